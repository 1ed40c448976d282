import type { BookPassages } from '../passage.ts'

export const JDG: BookPassages = [
  {
    verses: '2:6-23',
    key: '2:10',
    title: 'A geração que não conhecia',
    theme: 'a fé que passa adiante',
    themes: ['familia', 'fidelidade', 'volta', 'discipulado'],
    idea: 'Basta uma geração sem memória para o povo trocar o Deus que o libertou; e mesmo assim Deus ouve o gemido e manda quem livre, vez após vez.',
    context:
      'Josué morreu com cento e dez anos, e com ele se foi quem tinha visto o mar e o Jordão se abrirem. Este trecho é o mapa do livro inteiro: o povo larga Deus, cai na mão de inimigos, geme, Deus levanta um juiz que livra, o juiz morre e tudo recomeça, pior. Juiz aqui é um líder que socorre o povo.',
    retold: [
      {
        verses: '2:6-10',
        says: 'O povo serve ao Senhor enquanto vivem Josué e os anciãos que viram as grandes obras dele. Depois vem outra geração, que não conhece o Senhor.',
      },
      {
        verses: '2:11-15',
        says: 'Israel abandona o Senhor, que o tirou do Egito, e adora Baal e Astarote. O Senhor se ira e entrega o povo a saqueadores, em grande aflição.',
      },
      {
        verses: '2:16-19',
        says: 'O Senhor se comove com o gemido do povo e lhe dá juízes que o livram. Quando o juiz morre, eles voltam aos outros deuses, piores que os pais.',
      },
      {
        verses: '2:20-23',
        says: 'O Senhor diz que não expulsará mais as nações que Josué deixou, porque o povo quebrou o pacto. Por elas vai provar se Israel guarda o seu caminho.',
      },
    ],
    read: {
      verses: '2:10-19',
      how: 'Andem em círculo enquanto um lê. Parem no 16, no começo do socorro, e voltem a andar no 17.',
    },
    observe: [
      {
        ask: 'O que faltava à geração que veio depois da de Josué?',
        verses: '2:10',
        listen: 'Conhecer o Senhor e a obra que ele tinha feito por Israel.',
      },
      {
        ask: 'Que verbos contam o que o povo fez com Deus?',
        verses: '2:11-13',
        listen: 'Serviram aos baalins, abandonaram, seguiram, adoraram, provocaram.',
      },
      {
        ask: 'Por que o Senhor socorre, se o texto não conta arrependimento nenhum?',
        verses: '2:16, 2:18',
        listen: 'Por causa do gemido deles sob quem os oprimia.',
      },
      {
        ask: 'O que acontece quando cada juiz morre?',
        verses: '2:19',
        listen: 'Voltam atrás e se corrompem mais que os pais.',
      },
    ],
    interpret: [
      {
        ask: 'A geração anterior serviu a Deus a vida toda. Como uma casa assim pode ter filhos que não conhecem o Senhor?',
        verses: '2:10',
        listen: 'O texto não diz quem falhou; fé não passa sozinha. Sem culpar pais presentes.',
      },
      {
        ask: 'Conhecer o Senhor e conhecer “a obra que ele havia feito” aparecem juntos. O que um faz pelo outro?',
        verses: '2:10, 2:12',
        listen: 'Quem esquece o que Deus fez acaba com outro deus no lugar.',
      },
      {
        ask: 'Na mesma história há a fúria de Deus e o dó de Deus. Como os dois vêm do mesmo amor?',
        verses: '2:14, 2:18',
        listen: 'Não é indiferente à troca nem ao sofrimento.',
        follow: 'Qual das duas coisas é mais difícil de acreditar?',
      },
      {
        ask: 'O juiz salvava por um tempo e morria. Que falta isso deixa no leitor?',
        verses: '2:18-19',
        listen: 'De alguém que não morra, ou que vença a morte; sem forçar.',
      },
    ],
    live: [
      {
        ask: 'O que Deus fez por seus pais ou avós que você quase não sabe contar?',
        listen: 'Histórias de doença, migração, conversão; ou o silêncio da família.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Que história de Deus na sua vida seus filhos ou sobrinhos nunca ouviram da sua boca?',
        listen: 'Uma, para contar nesta semana.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Baal prometia chuva e colheita. Que promessas parecidas vendem hoje para a sua turma?',
        listen: 'Dinheiro fácil, corpo, seguidores, aprovação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde você já percebeu a roda girar: alívio, esquecimento, aperto, grito por Deus?',
        listen: 'Um exemplo seu, sem detalhes que constranjam.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem foi a sua Débora ou o seu Gideão, a pessoa que Deus usou num aperto?',
        listen: 'Nome e gratidão.',
      },
      {
        ask: 'Se a fé chegou até você agora e sem herança, o que você gostaria de deixar para os que vêm?',
        listen: 'Ser a primeira geração é um começo, não uma falta.',
        for: ['new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa os seus avós sabiam fazer e ninguém na família aprendeu: doce, reza, conserto, dança?',
        bridge: 'Um saber se perde em uma geração só. O texto fala do mais importante.',
      },
      {
        text: 'Telefone sem fio: passem uma frase sobre o dia de ontem por dez pessoas e ouçam como chegou.',
        bridge: 'Veja o que houve com a notícia de Deus depois de Josué.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva o nome de uma pessoa mais velha da família que amava a Deus. Ao lado, o que você sabe dela.',
      bridge: 'Uma geração inteira ficou com essa folha em branco.',
    },
    complete: [
      {
        name: 'A roda',
        text: 'Desenhe um círculo com quatro pontos: esqueço, aperto, gemo, Deus socorre. Em cada ponto escreva uma palavra de um tempo seu. Marque com uma seta o ponto de hoje.',
      },
      {
        name: 'Linha da fé',
        text: 'Escreva três nomes: quem contou de Deus a mim … ; a quem eu conto … ; o que vou contar primeiro é … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma criança ou a um jovem da família, em cinco minutos, uma coisa que Deus fez por você.',
        tell: 'A pergunta que a pessoa fez no meio.',
      },
      {
        do: 'Pergunte ao mais velho da sua casa ou da sua igreja qual foi o maior socorro de Deus na vida dele e anote.',
        tell: 'A história, do jeito que foi dita.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
    ],
    children: {
      truth: 'Quero lembrar e contar o que Deus fez.',
      to7: {
        story:
          'Josué ficou bem velhinho e morreu. As pessoas que viram Deus abrir o rio também ficaram velhinhas e morreram. As crianças novas cresceram e não conheciam Deus nem sabiam o que ele tinha feito. Então começaram a adorar estátuas que não escutam. Tudo ficou triste: vieram pessoas más e tiraram as coisas deles. O povo chorava: ai, ai, ai! Deus ouviu o choro. Ele mandou um ajudante forte para livrar o povo. Que alívio! Depois o povo esquecia outra vez, e Deus mandava ajuda de novo. Deus não se cansou deles.',
        activity:
          'Roda do socorro: de mãos dadas girem; ao ouvir esqueceram, agachem; ao ouvir Deus ouviu, levantem os braços.',
        questions: [
          'O que as crianças novas não conheciam?',
          'O que Deus fez quando ouviu o choro?',
          'O que Deus já fez pela sua família?',
        ],
      },
      to12: {
        story:
          'Enquanto Josué viveu, o povo servia a Deus. Muita gente tinha visto com os próprios olhos o rio parar e a terra prometida diante deles. Mas essas pessoas foram morrendo. A geração seguinte cresceu sem conhecer o Senhor e sem saber o que ele tinha feito. Aí começou uma roda triste. Primeiro, trocaram Deus por Baal, um deus de chuva e plantação. Depois, inimigos roubaram tudo. Então gemiam de dor. E o que Deus fez? Teve dó deles e mandou juízes: não os de martelinho na mão, mas líderes que livravam o povo. Só que, quando o juiz morria, todos esqueciam de novo. A roda girou muitas vezes, e Deus socorreu todas as vezes. Um dia ele mandou Jesus, que morreu e ressuscitou: esse socorro não acaba.',
        activity:
          'Gravação: cada criança entrevista um adulto por um minuto com a pergunta: o que Deus fez por você? Depois conta ao grupo.',
        questions: [
          'O que a nova geração não sabia?',
          'Por que a palavra juiz aqui é diferente?',
          'Como a gente faz para não esquecer?',
        ],
      },
      challenge: 'Pergunte à sua avó ou a outro adulto: o que Deus já fez por você?',
    },
    prayer:
      'Senhor, não queremos ser a geração que não te conhece. Perdoa os nossos esquecimentos. Ouve o gemido desta casa e dá-nos boca para contar, aos que vêm, o que fizeste por nós.',
    leader: {
      lost: 'O grupo pergunta se Deus castiga sempre assim. Diga: o livro conta a história de um povo em aliança com ele; não é tabela para explicar a dor de cada pessoa. O centro do trecho é o versículo 18: Deus tem dó do gemido.',
      tender:
        'Pais de filhos que deixaram a fé ouvem isto como acusação. O texto não culpa pais, e o Senhor também ouve o gemido deles. Diga isso em voz alta.',
      differ:
        'Na guerra contra os povos da terra, uns leem um juízo único daquele tempo; outros sentem dificuldade e pedem cautela. Nenhum cristão deve usar o texto para atacar alguém.',
    },
    comfort:
      'Antes de qualquer palavra certa, houve um gemido, e Deus teve dó. Se hoje você só consegue gemer, isso já é ouvido.',
    closing: 'Conta: eles não vão saber se ninguém contar.',
    words: [
      'josue morreu',
      'outra geracao',
      'nao conhecia o senhor',
      'baalins',
      'astarote',
      'suscitou juizes',
      'ciclo dos juizes',
      'saqueadores',
      'gemido',
      'timnate heres',
    ],
  },
  {
    verses: '4:1-16',
    key: '4:14',
    title: 'Débora debaixo da palmeira',
    theme: 'a liderança que encoraja',
    themes: ['servico', 'sabedoria', 'medo', 'fe'],
    idea: 'Num tempo sem rumo, Deus fala por uma mulher que escuta debaixo de uma palmeira; ela anima quem tem medo de ir sozinho e vai junto.',
    context:
      'Há vinte anos um rei vizinho oprime Israel com novecentos carros de ferro. O povo clama. Quem governa é Débora: profetisa, juíza, procurada por gente de todo lado. Ela sabe o que Deus já pediu a Baraque, e que ele ainda não foi.',
    retold: [
      {
        verses: '4:1-3',
        says: 'Os filhos de Israel voltam a fazer o mal, e o Senhor os entrega a Jabim, rei de Canaã, que tem Sísera por capitão. Aflitos, eles clamam.',
      },
      {
        verses: '4:4-7',
        says: 'Débora se senta debaixo da sua palmeira e chama Baraque. Lembra que o Senhor o mandou ao monte Tabor com dez mil homens, porque lhe entregará Sísera.',
      },
      {
        verses: '4:8-13',
        says: 'Baraque só vai se Débora for. Ela vai, mas avisa que Sísera será entregue às mãos de uma mulher. Sísera reúne todos os seus carros.',
      },
      {
        verses: '4:14-16',
        says: 'Débora manda Baraque se levantar, porque o Senhor saiu à frente dele. O exército de Sísera cai, e Sísera desce do carro e foge a pé.',
      },
    ],
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
    retold: [
      {
        verses: '6:11-13',
        says: 'O anjo do Senhor diz a Gideão que o Senhor está com ele. Gideão pergunta por que, então, sofrem tanto, e onde estão as antigas maravilhas.',
      },
      {
        verses: '6:14-16',
        says: 'O Senhor manda Gideão salvar Israel com a força que tem. Ele diz que é o menor de uma família pobre, e ouve que Deus estará com ele.',
      },
      {
        verses: '6:17-21',
        says: 'Gideão pede um sinal e traz um cabrito e pães. O anjo toca a comida com o bordão, o fogo sobe da rocha, e ele desaparece.',
      },
      {
        verses: '6:22-24',
        says: 'Gideão se assusta por ter visto o anjo face a face. O Senhor diz que não morrerá, e ele faz um altar com o nome “O SENHOR é paz”.',
      },
    ],
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
    verses: '6:25-40',
    key: '6:31',
    title: 'O altar de Baal e o velo de lã',
    theme: 'a coragem que começa em casa',
    themes: ['medo', 'obediencia', 'fe', 'familia'],
    idea: 'Antes de enfrentar o inimigo de fora, Gideão derruba o altar de Baal que era do próprio pai; obedece tremendo, pede sinais, e Deus tem paciência com ele.',
    context:
      'Gideão acaba de ser chamado por Deus para livrar Israel. Na mesma noite vem a primeira tarefa: derrubar o altar de Baal que o próprio pai tem, cortar o bosque sagrado e sacrificar a Deus (6:25-26). Depois da leitura ele ainda pede o contrário, velo seco e chão molhado, e Deus faz (6:39-40). A batalha vem no capítulo 7.',
    retold: [
      {
        verses: '6:25-27',
        says: 'O Senhor manda Gideão derrubar o altar de Baal que é do pai e oferecer um touro. Com medo da família e da cidade, ele obedece de noite, com dez servos.',
      },
      {
        verses: '6:28-32',
        says: 'Os homens da cidade querem matar Gideão. O pai dele, Joás, responde que, se Baal é deus, que se defenda sozinho, e Gideão passa a ser chamado Jerubaal.',
      },
      {
        verses: '6:33-35',
        says: 'Os midianitas e seus aliados acampam em Jezreel. O espírito do Senhor reveste Gideão, que toca a trombeta e chama as tribos.',
      },
      {
        verses: '6:36-40',
        says: 'Gideão pede a Deus orvalho só num velo de lã, com o chão seco, e acontece. Pede depois o contrário, com medo de irritá-lo, e Deus também faz.',
      },
    ],
    read: {
      verses: '6:27-38',
      how: 'Comecem com a luz baixa e acendam no 28. Todos leem os homens da cidade no 29 e no 30, zangados; uma voz calma lê Joás.',
    },
    observe: [
      {
        ask: 'A que hora e com quem Gideão cumpre a ordem?',
        verses: '6:27',
        listen: 'De noite, com dez servos, por medo da família e dos vizinhos.',
      },
      {
        ask: 'O que os homens da cidade querem, e que resposta Joás dá?',
        verses: '6:29-31',
        listen: 'Matar Gideão; se Baal é deus, que se defenda sozinho.',
      },
      {
        ask: 'Que notícia dos inimigos chega, e o que o espírito do Senhor faz com Gideão?',
        verses: '6:33-35',
        listen: 'Acampam em Jezreel; o espírito o reveste, ele toca a trombeta e o povo se junta.',
      },
      {
        ask: 'O que ele pede como sinal e o que aparece de manhã?',
        verses: '6:36-38',
        listen: 'Orvalho só no velo; dele sai um vaso cheio de água.',
      },
    ],
    interpret: [
      {
        ask: 'Ele obedeceu com medo e escondido. O que o texto critica, e o que não critica, nesse jeito de obedecer?',
        verses: '6:27',
        listen: 'Conta o medo sem censura; diz que fez como o Senhor lhe disse.',
        follow: 'Onde fica a linha entre prudência e vergonha?',
      },
      {
        ask: 'O altar era do pai, e quem salva Gideão é o pai. O que pode ter acontecido dentro de Joás naquela manhã?',
        verses: '6:30-31',
        listen: 'Imaginação honesta; a coragem do filho abriu os olhos dele, talvez.',
      },
      {
        ask: 'Gideão já tinha a palavra, e diz isso duas vezes: “como disseste” e “como o disseste”. O que o pedido do velo revela então?',
        verses: '6:36-37',
        listen: 'Fé misturada com medo; quer certeza. E Deus é paciente.',
      },
      {
        ask: 'Por que Deus começa pelo altar de casa, e só depois chama para a guerra?',
        verses: '6:27-28, 6:33-34',
        listen: 'O povo não seria livre por fora preso a Baal por dentro.',
      },
    ],
    live: [
      {
        ask: 'Que costume da sua família é difícil de mudar, mesmo você sabendo que faz mal?',
        listen: 'Bebida, briga, dinheiro, piada, superstição; fale só do que quiser.',
        for: ['adults', 'couples', 'young'],
      },
      {
        ask: 'O que você já fez de certo, mas de noite, para ninguém ver?',
        listen: 'Orar escondido, pedir perdão, sair de um grupo. Valorize.',
      },
      {
        ask: 'Na escola ou no serviço, o que custaria deixar de fazer aquilo que todo mundo faz?',
        listen: 'Um exemplo, com o medo que vem junto.',
        for: ['teens', 'young', 'men', 'women'],
      },
      {
        ask: 'Joás ficou do lado do filho diante da rua. Quem já ficou do seu?',
        listen: 'Pai, mãe, professora, chefe.',
        for: ['parents', 'teens', 'adults'],
      },
      {
        ask: 'Que sinal você gostaria de pedir, e o que já sabe que Deus disse sobre esse assunto?',
        listen: 'Ajuda a distinguir dúvida de adiamento.',
        for: ['adults', 'new-believers', 'long-believers', 'singles'],
      },
      {
        ask: 'De que coisa antiga, com o passar dos anos, você conseguiu se desfazer, e o que pôs no lugar?',
        listen: 'Derrubar e também edificar.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte algo que você consertou, pintou ou jogou fora em casa escondido, enquanto todos dormiam.',
        bridge: 'Um filho mexeu numa coisa bem maior, que era do pai, numa noite só.',
      },
      {
        text: 'Tira ou deixa: se você arrumasse hoje a estante dos seus pais, qual objeto sairia primeiro?',
        bridge: 'Na casa de Gideão o que tinha de sair era um altar.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Molhe um pedaço de pano e aperte devagar sobre um copo. Observe quanto cabia ali.',
      bridge: 'Gideão apertou um velo, e encheu um vaso.',
    },
    complete: [
      {
        name: 'Derrubar e edificar',
        text: 'Dobre uma folha. De um lado: o altar que preciso derrubar. Do outro: o que vou construir no lugar. Embaixo, os nomes de quem vai comigo, mesmo de noite.',
      },
      {
        name: 'O velo no papel',
        text: 'Complete: Deus já disse … . Eu ainda peço um sinal porque tenho medo de … . O passo que dou sem sinal é … .',
      },
    ],
    challenges: [
      {
        do: 'Tire de casa, do celular ou da rotina uma coisa que disputa o lugar de Deus e ponha outra boa no lugar dela.',
        tell: 'O que saiu e o que entrou.',
      },
      {
        do: 'Defenda esta semana, com calma, alguém que está sendo atacado por ter feito o certo.',
        tell: 'O que disse e como ficou o clima.',
        for: ['adults', 'young', 'teens', 'parents'],
      },
    ],
    children: {
      truth: 'Deus tem paciência com quem obedece com medo.',
      to7: {
        story:
          'O pai de Gideão tinha um altar para Baal, um deus de mentira. Deus disse: Gideão, derrube esse altar. Gideão ficou com medo da família e dos vizinhos. Mas ele obedeceu! Esperou a noite, chamou dez ajudantes e, tum, tum, tum, derrubou o altar. De manhã a cidade ficou brava. O pai dele disse: se Baal é deus mesmo, que se defenda! Depois Gideão pediu um sinal: ponho esta lã no chão; se só ela ficar molhada, eu entendo. De manhã ele apertou a lã, e saiu uma vasilha cheia de água! Deus teve paciência com Gideão.',
        activity:
          'Algodão molhado: deixem um chumaço num prato, molhem só ele e deixem as crianças apertar num copo, contando as gotas.',
        questions: [
          'Por que Gideão esperou a noite?',
          'O que ele pôs no chão?',
          'Do que você tem medo e quem vai com você?',
        ],
      },
      to12: {
        story:
          'Gideão foi chamado para salvar o povo, mas Deus começou por uma tarefa em casa: derrubar o altar de Baal, que era do pai dele. Gideão tremia de medo da família e dos vizinhos. Fez assim mesmo, de noite, com dez servos, e levantou um altar para o Senhor. De manhã a cidade gritou: Joás, traga seu filho, ele vai morrer! E o pai, dono do altar quebrado, defendeu o filho: se Baal é deus, que se defenda sozinho! Logo depois os inimigos acamparam no vale. O espírito do Senhor revestiu Gideão, e ele tocou a trombeta. Mesmo assim pediu: Deus, se vais salvar por mim, molha só este velo de lã. De manhã espremeu um vaso cheio de água. Pediu ainda o contrário, e Deus fez. Deus não riu do medo de Gideão. Foi andando com ele.',
        activity:
          'Derrubar e construir: empilhem copos com palavras ruins (mentira, zombaria). Derrubem com uma bola e façam outra pilha com as palavras boas.',
        questions: [
          'De quem era o altar que Gideão derrubou?',
          'Quem defendeu Gideão?',
          'Que coisa certa você faria mesmo com medo?',
        ],
      },
      challenge: 'Faça uma coisa certa esta semana, mesmo se der um friozinho na barriga.',
    },
    prayer:
      'Senhor, tu vês os altares da nossa casa. Dá-nos coragem para derrubar, ainda que de noite e tremendo. Obrigado pela tua paciência com quem pede mais um sinal.',
    leader: {
      lost: 'O grupo vai perguntar se pode pôr um velo para saber a vontade de Deus. Gideão já sabia a vontade; pediu por medo, e Deus atendeu com paciência. O texto conta o que ele fez; não manda imitar. Pergunte primeiro: o que Deus já disse?',
      tender:
        'Em muitas casas mudar um costume gera ameaça de verdade. Não mande ninguém confrontar sozinho quem é violento; proteção primeiro (Ligue 180, Disque 100).',
      differ:
        'Uns acham o velo exemplo de fé sincera; outros, fraqueza que Deus suporta. Sobre derrubar altares: aquilo era dentro de Israel, em aliança com Deus, e não autoriza atacar o culto de ninguém.',
    },
    comfort:
      'Gideão pediu um sinal, depois outro, e disse: não te zangues. Deus não se zangou. Com o seu medo ele também tem tempo.',
    closing: 'Feito de noite e com medo, ainda foi obediência.',
    words: [
      'velo de la',
      'orvalho',
      'altar de baal',
      'jerubaal',
      'joas',
      'bosque',
      'abiezer',
      'gideao',
      'trombeta',
      'pediu um sinal',
      'dez servos',
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
    retold: [
      {
        verses: '7:1-3',
        says: 'Deus diz a Gideão que o povo é muito, e Israel poderia dizer que se salvou sozinho. Quem tem medo pode voltar, e vinte e dois mil voltam.',
      },
      {
        verses: '7:4-8',
        says: 'Deus ainda acha muita gente e a prova junto às águas. Com Gideão ficam só os trezentos que lambem a água levada à boca com a mão.',
      },
      {
        verses: '7:9-15',
        says: 'De noite, Gideão desce ao acampamento e ouve um homem contar o sonho de um pão de cevada que derruba as tendas. Adora a Deus e volta.',
      },
      {
        verses: '7:16-22',
        says: 'Os trezentos cercam o acampamento, tocam trombetas e quebram os cântaros das tochas. O Senhor volta a espada de cada inimigo contra o companheiro, e eles fogem.',
      },
    ],
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
    verses: '13:1-25',
    key: '13:8',
    title: 'O menino prometido a Manoá',
    theme: 'criar um filho para Deus',
    themes: ['filhos', 'casamento', 'oracao', 'espera'],
    idea: 'Num tempo em que ninguém aparece clamando, Deus dá um filho a um casal sem filhos, e os pais fazem a pergunta certa antes do berço: como se cria este menino?',
    context:
      'Israel passa quarenta anos nas mãos dos filisteus e, desta vez, o livro não conta nenhum pedido de socorro. Deus começa assim mesmo, numa casa sem criança. Nazireu é alguém separado para Deus, que não bebe vinho nem corta o cabelo. Depois da leitura Manoá oferece um cabrito, o anjo sobe na chama, e nasce Sansão (13:15-25).',
    retold: [
      {
        verses: '13:1-7',
        says: 'O anjo do Senhor promete um filho à mulher de Manoá, que era estéril. O menino será de Deus desde o ventre e começará a salvar Israel dos filisteus.',
      },
      {
        verses: '13:8-14',
        says: 'Manoá ora para que o homem de Deus volte e ensine o que fazer com o menino. O anjo volta e repete que a mulher não beba vinho.',
      },
      {
        verses: '13:15-21',
        says: 'Manoá pergunta o nome do visitante e ouve que é oculto. Quando sacrifica um cabrito sobre a rocha, o anjo sobe na chama, e o casal se prostra.',
      },
      {
        verses: '13:22-25',
        says: 'Manoá pensa que vão morrer, e a mulher responde que então Deus não teria aceitado a oferta. Sansão nasce, cresce, e o Senhor o abençoa.',
      },
    ],
    read: {
      verses: '13:3-14',
      how: 'Um casal lê Manoá e a mulher; outra voz lê o anjo. Quem lê a mulher levanta e corre dois passos no 10.',
    },
    observe: [
      {
        ask: 'O que o anjo diz sobre a mulher, sobre o menino e sobre o que ele vai fazer?',
        verses: '13:3-5',
        listen: 'Terá um filho, ele será nazireu e começará a salvar Israel.',
      },
      {
        ask: 'O que a mulher contou ao marido e o que ela não perguntou?',
        verses: '13:6-7',
        listen: 'A promessa e o cuidado; não perguntou nome nem de onde vinha.',
      },
      {
        ask: 'O que Manoá pede a Deus, e a quem o anjo aparece de novo?',
        verses: '13:8-10',
        listen: 'Que volte e ensine; aparece outra vez à mulher, e ela corre para chamar o marido.',
      },
      {
        ask: 'Que resposta Manoá recebe quando pergunta sobre o menino?',
        verses: '13:12-14',
        listen: 'Nada novo: que a mulher guarde o que já foi dito.',
      },
    ],
    interpret: [
      {
        ask: 'Desta vez o livro não conta nenhum clamor do povo. O que a visita a essa casa mostra de Deus?',
        verses: '13:3-5',
        listen: 'Ele toma a iniciativa, começa pequeno, numa família desconhecida.',
      },
      {
        ask: 'Manoá pede: “nos ensine o que havemos de fazer com o menino”. O que essa frase já diz sobre o jeito dele de ser pai?',
        verses: '13:8, 13:12',
        listen: 'Não se acha dono do filho nem sabe tudo; pergunta junto com ela: nós.',
        follow: 'O que você teria perguntado?',
      },
      {
        ask: 'O menino “começará a salvar”. Que espaço fica aberto nessa palavra?',
        verses: '13:5',
        listen: 'Outros continuariam; salvação completa viria de outro.',
      },
    ],
    live: [
      {
        ask: 'Se você pudesse fazer a Deus uma só pergunta sobre uma criança que ama, qual seria?',
        listen: 'Perguntas, não respostas.',
      },
      {
        ask: 'Em casa, quem costuma ouvir primeiro e quem precisa ser chamado? O que ajuda os dois a decidir juntos?',
        listen: 'Conversa, correr e contar; riso.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A mulher mudou o que comia por causa do filho. Que cuidado seu já protege alguém que ainda nem percebe?',
        listen: 'Hábito, dinheiro, tela, linguagem.',
        for: ['parents', 'adults', 'women', 'men'],
      },
      {
        ask: 'Que combinado dos seus pais parecia exagero e hoje você entende?',
        listen: 'Ou ainda não entende; deixe falar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde você sente vontade de perguntar de novo, quando a resposta já foi dada?',
        listen: 'Obedecer ao já sabido antes de novidade.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'Que criança de fora da sua família você pode ajudar a crescer bem?',
        listen: 'Sobrinho, vizinho, aluno, filho da igreja.',
        for: ['singles', 'elderly', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o conselho mais engraçado de criação que já deram a você ou à sua mãe?',
        bridge: 'Manoá pediu conselho direto a Deus, antes de o bebê nascer.',
      },
      {
        text: 'Imaginem que chega um manual de instruções da sua infância. Qual seria o aviso da primeira página?',
        bridge: 'Um pai pede exatamente o manual do filho que ainda vai nascer.',
      },
    ],
    quiet: {
      text: 'Pense numa criança que você conhece. Escreva o nome dela e, embaixo: o que fazer com este menino, com esta menina?',
      bridge: 'Foi assim a oração de Manoá.',
    },
    complete: [
      {
        name: 'Como se há de criar',
        text: 'Escreva o nome de uma criança e três linhas: Ela precisa de … . Eu posso dar … . Só Deus pode dar … .',
      },
      {
        name: 'O já dito',
        text: 'Duas colunas: o que pergunto a Deus de novo; o que ele já respondeu. Risque uma pergunta que pode virar passo.',
      },
    ],
    challenges: [
      {
        do: 'Ore a cada manhã, por uma criança que não é sua, com as palavras: ensina-nos o que fazer com ela.',
        tell: 'Que ideia concreta apareceu na semana.',
      },
      {
        do: 'Combine com seu marido, sua mulher ou com quem cria a criança uma só regra boa, e escrevam juntos.',
        tell: 'A regra, e quanto tempo levou.',
        for: ['couples', 'parents', 'adults'],
      },
    ],
    children: {
      truth: 'Deus sabe quem eu sou antes de eu nascer.',
      to7: {
        story:
          'Manoá e a mulher dele não tinham filhos. Um dia um anjo apareceu à mulher e disse: você vai ter um menino! Ele vai ser de Deus desde pequenininho e vai ajudar o povo. Não corte o cabelo dele. A mulher foi contar ao marido. Manoá orou: Senhor, manda de novo esse homem para nos ensinar a cuidar do menino. Deus ouviu! O anjo voltou quando ela estava no campo. Ela correu para chamar o marido, e os dois conversaram com o anjo. Depois nasceu o bebê. Eles o chamaram Sansão. O menino cresceu, e Deus o abençoou.',
        activity:
          'Corre e conta: em duplas, um recebe um recado no ouvido, corre até o parceiro e conta tudo certinho.',
        questions: [
          'Quem apareceu à mulher?',
          'O que Manoá pediu a Deus?',
          'Quem cuida de você e ora por você?',
        ],
      },
      to12: {
        story:
          'Por quarenta anos os filisteus mandaram em Israel. A Bíblia nem conta que alguém pedisse socorro. Deus começou a ajudar de um jeito quieto: foi à casa de um casal sem filhos. O anjo apareceu à mulher de Manoá e contou que ela teria um menino, separado para Deus desde o ventre, que ia começar a salvar o povo. Ela foi contar ao marido. Manoá orou para que o mensageiro voltasse e ensinasse como criar o menino. Quando ele voltou, apareceu de novo à mulher. A resposta? A mesma: guardem o que eu já falei. Na hora da oferta, a chama subiu e o anjo subiu nela. Manoá teve medo de morrer, mas a mulher o acalmou: se Deus quisesse isso, não teria aceitado a nossa oferta. E nasceu Sansão, e Deus o abençoou.',
        activity:
          'Carta de cuidado: cada um escreve aos pais ou a quem cuida de si um bilhete com três coisas que ajudam a crescer bem.',
        questions: [
          'O que o anjo disse sobre o menino?',
          'Por que a pergunta de Manoá era boa?',
          'Como a mulher acalmou o marido?',
        ],
      },
      challenge: 'Peça a quem cuida de você que conte como foi o dia em que você nasceu.',
    },
    prayer:
      'Senhor, ensina-nos o que fazer com as crianças que nos deste e com as que vês sem cuidado. Começa outra vez em casas quietas. E cuida de quem tem o berço vazio.',
    leader: {
      lost: 'O grupo fica no cabelo e na bebida. Explique: nazireu era um voto de pertencer a Deus (Números 6), não regra para nossos filhos. O coração está na pergunta dos pais. E a mulher, sem nome no texto, é quem melhor ouve e pensa (13:23).',
      tender:
        'Quem não pôde ter filhos, ou perdeu, pode sofrer muito aqui. Diga que o texto não promete a todos o que deu a Manoá. E cuide de quem é mãe ou pai cansado: ninguém é aprovado ou reprovado nesta roda.',
      differ:
        'Uns entendem o anjo do Senhor como o próprio Filho antes de nascer; outros, como mensageiro que fala por Deus. Manoá disse: vimos a Deus.',
    },
    comfort:
      'O livro não conta que alguém pedisse ajuda, e Deus veio do mesmo jeito. Quem está cansado demais para clamar também está dentro do olhar dele.',
    closing: 'Antes do berço, a pergunta: o que fazer com este menino?',
    words: [
      'manoa',
      'nascimento de sansao',
      'nazireu',
      'navalha',
      'zora',
      'filisteus quarenta anos',
      'mulher de manoa',
      'anjo do senhor',
      'criar o menino',
      'bebida forte',
      'esteril',
    ],
  },
  {
    verses: '14:1-20',
    key: '14:3',
    title: 'Leão, mel e segredos',
    theme: 'o que agrada aos olhos',
    themes: ['tentacao', 'sabedoria', 'santidade', 'familia'],
    idea: 'Sansão recebe força de Deus e escolhe pelos olhos: não escuta ninguém, come do mel e cala; e no fim um segredo arrancado com lágrimas incendeia tudo.',
    context:
      'Sansão cresceu separado para Deus. Adulto, desce a Timna, terra dos filisteus, e quer uma moça que viu. O trecho traz um leão morto, um mel escondido dos pais e, no casamento, um enigma valendo roupas (14:10-18). A noiva, ameaçada de morte, arranca a resposta; Sansão perde a aposta, mata trinta homens para pagá-la e vai embora furioso.',
    retold: [
      {
        verses: '14:1-4',
        says: 'Sansão quer casar com uma moça filisteia. Os pais estranham, sem saber que aquilo vinha do Senhor, que buscava ocasião contra os filisteus.',
      },
      {
        verses: '14:5-9',
        says: 'Com a força do espírito do Senhor, Sansão despedaça um leão. Dias depois, acha mel no corpo do animal, come e dá aos pais, sem contar de onde veio.',
      },
      {
        verses: '14:10-14',
        says: 'No banquete, Sansão propõe um enigma a trinta companheiros: do comedor saiu comida, e do forte saiu doçura. Em três dias não conseguem responder.',
      },
      {
        verses: '14:15-20',
        says: 'A mulher de Sansão chora até ele contar o segredo e o revela aos seus. Ele mata trinta homens, paga a aposta, e ela é dada a um companheiro.',
      },
    ],
    read: {
      verses: '14:1-9',
      how: 'Um lê o narrador, outro Sansão, dois leem os pais. No 6 e no 9, quem lê o narrador sussurra a última parte: é segredo.',
    },
    observe: [
      {
        ask: 'Que palavras Sansão usa para explicar o que quer?',
        verses: '14:2-3',
        listen: 'Eu vi; dai-ma; esta agradou a meus olhos.',
      },
      {
        ask: 'O que os pais perguntam, e o que eles não sabiam?',
        verses: '14:3-4',
        listen: 'Se não há mulher no povo; não sabiam que aquilo vinha do Senhor.',
      },
      {
        ask: 'De onde vem a força contra o leão?',
        verses: '14:6',
        listen: 'Do espírito do Senhor; não tinha nada na mão.',
      },
      {
        ask: 'O que Sansão esconde dos pais, e quantas vezes?',
        verses: '14:6, 14:8-9',
        listen: 'Duas: a luta com o leão e de onde veio o mel.',
      },
    ],
    interpret: [
      {
        ask: 'Sansão só dá um motivo: agradou aos olhos. O que falta numa decisão desse tamanho?',
        verses: '14:2-3',
        listen: 'Ouvir, conhecer, perguntar a Deus; ainda nem tinha falado com ela.',
        follow: 'E que perigo corre ela, nessa história?',
      },
      {
        ask: 'O texto diz que “isto vinha do SENHOR” e ao mesmo tempo mostra teimosia. Como as duas coisas ficam na mesma frase?',
        verses: '14:3-4',
        listen: 'Deus usa até escolhas ruins, sem as chamar de boas.',
      },
      {
        ask: 'Sansão era nazireu, e o mel estava num cadáver. Por que ele teria calado?',
        verses: '14:8-9',
        listen: 'Talvez soubesse que não devia tocar; o texto só diz que escondeu.',
      },
    ],
    live: [
      {
        ask: 'Que compra ou escolha sua foi pelos olhos, e quanto durou o encanto?',
        listen: 'Riso ajuda; sapato, carro, emprego, namoro.',
      },
      {
        ask: 'Quem tem licença para dizer a você: espera, pensa de novo?',
        listen: 'Um nome. Se não houver, procurar um.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que você aprendeu, com o tempo, a olhar além da aparência numa pessoa?',
        listen: 'Caráter, como trata o garçom, como fala dos pais.',
        for: ['singles', 'young', 'couples', 'adults'],
      },
      {
        ask: 'Que mel doce, mas escondido, seria melhor contar a alguém de confiança?',
        listen: 'Ninguém conta na roda. Ajude a pensar em quem ouviria.',
        for: ['adults', 'teens', 'men', 'women'],
      },
      {
        ask: 'Como foi aceitar, ou não, uma escolha de um filho ou irmão de que você discordava?',
        listen: 'Dor de pai e mãe, sem receita.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Em que dom seu você confia tanto que quase não pergunta mais nada a Deus?',
        listen: 'Força, fala, simpatia, competência.',
        for: ['long-believers', 'adults', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Inventem em dois minutos um enigma sobre alguém da sala. Os outros tentam adivinhar.',
        bridge: 'Sansão também propôs um enigma numa festa, e a festa acabou mal.',
      },
      {
        text: 'Qual foi o presente ou produto que era lindo na vitrine e um desastre em casa?',
        bridge: 'A primeira fala de Sansão hoje é: eu vi.',
      },
    ],
    quiet: {
      text: 'Prove uma colherinha de mel. Enquanto dura o doce, pense em algo que você guardou em segredo.',
      bridge: 'O mel desta história tinha um segredo dentro.',
    },
    complete: [
      {
        name: 'Olhos e ouvidos',
        text: 'Divida a folha em dois: o que os meus olhos querem; o que meus ouvidos precisam escutar antes. Ligue cada desejo a uma pessoa que possa aconselhar.',
      },
      {
        name: 'Favo',
        text: 'Desenhe quatro favos. Em cada um escreva uma coisa doce da sua vida. Marque com um ponto a que você não contaria de onde veio.',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma decisão desta semana, pergunte a duas pessoas que já viveram mais e escute sem rebater.',
        tell: 'O que cada uma viu que você não tinha visto.',
      },
      {
        do: 'Espere vinte e quatro horas antes de uma compra, resposta ou mensagem movida só pelo impulso.',
        tell: 'O que aconteceu com a vontade no dia seguinte.',
      },
    ],
    children: {
      truth: 'Com Deus eu penso antes de escolher.',
      to7: {
        story:
          'Sansão era forte, muito forte, porque Deus lhe dava força. Um dia veio um leão rugindo: ROAR! Deus ajudou Sansão, e o leão não fez mal a ele. Mas ele não contou nada ao pai nem à mãe. Dias depois, achou mel das abelhas no corpo do leão, que tinha morrido. Pegou, comeu e deu aos pais, mas não disse de onde era. Sansão também só fazia o que os olhos dele queriam e não escutava ninguém. Aí vieram muitas brigas. Deus dá força, e também quer que a gente escute antes de escolher.',
        activity:
          'Semáforo: vermelho, para; amarelo, pergunta a alguém; verde, vai. As crianças caminham e respondem a cada cor com um gesto.',
        questions: [
          'Quem deu força a Sansão?',
          'O que ele achou no caminho?',
          'A quem você pergunta antes de escolher?',
        ],
      },
      to12: {
        story:
          'Sansão era separado para Deus e muito forte. Um dia viu uma moça em Timna e disse aos pais: quero essa, ela me agrada. Os pais pediram que pensasse melhor. Ele não escutou. No caminho apareceu um leão jovem, e o espírito do Senhor lhe deu força. Venceu, mas guardou segredo. Tempos depois achou no corpo do leão um enxame com mel, comeu e deu aos pais, sem dizer de onde vinha. Na festa do casamento apostou um enigma: do comedor saiu comida, e do forte saiu doçura. Ninguém adivinhava. Ameaçaram a noiva até ela arrancar a resposta. Sansão ficou furioso, fez muito mal e foi embora. Força ele tinha de sobra. O que faltava era parar e ouvir. E mesmo com as escolhas ruins dele, Deus seguia cuidando do seu povo.',
        activity:
          'Enigmas: cada grupo escreve um enigma sobre um objeto da sala; quem adivinha diz também uma coisa em que pensou antes de responder.',
        questions: [
          'O que Sansão escondeu dos pais?',
          'O que os olhos dele decidiram?',
          'Que decisão você tomou sem ouvir ninguém?',
        ],
      },
      challenge: 'Antes de uma escolha, pergunte a dois adultos que amam você.',
    },
    prayer:
      'Senhor, tu nos dás força; dá-nos também ouvidos. Guarda os nossos olhos do que brilha e engana, desfaz os segredos que nos prendem e ensina a escolher devagar.',
    leader: {
      lost: 'Alguém pergunta como Deus pode estar atrás de uma escolha teimosa (14:4). O texto diz que ele buscava uma ocasião contra quem oprimia Israel; não elogia Sansão. E a queixa dos pais, pela palavra incircuncisos, toca na aliança com Deus, não na raça: a Bíblia acolhe Rute, que era de fora.',
      tender:
        'Segredos, ameaça à noiva, violência no fim: há quem viva isso. Se alguém contar que está sendo chantageado ou ameaçado, acolha em particular e indique Ligue 180; a criança ou adolescente, Disque 100.',
      differ:
        'Discute-se se tocar o mel já quebrava o voto de nazireu (Números 6:6). Uns dizem que sim; outros, que o voto de Sansão só falava do cabelo dele e da dieta da mãe.',
    },
    comfort:
      'Sansão fez quase tudo errado aqui, e Deus não abandonou o povo por causa dele. Suas más escolhas não derrotam a bondade de Deus.',
    closing: 'Antes do que agrada aos olhos, o que se ouve de Deus.',
    words: [
      'sansao',
      'timna',
      'leao e mel',
      'favo de mel',
      'enigma de sansao',
      'trinta companheiros',
      'do comedor saiu comida',
      'asquelom',
      'agradou a meus olhos',
      'novilha',
      'casamento de sansao',
    ],
  },
  {
    verses: '15:1-20',
    key: '15:18',
    title: 'Sansão com sede',
    theme: 'a vingança e a sede',
    themes: ['perdao', 'oracao', 'humildade', 'sofrimento'],
    idea: 'Cada um fez como o outro tinha feito, e ninguém ganhou; no fim o homem mais forte de Israel está morrendo de sede, ora, e Deus abre uma fonte.',
    context:
      'Sansão volta para visitar a esposa, mas o pai dela já a tinha dado a outro. Ele queima as plantações com trezentas raposas; os filisteus queimam a mulher e o sogro; ele se vinga e se esconde numa caverna (15:1-8). Agora os filisteus marcham contra Judá, e o povo de Sansão, com medo, vem prendê-lo.',
    retold: [
      {
        verses: '15:1-5',
        says: 'Sansão visita a mulher com um cabrito, mas o sogro não o deixa entrar. Ele solta raposas com tochas acesas nas plantações dos filisteus.',
      },
      {
        verses: '15:6-8',
        says: 'Os filisteus queimam a mulher de Sansão e o pai dela. Sansão os fere com grande mortandade e fica na caverna de Etã.',
      },
      {
        verses: '15:9-13',
        says: 'Três mil homens de Judá vão à caverna e lembram a Sansão que os filisteus dominam sobre eles. Juram não matá-lo e o amarram com duas cordas novas.',
      },
      {
        verses: '15:14-20',
        says: 'O espírito do Senhor vem sobre Sansão, as cordas caem, e ele fere mil homens com uma queixada de asno. Com sede, clama, e Deus lhe dá água.',
      },
    ],
    read: {
      verses: '15:9-20',
      how: 'Divididos em três: Judá, Sansão, narrador. Depois do 17 façam uma pausa e bebam água juntos antes do 18.',
    },
    observe: [
      {
        ask: 'Que motivo os filisteus dão, e que motivo Sansão dá?',
        verses: '15:10-11',
        listen: 'Os dois dizem o mesmo: fazer como nos fizeram.',
      },
      {
        ask: 'Quem veio prender Sansão e com que promessa?',
        verses: '15:11-13',
        listen: 'Três mil de Judá, seu próprio povo; juram não o matar.',
      },
      {
        ask: 'Como ele se solta e com que vence?',
        verses: '15:14-15',
        listen: 'O espírito do Senhor; uma queixada de asno.',
      },
      {
        ask: 'O que Sansão canta depois da luta e o que diz quando sente sede?',
        verses: '15:16, 15:18',
        listen: 'Canta eu feri; na sede diz: tu deste, vou morrer?',
      },
    ],
    interpret: [
      {
        ask: 'Na canção Sansão diz eu; na sede ele diz tu. O que mudou entre um versículo e outro?',
        verses: '15:16, 15:18',
        listen: 'A sede o lembrou de quem veio a vitória.',
        follow: 'O que costuma fazer isso com você?',
      },
      {
        ask: 'Judá prefere entregar Sansão a enfrentar o opressor. Que medo está por trás de “não sabes tu que os filisteus dominam sobre nós”?',
        verses: '15:10-13',
        listen: 'Costume de viver dominado; trocam um homem pela paz.',
      },
      {
        ask: 'Depois de Ramate-Leí, que lembra a queixada, vem o nome En-Hacoré, fonte de quem clama. O que o segundo nome guarda que o primeiro não guardava?',
        verses: '15:17-19',
        listen: 'O primeiro lembra a vitória; o segundo, o clamor de Sansão e o cuidado de Deus.',
      },
    ],
    live: [
      {
        ask: 'Que conta antiga entre pessoas ou famílias continua com a frase: foi ele que começou?',
        listen: 'Sem nomes de quem está na sala.',
      },
      {
        ask: 'Quem na sua casa ou grupo costuma dizer o basta que interrompe a briga, e como faz?',
        listen: 'Humor, silêncio, pedido de desculpa.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Que resposta você segura melhor em vez de mandar na hora, de cabeça quente?',
        listen: 'Mensagem, comentário, indireta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Depois de uma vitória grande, do que você costuma ter sede?',
        listen: 'Descanso, elogio, companhia, silêncio.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Já entregaram você para que os outros ficassem em paz? Como foi?',
        listen: 'Dor de traição; não apresse.',
        for: ['adults', 'women', 'new-believers'],
      },
      {
        ask: 'Que coisa simples Deus poderia abrir para você agora, como água numa pedra?',
        listen: 'Uma conversa, uma noite de sono, um médico, um amigo.',
        for: ['elderly', 'mourning', 'adults', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sede mais forte da sua vida, e o que você bebeu?',
        bridge: 'O homem mais forte de Israel quase morreu de sede.',
      },
      {
        text: 'Guerrinha: qual foi a melhor pegadinha de troco entre você e um irmão ou colega, e como parou?',
        bridge: 'Nesta história ninguém sabia onde parar.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Beba um copo de água bem devagar. Em cada gole, diga a Deus algo de que você precisa.',
      bridge: 'Leia o que disse um homem que não tinha copo.',
    },
    complete: [
      {
        name: 'Foi ele que começou',
        text: 'Escreva uma corrente: ele fez … , então eu … , então ele … . No ponto em que você pode, escreva: aqui eu paro.',
      },
      {
        name: 'Eu e tu',
        text: 'Complete: A vitória que canto como minha é … . Tu me deste nela … . A sede que tenho hoje é … .',
      },
    ],
    challenges: [
      {
        do: 'Interrompa uma troca de ofensas nesta semana respondendo com uma pergunta em vez de um golpe.',
        tell: 'Qual foi a pergunta e o que veio depois.',
      },
      {
        do: 'Leve água, café ou suco a alguém que trabalha no calor, e diga obrigado pelo nome.',
        tell: 'O nome da pessoa.',
      },
    ],
    children: {
      truth: 'Deus me escuta quando eu preciso.',
      to7: {
        story:
          'Sansão era muito forte. Ele e os filisteus viviam brigando. Um fazia uma maldade, o outro fazia outra de volta. Não parava nunca! Depois de uma grande luta, Sansão ficou cansado e sozinho. E sentiu muita, muita sede. A boca ficou seca. Não havia torneira nem rio perto. Sansão orou: Senhor, tu me deste a vitória; agora vou morrer de sede? Deus ouviu. Ele abriu um buraco no chão, e saiu água! Glub, glub, glub. Sansão bebeu e ficou bem de novo. Ele deu ao lugar um nome que lembra quem chama por Deus.',
        activity:
          'Fonte: cada criança recebe um copinho de água e, antes de beber, diz: Deus, obrigado porque me escutas.',
        questions: [
          'O que Sansão sentiu?',
          'O que ele fez com a sede?',
          'O que você pede a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Era uma briga que não acabava. Os filisteus faziam uma maldade, e Sansão fazia outra. Todos diziam: fizeram comigo, eu faço também. Um dia até o povo de Judá, com medo, foi amarrar Sansão para o entregar. O espírito do Senhor veio sobre ele, as cordas caíram, e ele venceu uma batalha. Depois cantou: eu venci! Aí veio uma coisa que nenhum músculo resolve: sede. Sansão, o mais forte de todos, estava quase caindo. Então mudou de jeito. Em vez de dizer eu, disse tu: tu deste esta vitória; vou morrer de sede agora? Deus abriu uma fonte, e ele bebeu e se reanimou. O lugar ganhou um nome que quer dizer fonte de quem clama. Quem é muito forte também precisa pedir.',
        activity:
          'Quebra a corrente: em fila, cada um recebe uma provocação de brincadeira e responde com uma frase gentil. O grupo conta quantos elos a corrente aguenta.',
        questions: [
          'Por que a briga não acabava?',
          'O que a sede ensinou a Sansão?',
          'Como se interrompe uma briga?',
        ],
      },
      challenge: 'Se alguém provocar você, não devolva: conte até dez e fale com um adulto.',
    },
    prayer:
      'Senhor, cansamos de devolver. Quebra em nós a corrente do foi ele que começou. Quando a força acabar, abre a tua fonte e lembra-nos de chamar pelo teu nome.',
    leader: {
      lost: 'A violência assusta ou diverte demais. Conte-a em poucas palavras e pare: o capítulo não a elogia. O que queima Sansão é a vingança (15:3, 15:7, 15:11); o que o salva é uma oração com sede. Raposas e queixada não são modelo.',
      tender:
        'Há mortes cruéis neste capítulo. Não leia 15:6 em voz alta com crianças. Se houver ódio ou ameaça de vingança real, acolha e ajude a procurar proteção (Ligue 180). Para desespero, CVV 188.',
      differ:
        'Uns veem em Sansão o libertador que Deus usa na guerra do povo; outros destacam o rancor pessoal. A própria Bíblia o chama homem de fé (Hebreus 11:32) e mostra as quedas.',
    },
    comfort:
      'A oração de Sansão nem é bonita: parece uma reclamação. Deus não esperou que melhorasse; abriu água. Se a sua oração hoje é só isso, diga.',
    closing: 'A fonte se chama: quem clama.',
    words: [
      'sansao',
      'queixada',
      'jumento',
      'raposas',
      'tochas',
      'en hacore',
      'penha de eta',
      'sede de sansao',
      'vinganca',
      'fizeram a mim',
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
    retold: [
      {
        verses: '16:4-14',
        says: 'Os chefes filisteus pagam Dalila para descobrir a força de Sansão. Ele mente e se solta dos vimes, das cordas e do tear.',
      },
      {
        verses: '16:15-17',
        says: 'Dalila insiste todo dia, até que Sansão conta tudo: é nazireu de Deus, e a cabeça dele nunca foi rapada.',
      },
      {
        verses: '16:18-22',
        says: 'Dalila manda rapar Sansão enquanto dorme. Ele não sabe que o Senhor se apartou dele, e os filisteus o prendem e o cegam.',
      },
      {
        verses: '16:23-27',
        says: 'Os filisteus louvam o deus Dagom e chamam Sansão para diverti-los. Ele pede ao jovem que o guia para se apoiar nas colunas.',
      },
      {
        verses: '16:28-31',
        says: 'Sansão pede que Deus o fortaleça somente esta vez. Empurra as colunas, a casa cai, e ele morre com os filisteus.',
      },
    ],
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
