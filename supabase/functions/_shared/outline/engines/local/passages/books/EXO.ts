import type { BookPassages } from '../passage.ts'

export const EXO: BookPassages = [
  {
    verses: '1:8-22',
    key: '1:17',
    title: 'Duas parteiras que disseram não',
    theme: 'a coragem de proteger a vida',
    themes: ['justica', 'medo', 'obediencia', 'trabalho'],
    idea: 'Um rei com medo manda oprimir e matar; duas mulheres simples temem mais a Deus do que a ele, e por causa delas a vida continua nascendo.',
    context:
      'A família de José virou um povo. Um novo Faraó não sabe nada daquela história e só enxerga perigo nos estrangeiros. Tenta o trabalho forçado, depois um plano secreto, por fim uma ordem pública de matar meninos (1:22). O texto não guardou o nome do rei. O das parteiras, sim.',
    retold: [
      {
        verses: '1:8-10',
        says: 'Um novo rei do Egito, que não conhecia José, teme que os israelitas se multipliquem, lutem ao lado dos inimigos e saiam da terra.',
      },
      {
        verses: '1:11-14',
        says: 'Os egípcios põem capatazes sobre Israel e amargam sua vida com barro, tijolos e trabalho do campo. Quanto mais os oprimem, mais eles crescem.',
      },
      {
        verses: '1:15-19',
        says: 'O rei manda as parteiras Sifrá e Puá matarem os meninos hebreus ao nascer. Elas temem a Deus e os deixam viver, e dizem que as mães dão à luz antes de elas chegarem.',
      },
      {
        verses: '1:20-22',
        says: 'Deus faz bem às parteiras e lhes dá famílias, e o povo se fortalece. Então Faraó manda lançar no rio todo menino que nascer.',
      },
    ],
    read: {
      verses: '1:11-21',
      how: 'Duas mulheres leem as falas de Sifrá e Puá. Toda vez que aparecer temeram a Deus, o grupo repete.',
    },
    observe: [
      {
        ask: 'O que os egípcios fazem com o povo, e o que acontece quanto mais apertam?',
        verses: '1:11-14',
        listen: 'Trabalho forçado, vida amarga; mais se multiplicavam.',
      },
      {
        ask: 'Como se chamam as parteiras, e que ordem recebem?',
        verses: '1:15-16',
        listen: 'Sifrá e Puá; matar os meninos no parto.',
      },
      {
        ask: 'O que elas fazem, e por qual motivo?',
        verses: '1:17',
        listen: 'Preservam a vida, porque temeram a Deus.',
      },
      {
        ask: 'Como Deus responde ao que fizeram?',
        verses: '1:20-21',
        listen: 'Faz-lhes bem, dá-lhes família; o povo cresce.',
      },
    ],
    interpret: [
      {
        ask: 'O rei mais temido do mundo fica sem nome, e duas parteiras têm o seu escrito. O que a Bíblia diz com isso?',
        verses: '1:15',
        listen: 'Deus mede a grandeza de outro modo; lembra quem serviu a vida.',
      },
      {
        ask: 'Elas “temeram a Deus” e, por isso, não obedeceram ao rei. Que tipo de temor tira o medo de Faraó?',
        verses: '1:17',
        listen: 'Reverência; saber quem é o dono da vida.',
        follow: 'A quem se obedece quando a ordem é má?',
      },
      {
        ask: 'Quando oprimido, o povo cresce. O que o poder do Egito não conseguia controlar?',
        verses: '1:12, 1:20',
        listen: 'A promessa de Deus a Abraão seguia, sem barulho, de parto em parto.',
      },
    ],
    live: [
      {
        ask: 'Em que serviço do dia a dia, como o das parteiras, você protege a vida de alguém?',
        listen: 'Cozinha, escola, enfermagem, trânsito.',
        for: ['women', 'men', 'adults'],
      },
      {
        ask: 'Que ordem, meta ou costume do seu trabalho pede uma coisa que a sua consciência não aceita?',
        listen: 'Sem heroísmo forçado; pensar em aliados e passos.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Quando a turma manda maltratar ou excluir alguém, o que daria força para não cumprir?',
        listen: 'Ser dois ajuda: Sifrá e Puá.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que medo de gente diferente você já ouviu em casa ou na rua, e como responder sem briga?',
        listen: 'Estrangeiro, vizinho novo; lembrar a história de José.',
        for: ['adults', 'elderly', 'young'],
      },
      {
        ask: 'Que criança precisa hoje de adultos que temam mais a Deus do que a opinião dos outros?',
        listen: 'Um cuidado concreto.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Alguém já tornou a sua vida amarga com rigor. O que manteve algo vivo em você?',
        listen: 'Escute com respeito; não peça detalhes.',
        for: ['adults', 'mourning', 'visitors'],
      },
      {
        ask: 'O que esta história diz a quem imagina que Deus só usa gente importante?',
        listen: 'Duas profissionais, fazendo o seu serviço.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que a sua família conta do dia em que você nasceu: hora, correria, chuva, táxi?',
        bridge: 'Duas parteiras viram nascer um povo inteiro.',
      },
      {
        text: 'Qual regra boba de escola ou serviço você desobedeceu com muito gosto?',
        bridge: 'Sifrá e Puá desobedeceram a uma que não era boba, era cruel.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Feche as mãos em concha, como quem segura alguém recém-nascido. Pense no que é frágil perto de você.',
      bridge: 'As mãos de duas mulheres fizeram isso no Egito.',
    },
    complete: [
      {
        name: 'Não fizeram',
        text: 'Complete: Mandaram … ; eu não fiz, porque … . Ou: Ainda faço … ; para parar eu precisaria de … ao meu lado.',
      },
      {
        name: 'Nomes escritos',
        text: 'Faça uma lista de pessoas simples que protegeram vidas perto de você. Escreva o nome completo de cada uma.',
      },
    ],
    challenges: [
      {
        do: 'Apoie uma gestante ou uma mãe de bebê: visita, fralda, carona para o pré-natal.',
        tell: 'O que ela mais precisava.',
      },
      {
        do: 'Com mais uma pessoa, recusem juntos, e com educação, participar de algo que faz mal a alguém.',
        tell: 'Como foi não estar sozinho.',
      },
    ],
    children: {
      truth: 'Quem ama a Deus protege os pequenos.',
      to7: {
        story:
          'O povo de Deus morava no Egito. O rei não gostava deles e mandava que trabalhassem muito, fazendo tijolo, tijolo e mais tijolo. Mas nasciam muitos bebês! Unhé, unhé! Duas mulheres boas ajudavam os bebês a nascer. Uma se chamava Sifrá. A outra, Puá. O rei chamou as duas e mandou que não cuidassem dos meninos. Elas pensaram: Deus ama os bebês. Nós amamos a Deus! E cuidaram de todos eles, com carinho. Enrolavam no paninho e davam para a mamãe. Deus ficou contente com Sifrá e Puá e deu a cada uma a sua família.',
        activity:
          'Ninar: enrolem bonecos ou panos como bebês, embalem e digam: Deus ama você, e eu cuido.',
        questions: [
          'Como se chamavam as duas mulheres?',
          'O que elas fizeram pelos bebês?',
          'De quem menor que você dá para cuidar?',
        ],
      },
      to12: {
        story:
          'Muito tempo depois de José, um novo rei governou o Egito. Ele viu que o povo de Israel crescia e ficou com medo. Obrigou todos a fazer tijolos, com muita dureza. Mas, quanto mais apertava, mais o povo crescia. Então chamou duas parteiras, Sifrá e Puá, as mulheres que ajudavam os bebês a nascer, e deu uma ordem terrível contra os meninos. Desobedecer ao rei era perigosíssimo. Só que elas temiam a Deus, quer dizer, sabiam que a vida é dele. E não obedeceram: cuidaram de cada bebê, menino ou menina. O rei quis saber por quê, e elas foram espertas na resposta. Deus fez o bem a elas, e o povo continuou crescendo. A Bíblia nem conta como se chamava o rei. Mas escreveu o nome das duas: Sifrá e Puá.',
        activity:
          'Mural dos protetores: desenhem pessoas que cuidam de vidas (enfermeira, bombeiro, vizinha) e escrevam o nome delas.',
        questions: [
          'Por que elas não obedeceram ao rei?',
          'De quem a Bíblia guardou o nome?',
          'Quem da escola precisa de proteção?',
        ],
      },
      challenge: 'Defenda ou faça companhia a alguém menor do que você.',
    },
    prayer:
      'Deus de Sifrá e Puá, dá-nos o temor que tira o medo. Guarda os que nascem em tempo duro e as mãos que os recebem. Que a nossa obediência a ti seja boa notícia para os pequenos.',
    leader: {
      lost: 'Discute-se se as parteiras mentiram no 19. Pode ser que sim, pode ser que contassem meia verdade. O texto diz que Deus lhes fez bem porque o temeram; não faça disso uma regra sobre mentir.',
      tender:
        'Fala-se em matar bebês. Quem perdeu um filho, passou por um aborto, ou vive ameaça, pode sofrer. Não use o texto para discutir leis. Acolha a sós. Criança em perigo: Disque 100; mulher em perigo: Ligue 180; desespero: 188.',
    },
    comfort:
      'Amargaram a vida deles, diz o texto, com a palavra certa. E, naquela amargura, duas mulheres continuavam a receber bebês nas mãos. Deus ainda tem mãos assim perto de você.',
    closing: 'Faraó passou; Sifrá e Puá ficaram.',
    words: [
      'parteiras',
      'sifra',
      'sifra e pua',
      'farao',
      'temeram a deus',
      'nao conhecia jose',
      'hebreias',
      'trabalhos forcados',
      'pitom',
      'tijolos',
      'opressao no egito',
      'preservaram a vida',
    ],
  },
  {
    verses: '2:1-10',
    key: '2:3',
    title: 'Um cesto entre os juncos',
    theme: 'o cuidado que resiste',
    themes: ['familia', 'fe', 'filhos', 'proximo'],
    idea: 'Enquanto um império manda matar, cinco gestos de mulheres guardam um menino; Deus começa a libertar um povo por mãos que calafetam, vigiam, abrem e acolhem.',
    context:
      'O faraó ordenou que todo menino hebreu fosse lançado no rio, e as parteiras já desobedeceram por temor a Deus. Agora uma mãe usa o mesmo rio de outro jeito. Repare: neste trecho Deus não fala nem é citado, e quase só mulheres agem.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Uma mãe da família de Levi esconde o filho por três meses. Depois o põe numa cesta vedada com piche, entre os juncos do rio, e a irmã dele fica olhando de longe.',
      },
      {
        verses: '2:5-6',
        says: 'A filha de Faraó desce ao rio, vê a cesta e manda buscá-la. Encontra o menino chorando, tem compaixão e diz que ele é dos hebreus.',
      },
      {
        verses: '2:7-10',
        says: 'A irmã do menino se oferece para chamar uma ama e traz a própria mãe, que é paga para criá-lo. Mais tarde a filha de Faraó o adota e o chama Moisés, tirado das águas.',
      },
    ],
    read: {
      verses: '2:1-10',
      how: 'Três mulheres leem a mãe, a irmã e a princesa, cada uma nos versículos em que age; um narrador completa.',
    },
    observe: [
      {
        ask: 'Por quanto tempo e de que maneira a mãe protege o filho?',
        verses: '2:2-3',
        listen: 'Três meses escondido; depois um cesto vedado, posto com cuidado.',
      },
      {
        ask: 'O que a irmã e a filha do faraó fazem, passo a passo?',
        verses: '2:4-8',
        listen: 'Uma vigia e se oferece; a outra vê, abre, tem compaixão, paga.',
      },
      {
        ask: 'Que história o nome do menino conta?',
        verses: '2:10',
        listen: 'Moisés, tirado das águas: o nome conta o resgate.',
      },
    ],
    interpret: [
      {
        ask: 'A palavra cesta, em hebraico, é a mesma da arca de Noé. O que essa coincidência sugere?',
        verses: '2:3',
        listen: 'De novo, um barquinho sem leme, e a vida guardada dentro.',
      },
      {
        ask: 'A princesa sabe que o bebê é hebreu e conhece a ordem do pai. O que a faz atravessar essa linha?',
        verses: '2:5-6',
        listen: 'O choro; compaixão mais forte que a lei injusta.',
        follow: 'Que choro já fez você mudar de plano?',
      },
      {
        ask: 'A mãe põe o filho no rio e acaba paga para criá-lo. Que humor e que cuidado de Deus aparecem aí?',
        verses: '2:8-9',
        listen: 'O palácio financia o futuro libertador; ele age sem ser visto.',
      },
    ],
    live: [
      {
        ask: 'Quem vigiou de longe, como aquela irmã, um momento perigoso da sua vida?',
        listen: 'Irmãs, avós, vizinhos: dê lugar aos nomes.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Miriam era uma menina. O que alguém da sua idade consegue proteger que os adultos não enxergam?',
        listen: 'Colega, irmão menor, bicho, segredo perigoso que precisa ser contado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que filho, por mais que vocês vedem o cesto, já precisa seguir rio abaixo?',
        listen: 'Primeiro ônibus, faculdade, casamento, vício: soltar também dói.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que regra ou costume à sua volta esmaga gente fraca, e que gesto pequeno já é resistência?',
        listen: 'Comece pelo lugar em que a pessoa tem voz.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Fora da sua bolha, quem lhe fez bem sem ter obrigação e sem ser da sua fé?',
        listen: 'A princesa adorava outros deuses; Deus usou a compaixão dela.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Depois que o cesto saiu das suas mãos, o que ficou por dizer a quem foi?',
        listen: 'Filho adulto longe, entrega, aborto espontâneo, morte: só acolha.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história contam do seu nascimento: trovão, táxi, nome trocado, pai desmaiado?',
        bridge: 'Moisés também tinha uma história de bebê difícil de superar.',
      },
      {
        text: 'Qual foi o seu melhor improviso com fita, barbante ou cola? Ainda está de pé?',
        bridge: 'Uma mãe, um pouco de piche e juncos: o improviso aguentou o rio.',
        for: ['adults', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Faça com as mãos uma concha, como um pequeno cesto. Pense em quem você gostaria de colocar ali agora.',
      bridge: 'Uma mãe pôs o que mais amava num cesto, e havia alguém olhando.',
    },
    complete: [
      {
        name: 'Meu cesto',
        text: 'Desenhe um cesto. Dentro, o nome de quem você entrega a Deus. No piche que veda, o que você pode fazer; na correnteza, o que não está na sua mão.',
      },
      {
        name: 'Cinco mãos',
        text: 'Escreva o nome de cinco pessoas por meio de quem a sua vida foi guardada e, ao lado, o verbo de cada uma: escondeu, vigiou, abriu, alimentou, criou.',
      },
    ],
    challenges: [
      {
        do: 'Vigie de perto uma criança ou adolescente da sua rede: ofereça-se para buscar, ensinar, ouvir ou fazer companhia uma tarde.',
        tell: 'O que você percebeu que de longe não se via.',
      },
      {
        do: 'Mande uma mensagem a uma das pessoas que guardaram a sua infância, contando o que elas fizeram.',
        tell: 'A resposta que veio, ou a saudade, se já não pode vir.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim por meio de muitas mãos.',
      to7: {
        story:
          'Nasceu um bebê lindo! Mas havia um rei muito malvado que não queria bem aos bebês daquele povo. A mamãe escondeu o neném bem escondidinho. Psiu! Quando ele ficou grande demais para esconder, ela fez um cesto, passou cola para não entrar água e colocou o bebê lá dentro, no meio das plantas do rio. A irmã dele, Miriam, ficou olhando de longe. Então a princesa veio tomar banho. Ouviu um choro: buá, buá! Abriu o cesto e ficou com pena do bebê. Miriam correu: Quer que eu chame alguém para cuidar dele? E chamou a própria mamãe! A princesa chamou o menino de Moisés, porque o tirou da água.',
        activity:
          'Façam um cestinho com papel e fita e vejam se flutua numa bacia. Ponham dentro um bonequinho e cantem baixinho para ele.',
        questions: [
          'Onde a mamãe colocou o bebê?',
          'Quem ficou olhando de longe?',
          'Quem cuida de você?',
        ],
      },
      to12: {
        story:
          'O povo de Deus era escravo no Egito, e o faraó, com medo de que ficassem fortes, deu uma ordem cruel contra os meninos que nasciam. Uma mãe olhou para o seu filho e decidiu não obedecer. Escondeu-o por três meses. Quando já não dava, pegou um cesto de juncos, passou piche por fora para não entrar água e o deixou entre as plantas, na beira do rio. A irmã, Miriam, ficou de longe, vigiando. Quem veio ao rio foi justo a filha do faraó. Ela abriu o cesto, viu o bebê chorando e teve compaixão. Sabia que era hebreu e, mesmo assim, não o denunciou. Miriam teve coragem e perguntou: quer que eu chame uma mulher para amamentá-lo? Chamou a própria mãe! Assim Moisés foi criado em casa e depois no palácio. Ninguém percebeu, mas Deus já estava preparando a libertação do povo, pelas mãos de quem cuidou de um bebê.',
        activity:
          'Em grupos, construam um barquinho com material reciclado que leve cinco moedas sem afundar. Conversem: o que vedou melhor?',
        questions: [
          'Quantas pessoas foram corajosas nesta história, e como?',
          'Por que a princesa ajudou, se o pai dela tinha mandado o contrário?',
          'De quem você pode cuidar de perto, como Miriam?',
        ],
      },
      challenge: 'Cuide de alguém menor que você por uma tarde, com paciência.',
    },
    prayer:
      'Deus que ouve o choro entre os juncos, guarda as crianças que os poderosos não contam. Dá mãos firmes às mães, olhos atentos aos irmãos e compaixão a quem tem a chave. O que soltamos no rio, segura tu.',
    leader: {
      lost: 'O grupo salta para o Moisés adulto. Fique na margem: o capítulo quer que a gente veja quem cuidou dele quando ele não podia nada.',
      tender:
        'Adoção, entrega, filhos acolhidos em abrigo e perda de bebês tocam aqui. Não chame de abandono a entrega legal de um filho. Se souber de criança em perigo, Disque 100 ou conselho tutelar.',
    },
    comfort:
      'Houve um dia em que aquela mãe abriu as mãos e voltou para casa com os braços vazios. Deus não estava só no cesto; estava também no caminho de volta dela.',
    closing: 'Mãos que cuidam também libertam.',
    words: [
      'moises',
      'cesto',
      'cesta de juncos',
      'joquebede',
      'miria',
      'filha de farao',
      'nilo',
      'betume',
      'das aguas o tirei',
      'parteiras',
      'hebreus',
      'farao',
      'maes',
      'princesa',
    ],
  },
  {
    verses: '3:1-15',
    key: '3:7',
    title: 'O fogo que não apaga',
    theme: 'o Deus que viu, ouviu e desceu',
    themes: ['missao', 'salvacao', 'adoracao', 'identidade'],
    idea: 'Deus chama Moisés no meio do serviço comum, conta que viu a aflição do povo e desceu para livrá-lo, e responde ao medo do enviado com o próprio nome e a própria presença.',
    context:
      'Moisés, criado no palácio, matou um egípcio, fugiu e há quarenta anos cuida das ovelhas do sogro. Tem oitenta. Esqueceram-se dele; o povo continua gemendo. O deserto parece o último lugar onde algo começaria.',
    retold: [
      {
        verses: '3:1-6',
        says: 'Moisés leva as ovelhas do sogro ao monte de Deus e vê uma sarça que arde e não se consome. Deus o chama, manda tirar os calçados, e Moisés cobre o rosto.',
      },
      {
        verses: '3:7-10',
        says: 'O Senhor diz que viu a aflição do seu povo, ouviu o clamor e desceu para livrá-lo. Envia Moisés a Faraó, para tirar Israel do Egito.',
      },
      {
        verses: '3:11-12',
        says: 'Moisés pergunta quem é ele para ir a Faraó. Deus responde que será com ele, e que o povo o servirá naquele mesmo monte.',
      },
      {
        verses: '3:13-15',
        says: 'Moisés pergunta que nome deve dizer aos israelitas. Deus responde: “EU SOU O QUE SOU”, o Deus de Abraão, de Isaque e de Jacó.',
      },
    ],
    read: {
      verses: '3:1-12',
      how: 'Tirem os sapatos antes de ler. Uma voz para Deus, outra para Moisés, que responde sentado.',
    },
    observe: [
      {
        ask: 'Onde Moisés estava e o que fazia?',
        verses: '3:1-3',
        listen: 'No trabalho de sempre, ovelhas do sogro; ele se desvia para ver.',
      },
      {
        ask: 'Quais verbos Deus usa para falar do que fez diante da aflição do povo?',
        verses: '3:7-9',
        listen: 'Vi, ouvi, conheço, desci, para livrar e fazer subir.',
      },
      {
        ask: 'O que Moisés pergunta, e o que Deus lhe responde?',
        verses: '3:10-12',
        listen: 'Quem sou eu? Eu serei contigo: outra pergunta foi respondida.',
      },
    ],
    interpret: [
      {
        ask: 'A sarça arde e não se consome. O que essa imagem pode revelar sobre Deus e sobre quem ele chama?',
        verses: '3:2-3',
        listen: 'O fogo dele não precisa devorar o arbusto comum onde está.',
        follow: 'Em que serviço você se consumiu sem precisar?',
      },
      {
        ask: 'Por que tirar os calçados justamente num pasto?',
        verses: '3:4-5',
        listen: 'Santo é o lugar onde Deus fala; pode ser o do trabalho.',
      },
      {
        ask: 'Deus diz “desci” e logo depois diz “te enviarei”. Como essas duas frases andam juntas?',
        verses: '3:8, 3:10',
        listen: 'É ele quem livra, e o faz por alguém de carne e dúvida.',
      },
    ],
    live: [
      {
        ask: 'Que aflição, na sua cidade ou na sua família, você também viu e ouviu, a ponto de não conseguir passar direto?',
        listen: 'Incômodo que volta pode ser convite.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem sou eu para isso? Em que situação essa frase já fechou uma porta na sua frente?',
        listen: 'Falar em público, liderar, estudar, pedir perdão.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'No seu trabalho de sempre, que canto seria o mais parecido com uma sarça, aquele em que daria para parar e olhar?',
        listen: 'A pia, o ônibus, a máquina, o leito do paciente.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que começo tardio anima você: gente que aos sessenta, setenta, oitenta foi chamada?',
        listen: 'Conte exemplos reais da igreja ou do bairro.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'O Deus que diz conheço as suas angústias: que angústia você queria que ele conhecesse sem que fosse preciso explicar?',
        listen: 'Silêncio vale resposta.',
        for: ['mourning', 'visitors', 'new-believers'],
      },
      {
        ask: 'Um chamado de um mexe com a casa do outro. O que vocês precisam conversar antes de dizer eis-me aqui?',
        listen: 'Agenda, dinheiro, filhos: o sim é dos dois.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa já fez você parar tudo, mudar de calçada ou descer do ônibus só para olhar?',
        bridge: 'Se Moisés não tivesse se desviado para ver, não haveria esta conversa.',
      },
      {
        text: 'Qual desculpa você usa com mais talento para não falar em público, não dançar ou não lavar a louça?',
        bridge: 'Moisés também era bom nisso. Deus tinha paciência e uma resposta.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos. Ponha os pés no chão e sinta a temperatura e a textura por um minuto.',
      bridge: 'O chão onde você pisa pode ser o lugar da conversa.',
    },
    complete: [
      {
        name: 'Verbos de Deus',
        text: 'Copie os quatro verbos: vi, ouvi, conheço, desci. Ao lado de cada um, escreva o nome de uma situação que você gostaria de entregar a esse verbo.',
      },
      {
        name: 'Quem sou eu',
        text: 'Complete: quem sou eu para …? Eu sou alguém que …, que tem medo de … e que ouviu de Deus: eu serei contigo em …',
      },
    ],
    challenges: [
      {
        do: 'Pare três vezes no meio do trabalho desta semana, no mesmo lugar, por dois minutos, e pergunte: o que o Senhor está vendo aqui?',
        tell: 'O que você viu na terceira vez que não tinha visto na primeira.',
      },
      {
        do: 'Escolha uma aflição que você já viu e desça até ela: visite, telefone, informe-se, ofereça uma hora.',
        tell: 'O que mudou em você depois de chegar perto.',
      },
    ],
    children: {
      truth: 'Deus vê quem sofre e vai comigo ajudar.',
      to7: {
        story:
          'Moisés cuidava das ovelhas no deserto. Bééé! De repente viu um arbusto pegando fogo. Mas que estranho: o fogo queimava e as folhinhas não viravam cinza! Moisés chegou perto para olhar. Então ouviu uma voz no meio do fogo: Moisés! Moisés! Era Deus! Ele respondeu: Estou aqui! Deus disse: Tire as sandálias, este lugar é especial. Eu vi o meu povo chorando. Eu ouvi. Eu vim ajudar! Vá falar com o faraó para soltar o povo. Moisés ficou com medo: Mas quem sou eu? Deus respondeu: Eu vou estar com você. E isso era o mais importante.',
        activity:
          'Façam um arbusto de papel com chamas de papel celofane ou tecido. Todos tiram os sapatos, sentam em volta e dizem: Estou aqui, Deus!',
        questions: [
          'O que havia de diferente no arbusto?',
          'Quem chamou Moisés?',
          'O que Deus prometeu a Moisés?',
        ],
      },
      to12: {
        story:
          'Moisés tinha sido príncipe, mas agora era pastor, longe de tudo, e já tinha oitenta anos. Um dia, levando as ovelhas pelo deserto, viu um espinheiro em chamas que não se queimava. Em vez de passar reto, foi olhar. E do fogo alguém o chamou pelo nome, duas vezes. Era Deus! Ele mandou Moisés tirar as sandálias, porque aquele chão, um pasto cheio de pedra, era santo. Depois disse coisas maravilhosas: eu vi a aflição do meu povo, ouvi o clamor, conheço a dor deles e desci para livrá-los. E então: vá, eu mando você. Moisés levou um susto: quem sou eu para falar com o faraó? Deus não fez uma lista das qualidades dele. Só disse: eu vou estar com você. Moisés quis saber o nome de Deus, e ouviu: EU SOU O QUE SOU. Quer dizer, aquele que sempre é, que está aqui, que não falha.',
        activity:
          'Escrevam numa sandália de papel um medo e, no verso, a frase eu serei contigo. Deixem as sandálias em volta de uma vela acesa por um adulto.',
        questions: [
          'O que teria acontecido se Moisés não parasse para olhar?',
          'Deus respondeu quem sou eu com outra coisa. Por que essa resposta é melhor?',
          'Que pessoa que sofre você tem visto, e como pode chegar perto?',
        ],
      },
      challenge: 'Repare em alguém triste e faça um gesto de ajuda.',
    },
    prayer:
      'EU SOU, que vês, ouves, conheces e desces: acende o teu fogo no meio do nosso dia comum, sem nos consumir. Escuta o clamor dos oprimidos. E quando disseres vai, dá-nos só a certeza de que vais junto.',
    leader: {
      lost: 'Explicações científicas da sarça e o significado do nome EU SOU podem tomar a noite. Diga em uma frase que o nome fala de um Deus presente, e volte aos verbos do 7 e 8.',
      tender:
        'Quem está esgotado de servir pode ouvir mais uma cobrança. Lembre que o fogo não consumia o arbusto: chamado de Deus não é licença para se queimar. Incentive descanso e, se preciso, ajuda profissional.',
    },
    comfort:
      'Antes de mandar alguém fazer qualquer coisa, Deus disse que conhecia a angústia do povo. A sua também. Hoje talvez a única tarefa seja ficar descalço perto do fogo.',
    closing: 'Ele viu, ouviu, desceu; e vai com você.',
    words: [
      'moises',
      'sarca',
      'sarca ardente',
      'horebe',
      'jetro',
      'terra santa',
      'tira as sandalias',
      'eu sou o que sou',
      'eis me aqui',
      'quem sou eu',
      'vi a aflicao',
      'clamor',
      'midia',
      'chamado',
      'desci para livrar',
    ],
  },
  {
    verses: '4:1-17',
    key: '4:2',
    title: 'O que você tem na mão?',
    theme: 'as desculpas e o que já temos',
    themes: ['servico', 'medo', 'obediencia', 'proposito'],
    idea: 'Para cada desculpa de Moisés, Deus oferece uma resposta, um sinal ou um companheiro; o que ele já tem na mão, por comum que seja, basta para começar.',
    context:
      'A conversa na sarça continua e está virando negociação. Moisés já perguntou quem ele era e quem Deus era. Faltam ainda três objeções e um pedido desesperado para que escolham outro.',
    retold: [
      {
        verses: '4:1-5',
        says: 'Moisés diz que não vão crer nele. O Senhor manda lançar a vara no chão, e ela vira cobra. Pega pela cauda, torna a ser vara.',
      },
      {
        verses: '4:6-9',
        says: 'O Senhor dá outro sinal: a mão de Moisés sai do peito leprosa e depois volta ao normal. Se ainda não crerem, a água do rio virará sangue.',
      },
      {
        verses: '4:10-12',
        says: 'Moisés diz que é lento na fala. O Senhor pergunta quem deu a boca ao homem e promete estar na boca dele e ensinar o que falar.',
      },
      {
        verses: '4:13-17',
        says: 'Moisés pede que Deus envie outro, e o Senhor se ira. Arão, seu irmão, que fala bem, falará ao povo por ele, e a vara irá em sua mão.',
      },
    ],
    read: {
      verses: '4:1-12',
      how: 'Três pessoas em pé: Moisés, Deus e alguém com um cabo de vassoura fazendo o papel de vara.',
    },
    observe: [
      {
        ask: 'Quais objeções Moisés apresenta?',
        verses: '4:1, 4:10',
        listen: 'Não vão acreditar em mim; não sei falar.',
      },
      {
        ask: 'O que Deus pergunta primeiro, e o que ele tem na mão?',
        verses: '4:2',
        listen: 'Que é isso? Uma vara, a ferramenta de todos os dias.',
      },
      {
        ask: 'Que responde Deus sobre a boca de Moisés?',
        verses: '4:11-12',
        listen: 'Que foi ele quem a fez e que estará nela.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não dá a Moisés uma espada nem um exército. O que há por trás de usar a vara de pastor?',
        verses: '4:2-5',
        listen: 'O comum entregue vira instrumento; quarenta anos de pasto não se perdem.',
      },
      {
        ask: 'Moisés joga a vara no chão, foge dela, e precisa pegá-la de novo pela cauda. Que parte disso exige mais coragem?',
        verses: '4:3-4',
        listen: 'Retomar de outro jeito aquilo que agora assusta.',
      },
      {
        ask: 'Que respeito e que firmeza você ouve nas respostas de Deus a quem gagueja?',
        verses: '4:10-12',
        listen: 'Ele não exige que fale bem; promete ensinar na hora.',
        follow: 'No versículo 14, Deus se ira e mesmo assim dá Arão. O que isso mostra?',
      },
    ],
    live: [
      {
        ask: 'Olhe para a sua mão: que ferramenta, talento, idade ou defeito está nela que você acha comum demais para Deus?',
        listen: 'Celular, panela, planilha, experiência de quem já caiu.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Em que ocasião o medo de não ser levado a sério fez você nem tentar?',
        listen: 'Olhares na escola pesam mais do que os adultos lembram.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é a sua objeção preferida: idade, fala, passado, tempo, dinheiro, temperamento?',
        listen: 'Deixe cada um rir da própria.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Quem é o seu Arão, a pessoa que fala ou faz aquilo que você não consegue?',
        listen: 'Depender de alguém não é fracasso; é resposta de Deus.',
        for: ['couples', 'adults', 'elderly'],
      },
      {
        ask: 'O que seria um chamado pequeno, do tamanho de uma primeira semana, para quem acaba de chegar?',
        listen: 'Receber na porta, orar por um nome, levar um lanche.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que dificuldade da sua fala, corpo ou história você já ouviu ser usada contra você, e o que mudaria se Deus a tivesse nas mãos?',
        listen: 'Gagueira, deficiência, sotaque: com respeito e sem curiosidade.',
        for: ['adults', 'young', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Ponha na mesa um objeto que você tem agora no bolso ou na bolsa e invente, em dez segundos, um uso incrível para ele.',
        bridge: 'Deus fez uma pergunta parecida a um pastor e transformou um pedaço de pau.',
      },
      {
        text: 'Qual foi o discurso, brinde ou apresentação em que a sua voz falhou? O que aconteceu?',
        bridge: 'Moisés conhecia esse nó na garganta e contou isso a Deus.',
        for: ['young', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para o que está na sua mão ou ao alcance dela: uma chave, um lápis, o celular. Segure-o por um instante e pergunte para que serve.',
      bridge: 'Deus perguntou a um homem: que é isso que tens em tua mão?',
    },
    complete: [
      {
        name: 'Vara na mão',
        text: 'Três colunas: o que tenho na mão; o que acho que falta; o que Deus poderia fazer com o que já tenho. Preencha três linhas de verdade.',
      },
      {
        name: 'Debate com Deus',
        text: 'Escreva uma conversa em quatro falas, duas suas e duas de Deus. A sua primeira é: Senhor, não posso porque … A última de Deus é: que é isso que você tem na mão?',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa comum que você já tem e coloque-a a serviço de alguém por três dias.',
        tell: 'O que era e o que aconteceu com ela nas mãos de outra pessoa.',
      },
      {
        do: 'Chame um Arão: proponha a alguém fazer com você aquilo que você tem adiado por medo.',
        tell: 'O que a pessoa respondeu e qual foi o primeiro passo.',
      },
    ],
    children: {
      truth: 'Deus usa o que eu já tenho na mão.',
      to7: {
        story:
          'Deus chamou Moisés para ajudar o povo a sair do Egito. Moisés tinha medo: E se ninguém acreditar em mim? Deus perguntou: O que você tem na mão? Moisés olhou: um cajado, aquele pau de guiar ovelhas. Deus disse: Jogue no chão. Moisés jogou, e o pau virou uma cobra! Ele pulou para trás. Deus disse: Pegue pela ponta do rabo. Ele pegou, e a cobra virou cajado de novo. Deus podia usar até um pedaço de pau! Moisés disse: Eu não sei falar bem. Deus respondeu: Quem fez a sua boca fui eu. Eu vou ajudar. E deu também o irmão, Arão, para ir junto.',
        activity:
          'Cada criança traz um objeto simples e inventa como ele pode ajudar alguém. Depois dizem: Deus usa o que eu tenho!',
        questions: [
          'O que Moisés tinha na mão?',
          'Quem prometeu ajudar Moisés a falar?',
          'O que você tem e pode emprestar?',
        ],
      },
      to12: {
        story:
          'Deus queria que Moisés fosse falar com o faraó, mas ele tinha um monte de medos. E se ninguém acreditar? Deus perguntou: o que é isso na sua mão? Era só um cajado de pastor. Moisés o jogou no chão, e virou uma cobra. Ele fugiu, é claro! Deus mandou pegá-la pela cauda, e ela voltou a ser cajado. Deus mostrou outros sinais. Mas Moisés ainda tentou: Senhor, eu nunca falei bem, minha língua é pesada. Deus respondeu com outra pergunta: quem fez a boca dos homens? Não fui eu? Pode ir, eu vou estar na sua boca. Mesmo assim, Moisés pediu que mandassem outra pessoa! Deus ficou descontente, mas não desistiu dele. Disse: Arão, seu irmão, fala bem e já está vindo ao seu encontro, feliz da vida. Vocês vão juntos. O cajado comum, que já estava na mão dele, seria usado para fazer coisas enormes.',
        activity:
          'Façam um painel de mãos: cada um contorna a mão e escreve nela uma habilidade que pode pôr a serviço do grupo. Combinem quem fará o quê.',
        questions: [
          'Quais foram as desculpas de Moisés, e qual se parece com a sua?',
          'Por que Deus usou um cajado em vez de algo mais poderoso?',
          'Quem é o seu Arão, alguém que completa o que você não faz bem?',
        ],
      },
      challenge: 'Ofereça uma habilidade sua para ajudar alguém em casa.',
    },
    prayer:
      'Senhor que fizeste a boca e a mão, toma o que já temos. Tu conheces a voz que falha e o medo de ser desacreditado. Ensina na hora, envia um companheiro, e faz do nosso comum o teu instrumento.',
    leader: {
      lost: 'Alguns querem reproduzir sinais; outros ficam só na irritação de Deus. A frase que organiza tudo é a do versículo 2. Peça que cada um a responda.',
      tender:
        'Quem gagueja, tem deficiência ou foi humilhado por sua fala pode se sentir exposto. O versículo 11 não é explicação de sofrimento; é promessa de presença. Não peça que ninguém fale em voz alta.',
    },
    comfort:
      'Se a sua voz quase não sai hoje, Deus não está esperando um discurso. Ele prometeu estar na boca e pôs ao lado de Moisés alguém que chegava sorrindo. Pode ser que alguém esteja a caminho de você também.',
    closing: 'Que é isso na sua mão? Já é um começo.',
    words: [
      'moises',
      'vara',
      'cajado',
      'que tens na mao',
      'desculpas',
      'nao sei falar',
      'lento na fala',
      'arao',
      'serpente',
      'lepra',
      'sinais',
      'quem fez a boca',
      'envia outro',
      'chamado',
    ],
  },
  {
    verses: '5:1-23',
    key: '5:22',
    title: 'Obedeci, e ficou pior',
    theme: 'quando obedecer piora as coisas',
    themes: ['sofrimento', 'oracao', 'trabalho', 'justica'],
    idea: 'Moisés faz o que Deus mandou, e o povo apanha mais; sem resposta pronta, ele volta ao Senhor com a pergunta na boca, e é a esse Deus questionado que a libertação pertence.',
    context:
      'Deus chamou Moisés na sarça e prometeu libertar. O povo creu e adorou. Moisés e Arão pedem três dias de festa no deserto, e Faraó responde: “Quem é o SENHOR”? Tira a palha e mantém a meta de tijolos. No capítulo seguinte, Deus responderá: agora verás.',
    retold: [
      {
        verses: '5:1-5',
        says: 'Moisés e Arão levam a Faraó a palavra do Senhor: que deixe o povo celebrar uma festa no deserto. Faraó diz que não conhece o Senhor e não deixará.',
      },
      {
        verses: '5:6-14',
        says: 'Faraó manda o povo catar a própria palha e entregar os mesmos tijolos de antes. Os supervisores israelitas são açoitados porque a tarefa não se cumpre.',
      },
      {
        verses: '5:15-19',
        says: 'Os supervisores se queixam a Faraó. Ele diz que estão ociosos, por isso querem sacrificar ao Senhor, e não diminui nada.',
      },
      {
        verses: '5:20-23',
        says: 'Os supervisores acusam Moisés e Arão de pôr a espada na mão dos egípcios. Moisés pergunta ao Senhor por que aflige o povo e por que o enviou.',
      },
    ],
    read: {
      verses: '5:12-23',
      how: 'Um grupo bate palmas marcando o ritmo do trabalho até o 14. O 22 e o 23, uma voz só, sem pressa, como quem desabafa.',
    },
    observe: [
      {
        ask: 'O que o povo precisa fazer agora, e o que continua igual?',
        verses: '5:12-14',
        listen: 'Catar restolho por toda a terra; a mesma conta de tijolos, com açoites.',
      },
      {
        ask: 'A quem os supervisores reclamam primeiro, e que rótulo recebem?',
        verses: '5:15-18',
        listen: 'A Faraó; ociosos, duas vezes.',
      },
      { ask: 'Em quem eles descarregam depois?', verses: '5:20-21', listen: 'Em Moisés e Arão.' },
      {
        ask: 'O que Moisés faz com tudo isso, e o que diz?',
        verses: '5:22-23',
        listen: 'Volta-se ao Senhor: por que, para que; tu não livraste.',
      },
    ],
    interpret: [
      {
        ask: 'Faraó chama de preguiça a vontade de adorar. Por que o descanso com Deus ameaça um rei assim?',
        verses: '5:17-18',
        listen: 'Quem adora lembra que não é só tijolo; sai do controle.',
      },
      {
        ask: 'A dor faz o povo brigar com quem veio ajudar. Como a opressão põe irmão contra irmão?',
        verses: '5:19-21',
        listen: 'É mais seguro atacar quem está ao lado do que quem manda.',
        follow: 'Onde isso se repete?',
      },
      {
        ask: 'Moisés fala com Deus sem enfeite. O que essa oração tem de fé?',
        verses: '5:22-23',
        listen: 'Ele reclama com quem pode responder; não larga a conversa.',
      },
    ],
    live: [
      {
        ask: 'Que coisa certa você fez e, por um tempo, só trouxe problema?',
        listen: 'Denúncia, conversão, verdade, fim de vício.',
        for: ['adults', 'new-believers', 'men', 'women'],
      },
      {
        ask: 'Que palha tiraram de você mantendo a mesma meta?',
        listen: 'Menos gente, menos tempo, mais cobrança.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Nota, treino, celular, estágio: quem bate o ritmo do seu dia, e quando você para?',
        listen: 'Cansaço real; pensar em pausa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em quem você costuma descontar o que o seu Faraó fez?',
        listen: 'Marido, mulher, filho, cachorro; dizer com humildade.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Se você fosse escrever a Deus uma oração de por quê e para quê, como seria a primeira linha?',
        listen: 'Silêncio para escrever. Ler só quem quiser.',
        for: ['mourning', 'young', 'adults'],
      },
      {
        ask: 'Depois de anos na fé, o que você aprendeu sobre o intervalo entre a promessa e o alívio?',
        listen: 'Relato sem lição pronta.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem ainda não conhece a Deus pode perguntar, como Faraó, quem é ele. O que você responderia, ou perguntaria?',
        listen: 'Curiosidade é bem-vinda.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Montem uma torre de papel. No meio, o líder tira a fita e mantém o prazo. O que disseram dele?',
        bridge: 'Faraó tirou a palha e manteve a conta dos tijolos.',
        for: ['teens', 'young', 'adults'],
      },
      {
        text: 'Qual conserto seu deixou a coisa pior: torneira, cabelo, carro, bolo?',
        bridge: 'Moisés foi consertar uma injustiça, e por um tempo ficou pior.',
      },
    ],
    quiet: {
      text: 'Bata de leve na mesa, num ritmo igual, por dez segundos. Pare. Ouça o que o silêncio permite.',
      bridge: 'Faraó não queria que o povo parasse nem para isso.',
    },
    complete: [
      {
        name: 'Por que e para que',
        text: 'Escreva a Deus: Senhor, por que … ? Para que me … ? Desde que eu … , aconteceu … , e tu … . Termine sem consertar.',
      },
      {
        name: 'Tijolos e palha',
        text: 'Faça duas pilhas: o que exigem de mim; o que me dão para isso. Escreva entre elas um pedido que possa fazer a alguém.',
      },
    ],
    challenges: [
      {
        do: 'Separe três horas inteiras, em um dia, sem produzir nada: descanso, oração, comida boa com alguém.',
        tell: 'Que voz chamou você de ocioso.',
      },
      {
        do: 'Alivie a meta de alguém: dê tempo, ajuda ou a palha que falta.',
        tell: 'O que a pessoa fez com a folga.',
      },
    ],
    children: {
      truth: 'Posso contar a Deus quando tudo fica difícil.',
      to7: {
        story:
          'Moisés foi falar com o rei Faraó: Deus disse para deixar o povo ir fazer uma festa para ele! Faraó respondeu: não conheço esse Deus. Não deixo! E ficou bravo. O povo fazia tijolos com barro e palha. Faraó disse: agora vocês vão buscar a palha. E quero a mesma quantidade de tijolos! Eles correram para cá e para lá, catando palhinha. Ficaram muito cansados e zangados com Moisés. Moisés ficou triste. Ele tinha obedecido a Deus! Então foi falar com Deus: Senhor, por que ficou pior? Deus não brigou com Moisés. Deus escutou. E já estava preparando a ajuda.',
        activity:
          'Tijolinhos de massinha ou barro: façam três e descansem. Digam juntos: Deus, hoje está difícil, ajuda a gente.',
        questions: [
          'O que o povo precisava catar?',
          'Com quem Moisés foi conversar?',
          'O que está difícil para você?',
        ],
      },
      to12: {
        story:
          'Deus mandou Moisés pedir a Faraó que deixasse o povo sair para adorar. Moisés tinha medo, mas foi. Faraó zombou: quem é esse Deus para eu obedecer? E deu uma ordem maldosa. Os tijolos eram feitos de barro com palha, e a palha vinha pronta. Agora o povo teria de procurar a palha e entregar o mesmo número de tijolos. Ninguém conseguia, e os chefes do serviço sofriam por isso. Eles foram reclamar com o rei e ouviram: vocês são preguiçosos! Então jogaram a culpa em Moisés. Coitado! Ele só tinha obedecido. O que ele fez? Voltou a Deus e falou tudo: Senhor, por que aconteceu isso? Por que me mandou? Deus não se ofendeu. Logo depois respondeu: agora você vai ver o que eu vou fazer. E libertou o povo.',
        activity:
          'Carta do porquê: escrevam a Deus uma pergunta difícil, dobrem e guardem numa caixa para reler no fim do mês.',
        questions: [
          'O que Faraó mudou no trabalho?',
          'Por que ficaram bravos com Moisés?',
          'Que pergunta você faria a Deus?',
        ],
      },
      challenge: 'Quando o dia ficar difícil, conte tudo a Deus antes de reclamar.',
    },
    prayer:
      'Senhor, por que ficou pior? Fizemos o que mandaste, e falta palha. Não largamos a tua mão nem a pergunta. Alivia quem apanha por metas impossíveis, e mostra-nos o teu agora verás.',
    leader: {
      lost: 'O grupo corre para o mar que se abre. Fiquem neste capítulo desconfortável. Moisés ainda não sabe o fim; muita gente na sala também não.',
      tender:
        'Trabalho que adoece, cobrança com humilhação e castigo no corpo existem hoje. Não diga que é prova de Deus. Ofereça escuta e caminhos: médico, sindicato, Ministério Público do Trabalho; Disque 100 para trabalho escravo; CVV 188 para quem não aguenta mais.',
    },
    comfort:
      'Por que afligiste, e para que me enviaste: Moisés disse isso a Deus, e Deus continuou a chamá-lo. A sua pergunta, mesmo amarga, não acaba com a conversa.',
    closing: 'Deus aguenta a pergunta de quem obedeceu.',
    words: [
      'palha',
      'tijolos',
      'farao',
      'moises e arao',
      'quem e o senhor',
      'deixa ir meu povo',
      'ociosos',
      'capatazes',
      'restolho',
      'para que me enviaste',
      'por que afliges',
      'piorou',
    ],
  },
  {
    verses: '12:1-14',
    key: '12:13',
    title: 'A noite de vigília',
    theme: 'a Páscoa e a liberdade',
    themes: ['salvacao', 'cruz', 'familia', 'gratidao'],
    idea: 'Na noite da liberdade, Deus manda o povo comer já pronto para viajar e marcar a porta com o sangue do cordeiro: a salvação é dele, e a memória fica à mesa da família.',
    context:
      'Nove pragas já abalaram o Egito e o faraó não soltou o povo. A décima será a pior, a dos primogênitos. Antes dela, Deus estabelece uma refeição que os judeus celebram até hoje e que Jesus comeu na véspera da cruz.',
    retold: [
      {
        verses: '12:1-5',
        says: 'O Senhor diz a Moisés e Arão que aquele mês será o primeiro do ano. Cada família tomará um cordeiro sem defeito, e a família pequena dividirá com o vizinho.',
      },
      {
        verses: '12:6-7',
        says: 'O cordeiro será morto ao entardecer do dia catorze. Com o sangue, o povo marcará os dois postes e a verga da porta de casa.',
      },
      {
        verses: '12:8-11',
        says: 'A família comerá a carne assada, com pão sem levedura e ervas amargas. Comerá com pressa, calçada e de bordão na mão: é a Páscoa do Senhor.',
      },
      {
        verses: '12:12-14',
        says: 'O Senhor passará pelo Egito ferindo os primogênitos, e onde vir o sangue passará por cima. Aquele dia será celebrado em todas as gerações.',
      },
    ],
    read: {
      verses: '12:3-14',
      how: 'Leiam de pé, com o sapato calçado e algo na mão, como quem vai sair de madrugada.',
    },
    observe: [
      {
        ask: 'O que se deve escolher, preparar e fazer com o cordeiro?',
        verses: '12:3-8',
        listen:
          'Cordeiro sem defeito, sangue nos umbrais, carne assada, pão sem fermento, ervas amargas.',
      },
      {
        ask: 'Com que roupa e com que pressa se come?',
        verses: '12:11',
        listen: 'Cinto, sandálias, bordão, apressadamente: pronto para partir.',
      },
      {
        ask: 'O que o sangue faz nas portas?',
        verses: '12:13',
        listen: 'Serve de sinal: Deus passa por cima e ninguém ali é ferido.',
      },
    ],
    interpret: [
      {
        ask: 'Em que sentido comer com a mala pronta é um ato de fé?',
        verses: '12:11',
        listen: 'Celebram uma saída que ainda não aconteceu.',
      },
      {
        ask: 'Por que cada família precisava marcar a porta, se Deus conhece quem é quem?',
        verses: '12:7, 12:13',
        listen: 'O sinal é para Deus ver e também para a casa confiar.',
        follow: 'O que um gesto simples à vista faz pela fé dentro de casa?',
      },
      {
        ask: 'A memória é guardada com mesa, gosto amargo e história. O que isso ensina sobre passar a fé adiante?',
        verses: '12:8, 12:14',
        listen: 'A fé entra pela boca e pelos ouvidos; as crianças perguntam (12:26).',
      },
    ],
    live: [
      {
        ask: 'De que escravidão, antiga ou recente, Deus já o fez sair, e qual ervinha amarga ajuda a não esquecer?',
        listen: 'Vício, relação, medo, trabalho: o gosto lembra a saída.',
        for: ['adults', 'new-believers', 'long-believers'],
      },
      {
        ask: 'Qual comida ou ritual da sua casa conta quem a sua família é?',
        listen: 'Pão, feijoada, lava-pés de véspera, oração da avó.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'De que você está com as sandálias calçadas para sair, e só falta dar o primeiro passo?',
        listen: 'Parar de fumar, terminar, mudar de turma, pedir ajuda.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em vez de contar, como vocês mostrariam às crianças da família o que Deus fez por vocês?',
        listen: 'Uma mesa, uma vela, um objeto, um dia no calendário.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se a família for pequena, chame o vizinho (versículo 4). Com quem você dividiria a sua mesa de gratidão?',
        listen: 'Quem mora só, migrantes, recém-chegados.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Há portas, em nossas casas, que sangue nenhum parece ter guardado. O que você gostaria de dizer a Deus sobre isso?',
        listen: 'Não defenda Deus; ouça o protesto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua refeição mais apressada: em pé, no carro, dez minutos antes do ônibus? O que comeu?',
        bridge: 'Um povo inteiro comeu desse jeito na noite em que ganhou a liberdade.',
      },
      {
        text: 'Se tivesse de sair de casa às três da manhã com o que cabe numa sacola, o que levaria para não esquecer quem você é?',
        bridge: 'Cada família levou pouca coisa e uma história. Vamos ouvi-la.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha um pedaço de pão na mesa e, se tiver, uma folhinha amarga como rúcula ou almeirão. Coma o pão devagar.',
      bridge: 'Cada sabor dessa noite contava alguma coisa.',
    },
    complete: [
      {
        name: 'Mesa da memória',
        text: 'Desenhe uma mesa com quatro alimentos. Em cada um escreva uma lembrança de libertação da sua vida e a quem você precisa contar.',
      },
      {
        name: 'Porta marcada',
        text: 'Desenhe a porta da sua casa. No umbral, em letras vermelhas, escreva: nesta casa confiamos em … Na soleira: estamos prontos para sair de …',
      },
    ],
    challenges: [
      {
        do: 'Faça em casa uma refeição de memória: conte, enquanto come, de que Deus libertou a sua família.',
        tell: 'O que se comeu e que pergunta uma criança ou visita fez.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        do: 'Chame à sua mesa um vizinho que come só, e diga que é por gratidão.',
        tell: 'Como foi dividir o cordeiro com mais um.',
      },
    ],
    children: {
      truth: 'Deus salva e quer que a gente lembre disso.',
      to7: {
        story:
          'O povo de Deus era escravo e o faraó não deixava ninguém sair. Então Deus disse: Esta noite vocês vão embora! Cada família preparou um cordeirinho assado, pão achatado e folhas um pouco amargas. E passaram uma marca vermelha na porta da casa. A marca dizia: aqui mora gente que confia em Deus. Deus passou naquela noite e guardou as casas com a marca. Todos comeram rápido, de sandália no pé e mochila nas costas, como quem vai viajar. E de manhã o povo saiu, livre! Deus disse: Todos os anos vocês vão fazer essa comida e contar aos filhos o que eu fiz.',
        activity:
          'Comam um pão achatado bem depressa, em pé, com um chapéu e uma sacola. Depois desenhem uma porta com uma marquinha vermelha e escrevam: Deus guarda esta casa.',
        questions: [
          'O que puseram na porta da casa?',
          'Por que comeram bem depressa?',
          'De que você quer agradecer a Deus na hora de comer?',
        ],
      },
      to12: {
        story:
          'Fazia muitos anos que o povo de Israel era escravo no Egito, e o faraó sempre dizia não. Então Deus anunciou uma noite decisiva, e pediu que cada família se preparasse. Deviam comer um cordeiro assado, pão sem fermento e ervas amargas, porque não dava tempo de a massa crescer e porque a escravidão tinha sido amarga. Se a família fosse pequena, repartia com o vizinho. E todo mundo comeria em pé, de sandália e com o bordão na mão. Mais uma coisa: um pouco do sangue do cordeiro na porta, como sinal. Naquela noite houve uma grande tristeza no Egito, mas as casas marcadas foram guardadas. Deus disse que aquela refeição devia ser lembrada para sempre, contando aos filhos o que ele fez. Até hoje o povo judeu come a Páscoa. E os cristãos lembram que foi numa Páscoa que Jesus se entregou por nós.',
        activity:
          'Preparem uma mesa simples com pão achatado, uma folhinha amarga e um suco. Cada um faz a pergunta: por que esta noite é diferente? e os outros respondem.',
        questions: [
          'O que significava cada alimento daquela mesa?',
          'Por que Deus quis que a história fosse contada comendo?',
          'Que liberdade você gostaria de comemorar com a sua família?',
        ],
      },
      challenge: 'Peça a um adulto que conte de que Deus já livrou a família.',
    },
    prayer:
      'Senhor da Páscoa, tira-nos da casa da escravidão. Que a tua marca esteja na nossa porta e a tua pressa nos nossos pés. Ensina-nos a contar à mesa, e guarda quem ainda espera a sua noite.',
    leader: {
      lost: 'A morte dos primogênitos assusta e precisa ser reconhecida. Diga que o texto leva a opressão a sério, que o mistério é grande, e que o acento desta página está na casa que se abriga e na mesa que se lembra.',
      tender:
        'Diante de quem perdeu um filho, não compare e não explique. Avise a pessoa antes, e fique em silêncio ao lado dela se for preciso.',
      differ:
        'Sobre a relação entre a Páscoa e a Ceia do Senhor, católicos e evangélicos têm compreensões diferentes; todos veem em Jesus o cordeiro (1 Coríntios 5:7).',
    },
    comfort:
      'Naquela noite houve choro em muitas casas. Aos que estavam debaixo do sinal, Deus só pediu que ficassem dentro até amanhecer. Fique também; não é preciso fazer mais nada agora.',
    closing: 'Comeram prontos para sair: a liberdade estava perto.',
    words: [
      'pascoa',
      'cordeiro',
      'sangue nos umbrais',
      'ervas amargas',
      'paes sem fermento',
      'pao sem levedura',
      'primogenitos',
      'pragas',
      'egito',
      'saida do egito',
      'moises',
      'apressadamente',
      'memorial',
      'cordeiro pascal',
    ],
  },
  {
    verses: '14:5-31',
    key: '14:13',
    title: 'Entre o mar e os carros',
    theme: 'quando não há saída',
    themes: ['medo', 'fe', 'salvacao', 'esperanca'],
    idea: 'Com o exército atrás e o mar na frente, Deus pede ao povo que não tema e veja; e o caminho aparece onde ninguém olharia, debaixo dos próprios pés.',
    context:
      'O povo saiu de cabeça erguida, mas o faraó se arrependeu e vem buscá-los com seiscentos carros. Diante deles, água. Em poucas horas, gente que cantava começa a gritar que era melhor ter ficado.',
    retold: [
      {
        verses: '14:5-9',
        says: 'Faraó pergunta como pôde deixar Israel sair. Prepara carros e cavaleiros e alcança o povo acampado junto ao mar.',
      },
      {
        verses: '14:10-14',
        says: 'Os israelitas veem os egípcios e dizem que era melhor servir no Egito. Moisés pede que não temam: o Senhor lutará por eles.',
      },
      {
        verses: '14:15-20',
        says: 'O Senhor manda o povo marchar, e Moisés, dividir o mar com a vara. A nuvem passa para trás e separa os acampamentos.',
      },
      {
        verses: '14:21-25',
        says: 'Um vento forte abre o mar a noite toda, e Israel entra em seco. Os egípcios o seguem, e os carros perdem as rodas.',
      },
      {
        verses: '14:26-31',
        says: 'As águas voltam e cobrem o exército. Israel vê o grande feito, teme ao Senhor e crê nele e em Moisés.',
      },
    ],
    read: {
      verses: '14:10-21',
      how: 'Metade do grupo faz o povo em pânico nos versículos 11 e 12; um leitor calmo lê Moisés e Deus.',
    },
    observe: [
      {
        ask: 'O que o povo diz quando vê os egípcios?',
        verses: '14:10-12',
        listen: 'Clama, reclama e prefere a escravidão conhecida.',
      },
      {
        ask: 'Moisés fala uma coisa, Deus acrescenta outra. Quais são as duas?',
        verses: '14:13-16',
        listen: 'Ficai quietos e vede; e depois: dize que marchem.',
      },
      {
        ask: 'Onde fica a coluna de nuvem quando o perigo aumenta?',
        verses: '14:19-20',
        listen: 'Passa para trás: põe-se entre os dois acampamentos a noite toda.',
      },
    ],
    interpret: [
      {
        ask: 'Ficai quietos e marchem: como obedecer a duas ordens que parecem contrárias?',
        verses: '14:14-15',
        listen: 'O coração quieto; os pés andando. Não é passividade.',
        follow: 'Em que momento da vida uma delas pesa mais do que a outra?',
      },
      {
        ask: 'Por que o medo faz a gente ter saudade de onde era escravo?',
        verses: '14:11-12',
        listen: 'O conhecido, mesmo ruim, parece seguro.',
      },
      {
        ask: 'Deus abre o mar devagar, com vento a noite inteira. O que isso diz sobre a velocidade dos seus milagres?',
        verses: '14:20-21',
        listen: 'A noite longa faz parte; de um lado, luz, do outro, trevas.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu mar da vez: aquilo que, na frente, não tem passagem?',
        listen: 'Dívida, processo, exame, separação: só escute.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando a pressão aperta, você grita, some, culpa alguém ou dá um passo?',
        listen: 'Cada um tem um primeiro reflexo; sem vergonha.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'De que servidão você sente, às vezes, uma saudade esquisita?',
        listen: 'Relação que machuca, vício, consumo: atenção ao tom.',
        for: ['adults', 'singles', 'new-believers'],
      },
      {
        ask: 'Em que hora da vida de vocês a nuvem ficou atrás, guardando as costas, sem que percebessem?',
        listen: 'Pode ser um acidente que não aconteceu.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'O que você canta depois que chega ao outro lado, e o que costuma esquecer de cantar?',
        listen: 'O capítulo 15 é a resposta; comece a sua.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'No meio da noite de vento, o que faria você ficar um pouco mais quieto por dentro?',
        listen: 'Companhia, comida, sono, remédio: sem romantismo.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que beco sem saída você já se meteu sem querer: rua estreita, GPS maluco, porta que travou por fora?',
        bridge: 'Agora imagine isso com um exército atrás e o mar na frente.',
      },
      {
        text: 'Se pudesse abrir um caminho no meio de qualquer coisa que atrapalha, o que abriria ao meio?',
        bridge: 'Moisés estendeu a mão, e o mar se abriu. Vamos ver como.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha as palmas das mãos abertas sobre a mesa. Sinta o ar entrar e sair. Repita baixo: não temais.',
      bridge: 'Foram essas as palavras de Moisés na beira do mar.',
    },
    complete: [
      {
        name: 'Mapa do beco',
        text: 'Complete três linhas: o exército que vem atrás é …; o mar que está na frente é …; o passo que Deus me pede para dar sem ver tudo é …',
      },
      {
        name: 'Quietude e marcha',
        text: 'Em duas colunas: o que me cabe hoje é ficar quieto em relação a …; o que me cabe hoje é marchar em direção a …',
      },
    ],
    challenges: [
      {
        do: 'Escolha um problema em que você só andava de um lado para o outro. Ore por ele em silêncio cinco minutos por dia, e dê um único passo prático na semana.',
        tell: 'Qual foi o passo e qual foi a paz, mesmo pouca.',
      },
      {
        do: 'Seja como a nuvem para alguém que foge de um mal ou enfrenta uma luta: cubra as costas dessa pessoa com companhia, contato ou uma ajuda prática.',
        tell: 'De que jeito você cobriu as costas dela.',
      },
    ],
    children: {
      truth: 'Quando não vejo saída, Deus sabe o caminho.',
      to7: {
        story:
          'O povo de Deus estava livre! Mas o faraó mudou de ideia e saiu atrás deles com soldados e cavalos. Na frente do povo estava o mar. Atrás, o faraó. O povo gritou de medo: Estamos presos! Moisés disse: Não tenham medo! Deus vai nos salvar. Então Deus mandou Moisés estender a mão sobre o mar. Soprou um vento forte, e a água se abriu, como duas paredes! O povo passou no chão seco. Passinho, passinho, passinho. Quando todos já tinham passado, as águas fecharam de novo. O povo estava do outro lado, a salvo. E cantaram bem alto uma música para Deus!',
        activity:
          'Façam com dois lençóis azuis o mar. Dois adultos seguram, e todos passam pelo meio dizendo: Deus abriu o caminho!',
        questions: [
          'O que estava na frente e o que estava atrás?',
          'O que Deus fez com o mar?',
          'Que medo você quer contar para Deus?',
        ],
      },
      to12: {
        story:
          'Depois de sair do Egito, o povo parou na beira do mar. De repente avistaram poeira: o faraó tinha mudado de ideia e vinha com seiscentos carros de guerra. Foi um pânico. Alguns até disseram: era melhor ficar escravos do que morrer aqui! Moisés respondeu: não temam, fiquem quietos e vejam a salvação do Senhor. Mas Deus completou: por que vocês estão parados gritando? Digam que marchem. E mandou Moisés estender a mão. A coluna de nuvem saiu da frente e se pôs atrás, entre os egípcios e o povo. Um vento forte soprou a noite toda e o mar se abriu. De madrugada, o povo atravessou em chão seco, com a água dos dois lados. O exército tentou ir atrás e não conseguiu. Do outro lado, o povo viu o que Deus tinha feito e acreditou nele. E cantou!',
        activity:
          'Em grupo, inventem um canto curto, com palmas, contando o que Deus fez por alguém do grupo ou da família. Cantem juntos.',
        questions: [
          'O que significa ficar quieto e, ao mesmo tempo, marchar?',
          'Por que o povo quis voltar a ser escravo?',
          'Que passo você pode dar diante de algo que assusta?',
        ],
      },
      challenge: 'Num momento de medo, respire e diga: não temo, Deus vê.',
    },
    prayer:
      'Senhor que lutas pelos teus, vê o mar e os carros. Dá quietude ao coração e firmeza aos pés. Coloca-te atrás, entre nós e o que nos persegue, e ensina-nos a cantar quando amanhecer.',
    leader: {
      lost: 'Alguns ficam na explicação do vento; outros na morte dos egípcios. Admita a gravidade, e volte ao versículo 13: de que salvação o povo precisava? E onde cada um está hoje?',
      tender:
        'Quem vive violência pode entender o ficai quietos como ordem de aguentar. Diga que não é: sair em segurança também é marchar (Ligue 180, 190). Se alguém falar em morrer, não o deixe só e ligue junto para o CVV, 188.',
    },
    comfort:
      'Você não precisa cantar agora. O povo gritou antes de cantar, e Deus já tinha mandado a nuvem para trás dele. Fique onde está um pouco; o vento está soprando.',
    closing: 'O caminho estava debaixo da água.',
    words: [
      'mar vermelho',
      'travessia',
      'moises',
      'farao',
      'carros',
      'nao temais',
      'ficai quietos',
      'vede a salvacao',
      'o senhor pelejara',
      'o senhor lutara',
      'coluna de nuvem',
      'vento oriental',
      'marchem',
      'sem saida',
      'passagem',
    ],
  },
  {
    verses: '15:22-27',
    key: '15:25',
    title: 'Água que amarga e água que sara',
    theme: 'a decepção e o Deus que cura',
    themes: ['espera', 'sofrimento', 'esperanca', 'fidelidade'],
    idea: 'Três dias depois do cântico, a água encontrada amarga na boca; Deus não esconde a amargura, mostra o lenho que a adoça e se apresenta como quem sara.',
    context:
      'Do outro lado do mar todos cantaram e dançaram. Três dias de deserto depois, com sede, chegam a um lugar chamado Mara, amargo. A alegria não evaporou de uma vez: secou devagar, como as bolsas de água.',
    retold: [
      {
        verses: '15:22-24',
        says: 'Moisés leva Israel do mar Vermelho ao deserto, e andam três dias sem achar água. A água de Mara é amarga, e o povo murmura, perguntando o que vai beber.',
      },
      {
        verses: '15:25-26',
        says: 'Moisés clama, e o Senhor lhe mostra uma árvore que, posta na água, a torna doce. Se o povo ouvir sua voz, não terá as doenças do Egito, porque o Senhor é quem sara.',
      },
      {
        verses: '15:27',
        says: 'Israel chega a Elim, onde há doze fontes e setenta palmeiras, e acampa ali, junto às águas.',
      },
    ],
    read: {
      verses: '15:22-27',
      how: 'Leiam uma vez em voz alta. Na segunda leitura, cada um bebe um gole de água entre o 25 e o 26.',
    },
    observe: [
      {
        ask: 'O que o povo procura, e o que encontra?',
        verses: '15:22-23',
        listen: 'Três dias sem água; depois água que não dá para beber.',
      },
      {
        ask: 'O que cada um faz diante da água amarga?',
        verses: '15:24-25',
        listen: 'O povo murmura, Moisés clama, Deus mostra uma árvore.',
      },
      {
        ask: 'Como termina a viagem do dia?',
        verses: '15:27',
        listen: 'Doze fontes, setenta palmeiras, acampamento junto da água.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma decepção logo depois de uma grande alegria dói de um jeito próprio?',
        verses: '15:22-24',
        listen: 'A gente esperava que o bom durasse; a amargura pega desprevenido.',
        follow: 'Que Mara já ficou perto da sua maior festa?',
      },
      {
        ask: 'O que diferencia murmurar de clamar, quando a sede é a mesma?',
        verses: '15:24-25',
        listen: 'Um fala de lado, ao chefe; outro fala ao Senhor com o pedido.',
      },
      {
        ask: 'Quem diz “eu sou o SENHOR que te sara” conhece também a parte amarga. O que essa apresentação acrescenta à sede?',
        verses: '15:25-26',
        listen: 'Ele se mostra nas duas coisas: corrige e cura.',
      },
    ],
    live: [
      {
        ask: 'Que água você achou, depois de muito procurar, e amargou na boca?',
        listen: 'Promoção, viagem, namoro, igreja: acolha a frustração.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando uma decepção bate, você fala mal de alguém ou fala com Deus? De qual se arrepende menos depois?',
        listen: 'Não espere santidade; espere honestidade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em que momento a reclamação virou a língua oficial da nossa casa?',
        listen: 'Sem dedo apontado; busquem um código para avisar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que Deus já pôs na sua água amarga que a tornou bebível?',
        listen: 'Amigo, remédio, hino, terapia, uma manhã: nomeie.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'A água não virou doce por alguém fazer de conta. O que, de verdade, ainda está amargo?',
        listen: 'Dê lugar; não adoce por cima.',
        for: ['mourning'],
      },
      {
        ask: 'Havia fontes à frente, mas era preciso passar por Mara. Que Elim você ainda não consegue imaginar?',
        listen: 'Não prometa; deixe a esperança ser pequena.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior bebida que você já tomou por engano: leite azedo, remédio, chá de boldo, café com sal?',
        bridge: 'Um povo inteiro provou água amarga num dia em que esperava alívio.',
      },
      {
        text: 'O que anima você a continuar quando o caminho fica chato: música, lanche, companhia, lista?',
        bridge: 'Israel andou três dias sem água e, quando achou, não dava para beber.',
        for: ['young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha um copo de água na mesa e beba um gole bem devagar, reparando no gosto.',
      bridge: 'A água que o povo achou não dava para beber, e Deus entrou na conversa.',
    },
    complete: [
      {
        name: 'Mara e Elim',
        text: 'De um lado da folha: o que amargou e ainda está amargo. Do outro: o que Deus pôs ali, mesmo pequeno, que já deu para beber. No meio, a árvore: …',
      },
      {
        name: 'Clamar, e não murmurar',
        text: 'Escreva a reclamação exatamente como ela vem à boca. Depois, embaixo, transforme-a em três linhas começando por Senhor.',
      },
    ],
    challenges: [
      {
        do: 'Passe três dias trocando cada reclamação por uma frase a Deus, mesmo que saia irritada.',
        tell: 'Quantas vezes esqueceu e qual foi a mais difícil de trocar.',
      },
      {
        do: 'Leve água, no sentido próprio ou figurado, a alguém que está no meio do deserto: ligação, refeição, carona, bilhete.',
        tell: 'O que a pessoa bebeu com mais gosto.',
      },
    ],
    children: {
      truth: 'Deus transforma o amargo em doce e me cura.',
      to7: {
        story:
          'O povo de Deus andava no deserto. Um dia, dois dias, três dias, e nenhuma gota de água! Que sede! De longe viram um lago. Correram! Mas quando provaram, a água era ruim, amarga: Bleee! O povo reclamou com Moisés: E agora, o que vamos beber? Moisés foi falar com Deus. Deus mostrou uma árvore, e Moisés pôs um pedaço na água. E a água ficou doce e boa! Todos beberam até matar a sede. Deus disse: Eu sou o Senhor que cura. E depois chegaram a um lugar com doze fontes e setenta palmeiras!',
        activity:
          'Provem um pouquinho de água com sal e depois de água com açúcar. Conversem sobre coisas que amargam e como Deus ajuda.',
        questions: [
          'Por quantos dias o povo andou sem água?',
          'Como a água ruim ficou boa?',
          'O que está amargo e você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Três dias antes, todo mundo cantava na praia. Agora, no deserto, não havia água. Chegaram a um lugar onde havia, mas era amarga; por isso o nome ficou Mara. O povo reclamou com Moisés: o que vamos beber? Moisés fez outra coisa: clamou a Deus. E Deus lhe mostrou uma árvore; quando ele a pôs na água, ela ficou doce. Ali Deus também disse uma coisa importante: se ouvirem a minha voz, vou guardá-los, porque eu sou o Senhor que sara. Depois seguiram viagem e encontraram Elim, com doze fontes e setenta palmeiras. Nesta história há duas maneiras de estar com sede: murmurar para os lados, que enche o coração de mais amargura, ou falar com Deus, que sabe adoçar a água e curar por dentro.',
        activity:
          'Em duplas, cada um conta uma coisa amarga que viveu e uma coisa doce que veio depois. O outro escreve as duas numa folha e diz: Deus sara.',
        questions: [
          'Por que o povo, que tinha cantado, agora reclamou?',
          'Qual a diferença entre reclamar e pedir?',
          'O que já foi amargo na sua vida e ficou doce?',
        ],
      },
      challenge: 'Quando der vontade de reclamar, fale com Deus antes.',
    },
    prayer:
      'Senhor que saras, a água daqui está amarga e a sede é grande. Mostra a árvore. Transforma a murmuração em clamor, e leva-nos um dia a Elim, onde haja sombra, e palmeiras, e descanso.',
    leader: {
      lost: 'Cura e obediência, no versículo 26, podem virar fórmula (quem obedece não adoece). Diga que o texto fala de aliança naquele tempo; Paulo, Timóteo e muitos fiéis adoeceram. Volte ao nome: o Senhor que sara.',
      tender:
        'Doentes e familiares podem se sentir acusados. Diga que a doença não é prova de pecado. Ore pedindo cura e cuidado, respeite o tratamento médico e nunca sugira abandoná-lo.',
      differ:
        'Sobre cura, há igrejas que esperam milagres hoje de modo habitual e outras que veem a cura mais ligada à medicina e à providência. Todas podem orar com fé e acompanhar o doente.',
    },
    comfort:
      'Deus não disse que a água não amargava. Mostrou a árvore. Se hoje você só consegue clamar sem saber como, é nessa língua que ele responde.',
    closing: 'Depois de Mara, ainda havia Elim.',
    words: [
      'mara',
      'elim',
      'aguas amargas',
      'aguas doces',
      'murmurou',
      'moises',
      'deserto de sur',
      'lenho',
      'arvore',
      'o senhor que sara',
      'jeova rafa',
      'setenta palmeiras',
      'doze fontes',
      'tres dias',
    ],
  },
  {
    verses: '16:1-20',
    key: '16:18',
    title: 'Pão para um dia só',
    theme: 'o pão de cada dia',
    themes: ['ansiedade', 'gratidao', 'generosidade', 'fe'],
    idea: 'A gente do deserto aprende com o maná a viver um dia por vez: colher o que basta, repartir para que ninguém fique sem, e não guardar por medo do amanhã.',
    context:
      'Um mês e meio depois da saída do Egito, a comida acabou, e a memória prega peças: as panelas da escravidão parecem cheias de carne. Deus ouve a reclamação e responde com alguma coisa que ninguém sabia o que era.',
    retold: [
      {
        verses: '16:1-3',
        says: 'Os israelitas murmuram no deserto contra Moisés e Arão. Lembram o pão em fartura do Egito e dizem que ali a multidão vai morrer de fome.',
      },
      {
        verses: '16:4-8',
        says: 'O Senhor promete fazer chover pão do céu, para o povo colher o de cada dia. Moisés e Arão dizem que a murmuração é contra o Senhor, não contra eles.',
      },
      {
        verses: '16:9-15',
        says: 'A glória do Senhor aparece na nuvem. À tarde vêm codornizes, e pela manhã há no chão algo miúdo como geada: é o pão que ele dá.',
      },
      {
        verses: '16:16-20',
        says: 'Cada um colhe o que vai comer, e a quem colheu muito não sobra, nem falta a quem colheu pouco. O que guardam para outro dia apodrece.',
      },
    ],
    read: {
      verses: '16:9-20',
      how: 'Ponham um pão inteiro no meio. Quem lê o 16 parte o primeiro pedaço e passa adiante até o fim da leitura.',
    },
    observe: [
      {
        ask: 'O que aparece à tarde, o que aparece de manhã, e como é?',
        verses: '16:13-14',
        listen: 'Codornizes; depois, com o orvalho, uma coisa miúda e redonda.',
      },
      {
        ask: 'Qual é a primeira reação do povo diante do presente?',
        verses: '16:15',
        listen: '“Que é isto?” A pergunta virou o nome, maná.',
      },
      {
        ask: 'Que regras Deus dá para a colheita, e o que acontece com o que se guarda?',
        verses: '16:16-20',
        listen: 'O tanto de comer, por cabeça, nada para amanhã; o que se guarda cria bichos.',
      },
    ],
    interpret: [
      {
        ask: 'Uns colhem mais, outros menos, e ninguém fica sem nem com sobra. Que retrato de comunidade é esse?',
        verses: '16:17-18',
        listen:
          'Medida pela necessidade; Paulo usa este verso para falar de partilha (2 Coríntios 8:15).',
      },
      {
        ask: 'Por que um pão que estraga de um dia para o outro é bom professor para quem foi escravo?',
        verses: '16:19-20',
        listen: 'Escravo guarda por medo; eles reaprendem a confiar no amanhã de Deus.',
        follow: 'O que você guarda que já começou a cheirar mal?',
      },
      {
        ask: 'Antes da comida, chamam o povo para perto da presença de Deus. Que ordem é essa?',
        verses: '16:9-12',
        listen: 'Deus ouviu, chama para perto e se mostra: o pão vem com um rosto.',
      },
    ],
    live: [
      {
        ask: 'Que amanhã você anda tentando colher hoje, e quanto disso já estragou?',
        listen: 'Aluguel, exame, filho, guerra: ansiedade tem objeto.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que saudade do Egito aparece na sua boca: tempo em que era melhor, no qual você esquece a parte ruim?',
        listen: 'Ex, bagunça antiga, escola anterior: a memória edita.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'No orçamento da casa, o que é pão para hoje e o que é armário de medo?',
        listen: 'Reserva prudente não é falta de fé; acúmulo por pânico é outra coisa.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Quem, perto de nós, recolheu pouco esta semana, e o que sobrou em casa que poderia igualar a medida?',
        listen: 'Cheguem a um nome e a uma ajuda que se possa levar.',
        for: ['adults', 'long-believers', 'parents'],
      },
      {
        ask: 'O que é isto? Que cuidado de Deus apareceu na sua vida com cara de coisa nenhuma?',
        listen: 'Elogie os achados miúdos.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Se Deus desse hoje só o bastante para hoje, o que seria o bastante?',
        listen: 'Para quem sofre, comer e dormir já é uma colheita.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual comida estranha de outra região ou país você provou perguntando o que é isto? Gostou?',
        bridge: 'Foi assim que ganhou nome o pão mais famoso do deserto.',
      },
      {
        text: 'Abra mentalmente a sua geladeira: o que está lá esquecido, no fundo, há mais tempo do que devia?',
        bridge: 'Quem guardou o maná conheceu esse cheiro.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Corte uma fatia de pão e coma sem celular, sem livro, mastigando devagar até o fim.',
      bridge: 'Por quarenta anos um povo comeu assim: o pão daquele dia.',
    },
    complete: [
      {
        name: 'Gômer do dia',
        text: 'Desenhe um pote pequeno. Dentro, só o que você precisa hoje: comida, paciência, coragem, uma conversa. Fora dele, o que é de amanhã e fica com Deus.',
      },
      {
        name: 'Panelas do Egito',
        text: 'De um lado: tempos de que sinto saudade. Do outro, ao lado de cada um, a parte que a saudade esconde. Sublinhe o que Deus já deu de melhor.',
      },
    ],
    challenges: [
      {
        do: 'Por sete dias, peça ao acordar somente o pão de hoje (uma coisa para aquele dia) e, à noite, anote se ele veio.',
        tell: 'Qual dia pareceu faltar e o que apareceu.',
      },
      {
        do: 'Iguale a medida: junte o que sobra na sua despensa com o de outra casa do grupo e leve a quem recolheu pouco.',
        tell: 'O que havia na cesta e o que a família disse que mais precisava.',
      },
    ],
    children: {
      truth: 'Deus me dá o que preciso para cada dia.',
      to7: {
        story:
          'O povo de Deus estava com fome no deserto. Não havia padaria, nem mercado, nem horta! Eles reclamaram muito. Deus ouviu e disse: Vou fazer chover pão do céu! De manhã, quando o orvalho secou, o chão estava cheio de bolinhas branquinhas. O que é isto? perguntaram todos. Moisés respondeu: É o pão que Deus deu! Cada família pegava só o que ia comer naquele dia. Quem guardou para o outro dia achou bichinhos no pote. Eca! Quem pegou muito não ficou com demais. Quem pegou pouco não ficou sem nada. Deus dava todo dia, fresquinho.',
        activity:
          'Espalhem pipoca numa toalha. Cada um pega só um copinho, e quem conseguiu mais completa o copo de quem tem menos.',
        questions: [
          'O que Deus mandou do céu?',
          'O que acontecia com o pão guardado?',
          'O que você precisa hoje que Deus pode dar?',
        ],
      },
      to12: {
        story:
          'O povo tinha saído do Egito, mas no deserto a comida acabou. Eles lembraram das panelas de carne de lá e esqueceram que eram escravos. Deus não ficou em silêncio: à tarde vieram codornizes, e de manhã, depois do orvalho, apareceu no chão uma coisa pequena, redonda e branca. As pessoas se olhavam: o que é isto? Em hebraico, a pergunta soa parecido com maná, e o nome pegou. Havia uma regra: cada família podia colher a medida de um dia, nada mais. Uns pegaram muito, outros pouco, mas na hora de medir ninguém tinha sobra nem falta. Alguns não confiaram e guardaram para o dia seguinte. De manhã o pote estava cheio de bichos! Deus queria ensinar que amanhã ele cuidaria de novo. Por quarenta anos, dia após dia, o maná não falhou.',
        activity:
          'Joguem um jogo de distribuição: cada dupla recebe um número diferente de fichas e deve chegar todos à mesma medida, sem sobrar. Conversem sobre o que foi difícil.',
        questions: [
          'Por que o povo lembrava do Egito de um jeito errado?',
          'O que o maná estragado quis ensinar?',
          'O que você tem a mais e pode igualar com outra pessoa?',
        ],
      },
      challenge: 'Reparta um lanche com um colega e agradeça pelo pão do dia.',
    },
    prayer:
      'Pai nosso, dá-nos hoje o pão de hoje. Ouve a reclamação e o medo por baixo dela. Tira o mofo do que guardamos por pânico e ensina a nossa mão a igualar a medida, até que ninguém fique com fome.',
    leader: {
      lost: 'A conversa se prende à natureza do maná ou à poupança. Distinga: poupar com prudência cabe (José fez isso); o texto enfrenta o medo que guarda por não confiar e não reparte.',
      tender:
        'Há gente que não sabe se vai comer amanhã. Com alguém de geladeira vazia, não diga que Deus sempre dá: ajudem primeiro. Encaminhe ao CRAS, à cesta da igreja, ao banco de alimentos.',
    },
    comfort:
      'Deus não pede que você tenha fé para a semana inteira. Ele deu pão de manhã em manhã. Se hoje só deu para atravessar o dia, colheu o que era de hoje.',
    closing: 'Hoje, o pão de hoje; amanhã, o de amanhã.',
    words: [
      'mana',
      'pao do ceu',
      'codornizes',
      'deserto de sim',
      'gomer',
      'que e isto',
      'murmuracao',
      'panelas de carne',
      'orvalho',
      'moises',
      'arao',
      'pao de cada dia',
      'provisao',
      'suficiente',
    ],
  },
  {
    verses: '17:1-7',
    key: '17:6',
    title: 'Água da rocha',
    theme: 'o Deus presente na sede',
    themes: ['fe', 'sofrimento', 'gratidao'],
    idea: 'A sede fez o povo perguntar se Deus estava no meio deles; ele respondeu pondo-se diante da rocha e dando de beber justamente aos que duvidaram.',
    context:
      'O povo saiu do Egito há pouco tempo. Já viu o mar se abrir, a água amarga ficar doce e o pão cair do céu. Agora, em Refidim, não há água nenhuma. O nome do lugar ficará na memória: o Salmo 95 diz não endureçais o coração, como em Meribá. E Paulo escreverá que aquela rocha aponta para Cristo.',
    retold: [
      {
        verses: '17:1-3',
        says: 'O povo tem sede no acampamento e briga com Moisés, pedindo água. Pergunta se ele os tirou do Egito para matar de sede a eles, aos filhos e ao gado.',
      },
      {
        verses: '17:4-6',
        says: 'Moisés clama ao Senhor, com medo de ser apedrejado. O Senhor o manda ir à frente do povo com os anciãos e ferir a rocha com a vara, e dela sairá água.',
      },
      {
        verses: '17:7',
        says: 'Moisés chama o lugar de Massá e Meribá, porque ali o povo brigou e tentou o Senhor, perguntando se ele estava entre eles ou não.',
      },
    ],
    read: {
      verses: '17:1-7',
      how: 'Deixem uma jarra vazia no centro. A roda inteira faz a voz do povo, com pressa e calor. No 6, alguém enche a jarra devagar, para se ouvir o som.',
    },
    observe: [
      {
        ask: 'Por ordem de quem eles acamparam ali, e o que faltava no lugar?',
        verses: '17:1',
        listen: 'Por mandamento do Senhor; água. Estavam onde Deus mandou.',
      },
      {
        ask: 'Como a fala do povo vai subindo de tom do versículo 2 ao 3?',
        verses: '17:2-3',
        listen: 'Pedido em briga; depois acusação: nos tiraste do Egito para nos matar.',
      },
      {
        ask: 'O que cada um faz com o aperto: o povo e Moisés?',
        verses: '17:2-4',
        listen: 'O povo briga com Moisés; Moisés clama ao Senhor, com medo de pedras.',
      },
      {
        ask: 'Onde Deus disse que estaria na hora da pancada na rocha?',
        verses: '17:5-6',
        listen: '“Eis que eu estou diante de ti ali sobre a rocha”.',
      },
    ],
    interpret: [
      {
        ask: 'A sede era real e as crianças choravam. Em que ponto um pedido justo virou outra coisa?',
        verses: '17:2-3, 17:7',
        listen: 'Quando duvidou da intenção de Deus e exigiu prova; não por ter sede.',
        follow: 'Como reclamar com Deus sem acusá-lo de nos querer mal?',
      },
      {
        ask: 'Deus não fez discurso nem castigou naquela hora. O que a água, dada assim, respondeu à pergunta do versículo 7?',
        verses: '17:6-7',
        listen: 'Sim, está no meio; cuida de quem duvidou.',
      },
      {
        ask: 'A vara que feriu o rio do Egito agora fere a rocha, com Deus diante dela. O que muda na vara?',
        verses: '17:5-6',
        listen:
          'A que trouxe juízo traz vida. Cristãos lembram de Jesus, ferido para dar água viva.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar você chegou obedecendo e, mesmo assim, faltou água?',
        listen: 'Obedecer não evita o deserto. Ouvir sem consertar.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Qual foi a sua última reclamação de efeito, dessas que exageram tudo, e o que estava faltando de verdade?',
        listen: 'Rir, e depois chegar na sede por baixo.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Na sua casa ou no trabalho, quem leva pedrada quando falta alguma coisa?',
        listen: 'Quem lidera, quem cozinha, quem paga. Pedir perdão, se couber.',
        for: ['couples', 'men', 'women'],
      },
      {
        ask: 'Está Deus entre nós, ou não? Quando essa pergunta foi a sua, o que você fez com ela?',
        listen: 'É pergunta que se pode levar a ele.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que água já saiu, na sua vida, de uma coisa que parecia pedra?',
        listen: 'Histórias. Quem não tem ainda pode dizer.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'No luto, às vezes ninguém tem sede de nada. Quem tem dado de beber a você sem que peça?',
        listen: 'Nomear. Ou perguntar quem poderia.',
        for: ['mourning'],
      },
      {
        ask: 'Que nome você daria ao lugar em que está hoje, e que nome gostaria que ele tivesse daqui a um ano?',
        listen: 'Massá e Meribá: prova e briga. Sonhar outro.',
      },
    ],
    icebreakers: [
      {
        text: 'Acabou a água do prédio ou da rua: qual foi a criatividade da sua casa para o banho?',
        bridge: 'Um povo inteiro, com filhos e gado, ficou sem uma gota no deserto.',
      },
      {
        text: 'Falta muito? Conte a viagem em que você, ou o seu filho, mais reclamou.',
        bridge: 'Israel também perguntava. E a reclamação foi ficando mais séria.',
        for: ['parents', 'couples', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Fique um pouco com a boca seca, sem beber, e depois tome um copo de água inteiro, devagar.',
      bridge: 'Antes e depois desse copo cabe o texto todo. Leia.',
    },
    complete: [
      {
        name: 'Sede com nome',
        text: 'Complete: reclamo de … . Mas, por baixo, tenho sede de … . Em vez de atirar pedra em … , quero clamar: … .',
      },
      {
        name: 'Placa do lugar',
        text: 'Faça duas placas de estrada. Na primeira, o nome que eu dei a este tempo: … . Na segunda, o nome que Deus talvez lhe dê: … .',
      },
    ],
    challenges: [
      {
        do: 'Durante um dia, transforme cada reclamação em pedido, dito a Deus ou a quem pode ajudar, com educação.',
        tell: 'qual reclamação ficou melhor como pedido.',
      },
      {
        do: 'Dê água de verdade: um filtro, uma garrafa gelada a quem trabalha no sol, uma doação a quem leva água ao sertão.',
        tell: 'a quem chegou.',
      },
    ],
    children: {
      truth: 'Deus está comigo e cuida de mim.',
      to7: {
        story:
          'O povo de Deus andava pelo deserto. Sol, areia, sol, areia. Que sede! Cadê a água? Não tinha nenhuma. Eles ficaram bravos com Moisés: por que você nos trouxe para cá? E perguntaram: será que Deus está com a gente? Moisés orou: Senhor, o que eu faço? Deus disse: leve a sua vara. Eu vou estar lá, na frente da rocha. Bata na pedra! Moisés bateu, toc! E saiu água! Chuá! Todo mundo bebeu: os bebês, as vovós, as ovelhinhas. Deus estava com eles o tempo todo.',
        activity:
          'Embrulhem um copo de água em papel amassado como rocha. Batam com um palito, furem o papel com um canudo e bebam juntos.',
        questions: [
          'O que faltava no deserto?',
          'De onde saiu a água?',
          'Quando você quer lembrar que Deus está com você?',
        ],
      },
      to12: {
        story:
          'Primeiro dia sem água: alguns resmungos. Depois, gritos: dá-nos de beber! Por que você nos tirou do Egito, para morrermos de sede com os nossos filhos? Até parece que tinham esquecido o mar aberto e o pão do céu. A sede faz esquecer. Moisés teve medo de levar pedrada. Mas não gritou de volta; gritou para cima: Senhor, que faço com este povo? E Deus respondeu: vá na frente, leve a vara e alguns dos líderes. Eu vou estar diante de você, sobre a rocha. Bata nela. Moisés bateu, e a água saiu para todos, também para quem tinha brigado. O lugar ganhou dois nomes, Massá e Meribá, que lembram prova e briga, porque perguntaram: o Senhor está entre nós, ou não? A água já era a resposta. Muito tempo depois, Jesus disse que quem tem sede pode ir até ele e beber.',
        activity:
          'Anotem por um dia as reclamações da casa num papel em forma de pedra e, à noite, escrevam atrás o pedido que havia por baixo.',
        questions: [
          'O que o povo esqueceu por causa da sede?',
          'O que Moisés fez em vez de brigar?',
          'Que reclamação sua poderia virar oração?',
        ],
      },
      challenge: 'Quando for reclamar, pare e peça com calma, a Deus ou a alguém.',
    },
    prayer:
      'Senhor, estás entre nós, sim. Perdoa as pedras que juntamos quando a boca seca. Tu conheces a sede por baixo da reclamação. Fica diante da rocha mais dura da nossa vida, e que dela saia água para nós e para quem caminha conosco. Amém.',
    leader: {
      lost: 'Alguém lembra que em outra ocasião Moisés errou ao bater na rocha: é Números 20, outra história. Aqui ele obedece.',
      tender:
        'Não chame de murmuração o choro de quem passa necessidade. O povo tinha sede de verdade, e Deus deu água. Se alguém contar que falta comida ou água em casa, ajude em segredo.',
    },
    comfort:
      'A sua pergunta, Deus está aqui ou não, não o afasta. Foi diante dela que ele se pôs sobre a rocha.',
    closing: 'Ele estava lá antes da primeira gota.',
    words: [
      'agua da rocha',
      'agua saiu da rocha',
      'rocha em horebe',
      'feriras a rocha',
      'massa e meriba',
      'meriba',
      'refidim',
      'esta o senhor entre nos',
      'esta o senhor no meio de nos',
      'murmurou contra moises',
      'dai nos agua',
      'da nos agua',
    ],
  },
  {
    verses: '17:8-16',
    key: '17:12',
    title: 'Braços segurados',
    theme: 'a oração que precisa de companhia',
    themes: ['oracao', 'comunhao', 'servico', 'amizade'],
    idea: 'Moisés ergue as mãos, Josué luta no vale e dois amigos seguram os braços cansados: ninguém vence só orando ou só brigando, e ninguém ora sozinho até o pôr do sol.',
    context:
      'Pouco depois da água que brotou da rocha, um povo do deserto ataca a retaguarda de Israel, onde andavam os mais fracos. É a primeira batalha do povo livre. Josué aparece aqui pela primeira vez.',
    retold: [
      {
        verses: '17:8-10',
        says: 'Amaleque vem lutar com Israel, e Moisés manda Josué escolher homens e combater. Ele mesmo ficará no alto do morro, com a vara de Deus na mão.',
      },
      {
        verses: '17:11-13',
        says: 'Quando Moisés ergue a mão, Israel prevalece, e quando a baixa, prevalece Amaleque. Arão e Hur o sentam numa pedra e sustentam suas mãos até o pôr do sol, e Josué vence.',
      },
      {
        verses: '17:14-16',
        says: 'O Senhor manda Moisés escrever que apagará a memória de Amaleque. Moisés edifica um altar e lhe dá o nome de “O SENHOR é minha bandeira”.',
      },
    ],
    read: {
      verses: '17:8-16',
      how: 'Três pessoas fazem a cena: uma fica de braços erguidos e duas seguram enquanto o grupo lê. Troquem depois.',
    },
    observe: [
      {
        ask: 'Que tarefa cabe a cada um dos quatro homens?',
        verses: '17:9-12',
        listen: 'Josué escolhe e luta; Moisés ergue a mão; Arão e Hur sustentam.',
      },
      {
        ask: 'O que acontece no vale quando as mãos sobem e quando baixam?',
        verses: '17:11',
        listen: 'Erguidas, Israel prevalece; baixadas, Amaleque.',
      },
      {
        ask: 'Como os amigos resolvem o problema do peso?',
        verses: '17:12',
        listen: 'Pedra para sentar e um de cada lado, até o pôr do sol.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o texto mostra que até Moisés se cansa?',
        verses: '17:12',
        listen: 'A força não está no herói; a fraqueza faz aparecer a comunidade.',
      },
      {
        ask: 'Moisés no alto e Josué no vale: o que cada um precisaria saber do outro para não se achar mais importante?',
        verses: '17:9-11',
        listen: 'Oração e trabalho se completam; um não substitui o outro.',
        follow: 'Em qual dos dois lugares você prefere estar, e quem fica com o outro?',
      },
      {
        ask: 'O Senhor é minha bandeira: o que muda quando a vitória leva o nome de Deus e não o da equipe?',
        verses: '17:14-15',
        listen: 'A memória fica escrita e aponta para quem deu força.',
      },
    ],
    live: [
      {
        ask: 'De quem são os braços que estão baixando no nosso grupo, ou na sua casa, e que ninguém ainda segurou?',
        listen: 'Cuide para que a pessoa não seja exposta; combine um gesto.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Quando chegar a sua vez de cansar, quem você chamaria para segurar cada braço?',
        listen: 'Dois nomes; se faltar um, talvez haja alguém na roda.',
        for: ['men', 'adults', 'singles'],
      },
      {
        ask: 'Numa amizade, quem é o Josué que vai e quem é o Moisés que ora? O que acontece se trocarem?',
        listen: 'Cuidado para não fixar papéis.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Em que luta cada um de vocês dois estava embaixo enquanto o outro segurava os braços?',
        listen: 'Agradeçam com detalhe.',
        for: ['couples'],
      },
      {
        ask: 'O que costuma atacar a retaguarda da sua vida, a parte mais fraca, quando você está distraído com a frente?',
        listen: 'Saúde, filhos, sono, oração: cuide do fim da fila.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'Para quem não sabe orar, que tarefa do lado, como sentar ou segurar, ajudaria a sentir-se parte?',
        listen: 'Presença também é oração.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Segurem os braços para cima o máximo de tempo possível. Quem desiste primeiro e por quê?',
        bridge: 'Moisés fez isso até o sol se pôr, e não foi sozinho.',
        for: ['teens', 'young', 'couples'],
      },
      {
        text: 'Que peso você já carregou e só percebeu que era pesado quando alguém disse me dá aqui?',
        bridge: 'No alto de um morro, dois amigos disseram isso a Moisés com os ombros.',
      },
    ],
    quiet: {
      text: 'Levante os braços devagar, aguente por um minuto e solte sobre o apoio da cadeira. Repare no alívio.',
      bridge:
        'Alguém, certa tarde, precisou de uma pedra e de dois amigos para não baixar os braços.',
    },
    complete: [
      {
        name: 'Arão e Hur',
        text: 'Desenhe uma pessoa de braços erguidos. Escreva na pedra o que lhe dá apoio e em cada lado um nome. No vale, o que você pede que alguém vença.',
      },
      {
        name: 'Escala das mãos',
        text: 'Montem juntos uma escala de oração da semana: um nome por dia, com hora marcada, para que ninguém segure sozinho.',
      },
    ],
    challenges: [
      {
        do: 'Escolha alguém cansado e faça, nesta semana, uma coisa por ele e uma oração por dia com o nome dele.',
        tell: 'Como a pessoa estava no primeiro e no último dia.',
      },
      {
        do: 'Peça ajuda: convide duas pessoas a orar por uma luta sua até uma data e diga a verdade do tamanho dela.',
        tell: 'Como foi pedir e o que elas fizeram.',
      },
    ],
    children: {
      truth: 'Posso segurar o braço do amigo que está cansado.',
      to7: {
        story:
          'Uns homens atacaram o povo de Deus. Josué foi lutar lá embaixo, e Moisés subiu no morro com o cajado de Deus na mão. Quando Moisés levantava as mãos para orar, Josué ganhava. Mas os braços foram ficando pesados. Ai, que cansaço! Quando baixavam, Josué perdia. Então Arão e Hur tiveram uma ideia. Puseram uma pedra para Moisés sentar, e cada um segurou um braço dele. Ficaram ali, juntos, até o sol se esconder. E o povo venceu! Moisés não conseguia sozinho, mas com amigos conseguiu.',
        activity:
          'Uma criança fica de braços para cima, e duas seguram quando ela cansa. Contem até cinquenta e depois troquem.',
        questions: [
          'O que Moisés fazia no morro?',
          'Quem segurou os braços dele?',
          'Que amigo está cansado e precisa de ajuda?',
        ],
      },
      to12: {
        story:
          'O povo andava pelo deserto quando foi atacado por Amaleque, que pegava os mais fracos, atrás da fila. Moisés pediu a Josué que escolhesse homens e lutasse, e disse: amanhã estarei no alto do morro, com a vara de Deus na mão. Assim fizeram. Cada vez que Moisés erguia as mãos, Josué vencia; quando ele cansava e baixava, os inimigos avançavam. Experimente ficar de braços levantados dez minutos! Moisés era velho e não aguentou. Arão e Hur trouxeram uma pedra, fizeram-no sentar e se puseram um de cada lado, segurando as mãos dele até o sol sumir. Josué ganhou a batalha. E Moisés fez um altar e o chamou de O Senhor é minha bandeira, porque a vitória não era do mais forte. Era de Deus, que usou quatro pessoas, cada uma com o seu pedaço.',
        activity:
          'Em equipes de quatro, inventem um desafio em que cada um tem uma parte (quem procura, quem carrega, quem anima, quem segura). Depois digam a importância de cada papel.',
        questions: [
          'O que Moisés não conseguia fazer sozinho?',
          'Quem, para você, é como Arão e Hur?',
          'Qual dos quatro papéis combina mais com você?',
        ],
      },
      challenge: 'Segure o braço de um amigo cansado: ajude na tarefa dele.',
    },
    prayer:
      'Senhor, nossa bandeira, os braços pesam. Dá-nos pedras para sentar, e gente de cada lado. Ensina-nos a perceber quem está baixando, e que ninguém entre nós precise ser herói sozinho.',
    leader: {
      lost: 'A parte da guerra e a ordem contra Amaleque chocam. Diga que era uma agressão aos fracos, que a Bíblia proíbe tratar assim os outros povos (Deuteronômio 10:19), e que a luta de hoje é outra. Volte aos braços.',
      tender:
        'Quem está exausto de cuidar de alguém pode chorar quando outro lhe segura o braço. Deixe acontecer, e transforme em escala real de revezamento, com nomes e horários.',
    },
    comfort:
      'Ninguém cobrou de Moisés que aguentasse. Trouxeram uma pedra para ele se sentar e emprestaram as mãos. Você também pode se sentar hoje e deixar que outros segurem.',
    closing: 'Ninguém ora sozinho até o pôr do sol.',
    words: [
      'moises',
      'arao',
      'hur',
      'josue',
      'amaleque',
      'refidim',
      'bracos erguidos',
      'maos levantadas',
      'o senhor e minha bandeira',
      'jeova nissi',
      'sustentavam',
      'pedra',
      'intercessao',
      'cansaco',
    ],
  },
  {
    verses: '18:13-27',
    key: '18:18',
    title: 'Você vai desfalecer',
    theme: 'dividir a carga',
    themes: ['servico', 'sabedoria', 'descanso', 'discipulado'],
    idea: 'Um sogro que chega de fora vê o que os de dentro não veem e ajuda Moisés a dividir o peso: repartir o cuidado é bom para quem cuida, para quem é cuidado e para o caminho de todos.',
    context:
      'Jetro vem visitar o genro, traz a família de Moisés, ouve o que Deus fez e louva. No dia seguinte acompanha o expediente: de manhã até a noite, um homem só, e uma fila do tamanho de um povo.',
    retold: [
      {
        verses: '18:13-16',
        says: 'Moisés se senta para julgar o povo, de manhã até a tarde. O sogro pergunta por que faz isso sozinho, e Moisés diz que o povo vem consultar a Deus.',
      },
      {
        verses: '18:17-20',
        says: 'O sogro diz que isso não é bom: Moisés e o povo vão desfalecer. Que ele leve as questões a Deus e mostre ao povo o caminho.',
      },
      {
        verses: '18:21-23',
        says: 'O sogro aconselha a escolher homens verdadeiros, que temam a Deus e odeiem a ganância. Eles julgarão o que é pequeno, e Moisés, o que é grave.',
      },
      {
        verses: '18:24-27',
        says: 'Moisés ouve o sogro e faz tudo o que ele disse. Põe chefes sobre o povo e se despede do sogro, que volta para sua terra.',
      },
    ],
    read: {
      verses: '18:13-24',
      how: 'Jetro e Moisés conversam; o grupo forma uma fila e espera enquanto eles leem.',
    },
    observe: [
      {
        ask: 'O que Jetro vê, e que pergunta faz?',
        verses: '18:13-14',
        listen: 'Moisés só, o povo de pé o dia todo: por que sozinho?',
      },
      {
        ask: 'Que razão Moisés dá, e o que Jetro responde?',
        verses: '18:15-18',
        listen: 'Vêm a mim consultar a Deus. E ele: não fazes bem, desfalecerás.',
      },
      {
        ask: 'Que tipo de gente deve ser escolhida, e para que tamanhos de grupo?',
        verses: '18:21-22',
        listen: 'Virtude, temor, verdade, sem ganância; de mil, cem, cinquenta, dez.',
      },
    ],
    interpret: [
      {
        ask: 'A intenção de Moisés era boa, e ainda assim Jetro diz que não fazia bem. Onde o bem virou peso?',
        verses: '18:15-18',
        listen: 'Moisés virou o único caminho; o povo também se cansava na fila.',
        follow: 'Que bom serviço seu já cansou os outros?',
      },
      {
        ask: 'O conselho vem de alguém de fora, sacerdote de outro povo. Por que Moisés consegue ouvir?',
        verses: '18:19, 18:24',
        listen: 'É humilde; Jetro condiciona: se Deus te mandar, e ele confere com Deus.',
      },
      {
        ask: 'O que ganha o povo quando o problema pequeno tem quem o escute de perto?',
        verses: '18:22-23',
        listen: 'Rapidez, proximidade, paz; e novos líderes crescem.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar tudo passa só por você, e quem se cansa esperando nessa fila?',
        listen: 'Casa, trabalho, igreja, família: olhe para a fila.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que responsabilidade poderia ser passada a alguém mais novo, ainda que não fique igual ao seu jeito?',
        listen: 'Soltar o jeito é a parte que custa.',
        for: ['long-believers', 'elderly', 'parents'],
      },
      {
        ask: 'Se alguém de fora assistisse a um dia seu, o que comentaria que você já não vê?',
        listen: 'Dê nome de uma pessoa de confiança.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Quem lhe confiou uma tarefa antes que você se sentisse pronto, e o que aconteceu?',
        listen: 'Bons líderes nascem assim; lembrem de quem confiou.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que você faz quando pede ajuda e a ajuda vem torta?',
        listen: 'Paciência com a primeira versão do outro.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Que conselho sábio você já recebeu de alguém que nem era da igreja?',
        listen: 'Jetro era de fora; sabedoria não tem crachá.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior fila da sua vida e quanto tempo durou? O que as pessoas faziam para aguentar?',
        bridge: 'Jetro viu uma fila da manhã à noite e teve uma ideia.',
      },
      {
        text: 'Que tarefa você não consegue deixar ninguém fazer porque só você sabe do jeito certo?',
        bridge: 'Moisés também era assim. Quem o ajudou foi o sogro.',
        for: ['adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Respire fundo e solte os ombros, as mãos, a mandíbula. Conte mentalmente quantas pessoas esperam por você neste momento.',
      bridge: 'Um homem sábio olhou para um genro exausto e teve pena dele.',
    },
    complete: [
      {
        name: 'Mil, cem, cinquenta, dez',
        text: 'Desenhe uma pirâmide com as suas responsabilidades. Pinte de uma cor o que só você pode fazer, de outra o que pode repartir. Ao lado de uma delas, escreva o nome de quem pode assumi-la.',
      },
      {
        name: 'Consultório de Jetro',
        text: 'Responda como se alguém observasse um dia seu: o que você faz que outro poderia fazer? O que ninguém mais pode fazer? Termine: não faço bem quando …',
      },
    ],
    challenges: [
      {
        do: 'Passe adiante, de verdade, uma tarefa que só você fazia: explique, dê prazo, não refaça.',
        tell: 'O que ficou diferente do seu jeito e o que isso ensinou a você.',
      },
      {
        do: 'Dê um conselho bondoso a um líder cansado que você conhece, e ofereça um braço: posso ficar com esta parte?',
        tell: 'Como ele recebeu e o que ficou com você.',
      },
    ],
    children: {
      truth: 'Deus nos dá ajudantes: não preciso fazer tudo sozinho.',
      to7: {
        story:
          'Moisés ajudava o povo todo. Toda pessoa que tinha um problema vinha falar com ele. A fila era comprida, comprida, da manhã até a noite! Moisés cansava muito, e o povo cansava de esperar. O sogro de Moisés, o Jetro, olhou aquilo e disse: Assim não dá! Você vai ficar esgotado. Chame pessoas boas para ajudar. Cada uma cuida de um grupinho. Os problemas pequenos elas resolvem, e só os difíceis vêm até você. Moisés gostou da ideia! Escolheu gente que amava a Deus e que não mentia. Agora todos podiam ser ajudados, e Moisés podia descansar também.',
        activity:
          'Espalhem vinte blocos. Primeiro uma criança guarda sozinha, e contem o tempo. Depois todos ajudam, e contem de novo.',
        questions: [
          'Por que Moisés estava cansado?',
          'Qual foi a ideia de Jetro?',
          'Em que você pode ajudar em casa?',
        ],
      },
      to12: {
        story:
          'Moisés cuidava de um povo enorme. Quando alguém tinha uma briga ou uma pergunta, vinha até ele, e a fila começava de manhã e só acabava à noite. Jetro, seu sogro, veio visitá-lo e viu. Perguntou: por que você faz tudo sozinho? Moisés explicou que as pessoas vinham buscar a vontade de Deus. Jetro respondeu com carinho e firmeza: não está bom. Você vai desfalecer, e o povo também. Ensine a todos o caminho e escolha gente honesta, que ame a Deus e não queira dinheiro, para cuidar de grupos de mil, cem, cinquenta e dez. O que for pequeno eles resolvem; o que for grande eles trazem a você. Moisés ouviu! Não ficou ofendido por um conselho de quem veio de fora. Escolheu ajudantes, e todo o povo pôde viver em paz.',
        activity:
          'Planejem uma festa ou mutirão com divisão de tarefas: cada um recebe uma função e um ajudante. No fim, agradeçam uns aos outros.',
        questions: [
          'Por que fazer tudo sozinho não era bom para Moisés nem para o povo?',
          'Como deveria ser quem fosse escolhido?',
          'Que responsabilidade você já poderia ter em casa?',
        ],
      },
      challenge: 'Ofereça-se para uma tarefa em casa sem ninguém pedir.',
    },
    prayer:
      'Deus, tu sabes que ninguém aguenta a fila sozinho. Dá-nos Jetros que vejam e digam com amor, e humildade para ouvir. Levanta entre nós gente confiável, e que todos voltem para casa em paz.',
    leader: {
      lost: 'Alguns transformam em lição de organização de empresa ou em modelo único de célula. O coração da história é o cuidado: que ninguém se esgote e que ninguém espere demais.',
      tender:
        'Quem está esgotado pode ouvir em dividir só mais uma ordem. Pergunte primeiro o que o prende; às vezes não há a quem passar. O grupo pode ser Jetro e também os ajudantes.',
    },
    comfort:
      'Alguém notou Moisés cansado antes que ele notasse. Talvez seja a sua vez de ser notado. Você não é obrigado a ser o único caminho para todos; há outros braços, e Deus cuida do resto.',
    closing: 'Cuidado repartido é cuidado que dura.',
    words: [
      'jetro',
      'moises',
      'sogro',
      'desfaleceras',
      'delegar',
      'lideres',
      'chefes de mil',
      'chefes de cem',
      'cinquenta e de dez',
      'fila',
      'julgar',
      'homens de virtude',
      'lideranca',
      'lideres de celula',
    ],
  },
  {
    verses: '19:1-9',
    key: '19:4',
    title: 'Sobre asas de águias',
    theme: 'um povo carregado e chamado',
    themes: ['identidade', 'graca', 'missao', 'obediencia'],
    idea: 'Antes de dar qualquer mandamento, Deus lembra que carregou o povo e o trouxe para si; a obediência que pede é resposta de quem já foi salvo, para servir a todos os povos.',
    context:
      'Faz três meses que saíram do Egito. Houve mar aberto, água amarga, maná, sede e guerra. Agora acampam diante do Sinai, o monte onde Deus tinha chamado Moisés. Nos capítulos seguintes vêm os dez mandamentos. Estas palavras chegam antes.',
    retold: [
      {
        verses: '19:1-2',
        says: 'Israel parte de Refidim, chega ao deserto do Sinai e acampa ali, diante do monte.',
      },
      {
        verses: '19:3-6',
        says: 'Do monte, o Senhor lembra que trouxe Israel a si sobre asas de águias. Se o povo ouvir sua voz, será seu tesouro especial, um reino de sacerdotes e povo santo.',
      },
      {
        verses: '19:7-9',
        says: 'Moisés leva as palavras do Senhor aos anciãos, e o povo todo responde que as cumprirá. O Senhor promete vir numa nuvem espessa, para que o ouçam falar com Moisés.',
      },
    ],
    read: {
      verses: '19:1-9',
      how: 'Quem lê Deus fica num lugar alto, como uma cadeira; Moisés sobe e desce entre ele e o grupo, levando as palavras.',
    },
    observe: [
      {
        ask: 'Quanto tempo se passou e onde o povo está?',
        verses: '19:1-2',
        listen: 'Terceiro mês; deserto, diante do monte.',
      },
      {
        ask: 'O que Deus diz que o povo já viu?',
        verses: '19:4',
        listen: 'O que fez no Egito, as asas de águias, trazê-los a si.',
      },
      {
        ask: 'O que ele pede, e que nomes lhes dá?',
        verses: '19:5-6',
        listen: 'Ouvir a voz, guardar o pacto; tesouro, reino de sacerdotes, gente santa.',
      },
      {
        ask: 'Como o povo responde?',
        verses: '19:7-8',
        listen: 'Todos juntos: tudo o que o Senhor disse faremos.',
      },
    ],
    interpret: [
      {
        ask: 'A ordem é: vistes, eu vos trouxe, agora pois. O que se perde quando se começa pelo agora pois?',
        verses: '19:4-5',
        listen: 'A fé vira dever; a graça vem primeiro.',
        follow: 'Por onde começou a sua história?',
      },
      {
        ask: 'Deus não diz que os trouxe à liberdade nem à terra, e sim “vos trouxe a mim”. O que isso revela do desejo dele?',
        verses: '19:4',
        listen: 'Relação; quer estar com eles.',
      },
      {
        ask: '“Minha é toda a terra” vem junto de ser um reino de sacerdotes. Para quem um sacerdote existe?',
        verses: '19:5-6',
        listen: 'Para os outros; escolhidos para aproximar todos. Pedro diz isso da igreja.',
      },
    ],
    live: [
      {
        ask: 'Olhando os últimos meses, em que trecho você foi mais carregado do que andou?',
        listen: 'Asa de quem, em que dia.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Como você ensina, ou aprendeu, regra sem asa: dever sem colo?',
        listen: 'Casa, igreja, escola.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Tesouro especial: em que lugar você se sente isso, e em que lugar se sente sobra?',
        listen: 'Sem expor; a frase é de Deus.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Se você é sacerdote entre Deus e os vizinhos, quem anda precisando que alguém o leve em oração?',
        listen: 'Nomes de fora da igreja.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Tudo faremos, disse o povo, e falhou logo. O que você promete no monte e esquece no acampamento?',
        listen: 'Riso e graça.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Antes de saber as regras da fé, que cuidado de Deus você já percebeu?',
        listen: 'Mesmo sem chamar assim.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem já carregou você nas costas: pai na praia, amigo machucado, irmão na brincadeira?',
        bridge: 'Deus diz ao povo que o carregou como águia.',
      },
      {
        text: 'Dois a dois, levem uma pena ou papel de um lado ao outro só com as mãos em asa, sem deixar cair.',
        bridge: 'Um povo inteiro foi levado assim por três meses.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Recoste-se inteiro na cadeira e deixe que ela segure o seu peso. Solte os ombros.',
      bridge: 'Vos tomei sobre asas, diz Deus.',
    },
    complete: [
      {
        name: 'Vistes',
        text: 'Escreva como Deus falaria a você: Viste o que fiz quando … ; como te carreguei em … ; e te trouxe a mim por meio de … .',
      },
      {
        name: 'Agora, pois',
        text: 'Numa asa desenhada, o que Deus já fez. Na outra, a resposta que nasce disso em mim. Nunca comece pela segunda.',
      },
    ],
    challenges: [
      {
        do: 'Carregue alguém num trecho: leve, busque, faça por ele o que hoje não consegue fazer.',
        tell: 'O tamanho do trecho.',
      },
      {
        do: 'Ore todo dia pelo nome de três pessoas que não oram, como um sacerdote faria.',
        tell: 'O que começou a reparar nelas.',
      },
    ],
    children: {
      truth: 'Deus me carrega e me chama de tesouro.',
      to7: {
        story:
          'O povo de Deus saiu do Egito. Andou, andou, andou no deserto. Três meses! Passaram pelo mar, tiveram sede, comeram o pãozinho do céu. Chegaram a um monte bem alto e armaram as barracas. Moisés subiu o monte. Deus disse: fale assim para o povo: vocês viram como eu cuidei de vocês! Carreguei vocês como a águia carrega os filhotes nas asas. Trouxe vocês para pertinho de mim. Agora escutem a minha voz. Vocês são o meu tesouro! E vão ajudar todas as pessoas a me conhecer. Moisés desceu e contou. O povo todo respondeu: vamos fazer o que Deus disse!',
        activity:
          'Voo da águia: um adulto leva cada criança nas costas com os braços abertos. Depois procurem um tesouro: um espelho numa caixa.',
        questions: [
          'Como a águia carrega os filhotes?',
          'De que Deus chamou o povo?',
          'Quando alguém carregou você?',
        ],
      },
      to12: {
        story:
          'Três meses antes, eles eram escravos. Depois vieram o mar aberto, a água amarga que ficou doce e o maná de cada manhã. Agora o povo acampava em frente ao monte Sinai. Logo Deus daria os mandamentos. Mas repare no que ele disse primeiro: vocês viram o que eu fiz. Eu carreguei vocês sobre asas de águia e trouxe vocês para mim. Antes de pedir, Deus lembrou o cuidado. Só então falou: agora, se ouvirem a minha voz, vocês serão o meu tesouro. E não um tesouro trancado! A terra inteira é minha, disse ele, e vocês serão como sacerdotes, gente que ajuda os outros a chegar perto de Deus. O povo respondeu junto: faremos tudo! Nem sempre conseguiram. Mas Deus não desistiu de carregar.',
        activity:
          'Duas asas de papel: numa, três cuidados que Deus já teve; na outra, uma resposta. Colem numa águia.',
        questions: [
          'O que Deus disse antes de dar ordens?',
          'Para que serve um sacerdote?',
          'Quem você pode ajudar a chegar perto de Deus?',
        ],
      },
      challenge: 'Ajude alguém que está cansado a carregar alguma coisa.',
    },
    prayer:
      'Deus das asas largas, tu nos carregaste até aqui e nos trouxeste a ti. Que a nossa obediência tenha o jeito de quem agradece. Faz de nós um povo que leve outros no colo até o teu monte.',
    leader: {
      lost: 'Reino de sacerdotes e povo escolhido podem virar orgulho. O próprio texto segura: minha é toda a terra. Foram escolhidos para servir aos outros, e é assim que Pedro aplica à igreja (1Pe 2:9).',
      tender:
        'Quem passou por um deserto sem sentir asa nenhuma pode se irritar. Não corrija a memória da pessoa. Pergunte, se ela quiser, quem esteve por perto.',
      differ:
        'Cristãos entendem de modos diferentes a relação entre Israel e a igreja nestas promessas. Todos reconhecem que Deus salva primeiro e chama depois, e que o povo existe para bênção das nações.',
    },
    comfort:
      'Talvez você não tenha andado estes meses: foi levado. Não precisa saber como chegou até aqui. Alguém carregou, e a direção era o colo dele.',
    closing: 'Primeiro as asas, depois o caminho.',
    words: [
      'asas de aguias',
      'sinai',
      'reino de sacerdotes',
      'gente santa',
      'especial tesouro',
      'propriedade peculiar',
      'terceiro mes',
      'tudo o que o senhor disse faremos',
      'nuvem espessa',
      'refidim',
      'alianca no sinai',
    ],
  },
  {
    verses: '20:1-17',
    key: '20:2',
    title: 'Regras para gente livre',
    theme: 'os dez mandamentos',
    themes: ['obediencia', 'identidade', 'proximo', 'fidelidade'],
    idea: 'Deus primeiro liberta e só depois ordena: os mandamentos dizem como vive um povo que já não é escravo, com um só Deus, tempo de descanso e respeito à vida de cada um.',
    context:
      'Três meses depois da saída do Egito, ao pé de um monte que treme e fumega, Deus fala. Antes de qualquer ordem, ele se apresenta. Para ex-escravos, um dia de folga e a proibição de cobiçar soavam como notícia de outro mundo.',
    retold: [
      {
        verses: '20:1-6',
        says: 'Deus diz quem é: o Senhor, que tirou o povo da casa de servos no Egito. Pede que não tenha outros deuses nem se incline a imagens.',
      },
      {
        verses: '20:7-11',
        says: 'Deus pede que não tomem seu nome em vão e lembrem o dia do repouso. Filhos, servos, estrangeiros e animais também param, porque Deus repousou no sétimo dia.',
      },
      {
        verses: '20:12-16',
        says: 'Deus manda honrar pai e mãe, para que os dias se prolonguem na terra. Manda não matar, não adulterar, não furtar e não dar falso testemunho.',
      },
      {
        verses: '20:17',
        says: 'Deus manda não cobiçar a casa do próximo, nem sua mulher, nem seus servos, nem seu boi, nem coisa alguma que seja dele.',
      },
    ],
    read: {
      verses: '20:1-12',
      how: 'Leiam juntos o versículo 2 em voz alta. Depois, sem Bíblia, o grupo tenta lembrar os que faltam: não matar, não adulterar, não furtar, não mentir, não cobiçar.',
    },
    observe: [
      {
        ask: 'Como Deus se apresenta, antes de mandar qualquer coisa?',
        verses: '20:2',
        listen: 'Como quem tirou da servidão: a liberdade vem primeiro.',
      },
      {
        ask: 'Quem deve descansar no dia do repouso?',
        verses: '20:8-11',
        listen: 'A família, quem serve, os animais e o estrangeiro.',
      },
      {
        ask: 'Que promessa acompanha a honra aos pais?',
        verses: '20:12',
        listen: 'Dias que se alargam na terra; é a única com promessa junto.',
      },
    ],
    interpret: [
      {
        ask: 'Lidos como regras de uma prisão e lidos como regras de uma casa libertada: o que muda no tom das mesmas palavras?',
        verses: '20:2-3, 20:12',
        listen: 'Do lado de cá, são cerca contra voltar à escravidão.',
      },
      {
        ask: 'O que um povo explorado escuta quando ouve que até o servo e o animal têm direito a parar?',
        verses: '20:10',
        listen: 'Que ninguém ali é faraó; a dignidade é de todos.',
        follow: 'De que direito ao descanso ainda precisamos hoje?',
      },
      {
        ask: 'Por que usar o nome de Deus em vão vem antes de matar e roubar?',
        verses: '20:7',
        listen: 'Quem usa o nome dele para mandar, mentir ou excluir já começou a ferir.',
      },
    ],
    live: [
      {
        ask: 'Se cada mandamento fosse uma cerca em volta de um bem, qual bem seu anda com a cerca quebrada?',
        listen: 'Tempo, palavra, casamento, descanso, verdade.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Contra qual faraó, dos que mandam em você, um dia de descanso seria uma greve?',
        listen: 'Notificações, cobrança, aparência, dinheiro, perfeição.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como honrar pai e mãe quando a relação é complicada ou eles já não estão?',
        listen: 'Honrar não exige concordar nem aceitar abuso.',
        for: ['young', 'adults', 'elderly'],
      },
      {
        ask: 'O que você já falou em nome de Deus sem ter certeza de que foi ele quem disse?',
        listen: 'Promessas, ameaças, opinião política; humildade ajuda.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Qual mandamento, lido em família, mudaria primeiro o dia de vocês?',
        listen: 'Um só, com gesto pequeno.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Imagine que alguém só conheça as proibições. O que você contaria sobre o Deus que as disse?',
        listen: 'Volte ao versículo 2: ele já tinha aberto a porta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual regra da casa em que você cresceu era só da sua família: sapato, copo, TV, portão às dez?',
        bridge: 'Regras contam o que é precioso numa casa. Vamos ver as que Deus deu à dele.',
      },
      {
        text: 'Escrevam em um minuto três mandamentos para um grupo de WhatsApp sobreviver. Leiam em voz alta.',
        bridge: 'Os de Deus são mais curtos e mais antigos, e também cuidam da convivência.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense num limite que alguém pôs por amor a você. Fique um instante com a lembrança de quem o pôs.',
      bridge: 'Quem deu estas palavras tinha acabado de abrir a porta da prisão.',
    },
    complete: [
      {
        name: 'Cerca e jardim',
        text: 'Escolha um mandamento e desenhe-o como cerca. Dentro, escreva o bem que ele protege; fora, de que ele livra; na porteira, o que você fará nesta semana.',
      },
      {
        name: 'Prefácio da minha vida',
        text: 'Complete: eu sou o Senhor, teu Deus, que te tirou de … (escreva o que ele fez). Por isso, nesta semana eu vou viver livre de …',
      },
    ],
    challenges: [
      {
        do: 'Escolha um mandamento e viva-o pelo lado positivo durante a semana: descansar, honrar, dizer a verdade, dar a vida em vez de feri-la.',
        tell: 'Em que momento foi mais difícil e em que foi libertador.',
      },
      {
        do: 'Devolva ou corrija uma coisa: um objeto, um dinheiro, uma informação errada, o bom nome de alguém.',
        tell: 'Como foi reparar.',
      },
    ],
    children: {
      truth: 'Deus me deu regras porque me ama e me quer livre.',
      to7: {
        story:
          'Deus tinha tirado o povo do Egito, onde eram escravos. Agora eles estavam livres! Diante de um monte com fumaça e som de trombeta, Deus falou. Ele disse: Eu sou o Senhor, que libertou vocês. E deu dez regras bem importantes, como cerquinhas para ninguém se machucar. Não tenham outro Deus. Não usem o meu nome de brincadeira. Descansem um dia por semana. Honrem papai e mamãe. Não façam mal às pessoas. Sejam fiéis. Não peguem o que é dos outros. Não mintam. E não fiquem com inveja do que o outro tem. Deus queria um povo feliz e livre.',
        activity:
          'Façam uma cerca de bloquinhos em volta de um boneco. Cada bloco é uma regra boa, e o boneco fica seguro. O que acontece se tirarmos um?',
        questions: [
          'De onde Deus tirou o povo?',
          'Por que Deus deu as regras?',
          'Que regra da sua casa protege você?',
        ],
      },
      to12: {
        story:
          'Imagine que você foi escravo a vida inteira e, de repente, está livre. O que é que um povo livre faz? Diante do monte Sinai, com trovão, fumaça e todo mundo tremendo, Deus respondeu. Ele não começou com ordens. Começou dizendo: eu sou o Senhor, que tirou você da casa da escravidão. Depois vieram dez palavras. Que só ele fosse Deus. Que o nome dele não fosse usado para enganar. Que um dia por semana fosse de descanso para todos, filhos, trabalhadores, animais e até o estrangeiro. Que pai e mãe fossem honrados. Que ninguém matasse, traísse, furtasse, mentisse sobre o próximo nem cobiçasse o que é do outro. Essas palavras não são muro de prisão. São cerca em volta da liberdade, para que ninguém volte a viver como escravo nem trate outro assim.',
        activity:
          'Em grupos, escrevam um mandamento para cada direito dos colegas de classe: que bem ele protege e que ferida ele evita. Exponham num cartaz.',
        questions: [
          'O que Deus diz de si mesmo antes das regras, e por quê?',
          'Qual das dez palavras protege quem é mais fraco?',
          'Qual delas ajuda você mais na escola?',
        ],
      },
      challenge: 'Escolha uma das dez palavras e viva-a com cuidado por um dia inteiro.',
    },
    prayer:
      'Senhor que nos tiraste da servidão, põe cercas onde a gente se machuca e tira as que não são tuas. Dá descanso aos que ninguém deixa parar. Ensina-nos a usar o teu nome para o bem.',
    leader: {
      lost: 'Discutem a numeração, imagens ou sábado e domingo. As tradições variam. Pergunte antes: o que Deus fez, e o que ele quer proteger?',
      tender:
        'O mandamento sobre os pais pesa sobre quem foi abusado por eles. Honrar não é obedecer ao mal nem calar. Diga isso e ofereça ajuda (Disque 100 se for menor de idade).',
      differ:
        'Católicos e luteranos contam o mandamento das imagens junto ao primeiro; reformados e outros o separam. Quanto ao sábado, uns o guardam, outros celebram o domingo. Nos dois casos, lembram o Deus que libertou.',
    },
    comfort:
      'Antes de pedir algo, Deus lembrou o que tinha feito: tirei você da escravidão. Se você anda cansado de mandamentos, sente-se primeiro nesta frase, e descanse nela.',
    closing: 'Primeiro, a liberdade; depois, o jeito de cuidar dela.',
    words: [
      'dez mandamentos',
      'sinai',
      'mandamento',
      'eu sou o senhor teu deus',
      'te tirei do egito',
      'casa de servos',
      'honra pai e mae',
      'nao mataras',
      'nao furtaras',
      'sabado',
      'idolos',
      'cobicaras',
      'tabuas da lei',
      'repouso',
    ],
  },
  {
    verses: '20:1-3',
    key: '20:3',
    title: 'Primeiro ele abriu a porta',
    theme: 'o lugar que é só de Deus',
    themes: ['adoracao', 'fidelidade', 'graca', 'identidade'],
    idea: 'O Deus que tirou o povo da casa de servos pede o lugar que nenhum outro pode ocupar: primeiro liberta, depois pede o coração, porque todo outro deus acaba virando patrão.',
    context:
      'Faz uns três meses que Israel saiu do Egito. Lá havia um deus para o sol, outro para o rio, outro com cara de rã, e o próprio Faraó passava por divino. À frente, em Canaã, esperam os deuses da chuva e da colheita. No meio, num deserto sem templo nenhum, fala aquele que os tirou de lá.',
    retold: [
      {
        verses: '20:1-2',
        says: 'Deus fala ao povo e diz quem é: o Senhor, seu Deus, que o tirou da terra do Egito, da casa de servos.',
      },
      {
        verses: '20:3',
        says: 'Deus diz ao povo que não terá deuses alheios diante dele.',
      },
    ],
    read: {
      verses: '20:1-3',
      how: 'Uma pessoa anuncia o 1. O 2, todos, devagar, como quem conta a própria história. Depois de um silêncio, uma voz só lê o 3.',
    },
    observe: [
      {
        ask: 'Antes de pedir qualquer coisa, o que Deus conta de si?',
        verses: '20:2',
        listen: 'O nome, que é Deus deles, e que os tirou da casa de servos.',
      },
      {
        ask: 'Que palavras mostram que Deus fala com cada pessoa, e não só com a multidão?',
        verses: '20:2-3',
        listen: 'Teu Deus, te tirei, não terás: é tu o tempo todo.',
      },
      {
        ask: 'Que palavra descreve os outros deuses?',
        verses: '20:3',
        listen: 'Alheios: de outros, de fora. Não tiraram ninguém do Egito.',
      },
      {
        ask: 'Onde esses deuses não podem ficar?',
        verses: '20:3',
        listen: 'Diante dele; e não há canto da vida que não fique diante dele.',
      },
    ],
    interpret: [
      {
        ask: 'Imaginem as frases trocadas: primeiro o mandamento, depois a saída do Egito. O que mudaria na fé desse povo?',
        verses: '20:2-3',
        listen: 'Obedeceriam para serem livres. Aqui são livres, e por isso obedecem.',
        follow: 'Em qual das duas ordens você aprendeu a fé?',
      },
      {
        ask: 'O Egito foi para eles uma “casa de servos”. De que lado estavam os deuses daquela casa?',
        verses: '20:2',
        listen: 'Do lado de quem explorava. Voltar a eles seria voltar à corrente.',
      },
      {
        ask: 'Jesus disse que ninguém consegue servir a dois senhores (Mateus 6:24). Por que Deus não aceita ser um entre vários, nem o primeiro da fila?',
        verses: '20:3',
        listen: 'Amor assim não se reparte, e o outro senhor sempre cobra. Ele quer o povo livre.',
      },
    ],
    live: [
      {
        ask: 'Quando chega uma notícia ruim, a quem ou a que você recorre nos primeiros cinco minutos?',
        listen: 'Celular, gerente, mãe, geladeira, oração. Sem culpa: só reparar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Sem a aprovação de quem o seu dia desanda?',
        listen: 'Turma, namoro, professor, números na tela. Pergunte com carinho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa boa anda mandando na agenda da casa de vocês?',
        listen: 'Trabalho, filhos, time, reforma. Não é jogar fora, é pôr no lugar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que garantia de reserva você guarda para o caso de Deus não resolver?',
        listen: 'Contato influente, horóscopo, dinheiro, o próprio controle. Comece por você.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'De que Egito Deus já tirou você?',
        listen: 'Cada pessoa conta só o que quiser. Sem Egito, sobra apenas regra.',
        for: ['new-believers', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que ideia de Deus você trazia, antes de ouvir que ele começa libertando?',
        listen: 'Acolha também a desconfiança.',
        for: ['visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que cadeira, caneca, controle ou travesseiro da sua casa tem lugar marcado, e ai de quem mexer?',
        bridge: 'Todo mundo tem um lugar que não empresta. Deus fala hoje do dele.',
      },
      {
        text: 'Se o seu celular contasse o que você mais procura nele, qual seria a palavra campeã: receita, futebol, preço, sono?',
        bridge: 'O que a gente procura conta em que a gente confia.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre uma porta que se abriu quando você não tinha como abri-la. Fique um minuto ali, na soleira.',
      bridge: 'Quem vai pedir o seu coração é quem abriu a porta.',
    },
    complete: [
      {
        name: 'Diante de ti',
        text: 'Complete: tu és o Deus que me tirou de … . Diante de ti tenho posto … . Nesta semana esse lugar volta a ser teu quando eu … .',
      },
      {
        name: 'A prateleira',
        text: 'Desenhe uma prateleira e ponha nela o que sustenta você: trabalho, saúde, gente, dinheiro, elogio. Debaixo de cada um, escreva o que ele pede em troca. Circule o que anda pedindo demais.',
      },
    ],
    challenges: [
      {
        do: 'Comece cada dia, antes de ligar a tela, dizendo em voz alta uma coisa que Deus já fez por você.',
        tell: 'O que mudou na primeira hora.',
      },
      {
        do: 'Escolha uma coisa boa que anda mandando em você e deixe-a em segundo lugar por um dia inteiro.',
        tell: 'O que fez falta e o que apareceu no espaço.',
      },
    ],
    children: {
      truth: 'Só o Senhor é Deus, e ele cuida de mim.',
      to7: {
        story:
          'No Egito havia muitos deuses de mentira. Tinha deus do sol, deus do rio, até um com cara de rã! Nenhum deles ouvia. Nenhum ajudava o povo de Israel, que trabalhava, trabalhava e chorava. Mas o Senhor ouviu! Ele abriu o caminho e levou todo mundo para fora, para a liberdade. Depois, perto de uma montanha bem alta, Deus falou. Primeiro ele disse: eu sou o Senhor, o seu Deus. Eu tirei vocês do Egito! Só depois ele disse: não tenham outros deuses. Para que outro? Quem tirou o povo de lá foi ele. Um Deus só, grande e bom.',
        activity:
          'Ponham um pano bonito numa cadeira, no meio da sala. Cada criança traz um brinquedo querido, deixa no chão ao lado dela e diz: o primeiro lugar é de Deus.',
        questions: [
          'Quem ouviu o povo chorar no Egito?',
          'O que Deus disse primeiro?',
          'Do que Deus cuida na sua vida?',
        ],
      },
      to12: {
        story:
          'Os egípcios tinham deus para tudo: para o sol, para o rio, para a colheita. Diziam que até o rei era um deus. E todos esses deuses pareciam estar do lado de quem mandava. Os escravos de Israel choravam, e nenhum deles se mexia. O Senhor se mexeu. Ouviu, desceu, abriu o mar e tirou o povo dali. Três meses depois, ao pé do monte Sinai, ele falou. Você esperaria uma lista de ordens logo na primeira frase? Não foi assim. Deus começou dizendo quem era: eu sou o Senhor, o seu Deus, que tirou você da terra do Egito, da casa de servos. E então pediu: não tenha outros deuses diante de mim. É como se dissesse: eu já escolhi você; escolha a mim. Ninguém conseguiu fazer isso direito, o povo muito menos. Jesus conseguiu: quando foi tentado, respondeu que só Deus se adora. E ele nos ensina a voltar.',
        activity:
          'Recortem de um jornal ou desenhem coisas em que as pessoas confiam. Em cada uma, escrevam o que ela consegue dar e o que não consegue.',
        questions: [
          'Por que Deus conta primeiro o que fez?',
          'De que lado pareciam estar os deuses do Egito?',
          'O que quer mandar em você no lugar de Deus?',
        ],
      },
      challenge: 'Agradeça a Deus toda manhã antes de pegar um brinquedo ou uma tela.',
    },
    prayer:
      'Senhor, nosso Deus, abriste a porta antes de pedir qualquer coisa. Perdoa os patrões que arranjamos depois. Toma de volta o lugar que é teu, e faz de nós gente livre, diante de ti.',
    leader: {
      lost: 'O grupo sai à caça dos ídolos dos outros, de preferência os da religião do lado. Fique com os da casa. Ninguém guardou esta palavra por inteiro; Jesus, sim (Mateus 4:10), e é nele que se recomeça.',
      tender:
        'Quem cresceu com um Deus que vigia e ameaça pode ouvir só o não. Volte ao 20:2 quantas vezes precisar. E quem deixou outra religião talvez tenha família lá: não permita piada.',
      differ:
        'Judeus contam o 20:2 como a primeira das dez palavras; católicos e luteranos juntam os versículos 3 a 6; reformados e ortodoxos os separam. O conteúdo é o mesmo.',
    },
    comfort:
      'Antes de qualquer pedido, uma notícia: eu te tirei de lá. Se hoje não há força para responder nada, fique nessa frase. Foi nela que Deus quis começar.',
    closing: 'Quem abriu a porta não quer ser mais um na sala.',
    words: [
      'primeiro mandamento',
      'deuses alheios',
      'outros deuses',
      'nao teras outros deuses',
      'casa de servos',
      'egito',
      'deus unico',
      'idolatria',
      'politeismo',
      'dois senhores',
      'exclusividade',
      'deuses do egito',
    ],
  },
  {
    verses: '20:4-6',
    key: '20:4',
    title: 'Deus não cabe na nossa forma',
    theme: 'as imagens que fazemos de Deus',
    themes: ['adoracao', 'graca', 'familia', 'fidelidade'],
    idea: 'Deus não se deixa moldar por mão nenhuma: proíbe a imagem diante da qual a gente se inclina, leva a sério o mal que passa adiante e promete misericórdia a milhares.',
    context:
      'Os vizinhos de Israel tinham imagem para tudo. Ao pé do Sinai, o povo ouviu uma voz e não viu forma alguma (Deuteronômio 4:15). Semanas depois, com ouro e pressa, faria um bezerro (32:1-6). O mesmo Deus mandaria pôr querubins sobre a arca e encheria um artista do seu espírito (25:18; 35:30-31): arte, aqui, não é o problema.',
    retold: [
      {
        verses: '20:4',
        says: 'Deus manda que o povo não faça para si imagem nem semelhança do que há no céu, na terra ou nas águas.',
      },
      {
        verses: '20:5-6',
        says: 'O povo não se inclinará a imagens nem as honrará. O Senhor, zeloso, visita a maldade até a quarta geração dos que o odeiam e faz misericórdia a milhares dos que o amam.',
      },
    ],
    read: {
      verses: '20:4-6',
      how: 'Uma voz lê o 4 olhando para cima, para a frente e para baixo. Outra, grave, o 5. O 6 é de todos, com alegria.',
    },
    observe: [
      {
        ask: 'De que três lugares não se pode tirar o modelo para uma imagem?',
        verses: '20:4',
        listen: 'Céu, terra, águas: nada do que foi criado serve.',
      },
      {
        ask: 'Que dois gestos ficam proibidos diante dela?',
        verses: '20:5',
        listen: 'Inclinar-se e honrar.',
      },
      {
        ask: 'Com que palavras Deus descreve a si mesmo?',
        verses: '20:5-6',
        listen: 'Teu Deus, forte, zeloso; visita a maldade e faz misericórdia.',
      },
      {
        ask: 'Que números aparecem junto da maldade e junto da misericórdia?',
        verses: '20:5-6',
        listen: 'Terceira e quarta geração; milhares. A balança pende para um lado.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém que ama Deus teria vontade de fazer uma figura dele?',
        verses: '20:4',
        listen: 'Para ter perto e poder tocar. O risco é um deus que cabe na mão e obedece.',
        follow:
          'O Novo Testamento chama Cristo de imagem do Deus invisível (Colossenses 1:15). O que muda quando a imagem é Deus quem dá?',
      },
      {
        ask: 'Deus se chama zeloso. Que diferença há entre o zelo de quem ama e o ciúme de quem controla?',
        verses: '20:5',
        listen: 'Zelo guarda a aliança e quer o bem; o ciúme que vigia e prende não vem de Deus.',
      },
      {
        ask: 'O mal alcança três ou quatro gerações; a misericórdia, milhares. O que essa desproporção conta do coração de Deus?',
        verses: '20:5-6',
        listen: 'Leva o mal a sério, mas o que ele quer ver espalhado é misericórdia.',
      },
    ],
    live: [
      {
        ask: 'Que retrato de Deus você carregou por anos até perceber que não era ele?',
        listen: 'Fiscal, vovô, gênio da lâmpada, chefe bravo.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Quanto trabalho dá manter a imagem que os outros têm de você na internet?',
        listen: 'Cansaço, comparação; imagem também escraviza quem a fez.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto Deus tem tido, por coincidência, sempre a sua opinião?',
        listen: 'Política, dinheiro, inimigos. Ria primeiro de si.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que costume das famílias de onde vocês vieram vocês querem que pare na sua casa?',
        listen: 'Grito, silêncio, bebida, dívida. Um só, sem julgar os avós.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que bem alguém da sua família plantou e ainda chega até você?',
        listen: 'Oração, honestidade, uma receita, um jeito de receber gente.',
        for: ['elderly', 'singles', 'young'],
      },
      {
        ask: 'O que em Jesus não combina com a ideia de Deus que afastava você?',
        listen: 'Ouça até o fim; a pergunta é de verdade.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foto sua não se parece nada com você: documento, crachá, formatura?',
        bridge:
          'Se uma foto já erra tanto com a gente, imaginem uma figura que quisesse mostrar Deus.',
      },
      {
        text: 'Em um minuto, sem olhar para o papel, desenhem o rosto de quem está ao lado. Mostrem.',
        bridge: 'E era alguém que estava na nossa frente. Deus fala de quem tenta desenhá-lo.',
      },
    ],
    quiet: {
      text: 'Feche os olhos e diga por dentro: Deus. Repare em que rosto ou figura aparece, e não corrija nada ainda.',
      bridge: 'Ele pede que a gente o deixe mostrar-se.',
    },
    complete: [
      {
        name: 'Retrato corrigido',
        text: 'Complete: por muito tempo imaginei Deus como … . Aprendi essa imagem com … . Jesus me mostra que ele … .',
      },
      {
        name: 'O que passa adiante',
        text: 'Faça duas colunas: o que recebi e quero que pare em mim, … ; o que recebi e quero que chegue a muitos, … . Circule um de cada lado e escreva o primeiro passo.',
      },
    ],
    challenges: [
      {
        do: 'Leia um capítulo de um Evangelho por dia e anote algo de Jesus que você não teria imaginado de Deus.',
        tell: 'A anotação que mais surpreendeu.',
      },
      {
        do: 'Interrompa uma vez um costume ruim de família: no lugar do grito ou do gelo, uma conversa em voz baixa.',
        tell: 'Como ficou o ar da casa depois.',
      },
    ],
    children: {
      truth: 'Deus é maior do que tudo o que eu sei fazer.',
      to7: {
        story:
          'Os vizinhos do povo de Deus faziam bonecos de pedra e de madeira. Um parecia boi, outro parecia passarinho, outro parecia peixe. Depois se abaixavam diante do boneco e diziam: você é o meu deus! Mas o boneco não ouvia, não via e não abraçava ninguém. Então Deus falou ao seu povo: não façam assim comigo. Eu não pareço nada do que está no céu, nem na terra, nem na água. Eu fiz o céu, a terra e a água! Vocês não precisam de boneco. Eu mesmo cuido de vocês. E disse uma coisa linda: o meu carinho vai para milhares e milhares de pessoas!',
        activity:
          'Cada criança tenta desenhar o vento. Conversem: o vento não cabe no papel, mas a gente sente. Deus é muito maior. Depois abanem as folhas umas nas outras.',
        questions: [
          'O que o boneco de pedra não conseguia fazer?',
          'Quem fez o céu, a terra e a água?',
          'Onde você percebe o carinho de Deus?',
        ],
      },
      to12: {
        story:
          'Nas cidades em volta de Israel, cada templo tinha a sua estátua. As pessoas a vestiam, punham comida na frente dela e se inclinavam. Quando Deus falou no Sinai, o povo ouviu uma voz forte, mas não viu forma nenhuma. E a voz disse: não façam imagem minha com nada do que há no céu, na terra ou nas águas, e não se inclinem a elas. Por quê? Porque um deus que a gente faz acaba do nosso tamanho. Dá para guardar no armário! Deus é livre e vivo. Ele disse também que o mal deixa marcas por três ou quatro gerações, mas que a sua misericórdia alcança milhares. Faça a conta: qual dos dois é maior? Muito tempo depois, Deus mostrou o seu rosto do jeito dele. Não foi em pedra. Foi em Jesus, que abraçava crianças e tocava doentes. Quem olha para Jesus vê como Deus é.',
        activity:
          'Escrevam numa folha ideias erradas sobre Deus que já ouviram. Na outra, procurem num Evangelho uma cena de Jesus que responda a uma delas.',
        questions: [
          'O que o povo viu quando Deus falou?',
          'O que acontece com um deus que a gente fabrica?',
          'O que Jesus mostra de Deus para você?',
        ],
      },
      challenge: 'Conte a alguém uma coisa que Jesus mostrou sobre como Deus é.',
    },
    prayer:
      'Deus vivo, que não coubeste no ouro nem cabes nas nossas ideias, desmancha os retratos falsos. Mostra-nos o teu rosto em Jesus. Que em nós o mal pare, e a tua misericórdia siga até gente que nem nasceu.',
    leader: {
      lost: 'A maldade visitada sobre os filhos vira conversa de maldição de família. O filho não paga pela culpa do pai (Ezequiel 18:20); o que passa são as consequências, e a graça pode interrompê-las. Fique com os milhares do 20:6.',
      tender:
        'Quem tem filho doente ou história pesada em casa pode ouvir castigo. Diga logo que não é isso. E o Deus zeloso não dá razão a marido ciumento: controle e ameaça são violência (Ligue 180).',
      differ:
        'Católicos e ortodoxos veneram imagens e ícones, sem adorá-los, e lembram que o Filho se fez visível. Luteranos e anglicanos muitas vezes as têm como lembrança; reformados e muitos evangélicos não as usam no culto, por este texto. Todos confessam: adorar, só a Deus.',
    },
    comfort:
      'Se a imagem que fizeram de Deus para você dava medo, ela pode cair, e ele continua de pé. A maldade tem fim contado; a misericórdia vai a milhares, e há lugar para mais uma pessoa.',
    closing: 'A imagem que faltava, Deus mesmo deu: Jesus.',
    words: [
      'segundo mandamento',
      'imagem de escultura',
      'imagens',
      'esculturas',
      'te inclinaras',
      'deus zeloso',
      'terceira e quarta geracao',
      'maldicao hereditaria',
      'idolatria',
      'idolos',
      'icones',
      'misericordia a milhares',
      'maldade dos pais',
    ],
  },
  {
    verses: '20:7',
    key: '20:7',
    title: 'Um nome que não é enfeite',
    theme: 'o nome de Deus',
    themes: ['lingua', 'adoracao', 'santidade', 'justica'],
    idea: 'Deus confiou o seu nome a um povo liberto; por isso não o quer vazio na boca de ninguém: nem para enganar, nem para ameaçar, nem num louvor sem vida atrás.',
    context:
      'Junto à sarça, Deus disse a Moisés como se chamava (3:14-15): quem sabe o nome pode chamar. No Egito, nomes de deuses serviam de feitiço, e em toda parte se jurava por um deus para fechar negócio. O povo que ele tirou de lá (20:2) leva esse nome aonde vai.',
    retold: [
      {
        verses: '20:7',
        says: 'Deus manda que Israel não tome em vão o nome do Senhor, seu Deus. A quem tomar seu nome em vão, o Senhor não dará por inocente.',
      },
    ],
    read: {
      verses: '20:7',
      how: 'Uma pessoa lê até teu Deus e para. Respirem. Outra lê o resto. Depois, todos, em voz baixa, do começo ao fim.',
    },
    observe: [
      {
        ask: 'Que verbo diz o que se faz com o nome?',
        verses: '20:7',
        listen: 'Tomar: pegar, levar consigo. É mais do que pronunciar.',
      },
      {
        ask: 'De que jeito o nome não pode ser tomado?',
        verses: '20:7',
        listen: 'Em vão: à toa, sem verdade, para nada.',
      },
      {
        ask: 'Que duas palavrinhas, ao lado do nome, dizem a quem este Deus se ligou?',
        verses: '20:7',
        listen: 'Teu Deus: é o nome de alguém que já é deles.',
      },
      {
        ask: 'Com que aviso o mandamento termina?',
        verses: '20:7',
        listen: 'O Senhor não dá por inocente quem faz isso; outros talvez deem.',
      },
    ],
    interpret: [
      {
        ask: 'Tomar um nome é também levá-lo, como um sobrenome. De que modo uma vida pode esvaziar o nome de Deus sem dizer palavra?',
        verses: '20:7',
        listen: 'Injustiça de quem se diz dele; quem vê de fora julga o nome por nós.',
      },
      {
        ask: 'Por que uma mentira com o nome de Deus dentro fere mais do que a mentira sozinha?',
        verses: '20:7',
        listen: 'Faz dele testemunha do falso; quem foi enganado perde também a confiança nele.',
        follow: 'Onde isso acontece hoje com mais facilidade?',
      },
      {
        ask: 'Jesus ensinou a pedir que o nome do Pai seja santificado (Mateus 6:9). O que acontece com este mandamento quando vira pedido de filho?',
        verses: '20:7',
        listen: 'De freio passa a desejo; e a gente pede porque por si não consegue.',
      },
    ],
    live: [
      {
        ask: 'O que já tentaram vender, proibir ou arrancar de você em nome de Deus?',
        listen: 'Voto, compra, ameaça, namoro. Ouça; há feridas aqui.',
        for: ['adults', 'visitors'],
      },
      {
        ask: 'Em que assunto seria mais honesto trocar Deus me disse por eu acho?',
        listen: 'Sem caçar culpados; humildade não é falta de fé.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que a sua turma aprenderia de Deus só de olhar como você trata as pessoas?',
        listen: 'O nome vai junto no intervalo, no jogo e no grupo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que hora o nome de Deus sai da boca em casa sem que ninguém pense nele?',
        listen: 'Susto, costume, juramento. Até um susto pode virar oração.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que promessa feita com Deus por testemunha ainda espera por você?',
        listen: 'O possível, hoje. Voto feito por medo pode ser conversado.',
        for: ['men', 'women', 'elderly'],
      },
      {
        ask: 'Com que nome você gostaria de chamar Deus, agora que começa a conhecê-lo?',
        listen: 'Pai, Senhor, amigo, ou ainda nenhum: tudo bem.',
        for: ['new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o erro mais engraçado que já fizeram com o seu nome: copo, boleto, crachá, chamada?',
        bridge: 'A gente nota quando tratam o nome de qualquer jeito. Deus também.',
      },
      {
        text: 'Onde bastou dizer que conhecia alguém, e a porta se abriu ou o preço baixou?',
        bridge: 'Um nome abre portas; por isso é fácil usá-lo para o que não é dele.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Diga baixinho o nome de alguém que você ama. Repare em tudo o que vem junto com ele.',
      bridge: 'Agora diga, com o mesmo cuidado, o nome de Deus.',
    },
    complete: [
      {
        name: 'Levo o nome',
        text: 'Complete: o nome de Deus fica cheio na minha vida quando eu … . Fica vazio quando … . Quero dizê-lo com verdade a … .',
      },
      {
        name: 'Três usos',
        text: 'Lembre as vezes em que Deus apareceu hoje na sua fala: para orar, … ; por costume, … ; para convencer alguém, … . Escolha uma e reescreva como oração.',
      },
    ],
    challenges: [
      {
        do: 'Cada vez que o nome de Deus escapar por costume, pare e faça dele uma oração de uma frase.',
        tell: 'A oração mais inesperada da semana.',
      },
      {
        do: 'Volte a uma conversa em que você pôs Deus no meio para ganhar e diga: aquilo era a minha opinião.',
        tell: 'Como a outra pessoa recebeu.',
      },
    ],
    children: {
      truth: 'O nome de Deus é precioso, e eu o digo com carinho.',
      to7: {
        story:
          'Quando alguém chama o nosso nome com carinho, é tão bom! E quando alguém faz piada com ele? Aí não é bom. Deus também tem nome. Ele contou o seu nome ao povo que tirou do Egito, para que pudessem chamar: Senhor! Senhor! E ele ouvia. Um dia, na montanha, Deus pediu: cuidem do meu nome. Não usem o meu nome à toa. Não usem para contar mentira. Não usem para assustar ninguém. O nome de Deus é para orar, para cantar, para agradecer e para pedir socorro. Quem diz esse nome com amor é sempre ouvido.',
        activity:
          'Sussurro: sentem-se em roda e cada criança diz com carinho o nome de quem está ao lado. No fim, todas juntas dizem: Senhor, nós amamos o teu nome!',
        questions: [
          'Para que Deus contou o seu nome ao povo?',
          'Quando é bom dizer o nome de Deus?',
          'O que você quer dizer a ele agora?',
        ],
      },
      to12: {
        story:
          'Já usaram o seu nome sem você saber? A turma espalhou que foi você quem mandou, e você nem estava lá! Dá raiva. Deus contou o seu nome a Moisés junto de uma sarça que pegava fogo e não queimava. Foi um presente: quem sabe o nome de alguém pode chamar. Os outros povos usavam o nome dos deuses como fórmula mágica, ou juravam por eles para enganar nas compras. Ao pé do Sinai, Deus disse: não tome o meu nome em vão. Em vão quer dizer à toa, vazio, de mentira. E tomar quer dizer também carregar. Quem é do povo de Deus anda com o nome dele, como quem veste a camisa de um time. Se trata mal os outros, suja a camisa. Jesus levou esse nome sem mancha nenhuma, e ensinou os amigos a pedir: Pai, que o teu nome seja santificado. Isto é, que seja amado de verdade.',
        activity:
          'Desenhem uma camisa de time com o nome de Deus. Dentro, escrevam três atitudes de quem a veste na escola. Ao lado, o que a sujaria.',
        questions: [
          'Por que saber o nome de Deus é um presente?',
          'O que quer dizer em vão?',
          'Como se leva o nome de Deus no recreio?',
        ],
      },
      challenge: 'Antes de dormir, chame Deus pelo nome e conte a ele o seu dia.',
    },
    prayer:
      'Senhor, nosso Deus, deste a nós o teu nome, e tantas vezes ele saiu vazio. Perdoa. Santifica-o em nós, na boca e no que as mãos fazem. Que ninguém se afaste de ti por causa do modo como falamos.',
    leader: {
      lost: 'A noite vira fiscalização de ai meu Deus. O texto mira mais alto: mentir, mandar e explorar com o nome dele (Levítico 19:12). SENHOR em maiúsculas, nas Bíblias, fica no lugar do nome que Deus disse a Moisés.',
      tender:
        'Há quem tenha sofrido ameaça, controle, abuso ou perda de dinheiro em nome de Deus. Diga: foi isso que ele proibiu, e a culpa não é de quem sofreu. Ouça a sós. Violência: Ligue 180; menores, Disque 100.',
      differ:
        'Menonitas, quacres e outros não juram de modo nenhum, por causa de Mateus 5:34; a maioria aceita o juramento solene diante da justiça e rejeita o falso e o banal. Uns e outros querem a palavra verdadeira.',
    },
    comfort:
      'O grito de dor que leva o nome de Deus não é nome em vão; os Salmos estão cheios dele. Se hoje você só consegue dizer esse nome e chorar, já é oração, e ele atende por ele.',
    closing: 'Ele nos deu o nome para que a gente o chame.',
    words: [
      'terceiro mandamento',
      'nome em vao',
      'tomar o nome',
      'nao tomaras o nome',
      'santificado seja o teu nome',
      'juramento',
      'jurar falso',
      'blasfemia',
      'blasfemar',
      'em nome de deus',
      'dara por inocente',
      'reverencia',
    ],
  },
  {
    verses: '20:8-11',
    key: '20:8',
    title: 'O dia em que todos param',
    theme: 'o descanso que Deus dá',
    themes: ['descanso', 'trabalho', 'criacao', 'justica'],
    idea: 'O Deus que fez o mundo e repousou dá ao povo liberto um dia em que a casa inteira para, do dono ao animal, porque a vida não depende só do que a gente faz.',
    context:
      'No Egito não havia folga: tijolo, cota, capataz (5:13-14). No deserto, semanas antes, o maná já ensinava o ritmo, com comida em dobro no sexto dia (16:22-26). Quando Moisés repete estas palavras em Deuteronômio 5:15, dá outro motivo: foste servo. Criação e libertação pedem o mesmo dia.',
    retold: [
      {
        verses: '20:8',
        says: 'Deus manda que Israel se lembre do dia do repouso, para santificá-lo.',
      },
      {
        verses: '20:9-10',
        says: 'Seis dias são para trabalhar, e o sétimo é repouso para o Senhor. Nele ninguém faz obra, nem filho, filha, servo, criada, animal ou estrangeiro da casa.',
      },
      {
        verses: '20:11',
        says: 'Em seis dias o Senhor fez os céus, a terra e o mar, e repousou no sétimo. Por essa razão abençoou o dia do repouso e o santificou.',
      },
    ],
    read: {
      verses: '20:8-11',
      how: 'Leiam o 9 depressa, sem respirar, e parem dez segundos antes do 10. O 11, com calma, sem olhar o relógio.',
    },
    observe: [
      {
        ask: 'Com que verbo o mandamento começa?',
        verses: '20:8',
        listen: 'Lembrar: o descanso é uma coisa que a gente esquece.',
      },
      {
        ask: 'O que o texto manda fazer nos outros seis dias?',
        verses: '20:9',
        listen: 'Trabalhar, toda a obra: trabalho também tem lugar diante de Deus.',
      },
      {
        ask: 'Quem é citado, um por um, entre os que vão parar?',
        verses: '20:10',
        listen: 'Tu, filho, filha, servo, criada, animal, estrangeiro.',
      },
      {
        ask: 'Que motivo aparece para esse dia ser diferente?',
        verses: '20:11',
        listen: 'Deus fez tudo em seis dias, repousou, abençoou e santificou o dia.',
      },
    ],
    interpret: [
      {
        ask: 'Servo e criada só paravam quando o patrão deixava. O que muda numa casa em que a folga deles vem de Deus?',
        verses: '20:10',
        listen: 'Descanso deixa de ser favor; por um dia o tempo do outro não tem dono.',
        follow: 'Quem trabalha hoje para que você descanse?',
      },
      {
        ask: 'Deus não estava cansado e mesmo assim repousou. Que outra razão existe para parar, além do cansaço?',
        verses: '20:11',
        listen: 'Alegrar-se com o que foi feito; festa, e não só pilha recarregada.',
      },
      {
        ask: 'Jesus disse que o sábado foi feito por causa do ser humano (Marcos 2:27). O que transforma este presente em peso outra vez?',
        verses: '20:8-10',
        listen: 'Lista, vigilância, culpa. Ele curou no sábado e chamou a si os cansados.',
      },
    ],
    live: [
      {
        ask: 'O que você teme que desmorone se parar um dia inteiro?',
        listen: 'Renda, casa, cargo, a imagem de quem dá conta de tudo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que aparelho continua dando ordens a você no dia de folga?',
        listen: 'Sem sermão; experimentem imaginar uma hora sem ele.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem segue trabalhando na casa de vocês enquanto o resto descansa?',
        listen: 'Louça, roupa, remédio da avó. Daqui sai uma troca concreta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O descanso de que pessoa depende de uma decisão sua?',
        listen: 'Diarista, funcionário, entregador, mensagem fora de hora.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quando a escala ou os dois empregos não deixam, que pedaço da semana ainda dá para defender?',
        listen: 'Não cobre o impossível: meia tarde, uma refeição, uma hora.',
        for: ['singles', 'adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'Para quem já se aposentou, o que faria um dia ser diferente dos outros?',
        listen: 'Culto, visita, mesa, roupa bonita, telefonema.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu cochilo inesquecível: no ônibus, na rede, na aula, no cinema?',
        bridge: 'Descansar é gostoso de contar. Deus fez disso um mandamento.',
      },
      {
        text: 'Domingo, na casa da sua infância, tinha cheiro e som de quê?',
        bridge: 'Um dia diferente fica na memória. O texto manda lembrar um.',
      },
    ],
    quiet: {
      text: 'Ponha o celular noutro cômodo e sente-se dois minutos sem fazer nada. Repare no que tenta levantar você.',
      bridge: 'Isso que puxa é do que este dia vem livrar.',
    },
    complete: [
      {
        name: 'Sete quadradinhos',
        text: 'Desenhe sete quadradinhos, um por dia, e escreva em cada um quem manda nele. Pinte o que é de repouso, mesmo que seja meio. Para pintar mais um pedaço, eu preciso … .',
      },
      {
        name: 'Parar é confiar',
        text: 'Complete: quando paro, tenho medo de … . Enquanto isso, Deus continua cuidando de … . Nesta semana vou parar … , das … às … .',
      },
    ],
    challenges: [
      {
        do: 'Marque um tempo de parar de verdade, um dia ou as horas que der, e prepare-o na véspera, para o serviço não cair sobre ninguém.',
        tell: 'O que você fez com a vontade de fazer alguma coisa.',
      },
      {
        do: 'Dê uma tarde de folga a quem não tem: fique com a criança, a louça, o plantão ou o doente.',
        tell: 'O que a pessoa fez com o tempo.',
      },
    ],
    children: {
      truth: 'Deus descansou e me deu um dia para descansar.',
      to7: {
        story:
          'Deus fez o céu, a terra e o mar. Fez o sol, os peixes, os bichos e as pessoas. Seis dias! No dia sete, Deus parou e descansou. Estava tudo tão bonito! Muito tempo depois, o povo de Deus morava no Egito e nunca podia parar. Era tijolo de manhã, tijolo de tarde, todo dia. Que canseira! Deus os tirou de lá e disse: agora vocês vão ter um dia de descanso. E é para todo mundo! Para a mamãe e o papai, para os filhos, para quem trabalha na casa, para quem veio de longe. Até o burrinho descansa! Nesse dia a gente para e fica contente com Deus.',
        activity:
          'Estátua do descanso: todos andam carregando tijolos de faz de conta; quando alguém diz dia de descanso, deitam-se quietos e ouvem um som bonito.',
        questions: [
          'O que Deus fez no dia sete?',
          'Quem podia descansar, além das pessoas?',
          'O que você gosta de fazer com Deus no dia de descanso?',
        ],
      },
      to12: {
        story:
          'Imagine nunca ter recreio, nem domingo, nem férias. Assim vivia Israel no Egito: se a conta dos tijolos não fechava, vinha castigo. Deus os libertou e, ao pé do Sinai, disse: lembre-se do dia do repouso. Seis dias para trabalhar, um para parar. E fez a lista de quem ia parar: você, seu filho, sua filha, o servo, a criada, o animal e até o estrangeiro. Pense no servo ouvindo aquilo! Ninguém podia mais dizer: descansem vocês, e ele que trabalhe. Deus deu o motivo: ele mesmo fez os céus, a terra e o mar em seis dias e repousou no sétimo. Depois, algumas pessoas encheram esse dia de tantas regras que ele ficou pesado. Jesus lembrou que o dia foi feito para o bem da gente, e curava quem estava doente. Ele ainda chama quem está cansado: venha, eu dou descanso.',
        activity:
          'Montem a semana da família num cartaz e descubram quem nunca para. Combinem uma tarefa que cada criança assume para essa pessoa descansar.',
        questions: [
          'Quem estava na lista do descanso?',
          'Por que a notícia era ótima para o servo?',
          'O que ajuda você a parar e lembrar de Deus?',
        ],
      },
      challenge: 'Faça o serviço de alguém da casa para que essa pessoa possa descansar.',
    },
    prayer:
      'Senhor, que paraste diante do que fizeste, ensina-nos a parar. Tira das nossas mãos o que elas não largam. Dá folga a quem ninguém deixa descansar, e leva-nos a Jesus, repouso dos cansados.',
    leader: {
      lost: 'Logo aparece a lista do que pode e do que não pode, ou a idade da Terra. Deixe para outra noite e volte à lista do 20:10: gente que, sem este dia, não para.',
      tender:
        'Há quem não tenha folga: dois empregos, escala, criança pequena, doente em casa. Não ponha culpa; combinem ajuda. Cansaço que o sono não cura pode ser doença: médico. Desespero: 188.',
      differ:
        'Adventistas e batistas do sétimo dia guardam o sábado. A maioria se reúne no domingo, dia da ressurreição: para uns, é o sábado cristão; para outros, Cristo cumpriu o sábado, e nenhum dia obriga (Romanos 14:5-6; Colossenses 2:16-17). Todos querem tempo para Deus e descanso.',
    },
    comfort:
      'No relato da criação, o ser humano é feito no sexto dia; o primeiro dia inteiro que viveu foi de repouso, sem ter produzido nada. Pode descansar antes de merecer. Foi assim desde o começo.',
    closing: 'A gente para, e o mundo continua nas mãos de Deus.',
    words: [
      'quarto mandamento',
      'sabado',
      'shabat',
      'dia do repouso',
      'repouso',
      'descanso',
      'descansar',
      'setimo dia',
      'seis dias trabalharas',
      'santificar o dia',
      'folga',
      'dia do senhor',
      'guardar o sabado',
    ],
  },
  {
    verses: '20:12',
    key: '20:12',
    title: 'Dar peso a quem veio antes',
    theme: 'honrar pai e mãe',
    themes: ['familia', 'filhos', 'gratidao', 'obediencia'],
    idea: 'Deus pede que pai e mãe tenham peso na vida dos filhos, também quando já não podem cobrar, e promete vida longa na terra; honrar não é chamar o mal de bem.',
    context:
      'Quem ouve são adultos acampados no deserto, com os velhos ao lado. Não há aposentadoria: quem envelhece depende dos filhos. No Egito, o rei mandara arrancar filhos dos pais (1:22); no povo liberto, uma geração cuida da outra. Na cruz, Jesus ainda arranjou casa para a mãe (João 19:26-27).',
    retold: [
      {
        verses: '20:12',
        says: 'Deus manda honrar pai e mãe, para que os dias de quem ouve se prolonguem na terra que o Senhor, seu Deus, lhe dá.',
      },
    ],
    read: {
      verses: '20:12',
      how: 'A pessoa mais nova da roda lê a primeira parte, até mãe. A de mais idade lê o resto. Depois troquem.',
    },
    observe: [
      {
        ask: 'A quem se deve a honra de que o texto fala?',
        verses: '20:12',
        listen: 'Ao pai e à mãe, os dois, com o mesmo verbo.',
      },
      {
        ask: 'Que verbos poderiam estar no lugar de honrar e não estão?',
        verses: '20:12',
        listen: 'Concordar, gostar, obedecer em tudo. Honrar, no hebraico, é dar peso.',
      },
      {
        ask: 'Que promessa vem junto com a ordem?',
        verses: '20:12',
        listen: 'Dias que se prolongam na terra.',
      },
      {
        ask: 'Como o texto fala da terra em que esses dias se prolongam?',
        verses: '20:12',
        listen: 'É a que o Senhor dá. Quem honra também vive do que recebeu.',
      },
    ],
    interpret: [
      {
        ask: 'O mandamento fala a filhos já crescidos. Que forma toma a honra quando pai e mãe não mandam mais e passam a depender?',
        verses: '20:12',
        listen: 'Vira tempo, dinheiro, paciência, ouvir de novo a mesma história.',
      },
      {
        ask: 'Por que um povo que honra os seus velhos dura mais na terra?',
        verses: '20:12',
        listen: 'Ninguém é descartado quando deixa de produzir, e os pequenos aprendem olhando.',
        follow: 'Onde você já viu gente idosa tratada como gente de peso?',
      },
      {
        ask: 'Jesus repreendeu quem dizia ter dado a Deus o sustento dos pais (Marcos 7:10-13). O que, para ele, faz parte da honra?',
        verses: '20:12',
        listen: 'Cuidado concreto; nem a religião serve de desculpa para faltar.',
      },
    ],
    live: [
      {
        ask: 'Que gesto de honra cabe nesta semana para com quem criou você, com ou sem o mesmo sangue?',
        listen: 'Avó, tia, padrasto, madrinha: ligar, ir, pagar, ouvir.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Em que assunto está difícil discordar dos pais sem desprezar o que eles pensam?',
        listen: 'Horário, fé, estudo, roupa, amizades. Peça o tom, e não o veredito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando os pais querem uma coisa e o casamento precisa de outra, como vocês decidem?',
        listen: 'Honrar não é dar a eles a direção da casa.',
        for: ['couples'],
      },
      {
        ask: 'O que as crianças da casa aprendem sobre honra quando vocês falam dos avós?',
        listen: 'Elas repetem o tom daqui a vinte anos.',
        for: ['parents'],
      },
      {
        ask: 'Que honra continua possível, de longe, para com alguém que fez mal a você?',
        listen:
          'Ninguém responde em voz alta. Dizer a verdade, pôr limite e não devolver o mal já é honrar.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'O que ajudaria os seus filhos, ou quem cuida de você, a cuidar sem perder a paciência?',
        listen: 'Humor e sinceridade; receber cuidado também se aprende.',
        for: ['elderly'],
      },
      {
        ask: 'O que ficou por dizer a pai ou mãe que já partiu?',
        listen: 'Ouça sem responder. Pode ser dito a Deus.',
        for: ['mourning', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que frase de quem criou você sai hoje da sua boca sem pedir licença?',
        bridge: 'A gente carrega quem veio antes até no jeito de falar.',
      },
      {
        text: 'Que comida da sua família ninguém de fora consegue fazer igual?',
        bridge: 'Receita é herança. O mandamento fala do que recebemos e do que devolvemos.',
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos. Lembre uma mão que segurou a sua na infância, de quem quer que fosse.',
      bridge: 'Deus fala de quem veio antes, com o bem e com as falhas.',
    },
    complete: [
      {
        name: 'Carta que talvez não vá',
        text: 'Escreva a quem criou você: agradeço por … . Doeu quando … . Com isso eu escolho fazer … . Hoje honro você ao … .',
      },
      {
        name: 'O peso certo',
        text: 'Faça três listas: o que devo a eles, … ; o que não me cabe carregar por eles, … ; o que só Deus pode consertar, … .',
      },
    ],
    challenges: [
      {
        do: 'Peça a alguém mais velho da família que conte uma história sua que você não conhece, e grave ou anote.',
        tell: 'O que a história explicou sobre você.',
      },
      {
        do: 'Assuma uma tarefa prática de quem criou você, ou de alguém idoso sem filhos por perto: banco, remédio, consulta, lâmpada.',
        tell: 'O que vocês conversaram no caminho.',
      },
    ],
    children: {
      truth: 'Deus me deu quem cuida de mim, e eu honro.',
      to7: {
        story:
          'O povo de Deus morava em barracas no deserto. Tinha bebê, tinha criança, tinha papai e mamãe, tinha vovó de bengala. Quem dava a mão à vovó? Quem levava água ao vovô? Deus olhou para todas aquelas famílias e disse: honra o teu pai e a tua mãe! Honrar é tratar como gente muito importante. É ouvir quando falam. É ajudar a carregar a sacola. É dizer obrigado pela comida. E Deus fez uma promessa: numa terra em que se cuida assim, dá para viver muito tempo e feliz. Jesus também fez isso. Até num dia muito triste, ele lembrou de cuidar da sua mãe.',
        activity:
          'Medalha: façam uma medalha de papel com um barbante e escrevam nela obrigado por cuidar de mim. A criança escolhe a quem entregar.',
        questions: [
          'O que quer dizer honrar?',
          'De quem Jesus lembrou de cuidar?',
          'Quem cuida de você todos os dias?',
        ],
      },
      to12: {
        story:
          'Deus falou ao povo no Sinai, e uma das dez palavras foi esta: honra a teu pai e a tua mãe. Ela não foi dita só às crianças. Foi dita aos adultos também, que tinham pais velhinhos andando devagar pelo deserto. Honrar, na língua deles, era dar peso: tratar como alguém que vale muito. E Deus juntou uma promessa: dias longos na terra que ele ia dar. Anos depois, havia gente que dizia: não posso ajudar meus pais, dei o dinheiro para Deus. Jesus ficou bravo com essa desculpa. E na cruz, no pior dia da sua vida, pediu a um amigo que levasse sua mãe para casa. Nem todo pai e nem toda mãe cuidam bem. Honrar nunca é guardar segredo de quem machuca. Se isso acontece com você, conte a um adulto de confiança: Deus está do seu lado. E ele colocou por perto gente boa que merece a sua honra.',
        activity:
          'Entrevista: façam cinco perguntas para alguém mais velho (brinquedo, medo, escola, fé, sonho) e apresentem a pessoa à turma como convidada de honra.',
        questions: [
          'O que é dar peso a alguém?',
          'Que desculpa Jesus não aceitou?',
          'A quem você quer dar mais atenção?',
        ],
      },
      challenge: 'Faça uma tarefa da casa sem ninguém pedir e diga obrigado a quem cuida de você.',
    },
    prayer:
      'Pai, obrigado por quem nos segurou no colo, fosse quem fosse. Dá-nos paciência com os que envelhecem e coragem para dizer a verdade. Cura o que em casa foi ferida, e acolhe, tu mesmo, quem não teve colo.',
    leader: {
      lost: 'Honra é confundida com obediência de criança, ou com promessa mágica de vida longa. Paulo a lembra aos filhos e, na mesma frase, pede aos pais que não os irritem (Efésios 6:1-4).',
      tender:
        'Pesa sobre quem sofreu abuso, abandono ou violência dos pais. Diga em voz alta: honrar não é calar, obedecer ao mal nem voltar a morar com ele; proteger-se é permitido, perdoar não tem prazo. Menor em perigo, ou idoso: Disque 100. Lembre os que não conheceram os seus.',
    },
    comfort:
      'Se o seu pai e a sua mãe faltaram, por morte ou por escolha, há um salmo que diz que, mesmo abandonado por eles, o Senhor acolhe (Salmos 27:10). Esse colo não envelhece.',
    closing: 'Quem veio antes tem peso; quem ficou sem colo tem Deus.',
    words: [
      'quinto mandamento',
      'honra teu pai',
      'honrar pai e mae',
      'honrar os pais',
      'dias se prolonguem',
      'cuidar dos pais',
      'pais idosos',
      'velhice',
      'mandamento com promessa',
      'corba',
      'filhos e pais',
      'ingratidao',
    ],
  },
  {
    verses: '20:13',
    key: '20:13',
    title: 'A vida não é nossa para tirar',
    theme: 'o valor de cada vida',
    themes: ['proximo', 'justica', 'perdao', 'lingua'],
    idea: 'Deus, que dá a vida e livrou seu povo de quem a tirava, põe uma cerca em volta de cada pessoa; Jesus a leva até a raiva, e o amor vai além: faz viver.',
    context:
      'Palavra curta, dita a gente que viu um rei mandar lançar meninos no rio (1:22). O motivo está no começo da Bíblia: cada pessoa é feita à imagem de Deus (Gênesis 9:6). O hebraico usa aqui um verbo raro, quase só para homicídio; do acidente e da cilada a mesma Lei trata em separado (21:12-14).',
    retold: [
      {
        verses: '20:13',
        says: 'Deus diz a quem ouve que não cometa homicídio.',
      },
    ],
    read: {
      verses: '20:13',
      how: 'Leiam três vezes, devagar: na primeira, com força no não; na segunda, na última palavra; na terceira, baixinho, olhando para quem está na roda.',
    },
    observe: [
      {
        ask: 'Que palavra o texto usa para o que não se pode cometer?',
        verses: '20:13',
        listen: 'Homicídio: tirar a vida de um ser humano. Boi e mosquito são outra conversa.',
      },
      {
        ask: 'Que povo, idade ou jeito de viver fica fora da proteção?',
        verses: '20:13',
        listen: 'Nenhum. A frase não diz de quem, e assim cabe todo mundo.',
      },
      {
        ask: 'A quem a frase se dirige: ao governo, ao vizinho, a quem escuta?',
        verses: '20:13',
        listen: 'A quem escuta: o verbo está em tu. Antes de julgar os outros, é palavra para mim.',
      },
    ],
    interpret: [
      {
        ask: 'Se cada pessoa é imagem de Deus (Gênesis 9:6), em quem mais se bate quando se fere alguém?',
        verses: '20:13',
        listen: 'O golpe atinge o retrato de Deus; por isso a vida não é nossa para tirar.',
      },
      {
        ask: 'Jesus levou este mandamento até a raiva e o xingamento (Mateus 5:21-22). O que a raiva guardada já começa a tirar do outro?',
        verses: '20:13',
        listen:
          'O nome, o rosto, o direito de estar por perto. João chama o ódio de homicídio (1 João 3:15).',
      },
      {
        ask: 'Dentro deste não mora um sim. Qual é ele?',
        verses: '20:13',
        listen: 'Fazer viver: socorrer, alimentar, defender, dirigir devagar.',
        follow: 'Quem, perto de nós, adoece ou morre por falta desse sim?',
      },
      {
        ask: 'Jesus, que não feriu ninguém, pediu ao Pai que perdoasse quem o crucificava (Lucas 23:34). O que isso abre para quem reconhece a própria culpa?',
        verses: '20:13',
        listen:
          'Ninguém chega inocente a este mandamento; ele o guardou por nós e morreu pelos que não guardaram.',
      },
    ],
    live: [
      {
        ask: 'De quem você não quer ouvir nem o nome, como se essa pessoa não existisse?',
        listen: 'Em silêncio, sem nomes. Manter distância de quem agride não é ódio.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que brincadeira ou comentário vai tirando de alguém a vontade de aparecer na escola?',
        listen: 'O alvo pode estar na roda. Converse depois, a sós, e envolva quem cuida.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que mudaria no seu modo de dirigir se em cada carro fosse alguém que você ama?',
        listen: 'Pressa, celular, bebida, xingamento. Riso e verdade.',
        for: ['men', 'adults', 'young'],
      },
      {
        ask: 'Que vida frágil perto da sua casa precisa de braço, comida ou companhia?',
        listen: 'Gestante sem apoio, doente, idoso, família nova na rua. Um nome.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'Que cuidado com o seu corpo ou a sua cabeça você vem deixando para depois?',
        listen: 'A própria vida está dentro da cerca: consulta, sono, conversa.',
        for: ['adults', 'singles', 'elderly', 'mourning'],
      },
      {
        ask: 'O que você diria a quem pensa que o seu erro foi grave demais para Deus?',
        listen: 'Moisés, Davi e Paulo tinham sangue na história e foram alcançados.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho minúsculo faz você subir na cadeira: barata, aranha, lagartixa, mariposa?',
        bridge: 'Do chinelo e da barata o mandamento não fala. De gente ele não abre mão.',
      },
      {
        text: 'Que planta, bicho ou massa de pão você já fez reviver quando ninguém mais acreditava?',
        bridge: 'Fazer viver dá alegria. O texto cerca essa alegria.',
      },
    ],
    quiet: {
      text: 'Ponha dois dedos no pulso e conte vinte batidas. Nenhuma delas foi você quem mandou bater.',
      bridge: 'Quem dá cada uma tem uma palavra curta para hoje.',
    },
    complete: [
      {
        name: 'Não e sim',
        text: 'Complete: não matar é também não … com a língua, não … no trânsito, não … dentro de casa. Fazer viver, para mim, nesta semana, é … .',
      },
      {
        name: 'O pavio',
        text: 'Desenhe um pavio. No começo, o que me acende: … . No meio, o sinal que o corpo dá: … . Antes do fim, onde eu posso parar: … , e com quem eu falo: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça viver: doe sangue, acompanhe alguém ao médico, leve comida ou companhia a quem anda sem forças.',
        tell: 'O que você viu no rosto da pessoa.',
      },
      {
        do: 'Quando a raiva subir, espere dez minutos antes de responder e, nesse tempo, ore pelo nome da pessoa.',
        tell: 'O que sobrou da resposta que você ia dar.',
      },
    ],
    children: {
      truth: 'Toda vida é preciosa para Deus, a minha também.',
      to7: {
        story:
          'Deus fez as pessoas. Fez gente alta e gente baixinha, gente de cabelo liso e de cabelo enrolado, bebês e vovôs. E em cada pessoa Deus pôs um pouquinho do seu retrato. Que tesouro! Por isso Deus disse ao seu povo: cuidem da vida uns dos outros. Ninguém pode machucar ninguém. Nem com a mão, nem com o pé, nem com palavra feia. Jesus explicou: até a raiva guardada faz mal. E o que fazer, então, com a raiva? Respirar fundo, contar para alguém grande, pedir ajuda a Deus. E fazer o contrário: um carinho, um curativo, um copo de água.',
        activity:
          'Curativos: cada criança cola um adesivo ou fita no braço de quem está ao lado e diz: a sua vida é preciosa.',
        questions: [
          'O que Deus pôs em cada pessoa?',
          'O que dá para fazer quando vem a raiva?',
          'De quem você pode cuidar hoje?',
        ],
      },
      to12: {
        story:
          'O povo que estava ao pé do Sinai sabia o que é viver com medo. No Egito, um rei achava que podia decidir quem merecia viver. Deus tirou o povo de lá e disse bem curto: a vida de uma pessoa não é sua para tirar. Não disse de quem. Vale para o amigo e para o chato, para o bebê e para o velhinho, para quem fala a nossa língua e para quem não fala. Por quê? Porque cada um foi feito à imagem de Deus. Muita gente pensou: esse eu cumpro fácil! Mas Jesus foi mais fundo. Ele falou da raiva guardada e do xingamento, que vão fazendo o outro desaparecer aos poucos. Quando a turma inteira finge que alguém não existe, já começou. Jesus nunca fez isso. Chamava pelo nome quem ninguém via. E até dos que o feriram ele teve pena. Se um dia você tiver vontade de sumir, conte logo a um adulto: a sua vida também é um tesouro.',
        activity:
          'Cada pessoa ganha um cartão com o próprio nome, que roda pela sala. Todos escrevem nele um motivo pelo qual é bom que ela exista.',
        questions: [
          'De quem é a vida que Deus protege aqui?',
          'O que Jesus acrescentou ao mandamento?',
          'Quem a sua turma anda fingindo que não vê?',
        ],
      },
      challenge: 'Sente-se perto de alguém que costuma ficar só e chame essa pessoa pelo nome.',
    },
    prayer:
      'Senhor da vida, cada batida vem de ti. Perdoa o que a nossa raiva já enterrou. Guarda os que hoje correm perigo, consola quem chora uma vida tirada, e faz das nossas mãos um lugar seguro.',
    leader: {
      lost: 'Guerra, pena de morte e leis tomam a noite inteira. Leia a nota sobre as diferenças e volte ao lugar em que Jesus pôs o dedo: a raiva de cada um, e o cuidado.',
      tender:
        'Pode haver quem perdeu alguém por crime ou suicídio, quem passou por aborto, quem sofre agressão ou pensa em morrer. Não debata ninguém. A quem abortou, escuta e graça, a sós. Agressão: Ligue 180, Disque 100, 190 na urgência. Vontade de morrer: 188, e não deixe a pessoa só.',
      differ:
        'Menonitas e outros pacifistas recusam guerra e pena de morte. Muitos cristãos admitem a defesa própria e a guerra justa. Na pena de morte, uns veem tarefa do governo (Romanos 13:4); outros, como hoje a Igreja Católica, a rejeitam. Todos sabem de quem é a vida.',
    },
    comfort:
      'Se tiraram de você alguém que amava, este mandamento está do seu lado: Deus não achou pequeno. Ele viu o próprio Filho morrer em mãos violentas, e o ressuscitou. O choro pode ficar o tempo que precisar.',
    closing: 'Deus dá a vida; a gente guarda, e faz viver.',
    words: [
      'sexto mandamento',
      'nao mataras',
      'homicidio',
      'homicida',
      'assassinato',
      'assassino',
      'violencia',
      'aborto',
      'suicidio',
      'pena de morte',
      'imagem de deus',
      'odio',
      'valor da vida',
    ],
  },
  {
    verses: '20:14',
    key: '20:14',
    title: 'Uma promessa que tem rosto',
    theme: 'a fidelidade no casamento',
    themes: ['casamento', 'fidelidade', 'santidade', 'tentacao'],
    idea: 'O Deus que cumpre o que promete quer guardada a promessa entre marido e mulher; Jesus põe a guarda no coração e, a quem caiu, oferece perdão antes do caminho novo.',
    context:
      'Naquele mundo o adultério desfazia uma casa inteira: confiança, nome, sustento. O mandamento vem depois de não matar e antes de não furtar, e tem algo dos dois: fere fundo, e leva embora o que foi prometido a alguém. Mais tarde, os profetas falariam de Deus como marido fiel de um povo que traiu (Oseias 2:19-20).',
    retold: [
      {
        verses: '20:14',
        says: 'Deus diz a quem ouve que não cometa adultério.',
      },
    ],
    read: {
      verses: '20:14',
      how: 'Uma pessoa só lê, sem pressa e sem tom de bronca. Depois, um minuto de silêncio, em que ninguém olha para ninguém.',
    },
    observe: [
      {
        ask: 'O que precisa existir antes, para que um adultério seja possível?',
        verses: '20:14',
        listen: 'Um casamento, uma palavra dada. A frase conta que ela vale.',
      },
      {
        ask: 'Que diferença a frase faz entre homem e mulher?',
        verses: '20:14',
        listen: 'Nenhuma, embora o costume sempre tenha cobrado mais delas.',
      },
      {
        ask: 'Quem fica protegido quando esta palavra é guardada?',
        verses: '20:14',
        listen: 'O casal, os filhos, os pais, e também a pessoa de fora.',
      },
    ],
    interpret: [
      {
        ask: 'Quem fala é o Deus que cumpriu o que tinha prometido a escravos (Êxodo 20:2). O que dele aparece na fidelidade de um casal?',
        verses: '20:14',
        listen: 'Que ele fica; o amor que se compromete conta como Deus ama.',
      },
      {
        ask: 'Jesus disse que o adultério começa no olhar que cobiça (Mateus 5:27-28). O que uma pessoa deixa de ser quando é olhada assim?',
        verses: '20:14',
        listen:
          'Alguém com nome e história; vira coisa de usar. A guarda é do coração de quem olha.',
      },
      {
        ask: 'A uma mulher acusada de adultério Jesus disse que não a condenava, e depois que não pecasse mais (João 8:11). O que ensina a sequência das duas frases?',
        verses: '20:14',
        listen: 'Como no Sinai: primeiro a libertação, depois o caminho. Ninguém volta por medo.',
        follow: 'Onde estava o homem, que ninguém levou até Jesus?',
      },
    ],
    live: [
      {
        ask: 'Por onde a distância costuma entrar num casamento, muito antes de uma traição?',
        listen: 'Cansaço, tela, mágoa calada. Fale-se em geral; nada do cônjuge na roda.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Que palavra de admiração a pessoa com quem você se casou não ouve há tempo?',
        listen: 'Pode ser dita hoje, no caminho de casa.',
        for: ['couples', 'elderly', 'parents'],
      },
      {
        ask: 'O que um namoro, ou uma amizade, já ensina hoje sobre cumprir a palavra?',
        listen: 'Senha, ciúme, mensagem apagada, respeito. Nada gráfico.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que hábito escondido ficaria pequeno se você o contasse a uma pessoa de confiança?',
        listen: 'Respondam em silêncio. Depois, conte como pedir ajuda.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Como este grupo pode ficar perto de quem sofreu uma traição, sem virar plateia?',
        listen: 'Comida, companhia, segredo guardado; conselho, só se pedirem.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que muda para quem falhou saber que Jesus não começa pela condenação?',
        listen: 'Deixe silêncio. Perdão não apaga o que precisa ser reparado.',
        for: ['visitors', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'A que padaria, time ou marca de café você é fiel até debaixo de chuva?',
        bridge: 'Rindo, a gente entende: ser fiel é bonito. Deus fala da fidelidade mais delicada.',
      },
      {
        text: 'Que promessa bem pequena alguém cumpriu, e você nunca esqueceu?',
        bridge: 'Uma palavra cumprida segura muita coisa. O texto guarda uma delas.',
      },
    ],
    quiet: {
      text: 'Segure uma mão na outra e lembre alguém que ficou ao seu lado quando era mais fácil sair.',
      bridge: 'É desse jeito de ficar que o texto cuida.',
    },
    complete: [
      {
        name: 'Duas portas',
        text: 'Só para você: a porta que preciso fechar, e cedo, é … . A porta que quero abrir mais dentro de casa é … . Vou pedir ajuda a … .',
      },
      {
        name: 'De novo, sim',
        text: 'Cada pessoa do casal escreve e troca: eu escolheria você de novo por … . Sinto falta de … . Nesta semana guardo para nós … .',
        for: ['couples'],
      },
    ],
    challenges: [
      {
        do: 'Cumpra até o fim uma promessa miúda que você fez em casa: a hora de chegar, o passeio, o conserto.',
        tell: 'O que a promessa cumprida fez com o dia.',
      },
      {
        do: 'Converse a sós com alguém maduro, do mesmo sexo, sobre o que anda puxando o seu coração para longe.',
        tell: 'Só isto: se ficou mais leve.',
      },
      {
        do: 'Deixem os dois celulares fora do quarto por sete noites e contem um ao outro o melhor do dia.',
        tell: 'O que vocês descobriram nesse tempo.',
        for: ['couples'],
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete e me ensina a cumprir.',
      to7: {
        story:
          'Deus prometeu ao povo: eu vou tirar vocês do Egito! Passou um dia, passou outro. Será que ele esqueceu? Deus não esqueceu. Abriu o caminho e tirou todo mundo de lá. Deus cumpre o que promete! Depois, na montanha, ele ensinou o povo a cumprir promessas também. Quem se casa promete: vou amar você e ficar com você. É uma promessa muito grande. Deus disse: cuidem bem dela! Às vezes as pessoas grandes não conseguem, e isso dói. A culpa nunca é da criança. E Deus continua pertinho, porque a promessa dele não acaba: eu amo você.',
        activity:
          'Dedinho: cada criança faz com alguém uma promessa que dá para cumprir hoje (guardar o brinquedo, dar um desenho), juntando os dedinhos, e cumpre.',
        questions: [
          'O que Deus prometeu ao povo?',
          'O que Deus fez com a promessa?',
          'Que promessa você quer cumprir hoje?',
        ],
      },
      to12: {
        story:
          'Você já esperou alguém que prometeu vir e não veio? A gente fica na janela, olhando. O povo de Israel também esperou muito tempo no Egito, e Deus tinha prometido. Ele veio! Tirou todos de lá e os levou até o Sinai. Esse Deus, que cumpre a palavra, deu dez palavras ao povo. Uma delas protege o casamento. Quando duas pessoas se casam, fazem uma promessa enorme: escolho você, e não vou trocar você por outra pessoa. Deus disse: guardem essa promessa. Ela é como uma casa onde a família pode ficar segura. Há famílias em que a promessa se quebrou. Isso dói em todos, e nunca é por culpa dos filhos. Jesus ficou perto de gente de coração partido e também de quem tinha errado, e ajudou a começar de novo. Você ainda não vai se casar. Mas já dá para treinar: ser amigo que fica, guardar segredo bom e cumprir o que disse.',
        activity:
          'Ponte de palitos: cada palito leva escrita uma promessa cumprida por alguém. Montem a ponte, passem um carrinho e vejam o que acontece ao tirar alguns.',
        questions: [
          'Que promessa Deus cumpriu com Israel?',
          'Que promessa duas pessoas fazem ao se casar?',
          'Em que você pode mostrar que a sua palavra vale?',
        ],
      },
      challenge: 'Prometa a alguém uma coisa que dá para cumprir, e cumpra no mesmo dia.',
    },
    prayer:
      'Deus fiel, que ficaste quando nós fomos embora, guarda os casamentos deste grupo. Consola quem sofreu traição. Levanta quem traiu e quer a luz. Põe cuidado nos nossos olhos e verdade na nossa palavra.',
    leader: {
      lost: 'O caso de alguém conhecido ou o debate sobre divórcio toma conta. Corte com gentileza: casos, só a sós, com quem pastoreia. O texto tem duas pontas, a promessa e o coração, e Cristo é fiel nas duas.',
      tender:
        'Há quem traiu, quem sofreu traição, quem cresceu no meio disso. Não peça confissão na roda nem aconselhe reatar depressa. Traição não justifica agressão: Ligue 180. Abuso não é adultério de quem sofreu; menores: Disque 100. Na roda das crianças, lembre quem tem pais separados.',
      differ:
        'Para a Igreja Católica, o vínculo válido permanece mesmo depois da traição; ortodoxos e muitos evangélicos admitem, nesse caso, o divórcio e um novo casamento (Mateus 19:9). Todos querem a fidelidade e o cuidado de quem ficou ferido.',
    },
    comfort:
      'Se quebraram a promessa feita a você, o que doeu era precioso mesmo; Deus também acha. Você não valia menos. E há um amor que prometeu ficar e não foi embora.',
    closing: 'A nossa palavra falha; a dele nos segura, e com ela a gente recomeça.',
    words: [
      'setimo mandamento',
      'adulterio',
      'nao adulteraras',
      'adultero',
      'infidelidade conjugal',
      'traicao',
      'trair',
      'fidelidade no casamento',
      'votos do casamento',
      'pornografia',
      'pureza',
      'conjuge',
    ],
  },
  {
    verses: '20:15',
    key: '20:15',
    title: 'Da mão que pega à mão que dá',
    theme: 'o que é do outro',
    themes: ['justica', 'trabalho', 'generosidade', 'arrependimento'],
    idea: 'A um povo de quem o Egito tomou tudo, Deus diz que não tome de ninguém; quem foi libertado confia no Deus que dá, e a mão que pegava aprende a repartir.',
    context:
      'No hebraico são só duas palavras. Quem as ouve foi roubado a vida inteira: o Egito levou o trabalho, a força, os filhos. Logo adiante a Lei trata do pior dos furtos, o de gente, para vender (21:16), e manda devolver bem mais do que se levou (22:1-4). Jesus morreria no meio de dois ladrões (Mateus 27:38).',
    retold: [
      {
        verses: '20:15',
        says: 'Deus diz a quem ouve que não furte.',
      },
    ],
    read: {
      verses: '20:15',
      how: 'De mãos fechadas, leiam uma vez. Abram as mãos e leiam de novo, mais devagar.',
    },
    observe: [
      {
        ask: 'A frase acaba em furtarás. Que detalhes ela deixa de dizer?',
        verses: '20:15',
        listen: 'De quem, o quê, quanto. Vale para o pouco e o muito, o patrão e o empregado.',
      },
      {
        ask: 'O que o mandamento dá por certo a respeito das coisas de uma pessoa?',
        verses: '20:15',
        listen: 'Que algo é mesmo dela, fruto de trabalho ou presente, e Deus respeita isso.',
      },
      {
        ask: 'Quem mais ganha com uma palavra assim?',
        verses: '20:15',
        listen: 'Quem tem pouco: para essa pessoa, perder a capa é passar frio.',
      },
    ],
    interpret: [
      {
        ask: 'Quem ouvia tinha trabalhado de graça na casa de servos (Êxodo 20:2). Que furtos esse povo reconheceria que não cabem numa bolsa?',
        verses: '20:15',
        listen: 'Salário retido, tempo, força, crédito de outro, gente vendida.',
        follow: 'Qual deles anda mais perto de nós?',
      },
      {
        ask: 'Deus acabara de dar liberdade, água e maná. O que alguém diz sobre ele quando pega o que não é seu?',
        verses: '20:15',
        listen: 'Que ele não vai dar, ou que deu pouco. Furtar é também desconfiar.',
      },
      {
        ask: 'Paulo pediu a quem furtava que trabalhasse e tivesse o que repartir (Efésios 4:28). Por que parar de pegar não era o bastante?',
        verses: '20:15',
        listen: 'A graça vai à raiz: a mão muda de direção. Zaqueu mostra como (Lucas 19:8).',
      },
    ],
    live: [
      {
        ask: 'Que furto pequeno o seu ramo de trabalho trata como normal?',
        listen: 'Hora, material, nota, atestado, peso na balança. Comece por você.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que se copia, baixa ou pega na sua turma sem ninguém pensar em quem fez?',
        listen: 'Cola, trabalho pronto, senha, filme, lanche.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que conta vocês podem encarar juntos nesta semana, sem briga?',
        listen: 'Sem valores na roda. Dívida se conversa; não se expõe.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem trabalha para você, mesmo por uma hora, e espera receber o que é justo?',
        listen: 'Diarista, pedreiro, entregador, estagiário, costureira.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Quando o dinheiro aperta, a quem você poderia pedir ajuda antes de fazer uma besteira?',
        listen: 'Pedir não é vergonha. O grupo pode ser essa porta.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Jesus prometeu o paraíso a quem morria ao lado dele como ladrão. O que isso diz a quem não tem como devolver?',
        listen: 'Graça que não cobra prestação, e mesmo assim muda a pessoa (Lucas 23:43).',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que some na sua casa sem que ninguém jamais confesse: meia, tampa, carregador, chocolate?',
        bridge: 'Toda casa tem o seu mistério. O texto de hoje tem duas palavras sobre isso.',
      },
      {
        text: 'Que pote, livro ou guarda-chuva seu saiu emprestado e mudou de família?',
        bridge: 'Rimos do pote. Deus leva a sério o que é de cada um.',
        for: ['adults', 'women', 'men', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra as mãos no colo, vazias. Lembre três coisas que chegaram a elas sem que você precisasse pegar.',
      bridge: 'Quem as deu tem duas palavras para essas mãos.',
    },
    complete: [
      {
        name: 'Duas mãos',
        text: 'Contorne as duas mãos num papel. Numa, escreva o que ela precisa soltar ou devolver: … . Na outra, o que ela pode repartir: … , e com quem: … .',
      },
      {
        name: 'Recibo',
        text: 'Complete: recebi de Deus, sem pagar, … . Devo a … . Vou acertar assim: … , até o dia … .',
      },
    ],
    challenges: [
      {
        do: 'Acerte uma conta esquecida: o troco a mais, o empréstimo, o pote, a hora paga e não trabalhada.',
        tell: 'Como foi a volta para casa depois.',
      },
      {
        do: 'Reparta algo que o seu trabalho produz, comida, hora ou conhecimento, com quem não está esperando.',
        tell: 'O que aconteceu com a sua mão ao dar.',
      },
    ],
    children: {
      truth: 'Deus me dá o que preciso; não pego do outro.',
      to7: {
        story:
          'No Egito tomaram tudo do povo de Deus. Tomaram as forças, o tempo e até a alegria. Que tristeza! Deus tirou o povo de lá e deu coisas boas: água da pedra, pão do céu, liberdade. E na montanha disse: não furtarás! Furtar é pegar o que é do outro sem pedir. Deus não gosta, porque ele ama a pessoa que ficou sem. E sabe o que aconteceu depois, com um homem chamado Zaqueu? Ele pegava o dinheiro dos outros. Aí Jesus foi comer na casa dele! Zaqueu ficou tão feliz que devolveu tudo, e ainda deu mais. A mão que pegava virou mão que dá.',
        activity:
          'Com a mão fechada, depois aberta: passem em roda um objeto de cada criança, dizendo posso? e obrigado. No fim, cada coisa volta a quem é.',
        questions: [
          'O que Deus deu ao povo no deserto?',
          'O que Zaqueu fez depois que Jesus chegou?',
          'O que você quer devolver ou repartir?',
        ],
      },
      to12: {
        story:
          'Duas palavras só: não furtarás. Dá para escrever na palma da mão. O povo que ouviu entendia bem, porque tinha sido roubado durante anos. No Egito trabalhavam de graça, e nem os filhos eram deixados em paz. Deus os libertou e foi dando tudo: caminho pelo mar, água, pão de manhã. Quem tem um Deus assim não precisa pegar o que é do vizinho. E repare que a frase não diz o quê. Serve para a borracha e para a bicicleta, para a cola na prova e para a ideia do colega. A Lei mandava também devolver, e com sobra. Séculos depois, Zaqueu, que enriquecia cobrando demais, recebeu Jesus em casa. Jesus não esperou que ele ficasse honesto para ir lá. Foi primeiro! E Zaqueu se levantou e disse: devolvo quatro vezes e dou metade aos pobres. Quando Jesus morreu, havia um ladrão ao lado. Até ele pediu, e Jesus o levou para o paraíso.',
        activity:
          'Caixa do vai e volta: tragam da próxima vez algo emprestado que ficou esquecido e combinem como devolver, com um bilhete.',
        questions: [
          'Por que o povo entendia bem este mandamento?',
          'O que veio primeiro: Jesus na casa ou Zaqueu honesto?',
          'O que se furta na escola sem parecer furto?',
        ],
      },
      challenge: 'Devolva uma coisa emprestada e reparta outra que é sua.',
    },
    prayer:
      'Deus que dás, abre as mãos que aprenderam a agarrar. Mostra o que devolver, e dá coragem para bater à porta. Faz justiça a quem trabalha e não recebe. Que o pão chegue, e que a gente reparta.',
    leader: {
      lost: 'Logo se fala só de político. Volte à mão de cada um. E quem furta por fome? Provérbios 6:30 não o despreza, e a Lei mandava deixar o canto da colheita ao pobre (Levítico 19:9-10): o mandamento também pesa sobre quem deixa faltar.',
      tender:
        'Na roda pode haver quem sofreu assalto, quem furtou, quem tem alguém preso, quem se afunda em dívida ou aposta. Não pergunte quem. Reparar pede conselho, a sós, e às vezes advogado. Quem foi assaltado talvez ainda tenha medo: ouça.',
      differ:
        'Quanto ao que é propriedade justa, imposto e repartição, cristãos sérios pensam de modos diferentes; uns acentuam o direito ao fruto do trabalho, outros, que a terra é de todos porque é de Deus. O texto não escolhe governo; pede mãos limpas.',
    },
    comfort:
      'Há coisas que tiraram de você e que ninguém devolve: anos, saúde, confiança. Deus viu. Ele começou tirando da servidão um povo roubado, e sabe contar o que levaram.',
    closing: 'Quem recebeu de graça pode abrir a mão.',
    words: [
      'oitavo mandamento',
      'nao furtaras',
      'furtar',
      'furto',
      'roubar',
      'roubo',
      'ladrao',
      'desonestidade',
      'honestidade',
      'propriedade',
      'suborno',
      'corrupcao',
      'restituir',
      'devolver',
    ],
  },
  {
    verses: '20:16',
    key: '20:16',
    title: 'O nome do outro na minha boca',
    theme: 'a verdade sobre o próximo',
    themes: ['lingua', 'justica', 'proximo', 'fidelidade'],
    idea: 'Uma palavra falsa pode tirar de alguém o nome, a casa e a vida; Deus protege o próximo do que dizemos dele, e Cristo, condenado por mentiras, não mentiu nem se vingou.',
    context:
      'A cena é de tribunal. Sem câmera nem exame, duas ou três testemunhas decidiam a sorte de alguém (Deuteronômio 19:15), e quem mentia contra o irmão recebia a pena que queria para ele (Deuteronômio 19:16-19). Do portão da cidade, onde se julgava, a palavra se estende à cozinha, à praça e ao celular.',
    retold: [
      {
        verses: '20:16',
        says: 'Deus manda que ninguém fale falso testemunho contra o seu próximo.',
      },
    ],
    read: {
      verses: '20:16',
      how: 'Leiam em roda, uma palavra por pessoa, até o fim. Recomecem, agora olhando para quem está ao lado.',
    },
    observe: [
      {
        ask: 'Que palavra do texto traz para a sala um juiz e um acusado?',
        verses: '20:16',
        listen: 'Testemunho: fala de quem diz que viu, e decide o caso.',
      },
      {
        ask: 'Contra quem é a fala que Deus proíbe?',
        verses: '20:16',
        listen: 'Contra o próximo: alguém de perto, com nome.',
      },
      {
        ask: 'Que tipo de testemunho continua permitido?',
        verses: '20:16',
        listen: 'O verdadeiro. Contar o que se viu, até denunciar, não está proibido.',
      },
    ],
    interpret: [
      {
        ask: 'Mentira já é mentira. O que ela ganha de pior quando é “contra teu próximo”?',
        verses: '20:16',
        listen: 'Tem vítima: leva o bom nome, que não se compra de volta.',
      },
      {
        ask: 'A testemunha de então falava no portão da cidade. Que lugares de hoje condenam alguém só pela palavra dos outros?',
        verses: '20:16',
        listen: 'Grupo de mensagens, corredor, comentário, reunião, igreja.',
        follow: 'O que faz a gente acreditar tão depressa?',
      },
      {
        ask: 'Paulo pede que se fale a verdade porque somos membros uns dos outros (Efésios 4:25). Que diferença há entre dizer a verdade contra alguém e por amor a alguém?',
        verses: '20:16',
        listen: 'A hora, o tom, o ouvido certo. Verdade também serve de pedra.',
      },
      {
        ask: 'Jesus foi condenado com a ajuda de falsas testemunhas (Mateus 26:59-61). Ao lado de quem isso o coloca?',
        verses: '20:16',
        listen:
          'De quem sofre calúnia, como quem sabe o que é; e, pelo perdão, também de quem mentiu.',
      },
    ],
    live: [
      {
        ask: 'O que você costuma fazer quando a conversa passa a ser sobre alguém que não está ali?',
        listen: 'Aumentar, calar, mudar de assunto, defender. Nada de exemplos com nome.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que print ou notícia você já passou adiante e depois viu que não era bem assim?',
        listen: 'Todo mundo tem um. Apagar não chega a quem já leu.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quando uma briga de família é recontada, que parte costuma crescer?',
        listen: 'A fala do outro. Riam, e pensem nos filhos que escutam.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que coisa boa de alguém só você sabe e ainda não contou a ninguém?',
        listen: 'Testemunho verdadeiro a favor: cabe hoje mesmo.',
        for: ['elderly', 'adults', 'singles'],
      },
      {
        ask: 'Que verdade, dita à pessoa certa, protegeria hoje alguém que não tem voz?',
        listen: 'Assédio, desvio, criança em perigo. Denunciar assim é guardar o mandamento.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que ajudou você quando disseram a seu respeito uma coisa que não era verdade?',
        listen: 'Alguém que perguntou antes de acreditar. Pode ter sido na igreja; ouça.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o maior mal-entendido que um corretor automático, um emoji ou um áudio seu já causou?',
        bridge: 'Sem querer, já dá confusão. O texto fala de quando é por querer.',
      },
      {
        text: 'Que história da sua família cresce um pouco cada vez que alguém conta?',
        bridge: 'O peixe do tio não faz mal a ninguém. Há histórias que fazem.',
      },
    ],
    quiet: {
      text: 'Feche a boca e repare na língua parada, atrás dos dentes. Lembre o último nome que passou por ela.',
      bridge: 'Deus tem cuidado com esse nome.',
    },
    complete: [
      {
        name: 'Antes de encaminhar',
        text: 'Complete: quem viu mesmo foi … . Eu sei com certeza que … . O resto, que eu suponho, é … . Se a pessoa estivesse aqui, eu diria … .',
      },
      {
        name: 'Conserto',
        text: 'Escreva: falei de … sem saber se … . Quem ouviu foi … . Vou voltar e dizer … . Uma coisa boa e verdadeira sobre essa pessoa é … .',
      },
    ],
    challenges: [
      {
        do: 'Por sete dias, diga de quem está ausente só o que diria com a pessoa na cadeira ao lado.',
        tell: 'Quantas frases ficaram no meio do caminho.',
      },
      {
        do: 'Desfaça um boato: procure quem o ouviu de você e conte o que é certo, ou que você não sabe.',
        tell: 'O que foi mais difícil de dizer.',
      },
    ],
    children: {
      truth: 'Deus quer que eu diga a verdade sobre os outros.',
      to7: {
        story:
          'Quando o povo de Deus tinha um problema, ia até a porta da cidade. Ali ficava o juiz. Ele perguntava: quem viu? Quem viu contava. Se contava a verdade, que bom! Mas e se dizia uma mentira? A pessoa que não fez nada ficava de castigo. Que injusto! Por isso Deus disse: não falem mentira sobre ninguém. Foi o gato que derrubou? Diga que foi o gato. Fui eu? Posso dizer: fui eu. Muito tempo depois, contaram mentiras sobre Jesus. Ele não respondeu com mentira nem uma vez. Jesus sempre diz a verdade, e ajuda a gente a dizer também.',
        activity:
          'Quem viu? O adulto derruba uma almofada e pergunta. As crianças contam só o que viram de verdade. Depois, em roda, cada uma diz uma verdade boa de quem está ao lado.',
        questions: [
          'O que acontece quando alguém mente sobre o outro?',
          'O que Jesus fez quando mentiram sobre ele?',
          'Que verdade boa você sabe de um amigo?',
        ],
      },
      to12: {
        story:
          'Já levaram a culpa por uma coisa que você não fez? Dá um nó na garganta. No tempo de Moisés não havia câmera nem foto. Na porta da cidade, o juiz ouvia as testemunhas, e a palavra delas decidia tudo. Com uma mentira, um inocente podia perder a casa, o nome e até a vida. Por isso Deus disse: não fale contra o seu próximo um testemunho falso. Repare: dizer a verdade pode. Contar a um adulto que alguém está machucando uma criança não é fofoca, é proteger! O que Deus proíbe é inventar, aumentar e espalhar o que a gente não viu. Hoje nem precisa de juiz: uma mensagem no grupo, e a turma inteira já condenou. Também fizeram isso com Jesus. Arranjaram testemunhas falsas, e ele foi condenado sem ter feito nada. Jesus não mentiu para se salvar. Ele entende quem leva a culpa sem ter, e perdoa quem mentiu e se arrepende.',
        activity:
          'Detetives: leiam três notícias curtas, uma inventada. Descubram as perguntas que ajudam a saber: quem viu, quando, quem mais confirma?',
        questions: [
          'Por que a palavra da testemunha pesava tanto?',
          'Que diferença há entre denunciar e fofocar?',
          'O que fazer quando chega no grupo uma história sobre um colega?',
        ],
      },
      challenge: 'Conte a alguém uma coisa boa e verdadeira sobre um colega que não está presente.',
    },
    prayer:
      'Senhor da verdade, guarda o nome dos outros na nossa boca. Perdoa o que aumentamos e o que passamos adiante. Defende quem hoje é acusado sem culpa, e dá voz a quem precisa contar o que viu.',
    leader: {
      lost: 'Vira conversa sobre notícia falsa dos outros, de preferência de político. Traga para perto: o próximo daqui. E não faça do texto uma proibição de toda piada ou história de pescador.',
      tender:
        'Nunca use isto para calar denúncia. Quem conta um abuso não dá falso testemunho: ouça, proteja, avise (Disque 100, Ligue 180). E pode haver quem foi caluniado, também em igreja; não peça detalhes nem defesa.',
      differ:
        'Uns, com Agostinho, entendem que mentir é sempre errado, mesmo para salvar alguém; outros pensam que quem quer matar não tem direito à verdade, e lembram as parteiras (1:17-20) e Raabe (Josué 2:4-6). Contra o próximo, ninguém admite mentira.',
    },
    comfort:
      'Se disseram de você o que não era verdade, Jesus conhece esse banco dos réus. Ele se entregou ao que julga com justiça (1 Pedro 2:23). O seu nome está bem guardado na boca dele.',
    closing: 'Que o nome do próximo saia inteiro da nossa boca.',
    words: [
      'nono mandamento',
      'falso testemunho',
      'testemunha falsa',
      'falsas testemunhas',
      'calunia',
      'difamacao',
      'fofoca',
      'boato',
      'mentira',
      'maledicencia',
      'fake news',
      'bom nome',
      'reputacao',
    ],
  },
  {
    verses: '20:17',
    key: '20:17',
    title: 'Em paz com o que é do vizinho',
    theme: 'a cobiça e o contentamento',
    themes: ['gratidao', 'tentacao', 'proximo', 'generosidade'],
    idea: 'Depois dos atos, Deus chega ao desejo que ninguém vê: quem vive de olho no que é do próximo perde o próximo e a paz, e em Cristo aprende que já tem o bastante.',
    context:
      'Dos mandamentos, é o que juiz nenhum consegue flagrar: mora por dentro. A lista é o inventário de uma família do campo. Quem a ouve ainda dorme em tenda, a caminho de uma terra que Deus vai dar (20:12). Em Deuteronômio 5:21 a esposa vem primeiro e à parte, antes da casa.',
    retold: [
      {
        verses: '20:17',
        says: 'Deus manda não cobiçar a casa do próximo nem sua mulher, nem servo, criada, boi ou asno, nem coisa alguma que seja dele.',
      },
    ],
    read: {
      verses: '20:17',
      how: 'Dividam a lista, uma pessoa para cada coisa citada. Toda vez que vier teu próximo, o grupo inteiro diz junto.',
    },
    observe: [
      {
        ask: 'O que o texto cita, uma coisa por vez?',
        verses: '20:17',
        listen: 'Casa, mulher, servo, criada, boi, asno: o lar, as pessoas e o sustento.',
      },
      {
        ask: 'Que palavras mais se repetem?',
        verses: '20:17',
        listen: 'Teu próximo, três vezes: atrás do que se deseja há sempre um rosto.',
      },
      {
        ask: 'Com que palavras a lista se fecha?',
        verses: '20:17',
        listen: 'Nem coisa alguma: para ninguém procurar o que ficou de fora.',
      },
    ],
    interpret: [
      {
        ask: 'Juiz nenhum prova uma cobiça. Por que Deus põe na Lei uma coisa que só se vê por dentro?',
        verses: '20:17',
        listen:
          'Ali nascem os outros males; Paulo conta que esta palavra lhe mostrou o próprio pecado (Romanos 7:7).',
      },
      {
        ask: 'Querer uma casa é uma coisa; cobiçar “a casa de teu próximo”, outra. Onde fica a diferença?',
        verses: '20:17',
        listen: 'Desejar é humano; na cobiça, o bem do outro passa a doer em mim.',
        follow: 'O que acontece com a amizade quando isso começa?',
      },
      {
        ask: 'Paulo chama a ganância de idolatria (Colossenses 3:5). Que coisa, própria de Deus, a gente espera do que é do vizinho?',
        verses: '20:17',
        listen: 'Paz, valor, segurança. A última palavra volta à primeira: só um é Deus.',
      },
      {
        ask: 'Cristo, sendo rico, se fez pobre por nós (2 Coríntios 8:9). O que esse caminho faz com quem vive olhando para cima?',
        verses: '20:17',
        listen: 'Ele não cobiçou nada e deu tudo; quem o tem já recebeu o maior.',
      },
    ],
    live: [
      {
        ask: 'Que perfil ou vitrine deixa você pior com a sua própria vida?',
        listen: 'Não precisa dizer qual. O que a gente busca ali?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que alegria de alguém próximo foi difícil de festejar?',
        listen: 'Gravidez, casamento, cargo, carro. Às vezes por baixo há um luto.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'O que já entrou na casa de vocês só porque o vizinho tinha?',
        listen: 'Riam. Depois: quanto tempo durou a graça.',
        for: ['couples'],
      },
      {
        ask: 'Que comparação entre irmãos, primos ou colegas seus filhos ouvem em casa?',
        listen: 'A cobiça também se aprende à mesa.',
        for: ['parents'],
      },
      {
        ask: 'O que você tem hoje e, há dez anos, pedia a Deus?',
        listen: 'Deixe que contem; gratidão desarma.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Quando falta de verdade, como pedir a Deus sem ficar olhando o prato do lado?',
        listen: 'Necessidade não é cobiça. O pão nosso de cada dia se pede junto.',
        for: ['visitors', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que prato da mesa ao lado já fez você se arrepender do seu pedido?',
        bridge: 'O prato do outro parece sempre mais quente. Deus conhece esse olhar.',
      },
      {
        text: 'Que brinquedo de outra criança, na infância, você achava que resolveria a sua vida?',
        bridge: 'Mudou o brinquedo. O jeito de olhar, nem tanto.',
      },
    ],
    quiet: {
      text: 'Escolha com os olhos uma coisa simples que é sua há muitos anos. Fique com ela na mão por um minuto.',
      bridge: 'O texto de hoje fala do que está na mão dos outros.',
    },
    complete: [
      {
        name: 'Inventário',
        text: 'Refaça a lista com a sua vida: minha casa, … ; minha gente, … ; meu trabalho, … ; minhas coisas, … . Ao lado de cada uma, escreva um obrigado.',
      },
      {
        name: 'Por trás do desejo',
        text: 'Complete: quando vejo … na vida de … , sinto … . O que procuro de verdade é … . Isso posso pedir a Deus assim: … .',
      },
    ],
    challenges: [
      {
        do: 'Festeje, com palavra ou presente, uma conquista que deu inveja em você.',
        tell: 'O que a inveja fez durante a festa.',
      },
      {
        do: 'Fique sete dias longe da loja, do aplicativo ou do perfil que acende o desejo. A cada vontade, agradeça por algo que já é seu.',
        tell: 'Quantos obrigados couberam na semana.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim; eu agradeço o que tenho.',
      to7: {
        story:
          'O povo de Deus morava em barracas. Uma barraca aqui, outra barraca ali. Alguém olhou para o lado e pensou: o burrinho dele é mais bonito que o meu! Outra pessoa pensou: a barraca dela é maior! E foi ficando de cara feia. Nem brincava mais com o vizinho! Deus conhecia o que estava dentro do coração e disse, com carinho: não fiquem de olho nas coisas dos outros. Nem na casa, nem no boi, nem no burrinho. Eu cuido de você. Eu cuido dele também! Aí dá para fazer uma coisa melhor: agradecer o que tem e ficar feliz com o amigo.',
        activity:
          'Óculos do obrigado: façam óculos com os dedos ou com papel, olhem em volta e digam: obrigado, Deus, por isto! Depois, um elogio ao brinquedo do amigo.',
        questions: [
          'De que a pessoa ficou com vontade?',
          'Quem cuida de você e do vizinho?',
          'Pelo que você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Nenhuma polícia do mundo consegue prender alguém por isto: cobiçar. Ninguém vê! Acontece lá dentro, quando a gente olha o que é do outro e começa a querer tanto que perde a alegria. Deus vê o coração e, na última das dez palavras, falou justamente disso: não cobice a casa do seu próximo, nem as pessoas da casa, nem o boi, nem o asno, nem coisa nenhuma dele. Hoje ele poderia citar o tênis, o celular, a nota, os amigos. Desejar coisas não é errado. O problema começa quando o que é bom para o outro fica ruim para mim. Aí perco a coisa, que nunca foi minha, e ainda perco o amigo. Deus mandava pão todos os dias para aquele povo. Ninguém precisava olhar o prato do lado. Jesus, que era dono de tudo, veio viver com pouco para nos dar o melhor: a amizade com Deus. Quem tem isso pode bater palmas na festa dos outros.',
        activity:
          'Façam duas listas: o que aparece nas propagandas da semana e o que ninguém consegue vender (amigo, abraço, fé). Marquem o que vocês já têm.',
        questions: [
          'Por que ninguém vê a cobiça?',
          'O que se perde quando a gente cobiça?',
          'De que conquista de um colega dá para ficar feliz?',
        ],
      },
      challenge: 'Elogie de verdade uma coisa de um colega e agradeça a Deus por uma sua.',
    },
    prayer:
      'Pai, vês o que os nossos olhos pedem. Tira deles a comparação. Dá o pão a quem falta e descanso a quem nunca acha que basta. Em Cristo, que se fez pobre por nós, ensina-nos a bater palmas para o próximo.',
    leader: {
      lost: 'Estranha-se ver a mulher numa lista com boi e asno. É o inventário de uma casa daquele tempo, e não o valor dela; Deuteronômio 5:21 a põe primeiro. E a palavra serve igual para quem cobiça o marido da vizinha.',
      tender:
        'Toca em quem está sem emprego, com dívida, sem filhos que queria, ou só sem querer. Não chame essa dor de cobiça. E contentamento não é calar injustiça: pedir salário justo é outra coisa. Compra ou aposta sem controle é doença e se trata.',
      differ:
        'Católicos e luteranos contam aqui dois mandamentos, o da mulher e o dos bens; os demais, um só. Uns chamam de pecado já o primeiro desejo; outros, o desejo em que se consente. Todos levam ao mesmo lugar: um coração que só Deus muda.',
    },
    comfort:
      'Há noites em que a vida dos outros parece inteira e a sua, em pedaços. Deus não lhe pede que sorria. Ele disse que não deixa nem desampara (Hebreus 13:5), e isso não está na casa do vizinho: está com você.',
    closing: 'Quem sabe de quem é pode deixar ao próximo o que é dele.',
    words: [
      'decimo mandamento',
      'nao cobicaras',
      'cobica',
      'cobicar',
      'inveja',
      'ganancia',
      'contentamento',
      'casa do proximo',
      'mulher do proximo',
      'consumismo',
      'comparacao',
      'insatisfacao',
    ],
  },
  {
    verses: '32:1-14',
    key: '32:8',
    title: 'Enquanto Moisés demorava',
    theme: 'o ídolo que a gente fabrica',
    themes: ['fidelidade', 'tentacao', 'oracao', 'graca'],
    idea: 'A demora de Deus dá medo e o povo funde um ídolo com o próprio ouro; entre a ira justa e o povo perdido, Moisés se põe no meio e pede, e Deus escuta.',
    context:
      'Quarenta dias antes, o povo prometeu que faria tudo o que Deus mandasse. Moisés subiu ao monte e não volta. Sem líder à vista, pedem algo que se veja. Arão, o porta-voz, cede em dois minutos.',
    retold: [
      {
        verses: '32:1-4',
        says: 'O povo vê que Moisés demora e pede a Arão deuses que vão à frente. Arão recolhe os brincos de ouro e faz um bezerro.',
      },
      {
        verses: '32:5-6',
        says: 'Arão faz um altar diante do bezerro e anuncia uma festa ao Senhor. De manhã cedo há sacrifícios, e o povo come, bebe e se diverte.',
      },
      {
        verses: '32:7-10',
        says: 'O Senhor conta a Moisés que o povo se corrompeu e é teimoso. Quer consumi-lo em sua ira e fazer de Moisés uma grande nação.',
      },
      {
        verses: '32:11-14',
        says: 'Moisés pergunta por que os egípcios diriam que Deus tirou o povo para matá-lo. Pede que se lembre do que jurou a Abraão, e o Senhor se arrepende daquele mal.',
      },
    ],
    read: {
      verses: '32:1-8',
      how: 'Depois do versículo 4, façam um silêncio de dez segundos. Leiam o 8 devagar.',
    },
    observe: [
      {
        ask: 'O que assusta o povo, e o que eles pedem?',
        verses: '32:1',
        listen: 'A demora de Moisés; querem deuses que vão na frente.',
      },
      {
        ask: 'Que material dão, e que parte cabe a cada um?',
        verses: '32:2-4',
        listen: 'Os brincos do próprio corpo; Arão pede, forma e apresenta.',
      },
      {
        ask: 'Com que palavras chamam a imagem, e o que dizem que ela fez?',
        verses: '32:4-5, 32:8',
        listen: 'Teus deuses que te tiraram do Egito: trocam o nome do salvador.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma espera curta, de quarenta dias, foi suficiente para trocar de deus?',
        verses: '32:1',
        listen: 'Quem não sabe esperar fabrica um substituto que responda na hora.',
        follow: 'O que costuma ser o seu bezerro numa espera?',
      },
      {
        ask: 'Arão diz amanhã será festa ao Senhor diante do bezerro. Por que misturar fica mais perigoso que abandonar de vez?',
        verses: '32:5-6',
        listen: 'O nome de Deus encobre o ídolo, e ninguém repara.',
      },
      {
        ask: 'O ouro que virou ídolo era presente da saída do Egito. Como um bem de Deus pode virar armadilha?',
        verses: '32:2-4, 32:8',
        listen: 'O dom tomou o lugar do doador, e bem depressa.',
      },
    ],
    live: [
      {
        ask: 'Que espera tem levado você a procurar um atalho?',
        listen: 'Relacionamento, crédito, cargo, resposta: sem drama.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'O que, no seu celular ou no seu quarto, tomou o lugar de uma conversa com Deus?',
        listen: 'Cuidado com moralismo; pergunte pelo que ele dá.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que situação você, como Arão, cede depressa para não desagradar o grupo?',
        listen: 'Fale de si; Arão é exemplo de quem queria paz.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que coisa boa, de tanto ganhar espaço, virou a dona da sua semana?',
        listen: 'Trabalho, filho, ministério: bom também se idolatra.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Moisés desce e intercede por quem o trocou. Por quem que decepcionou você é possível pedir hoje?',
        listen: 'Não force; ofereça uma frase de começo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Para quem conhece pouco a Bíblia, o que surpreende num Deus que se deixa convencer a poupar?',
        listen: 'Acolha a surpresa; não explique demais.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto tempo você consegue esperar na fila do mercado antes de mudar de fila, pegar o celular ou reclamar?',
        bridge: 'O povo esperou quarenta dias e não aguentou.',
      },
      {
        text: 'Que aparelho, objeto ou marca você ama tanto que já deu um nome a ele?',
        bridge: 'O povo derreteu os próprios brincos e chamou de deus.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Pegue um objeto que você usa o dia todo e deixe-o do outro lado da sala. Repare se fica à vontade sem ele.',
      bridge: 'Um povo não aguentou a espera sem ter algo que ver e tocar.',
    },
    complete: [
      {
        name: 'Fundição',
        text: 'Desenhe um forno. Ponha nele o que você dá de mais precioso (tempo, dinheiro, atenção) e, do outro lado, o que sai. O que tem saído é …',
      },
      {
        name: 'Enquanto demora',
        text: 'Complete: enquanto Deus demora em …, eu tenho recorrido a …; em vez disso, nesta semana, vou esperar …',
      },
    ],
    challenges: [
      {
        do: 'Fique quatro dias sem aquilo a que você recorre para não ter de esperar. Quando der vontade, ore.',
        tell: 'O que sentiu no segundo dia e o que apareceu no quarto.',
      },
      {
        do: 'Interceda por alguém que está se perdendo: um nome por dia, sem sermão, e, se puder, um gesto.',
        tell: 'O que mudou em você enquanto pedia.',
      },
    ],
    children: {
      truth: 'Só Deus é Deus; eu espero por ele.',
      to7: {
        story:
          'Moisés subiu a montanha para falar com Deus e demorou. Um dia, dois dias, muitos dias. Lá embaixo o povo ficou impaciente: Cadê o Moisés? E disseram para Arão: Faça para nós um deus que a gente possa ver! Arão recolheu os brincos, derreteu o ouro e fez um bezerro dourado. As pessoas disseram: Esse é o nosso deus! E fizeram festa. Mas o bezerro não falava, não andava, não ajudava ninguém. Deus ficou muito triste e bravo. Moisés pediu: Senhor, por favor, perdoe! E Deus ouviu Moisés. Só Deus de verdade ouve e cuida.',
        activity:
          'Façam com massinha uma bolinha, deixem na mesa e perguntem a ela coisas. Ela responde? Depois perguntem a Deus em oração.',
        questions: [
          'Por que o povo fez um bezerro de ouro?',
          'O bezerro podia ajudar alguém?',
          'Para quem você quer falar quando está com medo?',
        ],
      },
      to12: {
        story:
          'Moisés estava no alto do monte, falando com Deus, e demorou quarenta dias. O povo, lá embaixo, perdeu a paciência e procurou Arão: faça um deus para nós, não sabemos o que houve com Moisés. Arão teve medo de discordar. Pediu que tirassem os brincos de ouro, derreteu-os e moldou um bezerro. E ainda disse: amanhã vamos fazer uma festa! O povo comeu, bebeu e dançou, dizendo que o bezerro os tinha libertado. Deus viu e disse a Moisés: desça, o seu povo se perdeu depressa. Mas Moisés pediu: Senhor, tu os tiraste do Egito com mão forte; lembra das promessas. E Deus, que é misericordioso, ouviu a oração dele. Esperar é difícil. Mas fabricar um deus para não esperar nunca funciona.',
        activity:
          'Escrevam numa folha dourada coisas que as pessoas põem no lugar de Deus. No fim, amassem a folha e escrevam em outra uma oração.',
        questions: [
          'Por que Arão não conseguiu dizer não?',
          'O que Moisés fez que ajudou o povo?',
          'O que é difícil esperar para você?',
        ],
      },
      challenge: 'Espere por algo sem reclamar e converse com Deus enquanto espera.',
    },
    prayer:
      'Deus paciente, nós cansamos de esperar e fundimos o que temos à mão. Perdoa o nome trocado. Põe entre nós gente que interceda, e ensina-nos a ficar diante de ti quando o monte parece vazio.',
    leader: {
      lost: 'Há quem use o texto para atacar imagens ou música da igreja do lado. Volte ao que cada um coloca no lugar de Deus quando ele demora, e ao Moisés que pede pelos culpados.',
      tender:
        'A ira de Deus e as mortes contadas mais adiante podem assustar quem cresceu com medo dele. Diga que o momento é duro e que, no centro, Deus escuta quem pede pelos culpados. Não ameace ninguém.',
    },
    comfort:
      'Se você sente que Deus demora, não é o único; a demora cansou um povo inteiro. Lá no alto, sem que eles soubessem, alguém pedia por eles. Há quem peça por você também.',
    closing: 'A demora de Deus não é ausência.',
    words: [
      'bezerro de ouro',
      'moises',
      'arao',
      'idolatria',
      'idolo',
      'sinai',
      'monte',
      'demorava',
      'intercessao',
      'brincos',
      'dura cerviz',
      'povo de deus',
      'festa ao senhor',
      'espera',
    ],
  },
  {
    verses: '32:7-14',
    key: '32:11',
    title: 'Moisés entra na brecha',
    theme: 'a oração por quem errou',
    themes: ['oracao', 'graca', 'proximo', 'perdao'],
    idea: 'Deus conta a Moisés o erro do povo e lhe oferece um recomeço sem essa gente; Moisés recusa a oferta e ora agarrado ao que Deus já fez, ao nome dele e à promessa.',
    context:
      'Moisés está no alto do monte há quarenta dias, recebendo a lei. Lá embaixo o povo cansou de esperar, pediu um deus que se visse, e Arão fundiu um bezerro de ouro (32:1-6). Moisés ainda não sabe de nada. É Deus quem conta. Depois ele desce, quebra as tábuas e volta a subir para pedir outra vez (32:30-32).',
    retold: [
      {
        verses: '32:7-8',
        says: 'O Senhor manda Moisés descer, porque o povo logo se desviou do caminho. Fez um bezerro, sacrificou a ele e disse que ali estavam os deuses que o tiraram do Egito.',
      },
      {
        verses: '32:9-10',
        says: 'O Senhor diz que viu como esse povo é teimoso. Pede a Moisés que o deixe consumir todos em sua ira, e fará de Moisés uma grande nação.',
      },
      {
        verses: '32:11-14',
        says: 'Moisés pergunta por que os egípcios diriam que Deus tirou o povo para matá-lo. Pede que se lembre de Abraão, de Isaque e de Israel, e o Senhor se arrepende daquele mal.',
      },
    ],
    read: {
      verses: '32:7-14',
      how: 'Um lê as falas de Deus, de pé; outro lê Moisés, de joelhos ou sentado no chão. O narrador lê o 14 devagar.',
    },
    observe: [
      {
        ask: 'De quem é o povo na fala de Deus, e de quem é na fala de Moisés?',
        verses: '32:7, 32:11',
        listen: 'Deus diz teu povo, que tiraste; Moisés devolve: teu povo, que tu tiraste.',
      },
      {
        ask: 'O que Deus oferece a Moisés?',
        verses: '32:9-10',
        listen: 'Consumir aquele povo e fazer de Moisés uma grande nação.',
      },
      {
        ask: 'Que motivos Moisés apresenta a Deus?',
        verses: '32:11-13',
        listen:
          'Três: tu mesmo os tiraste; o que dirão os egípcios; a promessa a Abraão, Isaque e Israel.',
      },
      {
        ask: 'Como termina a conversa?',
        verses: '32:14',
        listen: 'O Senhor não faz o mal que disse que faria.',
      },
    ],
    interpret: [
      {
        ask: 'Moisés não desculpa o povo nem diminui o bezerro. Em que, então, ele se apoia?',
        verses: '32:11-13',
        listen: 'Só em Deus: no que fez, no nome dele, no que jurou.',
        follow: 'Como fica a nossa oração quando falta um bom argumento nosso?',
      },
      {
        ask: 'Deus diz “deixa-me” a um homem. Por que ele falaria assim, se não precisa de licença?',
        verses: '32:10',
        listen: 'Muitos ouvem um convite para que Moisés não o deixe. Aceite outras ideias.',
      },
      {
        ask: 'A oferta de recomeçar com a família dele era enorme. O que a recusa conta do coração de Moisés?',
        verses: '32:10-13',
        listen: 'Nem a menciona; prefere o povo difícil à própria grandeza.',
      },
    ],
    live: [
      {
        ask: 'Por quem você já quase parou de orar, de tanto cansar?',
        listen: 'Um nome basta; nada de contar o pecado do outro.',
      },
      {
        ask: 'Quando alguém da sua casa apronta, você diz “o seu filho” ou “o nosso”? O que muda nessa palavra?',
        listen: 'Riso e verdade; a palavra que afasta ou assume.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que colega todo mundo já desistiu de defender, e o que seria falar bem dele sem mentir?',
        listen: 'Uma frase verdadeira e boa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem orou por você no tempo em que você nem sabia o que estava fazendo?',
        listen: 'Avó, mãe, professora, amigo.',
        for: ['adults', 'new-believers', 'elderly'],
      },
      {
        ask: 'De que grupo, igreja ou família você já quis sair e começar do zero, só com gente boa?',
        listen: 'Sinceridade; há horas de sair, e há horas de ficar e pedir.',
        for: ['long-believers', 'adults', 'men', 'women'],
      },
      {
        ask: 'Qual promessa de Deus você poderia pôr diante dele como Moisés pôs o juramento a Abraão?',
        listen: 'Um verso, mesmo que meio lembrado.',
        for: ['long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem na sua família era o advogado das crianças quando alguém quebrava um vaso?',
        bridge: 'O vaso desta história é bem maior, e o advogado está em cima de um monte.',
      },
      {
        text: 'O teu cachorro, o meu cachorro: conte algo que muda de dono em casa conforme a bagunça.',
        bridge: 'Reparem de quem é o povo em cada fala.',
        for: ['couples', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Abra a mão e dê a cada dedo o nome de alguém difícil de amar. Feche a mão sobre eles por um minuto.',
      bridge: 'Moisés fez isso com um povo inteiro.',
    },
    complete: [
      {
        name: 'Três apoios',
        text: 'Escreva uma oração por alguém que errou: Tu já fizeste por ele … . O teu nome … . Tu prometeste … . Deixe de fora as desculpas.',
      },
      {
        name: 'Teu ou nosso',
        text: 'Liste três pessoas que andam dando trabalho. Ao lado de cada nome escreva meu, teu ou nosso. Troque um.',
      },
    ],
    challenges: [
      {
        do: 'Quando ouvir falar mal de alguém esta semana, antes de opinar, ore em silêncio uma frase por essa pessoa.',
        tell: 'O que mudou na sua resposta depois da frase.',
      },
      {
        do: 'Agradeça por mensagem ou visita a quem intercedeu por você num tempo ruim.',
        tell: 'A surpresa da pessoa.',
      },
    ],
    children: {
      truth: 'Posso pedir a Deus por quem errou.',
      to7: {
        story:
          'Moisés estava no alto do monte, conversando com Deus. Lá embaixo, o povo fez uma coisa muito errada: um bezerro de ouro, e disse que ele era o seu deus. Deus ficou muito triste e bravo. Ele contou a Moisés: o povo se estragou. Posso começar de novo só com você. Moisés podia dizer: oba! Mas ele gostava daquele povo teimoso. Então pediu: Senhor, foste tu que os tiraste do Egito. Lembra da promessa que fizeste a Abraão! Deus ouviu Moisés e não acabou com o povo. Moisés pediu por quem tinha errado, e Deus escutou.',
        activity:
          'Ponte de braços: duas crianças dão as mãos formando um arco; cada uma que passa diz o nome de alguém por quem quer pedir a Deus.',
        questions: [
          'O que o povo fez de errado?',
          'O que Moisés pediu a Deus?',
          'Por quem você quer orar hoje?',
        ],
      },
      to12: {
        story:
          'Fazia quarenta dias que Moisés estava no monte. O povo se cansou e fez um bezerro de ouro para adorar. Moisés nem sabia; foi Deus quem contou. E Deus disse mais: eu podia acabar com eles e fazer de você um grande povo. Pense: que proposta! Moisés seria o pai de uma nação inteira, sem gente reclamona. Mas ele nem respondeu a isso. Orou: Senhor, este é o teu povo, tu o tiraste do Egito com mão forte. O que os egípcios vão dizer? Lembra do que prometeste a Abraão, a Isaque e a Israel. Moisés não disse que o povo tinha razão. Não tinha mesmo! Ele confiou no coração de Deus. E o Senhor não fez o mal que tinha dito. Muito depois, Jesus faria por nós ainda mais: pediu pelos que o feriam e deu a própria vida.',
        activity:
          'Advogado de defesa: cada um recebe o nome de um personagem que errou (Pedro, Jonas, Zaqueu) e faz por ele um pedido a Deus, sem inventar desculpa.',
        questions: [
          'Que proposta Deus fez a Moisés?',
          'Em que Moisés se apoiou para pedir?',
          'É fácil orar por quem atrapalha? Por quê?',
        ],
      },
      challenge: 'Ore três dias por alguém que anda chateando você.',
    },
    prayer:
      'Senhor, eles são teus, e nós também. Não pelo que merecemos, mas pelo teu nome e pelo que prometeste, tem misericórdia. Faz de nós gente que não larga ninguém na tua presença.',
    leader: {
      lost: 'A pergunta certa vem: Deus muda de ideia? Não resolva em dois minutos. Diga o que o texto mostra: Deus leva Moisés a sério, e o pedido se apoia no que o próprio Deus já tinha jurado. O pecado também teve consequência depois (32:34-35).',
      tender:
        'Orar por quem errou não é ficar exposto a quem machuca. Se alguém vive com agressor, diga claramente que interceder pode ser feito de longe e que proteção vem primeiro (Ligue 180).',
      differ:
        'Para uns, o arrependimento de Deus é modo humano de falar, pois o plano dele não muda; para outros, Deus responde de verdade à oração e age de outro jeito por causa dela. Os dois lados oram.',
    },
    comfort:
      'Quando você não tem mais argumento, sobra o melhor: quem Deus é. E há alguém maior que Moisés que intercede por você mesmo enquanto dorme.',
    closing: 'Ele podia ter ficado sozinho com a promessa; preferiu o povo.',
    words: [
      'bezerro de ouro',
      'intercessao',
      'interceder',
      'intercessor',
      'dura cerviz',
      'moises orou',
      'brecha',
      'arrependeu do mal',
      'lembra te de abraao',
      'que dirao os egipcios',
    ],
  },
  {
    verses: '33:1-11',
    key: '33:7',
    title: 'A tenda fora do acampamento',
    theme: 'a falta que Deus faz',
    themes: ['arrependimento', 'oracao', 'adoracao', 'santidade'],
    idea: 'Deus oferece a terra sem ir no meio do povo, e o povo põe luto por essa notícia; mas, numa tenda fora do acampamento, quem o busca ainda tem aonde ir.',
    context:
      'Ao pé do monte, o povo fez um bezerro de ouro com os brincos que tinha e disse que aquele era o seu deus. Moisés intercedeu, houve castigo, e o povo não foi destruído. Agora vem a ordem de partir: a promessa da terra está de pé, e um anjo vai adiante. Falta uma coisa. Logo depois (33:12-17), Moisés insistirá até ouvir que a presença de Deus irá junto.',
    retold: [
      {
        verses: '33:1-3',
        says: 'O Senhor manda Moisés subir com o povo à terra de leite e mel. Mas diz que não irá no meio dele, para não consumir no caminho um povo tão teimoso.',
      },
      {
        verses: '33:4-6',
        says: 'O povo ouve a palavra dura do Senhor e veste luto. O Senhor manda que tire os enfeites, enquanto vê o que fará, e o povo os tira desde o monte.',
      },
      {
        verses: '33:7-11',
        says: 'Moisés põe a tenda longe do acampamento, e quem busca o Senhor vai até lá. A nuvem desce à porta, e o Senhor fala com Moisés face a face, como com um companheiro.',
      },
    ],
    read: {
      verses: '33:1-11',
      how: 'Uma voz lê Deus (1-3 e 5); outra conta. No 7, todos se levantam e ficam de pé até o fim, como o povo à porta das tendas.',
    },
    observe: [
      {
        ask: 'O que Deus ainda promete, o que diz que não fará, e por quê?',
        verses: '33:1-3',
        listen: 'A terra, o anjo; não subirá no meio deles, de dura cerviz, para não os consumir.',
      },
      {
        ask: 'Como o povo recebe a palavra, e o que tira do corpo?',
        verses: '33:4-6',
        listen: 'Veste luto e tira os ornamentos.',
      },
      {
        ask: 'Onde ficava a tenda, quem podia ir e o que os outros faziam?',
        verses: '33:7-10',
        listen:
          'Longe, fora do acampamento; qualquer um que buscava; de pé à porta, olhavam e adoravam.',
      },
      {
        ask: 'Como Deus falava com Moisés, e quem não saía dali?',
        verses: '33:11',
        listen: 'Face a face, como a um companheiro; o jovem Josué.',
      },
    ],
    interpret: [
      {
        ask: 'Leite, mel e inimigo vencido continuavam garantidos. Por que, então, o povo se veste de luto?',
        verses: '33:1-4',
        listen: 'Percebem que a terra sem ele é só terra.',
        follow: 'O que a gente chama de bênção e poderia receber sem Deus?',
      },
      {
        ask: 'Deus diz que não irá “para que eu não te consuma”. Que cuidado há dentro dessa distância?',
        verses: '33:3',
        listen: 'A proximidade do santo seria perigo para quem não quer mudar; ele os poupa.',
      },
      {
        ask: 'Os ornamentos que tiram são parentes dos brincos do bezerro. O que tirar significa depois do que fizeram?',
        verses: '33:4-6',
        listen: 'Largar aquilo com que se enfeitaram e se perderam; esperar de mãos vazias.',
      },
      {
        ask: 'A tenda fica longe, e ainda assim qualquer um que busca pode ir. O que ela diz ao povo que acabara de ouvir não subirei?',
        verses: '33:7-9',
        listen: 'A porta não fechou; é preciso sair e procurar.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa você tem hoje que, sem Deus, seria só uma coisa boa?',
        listen: 'Casa, trabalho, filhos, igreja cheia.',
      },
      {
        ask: 'Onde fica a sua tenda, o lugar para onde você sai do barulho e procura Deus?',
        listen: 'Carro, cozinha, calçada, capela. Quem não tem pode ouvir ideias.',
        for: ['adults', 'women', 'men', 'parents'],
      },
      {
        ask: 'Josué era jovem e ficava na tenda quando Moisés já tinha voltado. O que prende você num lugar desses, e o que puxa para fora?',
        listen: 'Amizade, música, silêncio; celular, vergonha, sono.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Com que você se enfeita para parecer bem, e como seria ficar diante de Deus sem isso?',
        listen: 'Cargo, frase pronta, foto. Ninguém precisa dizer qual.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'De pé à porta, o povo olhava outro ir ao encontro de Deus. Em que tempo da vida você ficou olhando de longe?',
        listen: 'Pode ser agora. De longe também se adorou.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
      {
        ask: 'Se pudessem escolher entre chegar logo ou chegar com ele, que decisão da família ou do casal seria repensada?',
        listen: 'Mudança, compra, pressa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quando Deus pareceu longe, o que você fez com essa falta?',
        listen: 'Luto, raiva, distração, busca. Sentir falta já é um começo.',
        for: ['mourning', 'long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o passeio em que estava tudo certo, comida, lugar, tempo, mas faltou uma pessoa e perdeu a graça?',
        bridge: 'Deus ofereceu a Israel uma terra com tudo, menos ele. Vejam a reação.',
      },
      {
        text: 'Para onde você foge quando quer cinco minutos de sossego em casa?',
        bridge: 'Moisés armou uma tenda longe do barulho, e qualquer um podia ir.',
        for: ['adults', 'parents', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire do corpo uma coisa que você usa todo dia, relógio, anel, óculos, crachá, e deixe-a de lado enquanto lê.',
      bridge: 'O povo também tirou os seus enfeites para esperar. Leia assim.',
    },
    complete: [
      {
        name: 'Com tudo, menos',
        text: 'Pense numa coisa boa que você espera: … . Se ela viesse inteira, mas sem Deus no meio, faltaria … , … . Por isso peço primeiro … .',
      },
      {
        name: 'Mapa do acampamento',
        text: 'Desenhe as tendas onde a sua semana acontece: … , … , … . Bem fora delas, desenhe a sua tenda de buscar a Deus: o lugar … , a hora … , o que eu deixo para trás ao sair … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um lugar fora do seu barulho e vá até lá em três dias, a pé se puder, só para buscar a Deus.',
        tell: 'onde é a sua tenda, e em qual dos dias quase não foi.',
      },
      {
        do: 'Deixe por um dia um enfeite que ajuda você a parecer bem: um filtro, uma etiqueta, a pressa de contar o que fez.',
        tell: 'do que sentiu falta, e do que não sentiu.',
      },
    ],
    children: {
      truth: 'O melhor presente é Deus estar comigo.',
      to7: {
        story:
          'O povo tinha desobedecido e estava triste. Deus disse: podem ir para a terra gostosa, cheia de leite e mel. Mas eu não vou no meio de vocês. Como assim? Uma terra linda, sem Deus? Todos ficaram tristes, tristes, e tiraram os colares e os anéis. Então Moisés armou uma tenda lá fora, bem longe das outras. Quem queria falar com Deus saía de casa e ia até lá. Quando Moisés entrava, uma nuvem descia bem na porta. O povo ficava em pé e adorava. E Deus conversava com Moisés como a gente conversa com um amigo!',
        activity:
          'Façam uma tenda com lençol e duas cadeiras, longe dos brinquedos. Cada um vai até lá, entra e conta a Deus uma coisa, bem baixinho.',
        questions: [
          'Por que o povo ficou triste?',
          'Onde ficava a tenda de Moisés?',
          'Onde você gosta de conversar com Deus?',
        ],
      },
      to12: {
        story:
          'Imagine ganhar a viagem dos seus sonhos, com uma condição: quem você mais ama não vai. Você iria contente? Depois do bezerro de ouro, Israel ouviu algo assim. Deus cumpriria a promessa: a terra boa, um anjo à frente, os inimigos vencidos. Mas ele mesmo não iria no meio daquele povo teimoso, para não acabar com ele no caminho. Foi a pior notícia. Ninguém quis usar enfeite nenhum. Só que Deus não fechou a porta. Moisés armou uma tenda fora do acampamento, e qualquer um que buscasse a Deus podia ir até lá. Quando Moisés saía, todo mundo se levantava e ficava olhando da porta. A nuvem descia, e Deus falava com ele face a face, como quem fala com um companheiro. Um rapaz chamado Josué não queria nem sair dali. Anos depois, ele seria o líder do povo.',
        activity:
          'Procurem na casa ou no quintal um canto sem tela nem barulho e marquem o chão com barbante. Fiquem lá três minutos, cada um em silêncio com Deus.',
        questions: [
          'O que Deus ainda ia dar, e o que faltava?',
          'Quem podia ir à tenda?',
          'Que lugar pode ser a sua tenda com Deus?',
        ],
      },
      challenge: 'Separe um cantinho e converse lá com Deus três vezes.',
    },
    prayer:
      'Senhor, a terra sem ti é só terra. Tiramos os enfeites e ficamos à porta, olhando. Obrigado por não teres fechado a tenda. Ensina-nos a sair do barulho e a buscar-te, e fala conosco como se fala a um companheiro. Amém.',
    leader: {
      lost: 'O grupo pode se prender a uma dúvida: que tenda é essa, se o tabernáculo ainda não foi construído? Em geral se entende que é uma tenda simples, anterior a ele, que Moisés armava. Siga para o que importa: longe, e aberta a qualquer um.',
      tender:
        'Quem está em depressão ou de luto costuma sentir Deus longe e pode concluir que foi rejeitado. Diga que este texto fala de um pecado que todos conheciam, e que não sentir não é o mesmo que ter sido deixado. Se a tristeza não passa, incentive ajuda médica; CVV 188.',
    },
    comfort:
      'Se a falta de Deus dói em você, essa dor já está virada para o lado dele. A tenda ficava longe, mas aberta. Hoje basta ficar de pé à porta e olhar.',
    closing: 'Longe do barulho, a tenda está aberta.',
    words: [
      'nao subirei em meio de ti',
      'nao irei no meio de ti',
      'povo de dura cerviz',
      'tiraram os ornamentos',
      'despojaram de seus ornamentos',
      'fora do acampamento',
      'fora do arraial',
      'tenda do encontro',
      'tenda da congregacao',
      'face a face',
      'coluna de nuvem',
      'josue nunca se afastava',
      'leite e mel',
    ],
  },
  {
    verses: '33:12-23',
    key: '33:15',
    title: 'Se tu não fores, não quero ir',
    theme: 'a presença de Deus',
    themes: ['oracao', 'adoracao', 'esperanca', 'graca'],
    idea: 'Depois do desastre, Moisés troca os planos pela presença: prefere não chegar à terra prometida a chegar sem Deus, e pede para ver um pouco mais de quem ele é.',
    context:
      'O bezerro quebrou a aliança. Deus disse que mandaria um anjo adiante, mas ele mesmo não iria no meio de um povo tão difícil. Moisés, na tenda fora do arraial, conversa com Deus como se fala com um amigo.',
    retold: [
      {
        verses: '33:12-14',
        says: 'Moisés pede que o Senhor lhe mostre seu caminho e lembra que aquela nação é o povo dele. O Senhor responde que sua face irá com Moisés e lhe dará descanso.',
      },
      {
        verses: '33:15-17',
        says: 'Moisés diz que, se a presença de Deus não for com eles, não os tire dali, pois é isso que os distingue. O Senhor promete fazer o que ele pede.',
      },
      {
        verses: '33:18-23',
        says: 'Moisés pede para ver a glória de Deus. O Senhor fará passar toda a sua bondade e o cobrirá com a mão na brecha da rocha, mas seu rosto não será visto.',
      },
    ],
    read: {
      verses: '33:12-23',
      how: 'Só duas vozes, Moisés e Deus, sentadas uma de frente para a outra, sem pressa e sem plateia.',
    },
    observe: [
      {
        ask: 'Que três coisas Moisés pede nesta conversa?',
        verses: '33:13, 33:15, 33:18',
        listen: 'Teu caminho, a tua presença, a tua glória.',
      },
      {
        ask: 'O que Deus promete, e o que diz que não será possível?',
        verses: '33:14, 33:17, 33:19-20',
        listen: 'Face que vai junto, descanso, bondade; ver o rosto, não.',
      },
      {
        ask: 'Onde Moisés fica e como Deus o protege?',
        verses: '33:21-23',
        listen: 'Na fenda da rocha, coberto pela mão, até passar.',
      },
    ],
    interpret: [
      {
        ask: 'Para a viagem bastariam um anjo e uma terra boa. Por que Moisés acha pouco?',
        verses: '33:14-16',
        listen: 'O que distingue o povo não é a terra, é quem vai com ele.',
        follow: 'O que você tem pedido a Deus em lugar de pedir que ele vá?',
      },
      {
        ask: 'Moisés pede a glória, e Deus responde que passará a bondade. Por que essa palavra?',
        verses: '33:18-19',
        listen: 'A glória de Deus tem rosto de favor e de misericórdia.',
      },
      {
        ask: 'Ver só as costas: que carinho e que limite há nesse modo de se mostrar?',
        verses: '33:20-23',
        listen: 'A gente percebe Deus depois que passou, e está protegido na espera.',
      },
    ],
    live: [
      {
        ask: 'Em que plano você já incluiu tudo, menos pedir que Deus vá junto?',
        listen: 'Mudança, compra, casamento, projeto de igreja.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Que caminho você gostaria que Deus mostrasse nesta semana, só o próximo?',
        listen: 'Faculdade, amizade, perdão: um degrau.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Olhando para trás, em que momento Deus passou e você só reconheceu as costas?',
        listen: 'Dê tempo; costuma vir chorando.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Como vocês sabem que Deus está no meio da casa e não só no discurso da casa?',
        listen: 'Perdão, mesa, paciência, paz: sinais visíveis.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que imagem de Deus impede você de se sentar diante dele como se fala com um amigo?',
        listen: 'Juiz, gerente, pai ausente: escute.',
        for: ['visitors', 'new-believers', 'women'],
      },
      {
        ask: 'Meu rosto irá contigo e te darei descanso: o que seria, para você, hoje, descansar?',
        listen: 'Deixe a resposta ser simples e concreta.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'De que viagem ou festa você voltou antes porque a companhia certa não estava lá?',
        bridge: 'Moisés disse algo parecido a Deus: sem ti, não me tires daqui.',
      },
      {
        text: 'Quem já passou pela sua casa e deixou um rastro bom: perfume, bilhete, louça lavada, flor no copo?',
        bridge: 'Moisés só percebeu a bondade de Deus depois que ela passou.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Encoste-se numa parede ou numa pedra, se houver, e feche os olhos por um minuto. Imagine uma mão por cima dos seus olhos.',
      bridge: 'Um homem ficou assim, na fenda da rocha, enquanto Deus passava.',
    },
    complete: [
      {
        name: 'Fenda na rocha',
        text: 'Desenhe uma fenda. Dentro, o que você mais deseja ver de Deus: … Por fora, a mão que protege. Escreva o que já reconheceu depois que ele passou.',
      },
      {
        name: 'Se tu não fores',
        text: 'Complete três vezes: Senhor, se tu não fores comigo a …, não quero ir. Onde já está indo, agradeço; onde ainda não, peço: …',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma decisão desta semana, fique quinze minutos com Deus sem perguntar o que fazer, só pedindo que ele vá junto.',
        tell: 'O que mudou na decisão ou na paz com que você a tomou.',
      },
      {
        do: 'Escreva, em três linhas, uma lembrança em que só depois percebeu que Deus tinha passado, e conte a alguém.',
        tell: 'O que a pessoa comentou depois de ouvir.',
      },
    ],
    children: {
      truth: 'Deus vai comigo e me guarda com a mão.',
      to7: {
        story:
          'O povo tinha feito uma coisa errada, e Moisés estava triste. Ele entrou numa tendinha e conversou com Deus, como amigos. Moisés disse: Senhor, se o Senhor não for com a gente, eu não quero ir a lugar nenhum! Deus respondeu: Eu vou com você, Moisés, e você vai ficar calmo. Moisés pediu mais uma coisa: Deixa eu ver como o Senhor é bonito! Deus disse: Você não pode ver o meu rosto, é luz demais. Mas fique ali na rachadura da pedra. Deus pôs a mão em cima de Moisés, para proteger, e passou bem pertinho. Moisés viu só um pouquinho. E ficou feliz: Deus estava com ele.',
        activity:
          'Façam uma cabaninha com cadeiras e um lençol. Quem entra cobre os olhos com as mãos enquanto os outros dizem devagar: Deus está comigo.',
        questions: [
          'O que Moisés pediu a Deus?',
          'Onde Moisés ficou quando Deus passou?',
          'Aonde você quer que Deus vá com você?',
        ],
      },
      to12: {
        story:
          'Depois do bezerro de ouro, a situação ficou triste. Deus disse que podia mandar um anjo, mas que ele mesmo não iria no meio de um povo tão difícil. Moisés foi para a tenda da conversa e falou com Deus como se fala com um amigo. Disse: Senhor, mostra-me o teu caminho, para eu te conhecer. E Deus: o meu rosto irá com você e eu lhe darei descanso. Moisés insistiu: se a tua presença não for, não queremos ir! Era melhor ficar no deserto com Deus do que chegar na terra boa sem ele. Deus gostou e disse sim. Então Moisés pediu ver a glória de Deus. Ninguém pode ver o meu rosto e viver, ele explicou, mas vou passar diante de você a minha bondade. E o pôs na fenda da rocha e o cobriu com a mão até passar. Moisés viu só as costas. E bastou.',
        activity:
          'Com lanterna e papel, façam o que se vê depois que algo passa: sombras, marcas, cheiros. Conversem sobre sinais da bondade de Deus que só vimos depois.',
        questions: [
          'Por que Moisés não queria ir sem Deus?',
          'O que Deus disse que faria passar diante dele?',
          'Que sinal da bondade de Deus você já viu depois?',
        ],
      },
      challenge: 'Antes de sair de casa, diga: Deus, vem comigo.',
    },
    prayer:
      'Senhor, se tu não fores, não nos tires daqui. Mostra o teu caminho e um pouco da tua bondade. Cobre-nos na fenda enquanto não dá para ver, e dá descanso a quem anda há muito tempo sem o teu rosto.',
    leader: {
      lost: 'Perguntam como Moisés fala face a face (33:11) e depois não pode ver o rosto. Diga em uma frase que uma coisa é proximidade e outra é visão plena, e volte ao pedido do versículo 15.',
      tender:
        'Quem não sente Deus há tempos pode se sentir excluído. Diga que ver as costas também é encontro, e que sentir pouco não significa estar só. Fique com a pessoa um pouco depois.',
    },
    comfort:
      'Não é preciso ver o rosto para ser coberto pela mão. Ele passou perto, e você estava abrigado. Talvez só entenda depois. Fique na fenda, sem se apressar.',
    closing: 'Sem ti, Senhor, não; contigo, sim.',
    words: [
      'moises',
      'presenca de deus',
      'a minha face ira',
      'minha presenca ira',
      'fenda da rocha',
      'mostra me a tua gloria',
      'gloria',
      'descanso',
      'se a tua presenca',
      'tenda da congregacao',
      'amigo',
      'as costas',
      'sinai',
      'bondade',
    ],
  },
  {
    verses: '34:1-9',
    key: '34:6',
    title: 'Tábuas novas e um nome',
    theme: 'quem Deus diz que é',
    themes: ['graca', 'perdao', 'arrependimento', 'adoracao'],
    idea: 'Sobre tábuas novas, no lugar das quebradas, Deus diz o próprio nome: misericordioso, tardio para a ira, que perdoa sem chamar o mal de bem; e Moisés se curva e pede perdão.',
    context:
      'Enquanto Moisés recebia as tábuas, o povo fez um bezerro de ouro. Ele desceu e as quebrou ao pé do monte. Depois intercedeu, pediu que Deus fosse junto e quis ver a sua glória. Deus prometeu fazer passar a sua bondade e proclamar o seu nome. Na manhã seguinte é isso que acontece. Logo depois (34:10) ele renova a aliança.',
    retold: [
      {
        verses: '34:1-4',
        says: 'O Senhor manda Moisés entalhar duas tábuas de pedra como as primeiras e subir sozinho ao Sinai. De manhã, Moisés sobe com elas na mão.',
      },
      {
        verses: '34:5-7',
        says: 'O Senhor desce na nuvem e proclama seu nome: misericordioso, tardio para a ira, que perdoa o pecado. Mas não justifica o malvado, e visita o mal dos pais nos filhos e netos.',
      },
      {
        verses: '34:8-9',
        says: 'Moisés se curva até o chão. Pede que o Senhor vá no meio deles, porque o povo é teimoso, e que perdoe o pecado e os tome para si.',
      },
    ],
    read: {
      verses: '34:1-9',
      how: 'Uma voz conta (1-5). No 6 e 7, outra voz, em pé, diz o nome bem devagar, com pausa depois de cada palavra. Todos baixam a cabeça no 8; a primeira voz lê o 9.',
    },
    observe: [
      {
        ask: 'O que Moisés deve fazer com as pedras, e o que fica por conta de Deus?',
        verses: '34:1, 34:4',
        listen:
          'Ele entalha outras duas; Deus escreve as mesmas palavras das primeiras, que foram quebradas.',
      },
      {
        ask: 'Que palavras Deus escolhe para dizer quem é?',
        verses: '34:6',
        listen:
          'Forte, misericordioso, piedoso; tardio para a ira, grande em benignidade e verdade.',
      },
      {
        ask: 'O que ele guarda, o que perdoa, o que não faz de modo nenhum?',
        verses: '34:7',
        listen: 'Misericórdia a milhares; iniquidade, rebelião e pecado; não justifica o malvado.',
      },
      {
        ask: 'Qual é o gesto de Moisés, e que três pedidos ele faz?',
        verses: '34:8-9',
        listen: 'Curva-se até o chão; vai no meio de nós, perdoa, possui-nos.',
      },
    ],
    interpret: [
      {
        ask: '“Como as primeiras”, diz Deus, e lembra que foram quebradas. O que ensina escrever as mesmas palavras em pedra nova?',
        verses: '34:1',
        listen: 'Nem faz de conta que não quebrou, nem baixa a palavra; recomeça.',
      },
      {
        ask: 'Ele podia ter se apresentado como criador ou rei. Por que começa por misericórdia, logo depois do bezerro?',
        verses: '34:6',
        listen: 'É o que aquele povo mais precisava saber; é também o mais verdadeiro dele.',
        follow: 'Por que palavra as pessoas costumam começar quando falam de Deus?',
      },
      {
        ask: 'Perdoa a rebelião e não justifica o malvado: o que se perderia se só uma das duas frases fosse verdade?',
        verses: '34:7',
        listen:
          'Sem a primeira, ninguém fica de pé; sem a segunda, a vítima não tem quem a defenda.',
      },
      {
        ask: 'Deus tinha dito que não iria por ser um povo duro. Moisés usa a dureza como motivo para ele ir. Que pedido é esse?',
        verses: '34:9',
        listen: 'Justamente por isso precisamos de ti; e ele se inclui: nosso pecado.',
      },
    ],
    live: [
      {
        ask: 'Qual das palavras que Deus diz de si você mais precisava ouvir hoje?',
        listen: 'Deixe cada um ficar com uma, sem explicar.',
      },
      {
        ask: 'Que tábua quebrada há na sua história, e o que seria subir amanhã cedo com pedra nova na mão?',
        listen: 'Promessa, amizade, hábito de oração. Um passo, não um juramento.',
        for: ['adults', 'men', 'women', 'new-believers'],
      },
      {
        ask: 'O que você ouviu dizer de Deus quando era pequeno que não combina com o que ele diz de si aqui?',
        listen: 'Fiscal, distante, carrasco. Acolha sem discutir.',
        for: ['teens', 'young', 'visitors', 'singles'],
      },
      {
        ask: 'Tardio para a ira: como seria isso na sua casa, às sete da manhã ou na hora da lição?',
        listen: 'Uma pausa, um tom, um limite firme sem grito.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'De quem você diria esse povo é duro, e o que muda se, como Moisés, disser nosso pecado?',
        listen: 'Interceder de dentro, não de cima.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Onde você precisa de um Deus que perdoa, e onde precisa de um Deus que não chama o mal de bem?',
        listen: 'As duas coisas podem estar na mesma história.',
        for: ['adults', 'women', 'men', 'mourning'],
      },
      {
        ask: 'Moisés ouviu quem Deus é e se apressou em se curvar. Que gesto do corpo ajuda você a responder a ele?',
        listen: 'Joelho, mão aberta, silêncio. Sem forma certa.',
        for: ['long-believers', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já quebrou de valor na casa de alguém, e qual foi a cara do dono?',
        bridge: 'Moisés quebrou uma coisa que o próprio Deus tinha escrito. Vamos ver a reação.',
      },
      {
        text: 'Em três palavras, como um amigo apresentaria você a quem não o conhece?',
        bridge: 'Hoje Deus se apresenta, e escolhe ele mesmo as palavras.',
        for: ['young', 'teens', 'adults', 'singles', 'visitors'],
      },
    ],
    quiet: {
      text: 'Diga baixinho o nome de alguém que tem muita paciência com você. Lembre uma vez em que ela foi grande.',
      bridge: 'Agora leia como Deus diz o nome dele.',
    },
    complete: [
      {
        name: 'O nome em pedra nova',
        text: 'Numa metade da folha: o que eu achava de Deus quando errei era … , … . Na outra, copie do 34:6 as palavras dele: … , … , … , … . Circule a que você leva para amanhã cedo.',
      },
      {
        name: 'Oração de Moisés',
        text: 'Senhor, se achei favor em teus olhos, vai no meio de … . Porque nós somos … . Perdoa … . E faze-nos teus, mesmo quando … .',
      },
    ],
    challenges: [
      {
        do: 'Decore o 34:6 e diga-o em voz baixa toda vez que se pegar com raiva de alguém ou de você.',
        tell: 'em que hora foi mais difícil dizer até o fim.',
      },
      {
        do: 'Refaça uma coisa que você deixou quebrar: um combinado com alguém, uma conta, um costume de oração. Comece de manhã cedo, em um dia marcado.',
        tell: 'o que refez, e o que continua em pedaços por enquanto.',
      },
    ],
    children: {
      truth: 'Deus é bondoso, paciente e perdoa.',
      to7: {
        story:
          'O povo tinha feito uma coisa muito errada, e as pedras com as palavras de Deus ficaram em pedaços. E agora? Deus disse a Moisés: faça duas pedras novas. Eu vou escrever tudo outra vez! De manhã bem cedo Moisés subiu o monte com as duas pedras nos braços. Ufa, que pesadas! Deus desceu numa nuvem e disse o nome dele: eu sou bondoso. Eu tenho muita paciência. Eu perdoo. E não digo que o errado é certo. Moisés se abaixou até o chão e pediu: Senhor, perdoa a gente e vem conosco! E Deus fez com eles uma aliança de novo.',
        activity:
          'Subam o monte no lugar, com um livro em cada braço. Lá em cima, a cada frase, Deus é bondoso, Deus tem paciência, Deus perdoa, todos se abaixam um pouco mais.',
        questions: [
          'O que Moisés levou para o alto do monte?',
          'O que Deus disse que ele é?',
          'Por que coisa você quer pedir perdão a Deus?',
        ],
      },
      to12: {
        story:
          'Sabe quando você quebra uma coisa importante e fica esperando a bronca? O povo de Israel estava assim. Tinha feito um bezerro de ouro, logo depois de prometer que seria só de Deus. Moisés desceu do monte e quebrou as tábuas com os mandamentos. Parecia o fim. Mas Deus o chamou: corte duas pedras iguais e suba amanhã de manhã. Vou escrever as mesmas palavras. Moisés subiu sozinho, com as pedras nos braços. A nuvem desceu, e Deus passou dizendo o próprio nome: SENHOR, SENHOR, misericordioso, tardio para a ira, grande em bondade e verdade, que perdoa o pecado. E disse também que não finge que o mal é bem. Moisés se jogou no chão e pediu: então vem com a gente! Somos teimosos, perdoa o nosso pecado. Reparou? Ele disse nosso, e nem tinha feito o bezerro. E Deus fez a aliança de novo.',
        activity:
          'Copiem num papelão em forma de pedra as palavras do 34:6. Cada um põe a sua onde mais perde a paciência: na porta do quarto, na mochila.',
        questions: [
          'Por que era preciso fazer tábuas novas?',
          'Que palavras Deus usou para dizer quem é?',
          'Com quem você pode ser paciente nesta semana?',
        ],
      },
      challenge: 'Quando ficar com raiva, conte até dez e lembre: Deus tem paciência.',
    },
    prayer:
      'Senhor, Senhor, forte, misericordioso e piedoso, trazemos pedra nova com as mãos cansadas. Obrigado por escreveres outra vez. Somos de dura cerviz, e por isso mesmo: vai no meio de nós, perdoa o nosso pecado e faze-nos teus. Amém.',
    leader: {
      lost: 'O fim do 7 puxa a noite para a maldição de família. Mostre as contas do versículo: a misericórdia vai a milhares, a visita chega à terceira e quarta geração. E volte à ordem das palavras no 6.',
      tender:
        'Quem cresceu com pai violento ou dependente teme carregar a culpa dele. Diga que sofrer as consequências do erro dos pais não é ter culpa (leia em casa Ezequiel 18:20), e que há ajuda para quebrar o ciclo. A quem sofreu abuso, as palavras “de nenhum modo justificará ao malvado” são defesa: não apresse o perdão. Disque 100 e Ligue 180.',
      differ:
        'Visitar a iniquidade dos pais: muitos entendem consequências que passam de uma geração a outra, sobretudo quando os filhos repetem o caminho; há igrejas que oram de modo especial por heranças de família. Todos leem também Ezequiel 18: cada um responde por si, e quem volta vive.',
    },
    comfort:
      'Deus pediu pedra nova antes de qualquer discurso. Se você só tem os cacos na mão, ouça o nome dele, devagar: misericordioso, piedoso, tardio para a ira. Ele ainda escreve.',
    closing: 'Ele diz o seu nome, e é misericórdia.',
    words: [
      'tabuas de pedra',
      'novas tabuas',
      'tabuas quebradas',
      'tardio para a ira',
      'tardio em irar se',
      'misericordioso e piedoso',
      'compassivo e clemente',
      'grande em benignidade',
      'proclamou o nome',
      'visita a iniquidade dos pais',
      'terceira e quarta geracao',
      'dura cerviz',
      'moises',
      'sinai',
    ],
  },
]
