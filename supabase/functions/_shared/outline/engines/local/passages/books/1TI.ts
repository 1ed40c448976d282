import type { BookPassages } from '../passage.ts'

export const FIRST_TIMOTHY: BookPassages = [
  {
    verses: '1:1-7',
    key: '1:5',
    title: 'O alvo é o amor',
    theme: 'o ensino que dá em amor',
    themes: ['palavra', 'discipulado', 'fe', 'comunhao'],
    idea: 'Todo ensino na igreja tem um alvo: o amor que brota de coração puro, boa consciência e fé sincera; conversa que não chega lá é conversa perdida.',
    context:
      'Paulo deixou em Éfeso o jovem Timóteo, que ele chama de filho na fé. Na igreja, alguns gastavam as reuniões com lendas e listas de antepassados, querendo fama de mestres. A carta inteira ensina como pôr a casa em ordem sem perder o amor, e começa por dizer para que serve a doutrina.',
    retold: [
      {
        verses: '1:1-2',
        says: 'Paulo, apóstolo de Jesus Cristo, saúda Timóteo, seu verdadeiro filho na fé, e lhe deseja graça, misericórdia e paz.',
      },
      {
        verses: '1:3-4',
        says: 'Paulo pede a Timóteo que fique em Éfeso e advirta alguns a não ensinar outra doutrina, nem seguir mitos e genealogias sem fim, que mais produzem discussões.',
      },
      {
        verses: '1:5-7',
        says: 'O fim do mandamento é o amor que vem de coração puro, boa consciência e fé não fingida. Alguns se desviaram, e querem ser mestres da Lei sem entender o que dizem.',
      },
    ],
    read: {
      verses: '1:1-7',
      how: 'Quem lê o versículo 5 aponta para o meio da roda, como para um alvo; os outros repetem as três fontes do amor.',
    },
    observe: [
      {
        ask: 'Como Paulo chama Timóteo, e o que lhe deseja logo de saída?',
        verses: '1:2',
        listen: 'Verdadeiro filho na fé; graça, misericórdia e paz.',
      },
      {
        ask: 'O que alguns andavam ensinando em Éfeso, e o que isso produzia?',
        verses: '1:3-4',
        listen: 'Outra doutrina, mitos, genealogias; mais discussões que edificação.',
      },
      {
        ask: 'Qual é o fim do mandamento, e de que três lugares ele vem?',
        verses: '1:5',
        listen: 'Amor; coração puro, boa consciência, fé não fingida.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo pede firmeza contra o ensino errado e diz que o alvo é amor. Como as duas coisas se sustentam?',
        verses: '1:3-5',
        listen: 'Erro faz mal a gente amada; corrigir sem amor também erra o alvo.',
      },
      {
        ask: 'O que se costuma fingir na fé, para Paulo precisar dizer “não fingida”?',
        verses: '1:5',
        listen: 'Certeza que não se tem, vida que não se vive; o amor não cresce em máscara.',
        follow: 'Onde é seguro parar de fingir?',
      },
      {
        ask: 'Queriam ser mestres sem entender o que afirmavam. O que move alguém a falar do que não sabe, em vez de amar o que já sabe?',
        verses: '1:6-7',
        listen: 'Vontade de aparecer; atalho para ter autoridade.',
      },
    ],
    live: [
      {
        ask: 'Nas conversas de fé de que você participa, qual edifica e qual só dá assunto?',
        listen: 'Teste do versículo 5: sobrou mais amor?',
      },
      {
        ask: 'Quanto da sua semana vai para polêmica de igreja na internet, e quanto para uma pessoa?',
        listen: 'Contar sem vergonha; uma troca possível.',
        for: ['adults', 'young', 'men'],
      },
      {
        ask: 'Quem adotou você na fé, como Paulo a Timóteo, e que frase dessa pessoa ainda orienta os seus dias?',
        listen: 'Nomes e gratidão.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Das três fontes, coração, consciência e fé, em qual a água anda mais turva?',
        listen: 'Cada um para si; pode ficar em silêncio.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Vídeo bem editado convence. Que perguntas você faz antes de repassar um ensino sobre Deus?',
        listen: 'De onde vem, o que diz de Jesus, que fruto dá.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que os seus filhos aprendem de Deus com o que vocês explicam, e o que aprendem com o tom?',
        listen: 'Doutrina em forma de amor à mesa.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a discussão mais inútil da sua família: biscoito ou bolacha, o lado do papel higiênico, quem deixou a luz acesa?',
        bridge: 'Em Éfeso as discussões eram de religião, e iam parar no mesmo lugar: nenhum.',
      },
      {
        text: 'Dardo, estilingue, gol de fora da área: conte um alvo que você acertou ou errou feio.',
        bridge: 'Paulo diz a Timóteo qual é o alvo de tudo o que se ensina.',
        for: ['men', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Beba um gole de água devagar. Pense de onde ela veio, até a fonte.',
      bridge: 'O texto fala de onde nasce o amor.',
    },
    complete: [
      {
        name: 'Três nascentes',
        text: 'Desenhe um rio com três nascentes: coração puro, boa consciência, fé não fingida. Em cada uma, escreva o que a suja e o que a limpa.',
      },
      {
        name: 'Para quê?',
        text: 'O que mais estudo ou escuto de Deus é … . Isso me faz amar … de um jeito que … . Se não faz, o que falta é … .',
      },
    ],
    challenges: [
      {
        do: 'Fique sete dias sem entrar em polêmica de religião e use o tempo para servir alguém com quem você discordaria.',
        tell: 'o que aprendeu dessa pessoa.',
      },
      {
        do: 'Escreva a alguém mais novo na fé uma bênção como a do versículo 2, com o nome dele e o que você vê de bom.',
        tell: 'como ele recebeu.',
      },
    ],
    children: {
      truth: 'Aprendo de Deus para amar mais.',
      to7: {
        story:
          'Timóteo era um moço que amava Jesus. O amigo Paulo, que era como um pai, pediu: fique na cidade de Éfeso e ensine as pessoas. Lá havia gente que falava, falava, falava! Contava histórias inventadas e brigava para ver quem sabia mais. Ninguém saía abraçado. Paulo disse: Timóteo, sabe para que a gente aprende de Deus? Para amar! Amar com o coração limpinho, sem mentira, de verdade. Então, quando aprender uma coisa de Deus, pergunte: quem eu vou amar agora?',
        activity:
          'Desenhem um alvo com um coração no meio. Joguem bolinhas; a cada acerto, digam o nome de alguém para amar.',
        questions: [
          'Quem ficou em Éfeso?',
          'Para que a gente aprende de Deus?',
          'Quem você vai amar hoje?',
        ],
      },
      to12: {
        story:
          'Na sala da igreja, o Breno sabia tudo. O nome de todos os reis, o tamanho da arca. Quando a Sofia errava, ele ria. Um dia a Sofia parou de vir. O professor abriu a carta de Paulo a Timóteo, um jovem que ele tratava como filho. Em Éfeso, contou, havia pessoas que gostavam de parecer sabidas. Discutiam sobre lendas e listas de nomes, e a igreja não crescia em nada. Paulo escreveu: o alvo de tudo o que ensinamos é o amor, que vem de um coração puro, de uma consciência boa e de uma fé sem fingimento. O Breno ficou quieto. Saber a Bíblia é ótimo!, disse o professor. Mas, se não vira amor, a flecha passou longe. O Breno foi até a casa da Sofia. Levou o caderno dele e um pedido de desculpa. Você me ajuda na parte das músicas?, pediu. Eu sou péssimo nisso.',
        activity:
          'Cada um escreve algo que sabe da Bíblia e, embaixo, um jeito de transformar isso em amor nesta semana.',
        questions: [
          'Por que a Sofia parou de vir?',
          'Qual é o alvo do que Paulo ensina?',
          'Como o que você sabe pode virar amor?',
        ],
      },
      challenge: 'Ensine algo a alguém com paciência, sem rir do erro.',
    },
    prayer:
      'Deus nosso Salvador, Cristo nossa esperança, limpa a nascente de onde sai a nossa fala. Livra-nos de ter razão sem ter amor. Obrigado por quem nos adotou na fé. Que o que aprendemos hoje chegue ao alvo antes de domingo. Amém.',
    leader: {
      lost: 'O grupo gosta de listar os falsos mestres de hoje. Pergunte que conversa nossa é discurso inútil e volte ao 5.',
      tender:
        'Quem vive com consciência pesada pode achar que não tem amor nenhum. Lembre que graça e misericórdia vêm antes, no versículo 2, e ofereça conversa a sós.',
    },
    comfort:
      'Se você não tem cabeça para doutrina agora, fique com as três primeiras palavras que Paulo deseja: graça, misericórdia e paz. São para você.',
    closing: 'Se não deu em amor, ainda não chegou.',
    words: [
      'fim do mandamento',
      'amor que vem de um coracao puro',
      'coracao puro',
      'boa consciencia',
      'fe nao fingida',
      'outra doutrina',
      'mitos',
      'genealogias',
      'discursos inuteis',
      'filho na fe',
      'timoteo',
      'efeso',
      'mestres da lei',
    ],
  },
  {
    verses: '1:8-11',
    key: '1:8',
    title: 'Para que serve a Lei',
    theme: 'o bom uso da Lei',
    themes: ['palavra', 'justica', 'graca', 'arrependimento'],
    idea: 'A Lei de Deus é boa quando usada para o que serve: mostrar o mal que fere a Deus e às pessoas e levar quem o pratica, qualquer um de nós, ao evangelho que ela não pode substituir.',
    context:
      'Alguns em Éfeso queriam ser mestres da Lei sem entendê-la e a usavam para especular e se exibir. Paulo responde que a Lei é boa no uso certo e lembra os Dez Mandamentos com exemplos. Logo depois ele não aponta ninguém: põe a si mesmo, antigo perseguidor, como o principal dos pecadores alcançados pela misericórdia.',
    retold: [
      {
        verses: '1:8-9',
        says: 'Paulo sabe que a Lei é boa, se alguém a usa legitimamente. Não foi feita para o justo, mas para os injustos, os irreligiosos, os homicidas.',
      },
      {
        verses: '1:10-11',
        says: 'A Lei é também para quem comete pecados sexuais, rouba a liberdade das pessoas, mente ou jura falso. Paulo fala conforme o evangelho da glória de Deus, que lhe foi confiado.',
      },
    ],
    read: {
      verses: '1:8-11',
      how: 'Leiam sem pressa, e sem ênfase em nenhum item da lista. Depois, o líder lê em voz alta só a palavra evangelho, do fim.',
    },
    observe: [
      {
        ask: 'O que Paulo diz da Lei, e com que condição?',
        verses: '1:8',
        listen: 'É boa, se usada legitimamente.',
      },
      {
        ask: 'Que mandamentos conhecidos dá para reconhecer por trás da lista?',
        verses: '1:9-10',
        listen: 'Honrar pais, não matar, não adulterar, não furtar, não dar falso testemunho.',
      },
      {
        ask: 'Com o que a sã doutrina combina, e a quem esse evangelho foi confiado?',
        verses: '1:10-11',
        listen: 'Com o evangelho da glória de Deus; a Paulo.',
      },
    ],
    interpret: [
      {
        ask: 'Um termômetro mostra a febre e não a cura. Em que a Lei se parece com ele?',
        verses: '1:8-9',
        listen: 'Revela, limita, adverte; não dá perdão nem coração novo.',
        follow: 'O que acontece com quem tenta se curar com o termômetro?',
      },
      {
        ask: 'A lista mistura pecados de escândalo com mentira e termina em “qualquer outra coisa”. Quem fica de fora?',
        verses: '1:9-10',
        listen: 'Ninguém; a Lei não foi dada para um grupo apontar o outro.',
      },
      {
        ask: 'Paulo inclui “os que roubam a liberdade das pessoas”. O que isso diz do Deus que deu a Lei?',
        verses: '1:10',
        listen: 'Ele protege o fraco; sequestrar e traficar gente é contra ele.',
      },
    ],
    live: [
      {
        ask: 'Onde você já viu a Bíblia usada como pedra em vez de remédio, e que efeito teve?',
        listen: 'Escute; não defenda.',
      },
      {
        ask: 'Se os Dez Mandamentos fossem a ultrassonografia da sua semana, que imagem apareceria primeiro?',
        listen: 'Para si; sem fala obrigatória.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que regra de casa ou da escola parecia chata e depois mostrou que protegia alguém?',
        listen: 'Lei boa cuida; cenas simples.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Mentira pequena no trabalho entra na mesma lista. Em que formulário, prazo ou preço ela tenta você?',
        listen: 'Exemplos comuns, sem exposição.',
        for: ['men', 'women', 'adults'],
      },
      {
        ask: 'Quando você corrige um filho, como chega do certo e errado até a graça?',
        listen: 'Lei e abraço; o evangelho vem junto.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que faria uma pessoa que se sente acusada ouvir aqui também uma boa notícia?',
        listen: 'Tom, humildade, os versículos seguintes.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que ferramenta você já usou para o que não devia: faca de chave de fenda, sapato de martelo?',
        bridge: 'A Lei também estraga quando se usa para o que não serve.',
      },
      {
        text: 'Qual é a placa ou o aviso mais engraçado que já leu num prédio ou banheiro?',
        bridge: 'Por trás de todo aviso há uma história. A Lei de Deus também tem os seus motivos.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre-se de um exame que mostrou o que precisava ser cuidado. Ruim de ver, bom de saber.',
      bridge: 'Para isso, diz Paulo, a Lei é boa.',
    },
    complete: [
      {
        name: 'Termômetro e remédio',
        text: 'A Lei me mostra … . O evangelho me dá … . Entre um e outro, hoje eu preciso dizer a Deus … .',
      },
      {
        name: 'Uso certo',
        text: 'Escolha um mandamento. Escreva: ele protege … ; ele me corrige em … ; ele me leva a Jesus porque … .',
      },
    ],
    challenges: [
      {
        do: 'Leia Êxodo 20:1-17 nesta semana perguntando, a cada mandamento, quem Deus está protegendo ali.',
        tell: 'qual mandamento você enxergou de outro jeito.',
      },
      {
        do: 'Conserte uma mentira ou um prejuízo pequeno que você causou: devolva, desminta, pague.',
        tell: 'só que foi feito, e como dormiu.',
      },
    ],
    children: {
      truth: 'Deus diz o certo porque cuida de nós.',
      to7: {
        story:
          'O Dudu achava chato o portãozinho da escada. Por que não posso passar? Um dia, a bola rolou e caiu lá embaixo: tum, tum, tum! O Dudu olhou. Puxa, podia ser eu! O portãozinho era bom: estava ali para cuidar dele. As leis de Deus são assim. Não minta, não pegue o que é do outro, respeite a mamãe e o papai. Deus não inventou isso para ser chato. É para ninguém se machucar. E, quando a gente erra, Deus tem uma coisa ainda melhor: Jesus, que perdoa e ajuda a fazer o certo.',
        activity:
          'Montem com blocos uma cerquinha em volta de um boneco. Cada bloco é uma lei boa de Deus; no meio, ponham um coração.',
        questions: [
          'Para que servia o portãozinho?',
          'Que leis boas Deus deu?',
          'Quem ajuda quando a gente erra?',
        ],
      },
      to12: {
        story:
          'A Mel estava com o rosto vermelho. A mãe pôs o termômetro: trinta e nove! A Mel ficou brava e escondeu o termômetro debaixo da cama. Passou a febre? Não! Então ela pensou: vou apertar bem o termômetro até sarar. Também não adiantou. A mãe riu e trouxe o remédio. Paulo escreveu a Timóteo que a Lei de Deus é boa, quando é usada do jeito certo. Ela é como o termômetro: mostra que mentir, roubar, desrespeitar os pais e machucar pessoas faz mal. Esconder a Lei não resolve. Usar a Lei para bater na cabeça dos outros também não. Ela mostra a febre para que a gente procure o remédio. E o remédio é a boa notícia de Jesus, que perdoa e muda o coração. Logo depois Paulo contou que ele mesmo tinha sido o pior doente. E Jesus cuidou dele.',
        activity:
          'Façam um termômetro de papel com um mandamento e, atrás, uma frase de perdão de Jesus. Conversem: por que precisamos dos dois lados?',
        questions: [
          'O que o termômetro faz e não faz?',
          'Como se usa mal a Lei?',
          'Qual é o remédio?',
        ],
      },
      challenge: 'Se fizer algo errado, conte, conserte e lembre que Jesus perdoa.',
    },
    prayer:
      'Deus bendito, a tua Lei é boa. Mostra o que em nós fere os outros, sem nos deixar usá-la como pedra. Defende os que tiveram a liberdade roubada. E leva cada um desta roda até o evangelho que nos foi confiado, onde há perdão. Amém.',
    leader: {
      lost: 'A lista do 10 vira debate sobre um pecado alheio. Paulo termina em mentirosos e em qualquer outra coisa, e depois diz: dos quais eu sou o principal. Siga nessa ordem: primeiro eu.',
      tender:
        'Pode haver na roda quem seja gay ou tenha filho ou irmão que é, e que já ouviu este texto com ódio. Não permita piada nem apontar ninguém. Trate cada pessoa com dignidade; se alguém estiver em sofrimento ou tiver sido expulso ou agredido, acompanhe: CVV 188, Disque 100.',
      differ:
        'A maioria das igrejas entende que o texto chama de pecado toda relação entre homens; outros cristãos entendem que ele fala de exploração e abuso. Também se discute quanto da Lei de Moisés vale como regra para o cristão. Nenhum dos lados autoriza desprezo.',
    },
    comfort:
      'Se você só tem ouvido o que há de errado com você, leia até o fim: tudo desemboca num evangelho, e ele é de glória e de um Deus bendito.',
    closing: 'A Lei mostra a febre; Jesus é quem cura.',
    words: [
      'a lei e boa',
      'legitimamente',
      'lei nao foi feita para o justo',
      'insubordinados',
      'sa doutrina',
      'evangelho da gloria',
      'uso da lei',
      'mentirosos',
      'juram falsamente',
      'impios e pecadores',
      'roubam a liberdade',
    ],
  },
  {
    verses: '1:12-17',
    key: '1:15',
    title: 'O principal dos pecadores',
    theme: 'a misericórdia que alcança',
    themes: ['graca', 'perdao', 'salvacao', 'gratidao'],
    idea: 'Cristo Jesus veio ao mundo para salvar pecadores, e a prova viva é Paulo: se a paciência dele deu conta do pior perseguidor, ninguém precisa se achar caso perdido.',
    context:
      'Paulo acabou de dizer que a Lei mostra o pecado e que lhe confiaram o evangelho. A lembrança o comove. Ele prendia cristãos e aprovou a morte de Estêvão, até Jesus encontrá-lo no caminho de Damasco (Atos 9). Em vez de aconselhar, por um momento só agradece e canta.',
    retold: [
      {
        verses: '1:12-14',
        says: 'Paulo agradece a Cristo Jesus, que o fortalece e o pôs no serviço. Era blasfemo e perseguidor, agia por ignorância, e recebeu misericórdia e graça abundante.',
      },
      {
        verses: '1:15-16',
        says: 'Paulo diz que “Cristo Jesus veio ao mundo para salvar os pecadores”, e ele é o principal. Recebeu misericórdia para que nele se visse a paciência de Cristo, como exemplo.',
      },
      {
        verses: '1:17',
        says: 'Paulo louva o Rei dos tempos, imortal e invisível, o único Deus sábio, a quem pertencem a honra e a glória para todo o sempre.',
      },
    ],
    read: {
      verses: '1:12-17',
      how: 'Um só lê 12 a 16 como quem conta a própria história; todos leem o 17, de pé.',
    },
    observe: [
      {
        ask: 'Quem Paulo diz que era antes, e o que recebeu?',
        verses: '1:13',
        listen: 'Blasfemo, perseguidor, opressor; misericórdia.',
      },
      {
        ask: 'Qual é a palavra fiel que merece ser aceita por todos?',
        verses: '1:15',
        listen: 'Cristo veio ao mundo para salvar pecadores.',
      },
      {
        ask: 'Para que serviu a misericórdia mostrada a ele?',
        verses: '1:16',
        listen: 'Exemplo da paciência de Jesus para os que haviam de crer.',
      },
      { ask: 'Como a lembrança termina?', verses: '1:17', listen: 'Em louvor ao Rei dos tempos.' },
    ],
    interpret: [
      {
        ask: 'Paulo escreve no presente: “dos quais eu sou o principal”. Por que, depois de tantos anos, ele não diz eu era?',
        verses: '1:15',
        listen: 'Quanto mais perto da luz, mais se vê; gratidão, não culpa que paralisa.',
      },
      {
        ask: 'Ele não disfarça o passado nem se demora nele. O que a graça mais abundante faz com uma história feia?',
        verses: '1:13-14',
        listen: 'Deixa de ser segredo ou troféu; vira vitrine da paciência de Deus.',
        follow: 'Que diferença há entre testemunho e exibição?',
      },
      {
        ask: 'Deus o considerou fiel e o pôs no serviço, justo um que destruía a igreja. O que isso ensina sobre confiança?',
        verses: '1:12-13',
        listen: 'Deus confia antes do currículo; ele mesmo fortalece.',
      },
      {
        ask: 'Se Paulo é a amostra, o que a vida dele quer dizer a quem pensa: para mim é tarde?',
        verses: '1:16',
        listen: 'A paciência é toda; ninguém foi longe demais.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a maior paciência que Deus, ou alguém por ele, já teve com você?',
        listen: 'Uma cena; gratidão.',
      },
      {
        ask: 'Que pessoa você já deu por caso perdido, e o que este texto faz com essa conclusão?',
        listen: 'Um nome em silêncio; orar.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Print antigo, fama na escola, erro filmado: como se recomeça quando todos lembram?',
        listen: 'Deus lembra diferente; ajuda de adulto e tempo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que em seu passado você ainda tenta compensar com serviço, como se a dívida estivesse aberta?',
        listen: 'Serviço de gratidão, não pagamento.',
        for: ['women', 'adults', 'elderly'],
      },
      {
        ask: 'Contar ou não contar aos filhos os próprios erros: quando isso ajuda e quando pesa neles?',
        listen: 'Verdade na medida da idade, com a graça no centro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que parte de Cristo veio salvar pecadores soa para os outros, e quando começou, ou começaria, a soar para você?',
        listen: 'Sem pressão; convite fica aberto.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que você foi o pior da turma, com troféu e tudo: educação física, canto, matemática, baliza?',
        bridge: 'Paulo se chama o principal, e não é de coisa boa. Veja o que ele faz com isso.',
      },
      {
        text: 'Que antes e depois você já viu de cair o queixo: reforma, cabelo, jardim, cachorro resgatado?',
        bridge: 'O texto é o antes e depois de um perseguidor.',
        for: ['adults', 'women', 'couples'],
      },
    ],
    quiet: {
      text: 'Respire e diga devagar o seu próprio nome, uma vez. Depois diga: recebeu misericórdia.',
      bridge: 'Foi assim que Paulo aprendeu a contar a sua história.',
    },
    complete: [
      {
        name: 'Porém',
        text: 'Antes eu era … ; porém recebi misericórdia. A graça foi mais abundante quando … . Se eu sirvo de exemplo de alguma coisa, é da paciência dele em … .',
      },
      {
        name: 'Palavra fiel',
        text: 'Copie o versículo 15 trocando pecadores pelo seu nome. Leia em voz baixa e anote o que acontece em você.',
      },
    ],
    challenges: [
      {
        do: 'Conte o seu antes, porém e agora a uma pessoa, em dois minutos, de modo que quem apareça seja Jesus.',
        tell: 'qual das três partes foi mais difícil.',
      },
      {
        do: 'Tenha, por uma semana, a paciência que Deus teve com você com aquela pessoa que repete o mesmo erro.',
        tell: 'em que hora lembrou de Paulo.',
      },
    ],
    children: {
      truth: 'Jesus veio buscar quem errou, até eu.',
      to7: {
        story:
          'Paulo era bravo. Ele prendia os amigos de Jesus e fazia muita gente chorar. Um dia, na estrada, veio uma luz! Era Jesus: por que você faz isso comigo? Paulo ficou espantado. Jesus podia dizer: não quero você. Mas Jesus disse: eu tenho um trabalho para você! Jesus perdoou Paulo e mudou o coração dele. Depois Paulo contava para todos: eu era o pior, e Jesus teve paciência comigo. Ele veio para salvar quem errou! E Paulo cantava: glória a Deus, para sempre!',
        activity:
          'Desenhem uma carinha brava e, do outro lado, uma feliz. No meio escrevam JESUS. Virem a carinha contando a história.',
        questions: [
          'O que Paulo fazia antes?',
          'Jesus disse que não o queria?',
          'Para que Jesus veio ao mundo?',
        ],
      },
      to12: {
        story:
          'O Raul tinha fama. Bagunceiro, respondão, o que quebrou a janela. Cada professora nova já chegava avisada. Eu sou assim mesmo, ele dizia. Até ouvir a história de Paulo. Esse tinha fama de verdade: entrava nas casas e prendia quem amava Jesus. Aí Jesus o encontrou no caminho. Imagine se fosse você no lugar de Jesus! Mas Jesus o perdoou, cuidou dele e ainda confiou um trabalho: contar a boa notícia. Anos depois, Paulo escreveu a Timóteo: Cristo Jesus veio ao mundo para salvar os pecadores, e eu sou o principal. Deus teve muita paciência comigo para mostrar aos outros que também há jeito para eles. O Raul leu de novo: exemplo. Quer dizer que o pior virou a prova? Virou. Naquela tarde ele foi à direção com o dinheiro da mesada. É para a janela, disse. Falta um pouco. A diretora, que não estava avisada, sorriu.',
        activity:
          'Em tiras de papel, escrevam a palavra PORÉM bem grande no meio. Antes dela, um erro inventado de um personagem; depois, o que a graça faz.',
        questions: [
          'Que fama tinha Paulo?',
          'Por que Deus teve tanta paciência com ele?',
          'O que você diria a quem acha que não tem jeito?',
        ],
      },
      challenge: 'Dê outra chance a alguém que tem fama de errar.',
    },
    prayer:
      'Ao Rei dos tempos, imortal, invisível, ao único Deus sábio, honra e glória! Obrigado, Jesus, porque vieste pelos que erram, e erramos. Tem paciência ainda. Alcança quem damos por perdido, e faz da nossa história uma vitrine da tua misericórdia. Amém.',
    leader: {
      lost: 'Vira concurso de testemunho dramático, e quem cresceu na igreja se sente sem história. Diga que a misericórdia que impediu quedas é a mesma que levantou caídos.',
      tender:
        'Quem foi vítima de alguém hoje convertido pode sofrer ao ouvir perdoado. Misericórdia de Deus não apaga reparação nem obriga a convivência. Quem vive esmagado por culpa precisa de conversa a sós; em desespero, CVV 188.',
    },
    comfort:
      'A paciência dele é toda, diz Paulo. Não sobra canto da sua história onde ela não tenha chegado primeiro.',
    closing: 'Se houve misericórdia para ele, há para nós.',
    words: [
      'salvar os pecadores',
      'eu sou o principal',
      'principal',
      'palavra fiel',
      'digna de toda aceitacao',
      'blasfemo',
      'perseguidor',
      'recebi misericordia',
      'mais abundante',
      'rei dos tempos',
      'imortal',
      'invisivel',
      'toda a sua paciencia',
    ],
  },
  {
    verses: '2:1-7',
    key: '2:5',
    title: 'Orar por toda gente',
    theme: 'a oração por todos',
    themes: ['oracao', 'missao', 'salvacao', 'proximo'],
    idea: 'Porque há um só Deus que quer o bem de todos e um só Mediador que se deu por todos, a oração da igreja não escolhe gente: alcança até quem governa e quem a gente evita.',
    context:
      'Paulo começa as instruções para as reuniões em Éfeso, e a primeira coisa é oração. Quem reinava em Roma não era amigo dos cristãos. Em Éfeso havia grupos que se julgavam os únicos de Deus. Nos versículos seguintes, ele trata de homens e mulheres no culto, assunto que pede conversa própria.',
    retold: [
      {
        verses: '2:1-2',
        says: 'Paulo pede, antes de tudo, orações e gratidão por todas as pessoas, pelos reis e pelos que estão acima, para termos uma vida quieta e sossegada.',
      },
      {
        verses: '2:3-4',
        says: 'Orar assim é bom e agradável diante de Deus, nosso Salvador, que quer que todas as pessoas se salvem e conheçam a verdade.',
      },
      {
        verses: '2:5-7',
        says: 'Há um só Deus e um só Mediador, o humano Cristo Jesus, que se deu como resgate por todos. Para isso Paulo foi feito pregador, apóstolo e instrutor dos gentios.',
      },
    ],
    read: {
      verses: '2:1-7',
      how: 'Leiam fazendo soar a palavra todos, ou todas, cada vez que aparecer; alguém conta quantas são.',
    },
    observe: [
      {
        ask: 'Que tipos de oração são nomeados, e a favor de quem?',
        verses: '2:1',
        listen: 'Pedidos, orações, intercessões, gratidão; por todas as pessoas.',
      },
      {
        ask: 'Quem é lembrado em especial, e que vida se espera com isso?',
        verses: '2:2',
        listen: 'Reis e autoridades; quieta, sossegada, devota e honesta.',
      },
      {
        ask: 'O que Deus quer, quantos mediadores há, e o que ele deu?',
        verses: '2:4-6',
        listen: 'Que se salvem e conheçam a verdade; um só, Cristo Jesus; a si mesmo como resgate.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo manda agradecer também por todas as pessoas. O que acontece com a raiva quando se dá graças por alguém difícil?',
        verses: '2:1',
        listen: 'Não se consegue odiar muito tempo quem se leva a Deus.',
      },
      {
        ask: 'Orar pelo governante não é concordar com ele. O que é, então, e por que vem antes de reclamar?',
        verses: '2:1-3',
        listen: 'Pedir justiça e paz para o povo, e o bem dele; Deus está acima.',
        follow: 'Como orar por quem você não votaria?',
      },
      {
        ask: 'Mediador é quem põe as mãos nos dois lados. O que significa que seja “o humano Cristo Jesus”?',
        verses: '2:5-6',
        listen: 'Um de nós diante de Deus; caminho aberto, sem intermediário pago.',
      },
    ],
    live: [
      {
        ask: 'Por que grupo de gente você nunca orou, e por quê?',
        listen: 'Torcida, partido, religião, bairro; honestidade.',
      },
      {
        ask: 'Política anda rachando mesas. Que oração caberia em voz alta no almoço de domingo da sua família?',
        listen: 'Curta, por todos, sem recado.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'De quem da escola ou da internet você só fala mal? Tente uma frase de intercessão por essa pessoa.',
        listen: 'Uma frase; ninguém precisa sentir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem foi ponte para você chegar a Jesus, e para quem você poderia ser companhia até o único Mediador?',
        listen: 'Ponte aponta; não substitui.',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'Chefe, síndico, diretora: que autoridade de perto precisa mais de oração que de comentário seu?',
        listen: 'Orar e, se preciso, falar com respeito.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que rosto vem à sua cabeça quando ouve que Deus quer que todos se salvem?',
        listen: 'Deixe aparecer surpresa ou dúvida.',
        for: ['visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você fosse prefeito por um dia, que decreto engraçado assinaria?',
        bridge: 'Paulo pede oração por quem assina os decretos de verdade.',
      },
      {
        text: 'Quem na sua família serve de correio entre dois que não se falam?',
        bridge: 'O texto conta de um mediador só, e que não leva recado: dá a vida.',
        for: ['adults', 'couples', 'women'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e deixe passar rostos de hoje: motorista, caixa, vizinho, alguém da notícia. Não escolha.',
      bridge: 'Paulo quer que todos esses entrem na oração.',
    },
    complete: [
      {
        name: 'Quatro orações',
        text: 'Escolha uma pessoa difícil e escreva: um pedido por ela, uma conversa com Deus sobre ela, uma intercessão, um obrigado.',
      },
      {
        name: 'Roda de todos',
        text: 'Faça um círculo. Dentro, por quem costumo orar. Fora, por quem não. Desenhe uma seta trazendo três nomes para dentro.',
      },
    ],
    challenges: [
      {
        do: 'Ore durante sete dias por uma autoridade, com nome e cargo, antes de comentar qualquer notícia sobre ela.',
        tell: 'o que mudou no comentário.',
      },
      {
        do: 'Ande pela sua rua uma vez orando em silêncio por cada casa, inclusive a do som alto.',
        tell: 'o que reparou que não reparava.',
      },
    ],
    children: {
      truth: 'Deus ama todos; eu oro por todos.',
      to7: {
        story:
          'Na hora de dormir, a Cecília orava: Deus, cuida da mamãe, do papai e do gato. Amém! A vovó perguntou: só? A Bíblia diz para orar por todo mundo. Todo mundo, vó? É muita gente! Então começaram: pela moça da padaria. Pelo moço do ônibus. Pelo presidente. Pelo menino que mostrou a língua. Por ele também?, perguntou a Cecília. Também! Deus ama todos e quer todos pertinho. E Jesus é o caminho para chegar a Deus. A Cecília bocejou: Deus, cuida de todos, todos, todos.',
        activity:
          'Girem um globo ou folheiem uma revista; onde o dedo parar, orem com uma frase por aquela pessoa ou lugar.',
        questions: [
          'Por quem a Cecília orava primeiro?',
          'Quem Deus ama?',
          'Por quem você nunca orou?',
        ],
      },
      to12: {
        story:
          'Dois primos pararam de se falar. Cada um mandava recado pelo avô: diga a ele isso, diga a ele aquilo. Um dia o avô cansou. Pegou na mão de um, pegou na mão do outro e trouxe os dois até ele: aqui estamos. Paulo escreveu que entre Deus e as pessoas existe um só mediador, alguém que segura as duas mãos: Jesus. Ele é Deus que se fez gente e deu a própria vida por todos. Repare: todos! Por isso, disse Paulo, a primeira coisa numa igreja é orar por todas as pessoas, e agradecer por elas. Até pelos reis! E o rei daquele tempo não gostava dos cristãos. Orar por alguém não é achar certo tudo o que ele faz. É pedir a Deus o bem dele e de todo mundo. Os primos, de mão dada com o avô, riram sem jeito.',
        activity:
          'Recortem bonecos de papel de mãos dadas e escrevam em cada um alguém que costuma ficar fora das orações. Orem por todos.',
        questions: [
          'O que faz um mediador?',
          'Por quem Paulo manda orar?',
          'Por quem é difícil você orar?',
        ],
      },
      challenge: 'Ore por alguém de quem você não gosta muito.',
    },
    prayer:
      'Deus nosso Salvador, que queres bem a todos, alarga a nossa oração. Pedimos pelos que governam: justiça, juízo, temor e paz para o povo. Pedimos pelos que evitamos. Obrigado pelo único Mediador, que segura a tua mão e a nossa. Amém.',
    leader: {
      lost: 'Basta um nome de político e a noite acaba. Combine antes: aqui se ora pelo cargo e pela pessoa, sem comentário. E não entre em 2:8-15 sem preparo.',
      tender:
        'Quem sofreu nas mãos de autoridade, polícia, patrão, pai, pode não conseguir orar por ela. Não force. Orar não exclui denunciar: Disque 100, Ligue 180.',
      differ:
        'Que todas as pessoas se salvem é lido por uns como o desejo de Deus para cada indivíduo, que pode ser recusado; por outros, como gente de todo tipo e povo, que Deus de fato salva. Igrejas que pedem a oração dos santos a entendem como intercessão por meio de Cristo; outras se dirigem só a ele. Todas confessam um só Mediador.',
    },
    comfort:
      'Se faltam palavras, saiba que alguém segura a sua mão e a de Deus ao mesmo tempo. E, em alguma casa, alguém orou hoje por todos: você estava incluído.',
    closing: 'Um só Deus, um só Mediador, e lugar para todos na oração.',
    words: [
      'oracoes',
      'intercessoes',
      'por todas as pessoas',
      'um so mediador',
      'mediador',
      'pelos reis',
      'autoridades',
      'vida quieta e sossegada',
      'todas as pessoas se salvem',
      'resgate por todos',
      'orar pelos governantes',
      'um so deus',
    ],
  },
  {
    verses: '3:1-13',
    key: '3:1',
    title: 'Quem cuida da casa de Deus',
    theme: 'o caráter de quem serve',
    themes: ['servico', 'fidelidade', 'familia', 'humildade'],
    idea: 'Cuidar da igreja é uma obra bonita, e o que ela pede não é brilho nem poder, mas um caráter que já se vê em casa, na mesa, no dinheiro e na rua.',
    context:
      'Timóteo precisava organizar a igreja em Éfeso, ferida por mestres vaidosos. Paulo descreve quem pode cuidar dela: bispos, que são os que supervisionam, e diáconos, que são os que servem. Quase tudo na lista é vida comum; só um item é habilidade de ensinar. Em seguida ele diz de quem é a casa: do Deus vivo.',
    retold: [
      {
        verses: '3:1-3',
        says: 'Quem deseja ser bispo deseja uma obra excelente, diz Paulo. Seja irrepreensível, marido de uma mulher, hospitaleiro, apto para ensinar, sem violência nem ganância.',
      },
      {
        verses: '3:4-7',
        says: 'O bispo governe bem a própria casa, senão como cuidará da igreja? Não seja novo convertido, para não ficar arrogante, e tenha bom testemunho dos de fora.',
      },
      {
        verses: '3:8-10',
        says: 'Os diáconos sejam de boa conduta, sem muito vinho nem ganho desonesto, guardando a fé em consciência pura. Primeiro sejam testados, depois sirvam.',
      },
      {
        verses: '3:11-13',
        says: 'As mulheres sejam sóbrias e fiéis, e não maldizentes. Os diáconos governem bem a sua casa, e quem serve bem obtém muita confiança na fé.',
      },
    ],
    read: {
      verses: '3:1-12',
      how: 'Cada um lê um versículo. A cada qualidade, quem se lembrar de alguém que a vive sorri, sem falar o nome.',
    },
    observe: [
      {
        ask: 'De que modo Paulo chama o desejo de supervisionar uma igreja?',
        verses: '3:1',
        listen: 'Desejo de uma excelente obra; obra, não enfeite.',
      },
      {
        ask: 'Quais das qualidades aparecem na relação com dinheiro, com bebida e com brigas?',
        verses: '3:3, 3:8',
        listen:
          'Não ganancioso, não dado ao vinho, não violento nem briguento, sem ganho desonesto.',
      },
      {
        ask: 'O que se pede às mulheres mencionadas ali?',
        verses: '3:11',
        listen: 'Boa conduta, não maldizentes, sóbrias, fiéis em tudo.',
      },
      {
        ask: 'Por que não pôr logo um novo convertido, e o que fazer antes com os diáconos?',
        verses: '3:6, 3:10',
        listen: 'Para não se ensoberbecer; testar primeiro.',
      },
    ],
    interpret: [
      {
        ask: 'Numa lista de líderes esperaríamos carisma, oratória, visão. Por que Paulo fala de temperamento e mesa aberta?',
        verses: '3:2-3',
        listen: 'Dom sem caráter machuca; o que se é chega antes do que se diz.',
      },
      {
        ask: 'A casa é o primeiro rebanho. O que se aprende com os de casa que nenhum palco ensina?',
        verses: '3:4-5',
        listen: 'Paciência, presença, pedir perdão; governar não é mandar aos gritos.',
        follow: 'E quem não tem a família dos sonhos, o que ouve aqui?',
      },
      {
        ask: 'Até a opinião “dos que estão de fora” conta. Por que a igreja precisa ouvi-la?',
        verses: '3:7',
        listen: 'Vizinhos e colegas veem o que o culto não vê.',
      },
    ],
    live: [
      {
        ask: 'Qual destas qualidades, se crescesse em você, faria mais bem a quem mora na sua casa?',
        listen: 'Uma só; os de casa agradecem.',
      },
      {
        ask: 'O que diria de você quem só o conhece do trânsito, do condomínio ou do grupo do futebol?',
        listen: 'Bom testemunho de fora; riso permitido.',
        for: ['men', 'adults'],
      },
      {
        ask: 'Hoje qualquer um vira líder com um celular. Que perguntas desta lista você faria antes de seguir alguém?',
        listen: 'Dinheiro, casa, brigas, tempo de estrada.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Fidelidade em todas as coisas, inclusive as miúdas: qual miudeza anda solta?',
        listen: 'Prazo, segredo, troco, palavra dada.',
        for: ['women', 'couples', 'adults'],
      },
      {
        ask: 'De que jeito concreto vocês podem aliviar a casa de quem pastoreia vocês, para que ela seja casa e não vitrine?',
        listen: 'Folga, respeito aos filhos dele, menos cobrança.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Para quem tem vontade de servir e ainda é novo: o que ajuda a esperar sem desanimar?',
        listen: 'Testado aos poucos; servir pequeno já é servir.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'O que faria você confiar de novo em quem lidera uma igreja?',
        listen: 'Não defenda ninguém; anote.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Se abrissem uma vaga com a sua vida de casa, qual seria o cargo? Gerente de controle remoto, diretora de sobras?',
        bridge: 'Paulo descreve uma vaga, e o currículo que pede está dentro de casa.',
      },
      {
        text: 'Qual entrevista de emprego ou prova de seleção você nunca esqueceu?',
        bridge: 'A seleção aqui não tem prova de palco; tem mesa, bolso e vizinho.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Lembre-se de alguém de quem você aprendeu sem que desse aula. O que essa pessoa fazia nas coisas pequenas?',
      bridge: 'É esse tipo de gente que Paulo procura.',
    },
    complete: [
      {
        name: 'Boletim sem nota',
        text: 'Copie cinco qualidades do texto. Ao lado, em vez de nota, escreva: já cresceu, está crescendo ou peço ajuda.',
      },
      {
        name: 'Referências',
        text: 'Quem eu pediria que falasse de mim: de casa … , do trabalho … , da rua … . O que eu gostaria que pudessem dizer: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um serviço de diácono: um que ninguém vê, na igreja ou no prédio, por uma semana inteira.',
        tell: 'se conseguiu não contar antes da hora.',
      },
      {
        do: 'Escreva a alguém que lidera, citando uma qualidade desta lista que você viu nele fora do palco.',
        tell: 'que qualidade escolheu.',
      },
    ],
    children: {
      truth: 'Quem cuida bem serve com o coração.',
      to7: {
        story:
          'A igreja da cidade precisava de alguém para cuidar dela. Quem será? O mais forte? O que fala mais alto? O que tem mais moedas? Paulo escreveu a Timóteo: procure quem é bondoso! Quem não briga. Quem abre a porta e oferece água. Quem cuida bem da família. Quem fala a verdade e não conta fofoca. Timóteo olhou em volta e sorriu. Havia pessoas assim, fazendo o bem quietinhas. Deus gosta de quem cuida com carinho. Você também pode começar: cuidando bem de quem está na sua casa!',
        activity:
          'Façam medalhas de papel com uma qualidade: bondoso, calmo, amigo, verdadeiro. Entreguem a pessoas da igreja ou de casa.',
        questions: [
          'Deus procura quem fala mais alto?',
          'Como é quem cuida bem?',
          'De quem você cuida em casa?',
        ],
      },
      to12: {
        story:
          'A turma ia escolher o representante. O Lipe fez cartaz brilhante e prometeu sorvete. A Tainá não fez cartaz nenhum. Mas era ela quem devolvia o lápis perdido, separava briga e ficava com quem estava sozinho. A professora leu um pedaço de uma carta. Paulo ajudava Timóteo a escolher quem cuidaria da igreja. A lista era curiosa: não pedia o mais famoso nem o mais rico. Pedia gente calma, que não briga, que recebe bem as pessoas, não ama o dinheiro, cumpre o que fala e cuida bem da própria casa. E dizia: primeiro sejam testados, depois sirvam. Quer dizer, mostrem no pequeno! A turma olhou para a Tainá, que ficou vermelha. O Lipe também olhou. Depois rasgou a promessa do sorvete e perguntou: posso ajudar você? No outro dia, foi ele quem devolveu o lápis.',
        activity:
          'Montem o cartaz de procura-se: alguém para cuidar da turma. Escolham juntos cinco qualidades da carta e desenhem exemplos.',
        questions: [
          'O que a Tainá fazia sem cartaz?',
          'Que qualidades a carta pede?',
          'Em que coisa pequena você pode ser fiel?',
        ],
      },
      challenge: 'Faça uma tarefa escondida para ajudar, sem contar a ninguém.',
    },
    prayer:
      'Deus vivo, a casa é tua. Dá à tua igreja gente de coração inteiro, que cuide sem violência e sem ganância. Protege as famílias de quem serve. Forma em nós o caráter que não aparece na foto. E cura quem foi ferido por quem devia cuidar. Amém.',
    leader: {
      lost: 'O grupo discute quem pode ou não ser bispo, ou avalia o pastor item por item. Diga que a lista serve de espelho antes de servir de lupa.',
      tender:
        'Marido de uma mulher e filhos em submissão ferem divorciados, viúvos, solteiros e pais de filhos afastados. Não conclua por ninguém que está fora do amor ou do serviço de Deus. E há quem carregue abuso por líder: acredite, acolha a sós e ajude a denunciar, Disque 100 ou Ligue 180.',
      differ:
        'Umas igrejas reservam o pastorado a homens, por este texto e por 2:12; outras entendem que Paulo tratava da situação de Éfeso e ordenam também mulheres. O versículo 11 é lido como esposas de diáconos ou como diaconisas. Marido de uma mulher: para uns, exclui divorciado que se casou de novo; para outros, pede fidelidade. Bispo e presbítero são o mesmo ofício para uns, graus distintos para outros.',
    },
    comfort:
      'Talvez você tenha servido muito sem que ninguém visse. A lista de Paulo está cheia do que ninguém vê. Deus viu.',
    closing: 'O caráter chega antes do cargo.',
    words: [
      'bispo',
      'bispos',
      'diacono',
      'diaconos',
      'excelente obra',
      'irrepreensivel',
      'marido de uma mulher',
      'governe bem a sua propria casa',
      'hospitaleiro',
      'apto para ensinar',
      'novo convertido',
      'bom testemunho',
      'primeiro testados',
      'presbitero',
      'lideranca',
    ],
  },
  {
    verses: '4:6-16',
    key: '4:12',
    title: 'Ninguém despreze a sua juventude',
    theme: 'treinar a fé e ser exemplo',
    themes: ['discipulado', 'fidelidade', 'palavra', 'servico'],
    idea: 'Idade não é desculpa nem impedimento: quem se exercita na vida com Deus vira exemplo na fala e no jeito de viver, cuida do dom que recebeu e cresce à vista de todos.',
    context:
      'Timóteo era jovem para o peso que carregava em Éfeso, e havia mestres mais velhos ensinando a fugir do casamento e de alimentos como se Deus não os tivesse feito. Paulo não manda o rapaz bater de frente; manda treinar, ler em público, usar o dom e cuidar de si mesmo.',
    retold: [
      {
        verses: '4:6-10',
        says: 'Paulo pede a Timóteo que rejeite os mitos e se exercite na devoção divina, que tem promessas para a vida atual e a futura. A esperança está no Deus vivo, Salvador de todos.',
      },
      {
        verses: '4:11-14',
        says: 'Ninguém despreze a juventude de Timóteo, e ele seja exemplo na palavra, no amor, na fé e na pureza. Persista na leitura e no ensino e não despreze o seu dom.',
      },
      {
        verses: '4:15-16',
        says: 'Paulo pede a Timóteo que medite nessas coisas, para seu progresso ser visto por todos. Cuidando de si e da doutrina, salvará a si mesmo e aos que o ouvem.',
      },
    ],
    read: {
      verses: '4:6-16',
      how: 'O mais novo da roda lê o 12, de pé; os mais velhos lhe respondem lendo o 14 e o 16.',
    },
    observe: [
      {
        ask: 'Com que tipo de treino Paulo compara a vida com Deus, e qual é o proveito de cada um?',
        verses: '4:7-8',
        listen: 'Exercício do corpo, pouco; devoção, para tudo, agora e depois.',
      },
      {
        ask: 'Em que coisas Timóteo deve ser exemplo?',
        verses: '4:12',
        listen: 'Palavra, comportamento, amor, espírito, fé, pureza.',
      },
      {
        ask: 'O que ele não pode desprezar, e como esse dom lhe foi dado?',
        verses: '4:14',
        listen: 'O dom; por profecia, com as mãos dos presbíteros.',
      },
      {
        ask: 'De que duas coisas é preciso ter cuidado, e quem ganha com isso?',
        verses: '4:16',
        listen: 'De si e da doutrina; ele e os que o ouvem.',
      },
    ],
    interpret: [
      {
        ask: 'Como um jovem responde a quem o despreza, segundo este texto: com argumento, com cara feia ou de que outro modo?',
        verses: '4:12',
        listen: 'Com exemplo; o respeito nasce da vida.',
      },
      {
        ask: 'Ninguém fica forte por admirar a academia. O que é exercitar-se “na devoção divina” numa quarta-feira?',
        verses: '4:7-8',
        listen: 'Hábitos pequenos e repetidos; a força vem aos poucos.',
        follow: 'O que separa treino de obrigação seca?',
      },
      {
        ask: 'O progresso tem de ser visível. Por que Paulo prefere progresso a perfeição?',
        verses: '4:15',
        listen: 'Quem cresce anima; quem finge perfeito afasta.',
      },
      {
        ask: 'Primeiro cuidado de si, depois da doutrina. O que acontece com quem inverte ou larga um dos dois?',
        verses: '4:16',
        listen: 'Esgota, cai ou ensina o que não vive.',
      },
    ],
    live: [
      {
        ask: 'Em que área da fé você treinou o suficiente para notar diferença, e em qual está há meses sem aparecer?',
        listen: 'Sem culpa; retomar por pouco.',
      },
      {
        ask: 'Quando diminuíram você pela idade, o que deu vontade de fazer, e que exemplo cabia ali?',
        listen: 'Paciência com firmeza.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A qual jovem você já cortou a palavra, e que lugar pode abrir para ele?',
        listen: 'Ouvir, confiar tarefa de verdade, ficar por perto.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Que dom anda na gaveta, e quem poria a mão no seu ombro para você tirá-lo de lá?',
        listen: 'O grupo lembra o dom de cada um.',
        for: ['women', 'men', 'singles'],
      },
      {
        ask: 'Ter cuidado de si: entre sono, corpo, alma e amizades, o que pede socorro primeiro?',
        listen: 'Não é egoísmo; é mandamento aqui.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Que progresso seu alguém de casa notaria nos últimos meses?',
        listen: 'Pequeno vale: menos grito, mais escuta.',
        for: ['new-believers', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto durou a sua mais curta carreira na academia, no violão ou no curso de inglês?',
        bridge: 'Paulo sabe que treino que dura vale mais que começo bonito.',
      },
      {
        text: 'O que os mais velhos vivem dizendo da sua geração, e o que você diz da deles?',
        bridge: 'Timóteo também ouvia. Veja a resposta que lhe ensinaram.',
        for: ['young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Mova devagar um ombro, depois o outro. Note o que está duro por falta de uso.',
      bridge: 'Há músculos da alma que pedem exercício.',
    },
    complete: [
      {
        name: 'Ficha de treino',
        text: 'Exercício: … (orar, ler, servir, calar). Quantas vezes: … . Quanto tempo: … . Companheiro de treino: … . Dia de descanso: … .',
      },
      {
        name: 'Seis lugares',
        text: 'Escreva palavra, comportamento, amor, espírito, fé e pureza. Ponha uma estrela onde já é exemplo e um ponto onde quer crescer neste mês.',
      },
    ],
    challenges: [
      {
        do: 'Treine dez minutos por dia com Deus, sempre na mesma hora, durante sete dias, com um parceiro que confira.',
        tell: 'em que dia quase parou e o que segurou.',
      },
      {
        do: 'Junte-se a alguém de outra geração por uma hora: um ensina uma coisa ao outro.',
        tell: 'o que cada um ensinou.',
      },
    ],
    children: {
      truth: 'Sou pequeno e já posso ser exemplo.',
      to7: {
        story:
          'Timóteo era moço. Algumas pessoas diziam: é muito novinho, não sabe nada! Timóteo ficava triste. O amigo Paulo escreveu: ninguém despreze você porque é novo. Seja um exemplo! Fale palavras boas. Ame as pessoas. Confie em Deus. E treine todos os dias! Quem corre treina as pernas. Quem toca treina os dedos. E quem ama Deus treina também: um pouquinho de oração, um pouquinho de Bíblia, um pouquinho de ajudar. Timóteo treinou e foi crescendo. Criança também pode ser exemplo!',
        activity:
          'Ginástica da fé: dobrar joelhos (orar), abrir os braços (amar), mãos em livro (ouvir a Bíblia), mão estendida (ajudar). Repitam cantando.',
        questions: [
          'O que diziam de Timóteo?',
          'O que Paulo mandou ele ser?',
          'O que você treina com Deus?',
        ],
      },
      to12: {
        story:
          'A Iara tinha onze anos e queria ajudar no lanche da rua, que a igreja levava a quem não tinha casa. Você é muito nova, disseram. Ela quase chorou. O avô lhe mostrou a carta que Paulo escreveu a Timóteo, um moço que cuidava de uma igreja onde havia gente bem mais velha. Ninguém despreze a tua juventude, dizia, mas seja exemplo: no que fala, no que faz, no amor, na fé e na pureza. Repare, disse o avô: ele não mandou brigar; mandou mostrar. E mandou treinar! Assim como o corpo se exercita, a vida com Deus também. A Iara fez a ficha dela: orar de manhã, ler um pouco, ajudar em casa. E toda semana cortava pão para o lanche, sem reclamar. Um mês depois, a dona Cida bateu na porta: precisamos de alguém que saiba o nome de todo mundo. Disseram que você sabe.',
        activity:
          'Cada um faz uma ficha de treino de três exercícios para a semana e escolhe um parceiro para conferir.',
        questions: [
          'O que disseram à Iara?',
          'Como Paulo ensina a responder?',
          'Em que você quer ser exemplo?',
        ],
      },
      challenge: 'Treine cada dia: uma oração, uma leitura, uma ajuda.',
    },
    prayer:
      'Deus vivo, em quem esperamos, obrigado pelos jovens desta casa e pelas mãos que os abençoaram. Livra os mais velhos do desprezo e os mais novos do desânimo. Acorda o dom que dorme. Ajuda-nos a treinar um pouco hoje e a cuidar também de nós. Amém.',
    leader: {
      lost: 'Vira noite sobre jovens sem os jovens falarem. Dê-lhes a palavra primeiro. E o exercício do corpo tem pouco proveito não é licença para descuidar da saúde.',
      tender:
        'Exemplo e pureza podem esmagar adolescente que caiu ou que foi abusado; diga que culpa de vítima não existe. Havendo abuso, Disque 100. Quem serve esgotado precisa ouvir: tem cuidado de ti.',
      differ:
        'Dons dados por profecia e imposição de mãos são vividos de modos diferentes: para umas igrejas continuam assim hoje; para outras, foram próprios daquele tempo, e se reconhece o chamado de outro jeito. Salvarás a ti mesmo é entendido por todos como perseverar na graça, não como merecê-la.',
    },
    comfort:
      'Você não precisa estar pronto. Paulo pede progresso, e progresso pode ser do tamanho de um passo.',
    closing: 'Treine hoje; o exemplo vem vindo.',
    words: [
      'despreze a tua juventude',
      'ninguem despreze',
      'exercita te na',
      'exercicio do corpo',
      'exercicio corporal',
      'devocao divina',
      'piedade',
      'exemplo aos crentes',
      'exemplo dos fieis',
      'nao desprezes o dom',
      'imposicao das maos',
      'progresso',
      'tem cuidado de ti mesmo',
      'leitura publica',
      'timoteo',
    ],
  },
  {
    verses: '5:1-16',
    key: '5:8',
    title: 'A igreja como casa',
    theme: 'honrar idosos e viúvas como família',
    themes: ['familia', 'comunhao', 'generosidade', 'proximo'],
    idea: 'Na igreja, cada idade é tratada como gente da família, e a fé se mostra no cuidado: primeiro cada um com os seus, e todos juntos com a viúva que não tem ninguém.',
    context:
      'Timóteo era um pastor jovem em Éfeso. Ali, mulher que perdia o marido e não tinha filhos por perto perdia também o sustento: não havia pensão. A igreja mantinha uma lista das que cuidava. Paulo orienta Timóteo sobre como falar com cada idade e como ajudar sem desamparar quem mais precisa.',
    retold: [
      {
        verses: '5:1-2',
        says: 'Paulo pede a Timóteo que trate o idoso como pai, os jovens como irmãos, as idosas como mães e as moças como irmãs, em toda pureza.',
      },
      {
        verses: '5:3-8',
        says: 'As viúvas desamparadas sejam honradas, e as que têm filhos ou netos recebam deles o cuidado. Quem não cuida dos seus, diz Paulo, negou a fé.',
      },
      {
        verses: '5:9-10',
        says: 'Para ser registrada, a viúva tenha ao menos sessenta anos e boas obras, como criar filhos, hospedar, lavar os pés dos santos e socorrer os aflitos.',
      },
      {
        verses: '5:11-16',
        says: 'Paulo quer que as viúvas mais jovens se casem e administrem a casa, sem andar ociosas e fofocando. Quem tem viúvas na família as ajude.',
      },
    ],
    read: {
      verses: '5:1-10',
      how: 'Um versículo por pessoa. Depois, em silêncio, cada um procure a palavra que fala da família e pare nela.',
    },
    observe: [
      {
        ask: 'A que pessoas da família Timóteo deve comparar os idosos, os jovens, as idosas e as moças?',
        verses: '5:1-2',
        listen: 'Pai, irmãos, mães, irmãs, em toda pureza.',
      },
      {
        ask: 'Se a viúva tem filhos ou netos, quem cuida dela primeiro, e o que eles aprendem com isso?',
        verses: '5:4',
        listen: 'Eles; a viver a fé em casa e a recompensar os pais.',
      },
      {
        ask: 'Como é descrita a viúva desamparada?',
        verses: '5:5',
        listen: 'Espera em Deus, persevera noite e dia em orações.',
      },
      {
        ask: 'Que obras boas tinha feito a mulher que entrava na lista?',
        verses: '5:9-10',
        listen: 'Criou filhos, hospedou, lavou pés, socorreu aflitos.',
      },
    ],
    interpret: [
      {
        ask: 'O que muda numa repreensão quando você imagina que a pessoa à sua frente é seu pai ou sua irmã?',
        verses: '5:1-2',
        listen: 'Respeito, cuidado com o tom, pureza no olhar.',
        follow: 'Com que idade é mais difícil para você acertar o tom?',
      },
      {
        ask: 'Por que cuidar dos pais e avós aparece como algo “agradável diante de Deus”, e não só como obrigação de família?',
        verses: '5:4',
        listen: 'Fé começa em casa; devolve-se o cuidado recebido.',
      },
      {
        ask: 'Paulo usa palavras fortíssimas para quem não cuida dos seus. Por que abandonar a própria casa nega a fé?',
        verses: '5:8',
        listen: 'Fala-se de amor e deixa-se faltar o pão. Até quem não crê cuida.',
        follow: 'De que omissão ele fala, e de que impossibilidade não fala?',
      },
      {
        ask: 'A lista de obras da viúva é toda feita de gestos de casa. O que isso diz sobre o que vale diante de Deus?',
        verses: '5:10',
        listen: 'Serviço escondido de uma vida inteira é lembrado pela igreja.',
      },
    ],
    live: [
      {
        ask: 'Quem, na sua vida, foi pai, mãe, irmão ou irmã sem ser do mesmo sangue?',
        listen: 'Família da fé com nome e cena.',
      },
      {
        ask: 'Quem dos seus precisa hoje de um cuidado que vem ficando para depois?',
        listen: 'Telefonema, remédio, companhia, dinheiro.',
        follow: 'O que dá para dividir, e com quem?',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Com que pessoa mais velha você conversa de verdade, e o que perguntaria a ela se tivesse uma tarde?',
        listen: 'Uma pergunta concreta, um nome.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que ajuda, e o que humilha, quando alguém cuida de você?',
        listen: 'Deixar que os mais velhos ensinem.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'Quem perto de nós ficou sem ninguém: viúva, viúvo, mãe sozinha, idoso no fim da rua?',
        listen: 'Não ficar na lista: escolher um.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'O que os filhos aprendem sobre Deus vendo como vocês tratam os avós?',
        listen: 'Cenas de casa, boas e difíceis.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que faria você se sentir em família num grupo como este?',
        listen: 'Anotar em silêncio e fazer.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que conselho, remédio caseiro ou mania de avó você repete até hoje?',
        bridge:
          'A gente carrega os mais velhos sem notar. Paulo fala de como carregá-los de propósito.',
      },
      {
        text: 'De quem você, quando era criança, dizia tio ou tia sem ser parente?',
        bridge:
          'O brasileiro faz família fácil. Paulo quer a igreja assim, com cuidado de verdade.',
      },
    ],
    quiet: {
      text: 'Lembre das mãos de uma pessoa idosa que cuidou de você: o que elas sabiam fazer?',
      bridge: 'O texto pergunta como se devolve esse cuidado. Leia com aquelas mãos na memória.',
    },
    complete: [
      {
        name: 'Mapa da minha casa grande',
        text: 'Complete: Para mim, … é como um pai. … é como uma mãe. … é como um irmão. Eu sou um pouco … para … . A cadeira vazia, que alguém poderia ocupar, é … .',
      },
      {
        name: 'Recompensar',
        text: 'Escreva: De quem me criou recebi … . Hoje essa pessoa precisa de … . Eu posso dar … . Não posso dar …, e vou pedir ajuda a … .',
      },
    ],
    challenges: [
      {
        do: 'Passe uma hora com alguém idoso que anda só e peça que conte uma história da juventude.',
        tell: 'a história, se a pessoa deixar.',
      },
      {
        do: 'Cuide de uma necessidade concreta de alguém da sua família que você vinha adiando.',
        tell: 'o que era e quanto tempo levou.',
      },
    ],
    children: {
      truth: 'Na família de Deus, a gente cuida um do outro.',
      to7: {
        story:
          'Dona Zilda morava sozinha. O marido dela tinha morrido, e ela não tinha filhos. Todo dia ela orava de manhã e de noite. Paulo escreveu uma carta a Timóteo, que cuidava da igreja: os velhinhos são como o seu papai. As velhinhas são como a sua mamãe. Os moços são seus irmãos, e as moças, suas irmãs. E quem está sozinha, como dona Zilda, a igreja cuida! Então bateram na porta: toc, toc! Era gente com sopa, com flor, com abraço. Dona Zilda riu: agora eu tenho uma família grande! E contou histórias até tarde.',
        activity:
          'Façam juntos um cartão ou uma ligação para alguém idoso, e perguntem do que brincava quando era criança.',
        questions: [
          'Por que dona Zilda estava sozinha?',
          'Quem bateu na porta dela?',
          'De que pessoa mais velha você pode cuidar?',
        ],
      },
      to12: {
        story:
          'Timóteo era moço e já cuidava da igreja de Éfeso. Como um rapaz fala com um senhor de setenta anos que errou? Paulo ensinou: nunca com grosseria; fale como falaria com o seu pai. Com as senhoras, como com a sua mãe. Com os da sua idade, como irmãos e irmãs, com todo respeito. Depois Paulo lembrou as viúvas. Naquele tempo não havia aposentadoria. Se a mulher perdia o marido, podia ficar sem pão. Então ele disse: se ela tem filhos e netos, que eles cuidem primeiro; é a hora de devolver o carinho que receberam, e Deus gosta disso. Se ela não tem ninguém, a igreja é a família dela. E quem eram essas mulheres? Gente que tinha criado crianças, recebido viajantes, ajudado quem sofria, passado noites orando. A igreja não dava esmola: honrava. Cuidar da própria família faz parte da fé, tanto quanto cantar.',
        activity:
          'Façam uma entrevista de cinco perguntas com uma pessoa idosa (a brincadeira, a escola, o susto, a comida, a oração) e contem no próximo encontro.',
        questions: [
          'Como Timóteo devia falar com cada idade?',
          'Quem cuida da viúva que tem filhos, e da que não tem?',
          'O que você poderia devolver a quem cuida de você?',
        ],
      },
      challenge: 'Ligue ou visite uma pessoa idosa e pergunte uma história dela.',
    },
    prayer:
      'Pai de uma família tão grande, ensina-nos a falar com cada um como quem fala em casa. Lembra-nos dos nossos que esperam, e de quem não tem ninguém que espere. Ouve as que oram noite e dia. Faz do nosso cuidado uma parte da nossa fé. Amém.',
    leader: {
      lost: 'Os versículos 11 a 15, sobre viúvas jovens, incomodam. Diga o contexto: a lista era um compromisso de vida com a igreja, e Paulo responde a um caso de Éfeso. O versículo 16 volta ao centro: que ninguém fique sem cuidado.',
      tender:
        'O versículo 8 pode esmagar quem está desempregado, quem cuida até a exaustão ou quem foi ferido pelos pais. Paulo fala de quem pode e abandona. Cuidar não obriga a voltar para perto de quem abusou. Abandono e maus-tratos de idosos se denunciam no Disque 100. Viúvas e viúvos da roda merecem atenção.',
      differ:
        'Alguns veem na lista de viúvas um serviço organizado de mulheres na igreja; outros, só a assistência a quem não tinha sustento. As palavras haver sido mulher de um marido são entendidas como casada uma vez só ou como fiel ao marido.',
    },
    comfort:
      'Deus escreveu numa carta o lugar de quem ficou só. A que espera nele e ora noite e dia não é esquecida. Se a sua casa ficou silenciosa, que alguém bata à porta; e, se puder, abra.',
    closing: 'Na casa de Deus, ninguém fica sem família.',
    words: [
      'honra as viuvas',
      'verdadeiramente viuvas',
      'viuvas',
      'nao repreendas ao idoso',
      'idosos como pais',
      'mocas como irmas',
      'nao cuida dos seus',
      'negou a fe',
      'pior que um incredulo',
      'pior que o infiel',
      'recompensar os seus pais',
      'sessenta anos',
    ],
  },
  {
    verses: '5:17-25',
    key: '5:17',
    title: 'Honra dobrada, justiça inteira',
    theme: 'como a igreja trata quem a lidera',
    themes: ['justica', 'fidelidade', 'servico', 'sabedoria'],
    idea: 'Quem lidera bem a igreja merece honra e sustento; quem é acusado merece justiça, sem boato e sem proteção; e ninguém deve ser posto nesse lugar com pressa.',
    context:
      'Depois de falar de idosos e viúvas, Paulo orienta Timóteo a respeito dos presbíteros, os que lideravam a igreja de Éfeso. Ali mestres ruins tinham feito estrago. Era preciso honrar os bons, ouvir com justiça as acusações, corrigir de verdade e escolher devagar os próximos.',
    retold: [
      {
        verses: '5:17-20',
        says: 'O presbítero que lidera bem merece honra dobrada, diz Paulo. Acusação contra ele, só com duas ou três testemunhas, e quem pecar seja repreendido diante de todos.',
      },
      {
        verses: '5:21-23',
        says: 'Paulo ordena que Timóteo não faça nada por favoritismo e não imponha as mãos com pressa. Diz também que tome um pouco de vinho, por causa do estômago.',
      },
      {
        verses: '5:24-25',
        says: 'Os pecados de uns são evidentes antes mesmo do juízo, e os de outros aparecem depois. As boas obras também se veem, e nada fica escondido.',
      },
    ],
    read: {
      verses: '5:17-25',
      how: 'Um versículo por pessoa. No 21, quem lê faz uma pausa e repete as palavras diante de Deus.',
    },
    observe: [
      {
        ask: 'O que merecem os presbíteros que lideram bem, e com que exemplos Paulo explica?',
        verses: '5:17-18',
        listen: 'Honra dobrada; o boi que debulha e o trabalhador digno do salário.',
      },
      {
        ask: 'Que cuidado se toma diante de uma acusação, e o que se faz com quem peca?',
        verses: '5:19-20',
        listen: 'Duas ou três testemunhas; repreender na presença de todos.',
      },
      {
        ask: 'Diante de quem Timóteo recebe essa ordem, e de que dois erros deve fugir?',
        verses: '5:21',
        listen: 'De Deus, de Cristo e dos anjos; preconceito e favoritismo.',
      },
      {
        ask: 'O que não se deve fazer às pressas, e por que o tempo ajuda?',
        verses: '5:22, 5:24-25',
        listen: 'Impor as mãos; pecados e boas obras acabam aparecendo.',
      },
    ],
    interpret: [
      {
        ask: 'Não atar a boca do boi que debulha: que bondade há nessa lei antiga, e o que ela diz de quem trabalha na palavra?',
        verses: '5:17-18',
        listen: 'Deus se importa até com o boi; quem alimenta também precisa comer.',
      },
      {
        ask: 'Paulo protege o líder da acusação solta e manda repreendê-lo diante de todos. Como as duas coisas são justas ao mesmo tempo?',
        verses: '5:19-20',
        listen: 'Nem boato que destrói, nem cargo que esconde.',
        follow: 'Para que lado a gente costuma pender?',
      },
      {
        ask: 'Por que lembrar de Deus, de Cristo e dos anjos justo na hora de julgar alguém conhecido?',
        verses: '5:21',
        listen: 'Amizade e antipatia entortam; há quem veja o coração.',
      },
      {
        ask: 'No meio de tudo isso, Paulo fala do estômago de Timóteo. O que esse detalhe revela sobre o jeito dele de cuidar?',
        verses: '5:23',
        listen: 'Quem cuida dos outros tem corpo; carinho no meio das regras.',
        follow: 'Quem cuida do estômago dos nossos líderes?',
      },
    ],
    live: [
      {
        ask: 'Quem ensinou a palavra a você com trabalho e capricho, e como essa pessoa sabe que fez bem?',
        listen: 'Um nome e um modo de honrar.',
      },
      {
        ask: 'O que você faz quando ouve uma acusação sobre alguém que lidera?',
        listen: 'Repassa, defende, pergunta, encaminha. O caminho justo.',
        follow: 'Onde, perto de nós, uma acusação séria seria ouvida?',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Com quem você é mais duro do que devia, e com quem é mais mole, só porque gosta ou não gosta?',
        listen: 'Favoritismo em casa, na classe, no trabalho.',
        for: ['young', 'teens', 'parents', 'couples'],
      },
      {
        ask: 'Você já recebeu, ou deu a alguém, uma responsabilidade cedo demais? O que o tempo teria mostrado?',
        listen: 'Aprender sem humilhar.',
        for: ['adults', 'young', 'elderly'],
      },
      {
        ask: 'O que ajudaria você a voltar a confiar em quem lidera, se essa confiança já quebrou?',
        listen: 'Escutar. Não pedir que confie hoje.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que obra boa de alguém, escondida por anos, você viu aparecer?',
        listen: 'O versículo 25 com rosto.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Que cuidado com o corpo você vem adiando por causa do serviço aos outros?',
        listen: 'Consulta, sono, comida, descanso.',
      },
    ],
    icebreakers: [
      {
        text: 'De que professor ou professora você nunca se esqueceu, e por causa de que detalhe?',
        bridge: 'Quem ensina bem deixa marca. Paulo diz o que a igreja deve a gente assim.',
      },
      {
        text: 'Irmão preferido, aluno preferido, neto preferido: na sua história, quem era, e como se percebia?',
        bridge: 'Preferência em família dá conversa. Na hora de julgar, Paulo não admite nenhuma.',
      },
    ],
    quiet: {
      text: 'Pense em alguém que carrega o peso de cuidar de outros. Como será que essa pessoa dormiu hoje?',
      bridge: 'Paulo pensou até no estômago de Timóteo. Leia pedindo justiça e carinho juntos.',
    },
    complete: [
      {
        name: 'Duas mãos da balança',
        text: 'Complete: Quando gosto da pessoa, eu desculpo … . Quando não gosto, eu reparo em … . Diante de Deus, de Cristo e dos anjos, vou tratar os dois … .',
      },
      {
        name: 'Bilhete de honra',
        text: 'Escreva a quem ensina ou lidera bem: O seu trabalho me ajudou quando … . Sei que custou … . Quero que você descanse de … . Pode contar comigo para … .',
      },
    ],
    challenges: [
      {
        do: 'Honre de um jeito concreto alguém que trabalha na palavra: uma refeição, uma folga, um conserto, uma carta.',
        tell: 'o que fez e o que a pessoa disse.',
      },
      {
        do: 'Durante sete dias, diante de qualquer acusação contra alguém, pergunte: quem viu? E, se for sério, a quem devemos levar isso?',
        tell: 'o que aconteceu com a conversa depois da pergunta.',
      },
    ],
    children: {
      truth: 'Deus é justo e quer que eu seja justo também.',
      to7: {
        story:
          'Timóteo cuidava da igreja e tinha muita coisa para resolver. Paulo mandou uma carta: Timóteo, há pessoas que ensinam e trabalham muito. Agradeça bastante! O boi que trabalha na roça pode comer do trigo, não pode? Quem trabalha também precisa do pão. E se alguém falar mal de uma delas? Não acredite correndo: pergunte quem viu. E se ela fez mesmo uma coisa errada? Aí tem que corrigir, mesmo que seja amiga sua. Seja justo com todos! E olhe, Timóteo, cuide da sua barriga, que anda doendo. Paulo era assim: queria tudo certo, e queria bem a Timóteo.',
        activity:
          'Façam um desenho de obrigado para quem conta as histórias de Jesus a vocês e entreguem com um abraço.',
        questions: [
          'O que Timóteo devia fazer por quem ensina?',
          'O que perguntar quando falam mal de alguém?',
          'A quem você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Imagine que você é o juiz do campeonato da escola, e o seu melhor amigo faz uma falta feia. Você apita? E se quem fez a falta é o menino de quem você não gosta? Timóteo, ainda moço, estava nessa situação na igreja de Éfeso. Paulo lhe escreveu três coisas. Primeira: quem lidera bem e ensina a palavra merece honra e o pão de cada dia; nem do boi que trabalha se fecha a boca. Segunda: se acusarem um líder, não vá atrás de boato; ouça duas ou três testemunhas. Mas se ele errou mesmo, corrija na frente de todos, sem proteger ninguém. Terceira: não escolha líderes com pressa, porque com o tempo aparece o que cada um é, o mal e o bem. E tudo isso sem favoritos, porque Deus está vendo. Se um adulto machucar você ou pedir segredo, conte logo a outro adulto em quem confia. Não precisa de testemunha para pedir ajuda.',
        activity:
          'Em trios, inventem uma cena de recreio com uma acusação; um é o juiz e só pode fazer perguntas. Troquem os papéis.',
        questions: [
          'O que merece quem lidera bem?',
          'Por que não se julga por boato?',
          'Quando é difícil para você ser justo?',
        ],
      },
      challenge: 'Quando falarem mal de alguém, pergunte: você viu mesmo?',
    },
    prayer:
      'Senhor, que vês o que ainda está escondido, obrigado por quem trabalha na tua palavra. Dá pão, descanso e saúde a quem cuida de nós. Livra-nos do boato e do favoritismo. Dá coragem a quem precisa contar o mal que sofreu, e justiça a quem o ouve. Amém.',
    leader: {
      lost: 'O salário de pastores e o copo de vinho de Timóteo podem tomar a noite. O vinho ali é remédio para o estômago. Fique com os três cuidados: honrar, julgar com justiça, escolher sem pressa.',
      tender:
        'Duas ou três testemunhas nunca foi regra para calar vítima. Abuso costuma não ter testemunha: quem o sofreu deve ser ouvido, protegido e levado a quem investiga (Disque 100, Ligue 180, polícia), e não só à igreja. Se alguém na roda foi ferido por um líder, fique do lado dessa pessoa.',
      differ:
        'As igrejas chamam e organizam os presbíteros de modos diferentes (padres, pastores, anciãos), e entendem a honra dobrada como salário, respeito ou os dois. Sobre o vinho, umas pedem abstinência e outras, moderação.',
    },
    comfort:
      'As boas obras não se podem esconder para sempre, nem as suas, que ninguém viu. E Deus, que julga sem favoritos, se importa também com o seu estômago, o seu sono, o seu cansaço.',
    closing: 'Honra para quem serve, justiça para todos.',
    words: [
      'presbiteros que lideram bem',
      'presbiteros',
      'honra dobrada',
      'dobrada honra',
      'boi que debulha',
      'trabalhador digno do seu salario',
      'duas ou tres testemunhas',
      'acusacao contra presbitero',
      'favoritismo',
      'imponhas as maos',
      'pouco de vinho',
      'por causa do teu estomago',
    ],
  },
  {
    verses: '6:6-19',
    key: '6:6',
    title: 'O lucro de estar contente',
    theme: 'o contentamento',
    themes: ['generosidade', 'trabalho', 'gratidao', 'ansiedade'],
    idea: 'O dinheiro promete segurança e fura quem o ama; lucro de verdade é Deus com contentamento, e quem tem bens foi feito rico para repartir e esperar no Deus vivo.',
    context:
      'Paulo termina a carta denunciando mestres que faziam da religião um meio de lucrar. Ele vira a palavra do avesso: há lucro, sim, mas é outro. Fala a quem quer ser rico, ao próprio Timóteo e, no fim (17 a 19), a quem já é: que não se ache melhor, não se apoie no incerto, seja generoso.',
    retold: [
      {
        verses: '6:6-8',
        says: 'Grande lucro, diz Paulo, é a devoção divina com contentamento. Nada trouxemos ao mundo e nada levaremos, e ter o que comer e vestir já basta.',
      },
      {
        verses: '6:9-10',
        says: 'Quem quer ser rico cai em armadilha. O amor ao dinheiro é raiz de todo tipo de males, e alguns se desviaram da fé e se feriram com muitas dores.',
      },
      {
        verses: '6:11-16',
        says: 'Paulo pede a Timóteo que fuja da cobiça, lute a boa luta da fé e guarde o mandamento até a aparição de Jesus, Senhor dos senhores.',
      },
      {
        verses: '6:17-19',
        says: 'Os ricos não esperem na riqueza incerta, mas no Deus vivo, que nos dá tudo. Façam o bem e sejam generosos, juntando um bom fundamento para o futuro.',
      },
    ],
    read: {
      verses: '6:6-17',
      how: 'Ponham no centro uma carteira fechada. Quem lê o 7 a deixa de lado; quem lê o 17 a abre.',
    },
    observe: [
      {
        ask: 'Qual é o grande lucro, e o que trouxemos e levaremos deste mundo?',
        verses: '6:6-7',
        listen: 'Devoção com contentamento; nada.',
      },
      {
        ask: 'O que acontece com os que querem ser ricos, e de que o amor ao dinheiro é raiz?',
        verses: '6:9-10',
        listen: 'Tentação, armadilha, afundam; de todos os tipos de males.',
      },
      {
        ask: 'De que Timóteo foge, o que segue e o que agarra?',
        verses: '6:11-12',
        listen: 'Foge disso; segue justiça, fé, amor, mansidão; agarra a vida eterna.',
      },
      {
        ask: 'O que se diz aos ricos, e o que Deus dá?',
        verses: '6:17',
        listen: 'Não soberbos, não esperar no incerto; ele dá tudo para alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Paulo não diz que o dinheiro é a raiz, mas o amor a ele. Como se percebe quando um virou o outro?',
        verses: '6:9-10',
        listen: 'Quando decide por nós, mente por nós, tira o sono e a gente.',
      },
      {
        ask: 'O que distingue o contentamento de quem simplesmente já desistiu?',
        verses: '6:6-8',
        listen: 'Vem de Deus por perto; luta por justiça sem ser dono da ansiedade.',
        follow: 'E quem nem tem o versículo 8, comida e roupa?',
      },
      {
        ask: 'Deus dá todas as coisas “para alegria”. Em que isso corrige tanto o apego como a cara fechada?',
        verses: '6:17',
        listen: 'Bens são presentes; agradecer, usar, repartir.',
      },
      {
        ask: 'Fugir, seguir, lutar, agarrar: por que tanta força nos verbos para falar de dinheiro?',
        verses: '6:11-12',
        listen: 'Ele puxa; não se vence só com boa intenção.',
      },
    ],
    live: [
      {
        ask: 'Qual é o número, a coisa ou a fase de que você diz: quando eu tiver isso, sossego?',
        listen: 'Riso; e o número que anda.',
      },
      {
        ask: 'Bet, aposta, promessa de dinheiro rápido: quem você conhece que se furou nisso, e o que ajudou a sair?',
        listen: 'Sem nomes; vício em jogo pede ajuda e alguém junto.',
        for: ['young', 'men', 'adults'],
      },
      {
        ask: 'Que coisa a propaganda convenceu você de que faltava, e passou?',
        listen: 'Tênis, celular; desejo com prazo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como vocês decidem quanto guardar, quanto gastar e quanto dar, e quem puxa para cada lado?',
        listen: 'Conversa com data; transparência.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com o que você já tem, a quem dá para ser rico em boas obras neste mês?',
        listen: 'Tempo, ofício, dinheiro; um nome.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Olhando a vida inteira, que lucro você teve que não passa por banco?',
        listen: 'Gente, paz, perdão, Deus.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'Igreja e dinheiro: que história azedou essa conversa para você?',
        listen: 'Ouça; o texto condena quem lucra com a fé.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior compra da sua vida, aquela que ainda mora no armário?',
        bridge: 'Paulo fala de desejos que furam. Começamos pelos que só ocupam espaço.',
      },
      {
        text: 'Com dez reais e uma hora, que tarde boa você monta?',
        bridge: 'Há quem seja rico com pouco. O texto chama a isso de grande lucro.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe os olhos pelo lugar onde está e pare em três coisas simples que bastam hoje.',
      bridge: 'É o começo do contentamento de que Paulo fala.',
    },
    complete: [
      {
        name: 'Extrato',
        text: 'Entrou nesta semana, sem dinheiro: … . Saiu: … . Saldo de alegria: … . Quero aplicar em: … (uma pessoa).',
      },
      {
        name: 'Fujo, sigo, agarro',
        text: 'Fujo de … (uma compra, um site, uma comparação). Sigo … (uma palavra do versículo 11). Agarro … .',
      },
    ],
    challenges: [
      {
        do: 'Fique uma semana sem comprar nada além do necessário e dê a alguém, em segredo, o que sobrou.',
        tell: 'qual vontade passou sozinha.',
      },
      {
        do: 'Cada noite, diga em voz alta três coisas que Deus deu para alegria naquele dia.',
        tell: 'a mais simples delas.',
      },
    ],
    children: {
      truth: 'Deus me dá o que preciso; eu reparto.',
      to7: {
        story:
          'O Tito queria um carrinho vermelho. Ganhou! Aí quis o azul. Ganhou! Aí quis o que acende. Nunca parava de querer, e ficava emburrado. A vizinha Bel tinha um carrinho só, sem uma roda. Ela ria, fazia rampa com caixa e dizia: obrigada, Deus! O Tito olhou. Por que ela está tão feliz? A Bel respondeu: porque Deus cuida de mim. Quer brincar? O Tito trouxe os carrinhos dele e deu o vermelho para ela. Ih, que gostoso! Paulo ensinou: a gente nasceu sem nada, Deus dá tudo com alegria, e é bom repartir!',
        activity:
          'Cada um escolhe um brinquedo bom para dar ou emprestar. Façam juntos uma rampa com caixas e brinquem agradecendo.',
        questions: [
          'Por que o Tito ficava emburrado?',
          'Por que a Bel era feliz?',
          'O que você pode repartir?',
        ],
      },
      to12: {
        story:
          'Faz-se de conta que um menino achou um balde mágico: tudo o que pusesse dentro ele podia guardar. Pôs figurinhas, moedas, jogos. Só que o balde tinha um furo, e nunca enchia. Mais!, dizia ele. Parou de brincar, parou de dormir, brigou com o amigo por uma moeda. Paulo escreveu a Timóteo sobre esse furo. Os que querem ser ricos, disse, caem em armadilha. O amor ao dinheiro é raiz de muita maldade, e gente que foi atrás dele se encheu de dores. Lucro grande é ter Deus e estar contente. Nada trouxemos quando nascemos, nada vamos levar. Ele não disse que ter coisas é feio. Disse que Deus nos dá tudo para alegria e que quem tem bastante deve ser generoso. O menino olhou o balde. Virou-o de cabeça para baixo, e a criançada da rua apareceu. Sentou em cima. Era um ótimo banquinho para contar histórias.',
        activity:
          'Furem um copo descartável e tentem enchê-lo. Depois escrevam num copo inteiro coisas que enchem de verdade: amizade, Deus, repartir.',
        questions: [
          'O que o balde tinha?',
          'Qual é o grande lucro?',
          'O que Deus já lhe deu para alegria?',
        ],
      },
      challenge: 'Dê algo bom seu a alguém e não conte a ninguém.',
    },
    prayer:
      'Rei dos reis, que nos dás tudo para alegria, solta a mão que aperta. Perdoa o amor que demos ao dinheiro. Cuida de quem hoje não tem o pão nem a roupa, e faz de nós a tua resposta. Sê tu a nossa esperança, que não oscila. Amém.',
    leader: {
      lost: 'Cai em crítica aos ricos, ou em aula de finanças. Perto de alguém, somos todos ricos: pergunte o que fazemos com isso. Termine lendo 18 e 19.',
      tender:
        'Pode haver desempregado, endividado ou viciado em jogo na roda. Não peça números. Contentamento não se prega a quem passa fome: reparta. Dívida tem conversa prática; compulsão por jogo tem grupo de apoio e CAPS; desespero, CVV 188.',
      differ:
        'Há cristãos que esperam de Deus prosperidade material como bênção e outros que acham isso contrário a este texto. Todos leem aqui o aviso contra amar o dinheiro e a ordem de repartir.',
    },
    comfort:
      'Mesmo de mãos vazias você chegou ao mundo amado, e assim sairá. No meio, Deus não calcula o seu valor por saldo.',
    closing: 'Contente com Deus e de mão aberta: esse é o lucro.',
    words: [
      'contentamento',
      'grande lucro',
      'amor ao dinheiro',
      'raiz de todos',
      'querem ser ricos',
      'nada trouxemos',
      'nada podemos levar',
      'incerteza das riquezas',
      'ricos desta era',
      'boa luta da fe',
      'bom combate da fe',
      'homem de deus',
      'ricos em boas obras',
      'generosos',
      'rei dos reis',
    ],
  },
]
