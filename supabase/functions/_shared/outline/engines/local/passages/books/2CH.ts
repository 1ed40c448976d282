import type { BookPassages } from '../passage.ts'

export const SECOND_CHRONICLES: BookPassages = [
  {
    verses: '7:11-22',
    key: '7:14',
    title: 'A resposta veio de noite',
    theme: 'voltar para Deus',
    themes: ['arrependimento', 'oracao', 'humildade', 'perdao'],
    idea: 'Depois da maior festa de Israel, Deus diz baixinho o que importa: casa bonita não segura ninguém; quem se humilha, ora, busca o rosto dele e volta será ouvido.',
    context:
      'Salomão inaugurou o Templo com uma oração longa (capítulo 6): quando o povo errar e faltar chuva, ouve e perdoa. Desceu fogo, houve sete dias de festa e todos voltaram alegres para casa (7:10). Só então, de noite, sem plateia, Deus aparece ao rei e responde. Promete e também avisa.',
    retold: [
      {
        verses: '7:11-16',
        says: 'Salomão conclui a casa, e o Senhor diz que ouviu a oração. Se o povo se humilhar, orar e deixar os maus caminhos, ele perdoará e sarará a terra.',
      },
      {
        verses: '7:17-18',
        says: 'O Senhor diz a Salomão que, se andar diante dele como Davi, o trono será confirmado, e não faltará descendente para governar Israel.',
      },
      {
        verses: '7:19-22',
        says: 'O Senhor avisa que, se o povo servir a outros deuses, vai arrancá-lo da terra e rejeitar a casa. Quem passar se espantará, e ouvirá que abandonaram o Senhor.',
      },
    ],
    read: {
      verses: '7:12-20',
      how: 'Uma só pessoa lê, com a luz mais baixa, como quem fala de noite. No 14, façam uma pausa depois de cada verbo.',
    },
    observe: [
      {
        ask: 'Que situações difíceis Deus descreve, e quem ele diz que está por trás delas?',
        verses: '7:13',
        listen: 'Céu fechado, gafanhotos, peste; ele mesmo diz: se eu fechar, mandar, enviar.',
      },
      {
        ask: 'Quais são os quatro verbos do povo e os três de Deus?',
        verses: '7:14',
        listen: 'Humilhar, orar, buscar, converter; ouvir, perdoar, sarar.',
      },
      {
        ask: 'Deus fala dos próprios olhos, ouvidos e coração. O que diz de cada um?',
        verses: '7:15-16',
        listen: 'Abertos, atentos, ali todo o tempo.',
      },
      {
        ask: 'O que acontece com a casa se o povo se apegar a outros deuses?',
        verses: '7:19-20',
        listen: 'Deus a lança fora; o povo é arrancado; vira zombaria.',
      },
    ],
    interpret: [
      {
        ask: 'De quem é a volta: o versículo fala do povo que se chama pelo nome de Deus. Por que a cura começa em casa, e não nos outros?',
        verses: '7:14',
        listen: 'É fácil orar contra o pecado alheio; Deus fala ao dele.',
        follow: 'De quem a gente costuma esperar que comece?',
      },
      {
        ask: 'Buscar a face de alguém é diferente de buscar a mão. Como isso ajuda a entender o terceiro verbo?',
        verses: '7:14',
        listen: 'Querer o próprio Deus, e não só o que ele dá.',
      },
      {
        ask: 'O prédio acabou de ficar pronto e Deus já fala em deixá-lo. O que ele quer que o rei entenda sobre lugares sagrados?',
        verses: '7:16, 7:19-20',
        listen: 'O coração dele está ali; não fica preso ali.',
      },
      {
        ask: 'A promessa é feita em pleno sucesso, antes da seca. Por que avisar na hora da festa?',
        verses: '7:12-14',
        listen: 'Quem sabe o caminho de volta não se desespera quando precisar dele.',
      },
    ],
    live: [
      {
        ask: 'Dos quatro verbos, humilhar-se, orar, buscar, voltar atrás, em qual você costuma parar?',
        listen: 'Muitos oram e não mudam; outros mudam e não oram.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Depois de uma vitória grande, o que costuma esfriar primeiro em você?',
        listen: 'Oração, gratidão, cuidado com as pessoas.',
      },
      {
        ask: 'O que, na internet ou na escola, faz papel de outro deus: pede tempo, atenção e sacrifício, e nunca diz basta?',
        listen: 'Imagem, nota, time, jogo, influenciador.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você critica o país, em que ponto a crítica deixa de incluir você?',
        listen: 'Sem partido; trazer para o próprio trabalho e a própria rua.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Que pedaço da terra de vocês, mesa, quarto, conta, conversa, está seco e precisa de cura?',
        listen: 'Cada um diz o seu sem culpar o outro.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Para quem está voltando depois de muito tempo: qual dos verbos de Deus você mais precisava ouvir?',
        listen: 'Ouvirei, perdoarei, sararei. Acolha sem interrogatório.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que mau caminho pequeno você conhece bem, com placa e tudo, e onde fica o retorno?',
        listen: 'Um hábito com nome e um passo.',
        for: ['adults', 'singles', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Depois de uma festa grande, qual é a parte da arrumação que sempre sobra para você?',
        bridge: 'A festa de Salomão durou sete dias. Deus esperou a casa esvaziar para conversar.',
      },
      {
        text: 'Qual foi a maior volta que você deu por teimar em não fazer o retorno? GPS que recalcula também conta.',
        bridge:
          'Converter-se é fazer o retorno. Deus deixou a placa pronta antes de alguém se perder.',
        for: ['adults', 'men', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'À noite, apague as telas e fique na cama ou numa cadeira, sem pedir nada, por dois minutos.',
      bridge: 'Foi de noite que Deus respondeu a Salomão. Leia o 14 bem baixo, como quem ouve.',
    },
    complete: [
      {
        name: 'Quatro passos e três respostas',
        text: 'Preencha: Humilho-me por … . Peço … . Busco a tua face porque … . Volto de … . E deixe em branco três linhas, para reler daqui a um mês: ele ouviu … ; ele perdoou … ; ele sarou … .',
      },
      {
        name: 'Mapa do retorno',
        text: 'Desenhe uma estrada. Marque onde você está, para onde ela vai se continuar: … , onde fica o retorno: … , e quem pode ir no banco ao lado: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma noite, depois que a casa sossegar, para orar dez minutos só com os quatro verbos do versículo 14.',
        tell: 'em qual deles você ficou mais tempo.',
      },
      {
        do: 'Faça um retorno visível: devolva, desligue, apague, desmarque ou confesse uma coisa que você sabe que é mau caminho.',
        tell: 'o primeiro efeito que sentiu, sem detalhes.',
      },
    ],
    children: {
      truth: 'Quando erro, posso voltar: Deus ouve e perdoa.',
      to7: {
        story:
          'O rei Salomão fez uma casa bem bonita para Deus, toda brilhante. Teve festa por sete dias, com música e comida. Depois todos foram dormir. Shhh! De noite, Deus falou com o rei: eu ouvi a sua oração. Meus olhos estão abertos. Meus ouvidos estão escutando. Vai ter dia em que o meu povo vai errar o caminho. Sabe o que fazer? Baixar a cabeça, conversar comigo, me procurar e voltar. Se voltarem, eu escuto lá do céu, eu perdoo e cuido da terra. O rei guardou essas palavras. Deus já tinha deixado o caminho de volta prontinho!',
        activity:
          'Façam no chão um caminho com fita e uma curva de volta; a criança anda, ouve errou!, faz a curva e corre para um abraço.',
        questions: [
          'O que Salomão fez para Deus?',
          'O que Deus disse dos olhos e dos ouvidos dele?',
          'O que a gente faz quando erra?',
        ],
      },
      to12: {
        story:
          'Fogos, trombetas, carne assada, uma semana inteira de festa! Salomão inaugurou o Templo de Jerusalém, e o povo foi embora cantando. Quando as tochas se apagaram, Deus apareceu ao rei. Podia ter dito: que prédio lindo! Mas ele falou de outra coisa. Vai chegar o dia em que não vai chover, ou os gafanhotos vão comer tudo. Se o meu povo se humilhar, orar, procurar o meu rosto e largar o mau caminho, eu vou ouvir do céu, perdoar e curar a terra. Era como deixar um mapa de volta na mochila antes da viagem. Deus avisou também: se vocês me trocarem por outros deuses, esta casa tão bonita não vai segurar ninguém. Deus não mora em prédio como num cofre. O coração dele está com as pessoas que o procuram. E, muito tempo depois, Jesus contou de um filho que fez o retorno e achou o pai correndo ao encontro dele.',
        activity:
          'Desenhem um mapa com caminho errado, placa de retorno e casa; escrevam nas quatro pedras da volta os verbos do versículo 14.',
        questions: [
          'Por que Deus falou depois da festa?',
          'Quais são os quatro passos da volta?',
          'De que caminho você quer fazer o retorno?',
        ],
      },
      challenge: 'Quando errar, faça os quatro passos no mesmo dia, antes de dormir.',
    },
    prayer:
      'Senhor, os teus olhos estão abertos e a gente fecha os nossos. Baixamos a cabeça. Queremos o teu rosto, e não só a tua mão. Mostra o retorno, dá coragem de virar o volante, ouve, perdoa e sara, a começar por esta casa. Amém.',
    leader: {
      lost: 'A noite pode virar lista dos pecados do Brasil ou dos políticos. O sujeito do versículo é o meu povo. Pergunte: e nós? Também não deixe alguém concluir que toda seca ou doença é castigo por um pecado de quem sofre; Jó e Jesus desmentem isso.',
      tender:
        'Quem enfrenta enchente, seca ou doença pode ouvir que a culpa é dele. Diga claramente que não dá para ler a dor de ninguém assim. Ofereça ajuda prática antes de explicações.',
      differ:
        'A promessa foi feita a Israel, ligada ao Templo e à terra. Uns a aplicam diretamente às nações de hoje; outros dizem que, em Cristo, ela fala à igreja, que não tem um território para sarar. Nos dois casos vale o caminho: humilhar-se, orar, buscar, voltar.',
    },
    comfort:
      'Deus disse que os olhos e o coração dele ficariam ali todo o tempo. Se você só consegue estar no escuro, sem verbo nenhum, ele está acordado.',
    closing: 'A festa acaba; a placa de retorno fica.',
    words: [
      'se o meu povo',
      'que se chama pelo meu nome',
      'se humilhar e orar',
      'buscar a minha face',
      'maus caminhos',
      'sararei a sua terra',
      'se eu fechar os ceus',
      'gafanhotos',
      'apareceu a salomao',
      'dedicacao do templo',
      'avivamento',
      'meus olhos estarao abertos',
    ],
  },
  {
    verses: '20:1-22',
    key: '20:12',
    title: 'Não sabemos o que fazer',
    theme: 'orar quando faltam forças',
    themes: ['oracao', 'medo', 'adoracao', 'fe'],
    idea: 'Diante de uma multidão que vem contra ele, o rei não esconde o medo nem finge um plano: junta o povo inteiro, olha para Deus, e os cantores vão na frente.',
    context:
      'Josafá é um bom rei, e ainda assim três povos marcham contra Judá. Ele convoca jejum, e vêm famílias inteiras. Ora lembrando o que Deus já fez e o que se prometeu na casa de Deus. Depois, a resposta vem por um levita sem cargo. No fim, os inimigos se destroem uns aos outros.',
    retold: [
      {
        verses: '20:1-4',
        says: 'Uma grande multidão de Moabe e Amom vem contra Josafá. O rei tem medo, busca o Senhor, proclama jejum, e de todas as cidades vem gente rogar.',
      },
      {
        verses: '20:5-13',
        says: 'Na casa do Senhor, Josafá lembra o que Deus fez por Israel. Diz que não sabem o que fazer, mas que os olhos estão voltados para ele.',
      },
      {
        verses: '20:14-19',
        says: 'O Espírito vem sobre Jaaziel, que anuncia: a batalha não é deles, mas de Deus, e não terão de lutar. O rei e o povo se prostram.',
      },
      {
        verses: '20:20-22',
        says: 'De manhã, Josafá põe cantores diante do exército. Quando começam a louvar, o Senhor põe emboscadas contra os inimigos, e eles são derrotados.',
      },
    ],
    read: {
      verses: '20:12-22',
      how: 'Todos de pé, com as crianças, se houver. O 12 é lido por todos, devagar. No 21, cantem uma frase conhecida de gratidão.',
    },
    observe: [
      {
        ask: 'O que o rei confessa diante de todos, e para onde olha?',
        verses: '20:12',
        listen: 'Não temos força, não sabemos o que fazer; nossos olhos em ti.',
      },
      {
        ask: 'Quem está em pé diante do Senhor?',
        verses: '20:13',
        listen: 'Todos, com meninos, mulheres e filhos.',
      },
      {
        ask: 'O que Deus manda fazer, e o que manda não fazer?',
        verses: '20:15-17',
        listen: 'Não temer; descer amanhã, ficar em pé, ver; não precisarão lutar.',
      },
      {
        ask: 'Como eles saem no outro dia, e o que cantam?',
        verses: '20:20-22',
        listen: 'Cantores à frente; dai graças, sua misericórdia é para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Um rei que diz “não sabemos o que fazer” perde ou ganha autoridade? Por quê?',
        verses: '20:12-13',
        listen: 'O povo se reúne em volta da verdade; não finge controle.',
        follow: 'Que líder já disse isso a você?',
      },
      {
        ask: '“A batalha não é vossa”, mas é preciso descer até o vale. O que cabe a eles, então?',
        verses: '20:15-17',
        listen: 'Ir, ficar em pé, olhar; confiar não é ficar em casa.',
      },
      {
        ask: 'Cantam antes de ver o resultado. O que o louvor faz, ali, com o medo e com o povo?',
        verses: '20:21-22',
        listen: 'Lembra a misericórdia; não é truque para vencer.',
      },
    ],
    live: [
      {
        ask: 'Sobre que assunto, hoje, a sua oração mais sincera seria: não sei o que fazer?',
        listen: 'Só o assunto; sem sugestões do grupo.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'O que você faz primeiro quando vem a notícia ruim: liga, pesquisa, come, chora, ora?',
        listen: 'Josafá teve medo e depois buscou.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Prova, briga em casa, saúde de alguém: que música ajuda você a olhar para cima?',
        listen: 'Cantem um pedaço.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que batalha você vem lutando que talvez não seja sua?',
        listen: 'Conversão do outro, opinião alheia, passado.',
        for: ['long-believers', 'singles', 'adults'],
      },
      {
        ask: 'Os pequenos estavam na assembleia. Quanto das dificuldades da família as crianças podem orar junto?',
        listen: 'Na medida da idade; sem peso.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Jaaziel não era sacerdote famoso. Por que voz inesperada Deus já o acalmou?',
        listen: 'Neto, vizinha, desconhecido.',
        for: ['elderly', 'long-believers', 'visitors'],
      },
      {
        ask: 'Como soa, para quem não costuma orar, começar com os olhos em vez das palavras?',
        listen: 'Olhar já é oração.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música você canta, mesmo desafinando, quando está com medo ou lavando louça?',
        bridge: 'Um exército inteiro saiu para o campo atrás do coral.',
      },
      {
        text: 'Diga em voz alta três coisas que você não faz a menor ideia de como se faz.',
        bridge: 'O rei Josafá disse isso diante do país inteiro.',
        for: ['young', 'teens', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Levante os olhos até o ponto mais alto que puder ver daqui. Fique assim, sem pedir nada.',
      bridge: 'A ti estão voltados os nossos olhos, disse um rei sem saída.',
    },
    complete: [
      {
        name: 'Oração de Josafá',
        text: 'Escreva: Deus, tu és … ; já fizeste … ; agora vem contra nós … ; não temos … ; não sabemos … ; mas … .',
      },
      {
        name: 'De quem é',
        text: 'Faça três colunas: o que é meu fazer; o que é de outro; o que é de Deus. Mude de lugar uma coisa.',
      },
    ],
    challenges: [
      {
        do: 'Ponha uma música de gratidão antes de enfrentar o momento mais temido da semana.',
        tell: 'Como entrou nele.',
      },
      {
        do: 'Reúna a casa, ou dois amigos, e façam a oração do versículo 12, cada um com um assunto.',
        tell: 'O que foi dizer isso na frente dos outros.',
      },
    ],
    children: {
      truth: 'Quando não sei o que fazer, olho para Deus.',
      to7: {
        story:
          'O rei Josafá recebeu uma notícia: vem um exército enorme! Ele ficou com medo. O que ele fez? Chamou todo mundo: papais, mamães, vovôs e crianças. Ficaram de pé diante de Deus. O rei orou: Deus, nós não temos força. Não sabemos o que fazer. Mas os nossos olhos estão olhando para o Senhor! Então Deus respondeu por um moço chamado Jaaziel: não tenham medo! Esta batalha não é de vocês, é minha. No outro dia, saíram bem cedo. Quem ia na frente? Os cantores! Eles cantavam: deem graças, o amor de Deus é para sempre! E Deus cuidou de todos. Ninguém deles precisou brigar.',
        activity:
          'Marcha dos cantores: com panelas e palmas, andem pela casa cantando que o amor de Deus é para sempre.',
        questions: [
          'Quem orou junto com o rei?',
          'Para onde eles olharam?',
          'O que você canta quando tem medo?',
        ],
      },
      to12: {
        story:
          'Três povos se juntaram contra Judá. Quando avisaram o rei Josafá, ele teve medo. A Bíblia diz isso sem vergonha. Mas ele não ficou parado no medo. Chamou o país para orar, e vieram famílias inteiras, até as crianças pequenas. De pé, diante de todos, o rei lembrou o que Deus já tinha feito e disse uma das orações mais sinceras que existem: não temos força, não sabemos o que fazer, mas os nossos olhos estão em ti. Imagine um rei falando: não sei! Então o Espírito de Deus falou por Jaaziel, um cantor do meio do povo: não tenham medo, a batalha é de Deus. De manhã, eles desceram. Na frente não iam lanças, e sim os cantores: deem graças ao Senhor, porque a misericórdia dele é para sempre! E Deus os livrou sem que precisassem lutar.',
        activity:
          'Olhos para cima: façam um binóculo de rolo de papel e escrevam nele: a ti estão voltados os nossos olhos. Orem olhando o céu.',
        questions: [
          'O que o rei fez com o medo?',
          'O que ele disse a Deus?',
          'Em que situação você não sabe o que fazer?',
        ],
      },
      challenge: 'Numa hora difícil, cante ou ore antes de qualquer outra coisa.',
    },
    prayer:
      'Ó Deus nosso, em nós não há força, e não sabemos o que fazer, mas a ti estão voltados os nossos olhos. Recebe-nos de pé, com as crianças no colo. Desce conosco ao vale, e põe uma canção na frente.',
    leader: {
      lost: 'Pode virar fórmula: louve e o inimigo cai. O texto mostra confiança, e não técnica; em outras páginas o povo orou e sofreu. Fique na sinceridade do 12.',
      tender:
        'Dizer que a batalha não é sua a quem sofre violência pode calar um pedido de socorro. Deixe claro: buscar ajuda também é descer ao vale. Ligue 180, Disque 100, 190. Para quem não aguenta mais viver, 188, e companhia já.',
    },
    comfort:
      'Se hoje você só consegue olhar, olhe. Não sabemos o que fazer é oração inteira, e foi feita de pé por um povo com crianças no colo. Deus respondeu a ela.',
    closing: 'Sem plano e sem força, mas com os olhos em ti.',
    words: [
      'josafa',
      'nao sabemos o que fazer',
      'a ti estao voltados',
      'nossos olhos',
      'jaaziel',
      'a batalha nao e vossa',
      'moabe e amom',
      'cantores',
      'sua misericordia e para sempre',
      'tecoa',
      'jejum',
      'crede no senhor',
      'peleja',
    ],
  },
  {
    verses: '33:1-20',
    key: '33:13',
    title: 'Manassés ora na prisão',
    theme: 'o arrependimento de quem foi longe demais',
    themes: ['arrependimento', 'graca', 'perdao', 'oracao'],
    idea: 'Um dos piores reis de Judá, acorrentado em terra estranha, se humilha e ora; e o Deus que ele expulsou do templo o ouve, o traz de volta e se deixa conhecer.',
    context:
      'Manassés, filho do bom Ezequias, passou anos enchendo Jerusalém e o próprio templo de ídolos; queimou filhos em sacrifício e consultou espíritos. Deus falou, ninguém escutou. Então generais da Assíria o levam preso. 2 Reis 21 para na maldade. Crônicas, escrita para gente que voltava do exílio, conta o que houve na cadeia.',
    retold: [
      {
        verses: '33:1-9',
        says: 'Manassés faz o que é mau: põe altares a outros deuses na casa do Senhor, passa os filhos pelo fogo e desvia Judá.',
      },
      {
        verses: '33:10-13',
        says: 'Manassés e o povo não escutam o Senhor, e os assírios o levam acorrentado. Na angústia ele se humilha e ora, e Deus o ouve e o traz de volta a Jerusalém.',
      },
      {
        verses: '33:14-17',
        says: 'Manassés constrói o muro da cidade, tira o ídolo da casa do Senhor e repara o altar. Manda Judá servir ao Senhor, mas o povo ainda sacrifica nos altos.',
      },
      {
        verses: '33:18-20',
        says: 'A oração de Manassés, os seus pecados e como foi ouvido ficam escritos. Ele morre, e reina em seu lugar Amom, seu filho.',
      },
    ],
    read: {
      verses: '33:9-19',
      how: 'Leiam os versículos 9 a 11 sentados, com os pulsos juntos, como presos. No 12 e 13 abram as mãos. Uma só voz lê até o fim.',
    },
    observe: [
      {
        ask: 'O que Deus fez antes de chegar o exército, e qual foi a resposta?',
        verses: '33:10',
        listen: 'Falou a Manassés e ao povo; não escutaram.',
      },
      {
        ask: 'Em que estado Manassés é levado, e o que faz lá?',
        verses: '33:11-12',
        listen: 'Em grilhões e correntes; ora e se humilha “grandemente”.',
      },
      {
        ask: 'Que verbos contam o que Deus faz no versículo 13?',
        verses: '33:13',
        listen: 'Foi atendido, ouviu a oração, voltou-o a Jerusalém.',
      },
      {
        ask: 'O que ele desfaz e o que refaz depois de voltar?',
        verses: '33:15-16',
        listen:
          'Tira os deuses e o ídolo, lança fora os altares; repara o altar do Senhor, e sacrifica.',
      },
    ],
    interpret: [
      {
        ask: '“Então conheceu Manassés que o SENHOR era Deus.” Ele tinha crescido no palácio de Ezequias. O que só a prisão lhe ensinou?',
        verses: '33:12-13',
        listen: 'Conhecer de ouvir falar virou conhecer por ser ouvido; a graça o convenceu.',
        follow: 'O que você só aprendeu no aperto?',
      },
      {
        ask: 'O texto não põe na oração dele promessa nem desculpa: diz que ele se humilhou. Que lugar tem isso num arrependimento?',
        verses: '33:12',
        listen: 'O centro: parar de se defender diante de Deus.',
      },
      {
        ask: 'Deus o perdoou, mas o povo ainda sacrificava nos altos. O que isso mostra sobre os estragos que a gente deixa?',
        verses: '33:15-17',
        listen:
          'O perdão é inteiro; os hábitos que ele plantou nos outros não saem num dia. Vale consertar o que der.',
      },
    ],
    live: [
      {
        ask: 'De que aperto você saiu conhecendo a Deus de um jeito que antes só sabia de ouvir?',
        listen: 'Uma história curta; não se force quem não quer.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que pessoa você poria na lista dos que não têm mais jeito, e o que esta cadeia diz a respeito?',
        listen: 'Um nome guardado no coração; esperança com limite quando houve violência.',
        follow: 'Como orar por ela sem se pôr em perigo?',
      },
      {
        ask: 'Depois de pedir perdão, que ídolo ainda falta carregar para fora da cidade?',
        listen: 'Um gesto de reparo: apagar, devolver, encerrar.',
        for: ['adults', 'men', 'women', 'new-believers'],
      },
      {
        ask: 'Quando alguém da sua idade muda de vida, o que torna difícil acreditar, e o que ajudaria a pessoa a continuar?',
        listen: 'Fama, memes, desconfiança; tempo e companhia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que um pai ou uma mãe pode reparar quando os filhos já aprenderam o erro com eles?',
        listen: 'Pedir desculpa, mudar à vista, esperar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se você anda achando que Deus só ouve gente direita, o que faz com o versículo 13?',
        listen: 'Deixe a pessoa reler devagar.',
        for: ['visitors', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o lugar mais inesperado em que você já orou, ou viu alguém orar?',
        bridge: 'Hoje a oração sai de uma prisão, da boca de quem ninguém esperava.',
      },
      {
        text: 'Que objeto seu já foi dado como perdido, quebrado de vez, e alguém conseguiu recuperar?',
        bridge: 'Há um rei nesta história que todo mundo já tinha jogado fora.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Junte os pulsos como se estivessem amarrados, respire três vezes e depois abra as mãos no colo.',
      bridge: 'Foi o caminho de um rei.',
    },
    complete: [
      {
        name: 'Tirar e reparar',
        text: 'Faça duas listas, como nos versículos 15 e 16: O que vou tirar e lançar fora: … . O que vou reparar e pôr de pé: … .',
      },
      {
        name: 'A oração que não temos',
        text: 'O texto não guarda as palavras da oração de Manassés. Escreva quatro linhas do que você diria no lugar dele: Senhor, … .',
      },
    ],
    challenges: [
      {
        do: 'Repare nesta semana um dano que você causou, ainda que antigo: devolva, desminta, peça perdão pessoalmente ou por carta.',
        tell: 'O que foi reparado, sem citar nomes.',
      },
      {
        do: 'Escreva a alguém que está preso, internado ou longe, ou ajude uma família que espera essa pessoa.',
        tell: 'O que você aprendeu sobre essa espera.',
      },
    ],
    children: {
      truth: 'Deus ouve quem se arrepende de verdade.',
      to7: {
        story:
          'Manassés era um rei que fazia coisas muito erradas. Deus chamava: volta! Mas ele não escutava. Um dia, soldados de outro país o levaram para longe, amarrado. Lá, sozinho, Manassés pensou: eu errei muito. Então ele orou. Não se achou grande: ficou bem pequenininho diante de Deus e pediu ajuda. E sabe o que Deus fez? Deus ouviu! Deus o levou de volta para casa. Aí Manassés soube: o Senhor é Deus! Ele jogou fora os ídolos e consertou o altar. Deus escuta quem pede perdão de coração.',
        activity:
          'As crianças dão as mãos fechadas; um adulto diz: Deus ouviu! E todas abrem as mãos bem alto e batem palmas.',
        questions: [
          'Onde Manassés orou?',
          'O que Deus fez?',
          'O que a gente pode dizer a Deus quando erra?',
        ],
      },
      to12: {
        story:
          'O pai de Manassés foi um dos melhores reis. Manassés foi um dos piores. Pôs ídolos até dentro do templo e levou o povo inteiro para o mal. Deus falou com ele, e ele não quis escutar. Então os generais da Assíria o prenderam com correntes e o levaram para a Babilônia. Ali não havia trono nem empregados. Manassés se lembrou do Deus de seus pais, se humilhou muito e orou. Ninguém imaginaria, mas Deus ouviu a oração dele e o trouxe de volta a Jerusalém! A Bíblia diz: então conheceu Manassés que o Senhor era Deus. E ele mostrou que tinha mudado: tirou os ídolos, jogou fora os altares errados e consertou o altar do Senhor. Nem tudo se consertou depressa, porque o povo tinha aprendido muita coisa ruim. Mas ninguém está longe demais para Deus ouvir.',
        activity:
          'Cada um escreve num papel um erro, sem nome. Rasguem juntos em pedacinhos e, com eles, colem um caminho de volta numa cartolina.',
        questions: [
          'O que Manassés tinha feito?',
          'O que mudou dentro dele?',
          'Como se mostra que o pedido de perdão é de verdade?',
        ],
      },
      challenge: 'Peça perdão a alguém e conserte uma coisa que ficou errada.',
    },
    prayer:
      'Deus de nossos pais, diante de ti não temos defesa. Tu ouviste Manassés: ouve-nos. Tira as correntes, mostra o que consertar, e que a gente te conheça não de nome, mas por ter sido ouvido.',
    leader: {
      lost: 'A conversa empaca em se isso é justo. A resposta do texto: Deus ouviu porque ele se humilhou, e não porque o mal foi pequeno; e o mal deixou marcas (17). Não escolha entre graça e consequência: aqui estão as duas.',
      tender:
        'Quem foi vítima de alguém cruel pode ficar indignado. Diga que o perdão de Deus ao agressor não obriga a vítima a voltar a conviver nem a se calar. Ligue 180, Disque 100. O versículo 6 não se lê com crianças.',
      differ:
        'Uns veem na volta de Manassés prova de que qualquer arrependimento é aceito até o último dia; outros, lembrando que o povo não acompanhou, sublinham o preço de demorar. As duas coisas são ditas sem desmentir a outra.',
    },
    comfort:
      'Havia corrente, distância e culpa, e nenhuma delas segurou a oração. O lugar onde você está não é longe para Deus.',
    closing: 'Deus ouviu, lá na cadeia, quem o tinha posto para fora de casa.',
    words: [
      'manasses',
      'correntes',
      'grilhoes',
      'babilonia',
      'se humilhou',
      'foi atendido',
      'conheceu que o senhor era deus',
      'filho de ezequias',
      'arrependimento',
      'oracao na prisao',
      'idolos',
      'reparou o altar',
    ],
  },
]
