import type { BookPassages } from '../passage.ts'

export const PSA: BookPassages = [
  {
    verses: '1:1-6',
    key: '1:3',
    title: 'Raiz funda, folha verde',
    theme: 'a vida enraizada na Palavra',
    themes: ['palavra', 'sabedoria', 'santidade'],
    idea: 'Quem volta todos os dias à palavra de Deus vai criando raiz sem perceber, e um dia descobre que tem sombra e fruto para os outros.',
    context:
      'Este poema é a porta de entrada do livro dos Salmos: antes de cento e tantas orações, ele pergunta de onde a gente bebe. Numa terra quase sem chuva, as árvores que ficam verdes são as que crescem na beira da água. A lei de que ele fala é a instrução de Deus, que conta quem ele é e como viver.',
    retold: [
      {
        verses: '1:1-2',
        says: 'Feliz é quem não segue o conselho dos maus nem se senta com os que zombam, e tem prazer na Lei do Senhor, pensando nela de dia e de noite.',
      },
      {
        verses: '1:3',
        says: 'Quem medita na Lei do Senhor é como árvore plantada junto das águas: dá fruto no tempo certo, e suas folhas não caem.',
      },
      {
        verses: '1:4-6',
        says: 'Os maus são como a palha que o vento espalha e não ficarão de pé no julgamento. O Senhor conhece o caminho dos justos, e o dos maus se perde.',
      },
    ],
    read: {
      verses: '1:1-6',
      how: 'Dividam a sala em dois lados: um lê sobre a árvore (1-3), o outro sobre a palha (4-5). O 6 é de todos.',
    },
    observe: [
      {
        ask: 'Que três verbos de movimento aparecem no versículo 1, e o que vai acontecendo com a pessoa entre o primeiro e o último?',
        verses: '1:1',
        listen: 'Anda, para, senta: ela vai ficando cada vez mais à vontade.',
      },
      {
        ask: 'O que se diz da árvore: onde está, o que dá e quando?',
        verses: '1:3',
        listen: 'Plantada junto à água, dá fruto na estação dela, não o ano todo.',
      },
      {
        ask: 'Com que os maus são comparados, e o que basta para tirá-los do lugar?',
        verses: '1:4',
        listen: 'Palha: sem peso e sem raiz, qualquer vento decide por ela.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não fala em obrigação, e sim em “prazer”. O que transforma a leitura da Bíblia de dever em gosto?',
        verses: '1:2',
        listen: 'Tempo, companhia, encontro com quem fala; cada um tem o seu caminho.',
        follow: 'Em que época da vida isso foi mais verdade para você?',
      },
      {
        ask: 'Por que o fruto vem “a seu tempo”, e o que isso faz com a nossa pressa?',
        verses: '1:3',
        listen: 'Raiz trabalha escondida; há estação de nada aparecer.',
      },
      {
        ask: 'O que muda saber que o Senhor “conhece o caminho” de alguém, e não apenas o resultado?',
        verses: '1:6',
        listen: 'Conhecer aqui é acompanhar com cuidado.',
      },
    ],
    live: [
      {
        ask: 'De onde você tem bebido quando fica cansado: o que ouve, lê, assiste, repete na cabeça?',
        listen: 'Sem caça às bruxas; a pergunta é o que alimenta e o que só enche.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que conversa em grupo começou com você só passando e terminou com você sentado na roda?',
        listen: 'Fofoca, zoeira pesada, comentário na rede; ninguém precisa dar nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que os seus filhos veem você fazer com a Bíblia durante a semana?',
        listen: 'Pode ser quase nada; deixe que digam com honestidade.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que mais atrapalha quem está começando a ler a Bíblia, e que ajuda você gostaria de receber?',
        listen: 'Linguagem, por onde começar, vergonha de perguntar; anote.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que fruto só apareceu em você depois de muitos anos de raiz?',
        listen: 'Peça aos mais velhos que contem primeiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se nesta fase nada floresce, o que ajuda você a continuar perto da água?',
        listen: 'Não é falta de fé: é inverno; acolha.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual árvore marcou a sua infância? Vale a mangueira do quintal, a da escola ou aquela de onde você caiu.',
        bridge: 'O primeiro salmo põe diante de nós uma árvore e pergunta onde ela está plantada.',
      },
      {
        text: 'Você é do time que mata até cacto ou daquele que ressuscita planta do vizinho? Conte o caso mais grave.',
        bridge:
          'Planta não cresce por esforço: cresce por estar no lugar certo. O salmo fala disso.',
        for: ['adults', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Ponha a mão numa planta, numa mesa de madeira ou na casca de uma fruta. Sinta a textura um minuto, sem pensar em nada útil.',
      bridge: 'Aquilo levou anos para ficar assim. Leia o salmo no mesmo ritmo.',
    },
    complete: [
      {
        name: 'Raio-x da árvore',
        text: 'Desenhe uma árvore e escreva. Na raiz, de onde eu bebo: … No tronco, o que me mantém em pé: … Num galho, o fruto que outros já colhem em mim: … Num galho seco, o que espera a sua estação: …',
      },
      {
        name: 'Andar, parar, sentar',
        text: 'Termine as três frases sobre uma influência na sua vida: no começo eu só passava por… Depois parei porque… Hoje estou sentado e preciso de coragem para…',
      },
    ],
    challenges: [
      {
        do: 'Copie o versículo 3 num papel, ponha no espelho ou na geladeira e repita-o em voz baixa uma vez de manhã e uma à noite, por cinco dias.',
        tell: 'em que momento do dia o versículo voltou sozinho.',
      },
      {
        do: 'Saia de uma roda: silencie por sete dias um grupo ou perfil que só alimenta desprezo e use esse tempo para um salmo por dia.',
        tell: 'de que você sentiu falta e de que não sentiu.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'A palavra de Deus me faz crescer forte.',
      to7: {
        story:
          'Era uma vez uma arvorezinha plantada bem na beira do rio. O sol esquentava, e ela não secava. Sabe por quê? As raízes dela bebiam água debaixo da terra: glub, glub, glub! Ela cresceu, ficou com folhas verdes e deu frutas na hora certa. Os passarinhos vieram morar nela. Ali perto havia um montinho de palha bem sequinha. Veio o vento, fuuuu, e a palha voou para longe. Um poeta da Bíblia viu isso e disse: quem gosta de ouvir Deus é como a arvorezinha. A palavra de Deus é como água fresquinha para o coração. Todo dia um golinho!',
        activity:
          'As crianças se agacham como sementes. A cada frase da história que um adulto repete, bebem de mentirinha e crescem um pouco, até abrir os braços como galhos. No vento, balançam sem sair do lugar.',
        questions: [
          'Onde a arvorezinha estava plantada?',
          'O que aconteceu com a palha?',
          'Que história da Bíblia você quer ouvir nesta semana?',
        ],
      },
      to12: {
        story:
          'O livro dos Salmos começa com duas figuras. A primeira é uma árvore na beira do rio. Ninguém vê as raízes, mas elas estão sempre trabalhando, buscando água no escuro. Por isso, quando chega a seca, as folhas continuam verdes, e quando chega a hora, aparece o fruto. A segunda figura é a palha, aquela casquinha leve que sobra do trigo. Parece que se move muito, mas quem manda nela é o vento. O poeta diz que a gente escolhe de onde vai beber. Ele fala de alguém que primeiro só anda perto de quem zomba dos outros, depois para para escutar e, quando vê, já está sentado na roda, rindo também. A outra pessoa faz diferente: pensa na palavra de Deus de dia e de noite, como quem fica com uma música boa na cabeça. Devagar, sem fazer barulho, ela cria raiz.',
        activity:
          'Plantem feijões em algodão, uns com água e outros sem, e deem nome aos copos. Levem para casa ou observem no próximo encontro e comparem.',
        questions: [
          'O que significa ser levado como palha?',
          'Por que a parte mais importante da árvore não aparece?',
          'Que conversa você pode largar antes de sentar na roda?',
        ],
      },
      challenge: 'Regue uma planta todo dia e, enquanto rega, diga um versículo que você gosta.',
    },
    prayer:
      'Senhor, planta a gente perto da tua água. Dá-nos gosto pela tua palavra, paciência com as estações e fruto que sirva a alguém. Guarda-nos do vento que leva embora quem não tem raiz.',
    leader: {
      lost: 'O texto pode virar lista de nós, os bons, contra eles, os maus. Pergunte onde cada um se reconhece na árvore e na palha, porque todo mundo tem um pouco das duas.',
      tender:
        'A frase sobre prosperar fere quem trabalha direito e está desempregado ou doente. Diga que o salmo fala de uma vida que dá fruto, não de sucesso garantido, e que o próprio livro dos Salmos tem muito choro.',
    },
    comfort:
      'Árvore no inverno parece morta e não está. Se você hoje não tem folha nem fruto, basta ficar perto da água: o resto não depende da sua força.',
    closing: 'Ninguém viu a raiz crescer, mas todo mundo um dia descansou na sombra.',
    words: [
      'arvore',
      'ribeiro',
      'palha',
      'plantad',
      'raiz',
      'medita',
      'escarnec',
      'conselho dos',
      'bem aventurado',
      'fruto',
      'salmo 1',
    ],
  },
  {
    verses: '2:1-12',
    key: '2:12',
    title: 'O Rei que ninguém destrona',
    theme: 'confiar no Rei de Deus',
    themes: ['fe', 'justica', 'adoracao'],
    idea: 'Os poderosos conspiram e Deus não se assusta: ele já pôs o seu Rei, o Filho, e a melhor coisa que reis e gente comum podem fazer é confiar nele.',
    context:
      'Com o Salmo 1, este é a porta do livro. Provavelmente se cantava na posse de um rei em Jerusalém, hora em que povos vizinhos costumavam se rebelar. Os primeiros cristãos o oraram quando foram ameaçados (Atos 4:25-26) e viram no Filho ungido o próprio Jesus.',
    retold: [
      {
        verses: '2:1-3',
        says: 'As nações se agitam, e os reis da terra combinam contra o Senhor e contra o seu Ungido. Querem romper as cordas que os prendem.',
      },
      {
        verses: '2:4-9',
        says: 'Do céu, o Senhor ri e diz que já ungiu o seu Rei em Sião. O Ungido conta o que ouviu: ele é o Filho e receberá as nações por herança.',
      },
      {
        verses: '2:10-12',
        says: 'Os reis recebem um aviso: que sejam prudentes, sirvam ao Senhor com temor e beijem o Filho. Felizes são todos os que nele confiam.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Quatro leitores em quatro cantos: os povos (1-3), quem narra o céu (4-6), o Filho (7-9), o mensageiro (10-12). Todos repetem a última frase.',
    },
    observe: [
      {
        ask: 'Quem se junta contra quem, e o que eles querem romper?',
        verses: '2:1-3',
        listen: 'Reis e príncipes contra o Senhor e o seu Ungido; as amarras e cordas dele.',
      },
      {
        ask: 'Qual é a reação de Deus, e que anúncio ele faz?',
        verses: '2:4-6',
        listen: 'Ri, fala com ira, e diz que já ungiu o Rei em Sião.',
      },
      {
        ask: 'O que o Senhor disse ao Filho e o que lhe prometeu?',
        verses: '2:7-8',
        listen: 'Tu és meu Filho; as nações por herança.',
      },
      {
        ask: 'Que conselhos recebem os reis, e como acaba o salmo?',
        verses: '2:10-12',
        listen: 'Prudência, serviço, alegria com tremor; felizes os que confiam.',
      },
    ],
    interpret: [
      {
        ask: 'O governo de Deus é visto como corda que prende. De onde vem essa impressão, e o que a última frase responde?',
        verses: '2:3, 2:12',
        listen:
          'Achamos que liberdade é não ter Senhor; o salmo diz que feliz é quem se abriga nele.',
      },
      {
        ask: 'Rir dos que ameaçam é crueldade ou é sossego? O que muda na oração saber que o céu não está em pânico?',
        verses: '2:4',
        listen: 'Deus não é surpreendido; a gente pode orar sem desespero.',
        follow: 'Que notícia parece grande demais até para Deus?',
      },
      {
        ask: 'Jesus, o Filho, venceu apanhando e perdoando. Como isso ajuda a ler o cetro de ferro do versículo 9?',
        verses: '2:7-9',
        listen: 'O mal será mesmo quebrado; mas o caminho do Rei passou pela cruz.',
      },
    ],
    live: [
      {
        ask: 'Que poder deste mundo mais mexe com o seu sono: mercado, governo, patrão, violência?',
        listen: 'Sem disputa de partido; medo é medo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que corda de Deus você já quis arrebentar e depois descobriu que era cinto de segurança?',
        listen: 'Histórias com graça; também limites que faziam bem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se você manda em alguém, em casa ou no serviço, o que seria ser prudente e receber instrução?',
        listen: 'Autoridade que presta contas.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Alegria com tremor: em que momento da fé você sentiu as duas coisas ao mesmo tempo?',
        listen: 'Batismo, nascimento, ceia, uma noite de oração.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que ideia de rei, chefe ou pai atrapalha você a confiar no Rei deste salmo?',
        listen: 'Autoridades que machucaram; acolha.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Onde, nesta semana, você precisa lembrar que o trono não está vazio?',
        listen: 'Um lugar e uma hora concretos.',
      },
    ],
    icebreakers: [
      {
        text: 'Você foi coroado por vinte e quatro horas. Qual é o seu primeiro decreto, o mais bobo possível?',
        bridge:
          'O salmo de hoje tem decretos de verdade, e um rei que ninguém elegeu nem derrubou.',
      },
      {
        text: 'Contra qual regra da escola ou da casa você já organizou uma rebelião? Como terminou?',
        bridge: 'Rompamos as amarras, gritavam os reis. Vamos ver quem riu por último.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Abaixe o volume de tudo por dois minutos: notícia, notificação, televisão. Escute o que sobra.',
      bridge: 'Os povos se alvoroçam. No céu há alguém sentado. Leia sentado.',
    },
    complete: [
      {
        name: 'Manchete e trono',
        text: 'Escreva uma manchete que assusta você: … . Embaixo, a frase do salmo que responde: … . E a sua oração de uma linha: … .',
      },
      {
        name: 'Cordas',
        text: 'Complete: o que chamo de corda em Deus é … . O que essa corda já segurou em mim foi … . Hoje confio nele em … .',
      },
    ],
    challenges: [
      {
        do: 'Antes de ler notícias, por cinco dias, leia a última frase do salmo e ore por uma autoridade, mesmo uma de quem você não gosta.',
        tell: 'o que mudou na leitura das notícias.',
      },
      {
        do: 'Use bem, nesta semana, um poder pequeno que você tem: decida a favor de quem não pode pagar de volta.',
        tell: 'que poder era e como foi usá-lo assim.',
        for: ['adults', 'men', 'women', 'young'],
      },
    ],
    children: {
      truth: 'Jesus é o Rei, e eu confio nele.',
      to7: {
        story:
          'Era uma vez um monte de reis zangados. Eles bateram o pé: pum, pum! Ninguém manda na gente! Nem Deus! Fizeram reunião, cochicharam e franziram a testa. E Deus? Deus ficou com medo? Não! Deus ficou sentado no céu, tranquilo, porque ele é muito maior. E disse: eu já escolhi o meu Rei. Ele é meu Filho! Esse Rei é Jesus. Jesus não é um rei malvado: ele cura, abraça e perdoa. Então veio um recado para os reis zangados: parem de brigar, venham ser amigos do Filho! E o fim da canção é assim: feliz quem confia nele. Você confia?',
        activity:
          'Façam coroas de papel. Todos marcham zangados batendo o pé; ao sinal, tiram a coroa, põem no chão e dizem: Jesus é o Rei!',
        questions: [
          'O que os reis zangados queriam?',
          'Quem é o Rei que Deus escolheu?',
          'Como é o Rei Jesus?',
        ],
      },
      to12: {
        story:
          'Quando um rei novo era coroado, os povos vizinhos aproveitavam para se revoltar. O salmo conta uma revolta assim, só que contra Deus. Os reis dizem: vamos arrebentar as cordas dele! Eles pensavam que obedecer a Deus era viver amarrado. Lá no céu, Deus não treme nem corre. Ele já tinha o seu Rei e lhe disse: tu és meu Filho. Séculos depois, Jesus veio, e os poderosos se juntaram contra ele também. Parecia que tinham vencido, mas Deus o ressuscitou. Os primeiros cristãos, quando foram ameaçados, oraram com este salmo e ficaram corajosos. O salmo termina com um convite para os reis, e para nós: sejam sábios, sirvam ao Senhor com alegria, façam as pazes com o Filho. Porque são felizes todos os que confiam nele. As cordas de Deus, afinal, são como a corda de quem escala montanha: seguram.',
        activity:
          'Amarrem uma corda na cintura de um voluntário e deixem-no inclinar-se com segurança. Conversem: corda prende ou protege? Escrevam numa tira uma corda boa de Deus.',
        questions: [
          'O que os reis pensavam das cordas de Deus?',
          'Quem é o Filho e Rei do salmo?',
          'Que regra de Deus protege você?',
        ],
      },
      challenge: 'Quando ouvir uma notícia ruim, diga: Jesus é o Rei, eu confio nele.',
    },
    prayer:
      'Senhor que te assentas nos céus, o barulho aqui embaixo é grande. Obrigado pelo teu Filho, Rei que reina servindo. Dá juízo aos que mandam, e a nós, coração que se abriga em ti. Bem-aventurados os que confiam; inclui-nos entre eles.',
    leader: {
      lost: 'Facilmente vira discurso sobre governos atuais, com um lado no papel de vilão. O salmo avisa a todos os que mandam, inclusive os nossos. Volte à última linha: confiar.',
      tender:
        'Ira, cetro e fúria podem despertar medo em quem teve pai violento. Diga que a ira de Deus é contra o mal que esmaga gente, e que este Rei se deixou ferir. Se houver medo de alguém de casa agora: Disque 100, Ligue 180.',
      differ:
        'Uns entendem que o salmo falava primeiro do rei de Israel e só depois, em sentido pleno, de Jesus; outros o leem como profecia direta. Também se diverge sobre quando Cristo governará as nações, se já agora ou no seu retorno. Todos confessam que ele é o Rei.',
    },
    comfort:
      'O mundo pode tremer hoje, e o seu também. O trono não treme. A última palavra deste salmo não é fúria, é abrigo.',
    closing: 'Os reis passam de mão em mão; o Rei está sentado.',
    words: [
      'por que as nacoes',
      'se alvorocam',
      'se amotinam',
      'seu ungido',
      'rompamos',
      'se assenta nos ceus',
      'ungi meu rei',
      'tu es meu filho',
      'hoje te gerei',
      'cetro de ferro',
      'vara de ferro',
      'beijai o filho',
      'alegrai vos com tremor',
      'salmo 2',
    ],
  },
  {
    verses: '4:1-8',
    key: '4:8',
    title: 'Em paz me deito e durmo',
    theme: 'o descanso em Deus',
    themes: ['ansiedade', 'descanso', 'oracao'],
    idea: 'Antes que os problemas se resolvam, quem entrega a Deus a noite, a língua dos outros e a própria raiva pode dormir, porque só ele faz habitar seguro.',
    context:
      'É um salmo para o fim do dia, atribuído a Davi. Gente falava mal dele e muitos andavam desanimados, perguntando de onde viria o bem. Davi fala primeiro com Deus, depois com quem o difama e, por último, apaga a luz. Nada lá fora mudou entre o primeiro versículo e o último.',
    retold: [
      {
        verses: '4:1-3',
        says: 'O salmista clama e pede que Deus o ouça, como já o livrou na angústia. Aos que mancham a sua honra, avisa que o Senhor separou para si o fiel.',
      },
      {
        verses: '4:4-5',
        says: 'O salmista diz aos que o ouvem que podem se perturbar, mas não pecar. Que pensem em silêncio sobre a cama e confiem no Senhor.',
      },
      {
        verses: '4:6-8',
        says: 'Muitos perguntam quem lhes fará ver o bem. O salmista tem mais alegria do que eles com trigo e vinho, e se deita em paz, porque só o Senhor o guarda seguro.',
      },
    ],
    read: {
      verses: '4:1-8',
      how: 'Leiam com a luz baixa. Depois de cada “Selá”, que parece marcar uma pausa, respirem fundo duas vezes.',
    },
    observe: [
      {
        ask: 'Que favor antigo Davi lembra, antes de pedir outro?',
        verses: '4:1',
        listen: '“na angústia me deste livramento”. A memória abre a oração.',
      },
      {
        ask: 'O que andam fazendo com a honra dele, e do que essas pessoas gostam?',
        verses: '4:2',
        listen: 'Transformam em infâmia; amam a futilidade e a mentira.',
      },
      {
        ask: 'Que receita para a cama o versículo 4 dá a quem está perturbado?',
        verses: '4:4',
        listen: 'Não pecar, refletir no coração, calar-se.',
      },
      {
        ask: 'Comparem a alegria de Davi com a alegria da boa colheita: qual ganha?',
        verses: '4:7',
        listen: 'A do coração, mais que quando há trigo e vinho de sobra.',
      },
    ],
    interpret: [
      {
        ask: 'O salmo não diz para não ficar perturbado; diz o que não fazer com isso. Por que a cama é um bom lugar para calar?',
        verses: '4:4-5',
        listen: 'De noite tudo cresce; melhor entregar que responder.',
        follow: 'Que resposta sua teria sido melhor se esperasse a manhã?',
      },
      {
        ask: 'Muitos perguntam quem lhes mostrará o bem. Por que Davi responde pedindo luz no rosto, e não trigo no celeiro?',
        verses: '4:6-7',
        listen: 'O bem que procura é a presença, o olhar de Deus.',
      },
      {
        ask: 'O que a palavrinha “só”, no último versículo, tira das costas de quem vai dormir?',
        verses: '4:8',
        listen: 'Não sou eu quem segura o mundo de madrugada.',
      },
    ],
    live: [
      {
        ask: 'O que costuma se deitar com você: a conta, a conversa que faltou, o barulho do vizinho, o amanhã?',
        listen: 'Cada um escolhe o quanto diz. Insônia também é assunto de médico.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual é a última coisa que o seu olho vê antes de dormir, e o que ela faz com o seu coração?',
        listen: 'Quase sempre uma tela. Sem sermão; um trato possível.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando falaram mal de você, o que teria significado não pecar e calar por uma noite?',
        listen: 'Calar na cama não é aceitar calúnia para sempre.',
        for: ['singles', 'adults'],
      },
      {
        ask: 'Que assunto o casal poderia proibir depois das dez da noite?',
        listen: 'Dinheiro, sogra, trabalho. Combinar a hora certa dele.',
        for: ['couples'],
      },
      {
        ask: 'O que os seus filhos ouvem de você na hora de dormir?',
        listen: 'Uma frase boa, uma bênção, um salmo curto.',
        for: ['parents'],
      },
      {
        ask: 'A cama ficou grande ou a noite ficou comprida. Que parte deste salmo cabe às três da manhã?',
        listen: 'Não exigir paz. O versículo 1 também é oração.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que alegria você tem que nenhuma colheita compraria?',
        listen: 'Deixe demorar. A primeira resposta costuma ser pronta.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantos travesseiros, que lado da cama, meia ou sem meia: qual é o seu ritual sagrado de dormir?',
        bridge: 'Davi também tinha um ritual antes de apagar a lamparina, e está todo neste salmo.',
      },
      {
        text: 'Qual foi o lugar mais estranho em que você já pegou no sono?',
        bridge:
          'Dormir em qualquer lugar é um dom. Dormir no meio de um problema é o assunto de hoje.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Apoie a cabeça em algo macio e solte a testa, o queixo, as mãos.',
      bridge: 'Leia como quem já escovou os dentes e só falta entregar o dia.',
    },
    complete: [
      {
        name: 'Bilhete no travesseiro',
        text: 'Escreva para deixar ao lado da cama: hoje me doeu … . Não vou resolver agora … . Senhor, fica com … . Porque só tu … .',
      },
      {
        name: 'Duas colheitas',
        text: 'De um lado, o que eu acho que me faria dormir bem: … . Do outro, o que Deus já pôs no meu coração: … .',
      },
    ],
    challenges: [
      {
        do: 'Durante quatro noites, deixe o telefone fora do alcance da cama e leia o versículo 8 em voz alta.',
        tell: 'em qual das quatro dormiu melhor e em qual foi mais difícil.',
      },
      {
        do: 'Segure até de manhã uma resposta que você queria dar à noite e releia antes de enviar.',
        tell: 'o que mudou no texto, ou se ele nem foi enviado.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim enquanto eu durmo.',
      to7: {
        story:
          'Era noite. Davi já ia dormir, mas estava com o coração apertado. Umas pessoas tinham falado coisas feias dele. Ele podia sair gritando. Mas o que fez? Deitou na cama, ficou quietinho e conversou com Deus. Deus, escuta a minha oração! O senhor já me ajudou antes. Ilumina a gente com o seu rosto! E o coração de Davi foi ficando alegre, mais alegre do que em dia de comida gostosa e festa. Aí ele bocejou e disse: em paz eu me deito e durmo, porque Deus me guarda. E dormiu.',
        activity:
          'Deitem todos no tapete, com uma almofada, e digam juntos, cada vez mais baixinho: em paz me deito e durmo. No fim, só respirem.',
        questions: [
          'Por que o coração de Davi estava apertado?',
          'O que ele fez na cama?',
          'O que você quer contar a Deus hoje à noite?',
        ],
      },
      to12: {
        story:
          'Às nove e meia, a Júlia leu no grupo da turma uma mentira sobre ela. O dedo já estava pronto para escrever uma pior. A tia, que passava com a toalha no ombro, disse: conhece a regra do Davi? Davi era rei, e também falavam mal dele. À noite, ele escreveu um salmo: fiquem bravos, mas não façam o mal; pensem no coração, deitados na cama, e fiquem quietos. Depois confiem no Senhor. Ele não fingiu que não doía. Contou tudo a Deus, lembrou que já tinha sido ajudado outras vezes e pediu: ilumina a gente com o teu rosto. E disse que a alegria que Deus punha no coração dele era maior que a de uma colheita enorme. Só então veio a última linha: em paz me deito e durmo. A Júlia guardou o celular na sala. De manhã, contou à mãe e à professora, e a resposta que mandou foi curta e verdadeira.',
        activity:
          'Decorem uma caixinha de dormir para o quarto: antes de deitar, cada um põe nela um papel com o que o preocupa.',
        questions: [
          'Qual era a regra de Davi para a hora da raiva?',
          'O que mudou da noite para a manhã, na história da Júlia?',
          'A quem você pode contar quando mentem sobre você?',
        ],
      },
      challenge: 'Antes de dormir, conte a Deus uma coisa boa e uma difícil do dia.',
    },
    prayer:
      'Senhor, já nos livraste antes; ouve-nos também agora. Recebe o que falaram de nós, o que não deu tempo, o que só amanhã se resolve. Levanta sobre nós a luz do teu rosto. Em paz nos deitamos, porque só tu nos fazes habitar seguros. Amém.',
    leader: {
      lost: 'Dicas de sono tomam conta da conversa. Elas são boas, mas o salmo pergunta em quem se confia de olhos fechados.',
      tender:
        'Para quem vive com um agressor, a noite não é segura, e este salmo não pede que fique ali. Diga com clareza: Deus quer você em segurança; Ligue 180 ou 190. Insônia e angústia que não passam pedem médico; CVV 188 atende de madrugada.',
      differ:
        'A frase do versículo 4 também é traduzida como irai-vos e não pequeis. As duas leituras falam de algo forte por dentro que não precisa virar pecado.',
    },
    comfort:
      'Se hoje você não dormir, não falhou. O salmo pode ser lido acordado: quem guarda não depende de você fechar os olhos.',
    closing: 'Apague a luz. Alguém fica de guarda.',
    words: [
      'em paz me deito',
      'em paz tambem me deitarei',
      'deito e durmo',
      'me fazes habitar seguro',
      'luz de teu rosto',
      'quem nos fara ver o bem',
      'quem nos mostrara o bem',
      'irai vos e nao pequeis',
      'refleti em vosso coracao',
      'trigo e o vinho',
      'salmo quatro',
    ],
  },
  {
    verses: '8:1-9',
    key: '8:4',
    title: 'Pequeno e coroado',
    theme: 'o valor de ser gente',
    themes: ['criacao', 'identidade', 'adoracao'],
    idea: 'O Deus que fez a lua com os dedos se lembra de cada pessoa: somos pequenos, somos coroados, e recebemos o mundo para cuidar em nome dele.',
    context:
      'É um hino para cantar de noite, com o céu aberto. Começa e acaba com a mesma exclamação, como quem abre e fecha uma moldura (8:1 e 8:9). No meio dela está uma pergunta que qualquer um já fez olhando estrelas. Séculos depois, a carta aos Hebreus (2:6-9) leu nela o caminho de Jesus.',
    retold: [
      {
        verses: '8:1-2',
        says: 'O salmista exalta o nome de Deus em toda a terra. Da boca das crianças que ainda mamam, Deus tira força para calar o inimigo.',
      },
      {
        verses: '8:3-5',
        says: 'Olhando os céus, a lua e as estrelas, o salmista pergunta o que é o ser humano, para Deus se lembrar dele e o coroar de glória e honra.',
      },
      {
        verses: '8:6-9',
        says: 'Deus pôs debaixo dos pés do ser humano as ovelhas, os bois, as aves e os peixes. Por isso o salmista volta a louvar o nome do Senhor.',
      },
    ],
    read: {
      verses: '8:1-9',
      how: 'Se der, leiam do lado de fora ou com a luz apagada. Todos dizem o 1 e o 9; no meio, uma criança ou a pessoa mais jovem lê do 3 ao 5.',
    },
    observe: [
      {
        ask: 'Que frase abre e fecha o salmo, e o que ela diz que é excelente?',
        verses: '8:1, 8:9',
        listen: 'O nome de Deus sobre toda a terra: adoração nas duas pontas.',
      },
      {
        ask: 'De quem Deus tira força para calar o inimigo?',
        verses: '8:2',
        listen: 'Da boca de crianças e bebês: os mais fracos.',
      },
      {
        ask: 'Com que parte da mão Deus fez o céu, segundo o poeta, e o que ele vê lá?',
        verses: '8:3',
        listen: 'Obra de dedos, trabalho fino; a lua e as estrelas.',
      },
      {
        ask: 'O que Deus fez pelo ser humano nos versículos 4 a 6?',
        verses: '8:4-6',
        listen: 'Lembra, visita, coroa, põe para dominar as obras dele.',
      },
    ],
    interpret: [
      {
        ask: 'O céu faz o poeta sentir-se pequeno, e ele não se sente um nada. O que segura essa diferença?',
        verses: '8:3-4',
        listen: 'Quem fez tudo se lembra dele; o valor vem de ser lembrado.',
        follow: 'Quando o céu fez você se calar pela última vez?',
      },
      {
        ask: 'Se a coroa foi posta por Deus, quem tem poder de tirá-la de uma pessoa pobre, doente ou muito velha?',
        verses: '8:5',
        listen: 'Ninguém; a dignidade não depende do que se produz.',
      },
      {
        ask: 'Dominar “as obras de tuas mãos” é licença para gastar ou encargo de zelar? O que o texto sugere?',
        verses: '8:6-8',
        listen: 'As obras continuam sendo dele; domina-se como quem presta contas.',
      },
    ],
    live: [
      {
        ask: 'Em que ambiente tratam você como número, crachá ou senha, e o que este salmo diria ali?',
        listen: 'Trabalho, hospital, fila; dignidade lembrada.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Espelho, curtida e comentário dão e tiram coroa o dia inteiro. Que coroa você tem aceitado que não veio de Deus?',
        listen: 'Aparência, popularidade; delicadeza com quem sofre com o corpo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que frase de criança já ensinou você a adorar?',
        listen: 'Histórias engraçadas e fundas; a força que sai da boca dos pequenos.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Quem, perto de nós, é coroado por Deus e tratado como se não fosse?',
        listen: 'Morador de rua, porteiro, pessoa com deficiência; um gesto possível.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que bicho, planta ou pedaço de rua foi posto perto da sua mão para você zelar?',
        listen: 'O cuidado da criação começa no quintal.',
      },
      {
        ask: 'Em que noite ou lugar você suspeitou que havia alguém atrás das estrelas?',
        listen: 'Deixe a pessoa contar sem concluir por ela.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que te lembres dele, diz o poeta. O que muda na saudade pensar que Deus também se lembra de quem você ama?',
        listen: 'A lembrança não depende só de nós.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o céu mais bonito da sua vida: na roça, na praia, na laje, num apagão? Com quem você estava?',
        bridge: 'Alguém deitou de costas numa noite dessas e escreveu um salmo.',
      },
      {
        text: 'Se as estrelas aceitassem sugestões de nome, que nome você daria à mais brilhante, e por quê?',
        bridge: 'O poeta não deu nome às estrelas. Ele perguntou por que Deus sabia o nome dele.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe as pontas dos seus dedos bem de perto: as linhas não se repetem em ninguém. Depois olhe o céu, qualquer pedaço.',
      bridge: 'Obra de dedos, diz o salmo, falando da lua. E depois fala de você.',
    },
    complete: [
      {
        name: 'Moldura',
        text: 'Escreva em cima e embaixo da folha a primeira frase do salmo. No meio, complete: quando vejo … , eu pergunto … , e lembro que Deus me … .',
      },
      {
        name: 'Coroas',
        text: 'Desenhe uma coroa. Dentro, o que Deus diz de você neste salmo. Fora, as coroas emprestadas que você usa para ser aceito: … .',
      },
    ],
    challenges: [
      {
        do: 'Numa noite desta semana, olhe o céu por cinco minutos e diga o salmo em voz alta para ele, sem fotografar.',
        tell: 'que verso soou diferente lá fora.',
      },
      {
        do: 'Aprenda e use o nome de três pessoas que servem você e quase ninguém chama pelo nome.',
        tell: 'como elas reagiram ao ouvir o próprio nome.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    children: {
      truth: 'Deus fez as estrelas e se lembra de mim.',
      to7: {
        story:
          'Era noite. O céu estava cheinho de estrelas: pisca, pisca! Davi deitou na grama e olhou. Uau! A lua parecia um queijo brilhante. Deus fez tudo isso com os dedos, pensou Davi, como a gente faz bolinha de massinha. Aí Davi olhou para a mão dele. Era tão pequenininha perto do céu! Será que Deus lembra de mim? Lembra, sim! Davi descobriu que Deus conhece cada pessoa e põe nela uma coroa de carinho. E ainda disse: cuida para mim das ovelhas, dos bois, dos passarinhos e dos peixes? Davi ficou tão feliz que cantou: Deus, como é lindo o seu nome na terra inteira!',
        activity:
          'Façam bolinhas de massinha como planetas e estrelas, depois uma coroa de papel para cada criança, com a frase: Deus lembra de mim.',
        questions: [
          'O que Davi viu no céu?',
          'Deus se lembra de quem?',
          'De que bicho ou planta você pode cuidar?',
        ],
      },
      to12: {
        story:
          'Imagine uma noite sem luz elétrica, com o céu tão cheio que quase não sobra escuro. Davi olhava para cima e fazia contas: a lua, as estrelas, tudo obra dos dedos de Deus, um trabalho fininho. Então lhe veio uma pergunta: no meio disso tudo, o que é uma pessoa? Por que Deus se lembraria de alguém tão pequeno? Ele podia ter respondido: não sou nada. Mas respondeu outra coisa: tu nos coroaste de glória e honra! Cada pessoa, de qualquer cor, idade ou jeito, recebeu essa coroa que ninguém vê. E junto veio uma tarefa: cuidar das ovelhas, dos bois, das aves, dos peixes. Não como donos, porque continua tudo sendo de Deus. Como cuidadores. E sabe quem louva a Deus nesse salmo com muita força? As crianças pequenas. Davi terminou do jeito que começou: como é excelente o teu nome em toda a terra!',
        activity:
          'Escolham um pedaço do mundo perto de vocês (canteiro, praça, bicho) e combinem um turno de cuidado para a semana, com nome e dia.',
        questions: [
          'Que pergunta Davi fez olhando o céu?',
          'O que é a coroa que Deus põe em cada pessoa?',
          'Quem é tratado sem respeito na escola, e como lembrar que tem coroa?',
        ],
      },
      challenge: 'Olhe o céu à noite com um adulto e diga a Deus uma coisa linda que ele fez.',
    },
    prayer:
      'Senhor nosso, que excelente é o teu nome! Os teus dedos fizeram a lua, e mesmo assim te lembras da gente. Ajuda-nos a não pisar na coroa de ninguém, nem a duvidar da nossa. E que as tuas obras fiquem melhores por terem passado pela nossa mão.',
    leader: {
      lost: 'O grupo pode gastar o tempo com astronomia ou com o que são os seres divinos do versículo 5 (algumas Bíblias dizem anjos, outras Deus). O coração do salmo é a pergunta do 4. Volte a ela.',
      tender:
        'Quem foi humilhado muitas vezes não acredita em coroa. Não insista; chame a pessoa pelo nome e peça a opinião dela. Se aparecer relato de maus-tratos a criança ou idoso, o Disque 100 orienta e recebe denúncia.',
    },
    comfort:
      'Você pode estar se sentindo do tamanho de um grão. O poeta também se sentiu, e foi aí que descobriu que era lembrado. Não precisa brilhar hoje. Quem fez as estrelas sabe onde você mora.',
    closing: 'O céu é enorme, e mesmo assim Deus sabe o seu nome.',
    words: [
      'quao excelente',
      'quao magnifico',
      'obra de teus dedos',
      'obra dos teus dedos',
      'lua e as estrelas',
      'que e o ser humano',
      'que e o homem',
      'te lembres dele',
      'coroaste',
      'boca das criancas',
      'um pouco menor',
      'salmo 8',
    ],
  },
  {
    verses: '13:1-6',
    key: '13:5',
    title: 'Até quando?',
    theme: 'a oração de quem não aguenta mais',
    themes: ['sofrimento', 'espera', 'oracao', 'esperanca'],
    idea: 'Quem pergunta a Deus até quando ainda está falando com ele; e é nessa conversa franca que a confiança, ferida, volta a respirar.',
    context:
      'É um dos lamentos de Davi, e dos mais curtos. Quase metade dos salmos são assim: reclamação dita na cara de Deus. Não sabemos qual era o aperto; há um inimigo, tristeza o dia todo e medo de morrer. Entre o versículo 4 e o 5 nada muda por fora.',
    retold: [
      {
        verses: '13:1-2',
        says: 'O salmista pergunta até quando o Senhor vai esquecê-lo e esconder o rosto, e até quando o inimigo ficará por cima dele.',
      },
      {
        verses: '13:3-4',
        says: 'O salmista pede que Deus responda e ilumine seus olhos, para não adormecer na morte nem ouvir o inimigo dizer que venceu.',
      },
      {
        verses: '13:5-6',
        says: 'Apesar de tudo, o salmista confia na bondade leal do Senhor. Seu coração se alegrará, e ele cantará, porque Deus lhe tem feito muito bem.',
      },
    ],
    read: {
      verses: '13:1-6',
      how: 'Cada “Até quando” por uma voz diferente, de lugares diferentes da sala. O 3 e o 4, uma voz. O 5 começa baixo e termina, no 6, um pouco mais alto.',
    },
    observe: [
      {
        ask: 'Quantas vezes ele pergunta até quando, e contra quem aponta cada pergunta?',
        verses: '13:1-2',
        listen: 'Quatro no texto; Deus que esquece e se esconde, a própria alma, o inimigo.',
      },
      {
        ask: 'O que exatamente ele pede, e do que tem medo?',
        verses: '13:3-4',
        listen: 'Atende-me, responde, ilumina os olhos. Morrer, ver o inimigo rir.',
      },
      {
        ask: 'Que palavra abre o versículo 5, e que três coisas ele diz dali até o fim?',
        verses: '13:5-6',
        listen: 'Mas. Confio, o coração se alegrará, cantarei.',
      },
    ],
    interpret: [
      {
        ask: 'Ele diz que Deus o esqueceu, e chama esse mesmo Deus de “meu Deus”. Como as duas coisas cabem na mesma boca?',
        verses: '13:1, 13:3',
        listen: 'Só reclama assim quem ainda pertence.',
        follow: 'O que seria pior do que reclamar?',
      },
      {
        ask: 'A alegria do versículo 5 está no futuro: “se alegrará”. Por que ele não finge que já chegou?',
        verses: '13:5-6',
        listen: 'Confiança não é estar contente; é contar com Deus.',
      },
      {
        ask: 'Nada aconteceu entre o 4 e o 5. O que, então, pode ter virado dentro dele?',
        verses: '13:4-6',
        listen: 'Falou tudo; lembrou-se da bondade; ouviu a si mesmo orar.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu até quando, se puder dizê-lo em duas palavras?',
        listen: 'Emprego, filho, exame. Duas palavras bastam; ninguém comenta.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Esperar resposta no celular já é ruim. Como é, para você, esperar resposta de Deus?',
        listen: 'Visualizou e não respondeu? Deixem rir e depois aprofundem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que ensinaram a você sobre reclamar com Deus: pode, não pode, é pecado?',
        listen: 'Davi pôde. O salmo virou canto do povo.',
        for: ['long-believers', 'new-believers', 'visitors'],
      },
      {
        ask: 'Que espera vocês dois carregam calados, cada um do seu lado da cama?',
        listen: 'Não é preciso contar ao grupo: contem um ao outro.',
        for: ['couples'],
      },
      {
        ask: 'Olhando para trás, em que até quando a resposta demorou, e o que segurou você no meio?',
        listen: 'Quem ainda espera ouve melhor quem esperou.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'Quando um filho pergunta até quando vai doer, o que dá para dizer sem mentir?',
        listen: 'Não sei, e estou aqui.',
        for: ['parents', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a espera mais longa da sua vida por uma coisa boba: fila, entrega, elevador, cabelo crescer?',
        bridge:
          'A gente perde a paciência com pouco. Davi esperava por muito, e contou isso a Deus.',
      },
      {
        text: 'Que frase a sua família repete quando alguém está com pressa?',
        bridge: 'Davi repete quatro vezes a mesma frase. Vamos escutá-la.',
        for: ['parents', 'teens', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe o ponteiro dos segundos, ou conte devagar, por um minuto inteiro. Sinta como é comprido.',
      bridge: 'Quem sofre conta minutos assim. Leia o salmo nesse passo.',
    },
    complete: [
      {
        name: 'Seis versículos meus',
        text: 'Escreva o seu salmo. Até quando … ? Até quando … ? Atende-me em … . Tenho medo de … . Mas eu … . Cantarei … (se der; se não der, deixe em branco).',
      },
      {
        name: 'A palavra mas',
        text: 'Numa folha, escreva acima da linha o que dói: … . Desenhe no meio um MAS do tamanho que couber hoje. Embaixo, uma coisa da bondade de Deus que você ainda lembra: … .',
      },
    ],
    challenges: [
      {
        do: 'Reclame com Deus em voz alta, num lugar em que ninguém ouça, e fique ali até aparecer um mas, ou até cansar.',
        tell: 'só se o mas apareceu; o resto é entre você e ele.',
      },
      {
        do: 'Escolha alguém que espera há muito tempo e mande-lhe toda noite uma só frase: ainda estou orando com você.',
        tell: 'o que essas noites fizeram com vocês dois.',
      },
    ],
    children: {
      truth: 'Posso contar a Deus que estou triste, e ele me ama.',
      to7: {
        story:
          'Davi estava triste. Muito triste. Ele olhou para o céu e perguntou: até quando, Deus? Até quando vou ficar assim? O senhor esqueceu de mim? Será que a gente pode falar desse jeito com Deus? Pode! Deus não ficou bravo. Davi contou tudo: o medo, o choro, as pessoas que o tratavam mal. E pediu: Deus, olha para mim! Acende uma luz nos meus olhos! Então lembrou: Deus é bom. Eu confio nele. E disse: vou cantar de novo, porque Deus me faz bem. A tristeza não foi embora na hora. Mas Davi não estava sozinho.',
        activity:
          'Desenhem dois rostos num prato de papel, um triste e um alegre, de cada lado. Virem o prato e contem a Deus sobre os dois.',
        questions: [
          'O que Davi perguntou a Deus?',
          'Deus ficou bravo com a pergunta?',
          'O que você quer contar a Deus quando está triste?',
        ],
      },
      to12: {
        story:
          'O gesso do Artur ia ficar mais trinta dias. Na primeira semana, ele aguentou. Na segunda, gritou no travesseiro: até quando? A mãe, em vez de mandar parar, abriu a Bíblia num salmo que grita a mesma coisa. Até quando te esquecerás de mim, Senhor? Para sempre? Até quando vou ter tristeza o dia inteiro? O Artur levantou a cabeça: pode falar assim com Deus? Davi falou, disse ela, e está aqui para a gente falar também. No meio do salmo, ele pede: olha para mim, responde, ilumina os meus olhos. E no fim, sem que nada tenha mudado lá fora, ele diz: mas eu confio na tua bondade; o meu coração ainda vai se alegrar; vou cantar. Ele não disse que já estava alegre. Disse que ia ficar. O Artur escreveu no gesso: até quando? E embaixo, menor: mas eu confio.',
        activity:
          'Cada um escreve um salmo de seis linhas: duas perguntas, um pedido, um medo, um mas e um canto.',
        questions: [
          'Por que a mãe não mandou o Artur parar?',
          'O que mudou entre o começo e o fim do salmo?',
          'Qual é a sua pergunta para Deus?',
        ],
      },
      challenge: 'Quando estiver triste, conte a Deus com palavras suas, sem esconder.',
    },
    prayer:
      'Até quando, Senhor? Tu conheces a pergunta de cada um aqui. Não nos deixes sozinhos com ela. Ilumina os nossos olhos. Mas nós confiamos na tua bondade; e o coração que hoje não canta, guarda-o até que cante. Amém.',
    leader: {
      lost: 'A pressa de chegar ao versículo 5. Fique nos quatro primeiros mais tempo do que é confortável.',
      tender:
        'Quem diz não aguento mais pode estar dizendo algo sério. Pergunte com calma se pensa em morrer. Se sim, não deixe a pessoa só, tire de perto o que oferece perigo e procurem ajuda juntos: CVV 188, SAMU 192.',
    },
    comfort:
      'O salmo cabe inteiro em você, mesmo que você ainda só consiga os dois primeiros versículos. Eles já são Bíblia.',
    closing: 'Até quando? Não sabemos. Com quem? Sabemos.',
    words: [
      'ate quando',
      'ate quando senhor',
      'te esqueceras de mim',
      'esconderas de mim o teu rosto',
      'esconderas de mim teu rosto',
      'ilumina meus olhos',
      'ilumina os meus olhos',
      'adormeca na morte',
      'confio em tua leal bondade',
      'na tua benignidade',
      'preocupacoes em minha alma',
      'salmo treze',
    ],
  },
  {
    verses: '15:1-5',
    key: '15:2',
    title: 'Quem mora perto de Deus',
    theme: 'a integridade do dia a dia',
    themes: ['santidade', 'lingua', 'fidelidade', 'justica'],
    idea: 'Perto de Deus se mora com gente: a fé que habita na tenda dele aparece na boca, na palavra cumprida e no jeito de tratar o próximo e o dinheiro.',
    context:
      'Parece o diálogo de um peregrino na entrada do santuário: ele pergunta quem pode morar ali. A resposta surpreende: não fala de sacrifícios nem de festas, e sim de conversas, juramentos e empréstimos. O salmo pergunta por hóspede de Deus, não por visita apressada.',
    retold: [
      {
        verses: '15:1-3',
        says: 'O salmista pergunta ao Senhor quem morará em sua tenda. É quem anda em integridade, fala a verdade de coração e não faz mal ao companheiro.',
      },
      {
        verses: '15:4-5',
        says: 'Quem mora com o Senhor cumpre o que jurou, mesmo com prejuízo, não empresta a juros nem aceita suborno contra o inocente. Quem faz assim nunca se abalará.',
      },
    ],
    read: {
      verses: '15:1-5',
      how: 'Um pergunta o versículo 1 e se cala. Os outros respondem, uma frase por pessoa, sem pressa. No fim, repitam a pergunta em silêncio.',
    },
    observe: [
      {
        ask: 'Que duas perguntas abrem o salmo?',
        verses: '15:1',
        listen: 'Quem morará na tenda, quem habitará no monte.',
      },
      {
        ask: 'Quantas atitudes da lista têm a ver com a boca?',
        verses: '15:2-4',
        listen: 'Fala a verdade, não murmura, não aceita insulto, cumpre o juramento.',
      },
      {
        ask: 'O que ele faz quando o juramento sai caro?',
        verses: '15:4',
        listen: 'Não muda, ainda que se prejudique.',
      },
      {
        ask: 'Que dois pecados com dinheiro o texto recusa, e qual é a promessa final?',
        verses: '15:5',
        listen: 'Juros sobre o necessitado e suborno; nunca se abalará.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o retrato de quem mora com Deus trata quase só de como se lida com os outros?',
        verses: '15:2-3',
        listen: 'Quem vive perto dele pega o jeito da casa; não há fé sem próximo.',
      },
      {
        ask: 'Falar a verdade “de seu coração” é mais do que não mentir. O que acrescenta?',
        verses: '15:2',
        listen: 'Ser um só por dentro e por fora; verdade consigo mesmo.',
        follow: 'Em que lugar você é mais inteiro?',
      },
      {
        ask: 'Lendo a lista com honestidade, ninguém passa. Como Jesus muda a pergunta de quem pode entrar?',
        verses: '15:1-5',
        listen:
          'Ele é o único inteiro e nos leva para morar com ele; depois a vida vai pegando a forma da casa.',
      },
    ],
    live: [
      {
        ask: 'Que promessa saiu mais caro do que você imaginava, e o que ela fez com você?',
        listen: 'Custo e dignidade; também as que foram quebradas.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Quando o assunto do grupo é quem não está, qual costuma ser o seu papel: começo, eco ou freio?',
        listen: 'Não aceitar insulto contra o próximo é ser freio.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Jeitinho, nota fria, favor por fora: em que ponto do seu trabalho a integridade dói no bolso?',
        listen: 'Pressões reais; o grupo pode sustentar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que os de casa veem em você que a igreja não vê?',
        listen: 'Para o bem e para o mal; devagar.',
        for: ['long-believers', 'parents', 'elderly'],
      },
      {
        ask: 'A quem você empresta tempo, ferramenta ou dinheiro, e o que espera de volta?',
        listen: 'Juros escondidos: gratidão eterna, controle.',
        for: ['singles', 'elderly', 'adults'],
      },
      {
        ask: 'Quando alguém da igreja não cumpriu o que disse, o que isso fez com a sua vontade de crer, e o que gostaria de ver?',
        listen: 'Escute e reconheça; sem defesa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que regra da casa um hóspede seu precisa conhecer antes de passar a primeira noite?',
        bridge: 'Alguém perguntou a Deus quais eram as regras da casa dele. A lista é inesperada.',
      },
      {
        text: 'Qual foi a aposta ou promessa maluca que você teve de cumprir na frente de todo mundo?',
        bridge: 'O salmo elogia quem cumpre a palavra mesmo no prejuízo.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos na porta do quarto e entre descalço, como quem entra na casa de alguém que respeita.',
      bridge: 'Quem morará em tua tenda? Leia como hóspede.',
    },
    complete: [
      {
        name: 'Exame de morador',
        text: 'Dê uma cor (verde, amarelo, vermelho), só para você, a cada item: andar sincero, verdade de dentro, boca, próximo, palavra dada, dinheiro. Escolha um amarelo e escreva um passo.',
      },
      {
        name: 'A palavra que dei',
        text: 'Complete: prometi … a … . Cumprir vai custar … . Posso começar por … .',
      },
    ],
    challenges: [
      {
        do: 'Seja freio uma vez: quando falarem mal de um ausente, diga uma coisa boa e verdadeira sobre ele.',
        tell: 'o que a roda fez em seguida.',
      },
      {
        do: 'Cumpra uma palavra antiga que hoje lhe dá prejuízo de tempo ou de dinheiro.',
        tell: 'o que o prejuízo lhe deu.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
    ],
    children: {
      truth: 'Quem mora com Deus fala a verdade.',
      to7: {
        story:
          'Toc, toc! Um menino bateu na tenda de Deus: quem pode morar aqui? Quem é rico? Não. Quem é forte? Não. Quem sabe cantar alto? Também não. Uma voz explicou: mora pertinho de Deus quem fala a verdade de coração. Quem não fala mal do amigo. Quem promete e cumpre, mesmo quando dá preguiça! Quem empresta a bola sem querer nada em troca. O menino pensou: ih, às vezes eu erro nisso. E a voz respondeu com carinho: entra, que Jesus ensina. E ele entrou e começou a aprender o jeito da casa de Deus.',
        activity:
          'Façam uma tenda com lençol. Para entrar, cada criança diz uma coisa verdadeira e boa sobre um amigo. Lá dentro, agradecem a Jesus.',
        questions: [
          'Quem pode morar pertinho de Deus?',
          'O que fazer com as promessas?',
          'Que verdade boa você quer dizer a um amigo?',
        ],
      },
      to12: {
        story:
          'Um viajante chegou ao lugar onde se adorava a Deus e perguntou: Senhor, quem pode morar na tua tenda? Ele talvez esperasse ouvir: quem traz o melhor presente. A resposta foi outra. Mora com Deus quem é sincero por dentro e por fora. Quem não espalha fofoca. Quem não faz mal ao companheiro e não ri quando xingam alguém. Quem promete e cumpre, até quando descobre que vai sair perdendo. Quem empresta para ajudar, e não para lucrar com o aperto do outro. Quem não aceita dinheiro para acusar um inocente. Reparou? Quase tudo fala do nosso jeito com as outras pessoas. Ninguém consegue cumprir a lista inteira sozinho. Jesus cumpriu, e é ele quem abre a tenda e nos chama para dentro. E quem mora numa casa vai pegando o jeito dela.',
        activity:
          'Dividam a lista do salmo em cartões. Em duplas, encenem cada um numa situação de escola: primeiro sem integridade, depois com ela.',
        questions: [
          'Que resposta o viajante recebeu?',
          'Por que cumprir promessa cara é bonito?',
          'Qual item da lista você quer treinar?',
        ],
      },
      challenge: 'Cumpra uma promessa que você fez, mesmo dando trabalho.',
    },
    prayer:
      'Senhor, quem morará na tua tenda? Jesus nos abriu a porta; agora ensina-nos o jeito da casa. Junta o que dizemos com o que somos. Guarda a nossa boca, a nossa palavra e o nosso bolso. Que o próximo fique seguro perto de nós.',
    leader: {
      lost: 'Duas saídas fáceis: fazer da lista um vestibular do céu, ou dizer que ninguém consegue e esquecê-la. Ela descreve quem já foi acolhido e vai tomando a forma da casa. Peça exemplos de segunda-feira.',
      tender:
        'Quem faliu, deve ou quebrou uma promessa grande, até de casamento, pode se sentir despejado. Diga que a tenda tem porta de volta. E manter a palavra nunca obriga alguém a ficar em perigo: Ligue 180.',
      differ:
        'Sobre juros (15:5): alguns cristãos evitam qualquer empréstimo com ganho; a maioria entende que a lei protegia o pobre da exploração e não proíbe todo negócio financeiro de hoje. O alvo é o mesmo: não lucrar com o aperto do outro.',
    },
    comfort:
      'Se alguém quebrou a palavra com você, Deus viu e ficou do lado da verdade. A tenda dele tem um canto quieto para quem foi traído. Lá não se muda o que foi jurado.',
    closing: 'A tenda de Deus se reconhece pelo jeito que os moradores falam.',
    words: [
      'quem morara em tua tenda',
      'quem habitara',
      'quem ha de morar',
      'tabernaculo',
      'anda em integridade',
      'vive com integridade',
      'fala a verdade',
      'nao difama',
      'nao murmura com sua lingua',
      'ainda que se prejudique',
      'com dano seu',
      'suborno contra o inocente',
      'nunca se abalara',
      'salmo 15',
    ],
  },
  {
    verses: '16:1-11',
    key: '16:11',
    title: 'A herança que ninguém tira',
    theme: 'Deus como o maior bem',
    themes: ['fe', 'descanso', 'ressurreicao', 'gratidao'],
    idea: 'Quem descobre que Deus é a sua herança consegue gostar do lugar onde está, dormir em paz e olhar até para a morte sem ser abalado.',
    context:
      'O poeta pede guarda, mas quase não fala do perigo: fala do tesouro que já tem. Ele usa palavras de divisão de terras, quando cada família recebia um pedaço medido com corda. Em Atos 2:25-32, Pedro lê o fim deste salmo como palavra sobre Jesus, que a morte não segurou.',
    retold: [
      {
        verses: '16:1-4',
        says: 'O salmista pede que Deus o guarde e diz que não tem nenhum bem além dele. As dores se multiplicam para quem busca outro deus.',
      },
      {
        verses: '16:5-8',
        says: 'O Senhor é a herança e o cálice do salmista, que recebeu sua parte em lugares agradáveis. Com o Senhor à sua direita, não será abalado.',
      },
      {
        verses: '16:9-11',
        says: 'O salmista se alegra, porque Deus não deixará sua alma entre os mortos. Deus lhe mostrará o caminho da vida, e na presença dele há fartura de alegrias.',
      },
    ],
    read: {
      verses: '16:1-11',
      how: 'Um lê do 1 ao 4, outro do 5 ao 8, outro do 9 ao 11, cada um mais perto do centro da roda. Repitam o 11 juntos.',
    },
    observe: [
      {
        ask: 'O que o poeta diz ao Senhor no versículo 2 sobre os bens dele?',
        verses: '16:2',
        listen: 'Não tem nenhum bem além de Deus.',
      },
      {
        ask: 'Que palavras de herança e de terra aparecem, e como ele avalia o pedaço que recebeu?',
        verses: '16:5-6',
        listen: 'Porção, sorte, demarcações; lugares agradáveis, bela herança.',
      },
      {
        ask: 'Que partes da pessoa participam dessa confiança?',
        verses: '16:7-9',
        listen: 'Coração à noite, alma, carne: o ser inteiro descansa.',
      },
      {
        ask: 'O que há na presença de Deus e na mão direita dele?',
        verses: '16:11',
        listen: 'Fartura de alegrias, delícias para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Em vez de ganhar um terreno de Deus, o poeta ganhou Deus. Que diferença isso faz numa crise?',
        verses: '16:5',
        listen: 'Terra se perde; essa porção, não.',
        follow: 'O que você já perdeu que mostrou o que restava?',
      },
      {
        ask: 'O que significa pôr o Senhor “continuamente diante de mim” num dia de trabalho comum?',
        verses: '16:8',
        listen: 'Lembrar dele nas decisões; escolher para onde olhar.',
      },
      {
        ask: 'Davi morreu e foi sepultado. Como o versículo 10 foi mais longe do que ele mesmo?',
        verses: '16:10',
        listen: 'Os apóstolos leram aqui a ressurreição de Jesus, e a esperança dos que são dele.',
      },
    ],
    live: [
      {
        ask: 'Olhando o terreno da sua vida (cidade, família, salário, corpo), que canto você já consegue chamar de agradável?',
        listen: 'Não obrigue; contentamento cresce devagar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que terreno alheio você fica espiando por cima da cerca, na tela ou na vida?',
        listen: 'Comparação; ria com eles e volte ao próprio lote.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que o seu coração costuma lhe ensinar de madrugada, quando ninguém mais fala?',
        listen: 'Medos e também clarezas; o poeta louva por esse conselho.',
        for: ['parents', 'elderly', 'adults'],
      },
      {
        ask: 'Quem são os ilustres da sua lista, gente simples de fé em quem você tem prazer?',
        listen: 'Nomes concretos; que tal contar a eles?',
        for: ['long-believers'],
      },
      {
        ask: 'O que costuma ocupar o lado direito de vocês, o lugar de quem aconselha e protege a casa?',
        listen: 'Medo, sogros, dinheiro, Deus; com humor.',
        for: ['couples'],
      },
      {
        ask: 'Para quem está começando, o que soa estranho e o que soa bom em dizer que Deus é o maior bem?',
        listen: 'Estranheza honesta é bem-vinda.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Pensando em quem já partiu, o que a promessa de um caminho da vida acende ou deixa escuro em você?',
        listen: 'Dê lugar às duas coisas.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que herança sem valor de mercado existe na sua família: o nariz, a teimosia, a receita, a risada?',
        bridge: 'O salmo fala de uma herança bonita, e ela não é terra nem ouro.',
      },
      {
        text: 'Num jogo em que cada um ganha um lote em qualquer lugar do mundo, onde você fincaria as suas estacas?',
        bridge: 'O poeta olhou para o lote dele e disse uma coisa surpreendente.',
        for: ['young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe a mão direita devagar pelo ar, do seu lado, como quem confere se há alguém ali. Respire.',
      bridge: 'Ele está à minha direita, escreve o poeta. Leia com essa companhia.',
    },
    complete: [
      {
        name: 'Escritura do lote',
        text: 'Complete: a minha porção hoje é … . As divisas que me couberam são … . Neste lote eu agradeço por … , e peço que Deus me ajude a gostar de … .',
      },
      {
        name: 'Além de ti',
        text: 'Escreva cinco bens que você ama. Ao lado de cada um, marque se ele continua seu depois da morte. Copie embaixo o versículo 2, devagar.',
      },
    ],
    challenges: [
      {
        do: 'Ponha um sinal no seu caminho diário (fita na chave, adesivo na porta) e, a cada vez que o vir, diga: o Senhor está à minha direita.',
        tell: 'em que hora do dia isso fez diferença.',
      },
      {
        do: 'Escreva a uma pessoa simples e fiel, dizendo por que ela está entre os ilustres da sua vida.',
        tell: 'o que ela respondeu, se quiser contar.',
        for: ['adults', 'long-believers', 'young'],
      },
    ],
    children: {
      truth: 'Deus é meu maior tesouro e fica comigo.',
      to7: {
        story:
          'O vovô foi dividir a horta com os netos. Pegou uma corda e mediu: este pedaço é do Beto, este é da Nina, este é do Juca. Juca olhou o seu pedacinho. Tinha pedra, tinha mato. Humm. O vovô sentou do lado dele: sabe qual é a melhor parte? Qual, vô? Eu vou plantar junto com você. Juca abriu um sorriso! Com o vovô ali do lado direito, ele tirou as pedras, plantou alface e cantou. Davi, na Bíblia, disse uma coisa parecida: Deus, o melhor que eu tenho é o Senhor! O Senhor está aqui do meu lado, e por isso não tenho medo nem na hora de dormir.',
        activity:
          'Com barbante, cada criança marca um quadrado no chão e enche de coisas bonitas (folhas, pedrinhas). No fim, deixam um lugar no meio para Deus e agradecem.',
        questions: [
          'O que o Juca achou do pedaço dele?',
          'Qual era a melhor parte?',
          'Quem está do seu lado até na hora de dormir?',
        ],
      },
      to12: {
        story:
          'No tempo de Davi, cada família do povo de Deus tinha recebido um pedaço de terra, medido com corda. Era a herança deles, que passava de pai para filho. Só que a terra pode secar, pode ser roubada, pode se perder. Davi descobriu uma herança diferente: o Senhor é a minha porção! Ele não disse: Deus me deu coisas. Disse: Deus se deu a mim. Por isso, olhando para a vida que tinha, falou: que bonita herança! De noite, o coração dele conversava com Deus. De dia, ele andava como quem tem alguém à direita, o lugar de quem protege. E chegou a dizer uma coisa enorme: nem a morte vai me tirar de ti. Muitos anos depois, quando Jesus ressuscitou, o apóstolo Pedro lembrou deste salmo e disse: era dele que Davi falava! A morte não segurou Jesus, e quem é dele pode confiar.',
        activity:
          'Façam um mapa do tesouro da sua vida, com lugares bons e lugares difíceis, e marquem com um sol onde perceberam Deus por perto.',
        questions: [
          'O que era a herança das famílias, e qual era a de Davi?',
          'De quem Pedro disse que o salmo falava?',
          'O que muda num dia difícil ter Deus ao lado?',
        ],
      },
      challenge: 'Antes de dormir, diga: Deus está do meu lado. E durma em paz.',
    },
    prayer:
      'Senhor, não temos bem melhor que o Senhor. Ajuda-nos a gostar do lugar em que nos puseste e a parar de medir o lote dos outros. Aconselha-nos de noite. E, quando chegar a hora de atravessar, mostra-nos o caminho da vida.',
    leader: {
      lost: 'Dizer que Deus é tudo pode virar frase vazia, ou desprezo pelas coisas boas. O poeta gosta das suas divisas, dos amigos e do vinho da vida; só não põe nada no lugar de Deus. Peça exemplos do dia a dia.',
      tender:
        'Chamar de bela a própria herança machuca quem recebeu pobreza ou violência. Não exija gratidão pelo que foi injusto. A porção de que o salmo fala é o próprio Deus, que também não gostou do que fizeram a essa pessoa.',
      differ:
        'Em 16:10, alguns entendem que Davi falava primeiro de si mesmo, esperando escapar da morte naquele perigo, e que depois se viu o sentido completo em Jesus; outros leem desde o início uma profecia direta sobre o Messias. Os dois concordam com os apóstolos: ela se cumpriu na ressurreição.',
    },
    comfort:
      'Talvez o seu lote tenha ficado pequeno depois do que aconteceu. A melhor parte dele não foi tirada: há alguém à sua direita. Sua carne pode descansar esta noite, diz o salmo, em segurança.',
    closing: 'Quem tem Deus por herança dorme rico em qualquer casa.',
    words: [
      'guarda me o deus',
      'porcao da heranca',
      'porcao da minha heranca',
      'demarcacoes',
      'lugares agradaveis',
      'bela heranca',
      'nenhum bem alem',
      'a minha direita',
      'nao serei abalado',
      'caminho da vida',
      'vereda da vida',
      'fartura de alegrias',
      'plenitude de alegria',
      'salmo 16',
    ],
  },
  {
    verses: '19:1-14',
    key: '19:14',
    title: 'Dois livros e uma boca',
    theme: 'Deus que fala no céu e na Palavra',
    themes: ['palavra', 'criacao', 'lingua', 'adoracao'],
    idea: 'Deus fala sem voz pelos céus e com palavras na sua lei; quem escuta os dois acaba pedindo que a própria boca e o próprio coração também agradem a ele.',
    context:
      'O salmo tem três partes. Na primeira, o céu fala sem palavras (19:1-6), com o sol saindo contente como um noivo. Na segunda, a lei de Deus restaura, alegra e ilumina. Na terceira, o poeta fica pequeno diante dos dois, pede limpeza até do que não enxerga em si, e termina consagrando as próprias palavras.',
    retold: [
      {
        verses: '19:1-3',
        says: 'Os céus declaram a glória de Deus. Um dia conta ao outro dia, e uma noite ensina à outra noite, sem que se ouça voz alguma.',
      },
      {
        verses: '19:4-6',
        says: 'A mensagem dos céus chega aos confins do mundo. O sol corre alegre de uma ponta à outra, e nada se esconde do seu calor.',
      },
      {
        verses: '19:7-11',
        says: 'A lei do Senhor é perfeita, restaura a alma e dá sabedoria aos simples. É mais desejável do que ouro e mais doce do que mel.',
      },
      {
        verses: '19:12-14',
        says: 'O salmista pergunta quem percebe os próprios erros e pede que Deus o limpe dos ocultos. Quer que suas palavras e pensamentos agradem ao Senhor, sua rocha.',
      },
    ],
    read: {
      verses: '19:3-14',
      how: 'Uma pessoa diz antes os versículos 1 e 2 olhando para a janela. Três grupos leem: o céu (3-6), a lei (7-11), o coração (12-14).',
    },
    observe: [
      {
        ask: 'Como o céu consegue falar se não tem língua nem palavra?',
        verses: '19:3-4',
        listen: 'A linha dele alcança a terra inteira; é um anúncio silencioso.',
      },
      {
        ask: 'O que a palavra de Deus é, e o que ela faz, nos versículos 7 e 8?',
        verses: '19:7-8',
        listen: 'Perfeita, fiel, correta, pura; restaura, dá sabedoria, alegra, ilumina.',
      },
      {
        ask: 'Com que duas coisas gostosas ou valiosas ela é comparada?',
        verses: '19:10',
        listen: 'Ouro refinado e mel dos favos.',
      },
      {
        ask: 'De que dois tipos de erro o poeta pede para ser livre?',
        verses: '19:12-13',
        listen: 'Os ocultos, que nem percebe, e a soberba, que domina.',
      },
    ],
    interpret: [
      {
        ask: 'O que o céu conta de Deus, e o que só a palavra consegue contar?',
        verses: '19:4-7',
        listen: 'O céu mostra glória e grandeza; a palavra fala ao coração, corrige, restaura.',
      },
      {
        ask: 'O sol alcança tudo, e “nada se esconde de seu calor”. Que ponte isso faz com os erros escondidos do versículo 12?',
        verses: '19:6, 19:12',
        listen: 'A palavra também aquece e ilumina o que está oculto em nós.',
        follow: 'O que em você só a luz de outra pessoa revelou?',
      },
      {
        ask: 'Depois de céu, lei e pecado, por que o salmo termina justamente na boca?',
        verses: '19:14',
        listen: 'O céu louva sem palavras; nós temos palavras e precisamos cuidar delas.',
      },
    ],
    live: [
      {
        ask: 'Que conversa desta semana você gostaria que tivesse sido agradável diante de Deus, e não foi?',
        listen: 'Sem detalhes dos outros; só a própria boca.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'No áudio, no comentário e no grupo da turma, que tipo de palavra sai mais fácil da sua mão?',
        listen: 'Zoeira, elogio, indireta; a meditação do coração aparece no dedo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que a Bíblia teve gosto de mel para você, e quando teve gosto de dever de casa?',
        listen: 'Ambos; o que ajudou o gosto a voltar?',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que ponto cego seu a família inteira conhece e você descobriu por último?',
        listen: 'Humor; o poeta pede ajuda para o que não vê.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Qual lugar aberto fala com você sobre Deus mais alto que muito discurso?',
        listen: 'Serra, mar, roça; não desfaça, complete com a palavra.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quais palavras você repetiu tantas vezes na vida que gostaria de passar adiante aos netos, e quais gostaria de recolher?',
        listen: 'Bênçãos e palavras duras; nunca é tarde para pedir desculpa.',
        for: ['elderly'],
      },
      {
        ask: 'A lei do Senhor restaura a alma. Que palavra, mesmo curta, tem devolvido o fôlego a você?',
        listen: 'Um versículo, um hino, um nome.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Sem falar nada, só com gestos, conte ao grupo como foi o seu sábado. Os outros traduzem.',
        bridge: 'O céu do salmo faz isso há muito tempo: conta tudo sem usar uma palavra.',
      },
      {
        text: 'Que comida doce faz você fechar os olhos na primeira colherada?',
        bridge: 'O poeta procurou um sabor para explicar a palavra de Deus, e achou o mel.',
        for: ['adults', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha o rosto no sol, ou perto de uma lâmpada, e sinta o calor por meio minuto sem fazer mais nada.',
      bridge: 'Nada se esconde do calor dele, diz o salmo. Leia sem se esconder.',
    },
    complete: [
      {
        name: 'Dois livros',
        text: 'Complete: o céu me contou nesta semana que Deus é … . A palavra me contou que … . Diante dos dois eu peço … .',
      },
      {
        name: 'Porta da boca',
        text: 'Desenhe uma boca e, atrás dela, um coração. Escreva no coração o que anda guardado ali; na boca, o que tem saído. Risque uma coisa que não precisa mais passar.',
      },
    ],
    challenges: [
      {
        do: 'Antes de cada mensagem delicada que enviar nesta semana, leia em voz baixa o versículo 14 e só depois aperte o botão.',
        tell: 'quantas mensagens mudaram ou nem saíram.',
      },
      {
        do: 'Leia o salmo ao ar livre, olhando o nascer do sol, e prove depois uma colher de mel.',
        tell: 'qual dos dois livros falou mais alto.',
        for: ['young', 'adults', 'couples', 'parents'],
      },
    ],
    children: {
      truth: 'O céu e a Bíblia me contam de Deus.',
      to7: {
        story:
          'Bom dia, sol! O sol levantou contente, como um noivo no dia do casamento. Correu pelo céu inteirinho: ziiim! E esquentou tudo: a formiga, a telha, o seu nariz. O céu não tem boca, mas sabe contar: Deus é grande! As nuvens contam: Deus é lindo! As estrelas contam: Deus é forte! E sabe quem conta mais? A Bíblia. A palavra de Deus é mais gostosa que mel: hummm. Ela deixa o coração alegre e mostra o caminho, como uma luz. Davi ouviu o céu, ouviu a palavra e pensou na boca dele. Então pediu: Deus, que a minha boquinha fale coisas boas, e que o meu coração fique limpinho. Você quer pedir também?',
        activity:
          'Provem uma gota de mel (ou uma fruta bem doce, para os menores de um ano e alérgicos) e digam: a palavra de Deus é doce. Depois façam um sol com os dedos.',
        questions: [
          'O que o céu conta sobre Deus?',
          'A palavra de Deus é mais doce que o quê?',
          'Que palavra boa a sua boca pode dizer hoje?',
        ],
      },
      to12: {
        story:
          'Davi gostava de olhar para cima. De dia via o sol atravessar o céu como um corredor cheio de alegria. De noite via as estrelas. Ele percebeu uma coisa: o céu fala! Não tem voz, não tem língua, mas no mundo inteiro dá para entender o que ele diz: quem fez isto é maravilhoso. É como um livro sem palavras. Depois Davi pensou no outro livro, o das palavras de Deus. Esse diz o que o céu não consegue dizer: quem Deus é por dentro e como a gente pode viver. Esse livro restaura quem está cansado, dá sabedoria para quem é simples, alegra e ilumina. Vale mais que ouro e é mais doce que mel. Então Davi olhou para si mesmo e pensou: e as minhas palavras? Pediu que Deus limpasse até os erros que ele nem percebia. E terminou: que as palavras da minha boca e o que eu penso sejam agradáveis ao Senhor.',
        activity:
          'Façam um livro de quatro páginas: duas só com desenhos do que o céu conta e duas só com frases da Bíblia. Juntem com um fio dourado.',
        questions: [
          'Como o céu fala sem palavras?',
          'O que a palavra de Deus faz com a gente?',
          'Que tipo de palavra você quer que saia menos da sua boca?',
        ],
      },
      challenge: 'De manhã, peça: Deus, cuida da minha boca hoje. À noite, conte a ele como foi.',
    },
    prayer:
      'Senhor, os céus te anunciam e a tua palavra nos restaura. Aquece o que escondemos até de nós. Guarda-nos da soberba. E que as palavras da nossa boca e a meditação do nosso coração sejam agradáveis diante de ti, rocha nossa.',
    leader: {
      lost: 'A conversa pode ir para ciência contra fé. O poeta não discute como o céu foi feito; ele escuta. Se o assunto ferver, devolva: o que o céu e a palavra dizem a você? E não deixem o 14 de fora.',
      tender:
        'Erros ocultos pode soar como convite a cavar culpa, o que faz mal a pessoas escrupulosas ou ansiosas. O pedido do salmo é de limpeza e guarda, não de perseguição. Encerre no nome que ele dá a Deus: meu Libertador.',
    },
    comfort:
      'Há dias em que você não consegue ler nem falar. O céu continua dizendo por você, sem voz. Basta abrir a janela. A palavra que restaura sabe esperar.',
    closing: 'O céu já disse a parte dele; agora é a nossa boca.',
    words: [
      'os ceus declaram',
      'os ceus proclamam',
      'ceus manifestam',
      'firmamento',
      'a lei do senhor e perfeita',
      'restaura a alma',
      'refrigera a alma',
      'mais doces do que o mel',
      'favos',
      'erros ocultos',
      'palavras de minha boca',
      'meditacao de meu coracao',
      'palavras dos meus labios',
      'salmo 19',
    ],
  },
  {
    verses: '20:1-9',
    key: '20:7',
    title: 'Uns em carruagens, nós no nome de Deus',
    theme: 'a oração por quem vai à luta',
    themes: ['oracao', 'fe', 'medo', 'comunhao'],
    idea: 'Antes da batalha, o povo ora por quem vai na frente e declara onde põe a confiança: não no que impressiona, mas no nome do Senhor, que responde quando a gente clama.',
    context:
      'É um salmo de Davi, próprio para ser cantado em grupo. O rei vai enfrentar inimigos, e suas ofertas são lembradas diante de Deus. O povo ora por ele (1 a 5), uma voz responde com certeza (6), e todos terminam juntos (7 a 9). Carro e cavalo eram a arma mais temida daquele tempo.',
    retold: [
      {
        verses: '20:1-5',
        says: 'O povo deseja ao rei que o Senhor lhe responda no dia da angústia, envie socorro e cumpra todos os seus planos. E promete levantar bandeiras em nome de Deus.',
      },
      {
        verses: '20:6',
        says: 'Uma voz diz que agora sabe: o Senhor salva o seu ungido e lhe responde do seu santo céu.',
      },
      {
        verses: '20:7-9',
        says: 'Uns confiam em carruagens e cavalos, que caem, mas o povo invoca o nome do Senhor e fica de pé. E pede que Deus salve o rei.',
      },
    ],
    read: {
      verses: '20:1-9',
      how: 'O grupo lê 1 a 5 olhando para uma pessoa. Ela lê o 6 sozinha. Todos leem 7 a 9 de pé.',
    },
    observe: [
      {
        ask: 'O que o povo deseja ao rei, pedido por pedido?',
        verses: '20:1-4',
        listen: 'Resposta, proteção, socorro, sustento, lembrança das ofertas, planos cumpridos.',
      },
      {
        ask: 'Em que momento a voz muda de nós para eu, e o que ela afirma?',
        verses: '20:6',
        listen: 'Agora sei que o Senhor salva seu ungido.',
      },
      {
        ask: 'Em que uns confiam, e o que fazem os que cantam este salmo?',
        verses: '20:7',
        listen: 'Carruagens e cavalos; nós invocamos o nome do Senhor.',
      },
      {
        ask: 'Como termina cada grupo, e qual é o último pedido?',
        verses: '20:8-9',
        listen: 'Uns caem, outros ficam de pé; responde-nos quando clamarmos.',
      },
    ],
    interpret: [
      {
        ask: 'Quem vai à guerra é o rei, e quem ora é o povo inteiro. O que essa oração faz com quem fica?',
        verses: '20:1-5',
        listen: 'Luta junto; a batalha de um vira a de todos.',
        follow: 'Quem está na frente por nós hoje?',
      },
      {
        ask: 'A batalha ainda não aconteceu, e alguém já diz “Agora sei”. De onde vem essa certeza?',
        verses: '20:6',
        listen: 'De quem Deus é e do que prometeu; não do tamanho do exército.',
      },
      {
        ask: 'Cavalo não é pecado. Quando uma coisa útil vira a carruagem em que a gente confia?',
        verses: '20:7',
        listen: 'Quando dormimos por causa dela e perdemos a paz sem ela.',
      },
      {
        ask: 'O povo pede que Deus cumpra os planos do rei. Que tipo de plano cabe numa oração dessas, feita diante do santuário?',
        verses: '20:4-5',
        listen: 'O que se pode dizer em voz alta na presença dele; não qualquer vontade.',
      },
    ],
    live: [
      {
        ask: 'Quais são as carruagens de hoje, e qual delas mais puxa a sua confiança?',
        listen: 'Dinheiro, diploma, contatos, saúde, o próprio jeito.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Antes de uma prova ou de um jogo, em que você se agarra, e como seria orar por um colega nessa hora?',
        listen: 'Amuletos, estudo, comparação. Estudar e orar combinam.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Se alguém orasse este salmo por você na segunda-feira, por qual batalha seria?',
        listen: 'Quem quiser diz; o grupo pode orar ali mesmo.',
      },
      {
        ask: 'Como vocês mandam um ao outro para o dia: com recado, com pressa ou com bênção?',
        listen: 'Uma frase de bênção à porta já muda a casa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De que queda Deus já levantou você e o pôs de pé?',
        listen: 'Contar com simplicidade, sem enfeitar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se você fosse clamar a Deus com uma frase só, qual seria hoje?',
        listen: 'Responde-nos já é oração inteira.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você não sai de casa sem levar, e o que acontece quando esquece?',
        bridge: 'O salmo pergunta em que a gente se apoia quando sai para a luta.',
      },
      {
        text: 'Quem torcia por você na beira da quadra, na porta da escola ou no primeiro emprego?',
        bridge: 'Aqui um povo inteiro ora por alguém que vai para a frente.',
        for: ['adults', 'young', 'elderly', 'women'],
      },
    ],
    quiet: {
      text: 'Tire do bolso ou da bolsa o que lhe dá segurança e ponha sobre a mesa.',
      bridge: 'Olhe para isso e leia o versículo 7.',
    },
    complete: [
      {
        name: 'Uns e nós',
        text: 'Uns confiam em … , outros em … . Eu tenho confiado em … . Hoje quero invocar o nome do Senhor sobre … .',
      },
      {
        name: 'Bênção com nome',
        text: 'O Senhor responda a … no dia em que … . Que ele proteja … , envie socorro em … , e sustente … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha alguém que enfrenta uma batalha esta semana e envie, cada manhã, um versículo deste salmo com o nome da pessoa.',
        tell: 'que versículo mais a alcançou.',
      },
      {
        do: 'Antes de abrir o aplicativo do banco ou o trabalho, diga em voz alta: nós invocamos o nome do Senhor, nosso Deus.',
        tell: 'o que isso mudou no começo do dia.',
      },
    ],
    children: {
      truth: 'Eu confio em Deus e oro pelos outros.',
      to7: {
        story:
          'O rei tinha uma tarefa muito difícil pela frente. Será que ele ia sozinho? Não! O povo todo se juntou e orou: que o Senhor responda a você! Que ele proteja você! Que ele mande ajuda! Levantaram bandeiras coloridas, assim, bem alto. Os inimigos tinham cavalos fortes e carros bem rápidos. Mas o povo de Deus cantou: uns confiam em carros, outros em cavalos, e nós chamamos o nome do Senhor! E eles ficaram de pé, bem firmes. Deus ouve quando a gente chama.',
        activity:
          'Façam bandeiras de papel com o nome de alguém. Levantem bem alto e digam: que o Senhor proteja você!',
        questions: [
          'Por quem o povo orou?',
          'O que os inimigos tinham?',
          'Por quem você quer orar hoje?',
        ],
      },
      to12: {
        story:
          'Imagine o povo reunido diante do santuário. O rei vai sair para uma batalha e ninguém sabe como vai acabar. Em vez de só desejar boa sorte, todos oram por ele: que o Senhor responda no dia da angústia, que mande socorro, que ajude nos seus planos. Levantam bandeiras. Então uma voz diz, com toda a certeza: agora sei que o Senhor salva! A batalha nem começou. Naquele tempo, quem tinha carros de guerra e cavalos parecia impossível de vencer. Mas o povo canta: uns confiam em carruagens, outros em cavalos; nós invocamos o nome do Senhor, nosso Deus. O que parece forte pode cair, e quem se apoia em Deus se levanta. O salmo acaba com um pedido curto, que cabe em qualquer dia difícil: responde-nos quando clamarmos.',
        activity:
          'Em roda, cada um diz um desafio da semana (prova, dentista, conversa). O colega da direita ora uma frase do salmo por ele.',
        questions: [
          'Por que o povo orou pelo rei?',
          'Em que as pessoas confiavam naquele tempo?',
          'Em que você costuma confiar quando tem medo?',
        ],
      },
      challenge: 'Pergunte a alguém de casa qual é o desafio do dia e ore por isso.',
    },
    prayer:
      'Senhor, responde no dia da angústia a quem está na frente de batalha. Envia socorro, sustenta, lembra. Temos as nossas carruagens e sabemos que elas caem. Invocamos o teu nome: levanta-nos, deixa-nos de pé, e responde quando clamarmos. Amém.',
    leader: {
      lost: 'O versículo 4 pode ser lido como garantia de que todo desejo se cumpre. É uma oração, de outros, por um rei diante de Deus. Volte ao 7.',
      tender:
        'Quem orou e perdeu a sua batalha, numa doença ou numa separação, pode sentir que faltou fé. Diga que o salmo termina ainda clamando; clamar não é falta de fé.',
      differ:
        'Seu ungido é, no salmo, o rei de Israel. Muitos cristãos leem aqui também o Cristo, o Ungido que Deus salvou da morte; outros preferem ficar com o rei daquele dia. Uns e outros oram por quem governa.',
    },
    comfort:
      'Quando não há força para orar, há um povo que ora por você. Este salmo foi feito para isso: outros dizem as palavras, e você descansa.',
    closing: 'Que o Senhor lhe responda no dia da angústia. Vá de pé.',
    words: [
      'carruagens',
      'carros',
      'cavalos',
      'dia da angustia',
      'nome do deus de jaco',
      'te envie socorro',
      'desde siao',
      'bandeiras',
      'seu ungido',
      'desejo de teu coracao',
      'ficamos de pe',
      'pendoes',
    ],
  },
  {
    verses: '22:1-24',
    key: '22:24',
    title: 'O grito que chegou ao céu',
    theme: 'o abandono e a resposta',
    themes: ['sofrimento', 'cruz', 'oracao', 'esperanca'],
    idea: 'O salmo começa no abandono e termina na roda dos irmãos: Deus não desprezou o aflito nem escondeu o rosto, e Jesus fez deste grito a sua oração na cruz.',
    context:
      'Alguém clama de dia e de noite e se sente largado: meu Deus, por que me desamparaste? (22:1). Zombam dele, balançam a cabeça, repartem a sua roupa. Na cruz, Jesus gritou o começo deste salmo (Mateus 27:46), e os evangelhos viram ali muitas das suas linhas. No meio do perigo, o tom vira: tu me respondes (22:21).',
    retold: [
      {
        verses: '22:1-5',
        says: 'O salmista clama dia e noite e pergunta a Deus por que foi desamparado. Lembra que os pais confiaram nele e foram livrados.',
      },
      {
        verses: '22:6-11',
        says: 'Humilhado, o salmista se sente um verme, não um homem. Mas lembra que foi Deus quem o tirou do ventre da mãe e pede que não fique longe.',
      },
      {
        verses: '22:12-18',
        says: 'Inimigos cercam o salmista como touros e cães. Suas forças secam, seu coração derrete como cera, perfuram suas mãos e seus pés e sorteiam a sua roupa.',
      },
      {
        verses: '22:19-24',
        says: 'O salmista pede socorro, é respondido e promete louvar a Deus no meio dos irmãos, porque ele não desprezou a aflição do aflito e o ouviu.',
      },
    ],
    read: {
      verses: '22:14-24',
      how: 'Alguém lê antes, devagar, os versículos 1 a 5. Depois, do 14 ao 21, uma voz só. No 22 outra pessoa responde, e os dois últimos versículos são de todos.',
    },
    observe: [
      {
        ask: 'Com que imagens ele descreve o próprio corpo?',
        verses: '22:14-15',
        listen: 'Água derramada, ossos soltos, coração de cera, caco seco.',
      },
      {
        ask: 'O que os inimigos fazem com ele e com a roupa dele?',
        verses: '22:16-18',
        listen: 'Cercam, ferem mãos e pés, olham, repartem a roupa por sorteio.',
      },
      {
        ask: 'Em que ponto exato o pedido vira resposta, e como começa a frase seguinte?',
        verses: '22:21-22',
        listen: 'Tu me respondes; declararei teu nome a meus irmãos.',
      },
      {
        ask: 'Que três coisas o versículo 24 diz que Deus não fez com o aflito?',
        verses: '22:24',
        listen: 'Não desprezou, não abominou, não escondeu o rosto.',
      },
    ],
    interpret: [
      {
        ask: 'Ele se sente longe de Deus e chama Deus de força minha. Como as duas coisas cabem na mesma oração?',
        verses: '22:19',
        listen: 'Sentir abandono e continuar falando com ele: é fé em carne viva.',
        follow: 'Que nome de Deus você conseguiria dizer num dia assim?',
      },
      {
        ask: 'Que cenas da cruz vocês reconhecem nestes versículos?',
        verses: '22:15-18',
        listen: 'Sede, mãos e pés, roupas sorteadas; Jesus entrou nesta dor por inteiro.',
      },
      {
        ask: 'Por que a saída da dor dele termina em voz alta no meio da congregação, e não em casa, sozinho?',
        verses: '22:22-23',
        listen: 'Quem foi ouvido ajuda outros aflitos a esperar.',
      },
    ],
    live: [
      {
        ask: 'Que por que você tem feito a Deus e nunca teve coragem de dizer numa roda de oração?',
        listen: 'Ninguém responde; só agradeçam a confiança.',
      },
      {
        ask: 'Quando riem de alguém ou espalham foto e boato, o grupo fica em volta olhando. De que lado da roda você costuma estar?',
        listen: 'Vítima, plateia ou quem zomba; cuide de quem sofre isso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que frases prontas a gente diz ao aflito e que este salmo não diz?',
        listen: 'Deus sabe o que faz, tenha fé; o salmo deixa gritar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O poeta se lembra dos pais que confiaram. Que história de livramento da sua família sustenta você?',
        listen: 'Memória que segura; conte-a aos mais novos.',
        for: ['elderly', 'parents', 'couples'],
      },
      {
        ask: 'Jesus também se sentiu desamparado. O que isso muda na ideia que você fazia dele?',
        listen: 'Proximidade, espanto, dúvida.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que parte do salmo você mora hoje, antes ou depois do tu me respondes?',
        listen: 'Morar antes não é pecado.',
        for: ['adults', 'singles', 'women', 'men'],
      },
      {
        ask: 'No luto, o corpo também sente: água, cera, caco. Qual dessas figuras parece com os seus dias?',
        listen: 'Deixe dizer; pergunte se tem comido e dormido.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que hino, louvor ou canção antiga basta alguém cantar a primeira linha e você continua sozinho até o fim?',
        bridge:
          'Na cruz, Jesus disse a primeira linha de um salmo. Quem o conhecia podia continuar.',
      },
      {
        text: 'Quem atende o telefone na sua família a qualquer hora, mesmo de madrugada, mesmo de mau humor?',
        bridge: 'O salmo começa com alguém chamando de dia e de noite e ninguém atendendo.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Aperte bem as mãos por dez segundos e solte. Repare como o corpo guarda o que a boca não disse.',
      bridge: 'Este salmo fala com ossos, língua e coração. Você pode ler com o corpo todo.',
    },
    complete: [
      {
        name: 'Antes e depois do porém',
        text: 'Complete: meu Deus, por que … ? Clamo e … . Porém tu … . Lembro que um dia … . Quando eu for ouvido, quero contar isso a … .',
      },
      {
        name: 'O rosto que não se esconde',
        text: 'Copie o versículo 24 e troque a palavra aflito pelo nome de alguém, ou pelo seu. Leia uma vez em voz baixa.',
      },
    ],
    challenges: [
      {
        do: 'Leia este salmo inteiro, até o 31, em três dias seguidos, um terço por dia, e marque o verso em que o seu coração parou.',
        tell: 'qual foi o verso, só isso.',
      },
      {
        do: 'Fique do lado de alguém de quem estão rindo ou falando mal: sente perto, chame para o lanche, mude a conversa.',
        tell: 'o que mudou na roda.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'Deus me escuta até quando eu choro.',
      to7: {
        story:
          'Um homem estava muito, muito triste. Ele chamava: meu Deus, meu Deus, onde o Senhor está? De dia ele chamava. De noite ele chamava. Parecia que ninguém ouvia. O coração dele ficou mole como cera de vela. Mas ele não parou de falar com Deus. Lembrou do vovô e da vovó, que confiaram em Deus e foram ajudados. E continuou: não fique longe, Senhor! Então uma coisa boa aconteceu: Deus ouviu! O homem saiu da tristeza e foi contar para os irmãos, todo contente: Deus não virou o rosto! Ele escutou o meu choro! Jesus também fez essa oração um dia, e Deus não o deixou. Quando você chorar, pode chamar. Deus escuta.',
        activity:
          'Sentem em roda. Cada criança sussurra um pedido nas mãos em concha, como quem conta um segredo a Deus, e depois todas abrem as mãos e dizem: Deus escuta.',
        questions: [
          'Como estava o coração do homem?',
          'O que ele foi contar aos irmãos?',
          'O que você quer contar a Deus quando está triste?',
        ],
      },
      to12: {
        story:
          'Existe um salmo que começa com um grito: meu Deus, por que me desamparaste? Quem orava assim estava cercado de gente que zombava e dizia: ele confiou em Deus, que Deus o salve! Ele se sentia como água derramada no chão, com o coração mole como cera. Até a sua roupa foi dividida por sorteio. E Deus parecia longe. Mesmo assim, ele não parou de falar com Deus. Quase no fim vem uma surpresa: tu me respondes! E ele corre para contar aos irmãos que Deus não desprezou quem sofria nem escondeu o rosto. Muitos anos depois, Jesus estava na cruz e usou as palavras deste salmo. Ele sentiu essa dor de verdade, por amor a nós. E Deus o ressuscitou! Por isso, quando alguém se sente sozinho, pode usar estas palavras também. Jesus conhece esse lugar.',
        activity:
          'Cada um escreve num papel um por que que gostaria de perguntar a Deus. Guardem numa caixa com a frase do versículo 24 na tampa. Ninguém lê o do outro.',
        questions: [
          'Como o salmo começa e como ele vira?',
          'Quem usou estas palavras na cruz?',
          'O que você pode fazer quando riem de alguém?',
        ],
      },
      challenge: 'Quando ficar triste, conte a Deus e conte também a um adulto que cuida de você.',
    },
    prayer:
      'Meu Deus, meu Deus. Às vezes é só isso que sai. Tu não desprezaste o teu Filho na dor dele; não desprezes a nossa. Fica perto de quem está seco como caco. E põe na nossa boca, quando for tempo, a notícia de que ouviste.',
    leader: {
      lost: 'O grupo corre para a cruz e não deixa ninguém chorar, ou fica no choro e não chega ao 24. Respeitem a ordem do salmo. E não discutam demais se Deus abandonou ou não Jesus: leiam a pergunta e leiam a resposta.',
      tender:
        'Alguém pode estar literalmente sem forças, pensando em morrer. Se ouvir isso, leve a sério: fique com a pessoa, avise alguém da família, busque atendimento e ligue junto para o CVV, 188. Se houver violência, Ligue 180 ou Disque 100.',
      differ:
        'Alguns leem o salmo como profecia direta de Jesus; outros, como a oração de um sofredor antigo que Jesus tomou para si. E há quem entenda que o Pai de fato se afastou do Filho na cruz, e quem entenda que Jesus sentiu o abandono sem que o Pai o deixasse. Em todas as leituras, a dor foi real e a resposta veio.',
    },
    comfort:
      'Você não precisa parar de perguntar por quê. Esta pergunta está na Bíblia e esteve na boca de Jesus. O salmo diz que Deus não escondeu o rosto do aflito, mesmo quando o aflito não via nada.',
    closing: 'Parecia que ninguém ouvia, e o céu estava escutando cada palavra.',
    words: [
      'por que me desamparaste',
      'meu deus meu deus',
      'por que me abandonaste',
      'sou verme',
      'repartem entre si',
      'lancam sortes',
      'perfuraram',
      'traspassaram',
      'como agua me derramei',
      'touros de basa',
      'nao desprezou',
      'nem escondeu',
      'salmo 22',
    ],
  },
  {
    verses: '23:1-6',
    key: '23:4',
    title: 'Há alguém andando ao lado',
    theme: 'a confiança no Pastor',
    themes: ['medo', 'descanso', 'luto'],
    idea: 'O pastor não promete um caminho sem vale: promete que nenhum trecho dele será atravessado sem companhia, e que a estrada termina em casa.',
    context:
      'O título liga este salmo a Davi, que passou a juventude cuidando de ovelhas. Na terra dele o pasto é raro, a água é pouca e há barrancos escuros entre um campo e outro. Quem canta já foi pastor e agora se põe no lugar do bicho que precisa ser cuidado.',
    retold: [
      {
        verses: '23:1-3',
        says: 'O salmista diz que o Senhor é o seu pastor e nada lhe faltará. O Senhor o leva a pastos verdes e águas tranquilas e restaura a sua alma.',
      },
      {
        verses: '23:4',
        says: 'Mesmo no vale da sombra da morte, o salmista não terá medo, porque Deus está com ele. A vara e o cajado o confortam.',
      },
      {
        verses: '23:5-6',
        says: 'Deus prepara uma mesa para o salmista diante dos inimigos e enche o seu cálice até transbordar. O bem o seguirá por toda a vida, e ele morará na casa do Senhor.',
      },
    ],
    read: {
      verses: '23:1-6',
      how: 'Leiam uma vez todos juntos, na velocidade de quem anda. Na segunda vez cada um fica calado e diz em voz alta só a frase de que precisa hoje.',
    },
    observe: [
      {
        ask: 'Quantas coisas o pastor faz pela ovelha nos três primeiros versículos, e qual delas vocês não tinham notado?',
        verses: '23:1-3',
        listen: 'Faz deitar, leva às águas, restaura, guia: os verbos são dele.',
      },
      {
        ask: 'Até o versículo 3 o poeta fala sobre Deus; no 4 ele muda o jeito de falar. O que muda, e em que lugar do caminho?',
        verses: '23:3-4',
        listen: 'De ele passa a tu, justamente no vale.',
      },
      {
        ask: 'A partir do versículo 5 a cena já não é o campo. Onde estamos, e quem mais está por perto?',
        verses: '23:5-6',
        listen: 'Numa mesa posta, com inimigos olhando, e depois numa casa.',
      },
    ],
    interpret: [
      {
        ask: 'Quem canta “nada me faltará” também fala de vale e de inimigos. O que essa frase pode querer dizer, se não é vida sem aperto?',
        verses: '23:1, 23:4-5',
        listen: 'O que não falta é o pastor; o resto se entende a partir dele.',
      },
      {
        ask: 'O pastor “faz deitar”. Por que uma ovelha precisaria que alguém a fizesse descansar?',
        verses: '23:2',
        listen: 'Assustada ou com fome ela não deita; o descanso vem de se sentir segura.',
        follow: 'O que faz você continuar em pé quando já podia deitar?',
      },
      {
        ask: 'Por que a mesa é posta na frente dos inimigos, e não depois que eles vão embora?',
        verses: '23:5',
        listen: 'O cuidado de Deus não espera o problema acabar.',
      },
    ],
    live: [
      {
        ask: 'Em que parte do salmo você está morando nesta semana: no pasto, no vale, à mesa ou chegando em casa?',
        listen: 'Cada um diz só o lugar, se quiser; não peça o motivo.',
        for: ['adults', 'visitors'],
      },
      {
        ask: 'Quem ou o que tem escolhido o seu caminho ultimamente, e para onde isso está levando você?',
        listen: 'Amigos, algoritmo, pressa, medo de ficar de fora.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você sente falta quando lê sobre o vale, e que companhia ajudou você a continuar andando?',
        listen: 'Deixe que digam o nome da pessoa; agradeça e não explique nada.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Como seria, na rotina de vocês dois, um pedaço de pasto verde que coubesse numa noite comum?',
        listen: 'Algo pequeno: telefone longe, uma volta no quarteirão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que imagem de Deus você trouxe de casa, e em que ela se parece ou não com esse pastor?',
        listen: 'Há quem tenha aprendido um Deus que só vigia; ouça sem corrigir.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Você sabe este salmo de cor há anos. Que verso dele a vida já obrigou você a acreditar de verdade?',
        listen: 'Peça a história, não a explicação.',
        for: ['long-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já cuidou de um bicho teimoso? Conte a maior fuga, o maior susto ou a pior mordida.',
        bridge:
          'Quem escreveu este salmo correu muito atrás de bicho fujão, e um dia percebeu que ele era igualzinho.',
      },
      {
        text: 'Qual comida, de qual mesa, faz você se sentir em casa só pelo cheiro?',
        bridge: 'O salmo começa no mato e termina numa mesa posta, com o copo cheio até derramar.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos, apoie os pés no chão e solte os ombros. Conte seis respirações sem pegar no telefone.',
      bridge:
        'A ovelha só se deita quando percebe que tem alguém olhando por ela. Leia o salmo devagar, como quem deita.',
    },
    complete: [
      {
        name: 'O meu salmo',
        text: 'Escreva com as palavras da sua vida: o Senhor é o meu… Por isso não me falta… Ele me faz parar quando… Mesmo que eu passe por… não vou sozinho, porque… No fim eu vou morar…',
      },
      {
        name: 'Mapa de um dia',
        text: 'Desenhe o caminho da sua terça-feira e marque três pontos: um lugar de água, que me renova: … Um vale, que me assusta: … Uma mesa, onde alguém me espera: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha vinte minutos desta semana para deitar ou sentar sem tela nem tarefa, e diga a Deus só a primeira linha do salmo.',
        tell: 'o que apareceu na sua cabeça quando você parou.',
      },
      {
        do: 'Seja companhia no vale de alguém: visite ou acompanhe uma pessoa a um exame, a um cemitério, a uma fila, sem dar conselho.',
        tell: 'como foi estar perto sem precisar consertar nada.',
        for: ['adults', 'young'],
      },
    ],
    children: {
      truth: 'Jesus cuida de mim como um bom pastor.',
      to7: {
        story:
          'Davi cuidava de ovelhas. De manhã ele procurava capim verdinho, e as ovelhas comiam até deitar de barriga cheia. Depois achava uma água bem calma, porque ovelha tem medo de água que faz barulho. Às vezes o caminho passava num lugar escuro. As ovelhas tremiam: bééé! Davi ia junto, batendo o cajado no chão: toc, toc, toc. E elas sabiam: ele está aqui! Um dia Davi pensou: Deus faz comigo o que eu faço com elas! Então cantou assim: o Senhor é o meu pastor. Quando estou com medo, ele está comigo. E eu vou morar na casa dele para sempre!',
        activity:
          'Faça um caminho com almofadas pela casa, passe por baixo de uma mesa coberta com um lençol e termine num tapete com um lanche. Um adulto vai batendo de leve uma colher de pau para mostrar que está perto.',
        questions: [
          'O que o pastor dava para as ovelhas?',
          'O que elas ouviam no lugar escuro?',
          'Quando você fica com medo, o que pode dizer a Deus?',
        ],
      },
      to12: {
        story:
          'Antes de ser rei, Davi era o menino que ficava com as ovelhas. Parece fácil, mas ovelha não enxerga longe, se perde por qualquer moita e, se cai de costas, quase não consegue levantar sozinha. O pastor precisava achar pasto numa terra seca, procurar água parada e levar todo mundo pelo caminho certo. Entre um campo e outro havia vales fundos, onde o sol mal entrava e os bichos bravos se escondiam. Ali o pastor ia com a vara, para defender, e o cajado, para puxar a ovelha que escorregava. Mais tarde Davi teve inimigos, fugiu, chorou e errou. E foi lembrando das ovelhas que ele escreveu esta canção. Ele não disse que nunca haveria vale escuro. Ele disse: tu estás comigo. E terminou com uma mesa cheia e uma casa onde se pode ficar para sempre.',
        activity:
          'Cada um faz um cajado com papel enrolado e escreve nele, em espiral, a parte do salmo que quer guardar. Quem quiser explica por que escolheu.',
        questions: [
          'Para que serviam a vara e o cajado?',
          'Por que Davi não prometeu que o caminho seria sempre claro?',
          'Quem você conhece que está num vale, e como pode andar com essa pessoa?',
        ],
      },
      challenge: 'Antes de dormir, diga o começo do salmo junto com alguém da sua casa.',
    },
    prayer:
      'Senhor, nosso pastor, faze deitar quem não sabe mais parar e anda perto de quem está no escuro. Quando faltar tudo o que queríamos, que não nos falte a tua companhia. Leva-nos, um passo por vez, até a tua casa.',
    leader: {
      lost: 'De tão conhecido, o salmo passa sem ser ouvido, ou vira só texto de velório. Leia devagar, pergunte pelos verbos e deixe cada um escolher uma frase.',
      tender:
        'Muita gente ouviu este salmo num enterro. Se alguém chorar, faça silêncio, ofereça água e não apresse. Se houver quem diga que não quer mais viver, fique com a pessoa, chame ajuda e lembre do CVV, telefone 188.',
    },
    comfort:
      'Você não precisa sair do vale hoje. O salmo não manda correr: diz que ali, no trecho mais escuro, alguém anda do seu lado e sabe o caminho.',
    closing: 'A bondade vem atrás da gente, mesmo quando a gente não olha para trás.',
    words: [
      'pastor',
      'ovelha',
      'pastos',
      'verdes',
      'aguas tranquilas',
      'vale',
      'sombra da morte',
      'cajado',
      'vara',
      'calice',
      'transborda',
      'salmo 23',
    ],
  },
  {
    verses: '24:1-10',
    key: '24:7',
    title: 'Abram a porta para o Rei',
    theme: 'receber o Rei da Glória',
    themes: ['adoracao', 'santidade', 'criacao'],
    idea: 'O dono do mundo inteiro vem à nossa porta: quem quer estar com ele chega de mãos limpas e coração inteiro, e abre caminho para que ele entre.',
    context:
      'É um canto de entrada, talvez para o dia em que a arca, sinal da presença de Deus, chegou a Jerusalém. Primeiro se canta de quem é o mundo; depois alguém pergunta quem pode subir; por fim o cortejo grita diante das portas fechadas. Desde cedo os cristãos o cantaram pensando na chegada de Jesus.',
    retold: [
      {
        verses: '24:1-2',
        says: 'A terra e todos os que moram nela são do Senhor, porque foi ele quem a fundou sobre os mares.',
      },
      {
        verses: '24:3-6',
        says: 'Vem a pergunta: quem subirá ao monte do Senhor? Quem tem as mãos limpas e o coração puro, não se entrega à falsidade e não jura para enganar.',
      },
      {
        verses: '24:7-10',
        says: 'As portas recebem a ordem de se levantar para que entre o Rei da Glória. E vem a resposta sobre quem ele é: o Senhor dos exércitos, forte e poderoso.',
      },
    ],
    read: {
      verses: '24:1-10',
      how: 'Metade do grupo fica do lado de fora da porta e diz os versículos 7 e 9; a metade de dentro pergunta no 8 e no 10. Abram só no último.',
    },
    observe: [
      {
        ask: 'O que pertence ao Senhor, segundo a primeira frase?',
        verses: '24:1-2',
        listen: 'A terra, o que ela contém, o mundo e os que moram nele.',
      },
      {
        ask: 'Que quatro traços tem quem pode subir ao monte?',
        verses: '24:3-4',
        listen:
          'Mãos limpas, coração puro, alma que não se entrega à falsidade, juramento sem engano.',
      },
      {
        ask: 'Quantas vezes as portas são chamadas, e que nomes o Rei recebe?',
        verses: '24:7-10',
        listen: 'Duas; Rei da Glória, forte, poderoso, Senhor dos exércitos.',
      },
    ],
    interpret: [
      {
        ask: 'Se o mundo inteiro já é dele, por que ele ainda espera que uma porta se levante?',
        verses: '24:1, 24:7',
        listen: 'O dono de tudo não arromba; quer ser recebido.',
        follow: 'Que porta demora mais a se abrir em nós?',
      },
      {
        ask: 'Mãos e coração aparecem juntos. O que acontece quando um está limpo e o outro não?',
        verses: '24:4',
        listen: 'Fachada sem verdade, ou boa intenção sem prática.',
      },
      {
        ask: 'Ninguém sobe com a ficha toda limpa. Como o versículo 5 e a vinda de Jesus ajudam quem percebe isso?',
        verses: '24:3-6',
        listen:
          'A justiça ali é recebida do Deus da salvação; Jesus sobe primeiro e abre o caminho.',
      },
    ],
    live: [
      {
        ask: 'De tudo o que você chama de meu (carro, lote, agenda, filhos), o que mais custa lembrar que é do Senhor?',
        listen: 'A posse que aperta mostra onde dói.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Que meia verdade já virou costume no seu dia, e o que as suas mãos fariam sem ela?',
        listen: 'Atestado, cola, troco, promessa; sem confissão forçada.',
        for: ['men', 'women', 'young'],
      },
      {
        ask: 'Em que cômodo da sua vida tem placa de não entre até para Deus?',
        listen: 'Celular, namoro, raiva; rir e pensar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Levantar a cabeça da porta: que rotina da casa de vocês podia abrir mais espaço para Deus passar?',
        listen: 'Um jantar, uma oração curta, menos barulho.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que jeito de chegar diante de Deus você aprendeu: com medo, com roupa de domingo, de qualquer modo?',
        listen: 'Respeito e liberdade podem andar juntos.',
        for: ['visitors', 'new-believers', 'long-believers'],
      },
      {
        ask: 'Quem anda de cabeça baixa ouve o salmo dizer levantai. O que ergueria um pouco a sua nesta semana?',
        listen: 'Nada de pressa; uma visita, um passeio.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Visita de surpresa tocou a campainha: o que você esconde primeiro, a louça, a roupa ou a cara de sono?',
        bridge: 'O salmo de hoje tem uma visita muito importante parada diante da porta.',
      },
      {
        text: 'Se você pudesse colocar uma plaquinha na porta do seu quarto, o que ela diria?',
        bridge:
          'Às portas da cidade alguém gritou: levantai as vossas cabeças! Vamos saber por quê.',
        for: ['teens', 'young'],
      },
    ],
    quiet: {
      text: 'Vá até a porta de casa, abra-a bem devagar e fique um instante na soleira, sentindo o ar que entra.',
      bridge: 'Para que entre o Rei da Glória, diz o salmo. Leia com a porta aberta.',
    },
    complete: [
      {
        name: 'Planta da casa',
        text: 'Desenhe a planta da sua vida com cômodos: trabalho, família, corpo, dinheiro, lazer. Pinte as portas abertas a Deus e deixe em branco as fechadas. Escreva uma palavra em cada uma.',
      },
      {
        name: 'Devolver o nome ao dono',
        text: 'Complete três vezes: do Senhor é o meu … , por isso eu … .',
      },
    ],
    challenges: [
      {
        do: 'Ao abrir a porta de casa, todos os dias desta semana, diga: Senhor, esta casa é tua, entra.',
        tell: 'o que mudou no jeito de entrar.',
      },
      {
        do: 'Acerte uma coisa que não está limpa: devolva o que não é seu, corrija uma informação, devolva um troco.',
        tell: 'como você se sentiu depois.',
        for: ['adults', 'young', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Jesus é o Rei, e eu abro a porta.',
      to7: {
        story:
          'Lá vem o povo cantando! Tum, tum, tum, fazem os tambores. Eles sobem o morro até a cidade. De quem é a terra? É do Senhor! De quem é o mar? É do Senhor! Chegam às portas enormes. Estão fechadas. Então todos gritam: portas, levantem a cabeça! O Rei vai entrar! Lá de dentro perguntam: quem é esse Rei? É o Senhor, forte e poderoso! Nhééé, as portas vão abrindo. Viva! O Rei entrou! Esse Rei é dono do mundo todo e gosta de entrar na nossa casa e no nosso coração. Ele não empurra. Ele espera a gente abrir.',
        activity:
          'Duas crianças fazem uma porta com os braços. As outras vêm em fila, batendo palmas, e dizem a frase das portas; a porta pergunta e depois abre.',
        questions: [
          'De quem é a terra?',
          'O que o povo gritou para as portas?',
          'O que você quer dizer a Jesus quando ele entra?',
        ],
      },
      to12: {
        story:
          'Em Jerusalém era dia de festa. Um cortejo subia o monte cantando que a terra inteira pertence ao Senhor, porque foi ele quem a firmou. No meio do caminho alguém perguntava: quem pode chegar perto de um Deus assim? E a resposta vinha: quem tem as mãos limpas e o coração puro, quem não mente nem promete à toa. Todo mundo pensava um pouco na própria vida. Quando chegavam às portas, elas estavam fechadas. Lá fora gritavam: levantem a cabeça, ó portas, para que entre o Rei da Glória! Lá de dentro perguntavam: quem é ele? O Senhor, forte e poderoso! Duas vezes, até as portas se abrirem. Os cristãos lembram deste salmo quando pensam em Jesus entrando em Jerusalém num jumentinho e depois subindo ao céu. Ele é o Rei que é dono de tudo e mesmo assim bate à porta.',
        activity:
          'Pintem uma grande porta de papel. Na frente, escrevam o que mantém a porta fechada; dentro, o que acontece quando o Rei entra.',
        questions: [
          'Que perguntas o salmo faz?',
          'Por que mãos e coração precisam combinar?',
          'Que parte do seu dia você quer abrir para o Rei?',
        ],
      },
      challenge: 'Ao chegar em casa, diga na porta: entra comigo, Jesus.',
    },
    prayer:
      'Senhor, a terra é tua e nós também. Limpa as nossas mãos e junta o nosso coração, que vive repartido. Levanta as portas que o medo baixou. Entra, Rei da Glória, nesta casa e na nossa segunda-feira.',
    leader: {
      lost: 'O versículo 4 pode virar lista para excluir gente. Lembre que ninguém ali se aprova sozinho, e que o 5 fala de quem recebe bênção e justiça. Jesus é quem sobe com mãos limpas e leva a gente.',
      tender:
        'Quem tem algo grave escondido pode se fechar. Diga que a porta se abre por dentro e no seu tempo. Se houver na casa alguém que manda pelo medo, deixe claro que isso não vem do Rei, e informe: Ligue 180, Disque 100.',
    },
    comfort:
      'Se a sua porta emperrou de tristeza, não precisa forçar. O Rei do salmo espera do lado de fora cantando. Uma fresta já é um jeito de abrir.',
    closing: 'O dono do mundo pede licença para entrar na sua casa.',
    words: [
      'rei da gloria',
      'levantai o portas',
      'do senhor e a terra',
      'quem subira ao monte',
      'limpo de maos',
      'puro de coracao',
      'entradas eternas',
      'portais eternos',
      'senhor dos exercitos',
      'lugar santo',
      'salmo 24',
    ],
  },
  {
    verses: '25:1-10',
    key: '25:4',
    title: 'Ensina-me o teu caminho',
    theme: 'pedir direção a Deus',
    themes: ['oracao', 'espera', 'perdao', 'sabedoria'],
    idea: 'Quem não sabe por onde ir pode levantar a alma a um Deus bom, que ensina o caminho a pecadores humildes e se lembra deles pelo amor, não pelo passado.',
    context:
      'Mais um salmo em ordem alfabética no original, com o nome de Davi no título. Mistura três pedidos que a gente costuma separar: proteção contra inimigos, direção na vida e perdão pelos erros da juventude. Logo depois ele dirá que a sua maldade é grande e pedirá perdão por causa do nome de Deus (25:11).',
    retold: [
      {
        verses: '25:1-3',
        says: 'O salmista eleva a alma a Deus, confia nele e pede para não ser envergonhado diante dos inimigos. Quem espera no Senhor não passará vergonha.',
      },
      {
        verses: '25:4-7',
        says: 'O salmista pede que Deus lhe ensine os seus caminhos e se lembre dele com misericórdia, não pelos pecados da juventude.',
      },
      {
        verses: '25:8-10',
        says: 'O Senhor é bom e por isso ensina o caminho aos pecadores e guia os humildes. Todas as suas veredas são bondade e verdade para quem guarda o seu pacto.',
      },
    ],
    read: {
      verses: '25:1-10',
      how: 'Do 1 ao 7, palmas para cima, em primeira pessoa. No 8, virem-se uns para os outros: do 8 ao 10 é um anúncio.',
    },
    observe: [
      {
        ask: 'Que verbos de aprender e de andar o poeta usa nos pedidos?',
        verses: '25:4-5',
        listen: 'Conhecer, ensinar, guiar; caminhos e veredas.',
      },
      {
        ask: 'De que ele pede que Deus se lembre, e de que pede que não se lembre?',
        verses: '25:6-7',
        listen: 'Das misericórdias e dele mesmo; não dos pecados da juventude.',
      },
      {
        ask: 'A quem Deus ensina o caminho, segundo os versículos 8 e 9?',
        verses: '25:8-9',
        listen: 'Aos pecadores e aos humildes.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a bondade de Deus é o motivo de ele ensinar justamente “aos pecadores”?',
        verses: '25:8',
        listen: 'Professor bom não escolhe só os adiantados; a porta é a humildade.',
      },
      {
        ask: 'Davi pede direção e espera o dia todo. O que a espera tem a ver com ser guiado?',
        verses: '25:5',
        listen: 'Direção vem andando e aguardando, não de uma vez.',
        follow: 'O que você faz na sala de espera de Deus?',
      },
      {
        ask: 'Como os erros da juventude atrapalham alguém a achar o caminho hoje, e o que o versículo 7 faz com eles?',
        verses: '25:7',
        listen: 'Culpa e medo prendem; ser lembrado pelo amor solta os pés.',
      },
    ],
    live: [
      {
        ask: 'Em que encruzilhada você está, e de que lado sopra mais medo de passar vergonha?',
        listen: 'Não dê a direção; ajude a orar.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'Que erro de agora você teme carregar como etiqueta pelo resto da vida?',
        listen: 'Muito cuidado; diga que há caminho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual pecado da juventude Deus já esqueceu e você ainda cita contra si?',
        listen: 'Ninguém precisa dizer qual; leiam o 7 juntos.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como vocês decidem juntos quando cada um enxerga uma vereda?',
        listen: 'Tempo, conselho, oração; quem cede e quando.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você gostaria que Deus lhe ensinasse primeiro, se a aula começasse hoje?',
        listen: 'Perguntas básicas são as melhores.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Levantar a alma, quando ela pesa: que parte dela você consegue erguer alguns centímetros?',
        listen: 'Um centímetro já é oração.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você pergunta o caminho, liga o aplicativo ou roda três vezes pelo mesmo quarteirão com convicção?',
        bridge: 'Davi era rei e perguntava o caminho. Todos os dias.',
      },
      {
        text: 'Que professor ensinava tão bem que até os últimos da turma aprendiam? O que ele fazia?',
        bridge: 'O salmo apresenta um professor assim, e ele aceita matrícula fora do prazo.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Levante as duas mãos até a altura do peito, palmas para cima, como quem ergue uma tigela cheia. Respire.',
      bridge: 'A ti elevo minha alma, diz a primeira linha. Leia com a tigela nas mãos.',
    },
    complete: [
      {
        name: 'Lembra e não lembra',
        text: 'Duas colunas. Lembra-te, Senhor, de: … (as tuas misericórdias na minha vida). Não te lembres de: … (risque esta coluna depois de escrever).',
      },
      {
        name: 'Placa na encruzilhada',
        text: 'Desenhe uma placa com dois caminhos e o nome de cada um. Embaixo complete: o que eu ainda preciso aprender antes de escolher é … .',
      },
    ],
    challenges: [
      {
        do: 'Ore os versículos 4 e 5 no mesmo horário por seis dias, sobre uma única decisão, e anote o que for clareando.',
        tell: 'o que clareou, ainda que pouco.',
      },
      {
        do: 'Ensine com paciência uma coisa que você sabe a alguém que já desistiu de aprender.',
        tell: 'o que isso mostrou sobre o jeito de Deus ensinar.',
        for: ['adults', 'elderly', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus é bom e me ensina o caminho.',
      to7: {
        story:
          'O Téo se perdeu no parque. Esse caminho? Não. Aquele? Também não. Ele parou e lembrou: quando a gente se perde, fica parado e chama. Mamãe! E ela veio. Mamãe, eu soltei a sua mão, desculpa. A mamãe se abaixou: eu perdoo. Agora vem, eu mostro o caminho. Eles foram devagar: aqui a ponte, ali o balanço, pronto! O Davi da Bíblia também falava assim com Deus: mostra o teu caminho, eu quero aprender! Não fica lembrando dos meus erros, lembra que o Senhor me ama! E Deus, que é muito bom, ensinava. Ele pega na mão e ensina.',
        activity:
          'Façam um labirinto simples no chão com fita. Uma criança anda, e um adulto vai dizendo por onde. Depois todos levantam as mãos: ensina-me, Senhor!',
        questions: [
          'O que o Téo fez quando se perdeu?',
          'A mamãe ficou lembrando do erro dele?',
          'O que você quer aprender com Deus?',
        ],
      },
      to12: {
        story:
          'Davi já era um homem importante, mas não tinha vergonha de dizer: Senhor, não sei o caminho, ensina-me. Ele fez essa oração com as letras do alfabeto, uma de cada vez, para ninguém esquecer. Pediu três coisas juntas. Que Deus o protegesse de quem queria fazê-lo passar vergonha. Que mostrasse por onde ir. E que não ficasse lembrando dos erros de quando ele era mais novo. Lembra de mim, disse ele, mas pelo teu amor. Depois contou por que tinha coragem de pedir: porque Deus é bom. E, por ser bom, ensina quem erra. Um professor ruim só gosta de quem já sabe. Deus se senta ao lado de quem está com dificuldade. Só é preciso ser humilde e dizer: eu não sei, me mostra. O caminho que ele ensina é feito de amor e de verdade.',
        activity:
          'Em duplas, um ensina ao outro algo que sabe (nó, desenho, passo de dança) só com paciência e elogio. Conversem: como é aprender assim?',
        questions: [
          'Que três coisas Davi pediu?',
          'Por que Deus ensina quem erra?',
          'Em que você precisa dizer: não sei, me mostra?',
        ],
      },
      challenge: 'Quando não souber o que fazer, pare e ore: Deus, ensina-me o teu caminho.',
    },
    prayer:
      'A ti, Senhor, levantamos a alma. Ensina-nos as tuas veredas, a nós, que erramos e às vezes nem perguntamos. Esquece os nossos pecados antigos; lembra-te do teu amor. E guia-nos hoje, que a gente espera por ti o dia todo.',
    leader: {
      lost: 'Quando alguém conta uma encruzilhada, o grupo distribui conselhos. Faça duas perguntas e ore. E pedir direção não é esperar um sinal mágico: o caminho de Deus, aqui, é bondade e verdade no passo de hoje.',
      tender:
        'Erros da juventude podem incluir coisas pesadas: aborto, crime, abandono. Não peça relatos e ofereça conversa a sós. E distinga o que a pessoa fez do que fizeram com ela: isso não é pecado dela. Disque 100 e Ligue 180 orientam.',
    },
    comfort:
      'Você não precisa achar o caminho esta semana. Basta ficar onde está e chamar. Quem ensina é bom, e lembra de você pelo amor.',
    closing: 'Deus ensina sem pressa a quem pergunta sem orgulho.',
    words: [
      'elevo minha alma',
      'elevo a minha alma',
      'faz me conhecer',
      'faze me saber os teus caminhos',
      'ensina me tuas veredas',
      'ensina me as tuas veredas',
      'guia me em tua verdade',
      'pecados de minha juventude',
      'pecados da minha mocidade',
      'guia os humildes',
      'guia os mansos',
      'espero todo o dia',
      'salmo 25',
    ],
  },
  {
    verses: '27:1-14',
    key: '27:4',
    title: 'Uma coisa só',
    theme: 'a coragem e a espera',
    themes: ['medo', 'espera', 'adoracao'],
    idea: 'A coragem deste salmo não vem de não ter inimigos, e sim de querer uma coisa acima das outras: estar perto de Deus, que acolhe até quando os nossos nos deixam.',
    context:
      'O título põe o salmo na boca de Davi, que conheceu cerco, traição e mentira. Ele começa como canto de vitória e no meio vira pedido de socorro, quase um soluço. As duas partes ficaram juntas, porque na vida elas andam juntas.',
    retold: [
      {
        verses: '27:1-3',
        says: 'O Senhor é a luz e a salvação do salmista, que pergunta de quem terá medo. Mesmo que um exército o cerque, vai confiar.',
      },
      {
        verses: '27:4-6',
        says: 'O salmista pede uma coisa só: morar na casa do Senhor e contemplar a sua beleza. No dia difícil, Deus o esconderá em sua tenda.',
      },
      {
        verses: '27:7-10',
        says: 'O salmista clama e pede que Deus não esconda dele o rosto. Ainda que o pai e a mãe o abandonem, o Senhor o acolherá.',
      },
      {
        verses: '27:11-14',
        says: 'Falsas testemunhas se levantam, mas o salmista crê que verá a bondade do Senhor na terra dos vivos. E chama a esperar no Senhor com coragem.',
      },
    ],
    read: {
      verses: '27:1-10',
      how: 'Do 1 ao 6, voz firme e de pé. Do 7 ao 10, sentados e mais baixo. Quem lidera encerra dizendo sozinho o versículo 14.',
    },
    observe: [
      {
        ask: 'Que três nomes o poeta dá ao Senhor no primeiro versículo, e que pergunta acompanha esses nomes?',
        verses: '27:1',
        listen: 'Luz, salvação, força; e a pergunta sobre de quem ter medo.',
      },
      {
        ask: 'No meio de exército e guerra, qual é o único pedido do versículo 4?',
        verses: '27:3-4',
        listen: 'Morar na casa do Senhor e olhar a beleza dele; não pede a derrota de ninguém.',
      },
      {
        ask: 'O que muda no tom entre o versículo 6 e o 7, e que palavras mostram isso?',
        verses: '27:6-9',
        listen: 'De cantarei a clamo; repete não escondas, não rejeites, não me deixes.',
      },
    ],
    interpret: [
      {
        ask: 'Como a mesma pessoa pode dizer que não teme e, logo depois, implorar para não ser abandonada?',
        verses: '27:1, 27:9',
        listen: 'Fé e medo moram na mesma casa; ele leva os dois a Deus.',
      },
      {
        ask: 'Por que contemplar a beleza de Deus daria coragem a alguém cercado?',
        verses: '27:4-5',
        listen: 'O que a gente olha muito cresce; ele escolhe para onde olhar.',
        follow: 'Onde você já viu alguma beleza que fez um medo diminuir?',
      },
      {
        ask: 'O que o versículo 10 diz a quem foi deixado por quem devia cuidar?',
        verses: '27:10',
        listen: 'Não nega o abandono; diz que há quem acolha.',
      },
    ],
    live: [
      {
        ask: 'Se alguém olhasse só a sua agenda e o seu extrato, que uma coisa diria que você busca?',
        listen: 'Deixe rir um pouco; depois deixe pensar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De quem ou de que você tem medo na escola, na faculdade ou no primeiro emprego, e o que acende alguma luz nisso?',
        listen: 'Perceba sinais de perseguição ou ameaça e cuide a sós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que medo vocês dois têm em comum e quase nunca dizem em voz alta?',
        listen: 'Pode ser combinado de falar em casa.',
        for: ['couples'],
      },
      {
        ask: 'Quem acolheu você numa hora em que a família não pôde ou não quis?',
        listen: 'Agradecer a esse rosto já é oração; ninguém precisa contar o abandono.',
        for: ['singles', 'adults'],
      },
      {
        ask: 'O que você está esperando há tanto tempo que já tem vergonha de pedir de novo?',
        listen: 'Não prometa prazo nem desfecho.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que dificuldade você sente em acreditar que Deus recebe com gosto quem o procura?',
        listen: 'Ouça a história por trás da dúvida.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando a saudade aperta, que pequeno sinal da bondade de Deus ainda aparece na terra dos vivos?',
        listen: 'Um neto, um prato de sopa, o sol na parede; nada precisa compensar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Acabou a luz do bairro inteiro. O que você procura primeiro, e o que costuma fazer até ela voltar?',
        bridge: 'O salmo começa com alguém no escuro dizendo quem é a luz dele.',
      },
      {
        text: 'Se pudesse pedir uma única coisa para este mês, daquelas pequenas e bem concretas, qual seria?',
        bridge: 'Davi também pediu uma coisa só. Vamos ver se alguém adivinharia qual.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Apague a luz e acenda uma vela ou a lanterna do telefone virada para a parede. Espere os olhos se acostumarem.',
      bridge: 'Com essa luz pequena, leia em voz baixa o primeiro versículo.',
    },
    complete: [
      {
        name: 'Peneira de pedidos',
        text: 'Anote depressa cinco coisas que você quer: … Risque duas. Risque mais duas. A que ficou diz isto sobre mim: … O que acontece com ela diante do versículo 4: …',
      },
      {
        name: 'Duas vozes',
        text: 'Dobre a folha. De um lado, a voz firme: eu confio que… Do outro, a voz que treme: Senhor, não me deixes quando… Embaixo, uma frase de espera: hoje eu consigo esperar por…',
      },
    ],
    challenges: [
      {
        do: 'Por cinco dias, gaste três minutos olhando algo bonito que Deus fez, sem fotografar, antes de abrir as notícias.',
        tell: 'o que você viu e o que aconteceu com a preocupação daquele dia.',
      },
      {
        do: 'Acolha alguém que a família deixou de lado: um convite para o almoço, uma carona, uma ligação no domingo à tarde.',
        tell: 'como foi receber, sem expor a história da pessoa.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    children: {
      truth: 'Deus é minha luz e nunca me deixa sozinho.',
      to7: {
        story:
          'Davi estava longe de casa e era de noite. Tudo escuro! Ele ouvia uns barulhos e o coração fazia tum, tum, tum. Aí ele lembrou de uma coisa e cantou: o Senhor é a minha luz! Davi não estava vendo uma lâmpada. Ele queria dizer que Deus estava perto. Ele falou: Deus, eu quero uma coisa só, ficar pertinho do Senhor! E falou também: às vezes eu tenho medo, escuta a minha voz! Deus escutou. O coração de Davi ficou mais calmo, e ele esperou a manhã chegar. Deus acolhe a gente como um abraço apertado.',
        activity:
          'Numa sala com pouca luz, passem uma lanterna de mão em mão. Quem a segura diz: Deus é a minha luz, e ilumina o amigo do lado.',
        questions: [
          'Como estava o coração de Davi?',
          'O que Davi cantou?',
          'Em que hora você quer que Deus fique bem pertinho?',
        ],
      },
      to12: {
        story:
          'Davi era corajoso, mas não do jeito dos filmes. Ele tinha inimigos de verdade, gente que contava mentiras sobre ele e um exército que podia aparecer a qualquer momento. Neste salmo ele começa firme: o Senhor é a minha luz, de quem terei medo? Se você pudesse pedir uma coisa a Deus no meio de uma guerra, o que pediria? Davi pediu para ficar perto de Deus e olhar como ele é bonito. Mas continue lendo. De repente a voz de Davi treme: escuta-me, não me deixes! Ele não fingiu que estava bem. Ele tinha tanta confiança que podia contar o medo. E disse até isto: mesmo que pai e mãe me deixem, o Senhor me recebe. No final ele fala com o próprio coração: espera no Senhor, coragem! A resposta ainda não tinha chegado, mas Davi já não estava sozinho.',
        activity:
          'Cada um escreve um medo com lápis num papel e, por cima, com caneta forte, a frase: o Senhor é a minha luz. Dobrem e guardem; ninguém precisa mostrar.',
        questions: [
          'O que Davi pediu no meio da guerra?',
          'Por que é bom contar a Deus que se está com medo?',
          'O que você faz enquanto espera uma coisa que demora?',
        ],
      },
      challenge:
        'Quando sentir medo nesta semana, conte a Deus e também a um adulto em quem confia.',
    },
    prayer:
      'Senhor, luz nossa, recebe a parte de nós que canta e a parte que treme. Ensina-nos a querer uma coisa só. Acolhe quem foi deixado e fortalece o coração de quem espera faz tempo.',
    leader: {
      lost: 'É tentador escolher só a metade corajosa. Faça o grupo ouvir a virada do versículo 7, porque é nela que muitos vão se encontrar.',
      tender:
        'O versículo 10 toca em abandono de pai e mãe. Não peça relatos. Se aparecer violência em casa, ouça a sós, não exija reconciliação e mostre onde há ajuda: Ligue 180 para mulheres, Disque 100 para crianças, idosos e pessoas com deficiência.',
    },
    comfort:
      'Davi não saiu do medo para depois orar: orou de dentro dele. Se hoje você só consegue dizer não me deixes, isso já é o salmo inteiro.',
    closing: 'Quem espera no Senhor espera acompanhado.',
    words: [
      'minha luz',
      'salvacao',
      'a quem temerei',
      'uma coisa',
      'formosura',
      'beleza do senhor',
      'abandon',
      'me acolhera',
      'espera no senhor',
      'terra dos viventes',
      'salmo 27',
    ],
  },
  {
    verses: '30:1-12',
    key: '30:5',
    title: 'Depois da noite, a manhã',
    theme: 'o choro que tem fim',
    themes: ['gratidao', 'sofrimento', 'esperanca', 'oracao'],
    idea: 'A noite do choro é verdadeira e tem fim: Deus escuta quem clama no fundo, troca a roupa de luto por alegria e faz da lembrança um canto de gratidão.',
    context:
      'Quem canta esteve muito doente, à beira da morte, e sarou. Ele volta para agradecer e conta a história inteira, sem esconder que, quando tudo ia bem, achou que nada o derrubaria. O título liga o canto à dedicação da casa: gente reunida, pondo a gratidão na boca.',
    retold: [
      {
        verses: '30:1-5',
        says: 'O salmista louva o Senhor, que o sarou e não o deixou descer à cova. Chama todos a cantar, porque o choro pode durar uma noite, mas a alegria vem pela manhã.',
      },
      {
        verses: '30:6-10',
        says: 'O salmista lembra que, na prosperidade, dizia que jamais seria abalado. Deus encobriu o rosto, e ele clamou: o pó, por acaso, o louvará?',
      },
      {
        verses: '30:11-12',
        says: 'Deus transformou em dança o pranto do salmista e o vestiu de alegria em lugar do pano de saco. Ele promete dar graças para sempre.',
      },
    ],
    read: {
      verses: '30:1-12',
      how: 'Do 1 ao 5, de pé. Do 6 ao 10, sentados e com luz baixa. No 11, acendam tudo e levantem-se de novo.',
    },
    observe: [
      {
        ask: 'Que verbos contam o que Deus fez por ele nos três primeiros versículos?',
        verses: '30:1-3',
        listen: 'Levantou, sarou, fez subir, conservou em vida.',
      },
      {
        ask: 'Que pares de contrários estão no versículo 5?',
        verses: '30:5',
        listen: 'Ira e favor, momento e vida, choro e alegria, noite e manhã.',
      },
      {
        ask: 'O que ele dizia na prosperidade, e o que aconteceu depois?',
        verses: '30:6-7',
        listen: 'Jamais serei abalado; Deus encobriu o rosto e ele se perturbou.',
      },
      {
        ask: 'Que trocas de roupa e de movimento aparecem no 11?',
        verses: '30:11',
        listen: 'Pranto por dança; pano de saco por alegria.',
      },
    ],
    interpret: [
      {
        ask: 'O choro “pode durar uma noite”. Por que a medida é uma noite, e não uma hora marcada?',
        verses: '30:5',
        listen: 'A noite não se apressa, mas sempre tem manhã; é promessa sem relógio.',
        follow: 'Quanto tem durado a sua noite?',
      },
      {
        ask: 'O que havia de perigoso na segurança do versículo 6?',
        verses: '30:6-7',
        listen: 'Ele tomou o presente por conquista e se esqueceu de quem firmava a montanha.',
      },
      {
        ask: 'Que argumento ousado ele usa com Deus quando está embaixo?',
        verses: '30:8-10',
        listen: 'Pergunta que proveito há na morte dele, se o pó vai louvar; fala com intimidade.',
      },
    ],
    live: [
      {
        ask: 'Que montanha sua você achava firme por mérito próprio até o dia em que ela tremeu?',
        listen: 'Saúde, emprego, casamento; humildade sem humilhação.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Nas noites em que a cabeça não para, o que você faz com o celular, e o que poderia fazer com o choro?',
        listen: 'Solidão da madrugada; a quem chamar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que manhã da sua história merece ser cantada outra vez?',
        listen: 'Testemunhos curtos de livramento; um de cada.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quando um está na noite e o outro já amanheceu, como vocês dois se esperam?',
        listen: 'Ritmos diferentes de tristeza; sem cobrança.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que atrapalha você a pedir a Deus tem misericórdia de mim em voz alta?',
        listen: 'Orgulho, falta de costume, achar que não merece.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Se ainda é noite para você, o que ajuda a atravessar sem que ninguém acenda a luz à força?',
        listen: 'Obedeça ao que a pessoa disser; talvez só silêncio.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é gente da manhã, que acorda cantando, ou precisa de meia hora e dois cafés para virar pessoa?',
        bridge: 'Há um salmo inteiro sobre o que chega com a manhã.',
      },
      {
        text: 'Que roupa você só usa em dia de alegria, e qual veste quando quer que ninguém fale com você?',
        bridge: 'O poeta conta de uma troca de roupa que ele não fez sozinho.',
        for: ['young', 'teens', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Acenda e apague a luz do quarto três vezes, bem devagar. Na última, deixe acesa e olhe as próprias mãos.',
      bridge: 'O choro pode durar uma noite. Leia sem apressar o relógio.',
    },
    complete: [
      {
        name: 'Noite e manhã',
        text: 'Escreva à esquerda as noites que você já atravessou e à direita o que apareceu depois de cada uma. Se alguma ainda está sem manhã, deixe o espaço em branco e escreva: espero.',
      },
      {
        name: 'Troca de roupa',
        text: 'Complete: eu vestia … ; o Senhor desatou … ; agora, ou um dia, visto … . Para que o meu coração cante … .',
      },
    ],
    challenges: [
      {
        do: 'Ao amanhecer, três dias seguidos, fique um minuto na janela e agradeça por ter atravessado a noite.',
        tell: 'como era a luz em cada um dos dias.',
      },
      {
        do: 'Conte a alguém que está na noite, por carta ou à mesa, como foi uma noite sua, sem dar conselho no fim.',
        tell: 'o que ele respondeu, se quiser dizer.',
        for: ['adults', 'long-believers', 'elderly'],
      },
    ],
    children: {
      truth: 'Deus cuida de mim quando choro e quando danço.',
      to7: {
        story:
          'Davi ficou dodói, muito dodói. Ficava deitado, quietinho, e chorava de noite: snif, snif. Deus, me ajuda!, ele pedia. A noite parecia tão comprida! Mas Deus ouviu. Quando o sol apareceu na janela, Davi abriu um olho, abriu o outro. Estava melhor! Ele levantou, tirou aquele pano áspero de quem está triste e pôs uma roupa alegre. E dançou! Um pezinho para cá, outro para lá. Obrigado, Deus! O choro pode durar uma noite, mas a alegria vem de manhã! Às vezes a gente fica triste por mais tempo, e tudo bem. Deus fica com a gente a noite toda.',
        activity:
          'As crianças se enrolam num pano e fingem dormir. Ao sinal de bom dia, abrem o pano, jogam para o alto e dançam juntas.',
        questions: [
          'O que Davi pediu a Deus?',
          'O que ele fez de manhã?',
          'Quem fica com você quando está triste?',
        ],
      },
      to12: {
        story:
          'Davi era forte e pensava: nada vai me derrubar. Quando tudo vai bem, é fácil esquecer quem cuida da gente. Então veio uma doença séria. A montanha onde ele se sentia seguro pareceu tremer. De noite, ele chorava e conversava com Deus com toda a sinceridade: Senhor, para que serve eu morrer? O pó vai cantar para ti? Tem misericórdia de mim! Não é lindo poder falar assim com Deus? E ele ouviu. Davi sarou e escreveu um canto para agradecer com todo mundo: o choro pode durar uma noite, mas a alegria vem pela manhã. Naquele tempo, quem estava de luto vestia um pano grosso de saco. Davi disse que Deus desatou esse pano e o vestiu de alegria, e o choro virou dança. Algumas noites são compridas. A promessa não diz a hora, mas diz quem faz amanhecer.',
        activity:
          'Em papel preto, desenhem com giz claro a noite de alguém; por cima, colem um sol de papel amarelo que abre como janela. Escrevam dentro um obrigado.',
        questions: [
          'O que Davi pensava quando tudo ia bem?',
          'Como ele falou com Deus na doença?',
          'Que manhã boa você já viveu depois de um dia difícil?',
        ],
      },
      challenge: 'De manhã, abra a janela e diga: bom dia, Deus, obrigado por esta noite.',
    },
    prayer:
      'Senhor, ouve e tem misericórdia de nós. Guarda quem chora esta noite e não sabe quantas horas faltam. Perdoa quando achamos que a montanha era nossa. E, quando amanhecer, que a nossa boca não se cale.',
    leader: {
      lost: 'O versículo 5 vira frase de efeito para encerrar choro dos outros. Ele é testemunho de quem já passou, não ordem para quem está passando. Deixe que só quem amanheceu conte a sua manhã.',
      tender:
        'Nem todo doente sarou, e há quem tenha pedido como Davi e enterrado a pessoa. Diga isso em voz alta, com respeito. Em Jesus, a manhã chega também do outro lado da morte. Quem diz que não aguenta mais precisa de companhia agora: CVV 188.',
      differ:
        'Uns oram esperando que Deus cure ainda hoje e dão testemunho disso; outros pedem a cura e descansam se ela não vier, esperando a ressurreição. O salmo autoriza pedir com toda a força e ensina a agradecer pelo que vier.',
    },
    comfort:
      'Ninguém tem o direito de dizer que a sua noite já devia ter acabado. O salmo não marca hora. Diz só que a noite não é dona do dia, e que há quem escute choro no escuro.',
    closing: 'A noite manda até certa hora; depois, quem manda é Deus.',
    words: [
      'o choro pode durar uma noite',
      'alegria vem pela manha',
      'pranto em danca',
      'veste de saco',
      'pano de saco',
      'jamais serei abalado',
      'me saraste',
      'ira e por um momento',
      'seu favor e para a vida',
      'minha montanha',
      'descida a cova',
      'salmo 30',
    ],
  },
  {
    verses: '31:1-24',
    key: '31:15',
    title: 'Nas tuas mãos',
    theme: 'a entrega a Deus na aflição',
    themes: ['fe', 'sofrimento', 'medo', 'espera'],
    idea: 'Esquecido, com medo por todos os lados e como um vaso quebrado, Davi põe o espírito e os tempos nas mãos de Deus, e dali anima outros a esperar.',
    context:
      'O título dá o salmo a Davi, que foi perseguido muitas vezes. A oração começa confiante, desce ao fundo e sobe de novo, como acontece com a gente. Jesus morreu dizendo as palavras do versículo 5 (Lucas 23:46), e Estêvão disse quase as mesmas (Atos 7:59). No fim (31:23-24), quem estava no chão dá ânimo aos outros.',
    retold: [
      {
        verses: '31:1-8',
        says: 'Davi confia no Senhor, sua rocha, e pede que o tire da rede escondida. Entrega o espírito nas mãos de Deus, que viu a sua aflição.',
      },
      {
        verses: '31:9-13',
        says: 'Davi está consumido de tristeza. Os vizinhos o humilham, os conhecidos fogem, e ele se sente como um vaso quebrado, com medo por todos os lados.',
      },
      {
        verses: '31:14-18',
        says: 'Davi diz ao Senhor: “Tu és meu Deus”. Põe nas mãos dele os seus tempos e pede que o livre e faça calar os lábios mentirosos.',
      },
      {
        verses: '31:19-24',
        says: 'Davi louva a grande bondade de Deus, que o ouviu quando ele se achava excluído, e anima todos os que esperam no Senhor.',
      },
    ],
    read: {
      verses: '31:5-16',
      how: 'No 5 e no 15, todos estendem as mãos abertas. Do 9 ao 13, uma voz só, sem pressa. No 14 o grupo entra no “Porém”.',
    },
    observe: [
      {
        ask: 'O que Davi põe nas mãos de Deus, em dois momentos do salmo?',
        verses: '31:5, 31:15',
        listen: 'O espírito; os tempos. E pede livramento das mãos dos inimigos.',
      },
      {
        ask: 'Como está o corpo dele, e como as pessoas o tratam?',
        verses: '31:9-13',
        listen:
          'Olhos, ventre e ossos consumidos; vizinhos e conhecidos fogem; cochicham e conspiram.',
      },
      {
        ask: 'Com que comparações ele diz que foi esquecido?',
        verses: '31:12',
        listen: 'Como se estivesse morto; como um vaso quebrado.',
      },
      {
        ask: 'Que virada vem depois da queixa, e o que ele pede?',
        verses: '31:14-16',
        listen: '“Tu és meu Deus”; livramento, o rosto de Deus brilhando sobre ele.',
      },
    ],
    interpret: [
      {
        ask: 'Entre um elogio e outro a Deus, ele derrama muita dor. O que isso ensina sobre orar com fé?',
        verses: '31:7-10',
        listen: 'Confiança e lamento cabem na mesma oração; Deus vê a aflição.',
      },
      {
        ask: 'Nada mudou entre o 13 e o 14, e ele diz “Porém”. O que sustenta essa palavra?',
        verses: '31:13-15',
        listen: 'Não são os fatos: é quem Deus é e de quem são as mãos.',
        follow: 'Que porém você tem conseguido dizer?',
      },
      {
        ask: 'Por que dizer meus tempos, e não só a minha vida, estão nas tuas mãos?',
        verses: '31:15',
        listen: 'Épocas boas e ruins, a hora certa, a espera; nem os inimigos têm o relógio.',
      },
    ],
    live: [
      {
        ask: 'Que tempo da sua vida é mais difícil deixar nas mãos de Deus: o que passou, o de agora ou o que vem?',
        listen: 'E por quê. Uma frase serve.',
      },
      {
        ask: 'Quando foi que você se sentiu como vaso quebrado, e quem não fugiu de você?',
        listen: 'Gratidão por quem ficou. Só quem quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Cochicho, exclusão do grupo, risada: o que ajuda quando parece que há medo por todos os lados?',
        listen: 'Contar a um adulto; um amigo; orar sem enfeite.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem as pessoas têm fugido na rua, e como poderíamos chegar perto?',
        listen: 'Doente, enlutado, ex-preso, endividado.',
        for: ['long-believers', 'couples', 'adults'],
      },
      {
        ask: 'Olhando para trás, que tempo você só hoje percebe que estava nas mãos de Deus?',
        listen: 'Deixe contar com calma.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'Jesus disse o versículo 5 na cruz. O que essas palavras dizem na sua hora mais escura?',
        listen: 'Silêncio também responde.',
        for: ['mourning', 'long-believers', 'singles'],
      },
      {
        ask: 'O que você acha de um livro de orações que tem tanta queixa dentro?',
        listen: 'Alívio ou estranheza; agradeça.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que mãos você entrega tranquilo: a direção do carro, o corte de cabelo, a panela, a senha?',
        bridge: 'Davi entregou uma coisa muito maior, e disse em que mãos.',
      },
      {
        text: 'Que objeto quebrado você colou e guarda até hoje?',
        bridge: 'Davi disse que se sentia como um vaso quebrado.',
        for: ['adults', 'elderly', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra as duas mãos no colo, com as palmas para cima. Ponha nelas, sem dizer, o que mais pesa.',
      bridge: 'Leia com as mãos assim. O salmo fala de outras mãos.',
    },
    complete: [
      {
        name: 'Nas tuas mãos',
        text: 'Complete: Nas tuas mãos ponho o que já passou: … . Ponho o dia de hoje: … . Ponho o que ainda vem: … . Porém eu confio em ti, Senhor, porque … .',
      },
      {
        name: 'Vaso',
        text: 'Desenhe um vaso com rachaduras. Em cada uma, uma palavra do que quebrou: … . Em volta do vaso, desenhe duas mãos. Escreva nelas: tu és meu Deus.',
      },
    ],
    challenges: [
      {
        do: 'Diga toda noite, antes de dormir, as palavras do versículo 5, como Jesus disse, e entregue a Deus uma coisa do dia.',
        tell: 'que noite foi mais fácil e que noite foi mais difícil.',
      },
      {
        do: 'Chegue perto de alguém de quem os outros se afastaram: cumprimente, sente ao lado, pergunte como está.',
        tell: 'como foi chegar perto, sem contar o problema da pessoa.',
      },
    ],
    children: {
      truth: 'A minha vida está nas mãos de Deus.',
      to7: {
        story:
          'Davi estava muito triste. Algumas pessoas falavam mal dele. Os vizinhos fugiam quando ele passava na rua. Davi disse: estou como um vaso quebrado! E contou tudo isso a Deus, chorando. Deus ouviu. Então Davi abriu as mãos e disse: Senhor, eu confio em ti. Tu és o meu Deus! Os meus dias estão nas tuas mãos. Os dias alegres e os dias tristes, todos. E Davi ficou mais forte. No fim ele falou para os outros: coragem, esperem em Deus! As mãos de Deus são grandes e cuidam de nós.',
        activity:
          'Contornem as mãos de um adulto numa folha grande. Cada criança desenha a si mesma dentro delas. Digam: nas mãos de Deus!',
        questions: [
          'Como Davi se sentia?',
          'Em que mãos ele pôs os seus dias?',
          'O que você quer pôr nas mãos de Deus?',
        ],
      },
      to12: {
        story:
          'Já aconteceu de todo mundo se afastar de você? Davi contou isso num salmo. Os inimigos armavam contra ele, os vizinhos zombavam, e quem o via na rua mudava de calçada. Ele chorou tanto que os olhos doíam. Fui esquecido, disse, estou como um vaso quebrado, há medo por todos os lados! Davi não escondeu nada de Deus. E então, sem que nada tivesse mudado ainda, disse uma palavra pequena: porém. Porém eu confio em ti, Senhor. Tu és meu Deus. Os meus tempos estão nas tuas mãos. Ele entregou tudo: o passado, o dia de hoje e o que ia acontecer. Muitos anos depois, Jesus, na cruz, disse palavras deste salmo: nas tuas mãos entrego o meu espírito. Quem foi ouvido por Deus aprende a animar os outros. Por isso o salmo termina assim: coragem, todos vocês que esperam no Senhor!',
        activity:
          'Colem um vaso de papel cortado em pedaços e escrevam nas emendas o que ajuda quando a gente está triste. Pendurem com a frase: nas tuas mãos.',
        questions: [
          'O que as pessoas faziam com Davi?',
          'Que palavra mudou a oração dele?',
          'De quem você pode chegar perto quando todos fogem?',
        ],
      },
      challenge: 'Toda noite, abra as mãos e diga: Deus, eu sou teu. Boa noite!',
    },
    prayer:
      'Senhor, rocha nossa, vê a nossa aflição. Há medo em volta e cansaço por dentro. Nas tuas mãos entregamos o espírito, os tempos, as pessoas que amamos. Faz brilhar o teu rosto sobre nós. E dá-nos coragem para animar quem também espera. Amém.',
    leader: {
      lost: 'O salmo sobe e desce, e alguém vai querer só a parte boa. Deixe a queixa ser lida inteira. Os pedidos contra os inimigos (17-18) são oração de quem sofre mentira: ele entrega a Deus em vez de se vingar.',
      tender:
        'Depressão, luto e rejeição estão nestas linhas com nome e corpo. Diga que dá para orar assim. Entregar o espírito é confiar, não é querer morrer; se alguém falar em desistir da vida, fique com a pessoa e liguem juntos para o CVV, 188.',
    },
    comfort:
      'Você não precisa sentir coragem para estar seguro: as mãos não são as suas. Davi chegou a dizer que Deus o tinha excluído, e Deus ouviu mesmo assim.',
    closing: 'Os nossos tempos estão nas mãos dele: coragem.',
    words: [
      'salmo trinta e um',
      'em tuas maos entrego meu espirito',
      'nas tuas maos entrego o meu espirito',
      'meus tempos estao em tuas maos',
      'nas tuas maos estao os meus dias',
      'vaso quebrado',
      'medo por todos os lados',
      'terror por todos os lados',
      'tu es meu deus',
      'lugar espacoso',
      'esforcai vos',
      'faz brilhar teu rosto',
      'minha rocha e minha fortaleza',
    ],
  },
  {
    verses: '32:1-11',
    key: '32:5',
    title: 'O alívio de não esconder',
    theme: 'a confissão e o perdão',
    themes: ['perdao', 'arrependimento', 'graca', 'descanso'],
    idea: 'Esconder o pecado adoece por dentro; quando a gente para de encobrir e conta a Deus, é ele quem cobre, perdoa e vira esconderijo.',
    context:
      'O título dá o salmo a Davi. Ele começa pelo fim, feliz, e depois conta como chegou ali: calou por um tempo, o corpo sentiu, até que falou. No capítulo 4 de Romanos (4:6-8), Paulo cita o começo para mostrar que Deus perdoa de graça quem confia nele.',
    retold: [
      {
        verses: '32:1-5',
        says: 'Feliz é quem tem o pecado perdoado. Enquanto o salmista se calava, a mão de Deus pesava e ele gemia o dia todo, até que confessou e foi perdoado.',
      },
      {
        verses: '32:6-7',
        says: 'O salmista diz que o fiel deve orar enquanto há tempo, e as muitas águas não o atingirão. Deus é o esconderijo do salmista e o cerca de cânticos de livramento.',
      },
      {
        verses: '32:8-11',
        says: 'Vem a promessa: “te ensinarei o caminho que deves seguir”. Que ninguém seja como a mula, que precisa de freio, porque a bondade rodeia quem confia no Senhor.',
      },
    ],
    read: {
      verses: '32:1-11',
      how: 'Leiam o 3 e o 4 quase sem voz. Depois do 5, um minuto de silêncio, e o resto em voz cheia. No 8, só quem lidera lê.',
    },
    observe: [
      {
        ask: 'Que palavras diferentes dizem, nos dois primeiros versículos, o que Deus faz com o pecado?',
        verses: '32:1-2',
        listen: 'Perdoa, cobre, não atribui a maldade.',
      },
      {
        ask: 'O que acontecia com o corpo dele enquanto calava?',
        verses: '32:3-4',
        listen: 'Ossos envelhecidos, gemido o dia todo, mão pesada, vigor seco como no verão.',
      },
      {
        ask: 'Que passos ele dá no versículo 5, e qual é a resposta de Deus?',
        verses: '32:5',
        listen: 'Confessou, não encobriu, decidiu falar; e Deus perdoou.',
      },
      {
        ask: 'Com que bichos ele pede que a gente não se pareça?',
        verses: '32:9',
        listen: 'Cavalo e mula, que só vêm com freio e cabresto.',
      },
    ],
    interpret: [
      {
        ask: 'No versículo 1 o pecado é coberto; no 5 ele diz que não o encobriu. Qual é a diferença entre as duas coberturas?',
        verses: '32:1, 32:5',
        listen: 'Quando eu escondo, apodrece; quando Deus cobre, está perdoado.',
        follow: 'Por que a gente tenta primeiro a nossa cobertura?',
      },
      {
        ask: 'A mão que pesava no versículo 4 era castigo ou cuidado? O que o resto do salmo deixa perceber?',
        verses: '32:4, 32:7-8',
        listen: 'O mesmo Deus vira esconderijo e conselheiro; o peso o trouxe para casa.',
      },
      {
        ask: 'Deus promete aconselhar “com meus olhos sobre ti”. Que diferença há entre ser guiado pelo olhar e pelo freio?',
        verses: '32:8-9',
        listen: 'Intimidade: quem está perto entende um olhar; o teimoso precisa de puxão.',
      },
    ],
    live: [
      {
        ask: 'Que sinais o seu corpo dá quando você está guardando uma coisa que precisava ser dita?',
        listen: 'Sono, estômago, irritação; não perguntem o que é.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Apagar conversa, limpar histórico, ter dois perfis: o que cansa mais em viver escondendo?',
        listen: 'Acolha sem curiosidade; indique um adulto seguro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que faz um filho, aí na casa de vocês, preferir contar o erro a escondê-lo?',
        listen: 'A reação dos pais ensina sobre Deus.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que coisa, perdoada por Deus há anos, você ainda anda desenterrando?',
        listen: 'Não precisa dizer qual; ler o versículo 2 em voz alta.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que assusta e o que atrai você na ideia de contar tudo a Deus?',
        listen: 'Medo de bronca, vontade de alívio.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Com que pessoa madura você poderia tirar a máscara, e o que impediu até agora?',
        listen: 'Escolher bem a quem contar faz parte da sabedoria.',
        for: ['singles', 'young', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual arte de criança você escondeu melhor, e quem descobriu: o vaso, a nota, o corte de cabelo na boneca da irmã?',
        bridge: 'A gente aprende cedo a esconder. Davi conta o que isso fez com os ossos dele.',
      },
      {
        text: 'Em que canto você se escondia no pique-esconde, e quanto tempo aguentou sem rir?',
        bridge: 'No salmo alguém cansa de se esconder e encontra um esconderijo de verdade.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure um objeto pesado com o braço esticado até cansar. Só então ponha-o na mesa e sinta o braço voltar.',
      bridge: 'A tua mão pesava sobre mim, diz o poeta. Depois ele conta do alívio.',
    },
    complete: [
      {
        name: 'Enquanto calei',
        text: 'Só para você: enquanto eu calava …, o meu corpo …, a minha casa … . Hoje digo a Deus: … . Ele responde: perdoei. Rasgue o papel depois.',
      },
      {
        name: 'Três coberturas',
        text: 'Liste o que você costuma usar para cobrir um erro: desculpa, piada, silêncio, acusar outro. Circule a mais usada e escreva por cima: tu és meu esconderijo.',
      },
    ],
    challenges: [
      {
        do: 'Reserve meia hora com uma folha em branco, escreva o que vinha escondendo de Deus, leia o versículo 5 em voz alta e destrua a folha.',
        tell: 'como dormiu naquela noite, nada mais.',
      },
      {
        do: 'Quando alguém lhe confessar um erro, nesta semana, responda primeiro: obrigado por me contar.',
        tell: 'o que aconteceu depois dessa frase.',
        for: ['parents', 'couples', 'adults'],
      },
    ],
    children: {
      truth: 'Posso contar meu erro a Deus; ele perdoa.',
      to7: {
        story:
          'O Caio quebrou o vaso da mamãe. Plaft! Escondeu os pedaços debaixo da cama. Depois foi brincar, mas não teve graça. Foi lanchar, e o lanche não descia. De noite a barriga apertava: ai, ai. Parecia que ele tinha engolido uma pedra. Então o Caio falou baixinho: Deus, fui eu. Desculpa. E correu para a mamãe: mãe, fui eu que quebrei, e escondi. A mamãe o abraçou forte: obrigada por me contar, filho. Eu perdoo. Vamos juntar os pedaços juntos? Ahhh! A pedra da barriga foi embora! Davi contou uma história parecida na Bíblia. Quando ele contou o erro a Deus, Deus perdoou. E ele ficou feliz de novo!',
        activity:
          'Cada um carrega uma pedrinha na mão fechada enquanto anda pela sala. No fim, põe a pedra numa caixa, abre as mãos e diz: Deus, o Senhor me perdoa.',
        questions: [
          'O que o Caio sentiu quando escondeu?',
          'O que aconteceu quando ele contou?',
          'A quem você pode contar quando faz algo errado?',
        ],
      },
      to12: {
        story:
          'Davi fez coisas erradas e resolveu não contar a ninguém. Pensou que, se ficasse calado, aquilo sumiria. Mas foi o contrário. Ele conta que parecia ter envelhecido, que gemia o dia todo, que ficou seco como um campo no calor. Esconder dá um trabalhão! Até que um dia ele disse: vou contar tudo ao Senhor. Não inventou desculpa, não culpou outra pessoa. Contou. E sabe o que Deus fez? Perdoou. Davi ficou tão aliviado que começou a música assim: feliz quem é perdoado! Deus, que sabia de tudo, virou o esconderijo dele. Depois Deus disse: eu vou ensinar você, com os meus olhos sobre você. É como aquele pai que só olha e o filho entende. Davi completou: não sejam teimosos como a mula, que só anda puxada! Se alguém fez mal a você e mandou guardar segredo, isso é diferente: esse segredo se conta a um adulto de confiança.',
        activity:
          'Brinquem de guiar só com o olhar: em duplas, um aponta o caminho com os olhos e o outro anda. Depois conversem sobre confiar em quem olha por nós.',
        questions: [
          'O que acontecia com Davi enquanto ele escondia?',
          'O que Deus fez quando ele contou?',
          'Por que é tão difícil dizer fui eu?',
        ],
      },
      challenge: 'Quando errar nesta semana, diga logo: fui eu, me perdoa.',
    },
    prayer:
      'Senhor, cansamos de esconder. Aqui estamos, sem desculpa na mão. Obrigado porque cobres o que confessamos e não jogas na nossa cara. Sê o nosso esconderijo. E guia-nos com o olhar, para não precisarmos de freio.',
    leader: {
      lost: 'Pode virar noite de confissões, o que não é seguro. A confissão deste salmo é a Deus; aos outros, com cuidado e a quem sabe guardar. Explique também que doença não é sempre sinal de pecado escondido.',
      tender:
        'Quem sofreu abuso costuma carregar culpa e segredo que não são seus. Diga com todas as letras: o que fizeram com você não é pecado seu. Ofereça conversa a sós e ajuda: Disque 100, Ligue 180. Se um crime for confessado, não prometa sigilo.',
    },
    comfort:
      'Você pode parar de segurar. Deus não vai levar um susto: ele já sabia e não foi embora. Fale do jeito que der, com uma palavra só. Ele cobre.',
    closing: 'Quem para de se esconder descobre que já tinha esconderijo.',
    words: [
      'transgressao e perdoada',
      'pecado e coberto',
      'enquanto calei',
      'meus ossos envelheceram',
      'confessei te',
      'confessarei ao senhor',
      'nao encobri',
      'meu esconderijo',
      'cavalo ou como a mula',
      'te instruirei',
      'cabresto e freio',
      'salmo 32',
    ],
  },
  {
    verses: '33:1-22',
    key: '33:18',
    title: 'Os olhos do Senhor sobre quem espera',
    theme: 'a confiança em quem governa tudo',
    themes: ['esperanca', 'fe', 'adoracao', 'criacao'],
    idea: 'Quem fez os céus com a palavra desfaz planos de nações e vê cada coração; por isso a segurança não está no cavalo nem no exército, mas nos olhos bondosos dele.',
    context:
      'O salmo anterior terminou chamando os retos a cantar; este começa cantando. Lembra primeiro a palavra que fez céus, mar e terra (33:6-9) e depois olha para a política: reis, planos, exércitos. Israel era pequeno, entre impérios com muitos cavalos de guerra. O canto termina em espera calma e num pedido.',
    retold: [
      {
        verses: '33:1-5',
        says: 'Os justos são chamados a louvar o Senhor com harpa e canção nova, porque a palavra dele é correta e a terra está cheia da sua bondade.',
      },
      {
        verses: '33:6-9',
        says: 'Pela palavra do Senhor foram feitos os céus, e ele junta as águas do mar. Que toda a terra o tema: o que ele falou foi feito.',
      },
      {
        verses: '33:10-15',
        says: 'O Senhor desfaz os planos das nações, e o plano dele permanece. Dos céus ele vê todos e forma o coração de cada um.',
      },
      {
        verses: '33:16-22',
        says: 'Nenhum rei se salva pelo exército, nem pelo cavalo. Os olhos do Senhor estão sobre os que o temem, e a alma do povo espera nele.',
      },
    ],
    read: {
      verses: '33:11-22',
      how: 'Metade do grupo lê 11 a 15 olhando para o alto; a outra lê 16 e 17 olhando para as próprias mãos; de 18 a 22, todos.',
    },
    observe: [
      {
        ask: 'O que dura e o que não salva, conforme o salmo?',
        verses: '33:11, 33:16-17',
        listen: 'O plano do Senhor permanece; exército, força e cavalo não salvam.',
      },
      {
        ask: 'O que Deus faz do lugar onde habita, e a quantos alcança o olhar dele?',
        verses: '33:13-15',
        listen: 'Olha, vê, observa todos os moradores; forma cada coração.',
      },
      {
        ask: 'Sobre quem os olhos do Senhor estão, e o que ele faz por essas pessoas?',
        verses: '33:18-19',
        listen: 'Sobre os que o temem e esperam na bondade dele; livra da morte, conserva na fome.',
      },
      {
        ask: 'Que palavras de confiança o povo diz no fim?',
        verses: '33:20-22',
        listen: 'Espera, auxílio, escudo, alegria, confiança, e um pedido de bondade.',
      },
    ],
    interpret: [
      {
        ask: 'Cavalo, naquele tempo, era a arma mais moderna. Que engano o salmo quer desfazer?',
        verses: '33:16-17',
        listen: 'Usar recursos não é errado; errado é achar que eles salvam.',
        follow: 'Qual é o cavalo dos nossos dias?',
      },
      {
        ask: 'Ser visto por alguém poderoso pode dar medo. O que há neste olhar que dá descanso?',
        verses: '33:15, 33:18',
        listen: 'É o olhar de quem formou o coração e tem leal bondade.',
      },
      {
        ask: 'Esperar, alegrar-se e confiar aparecem juntos. Como se espera com alegria uma coisa que ainda não chegou?',
        verses: '33:20-22',
        listen: 'A alegria está em quem vem, e não só no que vem.',
      },
    ],
    live: [
      {
        ask: 'Quando uma notícia sobre o país ou a economia aperta o peito, em que você se segura primeiro?',
        listen: 'Reserva, partido, conversa, oração. Sem discutir política.',
      },
      {
        ask: 'Que plano seu foi desfeito, e o que você pensa dele hoje?',
        listen: 'Pode ainda doer. Ninguém precisa ver o lado bom.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Sabendo que Deus formou o seu coração, o que muda no modo de olhar para você mesmo?',
        listen: 'Comparação, aparência, notas.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como a sua família já foi guardada num tempo de falta, e por meio de quem?',
        listen: 'Fome, desemprego, doença; histórias de gente boa.',
        for: ['elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'O que você precisa decidir e teme errar? Como fica essa decisão diante do plano que permanece?',
        listen: 'Fazer a sua parte e descansar.',
        for: ['young', 'adults'],
      },
      {
        ask: 'Se os olhos de Deus estão sobre você agora, como imagina esse olhar?',
        listen: 'Bravo, distante, terno; a resposta diz muito.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual plano seu deu tão errado que hoje rende risada?',
        bridge: 'O salmo fala de planos que passam e de um que permanece.',
      },
      {
        text: 'De quem era o olhar que, de longe, dizia tudo na sua infância?',
        bridge: 'Hoje vamos ler sobre um olhar que não se desvia de nós.',
        for: ['adults', 'elderly', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e imagine alguém que gosta de você olhando para você com calma. Fique aí um minuto.',
      bridge: 'O salmo diz quem olha assim. Leia até o fim.',
    },
    complete: [
      {
        name: 'Meus cavalos',
        text: 'Complete: Quando tenho medo, conto com … , com … e com … . São úteis para … . Não podem me salvar de … . Para isso, a minha alma espera … .',
      },
      {
        name: 'Visto',
        text: 'Escreva três cenas de hoje que ninguém viu: … , … , … . Embaixo de cada uma: os olhos do Senhor estavam ali.',
      },
    ],
    challenges: [
      {
        do: 'Por cinco dias, depois de ver notícias, leia em voz alta os versículos 20 a 22 e ore por quem governa.',
        tell: 'o que mudou no seu dia.',
      },
      {
        do: 'Veja alguém que ninguém vê: gaste um tempo com uma pessoa que trabalha ou mora sozinha e pergunte pela vida dela.',
        tell: 'o que você viu nessa pessoa.',
      },
    ],
    children: {
      truth: 'Deus fez tudo e está olhando por mim.',
      to7: {
        story:
          'Cantem para Deus! Toquem a harpa! Por quê? Porque Deus falou, e o céu apareceu. Ele falou, e o mar ficou no lugar. Que palavra forte! Um rei disse: eu tenho muitos soldados, estou seguro! Outro disse: eu tenho um cavalo bem forte! Mas o salmo responde: cavalo não salva ninguém. Quem cuida de nós é Deus. Lá do alto ele olha para todas as pessoas. Ele fez o coração de cada uma. E fica olhando com carinho para quem espera por ele. Na hora da fome, ele cuida. Então a gente diz: Deus é a nossa ajuda e o nosso escudo!',
        activity:
          'Façam binóculos com rolinhos de papel. Olhem uns para os outros e digam o nome: Deus vê você, e eu também!',
        questions: [
          'O que Deus fez com a palavra dele?',
          'O que não pode salvar ninguém?',
          'Quem está olhando por você agora?',
        ],
      },
      to12: {
        story:
          'Israel era um povo pequeno. Em volta havia reis com exércitos enormes e cavalos de guerra, que eram a tecnologia mais avançada do tempo. Dava para ter medo! Então o povo cantou este salmo. Primeiro lembrou: Deus falou, e os céus foram feitos; mandou, e tudo existiu. Depois pensou nos poderosos: eles fazem planos, e Deus pode desfazer; o plano de Deus dura para sempre. E aí vem uma frase corajosa: nenhum rei se salva pelo tamanho do exército, e o cavalo não é seguro. Não é que soldado e cavalo não sirvam para nada. Eles só não podem salvar o coração da gente. Quem pode é aquele que olha do céu, vê cada pessoa e formou cada coração. Os olhos dele estão sobre os que esperam na sua bondade. Por isso o povo terminou assim: a nossa alma espera no Senhor; ele é o nosso auxílio e o nosso escudo.',
        activity:
          'Desenhem um escudo e escrevam dentro: nosso auxílio. Em volta, coisas em que as pessoas confiam hoje. Conversem: qual delas salva de verdade?',
        questions: [
          'Por que o povo podia ter medo?',
          'O que o salmo diz sobre cavalos e exércitos?',
          'Em que você confia quando está com medo?',
        ],
      },
      challenge: 'Quando ficar com medo, diga: o Senhor é o meu escudo.',
    },
    prayer:
      'Senhor, tu falaste e tudo se fez. Tu formaste o nosso coração e nos vês agora. Guarda-nos de confiar em cavalos. Olha com bondade para quem tem fome e para quem tem medo. A nossa alma espera em ti: que a tua leal bondade esteja sobre nós. Amém.',
    leader: {
      lost: 'O versículo 12 costuma virar conversa de eleição. No salmo, o povo escolhido é Israel, e o ponto é em quem se confia, não que partido governa. Leve logo ao 16 e ao 18.',
      tender:
        'Quem passa ou passou fome, ou perdeu alguém apesar de orar, pode estranhar o 19. Não explique. Diga que o salmo é a confiança de um povo, e que Deus também ouve quem pergunta onde ele estava. Falta de comida: procurem juntos o CRAS.',
      differ:
        'Sobre “Bem-aventurada é a nação cujo Deus é o SENHOR”: uns cristãos aplicam a frase a países de hoje; outros, ao povo de Deus espalhado por todos os países. Os dois podem orar pelo Brasil.',
    },
    comfort:
      'Você não precisa vigiar tudo: há olhos que não dormem, e eles são bondosos. Quem formou o seu coração sabe por que ele está assim hoje.',
    closing: 'Os olhos dele estão sobre nós: podemos esperar em paz.',
    words: [
      'salmo trinta e tres',
      'bem aventurada e a nacao',
      'feliz a nacao cujo deus e o senhor',
      'os olhos do senhor estao sobre os que o temem',
      'o plano do senhor permanece',
      'conselho do senhor permanece',
      'ele falou e tudo se fez',
      'o cavalo nao salva',
      'nao ha rei que se salve',
      'nossa alma espera no senhor',
      'auxilio e nosso escudo',
      'forma o coracao de todos eles',
      'louvai ao senhor com harpa',
    ],
  },
  {
    verses: '34:1-10',
    key: '34:8',
    title: 'Prove e veja',
    theme: 'experimentar a bondade de Deus',
    themes: ['adoracao', 'medo', 'gratidao', 'oracao'],
    idea: 'A bondade de Deus não se conhece de longe: quem clama do fundo do medo, prova e vê, sai de rosto aceso e chama os outros para louvar junto.',
    context:
      'O título lembra um dos dias mais humilhantes de Davi: fugindo, ele se fez de louco diante de um rei estrangeiro para não morrer (1 Samuel 21:10-15) e foi expulso. Em vez de esconder o vexame, ele compõe um salmo de louvor. Mais à frente dirá que o Senhor está perto dos quebrantados de coração (34:18).',
    retold: [
      {
        verses: '34:1-3',
        says: 'O salmista promete louvar ao Senhor em todo tempo e chama os humildes a exaltar com ele o nome de Deus.',
      },
      {
        verses: '34:4-7',
        says: 'O salmista buscou o Senhor, foi respondido e ficou livre de todos os temores. Quem olha para Deus fica radiante, e o anjo do Senhor acampa ao redor dos que o temem.',
      },
      {
        verses: '34:8-10',
        says: 'O convite é experimentar e ver que o Senhor é bom. Os leõezinhos passam fome, mas a quem busca o Senhor não falta bem algum.',
      },
    ],
    read: {
      verses: '34:1-10',
      how: 'Do 1 ao 3, em coro. Do 4 ao 7, um por vez, como quem conta um caso. No 8, passe-se um pão ou fruta: quem prova, lê.',
    },
    observe: [
      {
        ask: 'Quando e com quem o poeta quer louvar?',
        verses: '34:1-3',
        listen: 'Em todo tempo, continuamente; comigo, juntos.',
      },
      {
        ask: 'De que ele foi livrado no versículo 4, e de que no versículo 6?',
        verses: '34:4, 34:6',
        listen: 'De todos os temores; de todas as angústias.',
      },
      {
        ask: 'O que acontece com o rosto de quem olha para Deus?',
        verses: '34:5',
        listen: 'Fica radiante e não se envergonha.',
      },
      {
        ask: 'Que dois verbos do versículo 8 convidam a uma experiência?',
        verses: '34:8',
        listen: 'Experimentar e ver.',
      },
    ],
    interpret: [
      {
        ask: 'Por que “Experimentai e vede” vem antes de qualquer explicação?',
        verses: '34:8',
        listen: 'Gosto não se explica, se prova; confiança nasce no uso.',
        follow: 'Que sabor de Deus você só conheceu provando?',
      },
      {
        ask: 'Davi tinha acabado de passar vergonha. O que ganha força no versículo 5 quando a gente sabe disso?',
        verses: '34:5-6',
        listen: 'O rosto humilhado fica aceso; este pobre é ele mesmo.',
      },
      {
        ask: 'Até leões passam fome, diz o 10. Que tipo de segurança o texto põe no lugar da força?',
        verses: '34:9-10',
        listen: 'Buscar a Deus em vez de depender das garras; não é promessa de luxo.',
      },
    ],
    live: [
      {
        ask: 'Louvar em todo tempo inclui que hora do seu dia, daquelas em que louvor parece piada?',
        listen: 'Fila, boleto, birra; honestidade e humor.',
        for: ['adults', 'parents', 'women'],
      },
      {
        ask: 'Que vexame você queria apagar da memória de todo mundo, e o que Davi faria com ele?',
        listen: 'Não precisa contar o vexame; rir ajuda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De qual medo você foi livrado e até hoje não contou a ninguém?',
        listen: 'Humildes ouvirão e se alegrarão: o testemunho serve a outros.',
        for: ['long-believers', 'men', 'elderly'],
      },
      {
        ask: 'Que provinha da bondade de Deus, do tamanho de uma colher, cairia bem para quem ainda não tem certeza?',
        listen: 'Orar uma frase por sete dias, ler um evangelho, vir de novo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Engrandecei ao Senhor comigo. Com quem você já louvou melhor do que sozinho?',
        listen: 'Avó, amigo, coral; por que não repetir?',
      },
      {
        ask: 'O que faz o rosto de vocês acender em casa, e o que anda apagando?',
        listen: 'Olhar-se de novo; cansaço e distância.',
        for: ['couples'],
      },
      {
        ask: 'Este pobre clamou. Que clamor de uma palavra só você tem feito ultimamente?',
        listen: 'Socorro, misericórdia, até um nome.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida você recusou anos pela cara e, quando provou, quis repetir?',
        bridge: 'O salmo de hoje tem um convite que é quase de cozinheira: prove e veja.',
      },
      {
        text: 'Cada um prova de olhos fechados uma coisinha (fruta, biscoito, erva) e descreve só com adjetivos. O grupo adivinha.',
        bridge: 'Descrever é bom, provar é melhor. Davi diz isso sobre Deus.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha na boca um pedacinho de fruta ou chocolate e espere derreter sem morder. Repare em tudo o que aparece.',
      bridge: 'Experimentai, diz o poeta. Leia no mesmo passo.',
    },
    complete: [
      {
        name: 'Provei e vi',
        text: 'Complete: busquei o Senhor quando … ; ele me respondeu por meio de … ; o medo que me largou foi … ; o que ainda quero provar é … .',
      },
      {
        name: 'Rosto no espelho',
        text: 'Desenhe o contorno de um rosto. Em volta, escreva para onde você tem olhado nesta semana. Dentro, como o rosto ficou.',
      },
    ],
    challenges: [
      {
        do: 'Louve a Deus em voz alta, uma frase só, em três horas improváveis: no trânsito, na pia, na fila.',
        tell: 'qual foi a mais estranha e o que mudou nela.',
      },
      {
        do: 'Convide alguém para provar: leve uma pessoa à célula, ao culto ou a um almoço onde ela veja a bondade de Deus em gente de verdade.',
        tell: 'como foi convidar, qualquer que tenha sido a resposta.',
        for: ['adults', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus é bom, e eu posso provar isso.',
      to7: {
        story:
          'Davi estava fugindo. Tinha tanto medo que fez de conta que era maluquinho: babou na barba e rabiscou a porta! Que vergonha! O rei mandou ele embora. Davi foi para uma caverna e orou: Deus, me ajuda! E Deus ajudou. O medo saiu: puf! O rosto do Davi acendeu como uma lâmpada. Ele chamou os amigos: venham, vamos cantar! Deus é bom! Provem só, como quem prova um docinho. Hummm! Deus mandou o anjo dele ficar em volta da gente, como uma cerca de carinho. Até os leõezinhos ficam com fome às vezes, mas quem procura Deus tem quem cuida. Prove e veja!',
        activity:
          'Provem de olhos fechados algumas frutas e digam: é bom! Depois cada um conta uma coisa boa que Deus fez, e todos respondem: prove e veja!',
        questions: [
          'O que Davi fez quando teve medo?',
          'Como ficou o rosto dele depois?',
          'Que coisa boa Deus já fez por você?',
        ],
      },
      to12: {
        story:
          'Um dia Davi estava fugindo e foi parar na terra de um rei inimigo. Reconheceram quem ele era, e ele ficou apavorado. Então fez uma coisa maluca: fingiu que era louco, rabiscou os portões e deixou a baba escorrer pela barba. O rei reclamou: já não bastam os doidos que eu tenho? E o mandou embora. Davi escapou, mas que vergonha! Qualquer um esconderia essa história. Ele fez uma canção: busquei o Senhor, e ele me livrou de todos os meus medos. Este pobre clamou e foi ouvido! E disse que quem olha para Deus fica de rosto aceso. Depois convidou todo mundo: provem e vejam que o Senhor é bom. Ninguém conhece o gosto de uma fruta só de ouvir falar; precisa morder. Com Deus também: a gente conversa com ele, confia e vai descobrindo o sabor.',
        activity:
          'Façam um cardápio da bondade de Deus: cada um escreve um prato (perdão quente, coragem ao molho, amigo fresquinho) com a história de quando provou.',
        questions: [
          'O que Davi fez diante do rei?',
          'Por que ele contou a história em vez de esconder?',
          'O que você já provou da bondade de Deus?',
        ],
      },
      challenge: 'Numa refeição, prove devagar e diga: Deus é bom, ele me deu isto.',
    },
    prayer:
      'Senhor, este pobre clama. Livra-nos dos medos e também da vergonha que eles deixaram. Queremos provar a tua bondade, e não só ouvir falar. Acende os nossos rostos e põe na nossa boca um louvor que convide.',
    leader: {
      lost: 'O versículo 10 vira promessa de que crente não passa necessidade. O mesmo salmo diz que muitas são as aflições do justo (34:19). O bem que não falta é o próprio Senhor e o cuidado dele, muitas vezes pelas nossas mãos.',
      tender:
        'Há quem tenha clamado e não viu livramento. Não force testemunho feliz. O versículo 18, sobre Deus perto dos quebrantados, pode ser lido em voz baixa para essa pessoa. Se o medo em casa tem nome e endereço: Ligue 180 ou Disque 100.',
    },
    comfort:
      'Se hoje o gosto da vida sumiu, ninguém vai empurrar a colher. Deus não fica longe de quem tem o coração em pedaços: chega mais perto. Um dia o paladar volta.',
    closing: 'De bondade a gente não entende de ouvir: entende de provar.',
    words: [
      'provai e vede',
      'experimentai e vede',
      'louvarei ao senhor em todo tempo',
      'bendirei ao senhor',
      'este pobre clamou',
      'clamou este pobre',
      'anjo do senhor se acampa',
      'livrou de todos os meus temores',
      'rostos nao serao envergonhados',
      'leoezinhos',
      'engrandecei ao senhor comigo',
      'salmo 34',
    ],
  },
  {
    verses: '34:11-22',
    key: '34:18',
    title: 'Perto dos quebrantados',
    theme: 'o Deus que está perto',
    themes: ['sofrimento', 'luto', 'lingua', 'esperanca'],
    idea: 'O Senhor não promete aos seus uma vida sem aflições: promete olhos, ouvidos e presença, e fica mais perto justamente de quem tem o coração partido.',
    context:
      'É a segunda metade do salmo 34. Na primeira, Davi contou como clamou com medo e foi ouvido, e convidou todos a provar que o Senhor é bom. Agora ele chama os filhos para perto e ensina, como um avô na varanda. O Evangelho de João lembra o versículo 20 ao contar que, na cruz, nenhum osso de Jesus foi quebrado.',
    retold: [
      {
        verses: '34:11-14',
        says: 'O salmista chama os filhos para ouvir. Quem deseja vida deve guardar a língua do mal, não enganar, fazer o bem e seguir a paz.',
      },
      {
        verses: '34:15-18',
        says: 'O Senhor olha para os justos, ouve o clamor deles e os livra. Ele está perto dos quebrantados de coração e salva os abatidos de espírito.',
      },
      {
        verses: '34:19-22',
        says: 'O justo tem muitas aflições, e o Senhor o livra de todas e guarda todos os seus ossos. Nenhum dos que confiam nele será condenado.',
      },
    ],
    read: {
      verses: '34:11-22',
      how: 'Todos puxam as cadeiras para perto de quem lê, como crianças ao redor de um avô. O 18 é repetido por todos, baixinho, duas vezes.',
    },
    observe: [
      {
        ask: 'Que pergunta o mestre faz aos filhos antes de ensinar?',
        verses: '34:11-12',
        listen: 'Quem deseja vida e dias bons?',
      },
      {
        ask: 'Quantos verbos práticos ele dá nos versículos 13 e 14, e o que se faz com a paz?',
        verses: '34:13-14',
        listen: 'Guardar a língua, desviar-se, fazer o bem; a paz se busca e se segue.',
      },
      {
        ask: 'Que partes do corpo de Deus o salmo põe em movimento, e para quem?',
        verses: '34:15-17',
        listen: 'Olhos e ouvidos para os justos; a face contra o mal.',
      },
      {
        ask: 'A quem o Senhor está perto, e quantas aflições o justo tem?',
        verses: '34:18-19',
        listen: 'Quebrantados e contritos; muitas.',
      },
    ],
    interpret: [
      {
        ask: 'Começa com um segredo de vida boa e admite logo adiante que as aflições são muitas. Que vida boa é essa?',
        verses: '34:12-14, 34:19',
        listen: 'Não é a sem problema; é a vivida com Deus por perto.',
        follow: 'Que definição de vida boa ensinaram a você?',
      },
      {
        ask: 'A gente costuma se afastar de quem está em cacos. Por que Deus faz o contrário?',
        verses: '34:18',
        listen: 'Ele não tem medo da dor; coração partido já não finge.',
      },
      {
        ask: 'A paz precisa ser seguida, como quem vai atrás de algo que anda. O que isso mostra sobre ela?',
        verses: '34:14',
        listen: 'Não chega sozinha; dá trabalho, exige passos.',
      },
      {
        ask: 'Como dizer “o livra de todas” diante de quem não foi livrado aqui?',
        verses: '34:19-20, 34:22',
        listen: 'O próprio Jesus morreu; o livramento vai além da morte. Falar com respeito.',
      },
    ],
    live: [
      {
        ask: 'Quando o seu coração quebrou, quem ficou perto e como?',
        listen: 'Ouvir gestos: arroz, silêncio, mão.',
        for: ['adults', 'women', 'mourning'],
      },
      {
        ask: 'Que avó, tio ou professor lhe ensinou a viver sentado numa varanda, e o que disse?',
        listen: 'Memória boa; agradecer.',
        for: ['elderly', 'men', 'long-believers'],
      },
      {
        ask: 'Qual engano a sua geração mais aceita de boca fechada, e o que seria guardar os lábios dele?',
        listen: 'Filtro, mentirinha, perfil falso. Sem rótulos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Atrás de que paz vocês precisam correr nesta semana, e em que direção ela fugiu?',
        listen: 'Uma conversa, um telefonema, um limite.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Deus perto: isso, para você, é sentimento, pensamento, promessa ou, por ora, só uma frase?',
        listen: 'Todas servem. A proximidade não depende de sentir.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'O que os mais novos da casa estão aprendendo com você sobre como sofrer?',
        listen: 'Chorar diante deles também ensina.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que conselho de gente antiga você achava bobagem e hoje repete igualzinho?',
        bridge: 'Vinde, filhos, ouvi-me: o salmo de hoje tem cheiro de varanda.',
      },
      {
        text: 'Você já quebrou um objeto querido de alguém? Colou, escondeu ou confessou?',
        bridge: 'Há coisas que se quebram por dentro. O salmo diz quem chega perto nessa hora.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha a mão sobre o peito e sinta bater. Não precisa que esteja inteiro.',
      bridge: 'Leia com a mão aí. O versículo 18 foi escrito para essa distância.',
    },
    complete: [
      {
        name: 'Varanda',
        text: 'Escreva para alguém mais novo: vem, filho, ouve. O que aprendi da língua: … . Da paz: … . De quando o coração quebra: … .',
      },
      {
        name: 'Distâncias',
        text: 'Desenhe um coração no centro. Marque a que distância estão hoje: a família … , os amigos … , a igreja … . Agora leia o 18 e marque onde está o Senhor.',
      },
    ],
    challenges: [
      {
        do: 'Chegue perto de uma pessoa de coração partido, com algo nas mãos e sem nenhum versículo na boca.',
        tell: 'o que você levou e quanto tempo ficou.',
      },
      {
        do: 'Guarde a língua de um engano costumeiro, o exagero, a desculpa pronta, o está tudo bem, por três dias.',
        tell: 'em que momento ele quase saiu.',
      },
    ],
    children: {
      truth: 'Quando meu coração está triste, Deus fica bem perto.',
      to7: {
        story:
          'Venham, crianças, sentem aqui pertinho, disse Davi. Vou ensinar um segredo para viver bem. Cuidem da boca: nada de mentira. Façam o bem. Corram atrás da paz, como quem corre atrás de uma borboleta! E mais: Deus tem olhos que veem vocês e ouvidos que escutam. E quando a gente fica triste, com o coração partido em pedacinhos? Deus vai embora? Não! Aí é que ele chega mais perto. Bem pertinho, como um abraço. Deus cuida da gente em todos os dias ruins.',
        activity:
          'Cortem um coração de papel em pedaços e montem-no de novo com fita colorida, juntos. Escrevam atrás: Deus está perto.',
        questions: [
          'Atrás de que Davi disse para correr?',
          'Onde Deus fica quando estamos tristes?',
          'Quem está triste e precisa de um abraço?',
        ],
      },
      to12: {
        story:
          'O cachorro do Murilo morreu numa quarta-feira. Os colegas não sabiam o que dizer e se afastaram. O avô não disse nada: sentou-se na escada, bem encostado nele. Depois de um tempo, falou: conheço um salmo que senta na escada. Davi tinha passado muito aperto na vida. Num dos seus salmos, ele chama os filhos para perto e ensina: querem viver bem? Guardem a língua da mentira, façam o bem, procurem a paz e vão atrás dela. Mas não pensem que nunca vão sofrer. As aflições são muitas. Só que o Senhor vê, o Senhor ouve, e está perto de quem tem o coração quebrado. As pessoas fogem da tristeza dos outros. Deus não. Ele se senta na escada. O Murilo encostou a cabeça no ombro do avô. Na semana seguinte, uma colega chorava sozinha no pátio. Ele não sabia o que dizer. Então só se sentou ao lado dela.',
        activity:
          'Façam um kit de tristeza para emprestar: lenço, chocolate, um desenho e o versículo 18 escrito à mão.',
        questions: [
          'O que o avô fez antes de falar?',
          'O que Davi ensinou sobre a paz?',
          'Perto de quem você pode se sentar?',
        ],
      },
      challenge: 'Sente-se ao lado de alguém triste, sem precisar dizer nada.',
    },
    prayer:
      'Senhor, teus olhos nos veem e teus ouvidos nos escutam. Fica perto de quem está em pedaços nesta sala e de quem não veio por não conseguir. Guarda a nossa língua, põe-nos atrás da paz, e livra-nos, ainda que seja muita a aflição. Amém.',
    leader: {
      lost: 'Versículos bonitos levam a frases prontas. Peça que cada um fale na primeira pessoa, ou fique em silêncio.',
      tender:
        'É salmo de gente ferida: pode haver choro. Deixe chorar, tenha água e lenço, e não complete a frase de ninguém. Se a dor vier com desejo de morrer, pergunte claramente e não deixe a pessoa só: CVV 188.',
    },
    comfort:
      'Perto. É só isso que se pode dizer, e talvez baste por hoje. Não perto de quem já se recompôs: perto dos quebrantados.',
    closing: 'Coração em pedaços não espanta Deus. Chama.',
    words: [
      'quebrantados de coracao',
      'perto esta o senhor dos',
      'contritos de espirito',
      'muitas sao as aflicoes do justo',
      'o senhor o livra de todas',
      'vinde filhos ouvi me',
      'guarda tua lingua do mal',
      'busca e segue a paz',
      'busca a paz',
      'olhos do senhor estao sobre os justos',
      'guarda todos os seus ossos',
      'nenhum deles e quebrado',
    ],
  },
  {
    verses: '37:1-11',
    key: '37:5',
    title: 'Entregar o caminho',
    theme: 'descansar quando o mal prospera',
    themes: ['ansiedade', 'espera', 'fe', 'descanso'],
    idea: 'Quem vê o mau prosperar não precisa se azedar nem imitar: entrega o caminho a Deus, continua fazendo o bem e espera, porque a terra ficará com os mansos.',
    context:
      'Este salmo é conversa de gente velha com gente nova: mais adiante o poeta diz que foi jovem e já envelheceu (37:25). No hebraico ele segue as letras do alfabeto, como uma cartilha. O assunto é a irritação de ver gente sem escrúpulo se dar bem. Jesus citou o versículo 11 nas bem-aventuranças (Mateus 5:5).',
    retold: [
      {
        verses: '37:1-2',
        says: 'O salmista pede que ninguém se irrite com os malfeitores nem tenha inveja deles, porque logo murcham como a erva.',
      },
      {
        verses: '37:3-6',
        says: 'O conselho é confiar no Senhor, fazer o bem e entregar a ele o caminho. O Senhor agirá e fará a justiça aparecer como o sol do meio-dia.',
      },
      {
        verses: '37:7-11',
        says: 'O salmista manda descansar no Senhor e deixar a ira, que só causa o mal. Daqui a pouco o perverso não estará mais ali, e os mansos herdarão a terra.',
      },
    ],
    read: {
      verses: '37:1-11',
      how: 'Sentem-se. A pessoa mais velha lê os pares (2, 4, 6…), e o grupo, os ímpares. No 7, respirem fundo antes de continuar.',
    },
    observe: [
      {
        ask: 'Que frase curta se repete três vezes, e em que situações?',
        verses: '37:1, 37:7-8',
        listen:
          'Não te irrites: por causa dos malfeitores, de quem prospera, e porque isso só causa mal.',
      },
      {
        ask: 'Que verbos dizem o que fazer com Deus, do versículo 3 ao 7?',
        verses: '37:3-7',
        listen: 'Confia, agrada-te, entrega, confia, descansa, espera.',
      },
      {
        ask: 'Com que planta os malfeitores são comparados?',
        verses: '37:2',
        listen: 'Relva e erva verde: bonitas hoje, cortadas logo.',
      },
      {
        ask: 'Quem herda a terra nos versículos 9 e 11, e com que se deleita?',
        verses: '37:9, 37:11',
        listen: 'Os que esperam no Senhor, os mansos; abundância de paz.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a irritação com o mau “só causa o mal”, mesmo quando temos razão?',
        verses: '37:8',
        listen: 'Ela vai nos deixando parecidos com quem criticamos; envenena por dentro.',
        follow: 'Como você percebe que virou isso?',
      },
      {
        ask: 'O versículo 4 promete os desejos do coração a quem se agrada em Deus. O que acontece com os desejos nesse caminho?',
        verses: '37:4',
        listen: 'Eles mudam de gosto; não é vale-compra.',
      },
      {
        ask: 'Entregar o caminho e fazer o bem aparecem juntos. Como se entrega sem cruzar os braços?',
        verses: '37:3, 37:5',
        listen: 'O resultado é de Deus; a fidelidade de hoje é minha.',
      },
    ],
    live: [
      {
        ask: 'Que pessoa ou notícia consegue estragar o seu café da manhã só de aparecer?',
        listen: 'Sem briga de partido; o foco é o que faz dentro da gente.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Quem cola tira dez, quem mente ganha seguidor. O que segura você no caminho certo quando ele parece mais devagar?',
        listen: 'Honestidade sobre a tentação.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pedaço do seu caminho você já entregou e pegou de volta três vezes?',
        listen: 'Rir e entregar de novo; filho, emprego, exame.',
        for: ['parents', 'women', 'long-believers'],
      },
      {
        ask: 'Num dia cheio, o que seria descansar no Senhor durante dez minutos, sem dormir nem rolar a tela?',
        listen: 'Jeitos reais: janela, respiração, um verso.',
      },
      {
        ask: 'Olhando para trás, que erva verde da sua época já secou, e que manso ficou de pé?',
        listen: 'Histórias de quem foi fiel; ouro para os novos.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que parte disso é mais difícil de acreditar: que Deus vê a injustiça, ou que ele vai agir?',
        listen: 'As duas dúvidas merecem respeito.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando um dos dois chega em casa irritado com o mundo, como o outro ajuda sem pôr lenha?',
        listen: 'Combinados: ouvir primeiro, comer, depois opinar.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisinha no trânsito, na fila ou no elevador faz você perder a santidade em cinco segundos?',
        bridge: 'Não te irrites, diz o salmo, três vezes seguidas. Ele conhecia gente.',
      },
      {
        text: 'Quem furava a fila na sua escola e se dava bem? O que você teria feito se fosse diretor por um dia?',
        bridge:
          'O poeta também via gente esperta se dar bem e teve de aprender o que fazer com aquilo.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha a palma da mão para cima e imagine nela um problema. Vire a palma para baixo, devagar, como quem entrega a outro.',
      bridge: 'Entrega teu caminho, diz o texto. Leia e vire a mão quantas vezes precisar.',
    },
    complete: [
      {
        name: 'Guia de remessa',
        text: 'Preencha: remetente: … . Conteúdo, o meu caminho com … . Destinatário: o Senhor. Data: … . Enquanto isso, o bem que me cabe fazer é … .',
      },
      {
        name: 'Termômetro da irritação',
        text: 'Desenhe um termômetro. Embaixo, o que me deixa morno; no meio, o que me ferve; em cima, o que me faz perder a paz. Ao lado de cada um, um verbo dos versículos 3 a 7.',
      },
    ],
    challenges: [
      {
        do: 'Sempre que se irritar com alguém que se deu bem, faça no mesmo dia um bem escondido a quem se deu mal.',
        tell: 'o que isso fez com a raiva.',
      },
      {
        do: 'Durante cinco noites, escreva uma preocupação, entregue-a a Deus e deixe o papel fechado até o dia seguinte.',
        tell: 'qual delas foi mais difícil deixar lá.',
      },
    ],
    children: {
      truth: 'Entrego meu caminho a Deus e faço o bem.',
      to7: {
        story:
          'O Leo viu um menino furar a fila do escorregador. Passou na frente de todo mundo! E ainda riu. Leo ficou vermelho, bravo como panela de pressão: tssss! Quis empurrar também. A vovó chamou: vem cá, meu pequeno manso. Ela contou uma frase da Bíblia: não te irrites; confia em Deus e faze o bem. Leo respirou: um, dois, três. Abriu a mãozinha e disse: Deus, fica com esta raiva. Depois viu uma menininha que tinha caído e a ajudou a levantar. Os dois desceram juntos: ziiim! O coração do Leo ficou leve. Deus viu tudo. Ele gosta de quem espera e faz o bem.',
        activity:
          'Soprem um balão devagar, pensando na raiva, e soltem para ele voar vazio. Depois façam juntos um gesto de bem: arrumar, abraçar, dividir.',
        questions: [
          'Por que o Leo ficou bravo?',
          'O que ele fez com a raiva?',
          'Que bem você pode fazer quando alguém faz errado?',
        ],
      },
      to12: {
        story:
          'Um senhor bem velhinho escreveu um salmo como se fosse uma cartilha: no original, ele vai seguindo as letras do alfabeto. Ele queria ensinar aos mais novos o que fazer quando a gente vê quem engana e mente se dando bem. Dá muita raiva, não dá? Ele disse três vezes: não se irrite. Por quê? Porque a raiva acaba fazendo a gente agir igual. Esses que fazem mal são como capim: hoje está verde e bonito, amanhã foi cortado. Em vez disso, ele deu verbos bons: confie, faça o bem, alegre-se em Deus, entregue o seu caminho, descanse, espere. Entregar é como dar a mochila pesada para o pai levar. E prometeu: os mansos, que não vivem brigando para ter, vão herdar a terra. Muito tempo depois, Jesus repetiu essa frase num monte. Se alguém faz mal a você, conte a um adulto; esperar em Deus não é aguentar calado.',
        activity:
          'Façam o alfabeto da confiança: cada um recebe três letras e escreve uma atitude que começa com elas (A de aguardar, B de bem…).',
        questions: [
          'Que frase o salmo repete?',
          'Com que ele compara quem faz o mal?',
          'Qual caminho você quer entregar a Deus?',
        ],
      },
      challenge: 'Quando ficar bravo, respire três vezes, entregue a raiva a Deus e faça um bem.',
    },
    prayer:
      'Senhor, a gente se irrita e quase inveja. Tira o azedo do nosso peito. Aqui está o nosso caminho, todo ele, de novo. Guarda as nossas mãos no bem enquanto esperamos. E dá a terra, um dia, aos mansos.',
    leader: {
      lost: 'A noite pode virar desabafo político. Anotem uma injustiça real pela qual o grupo possa orar e fazer algo, e voltem. E o 4 não é promessa de ganhar o que se quer: o prazer ali é o próprio Deus.',
      tender:
        'Não se irritar não quer dizer deixar-se ferir. Quem vive humilhação no trabalho ou em casa precisa ouvir que buscar justiça e proteção faz parte de fazer o bem. Ligue 180; Disque 100; Ministério Público do Trabalho.',
      differ:
        'Herdar a terra é entendido por uns como vida firme e em paz já nesta terra; por outros, como a nova criação no fim; e há quem una as duas. O texto garante que a última palavra não é dos violentos.',
    },
    comfort:
      'Você pode parar de vigiar o portão por hoje. Há quem veja o que fizeram e não esqueceu. Entregue este pedaço, só este, e descanse.',
    closing: 'O capim murcha depressa; os mansos herdam a terra.',
    words: [
      'nao te irrites',
      'nao te indignes',
      'entrega teu caminho',
      'entrega o teu caminho',
      'agrada te no senhor',
      'deleita te',
      'desejos de teu coracao',
      'descansa no senhor',
      'mansos herdarao',
      'malfeitores',
      'ele agira',
      'tudo ele fara',
      'salmo 37',
    ],
  },
  {
    verses: '37:23-40',
    key: '37:24',
    title: 'Quando cai, não fica prostrado',
    theme: 'os passos firmados por Deus',
    themes: ['fidelidade', 'espera', 'justica', 'familia'],
    idea: 'Quem anda com Deus também tropeça, mas uma mão o segura; a vida inteira de um velho ensina a esperar quando o perverso parece vencer.',
    context:
      'Na primeira parte do salmo, ele disse: não te irrites por causa dos malfeitores, confia, entrega o caminho, descansa. Quem fala agora é um homem de idade, que foi moço e já viu muita coisa. Nos versículos finais ele conta de um poderoso que parecia árvore enorme e, um dia, não estava mais lá.',
    retold: [
      {
        verses: '37:23-26',
        says: 'O Senhor firma os passos do homem e segura a sua mão quando ele cai. O salmista envelheceu e nunca viu o justo desamparado.',
      },
      {
        verses: '37:27-31',
        says: 'O salmista manda afastar-se do mal e fazer o bem, porque o Senhor não desampara os seus. O justo tem a Lei de Deus no coração.',
      },
      {
        verses: '37:32-34',
        says: 'O perverso espreita o justo para matá-lo, mas o Senhor não o deixará em suas mãos. O conselho é esperar no Senhor.',
      },
      {
        verses: '37:35-40',
        says: 'O salmista viu um perverso crescer como árvore verde e depois o procurou e não achou. O futuro do íntegro é de paz, e sua salvação vem do Senhor.',
      },
    ],
    read: {
      verses: '37:23-34',
      how: 'A pessoa de mais idade lê o 25. Os mais novos leem o 23 e o 24 andando devagar pela sala. O 34, todos.',
    },
    observe: [
      {
        ask: 'O que Deus faz com os passos, e o que faz quando o pé escorrega?',
        verses: '37:23-24',
        listen: 'Firma; segura a mão, e a pessoa não fica no chão.',
      },
      {
        ask: 'O que o velho diz que nunca viu em toda a vida?',
        verses: '37:25',
        listen: 'O justo desamparado nem a descendência a mendigar pão.',
      },
      {
        ask: 'O que o justo faz com as mãos, com a boca e com o coração?',
        verses: '37:26-27, 37:30-31',
        listen: 'Compadece-se e empresta, faz o bem, fala sabedoria, guarda a Lei.',
      },
      {
        ask: 'Quem espreita o justo, e em cujas mãos ele não é deixado?',
        verses: '37:32-33',
        listen: 'O perverso; o Senhor não o deixa.',
      },
    ],
    interpret: [
      {
        ask: 'O texto diz “quando cai”, não se cair. Por que é importante que um salmo de confiança conte com a queda?',
        verses: '37:24',
        listen: 'Não é fé de quem nunca erra; é de quem é segurado.',
        follow: 'O que você ouviu dizer na igreja quando alguém caiu?',
      },
      {
        ask: 'O versículo 25 é o que um homem viu, e ele mesmo vira resposta: o justo se compadece e empresta. Como o povo de Deus faz parte do não desamparar?',
        verses: '37:25-26',
        listen: 'Deus cuida por meio de mãos. Não é prova contra quem passa fome.',
      },
      {
        ask: 'Três vezes se fala em “para sempre”. O que muda olhar uma injustiça com esse relógio?',
        verses: '37:27-29',
        listen: 'O agora não é a última página; dá fôlego para fazer o bem.',
      },
    ],
    live: [
      {
        ask: 'Em que queda você sentiu uma mão, ainda que só depois tenha entendido de quem era?',
        listen: 'Não pedir o que foi a queda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Pergunta aos mais velhos: o que os seus muitos anos viram de Deus e a gente ainda não viu?',
        listen: 'Dar tempo e microfone.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Quem cola passa, quem mente ganha seguidor: o que ajuda você a não entrar no jogo?',
        listen: 'Levar a sério a revolta. Amigos de mesma estrada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que passo vocês darão nas próximas semanas e querem que o Senhor firme?',
        listen: 'Mudança, casa, filho, emprego. Orar por ele.',
        for: ['couples', 'parents', 'singles'],
      },
      {
        ask: 'De quem você poderia ser a mão nesta semana, com um empréstimo, um pão, uma carona?',
        listen: 'Concreto e com respeito. Sem se endividar.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Para quem viu um justo sofrer e até passar fome: que conversa você teria com este salmista?',
        listen: 'A pergunta é justa; há salmos que a fazem.',
        for: ['visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu tombo mais espetacular, e quem ajudou antes de rir?',
        bridge: 'Quando cai, não fica prostrado. O salmo de hoje conta com os nossos tombos.',
      },
      {
        text: 'Complete a frase dos mais velhos: no meu tempo… Vale imitar a voz.',
        bridge:
          'Fui jovem, e já envelheci, diz quem escreveu este salmo. Vamos ouvir o que ele viu.',
        for: ['teens', 'young', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Dê três passos bem lentos, sentindo o calcanhar, a planta e os dedos. Pare.',
      bridge:
        'Os passos do homem são firmados pelo Senhor. Leia de pé o começo e sente-se para o resto.',
    },
    complete: [
      {
        name: 'Pegadas',
        text: 'Desenhe pegadas numa estrada e, em algum ponto, um tombo. Escreva: aqui eu caí em … . A mão foi … . De lá até hoje andei … . O próximo passo: … .',
      },
      {
        name: 'Fui, sou, nunca vi',
        text: 'Complete: fui … . Já estou … . Até hoje nunca vi … . E ainda quero ver … .',
      },
    ],
    challenges: [
      {
        do: 'Entreviste uma pessoa de mais de setenta anos com uma só pergunta: o que o senhor ou a senhora viu Deus fazer?',
        tell: 'uma frase que você anotou.',
      },
      {
        do: 'Estenda a mão a alguém que caiu e de quem os outros se afastaram: uma mensagem, um convite, um café.',
        tell: 'se a mão foi aceita e como foi oferecê-la.',
      },
    ],
    children: {
      truth: 'Quando eu caio, Deus segura a minha mão.',
      to7: {
        story:
          'Um vovô de barba branca chamou as crianças: já fui menino como vocês, e agora estou velhinho. Sabem o que eu vi? Eu vi Deus cuidando de mim todos os dias! Quando eu andava, ele firmava os meus pés. E quando eu tropeçava? Ploft! Deus segurava a minha mão e eu levantava. Vi gente má ficar grande e forte como uma árvore enorme. Depois fui procurar, e cadê? Não estava mais lá. Mas quem ama a Deus e reparte o pão, Deus não larga. Façam o bem, crianças. E esperem no Senhor!',
        activity:
          'De mãos dadas em duplas, um anda com um pé só e o outro segura. Quando tropeçar, digam: Deus segura a minha mão! Troquem.',
        questions: [
          'O que Deus fazia quando o vovô tropeçava?',
          'O que aconteceu com a árvore grande?',
          'Quem segura a sua mão quando você cai?',
        ],
      },
      to12: {
        story:
          'Na aula de patins, o instrutor não prometeu que ninguém cairia. Ele disse: vocês vão cair, e eu vou estar do lado. Quem escreveu o salmo 37 era um senhor de idade que falava da vida assim. Os passos da gente são firmados pelo Senhor. E quando cai? Não fica no chão, porque o Senhor segura a mão. Fui jovem, já envelheci, contou ele, e vi Deus cuidar. Também viu coisas injustas: um homem mau e poderoso cresceu tanto que parecia uma árvore gigante. Dava até inveja. Mas ele passou de novo por ali e não havia mais nada. Por isso o velho ensinava: não imite os maus só porque parecem ganhar. Faça o bem, reparta, fale com sabedoria, guarde a palavra de Deus no coração e espere. No fim da aula, a Bia tinha caído onze vezes. E patinava.',
        activity:
          'Façam uma linha do tempo com um avô ou vizinho: onde caiu, quem ajudou, o que aprendeu.',
        questions: [
          'O que o instrutor prometeu e o que não prometeu?',
          'Por que não vale a pena imitar quem ganha fazendo o mal?',
          'Em que você precisa que Deus firme o seu passo?',
        ],
      },
      challenge: 'Ajude alguém que caiu ou errou a se levantar, sem rir.',
    },
    prayer:
      'Senhor, firma os nossos passos e segura a nossa mão, porque vamos cair. Obrigado pelos velhos que viram e contam. Faz de nós pão e mão para quem passa necessidade. E quando o mal parecer árvore, ensina-nos a esperar em ti. Amém.',
    leader: {
      lost: 'O versículo 25 gera contas de quem passou ou não passou fome. É testemunho de um homem, e aponta para um povo que reparte (26).',
      tender:
        'Irmãos em necessidade podem ouvir que não são justos. Diga que não: Paulo passou fome, e Jesus não tinha onde reclinar a cabeça. Veja se há fome na sala e ajude em segredo. Quem caiu em público merece o versículo 24, não fofoca.',
      differ:
        'Uns leem as promessas de terra e pão como valendo já agora para os fiéis; outros, como regra geral de sabedoria que só se cumpre inteira no Reino que vem.',
    },
    comfort:
      'No chão, ainda de mão dada. Não precisa levantar neste minuto: quem segura não solta enquanto você toma fôlego.',
    closing: 'Um passo, outro passo, e a mão por perto.',
    words: [
      'passos do homem',
      'passos de um homem bom',
      'confirmados pelo senhor',
      'quando cai nao fica prostrado',
      'ainda que caia',
      'sustenta sua mao',
      'fui jovem e ja envelheci',
      'fui moco e agora sou velho',
      'nunca vi o justo desamparado',
      'mendigar pao',
      'espera no senhor guarda o caminho',
      'arvore verde em terra nativa',
    ],
  },
  {
    verses: '40:1-10',
    key: '40:3',
    title: 'Do lodo para a rocha',
    theme: 'a espera que vira canção',
    themes: ['espera', 'adoracao', 'missao', 'obediencia'],
    idea: 'Deus se abaixa até o lodo de quem espera, firma os pés dele e lhe dá uma canção que não é para guardar: é para outros também confiarem.',
    context:
      'Um homem tirado do atoleiro conta o que Deus fez. Ele descobriu que Deus não queria só ofertas no altar, queria ouvidos abertos e uma vida oferecida. Hebreus 10:5-10 lê estas palavras na boca de Jesus. E o salmo não termina sem problemas: no 40:12 ele já está cercado de novo.',
    retold: [
      {
        verses: '40:1-3',
        says: 'O salmista esperou com paciência, e o Senhor o tirou de um lamaceiro, pôs seus pés sobre uma rocha e uma canção nova em sua boca.',
      },
      {
        verses: '40:4-5',
        says: 'Feliz é quem confia no Senhor e não segue os soberbos. As maravilhas de Deus são tantas que não se conseguem contar.',
      },
      {
        verses: '40:6-10',
        says: 'Deus não quis sacrifício e abriu os ouvidos do salmista, que se apresenta e deseja fazer a vontade dele. Diante da grande congregação, não esconde a bondade de Deus.',
      },
    ],
    read: {
      verses: '40:1-10',
      how: 'Leiam o 1 e o 2 sentados no chão, quem puder. No 3, levantem-se. Do 6 ao 8, uma voz só; o 9 e o 10, todos.',
    },
    observe: [
      {
        ask: 'O que ele fez, e que quatro coisas Deus fez em seguida?',
        verses: '40:1-2',
        listen: 'Esperou; Deus se inclinou, ouviu, tirou da cova, pôs os pés na rocha.',
      },
      {
        ask: 'O que foi posto na boca dele, e o que isso provoca nos outros?',
        verses: '40:3',
        listen: 'Canção nova; muitos verão, temerão e confiarão.',
      },
      {
        ask: 'O que Deus não quis, e o que abriu em vez disso?',
        verses: '40:6',
        listen: 'Não sacrifício nem oferta; abriu os ouvidos.',
      },
      {
        ask: 'Quantas vezes ele diz que não encobre, não retém, não esconde?',
        verses: '40:9-10',
        listen: 'Três vezes: a boca solta para contar.',
      },
    ],
    interpret: [
      {
        ask: 'O que a imagem de um Deus que “se inclinou” corrige na ideia de um Deus distante?',
        verses: '40:1',
        listen: 'Ele se curva, encosta o ouvido no buraco.',
        follow: 'A quem você já se inclinou assim?',
      },
      {
        ask: 'Se Deus dispensa o sacrifício, o que oferece quem diz eis aqui venho?',
        verses: '40:6-8',
        listen: 'A própria vontade, a vida; é o que Jesus fez inteiro.',
      },
      {
        ask: 'Por que esconder o livramento seria uma espécie de injustiça?',
        verses: '40:9-10',
        listen: 'Há outros no lodo precisando saber que alguém saiu.',
      },
    ],
    live: [
      {
        ask: 'Que atoleiro você conhece bem: aquele em que, quanto mais se mexe, mais afunda?',
        listen: 'Dívida, vício, briga antiga; sem detalhes se não quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que música marcou um tempo difícil seu, e que verso teria a sua canção nova?',
        listen: 'Deixe cantar um pedacinho, se vier.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Esperei com paciência, diz ele. O que você faz de verdade enquanto espera?',
        listen: 'Anda em círculos, reclama, ora, trabalha; paciência não é imobilidade.',
      },
      {
        ask: 'Em que parte da sua fé você ainda oferece coisa no lugar de ouvido?',
        listen: 'Serviço, dízimo, presença, para não escutar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem, só de olhar, fez você pensar que valia a pena confiar em Deus?',
        listen: 'Muitos verão isso: a vida dos outros como canção.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que história do que Deus fez na sua casa os filhos ainda não conhecem?',
        listen: 'Não encobrir; marcar um jantar para contar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se os seus pés ainda não chegaram à rocha, que mão você já sentiu no meio do lodo?',
        listen: 'Gestos mínimos contam; não diga que vai passar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte o maior atolamento da sua história: carro, moto, bota ou dignidade. Quem puxou você?',
        bridge: 'Davi também foi tirado do lodo e fez música do acontecido.',
      },
      {
        text: 'Em grupo, troquem a letra de uma cantiga conhecida em dois minutos, contando a semana de vocês.',
        bridge: 'Pôs em minha boca uma canção nova. A dele veio de um buraco.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'De pé, descalço, sinta o chão firme debaixo dos dois pés. Balance de leve e perceba que ele aguenta.',
      bridge: 'Firmou meus passos, escreveu alguém que tinha vindo da lama. Leia em pé, se quiser.',
    },
    complete: [
      {
        name: 'Letra da canção',
        text: 'Escreva quatro linhas. Primeira: eu estava em … . Segunda: esperei … . Terceira: ele … . Quarta, o refrão para os outros: … .',
      },
      {
        name: 'Eis aqui venho',
        text: 'Desenhe uma orelha aberta. Escreva nela o que Deus tem pedido e você ouve mal. Embaixo, complete: Deus meu, eu desejo … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a sua história de lodo e rocha, em três minutos, a uma pessoa que está atolada agora.',
        tell: 'o que você preferiu não encobrir.',
      },
      {
        do: 'Troque uma atividade religiosa da semana por meia hora só de escuta, com o versículo 8 aberto na frente.',
        tell: 'o que apareceu no silêncio.',
        for: ['long-believers', 'adults'],
      },
    ],
    children: {
      truth: 'Deus me ouve e firma os meus pés.',
      to7: {
        story:
          'Chape, chape! O pezinho do cabrito afundou na lama. Ele puxou, e afundou mais. Mééé! Ninguém? Mééé! O dono ouviu lá longe. Veio correndo, deitou na beirada e esticou o braço comprido. Puxou, puxou: plop! Saiu! O dono limpou a lama e pôs o cabrito numa pedra bem firme. O cabrito bateu as patinhas: toc, toc. Não afunda! Ficou tão contente que pulou e cantou. Os outros bichos viram e disseram: que dono bom! Davi disse que Deus fez assim com ele. Tirou da lama, pôs na pedra e deu uma música novinha. Deus escuta quando a gente chama.',
        activity:
          'Andem em almofadas fofas (a lama), afundando os pés, e depois em piso firme (a rocha). Na rocha, todos inventam juntos uma musiquinha de obrigado.',
        questions: [
          'O que aconteceu com o cabrito?',
          'Onde o dono pôs os pés dele?',
          'Que música de obrigado você canta para Deus?',
        ],
      },
      to12: {
        story:
          'Davi conta que caiu num lugar horrível: um buraco cheio de lodo. Não era só lama de verdade; era um tempo da vida em que, quanto mais ele tentava, mais afundava. O que ele fez? Chamou a Deus e esperou. E Deus se inclinou. Imagine alguém muito grande se abaixando até encostar o ouvido no chão para escutar. Ele puxou Davi, firmou os pés dele na pedra e ainda lhe deu uma canção nova! Davi quis agradecer com ofertas, mas percebeu uma coisa: Deus queria era que ele escutasse. Então disse: aqui estou, quero fazer a tua vontade. Muito depois, os cristãos viram que Jesus viveu isso do começo ao fim. E Davi fez mais: contou para todos. Porque sempre há alguém na lama precisando saber que dá para sair.',
        activity:
          'Com batidas na mesa e palmas, componham uma canção nova de quatro linhas sobre um dia em que Deus ajudou alguém do grupo.',
        questions: [
          'O que Deus fez quando Davi esperou?',
          'O que Deus queria mais do que ofertas?',
          'A quem você pode contar uma coisa boa que Deus fez?',
        ],
      },
      challenge: 'Conte a um amigo uma vez em que Deus ajudou você.',
    },
    prayer:
      'Senhor, inclina-te outra vez. Há gente nossa no lodo, e às vezes somos nós. Firma os nossos pés. Abre os nossos ouvidos mais do que as nossas mãos. E não nos deixes esconder o que fizeste.',
    leader: {
      lost: 'A espera paciente do versículo 1 pode virar bronca em quem está aflito. No hebraico ela é um esperar esperando, insistente. E o mesmo poeta volta a pedir pressa no fim do salmo (40:17). As duas coisas são fé.',
      tender:
        'O lodo de alguém pode ser vício ou dívida com gente perigosa. Não peça o relato na roda. Depois, ajude a achar serviço de saúde (o CAPS atende de graça) e, se houver ameaça, proteção. CVV 188 para quem perdeu a esperança.',
    },
    comfort:
      'Deus não grita do alto para você subir. Ele se inclina. Você pode esperar atolado mesmo, chamando baixinho. Os pés firmes são trabalho dele.',
    closing: 'A canção de quem saiu do lodo é corda para quem ainda está.',
    words: [
      'esperei com paciencia',
      'esperei pacientemente',
      'lamaceiro de lodo',
      'charco de lodo',
      'cova de destruicao',
      'poco de perdicao',
      'pes sobre uma rocha',
      'firmou meus passos',
      'cancao nova',
      'novo cantico',
      'abriste meus ouvidos',
      'eis aqui venho',
      'salmo 40',
    ],
  },
  {
    verses: '42:1-11',
    key: '42:5',
    title: 'Conversa com a alma abatida',
    theme: 'a tristeza e a esperança',
    themes: ['sofrimento', 'esperanca', 'luto'],
    idea: 'Quando Deus parece longe, o salmo ensina a não fingir nem se calar: levar a sede até ele, lembrar, perguntar, e dizer à própria alma que espere.',
    context:
      'É um poema dos filhos de Corá, cantores do templo. Quem fala está longe de Jerusalém, no norte, perto das nascentes do Jordão, e já não pode cantar com os seus. Em volta há gente que zomba da fé dele. O refrão aparece duas vezes aqui e uma terceira no salmo seguinte.',
    retold: [
      {
        verses: '42:1-5',
        says: 'O salmista tem sede de Deus como a corça suspira pelas águas. Chora, lembra quando ia com a multidão à casa de Deus e pergunta à própria alma por que está abatida.',
      },
      {
        verses: '42:6-8',
        says: 'Da terra do Jordão, o salmista lembra de Deus enquanto as ondas passam sobre ele. De dia espera a bondade do Senhor, e de noite, a sua canção.',
      },
      {
        verses: '42:9-11',
        says: 'O salmista pergunta a Deus por que o esqueceu, enquanto o insultam dizendo: “Onde está o teu Deus?” De novo fala à sua alma: espere em Deus, que ainda o louvará.',
      },
    ],
    read: {
      verses: '42:1-11',
      how: 'Uma voz lê sozinha, sem disfarçar a tristeza. Os versículos 5 e 11 são ditos por todos, baixinho, como quem fala com um amigo sentado na beira da cama.',
    },
    observe: [
      {
        ask: 'Que águas aparecem no salmo, do começo ao meio, e quais matam a sede e quais afogam?',
        verses: '42:1-3, 42:7',
        listen: 'Ribeiros desejados, lágrimas como comida, ondas que passam por cima.',
      },
      {
        ask: 'Qual pergunta os outros fazem a ele, e quais perguntas ele faz a Deus e a si mesmo?',
        verses: '42:3, 42:5, 42:9',
        listen: 'Onde está o teu Deus; por que me esqueceste; por que estás abatida.',
      },
      {
        ask: 'De que ele se lembra no versículo 4, e como era aquele tempo?',
        verses: '42:4',
        listen: 'Da multidão em festa a caminho da casa de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Como alguém pode chamar Deus de “minha rocha” e, na mesma frase, perguntar por que foi esquecido?',
        verses: '42:9',
        listen: 'Só reclama assim quem ainda confia no vínculo.',
      },
      {
        ask: 'Lembrar dos bons tempos faz bem ou faz doer mais? O que a lembrança faz neste poema?',
        verses: '42:4, 42:6',
        listen: 'As duas coisas: aumenta a sede e mostra para onde ir.',
      },
      {
        ask: 'O refrão volta igual, mesmo depois de ter sido dito uma vez. O que essa repetição ensina sobre o caminho de quem está triste?',
        verses: '42:5, 42:11',
        listen: 'A tristeza não some de uma vez; a esperança precisa ser dita de novo.',
        follow: 'O que você repete para si nos dias pesados?',
      },
    ],
    live: [
      {
        ask: 'Se a sua alma pudesse responder hoje à pergunta do versículo 5, o que ela diria?',
        listen: 'Silêncio é resposta; não complete por ninguém.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Com quem dá para conversar quando tudo parece sem graça e ninguém à volta percebe?',
        listen: 'Fique atento a quem não tem ninguém e procure a sós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que ajuda e o que atrapalha quando o outro está abatido e não quer falar?',
        listen: 'Presença sem interrogatório; não tomar a tristeza como culpa.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que época da fé você lembra com saudade, e que sede essa lembrança acorda?',
        listen: 'Saudade de Deus já é busca de Deus.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que lágrima sua foi alimento por muito tempo, e quem se sentou perto enquanto durou?',
        listen: 'Pergunte pela companhia; a perda só entra se a pessoa quiser.',
        for: ['mourning'],
      },
      {
        ask: 'O que você faz com a pergunta dos outros, ou sua mesma, sobre onde Deus está?',
        listen: 'Dúvida dita em voz alta é bem-vinda nesta casa.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior sede da sua vida? Onde estava e o que daria por um copo de água naquele momento?',
        bridge: 'O salmo compara a falta de Deus com a sede de um bicho que procura um riacho.',
      },
      {
        text: 'Que música você põe quando está triste: uma que levanta ou uma que chora junto?',
        bridge: 'A Bíblia também tem música para chorar junto, e esta é uma delas.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e segure-o um minuto antes de beber. Depois beba em goles pequenos, prestando atenção em cada um.',
      bridge: 'Leia o primeiro versículo entre um gole e outro.',
    },
    complete: [
      {
        name: 'Entrevista com a alma',
        text: 'Escreva o diálogo. Eu pergunto: por que você está abatida? Ela responde: … Eu pergunto: de que você tem sede? Ela responde: … Eu digo a ela: espere, porque…',
      },
      {
        name: 'Maré do dia',
        text: 'Risque uma linha com manhã, tarde e noite e desenhe a altura da onda em cada hora. Onde ela me cobre: … Onde aparece um pouco de terra: … Quem pode saber disso: …',
      },
    ],
    challenges: [
      {
        do: 'Escreva à mão uma oração de três linhas que comece com por que, e leia-a a Deus por três noites sem tentar responder.',
        tell: 'como foi orar sem enfeitar.',
      },
      {
        do: 'Sente-se meia hora com alguém abatido, levando algo para beber, e não dê nenhum conselho.',
        tell: 'o que foi mais difícil para você naquele silêncio.',
        for: ['adults', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Posso contar a Deus quando estou triste.',
      to7: {
        story:
          'Um bichinho da floresta, a corça, corria e corria no sol quente. Ela estava com muita sede! Procurava um riacho: cadê a água? Um cantor da Bíblia viu e pensou: eu sou igual a ela. Eu tenho sede de ficar perto de Deus. Ele morava longe dos amigos e estava triste. Ele chorou. E contou tudo a Deus: estou com saudade, estou triste. Depois falou com o próprio coração: coração, espera em Deus. A gente ainda vai cantar! Deus escuta choro. Deus escuta saudade. E Deus fica pertinho até a vontade de cantar voltar.',
        activity:
          'Desenhem um riacho numa folha comprida. Cada criança cola ou desenha uma gota com a carinha de como está hoje, e todas deságuam no mesmo rio.',
        questions: [
          'O que a corça procurava?',
          'O que o cantor contou a Deus?',
          'Como está o seu coração hoje?',
        ],
      },
      to12: {
        story:
          'Antes, ele era o primeiro da fila. Quando o povo ia em festa para a casa de Deus, lá estava ele cantando. Agora vivia longe, entre montanhas e cachoeiras, sem os amigos, e umas pessoas caçoavam: onde está o seu Deus? Ele chorava tanto que disse que as lágrimas eram a sua comida. Podia ter engolido o choro e fingido. Em vez disso, escreveu. Disse que a sua alma tinha sede de Deus como uma corça procurando um riacho. Perguntou por que Deus parecia ter se esquecido dele. E fez uma coisa curiosa: conversou com a própria alma. Por que você está tão triste? Espere em Deus, eu ainda vou louvá-lo. A tristeza não foi embora na hora. Mais para o fim ele precisou dizer a mesma coisa outra vez. E tudo bem. Deus guardou essa oração na Bíblia para quem um dia precisasse dela.',
        activity:
          'Cada um escreve ou desenha uma oração sincera num papel em forma de gota. Ninguém lê a do outro; todas vão para uma jarra no meio da roda.',
        questions: [
          'Por que ele não fingiu que estava bem?',
          'Por que repetiu o refrão?',
          'O que você pode fazer por um amigo triste sem dar bronca?',
        ],
      },
      challenge: 'Se ficar triste nesta semana, conte a Deus e a um adulto que cuida de você.',
    },
    prayer:
      'Deus vivo, temos sede. Recebe as perguntas que não conseguimos responder e as lágrimas que ninguém viu. Passa a noite conosco com a tua canção, e ensina a nossa alma a esperar.',
    leader: {
      lost: 'Querer animar depressa estraga este salmo. Deixe o grupo ficar um tempo na sede; a esperança do refrão vem de dentro do poema, não de fora.',
      tender:
        'Pode haver depressão na sala. Tristeza que dura não é falta de fé: encoraje a procurar médico e psicólogo. Se alguém falar em sumir ou morrer, não deixe a pessoa sozinha, chame a família e ligue 188, o CVV, a qualquer hora.',
    },
    comfort:
      'O refrão não obriga a sua alma a louvar agora; diz ainda o louvarei. Pode ser depois. Hoje basta ter sede.',
    closing: 'De dia a bondade, de noite a canção: que uma das duas alcance você.',
    words: [
      'corca',
      'cerva',
      'sede de deus',
      'suspira',
      'abatida',
      'minha alma',
      'onde esta o teu deus',
      'lagrimas',
      'abismo',
      'espera em deus',
      'depress',
      'salmo 42',
    ],
  },
  {
    verses: '46:1-11',
    key: '46:10',
    title: 'Quando o chão se mexe',
    theme: 'o refúgio em Deus',
    themes: ['medo', 'ansiedade', 'descanso'],
    idea: 'Mesmo quando o que parecia firme se desfaz, Deus está no meio do seu povo como um rio que não seca, e nos convida a largar as armas e ficar quietos.',
    context:
      'É um cântico dos filhos de Corá, gente ligada à música do templo. Jerusalém não tinha um grande rio e vivia ameaçada por impérios. O poema imagina o pior que se podia pensar naquele mundo, montanhas caindo no mar e reinos desabando, e no meio disso repete um refrão.',
    retold: [
      {
        verses: '46:1-3',
        says: 'Deus é refúgio, fortaleza e socorro bem presente na angústia. Por isso o povo não terá medo, ainda que os montes vão parar no meio do mar.',
      },
      {
        verses: '46:4-7',
        says: 'Um rio alegra a cidade de Deus, e ela não será abalada, porque ele está no meio dela. Os reinos se abalam, mas o Senhor dos exércitos está com o seu povo.',
      },
      {
        verses: '46:8-11',
        says: 'O salmista chama a ver o que o Senhor fez: ele quebra o arco e acaba com as guerras. Deus diz: “Aquietai-vos, e sabei que eu sou Deus”.',
      },
    ],
    read: {
      verses: '46:1-11',
      how: 'Comecem batendo os pés devagar no chão nos versículos 2-3 e 6, e parem de repente. O 7 e o 11 são de todos. Depois do 10, meio minuto sem nenhum som.',
    },
    observe: [
      {
        ask: 'Quais desastres o poeta enumera, na terra e entre os povos?',
        verses: '46:2-3, 46:6',
        listen: 'Terra que se move, montes no mar, águas bravas, reinos abalados.',
      },
      {
        ask: 'Que água aparece no versículo 4, e em que é diferente da água do 3?',
        verses: '46:3-4',
        listen: 'O mar ruge e assusta; o rio corre e alegra.',
      },
      {
        ask: 'O que Deus faz com as armas, e que ordem vem logo depois?',
        verses: '46:9-10',
        listen: 'Quebra, corta, queima; então manda aquietar.',
      },
    ],
    interpret: [
      {
        ask: 'O poeta não diz que o tremor vai ser evitado. Em que se apoia o “não temeremos”?',
        verses: '46:1-3',
        listen: 'Na presença de Deus na angústia, não na ausência dela.',
      },
      {
        ask: 'A ajuda chega “ao romper da manhã”. O que essa hora conta sobre a noite que veio antes?',
        verses: '46:5',
        listen: 'Houve noite; a ajuda não foi instantânea, mas veio.',
        follow: 'O que você faz nas horas antes de clarear?',
      },
      {
        ask: 'Com reinos caindo em volta, a quem é dita a palavra “Aquietai-vos”, e o que cada um teria de soltar?',
        verses: '46:9-10',
        listen: 'Aos que guerreiam e aos assustados: soltem as armas e o controle.',
      },
    ],
    live: [
      {
        ask: 'Qual monte você achava que nunca ia sair do lugar e saiu?',
        listen: 'Emprego, saúde, casamento, igreja; um título basta.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que faz barulho dentro de você mesmo quando o quarto está em silêncio?',
        listen: 'Comparação, prova, conversa mal resolvida; não ria de nada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que notícia você consulta muitas vezes por dia, e o que essa vigilância já conseguiu mudar?',
        listen: 'Humor ajuda: quase sempre nada.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que os pequenos da casa percebem em você quando tudo aperta?',
        listen: 'Eles leem o rosto antes das palavras.',
        for: ['parents'],
      },
      {
        ask: 'Na pior noite que você atravessou, de onde correu um fio de água?',
        listen: 'Uma visita, um canto, um sono curto; agradeça cada um.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'O que é mais estranho para você nessa ideia de ficar quieto diante de Deus?',
        listen: 'Para muitos, silêncio é desconforto; está tudo bem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que serviço na igreja você anda lutando como se tudo dependesse dos seus braços?',
        listen: 'O versículo 10 diz quem será exaltado.',
        for: ['long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Temporal, ventania, falta de luz ou onda gigante: qual foi o maior susto que a natureza já lhe deu?',
        bridge: 'O salmo imagina tudo isso junto e ao mesmo tempo, e mesmo assim canta.',
      },
      {
        text: 'Qual era o seu esconderijo preferido quando criança?',
        bridge:
          'Refúgio é isso: um lugar para onde se corre sem pensar. O poeta diz quem é o dele.',
        for: ['adults', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com força por cinco segundos e abra devagar. Faça isso três vezes e deixe as mãos abertas no colo.',
      bridge: 'Aquietar-se, neste salmo, é soltar o que a mão aperta.',
    },
    complete: [
      {
        name: 'Escala do tremor',
        text: 'De zero a dez, quanto treme hoje. No trabalho ou estudo: … Em casa: … No corpo: … Dentro de mim: … Escreva ao lado do número maior: aqui Deus está no meio.',
      },
      {
        name: 'Ainda que',
        text: 'Continue como o poeta, com coisas suas: ainda que… Ainda que… Ainda que… Deus é para mim… Por isso, só por hoje, eu solto…',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias, faça dois minutos de silêncio antes de olhar o telefone pela manhã, com as mãos abertas e o versículo 10.',
        tell: 'o que ficou mais fácil ou mais difícil entre o primeiro dia e o último.',
      },
      {
        do: 'Seja abrigo para alguém cujo chão se mexeu: leve uma refeição pronta ou resolva uma tarefa prática por ele.',
        tell: 'que tarefa foi e o que você recebeu em troca sem esperar.',
      },
    ],
    children: {
      truth: 'Quando tudo treme, Deus é meu lugar seguro.',
      to7: {
        story:
          'Imagine uma tempestade bem grande. O vento faz fuuuu, o mar faz chuá, e até a montanha balança! Ui! Na Bíblia, as pessoas pensaram nisso e cantaram uma música assim: Deus é nosso lugar seguro, ele ajuda a gente. Depois elas imaginaram um rio calminho, com água limpa, passando no meio da cidade. Todo mundo ficou contente, porque Deus mora ali com eles. E Deus disse baixinho: fiquem quietos, eu sou Deus. Shhh. A tempestade não manda em Deus. Deus é mais forte que o barulho, e ele está com a gente.',
        activity:
          'As crianças fazem sons de chuva com os dedos, depois com as mãos, depois com os pés. Quando um adulto abre os braços, todos param e respiram fundo juntos.',
        questions: [
          'Que barulhos tinha a tempestade?',
          'O que Deus disse bem baixinho?',
          'Onde você gosta de ficar quando tem trovão?',
        ],
      },
      to12: {
        story:
          'Jerusalém era uma cidade no alto, com muros de pedra. De vez em quando chegava a notícia de um exército enorme vindo na direção dela. Dá para imaginar o medo. Os músicos do templo fizeram então uma canção que começa pelo pior: e se a terra se mexer? E se as montanhas caírem no mar? Mesmo assim, Deus é o nosso refúgio. Refúgio é o lugar para onde você corre sem pensar. Depois a música fica mansa e fala de um rio que alegra a cidade, porque Deus está lá dentro com o povo. No final a canção conta o sonho de Deus: ele quebra o arco, parte a lança, acaba com as guerras. E diz a todo mundo que está brigando ou tremendo: aquietai-vos, eu sou Deus. Duas vezes o povo responde: o Senhor está conosco!',
        activity:
          'Construam uma torre de copos ou blocos e balancem a mesa de leve até cair. Depois procurem uma base que não balança e conversem sobre o que é firme.',
        questions: [
          'O que é um refúgio?',
          'Por que Deus quebra as armas?',
          'O que você pode soltar hoje para ficar mais quieto com Deus?',
        ],
      },
      challenge: 'Escolha um cantinho da casa para ficar um minuto quieto com Deus por dia.',
    },
    prayer:
      'Senhor, nosso refúgio, o chão se mexeu para muita gente. Vem para o meio da nossa casa como água que alegra. Quebra as guerras de longe e as de perto, e aquieta o nosso coração até clarear o dia.',
    leader: {
      lost: 'O versículo 10 costuma ser lido como dica de relaxamento. Mostre o que vem antes, armas sendo quebradas: é um convite a parar de lutar e reconhecer quem é Deus.',
      tender:
        'Para quem viveu enchente, deslizamento, crise de pânico ou violência, as imagens podem ser fortes. Avise antes de fazer sons, deixe sair quem quiser e, se alguém passar mal, sente ao lado e respire com a pessoa.',
    },
    comfort:
      'O socorro deste salmo é bem presente, e não muito explicado. Se o seu chão se foi, não precisa entender por quê agora: deixe que alguém esteja no meio disso com você.',
    closing: 'Que a madrugada encontre a gente com as mãos abertas.',
    words: [
      'refugio',
      'fortaleza',
      'socorro bem presente',
      'aquietai',
      'eu sou deus',
      'ainda que a terra',
      'montes',
      'rio',
      'senhor dos exercitos',
      'abalad',
      'salmo 46',
    ],
  },
  {
    verses: '50:1-23',
    key: '50:23',
    title: 'O que Deus não precisa e o que ele quer',
    theme: 'a gratidão que honra a Deus',
    themes: ['gratidao', 'adoracao', 'santidade', 'justica'],
    idea: 'Dono de tudo, Deus não precisa do que lhe levam nem se engana com o que recitam: ele quer gratidão, que o chamem no dia da angústia, e um caminho endireitado.',
    context:
      'O salmo é um tribunal: Deus convoca céu e terra como testemunhas e chama ao banco o próprio povo (1-6). Fala primeiro a quem cumpre todos os ritos: os sacrifícios estão em dia, e não é essa a queixa (7-11). Depois se volta a quem recita a lei e vive como se ela não existisse. Asafe é um dos músicos do Templo.',
    retold: [
      {
        verses: '50:1-6',
        says: 'Deus chama a terra, do nascente ao poente, e vem com fogo e tempestade. Os céus anunciam que ele mesmo é o juiz.',
      },
      {
        verses: '50:7-15',
        says: 'Deus diz ao seu povo que não precisa de seus touros e bodes, pois o mundo é dele. Pede gratidão e manda invocá-lo na hora da angústia.',
      },
      {
        verses: '50:16-21',
        says: 'Ao perverso, Deus pergunta por que recita os seus estatutos se odeia a correção, anda com ladrões e fala mal do irmão. Ele calou até aqui, mas vai repreender.',
      },
      {
        verses: '50:22-23',
        says: 'Deus avisa os que o esquecem. A quem oferece gratidão e prepara bem o seu caminho, mostrará a salvação.',
      },
    ],
    read: {
      verses: '50:12-23',
      how: 'Uma só voz lê Deus, sem gritar. Depois do 15, meio minuto de silêncio, e então o 16. O 23 leiam todos, como quem aceita um convite.',
    },
    observe: [
      {
        ask: 'Que razões Deus dá para não precisar de alimento?',
        verses: '50:12-13',
        listen: 'O mundo é dele; ele não come carne de touros.',
      },
      {
        ask: 'Que três coisas ele pede a quem já traz sacrifícios, e o que promete?',
        verses: '50:14-15',
        listen: 'Gratidão, votos cumpridos, chamar na angústia; ele livra e é glorificado.',
      },
      {
        ask: 'O que o perverso recita, e para que mais ele usa a mesma boca?',
        verses: '50:16, 50:19-20',
        listen: 'Recita os estatutos; solta para o mal, compõe engano, difama o irmão.',
      },
      {
        ask: 'O que esse homem concluiu do silêncio de Deus?',
        verses: '50:21',
        listen: 'Que Deus era semelhante a ele.',
      },
    ],
    interpret: [
      {
        ask: '“Se eu tivesse fome, não te diria”: que ideia de Deus e de culto essa frase meio brincalhona desmonta?',
        verses: '50:12-13',
        listen: 'A de que a gente sustenta Deus e ele fica devendo.',
        follow: 'De que modo essa ideia aparece hoje?',
      },
      {
        ask: 'Por que pedir socorro na angústia seria um jeito de honrar a Deus, tanto quanto agradecer?',
        verses: '50:14-15',
        listen: 'Nos dois a mão está vazia e ele é quem dá.',
      },
      {
        ask: 'O perverso sabe a lei de cor. Onde está, então, a mentira dele?',
        verses: '50:16-18',
        listen: 'Odeia ser corrigido, joga as palavras para trás, aceita o ladrão e o adúltero.',
      },
      {
        ask: 'O silêncio de Deus foi paciência, e o homem leu como aprovação. Como alguém chega a fazer um Deus parecido consigo?',
        verses: '50:21-22',
        listen: 'Esquece o que ele disse e escuta só a si; por isso a repreensão ainda é chance.',
      },
    ],
    live: [
      {
        ask: 'Em que hora você percebe que está tratando Deus como quem ficou devendo um favor a você?',
        listen: 'Eu sirvo há anos e olha o que me acontece. É humano; escute.',
      },
      {
        ask: 'Para a sua gratidão não virar frase pronta, o que dela precisa de nome, de data, de rosto?',
        listen: 'Obrigado por tudo é pouco; uma coisa só, inteira.',
        for: ['adults', 'long-believers', 'elderly', 'women'],
      },
      {
        ask: 'O que você posta de Deus e o que comenta dos outros saem do mesmo celular. O que o salmo diria dessa conta?',
        listen: 'Versículo no perfil e veneno no grupo. Sem apontar ninguém.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Sentar para falar do irmão: em que mesa isso acontece com você, e como se muda o assunto dela?',
        listen: 'Família, trabalho, saída do culto. Uma frase pronta ajuda.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Qual foi a última vez em que alguém corrigiu você com razão, e o que você fez com a palavra: guardou ou jogou para trás?',
        listen: 'Odiar a correção é o primeiro sinal do salmo.',
        for: ['couples', 'parents', 'men'],
      },
      {
        ask: 'Numa angústia, quanto tempo você leva até chamar por Deus, e o que tenta antes?',
        listen: 'Sem culpa: ele quer ser chamado.',
        for: ['new-believers', 'visitors', 'adults', 'mourning'],
      },
      {
        ask: 'Que voto, promessa ou combinado seu com Deus está esquecido numa gaveta?',
        listen: 'Cumprir, ou conversar com ele e com alguém sobre o que foi prometido sem pensar.',
        for: ['long-believers', 'couples', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Que presente é difícil de dar a quem já tem tudo? Conte uma tentativa sua, boa ou desastrosa.',
        bridge: 'O que se dá a quem é dono de todo animal da floresta? O salmo responde.',
      },
      {
        text: 'Que letra de música, oração ou texto você sabe inteirinho de cor sem nunca ter pensado no que diz?',
        bridge: 'Deus fala hoje com alguém que recita muito bem.',
        for: ['young', 'teens', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha as duas mãos abertas e vazias sobre os joelhos. Não há o que levar. Fique assim um minuto.',
      bridge: 'É assim que o Dono do mundo recebe você. Leia o que ele pede.',
    },
    complete: [
      {
        name: 'Duas bocas',
        text: 'De um lado, a boca no culto diz: … , … . Do outro, a boca durante a semana diz: … , … . Ligue com um traço o que combina. O que eu quero que combine até domingo é … .',
      },
      {
        name: 'Gratidão com endereço',
        text: 'Senhor, não te dou nada que já não seja teu. Agradeço por … , que aconteceu em … , por meio de … . E no meu dia de angústia, que é … , eu te chamo.',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a Deus por uma coisa diferente a cada noite, com data e nome de gente, sem repetir nenhuma.',
        tell: 'qual delas você só percebeu porque precisou procurar.',
      },
      {
        do: 'Por uma semana, quando a conversa for falar mal de alguém ausente, fique fora dela ou diga uma coisa boa.',
        tell: 'em que conversa foi mais difícil, e o que você disse.',
      },
    ],
    children: {
      truth: 'Deus gosta de ouvir obrigado e socorro.',
      to7: {
        story:
          'De quem são os passarinhos? De Deus! E os bois do monte? De Deus! E o mundo inteiro? Também! Um dia, as pessoas levaram presentes a Deus e pensaram: ele deve estar com fome! E Deus respondeu: se eu tivesse fome, nem contava a você. Tudo já é meu! Então o que Deus quer ganhar? Ele mesmo contou: quero ouvir obrigado. E, quando você estiver em apuros, me chame, que eu ajudo! E tem mais: não adianta falar bonito de Deus e depois falar feio do irmão. Deus quer a boca boa o dia todo. Obrigado, Deus!',
        activity:
          'Joguem uma bola de meia na roda. Quem pega diz obrigado, Deus, por… e joga para outro. No fim, todos falam juntos: socorro, Deus, quando eu precisar!',
        questions: [
          'De quem são os passarinhos e os bois?',
          'O que Deus gosta de ouvir?',
          'Pelo que você quer dizer obrigado hoje?',
        ],
      },
      to12: {
        story:
          'O que você daria de presente a alguém que tem tudo? O povo de Deus levava ao altar bezerros e bodes, sempre na data certa. Alguns começaram a pensar que Deus precisava daquilo, como quem precisa de almoço. Deus respondeu com um pouco de humor: se eu tivesse fome, não lhe diria. Os animais das florestas são meus. Conheço todas as aves! O que eu quero é outra coisa: um coração agradecido, promessas cumpridas e que vocês me chamem no dia da angústia. Eu livro. Depois Deus falou com outro grupo. Esses sabiam a lei de cor e repetiam bonito. Mas ficavam amigos do ladrão, mentiam e sentavam para falar mal do próprio irmão. Como Deus ficou quieto um tempo, acharam que ele era igual a eles. Não é! Ele avisou porque ainda dava para mudar. E o salmo termina com um convite: quem agradece me honra, e a quem endireita o caminho eu mostro a salvação.',
        activity:
          'Numa folha dobrada, de um lado escrevam palavras que se dizem na igreja; do outro, palavras que se dizem no recreio. Escolham uma para mudar de lado.',
        questions: [
          'Por que Deus não precisa de presentes?',
          'O que havia de errado com quem sabia a lei de cor?',
          'Que coisa do seu dia a dia combina com o que você canta, e que coisa não?',
        ],
      },
      challenge: 'Antes de dormir, diga a Deus um obrigado com nome e dia.',
    },
    prayer:
      'Deus, dono dos montes e dos passarinhos, não temos nada que não seja teu. Recebe a nossa gratidão, sem troco. Ouve-nos no dia da angústia. Junta a boca do culto e a boca da semana, e endireita o nosso caminho. Amém.',
    leader: {
      lost: 'Todo mundo procura o perverso do 16 em outra pessoa. Lembre quem Deus chamou ao tribunal: o seu povo. E cuide para não tratar o culto como coisa sem valor: Deus não reclama dos sacrifícios (8), e sim do que falta neles.',
      tender:
        'O 22 é duro, e quem vive com culpa pode ouvir só ele. Leia junto o 23, que é a porta. Quem chamou na angústia e ainda não foi livrado precisa de companhia, não de explicação. E correção nunca é desculpa para humilhar.',
    },
    comfort:
      'Se você não tem nada para levar, o salmo foi escrito também para você: “Se eu tivesse fome, não te diria”. Ele não espera que você o sustente. Pede só que o chame.',
    closing: 'Deus não precisa do que é nosso: ele quer a nossa gratidão.',
    words: [
      'sacrificio de gratidao',
      'sacrificio de acao de gracas',
      'sacrificio de louvor',
      'se eu tivesse fome',
      'meu e o mundo',
      'animal das florestas',
      'gado sobre as montanhas',
      'invoca me no dia da angustia',
      'recitas meus estatutos',
      'pensavas que eu era semelhante a ti',
      'prepara bem seu caminho',
      'salmo de asafe',
      'salmo cinquenta',
    ],
  },
  {
    verses: '51:1-12',
    key: '51:10',
    title: 'A coragem de dizer fui eu',
    theme: 'o arrependimento e o recomeço',
    themes: ['arrependimento', 'perdao', 'graca'],
    idea: 'Quem para de se esconder e põe o próprio erro nas mãos de Deus encontra misericórdia maior que a culpa e um coração que ele mesmo recria.',
    context:
      'O título liga este salmo ao dia em que o profeta Natã pôs Davi diante do que ele tinha feito: tomar a mulher de um soldado e mandar o marido para a morte. Durante meses o rei governou como se nada fosse. Aqui ele já não se defende.',
    retold: [
      {
        verses: '51:1-5',
        says: 'O salmista pede misericórdia e quer que Deus o lave do pecado. Reconhece que pecou contra Deus e que foi concebido em pecado.',
      },
      {
        verses: '51:6-9',
        says: 'Deus deseja a verdade no íntimo. O salmista pede para ser lavado, ficar mais branco que a neve e voltar a ouvir alegria.',
      },
      {
        verses: '51:10-12',
        says: 'O salmista pede que Deus crie nele um coração puro, não o afaste de sua presença e lhe devolva a alegria da salvação.',
      },
    ],
    read: {
      verses: '51:1-12',
      how: 'Uma só pessoa lê, devagar, olhando para o texto e não para os outros. O versículo 10 é repetido em voz baixa por quem quiser.',
    },
    observe: [
      {
        ask: 'Em que Davi se apoia para pedir, logo na primeira frase?',
        verses: '51:1',
        listen: 'Na bondade e nas misericórdias de Deus, em nada que ele tenha feito.',
      },
      {
        ask: 'Que palavras de limpeza vocês encontram, e quem faz a limpeza?',
        verses: '51:1-2, 51:7, 51:9',
        listen: 'Apagar, lavar, purificar; Deus é quem age.',
      },
      {
        ask: 'O que ele pede do versículo 10 ao 12, além de perdão?',
        verses: '51:10-12',
        listen: 'Coração novo, espírito firme, presença e alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Davi fez mal a várias pessoas. Por que terá dito “Pequei contra ti, contra ti somente”?',
        verses: '51:4',
        listen: 'Não apaga as vítimas: vê que ferir alguém é ferir quem o fez.',
        follow: 'O que ele ainda devia a essas pessoas, mesmo perdoado?',
      },
      {
        ask: 'Deus quer “a verdade no íntimo”. Em que isso é diferente de só ser pego ou de só pedir desculpa?',
        verses: '51:3, 51:6',
        listen: 'É concordar com a verdade por dentro, sem desculpa e sem teatro.',
      },
      {
        ask: 'O verbo criar é o mesmo do começo da Bíblia. O que Davi reconhece ao pedir que Deus crie um coração, e não que conserte o dele?',
        verses: '51:10',
        listen: 'Que força de vontade não basta; só Deus faz começar do nada.',
      },
    ],
    live: [
      {
        ask: 'O que costuma vir primeiro na sua boca quando alguém aponta um erro seu: explicação, silêncio, contra-ataque, piada?',
        listen: 'É leve o bastante para todos responderem sem se expor.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Por que é tão difícil apagar de dentro da gente uma coisa que já foi apagada do celular?',
        listen: 'Culpa escondida; lembre que há perdão e há adultos de confiança.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na casa de vocês, como se pede perdão de um jeito que o outro acredita?',
        listen: 'Dizer o que fez, sem mas; reparar; dar tempo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que alegria da fé você tinha e gostaria de pedir de volta?',
        listen: 'A alegria vem restaurada, não fabricada.',
        for: ['long-believers'],
      },
      {
        ask: 'O que você pensava que Deus fazia com quem errava feio, e o que este salmo põe no lugar?',
        listen: 'Ouça a imagem antiga com respeito.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Diante de quem morreu sobram às vezes culpas pequenas ou grandes. O que você gostaria de entregar a Deus sobre isso, em silêncio?',
        listen: 'Dê um minuto calado; não peça que ninguém fale.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a mancha mais impossível que você já tentou tirar, e o que inventou para esconder?',
        bridge: 'Davi também tentou esconder, por meses. Neste salmo ele pede para ser lavado.',
      },
      {
        text: 'Conte uma travessura de criança em que você foi descoberto do jeito mais bobo possível.',
        bridge: 'Ser descoberto dói e alivia ao mesmo tempo. Davi sentiu as duas coisas.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água corrente, prestando atenção ao frio e ao cheiro do sabão. Enxugue sem pressa.',
      bridge: 'Com as mãos limpas no colo, deixe Davi emprestar a você as palavras dele.',
    },
    complete: [
      {
        name: 'Carta que só Deus lê',
        text: 'Escreva em segredo e depois rasgue: tem misericórdia de mim, porque eu… A desculpa que eu costumo dar é… A verdade é… Cria em mim um coração que…',
      },
      {
        name: 'Depois do perdão',
        text: 'Complete só para você: a pessoa que o meu erro atingiu foi… O que eu posso devolver ou consertar é… A quem vou pedir companhia para fazer isso: …',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão a uma pessoa por uma coisa concreta, numa frase que não tenha a palavra mas, e sem cobrar resposta.',
        tell: 'como foi dizer a frase inteira, sem contar o assunto.',
      },
      {
        do: 'Ore o versículo 10 ao lavar o rosto toda manhã desta semana e, no quinto dia, conte a alguém maduro uma luta que você vinha escondendo.',
        tell: 'se o peso mudou de tamanho depois de falar.',
        for: ['adults', 'young', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus perdoa e me dá um coração novo.',
      to7: {
        story:
          'O rei Davi fez uma coisa muito errada. Ele machucou pessoas e depois escondeu. Por fora parecia tudo bem, mas por dentro o coração dele estava pesado, como uma mochila cheia de pedras. Um amigo de Deus foi conversar com ele e mostrou a verdade. Davi podia ficar bravo e dizer: não fui eu! Mas ele chorou e disse: fui eu, Deus, me perdoa. Lava o meu coração! E pediu: Deus, faz um coração limpinho em mim. Deus ouviu e perdoou Davi. A mochila ficou leve. Davi pôde cantar de novo.',
        activity:
          'Ponham pedrinhas ou feijões numa sacola e deixem cada criança sentir o peso. Depois tirem uma por uma, dizendo: Deus me perdoa. Desenhem um coração com água e pincel num papel escuro.',
        questions: [
          'Como estava o coração de Davi quando ele escondia?',
          'O que ele disse a Deus?',
          'Para quem você quer pedir desculpa hoje?',
        ],
      },
      to12: {
        story:
          'Davi era rei e podia mandar em quase tudo, menos na própria consciência. Ele fez um mal muito grande a uma família e usou o poder para esconder. Passou o tempo, e parecia que ninguém sabia. Então o profeta Natã entrou no palácio e contou a história de um homem rico que roubou a única ovelhinha de um pobre. Davi ficou furioso com o ladrão. Natã respondeu: esse homem é você. Davi podia ter mandado o profeta embora. Em vez disso, disse: eu pequei. Este salmo é a oração daquele dia. Ele não culpa ninguém e não inventa desculpa. Pede para ser lavado e pede uma coisa ainda maior: cria em mim um coração puro. Deus perdoou Davi. As consequências não sumiram, e ele precisou cuidar delas, mas agora não estava mais se escondendo.',
        activity:
          'Cada um escreve com giz ou lápis num pedaço de papel algo de que se arrepende, sem mostrar, apaga ou rasga, e escreve no lugar: coração novo.',
        questions: [
          'O que Davi podia ter feito e não fez?',
          'Por que ele pediu um coração novo, e não só perdão?',
          'O que dá para consertar depois de pedir desculpa?',
        ],
      },
      challenge: 'Quando errar nesta semana, diga fui eu antes que alguém descubra.',
    },
    prayer:
      'Senhor, a tua misericórdia é maior do que aquilo que escondemos. Lava o que não conseguimos limpar, cria o que não conseguimos consertar e dá-nos coragem de reparar o mal que fizemos. Devolve a alegria a quem já desistiu dela.',
    leader: {
      lost: 'A conversa escorrega para os pecados de Davi ou dos outros. Fique nos verbos da oração e deixe claro que ninguém vai confessar nada em público.',
      tender:
        'Quem foi abusado às vezes carrega uma culpa que é de outro. Diga com clareza: o que fizeram com você não é pecado seu. Havendo perigo, procure ajuda: Ligue 180, Disque 100; se a culpa vier com vontade de morrer, CVV 188. Perdão de Deus não dispensa ninguém de responder pelo mal feito.',
      differ:
        'O versículo 5 é lido por muitas igrejas como base do pecado original, com que todos nascemos; outras o entendem como lamento forte de quem se vê errado desde sempre. Há também diferenças sobre confessar a um ministro ou só a Deus. Todos concordam em que é Deus quem purifica.',
    },
    comfort:
      'Deus não se assusta com o que você tem a dizer. Se não encontra palavras, use três das de Davi: tem misericórdia. O resto quem faz é ele.',
    closing: 'Ninguém precisa voltar para casa com o coração com que chegou.',
    words: [
      'misericordia',
      'arrepend',
      'coracao puro',
      'lava me',
      'purifica',
      'hissopo',
      'transgress',
      'nata',
      'bate seba',
      'confiss',
      'restaura',
      'salmo 51',
    ],
  },
  {
    verses: '62:1-12',
    key: '62:8',
    title: 'Somente em Deus',
    theme: 'a espera confiante',
    themes: ['espera', 'ansiedade', 'fe'],
    idea: 'Pessoas e riquezas pesam menos que um sopro; a alma encontra chão quando espera em silêncio em Deus e derrama diante dele o que leva dentro.',
    context:
      'Alguém está sob ataque, como parede inclinada que empurram para cair, e os que o elogiam na frente o amaldiçoam por dentro. O salmo, atribuído a Davi, conversa com Deus, com os inimigos, com a própria alma e, no fim, com o povo inteiro.',
    retold: [
      {
        verses: '62:1-4',
        says: 'O salmista espera só em Deus, sua rocha. Pergunta até quando vão atacá-lo, querendo derrubá-lo com mentiras e bendizendo só da boca para fora.',
      },
      {
        verses: '62:5-8',
        says: 'O salmista diz à sua alma que espere em silêncio somente em Deus. Pede ao povo que confie em todo tempo e derrame o coração diante dele.',
      },
      {
        verses: '62:9-12',
        says: 'Gente simples e gente importante, pesadas juntas, valem menos que um sopro. Que ninguém ponha o coração nas riquezas, porque a Deus pertencem o poder e a bondade.',
      },
    ],
    read: {
      verses: '62:1-12',
      how: 'Combinem: a cada “somente” ou “só”, quem lê para um instante. No 5, cada um diz o versículo baixinho, para si mesmo.',
    },
    observe: [
      {
        ask: 'De que imagens firmes o salmo chama Deus, e qual se repete mais?',
        verses: '62:1-2, 62:6-8',
        listen: 'Rocha, salvação, alto refúgio, esperança. Refúgio e rocha voltam.',
      },
      {
        ask: 'Com que figura o salmista descreve como se sente diante de quem o empurra?',
        verses: '62:3',
        listen: 'Parede encurvada, cerca prestes a cair.',
      },
      {
        ask: 'Comparem o versículo 2 com o 6. Que palavra desapareceu na segunda vez?',
        verses: '62:2, 62:6',
        listen: '“muito”: antes, não serei muito abalado; depois, não serei abalado.',
      },
      {
        ask: 'Que convite o povo recebe no versículo 8?',
        verses: '62:8',
        listen: 'Confiar em todo tempo e derramar o coração.',
      },
    ],
    interpret: [
      {
        ask: 'No versículo 1 ele afirma que a alma espera; no 5 tem de mandar que ela espere. O que aconteceu no meio?',
        verses: '62:1-5',
        listen: 'Olhou para os inimigos. A alma precisa ouvir de novo.',
        follow: 'O que você costuma repetir para si mesmo nessa hora?',
      },
      {
        ask: 'Silêncio no 5 e coração derramado no 8. Como cabem juntos?',
        verses: '62:5, 62:8',
        listen:
          'Calar diante dos homens, esvaziar-se diante de Deus; ou primeiro um, depois o outro.',
      },
      {
        ask: 'Numa balança, gente simples e gente importante pesam o mesmo: menos que um sopro. Por que isso liberta em vez de humilhar?',
        verses: '62:9-10',
        listen: 'Não preciso temer nem adular ninguém, nem me apoiar em dinheiro.',
      },
      {
        ask: 'O final une duas coisas em Deus: poder e leal bondade. O que faltaria se houvesse só uma delas?',
        verses: '62:11-12',
        listen: 'Poder sem bondade assusta; bondade sem poder não socorre.',
      },
    ],
    live: [
      {
        ask: 'Quem, nos últimos meses, encostou na sua parede já inclinada?',
        listen: 'Sem nomes, se preferirem. Acolher o cansaço.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'De quem a opinião pesa demais na sua balança, e quanto ela pesaria na deste salmo?',
        listen: 'Colegas, seguidores, alguém de quem gosta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Além de Deus, em que você andou esperando: num sim do banco, numa herança, num padrinho, num concurso?',
        listen: 'Esperar faz parte; o salmo pergunta onde o coração está posto.',
        for: ['singles', 'men', 'couples'],
      },
      {
        ask: 'Há quanto tempo você não derrama o coração, sem frase pronta, e o que sairia primeiro?',
        listen: 'Não precisa responder em voz alta. Um minuto quieto.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'De que maneira a sua casa poderia ter um pedaço de silêncio, nem que sejam cinco minutos?',
        listen: 'Ideias práticas; rir da bagunça.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Muitos já viram cair gente que parecia rocha. O que ficou em pé?',
        listen: 'Líderes, pais, ídolos. Ouvir a decepção.',
        for: ['elderly', 'visitors', 'new-believers'],
      },
      {
        ask: 'A dor deixou a sua alma sem palavras. Em que o silêncio diante de Deus é diferente do silêncio de estar sozinho?',
        listen: 'Não conclua pela pessoa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto tempo você aguenta em silêncio? Façam o teste: um minuto de olhos abertos, sem rir.',
        bridge: 'O salmo começa e recomeça com uma alma tentando ficar quieta.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
      {
        text: 'Você já se apoiou em alguma coisa que não estava firme, cadeira, cerca, galho, e foi ao chão?',
        bridge: 'Davi fez uma lista de apoios que não aguentam peso. E de um que aguenta.',
      },
    ],
    quiet: {
      text: 'Encoste as costas inteiras numa parede e deixe que ela segure o seu peso por um minuto.',
      bridge: 'Só ele é a minha rocha, diz o salmo. Leia encostado.',
    },
    complete: [
      {
        name: 'Só e também',
        text: 'Complete com franqueza: digo que espero só em Deus, e também em … . Se isso faltasse, eu … . O que quero dizer hoje à minha alma é … .',
      },
      {
        name: 'Balança',
        text: 'Desenhe uma balança. Num prato, o que me assusta: … . No outro, copie as duas coisas que pertencem a Deus, nos versículos 11 e 12.',
      },
    ],
    challenges: [
      {
        do: 'Sente-se cinco minutos por dia sem música, sem tela e sem pedir nada, e no fim diga em voz alta o que transbordar.',
        tell: 'o que apareceu quando o barulho baixou.',
      },
      {
        do: 'Elogie pelas costas uma pessoa de quem se costuma falar mal.',
        tell: 'como a conversa mudou de cor.',
      },
    ],
    children: {
      truth: 'Deus é a minha rocha firme; posso contar tudo a ele.',
      to7: {
        story:
          'Davi estava como um muro torto, quase caindo. Umas pessoas sorriam para ele, mas por dentro queriam o seu mal. Ai, que medo! Então ele conversou com o próprio coração: coração, fique quietinho e espere em Deus. Deus é a minha rocha! Sabe uma pedra bem grande, que ninguém empurra? Nem o vento, nem a chuva, nem dez meninos fortes! Assim é Deus. Davi ficou firme. E chamou todo mundo: gente, confiem em Deus! Podem virar o coração como quem vira um balde, e contar tudo, tudinho, para ele.',
        activity:
          'Tentem empurrar uma parede bem forte, todos juntos. Ela não sai! Depois, virem um copo de água num vaso dizendo: conto tudo para Deus.',
        questions: [
          'O que Davi disse para o coração dele?',
          'Com o que Deus se parece?',
          'O que você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'O Rafa era popular até a semana em que perdeu o pênalti. Aí, quem ria das piadas dele passou a rir dele. Ele se sentia como cerca torta: qualquer um que encostasse, caía. O avô abriu o salmo 62. Davi conhecia gente de duas caras: por fora elogio, por dentro veneno. E falou consigo mesmo: minha alma, espera quieta, só em Deus. Ele é a rocha. Pessoas famosas e pessoas comuns, se você puser numa balança, pesam menos que um sopro. Dinheiro também não serve de chão. O avô pediu que o Rafa soprasse a mão: está vendo? É isso que pesa a opinião da arquibancada. Depois leu: derramem o coração diante de Deus. O Rafa derramou: contou do pênalti, da vergonha, da raiva. Não virou artilheiro. Mas na segunda-feira entrou na escola de pé, porque o chão dele era outro.',
        activity:
          'Façam uma balança de cabide e copinhos. Pesem pena, papel, moeda e pedra. Qual serviria de chão?',
        questions: [
          'Por que o Rafa se sentia como cerca torta?',
          'O que Davi disse para a própria alma?',
          'De quem é a opinião que mais pesa para você?',
        ],
      },
      challenge: 'Fique três minutos em silêncio com Deus e depois conte tudo a ele.',
    },
    prayer:
      'Minha alma espera em ti, Senhor, e às vezes preciso mandar que ela espere. Tu és a nossa rocha; o resto é sopro. Recebe o que derramamos agora diante de ti, com palavras ou sem. Teu é o poder, tua é a bondade. Amém.',
    leader: {
      lost: 'O versículo 9 pode levar a falar mal das pessoas. O salmo não despreza ninguém: só diz que gente não serve de chão.',
      tender:
        'Se alguém se reconhecer na parede empurrada por violência em casa ou no trabalho, esperar em silêncio não é calar a agressão. O próprio salmo denuncia. Ligue 180; Disque 100. E fique ao lado.',
    },
    comfort:
      'Uma parede inclinada ainda está de pé. Encoste. A rocha não cobra nada de quem chega cansado.',
    closing: 'O resto é sopro. Ele é rocha.',
    words: [
      'somente em deus',
      'minha alma espera',
      'so ele e minha rocha',
      'nao serei abalado',
      'derramai vosso coracao',
      'derramai perante ele',
      'parede encurvada',
      'parede pendida',
      'uma vez falou deus',
      'deus falou uma vez',
      'nao ponhais nelas vosso coracao',
      'salmo sessenta e dois',
    ],
  },
  {
    verses: '63:1-8',
    key: '63:3',
    title: 'Sede numa terra seca',
    theme: 'a sede de Deus',
    themes: ['oracao', 'adoracao', 'descanso'],
    idea: 'No deserto a sede mais funda de Davi não é de água: é de Deus, cujo amor vale mais que a própria vida e sustenta até na insônia.',
    context:
      'O título põe Davi no deserto de Judá, provavelmente fugindo. Longe do santuário, sem água e sem cama boa, ele deixa o corpo rezar: alma, carne, lábios, mãos, boca. Os últimos versículos lembram que há quem queira matá-lo (63:9-11). É oração de gente em perigo, não em retiro.',
    retold: [
      {
        verses: '63:1-2',
        says: 'O salmista busca a Deus com sede, numa terra seca e sem água. Assim o contemplava no santuário, para ver o seu poder e a sua glória.',
      },
      {
        verses: '63:3-5',
        says: 'A bondade de Deus é melhor que a vida, e por isso o salmista o louvará, de mãos erguidas, enquanto viver. Sua alma ficará satisfeita como depois de comida farta.',
      },
      {
        verses: '63:6-8',
        says: 'Na cama, de noite, o salmista se lembra de Deus e se alegra à sombra de suas asas. Sua alma se apega a ele, e a mão direita de Deus o sustenta.',
      },
    ],
    read: {
      verses: '63:1-8',
      how: 'Deixem um copo de água no meio, à vista, e só bebam no fim. Leiam devagar, cada um um versículo, com a mão no peito.',
    },
    observe: [
      {
        ask: 'De que o poeta tem sede, e como é a terra em volta?',
        verses: '63:1',
        listen: 'De Deus; terra seca, exausta, sem água.',
      },
      {
        ask: 'Que partes do corpo participam desta oração?',
        verses: '63:1, 63:3-5',
        listen: 'Alma, carne, lábios, mãos, boca.',
      },
      {
        ask: 'O que ele diz que é melhor que a vida?',
        verses: '63:3',
        listen: 'A leal bondade de Deus.',
      },
      {
        ask: 'O que ele faz na cama, de noite?',
        verses: '63:6-7',
        listen: 'Lembra e medita nas vigílias; jubila à sombra das asas.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a falta de tudo aumentou a fome de Deus em Davi, em vez de apagá-la?',
        verses: '63:1-2',
        listen: 'Sem distração, a sede de verdade aparece; ele se lembra do que viu no santuário.',
        follow: 'Em você a falta costuma abrir ou fechar o coração?',
      },
      {
        ask: 'Como um amor pode ser “melhor que a vida” para quem corre risco de perdê-la?',
        verses: '63:3',
        listen: 'A vida sem esse amor seria menos; nem a morte o leva.',
      },
      {
        ask: 'Ele se apega e é sustentado, no mesmo versículo. Quem segura quem?',
        verses: '63:8',
        listen: 'As duas coisas: o nosso agarrar cansa, a mão dele não.',
      },
    ],
    live: [
      {
        ask: 'Com que líquido errado você costuma matar a sede de dentro no fim de um dia ruim?',
        listen: 'Tela, compra, bebida, trabalho; sem acusar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Às duas da manhã, com o celular na mão, o que você procura de verdade?',
        listen: 'Companhia, esquecimento, afeto; a vigília pode virar conversa.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que lembrança de um encontro com Deus ainda molha a sua boca em tempo seco?',
        listen: 'Um culto, um banco de praça, um hospital; conte a cena.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Qual parte do corpo fica de fora quando você ora, e como poderia participar?',
        listen: 'Mãos, joelhos, voz, passos; cada tradição tem os seus jeitos.',
      },
      {
        ask: 'Que nome você daria à sede que trouxe você até uma conversa sobre Deus?',
        listen: 'Sentido, perdão, curiosidade, companhia.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Com criança pequena ou trabalho dobrado, em que gole de tempo a alma de vocês bebe?',
        listen: 'Goles pequenos: banho, ônibus, pia; tire a culpa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'A noite é comprida para quem sente falta. Que palavra você gostaria de repetir nas vigílias?',
        listen: 'Ofereça uma linha do salmo num cartão.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a água mais gostosa que você já tomou: da bica, da moringa, do filtro de barro da avó?',
        bridge: 'Davi, num lugar sem bica nenhuma, falou de uma sede ainda maior.',
      },
      {
        text: 'O que você faz quando perde o sono: conta carneiro, assalta a geladeira ou resolve a vida dos outros?',
        bridge: 'Há um salmo escrito por alguém acordado, que descobriu o que fazer na cama.',
        for: ['adults', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e olhe para ele por um minuto inteiro antes de beber. Depois beba devagar.',
      bridge: 'Minha alma tem sede, diz o texto. Leia como quem bebe.',
    },
    complete: [
      {
        name: 'Mapa da sede',
        text: 'Complete: a terra em volta de mim está seca em … . Costumo beber … . A sede que sobra depois disso é de … . Ó Deus, tu és … .',
      },
      {
        name: 'O corpo que ora',
        text: 'Desenhe uma pessoa e escreva: nos lábios, um louvor; nas mãos, uma entrega; nos olhos, uma lembrança; na cama, um pensamento para esta noite.',
      },
    ],
    challenges: [
      {
        do: 'A cada copo de água, durante três dias, diga por dentro: minha alma tem sede de ti.',
        tell: 'em que gole isso deixou de ser mecânico.',
      },
      {
        do: 'Deixe o celular fora do quarto por quatro noites e tenha na cabeceira um verso deste salmo escrito à mão.',
        tell: 'o que mudou no jeito de adormecer ou de acordar.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    children: {
      truth: 'Meu coração tem sede, e Deus é a água.',
      to7: {
        story:
          'Davi andava no deserto. O sol queimava. A areia era seca, seca. A boca de Davi também: clac, clac. Que sede! De noite ele deitou numa pedra e olhou o céu. Não tinha a caminha dele. Não tinha a casa de Deus, onde ele gostava de cantar. Davi sentiu outra sede, lá no fundo do coração. Era saudade de Deus! Então ele conversou: Deus, eu quero ficar pertinho do Senhor! O teu amor é melhor que tudo! Levantou as mãozinhas e cantou baixinho. Sabe o que ele sentiu? Era como um passarinho embaixo da asa da mãe, bem quentinho. E a mão de Deus segurou o Davi a noite toda.',
        activity:
          'Cada criança rega uma esponja seca ou um pano com gotas de água e vê como ele fica macio. Depois levanta as mãos e diz: Deus, eu tenho sede de ti.',
        questions: [
          'Como era o lugar onde Davi estava?',
          'De que o coração dele tinha sede?',
          'O que você pode dizer a Deus na hora de dormir?',
        ],
      },
      to12: {
        story:
          'O deserto de Judá é um lugar de pedra e pó. Davi estava escondido ali, com pouca água, dormindo no chão, porque havia gente atrás dele. A gente esperaria que a primeira palavra dele fosse: água! Mas foi: ó Deus, tu és o meu Deus, eu tenho sede de ti. Sem conforto nenhum, ele percebeu que o que mais fazia falta era a presença de Deus. Lembrou-se de quando cantava no santuário e do que sentia lá. E disse uma frase enorme: o teu amor é melhor que a vida. Davi orou com o corpo todo: lábios que louvam, mãos que se levantam, boca que canta. De noite, quando o sono não vinha, em vez de ficar só com medo, ele lembrava de Deus, como um filhote debaixo das asas. E terminou assim: eu me agarro a ti, e a tua mão direita me segura. Quando os nossos dedos cansam, os de Deus não soltam.',
        activity:
          'Em duplas, um segura a corda ou toalha e o outro se inclina para trás, seguro. Depois conversem: o que é agarrar e o que é ser segurado?',
        questions: [
          'De que Davi tinha sede no deserto?',
          'O que ele fazia quando perdia o sono?',
          'Em que hora seca do dia você pode lembrar de Deus?',
        ],
      },
      challenge: 'Antes de dormir, lembre uma coisa boa de Deus e durma pensando nela.',
    },
    prayer:
      'Ó Deus, tu és o nosso Deus. Temos bebido de tanta coisa e a boca continua seca. Sacia-nos do teu amor, que é melhor que a vida. Nas horas sem sono, esconde-nos nas tuas asas. E segura a mão que já não consegue segurar.',
    leader: {
      lost: 'O salmo pode deixar culpado quem não sente sede nenhuma. Davi também viveu épocas assim. Querer ter sede já é oração. Evite comparar o fervor de uns com o de outros.',
      tender:
        'Insônia longa, bebida ou remédio sem orientação podem aparecer na conversa. Não trate como falta de fé. Ofereça companhia para procurar um posto de saúde. A quem passa a madrugada pensando em morrer: CVV 188, a qualquer hora.',
    },
    comfort:
      'Não conseguir cantar não quer dizer que ele soltou você. No fim do salmo, quem segura é a mão dele. Você pode deitar a cabeça nessa sombra e não dizer nada.',
    closing: 'Sede de Deus já é Deus puxando a gente para a fonte.',
    words: [
      'minha alma tem sede',
      'terra seca',
      'te busco ansiosamente',
      'de madrugada te buscarei',
      'melhor que a vida',
      'melhor do que a vida',
      'vigilias da noite',
      'sombra de tuas asas',
      'mao direita me sustenta',
      'alma apegada',
      'deserto de juda',
      'salmo 63',
    ],
  },
  {
    verses: '66:1-20',
    key: '66:12',
    title: 'Pelo fogo e pela água',
    theme: 'o testemunho',
    themes: ['gratidao', 'sofrimento', 'oracao', 'adoracao'],
    idea: 'Quem passou pelo fogo e pela água e foi trazido para fora tem o que contar: a gratidão vira convite para que outros venham ver e ouvir.',
    context:
      'O salmo começa largo, com a terra inteira convidada a louvar pelo mar que se abriu. Depois estreita: fala um povo que foi provado. No fim, sobra uma voz só, de alguém que fez promessas na angústia e agora volta ao templo para cumpri-las e contar.',
    retold: [
      {
        verses: '66:1-7',
        says: 'Toda a terra é chamada a cantar a glória de Deus, que transformou o mar em terra seca e observa as nações.',
      },
      {
        verses: '66:8-12',
        says: 'O povo bendiz a Deus, que o provou como se refina a prata. Passou pelo fogo e pela água, e Deus o levou a um lugar de fartura.',
      },
      {
        verses: '66:13-15',
        says: 'O salmista entra na casa de Deus com ofertas, para pagar as promessas que fez quando estava angustiado.',
      },
      {
        verses: '66:16-20',
        says: 'O salmista chama os que temem a Deus para ouvir o que Deus lhe fez. Clamou, sem apego à maldade no coração, e foi ouvido.',
      },
    ],
    read: {
      verses: '66:9-20',
      how: 'Antes, quem lidera resume em duas frases o convite de 1 a 8. Do 9 ao 12, todos dizem o “nos”. Do 13 em diante, uma pessoa só, de pé.',
    },
    observe: [
      {
        ask: 'Que figuras contam o que o povo sofreu, e onde a frase vira?',
        verses: '66:10-12',
        listen:
          'Prata refinada, armadilha, carga, gente por cima, fogo e água. Vira em “porém tu nos tiraste”.',
      },
      {
        ask: 'Quando foram feitas as promessas que ele vai cumprir agora?',
        verses: '66:13-14',
        listen: 'Quando estava angustiado.',
      },
      {
        ask: 'Quem é convidado no versículo 16, e para ouvir o quê?',
        verses: '66:16',
        listen: 'Todos os que temem a Deus; o que ele fez à minha alma.',
      },
      {
        ask: 'Que condição ele reconhece para a oração, e o que Deus não fez?',
        verses: '66:18-20',
        listen: 'Não tratar a maldade com apreço. Deus não rejeitou nem afastou a bondade.',
      },
    ],
    interpret: [
      {
        ask: 'O salmo passa de nós para eu no versículo 13. O que se perde quando só existe um dos dois?',
        verses: '66:9-13',
        listen: 'Sem o nós, fico isolado; sem o eu, só repito a fé dos outros.',
        follow: 'Qual deles falta mais na sua vida?',
      },
      {
        ask: 'Prata vai ao fogo para ser limpa, não destruída. Como falar assim da própria dor sem dizer isso da dor do vizinho?',
        verses: '66:10-12',
        listen: 'Só quem passou pode contar; o salmista fala de si.',
      },
      {
        ask: 'Ele não se declara sem pecado. O que é ver a maldade com apreço, e por que isso atrapalha a conversa com Deus?',
        verses: '66:18-19',
        listen:
          'Acariciar o mal, guardá-lo de estimação; quem faz isso não quer ser ouvido de verdade.',
      },
    ],
    live: [
      {
        ask: 'Se hoje você dissesse “vinde e ouvi”, que história de dois minutos contaria?',
        listen: 'Curta, verdadeira, com Deus como quem age.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você prometeu a Deus na véspera de uma prova ou de um susto, e já esqueceu?',
        listen: 'Rir. Depois pensar: o que ainda faz sentido cumprir?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que lugar de fartura você só reconheceu como presente porque lembrava do aperto?',
        listen: 'Casa própria, dia sem dor, mesa cheia.',
        for: ['couples', 'elderly', 'parents'],
      },
      {
        ask: 'Que maldade a gente costuma tratar como bicho de estimação, com apelido e desculpa?',
        listen: 'Fofoca virou preocupação, avareza virou cuidado. Falar no plural.',
        for: ['men', 'women', 'long-believers'],
      },
      {
        ask: 'Ouvindo histórias de livramento, o que você gostaria de perguntar a quem conta?',
        listen: 'Perguntas honestas são bem-vindas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'E quando ainda se está dentro da água ou do fogo: quem pode louvar por você enquanto não sai?',
        listen: 'Não apressar o versículo 12.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história você conta em toda festa de família, e todos já sabem o final?',
        bridge: 'Este salmo é de alguém que não cansa de contar uma história.',
      },
      {
        text: 'Já fez promessa maluca se o seu time ganhasse ou se passasse de ano? Cumpriu?',
        bridge: 'O salmista também prometeu no aperto. E voltou para pagar.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe os dedos por uma peça de metal, um anel, uma chave, uma colher. Ela já esteve no fogo.',
      bridge: 'O salmo compara o povo com prata. Leia com a peça na mão.',
    },
    complete: [
      {
        name: 'Porém tu',
        text: 'Complete: passei por … . Pensei que … . Porém tu, Senhor, … . Se ainda não saí: porém tu, Senhor, vê que … .',
      },
      {
        name: 'Convite impresso',
        text: 'Faça um convite de festa: Vinde e ouvi! Assunto: o que Deus fez por mim em … . Local: … . Quem eu gostaria que viesse: … .',
      },
    ],
    challenges: [
      {
        do: 'Grave em dois minutos, só com a voz, uma coisa que Deus fez por você e envie a uma pessoa que precise ouvir.',
        tell: 'o que ela respondeu.',
      },
      {
        do: 'Cumpra uma promessa atrasada, feita a Deus ou a alguém, que ainda dá tempo de cumprir.',
        tell: 'há quanto tempo estava pendente e o alívio que deu.',
      },
    ],
    children: {
      truth: 'Deus ouviu a minha oração e eu vou contar.',
      to7: {
        story:
          'Venham ver! Venham ouvir! Era um homem chamando todo mundo. O que foi? O que foi? Ele contou: o nosso povo passou por coisas difíceis. Carregou peso nas costas. Passou pelo fogo e pela água. Mas Deus nos tirou de lá e nos levou para um lugar bom, com bastante de tudo! E eu também estava triste. Então chamei por Deus. Sabem o que aconteceu? Ele me ouviu! Não me mandou embora, não parou de me amar. Por isso eu vim agradecer. E todos cantaram com ele: bendito seja Deus!',
        activity:
          'Façam um megafone de papel. Cada criança anuncia: venham ouvir! E conta uma coisa boa que Deus fez. Todos respondem: bendito seja Deus!',
        questions: [
          'Por onde o povo passou?',
          'O que Deus fez quando o homem chamou?',
          'O que você quer contar que Deus fez?',
        ],
      },
      to12: {
        story:
          'Para limpar a prata, o ourives põe o metal no fogo e fica olhando, sem tirar os olhos. A sujeira sobe, ele a tira, e dizem que está pronto quando vê o próprio rosto refletido. Quem escreveu o salmo 66 se lembrou disso. O povo dele tinha passado por tempos muito duros: armadilhas, peso nas costas, gente pisando em cima. Passamos pelo fogo e pela água, disse ele. Porém tu nos tiraste! Depois a história ficou pessoal. Ele contou que, no meio da angústia, tinha orado e prometido agradecer. Muita gente promete na hora do medo e esquece na hora do alívio. Ele não. Voltou, cumpriu e chamou todos: venham ouvir o que Deus fez comigo! Eu não quis ficar de bem com o mal, e ele escutou a minha oração. Bendito seja Deus, que não virou o rosto!',
        activity:
          'Lustrem com bicarbonato e pano uma colher ou moeda escura, até dar para ver o reflexo. Enquanto isso, um adulto conta um livramento.',
        questions: [
          'O que o ourives espera ver na prata?',
          'O que o homem fez depois que ficou tudo bem?',
          'Que promessa você quer cumprir?',
        ],
      },
      challenge: 'Conte a alguém de casa uma oração sua que Deus ouviu.',
    },
    prayer:
      'Bendito sejas, ó Deus, que não rejeitaste a nossa oração. Lembramos o fogo, a água e a tua mão. Livra-nos de acariciar o mal. Solta a nossa língua para contar, e fica perto de quem ainda não chegou ao lugar de fartura. Amém.',
    leader: {
      lost: 'Hora de testemunho pode virar meia hora de uma pessoa só. Combine dois minutos e uma pergunta: o que Deus fez?',
      tender:
        'Fizeste cavalgar sobre nossas cabeças: quem sofreu violência pode concluir que Deus a quis. É a voz de um povo olhando para trás, livre. Não diga a ninguém que a agressão foi prova; crime se denuncia, Disque 100 e Ligue 180.',
      differ:
        'O versículo 18 é lido por uns como aviso de que o pecado escondido fecha a oração, e por outros como sinal de sinceridade, já que todos pecam. Nos dois casos, o caminho é confessar e falar com Deus.',
    },
    comfort:
      'Talvez a sua frase ainda esteja na primeira metade. Deus lê frases inacabadas. O porém é dele.',
    closing: 'Vinde e ouvi: a história ainda está sendo contada.',
    words: [
      'vinde e vede',
      'vinde e ouvi',
      'contarei o que ele fez',
      'pelo fogo e pela agua',
      'lugar de fartura',
      'lugar espacoso',
      'refinaste como se refina a prata',
      'prata',
      'pagarei a ti meus votos',
      'cavalgassem sobre nossas cabecas',
      'nao rejeitou minha oracao',
      'salmo sessenta e seis',
    ],
  },
  {
    verses: '67:1-7',
    key: '67:2',
    title: 'Para que o mundo conheça',
    theme: 'a bênção que se espalha',
    themes: ['missao', 'gratidao', 'adoracao'],
    idea: 'O povo pede a bênção para que ela não pare nele: o rosto de Deus brilha sobre nós para que todos os povos conheçam o caminho dele.',
    context:
      'O começo lembra a bênção que os sacerdotes diziam sobre Israel: o Senhor faça brilhar o seu rosto sobre ti. Era cantado talvez numa festa de colheita. No meio do salmo está um refrão, repetido duas vezes, que abre as janelas para todas as nações.',
    retold: [
      {
        verses: '67:1-2',
        says: 'O povo pede que Deus tenha misericórdia e o abençoe, para que o caminho e a salvação de Deus sejam conhecidos entre todas as nações.',
      },
      {
        verses: '67:3-5',
        says: 'Que todos os povos louvem a Deus, diz o salmo, e que as nações se alegrem, porque ele as julga e governa com justiça.',
      },
      {
        verses: '67:6-7',
        says: 'O povo pede que a terra dê o seu fruto, que Deus o abençoe e que todos os confins da terra o temam.',
      },
    ],
    read: {
      verses: '67:1-7',
      how: 'O refrão (3 e 5) é de todos, bem forte. Se alguém souber outra língua, diga nela uma das vezes.',
    },
    observe: [
      {
        ask: 'Três pedidos abrem o salmo. Quais?',
        verses: '67:1',
        listen: 'Misericórdia, bênção, o rosto brilhando sobre nós.',
      },
      {
        ask: 'Que motivo aparece logo depois do “para que”?',
        verses: '67:2',
        listen: 'Que o caminho e a salvação sejam conhecidos entre todas as nações.',
      },
      {
        ask: 'Sublinhem toda palavra que alarga a roda: povos, todos, nações, confins. Quantas acharam?',
        verses: '67:2-7',
        listen: 'Muitas, em quase todo versículo.',
      },
    ],
    interpret: [
      {
        ask: 'O que se torna a bênção quando alguém corta o versículo 2 e fica só com o 1?',
        verses: '67:1-2',
        listen: 'Poço fechado; Deus da minha tribo.',
        follow: 'Onde a gente já fez isso sem querer?',
      },
      {
        ask: 'As nações se alegram porque Deus julga. Por que ser governado com equidade é motivo de festa?',
        verses: '67:4',
        listen: 'Para quem sofre injustiça, juiz reto é boa notícia.',
      },
      {
        ask: 'A terra deu fruto e, por isso, os confins da terra vão temer a Deus. Como uma colheita daqui chega até lá?',
        verses: '67:6-7',
        listen: 'Quem recebe reparte, agradece em voz alta, vai ou envia.',
      },
    ],
    live: [
      {
        ask: 'Qual bênção sua já passou adiante, e qual ficou estacionada na garagem?',
        listen: 'Tempo, casa, carro, profissão, saúde. Sem culpa; um passo.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Se a sua língua estrangeira, a sua música ou o seu jogo fosse ponte para alguém de outro país, com quem você falaria?',
        listen: 'Hoje os confins cabem na tela. Cuidado e supervisão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem de longe chegou perto: haitiano, venezuelano, indígena, gente de outro estado? O que já sabemos do nome e da comida deles?',
        listen: 'As nações moram na rua de trás.',
        for: ['women', 'singles', 'adults'],
      },
      {
        ask: 'Como ensinar em casa a orar por um povo que ninguém ali conhece?',
        listen: 'Mapa na parede, uma notícia, um país por mês.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'A fé chegou até você por alguém que podia ter guardado a bênção. Quem foi?',
        listen: 'Contar e agradecer.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Para quem olha de fora: o que o povo de Deus mais mostra a você, o rosto que brilha ou a porta fechada?',
        listen: 'Ouvir sem se defender.',
        for: ['visitors'],
      },
      {
        ask: 'Que bênção a pessoa que você perdeu espalhou sem perceber?',
        listen: 'Só para quem quiser contar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que palavra em outra língua você acha bonita, mesmo que só saiba essa?',
        bridge: 'Este salmo queria ser cantado em todas elas.',
      },
      {
        text: 'De que estado, país ou povo veio a comida que você mais gosta? Vale esfirra, moqueca, sushi e polenta.',
        bridge: 'A bênção viaja. O salmo pede que ela chegue aos confins da terra.',
        for: ['adults', 'young', 'elderly', 'visitors'],
      },
    ],
    quiet: {
      text: 'Vire o rosto para a claridade, sol ou lâmpada, feche os olhos e sinta o calor na pele.',
      bridge: 'O salmo começa pedindo esse rosto. Leia e repare para quem ele brilha depois.',
    },
    complete: [
      {
        name: 'Cano ou balde',
        text: 'Complete: Deus me deu … . Até hoje isso chegou a … . Poderia chegar a … . O que entope o cano é … .',
      },
      {
        name: 'Mapa',
        text: 'Desenhe três círculos, um dentro do outro: minha casa, minha cidade, os confins. Em cada um, escreva um nome e um pedido: … .',
      },
    ],
    challenges: [
      {
        do: 'Adote um país por sete dias: aprenda como se diz ali bom dia, leia uma notícia e ore por quem vive lá.',
        tell: 'o que você ficou sabendo e não sabia.',
      },
      {
        do: 'Puxe conversa com uma pessoa que veio de longe e pergunte como ela chegou até aqui.',
        tell: 'o nome dela e o que vocês têm em comum.',
      },
    ],
    children: {
      truth: 'Deus me abençoa para eu abençoar o mundo.',
      to7: {
        story:
          'O povo de Deus estava feliz. A terra tinha dado trigo, uva, azeitona! E eles cantaram: que Deus nos abençoe e sorria para nós! Por quê? Só para a gente? Não! Para que todo mundo conheça o caminho de Deus. Quem mora perto e quem mora longe. Quem fala como a gente e quem fala diferente. Que todos os povos te louvem, ó Deus! Que todos os povos te louvem! E as nações dançavam de alegria, porque Deus cuida de todos com justiça. A bênção de Deus é como o sol: brilha para o mundo inteiro.',
        activity:
          'Passem uma bola de lã em roda: quem segura diz o nome de um lugar e passa adiante sem soltar o fio. No fim, uma teia liga todos.',
        questions: [
          'O que a terra tinha dado?',
          'Para quem é a bênção de Deus?',
          'Por qual lugar do mundo você quer orar?',
        ],
      },
      to12: {
        story:
          'Havia no sítio dois tanques. O de cima recebia água da nascente e deixava correr; era limpo, cheio de peixinhos. O de baixo, um dia, alguém fechou com uma tábua, para guardar tudo. Em um mês ficou verde e com mau cheiro. Bênção parada faz isso. O povo de Deus sabia, e por isso cantava o salmo 67. Começa com um pedido: Deus, tem misericórdia, abençoa a gente, faz o teu rosto brilhar sobre nós. Dá vontade de parar aí. Mas a frase continua: para que o teu caminho seja conhecido na terra, e a tua salvação entre todas as nações. E vem um refrão duas vezes: que todos os povos te louvem! A terra deu o seu fruto, a mesa está cheia, e os confins da terra também são convidados. Deus nunca quis tanque fechado. Ele é nascente.',
        activity:
          'Aprendam a dizer Deus abençoe você em três línguas e cantem o refrão do salmo com elas.',
        questions: [
          'O que aconteceu com o tanque fechado?',
          'Para que o povo pedia a bênção?',
          'Que coisa boa sua pode correr para outras pessoas?',
        ],
      },
      challenge: 'Escolha um país, procure-o no mapa e ore pelas crianças de lá.',
    },
    prayer:
      'Deus, tem misericórdia de nós e abençoa-nos; faz brilhar sobre nós o teu rosto. E que não fique aqui. Que o vizinho veja, que o longe saiba, que os povos cantem. Tira as tábuas dos nossos tanques. Louvem-te todos os povos. Amém.',
    leader: {
      lost: 'Missões pode soar assunto de especialista. O salmo começa com colheita e refrão: traga-o para a rua de casa e só depois para o mapa.',
      differ:
        'O versículo 6 aparece em algumas Bíblias como fato, a terra deu o seu fruto, e em outras como pedido. Nos dois casos o fruto tem destino: que todos conheçam a Deus.',
    },
    comfort:
      'Nos dias em que não há nada para repartir, você está no outro lado do salmo: é sobre você que outros pedem que o rosto brilhe.',
    closing: 'Abençoados para que corra. Abra a torneira.',
    words: [
      'faca brilhar seu rosto',
      'faca resplandecer o seu rosto',
      'teu caminho seja conhecido',
      'se conheca na terra o teu caminho',
      'louvem te todos os povos',
      'louvem te os povos',
      'entre todas as nacoes',
      'confins da terra',
      'a terra de seu fruto',
      'julgas os povos com equidade',
      'salmo sessenta e sete',
    ],
  },
  {
    verses: '71:1-24',
    key: '71:18',
    title: 'De cabelos brancos',
    theme: 'a velhice com Deus',
    themes: ['fidelidade', 'esperanca', 'gratidao', 'missao'],
    idea: 'Um velho que conhece Deus desde o ventre pede para não ser largado quando a força falta, porque ainda tem o que contar aos que vêm.',
    context:
      'Não se sabe quem escreveu. É alguém de cabelos grisalhos, rodeado de gente que diz: Deus o abandonou. Nos primeiros versículos ele se refugia em Deus como rocha (1 a 4). No fim, depois da nossa leitura, pega a harpa e promete cantar (19 a 24), com voz de velho e alma resgatada.',
    retold: [
      {
        verses: '71:1-6',
        says: 'O salmista pede que Deus o livre das mãos do perverso. Deus é a sua esperança desde a juventude e o sustenta desde o ventre da mãe.',
      },
      {
        verses: '71:7-13',
        says: 'O salmista pede para não ser rejeitado na velhice, quando a força faltar. Os inimigos combinam agarrá-lo, e ele pede que Deus se apresse.',
      },
      {
        verses: '71:14-18',
        says: 'O salmista promete esperar e louvar cada vez mais. De cabelos grisalhos, quer ainda anunciar a força de Deus a esta geração e aos que virão.',
      },
      {
        verses: '71:19-24',
        says: 'O salmista viu muitos males e confia que Deus lhe dará vida de novo. Por isso cantará o dia todo, com a harpa e a lira.',
      },
    ],
    read: {
      verses: '71:7-18',
      how: 'Quem tem mais de sessenta lê os versículos 9, 17 e 18. Quem tem menos lê os outros. Se não houver um grupo de cada, leiam olhando a foto de um avô.',
    },
    observe: [
      {
        ask: 'Do que ele tem medo, no versículo 9?',
        verses: '71:9',
        listen: 'Ser rejeitado na velhice, ser desamparado quando faltar força.',
      },
      {
        ask: 'O que dizem dele os que o observam?',
        verses: '71:10-11',
        listen: 'Deus o desamparou; ninguém o livra.',
      },
      {
        ask: 'Apesar disso, o que a boca dele faz o dia inteiro?',
        verses: '71:8, 71:14-15',
        listen: 'Louvor cada vez mais; conta a justiça e a salvação.',
      },
      {
        ask: 'Desde quando ele aprende com Deus, e até quando quer viver?',
        verses: '71:17-18',
        listen: 'Desde a juventude; até anunciar a força de Deus a esta geração e aos que virão.',
      },
    ],
    interpret: [
      {
        ask: 'Ele não pede para não envelhecer. O que pede, e o que isso diz sobre envelhecer?',
        verses: '71:9, 71:18',
        listen: 'Não ser abandonado; a fraqueza não é o problema, a solidão é.',
        follow: 'O que a nossa época pede no lugar disso?',
      },
      {
        ask: 'Força falta e louvor aumenta. Como uma coisa diminui e a outra cresce na mesma vida?',
        verses: '71:9, 71:14',
        listen: 'Há coisas que o tempo tira e outras que ele amadurece.',
      },
      {
        ask: 'Para que ele quer mais tempo? Comparem com os motivos que ouvimos por aí.',
        verses: '71:18',
        listen: 'Para contar de Deus aos novos. A velhice tem tarefa.',
      },
    ],
    live: [
      {
        ask: 'O que você sabe de Deus hoje que aos vinte anos não sabia?',
        listen: 'Dar tempo. Os novos só escutam.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que pergunta você nunca fez aos seus avós, ou a um velho da igreja, e gostaria de fazer?',
        listen: 'Anotar e fazer, nesta semana.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Do que você tem mais medo quando pensa em envelhecer?',
        listen: 'Dependência, esquecimento, solidão. Sem piada que fuja.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'Cuidar dos pais que envelhecem cansa. Que ajuda vocês precisam pedir, e a quem?',
        listen: 'Dividir entre irmãos, a igreja, o posto de saúde.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De que maneira a nossa igreja larga os velhos sem querer, e o que poderia mudar num mês?',
        listen: 'Som, luz, degrau, carona, lugar de falar.',
        for: ['adults'],
      },
      {
        ask: 'Você começou tarde a conhecer Deus, ou está só começando. O que este velho desperta em você?',
        listen: 'Nunca é tarde para ter história com ele.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que história de quem já se foi só você pode contar agora?',
        listen: 'Contar é continuar o versículo 18.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que mania de velho você já tem, seja qual for a sua idade?',
        bridge: 'O poeta de hoje tem cabelos brancos e não se envergonha deles.',
      },
      {
        text: 'Qual é a receita, o ofício ou a história que corre o risco de se perder na sua família?',
        bridge: 'Há quem peça mais tempo só para contar. Vamos ouvi-lo.',
        for: ['elderly', 'adults', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Olhe as suas mãos e procure nelas um sinal do tempo: uma mancha, uma ruga, uma cicatriz.',
      bridge: 'Por essas mãos passaram anos, e Deus neles todos. Leia sem pressa.',
    },
    complete: [
      {
        name: 'Linha dos cabelos',
        text: 'Trace uma linha: ventre, infância, juventude, hoje. Em cada ponto, uma coisa que Deus fez: … . No fim da linha, escreva: até que eu conte isto a … .',
      },
      {
        name: 'Não me rejeites',
        text: 'Complete: quando minha força faltar, não me deixes sem … . Quero que me lembrem por … . E o louvor que quero aumentar é … .',
      },
    ],
    challenges: [
      {
        do: 'Passe uma hora com um idoso e peça: conte a vez em que Deus mais surpreendeu o senhor. Grave, se ele deixar.',
        tell: 'a história, com as palavras dele.',
      },
      {
        do: 'Escreva uma página para quem tem hoje dez anos, contando uma coisa que Deus fez, e entregue-a a uma criança de verdade.',
        tell: 'o que ela perguntou depois de ler.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim desde bebê até ficar velhinho.',
      to7: {
        story:
          'Era uma vez um vovô de cabelo branquinho. Ele dizia a Deus: o senhor cuida de mim desde que eu estava na barriga da mamãe! Depois fui menino, depois moço, e o senhor me ensinou. Agora estou velhinho. Minhas pernas estão fracas. Não me deixe, por favor! Umas pessoas diziam: Deus largou o vovô. Mas era mentira! O vovô cantava cada vez mais e queria contar às crianças tudo o que Deus fez. Sentem aqui, ele chamava. E contava. Deus segura os bebês, as crianças e os vovôs.',
        activity:
          'Desenhem um bebê, uma criança, um adulto e um velhinho de mãos dadas, e escrevam em cima: Deus cuida. Deem a um avô ou vizinho.',
        questions: [
          'Desde quando Deus cuidava do vovô?',
          'O que o vovô queria contar?',
          'Para qual vovô ou vovó você quer dar um abraço?',
        ],
      },
      to12: {
        story:
          'O seu Otávio repetia histórias. O neto, o Igor, já sabia o final de todas e às vezes revirava os olhos. Um domingo, o pastor pediu que alguém de cabelos brancos lesse o salmo 71. O seu Otávio foi, devagar, de bengala: não me rejeites no tempo da velhice; não me desampares quando minha força faltar. A voz dele tremeu. O Igor nunca tinha pensado que o avô tivesse medo. Ó Deus, tu me tens ensinado desde minha juventude, continuou ele. Agora que estou velho, não me desampares, até que eu tenha anunciado a tua força a esta geração. Esta geração, pensou o Igor, sou eu. Ele só quer tempo para me contar. À tarde, pôs o celular para gravar e disse: vô, conta aquela da enchente. E depois perguntou uma coisa que nunca tinha perguntado: onde estava Deus? A história ficou nova.',
        activity:
          'Gravem um podcast de família: três perguntas a um idoso sobre o que Deus fez na vida dele.',
        questions: [
          'De que o salmista tinha medo?',
          'Por que ele queria viver mais?',
          'Que história você quer ouvir de alguém mais velho?',
        ],
      },
      challenge: 'Peça a um idoso que conte uma história e escute até o fim.',
    },
    prayer:
      'Deus da nossa juventude e dos nossos cabelos brancos, não nos rejeites quando a força faltar. Perdoa-nos pelos velhos que esquecemos. Aumenta o louvor enquanto diminui o passo, e dá-nos tempo e ouvintes para contar o que fizeste. Amém.',
    leader: {
      lost: 'Num grupo jovem, parece assunto alheio. Leve cada um a um idoso de verdade, com nome.',
      tender:
        'Há velhos que a família abandonou, filhos exaustos de cuidar, gente com medo da demência. Ouça sem culpar. Abandono e violência contra idoso se denunciam: Disque 100.',
    },
    comfort:
      'Quando a força falta, o salmo não pede que você produza. Pede só que não esteja só. E o Deus que o tirou do ventre sabe carregar.',
    closing: 'Conte mais uma vez. Há uma geração que ainda não ouviu.',
    words: [
      'nao me rejeites no tempo da velhice',
      'nao me desampares',
      'tempo da velhice',
      'cabelos grisalhos',
      'cabelos brancos',
      'velho e de cabelos',
      'desde minha juventude',
      'sustentado desde o ventre',
      'anunciado a tua forca a esta geracao',
      'quando minha forca faltar',
      'te louvarei cada vez mais',
      'salmo setenta e um',
    ],
  },
  {
    verses: '73:1-28',
    key: '73:26',
    title: 'Quase escorreguei',
    theme: 'a inveja e o bem de estar perto de Deus',
    themes: ['fe', 'justica', 'sofrimento', 'adoracao'],
    idea: 'Quem quase perdeu a fé ao ver os maus felizes descobre, perto de Deus, que já era segurado pela mão e que ter a ele é ter o melhor.',
    context:
      'Asafe dirigia o louvor e conta que quase caiu: teve inveja dos arrogantes, que ele via fortes, ricos e sem problema (73:2-12). Chegou a pensar que era inútil manter o coração limpo (73:13). Calou-se para não ferir os mais novos. Tentou entender e só se cansou, até entrar na casa de Deus.',
    retold: [
      {
        verses: '73:1-12',
        says: 'O salmista quase escorregou, com inveja dos perversos, que usam o orgulho como colar e dizem que Deus não sabe de nada.',
      },
      {
        verses: '73:13-16',
        says: 'O salmista chegou a achar inútil ter as mãos limpas, já que sofria cada manhã. Tentou entender e se cansou.',
      },
      {
        verses: '73:17-20',
        says: 'No santuário, o salmista entende o fim dos perversos: estão em lugar escorregadio e passam como um sonho.',
      },
      {
        verses: '73:21-26',
        says: 'O salmista admite que estava azedo, sem entendimento, como um animal. Mesmo assim Deus segura sua mão direita, e ele não deseja mais nada na terra.',
      },
      {
        verses: '73:27-28',
        says: 'Quem se afasta de Deus se perde. Para o salmista, bom é chegar perto dele e anunciar suas obras.',
      },
    ],
    read: {
      verses: '73:17-28',
      how: 'Uma pessoa diz, como confissão, os versículos 2, 3, 13 e 16. Depois a roda lê do 17 ao 22 com voz de quem pensa; do 23 ao 28, com voz de quem respira.',
    },
    observe: [
      {
        ask: 'Onde Asafe estava quando passou a entender, e o que viu dali?',
        verses: '73:17-20',
        listen:
          'Nos santuários de Deus; viu o fim dos perversos, escorregadio como sonho que acaba.',
      },
      {
        ask: 'Como ele descreve o próprio coração e o próprio jeito naquela época?',
        verses: '73:21-22',
        listen: 'Azedo, dor por dentro, insensato, como um animal.',
      },
      {
        ask: 'Depois do porém do versículo 23, o que Deus fez e faz por ele?',
        verses: '73:23-24',
        listen: 'Segura a mão direita, guia com conselho, recebe na glória.',
      },
      {
        ask: 'O que ele chama de bom no fim?',
        verses: '73:28',
        listen: 'Aproximar-se de Deus; fazer dele refúgio; anunciar as obras.',
      },
    ],
    interpret: [
      {
        ask: 'No santuário ninguém lhe deu uma explicação. Então o que ele entendeu lá?',
        verses: '73:17-20',
        listen: 'Viu o fim, não só o meio; a vida vista a partir de Deus tem outra medida.',
        follow: 'O que muda de tamanho para você num culto?',
      },
      {
        ask: 'Azedo e ignorante, ele estava “continuamente contigo”. O que isso diz sobre as nossas crises?',
        verses: '73:22-23',
        listen: 'Deus segurava a mão dele enquanto ele quase escorregava.',
      },
      {
        ask: 'Como alguém chega a dizer “nada há na terra que eu deseje além de ti” depois de ter desejado tanto?',
        verses: '73:25-26',
        listen: 'Os desejos foram reordenados; carne e coração falham, a porção fica.',
      },
    ],
    live: [
      {
        ask: 'A prosperidade de quem já fez você perguntar se vale a pena andar direito?',
        listen: 'Não precisa de nome; a pergunta é legítima.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Olhando a vida dos outros na tela, em que hora o seu coração azeda?',
        listen: 'Corpo, viagem, relacionamento; conte o sinal.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que dúvida você calou por medo de escandalizar, e com quem poderia dizê-la em lugar seguro?',
        listen: 'Asafe cuidou dos mais novos e depois contou tudo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Qual foi o tempo em que você se achava longe e hoje vê que alguém segurava a sua mão?',
        listen: 'Peça que descreva a mão: pessoa, palavra, acaso.',
      },
      {
        ask: 'Que pergunta dura sobre Deus você gostaria que fosse respeitada, em vez de respondida?',
        listen: 'Respeite; Asafe levou a dele para o santuário.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando o saldo dos outros casais parece melhor que o de vocês, o que lembra os dois do que já têm?',
        listen: 'Comparação entre casais é veneno manso.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Minha carne e meu coração podem se consumir, diz ele. O que está se consumindo, e o que não se consome?',
        listen: 'Corpo, forças, pessoas; deixe a segunda parte sem pressa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o escorregão mais vergonhoso da sua vida: casca, calçada molhada, palco da escola?',
        bridge: 'Asafe, líder de louvor, também contou o escorregão dele. Foi por dentro.',
      },
      {
        text: 'Se você pudesse trocar de vida por um dia com alguém da sua rua, com quem trocaria, e o que não deixaria para trás?',
        bridge: 'O poeta andou querendo trocar. Vamos ouvir o que ele achou no fim.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure a sua mão direita com a esquerda, firme, por um minuto. Sinta o calor passar de uma para a outra.',
      bridge: 'Tu seguras minha mão direita, diz o salmo de quem quase caiu. Leia assim.',
    },
    complete: [
      {
        name: 'Quase e porém',
        text: 'Complete: os meus pés quase se desviaram quando … . O meu coração azedou com … . Porém tu … . Para mim, bom é … .',
      },
      {
        name: 'Do meio e do fim',
        text: 'Faça uma linha do tempo de uma injustiça que incomoda você. Marque o meio, onde estamos. Deixe o fim em branco e escreva ali: Deus vê.',
      },
    ],
    challenges: [
      {
        do: 'Deixe de seguir, por uma semana, três perfis que azedam o seu coração, e no lugar do impulso diga o versículo 25.',
        tell: 'que sabor ficou no fim da semana.',
        for: ['young', 'teens', 'adults', 'singles'],
      },
      {
        do: 'Vá ao culto com uma pergunta dura escrita no bolso. Não procure resposta: só fique perto de Deus com ela.',
        tell: 'o que aconteceu com a pergunta, ou com você.',
      },
    ],
    children: {
      truth: 'Deus segura minha mão; estar perto dele é bom.',
      to7: {
        story:
          'O seu Asafe cantava para Deus. Um dia ele viu uns homens malvados. Eles tinham roupa brilhante, comida de montão e davam risada dos outros. Asafe pensou: ué, eu faço o bem e não tenho nada disso! O coração dele ficou azedo como limão: brrr. O pé quase escorregou: opa! Então Asafe entrou na casa de Deus. Ficou quietinho. E percebeu uma mão segurando a mão dele. Era como a mão do papai na calçada. Deus estava ali o tempo todo! O limão foi virando limonada doce. Asafe disse: eu não quero trocar. O melhor de tudo é ficar pertinho de Deus!',
        activity:
          'Andem de mãos dadas com um adulto sobre uma linha de fita no chão, fingindo escorregar e sendo segurados. Depois façam limonada juntos.',
        questions: [
          'Por que o coração do Asafe ficou azedo?',
          'Quem segurava a mão dele?',
          'O que é bom de ficar perto de Deus?',
        ],
      },
      to12: {
        story:
          'Asafe era um dos músicos mais importantes do templo. Você acha que gente assim não tem dúvida? Pois ele teve uma enorme. Olhava os arrogantes, que mentiam e humilhavam, e eles estavam bem: fortes, ricos, sem problemas. E pensava: será que foi à toa que eu tentei fazer o certo? Sentiu inveja, e o coração azedou. Ele diz que os pés quase escorregaram. Tentou entender pensando, pensando, e só cansou. Um dia entrou na casa de Deus. Lá ninguém explicou tudo. Mas ele lembrou que aquela vida dos arrogantes era como um sonho: acaba quando a gente acorda. E percebeu outra coisa: enquanto ele estava azedo, Deus não tinha largado a mão dele! Então cantou: quem eu tenho no céu além de ti? O meu corpo pode ficar fraco, mas Deus é a força do meu coração. É bom para mim chegar perto de Deus.',
        activity:
          'Provem limão e depois limonada com açúcar. Escrevam num lado do cartão o que azeda o coração e no outro o que Deus já deu de bom.',
        questions: [
          'De quem Asafe teve inveja?',
          'O que ele entendeu na casa de Deus?',
          'O que você faz quando sente inveja de alguém?',
        ],
      },
      challenge: 'Quando sentir inveja, diga: Deus segura a minha mão. E agradeça por uma coisa.',
    },
    prayer:
      'Senhor, os nossos pés quase se desviaram, e a tua mão não largou. Lava o azedo do nosso coração. Leva-nos de novo para perto, onde as coisas têm outro tamanho. Quando a carne e o coração falharem, sê a nossa porção.',
    leader: {
      lost: 'Os versículos sobre o fim dos perversos podem dar gosto de vingança. Asafe não comemora; ele acorda. O centro é o 23. E não responda às perguntas do salmo depressa demais: ele levou tempo.',
      tender:
        'Há gente na roda com a fé por um fio e vergonha de dizer. Agradeça qualquer franqueza e não faça cara de espanto. Se a conversa for de desespero, e não só de dúvida, procure a pessoa no mesmo dia. CVV: 188.',
    },
    comfort:
      'Se a sua mão não tem mais força para segurar a de Deus, lembre quem segura quem neste salmo. O corpo pode falhar e o coração também. A porção que você tem não falha.',
    closing: 'Escorregar, quase escorreguei; só não caí porque havia mão.',
    words: [
      'quase se desviaram',
      'quase resvalaram',
      'inveja dos arrogantes',
      'prosperidade dos perversos',
      'prosperidade dos impios',
      'asafe',
      'entrei nos santuarios',
      'entrei no santuario',
      'seguras minha mao',
      'quem tenho eu no ceu',
      'fortaleza do meu coracao',
      'bom e aproximar me',
      'salmo 73',
    ],
  },
  {
    verses: '77:1-20',
    key: '77:11',
    title: 'Pegadas que ninguém viu',
    theme: 'lembrar de Deus na noite sem consolo',
    themes: ['sofrimento', 'oracao', 'esperanca', 'espera'],
    idea: 'Quando a noite pergunta se Deus mudou, a saída de Asafe não é calar a pergunta, e sim lembrar o que ele já fez: o caminho passa pelo mar, mesmo sem pegadas.',
    context:
      'Asafe não dorme. Busca o Senhor de mão estendida e recusa consolo; lembrar de Deus só o faz gemer (77:1-6). Vêm então seis perguntas duras. No meio do salmo ele toma uma decisão: lembrar de outro jeito, contando as obras antigas. A última cena é o mar se abrindo para o povo fugir do Egito.',
    retold: [
      {
        verses: '77:1-6',
        says: 'O salmista clama a Deus e estende a mão a noite inteira. Está tão perturbado que não consegue falar, e pensa nos tempos passados.',
      },
      {
        verses: '77:7-10',
        says: 'O salmista pergunta se o Senhor o rejeitou para sempre e se esqueceu de ter misericórdia. Seu sofrimento é achar que Deus mudou.',
      },
      {
        verses: '77:11-15',
        says: 'O salmista resolve lembrar as maravilhas antigas de Deus e contar seus feitos. Com o seu braço, Deus resgatou o povo.',
      },
      {
        verses: '77:16-20',
        says: 'As águas viram Deus e tremeram, entre trovões e relâmpagos. Ele passou pelo mar sem deixar pegadas e guiou o povo como um rebanho.',
      },
    ],
    read: {
      verses: '77:7-18',
      how: 'Alguém resume os seis primeiros. As perguntas (7-9) são lidas por seis vozes, sem resposta. Silêncio. Do 11 em diante, uma voz que vai firmando. Quem lidera diz no fim o 19 e o 20.',
    },
    observe: [
      {
        ask: 'Que perguntas Asafe faz sobre Deus? Qual delas vocês acham mais ousada?',
        verses: '77:7-9',
        listen: 'Rejeitará, cessou o amor, acabou a promessa, esqueceu-se, encerrou as compaixões.',
      },
      {
        ask: 'Como ele dá nome ao próprio sofrimento no versículo 10?',
        verses: '77:10',
        listen: 'A mão direita do Altíssimo mudou: é o medo dele, dito em voz alta.',
      },
      {
        ask: 'Que verbos mostram a virada dos versículos 11 e 12?',
        verses: '77:11-12',
        listen: 'Lembrarei, recordo, meditarei, contarei.',
      },
      {
        ask: 'Que força da natureza aparece quando Deus age, e quem ele resgatou?',
        verses: '77:15-18',
        listen: 'Águas, nuvens, trovão; os filhos de Jacó e de José.',
      },
    ],
    interpret: [
      {
        ask: 'Ninguém responde às perguntas do 7 ao 9. Por que a Bíblia as deixa escritas assim?',
        verses: '77:7-9',
        listen: 'Perguntar a Deus é oração; há lugar para dúvida de quem ama.',
        follow: 'Qual delas você assinaria?',
      },
      {
        ask: 'Antes, lembrar de Deus o fazia gemer. O que mudou no jeito de lembrar?',
        verses: '77:11-14',
        listen: 'Do que lhe falta para o que Deus fez; do eu para o tu.',
      },
      {
        ask: 'Por que, entre tantas histórias, ele escolhe a do resgate do povo junto às águas?',
        verses: '77:15-16',
        listen: 'Era beco sem saída, e Deus abriu caminho onde não havia.',
      },
    ],
    live: [
      {
        ask: 'Que pergunta sobre Deus só aparece em você depois da meia-noite?',
        listen: 'Não responda; agradeça por ter sido dita.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando bate o desânimo, que lembranças o seu celular oferece, e quais você precisaria procurar de propósito?',
        listen: 'Fotos, versos, gente; memória se escolhe.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual é o mar Vermelho da história da sua família, a saída que ninguém via?',
        listen: 'Histórias contadas aos mais novos; peça detalhes.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'Quando um dos dois recusa consolo, o que o outro aprendeu a não dizer?',
        listen: 'Presença, chá, silêncio.',
        for: ['couples'],
      },
      {
        ask: 'Um livro sagrado que pergunta se Deus se esqueceu: o que isso faz com a sua vontade de chegar perto?',
        listen: 'Honestidade atrai; ouça.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Minha alma recusa ser consolada, disse Asafe. Como a gente pode ficar perto sem consolar depressa?',
        listen: 'Deixe a pessoa ensinar o grupo.',
        for: ['mourning'],
      },
      {
        ask: 'Olhando um aperto que já passou, onde você só depois percebeu pegadas?',
        listen: 'E se não percebeu ainda, tudo bem.',
      },
    ],
    icebreakers: [
      {
        text: 'Que música antiga, se tocar agora, transporta você para um lugar exato? Diga o lugar e o cheiro.',
        bridge: 'De noite, lembro-me do meu cântico, diz Asafe. E a lembrança o levou longe.',
      },
      {
        text: 'Você já seguiu pegadas na areia, na lama ou na farinha? De quem eram?',
        bridge: 'O salmo termina com um caminho em que as pegadas não ficaram.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'No escuro, estenda uma das mãos, palma para cima, e deixe-a assim até cansar um pouco. Depois descanse-a no colo.',
      bridge: 'Minha mão se estende de noite, escreveu Asafe. Leia com a mão descansada.',
    },
    complete: [
      {
        name: 'Seis perguntas e uma lembrança',
        text: 'Escreva até seis perguntas suas a Deus, sem resposta. Pule uma linha. Complete: eu me lembrarei de quando o Senhor … .',
      },
      {
        name: 'Mapa das águas',
        text: 'Desenhe um mar. De um lado, de onde você vem; do outro, aonde precisa chegar. No meio, um caminho pontilhado: … é o que eu não vejo ainda.',
      },
    ],
    challenges: [
      {
        do: 'Monte uma caixa de memória: cinco objetos ou fotos de quando Deus abriu caminho. Abra-a na primeira noite difícil.',
        tell: 'que objeto foi o primeiro a entrar.',
      },
      {
        do: 'Peça a uma pessoa mais velha que conte uma travessia da vida dela, e escreva a história em meia página.',
        tell: 'a frase da história que ficou com você.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'Quando não vejo Deus, lembro o que ele fez.',
      to7: {
        story:
          'Asafe não conseguia dormir. Virava de um lado, virava do outro. A noite estava escura. Deus, o Senhor se esqueceu de mim? Ele perguntou seis vezes! Deus não ficou bravo com as perguntas. Então o Asafe teve uma ideia: vou lembrar! Lembrou do povo de Deus na frente do mar, sem ponte e sem barco. E agora? As águas tremeram, o trovão fez brum, e Deus abriu um caminho no meio do mar! O povo passou de pé seco. Na areia não ficou pegada de Deus, mas ele estava lá, guiando todos como um pastor. Asafe respirou: ele está aqui também.',
        activity:
          'Com dois lençóis azuis, façam o mar abrir e passem todos pelo meio, de mãos dadas. Depois cada criança conta uma vez em que Deus ajudou.',
        questions: [
          'Por que Asafe não dormia?',
          'O que ele resolveu lembrar?',
          'De que ajuda de Deus você se lembra?',
        ],
      },
      to12: {
        story:
          'Asafe era músico do templo, e numa noite não conseguiu nem cantar. Estendia a mão para Deus, e parecia que nada acontecia. Vieram perguntas enormes: será que Deus me rejeitou? O amor dele acabou? Ele se esqueceu? Asafe não engoliu as perguntas. Disse todas a Deus, e elas estão na Bíblia até hoje. Depois tomou uma decisão: vou me lembrar do que o Senhor fez. E pensou na noite em que o povo de Israel estava encurralado, com o mar na frente e os soldados atrás. Não havia saída, e Deus fez um caminho por dentro das águas! Asafe notou uma coisa: as pegadas de Deus não ficaram marcadas. Ninguém via os pés dele, mas ele guiou o povo como um rebanho, pela mão de Moisés e de Arão. A tristeza de Asafe não sumiu como mágica. Só que agora ele tinha uma lembrança para segurar.',
        activity:
          'Façam uma caixa da memória com desenhos de ajudas de Deus: da Bíblia, da família e suas. Guardem-na para abrir num dia difícil.',
        questions: [
          'Que perguntas Asafe fez?',
          'Por que ele lembrou do mar?',
          'O que você guardaria na caixa da memória?',
        ],
      },
      challenge: 'Desenhe uma vez em que Deus ajudou sua família e cole perto da cama.',
    },
    prayer:
      'Senhor, algumas perguntas só saem de noite, e aqui estão. Não te escandalizas com elas. Ajuda-nos a lembrar do que fizeste, quando não vemos o que fazes. Leva-nos pelas grandes águas, mesmo sem pegadas, como rebanho teu.',
    leader: {
      lost: 'Há pressa de responder às perguntas do meio ou de pular para o mar. Deixe pelo menos um minuto entre o 9 e o 11. E não diga que é só lembrar que passa: Asafe decide, e o salmo nem conta como ele acordou.',
      tender:
        'Insônia, culpa e a sensação de que Deus rejeitou podem ser depressão. Acolha sem diagnosticar e ofereça ir junto ao posto de saúde. Se houver ideia de morrer, não espere: fique perto e ligue 188, do CVV.',
    },
    comfort:
      'A sua alma pode recusar consolo esta noite; a de Asafe recusou. As perguntas não afastaram Deus. Ele anda por dentro da água, sem deixar marca, e a mão estendida já é oração.',
    closing: 'Onde não se viram pegadas, o povo passou.',
    words: [
      'clamo a deus com a minha voz',
      'rejeitara para sempre',
      'esqueceu se deus',
      'recusa ser consolada',
      'mao direita do altissimo',
      'lembrarei das obras',
      'recordo os feitos',
      'caminho foi pelo mar',
      'pegadas nao foram conhecidas',
      'grandes aguas',
      'asafe',
      'salmo 77',
    ],
  },
  {
    verses: '78:1-8',
    key: '78:4',
    title: 'Não vamos esconder dos filhos',
    theme: 'contar aos filhos o que Deus fez',
    themes: ['filhos', 'familia', 'discipulado', 'palavra'],
    idea: 'O que ouvimos de Deus não é para ficar guardado: uma geração conta à outra, com as suas maravilhas e as suas falhas, para que os que ainda vão nascer ponham em Deus a esperança.',
    context:
      'Asafe era músico do Templo, e este é um salmo longo de história: do Egito até Davi, com as maravilhas de Deus e os tropeços do povo. Estes versículos são a porta de entrada. Antes de contar, ele diz por que conta: há crianças que ainda não nasceram, e elas vão precisar saber em quem confiar.',
    retold: [
      {
        verses: '78:1-3',
        says: 'O salmista pede que o povo escute. Vai falar de coisas antigas, que ele e os outros ouviram de seus pais.',
      },
      {
        verses: '78:4-6',
        says: 'O povo não esconderá dos filhos as maravilhas do Senhor. Deus mandou os pais ensinarem, para que os filhos que nascessem contassem aos seus.',
      },
      {
        verses: '78:7-8',
        says: 'O salmista quer que os filhos ponham em Deus a esperança e guardem os mandamentos, em vez de ser uma geração teimosa como a dos antepassados, que não firmou o coração.',
      },
    ],
    read: {
      verses: '78:1-8',
      how: 'A pessoa mais velha lê do 1 ao 3; alguém do meio da vida, do 4 ao 6; a mais nova da roda, o 7 e o 8.',
    },
    observe: [
      {
        ask: 'De onde veio aquilo que o salmista sabe, e o que ele promete não fazer com isso?',
        verses: '78:3-4',
        listen: 'Os pais contaram; “Nós não os encobriremos”.',
      },
      {
        ask: 'Contem nos dedos: quantas gerações aparecem entre os versículos 5 e 6?',
        verses: '78:5-6',
        listen: 'Os pais, os filhos, os que ainda nasceriam e os filhos destes: quatro.',
      },
      {
        ask: 'Que três coisas se espera ver na vida de quem ouviu?',
        verses: '78:7',
        listen: 'Esperança em Deus, memória do que ele fez, mandamentos guardados.',
      },
      {
        ask: 'O que o salmo tem a coragem de dizer sobre os antepassados?',
        verses: '78:8',
        listen: 'Geração teimosa e rebelde, que não firmou o coração.',
      },
    ],
    interpret: [
      {
        ask: 'O versículo 4 manda contar “os louvores do SENHOR” e “suas maravilhas”. Por que começar pelo que Deus fez, e não pelo que a criança deve fazer?',
        verses: '78:4',
        listen: 'A regra sem a história pesa; a esperança nasce de saber quem Deus é.',
        follow: 'Que diferença isso faz numa conversa com um filho?',
      },
      {
        ask: 'A Lei foi dada para ser ensinada dentro de casa. O que se perde quando só a igreja ensina?',
        verses: '78:5-6',
        listen: 'O exemplo de todo dia; a igreja ajuda, e não substitui.',
      },
      {
        ask: 'Por que contar aos filhos também a teimosia dos avós?',
        verses: '78:7-8',
        listen: 'Para que não confiem em gente perfeita, e sim no Deus que não desistiu.',
      },
    ],
    live: [
      {
        ask: 'Quem contou a você quem é Deus, e em que lugar vocês estavam?',
        listen:
          'Uma cena, um nome. Nem todos tiveram alguém de casa; vale professora, vizinho, amigo.',
      },
      {
        ask: 'Que história de Deus na sua família os mais novos ainda não conhecem?',
        listen: 'Um livramento, um perdão, um recomeço. Anime a contar em dois minutos.',
        for: ['adults', 'parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'Em que hora da semana a sua casa poderia ter dez minutos de Bíblia sem virar sermão?',
        listen: 'Café, carro, cama. Hora pequena e certa vale mais que plano bonito.',
        for: ['parents', 'couples', 'men', 'women'],
      },
      {
        ask: 'Que pergunta sobre Deus você faria aos seus pais ou avós se soubesse que não iam se assustar?',
        listen: 'Não responda por eles; ajude a dar coragem de perguntar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que erro da sua geração você gostaria de contar com honestidade à próxima?',
        listen: 'Sem expor terceiros; fim na graça, não na culpa.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
      {
        ask: 'Se a fé começa em você na sua casa, qual seria a primeira história a ser contada daqui a vinte anos?',
        listen: 'Quem não recebeu herança pode deixar uma.',
        for: ['new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história a sua família conta em toda festa, e que fica maior a cada vez?',
        bridge: 'O salmo também tem histórias de família, e pede que ninguém deixe de contar.',
      },
      {
        text: 'Que cantiga, receita ou mania passou de avó para neta, ou de avô para neto, na sua casa?',
        bridge:
          'Algumas coisas passam sem esforço. Outras, diz Asafe, a gente precisa decidir passar.',
        for: ['adults', 'women', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre do rosto de quem falou de Deus a você pela primeira vez. Diga o nome em voz baixa.',
      bridge: 'Você é a geração de que o salmo fala. Leia como quem recebeu um recado.',
    },
    complete: [
      {
        name: 'Elo da corrente',
        text: 'Complete: recebi de … . O que recebi foi … . Quero passar para … . Vou contar quando … .',
      },
      {
        name: 'Maravilhas e tropeços',
        text: 'Dobre uma folha. De um lado: três coisas boas que Deus fez na minha história. Do outro: um tropeço que me ensinou. Embaixo: quem precisa ouvir isto é … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma criança ou a alguém mais novo, em poucos minutos, uma coisa que Deus fez na sua vida.',
        tell: 'que pergunta veio depois da história.',
      },
      {
        do: 'Separe dez minutos, em dois dias, para ler um trecho curto da Bíblia com quem mora com você e deixar que perguntem.',
        tell: 'que hora do dia deu certo, e qual não deu.',
        for: ['parents', 'couples', 'adults'],
      },
    ],
    children: {
      truth: 'Deus faz coisas lindas, e eu posso contar.',
      to7: {
        story:
          'O vovô Asafe tocava música na casa de Deus. Um dia juntou as crianças e disse: venham cá, tenho um segredo! Um segredo?, perguntaram elas. Sim, um segredo para contar bem alto! Meu pai me contou, e o pai dele contou a ele. Deus abriu o mar! Deus deu pão no deserto! Deus cuidou de nós! As crianças abriram bem os olhos. E o vovô disse: agora é a sua vez. Contem aos amiguinhos, contem aos bebês que ainda vão nascer. Não deixem essa história guardada na gaveta! Então as crianças correram, contando a todo mundo: Deus cuida de nós!',
        activity:
          'Sentem em roda e passem uma bola. Quem segura diz uma coisa boa que Deus fez, e passa adiante.',
        questions: [
          'O que o vovô tinha para contar?',
          'Que coisa boa Deus fez por você?',
          'Para quem você vai contar?',
        ],
      },
      to12: {
        story:
          'Você já brincou de telefone sem fio? Uma pessoa fala, a outra passa, e no fim tudo muda. Asafe, um músico do Templo, tinha uma mensagem que não podia mudar nem se perder. Os pais dele tinham contado: Deus tirou o povo do Egito, abriu o mar, deu pão no deserto. Agora era a vez dele. Ele escreveu uma música e disse: não vamos esconder isto das crianças! Vamos contar, para que elas contem aos filhos, e os filhos aos netos, até os que ainda nem nasceram. Para quê? Para que cada um ponha a esperança em Deus. Asafe foi sincero: contou também que os antigos foram teimosos e esqueceram de Deus muitas vezes. Mesmo assim Deus não desistiu deles. Hoje a mensagem chegou até você. Para quem ela vai agora?',
        activity:
          'Façam uma corrente de tiras de papel. Em cada elo, o nome de alguém que falou de Deus a vocês; no último, o nome de alguém a quem vão contar.',
        questions: [
          'Por que Asafe não queria esconder essa história?',
          'Por que ele contou também os erros dos antigos?',
          'Que história de Deus você já ouviu na sua casa?',
        ],
      },
      challenge: 'Pergunte a um adulto: o que Deus já fez por você? Depois conte a um amigo.',
    },
    prayer:
      'Senhor, obrigado por quem nos contou de ti. Abre a nossa boca para contar também, com alegria e com verdade. Que os pequenos da nossa casa, e os que ainda vão nascer, ponham em ti a esperança.',
    leader: {
      lost: 'O trecho pode virar lista de deveres para os pais. A ordem do salmo é outra: primeiro as maravilhas de Deus, depois a esperança, depois os mandamentos.',
      tender:
        'Há pais cujos filhos se afastaram da fé, gente sem filhos e gente que sofreu em casa em nome de Deus. Diga que contar não garante resultado, que o coração é de Deus, e que ninguém está sendo julgado.',
      differ:
        'Uns batizam os filhos pequenos como parte do povo da promessa; outros os apresentam a Deus e esperam que eles mesmos peçam o batismo. Todos concordam que as crianças precisam ouvir, em casa, o que Deus fez.',
    },
    comfort:
      'Alguém contou a você, e o que foi contado continua de pé. Hoje basta ouvir de novo: Deus fez maravilhas, e não esqueceu a sua casa.',
    closing: 'Recebemos contando, e contando passamos adiante.',
    words: [
      'geracao futura',
      'proxima geracao',
      'nossos pais nos contaram',
      'nao os encobriremos',
      'geracao teimosa',
      'asafe',
      'culto domestico',
      'salmo 78',
    ],
  },
  {
    verses: '84:1-12',
    key: '84:5',
    title: 'Saudade da casa de Deus',
    theme: 'o desejo de estar com Deus',
    themes: ['adoracao', 'volta', 'esperanca', 'comunhao'],
    idea: 'Quem leva no coração o caminho da casa de Deus encontra fontes até no vale seco, e prefere ficar na porta dele a morar longe com todo o conforto.',
    context:
      'É um canto de romeiro, ligado no título aos filhos de Corá, família que servia no templo. Ele ainda está a caminho, ou longe, e sente falta no corpo inteiro. Inveja até o passarinho que fez ninho lá. O Vale de Baca, que lembra secura ou choro, fica no meio da estrada.',
    retold: [
      {
        verses: '84:1-4',
        says: 'O salmista suspira pelos pátios do Senhor, onde até o pardal acha casa perto dos altares. Felizes são os que moram na casa de Deus.',
      },
      {
        verses: '84:5-7',
        says: 'Felizes também são os que têm em Deus a sua força. Quando passam pelo vale de Baca, fazem dele um lugar de fontes e vão de força em força até Sião.',
      },
      {
        verses: '84:8-12',
        says: 'O salmista pede que Deus o escute: um dia nos pátios dele é melhor do que mil fora. Deus é sol e escudo, e feliz é quem nele confia.',
      },
    ],
    read: {
      verses: '84:1-12',
      how: 'Comecem espalhados pela casa. A cada estrofe (1-4, 5-8, 9-12) cheguem mais perto, até terminarem o 12 juntos.',
    },
    observe: [
      {
        ask: 'O que, na pessoa, sente saudade, e de que exatamente?',
        verses: '84:1-2',
        listen: 'Alma, coração, carne; dos pátios e do Deus vivo.',
      },
      {
        ask: 'Que bichos têm lugar perto dos altares?',
        verses: '84:3',
        listen: 'O pardal e a andorinha com os filhotes.',
      },
      {
        ask: 'O que acontece no Vale de Baca quando essas pessoas passam?',
        verses: '84:6-7',
        listen: 'Fazem dele lugar de fontes; vem a chuva; vão de força em força.',
      },
      {
        ask: 'Que duas trocas ele declara no versículo 10?',
        verses: '84:10',
        listen: 'Um dia por mil; ser porteiro em vez de morar nas tendas dos perversos.',
      },
    ],
    interpret: [
      {
        ask: 'Os felizes do versículo 5 ainda nem chegaram. De onde vem a força deles?',
        verses: '84:5-7',
        listen: 'De Deus; o caminho já mora no coração antes dos pés.',
      },
      {
        ask: 'O vale não vira jardim antes de alguém passar. Quem faz as fontes, e como?',
        verses: '84:6',
        listen: 'O povo que passa cava, Deus manda a chuva: as duas coisas.',
        follow: 'Que fonte alguém deixou num vale por onde você passou depois?',
      },
      {
        ask: 'O que o porteiro tem que o morador das tendas não tem?',
        verses: '84:10-11',
        listen: 'A proximidade de Deus, sol e escudo; e poder abrir a porta a outros.',
      },
    ],
    live: [
      {
        ask: 'Quando a vida afasta você da comunidade, do que sente falta primeiro: da música, das pessoas, do silêncio, do café?',
        listen: 'Toda saudade serve de começo.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'O que você faria com um dia inteiro livre, e que pedaço dele gostaria de passar com Deus sem que fosse chato?',
        listen: 'Natureza, música, conversa; deixe sonhar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que passarinho fez ninho na sua vida de fé, gente pequena que você ajudou a se sentir em casa?',
        listen: 'Crianças, novatos; lugar perto do altar.',
        for: ['long-believers', 'parents', 'elderly'],
      },
      {
        ask: 'Qual é o seu lugar de porteiro: uma tarefa simples que deixa outros entrarem?',
        listen: 'Som, cadeira, cozinha, carona; valorize.',
        for: ['men', 'women', 'adults'],
      },
      {
        ask: 'O que fez você se sentir em casa, ou de fora, na primeira vez que entrou numa igreja?',
        listen: 'Anote para o grupo melhorar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que vale seco vocês dois estão cruzando, e que poço pequeno poderiam cavar nele?',
        listen: 'Um hábito, um pedido de ajuda, uma noite por semana.',
        for: ['couples'],
      },
      {
        ask: 'No vale do choro, que fonte inesperada molhou os seus lábios?',
        listen: 'Uma visita, um bilhete; se não houve nenhuma, fique perto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De que casa você sente saudade só de lembrar o barulho do portão? Imite o barulho.',
        bridge: 'O salmo de hoje é um poema de saudade de casa, e a casa é a de Deus.',
      },
      {
        text: 'Qual foi a viagem em que a estrada foi melhor que a chegada: ônibus da igreja, caminhão, carona, romaria?',
        bridge: 'Estes peregrinos ainda estão na estrada e já se chamam de felizes.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Procure com os olhos um passarinho, ou escute se canta algum. Imagine onde ele dorme esta noite.',
      bridge: 'Até o pardal acha casa, escreve um romeiro com saudade. Leia devagar.',
    },
    complete: [
      {
        name: 'Estrada no coração',
        text: 'Desenhe uma estrada. Marque a saída, o vale seco, uma fonte e a casa. Ao lado de cada ponto, uma palavra da sua vida hoje.',
      },
      {
        name: 'Um por mil',
        text: 'Complete: um … com Deus, para mim, vale mais do que mil … . Prefiro … a … .',
      },
    ],
    challenges: [
      {
        do: 'Sirva de porteiro no próximo encontro: chegue antes, receba cada um pelo nome e sente ao lado de quem vier só.',
        tell: 'o que se vê da porta que não se vê da cadeira.',
      },
      {
        do: 'Cave uma fonte num vale: deixe água, lanche, bilhete ou flor num lugar seco do seu caminho (fila, oficina, sala de espera).',
        tell: 'que lugar você escolheu e por quê.',
        for: ['young', 'teens', 'women', 'adults'],
      },
    ],
    children: {
      truth: 'Na casa de Deus tem lugar para mim.',
      to7: {
        story:
          'Piu, piu! Um pardalzinho procurava onde morar. Na árvore ventava. No chão passava gente. Ele voou, voou e entrou na casa de Deus. Achou um cantinho perto do altar, levou palhinha, levou pena e fez um ninho. Que bom! Dona andorinha veio também, com os filhotes. Lá longe, um homem caminhava para essa casa. Andava, andava. O caminho era seco. Ele cavou um pouquinho, e Deus mandou a chuva: plim, plim! Apareceu água para todos. O homem cantava: que saudade da casa de Deus! Um dia lá é melhor que mil dias em outro lugar! Na casa de Deus tem lugar para passarinho, para gente grande e para você.',
        activity:
          'Façam um ninho com papel picado e um passarinho de algodão. Cada criança põe o nome no passarinho e o coloca no ninho da casa de Deus.',
        questions: [
          'Onde o pardal fez o ninho?',
          'O que apareceu no caminho seco?',
          'O que você mais gosta na casa de Deus?',
        ],
      },
      to12: {
        story:
          'Muitas famílias iam a pé até Jerusalém para adorar a Deus. Era longe, e um dos que iam escreveu este salmo. Ele sentia tanta saudade que dizia: meu coração e meu corpo gritam pelo Deus vivo! Lembrava dos passarinhos que faziam ninho no templo e pensava: eles é que são felizes. No meio do caminho havia um vale seco, onde quase não tinha água. Os viajantes não desistiam: cavavam poços e Deus mandava a primeira chuva. O vale virava um lugar de fontes, e quem vinha depois podia beber. Eles iam de força em força, até chegar. O poeta fez então umas contas: um dia perto de Deus vale mais que mil longe. E disse que preferia ser porteiro ali a morar em casa bonita com quem faz o mal. Quem é porteiro, afinal, pode abrir a porta para outra pessoa. Hoje, por Jesus, Deus está perto de nós em qualquer lugar.',
        activity:
          'Montem um caminho com obstáculos e um vale no meio. Cada um deixa ali um copo ou um bilhete de ânimo para quem vem atrás.',
        questions: [
          'Por que o poeta lembrou dos passarinhos?',
          'O que os viajantes faziam no vale seco?',
          'Que ajuda você pode deixar para quem vem depois?',
        ],
      },
      challenge: 'No próximo culto ou encontro, receba alguém na porta com um sorriso.',
    },
    prayer:
      'Senhor dos exércitos, temos saudade e às vezes nem sabemos de quê. Põe a tua estrada no nosso coração. Nos vales, ensina-nos a cavar e manda a chuva. Faz de nós porteiros alegres da tua casa, até chegarmos todos.',
    leader: {
      lost: 'Pode virar cobrança de presença no culto. A saudade do salmo é de Deus; o templo era onde ele a matava. E hoje a casa dele também é gente reunida. O 11 fala de bem que não falta; não de bens.',
      tender:
        'Alguns não vão mais à igreja porque foram machucados nela. Ouça e não defenda ninguém. Doentes e idosos que não podem sair também doem aqui: combinem levar a casa até eles, com visita e canto.',
    },
    comfort:
      'Este vale que você atravessa já tinha nome antes de você: outros choraram nele e chegaram. Não precisa fazer fonte hoje. Beba da que deixaram.',
    closing: 'Até o pardal tem casa; você também tem.',
    words: [
      'quao amaveis',
      'agradaveis tuas moradas',
      'tabernaculos',
      'pardal',
      'andorinha',
      'vale de baca',
      'vale arido',
      'de forca em forca',
      'um dia nos teus patios',
      'um dia nos teus atrios',
      'porteiro da casa',
      'sol e escudo',
      'filhos de cora',
      'salmo 84',
    ],
  },
  {
    verses: '86:1-17',
    key: '86:11',
    title: 'Um coração inteiro',
    theme: 'a oração de quem precisa',
    themes: ['oracao', 'graca', 'sofrimento', 'adoracao'],
    idea: 'Quem não tem força nem defesa ora apoiado no caráter de Deus, bom e pronto a perdoar, e pede o que mais lhe falta: um coração inteiro.',
    context:
      'É o único salmo de Davi no terceiro livro dos Salmos. Ele ora perseguido por gente violenta (86:14) e costura frases de outras orações e o que Deus disse de si a Moisés, em Êxodo 34:6. Não conta o que fez por Deus; lembra quem Deus é. No fim pede um sinal de bondade.',
    retold: [
      {
        verses: '86:1-7',
        says: 'O salmista, aflito e necessitado, pede que Deus o ouça e alegre a sua alma. Ele clama o dia todo, porque o Senhor é bom e perdoador.',
      },
      {
        verses: '86:8-10',
        says: 'Não há ninguém como o Senhor, que faz maravilhas, e só ele é Deus. Todas as nações virão se prostrar diante dele.',
      },
      {
        verses: '86:11-13',
        says: 'O salmista pede que Deus lhe ensine o caminho e lhe dê um coração íntegro. Vai louvá-lo, porque foi livrado das profundezas.',
      },
      {
        verses: '86:14-17',
        says: 'Homens violentos querem matar o salmista. Ele lembra que Deus é lento para a ira e pede força e consolo.',
      },
    ],
    read: {
      verses: '86:1-12',
      how: 'Cada pedido do 1 ao 7 por uma voz diferente. Todos de pé no 8; o 11 é dito duas vezes, devagar.',
    },
    observe: [
      {
        ask: 'Como ele se apresenta a Deus, e quanto tempo passa clamando?',
        verses: '86:1-3',
        listen: 'Aflito e necessitado, devoto, servo que confia; clama o dia todo.',
      },
      {
        ask: 'Façam a lista: o que ele diz que Deus é?',
        verses: '86:5, 86:8, 86:10',
        listen:
          'Bom, perdoador, cheio de bondade; sem igual entre os deuses; grande, faz maravilhas, o único.',
      },
      {
        ask: 'O que ele pede no versículo 11, e o que promete fazer no 12?',
        verses: '86:11-12',
        listen:
          'Ensina o caminho, faz íntegro o coração para temer o nome. Louvar com todo o coração, glorificar para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Nas primeiras linhas, quase todo pedido vem com um pois. De onde ele tira as razões para pedir?',
        verses: '86:1-5',
        listen: 'Da própria falta, de ser servo dele e da bondade de Deus; não é conta de méritos.',
        follow: 'Como costumam começar as suas orações?',
      },
      {
        ask: 'No meio do aperto, ele vê todas as nações se prostrando. O que essa visão larga faz com o problema dele?',
        verses: '86:7-10',
        listen: 'Não o apaga; põe-no diante de um Deus maior.',
      },
      {
        ask: 'Ele pede que Deus faça “íntegro o meu coração”. O que acontece com um coração dividido?',
        verses: '86:11',
        listen:
          'Quer duas coisas ao mesmo tempo, anda torto, cansa. Inteiro é o que tem um só rumo.',
      },
    ],
    live: [
      {
        ask: 'Entre que duas coisas o seu coração tem se partido neste mês?',
        listen: 'Emprego e família, mágoa e perdão, imagem e verdade. Fala quem quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Um você no grupo da igreja, outro na escola, outro no perfil: o que seria ser inteiro sem virar chato?',
        listen: 'Mesma bondade e mesma palavra nos três lugares.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De qual descrição de Deus neste salmo você mais precisa antes de dormir hoje?',
        listen: 'Perdoador, bom, grande, o único. Uma palavra e por quê.',
      },
      {
        ask: 'Davi ora o dia todo. Em que beiradas do seu dia caberia um clamor curto?',
        listen: 'Ônibus, pia, fila, elevador. Escolham um lugar.',
        for: ['parents', 'couples', 'singles'],
      },
      {
        ask: 'Que oração antiga, aprendida de cor, ainda serve quando faltam palavras?',
        listen: 'Davi também costura frases conhecidas. Peça que alguém diga a sua.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'O que você achava que era preciso ter para falar com Deus?',
        listen: 'Aqui basta ser aflito e necessitado.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Se pudesse estar em dois lugares ao mesmo tempo agora, quais seriam?',
        bridge: 'Corpo não se divide, mas coração sim, e o salmo fala disso.',
      },
      {
        text: 'Quem na sua casa pede as coisas já com a justificativa pronta? Imite uma frase.',
        bridge: 'Davi também pede e diz o porquê.',
        for: ['parents', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Diga só duas palavras, algumas vezes, respirando entre elas: aflito, necessitado. Se não forem as suas, ponha outras.',
      bridge: 'Com esse nome, chegue a Deus como Davi.',
    },
    complete: [
      {
        name: 'Peço porque tu és',
        text: 'Continue quatro vezes: Senhor, peço … , pois tu és … . Na última linha: faz inteiro o meu coração, que hoje está entre … e … .',
      },
      {
        name: 'Coração em pedaços',
        text: 'Desenhe um coração e divida em fatias do tamanho do que ocupa você: … . Escreva por cima de tudo, com letra grande: só tu és Deus.',
      },
    ],
    challenges: [
      {
        do: 'Decore o versículo 11 e diga-o antes de cada decisão da semana, grande ou pequena.',
        tell: 'uma decisão que mudou de rumo.',
      },
      {
        do: 'Escreva a um amigo aflito três coisas que Deus é, tiradas deste salmo, sem conselho nenhum.',
        tell: 'quais três você escolheu.',
      },
    ],
    children: {
      truth: 'Deus é bom e perdoa; quero amá-lo com coração inteiro.',
      to7: {
        story:
          'Davi estava triste e precisava de ajuda. Ele não disse: Deus, eu sou forte! Ele disse: Deus, chega o ouvido pertinho, porque eu preciso do senhor. E lembrou como Deus é. Deus é bom! Deus perdoa! Não existe ninguém como ele. Um dia todos os povos vão saber disso. Depois Davi pediu uma coisa muito bonita: ensina-me o teu caminho e faz o meu coração ficar inteiro. Coração inteiro não é um pedaço para lá e outro para cá. É o coração todinho querendo Deus. Então Davi falou: vou louvar o senhor com todo o meu coração!',
        activity:
          'Rasguem um coração de papel em dois e colem de novo com fita, dizendo: Deus, faz o meu coração inteiro.',
        questions: [
          'O que Davi precisava de Deus?',
          'Como Deus é?',
          'O que você quer pedir a ele hoje?',
        ],
      },
      to12: {
        story:
          'Este salmo é uma oração de Davi num tempo difícil. Pessoas violentas queriam fazer mal a ele. Ele começa assim: inclina os teus ouvidos, Senhor, porque estou aflito e necessitado. Repare que ele não mostra um boletim de coisas boas que fez. Ele fala de Deus: tu és bom e perdoador; não há ninguém como tu; só tu és Deus. E enxerga longe: um dia todas as nações vão adorar o Senhor. Então vem o pedido mais importante: ensina-me o teu caminho, e faz íntegro o meu coração. Íntegro quer dizer inteiro. Quando a gente é de um jeito na igreja e de outro na escola, ou quer obedecer e também quer fazer escondido, o coração se divide. Davi pede que Deus junte os pedaços. Depois promete: eu te louvarei com todo o meu coração. A oração não fez Davi ficar forte de repente. Mas ele sabia com quem estava falando.',
        activity:
          'Montem um quebra-cabeça de coração: cada peça tem um lugar da vida (escola, casa, jogo, igreja). Juntem e escrevam por cima: só tu és Deus.',
        questions: [
          'Em que Davi se apoiou para pedir?',
          'O que é um coração inteiro?',
          'Onde você é diferente do que gostaria de ser?',
        ],
      },
      challenge: 'Ore uma vez por dia: Deus, faz o meu coração inteiro.',
    },
    prayer:
      'Inclina teus ouvidos, Senhor. Somos gente aflita e necessitada, e tu és bom e perdoador. Junta os pedaços do nosso coração. Ensina o caminho de amanhã. Mostra a alguém desta sala um sinal da tua bondade. Amém.',
    leader: {
      lost: 'O grupo pode pular para os inimigos do 14. Fique no 11: o pedido é por dentro. Pergunte o que divide e o que juntaria.',
      tender:
        'Aflito o dia todo pode ser depressão. Se alguém disser que clama e não melhora, não receite mais oração: ore junto e ajude a procurar médico (CVV 188 se falar em morrer).',
    },
    comfort:
      'A única credencial deste salmo é precisar. Você tem. Deus inclina o ouvido, e não tem pressa de que você levante a voz.',
    closing: 'Vão de coração inteiro, ou pedindo que ele junte os pedaços.',
    words: [
      'salmo oitenta e seis',
      'inclina teus ouvidos',
      'aflito e necessitado',
      'bom e perdoador',
      'pronto a perdoar',
      'ensina me o teu caminho',
      'integro o meu coracao',
      'une o meu coracao',
      'coracao dividido',
      'so tu es deus',
      'todas as nacoes que fizeste',
      'sinal de bondade',
      'lento para a ira',
    ],
  },
  {
    verses: '88:1-18',
    key: '88:1',
    title: 'O salmo que não amanhece',
    theme: 'a oração na escuridão',
    themes: ['sofrimento', 'oracao', 'luto', 'espera'],
    idea: 'Há um salmo sem final feliz na Bíblia, para que ninguém pense que a escuridão cala a oração nem que Deus só aceita quem já melhorou.',
    context:
      'O título o dá a Hemã e aos filhos de Corá, cantores do templo. Outros lamentos viram para o louvor antes de acabar; este termina com a palavra trevas. Xeol é o mundo dos mortos. Mesmo assim, três vezes ele clama (88:1, 9, 13). Muitos cristãos ouvem nele um eco do que Jesus passaria na cruz e no túmulo.',
    retold: [
      {
        verses: '88:1-5',
        says: 'O salmista clama a Deus de dia e de noite. Sua alma está cheia de angústias, e ele se sente abandonado entre os mortos.',
      },
      {
        verses: '88:6-9',
        says: 'O salmista diz a Deus que foi posto na cova mais funda e que os conhecidos se afastaram. De olhos fracos, estende as mãos todo dia.',
      },
      {
        verses: '88:10-12',
        says: 'O salmista pergunta se os mortos louvarão a Deus e se a bondade dele será anunciada na sepultura.',
      },
      {
        verses: '88:13-18',
        says: 'De madrugada o salmista ainda ora e pergunta por que Deus esconde o rosto. Os terrores o cercam como águas, e não lhe resta amigo.',
      },
    ],
    read: {
      verses: '88:1-12',
      how: 'Luz baixa, uma só voz, sem comentar. No fim, um minuto de silêncio antes de qualquer pergunta.',
    },
    observe: [
      {
        ask: 'Como ele chama Deus na primeira linha, e quando ora?',
        verses: '88:1',
        listen: '“Deus de minha salvação”; de dia e de noite.',
      },
      {
        ask: 'Com que imagens ele conta como está?',
        verses: '88:3-7',
        listen:
          'Alma cheia de angústias, à beira da cova, homem sem forças, abandonado entre os mortos, trevas, ondas.',
      },
      {
        ask: 'O que aconteceu com os conhecidos, e o que ele ainda faz todo dia?',
        verses: '88:8-9',
        listen: 'Foram afastados, e ele está preso sem sair. Clama e estende as mãos.',
      },
    ],
    interpret: [
      {
        ask: 'Ele diz que foi Deus quem o pôs no fundo, e é a Deus que fala. O que essa oração ainda espera?',
        verses: '88:1, 88:6',
        listen: 'Que Deus ouça. Queixa dita a ele ainda é fio de confiança.',
        follow: 'Que diferença há entre falar de Deus e falar com Deus?',
      },
      {
        ask: 'As perguntas do 10 ao 12 parecem um argumento. O que ele quer que Deus perceba?',
        verses: '88:10-12',
        listen:
          'Que quer viver para louvar; a morte calaria a sua voz. É pedido disfarçado de pergunta.',
      },
      {
        ask: 'Por que será que o povo guardou no livro de cânticos uma oração assim?',
        verses: '88:1-3',
        listen: 'Para que os que sofrem tenham palavras e não fiquem fora do culto.',
      },
    ],
    live: [
      {
        ask: 'Que palavra deste salmo você entende por experiência, e que gostaria de só apontar com o dedo, sem explicar?',
        listen: 'Aceite o gesto. Não pergunte mais.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'Quando alguém posta que não está bem, o que se costuma responder, e o que ajudaria de verdade?',
        listen: 'Menos força aí; mais estou aqui, posso ir?',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você se afastou porque a dor daquela pessoa durou demais?',
        listen: 'Sem acusar. O salmista perdeu os conhecidos; um deles pode voltar.',
        for: ['long-believers', 'men', 'couples'],
      },
      {
        ask: 'Ele estende as mãos todo dia. Que gesto pequeno tem sido a sua oração quando não há palavras?',
        listen: 'Suspirar, acender luz, abrir a Bíblia e fechar. Conta.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'O que lhe disseram que um crente não pode sentir?',
        listen: 'Tristeza, raiva, medo. O salmo está na Bíblia.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
      {
        ask: 'Como a nossa igreja poderia cantar também com quem está no escuro?',
        listen: 'Visita, silêncio, um lamento no culto. Uma coisa possível.',
      },
    ],
    icebreakers: [
      {
        text: 'Quando falta luz à noite, o que você procura primeiro na sua casa?',
        bridge: 'Há um salmo para quando falta luz por dentro.',
      },
      {
        text: 'Que música triste você gosta de ouvir, e por que será que música triste às vezes faz bem?',
        bridge: 'O povo de Deus também tinha uma, e cantava.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique um minuto com as mãos estendidas e vazias sobre o colo. Não é preciso dizer nada.',
      bridge: 'O salmista orou assim. Leia só até onde conseguir.',
    },
    complete: [
      {
        name: 'Salmo sem final',
        text: 'Escreva até onde der, e pare: Senhor, Deus da minha salvação, … . A minha alma está cheia de … . Afastou-se de mim … . Por que … ? Deixe o resto da folha em branco.',
      },
      {
        name: 'Ficar perto',
        text: 'Para quem não está no escuro: conheço alguém que está, … . Já não o procuro desde … . Posso levar … , dizer só … , e ficar … minutos.',
      },
    ],
    challenges: [
      {
        do: 'Visite ou ligue para alguém cuja dor já dura meses e não dê nenhum conselho: ouça e diga eu fico.',
        tell: 'o que foi difícil não dizer.',
      },
      {
        do: 'Se é você que está no escuro, conte a uma pessoa de confiança uma linha deste salmo que é sua.',
        tell: 'só se quiser; dizer a essa uma pessoa já basta.',
      },
    ],
    children: {
      truth: 'Quando estou muito triste, Deus ainda me ouve.',
      to7: {
        story:
          'Hemã fazia músicas para Deus. Quase todas as músicas da Bíblia acabam alegres. A dele, não. Hemã estava muito, muito triste. Os amigos tinham ido para longe. Parecia que estava tudo escuro. Ele disse a Deus: eu chamo o senhor de dia e de noite! Por que o senhor se esconde de mim? E estendeu as mãos. A música acaba, e ele ainda está triste. Mas sabe o que ele não parou de fazer? De falar com Deus! E Deus quis que essa música ficasse na Bíblia. Assim a gente sabe: pode contar a Deus toda a tristeza. Ele ouve.',
        activity:
          'Desenhem com giz claro sobre papel escuro um dia triste e, no meio, as mãos de alguém falando com Deus.',
        questions: [
          'Como Hemã estava?',
          'O que ele não parou de fazer?',
          'A quem você conta quando está triste?',
        ],
      },
      to12: {
        story:
          'Na Bíblia há um livro de cânticos, os Salmos. Muitos começam tristes e terminam com um obrigado. O salmo 88, de Hemã, não. Ele começa assim: Senhor, Deus da minha salvação, de dia e de noite clamo a ti. E conta: estou cheio de angústias; estou como um homem sem forças; meus conhecidos se afastaram; estou preso e não posso sair. Faz perguntas difíceis: por que escondes de mim a tua face? A última palavra do salmo é trevas. Parece estranho? Pois Deus deixou essa oração na Bíblia. Com isso a gente aprende que não é preciso fingir alegria para falar com ele. Hemã não entendia nada, mas chamava por Deus de dia e de noite. Às vezes a tristeza demora. Nessas horas, além de orar, é preciso contar a um adulto de confiança, para não ficar sozinho. E, se for um amigo que está triste, a gente pode ficar perto.',
        activity:
          'Preparem um pote da presença: cada um escreve uma coisa que se pode fazer ao lado de um amigo triste, sem dar conselho.',
        questions: [
          'Em que o salmo 88 é diferente dos outros?',
          'O que Hemã continuou fazendo?',
          'Que adulto você procuraria se ficasse muito triste?',
        ],
      },
      challenge: 'Se ficar triste, conte a Deus e a um adulto que cuida de você.',
    },
    prayer:
      'Senhor, Deus da nossa salvação, há entre nós quem esteja no escuro. Não temos explicação. Estendemos as mãos por eles e com eles. Ouve. E, se a luz demora, não nos deixes ir embora uns dos outros.',
    leader: {
      lost: 'O perigo é acender a luz depressa: contar vitória, citar o salmo seguinte. Não faça isso hoje. O salmo termina em trevas e a reunião pode terminar em silêncio e abraço.',
      tender:
        'Leve muito a sério quem se reconhecer aqui. Pergunte a sós se pensa em morrer. Se sim, não deixe a pessoa sozinha, afaste o que oferece perigo e procurem ajuda já: CVV 188, SAMU 192, pronto-socorro. Depressão se trata, e oração e médico andam juntos.',
      differ:
        'Ele diz que Deus o pôs na cova. Uns veem ali a mão de Deus, que disciplina ou permite; outros, o modo como a dor fala. O grupo não precisa decidir de onde vem o sofrimento de ninguém.',
    },
    comfort:
      'Este salmo não pede que você melhore até o fim dele. Você pode parar na palavra trevas. Alguém já orou daí antes, e Deus guardou cada linha.',
    closing: 'Ninguém sai sozinho esta noite.',
    words: [
      'salmo oitenta e oito',
      'hema',
      'deus de minha salvacao',
      'dia e de noite clamo',
      'alma cheia de angustias',
      'homem sem forcas',
      'cova mais profunda',
      'trevas',
      'escondes tua face',
      'terra do esquecimento',
      'maravilhas para os mortos',
      'afastaste de mim',
      'depressao',
      'noite escura',
    ],
  },
  {
    verses: '90:1-17',
    key: '90:12',
    title: 'Ensina-nos a contar os dias',
    theme: 'a vida breve e o Deus eterno',
    themes: ['sabedoria', 'luto', 'trabalho', 'humildade'],
    idea: 'A nossa vida é curta como a erva da manhã e o Deus eterno é a nossa casa; contar os dias diante dele dá sabedoria e firma a obra das mãos.',
    context:
      'O título atribui este salmo a Moisés, que viu uma geração inteira acabar no deserto. Ele começa medindo Deus, de eternidade a eternidade (90:2), e depois mede a gente: sono, erva, suspiro. Fala também do pecado e da ira de Deus. No versículo 12 a medição vira pedido, e os pedidos vão até o fim.',
    retold: [
      {
        verses: '90:1-2',
        says: 'O Senhor é o refúgio do seu povo de geração em geração. Antes que os montes nascessem, ele já era Deus.',
      },
      {
        verses: '90:3-6',
        says: 'Deus faz o ser humano voltar ao pó. Para ele mil anos são como ontem, e a vida é como a erva que brota de manhã e seca à tarde.',
      },
      {
        verses: '90:7-12',
        says: 'Diante da ira de Deus, os anos passam como um suspiro, setenta ou oitenta, com canseira. O povo pede para aprender a contar os dias e ter um coração sábio.',
      },
      {
        verses: '90:13-17',
        says: 'O povo pede que Deus o sacie de manhã com sua bondade, alegre os dias depois da aflição e confirme a obra de suas mãos.',
      },
    ],
    read: {
      verses: '90:1-12',
      how: 'Um relógio que faça tique-taque, ou palmas lentas, marca o ritmo. O 1 e o 2 em pé, o resto sentado, e o 12 todos juntos. Quem lidera ora com os versículos 14 e 17.',
    },
    observe: [
      {
        ask: 'O que o salmo diz de Deus antes de falar de nós?',
        verses: '90:1-2',
        listen: 'Refúgio de geração em geração; Deus antes dos montes.',
      },
      {
        ask: 'Que figuras mostram como a vida passa?',
        verses: '90:4-6, 90:9-10',
        listen: 'Ontem, vigília, correnteza, sono, erva, suspiro, voo.',
      },
      {
        ask: 'O que fica exposto à luz do rosto de Deus?',
        verses: '90:8',
        listen: 'Até os pecados ocultos.',
      },
      {
        ask: 'Qual é o pedido do versículo 12, e para quê?',
        verses: '90:12',
        listen: 'Aprender a contar os dias e alcançar um coração sábio.',
      },
    ],
    interpret: [
      {
        ask: 'Por que começar pela eternidade de Deus antes de falar de setenta anos?',
        verses: '90:1-2, 90:10',
        listen: 'A vida curta cabe dentro de uma casa que não acaba.',
      },
      {
        ask: 'O que é contar os dias: fazer conta de quantos faltam ou dar valor a cada um?',
        verses: '90:12',
        listen: 'Saber que são contados e viver cada um diante de Deus.',
        follow: 'Que dia recente mereceu ser contado?',
      },
      {
        ask: 'O salmo liga a fragilidade ao pecado e à ira de Deus. Como dizer isso sem esmagar, sabendo que ele também chama Deus de refúgio?',
        verses: '90:1, 90:7-9',
        listen: 'A seriedade leva a pedir compaixão; em Jesus, Deus mesmo carregou esse peso.',
      },
    ],
    live: [
      {
        ask: 'Se você contasse o último mês em dias bem vividos, quantos marcaria, e o que eles tiveram em comum?',
        listen: 'Poucos e simples, quase sempre.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Aos vinte anos parece que sobra tempo. Que coisa você não quer descobrir tarde demais que era importante?',
        listen: 'Família, Deus, saúde, amizade; sem susto.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quem já passou dos setenta: que obra das suas mãos você pede que Deus confirme?',
        listen: 'Filhos, ofícios, orações; ouçam com honra.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'A infância dos filhos passa como vigília. Que hora do dia deles você quer parar de perder?',
        listen: 'O banho, a carona, a história; sem culpa, um ajuste.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Morar em Deus é a primeira imagem do salmo. Onde você tem morado por dentro ultimamente?',
        listen: 'Na pressa, na mágoa, no passado, em paz.',
      },
      {
        ask: 'Que sentimento lhe dá pensar que alguém existia antes dos montes e sabe o seu nome?',
        listen: 'Medo, alívio, estranheza; nada a corrigir.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Os dias de quem você ama foram contados, e você sabe o número. O que neles foi sabedoria?',
        listen: 'Uma lembrança; talvez só um sorriso.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Calculem juntos: quantos dias, mais ou menos, cada um já viveu? Quem chegar mais perto sem calculadora ganha o primeiro pedaço do bolo.',
        bridge: 'Moisés pediu para aprender a contar dias. E não era conta de matemática.',
      },
      {
        text: 'Que aniversário seu passou voando e qual pareceu não acabar nunca?',
        bridge: 'Logo se corta, e vamos voando, diz um homem que viveu muito.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Sinta o próprio pulso com dois dedos e conte trinta batidas, sem pensar em mais nada.',
      bridge: 'Cada uma foi dada. O salmo ensina a contar assim.',
    },
    complete: [
      {
        name: 'Calendário do coração',
        text: 'Faça sete quadrados. Em cada um, escreva o que tornaria aquele dia da semana digno de ser contado. Circule o que já está ao seu alcance.',
      },
      {
        name: 'Confirma a obra',
        text: 'Complete: a obra das minhas mãos que eu gostaria que durasse é … . O que pode passar sem fazer falta é … . Senhor, ensina-me a … .',
      },
    ],
    challenges: [
      {
        do: 'Ao deitar, por sete noites, escreva o número do dia e uma frase: hoje valeu por causa de… Ore o versículo 12 antes de apagar a luz.',
        tell: 'qual dos sete dias surpreendeu você.',
      },
      {
        do: 'Gaste uma hora com alguém cujos dias são preciosos e poucos: um idoso, um doente, uma criança que cresce.',
        tell: 'o que essa hora tinha de diferente das outras.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    children: {
      truth: 'Deus é para sempre e me dá cada dia.',
      to7: {
        story:
          'Moisés já era bem velhinho, de barba branca. Ele sentou numa pedra e olhou as montanhas. Antes de existir montanha, Deus já existia! Uau! Aí viu uma florzinha. De manhã ela abriu: plim! De tarde já murchou. A nossa vida também passa depressa, pensou Moisés. E Deus fica. Deus é como uma casa que nunca acaba, para o vovô, para a mamãe e para o neném. Então Moisés fez um pedido: Deus, ensina a gente a contar os dias! Um dia, dois dias, três dias. Cada dia é um presente. Hoje é um! Que tal aproveitar com amor? Moisés disse: enche a gente do teu carinho logo de manhã!',
        activity:
          'Façam um calendário da semana com sete envelopes. Em cada noite, a criança guarda um desenho do que foi presente naquele dia.',
        questions: [
          'Quem existia antes das montanhas?',
          'O que aconteceu com a florzinha?',
          'Qual foi o presente do dia de hoje?',
        ],
      },
      to12: {
        story:
          'Esta é uma oração de Moisés, e ele já tinha vivido muito quando orou assim. Tinha visto o mar se abrir e o povo andar quarenta anos no deserto. Viu muita gente nascer e muita gente morrer. Então pensou em Deus: antes das montanhas, o Senhor já era Deus. Mil anos, para ele, são como o dia de ontem. Depois pensou em nós: somos como a plantinha que abre de manhã e murcha de tarde. Vivemos setenta anos, oitenta, e voamos. Moisés não fingiu que a vida é só festa; falou até dos erros que a gente esconde e Deus vê. Mas chamou Deus de refúgio, que é o mesmo que casa segura. E fez um pedido bonito: ensina-nos a contar os nossos dias, para termos um coração sábio. Contar não é ficar com medo. É saber que cada dia é valioso. No fim pediu: enche-nos do teu amor pela manhã e faz durar o que as nossas mãos fizerem de bom.',
        activity:
          'Numa régua de papel de um metro, marquem os anos vividos e pintem os dias mais importantes. Deixem um espaço e escrevam: Senhor, confirma a obra das minhas mãos.',
        questions: [
          'Com que Moisés comparou a nossa vida?',
          'O que é contar os dias?',
          'O que você quer fazer de bom com o dia de amanhã?',
        ],
      },
      challenge: 'Toda noite, diga: obrigado por hoje, Deus. E conte uma coisa boa do dia.',
    },
    prayer:
      'Senhor, tu tens sido o nosso refúgio de geração em geração. Somos erva, e tu és Deus. Ensina-nos a contar os dias. Sacia-nos de manhã com a tua leal bondade. E confirma sobre nós a obra das nossas mãos, sim, confirma.',
    leader: {
      lost: 'O grupo pode parar na ira de Deus, ou pular por cima. Digam as duas coisas: o salmo leva o pecado a sério e corre para o mesmo Deus como refúgio. Leiam até o 17 para não sair da sala no meio.',
      tender:
        'Quem perdeu filho ou jovem vai ouvir setenta anos como ferida. Não diga que Deus quis assim. Deus conhece os dias curtos também. Pessoas com doença grave podem querer falar: deixe. Se houver vontade de morrer, 188.',
      differ:
        'Alguns entendem que toda morte, como no deserto, mostra a ira de Deus contra o pecado; outros leem aqui o caso daquela geração. Os dois concordam que em Cristo a ira não é a última palavra e que a morte será vencida.',
    },
    comfort:
      'Antes dos montes ele já era refúgio, e depois da sua noite continuará sendo. Você não precisa contar muitos dias de uma vez. Um só, o de hoje, cabe na mão.',
    closing: 'Os dias são poucos; a casa é eterna.',
    words: [
      'ensina nos a contar',
      'contar os nossos dias',
      'coracao sabio',
      'mil anos',
      'de geracao em geracao',
      'de eternidade a eternidade',
      'setenta anos',
      'como um suspiro',
      'conto ligeiro',
      'sacia nos de manha',
      'confirma a obra',
      'oracao de moises',
      'salmo 90',
    ],
  },
  {
    verses: '91:1-16',
    key: '91:2',
    title: 'Debaixo das asas',
    theme: 'a proteção de Deus',
    themes: ['medo', 'sofrimento', 'ansiedade'],
    idea: 'Habitar em Deus não é um amuleto contra a dor: é viver debaixo de um amor que promete estar conosco na angústia e não nos soltar.',
    context:
      'É a oração de alguém que dorme perto de Deus como quem dorme sob as asas de um pássaro. Armadilhas, doenças e flechas eram perigos de todo dia. Séculos depois, no deserto, o tentador citou este salmo a Jesus para fazê-lo pular do templo, e Jesus não aceitou usar a promessa como teste.',
    retold: [
      {
        verses: '91:1-2',
        says: 'Quem mora no esconderijo do Altíssimo descansa à sua sombra. O salmista chama o Senhor de refúgio e fortaleza.',
      },
      {
        verses: '91:3-8',
        says: 'Deus livra da armadilha e da peste e cobre com suas penas quem confia nele. Não é preciso temer o terror da noite nem a flecha do dia.',
      },
      {
        verses: '91:9-13',
        says: 'Quem fez do Altíssimo a sua habitação recebe a promessa dos anjos, que o sustentam para não tropeçar na pedra.',
      },
      {
        verses: '91:14-16',
        says: 'Deus diz que livrará quem o ama e conhece o seu nome. Responderá quando ele chamar e estará com ele na angústia.',
      },
    ],
    read: {
      verses: '91:1-12',
      how: 'De olhos fechados, o grupo escuta uma voz calma ler até o 8. Do 9 ao 12 todos leem juntos. No final, quem lidera conta com as próprias palavras o que Deus promete no 14-16.',
    },
    observe: [
      {
        ask: 'Que nomes e imagens de abrigo aparecem nos primeiros quatro versículos?',
        verses: '91:1-4',
        listen: 'Esconderijo, sombra, fortaleza, penas, asas, escudo.',
      },
      {
        ask: 'Em que horas do dia os perigos chegam, segundo os versículos 5 e 6?',
        verses: '91:5-6',
        listen: 'Noite, dia, escuridão, meio-dia: o dia todo está coberto.',
      },
      {
        ask: 'O que os anjos recebem ordem de guardar, e como carregam a pessoa?',
        verses: '91:11-12',
        listen: 'Os caminhos dela, e pelas mãos, como se leva uma criança.',
      },
    ],
    interpret: [
      {
        ask: 'Qual a diferença entre visitar um abrigo quando chove e habitar nele?',
        verses: '91:1, 91:9',
        listen: 'Uma coisa é emergência; a outra é casa e convivência.',
      },
      {
        ask: 'Pena é macia, escudo é duro. O que a gente aprende de Deus quando as duas figuras ficam juntas?',
        verses: '91:4',
        listen: 'Ternura e força, colo e defesa.',
        follow: 'De qual das duas você precisa mais hoje?',
      },
      {
        ask: 'Pessoas que amavam a Deus adoeceram e morreram. Como ler “Nenhum mal te sucederá” sem mentir e sem jogar fora?',
        verses: '91:10',
        listen:
          'Poesia de confiança: o mal não rouba a pessoa das mãos de Deus; ela promete companhia na angústia.',
      },
    ],
    live: [
      {
        ask: 'Que medo tem hora marcada na sua vida, de noite, de manhã cedo ou no meio do expediente?',
        listen: 'Dizer a hora já diminui o medo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você usa como amuleto, mesmo rindo disso: um objeto, uma sequência de toques, uma frase, um número de curtidas?',
        listen: 'Humor bem-vindo; pergunte o que aquilo promete.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que perigo você gostaria de poupar os seus filhos e sabe que não consegue?',
        listen: 'Escute o amor dentro do medo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quando você orou por proteção e a coisa ruim veio do mesmo jeito, o que aconteceu com a sua fé?',
        listen: 'Não defenda Deus; fique com a pessoa.',
        for: ['mourning', 'long-believers'],
      },
      {
        ask: 'Quem foram as mãos que carregaram você num trecho de pedras?',
        listen: 'Gente também serve de anjo.',
        for: ['elderly', 'singles', 'adults'],
      },
      {
        ask: 'Que diferença faria começar o dia em Deus, em vez de só chamá-lo no aperto?',
        listen: 'Procure uma prática simples, de um minuto.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já viu um bicho proteger filhote com unhas e dentes, ou com bicadas? Conte quem saiu correndo.',
        bridge:
          'Uma ave abrindo as asas sobre os seus pequenos: é com essa imagem que o salmo fala de Deus.',
      },
      {
        text: 'Guarda-chuva, capa, marquise ou banho de chuva mesmo: como você enfrenta um temporal?',
        bridge:
          'O salmo conhece temporais de todo tipo, e fala de uma sombra em que se pode morar.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma manta ou um casaco sobre os ombros, mesmo que não esteja frio. Sinta o peso por um minuto.',
      bridge: 'Debaixo desse peso bom, leia os quatro primeiros versículos.',
    },
    complete: [
      {
        name: 'Relógio dos medos',
        text: 'Desenhe um relógio. De madrugada eu temo… Ao meio-dia eu temo… No fim da tarde eu temo… Escreva no centro uma frase do salmo que cubra o relógio inteiro: …',
      },
      {
        name: 'Amuleto ou casa',
        text: 'De um lado da folha, quando trato Deus como amuleto eu… Do outro, quando moro nele eu… Embaixo, um passo de um lado para o outro: …',
      },
    ],
    challenges: [
      {
        do: 'Diga o versículo 2 em voz alta ao acordar, durante seis dias, antes de pôr os pés no chão.',
        tell: 'em que dia a frase mais combinou com o que aconteceu.',
      },
      {
        do: 'Seja asa para alguém que vive com medo: acompanhe na volta para casa, atenda de noite, fique na sala de espera.',
        tell: 'o que a sua presença mudou, ainda que o perigo continuasse.',
      },
    ],
    children: {
      truth: 'Deus me guarda perto dele como debaixo de asas.',
      to7: {
        story:
          'A galinha estava ciscando com os pintinhos: piu, piu, piu! De repente começou a chover forte. A galinha abriu as asas bem grandes e chamou: cocó, cocó! Os pintinhos correram e se enfiaram debaixo das penas. Lá estava quentinho, sequinho e macio. Eles até ouviam o coração dela: tum, tum. A chuva caía lá fora, e eles descansavam. Na Bíblia está escrito que Deus é assim com a gente. Ele cobre a gente com as asas dele. Quando estamos tristes ou com medo, ele diz: eu estou com você.',
        activity:
          'Um adulto segura um lençol aberto como asa. As crianças andam como pintinhos e, ao ouvir cocó, correm para debaixo e dizem juntas: Deus cuida de mim.',
        questions: [
          'O que a galinha fez quando choveu?',
          'Como era debaixo das asas?',
          'Quando você quer ficar debaixo das asas de Deus?',
        ],
      },
      to12: {
        story:
          'Este salmo parece uma conversa na porta de uma casa segura. Alguém diz: Deus é o meu refúgio. Outra voz responde com figuras: ele cobre você com penas, como um pássaro; ele é escudo, como o de um soldado; ele manda anjos cuidarem dos seus passos. É poesia bonita, mas já foi usada de um jeito errado. No deserto, o tentador levou Jesus ao lugar mais alto do templo e disse: pule daqui, pois está escrito que os anjos seguram você! Jesus respondeu que não se deve pôr Deus à prova. Ele não precisava pular para saber que o Pai o amava. E mais tarde, quando sofreu de verdade, o Pai não o abandonou na morte. O salmo termina com Deus falando: eu estarei com ele na angústia. Deus não disse que nunca haverá angústia. Disse que vai estar dentro dela com a gente.',
        activity:
          'Montem uma barraca com cadeiras e lençóis, entrem e leiam baixinho o versículo 4. Cada um prende do lado de fora um papel com um medo.',
        questions: [
          'Por que Jesus não pulou?',
          'O que é mais forte para você, a pena ou o escudo?',
          'Como você pode ajudar um amigo que está com medo?',
        ],
      },
      challenge: 'Dê um abraço demorado em alguém da família que teve um dia difícil.',
    },
    prayer:
      'Altíssimo, queremos morar perto e não só correr quando chove. Cobre com as tuas penas quem sente medo esta noite. E, quando a dor chegar, cumpre a tua palavra: fica conosco na angústia.',
    leader: {
      lost: 'Uns fazem do salmo uma blindagem, outros o acham ingênuo. Lembre o deserto: Jesus recusou usar estas linhas como garantia e viveu delas como confiança.',
      tender:
        'Para quem perdeu alguém numa doença ou na violência, o versículo 7 pode soar cruel. Nunca sugira que faltou fé. Diga que a promessa maior está no versículo 15: estarei com ele na angústia.',
      differ:
        'Algumas igrejas declaram este salmo como proteção prometida a quem crê; outras o leem como poesia de confiança que convive com o sofrimento dos justos. Todas concordam que ele não autoriza brincar com o perigo, como Jesus mostrou.',
    },
    comfort:
      'Um filhote não segura a asa: é a asa que o cobre. Você pode estar sem força nenhuma e ainda assim estar coberto.',
    closing: 'A noite tem as suas horas, e todas elas cabem debaixo das asas.',
    words: [
      'esconderijo',
      'altissimo',
      'sombra do',
      'onipotente',
      'todo poderoso',
      'asas',
      'penas',
      'mil cairao',
      'peste',
      'flecha',
      'anjos',
      'salmo 91',
    ],
  },
  {
    verses: '92:1-15',
    key: '92:14',
    title: 'Palmeira e cedro',
    theme: 'a vida plantada em Deus',
    themes: ['gratidao', 'adoracao', 'fidelidade', 'descanso'],
    idea: 'O mal cresce depressa como capim e passa; quem está plantado na casa de Deus cresce como árvore, e na velhice ainda dá fruto.',
    context:
      'O título antigo diz: cântico para o dia de sábado, o dia de parar. É um salmo de quem descansa e olha: de manhã agradece a bondade, de noite a fidelidade. No meio ele vê os maus florescerem, e não se assusta. O capim dura pouco; o cedro do Líbano atravessava séculos.',
    retold: [
      {
        verses: '92:1-5',
        says: 'Bom é louvar ao Senhor com a lira e a harpa. O salmista se alegra com os feitos de Deus e acha profundos os seus pensamentos.',
      },
      {
        verses: '92:6-9',
        says: 'O insensato não entende: os perversos crescem como a erva, mas serão destruídos, e o Senhor permanece nas alturas para sempre.',
      },
      {
        verses: '92:10-11',
        says: 'Deus deu ao salmista a força de um touro selvagem e o ungiu com óleo novo, e ele vê a vitória sobre os inimigos.',
      },
      {
        verses: '92:12-15',
        says: 'O justo floresce como a palmeira, plantado na casa do Senhor. Na velhice ainda dá fruto e anuncia que o Senhor é correto.',
      },
    ],
    read: {
      verses: '92:4-15',
      how: 'Quem lidera diz de cor o 1: Bom é louvar ao Senhor. Do 12 ao 15, todos de pé, braços abertos, como árvores.',
    },
    observe: [
      {
        ask: 'O que alegra o salmista, e que coisa o insensato não entende?',
        verses: '92:4-7',
        listen: 'Os feitos de Deus; que o mal cresce como erva e acaba.',
      },
      {
        ask: 'A que planta são comparados os perversos, e a quais duas o justo?',
        verses: '92:7, 92:12',
        listen: 'Erva; palmeira e cedro.',
      },
      {
        ask: 'Onde essas árvores estão plantadas, e o que acontece com elas na velhice?',
        verses: '92:13-14',
        listen: 'Na casa do Senhor, nos pátios; ainda dão fruto, vigorosas e verdejantes.',
      },
    ],
    interpret: [
      {
        ask: 'Erva cobre o chão em uma semana. Que inveja ou desânimo esse crescimento rápido costuma dar?',
        verses: '92:7',
        listen: 'Parece sucesso; não tem raiz nem tempo.',
        follow: 'Como o salmo nos treina a olhar devagar?',
      },
      {
        ask: 'Palmeira aguenta seca e vento; cedro é forte e cheiroso. O que cada uma acrescenta ao retrato de quem anda com Deus?',
        verses: '92:12',
        listen: 'Dobra e não quebra; fica de pé; serve para construir.',
      },
      {
        ask: 'Que fruto pode dar alguém de muita idade, segundo o último versículo?',
        verses: '92:14-15',
        listen: 'Anunciar que o Senhor é correto, que é rocha. Testemunho.',
      },
    ],
    live: [
      {
        ask: 'O que você quer que cresça como capim e só pode crescer como cedro?',
        listen: 'Confiança, casamento, caráter, oração.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Fama rápida, dinheiro rápido: o que no cedro dá preguiça, e o que dá vontade?',
        listen: 'Levar a sério o desejo de que ande logo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fruto novo apareceu na sua vida depois que você achou que já não daria nenhum?',
        listen: 'Netos na fé, paciência, oração, humor.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Estar plantado num lugar é diferente de passar por ele. Onde você anda de vaso em vaso?',
        listen: 'Igrejas, grupos, cidades. Há mudanças necessárias.',
        for: ['singles', 'new-believers'],
      },
      {
        ask: 'Como seria um dia de parar na sua casa, em que desse para olhar as obras de Deus?',
        listen: 'Um pedaço de dia serve.',
        for: ['parents', 'women'],
      },
      {
        ask: 'Bom é louvar de manhã, diz ele. De quem você já viu louvor que não parecia obrigação?',
        listen: 'Um rosto, um canto na cozinha.',
        for: ['visitors'],
      },
      {
        ask: 'Há invernos em que a árvore não mostra nada. O que você gostaria que ninguém lhe cobrasse nessa estação?',
        listen: 'Respeitar. Raiz trabalha no escuro.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Coqueiro, mangueira, ipê, cacto, samambaia: se você fosse planta, qual seria, e por quê?',
        bridge: 'O salmo tem capim, palmeira e cedro. Vamos ver quem é quem.',
      },
      {
        text: 'Conhece alguém de mais de oitenta anos que deixa os jovens sem fôlego? Conte.',
        bridge: 'Na velhice ainda dão fruto, diz o poeta, e ele devia ter um rosto na cabeça.',
        for: ['young', 'parents', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé, feche os olhos e imagine raízes saindo dos calcanhares. Balance de leve, sem sair do lugar.',
      bridge: 'O justo floresce como a palmeira. Leia assim, balançando e preso ao chão.',
    },
    complete: [
      {
        name: 'Capim e cedro',
        text: 'Desenhe os dois. No capim: o que cresceu depressa em mim e secou: … . No cedro: o que vem crescendo devagar: … . Na raiz: onde estou plantado: … .',
      },
      {
        name: 'De manhã e de noite',
        text: 'Complete: nesta manhã anuncio a bondade de Deus em … . Nesta noite, a sua fidelidade em … . E quero dizer, quando for velho, que ele … .',
      },
    ],
    challenges: [
      {
        do: 'Separe uma tarde sem tarefas nem telas para olhar uma árvore, um céu, um rosto, e agradecer.',
        tell: 'o que você viu na segunda hora.',
      },
      {
        do: 'Pergunte a um idoso da igreja que fruto ele ainda quer dar e ajude-o a dar o primeiro passo.',
        tell: 'qual era o fruto.',
      },
    ],
    children: {
      truth: 'Plantado pertinho de Deus, eu cresço forte.',
      to7: {
        story:
          'Que bom é cantar para Deus! De manhã: obrigado pelo teu amor! De noite: obrigado porque cuidas de mim! Um poeta cantava isso e olhava as plantas. O capim cresce rápido, zum! Mas o sol bate e ele seca. A palmeira cresce devagar e fica alta, alta, e o vento só a balança. O cedro cresce devagar e fica forte, forte. Quem ama a Deus é como palmeira e cedro, plantado no quintal dele. E quando fica velhinho? Ainda dá fruto! Os vovôs e as vovós contam que Deus é bom.',
        activity:
          'Sejam capim (cresçam depressa e caiam) e depois palmeira (cresçam bem devagar e balancem sem cair). Levem uma fruta a um vovô ou vovó.',
        questions: [
          'O que acontece com o capim?',
          'Como cresce a palmeira?',
          'Que música você quer cantar para Deus de manhã?',
        ],
      },
      to12: {
        story:
          'O vizinho do Léo plantou grama e, em quinze dias, o quintal estava verde. O avô plantou uma jabuticabeira e disse: daqui a dez anos a gente conversa. O Léo achou aquilo muito sem graça. O verão veio, a grama queimou. A jabuticabeira estava do mesmo tamanho, só que viva. Quem escreveu o salmo 92 também reparava em plantas. Ele via gente má crescer depressa, como capim, e todo mundo achar bonito. Não se apavorou: capim passa. Quem anda com Deus é como a palmeira, que enverga e não quebra, e como o cedro do Líbano, que leva anos e fica gigante. Está plantado na casa do Senhor. E a melhor parte: na velhice ainda dá fruto! O fruto é contar que Deus é justo e é rocha. O Léo fez doze anos, depois quinze, depois vinte. Numa manhã de setembro, o tronco estava preto de jabuticabas. O avô, de bengala, só perguntou: vamos conversar?',
        activity:
          'Plantem uma árvore ou ajudem a cuidar de uma; marquem a altura e a data e combinem medir todo ano.',
        questions: [
          'Por que o Léo achou a jabuticabeira sem graça?',
          'Que fruto os velhos do salmo dão?',
          'O que em você está crescendo devagar?',
        ],
      },
      challenge: 'Agradeça a Deus uma vez de manhã e uma vez à noite.',
    },
    prayer:
      'Bom é louvar-te, Senhor, de manhã e de noite. Cura a nossa pressa de capim. Planta-nos na tua casa, enverga-nos sem quebrar, e dá-nos, até de cabelos brancos, um fruto para contar que tu és rocha. Amém.',
    leader: {
      lost: 'Os inimigos dos versículos 9 a 11 podem virar gente com nome. No salmo, quem age é Deus; o justo só cresce.',
      tender:
        'Doentes e idosos frágeis podem sentir que já não dão fruto. O texto fala de anunciar a bondade de Deus, e isso cabe numa cama. Diga-o com carinho.',
    },
    comfort:
      'No inverno, a árvore plantada não faz nada à vista. Está plantada. Por hoje, isso basta.',
    closing: 'Devagar e plantado. O cedro concorda.',
    words: [
      'bom e louvar ao senhor',
      'floresce como a palmeira',
      'florescera como a palmeira',
      'como o cedro no libano',
      'cedro do libano',
      'plantados na casa do senhor',
      'na velhice ainda dao fruto',
      'na velhice darao ainda frutos',
      'vigorosos e verdejantes',
      'ungido com oleo novo',
      'oleo fresco',
      'crescam como a erva',
      'salmo noventa e dois',
    ],
  },
  {
    verses: '95:1-11',
    key: '95:7',
    title: 'Se hoje ouvirdes a voz',
    theme: 'a adoração que escuta',
    themes: ['adoracao', 'obediencia', 'palavra', 'descanso'],
    idea: 'Cantar e ajoelhar diante do Criador abre o caminho para o mais difícil: ouvir hoje a voz do Pastor sem endurecer o coração.',
    context:
      'O salmo tem duas partes. Até o meio do 7 é convite: cantem, cheguem, ajoelhem. Então Deus fala e lembra o deserto: em Massá e Meribá o povo, com sede, duvidou de que o Senhor estivesse no meio dele (Êxodo 17). A carta aos Hebreus repete este salmo para dizer que o descanso de Deus ainda está aberto.',
    retold: [
      {
        verses: '95:1-5',
        says: 'O salmista chama a cantar ao Senhor, rocha da salvação e grande Rei. Nas mãos dele estão os montes, e dele é o mar, porque ele o fez.',
      },
      {
        verses: '95:6-7',
        says: 'O salmista chama a ajoelhar diante do Criador, porque o povo é ovelha do seu pasto. Hoje pode ser o dia de ouvir a voz dele.',
      },
      {
        verses: '95:8-11',
        says: 'Que ninguém endureça o coração como os antepassados no deserto, que viram a obra de Deus e o puseram à prova. Ele os suportou quarenta anos, e não entraram no seu descanso.',
      },
    ],
    read: {
      verses: '95:1-11',
      how: 'De 1 a 5, de pé e animados. No 6, quem puder se ajoelha ou inclina a cabeça. Na segunda metade do 7, silêncio, e só uma voz continua.',
    },
    observe: [
      {
        ask: 'Quantos convites diferentes o salmo faz nos versículos 1, 2 e 6?',
        verses: '95:1-2, 95:6',
        listen: 'Cantar, jubilar, chegar, celebrar, adorar, prostrar-se, ajoelhar.',
      },
      {
        ask: 'Que lugares da terra estão na mão de Deus, e que outra coisa está nessa mesma mão?',
        verses: '95:4-7',
        listen: 'Profundezas, montes, mar, terra seca. E nós, “ovelhas de sua mão”.',
      },
      {
        ask: 'O que os antepassados tinham visto e, mesmo assim, o que fizeram?',
        verses: '95:8-10',
        listen: 'Viram a obra de Deus e o provaram; coração que se desvia.',
      },
    ],
    interpret: [
      {
        ask: 'Por que um salmo tão festivo termina com um aviso tão sério?',
        verses: '95:6-11',
        listen: 'Dá para cantar bem e não escutar nada.',
        follow: 'Qual das duas metades a nossa igreja prefere?',
      },
      {
        ask: 'A palavra do versículo 7 é “hoje”. Por que não amanhã?',
        verses: '95:7-8',
        listen: 'O coração endurece aos poucos, no adiamento.',
      },
      {
        ask: 'Eles tinham visto milagres e o coração endureceu assim mesmo. O que, então, amolece um coração?',
        verses: '95:7-10',
        listen: 'Não é ver mais; é ouvir e conhecer os caminhos de quem cuida.',
      },
      {
        ask: 'Quem não escuta perde o quê, segundo a última linha?',
        verses: '95:11',
        listen: 'O descanso de Deus. Não é capricho: coração duro não repousa.',
      },
    ],
    live: [
      {
        ask: 'Em que hora do culto você mais canta sem estar ali?',
        listen: 'Rir e reconhecer. Todos têm.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que coisa você já entendeu que Deus lhe pede e vem respondendo: depois eu vejo?',
        listen: 'Pode ficar em segredo. Que hoje seja um passo pequeno.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Endurecer protege por um tempo. Do que o seu coração quis se proteger?',
        listen: 'De nova decepção, de chorar. Carinho.',
        for: ['women', 'singles', 'mourning'],
      },
      {
        ask: 'Qual é o Meribá da sua casa, aquele assunto em que sempre acaba em reclamação?',
        listen: 'Água, conta, louça, horário. Um jeito novo de falar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que o mar, a serra ou o sertão já fez você sentir de Deus, antes de qualquer sermão?',
        listen: 'A porta do salmo está aberta para quem começa por aí.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quantos anos de deserto você já andou, e o que ajudou o coração a continuar macio?',
        listen: 'Ouvir os mais velhos com tempo.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'No banho, no carro, na louça: onde você canta sem vergonha, e qual é a música?',
        bridge: 'O salmo de hoje começa convidando: vinde, cantemos.',
      },
      {
        text: 'Quantas vezes sua mãe precisava chamar até você ir de verdade: na primeira, na terceira ou no nome completo?',
        bridge: 'Deus também chama neste salmo. E diz: hoje.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Ajoelhe-se ou incline a cabeça, como o corpo deixar, e fique assim sem pedir nada.',
      bridge: 'Deste lugar baixo se ouve melhor. Leia até o versículo 7 e pare ali.',
    },
    complete: [
      {
        name: 'Termômetro do coração',
        text: 'Marque de macio a pedra como está o seu coração quando Deus fala de: dinheiro … , perdão … , descanso … , tempo … , língua … .',
      },
      {
        name: 'Hoje',
        text: 'Complete: se hoje ouvi a voz dele, ela me disse … . O que quero fazer antes de dormir é … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa que você vinha adiando diante de Deus e faça a primeira parte dela ainda hoje, antes da meia-noite.',
        tell: 'a que horas foi e como se sentiu depois.',
      },
      {
        do: 'Leve alguém para ver um lugar bonito da sua cidade e leia ali, em voz alta, os versículos 3 a 7.',
        tell: 'o que a paisagem disse junto com o texto.',
      },
    ],
    children: {
      truth: 'Hoje eu canto a Deus e escuto a voz dele.',
      to7: {
        story:
          'Venham cantar! Venham, venham! O mar é de Deus, ele fez. As montanhas altas, os buracos fundos, tudo cabe na mão dele. E sabe quem mais cabe na mão dele? Nós! Somos as ovelhinhas de Deus. Então o povo cantou, bateu palmas e se ajoelhou: Deus, o Senhor nos fez! E aí veio a voz de Deus, calma: hoje, quando eu falar, escutem. Não deixem o coração virar pedra. Uma vez, no deserto, o povo tampou os ouvidos e ficou resmungando. Foi triste. Mas hoje a gente pode escutar!',
        activity:
          'Brinquem de pedra e massinha: quando o líder diz pedra, todos ficam duros; quando diz coração de Deus, todos amolecem. No fim, cantem ajoelhados.',
        questions: [
          'Quem fez o mar e as montanhas?',
          'O que não pode virar pedra?',
          'Como você escuta a Deus?',
        ],
      },
      to12: {
        story:
          'Cimento, quando é feito, é mole: dá para escrever o nome com o dedo. Passa um dia, e nem com martelo. O coração é um pouco assim. O salmo 95 começa com festa: venham, cantemos ao Senhor! Ele é grande, o mar é dele, os montes são dele. Venham, ajoelhemos, ele nos fez. Nós somos as ovelhas da mão dele. E, bem no meio da música, Deus pede a palavra: hoje, se vocês ouvirem a minha voz, não endureçam o coração. E lembra uma história. No deserto, o povo viu o mar se abrir e o pão cair do céu. Mas, quando a água faltou, disse: será que Deus está mesmo com a gente? E foi ficando duro, resmungando, dia após dia, por quarenta anos. Perdeu o descanso que Deus queria dar. A notícia boa está numa palavra pequena: hoje. Hoje o cimento ainda está fresco.',
        activity:
          'Escrevam com o dedo em massa fresca de sal ou gesso a palavra HOJE e observem-na endurecer até o dia seguinte.',
        questions: [
          'O que o cimento tem a ver com o coração?',
          'Por que o povo resmungou mesmo depois de ver tanta coisa?',
          'O que Deus talvez esteja pedindo a você hoje?',
        ],
      },
      challenge: 'Quando alguém de casa chamar, atenda na primeira vez.',
    },
    prayer:
      'Criador nosso, Rocha nossa, viemos cantar e viemos ouvir. Onde o coração endureceu para não doer, toca com cuidado. Não nos deixes para amanhã. Somos ovelhas da tua mão: fala, e que hoje escutemos. Amém.',
    leader: {
      lost: 'A turma gosta da primeira metade e foge da segunda. Divida o tempo: metade louvor, metade silêncio.',
      tender:
        'Jurei na minha ira pode assustar quem já vive com medo de Deus. Lembre que o aviso é dado para que entrem, e que hoje ainda é convite. Quem já não consegue cantar por tristeza não está de coração duro.',
      differ:
        'O descanso do versículo 11 era a terra prometida. Hebreus 3 e 4 fala de um descanso que continua: uns o entendem como a paz com Deus já agora, outros como o céu, muitos como os dois.',
    },
    comfort:
      'Se você não consegue cantar hoje, o salmo também tem lugar no chão, de joelhos, sem som. Somos ovelhas da mão dele, e mão segura até quem está quieto.',
    closing: 'Cantamos. Agora, hoje, ouvimos.',
    words: [
      'vinde cantemos',
      'vinde adoremos',
      'ajoelhemos diante do senhor',
      'rocha da nossa salvacao',
      'se hoje ouvirdes',
      'hoje se ouvirdes a sua voz',
      'nao endurecais',
      'meriba',
      'massa e meriba',
      'ovelhas de sua mao',
      'nao entrarao no meu descanso',
      'salmo noventa e cinco',
    ],
  },
  {
    verses: '96:1-13',
    key: '96:3',
    title: 'Uma canção que sai pela porta',
    theme: 'o louvor e a missão',
    themes: ['adoracao', 'missao', 'criacao', 'justica'],
    idea: 'O Senhor reina, e essa notícia é grande demais para um povo só: canta-se a todos, todos os dias, até que campo, mar e bosque entrem no coro.',
    context:
      'Cantou-se este salmo quando Davi trouxe a arca a Jerusalém (1 Crônicas 16). O povo é pequeno, cercado de nações com os seus deuses, e chama essas nações a louvar. No fim, a criação festeja o juiz que vem: julgar aqui é pôr o mundo em ordem, com justiça e verdade.',
    retold: [
      {
        verses: '96:1-3',
        says: 'Toda a terra é chamada a cantar ao Senhor um cântico novo e a contar sua salvação a todos os povos, dia após dia.',
      },
      {
        verses: '96:4-6',
        says: 'O Senhor é grande e mais temível que os deuses. Os deuses dos povos são ídolos, mas foi ele quem fez os céus.',
      },
      {
        verses: '96:7-10',
        says: 'As famílias dos povos são convidadas a trazer ofertas e adorar. Que se diga entre as nações que o Senhor reina e julga com retidão.',
      },
      {
        verses: '96:11-13',
        says: 'Céus, terra, mar, campo e árvores se alegram diante do Senhor, porque ele vem julgar o mundo com justiça.',
      },
    ],
    read: {
      verses: '96:1-12',
      how: 'Leiam como um convite: cada frase que começa por uma ordem é dita por alguém olhando para fora, pela janela ou pela porta.',
    },
    observe: [
      {
        ask: 'Contem os convites do 1 ao 3. O que se deve cantar e anunciar, e a quem?',
        verses: '96:1-3',
        listen:
          'Cântico novo, o nome, a salvação dia após dia, a glória e as maravilhas; a toda a terra, nações e povos.',
      },
      {
        ask: 'Que diferença o salmo faz entre os deuses dos povos e o Senhor?',
        verses: '96:4-6',
        listen:
          'Eles são ídolos; o Senhor fez os céus. Diante dele há glória, majestade, força e beleza.',
      },
      {
        ask: 'O que se deve dizer entre as nações, e quem mais festeja?',
        verses: '96:10-12',
        listen: '“O SENHOR reina”; ele julgará com retidão. Céus, terra, mar, campo e árvores.',
      },
    ],
    interpret: [
      {
        ask: 'O que faz de um cântico um cântico novo, se Deus é o mesmo?',
        verses: '96:1-2',
        listen: 'Novo é o que ele fez hoje; gratidão fresca, e não só melodia recente.',
        follow: 'O que você cantaria de novo nesta semana?',
      },
      {
        ask: 'Louvar e anunciar aparecem juntos nas mesmas linhas. Que ligação há entre os dois?',
        verses: '96:2-3',
        listen:
          'Quem se encanta conta. Anunciar é louvar em voz alta diante de quem ainda não sabe.',
      },
      {
        ask: 'Por que a criação festeja a notícia de que Deus julgará?',
        verses: '96:10-12',
        listen:
          'Porque julgar ali é endireitar o que está torto; para quem sofre injustiça, é alívio.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a última maravilha de Deus que você contou a alguém de fora da igreja?',
        listen: 'Se faz tempo, sem peso: pensem em uma para contar.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que música você sabe inteira, e o que ela diz que é o mais importante da vida?',
        listen: 'Amor, dinheiro, saudade. O salmo responde: quem reina é o Senhor.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde o mundo lhe parece mais torto, e o que muda saber que alguém vem endireitá-lo?',
        listen: 'Uma injustiça concreta, e um jeito de ajudar enquanto se espera.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que impede que o louvor de domingo saia pela porta na segunda?',
        listen: 'Vergonha, pressa, contradição em casa. Um jeito simples de continuar.',
      },
      {
        ask: 'Que canto a sua mãe, avó ou igreja deixou em você, e a quem está passando?',
        listen: 'Deixe cantar um pedacinho, se a pessoa quiser.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'O salmo convida gente que não era daquele povo. Como esse convite soa para quem está chegando?',
        listen: 'Entrada franca: famílias dos povos, venham.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual música faz você cantar alto no carro ou no chuveiro, mesmo desafinando?',
        bridge: 'O salmo chama para cantar a terra inteira, desafinados incluídos.',
      },
      {
        text: 'Se mar, mato e vento fossem instrumentos, qual faria o quê na sua banda?',
        bridge: 'No salmo, até as árvores entram no coro.',
        for: ['young', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Escute por um minuto os sons de fora: carro, bicho, vento, gente. Conte quantos são.',
      bridge: 'O salmo quer todos eles cantando.',
    },
    complete: [
      {
        name: 'Cântico novo',
        text: 'Escreva quatro linhas, sem rimar. Hoje o Senhor … . Ontem eu não via … . Contem a … que ele … . Até o (um bicho, uma árvore, um barulho) já … .',
      },
      {
        name: 'Famílias dos povos',
        text: 'Liste três povos ou grupos que você nem imagina louvando: … . Ore por um deles: que … . Uma pessoa desse grupo que eu conheço: … .',
      },
    ],
    challenges: [
      {
        do: 'Conte uma maravilha de Deus por dia a uma pessoa diferente, em uma frase só, do jeito que contaria um gol ou uma receita que deu certo.',
        tell: 'a frase que saiu melhor.',
      },
      {
        do: 'Limpe ou conserte um lugar que é de todos, a praça, o corredor do prédio ou a frente da igreja, agradecendo a Deus enquanto faz.',
        tell: 'o que ficou mais bonito.',
      },
    ],
    children: {
      truth: 'O Senhor reina! Vou cantar e contar a todos.',
      to7: {
        story:
          'Este salmo é um convite para cantar. Cantem ao Senhor uma música nova! Cante, terra inteira! Contem a todos os povos como Deus é grande. Os ídolos são só bonecos, mas o Senhor fez os céus! E adivinhe quem vem cantar junto? O mar faz barulho: bruuum! O campo fica alegre. E as árvores do bosque? As árvores jubilam, isto é, fazem festa! Por que tanta alegria? Porque o Senhor é Rei. Ele vem para endireitar o que está torto no mundo. Ele é justo e diz a verdade. Então vamos cantar também, bem forte: o Senhor reina!',
        activity:
          'Façam o coro da criação: um grupo é o mar, outro, as árvores, outro, o campo. Quem rege aponta e todos gritam: o Senhor reina!',
        questions: [
          'Quem cantou com o povo no salmo?',
          'O que o Senhor fez que os ídolos não fazem?',
          'A quem você quer contar que Deus é grande?',
        ],
      },
      to12: {
        story:
          'Quando Davi trouxe a arca da aliança para Jerusalém, o povo cantou palavras deste salmo. Imagine o convite: cantem um cântico novo, cante toda a terra! Israel era um povo pequeno, com vizinhos que adoravam muitos deuses. Mas o salmo não diz: o nosso Deus é só nosso. Diz: contem a glória dele entre todas as nações! Os deuses dos povos são ídolos; o Senhor fez os céus. E chama as famílias de todos os povos a entrar nos pátios dele. Depois vem a notícia: o Senhor reina, e virá julgar a terra. Julgar assusta? No salmo, dá alegria. O céu se alegra, o mar ruge, o campo fica feliz e as árvores fazem festa, porque Deus vem consertar o que está errado, com justiça e verdade. Quem sofre injustiça espera por isso. Um cântico novo é o que a gente canta por causa do que Deus fez hoje. E ele não cabe só em casa.',
        activity:
          'Inventem juntos um refrão novo de duas linhas sobre algo que Deus fez na semana e cantem com palmas e colheres.',
        questions: [
          'Quem é convidado a cantar?',
          'Por que a criação se alegra com o juiz que vem?',
          'O que você colocaria no seu cântico novo?',
        ],
      },
      challenge: 'Conte a alguém uma coisa boa que Deus fez e cante uma música para ele.',
    },
    prayer:
      'Senhor, tu reinas. Dá-nos um motivo novo para cantar e coragem de contar a outros. Vem endireitar a terra, e começa pela nossa rua. Que povos que nem conhecemos te deem glória. Amém.',
    leader: {
      lost: 'Cântico novo vira conversa sobre estilo de música na igreja. Corte com carinho: novo é o motivo. Pergunte: o que Deus fez que pede canto?',
      tender:
        'Quem está de luto talvez não consiga cantar. Diga que o grupo canta por essa pessoa hoje. Respeite quem tem outra fé na família: anunciar não é humilhar.',
    },
    comfort:
      'Se a sua voz não sai, deixe que o mar, o campo e os outros cantem. O Rei vem pôr em ordem também o que desabou em você.',
    closing: 'A porta está aberta; levem a canção lá para fora.',
    words: [
      'salmo noventa e seis',
      'cantico novo',
      'cantai ao senhor',
      'anunciai a salvacao',
      'entre as nacoes',
      'gloria entre as nacoes',
      'deuses dos povos sao idolos',
      'beleza da santidade',
      'o senhor reina',
      'familias dos povos',
      'arvores do bosque',
      'vem julgar a terra',
      'louvor e missao',
    ],
  },
  {
    verses: '100:1-5',
    key: '100:3',
    title: 'Entrem cantando',
    theme: 'a alegria de pertencer',
    themes: ['adoracao', 'gratidao', 'identidade', 'servico'],
    idea: 'A gente entra na presença de Deus cantando porque sabe de quem é: ele nos fez, somos dele, e a bondade dele não acaba na nossa geração.',
    context:
      'É um convite gritado na porta do templo, para a hora de agradecer. Em cinco versículos há sete ordens alegres, e o convite não é só para Israel: é para toda a terra. No meio está a razão de tudo, uma frase sobre saber de quem a gente é.',
    retold: [
      {
        verses: '100:1-3',
        says: 'Toda a terra é chamada a servir ao Senhor com alegria e a vir cantando. Ele é Deus, fez o seu povo e cuida dele como ovelhas do seu pasto.',
      },
      {
        verses: '100:4-5',
        says: 'O povo entra pelas portas do Senhor com ações de graças e cântico de louvor, porque ele é bom, e seu amor leal dura para sempre.',
      },
    ],
    read: {
      verses: '100:1-5',
      how: 'Saiam todos da sala e entrem por uma porta só, lendo um versículo a cada passo. Cheguem ao 5 já sentados, e repitam do começo cantando, se souberem.',
    },
    observe: [
      {
        ask: 'Quantas ordens vocês contam, e quais delas pedem corpo ou voz?',
        verses: '100:1-4',
        listen: 'Jubilai, servi, vinde, sabei, entrai, dai graças, bendizei.',
      },
      {
        ask: 'Quem é convidado no primeiro versículo?',
        verses: '100:1',
        listen: 'Toda a terra, não um povo só.',
      },
      {
        ask: 'O que o 3 diz que somos?',
        verses: '100:3',
        listen: 'Feitos por ele, dele, povo e ovelhas do seu pasto.',
      },
      {
        ask: 'Que três motivos estão no último versículo?',
        verses: '100:5',
        listen: 'É bom, o leal amor dura, a fidelidade passa de geração em geração.',
      },
    ],
    interpret: [
      {
        ask: 'Entre tantas ordens de cantar há uma de saber. O que acontece com a festa quando falta essa?',
        verses: '100:3',
        listen: 'Vira barulho ou obrigação; alegria nasce de saber de quem se é.',
      },
      {
        ask: 'Servir com alegria e cantar estão lado a lado. Que relação o texto vê entre serviço e canto?',
        verses: '100:2',
        listen: 'Os dois são resposta; servir também é adorar.',
        follow: 'Que serviço seu perdeu a música?',
      },
      {
        ask: 'Foi ele que nos fez, e não nós. De que peso essa frase pode livrar alguém?',
        verses: '100:3',
        listen: 'De se inventar sozinho, de ter de provar valor.',
      },
    ],
    live: [
      {
        ask: 'Com que cara você costuma entrar: em casa, no trabalho, no culto?',
        listen: 'Imitem a cara; depois pensem.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Todo mundo diz que você precisa se construir. O que muda no seu dia ouvir que já foi feito por alguém e pertence a ele?',
        listen: 'Alívio ou incômodo; identidade recebida.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que fidelidade de Deus veio da geração antes da sua, e como você vai entregá-la adiante?',
        listen: 'Objetos, hinos, histórias.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'Se servir fosse cantar com as mãos, qual seria o seu instrumento nesta igreja ou nesta rua?',
        listen: 'Vassoura, planilha, panela, carona.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Que parte da alegria da igreja soa verdadeira para você, e que parte soa forçada?',
        listen: 'Agradeça a sinceridade.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em semana sem motivo, por qual dos três motivos do versículo 5 você conseguiria agradecer?',
        listen: 'Nenhum depende da semana.',
      },
      {
        ask: 'Há quem chore quando os outros cantam. O que você gostaria que a gente fizesse nesse momento?',
        listen: 'Perguntar é melhor que puxar para o canto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Se cada pessoa tivesse uma música que toca sozinha quando ela entra na sala, qual seria a sua?',
        bridge: 'O salmo de hoje é música de entrada, e vale para todo mundo.',
      },
      {
        text: 'Qual foi a recepção mais calorosa da sua vida: cachorro pulando, neto correndo, festa na rodoviária?',
        bridge: 'Entrai por suas portas, diz o texto. Do outro lado há quem goste de receber.',
        for: ['adults', 'elderly', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Cantarole baixinho uma melodia de que você gosta, sem letra, do começo ao fim.',
      bridge: 'Vinde com cântico, diz o salmo. Você já veio.',
    },
    complete: [
      {
        name: 'Etiqueta de pertença',
        text: 'Complete como numa etiqueta: feito por … ; pertence a … ; lugar dele: … ; validade do amor: … . Cole num objeto seu.',
      },
      {
        name: 'Sete convites',
        text: 'Escreva as sete ordens do salmo em coluna. Ao lado de cada uma, um momento desta semana em que ela caberia.',
      },
    ],
    challenges: [
      {
        do: 'Escolha a tarefa mais sem graça da semana e faça-a cantando, em voz alta, do início ao fim.',
        tell: 'quem ouviu e o que disse.',
      },
      {
        do: 'Entre em casa todos os dias com um agradecimento na boca antes de qualquer reclamação.',
        tell: 'em que dia foi mais difícil e o que aconteceu.',
        for: ['parents', 'couples', 'adults', 'teens'],
      },
    ],
    children: {
      truth: 'Deus me fez e eu sou dele.',
      to7: {
        story:
          'Plim, plom! Abriram as portas da casa de Deus! Lá fora chegou gente de todo lado: gente alta, baixinha, vovó, neném. Um homem gritou: venham cantando! E todos entraram: la la la! Pisando, batendo palma, sorrindo. Por que tanta alegria? O homem explicou: porque Deus é Deus. Foi ele que fez a gente! Fez o nariz, o joelho, o coração. Nós somos dele, como ovelhinhas do pasto dele. Bééé! E Deus é bom. O amor dele não acaba hoje, não acaba amanhã, não acaba nunca. Então todos disseram bem alto: obrigado, Senhor! Vamos entrar cantando também?',
        activity:
          'Façam uma porta com dois adultos de braços erguidos. As crianças entram uma a uma, cada qual com um passo ou som alegre, e todas repetem.',
        questions: [
          'Como as pessoas entraram?',
          'Quem fez você?',
          'Por que coisa você quer dizer obrigado?',
        ],
      },
      to12: {
        story:
          'Imagine a porta do templo num dia de agradecimento. Chega gente de muitos lugares, e alguém canta na entrada: alegrem-se no Senhor, moradores de toda a terra! Não era só para um povo. O salmo dá sete ordens, e todas são boas: gritem de alegria, sirvam, venham, saibam, entrem, agradeçam, falem bem do nome dele. Bem no meio fica a mais importante: saibam. Saibam que o Senhor é Deus, que foi ele quem nos fez e que somos dele. Às vezes a gente pensa que precisa ser o mais bonito, o mais forte, o mais engraçado para ter valor. O salmo diz: você já tem dono, e ele é bom pastor. O amor dele dura para sempre, e o que ele prometeu para a sua avó vale para você e para os seus netos. Por isso dá vontade de entrar cantando, até para lavar a louça.',
        activity:
          'Componham uma música de entrada para o grupo, com sete gestos, um para cada ordem do salmo, e usem no próximo encontro.',
        questions: [
          'Para quem é o convite do salmo?',
          'Qual é a ordem que fica no meio, e por quê?',
          'O que muda saber que você pertence a Deus?',
        ],
      },
      challenge: 'Faça uma tarefa cantando e diga no fim: eu sou de Deus.',
    },
    prayer:
      'Senhor, tu és Deus, e nós somos teus. Que alívio. Recebe o nosso canto, mesmo rouco, e o nosso serviço, mesmo pequeno. Que a tua bondade, que sustentou os nossos avós, alcance as crianças desta casa.',
    leader: {
      lost: 'Por ser curto e conhecido, o salmo passa correndo. Façam a entrada pela porta de verdade: o corpo ajuda. E não meçam a alegria de ninguém pelo volume; há igrejas de silêncio e igrejas de tambor, e o texto cabe nas duas.',
      tender:
        'Alegria mandada pode doer em quem está deprimido ou de luto. Diga que ninguém precisa cantar: pode ficar na porta, e o canto dos outros a segura. Quem há muito não sente alegria nenhuma merece ajuda médica, sem culpa.',
    },
    comfort:
      'Hoje você não precisa entrar cantando. Basta encostar na porta e ouvir. Ovelha cansada continua sendo do pasto dele.',
    closing: 'Quem sabe de quem é entra em qualquer porta cantando.',
    words: [
      'celebrai com jubilo',
      'jubilai ao senhor toda a terra',
      'servi ao senhor com alegria',
      'sabei que o senhor e deus',
      'ovelhas do seu pasto',
      'entrai por suas portas',
      'entrai pelas portas',
      'acoes de gracas',
      'foi ele que nos fez',
      'fidelidade de geracao',
      'salmo 100',
    ],
  },
  {
    verses: '103:1-14',
    key: '103:2',
    title: 'Não esqueça, minha alma',
    theme: 'a gratidão e a misericórdia',
    themes: ['gratidao', 'perdao', 'adoracao'],
    idea: 'A alma esquece depressa, e por isso precisa ser chamada a lembrar: Deus perdoa, levanta e nos trata como um pai que sabe de que somos feitos.',
    context:
      'O título traz o nome de Davi. Ele não se dirige a uma multidão: conversa com a própria alma, como quem acorda alguém sonolento. No meio da lista de favores, cita o que Deus disse de si mesmo a Moisés depois que o povo tinha feito um bezerro de ouro.',
    retold: [
      {
        verses: '103:1-5',
        says: 'O salmista diz à própria alma que bendiga o Senhor e não esqueça seus benefícios: ele perdoa, sara, resgata a vida e renova a juventude como a da águia.',
      },
      {
        verses: '103:6-8',
        says: 'O Senhor faz justiça aos oprimidos e mostrou seus caminhos a Moisés. Ele é cheio de compaixão e demora a se irar.',
      },
      {
        verses: '103:9-12',
        says: 'O Senhor não trata a gente conforme os pecados. Afasta de nós as transgressões como o oriente está longe do ocidente.',
      },
      {
        verses: '103:13-14',
        says: 'Como um pai tem compaixão dos filhos, o Senhor tem compaixão de quem o teme, porque lembra que somos pó.',
      },
    ],
    read: {
      verses: '103:1-12',
      how: 'Cada pessoa lê um versículo e, ao terminar, todos respondem: não te esqueças. Quem lidera conta depois os dois seguintes, sobre o pai e o pó.',
    },
    observe: [
      {
        ask: 'Com quem o poeta está falando, e o que ele pede que não aconteça?',
        verses: '103:1-2',
        listen: 'Com a própria alma; que ela não esqueça.',
      },
      {
        ask: 'Quais são os cinco favores dos versículos 3 a 5?',
        verses: '103:3-5',
        listen: 'Perdoa, sara, resgata, coroa, sacia.',
      },
      {
        ask: 'Que duas distâncias enormes o poeta usa, e o que cada uma mede?',
        verses: '103:11-12',
        listen: 'Céu e terra medem a bondade; oriente e ocidente, o quanto a culpa foi afastada.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma pessoa precisaria mandar a própria alma agradecer?',
        verses: '103:1-2',
        listen: 'Porque gratidão não é automática; a memória guarda melhor a mágoa.',
        follow: 'O que a sua alma lembra com mais facilidade?',
      },
      {
        ask: 'O que muda na nossa ideia de Deus saber que ele é “lento para irar-se”?',
        verses: '103:8-9',
        listen: 'Ele não está à espera do nosso tropeço; a ira não é o seu humor.',
      },
      {
        ask: 'Norte e sul têm um ponto de encontro; oriente e ocidente, não. O que essa figura diz sobre a culpa perdoada?',
        verses: '103:10, 103:12',
        listen: 'Não há lugar onde ela nos reencontre.',
      },
    ],
    live: [
      {
        ask: 'Que favor de Deus dos últimos doze meses você já estava esquecendo?',
        listen: 'Ajude com áreas: saúde, mesa, amizade, um livramento.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que erro seu outras pessoas ainda printam, lembram ou jogam na cara, e o que Deus faz com ele?',
        listen: 'Não peça o erro; fique na diferença entre as memórias.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que assunto velho vocês dois continuam desenterrando quando brigam?',
        listen: 'Perdoar é não usar como arma; em caso de violência, a conversa é outra e a sós.',
        for: ['couples'],
      },
      {
        ask: 'Como era o seu pai quando você errava, e que pai o salmo mostra?',
        listen: 'Pode doer; aceite quem prefira só ouvir.',
        for: ['parents', 'men', 'visitors'],
      },
      {
        ask: 'O que você já não consegue fazer por cansaço ou idade, e como é ouvir que Deus sabe que somos pó?',
        listen: 'O pó aqui é ternura, não desprezo.',
        for: ['elderly', 'adults'],
      },
      {
        ask: 'Que parte da sua história antes de crer é difícil de acreditar que ficou mesmo longe?',
        listen: 'Basta dizer que existe; leia o versículo 12 de novo.',
        for: ['new-believers'],
      },
      {
        ask: 'Em dias de saudade, que bem recebido por meio de quem partiu você não quer esquecer?',
        listen: 'Gratidão e choro cabem juntos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais absurda que você já esqueceu em algum lugar? Chave não vale, é fácil demais.',
        bridge: 'Davi sabia que gente esquece, e por isso deu uma ordem à própria memória.',
      },
      {
        text: 'Você fala sozinho? Em que situação, e o que costuma dizer a si mesmo?',
        bridge: 'O salmo inteiro é alguém falando consigo, e vale ouvir a conversa.',
        for: ['adults', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Abra as fotos do telefone, ou um álbum, e pare em três que fazem você sorrir. Diga obrigado por cada uma em voz baixa.',
      bridge: 'Isso foi acordar a alma. Agora deixe o salmo continuar.',
    },
    complete: [
      {
        name: 'Memória de cinco dedos',
        text: 'Contorne a mão num papel e escreva em cada dedo: ele me perdoou… Ele me curou de… Ele me tirou de… Ele me tratou com carinho quando… Ele me deu de bom…',
      },
      {
        name: 'Recado para a alma',
        text: 'Escreva na segunda pessoa e leia no sábado: minha alma, você tem reclamado de… Não esqueça que… Amanhã, quando acordar, lembre…',
      },
    ],
    challenges: [
      {
        do: 'Anote toda noite dois benefícios bem concretos do dia, sem repetir nenhum em sete dias.',
        tell: 'o que só apareceu quando a lista já estava difícil.',
      },
      {
        do: 'Agradeça por carta ou áudio a alguém que foi lento para se irar com você num tempo em que merecia bronca.',
        tell: 'o que a pessoa lembrava daquela história.',
      },
    ],
    children: {
      truth: 'Deus me perdoa e cuida de mim como bom pai.',
      to7: {
        story:
          'Davi acordou meio emburrado. Então ele falou com o próprio coração: coração, acorda! Vamos lembrar das coisas boas que Deus fez! E começou a contar nos dedos. Um: Deus perdoa. Dois: Deus cuida quando estou doente. Três: Deus me ajuda a levantar. Quatro: Deus me dá carinho. Cinco: Deus me dá coisas gostosas. Quando terminou a mão inteira, Davi já estava cantando! E ele lembrou de mais uma coisa: quando a gente pede perdão, Deus leva o erro para longe, longe, muito longe. Deus é como um pai que abraça e diz: eu sei que você é pequeno.',
        activity:
          'Contornem a mão de cada criança numa folha. Ela desenha em cada dedo uma coisa boa que Deus deu e depois bate palma para agradecer.',
        questions: [
          'O que Davi contou nos dedos?',
          'Para onde Deus leva o erro perdoado?',
          'Que coisa boa você quer agradecer hoje?',
        ],
      },
      to12: {
        story:
          'Você já saiu procurando o chinelo com o chinelo no pé? A gente esquece o que está bem perto. Davi sabia disso. Um dia ele deu uma ordem a si mesmo: minha alma, agradeça, e não esqueça nenhum dos favores de Deus! Aí fez uma lista: ele perdoa, cura, salva da destruição, põe carinho como uma coroa na cabeça, enche a vida de coisas boas. Depois lembrou o que tinha acontecido muito antes. O povo fez um bezerro de ouro para adorar e traiu Deus. Mesmo assim Deus disse a Moisés que era cheio de compaixão e demorava a ficar irado. Para explicar o perdão, Davi inventou uma medida: pense no lugar onde o sol nasce e no lugar onde ele se põe. Os dois nunca se encontram. É para tão longe que Deus leva os nossos erros. E ele faz isso como um pai que conhece os filhos e sabe que são frágeis.',
        activity:
          'Duas crianças andam de costas uma para a outra com um barbante, até não haver mais casa. O grupo calcula quantas voltas seriam precisas e lê o versículo 12.',
        questions: [
          'Por que Davi falou com a própria alma?',
          'O que o nascer e o pôr do sol ensinam sobre o perdão?',
          'Com quem você pode ser mais lento para ficar bravo?',
        ],
      },
      challenge: 'No jantar, peça que cada um da família conte um favor de Deus naquele dia.',
    },
    prayer:
      'Bendito sejas, Senhor, porque perdoas, curas, levantas e coroas gente feita de pó. Acorda a nossa memória. Leva para longe a culpa que insiste em voltar, e faze de nós pessoas lentas para a ira.',
    leader: {
      lost: 'Agradecer pode virar obrigação de parecer bem. Deixe claro que lembrar os favores não exige esconder a dor; o próprio poeta fala de destruição, opressão e pó.',
      tender:
        'A cura do versículo 3 pesa para quem continua doente, e a figura do pai, para quem teve um pai duro. Não tire conclusões sobre a fé de ninguém; diga que o salmo conta como Deus é, e não como todo pai foi.',
      differ:
        'Sobre sarar todas as enfermidades, há quem espere cura para todo crente hoje e há quem entenda que ela se completa na ressurreição. Todos oram pelos doentes com confiança.',
    },
    comfort:
      'Ele lembra que você é pó. Não espera de você, nesta fase, mais do que o pó consegue dar, e tem compaixão.',
    closing: 'Minha alma, durma agora, e amanhã lembre de novo.',
    words: [
      'bendize',
      'minha alma',
      'beneficios',
      'nao te esquecas',
      'perdoa todas',
      'aguia',
      'oriente',
      'ocidente',
      'somos po',
      'compadece',
      'gratid',
      'salmo 103',
    ],
  },
  {
    verses: '107:1-43',
    key: '107:6',
    title: 'Quatro histórias e um só grito',
    theme: 'a gratidão dos resgatados',
    themes: ['gratidao', 'salvacao', 'graca', 'oracao'],
    idea: 'Perdidos, presos, doentes ou no meio da tempestade, clamaram ao Senhor e ele os livrou; quem foi resgatado tem uma história para contar.',
    context:
      'O salmo fala a gente que Deus trouxe de volta dos quatro cantos da terra. Conta quatro apertos: o deserto, a prisão, a doença (107:17-22) e o mar (107:23-32). Em todos voltam duas frases: clamaram e ele os livrou; que eles louvem. O fim mostra Deus virando secas e fomes do avesso, e chama o sábio a prestar atenção (107:43).',
    retold: [
      {
        verses: '107:1-9',
        says: 'Os resgatados são chamados a dar graças ao Senhor. Uns andavam famintos pelo deserto, e ele os levou a uma cidade onde morar.',
      },
      {
        verses: '107:10-16',
        says: 'Alguns, por se rebelarem contra Deus, estavam presos em trevas. Clamaram, e ele quebrou as correntes e as portas de bronze.',
      },
      {
        verses: '107:17-22',
        says: 'Os insensatos, por causa de suas maldades, rejeitavam a comida e quase morriam. Clamaram, e Deus enviou sua palavra e os sarou.',
      },
      {
        verses: '107:23-32',
        says: 'Os que desceram ao mar cambaleavam na tempestade. Clamaram, e Deus calou as ondas e os levou ao porto.',
      },
      {
        verses: '107:33-43',
        says: 'Deus faz do deserto uma lagoa, onde os famintos plantam e constroem. Ele tira o necessitado da opressão, e os corretos se alegram.',
      },
    ],
    read: {
      verses: '107:4-15',
      how: 'Digam juntos o versículo 1 antes de começar. Dois leitores contam o deserto e a prisão; todos gritam baixo o 6 e o 13, e cantam ou dizem o 8 e o 15.',
    },
    observe: [
      {
        ask: 'O que passavam os do deserto, e para onde Deus os levou?',
        verses: '107:4-7',
        listen:
          'Errantes, famintos, sedentos, sem cidade; levou-os por caminho correto a uma cidade para morar.',
      },
      {
        ask: 'Como foram parar na prisão os do segundo retrato, e o que Deus quebrou?',
        verses: '107:10-11, 107:14',
        listen:
          'Rebelaram-se contra os mandamentos e desprezaram o conselho do Altíssimo; ele quebrou as correntes que os prendiam.',
      },
      {
        ask: 'Que duas frases se repetem nos dois retratos?',
        verses: '107:6, 107:8, 107:13, 107:15',
        listen:
          'Clamaram ao SENHOR na angústia e ele os livrou; que eles louvem por sua leal bondade e maravilhas.',
      },
    ],
    interpret: [
      {
        ask: 'Uns sofriam sem culpa contada; outros, por rebeldia. O que chama atenção na resposta de Deus aos dois?',
        verses: '107:4-6, 107:11-13',
        listen: 'É a mesma: clamaram, livrou. A culpa não tirou ninguém da fila.',
        follow: 'Que tipo de aperto você acha que Deus não atende?',
      },
      {
        ask: 'Por que o salmo espera que se clame antes, se Deus já via tudo?',
        verses: '107:6, 107:13',
        listen:
          'Clamar é deixar de se bastar; abre a relação. O grito cabe até quando a fé é pouca.',
      },
      {
        ask: 'Depois do socorro, pede-se que louvem diante de outros. O que se perde quando o resgatado fica calado?',
        verses: '107:8, 107:15',
        listen: 'O próximo que está no mesmo aperto não fica sabendo que há saída.',
      },
    ],
    live: [
      {
        ask: 'Deserto, prisão, doença ou mar: em qual dos quatro retratos do salmo você se acha hoje, ou já se achou?',
        listen: 'Uma palavra basta. Fala mais quem quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que porta parece trancada na sua idade, e que palavra seria o seu grito?',
        listen: 'Ansiedade, dependência de tela, família. Grito curto vale.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Conte em um minuto: eu estava …, clamei, e Deus … . Qual é a sua?',
        listen: 'Pequenas valem. Não transforme em disputa de testemunhos.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'O que impede você de clamar quando a culpa do aperto é sua?',
        listen: 'Vergonha, achar que precisa pagar antes. O 11 ao 14 responde.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'Que livramento da sua família os mais novos nunca ouviram contar?',
        listen: 'Marquem dia e comida para contar.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Se você ainda espera o “e ele os livrou”, quem pode clamar com você enquanto isso?',
        listen: 'Não prometa prazos. Combinem quem liga e quando.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma vez em que se perdeu: em shopping, trilha, cidade nova, sem sinal no celular. Quem achou você?',
        bridge: 'O salmo abre com gente que não acha a cidade.',
      },
      {
        text: 'Que refrão de música você não consegue tirar da cabeça nesta semana?',
        bridge: 'Este salmo também tem um refrão, e volta quatro vezes.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre um aperto de que você saiu. Onde estava? Quem ligou? O que comeu depois? Fique um minuto nessa lembrança.',
      bridge: 'Digam isso os resgatados, pede o salmo. Leia como um deles.',
    },
    complete: [
      {
        name: 'Minha estrofe',
        text: 'Escreva a quinta história do salmo: Alguns … . A alma deles … . Então clamaram ao Senhor, e ele … . Que eles louvem ao Senhor porque … .',
      },
      {
        name: 'Antes e depois do grito',
        text: 'Divida a folha ao meio com a frase: então clamei. Em cima, como estava: … . Embaixo, o que Deus já fez: … , ou o que espero que faça: … .',
      },
    ],
    challenges: [
      {
        do: 'Conte o seu livramento a uma pessoa que passa agora pelo mesmo aperto, em até três minutos, sem dizer o que ela deve fazer.',
        tell: 'que pergunta a pessoa fez.',
      },
      {
        do: 'Visite, escreva ou leve algo a quem está num dos quatro retratos: perdido na cidade, preso, doente ou em viagem perigosa.',
        tell: 'qual retrato você escolheu.',
      },
    ],
    children: {
      truth: 'Quando clamo a Deus, ele me ouve e ajuda.',
      to7: {
        story:
          'Este salmo conta histórias de gente em apuros. Uns se perderam no deserto. Tinham fome e sede! Então chamaram: Senhor, ajuda! E Deus mostrou o caminho até uma cidade. Outros estavam presos no escuro, porque não quiseram ouvir Deus. Eles também chamaram: Senhor, ajuda! E Deus quebrou as correntes. Outros estavam muito doentes. Chamaram, e Deus os sarou. Outros estavam no mar, e o vento era forte. Chamaram, e as ondas ficaram quietinhas! Sempre assim: eles chamavam, e Deus ouvia. Depois o salmo pede: digam obrigado e contem a todos. Deus é bom! O amor dele dura para sempre!',
        activity:
          'Façam quatro cantos na sala: deserto, prisão, cama e mar. A cada canto, todos dizem: Senhor, ajuda! E depois: obrigado, Senhor!',
        questions: [
          'O que faltava no deserto?',
          'O que todos fizeram quando estavam em apuros?',
          'Em que você quer pedir ajuda a Deus?',
        ],
      },
      to12: {
        story:
          'Imagine quatro pessoas contando o que passaram. A primeira diz: nós nos perdemos no deserto, com fome e sede, sem achar cidade. Clamamos ao Senhor, e ele nos levou por um caminho certo. A segunda: nós estávamos presos, na escuridão, e a culpa era nossa, porque desprezamos os conselhos de Deus. Mesmo assim clamamos, e ele quebrou as correntes. A terceira: nós adoecemos tanto que nem comida aguentávamos. Clamamos, e ele enviou a sua palavra e nos sarou. A quarta: nós éramos marinheiros, e as ondas subiam até o céu. Clamamos, e ele fez o mar calar e nos levou ao porto. É assim o salmo 107: quatro apertos e um mesmo grito, e todos com o mesmo fim, um obrigado bem alto. Nem sempre a ajuda chega do jeito ou na hora que a gente quer. Mas quem clama não está sozinho. E quem já foi ajudado tem uma história para contar a quem precisa.',
        activity:
          'Façam um livrinho de quatro páginas, uma para cada aperto, e deixem a quinta para cada um escrever ou desenhar a sua própria história.',
        questions: [
          'Quais eram os quatro apertos?',
          'O que se repetiu em todos?',
          'Que história de ajuda de Deus a sua família conta?',
        ],
      },
      challenge: 'Pergunte a um adulto como Deus o ajudou uma vez e conte a um amigo.',
    },
    prayer:
      'Senhor, tu és bom, e o teu leal amor dura para sempre. Por quem anda perdido, preso, doente ou no mar, clamamos agora. Quebra, sara, acalma, leva à cidade. E abre a boca de quem já foi resgatado. Amém.',
    leader: {
      lost: 'O salmo é comprido e o grupo se dispersa nos detalhes do fim. Fique nos dois refrões: clamaram e ele livrou; que eles louvem.',
      tender:
        'Há quem clamou e enterrou a pessoa amada. Não diga que faltou fé. O próprio salmo fala de opressão e sofrimento (39). Deixe que essa pessoa só escute. Doença e dependência pedem também médico e rede de ajuda.',
    },
    comfort:
      'Se você está na parte da história em que só existe a angústia, o versículo 6 começa daí. Um grito basta. A gente pode gritar junto.',
    closing: 'Digam isso os resgatados: ele é bom.',
    words: [
      'salmo cento e sete',
      'dai gracas ao senhor porque ele e bom',
      'resgatados pelo senhor',
      'remidos do senhor',
      'clamaram ao senhor na angustia',
      'na sua angustia',
      'andaram errantes no deserto',
      'quebrou as correntes',
      'portas de bronze',
      'enviou sua palavra e os sarou',
      'alma sedenta',
      'testemunho',
      'livramento',
      'maravilhas para com os filhos dos homens',
    ],
  },
  {
    verses: '107:23-32',
    key: '107:29',
    title: 'Até o porto desejado',
    theme: 'Deus no meio da tempestade',
    themes: ['medo', 'oracao', 'gratidao', 'esperanca'],
    idea: 'Quando toda a habilidade se reduz a nada, ainda dá para clamar: o Deus que manda no vento escuta, acalma as ondas e leva os seus ao porto.',
    context:
      'O Salmo 107 reúne quatro grupos de resgatados: perdidos no deserto, presos, doentes e, por último, marinheiros. Todos têm o mesmo refrão: clamaram, e ele os livrou. Israel era povo de terra firme e tinha medo do mar. Quem conhece os evangelhos lembra logo de um barco na Galileia e de Jesus dormindo na popa.',
    retold: [
      {
        verses: '107:23-27',
        says: 'Alguns descem ao mar para fazer comércio, e Deus faz levantar um vento de tempestade. Sobem e descem com as ondas, cambaleiam como bêbados e toda a habilidade deles acaba.',
      },
      {
        verses: '107:28-30',
        says: 'Na angústia, os marinheiros clamam ao Senhor. Ele cala as ondas, e eles se alegram com a calmaria e chegam ao porto que queriam.',
      },
      {
        verses: '107:31-32',
        says: 'Que os resgatados do mar louvem o Senhor por sua bondade leal, na assembleia do povo e na reunião dos anciãos.',
      },
    ],
    read: {
      verses: '107:23-32',
      how: 'Em pé, balançando de leve a partir do 25, cada vez mais. No 28, todos dizem juntos. No 29, parem de repente e fiquem imóveis.',
    },
    observe: [
      {
        ask: 'Quem são estas pessoas, e o que faziam no mar?',
        verses: '107:23-24',
        listen: 'Comerciantes em navios; era dia de trabalho.',
      },
      {
        ask: 'O que acontece com o navio, com a alma e com a habilidade deles?',
        verses: '107:26-27',
        listen: 'Sobem e descem, a alma derrete, cambaleiam; a habilidade vira nada.',
      },
      {
        ask: 'O que muda entre o versículo 28 e o 30?',
        verses: '107:28-30',
        listen: 'Clamam; tormenta cessa, ondas se calam; alegria, calmaria, porto desejado.',
      },
      {
        ask: 'Onde o agradecimento deve ser feito?',
        verses: '107:31-32',
        listen: 'Na assembleia do povo e na reunião dos anciãos: em público.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o texto faz questão de dizer que “toda a habilidade deles se reduz a nada” antes do clamor?',
        verses: '107:27-28',
        listen: 'Profissionais também chegam ao limite; ali a oração deixa de ser enfeite.',
        follow: 'Qual é a habilidade em que você mais confia?',
      },
      {
        ask: 'Deus levanta o vento e também o acalma. O que é difícil e o que é consolador nessa frase?',
        verses: '107:25, 107:29',
        listen: 'Difícil: por que deixou vir; consolador: a onda não é dona de nada.',
      },
      {
        ask: 'Que perguntas este salmo ajuda a responder quando Jesus manda o mar se calar?',
        verses: '107:29',
        listen: 'Quem é este, que faz o que o Senhor faz?',
      },
    ],
    live: [
      {
        ask: 'Em que dia comum de trabalho a onda subiu sem aviso para você?',
        listen: 'Demissão, ligação, exame; conte só o que quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Sobe ao céu e desce ao abismo no mesmo dia: que coisa faz o seu humor virar onda, e o que serve de âncora?',
        listen: 'Nota, mensagem, comparação; âncoras reais.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando o barco de vocês balança, quem rema, quem grita e quem ora? Que troca faria bem?',
        listen: 'Humor, sem acusação.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A que porto Deus já levou você que não era o que tinha escolhido no mapa?',
        listen: 'Portos inesperados; gratidão demorada.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como você imagina que é clamar a Deus pela primeira vez, sem saber as palavras?',
        listen: 'Gritar socorro já serve; os marinheiros não tinham liturgia.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se a sua tempestade não acalmou, o que tem mantido o barco à tona?',
        listen: 'Pessoas, hábitos, um verso; não prometa a hora da calmaria.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o meio de transporte que mais fez o seu estômago dançar: barco, ônibus de serra, roda-gigante, avião?',
        bridge:
          'Uns marinheiros experientes passaram por isso, e o salmo conta até o jeito de andar deles.',
      },
      {
        text: 'No que você é tão bom que faz de olhos fechados? Já falhou justo nisso?',
        bridge: 'A habilidade deles se reduziu a nada, diz o texto. Foi aí que a história virou.',
        for: ['men', 'adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Encha uma bacia ou um copo, mexa a água com o dedo e espere, olhando, até a superfície ficar lisa.',
      bridge: 'As ondas se calam, diz o salmo. Leia no tempo da água.',
    },
    complete: [
      {
        name: 'Diário de bordo',
        text: 'Complete: saí para … . O vento começou quando … . A minha habilidade de … já não serve. O meu clamor é: … . O porto que desejo é … .',
      },
      {
        name: 'Ondas e âncoras',
        text: 'Desenhe um barco. Nas ondas, o que balança você; na âncora, o que segura; na vela, uma frase deste salmo.',
      },
    ],
    challenges: [
      {
        do: 'Conte em público, na célula ou à mesa, um porto a que Deus trouxe você, como pede o versículo 32.',
        tell: 'o que alguém lhe disse depois de ouvir.',
      },
      {
        do: 'Seja tripulação: acompanhe por uma semana, com mensagem ou visita diária, alguém que está no meio da onda.',
        tell: 'que tipo de companhia ajudou mais.',
        for: ['adults', 'young', 'women', 'long-believers'],
      },
    ],
    children: {
      truth: 'Na tempestade eu chamo, e Deus me ouve.',
      to7: {
        story:
          'Uns marinheiros foram trabalhar no mar. O barco ia gostoso: chuá, chuá. De repente, o vento soprou: vuuu! As ondas cresceram. O barco subia, uííí, e descia, ooooh! Os marinheiros andavam tortos, para cá e para lá. Eles sabiam tudo de barco, mas agora não sabiam o que fazer. Então chamaram: Deus, ajuda a gente! Deus ouviu. O vento parou. As ondas ficaram quietinhas: psiu… O mar virou um espelho. Que alegria! E Deus levou o barco até o porto, onde as famílias esperavam acenando. Os marinheiros contaram para todo mundo: chamamos, e Deus ouviu!',
        activity:
          'Segurem juntos um lençol com um barquinho de papel em cima. Façam ondas fortes; quando todos disserem Deus, ajuda!, as ondas vão parando até o barco descansar.',
        questions: [
          'O que aconteceu com o mar?',
          'O que os marinheiros fizeram?',
          'Quando você sente medo, quem pode chamar?',
        ],
      },
      to12: {
        story:
          'No Salmo 107 há quatro histórias de gente em apuros, e a última é de marinheiros. Eles não estavam passeando, era trabalho. Conheciam as cordas, as velas e as estrelas. Mas veio um vento tão forte que o navio subia como se fosse tocar o céu e descia como se fosse afundar. Eles cambaleavam, e tudo o que sabiam fazer já não servia. Foi quando clamaram a Deus. E ele fez a tormenta calar. O mar ficou liso, e eles chegaram ao porto que tanto queriam. Depois o salmo diz: contem isso na frente de todos! Séculos mais tarde, os amigos de Jesus estavam num barco, no meio de uma tempestade. Jesus se levantou e mandou o vento parar, e ele parou. Os amigos se perguntaram: quem é este, que até o mar obedece? Quem conhecia o salmo já podia adivinhar.',
        activity:
          'Façam barquinhos e escrevam na vela um pedido de socorro a Deus. Soprem numa bacia, esperem a água acalmar e orem uns pelos pedidos dos outros.',
        questions: [
          'Por que a habilidade dos marinheiros não bastou?',
          'Que história de Jesus parece com esta?',
          'Que tempestade você quer contar a Deus?',
        ],
      },
      challenge: 'Conte a alguém uma vez em que você teve medo e Deus cuidou de você.',
    },
    prayer:
      'Senhor, a nossa habilidade acabou, e as ondas não. Clamamos. Cala o que puder ser calado hoje, e segura o barco no que ainda vai balançar. Leva-nos ao porto. E não nos deixes esquecer de contar lá fora quem nos trouxe.',
    leader: {
      lost: 'O 25 pode parar o grupo: Deus manda a tempestade? Reconheça que é difícil, leia a nota e volte ao movimento do texto: aperto, clamor, calma, gratidão.',
      tender:
        'Há quem perdeu alguém em água, enchente ou acidente. Avise antes de balançar e não faça encenação se isso for ferida ali. Nem toda onda se acalmou: não prometa. Para quem não quer mais remar, CVV 188, agora.',
      differ:
        'Alguns creem que Deus envia cada tempestade com um fim; outros, que ele governa um mundo onde tempestades acontecem e nelas salva. O salmo afirma as duas coisas que importam: nenhum vento está fora da mão dele, e ele escuta quem clama.',
    },
    comfort:
      'Se o barco ainda balança, não é porque o seu clamor foi baixo. Há quem mande no vento e conheça o caminho do porto. Deite no fundo do barco, se precisar; outros remam.',
    closing: 'Acaba a habilidade, não acaba o porto.',
    words: [
      'desceram ao mar em navios',
      'descem ao mar em navios',
      'vento tempestuoso',
      'ate ao porto desejado',
      'porto desejado',
      'ondas se calam',
      'faz cessar as tormentas',
      'cessar a tormenta',
      'toda a habilidade',
      'perdem todo o tino',
      'clamam ao senhor na angustia',
      'salmo 107',
    ],
  },
  {
    verses: '112:1-10',
    key: '112:7',
    title: 'Coração firme, mão aberta',
    theme: 'o coração firme diante das más notícias',
    themes: ['medo', 'generosidade', 'fe', 'justica'],
    idea: 'Quem teme ao Senhor e gosta da vontade dele fica com o coração firme e a mão aberta: não vive com medo da próxima notícia e reparte com quem precisa.',
    context:
      'Este salmo é irmão do anterior: no hebraico, os dois seguem o alfabeto, e o que o 111 diz de Deus este diz da pessoa que anda com ele. Deus é compassivo e misericordioso (111:4), e ela fica parecida (112:4). É poesia de sabedoria: mostra como a vida tende a ser, e não um contrato. O próprio salmo fala de trevas e de más notícias.',
    retold: [
      {
        verses: '112:1-3',
        says: 'Feliz é quem teme ao Senhor e tem prazer nos mandamentos dele. A sua descendência será abençoada, e a sua justiça permanece.',
      },
      {
        verses: '112:4-6',
        says: 'A luz nasce nas trevas para o justo, que é compassivo, empresta e conduz os negócios com justiça. O justo não se abalará e será lembrado.',
      },
      {
        verses: '112:7-9',
        says: 'O justo não teme as más notícias, porque o coração está firme, confiando no Senhor. Distribui e dá aos necessitados.',
      },
      {
        verses: '112:10',
        says: 'O perverso vê a honra do justo e se irrita, range os dentes e se consome. O desejo dos perversos perecerá.',
      },
    ],
    read: {
      verses: '112:1-10',
      how: 'Um lê as linhas sobre o coração (1, 4, 7, 8), com a mão no peito; outro, as linhas sobre a mão (5, 9), com a mão aberta; todos, o resto.',
    },
    observe: [
      {
        ask: 'Em que essa pessoa tem prazer, e a quem teme?',
        verses: '112:1',
        listen: 'Teme ao Senhor; tem grande prazer nos mandamentos dele.',
      },
      {
        ask: 'O que ela faz com o que tem, e como faz negócios?',
        verses: '112:4-5, 112:9',
        listen: 'É compassiva, empresta, age com justiça, distribui, dá aos necessitados.',
      },
      {
        ask: 'O que o salmo diz que vem sobre ela também: só coisa boa?',
        verses: '112:4, 112:7',
        listen: 'Trevas e más notícias também; mas a luz nasce, e o coração está firme.',
      },
      {
        ask: 'Como reage o perverso, e o que acontece com o desejo dele?',
        verses: '112:10',
        listen: 'Irrita-se, range os dentes, consome-se; o desejo perece.',
      },
    ],
    interpret: [
      {
        ask: 'O salmo não diz que as más notícias não vêm. Por que, então, essa pessoa não vive com medo delas?',
        verses: '112:7-8',
        listen: 'O coração está apoiado no Senhor, e não no noticiário.',
        follow: 'Que diferença há entre coração firme e coração duro?',
      },
      {
        ask: 'Que ligação existe entre não ter medo e conseguir repartir?',
        verses: '112:7, 112:9',
        listen: 'O medo fecha a mão; quem confia solta.',
      },
      {
        ask: 'Luz “nas trevas”, e não no lugar delas. O que isso diz a quem anda direito e sofre?',
        verses: '112:4',
        listen: 'Sofrer não é sinal de que andou mal; a luz chega ali dentro.',
      },
    ],
    live: [
      {
        ask: 'Qual tipo de notícia mais aperta o seu coração, e o que o ajuda a ficar firme?',
        listen: 'Exame, polícia, trabalho, filho. Oração, gente, sono.',
      },
      {
        ask: 'Onde a sua mão se fechou por medo de faltar, e que abertura pequena caberia agora?',
        listen: 'Sem comparar valores; prudência também é justiça.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Quanto tempo por dia as notícias e as redes ocupam a sua cabeça, e como fica o coração depois?',
        listen: 'Números honestos; um horário de pausa.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Por que gesto você gostaria de ser lembrado pelos seus filhos, sobrinhos ou netos?',
        listen: 'Um gesto, não um título.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'No seu trabalho ou negócio, onde é difícil conduzir as coisas com justiça?',
        listen: 'Preço, prazo, imposto, empregado.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que luz já nasceu para você no meio de uma treva, ainda que pequena?',
        listen: 'Se ainda não nasceu, esperem juntos.',
        for: ['mourning', 'new-believers', 'women'],
      },
      {
        ask: 'Conhece alguém firme sem ser duro? O que essa pessoa tem?',
        listen: 'Da igreja ou de fora dela.',
        for: ['visitors', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Telefone tocando de madrugada: o que passa pela sua cabeça antes de atender?',
        bridge: 'Um salmo fala de quem não vive com medo da próxima notícia.',
      },
      {
        text: 'O que você empresta com gosto e o que não empresta nem para a mãe?',
        bridge: 'O salmo elogia uma pessoa de mão aberta e coração firme.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha uma das mãos no peito e deixe a outra aberta no colo. Sinta o coração bater.',
      bridge: 'O salmo fala dessas duas coisas: coração firme e mão que reparte.',
    },
    complete: [
      {
        name: 'Notícia e âncora',
        text: 'Complete: A notícia que eu temo é … . Se ela vier, eu ainda terei … . O Senhor já esteve comigo quando … . Por isso o meu coração … .',
      },
      {
        name: 'Da mão fechada à aberta',
        text: 'Desenhe as duas. Na fechada: seguro … por medo de … . Na aberta: nesta semana reparto … com … . Escreva entre elas: confiando no Senhor.',
      },
    ],
    challenges: [
      {
        do: 'Por sete dias, veja notícias só uma vez por dia e, logo depois, leia o versículo 7 em voz alta.',
        tell: 'como o coração ficou sem tanta notícia.',
      },
      {
        do: 'Separe uma parte do que ia gastar com você nesta semana e dê a alguém em aperto, ou perdoe uma dívida pequena.',
        tell: 'o que você aprendeu, sem dizer a quem nem quanto.',
      },
    ],
    children: {
      truth: 'Confio em Deus, e meu coração fica firme.',
      to7: {
        story:
          'Este salmo fala de uma pessoa feliz. Por que ela é feliz? Porque ama a Deus e gosta de fazer o que ele diz. Quando fica escuro, Deus acende uma luz para ela. Quando chega uma notícia ruim, o coração faz tum-tum, mas ela diz: eu confio em Deus! E o coração fica firme. E a mão dela? A mão é aberta! Ela empresta o brinquedo, divide o pão, ajuda quem não tem. Há gente que não gosta de ver isso e fica brava. Mas ela continua fazendo o bem. Que bom ter um coração firme e uma mão aberta!',
        activity:
          'Com uma mão no coração, digam: confio em Deus! Com a outra, cada um passa um pedaço de pão ou fruta a quem está ao lado.',
        questions: [
          'De quem essa pessoa gosta?',
          'Como fica o coração dela com uma notícia ruim?',
          'O que você pode repartir hoje?',
        ],
      },
      to12: {
        story:
          'Qual é a notícia que dá mais medo em você? Prova, doença, briga em casa? O Salmo 112 descreve uma pessoa que também recebe más notícias, e não se desmancha. Qual é o segredo? Ela ama a Deus e tem prazer no que ele ensina. O coração dela está apoiado nele, como casa com bom alicerce. Isso não quer dizer que nunca chore. O salmo até fala de trevas! Mas nas trevas nasce uma luz. E olhe o que acontece com as mãos: quem tem muito medo fecha a mão, com receio de faltar. Quem confia abre. Empresta, trabalha com honestidade, divide com quem precisa. A justiça dessa pessoa dura para sempre; ninguém se esquece dela. Há quem fique irritado de ver. Ela segue. Coração firme, mão aberta.',
        activity:
          'Cada um conta uma notícia que dá medo. O grupo responde junto: o coração está firme, confiando no Senhor! Depois pensem num gesto de mão aberta para a semana.',
        questions: [
          'As más notícias vêm também para quem ama a Deus?',
          'O que o medo faz com a mão da gente?',
          'Com quem você vai repartir alguma coisa?',
        ],
      },
      challenge: 'Empreste ou divida uma coisa sua com alguém, com um sorriso.',
    },
    prayer:
      'Senhor, as notícias nos assustam, e a mão se fecha. Firma o nosso coração em ti. Acende luz nas nossas trevas. Ensina-nos a emprestar, a repartir e a ser justos no que ninguém confere. Que fiquemos parecidos contigo, compassivos. Amém.',
    leader: {
      lost: 'O versículo 3 pode virar promessa de riqueza. O salmo fala de bens que circulam: quem tem empresta e distribui. E a Bíblia conhece justos pobres e doentes, como em Jó e nos profetas. Fique com o coração e a mão.',
      tender:
        'Quem tem transtorno de ansiedade pode ouvir uma acusação em “não temerá”. Diga que firmeza aqui é em quem se apoia, não ausência de susto, e que tratar a ansiedade também é cuidado de Deus. Quem está endividado não deve dar o que não tem.',
    },
    comfort:
      'A má notícia chegou, talvez. O salmo não diz que ela não viria. Diz que o seu coração pode se apoiar em alguém, e que a luz nasce dentro do escuro. Apoie-se; não precisa fazer mais nada.',
    closing: 'Coração firme no Senhor, mão aberta para o próximo.',
    words: [
      'salmo cento e doze',
      'mas noticias',
      'nao temera mas noticias',
      'seu coracao esta firme',
      'confiando no senhor',
      'luz nasce nas trevas',
      'da aos necessitados',
      'deu aos pobres',
      'sua justica permanece para sempre',
      'empresta',
      'descendencia sera poderosa',
      'homem que teme ao senhor',
      'rangera seus dentes',
    ],
  },
  {
    verses: '113:1-9',
    key: '113:7',
    title: 'O Deus que se abaixa',
    theme: 'a grandeza e a ternura de Deus',
    themes: ['adoracao', 'graca', 'justica', 'humildade'],
    idea: 'O Senhor está tão alto que precisa se inclinar até para ver os céus, e se abaixa mais ainda: até o pó, para levantar quem ninguém levanta.',
    context:
      'Abre os salmos cantados na noite da Páscoa (113 a 118); é provável que Jesus e os discípulos o tenham cantado na última ceia. Naquele tempo, a mulher sem filhos vivia humilhada; as palavras do fim lembram o canto de Ana (1 Samuel 2) e voltam no de Maria (Lucas 1).',
    retold: [
      {
        verses: '113:1-3',
        says: 'Os servos do Senhor são chamados a louvar o seu nome, desde agora e para sempre, do nascer ao pôr do sol.',
      },
      {
        verses: '113:4-6',
        says: 'O Senhor está acima de todas as nações, e sua glória acima dos céus. Ninguém é como ele, que mora nas alturas e se inclina para ver a terra.',
      },
      {
        verses: '113:7-9',
        says: 'O Senhor levanta o pobre do pó, tira o necessitado do lixo e o faz sentar com os príncipes. À mulher estéril ele dá família e a alegria de ser mãe.',
      },
    ],
    read: {
      verses: '113:1-9',
      how: 'Todos em pé do 1 ao 4. No 6 curvam-se, no 7 estendem a mão ao vizinho, e dizem juntos a última palavra.',
    },
    observe: [
      {
        ask: 'Quando e até onde o nome do SENHOR deve ser louvado?',
        verses: '113:2-3',
        listen: 'Desde agora e para sempre; do nascer do sol até o poente.',
      },
      {
        ask: 'Onde Deus habita, e o que faz dali?',
        verses: '113:4-6',
        listen:
          'Nas alturas, acima das nações e dos céus; inclina-se para ver o que há nos céus e na terra.',
      },
      {
        ask: 'Quem ele levanta, de onde tira e onde põe?',
        verses: '113:7-9',
        listen:
          'O pobre, do pó; o necessitado, do lixo; assenta-os com os príncipes. A estéril, em família, alegre mãe.',
      },
    ],
    interpret: [
      {
        ask: 'O que é mais espantoso: Deus ser alto ou abaixar-se? Por quê?',
        verses: '113:5-7',
        listen: 'As duas coisas juntas. Grandes daqui costumam olhar por cima; este se inclina.',
        follow: 'Quando Deus se abaixou mais do que nunca? (Em Jesus.)',
      },
      {
        ask: 'Ele não só dá esmola ao pobre: assenta-o “com os príncipes”. O que isso devolve à pessoa?',
        verses: '113:7-8',
        listen: 'Nome, lugar à mesa, dignidade. Levantar é mais do que ajudar de cima.',
      },
      {
        ask: 'Por que um hino que alcança o mundo inteiro termina numa casa, com uma mulher?',
        verses: '113:3, 113:9',
        listen: 'A grandeza dele se mede na atenção a uma só pessoa esquecida.',
      },
    ],
    live: [
      {
        ask: 'De que pó Deus já levantou você, e com que mão: de um amigo, de um médico, de uma palavra?',
        listen: 'Histórias curtas. A mão usada importa.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Quem é olhado por cima na sua escola, e o que seria se inclinar sem fazer caridade de vitrine?',
        listen: 'Sentar junto, saber o nome, não filmar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para quem a nossa igreja reserva os melhores lugares sem perceber?',
        listen: 'Dinheiro, estudo, roupa. Uma mudança visível no domingo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Em que hora do dia, do nascer do sol ao poente, você menos se lembra de Deus?',
        listen: 'Trânsito, reunião, banho das crianças. Ali cabe um louvor curto.',
        for: ['parents', 'women', 'couples'],
      },
      {
        ask: 'O que você imaginava que um Deus tão grande pensava de uma vida como a sua?',
        listen: 'Distante, ocupado, bravo. O 6 diz: inclina-se.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'O que há de difícil em deixar que alguém levante você?',
        listen: 'Vergonha, orgulho, hábito de ser forte.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o lugar mais alto em que você já esteve, e o que lá de cima parecia formiga?',
        bridge: 'Deus vê de muito alto, e não vê formiga: vê gente.',
      },
      {
        text: 'O que o seu avô, pai ou tia fazia para ficar do tamanho de uma criança?',
        bridge: 'Agachar-se é um gesto de amor. O salmo diz que Deus faz isso.',
        for: ['parents', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Agache-se ou olhe o chão bem de perto por um minuto: um grão, uma formiga, uma migalha.',
      bridge: 'Deus se inclina assim. Leia o salmo dessa altura.',
    },
    complete: [
      {
        name: 'Escada ao contrário',
        text: 'Desenhe uma escada. No alto, escreva três coisas que o salmo diz de Deus: … . Vá descendo até o pó e escreva quem está lá: … . Ponha o seu nome no degrau em que você está.',
      },
      {
        name: 'Quem é como?',
        text: 'Não há ninguém como o Senhor, que … e também … . Ele viu quando eu … . Hoje posso me inclinar para ver … .',
      },
    ],
    challenges: [
      {
        do: 'Do nascer ao pôr do sol de um dia, louve a Deus numa frase a cada refeição e a cada porta que abrir.',
        tell: 'em qual porta você quase esqueceu.',
      },
      {
        do: 'Converse na mesma altura dos olhos com alguém que vive no chão da cidade: agache, pergunte o nome e, se puder, ajude.',
        tell: 'o nome e o que você ouviu.',
      },
    ],
    children: {
      truth: 'Deus é muito grande e se abaixa para cuidar.',
      to7: {
        story:
          'De manhã o sol nasce. De tarde o sol se põe. O dia inteiro a gente pode louvar a Deus! O salmo diz que Deus está bem no alto, acima dos países, acima do céu. Quem é como ele? Ninguém! Mas, sendo tão grande, será que ele vê a gente? Vê! Sabe como? Ele se abaixa para olhar. Ele vê o pobre sentado no pó e o levanta. Vê quem está no meio do lixo e o põe junto dos príncipes. Vê a mulher que não tinha filhos e lhe dá família e alegria. Deus grande, Deus que se abaixa. Aleluia!',
        activity:
          'Fiquem na ponta dos pés: Deus é grande! Agachem-se: Deus se abaixa! Deem a mão e levantem o vizinho: Deus levanta!',
        questions: [
          'Onde Deus mora, segundo o salmo?',
          'Quem ele levanta?',
          'Quem você pode ajudar a se levantar?',
        ],
      },
      to12: {
        story:
          'Na noite da Páscoa, as famílias de Israel cantavam este salmo. Talvez Jesus o tenha cantado com os discípulos antes de ir para a cruz. Ele começa convidando: do nascer do sol até o poente, seja louvado o nome do Senhor! Depois pergunta: quem é como o Senhor nosso Deus, que habita nas alturas? Ele está tão acima que precisa se inclinar até para olhar os céus. Muita gente importante, quando sobe, deixa de ver quem ficou embaixo. Deus é diferente: inclina-se e vê. Vê o pobre no pó e o levanta. Vê o necessitado no lixo e o faz sentar com os príncipes, como convidado de honra. Vê a mulher sem filhos, que naquele tempo era desprezada, e lhe dá casa e alegria. E muito tempo depois Deus se abaixou ainda mais: Jesus, o Filho de Deus, nasceu pequeno e lavou pés. O Deus mais alto é o que mais se abaixa.',
        activity:
          'Descubram alguém que trabalha perto e quase ninguém vê (porteiro, gari, cozinheira). Escrevam um cartão com o nome da pessoa e um obrigado.',
        questions: [
          'O que Deus faz estando tão alto?',
          'Onde ele põe o necessitado?',
          'Quem na sua escola quase ninguém vê?',
        ],
      },
      challenge: 'Diga bom dia, com o nome, a alguém que quase ninguém cumprimenta.',
    },
    prayer:
      'Quem é como tu, Senhor? Tão alto, e de olhos no nosso chão. Levanta quem está no pó. Dá lugar a quem não tem. E, enquanto o sol andar de um lado ao outro, acha-nos louvando e nos abaixando. Amém.',
    leader: {
      lost: 'Pode virar promessa de prosperidade: Deus põe com príncipes, então todos ficarão ricos. Diga que o salmo mostra o coração de Deus, e que ele nos chama a levantar gente com ele.',
      tender:
        'O versículo 9 dói em quem quis filhos e não os teve, ou os perdeu. Não diga que virão. Não peça a ninguém que explique por que não tem. Deus vê essa pessoa, com ou sem filhos, e o grupo também pode ser família dela.',
    },
    comfort:
      'Se você está sentado no pó, não precisa subir para ser visto. Ele se inclina. É ali que começa.',
    closing: 'Do sol que nasceu ao que se pôs, ele nos viu. Aleluia.',
    words: [
      'salmo cento e treze',
      'louvai servos do senhor',
      'nascer do sol ate o poente',
      'quem e como o senhor',
      'habita nas alturas',
      'se inclina',
      'levanta o pobre do po',
      'monturo',
      'ergue o necessitado',
      'assentar com os principes',
      'mulher esteril',
      'alegre mae de filhos',
      'hallel',
    ],
  },
  {
    verses: '115:1-18',
    key: '115:1',
    title: 'Não a nós, Senhor',
    theme: 'a glória de Deus e os ídolos',
    themes: ['adoracao', 'humildade', 'fe', 'identidade'],
    idea: 'O povo caçoado pede glória para o nome de Deus, e não para si; os ídolos têm boca e não falam, mas o Senhor se lembra, ajuda e abençoa pequenos e grandes.',
    context:
      'Os povos vizinhos tinham estátuas de seus deuses; Israel não tinha nenhuma, e riam dele: “Onde está o Deus deles?” Este salmo era cantado em família na Páscoa; talvez tenha estado no hino que Jesus cantou antes de ir ao monte das Oliveiras (Mateus 26:30). Foi feito para ser cantado em coro, uma voz respondendo à outra.',
    retold: [
      {
        verses: '115:1-3',
        says: 'O povo pede que a glória seja do nome do Senhor, e não dele. As nações perguntam onde está o Deus deles; ele está nos céus.',
      },
      {
        verses: '115:4-8',
        says: 'Os ídolos das nações são prata e ouro, obra de mãos humanas. Têm boca e não falam; quem confia neles se torna semelhante a eles.',
      },
      {
        verses: '115:9-11',
        says: 'Israel, a casa de Arão e todos os que temem ao Senhor são chamados a confiar nele, que é sua ajuda e seu escudo.',
      },
      {
        verses: '115:12-18',
        says: 'O Senhor se lembra do povo e abençoará pequenos e grandes. Os céus são dele, a terra ele deu às pessoas, e os vivos o bendirão.',
      },
    ],
    read: {
      verses: '115:1-12',
      how: 'Dividam em dois coros. Do 9 ao 11, um coro chama (confia no Senhor) e o outro responde (ele é sua ajuda e seu escudo). O 1 e o 12, todos.',
    },
    observe: [
      {
        ask: 'O que o povo pede no começo, e por que razões?',
        verses: '115:1',
        listen: 'Que a glória vá para o nome de Deus, por causa da bondade e da verdade dele.',
      },
      {
        ask: 'Que pergunta os outros povos faziam, e que resposta o salmo dá?',
        verses: '115:2-3',
        listen: 'Onde está o Deus deles? Nos céus; faz tudo o que lhe agrada.',
      },
      {
        ask: 'De que são feitos os ídolos, o que têm e o que não conseguem?',
        verses: '115:4-7',
        listen: 'Prata e ouro, mãos humanas; boca, olhos, ouvidos, mãos e pés que não servem.',
      },
      {
        ask: 'Quem é chamado a confiar, e que refrão se repete?',
        verses: '115:9-11',
        listen: 'Israel, casa de Arão, os que temem; “ele é sua ajuda e seu escudo”.',
      },
    ],
    interpret: [
      {
        ask: 'Quem está sendo caçoado costuma querer ganhar a discussão. Por que o povo começa com “não a nós”?',
        verses: '115:1-2',
        listen: 'Não quer a própria fama salva; quer que Deus seja conhecido.',
        follow: 'Como soaria essa frase depois de um sucesso seu?',
      },
      {
        ask: 'O salmo diz que quem faz ídolos e confia neles fica semelhante a eles. De que jeito a gente fica parecido com aquilo em que confia?',
        verses: '115:8',
        listen: 'Sem ouvir, sem ver, sem sentir: quem vive para a imagem vai ficando frio.',
      },
      {
        ask: 'Os ídolos têm boca e não falam; Deus não tem estátua e se lembra. Que tipo de Deus o povo conhece?',
        verses: '115:7, 115:12',
        listen: 'Vivo, que age, ajuda, lembra e abençoa.',
      },
    ],
    live: [
      {
        ask: 'De que elogio ou conquista é mais difícil você dizer: não a mim, Senhor?',
        listen: 'Receber elogio com alegria e passá-lo adiante.',
      },
      {
        ask: 'Que coisa feita por mãos humanas tem pedido de você tempo, dinheiro e confiança demais?',
        listen: 'Cada um fala da sua; ninguém da devoção dos outros.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curtidas, perfil, ídolos de palco: em que você percebe que ficou um pouco parecido com o que segue?',
        listen: 'Jeito de falar, de se ver, de tratar os outros.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quando alguém pergunta onde está o seu Deus, na doença ou na perda, o que você gostaria de responder?',
        listen: 'Talvez silêncio; talvez: nos céus, e aqui comigo.',
        for: ['mourning', 'adults', 'elderly'],
      },
      {
        ask: 'Que bênção de Deus chegou a um pequeno da sua casa, e como foi?',
        listen: 'Histórias de criança e de gente simples.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Onde você precisa hoje de ajuda, e onde precisa de escudo?',
        listen: 'Uma palavra para cada um. Orem assim.',
        for: ['new-believers', 'long-believers', 'women'],
      },
      {
        ask: 'O que você imagina quando ouve que Deus está nos céus: longe, grande, em toda parte?',
        listen: 'Curiosidade; sem aula.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bobagem você já comprou achando que ia resolver a sua vida?',
        bridge: 'O salmo brinca com coisas que têm cara de poder e não fazem nada.',
      },
      {
        text: 'Você fica à vontade ou quer sumir quando elogiam você na frente dos outros?',
        bridge: 'Há um salmo que começa devolvendo o elogio.',
        for: ['adults', 'young', 'teens', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Olhe um retrato ou uma estátua. Fale com ele uma frase e espere. Depois fale a mesma frase a Deus.',
      bridge: 'O salmo faz essa comparação. Leia e veja quem se lembra de você.',
    },
    complete: [
      {
        name: 'Não a mim',
        text: 'Complete três vezes: Não a mim, Senhor, por … , mas ao teu nome, porque foste tu que … .',
      },
      {
        name: 'Ajuda e escudo',
        text: 'Desenhe uma mão e um escudo. Na mão: preciso de ajuda em … . No escudo: guarda-me de … . Embaixo: o Senhor se lembra de mim.',
      },
    ],
    challenges: [
      {
        do: 'Quando receber um elogio nesta semana, agradeça, diga quem ajudou você e, sozinho, entregue a alegria a Deus.',
        tell: 'qual elogio foi e como foi entregá-lo.',
      },
      {
        do: 'Passe um dia inteiro sem uma coisa em que você confia demais para se sentir bem e, nas horas em que sentir falta, diga: o Senhor é a minha ajuda.',
        tell: 'quantas vezes precisou dizer.',
      },
    ],
    children: {
      truth: 'Deus é vivo, me ouve e se lembra de mim.',
      to7: {
        story:
          'Alguns povos faziam bonecos de prata e de ouro e diziam: este é o nosso deus! Os bonecos tinham boca. Falavam? Não! Tinham olhos. Viam? Não! Tinham orelhas. Ouviam? Nadinha. E pés que não andavam. Esses povos riam: cadê o Deus de vocês? O povo de Deus respondeu cantando: o nosso Deus está no céu, e ele é vivo! Ele fala, ele vê, ele ouve. Ele se lembra de nós e abençoa os grandes e também os pequenos. Pequenos como você! Então toda a glória é de Deus.',
        activity:
          'Brinquem de estátua: quem lidera diz ídolo, e todos ficam parados; diz Deus vivo, e todos pulam e batem palmas.',
        questions: [
          'O que os bonecos não conseguiam fazer?',
          'Onde está o nosso Deus?',
          'O que você quer falar para Deus, que ouve?',
        ],
      },
      to12: {
        story:
          'Imagine entrar num país onde cada casa tem uma estátua e você não tem nenhuma. Era assim com Israel. Os vizinhos zombavam: onde está o Deus de vocês? O povo respondeu com um canto. Começou de um jeito inesperado: não a nós, Senhor, não a nós, mas ao teu nome dá glória! Eles não queriam ficar famosos. Depois, com um pouco de humor, descreveram os ídolos: são de prata e ouro, feitos por gente; têm boca e não falam, olhos e não veem, pés e não andam. E quem confia neles acaba ficando igual: não ouve, não vê, não sente. Então um coro gritava: confiem no Senhor! E o outro respondia: ele é a nossa ajuda e o nosso escudo! O Senhor se lembra de nós, diziam. Ele abençoa os que o temem, os pequenos e os grandes. Hoje ídolo pode ser qualquer coisa que a gente põe no lugar de Deus.',
        activity:
          'Em dois coros, gritem e respondam o refrão. Depois cada um escreve algo que as pessoas tratam como deus hoje e o que essa coisa não consegue fazer.',
        questions: [
          'Por que os povos zombavam de Israel?',
          'Como fica quem confia em ídolos?',
          'De que coisa boa você quer dizer: a glória é de Deus?',
        ],
      },
      challenge: 'Quando receber um elogio, agradeça e diga em voz baixa: obrigado, Deus.',
    },
    prayer:
      'Não a nós, Senhor, não a nós, mas ao teu nome dá glória. Livra-nos do que tem boca e não fala. Tu te lembras de nós: abençoa os pequenos e os grandes desta casa. Sê a nossa ajuda e o nosso escudo, hoje e sempre. Amém.',
    leader: {
      lost: 'A roda pode virar crítica à religião dos outros, com imagens e promessas. O salmo responde a quem zombava de Israel; traga para nós: em que a gente confia? O humor do texto mira os ídolos, não as pessoas.',
      tender:
        'Quem ouviu a pergunta onde está o teu Deus numa hora de dor pode sentir tudo de novo. Não responda depressa. Alguém de outra tradição pode se sentir atacado: peça que cada um fale só de si.',
      differ:
        'Imagens nas igrejas: católicos e ortodoxos as usam como lembrança e honram a quem elas mostram, sem adorá-las; muitos evangélicos preferem não tê-las. Todos leem aqui que a adoração é só de Deus. E o 17 diz que os mortos não louvam: o salmo fala da vida nesta terra; o Novo Testamento abre mais essa porta.',
    },
    comfort:
      'Talvez alguém, ou você mesmo, tenha perguntado onde Deus está. O salmo responde com uma frase curta: o Senhor se lembra de nós. Hoje você pode ficar só com ela.',
    closing: 'Não a nós, Senhor: ao teu nome.',
    words: [
      'salmo cento e quinze',
      'nao a nos senhor',
      'ao teu nome da gloria',
      'onde esta o deus deles',
      'nosso deus esta nos ceus',
      'tem boca mas nao falam',
      'obra de maos humanas',
      'prata e ouro',
      'semelhantes a eles',
      'idolos mudos',
      'ajuda e seu escudo',
      'casa de arao',
      'tanto os pequenos como os grandes',
      'os mortos nao louvam',
    ],
  },
  {
    verses: '116:1-9',
    key: '116:7',
    title: 'Volta ao teu repouso',
    theme: 'ser ouvido e descansar',
    themes: ['oracao', 'gratidao', 'descanso', 'sofrimento'],
    idea: 'Deus se inclinou para ouvir quem estava amarrado pela morte; agora a alma pode voltar ao descanso e andar diante dele entre os vivos.',
    context:
      'Este salmo faz parte do grupo que se canta na Páscoa judaica (113 a 118); é provável que Jesus o tenha cantado com os discípulos na última noite. Alguém escapou da morte e começa com uma declaração de amor. Depois perguntará o que dar a Deus por tanto bem (116:12).',
    retold: [
      {
        verses: '116:1-2',
        says: 'O salmista ama o Senhor, que inclinou os ouvidos para escutá-lo, e por isso vai chamar por ele enquanto viver.',
      },
      {
        verses: '116:3-6',
        says: 'Cordas da morte cercaram o salmista, e ele pediu ao Senhor que livrasse sua alma. O Senhor é compassivo, protege os simples e o salvou.',
      },
      {
        verses: '116:7-9',
        says: 'O salmista diz à sua alma que volte ao repouso. Deus livrou seus olhos das lágrimas e seus pés da queda, e ele andará na terra dos vivos.',
      },
    ],
    read: {
      verses: '116:1-9',
      how: 'O 1 e o 2, como quem se declara. O 3 e o 4, quase sem ar. Parem. Do 5 ao 9, cada vez mais devagar, até o passo de quem caminha no parque.',
    },
    observe: [
      {
        ask: 'Por que o poeta ama o Senhor?',
        verses: '116:1-2',
        listen: 'Porque ele escuta e inclina os ouvidos.',
      },
      {
        ask: 'Que figuras ele usa para o aperto que viveu?',
        verses: '116:3',
        listen: 'Cordas da morte, angústias que agarram, aflição e tristeza.',
      },
      {
        ask: 'Qual foi a oração dele, palavra por palavra?',
        verses: '116:4',
        listen: 'Ó Senhor, livra minha alma: curtíssima.',
      },
      {
        ask: 'De que três coisas Deus livrou três partes dele?',
        verses: '116:8',
        listen: 'A alma da morte, os olhos das lágrimas, os pés da queda.',
      },
    ],
    interpret: [
      {
        ask: 'Inclinar o ouvido é gesto de quem se abaixa até um doente. O que isso diz de um Deus tão grande?',
        verses: '116:2',
        listen: 'Ternura; não é preciso gritar.',
        follow: 'Quem já se abaixou para ouvir você?',
      },
      {
        ask: 'O perigo já passou. Por que a alma ainda precisa que alguém lhe diga para voltar ao repouso?',
        verses: '116:7-8',
        listen: 'O corpo demora a acreditar; o susto continua depois do livramento.',
      },
      {
        ask: 'O que é proteger “os simples”, e por que isso consola?',
        verses: '116:6',
        listen: 'Gente sem defesa, sem esperteza; Deus não exige força para salvar.',
      },
    ],
    live: [
      {
        ask: 'De que susto o seu corpo ainda não voltou, embora a cabeça saiba que passou?',
        listen: 'Assalto, doença, acidente; só nomear o lugar do corpo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual foi a oração mais curta que você já fez, e onde estava?',
        listen: 'Socorro, Jesus, por favor; valem as engraçadas.',
      },
      {
        ask: 'Quando tudo aperta, a quem ou a que você recorre primeiro: fone de ouvido, amigo, comida, sumiço, Deus?',
        listen: 'Mapa honesto, sem nota.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Amo o Senhor porque ele escuta, diz o poeta. Depois de tantos anos, qual é o seu porquê?',
        listen: 'A razão muda com o tempo; peça a cena.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Como se cria, no fim do dia de vocês, uma hora em que a alma da casa volte ao repouso?',
        listen: 'Luz baixa, conversa, oração, sono; simples.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que hora você teve a impressão de ser ouvido por alguém que não se vê, e o que ficou dela?',
        listen: 'Não apresse a conclusão.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'As lágrimas ainda não pararam. O que significa para você andar na terra dos viventes assim mesmo?',
        listen: 'Um passo, uma rua, um café; ande junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem na sua vida escuta de verdade, sem olhar o celular e sem contar um caso pior?',
        bridge: 'O salmo começa com alguém apaixonado por ter sido ouvido.',
      },
      {
        text: 'Qual é o seu lugar de voltar a respirar: rede, banco da praça, chuveiro, beira de rio?',
        bridge:
          'Volta ao teu repouso, diz o poeta à própria alma. Ele tinha um lugar para onde voltar.',
        for: ['adults', 'young', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Desaperte alguma coisa: cinto, sapato, relógio, cabelo. Sinta o lugar que estava preso.',
      bridge: 'Cordas me cercaram, diz ele. Leia até onde elas se soltam.',
    },
    complete: [
      {
        name: 'Alma, olhos, pés',
        text: 'Complete: Deus livrou a minha alma de … ; os meus olhos de … ; os meus pés de … . E ainda espero que livre … .',
      },
      {
        name: 'Recado à alma',
        text: 'Escreva um bilhete começando por: ó minha alma, volta ao teu repouso, pois … . Ponha-o no bolso da roupa de amanhã.',
      },
    ],
    challenges: [
      {
        do: 'Incline o ouvido: escute uma pessoa por vinte minutos, sem telefone e sem contar nada seu.',
        tell: 'o que ela disse no minuto quinze, se for coisa que se possa contar; ou como você ficou.',
      },
      {
        do: 'Marque três pausas por dia, durante quatro dias, e diga nelas o versículo 7 com a mão no peito.',
        tell: 'em qual pausa a alma obedeceu.',
        for: ['adults', 'women', 'men', 'young'],
      },
    ],
    children: {
      truth: 'Deus se abaixa para me ouvir.',
      to7: {
        story:
          'O Nino se enroscou numa corda bem grande. Puxou e apertou mais! Ficou com medo e chamou: pai! O papai se abaixou até ficar pertinho, encostou a orelha e ouviu a voz baixinha. Depois desfez os nós: um, dois, três! Pronto, Nino. Mas o coração do Nino ainda fazia tum-tum-tum. O papai falou: já passou. Pode descansar, filho. Ele respirou fundo. O choro foi secando. Os pezinhos voltaram a andar no jardim. Um homem da Bíblia contou assim: eu amo o Senhor, porque ele se abaixa e me escuta! E disse para o próprio coração: descansa, Deus cuidou de você.',
        activity:
          'Enrolem frouxo um barbante nas mãos da criança e desatem juntos, devagar, dizendo: Deus me ouve. Depois respirem fundo com a mão no peito.',
        questions: [
          'O que o papai fez para ouvir o Nino?',
          'O que ele disse ao coração que batia depressa?',
          'Que palavra baixinha você quer dizer a Deus?',
        ],
      },
      to12: {
        story:
          'Alguém passou por um perigo tão grande que sentiu como se cordas o amarrassem. Não teve tempo de fazer uma oração bonita. Disse só: Senhor, livra a minha alma! E Deus ouviu. Ele conta que Deus inclinou os ouvidos, como quem se abaixa ao lado de uma cama para escutar um doente. Por isso começa o salmo declarando: eu amo o Senhor! Depois que tudo passou, aconteceu uma coisa que talvez você conheça: o perigo acabou, mas por dentro ele ainda tremia. Então conversou com a própria alma: volte a descansar, porque o Senhor cuidou bem de você. Livrou a minha vida, secou os meus olhos, firmou os meus pés. E saiu caminhando entre os vivos, diante de Deus. É bem provável que Jesus tenha cantado este salmo com os amigos na noite antes da cruz.',
        activity:
          'Cada um escreve a oração mais curta que sabe, numa tira de papel, e amarra a tira num barbante. Juntem todas e pendurem onde o grupo se reúne.',
        questions: [
          'Qual foi a oração do poeta?',
          'Por que ele falou com a própria alma?',
          'O que ajuda você a se acalmar depois de um susto?',
        ],
      },
      challenge:
        'Depois de um susto, respire, ponha a mão no peito e diga: Deus me ouviu, posso descansar.',
    },
    prayer:
      'Amamos-te, Senhor, porque te abaixas para ouvir. Desata as cordas que ainda apertam. Diz à nossa alma que já pode voltar. Seca os olhos, firma os pés, e anda conosco na terra dos vivos.',
    leader: {
      lost: 'O grupo pode transformar o salmo em prova de que toda oração é atendida como se pede. É o testemunho de um livramento. Dê espaço a quem pediu e não viu, sem explicação.',
      tender:
        'Sustos antigos (violência, acidente, aborto, internação) acordam aqui. Se alguém começar a tremer ou a contar demais, acolha, ofereça água e conversa a sós; trauma tem tratamento. Perigo atual: Ligue 180, Disque 100. Vontade de morrer: 188.',
    },
    comfort:
      'Talvez a sua oração tenha só uma palavra, e ele já se abaixou para ouvi-la. A sua alma não precisa voltar correndo. O repouso guarda o lugar.',
    closing: 'Deus se abaixa, a corda afrouxa, a alma volta.',
    words: [
      'amo o senhor',
      'amo ao senhor',
      'inclinou a mim',
      'inclinou para mim',
      'cordas da morte',
      'lacos da morte',
      'livra minha alma',
      'volta ao teu repouso',
      'volta minha alma',
      'protege os simples',
      'olhos das lagrimas',
      'pes da queda',
      'terra dos viventes',
      'salmo 116',
    ],
  },
  {
    verses: '118:14-24',
    key: '118:22',
    title: 'A pedra que ninguém quis',
    theme: 'o rejeitado que Deus escolheu',
    themes: ['esperanca', 'ressurreicao', 'gratidao', 'identidade'],
    idea: 'Deus pega a pedra que os entendidos jogaram fora e faz dela o canto que segura a casa; por isso este dia, com tudo o que tem, pode ser recebido com alegria.',
    context:
      'Um homem, talvez um rei, escapou por pouco e vem agradecer em procissão; nas portas do templo ele pede que abram. É o último canto da Páscoa judaica (113 a 118). Jesus usou o versículo da pedra para falar de si mesmo (Mateus 21:42), e os apóstolos, para falar da ressurreição (Atos 4:10-11).',
    retold: [
      {
        verses: '118:14-18',
        says: 'O Senhor é a força e o cântico do salmista. A mão dele faz proezas, e o salmista diz que não morrerá, mas viverá para contar as obras de Deus.',
      },
      {
        verses: '118:19-21',
        says: 'O salmista pede que lhe abram as portas da justiça, a porta do Senhor por onde os justos entram, e agradece porque foi respondido.',
      },
      {
        verses: '118:22-24',
        says: 'A pedra que os construtores rejeitaram virou a principal da esquina, e foi o Senhor quem fez isso. Este é o dia que ele fez para a alegria do povo.',
      },
    ],
    read: {
      verses: '118:14-24',
      how: 'Do 14 ao 18, festa nas tendas: frases alternadas. No 19, alguém bate numa porta e os de dentro abrem. O 22 se lê com uma pedra na mão. O 24, todos.',
    },
    observe: [
      {
        ask: 'O que o Senhor é para este homem?',
        verses: '118:14',
        listen: 'Força, cântico e salvação.',
      },
      {
        ask: 'O que ele diz sobre morrer e viver, e para que quer viver?',
        verses: '118:17-18',
        listen: 'Viverá para contar as obras; foi castigado, não entregue à morte.',
      },
      {
        ask: 'Que porta ele pede que abram, e o que quer fazer lá dentro?',
        verses: '118:19-21',
        listen: 'As portas da justiça; louvar porque foi respondido.',
      },
      {
        ask: 'O que aconteceu com a pedra, quem a recusou e quem fez a mudança?',
        verses: '118:22-23',
        listen: 'Os construtores a rejeitaram; o Senhor fez dela a principal.',
      },
    ],
    interpret: [
      {
        ask: 'Quem rejeita a pedra são construtores, gente do ramo. O que isso diz sobre os nossos critérios?',
        verses: '118:22-23',
        listen: 'Especialista erra; Deus vê uso onde se via refugo.',
        follow: 'Quem foi refugado perto de você e hoje segura alguma casa?',
      },
      {
        ask: 'Que luz a morte e a ressurreição de Jesus põem sobre o 17 e o 22?',
        verses: '118:17, 118:22',
        listen: 'Rejeitado pelos líderes, levantado por Deus, tornou-se o apoio de tudo.',
      },
      {
        ask: 'O dia “que o SENHOR fez” é o dia de sol ou o dia da pedra recusada e acolhida? Que diferença isso faz?',
        verses: '118:23-24',
        listen: 'Alegria ligada ao que Deus fez, não ao clima do dia.',
      },
    ],
    live: [
      {
        ask: 'Em que vaga, grupo ou família você se sentiu pedra recusada?',
        listen: 'Sem pressa de consolar; agradeça a confiança.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Na formação de time, trabalho em grupo ou roda de amigos, quem sempre sobra, e o que você poderia fazer na próxima escolha?',
        listen: 'Ver o outro; e acolher se quem sobra é ele mesmo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que parte recusada da sua história Deus já usou para segurar alguém?',
        listen: 'Falência, separação, doença, prisão; pedra de canto.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que qualidade dos filhos, ou um do outro, vocês quase jogaram fora por não caber no plano?',
        listen: 'Temperamento, lentidão, sensibilidade.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que o fato de Jesus ter sido rejeitado muda no jeito de você olhar para ele?',
        listen: 'Proximidade de quem sabe o que é.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Este é o dia, diz o salmo. O que há neste dia, exatamente como ele está, que você consegue receber?',
        listen: 'Coisa mínima vale; não force alegria.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto achado no lixo, no brechó ou no fundo do quintal virou coisa boa nas suas mãos?',
        bridge: 'O salmo fala de um refugo que acabou segurando a casa toda.',
      },
      {
        text: 'Você já foi o último escolhido para um time? Em que esporte, e como se saiu?',
        bridge: 'A pedra deste salmo também sobrou. Até Deus entrar na obra.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Pegue uma pedra qualquer, da rua ou do vaso. Olhe os lados tortos. Sinta o peso na palma por um minuto.',
      bridge: 'A que rejeitaram virou a principal. Leia com ela na mão.',
    },
    complete: [
      {
        name: 'Minha pedra',
        text: 'Escreva numa pedra, ou no desenho de uma, o que em você foi recusado: … . Do outro lado: pelo Senhor isto pode … . Guarde ou ponha no meio da roda.',
      },
      {
        name: 'O dia como ele é',
        text: 'Complete: este dia, com … e com …, é o dia que o Senhor fez. Nele eu quero … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha primeiro quem costuma ser escolhido por último: para o lanche, a equipe, a conversa.',
        tell: 'o que essa pessoa trouxe que ninguém tinha visto.',
      },
      {
        do: 'Comece cinco manhãs dizendo o versículo 24 e, à noite, escreva o que o dia tinha de feito por Deus.',
        tell: 'qual dos dias foi o mais improvável.',
        for: ['adults', 'women', 'elderly', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus escolhe quem os outros deixam de lado.',
      to7: {
        story:
          'Os pedreiros faziam uma casa. Pegaram uma pedra esquisita. Essa é torta! E jogaram longe: ploft. A pedra ficou no mato, sozinha. A parede foi subindo, mas no cantinho faltava uma peça. Experimentaram uma: não deu. Outra: não deu! Então o dono da casa foi ao mato e trouxe a pedra esquisita. Pôs no cantinho: tac! Coube direitinho! Ela segurou a casa inteira. Todos disseram: que maravilha! Jesus foi como essa pedra. Não quiseram Jesus, mas Deus o fez o mais importante. E quando alguém é deixado de lado, Deus vai lá buscar. Este é o dia que o Senhor fez: vamos ficar alegres!',
        activity:
          'Construam uma casa com blocos e descubram qual peça de canto segura tudo: tirem-na e vejam. Pintem uma pedra com a frase: Deus me escolhe.',
        questions: [
          'O que fizeram com a pedra torta?',
          'Quem foi buscá-la?',
          'Quem você pode chamar para brincar?',
        ],
      },
      to12: {
        story:
          'Numa obra antiga, os construtores escolhiam as pedras. Uma delas não agradou e foi para o monte do refugo. No fim, faltava a pedra do canto, aquela que une duas paredes e segura tudo. Adivinhe qual serviu? A rejeitada! Um homem que quase tinha morrido cantou essa história ao chegar às portas do templo. Ele sabia o que era ser desprezado, e Deus o tinha levantado. Séculos depois, Jesus disse que essa pedra era ele. Os chefes não o quiseram, ele foi morto numa cruz, mas Deus o ressuscitou e fez dele o apoio de tudo. Por isso o salmo diz: foi o Senhor quem fez isto, e é maravilhoso! Quando alguém fica por último na escolha do time, ou ouve que não serve, pode lembrar: Deus entende de pedra que ninguém quis. E este é o dia que ele fez.',
        activity:
          'Montem um arco ou parede com blocos de formas diferentes e deixem para o fim a peça mais estranha. Descubram juntos onde ela é indispensável.',
        questions: [
          'Para que servia a pedra do canto?',
          'Quem disse que era essa pedra?',
          'Quem costuma ser rejeitado na sua turma, e o que você vai fazer?',
        ],
      },
      challenge: 'Chame primeiro quem costuma ser chamado por último.',
    },
    prayer:
      'Senhor, força nossa e canto nosso, olha as pedras que recusaram em nós e as que nós recusamos nos outros. Jesus, pedra de canto, segura a casa. Abre as portas. E ajuda-nos a receber este dia, que foste tu que fizeste.',
    leader: {
      lost: 'O 24 virou bordão de bom dia, e o 17, promessa de que ninguém da fé vai morrer cedo. No salmo, um homem agradece um livramento. A garantia maior está na pedra: Jesus morreu e vive.',
      tender:
        'Rejeição é ferida funda: adotados, separados, desempregados, vítimas de bullying. Não peça a história na roda. E se o 18 trouxer a ideia de que todo sofrimento é castigo, diga que não. Bullying e agressão a menores: Disque 100. Desespero: CVV 188.',
    },
    comfort:
      'Ser deixado de lado não diz para que você serve. O dono da obra anda pelo refugo e conhece cada pedra pelo peso. Hoje basta ser achado.',
    closing: 'O que o mundo refuga, Deus usa para segurar a casa.',
    words: [
      'pedra que os construtores',
      'pedra que os edificadores',
      'pedra angular',
      'principal de esquina',
      'pedra rejeitada',
      'este e o dia que o senhor fez',
      'este e o dia',
      'minha forca e meu cantico',
      'minha forca e o meu cantico',
      'nao morrerei mas viverei',
      'portas da justica',
      'mao direita do senhor',
      'maravilhoso aos nossos olhos',
      'salmo 118',
    ],
  },
  {
    verses: '119:9-16',
    key: '119:11',
    title: 'Guardar por dentro',
    theme: 'a Palavra escondida no coração',
    themes: ['palavra', 'santidade', 'tentacao', 'discipulado'],
    idea: 'O caminho se mantém limpo quando a palavra de Deus deixa a estante e mora no coração, nos lábios e no gosto: quem a guarda por dentro é guardado por ela.',
    context:
      'É a segunda estrofe do grande salmo do alfabeto, em que cada linha começa, no original, com a letra bet, que quer dizer casa. E o assunto é esse: dar casa à palavra. A estrofe nasce da pergunta de um jovem, ou sobre um jovem, que quer viver direito e sabe que sozinho se desvia.',
    retold: [
      {
        verses: '119:9-11',
        says: 'Um jovem mantém puro o caminho quando se guia pela palavra de Deus. O salmista a guarda no coração para não pecar.',
      },
      {
        verses: '119:12-14',
        says: 'O salmista pede que o Senhor lhe ensine os seus estatutos. Fala deles com os lábios e se alegra neles mais do que em todas as riquezas.',
      },
      {
        verses: '119:15-16',
        says: 'O salmista promete meditar nos preceitos de Deus, prestar atenção aos seus caminhos e não esquecer a sua palavra.',
      },
    ],
    read: {
      verses: '119:9-16',
      how: 'A pessoa mais jovem faz a pergunta do 9; o grupo responde. Daí em diante cada um lê uma linha e faz um gesto: coração, lábios, olhos, pés.',
    },
    observe: [
      {
        ask: 'Que pergunta abre a estrofe, e que resposta vem logo depois?',
        verses: '119:9',
        listen: 'Como um jovem purifica o caminho: dirigindo-se conforme a palavra.',
      },
      {
        ask: 'Com que partes de si o poeta lida com a palavra?',
        verses: '119:10-11, 119:13',
        listen: 'Coração que busca e guarda; lábios que contam.',
      },
      {
        ask: 'Que palavras de alegria aparecem, e com que ele compara o que sente?',
        verses: '119:14, 119:16',
        listen: 'Jubilo, prazer; mais que todas as riquezas.',
      },
    ],
    interpret: [
      {
        ask: 'Guardar a palavra no coração “para eu não pecar contra ti”: como uma frase guardada age na hora do aperto?',
        verses: '119:11',
        listen: 'Vem à memória, dá nome à tentação; foi assim com Jesus no deserto.',
        follow: 'Que frase já socorreu você a tempo?',
      },
      {
        ask: 'Ele busca de todo o coração e pede para não ser deixado desviar. Por que precisa dos dois?',
        verses: '119:10',
        listen: 'Desejo sincero ainda é frágil; a firmeza é pedida.',
      },
      {
        ask: 'Entre obrigação e prazer, o que a estrofe põe como motor, e o que isso muda na disciplina de ler?',
        verses: '119:14-16',
        listen: 'Prazer que se cultiva; hábito serve ao gosto.',
      },
    ],
    live: [
      {
        ask: 'Como um jovem de hoje mantém limpo o caminho com o mundo inteiro dentro do bolso? Falem vocês, que sabem.',
        listen: 'Deixe os jovens ensinarem; perguntas práticas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que mora de aluguel na sua memória (jingle, briga, número) e ocupa o quarto de um versículo?',
        listen: 'Humor; que versículo se mudaria para lá?',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que texto você sabia de cor na infância e ainda consegue dizer sem tropeçar?',
        listen: 'Recitem; é herança.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que lugar da casa de vocês já virou casa da palavra, ou poderia virar: geladeira, carro, cabeceira?',
        listen: 'Ideias simples para copiar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Com que ajuda alguém que nunca leu a Bíblia poderia começar a gostar dela?',
        listen: 'Áudio, histórias, leitura a dois; combine algo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que hora da semana você costuma se desviar, e que palavra precisaria estar à mão ali?',
        listen: 'Hora e lugar, não o pecado.',
        for: ['singles', 'men', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que letra de música, fala de filme ou propaganda antiga você sabe inteira sem nunca ter estudado?',
        bridge: 'A gente decora o que repete e gosta. O poeta decorou outra coisa.',
      },
      {
        text: 'Onde você esconde o que é precioso: fundo da gaveta, pote de arroz, colchão, meia velha?',
        bridge: 'Ele escondeu um tesouro no lugar mais seguro que achou.',
        for: ['adults', 'elderly', 'young', 'women'],
      },
    ],
    quiet: {
      text: 'Escolha uma palavra curta (paz, luz, vem) e repita-a a cada expiração, vinte vezes, sem pressa.',
      bridge: 'O que se repete com gosto acaba morando na gente. Leia a estrofe assim.',
    },
    complete: [
      {
        name: 'Planta da memória',
        text: 'Desenhe uma casa com quatro cômodos e escreva um verso curto em cada um: para a tentação: … ; para o medo: … ; para a alegria: … ; para a dúvida: … .',
      },
      {
        name: 'Com que um …',
        text: 'Reescreva a pergunta do 9 com a sua vida: com que um pai, uma estudante, um aposentado, como eu, purificará o seu caminho? Resposta em duas linhas: … .',
      },
    ],
    challenges: [
      {
        do: 'Decore o versículo 11 e mais um, à sua escolha, com um parceiro: cada dia um manda ao outro um áudio dizendo de memória.',
        tell: 'em que hora o verso apareceu sozinho.',
      },
      {
        do: 'Troque a primeira tela da manhã por um parágrafo da Bíblia, lido em voz alta, durante sete dias.',
        tell: 'o que mudou até a hora do almoço.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    children: {
      truth: 'Guardo a Palavra de Deus no meu coração.',
      to7: {
        story:
          'A Lia tinha uma caixinha bem bonita. Guardava nela uma concha, um botão dourado e uma pena azul. A vovó disse: sabe onde eu guardo o meu tesouro? Onde, vó? Aqui! E pôs a mão no coração. A Lia riu: não cabe! Cabe, sim, disse a vovó. É a palavra de Deus. Eu repito, repito, e ela fica guardadinha. Quer ver? E falou um versículo inteirinho sem olhar. Uau! Um dia a Lia quis contar uma mentira. Aí a palavra que ela tinha guardado falou baixinho: diga a verdade. E ela disse. A vovó sorriu: viu? Você guardou a palavra, e a palavra guardou você.',
        activity:
          'Façam uma caixinha em forma de coração e ponham nela um versículo por semana. Aprendam o de hoje com gestos, palmas e voz de bichos.',
        questions: [
          'Onde a vovó guardava o tesouro?',
          'O que a palavra guardada falou para a Lia?',
          'Que versículo você quer guardar?',
        ],
      },
      to12: {
        story:
          'Alguém perguntou: como uma pessoa nova pode manter limpo o seu caminho? É como andar de tênis branco depois da chuva: há lama por todo lado. A resposta do salmo foi: andando conforme a palavra de Deus. Mas a palavra não pode ficar só na estante. O poeta conta o que faz com ela. Guarda no coração, como um tesouro escondido. Fala dela com os lábios. Pensa nela devagar. E descobre que gosta dela mais do que de riquezas! Quando Jesus foi tentado no deserto, não tinha um livro na mão. Ele tinha a palavra guardada por dentro e respondeu com ela. Decorar um versículo não é para ganhar prêmio. É para ter luz à mão quando ninguém está olhando. E quando a gente pisa na lama assim mesmo, a palavra conta que Deus perdoa e ajuda a recomeçar.',
        activity:
          'Memória em cadeia: escrevam o versículo 11 no quadro e apaguem uma palavra por rodada, lendo de novo, até dizerem tudo com o quadro vazio.',
        questions: [
          'Como se mantém limpo o caminho?',
          'O que Jesus usou no deserto?',
          'Em que hora você precisa de um versículo à mão?',
        ],
      },
      challenge: 'Aprenda de cor o versículo 11 e diga-o a alguém da sua casa.',
    },
    prayer:
      'Bendito és tu, Senhor; ensina-nos. Faz morada para a tua palavra entre as lembranças que temos. Que ela venha antes da tentação e fique depois da alegria. Não nos deixes desviar, e dá-nos gosto.',
    leader: {
      lost: 'Pode virar competição de versículos ou bronca na juventude. A pergunta do 9 serve a qualquer idade. Guardar no coração é mais do que decorar: é amar e praticar.',
      tender:
        'Purificar o caminho acorda culpa em quem luta com vícios ou sofreu abuso. Diga que há perdão e recomeço, e que quem foi abusado não está sujo. Ofereça acompanhamento sério. Disque 100 se houver criança ou adolescente em risco.',
    },
    comfort:
      'A memória cansada perde palavras. Não faz mal: Deus não se esquece das dele, e há quem as diga para você. Uma sílaba guardada já alumia.',
    closing: 'Quem guarda a palavra por dentro acaba guardado por ela.',
    words: [
      'com que um jovem',
      'com que purificara',
      'como purificara o jovem',
      'de que maneira podera o jovem',
      'purificara o seu caminho',
      'guardo tua palavra',
      'guardo no coracao',
      'escondi a tua palavra',
      'para eu nao pecar contra ti',
      'meditarei em teus preceitos',
      'prazer em teus estatutos',
      'nao me esquecerei de tua palavra',
      'salmo 119',
    ],
  },
  {
    verses: '119:105-112',
    key: '119:105',
    title: 'Luz para o próximo passo',
    theme: 'a Palavra que guia no escuro',
    themes: ['palavra', 'sofrimento', 'obediencia', 'fidelidade'],
    idea: 'A palavra de Deus não ilumina a estrada inteira: é lâmpada na altura dos pés, e basta para o próximo passo de quem está aflito e não quer se perder.',
    context:
      'O Salmo 119 é o maior da Bíblia: vinte e duas estrofes, uma para cada letra do alfabeto hebraico, quase todas falando da palavra de Deus. Esta estrofe não foi escrita numa biblioteca: o poeta está aflito, em perigo, com gente armando laço no caminho dele.',
    retold: [
      {
        verses: '119:105-106',
        says: 'A palavra de Deus é lâmpada para os pés do salmista e luz para o seu caminho. Ele jurou guardar o que Deus ordena, e vai cumprir.',
      },
      {
        verses: '119:107-108',
        says: 'Muito aflito, o salmista pede que o Senhor lhe dê vida, aceite as ofertas de sua boca e continue a ensiná-lo.',
      },
      {
        verses: '119:109-112',
        says: 'Em perigo e com armadilhas no caminho, o salmista não se desvia. A palavra de Deus é sua herança, a alegria do seu coração, até o fim.',
      },
    ],
    read: {
      verses: '119:105-112',
      how: 'Apaguem as luzes e deixem só uma lanterna ou vela, que passa de mão em mão; quem está com ela lê um versículo.',
    },
    observe: [
      {
        ask: 'Que duas figuras de luz ele usa, e o que cada uma ilumina?',
        verses: '119:105',
        listen: 'Lâmpada para os pés, luz para o caminho.',
      },
      {
        ask: 'Que palavras mostram como está a vida do poeta?',
        verses: '119:107, 119:109-110',
        listen: 'Aflitíssimo, em perigo contínuo, armadilha dos perversos.',
      },
      {
        ask: 'O que ele faz com a palavra, apesar de tudo?',
        verses: '119:106, 119:109-112',
        listen: 'Jura, não esquece, não se desvia, toma por herança, inclina o coração.',
      },
    ],
    interpret: [
      {
        ask: 'A lâmpada daquele tempo era um pavio no azeite e clareava um passo. O que ela ensina sobre o jeito de Deus guiar?',
        verses: '119:105',
        listen: 'Um passo por vez; é preciso andar para ver o seguinte.',
        follow: 'Que passo você já enxerga?',
      },
      {
        ask: 'Aflição e alegria dividem a mesma estrofe. O que faz os testemunhos de Deus serem “a alegria do meu coração” em meio ao perigo?',
        verses: '119:107, 119:111',
        listen: 'São herança: ninguém a toma, nem o perigo.',
      },
      {
        ask: 'Por que inclinar o coração é um verbo que depende dele, se a luz vem de Deus?',
        verses: '119:112',
        listen: 'Deus ilumina, a gente se inclina; os dois juntos.',
      },
    ],
    live: [
      {
        ask: 'Que estrada você gostaria de ver iluminada até o fim, e Deus só clareou até o pé?',
        listen: 'Saúde, trabalho, filhos; a frustração é legítima.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual armadilha do seu caminho é bonita por fora: um perfil, uma turma, uma proposta?',
        listen: 'Nomear a isca ajuda; sem interrogatório.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que versículo acendeu na hora certa da sua vida, como fósforo no apagão?',
        listen: 'Peça a cena: onde estava, quem leu.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Em que hora do dia a sua casa está mais no escuro, e que pequena luz da palavra caberia ali?',
        listen: 'Antes da escola, na janta, na cama; algo de dois minutos.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Por onde você começou, ou começaria, a ler a Bíblia, e onde ficou escuro?',
        listen: 'Sugira um evangelho e companhia para ler.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Aflitíssimo, diz ele. Que tamanho de luz você suporta agora, se a claridade inteira ainda fere os olhos?',
        listen: 'Uma linha, uma palavra; é o bastante.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Acabou a luz do bairro inteiro: o que você pega primeiro, e qual foi o seu melhor apagão?',
        bridge: 'O poeta vivia sem poste na rua e sabia o valor de uma lampadinha.',
      },
      {
        text: 'Quem já andou por trilha, sítio ou corredor no breu? Conte o susto que era só um sapo.',
        bridge: 'No escuro tudo parece bicho. Lâmpada para os pés, diz o salmo.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Com o quarto escuro, acenda só a lanterna do celular virada para o chão. Dê três passos, devagar, olhando apenas onde ela alcança.',
      bridge: 'É assim que a palavra guia, diz o poeta. Leia com essa luz.',
    },
    complete: [
      {
        name: 'Três passos de luz',
        text: 'Desenhe três pegadas. Na primeira, o passo que já está claro: … . Na segunda, o que está meio escuro: … . Na terceira, só uma pergunta: … .',
      },
      {
        name: 'Herança acesa',
        text: 'Complete: uma palavra de Deus que recebi de … e tomei por herança é … . Hoje inclino o coração a praticar … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um versículo e leia-o todas as noites da semana com uma vela ou lanterna, perguntando só: qual é o próximo passo?',
        tell: 'que passo apareceu e se você o deu.',
      },
      {
        do: 'Dê uma lâmpada a alguém: copie à mão um versículo que acendeu para você e entregue a quem está no escuro.',
        tell: 'qual foi o versículo.',
        for: ['long-believers', 'adults', 'young'],
      },
    ],
    children: {
      truth: 'A Palavra de Deus ilumina meu caminho.',
      to7: {
        story:
          'Era noite na roça. Escuro, escuro! A Bia precisava ir do quarto até a cozinha. Ela pôs um pé… ai, o que é isso? Era o chinelo. O vovô chamou: espera, filha! E acendeu uma lampadinha: fsss. Olha o chão, Bia! A luz mostrava um passinho. Ela deu um passo, e a luz foi junto. Mais um passo, e a luz foi junto! Aqui tem um degrau, cuidado. Chegou! A Bia tomou água e sorriu. O vovô falou: a palavra de Deus é assim. Ela mostra onde pôr o pezinho. É uma lâmpada para os pés e uma luz para o caminho.',
        activity:
          'Com a sala meio escura e sem obstáculos, a criança segue pegadas de papel com uma lanterna. Em cada pegada há uma figura: orar, perdoar, repartir, obedecer.',
        questions: [
          'O que o vovô acendeu?',
          'Quantos passos a luz mostrava?',
          'Que história da Bíblia ilumina você?',
        ],
      },
      to12: {
        story:
          'O maior salmo da Bíblia tem cento e setenta e seis versículos e fala quase o tempo todo da palavra de Deus. Num pedaço dele, o poeta está em apuros: sente-se muito aflito, corre perigo, e há gente pondo armadilhas no seu caminho. Então ele diz: a tua palavra é lâmpada para os meus pés. Naquele tempo, a lâmpada era uma tigelinha de barro com azeite e um pavio. Não iluminava a estrada toda. Iluminava um passo. A pessoa andava, e a luz andava junto. A Bíblia é assim: ela quase nunca conta tudo o que vai acontecer, mas mostra onde pôr o pé agora: perdoe, fale a verdade, peça ajuda, espere. O poeta não esqueceu essa palavra nem no perigo. Ele a chamou de herança e de alegria do coração. E decidiu: vou inclinar o meu coração para vivê-la até o fim.',
        activity:
          'Façam uma lamparina de massinha com uma vela de pilha e escrevam em volta um versículo. Usem-na no momento da oração em casa.',
        questions: [
          'Como era a lâmpada daquele tempo?',
          'Por que Deus mostra um passo de cada vez?',
          'Que passo a palavra de Deus já mostrou a você?',
        ],
      },
      challenge: 'Leia um versículo por noite com uma lanterna e pense: qual é o meu passo amanhã?',
    },
    prayer:
      'Senhor, queríamos ver a estrada toda. Dá-nos a graça de andar com a luz que já temos. Vivifica os aflitos conforme a tua palavra. Mostra a armadilha antes do pé. E inclina o nosso coração para praticar, até o fim.',
    leader: {
      lost: 'A palavra pode ser usada como sorteio: abrir a Bíblia de olhos fechados e apontar. A lâmpada do salmo é convivência diária, guardada e praticada. Conte como você mesmo lê, com falhas e tudo.',
      tender:
        'Quem não sabe ler bem, ou não enxerga, pode ficar envergonhado. Ofereça a Bíblia em áudio e leia em voz alta. E quem vive em perigo de verdade precisa de mais que um versículo: ajude a chegar à proteção, Ligue 180 ou 190.',
    },
    comfort:
      'Não se exige que você veja longe. Há uma luz do tamanho do seu próximo passo, e esse passo pode ser só dormir. Amanhã ela anda com você.',
    closing: 'Um passo de luz basta para quem anda acompanhado.',
    words: [
      'lampada para os meus pes',
      'lampada para meus pes',
      'luz para o meu caminho',
      'tua palavra e lampada',
      'tua palavra e luz',
      'aflitissimo',
      'vivifica me',
      'armadilha',
      'testemunhos por heranca',
      'inclinei meu coracao',
      'inclinei o meu coracao',
      'salmo 119',
    ],
  },
  {
    verses: '120:1-7',
    key: '120:7',
    title: 'Cansado de gente que briga',
    theme: 'a paz em meio à mentira',
    themes: ['lingua', 'sofrimento', 'oracao', 'esperanca'],
    idea: 'Quem vive cercado de mentira e de briga pode começar a viagem para Deus justamente daí, clamando e continuando pela paz.',
    context:
      'É o primeiro dos cânticos dos degraus (120 a 134), cantados por quem subia a Jerusalém. A subida começa longe: Meseque ficava ao norte, e Quedar era gente do deserto, ao sudeste. Ninguém mora nos dois lugares; é jeito de dizer que vive entre estranhos hostis. No salmo 121, quem canta já levanta os olhos.',
    retold: [
      {
        verses: '120:1-2',
        says: 'Na angústia, o salmista clama ao Senhor e é respondido. Pede que Deus o livre dos lábios mentirosos e da língua que engana.',
      },
      {
        verses: '120:3-4',
        says: 'O salmista pergunta à língua enganadora o que ela vai receber, e responde: flechas afiadas de guerreiro e brasas ardentes.',
      },
      {
        verses: '120:5-7',
        says: 'O salmista lamenta morar há tanto tempo com gente que odeia a paz. Ele é pela paz, mas, quando fala, os outros são pela guerra.',
      },
    ],
    read: {
      verses: '120:1-7',
      how: 'Enquanto um lê, os outros cochicham baixinho até o 4. No 5, todos calam; o 7 é dito de mãos abertas.',
    },
    observe: [
      {
        ask: 'Onde o salmo começa, e o que ele diz que Deus faz?',
        verses: '120:1',
        listen: 'Na angústia; clama ao SENHOR, e ele responde.',
      },
      {
        ask: 'De que ele pede livramento, e o que pergunta à língua que o feriu?',
        verses: '120:2-4',
        listen:
          'De lábios mentirosos e língua enganadora; o que lhe será dado; e vem a resposta: flechas afiadas e brasas de zimbro.',
      },
      {
        ask: 'Com quem ele mora há muito tempo, e o que acontece quando fala?',
        verses: '120:5-7',
        listen: 'Com os que odeiam a paz; ele é pela paz, e eles são pela guerra.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma canção de viagem a Deus abre com briga e mentira?',
        verses: '120:1-2',
        listen:
          'O desgosto faz pôr o pé na estrada; ninguém sobe enquanto acha que está tudo bem onde está.',
        follow: 'Que desgosto já levou você para mais perto de Deus?',
      },
      {
        ask: 'Ele entrega a língua mentirosa a Deus em vez de responder com outra. O que isso mostra?',
        verses: '120:2-4',
        listen: 'Não finge que não doeu, nem se vinga; deixa o juízo com Deus.',
      },
      {
        ask: '“Eu sou pela paz”, e fala, e piora. O que ser pela paz não garante?',
        verses: '120:7',
        listen: 'Que o outro queira. Paz oferecida pode ser recusada; ele continua sendo pela paz.',
      },
    ],
    live: [
      {
        ask: 'Em que ambiente a conversa sempre vira guerra, e como você volta dele?',
        listen: 'Trabalho, almoço de família, grupo de mensagens. Cuidar do corpo na volta.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando corre uma mentira sobre você, o que dói mais: a mentira ou quem acreditou?',
        listen: 'Sem nomes. Língua que fere também pode pedir desculpas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Há paz que é só calar. Como saber quando falar e quando se calar, vocês dois?',
        listen: 'Hora, tom, lugar. Ser pela paz não é engolir tudo.',
        for: ['couples'],
      },
      {
        ask: 'Onde você se sente morando em Meseque: lugar em que a sua fé soa estrangeira?',
        listen: 'Faculdade, quartel, casa. A estrada começa ali.',
        for: ['singles', 'new-believers', 'young'],
      },
      {
        ask: 'Que mentira disseram a seu respeito e já não precisa de resposta sua, porque Deus sabe?',
        listen: 'Soltar a defesa é lento. Ninguém é obrigado a contar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que faz você clamar a Deus, mesmo sem costume de orar?',
        listen: 'Angústia é bom começo; o salmo começa nela.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a mentira mais absurda em que você já acreditou de boa fé, na infância ou na internet?',
        bridge: 'O salmo é de alguém cercado de mentira, e dessas que não têm graça.',
      },
      {
        text: 'Numa briga de irmãos, você era o que começava, o que apanhava ou o que gritava pela mãe?',
        bridge: 'Este poeta está no meio de uma briga e grita por Deus.',
        for: ['adults', 'parents', 'teens'],
      },
    ],
    quiet: {
      text: 'Desligue o que faz barulho. Conte dez respirações sem ouvir a opinião de ninguém.',
      bridge: 'Nesse silêncio, leia alguém cansado de guerra.',
    },
    complete: [
      {
        name: 'Primeiro degrau',
        text: 'Desenhe uma escada e escreva no degrau de baixo onde você mora: … . O barulho que me cansa é … . Clamo: … . No degrau seguinte, o que quero ver: … .',
      },
      {
        name: 'Sou pela paz',
        text: 'Quando falo com … , a conversa vira … . O que eu posso dizer diferente: … . O que já não depende de mim: … .',
      },
    ],
    challenges: [
      {
        do: 'Durante sete dias não passe adiante nenhuma notícia ou queixa sobre alguém sem conferir; se for mentira, diga a quem mandou, com calma.',
        tell: 'quantas pararam em você.',
      },
      {
        do: 'Ofereça uma palavra de paz a quem vive em guerra com você: um bom dia, um elogio verdadeiro. Se a pessoa não quiser, pare aí.',
        tell: 'o que você sentiu, qualquer que tenha sido a resposta.',
      },
    ],
    children: {
      truth: 'Deus me ouve quando mentem ou brigam comigo.',
      to7: {
        story:
          'Alguém estava muito triste. Perto dele havia gente que falava mentira. E gente que gostava de brigar! Ele dizia: eu quero paz! Mas, quando ele falava, os outros queriam guerra. O que ele fez? Gritou de volta? Falou mentira também? Não. Ele chamou Deus. Senhor, livra-me da língua que mente! E Deus respondeu. Muita gente cantava essa canção na estrada, subindo para a casa de Deus. Um passo, e outro, e outro. Quando as pessoas brigam perto da gente, dá vontade de chorar. Podemos chamar Deus. Ele ouve. E podemos continuar querendo paz.',
        activity:
          'Subam uma escada, ou passos marcados no chão. A cada degrau, digam uma palavra boa: obrigado, desculpa, por favor, eu gosto de você.',
        questions: [
          'O que os outros falavam?',
          'A quem ele pediu ajuda?',
          'Que palavra de paz você pode dizer?',
        ],
      },
      to12: {
        story:
          'Havia um livrinho de canções para quem subia a pé até Jerusalém. A primeira delas não é alegre. Começa assim: em minha angústia clamo ao Senhor, e ele me responde. Quem canta está cansado de lábios mentirosos. Palavra mentirosa machuca como flecha. Ele diz que mora em Meseque e em Quedar, dois lugares muito longe um do outro. É um jeito de falar: moro entre estranhos. Há muito tempo vive com gente que odeia a paz. Eu sou pela paz, ele diz; mas, quando eu falo, eles são pela guerra. O que fazer? Ele não inventa uma mentira maior nem briga mais forte. Conta tudo a Deus. Na canção seguinte, quem canta já olha para os montes e pergunta de onde vem o socorro. Se alguém espalha mentira sobre você, conte a Deus e também a um adulto. E não pare de ser da paz.',
        activity:
          'Escrevam fofocas inventadas em flechas de papel e, no verso, uma palavra verdadeira que poderia ficar no lugar. Guardem só o verso à vista.',
        questions: [
          'Do que essa pessoa estava cansada?',
          'O que ela fez em vez de brigar?',
          'O que você faria se mentissem sobre você?',
        ],
      },
      challenge: 'Quando ouvir uma fofoca, não passe adiante; diga uma coisa boa da pessoa.',
    },
    prayer:
      'Na nossa angústia clamamos, e tu respondes. Livra-nos da língua que engana, a dos outros e a nossa. Põe-nos na estrada para perto de ti. E guarda-nos pela paz, mesmo quando só ouvimos guerra. Amém.',
    leader: {
      lost: 'Em contar quem mentiu e como. Corte cedo e com carinho. A pergunta é o que o poeta faz: clama, entrega e continua pela paz.',
      tender:
        'Ser pela paz não obriga ninguém a morar com quem bate ou ameaça. Se aparecer, fale a sós e ajude a chegar à proteção (Ligue 180, Disque 100). Difamação séria pode pedir orientação de um advogado.',
    },
    comfort:
      'Você está cansado de guerra, e isso já é oração. Daqui, do primeiro degrau, Deus responde. Não precisa subir tudo hoje.',
    closing: 'Vão pela paz, um degrau de cada vez.',
    words: [
      'salmo cento e vinte',
      'cantico dos degraus',
      'canticos de romagem',
      'em minha angustia clamo',
      'labios mentirosos',
      'lingua enganadora',
      'flechas afiadas',
      'brasas de zimbro',
      'meseque',
      'quedar',
      'odeiam a paz',
      'sou pela paz',
      'sou da paz',
      'eles sao pela guerra',
    ],
  },
  {
    verses: '121:1-8',
    key: '121:2',
    title: 'O guarda que não cochila',
    theme: 'o cuidado de Deus no caminho',
    themes: ['medo', 'ansiedade', 'descanso'],
    idea: 'Na estrada em que os nossos olhos procuram socorro por todo lado, Deus é o guarda que não dorme, e por isso a gente pode dormir.',
    context:
      'É um cântico das subidas, cantado por peregrinos a caminho de Jerusalém. Viajava-se a pé, por dias, com sol forte, pedra solta e ladrões nas serras. Primeiro fala um viajante; depois outra voz, talvez de quem fica ou de quem caminha junto, responde a ele.',
    retold: [
      {
        verses: '121:1-2',
        says: 'Quem canta levanta os olhos para os montes e pergunta de onde virá o socorro. Vem do Senhor, que fez o céu e a terra.',
      },
      {
        verses: '121:3-4',
        says: 'Uma voz promete que o Senhor não deixará o pé vacilar. O guardião de Israel não cochila nem dorme.',
      },
      {
        verses: '121:5-8',
        says: 'O Senhor é como sombra ao lado de quem ele guarda: nem o sol nem a lua farão mal. Ele guarda a alma, a saída e a entrada, para sempre.',
      },
    ],
    read: {
      verses: '121:1-8',
      how: 'Uma pessoa de pé, como quem vai sair, lê 1-2. Os outros respondem a ela com 3-8, olhando para ela.',
    },
    observe: [
      {
        ask: 'Para onde o viajante olha, que pergunta ele faz e que resposta dá a si mesmo?',
        verses: '121:1-2',
        listen: 'Olha os montes, pergunta pelo socorro e lembra quem fez os montes.',
      },
      {
        ask: 'Que palavra volta mais vezes no salmo, e em que situações ela aparece?',
        verses: '121:3-8',
        listen: 'Guardar e guardião: pé, dia, noite, alma, saída e entrada.',
      },
      {
        ask: 'Em que versículo a voz passa de eu para tu, e o que isso faz vocês imaginarem?',
        verses: '121:2-3',
        listen: 'No 3: alguém abençoa o viajante, que já não está sozinho.',
      },
    ],
    interpret: [
      {
        ask: 'Os montes podiam ser beleza, perigo ou lugar de outros deuses. Por que o viajante procura além deles?',
        verses: '121:1-2',
        listen: 'O socorro não está na criação, e sim em quem a fez.',
      },
      {
        ask: 'Por que será tão importante, para quem viaja de noite, que Deus não cochile?',
        verses: '121:3-4',
        listen: 'Porque só dorme tranquilo quem sabe que alguém vigia.',
        follow: 'Que preocupação você leva para a cama como se fosse o vigia?',
      },
      {
        ask: 'Se há crentes que tropeçam, adoecem e são roubados, como entender a promessa “te guardará de todo o mal”?',
        verses: '121:7-8',
        listen: 'O mal não tem a última palavra sobre a vida; não é blindagem contra toda dor.',
      },
    ],
    live: [
      {
        ask: 'Quando o dinheiro, a saúde ou o emprego balança, para onde os seus olhos correm primeiro?',
        listen: 'Banco, remédio, gente influente: não são inimigos, mas não são Deus.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que tira o seu sono hoje, e o que mudaria se você entregasse esse turno de vigia?',
        listen: 'Prova, futuro, briga em casa, a tela na madrugada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que vocês dizem a um filho na porta quando ele sai, e que bênção gostariam de começar a dizer?',
        listen: 'Os pais também precisam entregar o caminho dos filhos.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Em que saída recente, de uma casa, de um trabalho ou de uma fase, você percebeu que foi guardado?',
        listen: 'Pode haver mudança de cidade, separação, aposentadoria.',
        for: ['elderly', 'adults', 'singles'],
      },
      {
        ask: 'Para quem perdeu alguém na estrada, este salmo pode doer. Que pergunta você gostaria de fazer a Deus diante dele?',
        listen: 'Não responda a pergunta; ore com ela.',
        for: ['mourning'],
      },
      {
        ask: 'Quem já fez para você o papel da segunda voz, lembrando que Deus guarda quando você só via montanha?',
        listen: 'Boa hora para alguém agradecer em voz alta.',
        for: ['long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a viagem em que deu tudo errado e que hoje rende a melhor história?',
        bridge:
          'Este salmo é música de estrada, cantada por gente com o pé cansado e a serra pela frente.',
      },
      {
        text: 'Quem, na sua família, dorme em qualquer lugar? E quem acorda com uma formiga? Diga de que lado você está.',
        bridge:
          'O salmo fala de um guarda que não cochila nunca, e de como isso deixa a gente dormir.',
        for: ['adults', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Vá até uma porta ou janela. Olhe o ponto mais distante que conseguir ver e fique ali por um minuto.',
      bridge: 'O viajante também levantou os olhos antes de sair. Faça a pergunta dele com calma.',
    },
    complete: [
      {
        name: 'Mala de viagem',
        text: 'Escreva o que você leva para esta semana. O que pesa na mala: … Do que tenho medo na estrada: … Quem viaja comigo: … O que posso deixar com o Guardião antes de sair: …',
      },
      {
        name: 'Troca de turno',
        text: 'Termine e ponha debaixo do travesseiro: Senhor, hoje eu fiquei acordado por causa de… Agora são… horas e o turno é teu. Amanhã eu faço só…',
      },
    ],
    challenges: [
      {
        do: 'Diga o versículo 8 em voz alta ao fechar a porta de casa e ao voltar, durante cinco dias.',
        tell: 'qual saída ou chegada ficou diferente por causa dele.',
      },
      {
        do: 'Mande a alguém que vai viajar, fazer exame ou começar algo novo um áudio lendo o salmo com o nome da pessoa no lugar do tu.',
        tell: 'por que escolheu essa pessoa e o que ela respondeu.',
      },
    ],
    children: {
      truth: 'Deus não dorme: ele cuida de mim dia e noite.',
      to7: {
        story:
          'Uma família ia viajar a pé até Jerusalém. Era longe! O menino olhou as montanhas altas e perguntou: quem vai ajudar a gente? O pai sorriu: quem ajuda é Deus, que fez o céu e a terra. Eles andaram, andaram. De dia o sol era quente, e Deus cuidava deles como uma sombra fresquinha. De noite eles deitavam olhando a lua. O menino perguntou: e se Deus dormir? A mãe respondeu: Deus nunca cochila, nem um pouquinho. Pode fechar os olhos. E o menino dormiu bem quentinho. De manhã eles cantaram: o Senhor me guarda quando eu saio e quando eu volto!',
        activity:
          'Brinquem de viagem: as crianças andam pela sala, param para dormir quando a luz baixa um pouco e, quando um adulto canta baixinho que Deus está acordado, levantam e seguem até o outro lado.',
        questions: [
          'O que o menino viu quando olhou para cima?',
          'Quem nunca cochila?',
          'O que você quer pedir a Deus antes de dormir?',
        ],
      },
      to12: {
        story:
          'Uma vez por ano ou mais, famílias inteiras iam a pé até Jerusalém para as festas. Não havia placa, posto nem celular. O caminho subia por serras de pedra, onde era fácil torcer o pé, e de noite podia aparecer gente perigosa. Para não ficar só pensando no perigo, elas cantavam. Este salmo era uma dessas canções. Começa com alguém olhando os montes e perguntando de onde vem a ajuda. Ele mesmo responde: vem do Senhor, que fez o céu e a terra. Quem fez a montanha é maior do que ela! Aí outra voz entra na música, como um amigo que anda ao lado: ele não vai deixar o seu pé escorregar; o guarda do povo não cochila. De dia é sombra, de noite é vigia. E a canção termina na porta de casa, que é o lugar de onde todo mundo sai e para onde quer voltar: Deus guarda a sua saída e a sua entrada.',
        activity:
          'Em duplas, um fica de olhos fechados e o outro o guia pela sala só com a voz, desviando de almofadas. Depois trocam e contam o que sentiram.',
        questions: [
          'Por que quem viajava cantava?',
          'O que é mais forte, a montanha ou quem a fez?',
          'Para quem você pode ser a segunda voz, que lembra que Deus cuida?',
        ],
      },
      challenge: 'Faça um cartãozinho com o versículo 8 e prenda perto da porta da sua casa.',
    },
    prayer:
      'Guardião de Israel, o Senhor fez os montes que nos assustam. Cuida dos pés que escorregam, da noite de quem não dorme e da estrada de quem está longe. Hoje entregamos o turno e vamos descansar.',
    leader: {
      lost: 'Alguns ouvem uma promessa de que nada de ruim acontece; outros a descartam por isso mesmo. Fique com o que o salmo repete: há quem guarde, e ele não dorme.',
      tender:
        'Quem perdeu alguém em acidente ou violência pode perguntar onde estava o guarda. Não explique. Diga que a Bíblia também faz essa pergunta, fique perto e procure a pessoa durante a semana.',
    },
    comfort:
      'Você já vigiou demais. Há uma hora da noite em que não se pode fazer mais nada, e nela alguém continua acordado por você.',
    closing: 'A porta se abre, a porta se fecha, e o mesmo Deus está dos dois lados.',
    words: [
      'montes',
      'socorro',
      'guardiao',
      'guarda',
      'cochil',
      'dormira',
      'peregrin',
      'saida e',
      'entrada',
      'vacilar',
      'salmo 121',
    ],
  },
  {
    verses: '122:1-9',
    key: '122:1',
    title: 'Vamos à casa do Senhor',
    theme: 'a alegria de congregar',
    themes: ['comunhao', 'adoracao', 'gratidao'],
    idea: 'A alegria começa no convite e termina no bem do outro: quem sobe à casa de Deus com o povo aprende a orar e a trabalhar pela paz.',
    context:
      'É um dos cânticos de subida, que as famílias cantavam a caminho de Jerusalém nas festas. O primeiro versículo é a saída de casa; o segundo já é a chegada, com os pés dentro da porta. Dali o cantor olha a cidade, lembra das tribos e começa a pedir paz.',
    retold: [
      {
        verses: '122:1-2',
        says: 'O salmista se alegra com o convite para ir à casa do Senhor, e seus pés já estão dentro das portas de Jerusalém.',
      },
      {
        verses: '122:3-5',
        says: 'Jerusalém é uma cidade bem unida. Para lá sobem as tribos do Senhor para dar graças, e ali estão os tronos da casa de Davi.',
      },
      {
        verses: '122:6-9',
        says: 'O salmista pede oração pela paz de Jerusalém. Por causa dos irmãos e amigos, deseja paz à cidade, e por amor à casa de Deus buscará o seu bem.',
      },
    ],
    read: {
      verses: '122:1-9',
      how: 'Fiquem fora da sala. No 1, alguém chama: vamos! No 2, todos atravessam a porta. O resto é lido já dentro, em pé.',
    },
    observe: [
      {
        ask: 'O que despertou a alegria, segundo o primeiro versículo: chegar ou ser chamado?',
        verses: '122:1',
        listen: '“quando me disseram”: o convite, no plural, vamos.',
      },
      {
        ask: 'Como a cidade é descrita, e quem sobe até ela?',
        verses: '122:3-4',
        listen: 'Bem unida; as tribos, para dar graças.',
      },
      {
        ask: 'Quantas vezes vocês contam a palavra paz do 6 ao 8, e por causa de quem ela é pedida?',
        verses: '122:6-9',
        listen: 'Três vezes. Por causa dos irmãos e amigos, por amor à casa do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Ali também estavam os tronos de julgamento. O que a justiça tem a ver com a casa de Deus?',
        verses: '122:5',
        listen: 'Não há adoração sem cuidar do que é direito.',
        follow: 'O que acontece com a paz onde não há justiça?',
      },
      {
        ask: 'As doze tribos eram bem diferentes e brigavam. O que fazia delas uma cidade bem unida?',
        verses: '122:3-4',
        listen: 'Subir juntas para o mesmo nome. A união vem de para onde se vai.',
      },
      {
        ask: 'O cantor passa de “orem” para “buscarei o teu bem”. Que passo há entre um e outro?',
        verses: '122:6-9',
        listen: 'Da oração ao gesto; e do vocês para o eu.',
      },
    ],
    live: [
      {
        ask: 'Quem disse vamos a você pela primeira vez, e como foi?',
        listen: 'Histórias boas. Pensar em agradecer.',
        for: ['new-believers', 'long-believers', 'elderly'],
      },
      {
        ask: 'O que hoje tira a graça do seu vamos: horário, cansaço, briga no carro, uma mágoa de lá?',
        listen: 'Acolher sem defender a instituição.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Se dependesse só de você, sem pai nem mãe chamando, o que faria você ir?',
        listen: 'Amizade, música, perguntas. Levar a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como a manhã de domingo poderia ser menos corrida e mais festa na sua casa?',
        listen: 'Roupa na véspera, café gostoso, música no carro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que parte deste caminho você fica com vontade de conhecer, e o que ainda segura?',
        listen: 'Nenhuma pressão. Perguntas são passos.',
        for: ['visitors'],
      },
      {
        ask: 'Há um lugar vazio no banco ao seu lado. O que ajudaria você a atravessar a porta?',
        listen: 'Oferecer companhia: sentar junto, ir embora antes do fim.',
        for: ['mourning', 'singles'],
      },
      {
        ask: 'Qual é um bem concreto que você poderia buscar para a nossa igreja e para a cidade, além de orar?',
        listen: 'Uma coisa com nome: capina, visita, reforço escolar.',
        for: ['men', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Excursão, romaria, retiro ou caravana: conte a viagem em grupo mais divertida da sua vida.',
        bridge: 'O salmo de hoje era cantado na estrada, no meio da caravana.',
      },
      {
        text: 'Quem na sua família chega sempre antes da hora, e quem sai de casa quando já começou?',
        bridge: 'O cantor do salmo se alegrou só de ouvir: vamos!',
        for: ['couples', 'parents', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe para os seus pés e pense em três portas boas que eles já atravessaram.',
      bridge: 'Nossos pés estão dentro de tuas portas, diz o cantor. Leia parado na soleira.',
    },
    complete: [
      {
        name: 'Caminho da subida',
        text: 'Desenhe uma estrada. Em casa, o que sinto: … . Na metade, o que quase me faz voltar: … . Na porta, o que encontro: … .',
      },
      {
        name: 'Paz em ti',
        text: 'Complete para três lugares, a sua casa, a sua igreja, a sua cidade: haja paz em … , por causa de … , e por isso eu buscarei … .',
      },
    ],
    challenges: [
      {
        do: 'Diga vamos a uma pessoa que parou de vir ou nunca veio, e ofereça ir buscá-la, sem insistir.',
        tell: 'o que ela respondeu, mesmo se foi não.',
      },
      {
        do: 'Chegue quinze minutos antes ao próximo culto para cumprimentar à porta quem entra sozinho.',
        tell: 'dois nomes novos que aprendeu.',
      },
    ],
    children: {
      truth: 'Fico feliz de ir à casa de Deus com meus amigos.',
      to7: {
        story:
          'Toc, toc, toc! Quem é? São os amigos na porta, de mochila nas costas: vamos à casa do Senhor? Vamos! Que alegria! Todos foram pela estrada, subindo, subindo e cantando. Gente do norte, gente do sul, vovôs, bebês, burrinhos. De repente: olhem a cidade! Os muros, as portas! Um passo, dois passos, e os pés já estavam lá dentro. Que lindo! Ali todos agradeciam a Deus, juntos. E disseram: paz nesta cidade! Paz para os meus irmãos! Paz para os meus amigos! Eu vou fazer o bem aqui.',
        activity:
          'Façam uma caravana pela casa: um bate à porta do outro e chama vamos!, até a fila ficar completa. Na chegada, cada um abraça alguém e diz: paz!',
        questions: [
          'O que os amigos disseram na porta?',
          'Para que todos subiam à cidade?',
          'Quem você quer convidar para ir com você?',
        ],
      },
      to12: {
        story:
          'O Miguel só ia à igreja porque o puxavam da cama. Até o domingo em que o vizinho, o Samuel, tocou a campainha sozinho: minha família não vem, posso ir com vocês? O Miguel se vestiu em dois minutos. Ser convidado é bom; convidar também muda tudo. O salmo 122 é de alguém assim, contente só porque lhe disseram: vamos à casa do Senhor! Era uma viagem a pé, de dias, até Jerusalém. Iam tribos inteiras, gente que nem sempre se dava bem. Mas na estrada cantavam a mesma música. Quando os pés passaram pela porta da cidade, o cantor quase não acreditou. E o que ele fez lá dentro? Pediu paz. Por causa dos meus irmãos e dos meus amigos, haja paz em ti! E prometeu: vou buscar o teu bem. Naquele domingo o Miguel guardou um lugar ao lado dele. Depois, dois.',
        activity:
          'Desenhem convites de verdade para o próximo encontro e entreguem a um colega cada um.',
        questions: [
          'Por que o Miguel se vestiu tão depressa?',
          'O que unia as tribos na estrada?',
          'Que bem você pode buscar para a sua igreja?',
        ],
      },
      challenge: 'Sente-se ao lado de quem está sozinho e convide para ficar junto.',
    },
    prayer:
      'Obrigado, Senhor, por quem um dia nos disse vamos. Dá-nos de novo essa alegria. Faz da tua casa uma cidade bem unida, onde há justiça e cabem todas as tribos. Haja paz aqui dentro e nas ruas em volta; e que busquemos o bem. Amém.',
    leader: {
      lost: 'A conversa pode virar queixa da igreja ou cobrança de presença. Leve as duas ao versículo 9: o que eu posso buscar de bem?',
      tender:
        'Há quem tenha sido ferido dentro da igreja: humilhado, explorado ou abusado. Não diga apenas volte. Ouça, acredite, e ajude a denunciar o que for crime: Disque 100, Ligue 180.',
      differ:
        'Orar pela paz de Jerusalém: alguns cristãos o fazem hoje de modo especial por aquela cidade; outros entendem a oração como pela igreja e por todos os povos. Pedir paz para todos os que vivem ali é comum aos dois.',
    },
    comfort:
      'Quando não der para ir, deixe que venham. O vamos do salmo é no plural, e a caravana pode parar à sua porta.',
    closing: 'Na ida ou na volta, que alguém ouça de nós: vamos?',
    words: [
      'vamos a casa do senhor',
      'alegrei me quando me disseram',
      'cantico de subida',
      'canticos dos degraus',
      'canticos de romagem',
      'nossos pes estao dentro',
      'paz de jerusalem',
      'orai pela paz',
      'cidade bem unida',
      'haja paz em teus muros',
      'buscarei o teu bem',
      'salmo cento e vinte e dois',
    ],
  },
  {
    verses: '123:1-4',
    key: '123:2',
    title: 'Os olhos na mão do Senhor',
    theme: 'a espera pela misericórdia',
    themes: ['espera', 'oracao', 'humildade', 'sofrimento'],
    idea: 'Quem está farto de desprezo para de olhar quem zomba e fixa os olhos na mão de Deus, até que venha a misericórdia.',
    context:
      'É o quarto cântico da subida a Jerusalém. O povo voltou do exílio pequeno e pobre, ou vive sob senhores que riem dele; o salmo não diz qual zombaria. Com os olhos, o servo daquele tempo lia na mão do senhor a ordem, a comida e a proteção. O salmo acaba sem contar a resposta.',
    retold: [
      {
        verses: '123:1-2',
        says: 'O salmista levanta os olhos a Deus, que mora nos céus. Como os servos olham para a mão do seu senhor, o povo espera a misericórdia de Deus.',
      },
      {
        verses: '123:3-4',
        says: 'O povo pede misericórdia ao Senhor, porque está cheio demais do desprezo, da zombaria dos orgulhosos e da humilhação dos arrogantes.',
      },
    ],
    read: {
      verses: '123:1-4',
      how: 'Leiam três vezes: uma pessoa, depois metade do grupo, depois todos, com as palmas voltadas para cima.',
    },
    observe: [
      {
        ask: 'Para onde vão os olhos no versículo 1, e quem mora lá?',
        verses: '123:1',
        listen: 'Para Deus, que habita nos céus.',
      },
      {
        ask: 'Que duas comparações ele usa, e até quando os olhos ficam atentos?',
        verses: '123:2',
        listen:
          'Servos olham a mão do senhor; a serva, a da senhora. Até que Deus tenha misericórdia.',
      },
      {
        ask: 'De que a alma está cheia demais, e de quem vem isso?',
        verses: '123:3-4',
        listen: 'De desprezo, zombaria e humilhação, dos orgulhosos e arrogantes.',
      },
    ],
    interpret: [
      {
        ask: 'Por que olhar a mão de Deus, e não só o rosto ou o céu?',
        verses: '123:2',
        listen: 'A mão dá, guia e defende; quem depende dela repara em cada gesto.',
        follow: 'O que você tem visto sair dessa mão?',
      },
      {
        ask: 'O salmo começa com eu e passa a nós. O que muda nessa passagem?',
        verses: '123:1-2',
        listen: 'A dor vira oração do grupo; ninguém espera sozinho.',
      },
      {
        ask: 'Não há vingança no pedido. O que ele pede duas vezes, e por que só isso?',
        verses: '123:3',
        listen:
          'Misericórdia. Quem está cheio de desprezo precisa primeiro ser tratado com bondade; o resto fica com Deus.',
      },
    ],
    live: [
      {
        ask: 'Para onde os seus olhos correm quando alguém humilha você: para o chão, para o celular, para a briga?',
        listen: 'Reação sem julgamento. O salmo propõe outro lugar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que comentário sobre o seu corpo, a sua nota ou o seu jeito ficou grudado, e o que Deus diria no lugar?',
        listen: 'Não precisa repetir o comentário. Procurem a palavra boa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'No trabalho, quem serve sabe o que é ser tratado como mobília. Como você trata quem serve você?',
        listen: 'Garçom, diarista, atendente. Nome, olhos, obrigado.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'O que ajuda a continuar olhando enquanto a resposta não vem?',
        listen: 'Orar com outro, ler em voz alta, lembrar o que já veio. Até que é tempo comprido.',
        for: ['elderly', 'singles', 'mourning'],
      },
      {
        ask: 'Já riram de você por buscar a Deus? O que você fez com isso?',
        listen: 'Calou, respondeu, quase parou. Apoio conta.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Que criança, sua ou de perto, anda de olhos baixos, e como levantá-los?',
        listen: 'Escutar sem pressa; avisar a escola se há humilhação.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Que recado a sua mãe ou o seu pai dava só com um gesto de mão ou um olhar?',
        bridge: 'O salmo fala de olhos que aprendem a ler uma mão.',
      },
      {
        text: 'Qual mão você reconheceria numa foto só de mãos: de quem, e por quê?',
        bridge: 'Há uma mão que este povo não perde de vista.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe por um minuto as suas mãos. Depois levante os olhos para o alto e fique assim mais um minuto.',
      bridge: 'O salmo cabe inteiro nesse movimento.',
    },
    complete: [
      {
        name: 'Do chão ao céu',
        text: 'Tenho olhado para … . Isso me enche de … . Levanto os olhos a ti, que … . Espero da tua mão … . Até que venha, vou … .',
      },
      {
        name: 'Contorno da mão',
        text: 'Contorne a sua mão. Em cada dedo escreva uma coisa que já recebeu de Deus. Na palma, escreva o que ainda espera: … .',
      },
    ],
    challenges: [
      {
        do: 'Cada vez que uma palavra de desprezo voltar à cabeça, levante os olhos de verdade e diga: tem misericórdia de nós.',
        tell: 'em que lugar mais inesperado você fez isso.',
      },
      {
        do: 'Defenda ou acolha nesta semana alguém de quem zombaram: sente ao lado, mande mensagem, ande junto.',
        tell: 'como a pessoa reagiu.',
      },
    ],
    children: {
      truth: 'Levanto meus olhos a Deus, que cuida de mim.',
      to7: {
        story:
          'As pessoas subiam a estrada e cantavam. Esta canção é bem curtinha. Elas estavam cansadas, porque outros riam delas e diziam coisas feias. Quando alguém ri da gente, dá vontade de olhar para o chão, não é? Mas elas fizeram diferente. Levantaram os olhos para Deus! Levanto os meus olhos a ti, cantavam. Você já olhou para a mão da mamãe esperando ela chamar? Elas olhavam para Deus assim. E pediram: Senhor, trata a gente com carinho! Tem misericórdia! Quando você ficar triste, pode levantar os olhos. Deus está vendo você, e a mão dele é boa.',
        activity:
          'Brinquem de seguir a mão: um guia com a mão aberta, sem falar, e os outros olham e fazem. Depois todos erguem os olhos e oram.',
        questions: [
          'Por que as pessoas estavam tristes?',
          'Para onde elas olharam?',
          'O que você quer pedir a Deus?',
        ],
      },
      to12: {
        story:
          'Imagine um grupo subindo a pé para Jerusalém. Eles são poucos, e gente orgulhosa zomba deles. A canção tem só quatro versículos. Começa com os olhos: levanto meus olhos a ti, que habitas nos céus. Depois vem uma comparação do tempo deles. O servo ficava atento à mão do patrão, porque dela vinham a ordem, a comida e a proteção. Bastava um gesto. Assim, dizem, os nossos olhos estão atentos ao Senhor nosso Deus, até que ele tenha misericórdia de nós. E contam a verdade: estamos cheios demais de desprezo, cheios demais de zombaria. Não pedem que Deus destrua ninguém. Pedem duas vezes a mesma coisa: tem misericórdia. A canção acaba aí, e não diz quando a resposta veio. Às vezes é assim: a gente espera olhando. Quando zombarem de você, não precisa baixar a cabeça. Levante os olhos, e conte a um adulto de confiança.',
        activity:
          'Em duplas, um faz gestos com a mão e o outro obedece sem palavras. Conversem: o que é preciso para prestar tanta atenção assim em Deus?',
        questions: [
          'De que eles estavam cheios demais?',
          'Por que olhavam para a mão?',
          'O que você faz quando alguém zomba de você?',
        ],
      },
      challenge: 'Se zombarem de alguém, fique ao lado dessa pessoa e avise um adulto.',
    },
    prayer:
      'A ti, que habitas nos céus, levantamos os olhos. Já deu de desprezo, Senhor. Tem misericórdia de nós, tem misericórdia. Enquanto esperamos, não nos deixes perder de vista a tua mão. Amém.',
    leader: {
      lost: 'A palavra servo incomoda num país que teve escravidão, e com razão. Diga que o salmo toma uma imagem conhecida para falar de atenção e de confiança; ele pede misericórdia contra os que humilham.',
      tender:
        'Racismo e assédio são crime. Se alguém contar, acredite, ouça a sós e ajude a registrar (Disque 100, Ligue 180). Não peça que só ore. Quem ouve humilhação há muito tempo pode pensar em morrer: CVV 188.',
    },
    comfort:
      'Seus olhos podem estar cansados demais para abrir. Deixe que outro olhe por você. A mão está lá, e não é a que bate.',
    closing: 'Olhos no alto, até que ele tenha misericórdia.',
    words: [
      'salmo cento e vinte e tres',
      'levanto meus olhos a ti',
      'habitas nos ceus',
      'olhos dos servos',
      'mao de seus senhores',
      'olhos da serva',
      'tem misericordia de nos',
      'cheios demais de desprezo',
      'fartos de desprezo',
      'zombaria dos orgulhosos',
      'soberbos',
      'arrogantes',
    ],
  },
  {
    verses: '124:1-8',
    key: '124:8',
    title: 'Se não fosse o Senhor',
    theme: 'o livramento de Deus',
    themes: ['gratidao', 'salvacao', 'medo', 'comunhao'],
    idea: 'Olhando para trás, o povo diz em coro: só não fomos engolidos porque o Senhor estava ao nosso lado; quem fez céu e terra é o nosso socorro.',
    context:
      'O título o dá a Davi; é cantado na subida a Jerusalém. Um líder puxa, e Israel repete. Não se conta qual foi o perigo, e por isso cabem nele o mar do Êxodo, os cercos, o exílio. As imagens correm: gente que engole, águas, dentes, uma armadilha que se rompe.',
    retold: [
      {
        verses: '124:1-5',
        says: 'O salmista chama Israel a dizer: se o Senhor não estivesse ao seu lado, os homens irados o teriam engolido vivo, e as águas violentas o teriam coberto.',
      },
      {
        verses: '124:6-7',
        says: 'O povo bendiz o Senhor, que não o entregou aos dentes dos inimigos. Escapou como pássaro, porque a armadilha se rompeu.',
      },
      {
        verses: '124:8',
        says: 'O socorro do povo está no nome do Senhor, que fez o céu e a terra.',
      },
    ],
    read: {
      verses: '124:1-8',
      how: 'O líder lê o começo do 1 e para; o grupo diz o resto com ele. No 7, todos abrem as mãos de repente. O 8, bem firme.',
    },
    observe: [
      {
        ask: 'Que frase abre o salmo e volta logo em seguida, e quem deve dizê-la?',
        verses: '124:1-2',
        listen: '“Se o SENHOR não estivesse ao nosso lado”; Israel.',
      },
      {
        ask: 'O que teria acontecido? Juntem as imagens.',
        verses: '124:3-6',
        listen:
          'Engolidos vivos, encobertos pelas águas e pela correnteza, presa dos dentes deles.',
      },
      {
        ask: 'Como foi a fuga, e onde está o socorro?',
        verses: '124:7-8',
        listen:
          'Como pássaro, a armadilha se rompeu e escapamos; no nome do SENHOR, que fez o céu e a terra.',
      },
    ],
    interpret: [
      {
        ask: 'Para que serve imaginar o que poderia ter sido, se já passou?',
        verses: '124:1-3',
        listen: 'Acorda a gratidão: a gente se acostuma a ter escapado.',
        follow: 'Que perigo você já esqueceu que passou?',
      },
      {
        ask: 'O pássaro não quebrou o laço. O que a imagem diz sobre como se escapa?',
        verses: '124:7',
        listen: 'Outro rompeu. Não é esperteza do passarinho; é livramento.',
      },
      {
        ask: 'Por que terminar com aquele que “fez o céu e a terra”?',
        verses: '124:8',
        listen:
          'Se ele fez tudo, nenhuma água nem armadilha é grande demais; e o nome dele vale para o próximo perigo.',
      },
    ],
    live: [
      {
        ask: 'Complete diante de Deus: se o Senhor não estivesse ao meu lado naquele ano, … . Que ano foi?',
        listen: 'O ano basta. Detalhe só se a pessoa quiser.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'De que armadilha você escapou por pouco na internet ou na rua, e quem ajudou a romper?',
        listen: 'Golpe, briga, convite torto. Agradecer ao mensageiro também.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que história de livramento é de nós dois, e não só sua?',
        listen: 'Contem a quatro mãos. O salmo é no plural.',
        for: ['couples'],
      },
      {
        ask: 'Que perigo que a nossa comunidade atravessou merece ser contado aos que chegaram depois?',
        listen: 'Briga, enchente, falta de dinheiro. Quem ajudou?',
        for: ['long-believers', 'new-believers'],
      },
      {
        ask: 'O que você chamava de sorte e hoje se pergunta se não foi cuidado?',
        listen: 'Não force nomes; a pergunta pode ficar aberta.',
        for: ['visitors', 'singles'],
      },
      {
        ask: 'Como agradecer sem fazer doer quem não escapou?',
        listen: 'Baixo, com respeito, repartindo; sem explicar por que um sim e outro não.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua maior escapada por um triz: prova, ônibus perdido, panela no fogo, tombo?',
        bridge: 'Hoje um povo inteiro canta: foi por pouco, e foi Deus.',
      },
      {
        text: 'Já soltou um bicho preso ou viu um passarinho escapar da gaiola? Como foi a cara de quem viu?',
        bridge: 'O salmo tem um pássaro assim.',
        for: ['parents', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Feche uma mão dentro da outra, como um laço. Aperte. Agora abra de uma vez e olhe para cima.',
      bridge: 'Foi assim, diz o salmo, que escapamos.',
    },
    complete: [
      {
        name: 'Se não fosse',
        text: 'Se não fosse o Senhor, em … eu … . Se não fosse o Senhor, a minha família … . Se não fosse o Senhor, hoje … . Bendito seja ele, que não … .',
      },
      {
        name: 'A armadilha rota',
        text: 'Desenhe uma armadilha aberta e um pássaro no alto. Na armadilha, escreva de que escapou: … . Nas asas, o que pode fazer agora que está livre: … .',
      },
    ],
    challenges: [
      {
        do: 'Agradeça a uma pessoa por meio de quem Deus rompeu um laço seu: telefone, visite, escreva.',
        tell: 'se ela sabia o quanto tinha ajudado.',
      },
      {
        do: 'Comece os sete dias com a frase do versículo 8 antes de ver as mensagens.',
        tell: 'em que dia ela fez mais falta ou mais bem.',
      },
    ],
    children: {
      truth: 'O Senhor está ao meu lado e me socorre.',
      to7: {
        story:
          'O povo cantava subindo a estrada. Um dizia: se o Senhor não estivesse ao nosso lado! E todos repetiam: se o Senhor não estivesse ao nosso lado! Eles tinham passado por um perigo bem grande. Parecia um rio cheio, com a água subindo. Parecia uma armadilha de passarinho. Mas Deus estava com eles! Ploc! A armadilha se rompeu. E o passarinho? Voou, voou, livre! Nós escapamos como o passarinho, eles cantavam. Quem ajudou? O Senhor, que fez o céu e a terra. Quem fez uma coisa tão grande pode cuidar da gente também. Obrigado, Senhor!',
        activity:
          'Façam um passarinho de papel. Ponham-no dentro das mãos fechadas e, ao dizer o Senhor está ao nosso lado, abram e façam voar.',
        questions: [
          'O que o povo repetia?',
          'O que aconteceu com a armadilha?',
          'Quem fez o céu e a terra?',
        ],
      },
      to12: {
        story:
          'Este cântico é em coro. Alguém puxa: se o Senhor não estivesse ao nosso lado, que Israel o diga! E o povo repete. Então começam a imaginar: quando se levantaram contra nós, eles nos teriam engolido vivos. As águas teriam passado por cima de nós. O salmo não conta qual foi o perigo. Pode ter sido o mar na frente deles na saída do Egito, ou uma guerra, ou outra coisa. Por isso, muita gente canta este salmo pensando na sua própria história. Depois vem o alívio: bendito seja o Senhor, que não nos deixou nos dentes deles! Escapamos como um pássaro da armadilha dos caçadores. A armadilha se rompeu, e escapamos! O passarinho não é forte para arrebentar o laço: foi Deus. E o final é uma frase para guardar: nosso socorro está no nome do Senhor, que fez o céu e a terra. Lembrar do que Deus já fez ajuda na hora do próximo susto.',
        activity:
          'Entrevistem um adulto: conte um livramento. Escrevam a história em quatro frases começando por se o Senhor não estivesse ao nosso lado.',
        questions: [
          'Com o que o perigo foi comparado?',
          'Quem rompeu a armadilha?',
          'De que você quer agradecer a Deus?',
        ],
      },
      challenge: 'Diga todo dia ao acordar: meu socorro está no nome do Senhor.',
    },
    prayer:
      'Bendito sejas, Senhor, que não nos deixaste nos dentes do perigo. Só tu sabes quantas vezes foi por pouco. Por quem ainda está no laço, pedimos: rompe. O nosso socorro está no teu nome, que fez o céu e a terra. Amém.',
    leader: {
      lost: 'Pode virar disputa de histórias de acidente. Peça o ano e a ajuda, em uma frase, e volte ao coro: o Senhor ao nosso lado.',
      tender:
        'Quem perdeu alguém num acidente, num crime ou numa doença pergunta: e o meu? Não responda. Reconheça que o salmo foi cantado por quem escapou, e que há outros salmos para quem não escapou. Fique perto.',
    },
    comfort:
      'Se a água ainda está no pescoço, você não precisa cantar como quem chegou. O nome que fez o céu e a terra serve também para ser chamado de dentro do rio.',
    closing: 'Se não fosse o Senhor! E foi.',
    words: [
      'salmo cento e vinte e quatro',
      'se o senhor nao estivesse ao nosso lado',
      'se nao fora o senhor',
      'que israel o diga',
      'engolido vivos',
      'aguas violentas',
      'correnteza',
      'presa aos dentes',
      'escapou como passaro',
      'armadilha se rompeu',
      'laco dos cacadores',
      'passarinheiros',
      'nosso socorro esta no nome',
    ],
  },
  {
    verses: '125:1-5',
    key: '125:2',
    title: 'Cercados de montes',
    theme: 'a firmeza de quem confia',
    themes: ['fe', 'fidelidade', 'medo', 'justica'],
    idea: 'Quem confia no Senhor é firme como o monte Sião, e não por ser de pedra: é que o Senhor está ao redor dele, agora e para sempre.',
    context:
      'É um cântico de quem sobe a Jerusalém. Quem chegava via a cidade sobre o monte Sião e, em volta, montes mais altos. A segurança não tapa os olhos: ainda há um cetro de maldade sobre a terra, gente má mandando (125:3), e a tentação de ficar igual. Por isso o fim pede bondade e paz.',
    retold: [
      {
        verses: '125:1-2',
        says: 'Quem confia no Senhor é como o monte Sião, que não se abala. Como os montes cercam Jerusalém, o Senhor cerca o seu povo para sempre.',
      },
      {
        verses: '125:3-5',
        says: 'O poder dos maus não ficará sobre a terra dos justos, para que eles não estendam a mão ao mal. O salmista pede o bem para os bons e paz para Israel.',
      },
    ],
    read: {
      verses: '125:1-5',
      how: 'Uma pessoa senta no meio e lê o 1; as outras, em pé ao redor, leem o 2. Depois, todos sentados, um lê do 3 ao 5.',
    },
    observe: [
      {
        ask: 'Com o que se parecem os que confiam, e o que é dito desse monte?',
        verses: '125:1',
        listen: 'Com o monte Sião, que não se abala e permanece para sempre.',
      },
      {
        ask: 'Onde estão os montes, e onde está o SENHOR?',
        verses: '125:2',
        listen: 'Ao redor de Jerusalém; ao redor do seu povo, desde agora para sempre.',
      },
      {
        ask: 'O que não vai durar sobre a terra dos justos, e que risco se evita assim?',
        verses: '125:3',
        listen: 'O cetro da maldade; para que os justos não estendam as mãos à perversidade.',
      },
    ],
    interpret: [
      {
        ask: 'São duas imagens de monte: eu como monte e Deus ao redor como montes. Qual sustenta qual?',
        verses: '125:1-2',
        listen: 'Somos firmes porque cercados; a firmeza vem de fora.',
        follow: 'O que seria confiar na própria firmeza?',
      },
      {
        ask: 'Viver muito tempo sob gente injusta faz o quê com gente boa?',
        verses: '125:3',
        listen: 'Cansa, tenta a imitar: se todos fazem. Deus põe limite também por isso.',
      },
      {
        ask: 'Depois de tanta certeza, o salmo ainda pede. Por que pedir, se o SENHOR já está ao redor?',
        verses: '125:2, 125:4-5',
        listen:
          'Confiança conversa. Pede bem para os bons e paz para o povo, e entrega os tortos a Deus.',
      },
    ],
    live: [
      {
        ask: 'O que abala você com mais facilidade: notícia, dinheiro, opinião de alguém, saúde?',
        listen: 'Nomear o tremor. Depois: quem está ao redor disso?',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando todo mundo cola, mente ou dá um jeitinho, o que segura a sua mão?',
        listen: 'Amigo que pensa igual, consciência, Deus ao redor. Já falhou? Dá para voltar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que injustiça dura há tanto tempo perto de você que já parece normal?',
        listen: 'Trabalho, prédio, cidade. O versículo 3 diz: não permanecerá.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Quem Deus pôs ao redor de você como monte, e como você agradece?',
        listen: 'Nomes. Gente é um dos modos de ele cercar.',
        for: ['elderly', 'new-believers', 'mourning'],
      },
      {
        ask: 'Que cerca boa vocês querem em volta da sua casa: hora, mesa, oração, limite de tela?',
        listen: 'Uma só, combinada, que proteja sem sufocar.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Confiar é palavra grande. Em quem você aprendeu a confiar devagar, e como isso aconteceu?',
        listen: 'Tempo e presença. Com Deus pode ser assim.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Da janela da sua infância, o que se via: morro, muro, mar, plantação, outro prédio?',
        bridge: 'Quem subia a Jerusalém via montes por todos os lados.',
      },
      {
        text: 'Numa foto de turma você fica no meio, na ponta ou atrás de alguém alto?',
        bridge: 'No salmo, o povo fica no meio, e é o Senhor quem fica em volta.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se firme, pés no chão. Passe os olhos por tudo o que está à sua volta, devagar, até dar a volta completa.',
      bridge: 'Assim está o Senhor ao redor do seu povo.',
    },
    complete: [
      {
        name: 'Mapa dos montes',
        text: 'Desenhe a sua casa no meio da folha e, em volta, montes. Em cada monte, um jeito em que Deus cerca você: … . Perto da casa, escreva o que a faz tremer: … .',
      },
      {
        name: 'Mãos guardadas',
        text: 'O cetro torto que vejo mandando é … . A tentação que ele me traz é estender a mão para … . Peço que Deus … , e escolho … .',
      },
    ],
    challenges: [
      {
        do: 'Recuse nesta semana um jeitinho pequeno que todos fazem, mesmo que ninguém veja.',
        tell: 'quanto custou e o que você sentiu.',
      },
      {
        do: 'Faça uma roda em torno de alguém abalado: combine com mais duas pessoas de ligar em dias diferentes.',
        tell: 'como a pessoa está.',
      },
    ],
    children: {
      truth: 'O Senhor está em volta de mim, como os montes.',
      to7: {
        story:
          'Você já viu um morro bem grande? Ele sai do lugar? Não! Vem o vento, e ele fica. Vem a chuva, e ele fica. O salmo diz que quem confia no Senhor é como o monte Sião: não se abala. E tem mais. A cidade de Jerusalém ficava no meio de muitos montes. Um monte para cá, outro para lá, montes por toda a volta. E o salmo canta: assim o Senhor está em volta do seu povo! Na frente, atrás, de um lado e do outro. Hoje, amanhã e para sempre. Posso ficar firme, porque Deus está em volta de mim.',
        activity:
          'Uma criança fica no meio e os outros dão as mãos em volta, como montes, e dizem: o Senhor está ao seu redor! Troquem até todos passarem.',
        questions: [
          'O monte sai do lugar?',
          'O que havia em volta de Jerusalém?',
          'Quando você quer lembrar que Deus está em volta?',
        ],
      },
      to12: {
        story:
          'Os viajantes subiam a Jerusalém e viam os montes. A cidade ficava em um deles, o Sião, e outros mais altos a cercavam. Então cantavam: os que confiam no Senhor são como o monte Sião, que não se abala. Como os montes ao redor de Jerusalém, assim o Senhor está ao redor do seu povo, desde agora e para sempre. Note bem: eles não diziam que eram fortes. Diziam que estavam cercados por Deus. Mas a vida não era só sossego. O salmo fala de gente má que mandava na terra. E sabe de um perigo? Quando os maus mandam por muito tempo, até quem é bom pode pensar: então vou fazer igual. Deus promete que o mando do mal não vai durar. E o povo pede: Senhor, faze o bem aos bons, e haja paz. Quando todo mundo em volta faz o errado, lembre que há Alguém mais perto, em volta de você.',
        activity:
          'Desenhem uma cidade no meio da folha e montes em volta. Em cada monte escrevam um jeito de Deus cuidar: família, palavra, amigos, oração.',
        questions: [
          'Com o que se parece quem confia em Deus?',
          'Qual era o perigo para os bons?',
          'O que ajuda você a não fazer igual quando os outros erram?',
        ],
      },
      challenge: 'Quando tiver medo, diga: o Senhor está em volta de mim.',
    },
    prayer:
      'Senhor, fica ao nosso redor, desde agora e para sempre. Onde trememos, firma. Onde a maldade manda, põe limite, e guarda as nossas mãos. Faze o bem aos que são bons, e haja paz sobre a nossa casa. Amém.',
    leader: {
      lost: 'Alguém dirá que quem confia não se abala, e que quem chora confia pouco. Corrija: a firmeza está em quem cerca, e o salmo termina pedindo.',
      tender:
        'O versículo 3 toca em quem vive sob um chefe, um parente ou um bando que manda pela força. Não peça paciência sem fim; ajude a procurar proteção com segurança (Ligue 180, Disque 100).',
    },
    comfort: 'Pode tremer. Quem treme continua cercado. Deus não saiu do seu redor, nem agora.',
    closing: 'De qualquer lado que a noite venha, há um monte antes dela. Paz sobre vocês.',
    words: [
      'salmo cento e vinte e cinco',
      'confiam no senhor',
      'monte siao',
      'nao se abala',
      'montes ao redor de jerusalem',
      'ao redor de seu povo',
      'cetro da maldade',
      'cetro dos impios',
      'terra dos justos',
      'caminhos tortuosos',
      'paz sobre israel',
      'firmeza',
    ],
  },
  {
    verses: '126:1-6',
    key: '126:5',
    title: 'Semear chorando, colher cantando',
    theme: 'a restauração que parece sonho',
    themes: ['esperanca', 'sofrimento', 'gratidao', 'espera'],
    idea: 'O Deus que já fez o povo rir como quem sonha pode fazer de novo; por isso a gente semeia mesmo chorando, confiando nele para a colheita.',
    context:
      'É um canto de subida, para a estrada de Jerusalém. Lembra um tempo em que o povo voltou para casa, provavelmente do exílio na Babilônia, e mal acreditava. Mas a volta foi dura: terra abandonada, campo seco. Por isso a lembrança feliz vira pedido, e o pedido vira um ditado de lavrador.',
    retold: [
      {
        verses: '126:1-3',
        says: 'Quando o Senhor restaurou Sião, o povo parecia sonhar e a boca se encheu de riso. Até as nações diziam que Deus fez grandes coisas por ele.',
      },
      {
        verses: '126:4',
        says: 'O povo pede que o Senhor o restaure de novo, como as correntes de água no deserto do sul.',
      },
      {
        verses: '126:5-6',
        says: 'Quem semeia com lágrimas colherá com alegria. Aquele que vai chorando com a semente volta contente, trazendo os seus feixes.',
      },
    ],
    read: {
      verses: '126:1-6',
      how: 'Do 1 ao 3, sorrindo de propósito. No 4, mãos estendidas. O 5 e o 6, devagar, como quem anda na roça.',
    },
    observe: [
      {
        ask: 'Como o povo se sentiu quando Deus o restaurou?',
        verses: '126:1-2',
        listen: 'Como quem sonha; boca cheia de riso.',
      },
      {
        ask: 'Quem mais percebeu o que Deus tinha feito?',
        verses: '126:2-3',
        listen: 'As nações comentavam; e eles confirmaram.',
      },
      {
        ask: 'Que pedido aparece no meio do canto, e com que figura?',
        verses: '126:4',
        listen: 'Restaura, como as águas no deserto do sul, que enchem de repente.',
      },
      {
        ask: 'O que o lavrador leva na ida e o que traz na volta?',
        verses: '126:5-6',
        listen: 'Semente e lágrimas; feixes e alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Por que pedir restauração logo depois de contar que já foram restaurados?',
        verses: '126:1, 126:4',
        listen: 'O que Deus começou ainda não acabou; a memória dá coragem de pedir.',
      },
      {
        ask: 'A torrente no deserto chega de uma vez; a colheita leva meses. O que cada figura ensina sobre o jeito de Deus agir?',
        verses: '126:4-6',
        listen: 'Às vezes de repente, às vezes devagar com o nosso trabalho no meio.',
        follow: 'Qual dos dois você tem vivido?',
      },
      {
        ask: 'Por que alguém choraria ao semear?',
        verses: '126:5-6',
        listen: 'A semente podia virar pão hoje; plantar em tempo de fome é arriscar e confiar.',
      },
    ],
    live: [
      {
        ask: 'Que alegria sua foi tão grande que, na hora, você achou que estava sonhando?',
        listen: 'Deixe a boca se encher de riso.',
      },
      {
        ask: 'O que você anda plantando sem ver nada brotar: num filho, num casamento, num emprego?',
        listen: 'Semear chorando é trabalho de gente de fé.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Estudo, treino, amizade: que semente de hoje custa lágrima e você desconfia que vale a pena?',
        listen: 'Ajude a ver o longo prazo, sem discurso.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que colheita você está comendo hoje que outra pessoa semeou chorando?',
        listen: 'Pais, professoras, missionários; gratidão com nome.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Os vizinhos diziam: o Senhor fez grandes coisas. O que alguém de fora já comentou sobre o que Deus fez com você?',
        listen: 'Mudanças que os outros veem primeiro.',
        for: ['new-believers', 'visitors', 'men', 'women'],
      },
      {
        ask: 'Se as lágrimas já regam tudo e não há semente na mão, o que a gente pode carregar com você?',
        listen: 'Tarefas concretas; ofereçam mãos.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que sonho esquisito você lembra até hoje? Versão de trinta segundos, com direito a perguntas.',
        bridge: 'Um povo inteiro achou que estava sonhando, e estava acordado.',
      },
      {
        text: 'Qual foi a última vez que você riu até doer a barriga, e quem começou?',
        bridge:
          'Nossa boca se encheu de riso: está na Bíblia, e vem depois de um tempo muito duro.',
        for: ['young', 'teens', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha três grãos (feijão, arroz, milho) na palma da mão. Dê a cada um o nome de uma coisa que você tem plantado.',
      bridge: 'Quem vai chorando com a semente, diz o salmo, volta. Leia com os grãos na mão.',
    },
    complete: [
      {
        name: 'Ida e volta',
        text: 'Desenhe um caminho. Na ida escreva: levo … e choro por … . Na volta: espero trazer … . No meio, onde você está: … .',
      },
      {
        name: 'Grandes coisas',
        text: 'Complete: quando o Senhor … , eu parecia sonhar. Por isso estou … . Restaura, Senhor, também … .',
      },
    ],
    challenges: [
      {
        do: 'Plante de verdade alguma coisa num vaso e, enquanto planta, ore por uma situação seca. Regue durante a semana.',
        tell: 'que situação era, se puder, e o que sentiu ao regar.',
      },
      {
        do: 'Agradeça a alguém que semeou com lágrimas para você estar de pé: telefone, carta ou visita.',
        tell: 'o que a pessoa disse sobre aquele tempo.',
        for: ['young', 'teens', 'adults', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus transforma o choro em alegria.',
      to7: {
        story:
          'O povo de Deus morou muito tempo longe de casa. Que saudade! Um dia Deus disse: podem voltar! O povo se beliscou: ai! Será que é sonho? Não era! Era verdade! Todo mundo riu: ha ha ha, hi hi hi. E cantou pela estrada. Mas quando chegaram, a terra estava seca. Não tinha comida na horta. Um homem pegou as sementinhas e foi plantar, chorando um pouquinho: snif. Plantou assim mesmo. Choveu. A plantinha cresceu, cresceu! E ele voltou cantando, com os braços cheios de trigo. Deus cuidou do choro e da semente.',
        activity:
          'As crianças plantam com gestos: cavam, põem a semente, choram de mentirinha, chove com os dedos, crescem e voltam com os braços cheios, rindo.',
        questions: [
          'Por que o povo achou que era sonho?',
          'O que o homem fez, mesmo chorando?',
          'O que você pode plantar de bom esta semana?',
        ],
      },
      to12: {
        story:
          'O povo de Israel tinha sido levado para longe, e muitos já nem acreditavam que voltariam. Quando Deus abriu o caminho, foi tão incrível que eles se perguntavam se estavam dormindo. Riam sem parar! Os povos vizinhos comentavam: o Deus deles fez grandes coisas. E eles respondiam: fez mesmo, por isso estamos alegres. Só que voltar não resolveu tudo. As casas estavam caídas, e os campos, secos. Então oraram: Senhor, faz de novo! Faz como o rio do deserto, que está seco e de repente se enche. E lembraram de uma coisa que todo lavrador sabe: às vezes a gente precisa plantar justo quando tem pouca comida, e dá vontade de chorar, porque aquele grão podia virar pão. Mas quem planta chorando volta cantando, com os feixes nos braços. Deus não desperdiça semente, nem lágrima.',
        activity:
          'Em duplas, façam uma tirinha de quatro quadros: o choro, a semente, a espera e a volta. Usem uma situação da escola ou da família.',
        questions: [
          'Por que o povo parecia sonhar?',
          'Por que alguém choraria ao plantar?',
          'Que coisa boa você continua plantando, mesmo difícil?',
        ],
      },
      challenge: 'Plante uma semente num copinho e, ao regar, peça a Deus por alguém triste.',
    },
    prayer:
      'Senhor, tu já encheste a nossa boca de riso. Faz de novo, como água em leito seco. Por quem planta chorando, pedimos força para o próximo passo. Traz de volta, cantando, os que saíram com tão pouco na mão.',
    leader: {
      lost: 'O versículo 5 pode virar lei: se chorar bastante, colhe. O salmo é confiança de quem já viu Deus agir, não fórmula com prazo. Algumas colheitas ficam para o dia em que Deus enxugará toda lágrima.',
      tender:
        'Há quem plantou anos e perdeu a roça: um filho, um casamento, um negócio. Não prometa feixes. Diga que Deus vai junto na ida também. Quem não consegue mais levantar para semear pode precisar de cuidado médico e do CVV 188.',
    },
    comfort:
      'Ninguém pede que você sorria para a terra. Pode semear chorando, e pode hoje só segurar o grão. A lágrima não estraga a semente.',
    closing: 'Quem vai chorando não vai sozinho, e não volta de braços vazios.',
    words: [
      'como os que sonham',
      'como quem sonha',
      'semeiam com lagrimas',
      'semeiam em lagrimas',
      'colherao com jubilo',
      'trazendo seus feixes',
      'trazendo os seus feixes',
      'boca se encheu de riso',
      'grandes coisas fez o senhor',
      'grandes coisas o senhor fez',
      'restaurou',
      'cativeiro',
      'salmo 126',
    ],
  },
  {
    verses: '127:1-5',
    key: '127:1',
    title: 'Quem constrói a casa',
    theme: 'a casa edificada por Deus',
    themes: ['familia', 'trabalho', 'filhos', 'descanso'],
    idea: 'Casa, cidade, sono e filhos não se sustentam só com o nosso esforço: são dom de Deus, que constrói com a gente e dá descanso a quem ama.',
    context:
      'É um canto de subida, e o título fala em Salomão, o rei construtor. Em Israel a mesma palavra, casa, servia para o prédio e para a família. O canto junta pedreiro, vigia, madrugador e pai, e diz a todos a mesma coisa: sem o Senhor, é canseira à toa.',
    retold: [
      {
        verses: '127:1-2',
        says: 'Se o Senhor não edifica a casa e não guarda a cidade, construtor e guarda trabalham em vão. É inútil madrugar e deitar tarde, porque ele dá o sono a quem ama.',
      },
      {
        verses: '127:3-5',
        says: 'Os filhos são presente do Senhor, como flechas na mão do guerreiro. Feliz é o homem que tem muitos, porque não passará vergonha diante dos inimigos à porta da cidade.',
      },
    ],
    read: {
      verses: '127:1-5',
      how: 'Cada um segura um objeto da casa (chave, colher, travesseiro, brinquedo) e lê o versículo que combina com ele.',
    },
    observe: [
      {
        ask: 'Que palavra volta duas vezes no versículo 1, e que outra diz coisa parecida no 2?',
        verses: '127:1-2',
        listen: 'Em vão, em vão; inútil.',
      },
      {
        ask: 'Que rotina cansada aparece no versículo 2, e o que Deus dá no lugar?',
        verses: '127:2',
        listen: 'Madrugar, deitar tarde, pão de dores; ele dá o sono.',
      },
      {
        ask: 'Com que palavras o texto chama os filhos, e com que figura?',
        verses: '127:3-4',
        listen: 'Presente, recompensa; flechas na mão do guerreiro.',
      },
    ],
    interpret: [
      {
        ask: 'O salmo não manda o pedreiro largar a obra nem o vigia sair da torre. O que ele muda nos dois?',
        verses: '127:1',
        listen: 'A confiança: trabalham sem achar que tudo depende deles.',
        follow: 'Como se percebe que alguém trabalha assim?',
      },
      {
        ask: 'Por que o sono é sinal de ser amado?',
        verses: '127:2',
        listen: 'Quem dorme entrega o controle; Deus continua acordado.',
      },
      {
        ask: 'Flecha é feita com cuidado e depois se solta. O que isso diz sobre criar gente?',
        verses: '127:3-4',
        listen: 'Filho é presente, não posse; prepara-se para ir.',
      },
    ],
    live: [
      {
        ask: 'Que tijolo da sua casa você tem assentado sozinho, sem perguntar nada ao dono da obra?',
        listen: 'Decisão, dívida, reforma, educação dos filhos.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem dorme menos na sua casa, e o que esse corpo cansado anda tentando segurar?',
        listen: 'Medo com cara de responsabilidade.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Virar noite estudando ou jogando: o que você tenta ganhar nessas horas, e o que perde?',
        listen: 'Sem sermão; sono como presente.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para que alvo você, flecha de alguém, foi preparado, e que cuidado de quem o preparou você reconhece hoje?',
        listen: 'Honrar pais, avós, professores; sem negar falhas.',
        for: ['singles', 'young', 'long-believers'],
      },
      {
        ask: 'As suas flechas já voaram. Que oração continua indo atrás delas?',
        listen: 'Pais de filhos adultos; entrega.',
        for: ['elderly', 'parents'],
      },
      {
        ask: 'Que casa você gostaria de construir, se começasse do zero com Deus?',
        listen: 'Escute sonhos; ninguém precisa ter família pronta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando a casa ficou com um quarto vazio, o que ainda a mantém de pé?',
        listen: 'Silêncio, lembrança, Deus; não complete.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o pior conserto caseiro que você já fez com as próprias mãos e muita fé?',
        bridge:
          'Trabalham em vão, diz o salmo, sobre construtores que esqueceram de chamar alguém.',
      },
      {
        text: 'Em que posição, hora ou lugar você dorme como um anjo? Demonstrações permitidas.',
        bridge: 'Ele dá o sono àquele a quem ama. Hoje o travesseiro é assunto de teologia.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Encoste as costas e as mãos numa parede da sua casa. Sinta que ela sustenta o seu peso sem que você faça força.',
      bridge: 'O salmo fala de quem ergue e de quem guarda. Leia encostado.',
    },
    complete: [
      {
        name: 'Diário de obra',
        text: 'Complete: estou construindo … . Materiais que uso: … . Onde a parede entorta: … . O que entrego ao dono da obra nesta semana: … .',
      },
      {
        name: 'Turno da noite',
        text: 'Escreva tudo o que você tenta vigiar de noite. Embaixo assine: passo o plantão a quem não dorme. Hora: … .',
      },
    ],
    challenges: [
      {
        do: 'Durma uma hora mais cedo em três noites, deixando de propósito uma tarefa não urgente para o dia seguinte.',
        tell: 'o que não desabou.',
      },
      {
        do: 'Percorra a casa com quem mora com você e diga uma frase de oração em cada cômodo, incluindo a área de serviço.',
        tell: 'qual cômodo rendeu a oração mais sincera.',
        for: ['couples', 'parents', 'singles', 'adults'],
      },
    ],
    children: {
      truth: 'Deus cuida da nossa casa até quando durmo.',
      to7: {
        story:
          'Toc, toc, toc! O papai martelava. Queria fazer uma casinha bem forte. Trabalhou de manhã, de tarde, de noite. E nem dormia! A filhinha perguntou: papai, quem segura a casa quando você dorme? Ele parou o martelo. Humm. Então lembrou de uma canção da Bíblia: é Deus quem faz a casa junto com a gente. É Deus quem guarda a rua. É Deus quem dá o soninho. O papai guardou o martelo, abraçou a menina e disse: você é um presente que Deus me deu! Os dois oraram: Deus, cuida da nossa casa. E dormiram: zzz. Deus ficou acordado, cuidando.',
        activity:
          'Construam uma casa de blocos ou caixas. A cada bloco, digam: Deus, constrói com a gente. Depois deitem um boneco dentro e cantem baixinho.',
        questions: [
          'O que o papai estava fazendo?',
          'Quem cuida da casa quando todos dormem?',
          'Que presente Deus deu à sua família?',
        ],
      },
      to12: {
        story:
          'Quando o povo subia a Jerusalém, cantava esta música. Ela fala de quatro trabalhadores. O pedreiro levanta a parede. O vigia fica acordado na torre. O trabalhador acorda cedo demais e dorme tarde demais. O pai prepara os filhos como quem prepara flechas. O salmo diz a todos: se o Senhor não estiver na obra, é esforço à toa. Não quer dizer que a gente pode ficar deitado esperando. O pedreiro continua construindo! A diferença é que ele sabe que não está sozinho. Deus constrói junto, vigia junto e até dá o sono a quem ele ama, porque quem confia consegue fechar os olhos. E os filhos? São um presente de Deus, como flechas: feitas com carinho para um dia voar longe e acertar um alvo bom. Você é uma delas.',
        activity:
          'Cada um faz uma flecha de papel e escreve nela um alvo bom para a vida. Um adulto ora por cada flecha antes de lançarem juntos.',
        questions: [
          'Quais trabalhadores aparecem no salmo?',
          'Por que dormir pode ser um jeito de confiar?',
          'Em que parte da sua casa você quer que Deus ajude a construir?',
        ],
      },
      challenge: 'Na hora de dormir, diga: Deus, cuida da nossa casa. E feche os olhos tranquilo.',
    },
    prayer:
      'Senhor, constrói conosco, porque já cansamos de erguer sozinhos. Guarda a cidade, a rua, a porta. Dá sono a quem vigia de medo. Abençoa as nossas flechas, as que estão na mão e as que já voaram.',
    leader: {
      lost: 'O versículo 5 pode virar debate sobre quantos filhos ter. O texto celebra o filho como presente, num tempo em que família grande era proteção. Ele não mede ninguém pelo tamanho da aljava.',
      tender:
        'Quem não pôde ter filhos, perdeu um, não se casou ou tem filho distante pode sangrar aqui. Diga antes de ler que a casa do Senhor tem lugar para todos. E se em alguma casa há violência, construir não é aguentar: Ligue 180, Disque 100.',
      differ:
        'Alguns cristãos leem nos versículos 3 a 5 um chamado a receber todos os filhos que vierem; outros, um elogio aos filhos que deixa ao casal decidir com responsabilidade. Os dois concordam que criança é presente de Deus, nunca peso.',
    },
    comfort:
      'A casa não vai cair porque você parou para chorar. Há um guarda que não dorme. Deite-se; até o seu sono pode ser presente dele.',
    closing: 'Faça a sua parte da parede e durma: o dono da obra fica de plantão.',
    words: [
      'se o senhor nao edificar',
      'edificar a casa',
      'trabalham em vao',
      'em vao vigia',
      'vigia em vao',
      'pao de dores',
      'da o sono',
      'heranca do senhor',
      'filhos sao um presente',
      'flechas na mao',
      'aljava',
      'salmo 127',
    ],
  },
  {
    verses: '128:1-6',
    key: '128:1',
    title: 'Em volta da mesa',
    theme: 'a bênção na casa de quem teme a Deus',
    themes: ['familia', 'trabalho', 'casamento', 'gratidao'],
    idea: 'A bênção de Deus começa em quem anda nos caminhos dele, passa pelas mãos, senta-se à mesa da casa e transborda em paz para a cidade inteira.',
    context:
      'É outro canto da estrada de Jerusalém, vizinho do Salmo 127. Aquele dizia que sem Deus a casa é trabalho à toa; este mostra uma casa com ele. Parece foto de família: o homem volta da lida, a esposa floresce como videira, os filhos crescem em redor. No fim a câmera se afasta e mostra a cidade.',
    retold: [
      {
        verses: '128:1-2',
        says: 'Feliz é todo aquele que teme ao Senhor e anda nos caminhos dele, porque comerá do trabalho das próprias mãos.',
      },
      {
        verses: '128:3-4',
        says: 'A esposa será como videira cheia de frutos dentro de casa, e os filhos, como plantas de oliveira em volta da mesa.',
      },
      {
        verses: '128:5-6',
        says: 'O salmista deseja a esse homem a bênção do Senhor, a alegria de ver Jerusalém prosperar e de conhecer os netos. E pede paz sobre Israel.',
      },
    ],
    read: {
      verses: '128:1-6',
      how: 'Leiam ao redor de uma mesa, com um pão no meio. Do 1 ao 4, um por um. O 5 e o 6 são uma bênção: dois leem olhando para os outros.',
    },
    observe: [
      {
        ask: 'Quem é chamado de bem-aventurado, e o que essa pessoa faz?',
        verses: '128:1',
        listen: 'Quem teme o Senhor e anda nos caminhos dele.',
      },
      {
        ask: 'Que plantas aparecem na casa, e com quem são comparadas?',
        verses: '128:3',
        listen: 'Videira, a esposa; plantas de oliveira, os filhos ao redor da mesa.',
      },
      {
        ask: 'Como a bênção vai crescendo do versículo 2 ao 6?',
        verses: '128:2-6',
        listen: 'Mãos, casa, mesa, Jerusalém, netos, Israel.',
      },
    ],
    interpret: [
      {
        ask: 'Temer a Deus e andar nos caminhos dele: como uma coisa aparece na outra, numa terça à noite?',
        verses: '128:1',
        listen: 'Respeito que vira passo: honestidade, tom de voz, descanso.',
      },
      {
        ask: 'Oliveira demora anos para dar fruto. Que paciência essa figura pede a quem se senta à mesa com ela?',
        verses: '128:3',
        listen: 'Mudas, não árvores prontas; criar com esperança longa.',
        follow: 'Que muda à sua mesa precisa de mais tempo?',
      },
      {
        ask: 'Por que a bênção da casa termina com paz sobre a cidade?',
        verses: '128:5-6',
        listen: 'Família abençoada não é ilha; transborda para o vizinho.',
      },
    ],
    live: [
      {
        ask: 'O que a sua mesa tem ouvido: conversa, televisão, silêncio, briga, graças a Deus?',
        listen: 'Retrato honesto, sem vergonha de ninguém.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Comer do trabalho das próprias mãos é bênção. Que orgulho limpo você sente do que faz?',
        listen: 'Ofícios simples têm lugar de honra.',
        for: ['men', 'women', 'adults'],
      },
      {
        ask: 'Que regra ou costume da mesa da sua casa parece bobo hoje e talvez faça falta um dia?',
        listen: 'Riam; quem mora longe de casa sabe.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem mora só também põe mesa. Com quem você reparte a sua, e quem gostaria de chamar?',
        listen: 'Família é mais larga que parentesco; convites de verdade.',
        for: ['singles', 'elderly', 'mourning'],
      },
      {
        ask: 'Que bênção você recebeu dos mais velhos, e que bênção quer ver nos filhos dos filhos, seus ou da igreja?',
        listen: 'Legado espiritual, não só de sangue.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'A casa em que você cresceu talvez não parecesse com esta. Que cena dela você gostaria que Deus curasse ou repetisse?',
        listen: 'Ouça com cuidado; ninguém precisa detalhar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'De que jeito a paz da sua casa, mesmo pouca, pode passar do portão nesta semana?',
        listen: 'Prato para o vizinho, portão aberto, conversa na calçada.',
      },
    ],
    icebreakers: [
      {
        text: 'Na mesa da sua infância, quem sentava onde, e qual era o lugar mais disputado?',
        bridge: 'O salmo de hoje acontece em volta de uma mesa assim.',
      },
      {
        text: 'Se a sua família fosse um pé de planta, seria o quê: jabuticabeira, mandacaru, chuchu no muro?',
        bridge: 'O poeta escolheu videira e oliveira. Cada uma cresce no seu tempo.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se à mesa, vazia mesmo. Passe a mão na madeira e lembre um rosto que já comeu ali com você.',
      bridge: 'Ao redor de tua mesa, diz o salmo. Leia com esse rosto por perto.',
    },
    complete: [
      {
        name: 'Lugares à mesa',
        text: 'Desenhe a sua mesa vista de cima. Escreva quem senta, que planta é cada um e de que cuidado precisa. Deixe uma cadeira sem nome e ore por ela.',
      },
      {
        name: 'Bênção em cadeia',
        text: 'Complete: o Senhor abençoe as minhas mãos em … ; a minha casa com … ; a minha rua com … ; e que eu veja … .',
      },
    ],
    challenges: [
      {
        do: 'Marque uma refeição da semana em que todos da casa cheguem à mesa ao mesmo tempo, e cada um abençoe o da direita com uma frase.',
        tell: 'qual bênção surpreendeu.',
        for: ['parents', 'couples', 'teens', 'adults'],
      },
      {
        do: 'Leve alguém que come sozinho para a sua mesa, ou leve a sua comida para a mesa dele.',
        tell: 'o que se conversou entre uma garfada e outra.',
      },
    ],
    children: {
      truth: 'Deus abençoa a nossa mesa e a nossa casa.',
      to7: {
        story:
          'Na casa da colina era hora do jantar. O papai chegou com terra nas mãos: plantei o dia todo! A mamãe trouxe o pão quentinho, alegre como um pé de uva cheio de cachos. E as crianças correram: um, dois, três, quatro! Sentaram em volta da mesa, como plantinhas novas. O vovô olhou e sorriu: Deus está abençoando a gente. Todos deram as mãos: obrigado, Senhor! Sobrou pão? Sobrou! Então levaram para a vizinha, que morava sozinha. Ela sentou junto. A bênção ficou ainda maior! E o vovô disse baixinho: paz para esta casa, paz para a cidade toda.',
        activity:
          'Cada criança faz um bonequinho de planta com palito e papel, com o nome de alguém da família, e põe em volta de um prato, agradecendo por ele.',
        questions: [
          'O que o papai trouxe nas mãos?',
          'Quem foi chamado para a mesa?',
          'Quem você quer abençoar na sua casa?',
        ],
      },
      to12: {
        story:
          'Quem andava para Jerusalém cantava sobre a casa que ficou para trás. Este salmo é como uma fotografia. Primeiro aparece alguém que respeita a Deus e anda no caminho dele. Depois, as mãos: ele come do que plantou, com alegria. Depois a casa: a esposa floresce como uma videira, e os filhos crescem em volta da mesa como mudinhas de oliveira. Oliveira demora muitos anos para dar azeitona, sabia? Por isso quem planta precisa de paciência. Aí a fotografia se abre: aparece a cidade inteira, e até os netos que ainda vão nascer. A bênção não fica trancada; ela sai pela porta. Existem casas de muitos jeitos: com avó, com tia, com um pai só, com mãe só. A mesa de Deus cabe todas elas. E quem anda no caminho dele pode ser bênção na casa que tem.',
        activity:
          'Fotografem ou desenhem a mesa de vocês e acrescentem, em volta, palavras de bênção para cada pessoa. No canto, desenhem um vizinho e o que levarão a ele.',
        questions: [
          'Que plantas aparecem no salmo?',
          'Por que oliveira pede paciência?',
          'Como a bênção da sua casa pode sair pela porta?',
        ],
      },
      challenge: 'Numa refeição, diga uma frase boa para cada pessoa da mesa.',
    },
    prayer:
      'Senhor, abençoa as mãos que trazem o pão e as que o repartem. Guarda o riso em volta da mesa e a cadeira que está vazia. Ensina-nos a andar nos teus caminhos dentro de casa. E que a tua paz passe do nosso portão.',
    leader: {
      lost: 'O retrato pode virar modelo único de família, ou garantia: se eu temer a Deus, tudo dará certo em casa. É bênção cantada, não contrato. Jó temia a Deus e perdeu a mesa cheia. Aplique o salmo a todo tipo de casa.',
      tender:
        'Solteiros, viúvos, separados e casais sem filhos podem sentir-se fora da foto. Nomeie-os com honra. E onde a mesa é lugar de medo, a bênção é pedir socorro: Ligue 180; Disque 100 para crianças e idosos.',
    },
    comfort:
      'Há uma cadeira vazia, e o salmo não finge que não vê. O Deus desta mesa senta-se também com quem come sozinho. A sua mão ainda pode receber pão.',
    closing: 'Onde Deus anda pela casa, a paz acha a rua.',
    words: [
      'teme o senhor e anda',
      'teme ao senhor e anda',
      'trabalho de tuas maos',
      'trabalho das tuas maos',
      'videira frutifera',
      'plantas de oliveira',
      'rebentos da oliveira',
      'ao redor de tua mesa',
      'a roda da tua mesa',
      'filhos de teus filhos',
      'abencoe desde siao',
      'salmo 128',
    ],
  },
  {
    verses: '130:1-8',
    key: '130:4',
    title: 'Do fundo, olhando a manhã',
    theme: 'o perdão e a espera',
    themes: ['perdao', 'espera', 'esperanca', 'graca'],
    idea: 'Do fundo do poço dá para clamar, porque Deus não guarda a lista dos nossos erros: com ele há perdão, e por isso se espera como o vigia espera a manhã.',
    context:
      'É um canto da subida para Jerusalém que começa bem embaixo. O poeta está nas profundezas, palavra que em Israel lembra mar revolto, e sabe que parte do problema é dele. No fim já não fala só de si: chama o povo inteiro a esperar. Muitas igrejas o conhecem por De profundis, do latim: das profundezas.',
    retold: [
      {
        verses: '130:1-4',
        says: 'Das profundezas, o salmista clama ao Senhor. Se Deus guardasse registro das maldades, ninguém ficaria de pé, mas com ele está o perdão.',
      },
      {
        verses: '130:5-6',
        says: 'A alma do salmista espera no Senhor e na sua palavra, mais do que os guardas esperam o amanhecer.',
      },
      {
        verses: '130:7-8',
        says: 'O salmista pede que Israel espere no Senhor, porque nele há bondade e redenção com fartura, e ele resgatará o povo de todas as suas maldades.',
      },
    ],
    read: {
      verses: '130:1-8',
      how: 'Comecem sentados no chão ou de cabeça baixa (1-3). No 4, levantem o rosto. O 5 e o 6, olhando a janela. O 7 e o 8, de pé.',
    },
    observe: [
      {
        ask: 'De onde o poeta fala, e o que pede primeiro?',
        verses: '130:1-2',
        listen: 'Das profundezas; que Deus escute a voz dele.',
      },
      {
        ask: 'Que pergunta ele faz no 3, e que resposta dá no 4?',
        verses: '130:3-4',
        listen: 'Quem ficaria em pé se houvesse registro? Mas com Deus há perdão.',
      },
      {
        ask: 'Que frase sobre os vigias ele diz duas vezes?',
        verses: '130:6',
        listen: 'Mais que pelo amanhecer; repete como quem não dorme.',
      },
      {
        ask: 'O que há com o Senhor, segundo o versículo 7?',
        verses: '130:7',
        listen: 'Leal bondade e redenção em abundância.',
      },
    ],
    interpret: [
      {
        ask: 'O perdão leva a temer a Deus, diz o 4. Por que quem é perdoado leva Deus mais a sério, e não menos?',
        verses: '130:4',
        listen: 'O amor recebido gera respeito; medo de castigo só afasta.',
        follow: 'Que perdão já deixou você sem palavras?',
      },
      {
        ask: 'O vigia não faz o sol nascer. Em que ele é um bom retrato de quem espera em Deus?',
        verses: '130:5-6',
        listen: 'Não controla, mas sabe que vem; espera acordado e certo.',
      },
      {
        ask: 'Como o grito de um só virou convite a todo o povo, e o que isso tem com a vinda de Jesus?',
        verses: '130:7-8',
        listen: 'Quem foi ouvido chama outros; em Jesus Deus resgatou das maldades.',
      },
    ],
    live: [
      {
        ask: 'Quem na sua vida guarda registro dos seus erros, e o que essa caderneta faz com você?',
        listen: 'Às vezes é a própria pessoa que guarda.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Print, vídeo, conversa antiga: hoje tudo fica gravado. O que significa um Deus que não guarda registro assim?',
        listen: 'Vergonha digital pode ser funda; cuide.',
        for: ['teens', 'young'],
      },
      {
        ask: 'No casamento, que registro vocês abrem no meio da briga, e como se rasga uma página dele?',
        listen: 'Um assunto de cada vez; combinado de não citar o antigo.',
        for: ['couples'],
      },
      {
        ask: 'Você já passou noites de vigia com um doente, um bebê, um plantão. O que aprendeu ali sobre esperar a manhã?',
        listen: 'Experiência que explica o salmo melhor que o dicionário.',
        for: ['parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'De que profundeza dá vontade de falar com Deus, mesmo sem saber se ele escuta?',
        listen: 'Não force; o poeta também começou pedindo para ser ouvido.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que assunto você já se levantou do chão e pode dizer a alguém: espere no Senhor?',
        listen: 'Testemunho breve, sem receita.',
      },
      {
        ask: 'Há noites de luto em que a manhã parece não vir. Que voz você quer que Deus escute agora?',
        listen: 'Choro vale como voz.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a noite mais comprida que você já passou acordado: rodoviária, hospital, barraca furada, véspera de viagem?',
        bridge: 'O poeta compara a espera dele com a de quem olha o relógio antes do sol.',
      },
      {
        text: 'Que fiado, multa de locadora ou livro de biblioteca você nunca devolveu? Anistia geral por hoje.',
        bridge: 'Se Deus guardasse caderneta, pergunta o salmo, quem ficaria em pé?',
        for: ['adults', 'young', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, encoste a cabeça em algum lugar e diga o seu nome bem baixinho, como quem chama do fundo.',
      bridge: 'Das profundezas clamo, começa o salmo. Do chão mesmo dá para ler.',
    },
    complete: [
      {
        name: 'Caderneta',
        text: 'Faça uma lista curta das cobranças que você repete contra si. Escreva por cima, com letra grande: porém contigo está o perdão. Guarde ou rasgue.',
      },
      {
        name: 'Torre do vigia',
        text: 'Desenhe uma torre à noite. Embaixo, a sua profundeza; na torre, o que você espera; no horizonte, um primeiro sinal de claridade: … .',
      },
    ],
    challenges: [
      {
        do: 'Levante antes do sol um dia desta semana, espere a claridade em silêncio e leia o salmo quando der para enxergar as letras.',
        tell: 'como foi o minuto em que clareou.',
      },
      {
        do: 'Rasgue um registro: diga a alguém que você não vai mais trazer aquele assunto, e cumpra.',
        tell: 'se a outra pessoa acreditou, e como foi.',
        for: ['couples', 'adults', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus me escuta e me perdoa.',
      to7: {
        story:
          'Um menino caiu num buraco bem fundo no quintal. Ei, tem alguém aí? Estou aqui embaixo! A mamãe escutou e veio correndo. O menino estava ali porque tinha desobedecido: ela tinha dito para não pular a cerca. Ele pensou: ela vai contar todos os meus erros! Mas a mamãe só esticou os braços: vem, filho, eu perdoo você. Que alívio! Um homem da Bíblia também chamou Deus lá do fundo. E Deus não ficou lendo a lista de erros. Deus perdoou! Então o homem esperou, como o guarda que olha o escuro e sabe: daqui a pouco o sol vem. E veio!',
        activity:
          'Apaguem a luz por um instante e esperem juntos, sussurrando: já vem, já vem. Alguém acende uma lanterna como sol e todos gritam: amanheceu!',
        questions: [
          'De onde o menino chamou?',
          'O que a mamãe fez em vez de contar os erros?',
          'O que você quer falar com Deus?',
        ],
      },
      to12: {
        story:
          'Os viajantes que subiam a Jerusalém tinham uma canção que começava lá no fundo: das profundezas eu clamo a ti. Quem a escreveu sentia-se como alguém no mar, com água por todo lado. E sabia que tinha errado. Então pensou: se Deus tivesse um caderno com todos os meus erros, eu não ficaria de pé. Ninguém ficaria! Mas com Deus não é assim: com ele está o perdão. Sabendo disso, ele começou a esperar de um jeito bonito. Lembrou dos guardas da cidade, que passam a noite acordados. Eles não conseguem fazer o sol nascer mais depressa. Mas têm certeza de que ele vem. O poeta disse duas vezes: eu espero mais do que os guardas pelo amanhecer. E depois chamou o povo todo: esperem também, porque Deus resgata. Em Jesus a gente viu esse resgate chegar.',
        activity:
          'Escrevam erros com lápis num papel e passem por cima uma tinta amarela grossa, pintando um sol que nasce. Por cima, escrevam: perdoado.',
        questions: [
          'O que aconteceria se Deus guardasse um caderno de erros?',
          'Em que o guarda parece com quem espera em Deus?',
          'De quem você guarda uma lista que pode rasgar?',
        ],
      },
      challenge:
        'Quando errar, fale com Deus logo. Quando alguém errar com você, não guarde lista.',
    },
    prayer:
      'Das profundezas clamamos, Senhor. Escuta até a voz que não sai. Obrigado porque não guardas registro e contigo está o perdão. Esperamos por ti mais que o vigia pela manhã. Resgata o teu povo, e também a nossa casa.',
    leader: {
      lost: 'Profundezas podem ser culpa, tristeza ou perigo, e o grupo tende a pensar só em pecado. Deixe cada um nomear a sua. E mostre que o centro é o 4: nem lista, nem descaso; perdão.',
      tender:
        'Quem vive uma depressão pode se ver aqui. Não diga que a culpa é dele. Clamar inclui buscar médico e terapia. Se houver ideia de morrer: fique junto, ligue 188 (CVV) ou 192, e não deixe a pessoa só.',
    },
    comfort:
      'Você não precisa subir para ser ouvido. Este salmo foi escrito lá embaixo. A manhã não depende da sua força, e ela conhece o caminho até aí.',
    closing: 'O vigia não faz o sol nascer; ele só sabe que vem.',
    words: [
      'das profundezas',
      'clamo a ti',
      'de profundis',
      'guardasse registro',
      'observares as iniquidades',
      'observares iniquidades',
      'contigo esta o perdao',
      'guardas pelo amanhecer',
      'guardas pela manha',
      'mais do que os guardas',
      'redencao em abundancia',
      'copiosa redencao',
      'salmo 130',
    ],
  },
  {
    verses: '131:1-3',
    key: '131:2',
    title: 'Colo para a alma',
    theme: 'a humildade que sossega',
    themes: ['humildade', 'descanso', 'ansiedade'],
    idea: 'A alma sossega quando desiste de carregar o que é grande demais para ela e aprende a ficar com Deus pela companhia, como criança no colo da mãe.',
    context:
      'É um dos menores salmos, com o nome de Davi no título: um homem de guerras e decisões grandes confessando que largou o que não lhe cabe. A criança da figura já foi desmamada; não chora mais pelo leite, quer só a mãe. Esse canto curto cabia na subida de quem ia a Jerusalém.',
    retold: [
      {
        verses: '131:1',
        says: 'O salmista diz ao Senhor que o seu coração não se exalta e que não se ocupa com coisas grandiosas demais para ele.',
      },
      {
        verses: '131:2-3',
        says: 'O salmista sossega e cala a alma, como criança desmamada com a mãe. E pede que Israel espere no Senhor, agora e para sempre.',
      },
    ],
    read: {
      verses: '131:1-3',
      how: 'Três vezes: a primeira em voz normal, a segunda sussurrada, a terceira só movendo os lábios. Depois, dois minutos de silêncio.',
    },
    observe: [
      {
        ask: 'Que três coisas ele diz que não faz, com o coração, com os olhos e com as ocupações?',
        verses: '131:1',
        listen: 'Não se exalta, não olha de cima, não se ocupa do grandioso demais.',
      },
      {
        ask: 'Quem sossega a alma dele, segundo o verbo usado?',
        verses: '131:2',
        listen: 'Ele mesmo: sossego e calo; é um trabalho, não um acaso.',
      },
      {
        ask: 'A quem ele fala no fim, e o que pede?',
        verses: '131:3',
        listen: 'Ao povo todo: esperar no Senhor, agora e sempre.',
      },
    ],
    interpret: [
      {
        ask: 'O que a criança desmamada busca na mãe que o bebê de peito ainda não sabe buscar?',
        verses: '131:2',
        listen: 'A presença, não o leite; estar com Deus sem exigir nada.',
        follow: 'Que diferença isso faz na sua oração?',
      },
      {
        ask: 'Não se ocupar do que é grande demais é falta de ambição ou sabedoria? Onde fica a linha?',
        verses: '131:1',
        listen: 'Há tarefas grandes que Deus dá; o problema é carregar o que é dele.',
      },
      {
        ask: 'O que orgulho e agitação têm em comum, para aparecerem no mesmo salmo?',
        verses: '131:1-2',
        listen: 'Os dois nascem de achar que tudo depende de mim.',
      },
    ],
    live: [
      {
        ask: 'Que assunto maravilhoso demais para você anda morando na sua cabeça sem pagar aluguel?',
        listen: 'Futuro dos filhos, política do mundo, porquês; nomear e pôr fora.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Opinar sobre tudo, saber de tudo, responder na hora: de que assunto você poderia sair em paz?',
        listen: 'Liberdade de não ter opinião.',
        for: ['young', 'teens', 'adults'],
      },
      {
        ask: 'O que você faz com as mãos, o corpo e a voz quando precisa acalmar uma criança, e o que disso serviria para a sua alma?',
        listen: 'Colo, canto baixo, repetição; ótimas respostas práticas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'De que leite Deus já desmamou você: uma sensação, um cargo, um jeito de fé?',
        listen: 'Desmame dói e amadurece.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Ficar perto de Deus sem pedir nada: o que isso tem de estranho e de bom para você?',
        listen: 'Muitos só oram para pedir; sem crítica.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que momento do dia o mundo deixa você em silêncio cinco minutos, e o que costuma entrar no lugar?',
        listen: 'Celular, preocupação; escolher um colo.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Que colo você tem tido nestes dias em que a alma não se aquieta?',
        listen: 'Se não teve nenhum, ofereça presença.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que acalmava você quando criança: paninho, chupeta, cafuné, volta de carro, música da avó?',
        bridge: 'Um rei cheio de problemas lembrou do colo e escreveu três versículos.',
      },
      {
        text: 'Qual discussão inútil já tirou seu sossego e hoje você nem lembra quem ganhou?',
        bridge: 'Não me ocupo com coisas grandiosas demais, diz Davi. Que liberdade.',
        for: ['adults', 'young', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Abrace um travesseiro ou cruze os braços e segure os próprios ombros. Balance devagar, até a respiração ficar comprida.',
      bridge: 'Sossego e calo minha alma, escreve um adulto. Leia embalando.',
    },
    complete: [
      {
        name: 'Grande demais',
        text: 'Escreva de um lado: o que é do meu tamanho hoje. Do outro: o que é grande demais para mim. Dobre o segundo lado para dentro e ponha a mão por cima.',
      },
      {
        name: 'Cantiga de ninar',
        text: 'Complete: sossega, minha alma, de … ; não precisas saber … ; estás com … ; espera … .',
      },
    ],
    challenges: [
      {
        do: 'Passe cinco minutos por dia, cinco dias, sentado com Deus sem pedir nada. Se a cabeça correr, diga só: com sua mãe.',
        tell: 'o que aconteceu por volta do terceiro dia.',
      },
      {
        do: 'Saia de um assunto em que ninguém pediu a sua opinião e use esse tempo para dar atenção a uma criança.',
        tell: 'o que a criança ensinou.',
        for: ['adults', 'men', 'young', 'teens'],
      },
    ],
    children: {
      truth: 'No colo de Deus meu coração sossega.',
      to7: {
        story:
          'A Lulu estava agitada. Corria, gritava, queria tudo! Quero isso! Quero aquilo! A mamãe abriu os braços: vem cá. A Lulu subiu no colo. A mamãe não deu nada. Não deu bala, não deu brinquedo. Deu só o colo. E cantou baixinho: hmm, hmm, hmm. O coração da Lulu foi ficando devagar. Tum… tum… tum… Ela encostou a cabeça e suspirou: ahhh. Não precisava de mais nada. O rei Davi fazia assim com Deus. Quando a cabeça dele ficava cheia de coisas grandes, ele dizia: Deus, eu fico quietinho aqui com o Senhor. E o coração sossegava.',
        activity:
          'Cada criança embala um boneco ou bichinho, cantando baixinho, até ele dormir. Depois um adulto embala as crianças, e todos ficam em silêncio um minuto.',
        questions: [
          'O que a mamãe deu para a Lulu?',
          'Como ficou o coração dela?',
          'Quando você precisa de colo de Deus?',
        ],
      },
      to12: {
        story:
          'Davi tinha exércitos para comandar, brigas para resolver e um reino inteiro para cuidar. Mesmo assim, escreveu um salmo tão pequeno que cabe num bilhete. Nele, diz a Deus: meu coração não quer ser maior do que é. Meus olhos não olham ninguém de cima. Não fico me ocupando com coisas grandes demais para mim. E conta o segredo: eu acalmo a minha alma, como uma criança no colo da mãe. Repare que ele fala de uma criança que já não mama. O bebê chora no colo porque quer leite. A criança maiorzinha fica no colo só porque gosta de estar ali. Davi aprendeu a ficar com Deus desse jeito: não para pedir coisas, mas para estar junto. Isso não é preguiça. É saber o que é do nosso tamanho e deixar o resto com Deus. E ele convida todos: esperem no Senhor, agora e sempre.',
        activity:
          'Façam duas caixas: do meu tamanho e grande demais. Separem papéis com preocupações da semana. A segunda caixa fica no colo de um adulto enquanto oram.',
        questions: [
          'Por que Davi fala de uma criança que já não mama?',
          'O que é grande demais para você carregar?',
          'O que ajuda você a se acalmar com Deus?',
        ],
      },
      challenge: 'Fique um minuto quietinho por dia, como no colo de Deus, sem pedir nada.',
    },
    prayer:
      'Senhor, largamos aqui o que é grande demais. Baixa os nossos olhos altivos e cala o barulho de dentro. Ensina-nos a gostar da tua companhia mais do que dos teus presentes. Embala quem não consegue sossegar.',
    leader: {
      lost: 'Por ser curto, o grupo enche o tempo de falatório. Deixe o silêncio ser a maior parte do encontro. E não use o versículo 1 para calar quem estuda, pergunta ou sonha: ele fala de soberba, não de preguiça.',
      tender:
        'Há quem nunca teve colo, ou teve mãe que feriu, e quem perdeu um bebê. Fale com delicadeza e diga que o colo de Deus não imita o que machucou. Ansiedade que não passa merece cuidado de saúde; isso também é buscar sossego.',
    },
    comfort:
      'Não é preciso entender, nem pedir direito. Você pode encostar a cabeça e ficar. Existe colo para gente grande.',
    closing: 'Alma no colo não precisa ganhar discussão nenhuma.',
    words: [
      'crianca desmamada',
      'sossego e calo',
      'fiz calar e sossegar',
      'meu coracao nao se exalta',
      'nao e soberbo o meu coracao',
      'nem altivo',
      'grandiosas',
      'maravilhosas demais',
      'colo',
      'desmamada',
      'espera no senhor',
      'salmo 131',
    ],
  },
  {
    verses: '133:1-3',
    key: '133:1',
    title: 'Bom como óleo, fresco como orvalho',
    theme: 'a união entre irmãos',
    themes: ['comunhao', 'amizade', 'familia'],
    idea: 'A união entre irmãos não se fabrica: ela desce de Deus, escorre de um para o outro, e é onde ele faz questão de dar vida.',
    context:
      'Outro cântico das subidas, de gente que chegava de muitos cantos para a mesma festa. No caminho dormiam amontoados, dividiam pão e paciência. As duas figuras são dali: o óleo perfumado com que se consagrava o sacerdote e o orvalho de um monte do norte.',
    retold: [
      {
        verses: '133:1-2',
        says: 'Como é bom e agradável, diz o salmista, que os irmãos vivam em união. É como óleo precioso que desce pela barba de Arão até a borda da roupa.',
      },
      {
        verses: '133:3',
        says: 'A união é como o orvalho de Hermom, que desce sobre os montes de Sião. Ali o Senhor ordena a bênção e a vida para sempre.',
      },
    ],
    read: {
      verses: '133:1-3',
      how: 'São só três versículos: leiam três vezes. Na primeira, uma voz; na segunda, duas; na terceira, todos, olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Que dois adjetivos o poeta usa para a união, e por que um não basta?',
        verses: '133:1',
        listen: 'Boa e agradável: faz bem e dá gosto. Há coisas boas que não são gostosas.',
      },
      {
        ask: 'Que verbo se repete nas duas comparações, e qual é a direção dele?',
        verses: '133:2-3',
        listen: 'Desce: da cabeça para as vestes, do monte alto para Sião.',
      },
      {
        ask: 'O que o Senhor ordena, e em que lugar?',
        verses: '133:3',
        listen: 'A bênção, a vida para sempre, ali onde os irmãos estão unidos.',
      },
    ],
    interpret: [
      {
        ask: 'Irmão é alguém que a gente não escolhe. O que isso acrescenta ao elogio do versículo 1?',
        verses: '133:1',
        listen: 'União de gente parecida é fácil; a de irmãos é dádiva e aprendizado.',
      },
      {
        ask: 'O óleo não fica só na cabeça: molha a barba e chega à roupa. O que essa bagunça perfumada sugere sobre a comunhão?',
        verses: '133:2',
        listen: 'O que Deus dá a um escorre para os outros e se percebe de longe.',
        follow: 'Que pessoa deixa um cheiro bom por onde passa, e por quê?',
      },
      {
        ask: 'Hermom ficava longe de Sião e eram regiões rivais. O que o poeta está imaginando quando faz o orvalho de um cair no outro?',
        verses: '133:3',
        listen: 'Norte e sul refrescados juntos; uma bênção que cruza fronteira.',
      },
    ],
    live: [
      {
        ask: 'Em que mesa você se sente irmão, e o que aquelas pessoas fazem para que seja assim?',
        listen: 'Colha gestos concretos; o grupo pode imitá-los.',
        for: ['adults', 'singles', 'visitors'],
      },
      {
        ask: 'No seu grupo da escola ou da igreja, quem fica sempre na beirada, e que convite custaria pouco?',
        listen: 'Sem nomes; que cada um pense em uma pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Entre os irmãos da sua família de origem, o que une e o que ainda arranha?',
        listen: 'Herança, cuidado com os pais, política; não aconselhe.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Que diferença entre as pessoas desta sala você já estranhou e hoje agradece?',
        listen: 'Pode dar risada; faça com que termine em carinho.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que mais surpreendeu você, para bem ou para mal, ao conviver com gente de igreja?',
        listen: 'Aceite a crítica sem justificar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como o grupo pode estar perto de você sem cansar, neste tempo de falta?',
        listen: 'Anote a resposta e faça; não faça mais do que ela.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual cheiro faz você voltar no tempo na mesma hora: café, perfume de tia, terra molhada, caderno novo?',
        bridge: 'O salmo diz que a união também tem cheiro, e que ele se espalha.',
      },
      {
        text: 'Conte uma briga de irmãos ou primos por um motivo ridículo: o último pedaço, a janela do carro, o controle da TV.',
        bridge: 'Quem tem irmão sabe que viver em união merece mesmo uma canção.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe um creme ou um pouco de óleo nas mãos, ou só esfregue uma na outra até aquecer. Repare no cheiro e no calor.',
      bridge: 'Pense nas pessoas com quem Deus ligou você e leia os três versículos.',
    },
    complete: [
      {
        name: 'Corrente que escorre',
        text: 'Escreva um nome embaixo do outro: recebi amor de… Passei um pouco para… Essa pessoa hoje cuida de… Onde a corrente parou em mim: …',
      },
      {
        name: 'Bom e agradável',
        text: 'Avalie de zero a cinco o seu convívio. Em casa é bom: … É agradável: … Na célula é bom: … É agradável: … Uma coisa ao meu alcance que faria um desses números subir: …',
      },
    ],
    challenges: [
      {
        do: 'Chame para um café, um lanche ou uma caminhada a pessoa da célula com quem você menos conversou até hoje.',
        tell: 'o que vocês descobriram em comum, com licença dela.',
      },
      {
        do: 'Dê um passo pequeno na direção de um irmão de sangue ou de fé de quem você se afastou: um bom dia, um elogio sincero, um pedido de notícia.',
        tell: 'como você ficou depois de dar o passo, tenha havido resposta ou não.',
      },
    ],
    children: {
      truth: 'Deus gosta quando a gente vive unido.',
      to7: {
        story:
          'As famílias estavam subindo a montanha para a festa de Deus. Veio gente de um lado, veio gente do outro. Um levou pão, outro levou uva, outro levou um cobertor grandão. De noite todo mundo sentou junto, dividiu a comida e cantou. Que delícia! Um poeta olhou aquilo e disse: como é bom, como é gostoso os irmãos juntinhos! É como um perfume que escorre e deixa tudo cheiroso. É como a gotinha de água que aparece de manhã na folha e deixa a planta feliz. Quando a gente vive unido, Deus sorri e dá vida.',
        activity:
          'Pinguem uma gota de creme cheiroso na mão de uma criança; ela toca a mão do amigo e assim por diante, até todos ficarem com o perfume.',
        questions: [
          'O que as famílias dividiram?',
          'Que coisa cheirosa o poeta lembrou?',
          'O que você pode dividir com alguém hoje?',
        ],
      },
      to12: {
        story:
          'Imagine uma viagem em que primos, vizinhos e desconhecidos andam juntos por vários dias. Um ronca, outro reclama do sol, uma criança pergunta a cada minuto se já chegou. Era assim quando o povo ia a Jerusalém. E alguém, no meio disso, parou, olhou em volta e compôs uma música de três versos: vejam como é bom os irmãos viverem unidos! Ele pensou no óleo perfumado que derramavam na cabeça do sacerdote. Era tanto que descia pela barba e molhava a roupa, e quem estava perto sentia o cheiro. Pensou também no monte Hermom, tão alto que a umidade dele virava orvalho e refrescava a terra seca. A união é assim: vem de cima, escorre, se espalha. E onde existe, Deus manda a bênção dele. Repare que ele não disse que é sempre fácil. Disse que é bom.',
        activity:
          'Todos seguram as bordas de um lençol e mantêm uma bola no meio sem deixar cair. Depois tentam com metade soltando e conversam sobre a diferença.',
        questions: [
          'Por que a união é comparada com óleo que escorre?',
          'O que torna difícil viver unido?',
          'Que atitude sua pode refrescar a sua casa nesta semana?',
        ],
      },
      challenge: 'Convide para brincar alguém que costuma ficar de fora.',
    },
    prayer:
      'Pai, faz descer sobre nós o que não sabemos fabricar. Que a tua bondade escorra de um para o outro e chegue a quem está na beirada. Refresca as relações secas e dá vida onde houver só convivência.',
    leader: {
      lost: 'É fácil ficar em elogios à união em geral. Traga para esta sala e esta semana, com gestos que caibam na agenda.',
      tender:
        'Quem foi ferido por irmãos ou pela igreja pode ouvir pressão para voltar. Diga que união não é aguentar abuso nem fingir; se houver violência, segurança vem primeiro, e o Ligue 180 e o Disque 100 existem para isso.',
    },
    comfort:
      'O orvalho cai de noite, sem barulho, e só se vê de manhã. Às vezes a companhia dos irmãos é assim: a gente quase não nota, e ela está impedindo que tudo seque.',
    closing: 'O que desceu sobre nós hoje, deixe escorrer amanhã.',
    words: [
      'irmaos vivam',
      'uniao',
      'oleo',
      'arao',
      'barba',
      'orvalho',
      'hermom',
      'siao',
      'comunhao',
      'bom e agradavel',
      'salmo 133',
    ],
  },
  {
    verses: '137:1-6',
    key: '137:4',
    title: 'Harpas nos salgueiros',
    theme: 'a saudade e a fé',
    themes: ['sofrimento', 'luto', 'adoracao', 'esperanca'],
    idea: 'Há um tempo em que a fé não consegue cantar e chora lembrando; essa saudade, dita diante de Deus, também é maneira de não esquecê-lo.',
    context:
      'Jerusalém foi destruída e muitos foram levados à força para a Babilônia. Os soldados pediam, por zombaria, que cantassem as músicas do templo. Do 7 ao 9, o salmo termina num grito de vingança terrível, de quem viu os seus filhos morrerem. A Bíblia guarda esse grito, entregue a Deus, sem mandar ninguém fazer igual.',
    retold: [
      {
        verses: '137:1-2',
        says: 'Junto aos rios da Babilônia, o povo cativo se senta e chora com saudade de Sião. As harpas ficam penduradas nos salgueiros.',
      },
      {
        verses: '137:3-4',
        says: 'Os opressores pedem uma canção alegre de Sião. O povo pergunta como cantaria ao Senhor em terra estranha.',
      },
      {
        verses: '137:5-6',
        says: 'O salmista promete não esquecer Jerusalém. Prefere perder a habilidade da mão e ter a língua presa a trocar essa cidade por outra alegria.',
      },
    ],
    read: {
      verses: '137:1-6',
      how: 'Sentados, sem pressa. Quem lê para depois do 1 e depois do 4. Não leiam o 7 a 9 com crianças na sala.',
    },
    observe: [
      {
        ask: 'Onde eles estão, em que posição, e que lembrança traz o choro?',
        verses: '137:1',
        listen: 'Junto aos rios da Babilônia, assentados; lembravam de Sião.',
      },
      {
        ask: 'O que penduraram, e em quê?',
        verses: '137:2',
        listen: 'As harpas, nos salgueiros. Não quebraram: penduraram.',
      },
      {
        ask: 'Quem pedia música, e que tipo de música queria?',
        verses: '137:3',
        listen: 'Os que os levaram cativos; uma canção de Sião, para se alegrarem.',
      },
      {
        ask: 'Que partes do corpo aparecem na promessa dos versículos 5 e 6, e por que justo essas para um músico?',
        verses: '137:5-6',
        listen: 'Mão direita e língua: tocar e cantar.',
      },
    ],
    interpret: [
      {
        ask: 'Eles choram e não cantam, e isso virou um salmo cantado por séculos. O que Deus parece pensar do choro?',
        verses: '137:1-4',
        listen: 'Ele o guarda no livro de louvor.',
        follow: 'Que espaço o choro tem no nosso culto?',
      },
      {
        ask: 'Por que recusar a canção foi, ali, um jeito de honrar a Deus?',
        verses: '137:3-4',
        listen: 'Era zombaria; louvor não é número de circo.',
      },
      {
        ask: 'Lembrar dói e, mesmo assim, ele jura não esquecer. O que se perderia com o esquecimento?',
        verses: '137:5-6',
        listen: 'A identidade, a esperança de voltar, o amor.',
      },
    ],
    live: [
      {
        ask: 'Que música, cheiro ou rua leva você na hora a um lugar de que tem saudade?',
        listen: 'Boa pergunta para começar leve e deixar fundo.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Já pediram que você sorrisse quando por dentro não dava? O que teria ajudado naquele momento?',
        listen: 'Foto, festa, culto. Levar a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem aqui mora longe da terra ou dos seus: do que a sua harpa sente falta?',
        listen: 'Migrantes, estudantes, quem casou para longe.',
        for: ['singles', 'visitors', 'couples'],
      },
      {
        ask: 'Que instrumento seu está pendurado, uma voz, um dom, um serviço, e está à espera de que tempo?',
        listen: 'Pendurado não é jogado fora.',
        for: ['long-believers', 'men', 'adults'],
      },
      {
        ask: 'O que ninguém deveria pedir a você agora, e o que alguém poderia só fazer ao seu lado?',
        listen: 'Sentar junto ao rio. Anotar o que a pessoa disser.',
        for: ['mourning'],
      },
      {
        ask: 'Como contar aos filhos as histórias da família e da fé sem deixar que a tristeza seja tudo?',
        listen: 'Lembrar e também rir. Álbum, receita, canção.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'De que cidade ou casa, que ainda não vemos, você sente uma espécie de saudade?',
        listen: 'A esperança cristã é também saudade do que virá.',
        for: ['new-believers', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual comida da sua terra ou da sua avó nenhum restaurante acerta?',
        bridge: 'Saudade tem gosto. O salmo de hoje é de gente com saudade.',
      },
      {
        text: 'Que instrumento você já começou a aprender e está encostado em algum canto?',
        bridge: 'No salmo há harpas penduradas em árvores. Não por preguiça.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se perto de água, nem que seja uma bacia, e fique ouvindo ou olhando.',
      bridge: 'Foi assim, à beira da água, que eles choraram. Você pode ler sem cantar.',
    },
    complete: [
      {
        name: 'Junto aos rios',
        text: 'Complete: estou sentado junto a … . Choro quando me lembro de … . Pendurei … . Não quero esquecer … .',
      },
      {
        name: 'Salgueiro',
        text: 'Desenhe uma árvore e pendure nela o que está parado por enquanto: … . Embaixo, escreva para quando: quando Deus … .',
      },
    ],
    challenges: [
      {
        do: 'Faça companhia por meia hora a alguém que chora, sem dar conselho e sem mudar de assunto.',
        tell: 'o que foi difícil em só ficar.',
      },
      {
        do: 'Grave um parente mais velho contando uma lembrança ou cantando uma música antiga.',
        tell: 'uma frase que você não quer que se perca.',
      },
    ],
    children: {
      truth: 'Deus ouve até quando só consigo chorar.',
      to7: {
        story:
          'O povo de Deus morava agora bem longe de casa. Sentavam-se na beira do rio e sentiam saudade da sua cidade, das festas, das músicas. E choravam. Eles tinham harpas. Plim, plim! Mas não tinham vontade de tocar. Então penduraram as harpas nos galhos das árvores. Uns homens disseram: cantem aí para a gente rir! Eles não quiseram. As canções eram para Deus, não para zombaria. Mas prometeram: nunca vamos esquecer a nossa cidade. Deus viu as lágrimas e não ficou bravo. Um dia ele os levou de volta.',
        activity:
          'Pendurem num galho seco desenhos do que dá saudade. Depois, baixinho, cantem juntos uma música de que todos gostam.',
        questions: [
          'Por que o povo chorava?',
          'Onde eles penduraram as harpas?',
          'De quem ou de que você sente saudade?',
        ],
      },
      to12: {
        story:
          'Quando a família da Esther saiu do seu país, ela trouxe na mochila uma flauta. Na escola nova, uns meninos pediram, rindo: toca aquela música esquisita! Ela guardou a flauta e não tocou mais. Em casa, chorou. A mãe contou que havia um salmo sobre aquilo. O povo de Jerusalém foi levado à força para a Babilônia. Na beira dos rios, sentava e chorava de saudade. Os soldados zombavam: cantem uma das suas canções! E eles penduraram as harpas nas árvores. Como cantar a música do Senhor em terra estranha? Mas repare, disse a mãe: eles penduraram, não quebraram. E prometeram não esquecer. Deus guardou o choro deles na Bíblia, no livro dos louvores. Anos depois, muitos voltaram para casa. A Esther ficou pensando. Meses mais tarde, uma colega pediu de outro jeito: você me ensina? Aí a flauta saiu da mochila.',
        activity:
          'Convidem alguém de outro lugar para ensinar uma canção ou brincadeira da terra dele.',
        questions: [
          'Por que eles não quiseram cantar?',
          'Qual a diferença entre pendurar e quebrar a harpa?',
          'Como você trataria um colega que veio de longe?',
        ],
      },
      challenge: 'Faça companhia a alguém que está triste ou com saudade.',
    },
    prayer:
      'Senhor, há coisas que só sabemos chorar. Senta-te conosco à beira do rio. Guarda as harpas penduradas e as lágrimas sem nome. Lembra-te dos que foram arrancados de casa. E, no teu tempo, ensina-nos de novo a cantar. Amém.',
    leader: {
      lost: 'Os versículos finais puxam a conversa. Diga em poucas palavras: é dor crua entregue a Deus, não exemplo; Jesus mandou orar pelos inimigos. E volte aos rios.',
      tender:
        'Refugiados, enlutados, quem perdeu filho ou foi vítima de violência podem reviver tudo aqui. Permita silêncio e saída. Se aparecer desejo de vingança ou de morrer, não deixe a pessoa só: CVV 188, 190 se houver risco.',
      differ:
        'Sobre 7 a 9, uns leem como oração por justiça contra um império cruel; outros, como desabafo humano que Deus ouve sem aprovar. Todos entendem que Cristo não nos deixa fazer vingança.',
    },
    comfort:
      'Você não deve uma canção a ninguém. Deus pôs no livro dele um salmo de quem não conseguiu cantar.',
    closing: 'A harpa está pendurada. A árvore a segura até o dia certo.',
    words: [
      'rios da babilonia',
      'junto aos rios',
      'salgueiros',
      'harpas',
      'penduramos as nossas harpas',
      'canticos de siao',
      'cancoes de siao',
      'terra estranha',
      'se eu me esquecer de ti',
      'lembravamos de siao',
      'cativeiro',
      'salmo cento e trinta e sete',
    ],
  },
  {
    verses: '138:1-8',
    key: '138:8',
    title: 'Ele completa o que começou',
    theme: 'a gratidão',
    themes: ['gratidao', 'oracao', 'humildade', 'esperanca'],
    idea: 'Quem clamou e recebeu força na alma agradece de coração inteiro e confia: o Deus altíssimo que olha para o humilde não larga a obra das suas mãos.',
    context:
      'Salmo de agradecimento atribuído a Davi. Ele foi ouvido numa hora difícil e vem agradecer de cabeça baixa, voltado para o templo. Imagina até os reis da terra cantando. Mas a angústia não acabou: no versículo 7 ele ainda anda no meio dela.',
    retold: [
      {
        verses: '138:1-3',
        says: 'O salmista agradece de todo o coração e se prostra voltado para o templo. No dia em que clamou, Deus respondeu e lhe deu força na alma.',
      },
      {
        verses: '138:4-6',
        says: 'Todos os reis da terra louvarão o Senhor quando ouvirem a sua palavra. Mesmo nas alturas, ele olha para o humilde e conhece de longe o soberbo.',
      },
      {
        verses: '138:7-8',
        says: 'No meio da angústia, Deus dá vida ao salmista e o salva da ira dos inimigos. Ele pede que Deus não abandone as obras de suas mãos.',
      },
    ],
    read: {
      verses: '138:1-8',
      how: 'Do 1 ao 3, mãos no peito. Do 4 ao 6, vozes de gente importante, como reis. O 7 e o 8, cada um para si, em voz baixa.',
    },
    observe: [
      {
        ask: 'Quanto do coração Davi põe no agradecimento, e diante de quem canta?',
        verses: '138:1-2',
        listen: 'Todo; na presença dos seres divinos, voltado para o templo.',
      },
      {
        ask: 'O que exatamente ele recebeu no dia em que clamou?',
        verses: '138:3',
        listen: 'Resposta e força na alma. O texto não diz que o problema sumiu.',
      },
      {
        ask: 'Para onde se dirige o olhar de quem mora tão alto?',
        verses: '138:6',
        listen: 'Para o humilde; o soberbo ele conhece de longe.',
      },
      {
        ask: 'Que confiança e que pedido estão juntos na última frase?',
        verses: '138:8',
        listen: 'O Senhor agirá; não abandones as obras de tuas mãos.',
      },
    ],
    interpret: [
      {
        ask: 'Ele agradece por força na alma. Por que isso às vezes vale mais que a solução?',
        verses: '138:3, 138:7',
        listen: 'A solução resolve um caso; a força leva pelo meio de muitos.',
        follow: 'Você já trocou um pedido de saída por um pedido de força?',
      },
      {
        ask: 'O versículo 7 diz “no meio da angústia”, não depois. O que significa ser vivificado ali dentro?',
        verses: '138:7',
        listen: 'Respirar, não endurecer, dar o próximo passo.',
      },
      {
        ask: 'Se tem certeza de que Deus agirá, por que Davi ainda pede que ele não abandone?',
        verses: '138:8',
        listen: 'Confiança e pedido andam juntos; a promessa dá coragem de pedir.',
      },
    ],
    live: [
      {
        ask: 'Em que você vê hoje uma força que há um ano não tinha?',
        listen: 'Ajude quem não vê: os outros podem dizer o que enxergam.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem parece importante no seu mundo, e como Deus olharia para quem ninguém nota ali?',
        listen: 'Popularidade, cargo, palco. O de canto tem nome.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que obra das mãos de Deus em você está pela metade, com andaime e tudo?',
        listen: 'Paciência, vício, relação, estudo. Rir dos andaimes.',
        for: ['new-believers', 'singles', 'couples'],
      },
      {
        ask: 'O que na vida de um filho ou neto você precisa confiar a quem ainda não terminou a obra?',
        listen: 'Um nome, uma oração. Sem exposição.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Agradecer de coração inteiro: que pedaço costuma ficar de fora do seu?',
        listen: 'O pedaço magoado, o que compara. Honestidade.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Para quem anda no meio da angústia agora: qual seria a mão que você reconheceria como a dele?',
        listen: 'Às vezes é a mão de alguém da roda.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que trabalho manual você começou e nunca terminou: cachecol, quebra-cabeça, reforma, curso de violão?',
        bridge:
          'Davi tinha medo de uma coisa: ser obra largada pelo meio. Vejam em que ele se apoiou.',
      },
      {
        text: 'Qual foi o melhor muito obrigado que alguém já lhe disse ou escreveu?',
        bridge: 'Este salmo é um bilhete de obrigado inteiro, de coração todo.',
        for: ['women', 'adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos e lembre uma coisa que elas começaram com carinho e terminaram.',
      bridge: 'Você também é obra de mãos. Leia o fim do salmo primeiro, e depois ele todo.',
    },
    complete: [
      {
        name: 'Em obras',
        text: 'Faça uma placa: EM OBRAS. Responsável: o Senhor. Início: … . Etapa de hoje: … . Peço que ele não largue: … .',
      },
      {
        name: 'No dia em que clamei',
        text: 'Complete: no dia em que clamei por … , a resposta que veio foi … . A força que ganhei foi … . De todo o coração, agradeço por … .',
      },
    ],
    challenges: [
      {
        do: 'Termine uma coisa pequena que está parada pela metade e, ao terminar, agradeça a Deus pelo que ele não larga em você.',
        tell: 'o que era e há quanto tempo esperava.',
      },
      {
        do: 'Note e agradeça pelo nome a uma pessoa que faz um serviço que quase ninguém vê.',
        tell: 'o serviço e a cara que ela fez.',
      },
    ],
    children: {
      truth: 'Deus não me larga; ele continua cuidando de mim.',
      to7: {
        story:
          'Davi era rei, mas ficou de cabeça baixa, bem pertinho do coração de Deus, para dizer: obrigado! Com o coração inteirinho! Por quê? Porque um dia ele chamou por Deus, e Deus respondeu e o deixou forte por dentro. Deus mora lá no alto. Será que ele olha só para os grandes? Não! Ele olha para quem é simples e pequeno. Davi ainda tinha problemas. Mas disse: quando eu ando no meio da tristeza, Deus segura a minha mão. E o que ele começa, ele cuida até o fim. Deus não larga a gente!',
        activity:
          'Montem juntos um boneco de massinha, sem largar no meio. Enquanto uma criança faz, as outras dizem: Deus não larga a obra dele!',
        questions: [
          'Por que Davi disse obrigado?',
          'Para quem Deus olha lá do alto?',
          'Pelo que você quer agradecer?',
        ],
      },
      to12: {
        story:
          'Na oficina do seu Zeca havia uma cadeira sem encosto, esperando havia meses. Vai jogar fora?, perguntou a neta. Eu não largo o que comecei, disse ele. Estou só escolhendo a madeira certa. Davi pensava em algo assim quando escreveu o salmo 138. Ele agradecia a Deus com o coração todo. Num dia ruim, tinha clamado, e Deus respondeu dando força por dentro. Até os reis da terra, dizia ele, deviam cantar a esse Deus, que mora nas alturas e repara em quem é humilde. Mas o salmo não termina com tudo resolvido. Davi ainda andava no meio de problemas e de gente brava com ele. E sabia: a tua mão me salva. O Senhor vai agir por mim. Então fez um pedido simples: não abandones a obra das tuas mãos. A neta passou a mão na cadeira. Seu Zeca piscou: daqui a pouco ela fica de pé.',
        activity:
          'Escolham um projeto quebrado ou parado da casa e terminem-no juntos nesta semana.',
        questions: [
          'O que Deus deu a Davi no dia em que ele clamou?',
          'Por que o seu Zeca não jogou a cadeira fora?',
          'O que você acha que Deus ainda está fazendo em você?',
        ],
      },
      challenge: 'Escreva um bilhete de obrigado para alguém que quase ninguém agradece.',
    },
    prayer:
      'De todo o coração te damos graças. Clamamos e nos deste força. Tu, tão alto, reparaste em nós. Enquanto andamos no meio da angústia, estende a tua mão. Tua bondade dura para sempre: não abandones as obras das tuas mãos. Amém.',
    leader: {
      lost: 'O grupo pode procurar quem são os seres divinos do versículo 1 e ficar ali. Uma frase basta: Davi agradece diante de tudo o que há no céu.',
      tender:
        'Alguém pode sentir que foi justamente largado. Não responda com o versículo 8 na ponta da língua. Pergunte, escute e ore com as palavras da pessoa.',
      differ:
        'Seres divinos é também traduzido como deuses, anjos ou juízes. Em todas as leituras, Davi louva só ao Senhor e não tem vergonha de fazê-lo.',
    },
    comfort:
      'Você pode estar pela metade, sem encosto e sem verniz. Mãos boas não largam o que começaram.',
    closing: 'Em obras, sim. Abandonados, não.',
    words: [
      'de todo o meu coracao',
      'no dia em que clamei',
      'encorajaste me com forca',
      'olha para o humilde',
      'atenta para os humildes',
      'ando no meio da angustia',
      'tu me vivificas',
      'o que a mim me concerne',
      'o senhor agira em meu favor',
      'obras de tuas maos',
      'nao abandones as obras',
      'salmo cento e trinta e oito',
    ],
  },
  {
    verses: '139:1-14',
    key: '139:14',
    title: 'Conhecido por inteiro',
    theme: 'ser conhecido e amado',
    themes: ['identidade', 'criacao', 'medo'],
    idea: 'Deus conhece a gente por dentro, de longe e no escuro, e esse olhar que não dá para enganar é a mesma mão que tece, guia e sustenta.',
    context:
      'O título liga o salmo a Davi. É uma oração a sós, sem multidão nem festa. O poeta olha para trás, para a frente, para o alto, para o fundo do mar e, por fim, para antes de nascer, e em todo lugar encontra o mesmo Deus.',
    retold: [
      {
        verses: '139:1-4',
        says: 'O salmista diz ao Senhor que é conhecido por ele ao sentar, ao levantar e ao andar. Deus sabe a palavra antes que ela chegue à língua.',
      },
      {
        verses: '139:5-6',
        says: 'Deus cerca o salmista por trás e pela frente e põe a mão sobre ele. Esse conhecimento é alto demais para compreender.',
      },
      {
        verses: '139:7-12',
        says: 'O salmista pergunta para onde fugiria de Deus. Nos céus, entre os mortos ou na ponta do mar, a mão dele o guia, e a noite lhe é clara como o dia.',
      },
      {
        verses: '139:13-14',
        says: 'Deus teceu o salmista no ventre da mãe. Ele louva a Deus por ter sido feito de modo tão maravilhoso.',
      },
    ],
    read: {
      verses: '139:3-14',
      how: 'Cada um lê em silêncio e escolhe o versículo que mais o consola ou mais o incomoda. Depois uma pessoa lê tudo em voz alta, e cada um acompanha em coro só o seu.',
    },
    observe: [
      {
        ask: 'O que Deus sabe sobre o poeta, do andar às palavras?',
        verses: '139:3-4',
        listen: 'Caminhos, descanso e a palavra que ainda não foi dita.',
      },
      {
        ask: 'Que lugares ele imagina para uma fuga, e o que encontra em cada um?',
        verses: '139:7-12',
        listen: 'Céu, mundo dos mortos, ponta do mar, trevas; sempre a mão e a luz.',
      },
      {
        ask: 'Que trabalho manual descreve o modo como Deus o fez?',
        verses: '139:13',
        listen: 'Tecer, trabalho de fio por fio, com paciência.',
      },
    ],
    interpret: [
      {
        ask: 'Ser cercado “por trás e pela frente” pode ser prisão ou abraço. O que, no texto, ajuda a decidir?',
        verses: '139:5, 139:10',
        listen: 'A mão posta guia e sustenta; não aperta.',
        follow: 'Como era o olhar que vigiava você na infância, e em que este é diferente?',
      },
      {
        ask: 'Por que alguém que ama a Deus pensaria em fugir dele?',
        verses: '139:7-8',
        listen: 'Vergonha, cansaço, raiva: a oração tem lugar para isso também.',
      },
      {
        ask: 'O poeta diz “eu fui feito de modo temível e maravilhoso” sem falar de aparência nem de talento. Em que se apoia o valor dele?',
        verses: '139:13-14',
        listen: 'Em quem o fez e no cuidado com que fez.',
      },
    ],
    live: [
      {
        ask: 'O que em você quase ninguém conhece e faz bem saber que Deus conhece?',
        listen: 'Ninguém precisa dizer o que é; pode dizer como é saber disso.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que filtro você usaria se pudesse editar a si mesmo, e o que Deus perderia com essa edição?',
        listen: 'Corpo e comparação doem; não elogie a aparência como resposta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto é mais fácil se esconder um do outro, e que pequena janela dá para abrir?',
        listen: 'A janela se abre em casa, não diante do grupo.',
        for: ['couples'],
      },
      {
        ask: 'O que você já sabia de cada filho antes de ele dizer uma palavra, e como usa esse conhecimento?',
        listen: 'Conhecer para cuidar, não para controlar.',
        for: ['parents'],
      },
      {
        ask: 'Para onde você já tentou ir para ficar longe de Deus, e o que encontrou lá?',
        listen: 'Ouça viagens, vícios, trabalho demais, igreja demais.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Quando o corpo muda com a idade ou com a doença, o que continua maravilhoso nele?',
        listen: 'Mãos que serviram, olhos que reconhecem; sem pressa.',
        for: ['elderly'],
      },
      {
        ask: 'Na noite de quem perdeu alguém, o que poderia significar que as trevas não escondem você?',
        listen: 'Não explique a perda; fique na companhia.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem conhece você tão bem que percebe pelo jeito de abrir a porta que o dia foi ruim?',
        bridge: 'Davi diz que Deus sabe até o jeito como ele se senta e se levanta.',
      },
      {
        text: 'Qual foi o seu melhor esconderijo no pique-esconde, e quanto tempo demoraram para achar você?',
        bridge:
          'O poeta imagina os melhores esconderijos do universo e descobre quem já estava em todos.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha os dedos no pulso até sentir as batidas. Conte trinta. Você não mandou nenhuma delas acontecer.',
      bridge: 'Alguém o teceu com paciência. Leia como quem ouve a sua própria história.',
    },
    complete: [
      {
        name: 'O que Deus sabe',
        text: 'Termine sem mostrar a ninguém: Senhor, tu sabes que eu ando… Sabes a palavra que quase disse… Sabes de onde estou fugindo… Mesmo assim a tua mão…',
      },
      {
        name: 'Etiqueta do tecelão',
        text: 'Faça uma etiqueta de roupa para você. Feito por: … Material: … Não lavar com: … Cuidados especiais: … Defeito que virou marca: … Uma frase do salmo no verso: …',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã desta semana, olhe-se no espelho e agradeça a Deus por uma parte do corpo pelo que ela faz, sem falar de aparência.',
        tell: 'qual parte foi mais difícil de agradecer e por quê, se quiser dizer.',
      },
      {
        do: 'Diga a alguém uma coisa boa que você vê nele por dentro e que quase ninguém repara.',
        tell: 'como a pessoa recebeu ser vista.',
      },
    ],
    children: {
      truth: 'Deus me fez, me conhece e está comigo.',
      to7: {
        story:
          'Davi estava brincando de pensar. Ele pensou: e se eu subisse lá nas nuvens? Deus está lá! E se eu voasse até o outro lado do mar? Deus está lá também, segurando a minha mão! E se ficasse tudo escuro, bem escurinho? Para Deus o escuro brilha como o dia. Ele me vê! Davi riu de alegria. Aí lembrou: antes de eu nascer, quando eu estava na barriga da mamãe, Deus já estava me fazendo, com carinho, como quem faz um casaquinho de tricô. Obrigado, Deus! O Senhor me fez maravilhoso!',
        activity:
          'As crianças se escondem debaixo de um lençol; um adulto diz o nome de cada uma, que aparece e ouve: Deus fez você e conhece você. Depois carimbam o dedo no papel e olham as linhas.',
        questions: [
          'Para onde Davi pensou em ir?',
          'Como o escuro é para Deus?',
          'O que o seu corpo sabe fazer que você gosta?',
        ],
      },
      to12: {
        story:
          'Sabe quando você quer sumir porque fez uma coisa errada ou passou vergonha? Davi também pensou nisso. Ele imaginou os lugares mais longe do mundo. Subir até o céu: Deus está lá. Descer ao lugar mais fundo: também. Voar com o sol nascente até o outro lado do mar: até ali a mão de Deus me guia. Então vou me esconder no escuro! Mas para Deus a noite brilha como o dia. Davi podia ter ficado assustado, como quem é seguido por uma câmera. Só que a mão que ele encontra não aperta, ela segura. E ele descobre por quê: quem o conhece é quem o fez. Antes de nascer, Deus já o estava tecendo, fio por fio. Ninguém tece assim uma coisa que não ama. Por isso Davi termina agradecendo: eu fui feito de um modo maravilhoso, e a minha alma sabe disso.',
        activity:
          'Com fios de lã ou tiras de papel, cada um tece uma pulseira simples e pensa, a cada volta, numa coisa que Deus pôs nele. Comparem: nenhuma sai igual.',
        questions: [
          'Por que Davi imaginou esses lugares?',
          'Qual a diferença entre ser vigiado e ser conhecido?',
          'O que você diria a alguém que se acha um erro?',
        ],
      },
      challenge:
        'Diga a uma criança ou adulto da sua casa uma coisa maravilhosa que Deus fez nele.',
    },
    prayer:
      'Senhor, tu nos conheces e não foste embora. Guia quem está fugindo, acende luz em quem está no escuro e ensina os nossos olhos a ver, em nós e nos outros, o trabalho das tuas mãos.',
    leader: {
      lost: 'O grupo pode parar no debate sobre quanto Deus sabe do futuro. O poema não discute: reza. Volte ao que muda ser conhecido assim.',
      tender:
        'Ser visto o tempo todo assusta quem viveu controle ou abuso. Diga que conhecer aqui é cuidar, e que Deus viu o que lhe fizeram e não aprovou. Gravidez perdida, deficiência e transtornos alimentares pedem delicadeza; ouça a sós e lembre do Disque 100 e do CVV 188.',
    },
    comfort:
      'Se você não consegue nem explicar o que sente, há quem saiba antes de a palavra chegar à língua. Pode ficar calado na presença dele.',
    closing: 'Vá em paz: não há lugar na sua semana onde a mão dele não chegue.',
    words: [
      'me examinas',
      'sondas',
      'me conheces',
      'para onde',
      'teu espirito',
      'asas do amanhecer',
      'alva',
      'trevas',
      'teceste',
      'ventre',
      'maravilhos',
      'salmo 139',
    ],
  },
  {
    verses: '142:1-7',
    key: '142:5',
    title: 'Ninguém se importa comigo',
    theme: 'a solidão e o refúgio em Deus',
    themes: ['sofrimento', 'oracao', 'amizade', 'esperanca'],
    idea: 'Quem olha para o lado e não acha ninguém pode derramar tudo diante de Deus, que conhece o caminho, é refúgio e devolve companhia.',
    context:
      'O título diz que Davi orou assim na caverna, quando fugia de Saul (1 Samuel 22 e 24). A direita era o lugar de quem defendia alguém; ali não há ninguém. Na primeira daquelas cavernas, juntaram-se a ele uns quatrocentos homens aflitos e endividados. O salmo termina esperando uma roda de justos.',
    retold: [
      {
        verses: '142:1-3',
        says: 'O salmista clama em voz alta e derrama sua queixa diante do Senhor, que conhece a sua estrada. Nela lhe esconderam uma armadilha.',
      },
      {
        verses: '142:4-5',
        says: 'O salmista olha para a direita e não vê ninguém que se importe com a sua vida. Então diz ao Senhor que ele é o seu refúgio.',
      },
      {
        verses: '142:6-7',
        says: 'Muito abatido, o salmista pede que Deus o livre dos mais fortes e o tire da prisão. Depois dará graças, com os justos ao redor.',
      },
    ],
    read: {
      verses: '142:1-7',
      how: 'Uma pessoa sozinha, de costas para o grupo, lê do 1 ao 4. No 5 ela se vira; no 7, todos fazem roda em volta dela.',
    },
    observe: [
      {
        ask: 'O que ele faz com a voz e com a queixa, e diante de quem?',
        verses: '142:1-2',
        listen: 'Clama, suplica, derrama a queixa e expõe a angústia diante do SENHOR.',
      },
      {
        ask: 'O que Deus conhece, e o que ele vê quando olha para a direita?',
        verses: '142:3-4',
        listen:
          'Deus conhece a vereda dele; ninguém o conhece, não há refúgio, “ninguém se importa com a minha vida”.',
      },
      {
        ask: 'De que ele chama Deus, e o que pede e espera no fim?',
        verses: '142:5-7',
        listen:
          'Refúgio e porção na terra dos viventes. Livramento, sair da prisão; os justos em volta dele.',
      },
    ],
    interpret: [
      {
        ask: 'Ele diz que ninguém o conhece logo depois de dizer “tu conheces”. Como as duas frases vivem juntas?',
        verses: '142:3-4',
        listen: 'A solidão é real e não é total; ser conhecido por Deus não tira a falta de gente.',
      },
      {
        ask: 'Que diferença há entre reclamar de Deus por aí e derramar a queixa “perante ele”?',
        verses: '142:2',
        listen:
          'Uma espalha amargura; a outra confia em quem pode fazer algo. Dita a ele, a queixa é oração.',
        follow: 'A quem você costuma levar a sua primeiro?',
      },
      {
        ask: 'Deus já é o refúgio dele. Por que ainda assim o salmo sonha com gente ao redor?',
        verses: '142:5, 142:7',
        listen:
          'Não fomos feitos para viver só com Deus na caverna; ele responde também com pessoas.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar cheio você já se sentiu mais só?',
        listen: 'Culto, escritório, festa de família. Não apresse conselhos.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Com centenas de contatos no celular, a quem você ligaria às três da manhã?',
        listen: 'Se o silêncio for longo, cuide dele. Pergunte depois, a sós.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na sua caverna, o que falta mais: alguém que escute, que ajude ou que só fique?',
        listen: 'Cada falta pede uma pessoa diferente. O grupo pode ser uma delas.',
        for: ['singles', 'elderly', 'mourning'],
      },
      {
        ask: 'Dois sob o mesmo teto também se sentem sós. O que faria o outro saber que alguém se importa?',
        listen: 'Dez minutos de escuta, um toque, uma pergunta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem está à sua direita, perto, e você passa sem conhecer?',
        listen: 'Banco da igreja, elevador, turma. Um nome para aprender.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Se pudesse derramar uma queixa diante de Deus sem ser repreendido, por onde começaria?',
        listen: 'Em silêncio, ou em voz alta, como a pessoa quiser.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando criança, qual era o seu esconderijo: guarda-roupa, árvore, debaixo da mesa?',
        bridge: 'Davi orou este salmo num esconderijo de verdade.',
      },
      {
        text: 'Quem foi a primeira pessoa a puxar conversa com você quando chegou a um lugar novo?',
        bridge: 'O salmo é de alguém que olha para o lado e não vê essa pessoa.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe para a sua direita. O que há ali: parede, janela, cadeira vazia? Fique um momento com isso.',
      bridge: 'Davi também olhou. Leia o que ele disse em seguida.',
    },
    complete: [
      {
        name: 'Queixa derramada',
        text: 'Senhor, com a minha voz digo: … . Olho à direita e … . Parece que ninguém … . Tu conheces … . Tu és o meu … . Espero o dia em que em volta de mim … .',
      },
      {
        name: 'Duas rodas',
        text: 'Desenhe-se no centro. Numa roda perto, ponha quem já se importa: … . Numa roda vazia, quem você gostaria que chegasse, e de quem você pode chegar perto: … .',
      },
    ],
    challenges: [
      {
        do: 'Procure uma pessoa que anda sumida e diga: senti a sua falta. Fique mais tempo ouvindo do que falando.',
        tell: 'há quanto tempo ninguém a procurava.',
      },
      {
        do: 'Peça companhia uma vez nesta semana, com todas as letras: você pode ficar comigo um pouco?',
        tell: 'como foi pedir.',
      },
    ],
    children: {
      truth: 'Deus me conhece e se importa comigo.',
      to7: {
        story:
          'Davi estava escondido numa caverna. Era escuro, e ele se sentia muito sozinho. Olhou para um lado: ninguém. Ele pensou: ninguém se importa comigo! Então Davi falou com Deus, com a voz mesmo. Contou tudo: o medo, a tristeza. Deus, o senhor conhece o meu caminho. O senhor é o meu refúgio! Refúgio é um lugar seguro, como um abraço. E Davi pediu: tira-me daqui, e eu vou agradecer. Um dia os amigos vão fazer uma roda em volta de mim! Quando a gente se sente sozinho, pode contar para Deus. E pode pedir um abraço também.',
        activity:
          'Façam uma caverna com lençol. Uma criança entra e diz: Deus, o senhor é o meu refúgio. Os outros fazem uma roda e um abraço quando ela sai.',
        questions: ['Onde Davi estava?', 'O que ele contou a Deus?', 'A quem você pede um abraço?'],
      },
      to12: {
        story:
          'Saul queria prender Davi, e Davi se escondeu numa caverna. Foi ali, diz o título, que ele orou este salmo. Com a minha voz clamo ao Senhor; derramo diante dele a minha queixa. Derramar é como virar um copo até a última gota: ele não guardou nada. Depois olhou para a direita, onde costumava ficar quem defendia alguém. Ninguém. Não tenho refúgio, ninguém se importa com a minha vida! Você já se sentiu assim? Davi continuou falando: Senhor, tu és o meu refúgio. Quando o meu espírito está abatido, tu conheces o meu caminho. E pediu para sair daquela prisão. A última linha imagina uma roda: os justos vão me rodear, porque me fizeste o bem. Deus conhecia Davi, e também sabia que ele precisava de gente. Quando você se sentir sozinho, conte a Deus e a um adulto. E, se vir alguém só, chegue perto: você pode ser parte da roda.',
        activity:
          'Façam uma corrente da roda: cada um escreve o nome de um colega que fica sozinho e uma ideia para chegar perto.',
        questions: [
          'O que Davi fez com a sua queixa?',
          'Por que ele sonhava com uma roda de gente?',
          'De quem você pode chegar perto?',
        ],
      },
      challenge: 'Sente-se ao lado de alguém que está sozinho e puxe conversa.',
    },
    prayer:
      'Com a nossa voz, Senhor, derramamos o que está cheio. Tu conheces o caminho quando o espírito desanima. Sê refúgio de quem se acha só. Tira a alma da prisão, e faze de nós a roda em volta de alguém. Amém.',
    leader: {
      lost: 'Frases como com Deus ninguém está só encerram a conversa. O salmo não para aí: pede uma roda de gente (7). Perguntem quem falta na nossa.',
      tender:
        'Ninguém se importa com a minha vida pode ser pedido de socorro. Procure a pessoa no mesmo dia, pergunte com clareza se pensa em morrer e não a deixe só (CVV 188, SAMU 192).',
    },
    comfort:
      'Alguém já orou isto numa caverna, e Deus guardou a oração para você não ter de inventar palavras. Ele conhece o seu caminho até no escuro.',
    closing: 'Antes de sair, olhem para a direita: há alguém.',
    words: [
      'salmo cento e quarenta e dois',
      'caverna',
      'com minha voz clamo',
      'derramo minha queixa',
      'derramo perante ele',
      'olha para a minha direita',
      'ninguem me conhece',
      'ninguem se importa',
      'cuide da minha alma',
      'meu refugio',
      'minha porcao',
      'terra dos viventes',
      'tira minha alma da prisao',
      'os justos me rodearao',
      'solidao',
    ],
  },
  {
    verses: '143:1-12',
    key: '143:8',
    title: 'Pela manhã, o teu amor',
    theme: 'a oração de quem está no limite',
    themes: ['oracao', 'graca', 'sofrimento', 'espirito'],
    idea: 'No fim das forças e sem justiça própria a alegar, a alma sedenta lembra o que Deus já fez e pede o amor da manhã e um caminho plano.',
    context:
      'O título diz: salmo de Davi. É o último dos sete que a igreja antiga chamou de penitenciais. Alguém o persegue; por dentro, o espírito está arrasado. O versículo 2 é o que Paulo recorda ao dizer que ninguém se justifica por obras (Romanos 3:20). O 12 entrega os inimigos a Deus em vez de cuidar deles com as próprias mãos.',
    retold: [
      {
        verses: '143:1-4',
        says: 'O salmista pede que Deus o ouça e não entre em julgamento com ele, porque ninguém é justo à sua vista. O inimigo o derruba, e seu coração está aterrorizado.',
      },
      {
        verses: '143:5-8',
        says: 'O salmista lembra os dias antigos e estende as mãos, com sede de Deus como terra seca. Pede resposta depressa e quer ouvir, de manhã, a bondade do Senhor.',
      },
      {
        verses: '143:9-12',
        says: 'O salmista pede para ser livrado, aprender a vontade de Deus e ser guiado por terra plana. Que Deus lhe dê vida e destrua quem o aflige, pois ele é seu servo.',
      },
    ],
    read: {
      verses: '143:1-10',
      how: 'Até o 6, em voz baixa, uma pessoa. No 7, acelere. No 8, todos, virados para a janela, como quem espera o dia clarear.',
    },
    observe: [
      {
        ask: 'Em que ele se apoia para pedir, e o que pede que Deus não faça?',
        verses: '143:1-2',
        listen:
          'Na fidelidade e na justiça de Deus; que não entre em julgamento, porque nenhum vivente será justo.',
      },
      {
        ask: 'Como estão a vida, o espírito e o coração dele?',
        verses: '143:3-4, 143:7',
        listen:
          'Atropelada em terra, na escuridão; espírito angustiado e arrasado; coração aterrorizado.',
      },
      {
        ask: 'O que ele lembra, e o que as mãos e a alma fazem?',
        verses: '143:5-6',
        listen: 'Os dias antigos e os feitos de Deus; estende as mãos, tem sede como terra seca.',
      },
      {
        ask: 'O que ele quer ouvir pela manhã, e quem ele pede que o guie?',
        verses: '143:8, 143:10',
        listen: 'A leal bondade de Deus; o bom Espírito, por terra plana.',
      },
    ],
    interpret: [
      {
        ask: 'Ele não diz mereço. O que o versículo 2 põe no chão, e que alívio há nisso?',
        verses: '143:2',
        listen: 'Ninguém passa pelo exame por mérito; então o pedido pode se apoiar só na bondade.',
      },
      {
        ask: 'No fundo do poço, ele medita em coisas antigas. Como a memória mata um pouco da sede?',
        verses: '143:5-6',
        listen: 'O que Deus fez mostra quem ele é; não é saudade, é fonte.',
        follow: 'Que dia antigo com Deus você visitaria de novo?',
      },
      {
        ask: 'Entre tantos pedidos urgentes ele diz “Ensina-me a fazer a tua vontade”. Por que isso agora?',
        verses: '143:8-10',
        listen:
          'Quer sair do aperto pelo caminho certo, e não só sair; precisa do Espírito para o próximo passo.',
      },
    ],
    live: [
      {
        ask: 'Como têm sido as suas manhãs: a primeira palavra que entra em você vem de onde?',
        listen: 'Despertador, notícia, preocupação. Que troca caberia?',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Faz-me saber o caminho: que decisão da sua idade pede isso agora?',
        listen: 'Curso, namoro, amizade. O passo seguinte basta.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que em você está como terra seca, e que água já experimentou que não resolveu?',
        listen: 'Compra, trabalho, série a noite toda. Sem acusar.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Depois de muitos anos, em que ainda é difícil dizer: não entres em julgamento comigo?',
        listen: 'A gente junta méritos. O salmo os larga.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que terra plana você pediria para os seus filhos andarem?',
        listen: 'Orem um pelo filho do outro, pelo nome.',
        for: ['parents'],
      },
      {
        ask: 'Se nunca orou assim, qual linha deste salmo você tomaria emprestada hoje?',
        listen: 'Uma só linha, copiada ou lida em voz alta.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'De manhã você acorda cantando, pede cinco minutos ou só fala depois do café?',
        bridge: 'Há no salmo um pedido para a primeira hora do dia.',
      },
      {
        text: 'Qual foi a pior ladeira, buraco ou estrada de terra que você já enfrentou?',
        bridge: 'Ele pede um caminho plano.',
        for: ['men', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure um copo de água sem beber por um minuto. Sinta a sede, se houver. Depois beba devagar.',
      bridge: 'Minha alma tem sede de ti, ele vai dizer.',
    },
    complete: [
      {
        name: 'Oração da noite e da manhã',
        text: 'À noite escrevo: o meu espírito está … ; o que me persegue é … ; lembro que tu já … . De manhã completo: faze-me ouvir hoje … ; mostra o caminho em … ; o teu Espírito me guie para … .',
      },
      {
        name: 'Dias antigos',
        text: 'Liste três feitos de Deus, um da Bíblia, um da família, um seu: … . Ao lado, o que cada um diz dele: … .',
      },
    ],
    challenges: [
      {
        do: 'Deixe o Salmo 143:8 escrito onde a mão alcança ao acordar e leia-o antes de qualquer tela, por sete manhãs.',
        tell: 'a manhã em que ele soou diferente.',
      },
      {
        do: 'Antes de uma decisão desta semana, pergunte a Deus e a um cristão experiente pelo caminho, e só então decida.',
        tell: 'o que a espera mostrou.',
      },
    ],
    children: {
      truth: 'De manhã, Deus me ama e mostra o caminho.',
      to7: {
        story:
          'Davi estava muito cansado. Alguém queria fazer mal a ele, e por dentro tudo parecia escuro. Ele não disse: Deus, eu sou perfeito! Ninguém é. Ele disse: ouve a minha oração! Depois se lembrou das coisas boas que Deus já tinha feito. Uma, duas, muitas! Estendeu as mãos: tenho sede de ti, Senhor, como a terra seca que precisa de chuva. E pediu para quando o sol nascesse: de manhã, quero ouvir que o senhor me ama. Mostra por onde eu devo andar. O teu bom Espírito me leve por um caminho lisinho. Que oração bonita!',
        activity:
          'Reguem uma planta ou um vaso seco e vejam a terra beber. Digam: Deus, tenho sede do Senhor.',
        questions: [
          'Como Davi estava?',
          'O que ele queria ouvir de manhã?',
          'O que você quer lembrar que Deus já fez?',
        ],
      },
      to12: {
        story:
          'Davi estava no limite. Um inimigo o perseguia, e ele diz que o seu espírito estava arrasado e o coração, cheio de medo. Como ora alguém assim? Primeiro, ele não se faz de bonzinho: não entres em julgamento comigo, porque ninguém é justo diante de ti. Ele conta só com a fidelidade de Deus. Segundo, ele se lembra: medito nos teus feitos. Terceiro, estende as mãos: a minha alma tem sede de ti como a terra seca. E então faz pedidos bem claros. Responde depressa! De manhã, deixa-me ouvir o teu amor. Mostra o caminho que devo seguir. Ensina-me a fazer a tua vontade. O teu bom Espírito me guie por terra plana. Davi não queria apenas fugir do problema; queria andar direito no meio dele. Quando a noite está difícil, dá para orar como ele, contar a um adulto e esperar pela manhã. O amor de Deus também acorda cedo.',
        activity:
          'Façam um cartão de manhã: de um lado, um sol e o versículo 8; do outro, um caminho plano onde se escreve o passo de cada dia.',
        questions: [
          'Por que Davi não disse que merecia ajuda?',
          'O que ele fazia para não perder a esperança?',
          'Que caminho você quer que Deus mostre?',
        ],
      },
      challenge: 'Antes de pegar qualquer tela, diga de manhã: Deus, mostra-me o teu amor hoje.',
    },
    prayer:
      'Ouve, Senhor. Não viemos mostrar mérito; viemos com sede. Responde depressa a quem está no limite. Faze-nos ouvir o teu amor de manhã, e o teu bom Espírito nos guie por terra plana. Amém.',
    leader: {
      lost: 'No versículo 12: quem são esses inimigos, e se a gente pode orar assim. Diga que ele entrega a Deus o que não lhe cabe, e que Jesus ensinou a orar por eles. Volte ao 8.',
      tender:
        'Espírito arrasado, escuridão, pressa: leia isto como pedido de socorro de alguém. Pergunte a sós, sem medo, se pensa em morrer. Não deixe a pessoa só e procurem ajuda (CVV 188, SAMU 192).',
    },
    comfort:
      'Talvez só dê para o versículo 7: responde depressa. Diga isso e deite. De manhã, alguém há de lhe ler o 8.',
    closing: 'A noite tem fim, e o amor dele chega com a manhã.',
    words: [
      'salmo cento e quarenta e tres',
      'nao entres em julgamento',
      'nenhum vivente sera justo',
      'dias antigos',
      'minha alma tem sede',
      'terra seca',
      'pela manha',
      'leal bondade pela manha',
      'caminho que devo seguir',
      'ensina me a fazer a tua vontade',
      'bom espirito',
      'terra plana',
      'espirito esta arrasado',
      'salmo penitencial',
    ],
  },
  {
    verses: '145:1-7',
    key: '145:4',
    title: 'De uma geração para a outra',
    theme: 'contar às novas gerações a grandeza de Deus',
    themes: ['adoracao', 'gratidao', 'familia', 'palavra'],
    idea: 'Deus é tão grande que um louvor só não alcança: quem o bendiz todos os dias conta as obras dele à geração seguinte, para que a lembrança da sua bondade não se perca.',
    context:
      'É o último salmo de Davi no livro, e um alfabeto: cada verso começa com uma letra hebraica, como quem louva de A a Z. Era rezado todos os dias. Esta primeira parte vai do eu ao eles, de um homem que bendiz até gerações que contam. A segunda (145:8-21) diz por quê: o Senhor é bom para todos.',
    retold: [
      {
        verses: '145:1-3',
        says: 'O salmista promete bendizer todos os dias o seu Deus e Rei. O Senhor é grande, e ninguém consegue compreender sua grandeza.',
      },
      {
        verses: '145:4-5',
        says: 'Cada geração louvará as obras de Deus para a seguinte, e o salmista meditará no esplendor de sua majestade.',
      },
      {
        verses: '145:6-7',
        says: 'Muitos falarão do poder de Deus, proclamarão a lembrança de sua grande bondade e cantarão sobre sua justiça.',
      },
    ],
    read: {
      verses: '145:1-7',
      how: 'Metade do grupo lê os versículos 1, 2, 3 e 5; a outra metade responde com o 4, o 6 e o 7.',
    },
    observe: [
      {
        ask: 'Com que nomes Davi chama a Deus, e com que frequência vai bendizê-lo?',
        verses: '145:1-2',
        listen: 'Meu Deus e Rei; todos os dias, para todo o sempre.',
      },
      {
        ask: 'O que o salmo diz da grandeza do Senhor?',
        verses: '145:3',
        listen: 'É grande, muito digno de louvor; a grandeza não se consegue abarcar.',
      },
      {
        ask: 'Quem conta a quem, e o que conta?',
        verses: '145:4',
        listen: 'Uma geração à outra; as obras e as proezas.',
      },
      {
        ask: 'Que verbos mostram o que se faz por dentro e o que se faz em voz alta?',
        verses: '145:5-7',
        listen: 'Meditar; falar, contar, proclamar, cantar.',
      },
    ],
    interpret: [
      {
        ask: 'Davi era rei e chama a Deus de Rei. O que acontece com quem tem poder quando começa o dia assim?',
        verses: '145:1',
        listen: 'Descobre que não é o maior; o trono tem dono.',
      },
      {
        ask: 'Por que uma grandeza que ninguém abarca leva Davi a falar, em vez de calar?',
        verses: '145:3, 145:6',
        listen: 'Não se esgota; por isso precisa de muitas vozes e muitas idades.',
        follow: 'O que você já entendeu de Deus que não entendia dez anos atrás?',
      },
      {
        ask: 'O que uma geração sabe de Deus que a outra só pode aprender ouvindo?',
        verses: '145:4',
        listen: 'As obras vistas: história vivida, não só ideia.',
        follow: 'E o que os mais novos podem contar aos mais velhos?',
      },
      {
        ask: 'O trecho termina na lembrança da “grande bondade”. Por que justo a bondade corre o risco de ser esquecida?',
        verses: '145:7',
        listen: 'O bem acostuma; a dor grita mais alto.',
      },
    ],
    live: [
      {
        ask: 'Quem contou a você, com histórias e não só com ensino, quem Deus é? Que história era?',
        listen: 'Uma cena, uma voz. Avós, vizinha, professora.',
      },
      {
        ask: 'Que bondade de Deus na sua família vai se perder se ninguém contar?',
        listen: 'Livramento, recomeço, pão que chegou.',
        follow: 'A quem você contaria primeiro?',
        for: ['adults', 'elderly', 'parents', 'long-believers'],
      },
      {
        ask: 'O que você gostaria de perguntar a alguém mais velho sobre a vida com Deus, e nunca perguntou?',
        listen: 'Perguntas de verdade: dúvida, perda, escolha.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Em que momento de um dia comum caberia uma frase de louvor: no ônibus, na pia, ao deitar?',
        listen: 'Um lugar só, bem pequeno.',
        for: ['adults', 'singles', 'women', 'men'],
      },
      {
        ask: 'Que obra de Deus, na natureza ou na vida de alguém, fez você parar para olhar?',
        listen: 'Espanto; vale também para quem ainda procura.',
        for: ['visitors', 'new-believers', 'teens'],
      },
      {
        ask: 'Como é bendizer todos os dias numa época em que há dias que não dão vontade nenhuma?',
        listen: 'Louvor com lágrima também é louvor; não cobrar.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Que história de Deus vocês dois gostam de contar juntos, e quem a conta melhor?',
        listen: 'Deixar que contem.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Que história a sua família conta em toda festa, sempre igual, e todos riem de novo?',
        bridge: 'Há histórias que sustentam uma família. Davi fala das que sustentam um povo.',
      },
      {
        text: 'O que um avô, uma avó ou um vizinho antigo ensinou a você que ninguém mais sabe fazer?',
        bridge: 'O que não se conta se perde. O salmo fala de contar outra coisa.',
      },
    ],
    quiet: {
      text: 'Lembre de três coisas boas de hoje, por menores que sejam, e diga depois de cada uma: bendito sejas.',
      bridge: 'Davi fazia isso todos os dias. Leia o salmo como continuação.',
    },
    complete: [
      {
        name: 'De A a Z',
        text: 'Escolha três letras do seu nome e termine com cada uma uma frase de louvor: Deus é … , Deus fez … , Deus cuidou … . Leia em voz alta como um salmo curto.',
      },
      {
        name: 'Carta para a outra geração',
        text: 'Complete para alguém bem mais novo, ou bem mais velho: …, quero que você saiba que Deus … . Eu vi isso quando … . Não esqueça que … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa de outra geração uma coisa que você viu Deus fazer, e peça que ela conte uma também.',
        tell: 'a história que ouviu em troca.',
      },
      {
        do: 'Durante sete dias, antes do primeiro olhar no celular, diga a Deus uma frase de louvor, diferente a cada manhã.',
        tell: 'qual das sete frases foi a mais sincera.',
      },
    ],
    children: {
      truth: 'Deus é grande e bom: eu conto e canto.',
      to7: {
        story:
          'O rei Davi acordou e disse: bom dia, meu Deus e Rei! Hoje eu vou cantar para o Senhor. E amanhã também! E depois de amanhã também! Deus é tão grande, tão grande, que não cabe na cabeça. Davi olhou as montanhas e as estrelas e pensou nas coisas lindas que Deus faz. Aí teve uma ideia: eu vou contar para as crianças! E as crianças crescem e contam para os filhos. E os filhos contam para os netos. Um vai contando para o outro, um para o outro, até chegar em você! Alguém lhe contou que Deus é bom. Agora é a sua vez.',
        activity:
          'Em roda, um diz no ouvido do outro: Deus é grande e bom! O último diz bem alto, e todos batem palmas.',
        questions: [
          'O que Davi disse quando acordou?',
          'Para quem ele queria contar?',
          'A quem você vai contar que Deus é bom?',
        ],
      },
      to12: {
        story:
          'Corrida de revezamento é assim: um corre com o bastão e passa para o outro, que já vem correndo. Se alguém segura o bastão ou deixa cair, acabou. Davi pensou em algo parecido quando fez um salmo de A a Z, com uma letra do alfabeto dele para cada verso. Começou sozinho: eu te exaltarei, meu Deus e Rei, todos os dias. Ele era o rei, e mesmo assim sabia quem era o Rei maior. Depois disse: a grandeza do Senhor ninguém consegue medir. Então, como contar uma coisa tão grande? Passando o bastão! Uma geração conta para a outra o que Deus fez: a avó para a mãe, a mãe para o filho, o filho, um dia, para os netos. Davi meditava, quer dizer, pensava devagar nas obras de Deus, e depois falava, contava e cantava. Passaram uns três mil anos, e o bastão chegou até a sua mão. Quem passou para você? E para quem você vai passar?',
        activity:
          'Façam um revezamento com um objeto enrolado: quem o recebe diz uma coisa que Deus fez, da Bíblia ou da própria família, e passa.',
        questions: [
          'O que o rei Davi sabia sobre Deus?',
          'O que uma geração passa para a outra?',
          'Quem passou o bastão para você?',
        ],
      },
      challenge: 'Peça a alguém mais velho uma história do que Deus fez, e conte a um amigo.',
    },
    prayer:
      'Meu Deus e Rei, hoje e todos os dias te bendizemos. A tua grandeza não cabe em nós; por isso precisamos uns dos outros para contá-la. Obrigado por quem nos contou. Abre a boca dos que viram e o ouvido dos que chegam, para que a tua bondade não caia no esquecimento. Amém.',
    leader: {
      lost: 'A noite pode virar saudade do tempo antigo, ou queixa dos jovens de hoje. O salmo não compara gerações; faz uma contar à outra. Garanta que os mais novos também falem.',
      tender:
        'Nem todos receberam a fé de casa, e alguns receberam de casa muita dor. Quem não teve filhos, ou os vê longe da fé, pode se entristecer. Lembre que geração, aqui, é de todo um povo: há muitos filhos e avós na fé.',
    },
    comfort:
      'Se hoje não há voz para louvar, outros estão cantando, e o louvor deles segura o seu lugar. A bondade de que você não consegue se lembrar alguém vai lembrar por você.',
    closing: 'Que a próxima geração ouça de nós que Deus é bom.',
    words: [
      'eu te exaltarei',
      'meu deus e rei',
      'todos os dias te bendirei',
      'grande e muito digno de louvor',
      'grandeza incompreensivel',
      'insondavel grandeza',
      'uma geracao louvara a outra',
      'cada geracao',
      'esplendor glorioso',
      'majestade',
      'temiveis feitos',
      'lembranca da grande bondade',
    ],
  },
  {
    verses: '145:8-21',
    key: '145:18',
    title: 'A mão que se abre',
    theme: 'a bondade de Deus com todos',
    themes: ['adoracao', 'gratidao', 'oracao', 'graca'],
    idea: 'O Rei eterno é compassivo com tudo o que fez: segura quem cai, abre a mão para todo ser vivente e fica perto de quem o chama de verdade.',
    context:
      'O último salmo com o nome de Davi segue as letras do alfabeto, como quem quer louvar de A a Z. A primeira parte promete passar o louvor de uma geração a outra (145:1-7). A segunda, que é a nossa, diz por quê. O versículo 8 repete o que Deus disse de si mesmo a Moisés (Êxodo 34:6).',
    retold: [
      {
        verses: '145:8-9',
        says: 'O Senhor é compassivo, demora a se irar e é bom para todos, com misericórdia sobre tudo o que fez.',
      },
      {
        verses: '145:10-13',
        says: 'As obras e os santos de Deus contam a glória do seu reino, que é eterno e dura por todas as gerações.',
      },
      {
        verses: '145:14-16',
        says: 'O Senhor sustenta os que caem e levanta os abatidos. Todos esperam por ele, que abre a mão e dá alimento a cada ser vivo.',
      },
      {
        verses: '145:17-21',
        says: 'O Senhor está perto dos que o invocam com sinceridade e ouve o seu clamor. Guarda os que o amam, destrói os perversos, e o salmista quer que todos o louvem.',
      },
    ],
    read: {
      verses: '145:8-19',
      how: 'Leiam de mãos fechadas e abram-nas aos poucos; no 16 elas devem estar abertas. O 18 se diz três vezes. Quem lidera encerra com o 21.',
    },
    observe: [
      {
        ask: 'Que quatro qualidades de Deus estão no versículo 8?',
        verses: '145:8',
        listen: 'Compassivo, misericordioso, lento para se irar, grande em leal bondade.',
      },
      {
        ask: 'Quantas vezes aparecem palavras como todos e todas, e a quem se referem?',
        verses: '145:9-10, 145:14-18',
        listen: 'Muitas: obras, os que caem, os olhos, os viventes, os que invocam.',
      },
      {
        ask: 'O que o Rei eterno faz com quem cai e com quem está abatido?',
        verses: '145:13-14',
        listen: 'Sustenta e levanta; o reino dele é assim.',
      },
      {
        ask: 'De quem o Senhor está perto?',
        verses: '145:18',
        listen: 'De todos os que o invocam com sinceridade.',
      },
    ],
    interpret: [
      {
        ask: 'Por que falar do reino eterno e, na linha seguinte, de gente que tropeça?',
        verses: '145:13-14',
        listen: 'A grandeza deste Rei se mostra em levantar caídos.',
      },
      {
        ask: 'Deus alimenta todos “ao seu tempo”. O que esse jeito pede de quem espera de olhos levantados?',
        verses: '145:15-16',
        listen: 'Confiança, paciência e trabalho; comida também chega por mãos humanas.',
        follow: 'Em que fome você precisa esperar o tempo dele?',
      },
      {
        ask: 'O que seria invocar a Deus “com sinceridade”, e qual é o contrário disso?',
        verses: '145:18',
        listen: 'Sem máscara, sem barganha; falar do que é.',
      },
    ],
    live: [
      {
        ask: 'Em que tropeço recente alguém sustentou você antes do chão?',
        listen: 'Deus levanta por meio de mãos; nomes.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Lento para se irar: quem na sua vida é assim, e como fica o seu corpo perto dessa pessoa?',
        listen: 'Segurança; o retrato de Deus.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'À mesa da sua casa, que olhos esperam por vocês, e o que mais esperam além da comida?',
        listen: 'Atenção, riso, paciência.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Cada geração conta à outra. Que obra de Deus os mais novos daqui precisam ouvir de você?',
        listen: 'Marquem um dia para contar.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Chamar a Deus com sinceridade, sem fórmula: o que você diria na primeira frase?',
        listen: 'Qualquer frase verdadeira já é oração.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O Senhor é bom para todos, inclusive para aquela pessoa. O que essa frase faz com você?',
        listen: 'Incômodo santo; não citar nomes.',
      },
      {
        ask: 'De que modo Deus tem sustentado você, nem que seja só para não cair mais fundo?',
        listen: 'Sustentar não é ainda levantar; respeite.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho já ficou olhando fixo para você esperando comida, e que chantagem ele fazia?',
        bridge: 'Os olhos de todos esperam por ti, diz o salmo, e olha para Deus.',
      },
      {
        text: 'Mão aberta ou mão de vaca: conte um caso inocente da sua família sobre dividir comida.',
        bridge: 'Abres tua mão, canta Davi. Vamos ver de quem e para quem.',
        for: ['adults', 'teens', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Feche as duas mãos com força, conte até cinco e abra dedo por dedo, olhando. Repita uma vez.',
      bridge: 'Abres tua mão, diz o texto. Leia de mão aberta.',
    },
    complete: [
      {
        name: 'Louvor de A a Z',
        text: 'Escreva as letras do seu nome em coluna. Para cada uma, uma coisa que Deus é ou faz. Leia como salmo.',
      },
      {
        name: 'Cair e levantar',
        text: 'Complete: eu estava caindo quando … ; fui sustentado por … ; hoje vejo cair … ; posso ser mão para essa pessoa fazendo … .',
      },
    ],
    challenges: [
      {
        do: 'Abra a mão todo dia com uma coisa comestível: um fruto, um pão, um café, para alguém fora da sua casa.',
        tell: 'quem foi a pessoa mais inesperada.',
      },
      {
        do: 'Faça uma oração por dia sem nenhuma frase pronta: só o que é verdade naquela hora.',
        tell: 'como foi falar assim com Deus.',
        for: ['long-believers', 'young', 'adults', 'teens'],
      },
    ],
    children: {
      truth: 'Deus é bom e está perto de mim.',
      to7: {
        story:
          'De manhãzinha, o passarinho abriu o bico: piu! O cachorro olhou para a tigela: au! O peixinho subiu: glub! O neném chorou: nhé! Todos esperavam a comida. E Deus abriu a mão! Veio a semente, veio a sopa, veio o leite. Hummm! Deus cuida de todos. E quando alguém cai? O Joãozinho tropeçou: plof. Deus segura quem cai e levanta, muitas vezes com a mão de um amigo. Davi cantou assim: Deus é carinhoso, demora para ficar bravo e tem um amor enorme. E sabe o melhor? Ele está pertinho de todos que o chamam. Vamos chamar? Deus!',
        activity:
          'Cada criança é um bicho de boca aberta; um adulto passa de mão aberta com um pedacinho de fruta. Depois trocam: elas é que abrem a mão e servem.',
        questions: [
          'Quem esperava comida?',
          'O que Deus faz quando alguém cai?',
          'O que você quer dizer a Deus agora?',
        ],
      },
      to12: {
        story:
          'Davi quis fazer um louvor completo, usando o alfabeto inteiro da língua dele. Começou lembrando uma coisa que Deus tinha contado a Moisés sobre si mesmo: eu sou compassivo e misericordioso, demoro a me irar e sou grande em amor. Depois reparou nas palavras todos e tudo. Deus é bom para todos. Sustenta todos os que caem. Os olhos de todos esperam por ele: o leão, a formiga, a criança. E ele abre a mão! Davi disse também que o reino de Deus dura para sempre. Os reis que ele conhecia gostavam de mostrar força. Este Rei mostra força levantando quem caiu. E, no fim, a melhor notícia: o Senhor está perto de todos os que o chamam com sinceridade. Não é preciso falar bonito. É só falar a verdade. Muitas vezes, a mão que Deus abre para alimentar alguém é a nossa.',
        activity:
          'Escrevam um alfabeto de louvor em grupo, uma letra para cada um, com uma coisa que Deus é ou faz, e pendurem na parede.',
        questions: [
          'O que Deus contou a Moisés sobre si mesmo?',
          'Como este Rei mostra a sua força?',
          'Para quem a sua mão pode se abrir?',
        ],
      },
      challenge: 'Divida um lanche com alguém e diga: Deus abriu a mão para nós dois.',
    },
    prayer:
      'Senhor, bom para todos, obrigado pela paciência com a nossa demora. Segura quem está caindo agora. Abre a tua mão, e a nossa também. Chamamos-te sem enfeite, do jeito que estamos: fica perto.',
    leader: {
      lost: 'O 19 pode ser tomado como garantia de todo desejo, e o 20, como ameaça. O desejo ali é o de quem vai aprendendo a querer com Deus, e o mal que ele destrói é o que esmaga os que ele ama. O centro é a proximidade do 18.',
      tender:
        'Para quem passa fome ou tem a despensa vazia, o 16 pode doer. Não explique: providencie. Façam uma cesta antes de orar por ela. O CRAS do bairro orienta sobre benefícios.',
    },
    comfort:
      'Deus não está perto só dos que cantam. Está perto dos que chamam, e chamar pode ser um suspiro verdadeiro. Ele sustenta enquanto você não consegue ficar de pé.',
    closing: 'O Rei do universo se conhece pela mão aberta.',
    words: [
      'compassivo e misericordioso',
      'lento para irar se',
      'tardio em irar se',
      'bom para todos',
      'sustenta todos os que caem',
      'levanta todos os abatidos',
      'olhos de todos esperam',
      'abres tua mao',
      'abres a tua mao',
      'todo ser vivente',
      'perto de todos os que o invocam',
      'perto esta o senhor',
      'reino eterno',
      'salmo 145',
    ],
  },
  {
    verses: '146:1-10',
    key: '146:5',
    title: 'Ajuda que não morre',
    theme: 'em quem pôr a esperança',
    themes: ['esperanca', 'justica', 'adoracao', 'fe'],
    idea: 'Poderosos prometem e morrem no meio do plano; feliz é quem espera no Deus que fez tudo e está do lado de faminto, preso, cego, estrangeiro, órfão e viúva.',
    context:
      'Os cinco últimos salmos começam e terminam com aleluia, que quer dizer louvem o Senhor. Este abre a festa falando com a própria alma. Depois compara duas ajudas: a dos príncipes, que volta ao pó, e a de Deus, que tem endereço certo: gente em aperto. Jesus fez na Galileia o que esta lista conta.',
    retold: [
      {
        verses: '146:1-4',
        says: 'O salmista louvará ao Senhor enquanto viver. Avisa que não se confie em príncipes: o espírito deles sai, e naquele dia acabam seus planos.',
      },
      {
        verses: '146:5-7',
        says: 'Feliz é quem tem a ajuda do Deus de Jacó, que fez céu, terra e mar. Ele dá pão aos famintos e liberta os presos.',
      },
      {
        verses: '146:8-10',
        says: 'O Senhor abre os olhos dos cegos, levanta os abatidos, guarda o estrangeiro e sustenta o órfão e a viúva. Ele reinará por todas as gerações.',
      },
    ],
    read: {
      verses: '146:1-10',
      how: 'Um lê o 1 e o 2 para si mesmo, mão no peito. Do 7 ao 9, cada pessoa assume um dos necessitados e lê a frase dele de pé.',
    },
    observe: [
      {
        ask: 'Em quem o salmo manda não confiar, e por quê?',
        verses: '146:3-4',
        listen: 'Príncipes, filhos dos homens; não salvam, e os planos morrem com eles.',
      },
      {
        ask: 'Quem é o feliz do versículo 5?',
        verses: '146:5',
        listen: 'Quem tem o Deus de Jacó por ajuda e esperança.',
      },
      {
        ask: 'Façam a lista das pessoas que Deus socorre. Quantas são?',
        verses: '146:7-9',
        listen:
          'Oprimidos, famintos, presos, cegos, abatidos, justos, estrangeiros, órfão e viúva.',
      },
      {
        ask: 'Até quando vai o louvor dele, e até quando vai o reinado de Deus?',
        verses: '146:2, 146:10',
        listen: 'Enquanto eu viver; eternamente.',
      },
    ],
    interpret: [
      {
        ask: 'Confiar em Deus dispensa a gente de votar, trabalhar e pedir ajuda a pessoas? O que exatamente o versículo 3 recusa?',
        verses: '146:3',
        listen: 'Pôr a salvação em gente; cooperar é outra coisa.',
      },
      {
        ask: 'Por que o Deus que fez céus, terra e mar é apresentado junto de presos e viúvas?',
        verses: '146:6-9',
        listen: 'A grandeza dele se inclina para o pequeno.',
        follow: 'Qual dessas pessoas mora mais perto de você?',
      },
      {
        ask: 'Onde vocês reconhecem Jesus nesta lista, e o que isso revela sobre quem ele é?',
        verses: '146:7-8',
        listen: 'Deu pão, abriu olhos, levantou abatidos: fez o que o Senhor faz.',
      },
    ],
    live: [
      {
        ask: 'Que pessoa importante já decepcionou a esperança que você pôs nela?',
        listen: 'Político, patrão, líder; só o suficiente, sem nomes na roda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que influenciador, time ou ídolo define o seu humor da semana, e o que acontece quando ele cai?',
        listen: 'Rir de si; ver onde o coração se pendura.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em qual linha da lista você já esteve, e por que mãos a ajuda de Deus chegou?',
        listen: 'Fome, cadeia, exílio, orfandade; quem quiser conta.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'Se a sua família fosse uma das mãos desse Deus, que linha da lista ela poderia assumir neste mês?',
        listen: 'Uma família, uma criança, um preso; concreto.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que chama a sua atenção num Deus que tem essa lista de amigos?',
        listen: 'Surpresa, simpatia, desconfiança.',
        for: ['visitors', 'singles'],
      },
      {
        ask: 'Sustenta o órfão e a viúva, diz o salmo. O que sustenta você, e o que anda faltando?',
        listen: 'Ouça as duas metades; anote o que falta e faça.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a promessa de campanha, de chefe ou de irmão mais velho que você está esperando até hoje?',
        bridge: 'O salmo conhece essas promessas e indica outro endereço.',
      },
      {
        text: 'Se você tivesse de dar uma ordem carinhosa à sua própria alma agora, qual seria: acorda, sossega, come, canta?',
        bridge: 'O poeta também deu uma ordem à alma dele, logo na primeira linha.',
        for: ['young', 'women', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Diga o seu nome em voz baixa e, depois dele: louve ao Senhor, ó minha alma. Três vezes, sem pressa.',
      bridge: 'O salmo começa com esse recado para dentro. Continue.',
    },
    complete: [
      {
        name: 'Onde se pendura a esperança',
        text: 'Desenhe dois ganchos. Num, os nomes e planos em que você tem pendurado a vida: … . No outro, o Deus de Jacó e o que ele já fez: … . Mude uma coisa de gancho.',
      },
      {
        name: 'A lista de Deus',
        text: 'Copie a lista dos versículos 7 a 9 e ponha ao lado um rosto conhecido para cada linha. Onde faltar rosto, escreva: conhecer.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma linha da lista e faça nela um gesto até domingo: cesta, visita, carta a um preso, acolhida a um migrante.',
        tell: 'o nome da pessoa, se ela permitir, e o que você recebeu dela.',
      },
      {
        do: 'Toda vez que uma notícia de poderoso acender raiva ou euforia, diga: em quem está a minha esperança? E ore por um pequeno.',
        tell: 'quantas vezes na semana precisou perguntar.',
        for: ['adults', 'young', 'men', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus é minha ajuda e cuida dos pequenos.',
      to7: {
        story:
          'Aleluia! Acorda, minha alma, vamos cantar! Um homem cantava assim de manhã. Por quê? Porque ele tinha um ajudador muito bom. Um rei prometeu ajudar: amanhã eu venho! E não veio. Mas Deus veio! Deus deu pão para quem estava com fome: nham. Deus abriu os olhos de quem não enxergava: ó, estou vendo! Deus levantou quem estava caído: upa! Deus cuidou do menino sem papai e da vovó que ficou sozinha. Deus abraçou quem veio de outro país. Ele fez o céu, a terra e o mar e cuida dos pequeninos! Jesus também fez tudo isso. Então, vamos cantar? Aleluia!',
        activity:
          'Cantem aleluia com gestos: dar pão, abrir os olhos, levantar um amigo, abraçar. Depois separem juntos um alimento para doar.',
        questions: [
          'Quem prometeu e não veio?',
          'Quem Deus ajuda?',
          'Quem você pode ajudar junto com Deus?',
        ],
      },
      to12: {
        story:
          'Um poeta conversou com a própria alma: louve ao Senhor! E explicou por que confiava em Deus mais que nos poderosos. Os príncipes falavam bonito, prometiam muito, mas eram gente como a gente: um dia morriam, e os planos iam junto. Então ele fez a lista do que Deus faz. Faz justiça a quem é maltratado. Dá pão a quem tem fome. Liberta presos. Abre olhos de cegos. Levanta quem caiu. Guarda o estrangeiro. Sustenta o órfão e a viúva. O Deus que fez o céu e o mar escolhe ficar perto de quem quase ninguém vê. Muitos séculos depois, Jesus andou pela Galileia fazendo exatamente isto: deu pão, abriu olhos, levantou caídos. Quem via podia dizer: é o Deus do salmo! E até hoje, muitas vezes, a ajuda de Deus chega pelas mãos de alguém. Talvez pelas suas.',
        activity:
          'Façam um cartaz com a lista do salmo e liguem cada linha a alguém do bairro ou a uma instituição. Escolham uma e combinem uma ajuda com os adultos.',
        questions: [
          'Por que não pôr a esperança nos príncipes?',
          'Quem está na lista de Deus?',
          'Qual linha o seu grupo pode assumir?',
        ],
      },
      challenge: 'Ajude alguém da lista do salmo com um adulto: doe, visite ou faça um cartão.',
    },
    prayer:
      'Louva ao Senhor, ó minha alma, mesmo cansada. Deus de Jacó, tu és a ajuda que não morre. Sustenta os órfãos, as viúvas, os que vieram de longe, os que têm fome. E faz das nossas mãos um pedaço da tua resposta.',
    leader: {
      lost: 'O versículo 3 pode virar briga política ou desculpa para não se importar com a cidade. O salmo recusa salvadores, não a responsabilidade. Conduza para os versículos 7 a 9: com quem Deus anda?',
      tender:
        'Pode haver na roda quem tem fome, um parente preso, visto vencido, luto recente. Não peça exposição. Depois, procure a sós e ajude de modo prático: cesta, documentos, CRAS. Violações de direitos: Disque 100.',
    },
    comfort:
      'O Deus deste salmo sustenta, que é pôr a mão por baixo. Se hoje você é a viúva, o órfão ou o abatido da lista, a sua linha está escrita lá.',
    closing: 'Príncipe passa; a ajuda de Jacó acorda amanhã.',
    words: [
      'nao ponhais vossa confianca',
      'nao confieis em principes',
      'principes',
      'deus de jaco',
      'louve ao senhor o minha alma',
      'pao aos famintos',
      'liberta os presos',
      'liberta os encarcerados',
      'abre os olhos dos cegos',
      'guarda os estrangeiros',
      'orfao e a viuva',
      'enquanto eu viver',
      'salmo 146',
    ],
  },
  {
    verses: '150:1-6',
    key: '150:6',
    title: 'Tudo o que respira',
    theme: 'o louvor com a vida inteira',
    themes: ['adoracao', 'gratidao', 'criacao'],
    idea: 'O livro que passou por choro, medo e culpa acaba em música: se você respira, já tem o único instrumento que se exige para louvar.',
    context:
      'É o último salmo. Depois de cento e quarenta e nove orações de todo tipo, de lamento, de raiva, de saudade, vem só louvor. Não há mais pedido nem inimigo. Treze vezes, no original, se ouve o verbo louvar, e a orquestra vai crescendo até caber nela tudo o que tem fôlego.',
    retold: [
      {
        verses: '150:1-2',
        says: 'O salmista chama a louvar a Deus em seu santuário e no firmamento, por seus atos poderosos e por sua grandeza.',
      },
      {
        verses: '150:3-5',
        says: 'Deus deve ser louvado com trombeta, lira e harpa, com tamborim e dança, com cordas, flauta e címbalos bem sonoros.',
      },
      {
        verses: '150:6',
        says: 'No fim, o chamado é para todos: que tudo o que respira louve o Senhor.',
      },
    ],
    read: {
      verses: '150:1-6',
      how: 'Cada um escolhe um som (palma, mesa, chave, copo, pé). Leiam em voz crescente; a cada instrumento, entra um som. O 6 termina em silêncio, respirando juntos.',
    },
    observe: [
      {
        ask: 'Onde se deve louvar a Deus, segundo o começo?',
        verses: '150:1',
        listen: 'No santuário e no firmamento: dentro e no céu aberto.',
      },
      {
        ask: 'Que razões para louvar aparecem?',
        verses: '150:2',
        listen: 'Os atos poderosos e a imensidão da grandeza dele.',
      },
      {
        ask: 'Façam a lista dos instrumentos. Quais são de soprar, de tocar com os dedos e de bater?',
        verses: '150:3-5',
        listen: 'Trombeta, flauta; lira, harpa, cordas; tamborim, címbalos; e a dança.',
      },
      {
        ask: 'Quem é convidado no último versículo?',
        verses: '150:6',
        listen: 'Tudo o que respira.',
      },
    ],
    interpret: [
      {
        ask: 'O que muda chegar a este aleluia depois de um livro cheio de lágrimas?',
        verses: '150:1, 150:6',
        listen: 'Não é alegria de quem não sofreu; é o fim para onde o choro caminha.',
        follow: 'Em que altura do livro a sua vida está agora?',
      },
      {
        ask: 'Há harpa delicada e “címbalos bem sonoros”. O que essa mistura ensina sobre jeitos de adorar?',
        verses: '150:3-5',
        listen: 'Cabem o suave e o barulhento, o ensaiado e o de corpo inteiro.',
      },
      {
        ask: 'Por que o convite final não fala de quem canta bem, mas de quem respira?',
        verses: '150:6',
        listen: 'Louvor começa por estar vivo; ninguém fica fora por falta de voz.',
      },
    ],
    live: [
      {
        ask: 'Que instrumento deste salmo parece com o seu jeito: trombeta, harpa, flauta, tambor, címbalo?',
        listen: 'Riam; depois perguntem como cada um louva.',
      },
      {
        ask: 'Que talento seu (desenho, código, drible, cozinha) ainda não entrou na orquestra?',
        listen: 'Louvor fora do palco; combine um uso.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual estilo de louvor dos outros já irritou você, e o que este salmo faz com a sua irritação?',
        listen: 'Gerações e tradições; humor e respeito.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Que ato poderoso de Deus a sua casa devia celebrar com bolo e barulho, e passou em branco?',
        listen: 'Um exame, um emprego, uma reconciliação.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você sente quando todos cantam e você não conhece a música?',
        listen: 'Estar junto já conta; melhorem a acolhida.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há dias em que respirar já é muito. Como seria oferecer a Deus só o fôlego de hoje?',
        listen: 'Não empurre para o canto; respire junto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Orquestra de cozinha: em um minuto, cada um acha um objeto que faça som e se apresenta tocando.',
        bridge: 'A Bíblia tem um salmo que é só isso: todo mundo tocando para Deus.',
      },
      {
        text: 'Que instrumento você começou a aprender e os vizinhos agradeceram quando parou?',
        bridge: 'Para este salmo ninguém precisa tocar bem. Vamos ver o único requisito.',
        for: ['adults', 'teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Inspire contando até quatro e solte contando até seis, dez vezes. Não mude mais nada.',
      bridge: 'Tudo o que respira, diz a última linha do livro. Você já está nela.',
    },
    complete: [
      {
        name: 'Partitura da semana',
        text: 'Desenhe cinco linhas. Em cada uma, um momento da semana e o instrumento que ele seria: um tambor de alegria, uma flauta triste, um silêncio. Escreva no fim: aleluia, se conseguir.',
      },
      {
        name: 'Louvo com',
        text: 'Complete: louvo a Deus com as mãos quando … ; com a voz quando … ; com os pés quando … ; com o fôlego quando … .',
      },
    ],
    challenges: [
      {
        do: 'Use um dom que não é musical para louvar a Deus nesta semana e ofereça o resultado a alguém.',
        tell: 'o que você fez e quem recebeu.',
      },
      {
        do: 'Ouça com atenção um louvor de um estilo de que você não gosta e procure nele uma frase verdadeira.',
        tell: 'a frase, cantada se tiver coragem.',
        for: ['long-believers', 'young', 'adults', 'elderly'],
      },
    ],
    children: {
      truth: 'Eu respiro, então posso louvar a Deus.',
      to7: {
        story:
          'Vai começar a banda de Deus! Trombeta: tu-ru-ru! Harpa: plim, plim. Tambor: bum, bum! Flauta: fiu, fiu. E os pratos: tchááá! Todo mundo dança. O passarinho entrou na banda: piu! O cachorro entrou: au! A vovó bateu palmas. O neném balançou o pezinho. E quem não sabe tocar nada? Também pode! A Bíblia diz: tudo o que respira louve ao Senhor! Você respira? Põe a mão na barriga: sobe e desce, sobe e desce. Então você está na banda! Vamos cantar bem alto: aleluia! Agora bem baixinho: aleluia. Deus gosta dos dois.',
        activity:
          'Façam chocalhos com grãos em garrafas e tambores com latas. Toquem forte, fraco, rápido, devagar, e terminem só respirando com a mão na barriga.',
        questions: [
          'Que instrumentos tocaram na banda?',
          'Quem pode louvar a Deus?',
          'Que som você quer fazer para Deus?',
        ],
      },
      to12: {
        story:
          'O livro dos Salmos tem cento e cinquenta canções. Em algumas o poeta chora, em outras sente medo, raiva ou culpa. Algumas perguntam: até quando, Senhor? Mas olhe como o livro termina: com uma festa. Não há mais pedido nenhum, só louvor. Entra a trombeta, entra a harpa, o tamborim, a dança, as cordas, a flauta e, no fim, címbalos que fazem um barulhão. É como se o autor dissesse: venham todos, com tudo o que vocês têm! E quem não toca nada? O último versículo resolve: tudo o que respira louve o Senhor. Respirar é o único requisito. Dá para louvar cantando, mas também desenhando, jogando com honestidade, ajudando alguém. E, nos dias tristes, dá para louvar só respirando perto de Deus. O choro faz parte do livro, mas a última palavra é aleluia.',
        activity:
          'Componham um ritmo em camadas: cada um entra com um som, um instrumento por vez, como no salmo. Gravem e mandem a alguém que está doente.',
        questions: [
          'Como termina o livro dos Salmos?',
          'Qual é o único requisito para louvar?',
          'Com que talento você pode louvar a Deus?',
        ],
      },
      challenge: 'Invente um som ou uma dança para Deus e mostre a alguém da sua casa.',
    },
    prayer:
      'Aleluia! Senhor, aqui estão as nossas palmas, as nossas panelas, a nossa voz rouca. Recebe a dança de quem dança e o fôlego curto de quem chora. Que tudo em nós que respira seja teu, até o último aleluia, que não acaba.',
    leader: {
      lost: 'Pode virar discussão sobre instrumentos, dança e volume no culto. Há igrejas que usam todos e igrejas que só usam a voz, com boa consciência. Faça o grupo louvar antes de debater.',
      tender:
        'Quem está de luto ou deprimido pode sentir-se cobrado pela festa. Lembre que há mais salmos de lamento que de festa, e que ninguém precisa pular as páginas. Quem sente que já não vale a pena respirar precisa de companhia e do 188, agora.',
    },
    comfort:
      'Se hoje só entra e sai o ar, este salmo conta com isso. O fôlego que Deus deu é também o que ele escuta. O aleluia espera por você sem pressa.',
    closing: 'Respirou? Está na orquestra.',
    words: [
      'tudo o que respira',
      'todo ser que respira',
      'tudo quanto tem folego',
      'louvai o',
      'louvai a deus em seu santuario',
      'trombeta',
      'lira e harpa',
      'salterio',
      'adufe',
      'tamborim e danca',
      'cimbalos',
      'aleluia',
      'salmo 150',
    ],
  },
]
