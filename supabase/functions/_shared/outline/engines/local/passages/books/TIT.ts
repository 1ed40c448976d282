import type { BookPassages } from '../passage.ts'

export const TITUS: BookPassages = [
  {
    verses: '1:1-4',
    key: '1:2',
    title: 'O Deus que não pode mentir',
    theme: 'a promessa de Deus',
    themes: ['esperanca', 'fe', 'palavra', 'discipulado'],
    idea: 'A fé se apoia num Deus que não pode mentir: o que ele prometeu antes dos tempos mostrou na hora certa e agora passa, pela palavra, de mão em mão.',
    context:
      'Paulo deixou Tito, um cristão não judeu, na ilha de Creta, onde a mentira tinha fama de costume. A saudação é mais longa que o normal: antes de mandar pôr ordem nas igrejas, Paulo lembra de quem vem a mensagem e por que se pode confiar nela.',
    retold: [
      {
        verses: '1:1-3',
        says: 'Paulo se apresenta como servo de Deus e apóstolo de Jesus Cristo. Deus, que não pode mentir, prometeu a vida eterna e confiou a Paulo a pregação.',
      },
      {
        verses: '1:4',
        says: 'Paulo escreve a Tito, que chama de verdadeiro filho na fé em comum, e lhe deseja graça, misericórdia e paz de Deus Pai e de Jesus Cristo.',
      },
    ],
    read: {
      verses: '1:1-4',
      how: 'Leia um, com fôlego, como frase só; depois cada um repete o pedaço que guardou.',
    },
    observe: [
      {
        ask: 'Como Paulo se apresenta, e a serviço de que coisas está?',
        verses: '1:1',
        listen: 'Servo e apóstolo; da fé dos escolhidos e do conhecimento da verdade.',
      },
      {
        ask: 'O que Deus prometeu, quando, e o que se diz do caráter dele?',
        verses: '1:2',
        listen: 'Vida eterna; antes dos tempos; não pode mentir.',
      },
      {
        ask: 'Por que meio a promessa veio à luz, e como Tito é chamado?',
        verses: '1:3-4',
        listen: 'Pela pregação, no devido tempo; verdadeiro filho na fé em comum.',
      },
    ],
    interpret: [
      {
        ask: 'Deus pode tudo, e o texto diz que ele “não pode mentir”. Por que isso é grandeza, e não limite?',
        verses: '1:2',
        listen: 'Ele não contradiz quem é; a palavra dele tem o peso dele.',
      },
      {
        ask: 'Entre prometer e mostrar, passou um tempo enorme. O que é um “devido tempo” para quem espera?',
        verses: '1:2-3',
        listen: 'Demora não é esquecimento; ele sabe a hora.',
        follow: 'Que espera faz você duvidar da promessa?',
      },
      {
        ask: 'A verdade, aqui, leva à devoção. Que sinal dá uma verdade que entrou só na cabeça?',
        verses: '1:1',
        listen: 'Informa e não muda; a de Deus puxa para ele.',
      },
    ],
    live: [
      {
        ask: 'Que promessa humana quebrada ainda atrapalha você de acreditar nas de Deus?',
        listen: 'Pai, contrato, casamento; sem detalhe obrigatório.',
      },
      {
        ask: 'Em que situação a mentirinha é moeda corrente no seu trabalho, e o que custa não usá-la?',
        listen: 'Atestado, prazo, desculpa; custo real.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Filtro, foto antiga, conta falsa: onde é fácil inventar um você, e quem conhece o verdadeiro?',
        listen: 'Ser conhecido sem filtro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês já prometeram aos filhos e precisam cumprir ou explicar?',
        listen: 'Cumprir ensina quem Deus é.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quem é o seu Tito, ou de quem você é Tito: a fé passou de quem para quem?',
        listen: 'Elo; nomes.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'Se Deus cumprisse uma única palavra para você neste ano, qual escolheria ouvir de novo hoje?',
        listen: 'Promessa bíblica; não garantia de plano próprio.',
        for: ['singles', 'mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Dois fatos e uma mentira sobre você: o grupo adivinha qual é a falsa.',
        bridge: 'Foi fácil enganar. O texto fala de alguém que não pode mentir.',
      },
      {
        text: 'Que promessa de infância alguém cumpriu e você nunca esqueceu?',
        bridge: 'Promessa cumprida fica na pele. A de Deus vem de antes do relógio.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Lembre-se de uma pessoa cuja palavra basta. Repare como o corpo relaxa perto dela.',
      bridge: 'Com Deus é assim, e mais.',
    },
    complete: [
      {
        name: 'Recibo de promessa',
        text: 'Deus prometeu: … (copie uma). Data: antes dos tempos. Cumpriu quando: … . Ainda aguardo: … . Assinado: ele não mente.',
      },
      {
        name: 'Elos',
        text: 'Desenhe quatro elos: Deus, quem me contou, eu, a quem vou contar. Ponha nomes.',
      },
    ],
    challenges: [
      {
        do: 'Passe sete dias sem nenhuma mentira de conveniência; quando escapar, corrija na hora.',
        tell: 'qual foi a mais difícil de não dizer.',
      },
      {
        do: 'Cumpra uma promessa velha que você deixou para lá: devolver, ligar, visitar, levar ao parque.',
        tell: 'a cara de quem já nem esperava.',
      },
    ],
    children: {
      truth: 'Deus sempre fala a verdade e cumpre.',
      to7: {
        story:
          'A vovó prometeu: sábado eu trago bolo de cenoura. A Lia contou os dias nos dedos. Quinta, sexta, sábado! Toc, toc. Era a vovó, com o bolo! Eu sabia, disse a Lia, a vovó não mente. Paulo escreveu a Tito que Deus é assim, e muito mais: Deus nunca, nunca mente! Antes de existir o sol, ele já tinha prometido uma vida para sempre com ele. E na hora certa mandou Jesus. O que Deus promete, Deus faz. E a gente conta para os amigos.',
        activity:
          'Façam um arco com cores de papel; em cada cor, uma coisa que Deus prometeu, como estar com a gente. Repitam: Deus cumpre!',
        questions: ['O que a vovó prometeu?', 'Deus pode mentir?', 'O que Deus prometeu para nós?'],
      },
      to12: {
        story:
          'Em Creta, uma ilha no mar, mentir era tão comum que virou piada. Um vendia peixe velho como novo, outro jurava sem pensar. Foi para lá que Paulo mandou Tito, um amigo tão querido que ele o chamava de filho. Antes de dar as tarefas, Paulo começou a carta com uma frase forte: Deus não pode mentir. O Fábio ouviu isso na aula e levantou a mão: mas Deus não pode tudo? Pode tudo o que combina com ele, disse a professora. E mentira não combina. Por isso dá para confiar. Ele prometeu a vida eterna antes de o tempo começar e, na hora certa, mostrou a promessa em Jesus. O Fábio pensou na redação que tinha copiado. Naquela noite contou ao pai. Doeu menos do que imaginava. E escreveu outra, com as palavras dele, sobre um lugar onde a palavra das pessoas valia como assinatura.',
        activity:
          'Brinquem de confiança: de costas, um diz uma instrução verdadeira ou falsa sobre o caminho. Conversem: como é andar com quem não mente?',
        questions: [
          'Que fama tinha Creta?',
          'Por que Deus não pode mentir?',
          'Que verdade você precisa contar?',
        ],
      },
      challenge: 'Cumpra hoje uma coisa que você prometeu.',
    },
    prayer:
      'Deus que não podes mentir, obrigado por prometeres antes de a gente existir. Limpa a nossa boca de meia verdade. Cura quem foi enganado por quem amava. Aumenta a fé que temos em comum e deixa-a passar adiante por nós. Graça, misericórdia e paz. Amém.',
    leader: {
      lost: 'A palavra escolhidos puxa o debate da eleição logo na primeira linha. Note-a e siga para o 2, onde Paulo se demora.',
      tender:
        'Quem sofreu traição pode chorar ao ouvir falar de promessa. Não peça a história. A confiança volta devagar, e a de Deus não se cobra.',
      differ:
        'Sobre os escolhidos: uns entendem que Deus escolheu cada pessoa antes; outros, que escolheu em Cristo todos os que creem. Nos dois casos a iniciativa é dele, e a fé é necessária.',
    },
    comfort:
      'Pessoas prometeram ficar e não ficaram. Quem falou antes dos tempos continua de palavra.',
    closing: 'Quem prometeu não sabe mentir.',
    words: [
      'que nao pode mentir',
      'nao pode mentir',
      'antes dos principios dos tempos',
      'vida eterna',
      'fe dos escolhidos',
      'conhecimento da verdade',
      'devido tempo',
      'fe em comum',
      'verdadeiro filho',
      'tito',
      'creta',
    ],
  },
  {
    verses: '1:5-16',
    key: '1:8',
    title: 'Pôr a casa em ordem',
    theme: 'liderança e coerência',
    themes: ['servico', 'fidelidade', 'palavra', 'santidade'],
    idea: 'Contra quem diz que conhece a Deus e o nega com o que faz, o remédio é gente íntegra em cada cidade, de casa aberta e palavra firme, cujas obras confirmam a boca.',
    context:
      'Tito ficou em Creta com tarefa pela metade: havia cristãos em várias cidades e ninguém para cuidar deles, enquanto mestres gananciosos desarrumavam famílias inteiras com regras inventadas. Paulo descreve os cuidadores que ele deve procurar e os enganadores que deve enfrentar, para que fiquem sãos na fé.',
    retold: [
      {
        verses: '1:5-9',
        says: 'Paulo deixou Tito em Creta para pôr presbíteros em cada cidade. Devem ser pessoas sem acusação, hospitaleiras, com domínio próprio, firmes na palavra que foi ensinada.',
      },
      {
        verses: '1:10-14',
        says: 'Muitos enganam e transtornam casas inteiras por ganância. Paulo pede que Tito os repreenda com firmeza, para que sejam sãos na fé e deixem os mitos.',
      },
      {
        verses: '1:15-16',
        says: 'Para os puros todas as coisas são puras, e para os contaminados nada é puro. Estes dizem conhecer a Deus e o negam com as obras.',
      },
    ],
    read: {
      verses: '1:5-16',
      how: 'Dois leitores, em lados opostos: um lê 5 a 9, quem cuida; o outro, 10 a 16, quem desarruma.',
    },
    observe: [
      {
        ask: 'O que estava por fazer em Creta, e de que lugar em lugar?',
        verses: '1:5',
        listen: 'Pôr em ordem o que faltava; presbíteros em cada cidade.',
      },
      {
        ask: 'O que o cuidador não deve ser, e o que deve?',
        verses: '1:7-8',
        listen: 'Não arrogante, irado, agressivo, ganancioso; hospitaleiro, justo, moderado.',
      },
      {
        ask: 'O que os enganadores faziam, e por que motivo?',
        verses: '1:10-11',
        listen: 'Transtornavam casas ensinando o que não deviam; ganância.',
      },
      {
        ask: 'Qual é a contradição apontada no fim?',
        verses: '1:16',
        listen: 'Dizem conhecer a Deus e o negam com as obras.',
      },
    ],
    interpret: [
      {
        ask: 'O supervisor é “administrador da casa de Deus”. O que a palavra casa impede que ele faça?',
        verses: '1:7',
        listen: 'Tratar como sua; é gente de família, não negócio.',
      },
      {
        ask: 'Para exortar e corrigir é preciso reter firme a palavra. O que acontece com quem corrige sem ser ensinável?',
        verses: '1:9',
        listen: 'Fala de si; fere; o chão é a palavra recebida.',
      },
      {
        ask: 'Paulo quer repreensão severa, mas com qual finalidade?',
        verses: '1:13',
        listen: 'Que sejam sãos na fé: cura, não humilhação.',
        follow: 'Como você sabe que uma bronca quis curar?',
      },
      {
        ask: 'Se quem é puro vê pureza, e quem está contaminado não vê pureza em nada, de onde vem a sujeira de que o texto fala?',
        verses: '1:15-16',
        listen: 'De dentro; regra de fora não limpa o coração.',
      },
    ],
    live: [
      {
        ask: 'Na sua vida há alguma coisa faltando pôr em ordem, daquelas que você contorna há meses?',
        listen: 'Gaveta, dívida, conversa; uma só.',
      },
      {
        ask: 'Que família da sua rua já foi desarrumada por uma ideia religiosa torta, e o que vocês aprenderam?',
        listen: 'Sem nomes nem igrejas; cuidado com o ódio.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Bio diz cristão, comentário diz outra coisa. Onde a sua tela e a sua fé se desmentem?',
        listen: 'Piada, curtida, raiva.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Ira fácil e agressividade tiram alguém dessa tarefa. Como você percebe que vai explodir, e o que faz antes?',
        listen: 'Sinais do corpo; sair, beber água, pedir ajuda.',
        for: ['men', 'parents', 'couples'],
      },
      {
        ask: 'Seu jeito de receber as pessoas diz o que do Deus que você conhece?',
        listen: 'Hospitalidade como teologia de porta.',
        for: ['women', 'singles', 'adults'],
      },
      {
        ask: 'O que já afastou você da fé: o que diziam ou o que faziam, e o que já aproximou?',
        listen: 'Ouça até o fim.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual cômodo, gaveta ou pasta do computador você jura que vai organizar este ano?',
        bridge: 'Tito recebeu uma ilha inteira para pôr em ordem.',
      },
      {
        text: 'Que fama a sua cidade ou o seu bairro tem, justa ou injusta?',
        bridge: 'Creta tinha uma péssima. E foi lá que Deus quis igrejas.',
        for: ['young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Arrume uma coisa só ao seu alcance: o livro torto, a almofada. Sinta o pequeno sossego.',
      bridge: 'Há uma ordem que sossega também por dentro.',
    },
    complete: [
      {
        name: 'Boca e mãos',
        text: 'Duas colunas: o que eu digo de Deus, e o que minhas mãos disseram dele nesta semana. Ligue o que combina; circule uma linha para consertar.',
      },
      {
        name: 'Falta pôr em ordem',
        text: 'Em casa: … . Com Deus: … . Com uma pessoa: … . A primeira, até … (dia), com a ajuda de … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha em ordem uma coisa que você prometeu a Deus ou a alguém e ficou no meio.',
        tell: 'há quanto tempo esperava.',
      },
      {
        do: 'Escolha uma afirmação sua sobre Deus, como ele é paciente, e faça com as mãos o que ela diz, uma vez por dia.',
        tell: 'em que dia mãos e boca bateram.',
      },
    ],
    children: {
      truth: 'Minhas mãos mostram que eu conheço Deus.',
      to7: {
        story:
          'Numa ilha chamada Creta estava tudo bagunçado. Havia gente que dizia: eu conheço Deus! Mas depois mentia e pegava o que era dos outros. Ué! Paulo pediu ao amigo Tito: arrume o que está faltando. Procure pessoas boas para cuidar: que não batem, não gritam, não enganam. Que abrem a porta e gostam do que é bom. Tito foi de cidade em cidade, procurando. E achou! Quando a boca fala de Deus e as mãos fazem o bem, fica tudo arrumadinho.',
        activity:
          'Arrumem juntos uma prateleira ou caixa de brinquedos. Depois façam luvas de papel e desenhem nelas o que mãos de amigo de Deus fazem.',
        questions: [
          'O que estava errado em Creta?',
          'Quem Tito devia procurar?',
          'O que as suas mãos podem fazer de bom?',
        ],
      },
      to12: {
        story:
          'O Davi tinha uma camiseta linda com um versículo. Na fila, empurrou. No jogo, xingou. Um menino perguntou: o que está escrito aí? Ele leu, e o outro riu: não parece. O Davi ficou sem graça o dia todo. Em casa, o irmão abriu a carta a Tito. Na ilha de Creta havia pessoas que diziam conhecer a Deus, mas com as obras o negavam. Por isso Paulo mandou Tito procurar, em cada cidade, gente de verdade para cuidar das igrejas: não arrogante, não brava, não agressiva, que não engana por dinheiro, que recebe bem as pessoas e ama o que é bom. Então não é para usar a camiseta?, perguntou o Davi. É para a camiseta e você dizerem a mesma coisa. No dia seguinte ele a vestiu de novo. Na fila, deu a vez. O menino olhou o versículo, olhou para ele, e não riu.',
        activity:
          'Desenhem uma camiseta de papel: na frente, uma frase sobre Deus; nas mangas, duas atitudes que a confirmam.',
        questions: [
          'Por que o menino riu?',
          'Que pessoas Tito devia procurar?',
          'O que na sua vida combina com o que você crê?',
        ],
      },
      challenge: 'Dê a vez a alguém e trate bem quem te irrita.',
    },
    prayer:
      'Senhor, põe em ordem o que falta em nós. Livra a tua igreja de quem ensina por dinheiro e dá-lhe cuidadores de casa aberta. Que a nossa boca e as nossas mãos digam o mesmo de ti. Onde desarrumaram famílias, traz cura. Amém.',
    leader: {
      lost: 'A frase sobre os cretenses parece preconceito: Paulo repete o dito de um poeta de lá para falar de um problema daquela ilha. Não serve para carimbar povo nenhum hoje. Volte à coerência do 16.',
      tender:
        'Pode haver quem foi explorado por líder, perdeu dinheiro ou família. Acredite e não defenda. Filhos que não creem não são prova de fracasso dos pais; diga isso a quem se culpa. Havendo abuso: Disque 100, Ligue 180.',
      differ:
        'Presbítero e supervisor são para umas igrejas o mesmo serviço e para outras dois; umas leem marido de uma mulher como regra de que só homens lideram, outras como exigência de fidelidade. O caráter pedido é de todos.',
    },
    comfort:
      'Se desarrumaram a sua fé, saiba que Deus se importou a ponto de mandar gente boa, de cidade em cidade. Ele ainda manda.',
    closing: 'Que as mãos confirmem a boca.',
    words: [
      'creta',
      'cretenses',
      'por em ordem',
      'presbiteros',
      'de cidade em cidade',
      'supervisor',
      'administrador da casa de deus',
      'fiel palavra',
      'sa doutrina',
      'transtornam casas',
      'puras para os puros',
      'com as obras o negam',
      'insubordinados',
      'dominio proprio',
    ],
  },
  {
    verses: '2:1-10',
    key: '2:7',
    title: 'Cada idade com algo a ensinar',
    theme: 'a fé entre gerações',
    themes: ['discipulado', 'familia', 'servico', 'comunhao'],
    idea: 'A boa doutrina não fica no papel: velhos e novos, homens e mulheres, livres e servos a vestem no dia a dia, uns aprendendo com os outros, e assim deixam bonito o que se diz de Deus.',
    context:
      'Depois de falar dos enganadores que desarrumavam famílias em Creta, Paulo diz: tu, porém. Tito deve ensinar cada grupo da igreja, e boa parte do ensino passa de uma geração a outra. A razão de tudo vem logo a seguir: a graça de Deus apareceu.',
    retold: [
      {
        verses: '2:1-5',
        says: 'Paulo pede a Tito que ensine os velhos a serem sóbrios e firmes no amor. As mais velhas ensinem as moças a amar a família e a viver com moderação.',
      },
      {
        verses: '2:6-8',
        says: 'Tito deve pedir aos rapazes moderação e ser ele mesmo exemplo de boas obras, com palavra sã, para que o opositor não ache o que dizer.',
      },
      {
        verses: '2:9-10',
        says: 'Os servos devem ser leais aos seus senhores, sem responder mal nem furtar, para enfeitar em tudo a doutrina de Deus.',
      },
    ],
    read: {
      verses: '2:1-10',
      how: 'Cada faixa de idade lê as linhas que lhe cabem; se faltar alguma, outra a lê com carinho.',
    },
    observe: [
      {
        ask: 'O que se pede aos mais velhos, homens e mulheres?',
        verses: '2:2-3',
        listen: 'Sóbrios, sãos na fé, no amor, na paciência; bons costumes, ensinar o bem.',
      },
      {
        ask: 'Quem ensina às moças, e o que pedem aos rapazes?',
        verses: '2:4-6',
        listen: 'As mais velhas; que sejam moderados.',
      },
      {
        ask: 'O que Tito deve mostrar em si mesmo?',
        verses: '2:7-8',
        listen: 'Exemplo de boas obras, sinceridade, palavra sã.',
      },
      {
        ask: 'Para que os servos mostram lealdade?',
        verses: '2:10',
        listen: 'Para adornar a doutrina de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Doutrina, aqui, vira paciência, língua sem calúnia, moderação. O que isso diz sobre o que é ensino são?',
        verses: '2:1-5',
        listen: 'Saúde que se vê no corpo inteiro da vida.',
      },
      {
        ask: 'As mais velhas são “instrutoras daquilo que é bom”. O que se passa numa cozinha que não se passa numa aula?',
        verses: '2:3-4',
        listen: 'Vida observada, lágrima, receita e oração.',
        follow: 'O que se perdeu quando cada idade ficou numa sala?',
      },
      {
        ask: 'Adornar a doutrina: o que deixa a fé feia e o que a deixa bonita para quem olha de fora?',
        verses: '2:5, 2:8, 2:10',
        listen: 'Incoerência e abuso enfeiam; lealdade e bondade embelezam.',
      },
    ],
    live: [
      {
        ask: 'Que pessoa de outra idade ensinou a você algo que nenhuma aula ensinaria?',
        listen: 'Histórias; agradeçam.',
      },
      {
        ask: 'O que vocês, mais velhos, ainda não contaram e fariam falta se levassem embora?',
        listen: 'Erros e graças, não só conselhos.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'O que você gostaria de perguntar a alguém de setenta anos, se ele não fosse rir?',
        listen: 'Casamento, medo, Deus, arrependimento.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Moderação é a única coisa pedida aos rapazes. Por que bastaria essa, e onde ela falta hoje?',
        listen: 'Impulso, tela, raiva, velocidade.',
        for: ['men', 'young'],
      },
      {
        ask: 'Que marcas o seu serviço deixa no patrão ou no cliente sobre o Deus em que você crê?',
        listen: 'Honestidade, capricho; sem aceitar exploração.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Amar marido, mulher e filhos se aprende. Quem poderia ensinar vocês dois na fase em que estão?',
        listen: 'Um casal mais adiante; coragem de pedir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Para quem chega agora: que idade desta casa parece mais distante, e como seria um café com ela?',
        listen: 'Convite real.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que gíria da sua época ninguém aqui entende mais? E qual a de hoje você finge que entende?',
        bridge: 'Em Creta também havia gerações na mesma sala, e Paulo queria conversa entre elas.',
      },
      {
        text: 'O que a sua avó ou o seu avô sabia fazer e ninguém da família aprendeu?',
        bridge: 'Há coisas da fé que se perdem do mesmo modo, se ninguém ensina e ninguém pede.',
        for: ['adults', 'women', 'parents'],
      },
    ],
    quiet: {
      text: 'Lembre-se das mãos de uma pessoa mais velha que você amou. O que elas faziam?',
      bridge: 'Muito do que Paulo chama de ensino passa por mãos assim.',
    },
    complete: [
      {
        name: 'Troca de idades',
        text: 'Posso ensinar a alguém mais novo: … . Quero aprender de alguém mais velho: … . Nome de um e de outro: … .',
      },
      {
        name: 'Enfeite',
        text: 'Desenhe um livro simples, a doutrina. Em volta, enfeite-o com atitudes suas que a deixam bonita. Apague uma mancha.',
      },
    ],
    challenges: [
      {
        do: 'Marque um café com alguém pelo menos vinte anos mais velho ou mais novo e leve três perguntas.',
        tell: 'a resposta que ficou.',
      },
      {
        do: 'Durante uma semana, corte as frases de calúnia antes que saiam: mude de assunto ou saia da roda.',
        tell: 'quem notou.',
      },
    ],
    children: {
      truth: 'Aprendo com os mais velhos e sou exemplo.',
      to7: {
        story:
          'Na casa da vovó Nena cabia todo mundo. Ela ensinava a mexer o angu e contava como Deus ajudou quando era menina. O tio ensinava o Caíque a consertar a roda, com calma: devagar, filho. E o Caíque ensinava a vovó a mandar foto. Todos riam! Paulo escreveu a Tito assim: os mais velhos ensinem o bem. Os mais novos aprendam. E você, Tito, seja exemplo. Quando a família de Deus se ajuda, fica bonito, e os vizinhos pensam: que Deus bom!',
        activity:
          'Troca: cada criança aprende uma coisa com um adulto, um nó, uma música, e ensina outra a ele.',
        questions: [
          'O que a vovó ensinava?',
          'O que o Caíque ensinava?',
          'Com quem você quer aprender?',
        ],
      },
      to12: {
        story:
          'O Gil achava os velhos da igreja chatos. Até o dia em que faltou luz no retiro. Ninguém sabia o que fazer sem celular. O seu Amaro, oitenta anos, acendeu o lampião, fez um fogo em dois minutos e contou da noite em que quase desistiu de Deus, e do amigo que ficou com ele até amanhecer. O Gil não piscou. No outro dia perguntou: o senhor me ensina o fogo? Ensino. E você me ensina a ver a foto da minha neta? Paulo escreveu a Tito que é assim que a fé anda: homens e mulheres mais velhos, firmes, pacientes, sem falar mal dos outros, ensinando o bem; os jovens aprendendo a se dominar; e Tito, que era moço, sendo exemplo. Desse jeito, o que a gente diz de Deus fica bonito, como um presente bem enfeitado. O Gil nunca mais disse chato. Dizia: o Amaro sabe.',
        activity:
          'Entrevistem alguém com mais de sessenta anos com três perguntas e façam um mural com a melhor frase.',
        questions: [
          'O que o seu Amaro sabia fazer?',
          'O que Paulo pede aos jovens e aos mais velhos?',
          'O que deixa bonito o que se diz de Deus?',
        ],
      },
      challenge: 'Pergunte a um idoso uma história com Deus e escute até o fim.',
    },
    prayer:
      'Pai de todas as idades, obrigado pelos cabelos brancos e pelas vozes finas desta casa. Dá aos velhos alegria de ensinar, aos novos vontade de ouvir, e a todos boca limpa. Defende quem trabalha explorado. Que a nossa vida enfeite o que dizemos de ti. Amém.',
    leader: {
      lost: 'Donas de casa, sujeitas e servos acendem debate, e o encontro entre gerações se perde. Trate a diferença com respeito e volte ao 7.',
      tender:
        'Diga com clareza: nada aqui manda suportar violência do marido ou exploração do patrão. Escravidão é crime e se denuncia no Disque 100; agressão, no Ligue 180. Há ainda quem não teve filhos, avós ou casa segura; não suponha.',
      differ:
        'Uns leem os papéis de esposa e marido como ordem de Deus para todo tempo; outros, como conselho para que o evangelho não fosse malfalado em Creta. Ambos esperam amor e respeito dos dois lados, e ninguém lê a menção a servos como aprovação da escravidão.',
    },
    comfort:
      'Se você acha que já passou da hora de ser útil, alguém mais novo está precisando exatamente da sua história, com a parte triste.',
    closing: 'A fé passa de mão em mão, e fica bonita assim.',
    words: [
      'sa doutrina',
      'velhos',
      'velhas',
      'mocas',
      'rapazes',
      'instrutoras',
      'mestras do bem',
      'exemplo de boas obras',
      'adornem a doutrina',
      'geracoes',
      'moderados',
      'palavra sa',
      'caluniadoras',
      'servos',
      'tito',
    ],
  },
  {
    verses: '2:11-15',
    key: '2:11',
    title: 'A graça que educa',
    theme: 'a graça que ensina a viver',
    themes: ['graca', 'santidade', 'esperanca', 'volta'],
    idea: 'A graça apareceu para salvar e não vai embora depois: pega pela mão, ensina a dizer não e a viver bem hoje, entre o Jesus que se deu e o Jesus que vem.',
    context:
      'Paulo acabou de dizer a Tito como devem viver velhos, moças, rapazes e servos em Creta. Agora conta o motivo, com um pois: não é moralismo, é a graça. Em duas frases estão as duas aparições de Cristo, a que já houve e a que esperamos.',
    retold: [
      {
        verses: '2:11-13',
        says: 'A graça salvadora de Deus se manifestou a todos. Ela ensina a renunciar aos maus desejos e a viver com sobriedade e justiça, à espera da glória de Jesus Cristo.',
      },
      {
        verses: '2:14-15',
        says: 'Jesus se deu por nós para nos libertar da injustiça e formar um povo seu, dedicado ao bem. Paulo manda Tito ensinar isso com toda autoridade.',
      },
    ],
    read: {
      verses: '2:11-15',
      how: 'No meio da sala, um lugar é hoje. Quem lê o 11 fica atrás dele; quem lê o 13, adiante; quem lê o 12, nele.',
    },
    observe: [
      {
        ask: 'O que se manifestou, e a quem?',
        verses: '2:11',
        listen: 'A graça salvadora de Deus, a todos.',
      },
      {
        ask: 'A que a graça ensina a renunciar, e como ensina a viver agora?',
        verses: '2:12',
        listen: 'Irreverência e maus desejos; sóbria, justa e devotamente.',
      },
      {
        ask: 'O que aguardamos, e o que Jesus fez por nós e para quê?',
        verses: '2:13-14',
        listen: 'O aparecimento da glória; deu-se para libertar e purificar um povo zeloso.',
      },
    ],
    interpret: [
      {
        ask: 'Muita gente pensa na graça como perdão que deixa tudo igual. O que significa que ela “ensina”?',
        verses: '2:11-12',
        listen: 'É professora paciente: acolhe e forma; não abandona o aluno.',
        follow: 'Qual a diferença entre aprender com a graça e com o medo?',
      },
      {
        ask: 'Sóbria é comigo, justa é com o outro, devota é com Deus. Que falta faz cada uma quando some?',
        verses: '2:12',
        listen: 'Vida inteira: sem uma, as outras entortam.',
      },
      {
        ask: 'Ele quer um povo “zeloso de boas obras”. Por que libertar vem antes de zelar?',
        verses: '2:14',
        listen: 'Obra é fruto de gente livre, não preço.',
      },
    ],
    live: [
      {
        ask: 'Que não você aprendeu a dizer com a graça, que antes só dizia por medo ou não dizia?',
        listen: 'Alívio e liberdade.',
      },
      {
        ask: 'No tempo presente, o que está mais capenga: o trato consigo, com os outros ou com Deus?',
        listen: 'Um dos três; próximo passo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando a vontade é forte e ninguém está vendo, que voz ajuda você: a que ameaça ou a que lembra de quem você é?',
        listen: 'Graça educa por dentro.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se em casa se educasse como a graça educa, o que ficaria e o que sairia do seu jeito?',
        listen: 'Firme, presente, sem humilhar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que efeito a espera da volta de Jesus tem de fato na sua terça-feira?',
        listen: 'Pode ser nenhum; comecem daí.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que efeito faz em você ouvir que Deus começa por se dar e não por cobrar?',
        listen: 'Surpresa, desconfiança, alívio.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que professora ou professor fez você gostar de uma matéria que odiava? Como conseguiu?',
        bridge: 'O texto apresenta a melhor professora que existe: a graça.',
      },
      {
        text: 'O que você espera com data no calendário e já muda o seu humor: férias, show, neto?',
        bridge: 'Há uma espera que ensina a viver o dia de hoje.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha o dedo no pulso e diga: agora. Deixe passar o que foi e o que vem.',
      bridge: 'Entre uma graça que veio e uma glória que vem, Paulo fala deste agora.',
    },
    complete: [
      {
        name: 'Caderno da graça',
        text: 'Lição que já aprendi: … . Lição que estou repetindo: … . Não que quero aprender: … . Sim que vem no lugar: … .',
      },
      {
        name: 'Duas aparições',
        text: 'À esquerda: ele se deu por mim. À direita: ele vem. No meio, um compromisso para hoje, com hora.',
      },
    ],
    challenges: [
      {
        do: 'Diga três vezes não a um desejo que diminui você, e a cada vez dê um sim: ligar, ajudar, orar, dormir.',
        tell: 'qual sim surpreendeu.',
      },
      {
        do: 'Corrija alguém, ou a si mesmo, como a graça faria: perto, verdadeiro e sem humilhar.',
        tell: 'a diferença que percebeu.',
      },
    ],
    children: {
      truth: 'O amor de Deus me ensina a fazer o bem.',
      to7: {
        story:
          'A Pipa aprendia a andar de bicicleta. O papai segurava o banco. Se caía, ele não gritava: levantava, beijava o joelho e dizia: outra vez! E ensinava: não olhe para o buraco, olhe para a frente. Um dia a Pipa foi sozinha! O amor de Deus é assim. Chama-se graça. A graça segura, levanta e ensina: diga não para o que machuca, diga sim para o que é bom. Jesus deu a vida por nós e um dia vai voltar. Até lá, a graça vai com a gente, ensinando.',
        activity:
          'Percurso: andem desviando de almofadas (não!) e pegando corações (sim!). Quem cair ganha ajuda e tenta outra vez.',
        questions: [
          'O que o papai fazia quando ela caía?',
          'O que a graça ensina?',
          'Para que coisa você quer dizer sim?',
        ],
      },
      to12: {
        story:
          'Havia duas professoras de natação. Uma gritava da borda: errado! A turma nadava de medo e bebia água. A outra entrava na piscina. Segurava a barriga, mostrava o braço, ria junto. Mas não deixava ninguém ficar boiando à toa: agora, mais uma! Paulo escreveu a Tito que a graça de Deus apareceu para salvar as pessoas. E é como a segunda professora: entra na água. Foi o que Jesus fez, veio até nós e deu a vida. E ela ensina! Ensina a dizer não para o que faz mal. Ensina a viver com equilíbrio, sendo justo com os outros e perto de Deus. E enquanto isso a gente espera o dia em que Jesus vai aparecer com toda a sua glória. A Manu, que tinha pavor de água, perguntou: e se eu afundar? Eu estou dentro, disse a professora.',
        activity:
          'Façam duas boias de papel: numa, coisas a que aprendemos a dizer não; na outra, as de dizer sim. Colem no meio: a graça ensina.',
        questions: [
          'Que diferença havia entre as professoras?',
          'O que a graça ensina?',
          'Que não você quer aprender?',
        ],
      },
      challenge: 'Diga um não ao que é mau e um sim ao que é bom.',
    },
    prayer:
      'Graça de Deus que apareceste em Jesus, continua a tua aula em nós. Ensina o não que liberta e o sim que serve. Obrigado porque te deste antes de pedir. Faz-nos zelosos, sem azedume, até o dia em que aparecerás na glória. Amém.',
    leader: {
      lost: 'Alguns ficam com medo de que falar de obras estrague a graça, ou o contrário. O texto tem uma só professora para as duas coisas; leia 11 e 12 numa respiração.',
      tender:
        'Quem foi educado à força pode ouvir repreende e encolher. Mostre o tom: a graça salva primeiro. E quem luta com compulsão precisa de ajuda junto, não só de um não.',
      differ:
        'A graça manifestada a todos é entendida por uns como oferta a cada pessoa; por outros, a gente de toda classe, como os grupos dos versículos anteriores. E os cristãos diferem nos detalhes da volta de Cristo; todos a esperam.',
    },
    comfort:
      'A graça não perde a paciência com aluno lento. Ela segura o banco, a barriga, a mão. Hoje a lição pode ser só descansar.',
    closing: 'A graça que salva é a mesma que ensina.',
    words: [
      'graca salvadora',
      'se manifestou a todos',
      'graca de deus',
      'ensinando nos',
      'renunciarmos',
      'impiedade',
      'tempo presente',
      'sobria justa',
      'bem aventurada esperanca',
      'aparecimento da gloria',
      'grande deus e nosso salvador',
      'povo particular',
      'zeloso de boas obras',
      'educa',
    ],
  },
  {
    verses: '3:1-8',
    key: '3:5',
    title: 'Não por obras nossas',
    theme: 'a bondade que salva',
    themes: ['salvacao', 'graca', 'espirito', 'proximo'],
    idea: 'Quem lembra que era tolo e foi salvo só pela bondade e misericórdia de Deus, lavado e renovado pelo Espírito, trata os outros com mansidão e se dedica ao bem.',
    context:
      'Tito deve ensinar as igrejas de Creta a viver numa sociedade difícil, com governo, vizinhos e provocações. Paulo pede mansidão com todos e explica com a memória: nós também éramos assim. O coração do texto é um mas, quando a bondade de Deus apareceu.',
    retold: [
      {
        verses: '3:1-2',
        says: 'Paulo pede que Tito lembre a todos de obedecer às autoridades, não insultar ninguém e tratar cada pessoa com mansidão.',
      },
      {
        verses: '3:3-5',
        says: 'Nós também éramos tolos e odiávamos uns aos outros, diz Paulo. Mas a bondade de Deus apareceu, e ele nos salvou por misericórdia, não por obras nossas.',
      },
      {
        verses: '3:6-8',
        says: 'Deus derramou o Espírito Santo com abundância, para sermos herdeiros da vida eterna. Por isso Tito deve insistir que os que creem se dediquem às boas obras.',
      },
    ],
    read: { verses: '3:1-8', how: 'Leiam o 3 de cabeça baixa e levantem-na juntos no mas do 4.' },
    observe: [
      {
        ask: 'Como os cristãos devem tratar as autoridades e as outras pessoas?',
        verses: '3:1-2',
        listen: 'Prontos para o bem; não insultar nem brigar; mansidão com todos.',
      },
      {
        ask: 'Como Paulo descreve o que éramos, e quem ele inclui?',
        verses: '3:3',
        listen: 'Nós também: tolos, enganados, com inveja e ódio.',
      },
      {
        ask: 'O que apareceu, e por que meio Deus nos salvou, e por que meio não?',
        verses: '3:4-5',
        listen: 'Bondade e amor; não por obras nossas; misericórdia, novo nascimento, Espírito.',
      },
      {
        ask: 'No que devem se dedicar os que creem?',
        verses: '3:8',
        listen: 'Nas boas obras, proveitosas a todos.',
      },
    ],
    interpret: [
      {
        ask: 'Que ligação há entre lembrar do que éramos e tratar com mansidão “todos os homens”?',
        verses: '3:2-3',
        listen: 'Memória desarma a superioridade.',
        follow: 'O que costuma nos fazer esquecer?',
      },
      {
        ask: 'As obras não salvam e, no fim, os salvos se dedicam a elas. Em que lugar elas entram?',
        verses: '3:5, 3:8',
        listen: 'Depois, como fruto; nunca como entrada.',
      },
      {
        ask: 'Banho e renovação: o que essas imagens dizem que Deus faz e que esforço nenhum faria?',
        verses: '3:5-6',
        listen: 'Limpa e recomeça por dentro; derrama sem medida.',
      },
    ],
    live: [
      {
        ask: 'De que jeito antigo seu você se lembra com riso, e de qual só com gratidão por ter saído?',
        listen: 'Quem quiser; sem competição.',
      },
      {
        ask: 'Com que tipo de pessoa a sua mansidão acaba antes do bom dia?',
        listen: 'Lembrar do 3; o próprio retrato.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Nos comentários, onde é mais fácil insultar, e o que você poderia apagar ou escrever diferente?',
        listen: 'Não insultem a ninguém inclui perfil falso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que você ainda tenta merecer o amor de Deus, e cansa?',
        listen: 'Obras como pagamento; descanso na misericórdia.',
        for: ['long-believers', 'elderly', 'singles'],
      },
      {
        ask: 'Qual boa obra do seu bairro, buraco, praça, creche, está esperando alguém preparado?',
        listen: 'Proveitosas aos homens: concretas.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Nascer de novo: o que lhe dá vontade e o que lhe dá receio nessa expressão?',
        listen: 'Deixe falar; sem apressar decisão.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que foto antiga sua provoca a pergunta: meu Deus, quem era essa pessoa?',
        bridge: 'Paulo mostra a nossa foto antiga, e depois o que a bondade de Deus fez.',
      },
      {
        text: 'Qual é o melhor banho da vida: o de mangueira, o de rio, o depois da obra, o de bebê?',
        bridge: 'O texto fala de um banho que deixa a gente novo.',
        for: ['young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Imagine água morna correndo nas mãos sujas de terra. Veja a água levar.',
      bridge: 'Bondade de Deus, diz Paulo, é mais ou menos assim.',
    },
    complete: [
      {
        name: 'Mas quando',
        text: 'Eu era … e … . Mas quando a bondade de Deus apareceu, em … , ele … . Por isso hoje trato … com mais … .',
      },
      {
        name: 'Não por',
        text: 'Liste o que você acha que conta pontos com Deus. Risque tudo e escreva em cima: segundo sua misericórdia. Depois passe a lista para outra folha, com o título: de gratidão.',
      },
    ],
    challenges: [
      {
        do: 'Faça uma boa obra proveitosa na rua ou no prédio, sem placa da igreja e sem foto.',
        tell: 'a quem ela serviu.',
      },
      {
        do: 'Engula três respostas atravessadas, no trânsito, na fila, na tela, lembrando em voz baixa: eu também era.',
        tell: 'quantas vezes conseguiu rir.',
      },
    ],
    children: {
      truth: 'Deus me salvou porque é bom.',
      to7: {
        story:
          'O Zeca caiu na lama. Ploft! Lama no cabelo, na orelha, até no nariz. Ele tentou limpar com a mão suja e piorou! Ficou com vergonha de entrar. A mamãe abriu a porta. Não disse: primeiro se limpe. Ela o pegou no colo, sujinho mesmo, e deu um banho bem gostoso. O Zeca ficou novinho! Paulo disse que Deus fez assim conosco. A gente não conseguia se limpar sozinho. Deus, que é muito bom, nos limpou por dentro e deu o Espírito Santo. Agora a gente pode ser bom com os outros!',
        activity:
          'Sujem bonecos com canetinha lavável e deem banho neles numa bacia, agradecendo: Deus é bom e me faz novo.',
        questions: [
          'O Zeca conseguiu se limpar sozinho?',
          'O que a mamãe fez?',
          'Com quem você vai ser bom?',
        ],
      },
      to12: {
        story:
          'O Ítalo chamava o vizinho novo de selvagem, porque o menino mordia, gritava e quebrava tudo. O pai ouviu e foi buscar um álbum. Olha este aqui, aos quatro anos: mordeu o primo, quebrou o vaso, gritou no mercado. Quem é?, perguntou o Ítalo, já desconfiado. Era ele! Paulo escreveu a Tito: lembre a todos de não insultar ninguém e de ter mansidão, porque nós também éramos tolos e cheios de raiva. Mas aí apareceu a bondade de Deus, e ele nos salvou. Foi porque a gente fez muita coisa boa? Não! Foi porque ele teve misericórdia. Lavou a gente por dentro e derramou o Espírito Santo com fartura. Por isso, quem crê se dedica a fazer o bem. O Ítalo fechou o álbum. Bateu na casa ao lado com um carrinho na mão. O vizinho abriu desconfiado. Não mordeu.',
        activity:
          'Dobrem uma folha: fora, o que éramos; dentro, em letras grandes, MAS DEUS É BOM. No verso, uma boa obra para a semana.',
        questions: [
          'Quem estava na foto?',
          'Por que Deus nos salvou?',
          'Com quem você precisa de mais mansidão?',
        ],
      },
      challenge: 'Seja gentil com alguém que é difícil.',
    },
    prayer:
      'Deus nosso Salvador, a tua bondade chegou antes da nossa. Obrigado pela misericórdia que lava e pelo Espírito que derramas sem medir. Lembra-nos do que éramos quando a gente endurecer. Dá mansidão com todos e mãos prontas. Amém.',
    leader: {
      lost: 'O banho puxa a discussão do batismo e as autoridades puxam a política. O eixo é não por obras, mas por misericórdia; volte ao 5.',
      tender:
        'Obedecer às autoridades não inclui calar crime de quem tem poder. E quem se acha detestável precisa ouvir o 4 bem alto; se houver desejo de morrer, CVV 188.',
      differ:
        'O banho do novo nascimento é, para muitas igrejas, o batismo, por meio do qual Deus age; para outras, a purificação interior de que o batismo é sinal. Todas afirmam: quem salva é Deus, por misericórdia.',
    },
    comfort:
      'Não há o que pagar nem o que provar. A bondade apareceu, e o seu nome está na parte que diz: nos salvou.',
    closing: 'Salvos pela bondade; bons por causa dela.',
    words: [
      'nao pelas obras',
      'obras de justica',
      'segundo sua misericordia',
      'banho do novo nascimento',
      'lavagem da regeneracao',
      'renovacao do espirito',
      'bondade e amor de deus',
      'tambem eramos tolos',
      'justificados por sua graca',
      'mansidao',
      'boas obras',
      'governantes',
      'herdeiros',
      'palavra fiel',
    ],
  },
  {
    verses: '3:9-15',
    key: '3:14',
    title: 'Menos discussão, mais ajuda',
    theme: 'gastar a força no que serve',
    themes: ['servico', 'comunhao', 'lingua', 'generosidade'],
    idea: 'A força que se gasta em briga inútil faz falta para o que Deus quer: gente que aprende a acudir as necessidades de verdade e não vive sem fruto.',
    context:
      'Paulo fecha a carta. Acabou de dizer que Deus nos salvou por misericórdia e que os salvos se dedicam ao bem. Agora manda evitar disputas e lidar com quem divide a igreja. E, entre recados de viagem, dá um exemplo: há dois irmãos na estrada que precisam de mala pronta.',
    retold: [
      {
        verses: '3:9-11',
        says: 'Paulo diz a Tito que evite discussões tolas, porque são inúteis. Quem divide, depois de duas repreensões, deve ser deixado, pois condena a si mesmo.',
      },
      {
        verses: '3:12-14',
        says: 'Paulo espera Tito em Nicópolis, onde passará o inverno. Pede que ajude dois viajantes e que os irmãos aprendam a acudir o que é necessário.',
      },
      {
        verses: '3:15',
        says: 'Todos os que estão com Paulo mandam saudações aos que os amam na fé, e ele deseja a graça a todos.',
      },
    ],
    read: {
      verses: '3:9-15',
      how: 'Leiam como quem lê o fim de uma carta em família, com os nomes bem ditos: Artemas, Tíquico, Zenas, Apolo.',
    },
    observe: [
      {
        ask: 'Que conversas Tito deve evitar, e por quê?',
        verses: '3:9',
        listen: 'Tolas, genealogias, disputas da Lei; inúteis e vãs.',
      },
      {
        ask: 'Quantas chances recebe quem causa divisão?',
        verses: '3:10',
        listen: 'Duas repreensões antes.',
      },
      {
        ask: 'O que se pede por Zenas e Apolo, e o que todos devem aprender?',
        verses: '3:13-14',
        listen: 'Que nada lhes falte; boas obras para o necessário.',
      },
    ],
    interpret: [
      {
        ask: 'Nem toda questão é tola. Como se separa a dúvida honesta da disputa “inúteis e vás”?',
        verses: '3:9',
        listen: 'A dúvida quer andar; a disputa quer ganhar.',
        follow: 'Que perguntas suas já viraram trincheira?',
      },
      {
        ask: 'Antes de afastar alguém, duas conversas. O que essa conta protege, dos dois lados?',
        verses: '3:10-11',
        listen: 'A pessoa, de ser descartada; a igreja, de ser rasgada.',
      },
      {
        ask: 'Fazer o bem se aprende, diz Paulo. O que há para aprender nisso?',
        verses: '3:14',
        listen: 'Ver necessidade, organizar, não humilhar, continuar.',
      },
    ],
    live: [
      {
        ask: 'Em que discussão você gastou uma noite e não ajudou ninguém?',
        listen: 'Riso; o que faria com a noite de volta.',
      },
      {
        ask: 'Que pessoa em viagem, de mudança ou de missão depende de a gente arrumar a mala?',
        listen: 'Lista prática; dividam.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'No grupo de mensagens, que frase encerra bem uma treta, sem vencedor?',
        listen: 'Inventem três e usem.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quem já lhe deu a segunda conversa, quando podia ter ido embora na primeira?',
        listen: 'Gratidão; repetir.',
        for: ['men', 'women', 'new-believers'],
      },
      {
        ask: 'Ajudar sem humilhar: o que você aprendeu recebendo ajuda?',
        listen: 'Voz de quem recebeu ensina quem dá.',
        for: ['elderly', 'singles', 'adults'],
      },
      {
        ask: 'Como a criança da sua casa aprende a ver a necessidade de alguém?',
        listen: 'Levando junto, deixando servir.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'O que nunca falta na sua mala, e o que você sempre esquece?',
        bridge: 'Dois viajantes aparecem no fim desta carta, e a ordem é: que nada lhes falte.',
      },
      {
        text: 'Qual assunto não se pode abrir no almoço da sua família, sob pena de sobremesa fria?',
        bridge: 'Paulo também conhecia assuntos que só esfriam a comida.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Conte cinco respirações e deixe sair, numa delas, a última discussão que ficou rodando.',
      bridge: 'O texto abre espaço para outra coisa no lugar.',
    },
    complete: [
      {
        name: 'Troca de força',
        text: 'A disputa que me cansa: … . O tempo que ela toma: … . A necessidade de verdade que esse tempo atenderia: … .',
      },
      {
        name: 'Mala',
        text: 'Desenhe uma mala para alguém que precisa. Dentro: o que eu levo, o que peço a outros, o bilhete que vai por cima.',
      },
    ],
    challenges: [
      {
        do: 'Saia com educação de uma discussão inútil e use os mesmos minutos para acudir uma necessidade.',
        tell: 'que saída você usou e quem ganhou.',
      },
      {
        do: 'Monte com o grupo uma mala ou cesta para alguém em trânsito: migrante, missionário, acompanhante de hospital.',
        tell: 'o que cada um pôs.',
      },
    ],
    children: {
      truth: 'Em vez de brigar, eu ajudo.',
      to7: {
        story:
          'Dois meninos brigavam: minha sombra é maior! Não, a minha! Gritavam e gritavam. Passou um moço com malas pesadas. Uma caiu e abriu: meias para todo lado! Ninguém viu, só a pequena Inês. Ela juntou uma meia, duas, três. Os meninos pararam. A gente ajuda também! Num instante a mala ficou pronta, e ganharam um obrigado e uma laranja. Paulo escreveu a Tito: deixe as brigas bobas. Ajude o Zenas e o Apolo, que vão viajar. Nossa gente precisa aprender a fazer o bem!',
        activity:
          'Corrida da mala: em equipe, arrumem uma mala com roupas para doar e ponham por cima um desenho.',
        questions: ['Por que os meninos brigavam?', 'O que a Inês fez?', 'Quem você pode ajudar?'],
      },
      to12: {
        story:
          'No clube de ciências, metade da turma dizia que o foguete devia ser azul; a outra metade, que devia ser vermelho. Discutiram três reuniões. Fizeram até votação da votação. Enquanto isso, o dia da feira chegou e o foguete não tinha motor. A Noemi, que tinha ficado quieta colando as peças, disse: alguém me ajuda aqui? Paulo terminou assim a carta a Tito: evite as discussões tolas, porque não servem para nada. Com quem só quer dividir, converse uma vez, converse outra; depois, não alimente. E logo pediu uma coisa concreta: Zenas e Apolo vão viajar, cuide para que nada lhes falte. Que os nossos aprendam a fazer o bem a quem precisa, para não viverem sem fruto! A turma se olhou. Em duas horas montaram tudo. O foguete subiu torto, metade azul, metade vermelho, e todo mundo gritou junto.',
        activity:
          'O grupo tem dez minutos: cinco para discutir o nome de uma equipe e cinco para preparar um lanche ou bilhete a alguém. Comparem o resultado.',
        questions: [
          'Por que o foguete não tinha motor?',
          'O que Paulo pediu por Zenas e Apolo?',
          'Que briga boba você pode trocar por ajuda?',
        ],
      },
      challenge: 'Na próxima briga boba, pare e ajude em alguma coisa.',
    },
    prayer:
      'Deus, livra a gente de gastar a vida no que não serve. Dá paciência para a segunda conversa e coragem para encerrar a terceira. Mostra quem está na estrada e do que precisa. Ensina a fazer o bem até virar costume. A tua graça seja com todos. Amém.',
    leader: {
      lost: 'O rejeita do 10 vira licença para cortar gente de quem não gostamos. Mostre as duas conversas antes, e que se trata de quem insiste em dividir.',
      tender:
        'Há quem tenha sido expulso injustamente de uma igreja, ou quem precise se afastar de alguém perigoso. Os dois casos existem. Ouça a sós; havendo ameaça ou violência, Ligue 180 ou Disque 100.',
      differ:
        'As igrejas aplicam a disciplina do versículo 10 de modos diversos, do afastamento da liderança à exclusão da comunhão; todas devem buscar antes a restauração.',
    },
    comfort:
      'Talvez hoje seja você quem está na estrada. Que nada lhe falte, pediu Paulo. Deixe alguém arrumar a sua mala.',
    closing: 'Menos palavra contra, mais mão a favor.',
    words: [
      'questoes tolas',
      'genealogias',
      'disputas',
      'homem rebelde',
      'herege',
      'faccioso',
      'zenas',
      'apolo',
      'artemas',
      'tiquico',
      'nicopolis',
      'usos necessarios',
      'infrutiferos',
      'nada lhes falte',
      'discussoes',
    ],
  },
]
