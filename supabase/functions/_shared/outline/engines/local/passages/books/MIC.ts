import type { BookPassages } from '../passage.ts'

export const MIC: BookPassages = [
  {
    verses: '6:1-8',
    key: '6:8',
    title: 'O que mais Deus pede?',
    theme: 'justiça, bondade e caminho',
    themes: ['justica', 'humildade', 'proximo', 'adoracao'],
    idea: 'A quem pergunta quanto custa agradar a Deus, ele lembra de graça o que já fez e pede não uma oferta maior, mas uma pessoa justa, bondosa e que ande com ele.',
    context:
      'Miqueias é da roça e vive no tempo de Isaías. Viu poderosos tomarem terra e casa de gente fraca (2:1-2). Agora Deus abre um processo, com os montes de testemunhas, e começa perguntando, magoado: o que eu fiz a você? O povo responde aumentando o lance.',
    retold: [
      {
        verses: '6:1-2',
        says: 'Miqueias chama os montes e os fundamentos da terra para ouvirem, porque o Senhor vai disputar com Israel.',
      },
      {
        verses: '6:3-5',
        says: 'Deus pergunta ao povo em que o incomodou. Lembra que o livrou da escravidão do Egito, mandou Moisés na frente e o acompanhou no caminho até Gilgal.',
      },
      {
        verses: '6:6-8',
        says: 'Alguém pergunta se Deus quer bezerros, milhares de carneiros ou até o primogênito. Deus já disse o que pede: fazer o que é justo, amar a bondade e andar humildemente com ele.',
      },
    ],
    read: {
      verses: '6:1-8',
      how: 'Três vozes: Deus (1 a 5), o povo (6 e 7), subindo de tom como em leilão, e o profeta (8), baixinho.',
    },
    observe: [
      {
        ask: 'Quem Deus chama para ouvir a causa, e que perguntas faz ao povo?',
        verses: '6:1-3',
        listen: 'Montes e morros; que tenho feito, em que te incomodei?',
      },
      {
        ask: 'Que lembranças ele apresenta?',
        verses: '6:4-5',
        listen: 'Egito, Moisés, Arão, Miriã, Balaão, de Sitim a Gilgal.',
      },
      {
        ask: 'Como cresce a oferta do povo, de bezerro até onde?',
        verses: '6:6-7',
        listen: 'Bezerros, milhares de carneiros, rios de azeite, o primogênito.',
      },
      {
        ask: 'Que três coisas já tinham sido declaradas boas?',
        verses: '6:8',
        listen: 'Fazer o que é justo, amar a bondade, andar humildemente com Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Deus poderia acusar e prefere perguntar em que te incomodei. O que se ouve nessa pergunta?',
        verses: '6:3',
        listen: 'Mágoa de quem ama; quer resposta, não condenação.',
      },
      {
        ask: 'O lance chega ao filho. O que acontece com alguém que acha que Deus sempre quer mais?',
        verses: '6:7',
        listen:
          'Vira crueldade; Deus nunca pediu isso. Os cristãos lembram que foi ele quem deu o Filho.',
        follow: 'Que exageros a culpa já inventou em nós?',
      },
      {
        ask: 'Justiça se faz, bondade se ama, caminho se anda. Por que cada coisa tem o seu verbo?',
        verses: '6:8',
        listen: 'Mãos, coração e pés; uma sem as outras manca.',
      },
      {
        ask: 'Andar com teu Deus: o que muda ser com, e não para?',
        verses: '6:8',
        listen: 'Companhia; humildade é acertar o passo.',
      },
    ],
    live: [
      {
        ask: 'Das três, qual você faz bem, qual finge e qual anda esquecida?',
        listen: 'Sem competição.',
      },
      {
        ask: 'No seu serviço, em que coisa pequena o justo custa dinheiro ou tempo?',
        listen: 'Troco, nota, horário, crédito de quem fez.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Ser bom virou ser bobo na sua turma? Conte uma vez em que a bondade foi mais corajosa.',
        listen: 'Defender, incluir, não repassar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que vocês andam em passo diferente em casa, e quem precisa acertar?',
        listen: 'Ritmo, não culpa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de tantos anos, o que você ainda tenta dar a Deus no lugar de si mesmo?',
        listen: 'Cargo, presença, dinheiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se Deus perguntasse em que te incomodei, o que você responderia com sinceridade?',
        listen: 'Queixas reais; deixe no ar.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Leilão de quermesse, rifa, promoção: em que você já deu lance demais e se arrependeu?',
        bridge: 'O povo fez um leilão com Deus. Ele não estava vendendo nada.',
      },
      {
        text: 'Com quem é gostoso caminhar, e quem anda tão depressa que você desiste?',
        bridge: 'O fim do texto é um convite para andar junto.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Caminhe alguns passos como se alguém mais velho fosse ao seu lado. Acerte o passo.',
      bridge: 'Andar humildemente com teu Deus começa assim.',
    },
    complete: [
      {
        name: 'Mãos, coração, pés',
        text: 'Desenhe um boneco. Nas mãos: uma coisa justa para fazer … . No coração: alguém a quem amar com bondade … . Nos pés: a hora de andar com Deus … .',
      },
      {
        name: 'Lance encerrado',
        text: 'Liste o que você já ofereceu a Deus para compensar: … , … , … . Risque. Escreva por cima o que ele já deu: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça nesta semana uma coisa justa que custe alguma coisa: corrija uma conta, devolva, dê o crédito a quem fez.',
        tell: 'Quanto custou e como dormiu.',
      },
      {
        do: 'Caminhe meia hora com Deus e com alguém mais lento que você, no passo dessa pessoa.',
        tell: 'O que viu que costuma passar correndo.',
      },
    ],
    children: {
      truth: 'Deus quer que eu seja justo, bondoso e ande com ele.',
      to7: {
        story:
          'Deus perguntou ao seu povo: o que eu fiz de ruim para vocês? Eu tirei vocês do Egito! Mandei Moisés, Arão e Miriã para ajudar! O povo pensou: o que vamos dar a Deus? Um bezerro? Mil carneiros? Um rio de azeite? Mais, mais, mais! Miqueias balançou a cabeça: não é isso. Deus já contou o que é bom. São três coisas: faça o que é certo com as mãos, ame ser bondoso com o coração e ande com Deus, bem pertinho, com os pés. É isso que ele quer. Ele quer você!',
        activity:
          'Batam palmas (justiça), ponham a mão no peito (bondade) e marchem (andar com Deus), cada vez mais rápido.',
        questions: [
          'O que Deus fez pelo povo?',
          'Quais são as três coisas?',
          'Qual delas você vai fazer hoje?',
        ],
      },
      to12: {
        story:
          'Foi como um julgamento ao ar livre, com os montes de testemunhas. Deus falou primeiro, com voz magoada: meu povo, o que eu fiz a vocês? Em que cansei vocês? Tirei vocês da escravidão, dei Moisés, Arão e Miriã, virei em bênção a maldição que um rei tramou. O povo ficou sem jeito e começou a oferecer coisas, como num leilão: um bezerro? Mil carneiros? Dez mil rios de azeite? Até exageros terríveis, que Deus nunca quis. Então Miqueias, que vinha da roça e conhecia gente enganada, falou simples: Deus já mostrou o que é bom. Fazer o que é justo, amar a bondade e andar humildemente com ele. Não é pagar. É viver com ele: mãos que fazem o certo, coração que gosta de ser bom, pés que andam juntos.',
        activity:
          'Em três equipes (mãos, coração, pés), listem gestos para a escola. Cada equipe sorteia um para todos fazerem.',
        questions: [
          'Por que Deus estava magoado?',
          'O que o povo queria oferecer?',
          'Qual das três coisas é mais difícil para você?',
        ],
      },
      challenge: 'Faça por dia uma coisa justa ou bondosa e conte a Deus andando.',
    },
    prayer:
      'Tu não nos incomodaste, Senhor; nós é que esquecemos o Egito. Encerra o nosso leilão. Ensina as mãos a fazer o justo, o coração a gostar da bondade, e os pés a acertar o passo contigo. Amém.',
    leader: {
      lost: 'Balaque, Balaão, Sitim e Gilgal pedem notas: uma frase basta, Deus virou maldição em bênção e os fez atravessar o Jordão.',
      tender:
        'O versículo 7 fala em dar o filho; quem perdeu um, ou carrega culpa por um, pode doer. Diga que Deus jamais quis isso. Não desenvolva com crianças.',
      differ:
        'Uns leem o 8 sobretudo como ética pessoal, outros como compromisso social. O texto junta a ação, o afeto e a caminhada com Deus. E ninguém vê nele um jeito de se salvar sem graça: começa pelo que Deus fez.',
    },
    comfort:
      'Se você está sem nada para oferecer, ótimo: o leilão acabou. Ele só queria companhia no caminho, no seu passo de hoje.',
    closing: 'Mãos, coração, pés. E ele do lado.',
    words: [
      'miqueias',
      'o que e bom',
      'fazer o que e justo',
      'pratiques a justica',
      'amar a bondade',
      'ames a misericordia',
      'andar humildemente',
      'andes humildemente',
      'ribeiros de azeite',
      'milhares de carneiros',
      'que mais o senhor pede',
      'em que eu te incomodei',
      'balaque',
      'balaao',
    ],
  },
  {
    verses: '7:7-20',
    key: '7:18',
    title: 'Quem é Deus como tu?',
    theme: 'o Deus que perdoa e levanta',
    themes: ['perdao', 'esperanca', 'espera', 'arrependimento'],
    idea: 'Caído e em trevas por culpa própria, o povo espera no Senhor, porque ele tem prazer na bondade: levanta quem caiu e lança os pecados no fundo do mar.',
    context:
      'O nome Miqueias quer dizer: quem é como o Senhor? Ele pregou quando os fortes tomavam a casa dos pobres e os juízes se vendiam. No começo do capítulo, não acha em quem confiar, nem em casa (7:1-6). Então vira o rosto: “Eu, porém”. O livro termina com a pergunta que estava no nome dele.',
    retold: [
      {
        verses: '7:7-10',
        says: 'O profeta espera no Senhor. Mesmo caído e em trevas, sabe que se levantará. Pecou e suportará a ira, até que Deus o traga para a luz.',
      },
      {
        verses: '7:11-13',
        says: 'Virá o dia em que os muros serão reconstruídos e gente chegará de longe, embora a terra fique desolada por causa das más obras.',
      },
      {
        verses: '7:14-17',
        says: 'O profeta pede que Deus apascente o seu povo como nos dias antigos. Deus mostrará maravilhas, e as nações ficarão caladas e com temor.',
      },
      {
        verses: '7:18-20',
        says: 'Nenhum Deus perdoa como o Senhor, que tem prazer na bondade. Ele lançará os pecados no fundo do mar e guardará o que jurou a Abraão.',
      },
    ],
    read: {
      verses: '7:8-19',
      how: 'Uma voz lê sentada, no escuro ou de costas, até o 10. No 14 outra fala em pé, como quem ora. O 18 e o 19 são lidos por todos, duas vezes.',
    },
    observe: [
      {
        ask: 'O que a pessoa que fala admite sobre si, e do que tem certeza?',
        verses: '7:8-9',
        listen:
          'Caiu, está em trevas, pecou; vai se levantar, o Senhor será luz, verá a justiça dele.',
      },
      {
        ask: 'Que pergunta a inimiga fazia, e o que acontece com ela?',
        verses: '7:10',
        listen: 'Onde está o Senhor teu Deus?; é coberta de vergonha.',
      },
      {
        ask: 'O que se pede ao pastor deste povo, e o que Deus responde?',
        verses: '7:14-15',
        listen: 'Que apascente como nos dias antigos; “Eu lhes farei ver maravilhas”.',
      },
      {
        ask: 'Que coisas Deus faz com os pecados? Procurem todos os verbos.',
        verses: '7:18-19',
        listen:
          'Perdoa, ignora, não retém a ira, tem misericórdia, esmaga, lança nas profundezas do mar.',
      },
    ],
    interpret: [
      {
        ask: 'Ele diz ao mesmo tempo que pecou e que se levantará. Como essas duas coisas cabem na mesma boca?',
        verses: '7:8-9',
        listen:
          'A esperança não está na inocência dele, e sim em Deus, que julga e também defende.',
        follow: 'O que muda quando alguém admite a culpa sem perder a esperança?',
      },
      {
        ask: 'Por que um Deus que perdoa deixa o profeta mais espantado do que um Deus que vence batalhas?',
        verses: '7:18',
        listen: 'Deuses fortes havia muitos; nenhum com prazer na bondade.',
      },
      {
        ask: 'Os pecados são esmagados e jogados nas profundezas do mar. O que essas imagens dizem a quem vive pescando a culpa de novo?',
        verses: '7:19',
        listen: 'Acabou e sumiu; quem puxa de volta não é Deus.',
      },
    ],
    live: [
      {
        ask: 'Que culpa você já entregou a Deus e continua indo buscar no fundo do mar?',
        listen: 'Sem contar qual; só reconhecer.',
      },
      {
        ask: 'Qual foi uma queda da qual você se levantou, e quem foi luz naquele escuro?',
        listen: 'Deus e gente. Sem detalhes que exponham.',
        for: ['adults', 'elderly', 'new-believers'],
      },
      {
        ask: 'Errar em público hoje fica gravado para sempre. O que este texto diz a quem teve um erro espalhado?',
        listen: 'Deus não guarda print. E como tratamos o erro dos outros?',
        for: ['teens', 'young'],
      },
      {
        ask: 'A quem seria bom você dizer: isso já está no fundo do mar?',
        listen: 'Filho, irmão, cônjuge; só se for verdade e seguro.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Num país em que tanta coisa está torta, como é esperar em Deus sem cruzar os braços?',
        listen: 'Miqueias denunciou e esperou. Um gesto pequeno de justiça.',
        for: ['men', 'women', 'long-believers'],
      },
      {
        ask: 'O que você espera de Deus hoje, e como está o seu ânimo de esperar?',
        listen: 'Firme, cansado, quase no fim. Acolha.',
        for: ['mourning', 'singles', 'adults'],
      },
      {
        ask: 'Um Deus que gosta de perdoar: combina com o que você sempre ouviu falar dele?',
        listen: 'Histórias diversas; não corrija.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já deixou cair na água, no ralo ou no mar e nunca mais viu?',
        bridge: 'Um profeta disse que Deus faz isso de propósito com uma coisa nossa.',
      },
      {
        text: 'O que quer dizer o seu nome, ou por que o escolheram?',
        bridge: 'O nome de Miqueias era uma pergunta, e o livro dele termina com ela.',
        for: ['adults', 'young', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Pegue um grão, uma pedrinha ou uma moeda e segure com força. Depois abra a mão e deixe cair numa vasilha de água.',
      bridge: 'Olhe para o fundo e leia o que Deus faz com os pecados.',
    },
    complete: [
      {
        name: 'Eu, porém',
        text: 'Complete como o profeta: Em volta de mim eu vejo … . Eu, porém, esperarei … . Ainda que eu tenha caído em … , o Senhor … .',
      },
      {
        name: 'Fundo do mar',
        text: 'Desenhe o mar. Na superfície, o que boia e me persegue: … . Lá no fundo, sem letra nenhuma, só um ponto: é o que Deus já lançou. Escreva por cima das ondas: quem é Deus como tu?',
      },
    ],
    challenges: [
      {
        do: 'Escreva numa pedra, com giz ou lápis, uma inicial que lembre uma culpa já confessada, e jogue-a num rio, lago ou balde, agradecendo.',
        tell: 'onde foi e o que sentiu; o resto é entre você e Deus.',
      },
      {
        do: 'Pare de cobrar de alguém um erro antigo pelo qual a pessoa já pediu perdão: passe a semana sem mencioná-lo.',
        tell: 'quantas vezes ele quase saiu pela boca.',
      },
    ],
    children: {
      truth: 'Deus perdoa e joga meus erros no fundo do mar.',
      to7: {
        story:
          'Miqueias era um homem que falava por Deus. O povo tinha feito muita coisa errada e estava triste, como quem caiu no escuro. Miqueias disse: eu caí, mas vou me levantar! Está escuro, mas Deus é a minha luz! Eu vou esperar por ele. Depois Miqueias fez uma pergunta bem alto: quem é igual a Deus? Ninguém! Ele gosta de perdoar. Sabe o que ele faz com os nossos erros quando pedimos perdão? Ele pega tudo e joga no fundo do mar, bem fundo: tchibum! E não vai lá buscar. Que Deus bom!',
        activity:
          'Cada criança joga uma pedrinha numa bacia com água e diz: tchibum! Deus perdoou! Depois todos batem palmas.',
        questions: [
          'Quem era a luz de Miqueias no escuro?',
          'Onde Deus joga os nossos erros?',
          'Por que você quer agradecer a Deus?',
        ],
      },
      to12: {
        story:
          'No tempo de Miqueias os ricos tomavam a casa dos pobres, os juízes recebiam dinheiro para mentir, e nem na família se podia confiar. O profeta podia ter desistido. Mas disse: eu, porém, vou esperar em Deus; ele me ouvirá. Ele não fingiu que era perfeito: eu pequei, falou. E também disse: ainda que eu tenha caído, vou me levantar; mesmo no escuro, o Senhor será a minha luz. Pediu que Deus cuidasse do povo como um pastor cuida das ovelhas. E terminou o livro com uma pergunta, que era o significado do nome dele: quem é como o Senhor? Ninguém perdoa assim! Ele não fica bravo para sempre, porque tem prazer na bondade. Pisa nas nossas maldades e joga os pecados nas profundezas do mar. Ninguém mergulha tão fundo para buscar.',
        activity:
          'Escrevam com lápis de água ou giz numa pedra a palavra erro e mergulhem-na numa bacia até a palavra sumir.',
        questions: [
          'O que estava errado no tempo de Miqueias?',
          'O que Deus faz com os pecados?',
          'Como você se sente quando alguém perdoa você de verdade?',
        ],
      },
      challenge: 'Perdoe um erro de alguém e não fale mais nele.',
    },
    prayer:
      'Senhor, quem é Deus como tu? Caímos, e a culpa foi nossa. Sê a nossa luz e levanta-nos. Obrigado porque tens prazer na bondade e lanças os pecados no fundo do mar. Ensina-nos a não pescar de novo, nem os nossos nem os dos outros. Amém.',
    leader: {
      lost: 'O trecho fala com várias vozes: o povo, o profeta, Deus. Não é preciso separar cada uma. Se a conversa ficar presa na inimiga e na vergonha dela, leve o grupo ao 18, que é o alvo.',
      tender:
        'Vítimas podem ouvir que Deus ignora o mal que lhes fizeram. Diga o que está no 9 e no livro todo: Deus julga a causa e faz justiça a quem sofre. Perdão de Deus não apaga a responsabilidade de ninguém diante da lei. Se surgir abuso: Ligue 180, Disque 100.',
      differ:
        'Uns leem os muros e as nações como a volta da Babilônia; outros, como figura da igreja reunida de todos os povos; outros esperam ainda um cumprimento para Israel. O perdão do 18 e 19 é o chão comum.',
    },
    comfort:
      'O profeta não disse que já estava de pé. Disse que ia se levantar e que, enquanto isso, Deus seria luz ali onde ele estava assentado. Você também pode ficar sentado um pouco.',
    closing: 'Quem é Deus como tu? Ninguém: vamos em paz.',
    words: [
      'miqueias',
      'quem e deus como tu',
      'quem o deus como tu',
      'profundezas do mar',
      'fundo do mar',
      'ainda que eu tenha caido me levantarei',
      'nao te alegres inimiga minha',
      'o senhor sera minha luz',
      'esperarei no deus da minha salvacao',
      'tem prazer na bondade',
      'tem prazer na misericordia',
      'apascenta teu povo com teu cajado',
      'lancara todos os pecados',
    ],
  },
]
