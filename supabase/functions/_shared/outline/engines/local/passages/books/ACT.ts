import type { BookPassages } from '../passage.ts'

export const ACT: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:8',
    title: 'Olhando para o céu, enviados à rua',
    theme: 'o poder para ser testemunha',
    themes: ['missao', 'espirito', 'espera', 'volta'],
    idea: 'Jesus sobe ao Pai e deixa, em vez de um calendário, uma promessa e uma tarefa: receber o Espírito e contar o que viram, de casa até o fim do mundo.',
    context:
      'Lucas começa o segundo volume da sua história. Durante quarenta dias, o Ressuscitado comeu e conversou com os amigos. Agora se despede. Eles querem saber datas; ele fala de um vento que ainda vai chegar e de um mapa que só cresce.',
    retold: [
      {
        verses: '1:1-5',
        says: 'Lucas lembra a Teófilo que Jesus, depois de sofrer, se mostrou vivo com muitas provas. Jesus manda os apóstolos ficarem em Jerusalém, porque em poucos dias serão batizados com o Espírito Santo.',
      },
      {
        verses: '1:6-8',
        says: 'Os apóstolos perguntam se é agora que o Reino volta a Israel. Jesus diz que isso cabe ao Pai, e que o Espírito fará deles testemunhas até os confins da terra.',
      },
      {
        verses: '1:9-11',
        says: 'Jesus é elevado diante dos apóstolos, e uma nuvem o esconde. Dois homens de branco perguntam por que ficam olhando para o céu, pois Jesus virá da mesma maneira como foi.',
      },
    ],
    read: {
      verses: '1:3-11',
      how: 'Um lê Lucas, outro Jesus, o grupo faz a pergunta do 6, e duas vozes juntas leem o 11.',
    },
    observe: [
      {
        ask: 'O que Jesus fez durante os quarenta dias, e que ordem deixou antes de qualquer tarefa?',
        verses: '1:3-5',
        listen: 'Mostrou-se vivo, falou do reino; mandou esperar.',
      },
      {
        ask: 'O que os discípulos perguntam, e que parte da resposta é não e que parte é sim?',
        verses: '1:6-8',
        listen: 'Datas, não; poder e missão, sim.',
      },
      {
        ask: 'Por onde passa o roteiro das testemunhas?',
        verses: '1:8',
        listen: 'Jerusalém, Judeia, Samaria, confins da terra.',
      },
    ],
    interpret: [
      {
        ask: 'Esperar vem antes de ir. O que acontece quando a gente inverte essa ordem?',
        verses: '1:4-5, 1:8',
        listen: 'Ativismo, esgotamento, propaganda sem vida.',
        follow: 'E quando só espera e nunca vai?',
      },
      {
        ask: 'Testemunha não é advogado nem vendedor. O que faz, então, uma testemunha?',
        verses: '1:8',
        listen: 'Conta o que viu e ouviu; não precisa vencer debate.',
      },
      {
        ask: 'Por que os dois homens de branco cutucam quem fica de olho no céu?',
        verses: '1:10-11',
        listen: 'Ele volta; até lá há trabalho com os pés no chão.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua Jerusalém, o lugar onde já sabem quem você é e por isso é mais difícil falar de Jesus?',
        listen: 'Família, escritório, antigos amigos.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'E a sua Samaria: com quem a convivência tem histórico, mágoa ou preconceito?',
        listen: 'Samaria vinha no roteiro.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Se amanhã alguém da sua turma perguntasse o que você viu Jesus fazer, que fato você contaria?',
        listen: 'Um acontecimento, não uma teoria.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Que data você queria muito que Deus revelasse, e como tem vivido sem saber?',
        listen: 'Casamento, emprego, cura, mudança.',
        for: ['singles', 'young', 'elderly'],
      },
      {
        ask: 'Em que você anda parado, de olho no alto ou na tela, quando a tarefa está na calçada?',
        listen: 'Espiritualidade ou distração que adia.',
        for: ['long-believers', 'men', 'teens'],
      },
      {
        ask: 'Eles perderam Jesus de vista e não ficaram sem ele. Que despedida sua ainda procura essa certeza?',
        listen: 'Sem pressa; a nuvem também esconde.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que rodoviária, aeroporto ou portão você já ficou acenando depois que o carro sumiu? Quem ia embora?',
        bridge: 'Os discípulos ficaram assim, de pescoço esticado, até alguém falar com eles.',
      },
      {
        text: 'Você já foi testemunha de alguma coisa na rua? Conte só o que viu, sem opinião. O grupo apita se vier opinião.',
        bridge: 'É mais difícil do que parece. Jesus pediu testemunhas.',
        for: ['teens', 'young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Vá até a janela e olhe para o céu por um minuto. Depois baixe os olhos para a primeira casa que aparecer.',
      bridge: 'Entre esses dois olhares acontece o texto de hoje.',
    },
    complete: [
      {
        name: 'Meu mapa do versículo 8',
        text: 'Faça quatro círculos, um dentro do outro, e dê nome a cada um: Jerusalém, em casa: … ; Judeia, no trabalho ou na escola: … ; Samaria, com quem é difícil: … ; confins, longe de mim: … . Ponha uma pessoa em cada círculo e uma estrela na primeira.',
      },
      {
        name: 'Depoimento',
        text: 'Preencha como numa delegacia bondosa: Eu estava em … quando vi que … . Sei que foi Jesus porque … . Do que não sei, não falo; do que vi, dou fé: … .',
        for: ['adults', 'young', 'teens', 'new-believers', 'long-believers'],
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa do seu primeiro círculo um fato, em menos de dois minutos: o que Jesus fez por você.',
        tell: 'a quem contou e o que ela perguntou.',
      },
      {
        do: 'Dedique dez minutos por dia só a esperar: peça o Espírito e fique quieto, sem lista de pedidos.',
        tell: 'que vontade nova apareceu durante a espera.',
      },
    ],
    children: {
      truth: 'Jesus me dá força para falar dele.',
      to7: {
        story:
          'Jesus estava vivo! Durante quarenta dias ele conversou e comeu com os amigos. Um dia, num monte, disse: esperem um pouquinho. O Espírito Santo vem dar força a vocês. Aí vão contar a todo mundo o que viram: na rua de vocês, na cidade do lado e até bem longe, onde termina o mapa! Então Jesus foi subindo, subindo, e uma nuvem o escondeu. Os amigos ficaram com o pescoço esticado. Dois homens de branco apareceram: por que estão olhando para o céu? Jesus vai voltar! E eles desceram o monte, contentes.',
        activity:
          'Brinquem de eco: um diz baixinho, Jesus está vivo, o seguinte diz mais alto, até o último gritar na janela.',
        questions: [
          'Quem Jesus prometeu mandar?',
          'O que escondeu Jesus no céu?',
          'Para quem você quer contar que Jesus está vivo?',
        ],
      },
      to12: {
        story:
          'Teófilo, amigo de Lucas, ganhou um presente: a segunda parte da história. Começa no alto de um monte. Jesus tinha passado quarenta dias com os amigos, provando que estava vivo mesmo. Eles tinham uma pergunta na ponta da língua: é agora que o Senhor vai fazer de Israel um grande reino? Jesus não deu data. Deu outra coisa: vocês vão receber poder quando o Espírito Santo vier, e serão minhas testemunhas aqui em Jerusalém, na região em volta, na Samaria, que é o lugar dos vizinhos com quem vocês não se dão, e até o fim do mundo. Onze pescadores e amigos, sem dinheiro e sem barco grande! Então uma nuvem o escondeu. Ficaram olhando, olhando, até que dois homens de branco perguntaram por que estavam parados. Ele volta, disseram. Era hora de descer do monte e esperar o vento.',
        activity:
          'Num mapa, marquem a casa, a cidade, um lugar difícil de ir e um país distante; orem por uma pessoa em cada ponto.',
        questions: [
          'O que os discípulos queriam saber?',
          'Por que a Samaria era um lugar difícil para eles?',
          'O que você viu Jesus fazer e poderia contar?',
        ],
      },
      challenge: 'Conte a um amigo uma coisa boa que Jesus fez na sua família.',
    },
    prayer:
      'Senhor Jesus, a gente pede datas, e o Senhor oferece o Espírito. Ensina-nos a esperar sem cruzar os braços e a ir sem correr sozinhos. Começa pela nossa casa. E vem, como prometeste. Amém.',
    leader: {
      lost: 'A conversa pode ir para sinais do fim e datas, justamente o que Jesus recusou no versículo 7. Sorria, leiam de novo o 7 e o 8, e perguntem: então, o que nos cabe?',
      differ:
        'O que significa ser batizado com o Espírito é entendido de modos diferentes: experiência posterior à conversão, parte dela, ou ligada ao batismo e à crisma. O fim é comum a todos: ser testemunha.',
    },
    comfort:
      'A nuvem o tirou da vista, não do caminho. Os amigos desceram do monte sem vê-lo, e ele estava mais perto do que antes. Esperar também é lugar de fé.',
    closing: 'Ele volta. Enquanto isso, a rua é nossa.',
    words: [
      'ascensao',
      'teofilo',
      'recebereis poder',
      'minhas testemunhas',
      'testemunhas',
      'confins da terra',
      'judeia e samaria',
      'quarenta dias',
      'promessa do pai',
      'tempos ou estacoes',
      'nuvem',
      'galileus',
      'assim vira',
    ],
  },
  {
    verses: '1:12-26',
    key: '1:14',
    title: 'Dez dias no andar de cima',
    theme: 'esperar em oração',
    themes: ['oracao', 'espera', 'comunhao', 'discipulado'],
    idea: 'Entre a subida de Jesus e a vinda do Espírito, um grupo ferido por uma traição aprende a esperar: ora junto, encara o lugar vazio com a Escritura aberta e confia a escolha a quem conhece os corações.',
    context:
      'Jesus acaba de ser elevado ao céu e mandou esperar em Jerusalém pelo Espírito (1:4-11). Faltam cerca de dez dias para Pentecostes. Entre os doze há uma cadeira vazia: a de Judas, que entregou Jesus e morreu de forma terrível (contado em 1:18-19). Ninguém sabe direito o que fazer, então sobem e oram.',
    retold: [
      {
        verses: '1:12-14',
        says: 'Os apóstolos voltam do monte das Oliveiras e sobem ao cômodo de cima da casa. Ali perseveram em oração com as mulheres, com Maria e com os irmãos de Jesus.',
      },
      {
        verses: '1:15-19',
        says: 'Pedro fala a umas cento e vinte pessoas e diz que a Escritura precisava se cumprir em Judas. O campo que ele comprou se chama Campo de Sangue.',
      },
      {
        verses: '1:20-22',
        says: 'Pedro cita os Salmos: outro deve tomar esse ofício. Tem de ser alguém que andou com eles desde o batismo de João, para ser testemunha da ressurreição.',
      },
      {
        verses: '1:23-26',
        says: 'Os discípulos apresentam José e Matias, oram ao Senhor e lançam sortes. A sorte cai sobre Matias, que é contado junto com os onze.',
      },
    ],
    read: {
      verses: '1:12-17',
      how: 'Cada nome do versículo 13 na boca de uma pessoa. Depois do 17, alguém conta em três frases o que vem a seguir: o critério, a oração e a escolha de Matias.',
    },
    observe: [
      {
        ask: 'Quem está naquela sala? Contem os nomes e os que não têm nome.',
        verses: '1:13-15',
        listen: 'Onze apóstolos, mulheres, Maria, irmãos de Jesus; perto de cento e vinte.',
      },
      {
        ask: 'O que eles fazem enquanto esperam, e como?',
        verses: '1:14',
        listen: '“perseveravam em comum acordo em orações e súplicas”.',
      },
      {
        ask: 'Que nome falta na lista, e de que jeito Pedro fala dele?',
        verses: '1:13, 1:16-17',
        listen:
          'Judas: guia dos que prenderam Jesus, mas contado conosco, com parte no ministério.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus tinha prometido o Espírito. Por que orar por uma coisa já prometida?',
        verses: '1:14',
        listen: 'Promessa não dispensa pedido; orar prepara e junta quem espera.',
      },
      {
        ask: 'Os irmãos de Jesus não criam nele (João 7:5), e Pedro o tinha negado. O que a presença deles conta sobre esse grupo?',
        verses: '1:13-14',
        listen: 'Gente recolhida pela graça; ninguém ali tem ficha limpa.',
      },
      {
        ask: 'Pedro podia fingir que Judas nunca existiu. O que ganha um grupo que fala da sua ferida com a Bíblia na mão?',
        verses: '1:16-17',
        listen: 'Verdade sem xingamento; dor contada; pode seguir.',
        follow: 'Que assunto a nossa igreja pula?',
      },
    ],
    live: [
      {
        ask: 'Você está em algum entre: entre um emprego e outro, um exame e o resultado, uma despedida e o que vem? O que faz com esse tempo?',
        listen: 'Ansiedade, tela, oração; sem cobrar.',
      },
      {
        ask: 'Com quem você conseguiria orar dez dias seguidos, e o que atrapalharia no terceiro?',
        listen: 'Rir da realidade; achar formato possível.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Alguém que era do grupo virou as costas. O que ficou em vocês: raiva, saudade, medo de confiar?',
        listen: 'Não julgar quem saiu; ouvir quem ficou.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que cadeira vazia dói quando a família, ou a célula, se junta?',
        listen: 'Morte, mudança, briga; nome dito com respeito.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'Numa escolha importante, como você mistura cabeça, conselho e oração?',
        listen: 'Eles olharam a Escritura, pensaram em critério, oraram.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Chegar a um grupo em que todos já têm história é difícil. O que ajudaria você a se sentir entre os cento e vinte?',
        listen: 'Anotar e fazer.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você faz em sala de espera quando a bateria acaba: lê revista velha, puxa conversa, conta azulejo?',
        bridge: 'Cento e vinte pessoas ficaram dez dias esperando juntas. Olhem o que fizeram.',
      },
      {
        text: 'Par ou ímpar, dois ou um, palitinho: como se decidia tudo na sua infância? Quem roubava?',
        bridge: 'Na história de hoje há um sorteio. Antes dele, porém, há muita oração.',
        for: ['young', 'teens', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Sente-se perto de uma cadeira vazia. Pense em quem você queria que estivesse ali.',
      bridge: 'Os onze também olhavam para um lugar vazio.',
    },
    complete: [
      {
        name: 'Lista do andar de cima',
        text: 'Escreva os nomes de quem você chamaria para esperar com você: … , … , … . Ao lado, por que essa pessoa: … . Um nome que falta: … . O que vocês pediriam juntos: … .',
      },
      {
        name: 'Calendário do entre',
        text: 'Desenhe dez quadradinhos. No primeiro, o que já aconteceu: … . No décimo, o que você espera: … . Nos do meio, uma palavra de oração por dia.',
      },
    ],
    challenges: [
      {
        do: 'Combine com duas pessoas dez minutos de oração por dia, na mesma hora, durante sete dias, nem que seja por telefone.',
        tell: 'Em que dia quase pararam e o que segurou.',
      },
      {
        do: 'Procure alguém que sumiu do grupo e mande uma mensagem só de saudade, sem convite nem cobrança.',
        tell: 'O que você sentiu ao enviar.',
      },
    ],
    children: {
      truth: 'Posso esperar em Deus orando com os amigos.',
      to7: {
        story:
          'Jesus tinha subido para o céu. Antes, ele disse: esperem na cidade, que eu vou mandar um presente, o Espírito Santo. Então os amigos de Jesus subiram a escada, toc, toc, toc, até uma sala grande. Estavam lá Pedro, Tiago, João, as mulheres, Maria, a mãe de Jesus, e os irmãos dele. Quanta gente! Ninguém brigou por lugar. O que fizeram? Oraram juntos. Um dia, dois dias, muitos dias. Faltava um amigo no grupo, e eles pediram: Deus, o Senhor conhece o coração de todos, mostre quem vem ajudar. E Deus mostrou Matias.',
        activity:
          'Subam uma escada (ou degraus de almofada), sentem em roda e cada um faz uma oração de uma frase, segurando uma vela de papel.',
        questions: [
          'Quem estava na sala?',
          'O que eles faziam enquanto esperavam?',
          'Por que coisa você quer orar com um amigo?',
        ],
      },
      to12: {
        story:
          'Esperar é chato, ainda mais sem saber quanto tempo. Jesus tinha voltado para o céu e deixado uma ordem: fiquem na cidade até vir o Espírito Santo. Os amigos dele desceram do monte, subiram para uma sala no andar de cima e ficaram. Eram os onze apóstolos, as mulheres que tinham seguido Jesus, Maria, e até os irmãos dele, que antes não acreditavam. Umas cento e vinte pessoas! Todos oravam juntos, sem desistir. Só que havia um lugar vazio. Judas, que era um dos doze, tinha traído Jesus. Pedro não fingiu que nada aconteceu: levantou, abriu as Escrituras e falou do assunto. Pensaram em alguém que tivesse andado com Jesus desde o começo, oraram pedindo que Deus mostrasse, e Matias entrou para o grupo. Dias depois, o Espírito veio. E achou todos juntos.',
        activity:
          'Ampulheta: virem um relógio de três minutos e fiquem em roda orando, uma palavra por pessoa, até o tempo acabar.',
        questions: [
          'Por que eles estavam esperando?',
          'O que fizeram com o problema do lugar vazio?',
          'O que você está esperando, e quem pode orar com você?',
        ],
      },
      challenge: 'Ore com alguém da sua casa três dias seguidos pelo mesmo pedido.',
    },
    prayer:
      'Senhor, conhecedor dos corações, estamos no andar de cima, sem saber a data. Junta os que estão espalhados, cuida do que a traição machucou, e faz desta espera uma oração só. Quando vieres, que nos encontres juntos. Amém.',
    leader: {
      lost: 'A morte de Judas, nos versículos 18 e 19, prende a curiosidade. Não a descreva. Se perguntarem, diga que foi trágica e que o grupo sofreu com ela.',
      tender:
        'A história de Judas toca quem perdeu alguém por suicídio. Não faça dele exemplo, nem diga onde alguém está. Se uma pessoa falar de querer morrer, fique com ela e liguem juntos para o CVV, 188.',
      differ:
        'Sobre lançar sortes, uns veem um costume que acabou com a vinda do Espírito; outros, um modo ainda possível de entregar a escolha a Deus. Sobre os irmãos de Jesus, há quem entenda filhos de Maria e José, e há quem entenda primos ou filhos só de José. O texto daqui não discute isso.',
    },
    comfort:
      'Há dias que são só espera, com um lugar vazio no meio da sala. Ninguém ali precisou explicar nada. Ficaram juntos, e isso já era oração.',
    closing: 'Enquanto não sabemos o que fazer, oramos. Juntos.',
    words: [
      'cenaculo',
      'matias',
      'perseveravam',
      'barsabas',
      'lugar de judas',
      'cento e vinte',
      'oracoes e suplicas',
      'maria mae de jesus',
      'conhecedor dos coracoes',
      'sortes',
      'andar de cima',
      'substituto de judas',
    ],
  },
  {
    verses: '2:1-21',
    key: '2:4',
    title: 'Vento, fogo e a língua de cada um',
    theme: 'a vinda do Espírito Santo',
    themes: ['espirito', 'missao', 'comunhao', 'esperanca'],
    idea: 'O Espírito desce sobre todos, velhos e jovens, homens e mulheres, e faz a grandeza de Deus soar na língua em que cada pessoa nasceu.',
    context:
      'Cinquenta dias depois da Páscoa, Jerusalém se enche de peregrinos vindos de meio mundo. Cerca de cento e vinte pessoas, entre elas Maria e outras mulheres, esperam e oram numa casa, como Jesus mandou.',
    retold: [
      {
        verses: '2:1-4',
        says: 'No dia de Pentecostes, um som de vento forte enche a casa, e línguas como de fogo pousam sobre cada um. Todos falam em outras línguas, cheios do Espírito.',
      },
      {
        verses: '2:5-13',
        says: 'Judeus de todas as nações se espantam: cada um ouve galileus falarem de Deus em sua própria língua. Outros zombam, dizendo que é vinho.',
      },
      {
        verses: '2:14-18',
        says: 'Pedro fica de pé e diz que ninguém ali está bêbado. É o que anunciou o profeta Joel: Deus derrama do seu Espírito sobre filhos e filhas, servos e servas.',
      },
      {
        verses: '2:19-21',
        says: 'O profeta fala ainda de sinais no céu e na terra antes do dia do Senhor. E todo aquele que invocar o nome do Senhor será salvo.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Leiam 1-4 em crescendo; nos versículos 9-11, cada pessoa lê um ou dois povos, e todos terminam juntos.',
    },
    observe: [
      {
        ask: 'O que se ouve, o que se vê e o que se fala naquela casa?',
        verses: '2:2-4',
        listen: 'Som como de vento, línguas como de fogo, outras línguas.',
      },
      {
        ask: 'Sobre quantos dos presentes o fogo pousa?',
        verses: '2:3-4',
        listen: 'Cada um; todos.',
      },
      {
        ask: 'O que espanta a multidão, e qual era o assunto que ouviam?',
        verses: '2:6-8, 2:11',
        listen: 'A própria língua na boca de galileus; as grandezas de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Todos ali provavelmente se viravam em grego ou aramaico. Por que Deus faz questão da “própria língua” de cada um?',
        verses: '2:6-11',
        listen: 'Ele alcança o coração; não apaga culturas.',
        follow: 'Que língua falam as pessoas que a nossa igreja não alcança?',
      },
      {
        ask: 'Como o vento e o fogo ajudam a entender o modo de agir do Espírito?',
        verses: '2:2-3',
        listen: 'Força que não se prende, presença que aquece e pousa em cada um.',
      },
      {
        ask: 'Uns perguntam o sentido, outros zombam (13). Por que a mesma cena abre uns e fecha outros?',
        verses: '2:12',
        listen: 'Curiosidade sincera busca; deboche se protege.',
      },
    ],
    live: [
      {
        ask: 'Em que língua a sua família entende amor (comida, tempo, palavra, ajuda), e em qual você insiste em falar?',
        listen: 'Comunicar na língua do outro.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que gíria, música ou assunto da sua geração poderia carregar as grandezas de Deus sem ficar forçado?',
        listen: 'Criatividade; cuidado com o que soa fake.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Joel fala de velhos que sonham. Que sonho Deus ainda acende em você?',
        listen: 'Não há aposentadoria do Espírito.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Quais foram os seus receios, ou a sua curiosidade, quando ouviu falar do Espírito Santo pela primeira vez?',
        listen: 'Experiências boas e ruins; acolha.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Onde a sua fé anda com som de ar-condicionado: funcionando, morna, sem vento?',
        listen: 'Riso e sinceridade.',
        for: ['long-believers', 'adults', 'men', 'women'],
      },
      {
        ask: 'Quem é estrangeiro perto de você (imigrante, surdo, de outro estado, de outra classe) e quase não ouve nada na língua dele?',
        listen: 'Um nome, um passo possível.',
        for: ['young', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Cada um ensina ao grupo uma palavra que só se usa na sua terra ou na sua família.',
        bridge:
          'A palavra da gente dá uma sensação de casa. Em Pentecostes, todos se sentiram em casa.',
      },
      {
        text: 'Qual foi o vento mais forte que você já pegou, e o que ele levou?',
        bridge: 'Naquela manhã o som de um vento encheu uma casa inteira, e ninguém saiu igual.',
        for: ['adults', 'elderly', 'men', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Sopre de leve na palma da mão. Sinta o ar quente. Repita três vezes.',
      bridge: 'Na Bíblia, a mesma palavra serve para vento, sopro e Espírito. Leia esperando.',
    },
    complete: [
      {
        name: 'Dicionário da minha rua',
        text: 'Escolha uma palavra de igreja (graça, salvação, pecado, santo) e traduza para três pessoas: para uma criança: … ; para o colega que não crê: … ; para alguém que sofre: …',
      },
      {
        name: 'Sobre cada um',
        text: 'Escreva os nomes do grupo e, sobre cada nome, desenhe uma pequena chama. Ao lado, complete: nesta pessoa, o Espírito já acendeu … . Troquem as folhas e leiam.',
      },
    ],
    challenges: [
      {
        do: 'Aprenda a dizer uma frase de bem na língua de alguém: espanhol, crioulo haitiano, Libras, a gíria do filho. E diga a essa pessoa.',
        tell: 'o que aconteceu no rosto dela.',
      },
      {
        do: 'Reúna duas ou três pessoas, de idades diferentes, para orar quinze minutos pedindo o Espírito.',
        tell: 'o que cada geração trouxe para a oração.',
      },
    ],
    children: {
      truth: 'O Espírito Santo veio para todos nós.',
      to7: {
        story:
          'Os amigos de Jesus estavam juntos numa casa, esperando o presente que ele prometeu. De repente, vuuuuu! Um barulho como de vento encheu a casa toda. E apareceram foguinhos que não queimavam! Um em cima de cada um: na Maria, no Pedro, no mais velho, no mais novo. Era o Espírito Santo! Eles começaram a falar línguas que nunca tinham estudado. Lá fora havia gente de muitos países. E cada pessoa escutou na sua língua: como Deus é grande! Ninguém ficou de fora. O medo foi embora, e eles saíram para a rua, felizes.',
        activity:
          'Façam cataventos ou fitas vermelhas e laranja num palito; corram fazendo o som do vento e parem dizendo bom-dia em outra língua.',
        questions: [
          'Que barulho encheu a casa?',
          'Em cima de quem pousou o foguinho?',
          'Como a gente diz: Deus é grande, em outra língua?',
        ],
      },
      to12: {
        story:
          'Jerusalém estava lotada de turistas. Havia gente do Egito, da Líbia, de Roma, da Arábia, cada um falando uma língua. Numa casa, cento e vinte amigos de Jesus oravam, como ele tinha mandado. E nada acontecia. Um dia, dois, dez. Até que, de manhã, um som de ventania tomou tudo, e pequenas chamas pousaram sobre cada um. Sobre os apóstolos e também sobre as mulheres, os velhos e os jovens. Eles saíram falando, e na rua foi um espanto. Ei, aquele pescador da Galileia está falando a língua da minha avó! Deus podia ter feito todos entenderem uma língua só. Preferiu falar a de cada um. Teve quem zombasse: beberam demais. Pedro, que semanas antes tinha medo de uma empregada, ficou em pé e explicou: é a promessa de Deus! Ele derrama o Espírito sobre toda a gente, filhos e filhas.',
        activity:
          'Pesquisem como se diz Deus ama você em cinco línguas, incluindo Libras; façam um cartaz em forma de chama.',
        questions: [
          'Quem estava na casa quando o Espírito veio?',
          'Por que era importante ouvir na própria língua?',
          'O que mudou em Pedro desde a noite em que negou Jesus?',
        ],
      },
      challenge: 'Fale com carinho com alguém que veio de outro lugar ou fala diferente de você.',
    },
    prayer:
      'Espírito Santo, vem como vento onde abafamos, e como fogo onde esfriamos. Pousa sobre cada um, do menor ao mais velho. Põe na nossa boca a língua de quem está perto, para que ouça as grandezas de Deus. Amém.',
    leader: {
      lost: 'O assunto línguas pode dividir a sala em dois minutos. Lembre que no texto o milagre aproxima: cada um entende. Pergunte o que na nossa fala aproxima ou afasta.',
      tender:
        'Alguém pode ter sido pressionado a falar em línguas ou chamado de frio por não falar. Diga que ninguém será testado. Outros podem ter vivido experiências fortes; que contem sem virar regra.',
      differ:
        'Pentecostais e carismáticos, evangélicos e católicos, esperam hoje sinais semelhantes; outras igrejas entendem que aqueles sinais marcaram o começo. Todas creem que o mesmo Espírito continua a vir sobre o povo de Deus.',
    },
    comfort:
      'O vento veio a uma casa de gente que esperava sem saber quanto tempo. Não escolheram a hora. Se a sua casa está parada, esperar já é ter a janela aberta.',
    closing: 'Cada um ouviu na sua língua que Deus é grande.',
    words: [
      'pentecostes',
      'vento impetuoso',
      'linguas de fogo',
      'outras linguas',
      'cheios do espirito',
      'mesmo lugar',
      'partos',
      'medos',
      'elamitas',
      'grandezas de deus',
      'vinho doce',
      'mosto',
      'joel',
      'derramarei',
    ],
  },
  {
    verses: '2:22-41',
    key: '2:38',
    title: 'Que faremos, irmãos?',
    theme: 'a resposta ao evangelho',
    themes: ['arrependimento', 'salvacao', 'ressurreicao', 'espirito'],
    idea: 'Aquele que a cidade matou, Deus levantou e fez Senhor; e aos próprios culpados, de coração cortado, ele oferece perdão, o Espírito e um lugar na família.',
    context:
      'É a manhã de Pentecostes. O vento e as línguas juntaram uma multidão (2:1-21), e alguns zombam. Pedro, que cinquenta dias antes negara Jesus junto à fogueira, fica de pé e conta quem ele é: o que fez, como morreu, e que a morte não conseguiu segurá-lo (22-31). Lemos o fim da fala e o que ela provocou.',
    retold: [
      {
        verses: '2:22-24',
        says: 'Pedro fala de Jesus, aprovado por Deus com milagres, entregue segundo o propósito de Deus e crucificado. Deus o ressuscitou, porque a morte não podia detê-lo.',
      },
      {
        verses: '2:25-31',
        says: 'Pedro lembra que Davi falou de um Santo que não veria a decomposição. Davi morreu e foi sepultado, então falava da ressurreição do Cristo.',
      },
      {
        verses: '2:32-36',
        says: 'Pedro diz que todos eles são testemunhas do Ressuscitado. Jesus está à direita de Deus e derramou o que o povo vê e ouve: Deus o fez Senhor e Cristo.',
      },
      {
        verses: '2:37-41',
        says: 'O povo, tocado no coração, pergunta o que fazer. Pedro manda que se arrependam e se batizem, pois a promessa é também para os de longe. Quase três mil aceitam.',
      },
    ],
    read: {
      verses: '2:32-41',
      how: 'Um lê Pedro; quando chegar o 37, todos fazem juntos a pergunta. Deixem dez segundos antes da resposta.',
    },
    observe: [
      {
        ask: 'O que Deus fez com Jesus, segundo Pedro? Juntem os verbos.',
        verses: '2:32-33, 2:36',
        listen: 'Ressuscitou, exaltou, derramou o Espírito por ele, fez Senhor e Cristo.',
      },
      {
        ask: 'O que acontece por dentro do povo, e que pergunta sai?',
        verses: '2:37',
        listen: 'Coração tocado, como picado; que faremos?',
      },
      {
        ask: 'Que dois passos Pedro indica e que duas dádivas promete?',
        verses: '2:38',
        listen: 'Arrepender-se e ser batizado; perdão e o dom do Espírito.',
      },
      {
        ask: 'Até quem chega essa promessa?',
        verses: '2:39',
        listen: 'Vós, filhos, todos os que estão longe, quantos Deus chamar.',
      },
    ],
    interpret: [
      {
        ask: 'A este que vós crucificastes. Por que a verdade dura vem na mesma frase que a melhor notícia?',
        verses: '2:36',
        listen:
          'Deus virou do avesso o pior ato; sem verdade não há alívio. E Pedro também tinha falhado.',
      },
      {
        ask: 'Os ouvintes tinham o coração tocado. Que diferença há entre ficar com culpa e arrepender-se?',
        verses: '2:37-38',
        listen: 'Culpa gira em mim; arrependimento vira para Deus e dá um passo.',
        follow: 'Quando foi que a culpa só fez você se esconder?',
      },
      {
        ask: 'Eles perguntam o que fazer, e a maior parte da resposta é o que vão receber. O que isso ensina?',
        verses: '2:38-39',
        listen: 'Fé começa acolhendo; graça no centro.',
      },
    ],
    live: [
      {
        ask: 'Que faremos? Se você fizesse essa pergunta hoje, seria sobre qual assunto?',
        listen: 'Algo que cutuca há tempo.',
      },
      {
        ask: 'Pedro falou em público do Jesus que ele mesmo havia negado. De que falha sua Deus poderia fazer uma porta?',
        listen: 'Sem exigir confissão na roda.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'O que a sua geração chama de mancada e o que ela chama de pecado? Onde isso ajuda ou atrapalha a mudar?',
        listen: 'Linguagem deles; chegar a virar o rumo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A promessa é para os filhos também. O que os seus já ouviram da sua boca sobre por que você crê?',
        listen: 'História simples, contada no carro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quem você considera longe demais, e o que o versículo 39 faz com essa distância?',
        listen: 'Nome para orar.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Batismo, arrependimento, Espírito: qual dessas palavras você ouve muito e ainda queria que alguém explicasse com calma?',
        listen: 'Explicar curto; oferecer conversa depois.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a notícia que deixou você de queixo caído, tipo: não acredito, e agora?',
        bridge: 'Uma multidão ficou assim numa manhã, e a pergunta dela está na Bíblia.',
      },
      {
        text: 'Que manual, receita ou tutorial você seguiu passo a passo, e mesmo assim deu errado?',
        bridge: 'Pedro deu dois passos simples a três mil pessoas. O resto era presente.',
        for: ['adults', 'young', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e espere até sentir bater. Não tente mudar o ritmo.',
      bridge: 'Eles tiveram o coração tocado. Leia com a mão ali.',
    },
    complete: [
      {
        name: 'Antes e depois do portanto',
        text: 'Escreva: O que eu fiz ou deixei de fazer com Jesus até aqui: … . O que Deus fez dele: … . Portanto, a pergunta que fica para mim: … .',
      },
      {
        name: 'Até onde chega',
        text: 'Desenhe três círculos, um dentro do outro: vós, vossos filhos, os que estão longe. Escreva nomes em cada um: … , … , … . Em qual deles você se achou quando creu, ou se acha agora? … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa, em dois minutos, quem é Jesus para você, incluindo um erro seu que ele não usou contra você.',
        tell: 'Que pergunta a pessoa fez.',
      },
      {
        do: 'Escolha um passo de volta que você adia (pedir perdão, devolver, marcar uma conversa sobre o batismo) e dê até sexta.',
        tell: 'O que veio depois do passo.',
      },
    ],
    children: {
      truth: 'Jesus está vivo, me perdoa e me dá o Espírito.',
      to7: {
        story:
          'A rua estava cheia de gente. Pedro subiu num lugar alto e falou bem forte: vocês se lembram de Jesus? Ele curou, ajudou e fez o bem. Mas maltrataram Jesus, e ele morreu. Só que Deus o fez viver de novo! Ele está vivo e é o Rei de todos! O povo sentiu um aperto no coração e perguntou: o que a gente faz agora? Pedro respondeu: mudem de caminho, voltem para Deus e sejam batizados. Deus perdoa e dá o Espírito Santo. É para vocês, para os seus filhos e para quem está longe. E três mil pessoas disseram sim!',
        activity:
          'Caminhem numa direção; quando o líder disser volta!, todos giram e andam para o outro lado, de braços abertos. Arrepender é mudar de caminho.',
        questions: [
          'O que Deus fez com Jesus?',
          'O que o povo perguntou?',
          'Para quem é a promessa de Deus?',
        ],
      },
      to12: {
        story:
          'Cinquenta dias antes, Pedro tinha dito três vezes: não conheço Jesus. Agora estava de pé diante de uma multidão. Gente, disse ele, vocês viram o que Jesus fez. Vocês o entregaram, e ele foi crucificado. Mas Deus o ressuscitou, porque a morte não conseguiu segurá-lo! Nós vimos. Esse Jesus é o Senhor e o Cristo. Foi como uma agulha no coração. As pessoas entenderam o que tinham feito e perguntaram: irmãos, o que a gente faz? Pedro podia dizer: agora é tarde. Ele, melhor do que ninguém, sabia que não era. Arrependam-se, disse, mudem de direção, sejam batizados em nome de Jesus, e vocês vão receber perdão e o presente do Espírito Santo. A promessa é para vocês, para os filhos de vocês e para todos os que estão longe. Quase três mil pessoas entraram na família naquele dia.',
        activity:
          'Escrevam num papel a pergunta: que faremos? Cada um responde com um passo possível e cola numa trilha de pegadas.',
        questions: [
          'Por que era surpreendente ver Pedro falando?',
          'O que quer dizer arrepender-se?',
          'Que passo você quer dar em direção a Deus?',
        ],
      },
      challenge: 'Peça desculpa por uma coisa e conserte o que der.',
    },
    prayer:
      'Jesus, a quem fizemos mal e que nos fez bem, o nosso coração foi tocado. Diz o que faremos. Vira o nosso rumo, perdoa, enche-nos do teu Espírito. E alcança os que estão longe, porque nós também estávamos. Amém.',
    leader: {
      lost: 'A conversa sobre batismo pode tomar tudo. Uma frase para cada lado, e voltem à pergunta do versículo 37.',
      tender:
        'Vós crucificastes foi dito por judeus a judeus de Jerusalém naquela semana. Nunca use como acusação ao povo judeu de hoje. E quem vive com culpa doentia precisa ouvir primeiro o perdão.',
      differ:
        'Sobre o batismo, umas igrejas batizam quem professa fé; outras, também os filhos dos que creem (e ambas citam o 39). Umas ligam o batismo ao perdão de modo direto; outras o veem como sinal do que a fé já recebeu. E o dom do Espírito, para uns, vem todo na conversão; para outros, há um revestimento que se busca.',
    },
    comfort:
      'Se o que corta você é remorso, ouça como Pedro respondeu aos que tinham mais motivo de todos. Ele não disse tarde demais. Disse: a promessa é para vocês.',
    closing: 'A pergunta está feita. A promessa também.',
    words: [
      'arrependei vos',
      'que faremos',
      'senhor e cristo',
      'dom do espirito santo',
      'tres mil',
      'coracao compungido',
      'compungiram',
      'sermao de pedro',
      'seja batizado',
      'a promessa e para vos',
      'geracao perversa',
      'a quem vos crucificastes',
      'pentecostes',
    ],
  },
  {
    verses: '2:42-47',
    key: '2:42',
    title: 'De casa em casa',
    theme: 'a vida em comum dos primeiros cristãos',
    themes: ['comunhao', 'generosidade', 'oracao', 'palavra'],
    idea: 'O Espírito que veio com vento e fogo fez um milagre mais silencioso: gente aprendendo, comendo, orando e repartindo junta, todo dia, com alegria.',
    context:
      'Três mil pessoas acabam de crer depois da pregação de Pedro. E na segunda-feira? Lucas tira uma foto da vida delas. Não há prédio, cargo nem programa; há Templo, casas, mesas e um jeito novo de tratar o que é meu.',
    retold: [
      {
        verses: '2:42-43',
        says: 'Os que creram perseveram no ensino dos apóstolos, na comunhão, no partir do pão e nas orações. Todos sentem temor, e os apóstolos fazem milagres e sinais.',
      },
      {
        verses: '2:44-45',
        says: 'Todos os que creem ficam juntos e têm tudo em comum. Vendem propriedades e bens e repartem conforme a necessidade de cada um.',
      },
      {
        verses: '2:46-47',
        says: 'Os irmãos vão todo dia ao Templo e repartem o pão de casa em casa, com alegria e coração sincero. O povo os vê com bons olhos, e o Senhor acrescenta gente à igreja.',
      },
    ],
    read: {
      verses: '2:42-47',
      how: 'São só seis versículos: leiam três vezes, e na terceira cada pessoa diz em voz alta a palavra que ficou.',
    },
    observe: [
      {
        ask: 'Em que quatro coisas eles perseveravam?',
        verses: '2:42',
        listen: 'Ensino, comunhão, partir do pão, orações.',
      },
      {
        ask: 'O que faziam com os bens, e qual era o critério?',
        verses: '2:44-45',
        listen: 'Vendiam e repartiam conforme a necessidade.',
      },
      {
        ask: 'Onde se encontravam, com que frequência e com que clima?',
        verses: '2:46-47',
        listen: 'No Templo e nas casas, cada dia, alegria e sinceridade.',
      },
    ],
    interpret: [
      {
        ask: 'O texto diz que perseveravam. Por que nenhuma das quatro coisas funciona bem em dose única?',
        verses: '2:42, 2:46',
        listen: 'Comunhão se faz com repetição, como família.',
        follow: 'Qual das quatro some primeiro quando a semana aperta?',
      },
      {
        ask: 'Ninguém os obrigou a vender. O que precisa acontecer dentro de alguém para dizer que o seu é de todos?',
        verses: '2:44-45',
        listen: 'Confiança, amor, olhar para a necessidade do outro.',
      },
      {
        ask: 'O crescimento vem na última frase, e quem acrescenta é o Senhor. Que relação existe entre aquela mesa e aquele crescimento?',
        verses: '2:46-47',
        listen: 'A vida partilhada atrai; o resultado é de Deus.',
      },
    ],
    live: [
      {
        ask: 'Das quatro perseveranças, em qual este grupo está mais forte e qual está de cama?',
        listen: 'Diagnóstico sem culpa; escolham uma.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando foi a última vez que alguém da igreja entrou na sua casa sem ser para reunião?',
        listen: 'Casa bagunçada também serve.',
        for: ['couples', 'women', 'parents', 'men'],
      },
      {
        ask: 'De todos os seus contatos, com quantos você pode comer em silêncio sem ficar estranho?',
        listen: 'Amizade além da tela.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Qual é a necessidade de alguém daqui que poderia ser resolvida com algo que outro daqui tem parado em casa?',
        listen: 'Ferramenta, carro, quarto, hora, conhecimento.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'O que fez você se sentir em casa, ou fora de casa, nas primeiras vezes que veio?',
        listen: 'Ouçam como presente.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A mesa ficou menor. Em que dia da semana você gostaria de não comer sozinho?',
        listen: 'Anote e combine de verdade.',
        for: ['mourning', 'elderly', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida, na sua casa, significa que chegou gente? E quem lava a louça depois?',
        bridge: 'A primeira igreja cheirava a comida. Lucas conta.',
      },
      {
        text: 'Você já morou em república, alojamento ou casa cheia? Qual era a regra da geladeira?',
        bridge: 'O que é meu, o que é seu, o que é nosso: essa conversa é antiga.',
        for: ['young', 'singles', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha dois lugares à mesa, mesmo que esteja só. Agradeça por quem já se sentou ali.',
      bridge: 'De casa em casa, diz o texto. Leia pensando na sua.',
    },
    complete: [
      {
        name: 'Termômetro das quatro',
        text: 'Dê de 0 a 5 a cada uma, pensando no último mês: aprender …, comer junto …, orar junto …, repartir … . Circule a menor e complete: nesta semana, para aquecê-la, vou convidar … para …',
      },
      {
        name: 'Mural tenho e preciso',
        text: 'Cada um escreve em dois bilhetes: tenho e posso partilhar … ; preciso e aceito … . Colem os bilhetes num papel grande e liguem com um traço os que se encontram.',
      },
    ],
    challenges: [
      {
        do: 'Receba alguém do grupo para uma refeição simples na sua casa, ou leve a refeição até a dele.',
        tell: 'o que descobriram que em meses de reunião não tinham descoberto.',
      },
      {
        do: 'Venda, empreste ou dê uma coisa que está parada, e destine a uma necessidade que você conhece.',
        tell: 'como foi escolher o que sair da sua mão.',
      },
    ],
    children: {
      truth: 'Quem ama Jesus divide e fica junto.',
      to7: {
        story:
          'Muita gente começou a amar Jesus. Eram três mil pessoas! E o que elas faziam? Ficavam juntas! Num dia comiam na casa da Rute, no outro na casa do Davi. Tinha pão, azeitona, risada. Elas ouviam as histórias de Jesus, cantavam e oravam. Se faltava roupa para um, outro dava. Se faltava comida, alguém vendia uma coisa e comprava. Ninguém ficava sem. O coração delas era alegre e sincero. As pessoas da cidade olhavam e pensavam: que gente boa! E todo dia chegava mais alguém para a festa.',
        activity:
          'Façam um piquenique na sala: cada criança põe algo sobre o pano e ninguém come do que trouxe, só do que o outro trouxe.',
        questions: [
          'O que os amigos de Jesus faziam juntos?',
          'O que acontecia quando faltava comida a alguém?',
          'O que você pode dividir hoje?',
        ],
      },
      to12: {
        story:
          'Como era ser igreja quando não existia prédio de igreja? Lucas tirou uma fotografia com palavras. Todos os dias aquelas pessoas se encontravam, um pouco no Templo e um pouco nas casas. Aprendiam com os apóstolos, que tinham andado com Jesus. Oravam. Comiam, e comer era coisa séria: na mesma mesa sentavam o rico, a viúva, o escravo e o estrangeiro. E então acontecia o mais esquisito de tudo: quando alguém precisava, outro vendia um terreno, um móvel, um enfeite, e repartia. Ninguém mandava. Eles queriam. Os vizinhos espiavam pela porta e viam alegria. Não perfeição, porque eram gente, mas alegria sincera. E a cada dia o Senhor trazia mais alguém. Parece que a mesa foi o primeiro jeito de evangelizar.',
        activity:
          'Organizem uma troca de livros, roupas ou brinquedos em bom estado; o que sobrar vai para quem precisa.',
        questions: [
          'Quais eram as quatro coisas em que eles perseveravam?',
          'Por que dividiam o que tinham, se ninguém mandava?',
          'Quem você chamaria para a sua mesa?',
        ],
      },
      challenge: 'Divida o lanche ou um brinquedo todos os dias, cada dia com uma pessoa.',
    },
    prayer:
      'Pai, obrigado pelas casas que se abrem. Tira do nosso coração o medo de repartir. Dá-nos fome da tua palavra, gosto de orar juntos e lugar na mesa para quem chegar. E acrescenta, quando e como quiseres. Amém.',
    leader: {
      lost: 'O grupo pode idealizar (naquele tempo, sim!) ou debater comunismo e capitalismo. Poucas páginas depois há briga por comida (6:1). Eram gente como nós; a pergunta é o que cabe na nossa semana.',
      tender:
        'Quem já foi explorado por uma comunidade que cobrava tudo desconfia, com razão. Deixe claro que partilha é livre. E note quem sai calado: pode ser quem mais precisa e não sabe pedir.',
      differ:
        'O partir do pão é lido por católicos como a Eucaristia; por muitos evangélicos, como refeição comum que incluía a ceia do Senhor. De um jeito ou de outro, ali se comia junto e com alegria.',
    },
    comfort:
      'Perseveravam juntos porque nenhum deles conseguia sozinho. Se hoje você não tem força para cantar nem orar, sente-se à mesa; os outros cantam por você.',
    closing: 'Alegria e pão, de casa em casa.',
    words: [
      'perseveravam',
      'doutrina dos apostolos',
      'partir do pao',
      'comunhao',
      'tinham tudo em comum',
      'de casa em casa',
      'casas',
      'singeleza',
      'sinceridade de coracao',
      'o senhor acrescentava',
      'igreja primitiva',
      'repartiam',
      'celula',
    ],
  },
  {
    verses: '3:1-10',
    key: '3:6',
    title: 'O que eu tenho, isso te dou',
    theme: 'a mão que levanta em nome de Jesus',
    themes: ['graca', 'proximo', 'servico', 'esperanca'],
    idea: 'Pedro e João param, olham e dão mais que uma moeda: em nome de Jesus, um homem que só via o Templo de fora entra saltando.',
    context:
      'Três da tarde, hora da oração. Um homem que nunca andou é deixado todo dia no mesmo lugar, junto à porta chamada Formosa, e vê passar pés e moedas. Pedro e João também vão passando.',
    retold: [
      {
        verses: '3:1-5',
        says: 'Pedro e João sobem ao Templo para a oração, e um homem deixado à porta lhes pede esmola. Pedro diz: “Olha para nós”, e ele espera receber alguma coisa.',
      },
      {
        verses: '3:6-8',
        says: 'Pedro não tem prata nem ouro e dá o que tem: em nome de Jesus Cristo, manda o homem andar e o levanta pela mão. Os pés se firmam, e ele salta louvando a Deus.',
      },
      {
        verses: '3:9-10',
        says: 'O povo vê o homem andar e louvar a Deus e o reconhece: é aquele que pedia esmola junto à porta. Todos ficam cheios de admiração e espanto.',
      },
    ],
    read: {
      verses: '3:1-10',
      how: 'Um narrador e Pedro. No 4, todos param de olhar a Bíblia e se olham por três segundos.',
    },
    observe: [
      {
        ask: 'Como era um dia na vida daquele homem?',
        verses: '3:2-3',
        listen: 'Carregado, deixado à porta, pedindo a quem entrava.',
      },
      {
        ask: 'Que verbos descrevem o que Pedro e João fazem, do olhar ao gesto da mão?',
        verses: '3:4-7',
        listen: 'Fixar os olhos, falar, pegar pela mão, levantar.',
      },
      {
        ask: 'O que o homem faz quando fica de pé, e aonde entra?',
        verses: '3:8',
        listen: 'Salta, anda, louva, e entra com eles no Templo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que “Olha para nós” vem antes de qualquer coisa?',
        verses: '3:4-5',
        listen: 'Encontro antes de ajuda; devolve rosto a quem virou cenário.',
      },
      {
        ask: 'Pedro diz o que não tem e o que tem. O que ele sabe ter, e de quem é?',
        verses: '3:6',
        listen: 'O nome de Jesus; não é poder próprio.',
        follow: 'Por que dizer primeiro o que falta?',
      },
      {
        ask: 'O homem podia sair correndo para qualquer lado, e entra pela porta por onde nunca entrou. O que mais foi curado ali?',
        verses: '3:8-10',
        listen: 'Pertença, dignidade, louvor.',
      },
    ],
    live: [
      {
        ask: 'Por quem você passa toda semana a caminho da igreja, do trabalho ou da padaria, já sem ver?',
        listen: 'Um lugar e uma pessoa.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Que desculpa começada por eu não tenho (dinheiro, tempo, jeito) tem impedido você de dar o que tem?',
        listen: 'Inverter a frase: mas o que tenho.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
      {
        ask: 'O que você tem, com a sua idade, que um adulto cheio de dinheiro não conseguiria dar?',
        listen: 'Tempo, alegria, tecnologia, presença.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na porta de quê você sente que está sentado, vendo os outros entrarem?',
        listen: 'Igreja, família, emprego, amizade.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Quem pegou você pela mão direita quando as suas pernas não obedeciam?',
        listen: 'Gratidão com nome.',
        for: ['new-believers', 'mourning', 'elderly'],
      },
      {
        ask: 'Como a gente ajuda em casa sem deixar o outro dependente, nem envergonhado?',
        listen: 'Mão que levanta, não que segura no chão.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Brincadeira rápida: olhem nos olhos da pessoa ao lado por dez segundos, sem falar. Quem riu primeiro?',
        bridge: 'Olhar de verdade é raro. Foi por aí que Pedro começou.',
      },
      {
        text: 'Qual foi a melhor coisa de graça que você já recebeu?',
        bridge: 'O homem da porta Formosa esperava um trocado. Recebeu outra coisa.',
        for: ['young', 'teens', 'adults', 'singles', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas duas mãos. Pense em quem elas levantaram e em quem as segurou.',
      bridge: 'Uma mão estendida muda este texto. Leia prestando atenção nela.',
    },
    complete: [
      {
        name: 'Não tenho, mas tenho',
        text: 'Em duas colunas: prata e ouro que não tenho (… , … , …) e o que tenho e posso dar em nome de Jesus (… , … , …). Ao lado da segunda, escreva o nome de alguém que está à porta.',
      },
      {
        name: 'Sentado, de pé, saltando',
        text: 'Num papel, faça três bonecos. Ao lado do sentado: em … ainda preciso que alguém me dê a mão. Ao lado do que está de pé: em … já fiquei firme. Ao lado do que salta: por … eu louvo.',
      },
    ],
    challenges: [
      {
        do: 'Pare diante de alguém que costuma ser ignorado, olhe nos olhos, pergunte o nome e ofereça o que você tem.',
        tell: 'o nome da pessoa, se ela permitir, e o que ela realmente pedia.',
      },
      {
        do: 'Leve alguém que se sente de fora para dentro: sente ao lado, apresente, fique junto até o fim.',
        tell: 'qual era a porta e como foi entrar.',
      },
    ],
    children: {
      truth: 'Posso dar o que eu tenho, em nome de Jesus.',
      to7: {
        story:
          'Havia um homem que nunca tinha dado um passo. Todo dia os amigos o carregavam e o deixavam na porta bonita do Templo. Ele estendia a mão: uma moedinha, por favor! Um dia vieram Pedro e João. Eles pararam. Olharam bem nos olhos dele. Pedro disse: moeda eu não tenho. Mas o que eu tenho, eu dou! Em nome de Jesus, levante e ande! Pedro pegou a mão dele, e puxou. Os pés ficaram fortes! O homem ficou de pé. Deu um passo. Deu um pulo! E entrou no Templo pulando e cantando para Deus.',
        activity:
          'Uma criança se senta no chão e outra a levanta pela mão, com força e carinho; as duas pulam e dizem: em nome de Jesus!',
        questions: [
          'O que o homem pedia na porta?',
          'O que Pedro deu para ele?',
          'O que você tem e pode dar a alguém?',
        ],
      },
      to12: {
        story:
          'A porta era tão linda que se chamava Formosa. E ao lado dela, no chão, ficava um homem que nunca tinha andado. Ele conhecia todo mundo pelos pés: sandália rica, sandália velha, pé descalço. As moedas caíam, e ninguém parava. Às três da tarde, dois pares de sandálias de pescador pararam. Olhe para nós, disse uma voz. Ele levantou os olhos, esperando dinheiro. Prata e ouro eu não tenho, disse Pedro. Que pena, ele deve ter pensado. Mas o que eu tenho eu lhe dou: em nome de Jesus de Nazaré, levante e ande! E Pedro não ficou só na palavra: pegou na mão dele e o puxou. Os tornozelos firmaram. O homem ficou de pé, andou e saltou. E foi direto para dentro do Templo, por aquela porta que a vida toda só tinha visto do lado de fora.',
        activity:
          'Façam uma lista no papel: o que eu tenho que não custa dinheiro. Cada um escolhe um item e embrulha num vale-presente para alguém.',
        questions: [
          'Por que foi importante Pedro olhar para o homem?',
          'De quem vinha a força que o curou?',
          'Quem está do lado de fora de alguma coisa na sua escola?',
        ],
      },
      challenge: 'Convide para entrar na brincadeira alguém que está olhando de fora.',
    },
    prayer:
      'Senhor Jesus, prata e ouro quase não temos. O que temos é o teu nome e estas mãos. Faz-nos parar, olhar e estender. Levanta entre nós quem cansou da porta, e que entremos juntos, louvando. Amém.',
    leader: {
      lost: 'A discussão pode virar se se deve ou não dar esmola. Pedro e João não a condenam; dão mais. Traga de volta para o olhar e a mão.',
      tender:
        'Pessoas com deficiência ou doença podem ouvir que só serão inteiras se forem curadas. Não diga isso. O texto mostra também alguém deixado à porta por anos; pergunte que barreiras a nossa casa e a nossa igreja têm.',
      differ:
        'Curas extraordinárias: algumas igrejas as esperam e oram por elas em todo culto; outras oram com mais reserva. Todas podem orar por quem sofre e dar a mão.',
    },
    comfort:
      'Ele foi carregado até ali por alguém, todos os dias. Ser carregado não é vergonha. E a mão que o levantou também não era dele.',
    closing: 'O que eu tenho, isso eu te dou.',
    words: [
      'porta formosa',
      'prata e ouro nao tenho',
      'hora nona',
      'hora da oracao',
      'pedro e joao',
      'aleijado',
      'coxo',
      'esmola',
      'levanta te e anda',
      'em nome de jesus cristo',
      'tornozelos',
      'saltando',
      'olha para nos',
    ],
  },
  {
    verses: '3:11-26',
    key: '3:19',
    title: 'Por que olham para nós?',
    theme: 'os tempos de alívio',
    themes: ['arrependimento', 'salvacao', 'humildade', 'ressurreicao'],
    idea: 'Pedro desvia de si o olhar da multidão: quem curou foi o Jesus que vocês rejeitaram, e ele quer apagar a culpa de vocês e mandar tempo de respirar.',
    context:
      'Pedro e João acabam de levantar, em nome de Jesus, um homem que pedia esmola na porta do Templo (3:1-10). Ele pula, louva e não larga os dois. O povo corre para ver. Pedro aproveita o susto, e não os aplausos. No capítulo seguinte essa conversa vai lhes custar uma noite na cadeia.',
    retold: [
      {
        verses: '3:11-12',
        says: 'Pedro pergunta ao povo, no pórtico de Salomão, por que olha para ele e João, como se aquele homem andasse pelo poder dos dois.',
      },
      {
        verses: '3:13-16',
        says: 'Pedro diz ao povo que negou Jesus diante de Pilatos e matou o Príncipe da vida, mas Deus o ressuscitou. A fé no nome dele deu saúde ao homem.',
      },
      {
        verses: '3:17-21',
        says: 'Pedro sabe que o povo agiu por ignorância e pede que se converta, para que os pecados sejam apagados e Deus envie Jesus, que o céu guarda até a restauração.',
      },
      {
        verses: '3:22-26',
        says: 'Moisés e os profetas, diz Pedro, já anunciavam esses dias. Deus enviou seu Filho primeiro a esse povo para abençoá-lo, afastando cada um de suas maldades.',
      },
    ],
    read: {
      verses: '3:11-21',
      how: 'Um fica de pé como Pedro, outro ao lado como o homem curado, sem falar. No 19, todos respiram fundo antes de ler juntos.',
    },
    observe: [
      {
        ask: 'O que a multidão pensava ao fixar os olhos nos apóstolos?',
        verses: '3:11-12',
        listen: 'Que o poder ou a devoção deles tinha curado.',
      },
      {
        ask: 'Que nomes Pedro dá a Jesus, e o que o povo fez com ele?',
        verses: '3:13-15',
        listen:
          'Filho, Santo e Justo, Príncipe da vida; entregaram, negaram, mataram; Deus ressuscitou.',
      },
      {
        ask: 'Que palavra mansa Pedro põe depois da acusação?',
        verses: '3:17',
        listen: 'Irmãos, sei que foi por ignorância.',
      },
      {
        ask: 'Para que serve voltar atrás? Que resultados ele promete?',
        verses: '3:19-20',
        listen: 'Pecados apagados, tempos de refrigério, a vinda de Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Trocaram o Príncipe da vida por um assassino. O que essa troca mostra do coração humano?',
        verses: '3:14-15',
        listen: 'Escolhemos o que nos mata e rejeitamos quem dá vida.',
      },
      {
        ask: 'Como é possível chamar de irmãos, logo em seguida, os que fizeram isso?',
        verses: '3:17',
        listen: 'Pedro também negou; a graça o ensinou a falar assim.',
        follow: 'Com quem a gente perdeu essa palavra?',
      },
      {
        ask: 'Apagar, no tempo deles, era passar a esponja molhada na tinta. O que muda pensar assim do perdão?',
        verses: '3:19',
        listen: 'Não fica rasura nem cópia.',
      },
      {
        ask: 'Refrigério é tomar fôlego. Por que arrepender-se traria descanso, e não peso?',
        verses: '3:19',
        listen: 'Cansa mais fugir do que voltar.',
      },
    ],
    live: [
      {
        ask: 'Quando elogiam você por algo que Deus fez, ou que outros fizeram, qual é a sua primeira reação?',
        listen: 'Aceitar tudo, negar tudo, apontar; com humor.',
      },
      {
        ask: 'A quem a sua turma dá a glória: influenciador, cantor, pregador famoso? O que Pedro diria sobre isso?',
        listen: 'Admirar sem endeusar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa você fez sem saber o que fazia, e só entendeu depois o tamanho do estrago?',
        listen: 'Ignorância não apaga; mas há caminho.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Onde falta fôlego na sua vida, e que volta atrás poderia abrir a janela?',
        listen: 'Ligar cansaço a uma direção errada, sem acusar o doente.',
        for: ['adults', 'women'],
        follow: 'Qual seria o primeiro metro dessa volta?',
      },
      {
        ask: 'O homem curado não largava Pedro e João. Em quem você se agarrou no começo da fé, e quem se agarra em você?',
        listen: 'Cuidado com os novos; gratidão.',
        for: ['long-believers', 'new-believers', 'elderly'],
      },
      {
        ask: 'Se o passado de vocês pudesse ser passado na esponja, que palavra sumiria das brigas?',
        listen: 'Sempre, nunca, lembra daquela vez; sem reabrir.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Já confundiram você com outra pessoa, ou deram a você um crédito que não era seu? O que você fez?',
        bridge: 'Uma multidão confundiu Pedro com o autor do milagre. Ele foi rápido em corrigir.',
      },
      {
        text: 'No calor de quarenta graus, o que é refrigério para você: ventilador, mar, picolé, sombra de mangueira?',
        bridge: 'Pedro promete tempos de refrigério. E diz de onde eles sopram.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Solte o ar todo, devagar, até o fim. Deixe o próximo entrar sozinho.',
      bridge: 'É isso que Pedro chama de refrigério. Leia entre um fôlego e outro.',
    },
    complete: [
      {
        name: 'Esponja',
        text: 'Escreva a lápis, bem de leve: o que eu faria diferente … . Embaixo, à caneta: arrependei-vos e convertei-vos, para que sejam apagados. Agora passe a borracha na primeira linha.',
      },
      {
        name: 'Crédito',
        text: 'Pense em algo bom que aconteceu por meio de você. Complete: Olharam para mim porque … . Quem fez de verdade foi … . Da próxima vez, vou dizer: … .',
      },
    ],
    challenges: [
      {
        do: 'Cada elogio que receber nesta semana, agradeça e passe adiante um pedaço: diga o nome de quem ajudou você.',
        tell: 'Que nomes apareceram.',
      },
      {
        do: 'Reserve uma hora para tomar fôlego na presença de Deus, sem pedir nada, começando por dizer onde você errou o caminho.',
        tell: 'Como estava a respiração no começo e no fim.',
      },
    ],
    children: {
      truth: 'Foi Jesus quem curou, e ele apaga meus erros.',
      to7: {
        story:
          'Sabe aquele homem que não andava e agora pulava de alegria? Ele segurou Pedro e João e não largava mais! Todo mundo veio correndo: uau, que homens poderosos! Pedro abanou as mãos: não, não! Por que vocês olham para nós? Não fomos nós. Foi Jesus! Vocês disseram não a Jesus, e ele morreu, mas Deus o fez viver outra vez. Foi o nome dele que deu força a este homem. Sei que vocês não sabiam o que faziam. Voltem para Deus! Ele apaga tudo o que foi errado, como quem apaga um quadro, e manda um ventinho bom para o coração.',
        activity:
          'Desenhem com giz num quadro (ou com o dedo no vapor do vidro) e apaguem com um pano. Digam: Jesus apaga!',
        questions: [
          'Quem o homem segurava?',
          'Pedro disse que quem curou foi quem?',
          'O que Deus faz com os nossos erros?',
        ],
      },
      to12: {
        story:
          'O pátio do Templo virou uma confusão boa. O homem que pedia esmola havia anos estava de pé, agarrado em Pedro e João, e o povo vinha de todo lado. Era a hora perfeita para ficar famoso. Mas Pedro perguntou: por que vocês olham assim para a gente, como se o poder fosse nosso? Quem fez este homem andar foi o nome de Jesus. Vocês o entregaram, trocaram o Príncipe da vida por um assassino. Só que Deus o ressuscitou, e nós vimos. O povo ficou mudo. E Pedro, que também já tinha falhado feio, não disse vocês vão ver só. Disse: irmãos, sei que foi sem saber. Voltem para Deus, mudem o rumo, e ele vai apagar os pecados de vocês. Vai vir um tempo de respirar fundo, porque o Senhor vai estar perto. Muita gente acreditou naquele dia.',
        activity:
          'Façam um troféu de papel. Passem de mão em mão; cada um diz um dom que tem e a quem agradece por ele.',
        questions: [
          'O que o povo pensou de Pedro e João?',
          'Como Pedro chamou os que tinham errado?',
          'Que erro você quer pedir para Deus apagar?',
        ],
      },
      challenge: 'Quando alguém elogiar você, diga obrigado e agradeça também a Deus.',
    },
    prayer:
      'Príncipe da vida, os olhos correm para nós e nós gostamos. Desvia-os para ti. Apaga o que escrevemos de errado, sem deixar marca. E sopra nesta casa o teu fôlego, porque andamos sem ar. Amém.',
    leader: {
      lost: 'Os versículos 20 e 21 abrem debate sobre a volta de Jesus e a restauração de tudo. Diga que ele volta e que Deus vai consertar o mundo; o calendário não está aqui.',
      tender:
        'Quem ora por cura e não a viu pode doer ao ver o homem pulando. O texto fala da fé que vem por meio de Jesus, e não de um placar de quem tem mais. E não use as acusações contra o povo judeu: Pedro era judeu e chama de irmãos.',
      differ:
        'Sobre a restauração de todas as coisas, uns pensam em Israel restaurado num reino futuro; outros, na criação toda renovada; e poucos, em salvação de todos. O versículo 23 traz também um aviso a quem não ouvir.',
    },
    comfort:
      'Talvez arrependimento soe como mais uma tarefa. Pedro o chama de outra coisa: um lugar de onde sopra vento fresco. Pode ser só sentar ali.',
    closing: 'Não olhe para nós. Olhe para ele, e respire.',
    words: [
      'portico de salomao',
      'principe da vida',
      'autor da vida',
      'tempos do refrigerio',
      'tempos de refrigerio',
      'arrependei vos e convertei vos',
      'pecados sejam apagados',
      'por ignorancia',
      'santo e justo',
      'restauracao de todas as coisas',
      'por que olhais',
      'profeta semelhante a mim',
    ],
  },
  {
    verses: '4:1-22',
    key: '4:12',
    title: 'Gente simples que esteve com Jesus',
    theme: 'a coragem das testemunhas',
    themes: ['missao', 'salvacao', 'espirito', 'obediencia'],
    idea: 'Dois homens sem estudo, cheios do Espírito, dizem aos poderosos que só em Jesus há salvação, e o que ninguém consegue negar é que eles andaram com ele.',
    context:
      'A cura na porta do Templo (3) virou sermão, e o sermão virou noite na cadeia. Uns cinco mil já creem. De manhã, Pedro e João ficam no meio do mesmo conselho que condenara Jesus semanas antes. Depois da ameaça (18-22), eles voltam para os irmãos e oram por mais ousadia (4:23-31).',
    retold: [
      {
        verses: '4:1-4',
        says: 'Os sacerdotes se incomodam porque Pedro e João anunciam, em Jesus, a ressurreição dos mortos. Prendem os dois, mas muitos dos que ouviram creem.',
      },
      {
        verses: '4:5-12',
        says: 'Os chefes perguntam em nome de quem aquilo foi feito. Pedro responde: em nome de Jesus, a pedra rejeitada que se tornou a principal, e em nenhum outro há salvação.',
      },
      {
        verses: '4:13-17',
        says: 'O conselho se admira de homens sem instrução tão ousados e não pode negar a cura, pois o curado está ali. Resolve então ameaçá-los.',
      },
      {
        verses: '4:18-22',
        says: 'Pedro e João perguntam se é justo ouvir mais aos chefes do que a Deus, pois não podem deixar de falar do que viram e ouviram. São soltos por causa do povo.',
      },
    ],
    read: {
      verses: '4:9-20',
      how: 'Contem antes: perguntaram com que poder aquilo foi feito, e Pedro, cheio do Espírito, respondeu (7 e 8). Um lê de pé, no centro, as falas dele; outra voz lê os chefes.',
    },
    observe: [
      {
        ask: 'Por que boa ação os dois estão sendo interrogados, e em nome de quem ela foi feita?',
        verses: '4:9-10',
        listen:
          'Um enfermo curado; em nome de Jesus Cristo, o nazareno, crucificado e ressuscitado.',
      },
      {
        ask: 'Que imagem da construção Pedro usa para Jesus?',
        verses: '4:11',
        listen: 'A pedra rejeitada que virou a principal.',
      },
      {
        ask: 'O que os chefes reparam nos dois?',
        verses: '4:13-14',
        listen: 'Ousadia, falta de estudo, tinham estado com Jesus, e o curado ali de pé.',
      },
      {
        ask: 'Qual a ordem, e qual a resposta?',
        verses: '4:18-20',
        listen: 'Não falar no nome; não podemos deixar de falar do que vimos e ouvimos.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro tinha tremido diante de uma criada. O que explica a diferença agora?',
        verses: '4:13',
        listen: 'Cheio do Espírito (versículo 8); viu o Ressuscitado; foi perdoado.',
      },
      {
        ask: 'Nenhum outro nome. Dita por presos, e não por donos do poder, que tom tem essa frase?',
        verses: '4:10-12',
        listen: 'Não é arrogância de quem manda; é oferta de quem foi salvo.',
        follow: 'Como dizer isso hoje com firmeza e doçura?',
      },
      {
        ask: 'Por que o homem curado, sem abrir a boca, foi o argumento mais forte?',
        verses: '4:14',
        listen: 'Vida mudada não se desmente.',
      },
      {
        ask: 'Eles não xingam nem fogem. Que tipo de desobediência é esta?',
        verses: '4:19-20',
        listen:
          'Respeitosa, aberta, pronta a pagar o preço; só quando a ordem cala o que Deus mandou.',
      },
    ],
    live: [
      {
        ask: 'O que as pessoas notariam em você que só se explica por ter estado com alguém?',
        listen: 'Jeito de falar da mãe, do mestre; e de Jesus?',
      },
      {
        ask: 'Na sala, no jogo on-line ou no grupo, o que cala você sobre a fé: medo de rir, de discutir, de não saber?',
        listen: 'Nomear; pensar numa frase simples.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que ambiente você se sente sem instrução, e como seria falar ali só do que viu e ouviu?',
        listen: 'Valorizar o testemunho pequeno.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Já foi punido por ter feito o bem? O que sobrou: amargura, vergonha, liberdade?',
        listen: 'Trabalho, família; escutar.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Depois de muitos anos, o que você ainda viu e ouviu nesta semana, ou as notícias são todas antigas?',
        listen: 'Convívio presente com Jesus.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Como chega aos seus ouvidos a frase nenhum outro nome: promessa, exagero, convite, incômodo?',
        listen: 'Agradecer a sinceridade; não debater.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que mania, sotaque ou frase você pegou de tanto conviver com alguém?',
        bridge: 'Os juízes olharam dois pescadores e descobriram na hora com quem tinham andado.',
      },
      {
        text: 'Que objeto rejeitado você aproveitou: porta velha, pneu, caixote, pedra? O que virou?',
        bridge: 'Pedro fala de uma pedra que os construtores jogaram fora.',
        for: ['adults', 'men', 'women', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre uma conversa recente em que você engoliu o que queria dizer. Onde ficou presa: garganta, peito?',
      bridge: 'Dois homens diziam não poder calar. Escute o que saía deles.',
    },
    complete: [
      {
        name: 'Depoimento',
        text: 'Preencha como testemunha: Eu vi … . Eu ouvi … . Não entendo ainda … . Mas uma coisa não consigo negar: … .',
      },
      {
        name: 'Muro e pedra',
        text: 'Desenhe um muro de pedras com os nomes em que você se apoia: … , … , … . Qual pedra, se sair, derruba o resto? Escreva o nome dela na quina e ao lado o de Jesus: o que muda? … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa, sem discurso, uma coisa que você viu Jesus fazer. Só o que viu e ouviu.',
        tell: 'Até onde a voz foi firme.',
      },
      {
        do: 'Faça um bem visível a alguém de quem ninguém cuida e, se perguntarem por quê, diga o nome.',
        tell: 'Se perguntaram, e como você respondeu.',
      },
    ],
    children: {
      truth: 'Só Jesus salva, e eu posso falar dele.',
      to7: {
        story:
          'Pedro e João ajudaram um homem que não andava. E sabe o que aconteceu? Foram presos! De manhã, uns homens importantes perguntaram bem sérios: quem deu poder a vocês? Pedro não tremeu. O Espírito Santo deu coragem a ele. Foi Jesus, disse. Ele é como a pedra mais importante da casa. Só ele salva a gente! Os homens cochicharam: eles nem estudaram muito, mas são corajosos. Ah, é porque andaram com Jesus! Mandaram os dois ficarem calados. Pedro e João responderam: desculpem, mas a gente não consegue. Precisamos contar o que vimos e ouvimos.',
        activity:
          'Empilhem blocos com a pedra principal embaixo, no canto, escrita Jesus. Tirem-na de leve e vejam o que acontece.',
        questions: [
          'Por que Pedro e João foram presos?',
          'Quem deu coragem a Pedro?',
          'O que você pode contar sobre Jesus?',
        ],
      },
      to12: {
        story:
          'Na sala havia os homens mais poderosos da cidade, com roupas caras e muitos anos de estudo. No meio deles, dois pescadores que tinham dormido na cadeia. O crime? Um homem que nunca andara agora estava de pé ao lado deles. Em nome de quem vocês fizeram isso?, perguntaram. O mesmo Pedro que, com medo, tinha dito não conheço Jesus, respondeu cheio do Espírito: em nome de Jesus, que vocês crucificaram e Deus ressuscitou. Ele é a pedra que os construtores jogaram fora e que virou a mais importante. Só nele há salvação. Os chefes ficaram espantados. Esses dois não têm estudo! Então entenderam: andaram com Jesus. Proibiram os dois de falar. Eles responderam com respeito: julguem se é certo obedecer mais a vocês do que a Deus. Não podemos calar o que vimos e ouvimos.',
        activity:
          'Encenem o tribunal: juízes, Pedro, João e o homem curado, que não fala nada, só fica de pé e anda.',
        questions: [
          'O que mudou em Pedro desde a noite da fogueira?',
          'O que os chefes perceberam nos dois?',
          'Quando é difícil para você falar de Jesus?',
        ],
      },
      challenge: 'Conte a um amigo uma coisa boa que Jesus fez na sua vida.',
    },
    prayer:
      'Jesus, pedra que jogamos fora e que Deus pôs na quina, sustenta-nos. Faz a gente andar tanto contigo que os outros percebam. Solta a voz presa na garganta, e que ela saia firme e mansa. Amém.',
    leader: {
      lost: 'Pode virar debate sobre a salvação de quem nunca ouviu. Diga que é pergunta séria, que há respostas diferentes, e volte ao que Pedro fazia: oferecer um nome a quem estava na frente.',
      tender:
        'Homens sem instrução: quem não pôde estudar pode encolher ou crescer aqui. Cuide para que ninguém seja corrigido ao ler. Quem perdeu emprego ou família por causa da fé merece escuta longa.',
      differ:
        'Todos os cristãos confessam que a salvação vem por Jesus. Se ele alcança também quem nunca ouviu o seu nome, uns dizem que só pela fé consciente, outros esperam que a misericórdia dele vá além do que vemos. Quando desobedecer a autoridades também se pesa de modos diferentes; aqui a ordem proibia falar de Jesus.',
    },
    comfort:
      'Você não precisa ter palavras bonitas. O homem curado só ficou de pé ali, e bastou. Há dias em que estar de pé já é testemunho.',
    closing: 'Esteja com ele. O resto se nota.',
    words: [
      'nenhum outro nome',
      'em nenhum outro ha salvacao',
      'pedra rejeitada',
      'pedra angular',
      'sem instrucao',
      'iletrados',
      'haviam estado com jesus',
      'nao podemos deixar de falar',
      'sinedrio',
      'anas',
      'caifas',
      'ousadia de pedro',
      'obedecer a deus',
    ],
  },
  {
    verses: '4:23-31',
    key: '4:29',
    title: 'A oração de quem foi ameaçado',
    theme: 'orar por coragem',
    themes: ['oracao', 'medo', 'missao', 'espirito'],
    idea: 'Ameaçada, a igreja não pede que o perigo vá embora: lembra quem é Deus, conta-lhe o que ouviu e pede ousadia para continuar falando.',
    context:
      'Pedro e João passaram a noite presos por causa da cura na porta Formosa. De manhã, soltos, ouviram a proibição: nem mais uma palavra nesse nome. Vão direto para junto dos amigos.',
    retold: [
      {
        verses: '4:23-24',
        says: 'Pedro e João contam aos companheiros tudo o que os chefes disseram. Todos juntos levantam a voz ao Deus que fez o céu, a terra e o mar.',
      },
      {
        verses: '4:25-28',
        says: 'Os irmãos lembram o que Davi disse: reis e povos se juntam contra o Senhor e seu Ungido. Assim Herodes e Pilatos se uniram contra Jesus, como Deus havia determinado antes.',
      },
      {
        verses: '4:29-31',
        says: 'Os irmãos pedem que Deus veja as ameaças, lhes dê ousadia para falar e estenda a mão para curar. O lugar treme, e todos ficam cheios do Espírito Santo.',
      },
    ],
    read: {
      verses: '4:23-31',
      how: 'Um lê 23; a oração (24-30), todos de pé, em uníssono e devagar; outro lê 31.',
    },
    observe: [
      {
        ask: 'Com quem os dois vão falar assim que são soltos, e o que o grupo faz ao ouvir?',
        verses: '4:23-24',
        listen: 'Com os companheiros; levantam a voz a Deus.',
      },
      {
        ask: 'O que a oração lembra de Deus antes de pedir qualquer coisa?',
        verses: '4:24-28',
        listen: 'Criador, que falou por Davi, que governa até o complô.',
      },
      {
        ask: 'Quais são os pedidos, e o que acontece depois do amém?',
        verses: '4:29-31',
        listen: 'Ousadia, e que Deus estenda a mão; o lugar treme, eles falam.',
      },
    ],
    interpret: [
      {
        ask: 'Por que levar tanto tempo falando de quem Deus é, com os inimigos na esquina?',
        verses: '4:24-28',
        listen: 'O problema volta ao seu tamanho.',
        follow: 'Quantas linhas as nossas orações gastam com Deus e quantas com o problema?',
      },
      {
        ask: 'Eles pedem que Deus observe as ameaças, e não que as apague. O que há de maduro nesse pedido?',
        verses: '4:29',
        listen: 'Aceitam o risco da missão e entregam o resultado.',
      },
      {
        ask: 'Eles já tinham recebido o Espírito em Pentecostes. Por que precisam ser cheios de novo?',
        verses: '4:31',
        listen: 'Coragem não fica estocada; renova-se na oração.',
      },
    ],
    live: [
      {
        ask: 'Quem são os seus companheiros do versículo 23, aqueles para quem você corre com uma notícia ruim?',
        listen: 'Se faltar nome, o grupo toma nota.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Em que situação da faculdade, da escola ou do trabalho você engole o nome de Jesus para evitar problema?',
        listen: 'Sem bravata; coragem com bom senso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que tem ameaçado vocês dois ultimamente, e como seria contar isso a Deus em voz alta, juntos?',
        listen: 'Uma oração de três frases.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se o problema não sair do lugar, de que coragem você vai precisar amanhã de manhã?',
        listen: 'Pedido específico.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Se há muito tempo ninguém estranha nem ameaça a sua fé, o que isso pode dizer sobre ela?',
        listen: 'Conforto, silêncio, bolha.',
        for: ['long-believers'],
      },
      {
        ask: 'O que a sua família disse, ou poderia dizer, ao saber que você está se aproximando de Jesus?',
        listen: 'Acolha o conflito; não estimule rompimento.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Do que você morria de medo aos oito anos, e como atravessava o corredor escuro?',
        bridge:
          'Correr para junto de alguém é um bom começo. A igreja fez isso, e depois falou com Deus.',
      },
      {
        text: 'Qual frase de bronca ou ameaça de professor, chefe ou síndico ficou famosa na sua história?',
        bridge:
          'Pedro e João chegaram contando a ameaça que tinham ouvido. Vejam o que os amigos fizeram com ela.',
        for: ['young', 'teens', 'adults', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Fale baixinho o nome de uma coisa que Deus fez: o mar, uma árvore, um rosto. Demore-se nela.',
      bridge: 'A oração de hoje começa assim, bem antes do problema.',
    },
    complete: [
      {
        name: 'Oração em três andares',
        text: 'Andar de cima, quem Deus é: Senhor, tu que … . Andar do meio, o que está acontecendo: olha para … . Térreo, o que peço para continuar de pé: dá-me coragem de … .',
      },
      {
        name: 'Tirar ou dar',
        text: 'Anote três pedidos que costumam começar com tira de mim: … , … , … . Reescreva cada um começando com dá-me: … , … , … . Qual versão soa mais verdadeira?',
      },
    ],
    challenges: [
      {
        do: 'Faça uma vez aquilo que o medo tem adiado: a conversa, a denúncia, o convite, o pedido de ajuda, depois de orar com alguém.',
        tell: 'o que o medo dizia que ia acontecer e o que aconteceu.',
      },
      {
        do: 'Ore cada dia por cristãos perseguidos em um país, pelo nome do país.',
        tell: 'o que você descobriu sobre eles e o que mudou na sua oração.',
      },
    ],
    children: {
      truth: 'Quando tenho medo, peço coragem a Deus.',
      to7: {
        story:
          'Pedro e João falaram de Jesus, e uns homens importantes ficaram bravos: não falem mais esse nome! Os dois correram para a casa dos amigos e contaram tudo. E agora? Será que iam se esconder debaixo da cama? Não! Todos juntos começaram a orar: Deus, o Senhor fez o céu, o mar, os peixes, tudo! O Senhor é maior que eles. Dá coragem para a gente! Quando disseram amém, a casa tremeu, vrrrum! O Espírito Santo os encheu de coragem. E eles saíram falando de Jesus outra vez.',
        activity:
          'De mãos dadas, batam os pés no chão, de leve e depois forte, e terminem com um amém bem alto.',
        questions: [
          'O que os homens bravos disseram?',
          'O que os amigos pediram a Deus?',
          'Para que você precisa de coragem?',
        ],
      },
      to12: {
        story:
          'Pedro e João dormiram na cadeia por terem ajudado um homem a andar. De manhã, os chefes avisaram: se falarem mais uma vez de Jesus, vão se arrepender. O que você pediria a Deus numa hora dessas? Talvez: tira esses homens daqui! A igreja se reuniu, ouviu a história e orou de um jeito diferente. Primeiro, lembraram quem é Deus: tu fizeste o céu, a terra e o mar. Lembraram um salmo. Lembraram que também contra Jesus se juntaram os poderosos, e não adiantou. Só então pediram, e olhe o pedido: Senhor, vê as ameaças deles, e dá-nos coragem para falar. Não pediram para fugir, nem para dar o troco. Quando terminaram, o lugar tremeu, e todos ficaram cheios do Espírito. O medo talvez não tenha sumido. Mas já não mandava neles.',
        activity:
          'Cada um escreve um medo numa pedra com giz; em roda, leem o versículo 24 e lavam as pedras numa bacia.',
        questions: [
          'O que eles lembraram de Deus antes de pedir?',
          'Por que não pediram para fugir?',
          'Qual é a diferença entre não ter medo e ter coragem?',
        ],
      },
      challenge: 'Faça uma coisa boa de que você tem um pouco de medo, depois de orar com alguém.',
    },
    prayer:
      'Senhor, tu fizeste o céu, a terra e o mar, e nós cabemos na tua mão. Olha para o que nos ameaça. Não pedimos fuga; pedimos voz firme, coração manso e a tua mão estendida. Enche-nos outra vez. Amém.',
    leader: {
      lost: 'Alguém vai comparar com política ou reclamar que cristãos são perseguidos no Brasil. Seja sóbrio: há irmãos presos hoje por se reunirem. Orem por eles e voltem ao próprio medo.',
      tender:
        'Ameaça, para alguns, é marido, ex, patrão ou tráfico. Aguentar calado não é ousadia. Se alguém estiver em perigo, não mande orar e enfrentar sozinho: 190 na hora, Ligue 180 para mulheres, Disque 100 para crianças e idosos.',
    },
    comfort:
      'Eles foram para os seus. Se a ameaça veio de uma doença, de um telefonema, de uma data, você também pode ir para os seus e não ter de explicar nada. Alguém começa a oração no seu lugar.',
    closing: 'Não pediram menos perigo; pediram mais coragem.',
    words: [
      'ousadia',
      'intrepidez',
      'ameacas',
      'olha para as suas ameacas',
      'tremeu o lugar',
      'agitou se o lugar',
      'oracao da igreja',
      'pedro e joao',
      'soltos',
      'gentios se enfurecem',
      'herodes e poncio pilatos',
      'unanimes',
    ],
  },
  {
    verses: '4:32-37',
    key: '4:32',
    title: 'O apelido de Barnabé',
    theme: 'a generosidade que consola',
    themes: ['generosidade', 'comunhao', 'graca', 'proximo'],
    idea: 'Onde há muita graça, o que é meu deixa de ser muro; e um homem que ninguém conhecia vira, pelo que faz com o que tem, filho da consolação.',
    context:
      'Depois de orar por coragem, a igreja mostra outra forma dela: abrir mão. Lucas resume a vida do grupo e aproxima a lente de um levita de Chipre, José. Quase ninguém se lembra desse nome, porque os apóstolos lhe deram outro.',
    retold: [
      {
        verses: '4:32-33',
        says: 'Os que creem têm um só coração e uma só alma, e ninguém chama de seu o que possui. Os apóstolos testemunham com poder a ressurreição de Jesus.',
      },
      {
        verses: '4:34-35',
        says: 'Não há nenhum necessitado entre os irmãos. Quem tem terra ou casa vende, põe o valor aos pés dos apóstolos, e se reparte conforme a necessidade de cada um.',
      },
      {
        verses: '4:36-37',
        says: 'José, que os apóstolos chamam de Barnabé, “filho da consolação”, vende um campo que tem. Traz o dinheiro e o põe aos pés dos apóstolos.',
      },
    ],
    read: {
      verses: '4:32-37',
      how: 'Uma pessoa lê 32-35; outra apresenta Barnabé (36-37) como quem apresenta um amigo.',
    },
    observe: [
      {
        ask: 'O que o texto diz do coração, da boca e das coisas dos que criam?',
        verses: '4:32',
        listen: 'Um só coração; ninguém dizia meu; tudo comum.',
      },
      {
        ask: 'O que aparece junto no versículo 33, e qual é o resultado no 34?',
        verses: '4:33-34',
        listen: 'Testemunho com poder, muita graça; nenhum necessitado.',
      },
      {
        ask: 'O que ficamos sabendo de José, e o que ele fez?',
        verses: '4:36-37',
        listen: 'Levita, de Chipre, apelidado Barnabé; vendeu e entregou.',
      },
    ],
    interpret: [
      {
        ask: 'Que ligação Lucas sugere entre crer na ressurreição e conseguir soltar um campo?',
        verses: '4:33-35',
        listen: 'Quem tem futuro garantido não precisa se agarrar.',
      },
      {
        ask: 'A distribuição era “segundo a necessidade”. Por que isso é diferente de dar igual para todos, ou de dar a quem pede mais alto?',
        verses: '4:35',
        listen: 'Exige conhecer as pessoas e olhar com justiça.',
        follow: 'Quem sabe hoje das necessidades escondidas do nosso grupo?',
      },
      {
        ask: 'Um apelido nasce do que as pessoas veem. O que os apóstolos devem ter visto para chamar alguém de filho da consolação?',
        verses: '4:36-37',
        listen: 'Um jeito repetido de animar, acolher, repartir.',
      },
    ],
    live: [
      {
        ask: 'Se o grupo lhe desse um apelido pelo que você faz com o que tem, qual seria, e qual você gostaria que fosse?',
        listen: 'Leveza; ninguém batiza o outro sem carinho.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Que objeto seu você defende com um isso é meu na ponta da língua?',
        listen: 'Fone, carro, quarto, panela; riso revelador.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que na sua casa daria para virar nosso sem que ninguém ficasse pobre?',
        listen: 'Furadeira, assinatura, vaga, livro, ferramentas.',
        for: ['couples', 'parents', 'singles'],
      },
      {
        ask: 'Quem foi Barnabé para você, alguém que apostou e consolou numa hora ruim?',
        listen: 'Histórias; podem virar mensagens de gratidão.',
        for: ['long-believers', 'new-believers', 'elderly'],
      },
      {
        ask: 'Que experiência, boa ou ruim, você já teve com dinheiro e igreja?',
        listen: 'Escute sem defender; é ferida comum.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Qual consolo concreto você teria coragem de aceitar hoje: comida, companhia, uma conta paga?',
        listen: 'Aceitar também é comunhão. Providencie.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelidos existem na sua família, e qual tem a melhor história?',
        bridge: 'O apelido de José conta quem ele era. Pegou tanto que virou nome.',
      },
      {
        text: 'O que você nunca empresta, nem para a sua mãe?',
        bridge: 'Todo mundo tem o seu isto não. Lucas conta de uma gente que foi soltando.',
        for: ['teens', 'young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Feche a mão em volta de algo seu. Abra. Feche e abra mais uma vez, notando a diferença no braço.',
      bridge: 'É sobre esse movimento que o texto fala.',
    },
    complete: [
      {
        name: 'Inventário sem vergonha',
        text: 'Liste cinco coisas que você chama de minhas: … . Ponha ao lado de cada uma M (só minha), E (empresto) ou N (já é nossa). Escolha uma para mudar de letra e escreva com quem: …',
      },
      {
        name: 'Cartão de consolação',
        text: 'Pense em alguém triste e complete o cartão, para entregar: Não sei dizer muito. Posso fazer … por você no dia … . Não precisa responder. Assinado: …',
      },
    ],
    challenges: [
      {
        do: 'Descubra uma necessidade real de alguém próximo e cubra uma parte dela sem que a pessoa saiba de onde veio.',
        tell: 'como descobriu sem constranger, sem contar quem era.',
      },
      {
        do: 'Seja Barnabé por um dia: apresente, recomende ou defenda alguém que ninguém está chamando.',
        tell: 'o que aconteceu com a postura dessa pessoa.',
      },
    ],
    children: {
      truth: 'Deus me deu muito para eu dividir.',
      to7: {
        story:
          'Entre os amigos de Jesus havia um homem chamado José. Ele morava longe, numa ilha no meio do mar. José tinha um terreno só dele. Um dia ele viu pessoas sem comida e sem cobertor, e o coração ficou apertado. Pensou, pensou, e vendeu o terreno. Pegou o dinheiro e levou aos apóstolos: repartam com quem precisa! As pessoas ficaram tão contentes que lhe deram um apelido bonito: Barnabé, que quer dizer filho da consolação. É como dizer: aquele que abraça o coração da gente. E ninguém passava necessidade naquele grupo.',
        activity:
          'Cada criança escolhe um brinquedo em bom estado para dar e faz para ele uma etiqueta: com carinho, de … .',
        questions: [
          'O que José vendeu?',
          'Que apelido ele ganhou?',
          'O que você pode dividir com alguém?',
        ],
      },
      to12: {
        story:
          'Existe apelido que machuca e apelido que honra. José ganhou um dos bons. Ele vinha de Chipre, uma ilha, e entrou para o grupo dos que acreditavam em Jesus. Ali acontecia uma coisa curiosa: ninguém vivia dizendo isto é meu, tire a mão. Quando alguém passava aperto, quem tinha um terreno ou uma casa vendia, e o dinheiro era repartido conforme a necessidade. A viúva que precisava de remédio recebia para o remédio; a família sem teto recebia para o teto. Não era obrigação. Era tanta graça de Deus que as mãos foram se abrindo. Um dia, José vendeu o seu campo e trouxe tudo. Os apóstolos olharam para ele e disseram: você é Barnabé, filho da consolação! E o apelido pegou. Mais tarde, foi ele quem estendeu a mão a um homem de quem todos tinham medo, chamado Saulo.',
        activity:
          'Em roda, inventem para cada um um apelido de honra, baseado em algo bom que ele faz, e escrevam num crachá.',
        questions: [
          'Como eles decidiam quanto cada um recebia?',
          'O que quer dizer Barnabé?',
          'Que apelido você gostaria de merecer?',
        ],
      },
      challenge: 'Empreste com alegria, nesta semana, algo que você costuma guardar só para si.',
    },
    prayer:
      'Pai, há tanta graça, e a nossa mão ainda fecha. Abre um dedo por dia. Mostra a necessidade que se esconde ao nosso lado e faz de nós filhos e filhas da consolação. Em nome de Jesus, que deu tudo. Amém.',
    leader: {
      lost: 'A parte seguinte (Ananias e Safira) vai ser lembrada. Diga que o pecado ali foi a mentira, não guardar o terreno: Pedro afirma que era deles. Fique hoje com Barnabé.',
      tender:
        'Há dívidas, desemprego e também gente que já foi pressionada a dar o que não tinha. Não faça coleta hoje. Se aparecer uma necessidade urgente, trate-a depois, com discrição e mais de uma pessoa.',
    },
    comfort:
      'Havia ali gente que só recebia, e isso também era ser igreja. Alguém se lembra de você pela sua falta, não pela sua utilidade. Deixe que um Barnabé chegue perto.',
    closing: 'Sobre todos eles havia grande graça.',
    words: [
      'barnabe',
      'filho da consolacao',
      'levita',
      'chipre',
      'um so coracao',
      'coracao e alma',
      'todas as coisas lhes eram comuns',
      'nenhum necessitado',
      'aos pes dos apostolos',
      'vendeu um campo',
      'grande graca',
      'ananias e safira',
    ],
  },
  {
    verses: '5:1-16',
    key: '5:4',
    title: 'A oferta que fingia ser inteira',
    theme: 'a verdade diante de Deus',
    themes: ['santidade', 'generosidade', 'comunhao', 'lingua'],
    idea: 'Ninguém era obrigado a dar; o que adoeceu a casa foi fingir diante de Deus, e ele leva a sério a verdade da comunidade em que o Espírito mora.',
    context:
      'Logo antes, Barnabé vende um campo e entrega tudo com alegria, e entre os irmãos não falta nada a ninguém (4:32-37). Ananias e Safira querem a mesma fama por um preço menor. Os dois morrem diante de Pedro. É uma das páginas mais duras do Novo Testamento, e Lucas não a esconde. Depois dela (12-16), doentes são curados nas ruas e muitos creem.',
    retold: [
      {
        verses: '5:1-6',
        says: 'Ananias vende uma propriedade e esconde parte do valor, e a esposa sabe. Pedro lhe diz que o dinheiro era dele, mas que mentiu a Deus, e Ananias cai morto.',
      },
      {
        verses: '5:7-11',
        says: 'Safira chega três horas depois, sem saber de nada, e confirma o mesmo valor. Pedro pergunta por que combinaram tentar o Espírito do Senhor, e ela também morre.',
      },
      {
        verses: '5:12-14',
        says: 'Os apóstolos fazem muitos sinais e se reúnem no pórtico de Salomão. Os outros não ousam se juntar, mas o povo os estima, e muitos creem no Senhor.',
      },
      {
        verses: '5:15-16',
        says: 'O povo põe os doentes em macas pela rua, para que ao menos a sombra de Pedro os cubra. Todos são curados.',
      },
    ],
    read: {
      verses: '5:1-11',
      how: 'Um narrador e um Pedro, sem teatro. No fim, um minuto de silêncio, e alguém lê sozinho os versículos 12 a 14 como continuação.',
    },
    observe: [
      {
        ask: 'O que o casal vendeu, o que guardou e o que apresentou?',
        verses: '5:1-2',
        listen: 'Propriedade; parte do valor; uma parte como se fosse tudo, combinados.',
      },
      {
        ask: 'Que liberdade Pedro lembra que eles tinham, antes e depois da venda?',
        verses: '5:4',
        listen: 'Podiam não vender, e o dinheiro era deles.',
      },
      {
        ask: 'Que chance Safira recebe, e o que responde?',
        verses: '5:8',
        listen: 'Pedro pergunta o valor; ela confirma a mentira.',
      },
      {
        ask: 'Que sentimento toma a igreja?',
        verses: '5:5, 5:11',
        listen: '“um grande temor”, duas vezes.',
      },
    ],
    interpret: [
      {
        ask: 'Se podiam ficar com o dinheiro, qual foi exatamente a culpa?',
        verses: '5:3-4',
        listen: 'Mentir, comprar imagem de santo; não a quantia.',
        follow: 'Por que era tentador parecer com Barnabé?',
      },
      {
        ask: 'Mentiram ao grupo, e Pedro diz que foi a Deus. O que isso revela sobre quem mora no meio da igreja?',
        verses: '5:3-4, 5:9',
        listen: 'O Espírito; enganar os irmãos é enganá-lo.',
      },
      {
        ask: 'O casal entrou em acordo. Quando é que a combinação entre duas pessoas deixa de ser união?',
        verses: '5:2, 5:9',
        listen: 'Quando um ajuda o outro a esconder, em vez de ajudar a sair.',
      },
      {
        ask: 'Pedro não ordena a morte. O que o texto conta e o que deixa sem explicar?',
        verses: '5:5, 5:10-11',
        listen:
          'Caíram e expiraram; Deus é santo; não é regra repetida com todo mentiroso. Temor, não curiosidade.',
      },
    ],
    live: [
      {
        ask: 'Em que ponto você parece melhor na igreja do que na cozinha de casa?',
        listen: 'Rir um pouco; não confessar à força.',
      },
      {
        ask: 'Foto, legenda, vida perfeita: o que você já postou como inteiro e era só uma parte?',
        listen: 'Pressão de imagem; alívio de ser visto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Vocês já combinaram uma versão? Que segredo do casal pede para ser trocado pela verdade?',
        listen: 'Dívida, gasto, vício; conversar em casa, não na roda.',
        for: ['couples'],
      },
      {
        ask: 'Safira ouviu uma pergunta e podia ter parado ali. Quem teria licença para perguntar a você com amor?',
        listen: 'Amizade que protege.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Dar menos e dizer que é menos: por que isso é mais difícil do que parece?',
        listen: 'Vaidade, comparação; Deus recebe a parte honesta.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que medo esta página desperta em você, e o que gostaria de perguntar a Deus sobre ela?',
        listen: 'Não corrigir; a pergunta é boa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que mentirinha de criança sua caiu por um detalhe bobo: boca suja de chocolate, irmão delator, bilhete rasurado?',
        bridge: 'Aquelas davam castigo e riso. Hoje o assunto é quando a gente cresce e continua.',
      },
      {
        text: 'O que você já arrumou correndo antes da visita, enfiando tudo no armário?',
        bridge: 'Um casal tentou fazer isso com o coração, diante de Deus.',
        for: ['women', 'adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Abra uma gaveta bagunçada e olhe para ela sem arrumar nada.',
      bridge: 'Deus já vê a gaveta. Leia sem precisar fechá-la.',
    },
    complete: [
      {
        name: 'Parte e todo',
        text: 'Desenhe uma moeda. Pinte a parte que você entrega de verdade (tempo, dinheiro, afeto): … . Na parte branca, escreva sem vergonha: ainda seguro … porque … . Mostre a moeda a Deus como está.',
      },
      {
        name: 'A resposta de Safira',
        text: 'Foi por este valor? Escreva a resposta que teria aberto a porta: Não, na verdade … . Tive medo de … . Preciso de ajuda para … .',
      },
    ],
    challenges: [
      {
        do: 'Corrija nesta semana uma versão enfeitada que você contou: procure a pessoa e diga o que faltou.',
        tell: 'Que cara a verdade fez.',
      },
      {
        do: 'Dê alguma coisa em segredo, sem post e sem comentário, do tamanho que for verdadeiro para você.',
        tell: 'Só se conseguiu ficar calado; o que deu, não conte.',
      },
    ],
    children: null,
    prayer:
      'Espírito Santo, que moras entre nós, sabes a parte e o todo. Livra-nos de comprar fama com oferta. Dá-nos irmãos a quem dizer não era bem assim. Recebe o pouco honesto, e cura o que fingimos. Amém.',
    leader: {
      lost: 'A pergunta por que Deus foi tão duro domina. Diga que também estranhamos, que a igreja daquele dia tremeu, e que o texto mostra o porquê da gravidade sem dar tudo explicado. Não há parte para crianças: leia outra história com elas.',
      tender:
        'Há igrejas que usaram esta página para arrancar dinheiro ou calar quem denuncia. Diga claro: Pedro afirmou que ninguém era obrigado a dar. Medo de cair morto aflige pessoas sensíveis: lembre que o próprio Pedro mentiu, três vezes, e foi perdoado. Abuso espiritual ou financeiro merece escuta a sós.',
      differ:
        'Se Ananias e Safira eram crentes e se perderam, ou se foram disciplinados e ainda assim são de Deus, os cristãos divergem; o texto não diz. Também se lê de modos diferentes o quanto a partilha de bens daquela igreja é regra hoje.',
    },
    comfort:
      'Se você vive cansado de parecer bem, aqui vai um alívio escondido na página dura: era sua, podia ficar com ela. Deus nunca pediu o fingimento.',
    closing: 'Menos brilho, mais verdade. Deus recebe a parte honesta.',
    words: [
      'ananias e safira',
      'safira',
      'ananias',
      'mentir ao espirito',
      'mentiste',
      'parte do valor',
      'reteve',
      'aos pes dos apostolos',
      'grande temor',
      'propriedade',
      'sombra de pedro',
      'expirou',
    ],
  },
  {
    verses: '5:17-42',
    key: '5:29',
    title: 'Soltos de noite, de volta de manhã',
    theme: 'obedecer a Deus primeiro',
    themes: ['obediencia', 'missao', 'sofrimento', 'espirito'],
    idea: 'Presos, soltos por um anjo e açoitados, os apóstolos obedecem a Deus e não ao medo, e ninguém consegue parar uma obra que vem dele.',
    context:
      'Os chefes já tinham proibido o nome de Jesus (4:18). Por inveja, prendem todos os apóstolos. De noite um anjo abre a porta e manda voltar ao Templo; de manhã, a cadeia está trancada e vazia, e os presos, ensinando. Trazidos sem violência ao conselho, eles respondem. A raiva ferve, e um fariseu respeitado pede a palavra.',
    retold: [
      {
        verses: '5:17-20',
        says: 'O sumo sacerdote manda prender os apóstolos. De noite, um anjo do Senhor os solta e os manda falar ao povo no Templo.',
      },
      {
        verses: '5:21-28',
        says: 'Os guardas acham a prisão fechada, e ninguém dentro. Buscados no Templo, os apóstolos ouvem que encheram Jerusalém com o ensino proibido.',
      },
      {
        verses: '5:29-33',
        says: 'Pedro responde que é mais necessário obedecer a Deus do que às pessoas. Deus ressuscitou Jesus para dar perdão, e o conselho se enfurece.',
      },
      {
        verses: '5:34-39',
        says: 'Gamaliel, mestre da Lei, aconselha soltá-los: se a obra for humana, ela se destrói, e se for de Deus, ninguém a vence.',
      },
      {
        verses: '5:40-42',
        says: 'Os apóstolos são açoitados e saem alegres por sofrer humilhação pelo nome de Jesus. Todo dia continuam ensinando.',
      },
    ],
    read: {
      verses: '5:29-40',
      how: 'Contem antes, rindo um pouco, a cena da cadeia vazia (21-25). Um lê os apóstolos, outro Gamaliel. Terminem com alguém lendo 41 e 42.',
    },
    observe: [
      {
        ask: 'Que frase abre a defesa, e o que eles afirmam de Jesus?',
        verses: '5:29-31',
        listen: 'Obedecer a Deus; Deus o ressuscitou, exaltou Príncipe e Salvador, para perdão.',
      },
      { ask: 'Que duas testemunhas aparecem?', verses: '5:32', listen: 'Eles e o Espírito Santo.' },
      {
        ask: 'O que Gamaliel lembra, e que conselho dá?',
        verses: '5:35-39',
        listen: 'Teudas e Judas passaram; deixem; se é de Deus, não se destrói.',
      },
      {
        ask: 'Concordaram com ele. E o que fizeram assim mesmo?',
        verses: '5:40',
        listen: 'Açoitaram, proibiram e soltaram.',
      },
    ],
    interpret: [
      {
        ask: 'O anjo abriu a cadeia só para mandá-los de volta ao perigo. Que liberdade é essa, que aparece na resposta deles?',
        verses: '5:29',
        listen: 'Livres por dentro; solto para falar, não para fugir.',
      },
      {
        ask: 'Diante dos que o mataram, anunciam que Deus quer dar arrependimento e perdão a Israel. O que isso conta do coração deles?',
        verses: '5:30-31',
        listen: 'Não querem vingança; oferecem salvação ao próprio juiz.',
      },
      {
        ask: 'Gamaliel acerta no que diz e fica em cima do muro. Que valor e que limite tem o conselho dele?',
        verses: '5:38-39',
        listen:
          'Prudência salva vidas; mas ele não responde a Jesus. E nem tudo que cresce é de Deus.',
        follow: 'Quando esperar para ver é sábio, e quando é fuga?',
      },
    ],
    live: [
      {
        ask: 'Que ordem você já recebeu, no trabalho ou em casa, que brigava com a sua consciência? O que fez?',
        listen: 'Respeito e preço; sem heróis.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na pressão do grupo, qual seria o seu é mais necessário obedecer a Deus, dito sem pose?',
        listen: 'Cola, festa, zoação, foto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que cadeia Deus já tirou você, e para onde mandou voltar?',
        listen: 'Testemunho com os pés no chão.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Existe alguma obra que você tenta empurrar com força própria e que talvez pedisse o teste de Gamaliel?',
        listen: 'Projeto, ministério, relacionamento.',
        for: ['long-believers', 'singles', 'adults'],
      },
      {
        ask: 'Saíram alegres, apanhados. Que humilhação sua por causa do bem ainda amarga, e o que ajudaria?',
        listen: 'Não cobrar alegria; ouvir a dor.',
      },
      {
        ask: 'Eles não paravam, no Templo e pelas casas. Por que porta da sua casa a boa notícia poderia entrar?',
        listen: 'Mesa, calçada, hora de dormir.',
        for: ['parents', 'couples', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte um caso de tranca: ficou preso no banheiro, perdeu a chave, trancou-se do lado de fora de pijama.',
        bridge: 'Os guardas de Jerusalém tiveram um caso melhor: tudo trancado, e ninguém dentro.',
      },
      {
        text: 'Quem era, na sua família, o sábio que acalmava briga com uma frase?',
        bridge: 'Um homem assim se levantou no conselho, e o resto da sala parou para ouvir.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Tranque e destranque uma porta, devagar. Repare no som.',
      bridge: 'Numa noite, uma porta se abriu sem chave. E a ordem foi: voltem.',
    },
    complete: [
      {
        name: 'Ordem de cima',
        text: 'Complete em três linhas: Mandam-me calar sobre … . Deus me pede … . Respeitando as pessoas, eu vou … .',
      },
      {
        name: 'Teste do tempo',
        text: 'Liste três coisas em que você põe força: … , … , … . Ao lado, escreva o que aconteceria a cada uma se você soltasse por um mês: … . O que isso conta? … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um lugar em que você costuma silenciar a sua consciência e diga ali, com calma, uma frase verdadeira.',
        tell: 'Quanto custou e quanto pesou menos depois.',
      },
      {
        do: 'Abra a sua casa uma hora nesta semana para um vizinho, com café e uma história de Jesus.',
        tell: 'Quem veio, e o que perguntou.',
      },
    ],
    children: {
      truth: 'Obedecer a Deus vem primeiro.',
      to7: {
        story:
          'Uns homens importantes estavam com inveja dos amigos de Jesus e os puseram na cadeia. Clique! Porta trancada. De noite, um anjo de Deus chegou bem quietinho e abriu tudo. Saiam e contem ao povo sobre esta vida nova! De manhã, os guardas foram buscar os presos. A porta estava fechada, os soldados no lugar, mas… cadê eles? Estavam no Templo, ensinando! Os chefes ficaram muito bravos. Pedro falou: a gente precisa obedecer a Deus primeiro. Um professor muito respeitado disse: deixem, porque ninguém consegue parar o que Deus faz. E os amigos de Jesus continuaram contando a boa notícia.',
        activity:
          'Pique-cadeia: quem está preso sai quando alguém, o anjo, toca e diz: vá contar! Ao sair, fala uma coisa sobre Jesus.',
        questions: [
          'Quem abriu a porta da cadeia?',
          'O que Pedro respondeu aos chefes?',
          'Em que é difícil obedecer a Deus?',
        ],
      },
      to12: {
        story:
          'Imagine a cara dos guardas. Cadeia trancada, sentinelas no posto, e lá dentro ninguém. Na noite anterior, um anjo tinha aberto as portas e dito aos apóstolos: vão ao Templo e falem. Eles podiam ter fugido da cidade. Foram ao Templo ao nascer do sol. Quando os chefes os trouxeram de novo, estavam furiosos: não proibimos vocês de falar desse nome? Pedro e os outros responderam: é mais necessário obedecer a Deus do que às pessoas. Deus ressuscitou Jesus para dar perdão a vocês também! Quase houve uma tragédia. Então levantou-se Gamaliel, um professor respeitado: cuidado. Se isso é coisa de gente, acaba sozinho. Se é de Deus, ninguém derruba. Os apóstolos ainda foram castigados injustamente, mas saíram alegres por pertencer a Jesus. E continuaram, todo dia, no Templo e de casa em casa.',
        activity:
          'Montem uma cena de jornal: repórter entrevista o guarda, um apóstolo e Gamaliel. Cada um responde com o que está no texto.',
        questions: [
          'Por que os apóstolos não fugiram?',
          'Qual foi o conselho de Gamaliel?',
          'Quando alguém pede uma coisa errada, quem pode ajudar você a dizer não?',
        ],
      },
      challenge: 'Se pedirem que você faça algo errado, diga não e conte a um adulto de confiança.',
    },
    prayer:
      'Deus que abres cadeia e mandas voltar, põe a obediência acima do nosso medo. Ensina-nos a respeitar sem calar. Fortalece quem apanha hoje pelo nome de Jesus. E não nos deixes combater o que é teu. Amém.',
    leader: {
      lost: 'O versículo 29 é citado para quase tudo, de imposto a vacina. Pergunte o que, aqui, os homens proibiam: anunciar Jesus. Não leve para a política.',
      tender:
        'A alegria deles na humilhação não é licença para maltratar. Quem apanha em casa não está sofrendo pelo nome: precisa de proteção (Ligue 180, Disque 100, 190).',
      differ:
        'Até onde vai a obediência às autoridades, igrejas e consciências respondem diferente; todas concordam que Deus está acima. O teste de Gamaliel é conselho de um sábio, não promessa de Deus: há mentira que dura muito.',
    },
    comfort:
      'A porta da sua cadeia talvez ainda não tenha aberto. Enquanto isso, há alguém que entra de noite, e há uma obra que não depende da sua força para continuar.',
    closing: 'O que é de Deus ninguém tranca.',
    words: [
      'gamaliel',
      'mais necessario obedecer a deus',
      'importa obedecer a deus',
      'anjo abriu as portas da prisao',
      'portas da prisao',
      'teudas',
      'combatendo contra deus',
      'palavras desta vida',
      'acoitaram',
      'alegres por terem sido',
      'dignos de serem humilhados',
      'sinedrio',
      'de casa em casa',
    ],
  },
  {
    verses: '6:1-7',
    key: '6:3',
    title: 'Quando a comida não chegava para todas',
    theme: 'servir às mesas',
    themes: ['servico', 'justica', 'comunhao', 'sabedoria'],
    idea: 'Uma queixa justa, ouvida a tempo, ensinou a igreja a repartir o cuidado: a mesa das viúvas e a Palavra são, as duas, serviço cheio do Espírito.',
    context:
      'A igreja cresceu depressa, e com ela a primeira reclamação interna. As viúvas que falavam grego ficavam para trás na distribuição diária de comida. Por trás havia língua, origem e costume. Os doze podiam ter abafado o assunto.',
    retold: [
      {
        verses: '6:1-2',
        says: 'Os gregos se queixam de que suas viúvas são deixadas de lado na comida de cada dia. Os doze reúnem todos e dizem que não convém largar a palavra de Deus para servir às mesas.',
      },
      {
        verses: '6:3-4',
        says: 'Os doze pedem que os irmãos escolham sete homens de bom testemunho, cheios do Espírito Santo e de sabedoria. Eles mesmos seguirão na oração e no serviço da palavra.',
      },
      {
        verses: '6:5-7',
        says: 'A proposta agrada a todos. Estêvão, Filipe e mais cinco são escolhidos, e os apóstolos oram e lhes impõem as mãos. Os discípulos se multiplicam, e muitos sacerdotes creem.',
      },
    ],
    read: {
      verses: '6:1-7',
      how: 'Um narrador; duas ou três pessoas leem juntas a fala dos doze (2-4); o grupo lê os nomes do 5.',
    },
    observe: [
      {
        ask: 'Qual é a queixa, de quem parte, e a quem ela atinge?',
        verses: '6:1',
        listen: 'Dos de fala grega; as viúvas deles eram esquecidas.',
      },
      {
        ask: 'O que os doze propõem, e que qualidades exigem de quem vai servir à mesa?',
        verses: '6:2-4',
        listen: 'Sete escolhidos por todos: bom testemunho, Espírito, sabedoria.',
      },
      {
        ask: 'Como termina a história, e o que cresce?',
        verses: '6:5-7',
        listen: 'Oração, mãos impostas; a palavra e o número.',
      },
    ],
    interpret: [
      {
        ask: 'Os nomes dos sete são quase todos gregos. O que significa entregar o cuidado justamente ao grupo que reclamava?',
        verses: '6:5',
        listen: 'Confiança, poder partilhado, solução com quem sofre.',
        follow: 'Como costumamos tratar quem reclama com razão?',
      },
      {
        ask: 'Por que é preciso estar cheio do Espírito e de sabedoria para distribuir comida?',
        verses: '6:3',
        listen: 'Envolve gente, justiça, tato; não é serviço menor.',
      },
      {
        ask: 'Os doze dizem não a uma tarefa boa. O que esse não protege?',
        verses: '6:2-4',
        listen: 'O chamado deles e o espaço dos outros dons.',
      },
    ],
    live: [
      {
        ask: 'Quem fica para trás na nossa distribuição de atenção: quem fala pouco, mora longe, chegou agora?',
        listen: 'Nomes, para agir depois.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Que queixa de alguém de casa você tem tratado como chatice, e talvez seja justa?',
        listen: 'Tarefas, tempo, voz.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'A que coisa boa você precisa dizer não para fazer bem o que é seu?',
        listen: 'Aliviar a culpa de quem faz tudo.',
        for: ['women', 'men', 'long-believers'],
      },
      {
        ask: 'Que tarefa na igreja ou na escola você acha pequena demais para você, e por quê?',
        listen: 'Vaidade escondida; bom humor.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Em que grupo você já se sentiu estrangeiro, do lado que não sabia as senhas?',
        listen: 'Aprender com quem chega.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Qual cuidado do dia a dia ficou descoberto depois que você perdeu quem cuidava junto?',
        listen: 'Coisas práticas: documento, lâmpada, almoço.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Na divisão do último pedaço de pizza, você é o que reparte, o que negocia ou o que já comeu?',
        bridge: 'A primeira crise interna da igreja foi na hora de repartir comida.',
      },
      {
        text: 'Qual foi a reclamação mais bem-humorada que você já ouviu numa fila ou condomínio?',
        bridge: 'Reclamação pode azedar ou melhorar a casa. Os apóstolos tinham uma na mesa.',
        for: ['adults', 'couples', 'elderly', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Lembre da última pessoa que se queixou a você. Repita por dentro as palavras dela, sem se defender.',
      bridge: 'A igreja ouviu uma queixa e cresceu. Leia com esse ouvido.',
    },
    complete: [
      {
        name: 'Lista de distribuição',
        text: 'Anote para quem vai a sua atenção numa semana comum, do que mais recebe ao que menos recebe: 1 … , 2 … , 3 … , 4 … . Quem não apareceu na lista? … . Que porção caberia a essa pessoa? …',
      },
      {
        name: 'Meu serviço, meu não',
        text: 'Complete: Aquilo que só eu posso fazer agora é … . Aquilo que faço e outro faria melhor é … . A pessoa que eu poderia chamar e preparar é … .',
      },
    ],
    challenges: [
      {
        do: 'Visite ou ajude uma viúva, um viúvo ou alguém que mora só, com algo prático que falta fazer.',
        tell: 'qual era a necessidade que ninguém tinha visto.',
      },
      {
        do: 'Passe adiante uma tarefa sua, ensinando a outra pessoa com paciência, do começo ao fim.',
        tell: 'o que foi mais difícil: ensinar ou soltar.',
      },
    ],
    children: {
      truth: 'Deus gosta que a gente cuide para ninguém ficar sem.',
      to7: {
        story:
          'Todo dia havia comida para as vovós que não tinham mais marido. Mas algumas vovós ficavam sem! Elas falavam uma língua diferente, e na hora de repartir eram esquecidas. Isso não está certo, disseram. Os apóstolos ouviram e concordaram: não está certo mesmo! Vamos escolher sete pessoas boas e espertas para cuidar disso. Escolheram Estêvão, Filipe e mais cinco. Oraram por eles e puseram a mão no ombro de cada um. Daí em diante, nenhuma vovó ficou sem o seu pão. E mais gente quis conhecer Jesus.',
        activity:
          'Repartam biscoitos de modo que todos recebam, começando sempre por quem costuma ficar por último.',
        questions: [
          'Quem ficava sem comida?',
          'O que os apóstolos fizeram quando ouviram?',
          'Quem às vezes é esquecido na sua turma?',
        ],
      },
      to12: {
        story:
          'Nem na primeira igreja tudo era perfeito. Havia dois grupos: os que falavam a língua da terra e os que falavam grego, vindos de longe. Na hora de repartir comida às viúvas, as gregas eram deixadas para trás. Talvez sem querer; talvez não. Veio a reclamação. Os doze podiam dizer: parem de brigar, orem mais. Em vez disso, chamaram todos e disseram: precisamos resolver. Nós vamos cuidar da oração e do ensino, e vocês escolham sete pessoas de confiança, cheias do Espírito e de sabedoria, para cuidar da mesa. E sabe quem escolheram? Gente de nomes gregos, justamente do grupo que estava sendo esquecido! Foi uma bela decisão. Oraram, puseram as mãos sobre eles, e o trabalho foi dividido. Quando cada um faz a sua parte, a comida chega, a Palavra corre e a igreja cresce.',
        activity:
          'Simulem uma distribuição injusta de balas, ouçam as reclamações e criem juntos uma regra justa.',
        questions: [
          'Por que as viúvas gregas eram esquecidas?',
          'O que havia de sábio na solução?',
          'Que tarefa você poderia assumir para ninguém ficar de fora?',
        ],
      },
      challenge: 'Repare em quem está ficando sem alguma coisa e ajude a resolver.',
    },
    prayer:
      'Senhor, dá-nos ouvido para a queixa justa e coragem para repartir o que fazemos. Que nenhuma viúva, criança ou recém-chegado fique sem a sua porção entre nós. Enche do teu Espírito quem cozinha e quem ensina. Amém.',
    leader: {
      lost: 'A roda pode virar balcão de queixas sobre a igreja. Proponha uma regra: para cada queixa, uma pessoa e um passo. O que for grave, leve a quem pode resolver.',
      tender:
        'Viúvas e viúvos podem estar presentes. Não os trate como exemplo nem como necessitados: pergunte o que precisam e também o que gostariam de fazer.',
      differ:
        'Católicos, anglicanos e ortodoxos veem nos sete a origem do diaconato ordenado; entre evangélicos, diáconos são servidores escolhidos pela comunidade, ou o termo descreve um serviço de todos.',
    },
    comfort:
      'Alguém percebeu que havia mulheres de luto comendo por último, ou não comendo. Deus tinha percebido antes. A sua porção não foi esquecida; às vezes é preciso que alguém fale por você.',
    closing: 'Pão repartido e palavra repartida: os dois são serviço.',
    words: [
      'diaconos',
      'viuvas',
      'murmuracao',
      'sete homens',
      'servir as mesas',
      'distribuicao diaria',
      'estevao',
      'filipe',
      'procoro',
      'helenistas',
      'gregos contra os hebreus',
      'bom testemunho',
      'boa reputacao',
      'impuseram as maos',
    ],
  },
  {
    verses: '6:8-7:53',
    key: '7:48',
    title: 'Um rosto de anjo e um Deus sem cerca',
    theme: 'a defesa de Estêvão',
    themes: ['espirito', 'adoracao', 'fidelidade', 'missao'],
    idea: 'Acusado de falar contra o Templo, Estêvão conta a história de um Deus que sempre andou com o seu povo fora de muros, e de um povo que sempre custou a reconhecer quem ele mandava.',
    context:
      'Estêvão era um dos sete que serviam às mesas (6:1-7), cheio do Espírito. Falsas testemunhas o acusam, e o rosto dele brilha (6:15). A defesa é uma longa viagem: Abraão chamado longe dali, José vendido pelos irmãos, Moisés rejeitado e depois enviado, a tenda no deserto. Lemos a chegada. O que vem depois (7:54-60) é a morte dele, perdoando.',
    retold: [
      {
        verses: '6:8-15',
        says: 'Estêvão faz grandes sinais. Homens comprados dizem que ele ofende Moisés, a Lei e o lugar santo.',
      },
      {
        verses: '7:1-16',
        says: 'Estêvão conta que Deus prometeu uma terra a Abraão. José foi vendido, mas Deus estava com ele e livrou a família da fome.',
      },
      {
        verses: '7:17-34',
        says: 'Moisés quer ajudar os seus e ouve: quem te pôs por chefe? Quarenta anos depois, Deus o chama na sarça em fogo.',
      },
      {
        verses: '7:35-43',
        says: 'Moisés, o recusado, é quem Deus envia para libertar. O povo não lhe obedece, faz um bezerro, e Deus se afasta.',
      },
      {
        verses: '7:44-53',
        says: 'Salomão constrói uma casa, mas o Altíssimo não habita em templos de mãos humanas. Estêvão acusa os ouvintes de matar o Justo.',
      },
    ],
    read: {
      verses: '7:44-53',
      how: 'Antes, quatro pessoas contam, uma frase cada: Abraão, José, Moisés, a tenda. De 51 em diante, uma voz triste, não irada.',
    },
    observe: [
      {
        ask: 'Que duas casas de Deus são citadas, e o que havia de diferente entre elas?',
        verses: '7:44-47',
        listen: 'A tenda, que viajava; a casa de Salomão, parada.',
      },
      {
        ask: 'Onde Deus diz que não cabe, e o que ele chama de trono?',
        verses: '7:48-50',
        listen: 'Templos feitos por mãos; o céu é trono, a terra é estrado.',
      },
      {
        ask: 'De que Estêvão acusa os ouvintes?',
        verses: '7:51-53',
        listen: 'Coração fechado, resistir ao Espírito, matar o Justo, não guardar a Lei.',
      },
    ],
    interpret: [
      {
        ask: 'Foi Deus quem mandou fazer a tenda e deixou fazer o Templo. Qual é o risco que Estêvão aponta, então?',
        verses: '7:44-50',
        listen: 'Achar que se tem Deus guardado num endereço.',
        follow: 'O que hoje a gente trata como se Deus só coubesse ali?',
      },
      {
        ask: 'José, Moisés, os profetas, o Justo: que desenho se repete?',
        verses: '7:51-52',
        listen: 'Rejeitados e depois salvadores; Jesus completa a fila.',
      },
      {
        ask: 'Coração e ouvidos incircuncisos: o que é guardar o rito e resistir ao Espírito?',
        verses: '7:51, 7:53',
        listen: 'Religião por fora, porta fechada por dentro.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar fora da igreja você mais percebeu Deus perto?',
        listen: 'Hospital, roça, ônibus, cozinha.',
      },
      {
        ask: 'Que novidade de Deus você demorou a aceitar porque veio por alguém inesperado?',
        listen: 'Jovem, pobre, estrangeiro, criança.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Já inventaram coisa sobre você? O que dava vontade de fazer, e o que fez?',
        listen:
          'Calúnia, boato na escola; Estêvão contou a verdade sem se defender a qualquer custo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Estêvão servia mesas e sabia a história de Deus de cor. Como a sua semana de trabalho e a sua Bíblia se encontram?',
        listen: 'Simples: trajeto, almoço, família.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que história os mais velhos contavam na sua casa, e o que Deus fazia nela?',
        listen: 'Memória de família como fé passada.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'O que você esperava encontrar num templo e achou, ou não achou?',
        listen: 'Franqueza; Deus é maior que o prédio.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Barraca, casa de vó, república, apartamento: qual foi a moradia mais improvisada que você já teve?',
        bridge: 'Deus morou muito tempo numa tenda. Estêvão não esqueceu essa lembrança.',
      },
      {
        text: 'Quem na sua família começa a contar uma história lá do dilúvio para responder uma pergunta simples?',
        bridge: 'Perguntaram a Estêvão se era verdade. Ele começou por Abraão.',
        for: ['adults', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe as paredes do cômodo. Depois imagine que elas somem e fica só o céu.',
      bridge: 'O céu é o meu trono. Leia dentro desse tamanho.',
    },
    complete: [
      {
        name: 'Tenda e templo',
        text: 'Desenhe uma tenda e um prédio. Na tenda: vezes em que Deus foi comigo na mudança … . No prédio: o que eu quis que ficasse parado … . Onde estou mais agora? … .',
      },
      {
        name: 'A minha história em quatro quadros',
        text: 'Como Estêvão, conte em quatro linhas: Deus chamou … . Eu estranhei … . Ele mandou alguém: … . Hoje eu o reconheço em … .',
      },
    ],
    challenges: [
      {
        do: 'Faça da sua semana uma tenda: ore em três lugares onde você nunca ora (ponto de ônibus, elevador, quintal).',
        tell: 'Qual deles virou lugar santo.',
      },
      {
        do: 'Ouça até o fim alguém de quem você costuma discordar, perguntando duas vezes antes de responder.',
        tell: 'O que o seu ouvido estava recusando.',
      },
    ],
    children: {
      truth: 'Deus vai comigo a todo lugar.',
      to7: {
        story:
          'Estêvão servia comida aos pobres e falava de Jesus com alegria. Uns homens contaram mentiras sobre ele. Quando todos olharam, o rosto dele parecia o de um anjo! Estêvão então contou uma história bem comprida. Deus chamou Abraão lá longe. Deus cuidou de José numa terra estranha. Deus falou com Moisés no deserto. E Deus morava numa tenda, que andava junto com o povo! Depois fizeram um templo bonito. Mas Deus é tão grande que não cabe numa casa. O céu é a cadeira dele, e a terra é o banquinho dos pés. Ele está em todo lugar, e está aqui.',
        activity:
          'Façam uma tenda com lençol e mudem-na de lugar três vezes, dizendo em cada parada: Deus está aqui também!',
        questions: [
          'Como ficou o rosto de Estêvão?',
          'Deus cabe numa casa?',
          'Em que lugar você gosta de lembrar que Deus está perto?',
        ],
      },
      to12: {
        story:
          'Inventaram mentiras contra Estêvão. Disseram que ele falava mal do Templo e de Moisés. No tribunal, perguntaram: é verdade? Ele podia responder sim ou não. Preferiu contar uma história. Lembram de Abraão? Deus falou com ele muito longe daqui, quando não havia templo nenhum. De José? Os irmãos o venderam, e ele salvou a família. De Moisés? Disseram quem mandou você ser chefe?, e foi ele quem libertou o povo. No deserto, Deus morava numa tenda e andava junto. Depois Salomão fez um prédio bonito, mas Deus mesmo disse: o céu é o meu trono, que casa caberia? Estêvão mostrou duas coisas: Deus não fica preso em prédio, e a gente custa a reconhecer quem ele manda. Foi assim também com Jesus. Os ouvintes não gostaram da verdade, mas Estêvão ficou firme, cheio do Espírito.',
        activity:
          'Linha do tempo no chão: Abraão, José, Moisés, tenda, Templo, Jesus. Em cada ponto, digam onde Deus estava.',
        questions: [
          'De que acusaram Estêvão?',
          'O que ele quis mostrar com a história?',
          'Onde, fora da igreja, você pode falar com Deus?',
        ],
      },
      challenge: 'Ore em um lugar diferente por dia e conte à família onde foi.',
    },
    prayer:
      'Altíssimo, que não cabes no que as mãos fazem, anda conosco. Perdoa as vezes em que te trancamos num prédio, numa música, num jeito. Abre o nosso ouvido a quem tu mandas, e faz do nosso rosto um lugar de paz, mesmo sob acusação. Amém.',
    leader: {
      lost: 'O discurso é longo. Não leia tudo: conte em quatro frases e fique no fim. E não deixe virar ataque a templos: o texto fala de prender Deus.',
      tender:
        'Vós, obstinados foi dito por um judeu a juízes do seu povo, na linguagem dos profetas. Não serve para falar mal de judeus. Quem foi caluniado ou expulso de igreja pode se ver em Estêvão: ouça.',
      differ:
        'Como Deus está presente no templo, na ceia e em objetos, as tradições entendem de modos diferentes. Todas concordam com Estêvão que ele é maior que qualquer casa.',
    },
    comfort:
      'Se você está longe da sua casa, da sua igreja, de tudo o que era seguro, lembre a tenda. Deus sabe desmontar, andar junto e montar de novo.',
    closing: 'Deus não mora longe. Ele acampa.',
    words: [
      'estevao',
      'rosto de um anjo',
      'sinagoga dos libertos',
      'falsas testemunhas',
      'nao habita em templos',
      'tabernaculo do testemunho',
      'resistis ao espirito',
      'obstinados',
      'dura cerviz',
      'o ceu e o meu trono',
      'discurso de estevao',
      'blasfemas contra moises',
    ],
  },
  {
    verses: '7:54-8:4',
    key: '7:60',
    title: 'De joelhos, debaixo de pedras',
    theme: 'perdoar como Estêvão',
    themes: ['perdao', 'sofrimento', 'fidelidade', 'missao'],
    idea: 'Estêvão morre olhando para Jesus e falando como ele: entrega o espírito e pede perdão pelos que o matam; e a palavra que quiseram calar se espalha.',
    context:
      'Estêvão, um dos sete que cuidavam da mesa, foi acusado com testemunhas falsas e respondeu contando a história de Israel. O final do discurso acusa os juízes. Vira linchamento. Um rapaz chamado Saulo guarda as capas.',
    retold: [
      {
        verses: '7:54-56',
        says: 'Os ouvintes de Estêvão rangem os dentes de raiva. Cheio do Espírito Santo, Estêvão olha para o céu e diz que vê o Filho do homem em pé, à direita de Deus.',
      },
      {
        verses: '7:57-60',
        says: 'Os homens tapam os ouvidos, arrastam Estêvão para fora da cidade e o apedrejam. De joelhos, ele pede que Jesus receba seu espírito e que Deus não os culpe por esse pecado.',
      },
      {
        verses: '8:1-4',
        says: 'Saulo aprova a morte e arrasta homens e mulheres para a prisão. Começa uma grande perseguição em Jerusalém, e os que são dispersos vão anunciando a palavra.',
      },
    ],
    read: {
      verses: '7:54-60',
      how: 'Uma voz serena; façam silêncio ao fim do 60. Quem conduz conta em uma frase o que veio depois (8:1-4).',
    },
    observe: [
      {
        ask: 'O que fazem os ouvidos, os dentes e as mãos dos acusadores, e para onde olha Estêvão?',
        verses: '7:54-58',
        listen: 'Rangem, tapam, lançam-se; ele olha o céu e vê Jesus em pé.',
      },
      {
        ask: 'Quais são as duas orações de Estêvão?',
        verses: '7:59-60',
        listen: 'Recebe o meu espírito; não os culpes.',
      },
      {
        ask: 'Que nome novo aparece na cena, e o que essa pessoa está fazendo?',
        verses: '7:58',
        listen: 'Saulo, junto às capas das testemunhas.',
      },
    ],
    interpret: [
      {
        ask: 'De quem Estêvão aprendeu a morrer assim, e que frases de outra morte vocês reconhecem?',
        verses: '7:59-60',
        listen: 'De Jesus na cruz (Lucas 23:34, 46).',
      },
      {
        ask: 'Jesus aparece em pé. O que essa posição pode dizer a quem está sendo julgado sem defesa?',
        verses: '7:55-56',
        listen: 'Levanta-se como testemunha, defensor, ou para receber.',
        follow: 'Quem se levantou por você num momento de injustiça?',
      },
      {
        ask: 'O pedido de Estêvão atingiu um rapaz que segurava capas. O que um perdão pode plantar sem que a gente viva para ver?',
        verses: '7:58, 7:60',
        listen: 'Saulo se tornará Paulo; sementes invisíveis.',
      },
    ],
    live: [
      {
        ask: 'Quando alguém é injusto com você, para onde o seu olhar vai primeiro: para a pedra, para quem joga, ou para Jesus?',
        listen: 'Reação honesta; ninguém nasce Estêvão.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que situação você já segurou as capas, isto é, não atirou, mas também não fez nada?',
        listen: 'Omissão no grupo, na rede, no trabalho.',
        for: ['teens', 'young', 'long-believers'],
      },
      {
        ask: 'Por quem hoje você só conseguiria orar com os dentes cerrados?',
        listen: 'Já é oração. Nada de nomes.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'O que numa fé assim atrai você, e o que assusta?',
        listen: 'As duas coisas convivem.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que perda espalhou você para um lugar onde acabou fazendo bem a alguém?',
        listen: 'Só para quem já consegue olhar assim.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Homens devotos choraram muito por Estêvão. De que jeito você gostaria de ter tempo e gente para chorar?',
        listen: 'O lamento está no texto; dê lugar a ele.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De quem você herdou uma frase, um gesto ou um jeito de reagir que já lhe disseram: igualzinho ao seu pai, à sua avó?',
        bridge: 'Na hora mais dura, Estêvão saiu parecido com alguém.',
      },
      {
        text: 'Qual foi a maior injustiça do seu futebol, jogo de tabuleiro ou prova de escola?',
        bridge: 'Essas a gente conta rindo. Existem outras, e Estêvão viveu uma.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe para o alto, devagar, e depois feche os olhos. Deixe os ombros descerem.',
      bridge: 'Estêvão levantou os olhos antes de as pedras chegarem. Leia com calma.',
    },
    complete: [
      {
        name: 'As duas orações',
        text: 'Com a pedra que você carrega em mente, complete: Senhor Jesus, recebe … . E, se e quando puder: Senhor, não ponhas na conta de … . Se a segunda ainda não sair, escreva: ainda não.',
      },
      {
        name: 'Plateia, pedra, capa, joelho',
        text: 'Quatro lugares na cena. Escreva uma situação da sua vida em cada um: fui plateia em … ; atirei em … ; segurei capas em … ; fiquei de joelhos em … .',
      },
    ],
    challenges: [
      {
        do: 'Ore sete dias por alguém que foi injusto com você, começando pela frase: Senhor, ainda não sei perdoar.',
        tell: 'em que dia a frase mudou, se mudou.',
      },
      {
        do: 'Saia do lugar de quem segura as capas: interrompa uma humilhação, com calma e ajuda, se for preciso.',
        tell: 'o que sentiu antes e depois.',
      },
    ],
    children: null,
    prayer:
      'Senhor Jesus, que te levantas pelos teus, recebe o que já não conseguimos segurar. Livra-nos de tapar os ouvidos e de guardar capas. Dá-nos, quando houver força, a oração de Estêvão. E cuida dos que hoje sofrem por teu nome. Amém.',
    leader: {
      lost: 'Não use o texto contra o povo judeu: Estêvão, Saulo e os que o enterraram eram judeus. E cuidado para não romantizar o martírio; a igreja o chorou muito (8:2).',
      tender:
        'Quem foi agredido, ou perdeu alguém assassinado, pode ouvir aqui uma cobrança. Diga que perdão não se exige, que justiça e denúncia não são pecado, e que ninguém precisa voltar para perto do agressor. Ligue 180, Disque 100. Não leia este texto com crianças.',
    },
    comfort:
      'Ele viu Jesus de pé. Não sentado, não distraído. Quem você perdeu de modo cruel não caiu sem ser visto. E você pode chorar alto: os amigos de Estêvão choraram.',
    closing: 'Jesus se põe de pé pelos seus.',
    words: [
      'estevao',
      'apedrejado',
      'apedrejavam',
      'primeiro martir',
      'martir',
      'ceus abertos',
      'em pe a direita de deus',
      'rangiam os dentes',
      'recebe o meu espirito',
      'nao lhes imputes',
      'aos pes de um jovem',
      'saulo consentia',
      'dispersos',
    ],
  },
  {
    verses: '8:4-25',
    key: '8:20',
    title: 'Dom que não tem preço',
    theme: 'a graça que não se compra',
    themes: ['graca', 'espirito', 'missao', 'arrependimento'],
    idea: 'O evangelho empurrado pela perseguição enche de alegria uma cidade desprezada, e quem tenta comprar o poder de Deus descobre que ele só se recebe de graça.',
    context:
      'A morte de Estêvão espalhou os irmãos (8:1-4). Filipe, um dos sete, desce a Samaria, terra com a qual judeus não se davam havia séculos. Cristo é pregado, gente é curada, e a cidade fica alegre. Lá vive Simão, mágico famoso, que também crê e é batizado. De Jerusalém vêm Pedro e João para orar e impor as mãos.',
    retold: [
      {
        verses: '8:4-8',
        says: 'Os irmãos dispersos anunciam a palavra. Filipe prega Cristo em Samaria, muitos doentes são curados, e a cidade se enche de alegria.',
      },
      {
        verses: '8:9-13',
        says: 'Simão deixava todos admirados com sua magia, e diziam que ele era o grande poder de Deus. Agora homens e mulheres creem no que Filipe anuncia, e até Simão crê.',
      },
      {
        verses: '8:14-19',
        says: 'Pedro e João vêm de Jerusalém e impõem as mãos, e os samaritanos recebem o Espírito Santo. Simão oferece dinheiro para ter o mesmo poder.',
      },
      {
        verses: '8:20-25',
        says: 'Pedro responde que o dom de Deus não se compra e manda Simão se arrepender. Simão pede que orem por ele, e os apóstolos voltam anunciando o evangelho.',
      },
    ],
    read: {
      verses: '8:9-20',
      how: 'Antes, alguém lê 4 a 8 com alegria. Um lê Simão, outro Pedro. No fim, leiam também de 21 a 24, sem comentar.',
    },
    observe: [
      {
        ask: 'Quem era Simão antes, aos olhos da cidade e aos dele mesmo?',
        verses: '8:9-11',
        listen: 'Dizia ser alguém grande; todos lhe davam atenção pela magia.',
      },
      {
        ask: 'O que muda quando Filipe chega, e o que acontece com Simão?',
        verses: '8:12-13',
        listen: 'Creem e são batizados; ele também, e fica admirado com os sinais.',
      },
      {
        ask: 'O que Simão vê, o que oferece e o que quer?',
        verses: '8:18-19',
        listen: 'A imposição das mãos; dinheiro; poder de dar o Espírito a qualquer um.',
      },
      {
        ask: 'O que Pedro chama de dom, e por quem ele foi dado?',
        verses: '8:17, 8:20',
        listen: 'O Espírito, dom de Deus; não se alcança com dinheiro.',
      },
    ],
    interpret: [
      {
        ask: 'Simão via poder em tudo. O que ele não via?',
        verses: '8:13, 8:18-19',
        listen: 'A graça, as pessoas, Jesus; pensou como quem compra um truque.',
      },
      {
        ask: 'Por que Pedro reage com tanta força a uma oferta em dinheiro?',
        verses: '8:20',
        listen: 'Trocar presente por mercadoria destrói a boa notícia.',
        follow: 'Onde a fé virou balcão à nossa volta?',
      },
      {
        ask: 'Judeus de Jerusalém põem as mãos sobre samaritanos. Que muro cai nesse gesto?',
        verses: '8:14-17',
        listen: 'Um só povo; os inimigos recebem o mesmo Espírito.',
      },
    ],
    live: [
      {
        ask: 'Com que moeda você costuma tentar pagar a Deus: promessa, oferta, serviço, bom comportamento?',
        listen: 'Barganhas comuns; sem vergonha.',
      },
      {
        ask: 'Fama, seguidor, dom para aparecer: o que na fé da sua geração se parece com o desejo de Simão?',
        listen: 'Palco; diferença entre servir e ser visto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A perseguição espalhou e virou alegria em outro lugar. Que mudança forçada sua fez bem a alguém?',
        listen: 'Desemprego, migração; sem dizer que o mal era bom.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Que povo ou bairro é a sua Samaria, e quem desceria com você até lá?',
        listen: 'Preconceito concreto.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'Na sua caminhada antes de Jesus, em que você confiava para ter sorte ou proteção? O que foi feito disso?',
        listen: 'Sem zombar de crença nenhuma.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Pedro diz a Simão que ore. A quem, que errou feio na igreja, a gente ainda pode dizer isso?',
        listen: 'Correção com porta aberta.',
        for: ['long-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o melhor truque de mágica que você já viu, ou o único que sabe fazer mal feito?',
        bridge: 'Havia em Samaria um mágico tão bom que a cidade achava que era Deus.',
      },
      {
        text: 'Que presente alguém insistiu em pagar, ou você quis pagar, e acabou estragando a gentileza?',
        bridge: 'Simão quis pagar pelo maior presente do mundo.',
        for: ['adults', 'women', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Abra as duas mãos vazias no colo, palmas para cima.',
      bridge: 'Assim se recebe o que não tem preço.',
    },
    complete: [
      {
        name: 'Etiqueta de preço',
        text: 'Desenhe três presentes: perdão, o Espírito, um lugar na família. Em cada um, escreva o preço que você acha que precisa pagar: … . Risque e escreva por cima: dom de Deus.',
      },
      {
        name: 'Notícia da cidade',
        text: 'Havia grande alegria naquela cidade. Complete para a sua: Se a boa notícia chegasse a … (bairro), quem seria curado de … , e a alegria teria som de … .',
      },
    ],
    challenges: [
      {
        do: 'Dê um presente de verdade a alguém que não pode retribuir, e não deixe retribuir.',
        tell: 'O que foi mais difícil, dar ou recusar o troco.',
      },
      {
        do: 'Atravesse uma fronteira pequena: compre, converse ou coma num lugar onde mora gente que os seus costumam evitar.',
        tell: 'Um rosto e uma surpresa.',
      },
    ],
    children: {
      truth: 'O amor de Deus é presente, ninguém compra.',
      to7: {
        story:
          'Filipe foi para uma cidade chamada Samaria. O povo dele não gostava dos samaritanos, mas Filipe foi contar de Jesus! Doentes sararam, e a cidade ficou muito alegre. Lá morava Simão, que fazia mágicas e dizia: eu sou o grande! Simão viu que Filipe falava a verdade e foi batizado também. Depois vieram Pedro e João. Eles oraram, puseram as mãos no povo, e o Espírito Santo veio. Simão mostrou um saco de moedas: quero comprar isso! Pedro falou sério: não, Simão! Presente de Deus não se compra. Peça perdão a Deus. Presente é presente: a gente recebe e diz obrigado.',
        activity:
          'Embrulhem uma caixa. Uma criança tenta comprar com moedas de papel, e os outros dizem: é presente! Depois abrem e dividem o que há dentro.',
        questions: [
          'O que Simão quis comprar?',
          'O que Pedro respondeu?',
          'Que presente de Deus você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Depois que perseguiram os cristãos em Jerusalém, muitos tiveram de ir embora. Em vez de se esconder, foram contando a boa notícia. Filipe parou em Samaria. Judeus e samaritanos brigavam havia séculos, mas ele falou de Cristo, e houve cura e muita alegria. Na cidade vivia Simão, o mágico, que gostava de ser chamado de grande poder. Ele também acreditou e foi batizado. Quando Pedro e João chegaram e oraram pelo povo, todos receberam o Espírito Santo. Os olhos de Simão brilharam. Quanto custa? Eu pago para ter esse poder! Ele ainda pensava como dono de espetáculo. Pedro ficou sério: seu dinheiro não serve aqui. O presente de Deus não se compra. Mude de coração e peça perdão. Simão pediu que orassem por ele. Até hoje, quando alguém quer vender coisa de Deus, dão a isso o nome dele: simonia.',
        activity:
          'Façam cartões-presente escritos: perdão, amor, Espírito Santo, família. No lugar do preço, cada um escreve a palavra graça.',
        questions: [
          'Por que ninguém esperava ver Filipe em Samaria?',
          'O que Simão não entendeu?',
          'Quando a gente tenta comprar o amor de alguém?',
        ],
      },
      challenge: 'Dê um presente feito por você sem pedir nada de volta.',
    },
    prayer:
      'Senhor, guardamos moeda no bolso até para orar. Recebe as nossas mãos vazias. Livra-nos de querer poder sem amor. Manda-nos às Samarias de hoje, e que ali nasça uma alegria que ninguém vende. Amém.',
    leader: {
      lost: 'O intervalo entre batismo e Espírito (15-17) toma a noite. Resuma as leituras em duas frases e volte ao dinheiro de Simão.',
      tender:
        'Quem foi explorado por promessas em troca de oferta pode se inflamar ou chorar. Dê razão: Pedro ficou do lado dele. E quem teve contato com práticas de magia não deve ser exposto nem ridicularizado.',
      differ:
        'Uns veem no versículo 17 base para um dom do Espírito depois da conversão ou para a confirmação pela imposição das mãos; outros, um caso único, para unir samaritanos e judeus. Se Simão creu de verdade, o texto deixa em aberto.',
    },
    comfort:
      'Você não tem com que pagar. Justamente. Aqui ninguém tinha, e quem pensou que tinha ficou de mãos cheias e coração vazio.',
    closing: 'De graça recebemos. De graça, então.',
    words: [
      'simao o mago',
      'simao o magico',
      'magia',
      'simonia',
      'filipe em samaria',
      'samaria',
      'imposicao das maos',
      'dom de deus com dinheiro',
      'fel de amargura',
      'grande alegria naquela cidade',
      'grande poder de deus',
      'dispersos',
    ],
  },
  {
    verses: '8:26-40',
    key: '8:35',
    title: 'Carona no deserto',
    theme: 'o evangelho explicado na estrada',
    themes: ['missao', 'palavra', 'salvacao', 'discipulado'],
    idea: 'Deus tira Filipe da multidão para correr ao lado de um só viajante, e uma pergunta sobre a Escritura termina em alegria pelo caminho.',
    context:
      'Filipe vivia um sucesso em Samaria quando é mandado a uma estrada vazia. Ali vem o tesoureiro da rainha da Etiópia, africano, rico, voltando de Jerusalém, onde, por ser eunuco, não podia entrar em tudo. Lia Isaías em voz alta.',
    retold: [
      {
        verses: '8:26-28',
        says: 'Um anjo manda Filipe ao caminho deserto que desce para Gaza. Por ali volta um alto oficial etíope, lendo Isaías em sua carruagem.',
      },
      {
        verses: '8:29-31',
        says: 'Filipe corre até a carruagem e pergunta se o homem entende o que lê. O etíope responde que precisa de quem o ensine e pede que ele suba.',
      },
      {
        verses: '8:32-35',
        says: 'O trecho fala de alguém levado como ovelha ao matadouro, sem abrir a boca. O etíope pergunta de quem se trata, e Filipe lhe anuncia Jesus.',
      },
      {
        verses: '8:36-40',
        says: 'O etíope vê água, diz que crê em Jesus Cristo e é batizado. O Espírito leva Filipe, que anuncia o evangelho em outras cidades, e o etíope segue viagem feliz.',
      },
    ],
    read: {
      verses: '8:29-39',
      how: 'Uma pessoa narra, outra é Filipe, outra o etíope. Leiam em duas cadeiras lado a lado, como num carro.',
    },
    observe: [
      {
        ask: 'Que perguntas o etíope faz ao longo da viagem?',
        verses: '8:31, 8:34, 8:36',
        listen: 'Como entender; de quem se fala; o que impede.',
      },
      {
        ask: 'O que Filipe faz antes de ensinar qualquer coisa?',
        verses: '8:29-31',
        listen: 'Chega perto, corre, ouve, pergunta, sobe quando convidado.',
      },
      {
        ask: 'Por onde ele começa, aonde chega, e como o homem segue viagem?',
        verses: '8:35, 8:38-39',
        listen: 'Pelo texto lido; chega a Jesus; alegre.',
      },
    ],
    interpret: [
      {
        ask: 'Filipe parte da página que o outro já estava lendo. O que isso ensina sobre como conversar de fé?',
        verses: '8:30-35',
        listen: 'Começar da pergunta da pessoa, e não do nosso pacote.',
      },
      {
        ask: 'Isaías fala de alguém humilhado e sem descendência. Por que esse trecho podia falar tão fundo a um eunuco?',
        verses: '8:32-34',
        listen: 'Ele se reconhecia na dor e na exclusão daquele servo.',
        follow: 'Que página da Bíblia parece ter sido escrita para você?',
      },
      {
        ask: 'Quando o etíope diz “o que me impede”, que impedimentos podiam estar passando pela cabeça dele?',
        verses: '8:36-38',
        listen: 'Origem, corpo, condição; nada impede quem crê.',
      },
    ],
    live: [
      {
        ask: 'Que passagem da Bíblia você lê e não entende, e a quem gostaria de perguntar?',
        listen: 'Anote; respondam em outro encontro.',
        for: ['visitors', 'new-believers', 'teens'],
      },
      {
        ask: 'Ao lado de qual pessoa você já sentiu que devia chegar mais perto, e o que segurou?',
        listen: 'Timidez, pressa, preconceito.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'O que você acha que impede alguém como você de ser totalmente bem-vindo na casa de Deus?',
        listen: 'Escute com respeito; não responda depressa.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Quando um amigo pergunta sobre Deus, você tende a discursar, desconversar ou fazer outra pergunta?',
        listen: 'Filipe pergunta primeiro.',
        for: ['young', 'teens', 'couples'],
      },
      {
        ask: 'Que mudança de rota, de uma multidão para um deserto, fez mais sentido depois do que na hora?',
        listen: 'Histórias de Deus em desvios.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Na sua estrada vazia de agora, quem subiu e se sentou ao seu lado?',
        listen: 'Ou quem você gostaria que subisse.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor conversa que você já teve dentro de um carro, ônibus ou moto de aplicativo?',
        bridge: 'Estrada solta a língua. Uma das grandes conversas da Bíblia foi numa carruagem.',
      },
      {
        text: 'Que texto, manual ou contrato você já leu três vezes sem entender nada?',
        bridge: 'Havia um homem importante nessa situação, e ele teve a humildade de dizer.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Leia em voz alta uma frase de Isaías 53, mesmo sem entender. Ouça a sua própria voz.',
      bridge: 'Um viajante fazia isso no deserto, e alguém chegou perto.',
    },
    complete: [
      {
        name: 'Três perguntas do viajante',
        text: 'Escreva as suas. Como eu poderia entender … se ninguém me explicar? De quem fala … ? O que me impede de … ? Troque com alguém e conversem sobre uma delas.',
      },
      {
        name: 'Da página dele até Jesus',
        text: 'Pense num amigo e complete: O assunto que ele anda lendo, ouvindo ou vivendo é … . A pergunta que eu poderia fazer é … . Daí, uma ponte até Jesus seria … .',
      },
    ],
    challenges: [
      {
        do: 'Faça a alguém uma pergunta sincera sobre o que ele lê, ouve ou acredita, e escute dez minutos antes de falar.',
        tell: 'que pergunta fez e o que ouviu.',
      },
      {
        do: 'Leia Isaías 53 com outra pessoa, um versículo cada, e conversem sobre de quem se trata.',
        tell: 'a frase que mais mexeu com cada um.',
      },
    ],
    children: {
      truth: 'A Bíblia fala de Jesus, e eu posso perguntar.',
      to7: {
        story:
          'Ploc, ploc, ploc, lá vem uma carruagem pela estrada do deserto. Dentro dela, um homem importante da Etiópia, lendo um rolo comprido da Bíblia. Ele lia, lia e franzia a testa. Deus disse a Filipe: chegue perto! Filipe correu, correu até ficar ao lado da carruagem. Ei, o senhor entende o que está lendo? O homem respondeu: como, se ninguém me explica? Suba aqui! Filipe subiu e contou tudo sobre Jesus. O homem ficou tão feliz! Olhe, tem água ali! Eu quero ser batizado. E foi. Depois, seguiu viagem sorrindo, sorrindo.',
        activity:
          'Façam uma carruagem com cadeiras. Um lê um livro de cabeça para baixo e pergunta; o outro sobe e conta quem é Jesus.',
        questions: [
          'O que o homem estava lendo?',
          'O que Filipe perguntou?',
          'O que você quer perguntar sobre a Bíblia?',
        ],
      },
      to12: {
        story:
          'Filipe estava no meio da maior festa em Samaria, cheia de gente. Aí Deus o mandou para uma estrada no deserto, onde não havia ninguém. Estranho, não? Ele foi. E apareceu uma carruagem chique. O dono cuidava dos tesouros da rainha da Etiópia. Tinha viajado meses para adorar em Jerusalém, mas, por ser de outro povo e por causa do que tinham feito com o corpo dele, não podia entrar em todos os lugares do Templo. Voltava lendo Isaías em voz alta. Filipe correu ao lado, ouviu e perguntou: entende o que lê? O homem podia fingir. Disse a verdade: como, sem ninguém que me ensine? Falava de um cordeiro que sofreu calado. É o próprio profeta? Filipe começou dali e contou de Jesus. Mais à frente havia água. O que me impede de ser batizado? Nada. E ele seguiu para a África, cheio de alegria.',
        activity:
          'Montem uma caixa de perguntas da Bíblia; cada um põe uma, e sorteiam uma por encontro para pesquisar juntos.',
        questions: [
          'Por que foi estranha a ordem de Deus a Filipe?',
          'O que havia de bonito na resposta do etíope?',
          'Quem você conhece que está com perguntas?',
        ],
      },
      challenge:
        'Faça a um adulto uma pergunta sobre uma história da Bíblia que você não entendeu.',
    },
    prayer:
      'Senhor, manda-nos às estradas vazias e faz-nos correr ao lado de alguém. Dá-nos perguntas boas e ouvido paciente. Abre a tua Palavra aos que leem sozinhos, e que ninguém pense que algo o impede de chegar. Amém.',
    leader: {
      lost: 'O modo do batismo e o sumiço de Filipe roubam a noite. O versículo 37 falta nos manuscritos mais antigos e em muitas Bíblias; basta uma menção. Fique com as três perguntas.',
      tender:
        'O eunuco carregava no corpo uma exclusão. Pessoas que se sentem barradas por corpo, sexualidade, cor ou história podem se ver nele. Não faça comentários sobre ninguém; Isaías 56:3-5, um pouco adiante do que ele lia, tem uma promessa para elas.',
      differ:
        'Uns veem no texto o batismo por imersão de quem já crê; outros batizam também crianças e por aspersão ou infusão. Aqui todos veem fé, água e alegria.',
    },
    comfort:
      'Uma estrada deserta, e Deus mandou alguém correr até ela. O seu deserto também tem endereço. Quando alguém pedir licença para sentar ao seu lado, deixe.',
    closing: 'E ele seguiu o seu caminho, cheio de alegria.',
    words: [
      'etiope',
      'eunuco',
      'filipe',
      'candace',
      'carruagem',
      'carro',
      'gaza',
      'entendes o que les',
      'levado ao matadouro',
      'ovelha muda',
      'que me impede',
      'isaias',
      'jubiloso',
      'azoto',
    ],
  },
  {
    verses: '9:1-20',
    key: '9:17',
    title: 'Irmão Saulo',
    theme: 'a conversão de quem ninguém esperava',
    themes: ['graca', 'salvacao', 'perdao', 'proposito'],
    idea: 'Jesus interrompe um perseguidor no caminho e o recebe na igreja pela mão trêmula de um discípulo comum, que o chama de irmão.',
    context:
      'Saulo, o rapaz das capas, virou chefe da perseguição. Vai a Damasco com mandados de prisão e certeza de estar servindo a Deus. Na cidade, Ananias, de quem nada sabíamos, recebe a visita mais incômoda da sua vida.',
    retold: [
      {
        verses: '9:1-2',
        says: 'Saulo respira ameaças contra os discípulos e pede cartas ao sumo sacerdote, para trazer de Damasco, presos, homens e mulheres do Caminho.',
      },
      {
        verses: '9:3-9',
        says: 'Uma luz brilha ao redor de Saulo, e uma voz lhe diz: “Saulo, Saulo, por que me persegues?” É Jesus. Saulo se levanta cego e é levado pela mão.',
      },
      {
        verses: '9:10-16',
        says: 'O Senhor manda Ananias procurar Saulo, que está orando. Ananias lembra o mal que ele fez, e o Senhor diz que o escolheu para levar seu nome aos povos.',
      },
      {
        verses: '9:17-20',
        says: 'Ananias vai, impõe as mãos em Saulo e o chama de irmão. Saulo volta a ver, é batizado e logo prega que Cristo é o Filho de Deus.',
      },
    ],
    read: {
      verses: '9:8-19',
      how: 'Contem 1-7 com as próprias palavras. Uma pessoa lê Ananias, outra o Senhor, outra narra; a expressão irmão Saulo, todos.',
    },
    observe: [
      {
        ask: 'Como Saulo entra em Damasco, e como passa os três dias seguintes?',
        verses: '9:8-9, 9:11',
        listen: 'Cego, pela mão; sem comer nem beber; orando.',
      },
      {
        ask: 'O que Ananias responde a Deus, e que razões ele tem?',
        verses: '9:13-14',
        listen: 'Conhece a fama; teme ser preso.',
      },
      {
        ask: 'O que Ananias faz e diz quando chega à casa?',
        verses: '9:17',
        listen: 'Impõe as mãos e o chama de irmão.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus, que já falara por luz e voz, precisa das mãos de um vizinho assustado para completar a obra?',
        verses: '9:11-12, 9:17',
        listen: 'Conversão inclui ser recebido por gente.',
        follow: 'Quem foi o seu Ananias?',
      },
      {
        ask: 'Pesem as duas palavras “Irmão Saulo”. O que elas custaram, e o que elas deram?',
        verses: '9:13-17',
        listen: 'Custaram medo e dor; deram família ao inimigo.',
      },
      {
        ask: 'Saulo via muito bem e estava enganado; cego, começa a enxergar. Para que servem três dias no escuro?',
        verses: '9:8-9, 9:18',
        listen: 'Desmontar certezas, orar, depender.',
      },
    ],
    live: [
      {
        ask: 'De que convicção sua, defendida com muita força, Jesus já precisou derrubar você?',
        listen: 'Zelo que machucava; humildade.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'Quem é a pessoa que você acha que nunca vai mudar?',
        listen: 'Nome só no pensamento; orem.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Quando alguém de fama ruim aparece no grupo ou na turma, o que as pessoas fazem, e o que você faz?',
        listen: 'Fofoca, distância, teste, acolhida.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como foi, ou está sendo, o seu começo: luz de repente, luz devagar, três dias no escuro?',
        listen: 'Nem todos têm estrada de Damasco.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que endereço Deus tem posto no seu coração e você responde com um mas, Senhor?',
        listen: 'Uma visita, uma ligação.',
        for: ['long-believers', 'singles', 'elderly'],
      },
      {
        ask: 'Se você fosse da família de alguém que Saulo prendeu, o que gostaria que a igreja também fizesse?',
        listen: 'Não esquecer as vítimas ao receber o convertido.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já teve de mudar completamente de opinião sobre uma comida, um time, um bairro? O que virou o jogo?',
        bridge: 'Mudar de ideia dói um pouco. Saulo caiu no chão para isso.',
      },
      {
        text: 'Qual foi o vilão de novela, filme ou desenho que acabou virando o seu preferido?',
        bridge: 'A igreja tinha um vilão com nome e endereço. E recebeu ordem de ir até ele.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e ande três passos com a mão na parede. Pare. Perceba como é depender do tato.',
      bridge: 'Assim Saulo entrou na cidade. Leia caminhando com ele.',
    },
    complete: [
      {
        name: 'Antes, no chão, depois',
        text: 'Em três quadros, conte a sua história: o que eu defendia com unhas e dentes: … ; o que me derrubou ou parou: … ; quem me deu a mão e para quê: … . Se ainda está no segundo quadro, pinte-o e pare ali.',
      },
      {
        name: 'Mas, Senhor',
        text: 'Escreva a conversa de Ananias com o seu nome: Senhor, eu ouvi falar que … . E o Senhor me respondeu: Vai, porque … . Eu fui e disse: irmão … .',
        for: ['long-believers', 'adults', 'young', 'women', 'men'],
      },
    ],
    challenges: [
      {
        do: 'Vá, como Ananias, ao encontro de alguém de quem os outros têm receio, com mais uma pessoa se for prudente, e leve uma palavra de irmão.',
        tell: 'o que era fama e o que era verdade.',
      },
      {
        do: 'Peça a alguém de confiança que aponte uma coisa em que você pode estar sinceramente enganado. Escute até o fim.',
        tell: 'quanto tempo aguentou sem se explicar.',
      },
    ],
    children: {
      truth: 'Jesus pode mudar qualquer coração.',
      to7: {
        story:
          'Saulo era muito bravo. Ele prendia as pessoas que amavam Jesus! Um dia, ia pela estrada quando uma luz forte, forte, brilhou. Ele caiu no chão. Uma voz chamou: Saulo, Saulo! Quem é o Senhor? Eu sou Jesus. Saulo se levantou, mas não enxergava nada. Foram levando-o pela mão. Ele ficou três dias orando. Na cidade morava Ananias, amigo de Jesus. Deus disse: vá ajudar Saulo. Ananias teve medo, mas foi. Pôs as mãos nele e falou: irmão Saulo! E os olhos dele se abriram. Agora Saulo também amava Jesus.',
        activity:
          'Ande de olhos vendados pela casa, guiado pela mão de alguém; no fim, tire a venda e ganhe um abraço e as palavras: meu irmão!',
        questions: [
          'O que Saulo fazia antes de conhecer Jesus?',
          'Por que Ananias teve medo?',
          'De que jeito Ananias chamou Saulo?',
        ],
      },
      to12: {
        story:
          'Se houvesse um cartaz de procurado na igreja de Damasco, teria o rosto de Saulo. Ele invadia casas e levava homens e mulheres presos, certo de que fazia um favor a Deus. Perto da cidade, uma luz o derrubou. Saulo, Saulo, por que você me persegue? Quem é o Senhor? Eu sou Jesus. Imagine o susto: quem mexia com os amigos de Jesus mexia com ele! Saulo entrou na cidade cego, levado pela mão, e passou três dias sem comer, orando. Enquanto isso, Deus chamou Ananias: vá à rua Direita e ponha as mãos em Saulo. Senhor, eu ouvi falar desse homem! Vá, disse Deus, eu o escolhi. E Ananias foi, com o coração aos pulos. Podia ter dito: bem feito. Disse: irmão Saulo. Algo como escamas caiu dos olhos dele. O inimigo tinha virado irmão, e depois escreveria boa parte da Bíblia.',
        activity:
          'Desenhem um cartaz de procurado e, por cima, colem outro: encontrado por Jesus. Escrevam o que mudou.',
        questions: [
          'O que Jesus quis dizer com: por que você me persegue?',
          'O que deu coragem a Ananias?',
          'Existe alguém na escola que precisa de uma segunda chance? Como dar?',
        ],
      },
      challenge:
        'Trate bem, a semana toda, alguém que já implicou com você, e conte a um adulto se não parar.',
    },
    prayer:
      'Jesus, o Senhor encontrou Saulo no caminho errado e o chamou pelo nome. Derruba em nós as certezas que ferem. Dá-nos a coragem de Ananias para bater à porta e dizer irmão. E cura os que foram feridos. Amém.',
    leader: {
      lost: 'Muita gente se sente menos crente por não ter tido uma queda do cavalo (o texto nem fala em cavalo). Mostre que Ananias também servia a Jesus, e dele não se conta conversão nenhuma.',
      tender:
        'Vítimas de violência podem ouvir que devem receber o agressor convertido de braços abertos. Deus não mandou Ananias sozinho para a casa de quem o ameaçava sem antes mudar Saulo; e acolher não é confiar depressa nem dispensar a justiça. Proteja quem foi ferido (Ligue 180, Disque 100).',
    },
    comfort:
      'Três dias sem ver e sem comer: Saulo só orava. Deus chamava aquilo pelo nome, ele está orando, e já tinha posto alguém a caminho. Se você está no escuro, talvez alguém já tenha saído de casa.',
    closing: 'Quem ia prender foi chamado de irmão.',
    words: [
      'saulo',
      'damasco',
      'ananias',
      'estrada de damasco',
      'por que me persegues',
      'aguilhoes',
      'rua direita',
      'escamas',
      'conversao de paulo',
      'tarso',
      'vaso escolhido',
      'instrumento escolhido',
      'luz do ceu',
      'o caminho',
    ],
  },
  {
    verses: '9:20-31',
    key: '9:27',
    title: 'O amigo que apostou em Saulo',
    theme: 'quem acolhe o recém-chegado',
    themes: ['comunhao', 'amizade', 'discipulado', 'perdao'],
    idea: 'O perseguidor que virou discípulo só cria raiz porque houve um cesto, uma corda e um Barnabé que o tomou consigo quando todos tinham medo.',
    context:
      'Saulo caçava cristãos. No caminho de Damasco encontrou Jesus, ficou cego, e Ananias o chamou de irmão (9:1-19). Agora prega quem ele perseguia. De um lado, os antigos colegas querem matá-lo; do outro, os discípulos de Jerusalém não acreditam nele. É difícil pertencer quando o passado chega antes.',
    retold: [
      {
        verses: '9:20-25',
        says: 'Saulo prega nas sinagogas que Cristo é o Filho de Deus, e todos ficam espantados. Vigiam as portas para matá-lo, mas os discípulos o descem de noite pelo muro, num cesto.',
      },
      {
        verses: '9:26-27',
        says: 'Saulo chega a Jerusalém, e os discípulos têm medo dele. Barnabé o leva aos apóstolos e conta que ele viu o Senhor no caminho e falou com ousadia em Damasco.',
      },
      {
        verses: '9:28-31',
        says: 'Saulo fala com ousadia também em Jerusalém, e outra vez querem matá-lo, então os irmãos o enviam a Tarso. As igrejas têm paz e crescem na consolação do Espírito Santo.',
      },
    ],
    read: {
      verses: '9:20-31',
      how: 'Ao ler 26 e 27, um fica de pé longe da roda; quem lê Barnabé vai buscar e traz para dentro.',
    },
    observe: [
      {
        ask: 'O que dizem de Saulo em Damasco, e o que ele faz?',
        verses: '9:20-22',
        listen: 'Não é aquele que destruía?; prega que Jesus é o Filho de Deus e se esforça mais.',
      },
      {
        ask: 'Como ele escapa, e quem segura a corda?',
        verses: '9:23-25',
        listen: 'De noite, pelo muro, num cesto; os discípulos, sem nome.',
      },
      {
        ask: 'Que portas ele encontra em Jerusalém, e que verbos Barnabé realiza?',
        verses: '9:26-27',
        listen: 'Medo; tomou consigo, trouxe, contou.',
      },
      {
        ask: 'Como termina o trecho para Saulo e para as igrejas?',
        verses: '9:29-31',
        listen: 'Enviado a Tarso; paz, edificação, consolação do Espírito.',
      },
    ],
    interpret: [
      {
        ask: 'O medo dos discípulos era razoável. O que Barnabé fez que não foi ingenuidade?',
        verses: '9:26-27',
        listen: 'Ouviu a história, conferiu o fruto e pôs o próprio nome em jogo.',
        follow: 'Como ser acolhedor sem ser imprudente?',
      },
      {
        ask: 'O homem que entrava em casas para prender sai dentro de um cesto. O que aprende quem é carregado?',
        verses: '9:25',
        listen: 'Depender; a graça também humilha com carinho.',
      },
      {
        ask: 'A paz das igrejas vem quando Saulo vai embora para casa por anos. O que Deus faz com um chamado que parece pausado?',
        verses: '9:30-31',
        listen: 'Amadurece; a obra não depende de um só.',
      },
    ],
    live: [
      {
        ask: 'Quem foi o seu Barnabé, aquele que disse pode entrar, ele está comigo?',
        listen: 'Nome e gesto.',
      },
      {
        ask: 'De que passado as pessoas ainda se lembram quando olham para você?',
        listen: 'Só o que quiser contar; honra quem mudou.',
        for: ['adults', 'men', 'new-believers'],
      },
      {
        ask: 'Na sala nova ou no grupo novo, o que faz alguém deixar de ser o estranho? O que você já fez nessa hora?',
        listen: 'Sentar junto, apresentar, guardar lugar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você ainda desconfia na igreja, e que fruto precisaria ver?',
        listen: 'Sem nomes; critério justo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Segurar a corda não dá fama. Por quem você faz isso hoje, ou faria?',
        listen: 'Serviço escondido.',
        for: ['women', 'elderly', 'parents', 'couples'],
      },
      {
        ask: 'Você está em Tarso, num tempo em que parece que nada acontece? O que pode estar crescendo aí?',
        listen: 'Espera sem pressa.',
        for: ['singles', 'adults', 'mourning'],
      },
      {
        ask: 'O que deu medo quando você entrou aqui pela primeira vez, e o que ajudou?',
        listen: 'Ouvir e melhorar a acolhida.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a fuga mais engraçada da sua vida: de cachorro, de parente, de prova, de festa chata?',
        bridge: 'Um grande apóstolo fugiu dentro de um cesto de compras.',
      },
      {
        text: 'Primeiro dia em escola, emprego ou igreja: quem foi a primeira pessoa que falou com você, e o que disse?',
        bridge: 'Saulo também teve um primeiro dia ruim, até alguém se levantar.',
        for: ['adults', 'young', 'elderly', 'visitors'],
      },
    ],
    quiet: {
      text: 'Lembre o rosto de quem fez você se sentir parte de um lugar. Agradeça em voz baixa.',
      bridge: 'Saulo também teve um rosto desses.',
    },
    complete: [
      {
        name: 'A corda',
        text: 'Desenhe um muro, um cesto e uma corda. Dentro do cesto, o que quase me perdeu: … . Na ponta da corda, quem me segurou: … . Para quem a corda vai agora: … .',
      },
      {
        name: 'Carta de Barnabé',
        text: 'Escreva uma recomendação de três linhas para alguém malvisto que você conhece: Eu o conheço porque … . Vi nele … . Peço que deem a ele … .',
      },
    ],
    challenges: [
      {
        do: 'Apresente pelo nome uma pessoa nova a três outras, contando uma coisa boa dela.',
        tell: 'Onde ela se sentou depois.',
      },
      {
        do: 'Dê uma segunda chance pequena e segura a alguém que mudou: uma tarefa, uma carona, um convite.',
        tell: 'O que a pessoa fez com a confiança.',
      },
    ],
    children: {
      truth: 'Deus me dá amigos e eu acolho quem chega.',
      to7: {
        story:
          'Saulo era muito bravo com os amigos de Jesus. Mas Jesus mudou o coração dele! Agora Saulo falava: Jesus é o Filho de Deus! Uns homens maus quiseram pegar Saulo. Então os amigos o puseram num cesto bem grande e, de noite, desceram devagarinho pelo muro, com uma corda. Ufa! Saulo foi para outra cidade, mas lá todos tinham medo dele. Ninguém queria ser amigo. Só um homem bom chegou perto: Barnabé. Ele pegou Saulo pela mão e disse: gente, Jesus mudou o coração dele. Pode confiar! E Saulo ganhou uma família.',
        activity:
          'Ponham um boneco num cesto e desçam com um barbante da mesa ao chão. Depois, cada um busca um colega pela mão e traz para a roda.',
        questions: [
          'Como Saulo desceu do muro?',
          'Quem ficou amigo de Saulo?',
          'Quem está precisando de um amigo na sua escola?',
        ],
      },
      to12: {
        story:
          'Você confiaria em alguém que, até a semana passada, vivia perseguindo os seus amigos? Esse era o problema com Saulo. Ele tinha encontrado Jesus e agora pregava que Jesus é o Filho de Deus. Em Damasco, os antigos companheiros ficaram furiosos e vigiavam as portas para pegá-lo. Os discípulos tiveram uma ideia: à noite, baixaram Saulo pelo muro, dentro de um cesto. Em Jerusalém, ele quis entrar no grupo, mas todos tinham medo: deve ser armadilha. Foi aí que Barnabé, que tem um nome que quer dizer filho do consolo, ouviu a história dele, foi buscá-lo e o levou aos apóstolos: eu garanto, ele viu o Senhor. Barnabé arriscou o próprio nome. Graças a ele, Saulo pôde entrar e sair com os irmãos. Um dia, esse Saulo seria o apóstolo Paulo. Antes do grande Paulo, houve um amigo.',
        activity:
          'Brinquem de eu garanto: cada um apresenta o colega ao lado, dizendo uma qualidade que já viu nele.',
        questions: [
          'Por que os discípulos tinham medo?',
          'O que Barnabé arriscou?',
          'Para quem você pode ser um Barnabé?',
        ],
      },
      challenge: 'Chame para brincar alguém que costuma ficar sozinho.',
    },
    prayer:
      'Jesus, que mudas até quem te perseguia, obrigado pelos que seguraram a nossa corda. Dá-nos olhos de Barnabé: que escutam, conferem e acolhem. E a quem está do lado de fora, manda alguém que diga: entra comigo. Amém.',
    leader: {
      lost: 'O grupo pode querer falar só da conversão, que é a cena anterior. Aqui o assunto é o depois: quem acolhe.',
      tender:
        'Dar segunda chance não é pôr quem abusou de criança ou bateu em mulher perto de novas vítimas. Perdão e proteção andam juntos; diga isso com clareza. Disque 100, Ligue 180.',
    },
    comfort:
      'Quando a força acaba, alguém segura a corda e você só precisa caber no cesto. Isso também está escrito na história dos grandes.',
    closing: 'Alguém abriu a roda para você. Abra um espaço.',
    words: [
      'barnabe',
      'cesto',
      'pelo muro',
      'todos tinham medo dele',
      'saulo em jerusalem',
      'saulo em damasco',
      'tomando o consigo',
      'enviaram a tarso',
      'as igrejas tinham paz',
      'consolacao do espirito',
      'filho de deus nas sinagogas',
    ],
  },
  {
    verses: '9:36-43',
    key: '9:36',
    title: 'As túnicas de Dorcas',
    theme: 'o bem feito com as mãos',
    themes: ['servico', 'proximo', 'luto', 'generosidade'],
    idea: 'Uma mulher que costurava para viúvas mostra que o bem miúdo sustenta uma cidade, e que Deus não acha pequeno o choro de quem o recebeu.',
    context:
      'Pedro percorre as comunidades do litoral. Em Jope, morre Tabita, em grego Dorcas, gazela. É a única mulher a quem o Novo Testamento dá o título de discípula nessa forma. Não pregou sermão que se saiba: fazia roupas.',
    retold: [
      {
        verses: '9:36-38',
        says: 'Tabita, discípula cheia de boas obras e esmolas, adoece e morre em Jope. Os discípulos mandam dois homens pedir a Pedro, que está perto dali, que venha sem demora.',
      },
      {
        verses: '9:39',
        says: 'Pedro chega ao quarto de cima, e as viúvas o rodeiam chorando. Mostram as túnicas e as roupas que Dorcas fazia quando estava com elas.',
      },
      {
        verses: '9:40-43',
        says: 'Pedro manda todas saírem, ora de joelhos e diz: “Tabita, levanta-te”. Tabita abre os olhos e se senta, ele a apresenta viva, e muitos em Jope creem no Senhor.',
      },
    ],
    read: {
      verses: '9:36-43',
      how: 'Duas pessoas alternam os versículos. Antes de começar, ponham no centro uma peça de roupa feita à mão.',
    },
    observe: [
      {
        ask: 'Com que palavras o texto apresenta Dorcas?',
        verses: '9:36',
        listen: 'Discípula, cheia de boas obras e esmolas.',
      },
      {
        ask: 'O que as viúvas fazem quando Pedro chega?',
        verses: '9:39',
        listen: 'Rodeiam, choram, mostram as roupas.',
      },
      {
        ask: 'Que passos Pedro dá no quarto, e a quem ele a apresenta viva?',
        verses: '9:40-41',
        listen: 'Fica só, ajoelha, ora, chama, dá a mão; aos santos e às viúvas.',
      },
    ],
    interpret: [
      {
        ask: 'As viúvas não mostram diplomas nem discursos: mostram túnicas. O que uma túnica diz de quem a fez?',
        verses: '9:39',
        listen: 'Tempo, medida, corpo conhecido, amor concreto.',
      },
      {
        ask: 'Ela era “cheia de boas obras”, como outros são cheios do Espírito e de fé. Que dignidade Lucas dá ao trabalho dela?',
        verses: '9:36',
        listen: 'Serviço como marca de discípula.',
        follow: 'Que trabalho de discípulo quase nunca é chamado de ministério?',
      },
      {
        ask: 'Pedro manda sair todos e fica de joelhos. O que a oração tem a ver com não saber o que vai acontecer?',
        verses: '9:40',
        listen: 'Não é espetáculo; depende de Deus.',
      },
    ],
    live: [
      {
        ask: 'Se as pessoas tivessem de mostrar o que você fez por elas, o que levariam nas mãos?',
        listen: 'Coisas simples contam.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Que habilidade sua (costurar, editar vídeo, consertar, cozinhar, ensinar) ainda não virou cuidado para ninguém?',
        listen: 'Nomear a habilidade e uma pessoa.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quem são as viúvas da sua rua, aquelas pessoas que ninguém lembra de vestir, ouvir, visitar?',
        listen: 'Mães solo, idosos, acompanhantes de hospital.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Que gesto concreto de alguém convenceu você mais do que palavras sobre Deus?',
        listen: 'O boca a boca das túnicas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que suas mãos já não conseguem fazer, e o que ainda conseguem?',
        listen: 'Envelhecer com missão, sem negar a perda.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que peça, receita ou objeto você guarda de quem partiu, e o que ele lhe conta?',
        listen: 'Deixe mostrar; admirem juntos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual roupa feita à mão marcou a sua vida: o suéter da avó que pinicava, a fantasia improvisada, o enxoval?',
        bridge: 'Em Jope, as roupas contavam a história de uma mulher.',
      },
      {
        text: 'Mostre, se estiver com você, algo que alguém fez ou consertou com as próprias mãos, e diga quem.',
        bridge: 'Foi o que fizeram as viúvas quando Pedro entrou.',
        for: ['adults', 'women', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe a mão no tecido da sua roupa. Alguém plantou, fiou, costurou. Agradeça por mãos que você não conhece.',
      bridge: 'Leia a história de umas mãos assim.',
    },
    complete: [
      {
        name: 'Ponto por ponto',
        text: 'Desenhe uma linha de costura com sete pontos, um por dia. Em cada ponto, escreva um bem pequeno possível: seg … , ter … , qua … , qui … , sex … , sáb … , dom … .',
      },
      {
        name: 'O que vão mostrar',
        text: 'Complete, sem modéstia falsa: As pessoas que amo poderiam mostrar … . Eu gostaria que um dia pudessem mostrar também … . Para isso, começo por … .',
      },
    ],
    challenges: [
      {
        do: 'Faça algo com as suas mãos para alguém que precisa: costure, conserte, cozinhe, plante, monte.',
        tell: 'quanto tempo levou e o rosto de quem recebeu.',
      },
      {
        do: 'Descubra e agradeça a uma Dorcas da sua igreja ou do seu bairro, contando-lhe o que o serviço dela já fez.',
        tell: 'a resposta dela.',
      },
    ],
    children: {
      truth: 'Com as minhas mãos posso mostrar o amor de Jesus.',
      to7: {
        story:
          'Dorcas amava Jesus. E sabe o que ela fazia? Costurava! Agulha para cima, agulha para baixo. Um vestido para a dona Ana, uma capa quentinha para a vovó Léa. As viúvas da cidade tinham roupa porque Dorcas fazia. Um dia, ela ficou doente e morreu. Que choro! Chamaram Pedro. As vovós mostravam as roupas: olhe, foi ela que fez! Pedro se ajoelhou e orou. Depois disse: Tabita, levante! Era o outro nome dela. E ela abriu os olhos e se sentou! Pedro deu a mão e chamou todo mundo. Que festa!',
        activity: 'Com lã e papelão furado, costurem um coração e deem a uma pessoa idosa.',
        questions: [
          'O que Dorcas fazia para as viúvas?',
          'O que elas mostraram a Pedro?',
          'O que as suas mãos podem fazer de bom?',
        ],
      },
      to12: {
        story:
          'Algumas pessoas ficam famosas porque falam bem. Dorcas era conhecida porque costurava. Em Jope, cidade de porto, havia muitas viúvas; mulheres cujos maridos talvez o mar tivesse levado. Quem fazia a roupa delas? Dorcas. Ela sabia de cor o tamanho de cada uma. Quando adoeceu e morreu, a cidade perdeu o chão. Mandaram chamar Pedro, que estava perto. Ele subiu ao quarto e foi cercado por mulheres chorando, cada uma puxando a própria manga: foi ela que fez, olhe a costura! Ninguém fez discurso; as túnicas falavam. Pedro pediu que saíssem, ajoelhou-se e orou. Depois disse: Tabita, levante-se. Ela abriu os olhos. Deus devolveu Dorcas às suas viúvas. Nem toda pessoa boa que morre volta assim, a gente sabe. Mas ali ficou claro: para Deus, cada ponto daquela agulha importava.',
        activity:
          'Aprendam a pregar um botão ou fazer um ponto simples e consertem uma peça para doar.',
        questions: [
          'Como as viúvas contaram quem Dorcas era?',
          'O que Deus mostrou com essa história?',
          'Que habilidade sua pode virar presente?',
        ],
      },
      challenge: 'Faça algo com as próprias mãos e dê a alguém que mora sozinho.',
    },
    prayer:
      'Senhor, tu vês a agulha, a panela e a chave de fenda. Abençoa as mãos deste grupo. Consola quem chora por mãos que já não trabalham aqui. E que cada ponto pequeno seja feito com amor. Amém.',
    leader: {
      lost: 'O texto não ensina que quem faz o bem não morre, nem que basta orar para trazer de volta. Deixe o milagre ser o que é e mostre o que as viúvas mostraram.',
      tender:
        'Quem perdeu mãe, avó ou esposa vai sentir. Se alguém trouxer uma peça feita por ela, dê tempo. Não diga que Deus precisava mais dela; diga o que ela fez.',
    },
    comfort:
      'As viúvas choravam com as roupas na mão, e Pedro não mandou guardá-las. O amor deixa peças. Segure a sua o tempo que quiser.',
    closing: 'Cada ponto da agulha, Deus viu.',
    words: [
      'dorcas',
      'tabita',
      'jope',
      'lida',
      'tunicas',
      'viuvas',
      'boas obras e esmolas',
      'costura',
      'quarto superior',
      'cenaculo',
      'tabita levanta te',
      'simao curtidor',
      'gazela',
    ],
  },
  {
    verses: '10:1-48',
    key: '10:34',
    title: 'O lençol e a porta da frente',
    theme: 'Deus não faz acepção de pessoas',
    themes: ['missao', 'graca', 'proximo', 'espirito'],
    idea: 'Deus prepara dos dois lados: abre a casa de um estrangeiro que ora e a cabeça de um apóstolo que separava puros e impuros; e o Espírito desce sobre todos.',
    context:
      'Cornélio é oficial romano, gente da ocupação, e ora ao Deus de Israel. Pedro, judeu observante, nunca comeu nem entrou onde não devia. Duas visões, em duas cidades, no intervalo de um dia, marcam um encontro improvável.',
    retold: [
      {
        verses: '10:1-8',
        says: 'Cornélio, centurião de Cesareia, ora sempre e dá muitas esmolas. Um anjo lhe diz que mande buscar Pedro.',
      },
      {
        verses: '10:9-16',
        says: 'Pedro vê descer do céu um lençol cheio de bichos e recusa comer o impuro. A voz manda não rejeitar o que Deus purificou.',
      },
      {
        verses: '10:17-33',
        says: 'O Espírito manda Pedro seguir os enviados. Na casa de Cornélio, Pedro diz que Deus lhe mostrou não chamar ninguém de impuro.',
      },
      {
        verses: '10:34-43',
        says: 'Pedro reconhece que Deus não faz acepção de pessoas. Fala de Jesus, morto e ressuscitado, e do perdão para todos os que nele creem.',
      },
      {
        verses: '10:44-48',
        says: 'O Espírito Santo cai sobre todos os que ouvem. Pedro pergunta quem pode impedir a água e manda batizar aqueles estrangeiros.',
      },
    ],
    read: {
      verses: '10:24-35',
      how: 'Resumam a visão de cada um (1-23) em quatro frases. Leiam com Pedro, Cornélio e narrador; ao fim, contem o 44.',
    },
    observe: [
      {
        ask: 'Como Cornélio espera Pedro, e quem mais está na casa?',
        verses: '10:24-27',
        listen: 'Parentes e amigos reunidos; prostra-se.',
      },
      {
        ask: 'O que Pedro faz e diz ao entrar, e que regra ele admite estar atravessando?',
        verses: '10:26-29',
        listen: 'Levanta-o; não era lícito; Deus lhe mostrou que não chame ninguém de impuro.',
      },
      {
        ask: 'A que conclusão Pedro chega em voz alta?',
        verses: '10:34-35',
        listen: 'Deus não faz acepção; em toda nação.',
      },
    ],
    interpret: [
      {
        ask: 'A visão era sobre comida, e Pedro a entende como sobre gente. Que ligação havia entre mesa e preconceito?',
        verses: '10:28',
        listen: 'Com quem não se come, não se convive.',
        follow: 'Com quem a gente nunca comeu?',
      },
      {
        ask: 'Quem se converte nesta história, Cornélio ou Pedro?',
        verses: '10:28, 10:34-35',
        listen: 'Os dois precisam mudar de lugar.',
      },
      {
        ask: 'O que Deus já estava fazendo na casa de Cornélio antes de o pregador chegar?',
        verses: '10:30-33',
        listen: 'Ouvindo orações, preparando; ele chega antes de nós.',
      },
    ],
    live: [
      {
        ask: 'Em que tipo de casa, bairro ou evento você diria: eu não entro?',
        listen: 'Distinguir perigo de preconceito.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Que grupo da sua escola ou faculdade você já rotulou inteiro, sem almoçar com nenhum deles?',
        listen: 'Tribos, política, religião, classe.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momento alguém da igreja tratou você como comum ou impuro, e como isso ficou em você?',
        listen: 'Ouça, peça perdão se couber.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Quem está orando perto de você, fora da igreja, e talvez esteja mais aberto a Deus do que muita gente de dentro?',
        listen: 'Olhar para o que Deus já faz.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Que frases sobre outras pessoas os seus filhos já aprenderam na sua mesa?',
        listen: 'Preconceito se herda com o arroz.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Cornélio chamou os amigos mais íntimos para ouvir. Quem você gostaria que estivesse na sala com você?',
        listen: 'Alguém que ficou, ou que falta.',
        for: ['mourning', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual comida de outro lugar você jurou que não ia provar e acabou repetindo o prato?',
        bridge: 'Deus mudou a cabeça de Pedro com um lençol cheio de comida proibida.',
      },
      {
        text: 'Em que casa você já entrou todo sem jeito, sem saber onde pôr as mãos?',
        bridge: 'Pedro atravessou uma porta assim, e a história do mundo virou.',
        for: ['adults', 'young', 'couples', 'teens', 'women'],
      },
    ],
    quiet: {
      text: 'Pense na porta da casa de alguém muito diferente de você. Imagine-se batendo.',
      bridge: 'Dos dois lados, Deus já tinha falado. Leia com a mão na campainha.',
    },
    complete: [
      {
        name: 'O meu lençol',
        text: 'Rabisque um lençol preso pelas quatro pontas. Dentro, escreva os tipos de pessoa que você separa: … , … , … . Em volta, copie o que Pedro aprendeu: a ninguém chame … . Sublinhe o nome que mais lhe custa.',
      },
      {
        name: 'Duas portas',
        text: 'Complete: Se eu fosse Cornélio, pediria a quem me visitasse que … . Se eu fosse Pedro, para entrar precisaria deixar do lado de fora … .',
      },
    ],
    challenges: [
      {
        do: 'Coma com alguém de fora do seu círculo: outra classe, outra fé, outra opinião. Pergunte mais do que responda.',
        tell: 'que rótulo caiu no meio da refeição.',
      },
      {
        do: 'Durante sete dias, corrija-se em voz alta cada vez que disser esse povo, essa gente.',
        tell: 'quantas vezes e sobre quem.',
      },
    ],
    children: {
      truth: 'Deus ama gente de todo lugar do mesmo jeito.',
      to7: {
        story:
          'Cornélio era um soldado de outro país. Ele orava a Deus todos os dias. Um anjo lhe disse: chame Pedro! Bem longe dali, Pedro estava no telhado, com muita fome. Ele viu um lençol enorme descendo do céu, cheio de bichos. Pedro pensou: eca, isso eu não como! Mas Deus ensinou: não chame de sujo o que eu limpei. Toc, toc! Eram os amigos de Cornélio. Pedro foi com eles e entrou na casa. Ele nunca tinha entrado na casa de um estrangeiro! Lá contou de Jesus. E o Espírito Santo desceu sobre todos, iguaizinhos. Deus ama todo mundo!',
        activity:
          'Segurem um lençol pelas pontas, joguem bonecos ou fotos de pessoas de todo jeito e balancem, cantando que Deus ama cada uma.',
        questions: [
          'O que Pedro viu descendo do céu?',
          'Em que casa Pedro entrou?',
          'Quem Deus ama?',
        ],
      },
      to12: {
        story:
          'Com aquele povo a gente não come: Pedro cresceu ouvindo isso. Do outro lado havia Cornélio, chefe de cem soldados romanos, os que mandavam na terra de Pedro. Mas Cornélio orava e ajudava os pobres. Um dia, Deus falou com os dois, em cidades diferentes. A Cornélio: mande chamar Pedro. A Pedro, com fome, no terraço, mostrou um lençol cheio de animais que ele não podia comer. Coma! Nunca, Senhor! E a voz: não chame de impuro o que eu purifiquei. Três vezes. Pedro coçava a cabeça quando bateram à porta os homens de Cornélio. Aí ele entendeu: não era sobre comida. Foi, entrou na casa, cheia de parentes e amigos, e disse: Deus me mostrou que não devo chamar ninguém de impuro. Enquanto falava de Jesus, o Espírito desceu sobre todos. O muro mais velho do mundo acabava de rachar.',
        activity:
          'Preparem um prato simples de outra cultura e pesquisem como o povo de lá ora ou agradece pela comida.',
        questions: [
          'O que o lençol queria ensinar a Pedro?',
          'Como Deus preparou os dois lados?',
          'Que muro existe entre grupos na sua escola?',
        ],
      },
      challenge: 'Sente-se ao lado de alguém de outro grupo na hora do lanche e puxe conversa.',
    },
    prayer:
      'Senhor de todos, desce o teu lençol sobre os nossos nojos e medos. Perdoa as portas em que não entramos e as mesas em que não sentamos. Obrigado porque chegas antes de nós. Derrama o teu Espírito onde a gente menos espera. Amém.',
    leader: {
      lost: 'O grupo pode discutir se as leis de alimentos ainda valem ou escorregar para política de imigração. Volte à frase do 28: ninguém. E pergunte por um nome.',
      tender:
        'Racismo e preconceito deixam marcas. Se alguém contar o que sofreu, não minimize nem peça que entenda o lado do outro. Racismo é crime; ofereça companhia para registrar queixa, se a pessoa quiser (Disque 100).',
      differ:
        'O Espírito desce aqui antes do batismo, com línguas; em outros textos a ordem é outra. Umas igrejas tiram daqui um padrão, outras uma exceção. Todas leem que Deus recebeu os de fora.',
    },
    comfort:
      'As orações de Cornélio, tão longe do Templo, subiram e ficaram na memória de Deus. As suas também sobem, mesmo as que você acha que ninguém anotou.',
    closing: 'Deus já estava lá dentro quando Pedro entrou.',
    words: [
      'cornelio',
      'centuriao',
      'cesareia',
      'lencol',
      'acepcao de pessoas',
      'jope',
      'terraco',
      'mata e come',
      'impuro',
      'comum ou imundo',
      'simao curtidor',
      'hora sexta',
      'gentios',
      'pentecostes dos gentios',
    ],
  },
  {
    verses: '11:1-18',
    key: '11:17',
    title: 'Quem era eu para impedir Deus?',
    theme: 'a graça que alarga a mesa',
    themes: ['graca', 'comunhao', 'espirito', 'humildade'],
    idea: 'Cobrado por ter comido com os de fora, Pedro conta em ordem o que viu, e a igreja descobre que Deus deu a eles o mesmo presente e para de brigar para louvar.',
    context:
      'No capítulo 10, Pedro teve uma visão com bichos que a Lei proibia comer, foi à casa do oficial romano Cornélio e viu o Espírito descer sobre todos. A notícia chega a Jerusalém antes dele. Os irmãos não perguntam do Espírito: perguntam da comida. É o mesmo acontecimento, agora contado aos desconfiados.',
    retold: [
      {
        verses: '11:1-3',
        says: 'Os irmãos da Judeia ouvem que outros povos receberam a palavra de Deus. Em Jerusalém, discutem com Pedro porque entrou na casa dessa gente e comeu com ela.',
      },
      {
        verses: '11:4-10',
        says: 'Pedro conta que viu um lençol descer do céu, com bichos, e que se recusou a comer. Três vezes a voz lhe disse que não rejeitasse o que Deus purificou.',
      },
      {
        verses: '11:11-14',
        says: 'Pedro conta que três homens chegaram naquele instante, e o Espírito mandou ir com eles. Um anjo tinha prometido àquela casa palavras de salvação.',
      },
      {
        verses: '11:15-18',
        says: 'Pedro viu o Espírito Santo cair também sobre aquela gente, e quem era ele para se opor a Deus? Os irmãos se acalmam e glorificam a Deus.',
      },
    ],
    read: {
      verses: '11:7-18',
      how: 'Contem o começo: você entrou na casa deles e comeu! (3), e o lençol com bichos (5-6). Um lê Pedro. No 18, silêncio; depois, o louvor, todos.',
    },
    observe: [
      {
        ask: 'O que Pedro respondeu à voz, e o que ouviu de volta?',
        verses: '11:7-9',
        listen: 'De maneira nenhuma; não chame de impuro o que Deus purificou; três vezes.',
      },
      {
        ask: 'Quem o mandou ir, com quem foi, e o que ouviu na casa?',
        verses: '11:12-14',
        listen: 'O Espírito, sem hesitar; seis irmãos; a história do anjo.',
      },
      {
        ask: 'O que aconteceu enquanto ele ainda falava, e de que palavra se lembrou?',
        verses: '11:15-16',
        listen: 'O Espírito caiu como no princípio; João batizou com água, vós com o Espírito.',
      },
      {
        ask: 'Como os críticos terminam a conversa?',
        verses: '11:18',
        listen: 'Acalmam-se e glorificam a Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro chama Deus de Senhor e diz não na mesma frase. O que isso mostra de quem já anda com Jesus há anos?',
        verses: '11:8',
        listen: 'Costume pode falar mais alto que obediência.',
      },
      {
        ask: 'Se Deus deu o mesmo dom, com que direito se pede mais do outro?',
        verses: '11:15-17',
        listen: 'Ninguém é de segunda; o dom é de graça para todos.',
        follow: 'Que exigência a gente acrescenta sem Deus pedir?',
      },
      {
        ask: 'Ele explica em ordem, com testemunhas, sem bater na mesa. Por que isso foi melhor que mandar obedecer?',
        verses: '11:12, 11:17-18',
        listen: 'Respeitou a dúvida; levou a olharem para Deus.',
      },
    ],
    live: [
      {
        ask: 'À mesa de quem você teria de justificar que se sentou?',
        listen: 'Gente de outro grupo, religião, fama.',
      },
      {
        ask: 'Há um de maneira nenhuma seu que Deus anda repetindo pela terceira vez?',
        listen: 'Reconhecer resistência.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Quem na escola é ordinário ou impuro, não toque, não chame? Como essa regra nasceu?',
        listen: 'Exclusão, racismo, pobreza.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando criticam você, explica em ordem, devolve ou some?',
        listen: 'Jeitos; pequena mudança.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'O que seus filhos ouvem em casa sobre quem é diferente?',
        listen: 'Piada, medo, curiosidade.',
        for: ['parents'],
      },
      {
        ask: 'Você já se sentiu medido na igreja pela roupa, pela história ou pelo bolso? O que este texto diria aos medidores?',
        listen: 'Ouvir e, se for o caso, pedir perdão.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida você jurava que nunca ia comer, e hoje repete? Ou aquela que nem amarrado?',
        bridge: 'Pedro disse nunca, e a voz do céu repetiu o prato três vezes.',
      },
      {
        text: 'Já voltou de uma viagem ou festa e achou um tribunal da família esperando? Qual era a acusação?',
        bridge: 'Pedro volta de uma casa romana e é recebido assim.',
        for: ['adults', 'young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Imagine a sua mesa de refeições e um lugar a mais. Deixe aparecer um rosto que você não convidaria.',
      bridge: 'Pedro teve de sentar ali. Leia e veja quem estava junto.',
    },
    complete: [
      {
        name: 'Lençol',
        text: 'Desenhe um lençol seguro por quatro pontas. Dentro, escreva gente que aprendi a evitar: … , … , … . Por cima, a frase do versículo 9 com as suas palavras: … .',
      },
      {
        name: 'Relatório em ordem',
        text: 'Conte como Pedro: Eu estava … . Deus me mostrou … . Eu disse não porque … . Fui, e vi … . Então, quem sou eu para … ?',
      },
    ],
    challenges: [
      {
        do: 'Coma com alguém de fora do seu círculo e pergunte a história dessa pessoa antes de contar a sua.',
        tell: 'O que vocês têm igual.',
      },
      {
        do: 'Diante de uma crítica nesta semana, conte os fatos com calma, em ordem, e pergunte o que o outro entende.',
        tell: 'Se a conversa terminou em silêncio, em briga ou em louvor.',
      },
    ],
    children: {
      truth: 'Deus ama gente de todos os lugares.',
      to7: {
        story:
          'Pedro estava com fome e orando. Então viu no céu um lençol enorme, cheio de bichos! Uma voz falou: coma, Pedro. Pedro fez careta: eca, nunca comi isso! A voz disse: não chame de sujo o que Deus limpou. Três vezes! Logo chegaram uns homens de longe: venha contar de Jesus na nossa casa. Eles eram de outro povo, e Pedro nunca entrava lá. Mas o Espírito disse: vá! Ele foi, e Deus deu o Espírito Santo a todos. Quando voltou, os amigos reclamaram: você comeu com eles? Pedro contou tudo, e todos disseram: viva! Deus ama todo mundo!',
        activity:
          'Segurem um lençol pelas pontas com bichos de brinquedo em cima. A cada balanço, digam um país ou povo que Deus ama.',
        questions: [
          'O que havia no lençol?',
          'Por que os amigos reclamaram?',
          'Quem você pode convidar para brincar?',
        ],
      },
      to12: {
        story:
          'Pedro chegou a Jerusalém e já ouviu: que história é essa de entrar na casa de estrangeiros e comer com eles? Na época, muitos judeus achavam que isso sujava. Pedro não brigou. Contou em ordem. Eu estava orando e vi descer um lençol com todo tipo de bicho. Uma voz disse: coma. Respondi: de jeito nenhum! E a voz: não chame de impuro o que Deus purificou. Foram três vezes. Na mesma hora, bateram três homens à porta, e o Espírito mandou ir com eles. Fomos eu e mais seis. Na casa do romano, comecei a falar de Jesus, e o Espírito Santo desceu sobre eles, igualzinho a nós. Se Deus deu a eles o mesmo presente, quem era eu para impedir? Fez-se silêncio. Depois, todos louvaram a Deus. A mesa tinha ficado maior.',
        activity:
          'Montem uma mesa de papel. Cada um desenha um prato de um país e o nome de alguém diferente para sentar ali.',
        questions: [
          'De que reclamaram com Pedro?',
          'O que o lençol queria ensinar?',
          'Quem fica de fora na sua turma, e como você pode mudar isso?',
        ],
      },
      challenge: 'Sente-se no lanche com alguém com quem você nunca se sentou.',
    },
    prayer:
      'Senhor, quantas vezes dissemos de maneira nenhuma a ti. Obrigado por insistires. Tira de nós o costume que se fantasia de santidade. Que a gente se acalme e te louve quando a tua mesa crescer. Amém.',
    leader: {
      lost: 'Listas de o que pode e o que não pode comer não são o ponto. O lençol era sobre gente.',
      tender:
        'Quem foi barrado por cor, pobreza, divórcio ou passado pode se abrir. Não justifique quem barrou.',
      differ:
        'Sobre o batismo com o Espírito, uns o entendem como a entrada de todo cristão em Cristo; outros, como experiência que vem também depois. E até onde a acolhida muda as regras de convivência de cada igreja é conversa em que os cristãos diferem.',
    },
    comfort:
      'Talvez alguém tenha dito que a sua casa não prestava para receber Deus. Ele entrou sem perguntar ao porteiro.',
    closing: 'O mesmo dom. A mesma mesa. Quem somos nós para impedir?',
    words: [
      'grande lencol',
      'lencol',
      'quem era eu para',
      'resistir a deus',
      'incircuncisos',
      'comeste com eles',
      'o que deus purificou',
      'cornelio',
      'mesmo dom',
      'arrependimento para a vida',
      'batizados com o espirito',
      'gentios',
    ],
  },
  {
    verses: '11:19-30',
    key: '11:23',
    title: 'Antioquia: quando a graça se vê',
    theme: 'a igreja que nasce sem planejar',
    themes: ['missao', 'discipulado', 'generosidade', 'comunhao'],
    idea: 'Fugitivos sem nome contam de Jesus a quem ninguém contava, Barnabé enxerga a graça e busca ajuda, e ali nasce um povo que ganha um nome e reparte o pão.',
    context:
      'A morte de Estêvão (7) espalhou os irmãos para longe. Em Antioquia, terceira maior cidade do império, mistura de povos e deuses, alguns deles fazem uma coisa nova: falam a gregos. Jerusalém manda Barnabé ver. Dali, em pouco tempo, sairão os missionários para o mundo (13).',
    retold: [
      {
        verses: '11:19-21',
        says: 'Os irmãos dispersos falam só a judeus, até que alguns, em Antioquia, anunciam o Senhor Jesus também aos gregos. A mão do Senhor está com eles, e um grande número crê.',
      },
      {
        verses: '11:22-26',
        says: 'Barnabé chega, vê a graça de Deus e se alegra. Busca Saulo em Tarso, e por um ano os dois ensinam em Antioquia, onde os discípulos são pela primeira vez chamados de cristãos.',
      },
      {
        verses: '11:27-30',
        says: 'O profeta Ágabo anuncia que haverá grande fome em todo o mundo. Cada discípulo dá o que pode, e a ajuda vai para os irmãos da Judeia por Barnabé e Saulo.',
      },
    ],
    read: {
      verses: '11:19-30',
      how: 'Um mapa ou o celular no centro. A cada lugar lido, alguém aponta. O 26, todos dizem juntos a última palavra.',
    },
    observe: [
      {
        ask: 'Quem levou a notícia a Antioquia, e o que fizeram de diferente?',
        verses: '11:19-20',
        listen: 'Dispersos, alguns de Chipre e Cirene; falaram aos gregos.',
      },
      {
        ask: 'O que Barnabé viu, sentiu e disse?',
        verses: '11:22-24',
        listen: 'Viu a graça, alegrou-se, animou a permanecer.',
      },
      {
        ask: 'Quem ele foi buscar, e por quanto tempo ensinaram?',
        verses: '11:25-26',
        listen: 'Saulo, em Tarso; um ano inteiro.',
      },
      {
        ask: 'Diante da fome anunciada, como os discípulos decidiram quanto mandar?',
        verses: '11:28-30',
        listen: 'Cada um conforme o que pudesse.',
      },
    ],
    interpret: [
      {
        ask: 'Não sabemos o nome de nenhum dos fundadores. O que isso diz sobre como Deus trabalha?',
        verses: '11:19-21',
        listen: 'Gente comum e a mão do Senhor.',
      },
      {
        ask: 'Como se vê uma graça? O que Barnabé teria olhado, e o que poderia ter criticado?',
        verses: '11:23',
        listen: 'Mudança, alegria, mistura; podia ver só erro e bagunça.',
        follow: 'E nós, o que vemos primeiro num grupo novo?',
      },
      {
        ask: 'Barnabé podia ficar com o sucesso só para si. O que mostra a viagem a Tarso?',
        verses: '11:24-26',
        listen: 'Conhece o próprio limite; dá lugar a outro.',
      },
      {
        ask: 'Foram os de fora que os chamaram de cristãos. Por que talvez precisassem de uma palavra nova?',
        verses: '11:26',
        listen: 'Nem judeus, nem gregos; gente de Cristo.',
      },
    ],
    live: [
      {
        ask: 'Se a sua rua tivesse de inventar um nome para você pelo que vê, qual seria?',
        listen: 'Rir; depois pensar em Cristo.',
      },
      {
        ask: 'Que mudança que você não escolheu pôs você perto de gente que nunca ouviu de Jesus com calma?',
        listen: 'Migração, emprego, escola.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Quem, da sua turma, ninguém chama para nada da igreja, e como seria falar com ele sem propaganda?',
        listen: 'Romper o só entre nós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que Saulo parado numa Tarso você poderia ir buscar?',
        listen: 'Talento esquecido, irmão magoado.',
        for: ['long-believers', 'elderly', 'women'],
      },
      {
        ask: 'Conforme o que pudesse: como o orçamento de vocês decide quanto ajuda?',
        listen: 'Conversa honesta; sem comparar.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Um ano de aprendizado, diz o texto. O que você gostaria de aprender da fé, sem pressa?',
        listen: 'Anotar e montar um plano.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa boa na sua vida começou por acaso, por atraso, erro de ônibus ou troca de sala?',
        bridge: 'Uma das maiores igrejas da história começou com gente fugindo.',
      },
      {
        text: 'Como chamam quem nasce na sua cidade, e qual apelido os vizinhos inventaram?',
        bridge: 'Em Antioquia inventaram um apelido para os discípulos, e ele dura até hoje.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Diga baixinho: cristão. Repare se a palavra pesa, aquece ou passa.',
      bridge: 'Um dia ela foi dita pela primeira vez. Vamos ver de quem.',
    },
    complete: [
      {
        name: 'O que Barnabé veria',
        text: 'Olhe para a sua casa ou célula e complete só com o que há de graça: vejo … , vejo … , vejo … . Deixe a crítica para outro dia. E animo vocês a … .',
      },
      {
        name: 'Conforme o que pudesse',
        text: 'Três envelopes desenhados: tempo … , dinheiro … , saber … . Escreva em cada um o que cabe nesta semana, e para quem vai.',
      },
    ],
    challenges: [
      {
        do: 'Diga a três pessoas, olhando para elas, uma graça de Deus que você enxerga nelas.',
        tell: 'A reação mais inesperada.',
      },
      {
        do: 'Junte com outros uma ajuda para uma família em aperto, cada um com o que puder, e mandem por duas mãos.',
        tell: 'Como foi chegar lá.',
      },
    ],
    children: {
      truth: 'Sou de Cristo e reparto o que tenho.',
      to7: {
        story:
          'Uns amigos de Jesus tiveram de mudar de cidade. Andaram, andaram, e chegaram a Antioquia, uma cidade grandona. Lá contaram de Jesus a pessoas que nunca tinham ouvido falar dele. E muita gente acreditou! Barnabé foi ver. Quando viu o amor de Deus ali, ficou todo feliz. Que beleza! Depois, foi buscar o amigo Saulo, e os dois ensinaram o povo um ano inteiro. Foi nessa cidade que os amigos de Jesus ganharam um nome: cristãos! E quando souberam que ia faltar comida para os irmãos de longe, cada um deu um pouquinho, o que podia.',
        activity:
          'Cada criança põe numa cesta um alimento ou um desenho de comida, dizendo: eu sou de Cristo e reparto.',
        questions: [
          'Como era o nome da cidade?',
          'Que nome os amigos de Jesus ganharam?',
          'O que você pode repartir?',
        ],
      },
      to12: {
        story:
          'Ninguém planejou a igreja de Antioquia. Uns cristãos fugiam da perseguição e foram parar naquela cidade enorme, cheia de povos e de estátuas. Até ali, só falavam de Jesus a judeus. Alguns, que nem sabemos o nome, pensaram: por que não contar também aos gregos? Contaram, e muita gente creu. Quando a notícia chegou a Jerusalém, mandaram Barnabé verificar. Ele podia ter procurado defeito. Procurou a graça de Deus, achou e se alegrou. Como era trabalho demais para um, viajou até Tarso para buscar Saulo. Durante um ano, os dois ensinaram. O povo da cidade olhou aquela turma misturada e inventou um nome: cristãos, os de Cristo. Então veio um aviso: vai haver fome. Cada um deu conforme podia, e mandaram ajuda para longe. Ser cristão começou assim: nome novo, mesa grande, mão aberta.',
        activity:
          'Num mapa, liguem com barbante Jerusalém, Chipre, Tarso e Antioquia, contando quem foi e por quê.',
        questions: [
          'Quem começou a igreja de Antioquia?',
          'O que Barnabé procurou quando chegou?',
          'O que faria alguém olhar para você e dizer: é cristão?',
        ],
      },
      challenge: 'Junte com a família um alimento e doe a quem precisa.',
    },
    prayer:
      'Senhor da mão que acompanha os sem nome, dá-nos olhos de ver graça. Livra-nos de falar só aos nossos. Ensina-nos a buscar quem ficou parado e a repartir conforme podemos. Que o nome de Cristo nos sirva. Amém.',
    leader: {
      lost: 'A geografia encanta ou cansa. Um mapa de dois minutos, e siga para o versículo 23.',
      tender:
        'Há quem more longe da terra por violência ou necessidade. Não diga que Deus mandou o mal para que o evangelho andasse. Pergunte do caminho, ouça.',
      differ:
        'Ágabo prediz uma fome pelo Espírito. Umas igrejas esperam esse dom hoje; outras o entendem como próprio do tempo dos apóstolos.',
    },
    comfort:
      'O que espalhou você pelo mundo não foi bom. Mesmo assim a mão do Senhor foi com eles, e o lugar para onde foram empurrados virou casa.',
    closing: 'Que vejam em nós de quem somos.',
    words: [
      'antioquia',
      'chamados de cristaos',
      'primeira vez chamados cristaos',
      'barnabe',
      'homem bom',
      'viu a graca de deus',
      'agabo',
      'grande fome',
      'cipriotas e cireneus',
      'cada um conforme o que pudesse',
      'buscar a saulo',
      'dispersos por causa de estevao',
    ],
  },
  {
    verses: '12:1-17',
    key: '12:5',
    title: 'Enquanto a igreja orava',
    theme: 'a oração que não desiste',
    themes: ['oracao', 'sofrimento', 'esperanca', 'fe'],
    idea: 'Com um amigo morto e outro preso, a igreja faz o que pode: ora a noite toda; Deus abre o portão, e é a porta dela que demora.',
    context:
      'Herodes Agripa mandou matar Tiago e, vendo que agradou, prendeu Pedro. Dezesseis soldados o guardam. Numa casa de Jerusalém, a de Maria, mãe de João Marcos, uma porção de gente ora, sem saber se amanhã haverá outro enterro.',
    retold: [
      {
        verses: '12:1-5',
        says: 'O rei Herodes maltrata a igreja e guarda Pedro na prisão, para apresentá-lo ao povo depois da Páscoa. A igreja ora com fervor por ele.',
      },
      {
        verses: '12:6-11',
        says: 'Pedro dorme entre dois soldados, preso com correntes, e um anjo o acorda. As correntes caem, e o portão de ferro se abre sozinho.',
      },
      {
        verses: '12:12-15',
        says: 'Pedro bate na casa onde muitos estão orando. A serva Rode reconhece a voz e, de alegria, corre para dentro sem abrir, e dizem que ela delira.',
      },
      {
        verses: '12:16-17',
        says: 'Pedro continua batendo, até que abrem e se espantam. Ele conta como o Senhor o tirou da prisão, manda avisar Tiago e os irmãos e parte.',
      },
    ],
    read: {
      verses: '12:5-16',
      how: 'Leitura animada, com narrador, anjo e Pedro; alguém faz Rode e bate de verdade na porta no 13 e no 16.',
    },
    observe: [
      {
        ask: 'Que contraste o versículo 5 faz entre a prisão e a igreja?',
        verses: '12:5-6',
        listen: 'Pedro guardado por soldados; a igreja em oração fervorosa.',
      },
      {
        ask: 'O que Pedro precisa fazer, e o que acontece sem ele fazer nada?',
        verses: '12:7-10',
        listen: 'Vestir-se, seguir; correntes caem, portão abre.',
      },
      {
        ask: 'Como reagem Rode e os que oravam quando a resposta bate à porta?',
        verses: '12:13-16',
        listen: 'Ela esquece de abrir; eles acham que delira.',
      },
    ],
    interpret: [
      {
        ask: 'Oravam com fervor e não acreditaram na resposta. O que isso conta sobre a fé que Deus atende?',
        verses: '12:5, 12:14-16',
        listen: 'Fé pequena e persistente; Deus é maior que a nossa expectativa.',
      },
      {
        ask: 'Na véspera da execução, Pedro dorme. De onde pode vir um sono assim?',
        verses: '12:6',
        listen: 'Confiança, cansaço, entrega.',
        follow: 'Em que noites o sono foi a sua forma de fé?',
      },
      {
        ask: 'Tiago foi morto (2) e Pedro foi solto, com a mesma igreja orando. Como ler o versículo 11 sem esquecer o 2?',
        verses: '12:11',
        listen: 'Não sabemos por quê; louva-se sem negar a perda.',
      },
    ],
    live: [
      {
        ask: 'Por quem a igreja, o grupo ou a sua casa está de vigília neste momento?',
        listen: 'Anotem e orem hoje.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Que resposta de Deus talvez esteja batendo, e você continua de olhos fechados, pedindo?',
        listen: 'Um emprego simples, uma reconciliação, um convite.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'O que seria, para você, orar de verdade por um amigo, e não só mandar as mãozinhas no chat?',
        listen: 'Horário, nome, insistência, presença.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que corrente já caiu da sua vida sem que você saiba explicar como?',
        listen: 'Livramentos, vícios, medos.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Quem ora por você, e o que você responde quando alguém diz que está orando?',
        listen: 'Receber oração com simplicidade.',
        for: ['visitors', 'new-believers', 'couples'],
      },
      {
        ask: 'A família de Tiago também ouviu a notícia de Pedro. O que você diria a ela naquela noite?',
        listen: 'Alegria de um e dor de outro na mesma sala.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já deixou alguém plantado do lado de fora, porque não ouviu, esqueceu ou ficou emocionado demais? Conte.',
        bridge: 'Rode fez isso com Pedro, de pura alegria.',
      },
      {
        text: 'Qual é o lugar mais esquisito em que você já conseguiu dormir?',
        bridge:
          'Pedro dormia entre dois soldados, acorrentado. Algo estava acontecendo do outro lado da cidade.',
        for: ['young', 'teens', 'men', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Escute os ruídos da casa à noite. Traga à memória alguém que está acordado agora, em hospital, cela ou estrada.',
      bridge: 'Havia uma casa orando por alguém assim. Junte-se a ela.',
    },
    complete: [
      {
        name: 'Escala da vigília',
        text: 'Façam juntos um quadro de 24 horas por uma causa: escrevam no alto o nome ou a situação … e cada um assina o horário que consegue: … . Quinze minutos valem.',
      },
      {
        name: 'Batidas na porta',
        text: 'Complete: Tenho pedido a Deus … . Nos últimos dias bateram à minha porta … , … e … . Uma delas poderia ser resposta, se eu abrisse para … .',
      },
    ],
    challenges: [
      {
        do: 'Acorde ou fique acordado uma hora, numa noite desta semana, só para orar por alguém que está em aperto.',
        tell: 'o que se ouve às três da manhã.',
      },
      {
        do: 'Visite ou escreva a alguém preso, internado ou cuidando de doente, e diga que o grupo está orando.',
        tell: 'o que a pessoa disse ao saber.',
      },
    ],
    children: {
      truth: 'Deus escuta quando a gente ora junto.',
      to7: {
        story:
          'Pedro estava preso, com duas correntes, entre dois soldados. E sabe o que ele fazia? Dormia! Roncava! Numa casa longe dali, os amigos oravam: Deus, cuida do Pedro! De repente, uma luz! Um anjo cutucou Pedro: acorde! As correntes fizeram plim, plim, no chão. Ponha a sandália, vista a capa, venha! O portão de ferro abriu sozinho, nhééé. Pedro foi à casa dos amigos e bateu: toc, toc! A menina Rode ouviu a voz dele e ficou tão feliz que esqueceu de abrir! Correu para contar. Ninguém acreditou. Toc, toc, toc! Abriram, e era Pedro!',
        activity:
          'Brinquem: um bate à porta e fala, os outros adivinham a voz, esquecem de abrir, correm para contar e depois abrem com festa.',
        questions: [
          'O que os amigos faziam enquanto Pedro estava preso?',
          'O que Rode esqueceu?',
          'Por quem a gente pode orar agora?',
        ],
      },
      to12: {
        story:
          'Aquele rei Herodes era cruel. Já tinha tirado a vida de Tiago, e Pedro seria o próximo. Mandou vigiá-lo por dezesseis soldados. Na casa de Maria, mãe de João Marcos, os amigos não tinham exército nem dinheiro, e estavam muito tristes. Então oraram a noite inteira. Na prisão, Pedro dormia entre dois guardas. Um anjo acendeu a escuridão e o cutucou: depressa! As correntes caíram. Ele se vestiu, meio sonâmbulo, achando que era sonho. Passaram por uma guarda, por outra, e o portão de ferro abriu sozinho. Na rua, o vento frio o acordou: é verdade! Foi direto à casa da oração e bateu. Rode, a empregada, reconheceu a voz e, de tanta alegria, deixou Pedro do lado de fora. É Pedro! Você está louca, disseram os que pediam exatamente aquilo. E ele batendo. Deus tinha ouvido até os que mal acreditavam.',
        activity:
          'Encenem a história com sons: ronco, correntes, portão, batidas. Depois escolham um nome e orem juntos por ele três dias.',
        questions: [
          'Por que os amigos não acreditaram em Rode?',
          'Como acha que a família de Tiago se sentia naquela noite?',
          'Pelo que você vai continuar orando, mesmo que demore?',
        ],
      },
      challenge:
        'Escolha alguém em dificuldade e ore por ele todas as noites, junto com alguém da casa.',
    },
    prayer:
      'Deus dos portões de ferro, tu sabes quem está preso hoje: por grades, doença, medo. Não temos exército; temos este grupo. Recebe a nossa fé pequena, abre o que não abrimos, e consola a casa de Tiago. Amém.',
    leader: {
      lost: 'O grupo vai querer saber por que Pedro sim e Tiago não. Não responda. Nem pinte a oração como alavanca. Diga: a igreja orou pelos dois, chorou um e abraçou o outro.',
      tender:
        'Quem orou muito e perdeu alguém está do lado da família de Tiago. Cite Tiago em voz alta durante o encontro. Havendo alguém com parente preso, não pergunte o motivo; ofereça companhia e, se preciso, a Defensoria Pública.',
    },
    comfort:
      'Na mesma cidade, na mesma semana, um enterro e um milagre. A Bíblia conta os dois sem explicar. Se a sua casa é a de Tiago, você também pertence a esta história.',
    closing: 'Continuem batendo; continuem orando.',
    words: [
      'herodes',
      'pedro na prisao',
      'rode',
      'oracao fervorosa',
      'fazia continua oracao',
      'correntes',
      'cadeias',
      'anjo do senhor',
      'portao de ferro',
      'casa de maria',
      'joao marcos',
      'tiago irmao de joao',
      'dormindo entre dois soldados',
    ],
  },
  {
    verses: '13:1-12',
    key: '13:2',
    title: 'Separai para mim',
    theme: 'a igreja que envia',
    themes: ['missao', 'espirito', 'oracao', 'servico'],
    idea: 'Enquanto uma igreja misturada adora e jejua, o Espírito pede os seus melhores, e ela os solta com as mãos abertas, para que a palavra chegue a quem a procura.',
    context:
      'Antioquia já tem fama de boa igreja (11:19-30). Dali partem Barnabé e Saulo para Chipre, a terra de Barnabé. Na capital da ilha, o governador romano quer ouvir, e um mago da corte quer impedir. É também a página em que Saulo passa a ser chamado de Paulo.',
    retold: [
      {
        verses: '13:1-3',
        says: 'Profetas e mestres da igreja de Antioquia servem ao Senhor e jejuam. O Espírito Santo manda separar Barnabé e Saulo para uma obra, e eles oram, impõem as mãos e os despedem.',
      },
      {
        verses: '13:4-8',
        says: 'Barnabé e Saulo navegam até Chipre e anunciam a palavra nas sinagogas. O procônsul Sérgio Paulo quer ouvir, mas o mago Elimas tenta afastá-lo da fé.',
      },
      {
        verses: '13:9-12',
        says: 'Paulo fixa os olhos em Elimas e diz que ele torce os caminhos retos do Senhor e ficará cego por um tempo. O mago procura quem o guie pela mão, e o procônsul crê.',
      },
    ],
    read: {
      verses: '13:1-12',
      how: 'Os cinco nomes do 1, cinco vozes. No 3, ponham a mão no ombro de quem está ao lado enquanto alguém lê.',
    },
    observe: [
      {
        ask: 'Quem eram os cinco, e o que se sabe da origem de cada um?',
        verses: '13:1',
        listen: 'Chipre, Níger, Cirene, palácio de Herodes, Tarso; mistura.',
      },
      {
        ask: 'O que faziam quando o Espírito falou, e o que fizeram depois?',
        verses: '13:2-3',
        listen: 'Serviam e jejuavam; jejuaram, oraram, impuseram mãos, despediram.',
      },
      {
        ask: 'Duas pessoas em Pafos reagem de modo oposto. Quem são e o que querem?',
        verses: '13:6-8',
        listen: 'Sérgio Paulo procura ouvir; Elimas tenta afastá-lo.',
      },
      {
        ask: 'O que acontece com o mago, e o que deixa o governador maravilhado?',
        verses: '13:11-12',
        listen: 'Cegueira por um tempo; a doutrina do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o Espírito pediria logo os dois que mais faziam falta?',
        verses: '13:1-2',
        listen: 'A missão merece o melhor; a igreja não é dona.',
        follow: 'O que sente quem fica?',
      },
      {
        ask: 'A igreja despede, e o versículo seguinte diz que foram enviados pelo Espírito. Como as duas coisas andam juntas?',
        verses: '13:3-4',
        listen: 'Deus envia por mãos de gente.',
      },
      {
        ask: 'Paulo, que já ficou cego, vê um homem ficar cego por algum tempo. O que esse detalhe pode trazer de misericórdia?',
        verses: '13:11',
        listen: 'Limite no castigo; para Paulo, a cegueira foi começo.',
      },
    ],
    live: [
      {
        ask: 'Quem a nossa igreja ou família precisaria soltar, em vez de segurar?',
        listen: 'Filho, líder, amigo; dor e alegria.',
      },
      {
        ask: 'Se o Espírito dissesse separai para mim o seu nome, para que obra seu coração pularia, e de que fugiria?',
        listen: 'Sonho e medo.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O seu grupo parece com o dos cinco ou todos são do mesmo bairro, cor e bolso?',
        listen: 'Olhar sem culpa; um passo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quem tenta puxar você para longe do que faz bem, e com que jeito?',
        listen: 'Vozes sedutoras; limites.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Como é ver um filho partir, para outro estado, casamento ou missão, com a mão ainda no ombro dele?',
        listen: 'Choro e bênção.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Sérgio Paulo procurava muito ouvir. O que você procura quando abre a Bíblia ou vem aqui?',
        listen: 'Busca honesta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a despedida em que você chorou de soluçar ou fingiu que entrou um cisco?',
        bridge: 'A igreja de Antioquia se despediu dos dois melhores. Com as mãos neles.',
      },
      {
        text: 'Se ganhasse uma passagem de navio hoje, sem data de volta, o que poria na mala além de roupa?',
        bridge: 'Barnabé e Saulo embarcaram assim para Chipre.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Pouse a mão no próprio ombro, como fazem quando abençoam alguém que parte.',
      bridge: 'Foi o último gesto antes da viagem.',
    },
    complete: [
      {
        name: 'Mala de enviado',
        text: 'Desenhe uma mala. Dentro: o que Deus já me deu … . Do lado de fora: o que preciso deixar … . Na etiqueta, o destino, mesmo que seja a casa ao lado: … .',
      },
      {
        name: 'Mãos que soltam',
        text: 'Complete: Seguro com força … . Se o Espírito pedisse, eu teria medo de … . Poderia abrir a mão dizendo: … .',
      },
    ],
    challenges: [
      {
        do: 'Passe uma refeição em jejum e oração com mais alguém, perguntando a Deus quem enviar e aonde.',
        tell: 'Que nome ou lugar voltou.',
      },
      {
        do: 'Escolha um missionário ou alguém que partiu e mande uma mensagem, uma oferta ou um presente do seu jeito.',
        tell: 'O que ele contou da vida lá.',
      },
    ],
    children: {
      truth: 'Deus envia gente para contar de Jesus.',
      to7: {
        story:
          'Na igreja de Antioquia havia gente de todo lugar: Barnabé, Simeão, Lúcio, Manaém e Saulo. Eles cantavam e oravam juntos. Então o Espírito Santo falou: quero Barnabé e Saulo para uma viagem muito especial! Os amigos ficaram com saudade antes da hora. Mas puseram as mãos neles, oraram e disseram: vão com Deus! Os dois entraram no navio e chegaram a uma ilha. O chefe da ilha queria muito ouvir de Jesus. Um homem enganador tentou atrapalhar, mas não conseguiu. O chefe ouviu, ficou maravilhado e acreditou!',
        activity:
          'Façam um barquinho de papel. Ponham as mãos nele, orem por alguém que conta de Jesus longe e soprem para navegar.',
        questions: [
          'Quem o Espírito Santo chamou?',
          'O que os amigos fizeram antes da viagem?',
          'A quem você gostaria de contar de Jesus?',
        ],
      },
      to12: {
        story:
          'Que time! Barnabé vinha de Chipre, Simeão tinha o apelido de Níger, que quer dizer negro, Lúcio era do norte da África, Manaém cresceu no palácio e Saulo tinha perseguido cristãos. Juntos, lideravam a igreja de Antioquia. Um dia, enquanto adoravam e jejuavam, o Espírito Santo disse: separem para mim Barnabé e Saulo. Logo os dois! A igreja podia responder: esses não, precisamos deles. Preferiu orar, pôr as mãos nos dois e deixar ir. Navegaram até Chipre. Na capital, o governador Sérgio Paulo queria muito ouvir sobre Deus, mas um mago, Elimas, fazia de tudo para atrapalhar. Paulo, cheio do Espírito, o enfrentou, e o mago ficou sem ver por um tempo. O governador ficou maravilhado com o ensino do Senhor e creu. Tudo começou com uma igreja de mãos abertas.',
        activity:
          'Desenhem as mãos numa folha e escrevam dentro o nome de pessoas enviadas (missionários, professores, parentes). Orem por elas.',
        questions: [
          'O que os cinco tinham de diferente?',
          'Por que foi difícil deixar os dois irem?',
          'Para onde Deus poderia enviar você?',
        ],
      },
      challenge: 'Ore toda noite por alguém que fala de Jesus em outro lugar.',
    },
    prayer:
      'Espírito Santo, fala enquanto adoramos. Pede quem quiseres. Dá-nos mãos que abençoam e soltam. Vai com quem parte e consola quem fica. E abre caminho para os que procuram muito ouvir. Amém.',
    leader: {
      lost: 'O mago cego chama mais atenção que a igreja. Dê a ele cinco minutos e volte aos versículos 2 e 3.',
      tender:
        'Pais com saudade de filhos longe, ou quem foi enviado e voltou ferido, podem doer. Agradeça o que deram. E a frase dura de Paulo (13:10) não autoriza ninguém a xingar quem discorda.',
      differ:
        'Como o Espírito disse, o texto não explica: uns pensam numa palavra profética, como as que esperam hoje; outros, em direção reconhecida na oração. E jejum e imposição de mãos têm lugar diferente em cada igreja.',
    },
    comfort:
      'Se você é quem ficou, com a mão ainda quente do ombro que partiu, Deus também viu a sua parte. Sem as suas mãos, ninguém teria sido enviado.',
    closing: 'Mão que abençoa é mão que solta.',
    words: [
      'separai para mim',
      'barnabe e saulo',
      'niger',
      'lucio',
      'manaem',
      'impondo as maos',
      'elimas',
      'barjesus',
      'sergio paulo',
      'pafos',
      'chipre',
      'primeira viagem missionaria',
      'jejuando',
    ],
  },
  {
    verses: '13:13-52',
    key: '13:38',
    title: 'Uma palavra de ânimo em Antioquia',
    theme: 'a promessa cumprida',
    themes: ['salvacao', 'perdao', 'ressurreicao', 'missao'],
    idea: 'Deus veio cumprindo, de avô em neto, uma promessa que chega a Jesus ressuscitado, e nele oferece a todo que crê o perdão que nenhuma lei conseguiu dar.',
    context:
      'João Marcos larga a viagem, e Paulo e Barnabé sobem para Antioquia da Pisídia, outra Antioquia. Na sinagoga convidam: se têm uma palavra de ânimo, falem. Paulo conta a história de Israel do Egito até Davi (16-25) e chega a Jesus. Uma semana depois, quase toda a cidade vem ouvir; nasce também inveja, e os dois são expulsos (44-52).',
    retold: [
      {
        verses: '13:13-25',
        says: 'Paulo lembra na sinagoga o que Deus fez por Israel, do Egito até Davi. Da família de Davi veio Jesus, que João anunciou.',
      },
      {
        verses: '13:26-31',
        says: 'Paulo conta que Jesus foi morto sem motivo e posto na sepultura. Deus o ressuscitou, e muitos o viram durante vários dias.',
      },
      {
        verses: '13:32-37',
        says: 'Paulo diz que assim se cumpre a promessa feita aos pais. Davi morreu e se desfez, mas quem Deus ressuscitou não viu degradação.',
      },
      {
        verses: '13:38-43',
        says: 'Paulo anuncia por Jesus o perdão que a lei de Moisés não pôde dar. Pedem que ele volte.',
      },
      {
        verses: '13:44-52',
        says: 'Quase toda a cidade vem. Rejeitados por inveja, Paulo e Barnabé se voltam aos outros povos, são expulsos, e os discípulos se alegram.',
      },
    ],
    read: {
      verses: '13:28-39',
      how: 'Quatro pessoas contam antes, uma frase cada: Egito, deserto, Davi, João Batista. O 30, todos em pé. Terminem lendo o 52.',
    },
    observe: [
      {
        ask: 'O que fizeram a Jesus, e qual é o mas que vira a história?',
        verses: '13:28-30',
        listen: 'Sem motivo, morto, sepultado; mas Deus o ressuscitou.',
      },
      {
        ask: 'Quem o viu, e por quanto tempo?',
        verses: '13:31',
        listen: 'Os que subiram da Galileia, muitos dias; são testemunhas.',
      },
      {
        ask: 'Que diferença Paulo mostra entre Davi e Jesus?',
        verses: '13:34-37',
        listen: 'Davi serviu, morreu e se decompôs; Jesus não viu degradação.',
      },
      {
        ask: 'Que anúncio fecha a fala, e para quem vale?',
        verses: '13:38-39',
        listen: 'Perdão dos pecados; todo aquele que crê é justificado.',
      },
    ],
    interpret: [
      {
        ask: 'Para dar ânimo, Paulo conta história antiga. O que a memória faz por quem está desanimado?',
        verses: '13:32-33',
        listen: 'Deus cumpriu; o que prometeu aos pais chegou aos filhos.',
      },
      {
        ask: 'Davi é o herói do povo, e Paulo lembra o túmulo dele. O que os heróis conseguem e o que não conseguem?',
        verses: '13:36-37',
        listen: 'Servem a sua geração; não vencem a morte.',
        follow: 'De quem esperamos mais do que podia dar?',
      },
      {
        ask: 'Ser justificado é ser declarado em dia com Deus. Por que a lei mostra a dívida e não a quita?',
        verses: '13:38-39',
        listen: 'Aponta o caminho e a falha; quitar é obra de Jesus.',
      },
    ],
    live: [
      {
        ask: 'Se dessem a você o microfone pedindo uma palavra de ânimo, o que diria em duas frases?',
        listen: 'Cada um fala; sem sermão.',
      },
      {
        ask: 'De que coisa você ainda tenta se acertar com Deus por esforço?',
        listen: 'Perfeição, penitência, comparação.',
        for: ['long-believers', 'adults', 'women'],
      },
      {
        ask: 'Marcos desistiu no meio, lá no versículo 13. De que você já saiu no meio, e quem não desistiu de você?',
        listen: 'Curso, igreja, time; ele voltou mais tarde.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que promessa de Deus passou dos avós até vocês, e como chega aos filhos?',
        listen: 'Objetos, orações, histórias.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Davi serviu ao plano de Deus e descansou. O que você quer ter servido quando chegar a sua vez?',
        listen: 'Legado simples; cuidar de quem está de luto.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Quase toda a cidade quis ouvir de novo. O que, hoje, você gostaria de ouvir outra vez, explicado?',
        listen: 'Anotar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Já pediram que você falasse de improviso, em casamento, aniversário ou reunião? O que saiu?',
        bridge: 'Paulo era visita, e o chefe da sinagoga mandou o recado: quer falar?',
      },
      {
        text: 'Que história da família todo mundo sabe de cor e pede para contar de novo?',
        bridge: 'Paulo contou a história da família inteira, e o final era novo.',
        for: ['elderly', 'parents', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Pense no seu avô, bisavó, em quem orou antes de você nascer, mesmo que não conheça o nome.',
      bridge: 'Uma promessa veio andando até aqui.',
    },
    complete: [
      {
        name: 'Linha da promessa',
        text: 'Trace uma linha com quatro pontos: meus avós criam que … . Meus pais … . Eu … . Os que vêm depois de mim … . Em cima dela: Mas Deus o ressuscitou.',
      },
      {
        name: 'Quitado',
        text: 'Escreva três contas que a consciência cobra: … , … , … . Carimbe com as palavras do 39: todo aquele que crê.',
      },
    ],
    challenges: [
      {
        do: 'Dê uma palavra de ânimo por dia, falada, a alguém que não a espera.',
        tell: 'Qual delas fez a pessoa parar.',
      },
      {
        do: 'Pergunte a um parente mais velho como Deus cuidou da família e escreva a história em uma página.',
        tell: 'Uma frase dela.',
      },
    ],
    children: {
      truth: 'Em Jesus vivo Deus perdoa quem crê.',
      to7: {
        story:
          'Paulo e Barnabé viajaram muito e entraram na casa de oração de uma cidade. Alguém falou: amigos, vocês têm uma palavra boa para nós? Paulo levantou a mão e contou: Deus cuidou do povo no Egito. Deus cuidou no deserto. Deus deu um rei chamado Davi. E Deus prometeu alguém ainda melhor: Jesus! Jesus morreu, mas Deus o fez viver de novo. Ele nunca mais morre! E quem confia nele ganha perdão. As pessoas pediram: conte outra vez no sábado que vem! No outro sábado, veio quase a cidade toda. E os amigos de Jesus ficaram cheios de alegria.',
        activity:
          'Passem uma bola de lã de mão em mão, cada um segurando um pedaço e dizendo um nome: Abraão, Moisés, Davi, Jesus, eu.',
        questions: [
          'O que pediram a Paulo?',
          'O que Deus fez com Jesus?',
          'Que palavra boa você pode dizer a alguém?',
        ],
      },
      to12: {
        story:
          'Era sábado, numa cidade distante. Depois da leitura, o chefe da sinagoga mandou um recado aos visitantes: se vocês têm uma palavra de ânimo, falem. Paulo se levantou. Em vez de dizer tudo vai dar certo, contou uma história. Deus escolheu nossos avós, tirou-os do Egito, aguentou quarenta anos de reclamação no deserto, deu juízes, deu o rei Davi. E prometeu um descendente de Davi que salvaria. Ele veio: é Jesus! Foi morto sem motivo nenhum. Mas Deus o ressuscitou, e muita gente viu. Davi foi grande e está no túmulo. Jesus vive para sempre. Por meio dele, vocês podem ser perdoados, coisa que a lei nunca conseguiu dar. Todos pediram: voltem no sábado! Vieram quase todos. Uns ficaram com inveja e expulsaram os dois, mas os discípulos continuaram cheios de alegria.',
        activity:
          'Façam uma história em quadrinhos de seis quadros: Egito, deserto, Davi, cruz, túmulo vazio, eu.',
        questions: [
          'Que história Paulo contou?',
          'O que Jesus tem que Davi não tinha?',
          'Quem precisa ouvir de você uma palavra de ânimo?',
        ],
      },
      challenge: 'Diga uma palavra de ânimo a alguém todos os dias.',
    },
    prayer:
      'Deus de nossos pais, que aguentaste deserto e cumpriste promessa, obrigado por Jesus vivo. O que a nossa força não quitou, ele quitou. Faz a notícia seguir andando, da nossa boca aos filhos, e enche-nos de alegria também quando a porta bater. Amém.',
    leader: {
      lost: 'O versículo 48 pode virar debate sobre predestinação. Leia as leituras que estão abaixo, e siga para a notícia do 38.',
      tender:
        'A inveja relatada é de um grupo naquela cidade; muitos judeus creram (13:43). Não fale dos judeus como um todo. E quem perdeu alguém há pouco pode doer ao ouvir túmulo e degradação.',
      differ:
        'Sobre “determinados para a vida eterna” (48), uns entendem que Deus os escolheu e por isso creram; outros, que estavam dispostos e se abriram. Os dois lados leem também o 46, em que se fala de rejeitar.',
    },
    comfort:
      'Deus aguentou quarenta anos de um povo cansado. A palavra é essa: suportou. Ele tem fôlego para o seu deserto.',
    closing: 'O que prometeu aos avós, ele cumpriu para nós.',
    words: [
      'antioquia da pisidia',
      'pisidia',
      'palavra de exortacao',
      'conforme o meu coracao',
      'fieis beneficencias de davi',
      'perdao dos pecados',
      'justificado todo aquele que cre',
      'luz para os gentios',
      'sacudindo o po',
      'determinados para a vida eterna',
      'joao voltou a jerusalem',
      'deus o ressuscitou',
    ],
  },
  {
    verses: '14:8-28',
    key: '14:22',
    title: 'Da grinalda à pedrada, e de volta',
    theme: 'perseverar entre aplauso e pedra',
    themes: ['sofrimento', 'fe', 'humildade', 'discipulado'],
    idea: 'O mesmo povo que quis adorar os mensageiros os apedreja, e eles, que não se venderam à glória nem fugiram da dor, voltam para dizer aos irmãos que vale a pena ficar.',
    context:
      'Paulo e Barnabé chegam a Listra, cidade pequena do interior. Uma lenda local dizia que os deuses já tinham passado por ali sem ser reconhecidos. Uma cura faz explodir a festa. Depois da pedrada, os dois refazem o caminho pelas cidades que os expulsaram, e voltam a Antioquia contando o que Deus fez (24-28).',
    retold: [
      {
        verses: '14:8-10',
        says: 'Em Listra, um homem que nunca andou ouve Paulo falar. Paulo vê que ele tem fé para ser curado, manda que se levante, e ele salta e anda.',
      },
      {
        verses: '14:11-18',
        says: 'A multidão grita que os deuses desceram e quer sacrificar touros. Paulo e Barnabé rasgam as roupas: são homens também e anunciam o Deus vivo, que dá chuva e alimento.',
      },
      {
        verses: '14:19-20',
        says: 'Paulo é apedrejado e arrastado para fora da cidade como morto. Os discípulos o rodeiam, e ele se levanta e volta a entrar.',
      },
      {
        verses: '14:21-28',
        says: 'Paulo e Barnabé voltam para animar os discípulos: entra-se no Reino de Deus por muitas aflições. Em Antioquia, contam que Deus abriu a porta da fé a outros povos.',
      },
    ],
    read: {
      verses: '14:11-22',
      how: 'Contem antes a cura do homem que nunca andou (8-10). Metade da roda é a multidão: festeja no 11 e vira a cara no 19.',
    },
    observe: [
      {
        ask: 'Que nomes a multidão dá aos dois, e o que o sacerdote traz?',
        verses: '14:11-13',
        listen: 'Júpiter e Mercúrio; touros e grinaldas.',
      },
      {
        ask: 'Como os apóstolos reagem, e o que dizem de si mesmos?',
        verses: '14:14-15',
        listen: 'Rasgam as roupas; somos homens como vós.',
      },
      {
        ask: 'Que sinais do Deus vivo eles apontam a quem não tinha Bíblia?',
        verses: '14:15-17',
        listen: 'Céu, terra, mar; chuva, colheita, comida, alegria.',
      },
      {
        ask: 'Depois das pedras, o que fazem os discípulos, e para onde Paulo vai?',
        verses: '14:19-22',
        listen: 'Ficam ao redor; ele levanta, entra na cidade, vai a Derbe e depois volta.',
      },
    ],
    interpret: [
      {
        ask: 'O que é mais perigoso para quem serve a Deus, a grinalda ou a pedra?',
        verses: '14:13-15, 14:19',
        listen: 'Cada uma à sua maneira; a primeira engana mais.',
      },
      {
        ask: 'Por que Paulo começa pela chuva e pela comida, e não por Abraão?',
        verses: '14:15-17',
        listen: 'Fala do que eles conhecem; Deus já estava ali fazendo o bem.',
        follow: 'Por onde você começaria com o seu vizinho?',
      },
      {
        ask: 'Entrar no Reino por meio de muitas aflições: quem diz isso a recém-convertidos, e por que os firma?',
        verses: '14:22',
        listen: 'Verdade evita o susto; dita por quem tem marca de pedra.',
      },
    ],
    live: [
      {
        ask: 'O que faz mais estrago em você: elogio demais ou crítica demais?',
        listen: 'Exemplos leves; autoconhecimento.',
      },
      {
        ask: 'Hoje endeusam, amanhã cancelam. Como você vive isso, de um lado ou do outro?',
        listen: 'Redes, amizades, ídolos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem ficou ao seu redor quando você estava no chão?',
        listen: 'Nomes; presença sem palavra.',
        for: ['adults', 'mourning', 'women', 'men'],
      },
      {
        ask: 'A que lugar onde o machucaram seria bom voltar um dia, e a qual não se deve voltar?',
        listen: 'Sabedoria: Paulo voltou com companheiro e propósito; abuso é outra coisa.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'Que chuva ou colheita, na sua história, já era Deus antes de você saber?',
        listen: 'Graça antes da fé.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
      {
        ask: 'Como se conta a verdade sobre a dificuldade sem assustar quem está começando?',
        listen: 'Honestidade e companhia.',
        for: ['long-believers', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Com que famoso já acharam você parecido? E alguém já pediu foto por engano?',
        bridge: 'Barnabé foi confundido com Júpiter. Já havia até boi na porta.',
      },
      {
        text: 'Que comida enche o seu coração de alegria só de sentir o cheiro?',
        bridge: 'Paulo diz que esse prato é um recado de Deus para o mundo inteiro.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Coma devagar uma fruta ou um pedaço de pão, prestando atenção no gosto.',
      bridge: 'Ele não deixou a si mesmo sem testemunho. Este gosto é um.',
    },
    complete: [
      {
        name: 'Grinalda e pedra',
        text: 'Desenhe uma coroa de flores e uma pedra. Na coroa: elogios que me incham … . Na pedra: palavras que ainda doem … . No meio, copie: também nós somos homens como vós.',
      },
      {
        name: 'Testemunhas do céu',
        text: 'Liste cinco bondades simples que você recebeu sem pedir: … , … , … , … , … . Escreva atrás: fazendo o bem desde o céu.',
      },
    ],
    challenges: [
      {
        do: 'Fique ao redor de alguém derrubado nesta semana: vá, sente-se, ajude a levantar, sem discurso.',
        tell: 'O que significou só estar ali.',
      },
      {
        do: 'Volte a uma pessoa que você ajudou na fé e pergunte como ela está. Firme-a com verdade.',
        tell: 'O que ela contou.',
      },
    ],
    children: {
      truth: 'Só Deus é Deus, e ele nos faz o bem.',
      to7: {
        story:
          'Em Listra havia um homem que nunca tinha andado. Paulo olhou para ele e disse: levante-se! E ele pulou e andou! O povo gritou: esses dois são deuses! Trouxeram flores e até um boi para fazer festa. Paulo e Barnabé correram: não, não! Nós somos gente igual a vocês. O Deus de verdade fez o céu, o mar e a terra. É ele quem manda a chuva, faz crescer a comida e alegra o coração. Depois vieram homens maus e machucaram Paulo. Mas os amigos ficaram em volta dele, e Deus o ajudou a levantar. E ele continuou contando de Jesus.',
        activity:
          'Façam uma roda em volta de uma criança sentada no chão e ajudem-na a levantar juntos, dizendo: estamos com você!',
        questions: [
          'O que o homem fez quando Paulo falou?',
          'Quem manda a chuva e a comida?',
          'Como você ajuda um amigo a levantar?',
        ],
      },
      to12: {
        story:
          'Foi uma das maiores confusões das viagens de Paulo. Em Listra, um homem que nunca tinha andado ouvia com atenção. Paulo percebeu a fé dele e falou alto: fique de pé! Ele saltou. A multidão ficou doida: os deuses desceram! Chamaram Barnabé de Júpiter e Paulo de Mercúrio. O sacerdote já vinha com touros enfeitados. Quando os dois entenderam, rasgaram as roupas de tristeza e correram: parem! Somos pessoas como vocês! O Deus vivo fez tudo e nunca deixou vocês sem sinal: a chuva, a colheita, a comida gostosa são presentes dele. Pouco depois, o mesmo povo mudou de ideia e atacou Paulo. Pensaram que ele tinha morrido, mas os discípulos fizeram uma roda em volta, e ele se levantou. Mais tarde, voltou àquelas cidades para animar os irmãos: fiquem firmes. Nem aplauso nem pedrada mudaram o rumo dele.',
        activity:
          'Linha do humor: o líder lê frases da história, e o grupo vai do lado do aplauso ao lado da pedra. Onde ficaram os apóstolos?',
        questions: [
          'Por que o povo achou que eram deuses?',
          'Que sinais de Deus Paulo mostrou?',
          'O que você faz quando elogiam ou criticam demais?',
        ],
      },
      challenge: 'Agradeça a Deus por três coisas gostosas ou bonitas de cada dia.',
    },
    prayer:
      'Deus vivo, que mandas chuva até a quem não te conhece, guarda-nos da grinalda e da pedra. Põe gente ao nosso redor quando cairmos. E dá-nos força para voltar, com verdade e carinho, aos que ficaram no caminho. Amém.',
    leader: {
      lost: 'Não passe a noite nos deuses gregos. Uma frase sobre a lenda basta.',
      tender:
        'Paulo voltou à cidade por escolha e acompanhado. Ninguém deve usar isso para mandar uma vítima voltar ao agressor. E quem convive com deficiência pode sofrer com a cura: Deus não ama menos quem não anda. Ligue 180, Disque 100.',
      differ:
        'No versículo 23, algumas igrejas veem os anciãos eleitos pela comunidade, outras, escolhidos pelos apóstolos; a palavra permite as duas ideias. A cura é esperada hoje com mais ou menos frequência conforme a tradição.',
    },
    comfort:
      'Ele estava no chão, e ninguém fez discurso. Fizeram roda. Deus ainda levanta gente desse jeito, no meio dos seus.',
    closing: 'Nem deuses, nem destruídos: gente de pé pela graça.',
    words: [
      'listra',
      'jupiter',
      'mercurio',
      'zeus',
      'hermes',
      'grinaldas',
      'apedrejando a paulo',
      'derbe',
      'homens como vos',
      'sem testemunho',
      'muitas aflicoes',
      'muitas tribulacoes',
      'porta da fe',
      'iconio',
    ],
  },
  {
    verses: '15:1-35',
    key: '15:11',
    title: 'A reunião que salvou a graça',
    theme: 'a graça e a unidade',
    themes: ['graca', 'comunhao', 'salvacao', 'sabedoria'],
    idea: 'Diante de uma briga séria, a igreja se reúne, escuta, abre a Escritura e conclui que todos são salvos só pela graça de Jesus, sem jugo no pescoço e com cuidado pelo irmão.',
    context:
      'A porta da fé se abriu aos não judeus (14:27). Alguns vêm ensinar: sem circuncisão não há salvação. A discussão é forte, e Antioquia manda Paulo e Barnabé a Jerusalém. Pedro, Barnabé, Paulo e Tiago falam. No fim, uma carta leva alegria (22-35). Pouco depois, os dois amigos ainda vão brigar por outro motivo (36-41).',
    retold: [
      {
        verses: '15:1-5',
        says: 'Alguns ensinam que, sem circuncisão, não há salvação. Paulo e Barnabé resistem e levam a questão aos apóstolos.',
      },
      {
        verses: '15:6-11',
        says: 'Pedro lembra que Deus deu o Espírito também a outros povos, sem diferença. Por que pôr um jugo, se a salvação é pela graça?',
      },
      {
        verses: '15:12-21',
        says: 'Todos escutam Barnabé e Paulo. Citando os profetas, Tiago pede que não perturbem quem se converte, só lhe escrevam que evite coisas como os ídolos.',
      },
      {
        verses: '15:22-29',
        says: 'A igreja escolhe Judas e Silas para levar uma carta: pareceu bem ao Espírito Santo não impor carga além do necessário.',
      },
      {
        verses: '15:30-35',
        says: 'Os irmãos de Antioquia leem a carta e se alegram. Judas e Silas os firmam, e Paulo e Barnabé ficam ensinando.',
      },
    ],
    read: {
      verses: '15:6-17',
      how: 'Sentem-se em mesa de reunião. Vozes: narrador, Pedro, Tiago. Depois contem a decisão: não perturbar os que chegam, e quatro cuidados (19-21).',
    },
    observe: [
      {
        ask: 'Que experiência Pedro lembra, e o que Deus fez lá?',
        verses: '15:7-9',
        listen: 'A casa de Cornélio; deu o Espírito, sem diferença, purificou pela fé.',
      },
      {
        ask: 'A que ele compara a exigência, e quem nunca deu conta dela?',
        verses: '15:10',
        listen: 'Jugo no pescoço; nem nossos pais nem nós.',
      },
      {
        ask: 'Como diz que todos são salvos?',
        verses: '15:11',
        listen: 'Pela graça do Senhor Jesus, nós como eles.',
      },
      {
        ask: 'O que acontece na sala antes de Tiago falar, e em que ele se apoia?',
        verses: '15:12-17',
        listen: 'Calam-se e escutam; os profetas concordam.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro diz que nós somos salvos como eles, e não eles como nós. O que essa ordem muda?',
        verses: '15:11',
        listen: 'Os de dentro aprendem com os de fora.',
      },
      {
        ask: 'Por que pôr mais uma condição, mesmo boa e antiga, é tentar a Deus?',
        verses: '15:9-10',
        listen: 'Diz que o dom dele não basta.',
        follow: 'Que condição a nossa igreja pendura sem perceber?',
      },
      {
        ask: 'Houve muita discussão e depois silêncio. Que papel tem cada um numa boa decisão?',
        verses: '15:7, 15:12',
        listen: 'Falar claro e escutar de verdade; experiência e Escritura.',
      },
    ],
    live: [
      {
        ask: 'O que puseram no seu pescoço dizendo que sem isso Deus não aceitava?',
        listen: 'Roupa, música, perfeição; ouvir a dor.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Que regra não escrita alguém precisa cumprir para ser do seu grupo?',
        listen: 'Turma, igreja; e a graça?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na sua casa, as brigas têm reunião, gritaria ou geladeira? O que dá para copiar daqui?',
        listen: 'Sentar, ouvir, decidir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Do que você abriria mão, sendo livre, para comer em paz com um irmão diferente?',
        listen: 'O espírito dos quatro cuidados.',
      },
      {
        ask: 'Quando alguém chega, o que perturba os que se convertem a Deus, vindo de nós?',
        listen: 'Linguagem, costumes, cobranças; perguntar aos novos.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
      {
        ask: 'Qual foi a última vez que você mudou de opinião por ter escutado?',
        listen: 'Humildade; rir.',
        for: ['adults', 'elderly', 'men', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a reunião mais comprida da sua vida: condomínio, escola, família, igreja? Sobre o quê?',
        bridge: 'A de hoje mudou o mundo, e também teve discussão.',
      },
      {
        text: 'Que regra da casa da sua avó ninguém sabia por que existia?',
        bridge:
          'Às vezes a regra vem de Deus; às vezes, só do costume. A igreja teve de distinguir.',
        for: ['elderly', 'adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe a mão na nuca e nos ombros e solte o peso que encontrar.',
      bridge: 'Alguém propôs pôr um jugo ali. Veja a resposta.',
    },
    complete: [
      {
        name: 'Jugo e graça',
        text: 'Desenhe um jugo de boi. Escreva nele: sem … Deus não me aceita. Sem … o outro não é dos nossos. Serre o jugo ao meio com a frase do versículo 11.',
      },
      {
        name: 'Ata da reunião',
        text: 'Pense num conflito e preencha: o assunto … . Quem ainda não foi ouvido … . O que a Palavra diz … . O que pareceu bem ao Espírito e a nós … .',
      },
    ],
    challenges: [
      {
        do: 'Sente-se com alguém de quem discorda e ouça dez minutos, repetindo com as suas palavras o que ele disse, antes de falar.',
        tell: 'O que você não tinha entendido.',
      },
      {
        do: 'Pergunte a uma pessoa nova na igreja o que foi difícil ao chegar, e mude uma coisa que dependa de você.',
        tell: 'O que ela disse e o que mudou.',
      },
    ],
    children: {
      truth: 'Jesus salva todos do mesmo jeito: pela graça.',
      to7: {
        story:
          'Muita gente de outros povos estava conhecendo Jesus. Que alegria! Mas alguns disseram: não, não! Para Jesus gostar de vocês, é preciso cumprir todas as nossas regras. O povo ficou confuso. Então os amigos de Jesus fizeram uma grande reunião. Pedro falou: Deus deu o Espírito Santo a eles igual a nós. Por que pôr esse peso? Todos são salvos pelo amor de Jesus! Todo mundo ficou quietinho para ouvir Paulo e Barnabé. Depois, Tiago leu a Palavra de Deus e disse: não vamos atrapalhar. Mandaram uma carta bonita, e o povo ficou feliz.',
        activity:
          'Encham uma mochila com livros pesados e ponham numa criança. Tirem um por um dizendo: Jesus já ama você!',
        questions: [
          'O que alguns queriam pôr nas pessoas?',
          'Como Jesus salva a gente?',
          'Como você recebe um colega novo?',
        ],
      },
      to12: {
        story:
          'Imagine entrar num time e ouvir: só joga quem tiver nascido no nosso bairro. Foi quase isso com os cristãos de outros povos. Alguns ensinavam que, para ser salvos, eles tinham de cumprir um antigo sinal da lei dos judeus e todas as regras. Paulo e Barnabé discordaram, e o assunto foi para uma grande reunião em Jerusalém. Houve muita conversa. Pedro se levantou: Deus conhece os corações e deu a eles o mesmo Espírito. Por que pôr no pescoço deles um peso que nem nós aguentamos? Somos salvos pela graça de Jesus, todos. A sala calou para escutar. Tiago mostrou que os profetas já diziam isso e propôs: não vamos atrapalhar quem se volta para Deus. Pediram só alguns cuidados, para todos comerem juntos em paz. Escreveram uma carta, e quem leu ficou alegre. Briga séria pode acabar bem, quando se escuta.',
        activity:
          'Façam uma reunião de verdade: um problema da turma, cada um fala, todos escutam, e decidem juntos. Escrevam a carta.',
        questions: [
          'Qual era a briga?',
          'O que Pedro respondeu?',
          'Como a sua turma poderia resolver melhor as brigas?',
        ],
      },
      challenge: 'Numa briga, escute o outro inteiro antes de responder.',
    },
    prayer:
      'Senhor Jesus, é só pela tua graça, para nós como para eles. Serra os jugos que pusemos no pescoço dos outros e no nosso. Ensina-nos a discutir sem perder o irmão, a calar para ouvir, e a escrever cartas que alegrem. Amém.',
    leader: {
      lost: 'Sangue e carne sufocada (20 e 29) prendem a curiosidade. Diga que eram cuidados para judeus e gentios comerem juntos, e volte ao 11.',
      tender:
        'Quem saiu de igreja cheia de regras pode ter raiva. Ouça. E com crianças e visitantes, explique circuncisão como um sinal da lei no corpo, sem detalhes.',
      differ:
        'Se os quatro pedidos valem ainda hoje, todos ou só em parte, as igrejas respondem diferente: algumas ainda evitam comer sangue. Esta reunião também é lida como modelo de concílio por umas, e de assembleia por outras.',
    },
    comfort:
      'Se você vive achando que falta alguma coisa para Deus receber você, uma reunião inteira já discutiu isso. Decidiram que não falta.',
    closing: 'Pela graça. Nós como eles.',
    words: [
      'concilio de jerusalem',
      'circuncid',
      'jugo sobre o pescoco',
      'pela graca do senhor jesus',
      'tiago respondeu',
      'tabernaculo de davi',
      'pareceu bem ao espirito santo',
      'carne sufocada',
      'nenhuma diferenca',
      'purificando seus coracoes',
      'costume de moises',
      'judas barsabas',
    ],
  },
  {
    verses: '15:36-41',
    key: '15:39',
    title: 'Quando amigos se separam',
    theme: 'desacordo entre irmãos',
    themes: ['amizade', 'comunhao', 'graca', 'perdao'],
    idea: 'Dois homens bons discordam feio e se separam; Lucas não esconde, e a graça de Deus segue trabalhando pelos dois caminhos e em favor do rapaz que falhou.',
    context:
      'Paulo e Barnabé são velhos parceiros: foi Barnabé quem apostou em Paulo quando todos o temiam. Vão viajar de novo. O motivo da briga é João Marcos, primo de Barnabé, que na outra viagem voltou para casa no meio.',
    retold: [
      {
        verses: '15:36-38',
        says: 'Paulo propõe a Barnabé voltar a cada cidade para ver como estão os irmãos. Barnabé quer levar Marcos, mas Paulo não, porque ele os deixou na Panfília.',
      },
      {
        verses: '15:39',
        says: 'Paulo e Barnabé discordam tanto que se separam um do outro. Barnabé toma Marcos consigo e navega para o Chipre.',
      },
      {
        verses: '15:40-41',
        says: 'Paulo escolhe Silas e parte, entregue pelos irmãos à graça de Deus. Passa pela Síria e pela Cilícia, firmando as igrejas.',
      },
    ],
    read: {
      verses: '15:36-41',
      how: 'Dividam a sala: um lado lê o que diz respeito a Barnabé, o outro a Paulo. O 39, em voz baixa, todos.',
    },
    observe: [
      {
        ask: 'Em que Paulo e Barnabé concordam, e em que discordam?',
        verses: '15:36-38',
        listen: 'Voltar às cidades; levar ou não Marcos.',
      },
      {
        ask: 'Que motivo Paulo tem para não levar Marcos?',
        verses: '15:38',
        listen: 'Separara-se deles na Panfília, não foi à obra.',
      },
      {
        ask: 'Como a história termina para cada um, e com quem cada um parte?',
        verses: '15:39-41',
        listen: 'Barnabé com Marcos para Chipre; Paulo com Silas, para Síria e Cilícia.',
      },
    ],
    interpret: [
      {
        ask: 'Quem tinha razão: o que pensava na missão ou o que pensava no rapaz?',
        verses: '15:37-38',
        listen: 'Os dois valores são bons; por isso é difícil.',
        follow: 'Para que lado você costuma pender?',
      },
      {
        ask: 'Lucas podia ter pulado essa página. Que serviço ela presta a quem lê?',
        verses: '15:39',
        listen: 'Honestidade; gente santa também erra e rompe.',
      },
      {
        ask: 'Anos depois, Paulo escreve que Marcos lhe é útil (2 Timóteo 4:11). O que, neste texto, já podia preparar essa frase?',
        verses: '15:39-40',
        listen: 'A segunda chance dada por Barnabé; a graça sobre os dois.',
      },
    ],
    live: [
      {
        ask: 'Qual desacordo separou você de alguém com quem servia, trabalhava ou ria?',
        listen: 'Sem nomes nem detalhes.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Quando um amigo falha com o grupo, você é mais Paulo, que protege o projeto, ou Barnabé, que protege o amigo?',
        listen: 'Precisa-se dos dois.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quem lhe deu uma segunda chance depois de você ter voltado para casa no meio do caminho?',
        listen: 'Marcos existe em todos nós.',
        for: ['new-believers', 'young', 'singles'],
      },
      {
        ask: 'Em que tipo de decisão vocês dois sobem o tom, e o que cada um está defendendo de bom?',
        listen: 'Procurar o valor por trás da posição.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você pensa quando vê cristãos brigando, e o que gostaria de ver no lugar?',
        listen: 'Ouvir com humildade.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'De qual amizade perdida, por briga ou por distância, você ainda sente falta na hora do café?',
        listen: 'Também é luto.',
        for: ['elderly', 'mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a briga mais séria sobre o assunto mais bobo: rota, ponto do arroz, janela aberta?',
        bridge: 'Nem toda briga é boba. Esta separou dois gigantes.',
      },
      {
        text: 'Nos trabalhos em grupo da escola, você era o que fazia tudo, o que sumia ou o que defendia o que sumiu?',
        bridge: 'Marcos sumiu no meio do trabalho. Os outros dois brigaram por causa dele.',
        for: ['teens', 'young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Lembre do rosto de um amigo de quem você se afastou. Antes da briga, o que vocês faziam juntos?',
      bridge: 'Paulo e Barnabé também tinham muitas estradas na lembrança.',
    },
    complete: [
      {
        name: 'Os dois lados',
        text: 'Pense num desacordo seu. Complete com justiça: O que eu queria proteger era … . O que o outro queria proteger era … . O que nenhum de nós conseguiu dizer foi … .',
      },
      {
        name: 'Ficha de segunda chance',
        text: 'Nome (só iniciais): … . Falhou em … . Desde então eu … . Uma porta pequena que eu poderia reabrir, com bom senso, é … .',
      },
    ],
    challenges: [
      {
        do: 'Dê a alguém que falhou uma nova tarefa, pequena e clara, e acompanhe de perto.',
        tell: 'como a pessoa recebeu a confiança.',
      },
      {
        do: 'Fale bem, diante de outros, de uma pessoa com quem você rompeu: um fato verdadeiro, sem mas no fim.',
        tell: 'o que sentiu na boca do estômago.',
      },
    ],
    children: {
      truth: 'Amigos discordam, e Deus dá outra chance.',
      to7: {
        story:
          'Paulo e Barnabé eram muito amigos. Viajavam juntos contando de Jesus. Um dia, Barnabé disse: vamos levar o Marcos! Paulo balançou a cabeça: não! Da outra vez ele desistiu no meio e voltou para casa. Barnabé: mas ele pode tentar de novo! Paulo: não! Os dois ficaram bravos, e cada um foi para um lado. Que pena. Barnabé levou Marcos para uma ilha. E sabe o que aconteceu? Marcos aprendeu, cresceu e fez muita coisa boa. Muitos anos depois, Paulo escreveu numa carta: tragam o Marcos, ele me ajuda muito! Deus não tinha desistido de ninguém.',
        activity:
          'Joguem bola de meia num balde; quem erra ouve de todos: pode tentar de novo!, e tenta.',
        questions: [
          'Por que Paulo não queria levar Marcos?',
          'O que Barnabé fez por Marcos?',
          'Quem precisa de uma outra chance sua?',
        ],
      },
      to12: {
        story:
          'Heróis da Bíblia também brigam. Paulo e Barnabé tinham atravessado mares juntos. Na primeira viagem levaram um ajudante jovem, João Marcos, que no meio do caminho largou tudo e voltou para casa. Agora iam viajar de novo, e Barnabé disse: vamos levar o Marcos. Paulo respondeu: de jeito nenhum, ele nos deixou na mão. Um pensava no trabalho, que era perigoso. O outro pensava no rapaz, que podia aprender. Os dois tinham um pouco de razão, e a discussão ficou tão feia que se separaram. Barnabé levou Marcos para Chipre; Paulo foi com Silas para o outro lado. Parece final triste. Mas anos depois, preso e com frio, Paulo escreveu a Timóteo: traga Marcos com você, ele me é muito útil. E muita gente acha que foi esse Marcos quem escreveu um dos evangelhos. Ainda bem que alguém lhe deu outra chance.',
        activity:
          'Em duplas, cada um defende por um minuto um lado da discussão; depois trocam de lado e buscam uma terceira saída.',
        questions: [
          'O que cada um dos dois queria proteger?',
          'O que Marcos fez com a segunda chance?',
          'Como você age quando um colega deixa você na mão?',
        ],
      },
      challenge: 'Dê uma nova chance num jogo ou trabalho a alguém que falhou com você.',
    },
    prayer:
      'Senhor, tu conheces as nossas separações e a parte de cada um. Não deixes a mágoa ter a última palavra. Abençoa os dois caminhos, cuida dos que ficaram no meio e, se for possível, faz que um dia escrevamos: ele me é útil. Amém.',
    leader: {
      lost: 'O grupo vai querer um veredito, ou citar brigas da própria igreja. Corte os nomes com gentileza. Pergunte o que cada lado protegia de bom.',
      tender:
        'Separação de casal, divisão de igreja ou de família podem doer aqui. Não apresse reconciliações nem diga que toda separação é vontade de Deus. Afastar-se de quem agride é proteção.',
    },
    comfort:
      'Lucas escreveu a briga e, logo adiante, a graça. Há amizades que a gente enterra sem velório. Deus segue com cada um dos dois, mesmo em barcos diferentes.',
    closing: 'Dois caminhos, e a graça nos dois.',
    words: [
      'paulo e barnabe',
      'joao marcos',
      'marcos',
      'desavenca',
      'discordia',
      'separaram se',
      'silas',
      'panfilia',
      'chipre',
      'segunda viagem',
      'segunda chance',
      'conflito',
    ],
  },
  {
    verses: '16:6-15',
    key: '16:14',
    title: 'Portas fechadas e um coração aberto',
    theme: 'quando Deus muda a rota',
    themes: ['espera', 'missao', 'proposito', 'obediencia'],
    idea: 'Deus fecha dois caminhos a quem queria servi-lo, e os leva a uma beira de rio onde ele mesmo abre o coração de uma mulher e a casa dela.',
    context:
      'Paulo, Silas e Timóteo têm planos bons, e nada anda. Impedidos na Ásia, barrados na Bitínia, chegam ao mar sem saber para onde. Depois de um sonho, Lucas começa a escrever nós: ele embarcou também. Destino: a Europa.',
    retold: [
      {
        verses: '16:6-10',
        says: 'O Espírito Santo não deixa Paulo falar na Ásia nem ir à Bitínia. De noite, numa visão, um homem macedônio lhe pede: “Passa à Macedônia, e ajuda-nos”.',
      },
      {
        verses: '16:11-13',
        says: 'Paulo e os companheiros navegam e chegam a Filipos, na Macedônia. No sábado saem da cidade até um lugar de oração, sentam-se e falam às mulheres reunidas ali.',
      },
      {
        verses: '16:14-15',
        says: 'Lídia, vendedora de púrpura que serve a Deus, escuta, e o Senhor lhe abre o coração para o que Paulo diz. Batizada com os de sua casa, insiste que se hospedem com ela.',
      },
    ],
    read: {
      verses: '16:6-15',
      how: 'Leiam em pé, andando devagar pela sala em 6-12; sentem-se, como eles, no 13.',
    },
    observe: [
      {
        ask: 'Que tentativas não deram certo, e a quem o texto atribui o impedimento?',
        verses: '16:6-8',
        listen: 'Ásia e Bitínia; ao Espírito.',
      },
      {
        ask: 'Como surge a nova direção, e como o grupo reage?',
        verses: '16:9-10',
        listen: 'Visão de um pedido de ajuda; concluem juntos e partem logo.',
      },
      {
        ask: 'O que sabemos de Lídia, e o que ela faz depois que o Senhor lhe abre o coração?',
        verses: '16:14-15',
        listen: 'Vendedora de púrpura, de Tiatira; batizada com a casa, hospeda e insiste.',
      },
    ],
    interpret: [
      {
        ask: 'Anunciar o evangelho na Ásia era bom. Por que Deus diria não a uma coisa boa?',
        verses: '16:6-10',
        listen: 'Tempo, lugar, pessoas que não víamos; nem sempre sabemos.',
        follow: 'Que não de Deus você entendeu só mais tarde?',
      },
      {
        ask: 'A visão mostrava um homem da Macedônia, e eles encontram mulheres à beira de um rio. O que fazem com essa diferença?',
        verses: '16:9, 16:13',
        listen: 'Sentam-se e falam com quem está; sem frustração.',
      },
      {
        ask: 'Quem faz o quê na conversão de Lídia: Paulo, o Senhor, ela?',
        verses: '16:14-15',
        listen: 'Um fala, outro abre, ela atende e oferece a casa.',
      },
    ],
    live: [
      {
        ask: 'Qual porta se fechou para você há pouco, e o que você está fazendo em frente a ela?',
        listen: 'Batendo, chorando, procurando outra; sem lição.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Vestibular, vaga, namoro que não vingou: que plano B acabou lhe trazendo gente que você hoje não trocaria?',
        listen: 'Só quando houver distância para ver.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Onde fica a sua beira de rio, um lugar simples em que as pessoas se juntam e conversam de verdade?',
        listen: 'Salão, academia, portaria, ponto de ônibus.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'O que, na sua experiência, abriu o coração para escutar: alguém, uma dor, uma música, uma leitura?',
        listen: 'Deus abre de muitos modos.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Lídia usou a profissão e a casa. O que do trabalho e da casa de vocês poderia hospedar alguém?',
        listen: 'Recursos concretos.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que viagem, sonho ou projeto acabou junto com quem partiu, e como você gostaria que Deus lhe desse direção?',
        listen: 'Não apresse o próximo capítulo.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte de um passeio que deu todo errado e terminou melhor do que o plano original.',
        bridge: 'Paulo teve duas portas na cara antes de achar o lugar certo.',
      },
      {
        text: 'Roxo, púrpura, lilás: qual é a peça de roupa mais chamativa que você já teve coragem de usar?',
        bridge: 'A primeira cristã da Europa de que temos notícia vendia tecido dessa cor.',
        for: ['women', 'teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Feche uma porta da casa e fique em frente a ela por um minuto. Depois, abra outra.',
      bridge: 'A história de hoje tem das duas. Leia sem pressa de chegar.',
    },
    complete: [
      {
        name: 'Roteiro da viagem',
        text: 'Trace o caminho dos seus últimos anos com setas. Marque X onde uma porta se fechou: … ; uma lua onde esperou sem saber: … ; um rio onde encontrou gente: … . Escreva no ponto de hoje: Senhor, para onde?',
      },
      {
        name: 'Casa de Lídia',
        text: 'Complete: O que eu vendo, ensino ou faço é … . Por esse caminho chegam até mim … . Eu poderia insistir com alguém: entra e fica, oferecendo … .',
        for: ['adults', 'women', 'couples', 'singles', 'young'],
      },
    ],
    challenges: [
      {
        do: 'Vá a uma beira de rio do seu bairro (praça, quadra, lavanderia) sem agenda, sente-se e converse com quem estiver.',
        tell: 'quem estava lá e do que falaram.',
      },
      {
        do: 'Diante de uma decisão, peça a duas pessoas que orem e conversem com você antes de concluir.',
        tell: 'o que vocês enxergaram juntos que você não via só.',
      },
    ],
    children: {
      truth: 'Deus guia o meu caminho e abre corações.',
      to7: {
        story:
          'Paulo e os amigos queriam ir para a direita. Deus disse: por aí, não. Queriam ir para a esquerda. Por aí também não! Ué, para onde, então? De noite, Paulo sonhou com um homem que chamava: venha nos ajudar! Eles pegaram um barco e foram. Do outro lado, perto de um rio, umas mulheres oravam. Eles se sentaram e contaram de Jesus. Uma delas se chamava Lídia. Ela vendia panos roxos, lindos. Deus abriu o coração dela como quem abre uma janela. E ela abriu a casa: fiquem aqui! Fiquem!',
        activity:
          'Montem um caminho com setas no chão; algumas levam a um X (volte e tente outra), e a última, a um pano roxo com lanche.',
        questions: [
          'Por quantos caminhos Deus disse: por aí não?',
          'O que Lídia vendia?',
          'O que Deus abriu?',
        ],
      },
      to12: {
        story:
          'Já aconteceu de tudo dar errado num passeio: estrada fechada, carro quebrado? Com Paulo foi assim. Ele queria falar de Jesus na Ásia. O Espírito não deixou. Tentou a Bitínia. Também não. Chegaram a Trôade, na beira do mar, e a estrada acabou. De noite, Paulo viu um homem da Macedônia, do outro lado da água, pedindo ajuda. Embarcaram. Em Filipos não encontraram o homem do sonho. Acharam um grupo de mulheres orando junto ao rio. Podiam reclamar: não era isto! Sentaram e conversaram. Lídia, uma comerciante de tecido roxo, o mais caro do mundo, escutava com atenção. O Senhor lhe abriu o coração. Ela foi batizada com toda a casa e não aceitou um não como resposta: vocês vão ficar na minha casa! A primeira igreja da Europa começou na sala dela.',
        activity:
          'Num mapa, tracem a viagem com lã; onde houve porta fechada, colem um X; em Filipos, um retalho roxo.',
        questions: [
          'Por que as portas fechadas foram importantes?',
          'O que eles fizeram quando não acharam o homem do sonho?',
          'Que porta fechada deixou você triste, e o que veio depois?',
        ],
      },
      challenge: 'Quando um plano der errado nesta semana, procure alguém novo com quem conversar.',
    },
    prayer:
      'Senhor, ensina-nos a ouvir o teu não sem desistir do caminho. Quando a estrada acabar no mar, dá-nos um sonho e amigos para entendê-lo. Senta conosco à beira do rio e abre corações, a começar pelo nosso. Amém.',
    leader: {
      lost: 'O grupo pode querer saber como o Espírito impediu: o texto não conta (doença, lei, palavra?). Cuidado também com toda porta fechada é livramento; às vezes é injustiça, e deve ser enfrentada.',
      tender:
        'Desemprego, reprovação e fim de relacionamento são portas recentes para alguém. Evite frases prontas. Pergunte o que a pessoa perdeu e como o grupo pode ajudar.',
      differ:
        'O batismo da casa de Lídia é citado por quem batiza crianças; outros entendem que foram batizados os que creram. O texto não detalha quem vivia ali.',
    },
    comfort:
      'Houve uma noite, em Trôade, em que eles só tinham portas fechadas e o barulho do mar. Também essa noite está na Bíblia. Você pode dormir nela; alguém vela pelo caminho.',
    closing: 'Ele fecha caminhos e abre corações.',
    words: [
      'lidia',
      'purpura',
      'macedonia',
      'passa a macedonia',
      'troade',
      'bitinia',
      'filipos',
      'tiatira',
      'portas fechadas',
      'impedidos pelo espirito',
      'beira do rio',
      'abriu o coracao',
      'frigia',
    ],
  },
  {
    verses: '16:16-34',
    key: '16:25',
    title: 'Canção de meia-noite',
    theme: 'louvar na prisão',
    themes: ['adoracao', 'sofrimento', 'salvacao', 'esperanca'],
    idea: 'Feridos e presos por fazer o bem, Paulo e Silas cantam; a noite que devia calá-los termina com um carcereiro lavando feridas e uma mesa em festa.',
    context:
      'Em Filipos, Paulo liberta uma moça explorada por donos que lucravam com a sua condição. O lucro acaba e a vingança vem: praça, multidão, açoites, cela do fundo, pés no tronco. Nenhum julgamento.',
    retold: [
      {
        verses: '16:16-18',
        says: 'Uma moça que faz adivinhações e dá lucro aos donos segue Paulo por muitos dias, gritando. Em nome de Jesus Cristo, Paulo manda o espírito sair dela.',
      },
      {
        verses: '16:19-24',
        says: 'Os donos da moça levam Paulo e Silas à praça e os acusam de perturbar a cidade. Depois de açoitados, são presos com os pés no tronco.',
      },
      {
        verses: '16:25-28',
        says: 'Paulo e Silas oram e cantam à meia-noite, e um terremoto abre as portas. O carcereiro vai se matar, mas Paulo grita que todos estão ali.',
      },
      {
        verses: '16:29-34',
        says: 'O carcereiro pergunta o que fazer para se salvar e ouve que creia no Senhor Jesus. Lava as feridas deles, é batizado com os seus e lhes serve comida.',
      },
    ],
    read: {
      verses: '16:23-34',
      how: 'Apaguem as luzes e leiam 23-25 com uma lanterna; no 26, acendam tudo. Continuem com narrador, Paulo e carcereiro.',
    },
    observe: [
      {
        ask: 'Em que condições estão Paulo e Silas quando dá meia-noite, e o que fazem?',
        verses: '16:23-25',
        listen: 'Feridos, no fundo, pés presos; oram e cantam.',
      },
      {
        ask: 'Quem os escuta, e quem não foge quando as portas se abrem?',
        verses: '16:25-28',
        listen: 'Os outros presos; todos ficam.',
      },
      {
        ask: 'O que o carcereiro pergunta, ouve e faz naquela mesma noite?',
        verses: '16:30-34',
        listen: 'Como ser salvo; crer; lava feridas, batiza-se, serve a mesa.',
      },
    ],
    interpret: [
      {
        ask: 'Cantar com as costas em carne viva: é negação da dor, protesto ou confiança?',
        verses: '16:25',
        listen: 'Há lamento e louvor; os salmos têm os dois.',
        follow: 'Que canção você consegue cantar só quando está mal?',
      },
      {
        ask: 'As portas se abriram, e eles ficaram. O que valia mais que a fuga?',
        verses: '16:26-28',
        listen: 'A vida do carcereiro; liberdade já tinham.',
      },
      {
        ask: 'Ele “lavou -lhes as feridas” e foi lavado no batismo. O que essa troca mostra sobre o que é ser salvo?',
        verses: '16:31-34',
        listen: 'Fé que cuida, repara e põe a mesa.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua meia-noite nestes meses, e que som sai de você nela?',
        listen: 'Queixa, silêncio, música; tudo cabe.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que música da sua lista você cantaria numa cela, e por quê?',
        listen: 'Deixe tocar um trecho, se der.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem está escutando você atravessar uma fase difícil, sem que você repare?',
        listen: 'Filhos, colegas, vizinhos de leito.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'Se alguém lhe fizesse a pergunta do versículo 30, em palavras de hoje, o que você diria em duas frases?',
        listen: 'Jesus no centro; simples.',
        for: ['long-believers', 'young'],
      },
      {
        ask: 'O que há de parecido entre a pergunta do carcereiro e a que você traz?',
        listen: 'Medo, culpa, busca; sem pressionar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que ferida um do outro vocês poderiam lavar ainda esta noite?',
        listen: 'Gesto: um pano morno, um pedido de desculpa.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você canta no chuveiro, e quem da casa já pediu pelo amor de Deus que parasse?',
        bridge:
          'Há quem cante quando está tudo bem. Dois homens cantaram num lugar bem pior que o chuveiro.',
      },
      {
        text: 'Faltou luz a noite toda. O que a sua família fazia: história, vela, sombra na parede, violão?',
        bridge: 'No escuro daquela prisão, houve oração e música.',
        for: ['elderly', 'adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Apague a luz. Murmure um hino ou uma canção de que se lembre, mesmo sem saber a letra toda.',
      bridge: 'Era perto da meia-noite. Leia com essa música no fundo.',
    },
    complete: [
      {
        name: 'Letra da meia-noite',
        text: 'Escreva quatro versos sem se preocupar com rima. Primeiro, o que dói: … . Segundo, onde estou preso: … . Terceiro, o que ainda sei de Deus: … . Quarto, quem pode estar ouvindo: … .',
      },
      {
        name: 'Portas e feridas',
        text: 'Complete: A porta que eu quero que abra é … . Se ela abrir agora, quem ficaria para trás? … . A ferida que posso lavar enquanto isso é a de … .',
      },
    ],
    challenges: [
      {
        do: 'Cante ou ouça uma canção de louvor em voz alta no pior horário do seu dia, cinco dias seguidos.',
        tell: 'o que aconteceu com o horário.',
      },
      {
        do: 'Cuide da ferida de alguém que já dificultou a sua vida: um favor, uma visita, um socorro, se for seguro.',
        tell: 'o que foi preciso engolir e o que foi possível servir.',
      },
    ],
    children: {
      truth: 'Posso cantar para Deus até quando é difícil.',
      to7: {
        story:
          'Paulo e Silas ajudaram uma moça, e os patrões dela ficaram furiosos. Prenderam os dois num lugar escuro, com os pés amarrados. Doía bastante. Era tarde da noite. O que eles fizeram? Cantaram! Lá, lá, lá, louvado seja Deus! Os outros presos escutavam. De repente, o chão tremeu: brrrum! As portas se abriram! O guarda se assustou muito. Mas Paulo gritou: calma, estamos todos aqui! O guarda perguntou: como posso ser salvo? Acredite em Jesus! Ele levou os dois para casa, lavou os machucados e fez um jantar. E todos ficaram alegres.',
        activity:
          'No escuro, com lanterna, cantem baixinho uma canção; ao sinal, todos tremem, acendem a luz e abrem as portas do cômodo.',
        questions: [
          'O que Paulo e Silas fizeram na prisão?',
          'O que o guarda lavou?',
          'Que música ajuda você quando está triste?',
        ],
      },
      to12: {
        story:
          'Havia em Filipos uma moça explorada por patrões que ganhavam dinheiro às custas dela. Em nome de Jesus, Paulo a libertou. Ótimo, não? Os patrões acharam péssimo: acabou o lucro. Levaram Paulo e Silas à praça, juntaram gente, bateram neles e os jogaram na última cela, com os pés presos. À meia-noite, costas doendo, sem poder se deitar, eles começaram a orar e a cantar. Os outros presos nunca tinham ouvido aquilo. Então veio um terremoto, e todas as portas se abriram. O carcereiro acordou, viu tudo aberto e entrou em desespero. Paulo gritou do escuro: não faça mal a você, estamos todos aqui! Podiam ter fugido e ficaram, por causa dele. Tremendo, ele perguntou o que precisava fazer para ser salvo. Crê no Senhor Jesus, tu e a tua casa. Naquela noite, quem tinha prendido lavou feridas e serviu o jantar.',
        activity:
          'Montem uma lista de músicas para momentos difíceis: cada um indica uma e conta por quê. Cantem a mais votada.',
        questions: [
          'Por que Paulo e Silas foram presos?',
          'Por que não fugiram quando as portas se abriram?',
          'Como o carcereiro mostrou que tinha mudado?',
        ],
      },
      challenge: 'Cante para alguém da sua casa que esteja triste ou doente.',
    },
    prayer:
      'Deus da meia-noite, ouve a canção rouca que temos. Não pedimos só que as portas abram; pedimos que alguém, ao nosso lado, encontre vida. Lava as nossas feridas e ensina-nos a lavar. Até a mesa, até a alegria. Amém.',
    leader: {
      lost: 'O grupo pode transformar o louvor em técnica para abrir portas. Eles cantaram antes do terremoto e ficaram depois dele. Pergunte o que já era verdade às onze e meia.',
      tender:
        'O carcereiro ia se matar, e Paulo gritou: não te faças nenhum mal. Se alguém na sala vive isso, essa frase é para ele; fale a sós no mesmo dia, não o deixe só, CVV 188 ou emergência 192. Pode haver também quem foi explorado como a moça: Disque 100, Ligue 180.',
    },
    comfort:
      'Não te faças nenhum mal, porque todos nós estamos aqui. Se a noite for longa demais, ouça esta frase como dita a você. Há gente acordada, e Deus está entre ela.',
    closing: 'À meia-noite, oravam e cantavam.',
    words: [
      'paulo e silas',
      'meia noite',
      'carcereiro',
      'cantavam hinos',
      'filipos',
      'tronco',
      'acoites',
      'terremoto',
      'cre no senhor jesus',
      'seras salvo tu e a tua casa',
      'pitonisa',
      'adivinhacao',
      'cela',
      'louvor na prisao',
    ],
  },
  {
    verses: '17:1-15',
    key: '17:11',
    title: 'Gente que foi conferir',
    theme: 'o exame das Escrituras',
    themes: ['palavra', 'fe', 'sabedoria', 'missao'],
    idea: 'A mesma notícia que em Tessalônica acaba em tumulto acha em Bereia gente que recebe com vontade e confere todo dia, e a fé que confere cria raiz.',
    context:
      'Segunda viagem: expulsos de Filipos, Paulo e Silas chegam a Tessalônica. Por três sábados Paulo mostra nas Escrituras que o Cristo devia morrer e ressuscitar. Parte crê; outros juntam um bando e arrastam Jasão, o anfitrião. À noite os irmãos mandam os dois a Bereia. Perseguidos até ali, Paulo segue para Atenas.',
    retold: [
      {
        verses: '17:1-4',
        says: 'Paulo fala na sinagoga de Tessalônica, a partir das Escrituras: Jesus é o Cristo, que devia morrer e ressuscitar. Alguns creem, e também muitos gregos devotos.',
      },
      {
        verses: '17:5-9',
        says: 'Os que não creem, movidos de inveja, tumultuam a cidade e levam Jasão às autoridades. A acusação é dizer que há outro rei, chamado Jesus.',
      },
      {
        verses: '17:10-12',
        says: 'Os ouvintes de Bereia recebem a palavra com toda a boa vontade. Examinam as Escrituras todo dia, para ver se é assim, e muitos creem.',
      },
      {
        verses: '17:13-15',
        says: 'Gente de Tessalônica vem agitar também Bereia. Os irmãos levam Paulo até Atenas, e ele manda dizer a Silas e Timóteo que venham logo.',
      },
    ],
    read: {
      verses: '17:1-12',
      how: 'Leiam o 5 ao 9 rápido e alto, e o 10 ao 12 devagar, com as Bíblias abertas na mesa.',
    },
    observe: [
      {
        ask: 'O que Paulo faz por três sábados, e o que afirma sobre Jesus?',
        verses: '17:2-3',
        listen:
          'Argumenta pelas Escrituras: era necessário que o Cristo morresse e ressuscitasse, e este Jesus é o Cristo.',
      },
      {
        ask: 'Quem crê em Tessalônica, e o que fazem os que se incomodam?',
        verses: '17:4-7',
        listen:
          'Alguns judeus, muitos gregos, mulheres principais. Por inveja juntam gente, atacam a casa de Jasão, acusam de outro rei, chamado Jesus.',
      },
      {
        ask: 'Em que os de Bereia foram mais nobres, e qual foi o resultado?',
        verses: '17:11-12',
        listen:
          'Receberam “com toda boa vontade” e examinavam a cada dia as escrituras; muitos creram.',
      },
    ],
    interpret: [
      {
        ask: 'Receber com boa vontade e examinar parecem opostos. Como ficam juntos em Bereia?',
        verses: '17:11',
        listen: 'Coração aberto e cabeça acordada: nem desconfiança, nem engolir tudo.',
        follow: 'Qual dos dois falta mais entre nós?',
      },
      {
        ask: 'Acusaram-nos de ter “perturbado ao mundo” com outro rei. O que há de verdade nessa queixa?',
        verses: '17:6-7',
        listen: 'Não pregavam revolta; mas quem chama Jesus de Rei já não obedece a qualquer um.',
      },
      {
        ask: 'Jasão só hospedou, e pagou por isso. O que o caso dele mostra do custo de abrir a porta?',
        verses: '17:5-9',
        listen:
          'Há quem anuncie e há quem hospede; os dois se arriscam, e sem casa aberta não haveria igreja.',
      },
    ],
    live: [
      {
        ask: 'Do que você ouviu de pregador, influenciador ou grupo, o que conferiu na Bíblia neste mês?',
        listen: 'Quase nada costuma ser a verdade. Escolham uma coisa para conferir.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Como você descobre se um vídeo sobre fé é confiável?',
        listen: 'Ver o texto inteiro, perguntar a alguém maduro, esperar antes de repassar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você vem mais de Tessalônica, que se irrita, ou de Bereia, que vai ver? Em que assunto?',
        listen: 'Depende do assunto. Reparar onde a gente se fecha.',
        for: ['men', 'women', 'couples'],
      },
      {
        ask: 'A quem a sua casa poderia ser a de Jasão, mesmo com algum incômodo?',
        listen: 'Visita, grupo, hóspede. Um convite.',
        for: ['singles', 'elderly', 'couples'],
      },
      {
        ask: 'Que pergunta sobre Jesus você gostaria de examinar sem que ninguém se ofendesse?',
        listen: 'Anotem e procurem juntos na semana.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como ensinar um filho a crer e a perguntar ao mesmo tempo?',
        listen: 'Abrir a Bíblia com ele, dizer não sei, vamos ver.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última notícia falsa em que você ou um tio do grupo da família caiu?',
        bridge: 'Em Bereia, as pessoas iam conferir.',
      },
      {
        text: 'Manual de instruções: você lê antes, durante ou só quando sobra peça?',
        bridge: 'Há no texto gente que lia todo dia para ver se era assim.',
        for: ['men', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra a Bíblia e passe os dedos sobre uma página, sem ler. Diga: quero ver se é assim.',
      bridge: 'Agora leia com a vontade de Bereia.',
    },
    complete: [
      {
        name: 'Ficha de Bereia',
        text: 'Ouvi dizer que … . Quem disse: … . O texto da Bíblia é … . Lendo em volta, achei … . Então eu … .',
      },
      {
        name: 'Aberto e acordado',
        text: 'Faça duas linhas de um a dez. Quanto recebo com boa vontade: … . Quanto confiro: … . O que faria subir a menor: … .',
      },
    ],
    challenges: [
      {
        do: 'Confira durante seis dias, dez minutos por dia, os textos citados no último sermão, lendo o capítulo inteiro de cada um.',
        tell: 'o que você viu que não tinha ouvido.',
      },
      {
        do: 'Antes de repassar qualquer mensagem religiosa nesta semana, procure o versículo; se não existir ou estiver torto, não mande.',
        tell: 'quantas não mandou.',
      },
    ],
    children: {
      truth: 'Leio a Bíblia todo dia para conhecer Jesus.',
      to7: {
        story:
          'Paulo e Silas viajavam para contar a boa notícia. Numa cidade, Tessalônica, algumas pessoas gostaram. Outras ficaram com inveja e fizeram um barulhão! Foram até a casa de Jasão, que tinha hospedado os dois. Então, de noite, os amigos mandaram Paulo e Silas para outra cidade, Bereia. E ali foi diferente. As pessoas escutaram com vontade. E sabe o que elas faziam todo dia? Abriam as Escrituras e procuravam: será que é assim mesmo? Liam, liam, e descobriam que Jesus é o Salvador que Deus prometeu. Muitas creram! A gente também pode ouvir, abrir a Bíblia e conferir.',
        activity:
          'Escondam pela sala figuras de histórias da Bíblia. As crianças são os detetives de Bereia: acham e conferem no livro.',
        questions: [
          'O que fizeram em Tessalônica?',
          'O que faziam todo dia em Bereia?',
          'Que história da Bíblia você quer conferir?',
        ],
      },
      to12: {
        story:
          'Paulo e Silas chegaram a Tessalônica. Em três sábados, na sinagoga, Paulo abriu as Escrituras e mostrou: o Cristo precisava morrer e ressuscitar, e esse Cristo é Jesus. Muitos creram. Mas alguns, com inveja, juntaram um bando, fizeram tumulto e atacaram a casa de Jasão, que hospedava os dois. Gritavam: esses homens que perturbaram o mundo vieram também para cá, dizendo que há outro rei, Jesus! Jasão teve de pagar fiança. Naquela noite, os irmãos mandaram Paulo e Silas para Bereia. Ali as pessoas receberam a palavra com boa vontade e, todo dia, examinavam as Escrituras para ver se era assim. Não acreditavam em tudo só porque era Paulo quem falava, nem fechavam os ouvidos. Iam conferir. E muitos creram. Quem confere descobre por si mesmo, e fica mais firme. Hoje chegam tantas mensagens pelo celular! Dá para ser como os de Bereia: ouvir com vontade, abrir a Bíblia e ver.',
        activity:
          'Joguem verdade ou boato: o líder diz frases, umas da Bíblia e outras não, e os grupos procuram para conferir.',
        questions: [
          'Por que fizeram tumulto em Tessalônica?',
          'Em que os de Bereia eram diferentes?',
          'O que você gostaria de conferir na Bíblia?',
        ],
      },
      challenge: 'Leia cinco versículos por dia e conte a alguém o que achou.',
    },
    prayer:
      'Senhor, dá-nos o coração aberto e os olhos acordados de Bereia. Guarda-nos da inveja e do boato. Abençoa quem abre a casa e paga o preço. E que, conferindo, achemos a ti, o outro Rei. Amém.',
    leader: {
      lost: 'Bereia vira licença para corrigir todo pregador. Lembre a boa vontade: conferiam para crer, e não para derrubar. A pergunta é o que cada um examinou.',
      tender:
        'Quem vem de igreja em que perguntar era pecado pode ter medo. Dê lugar. Diga que Lucas chama de nobres os que foram conferir.',
    },
    comfort:
      'Paulo teve de sair de três cidades, e em cada uma ficou gente que cria. O que parece fim de estrada para você talvez esteja só mudando de cidade.',
    closing: 'Bíblia aberta, porta aberta, e até a próxima.',
    words: [
      'tessalonica',
      'bereia',
      'bereanos',
      'jasao',
      'silas',
      'tres sabados',
      'perturbado ao mundo',
      'transtornado o mundo',
      'outro rei',
      'mais nobres',
      'receberam a palavra',
      'examinando as escrituras',
      'ver se estas coisas eram assim',
      'tumulto',
    ],
  },
  {
    verses: '17:16-34',
    key: '17:27',
    title: 'Ao Deus desconhecido',
    theme: 'anunciar Deus na praça',
    themes: ['missao', 'criacao', 'sabedoria', 'arrependimento'],
    idea: 'Paulo anda pela cidade, presta atenção no que as pessoas adoram e parte de um altar sem nome para contar do Deus que está perto de cada um e ressuscitou Jesus.',
    context:
      'Atenas já não mandava no mundo, mas ainda era a capital das ideias. Paulo está sozinho, à espera dos amigos, e a quantidade de ídolos lhe aperta o peito. Em vez de ir embora, vai à sinagoga, à praça, e acaba no conselho da cidade.',
    retold: [
      {
        verses: '17:16-21',
        says: 'Paulo se incomoda ao ver Atenas tão cheia de ídolos e conversa todo dia com quem encontra. Levam-no ao areópago para saber que ensino novo é esse.',
      },
      {
        verses: '17:22-25',
        says: 'Paulo viu na cidade um altar ao deus desconhecido e anuncia quem ele é: o Senhor do céu e da terra, que dá a todos a vida e a respiração.',
      },
      {
        verses: '17:26-31',
        says: 'Deus, diz Paulo, fez as nações para que o busquem e não está longe de ninguém. Agora chama todos a se arrepender, pois julgará o mundo por aquele que ressuscitou.',
      },
      {
        verses: '17:32-34',
        says: 'Ao ouvir de ressurreição, uns zombam e outros deixam para outra vez. Alguns creem, entre eles Dionísio e uma mulher chamada Dâmaris.',
      },
    ],
    read: {
      verses: '17:22-31',
      how: 'Uma pessoa de pé, como num palanque, lê o discurso; os outros ouvem sentados, sem Bíblia na mão. Depois leiam de novo 26-28.',
    },
    observe: [
      {
        ask: 'Com que palavras Paulo começa, e o que ele tinha notado no passeio?',
        verses: '17:22-23',
        listen: 'Reconhece que são religiosos; o altar ao Deus desconhecido.',
      },
      {
        ask: 'O que ele afirma que Deus é, faz e não precisa?',
        verses: '17:24-26',
        listen: 'Criador, Senhor, dá vida; não precisa de nada.',
      },
      {
        ask: 'Para que Deus fez os povos, segundo o versículo 27, e o que ele pede no 30?',
        verses: '17:27, 17:30',
        listen: 'Para que o buscassem; que se arrependam.',
      },
    ],
    interpret: [
      {
        ask: 'O espírito dele fervia contra os ídolos, e mesmo assim ele começa com respeito. Como essas duas coisas cabem na mesma pessoa?',
        verses: '17:22-23, 17:29',
        listen: 'Zelo sem desprezo; ama as pessoas.',
      },
      {
        ask: 'Paulo cita poetas pagãos. O que isso autoriza e o que não autoriza em quem fala de Deus?',
        verses: '17:28',
        listen: 'Achar pontes na cultura; não trocar a mensagem.',
        follow: 'Que música ou série de hoje tem uma janela dessas?',
      },
      {
        ask: 'Deus “não estar longe de cada um de nós”: o que essa certeza muda no jeito de conversar com quem não crê?',
        verses: '17:27-28',
        listen: 'Ninguém é território vazio; Deus já está perto.',
      },
    ],
    live: [
      {
        ask: 'Se Paulo andasse pelo seu bairro, que altares encontraria, e qual deles está na sua sala?',
        listen: 'Corpo, dinheiro, time, filho, tela, política.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'O que os seus amigos mais procuram sem saber o nome?',
        listen: 'Pertença, sentido, perdão, beleza.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que altar sem nome você já teve, uma espécie de fé no que não sabia dizer?',
        listen: 'Escutar a busca com respeito.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando alguém pensa diferente de você, o que aparece primeiro: a curiosidade ou a língua afiada?',
        listen: 'Redes e almoço de família.',
        for: ['adults', 'men', 'women', 'young'],
      },
      {
        ask: 'Uns zombaram, outros adiaram, alguns creram. Como você lida quando fala de Deus e recebe riso ou um depois a gente conversa?',
        listen: 'Resultado não é nosso.',
        for: ['long-believers', 'new-believers', 'parents'],
      },
      {
        ask: 'Em que momento recente você precisou apalpar Deus no escuro, como diz o texto?',
        listen: 'Apalpar também é buscar.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Turista na própria cidade: que monumento, placa ou muro do bairro você levaria um visitante para ver, e por quê?',
        bridge: 'Paulo passeou por Atenas lendo as placas. Uma delas lhe deu o sermão.',
      },
      {
        text: 'Cante ou diga um trecho de música popular que, para você, quase fala de Deus.',
        bridge: 'Paulo citou os poetas da cidade. Estava prestando atenção.',
        for: ['young', 'teens', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Inspire fundo. Você não fabricou este ar. Solte devagar.',
      bridge: 'Nele vivemos, nos movemos e somos, disse Paulo. Leia respirando.',
    },
    complete: [
      {
        name: 'Passeio pelos altares',
        text: 'Faça o mapa de um dia seu e marque onde você deixa ofertas: horas em … , dinheiro em … , pensamento em … , medo em … . Qual desses lugares lhe deu vida e respiração de volta?',
      },
      {
        name: 'Ponte',
        text: 'Desenhe duas margens. Numa, o que um amigo já valoriza ou procura: … . Na outra, Jesus ressuscitado. Escreva nas tábuas da ponte: uma pergunta … , um ponto em comum … , uma notícia … .',
      },
    ],
    challenges: [
      {
        do: 'Peça a alguém que não compartilha da sua fé que lhe explique aquilo em que acredita. Só pergunte; não rebata.',
        tell: 'o que vocês têm em comum e você não sabia.',
      },
      {
        do: 'Escolha um altar seu e, por sete dias, deixe de levar a oferta de sempre: o tempo, o dinheiro ou a preocupação.',
        tell: 'quem ou o que reclamou primeiro.',
      },
    ],
    children: {
      truth: 'Deus fez tudo e está pertinho de mim.',
      to7: {
        story:
          'Paulo foi passear numa cidade enorme, Atenas. Em cada esquina havia uma estátua, e as pessoas pensavam que eram deuses. Uma estátua para o mar, outra para a guerra, outra para a lua. Paulo leu uma placa engraçada: ao deus que a gente não conhece. Então subiu num lugar alto e falou: eu conheço esse! É o Deus que fez o mundo, o céu e vocês. Ele não mora numa caixinha de pedra. Ele dá o ar que a gente respira! Ele está pertinho! E mandou Jesus, que está vivo. Alguns riram. Mas outros acreditaram.',
        activity:
          'Saiam pela casa ou quintal procurando dez coisas que Deus fez e ninguém fabricou; a cada uma, digam: Deus está pertinho.',
        questions: ['O que estava escrito na placa?', 'Quem fez o céu e você?', 'Onde Deus está?'],
      },
      to12: {
        story:
          'Atenas tinha tantas estátuas que se dizia, de brincadeira, que era mais fácil achar um deus do que uma pessoa. Paulo esperava os amigos e foi passear. O coração dele apertou. Podia ter chutado uma estátua, ou xingado todo mundo. Preferiu observar. No meio de tantos altares, achou um com a placa: ao deus desconhecido. Por via das dúvidas, sabe? Vai que esqueceram algum! Os sábios da cidade, que adoravam uma novidade, levaram-no ao conselho. Paulo começou com respeito: vejo que vocês são muito religiosos. E partiu da plaquinha: esse que vocês não conhecem, eu vim contar quem é. Ele fez tudo, não precisa de nada e não está longe de nenhum de nós. Até citou um poeta deles. Por fim falou de Jesus, que ressuscitou. Uns zombaram, outros disseram: depois a gente vê. E alguns creram, como Dionísio e Dâmaris.',
        activity:
          'Recortem de revistas ou desenhem coisas que as pessoas tratam como deuses; ao lado de cada uma, escrevam o que só Deus pode dar.',
        questions: [
          'Por que havia um altar sem nome?',
          'Como Paulo tratou pessoas que pensavam diferente?',
          'O que os seus colegas mais admiram, e o que procuram nisso?',
        ],
      },
      challenge: 'Pergunte com respeito a um colega em que ele acredita, e escute.',
    },
    prayer:
      'Senhor do céu e da terra, em ti vivemos, mesmo distraídos. Perdoa os altares que alimentamos. Dá-nos olhos de quem passeia com amor pela cidade, palavras que façam ponte, e paciência com quem diz: outro dia. Amém.',
    leader: {
      lost: 'Ídolos e imagens rendem briga entre católicos e evangélicos. Não é disso que Paulo trata ali: fala a pagãos. Peça que cada um nomeie o seu próprio altar, não o do vizinho.',
      tender:
        'Pode haver na sala gente de outras religiões ou sem religião. Convide-as a contar a própria busca; não as use como ilustração. Ninguém é alvo.',
    },
    comfort:
      'Paulo diz que Deus nos deixou buscá-lo como quem apalpa no escuro, e que ele não está longe. A sua mão que tateia está mais perto do que parece.',
    closing: 'Nele vivemos, nos movemos e somos.',
    words: [
      'areopago',
      'atenas',
      'deus desconhecido',
      'epicureus',
      'estoicos',
      'tagarela',
      'vivemos e nos movemos',
      'nao esta longe',
      'dionisio',
      'damaris',
      'filosofos',
      'idolatria',
      'poetas',
      'santuarios',
    ],
  },
  {
    verses: '18:1-17',
    key: '18:9',
    title: 'Coragem numa noite de Corinto',
    theme: 'continuar apesar do medo',
    themes: ['medo', 'trabalho', 'amizade', 'missao'],
    idea: 'A um apóstolo com medo, Deus dá uma oficina, um casal amigo, uma palavra de noite e um povo que ele ainda não vê.',
    context:
      'Paulo chega sozinho a Corinto, porto rico e de má fama, depois de pouco fruto em Atenas. Ele mesmo contará que foi com fraqueza e tremor (1 Coríntios 2:3). Acha trabalho e um casal expulso de Roma. Depois da visão, fica um ano e meio. Ainda é levado ao tribunal, mas o governador Gálio nem o deixa falar (12-17).',
    retold: [
      {
        verses: '18:1-4',
        says: 'Paulo chega a Corinto e fica com Áquila e Priscila, que fazem tendas como ele. Todo sábado, na sinagoga, procura convencer judeus e gregos.',
      },
      {
        verses: '18:5-8',
        says: 'Paulo testemunha que Jesus é o Cristo e, rejeitado, diz que irá aos outros povos. Passa à casa vizinha, e até Crispo, o chefe da sinagoga, crê.',
      },
      {
        verses: '18:9-11',
        says: 'O Senhor diz a Paulo, numa visão, que não tenha medo nem se cale, porque está com ele e tem muito povo na cidade. Paulo fica ensinando.',
      },
      {
        verses: '18:12-17',
        says: 'Paulo é levado ao tribunal, mas Gálio não quer julgar questões de palavras e da Lei. Batem em Sóstenes ali mesmo, e Gálio nem se importa.',
      },
    ],
    read: {
      verses: '18:1-11',
      how: 'Enquanto leem de 1 a 4, alguém costura ou dobra um pano. Apaguem a luz para ler o 9 e o 10.',
    },
    observe: [
      {
        ask: 'Quem Paulo encontra, de onde vinham, e o que tinham em comum?',
        verses: '18:2-3',
        listen: 'Áquila e Priscila, expulsos de Roma; fazer tendas.',
      },
      {
        ask: 'Como foi a semana de Paulo, e o que mudou com a chegada dos amigos?',
        verses: '18:3-5',
        listen: 'Trabalho e sábado na sinagoga; depois, pressionado a testemunhar.',
      },
      {
        ask: 'Quem creu logo na casa vizinha?',
        verses: '18:7-8',
        listen: 'Crispo, chefe da sinagoga, e muitos coríntios.',
      },
      {
        ask: 'Que ordem e que motivos o Senhor dá?',
        verses: '18:9-10',
        listen: 'Não temas, fala; estou contigo, ninguém te fará mal, tenho muito povo.',
      },
    ],
    interpret: [
      {
        ask: 'Crispo acabou de crer. Por que Deus precisou dizer não temas justo depois de uma vitória?',
        verses: '18:8-9',
        listen: 'Sucesso traz oposição; corpo cansado lembra pedras antigas.',
      },
      {
        ask: 'Tenho muito povo nesta cidade: que povo é esse, se quase ninguém creu ainda?',
        verses: '18:10',
        listen: 'Deus os vê antes; isso dá fôlego para ficar.',
        follow: 'O que muda olhar a sua cidade assim?',
      },
      {
        ask: 'Que lugar têm a agulha, o casal e a mesa no cuidado de Deus com Paulo?',
        verses: '18:2-3',
        listen: 'Deus ampara por trabalho e amizade, não só por visão.',
      },
    ],
    live: [
      {
        ask: 'Quando o medo bate à noite, de que coisa ele costuma falar?',
        listen: 'Uma palavra basta.',
      },
      {
        ask: 'Quem você conheceu por causa do trabalho ou da mudança e virou família?',
        listen: 'Amizades improváveis.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Na sua escola ou faculdade, como seria imaginar que Deus tem ali muito povo que ainda não se sabe?',
        listen: 'Menos solidão, mais respeito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A sua profissão é tenda: o que nela já abriu conversa sobre Deus?',
        listen: 'Ofício como lugar de fé.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Áquila e Priscila abriram a casa no meio do próprio recomeço. O que vocês podem oferecer sem esperar sobrar?',
        listen: 'Um colchão, uma mesa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que assunto de fé você anda calando por já ter levado pedrada?',
        listen: 'Feridas; ritmo.',
        for: ['long-believers', 'new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu primeiro trabalho, e a primeira trapalhada nele?',
        bridge: 'Paulo, o grande apóstolo, passava o dia cortando e costurando tenda.',
      },
      {
        text: 'Chegou sozinho a uma cidade nova: qual foi a primeira pessoa que ajudou você a achar rumo?',
        bridge: 'Em Corinto, Paulo achou um casal que também era de fora.',
        for: ['young', 'singles', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se na beira da cama no escuro, por um instante. Escute a noite.',
      bridge: 'Foi numa hora dessas que o Senhor falou com um homem com medo.',
    },
    complete: [
      {
        name: 'Visão da noite',
        text: 'Escreva o medo: … . Depois, as três razões do versículo 10 com o seu nome: Eu estou contigo em … . Ninguém … . Tenho muito povo em … .',
      },
      {
        name: 'Banca de tendas',
        text: 'Desenhe a sua mesa de trabalho. Quem trabalha ao lado: … . O que o meu serviço protege ou abriga: … . Onde cabe uma palavra de Jesus: … .',
      },
    ],
    challenges: [
      {
        do: 'Convide um colega de trabalho ou estudo para uma refeição, sem agenda, só para conhecer a história dele.',
        tell: 'O que vocês descobriram em comum.',
      },
      {
        do: 'Ande por três ruas da sua cidade orando: Senhor, tens muito povo aqui. Olhe as janelas.',
        tell: 'Que janela ficou na lembrança.',
      },
    ],
    children: {
      truth: 'Deus está comigo; posso continuar.',
      to7: {
        story:
          'Paulo chegou sozinho a uma cidade grande chamada Corinto. Ele sabia fazer tendas, aquelas barracas de pano. Lá encontrou Áquila e Priscila, que também faziam tendas. Vem morar com a gente! Os três trabalhavam juntos: corta, costura, puxa o fio. No sábado, Paulo falava de Jesus. Alguns brigaram com ele, e Paulo ficou com medo. Então, de noite, Jesus falou: não tenha medo. Continue falando! Eu estou com você. Tenho muita gente nesta cidade. E Paulo ficou lá um ano e meio, contando de Jesus com coragem.',
        activity:
          'Costurem (ou amarrem) retalhos de pano formando uma tenda pequena. A cada ponto, digam: Deus está comigo.',
        questions: [
          'O que Paulo sabia fazer?',
          'O que Jesus falou de noite?',
          'Quando você precisa de coragem?',
        ],
      },
      to12: {
        story:
          'Corinto era barulhenta, rica e cheia de marinheiros. Paulo entrou lá sozinho e cansado. Numa oficina, achou um casal, Áquila e Priscila, expulsos de Roma porque eram judeus. Eles faziam tendas, e Paulo também! Dividiram casa, trabalho e comida. Durante a semana, agulha e couro. No sábado, conversa na sinagoga. Quando Silas e Timóteo chegaram, Paulo pôde falar ainda mais de Jesus. Uns creram, até Crispo, o chefe da sinagoga. Outros ficaram furiosos. Paulo já conhecia aquilo: depois da raiva vinham pedras. Teve medo, sim, o grande Paulo. Uma noite, o Senhor disse: não tenha medo, fale, não se cale. Eu estou com você. Tenho muito povo nesta cidade. Muito povo? Paulo ainda não via. Mas ficou um ano e meio, e nasceu ali uma igreja inteira.',
        activity:
          'Desenhem a cidade à noite, só com janelas acesas. Em cada janela, alguém que ainda vai conhecer Jesus.',
        questions: [
          'O que Paulo, Áquila e Priscila tinham em comum?',
          'Por que Paulo teve medo?',
          'O que Deus diria para você continuar?',
        ],
      },
      challenge: 'Faça amizade com alguém que chegou há pouco na escola ou na rua.',
    },
    prayer:
      'Senhor da noite, sabes que trememos também depois da vitória. Fala outra vez: estou contigo. Obrigado pela oficina, pelo casal, pela mesa. Mostra-nos o povo que tens aqui e que nossos olhos ainda não veem. Amém.',
    leader: {
      lost: 'Gálio e o tribunal podem ficar para a leitura de casa. Fique em 1 a 11.',
      tender:
        'Ninguém te fará mal foi promessa a Paulo em Corinto; em outras cidades ele apanhou. Não prometa o mesmo a quem está ameaçado: ajude a buscar proteção. Imigrantes e desempregados podem se ver em Áquila e Priscila.',
      differ:
        'Sobre o muito povo, uns veem os que Deus já escolheu; outros, os que ele sabe que vão crer. Os dois ouvem o mesmo convite: fala.',
    },
    comfort: 'O medo não desqualificou Paulo. Deus veio de noite, onde o medo mora, e disse fica.',
    closing: 'Não se cale. Há mais gente do que você vê.',
    words: [
      'corinto',
      'aquila',
      'priscila',
      'fazer tendas',
      'fazedores de tendas',
      'nao temas mas fala',
      'muito povo nesta cidade',
      'crispo',
      'galio',
      'sostenes',
      'justo',
      'um ano e seis meses',
      'expulsos de roma',
    ],
  },
  {
    verses: '18:24-19:7',
    key: '18:26',
    title: 'O pregador que aceitou aprender',
    theme: 'aprender mais de perto',
    themes: ['discipulado', 'humildade', 'espirito', 'comunhao'],
    idea: 'Deus completa o que falta em quem o ama: um casal leva para casa o pregador brilhante e lhe explica melhor o caminho, sem apagar o fogo.',
    context:
      'Paulo segue viagem e deixa em Éfeso os amigos Priscila e Áquila, fazedores de tendas. Chega Apolo, de Alexandria, cidade de grande biblioteca. Ele fala bem de Jesus, mas só conhece o batismo de João. Depois, quando Apolo já está em Corinto, Paulo acha em Éfeso uns doze discípulos em situação parecida: ouvem de Jesus, são batizados e recebem o Espírito (19:1-7).',
    retold: [
      {
        verses: '18:24-26',
        says: 'Apolo conhece bem as Escrituras e ensina com fervor sobre o Senhor, mas só sabe do batismo de João. Áquila e Priscila o levam consigo e lhe explicam melhor o caminho de Deus.',
      },
      {
        verses: '18:27-28',
        says: 'Os irmãos animam Apolo a ir à Acaia e escrevem que o recebam. Lá ele ajuda muito os que creram, mostrando pelas Escrituras que Jesus é o Cristo.',
      },
      {
        verses: '19:1-7',
        says: 'Paulo encontra em Éfeso discípulos que nem ouviram falar do Espírito Santo. Explica que João apontava para Jesus, e, batizados, eles recebem o Espírito quando Paulo lhes impõe as mãos.',
      },
    ],
    read: {
      verses: '18:24-28',
      how: 'Leiam duas vezes. Na primeira, levantem a mão a cada qualidade de Apolo. Depois alguém conta em três frases o encontro de 19:1-7.',
    },
    observe: [
      {
        ask: 'Que qualidades Apolo tinha, e o que lhe faltava?',
        verses: '18:24-25',
        listen: 'Eloquente, capacitado, instruído, fervoroso, correto; só o batismo de João.',
      },
      {
        ask: 'Que verbos descrevem o que o casal fez ao ouvi-lo?',
        verses: '18:26',
        listen: 'Ouviram, tomaram consigo, explicaram mais detalhadamente.',
      },
      {
        ask: 'O que os irmãos fazem quando ele quer partir?',
        verses: '18:27',
        listen: 'Animam e escrevem para que o recebam.',
      },
      {
        ask: 'Que bem ele faz em Acaia?',
        verses: '18:27-28',
        listen:
          'Ajuda muito os que creram pela graça; mostra pelas Escrituras que Jesus é o Cristo.',
      },
    ],
    interpret: [
      {
        ask: 'Eles podiam corrigir em público ou comentar pelas costas. O que o tomaram-no consigo ensina?',
        verses: '18:26',
        listen: 'Casa, mesa, respeito; corrigir para crescer.',
        follow: 'Como foi a última vez que corrigiram você assim?',
      },
      {
        ask: 'Quem sabia mais tinha as mãos grossas de couro, e quem tinha estudo ouviu. O que isso mostra da igreja?',
        verses: '18:24, 18:26',
        listen: 'Deus ensina por gente simples, mulher e homem; humildade do culto.',
      },
      {
        ask: 'Dá para falar corretamente e ainda saber pela metade. Que lugar isso deixa para todos nós?',
        verses: '18:25-26',
        listen: 'Ninguém sabe tudo; fervor e aprendizado juntos.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto da fé você fala bem e, no fundo, gostaria que alguém explicasse melhor?',
        listen: 'Confessar lacunas com leveza.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'Quem já levou você para casa e mudou a sua vida com conversa e comida?',
        listen: 'Nomes e pratos.',
      },
      {
        ask: 'Vídeo, podcast, pregador famoso: quem, de carne e osso, pode dizer a você quando a informação está pela metade?',
        listen: 'Mentor de perto.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como casal ou família, o que a mesa de vocês poderia ensinar a alguém?',
        listen: 'Priscila e Áquila como dupla.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Nem tínhamos ouvido falar, disseram os doze. Do que na fé você nunca ouviu falar direito?',
        listen: 'Perguntas sem vergonha.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que jovem cheio de fogo você tende a criticar, e como seria convidá-lo para um café?',
        listen: 'Trocar crítica por cuidado.',
        for: ['elderly', 'long-believers', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você cantou, falou ou cozinhou errado durante anos, até alguém avisar?',
        bridge: 'Um pregador famoso também estava com um pedaço faltando. Olhem como avisaram.',
      },
      {
        text: 'Qual professor, de escola ou de vida, explicou uma coisa de um jeito que você nunca esqueceu?',
        bridge: 'Apolo teve dois professores assim: um casal de artesãos.',
        for: ['young', 'adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Pegue um livro que você parou pela metade e veja onde ficou o marcador.',
      bridge: 'Apolo também sabia até certa página.',
    },
    complete: [
      {
        name: 'Metade e inteiro',
        text: 'Desenhe um círculo pela metade. Na parte cheia: o que já sei de Jesus … . Na parte vazia: o que falta eu perguntar … . Ao lado: a pessoa que pode explicar … .',
      },
      {
        name: 'Bilhete de recomendação',
        text: 'Escreva como os irmãos: Recebam … , porque … . Ele ainda precisa de … . Vai ajudar muito em … .',
      },
    ],
    challenges: [
      {
        do: 'Marque um café com alguém que sabe mais e leve três perguntas escritas sobre a fé.',
        tell: 'A melhor resposta e a pergunta que sobrou.',
      },
      {
        do: 'Se precisar corrigir alguém nesta semana, faça a sós, depois de elogiar o que é verdadeiro.',
        tell: 'Como a pessoa recebeu.',
      },
    ],
    children: {
      truth: 'Sempre posso aprender mais de Jesus.',
      to7: {
        story:
          'Apolo falava muito bem. Quando ele contava de Jesus, todo mundo parava para ouvir! Mas Apolo ainda não sabia a história inteira. Áquila e Priscila escutaram e perceberam: está faltando um pedacinho. Sabe o que fizeram? Não riram dele nem deram bronca na frente dos outros. Convidaram: venha à nossa casa! E lá, com carinho, contaram o resto da história de Jesus. Apolo ouviu bem quietinho e aprendeu. Depois foi para outra cidade e ajudou muita gente. Que bom ter amigos que ensinam com amor!',
        activity:
          'Montem um quebra-cabeça com uma peça faltando. Um amigo traz a peça e diz: posso ajudar?',
        questions: [
          'O que Apolo fazia bem?',
          'Como Áquila e Priscila ajudaram?',
          'Quem ensina você sobre Jesus?',
        ],
      },
      to12: {
        story:
          'Apolo vinha de Alexandria, cidade da maior biblioteca do mundo. Conhecia as Escrituras, falava bonito e com entusiasmo. Só havia um problema: ele parou no meio da história, no batismo de João. Numa sinagoga de Éfeso, um casal que fabricava tendas o escutou. Áquila e Priscila perceberam o que faltava. Podiam ter levantado a mão e dito: está errado! Preferiram convidar Apolo para casa e explicar com calma o caminho de Deus. E ele, que era famoso, teve humildade de aprender com artesãos. Depois, os irmãos escreveram uma carta de recomendação, e Apolo ajudou muita gente. Na mesma cidade, Paulo encontrou uns doze homens que nem sabiam do Espírito Santo. Contou a eles a notícia inteira de Jesus, e eles também receberam. Deus gosta de completar o que falta.',
        activity:
          'Em duplas, um ensina ao outro algo que sabe (dobradura, passo, palavra). Depois trocam. Como é aprender com carinho?',
        questions: [
          'O que faltava a Apolo?',
          'Por que o casal o levou para casa?',
          'De quem você poderia aprender mais?',
        ],
      },
      challenge: 'Faça a um adulto uma pergunta sobre Jesus que você nunca fez.',
    },
    prayer:
      'Senhor, sabemos uma parte e falamos como se fosse tudo. Manda um casal com mesa e paciência. Dá-nos a humildade de Apolo e o jeito de Priscila e Áquila. E que o teu Espírito complete em nós o que nem sabíamos que faltava. Amém.',
    leader: {
      lost: 'Os versículos 19:1-7 viram debate sobre línguas e segundo batismo. Deixem para casa, com as leituras que estão abaixo; hoje o centro é a mesa do casal.',
      tender:
        'Quem foi corrigido em público ou com grosseria pode endurecer. Reconheça a ferida antes de falar de ensino.',
      differ:
        'Em 19:1-7, uns veem a prova de que o Espírito pode vir depois de crer, com línguas; outros, discípulos de João que só então conheceram Jesus. E o fato de Priscila ensinar Apolo é lido por alguns como apoio ao ensino por mulheres, por outros como ensino em casa, ao lado do marido.',
    },
    comfort:
      'Não saber tudo não põe você para fora. Alguém pode convidar para sentar e contar o resto com calma. Talvez esta roda seja essa casa.',
    closing: 'Fogo e ouvidos. Deus cuida do resto.',
    words: [
      'apolo',
      'alexandria',
      'eloquente',
      'priscila e aquila',
      'aquila e priscila',
      'batismo de joao',
      'mais detalhadamente',
      'fervoroso de espirito',
      'recebestes o espirito santo',
      'doze homens',
      'efeso',
      'nem tinhamos ouvido',
    ],
  },
  {
    verses: '19:8-41',
    key: '19:20',
    title: 'Quando a fé mexe com o bolso',
    theme: 'o poder do nome de Jesus e os ídolos',
    themes: ['arrependimento', 'adoracao', 'missao', 'trabalho'],
    idea: 'Em Éfeso a palavra cresce tanto que a magia vira cinza e os ídolos vendem menos; onde Jesus é Senhor de verdade, agenda e dinheiro sentem.',
    context:
      'Paulo fica mais de dois anos em Éfeso, cidade do grande templo de Diana, e toda a região ouve. Sete exorcistas tentam usar o nome de Jesus como fórmula e saem feridos. Depois Demétrio, que fazia objetos de prata do templo, reúne os colegas; a multidão grita duas horas no teatro, até que o escrivão manda todos para casa (19:29-41).',
    retold: [
      {
        verses: '19:8-12',
        says: 'Paulo ensina dois anos na escola de Tirano, e toda a Ásia ouve. Até lenços que o tocaram vão aos doentes.',
      },
      {
        verses: '19:13-20',
        says: 'Sete exorcistas usam o nome de Jesus, e o espírito pergunta quem são. Há temor, e muitos queimam seus livros de ocultismo.',
      },
      {
        verses: '19:21-28',
        says: 'Demétrio, que trabalha com prata, diz aos artesãos que Paulo ameaça o ofício e o templo de Diana. Todos gritam de ira.',
      },
      {
        verses: '19:29-34',
        says: 'O povo invade o teatro, e não deixam Paulo entrar. A maioria nem sabe por que está ali, e gritam por duas horas.',
      },
      {
        verses: '19:35-41',
        says: 'O escrivão acalma a multidão: se há queixa, os tribunais estão abertos. Lembra o perigo de acusação de rebelião e despede todos.',
      },
    ],
    read: {
      verses: '19:17-28',
      how: 'Uma voz lê do 17 ao 20 com alegria. Outra, de pé numa cadeira ou no centro, faz Demétrio. O grito do 28 pode ser dito baixo, por todos.',
    },
    observe: [
      {
        ask: 'O que aconteceu com o nome do Senhor Jesus em Éfeso, e o que muitos que criam vieram fazer?',
        verses: '19:17-18',
        listen: 'Foi engrandecido; vinham confessar e declarar as suas atitudes.',
      },
      {
        ask: 'O que fizeram com os livros, e quanto valiam?',
        verses: '19:19-20',
        listen:
          'Os que praticavam ocultismo queimaram os próprios livros diante de todos; cinquenta mil moedas de prata.',
      },
      {
        ask: 'Que dois motivos Demétrio dá aos colegas, e em que ordem?',
        verses: '19:24-27',
        listen: 'Primeiro a prosperidade do ofício; depois, o desprezo do templo e da deusa Diana.',
      },
    ],
    interpret: [
      {
        ask: 'Muitos já “criam” e ainda escondiam o que faziam. Por que será que a confissão só vem agora?',
        verses: '19:17-18',
        listen:
          'Viram que o nome de Jesus não se mistura com fórmulas; o temor abriu o que estava escondido.',
      },
      {
        ask: 'Queimaram em vez de vender. O que o preço do fogo diz da mudança deles?',
        verses: '19:19',
        listen: 'Não quiseram lucrar com o mal nem passá-lo a outro; era de verdade e custou caro.',
        follow: 'O que a sua fé já lhe custou de modo que desse para contar?',
      },
      {
        ask: 'Demétrio fala de fé ou de dinheiro?',
        verses: '19:25-27',
        listen:
          'Dos dois, com o bolso na frente: o ídolo protege um negócio, e a devoção disfarça o lucro.',
      },
    ],
    live: [
      {
        ask: 'Se toda a nossa rua passasse a seguir Jesus, que comércio sentiria primeiro, e o que isso diz do que se adora?',
        listen: 'Aposta, bebida, boato, sorte. Sem apontar o vizinho.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que coisa guardada no celular ou na gaveta não combina mais com quem você quer ser?',
        listen: 'Apagar sem mostrar. Contar a alguém de confiança ajuda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Usar o nome de Jesus como fórmula: em que hora a gente faz isso?',
        listen: 'Amuleto, frase no fim da oração, versículo para dar sorte.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'De que ganho você abriu mão, ou teria de abrir, para trabalhar limpo?',
        listen: 'Nota, comissão, jeitinho. Respeite quem precisa do emprego.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'O que você trazia ou traz de outras crenças e tem dúvida do que fazer?',
        listen: 'Escute sem zombar. Ninguém os obrigou: eles mesmos trouxeram os seus.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'A maioria no teatro nem sabia por que gritava. Em que causa você entrou só pelo barulho?',
        listen: 'Rede social, torcida, política. Perguntar antes de gritar.',
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto da sorte você já teve: camisa, caneta de prova, lugar no sofá em dia de jogo?',
        bridge: 'Éfeso vivia dessas coisas, e algumas valiam uma fortuna.',
      },
      {
        text: 'Já entrou numa fila ou numa torcida sem saber bem o porquê? Conte.',
        bridge: 'No texto, uma multidão inteira grita sem saber por quê.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe mentalmente pela sua casa, gaveta por gaveta. Pare na que você não gostaria que Jesus abrisse.',
      bridge: 'Em Éfeso abriram gavetas assim.',
    },
    complete: [
      {
        name: 'Fogueira de Éfeso',
        text: 'Num papel, só para você e Deus: o que guardo é … . Custou-me … . Segura-me por … . Rasgue o papel miúdo e escreva noutro: agora cresce em mim … .',
      },
      {
        name: 'Diário de Demétrio',
        text: 'Tenho medo de perder … se Jesus mandar de verdade em … . Digo que é por … , mas no fundo é por … . Quero entregar … .',
      },
    ],
    challenges: [
      {
        do: 'Livre-se nesta semana de uma coisa sua que prende você, sem vender nem repassar: apague, rasgue, cancele.',
        tell: 'o que sentiu depois; o quê, só se quiser.',
      },
      {
        do: 'Compre ou contrate algo de um jeito mais justo, ainda que custe um pouco mais.',
        tell: 'quanto custou a diferença e o que ela fez bem.',
      },
    ],
    children: {
      truth: 'Jesus é maior do que qualquer ídolo ou mágica.',
      to7: {
        story:
          'Paulo ficou muito tempo na cidade de Éfeso, falando de Jesus. Lá havia um templo enorme da deusa Diana e muita gente que fazia mágica com livros. Mas as pessoas foram conhecendo Jesus. Então trouxeram os próprios livros e os queimaram: não queremos mais isto! Eram livros muito caros, mas Jesus valia mais. Um homem chamado Demétrio ficou bravo. Ele ganhava dinheiro fazendo objetos para o templo. Foi uma gritaria na cidade! Gritaram duas horas! Até que um homem do governo disse: calma, vão para casa. E todos foram. A palavra de Jesus continuou crescendo, crescendo, como uma árvore.',
        activity:
          'Desenhem uma sementinha que vai virando árvore em cinco quadros, e escrevam no último: a palavra de Jesus cresce.',
        questions: [
          'O que fizeram com os livros de mágica?',
          'Por que Demétrio ficou bravo?',
          'O que é mais valioso do que tudo para você?',
        ],
      },
      to12: {
        story:
          'Éfeso era famosa pelo templo da deusa Diana e pelos livros de magia. Paulo ensinou ali por mais de dois anos, e toda a região ouviu falar de Jesus. Muitos que creram vieram contar o que faziam de errado. Os que usavam livros de ocultismo trouxeram os seus e os queimaram diante de todos. Alguém fez a conta: valiam cinquenta mil moedas de prata! Podiam ter vendido, mas não quiseram. Então Demétrio, que fazia objetos de prata para o templo, reuniu os colegas: deste ofício vem o nosso dinheiro, e esse Paulo diz que deuses feitos com as mãos não são deuses! Ele falou da deusa, mas primeiro falou do lucro. A cidade se agitou. Correram para o teatro e gritaram por duas horas: grande é a Diana dos efésios! A maioria nem sabia por que estava ali. Por fim o escrivão acalmou todos e os mandou embora. Quando Jesus passa a ser o mais importante, outras coisas perdem o lugar.',
        activity:
          'Em papéis, escrevam coisas que querem mandar na gente (aparelho, fama, medo). Rasguem e façam com os pedaços um mosaico com o nome de Jesus.',
        questions: [
          'Por que não venderam os livros?',
          'O que preocupava Demétrio?',
          'O que perde lugar quando Jesus é o mais importante?',
        ],
      },
      challenge: 'Fique sem uma coisa que manda demais em você por três dias.',
    },
    prayer:
      'Senhor Jesus, engrandece o teu nome na nossa cidade. Abre as gavetas que ainda escondemos. Livra-nos de te usar como fórmula e de chamar lucro de fé. Que a tua palavra cresça e prevaleça aqui. Amém.',
    leader: {
      lost: 'Demônios e exorcismo prendem o grupo. O texto usa o caso para mostrar que o nome de Jesus não é amuleto (13-17). Depois vá às gavetas e ao bolso.',
      tender:
        'Ninguém queime coisas de outra pessoa nem zombe de outra religião: ali cada um trouxe o que era seu, e até o escrivão reconhece que não ofenderam a deusa (37). Quem tem medo de feitiço precisa de paz, e não de mais susto.',
    },
    comfort:
      'Às vezes a gente está no teatro, no meio do grito, sem saber por quê. Dá para ir para casa. O nome de Jesus não precisa de volume.',
    closing: 'Que a palavra cresça, e que se note em casa.',
    words: [
      'efeso',
      'escola de tirano',
      'filhos de ceva',
      'exorcistas',
      'lencos e aventais',
      'queimaram',
      'livros',
      'ocultismo',
      'artes magicas',
      'cinquenta mil moedas',
      'demetrio',
      'prata',
      'diana dos efesios',
      'artemis',
      'teatro',
      'escrivao',
      'palavra do senhor crescia',
      'tumulto',
    ],
  },
  {
    verses: '20:7-12',
    key: '20:12',
    title: 'O rapaz da janela',
    theme: 'consolo no meio da noite',
    themes: ['comunhao', 'ressurreicao', 'esperanca', 'descanso'],
    idea: 'Numa reunião comprida, um jovem cansado cai, e a igreja que parte o pão recebe de Deus a vida dele de volta e um consolo que não é pequeno.',
    context:
      'Paulo passa por Trôade, a caminho de Jerusalém. É o primeiro dia da semana, e os discípulos se juntam no terceiro andar para partir o pão. Talvez o rapaz tenha trabalhado o dia inteiro; o texto só conta o sono. Na manhã seguinte, Paulo segue viagem.',
    retold: [
      {
        verses: '20:7-8',
        says: 'Os discípulos se reúnem para partir o pão, e Paulo, que vai partir no dia seguinte, conversa com eles até a meia-noite. Há muitas lâmpadas na sala.',
      },
      {
        verses: '20:9-10',
        says: 'Êutico, um rapaz sentado na janela, pega no sono, cai do terceiro andar e é levantado morto. Paulo desce, o abraça e diz que não se perturbem, porque sua alma ainda está nele.',
      },
      {
        verses: '20:11-12',
        says: 'Paulo sobe de novo, parte o pão e fala até o nascer do dia. O rapaz é levado vivo, e todos ficam muito consolados.',
      },
    ],
    read: {
      verses: '20:7-12',
      how: 'Acendam várias velas ou lanternas. Leia devagar, e com uma pausa longa depois da palavra “abaixo”.',
    },
    observe: [
      {
        ask: 'Que dia, hora e lugar o texto guarda, e o que estavam fazendo?',
        verses: '20:7-8',
        listen: 'Primeiro dia da semana, meia-noite, luminárias; partir o pão, conversar.',
      },
      {
        ask: 'O que se sabe do rapaz?',
        verses: '20:9',
        listen: 'Nome Êutico, na janela, sono profundo, terceiro andar.',
      },
      {
        ask: 'O que Paulo faz com o corpo e com as palavras?',
        verses: '20:10',
        listen: 'Desce, debruça-se, abraça, acalma.',
      },
      {
        ask: 'Como continua e como acaba a noite?',
        verses: '20:11-12',
        listen: 'Sobem, partem o pão, falam até o sol; rapaz vivo; muito consolo.',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém dá bronca em Êutico por dormir. O que isso revela do tom dessa igreja?',
        verses: '20:9-10',
        listen: 'Cuidado antes de cobrança; cansaço é humano.',
      },
      {
        ask: 'Depois do susto, sobem e partem o pão. O que aquele pão deve ter dito a eles?',
        verses: '20:11',
        listen: 'O Vivo está conosco; a ceia tem gosto de vida.',
        follow: 'O que a mesa do Senhor diz a quem acabou de levar um susto?',
      },
      {
        ask: 'Não pouco consolados é jeito de dizer demais. Por que Lucas guardou essa cena pequena no meio de viagens grandes?',
        verses: '20:12',
        listen: 'Um só rapaz importa; Deus também cuida de quem fica na beirada.',
      },
    ],
    live: [
      {
        ask: 'Em que janela você anda sentado: meio dentro, meio fora, e com sono?',
        listen: 'Cansaço ou distância da comunidade.',
      },
      {
        ask: 'O que a igreja faz que dá sono na sua idade, e o que a mantém acordada?',
        listen: 'Rir; anotar de verdade.',
        for: ['teens', 'young'],
        follow: 'O que você poderia propor?',
      },
      {
        ask: 'Quem já desceu três andares por você e abraçou antes de perguntar?',
        listen: 'Gratidão.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que jovem da sua casa está na beira, e qual seria o primeiro gesto: janela fechada, cadeira, conversa?',
        listen: 'Prevenir e acolher.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Nem todo rapaz voltou vivo. Como esta página soa para quem perdeu alguém?',
        listen: 'Deixar doer; não explicar.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Como é, para quem chega, ver uma igreja que ficaria até o amanhecer junta?',
        listen: 'Estranho, bonito, cansativo.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que lugar proibido você já cochilou: aula, culto, ônibus passando do ponto, namoro no sofá?',
        bridge: 'A Bíblia guardou o nome de um rapaz que dormiu no sermão. E do próprio Paulo!',
      },
      {
        text: 'Qual conversa foi tão boa que o sol nasceu e ninguém viu?',
        bridge: 'Em Trôade foi assim, com um susto no meio.',
        for: ['young', 'singles', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Acenda uma luz pequena e abrace as próprias pernas ou uma almofada por um minuto.',
      bridge: 'Houve um abraço no chão da rua, à meia-noite.',
    },
    complete: [
      {
        name: 'Planta do terceiro andar',
        text: 'Desenhe a sala: mesa, luminárias, janela. Ponha no lugar certo: eu estou em … . Quem está na janela é … . Quem parte o pão é … . Quem desceria correndo é … .',
      },
      {
        name: 'Não pouco',
        text: 'Complete: Ficamos não pouco … quando … . Ainda preciso de não pouco … .',
      },
    ],
    challenges: [
      {
        do: 'Repare em quem anda pela beirada do grupo e sente-se ao lado na próxima vez, com um lanche.',
        tell: 'O que você ouviu ali.',
      },
      {
        do: 'Durma uma hora mais cedo três noites desta semana, agradecendo a Deus pelo corpo.',
        tell: 'O que mudou no seu humor.',
      },
    ],
    children: {
      truth: 'Deus cuida até de quem dorme na janela.',
      to7: {
        story:
          'Era de noite, e a casa estava cheia de luzinhas. Os amigos de Jesus comiam juntos, e Paulo contava muitas histórias. Falou, falou, falou! Um rapaz chamado Êutico sentou na janela. Os olhinhos dele foram fechando, fechando… e ele dormiu e caiu lá embaixo. Todo mundo se assustou! Paulo desceu correndo, abraçou o rapaz e disse: calma, ele está vivo! Que alívio! Todos subiram de novo, comeram pão juntos e conversaram até o sol nascer. Levaram Êutico para casa vivo, e ficaram muito, muito felizes.',
        activity:
          'Brinquem de acorda, Êutico: um finge dormir e os outros cantam baixinho até ele acordar com um abraço.',
        questions: [
          'Onde Êutico sentou?',
          'O que Paulo fez?',
          'Quem abraça você quando leva um susto?',
        ],
      },
      to12: {
        story:
          'Paulo ia embora no dia seguinte e ainda tinha muito a dizer. No terceiro andar de uma casa em Trôade, com muitas lamparinas acesas, os discípulos tinham se juntado para partir o pão. Deu meia-noite, e ele ainda falava. Um rapaz chamado Êutico achou lugar na janela. O ar quente, o cheiro do óleo, a voz de Paulo… O sono foi mais forte, e ele caiu. Quando o levantaram, pensaram que não vivia mais. Paulo desceu, se debruçou sobre ele, abraçou e disse: não se desesperem, a vida está nele. Ninguém deu bronca no rapaz. Todos subiram, partiram o pão e conversaram até o sol nascer. Imagine a alegria daquele pão! Êutico foi para casa vivo. O nome dele quer dizer sortudo, mas foi mais que sorte: foi Deus cuidando de quem estava na beirada.',
        activity: 'Partilhem um pão à luz de lanternas. Cada um conta um susto em que Deus cuidou.',
        questions: [
          'Por que Êutico dormiu?',
          'O que ninguém fez com ele?',
          'Quem está na beirada do seu grupo?',
        ],
      },
      challenge: 'Sente-se perto de alguém que fica sempre no canto.',
    },
    prayer:
      'Deus que não dorme, cuida dos que dormem. Puxa para dentro quem está na janela. Ensina-nos a descer depressa, abraçar primeiro e partir o pão depois do susto. Consola-nos não pouco. Amém.',
    leader: {
      lost: 'A piada sobre pregador comprido é boa, por um minuto. Depois desça com Paulo até o abraço.',
      tender:
        'Queda de altura pode lembrar morte, acidente ou suicídio. Evite brincar com a queda em si. Para quem perdeu um filho, não compare. Se alguém falar em não viver, fique perto e ligue com ele para o 188, CVV.',
      differ:
        'Uns entendem que Êutico morreu e voltou; outros, que o tomaram por morto. Lucas diz que foi levantado morto, e depois vivo. Partir o pão é lido como a ceia do Senhor, uma refeição, ou as duas.',
    },
    comfort:
      'Quem cai de cansaço não ouve sermão nesta história. Ouve passos na escada e sente um abraço.',
    closing: 'Feche a janela com carinho e puxe uma cadeira.',
    words: [
      'eutico',
      'troade',
      'dormiu na janela',
      'terceiro andar',
      'partir o pao',
      'meia noite',
      'primeiro dia da semana',
      'sono profundo',
      'luminarias',
      'sua alma ainda esta nele',
      'nao pouco consolados',
    ],
  },
  {
    verses: '20:17-38',
    key: '20:24',
    title: 'Despedida no cais',
    theme: 'uma vida que se entrega',
    themes: ['servico', 'fidelidade', 'proposito', 'graca'],
    idea: 'Paulo se despede mostrando as mãos e as lágrimas: servir é cuidar de gente e terminar com alegria a corrida que Jesus deu.',
    context:
      'Depois de três anos em Éfeso, Paulo segue para Jerusalém, avisado de que haverá prisão. Sem tempo de ir à cidade, chama os líderes até o porto de Mileto. É o único discurso dele, em Atos, só para gente da casa.',
    retold: [
      {
        verses: '20:17-21',
        says: 'Paulo lembra aos anciãos de Éfeso como viveu ali: com humildade e lágrimas, ensinando em público e nas casas a conversão a Deus e a fé em Jesus.',
      },
      {
        verses: '20:22-27',
        says: 'Paulo vai a Jerusalém sabendo que o esperam prisões. Quer terminar com alegria o trabalho que recebeu de Jesus, e diz que não verão mais o seu rosto.',
      },
      {
        verses: '20:28-31',
        says: 'Paulo pede aos anciãos que cuidem do rebanho, a igreja que Deus adquiriu com o próprio sangue. Depois dele entrarão lobos cruéis, e é preciso vigiar.',
      },
      {
        verses: '20:32-38',
        says: 'Paulo entrega os anciãos a Deus e lembra as mãos que o sustentaram, porque mais feliz é dar do que receber. Ajoelham-se, choram e o acompanham ao navio.',
      },
    ],
    read: {
      verses: '20:22-33',
      how: 'Uma voz lê como quem se despede de amigos. Depois, alguém conta 34-38, com o abraço e o navio.',
    },
    observe: [
      {
        ask: 'O que Paulo sabe e o que não sabe do próprio futuro?',
        verses: '20:22-25',
        listen: 'Não sabe os detalhes; sabe que há prisões, e que não os verá.',
      },
      {
        ask: 'O que ele considera mais precioso que a própria vida?',
        verses: '20:24',
        listen: 'Terminar a carreira, testemunhar da graça.',
      },
      {
        ask: 'Que cuidados ele pede aos líderes, e a quem os entrega?',
        verses: '20:28-32',
        listen: 'Atenção a si e ao rebanho; vigiar; a Deus e à palavra da graça.',
      },
    ],
    interpret: [
      {
        ask: 'Por que “prestai atenção por vós mesmos” vem antes do cuidado com o rebanho?',
        verses: '20:28',
        listen: 'Quem não se cuida não cuida; lobos saem também de dentro.',
        follow: 'Quem cuida de quem cuida, entre nós?',
      },
      {
        ask: 'A igreja custou a Deus “seu próprio sangue”. Como isso orienta o modo de tratar uma pessoa difícil do grupo?',
        verses: '20:28',
        listen: 'Ela é cara; não é nossa.',
      },
      {
        ask: 'Paulo lembra lágrimas e mãos calejadas, e nenhum feito grandioso. Que retrato de liderança sai daí?',
        verses: '20:31-33',
        listen: 'Presença, trabalho, desinteresse, ternura.',
      },
    ],
    live: [
      {
        ask: 'Qual é a corrida que Jesus lhe deu, em palavras que o seu filho ou vizinho entenderia?',
        listen: 'Uma frase; ajude a afinar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se hoje fosse despedida, o que você poderia dizer que deu por completo às pessoas desta sala?',
        listen: 'Gratidão e falta, sem culpa.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Por que causa, sonho ou pessoa você toparia trabalhar com as mãos e sem aplauso?',
        listen: 'Idealismo com corpo.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que você vem negligenciando em si mesmo enquanto cuida de todo mundo?',
        listen: 'Sono, oração, saúde, amigos.',
        for: ['parents', 'women', 'couples', 'long-believers'],
      },
      {
        ask: 'É mais feliz dar do que receber: quando você comprovou essa frase, e quando precisou do contrário?',
        listen: 'As duas experiências valem.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Que abraço de cais você deu ou não pôde dar?',
        listen: 'Em luto, talvez sem despedida; só acolher.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a despedida mais molhada da sua vida? E a mais atrapalhada, com mala aberta e tudo?',
        bridge: 'Em Mileto houve abraço, beijo, choro e um navio esperando.',
      },
      {
        text: 'Quem foi o professor, chefe ou líder que você seguiria até hoje? Por que coisa pequena?',
        bridge: 'Os líderes de Éfeso andaram quilômetros para ver Paulo mais uma vez.',
        for: ['adults', 'young', 'teens', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos, palma e dorso. Que histórias estão nelas?',
      bridge: 'Estas minhas mãos, disse Paulo ao se despedir. Leia olhando as suas.',
    },
    complete: [
      {
        name: 'Carta de despedida, para viver',
        text: 'Complete como se fosse viajar: Vocês sabem como estive entre vocês: … . Nada deixei de … . Daqui para a frente, o que quero terminar com alegria é … . Entrego vocês a Deus, principalmente … .',
      },
      {
        name: 'Cuidar de mim, cuidar do rebanho',
        text: 'Duas colunas com três linhas. Cuidados comigo que vou retomar: … , … , … . Pessoas do meu rebanho (casa, turma, célula) e o que cada uma precisa: … , … , … .',
      },
    ],
    challenges: [
      {
        do: 'Diga a uma pessoa, de viva voz, o que aprendeu vendo as mãos e as lágrimas dela.',
        tell: 'como ela recebeu.',
      },
      {
        do: 'Dê algo a quem não pode retribuir e, no mesmo dia, aceite algo de alguém.',
        tell: 'em qual das duas você se sentiu mais feliz, com franqueza.',
      },
    ],
    children: {
      truth: 'Quero terminar com alegria o que Jesus me deu.',
      to7: {
        story:
          'Paulo precisava viajar de navio para longe. Antes, chamou os amigos da cidade de Éfeso até o porto. Eles vieram correndo! Paulo disse: vocês lembram? Eu contei de Jesus nas casas e nas praças. Trabalhei com as minhas mãos. Chorei com vocês. Agora eu vou, e não sei bem o que vai acontecer. Mas quero terminar com alegria a tarefa que Jesus me deu. Cuidem bem uns dos outros! E lembrou uma frase de Jesus: a gente fica mais feliz dando do que recebendo. Depois se ajoelharam na areia e oraram. Quantos abraços!',
        activity:
          'Corram uma corrida de obstáculos na sala em que, a cada parada, se dá um abraço ou um presente de papel a alguém.',
        questions: [
          'Onde Paulo encontrou os amigos?',
          'O que deixa a gente mais feliz: dar ou receber?',
          'O que você quer dar a alguém hoje?',
        ],
      },
      to12: {
        story:
          'O navio já esperava em Mileto. Paulo tinha vivido três anos em Éfeso, e não daria tempo de voltar lá. Mandou chamar os líderes, que caminharam dois dias só para vê-lo. O que você diria na última conversa com os seus melhores amigos? Paulo não contou vantagem. Lembrou das lágrimas, do ensino de casa em casa, do trabalho com as próprias mãos para não pesar a ninguém. Disse que ia a Jerusalém sem saber direito o que o esperava, só que não seria fácil. E explicou o que mais queria: chegar ao fim da corrida com alegria e contar a todos da graça de Deus. Aos líderes, pediu: cuidem de vocês e cuidem do rebanho. E deixou uma frase de Jesus: é mais feliz quem dá do que quem recebe. Ajoelharam-se na praia. Todos choravam e o abraçavam, porque não o veriam mais. E foram com ele até o navio.',
        activity:
          'Façam um bastão de revezamento com um tubo de papelão: dentro, cada um põe um bilhete com o que quer passar adiante.',
        questions: [
          'De que coisas Paulo quis que os amigos se lembrassem?',
          'O que ele queria terminar com alegria?',
          'O que alguém já passou para você e você quer passar adiante?',
        ],
      },
      challenge: 'Dê uma coisa por dia, mesmo pequena, e repare no que sente depois.',
    },
    prayer:
      'Senhor Jesus, dá-nos terminar com alegria. Guarda quem cuida de nós e cansa. Que as nossas mãos sirvam, que as lágrimas não endureçam, e que cada pessoa desta sala seja tratada pelo preço que te custou. Amém.',
    leader: {
      lost: 'O aviso sobre lobos vira lista de pastores famosos. Paulo diz dentre vós mesmos: peça a cada um que olhe para si. O desapego de Paulo por dinheiro também não é pedrada em ninguém.',
      tender:
        'Líderes esgotados podem ouvir nem tenho minha vida por preciosa como ordem de se gastar até quebrar. O mesmo Paulo manda cuidar de si. Havendo sinais de esgotamento ou depressão, procurem ajuda profissional juntos.',
    },
    comfort:
      'Eles choraram abraçados ao pescoço dele, e Lucas achou importante contar. A fé não encurtou o abraço. Entrego vocês a Deus e à palavra da sua graça: essa frase continua de pé quando o navio some.',
    closing: 'Que a gente termine com alegria.',
    words: [
      'mileto',
      'anciaos de efeso',
      'presbiteros',
      'completar a carreira',
      'cumpra minha carreira',
      'nem tenho minha vida por preciosa',
      'lobos crueis',
      'todo o conselho de deus',
      'apascentar',
      'mais bem aventurado e dar',
      'despedida de paulo',
      'com lagrimas',
      'estas maos',
    ],
  },
  {
    verses: '21:1-14',
    key: '21:14',
    title: 'De joelhos na praia',
    theme: 'amar quem precisa partir',
    themes: ['obediencia', 'amizade', 'sofrimento', 'comunhao'],
    idea: 'Amigos que ouvem o mesmo Espírito choram, avisam, discordam e, por fim, entregam quem amam à vontade do Senhor.',
    context:
      'Paulo volta da última grande viagem e vai a Jerusalém levar uma ajuda aos pobres. Já se despediu com choro dos líderes de Éfeso (20:36-38). A cada porto, alguém avisa que o esperam correntes. Ele vai assim mesmo; lá será preso (21:27-33), e chegará a Roma como prisioneiro.',
    retold: [
      {
        verses: '21:1-3',
        says: 'Paulo e os companheiros navegam de porto em porto, avistam Chipre e chegam a Tiro, onde o navio deixa a carga.',
      },
      {
        verses: '21:4-6',
        says: 'Os discípulos de Tiro dizem a Paulo, pelo Espírito, que não suba a Jerusalém. Na despedida, vão todos com mulheres e filhos, ajoelham-se na praia e oram.',
      },
      {
        verses: '21:7-11',
        says: 'Em Cesareia, na casa de Filipe, o profeta Ágabo amarra os próprios pés e mãos com a cinta de Paulo: assim atarão o dono dela em Jerusalém.',
      },
      {
        verses: '21:12-14',
        says: 'Os amigos rogam que Paulo não vá, mas ele está pronto até para morrer pelo nome do Senhor Jesus. Então se calam e dizem: “Faça-se a vontade do Senhor”.',
      },
    ],
    read: {
      verses: '21:4-14',
      how: 'No 5, quem puder se ajoelha. Um faz Ágabo, com um cinto de verdade. O 14, todos, baixinho.',
    },
    observe: [
      {
        ask: 'O que os discípulos de Tiro dizem, e como se despedem?',
        verses: '21:4-6',
        listen: 'Não suba; mulheres e filhos juntos, de joelhos na praia.',
      },
      {
        ask: 'Que gesto faz Ágabo, e o que anuncia?',
        verses: '21:10-11',
        listen: 'Amarra pés e mãos com a cinta de Paulo; será atado e entregue.',
      },
      {
        ask: 'Quem pede que Paulo não vá, e o que ele sente?',
        verses: '21:12-13',
        listen: 'Todos, até os companheiros; aflige o coração, mas está pronto.',
      },
      {
        ask: 'Com que frase a conversa acaba?',
        verses: '21:14',
        listen: '“Faça-se a vontade do Senhor”.',
      },
    ],
    interpret: [
      {
        ask: 'O Espírito avisa e Paulo vai. Um aviso de sofrimento é sempre uma ordem para desviar?',
        verses: '21:4, 21:11, 21:13',
        listen: 'Pode ser preparo; o amor dos amigos tirou uma conclusão, Paulo outra.',
        follow: 'Como discernir uma coisa da outra?',
      },
      {
        ask: 'Paulo não diz que não sente. Por que o choro deles o desmonta?',
        verses: '21:13',
        listen: 'Coragem não é pedra; ele ama.',
      },
      {
        ask: 'Faça-se a vontade do Senhor: desistência ou confiança? O que lembra essa oração?',
        verses: '21:14',
        listen: 'Depois de insistir, entregam; lembra o jardim onde Jesus orou.',
      },
    ],
    live: [
      {
        ask: 'De quem você se despediu sem querer soltar a mão?',
        listen: 'Aeroporto, casamento, hospital.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Uma escolha sua fez alguém chorar. Como você ouviu esse choro sem largar o que era certo?',
        listen: 'Curso, missão, fim de namoro.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que conselho você deu por amor e, olhando bem, era também por medo seu?',
        listen: 'Pais, amigos; humildade.',
        for: ['parents', 'long-believers'],
      },
      {
        ask: 'Em que assunto já é hora de parar de insistir e se aquietar?',
        listen: 'Entrega, e não abandono de quem corre perigo.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        ask: 'Pronto para quê, você conseguiria dizer hoje, por causa de Jesus?',
        listen: 'Coisa pequena e verdadeira vale.',
      },
      {
        ask: 'O que estranha ou atrai você nessas famílias de joelhos na areia?',
        listen: 'Laços da fé.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Praia, rio ou piscina: conte um fim de passeio em que ninguém queria ir embora.',
        bridge: 'Numa praia, famílias inteiras se ajoelharam porque um barco ia sair.',
      },
      {
        text: 'Quem da sua família é o rei do não vai, cuidado, leva casaco?',
        bridge: 'Paulo tinha vários desses, em cada porto.',
        for: ['adults', 'parents', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Se o corpo permitir, ajoelhe-se por um minuto, sem palavras. Se não, incline a cabeça.',
      bridge: 'Foi a última posição antes do barco.',
    },
    complete: [
      {
        name: 'Cinto',
        text: 'Desenhe um cinto. Na fivela, o que me prende a Jesus: … . Numa ponta, o que podem amarrar em mim: … . Na outra, o que ninguém amarra: … .',
      },
      {
        name: 'Carta no cais',
        text: 'Escreva para quem partiu ou vai partir: Eu queria que você não … porque … . Mesmo assim, entrego … . Faça-se … .',
      },
    ],
    challenges: [
      {
        do: 'Ore de joelhos, ou de mãos dadas, com alguém que vai enfrentar uma coisa difícil.',
        tell: 'O que a pessoa levou dali.',
      },
      {
        do: 'Diante de uma decisão de outro, faça uma pergunta em vez de dar um conselho, e depois entregue em oração.',
        tell: 'Quanto custou ficar quieto.',
      },
    ],
    children: {
      truth: 'Posso orar por quem amo e confiar em Deus.',
      to7: {
        story:
          'Paulo viajava de navio para visitar os amigos de Jesus. Numa cidade à beira do mar, ele ficou sete dias. Na hora de ir embora, vieram todos: papais, mamães e crianças! Foram até a praia, se ajoelharam na areia e oraram. Tchau, Paulo! Em outra cidade, um homem pegou o cinto de Paulo, amarrou as próprias mãos e disse: vai ser difícil para você lá. Os amigos choraram: não vá! Paulo disse: não chorem, eu estou pronto, porque amo Jesus. Então todos oraram: que aconteça o que Deus quiser. E confiaram.',
        activity:
          'Numa praia de mentira (um pano), ajoelhem-se e orem por alguém que está longe. Acenem com lenços.',
        questions: [
          'Quem foi à praia com Paulo?',
          'O que fizeram na areia?',
          'Por quem que está longe você quer orar?',
        ],
      },
      to12: {
        story:
          'Cada porto era uma despedida. Paulo queria chegar a Jerusalém com uma oferta para os pobres, mas os amigos recebiam avisos do Espírito de que ele ia sofrer. Em Tiro, as famílias inteiras o acompanharam até fora da cidade. Crianças, pais, todos de joelhos na areia. Em Cesareia, na casa de Filipe, apareceu Ágabo. Ele pegou o cinto de Paulo, amarrou os próprios pés e mãos e disse: assim vão prender o dono deste cinto. Todos choraram e pediram: não vá! Paulo ficou com o coração apertado: por que vocês choram assim? Eu estou pronto até para morrer por Jesus. Os amigos insistiram, discordaram e depois se aquietaram: que se faça a vontade do Senhor. Amar alguém é às vezes avisar, às vezes chorar, e sempre entregar a Deus.',
        activity:
          'Cada um escreve num barquinho de papel o nome de alguém que vai enfrentar algo difícil e o põe a navegar com uma oração.',
        questions: [
          'O que Ágabo fez com o cinto?',
          'Por que Paulo foi mesmo assim?',
          'Por quem você precisa orar e confiar?',
        ],
      },
      challenge: 'Ore todo dia por alguém da família que está longe.',
    },
    prayer:
      'Senhor, o barco está no cais. Nós avisamos, choramos, seguramos a manga. Agora soltamos. Vai com quem amamos, aonde não podemos ir. Faça-se a tua vontade, e dá-nos uns aos outros na praia. Amém.',
    leader: {
      lost: 'Paulo desobedeceu ao Espírito? é a pergunta que engole a noite. Leia as leituras que estão abaixo e volte à praia.',
      tender:
        'Aquietar-se não vale diante de violência, uso de droga com risco ou ameaça de suicídio: aí se age (190, Ligue 180, CVV 188). Enlutados podem chorar com a areia; deixe.',
      differ:
        'No versículo 4, uns entendem que o Espírito proibiu e Paulo errou; a maioria, que o Espírito mostrou o perigo e os amigos deduziram o conselho (20:22-23). As filhas de Filipe e Ágabo são citados também nas conversas sobre profecia hoje.',
    },
    comfort:
      'Não é falta de fé chorar no cais. Paulo também ficou com o coração partido. Deus recebe as duas coisas: a lágrima e o amém.',
    closing: 'A gente solta, e o Senhor segura.',
    words: [
      'agabo',
      'cinta de paulo',
      'cinto de paulo',
      'joelhos na praia',
      'tiro',
      'filipe o evangelista',
      'quatro filhas',
      'cesareia',
      'faca se a vontade do senhor',
      'pronto nao somente',
      'subisse a jerusalem',
      'ptolemaida',
    ],
  },
  {
    verses: '22:1-21',
    key: '22:14',
    title: 'A minha história, na escada',
    theme: 'contar o encontro com Jesus',
    themes: ['missao', 'graca', 'perdao', 'salvacao'],
    idea: 'Cercado por gente que o quer matar, Paulo não discute: conta sem esconder quem foi, quem o encontrou e o que Jesus mandou fazer.',
    context:
      'No Templo, um boato junta a multidão contra Paulo, e soldados romanos o arrancam do meio da surra. Na escada do quartel ele pede para falar, e fala na língua do povo. É a segunda vez que Atos conta a conversão (a primeira está em 9:1-19). Quando ele diz gentios (22:21-22), os gritos voltam.',
    retold: [
      {
        verses: '22:1-5',
        says: 'Paulo conta que nasceu em Tarso, aprendeu a Lei aos pés de Gamaliel e perseguiu o Caminho até a morte. Ia a Damasco para trazer gente amarrada.',
      },
      {
        verses: '22:6-11',
        says: 'Uma luz do céu derruba Paulo na estrada, e uma voz diz que é Jesus, a quem ele persegue. Sem enxergar, é levado pela mão.',
      },
      {
        verses: '22:12-16',
        says: 'Ananias chama Saulo de irmão e lhe devolve a vista. Deus quer que ele seja testemunha do que viu e ouviu, e Ananias o manda receber o batismo.',
      },
      {
        verses: '22:17-21',
        says: 'Paulo ora no Templo, e o Senhor o manda sair de Jerusalém. Lembra que aprovou a morte de Estêvão, e ouve que será enviado para longe, a outros povos.',
      },
    ],
    read: {
      verses: '22:3-14',
      how: 'Um leitor de pé num degrau ou banquinho. Outros dois fazem Jesus (8 e 10) e Ananias (13 e 14). Terminem lendo 15 e 16, todos.',
    },
    observe: [
      {
        ask: 'O que Paulo tem em comum com os que gritam?',
        verses: '22:3',
        listen: 'Judeu, criado ali, aos pés de Gamaliel, zeloso como vós.',
      },
      {
        ask: 'Que passado ele conta sem maquiar?',
        verses: '22:4-5',
        listen: 'Perseguiu até a morte, prendeu homens e mulheres.',
      },
      {
        ask: 'Quais são as duas perguntas que ele faz, e as respostas?',
        verses: '22:8, 22:10',
        listen: 'Quem és? Jesus. Que farei? Levanta-te e vai.',
      },
      {
        ask: 'Como ele entra em Damasco, e que palavra ouve de Ananias?',
        verses: '22:11-13',
        listen: 'Levado pela mão; irmão Saulo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que começar dizendo zeloso como vós sois hoje, a quem o espancou?',
        verses: '22:3',
        listen: 'Respeito e ponte; ele se reconhece neles.',
        follow: 'Como falar de Jesus com quem é o que você foi?',
      },
      {
        ask: 'Jesus diz a quem tu persegues, e Paulo perseguia pessoas. O que isso revela?',
        verses: '22:4, 22:7-8',
        listen: 'Jesus se une aos seus; quem os fere fere a ele.',
      },
      {
        ask: 'A luz que o derrubou também o deixou dependente de uma mão. Que tipo de força começa aí?',
        verses: '22:11-13',
        listen: 'De quem é guiado e chamado de irmão.',
      },
    ],
    live: [
      {
        ask: 'Se você tivesse três minutos num degrau, por qual cena da sua vida começaria?',
        listen: 'Convide a contar; sem precisar ser dramático.',
      },
      {
        ask: 'O que você era capaz de defender com raiva, e hoje vê diferente?',
        listen: 'Humildade; não atacar pessoas.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Quem levou você pela mão quando você não enxergava?',
        listen: 'Amigos, família, professora.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Que farei, Senhor? Em que decisão esta pergunta é a sua?',
        listen: 'O próximo passo, só.',
        for: ['singles', 'adults', 'women'],
      },
      {
        ask: 'A sua história com Deus não tem luz nem queda. O que ela tem de bonito?',
        listen: 'Fé de infância, devagar; vale igual.',
        for: ['long-believers', 'elderly', 'couples', 'parents'],
      },
      {
        ask: 'Quando alguém conta que Jesus mudou a vida, o que você pensa, sinceramente?',
        listen: 'Desconfiança e desejo; ouvir.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que foto sua antiga dá vontade de esconder: corte de cabelo, roupa, pose?',
        bridge: 'Paulo mostrou em público a foto mais feia da vida dele.',
      },
      {
        text: 'Já ficou no escuro, sem óculos ou perdido, e alguém o guiou pela mão? Como foi?',
        bridge: 'O homem mais seguro de Jerusalém entrou em Damasco assim.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e caminhe cinco passos devagar, tocando a parede.',
      bridge: 'Saulo andou assim até a casa onde o esperavam.',
    },
    complete: [
      {
        name: 'Testemunho em quatro linhas',
        text: 'Antes eu … . No caminho, Jesus … . Alguém me chamou de irmão: … . Agora eu … . Se alguma linha ainda não existe, deixe em branco e diga a Deus.',
      },
      {
        name: 'Duas perguntas',
        text: 'Copie: Quem és, Senhor? Escreva três coisas que você já sabe da resposta: … , … , … . Copie: Que farei, Senhor? Escreva a que você já ouviu e adia: … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva a sua história com Jesus em uma página e leia a alguém de confiança.',
        tell: 'O que essa pessoa destacou.',
      },
      {
        do: 'Chame de irmão ou irmã, com um gesto de verdade, alguém que muita gente ainda rotula pelo passado.',
        tell: 'O que mudou no rosto da pessoa.',
      },
    ],
    children: {
      truth: 'Jesus muda vidas, e eu posso contar isso.',
      to7: {
        story:
          'Uma multidão estava muito brava com Paulo. Os soldados o protegeram, e ele subiu numa escada. Psiu, deixem-me contar a minha história! Eu era bravo com os amigos de Jesus e queria prender todos. Um dia, no caminho, vi uma luz mais forte que o sol. Caí! E uma voz disse: Saulo, por que você me maltrata? Eu perguntei: quem é o Senhor? Ele disse: eu sou Jesus. Fiquei sem ver, e meus amigos me levaram pela mão. Um homem bom veio e me chamou de irmão, e eu voltei a ver. Desde esse dia, eu conto de Jesus.',
        activity:
          'Em duplas, um fecha os olhos e o outro guia pela mão até uma cadeira, dizendo: pode vir, irmão.',
        questions: [
          'O que Paulo viu no caminho?',
          'Quem o chamou de irmão?',
          'O que Jesus já fez por você?',
        ],
      },
      to12: {
        story:
          'Os soldados quase não conseguiram tirar Paulo do meio da confusão. No alto da escada do quartel, machucado, ele pediu: posso falar? E falou na língua do povo. Sou como vocês. Estudei aqui, com Gamaliel, e amava tanto a nossa religião que persegui os seguidores de Jesus. Eu os prendia. Um dia, perto de Damasco, ao meio-dia, uma luz do céu me derrubou. Ouvi: Saulo, por que me persegues? Perguntei: quem és, Senhor? Eu sou Jesus. Que farei? Levante-se e vá. Fiquei cego com a luz, e me levaram pela mão. Então veio Ananias e disse uma palavra que eu não merecia: irmão. Voltei a ver, fui batizado, e Jesus me mandou contar isso ao mundo. A multidão ficou em silêncio até quase o fim. Paulo não xingou ninguém. Só contou o que viveu.',
        activity:
          'Cada um desenha a sua história com Deus em três quadros e conta de pé numa cadeira, se quiser.',
        questions: [
          'Por que Paulo contou o que fez de errado?',
          'Que perguntas ele fez a Jesus?',
          'O que você contaria na escada?',
        ],
      },
      challenge: 'Conte em casa uma vez em que Jesus ajudou você.',
    },
    prayer:
      'Jesus, a quem ferimos sem saber, obrigado por nos chamares pelo nome. Faz da nossa história, até da parte feia, um degrau para alguém te ver. E quando não enxergarmos, manda uma mão e a palavra irmão. Amém.',
    leader: {
      lost: 'Comparar os detalhes com Atos 9 (quem ouviu, quem viu) gasta tempo. Diga que ouviram som sem entender a fala, e volte à história.',
      tender:
        'Testemunho não é obrigação. Quem carrega crime, abuso sofrido ou vergonha não deve ser levado a contar na roda. E o povo da cena não é os judeus: Paulo fala como um deles.',
      differ:
        'Lava teus pecados (16): umas igrejas ligam o perdão ao próprio batismo; outras entendem que o batismo mostra o que se recebe invocando o nome. Todas veem as duas coisas juntas na frase.',
    },
    comfort:
      'Não é preciso enxergar para seguir. Deixe que o levem pela mão até o lugar onde alguém vai dizer: irmão.',
    closing: 'Conte. Sem enfeite e sem medo.',
    words: [
      'defesa de paulo',
      'saulo por que me persegues',
      'caminho de damasco',
      'aos pes de gamaliel',
      'ananias',
      'que farei senhor',
      'lava teus pecados',
      'irmao saulo',
      'luz do ceu',
      'testemunho de paulo',
      'tarso da cilicia',
      'levado pela mao',
    ],
  },
  {
    verses: '24:1-27',
    key: '24:25',
    title: 'Outra hora eu te chamo',
    theme: 'a resposta adiada',
    themes: ['arrependimento', 'justica', 'fidelidade', 'missao'],
    idea: 'Félix ouve sobre justiça, domínio próprio e o julgamento que vem, estremece e deixa para depois; o preso de consciência limpa está mais livre do que ele.',
    context:
      'Preso em Jerusalém sem culpa, Paulo é levado a Cesareia, ao governador Félix. O advogado Tértulo o acusa com elogios e exageros (24:1-9); Paulo responde com fatos. Félix adia. Depois o chama com Drusila, sua mulher, e ouve sobre a fé em Cristo. Assim passam dois anos, até vir outro governador, Festo.',
    retold: [
      {
        verses: '24:1-9',
        says: 'Tértulo elogia Félix e acusa Paulo de ser uma peste, de levantar rebeliões e de tentar profanar o Templo.',
      },
      {
        verses: '24:10-16',
        says: 'Paulo responde que não podem provar nada. Serve ao Deus dos pais, espera a ressurreição e procura ter sempre a consciência limpa.',
      },
      {
        verses: '24:17-23',
        says: 'Paulo explica que veio trazer ofertas e que faltam ali os acusadores. Félix adia o caso e o deixa receber os amigos.',
      },
      {
        verses: '24:24-26',
        says: 'Paulo fala de justiça, domínio próprio e julgamento, e Félix teme. Manda-o embora por agora, e depois o chama muitas vezes, esperando dinheiro.',
      },
      {
        verses: '24:27',
        says: 'Dois anos depois, Félix é trocado por outro governador. Para agradar aos judeus, deixa Paulo preso.',
      },
    ],
    read: {
      verses: '24:16-27',
      how: 'Uma voz lê a defesa, outra a narração. Depois de “Félix temeu”, parem dez segundos antes de ler a resposta dele.',
    },
    observe: [
      {
        ask: 'O que Paulo diz que pratica sempre, e por que tinha vindo a Jerusalém?',
        verses: '24:16-17',
        listen:
          'Ter uma consciência limpa para com Deus e para com as pessoas; trazer doações e ofertas à sua nação.',
      },
      {
        ask: 'De que Paulo fala a Félix e a Drusila?',
        verses: '24:24-25',
        listen: 'Da fé em Cristo; da justiça, do domínio próprio e do julgamento que está por vir.',
      },
      {
        ask: 'Como Félix reage, o que ele esperava e o que deixa para trás?',
        verses: '24:25-27',
        listen:
          'Temeu, mandou Paulo embora até outra oportunidade; esperava dinheiro; depois de dois anos, deixou Paulo preso para agradar.',
      },
    ],
    interpret: [
      {
        ask: 'Um governador treme diante de um preso. O que o assunto de Paulo tocou nele?',
        verses: '24:25',
        listen:
          'O texto não diz. Talvez a vida dele: juiz que espera dinheiro, e que também será julgado.',
        follow: 'Por que Paulo não escolheu um tema mais agradável?',
      },
      {
        ask: 'Félix continuou ouvindo muitas vezes. Por que ouvir muito não bastou?',
        verses: '24:25-26',
        listen:
          'Trocou a resposta pela conversa e pelo interesse; o temor passou e o coração se acostumou.',
      },
      {
        ask: 'Dois anos parado por covardia alheia. O que conserva a liberdade de Paulo ali?',
        verses: '24:16, 24:23, 24:27',
        listen: 'A consciência limpa, os amigos que o serviam, a esperança em Deus.',
      },
    ],
    live: [
      {
        ask: 'Que assunto com Deus você tem remarcado: quando os filhos crescerem, quando as coisas acalmarem?',
        listen: 'Um assunto, em silêncio. Que parte cabe já?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Domínio próprio parece palavra de velho. Onde a falta dele já custou caro na sua turma?',
        listen: 'Raiva, tela, bebida, corpo. Sem sermão; com ajuda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que faz você dormir de consciência limpa depois de um dia difícil?',
        listen: 'Pedir perdão, pagar, dizer a verdade. Paulo diz que pratica isso.',
        for: ['couples', 'singles', 'parents'],
      },
      {
        ask: 'Depois de ouvir tantos sermões, que palavra já assustou você e hoje só parece conhecida?',
        listen: 'O costume de Félix. Escolham uma para ouvir de novo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que injustiça segura você parado há tempo demais, por causa de quem não decide?',
        listen: 'Processo, fila, herança. Quem vem ver você, como vinham os amigos de Paulo?',
        for: ['elderly', 'mourning', 'adults'],
      },
      {
        ask: 'O que você espera ganhar ao ouvir falar de Deus? Félix esperava dinheiro.',
        listen: 'Paz, companhia, favor? Pode ser dito com franqueza. E o que Deus oferece?',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você vive dizendo que começa na segunda-feira?',
        bridge: 'Um governador também deixou para depois, e o depois não chegou.',
      },
      {
        text: 'Conte um elogio exagerado que já ouviu de alguém que queria um favor.',
        bridge: 'O acusador de Paulo começa assim.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe o relógio por trinta segundos. Pense na frase: outra hora. A quem você a disse por último?',
      bridge: 'Félix disse isso a Paulo, e a Deus.',
    },
    complete: [
      {
        name: 'Agenda de Félix',
        text: 'Assunto adiado: … . Desde: … . Espero que aconteça … para então … . Em vez disso, hoje, às … horas, eu … .',
      },
      {
        name: 'Consciência limpa',
        text: 'Para com Deus, preciso acertar … . Para com … (um nome), preciso acertar … . O primeiro telefonema, bilhete ou oração é … .',
      },
    ],
    challenges: [
      {
        do: 'Faça em quarenta e oito horas a coisa certa que você anda adiando há mais tempo.',
        tell: 'há quanto tempo estava parada.',
      },
      {
        do: 'Seja um dos amigos que iam ver Paulo: visite ou sirva alguém que está preso, internado ou sem poder sair.',
        tell: 'o que a pessoa precisava de verdade.',
      },
    ],
    children: {
      truth: 'Quando Deus fala, eu respondo hoje.',
      to7: {
        story:
          'Paulo estava preso, mas não tinha feito nada de errado. Levaram-no ao governador Félix. Um homem falou mal de Paulo. Paulo contou a verdade, com calma: eu procuro ter o coração limpo com Deus e com as pessoas. Depois Félix e a mulher dele chamaram Paulo para ouvir sobre Jesus. Paulo falou de fazer o certo e de controlar a si mesmo. Félix ficou com medo. Ele disse: agora vai; outra hora eu chamo. Outra hora! E o dia certo não chegava nunca. Quando Deus fala com a gente, não precisa ser outra hora. Dá para dizer sim hoje.',
        activity:
          'Façam um relógio de papel. Quando o líder disser outra hora, todos ficam parados; quando disser hoje, todos pulam e dizem sim.',
        questions: [
          'Onde estava Paulo?',
          'O que Félix disse a ele?',
          'O que Deus pede que você faça hoje?',
        ],
      },
      to12: {
        story:
          'Paulo foi preso sem culpa e levado ao governador Félix, em Cesareia. Um orador chamado Tértulo começou elogiando muito o governador e depois acusou Paulo de causar confusão. Paulo se defendeu com fatos: não me acharam fazendo tumulto, e eles não podem provar nada; eu procuro ter sempre a consciência limpa diante de Deus e das pessoas. Félix não decidiu. Dias depois, com a esposa Drusila, chamou Paulo para ouvir sobre a fé em Cristo. Paulo falou de justiça, de domínio próprio e do julgamento que virá. Félix ficou com medo; talvez aquilo mexesse com a vida dele. Mas disse: por agora vai; outra hora eu te chamo. Chamou muitas vezes, só que esperando dinheiro para soltar o preso. Passaram dois anos, e o texto não conta que ele tenha respondido a Deus. Deixou Paulo na prisão para agradar os outros. Quem estava preso tinha o coração livre; quem mandava não conseguia decidir. Quando Deus fala, hoje é uma boa hora.',
        activity:
          'Cada um escreve uma coisa certa que vive adiando, marca um dia e uma hora e pede a alguém que seja sua testemunha.',
        questions: [
          'O que Paulo procurava ter sempre?',
          'Por que Félix ficou com medo?',
          'O que você anda deixando para outra hora?',
        ],
      },
      challenge: 'Faça hoje uma coisa certa que você estava adiando.',
    },
    prayer:
      'Senhor, hoje. Não deixes que a gente se acostume a tremer e sair. Dá-nos consciência limpa contigo e com os outros, governo sobre nós mesmos e coragem de responder. Lembra-te de quem espera preso por uma injustiça. Amém.',
    leader: {
      lost: 'Pode virar susto: e se você morrer hoje? Não force decisão pelo medo. A pergunta do texto é por que adiamos o que já sabemos certo.',
      tender:
        'Quem tem parente preso ou processo parado vai se ver em Paulo. Pergunte como ajudar: visita, carona, orientação jurídica. Para quem tem consciência muito escrupulosa, lembre o perdão em Cristo.',
    },
    comfort:
      'Dois anos é muito tempo para ficar esperando alguém decidir. Paulo teve amigos que iam e vinham. Que você tenha também, e que saiba que Deus não esqueceu o endereço.',
    closing: 'Que o hoje não vire outra hora.',
    words: [
      'felix',
      'drusila',
      'tertulo',
      'governador',
      'cesareia',
      'peste',
      'seita dos nazarenos',
      'consciencia limpa',
      'consciencia sem ofensa',
      'justica dominio proprio',
      'julgamento que esta por vir',
      'juizo vindouro',
      'felix temeu',
      'outra oportunidade',
      'porcio festo',
      'dois anos',
    ],
  },
  {
    verses: '26:1-32',
    key: '26:18',
    title: 'Quase, disse o rei',
    theme: 'a luz diante dos poderosos',
    themes: ['missao', 'salvacao', 'esperanca', 'ressurreicao'],
    idea: 'Acorrentado diante de um rei, Paulo não pede a própria soltura: conta a luz que o virou do avesso e convida o juiz a sair das trevas.',
    context:
      'Paulo está preso há mais de dois anos em Cesareia e já apelou a César. O governador Festo não sabe o que escrever e chama Agripa, rei judeu educado em Roma, que chega com Berenice e muita pompa (25:23). É a terceira vez que Atos conta a conversão. Primeiro Paulo fala de como perseguiu (4-12); depois, do encontro.',
    retold: [
      {
        verses: '26:1-8',
        says: 'Paulo diz ao rei Agripa que viveu como fariseu e é julgado pela esperança na promessa de Deus. Por que parece incrível que Deus ressuscite mortos?',
      },
      {
        verses: '26:9-11',
        says: 'Paulo conta que se opunha ao nome de Jesus, prendia os santos e os perseguia até em cidades estrangeiras.',
      },
      {
        verses: '26:12-18',
        says: 'Uma luz mais forte que o sol cerca Paulo, e Jesus o envia para abrir olhos, das trevas para a luz.',
      },
      {
        verses: '26:19-23',
        says: 'Paulo obedece à visão e anuncia o arrependimento a todos. Só diz o que os profetas disseram: o Cristo sofreria e ressuscitaria.',
      },
      {
        verses: '26:24-32',
        says: 'Festo grita que Paulo está louco. Paulo deseja que todos sejam como ele, menos as correntes, e ninguém acha nele crime.',
      },
    ],
    read: {
      verses: '26:18-29',
      how: 'Antes, um conta em voz de Paulo o caminho de Damasco (13-17). Um leitor faz Festo, outro Agripa, sentados; quem lê Paulo, de pulsos cruzados.',
    },
    observe: [
      {
        ask: 'Que mudanças Jesus manda Paulo levar às pessoas?',
        verses: '26:18',
        listen: 'Olhos abertos, trevas para luz, poder de Satanás para Deus, perdão e herança.',
      },
      {
        ask: 'Como Paulo respondeu à visão, e a quem falou?',
        verses: '26:19-20, 26:22',
        listen: 'Não desobedeceu; Damasco, Jerusalém, Judeia, gentios; pequenos e grandes.',
      },
      {
        ask: 'Que reação tem Festo, e que reação tem Agripa?',
        verses: '26:24, 26:28',
        listen: 'Estás louco; por pouco me convences.',
      },
      {
        ask: 'O que Paulo deseja para todos na sala, e o que não deseja?',
        verses: '26:29',
        listen: 'Que fiquem como ele, menos as correntes.',
      },
    ],
    interpret: [
      {
        ask: 'Na sala, quem é o preso? O que a frase das correntes faz com essa pergunta?',
        verses: '26:28-29',
        listen: 'O algemado é o mais livre; os de coroa estão presos.',
      },
      {
        ask: 'Isto não foi feito num canto. Por que importa a Paulo que a fé tenha acontecido à vista de todos?',
        verses: '26:25-26',
        listen: 'Não é loucura nem segredo; são fatos, palavras de bom juízo.',
      },
      {
        ask: 'O que faz um quase parar no quase?',
        verses: '26:27-28',
        listen: 'Vergonha, posição, companhia; o texto não diz se ele brincava.',
        follow: 'Que quase você conhece por dentro?',
      },
    ],
    live: [
      {
        ask: 'Em que assunto de fé você mora no quase há anos?',
        listen: 'Perdão, batismo, servir, ler; sem empurrar.',
      },
      {
        ask: 'Se chamassem você de louco por crer, o que responderia com calma?',
        listen: 'Frase simples, respeitosa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que corrente sua, doença, dívida, cuidado de alguém, não impediu você de ser livre?',
        listen: 'Só quem quiser; honra.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Pequenos e grandes: com qual dos dois você muda de voz?',
        listen: 'Chefe, porteiro, criança, doutor.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'O que vocês gostariam que os filhos tivessem igual a vocês, e que corrente não gostariam?',
        listen: 'Herança boa e a que para aqui.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Por que se julga incrível que Deus ressuscite os mortos?, pergunta ele no 8. O que você responderia?',
        listen: 'Dúvida honesta.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte um quase da sua vida: quase gol, quase casei, quase comprei, quase fui ao ar.',
        bridge: 'O quase mais famoso da Bíblia saiu da boca de um rei.',
      },
      {
        text: 'Qual foi a roupa ou cerimônia mais chique em que você já se meteu, e o que deu errado?',
        bridge: 'Entrou pompa de um lado e corrente do outro. Vejam quem falou melhor.',
        for: ['women', 'adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Cruze os pulsos como se houvesse uma corrente. Depois abra os braços, devagar.',
      bridge: 'Paulo fez um desejo com as correntes no braço.',
    },
    complete: [
      {
        name: 'De e para',
        text: 'Em quatro linhas: de olhos fechados para … a olhos abertos. Da treva de … para a luz. Do poder de … para Deus. Da dívida de … para o perdão. Marque a que ainda está acontecendo.',
      },
      {
        name: 'Por pouco',
        text: 'Complete: Por pouco eu … . O que me segura é … . O que eu perderia: … . O que eu ganharia: … .',
      },
    ],
    challenges: [
      {
        do: 'Transforme um quase em hoje: faça, antes de domingo, o passo de fé que você adia.',
        tell: 'Como foi atravessar a linha.',
      },
      {
        do: 'Conte a alguém importante para você, com palavras de bom juízo, por que você crê, e pergunte o que ele pensa.',
        tell: 'A pergunta que ele devolveu.',
      },
    ],
    children: {
      truth: 'Jesus tira da escuridão e leva para a luz.',
      to7: {
        story:
          'Paulo estava preso, com correntes nos braços. Um dia, chegaram o rei Agripa e muita gente com roupas brilhantes. Fale, Paulo! Ele não pediu: soltem-me. Ele contou: eu fazia mal aos amigos de Jesus. Um dia, vi uma luz mais forte que o sol, e Jesus falou comigo! Ele me mandou abrir os olhos das pessoas e levá-las da escuridão para a luz. Um homem gritou: você está doido! Paulo respondeu com calma: não estou, é verdade. O rei disse: você quase me convence! E Paulo: eu queria que todos fossem como eu, só sem as correntes.',
        activity: 'Façam correntes de papel e, a cada coisa boa que Jesus faz, arrebentem um elo.',
        questions: [
          'O que Paulo tinha nos braços?',
          'Que luz ele viu?',
          'O que você contaria a um rei sobre Jesus?',
        ],
      },
      to12: {
        story:
          'Trombetas, tapetes, roupas caras. O rei Agripa entrou no salão com Berenice e os oficiais. Depois trouxeram o preso: Paulo, com correntes. Era a chance de pedir liberdade. Em vez disso, contou a sua história. Eu achava que devia lutar contra Jesus. Prendi gente. Então, na estrada, ao meio-dia, uma luz mais forte que o sol me derrubou, e Jesus disse: por que me persegues? E me mandou: abra os olhos das pessoas, leve-as das trevas à luz, para que sejam perdoadas. Eu obedeci. Festo interrompeu: Paulo, você ficou louco! Não fiquei, digo a verdade, respondeu ele, e isso não aconteceu escondido. O rei sabe. Agripa murmurou: por pouco você me convence. Paulo levantou as mãos presas: quem dera todos fossem como eu, menos estas correntes. Naquele salão, o mais livre era o preso.',
        activity:
          'Encenem a cena: rei, governador, preso. Depois perguntem a cada personagem: você é livre?',
        questions: [
          'O que Paulo podia ter pedido?',
          'Por que ele era livre?',
          'O que você quase fez por Jesus e ainda pode fazer?',
        ],
      },
      challenge: 'Fale de Jesus a um adulto que você admira.',
    },
    prayer:
      'Jesus ressuscitado, abre os nossos olhos e vira os nossos pés para a luz. Tira-nos do quase. Dá-nos a liberdade de Paulo diante de grandes e pequenos. E a quem amamos, dá tudo de bom que nos deste, sem as correntes. Amém.',
    leader: {
      lost: 'A vida de Agripa e Berenice rende fofoca. Uma frase, e volte ao 18.',
      tender:
        'Não use o quase para pressionar visitante. Correntes e prisão tocam quem tem parente preso: fale com respeito.',
      differ:
        'No versículo 28, uns leem que Agripa quase creu; outros, que ironizava: em tão pouco tempo queres me fazer cristão? Paulo responde com bondade nos dois casos.',
    },
    comfort:
      'Alguma coisa ainda prende os seus braços. Mesmo assim, veja: é desse homem preso que sai a frase mais livre do salão.',
    closing: 'Do quase para a luz é um passo.',
    words: [
      'agripa',
      'festo',
      'berenice',
      'visao celestial',
      'por pouco me',
      'quase me persuades',
      'das trevas',
      'a nao ser por estas correntes',
      'estas louco paulo',
      'aguilhoes',
      'num canto',
      'incrivel que deus ressuscite',
      'apelado a cesar',
    ],
  },
  {
    verses: '27:9-44',
    key: '27:25',
    title: 'Catorze noites sem estrelas',
    theme: 'esperança na tempestade',
    themes: ['esperanca', 'sofrimento', 'fe', 'medo'],
    idea: 'Quando o navio se perde e ninguém mais vê estrela, Deus guarda as pessoas: Paulo crê, anima, parte o pão, e todos chegam à praia em pedaços de tábua.',
    context:
      'Paulo é um preso sendo levado a Roma. Avisou que navegar no inverno era perigoso; preferiram ouvir o dono do navio. Um vento com nome de fera os arrasta por duas semanas. A bordo, 276 pessoas, e Lucas, que conta tudo com precisão de quem enjoou.',
    retold: [
      {
        verses: '27:9-13',
        says: 'Paulo avisa que a viagem trará dano ao navio e às vidas, mas o centurião crê mais no capitão, e partem.',
      },
      {
        verses: '27:14-20',
        says: 'Um vento violento arrasta o navio. Os homens jogam fora a carga, não veem sol nem estrelas e perdem a esperança.',
      },
      {
        verses: '27:21-26',
        says: 'Paulo pede ânimo: um anjo de Deus lhe disse que só o navio se perderá, e ele crê que será assim.',
      },
      {
        verses: '27:27-38',
        says: 'Os marinheiros tentam fugir, e Paulo avisa que sem eles ninguém se salva. Ao clarear, agradece a Deus, parte o pão, e todos comem.',
      },
      {
        verses: '27:39-44',
        says: 'O navio encalha e se quebra. O centurião impede que matem os presos, e todos chegam à terra, a nado ou em tábuas.',
      },
    ],
    read: {
      verses: '27:20-31',
      how: 'Alguém balança devagar uma luz enquanto se lê 20; outro lê a fala de Paulo com firmeza. Depois, contem 33-44 e partam um pão.',
    },
    observe: [
      {
        ask: 'O que já tinham perdido quando Paulo se levanta para falar?',
        verses: '27:20-21',
        listen: 'Sol, estrelas, comida, esperança.',
      },
      {
        ask: 'O que Paulo diz que se perderá, o que não se perderá, e em que ele se apoia?',
        verses: '27:22-25',
        listen: 'O navio; nenhuma vida; a palavra recebida de Deus.',
      },
      {
        ask: 'O que os marinheiros fazem com as âncoras e com o bote, e o que Paulo diz disso?',
        verses: '27:29-31',
        listen: 'Quatro âncoras, esperar o dia; fuga disfarçada; é preciso ficar.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo começa lembrando que avisou. É cobrança, ou outra coisa?',
        verses: '27:21-22',
        listen: 'Humano; e logo passa ao ânimo, que é o que importa.',
      },
      {
        ask: 'Ele se apresenta assim: “a quem eu pertenço e a quem eu sirvo”. O que essa frase sustenta numa pessoa sem chão?',
        verses: '27:23-25',
        listen: 'Identidade que a tempestade não leva.',
        follow: 'A quem ou a que você costuma pertencer quando o barco sacode?',
      },
      {
        ask: 'Deus garante a vida de todos, e Paulo diz que, se saírem do navio, não se salvam. Como promessa e responsabilidade andam juntas?',
        verses: '27:24, 27:31',
        listen: 'A promessa não dispensa o bom senso.',
      },
    ],
    live: [
      {
        ask: 'Que carga você já jogou ao mar nesta tempestade, e o que ainda segura sem precisar?',
        listen: 'Compromissos, imagem, coisas; com cuidado.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Há quantas noites você não vê estrelas, e quem a bordo poderia dizer a você: coragem?',
        listen: 'Localizar a pessoa e a companhia.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'Quando tudo desanda na família ou na turma, qual é o seu papel: bote, âncora, alarme ou pão?',
        listen: 'Riso e descoberta.',
        for: ['teens', 'young', 'parents'],
      },
      {
        ask: 'Quais são as quatro âncoras de vocês, aquilo que segura até clarear?',
        listen: 'Oração, amigos, rotina, conversa.',
        for: ['couples'],
      },
      {
        ask: 'Ver alguém de fé ficar calmo numa hora terrível parece a você bonito, estranho ou forçado, e por quê?',
        listen: 'Sem julgar a resposta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se o seu navio já se partiu, em que tábua você está agora?',
        listen: 'Uma tábua basta; não exija barco.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Enjoo de barco, ônibus na serra, turbulência: qual foi a sua pior sacudida?',
        bridge: 'Lucas passou catorze dias assim e anotou cada detalhe.',
      },
      {
        text: 'Vão todos para uma ilha. Cada um só leva uma coisa na mochila. O que é, e por que os outros vão agradecer?',
        bridge: 'Naquele navio jogaram quase tudo fora. O que sobrou foi gente e pão.',
        for: ['teens', 'young', 'singles', 'couples'],
      },
    ],
    quiet: {
      text: 'Segure-se em algo firme, a mesa, a parede, o braço da cadeira. Sinta que não balança.',
      bridge: 'Catorze noites, e alguém firme no meio do convés. Leia segurando.',
    },
    complete: [
      {
        name: 'Diário de bordo',
        text: 'Noite número … . O vento que nos pegou se chama … . Já jogamos fora … . Ainda não vemos … . Lançamos quatro âncoras: … , … , … , … . E desejamos que o dia venha.',
      },
      {
        name: 'Tábuas',
        text: 'Esboce a praia e cinco tábuas na água. Em cada uma, escreva algo simples que pode levar você até lá: uma pessoa … , um hábito … , um versículo … , uma ajuda … , um descanso … .',
      },
    ],
    challenges: [
      {
        do: 'Seja quem parte o pão: chame alguém em crise para comer, agradeça em voz alta e não dê conselho.',
        tell: 'o que a comida fez antes das palavras.',
      },
      {
        do: 'Corte um bote de fuga: identifique como costuma escapar de um problema e fique, com ajuda de alguém.',
        tell: 'como foi ficar a bordo.',
      },
    ],
    children: {
      truth: 'Deus está comigo na tempestade.',
      to7: {
        story:
          'Paulo estava num navio grande, com muita gente. Veio um vento enorme: vuuuu! As ondas subiam e desciam, chuá! Não dava para ver o sol nem as estrelas. Passaram-se muitos dias. Todos estavam com medo e sem comer. Então Paulo ficou de pé: coragem! Deus mandou um anjo me dizer que todo mundo vai ficar bem. O navio vai quebrar, mas nós, não! Ele pegou um pão, agradeceu a Deus e começou a comer. Os outros se animaram e comeram também. De manhã, o navio bateu. Uns nadaram, outros foram em cima das tábuas. E todos chegaram à praia, todos!',
        activity:
          'Sentem num lençol que balança como navio; ao sinal, alguém fica de pé e diz: coragem, Deus está aqui!; partam um pão e comam juntos.',
        questions: [
          'O que não dava para ver no céu?',
          'O que Paulo repartiu?',
          'Quem estava com eles na tempestade?',
        ],
      },
      to12: {
        story:
          'Diário de Lucas, mais ou menos assim. Dia um: Paulo avisou que era perigoso viajar no inverno, mas preferiram ouvir o capitão. Dia dois: um vento terrível, com nome de monstro, Euroaquilão. Não mandamos mais no navio. Dia três: jogamos a carga no mar. Dia quatro: até as ferramentas. Dias e dias sem sol e sem estrelas, e naquele tempo as estrelas eram o mapa. Perdemos a esperança. Então Paulo, que era preso, ficou de pé: tenham coragem! Um anjo do Deus a quem eu pertenço me disse que ninguém vai morrer, só o navio vai se perder. E eu creio nele. Na décima quarta noite lançamos quatro âncoras e ficamos desejando que amanhecesse. Antes do sol, Paulo pegou pão, agradeceu na frente de todos e comeu. Ganhamos ânimo. O navio encalhou e se partiu. Mas uns a nado, outros agarrados a tábuas, éramos duzentos e setenta e seis, e chegamos todos.',
        activity:
          'Construam um barco de papel alumínio, vejam quantas moedas aguenta, e conversem sobre que carga jogar fora.',
        questions: [
          'O que fez Paulo ter coragem?',
          'O que mudou quando ele repartiu o pão?',
          'O que ajuda você a esperar o dia clarear?',
        ],
      },
      challenge: 'Diga coragem! e divida um lanche com alguém que está num dia ruim.',
    },
    prayer:
      'Deus a quem pertencemos, há noites que não vemos estrela. Se o navio se perder, guarda as pessoas. Dá-nos âncoras até clarear, pão para repartir e, se for preciso, uma tábua. Nós cremos que será como disseste. Amém.',
    leader: {
      lost: 'Não prometa ao grupo que ninguém se perderá em todo naufrágio; a promessa era para aquele navio. O que vale para sempre é de quem somos. E evite o viu?, eu avisei.',
      tender:
        'Enchente, acidente, falência, diagnóstico: há quem esteja na décima quarta noite. Pergunte pelo básico: dormiu, comeu, tem com quem ficar? Se a pessoa perdeu toda a esperança, não a deixe só: CVV, 188.',
    },
    comfort:
      'Ninguém chegou bonito à praia. Chegaram agarrados ao que sobrou. Deus tinha prometido as pessoas, não o navio. Segure a sua tábua e não tenha vergonha dela.',
    closing: 'O navio se perdeu; as pessoas, não.',
    words: [
      'naufragio',
      'euroaquilao',
      'tempestade',
      'duzentas e setenta e seis',
      'decima quarta noite',
      'quatro ancoras',
      'centuriao',
      'creta',
      'malta',
      'a quem eu pertenco',
      'tende bom animo',
      'cortaram os cabos',
      'tabuas',
      'nem sol nem estrelas',
    ],
  },
  {
    verses: '28:1-10',
    key: '28:2',
    title: 'Fogueira na chuva',
    theme: 'a bondade que acolhe',
    themes: ['proximo', 'servico', 'sofrimento', 'fe'],
    idea: 'Na praia, depois do naufrágio, Deus cuida dos seus pela bondade de estranhos, e quem foi acolhido cuida de volta, mesmo com uma cobra no meio do caminho.',
    context:
      'Duas semanas de tempestade quebraram o navio, e as duzentas e setenta e seis pessoas chegam à praia nadando ou em pedaços de madeira (27:9-44). Paulo continua preso, a caminho de Roma. A ilha é Malta; chove e faz frio. Três meses depois, eles embarcarão de novo.',
    retold: [
      {
        verses: '28:1-2',
        says: 'Os moradores da ilha mostram aos náufragos uma bondade fora do comum. Acendem uma fogueira e recolhem todos, por causa da chuva e do frio.',
      },
      {
        verses: '28:3-6',
        says: 'Uma víbora crava os dentes na mão de Paulo, e os moradores pensam que é um assassino. Ele a sacode no fogo sem sofrer nada, e passam a dizer que é um deus.',
      },
      {
        verses: '28:7-10',
        says: 'Públio, o homem mais importante da ilha, hospeda os viajantes, e Paulo ora por seu pai doente e o cura. Outros também são curados e lhes dão o necessário para a viagem.',
      },
    ],
    read: {
      verses: '28:1-10',
      how: 'Leiam em volta de uma vela, com as mãos estendidas, como quem se aquece. No 3, um susto é permitido.',
    },
    observe: [
      {
        ask: 'Que gesto fazem os habitantes, e em que tempo?',
        verses: '28:1-2',
        listen: 'Fogueira, recolhem todos, chuva e frio; bondade incomum.',
      },
      {
        ask: 'O que Paulo está fazendo quando a víbora o morde?',
        verses: '28:3',
        listen: 'Juntando gravetos para o fogo.',
      },
      {
        ask: 'De que o chamam antes e depois?',
        verses: '28:4, 28:6',
        listen: 'Assassino; depois, um deus.',
      },
      {
        ask: 'Quem hospeda, quem é curado, e como todos se despedem?',
        verses: '28:7-10',
        listen: 'Públio, três dias; o pai dele e muitos; honras e mantimentos.',
      },
    ],
    interpret: [
      {
        ask: 'Nenhum deles conhecia Jesus, e Lucas elogia a bondade. O que isso diz de onde Deus encontra mãos?',
        verses: '28:2',
        listen: 'A graça usa estranhos; receber também é lição.',
      },
      {
        ask: 'Assassino, deus: onde está o erro que é o mesmo nas duas opiniões?',
        verses: '28:4-6',
        listen: 'Ler a pessoa pelo que aconteceu a ela.',
        follow: 'Quando a gente diz: se sofreu, mereceu; se deu certo, é de Deus?',
      },
      {
        ask: 'O apóstolo está catando lenha. Que retrato de liderança é esse?',
        verses: '28:3, 28:8',
        listen: 'Serve no miúdo; ora pelo doente; continua preso e útil.',
      },
    ],
    live: [
      {
        ask: 'Quem fez uma fogueira para você no dia em que chegou molhado?',
        listen: 'Estranhos bons; detalhes.',
      },
      {
        ask: 'Que cobra pulou logo quando você achou que o pior tinha passado?',
        listen: 'Dois golpes seguidos; ouvir.',
        for: ['adults', 'mourning', 'men', 'women'],
      },
      {
        ask: 'De vilão a ídolo em um dia: onde você viu isso na escola ou na internet, e o que fez?',
        listen: 'Julgamento apressado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que graveto cabe na sua mão na igreja ou na casa, sem cargo e sem aplauso?',
        listen: 'Serviço miúdo.',
        for: ['long-believers', 'singles', 'elderly'],
      },
      {
        ask: 'Se batesse à porta uma família desabrigada pela chuva, o que vocês fariam na primeira hora?',
        listen: 'Plano concreto, limites seguros.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que bondade você encontrou em gente sem religião, e o que isso pergunta à sua fé, ou à sua falta dela?',
        listen: 'Gratidão; sem concluir demais.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Chuva, frio e você longe de casa: qual é a comida ou bebida que salva?',
        bridge: 'Duzentos e setenta e seis náufragos acharam fogo aceso na praia.',
      },
      {
        text: 'Que bicho já apareceu onde não devia: na bota, no banheiro, na salada? Conte o grito.',
        bridge: 'Um bicho desses saiu da lenha que Paulo juntava.',
        for: ['young', 'teens', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Aproxime as mãos de algo quente, uma xícara, um fogo, o sol, até sentir o calor entrar.',
      bridge: 'Alguém acendeu isso para estranhos, na chuva.',
    },
    complete: [
      {
        name: 'A minha praia',
        text: 'Desenhe uma praia. No mar, o naufrágio de onde saí: … . Na areia, a fogueira e quem acendeu: … . Na lenha, a cobra: … . Na despedida, o que ganhei para a viagem: … .',
      },
      {
        name: 'Dois rótulos',
        text: 'Escreva dois rótulos que já puseram em você por causa do que aconteceu: … e … . Rasgue os dois e escreva quem você é para Deus: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça uma bondade incomum a alguém de fora: imigrante, entregador na chuva, vizinho novo.',
        tell: 'O que você ofereceu e o que recebeu.',
      },
      {
        do: 'Visite um doente, ore com ele se ele quiser, e leve algo quente.',
        tell: 'Como estava a mão dele.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim por meio de gente boa.',
      to7: {
        story:
          'O navio quebrou, mas todo mundo chegou à praia, molhado e com frio. Brrr! Chovia muito. O povo da ilha viu e veio correndo: venham, vamos fazer uma fogueira! Que quentinho! Paulo foi ajudar e juntou uns gravetos. De repente, uma cobra saiu e grudou na mão dele! Paulo sacudiu a mão, e a cobra foi embora. Deus cuidou, e ele não ficou doente. Depois, um homem chamado Públio abriu a sua casa. O pai dele estava com febre, Paulo orou, e ele sarou! Quando foram embora, ganharam muitos presentes para a viagem.',
        activity:
          'Façam uma fogueira de papel vermelho e gravetos. Cada um põe um graveto dizendo um jeito de ajudar alguém com frio.',
        questions: [
          'O que o povo da ilha fez?',
          'O que Paulo foi buscar?',
          'Como você pode aquecer alguém?',
        ],
      },
      to12: {
        story:
          'Imagine duas semanas de tempestade e, no fim, nadar até uma praia desconhecida. Fazia frio e chovia. Os náufragos tremiam sem saber se os moradores seriam amigos ou inimigos. Foram mais que amigos: acenderam uma fogueira e chamaram todos. Paulo, o famoso apóstolo, não ficou esperando. Foi catar gravetos. No meio deles havia uma víbora, que mordeu a mão dele. Deve ser um assassino, disseram, o mar não pegou, a cobra pegou. Ele sacudiu o bicho e continuou bem. Então deve ser um deus! Erraram duas vezes. Paulo era só um homem de quem Deus cuidava. Públio, o chefe da ilha, hospedou-os por três dias. O pai dele estava doente, Paulo orou e ele sarou, e depois vieram outros. Na despedida, a ilha lhes deu tudo para a viagem. Bondade foi e bondade voltou.',
        activity:
          'Montem um kit de bondade (meias, biscoito, bilhete) para dar a alguém que precise.',
        questions: [
          'Como os moradores receberam os náufragos?',
          'Por que erraram nos dois apelidos?',
          'Que graveto você pode juntar?',
        ],
      },
      challenge: 'Ajude em casa numa tarefa miúda que ninguém pediu.',
    },
    prayer:
      'Deus das praias desconhecidas, obrigado pelas mãos que acenderam fogo para nós. Livra-nos de julgar quem foi mordido. Põe um graveto na nossa mão e um doente no nosso caminho. E que a bondade que veio também vá. Amém.',
    leader: {
      lost: 'A cobra rouba a cena. Ria, e volte à fogueira: quem acolhe quem?',
      tender:
        'Quem sofreu várias perdas seguidas pode pensar que é castigo. Diga que foi exatamente esse o erro dos da ilha. Enchente e naufrágio podem doer de verdade em alguém.',
      differ:
        'Cura e proteção contra a serpente: uns as esperam como sinais para hoje, outros as veem próprias dos apóstolos. Ninguém deve procurar cobras para provar fé, nem deixar o médico.',
    },
    comfort:
      'Você chegou à praia com as mãos vazias, e ainda veio a mordida. Fique perto do fogo. Hoje quem cata lenha pode ser outro.',
    closing: 'Acenda um fogo para alguém que chega molhado.',
    words: [
      'malta',
      'vibora',
      'cobra na mao',
      'publio',
      'naufragos',
      'fogueira',
      'gravetos',
      'pai de publio',
      'benevolencia incomum',
      'nativos',
      'assassino',
      'disenteria',
    ],
  },
  {
    verses: '28:16-31',
    key: '28:31',
    title: 'Porta aberta, corrente no braço',
    theme: 'a palavra que não está presa',
    themes: ['missao', 'palavra', 'esperanca', 'fidelidade'],
    idea: 'O livro termina sem fim: Paulo preso numa casa alugada, de porta aberta, e a boa notícia entrando e saindo sem que ninguém consiga parar.',
    context:
      'Depois de prisão, tempestade e naufrágio, Paulo chega a Roma, como Jesus prometera (23:11). Espera ser julgado por César, com um soldado ao lado dia e noite. Três dias depois de chegar já convoca os líderes judeus. Uns creem, outros não (24). Lucas para aí: não conta a sentença nem a morte.',
    retold: [
      {
        verses: '28:16-20',
        says: 'Paulo conta aos chefes judeus de Roma que não fez nada contra o povo nem contra os costumes. Está preso àquela corrente pela esperança de Israel.',
      },
      {
        verses: '28:21-24',
        says: 'Os chefes não ouviram nada de mau sobre Paulo e querem escutá-lo. Da manhã até a tarde ele fala do Reino de Deus e de Jesus, e uns creem, outros não.',
      },
      {
        verses: '28:25-29',
        says: 'Paulo cita o profeta Isaías sobre um povo de coração insensível, que ouve e não entende. Diz que a salvação foi enviada a outros povos, e eles a ouvirão.',
      },
      {
        verses: '28:30-31',
        says: 'Paulo fica dois anos numa casa alugada e recebe todos os que vêm. Prega o Reino de Deus e ensina com ousadia, sem impedimento.',
      },
    ],
    read: {
      verses: '28:20-31',
      how: 'Se a sua Bíblia numera o 29 e não o traz, siga. Leiam com a porta da sala aberta. O 30 e o 31, todos de pé.',
    },
    observe: [
      {
        ask: 'Por que Paulo diz que está na corrente?',
        verses: '28:20',
        listen: 'Pela esperança de Israel.',
      },
      {
        ask: 'Sobre o que ele fala, a partir de que livros, por quanto tempo no dia?',
        verses: '28:23',
        listen: 'Reino de Deus e Jesus; Moisés e profetas; da manhã à tarde.',
      },
      {
        ask: 'Que duas respostas aparecem, e que profeta ele lembra?',
        verses: '28:24-27',
        listen: 'Criam, não criam; Isaías: ouvir sem entender.',
      },
      {
        ask: 'Onde mora, quem recebe, como fala, e com que última palavra?',
        verses: '28:30-31',
        listen: 'Casa alugada, todos, com ousadia, sem impedimento.',
      },
    ],
    interpret: [
      {
        ask: 'Preso e sem impedimento algum: como essas duas coisas cabem no mesmo fim?',
        verses: '28:20, 28:31',
        listen: 'A corrente segura o homem, não a palavra.',
      },
      {
        ask: 'Ouvidos que ouvem com dificuldade: como alguém vai ficando surdo aos poucos?',
        verses: '28:26-27',
        listen: 'Costume, orgulho; Deus ainda quer curar.',
        follow: 'O que limpa o ouvido?',
      },
      {
        ask: 'Por que Lucas acabaria a história sem contar o fim de Paulo?',
        verses: '28:30-31',
        listen: 'O assunto é o evangelho, e ele segue, até nós.',
      },
    ],
    live: [
      {
        ask: 'Em que você está preso agora, e que porta continua aberta mesmo assim?',
        listen: 'Cuidado de doente, plantão, casa, idade.',
      },
      {
        ask: 'Quem fica acorrentado ao seu lado todo dia, colega de mesa, vizinho de parede, e o que ouve de você?',
        listen: 'O soldado de Paulo ouviu dois anos.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Fone no ouvido, coração distraído: o que já toca e você não escuta mais?',
        listen: 'Honestidade; reencontro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Recebia a todos quantos vinham. Como anda a porta da casa de vocês?',
        listen: 'Possível e seguro.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você ainda quer plantar, mesmo sem ver o último capítulo?',
        listen: 'Legado, netos, oração.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Da manhã até a tarde ele conversou com quem duvidava. Que dúvida você traria para essa mesa?',
        listen: 'Receber sem pressa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que filme ou novela terminou sem final e deixou você bravo?',
        bridge: 'O livro de Atos faz isso com a gente. E é de propósito.',
      },
      {
        text: 'Qual foi a visita mais marcante que já entrou pela sua porta, esperada ou não?',
        bridge: 'Durante dois anos, Paulo não podia sair, mas qualquer um podia entrar.',
        for: ['adults', 'elderly', 'couples', 'women'],
      },
    ],
    quiet: {
      text: 'Abra a porta ou a janela do lugar onde você está e deixe o ar entrar um minuto.',
      bridge: 'Assim ficava a casa alugada de Roma.',
    },
    complete: [
      {
        name: 'Corrente e porta',
        text: 'Desenhe um braço com corrente e uma porta aberta. Na corrente: o que eu não posso … . Na porta: o que ainda posso … , com quem … , a que horas … .',
      },
      {
        name: 'O capítulo que falta',
        text: 'Escreva o começo do próximo capítulo com a sua cidade: E havia em … uma casa onde … recebia … e falava de … .',
      },
    ],
    challenges: [
      {
        do: 'Abra a sua casa, ou uma chamada de vídeo, uma hora nesta semana, para conversar de Jesus com quem quiser.',
        tell: 'Quem entrou.',
      },
      {
        do: 'Visite ou escreva a alguém que não pode sair: preso, acamado, cuidador.',
        tell: 'O que essa pessoa ensinou a você.',
      },
    ],
    children: {
      truth: 'Nada pode prender a boa notícia de Jesus.',
      to7: {
        story:
          'Paulo chegou a Roma, a maior cidade do mundo. Ele estava preso numa casa, com uma corrente e um soldado do lado. Não podia sair para passear. Mas a porta da casa ficava aberta! Toc, toc. Quem é? Pode entrar! Vinha gente de todo tipo, e Paulo contava de Jesus o dia inteiro. Uns acreditavam, outros não. Até o soldado ouvia, todo dia! Paulo ficou dois anos ali, falando com coragem, e ninguém conseguiu parar a boa notícia. A corrente prendia o braço de Paulo, mas não prendia a Palavra de Deus.',
        activity:
          'Uma criança sentada com corrente de papel recebe visitas que batem à porta; a cada uma diz: Jesus ama você!',
        questions: [
          'Paulo podia sair de casa?',
          'Quem podia entrar?',
          'A quem você quer contar de Jesus?',
        ],
      },
      to12: {
        story:
          'Depois de tanta aventura, Paulo enfim chegou a Roma. Só que chegou preso. Deixaram que morasse numa casa alugada, com um soldado vigiando. Qualquer um ficaria reclamando. Paulo convidou as pessoas. Primeiro vieram os líderes judeus, e ele conversou da manhã à tarde, mostrando na Lei e nos Profetas que Jesus é o prometido. Uns creram, outros não, e ele lembrou Isaías: há gente que ouve e não entende. Mas a notícia é para todos os povos! Durante dois anos, a porta ficou aberta. Entravam ricos, escravos, viajantes, curiosos. O soldado de plantão também ouvia. De lá, Paulo ainda mandava cartas. E assim o livro de Atos termina, sem dizer o que aconteceu depois. Sabe por quê? Porque a história continua. O próximo capítulo inclui você.',
        activity:
          'Escrevam o capítulo que falta, o da sua turma: uma página contando o que Deus está fazendo por meio de vocês.',
        questions: [
          'O que Paulo não podia fazer, e o que podia?',
          'Por que o livro não tem final?',
          'Que parte da história você quer escrever?',
        ],
      },
      challenge: 'Mande um desenho ou carta a alguém que não pode sair de casa.',
    },
    prayer:
      'Senhor do evangelho sem impedimento, tu conheces as nossas correntes. Abre a nossa porta. Desentope os nossos ouvidos. E escreve com a nossa vida pequena mais uma linha deste livro que não acabou. Amém.',
    leader: {
      lost: 'A pergunta sobre como Paulo morreu é natural. A tradição fala de Roma; Atos não conta. Volte ao sem impedimento.',
      tender:
        'Quem cuida de doente, está preso em casa ou tem familiar na cadeia pode se emocionar. E os versículos 26 a 28 não são sentença contra os judeus: no 24, alguns creem, e a porta recebe a todos.',
      differ:
        'Sobre o endurecimento citado de Isaías, uns acentuam o agir de Deus, outros a escolha de fechar os olhos. O versículo 29 falta em muitos manuscritos antigos, e por isso algumas Bíblias o deixam em branco.',
    },
    comfort:
      'A sua casa virou o seu mundo. Paulo sabe como é. De uma casa assim Deus fez um lugar onde todos podiam chegar.',
    closing: 'A história não acabou. A porta está aberta.',
    words: [
      'casa alugada',
      'dois anos',
      'roma',
      'sem impedimento',
      'esperanca de israel',
      'nesta corrente',
      'capitulo que falta',
      'reino de deus',
      'soldado que o guardava',
      'coracao deste povo',
      'salvacao enviada aos gentios',
      'recebia a todos',
    ],
  },
]
