import type { BookPassages } from '../passage.ts'

export const JOL: BookPassages = [
  {
    verses: '2:12-17',
    key: '2:13',
    title: 'Rasguem o coração',
    theme: 'voltar de coração inteiro',
    themes: ['arrependimento', 'graca', 'oracao', 'comunhao'],
    idea: 'Com a praga à porta, Deus ainda diz voltem para mim, não pede roupa rasgada mas coração, e o motivo da esperança é o caráter dele: compassivo e lento para a ira.',
    context:
      'Uma nuvem de gafanhotos comeu tudo, e Joel a vê como aviso de um dia ainda mais sério (1:1-2:11). A trombeta toca alarme. No meio do medo vem este agora. Depois dele Deus responde com trigo, chuva e a promessa de restituir os anos comidos (2:18-27).',
    retold: [
      {
        verses: '2:12-13',
        says: 'Deus pede que o povo volte para ele de todo o coração, com jejum e choro. É o coração que devem rasgar, porque Deus é misericordioso e demora a se irar.',
      },
      {
        verses: '2:14-16',
        says: 'Joel diz que talvez Deus volte atrás e deixe uma bênção. Manda tocar a trombeta e reunir todos, dos anciãos aos bebês, e até os noivos saiam do quarto.',
      },
      {
        verses: '2:17',
        says: 'Os sacerdotes devem chorar entre o pórtico e o altar e pedir que o Senhor poupe o seu povo, para que ninguém pergunte onde está o Deus deles.',
      },
    ],
    read: {
      verses: '2:12-17',
      how: 'Alguém rasga devagar um pano velho ou papel antes do 13. O 15 e o 16, cada grupo de idade lê a parte que o chama.',
    },
    observe: [
      {
        ask: 'Com que palavra de tempo Deus começa, e o que pede?',
        verses: '2:12',
        listen: 'Agora; voltar com todo o coração, jejum, choro.',
      },
      {
        ask: 'O que deve ser rasgado e o que não precisa ser?',
        verses: '2:13',
        listen: 'O coração, não as vestes.',
      },
      {
        ask: 'Que retrato de Deus dá razão para voltar?',
        verses: '2:13-14',
        listen: 'Piedoso, misericordioso, tardio em irar-se; quem sabe deixe bênção.',
      },
      {
        ask: 'Quem é chamado para a reunião? Quem ficaria dispensado em outra ocasião?',
        verses: '2:16-17',
        listen: 'Anciãos, crianças, bebês, noivos; sacerdotes choram.',
      },
    ],
    interpret: [
      {
        ask: 'Rasgar a roupa era o costume do luto. Por que Deus desconfia do gesto?',
        verses: '2:13',
        listen: 'Dá para rasgar o pano e deixar o coração fechado.',
        follow: 'Qual é o nosso pano rasgado?',
      },
      {
        ask: 'Voltem a mim: não diz voltem às regras. Que diferença há?',
        verses: '2:12-13',
        listen: 'Arrependimento é encontro, não só correção.',
      },
      {
        ask: 'Quem sabe ele volte atrás. Por que não dar garantia, se Deus é tão bom?',
        verses: '2:13-14',
        listen: 'Não se manipula a Deus; confia-se no caráter dele.',
      },
    ],
    live: [
      {
        ask: 'O que já virou gesto em você: amém, mão levantada, jejum, desculpa automática?',
        listen: 'Sem vergonha; pedir vida dentro do gesto.',
      },
      {
        ask: 'De que está cheio o seu coração, a ponto de Deus só ter um pedaço?',
        listen: 'Preocupação, tela, mágoa.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Desculpa postada não é desculpa dada. Quando um pedido de perdão foi de verdade com você?',
        listen: 'Diferença entre cena e coração.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O noivo saía do quarto para orar com todos. O que tiraria vocês da agenda por Deus e pela comunidade?',
        listen: 'Prioridade; sem culpa.',
        for: ['couples', 'parents', 'singles'],
      },
      {
        ask: 'Que gafanhoto comeu anos seus, e o que você tem coragem de pedir depois disso?',
        listen: 'Perdas; a promessa do 25 não apaga o luto.',
        for: ['elderly', 'mourning', 'long-believers'],
      },
      {
        ask: 'Tardio em irar-se: combina com o Deus que apresentaram a você?',
        listen: 'Ouvir imagens antigas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que roupa sua rasgou na pior hora possível? Conte com o máximo de dignidade.',
        bridge: 'Em Israel rasgavam de propósito. Deus pediu outra coisa.',
      },
      {
        text: 'Qual foi a maior praga de bicho que a sua casa já teve: formiga, cupim, pernilongo, traça?',
        bridge: 'Um enxame tinha acabado com o almoço de um país inteiro.',
        for: ['adults', 'elderly', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Rasgue ao meio um papel usado, bem devagar, escutando o som.',
      bridge: 'Rasgai o vosso coração. Deus sabe costurar.',
    },
    complete: [
      {
        name: 'Pano e coração',
        text: 'Dobre uma folha. Por fora: o que todos me veem fazer por Deus … . Por dentro: o que só ele sabe … . Rasgue um cantinho e escreva: volto a ti com … .',
      },
      {
        name: 'Trombeta em casa',
        text: 'Se tocasse hoje na minha família, eu juntaria … , … e até … . Pediríamos a Deus … . Quem sabe … .',
      },
    ],
    challenges: [
      {
        do: 'Jejue de uma coisa por um dia e, na hora em que ela faria falta, diga só: volto a ti.',
        tell: 'O que apareceu no lugar vazio.',
      },
      {
        do: 'Junte a casa, do menor ao mais velho, para dez minutos de oração, sem sermão.',
        tell: 'A frase da pessoa mais nova.',
      },
    ],
    children: {
      truth: 'Deus é bondoso; posso voltar para ele.',
      to7: {
        story:
          'Os gafanhotos comeram tudo, nhac, nhac, nhac! Não sobrou uva nem pão. O povo ficou triste, porque também andava longe de Deus. Então Deus falou: voltem para mim com o coração inteiro! Naquele tempo, quem ficava triste rasgava a roupa. Deus disse: não quero a roupa rasgada, quero o seu coração. Eu sou bondoso, eu gosto de perdoar, eu demoro para ficar bravo. Tocaram a trombeta, fom, fom! Vieram os vovôs, as crianças, os bebês e até os noivos. Todo mundo orou junto. E Deus teve muita pena do seu povo.',
        activity:
          'Toquem uma trombeta de papel e chamem todos da casa. Abram um coração de papel e digam: Deus, eu volto para ti.',
        questions: [
          'O que os gafanhotos fizeram?',
          'O que Deus queria?',
          'Como é o coração de Deus?',
        ],
      },
      to12: {
        story:
          'Primeiro veio um barulho, depois uma nuvem: gafanhotos. Quando foram embora, não havia folha nem espiga. O profeta Joel disse: este susto é um aviso. Andamos longe de Deus. E logo trouxe o recado mais surpreendente: agora, ainda agora, voltem para mim com todo o coração. Naquele tempo, quem sofria rasgava a roupa para mostrar. Deus pediu: rasguem o coração, não a roupa. Ele não queria cena, queria gente de verdade. E por que voltar? Porque ele é piedoso, misericordioso, demora a se irar e tem muito amor. A trombeta tocou, e todos foram chamados: velhos, crianças, bebês no colo, até os noivos na lua de mel. Choraram e pediram juntos. Deus se compadeceu e prometeu trigo, chuva e alegria. Nunca é cedo nem tarde demais para o agora de Deus.',
        activity:
          'Cada um recebe um coração de papel rasgado e o cola com fita, escrevendo em cima: Deus é misericordioso.',
        questions: [
          'O que era rasgar a roupa?',
          'O que Deus pediu no lugar?',
          'Do que você quer voltar para Deus?',
        ],
      },
      challenge: 'Peça desculpa a alguém com o coração, olhando nos olhos.',
    },
    prayer:
      'Deus piedoso e lento para a ira, ouvimos o teu agora. O pano rasga fácil; o coração é duro. Abre-o tu. Recebe do mais velho ao bebê. Poupa o teu povo, e deixa atrás de ti uma bênção. Amém.',
    leader: {
      lost: 'Gafanhoto literal ou exército? Não gaste a noite. O centro é voltar.',
      tender:
        'Não diga a quem perdeu safra, emprego ou filho que foi castigo: Joel fala a um povo, num momento dado. Culpa doentia precisa ouvir o 13 inteiro.',
      differ:
        'Os gafanhotos são, para uns, praga real; para outros, figura de um exército. O dia do Senhor é lido como algo daquele tempo, do fim, ou dos dois. E jejuar em grupo tem lugar diferente nas igrejas.',
    },
    comfort:
      'Há coração que já chegou rasgado; não precisa rasgar mais. Deus sabe juntar os pedaços e não tem pressa de ficar bravo.',
    closing: 'Agora ainda é agora. Volte.',
    words: [
      'rasgai o vosso coracao',
      'rasgai vosso coracao',
      'joel',
      'convertei vos a mim',
      'tocai trombeta',
      'gafanhoto',
      'santificai um jejum',
      'entre o portico e o altar',
      'tardio em irar',
      'poupa teu povo',
      'onde esta o deus deles',
      'noivo saia',
    ],
  },
  {
    verses: '2:18-27',
    key: '2:25',
    title: 'Os anos que o gafanhoto comeu',
    theme: 'a restauração',
    themes: ['esperanca', 'volta', 'gratidao', 'sofrimento'],
    idea: 'Ao povo que ele chamou a rasgar o coração, Deus responde com compaixão: manda de novo a chuva, devolve o que os anos perdidos levaram e tira a vergonha.',
    context:
      'Uma praga de gafanhotos acabou com o trigo, a uva e o azeite, e até a oferta no templo faltou (1:4-10). O profeta chamou todos, dos bebês aos noivos, a voltar para Deus de coração, sem garantia marcada: quem sabe? (2:12-16). Agora vem a resposta.',
    retold: [
      {
        verses: '2:18-20',
        says: 'Deus se compadece do seu povo e promete trigo, uva e azeite até se fartarem. O que vem do norte ele lança para longe, numa terra seca e deserta.',
      },
      {
        verses: '2:21-24',
        says: 'Joel diz à terra e aos animais que não temam, porque os pastos voltam a ficar verdes. E o povo se alegre, porque vem a chuva, e as eiras se encherão.',
      },
      {
        verses: '2:25-27',
        says: 'Deus promete restituir os anos que os gafanhotos comeram. O povo comerá à vontade, saberá que Deus está no meio dele e nunca mais será envergonhado.',
      },
    ],
    read: {
      verses: '2:18-27',
      how: 'Um lê 18 a 20. Três vozes leem 21 (à terra), 22 (aos animais) e 23 e 24 (aos filhos de Sião). Todos leem 25 a 27.',
    },
    observe: [
      {
        ask: 'O que Deus sente pela terra e pelo povo, antes de dar qualquer coisa?',
        verses: '2:18',
        listen: 'Teve zelo da terra e se compadeceu do povo.',
      },
      {
        ask: 'A quem se diz para não temer e se alegrar, um por um?',
        verses: '2:21-23',
        listen: 'À terra, aos animais do campo, aos filhos de Sião.',
      },
      {
        ask: 'O que o povo volta a ter nas eiras, nas prensas e à mesa?',
        verses: '2:24, 2:26',
        listen: 'Trigo, vinho novo, azeite, comida até a saciedade.',
      },
      {
        ask: 'Que promessa aparece duas vezes, quase com as mesmas palavras?',
        verses: '2:26-27',
        listen: 'Meu povo nunca mais será envergonhado.',
      },
    ],
    interpret: [
      {
        ask: 'Deus promete restituir dos anos, e não só das colheitas. O que se perde num ano ruim além da comida?',
        verses: '2:25',
        listen: 'Tempo, alegria, confiança, laços; ele vê essa conta também.',
        follow: 'Como se devolve um ano que já passou?',
      },
      {
        ask: 'A primeira resposta é compaixão, e só depois vem o trigo. Por que a ordem importa?',
        verses: '2:18-19',
        listen: 'A dádiva sai do coração; o povo não comprou a chuva com o jejum.',
      },
      {
        ask: 'Até os animais ouvem um não temais. O que isso diz do cuidado de Deus pela criação?',
        verses: '2:21-22',
        listen: 'O mal de gente pesa na terra e nos bichos; a bondade dele também chega lá.',
      },
      {
        ask: 'De tudo o que volta, onde o texto termina: na fartura ou em quem está no meio do povo?',
        verses: '2:26-27',
        listen: 'Na presença: sabereis que eu estou no meio de Israel.',
      },
    ],
    live: [
      {
        ask: 'Que anos da sua vida você chamaria de anos do gafanhoto, e o que sente ao olhar para eles hoje?',
        listen: 'Quem quiser fala; não comparar perdas.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que já comeu o seu tempo este ano, aos poucos, como lagarta em folha?',
        listen: 'Tela, medo, uma amizade ruim, comparação.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Onde você já viu nascer verde num lugar que parecia perdido?',
        listen: 'Histórias pequenas e verdadeiras; agradecer juntos.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'O que na família vocês gostariam de ver crescer de novo, e que chão dá para preparar?',
        listen: 'Confiança, mesa, conversa. Um gesto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De que vergonha você gostaria de ouvir Deus dizer nunca mais?',
        listen: 'Pode ser respondido em silêncio.',
      },
      {
        ask: 'Se não houver volta para o que se perdeu, que outra coisa Deus poderia dar no lugar?',
        listen: 'Ele dá a si mesmo; sem prometer o que o texto não promete a cada um.',
        for: ['mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho já deu prejuízo na sua casa: formiga, cupim, traça, um cachorro com fome de chinelo?',
        bridge: 'O povo de Joel perdeu a roça inteira para os gafanhotos.',
      },
      {
        text: 'Depois de uma temporada de seca, o que fica mais bonito com a primeira chuva?',
        bridge: 'Deus promete a primeira chuva e a última, como era antes.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Segure uma folha seca ou um papel amassado e pense num tempo que parece perdido.',
      bridge: 'Leia com ela na mão: Deus fala de anos comidos.',
    },
    complete: [
      {
        name: 'Antes e depois da chuva',
        text: 'O que o gafanhoto comeu: … . O que já brotou de novo: … . O que ainda espero: … . O que só Deus pode devolver, do jeito dele: … .',
      },
      {
        name: 'Não temas',
        text: 'Escreva três recados como os de Joel: à minha terra (casa, rua): não temas, porque … . Ao meu corpo: não temas, porque … . Ao meu coração: não temas, porque … .',
      },
    ],
    challenges: [
      {
        do: 'Plante uma semente num copo e, cada vez que regar, entregue a Deus um ano difícil pelo número.',
        tell: 'que ano você entregou e como está a semente.',
      },
      {
        do: 'Leve comida ou ajude num dia de trabalho alguém que perdeu muito este ano.',
        tell: 'o que vocês fizeram, sem dizer o nome de quem não quiser.',
      },
    ],
    children: {
      truth: 'Deus tem pena de nós e cuida de recomeçar.',
      to7: {
        story:
          'Vieram os gafanhotos: croc, croc, croc! Comeram o trigo, as uvas, tudo. A terra ficou marrom, e as pessoas choraram. Deus chamou todos para perto dele. E Deus teve muita pena do seu povo. Ele disse: terra, não tenha medo! Bichinhos, não tenham medo, o capim vai nascer! Povo de Deus, fique alegre, a chuva vai voltar! Plim, plim, caiu a chuva. O trigo cresceu, as árvores deram frutas, e todo mundo comeu até ficar satisfeito. E Deus disse: eu estou aqui, no meio de vocês.',
        activity:
          'Comecem encolhidos no chão, como terra seca. Com os dedos, façam o barulho da chuva e cresçam devagar até virar árvore.',
        questions: [
          'O que os gafanhotos comeram?',
          'O que Deus mandou do céu?',
          'O que você quer agradecer a Deus?',
        ],
      },
      to12: {
        story:
          'Imagine uma nuvem escura que faz barulho: são gafanhotos! Foi assim na terra de Joel. Eles comeram o trigo, as uvas, os figos, e não sobrou nem o que oferecer no templo. Joel disse ao povo: voltem para Deus de verdade, de coração. E chamou todos, dos velhinhos às crianças. Então Deus teve compaixão. Não temas, terra! Não temam, animais! Alegrem-se, filhos de Sião! A chuva ia cair na hora certa, os depósitos iam se encher de trigo, e haveria azeite e vinho novo. Deus disse ainda uma coisa surpreendente: vou devolver a vocês os anos que os gafanhotos comeram. Um ano a gente não consegue pegar de volta, mas Deus sabe fazer brotar vida nova onde tudo parecia acabado. E o melhor presente ele deixou para o fim: vocês vão saber que eu estou no meio de vocês.',
        activity:
          'Desenhem uma árvore comida pelos gafanhotos. Cada um cola nela uma folha verde com algo bom que Deus já fez brotar depois de um tempo difícil.',
        questions: [
          'Por que a terra estava tão triste?',
          'O que Deus sentiu antes de mandar a chuva?',
          'Que coisa estragada você gostaria de ver Deus renovar?',
        ],
      },
      challenge: 'Plante uma semente e agradeça a Deus cada vez que puser água.',
    },
    prayer:
      'Senhor, tu viste os anos comidos, e tiveste compaixão. Manda a chuva da hora certa sobre o que secou. O que não volta mais, guarda em ti; o que pode brotar, ajuda-nos a regar. Tira de nós a vergonha e fica no nosso meio. Amém.',
    leader: {
      lost: 'A conversa pode virar promessa de dinheiro em dobro. O texto fala a um povo chamado a voltar para Deus e termina na presença dele. Volte ao versículo 27.',
      tender:
        'Quem perdeu um filho, a saúde ou um casamento pode ouvir restituir como cobrança ou ilusão. Não prometa a volta do que se foi. Fique ao lado; Deus tem compaixão antes de dar.',
      differ:
        'No versículo 25 Deus chama os gafanhotos de seu exército. Uns cristãos o leem como castigo daquele momento; outros lembram que nem toda desgraça é castigo (João 9:3). Todos ouvem aqui um Deus que se compadece.',
    },
    comfort:
      'Deus contou os anos que se perderam, e não só os sacos de trigo. O que doeu em você também está nessa conta.',
    closing: 'A chuva é dele, e ele está no meio de nós. Vá sem vergonha.',
    words: [
      'gafanhoto',
      'restituirei',
      'restituicao',
      'anos perdidos',
      'locusta',
      'lagarta',
      'cortador',
      'migrador',
      'chuva tempora',
      'chuva serodia',
      'eiras',
      'azeite',
      'nunca mais sera envergonhado',
      'restauracao',
    ],
  },
  {
    verses: '2:28-32',
    key: '2:28',
    title: 'Espírito sobre toda a gente',
    theme: 'o Espírito derramado',
    themes: ['espirito', 'salvacao', 'esperanca', 'comunhao'],
    idea: 'Deus não pinga o seu Espírito em uns poucos: derrama sobre filhos e filhas, velhos e jovens, servos e servas, e quem chamar pelo nome dele será salvo.',
    context:
      'Depois dos gafanhotos e da volta do povo, Deus devolveu chuva, trigo e vinho (2:18-27). Agora promete outra chuva. Até ali, o Espírito vinha sobre um rei, um profeta, um artista. Moisés tinha sonhado com mais (Números 11:29). No dia de Pentecostes Pedro se levanta e diz: é isto (Atos 2:16-21).',
    retold: [
      {
        verses: '2:28-29',
        says: 'Deus promete derramar o seu Espírito sobre toda a gente. Filhos e filhas vão profetizar, idosos terão sonhos, jovens terão visões, e também os servos e as servas o recebem.',
      },
      {
        verses: '2:30-32',
        says: 'Deus anuncia sinais no céu e na terra, o sol escuro e a lua em sangue, antes do grande dia do Senhor. Todo aquele que invocar o nome do Senhor será salvo.',
      },
    ],
    read: {
      verses: '2:28-32',
      how: 'Filhas, filhos, idosos, jovens: cada um lê a sua palavra. Os versículos 30 e 31, um só, sério. O começo do 32, todos.',
    },
    observe: [
      {
        ask: 'Que verbo se usa para a vinda do Espírito, e quantas vezes?',
        verses: '2:28-29',
        listen: 'Derramarei, duas vezes; abundância.',
      },
      {
        ask: 'Que pessoas são citadas, e o que acontece com elas?',
        verses: '2:28-29',
        listen: 'Filhos, filhas, idosos, jovens, servos, servas; profecia, sonhos, visões.',
      },
      {
        ask: 'Que sinais acompanham o dia do Senhor?',
        verses: '2:30-31',
        listen: 'Sangue, fogo, fumaça, sol escuro, lua vermelha.',
      },
      {
        ask: 'Quem escapa, e quem chama quem, no último versículo?',
        verses: '2:32',
        listen: 'Quem invoca o nome; e os que o Senhor chama.',
      },
    ],
    interpret: [
      {
        ask: 'Que cercas caem nessa lista: de idade, de sexo, de classe?',
        verses: '2:28-29',
        listen: 'Ninguém é pequeno demais; a servidão não impede.',
        follow: 'Que cerca ainda levantamos?',
      },
      {
        ask: 'Idosos com sonhos, jovens com visões. O que cada idade oferece à outra?',
        verses: '2:28',
        listen: 'Memória e horizonte; precisam-se.',
      },
      {
        ask: 'Logo depois da festa vêm trevas. Por que a promessa do Espírito vem junto de um dia sério?',
        verses: '2:30-32',
        listen: 'Deus prepara um povo e abre porta de salvação antes do juízo.',
      },
    ],
    live: [
      {
        ask: 'Com que sonho você se deita que ainda não contou a Deus?',
        listen: 'Sonhos pequenos e grandes.',
        for: ['elderly', 'adults', 'women', 'men'],
      },
      {
        ask: 'Que visão você tem para a escola, o bairro, a igreja, e quem precisa ouvi-la?',
        listen: 'Levar a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem, na nossa igreja, quase nunca é ouvido, e o que perdemos com isso?',
        listen: 'Nome e espaço concreto.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Como os seus filhos e filhas veem Deus agir em vocês, e o que eles já disseram que era de Deus?',
        listen: 'Frases de criança.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Invocar o nome do Senhor: como seria isso para alguém que não sabe orar?',
        listen: 'Uma palavra; Jesus, socorro.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que parte seca de você a chuva do Espírito faria nascer primeiro?',
        listen: 'Ligar à chuva anterior.',
      },
    ],
    icebreakers: [
      {
        text: 'Banho de chuva: qual foi o melhor da sua vida, e quem brigou depois?',
        bridge: 'Joel promete uma chuva que não molha a roupa.',
      },
      {
        text: 'O que os seus avós sonhavam e o que as crianças de hoje sonham? Um exemplo de cada.',
        bridge: 'Deus diz que vai encher os dois de uma só vez.',
        for: ['elderly', 'parents', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Derrame água de um copo num vaso de planta, de uma vez, e veja a terra beber.',
      bridge: 'Derramarei. É esse o verbo.',
    },
    complete: [
      {
        name: 'Sonho e visão',
        text: 'Duas nuvens. Numa, um sonho de gente com história: … . Na outra, uma visão de gente com futuro: … . Una as duas com chuva e escreva o que poderia nascer: … .',
      },
      {
        name: 'Lista de derramados',
        text: 'Escreva um nome para cada: filho … , filha … , idoso … , jovem … , quem serve sem ser visto … . Ore: derrama sobre … .',
      },
    ],
    challenges: [
      {
        do: 'Converse meia hora com alguém de outra geração: pergunte o sonho dele e conte a sua visão.',
        tell: 'O que combinou.',
      },
      {
        do: 'Invoque o nome do Senhor em voz alta uma vez por dia por alguém que está no escuro.',
        tell: 'O que você viu mover-se.',
      },
    ],
    children: {
      truth: 'Deus dá o seu Espírito também às crianças.',
      to7: {
        story:
          'Depois de um tempo triste, Deus mandou chuva, e tudo ficou verde. Então prometeu uma chuva diferente: vou derramar o meu Espírito sobre todo mundo! Sobre os meninos e as meninas. Sobre os vovôs e as vovós, que vão ter sonhos bonitos. Sobre os jovens, que vão ver coisas de Deus. Sobre quem trabalha servindo os outros. Ninguém fica de fora! E quem chamar o nome do Senhor vai ser salvo. Muito tempo depois, os amigos de Jesus estavam juntos, e o Espírito Santo veio. Pedro disse: olhem, é a promessa de Joel!',
        activity:
          'Com papel picado ou pétalas, derramem de leve sobre cada pessoa, do bebê ao vovô, dizendo: o Espírito é para você.',
        questions: [
          'O que Deus prometeu derramar?',
          'Quem ficou de fora?',
          'Que sonho bonito você conta a Deus?',
        ],
      },
      to12: {
        story:
          'Antigamente, parecia que o Espírito de Deus era para gente importante: um rei aqui, um profeta ali. Joel viveu uma época difícil, de gafanhoto e fome. O povo voltou para Deus, e ele mandou chuva. Mas a melhor chuva ainda estava por vir. Deus prometeu: vou derramar o meu Espírito sobre toda a gente. Não disse pingar, disse derramar! Filhos e filhas vão falar em nome de Deus. Os velhos vão ter sonhos, os jovens, visões. Até os servos e as servas, que ninguém escutava. Haverá também um dia sério, em que Deus vai julgar o mal, mas todo aquele que chamar o nome do Senhor será salvo. Séculos depois, no dia de Pentecostes, o Espírito veio sobre os discípulos, e Pedro lembrou esta página: é isto! A promessa também alcança você.',
        activity:
          'Cartaz da chuva: cada gota traz o nome de alguém da comunidade, de todas as idades. Orem por três gotas.',
        questions: [
          'Para quem era o Espírito?',
          'Quando a promessa começou a se cumprir?',
          'O que você gostaria de fazer com a ajuda do Espírito?',
        ],
      },
      challenge: 'Pergunte a um avô ou avó qual é o sonho dele e ore por isso.',
    },
    prayer:
      'Derrama, Senhor. Sobre a menina e o velho, o patrão e quem lava o chão. Põe sonho no nosso cansaço e visão na nossa pressa. No dia escuro, que o teu nome esteja na nossa boca. Tu nos chamaste; nós te chamamos. Amém.',
    leader: {
      lost: 'Lua de sangue atrai curiosidade e data. Joel não marca dia; marca uma porta: invocar.',
      tender:
        'Quem já foi ferido por profecias sobre a sua vida (casamento, cura, dinheiro) pode se fechar. Ouça; palavra de Deus não manipula.',
      differ:
        'Sobre profecia, sonhos e visões hoje, umas igrejas os esperam e julgam com a Escritura; outras os veem próprios do começo da igreja. O 30 e o 31 são lidos como sinais ainda por vir ou como linguagem de mudança de época. O papel das mulheres que profetizam também é entendido de modos diferentes.',
    },
    comfort: 'A promessa vem depois da praga. Sobre terra comida, Deus não põe cobrança; põe água.',
    closing: 'Ninguém ficou fora da chuva.',
    words: [
      'derramarei meu espirito',
      'derramarei o meu espirito',
      'sobre toda a carne',
      'sobre toda a gente',
      'filhas profetizarao',
      'idosos terao sonhos',
      'velhos sonharao',
      'jovens terao visoes',
      'joel',
      'lua em sangue',
      'invocar o nome do senhor',
      'dia do senhor',
      'servos e servas',
    ],
  },
]
