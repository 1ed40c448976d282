import type { BookPassages } from '../passage.ts'

export const SECOND_PETER: BookPassages = [
  {
    verses: '1:3-11',
    key: '1:3',
    title: 'Degrau sobre degrau',
    theme: 'o crescimento na fé',
    themes: ['discipulado', 'graca', 'santidade', 'fidelidade'],
    idea: 'Deus já nos deu tudo o que é preciso para viver com ele; por isso a gente se empenha, e à fé vai juntando o que a faz crescer até virar amor.',
    context:
      'Pedro está velho e sabe que vai morrer logo (1:14). Escreve para que os cristãos não esqueçam o que receberam, pois andavam por ali mestres que usavam a fé como desculpa para viver de qualquer jeito. Antes da lista do que acrescentar vem a lista do que já foi dado.',
    retold: [
      {
        verses: '1:3-4',
        says: 'Pedro diz que Deus nos deu tudo o que pertence à vida e à devoção. Deu preciosas promessas, para participarmos da natureza divina, fora da corrupção do mundo.',
      },
      {
        verses: '1:5-7',
        says: 'Pedro pede todo o empenho para acrescentar à fé virtude, conhecimento, domínio próprio, paciência e devoção, e a isso o amor fraternal e o amor.',
      },
      {
        verses: '1:8-11',
        says: 'Quem cresce na fé e no amor não fica estéril, diz Pedro, e quem não cresce é cego e esqueceu que foi purificado. Confirmando o chamado de Deus, entrarão no reino eterno.',
      },
    ],
    read: {
      verses: '1:3-11',
      how: 'Nos versículos 5 a 7, sete pessoas dizem cada uma o seu degrau e se levantam. O resto, uma voz só.',
    },
    observe: [
      {
        ask: 'O que já foi dado, e por quem, antes de qualquer esforço nosso?',
        verses: '1:3-4',
        listen: 'Tudo o que pertence à vida com Deus, e preciosas promessas, pelo poder dele.',
      },
      {
        ask: 'Sigam os degraus a partir da fé. Em que eles terminam?',
        verses: '1:5-7',
        listen: 'Virtude, conhecimento, domínio próprio, paciência, devoção, amor fraternal, amor.',
      },
      {
        ask: 'De que se esqueceu a pessoa chamada de cega no texto?',
        verses: '1:9',
        listen: 'De que foi purificada dos antigos pecados.',
      },
      {
        ask: 'Que promessas fecham o trecho?',
        verses: '1:8, 1:10-11',
        listen: 'Não ficar sem fruto, não tropeçar, entrada ampla no reino eterno.',
      },
    ],
    interpret: [
      {
        ask: 'Se Deus já deu “tudo o que pertence à vida”, por que pôr “todo o empenho”?',
        verses: '1:3, 1:5',
        listen: 'O empenho responde ao presente; não compra o presente.',
        follow: 'O que Deus já deu a você e ainda está sem uso?',
      },
      {
        ask: 'Tudo já foi dado, e mesmo assim Pedro manda acrescentar uma coisa à outra. Por que uma depende da outra, e por que o amor vem por último?',
        verses: '1:5-7',
        listen:
          'Cada uma ajuda a crescer a outra, e todas servem ao amor. Não são notas nem fases: é o presente de Deus posto em prática.',
      },
      {
        ask: 'Pedro diz que falta de fruto nasce de esquecimento. Como o perdão lembrado vira força para mudar?',
        verses: '1:8-9',
        listen: 'Quem lembra de onde foi tirado vive grato, não relaxado.',
      },
    ],
    live: [
      {
        ask: 'Em qual dos sete degraus você tem tropeçado nesta fase, e em qual se surpreendeu subindo?',
        listen: 'Comece pela surpresa boa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Domínio próprio com o telefone, com a comida, com a língua: onde um degrau pequeno já faria diferença?',
        listen: 'Medida curta: um horário, uma rede, uma semana.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que degrau um já viu o outro subir desde que se conheceram?',
        listen: 'Que digam com exemplo, olhando um para o outro.',
        for: ['couples'],
      },
      {
        ask: 'O que você lembra do dia, ou do tempo, em que se soube perdoado?',
        listen: 'Há quem não tenha data. Serve uma estação.',
        for: ['new-believers', 'adults'],
      },
      {
        ask: 'Para você, crescer na fé soa como convite, cobrança ou mistério?',
        listen: 'Sem defesa: a resposta ajuda o grupo.',
        for: ['visitors'],
      },
      {
        ask: 'Com que se parece a paciência na sua idade, e quem pode aprender com ela?',
        listen: 'Ouça histórias; os mais novos perguntam.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'Pedro fala de uma entrada ampla no reino eterno. O que essa porta larga diz à sua saudade?',
        listen: 'Deixe o silêncio responder, se for o caso.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa você montou com peça sobrando ou faltando: estante, berço, quebra-cabeça?',
        bridge: 'Pedro diz que nada faltou no que Deus mandou. E dá a ordem de montagem.',
      },
      {
        text: 'Escada do prédio, da igreja, do morro: qual é a mais comprida que você já subiu, e o que o levou lá em cima?',
        bridge: 'Hoje há sete degraus, e antes deles um presente que Deus já deu.',
        for: ['young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Conte sete degraus, numa escada ou com os dedos sobre a mesa, bem devagar.',
      bridge: 'Leia parando em cada palavra dos versículos 5 a 7.',
    },
    complete: [
      {
        name: 'Escada com corrimão',
        text: 'Desenhe sete degraus e escreva neles as palavras do texto. No chão: já me foi dado … . No corrimão: quem me segura é … . Marque com um ponto onde está o seu pé.',
      },
      {
        name: 'Contra o esquecimento',
        text: 'Complete: eu não quero esquecer que Deus me limpou de … (só para você). Por isso, com … , eu quero ser mais … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um só degrau do texto e pratique-o com uma só pessoa, todos os dias, por uma semana.',
        tell: 'qual foi, e que outra qualidade ela ajudou a crescer.',
      },
      {
        do: 'Por sete noites, lembre antes de dormir uma coisa que Deus já perdoou em você, agradeça, e peça força para ser bom com uma pessoa no dia seguinte.',
        tell: 'com quem você conseguiu, sem contar o que foi perdoado.',
      },
    ],
    children: {
      truth: 'Deus me dá tudo para eu crescer no amor.',
      to7: {
        story:
          'Pedro, o pescador amigo de Jesus, já estava velhinho. Ele escreveu: Deus deu para vocês tudo o que precisam! Que presente grande! Agora vamos crescer. E ele contou uma escadinha. Primeiro a fé: eu confio em Jesus. Depois vem fazer o bem, aprender de Deus, saber se controlar, ter paciência, viver pertinho de Deus, ser amigo. E lá em cima, no alto da escada, sabe o que tem? O amor! A gente sobe um degrau de cada vez, e Jesus segura a nossa mão.',
        activity:
          'Subam uma escada, ou pulem sobre sete folhas no chão. Em cada uma, digam uma palavra: fé, bondade, paciência… No fim, um abraço de amor.',
        questions: [
          'O que Deus deu para nós?',
          'O que está lá no alto da escada?',
          'Em que você quer ter mais paciência?',
        ],
      },
      to12: {
        story:
          'A Lara ganhou um violão novo. Ficou feliz, tirou foto, encostou na parede. Passou um mês. Cadê a música?, perguntou a tia. O violão estava completo, com todas as cordas; só faltava tocar. Pedro, já idoso, escreveu algo parecido. Deus nos deu tudo o que é preciso para viver com ele. Por isso mesmo, não deixem parado! À fé juntem virtude, conhecimento, domínio próprio, paciência, devoção a Deus, carinho de irmãos e amor. É como aprender acordes: um ajuda o outro, e no fim sai a canção. E quem não cresce? Pedro diz que essa pessoa se esqueceu do quanto foi perdoada. Então lembre! E suba mais um pouquinho. A porta do reino de Jesus está bem aberta.',
        activity:
          'Em sete copos escrevam as palavras do texto e empilhem, da fé ao amor. Tentem tirar um do meio e vejam o que acontece.',
        questions: [
          'O que faltava ao violão da Lara?',
          'O que a pessoa que não cresce esqueceu?',
          'Que degrau você quer treinar nesta semana?',
        ],
      },
      challenge: 'Escolha um dia para treinar paciência com alguém da sua casa.',
    },
    prayer:
      'Senhor, obrigado porque nada nos falta do que vem de ti. Lembra-nos do quanto fomos perdoados. Segura a nossa mão em cada degrau, até que tudo em nós vire amor. Amém.',
    leader: {
      lost: 'A lista pode parecer prova com nota, ou escada para merecer Deus. No texto as duas coisas cabem, nesta ordem: Deus deu tudo (3), e por isso a gente se empenha (5). O empenho não compra o presente, e o presente não dispensa o empenho. Volte ao 3 quando o ar ficar pesado.',
      differ:
        'Participantes da natureza divina: não é virar Deus; tradições falam em comunhão com ele, em ser refeito à imagem dele. Confirmar o chamamento e a escolha: uns leem como dar prova de uma escolha segura; outros, como aviso de que é possível tropeçar e cair.',
    },
    comfort:
      'Se hoje você só está no primeiro degrau, sentado, Pedro diz que foi ali que Deus já deu tudo.',
    closing: 'Deus já deu tudo o que é preciso; agora é um passo de cada vez, com ele.',
    words: [
      'divino poder',
      'preciosas promessas',
      'natureza divina',
      'acrescentai',
      'a vossa fe virtude',
      'dominio proprio',
      'amor fraternal',
      'confirmar vosso chamamento',
      'chamado e eleicao',
      'nunca tropecareis',
      'reino eterno',
      'segunda de pedro',
    ],
  },
  {
    verses: '1:12-21',
    key: '1:19',
    title: 'Uma lâmpada em lugar escuro',
    theme: 'a confiança na Escritura',
    themes: ['palavra', 'fe', 'volta', 'espirito'],
    idea: 'Pedro não repetiu lenda: viu e ouviu; e a palavra dos profetas, que veio de Deus pelo Espírito, é a lâmpada que basta para andar no escuro até amanhecer.',
    context:
      'Pedro está velho e sabe que vai morrer logo. Escreve como quem deixa um bilhete: não quero que esqueçam. Havia gente dizendo que a volta de Jesus era invenção. Ele responde com o que viu no monte em que Jesus brilhou (Mateus 17) e com a Escritura.',
    retold: [
      {
        verses: '1:12-15',
        says: 'Pedro quer despertar os irmãos com lembranças enquanto vive, e cuidar que se lembrem depois que ele partir, como Jesus lhe revelou que será em breve.',
      },
      {
        verses: '1:16-18',
        says: 'Pedro não seguiu mitos: foi testemunha ocular da grandeza de Jesus. No santo monte ouviu a voz do Pai: “Este é meu amado Filho, em quem me agrado”.',
      },
      {
        verses: '1:19-21',
        says: 'A palavra dos profetas é como uma luz em lugar escuro, até que o dia clareie. Não veio da vontade humana, pois homens de Deus falaram conduzidos pelo Espírito Santo.',
      },
    ],
    read: {
      verses: '1:12-21',
      how: 'Uma pessoa mais velha lê 12 a 18, como recordação. Apaguem a luz e leiam o 19 com uma lanterna; acendam no 21.',
    },
    observe: [
      {
        ask: 'Por que Pedro repete o que eles já sabem, e por que tem pressa?',
        verses: '1:12-15',
        listen: 'Para despertar e deixar lembrança; vai partir em breve.',
      },
      {
        ask: 'O que ele diz que não fez, e o que diz que foi?',
        verses: '1:16',
        listen: 'Não seguiu mitos; foi testemunha ocular.',
      },
      {
        ask: 'O que viram e ouviram no santo monte?',
        verses: '1:17-18',
        listen: 'Honra e glória; a voz: este é meu amado Filho.',
      },
      {
        ask: 'Com o que se parece a palavra dos profetas, até quando, e de onde ela veio?',
        verses: '1:19-21',
        listen: 'Luz em lugar escuro, até o dia clarear; homens conduzidos pelo Espírito.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro teve uma experiência única na vida. Por que, em vez de mandar todos procurarem uma igual, aponta para a Escritura?',
        verses: '1:18-19',
        listen: 'A experiência passa; a palavra fica e todos a têm.',
        follow: 'O que a gente costuma valorizar mais?',
      },
      {
        ask: 'Lâmpada não é sol. O que ela mostra e o que não mostra a quem anda de noite?',
        verses: '1:19',
        listen: 'O próximo passo, não o mapa inteiro; basta até amanhecer.',
      },
      {
        ask: 'Os autores “falaram conduzidos pelo Espírito Santo”, como barco levado pelo vento. O que nisso é humano e o que é de Deus?',
        verses: '1:21',
        listen: 'Eles falam, com jeito e história próprios; o rumo é de Deus.',
      },
      {
        ask: 'Se nenhuma profecia é “de interpretação particular”, que cuidado isso pede de quem lê sozinho com o celular?',
        verses: '1:20-21',
        listen: 'Não torcer; ler com o Espírito, com a igreja, no contexto.',
      },
    ],
    live: [
      {
        ask: 'Que verdade você já sabe de cor e precisa que alguém o lembre nesta semana?',
        listen: 'Lembrar não é ofensa; Pedro fez isso.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Em que quarto escuro da vida você gostaria de entrar com a lâmpada na mão?',
        listen: 'Decisão, diagnóstico, luto, dúvida.',
      },
      {
        ask: 'Dizem que a Bíblia é lenda. O que você responde, e o que gostaria de saber para responder melhor?',
        listen: 'Dúvida bem-vinda; anotem para procurar.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Qual versículo já foi usado perto de você de um jeito torto, e como leria com a página inteira?',
        listen: 'Sem expor pregador; ler em volta.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Se você soubesse que lhe resta pouco tempo, que frase deixaria escrita para os seus não esquecerem?',
        listen: 'Escrevam mesmo. Pode emocionar.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'A que hora do dia a sua lâmpada fica acesa, e o que apaga?',
        listen: 'Hábito real, sem culpa; mudar de lugar ou de hora.',
        for: ['couples', 'singles', 'adults', 'young'],
      },
      {
        ask: 'O que na Bíblia ainda é escuro demais para você, e como é continuar lendo assim mesmo?',
        listen: 'Não precisa resolver; companhia na leitura.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Faltou luz em casa: qual é o primeiro lugar onde você procura vela ou lanterna, e o que já encontrou no lugar?',
        bridge: 'No escuro, uma luzinha vale muito. Pedro deixou uma.',
      },
      {
        text: 'Que coisa extraordinária você viu com os próprios olhos: eclipse, gol, famoso na fila, bicho raro?',
        bridge: 'Pedro também viu, e contou a vida inteira. Mas deu valor a outra coisa ainda.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Num quarto escuro, acenda só uma vela ou a luz fraca do celular. Espere os olhos se acostumarem.',
      bridge: 'É assim que Pedro descreve a Escritura. Leia o 19 com essa luz.',
    },
    complete: [
      {
        name: 'Para lembrarem sempre',
        text: 'Escreva como Pedro: Vocês já sabem, mas quero lembrar que … . Eu vi com os meus olhos Deus … . Daqui a muitos anos, olhem para … . Assinado: … . Guarde ou entregue.',
      },
      {
        name: 'Até onde a luz alcança',
        text: 'Desenhe um círculo pequeno de luz. Dentro: o que a Palavra já me mostra … . Fora, no escuro: o que ainda não sei … . Na beira do círculo: o próximo passo … .',
      },
    ],
    challenges: [
      {
        do: 'Leia uma página da Bíblia toda noite antes de apagar a luz e grave numa frase o passo que ela iluminou.',
        tell: 'qual frase levou você a fazer alguma coisa.',
      },
      {
        do: 'Peça a um cristão mais velho que conte uma vez em que viu Deus agir, e escreva a história para não se perder.',
        tell: 'a história, em um minuto.',
      },
    ],
    children: {
      truth: 'A Bíblia é luz de Deus para o meu caminho.',
      to7: {
        story:
          'O vovô Pedro estava com a barba branca. Crianças, disse ele, sentem aqui. Eu vi Jesus no monte. O rosto brilhou, a roupa brilhou, e uma voz do céu disse: este é o meu Filho amado! Não é historinha inventada. Eu estava lá! Todos fizeram ooooh! Depois a noite desceu. Como vamos voltar no escuro?, perguntou a menorzinha. O vovô acendeu uma lâmpada: com ela a gente vê o chão, um passo, mais um passo, até o sol nascer. A Palavra de Deus é assim. Deus ajudou as pessoas a escrever. Quem anda com ela não se perde no escuro.',
        activity:
          'Apaguem a luz e façam um caminho com a lanterna até um desenho do sol; a cada passo, digam uma coisa que a Bíblia ensina.',
        questions: [
          'O que Pedro viu no monte?',
          'Para que serve a lâmpada?',
          'Quem ajudou as pessoas a escrever a Bíblia?',
        ],
      },
      to12: {
        story:
          'Pedro estava velho e sabia que logo ia partir. Pegou a pena e escreveu como quem deixa um recado na porta: vocês já sabem, mas eu quero lembrar. Diziam por aí que as histórias de Jesus eram inventadas. Inventadas? Eu estava lá! Subimos o monte, ele brilhou, e a voz do Pai falou: este é o meu Filho amado. Pedro podia ter dito: subam um monte e esperem uma voz. Não disse. Falou da Escritura: ela é uma luz em lugar escuro. Façam bem em prestar atenção, até o dia clarear. De onde vem essa luz? Os profetas não escreveram o que deu na cabeça. Falaram da parte de Deus, levados pelo Espírito Santo, como um barco levado pelo vento. Por isso não dá para pegar um pedacinho e fazer dizer o que a gente quer. Dá para andar. Uma lâmpada não mostra a estrada inteira; mostra o próximo passo. E o próximo basta.',
        activity:
          'Façam um barquinho de papel e soprem uma vela de pano; conversem sobre como Deus conduziu quem escreveu a Bíblia.',
        questions: [
          'Por que Pedro quis deixar um recado?',
          'Por que a Bíblia é como lâmpada e não como sol?',
          'Que passo você precisa enxergar?',
        ],
      },
      challenge:
        'Leia ou ouça um pedaço da Bíblia toda noite e diga em voz alta o que ele iluminou.',
    },
    prayer:
      'Pai, que disseste: este é meu amado Filho, obrigado por quem viu e contou, e pelo Espírito que conduziu a mão dos que escreveram. Anda conosco no escuro. Ensina-nos a não torcer a tua Palavra. Que a estrela da manhã se levante em nós. Amém.',
    leader: {
      lost: 'A discussão pode ir para qual tradução, qual livro, se há erros. Pergunte: que passo a lâmpada mostrou a você? E a interpretação particular não proíbe ninguém de ler em casa; pede que não se faça da Bíblia o que se quer.',
      tender:
        'Há quem tenha sido machucado com a Bíblia na mão de alguém. Não defenda o golpe. Diga que lâmpada é para iluminar o pé, não para bater na cabeça, e leiam juntos, devagar.',
      differ:
        'Sobre quem interpreta com autoridade, as igrejas divergem: católicos e ortodoxos falam do ensino da Igreja; evangélicos, da Escritura que se explica a si mesma, lida em comunidade. Que ela foi inspirada pelo Espírito, todos confessam.',
    },
    comfort:
      'Você não precisa enxergar a estrada. Na noite comprida, uma frase basta: segure uma só, pequena, até clarear. A estrela da manhã tem hora para se levantar.',
    closing: 'Um passo de luz por vez, até amanhecer.',
    words: [
      'testemunhas oculares',
      'mitos criados',
      'santo monte',
      'palavra dos profetas',
      'luz que ilumina em lugar escuro',
      'estrela da manha',
      'interpretacao particular',
      'conduzidos pelo espirito',
      'profecia da escritura',
      'inspiracao das escrituras',
      'voz enviada do ceu',
      'saida do meu tabernaculo',
    ],
  },
  {
    verses: '2:1-22',
    key: '2:9',
    title: 'Fontes sem água',
    theme: 'os falsos mestres e o Deus que livra',
    themes: ['sabedoria', 'fidelidade', 'palavra', 'justica'],
    idea: 'Haverá quem ensine mentira dentro da igreja, por ganância e com palavras bonitas; Deus não cochila: julga quem faz das pessoas mercadoria e sabe livrar, no meio do mal, os que são dele.',
    context:
      'Pedro, perto do fim da vida, lembrou que a palavra de Deus não é invenção (1:16-21). Agora avisa: também haverá imitações. Do versículo 10 em diante descreve esses mestres: prometem liberdade e são escravos, são fontes sem água, seguem Balaão, o profeta que se vendeu. O tom é duro porque há gente sendo enganada.',
    retold: [
      {
        verses: '2:1-3',
        says: 'Pedro avisa que haverá falsos instrutores, que negarão o Senhor que os comprou. Por ganância, farão dos irmãos mercadoria, e a perdição deles não cochila.',
      },
      {
        verses: '2:4-9',
        says: 'Deus não perdoou os anjos que pecaram, nem o mundo antigo, nem Sodoma, mas guardou Noé e livrou Ló. Ele sabe livrar os devotos e reservar os injustos para o julgamento.',
      },
      {
        verses: '2:10-16',
        says: 'Os falsos instrutores são atrevidos, iludem os inconstantes e têm o coração na ganância. Seguem Balaão, o profeta que um animal de carga repreendeu.',
      },
      {
        verses: '2:17-22',
        says: 'Os falsos instrutores são fontes sem água: prometem liberdade e são servos da corrupção. Quem escapou e se deixa vencer de novo acaba pior.',
      },
    ],
    read: {
      verses: '2:1-9',
      how: 'Um lê 1 a 3, o aviso. Outro lê 4 a 8, os exemplos. Todos leem juntos o versículo 9.',
    },
    observe: [
      {
        ask: 'Onde estarão os falsos instrutores, e de que modo trabalham?',
        verses: '2:1',
        listen: 'Entre vós; disfarçadamente, negando o Senhor que os comprou.',
      },
      {
        ask: 'O que os move, e o que fazem das pessoas?',
        verses: '2:3',
        listen: 'Ganância; mercadoria, com palavras inventadas.',
      },
      {
        ask: 'Quem são os dois homens guardados ou livrados no meio dos exemplos de juízo?',
        verses: '2:5, 2:7',
        listen: 'Noé, com outros sete, e Ló.',
      },
      {
        ask: 'O que o Senhor sabe fazer, segundo a conclusão?',
        verses: '2:9',
        listen: 'Livrar os devotos; reservar os injustos para o juízo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que um ensino falso que vem de dentro, disfarçado, fere mais do que um ataque de fora?',
        verses: '2:1-2',
        listen: 'Usa a confiança e o nome de Jesus; o caminho da verdade fica mal falado.',
      },
      {
        ask: '“Vos farão de mercadoria.” Que sinais mostram que uma pessoa virou produto na mão de quem ensina?',
        verses: '2:3',
        listen: 'Vale pelo que dá; não pode perguntar; é descartada.',
        follow: 'E que sinais mostram um pastor que cuida?',
      },
      {
        ask: 'A alma de Ló se atormentava todo dia com o que via. O que Pedro reconhece nesse cansaço?',
        verses: '2:7-8',
        listen: 'Não se acostumar é sinal de vida. Deus viu o cansaço dele.',
      },
      {
        ask: 'Por que, no meio de um aviso tão duro, o ponto de chegada é que o Senhor sabe livrar?',
        verses: '2:9',
        listen: 'Para que o aviso gere vigilância sem pânico.',
        follow: 'Que diferença há entre vigiar e viver desconfiado?',
      },
    ],
    live: [
      {
        ask: 'Que palavra bonita sobre Deus você já comprou e depois viu que era fonte sem água?',
        listen: 'Promessa de troca, de cura garantida, de sucesso. Sem dar nomes.',
      },
      {
        ask: 'Como você confere o que escuta num vídeo de três minutos sobre a Bíblia?',
        listen: 'Ler o texto em volta, perguntar, comparar, esperar.',
        follow: 'Quem você consultaria?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que perguntas uma pessoa deveria poder fazer, sem medo, a quem a ensina?',
        listen: 'Sobre dinheiro, vida, texto, decisões.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'O que você vê todo dia e ainda cansa a sua alma, como cansava a de Ló? O que faz com isso?',
        listen: 'Trabalho, rua, notícias; oração e descanso também são resposta.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'Se alguém já usou o nome de Deus para tirar algo de você, o que ainda precisa de cuidado?',
        listen: 'Sem detalhes; oferecer conversa a sós.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Você que já ensinou ou aconselhou alguém: onde o aplauso ou a vantagem quase mudou a sua fala?',
        listen: 'Humildade: o aviso vale para quem fala.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'De que aperto você pode dizer: o Senhor soube me livrar?',
        listen: 'Uma história curta; pode ser pequena.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a imitação mais malfeita, ou a mais perfeita, que já quase enganou você: um tênis, um perfume, uma receita?',
        bridge: 'Imitação de produto dá raiva. Pedro fala de imitação de palavra de Deus.',
      },
      {
        text: 'Com sede, num dia de calor, você já andou até um bebedouro e não saía água? Conte a cena.',
        bridge: 'Pedro chama certos mestres de fontes sem água. A sede era de verdade.',
      },
    ],
    quiet: {
      text: 'Beba devagar um copo de água, ou lembre do último gole quando a sede era grande.',
      bridge: 'Há fontes secas e há um Senhor que sabe livrar. Leia procurando por ele.',
    },
    complete: [
      {
        name: 'Prova da fonte',
        text: 'Pense num ensino que você ouve muito e complete: Ele me aproxima de Jesus porque … . Ele pede de mim … . Quem ganha com isso é … . Quando pergunto, a resposta é … . A sede que ele mata, ou não mata, é … .',
      },
      {
        name: 'O Senhor sabe',
        text: 'Termine: Como Ló, estou cansado de ver … . O Senhor já me livrou de … . Hoje peço que me livre de … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma frase religiosa que você ouve ou repete muito, leia na Bíblia o capítulo de onde dizem que ela vem e veja se é isso que está escrito.',
        tell: 'a frase e o que você achou no texto.',
      },
      {
        do: 'Agradeça a alguém que ensinou você com verdade e sem interesse, e diga o que aprendeu.',
        tell: 'quem foi e o que aprendeu.',
      },
    ],
    children: null,
    prayer:
      'Senhor que não cochilas, guarda a tua igreja de palavras inventadas, e guarda a nossa boca também. Consola quem foi feito mercadoria em teu nome. Dá-nos sede da tua palavra e olho para conhecer a fonte. Tu sabes livrar: livra-nos. Amém.',
    leader: {
      lost: 'O grupo vai querer dar nomes de pregadores. Combine: hoje ninguém é citado. Os anjos do versículo 4 e Sodoma também puxam a conversa para longe; são exemplos de uma frase só: Deus julga e Deus livra.',
      tender:
        'Abuso espiritual, financeiro ou sexual por líderes é ferida comum e escondida. Se alguém contar, acredite, não defenda a instituição e ajude a denunciar (Disque 100, Ligue 180, polícia). Os versículos 20 a 22 assustam quem recaiu: quem chora por ter caído não é de quem o texto fala.',
      differ:
        'Sobre os que escaparam do mundo e voltaram (2:20-22), uns entendem que se pode perder a salvação; outros, que eram discípulos só na aparência. E o Senhor que os comprou é lido de modos diferentes por quem crê que Cristo morreu por todos e por quem crê que morreu pelos eleitos.',
    },
    comfort:
      'Ló estava cansado do que via, e foi desse homem cansado que Deus se lembrou. O Senhor sabe livrar. Você não precisa saber como; ele sabe.',
    closing: 'O Senhor não cochila, e sabe livrar os seus.',
    words: [
      'falsos mestres',
      'falsos instrutores',
      'falsos profetas entre o povo',
      'heresias de perdicao',
      'farao de vos mercadoria',
      'fontes sem agua',
      'caminho de balaao',
      'justo lo',
      'sabe livrar os piedosos',
      'prometendo lhes liberdade',
      'cao voltou ao seu vomito',
      'porca lavada',
    ],
  },
  {
    verses: '3:8-13',
    key: '3:9',
    title: 'A demora que tem nome',
    theme: 'a paciência de Deus e a vinda do Senhor',
    themes: ['espera', 'esperanca', 'arrependimento', 'santidade'],
    idea: 'O que parece atraso é a paciência de Deus, que quer que todos se arrependam; e quem espera novos céus e nova terra já vive hoje no jeito de lá.',
    context:
      'Passaram-se anos desde que Jesus subiu, e havia quem zombasse: onde está a promessa da vinda dele? Tudo continua igual! (3:4). Pedro responde que Deus já falou e agiu antes, na criação e no dilúvio, e que ele não está atrasado.',
    retold: [
      {
        verses: '3:8-9',
        says: 'Para o Senhor, um dia é como mil anos. Ele não é tardio na promessa, mas paciente, porque não quer que alguns pereçam, e sim que todos venham ao arrependimento.',
      },
      {
        verses: '3:10-12',
        says: 'O dia do Senhor virá como um ladrão, diz Pedro, e os céus e a terra queimarão. Por isso ele pede um comportamento santo a quem espera esse dia.',
      },
      {
        verses: '3:13',
        says: 'Pedro diz que, segundo a promessa de Deus, aguardamos novos céus e nova terra, em que a justiça habita.',
      },
    ],
    read: {
      verses: '3:8-13',
      how: 'Alguém lê antes, de fora, a zombaria do versículo 4. Depois o grupo responde lendo de 8 a 13, uma pessoa por versículo.',
    },
    observe: [
      {
        ask: 'Como é o relógio de Deus no versículo 8?',
        verses: '3:8',
        listen: 'Um dia como mil anos, mil anos como um dia.',
      },
      {
        ask: 'Que nome Pedro dá ao que outros chamam de atraso, e o que Deus deseja com isso?',
        verses: '3:9',
        listen: 'Paciência; que ninguém pereça e todos cheguem ao arrependimento.',
      },
      {
        ask: 'O que se desfaz naquele dia, e o que vem segundo a promessa?',
        verses: '3:10, 3:12-13',
        listen: 'Céus, elementos, obras; novos céus e nova terra em que habita a justiça.',
      },
      {
        ask: 'No meio da descrição há uma pergunta sobre nós. De que ela trata?',
        verses: '3:11-12',
        listen: 'De como devemos ser: santo comportamento e piedade, esperando.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a figura do ladrão à noite combina com paciência, em vez de com um calendário?',
        verses: '3:9-10',
        listen: 'Há tempo, mas não se sabe quanto; por isso nem pânico nem adiamento.',
      },
      {
        ask: 'A demora é “para conosco”. O que isso conta a quem reclama que Deus demora com os outros?',
        verses: '3:9',
        listen: 'Nós também só estamos aqui porque ele esperou.',
        follow: 'Quem mais você quer que ele espere?',
      },
      {
        ask: 'Pedro não diz que tudo acaba: diz que haverá terra nova onde “a justiça habita”. O que vale a pena fazer, se é esse o fim?',
        verses: '3:11-13',
        listen: 'O que combina com a justiça não se perde.',
      },
    ],
    live: [
      {
        ask: 'O que você já disse que Deus estava demorando a fazer, e como a palavra paciência muda essa conta?',
        listen: 'Pode não mudar ainda. Ouça a espera.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Vídeos de fim do mundo rendem muitos cliques. O que este texto faz com o medo que eles deixam?',
        listen: 'Pedro termina em casa nova e justiça, não em susto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que conversa de acerto você vem deixando para depois como se o tempo fosse garantido?',
        listen: 'Um nome e um dia. Sem contar o assunto.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Por quem vocês oram há anos, e como a paciência de Deus sustenta essa oração?',
        listen: 'Orem pelo nome já, se quiserem.',
        for: ['couples', 'elderly', 'parents'],
      },
      {
        ask: 'Se na terra nova mora a justiça, que pedacinho dela a nossa igreja pode ensaiar neste bairro?',
        listen: 'Algo que se veja: salário certo, reforço escolar, visita.',
        for: ['long-believers'],
      },
      {
        ask: 'Lembre alguém que teve paciência até você mudar de ideia. O que essa pessoa fez enquanto esperava?',
        listen: 'A resposta costuma descrever Deus sem perceber.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Mil anos como um dia: o que você gostaria que Deus soubesse sobre como o tempo passa no luto?',
        listen: 'Só ouvir. O tempo do luto é outro relógio.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior espera da sua vida em fila, ônibus ou médico, e o que você aprontou para passar o tempo?',
        bridge: 'Havia gente cansada de esperar Jesus. Pedro explica a demora.',
      },
      {
        text: 'Pontual, atrasado de cinco minutos ou de meia hora: qual é a sua fama, e qual foi a desculpa campeã?',
        bridge: 'Uns diziam que Deus tinha perdido a hora. Vejamos a resposta.',
        for: ['young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe um ponteiro ou o relógio do telefone até completar um minuto inteiro, sem fazer mais nada.',
      bridge: 'Comprido, não foi? Leia sobre quem espera sem se cansar de nós.',
    },
    complete: [
      {
        name: 'Dois relógios',
        text: 'Desenhe dois relógios. No meu, já passou da hora de … . No de Deus, talvez ainda seja tempo de … . Enquanto espero, eu … .',
      },
      {
        name: 'Ensaio da casa nova',
        text: 'Complete: onde a justiça mora, ninguém mais … . Lá, quem … vai … . Nesta semana posso ensaiar isso com … .',
      },
    ],
    challenges: [
      {
        do: 'Faça hoje um acerto que você adiava: devolva, pague, peça desculpa ou diga a verdade.',
        tell: 'há quanto tempo estava na gaveta.',
      },
      {
        do: 'Cada vez que tiver de esperar nesta semana, fila ou semáforo, ore por alguém por quem Deus está esperando.',
        tell: 'quantas esperas viraram oração.',
      },
    ],
    children: {
      truth: 'Deus é paciente e vai fazer tudo novo.',
      to7: {
        story:
          'Jesus prometeu voltar. Os amigos esperavam, esperavam. Algumas pessoas riam: cadê ele? Acho que não vem! Pedro respondeu: ele vem, sim! Deus não está atrasado. Deus é paciente. Sabe por quê? Ele está esperando mais gente chegar! Ele não quer que ninguém fique de fora. Para Deus, mil anos são como um dia. E que surpresa ele está preparando! Céu novo, terra nova, onde todo mundo faz o que é bom e ninguém machuca ninguém. Enquanto esperamos, vamos viver já do jeitinho de Jesus.',
        activity:
          'Ponham a mesa para um lanche e esperem até o último chegar para começar. Enquanto isso, desenhem a terra nova. Conversem: como é bom ser esperado!',
        questions: [
          'O que as pessoas que riam diziam?',
          'Por que Deus está esperando?',
          'O que você desenharia na terra nova?',
        ],
      },
      to12: {
        story:
          'A van da escola só sai quando todos entram. Um dia o Caio se atrasou, e os colegas gritavam: vamos embora! O motorista olhou pelo espelho e disse: eu não estou atrasado; estou esperando. Pedro explica assim a demora de Jesus. Uns zombavam: ele prometeu voltar, e nada! Pedro respondeu: Deus não se atrasa. Para ele, mil anos são como um dia. Ele é paciente, porque não quer que ninguém se perca; quer que todos se voltem para ele. Mas o dia vai chegar sem aviso marcado. O que está errado vai passar, e Deus vai dar novos céus e nova terra, onde mora a justiça. Então, disse Pedro, vivam desde já como gente de lá. Aliás, o Caio chegou correndo. Ele agradeceu muito a espera.',
        activity:
          'Em grupo, inventem as regras de um bairro onde a justiça mora. Escolham uma para começar na casa de cada um.',
        questions: [
          'O que o motorista quis dizer?',
          'O que Deus quer enquanto espera?',
          'Que regra da terra nova você pode viver já?',
        ],
      },
      challenge: 'Espere alguém com paciência, sem reclamar, uma vez por dia.',
    },
    prayer:
      'Senhor, obrigado porque esperaste por nós. Tem paciência com quem amamos e ainda está longe. Tira de nós a zombaria e o medo, e ensina-nos a viver hoje como gente da casa onde a justiça mora. Amém.',
    leader: {
      lost: 'O fogo do versículo 10 puxa para previsões e notícias. A pergunta de Pedro é outra: que tipo de gente devemos ser enquanto isso?',
      tender:
        'Crianças, adolescentes e gente ansiosa podem ter medo do fim do mundo. Fale mais do 9 e do 13 que do 10. Quem tem um parente que morreu sem dizer que cria não precisa de sentença; fique com a misericórdia que o texto mostra.',
      differ:
        'Uns entendem que esta terra será destruída e outra criada; outros, que será purificada pelo fogo e renovada. Sobre não querer que alguns pereçam, há quem leia todos como cada ser humano, e quem leia como todos os que Deus chama, os a quem a carta fala.',
    },
    comfort:
      'Você pode estar cansado de esperar. Deus, que é paciente, não se ofende com o seu cansaço.',
    closing: 'Ele não está atrasado. Está esperando mais alguém.',
    words: [
      'mil anos como um dia',
      'um dia para o senhor',
      'nao e tardio',
      'nao retarda',
      'longanimo',
      'nenhum pereca',
      'como um ladrao',
      'novos ceus',
      'nova terra',
      'habita a justica',
      'escarnecedores',
      'segunda de pedro',
    ],
  },
]
