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
    verses: '2:1-21',
    key: '2:4',
    title: 'Vento, fogo e a língua de cada um',
    theme: 'a vinda do Espírito Santo',
    themes: ['espirito', 'missao', 'comunhao', 'esperanca'],
    idea: 'O Espírito desce sobre todos, velhos e jovens, homens e mulheres, e faz a grandeza de Deus soar na língua em que cada pessoa nasceu.',
    context:
      'Cinquenta dias depois da Páscoa, Jerusalém se enche de peregrinos vindos de meio mundo. Cerca de cento e vinte pessoas, entre elas Maria e outras mulheres, esperam e oram numa casa, como Jesus mandou.',
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
    verses: '2:42-47',
    key: '2:42',
    title: 'De casa em casa',
    theme: 'a vida em comum dos primeiros cristãos',
    themes: ['comunhao', 'generosidade', 'oracao', 'palavra'],
    idea: 'O Espírito que veio com vento e fogo fez um milagre mais silencioso: gente aprendendo, comendo, orando e repartindo junta, todo dia, com alegria.',
    context:
      'Três mil pessoas acabam de crer depois da pregação de Pedro. E na segunda-feira? Lucas tira uma foto da vida delas. Não há prédio, cargo nem programa; há Templo, casas, mesas e um jeito novo de tratar o que é meu.',
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
        text: 'Desenhe três bonecos. Ao lado do sentado: em … ainda preciso que alguém me dê a mão. Ao lado do que está de pé: em … já fiquei firme. Ao lado do que salta: por … eu louvo.',
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
    verses: '4:23-31',
    key: '4:29',
    title: 'A oração de quem foi ameaçado',
    theme: 'orar por coragem',
    themes: ['oracao', 'medo', 'missao', 'espirito'],
    idea: 'Ameaçada, a igreja não pede que o perigo vá embora: lembra quem é Deus, conta-lhe o que ouviu e pede ousadia para continuar falando.',
    context:
      'Pedro e João passaram a noite presos por causa da cura na porta Formosa. De manhã, soltos, ouviram a proibição: nem mais uma palavra nesse nome. Vão direto para junto dos amigos.',
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
        'Há dívidas, desemprego e também gente que já foi pressionada a dar o que não tinha. Não faça coleta nesta noite. Se aparecer uma necessidade urgente, trate-a depois, com discrição e mais de uma pessoa.',
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
    verses: '6:1-7',
    key: '6:3',
    title: 'Quando a comida não chegava para todas',
    theme: 'servir às mesas',
    themes: ['servico', 'justica', 'comunhao', 'sabedoria'],
    idea: 'Uma queixa justa, ouvida a tempo, ensinou a igreja a repartir o cuidado: a mesa das viúvas e a Palavra são, as duas, serviço cheio do Espírito.',
    context:
      'A igreja cresceu depressa, e com ela a primeira reclamação interna. As viúvas que falavam grego ficavam para trás na distribuição diária de comida. Por trás havia língua, origem e costume. Os doze podiam ter abafado o assunto.',
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
    verses: '7:54-8:4',
    key: '7:60',
    title: 'De joelhos, debaixo de pedras',
    theme: 'perdoar como Estêvão',
    themes: ['perdao', 'sofrimento', 'fidelidade', 'missao'],
    idea: 'Estêvão morre olhando para Jesus e falando como ele: entrega o espírito e pede perdão pelos que o matam; e a palavra que quiseram calar se espalha.',
    context:
      'Estêvão, um dos sete que cuidavam da mesa, foi acusado com testemunhas falsas e respondeu contando a história de Israel. O final do discurso acusa os juízes. Vira linchamento. Um rapaz chamado Saulo guarda as capas.',
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
    verses: '8:26-40',
    key: '8:35',
    title: 'Carona no deserto',
    theme: 'o evangelho explicado na estrada',
    themes: ['missao', 'palavra', 'salvacao', 'discipulado'],
    idea: 'Deus tira Filipe da multidão para correr ao lado de um só viajante, e uma pergunta sobre a Escritura termina em alegria pelo caminho.',
    context:
      'Filipe vivia um sucesso em Samaria quando é mandado a uma estrada vazia. Ali vem o tesoureiro da rainha da Etiópia, africano, rico, voltando de Jerusalém, onde, por ser eunuco, não podia entrar em tudo. Lia Isaías em voz alta.',
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
]
