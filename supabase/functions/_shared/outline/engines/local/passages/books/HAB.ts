import type { BookPassages } from '../passage.ts'

export const HAB: BookPassages = [
  {
    verses: '1:1-11',
    key: '1:2',
    title: 'Até quando, Senhor?',
    theme: 'a queixa diante de Deus',
    themes: ['sofrimento', 'justica', 'oracao', 'espera'],
    idea: 'Quem não aguenta mais ver violência pode gritar com Deus, e ele responde, mesmo quando a resposta assusta e não cabe no que a gente esperava.',
    context:
      'Habacuque vive em Judá, por volta de seiscentos anos antes de Jesus. Quem governa é injusto, e a lei não funciona. Ele não prega ao povo: discute com Deus. A resposta surpreende: os babilônios (caldeus) vêm aí, cruéis. Isso vai levantar nele uma pergunta ainda maior, na parte seguinte.',
    retold: [
      {
        verses: '1:1-4',
        says: 'Habacuque pergunta ao Senhor até quando vai gritar por causa da violência sem que ele salve. Diz que há brigas por toda parte e que o perverso cerca o justo.',
      },
      {
        verses: '1:5-7',
        says: 'Deus manda olhar para as nações e se espantar com a obra que fará. Vai levantar os caldeus, povo amargo e veloz, que toma moradas que não são suas.',
      },
      {
        verses: '1:8-11',
        says: 'Os cavalos dos caldeus são mais rápidos que leopardos. Juntam cativos como areia, riem dos reis e passam como o vento, mas é culpado quem confia na força do seu deus.',
      },
    ],
    read: {
      verses: '1:1-11',
      how: 'Os versículos 2 a 4, alguém de pé, quase gritando. Pausa longa. De 5 a 11, uma voz baixa e grave.',
    },
    observe: [
      {
        ask: 'Que perguntas o profeta faz, e que palavra ele grita?',
        verses: '1:2-3',
        listen: 'Até quando, por que; violência!',
      },
      {
        ask: 'O que está acontecendo com a lei e com o justo?',
        verses: '1:4',
        listen: 'Enfraquecida, juízo torto; o perverso cerca o justo.',
      },
      {
        ask: 'O que Deus diz que está fazendo, e como serão os que vêm?',
        verses: '1:5-9',
        listen: 'Obra inacreditável; caldeus velozes, ferozes, violentos.',
      },
      {
        ask: 'Onde a culpa desse império é apontada?',
        verses: '1:11',
        listen: 'Confia na própria força como deus.',
      },
    ],
    interpret: [
      {
        ask: 'Clamar e não ser ouvido, e continuar falando com a mesma pessoa: que fé é essa?',
        verses: '1:2',
        listen: 'Queixa é oração; quem desiste não pergunta.',
      },
      {
        ask: 'Por que me fazes ver?, diz ele. É melhor ver ou fechar os olhos?',
        verses: '1:3',
        listen: 'Ver dói e torna solidário; Deus também vê.',
        follow: 'O que você gostaria de não ter visto?',
      },
      {
        ask: 'Deus responde com algo pior que o problema. Por que contar isso, em vez de acalmar?',
        verses: '1:5-6',
        listen:
          'Ele leva o profeta a sério; está agindo, mas não controlado por nós; isso não faz boa a crueldade.',
      },
    ],
    live: [
      {
        ask: 'Complete em voz alta ou por dentro: até quando, Senhor, … . Qual é o seu?',
        listen: 'Deixe ecoar; sem responder.',
      },
      {
        ask: 'Que injustiça no seu bairro ou no trabalho faz você perder o sono?',
        listen: 'Fatos; sem partido.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Vídeo de violência passa entre uma dança e outra. O que isso faz com o seu coração?',
        listen: 'Anestesia, medo, ansiedade; limites.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que oração você parou de fazer porque parecia não ser ouvida?',
        listen: 'Luto por orações; sem pressa.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'Como vocês conversam em casa sobre o que assusta nas notícias sem assustar mais?',
        listen: 'Verdade do tamanho da criança.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Já pensou que reclamar com Deus fosse proibido? O que muda com um profeta fazendo isso na Bíblia?',
        listen: 'Alívio.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual atendimento telefônico já fez você gritar até quando? Imite a musiquinha.',
        bridge: 'Habacuque esperava uma resposta havia muito mais tempo.',
      },
      {
        text: 'Você é de reclamar na hora, escrever carta, engolir ou contar para a família inteira?',
        bridge: 'Há um profeta que reclamou direto com o dono de tudo.',
        for: ['adults', 'couples', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Aperte os dois punhos e pense no que o revolta. Abra-os virados para cima.',
      bridge: 'Habacuque fez da revolta uma oração.',
    },
    complete: [
      {
        name: 'Protocolo',
        text: 'Preencha: Data … . Reclamante … . Até quando … ? Por que … ? Vejo … em frente de mim. Entregue a: Deus. Situação: em aberto.',
      },
      {
        name: 'Duas manchetes',
        text: 'Escreva uma notícia que revolta: … . Ao lado, o que você pode fazer: … , e o que só Deus: … .',
      },
    ],
    challenges: [
      {
        do: 'Por cinco dias, transforme a notícia que mais doer em oração de três frases antes de comentar.',
        tell: 'Que notícia, e o que mudou no comentário.',
      },
      {
        do: 'Ajude uma pessoa concreta que sofre a injustiça de que você se queixa: escute, acompanhe, denuncie onde se deve.',
        tell: 'O que o rosto dela acrescentou à queixa.',
      },
    ],
    children: {
      truth: 'Posso contar a Deus o que me deixa triste.',
      to7: {
        story:
          'Habacuque era um amigo de Deus. Ele olhava a cidade e ficava triste. Uns empurravam, outros mentiam, e ninguém ajudava. Habacuque falou bem alto: Deus, até quando? O Senhor não está vendo? Por que tem tanta briga? Você acha que Deus ficou bravo com ele? Não! Deus ouviu tudo e respondeu: eu estou vendo, Habacuque. Estou fazendo uma coisa que você nem imagina. Ele ainda não entendeu, mas sabia de uma coisa: dá para contar tudo a Deus, até a parte triste. Deus escuta.',
        activity:
          'Desenhem uma carinha triste e contem a Deus por quê. Depois ponham o desenho numa caixa: Deus escuta.',
        questions: [
          'Por que Habacuque estava triste?',
          'Deus ficou bravo com a pergunta?',
          'O que você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Há gente que pensa que orar é só falar bonito. Habacuque não pensava assim. Ele via injustiça todo dia: quem era forte ganhava, quem era honesto perdia, e os juízes não faziam nada. Então reclamou com Deus: até quando vou gritar e o Senhor não vai ouvir? Por que me faz ver tanta maldade? Esperou um raio? Veio uma resposta. Deus disse: olhe em volta, vou fazer algo que você não acreditaria se contassem. Um império poderoso está vindo. Habacuque ficou ainda mais confuso, porque aquele povo era pior! Mas aprendeu duas coisas. A primeira: Deus não fica ofendido com pergunta sincera. A segunda: mesmo quando parece parado, ele está vendo e agindo. O livro é uma conversa, e ela continua. A sua também pode.',
        activity:
          'Façam um mural de até quando: cada um escreve uma coisa errada do mundo e uma oração.',
        questions: [
          'Do que Habacuque reclamou?',
          'Como Deus reagiu?',
          'Que pergunta você faria a ele?',
        ],
      },
      challenge: 'Conte a Deus uma coisa injusta que você viu e ajude quem sofreu.',
    },
    prayer:
      'Até quando, Senhor? Vemos violência e gritamos. Não nos deixes acostumar. Não te pedimos que expliques tudo, mas que ouças, ajas e nos segures enquanto não entendemos. Levanta a justiça que caiu. Amém.',
    leader: {
      lost: 'A conversa pode virar política ou noticiário. Peça casos de perto e a pergunta a Deus.',
      tender:
        'A palavra violência tem rosto na sala. Não diga que Deus mandou o agressor. Ouça e ajude a proteger: Ligue 180, Disque 100, 190; CVV 188 para quem não aguenta.',
      differ:
        'Que Deus levante um povo cruel, uns explicam pela soberania que dirige até o mal; outros, por ele permitir e usar o que os homens fazem. O texto diz as duas coisas: ele levanta, e eles são culpados (11).',
    },
    comfort:
      'Até quando é oração inteira. Não precisa de amém nem de explicação. Deus a guardou no livro dele.',
    closing: 'Grite para ele. Ele não desliga.',
    words: [
      'habacuque',
      'ate quando senhor',
      'ate quando',
      'gritarei violencia',
      'caldeus',
      'a lei e enfraquecida',
      'a lei se afrouxa',
      'por que me fazes ver',
      'obra em vossos dias',
      'babilonios',
      'o perverso cerca o justo',
    ],
  },
  {
    verses: '1:12-2:4',
    key: '2:4',
    title: 'Na torre, esperando',
    theme: 'viver pela fé enquanto tarda',
    themes: ['espera', 'fe', 'justica', 'palavra'],
    idea: 'O profeta leva a Deus a pergunta que não tem resposta fácil, sobe à torre para escutar, e recebe: a visão virá, e até lá o justo vive da confiança.',
    context:
      'Deus avisou que os babilônios viriam (1:5-11). Habacuque não aceita calado: como um Deus puro usa gente pior que nós, que pesca povos com anzol e adora a própria rede (1:12-17)? Depois de perguntar, ele espera. Paulo e a carta aos Hebreus citarão o fim do versículo 4.',
    retold: [
      {
        verses: '1:12-13',
        says: 'Habacuque chama o Senhor de Rocha e de Santo, com olhos puros demais para ver o mal. Pergunta por que ele cala quando o perverso devora quem é mais justo.',
      },
      {
        verses: '1:14-17',
        says: 'Habacuque diz que o inimigo pesca gente como peixe, alegra-se e oferece incenso à própria rede. Pergunta se ele vai continuar matando as nações sem compaixão.',
      },
      {
        verses: '2:1-4',
        says: 'O profeta fica de vigia. O Senhor manda escrever a visão em tábuas e esperar, porque ela virá: o soberbo não é reto, mas o justo viverá por sua fé.',
      },
    ],
    read: {
      verses: '2:1-4',
      how: 'Antes, leiam em voz de quem discute 1:12-13. Depois, quem lê 2:1 sobe numa cadeira firme e espera quinze segundos. O 4, todos.',
    },
    observe: [
      {
        ask: 'Onde Habacuque se põe, e para quê?',
        verses: '2:1',
        listen: 'Posto de guarda; ver o que Deus fala e o que ele responderá.',
      },
      {
        ask: 'Que ordem Deus dá sobre a visão, e para quem deve ser legível?',
        verses: '2:2',
        listen: 'Escrever claro em tábuas; até quem corre.',
      },
      {
        ask: 'O que se afirma sobre o tempo da visão?',
        verses: '2:3',
        listen: 'Tempo determinado; se tardar, espera; virá.',
      },
      {
        ask: 'Quem são os dois do versículo final?',
        verses: '2:4',
        listen: 'O soberbo, de alma torta; o justo, que vive por sua fé.',
      },
    ],
    interpret: [
      {
        ask: 'Ele chama de minha queixa e fica de guarda. Que diferença há entre reclamar e ir embora, ou reclamar e esperar?',
        verses: '2:1',
        listen: 'Espera resposta; quer ser corrigido também.',
      },
      {
        ask: 'Se tardar, espera; não se atrasará. Como as duas frases podem ser verdade?',
        verses: '2:3',
        listen: 'Tarda para nós; no tempo de Deus, chega.',
        follow: 'O que faz a demora com a confiança?',
      },
      {
        ask: 'A palavra fé aqui é também firmeza, fidelidade. O que seria viver, e não só acreditar, por ela?',
        verses: '2:4',
        listen: 'Apoiar-se em Deus dia a dia; Paulo vê nisso a porta da salvação.',
      },
    ],
    live: [
      {
        ask: 'Que pergunta você precisa levar para a torre, em vez de levar só para a madrugada?',
        listen: 'Formular; não resolver.',
      },
      {
        ask: 'O que em você não sabe esperar: resposta no celular, fila, cura, mudança de alguém?',
        listen: 'Graus de espera.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Que promessa ou palavra vale escrever grande na sua parede, para ler correndo?',
        listen: 'Frase bíblica concreta.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'A rede virou deus deles. O que enriquece você e corre o risco de ganhar incenso?',
        listen: 'O trecho 1:16; trabalho, imagem.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Depois de anos de fé, o que a espera construiu em você e o que gastou?',
        listen: 'As duas respostas.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'Viver pela fé soa a você como salto no escuro ou mão dada? Por quê?',
        listen: 'Imagens; escutar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a encomenda que mais demorou a chegar? Valeu a espera?',
        bridge: 'Deus manda dizer a Habacuque que a dele está a caminho.',
      },
      {
        text: 'Que bilhete de geladeira, placa ou para-choque de caminhão você nunca esqueceu?',
        bridge: 'Deus mandou escrever a visão tão grande que se lesse correndo.',
        for: ['adults', 'elderly', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Fique de pé num ponto alto da casa, escada, varanda ou janela, e só olhe ao longe por um minuto.',
      bridge: 'Assim ficou o profeta, depois de perguntar.',
    },
    complete: [
      {
        name: 'Tábua',
        text: 'Numa folha, em letras enormes, uma frase de Deus para ler correndo: … . Embaixo, em letra pequena: enquanto ela tarda, eu … .',
      },
      {
        name: 'Soberbo e justo',
        text: 'Dois bonecos. No que estufa o peito: confio em … . No que está apoiado: confio em … . Pinte aquele com quem você mais pareceu nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Suba à torre: dez minutos por dia, no mesmo lugar, com a sua pergunta escrita e os ouvidos abertos. Sem responder por Deus.',
        tell: 'O que apareceu no silêncio.',
      },
      {
        do: 'Escreva um versículo em letra grande e ponha onde alguém cansado passa depressa.',
        tell: 'Quem leu e o que disse.',
      },
    ],
    children: {
      truth: 'Posso esperar, porque Deus cumpre o que diz.',
      to7: {
        story:
          'Habacuque fez uma pergunta difícil a Deus. Depois pensou: vou subir na torre e esperar a resposta. Subiu, subiu, subiu os degraus. Ficou lá em cima, olhando bem longe. Esperou. Então Deus falou: escreva bem grande numa tábua, para até quem passa correndo conseguir ler! O que eu prometi vai acontecer. Se demorar, espere, porque vem mesmo! Quem é metido confia só nele. Mas quem é meu amigo vive confiando em mim. Habacuque desceu da torre com o coração mais firme. Deus sempre cumpre o que diz.',
        activity:
          'Escrevam em letras gigantes DEUS CUMPRE e corram passando em frente para ler em voz alta.',
        questions: [
          'Onde Habacuque foi esperar?',
          'O que Deus mandou escrever?',
          'O que é difícil esperar?',
        ],
      },
      to12: {
        story:
          'A resposta de Deus deixou Habacuque com mais dúvidas. Senhor, os teus olhos são puros, como vais usar gente tão cruel? Eles pescam pessoas como peixe e adoram a própria rede! Ele tinha perguntado com respeito e coragem. E agora? Em vez de virar as costas, foi para a torre de vigia, lugar de soldado que olha ao longe. Vou ficar aqui até ele me responder. Deus respondeu: escreva a visão bem clara, para quem passar correndo conseguir ler. Ela tem data marcada. Se parecer que demora, espere, porque vai chegar. E resumiu tudo assim: o orgulhoso tem a alma torta; o justo vive pela fé. Viver pela fé é como segurar a mão de quem enxerga mais longe. Não é saber tudo. É confiar em quem sabe.',
        activity:
          'Cada um escreve uma pergunta para Deus e a pendura numa torre de caixas. Façam um minuto de silêncio juntos.',
        questions: [
          'Que pergunta ele fez?',
          'Por que foi à torre?',
          'Em que você precisa confiar e esperar?',
        ],
      },
      challenge: 'Espere uma coisa sem reclamar e converse com Deus enquanto espera.',
    },
    prayer:
      'Senhor, subimos com a pergunta na mão. Teus olhos são puros, e os nossos não entendem. Escreve claro. Se tardar, segura-nos. Tira de nós o peito estufado e ensina-nos a viver apoiados em ti. Amém.',
    leader: {
      lost: 'O versículo 4 abre aula sobre Paulo e Lutero. Uma frase, e volte à torre.',
      tender:
        'Espere pode ser cruel para quem sofre perigo hoje. Quem corre risco não deve esperar: ajude a agir (Ligue 180, Disque 100, 190). A espera do texto é por Deus julgar o mal.',
      differ:
        'Pela sua fé pode ser lido como a fé da pessoa, a fidelidade dela, ou a fidelidade de Deus. O Novo Testamento destaca confiar em Cristo, e as tradições pesam de modos diferentes fé e fidelidade, que a palavra une.',
    },
    comfort:
      'A visão tarda, e você cansou de olhar. Sente-se na torre. Não é preciso ver hoje; basta não ficar sozinho com a pergunta.',
    closing: 'Se tardar, espera. Há mão para segurar.',
    words: [
      'o justo vivera',
      'pela sua fe',
      'posto de guarda',
      'torre de vigia',
      'escreve a visao',
      'em tabuas',
      'se tardar espera',
      'tempo determinado',
      'olhos puros',
      'anzol',
      'rede',
      'soberbo',
      'minha queixa',
    ],
  },
  {
    verses: '3:1-19',
    key: '3:18',
    title: 'Mesmo assim',
    theme: 'a alegria que sobra',
    themes: ['esperanca', 'sofrimento', 'gratidao', 'fe'],
    idea: 'Quem começou o livro perguntando até quando termina tremendo e cantando: ainda que falte tudo, o Deus que salva continua, e nele há alegria.',
    context:
      'Habacuque perguntou, esperou, ouviu: a Babilônia virá, e um dia também cairá. Agora ora em forma de música e pede que, na ira, Deus se lembre da misericórdia (3:2). Lembra o Senhor vindo do deserto, com mar e montes tremendo (3:3-15). Depois de ouvir tudo, o corpo treme. A fome e a guerra ainda estão na frente dele.',
    retold: [
      {
        verses: '3:1-2',
        says: 'Habacuque diz ao Senhor que ouviu a sua fama e teme a sua obra, e pede que ele a renove no meio dos anos.',
      },
      {
        verses: '3:3-12',
        says: 'O Santo vem com brilho de luz, olha e abala as nações, e os montes antigos caem. O sol e a lua param diante do brilho das suas flechas.',
      },
      {
        verses: '3:13-15',
        says: 'O Senhor sai para salvar o seu povo e o seu ungido. Fere a casa do perverso e os guerreiros dele, e pisa o mar com cavalos.',
      },
      {
        verses: '3:16-19',
        says: 'O profeta estremece e espera quieto. Ainda que a figueira não floresça e falte gado no curral, ele se alegra no Senhor, que lhe dá pés de corça.',
      },
    ],
    read: {
      verses: '3:13-19',
      how: 'Antes, todos leem juntos o 3:2. No 17, cada falta na boca de uma pessoa, com pausa entre elas. O “Mesmo assim”, todos.',
    },
    observe: [
      {
        ask: 'Para que Deus saiu, na lembrança do profeta?',
        verses: '3:13',
        listen: 'Para a salvação do povo e do seu ungido.',
      },
      {
        ask: 'O que acontece no corpo de Habacuque?',
        verses: '3:16',
        listen: 'Ventre, lábios, ossos, pernas; estremece e aguarda quieto.',
      },
      {
        ask: 'Contem as coisas que podem faltar. O que sobraria para comer?',
        verses: '3:17',
        listen: 'Figo, uva, azeite, grão, ovelha, vaca; nada.',
      },
      {
        ask: 'Que três coisas ele diz de Deus depois do mesmo assim?',
        verses: '3:18-19',
        listen: 'Minha salvação, minha fortaleza, faz meus pés como de corça.',
      },
    ],
    interpret: [
      {
        ask: 'Ele treme e se alegra em versículos vizinhos. Por que uma coisa não desmente a outra?',
        verses: '3:16, 3:18',
        listen: 'Fé não é corpo de pedra; alegria em Deus cabe num corpo com medo.',
      },
      {
        ask: 'Por que lembrar o Êxodo antes de falar do curral vazio?',
        verses: '3:13-15, 3:17',
        listen: 'A memória do que Deus fez sustenta o que ainda não se vê.',
      },
      {
        ask: 'Alegrar-se no Senhor não é alegrar-se com a figueira seca. Que diferença faz essa palavrinha?',
        verses: '3:17-18',
        listen: 'Não finge que perda é boa; o tesouro é outro.',
        follow: 'Como falar isso sem ferir quem perdeu?',
      },
      {
        ask: 'A corça anda em pedra alta sem cair. O que Deus promete mudar: a montanha ou os pés?',
        verses: '3:19',
        listen: 'Os pés; firmeza no lugar difícil.',
      },
    ],
    live: [
      {
        ask: 'Se você escrevesse o seu ainda que, qual seria a primeira linha?',
        listen: 'Falta concreta; o mesmo assim pode demorar.',
      },
      {
        ask: 'Curral vazio hoje é geladeira, conta, agenda sem cliente. Onde está o seu, e quem sabe?',
        listen: 'Se houver necessidade, o grupo ajuda.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Se tirassem curtida, time, nota e namoro, o que ainda daria alegria a você?',
        listen: 'Sem moral; procurar o que fica.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O seu corpo treme antes da sua fé falar? Como você cuida dele?',
        listen: 'Ansiedade; descanso, médico, oração.',
        for: ['women', 'adults'],
      },
      {
        ask: 'Que obra de Deus na sua vida, lá atrás, você poderia contar de novo esta semana?',
        listen: 'Renova no meio dos anos.',
        for: ['long-believers', 'elderly', 'parents'],
      },
      {
        ask: 'Cantar isso parece loucura, coragem ou fingimento para você?',
        listen: 'Toda resposta entra.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual prato a sua família inventou num mês de geladeira vazia e virou clássico?',
        bridge: 'Habacuque abre uma despensa sem nada e põe-se a cantar.',
      },
      {
        text: 'Cabra, gato ou criança: quem você já viu andando em lugar alto que dava frio na barriga?',
        bridge: 'O profeta pede pés assim.',
        for: ['young', 'parents', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Fique num pé só por alguns segundos, perto de uma parede. Apoie-se quando balançar.',
      bridge: 'Ele fará meus pés como os das corças.',
    },
    complete: [
      {
        name: 'Ainda que',
        text: 'Escreva três linhas: Ainda que … , e falte … , e não haja … . Deixe um espaço. Quando puder, e só quando puder: mesmo assim eu … .',
      },
      {
        name: 'Montanha',
        text: 'Desenhe uma montanha e pegadas de corça. Em cada pegada, um passo que Deus já firmou: … , … , … . No próximo, em branco, escreva a data.',
      },
    ],
    challenges: [
      {
        do: 'Antes de cada refeição, agradeça pelo que há e por Deus, mesmo que o prato seja simples.',
        tell: 'Em qual refeição foi mais difícil.',
      },
      {
        do: 'Leve comida, ou pague uma conta pequena, a alguém de curral vazio, e cante ou leia com a pessoa o versículo 18.',
        tell: 'Como foi o silêncio depois.',
      },
    ],
    children: {
      truth: 'Mesmo quando falta algo, Deus é minha alegria.',
      to7: {
        story:
          'Habacuque estava com medo. A barriga dele doía, e as pernas tremiam. Vinha um tempo difícil. Ele pensou: e se a figueira não der figo? E se não tiver uva? Nem azeite, nem pão? E se não houver ovelha no campo nem vaca no curral? Puxa! Então ele se lembrou de Deus, que tirou o povo do Egito e cuidou dele. E cantou: mesmo assim, eu vou me alegrar no Senhor! Deus é a minha força. Ele faz os meus pés firmes como os da cabritinha que sobe a montanha e não cai.',
        activity:
          'Andem sobre uma linha no chão, como a corça na montanha. A cada passo: Deus é minha força!',
        questions: [
          'Como ficou o corpo de Habacuque?',
          'O que podia faltar?',
          'O que deixa você alegre em Deus?',
        ],
      },
      to12: {
        story:
          'O livro começou com um grito: até quando? Habacuque perguntou, subiu à torre, escutou. No fim, escreveu uma música, com recado para o regente e tudo. Primeiro ele se lembra de como Deus salvou o povo do Egito, com o mar abrindo e os montes tremendo. Depois é sincero: quando ouvi o que vai acontecer, a barriga revirou, os lábios tremeram, as pernas bambearam. Aí vem a parte mais corajosa. Ele imagina a fazenda vazia: sem figo, sem uva, sem azeitona, sem trigo, sem ovelha, sem vaca. Nada. E canta: mesmo assim eu me alegrarei no Senhor. Não é porque gosta de passar fome. É porque Deus não foi embora com as vacas. Ele é a minha força e faz os meus pés como os da corça, que anda no alto sem cair.',
        activity:
          'Cada um escreve um ainda que e um mesmo assim. Juntem numa música falada com palmas.',
        questions: [
          'O que mudou do começo ao fim do livro?',
          'Do que ele tirou a alegria?',
          'Qual seria o seu ainda que?',
        ],
      },
      challenge: 'Agradeça a Deus num dia em que algo deu errado.',
    },
    prayer:
      'Senhor, na ira lembra-te da misericórdia. Trememos, tu sabes. Ainda que falte, fica. Não nos peças sorriso; dá-nos a ti. Faz os nossos pés firmes na pedra alta, e um dia a nossa voz diga: mesmo assim. Amém.',
    leader: {
      lost: 'O poema de 3 a 15 tem imagens difíceis. Diga que lembra o Êxodo e vá ao 16.',
      tender:
        'Não cobre o mesmo assim de quem acabou de perder. O profeta levou três capítulos. Quem passa fome precisa de comida junto com a canção. Tristeza que não passa pede médico e companhia; CVV 188.',
    },
    comfort: 'Você pode estar no versículo 16, tremendo. Ele também é Bíblia. O 18 sabe esperar.',
    closing: 'Ainda que. Mesmo assim.',
    words: [
      'ainda que a figueira',
      'figueira nao floresca',
      'mesmo assim eu me alegrarei',
      'todavia eu me alegrarei',
      'pes como os das corcas',
      'lugares altos',
      'na ira lembra te da misericordia',
      'aviva a tua obra',
      'no meio dos anos',
      'oracao de habacuque',
      'vacas nos currais',
      'habacuque',
      'deus da minha salvacao',
    ],
  },
]
