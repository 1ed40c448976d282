import type { BookPassages } from '../passage.ts'

export const SECOND_THESSALONIANS: BookPassages = [
  {
    verses: '2:1-17',
    key: '2:15',
    title: 'Não se abalem',
    theme: 'firmes diante do engano',
    themes: ['volta', 'esperanca', 'palavra', 'medo'],
    idea: 'Antes que Jesus venha, o mal ainda vai fazer barulho e enganar muita gente; mas ele cai com um sopro, e quem foi amado por Deus fica firme na verdade que recebeu.',
    context:
      'Circulava em Tessalônica uma notícia, dita ser de Paulo, de que o dia do Senhor já chegara. Houve pânico. Paulo lembra o que ensinara de viva voz: antes vem a apostasia e aparece um homem que se põe no lugar de Deus, a quem Jesus destruirá só com o sopro da boca (2:3-12). Depois fala do que Deus já fez pelos leitores.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Paulo pede que ninguém se abale com notícias sobre o dia de Cristo. Antes se manifesta o homem do pecado, que se senta no templo como se fosse Deus.',
      },
      {
        verses: '2:5-8',
        says: 'Paulo lembra que algo ainda detém esse homem, embora a injustiça já esteja em ação. Quando for revelado, o Senhor o aniquilará ao aparecer.',
      },
      {
        verses: '2:9-12',
        says: 'Aquele injusto engana com sinais falsos quem não recebeu o amor da verdade. Deus envia o erro aos que tiveram prazer na injustiça, e são condenados.',
      },
      {
        verses: '2:13-17',
        says: 'Paulo agradece a Deus, que amou e escolheu os irmãos e os chamou pelo evangelho. Pede que fiquem firmes no que aprenderam e sejam consolados.',
      },
    ],
    read: {
      verses: '2:8-17',
      how: 'Leiam 8 a 12 sem fazer voz de filme; no 13, todos se levantam; 16 e 17 são lidos como bênção, uns sobre os outros.',
    },
    observe: [
      {
        ask: 'Com o que Jesus destrói o injusto? Reparem no tamanho da arma.',
        verses: '2:8',
        listen: 'O sopro da boca; a sua própria vinda.',
      },
      {
        ask: 'Como o engano convence, e o que faltou a quem foi enganado?',
        verses: '2:9-10',
        listen: 'Poder, sinais, milagres falsos; não receberam o amor da verdade.',
      },
      {
        ask: 'O que Deus já fez pelos leitores, segundo a ação de graças?',
        verses: '2:13-14',
        listen: 'Amou, escolheu, santifica, chamou pelo evangelho.',
      },
      {
        ask: 'O que se pede a eles e o que se pede para eles?',
        verses: '2:15-17',
        listen: 'Ficar firmes, reter o ensino; que Deus console e fortaleça.',
      },
    ],
    interpret: [
      {
        ask: 'O grande inimigo cai com um sopro. O que essa cena faz com o medo que ele provoca?',
        verses: '2:8',
        listen: 'Não há disputa; a vitória não está em risco.',
        follow: 'Por que então a gente fala mais dele do que de Jesus?',
      },
      {
        ask: 'Pode haver milagre mentiroso. O que protege alguém, se não é ver sinais?',
        verses: '2:9-10, 2:13',
        listen: 'Amar a verdade; caráter; o evangelho recebido.',
      },
      {
        ask: 'O texto fala em “amor da verdade”, e não só em saber a verdade. Qual é a diferença?',
        verses: '2:10, 2:12',
        listen: 'Dá para saber e não querer; amar muda a vida.',
      },
      {
        ask: 'Depois de um assunto tão escuro, Paulo fala em “eterna consolação”. Por que ela é o lugar de ficar em pé?',
        verses: '2:15-17',
        listen: 'Firmeza vem de ser amado; não de ter o mapa do fim.',
      },
    ],
    live: [
      {
        ask: 'Que notícia alarmante você já passou adiante e depois descobriu que era falsa? Como se sentiu?',
        listen: 'Riso e cuidado; conferir antes.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
      {
        ask: 'Como você decide em quem acreditar quando dois vídeos juram ter a verdade?',
        listen: 'Fonte, fruto, Bíblia inteira, gente madura.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que costuma abalar primeiro a sua casa por dentro: boato, diagnóstico, dinheiro, silêncio?',
        listen: 'Nomear e pôr ao lado do versículo 16.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que verdade você sabe e não ama, quer dizer, concorda com ela e não vive?',
        listen: 'Uma só. Sem discurso.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'Que ensino recebido de alguém, por palavra ou por carta, segura você até hoje?',
        listen: 'Uma frase, um gesto, um hino.',
      },
      {
        ask: 'O que você ouviu sobre o fim do mundo que o afastava de Deus, e o que esta página diz dele?',
        listen: 'Ouvir o medo; ler juntos 13 e 16.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Console vossos corações, ora Paulo. Onde você gostaria que essa consolação chegasse hoje?',
        listen: 'Pode ser uma pessoa, um quarto, uma hora do dia.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Três fatos sobre você, um é mentira: o grupo tenta descobrir qual. Quem mente melhor?',
        bridge:
          'Mentira bem contada tem cara de verdade. Em Tessalônica chegou até uma carta falsa.',
      },
      {
        text: 'Qual foi a corrente ou o boato mais absurdo que já chegou ao seu celular?',
        bridge:
          'Boato assusta muita gente de uma vez. Foi assim também com a igreja de Paulo, sem internet.',
        for: ['adults', 'elderly', 'parents', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha os dois pés no chão, afastados, e sinta o peso. Assopre devagar na palma da mão.',
      bridge: 'Firmeza nos pés, e um sopro que derruba o mal: as duas coisas estão no texto.',
    },
    complete: [
      {
        name: 'O que abala, o que firma',
        text: 'Duas colunas. Abala: … , … , … . Firma: Deus me amou quando … ; ele me chamou por meio de … ; a palavra que retenho é … . Ligue cada coisa da primeira coluna a uma da segunda.',
      },
      {
        name: 'Três perguntas antes de repassar',
        text: 'Pense numa mensagem que quase enviou. Quem disse? … . É verdade? … . Que fruto dá em quem lê: medo, raiva ou firmeza? … . Decido: … .',
      },
    ],
    challenges: [
      {
        do: 'Não repasse por sete dias nenhuma notícia sem conferir em duas fontes; a que for falsa, corrija com educação.',
        tell: 'quantas caíram no teste.',
      },
      {
        do: 'Copie os versículos 16 e 17 trocando vossos pelo nome de alguém abalado e entregue à pessoa.',
        tell: 'a quem entregou e como foi.',
      },
    ],
    children: {
      truth: 'Jesus é mais forte que o mal, e eu fico firme nele.',
      to7: {
        story:
          'Na escola do Nico correu uma conversa: ouviu? Disse que não vai mais ter festa! Um contou para outro, e outro aumentou. Todo mundo chorou. O Nico correu perguntar à diretora Ana. Ela riu e abraçou: quem disse isso? A festa está de pé, a data sou eu que conheço! Fiquem calmos. Foi assim com os amigos de Paulo. Disseram uma coisa errada sobre a volta de Jesus, e eles ficaram com medo. Paulo escreveu: não se assustem! Lembrem do que eu ensinei. O mal faz barulho, mas Jesus ganha com um sopro. Fuuu! E Deus ama vocês e consola o coração.',
        activity:
          'Façam torres de copos de papel que parecem enormes e derrubem com um sopro; depois fiquem firmes num pé só, de mãos dadas.',
        questions: [
          'Que conversa correu na escola?',
          'A quem o Nico perguntou?',
          'Quem é mais forte que o mal?',
        ],
      },
      to12: {
        story:
          'Já recebeu uma mensagem falsa que parecia muito verdadeira? A igreja de Tessalônica recebeu. Dizia que o dia de Jesus já tinha chegado, e ainda fingia ser de Paulo. Foi um alvoroço! Uns largaram tudo, outros não dormiam. Paulo, o verdadeiro, escreveu: ninguém engane vocês. Ainda vai haver gente querendo o lugar de Deus, com muito barulho e até sinais de mentira. Mas sabem como Jesus vence? Com o sopro da boca. Acabou! Então Paulo para de falar do mal e olha para os amigos: eu agradeço a Deus por vocês, que são amados e chamados. Fiquem firmes no que aprenderam. Quem gosta da verdade não é levado por qualquer vento. E termina orando: que Jesus e o Pai, que nos deram consolo para sempre, acalmem o coração de vocês e deem força para tudo o que é bom.',
        activity:
          'Jogo do detetive: leiam cinco frases, umas da Bíblia e outras inventadas; procurem no texto e descubram as falsas.',
        questions: [
          'Por que a carta falsa assustou?',
          'Com o que Jesus vence o mal?',
          'Como você pode saber se uma coisa é verdade?',
        ],
      },
      challenge:
        'Quando ouvir uma coisa que assusta, pergunte a um adulto antes de passar adiante.',
    },
    prayer:
      'Senhor Jesus, Pai que nos amou: há tanto barulho. Dá-nos amor pela verdade, mais que fome de novidade. Sopra sobre o que nos assusta. Consola o coração desta sala e firma os pés de cada um em toda boa palavra e obra. Amém.',
    leader: {
      lost: 'Quem é o homem do pecado, o que o detém, o que é a apostasia: o próprio Paulo explicou ao vivo e não deixou escrito. Não aponte nomes de hoje; a história está cheia de palpites errados. O centro é 13 a 17.',
      tender:
        'Este assunto alimenta ansiedade, e há quem tenha medo de ter sido endurecido por Deus (versículo 11). Diga: o texto fala de quem teve prazer na injustiça e recusou amar a verdade; quem se aflige por isso está querendo a verdade. Acompanhe depois.',
      differ:
        'Uns veem o homem do pecado como alguém que ainda virá; outros, como um poder já atuante na história ou um tipo que se repete. Também se discute a ordem desses fatos e a reunião com Jesus. Que ele vem e vence, todos esperam.',
    },
    comfort:
      'Eterna consolação e boa esperança já foram dadas, diz o texto, antes de qualquer esforço seu para se acalmar. Fique perto delas. O que assusta cabe num sopro.',
    closing: 'Muito barulho; um sopro; e nós de pé.',
    words: [
      'homem do pecado',
      'filho da perdicao',
      'apostasia',
      'misterio da injustica',
      'o que o detem',
      'sopro de sua boca',
      'milagres falsos',
      'amor da verdade',
      'ficai firmes',
      'eterna consolacao',
      'anticristo',
      'dia de cristo',
    ],
  },
  {
    verses: '3:6-15',
    key: '3:13',
    title: 'Trabalhar em paz e não cansar do bem',
    theme: 'trabalho, preguiça e cuidado',
    themes: ['trabalho', 'comunhao', 'fidelidade', 'generosidade'],
    idea: 'Esperar Jesus não é cruzar os braços: quem pode trabalhar ganha o próprio pão, quem vive se metendo é corrigido como irmão, e ninguém se cansa de fazer o bem.',
    context:
      'Alguns em Tessalônica tinham parado de trabalhar, talvez achando que Jesus voltaria a qualquer hora. Viviam da mesa dos outros e da vida dos outros. Paulo, que podia ser sustentado, fazia tendas de noite e de dia para dar exemplo. Ele fala de quem não quer, não de quem não pode.',
    retold: [
      {
        verses: '3:6-9',
        says: 'Paulo manda manter distância do irmão que anda desordenado. Ele e os companheiros não comeram de graça o pão de ninguém, embora tivessem direito, para servir de modelo.',
      },
      {
        verses: '3:10-12',
        says: 'Paulo repete a ordem que deu: quem não quer trabalhar também não coma. Aos que só se intrometem na vida alheia, pede que trabalhem sem incomodar e comam o próprio pão.',
      },
      {
        verses: '3:13-15',
        says: 'Paulo pede aos irmãos que não se cansem de fazer o bem. De quem não obedece devem se afastar, para que sinta vergonha, mas sem tratá-lo como inimigo: é um irmão a alertar.',
      },
    ],
    read: {
      verses: '3:6-15',
      how: 'Alguém com mãos de trabalho lê 7 a 9. O 10 é lido com calma, sublinhando o verbo querer. O 13, todos.',
    },
    observe: [
      {
        ask: 'O que Paulo fez enquanto morou com eles, e por quê?',
        verses: '3:7-9',
        listen: 'Trabalhou noite e dia; para não pesar e para dar exemplo.',
      },
      {
        ask: 'Qual é a regra do versículo 10, palavra por palavra?',
        verses: '3:10',
        listen: 'Se alguém não quiser trabalhar; é sobre não querer.',
      },
      {
        ask: 'O que faziam com o tempo os que não trabalhavam?',
        verses: '3:11-12',
        listen: 'Metiam-se no que os outros fazem.',
      },
      {
        ask: 'Como tratar quem não obedece? E como não tratar?',
        verses: '3:14-15',
        listen: 'Advertir, manter distância; não como inimigo, como irmão.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo tinha direito de ser sustentado e abriu mão. O que o exemplo consegue que o mandamento não consegue?',
        verses: '3:8-9',
        listen: 'Mostra que dá; tira a desculpa.',
      },
      {
        ask: 'Que relação existe entre a mão parada e a língua solta?',
        verses: '3:11',
        listen: 'Energia sem destino vira intromissão.',
        follow: 'Quando isso acontece com você?',
      },
      {
        ask: 'Logo depois de falar de quem abusa da ajuda, Paulo diz “não vos canseis de fazer o bem”. Que perigo ele viu?',
        verses: '3:10, 3:13',
        listen: 'Por causa do aproveitador, fechar a mão ao necessitado.',
      },
      {
        ask: 'Distância e irmandade estão na mesma frase: não se misturar, mas alertar “como um irmão”. Como se faz as duas coisas?',
        verses: '3:14-15',
        listen: 'Limite claro, tom de família, porta aberta.',
      },
    ],
    live: [
      {
        ask: 'Quando o trabalho cansa de verdade, o que faz você continuar: salário, gente, chamado, boleto?',
        listen: 'Respostas honestas valem todas.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Já aconteceu de ajudarem você tanto que atrapalhou, ou de você fazer isso com alguém?',
        listen: 'Ajuda que levanta e ajuda que prende.',
        for: ['parents', 'couples', 'adults', 'elderly'],
      },
      {
        ask: 'Quem lava, cozinha, paga e arruma na sua casa, e o que já está na hora de você assumir?',
        listen: 'Uma tarefa fixa a partir desta semana.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'De que vida alheia você anda cuidando por falta de cuidar da sua?',
        listen: 'Redes, janela, grupo. Com leveza.',
      },
      {
        ask: 'Que bem você cansou de fazer porque alguém abusou, e o que seria recomeçar com juízo?',
        listen: 'Limite e generosidade ao mesmo tempo.',
        for: ['long-believers', 'women', 'men', 'adults'],
      },
      {
        ask: 'Para quem procura emprego há tempo: o que ajuda de verdade, e que frase dói?',
        listen: 'Ouçam e façam algo: indicação, currículo, cesta.',
        for: ['adults', 'young', 'visitors', 'new-believers'],
      },
      {
        ask: 'Aposentado também pode cansar de se sentir sem serventia. Que serviço novo ainda tem o seu nome?',
        listen: 'Valor não é produção; serviço dá alegria.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual tarefa de casa você faz até com gosto e qual troca por qualquer outra? Façam um leilão de tarefas.',
        bridge: 'Paulo também falou de quem faz e de quem só olha.',
      },
      {
        text: 'Qual foi o trabalho mais estranho que você, ou alguém da sua família, já fez para ganhar o pão?',
        bridge: 'O apóstolo costurava barracas de madrugada. Vamos ver por quê.',
        for: ['adults', 'men', 'women', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos. Calos, unhas, tinta, cicatriz: de que trabalhos elas falam?',
      bridge: 'Leia os versículos 8 e 13 com elas sobre a página.',
    },
    complete: [
      {
        name: 'Mãos de uma semana',
        text: 'Contorne as duas mãos. Na esquerda: com que sustento a mim e aos meus … . Na direita: o bem que faço a outros … . No meio: onde estou cansado … e quem pode dividir isso comigo … .',
      },
      {
        name: 'Ajuda que levanta',
        text: 'Pense em alguém que precisa de você e complete: A pessoa não pode … . A pessoa pode, mas não quer … . O que eu faço por ela e devia fazer com ela é … . O bem que não vou parar de fazer é … .',
      },
    ],
    challenges: [
      {
        do: 'Assuma em casa uma tarefa que sempre foi de outra pessoa e cumpra sete dias sem avisar que está fazendo.',
        tell: 'em que dia alguém notou.',
      },
      {
        do: 'Ajude uma pessoa desempregada com algo prático: revisar o currículo, indicar, emprestar ferramenta, acompanhar numa entrevista.',
        tell: 'o passo que deram.',
      },
    ],
    children: {
      truth: 'Faço a minha parte e não me canso do bem.',
      to7: {
        story:
          'No galinheiro da fazenda, todas trabalhavam. Cisca, cisca! Bota, bota! Menos a galinha Fifi. Ela ficava no poleiro: essa palha está torta! Esse ovo é pequeno! Na hora do milho, era a primeira da fila. A galinha Zefa, com carinho, disse: Fifi, você tem asas boas e pés fortes. Venha ciscar comigo, é até divertido! A Fifi foi, meio brava. Achou uma minhoca, depois outra. Riu! De noite comeu com gosto o milho que ajudou a juntar. Paulo também trabalhava com as mãos, para dar exemplo. E escreveu: não se cansem de fazer o bem!',
        activity:
          'Mutirão de dez minutos: cada um com uma tarefa e uma música; no fim, todos dividem um lanche.',
        questions: [
          'O que a Fifi fazia no poleiro?',
          'Como a Zefa falou com ela?',
          'Em que você pode ajudar em casa?',
        ],
      },
      to12: {
        story:
          'Jesus vai voltar logo, então para que trabalhar? Alguns em Tessalônica pensaram assim e cruzaram os braços. Comiam na casa dos outros e, como sobrava tempo, davam palpite em tudo. Paulo escreveu com firmeza: lembrem de mim! Eu podia pedir comida a vocês, mas costurava tendas de noite e de dia. Quis dar exemplo. Quem não quer trabalhar, que também não queira sentar à mesa. Atenção: ele disse quem não quer. Quem não pode, por doença, idade ou falta de emprego, é cuidado por todos com amor. Paulo sabia que, por causa dos folgados, os bons podiam desanimar e fechar a mão. Por isso escreveu: vocês, não se cansem de fazer o bem. E como tratar o folgado? Com conversa séria, mas como irmão. Não é inimigo. É alguém da família que precisa descer do poleiro e descobrir que ajudar é bom.',
        activity:
          'Façam a lista de tudo o que a casa precisa numa semana e quem faz; cada um escolhe uma tarefa nova e assina.',
        questions: [
          'Qual a diferença entre não querer e não poder?',
          'Por que Paulo trabalhava se não precisava?',
          'Que bem você já cansou de fazer?',
        ],
      },
      challenge: 'Cuide de uma tarefa da casa a semana toda sem ninguém lembrar.',
    },
    prayer:
      'Senhor, tu trabalhas e descansas. Abençoa as mãos desta sala: as cansadas, as paradas sem querer, as que fogem. Dá pão honesto, serviço e paciência com o irmão. E não nos deixes cansar do bem por causa de quem abusou. Amém.',
    leader: {
      lost: 'O versículo 10 vira pedra contra pobre, contra programa social ou contra parente. Leia o verbo querer. Não deixe ninguém julgar ausentes. E lembre que o parágrafo termina no bem, não no castigo.',
      tender:
        'Desemprego, doença, depressão e cuidado de familiares deixam gente boa sem trabalhar e com vergonha. Diga logo no início que o texto não fala deles. Cuide para que saia daqui ajuda prática, e não conselho.',
    },
    comfort:
      'Não vos canseis, diz o texto, a quem está cansado de fazer o bem. Não é bronca. É alguém que viu. Você pode descansar hoje, deixar o outro cozinhar, e o bem que fez continua feito.',
    closing: 'Mão no trabalho, língua em paz, porta aberta.',
    words: [
      'anda desordenadamente',
      'nao quiser trabalhar',
      'tambem nao coma',
      'trabalho e cansaco',
      'nao vos canseis de fazer o bem',
      'comam seu proprio pao',
      'se intrometendo',
      'preguica',
      'como um irmao',
      'exemplo a vos',
      'desordenados',
      'ociosidade',
    ],
  },
]
