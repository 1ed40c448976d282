import type { BookPassages } from '../passage.ts'

export const JAS: BookPassages = [
  {
    verses: '1:2-12',
    key: '1:5',
    title: 'O que a prova vai fazendo',
    theme: 'as provações e a sabedoria',
    themes: ['sofrimento', 'sabedoria', 'fe'],
    idea: 'A provação não é boa, mas Deus trabalha dentro dela; e quem não sabe como atravessá-la pode pedir sabedoria a quem dá sem jogar na cara.',
    context:
      'Tiago escreve a cristãos de origem judaica espalhados longe de casa, muitos pobres e explorados por gente rica. É uma carta de conselhos curtos e de imagens fortes. Ele começa sem rodeios pelo assunto que todos tinham em comum: a dificuldade.',
    read: {
      verses: '1:2-12',
      how: 'Três leitores: o da prova (2-4), o do pedido (5-8) e o da flor (9-11). O 12 é dito por todos.',
    },
    observe: [
      {
        ask: 'Que corrente de acontecimentos vai da provação até a pessoa completa?',
        verses: '1:2-4',
        listen: 'Prova, perseverança, maturidade; leva tempo.',
      },
      {
        ask: 'De que maneira Deus dá a sabedoria a quem pede?',
        verses: '1:5',
        listen: 'Com generosidade, a todos, e sem repreender.',
      },
      {
        ask: 'Que imagens da natureza Tiago usa, e do que cada uma fala?',
        verses: '1:6, 1:10-11',
        listen: 'Onda para quem vai e volta; flor para a riqueza que passa.',
      },
    ],
    interpret: [
      {
        ask: 'Tiago não manda achar a dor alegre. Onde, no texto, a alegria se apoia?',
        verses: '1:2-4',
        listen: 'No que Deus faz por meio dela, que se sabe, e nem sempre se sente.',
      },
      {
        ask: 'Por que, logo depois de falar de provações, ele fala em pedir sabedoria e não em pedir alívio?',
        verses: '1:4-5',
        listen: 'Na prova, o que mais falta é saber o que fazer; alívio também se pode pedir.',
        follow: 'Que pergunta prática você faria a Deus sobre o seu aperto?',
      },
      {
        ask: 'Duvidar, aqui, é ter perguntas ou é outra coisa?',
        verses: '1:6-8',
        listen: 'É ter duas mentes, querer e não querer Deus; perguntas honestas cabem na fé.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa há em você hoje que não existiria sem um tempo ruim?',
        listen: 'Não obrigue ninguém a agradecer pela dor.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando você erra ou não entende, quem ensina sem jogar na cara, e como é a diferença?',
        listen: 'Compare com o jeito de Deus no versículo 5.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que decisão vocês dois estão como a onda, um dia para lá e outro para cá?',
        listen: 'Pode virar pedido de oração do casal.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que o dinheiro, sobrando ou faltando, tem feito com a sua ideia de quem você é?',
        listen: 'Tiago fala aos dois: o pobre tem honra, o rico passa.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Se Deus não repreende quem pergunta, que pergunta você faria a ele hoje?',
        listen: 'Anote as perguntas; não responda a todas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você gostaria que ninguém mais dissesse a quem está sofrendo?',
        listen: 'Que o grupo aprenda; ouça sem se defender.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a receita, conserto ou montagem em que você descobriu, no meio, que não sabia o que estava fazendo?',
        bridge: 'Tiago fala com gente no meio de uma coisa difícil e diz a quem perguntar.',
      },
      {
        text: 'Que professor, técnico ou chefe exigia muito de você e hoje você até agradece?',
        bridge: 'Tiago diz que a prova produz alguma coisa em nós. Vamos ver o quê.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé sobre um pé só, perto de uma parede, por quinze segundos. Sinta os pequenos ajustes que o corpo faz para não cair.',
      bridge: 'Perseverar se parece com isso: muitos ajustes pequenos. Leia com calma.',
    },
    complete: [
      {
        name: 'Pedido sem vergonha',
        text: 'Escreva: Senhor, neste aperto que se chama… eu não sei como… Já tentei… O que mais me confunde é… Dá-me sabedoria para o próximo passo, que talvez seja…',
      },
      {
        name: 'Linha da prova',
        text: 'Trace uma linha do tempo de uma dificuldade que passou. Como entrei: … O que quase me fez largar: … Quem segurou comigo: … O que ficou em mim: …',
      },
    ],
    challenges: [
      {
        do: 'Peça sabedoria a Deus, com o versículo 5, todos os dias, pelo mesmo problema, e converse sobre ele com uma pessoa mais experiente até sábado.',
        tell: 'que passo ficou mais claro e de onde veio a luz.',
      },
      {
        do: 'Ajude alguém em prova com uma coisa prática que encurte a carga, como uma fila, uma conta ou uma tarde com as crianças.',
        tell: 'o que você viu de perseverança naquela pessoa.',
      },
    ],
    children: {
      truth: 'Quando não sei o que fazer, Deus me ensina.',
      to7: {
        story:
          'Tiago tinha amigos que moravam longe e passavam por dias difíceis. Ele escreveu uma carta: queridos amigos, quando vier uma coisa difícil, Deus vai ajudar vocês a ficarem fortes, como a perninha de quem aprende a andar. Cai, levanta, cai, levanta, e um dia anda! E se vocês não souberem o que fazer? Perguntem a Deus! Deus não fica bravo com quem pergunta. Ele não diz: de novo? Ele gosta de ensinar. Os amigos leram a carta, deram as mãos e oraram: Deus, ensina a gente! E Deus ensinou.',
        activity:
          'Façam uma linha com barbante no chão. As crianças andam em cima dela; quem se desequilibra pede ajuda e um amigo dá a mão. No fim digam juntos: Deus me ensina.',
        questions: [
          'Para quem Tiago escreveu?',
          'O que Deus faz quando a gente pergunta?',
          'Em que coisa difícil você quer a ajuda de Deus?',
        ],
      },
      to12: {
        story:
          'Aprender a andar de bicicleta parece impossível no começo. A roda balança, o joelho rala e dá vontade de largar. Mas cada tentativa ensina alguma coisa ao corpo. Tiago escreveu a cristãos que passavam por dificuldades de verdade: eram pobres, viviam longe da terra deles e eram tratados com injustiça. Ele não disse que aquilo era gostoso. Disse que Deus podia usar até aquilo para deixá-los firmes por dentro. E se alguém não souber o que fazer? Aí vem a parte de que muita gente gosta mais: peça sabedoria a Deus, que dá a todos com generosidade e não fica jogando na cara. Já pensou num professor que nunca diz: de novo essa pergunta? Deus é assim. Só não vale pedir com um olho e fugir com o outro, como uma onda que vai e volta com o vento. Quem ama a Deus e continua receberá dele a coroa da vida.',
        activity:
          'Em duplas, um tenta desenhar com a mão que não usa; o outro ensina com paciência, sem caçoar. Trocam e contam como foi ser ensinado assim.',
        questions: [
          'O que as dificuldades podem produzir na gente?',
          'Como Deus trata quem pergunta?',
          'Em que situação você precisa de sabedoria nesta semana?',
        ],
      },
      challenge: 'Quando não souber o que fazer, pare, ore e pergunte a um adulto de confiança.',
    },
    prayer:
      'Deus generoso, que não jogas na cara, dá-nos sabedoria para o aperto que temos. Segura quem balança como onda. Termina em nós o que a dificuldade começou, e alivia quem já não aguenta.',
    leader: {
      lost: 'O versículo 2 pode virar obrigação de sorrir. Diga cedo que Tiago fala do que se sabe sobre Deus, não do que se deve sentir.',
      tender:
        'Violência e abuso não são prova a suportar calado. Se algo assim surgir, diga que Deus quer a pessoa segura e procure ajuda: Ligue 180, Disque 100. Quem fala em não aguentar mais precisa de companhia e do 188.',
    },
    comfort:
      'Se a única coisa que você tem hoje é não saber, já tem por onde começar: há quem dê sem reclamar de você ter pedido.',
    closing: 'Pergunte de novo amanhã: ele não vai suspirar.',
    words: [
      'provac',
      'perseveranca',
      'falta de sabedoria',
      'sabedoria',
      'peca a deus',
      'onda do mar',
      'dupla mentalidade',
      'flor da erva',
      'coroa da vida',
      'tiago',
      'liberalmente',
    ],
  },
  {
    verses: '1:19-27',
    key: '1:22',
    title: 'Do espelho para a rua',
    theme: 'ouvir e praticar',
    themes: ['obediencia', 'palavra', 'lingua'],
    idea: 'Ouvir de verdade a palavra de Deus é deixar que ela freie a boca, baixe a ira e ponha as mãos a serviço de quem está desamparado.',
    context:
      'Tiago acabou de dizer que todo bom presente vem do Pai, que nos fez nascer pela palavra. Agora mostra o que essa palavra faz num dia comum. Órfãos e viúvas, naquele tempo, não tinham renda, voz nem quem os defendesse.',
    read: {
      verses: '1:19-27',
      how: 'Passem um espelho de mão em mão. Quem o recebe se olha, lê um versículo e entrega ao próximo.',
    },
    observe: [
      {
        ask: 'Que três velocidades Tiago recomenda, e para quê?',
        verses: '1:19',
        listen: 'Depressa para ouvir; devagar para falar e para a ira.',
      },
      {
        ask: 'O que faz o homem diante do espelho, e com quem ele se parece?',
        verses: '1:23-24',
        listen: 'Olha, sai e esquece, como quem ouve e não pratica.',
      },
      {
        ask: 'Quais são as marcas da religião pura, segundo o último versículo?',
        verses: '1:26-27',
        listen: 'Língua contida, cuidado com desamparados, vida guardada.',
      },
    ],
    interpret: [
      {
        ask: 'Por que “a ira humana não cumpre a justiça de Deus”, mesmo quando temos razão?',
        verses: '1:19-20',
        listen: 'Ira quer vencer; a justiça de Deus quer consertar.',
        follow: 'Que conserto a sua última ira produziu?',
      },
      {
        ask: 'Tiago chama a lei de Deus de lei da liberdade. Como um mandamento pode libertar alguém?',
        verses: '1:25',
        listen: 'Solta da ira, da língua e do impulso que nos mandam.',
      },
      {
        ask: 'Por que visitar órfãos e viúvas pesa mais, para ele, do que parecer religioso?',
        verses: '1:26-27',
        listen: 'Ali não há troca nem plateia; o amor fica visível.',
      },
    ],
    live: [
      {
        ask: 'Com quem você é mais rápido para falar do que para ouvir?',
        listen: 'Costuma ser alguém de casa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você já respondeu no impulso, numa mensagem, e daria tudo para não ter enviado?',
        listen: 'Basta contar a sensação, sem o conteúdo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que hora do dia a ira entra na casa de vocês, e o que daria para mudar nessa hora?',
        listen: 'Fome, cansaço e trânsito ajudam a explicar; agressão é outra conversa, a sós.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que pregação ou texto você elogiou neste ano e ainda não fez nada com ele?',
        listen: 'Os de casa costumam rir e depois pensar.',
        for: ['long-believers'],
      },
      {
        ask: 'O que alguém que não crê precisaria ver em nós para achar a nossa religião verdadeira?',
        listen: 'Ouça os visitantes primeiro.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem visitou você na aflição, e o que fez de bom nessa visita?',
        listen: 'O grupo aprende a visitar com essa resposta.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já passou um dia inteiro com o rosto sujo, a roupa do avesso ou alface no dente sem ninguém avisar?',
        bridge: 'Tiago fala de um homem que se viu no espelho e saiu sem arrumar nada.',
      },
      {
        text: 'Que manual ou bula você nunca leu e se arrependeu amargamente?',
        bridge: 'Pior do que não ler é ler e não fazer. O texto mexe com isso.',
        for: ['adults', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe-se num espelho por um minuto inteiro, sem arrumar nada. O que o rosto conta sobre a sua semana?',
      bridge: 'A palavra de Deus é outro espelho. Leia e não saia correndo.',
    },
    complete: [
      {
        name: 'Radar de velocidade',
        text: 'Dê de zero a dez à sua velocidade nesta semana. Para ouvir: … Para falar: … Para irar-me: … O trecho em que levei multa foi… A placa que vou pôr ali: …',
      },
      {
        name: 'Do ouvido à mão',
        text: 'Escreva três linhas. Uma palavra de Deus que ouvi e não esqueci: … O que ela mostra em mim: … O que vou fazer com ela, com quem e em que dia: …',
      },
    ],
    challenges: [
      {
        do: 'Visite até domingo uma pessoa viúva, órfã ou sozinha, leve algo simples e ouça mais do que fala.',
        tell: 'o que você aprendeu ouvindo.',
      },
      {
        do: 'Espere dez minutos no relógio antes de responder a qualquer mensagem que dê raiva, por sete dias.',
        tell: 'quantas respostas mudaram nesses dez minutos.',
      },
    ],
    children: {
      truth: 'Eu ouço a palavra de Deus e faço.',
      to7: {
        story:
          'Um homem acordou e olhou no espelho. Xiii! O rosto estava todo sujo de chocolate. Ele viu, mas saiu de casa e esqueceu! Andou na rua com o rosto sujinho. Tiago, um amigo de Jesus, contou isso e disse: não seja assim! A Bíblia é como um espelho. Ela mostra o que precisa mudar. Aí a gente faz! Por exemplo: ouvir bastante, falar com carinho e não ficar bravo depressa. E também visitar quem está sozinho. Uma menina ouviu isso, levou um bolo para a vovó da casa ao lado e deu um abraço. Ela ouviu e fez!',
        activity:
          'Pintem um pontinho de tinta ou creme no nariz de cada criança. Elas se olham no espelho e limpam. Depois um adulto diz uma boa ação, e todos fazem na hora.',
        questions: [
          'O que o homem esqueceu de fazer?',
          'O que a menina levou para a vovó?',
          'O que você vai fazer para ajudar alguém?',
        ],
      },
      to12: {
        story:
          'Imagine que você se olha no espelho e vê pasta de dente na bochecha. O que faz? Limpa, claro. Tiago conta de alguém que olhou, virou as costas e esqueceu. Engraçado, né? Mas ele diz que a gente faz igual quando escuta a palavra de Deus, acha linda e não muda nada. Então Tiago dá exemplos bem práticos. Orelhas rápidas: preste atenção no outro. Boca lenta: pense antes de falar. Raiva mais lenta ainda: ela promete consertar as coisas e geralmente quebra mais. Depois ele fala de mãos e pés. Naquele tempo, crianças sem pais e mulheres sem marido ficavam sem comida e sem defesa. Tiago diz que a religião de que Deus gosta é ir até quem está sofrendo e cuidar. Não adianta cantar alto no culto e tratar mal quem está do lado. A palavra entra pelo ouvido e precisa sair pela mão.',
        activity:
          'Brinquem de telefone sem fio com uma ordem de boa ação; o último tem de fazer o que ouviu. Conversem sobre o que se perdeu no caminho.',
        questions: [
          'Por que o espelho não adiantou para aquele homem?',
          'O que a raiva costuma quebrar?',
          'Quem você conhece que gostaria de receber uma visita?',
        ],
      },
      challenge: 'Antes de responder com raiva, respire três vezes.',
    },
    prayer:
      'Senhor, faze-nos rápidos para ouvir e lentos para ferir. Planta em nós a tua palavra até que ela chegue às mãos. Leva-nos a quem está só, e que a nossa fé tenha cheiro de cuidado.',
    leader: {
      lost: 'O grupo gosta de falar de praticar e sai sem nada marcado. Antes de orar, pergunte quem, quando e o quê.',
      tender:
        'Quem vive com alguém de ira perigosa não deve ouvir que precisa calar mais. Segurança primeiro: Ligue 180 e Disque 100. Para quem já perdeu pais ou cônjuge, a palavra viúva pode doer; trate pelo nome.',
    },
    comfort:
      'Se você é hoje quem precisa de visita, este texto não lhe cobra nada: ele manda alguém bater à sua porta.',
    closing: 'O espelho ficou na sala; o que ele mostrou vai com a gente.',
    words: [
      'praticantes',
      'ouvintes',
      'espelho',
      'pronto para ouvir',
      'tardio',
      'ira humana',
      'lei da liberdade',
      'orfaos',
      'viuvas',
      'religiao pura',
      'tiago',
    ],
  },
  {
    verses: '3:1-12',
    key: '3:10',
    title: 'Uma faísca na boca',
    theme: 'as palavras que dizemos',
    themes: ['lingua', 'sabedoria', 'santidade'],
    idea: 'A língua é pequena e dirige a vida inteira; por isso precisa de um dono melhor do que o nosso impulso, para que da mesma boca não saiam louvor e ferida.',
    context:
      'Tiago fala a comunidades em que muitos queriam ensinar e discutir. Sem microfone nem internet, a palavra falada já podia destruir uma casa. Ele junta cavalo, navio, incêndio, fonte e figueira para dizer uma coisa só.',
    read: {
      verses: '3:1-12',
      how: 'Distribuam as figuras: cavalo, navio, fogo, bichos, fonte e figueira. Cada pessoa lê o versículo da sua figura, e o 9 e o 10 são de todos.',
    },
    observe: [
      {
        ask: 'Que coisas pequenas dirigem ou destroem coisas grandes neste texto?',
        verses: '3:3-5',
        listen: 'Freio, leme, faísca.',
      },
      {
        ask: 'Quem o ser humano conseguiu domar, e o que não conseguiu?',
        verses: '3:7-8',
        listen: 'Todos os bichos; a própria língua, não.',
      },
      {
        ask: 'Que contradição sai da mesma boca?',
        verses: '3:9-10',
        listen: 'Bendiz a Deus e amaldiçoa quem é semelhante a ele.',
      },
    ],
    interpret: [
      {
        ask: 'Se “nenhum ser humano consegue dominar a língua”, por que Tiago escreve sobre isso?',
        verses: '3:8, 3:10',
        listen: 'Para nos levar a pedir ajuda, não a desistir.',
      },
      {
        ask: 'Por que ofender uma pessoa teria a ver com Deus?',
        verses: '3:9',
        listen: 'Ela traz a semelhança dele; a ofensa o alcança.',
        follow: 'Que pessoa você esquece que se parece com Deus?',
      },
      {
        ask: 'A fonte e a figueira mostram que a boca revela o que está atrás dela. O que, então, precisa ser tratado?',
        verses: '3:11-12',
        listen: 'O manancial: o coração de onde a fala jorra.',
      },
    ],
    live: [
      {
        ask: 'Que frase dita por alguém há muitos anos ainda dirige alguma coisa em você?',
        listen: 'Pode ser uma frase boa; não insista nas ruins.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Qual brincadeira do seu grupo já deixou de ser brincadeira para alguém?',
        listen: 'Atenção a quem sofre em silêncio; procure depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual frase está proibida entre vocês dois daqui para a frente, e o que dirão no lugar?',
        listen: 'Sempre, nunca e igual à sua mãe são boas candidatas.',
        for: ['couples'],
      },
      {
        ask: 'Que palavra o seu filho ouve mais da sua boca, e qual gostaria que fosse?',
        listen: 'Dá para começar no café da manhã.',
        for: ['parents'],
      },
      {
        ask: 'Quem ensina ou lidera fala muito. Onde a sua fala na igreja já acendeu um fogo, e como apagá-lo?',
        listen: 'Reparar inclui voltar às pessoas que ouviram.',
        for: ['long-believers'],
      },
      {
        ask: 'O que mudou ou precisa mudar no seu jeito de falar desde que conheceu Jesus?',
        listen: 'Cuidado para não virar lista de palavrões.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que palavra dita a quem se foi você agradece ter dito, e que frase tem consolado?',
        listen: 'Se vier remorso, ouça e ore; não discuta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior gafe que já saiu da sua boca, daquelas que fazem a sala inteira ficar muda?',
        bridge: 'Tiago diz que todos tropeçamos no que falamos. Estamos em boa companhia.',
      },
      {
        text: 'Áudio de cinco minutos, mensagem curtinha ou ligação: como você prefere falar, e o que isso já causou?',
        bridge: 'Mudou o aparelho, a língua é a mesma. Vamos ouvir quem a conhecia bem.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe dois minutos sem dizer nem digitar nada. Repare nas frases que querem sair.',
      bridge: 'Cada uma é uma faísca ou um copo de água. Leia o texto com elas por perto.',
    },
    complete: [
      {
        name: 'Leme do dia',
        text: 'Escreva para onde as suas palavras levaram hoje. A conversa da manhã foi para… A do trabalho ou estudo foi para… A da noite foi para… Amanhã quero virar o leme em…',
      },
      {
        name: 'Água da mesma fonte',
        text: 'Desenhe uma fonte com dois canos. Água doce que dei a alguém nesta semana: … Água amarga: … Lá no fundo, o que há na nascente: … O pedido que faço a Deus sobre ela: …',
      },
    ],
    challenges: [
      {
        do: 'Fique três dias sem falar de nenhuma pessoa ausente, a não ser para o bem dela.',
        tell: 'em que hora e com quem foi mais difícil.',
      },
      {
        do: 'Diga pessoalmente uma palavra boa e verdadeira a cinco pessoas, uma por dia, incluindo alguém que não espera ouvi-la de você.',
        tell: 'qual das cinco mudou de rosto ao ouvir.',
      },
    ],
    children: {
      truth: 'Deus ajuda minha boca a dizer palavras boas.',
      to7: {
        story:
          'Tiago perguntou: o que é pequenininho e manda num cavalo grandão? O freio na boca dele! E o que é pequeno e vira um navio enorme? O leme! E na gente? A língua! Ela é pequena, mas faz coisas grandes. Um dia um menino disse ao amigo: você é chato! O amigo ficou triste e foi embora. O menino viu e pensou: Deus, ajuda a minha boca! Então correu e falou: desculpa, eu gosto de você. O amigo sorriu, e os dois brincaram de novo. Palavra boa é como água fresquinha!',
        activity:
          'As crianças andam como um navio em fila, e a primeira é o leme. Toda vez que o adulto diz uma palavra boa, o navio anda; quando diz uma palavra que machuca, ele para.',
        questions: [
          'O que vira o navio grande?',
          'Como o amigo ficou com a palavra ruim?',
          'Que palavra boa você quer dizer a alguém?',
        ],
      },
      to12: {
        story:
          'Faça a conta: quanto pesa a sua língua? Menos que uma maçã. Mesmo assim Tiago diz que ela parece o freio do cavalo, o leme do navio e uma faísca na floresta. O freio é pequeno e vira um animal forte. O leme é pequeno e vira um barco no meio da ventania. A faísca é pequena e queima um bosque inteiro. Uma frase pode alegrar um dia ou estragar uma amizade. Tiago ainda brinca: os humanos já domaram leões, aves e bichos do mar, mas ninguém doma a própria língua sozinho. E o mais estranho é que, com a mesma boca, a gente canta para Deus e depois xinga uma pessoa que Deus fez parecida com ele. Uma fonte dá água doce e amarga ao mesmo tempo? A figueira dá azeitona? Então não pode ser assim. Se a água sai ruim, é preciso cuidar da nascente. Por isso a gente pede a Deus que cuide do coração.',
        activity:
          'Apertem um pouco de pasta de dente num prato e tentem pôr de volta com um palito. Falem das palavras que, depois de saírem, não voltam.',
        questions: [
          'Por que a língua parece um leme?',
          'O que fazer quando uma palavra ruim já saiu?',
          'Em quem você pode pôr água doce amanhã?',
        ],
      },
      challenge: 'Diga uma palavra boa por dia a alguém da sua casa.',
    },
    prayer:
      'Senhor, põe a mão no nosso leme. Apaga os fogos que acendemos e cura quem saiu queimado. Limpa a nascente, para que a boca que te louva seja boa com quem se parece contigo.',
    leader: {
      lost: 'Vira fácil uma noite sobre palavrões ou sobre a fofoca dos outros. Traga de volta ao manancial e à própria boca, com humor.',
      tender:
        'Há quem tenha sido humilhado por palavras durante anos. Não exponha, não peça que repita o que ouviu, e diga que violência verbal também é violência; Ligue 180 e Disque 100 atendem esses casos.',
    },
    comfort:
      'Se as palavras dos outros queimaram você, há outra fonte. Fique hoje perto de quem fala baixo e com carinho, e deixe que Deus lhe diga o seu nome.',
    closing: 'Que a próxima palavra de cada um seja um copo de água.',
    words: [
      'lingua',
      'freio',
      'leme',
      'navio',
      'faisca',
      'bosque',
      'incendeia',
      'veneno',
      'fonte',
      'figueira',
      'maldicao',
      'tiago',
    ],
  },
]
