import type { BookPassages } from '../passage.ts'

export const EST: BookPassages = [
  {
    verses: '1:1-3:15',
    key: '2:7',
    title: 'A órfã no palácio',
    theme: 'o cuidado escondido de Deus',
    themes: ['familia', 'identidade', 'filhos', 'medo'],
    idea: 'Num império de festas e decretos, onde Deus nem é citado, uma órfã levada ao palácio tem um primo que passa todo dia para saber como ela está.',
    context:
      'O rei Assuero dá uma festa de meses; a rainha Vasti se recusa a ser exibida e perde a coroa (capítulo 1). Reúnem então moças de todo o império para o rei escolher outra. Depois da leitura Ester vira rainha, Mardoqueu salva o rei de um atentado (2:21-23), e Hamã, contrariado porque Mardoqueu não se curva, decreta a morte de todos os judeus (capítulo 3).',
    retold: [
      {
        verses: '1:1-22',
        says: 'O rei Assuero, alegre do vinho, manda trazer a rainha Vasti para mostrar sua beleza. A rainha recusa, e o rei a afasta.',
      },
      {
        verses: '2:1-11',
        says: 'Mardoqueu criou como filha a prima Ester, órfã. Levada ao palácio com outras moças, ela esconde seu povo, e ele passa ali todo dia.',
      },
      {
        verses: '2:12-20',
        says: 'Ester é levada ao rei, que a ama mais que a todas. Põe a coroa em sua cabeça e a faz rainha.',
      },
      {
        verses: '2:21-23',
        says: 'Mardoqueu percebe que dois guardas querem matar o rei e avisa por Ester. O caso fica escrito nas crônicas.',
      },
      {
        verses: '3:1-15',
        says: 'Mardoqueu não se inclina diante de Hamã. Furioso, Hamã leva o rei a decretar a morte de todos os judeus.',
      },
    ],
    read: {
      verses: '2:5-11',
      how: 'Uma pessoa lê sentada no centro, que é o pátio; outra caminha em volta durante todo o 11.',
    },
    observe: [
      {
        ask: 'O que o texto conta da história de Mardoqueu e da família dele?',
        verses: '2:5-6',
        listen: 'Judeu de Benjamim, família levada de Jerusalém para o exílio.',
      },
      {
        ask: 'O que Ester perdeu e quem a recebeu?',
        verses: '2:7',
        listen: 'Pai e mãe; Mardoqueu a tomou como filha.',
      },
      {
        ask: 'Que verbos mostram quem decide por ela neste trecho?',
        verses: '2:8-10',
        listen: 'Foi levada, foi posta ao cuidado, ele a passou; não declarou porque mandaram.',
      },
      {
        ask: 'O que Mardoqueu faz todo dia, e para quê?',
        verses: '2:11',
        listen: 'Passeia diante do pátio para saber como ela está.',
      },
    ],
    interpret: [
      {
        ask: 'Ester tem dois nomes, Hadassa e Ester, e esconde de que povo é. O que isso conta de viver em terra alheia?',
        verses: '2:7, 2:10',
        listen: 'Duas identidades, medo, prudência; o texto não diz se foi certo.',
        follow: 'Onde você vive com dois nomes?',
      },
      {
        ask: 'Mardoqueu não pode tirá-la de lá. O que ele faz com o pouco que pode?',
        verses: '2:11',
        listen: 'Presença diária; cuidado possível no lugar do impossível.',
      },
      {
        ask: 'O livro inteiro não cita Deus. Por onde você enxerga a mão dele aqui, ou o que faz você duvidar?',
        verses: '2:7, 2:9',
        listen: 'Uma órfã acolhida, favor inesperado. Aceite quem não vê nada.',
      },
    ],
    live: [
      {
        ask: 'Quem passou na sua porta, dia após dia, só para saber como você estava?',
        listen: 'Avó, vizinha, amigo de hospital.',
      },
      {
        ask: 'Que parte da sua história você conta só a quem conhece bem?',
        listen: 'Ninguém precisa revelar; importa o que dá segurança.',
        for: ['adults', 'new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que pessoa distante você poderia procurar com uma frase curta todo dia desta semana?',
        listen: 'Um nome e a hora.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Vasti se recusou a ser mostrada. Onde a beleza e o corpo são tratados como vitrine na sua vida?',
        listen: 'Rede, academia, festa, trabalho.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Que filho ou sobrinho, que não nasceu de você, tem um lugar na sua mesa?',
        listen: 'Adoção, padrinho, aluno.',
        for: ['parents', 'couples', 'men', 'adults'],
      },
      {
        ask: 'Na escola ou no serviço, quando é mais difícil dizer a que povo você pertence?',
        listen: 'Piada, festa, negócio. Sem mandar ninguém se expor.',
        for: ['teens', 'young', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido de criança só a família usa até hoje?',
        bridge: 'Ester também tinha outro nome, Hadassa.',
      },
      {
        text: 'Qual foi a festa mais comprida a que você já foi, e a que horas quis ir embora?',
        bridge: 'A história começa com uma festa de cento e oitenta dias.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense em alguém que está longe e que você não pode tirar de lá. Escreva o nome e faça um traço para cada dia da semana.',
      bridge: 'Havia um homem que caminhava todo dia diante de um pátio.',
    },
    complete: [
      {
        name: 'O pátio',
        text: 'Desenhe um pátio. Dentro, o nome de quem você não pode tirar de lá. Fora, o que você pode fazer: recado, visita, oração, comida.',
      },
      {
        name: 'Dois nomes',
        text: 'Complete: Lá fora me chamam de … . Em casa sou … . Diante de Deus eu gostaria de ser chamado de … .',
      },
    ],
    challenges: [
      {
        do: 'Mande, por sete dias, uma mensagem curta para saber como está alguém que vive sob pressão.',
        tell: 'Em que dia ele ou ela respondeu de verdade.',
      },
      {
        do: 'Visite ou ajude um lar, abrigo ou família que acolhe crianças, perguntando antes do que precisam.',
        tell: 'O que pediram.',
        for: ['adults', 'parents', 'couples', 'young'],
      },
    ],
    children: {
      truth: 'Deus põe gente para cuidar de mim.',
      to7: {
        story:
          'Ester era uma menina sem pai e sem mãe. Mardoqueu, um primo, ficou com ela e a criou como filha. Um dia levaram muitas moças ao palácio do rei, e Ester foi também. Era um lugar estranho. Mardoqueu não podia entrar. Sabe o que ele fez? Todo dia, todo dia, ele passeava diante do pátio para saber como Ester estava. Depois o rei gostou de Ester e pôs a coroa na cabeça dela. A menina sem pais virou rainha. E Mardoqueu continuou cuidando dela.',
        activity:
          'Passeio do pátio: uma criança fica no centro; as outras caminham em volta e, quando a música para, perguntam: como você está?',
        questions: [
          'Quem cuidou de Ester?',
          'O que Mardoqueu fazia todo dia?',
          'Quem cuida de você?',
        ],
      },
      to12: {
        story:
          'Hadassa, que o povo chamava de Ester, ficou sem pai e sem mãe. O primo Mardoqueu a recebeu como filha. Eles eram judeus, longe da terra, no império da Pérsia. Quando o rei Assuero procurou uma rainha nova, levaram Ester ao palácio com muitas moças. Mardoqueu pediu que não contasse de que povo era. E não foi embora: todo dia passeava diante do pátio para saber como ela estava. Ester virou rainha. Mardoqueu descobriu dois guardas que queriam matar o rei e avisou. Depois Hamã, um homem importante e orgulhoso, ficou furioso porque Mardoqueu não se curvava, e decidiu acabar com os judeus. Deus não é citado no livro inteiro. Mas, em gente como Mardoqueu, dá para ver um pouco do cuidado dele. O que vai acontecer? Ester vai precisar de coragem.',
        activity:
          'Diário de portão: desenhem um portão e escrevam, em sete quadrinhos, um recado de carinho para cada dia da semana.',
        questions: [
          'Por que Ester morava com Mardoqueu?',
          'O que ele fazia se não podia entrar?',
          'Para quem você pode perguntar: como você está?',
        ],
      },
      challenge: 'Pergunte todo dia a alguém da família: como você está?',
    },
    prayer:
      'Senhor, às vezes não vemos o teu nome em lugar nenhum. Obrigado por quem caminha diante do nosso pátio. Põe-nos a caminhar pelo pátio de outros, e guarda as crianças levadas para longe.',
    leader: {
      lost: 'O grupo romanceia o concurso de beleza. Diga com simplicidade: moças foram levadas por ordem, não era escolha delas. Fique no cuidado de Mardoqueu. Os capítulos 1 e 3 resumem-se em três frases.',
      tender:
        'Há quem tenha sido abusada, levada ou exibida contra a vontade, e quem perdeu os pais. Não diga que Deus quis isso para fazer alguém rainha. Para violência, Ligue 180; contra crianças, Disque 100.',
      differ:
        'Uns veem em Vasti dignidade, outros desobediência; o texto não a julga. E há quem critique Ester por esconder a fé e quem a entenda.',
    },
    comfort:
      'Se hoje ninguém pode tirar você de onde está, ainda há passos do lado de fora. Você não é só alguém levado: é lembrado.',
    closing: 'Não abro o portão, mas passo todo dia.',
    words: [
      'ester',
      'hadassa',
      'mardoqueu',
      'assuero',
      'vasti',
      'hama',
      'susa',
      'hegai',
      'orfa',
      'agagita',
      'nao se inclinava',
      'concurso da rainha',
    ],
  },
  {
    verses: '4:1-17',
    key: '4:14',
    title: 'Para um tempo como este',
    theme: 'a coragem de quem tem um lugar',
    themes: ['proposito', 'medo', 'justica', 'oracao'],
    idea: 'Ester descobre que o seu lugar no palácio não é esconderijo: é chamado; ela pede que jejuem com ela e se levanta, com medo, para falar por quem não pode entrar.',
    context:
      'Uma menina judia e órfã foi levada ao harém e virou rainha, guardando segredo da sua origem. O ministro Hamã conseguiu um decreto para exterminar o seu povo. O primo que a criou, Mardoqueu, se veste de luto na porta do rei. Neste livro Deus não é citado nenhuma vez.',
    retold: [
      {
        verses: '4:1-4',
        says: 'Mardoqueu rasga as roupas e clama pela cidade, e há luto entre os judeus em toda província. Ester, com grande dor, lhe manda roupas, e ele não aceita.',
      },
      {
        verses: '4:5-9',
        says: 'Ester manda Hatá perguntar o que houve. Mardoqueu lhe dá a cópia do decreto e pede que ela vá ao rei suplicar por seu povo.',
      },
      {
        verses: '4:10-14',
        says: 'Ester responde que morre quem entra sem ser chamado, se o rei não estender o cetro. Mardoqueu pergunta se não foi para um tempo como este que ela se tornou rainha.',
      },
      {
        verses: '4:15-17',
        says: 'Ester pede que os judeus da cidade jejuem por ela três dias, e então irá ao rei, mesmo contra a lei. Se perecer, perecerá.',
      },
    ],
    read: {
      verses: '4:8-17',
      how: 'Ester e Mardoqueu ficam em salas diferentes; um mensageiro leva e traz cada fala.',
    },
    observe: [
      {
        ask: 'O que Mardoqueu manda pedir, e que risco Ester apresenta?',
        verses: '4:8, 4:11',
        listen: 'Que suplique ao rei; entrar sem ser chamada é morte, e faz trinta dias.',
      },
      {
        ask: 'Quais são os argumentos de Mardoqueu?',
        verses: '4:13-14',
        listen: 'Não escaparás; o socorro virá de outra parte; quem sabe se é para isto.',
      },
      {
        ask: 'O que Ester pede aos outros, e o que decide fazer?',
        verses: '4:15-16',
        listen: 'Jejum de todos, três dias; ela também; depois, ao rei.',
      },
    ],
    interpret: [
      {
        ask: 'A primeira resposta de Ester é explicar por que não pode ir. O que a fez mudar?',
        verses: '4:11, 4:13-16',
        listen: 'A franqueza do primo, o porquê do seu lugar e a companhia do povo.',
        follow: 'Que bom motivo você já deu para não se envolver?',
      },
      {
        ask: 'Mardoqueu crê que a libertação virá de algum lugar, com ou sem ela. Como isso anima sem esmagar?',
        verses: '4:14',
        listen: 'Deus não depende dela; ela é convidada a fazer parte.',
      },
      {
        ask: 'Antes de agir, Ester pede companhia no jejum. Por que não foi logo, já que a hora era curta?',
        verses: '4:16',
        listen: 'Coragem se junta; ela vai em nome de muitos e com Deus.',
      },
    ],
    live: [
      {
        ask: 'Que lugar, cargo, acesso ou idade você tem hoje que talvez não seja só para o seu conforto?',
        listen: 'Porta aberta, confiança de alguém, dom: um por pessoa.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Sobre o que a sua turma silencia para não arriscar o lugar, e quem paga por esse silêncio?',
        listen: 'Bullying, racismo, cola, assédio: segurança antes de heroísmo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com quem você jejuaria ou oraria antes de dar um passo que dá medo?',
        listen: 'Monte a lista; falta alguém?',
        for: ['singles', 'adults', 'new-believers'],
      },
      {
        ask: 'Se eu perecer, perecerei: o que vocês dois estariam dispostos a arriscar juntos por uma causa justa?',
        listen: 'Não é desafio; é conversa sobre limites e valores.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Olhando para trás, que lugar estranho, onde você foi parar sem escolher, acabou sendo para um tempo como aquele?',
        listen: 'Cadeia de acasos; deixe o assombro.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Como falar por alguém sem tirar dele a própria voz?',
        listen: 'Perguntar antes, levar junto, apontar a fonte.',
        for: ['men', 'visitors', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma porta em que você já entrou sem ser chamado: sala do diretor, casamento, quarto errado de hospital.',
        bridge: 'Entrar sem ser chamada, naquele palácio, podia custar a vida.',
      },
      {
        text: 'Que papel você fez por acaso: testemunha, padrinho, orador, técnico de som?',
        bridge: 'Ester estava no palácio sem ter planejado, e talvez não fosse por acaso.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Fique de pé diante de uma porta fechada, com a mão na maçaneta, até sentir o peso dela. Depois respire.',
      bridge: 'Uma rainha ficou diante de uma porta que podia não se abrir.',
    },
    complete: [
      {
        name: 'Quem sabe se',
        text: 'Complete três vezes: quem sabe se cheguei a …, neste tempo, para … Circule a que mais mexe com você.',
      },
      {
        name: 'Círculo do jejum',
        text: 'Desenhe um círculo com o seu nome no meio. Em volta, as pessoas que vão orar com você por um passo difícil, e a data. Entregue uma cópia a cada uma.',
      },
    ],
    challenges: [
      {
        do: 'Junte duas pessoas e façam três dias de oração por um passo corajoso de um de vocês, combinando a hora.',
        tell: 'Que porta foi, e como foi chegar até ela com companhia.',
      },
      {
        do: 'Fale por alguém uma vez, com respeito e sem expor, em lugar onde a sua voz é ouvida.',
        tell: 'O que aconteceu depois que você falou.',
      },
    ],
    children: {
      truth: 'Deus me põe onde posso ajudar com coragem.',
      to7: {
        story:
          'Ester era uma rainha bonita e corajosa. Mas um homem mau fez um plano para fazer mal ao povo dela. O primo Mardoqueu mandou avisar: Ester, fale com o rei! Ester ficou com medo. Naquele palácio ninguém podia entrar para falar com o rei sem ser chamado! Mardoqueu respondeu: Quem sabe você virou rainha para ajudar agora? Ester pensou, pensou. Então pediu: Fiquem orando por mim três dias, e eu também vou orar. Depois ela vestiu a roupa de rainha, respirou fundo e foi. O rei gostou de vê-la e estendeu o cetro de ouro. Ufa! E Ester ajudou todo o povo.',
        activity:
          'Façam uma coroa de papel e treinem entrar com coragem pela porta dizendo: Posso ajudar? Os outros oram por quem entra.',
        questions: [
          'Por que Ester tinha medo?',
          'O que ela pediu aos amigos?',
          'Quem você pode ajudar, mesmo com medo?',
        ],
      },
      to12: {
        story:
          'Ester era órfã e tinha sido criada pelo primo, Mardoqueu. Sem que ela escolhesse, foi parar no palácio da Pérsia e virou rainha, sem contar que era judia. Um dia o ministro Hamã conseguiu um decreto contra todo o povo judeu. Mardoqueu vestiu roupas de luto e mandou pedir a Ester que falasse com o rei. Ela respondeu que entrar na sala do rei sem ser chamada era proibido e podia custar a vida. Mardoqueu disse: se você se calar, o socorro vai vir de outro lugar; mas quem sabe se não foi para uma hora como esta que você chegou a ser rainha? Ester pediu que todo o povo jejuasse três dias com ela. Depois, com medo e com coragem, vestiu-se de rainha e foi. O rei estendeu o cetro. Ester usou o lugar que tinha para salvar muitas vidas. Ela não foi sozinha: havia um povo orando e um Deus escondido no meio da história.',
        activity:
          'Cada um escreve, num cartão em forma de coroa, um lugar onde já está (turma, casa, time) e uma pessoa que pode defender ali. Orem uns pelos outros.',
        questions: [
          'O que mudou o coração de Ester?',
          'Por que ela pediu que jejuassem com ela?',
          'Em que lugar você pode falar por alguém?',
        ],
      },
      challenge: 'Defenda ou inclua alguém na escola, e conte a um adulto se for sério.',
    },
    prayer:
      'Senhor escondido e presente, mostra para que estamos onde estamos. Junta ao nosso redor gente que jejue. Dá coragem para abrir a porta por quem não pode entrar, e um cetro estendido do outro lado.',
    leader: {
      lost: 'O grupo faz de Ester uma história de princesa e esquece que ela foi levada ao harém sem escolha. Não romantize. O livro mostra uma mulher sem poder que recebe voz e a usa.',
      tender:
        'Quem vive sob ameaça não deve ser empurrado a se arriscar: Ester teve rede, plano e tempo. Denúncia segura: Disque 100, Ligue 180, ouvidoria. Acompanhe a pessoa e respeite o ritmo dela.',
      differ:
        'As Bíblias católicas e ortodoxas trazem trechos gregos de Ester, com orações em que Deus é citado; o texto hebraico, lido aqui, não diz o nome dele. Para uns e outros, ele cuida do seu povo.',
    },
    comfort:
      'Ester teve medo e disse isso. Deus não aparece pelo nome, e mesmo assim cada porta se abriu na hora. Você não precisa enxergar a mão toda. Três dias de companhia podem ser a resposta de hoje.',
    closing: 'Quem sabe se foi para um tempo como este.',
    words: [
      'ester',
      'mardoqueu',
      'hama',
      'assuero',
      'susa',
      'cetro',
      'jejum',
      'para um tempo como este',
      'conjuntura como esta',
      'se eu perecer',
      'rainha',
      'judeus',
      'hata',
      'decreto',
      'quem sabe se',
    ],
  },
  {
    verses: '5:1-8:17',
    key: '7:3',
    title: 'O pedido de Ester',
    theme: 'falar pelos que vão morrer',
    themes: ['medo', 'justica', 'sabedoria', 'proximo'],
    idea: 'Ester arrisca a vida, espera a hora certa e diz a verdade ao poderoso: a minha vida e o meu povo; o plano de morte cai quando ela escolhe falar.',
    context:
      'Hamã conseguiu um decreto para matar os judeus. Ester, judia em segredo, jejuou três dias e foi ao rei sem ser chamada, o que podia custar a vida; ele estendeu o cetro (5:1-2). Em vez de pedir logo, ela convida o rei e Hamã para dois banquetes. Entre um e outro o rei honra Mardoqueu (capítulo 6). Depois da leitura Hamã é morto, e um novo decreto permite aos judeus se defenderem (7:7-8:17).',
    retold: [
      {
        verses: '5:1-8',
        says: 'O rei recebe Ester e lhe oferece até a metade do reino. Ela só convida o rei e Hamã para um banquete, e depois para outro.',
      },
      {
        verses: '5:9-14',
        says: 'Hamã se enche de furor ao ver que Mardoqueu não se levanta. Aconselhado pela mulher, manda fazer uma forca.',
      },
      {
        verses: '6:1-14',
        says: 'O rei, sem sono, ouve ler que Mardoqueu o salvou. Hamã tem de levá-lo a cavalo pela cidade, com honras.',
      },
      {
        verses: '7:1-10',
        says: 'Ester pede ao rei a própria vida e a de seu povo e aponta Hamã. O ministro é enforcado na forca que fez.',
      },
      {
        verses: '8:1-17',
        says: 'Ester suplica chorando por seu povo. Um novo decreto permite aos judeus defender a vida, e há alegria onde ele chega.',
      },
    ],
    read: {
      verses: '7:1-6',
      how: 'Sentem-se à mesa com pão ou suco. Quem lê Ester espera três segundos antes do 3.',
    },
    observe: [
      {
        ask: 'O que o rei oferece a Ester?',
        verses: '7:2',
        listen: 'Qualquer pedido, até a metade do reino.',
      },
      {
        ask: 'Que duas coisas ela pede?',
        verses: '7:3',
        listen: 'A própria vida e a do seu povo.',
      },
      {
        ask: 'O que diz que está acontecendo com eles?',
        verses: '7:4',
        listen: 'Estão vendidos para serem destruídos, mortos e exterminados.',
      },
      {
        ask: 'O que o rei pergunta, e como ela responde?',
        verses: '7:5-6',
        listen: 'Quem é esse? O opressor e inimigo é Hamã, sentado à mesa.',
      },
    ],
    interpret: [
      {
        ask: 'Ester tinha a metade do reino à disposição. O que revela o fato de ela pedir vida?',
        verses: '7:2-3',
        listen: 'Não usa o favor para si só; liga a sua vida à do povo.',
        follow: 'O que você pediria no lugar dela?',
      },
      {
        ask: 'Ela diz: “eu e meu povo”. O que mudou em quem até ali escondia de onde vinha?',
        verses: '7:3-4',
        listen: 'Assume que é um deles, quando é perigoso.',
      },
      {
        ask: 'Ester espera dois banquetes para falar. Onde termina a prudência e começa a demora?',
        verses: '7:1-4',
        listen: 'Deixe divergir; ela não foge, escolhe a hora.',
      },
    ],
    live: [
      {
        ask: 'Que palavra você precisa dizer a alguém com poder, e qual seria a hora boa?',
        listen: 'Chefe, médico, diretor, parente. Sem risco desnecessário.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem hoje é tratado como número em decreto na sua cidade?',
        listen: 'Pessoas concretas, não partidos.',
      },
      {
        ask: 'Que vantagem sua, estudo, amizade, cargo, pode servir a quem não tem voz?',
        listen: 'Um exemplo possível.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Quando um colega é perseguido, o que é mais útil: falar, ficar junto ou chamar um adulto?',
        listen: 'As três coisas têm hora.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que grupo ou família você escondeu que fazia parte, e o que sentiu quando disse?',
        listen: 'Ouça sem cobrar.',
        for: ['new-believers', 'singles', 'visitors'],
      },
      {
        ask: 'O que você já pediu a Deus que estendesse como um cetro, antes de entrar numa sala?',
        listen: 'Oração de porta; lembre Ester jejuando.',
        for: ['elderly', 'adults', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Alguém dá a você metade do que tem: o que escolhe da casa de quem está ao lado?',
        bridge: 'Um rei ofereceu metade do reino, e o pedido surpreendeu.',
      },
      {
        text: 'Qual foi o assunto sério mais importante que você já tratou com a boca cheia, na mesa?',
        bridge: 'Ester falou no meio de um banquete.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva o nome de alguém que não consegue falar por si. Embaixo: eu e …, e o nome dessa pessoa de novo.',
      bridge: 'Ester disse ao rei eu e meu povo.',
    },
    complete: [
      {
        name: 'Eu e meu povo',
        text: 'Complete: A vida que eu peço é … . O meu povo é … . Para dizer isso eu precisaria de … .',
      },
      {
        name: 'Dois banquetes',
        text: 'Divida a folha: o que preciso preparar antes de falar; a frase exata que vou dizer. Escreva a frase com no máximo quinze palavras.',
      },
    ],
    challenges: [
      {
        do: 'Fale esta semana com alguém que decide, em nome de quem não tem voz na conversa, com uma frase preparada.',
        tell: 'A frase e a resposta.',
      },
      {
        do: 'Chame um vizinho ou colega isolado para comer com você e ouça a história dele até o fim.',
        tell: 'O que você não sabia.',
      },
    ],
    children: {
      truth: 'Com Deus eu falo por quem precisa de ajuda.',
      to7: {
        story:
          'A rainha Ester soube que um homem mau, Hamã, queria acabar com o povo dela. Ela foi falar com o rei, mesmo com medo. O rei estendeu o cetro: pode vir! Ester fez um banquete e convidou o rei e Hamã. No segundo banquete o rei perguntou: o que você quer, rainha? Ester disse: eu quero a minha vida e a vida do meu povo! O rei perguntou: quem fez isso? Ester mostrou: foi Hamã. O rei ficou do lado dela, e o povo foi salvo. Ester foi muito corajosa!',
        activity:
          'Voz emprestada: uma criança fica em silêncio, e outra diz ao adulto o que a primeira precisa.',
        questions: [
          'O que Ester pediu?',
          'Quem queria fazer mal?',
          'Quem precisa que você fale por ele?',
        ],
      },
      to12: {
        story:
          'Hamã tinha conseguido um decreto contra os judeus. Ester não tinha contado que era judia. Mardoqueu pediu ajuda. Ela pediu que todos jejuassem, e depois foi ao rei sem ser chamada, o que podia custar a vida. O rei estendeu o cetro e perguntou o que queria: até a metade do reino! Ester, com sabedoria, convidou os dois para um banquete e depois para outro. Só então falou: peço a minha vida e a vida do meu povo, porque estamos vendidos para sermos destruídos. O rei, surpreso, perguntou quem tinha feito isso. Ester disse: o inimigo é este Hamã. O plano caiu, e o povo recebeu uma carta para se defender. Houve luz e alegria. Ester não pediu ouro. Pediu vida, e para todos.',
        activity:
          'Discurso de quinze palavras: cada um escreve e lê um pedido em favor de alguém que precisa.',
        questions: [
          'Por que era perigoso entrar sem ser chamada?',
          'O que ela pediu?',
          'O que você faria por um colega sem voz?',
        ],
      },
      challenge: 'Fale com um adulto quando vir alguém ser maltratado.',
    },
    prayer:
      'Senhor, dá-nos a coragem de Ester e a hora certa. Ajuda-nos a dizer eu e meu povo. Ouve quem hoje está escrito num decreto de morte, e muda o que parece fechado.',
    leader: {
      lost: 'O grupo quer discutir a forca de Hamã e a batalha do capítulo 9. Diga: o decreto novo serve para que o povo se defenda; a Bíblia conta a guerra com números e não pede que imitemos. Fique no pedido.',
      tender:
        'Quem denunciou abuso e não foi ouvido pode sofrer: Ester teve um rei que perguntou. Acolha e indique Ligue 180 ou Disque 100. Não empurre ninguém a confrontar sozinho.',
      differ:
        'Uns veem no capítulo 8 defesa justa; outros estranham a violência. O livro não cita Deus, e há leitores que o encontram em cada virada.',
    },
    comfort:
      'Ester jejuou antes de falar, e o medo não a impediu. Quem está sem palavras pode começar por pedir que outros jejuem e orem.',
    closing: 'A minha vida e o meu povo: o pedido cabe numa frase.',
    words: [
      'ester',
      'cetro de ouro',
      'banquete de ester',
      'hama',
      'forca',
      'cinquenta covados',
      'meu povo por meu pedido',
      'mardoqueu',
      'metade do reino',
      'estamos vendidos',
      'purim',
    ],
  },
  {
    verses: '6:1-14',
    key: '6:1',
    title: 'A insônia do rei',
    theme: 'o Deus que age nos bastidores',
    themes: ['fidelidade', 'humildade', 'justica', 'espera'],
    idea: 'Uma noite sem sono, um livro antigo, uma honra esquecida e uma vaidade pronta: nada ali se chama milagre, e tudo vira de ponta-cabeça na hora certa.',
    context:
      'Hamã, furioso porque Mardoqueu não se curva, mandou levantar uma forca de vinte e dois metros e vai pedir, ao amanhecer, a execução. Ester já marcou um segundo banquete. Enquanto isso, no palácio, alguém rola na cama.',
    retold: [
      {
        verses: '6:1-3',
        says: 'O rei perde o sono e manda ler as crônicas. Ali está escrito que Mardoqueu denunciou dois homens que queriam matá-lo, e que nada se fez por ele.',
      },
      {
        verses: '6:4-9',
        says: 'Hamã chega, e o rei pergunta o que fazer a quem deseja honrar. Pensando que é ele mesmo, Hamã pede veste real, cavalo e um desfile pelas ruas.',
      },
      {
        verses: '6:10-11',
        says: 'O rei manda Hamã fazer tudo isso ao judeu Mardoqueu. Hamã o veste, o leva a cavalo pela cidade e proclama a honra do rei.',
      },
      {
        verses: '6:12-14',
        says: 'Hamã corre para casa de cabeça coberta. A mulher e os sábios dizem que ele cairá diante de Mardoqueu, e já vêm buscá-lo para o banquete.',
      },
    ],
    read: {
      verses: '6:1-12',
      how: 'Quem lê Hamã exagera no orgulho até o 9 e murcha no 10. Quem lê o rei mantém a voz de sono.',
    },
    observe: [
      {
        ask: 'Que acaso em cima de acaso acontece antes do amanhecer?',
        verses: '6:1-4',
        listen: 'Insônia, o livro certo, a página certa, Hamã no pátio na hora exata.',
      },
      {
        ask: 'O que Mardoqueu tinha feito, e o que recebeu na época?',
        verses: '6:2-3',
        listen: 'Salvou a vida do rei; nada, nem obrigado.',
      },
      {
        ask: 'Que honra Hamã inventa, pensando em quem?',
        verses: '6:6-9',
        listen: 'Roupa, cavalo e coroa do rei, em público; pensa em si.',
      },
    ],
    interpret: [
      {
        ask: 'O livro nunca escreve o nome de Deus. Onde você o percebe neste capítulo?',
        verses: '6:1-4',
        listen: 'Na hora das coisas; há quem diga que ele age nos bastidores.',
        follow: 'Por que a Bíblia contaria uma história assim, sem dizer quem dirige?',
      },
      {
        ask: 'Mardoqueu esperou anos sem ver reconhecimento. O que poderia ter acontecido com ele nesse tempo?',
        verses: '6:3, 6:12',
        listen: 'Amargura ou lealdade; depois da honra, ele volta ao mesmo lugar na porta.',
      },
      {
        ask: 'Hamã não consegue imaginar outro a quem se honre. O que o orgulho faz com a nossa imaginação?',
        verses: '6:6, 6:10-11',
        listen: 'Encolhe o mundo até caber só a gente; e prepara o próprio tombo.',
      },
    ],
    live: [
      {
        ask: 'Que bem você fez que ficou escrito em algum lugar e ninguém leu?',
        listen: 'Deixe contar; o grupo pode ser o leitor de hoje.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Quando você imagina que vão falar bem de alguém, quem costuma pensar que é?',
        listen: 'Ria de si primeiro; eles seguem.',
        for: ['teens', 'young', 'men'],
      },
      {
        ask: 'O que Deus poderia estar mexendo agora, enquanto você não dorme?',
        listen: 'Não prometa; ajude a imaginar sem inventar.',
        for: ['adults', 'mourning', 'singles'],
      },
      {
        ask: 'Quem merece uma honra atrasada da nossa família ou igreja?',
        listen: 'Fundadora, zelador, avô, cozinheira: marquem o dia.',
        for: ['long-believers', 'couples', 'adults'],
      },
      {
        ask: 'Que coincidência da história de vocês dois hoje faz pensar em alguém cuidando por trás?',
        listen: 'Boa para casais contarem sorrindo.',
        for: ['couples'],
      },
      {
        ask: 'Mesmo sem saber o que pensa de Deus, que acaso da sua vida deixou você com uma pulga atrás da orelha?',
        listen: 'Não conclua por ele; agradeça a história.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você faz quando perde o sono: conta carneirinho, come, limpa a casa, lê termos de uso?',
        bridge:
          'Um rei pediu que lessem para ele o livro mais chato do palácio. E a história virou.',
      },
      {
        text: 'Você já respondeu a uma pergunta achando que era sobre você, e não era?',
        bridge: 'Hamã descreveu a homenagem perfeita, e teve de entregá-la ao rival.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e volte na memória, passo a passo, a uma coincidência que mudou alguma coisa na sua vida.',
      bridge: 'Naquela noite o rei perdeu o sono; é assim que o texto começa.',
    },
    complete: [
      {
        name: 'Livro das crônicas',
        text: 'Escreva uma página do seu livro: no dia …, … fez por mim …, e nada se fez por essa pessoa. Depois, decida que honra cabe agora.',
      },
      {
        name: 'Dominó',
        text: 'Desenhe cinco peças de dominó. Escreva em cada uma um pequeno acontecimento que, encadeado, trouxe você até aqui. Na última, um agradecimento.',
      },
    ],
    challenges: [
      {
        do: 'Pague uma honra atrasada: telefone, visite ou homenageie em público alguém que fez o bem e foi esquecido.',
        tell: 'Há quantos anos estava escrito.',
      },
      {
        do: 'Na próxima insônia, em vez da tela, leia um salmo e escreva três nomes que vierem à mente. De manhã, procure um deles.',
        tell: 'Que nome veio e o que aconteceu.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim até quando eu não percebo.',
      to7: {
        story:
          'Uma noite o rei não conseguia dormir. Virava para cá, virava para lá. Então pediu: Leiam um livro para mim! Leram que, muito tempo antes, Mardoqueu tinha salvado a vida do rei. O rei perguntou: O que ele ganhou? Nada! Nem um obrigado! Nessa hora chegou Hamã, que se achava o máximo. O rei perguntou: Como devo homenagear alguém especial? Hamã pensou: É para mim! E disse: Roupa de rei, cavalo de rei, passeio pela cidade! O rei falou: Ótimo! Faça tudo isso para Mardoqueu! E Hamã teve que puxar o cavalo. Deus estava cuidando de Mardoqueu, mesmo escondidinho.',
        activity:
          'Façam um desfile: cada criança passeia com coroa e manto enquanto os outros dizem uma coisa boa que ela já fez.',
        questions: [
          'Por que leram um livro para o rei?',
          'Quem foi homenageado?',
          'A quem você quer dizer obrigado?',
        ],
      },
      to12: {
        story:
          'Mardoqueu, o primo de Ester, tinha descoberto um plano contra o rei e o salvou. Escreveram no livro e esqueceram. Anos depois, o ministro Hamã, que se achava importante, ficou com raiva de Mardoqueu e ia pedir ao rei um castigo terrível para ele. Naquela mesma noite, o rei perdeu o sono. Mandou ler o livro das histórias do reino, e leram justamente a página de Mardoqueu! O que fizeram por ele? Nada. De manhã, quem estava no pátio? Hamã. O rei perguntou: o que devo fazer para honrar alguém? Hamã pensou que fosse ele mesmo e caprichou: roupa do rei, cavalo do rei, coroa, passeio pela cidade! Ótimo, disse o rei, faça isso com Mardoqueu. E Hamã teve de puxar o cavalo gritando elogios. No livro de Ester o nome de Deus não aparece. Mas que coincidências, não é? Às vezes ele trabalha nos bastidores.',
        activity:
          'Teatro de bastidores: metade do grupo encena o capítulo, a outra metade, atrás de um lençol, faz os sons e entrega os objetos. Conversem sobre quem não aparece.',
        questions: [
          'Quantas coincidências vocês encontraram?',
          'Por que o orgulho de Hamã o deixou cego?',
          'Quem faz o bem perto de você e ninguém agradece?',
        ],
      },
      challenge: 'Agradeça a alguém que fez uma coisa boa e foi esquecido.',
    },
    prayer:
      'Deus dos bastidores, tu lês o que ninguém leu. Honra quem esperou calado, baixa em nós o Hamã, cuida dos que correm perigo enquanto o palácio dorme. E nas nossas insônias, faz companhia.',
    leader: {
      lost: 'Festejar o castigo de Hamã é tentador. Segure a alegria no versículo 11 e pergunte quanto de Hamã há em nós. E não prometam que toda espera termina em desfile.',
      tender:
        'Há quem esteja ameaçado por alguém poderoso agora mesmo. Deus age, e também usa gente que denuncia: ajude com rede e proteção (190, Disque 100, Ligue 180). Insônia prolongada merece médico.',
    },
    comfort:
      'Mardoqueu dormiu sem saber o que se passava naquela noite. Talvez o seu descanso também possa caber aí: há alguém acordado, lendo o seu nome, antes do amanhecer.',
    closing: 'Enquanto ninguém via, uma página foi lida.',
    words: [
      'insonia',
      'rei perdeu o sono',
      'assuero',
      'mardoqueu',
      'hama',
      'livro das cronicas',
      'memorias',
      'homem a quem o rei deseja honrar',
      'cavalo do rei',
      'forca',
      'providencia',
      'zeres',
      'ester',
      'orgulho',
      'bastidores',
    ],
  },
]
