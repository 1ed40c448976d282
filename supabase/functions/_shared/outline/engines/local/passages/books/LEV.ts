import type { BookPassages } from '../passage.ts'

export const LEVITICUS: BookPassages = [
  {
    verses: '16:1-34',
    key: '16:30',
    title: 'O dia em que o pecado foi embora',
    theme: 'o Dia da Expiação',
    themes: ['perdao', 'cruz', 'arrependimento', 'descanso'],
    idea: 'Uma vez por ano Deus mesmo arrumava o que o povo sujou: o pecado era confessado em voz alta, levado para longe, e ninguém trabalhava; sombra do que Jesus faria de uma vez.',
    context:
      'Dois filhos de Arão morreram por entrar diante de Deus do jeito deles. Deus então ensina como chegar perto sem morrer. No dia dez do sétimo mês, o sumo sacerdote tira a roupa de gala, veste linho simples, oferece primeiro por si e entra atrás do véu. Há dois bodes: um é oferecido ao Senhor; o outro fica vivo, e é dele que fala a leitura.',
    retold: [
      {
        verses: '16:1-5',
        says: 'Deus manda dizer a Arão que não entre a qualquer hora atrás do véu, para não morrer. Antes se lave e vista linho.',
      },
      {
        verses: '16:6-10',
        says: 'Arão tira a sorte entre dois bodes, um para o Senhor e outro para ser mandado vivo ao deserto.',
      },
      {
        verses: '16:11-19',
        says: 'Arão leva incenso e o sangue dos animais para dentro do véu. Assim limpa o santuário e o altar das rebeliões de Israel.',
      },
      {
        verses: '16:20-28',
        says: 'Arão põe as mãos na cabeça do bode vivo e confessa os pecados do povo. O bode os leva para a terra desabitada.',
      },
      {
        verses: '16:29-34',
        says: 'Uma vez no ano, nesse dia, ninguém trabalha, nem o estrangeiro, e o povo fica limpo de todos os pecados.',
      },
    ],
    read: {
      verses: '16:20-31',
      how: 'Enquanto se lê o 21, alguém põe as duas mãos sobre uma cadeira vazia; no 22, outra pessoa leva a cadeira para fora da sala. Depois, silêncio.',
    },
    observe: [
      {
        ask: 'O que Arão faz com as mãos e com a boca, e que palavras são usadas para o mal do povo?',
        verses: '16:21',
        listen: 'As duas mãos na cabeça; confessa; iniquidades, rebeliões, pecados, todos.',
      },
      {
        ask: 'Para onde vai o bode vivo, e o que ele leva?',
        verses: '16:21-22',
        listen: 'Para o deserto, terra inabitada; leva todas as iniquidades.',
      },
      {
        ask: 'O que fazem, ao voltar, todos os que tocaram em alguma coisa naquele dia?',
        verses: '16:23-24, 16:26, 16:28',
        listen: 'Trocam de roupa, lavam-se com água.',
      },
      {
        ask: 'O que o povo faz naquele dia, quem está incluído, e o que recebe?',
        verses: '16:29-31',
        listen: 'Aflige a alma e para de trabalhar; até o estrangeiro; fica limpo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que confessar em voz alta, com as duas mãos, e não apenas mandar o bicho embora?',
        verses: '16:21',
        listen: 'O mal precisa ser nomeado e entregue; não some sozinho.',
        follow: 'O que a gente prefere deixar sem nome?',
      },
      {
        ask: 'O bode vai para um lugar onde ninguém mora. O que o povo sentiria ao vê-lo sumir na poeira?',
        verses: '16:22',
        listen: 'Alívio; foi longe, não volta.',
      },
      {
        ask: 'No dia mais sério do ano era proibido trabalhar. O que o descanso ensina sobre quem faz a limpeza?',
        verses: '16:29-31',
        listen: 'Deus faz; o povo recebe parado.',
      },
      {
        ask: 'Jesus é chamado de cordeiro que tira o pecado do mundo. Que partes desta cena ajudam a entender a cruz?',
        verses: '16:21-22, 16:30',
        listen: 'O mal posto sobre outro, levado para fora; limpos diante de Deus.',
      },
    ],
    live: [
      {
        ask: 'O que você já pediu perdão a Deus e continua vendo pastar no seu quintal?',
        listen: 'Culpa que volta; não pedir qual.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Bode expiatório: em que turma ou família alguém leva a culpa de todos? De que lado da mão você está?',
        listen: 'Bullying; Jesus acabou com a necessidade de um culpado da vez.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual dia do ano você tem para parar e olhar com honestidade para a própria vida?',
        listen: 'Criar um: aniversário, véspera de Ceia.',
      },
      {
        ask: 'Arão começou oferecendo por si e por sua casa. O que você, que cuida de outros, precisa tratar antes em você?',
        listen: 'Pais, líderes, professores.',
        for: ['parents', 'long-believers', 'adults'],
      },
      {
        ask: 'Que assunto vocês mandaram ao deserto e alguém foi buscar de volta?',
        listen: 'Perdoado e ressuscitado na briga. Rir pode ajudar.',
        for: ['couples'],
      },
      {
        ask: 'Como é, para quem está chegando, ouvir que o estrangeiro também entrava no dia da limpeza?',
        listen: 'Ninguém é de fora do perdão.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Afligir a alma e descansar cabem no mesmo dia. Qual dos dois falta mais a você?',
        listen: 'Uns não param; outros não choram.',
        for: ['elderly', 'adults', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto indesejado já levaram para bem longe da sua casa e, sabe Deus como, voltou? Gato e presente da tia contam.',
        bridge: 'Israel via uma coisa ir embora e não voltar. Que alívio!',
      },
      {
        text: 'Qual é o seu ritual de faxina de fim de ano: gaveta, armário, contatos do telefone?',
        bridge: 'Deus marcou no calendário uma faxina por dentro, e quem limpava era ele.',
        for: ['adults', 'women', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Apoie as duas mãos com força numa mesa ou cadeira, por um minuto, e deixe ali o peso dos braços.',
      bridge: 'Arão punha assim as mãos. Diga a Deus, baixinho, o que está indo com elas. E leia.',
    },
    complete: [
      {
        name: 'Para longe',
        text: 'Escreva num papel pequeno, com letra que só você entende: Confesso … , … , … . Dobre, ponha as duas mãos em cima e diga: Jesus levou. Depois leve o papel para fora de casa e jogue num lixo bem longe.',
      },
      {
        name: 'Dia marcado',
        text: 'Planeje o seu dia de limpeza e descanso: Data … . Não vou fazer … . Vou olhar com Deus para … . Vou reparar com … . Vou terminar o dia com … .',
      },
    ],
    challenges: [
      {
        do: 'Separe meio dia sem trabalho e sem tela para confessar, chorar se vier, agradecer e descansar.',
        tell: 'qual das partes foi mais difícil.',
      },
      {
        do: 'Se há alguém levando a culpa de todos no seu grupo, sente-se ao lado da pessoa e diga uma palavra a favor dela.',
        tell: 'o que mudou na roda.',
      },
    ],
    children: {
      truth: 'Deus leva meus erros para bem longe.',
      to7: {
        story:
          'Uma vez por ano, o povo de Deus tinha um dia bem quietinho. Ninguém trabalhava, nem os grandes. O sacerdote Arão vestia uma roupa branca e simples. Traziam um bode vivo. Arão punha as duas mãos na cabeça dele e contava para Deus tudo o que o povo tinha feito de errado: mentiras, brigas, maldades. Depois um homem levava o bode para longe, longe, longe, lá no deserto. Ele ia ficando pequenininho, um pontinho, e sumia! O povo respirava: uf! Deus disse: vocês estão limpos. Hoje a gente sabe que Jesus levou os nossos erros para sempre.',
        activity:
          'Desenhem num papel uma coisa errada, dobrem em barquinho e soltem na bacia ou no vento, olhando até ficar longe.',
        questions: [
          'O que Arão fez com as mãos?',
          'Para onde o bode foi?',
          'Quem leva os nossos erros para longe?',
        ],
      },
      to12: {
        story:
          'No calendário de Israel havia um dia diferente de todos. Nada de festa barulhenta, nada de trabalho. Até o estrangeiro parava. O sumo sacerdote tirava a roupa bonita, tomava banho e vestia linho branco, como um servo. Primeiro pedia perdão por ele mesmo. Depois entrava atrás do véu, no lugar mais santo, em nome de todos. E então vinha a parte que as crianças nunca esqueciam. Arão apoiava as duas mãos na cabeça de um bode vivo e dizia em voz alta os pecados do povo. Um homem levava o animal para o deserto, longe das tendas. Todos olhavam até ele sumir. Deus queria que vissem com os olhos: o que vocês fizeram foi levado embora. Mas no outro ano era preciso repetir. Até que veio Jesus. Ele tomou sobre si os nossos pecados e os levou uma vez só, para sempre. Por isso ninguém precisa ser o bode da turma, nunca mais.',
        activity:
          'Escrevam a lápis numa pedra um erro, segurem com as duas mãos, contem a Deus e deixem a pedra num lugar distante da casa, voltando de mãos vazias.',
        questions: [
          'Por que Arão falava os pecados em voz alta?',
          'O que o povo sentia ao ver o bode sumir?',
          'Você já viu alguém levar a culpa de todos? O que Jesus faria?',
        ],
      },
      challenge: 'Conte a Deus um erro pelo nome e peça perdão também a quem você machucou.',
    },
    prayer:
      'Senhor, pomos as duas mãos e dizemos o nome das coisas. Foi isto, foi aquilo. Obrigado por Jesus, que levou para fora da cidade o que era nosso. Deixa-nos ver a poeira baixar ao longe. E ensina-nos a descansar, limpos. Amém.',
    leader: {
      lost: 'Roupas, sangue, Azazel: os detalhes cansam. Conte o capítulo em um minuto antes de ler e fique nas duas mãos e no caminho do deserto. Hebreus 9 e 10 são a continuação.',
      tender:
        'Quem foi feito bode expiatório em casa, na escola ou na igreja pode se reconhecer. Diga que aquilo foi injustiça e que Jesus ficou do lado dela. Afligir a alma não é passar fome nem se ferir: quem tem problema com comida ou se machuca precisa de cuidado (CVV 188).',
      differ:
        'Azazel é entendido como o lugar no deserto, como o próprio bode que se vai ou como nome de um espírito mau a quem o pecado é devolvido. A maioria dos cristãos vê nos dois bodes figuras da única obra de Cristo; alguns leem o segundo de outro jeito.',
    },
    comfort:
      'Neste dia ninguém podia trabalhar. Nem para se limpar. Se você só consegue ficar sentado na porta da tenda olhando a poeira, era exatamente isso que se pedia.',
    closing: 'Foi para longe, e você está limpo.',
    words: [
      'dia da expiacao',
      'yom kippur',
      'bode expiatorio',
      'azazel',
      'bode vivo',
      'propiciatorio',
      'expiacao',
      'afligireis vossas almas',
      'sumo sacerdote arao',
      'veu do santuario',
      'sereis limpos de todos',
      'dois bodes',
    ],
  },
  {
    verses: '17:10-14',
    key: '17:11',
    title: 'A vida está no sangue',
    theme: 'a vida que é de Deus',
    themes: ['cruz', 'santidade', 'perdao', 'obediencia'],
    idea: 'O sangue é a vida, e a vida é de Deus: por isso Israel não o come, e foi o próprio Deus quem o deu sobre o altar, para expiar as pessoas.',
    context:
      'O capítulo 16 descreveu o dia em que o povo todo era purificado com sangue. Este explica por quê. Antes (1-9), Deus manda levar cada animal abatido à porta do tabernáculo, e não a outros deuses. Comer sangue era costume de vários povos. Desde Noé a carne era permitida, mas o sangue, não (Gênesis 9:4). A regra vale também para o estrangeiro que mora ali.',
    retold: [
      {
        verses: '17:10-12',
        says: 'Deus proíbe que alguém do povo ou o estrangeiro coma sangue, porque a vida da carne está nele. Foi o próprio Deus quem o deu para o altar, para expiar as pessoas.',
      },
      {
        verses: '17:13-14',
        says: 'Quem caça um animal ou uma ave derrama o sangue e o cobre com terra. A vida de toda carne é o seu sangue, e quem o comer será eliminado.',
      },
    ],
    read: {
      verses: '17:10-14',
      how: 'Uma voz lê tudo, sem pressa. Depois do 11, pausa. Releiam só o 11 em três pedaços, cada um por uma pessoa: a vida, eu vos dei, para expiar.',
    },
    observe: [
      {
        ask: 'O que é proibido, e a quem?',
        verses: '17:10, 17:12',
        listen: 'Comer sangue; ao israelita e ao estrangeiro que vive entre eles.',
      },
      {
        ask: 'Que motivo o texto dá, e quantas vezes ele aparece?',
        verses: '17:11, 17:14',
        listen: 'A vida está no sangue; no 11 e, de mais de um jeito, no 14.',
      },
      {
        ask: 'Quem deu o sangue, onde e para quê?',
        verses: '17:11',
        listen: 'Deus: “eu vos a dei para expiar vossas pessoas sobre o altar”.',
      },
      {
        ask: 'O que o caçador deve fazer antes de preparar a carne?',
        verses: '17:13',
        listen: 'Derramar o sangue e cobri-lo com terra.',
      },
    ],
    interpret: [
      {
        ask: 'Podiam comer a carne, e não o sangue. O que esse limite lembrava à família em cada refeição?',
        verses: '17:12, 17:14',
        listen: 'A vida do animal não é coisa nossa; é recebida e tem dono.',
      },
      {
        ask: 'A gente pensa que o sacrifício é o que se dá a Deus. No 11 é ele que diz “eu vos a dei”. O que muda?',
        verses: '17:11',
        listen: 'O perdão não é invenção nossa nem pagamento: é presente de quem foi ofendido.',
        follow: 'O que as pessoas costumam oferecer a Deus para se acertar com ele?',
      },
      {
        ask: 'Sozinho no mato, sem sacerdote por perto, o caçador cobre o sangue com terra. Que respeito esse gesto mostra?',
        verses: '17:13',
        listen: 'Quase um enterro; a vida tem valor mesmo quando ninguém vê.',
      },
      {
        ask: 'Vida por vida: como essa frase ajuda a entender por que os cristãos falam do sangue de Jesus?',
        verses: '17:11',
        listen: 'Ele entrega a própria vida no nosso lugar; o Novo Testamento diz que uma vez só.',
      },
    ],
    live: [
      {
        ask: 'Que momento já fez você perceber que a vida é um presente, e não uma coisa sua?',
        listen: 'Um nascimento, um susto, um hospital. Dê tempo.',
      },
      {
        ask: 'Quando erra feio, que pagamento você tenta oferecer, a Deus ou aos outros, para ficar quite?',
        listen: 'Promessa, serviço, culpa comprida. E se já foi dado?',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Em jogo, em meme, em vídeo, a morte passa rápido. Onde você sente que o valor da vida foi ficando barato?',
        listen:
          'Sem lista do que pode ver. Quem contar de violência real precisa de um adulto: Disque 100.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O caçador cobria o sangue onde ninguém via. Que respeito seu continua igual quando não há plateia?',
        listen: 'Com bicho, com gente, com o que é dos outros.',
        for: ['singles', 'adults', 'men'],
      },
      {
        ask: 'À mesa de vocês, como as crianças poderiam perceber que comida é vida recebida?',
        listen: 'Agradecer, não jogar fora, saber de onde veio.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que as palavras “eu vos a dei” despertam em quem carrega uma culpa antiga?',
        listen: 'Ninguém conta a culpa. Silêncio também é resposta.',
        for: ['elderly', 'women', 'new-believers'],
      },
      {
        ask: 'Se esta linguagem de sangue e altar parece distante, qual pergunta ela levanta em você?',
        listen: 'Acolha. Não é preciso resolver tudo hoje.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida a sua família ama e você não come de jeito nenhum, ou o contrário?',
        bridge: 'Israel tinha uma coisa que não ia à mesa, e a razão é bonita.',
      },
      {
        text: 'O que, na casa dos seus avós, se tratava com um respeito quase sagrado: o pão, a Bíblia, a cadeira do avô?',
        bridge: 'Deus ensinou o povo a tratar a vida assim, até na cozinha.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha dois dedos no pulso ou no pescoço e procure o seu batimento. Conte vinte, bem devagar.',
      bridge: 'Você não mandou bater. Leia agora o que Deus diz dessa vida.',
    },
    complete: [
      {
        name: 'Recebido',
        text: 'Cada linha começa igual: a vida de … me foi confiada, e eu mostro respeito por ela quando … . A vida de … . A minha própria vida … .',
      },
      {
        name: 'Quem deu',
        text: 'Para acertar com Deus, eu já tentei dar: … , … . O que o 11 diz que ele deu: … . Por isso hoje eu posso largar … , e agradecer por … .',
      },
    ],
    challenges: [
      {
        do: 'Em cada refeição principal, pare um instante e agradeça por uma vida: a de quem plantou, a de quem cozinhou ou a do animal.',
        tell: 'que refeição ficou diferente, e quem estranhou a pausa.',
      },
      {
        do: 'Faça um gesto que cuide da vida de alguém: doar sangue, se a sua saúde permite, levar alguém ao médico ou visitar um doente.',
        tell: 'o que fez, e o que percebeu do valor daquela vida.',
      },
    ],
    children: null,
    prayer:
      'Senhor da vida, cada batida do nosso coração é tua. Obrigado porque foste tu quem deu, quando nada do que tínhamos bastava. Ensina-nos a tratar com respeito toda vida, e a descansar no que Jesus deu por nós. Amém.',
    leader: {
      lost: 'O grupo corre para o que pode e o que não pode comer. Responda curto, com o que está abaixo, e volte ao 11: a vida é de Deus, e foi ele quem deu.',
      tender:
        'Pode haver na sala quem perdeu alguém de modo violento, quem sofreu um aborto ou não suporta falar de sangue. Avise antes de ler e deixe que a pessoa saia ou só escute. Se surgir a dúvida de uma transfusão, não decidam ali: a conversa é com a equipe médica.',
      differ:
        'Atos 15 pediu aos cristãos vindos de outros povos que se abstivessem do sangue. Parte dos cristãos guarda isso até hoje e não come chouriço nem molho pardo; a maioria entende que foi um cuidado para aquele tempo, de mesa com judeus. Sobre transfusão, quase todas as igrejas entendem que o texto fala de comer; há grupos que a recusam.',
    },
    comfort:
      'Quando não há mais nada para oferecer, ouça quem fala no meio da lei: “eu vos a dei”. A sua vida está nas mãos de quem a fez.',
    closing: 'A vida é dele, e foi ele quem deu.',
    words: [
      'vida da carne',
      'a vida esta no sangue',
      'comer sangue',
      'nao comereis o sangue',
      'expiar',
      'expiacao',
      'sobre o altar',
      'derramara seu sangue',
      'cobrira com terra',
      'levitico dezessete',
      'sangue de jesus',
      'sem derramamento de sangue',
    ],
  },
  {
    verses: '19:9-18',
    key: '19:18',
    title: 'O canto da roça que fica',
    theme: 'amar o próximo com as mãos',
    themes: ['proximo', 'justica', 'santidade', 'generosidade'],
    idea: 'Ser santo, na lei de Deus, é deixar espiga no canto, pagar no dia, não tropeçar o cego e falar de frente: aí está, com chão e endereço, o “amarás a teu próximo como a ti mesmo”.',
    context:
      'Levítico parece livro de sacrifícios, mas aqui Deus diz ao povo: sereis santos, porque eu sou santo (19:2). E começa a falar de roça, salário, balança e fofoca. A frase que Jesus chamou de segundo grande mandamento nasceu nesta lista.',
    retold: [
      {
        verses: '19:9-10',
        says: 'Deus manda não colher até o canto da plantação nem juntar as uvas caídas. O que sobra fica para o pobre e para o estrangeiro.',
      },
      {
        verses: '19:11-14',
        says: 'Deus proíbe furtar, mentir e jurar falso. O salário do dia não passa a noite com quem deve pagar, e ninguém amaldiçoe o surdo nem ponha tropeço diante do cego.',
      },
      {
        verses: '19:15-18',
        says: 'Deus quer julgamento justo, sem favorecer o pobre nem o poderoso, e proíbe boatos, ódio e vingança. Que se fale com franqueza ao próximo e se ame o próximo como a si mesmo.',
      },
    ],
    read: {
      verses: '19:9-18',
      how: 'Um versículo por pessoa. Toda vez que aparecer eu sou o Senhor, todos dizem juntos, olhando para quem está ao lado.',
    },
    observe: [
      {
        ask: 'O que se deve deixar na colheita, e para quem?',
        verses: '19:9-10',
        listen: 'O canto da plantação, as uvas caídas; pobre e estrangeiro.',
      },
      {
        ask: 'Que cuidados há com quem trabalha, com o surdo e com o cego?',
        verses: '19:13-14',
        listen: 'Pagar no dia; não amaldiçoar nem pôr tropeço.',
      },
      {
        ask: 'O que se pede a quem julga e a quem fala?',
        verses: '19:15-16',
        listen: 'Não favorecer pobre nem poderoso; não espalhar boatos.',
      },
      {
        ask: 'O que fazer com a mágoa, segundo o texto?',
        verses: '19:17-18',
        listen: 'Não odiar por dentro, falar francamente, não se vingar, não guardar rancor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que deixar o canto para o pobre colher, em vez de colher tudo e dar a ele um pacote?',
        verses: '19:9-10',
        listen: 'Dignidade: ele entra, trabalha, leva; e o dono aprende a não ter tudo.',
        follow: 'Qual seria o canto de quem não tem roça?',
      },
      {
        ask: 'O surdo não ouve a maldição e o cego não vê quem pôs a pedra. Por que entra aí o temor de Deus?',
        verses: '19:14',
        listen: 'Deus ouve e vê pelo que não pode se defender.',
      },
      {
        ask: 'Repreender “francamente” aparece entre não odiar e não se vingar. Como uma conversa difícil pode ser amor?',
        verses: '19:17-18',
        listen: 'Evita o ódio calado e a vingança; quer o outro de volta.',
      },
    ],
    live: [
      {
        ask: 'Que canto do seu tempo, salário ou mesa você colhe até a última espiga?',
        listen: 'Um canto com medida.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem presta serviço a você e ainda espera pagamento, resposta ou reconhecimento?',
        listen: 'Diarista, pedreiro, estagiário, avó.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Áudio, boato, print: o que faz a sua mão parar antes de passar adiante?',
        listen: 'Uma regra pessoal simples.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você fala porque a pessoa não está ouvindo, como se fosse surda?',
        listen: 'Reconhecer sem contar a fofoca de novo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Que pedra no caminho de uma pessoa com deficiência ou idade a nossa casa, igreja ou rua ainda tem?',
        listen: 'Degrau, letra miúda, pressa.',
        for: ['adults', 'young', 'elderly'],
      },
      {
        ask: 'Que conversa franca evitaria que uma mágoa virasse rancor nesta semana?',
        listen: 'Hora, lugar, primeira frase; com segurança.',
        for: ['couples', 'singles', 'adults'],
      },
      {
        ask: 'Você esperava achar isto em Levítico? O que muda na ideia de santidade?',
        listen: 'Santo tem a ver com salário e espiga.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua casa, quem raspa a panela, e quem sempre deixa um restinho? Defendam-se.',
        bridge: 'Deus mandou deixar um restinho no canto da plantação.',
      },
      {
        text: 'Um vendado atravessa a sala guiado só pela voz de um amigo, com os móveis afastados. Troquem.',
        bridge: 'Há um mandamento bem curto sobre o caminho do cego.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Pegue um punhado de grãos, ou de moedas. Separe um canto e deixe-o na mesa, sem contar.',
      bridge: 'Foi esse gesto que Deus pôs no começo do amor ao próximo.',
    },
    complete: [
      {
        name: 'O meu canto',
        text: 'Desenhe um campo quadrado. Cada lado é um dia útil. Marque um canto que não será seu e escreva quem pode colher ali.',
      },
      {
        name: 'Como a ti mesmo',
        text: 'Complete: Quando eu tenho fome, quero … ; quando erro, quero que me digam … ; quando trabalho, quero … . Agora ponha no lugar do eu o nome de um próximo.',
      },
    ],
    challenges: [
      {
        do: 'Pague hoje o que deve a um trabalhador, ou responda hoje a quem espera a sua palavra.',
        tell: 'A diferença que fez ser hoje.',
      },
      {
        do: 'Deixe um canto: uma hora, uma porcentagem, um prato ou um lugar no carro, à disposição de alguém.',
        tell: 'Quem colheu.',
      },
    ],
    children: {
      truth: 'Amo o próximo repartindo e falando a verdade.',
      to7: {
        story:
          'Deus ensinou o povo a viver bem. Ele disse: quando vocês colherem o trigo, não peguem tudo! Deixem o cantinho. Assim quem não tem comida pode vir e colher também. Se caírem umas uvas no chão, deixem para quem precisa. Não mintam. Paguem logo a quem trabalhou. Não façam maldade com quem não ouve, nem ponham pedra no caminho de quem não vê. Cuidem dele! Não fiquem falando mal dos outros. Se alguém deixou você triste, converse. E o mais bonito: ame o seu próximo como você gosta de ser amado. Eu sou o Senhor, disse Deus. Ele ama todos e quer que a gente ame também.',
        activity:
          'O canto do prato: cada um deixa um pedacinho do lanche num prato do meio. Depois procurem juntos com quem dividir.',
        questions: [
          'O que ficava no canto da roça?',
          'Para quem ficava?',
          'Com quem você pode repartir?',
        ],
      },
      to12: {
        story:
          'Muita gente acha que ser santo é ficar quieto e de cara séria. Veja o que Deus disse ao povo: sejam santos, porque eu sou santo. E explicou como. Na colheita, não peguem tudo: deixem o canto do campo para o pobre e para o estrangeiro. Repare que eles mesmos colhiam, com as próprias mãos. Não roubem nem enganem. Se alguém trabalhou para vocês, paguem no mesmo dia. Não xinguem o surdo só porque ele não ouve. Não ponham tropeço diante do cego. Na hora de julgar, não ajudem o rico por ser rico. Não espalhem boatos. Se alguém errou com você, não guarde raiva por dentro: fale com ele. E então vem a frase que Jesus repetiu: ame o seu próximo como a si mesmo. Amar tem mãos.',
        activity:
          'Caça aos tropeços: andem pela casa ou igreja procurando o que atrapalha alguém que não vê ou não anda bem. Consertem um.',
        questions: [
          'Por que deixar o canto da plantação?',
          'O que fazer quando alguém magoa você?',
          'Que canto você pode deixar para alguém?',
        ],
      },
      challenge: 'Reparta uma coisa sua e não passe nenhuma fofoca adiante.',
    },
    prayer:
      'Santo Deus, tu paras na beira da roça e olhas o canto. Ensina-nos a não colher tudo, a pagar hoje, a tirar a pedra, a falar de frente. E que o próximo seja amado como a gente quer ser.',
    leader: {
      lost: 'Há quem queira discutir quais leis de Levítico ainda valem. Lembre que Jesus e Paulo retomaram o versículo 18 e que Tiago ecoa o trecho. Voltem ao canto da roça e ao salário.',
      tender:
        'Falar francamente com quem ofende não vale para quem corre perigo. E não se vingar não é deixar de denunciar: a denúncia protege. Ligue 180, Disque 100. Quem está com fome deve poder receber sem contar por quê.',
    },
    comfort:
      'Talvez hoje você não tenha roça, só precise do canto. Ele foi deixado por ordem de Deus, e não é esmola. Entre, colha, e volte amanhã.',
    closing: 'Santidade também é espiga que fica.',
    words: [
      'levitico',
      'canto da plantacao',
      'amaras a teu proximo',
      'como a ti mesmo',
      'ceifardes',
      'espigas',
      'rebuscar',
      'estrangeiro',
      'assalariado',
      'surdo',
      'diante do cego',
      'boatos',
      'mexerico',
      'rancor',
    ],
  },
  {
    verses: '25:8-34',
    key: '25:10',
    title: 'O ano em que tudo volta',
    theme: 'o jubileu e a liberdade',
    themes: ['justica', 'descanso', 'generosidade', 'criacao'],
    idea: 'A cada cinquenta anos a trombeta anuncia liberdade: ninguém perde a terra e a família para sempre, porque a terra é de Deus e nós somos hóspedes dele.',
    context:
      'Israel ainda está no deserto, ouvindo como viver na terra que vai receber. Cada família terá o seu pedaço. De sete em sete anos o chão descansa (25:1-7); depois de sete vezes sete vem o ano do jubileu. Quem vendeu o campo por aperto o recebe de volta, porque “a terra minha é; que vós peregrinos e estrangeiros sois para comigo” (25:23). Mais adiante saem livres também os israelitas que se venderam por dívida (25:39-41).',
    retold: [
      {
        verses: '25:8-12',
        says: 'Deus manda contar quarenta e nove anos e tocar a trombeta por toda a terra. No ano cinquenta se anuncia liberdade a todos.',
      },
      {
        verses: '25:13-17',
        says: 'No jubileu cada um volta à sua terra. Ninguém engane o próximo: o preço segue os anos de colheita.',
      },
      {
        verses: '25:18-22',
        says: 'Deus promete fartura a quem guarda os seus mandamentos. Antes do ano sem plantio, a terra dará fruto para três anos.',
      },
      {
        verses: '25:23-28',
        says: 'Deus diz que a terra é dele e não se vende para sempre. Quem empobreceu pode resgatá-la, ou a recebe no jubileu.',
      },
      {
        verses: '25:29-34',
        says: 'A casa em cidade murada se resgata só durante um ano. As das aldeias voltam no jubileu, e os levitas sempre resgatam as suas.',
      },
    ],
    read: {
      verses: '25:8-19',
      how: 'Façam som de trombeta no 9, com a boca ou batendo na mesa. Todos juntos leem o 10.',
    },
    observe: [
      {
        ask: 'Que conta se faz para chegar ao jubileu, e em que dia soa a trombeta?',
        verses: '25:8-9',
        listen: 'Sete vezes sete anos; no dia da expiação, o dia do perdão.',
      },
      {
        ask: 'O que cada morador recebe nesse ano?',
        verses: '25:10, 25:13',
        listen: 'Liberdade, a sua possessão, a sua família.',
      },
      {
        ask: 'O que não se faz no ano do jubileu?',
        verses: '25:11-12',
        listen: 'Não se semeia nem se faz colheita; come-se o produto da terra.',
      },
      {
        ask: 'Como se calcula o preço de um campo?',
        verses: '25:14-17',
        listen: 'Pelo número de colheitas até o jubileu; sem enganar o próximo.',
      },
    ],
    interpret: [
      {
        ask: 'A trombeta toca justamente no dia da expiação. O que o perdão de Deus tem a ver com terra devolvida?',
        verses: '25:9-10',
        listen: 'Gente perdoada solta o que prende; as duas liberdades andam juntas.',
      },
      {
        ask: 'Quem perdia o campo por dívida sabia que um dia voltava. O que isso faz com os filhos de uma família pobre?',
        verses: '25:10, 25:13',
        listen: 'A pobreza não virava destino; a próxima geração recomeçava.',
        follow: 'E o que fazia com quem gostava de juntar terra?',
      },
      {
        ask: 'Por que no meio de uma regra de compra e venda aparece “terás temor de teu Deus”?',
        verses: '25:14-17',
        listen: 'O preço justo é assunto de Deus; ele está no negócio.',
      },
    ],
    live: [
      {
        ask: 'Se uma trombeta devolvesse a você uma coisa perdida, menos dinheiro, o que voltaria?',
        listen: 'Um lugar, uma amizade, o sono, um irmão.',
      },
      {
        ask: 'Que dívida de alguém com você, de dinheiro ou de favor, já poderia caducar?',
        listen: 'Ninguém é obrigado; ouça o peso de cobrar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que compra, venda ou aluguel você sente mais a tentação de levar vantagem?',
        listen: 'Carro usado, preço de serviço, troco.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que muda no jeito de tratar o seu quarto, a rua ou o rio se a terra é de Deus e você é hóspede?',
        listen: 'Um cuidado concreto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que aperto da sua família vem passando de geração em geração e precisa de um recomeço?',
        listen: 'Dívida, bebida, briga. Escute sem consertar.',
        for: ['parents', 'long-believers', 'adults'],
      },
      {
        ask: 'Para onde, ou para quem, você gostaria de poder voltar?',
        listen: 'Terra natal, casa, mesa; deixe a saudade falar.',
        for: ['elderly', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você faz cinquenta anos e ganha um ano inteiro sem boleto. Qual a primeira coisa que faz em janeiro?',
        bridge: 'Israel tinha um ano assim no calendário, marcado por Deus.',
      },
      {
        text: 'O que já pegaram emprestado de você e nunca voltou: livro, pote, ferramenta?',
        bridge: 'Existe na Bíblia um ano em que as coisas voltam para casa.',
        for: ['adults', 'young', 'women', 'men'],
      },
    ],
    quiet: {
      text: 'Segure uma chave e pense em tudo o que ela diz que é seu. Ponha-a na mesa, longe da mão.',
      bridge: 'O versículo 23 do capítulo diz de quem é a terra, e o que nós somos nela.',
    },
    complete: [
      {
        name: 'Escritura da terra',
        text: 'Escreva três coisas que chama de minhas. Ao lado de cada uma: é de Deus, e eu sou hóspede até … . O que isso me deixa soltar é … .',
      },
      {
        name: 'Toque de trombeta',
        text: 'Complete: A liberdade que eu anunciaria hoje na minha rua é … . Quem precisa ouvir primeiro é … .',
      },
    ],
    challenges: [
      {
        do: 'Devolva uma coisa emprestada que está com você, ou perdoe por escrito uma dívida pequena.',
        tell: 'A cara de quem recebeu, e a sua.',
      },
      {
        do: 'Combine um preço nesta semana pensando primeiro no que é justo para o outro lado.',
        tell: 'Se foi mais caro ou mais leve.',
        for: ['adults', 'couples', 'men', 'women'],
      },
    ],
    children: {
      truth: 'A terra é de Deus, e ele gosta de recomeço.',
      to7: {
        story:
          'Deus ensinou ao seu povo uma regra muito bonita. Cada família ia ter um pedaço de terra para plantar. Às vezes alguém ficava sem dinheiro e precisava vender o seu pedacinho. Que tristeza! Mas Deus pensou nisso. De cinquenta em cinquenta anos, tocava a trombeta: fuuuu! Era o jubileu! Quem tinha vendido a terra recebia a terra de volta. Quem estava longe voltava para a sua família. E a terra descansava. Deus disse: a terra é minha, e vocês são meus hóspedes. Não enganem uns aos outros. Todo mundo podia começar de novo.',
        activity:
          'Volta para casa: espalhem almofadas, uma por criança. Trocam de lugar com música; quando a trombeta soa, cada uma corre à sua almofada.',
        questions: [
          'O que tocava no jubileu?',
          'O que as famílias recebiam de volta?',
          'O que você pode devolver a alguém?',
        ],
      },
      to12: {
        story:
          'Imagine que sua família perdeu a casa porque faltou dinheiro. Triste, não é? Deus pensou nisso antes mesmo de o povo chegar à terra. Ele mandou contar sete vezes sete anos, quarenta e nove. No ano seguinte, o cinquenta, no dia do perdão, soava a trombeta no país inteiro: liberdade! Era o jubileu. Quem tinha vendido o campo recebia o campo de volta. Quem estava longe voltava para a família. Até o chão descansava. Por isso o preço era justo: quem comprava pagava só as colheitas até o jubileu. Deus explicou o motivo: a terra é minha; vocês são estrangeiros e peregrinos comigo. Séculos depois Jesus abriu o livro de Isaías e disse que veio anunciar liberdade. Parecia a trombeta do jubileu outra vez.',
        activity:
          'Feira do jubileu: cada um começa com três fichas. Troquem, vendam, percam. Na trombeta, todos voltam a ter três. Conversem sobre o que sentiram.',
        questions: [
          'De quantos em quantos anos era o jubileu?',
          'Por que a terra não podia ser vendida para sempre?',
          'Quem sentia alegria quando a trombeta tocava?',
        ],
      },
      challenge: 'Devolva nesta semana algo que você pegou emprestado.',
    },
    prayer:
      'Senhor, a terra é tua e nós somos teus hóspedes. Solta o que prendemos, devolve o que perdemos do jeito que tu sabes, e faz soar em nós a liberdade que Jesus anunciou.',
    leader: {
      lost: 'As contas confundem. Diga: quem comprava um campo pagava as colheitas que faltavam até o jubileu, como um aluguel. Casa de cidade murada e terra dos levitas são casos à parte (25:29-34). Se perguntarem pelos servos de outros povos (25:44-46), diga com franqueza que esta volta não os alcançava. Não sabemos quanto Israel cumpriu isso; ficou como desejo de Deus e esperança.',
      tender:
        'Quem está endividado ou perdeu a casa pode sentir vergonha. Não peça números nem dê bronca; ofereça ajuda prática depois. O jubileu não pede que ninguém volte a conviver com quem o ameaça.',
      differ:
        'Uns veem aqui um princípio para leis de hoje; outros, uma lei daquela terra, cumprida em Jesus (Lucas 4:18-19). As duas leituras pedem mão aberta.',
    },
    comfort:
      'Há perdas que não voltam nesta vida, e dizer isso é honesto. Mas o Deus que marcou no calendário o ano da volta não se esqueceu de quem você perdeu, e nenhuma terra é longe dele.',
    closing: 'Ouça a trombeta: Jesus veio anunciar liberdade aos presos.',
    words: [
      'jubileu',
      'cinquenta anos',
      'trombeta de jubilo',
      'apregoareis liberdade',
      'sete semanas de anos',
      'resgatador',
      'peregrinos e estrangeiros',
      'a terra e minha',
      'ano sabatico',
      'possessao',
    ],
  },
]
