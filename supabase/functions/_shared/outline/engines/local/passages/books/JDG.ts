import type { BookPassages } from '../passage.ts'

export const JDG: BookPassages = [
  {
    verses: '4:1-16',
    key: '4:14',
    title: 'Débora debaixo da palmeira',
    theme: 'a liderança que encoraja',
    themes: ['servico', 'sabedoria', 'medo', 'fe'],
    idea: 'Num tempo sem rumo, Deus fala por uma mulher que escuta debaixo de uma palmeira; ela anima quem tem medo de ir sozinho e vai junto.',
    context:
      'Há vinte anos um rei vizinho oprime Israel com novecentos carros de ferro. O povo clama. Quem governa é Débora: profetisa, juíza, procurada por gente de todo lado. Ela sabe o que Deus já pediu a Baraque, e que ele ainda não foi.',
    read: {
      verses: '4:4-15',
      how: 'Uma mulher lê Débora, um homem lê Baraque. No 14, quem lê Débora se levanta primeiro.',
    },
    observe: [
      {
        ask: 'Quais são as funções de Débora, e onde ela atende?',
        verses: '4:4-5',
        listen: 'Profetisa, governa, julga; debaixo de uma palmeira, à vista de todos.',
      },
      {
        ask: 'Que condição Baraque põe para ir?',
        verses: '4:6-8',
        listen: 'Que ela vá junto; sozinho, não.',
      },
      {
        ask: 'Quem desce do monte, quem sai diante e quem derrota?',
        verses: '4:14-15',
        listen: 'Baraque desce com dez mil; o Senhor sai diante e vence.',
      },
    ],
    interpret: [
      {
        ask: 'Baraque é lembrado em Hebreus 11 como homem de fé. Como você lê o pedido dele: covardia, humildade, as duas coisas?',
        verses: '4:8-9',
        listen: 'Deixe o grupo divergir; ele vai, e isso conta.',
        follow: 'Quando pedir companhia é sabedoria?',
      },
      {
        ask: 'Débora podia se ofender ou mandar outro. O que a resposta dela ensina sobre liderar gente com medo?',
        verses: '4:9-10',
        listen: 'Vai junto, diz a verdade sobre o preço e sobe o monte com ele.',
      },
      {
        ask: 'Por que novecentos carros de ferro, tão fortes na planície, acabaram não valendo nada?',
        verses: '4:7, 4:13-15',
        listen: 'Deus os atraiu ao ribeiro; o cântico de 5:21 conta que a água subiu.',
      },
    ],
    live: [
      {
        ask: 'Quem foi a Débora que disse a você levanta-te na hora certa?',
        listen: 'Tias, professoras, pastoras, amigas: peça a frase exata.',
        for: ['adults', 'men', 'young'],
      },
      {
        ask: 'Em que lugar a sua palmeira já existe: onde as pessoas vêm conversar com você?',
        listen: 'Portão, cozinha, salão, grupo de mensagens.',
        for: ['women', 'elderly', 'long-believers'],
      },
      {
        ask: 'Se alguém for comigo, eu vou: aonde?',
        listen: 'Psicóloga, igreja, entrevista, delegacia, retiro: achem o par.',
        for: ['teens', 'young', 'new-believers', 'visitors'],
      },
      {
        ask: 'Como vocês dois dividem coragem? Quem costuma subir o monte primeiro, e em que assunto é o contrário?',
        listen: 'Sem papel fixo; agradeçam a força do outro.',
        for: ['couples'],
      },
      {
        ask: 'Que talento de mulher ou de menina a nossa comunidade ainda deixa sem uso?',
        listen: 'Fale de pessoas e tarefas, não de teorias.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'O que está parado na sua vida há tempo, embora você já saiba o que Deus pediu?',
        listen: 'Débora só lembra: não te mandou o Senhor?',
        for: ['adults', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual lugar você só consegue ir acompanhado: dentista, cemitério, academia, cartório?',
        bridge: 'Um comandante de dez mil homens também tinha o seu.',
      },
      {
        text: 'Debaixo de qual árvore você passou boas horas na infância, e o que acontecia ali?',
        bridge: 'Uma palmeira virou tribunal, consultório e ponto de partida.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se onde haja uma planta, ou imagine a sombra de uma árvore. Fique ali como quem foi recebido para conversar.',
      bridge: 'Muita gente subia até aquela palmeira para ser ouvida.',
    },
    complete: [
      {
        name: 'Se fores comigo',
        text: 'Complete: o monte que preciso subir é …; tenho medo porque …; a pessoa que eu chamaria é …; o dia é …',
      },
      {
        name: 'Minha palmeira',
        text: 'Desenhe uma palmeira. Na sombra, escreva os nomes de quem procura você. No tronco, o que o sustenta. Na raiz, de onde vem a sua sabedoria.',
      },
    ],
    challenges: [
      {
        do: 'Vá junto: acompanhe alguém a um lugar que essa pessoa teme enfrentar sozinha.',
        tell: 'Aonde foram e o que você precisou dizer, ou calar.',
      },
      {
        do: 'Diga a uma mulher que lidera, ensina ou cuida o que mudou na sua vida por causa dela.',
        tell: 'O que ela respondeu.',
      },
    ],
    children: {
      truth: 'Deus usa meninas e meninos para dar coragem.',
      to7: {
        story:
          'Havia uma mulher muito sábia chamada Débora. Ela sentava debaixo de uma palmeira, e as pessoas vinham de longe conversar com ela. Débora escutava as pessoas e escutava Deus. Naquele tempo, um rei malvado assustava todo mundo com carros de ferro. Débora chamou Baraque e disse: Deus quer que você reúna o povo e suba o monte. Baraque ficou com medo: Eu só vou se você for comigo! Débora não riu dele. Ela disse: Eu vou! E subiram juntos. Lá no alto, ela falou: Levante, Baraque! Deus vai na frente! Baraque desceu corajoso, e Deus salvou o povo. Depois eles cantaram uma música bem bonita para Deus.',
        activity:
          'Um adulto faz de palmeira, com os braços para cima. Cada criança senta embaixo e fala de um medo, e um amigo diz: Eu vou com você!',
        questions: [
          'Onde Débora se sentava?',
          'O que Baraque pediu?',
          'Com quem você quer ir quando sente medo?',
        ],
      },
      to12: {
        story:
          'Durante vinte anos, o povo sofreu nas mãos de um rei que tinha novecentos carros de ferro. Naquele tempo, quem governava Israel era uma mulher, Débora. Ela ouvia Deus e julgava as causas do povo debaixo de uma palmeira. Um dia mandou chamar Baraque e perguntou: Deus não mandou você reunir dez mil homens no monte Tabor? Ele prometeu a vitória! Baraque respondeu: se você for comigo, eu vou; se não for, não vou. Débora não zombou. Disse que iria, e avisou que a honra da vitória não seria dele. Os dois subiram o monte com o povo. Quando os carros apareceram lá embaixo, ela disse: levante-se, hoje é o dia! O Senhor já saiu na sua frente. Baraque desceu correndo com os seus homens, e Deus atrapalhou todo aquele exército. Débora e Baraque cantaram juntos. Um precisava do outro, e os dois precisavam de Deus.',
        activity:
          'Em duplas com olhos vendados e guia, façam um percurso. Quem guia só pode dizer frases de encorajamento. Depois troquem.',
        questions: [
          'Por que as pessoas confiavam em Débora?',
          'O que você acha do pedido de Baraque?',
          'A quem você pode dizer eu vou com você?',
        ],
      },
      challenge: 'Acompanhe um colega em algo que ele tem medo de fazer.',
    },
    prayer:
      'Senhor que sais diante de nós, obrigado por quem nos escutou debaixo de alguma palmeira. Levanta Déboras e Baraques. Dá a quem tem medo uma companhia, e a quem tem coragem a bondade de ir junto.',
    leader: {
      lost: 'O assunto de mulheres na liderança costuma dividir, e o fim de Sísera (17-22) choca. Leia até o 16, reconheça que o livro conta tempos violentos, e pergunte: quem anima quem, aqui?',
      tender:
        'Mulheres silenciadas ou desprezadas na família e na igreja podem se emocionar. Ouça sem debater. Se aparecer história de violência, Ligue 180.',
      differ:
        'Sobre mulheres em funções pastorais, as igrejas têm posições diferentes, todas procurando ser fiéis à Bíblia. Nenhuma nega que Deus falou e guiou por Débora.',
    },
    comfort:
      'Você não precisa subir sozinho. Baraque disse com todas as letras que tinha medo, e a resposta foi: irei contigo. Deus continua mandando gente que sabe dizer isso.',
    closing: 'Levanta-te: ele já saiu na frente.',
    words: [
      'debora',
      'baraque',
      'sisera',
      'jael',
      'palmeira',
      'profetisa',
      'juiza',
      'carros de ferro',
      'monte tabor',
      'quisom',
      'jabim',
      'se fores comigo',
      'levanta te',
      'mulher lider',
    ],
  },
  {
    verses: '6:11-24',
    key: '6:14',
    title: 'Vai com esta tua força',
    theme: 'o chamado de quem se esconde',
    themes: ['identidade', 'medo', 'servico', 'esperanca'],
    idea: 'Deus se senta perto de um homem que trabalha escondido, ouve as suas perguntas amargas e o chama pelo que ainda não parece: valente, enviado, acompanhado.',
    context:
      'Todo ano, na colheita, os midianitas descem como gafanhotos e levam tudo. Israel mora em cavernas. Trigo se malha em lugar alto, ao vento; Gideão o malha dentro de um tanque de pisar uva, para não ser visto.',
    read: {
      verses: '6:11-17',
      how: 'Quem lê Gideão fala agachado; quem lê o anjo fica sentado ao lado, sem pressa.',
    },
    observe: [
      {
        ask: 'O que Gideão faz, onde, e por quê?',
        verses: '6:11',
        listen: 'Malha trigo no lagar, escondido dos midianitas.',
      },
      {
        ask: 'Como ele é saudado, e o que responde?',
        verses: '6:12-13',
        listen: 'Homem esforçado; responde com três perguntas doloridas.',
      },
      {
        ask: 'Que duas razões ele dá para não ser o escolhido?',
        verses: '6:15',
        listen: 'Família pobre e ele, o menor da casa.',
      },
    ],
    interpret: [
      {
        ask: 'O anjo chama de valente um homem escondido num buraco. É ironia, é promessa, ou o quê?',
        verses: '6:11-12',
        listen: 'Deus chama pelo que a companhia dele fará daquele homem.',
      },
      {
        ask: 'Deus não responde aos porquês de Gideão, nem o repreende. O que oferece no lugar?',
        verses: '6:13-14',
        listen: 'Um olhar, um envio; talvez a resposta ao onde estás, Senhor, passe por ele.',
        follow: 'Que pergunta sua a Deus poderia virar envio?',
      },
      {
        ask: '“Vai com esta tua força”: de que força se trata, se ele se acha tão pequeno?',
        verses: '6:14-16',
        listen: 'A que tem, indignação inclusive; e a presença que a completa.',
      },
    ],
    live: [
      {
        ask: 'O que você tem feito escondido, com medo de que tirem de você?',
        listen: 'Sonho, dinheiro, alegria, fé: acolha o medo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que nome chamam você em casa ou na escola, e que nome gostaria de ouvir de Deus?',
        listen: 'Lento, burro, exagerado: dor de muitos anos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se o Senhor é conosco, por que tudo isto? Em que assunto essa pergunta ainda está sem resposta para você?',
        listen: 'Gideão perguntou face a face; não feche a pergunta.',
        for: ['mourning', 'long-believers', 'adults'],
      },
      {
        ask: 'Sou o menor da casa do meu pai: em que ambiente você se sente assim, e que vantagem escondida existe em ser pequeno?',
        listen: 'Visão de baixo, liberdade, humor: explore.',
        for: ['singles', 'young', 'new-believers'],
      },
      {
        ask: 'Que força vocês dois têm, do jeito que está, e usam pouco?',
        listen: 'Teimosia, cozinha, humor, oração: digam um do outro.',
        for: ['couples'],
      },
      {
        ask: 'Eu esperarei até que voltes, diz o Senhor a Gideão (6:18). O que muda em saber que ele espera?',
        listen: 'Para quem vem devagar, é alívio.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já comeu, leu ou assistiu escondido, e onde era o esconderijo?',
        bridge: 'Gideão debulhava trigo dentro de um tanque de uva. Escondido de gente perigosa.',
      },
      {
        text: 'Qual elogio exagerado já lhe fizeram, de você olhar para trás achando que era com outro?',
        bridge: 'Quando um anjo disse homem valente, Gideão deve ter olhado em volta.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Encolha-se um pouco na cadeira, como quem quer caber num canto. Depois vá se endireitando bem devagar.',
      bridge: 'Um homem encolhido num tanque de uva ouviu um cumprimento inesperado.',
    },
    complete: [
      {
        name: 'Como me chamam',
        text: 'De um lado, os nomes que você dá a si: sou o menor em … Do outro, copie: o Senhor é contigo, e escreva embaixo o que ele poderia ver em você: …',
      },
      {
        name: 'Esta força',
        text: 'Faça uma lista honesta da sua força de hoje (0 a 10 em sono, ânimo, fé, companhia, coragem). Embaixo: com esta, do jeito que está, eu posso ir até …',
      },
    ],
    challenges: [
      {
        do: 'Chame alguém, com sinceridade, por uma qualidade que ele ainda não enxerga em si, e diga onde você a viu.',
        tell: 'Como a pessoa reagiu ao nome novo.',
      },
      {
        do: 'Escolha uma coisa que você pergunta a Deus por que não muda, e faça nela um gesto pequeno como enviado.',
        tell: 'Que gesto foi e o que ficou diferente.',
      },
    ],
    children: {
      truth: 'Deus me chama de valente e vai comigo.',
      to7: {
        story:
          'Uns homens maus vinham todo ano e levavam a comida do povo. Por isso Gideão trabalhava escondido, bem lá no fundo de um buraco. De repente, um anjo sentou debaixo da árvore e disse: Olá, homem valente! Deus está com você! Gideão olhou para um lado, olhou para o outro. Eu? Valente? Ele disse: Se Deus está com a gente, por que acontecem coisas tristes? O Senhor olhou para ele com carinho e disse: Vá com a força que você tem. Eu mando você. Gideão respondeu: Mas eu sou o menorzinho da família! E Deus disse: Eu vou com você. Gideão fez um altar e chamou de Deus é paz.',
        activity:
          'As crianças se escondem debaixo de um lençol. O líder chama cada uma: Olá, valente, com o nome dela! E ela sai de braços abertos.',
        questions: [
          'Onde Gideão estava escondido?',
          'Como o anjo chamou Gideão?',
          'Em que você quer ser valente?',
        ],
      },
      to12: {
        story:
          'Na época da colheita, os midianitas invadiam a terra e levavam trigo, ovelhas e tudo o que achavam. O povo vivia escondido em cavernas. Gideão, um rapaz de família pobre, malhava o trigo dentro de um tanque de pisar uvas, para ninguém ver. Ali o anjo do Senhor se sentou e o cumprimentou: o Senhor está com você, homem valente! Gideão desabafou: se Deus está conosco, por que tudo isto? Onde estão aquelas maravilhas que nossos pais contavam? Deus não ficou zangado. Olhou para ele e disse: vá com esta sua força; sou eu quem manda você. Gideão ainda achou que era engano: minha família é a mais fraca, e eu sou o menor de todos. E Deus: eu estarei com você. Ele preparou uma oferta, e o anjo esperou até que voltasse. Então Gideão construiu um altar e deu a ele o nome de O Senhor é paz.',
        activity:
          'Cada um escreve num papel dobrado uma fraqueza. Sem ler, o grupo escreve por fora: o Senhor é contigo, valente. Troquem e guardem.',
        questions: [
          'Por que o anjo o chamou de valente, se ele estava escondido?',
          'O que Deus respondeu às perguntas difíceis de Gideão?',
          'Que força, mesmo pequena, você já tem?',
        ],
      },
      challenge: 'Diga a alguém tímido uma qualidade boa que você vê nele.',
    },
    prayer:
      'Senhor que te sentas perto do lagar, ouve as nossas perguntas amargas. Chama pelo nome novo quem só escutou apelidos. Espera por nós enquanto buscamos a oferta, e vem com a força que nos falta. Tu és paz.',
    leader: {
      lost: 'A história da lã, mais adiante, puxa conversa sobre pedir sinais. Fique nesta cena. E não deixe virar palestra de autoestima: o centro é a frase eu serei contigo.',
      tender:
        'Quem vive escondendo dinheiro ou comida pode estar em casa violenta ou passando fome. Pergunte com cuidado, depois. Ligue 180, CRAS, cesta: ajuda prática antes de discurso.',
    },
    comfort:
      'Gideão disse a Deus que se sentia abandonado, e Deus não foi embora. Ficou sentado debaixo da árvore, e depois esperou que ele voltasse. Pode demorar: ele espera você também.',
    closing: 'Com a força que tem, e com ele.',
    words: [
      'gideao',
      'midianitas',
      'lagar',
      'homem valente',
      'varao valoroso',
      'vai nesta tua forca',
      'menor na casa de meu pai',
      'ofra',
      'carvalho',
      'anjo do senhor',
      'o senhor e paz',
      'jeova shalom',
      'trigo',
      'escondido',
    ],
  },
  {
    verses: '7:1-22',
    key: '7:2',
    title: 'Gente demais para vencer',
    theme: 'a vitória que é de Deus',
    themes: ['humildade', 'fe', 'medo', 'obediencia'],
    idea: 'Deus diminui o exército até ninguém poder dizer que venceu sozinho, e cuida do medo de quem ficou; a luz aparece quando os cântaros se quebram.',
    context:
      'Gideão juntou trinta e dois mil homens contra uma multidão incontável. Qualquer general pediria reforços. Deus vai mandando gente embora até sobrarem trezentos, com trombetas, tochas e potes de barro.',
    read: {
      verses: '7:2-11',
      how: 'Comecem todos de pé. A cada corte no exército, parte do grupo se senta, até restarem poucos para ler o fim.',
    },
    observe: [
      {
        ask: 'Que motivo Deus dá para reduzir o exército?',
        verses: '7:2',
        listen: 'Para que Israel não diga: minha mão me salvou.',
      },
      {
        ask: 'Quantos voltam para casa em cada etapa, e por qual critério?',
        verses: '7:3-7',
        listen: 'Vinte e dois mil com medo; depois, pelo jeito de beber, ficam trezentos.',
      },
      {
        ask: 'O que Deus oferece a Gideão à noite, sem que ele peça?',
        verses: '7:9-11',
        listen: 'Se temes, desce com o teu servo e escuta.',
      },
    ],
    interpret: [
      {
        ask: 'Por que vencer com gente demais seria perigoso para o coração de Israel?',
        verses: '7:2',
        listen: 'A vitória viraria orgulho; eles se esqueceriam de quem salva.',
      },
      {
        ask: 'Os medrosos podem ir para casa sem castigo. O que essa gentileza revela de Deus?',
        verses: '7:3',
        listen: 'Não humilha; medo se espalha, e ele não obriga.',
        follow: 'Como a gente trata quem diz que não dá conta?',
      },
      {
        ask: 'Deus sabia do medo do próprio Gideão e nem assim o dispensou. Como cuidou dele?',
        verses: '7:9-11',
        listen: 'Deu-lhe companhia e algo para ouvir: o medo foi atendido.',
      },
    ],
    live: [
      {
        ask: 'O que já saiu da sua vida, deixando você menor, e que agora parece ter aberto espaço para confiar?',
        listen: 'Emprego, status, saúde, gente; não diga que foi Deus quem tirou.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'De quantos seguidores, amigos ou aprovações você acha que precisa para estar seguro?',
        listen: 'Diga o número; depois pense nos trezentos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que vitória sua você conta como se tivesse sido só da sua mão?',
        listen: 'Refaçam o relato, com os nomes que faltaram.',
        for: ['men', 'adults', 'couples'],
      },
      {
        ask: 'Na nossa igreja ou grupo, o que mudaria se a gente medisse menos por quantidade?',
        listen: 'Grupo pequeno costuma suspirar aqui.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'Com quem você desceria à noite até perto do seu medo, só para escutar?',
        listen: 'O servo Pura não resolve nada: acompanha.',
        for: ['singles', 'women', 'visitors'],
      },
      {
        ask: 'A luz só apareceu quando o pote quebrou. Que quebra sua deixou passar alguma claridade?',
        listen: 'Se ainda não deixou, basta dizer ainda não.',
        for: ['mourning', 'adults', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Vocês já fizeram uma festa para cinquenta e apareceram seis? Ou o contrário? Contem.',
        bridge: 'Gideão começou com trinta e dois mil e terminou com trezentos.',
      },
      {
        text: 'Como você bebe água num rio ou bebedouro: mão em concha, boca direto, garrafinha chique? Demonstre.',
        bridge: 'O jeito de beber decidiu quem ia para a batalha mais estranha da Bíblia.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Faça uma concha com a mão, ponha nela um pouco de água e leve à boca, atento ao que está em volta.',
      bridge: 'Trezentos beberam assim e ficaram.',
    },
    complete: [
      {
        name: 'De trinta e dois mil a trezentos',
        text: 'Desenhe um funil. Em cima, tudo em que você se apoia; no meio, o que já saiu; embaixo, o pouco que ficou. Escreva ao lado: com isto, Deus pode …',
      },
      {
        name: 'Tocha no pote',
        text: 'Desenhe um pote com uma tocha dentro. No barro, as rachaduras que você esconde. Na luz, o que passaria por elas: …',
      },
    ],
    challenges: [
      {
        do: 'Tire da semana uma coisa que dá segurança ou aparência, mas não é necessária, e observe o que acontece.',
        tell: 'O que fez falta e o que não fez.',
      },
      {
        do: 'Quando elogiarem você, diga na mesma frase o nome de quem ajudou e agradeça a Deus depois, a sós.',
        tell: 'Quantos elogios vieram e quantos nomes.',
      },
    ],
    children: {
      truth: 'Com Deus, mesmo os poucos e pequenos vencem.',
      to7: {
        story:
          'Gideão tinha muitos, muitos soldados. Deus disse: É gente demais! Quem estiver com medo pode ir para casa. Um monte de gente foi. Deus disse: Ainda é muito! Leve todos para beber água no rio. Slurp! Só trezentos ficaram. Trezentos contra uma multidão! De noite, cada um recebeu uma trombeta, um pote e uma tochinha acesa dentro do pote. Eles chegaram bem quietinhos. Quando Gideão deu o sinal, todos tocaram as trombetas: Tu-tu-tuuu! E quebraram os potes: crash! As luzes apareceram por todos os lados. Os inimigos levaram um susto enorme e saíram correndo. Ninguém disse fui eu. Todos sabiam: foi Deus!',
        activity:
          'No escuro, escondam lanternas dentro de copos de papel. Ao sinal, rasguem os copos e gritem: A vitória é de Deus!',
        questions: [
          'Por que Deus mandou muita gente para casa?',
          'O que havia dentro dos potes?',
          'Que coisa difícil você quer fazer com a ajuda de Deus?',
        ],
      },
      to12: {
        story:
          'Gideão juntou trinta e dois mil soldados, e ainda eram menos que os inimigos. Então Deus disse uma coisa esquisita: você tem gente demais. Se vencerem assim, vão dizer que foi a força de vocês. Mande para casa quem está com medo. Vinte e dois mil foram, e ninguém zombou deles. Ainda é muito, disse Deus. No riacho, ele escolheu pelo jeito de beber, e sobraram trezentos. À noite, Deus viu que o próprio Gideão estava com medo e disse: se quiser, desça com o seu ajudante e escute. Ele desceu e ouviu um inimigo contar um sonho: um pão rolava e derrubava a tenda! Ficou tão animado que adorou a Deus ali mesmo. Depois distribuiu trombetas, potes e tochas. Os trezentos cercaram o acampamento, quebraram os potes, as luzes brilharam e o barulho foi tão grande que os inimigos fugiram. Ninguém podia dizer: a minha mão me salvou.',
        activity:
          'Desafio dos poucos: um trio cumpre, com criatividade, uma tarefa que parecia precisar do grupo inteiro. Conversem sobre o que os ajudou.',
        questions: [
          'Por que ter gente demais era um problema?',
          'Como Deus ajudou Gideão com o medo?',
          'Em que situação você se sente em número pequeno?',
        ],
      },
      challenge: 'Quando ganhar ou tirar nota boa, agradeça a Deus e a quem ajudou.',
    },
    prayer:
      'Senhor, ainda contamos soldados. Tira de nós o que vira orgulho e cuida do medo dos que ficam. Dá a cada um uma companhia para descer à noite. E quando o pote quebrar, que apareça a tua luz.',
    leader: {
      lost: 'O sentido do jeito de beber e a matança do fim desviam a conversa. O texto não explica o primeiro e não celebra a segunda. Volte ao versículo 2.',
      tender:
        'Cuidado com dizer a quem perdeu emprego, saúde ou gente que Deus está reduzindo o exército dele. Só a própria pessoa pode ler assim a sua história. Ofereça ajuda antes de interpretação.',
    },
    comfort:
      'Sobrou pouco, e você está com medo. Deus não repreendeu Gideão por isso; mandou alguém junto e deixou que ouvisse uma coisa boa no escuro. Fique atento ao que se ouve hoje.',
    closing: 'Poucos, com medo, e o Senhor no meio.',
    words: [
      'gideao',
      'trezentos',
      'midianitas',
      'trombetas',
      'cantaros',
      'tochas',
      'fonte de harode',
      'lamber as aguas',
      'minha mao me salvou',
      'medrosos',
      'pao de cevada',
      'sonho',
      'vasos quebrados',
      'pura',
      'espada do senhor',
    ],
  },
  {
    verses: '16:4-31',
    key: '16:22',
    title: 'O cabelo começou a crescer',
    theme: 'a queda e a graça que volta',
    themes: ['tentacao', 'arrependimento', 'graca', 'santidade'],
    idea: 'Sansão brinca com o que era sagrado até perder a força sem perceber; no fundo do cárcere, cego, o cabelo recomeça a crescer e ele ora como nunca tinha orado.',
    context:
      'Sansão nasceu consagrado e forte, e gastou a força em paixões e vinganças. Apaixona-se por Dalila, a quem os chefes inimigos pagam uma fortuna. Três vezes ele inventa respostas; três vezes vê que ela o entrega. E fica.',
    read: {
      verses: '16:17-28',
      how: 'Leiam em tom baixo. Antes do versículo 22, parem; leiam-no sozinho, com uma pausa depois.',
    },
    observe: [
      {
        ask: 'O que Sansão revela a Dalila, e o que ela recebe em troca?',
        verses: '16:17-18',
        listen: 'Todo o coração, o voto do nascimento; ela, o dinheiro.',
      },
      {
        ask: 'O que Sansão pensa ao acordar, e o que ele não sabe?',
        verses: '16:20',
        listen: 'Sairei como das outras vezes; não sabia que o Senhor se tinha apartado.',
      },
      {
        ask: 'Depois das correntes, que frase pequena muda o ar da história?',
        verses: '16:21-22',
        listen: 'O cabelo começou a crescer.',
      },
    ],
    interpret: [
      {
        ask: 'A força não estava no cabelo. O que o cabelo guardava, e como Sansão o foi perdendo antes da navalha?',
        verses: '16:17, 16:20',
        listen: 'O voto de pertencer a Deus; brincou com ele dia após dia.',
      },
      {
        ask: 'Como alguém pode perder o principal e não perceber?',
        verses: '16:20',
        listen: 'O hábito continua funcionando por um tempo; ninguém nota, nem a pessoa.',
        follow: 'Que sinais avisariam você?',
      },
      {
        ask: 'Cego, Sansão diz: lembra-te de mim. O que há de novo e o que ainda é velho nessa oração?',
        verses: '16:28',
        listen: 'Novo: depende de Deus. Velho: ainda quer vingança; e Deus o escuta.',
      },
    ],
    live: [
      {
        ask: 'Com que perigo você já brincou três vezes, achando que sairia como das outras?',
        listen: 'Só para si; no grupo, fale da sensação de controle.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Quem insiste todo dia, como Dalila, até você ceder: uma pessoa, um aplicativo, um grupo?',
        listen: 'Pressão repetida cansa; busquem uma saída combinada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que continua funcionando por fora na sua fé, embora por dentro tenha se apartado?',
        listen: 'Líderes conhecem isso; agradeça a coragem.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que fio de cabelo já começou a crescer depois da sua pior queda?',
        listen: 'Um dia sem beber, uma conversa, uma oração: comemore.',
        for: ['new-believers', 'adults', 'men'],
      },
      {
        ask: 'Numa relação, como se distingue quem quer o seu coração de quem quer o seu segredo?',
        listen: 'Confiança se constrói; pressa e chantagem são alarme.',
        for: ['young', 'singles', 'couples'],
      },
      {
        ask: 'Um menino levava Sansão pela mão. De quem você aceitaria ser conduzido quando não enxerga?',
        listen: 'Depender de alguém menor também é caminho.',
        for: ['elderly', 'mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu pior corte de cabelo, de quem foi a culpa, e quanto tempo levou para crescer?',
        bridge: 'Um corte de cabelo mudou uma vida, e o crescer de novo também.',
      },
      {
        text: 'Que segredo bobo arrancaram de você na base da insistência?',
        bridge: 'Sansão resistiu a mil homens, mas não à insistência.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe a mão pelo cabelo, ou pela cabeça, bem devagar. O que cresce em nós cresce sem barulho.',
      bridge: 'No fundo de um cárcere, uma coisa começou a crescer de novo.',
    },
    complete: [
      {
        name: 'Sete tranças',
        text: 'Desenhe sete tranças. Em cada uma escreva algo que mantém você ligado a Deus. Marque as que já foram cortadas e a que pode recomeçar a crescer.',
      },
      {
        name: 'Como das outras vezes',
        text: 'Complete só para você: eu digo que consigo parar quando quiser em …; o sinal de que já não é assim é …; a pessoa a quem vou contar é …',
      },
    ],
    challenges: [
      {
        do: 'Conte a alguém maduro onde você tem brincado com o perigo e combine um limite prático, com data para conversar de novo.',
        tell: 'Apenas se o limite foi posto e mantido.',
      },
      {
        do: 'Retome por sete dias um hábito de consagração que você abandonou.',
        tell: 'O que cresceu, mesmo que um milímetro.',
      },
    ],
    children: null,
    prayer:
      'Senhor Deus, lembra-te de nós. Tu sabes com que brincamos e o que perdemos sem perceber. No lugar escuro, faz crescer outra vez. Dá um menino que nos guie pela mão, e ensina-nos a pedir ajuda antes das correntes.',
    leader: {
      lost: 'O grupo culpa Dalila ou discute a morte de Sansão. A Bíblia conta sem enfeitar. Não chame aquilo de exemplo; a frase que abre esperança é a do versículo 22.',
      tender:
        'Atenção redobrada: a cena final pode tocar quem pensa em suicídio. Diga que Deus não pede a morte de ninguém e que há ajuda (CVV 188, CAPS). Dependência química e relação abusiva também cabem aqui: ofereça companhia até o tratamento ou a rede de proteção.',
    },
    comfort:
      'Ninguém viu o cabelo crescer. Nem ele, que estava cego. Há coisas que Deus recomeça em silêncio, enquanto a gente só consegue moer o trigo do dia.',
    closing: 'O que foi cortado ainda pode crescer.',
    words: [
      'sansao',
      'dalila',
      'filisteus',
      'cabelo',
      'nazireu',
      'navalha',
      'sete trancas',
      'forca de sansao',
      'carcere',
      'gaza',
      'dagom',
      'colunas',
      'tiraram lhe os olhos',
      'lembra te de mim',
      'soreque',
    ],
  },
]
