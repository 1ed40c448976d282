import type { BookPassages } from '../passage.ts'

export const DAN: BookPassages = [
  {
    verses: '1:1-21',
    key: '1:8',
    title: 'Quatro nomes novos, um coração firme',
    theme: 'ser fiel em terra estranha',
    themes: ['fidelidade', 'identidade', 'sabedoria'],
    idea: 'Trocaram a casa, a língua e o nome de quatro rapazes, mas não o dono do coração deles; com firmeza e delicadeza, eles acham onde dizer não, e Deus os sustenta.',
    context:
      'A Babilônia cercou Jerusalém e levou os melhores jovens para formar funcionários do império. São adolescentes, arrancados dos pais. Aprendem a língua dos caldeus, servem ao rei, aceitam muita coisa. Numa só fincam o pé. No fim (17-21), o rei os acha dez vezes melhores, e Daniel atravessa vários reinados.',
    retold: [
      {
        verses: '1:1-5',
        says: 'Nabucodonosor traz de Jerusalém vasos da casa de Deus e rapazes de família nobre. Por três anos eles comerão da comida do rei e aprenderão a língua dos caldeus.',
      },
      {
        verses: '1:6-10',
        says: 'Daniel e os três amigos recebem nomes novos. Daniel decide não se contaminar com a comida e o vinho do rei, e o chefe, que gosta dele, tem medo.',
      },
      {
        verses: '1:11-16',
        says: 'Daniel propõe um teste de dez dias, só com legumes e água. No fim, os quatro têm melhor aparência que os outros e continuam assim.',
      },
      {
        verses: '1:17-21',
        says: 'Deus dá conhecimento aos quatro rapazes, e a Daniel, entendimento de visões e sonhos. Diante do rei, ninguém se iguala a eles.',
      },
    ],
    read: {
      verses: '1:6-17',
      how: 'Contem antes o cerco e a escolha dos rapazes (1-5). No 7, quatro pessoas dizem o nome velho e o novo. Um lê Daniel, outro o chefe.',
    },
    observe: [
      {
        ask: 'O que mudaram nesses rapazes, e o que decidiram não mudar?',
        verses: '1:7-8',
        listen: 'Nomes; Daniel decidiu no coração não se contaminar com a mesa do rei.',
      },
      {
        ask: 'De que tem medo o chefe, e que saída Daniel oferece?',
        verses: '1:10-13',
        listen: 'Perder a cabeça; dez dias de legumes e água, e depois comparar.',
      },
      {
        ask: 'Três vezes aparece a mão de Deus no capítulo. Onde, nesta leitura?',
        verses: '1:9, 1:17',
        listen: 'Deu favor; deu conhecimento. A primeira está no 1:2: entregou o rei.',
      },
    ],
    interpret: [
      {
        ask: 'Aceitaram escola, emprego e nome; recusaram o prato. Como terão decidido onde ficava a linha?',
        verses: '1:7-8',
        listen: 'Nem tudo é igual; algo ligado à sua pertença a Deus. O texto não explica tudo.',
        follow: 'Como a gente decide as nossas?',
      },
      {
        ask: 'Propôs em seu coração vem antes de pediu. O que muda decidir antes da hora do prato?',
        verses: '1:8',
        listen: 'Na hora a fome decide; no coração já estava posto.',
      },
      {
        ask: 'Daniel pede, propõe, respeita o medo do outro. Que jeito de ser firme é esse?',
        verses: '1:8, 1:12-13',
        listen: 'Sem gritaria; busca o bem do chefe também.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua Babilônia, o lugar que tenta dar a você outro nome?',
        listen: 'Trabalho, faculdade, redes, cidade nova.',
      },
      {
        ask: 'Festa, vape, cola, nude: onde a linha precisa ser decidida antes de chegar a bandeja?',
        listen:
          'Decidir com amigos; sem exposição. Pressão sexual ou chantagem: contar a um adulto, Disque 100.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que mesa do rei o emprego oferece junto com o salário, e que pedido com respeito daria para fazer?',
        listen: 'Propina, hora sem fim, mentira.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que os seus filhos já levam decidido no coração quando saem de casa? Quem ajudou a pôr lá?',
        listen: 'Formação antes da crise.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quem são os seus três amigos, os que comem legumes com você?',
        listen: 'Não se fica firme sozinho.',
        for: ['singles', 'new-believers', 'young'],
      },
      {
        ask: 'Você já foi firme sem delicadeza, ou delicado sem firmeza? O que aconteceu?',
        listen: 'Equilíbrio de Daniel.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que chama a sua atenção nessa fé que estuda, trabalha e tem uma linha?',
        listen: 'Respeito ou estranheza.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido colou em você sem pedir licença, e qual você gostaria que colasse?',
        bridge: 'Quatro rapazes ganharam nome novo por decreto.',
      },
      {
        text: 'Dez dias só com legume e água: em que hora do primeiro dia você pediria arrego?',
        bridge: 'Alguém pediu para fazer esse teste. E não era dieta.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva o seu nome inteiro num papel, bem devagar, e leia em voz alta.',
      bridge: 'Mudaram o nome de Daniel. Não mudaram a quem ele pertencia.',
    },
    complete: [
      {
        name: 'Crachá da Babilônia',
        text: 'De um lado: o nome que o mundo me dá … , o que ele quer que eu coma … , o que aprendi de bom aqui … . Do outro: o meu nome diante de Deus … , a minha linha … .',
      },
      {
        name: 'Teste de dez dias',
        text: 'Proponho: por dez dias vou deixar … e pôr no lugar … . Quem faz comigo: … . O que vamos comparar no fim: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um teste de dez dias com dois amigos: um não combinado e um sim no lugar.',
        tell: 'Como estavam no décimo dia.',
      },
      {
        do: 'Numa situação que fere a sua consciência, peça com respeito e proponha uma alternativa concreta.',
        tell: 'O que o outro temia, e se houve acordo.',
      },
    ],
    children: {
      truth: 'Posso ser fiel a Deus em qualquer lugar.',
      to7: {
        story:
          'Daniel e três amigos foram levados para um país bem longe. Lá tudo era diferente: a casa, a língua e até o nome deles! O rei mandou dar a eles a comida do palácio. Mas Daniel pensou no coração: eu quero fazer o que agrada a Deus. Ele pediu com educação: podemos comer legumes e beber água por dez dias? O chefe teve medo, mas deixou. Um, dois, três… dez dias! Os quatro estavam fortes e corados. Deus cuidou deles e deu muita inteligência. Longe de casa, eles continuaram amigos de Deus.',
        activity:
          'Façam espetinhos de legumes ou frutas e contem até dez, dizendo uma coisa boa para fazer por Deus.',
        questions: [
          'Para onde Daniel foi levado?',
          'O que ele pediu para comer?',
          'Onde você pode ser fiel a Deus?',
        ],
      },
      to12: {
        story:
          'Imagine acordar num país estranho, longe dos pais, com outro nome na lista de chamada. Foi o que aconteceu com Daniel, Ananias, Misael e Azarias. O rei da Babilônia queria que eles esquecessem quem eram: nova língua, nova escola, comida do palácio. Eles estudaram bastante e trabalharam direito. Mas Daniel já tinha decidido no coração: a mesa do rei, não. Não fez escândalo. Pediu com respeito. O chefe tinha medo: se vocês ficarem fracos, o rei me castiga! Então Daniel propôs: um teste de dez dias, legumes e água, e depois o senhor compara. Dez dias depois, estavam mais saudáveis que os outros. Deus ainda lhes deu sabedoria, e o rei os achou dez vezes melhores. Dá para viver em lugar estranho e continuar sendo de Deus.',
        activity:
          'Em grupos, inventem um pedido respeitoso e uma alternativa para três situações: cola, zoação, mentira.',
        questions: [
          'O que mudaram nos quatro amigos?',
          'Como Daniel disse não?',
          'Que linha você quer decidir no coração?',
        ],
      },
      challenge: 'Decida uma coisa boa para fazer por dez dias com um amigo.',
    },
    prayer:
      'Deus de Daniel, estás também na Babilônia. Guarda o nosso nome quando nos dão outro. Ajuda-nos a decidir no coração antes do prato, a pedir com respeito e a ter amigos de mesa. Dá-nos sabedoria onde nos puseste. Amém.',
    leader: {
      lost: 'Virou moda tirar daqui dieta. O ponto não é o legume: é a quem o coração pertence.',
      tender:
        'São meninos levados à força. Quem foi separado da família, migrou ou passou por abrigo pode se ver. Jovem sob chantagem ou abuso precisa de um adulto que aja: Disque 100.',
      differ:
        'Por que recusar a comida? Uns pensam nas leis de alimentos, outros em carne oferecida a ídolos, outros em não dever tudo ao rei. E sobre vinho, as igrejas têm práticas diferentes; mais tarde, Daniel 10:3 sugere que ele bebia.',
    },
    comfort:
      'Longe de tudo o que era seu, Deus deu a Daniel favor, amigos e sabedoria. Ele também sabe o seu endereço novo.',
    closing: 'Mudam o nome. Não mudam o dono.',
    words: [
      'daniel',
      'nabucodonosor',
      'aspenaz',
      'beltessazar',
      'ananias misael e azarias',
      'legumes',
      'dez dias',
      'nao se contaminar',
      'comida do rei',
      'iguarias do rei',
      'melsar',
      'propos em seu coracao',
      'babilonia',
      'dez vezes melhores',
    ],
  },
  {
    verses: '2:1-23',
    key: '2:18',
    title: 'Pedir juntos, agradecer primeiro',
    theme: 'a oração na hora do aperto',
    themes: ['oracao', 'sabedoria', 'gratidao', 'amizade'],
    idea: 'Ameaçado por um rei que exige o impossível, Daniel pede tempo, chama os amigos para pedirem misericórdia e, antes de levar a resposta, louva a Deus, de quem são a sabedoria e o poder.',
    context:
      'Nabucodonosor teve um sonho que lhe tirou o sono, e quer que os sábios contem o sonho e a interpretação, sem ele dizer nada. Eles respondem que ninguém na terra consegue, só os deuses, que não moram com a gente (2:10-11). O rei manda matar todos. Daniel e os três amigos, ainda jovens, estão na lista. O sonho em si vem depois, a partir do 31.',
    retold: [
      {
        verses: '2:1-6',
        says: 'Nabucodonosor, perturbado por um sonho, chama os sábios. Promete honra se disserem o sonho e o que ele quer dizer, e morte se não disserem.',
      },
      {
        verses: '2:7-13',
        says: 'Os sábios pedem que o rei conte o sonho, e ele os acusa de ganhar tempo. Furioso, manda matar todos, e procuram também Daniel e os companheiros.',
      },
      {
        verses: '2:14-18',
        says: 'Daniel fala com prudência ao capitão da guarda e pede tempo ao rei. Em casa, conta tudo aos companheiros, para que peçam misericórdia a Deus.',
      },
      {
        verses: '2:19-23',
        says: 'Deus revela o segredo a Daniel numa visão, de noite. Daniel o louva, porque ele tira e confirma reis, dá sabedoria e conhece o que está nas trevas.',
      },
    ],
    read: {
      verses: '2:12-23',
      how: 'Uma voz conta até o 19. O 18 leiam em roda, quatro pessoas, um pedaço cada. Do 20 ao 23, todos de pé, devagar, como oração.',
    },
    observe: [
      {
        ask: 'O que o rei manda fazer, e como Daniel fala com quem vem cumprir a ordem?',
        verses: '2:12-15',
        listen: 'Matar todos os sábios; fala com cautela e prudência, e pergunta o motivo.',
      },
      {
        ask: 'Que dois pedidos Daniel faz, a quem, e em que ordem?',
        verses: '2:16-18',
        listen: 'Tempo ao rei; aos companheiros, que peçam misericórdia ao Deus do céu.',
      },
      {
        ask: 'O que ele faz logo que o mistério é revelado?',
        verses: '2:19',
        listen: 'Louva ao Deus do céu, ainda de noite, antes de ir ao rei.',
      },
      {
        ask: 'O que o louvor diz que Deus tem, muda, dá, revela e conhece?',
        verses: '2:20-22',
        listen: 'Sabedoria e poder; tempos, reis; o profundo, o que está nas trevas.',
      },
    ],
    interpret: [
      {
        ask: 'O rei tem pressa, e Daniel pede tempo sem ter resposta nenhuma. Que fé existe nesse pedido?',
        verses: '2:14-16',
        listen: 'Não promete o que sabe; conta com quem sabe.',
      },
      {
        ask: 'Daniel podia ter orado sozinho. Por que vai para casa e conta aos outros?',
        verses: '2:17-18',
        listen: 'O perigo é de todos; a oração também; não se carrega só.',
        follow: 'O que costuma impedir a gente de contar o aperto aos amigos?',
      },
      {
        ask: 'Eles pedem misericórdia, e não explicação. O que essa palavra diz de como se põem diante de Deus?',
        verses: '2:18',
        listen: 'Não exigem pelo mérito; dependem da bondade dele.',
      },
      {
        ask: 'No fim, Daniel diz “me fizeste saber o que te pedimos”. Que diferença faz esse plural?',
        verses: '2:23',
        listen: 'A resposta veio a um, mas ele divide o crédito com os que oraram.',
      },
    ],
    live: [
      {
        ask: 'Que sentença com prazo curto apareceu na sua vida, e qual foi a sua primeira reação?',
        listen: 'Exame, cobrança, demissão. Sem julgar quem entrou em pânico.',
      },
      {
        ask: 'No trabalho, diante de uma exigência impossível, como seria pedir tempo com prudência em vez de prometer ou explodir?',
        listen: 'Uma frase possível, dita com calma.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem são os três a quem você contaria o aperto hoje à noite, e quem contaria a você?',
        listen: 'Se alguém não tem, o grupo pode ser esse nome.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quando a resposta chega, o que vem primeiro em casa: contar, comemorar, respirar ou agradecer?',
        listen: 'Um costume simples de parar e louvar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Daniel pediu também para que os sábios da Babilônia não morressem com ele. Por quem de fora do seu círculo você pode pedir misericórdia?',
        listen: 'Colegas, vizinhos, gente de outra fé. No 24 ele diz: não os mates.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Se orar junto em voz alta ainda parece estranho, o que tornaria mais leve o primeiro pedido?',
        listen: 'Uma frase só, escrita, ou alguém que diga por você.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que está no escuro para você agora, que só Deus conhece, e que ainda não virou luz?',
        listen: 'Nem todo pedido teve a resposta de Daniel. Fiquem juntos na espera.',
        for: ['mourning', 'adults', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pedido mais impossível que um chefe, professor ou parente já fez a você, e para quando?',
        bridge: 'Um rei pediu que adivinhassem o sonho dele, com prazo e ameaça.',
      },
      {
        text: 'Conte de um sonho que fez você acordar no meio da noite e ficar de olho aberto.',
        bridge: 'O rei perdeu o sono por um sonho. Quatro amigos passaram a noite pedindo.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva no alto de uma folha o que tem prazo e assusta você. Embaixo, o nome de quem poderia pedir com você.',
      bridge: 'Daniel foi para casa e contou aos três. Leia o que pediram.',
    },
    complete: [
      {
        name: 'Roda de quatro',
        text: 'Desenhe quatro cadeiras. Na sua, o aperto: … . Nas outras, três nomes: … , … , … . No meio, o pedido numa linha: Deus do céu, tem misericórdia de … .',
      },
      {
        name: 'Louvor de antes',
        text: 'Como Daniel, antes de sair: Bendito seja o nome de Deus, porque a ele pertence … . Ele muda … . Ele dá … . Ele conhece … , que está nas trevas. A ti agradeço, porque … .',
      },
    ],
    challenges: [
      {
        do: 'Conte um aperto a três pessoas e marquem a mesma hora, cada uma onde estiver, para pedir misericórdia por ele.',
        tell: 'como foi pedir, e como foi saber que pediam com você.',
      },
      {
        do: 'Quando chegar uma resposta boa, pequena ou grande, agradeça a Deus em voz alta antes de contar a alguém.',
        tell: 'que resposta foi, e se deu tempo de agradecer primeiro.',
      },
    ],
    children: {
      truth: 'No aperto, eu chamo os amigos para orar.',
      to7: {
        story:
          'O rei acordou muito bravo. Teve um sonho e queria que alguém adivinhasse! Ninguém sabia. Os sábios estavam em perigo, e Daniel também. Daniel não gritou. Falou com calma: por favor, me dê um tempinho. Depois correu para casa e contou aos três amigos: vamos pedir ajuda a Deus? Os quatro oraram juntos. De noite, Deus contou o segredo a Daniel! E sabe o que ele fez primeiro? Não saiu correndo. Ele disse: obrigado, meu Deus! O Senhor é sábio e forte. O Senhor vê até no escuro!',
        activity:
          'Sentados em roda, quatro de cada vez dão as mãos, cada um diz um pedido curtinho, e no fim todos gritam: obrigado, Deus, que vê no escuro!',
        questions: [
          'O que o rei queria?',
          'A quem Daniel contou o problema?',
          'Que pedido você quer que a gente faça junto?',
        ],
      },
      to12: {
        story:
          'Imagine uma prova em que o professor não diz nem a pergunta, e todo mundo tem de acertar a resposta. Foi o que fez o rei Nabucodonosor: quero que contem o meu sonho! Os sábios disseram que era impossível. Ele ficou furioso e deu uma ordem terrível contra todos. Daniel e os amigos estavam na lista. Daniel falou com o capitão com muito cuidado e perguntou o que havia acontecido. Depois pediu ao rei um tempo, sem saber ainda a resposta. E foi para casa. Lá contou tudo a Ananias, Misael e Azarias, e os quatro pediram a Deus misericórdia. Naquela noite, Deus mostrou o segredo a Daniel. Antes de correr ao palácio, ele parou e louvou: a sabedoria e o poder são de Deus. Ele conhece o que está no escuro, e a luz mora com ele. E disse ainda: tu nos respondeste o que pedimos. Nos! Ele não se esqueceu de quem orou com ele.',
        activity:
          'Cada um escreve num papel um aperto da semana, sem assinar. Misturem, tirem um e orem em trios pelo pedido que saiu.',
        questions: [
          'Por que o pedido do rei era impossível?',
          'O que Daniel fez antes de ter a resposta, e o que fez depois?',
          'A quem você contaria um aperto?',
        ],
      },
      challenge: 'Conte um problema a um amigo ou adulto e orem juntos.',
    },
    prayer:
      'Deus do céu, a ti pertencem a sabedoria e o poder. Tem misericórdia de nós no que tem prazo e nos assusta. Dá-nos amigos para pedir juntos e calma para pedir tempo. Tu conheces o que está nas trevas, e a luz mora contigo. Amém.',
    leader: {
      lost: 'O grupo corre para o sonho e para a estátua, que só vêm no 31. Hoje a noite é da casa dos quatro: pedir tempo, pedir juntos, agradecer primeiro.',
      tender:
        'Quem pediu com fé e perdeu alguém mesmo assim pode se ferir com esta resposta tão rápida. Não explique. Lembre que os mesmos amigos dirão, no capítulo seguinte, que confiam em Deus também se ele não livrar. Quem vive sob ameaça em casa precisa de proteção além da oração: Ligue 180, Disque 100.',
    },
    comfort:
      'Se você não enxerga nada à frente, há alguém que “conhece o que está nas trevas”. Não é preciso ter a resposta para pedir. Nem pedir só.',
    closing: 'Ele conhece o escuro, e a luz mora com ele.',
    words: [
      'daniel',
      'nabucodonosor',
      'sonho do rei',
      'arioque',
      'ananias misael e azarias',
      'pediu tempo',
      'pedissem misericordia',
      'misterio foi revelado',
      'revela o profundo e o escondido',
      'muda os tempos',
      'remove reis',
      'sabios da babilonia',
      'conhece o que esta nas trevas',
      'a luz mora com ele',
    ],
  },
  {
    verses: '2:31-49',
    key: '2:44',
    title: 'A pedra e os pés de barro',
    theme: 'o reino de Deus que não passa',
    themes: ['esperanca', 'humildade', 'fe', 'sabedoria'],
    idea: 'Os reinos mais brilhantes recebem de Deus o poder que têm e acabam como pó ao vento; só o reino que ele levanta, sem mão humana, nunca será destruído.',
    context:
      'O rei da Babilônia sonhou, perdeu o sono e ameaçou matar os sábios se não contassem o sonho. Daniel e os amigos oraram, e Deus o revelou. Na sala do trono, Daniel descreve uma estátua: cabeça de ouro, peito de prata, ventre de bronze, pernas de ferro, pés de ferro e barro (31-33). Depois da leitura, o rei se prostra (46-49).',
    retold: [
      {
        verses: '2:31-35',
        says: 'Daniel conta o sonho ao rei: uma pedra cortada sem mãos acerta os pés de uma grande estátua. Tudo vira pó ao vento, e a pedra se torna um monte.',
      },
      {
        verses: '2:36-38',
        says: 'Daniel explica que o rei é a cabeça de ouro, porque o Deus do céu lhe deu o reino, o poder e a força.',
      },
      {
        verses: '2:39-45',
        says: 'Daniel fala de outros reinos depois dele, até um dividido, em parte forte e em parte frágil. Então Deus levantará um reino que permanece para sempre.',
      },
      {
        verses: '2:46-49',
        says: 'O rei se prostra diante de Daniel e diz que o Deus dele é Deus dos deuses. Daniel é posto por governador e pede cargos para os amigos.',
      },
    ],
    read: {
      verses: '2:34-45',
      how: 'Contem a estátua de cima para baixo, tocando na cabeça, no peito, na barriga e nas pernas. Depois uma voz lê o sonho (34-35) e outra a explicação (36-45).',
    },
    observe: [
      {
        ask: 'O que faz a pedra, e o que acontece com ela e com a estátua?',
        verses: '2:34-35',
        listen:
          'Fere os pés e esmigalha tudo; a estátua vira pó que o vento leva, a pedra vira monte e enche a terra.',
      },
      {
        ask: 'Quem é a cabeça de ouro, e de quem recebeu o que tem?',
        verses: '2:37-38',
        listen: 'O próprio rei; o Deus do céu lhe deu reino, poder, força e majestade.',
      },
      {
        ask: 'Como são os pés, e o que isso quer dizer sobre esse reino?',
        verses: '2:41-43',
        listen: 'Ferro e barro: dividido, em parte forte e em parte frágil; não se ligam.',
      },
      {
        ask: 'Que diferenças há entre o reino que Deus levanta e os outros?',
        verses: '2:44',
        listen: 'Nunca será destruído, não passa a outro povo, permanece para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Daniel diz ao homem mais poderoso da terra que o poder dele foi dado, e que depois virá outro. O que há de respeito e o que há de coragem nessa fala?',
        verses: '2:37-39',
        listen: 'Reconhece a grandeza do rei e a põe debaixo de Deus; não bajula nem ofende.',
      },
      {
        ask: 'A cabeça é de ouro, mas a pedra bate embaixo. Por que a queda começa pelos pés?',
        verses: '2:34, 2:42',
        listen: 'O brilho está em cima; a fraqueza, no que sustenta.',
        follow: 'Onde vocês já viram uma coisa brilhante cair pelo pé?',
      },
      {
        ask: 'Duas vezes se diz que a pedra foi cortada sem auxílio de mãos. O que isso ensina sobre como vem o reino de Deus?',
        verses: '2:34, 2:45',
        listen: 'Não é obra de exército nem de império; começa pequeno e vem de Deus.',
      },
      {
        ask: 'Pó das eiras é a palha que sobra do trigo. Por que escolher essa imagem para ouro, prata e ferro?',
        verses: '2:35',
        listen: 'Diante de Deus, o que pesa na história fica leve; nem se acha o lugar.',
      },
    ],
    live: [
      {
        ask: 'Que coisa parece a você, hoje, uma estátua que nunca vai cair?',
        listen: 'Empresa, sistema, dívida, medo, fama. Sem discutir partido.',
      },
      {
        ask: 'Se alguém olhasse os pés da sua segurança, onde acharia ferro e onde acharia barro?',
        listen: 'Emprego, saúde, saldo, fé. Cada um diz o que quiser.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Toda semana aparece um ídolo novo na tela, e outro some. O que você aprende vendo quem era famoso quando você era criança?',
        listen: 'O vento leva; riam. O que fica?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você já viu cair patrão, governo ou moda que parecia para sempre. O que isso fez com a sua fé?',
        listen: 'Memória longa é presente para os mais novos.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'A sua autoridade, em casa ou no serviço, foi dada. O que muda no jeito de mandar quando a gente se lembra disso?',
        listen: 'Um gesto: ouvir, explicar, pedir perdão.',
        for: ['parents', 'adults'],
      },
      {
        ask: 'Onde você já viu o reino de Deus do tamanho de uma pedra, sem força nem propaganda?',
        listen: 'Um perdão, uma visita, alguém que mudou.',
        for: ['singles', 'long-believers', 'new-believers'],
      },
      {
        ask: 'Para quem está conhecendo a Bíblia: o que atrai ou estranha você nesse Deus que põe prazo nos impérios?',
        listen: 'Acolha as duas reações.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que marca, loja, programa ou aparelho dominava tudo quando você era mais novo e hoje quase ninguém lembra?',
        bridge: 'O sonho de hoje passa quatro impérios em revista e conta como acabaram.',
      },
      {
        text: 'Qual foi o sonho mais maluco de que você se lembra, e quem foi o primeiro a ouvir?',
        bridge:
          'Um rei teve um sonho que não o deixou dormir, e queria que alguém adivinhasse qual.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense na notícia que mais pesou em você nesta semana. Diga o nome dela uma vez, e respire.',
      bridge: 'Leia o que Daniel disse a um rei, sobre o que passa e o que fica.',
    },
    complete: [
      {
        name: 'De cima para baixo',
        text: 'Desenhe um boneco simples. Na cabeça, o que mais brilha no mundo hoje: … . Nas pernas, o que parece mais forte: … . Nos pés, o que é frágil ali: … . Ao lado, uma pedra: o que eu creio que Deus está levantando: … .',
      },
      {
        name: 'Recebido',
        text: 'Continue: o pouco ou muito poder que eu tenho sobre … me foi dado por … . Um dia passará a outro. Até lá, quero usá-lo para … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma notícia que assusta você e, cada vez que ela aparecer, diga o 2:44 antes de comentar ou repassar.',
        tell: 'o que mudou no que você disse depois.',
      },
      {
        do: 'Pergunte a alguém de mais idade que coisa do tempo dele parecia que nunca ia cair e caiu, e o que ficou de pé na fé dele.',
        tell: 'o que o vento levou nessa história, e o que ficou.',
      },
    ],
    children: {
      truth: 'O reino de Deus não acaba nunca.',
      to7: {
        story:
          'Um rei teve um sonho e não conseguia dormir. Ninguém sabia qual era! Daniel orou, e Deus contou. Daniel disse: rei, você viu uma estátua enorme! A cabeça era de ouro. O peito, de prata. A barriga, de bronze. As pernas, de ferro. E os pés? De ferro misturado com barro! Então veio uma pedra, que nenhuma mão cortou, e bateu nos pés. Puf! A estátua virou pozinho e o vento levou. E a pedra foi crescendo, crescendo, até virar um monte que encheu a terra. Daniel explicou: os reinos dos homens passam. O reino de Deus fica para sempre!',
        activity:
          'De pé, toquem cabeça, peito, barriga, pernas e pés dizendo ouro, prata, bronze, ferro, barro. No puf, todos sentam; e se levantam de braços abertos como o monte que cresce.',
        questions: [
          'De que era a cabeça da estátua?',
          'O que aconteceu com a pedra?',
          'O que você sente ao saber que o reino de Deus fica para sempre?',
        ],
      },
      to12: {
        story:
          'Nabucodonosor era o rei mais poderoso do mundo e não conseguia dormir. Tinha tido um sonho e queria que adivinhassem qual! Os sábios disseram que ninguém na terra conseguia. Daniel concordou: ninguém, mas há um Deus no céu que revela mistérios. Ele orou com os amigos, e Deus contou. Na sala do trono, Daniel descreveu: uma estátua gigante, cabeça de ouro, peito e braços de prata, ventre de bronze, pernas de ferro, e os pés de ferro e barro misturados. A cabeça é o senhor, disse ao rei; foi Deus quem lhe deu tudo isso. Depois virão outros reinos, e todos vão passar. Aí uma pedra, que mão nenhuma cortou, bateu nos pés, e a estátua virou pó. O vento levou. A pedra virou um monte que encheu a terra inteira. É o reino de Deus, que nunca será destruído. O rei se curvou até o chão e disse: o Deus de vocês é o Senhor dos reis.',
        activity:
          'Empilhem objetos numa torre bem alta, com uma base fraca, e vejam por onde ela cai. Conversem: o que hoje parece forte e tem pés de barro?',
        questions: [
          'De quem o rei tinha recebido o poder?',
          'Por que a estátua caiu tão fácil?',
          'Em que reino você quer pôr a sua confiança?',
        ],
      },
      challenge: 'Quando ouvir uma notícia ruim, lembre: o reino de Deus fica.',
    },
    prayer:
      'Deus do céu, tu dás e tu tiras o poder dos reis. Livra-nos do medo do ferro e do encanto do ouro. Perdoa quando nos apoiamos em pés de barro. Que o teu reino, que mão nenhuma cortou, cresça em nós e encha a terra. Amém.',
    leader: {
      lost: 'O grupo quer saber que país é cada metal, e a noite vira aula de mapas. O texto dá nome só à cabeça. Volte ao que ele afirma com toda a clareza: todos passam, e um reino fica.',
      differ:
        'Desde cedo muitos leem Babilônia, Medos e Persas, Grécia e Roma; outros, Babilônia, Média, Pérsia e Grécia. Sobre a pedra, uns pensam no reino que começou com a vinda de Jesus e vem crescendo; outros, no reino que ele trará na sua volta; muitos veem as duas coisas.',
      tender:
        'Quem foi esmagado por gente poderosa, ou perdeu o trabalho quando uma empresa caiu, pode ouvir isto de outro jeito. Deixe falar. O texto não festeja quem estava debaixo da estátua.',
    },
    comfort:
      'Talvez o chão tenha se mexido debaixo de uma coisa que você achava firme. Há um reino que não depende das suas mãos nem cai com elas. Hoje basta encostar nele.',
    closing: 'O vento leva o pó. A pedra fica.',
    words: [
      'daniel',
      'nabucodonosor',
      'sonho do rei',
      'grande estatua',
      'cabeca de ouro',
      'pes de barro',
      'ferro e barro',
      'pedra cortada sem auxilio de maos',
      'sem auxilio de maos',
      'pedra que feriu a estatua',
      'quatro reinos',
      'reino que nunca sera destruido',
      'jamais sera destruido',
      'po das eiras',
    ],
  },
  {
    verses: '3:1-30',
    key: '3:18',
    title: 'E se não',
    theme: 'adorar só a Deus',
    themes: ['fe', 'adoracao', 'fidelidade', 'sofrimento'],
    idea: 'Três amigos confiam que Deus pode livrar e não o trocam por isso: mesmo que não livre, não se curvam, e descobrem que ele entra no fogo com eles.',
    context:
      'O rei ergue uma estátua enorme e manda que todos se dobrem quando a música tocar. Sadraque, Mesaque e Abednego, os amigos de Daniel, ocupam cargos importantes. São denunciados. O rei oferece mais uma chance. Depois da fornalha (26-30), o mesmo rei bendiz o Deus deles.',
    retold: [
      {
        verses: '3:1-7',
        says: 'Nabucodonosor ergue uma estátua de ouro. Quem não se prostrar ao som dos instrumentos vai para a fornalha, e os povos se prostram.',
      },
      {
        verses: '3:8-15',
        says: 'Sadraque, Mesaque e Abednego são acusados de não adorar a estátua. O rei pergunta que Deus os livrará de suas mãos.',
      },
      {
        verses: '3:16-18',
        says: 'Os três amigos respondem ao rei que seu Deus pode livrá-los da fornalha. E, se não livrar, mesmo assim não adorarão a estátua.',
      },
      {
        verses: '3:19-25',
        says: 'O rei, furioso, manda aquecer mais a fornalha e lançar nela os três, amarrados. Mas vê quatro homens soltos, andando no fogo.',
      },
      {
        verses: '3:26-30',
        says: 'Os três amigos saem sem um cabelo queimado nem cheiro de fogo. O rei bendiz o Deus que livrou seus servos.',
      },
    ],
    read: {
      verses: '3:14-25',
      how: 'Contem a estátua e a orquestra (1-13). Um lê o rei, três leem juntos a resposta. No 22, passe depressa; no 25, bem devagar.',
    },
    observe: [
      {
        ask: 'Que pergunta o rei lança sobre Deus, no fim da ameaça?',
        verses: '3:15',
        listen: 'Quem é o Deus que vos livrará das minhas mãos?',
      },
      {
        ask: 'O que os três afirmam que Deus pode, e o que acrescentam?',
        verses: '3:17-18',
        listen: 'Pode livrar; e se não, mesmo assim não adoraremos.',
      },
      {
        ask: 'Como entram no fogo, e como o rei os vê lá dentro?',
        verses: '3:21, 3:23, 3:25',
        listen: 'Atados; soltos, andando, quatro, sem dano.',
      },
    ],
    interpret: [
      {
        ask: 'O que o e se não faz com a fé? Diminui ou aumenta?',
        verses: '3:17-18',
        listen: 'Tira a barganha; ama a Deus, não só o livramento.',
        follow: 'O que no fundo a gente espera em troca de ser fiel?',
      },
      {
        ask: 'Deus podia apagar a fornalha. Por que importa que o quarto apareça dentro?',
        verses: '3:25',
        listen: 'Presença no fogo; muitos cristãos veem aí um sinal de Cristo.',
      },
      {
        ask: 'O fogo só queimou as cordas. O que a dificuldade às vezes solta?',
        verses: '3:23, 3:25',
        listen: 'Medo, dependência de aprovação; sem romantizar.',
      },
    ],
    live: [
      {
        ask: 'Quando a música toca, diante do que todo mundo se curva no seu mundo?',
        listen: 'Dinheiro, corpo, sucesso, opinião, líder.',
      },
      {
        ask: 'Ficar de pé sozinho no meio da turma: em que situação foi ou seria assim?',
        listen: 'Zoação, trend, bebida; amigos do lado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é o seu e se não, aquele pedido em que precisa dizer: mesmo assim, continuo teu?',
        listen: 'Doença, filho, trabalho; com respeito.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem entraria no fogo com você, e por quem você entraria?',
        listen: 'Amizade dos três.',
        for: ['singles', 'couples', 'elderly'],
      },
      {
        ask: 'O que você diz a um filho que pergunta por que Deus não livrou alguém?',
        listen: 'Não inventar; o e se não é resposta honesta.',
        for: ['parents', 'long-believers'],
      },
      {
        ask: 'Do fogo nem todos saem. Como esta página soa para quem orou e perdeu?',
        listen: 'Ouvir; o quarto estava lá.',
        for: ['mourning'],
      },
      {
        ask: 'O que você pensa de um Deus que não evita o forno e entra nele?',
        listen: 'Deixar a pergunta respirar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música obriga o seu corpo a se mexer, mesmo no mercado?',
        bridge:
          'Na Babilônia, quando a orquestra tocava, todo mundo se abaixava. Quase todo mundo.',
      },
      {
        text: 'Já foi o único de uniforme errado, fantasia ou opinião no meio de todos? Como foi?',
        bridge: 'Havia três homens de pé num campo inteiro de joelhos.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Fique de pé, bem plantado, por um minuto, sem apoiar.',
      bridge: 'Foi esse o gesto que custou caro a três amigos.',
    },
    complete: [
      {
        name: 'Pode, e se não',
        text: 'Complete em duas colunas: Deus pode … , e eu peço … . E se não, eu … . Deixe a segunda em branco se ainda dói, e mostre a folha a ele.',
      },
      {
        name: 'Estátua',
        text: 'Desenhe uma estátua com aquilo que pede que você se curve: … . Escreva a música que toca: … . Desenhe quem fica de pé ao seu lado: … .',
      },
    ],
    challenges: [
      {
        do: 'Quando todos se curvarem a algo que fere a sua fé nesta semana, fique de pé com respeito, e conte antes a um amigo.',
        tell: 'O que sustentou as suas pernas.',
      },
      {
        do: 'Entre no fogo de alguém: acompanhe um tratamento, uma audiência, um velório, do começo ao fim.',
        tell: 'Onde você percebeu o quarto.',
      },
    ],
    children: {
      truth: 'Adoro só a Deus, e ele está comigo.',
      to7: {
        story:
          'O rei fez uma estátua bem alta de ouro. Quando a música tocasse, todos deviam se abaixar para ela. Tã-nã-nã! Todo mundo se abaixou. Menos três amigos: Sadraque, Mesaque e Abednego. Nós só adoramos a Deus, disseram. O rei ficou bravo e mandou os três para um lugar muito quente. Mas olhem! O rei contou: um, dois, três… quatro! Tem alguém com eles, e nada está queimando! Deus estava ali, cuidando. O rei chamou: podem sair! Eles saíram sem nem cheiro de fumaça. E o rei disse: o Deus de vocês é o maior!',
        activity:
          'Dança e estátua: quando a música para, quem é amigo de Deus fica de pé e diz: só a Deus!',
        questions: [
          'Quem não se abaixou?',
          'Quantos o rei viu lá dentro?',
          'Quem está com você quando sente medo?',
        ],
      },
      to12: {
        story:
          'O campo estava cheio de autoridades. No meio, uma estátua de ouro enorme. Regra: quando a orquestra tocar, todos se curvam; quem não se curvar vai para a fornalha. A música tocou, e o campo inteiro se abaixou. Três ficaram de pé. O rei, furioso, deu mais uma chance: qual deus pode livrar vocês da minha mão? Eles responderam com calma: o nosso Deus pode nos livrar. E se não livrar, saiba, ó rei, que mesmo assim não vamos adorar a estátua. Foram postos no fogo, amarrados. O rei olhou e pulou da cadeira: não eram três? Estou vendo quatro, soltos, andando, e nada os queima! Chamou-os para fora. Só as cordas tinham sumido. A fé deles não era uma troca. Eles amavam a Deus de qualquer jeito, e ele não os deixou sozinhos.',
        activity:
          'Façam três bonecos de papel de mãos dadas e ponham um quarto atrás, contra a luz. Escrevam: e se não, mesmo assim.',
        questions: [
          'O que todos tiveram de fazer?',
          'O que quer dizer e se não?',
          'Em que hora é difícil ficar de pé por Deus?',
        ],
      },
      challenge: 'Fique ao lado de um amigo que faz a coisa certa.',
    },
    prayer:
      'Deus que podes, pedimos que livres. E se não, guarda-nos de trocar-te. Firma os nossos joelhos quando a música tocar. Entra no fogo com quem amamos, solta as cordas, e que nunca fiquemos sem o Quarto. Amém.',
    leader: {
      lost: 'Tamanho da estátua e soldados mortos: passe de largo. Fique no 17, 18 e 25.',
      tender:
        'Queimados, quem perdeu alguém em incêndio ou quem orou e não viu livramento podem doer. Não diga que faltou fé: os três disseram e se não. Com crianças, conte o fogo de leve.',
      differ:
        'O quarto: uns veem o próprio Cristo antes de nascer; outros, um anjo, como diz o rei no 28. Até onde o cristão participa de cerimônias do Estado ou de outras religiões, as consciências diferem.',
    },
    comfort:
      'Talvez não tenham apagado o seu fogo. Olhe de novo, devagar. Conte quantos estão lá dentro.',
    closing: 'Ele pode. E se não, ele está.',
    words: [
      'sadraque',
      'mesaque',
      'abednego',
      'fornalha',
      'fornalha ardente',
      'estatua de ouro',
      'nabucodonosor',
      'e se nao',
      'quarto homem',
      'quatro homens soltos',
      'campo de dura',
      'sete vezes mais',
      'filho de deuses',
    ],
  },
  {
    verses: '4:1-37',
    key: '4:37',
    title: 'O rei que olhou para o céu',
    theme: 'o orgulho que Deus humilha',
    themes: ['humildade', 'arrependimento', 'adoracao', 'sabedoria'],
    idea: 'O rei que disse ter edificado tudo com a própria força perde até o juízo, e o recebe de volta quando levanta os olhos ao céu e reconhece que o Altíssimo reina.',
    context:
      'Quem conta é o próprio Nabucodonosor, numa carta a todos os povos. Estava tranquilo no palácio e sonhou com uma árvore imensa, que um vigilante do céu mandava cortar, deixando o tronco. Daniel, aflito, explica: a árvore é o rei (4:22), que viverá entre os animais até entender quem domina. O tronco quer dizer que o reino lhe será devolvido.',
    retold: [
      {
        verses: '4:1-9',
        says: 'Nabucodonosor quer contar as maravilhas que Deus lhe fez. Um sonho o espantou, e só Daniel podia explicá-lo.',
      },
      {
        verses: '4:10-18',
        says: 'O rei viu em sonho uma árvore que alimentava todos. Do céu veio a ordem de derrubá-la, para saberem que o Altíssimo domina.',
      },
      {
        verses: '4:19-27',
        says: 'Daniel, espantado, diz que a árvore é o rei. Aconselha que deixe os pecados, pratique a justiça e tenha misericórdia dos pobres.',
      },
      {
        verses: '4:28-33',
        says: 'Um ano depois, o rei se gaba da Babilônia que edificou. Uma voz do céu lhe tira o reino, e ele come erva como os bois.',
      },
      {
        verses: '4:34-37',
        says: 'Nabucodonosor levanta os olhos ao céu, e o entendimento volta. Louva o Rei do céu, que pode humilhar os arrogantes.',
      },
    ],
    read: {
      verses: '4:26-37',
      how: 'Uma voz lê Daniel (26-27) e quem conta (28-33); outra lê o rei, no 30 com o peito cheio e, do 34 ao 37, com calma. Antes do 34, uma pausa.',
    },
    observe: [
      {
        ask: 'Que conselho Daniel dá ao rei, e quanto tempo passa até a queda?',
        verses: '4:27, 4:29',
        listen: 'Justiça e misericórdia para com os pobres; doze meses.',
      },
      {
        ask: 'Quantas vezes o rei fala de si no terraço, e de quem ele não fala?',
        verses: '4:30',
        listen:
          'Eu edifiquei, meu poder, minha majestade; de Deus, nem dos que carregaram os tijolos.',
      },
      {
        ask: 'O que acontece com ele, e até quando?',
        verses: '4:31-33',
        listen:
          'Perde o reino, vive com os animais, come erva; até entender que o Altíssimo domina.',
      },
      {
        ask: 'O que ele faz primeiro, ao fim daqueles dias, e o que recebe de volta?',
        verses: '4:34, 4:36',
        listen: 'Levanta os olhos ao céu; volta o entendimento, depois o reino e a honra.',
      },
    ],
    interpret: [
      {
        ask: 'Deus deu um sonho, um amigo corajoso e um ano inteiro. O que essa demora mostra da intenção dele?',
        verses: '4:27-29',
        listen: 'O aviso era uma porta; ele não queria a queda.',
        follow: 'Por que a gente esquece um aviso quando nada acontece logo?',
      },
      {
        ask: 'A cidade era mesmo grande, e o rei mandou construí-la. O que há de falso, então, no que ele diz?',
        verses: '4:30',
        listen: 'Esquece quem deu o poder e faz de tudo glória sua.',
      },
      {
        ask: 'O remédio que Daniel sugere ao orgulhoso é tratar bem o pobre. O que uma coisa tem a ver com a outra?',
        verses: '4:27',
        listen: 'O orgulho não vê quem está embaixo; a misericórdia obriga a olhar.',
      },
      {
        ask: 'Primeiro os olhos se levantam, depois o entendimento volta. O que essa ordem diz sobre o que é estar em seu juízo?',
        verses: '4:34',
        listen: 'Ver-se inteiro começa por ver quem é Deus.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu terraço, o lugar de onde você olha e diz: fui eu que fiz?',
        listen: 'Casa, filhos, empresa, ministério. Alegria do bem feito é permitida.',
      },
      {
        ask: 'Se você trocasse o eu edifiquei por uma lista, que nomes entrariam de quem ajudou a construir o que é seu?',
        listen: 'Nomes mesmo: mãe, pedreiro, professora, colega.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Nota, seguidor, campeonato: como a gente comemora uma vitória sem virar o rei do terraço?',
        listen: 'Agradecer, dividir o mérito, lembrar quem perdeu.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Daniel sofreu ao dar o aviso e falou com carinho. Quem pode dizer a você uma verdade dura, e como você a recebe?',
        listen: 'Se ninguém pode, isso já é um aviso.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'O rei andou doze meses com um conselho guardado. Que bom conselho está parado na sua gaveta?',
        listen: 'Ninguém precisa dizer qual; pode dizer desde quando.',
        for: ['men', 'women', 'parents'],
      },
      {
        ask: 'Depois de uma queda, o que ajudou você a levantar os olhos?',
        listen: 'História contada com gratidão; sem detalhe que exponha.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'O que surpreende você num rei que escreve ao mundo inteiro contando a própria vergonha?',
        listen: 'Quem foi curado do orgulho não precisa esconder.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa você fez com as mãos, um bolo, uma prateleira, um gol, de que se gaba até hoje?',
        bridge: 'Um rei subiu ao terraço para admirar a obra dele. Vamos ouvir o que disse.',
      },
      {
        text: 'Conte uma vez em que você estava se achando e a vida tratou de responder na mesma hora: o tropeço, o zíper aberto, o microfone ligado.',
        bridge: 'A palavra ainda estava na boca do rei quando veio a resposta.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Vá até uma janela, se puder, e olhe para o céu por um minuto inteiro. Não peça nada.',
      bridge: 'Foi com esse gesto que um rei voltou a si. Leia a história dele.',
    },
    complete: [
      {
        name: 'Reescrever o terraço',
        text: 'A frase do rei, corrigida. Não é esta a grande … , que … deu, que … e … ajudaram a construir, com a força de … , para … ?',
      },
      {
        name: 'Carta a todos os povos',
        text: 'Nabucodonosor contou a sua. Escreva três linhas da sua: Eu estava … . Então aprendi que … . Agora eu louvo ao Rei do céu, porque … .',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa que ajudou a construir algo de que você se orgulha e agradeça com todas as letras.',
        tell: 'quem foi, e o que a pessoa nem sabia que tinha feito.',
      },
      {
        do: 'Siga o conselho de Daniel: faça nesta semana um gesto de misericórdia a alguém com menos do que você, indo até onde a pessoa está.',
        tell: 'o que de perto se vê e do terraço não se vê.',
      },
    ],
    children: {
      truth: 'Tudo o que eu tenho vem de Deus.',
      to7: {
        story:
          'Um rei sonhou com uma árvore bem grande. Daniel explicou: rei, a árvore é o senhor! Lembre que Deus é quem manda, e ajude os pobres. Passou um ano. O rei subiu no terraço, olhou a cidade e disse: fui eu que fiz! Tudo eu! Sozinho! Aí ele perdeu o palácio e foi viver no campo, comendo capim como os bois e dormindo no orvalho. Passou muito tempo. Um dia ele levantou os olhos para o céu. E pensou direito outra vez! Obrigado, Deus, disse o rei. O Senhor é que manda em tudo. E Deus devolveu a ele o palácio.',
        activity:
          'Façam a árvore: agachados como semente, cresçam até a ponta dos pés. Lá em cima, cada um olha para o teto e diz: obrigado, Deus, por… e completa.',
        questions: [
          'O que o rei falou no terraço?',
          'O que ele fez para pensar direito de novo?',
          'Que coisa você tem que veio de Deus?',
        ],
      },
      to12: {
        story:
          'Esta história é uma carta, escrita por um rei que conta o próprio vexame. Nabucodonosor sonhou com uma árvore que chegava ao céu, e alguém mandava cortá-la, deixando só o tronco. Daniel ficou com pena e falou a verdade: a árvore é o senhor. Deixe o orgulho, faça justiça, tenha misericórdia dos pobres. O rei ouviu e guardou. Passaram doze meses. Uma tarde ele passeava no terraço, olhou a cidade e disse: não é esta a grande Babilônia, que eu edifiquei, com o meu poder, para a minha glória? A frase nem tinha acabado, e veio uma voz do céu. Ele perdeu o reino e o juízo. Foi viver no campo, como os bois, até o cabelo parecer pena de águia. Muito tempo depois, levantou os olhos ao céu, e o entendimento voltou. Deus lhe devolveu o trono. E o rei escreveu para o mundo todo: o Rei do céu faz tudo certo, e sabe humilhar quem anda com arrogância.',
        activity:
          'Cada um escolhe uma coisa de que se orgulha e faz a lista de créditos, como no fim de um filme: quem ensinou, quem pagou, quem torceu, e Deus.',
        questions: [
          'Que conselho Daniel deu ao rei?',
          'O que o rei esqueceu quando disse que eu edifiquei?',
          'Em que você precisa dividir o mérito?',
        ],
      },
      challenge: 'Quando elogiarem você, diga também quem ajudou.',
    },
    prayer:
      'Rei do céu, perdoa o nosso terraço e tanto eu na nossa boca. Obrigado pelos avisos que deste com paciência. Levanta os nossos olhos antes da queda e, se já caímos, depois dela. Volta a nós o entendimento. Todas as tuas obras são verdade. Amém.',
    leader: {
      lost: 'A cena do capim prende a curiosidade, e o grupo fica nos detalhes estranhos. Leve de volta a dois momentos: a frase do 30 e os olhos levantados do 34. Não aplique o capítulo a governantes de hoje; o terraço é de cada um.',
      tender:
        'O que houve com o rei foi um juízo anunciado, com prazo. Nunca se conclui daí que quem tem transtorno mental está sendo castigado por orgulho: diga isso com clareza. Quem se trata, ou cuida de alguém assim, precisa de médico, remédio e gente perto. Em crise, CVV 188.',
      differ:
        'Nabucodonosor se converteu de fato? Alguns acham que sim, pela força do louvor final; outros notam que reconhecer o Deus altíssimo ainda não era deixar os outros. O texto não responde. Os sete tempos são em geral entendidos como sete anos; há quem prefira um período completo, sem conta exata.',
    },
    comfort:
      'Cortaram a árvore, mas o tronco ficou com as raízes na terra. Se você está nesse tempo de toco, molhado de orvalho e longe do que era, ele não esqueceu onde plantou você.',
    closing: 'O céu reina. Levantem os olhos.',
    words: [
      'nabucodonosor',
      'arvore cortada',
      'grande arvore',
      'sete tempos',
      'comeu erva como os bois',
      'comer capim',
      'grande babilonia que eu edifiquei',
      'levantei os olhos ao ceu',
      'meu entendimento voltou',
      'o altissimo tem o dominio',
      'o ceu reina',
      'andam com arrogancia',
      'andam na soberba',
      'vigilante',
    ],
  },
  {
    verses: '5:1-31',
    key: '5:23',
    title: 'Pesado na balança',
    theme: 'a soberba e o Deus que conta os dias',
    themes: ['humildade', 'arrependimento', 'sabedoria', 'adoracao'],
    idea: 'Belsazar sabia o que a soberba fez com o rei antes dele e brindou assim mesmo; Deus, que segura a vida de cada um na mão, conta, pesa e encerra o reino que não o honra.',
    context:
      'O inimigo está do lado de fora dos muros da Babilônia, e o rei dá um banquete para mil. Manda trazer os vasos roubados do Templo de Jerusalém para beber neles. Uma mão escreve na parede, e ninguém sabe ler. Chamam Daniel, já velho e esquecido. Ele recusa os presentes e, antes de ler, conta uma história que o rei conhecia.',
    retold: [
      {
        verses: '5:1-4',
        says: 'Belsazar bebe vinho com os seus nos vasos tirados do templo de Jerusalém. Louvam deuses de ouro, de prata e de pedra.',
      },
      {
        verses: '5:5-9',
        says: 'Dedos de uma mão escrevem na parede, e os joelhos do rei batem um no outro. Nenhum sábio consegue ler.',
      },
      {
        verses: '5:10-17',
        says: 'A rainha se lembra de Daniel. O rei lhe oferece púrpura, ouro e poder, e Daniel dispensa tudo, mas promete ler.',
      },
      {
        verses: '5:18-24',
        says: 'Daniel lembra que Nabucodonosor caiu pela soberba. Belsazar sabia e não se humilhou diante do Deus que tem sua vida na mão.',
      },
      {
        verses: '5:25-31',
        says: 'Daniel lê: o reino foi contado, o rei foi pesado e achado em falta. Naquela noite Belsazar é morto, e Dario toma o reino.',
      },
    ],
    read: {
      verses: '5:17-28',
      how: 'Um só leitor faz Daniel, de pé, olhando para uma parede. Nas quatro palavras do 25, alguém as escreve numa folha grande.',
    },
    observe: [
      {
        ask: 'O que Daniel faz com os presentes oferecidos?',
        verses: '5:17',
        listen: 'Recusa, e lê do mesmo jeito.',
      },
      {
        ask: 'Que história ele lembra ao rei, e como ela terminou?',
        verses: '5:18-21',
        listen: 'Nabucodonosor se exaltou, viveu como bicho, até entender quem governa.',
      },
      {
        ask: 'De que Belsazar é acusado, com que agravante?',
        verses: '5:22-23',
        listen:
          'Não se humilhou mesmo sabendo; usou os vasos, louvou ídolos, não glorificou a Deus.',
      },
      {
        ask: 'O que querem dizer as palavras na parede?',
        verses: '5:25-28',
        listen: 'Contado, pesado, dividido.',
      },
    ],
    interpret: [
      {
        ask: 'A culpa maior não é ignorância: “mesmo sabendo de tudo isto”. O que torna o saber mais pesado que o não saber?',
        verses: '5:22',
        listen: 'Teve aviso em casa; escolheu.',
        follow: 'Que história da sua família já lhe avisou de alguma coisa?',
      },
      {
        ask: 'Deuses que não veem nem ouvem, e um Deus “em cuja mão está tua vida”. O que Belsazar trocou pelo quê?',
        verses: '5:23',
        listen: 'O doador pelo enfeite; fôlego por metal.',
      },
      {
        ask: 'Por que usar um copo roubado do Templo numa festa era mais que falta de educação?',
        verses: '5:23',
        listen: 'Brincar com o que é de Deus; afronta pública.',
      },
      {
        ask: 'A balança achou falta. O que ela pesava, se não era ouro, poder nem convidados?',
        verses: '5:23, 5:27',
        listen:
          'Se honrou a Deus com a vida que recebeu dele. Todos faltam; por isso precisamos de Cristo.',
      },
    ],
    live: [
      {
        ask: 'Que aviso você já recebeu, viu acontecer com outro, e continua achando que não é com você?',
        listen: 'Saúde, bebida, dívida, trato em casa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que é de Deus e você usa em festa sua: tempo, corpo, dinheiro, o nome dele?',
        listen: 'Um exemplo e um jeito de devolver.',
      },
      {
        ask: 'Ostentar, brindar, filmar: que festa continua mesmo com o inimigo do lado de fora do muro?',
        listen: 'Fuga; problemas que ninguém olha.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se uma mão escrevesse hoje na parede da sua sala uma só palavra, qual você teme, e qual gostaria de ler?',
        listen: 'A graça também escreve.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        ask: 'Daniel disse a verdade sem lucrar nada. Onde você mede a verdade pelo que pode ganhar ou perder?',
        listen: 'Trabalho, família, igreja.',
        for: ['long-believers', 'adults', 'young'],
      },
      {
        ask: 'A idade esqueceu Daniel num canto até precisarem dele. O que você tem guardado que um dia vai ser preciso?',
        listen: 'Sabedoria, memória, fidelidade.',
        for: ['elderly'],
      },
      {
        ask: 'Saber que o fôlego está na mão de Deus assusta ou descansa você?',
        listen: 'As duas respostas; apontar para o Pai.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Subam numa balança imaginária: quanto pesa, em quilos, a sua semana? E a sua mochila ou bolsa?',
        bridge: 'Um rei foi pesado numa noite de festa. A balança não media quilos.',
      },
      {
        text: 'Qual foi a festa mais exagerada a que você já foi, e o que deu errado?',
        bridge: 'Mil convidados, e uma mão na parede.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e conte dez respirações. Cada uma chega sem você pagar.',
      bridge: 'O Deus em cuja mão está tua vida: leia o versículo 23.',
    },
    complete: [
      {
        name: 'Contado, pesado, dividido',
        text: 'Complete em oração: Ensina-me a contar … . Se me pesares hoje, falta … e sobra … . O que divide o meu coração é … . O que devolvo a ti é … .',
      },
      {
        name: 'Mesmo sabendo',
        text: 'Faça duas colunas: o que eu sei … ; o que eu faço … . Onde as duas não combinam, escreva o nome de quem pode caminhar com você: … .',
      },
    ],
    challenges: [
      {
        do: 'Devolva a Deus um vaso: uma hora, um talento, um dinheiro, um costume que virou só para festa sua.',
        tell: 'o que devolveu e como.',
      },
      {
        do: 'Procure alguém mais velho, que ficou num canto, e peça um conselho sobre uma decisão sua.',
        tell: 'o que ouviu.',
      },
    ],
    children: {
      truth: 'Minha vida está na mão de Deus, e eu agradeço.',
      to7: {
        story:
          'O rei Belsazar deu uma festa enorme. Música, comida, luz! Ele era muito convencido. Mandou buscar os copos bonitos da casa de Deus e brindou com eles, rindo. De repente, na parede branca, apareceu uma escrita que ninguém conhecia. Todos ficaram quietos. O que está escrito? Chamaram Daniel, um vovô amigo de Deus. Ele não quis presente nenhum. Disse: rei, você sabia que Deus é o dono de tudo e não agradeceu. A sua vida está na mão dele! O rei ouviu tarde demais. A gente pode ouvir agora: obrigado, Deus, por cada dia!',
        activity:
          'Usem copos comuns como copos de gratidão: antes de cada gole, digam um obrigado a Deus; contem quantos.',
        questions: [
          'Que copos o rei pegou?',
          'Quem leu o que estava na parede?',
          'Pelo que você quer agradecer a Deus?',
        ],
      },
      to12: {
        story:
          'Uma festa para mil pessoas, e o inimigo do lado de fora do muro. O rei Belsazar não ligava. No meio da música, teve uma ideia: tragam os vasos de ouro que Nabucodonosor tirou da casa de Deus! E beberam neles, elogiando estátuas que não veem nem ouvem. Então apareceram dedos escrevendo na parede. O rosto do rei mudou, e os joelhos batiam um no outro. Nenhum sábio conseguiu ler. A rainha lembrou de Daniel, que estava velho e esquecido. O rei ofereceu roupa de príncipe. Fique com os seus presentes, disse Daniel, mas eu leio. E contou: o rei antes do senhor ficou orgulhoso e perdeu tudo, até entender que Deus é quem governa. O senhor sabia disso e não se humilhou. A escrita diz: contado, pesado, dividido. Belsazar tinha ouvido a história e não aprendeu. A gente, que acaba de ouvir, pode aprender.',
        activity:
          'Façam uma balança com cabide e dois copos; de um lado, pedrinhas para cada motivo de orgulho, do outro, para cada obrigado a Deus; vejam qual pesa mais.',
        questions: [
          'O que Belsazar já sabia?',
          'Por que Daniel não quis os presentes?',
          'Que aviso você já recebeu e quer ouvir agora?',
        ],
      },
      challenge: 'Agradeça a Deus ao acordar e ao dormir por estar vivo.',
    },
    prayer:
      'Deus em cuja mão está a nossa vida, perdoa a festa que fizemos com o que é teu. Sabíamos. Na tua balança falta muito em nós; põe nela Jesus. Devolvemos os copos. Ensina-nos a contar os dias e a te agradecer por cada um. Amém.',
    leader: {
      lost: 'Quem foi Belsazar, e se Nabucodonosor era pai ou antepassado dele, interessa a historiadores: em língua bíblica, pai também quer dizer antepassado. Não gaste a noite nisso. Fique no mesmo sabendo.',
      tender:
        'A frase pesado e achado em falta pode esmagar quem vive de autocrítica ou sofre com o peso do corpo. Diga que a balança não é de corpo nem de desempenho, e que Cristo está do nosso lado dela. Em desespero, CVV 188.',
    },
    comfort:
      'O Deus que tem na mão a vida dos reis tem na mão a sua respiração desta noite. Você não precisa lembrar de respirar. Ele conta com cuidado, não com pressa.',
    closing: 'Ele tem o nosso fôlego: brindemos a ele.',
    words: [
      'belsazar',
      'mene mene tequel',
      'tequel',
      'parsim',
      'pesado foste na balanca',
      'achado em falta',
      'mao que escrevia na parede',
      'escrita na parede',
      'vasos do templo',
      'nabucodonosor',
      'em cuja mao esta tua vida',
      'dario o medo',
    ],
  },
  {
    verses: '6:1-28',
    key: '6:10',
    title: 'A janela de sempre',
    theme: 'a fidelidade de todo dia',
    themes: ['oracao', 'fidelidade', 'trabalho', 'fe'],
    idea: 'Daniel não fica corajoso na cova: faz na crise o que fazia todo dia, de janela aberta, e o Deus vivo a quem serve continuamente o guarda de noite.',
    context:
      'Daniel já é idoso, passou de um império a outro e é o melhor funcionário de Dario. Colegas com inveja não acham corrupção nele e inventam uma lei: trinta dias sem pedir nada a ninguém, só ao rei. O rei assina, percebe tarde e não consegue voltar atrás. No fim (24-28), a crueldade do império cai sobre os acusadores.',
    retold: [
      {
        verses: '6:1-5',
        says: 'O rei Dario quer pôr Daniel sobre todo o reino. Os outros procuram acusá-lo e só veem um caminho: a lei de seu Deus.',
      },
      {
        verses: '6:6-9',
        says: 'Os supervisores levam o rei a assinar: quem fizer pedido a outro, deus ou homem, vai para a cova dos leões.',
      },
      {
        verses: '6:10-15',
        says: 'Daniel ora de janelas abertas, três vezes ao dia, como costumava. É denunciado, e o rei tenta livrá-lo até o pôr do sol.',
      },
      {
        verses: '6:16-23',
        says: 'Daniel passa a noite na cova, e o rei, em jejum. De manhã, Daniel conta que Deus fechou a boca dos leões.',
      },
      {
        verses: '6:24-28',
        says: 'Os acusadores são lançados à cova com suas famílias. Dario decreta que todos temam o Deus vivo, que livrou Daniel.',
      },
    ],
    read: {
      verses: '6:10-21',
      how: 'Contem a inveja e a armadilha (1-9). Quem lê o 10 abre uma janela de verdade. Do 18 ao 20, alguém com voz de quem não dormiu. Terminem com o 22.',
    },
    observe: [
      {
        ask: 'O que Daniel fez ao saber do decreto, e que palavras mostram que não era novidade?',
        verses: '6:10',
        listen: 'Orou de joelhos três vezes, janela aberta; assim como costumava fazer antes.',
      },
      {
        ask: 'Como o rei passa o dia e a noite?',
        verses: '6:14, 6:18',
        listen: 'Tenta livrar até o pôr do sol; sem comer, sem música, sem sono.',
      },
      {
        ask: 'Que expressão o rei repete sobre o serviço de Daniel?',
        verses: '6:16, 6:20',
        listen: 'A quem tu serves continuamente.',
      },
    ],
    interpret: [
      {
        ask: 'Daniel podia fechar a janela por trinta dias. O que estaria fechando junto?',
        verses: '6:10',
        listen:
          'Não exibição; recusa de fingir que o rei é deus. E há horas de orar em segredo, como ensina Jesus.',
        follow: 'Quando a discrição vira negação?',
      },
      {
        ask: 'Quem está mais preso naquela noite, o homem da cova ou o do palácio?',
        verses: '6:16-18',
        listen: 'O rei, da própria lei e da culpa.',
      },
      {
        ask: 'Um rei pagão diz servo do Deus vivente. Onde ele aprendeu isso?',
        verses: '6:20',
        listen: 'Vendo o trabalho e a oração de Daniel durante anos.',
      },
    ],
    live: [
      {
        ask: 'O que você faz todo dia que seguraria você no pior dia?',
        listen: 'Hábitos pequenos, inclusive os que faltam.',
      },
      {
        ask: 'Se investigassem a sua vida no trabalho, o que achariam, e de que só poderiam acusar você?',
        listen: 'Honestidade concreta.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Sua janela é a tela. O que daria para alguém ver nela sobre quem é o seu Deus?',
        listen: 'Coerência; não exibição.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem tem inveja de você, ou de quem você tem? O que a inveja constrói?',
        listen: 'A armadilha dos colegas; orar por eles.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Daniel tinha cabelo branco na cova. Que oração fiel os mais velhos daqui sustentam?',
        listen: 'Honra aos idosos.',
        for: ['elderly'],
      },
      {
        ask: 'Três vezes ao dia: qual hora a sua família poderia guardar, curta e possível?',
        listen: 'Uma só já é começo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O rei só tinha um será que ele pôde?. Que será que você faria a Deus?',
        listen: 'Pergunta sincera.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa você faz todo santo dia na mesma hora, e o dia estraga se não fizer?',
        bridge: 'Daniel tinha uma assim. Usaram contra ele.',
      },
      {
        text: 'Qual foi a sua noite mais em claro por culpa de uma assinatura, um sim ou um clique?',
        bridge: 'O rei Dario assinou e perdeu o sono.',
        for: ['adults', 'couples', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Abra uma janela, ajoelhe-se ou sente-se diante dela e fique em silêncio um minuto.',
      bridge: 'Havia uma janela assim, três vezes ao dia.',
    },
    complete: [
      {
        name: 'Minha janela',
        text: 'Desenhe uma janela com três vidros: manhã … , tarde … , noite … . Em cada um, o lugar e uma frase de oração que caiba. Comece por um só.',
      },
      {
        name: 'Ficha limpa',
        text: 'Complete como os investigadores: Procuramos nele … e achamos … . Só poderíamos acusá-lo de … . Escreva o que gostaria que achassem, e o que falta acertar: … .',
      },
    ],
    challenges: [
      {
        do: 'Ore à mesma hora, no mesmo lugar, durante sete dias, ainda que por dois minutos.',
        tell: 'Em que dia quase fechou a janela.',
      },
      {
        do: 'Faça o seu trabalho de amanhã como quem vai ser investigado por gente invejosa, e ore por ela.',
        tell: 'O que mudou na sua mesa.',
      },
    ],
    children: {
      truth: 'Falo com Deus todo dia, e ele cuida de mim.',
      to7: {
        story:
          'Daniel amava a Deus. Três vezes por dia, abria a janela, se ajoelhava e orava. Uns homens com inveja disseram ao rei: faça uma lei! Ninguém pode pedir nada a Deus. E o rei fez. Daniel soube… e o que fez? Abriu a janela e orou, como sempre. Então o levaram para a cova dos leões. O rei ficou triste e nem dormiu. De manhã cedo, correu e chamou: Daniel! O seu Deus cuidou de você? E lá de dentro: cuidou, ó rei! Deus mandou um anjo e fechou a boca dos leões. Que alegria! Nem um arranhão.',
        activity:
          'Façam uma janela de papelão. Três vezes, abram-na e digam uma oração curta; depois rujam como leões de boca fechada: hmmm!',
        questions: [
          'Quantas vezes Daniel orava?',
          'Quem fechou a boca dos leões?',
          'A que hora você gosta de falar com Deus?',
        ],
      },
      to12: {
        story:
          'Daniel já era um senhor de idade e o melhor auxiliar do rei. Não roubava, não mentia, não fazia corpo mole. Os colegas ficaram com tanta inveja que procuraram algum erro. Não acharam nenhum. Então inventaram uma armadilha: durante trinta dias, ninguém pode pedir nada a deus nenhum, só ao rei. Dario assinou sem pensar. Quando Daniel soube, foi para casa, abriu a janela e orou de joelhos, como fazia todos os dias. Foi denunciado e jogado na cova dos leões. O rei passou a noite sem comer nem dormir. Ao amanhecer, correu e gritou: Daniel, o Deus a quem você serve sempre pôde livrar você? Uma voz tranquila respondeu: o meu Deus mandou o anjo e fechou a boca dos leões! A coragem de Daniel não começou na cova. Começou na janela, um dia depois do outro.',
        activity:
          'Montem um calendário de janelas: sete portinhas de papel, uma por dia, com um pedido ou agradecimento dentro.',
        questions: [
          'Por que não acharam erro em Daniel?',
          'O que ele fez quando soube da lei?',
          'Que hábito com Deus você quer começar?',
        ],
      },
      challenge: 'Ore todo dia na mesma hora durante uma semana.',
    },
    prayer:
      'Deus vivo, que permaneces para sempre, encontra-nos na janela antes da cova. Ensina-nos o costume de te buscar. Guarda o nosso trabalho da fraude e o coração da inveja. E quando a pedra fechar, manda o teu anjo. Amém.',
    leader: {
      lost: 'O versículo 24, em que famílias são lançadas aos leões, choca. É ordem do rei, à moda da Pérsia, não de Deus. Não o leia com crianças.',
      tender:
        'Nem todo fiel saiu da cova (Hebreus 11:35-38). Não prometa livramento igual. Quem sofre perseguição ou assédio no trabalho precisa de escuta e de orientação.',
      differ:
        'Orar em horas fixas é regra preciosa para umas tradições; para outras, cada um escolhe. O texto mostra o costume de Daniel e não faz lei dele.',
    },
    comfort:
      'Noites de cova são compridas. Daniel não estava sozinho no escuro, e havia alguém acordado, preocupado com ele. Talvez alguém esteja acordado por você.',
    closing: 'Abra a janela amanhã, à mesma hora.',
    words: [
      'cova dos leoes',
      'dario',
      'daniel na cova',
      'janelas abertas',
      'tres vezes ao dia',
      'lei dos medos e dos persas',
      'boca dos leoes',
      'a quem tu serves continuamente',
      'espirito extraordinario',
      'espirito excelente',
      'trinta dias',
      'deus vivente',
      'anel',
    ],
  },
  {
    verses: '7:1-28',
    key: '7:14',
    title: 'O trono acima das feras',
    theme: 'o reino dado ao Filho do homem',
    themes: ['esperanca', 'volta', 'medo', 'adoracao'],
    idea: 'Enquanto feras se levantam e ferem o povo de Deus, há um trono acima delas: o Ancião de dias julga, e o reino eterno é dado a um como filho do homem e aos santos.',
    context:
      'Daniel sonha: do mar agitado sobem quatro animais, um como leão, outro como urso, outro como leopardo, e um quarto, terrível, com dez chifres. Entre eles cresce um chifre pequeno de boca arrogante (1-8). De repente a cena sobe. Depois da leitura (19-28), Daniel ouve que o chifre fará guerra aos santos por um tempo, até que Deus lhes faça justiça.',
    retold: [
      {
        verses: '7:1-8',
        says: 'Daniel vê quatro grandes animais saírem do mar. O último tem dentes de ferro, e nele sobe um chifre arrogante.',
      },
      {
        verses: '7:9-12',
        says: 'O Ancião de dias se senta num trono de fogo, e os livros se abrem. O animal é morto, e os outros perdem o domínio.',
      },
      {
        verses: '7:13-14',
        says: 'Vem nas nuvens alguém como um filho do homem. Recebe um reino que não será destruído, e todos os povos o servem.',
      },
      {
        verses: '7:15-22',
        says: 'Daniel, perturbado, pergunta a verdade. Os animais são quatro reis. O chifre faz guerra aos santos do Altíssimo, mas eles possuirão o reino.',
      },
      {
        verses: '7:23-28',
        says: 'O último rei falará contra o Altíssimo até perder o domínio. Daniel se espanta e guarda tudo no coração.',
      },
    ],
    read: {
      verses: '7:9-18',
      how: 'Contem os animais em voz baixa, sem susto. No 9, quem lê se põe de pé. No 13 e 14, outra voz, devagar. Do 15 ao 18, de novo sentados.',
    },
    observe: [
      {
        ask: 'Como são o Ancião de dias, o trono e os que estão em volta?',
        verses: '7:9-10',
        listen: 'Veste branca, cabelo como lã, trono de fogo, milhões de pé, livros abertos.',
      },
      {
        ask: 'O que acontece com o animal que falava alto e com os outros?',
        verses: '7:11-12',
        listen: 'Um é morto e destruído; dos outros se tira o domínio, com prazo.',
      },
      {
        ask: 'Quem vem nas nuvens, até onde chega e o que recebe?',
        verses: '7:13-14',
        listen: 'Um como filho do homem, até o Ancião; domínio, honra e reino que não passa.',
      },
      {
        ask: 'Como fica Daniel, e que explicação curta ele recebe?',
        verses: '7:15-18',
        listen: 'Perturbado; quatro reis se levantarão, mas os santos receberão o reino.',
      },
    ],
    interpret: [
      {
        ask: 'O mar se agita, o chifre grita, e no céu alguém se senta. O que esse sentar-se diz a quem está com medo?',
        verses: '7:9-11',
        listen: 'Não há correria no trono; quem julga está calmo e vê tudo.',
      },
      {
        ask: 'Os reinos da terra aparecem como animais; o que Deus dá, a um com rosto de gente. O que a visão ensina sobre cada jeito de reinar?',
        verses: '7:13-14, 7:17',
        listen: 'Um devora; o outro recebe, é humano como devia ser.',
        follow: 'Onde se vê poder que devora, e onde poder com rosto humano?',
      },
      {
        ask: 'O filho do homem não toma o reino: chega, é apresentado e recebe. Por que isso importa?',
        verses: '7:13-14',
        listen: 'O domínio vem de Deus e por isso não passa. Jesus usou esse nome para si.',
      },
      {
        ask: 'Dos quatro reis se diz que se levantarão; dos santos, que “receberão o reino”. O que há de consolo nesse verbo para quem perde na terra?',
        verses: '7:17-18',
        listen: 'Não é conquista deles; é presente com promessa de eternamente.',
      },
    ],
    live: [
      {
        ask: 'Que força do mundo parece a você, hoje, uma fera grande demais?',
        listen: 'Violência, doença, mentira, dinheiro. Sem apontar partido nem pessoa.',
      },
      {
        ask: 'Quando você lê as notícias, onde a sua leitura para: no mar, no chifre ou no trono?',
        listen: 'O hábito de ir até o fim da visão.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'A boca arrogante fala alto e ganha plateia. Que voz dessas você escuta todo dia, e o que abaixaria o volume?',
        listen: 'Perfil, comentário, voz de dentro.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Os livros foram abertos: nada do que sofreu o pequeno ficou sem registro. Que injustiça você precisa entregar a esse tribunal?',
        listen: 'Entregar a Deus não impede de procurar a justiça daqui.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Daniel, um homem de fé, ficou abatido com o que viu. O que isso libera em quem acha que crente não pode se assustar?',
        listen: 'Susto e fé moram juntos; ele perguntou a quem sabia.',
        for: ['long-believers', 'new-believers', 'visitors'],
      },
      {
        ask: 'No mando que você tem em casa ou no serviço, o que às vezes tem dente de fera, e como seria com rosto de gente?',
        listen: 'Um exemplo pequeno: o tom, o grito, o silêncio.',
        for: ['parents', 'men', 'adults'],
      },
      {
        ask: 'Que parte deste reino que não passa você já provou, mesmo de leve?',
        listen: 'Perdão, mesa, coragem, paz no hospital.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De que bicho você tem um medo que ninguém entende: barata voadora, galinha, sapo, pombo?',
        bridge: 'Daniel viu bichos bem piores. E viu o que havia acima deles.',
      },
      {
        text: 'Que filme ou novela você só aguentou porque alguém já tinha contado que terminava bem?',
        bridge: 'A visão de Daniel faz isso com a história: mostra o fim a quem está no meio.',
        for: ['adults', 'young', 'teens', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Sente-se bem, as costas apoiadas, os dois pés no chão. Ouça os barulhos lá fora por um minuto, sem sair do lugar.',
      bridge: 'Leia a visão assim, sentado. No meio dela também há alguém que se senta.',
    },
    complete: [
      {
        name: 'Duas alturas',
        text: 'Divida a folha com uma linha. Embaixo, o mar: o que se agita e me assusta é … , … , … . Em cima, o trono: o que continua verdade é … , … , … . Por fim, leia de cima para baixo.',
      },
      {
        name: 'Até que',
        text: 'A palavra muda a visão de Daniel: até que veio o Ancião de dias. Continue três vezes: parecia que … ia vencer, até que … .',
      },
    ],
    challenges: [
      {
        do: 'Durante a semana, leia Daniel 7:13-14 antes de abrir as notícias ou as redes.',
        tell: 'em que dia isso mudou a sua leitura, ou não mudou nada.',
      },
      {
        do: 'Procure saber de um lugar onde cristãos sofrem pela fé e ore por eles três vezes, pelo nome do lugar.',
        tell: 'que lugar foi, e uma coisa que você não sabia.',
      },
    ],
    children: {
      truth: 'Jesus é Rei, e o reino dele não acaba.',
      to7: {
        story:
          'Daniel teve um sonho esquisito. Do mar saíam quatro bichos mandões, que não eram como os de verdade. Faziam barulho e queriam mandar em tudo. Mas o sonho não parou ali. Lá no alto havia um trono brilhante, e nele estava Deus, com roupa branca como a neve. Em volta, milhares e milhares de pé, servindo. Deus olhou, e os bichos perderam o mando. Então veio alguém nas nuvens, como um homem. Deus lhe deu um reino que não acaba nunca! Gente de todos os lugares ficou contente com esse Rei. Nós sabemos o nome dele: Jesus.',
        activity:
          'Uma cadeira com um pano branco é o trono. Andem pela sala com barulho de mar; quando alguém disser o Rei está aqui, todos ficam quietinhos e sorriem para o trono.',
        questions: [
          'O que Daniel viu lá no alto?',
          'Quem veio nas nuvens?',
          'Quando você tem medo, o que pode dizer a Jesus?',
        ],
      },
      to12: {
        story:
          'Já acordou de um sonho e precisou contar para alguém? Daniel escreveu o dele. No sonho, o vento sacudia o mar, e dali saíam quatro animais estranhos, cada um querendo mandar no mundo. Um deles tinha um chifre que falava coisas arrogantes sem parar. Daniel foi ficando aflito. Aí a cena mudou. Trouxeram tronos, e um Ancião se sentou, de roupa branca como a neve, com milhões de pé ao redor. Os livros foram abertos: ali ninguém esconde o que fez. E o bicho falador perdeu o poder. Então Daniel viu chegar, nas nuvens, alguém como um filho do homem, e ele recebeu um reino que não passa, com povos de todas as línguas. Daniel perguntou o que era aquilo. Os animais são reinos, responderam, mas os santos do Altíssimo receberão o reino para sempre. Muito depois, Jesus disse quem era o Filho do homem: ele mesmo.',
        activity:
          'Dobrem uma folha ao meio. Embaixo, desenhem ondas e escrevam o que preocupa; em cima, o trono e o que Deus promete. Guardem com a parte de cima à vista.',
        questions: [
          'O que os animais representavam?',
          'O que recebeu o que veio nas nuvens?',
          'O que muda saber quem está no trono?',
        ],
      },
      challenge: 'Quando sentir medo, olhe para cima e diga: Jesus é Rei.',
    },
    prayer:
      'Ancião de dias, o mar faz barulho e nós nos assustamos. Faze-nos ler a visão até o trono. Lembra-te dos que hoje sofrem por ti. Filho do homem, o reino é teu e não passa; recebe-nos entre os teus. Amém.',
    leader: {
      lost: 'O chifre, os dez, os tempos: o grupo pode gastar a hora caçando nomes no jornal. Daniel também quis saber e ficou com coisas guardadas no coração (28). Fique no que a visão repete três vezes: o reino será dado aos santos (18, 22, 27).',
      tender:
        'Quem sofre de ansiedade ou foi criado com medo do fim do mundo pode ficar aflito. Não aumente o suspense. Quem sofre violência pode ouvir que basta esperar o juízo: diga que procurar ajuda agora é certo (Ligue 180, Disque 100).',
      differ:
        'Os quatro animais são em geral Babilônia, Medos e Persas, Grécia e Roma; para outros, a lista acaba na Grécia. O chifre pequeno é visto no rei Antíoco, que perseguiu os judeus, num inimigo ainda futuro, ou num poder ao longo da história. A vinda nas nuvens, para uns, é a subida de Jesus ao Pai; para outros, a sua volta.',
    },
    comfort:
      'O texto não diz que a fera não existe, nem que não dói. Diz que ela tem prazo, e que acima dela alguém está sentado, sem pressa, com o livro aberto no seu nome. Você pode guardar isso no coração, como Daniel.',
    closing: 'As feras passam. O reino não.',
    words: [
      'quatro animais',
      'anciao de dias',
      'filho do homem',
      'nuvens do ceu',
      'chifre pequeno',
      'dez chifres',
      'leao urso leopardo',
      'livros foram abertos',
      'santos do altissimo',
      'dominio eterno',
      'um tempo e tempos e metade de um tempo',
      'belsazar',
      'daniel',
      'visao de noite',
    ],
  },
  {
    verses: '9:1-23',
    key: '9:18',
    title: 'Nós pecamos, ouve, Senhor',
    theme: 'orar confessando pelo povo',
    themes: ['oracao', 'arrependimento', 'palavra', 'perdao'],
    idea: 'Um homem íntegro lê a promessa, põe-se dentro do pecado do seu povo e pede sem apresentar mérito; a resposta sai do céu antes que ele termine.',
    context:
      'Daniel vive há quase setenta anos na Babilônia. Lê em Jeremias que a ruína de Jerusalém duraria setenta anos (Jeremias 25 e 29), e o prazo está perto. Em vez de só esperar, ele jejua e ora. Depois dela vem a visão das setenta semanas (9:24-27), difícil e muito discutida.',
    retold: [
      {
        verses: '9:1-3',
        says: 'Daniel entende pelos livros quantos anos duraria a ruína de Jerusalém. Volta o rosto para Deus e o busca com jejum, pano de saco e cinza.',
      },
      {
        verses: '9:4-14',
        says: 'Daniel confessa que o povo pecou e não ouviu os profetas. A vergonha é deles, e a Deus pertencem a justiça, a misericórdia e o perdão.',
      },
      {
        verses: '9:15-19',
        says: 'Daniel pede que Deus desvie a ira de Jerusalém, ouça e perdoe sem demora. Não confia em justiça própria, mas nas muitas misericórdias de Deus.',
      },
      {
        verses: '9:20-23',
        says: 'Daniel ainda está orando quando Gabriel vem voando e o toca. A resposta saiu no começo da súplica, diz ele, porque Daniel é muito querido.',
      },
    ],
    read: {
      verses: '9:9-20',
      how: 'De joelhos ou de cabeça baixa, quem puder. Um lê 9 a 16; todos entram no 17; no 19, cada verbo mais forte que o outro.',
    },
    observe: [
      {
        ask: 'Contem quantas vezes aparece nós ou nosso. Quem Daniel inclui no pecado?',
        verses: '9:9-11, 9:13-16',
        listen: 'Ele mesmo, os pais, todo Israel.',
      },
      {
        ask: 'O que pertence a Deus, segundo o começo da leitura, apesar da rebeldia?',
        verses: '9:9',
        listen: 'Misericórdia e perdões.',
      },
      {
        ask: 'O que Daniel lembra que Deus já fez, e o que pede?',
        verses: '9:15-17',
        listen: 'Tirou do Egito; desviar a ira, fazer brilhar o rosto.',
      },
      {
        ask: 'Em que a súplica se apoia, e em que não?',
        verses: '9:18-19',
        listen: 'Não em nossas justiças; nas muitas misericórdias, por causa dele mesmo.',
      },
    ],
    interpret: [
      {
        ask: 'A Bíblia quase não conta erro de Daniel. Por que ele diz “temos pecado”, e não eles pecaram?',
        verses: '9:11, 9:15, 9:20',
        listen: 'Solidariedade; santo de verdade se põe junto.',
        follow: 'De que grupo você fala como se não fosse seu?',
      },
      {
        ask: 'A promessa já estava escrita. Por que orar pelo que Deus já disse que faria?',
        verses: '9:16-19',
        listen: 'A promessa acende a oração; Deus quer a nossa boca nela.',
      },
      {
        ask: '“Ouve, Senhor; ó Senhor, perdoa; presta atenção”: o que o ritmo desta frase conta de quem ora?',
        verses: '9:19',
        listen: 'Urgência, intimidade; sem enfeite.',
      },
      {
        ask: 'Daniel pede “por causa de ti mesmo”. Que peso sai das costas quando a razão não sou eu?',
        verses: '9:17-19',
        listen: 'Não preciso merecer; o nome dele está em jogo.',
      },
    ],
    live: [
      {
        ask: 'De que nós você tira o corpo fora: família, igreja, bairro, país?',
        listen: 'Trocar o eles por nós numa frase.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Que promessa lida virou oração na sua boca, e qual ficou só grifada?',
        listen: 'Levar um versículo ao joelho.',
      },
      {
        ask: 'Quando a sua turma faz besteira e você estava junto ou calado, como se ora depois?',
        listen: 'Sem dedurar nem lavar as mãos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que culpa antiga da sua família, violência, racismo, abandono, poderia ser dita a Deus em voz alta por alguém desta geração?',
        listen: 'Confessar sem carregar culpa que não é sua.',
        for: ['elderly', 'parents', 'adults'],
      },
      {
        ask: 'Numa briga, como ficaria a oração de vocês dois se cada frase começasse com nós?',
        listen: 'Experimentar em casa, curto.',
        for: ['couples'],
      },
      {
        ask: 'Você ora mostrando as suas justiças ou contando com a misericórdia? Por onde se percebe?',
        listen: 'Eu fiz tanto; por que logo comigo.',
        for: ['long-believers', 'singles', 'new-believers'],
      },
      {
        ask: 'Se você nunca orou assim, que frase desta página conseguiria dizer hoje?',
        listen: 'Ouve, Senhor já é oração.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na escola, você já levou castigo junto com a sala inteira? Quem era o culpado, e quem confessou?',
        bridge: 'Daniel nem era o culpado, e se pôs na fila.',
      },
      {
        text: 'Que data você conta no calendário com caneta: férias, nascimento, casamento, última prestação?',
        bridge: 'Daniel descobriu que faltava pouco. E foi orar.',
        for: ['adults', 'couples', 'young', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ajoelhe-se ou ponha as mãos no chão por um minuto. Não comece pelas explicações.',
      bridge: 'Ao Senhor pertencem a misericórdia e os perdões. Comece por aí.',
    },
    complete: [
      {
        name: 'De eles para nós',
        text: 'Escreva três queixas com eles: eles … ; eles … ; eles … . Reescreva com nós, sem forçar: nós … ; nós … ; nós … . Termine: Ouve, Senhor; perdoa; … .',
      },
      {
        name: 'Promessa ajoelhada',
        text: 'Copie uma promessa que você leu: … . O que a contraria hoje: … . O que nós fizemos: … . O que pedimos por causa do teu nome: … .',
      },
    ],
    challenges: [
      {
        do: 'Separe vinte minutos e ore por um grupo a que você pertence, dizendo só nós, sem nenhuma queixa.',
        tell: 'o que percebeu que também era seu.',
      },
      {
        do: 'Leve um texto da Bíblia à oração por sete dias, até que as palavras dele virem suas.',
        tell: 'que palavra ficou.',
      },
    ],
    children: {
      truth: 'Posso pedir perdão por nós, e Deus ouve.',
      to7: {
        story:
          'Daniel já estava velhinho e morava longe da sua cidade, que estava toda quebrada. Um dia leu no livro de Deus: daqui a pouco vocês vão voltar! Ele ficou contente, deixou a comida de lado e foi orar. Podia dizer: Deus, eles erraram. Mas disse: nós erramos. Perdoa a gente! Não porque somos bonzinhos, mas porque o Senhor é bondoso. Ouve, Senhor! Perdoa, Senhor! Enquanto ele ainda falava, veio um anjo, bem depressa, e tocou nele: Daniel, você é muito querido! Deus ouviu desde a primeira palavra.',
        activity:
          'Ajoelhem em roda e digam juntos três vezes: nós erramos, ouve, Senhor; depois um abraço que diz: você é muito querido.',
        questions: ['O que Daniel leu?', 'Ele disse eles ou nós?', 'O que o anjo contou a Daniel?'],
      },
      to12: {
        story:
          'Daniel tinha sido levado da sua cidade quando era rapaz. Agora era um velho, e Jerusalém ainda era um monte de pedras. Um dia, lendo o livro de Jeremias, contou nos dedos: setenta anos! Está quase! Podia ter dito: pronto, é só esperar. Mas ficou de joelhos e orou uma oração que parecia de quem tinha feito tudo errado: nós pecamos, nós não ouvimos, nós nos afastamos. Nós? Justo Daniel, que tinha sido fiel desde rapaz? Ele não apontou o dedo: entrou na fila. E pediu: ouve, Senhor! Perdoa, Senhor! Não é pelo que a gente merece, é pelas tuas muitas misericórdias. Ele ainda estava falando quando o anjo Gabriel chegou voando depressa. No começo da sua oração, a palavra saiu, disse. Porque você é muito querido. Muito tempo depois, Jesus, que não tinha pecado nenhum, também entrou na nossa fila.',
        activity:
          'Escrevam juntos uma oração da família com nós em todas as frases e leiam-na de joelhos uma vez nesta semana.',
        questions: [
          'O que Daniel descobriu lendo?',
          'Por que ele disse nós?',
          'Por quem você quer pedir perdão junto?',
        ],
      },
      challenge: 'Numa briga, troque foi ele por nós erramos, e peçam perdão juntos.',
    },
    prayer:
      'Ouve, Senhor; ó Senhor, perdoa. Nós pecamos: esta casa, esta igreja, este povo. Não temos justiça para mostrar. Por causa de ti mesmo, faz brilhar o teu rosto sobre o que está em ruínas, em nome de Jesus, que entrou na nossa fila. Amém.',
    leader: {
      lost: 'As setenta semanas (24-27) sequestram qualquer encontro. Diga que ficam para outro dia e feche a Bíblia no 23. E cuide para o nós não virar sermão sobre os pecados dos outros.',
      tender:
        'Confessar pelo grupo não é assumir a culpa de quem nos feriu. Filhos de gente violenta e vítimas de injustiça precisam ouvir isso: a culpa é de quem fez. Ofereça escuta a sós.',
      differ:
        'As setenta semanas são contadas de modos muito diferentes: até a primeira vinda de Jesus, até a perseguição dos gregos, ou com uma última semana ainda no futuro. Gente séria discorda. A oração não depende disso.',
    },
    comfort:
      'Antes que Daniel acabasse, a resposta já vinha, e começava assim: tu és muito querido. Se a sua oração parou no meio, ela já foi ouvida até ali.',
    closing: 'Nós pecamos. Ele ouve.',
    words: [
      'oracao de daniel',
      'setenta anos',
      'nos pecamos',
      'vergonha de rosto',
      'nao em nossas justicas',
      'muitas misericordias',
      'ouve senhor o senhor perdoa',
      'gabriel',
      'muito querido',
      'jejum saco e cinza',
      'setenta semanas',
      'livro de jeremias',
      'intercessao',
    ],
  },
]
