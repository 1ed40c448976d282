import type { BookPassages } from '../passage.ts'

export const NUM: BookPassages = [
  {
    verses: '6:22-27',
    key: '6:24',
    title: 'O rosto voltado para você',
    theme: 'a bênção',
    themes: ['graca', 'comunhao', 'adoracao', 'identidade'],
    idea: 'Deus faz questão de ensinar as palavras com que quer ver o seu povo abençoado: guarda, rosto iluminado, graça e paz, ditas de pessoa a pessoa.',
    context:
      'O povo está acampado no Sinai, pronto para um deserto que ninguém conhece. Entre listas de tribos e regras de acampamento, Deus dita uma bênção de três linhas. Um pedaço dela foi achado em prata, gravado seis séculos antes de Cristo: é das frases mais antigas da Bíblia que se conservaram.',
    retold: [
      {
        verses: '6:22-23',
        says: 'O Senhor manda Moisés dizer a Arão e a seus filhos com que palavras devem abençoar os filhos de Israel.',
      },
      {
        verses: '6:24-26',
        says: 'A bênção pede que o Senhor abençoe e guarde, faça brilhar seu rosto, tenha misericórdia, levante o rosto para a pessoa e ponha paz nela.',
      },
      {
        verses: '6:27',
        says: 'O Senhor completa: assim eles porão o nome dele sobre o povo de Israel, e ele mesmo abençoará.',
      },
    ],
    read: {
      verses: '6:22-27',
      how: 'Uma pessoa lê 22 e 23. Depois, em duplas e olhando nos olhos, cada um diz ao outro os versículos 24 a 26.',
    },
    observe: [
      {
        ask: 'De quem vem a ordem, e quem vai pronunciar as palavras?',
        verses: '6:22-23, 6:27',
        listen: 'Deus manda e Deus abençoa; os sacerdotes emprestam a voz.',
      },
      {
        ask: 'Quantos pedidos há na bênção, e quais são?',
        verses: '6:24-26',
        listen: 'Seis: abençoe, guarde, resplandeça, tenha misericórdia, levante o rosto, dê paz.',
      },
      {
        ask: 'Que parte do corpo de Deus aparece duas vezes?',
        verses: '6:25-26',
        listen: 'O rosto: ele olha de frente.',
      },
    ],
    interpret: [
      {
        ask: 'A bênção é para todos, mas diz te e ti, no singular. Que efeito isso tem em quem escuta?',
        verses: '6:24-26',
        listen: 'Ninguém some na multidão; é dita a cada um.',
      },
      {
        ask: 'Como é um rosto que resplandece para alguém? Com que rosto de gente você compararia?',
        verses: '6:25',
        listen: 'Mãe que vê o filho chegar: alegria que aparece na cara.',
        follow: 'Que rosto de Deus você imaginava antes?',
      },
      {
        ask: 'Pôr o nome de Deus sobre o povo: o que se recebe junto com um nome de família?',
        verses: '6:27',
        listen: 'Pertença, proteção, um jeito de ser reconhecido.',
      },
    ],
    live: [
      {
        ask: 'De quem você recebeu, com palavras, uma bênção que ainda o acompanha?',
        listen: 'Bença, vó: deixe os costumes de cada casa aparecerem.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que frase dita sobre você pesa como uma maldição, e qual linha destes versículos você poria por cima?',
        listen: 'A frase não precisa ser repetida; a linha, sim.',
        for: ['young', 'teens', 'women'],
      },
      {
        ask: 'Com que rosto a sua família o vê chegar do trabalho?',
        listen: 'O celular no rosto também conta; ria e siga.',
        for: ['parents', 'men', 'couples'],
      },
      {
        ask: 'Guarde, ilumine, dê paz: de qual desses três você mais precisa até domingo?',
        listen: 'Respostas curtas; orem já por elas.',
      },
      {
        ask: 'Como seria abençoar alguém que incomoda você, sem dizer nada de falso?',
        listen: 'Desejar paz e rosto iluminado não é aprovar tudo.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Se Deus olhasse para você agora, que expressão você acha que ele teria? E o que o texto responde?',
        listen: 'A resposta sincera é o começo; não corrija depressa.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O rosto de quem você sente falta quando abre a porta de casa?',
        listen: 'Fique com a pessoa e diga o versículo 26 por último.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua família pedia-se bênção? Como era: mão estendida, beijo na testa, resposta decorada?',
        bridge: 'Bênção é coisa que se diz em voz alta. Deus ensinou as palavras.',
      },
      {
        text: 'Façam em roda: cada um mostra a cara de quem vê chegar a pessoa preferida no portão.',
        bridge: 'Essa é a cara que o texto dá a Deus.',
        for: ['teens', 'young', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Vire o rosto para a luz, da janela ou da lâmpada, e fique um instante de olhos fechados, sentindo o calor.',
      bridge: 'É mais ou menos isso que a bênção pede sobre você.',
    },
    complete: [
      {
        name: 'A bênção com o meu nome',
        text: 'Copie os versículos 24 a 26 trocando te e ti pelo nome de alguém. Faça uma segunda cópia com o seu próprio nome e guarde na carteira.',
      },
      {
        name: 'Seis pedidos',
        text: 'Escreva os seis verbos numa coluna. Ao lado de cada um, uma pessoa que precisa exatamente disso nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Abençoe alguém da sua casa com estas palavras, todas as noites ou todas as manhãs, por uma semana.',
        tell: 'Em que dia deixou de ser estranho.',
      },
      {
        do: 'Receba as pessoas com o rosto: nesta semana, pare o que estiver fazendo e sorria quando alguém de casa chegar.',
        tell: 'Quem reparou primeiro.',
      },
    ],
    children: {
      truth: 'Deus olha para mim sorrindo e me dá paz.',
      to7: {
        story:
          'O povo de Deus estava no deserto, pronto para uma viagem bem comprida. Será que ia fazer calor? Será que ia dar medo de noite? Antes de saírem, Deus chamou Moisés e disse: Ensine ao seu irmão Arão umas palavras muito bonitas. Ele vai dizer assim para todo o povo: Que o Senhor abençoe você e cuide de você. Que o Senhor olhe para você com um rosto brilhante. Que o Senhor dê paz a você. E Deus prometeu: Quando vocês disserem isso, sou eu que vou abençoar! Papai, mamãe, criança, vovô, todos ouviram. E foram viajar com o coração sossegado, porque Deus olhava para eles.',
        activity:
          'Cada criança ganha um sol de papel com um sorriso. Em duplas, põem a mão na cabeça do amigo e dizem: Deus abençoe você!',
        questions: [
          'Quem ensinou as palavras bonitas?',
          'Como é o rosto de Deus quando olha para você?',
          'Quem você quer abençoar hoje?',
        ],
      },
      to12: {
        story:
          'Antes de uma viagem longa, sua mãe talvez diga: vai com Deus, filho. O povo de Israel estava na mesma situação: tinha pela frente um deserto inteiro. Então Deus fez uma coisa surpreendente. Ele mesmo ditou a Moisés a bênção que os sacerdotes deviam dizer, palavra por palavra. O Senhor te abençoe e te guarde. O Senhor faça brilhar o rosto sobre ti e tenha misericórdia. O Senhor levante para ti o rosto e te dê a paz. São poucas linhas, mas repare: elas não falam com a multidão, e sim com cada pessoa. E falam do rosto de Deus. Sabe quando alguém abre a porta, vê você e o rosto se ilumina? Deus quer que a gente saiba que ele nos olha desse jeito. No fim ele diz que, com aquela bênção, põe o próprio nome sobre o povo. É como receber o sobrenome da família.',
        activity:
          'Em papel de presente, escrevam a bênção com o nome de um colega e enrolem como pergaminho. Entreguem lendo em voz alta.',
        questions: [
          'Por que Deus quis que a bênção fosse dita em voz alta?',
          'O que o rosto de uma pessoa diz sem palavras?',
          'Para quem você diria essa bênção hoje?',
        ],
      },
      challenge: 'Abençoe alguém da família antes de dormir, todas as noites.',
    },
    prayer:
      'O Senhor nos abençoe e nos guarde. Faça brilhar o rosto sobre quem se sente invisível. Tenha misericórdia de quem errou. Levante o rosto para quem olha o chão, e ponha paz, bastante paz, em cada casa aqui.',
    leader: {
      lost: 'Alguns perguntam quem tem autoridade para abençoar. Naquele tempo, os sacerdotes; hoje as igrejas têm costumes diversos. Todos podem pedir a Deus o bem de alguém, e é isso que vamos fazer.',
      tender:
        'Quem ouviu maldição em vez de bênção dos pais pode desmontar no momento das duplas. Ofereça a opção de só escutar, e não force toque nem olhar.',
    },
    comfort:
      'Há dias em que não se consegue levantar o rosto. O texto não pede isso a você. Diz que é Deus quem levanta o dele, e olha, e põe paz. Deixe-se olhar.',
    closing: 'O Senhor te abençoe e te guarde.',
    words: [
      'bencao sacerdotal',
      'bencao',
      'abencoe',
      'te guarde',
      'resplandecer',
      'rosto',
      'arao',
      'paz',
      'misericordia',
      'levante o seu rosto',
      'benca',
      'nome sobre',
      'abencoar',
    ],
  },
  {
    verses: '11:4-30',
    key: '11:17',
    title: 'É pesado demais para mim sozinho',
    theme: 'o cansaço de quem carrega',
    themes: ['servico', 'sofrimento', 'espirito', 'gratidao'],
    idea: 'Esmagado pela queixa do povo, Moisés diz a Deus que não aguenta mais; Deus não o repreende: põe o mesmo Espírito em outros setenta, para que ele não leve o peso sozinho.',
    context:
      'O povo enjoou do maná e chorou de saudade dos pepinos do Egito, onde era escravo. Moisés chega ao limite e pede para morrer (11:15). Deus responde às duas coisas: manda carne, e isso acaba mal (11:31-34), e manda ajudantes, e isso acaba bem.',
    retold: [
      {
        verses: '11:4-9',
        says: 'Os filhos de Israel choram por carne e se queixam de só verem maná, que tinha sabor de azeite fresco.',
      },
      {
        verses: '11:10-15',
        says: 'Moisés pergunta a Deus se por acaso deu à luz aquele povo, para levá-lo no colo como um bebê. O peso é demais.',
      },
      {
        verses: '11:16-20',
        says: 'O Senhor manda reunir setenta anciãos para dividir a carga com Moisés. Ao povo, dará carne por um mês, até sair pelas narinas.',
      },
      {
        verses: '11:21-23',
        says: 'Moisés duvida que haja carne para tanta gente, e o Senhor pergunta se o poder dele é curto.',
      },
      {
        verses: '11:24-30',
        says: 'O espírito repousa sobre os setenta e sobre dois que ficaram no acampamento. Josué quer impedir, e Moisés diz que bom seria se todos fossem profetas.',
      },
    ],
    read: {
      verses: '11:11-17',
      how: 'Uma pessoa lê Moisés sentada, curvada, com uma mochila pesada no colo. No 16 e 17, outros vão tirando peso da mochila.',
    },
    observe: [
      {
        ask: 'Que perguntas Moisés faz a Deus, uma atrás da outra?',
        verses: '11:11-13',
        listen: 'Por que fizeste mal; fui eu que gerei; de onde tirar carne.',
      },
      {
        ask: 'Com que imagem ele descreve o que pedem dele?',
        verses: '11:12',
        listen: 'Ama que leva bebê de peito no colo.',
      },
      {
        ask: 'O que ele reconhece, e até onde vai o seu desespero?',
        verses: '11:14-15',
        listen: 'Sozinho não suporta; prefere morrer.',
      },
      {
        ask: 'O que Deus manda fazer, e o que promete?',
        verses: '11:16-17',
        listen: 'Juntar setenta; descer, falar, repartir o Espírito; levar a carga com ele.',
      },
    ],
    interpret: [
      {
        ask: 'Moisés fala com Deus num tom que ninguém usaria na igreja. Por que essa oração está na Bíblia?',
        verses: '11:11-15',
        listen: 'Deus aguenta a verdade; amizade permite desabafo.',
        follow: 'O que você nunca teve coragem de dizer a ele?',
      },
      {
        ask: 'Deus não responde com bronca nem com um discurso sobre fé. Com o que ele responde ao esgotamento?',
        verses: '11:16-17',
        listen: 'Gente; estrutura; o seu Espírito.',
      },
      {
        ask: 'O Espírito repartido não ficou menor em Moisés. Que medo isso tira de quem divide responsabilidade?',
        verses: '11:17',
        listen: 'Não perco; soma. Vela acende vela.',
      },
      {
        ask: '“Para que tu não a leves sozinho”: o que esse para que revela sobre como Deus quer o seu povo?',
        verses: '11:14, 11:17',
        listen: 'Ninguém foi feito para carregar tudo.',
      },
    ],
    live: [
      {
        ask: 'Que bebê de peito, pessoa ou tarefa, você carrega no colo e já não sente o braço?',
        listen: 'Cuidadores, mães, líderes; dar tempo.',
        for: ['adults', 'women', 'parents', 'men'],
      },
      {
        ask: 'A quem você poderia dizer a frase do versículo 14, tal como está?',
        listen: 'Uma pessoa e uma hora. Ensaiar a frase.',
      },
      {
        ask: 'Prova, casa, cobrança, grupo que só reclama: o que pesa demais e você diz que está de boa?',
        listen: 'Levar a sério; adulto de confiança.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você não delega por achar que só você faz direito?',
        listen: 'Riso; soltar uma.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'De quem você é, sem perceber, um dos que choram à porta da tenda?',
        listen: 'Reclamar menos de um líder, pai ou professor cansado.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Você tem setenta nomes a quem ajudar e algum tempo livre? Que parte da carga de alguém pode ser sua?',
        listen: 'Aposentados, solteiros; alegria de servir.',
        for: ['elderly', 'singles', 'long-believers'],
      },
      {
        ask: 'Que pepinos do Egito a sua memória enfeita, esquecendo a escravidão?',
        listen: 'Saudade de vida antiga; vício, relação, emprego.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Do que você mais enjoou por comer todo dia: ovo, frango, miojo, banana da terra? E de que comida tem saudade mentirosa?',
        bridge: 'Israel chorou por pepino. E quem aguentou o choro foi Moisés.',
      },
      {
        text: 'Quantas sacolas de mercado você leva de uma vez para não fazer duas viagens? Mostrem o método.',
        bridge: 'Um homem tentou levar um povo inteiro numa viagem só.',
        for: ['adults', 'men', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Segure um livro pesado de braço esticado até tremer. Depois apoie-o na mesa.',
      bridge: 'É pesado demais para mim, disse Moisés. Leia com o braço descansando.',
    },
    complete: [
      {
        name: 'Mapa da carga',
        text: 'Liste tudo o que você carrega: … , … , … , … . Marque o que é seu (M), o que é de outro (O) e o que é só de Deus (D). Escolha um O e um M para dividir, e escreva com quem: … .',
      },
      {
        name: 'Oração sem enfeite',
        text: 'Complete como Moisés: Por que … ? Por acaso fui eu que … ? De onde eu teria … ? Não posso suportar sozinho … . Preciso de … .',
      },
    ],
    challenges: [
      {
        do: 'Peça ajuda de verdade com uma carga: diga o quê, quando e por quanto tempo.',
        tell: 'quem disse sim mais depressa.',
      },
      {
        do: 'Tire uma sacola da mão de alguém cansado: uma noite com as crianças, um turno no hospital, um relatório, uma roupa passada.',
        tell: 'o que a pessoa fez com o tempo livre.',
      },
    ],
    children: {
      truth: 'Ninguém precisa carregar tudo sozinho.',
      to7: {
        story:
          'Moisés cuidava de um povo enorme. E o povo reclamava: quero carne! Quero pepino! Buá, buá! Moisés ficou cansado, cansado, como quem carrega um bebezão no colo o dia inteiro. Foi falar com Deus: não aguento mais sozinho! Sabe o que Deus fez? Não brigou. Disse: chame setenta amigos. Eu vou dar a eles o meu Espírito, e eles vão ajudar você. Vieram os setenta: um, dois, três, quatro… Cada um pegou um pedacinho do peso. Moisés respirou: ufa! Quando a gente está cansado, pode contar a Deus e pedir ajuda.',
        activity:
          'Encham uma caixa pesada; uma criança tenta sozinha, depois todos levantam juntos e gritam: ufa!',
        questions: [
          'Por que Moisés ficou cansado?',
          'Quantos amigos Deus deu?',
          'Quem você pode ajudar a carregar?',
        ],
      },
      to12: {
        story:
          'Todo dia caía maná do céu, e todo dia alguém reclamava. Lembram do peixe? E dos pepinos? Ah, o Egito! Esqueciam que lá eram escravos. Choravam cada um na porta da sua tenda, e quem ouvia era Moisés. Até que ele explodiu, mas no lugar certo: com Deus. Fui eu que dei à luz esse povo para ter de levá-lo no colo? É pesado demais, não consigo sozinho! Ele estava tão cansado que nem queria mais viver. Deus não ficou ofendido. Mandou juntar setenta pessoas e repartiu com elas o Espírito que estava em Moisés. Dois até ficaram no acampamento e receberam lá mesmo. Josué quis proibir, e Moisés disse: quem dera que fossem todos! Dividir não o deixou menor. Se um dia você estiver tão cansado ou triste que pense que não dá mais, faça como ele: conte. A Deus e a um adulto de confiança. Ninguém leva um povo sozinho.',
        activity:
          'Façam a roda da carga: cada um escreve num papel uma coisa pesada, e os outros escrevem nele como podem ajudar.',
        questions: [
          'De que o povo tinha saudade, e o que esquecia?',
          'Como Deus respondeu ao cansaço de Moisés?',
          'O que está pesado para você, e a quem pode contar?',
        ],
      },
      challenge: 'Ajude alguém da casa a carregar uma tarefa sem ele pedir.',
    },
    prayer:
      'Senhor, há gente nesta sala com o braço tremendo. Não te ofendes. Desce, fala, reparte o teu Espírito. Dá-nos setenta, dá-nos um. Perdoa o choro que pusemos na porta de quem cuida de nós. E que ninguém leve sozinho. Amém.',
    leader: {
      lost: 'As codornizes e a praga (31-34) puxam para o castigo. Conte em uma frase e fique em Moisés. E não transforme em campanha para recrutar voluntários no fim do encontro.',
      tender:
        'Moisés pede para morrer. Se alguém disser algo parecido, leve a sério: pergunte com calma, não deixe só, ligue juntos para o CVV, 188, e procure atendimento. Esgotamento tem tratamento; não é falta de fé.',
    },
    comfort:
      'Um dos maiores amigos de Deus disse que não dava mais, e Deus mandou gente. Você não precisa aguentar para provar nada. Encoste. Deixe que tirem uma sacola.',
    closing: 'Pesado demais para um. Por isso somos muitos.',
    words: [
      'setenta anciaos',
      'pepinos',
      'saudade do egito',
      'nao posso suportar sozinho',
      'pesado demais para mim',
      'eldade e medade',
      'tomarei do espirito que esta sobre ti',
      'mana',
      'codornizes',
      'moises cansado',
      'carga do povo',
      'quem nos dera comer carne',
    ],
  },
  {
    verses: '12:1-16',
    key: '12:13',
    title: 'Miriã espera do lado de fora',
    theme: 'a comparação entre irmãos e o perdão',
    themes: ['lingua', 'humildade', 'perdao', 'oracao'],
    idea: 'Miriã e Arão se comparam com o irmão e falam contra ele; Moisés não se defende, ora por quem o feriu, e o povo inteiro espera até que ela possa voltar.',
    context:
      'Estamos no deserto, pouco depois de Deus repartir o Espírito com setenta líderes. Miriã, a profetisa que guiou a dança no mar, e Arão, o sacerdote, reclamam da mulher cuxita de Moisés. Mas o assunto que aparece logo é outro: só ele fala por Deus? (12:1-2). O Senhor ouve e chama os três à tenda.',
    retold: [
      {
        verses: '12:1-3',
        says: 'Miriã e Arão falam contra Moisés e perguntam se o Senhor só falou por ele. Moisés era o homem mais manso da terra, e o Senhor ouve tudo.',
      },
      {
        verses: '12:4-9',
        says: 'Na coluna da nuvem, o Senhor diz que fala aos profetas em sonhos, mas a Moisés fala face a face. Pergunta por que não temeram, e se vai irado.',
      },
      {
        verses: '12:10-13',
        says: 'Miriã fica leprosa. Arão reconhece o pecado dos dois e pede socorro a Moisés, que clama a Deus para que a cure.',
      },
      {
        verses: '12:14-16',
        says: 'O Senhor manda que Miriã fique sete dias fora do acampamento. O povo só parte depois que ela volta.',
      },
    ],
    read: {
      verses: '12:4-15',
      how: 'Um lê Deus, outro Arão, outro Moisés. Depois do 13, silêncio de sete respirações, uma por dia de espera.',
    },
    observe: [
      {
        ask: 'O que Deus diz que Moisés é, e como fala com ele?',
        verses: '12:6-8',
        listen: 'Servo, fiel em toda a casa; face a face e às claras.',
      },
      {
        ask: 'O que acontece com Miriã e o que Arão pede?',
        verses: '12:10-12',
        listen: 'Fica leprosa; ele confessa o pecado dos dois e roga por ela.',
      },
      {
        ask: 'Que palavras Moisés diz ao Senhor?',
        verses: '12:13',
        listen: 'Rogo-te, ó Deus, que a sares agora.',
      },
      {
        ask: 'Quanto tempo Miriã fica fora, e o que o povo faz?',
        verses: '12:14-15',
        listen: 'Sete dias; o povo não partiu até ela voltar.',
      },
    ],
    interpret: [
      {
        ask: 'Moisés fala uma única frase no trecho lido, e é oração pela irmã. O que isso revela do homem que Deus chama de servo?',
        verses: '12:7, 12:13',
        listen: 'Não se defendeu; usou a intimidade com Deus em favor dela.',
        follow: 'O que você teria dito?',
      },
      {
        ask: 'Deus pergunta: “por que pois não tivestes temor de falar contra meu servo Moisés?” O que a fala contra alguém tem a ver com Deus?',
        verses: '12:8',
        listen: 'Deus ouve e leva a sério o que se diz de outra pessoa.',
      },
      {
        ask: 'Arão confessa os dois no plural: “pecamos”. O que ele não tentou salvar?',
        verses: '12:11',
        listen: 'Não empurrou a culpa só para ela.',
      },
      {
        ask: 'O acampamento inteiro espera sete dias por uma pessoa. O que o acampamento aprende nessa espera?',
        verses: '12:15',
        listen: 'Quem errou volta; o povo não segue sem ela.',
      },
    ],
    live: [
      {
        ask: 'Que reclamação sua tinha, no fundo, um pouco de ciúme?',
        listen: 'Chefe, cunhada, amigo que foi escolhido.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que irmão, colega ou pastor você critica com mais facilidade, e quando foi a última vez que orou por ele?',
        listen: 'Trocar uma frase por outra; sem confessar o outro.',
      },
      {
        ask: 'Como você quer que os amigos o tratem no dia em que errar feio na frente de todos?',
        listen: 'Espera, recado, um lugar na mesa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na sua família, que irmãos ficaram dias sem se falar, e o que desmanchou a demora?',
        listen: 'Mãe, doença, festa, um pedido.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Moisés não respondeu. Quando o silêncio foi boa resposta para você, e quando foi medo?',
        listen: 'Distinção honesta.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'De que Miriã da sua igreja ou turma você poderia esperar a volta?',
        listen: 'Quem se afastou por vergonha.',
        for: ['long-believers', 'young', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem era o preferido para sentar na janela do carro, e o que os outros faziam para ganhar o lugar?',
        bridge: 'Dois irmãos reclamam do lugar do terceiro: só ele fala por Deus?',
      },
      {
        text: 'Conte uma vez em que todo mundo esperou por você, e o que fez o atraso.',
        bridge: 'Um povo inteiro parou a viagem por causa de uma mulher.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Lembre uma frase sua, dita pelas costas de alguém. Escreva o nome da pessoa e, embaixo, um pedido a Deus por ela.',
      bridge: 'Moisés fez isso com a irmã que o feriu.',
    },
    complete: [
      {
        name: 'Por trás da reclamação',
        text: 'Complete: Eu reclamo de … . Por baixo disso eu quero … . O que eu poderia dizer a Deus em vez disso é … .',
      },
      {
        name: 'Uma frase só',
        text: 'Escreva uma oração de no máximo oito palavras, curta como a de Moisés, por alguém que o feriu.',
      },
    ],
    challenges: [
      {
        do: 'Passe três dias sem falar mal de uma pessoa só, escolhida por você, e ore por ela cada vez que a língua coçar.',
        tell: 'Em que hora quase falhou.',
      },
      {
        do: 'Mande uma mensagem a alguém que se afastou por vergonha: a gente espera você.',
        tell: 'Se respondeu e como.',
      },
    ],
    children: {
      truth: 'Eu oro até por quem falou mal de mim.',
      to7: {
        story:
          'Moisés tinha uma irmã, Miriã, e um irmão, Arão. Um dia os dois falaram mal de Moisés: Deus não fala também por nós? Moisés não brigou. Deus ouviu e chamou os três. Disse: Moisés é meu servo fiel. Não falem mal dele! Miriã ficou doente da pele. Arão ficou triste e pediu desculpas. E Moisés? Orou: ó Deus, por favor, sara a minha irmã! Miriã ficou sete dias fora do acampamento. Todo o povo esperou por ela. Depois ela voltou, e foram embora juntos.',
        activity:
          'Espera por mim: andem em fila; de repente uma criança para, e todos esperam contando até sete para seguir juntos.',
        questions: [
          'O que Miriã e Arão fizeram?',
          'O que Moisés pediu a Deus?',
          'Por quem você vai orar hoje?',
        ],
      },
      to12: {
        story:
          'Miriã era irmã de Moisés, a que guiou a dança depois da travessia do mar. Arão era sacerdote. Um dia os dois falaram contra Moisés: Deus falou só por ele? Não falou também por nós? Moisés não se defendeu. A Bíblia diz que ele era muito manso. Mas Deus ouviu tudo e chamou os três à tenda. Falou que Moisés era fiel em toda a sua casa. Quando a nuvem saiu, Miriã tinha a pele branca, doente. Arão pediu perdão. E Moisés, que tinha sido ferido, fez uma oração de uma frase: rogo-te, ó Deus, que a sares agora. Ela ficou sete dias fora do acampamento e depois voltou. O povo todo esperou. Ninguém foi embora sem ela.',
        activity:
          'Troca de frase: em papéis, escrevam uma reclamação comum (ele sempre ganha, ela se acha) e no verso um pedido de oração pela pessoa.',
        questions: [
          'O que Miriã e Arão disseram de Moisés?',
          'Como Moisés reagiu?',
          'Por que é bonito o povo ter esperado?',
        ],
      },
      challenge: 'Quando ouvir fofoca, diga uma coisa boa da pessoa.',
    },
    prayer:
      'Senhor, ouviste o que dissemos pelas costas. Perdoa. Sara quem ferimos e quem nos feriu. E ensina o nosso acampamento a esperar por quem está do lado de fora.',
    leader: {
      lost: 'O grupo trava em dois pontos. Por que só Miriã fica leprosa? O texto não diz; ela é citada primeiro, e Arão também confessa. E a mulher cuxita: a queixa nem é respondida, porque o que está em jogo é a autoridade. Deus não repreende Moisés pelo casamento.',
      tender:
        'Não use este texto para calar quem denuncia abuso de um líder: a queixa de Miriã era sobre quem tem lugar, não sobre um mal sofrido. Diga isso claramente. Cuide também de quem foi afastado de um grupo.',
      differ:
        'A respeito de profetas hoje, há quem espere que Deus fale a muitos e quem leia aqui o lugar único de Moisés. Nos dois casos a Escritura é quem julga.',
    },
    comfort:
      'A doença de Miriã não foi o fim. Houve um irmão que orou e um povo que parou. Você também pode ser esperado.',
    closing: 'Ninguém partiu sem ela.',
    words: [
      'miria',
      'miriam',
      'arao',
      'cuxita',
      'murmuracao',
      'muito manso',
      'leprosa como a neve',
      'face a face',
      'sete dias fora',
      'hazerote',
      'fiel em toda minha casa',
    ],
  },
  {
    verses: '13:25-14:10',
    key: '13:30',
    title: 'Gigantes e gafanhotos',
    theme: 'o medo e o tamanho que a gente se dá',
    themes: ['medo', 'fe', 'identidade', 'lingua'],
    idea: 'Doze homens veem a mesma terra e as mesmas muralhas; dez medem o perigo por si mesmos e encolhem, dois o medem pela companhia de Deus e querem subir.',
    context:
      'Pouco mais de um ano depois do Egito, o povo chega à fronteira. Um representante de cada tribo passa quarenta dias explorando. Voltam com um cacho de uvas tão grande que dois homens o carregam, e com uma palavra: porém.',
    retold: [
      {
        verses: '13:25-29',
        says: 'Os exploradores mostram o fruto da terra e contam que ali fluem leite e mel. Mas o povo de lá é forte, e as cidades são grandes e fortificadas.',
      },
      {
        verses: '13:30-33',
        says: 'Calebe quer subir logo. Os outros dizem que não podem, porque viram gigantes e, perto deles, se sentiram como gafanhotos.',
      },
      {
        verses: '14:1-4',
        says: 'O povo grita, chora naquela noite e se queixa de Moisés e de Arão. Quer escolher um capitão e voltar ao Egito.',
      },
      {
        verses: '14:5-10',
        says: 'Josué e Calebe rasgam as roupas e pedem que ninguém tema, porque o Senhor está com eles. O povo fala em apedrejá-los, e a glória do Senhor aparece.',
      },
    ],
    read: {
      verses: '13:25-33',
      how: 'Dez leem, juntos e assustados, os versículos 28, 29 e 31 a 33; dois leem o 30. Se houver uvas, passem antes da leitura.',
    },
    observe: [
      {
        ask: 'Que boas notícias os doze trazem?',
        verses: '13:26-27',
        listen: 'A terra é como Deus disse, com leite, mel e fruto na mão.',
      },
      {
        ask: 'Em que palavra o relato vira, e o que se diz dali em diante?',
        verses: '13:28-29',
        listen: 'Mas: povo forte, muralhas, descendentes de gigantes.',
      },
      {
        ask: 'O que Calebe faz antes de falar, e o que propõe?',
        verses: '13:30',
        listen: 'Faz o povo calar-se; subamos logo.',
      },
    ],
    interpret: [
      {
        ask: '“éramos nós, à nossa vista, como gafanhotos”. Onde começa a derrota nessa frase?',
        verses: '13:33',
        listen: 'No próprio olhar; depois supõem que os outros viam igual.',
        follow: 'De que tamanho você costuma se ver?',
      },
      {
        ask: 'Compare o relato do versículo 28 com o do 32. Como o medo foi aumentando a história?',
        verses: '13:28, 13:32-33',
        listen: 'A terra boa virou terra que devora; todos viraram gigantes.',
      },
      {
        ask: 'Nenhum dos dez mentiu sobre as muralhas. O que faltou ao relatório deles e sobrou no de Calebe?',
        verses: '13:30-31',
        listen: 'Deus; os dez contam os fatos e se esquecem de quem os trouxe até ali.',
      },
    ],
    live: [
      {
        ask: 'Que porém você costuma pôr depois das boas notícias?',
        listen: 'Brincadeira que revela muito; comece por você.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Diante de quem, ou de qual lugar, você vira gafanhoto?',
        listen: 'Turma popular, prova, chefe, câmera, espelho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que notícia ruim você passou adiante, e ela chegou maior do outro lado?',
        listen: 'Grupo da família é campo de estudo; sem citar culpados.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Calebe tinha quarenta anos e ainda esperaria outros quarenta e cinco. Que convicção você guardou quando era minoria?',
        listen: 'Dê tempo aos mais velhos; eles têm o que contar.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que passo está à sua frente, com fruto na mão e muralha no caminho?',
        listen: 'Curso, casamento, batismo, tratamento, mudança.',
        for: ['singles', 'new-believers', 'young'],
      },
      {
        ask: 'Que conversa em casa ensina os filhos a ver gigantes, e qual lhes ensinaria a ver a companhia de Deus?',
        listen: 'Os pais choraram naquela noite e os filhos ouviram.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual bicho pequeno já fez você subir na cadeira? Conte com a maior dignidade possível.',
        bridge: 'O medo muda o tamanho das coisas. No texto, gente virou gafanhoto.',
      },
      {
        text: 'Que história de pescador, do tipo era deste tamanho, circula na sua família e cresce a cada Natal?',
        bridge: 'Dez espias voltaram com uma história que também crescia enquanto contavam.',
        for: ['adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé, encoste as costas na parede e ponha a mão no alto da cabeça: este é o seu tamanho de verdade.',
      bridge: 'Um povo se mediu pelo medo e errou por muito.',
    },
    complete: [
      {
        name: 'Relatório de espia',
        text: 'Escreva três linhas: a terra é boa porque …; os gigantes são …; o Senhor, até aqui, … Leia em voz alta a terceira linha por último.',
      },
      {
        name: 'Réguas',
        text: 'Desenhe-se ao lado de um problema na escala que você sente. Ao lado, desenhe de novo, incluindo Deus na cena. O que mudou de tamanho?',
      },
    ],
    challenges: [
      {
        do: 'Passe sete dias sem dizer porém depois de uma coisa boa: termine a frase no ponto.',
        tell: 'Quantas vezes mordeu a língua e quem notou.',
      },
      {
        do: 'Dê um passo na direção de um gigante: a inscrição, o telefonema, a consulta, a conversa.',
        tell: 'De que tamanho ele ficou visto de perto.',
      },
    ],
    children: {
      truth: 'Com Deus ao meu lado, não sou um gafanhoto.',
      to7: {
        story:
          'Moisés mandou doze homens olharem a terra que Deus tinha prometido. Eles andaram quarenta dias. Acharam um cacho de uvas tão grande que precisou de dois para carregar! Quando voltaram, dez deles disseram: A terra é boa, mas as pessoas são enormes! Nós parecíamos gafanhotos! Não dá! O povo ouviu e começou a chorar. Mas Calebe pediu silêncio: Psiu! E falou: Vamos, sim! Josué disse também: A terra é muito, muito boa. Deus está com a gente. Não tenham medo! Calebe e Josué viram os grandões, mas lembraram que Deus é muito maior.',
        activity:
          'Pulem como gafanhotos, bem baixinho. Quando alguém disser Deus está comigo, todos se levantam na ponta dos pés com os braços para cima.',
        questions: [
          'Que fruta eles trouxeram?',
          'Quem não teve medo?',
          'O que parece grandão para você?',
        ],
      },
      to12: {
        story:
          'A terra prometida estava logo ali. Moisés escolheu um homem de cada tribo, doze ao todo, para explorar o lugar. Quarenta dias depois eles voltaram com romãs, figos e um cacho de uvas pendurado numa vara, levado por dois homens. A terra é ótima, disseram. Porém… E aí dez deles só falaram do problema: muralhas, cidades grandes, um povo alto. Quanto mais falavam, mais a história crescia. No fim disseram que todos eram gigantes e que eles mesmos pareciam gafanhotos. Calebe fez o povo calar e disse: vamos subir já! Ele não fingiu que as muralhas não existiam. Só não esqueceu de quem os tinha tirado do Egito. Josué concordou: o Senhor está conosco, não tenham medo. Infelizmente o povo passou a noite chorando e preferiu voltar atrás. Daqueles doze, só Calebe e Josué, muitos anos depois, entraram na terra.',
        activity:
          'Telefone sem fio com uma notícia. Comparem o começo e o fim. Depois cada um escreve um gigante num papel e, por cima, em letra maior, Deus está comigo.',
        questions: [
          'O que os doze viram de igual, e o que contaram de diferente?',
          'Como uma conversa pode deixar todo mundo com medo?',
          'Em que situação você foi, ou gostaria de ser, um Calebe?',
        ],
      },
      challenge: 'Conte uma notícia boa a alguém sem acrescentar nenhum mas.',
    },
    prayer:
      'Senhor, conhecemos bem os gigantes e o tamanho do nosso medo. Dá-nos olhos de Calebe. Guarda a nossa língua de aumentar o perigo, e que as crianças aprendam conosco a contar com a tua companhia.',
    leader: {
      lost: 'Alguém pergunta se eram gigantes de verdade e outros falam da conquista. Diga que a palavra é antiga e discutida, e que o texto se interessa pelo medo que aumenta e pela confiança que mede de outro jeito.',
      tender:
        'Não trate ansiedade e pânico como falta de fé. Quem tem crise precisa de companhia e, muitas vezes, de tratamento. Pergunte em particular se a pessoa já tem acompanhamento (posto de saúde, CAPS).',
    },
    comfort:
      'Se a noite passou em choro, como a daquele povo, Deus não deixou de estar no acampamento. Você pode se sentir do tamanho de um gafanhoto; ele continua do tamanho dele, e por perto.',
    closing: 'Os gigantes existem; e o Senhor está conosco.',
    words: [
      'espias',
      'doze espias',
      'calebe',
      'josue',
      'gigantes',
      'gafanhotos',
      'enaque',
      'anaque',
      'cacho de uvas',
      'escol',
      'leite e mel',
      'subamos',
      'terra prometida',
      'cades',
      'paran',
    ],
  },
  {
    verses: '20:1-13',
    key: '20:12',
    title: 'A pedra levou a pancada',
    theme: 'a ira de quem lidera',
    themes: ['obediencia', 'humildade', 'lingua', 'santidade'],
    idea: 'Enlutado e farto de queixas, Moisés bate e grita onde Deus mandou falar: a água veio, porque Deus é bom, mas o povo viu um Deus irritado que não era o verdadeiro.',
    context:
      'Passaram quase quarenta anos. Miriã, a irmã que vigiou o cesto no rio, acaba de morrer, e não há tempo de chorar: falta água, e a nova geração repete as queixas dos pais. Anos antes, Deus mandara bater numa rocha (Êxodo 17). Desta vez a ordem é outra.',
    retold: [
      {
        verses: '20:1-5',
        says: 'Em Cades, o povo briga com Moisés. Preferia ter morrido antes a estar naquele mau lugar, sem figueiras, sem vinhas e sem água para beber.',
      },
      {
        verses: '20:6-8',
        says: 'Moisés e Arão se lançam com o rosto em terra. O Senhor manda tomar a vara, reunir o povo e falar à rocha, que dará água.',
      },
      {
        verses: '20:9-11',
        says: 'Moisés chama o povo de rebelde, pergunta se devem tirar água daquela rocha e a fere duas vezes com a vara. Sai muita água, e todos bebem.',
      },
      {
        verses: '20:12-13',
        says: 'O Senhor diz a Moisés e a Arão que não levarão o povo à terra, porque não creram nele para santificá-lo diante de Israel.',
      },
    ],
    read: {
      verses: '20:1-12',
      how: 'Leiam o 1 e façam silêncio. No 8, sublinhem com a voz o verbo falar. No 11, ninguém bate em nada: só um suspiro.',
    },
    observe: [
      {
        ask: 'O que acontece no versículo 1, e o que o povo faz logo depois?',
        verses: '20:1-3',
        listen: 'Miriã morre; falta água; juntam-se contra Moisés.',
      },
      {
        ask: 'O que Moisés e Arão fazem primeiro com a queixa, e o que aparece?',
        verses: '20:6',
        listen: 'Rosto em terra à porta; a glória do Senhor.',
      },
      {
        ask: 'O que Deus manda, exatamente, fazer com a vara e com a boca?',
        verses: '20:8',
        listen: 'Tomar a vara, reunir, falar à rocha.',
      },
      {
        ask: 'O que Moisés diz e faz, e o que Deus aponta como o problema?',
        verses: '20:10-12',
        listen: 'Rebeldes, faremos; bate duas vezes; não creram nem o santificaram.',
      },
    ],
    interpret: [
      {
        ask: 'O luto por Miriã está no começo e ninguém fala mais dele. O que costuma acontecer com uma dor que não teve tempo?',
        verses: '20:1, 20:10-11',
        listen: 'Sai como raiva em outro lugar.',
        follow: 'Onde a sua tem saído?',
      },
      {
        ask: '“Faremos para vós sair águas”: quem entrou nesta frase e quem saiu dela?',
        verses: '20:10',
        listen: 'Entrou o nós do líder; Deus sumiu.',
      },
      {
        ask: 'A água saiu do mesmo jeito. O que isso diz do povo, de Deus e dos resultados de um líder?',
        verses: '20:11-12',
        listen: 'Deus teve pena dos sedentos; resultado não prova aprovação.',
      },
      {
        ask: 'Por que um gesto de raiva de quem representa Deus é tão sério?',
        verses: '20:12',
        listen: 'O povo passa a imaginar um Deus que bate.',
      },
    ],
    live: [
      {
        ask: 'Que pedra leva a pancada que era para outra dor: filhos, trânsito, porta, quem atende o telefone?',
        listen: 'Reconhecer sem se açoitar.',
        for: ['adults', 'parents', 'men', 'women'],
      },
      {
        ask: 'De quem você não teve tempo de chorar?',
        listen: 'Um nome; um minuto.',
        for: ['mourning', 'adults', 'elderly'],
      },
      {
        ask: 'Que jeito que deu certo uma vez você repete, mesmo que agora Deus peça outro?',
        listen: 'Bater porque já funcionou.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quando você explode, o que vem antes: fome, sono, vergonha, injustiça?',
        listen: 'Mapa do estopim.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que imagem de Deus os seus filhos ou alunos formam quando você perde a paciência, e como consertar?',
        listen: 'Pedir perdão ensina Deus também.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Um líder irritado já fez você achar que Deus era assim? O que precisou desaprender?',
        listen: 'Acolher.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Onde esta semana pede que você fale e não bata?',
        listen: 'Uma conversa com data.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual aparelho da sua casa só funciona na base do tapa? Mostrem a técnica.',
        bridge: 'Moisés tinha uma técnica que já dera certo com pedra.',
      },
      {
        text: 'Numa escala de copo de água a enchente, que tamanho tem a sua paciência na segunda-feira de manhã?',
        bridge: 'A de Moisés era lendária, e um dia acabou.',
        for: ['adults', 'parents', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche a mão em punho sobre uma pedra ou mesa. Abra. Em vez de bater, fale com ela em voz baixa.',
      bridge: 'Falai à rocha, disse Deus. Leia com a mão aberta.',
    },
    complete: [
      {
        name: 'Antes da pancada',
        text: 'Complete: A última vez que bati (na porta, na voz, na mensagem) foi quando … . A dor que estava embaixo era … . Deus pedia que eu … . Da próxima vez vou … .',
      },
      {
        name: 'Luto sem tempo',
        text: 'Escreva: Miriã, para mim, é … . Não chorei porque … . Hoje, diante de Deus, eu digo … .',
      },
    ],
    challenges: [
      {
        do: 'Na próxima irritação, beba um copo de água inteiro antes de falar, e fale baixo.',
        tell: 'o que teria dito sem a água.',
      },
      {
        do: 'Peça desculpas a alguém sobre quem caiu uma raiva que não era dele.',
        tell: 'como a pessoa ficou.',
      },
    ],
    children: {
      truth: 'Posso falar em vez de bater e gritar.',
      to7: {
        story:
          'Moisés estava triste, porque sua irmã Miriã tinha morrido. E o povo reclamava: cadê a água? Deus disse: Moisés, fale com a pedra, e ela vai dar água. Só falar. Mas ele estava tão triste e tão bravo! Gritou com todo mundo e bateu na pedra com a vara: toc, toc! A água saiu assim mesmo, chuáá, porque Deus tem pena de quem tem sede. Depois Deus conversou sério com Moisés: era para falar. Quando a gente está triste, às vezes sai como raiva. Aí é hora de parar, beber água e falar baixinho.',
        activity:
          'Treinem: quando a raiva vem, um copo de água e uma frase em voz baixa. Façam três vezes, com caretas de bravo e de calmo.',
        questions: [
          'Por que Moisés estava triste?',
          'O que Deus mandou fazer com a pedra?',
          'O que você pode fazer quando a raiva vem?',
        ],
      },
      to12: {
        story:
          'Miriã morreu. Era a irmã mais velha, aquela que vigiou o cesto de Moisés no rio. E mal a enterraram, começou a gritaria: cadê a água? Por que nos trouxe para cá? Moisés conhecia essa música fazia quarenta anos. Primeiro fez a coisa certa: foi para a frente da tenda de Deus e se deitou com o rosto no chão. Deus disse: pegue a vara, reúna o povo e fale com a rocha. Só que a tristeza de Moisés tinha virado raiva. Ouçam, rebeldes! Temos de tirar água desta pedra para vocês? E bateu, duas vezes. Saiu muita água, porque Deus não ia deixar crianças e animais com sede. Mas o povo ficou pensando que Deus era assim: bravo e de vara na mão. E não era. Por isso Deus tratou o assunto com tanta seriedade. Quem fala em nome de Deus cuida do tom. Tristeza precisa de choro, para não sair como pancada.',
        activity:
          'Façam um termômetro da raiva com cores e, ao lado de cada cor, o que ajuda: respirar, água, conversar, chorar, um abraço.',
        questions: [
          'O que Moisés estava sentindo?',
          'Qual a diferença entre o que Deus mandou e o que ele fez?',
          'Que dor sua às vezes sai como raiva?',
        ],
      },
      challenge: 'Quando ficar bravo, beba água, respire e fale baixo o que doeu.',
    },
    prayer:
      'Senhor santo, viste a tumba de Miriã e a mão que bateu. Dá tempo ao nosso choro. Perdoa quando te mostramos como alguém que bate. Ensina-nos a falar à pedra. E mata a sede do teu povo, apesar de nós. Amém.',
    leader: {
      lost: 'A conversa vira: que injusto, Moisés não entrou por causa disso! Não resolva rápido. O texto fala de crer e de mostrar quem Deus é. E Moisés aparece na terra, com Jesus, no monte (Lucas 9).',
      tender:
        'Raiva que bate em gente é violência. Se alguém contar que apanha ou que bate, não trate como temperamento: segurança primeiro, Ligue 180, Disque 100, e ajuda para quem agride. Luto recente pede escuta.',
      differ:
        'Qual foi exatamente o erro: bater, gritar, dizer faremos, ou tudo junto? Leitores antigos e novos divergem. Deus resume: não crestes, não me santificastes.',
    },
    comfort:
      'Se você anda bravo com tudo, talvez esteja apenas de luto. O texto começa por Miriã. Pode voltar ao versículo 1 e chorar ali o tempo que precisar.',
    closing: 'Chore o que é de chorar, e fale à pedra.',
    words: [
      'aguas de meriba',
      'aguas da briga',
      'feriu a rocha',
      'falai a rocha',
      'bateu na rocha',
      'morte de miria',
      'ali morreu miria',
      'ouvi agora rebeldes',
      'cades',
      'deserto de zim',
      'porquanto nao crestes em mim',
      'moises nao entrou na terra',
    ],
  },
  {
    verses: '21:4-9',
    key: '21:9',
    title: 'Olhar e viver',
    theme: 'a serpente de bronze e a cruz',
    themes: ['cruz', 'salvacao', 'arrependimento', 'fe'],
    idea: 'O povo envenena o caminho com a queixa e é mordido; Deus não tira as serpentes, e sim levanta um sinal para o qual qualquer um pode olhar e viver, como depois o Filho na cruz.',
    context:
      'Arão morreu. Edom não deixou passar, e é preciso dar a volta por mais deserto, já perto do fim da viagem. O cansaço vira acusação: contra Deus, contra Moisés, contra o maná. Jesus lembrou esta história a Nicodemos pouco antes de dizer que Deus amou o mundo (Jo 3:14-16).',
    retold: [
      {
        verses: '21:4-5',
        says: 'O povo desanima pelo caminho e pergunta por que saiu do Egito para morrer no deserto, sem água e com um pão que detesta.',
      },
      {
        verses: '21:6-7',
        says: 'O Senhor envia serpentes ardentes, e muitos são mordidos e morrem. O povo reconhece que pecou, e Moisés ora por ele.',
      },
      {
        verses: '21:8-9',
        says: 'O Senhor manda pôr uma serpente sobre uma haste. Moisés faz uma de bronze, e quem é mordido e olha para ela vive.',
      },
    ],
    read: {
      verses: '21:4-9',
      how: 'Ponham uma vara ou vassoura em pé. Leiam até o 7 olhando para o chão. No 8 e no 9, todos erguem os olhos.',
    },
    observe: [
      {
        ask: 'O que aconteceu com o ânimo do povo, e o que disseram do pão?',
        verses: '21:4-5',
        listen: 'Abateu-se pelo caminho; não há pão, pão miserável: as duas coisas.',
      },
      {
        ask: 'O que eles reconhecem, e o que pedem a Moisés?',
        verses: '21:7',
        listen: 'Pecamos; roga que tire as serpentes.',
      },
      {
        ask: 'O que Deus manda fazer, e quem pode ser curado?',
        verses: '21:8-9',
        listen: 'Uma serpente na haste; qualquer um que olhar.',
      },
    ],
    interpret: [
      {
        ask: 'Primeiro dizem que “nem há pão”; logo depois, que têm ódio “deste pão tão miserável”. O que o cansaço fez com a maneira de ver o cuidado de Deus?',
        verses: '21:4-5',
        listen: 'O presente diário virou ofensa.',
        follow: 'Que pão bom você passou a achar miserável?',
      },
      {
        ask: 'Pediram que Deus tirasse as serpentes. Ele não tirou; deu um remédio. Por que será?',
        verses: '21:7-9',
        listen:
          'Precisavam confiar, olhar, cada um; o mal ainda morde, mas não tem a última palavra.',
      },
      {
        ask: 'Por que olhar, e não lutar, pagar ou andar até lá? E por que olhar justamente a figura do que feria?',
        verses: '21:8-9',
        listen:
          'O fraco também pode; encarar o próprio mal erguido e vencido. Jesus se fez isso por nós.',
      },
    ],
    live: [
      {
        ask: 'Em que volta do caminho o seu ânimo anda abatido, sem ser culpa de ninguém?',
        listen: 'Acolha o cansaço antes da queixa.',
        for: ['adults', 'women', 'men', 'elderly'],
      },
      {
        ask: 'O que você recebe todo dia e só comenta para reclamar?',
        listen: 'Comida, casa, gente; com humor.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Num grupo, a queixa passa de um para outro como veneno. Como você costuma entrar ou sair dela?',
        listen: 'Grupo de zap, sala, vestiário.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que mordida você prefere não olhar de frente?',
        listen: 'Vício, dívida, exame; só por dentro.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Depois de anos de fé, para onde você olha quando é mordido: para o chão, para os outros, para a cruz?',
        listen: 'Sinceridade.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Olhar parece pouco demais. O que dificulta crer que Deus salva quem só pode olhar?',
        listen: 'Mérito, orgulho, medo; é o convite do evangelho.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Moisés orou por quem falava mal dele. Por quem seria assim a sua oração?',
        listen: 'Um nome, em silêncio.',
      },
    ],
    icebreakers: [
      {
        text: 'Numa viagem comprida com a família, quem reclama primeiro, e qual é a frase?',
        bridge: 'Israel estava numa viagem de quarenta anos, e a frase era sobre a comida.',
      },
      {
        text: 'Fixem os olhos num ponto e fiquem num pé só; depois tentem olhando para o chão. Qual foi mais fácil?',
        bridge: 'Para onde se olha faz diferença, contou Moisés.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe um minuto para uma cruz, ou desenhe uma. Não faça mais nada.',
      bridge: 'Qualquer um que olhar, disse Deus, viverá.',
    },
    complete: [
      {
        name: 'Abaixo e acima',
        text: 'Desenhe uma haste. Embaixo, no chão, escreva o que tem mordido você. No alto, Jesus levantado. Ligue um ao outro com uma seta de olhar.',
      },
      {
        name: 'Pão miserável',
        text: 'Complete: Eu chamei de miserável o meu … . Se olhar de novo, vejo que nele há … . Hoje eu agradeço por … .',
      },
    ],
    challenges: [
      {
        do: 'Passe um dia sem reclamar em voz alta; a cada vontade, olhe para cima e diga uma frase a Deus.',
        tell: 'Quantas vezes olhou para cima.',
      },
      {
        do: 'Leve a um médico, conselheiro ou amigo a mordida que você vinha escondendo.',
        tell: 'Só se foi, e como voltou.',
      },
    ],
    children: {
      truth: 'Olho para Jesus e recebo vida.',
      to7: {
        story:
          'O povo de Deus andava no deserto. O caminho era comprido e todos estavam cansados. Começaram a reclamar: esse pão é ruim! Não queremos andar mais! Falaram mal de Deus e de Moisés. Apareceram então cobras, e as pessoas ficaram doentes. Elas pensaram: erramos! Moisés, ore por nós. E Moisés orou. Deus disse: faça uma cobra de metal e ponha bem alto, num poste. Quem olhar para ela vai ficar bom. Moisés fez. As pessoas olhavam para cima e ficavam boas! Bastava olhar. Muito tempo depois, Jesus disse: eu também vou ser levantado, para que todo mundo que olhar para mim, confiando, tenha vida.',
        activity:
          'Olhe para cima: escondam uma cruz colorida no alto da sala. Quem a vê diz: olhei e vivi!',
        questions: [
          'Do que o povo reclamou?',
          'O que era preciso fazer para ficar bom?',
          'Para quem a gente olha hoje?',
        ],
      },
      to12: {
        story:
          'Fazia quase quarenta anos que o povo andava pelo deserto. Faltava pouco, mas um país vizinho não deixou passar, e foi preciso dar uma volta enorme. O povo desanimou. E o desânimo virou reclamação contra Deus, contra Moisés e até contra o maná, o pão que nunca tinha faltado. Vieram serpentes, e muita gente foi picada. Então reconheceram: nós erramos. Moisés, que tinha sido ofendido, orou por eles. Deus mandou fazer uma serpente de bronze e pôr no alto de uma haste. Quem fosse picado podia olhar para ela e viver. Não precisava pagar nem ser forte. Até quem não conseguia levantar do chão podia olhar. Séculos mais tarde, Jesus explicou: assim como Moisés levantou a serpente, eu vou ser levantado na cruz, para que todo o que crê em mim tenha vida.',
        activity:
          'Haste de papel: enrolem uma folha, coloquem no alto uma cruz e escrevam em volta nomes por quem vão orar.',
        questions: [
          'Por que o povo desanimou?',
          'O que quem foi picado precisava fazer?',
          'Como a gente olha para Jesus hoje?',
        ],
      },
      challenge: 'Troque uma reclamação por uma oração, todos os dias.',
    },
    prayer:
      'Jesus levantado, olhamos para ti. Estamos cansados da volta e envenenados de queixa. Perdoa o pão que chamamos de miserável. Cura a mordida que não mostramos a ninguém. Basta olhar, e tu dás vida.',
    leader: {
      lost: 'A pergunta será por que Deus enviou serpentes. É um texto duro, de juízo sobre um povo que desprezava o cuidado dele. Não o aplique a doença nenhuma de hoje. Caminhe para o 9 e para João 3.',
      tender:
        'Quem está doente pode ouvir que é castigo, ou que bastaria olhar e não precisaria de médico. Diga que não. Cansaço sem fim também pede cuidado: posto de saúde, CAPS, CVV 188. Nunca interrompa remédio de ninguém.',
    },
    comfort:
      'Abateu-se o ânimo do povo pelo caminho. A Bíblia começa dizendo isso. Se você não tem força para andar até Deus, há um olhar possível, deitado mesmo, e vale.',
    closing: 'Quem não pode andar pode olhar.',
    words: [
      'serpente de bronze',
      'serpentes ardentes',
      'haste',
      'olhar e viver',
      'pao miseravel',
      'murmuracao',
      'nicodemos',
      'levantou a serpente',
      'monte de hor',
      'edom',
      'abateu se o animo',
    ],
  },
  {
    verses: '22:1-41',
    key: '22:32',
    title: 'A jumenta que viu primeiro',
    theme: 'a cobiça que não vê o anjo',
    themes: ['tentacao', 'obediencia', 'sabedoria', 'trabalho'],
    idea: 'Um vidente famoso não enxerga o que sua jumenta enxerga; Deus barra o caminho dele para que só diga o que for mandado, e o povo que iam amaldiçoar segue bendito.',
    context:
      'Balaque, rei de Moabe, tem medo de Israel e contrata Balaão, adivinho de fama, para o amaldiçoar. Deus diz: não vás, o povo é bendito (22:12). Voltam com gente mais nobre e promessas maiores, Balaão consulta de novo, e Deus o deixa ir, com a condição de só falar o que ele disser (22:20). Ele vai, e nos capítulos 23 e 24 só saem bênçãos da boca dele.',
    retold: [
      {
        verses: '22:1-14',
        says: 'Balaque teme que Israel acabe com tudo, como o boi lambe a grama, e chama Balaão. Deus não deixa, e Balaão despede os mensageiros.',
      },
      {
        verses: '22:15-21',
        says: 'Balaque insiste. Balaão diz que nem por uma casa de prata e ouro desobedeceria a Deus, recebe licença e parte.',
      },
      {
        verses: '22:22-27',
        says: 'O anjo do Senhor fecha o caminho com a espada na mão. Só a jumenta o vê e se desvia, e Balaão a espanca três vezes.',
      },
      {
        verses: '22:28-34',
        says: 'O Senhor faz a jumenta falar e abre os olhos de Balaão. Ele vê o anjo, se inclina e confessa que pecou.',
      },
      {
        verses: '22:35-41',
        says: 'O anjo manda Balaão falar só o que ouvir. Balaque o leva ao alto, de onde vê Israel.',
      },
    ],
    read: {
      verses: '22:23-34',
      how: 'Um lê o narrador, um Balaão, um a jumenta, um o anjo. Façam as três paradas com os pés.',
    },
    observe: [
      {
        ask: 'O que a jumenta faz em cada um dos três encontros?',
        verses: '22:23-27',
        listen: 'Desvia para o campo, aperta-se à parede, deita-se debaixo dele.',
      },
      {
        ask: 'O que ela diz, e o que Balaão responde?',
        verses: '22:28-30',
        listen: 'O que te fiz? Ele queria ter espada; e admite que ela nunca fez assim.',
      },
      {
        ask: 'O que o Senhor abre, e o que Balaão vê e faz?',
        verses: '22:31',
        listen: 'Os olhos; vê o anjo com a espada e se inclina.',
      },
      {
        ask: 'O que o anjo explica, e como Balaão responde?',
        verses: '22:32-34',
        listen: 'O caminho é perverso; a jumenta o salvou; Balaão confessa: pequei.',
      },
    ],
    interpret: [
      {
        ask: 'Balaão vivia de ver o que ninguém via. O que há de irônico no que o animal enxerga antes dele?',
        verses: '22:23, 22:31',
        listen: 'O especialista está cego; talvez o prêmio lhe cubra os olhos.',
        follow: 'Onde a pressa costuma cegar a gente?',
      },
      {
        ask: 'O anjo diz que Balaão feriu quem o salvava. Que tipo de obstáculo a gente costuma espancar?',
        verses: '22:27, 22:33',
        listen: 'Aquele que atrasa e nos protege.',
      },
      {
        ask: 'O anjo diz “porque teu caminho é perverso diante de mim”. O que havia de errado, se Deus tinha deixado ir?',
        verses: '22:32',
        listen:
          'O texto não diz. Muitos olham o coração: 2 Pedro 2:15 fala do amor ao prêmio. A maldição seguia proibida.',
      },
    ],
    live: [
      {
        ask: 'Que pergunta você já fez a Deus duas ou três vezes, esperando uma resposta diferente?',
        listen: 'Com humor; Balaão perguntou de novo depois que a oferta subiu.',
        for: ['adults', 'singles', 'couples'],
      },
      {
        ask: 'Que trava irritante na sua semana pode ter evitado algo pior?',
        listen: 'Cuidado: nem toda dor é aviso. Só possibilidades.',
      },
      {
        ask: 'Em quem ou em que você desconta a raiva quando o plano não anda?',
        listen: 'Bicho, motorista, filho, celular.',
        for: ['parents', 'men', 'women', 'adults'],
      },
      {
        ask: 'Que oferta boa já fez você mudar de ideia sobre o certo, e o que você aprendeu?',
        listen: 'Cola, desconto, cargo, ficar calado.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quem é a sua jumenta: a pessoa simples que percebe o perigo antes de você?',
        listen: 'Um nome e um obrigado.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Como é, para quem está chegando, ouvir que ninguém pode amaldiçoar quem Deus abençoou?',
        listen: 'Medo de praga e inveja aparecem muito. Ouça.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que animal, carro ou eletrodoméstico já empacou com você, e qual bronca levou?',
        bridge: 'A jumenta desta história tem uma boa defesa, e a faz em voz alta.',
      },
      {
        text: 'Se o seu bicho de estimação pudesse falar uma frase sobre você, qual seria?',
        bridge: 'Alguém vai ouvir exatamente isso de uma jumenta.',
      },
    ],
    quiet: {
      text: 'Lembre a última porta que não abriu. Em vez de reclamar, fique um minuto parado diante dela em pensamento.',
      bridge: 'Balaão não parou, e a jumenta sim.',
    },
    complete: [
      {
        name: 'Três paradas',
        text: 'Trace um caminho com três travas. Em cada uma escreva algo que segurou você este ano. Ao lado: talvez tenha me livrado de … . Deixe em branco a que ainda dói.',
      },
      {
        name: 'O preço da resposta',
        text: 'Complete: Eu sei que Deus já disse … . O que me faz perguntar de novo é … . Se não tivesse recompensa nenhuma eu … .',
      },
    ],
    challenges: [
      {
        do: 'Na primeira trava da semana (fila, ônibus, senha), pare, respire e faça uma oração de vinte segundos antes de reclamar.',
        tell: 'Em qual trava funcionou e em qual não.',
      },
      {
        do: 'Agradeça a quem avisou você de um perigo, mesmo que a hora fosse ruim.',
        tell: 'O aviso e a resposta.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim, e eu posso escutar.',
      to7: {
        story:
          'Balaão montou na sua jumenta e foi viajar por um caminho que não agradava a Deus. De repente a jumenta viu um anjo no caminho! Balaão não viu nada. Ela saiu para o campo, e Balaão brigou com ela. Depois ela se encostou na parede. Balaão brigou outra vez. Depois ela se deitou no chão. Balaão ficou furioso! Aí Deus fez a jumenta falar: o que eu fiz para você me bater? Então Deus abriu os olhos de Balaão, e ele viu o anjo. Balaão disse: eu errei! A jumenta o tinha protegido.',
        activity:
          'Cavalinho que para: uma criança é a jumenta e para três vezes; a outra pergunta com carinho: o que você viu?',
        questions: [
          'Quem viu o anjo primeiro?',
          'O que a jumenta disse?',
          'Como você trata os animais?',
        ],
      },
      to12: {
        story:
          'O rei Balaque tinha medo de Israel e ofereceu dinheiro a Balaão para amaldiçoar o povo. Deus disse: não vá, eles são benditos. O rei mandou mais gente e prometeu mais. Balaão perguntou de novo, e Deus deixou, mas só para falar o que ele mandasse. No caminho a jumenta viu um anjo com a espada. Desviou para o campo, encostou na parede e deitou. Três vezes Balaão bateu nela, até que Deus abriu a boca da jumenta: o que eu fiz? Não sou sua jumenta há tanto tempo? Deus então abriu os olhos dele. Balaão viu o anjo e disse: pequei. O famoso vidente não via nada, e a jumenta via tudo. Depois ele foi e, em vez de maldição, só saíram bênçãos.',
        activity:
          'Vê e não vê: de olhos vendados, andem guiados pela voz de um amigo por um caminho com três obstáculos.',
        questions: [
          'Por que Balaão foi, mesmo depois do não?',
          'O que a jumenta fez três vezes?',
          'Quem já avisou você de um perigo?',
        ],
      },
      challenge: 'Trate um animal com carinho e agradeça a alguém que avisa você.',
    },
    prayer:
      'Senhor, abre os nossos olhos antes que a pressa nos cegue. Perdoa quando batemos em quem nos protege. E guarda debaixo da tua bênção quem outros querem amaldiçoar.',
    leader: {
      lost: 'A pergunta: Deus disse não, depois sim, e ficou bravo? O texto não explica; a cobiça de Balaão aparece no pedido repetido, e 2 Pedro 2:15 diz que ele amou o prêmio. A maldição continuava proibida. Sobre a jumenta, o texto diz que foi o Senhor quem lhe abriu a boca.',
      tender:
        'Muita gente tem medo de praga e mau-olhado. Não ria: diga com calma que ninguém pode amaldiçoar o que Deus abençoou (23:8). Cuidado também para não chamar de aviso toda doença ou perda.',
      differ:
        'Uns veem em Balaão um profeta que se vendeu; outros, um pagão usado por Deus. O Novo Testamento o cita como aviso.',
    },
    comfort:
      'Enquanto o rei pagava pela maldição, o povo seguia acampado, e o texto não conta que soubesse de nada. Há proteções de Deus que você nunca vai ver.',
    closing: 'Quando não enxergo, Deus ainda fala, até por quem não fala.',
    words: [
      'balaao',
      'balaque',
      'jumenta',
      'jumenta falou',
      'moabe',
      'amaldicoar',
      'bendito o povo',
      'petor',
      'casa cheia de prata',
      'anjo no caminho',
      'espada nua',
      'zipor',
    ],
  },
  {
    verses: '23:1-24:25',
    key: '23:20',
    title: 'A maldição que não pegou',
    theme: 'a bênção que ninguém revoga',
    themes: ['fidelidade', 'graca', 'medo', 'palavra'],
    idea: 'Balaque paga e muda de lugar para ouvir uma maldição, mas da boca de Balaão só sai bênção: Deus não mente, e o que ele abençoou ninguém revoga.',
    context:
      'Israel acampa perto de Moabe e o rei Balaque tem medo. Contrata Balaão, um adivinho de longe, para amaldiçoar o povo. No caminho, a jumenta viu o anjo antes dele. Já no alto do monte há sete altares, e da primeira vez saiu bênção (23:7-10). Depois da leitura vêm um terceiro monte, outra bênção e uma estrela que sairá de Jacó (24:17). O povo, lá embaixo, não sabe de nada.',
    retold: [
      {
        verses: '23:1-12',
        says: 'Diante dos sete altares, Balaão pergunta como pode amaldiçoar a quem Deus não amaldiçoou. Balaque reclama de ouvir bênçãos.',
      },
      {
        verses: '23:13-26',
        says: 'Em outro monte, Balaão diz que Deus não é homem para mentir. A bênção não pode ser revogada.',
      },
      {
        verses: '23:27-24:9',
        says: 'No cume de Peor, Balaão vê as tribos acampadas e o espírito de Deus vem sobre ele. As tendas de Jacó são belas como jardins junto ao rio.',
      },
      {
        verses: '24:10-14',
        says: 'Balaque bate as palmas, irado, e manda Balaão embora sem honra. Balaão repete que só diz o que o Senhor falar.',
      },
      {
        verses: '24:15-25',
        says: 'Balaão vê de longe um cetro que se levantará de Israel e ferirá Moabe, anuncia o fim de outros povos e vai embora.',
      },
    ],
    read: {
      verses: '23:12-23',
      how: 'Uma voz lê Balaque, andando de um lado ao outro da sala; outra lê Balaão, parada. Os versículos 19 e 20 repitam-se, com todos.',
    },
    observe: [
      {
        ask: 'Por que Balaque leva Balaão a outro lugar, e o que dali se poderia ver?',
        verses: '23:13-14',
        listen: 'Acha que mudar o ponto ajuda; só a extremidade do povo, não todo.',
      },
      {
        ask: 'De onde vem, cada vez, o que Balaão diz?',
        verses: '23:12, 23:16',
        listen: 'O Senhor põe a palavra na boca dele.',
      },
      {
        ask: 'O que se afirma de Deus, comparando com gente?',
        verses: '23:19',
        listen: 'Não é homem para mentir nem se arrepender; o que diz, faz.',
      },
      {
        ask: 'O que Balaão diz que não pode fazer, e o que reconhece no meio desse povo?',
        verses: '23:20-23',
        listen:
          'Não pode revogar a bênção; o Senhor é com eles, tirou-os do Egito; em Jacó não há agouro.',
      },
    ],
    interpret: [
      {
        ask: 'Balaque troca de morro como quem troca de ângulo para a foto. O que ele não entendeu sobre a bênção?',
        verses: '23:13-14, 23:20',
        listen: 'Ela não depende do lugar nem do rito, mas de quem abençoou.',
      },
      {
        ask: 'Balaão nem é de Israel e foi chamado a troco de pagamento. O que nos diz Deus pôr a verdade na boca de alguém assim?',
        verses: '23:12, 23:16',
        listen:
          'A palavra é de Deus; ele guarda o povo até por meio de quem foi contratado contra ele.',
      },
      {
        ask: 'Esse povo vinha de quarenta anos de deserto e de queixa. Como entender que Deus não notou iniquidade em Jacó?',
        verses: '23:21',
        listen:
          'Não que fosse inocente; mas diante do acusador Deus fica do lado dos que são seus.',
        follow: 'O que muda em saber quem fala de você quando você não está ouvindo?',
      },
      {
        ask: 'Por que a resposta ao medo de feitiço é contar o que Deus fez, e não um feitiço mais forte?',
        verses: '23:22-23',
        listen: 'A segurança está na história com ele: tirou do Egito, é com eles.',
      },
    ],
    live: [
      {
        ask: 'Israel estava lá embaixo, nas tendas, enquanto Deus falava por ele no monte. De que coisa você pode ter sido guardado sem nem saber?',
        listen: 'Ninguém tem certeza; vale a gratidão.',
      },
      {
        ask: 'Que palavra dura disseram sobre você, em casa ou na escola, que você carrega como se tivesse pegado?',
        listen: 'Não vai dar em nada, igual ao pai. Não force ninguém a dizer qual.',
        for: ['adults', 'women', 'men', 'young'],
      },
      {
        ask: 'Comentário maldoso, indireta, exposição: quando falam mal de você pelas costas, em que promessa de Deus você se apoia?',
        listen: 'Uma frase curta para guardar; e um adulto para contar se for ameaça.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto você fica trocando de monte, pedindo a um e a outro, até ouvir o que quer?',
        listen: 'Conselho comprado. Riam um pouco e sejam sinceros.',
        for: ['adults', 'singles', 'couples', 'men'],
      },
      {
        ask: 'Que medo de mau-olhado, praga ou inveja ainda manda um pouco em você, mesmo crendo?',
        listen: 'Sem zombar e sem falar mal de quem crê de outro jeito.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
      {
        ask: 'Ele disse, e não fará? Que promessa de Deus você espera há muito, e o que ajuda a esperar?',
        listen: 'Distinguir o que Deus disse do que a gente deduziu.',
        for: ['long-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'Que palavra de bênção os seus filhos, ou as crianças que você ama, ouvem da sua boca até de longe, quando não estão?',
        listen: 'Falar bem pelas costas. Um exemplo.',
        for: ['parents', 'couples', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual superstição a sua família jurava que funcionava: bater na madeira, chinelo virado, manga com leite?',
        bridge: 'Um rei apostou tudo numa maldição. Vamos ver se pegou.',
      },
      {
        text: 'Quando foi que você foi falar uma coisa e da boca saiu outra, bem o contrário?',
        bridge: 'Balaão foi pago para dizer uma coisa e só conseguiu dizer outra.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre uma coisa boa que alguém disse de você sem saber que você ouviria. Repita as palavras por dentro.',
      bridge: 'Alguém falou bem de Israel num monte, e Israel não ouviu. Leia o que foi dito.',
    },
    complete: [
      {
        name: 'Dois montes',
        text: 'No primeiro monte, escreva o que já disseram contra você: … , … . No segundo, o que Deus diz dos que são dele: … , … . Risque o que não vem dele e leia em voz alta o que ficou.',
      },
      {
        name: 'Ele disse',
        text: 'Ele disse … , e fez. Ele disse … , e estou vendo fazer. Ele disse … , e eu ainda espero. O que eu pensei que ele tinha dito, e era só vontade minha, foi … .',
      },
    ],
    challenges: [
      {
        do: 'Todo dia, abençoe pelo nome alguém que não está ouvindo: fale bem dessa pessoa a Deus e a mais alguém.',
        tell: 'de quem foi mais fácil falar bem, e de quem foi mais difícil.',
      },
      {
        do: 'Escreva num papel uma palavra ruim que ficou em você e, por cima, com letra grande, o 23:20. Mostre a uma pessoa de confiança e orem juntos.',
        tell: 'só como foi orar com alguém; a palavra você não precisa contar.',
      },
    ],
    children: {
      truth: 'Ninguém pode desfazer a bênção de Deus.',
      to7: {
        story:
          'O rei Balaque não gostava do povo de Deus. Ele chamou Balaão e disse: vou lhe pagar muito! Suba ao monte e fale mal deles. Balaão subiu, abriu a boca e… saiu bênção! Deus é com eles! O rei ficou bravo: venha para outro monte, quem sabe dali. Balaão subiu, abriu a boca e… bênção outra vez! Deus não mente. Ele abençoou, e eu não posso tirar. Mais um monte! E mais bênção: que lindas são as suas tendas! O rei bateu as mãos de raiva. Lá embaixo, nas tendas, o povo brincava e dormia. Nem sabia que Deus estava cuidando.',
        activity:
          'Brinquem de três montes: em cima de cada almofada, um abre a boca e diz uma bênção para alguém da roda, como Deus é com você, Nina!',
        questions: [
          'O que o rei queria que Balaão falasse?',
          'O que saiu da boca de Balaão?',
          'Que coisa boa você quer falar para alguém?',
        ],
      },
      to12: {
        story:
          'Já descobriu que alguém falou bem de você pelas costas? Com Israel foi assim, só que num monte e com um rei furioso. Balaque, rei de Moabe, tinha medo daquele povo acampado lá embaixo. Contratou Balaão, famoso por suas palavras, para amaldiçoar todo mundo. Fizeram sete altares. Balaão abriu a boca e saiu uma bênção. O rei ficou irritado e o levou a outro monte, de onde se via só um pedacinho do acampamento: quem sabe dali dá certo. Nada feito. Balaão disse: Deus não é homem, para mentir. Ele abençoou, e eu não posso desfazer. Foram a um terceiro lugar. Que belas são as tuas tendas, disse Balaão! O rei bateu palmas de raiva e o mandou embora. Antes de ir, ele ainda falou de uma estrela que sairia de Jacó, e muitos cristãos pensam no Rei Jesus. E o povo? Talvez cozinhando, lavando roupa, embalando bebê. Não fazia ideia de quanto Deus o guardava.',
        activity:
          'Cada um escreve o próprio nome numa folha e a passa na roda. Os outros escrevem uma bênção curta. No fim, leiam em voz alta.',
        questions: [
          'Por que o rei trocou tanto de monte?',
          'O que Balaão disse sobre Deus?',
          'Do que você imagina que Deus já guardou você?',
        ],
      },
      challenge: 'Fale bem de uma pessoa quando ela não estiver perto.',
    },
    prayer:
      'Deus que não mente, obrigado por todas as vezes em que falaste bem de nós num monte que nunca vimos. Cala em nós as palavras ruins que pareciam ter pegado. Ensina-nos a abençoar de longe e de perto, e a descansar no que disseste. Amém.',
    leader: {
      lost: 'O assunto vira batalha, feitiço e nomes de maldição, e o medo cresce em vez de diminuir. O texto desinfla o medo: o rei gasta uma fortuna e não consegue nada. Fique no 20. E não faça de Balaão um herói: mais tarde ele aconselhou o mal contra Israel (31:16).',
      tender:
        'Há quem viva com pavor de um trabalho feito, ou com palavras de pai e mãe gravadas. Não minimize nem procure culpados; ore e fique perto. Não deixe que se fale com desprezo de outra religião. Se a ameaça for de gente de carne e osso, ajude a procurar proteção: Ligue 180, Disque 100.',
      differ:
        'Até onde a bênção dada a Israel vale para o cristão? Uns a aplicam diretamente à igreja; outros dizem que é promessa a Israel, e que ao cristão ela chega em Cristo. A estrela do 24:17 é vista em Davi, no Messias, ou nos dois.',
    },
    comfort:
      'Você não precisa ouvir tudo o que dizem nos montes, nem responder. Enquanto você dorme, há quem fale por você, e não muda de palavra.',
    closing: 'Ele abençoou. Está dito.',
    words: [
      'balaao',
      'balaque',
      'deus nao e homem para que minta',
      'nem filho de homem para que se arrependa',
      'amaldicoar',
      'maldicao',
      'sete altares',
      'nao poderei revogar',
      'cume de pisga',
      'nao ha agouro',
      'nao vale encantamento',
      'quao belas sao tuas tendas',
      'estrela de jaco',
      'moabe',
    ],
  },
]
