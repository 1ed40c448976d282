import type { BookPassages } from '../passage.ts'

export const FIRST_KINGS: BookPassages = [
  {
    verses: '1:5-40',
    key: '1:30',
    title: 'O trono que não se agarra',
    theme: 'a palavra cumprida e a ambição',
    themes: ['humildade', 'fidelidade', 'familia', 'obediencia'],
    idea: 'Enquanto Adonias dá uma festa para coroar a si mesmo, um rei velho e quase sem forças cumpre o que jurou, e Salomão recebe o que o irmão tentou agarrar.',
    context:
      'Davi está de cama, velho e com frio. O filho Adonias, bonito e nunca contrariado pelo pai (1:6), diz “Eu reinarei” e convida quase todo mundo para a festa, menos quem atrapalharia. Natã e Bate-Seba entram no quarto e lembram ao rei o que ele tinha jurado. É aí que começa a leitura.',
    retold: [
      {
        verses: '1:5-10',
        says: 'Adonias prepara carros e cavaleiros e dá uma festa. Convida os irmãos e os homens de Judá, mas não o profeta Natã nem Salomão.',
      },
      {
        verses: '1:11-14',
        says: 'Natã manda Bate-Seba lembrar a Davi a jura de que o filho dela, Salomão, reinaria, e combina entrar atrás dela e confirmar.',
      },
      {
        verses: '1:15-27',
        says: 'Bate-Seba conta ao rei que Adonias já reina e que todo Israel espera a palavra dele. Natã chega e pergunta se Davi mandou.',
      },
      {
        verses: '1:28-37',
        says: 'Davi jura que Salomão reinará hoje e manda levá-lo a Giom na sua mula, ungi-lo e tocar trombeta.',
      },
      {
        verses: '1:38-40',
        says: 'Zadoque unge Salomão com azeite. O povo canta com flautas, e a alegria é tanta que parece que a terra se fende.',
      },
    ],
    read: {
      verses: '1:29-40',
      how: 'Um lê Davi deitado ou sentado bem baixo, em voz fraca; no versículo 39 todos gritam juntos: Viva o rei Salomão!',
    },
    observe: [
      {
        ask: 'Como Davi descreve o Deus por quem ele jura?',
        verses: '1:29',
        listen:
          'Aquele que o redimiu de toda angústia: a palavra de hoje se apoia no que Deus já fez.',
      },
      {
        ask: 'Que gente, que animal e que gestos Davi manda preparar para Salomão?',
        verses: '1:32-35',
        listen: 'Sacerdote, profeta, soldado; a mula do rei, azeite, trombeta, trono.',
      },
      {
        ask: 'O que Benaia pede para Salomão quando diz amém?',
        verses: '1:36-37',
        listen: 'Que o Senhor diga o mesmo, esteja com ele e faça o trono ainda maior.',
      },
      {
        ask: 'O que o povo faz quando Salomão é ungido?',
        verses: '1:39-40',
        listen: 'Grita, sobe atrás dele, toca flauta; parecia que a terra rachava.',
      },
    ],
    interpret: [
      {
        ask: 'Davi já estava fraco demais para sair do quarto. O que ainda cabia a ele fazer, e por que ninguém podia fazer no lugar dele?',
        verses: '1:30, 1:35',
        listen: 'Cumprir a própria palavra; ordenar quem viria depois.',
        follow: 'Que palavra só você pode cumprir?',
      },
      {
        ask: 'Salomão quase não fala nem age nestes versículos: ele é posto na mula, levado, ungido. O que isso conta sobre como ele chegou ao trono?',
        verses: '1:33-35, 1:38-39',
        listen: 'Ele recebe; não tomou nada de ninguém.',
      },
      {
        ask: 'Benaia diz “Assim o diga o SENHOR” antes de comemorar. O que ele entendeu sobre a ordem de um rei?',
        verses: '1:36-37',
        listen: 'Até a decisão certa do rei precisa do sim de Deus.',
      },
    ],
    live: [
      {
        ask: 'O que você anda tentando garantir na frente dos outros, com medo de que não sobre lugar para você?',
        listen: 'Cargo, herança, atenção; ouça o medo que mora embaixo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Adonias convidou só quem ia aplaudir. Quem fica fora da sua lista quando você já resolveu o que quer fazer?',
        listen: 'O nome da pessoa que discorda.',
        follow: 'O que ela diria?',
      },
      {
        ask: 'A Bíblia diz que Davi nunca perguntou ao filho: Por que fazes assim? Que conversa com um filho vocês adiam há tempo demais?',
        listen: 'Sem culpa geral: uma conversa, com hora marcada.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Aparecer, ser escolhido, subir na frente da fila: onde essa pressa pega você, na escola, no trabalho ou no celular?',
        listen: 'Exemplo de verdade, de preferência com riso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A quem você prometeu alguma coisa e, com os anos, deixou a promessa esfriar?',
        listen: 'Promessa a filho, a amigo, a Deus.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Como é, para quem está chegando na fé, ouvir que o lugar perto de Deus se recebe e não se disputa?',
        listen: 'Pode soar estranho; deixe estranhar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Numa partilha de bens ou de tarefas, o que ajudou, ou ajudaria, a sua família a continuar se falando?',
        listen: 'Papel escrito, conversa cedo, alguém de fora.',
        for: ['adults', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Em dez segundos, façam cada um o seu discurso de posse: rei ou rainha do controle remoto, do churrasco, da rede da varanda.',
        bridge: 'Adonias fez um discurso desses, só que para valer e com o pai ainda vivo.',
      },
      {
        text: 'Qual foi a festa de que você só ficou sabendo depois que passou?',
        bridge:
          'Houve uma festa em Jerusalém com muitos convidados e quatro ou cinco esquecidos de propósito.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Aperte o punho com força até contar dez. Depois abra a mão devagar e deixe-a virada para cima.',
      bridge: 'São os dois jeitos de chegar ao trono nesta história.',
    },
    complete: [
      {
        name: 'Agarrar ou receber',
        text: 'Risque uma folha ao meio. De um lado: coisas que eu tento agarrar. Do outro: coisas que recebi sem ter puxado. Ligue com uma seta o que poderia mudar de lado.',
      },
      {
        name: 'A palavra que falta',
        text: 'Complete: Eu disse a … que ia … . Ainda dá tempo de … . O dia em que vou tratar disso é … .',
      },
    ],
    challenges: [
      {
        do: 'Ligue para alguém a quem você prometeu uma visita, um dinheiro ou uma resposta, e marque o dia de cumprir.',
        tell: 'O que a pessoa disse quando percebeu que você lembrava.',
      },
      {
        do: 'Numa roda em que você costuma falar primeiro, deixe de propósito que outra pessoa seja ouvida e elogiada.',
        tell: 'Quanto custou, de um a dez.',
      },
    ],
    children: {
      truth: 'O que Deus me dá eu não preciso arrancar.',
      to7: {
        story:
          'O rei Davi estava bem velhinho, deitado na cama. O filho Adonias pensou: agora o rei sou eu! Ele fez uma festa com muita comida. Não chamou o irmão Salomão. Mas Davi tinha prometido que Salomão ia ser o rei. A mãe de Salomão foi contar ao rei, e o profeta Natã também. Davi falou: o que eu prometi, eu faço hoje! Salomão subiu na mula do rei. Ploc, ploc, ploc. O sacerdote pôs azeite na cabeça dele. A trombeta tocou: fuuu! Todo mundo cantou e tocou flauta, tão alto que parecia que o chão tremia. Davi ficou feliz. Ele cumpriu a promessa.',
        activity:
          'Desfile da mula: um adulto leva cada criança de cavalinho enquanto as outras tocam flautas de mão e cantam.',
        questions: [
          'Quem queria ser rei sem esperar?',
          'Como Salomão chegou à festa dele?',
          'O que alguém prometeu a você e cumpriu?',
        ],
      },
      to12: {
        story:
          'Davi, o grande rei, agora mal saía da cama. Um dos filhos, Adonias, era bonito e nunca tinha ouvido um não do pai. Um dia ele resolveu: eu vou ser o rei! Arranjou carros, cavalos e cinquenta homens para correr na frente dele. Deu uma festa e convidou só quem ia bater palmas. Ficaram de fora o profeta Natã e o irmão Salomão. Acontece que Davi tinha jurado, diante de Deus, que o próximo rei seria Salomão. Bate-Seba e Natã foram ao quarto contar. Davi quase não tinha força, mas tinha palavra: assim farei hoje! Mandou pôr Salomão na sua própria mula, chamar o sacerdote, o profeta e as trombetas. Salomão não brigou nem empurrou ninguém. Foi levado, ungido com azeite, e a cidade inteira cantou. Muito tempo depois, outro filho de Davi entrou em Jerusalém montado num animal manso: Jesus.',
        activity:
          'Corrida ao contrário: ganha quem conseguir que um colega chegue primeiro. No fim, conversem sobre como foi torcer para outro.',
        questions: [
          'Por que Adonias não convidou Salomão?',
          'O que Davi fez, mesmo fraco?',
          'Quando é difícil esperar a sua vez?',
        ],
      },
      challenge: 'Cumpra hoje uma coisa que você prometeu a alguém da sua casa.',
    },
    prayer:
      'Senhor, tu livraste a nossa vida de tanta angústia. Abre a mão que agarra. Ajuda-nos a cumprir o que falamos, mesmo cansados, mesmo tarde. E que o nosso amém espere sempre pelo teu.',
    leader: {
      lost: 'O grupo se perde nos nomes e na trama do palácio. Conte a intriga em um minuto, antes de ler, e fique no contraste: um agarra, o outro recebe, e um velho cumpre a palavra.',
      tender:
        'Herança e preferência entre irmãos doem em muita família. Não deixe ninguém abrir processo na roda. Ofereça escuta depois e, se houver idoso sendo enganado ou pressionado, ajude a buscar proteção (Disque 100).',
      differ:
        'Alguns veem Natã e Bate-Seba como fiéis que defendem a promessa de Deus; outros notam também astúcia e medo de morrer. O texto deixa ver as duas coisas, e Deus conduz a história no meio delas.',
    },
    comfort:
      'Davi já não conseguia sair do quarto, e ainda assim havia uma palavra boa que só ele podia dizer. Fraqueza não tira de ninguém a voz diante de Deus.',
    closing: 'Mão fechada não recebe coroa.',
    words: [
      'adonias',
      'bate seba',
      'benaia',
      'zadoque',
      'abiatar',
      'giom',
      'mula do rei',
      'viva o rei salomao',
      'eu reinarei',
      'rogel',
      'trono de davi',
      'hagite',
    ],
  },
  {
    verses: '2:1-4',
    key: '2:2',
    title: 'O caminho de toda a terra',
    theme: 'as últimas palavras de um pai',
    themes: ['familia', 'obediencia', 'palavra', 'luto'],
    idea: 'Sabendo que vai morrer, Davi entrega ao filho o que não passa: coragem para andar de coração inteiro nos caminhos do Deus que cumpre o que fala.',
    context:
      'Davi reinou quarenta anos, venceu, errou feio, chorou filhos. Agora chama Salomão, que acaba de assumir o trono no lugar dele. Nos versículos seguintes ainda haverá contas antigas e duras do palácio. Estas quatro linhas vêm antes, e são a herança.',
    retold: [
      {
        verses: '2:1-3',
        says: 'Davi, perto de morrer, diz ao filho Salomão que vai pelo caminho de toda a terra. Pede que seja forte e guarde os mandamentos do Senhor, para ser bem-sucedido em tudo.',
      },
      {
        verses: '2:4',
        says: 'Davi lembra a palavra do Senhor: se os seus filhos andarem com verdade, de todo o coração e de toda a alma, nunca lhe faltará homem no trono de Israel.',
      },
    ],
    read: {
      verses: '2:1-4',
      how: 'Alguém mais velho lê para alguém mais novo, olhando nos olhos. Depois façam uma pausa e leiam de novo, trocando os dois.',
    },
    observe: [
      {
        ask: 'Que nome Davi dá à própria morte?',
        verses: '2:2',
        listen: 'O caminho de toda a terra: todo mundo passa por ele.',
      },
      {
        ask: 'Quantas palavras diferentes ele usa para dizer o que Deus ensinou, e onde isso está escrito?',
        verses: '2:3',
        listen: 'Ordenança, estatutos, mandamentos, direitos, testemunhos; na lei de Moisés.',
      },
      {
        ask: 'Quais são as condições e qual é a promessa que Davi repete?',
        verses: '2:4',
        listen: 'Guardar o caminho, andar com verdade, coração e alma; não faltar quem reine.',
      },
    ],
    interpret: [
      {
        ask: 'Davi podia ter falado de tesouro, exército e fronteira. Por que ele começa pelo caminho de Deus?',
        verses: '2:2-3',
        listen: 'Aprendeu na pele o que sustenta um rei.',
        follow: 'Que episódio da vida dele está por trás dessa frase?',
      },
      {
        ask: 'Depois de “sê homem” vem “Guarda a ordenança do SENHOR”. Que tipo de homem, ou de gente crescida, esse pai está descrevendo?',
        verses: '2:2-3',
        listen: 'Forte para obedecer, e não para mandar ou esconder o choro.',
      },
      {
        ask: 'O que muda entre andar certo e andar “com verdade, de todo seu coração, e de toda sua alma”?',
        verses: '2:4',
        listen: 'Por fora dá para imitar; por dentro não.',
      },
    ],
    live: [
      {
        ask: 'Que frase de alguém que já partiu ainda anda com você?',
        listen: 'Deixe vir riso e lágrima; ninguém precisa explicar.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Se você tivesse quatro linhas para deixar a um filho, neto ou sobrinho, qual seria a primeira?',
        listen: 'Uma frase, do jeito da pessoa.',
        for: ['parents', 'elderly', 'couples'],
      },
      {
        ask: 'Disseram a você o que é ser homem ou mulher de verdade. O que dessa lista você quer guardar e o que quer devolver?',
        listen: 'Força, choro, trabalho, fé; escute sem rir de ninguém.',
        for: ['young', 'teens', 'men', 'women'],
      },
      {
        ask: 'De qual adulto você gostaria de ouvir uma palavra de coragem, e sobre qual assunto?',
        listen: 'Um nome; talvez dê para procurar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que ponto a sua fé anda certa por fora e distraída por dentro?',
        listen: 'Hábito sem coração.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'E quem não teve um pai que dissesse nada disso: que voz ocupou esse lugar, ou ainda pode ocupar?',
        listen: 'Avó, professora, irmão na fé, o próprio Deus. Cuidado e tempo.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'Que conselho bom você deu a vida toda e só agora está conseguindo seguir?',
        listen: 'Honestidade com humor.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a frase que seu pai, sua mãe ou sua avó repetia na porta, quando você ia sair de casa?',
        bridge: 'Davi também tem uma frase para o filho. Só que desta vez quem vai sair é o pai.',
      },
      {
        text: 'Mostre, se tiver, ou descreva: um objeto velho da família que ninguém tem coragem de jogar fora.',
        bridge: 'Um rei podia deixar ouro. Vejam o que ele fez questão de deixar.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lembre a voz de alguém mais velho que quis o seu bem. Escreva uma frase que essa voz dizia.',
      bridge: 'Agora escute um pai velho falar com o filho.',
    },
    complete: [
      {
        name: 'Quatro linhas',
        text: 'Escreva a alguém mais novo: O que a vida me ensinou foi … . Tenha coragem para … . Guarde … . Deus me prometeu que … . Entregue, se quiser, ou guarde.',
      },
      {
        name: 'Herança',
        text: 'Faça três colunas: o que recebi e agradeço; o que recebi e não quero passar adiante; o que quero deixar. Ponha ao menos uma coisa em cada uma.',
      },
    ],
    challenges: [
      {
        do: 'Grave no celular, em um minuto, uma palavra de coragem para alguém mais novo da família e mande sem corrigir nada.',
        tell: 'A resposta que veio, nem que seja só uma figurinha.',
      },
      {
        do: 'Visite uma pessoa idosa e pergunte que conselho ela daria a quem tem a sua idade.',
        tell: 'O conselho, com as palavras dela.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    children: {
      truth: 'Posso ser corajoso e andar no caminho de Deus.',
      to7: {
        story:
          'O rei Davi já tinha o cabelo todo branquinho. Ele sabia que logo ia morar com Deus. Então chamou o filho Salomão para pertinho da cama. Salomão sentou e segurou a mão do pai. Davi disse: filho, seja forte! Não tenha medo. Ande no caminho que Deus ensinou. Faça o que ele manda, com o coração inteirinho. Assim tudo o que você fizer vai dar certo. Deus sempre cumpre o que promete. Salomão escutou tudo e guardou as palavras do pai no coração. Era o presente mais bonito que ele podia ganhar: mais bonito que a coroa!',
        activity:
          'Caminho no chão: façam com fita ou barbante um caminho pela sala. Andem de mãos dadas dizendo a cada passo: seja forte, Deus vai comigo.',
        questions: [
          'Quem chamou Salomão para conversar?',
          'O que o pai pediu que ele fizesse?',
          'Que coisa boa alguém da sua casa sempre diz?',
        ],
      },
      to12: {
        story:
          'Davi foi pastor, cantor, guerreiro e rei. Agora estava velho e sabia que ia morrer. Ele disse isso de um jeito calmo: eu vou pelo caminho de toda a terra, o caminho por onde todas as pessoas passam. Chamou o filho Salomão, que já era o novo rei. O que você acha que ele falou? Podia ter mostrado onde ficava o ouro, ou ensinado a vencer guerras. Mas disse: seja forte, seja homem. E explicou que força era essa: andar nos caminhos de Deus, guardar o que está escrito na lei, viver com verdade, de coração e de alma. Davi sabia do que falava, porque já tinha errado muito e Deus o perdoou. E lembrou a Salomão: Deus prometeu e Deus cumpre. Foi a melhor herança que um filho podia receber.',
        activity:
          'Carta para o futuro: cada um escreve um bom conselho para si mesmo daqui a cinco anos, dobra, põe a data e dá a um adulto para guardar.',
        questions: [
          'Que herança Davi deixou ao filho?',
          'Para que serve a força que ele pediu?',
          'Que conselho bom você já recebeu?',
        ],
      },
      challenge: 'Pergunte a alguém mais velho: que conselho você me dá? E escreva a resposta.',
    },
    prayer:
      'Deus dos nossos pais e dos nossos filhos, obrigado pelas vozes que nos ensinaram o caminho. Consola quem sente falta delas, ou nunca as teve. Faz a gente andar com verdade, de coração e de alma, para deixar coisa boa a quem vem depois.',
    leader: {
      lost: 'A conversa pode escorregar para uma barganha: obedeço e tudo dá certo. Mostre que Davi fala de uma aliança e de um coração inteiro, e que ele próprio viveu de perdão. Se perguntarem dos versículos 5 a 9, diga com franqueza que são duros e contam a política daquele tempo.',
      tender:
        'Para quem perdeu o pai há pouco, ou cresceu sem ele, esta leitura aperta. Avise antes, deixe ficar em silêncio, e não complete com frases prontas. Se alguém falar em não querer viver, fique junto e ligue com a pessoa para o CVV, 188.',
    },
    comfort:
      'Davi chama a morte de caminho de toda a terra. Quem você ama não se perdeu numa estrada secreta: foi por onde passam os pais e os reis, e o Deus que fez a promessa conhece esse caminho inteiro.',
    closing: 'O que a gente deixa de melhor não cabe em testamento.',
    words: [
      'ultimas palavras de davi',
      'caminho de toda a terra',
      'esforca te',
      'se homem',
      'se homem salomao',
      'guarda a ordenanca',
      'lei de moises',
      'davi a salomao',
      'heranca',
      'legado',
    ],
  },
  {
    verses: '3:4-15',
    key: '3:9',
    title: 'Um coração que escuta',
    theme: 'pedir sabedoria',
    themes: ['sabedoria', 'oracao', 'humildade', 'servico'],
    idea: 'Diante de um Deus que pergunta o que ele quer, Salomão reconhece que não sabe e pede um coração que saiba ouvir, para o bem dos outros e não para a própria grandeza.',
    context:
      'Salomão acaba de herdar o trono de Davi em meio a intrigas de palácio. É jovem, casou-se por política, ainda cultua onde der. Numa noite, em Gibeão, Deus lhe oferece o que muita gente pediria aos gritos.',
    retold: [
      {
        verses: '3:4-9',
        says: 'Salomão oferece mil holocaustos em Gibeão, e Deus aparece em sonho e manda pedir. O rei diz que é jovem e não sabe nada, e pede um coração com entendimento para julgar o povo.',
      },
      {
        verses: '3:10-14',
        says: 'O Senhor se agrada, porque Salomão não pediu longa vida, riquezas nem a morte dos inimigos. Dá a ele um coração sábio, e também a riqueza e a honra que não pediu.',
      },
      {
        verses: '3:15',
        says: 'Salomão acorda e vê que era sonho. Vai a Jerusalém, apresenta-se diante da arca, oferece sacrifícios e dá um banquete a todos os seus servos.',
      },
    ],
    read: {
      verses: '3:5-15',
      how: 'Quem lê Deus faz a pergunta do versículo 5 e espera dez segundos, olhando cada um, antes que Salomão responda.',
    },
    observe: [
      {
        ask: 'O que Salomão lembra e reconhece antes de pedir?',
        verses: '3:6-8',
        listen: 'A bondade de Deus com Davi, a própria pouca idade, o tamanho do povo.',
      },
      {
        ask: 'Qual é o pedido, nas palavras dele, e para que serve?',
        verses: '3:9',
        listen: 'Coração com entendimento, para julgar o povo e discernir o bem do mal.',
      },
      {
        ask: 'Que coisas Deus repara que ele não pediu?',
        verses: '3:11',
        listen: 'Vida longa, riqueza, morte dos inimigos.',
      },
    ],
    interpret: [
      {
        ask: 'Dizer não sei nem entrar nem sair parece péssimo começo para um rei. Por que foi bom começo?',
        verses: '3:7',
        listen: 'Quem sabe que não sabe consegue ouvir.',
        follow: 'Em que cargo você já fingiu que sabia?',
      },
      {
        ask: 'Em hebraico, o pedido é por um coração que escuta. O que a escuta tem a ver com governar, criar filhos ou liderar?',
        verses: '3:9',
        listen: 'Justiça começa por ouvir os dois lados, e Deus.',
      },
      {
        ask: 'Por que esse pedido agradou ao Senhor?',
        verses: '3:10-11',
        listen: 'Ele pensou no povo; a sabedoria era para servir.',
      },
    ],
    live: [
      {
        ask: 'Se Deus perguntasse esta noite o que você quer, qual seria a primeira resposta, sem maquiagem?',
        listen: 'Riso e verdade juntos; nenhuma resposta é boba.',
      },
      {
        ask: 'Que decisão tem tirado o seu sono, e quem você ainda não escutou a respeito dela?',
        listen: 'O lado calado costuma saber algo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Escolher amigos, curso, namoro: como você distingue o bom do que só parece bom?',
        listen: 'Tempo, conselho, fruto: deixe que eles formulem.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Na última discussão com um filho, quanto vocês falaram e quanto escutaram?',
        listen: 'Números engraçados ajudam a confessar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Salomão começou muito bem e terminou mal. O que protege a sabedoria de quem já a recebeu há muito tempo?',
        listen: 'Continuar pedindo; deixar-se corrigir.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Em que assunto de fé você pode dizer, com alívio, que ainda não sabe entrar nem sair?',
        listen: 'Não saber é lugar bom para começar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Lâmpada mágica: um pedido só, cinco segundos para responder. Vale qualquer coisa, menos mais pedidos.',
        bridge: 'Fizeram essa oferta a um rei jovem, e a resposta surpreendeu até Deus.',
      },
      {
        text: 'Qual foi o cargo, a tarefa ou a criança de colo que você assumiu sem ter a menor ideia do que fazer?',
        bridge: 'Não sei entrar nem sair, disse Salomão no primeiro dia de trabalho.',
        for: ['adults', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e escute, por um minuto, o som mais distante que conseguir, depois o mais próximo.',
      bridge: 'Um rei pediu um coração que fizesse isso.',
    },
    complete: [
      {
        name: 'Pede o que queres',
        text: 'Escreva rápido cinco pedidos. Ao lado de cada um, anote a quem ele serve. Escolha um para reescrever de modo que outros também se beneficiem.',
      },
      {
        name: 'Dois ouvidos',
        text: 'Desenhe duas orelhas. Numa, as vozes que você já ouviu sobre uma decisão; na outra, as que faltam: quem sofre com ela, quem discorda, Deus.',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma decisão desta semana, escute duas pessoas que serão afetadas por ela e peça sabedoria em voz alta.',
        tell: 'O que você não teria percebido sozinho.',
      },
      {
        do: 'Numa conversa importante, faça três perguntas antes de dar uma opinião.',
        tell: 'Qual pergunta fez a outra pessoa se abrir.',
      },
    ],
    children: {
      truth: 'Peço a Deus um coração que sabe escutar.',
      to7: {
        story:
          'Salomão era um rei bem novinho. Uma noite, ele dormiu e sonhou. No sonho, Deus perguntou: Salomão, o que você quer? Pode pedir! Ele podia pedir um monte de ouro. Podia pedir para viver muito tempo. Podia pedir para ganhar todas as guerras. O que ele pediu? Salomão disse: Senhor, eu ainda não sei ser rei. Dê para mim um coração que escuta, para eu saber o que é bom e o que é mau, e cuidar bem do povo. Deus gostou muito desse pedido! Deu a ele muita sabedoria. E Salomão acordou feliz, agradeceu e fez uma festa para todos.',
        activity:
          'Brincadeira do som: de olhos fechados, adivinhem barulhos (chave, papel, água). Depois cada um diz um pedido bom para Deus.',
        questions: [
          'O que Deus perguntou a Salomão?',
          'O que ele pediu?',
          'Quando é importante escutar bem?',
        ],
      },
      to12: {
        story:
          'Davi tinha morrido, e o filho dele, Salomão, virou rei muito jovem. O povo era enorme, e cada um chegava com um problema diferente. Uma noite, num sonho, Deus disse: peça o que você quer que eu lhe dê. Pense em tudo o que um rei podia pedir! Salomão começou agradecendo pelo que Deus fez com o pai. Depois foi sincero: sou como um menino, nem sei como entrar nem sair. E pediu: dê-me um coração que entenda, que saiba ouvir, para julgar bem o povo e saber o que é certo e o que é errado. Deus ficou contente, porque ele não pensou em dinheiro, nem em vida comprida, nem em vingança. Pensou nas pessoas. Então Deus lhe deu sabedoria como ninguém tinha, e deu também o que ele não pediu. Ser sábio não é saber tudo. É saber escutar Deus e os outros, e escolher o bem.',
        activity:
          'Tribunal da sabedoria: o grupo ouve dois lados de uma briga inventada e precisa fazer três perguntas antes de dar uma solução justa.',
        questions: [
          'O que Salomão reconheceu antes de pedir?',
          'Por que o pedido dele agradou a Deus?',
          'Em que situação você precisa de sabedoria?',
        ],
      },
      challenge: 'Antes de responder numa briga, escute o outro até o fim.',
    },
    prayer:
      'Senhor, a gente também não sabe entrar nem sair. Dá-nos um coração que escuta: a ti, aos pequenos, a quem discorda. Livra-nos de pedir só para nós. E guarda até o fim a sabedoria que nos deste.',
    leader: {
      lost: 'Vira receita: peça sabedoria e ganhe riqueza de brinde. O que Deus acrescentou foi dom para aquele rei. Fique no pedido, e lembre que Tiago 1:5 o oferece a todos.',
      tender:
        'Quem tomou uma decisão ruim, com consequências pesadas, pode se condenar. A sabedoria se pede também depois do erro. Ouça sem julgar e, havendo dívida, saúde ou justiça no meio, ajude a procurar quem entende.',
    },
    comfort:
      'Há épocas em que não se sabe nem entrar nem sair de casa. Você pode dizer isso a Deus com essas palavras. Foi assim que começou a melhor oração de um rei.',
    closing: 'Dá-nos, Senhor, um coração que escuta.',
    words: [
      'salomao',
      'gibeao',
      'pede o que queres',
      'sabedoria',
      'coracao entendido',
      'coracao sabio',
      'discernir',
      'sonho',
      'nao sei como entrar nem sair',
      'julgar o povo',
      'riquezas e honra',
      'davi',
      'entendimento',
      'rei jovem',
    ],
  },
  {
    verses: '3:16-28',
    key: '3:26',
    title: 'A mãe que abriu a mão',
    theme: 'a justiça que enxerga o coração',
    themes: ['justica', 'sabedoria', 'filhos', 'luto'],
    idea: 'A sabedoria que Deus deu a Salomão serve a quem ninguém ouviria, e descobre a verdade pelo amor: a mãe é quem prefere perder o filho a vê-lo morrer.',
    context:
      'Deus acaba de dar a Salomão um coração que sabe ouvir. O primeiro caso contado é de duas prostitutas que moram juntas, sem família, sem testemunha. Cada uma deu à luz um menino; um deles morreu à noite. As duas dizem que o vivo é seu.',
    retold: [
      {
        verses: '3:16-21',
        says: 'Duas prostitutas vão ao rei. Uma conta que o filho da outra morreu à noite, e que a outra trocou os meninos enquanto ela dormia.',
      },
      {
        verses: '3:22-23',
        says: 'Diante do rei, cada mulher repete que o menino vivo é seu e que o morto é da outra.',
      },
      {
        verses: '3:24-26',
        says: 'O rei pede uma espada e manda partir o menino ao meio. A mãe se comove e pede que o deem à outra, que responde: “Nem a mim nem a ti”.',
      },
      {
        verses: '3:27-28',
        says: 'O rei manda dar o menino à mulher que não quis vê-lo morto, porque ela é a mãe. Todo Israel vê que há nele sabedoria de Deus para julgar.',
      },
    ],
    read: {
      verses: '3:17-28',
      how: 'Três leitores: a primeira mulher, a outra e o rei. O narrador lê devagar; no versículo 26 façam uma pausa antes de continuar.',
    },
    observe: [
      {
        ask: 'O que a primeira mulher conta daquela noite e da manhã seguinte?',
        verses: '3:19-21',
        listen: 'Uma morte na cama, uma troca no escuro, o susto ao amamentar.',
      },
      {
        ask: 'Por que seria difícil saber quem falava a verdade?',
        verses: '3:18, 3:22',
        listen: 'Só as duas na casa; uma palavra contra a outra.',
      },
      {
        ask: 'Como cada mulher reage à ordem do rei?',
        verses: '3:26',
        listen: 'Uma se comove e entrega o filho; a outra aceita a partilha.',
      },
      {
        ask: 'O que o povo percebeu ao ouvir do caso?',
        verses: '3:28',
        listen: 'Sabedoria de Deus para julgar.',
      },
    ],
    interpret: [
      {
        ask: 'Antes de julgar, o rei repete com cuidado o que cada uma disse. Que respeito aparece nisso?',
        verses: '3:23',
        listen: 'Ele ouviu as duas, gente que ninguém ouvia.',
        follow: 'Quem, na nossa cidade, quase nunca é ouvido até o fim?',
      },
      {
        ask: 'O que Salomão queria trazer à luz quando pediu a espada, e como dá para saber que não queria o que mandou?',
        verses: '3:24-25, 3:27',
        listen: 'Queria ver o coração; a segunda ordem é: não o mateis.',
      },
      {
        ask: 'A mãe renuncia ao filho e, assim, mostra que é mãe. O que isso ensina sobre o amor?',
        verses: '3:26-27',
        listen: 'Quer a vida do outro mais do que a posse; o evangelho segue essa mesma direção.',
      },
    ],
    live: [
      {
        ask: 'Numa briga por alguém ou por alguma coisa, quando foi que a vontade de ganhar ficou maior que o bem de quem estava no meio?',
        listen: 'Separação, herança, igreja; sem dizer nomes.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'De que você já abriu mão por amor, e quase ninguém soube?',
        listen: 'Honre; não peça que prove.',
        for: ['parents', 'women', 'men', 'elderly'],
      },
      {
        ask: 'Duas versões da mesma história chegam ao seu celular. O que você faz antes de escolher um lado?',
        listen: 'Esperar, ouvir, não repassar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pessoa a gente costuma julgar pela ficha antes mesmo de ela abrir a boca?',
        listen: 'Um exemplo do bairro; pergunte o que seria ouvir.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Essas duas mulheres entraram na presença do rei do jeito que estavam. O que dificulta você chegar a Deus do jeito que está?',
        listen: 'Vergonha, passado; o rei as recebeu.',
        for: ['new-believers', 'visitors', 'women'],
      },
      {
        ask: 'Em que discussão desta semana uma pergunta bem feita ajudaria mais do que outro argumento?',
        listen: 'Pensem na pergunta, com palavras.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Quando a dor vira amargura, a pessoa pode dizer: nem a mim nem a ti. O que ajuda alguém a não chegar a esse ponto?',
        listen: 'Companhia, luto chorado, verdade. Ninguém precisa contar a sua.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a disputa mais ridícula da sua infância: a janela do carro, o último pão de queijo, o lado da cama? Como um adulto resolveu?',
        bridge: 'Hoje aparece uma disputa que não tem nada de boba, e um rei que precisa resolver.',
      },
      {
        text: 'Duas pessoas contam a mesma cena do dia, uma delas trocando um detalhe; o grupo tenta descobrir com três perguntas quem trocou.',
        bridge: 'Descobrir a verdade sem testemunha é difícil. Um rei moço teve de tentar.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha na palma da mão uma coisa pequena de que você gosta. Feche. Abra. Repare qual dos dois gestos protege melhor.',
      bridge: 'Uma mulher protegeu o filho abrindo a mão.',
    },
    complete: [
      {
        name: 'Os dois lados da mesa',
        text: 'Pense num desentendimento. Escreva: Um lado diria … . O outro diria … . Quem está no meio precisa de … . A pergunta que eu faria é … .',
      },
      {
        name: 'Posse ou cuidado',
        text: 'Complete em segredo: Eu seguro … com força porque … . Se eu pensasse só no bem de quem amo, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Antes de opinar sobre uma briga de que só ouviu um lado, procure ouvir o outro, ou então não comente com ninguém.',
        tell: 'O que era diferente do que parecia.',
      },
      {
        do: 'Descubra um serviço que acolhe mães sozinhas na sua cidade e leve um pacote de fraldas.',
        tell: 'O nome do lugar e do que mais precisam.',
      },
    ],
    children: null,
    prayer:
      'Senhor, tu ouves quem ninguém ouve e vês o que foi feito no escuro. Acolhe as mães que perderam filhos e as que lutam sozinhas. Dá aos juízes e a nós um coração que pergunta. E ensina-nos o amor que prefere perder a ferir.',
    leader: {
      lost: 'Uns param na espada, outros na fama do rei esperto. Passe depressa pela esperteza e chegue ao versículo 26, onde a verdade aparece: no coração que se comove.',
      tender:
        'Um bebê morre dormindo, logo no começo. Avise no início e deixe claro que ninguém precisa ficar. Não diga que foi vontade de Deus nem que foi culpa. Quem perdeu um filho merece um abraço e alguém que volte a perguntar na outra semana. Havendo sinal de desespero: CVV 188. Criança em perigo ou negligenciada: Disque 100.',
    },
    comfort:
      'A Bíblia não esconde aquela manhã em que uma mãe olhou o berço. Se você conhece essa dor, não precisa achar palavras. Houve um rei que ouviu até o fim, e há um Deus maior que ele.',
    closing: 'Quem ama de verdade abre a mão para que o outro viva.',
    words: [
      'duas mulheres',
      'duas maes',
      'prostitutas',
      'espada',
      'parti por meio',
      'menino vivo',
      'salomao julga',
      'juizo de salomao',
      'sabedoria de deus',
      'entranhas',
      'julgamento',
    ],
  },
  {
    verses: '6:1-14',
    key: '6:13',
    title: 'Uma obra sem martelada',
    theme: 'a casa de Deus e a presença de Deus',
    themes: ['obediencia', 'trabalho', 'adoracao', 'santidade'],
    idea: 'No meio da obra mais bonita de Israel, Deus interrompe com uma palavra: mais do que pedra e cedro, ele quer gente que ande com ele, pois é no meio do povo que promete morar.',
    context:
      'Quase quinhentos anos depois do Egito, Israel deixa de ter só uma tenda e começa a construir uma casa para Deus, o que Davi quis e não pôde. Pedra, cedro e milhares de trabalhadores. O capítulo enumera medidas e, de repente, no meio da obra, Deus fala.',
    retold: [
      {
        verses: '6:1-6',
        says: 'No quarto ano do seu reino, Salomão começa a casa do Senhor. Ela tem sessenta côvados de comprimento, um pórtico, janelas estreitas por fora e câmaras ao redor.',
      },
      {
        verses: '6:7',
        says: 'As pedras da casa do Senhor chegam já acabadas, e durante a obra não se ouve martelo, machado nem outro instrumento de ferro.',
      },
      {
        verses: '6:8-10',
        says: 'Salomão faz um caracol para subir aos aposentos de cima, acaba a casa e a cobre com painéis de cedro.',
      },
      {
        verses: '6:11-14',
        says: 'O Senhor diz a Salomão que, se ele guardar os seus mandamentos, habitará no meio de Israel e não abandonará o povo. E Salomão acaba a casa.',
      },
    ],
    read: {
      verses: '6:7-14',
      how: 'Leiam o versículo 7 quase sussurrando, como quem não quer fazer barulho numa obra. O 12 e o 13, em voz clara.',
    },
    observe: [
      {
        ask: 'O que se ouvia, e o que não se ouvia, na construção?',
        verses: '6:7',
        listen: 'Nem martelo, nem machado, nem ferro; as pedras já vinham prontas.',
      },
      {
        ask: 'Em que momento da obra vem a palavra do Senhor?',
        verses: '6:9-11, 6:14',
        listen: 'No meio; antes e depois o texto fala em acabar a casa.',
      },
      {
        ask: 'O que Deus pede a Salomão e o que promete?',
        verses: '6:12-13',
        listen: 'Andar, fazer, guardar; firmar a palavra, habitar, não deixar.',
      },
    ],
    interpret: [
      {
        ask: 'Deus diz “Esta casa que tu edificas” e logo fala de andar nos mandamentos. Que engano ele estava evitando?',
        verses: '6:12',
        listen: 'Achar que prédio bonito garante Deus.',
        follow: 'Com que a gente troca a obediência hoje?',
      },
      {
        ask: 'A promessa é habitar em meio dos filhos de Israel, e não dentro das paredes. Que diferença faz?',
        verses: '6:13',
        listen: 'A presença é com gente; em Jesus, Deus mora no nosso meio.',
      },
      {
        ask: 'Cada pedra chegava já trabalhada da pedreira. O que esse silêncio pode dizer sobre o lugar e sobre o modo de fazer a obra?',
        verses: '6:7',
        listen: 'Reverência, preparo longe dos olhos; não force além disso.',
      },
    ],
    live: [
      {
        ask: 'Que trabalho seu acontece longe da vista, como o de quem lapidava pedra na pedreira?',
        listen: 'Casa, cuidado, estudo, bastidor da igreja.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Se Deus falasse no meio da sua obra atual, a da casa, da carreira ou da igreja, sobre o que seria?',
        listen: 'Um assunto só, com franqueza.',
        follow: 'O que você estaria ocupado demais para ouvir?',
      },
      {
        ask: 'Antes da foto pronta existe um bocado de preparo chato. Em que você está sendo lapidado agora?',
        listen: 'Estudo, treino, espera, caráter.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde a casa de vocês está bonita e o andar juntos ficou para depois?',
        listen: 'Reforma sem conversa; um passo pequeno.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em tantos anos de igreja, o que você ajudou a levantar, e o que essa obra fez com o seu coração?',
        listen: 'Gratidão, cansaço, talvez orgulho.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Para você, que está chegando, o que num templo ajuda a pensar em Deus e o que atrapalha?',
        listen: 'Resposta livre; aprendam com ela.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Onde dá para fazer a coisa certa com menos barulho: em casa, no serviço, na internet?',
        listen: 'Um exemplo desta semana.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a obra ou mudança mais barulhenta que você já aguentou: vizinho, furadeira, caminhão de madrugada?',
        bridge: 'Houve uma obra enorme em que não se ouvia um martelo.',
      },
      {
        text: 'Em duplas, empilhem cinco livros ou copos sem fazer nenhum ruído. Quem fizer barulho recomeça.',
        bridge: 'Com pedras de toneladas, os pedreiros de Salomão trabalharam assim.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Fique um minuto sem tocar em nada que faça barulho. Conte os sons que sobram.',
      bridge: 'Numa obra calada assim, Deus falou.',
    },
    complete: [
      {
        name: 'Obra em andamento',
        text: 'Desenhe uma casa pela metade. Nos tijolos: o que já está de pé em mim. Nos espaços vazios: o que falta. Na porta, escreva a promessa do versículo 13: “não deixarei a meu povo”.',
      },
      {
        name: 'Pedra da pedreira',
        text: 'Complete: Ninguém vê, mas eu estou trabalhando em … . O que mais dói nessa lapidação é … . Quem me ajuda é … .',
      },
    ],
    challenges: [
      {
        do: 'Faça um serviço na igreja ou em casa de que ninguém vai saber, e não conte a ninguém até o próximo encontro.',
        tell: 'Não o que fez, e sim como foi ficar calado.',
      },
      {
        do: 'Escolha dez minutos por dia, no meio do trabalho, para parar as mãos e ler um salmo curto.',
        tell: 'Em que dia a pausa mudou o resto.',
      },
    ],
    children: {
      truth: 'Deus quer morar no meio da gente.',
      to7: {
        story:
          'O rei Salomão resolveu construir uma casa bem bonita para as pessoas adorarem a Deus. Tinha pedra grandona e madeira cheirosa. Mas sabe o que era engraçado? A obra não fazia barulho! Nada de toc, toc, toc. Nada de serra. As pedras eram cortadas longe dali e chegavam prontinhas. Era só encaixar, bem quietinho. Um dia, no meio do trabalho, Deus falou com Salomão: a casa está ficando bonita. Mas o que eu quero mesmo é que você ande comigo e faça o que eu ensino. Aí eu vou morar no meio do meu povo e não vou deixar vocês. Salomão escutou e terminou a casa.',
        activity:
          'Obra silenciosa: com blocos ou caixas, montem uma casinha sem nenhum barulho. No fim, todos entram em volta dela de mãos dadas.',
        questions: [
          'Que barulho a obra não fazia?',
          'Quem falou com Salomão no meio do trabalho?',
          'Onde Deus quer morar?',
        ],
      },
      to12: {
        story:
          'Por muito tempo o povo de Deus adorou numa tenda. Davi sonhou com uma casa de pedra, mas foi o filho dele, Salomão, quem construiu. A obra era enorme: pedras imensas, cedro do Líbano, escada em caracol, quartinhos em volta. E tinha um detalhe curioso: lá dentro não se ouvia martelo, machado nem ferramenta de ferro. As pedras eram cortadas e acertadas na pedreira, longe, e já chegavam prontas para encaixar. No meio dessa obra caprichada, Deus falou com o rei. Não elogiou a parede nem o telhado. Disse: se você andar no que eu ensino, eu cumpro o que prometi a seu pai. Vou morar no meio do povo e não vou deixar vocês. Salomão entendeu: o mais importante não é a casa, é andar com quem mora nela. Depois acabou a construção.',
        activity:
          'Pedras prontas: cada um recorta e pinta em casa ou num canto uma pedra de papel com o próprio nome. Depois, calados, montem juntos uma parede.',
        questions: [
          'Por que a obra era silenciosa?',
          'O que Deus queria mais do que a casa bonita?',
          'Em que você quer caprichar sem ninguém ver?',
        ],
      },
      challenge: 'Faça uma coisa boa em silêncio e não conte para ninguém.',
    },
    prayer:
      'Senhor, obrigado pelas mãos que lavram pedra longe dos aplausos. Interrompe a nossa obra quando ela ficar maior que tu. Anda conosco, mora no nosso meio, e não nos deixes.',
    leader: {
      lost: 'As medidas cansam, e alguém vai querer achar segredo em cada número. Conte que era uma casa de uns trinta metros, mostre o silêncio do versículo 7 e siga para a palavra dos versículos 12 e 13. O versículo 13 não é sobre campanha de construção.',
      tender:
        'Há quem tenha se esgotado, ou sido explorado, em nome da obra de Deus. Os trabalhos obrigatórios do capítulo 5 mostram que isso é antigo. Dê espaço, e não cobre mais serviço de quem está cansado.',
    },
    comfort:
      'Você pode estar numa fase em que nada aparece, só lasca e pó. Deus falou com Salomão no meio da obra, antes do telhado e da festa. Ele não espera você ficar pronto para ficar perto.',
    closing: 'Deus não pede só uma casa: pede companhia.',
    words: [
      'construcao do templo',
      'templo de salomao',
      'nem martelos nem machados',
      'cedro',
      'pedras',
      'habitarei',
      'casa do senhor',
      'mes de zife',
      'edificou a casa',
      'hirao',
      'libano',
      'pedreira',
    ],
  },
  {
    verses: '8:22-53',
    key: '8:30',
    title: 'Ouve tu nos céus',
    theme: 'a oração que cabe em toda ferida',
    themes: ['oracao', 'perdao', 'arrependimento', 'adoracao'],
    idea: 'Salomão sabe que nenhuma casa contém Deus, e mesmo assim pede que ali ele ouça e perdoe, em toda desgraça que o povo, o estrangeiro e o exilado possam trazer.',
    context:
      'O templo está pronto e a arca entrou. De mãos abertas diante de todos, Salomão pergunta: “haveria Deus de habitar na terra?” Nem o céu do céu o contém (8:27). Então imagina sete situações difíceis e, em cada uma, repete o mesmo pedido. Depois da leitura vêm o estrangeiro (8:41-43) e quem foi levado para longe (8:46-50).',
    retold: [
      {
        verses: '8:22-26',
        says: 'Diante do altar, Salomão diz que não há Deus como o Senhor e pede que cumpra a promessa feita a Davi.',
      },
      {
        verses: '8:27-30',
        says: 'Salomão pede que Deus tenha os olhos abertos sobre a casa noite e dia, ouça dos céus e perdoe.',
      },
      {
        verses: '8:31-40',
        says: 'Salomão pede justiça para quem é acusado e perdão quando o pecado trouxer derrota, seca ou fome, pois só Deus conhece os corações.',
      },
      {
        verses: '8:41-45',
        says: 'Salomão pede que Deus ouça o estrangeiro, para que todos conheçam o seu nome, e o povo que sai à batalha.',
      },
      {
        verses: '8:46-53',
        says: 'Não há quem não peque, diz Salomão. Se o povo, no cativeiro, cair em si, Deus perdoe, pois são os que ele tirou do Egito.',
      },
    ],
    read: {
      verses: '8:28-39',
      how: 'Um leitor faz a oração; toda vez que aparecer ouve tu nos céus, o grupo inteiro repete essas palavras de mãos abertas.',
    },
    observe: [
      {
        ask: 'O que Salomão pede que Deus mantenha aberto, por quanto tempo e sobre o quê?',
        verses: '8:28-29',
        listen: 'Os olhos, noite e dia, sobre aquela casa; e os ouvidos.',
      },
      {
        ask: 'Que situações ele imagina que trariam gente para orar?',
        verses: '8:31-33, 8:35, 8:37',
        listen: 'Briga com o próximo, derrota, seca, fome, praga, doença, cerco.',
      },
      {
        ask: 'Quais pedidos voltam depois de cada situação?',
        verses: '8:30, 8:32, 8:34, 8:36, 8:39',
        listen: 'Ouve, perdoa, julga com justiça, traze de volta, ensina, age.',
      },
      {
        ask: 'O que só Deus conhece?',
        verses: '8:38-39',
        listen: 'O coração de cada um, com a sua ferida.',
      },
    ],
    interpret: [
      {
        ask: 'É a inauguração, e o rei fala de pecado, seca e derrota. Por que uma festa teria uma oração assim?',
        verses: '8:33-37',
        listen: 'Ele conhece o povo; quer deixar uma porta aberta para o dia ruim.',
      },
      {
        ask: 'Ouvir e perdoar aparecem juntos no versículo 30. Por que um pedido precisa do outro?',
        verses: '8:30, 8:34',
        listen: 'Ser ouvido sem ser perdoado daria medo; a graça abre a conversa.',
        follow: 'O que Jesus acrescenta a essa certeza?',
      },
      {
        ask: 'No meio da lista de tragédias do povo entra “a ferida de seu coração”. O que isso diz sobre o que cabe numa oração?',
        verses: '8:38-39',
        listen: 'Cabe o que é de todos e o que só um sabe.',
      },
    ],
    live: [
      {
        ask: 'Das situações da lista, qual é mais parecida com o que a sua casa vive agora: briga, derrota, seca, doença?',
        listen: 'Só o nome da situação já basta.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Que ferida você reconhece, mas quase nunca leva numa oração?',
        listen: 'Ninguém precisa dizer qual. Silêncio vale.',
        for: ['adults', 'women', 'men', 'mourning'],
      },
      {
        ask: 'Quando tudo fecha, feito céu sem chuva, para onde você corre primeiro: tela, comida, amigo, quarto, Deus?',
        listen: 'Sinceridade; todas as respostas ajudam.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Depois da seca, Salomão pede que Deus ensine “o bom caminho”. O que uma fase ruim já ensinou a você sobre por onde andar?',
        listen: 'Lição aprendida, sem dizer que a dor foi boa.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Ele também orou pelo estrangeiro que viesse de longe. O que ajudaria alguém de fora a se sentir ouvido no nosso grupo?',
        listen: 'Uma mudança concreta no jeito de receber.',
        for: ['long-believers', 'young'],
      },
      {
        ask: 'Você, que talvez não se sinta da casa: que pergunta faria a Deus sabendo que ele ouve também quem vem de longe?',
        listen: 'Acolha a pergunta; não responda correndo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Com quem você tem uma conta aberta, e o que pediria ao juiz que vê os dois lados?',
        listen: 'Versículos 31 e 32: justiça, e não vingança.',
      },
    ],
    icebreakers: [
      {
        text: 'Para que canto da casa você vai quando precisa pensar: o banheiro, o quintal, a laje, o carro estacionado?',
        bridge: 'Salomão pediu que um lugar fosse, para todos, o canto de falar com Deus.',
      },
      {
        text: 'Telefone de lata: quem já brincou? Contem a ligação ou mensagem mais difícil de completar que tiveram.',
        bridge: 'Um rei pediu sete vezes que a linha nunca caísse.',
        for: ['adults', 'teens', 'young'],
      },
    ],
    quiet: {
      text: 'Abra as mãos sobre os joelhos, com as palmas para cima. Fique assim três respirações.',
      bridge: 'Foi desse jeito, de mãos estendidas, que Salomão orou.',
    },
    complete: [
      {
        name: 'Quando …, ouve tu',
        text: 'Escreva três linhas no molde do rei: Quando … , ouve tu nos céus e … . Uma linha para a sua casa, uma para a cidade, uma para alguém de longe.',
      },
      {
        name: 'A ferida e as mãos',
        text: 'Desenhe duas mãos abertas. Numa, o que dói e eu reconheço. Na outra, o que eu peço: ouvir, perdoar, ensinar, agir ou trazer de volta.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma janela ou uma cadeira e ore ali três noites, com as mãos abertas, começando por: ouve e perdoa.',
        tell: 'Que assunto apareceu sem você chamar.',
      },
      {
        do: 'Ore pelo nome por um estrangeiro ou recém-chegado que você conhece, e pergunte a ele do que sente falta.',
        tell: 'O que ele respondeu.',
      },
    ],
    children: {
      truth: 'Deus é enorme e escuta a minha oração.',
      to7: {
        story:
          'A casa de Deus ficou pronta! Todo o povo veio ver. O rei Salomão ficou na frente, levantou as mãos para o céu e orou bem alto: Deus, não existe ninguém como o Senhor! O céu inteiro é pequeno para o Senhor. Quanto mais esta casa que eu fiz! Mesmo assim, escuta a gente. Quando alguém brigar e ficar triste, escuta. Quando não chover, escuta. Quando alguém ficar doente, escuta. Quando alguém errar e pedir desculpa, escuta e perdoa. Quando vier uma pessoa de bem longe, escuta também! Salomão sabia que Deus conhece o coração de cada um. E Deus escuta de verdade.',
        activity:
          'Levantem as mãos como Salomão. Cada criança diz uma situação (quando eu estiver com medo…) e todos respondem: escuta, Deus!',
        questions: [
          'Onde Salomão pôs as mãos para orar?',
          'O que é pequeno para Deus?',
          'Quando você quer que Deus escute você?',
        ],
      },
      to12: {
        story:
          'Depois de sete anos de trabalho, o templo ficou pronto. Era dia de festa. Salomão podia ter feito um discurso sobre o ouro das paredes. Mas abriu as mãos e perguntou uma coisa esperta: será que Deus mora na terra? Nem o céu, nem o céu do céu, cabe o Senhor; imagine esta casa! Então fez um pedido: mesmo assim, ouve. E foi pensando em dias difíceis. Quando alguém fizer mal ao vizinho, ouve. Quando o povo errar e perder, ouve e perdoa. Quando não chover, ouve e ensina o bom caminho. Quando houver fome ou doença, e alguém reconhecer a ferida do coração, ouve. Quando vier um estrangeiro de terra distante, ouve também. E quando alguém estiver preso, bem longe daqui, ouve. Só Deus conhece o coração de todos. Por isso se pode orar em qualquer dia, bom ou ruim.',
        activity:
          'Rosa dos ventos da oração: quatro pontas no papel (casa, escola, cidade, longe). Em cada uma, escrevam um pedido que termina com ouve tu.',
        questions: [
          'Por que nenhuma casa contém Deus?',
          'Por quem Salomão pediu além do seu povo?',
          'Que pedido você põe na ponta casa?',
        ],
      },
      challenge: 'Três noites, ore de mãos abertas por alguém que mora longe.',
    },
    prayer:
      'Ouve tu nos céus, Senhor: a briga que não acaba, o céu fechado, a ferida que só tu conheces. Ouve o de casa e o de fora. Ouve, perdoa, ensina o bom caminho. Nem o céu te contém, e tu te inclinas para nós.',
    leader: {
      lost: 'A lista liga seca e derrota a pecado do povo, e alguém pode aplicar isso a todo sofrimento. Diga que Salomão fala da aliança com Israel e que, no versículo 38, ele abre espaço para qualquer dor. Jó e Jesus corrigem quem faz conta simples.',
      tender:
        'Quem perdeu a saúde ou a lavoura pode ouvir: a culpa é sua. Corte isso com carinho. Quem trouxer uma ferida antiga não deve ser puxado a contá-la. Se houver perigo em casa, converse a sós e mostre o caminho: Ligue 180, Disque 100; angústia sem saída, CVV 188.',
      differ:
        'Há quem veja nos templos de hoje um lugar especial de presença, e quem diga que o templo agora é Cristo e o seu povo. Todos leem aqui que Deus não cabe em casa nenhuma e ouve dos céus.',
    },
    comfort:
      'Há um pedido com o seu endereço nessa oração: quando qualquer um reconhecer a ferida do coração. Não é preciso explicar. Deus já conhece. Estenda as mãos, e pode ser só isso.',
    closing: 'O céu não o contém, e a nossa voz o alcança.',
    words: [
      'oracao de salomao',
      'dedicacao do templo',
      'ouve tu nos ceus',
      'ceu dos ceus',
      'nao te podem conter',
      'ferida de seu coracao',
      'estrangeiro',
      'ouve e perdoa',
      'consagracao do templo',
      'maos estendidas',
      'inauguracao',
    ],
  },
  {
    verses: '9:1-9',
    key: '9:3',
    title: 'Meus olhos e meu coração ali',
    theme: 'a segunda conversa com Deus',
    themes: ['fidelidade', 'oracao', 'obediencia', 'adoracao'],
    idea: 'Quando a obra acaba e o sonho se cumpre, Deus volta a falar: ele ouviu, põe ali os olhos e o coração, e avisa que nenhuma casa segura quem o abandona.',
    context:
      'Vinte anos de construção terminaram: a casa de Deus e o palácio. Salomão fez tudo o que quis. Na primeira vez, em Gibeão, Deus perguntara o que ele queria. Agora, sem ninguém chamar, aparece de novo, e o tom é de pai: carinho e aviso na mesma fala.',
    retold: [
      {
        verses: '9:1-3',
        says: 'Terminada a obra, o Senhor aparece a Salomão pela segunda vez e diz que ouviu a oração. Santificou a casa, e nela estarão seus olhos e seu coração todos os dias.',
      },
      {
        verses: '9:4-5',
        says: 'O Senhor promete que, se Salomão andar como Davi, com integridade de coração, o trono dele sobre Israel ficará firme para sempre.',
      },
      {
        verses: '9:6-9',
        says: 'O Senhor avisa que, se o povo servir a outros deuses, vai cortá-lo da terra e rejeitar a casa. Quem passar por ela se pasmará e ouvirá que deixaram o Senhor.',
      },
    ],
    read: {
      verses: '9:1-9',
      how: 'Leiam 1 a 5 de um lado da sala. Levem a Bíblia para o outro lado e leiam 6 a 9. Voltem ao meio para repetir o versículo 3.',
    },
    observe: [
      {
        ask: 'Em que altura da vida de Salomão Deus aparece, e qual vez é esta?',
        verses: '9:1-2',
        listen: 'Tudo pronto, tudo o que ele quis; a segunda vez.',
      },
      {
        ask: 'O que Deus diz que ouviu, que separou e que pôs naquela casa?',
        verses: '9:3',
        listen: 'A oração; a casa santificada; o nome, os olhos e o coração.',
      },
      {
        ask: 'Que dois caminhos Deus descreve, e o que há no fim de cada um?',
        verses: '9:4-7',
        listen: 'Andar em integridade e o trono firme; apartar-se e perder terra e casa.',
      },
      {
        ask: 'Que pergunta farão os que passarem diante das ruínas, e que resposta receberão?',
        verses: '9:8-9',
        listen: 'Por que fez assim; porque deixaram quem os tirou do Egito.',
      },
    ],
    interpret: [
      {
        ask: 'Por que falar disso justamente quando deu tudo certo?',
        verses: '9:1-2, 9:6',
        listen: 'O sucesso é hora perigosa; parece que já não se precisa de nada.',
        follow: 'Que perigo tem o dia seguinte de uma conquista?',
      },
      {
        ask: 'Olhos para ver já bastariam. O que acrescenta dizer que o coração de Deus também está ali?',
        verses: '9:3',
        listen: 'Não é vigia: é afeto; ele se importa.',
      },
      {
        ask: 'Na resposta do versículo 9, o povo esquece primeiro a quê? Por que a saída do Egito entra na explicação?',
        verses: '9:9',
        listen: 'Esqueceu quem o libertou; largar Deus é perder a própria história.',
      },
    ],
    live: [
      {
        ask: 'O que você terminou há pouco, e como ficou a sua conversa com Deus depois da última parcela, prova ou reforma?',
        listen: 'Relaxou, agradeceu, sumiu: tudo serve.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Passou no curso, entrou no time, ganhou seguidores: o que costuma acontecer com a oração quando a fase é boa?',
        listen: 'Honestidade sem sermão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De qual primeiro encontro com Deus, o seu Gibeão, você sente saudade?',
        listen: 'História contada com gosto; depois, o hoje.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Deuses alheios raramente chegam com esse nome. Qual pede mais altar no seu dia a dia?',
        listen: 'Trabalho, aprovação, dinheiro; um só.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'Saber que alguém tem os olhos em você pode assustar ou sossegar. Como é com Deus?',
        listen: 'Depende da história; o coração vem junto.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Vós e vossos filhos, diz o texto. O que da sua fé os mais novos da casa já conseguem ver de pé?',
        listen: 'Um gesto que se repete, mesmo pequeno.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o lugar da cidade que já foi o máximo e hoje está fechado: cinema, clube, sorveteria?',
        bridge:
          'Deus falou com Salomão, numa casa novinha, de gente que um dia passaria pelas ruínas dela.',
      },
      {
        text: 'Quando você termina uma faxina ou um trabalho grande, qual é a primeira coisa que faz?',
        bridge: 'Salomão terminou uma obra de vinte anos, e Deus quis conversar.',
        for: ['adults', 'teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe com calma para uma coisa que você levou muito tempo para conseguir. Agradeça por ela.',
      bridge: 'No dia seguinte a uma conquista, um rei recebeu visita.',
    },
    complete: [
      {
        name: 'Segunda vez',
        text: 'Preencha: A primeira vez em que percebi Deus perto foi … . Desde então construí … . Se ele me falasse hoje pela segunda vez, acho que diria … .',
      },
      {
        name: 'Se e mas',
        text: 'De um lado do papel: se eu andar, vejo que … . Do outro: mas se eu me afastar, o primeiro sinal costuma ser … . Sublinhe o sinal.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa boa que já deu certo e, durante sete dias, agradeça por ela antes de pedir outra.',
        tell: 'O que aconteceu com os seus pedidos.',
      },
      {
        do: 'Conte a uma pessoa mais nova, em cinco minutos e sem enfeite, como Deus tirou você de uma situação difícil.',
        tell: 'A pergunta que ela fez.',
      },
    ],
    children: {
      truth: 'O coração de Deus está perto de mim.',
      to7: {
        story:
          'Salomão terminou a casa de Deus. Trabalhou anos e anos. Ufa! Terminou também a casa dele. Estava tudo lindo. Então Deus apareceu outra vez para conversar. Deus disse: Salomão, eu ouvi a sua oração! Ouvi tudinho. Vou ficar de olho nesta casa, com carinho. Meu coração vai estar aqui. Agora continue andando comigo, como o seu pai Davi andou. Não me troque por outros deuses, que não são de verdade. Se vocês me deixarem, a casa bonita vai ficar vazia e triste. E as pessoas vão perguntar: o que aconteceu aqui? Salomão ouviu com atenção. Deus queria o coração dele bem pertinho.',
        activity:
          'Desenhem uma casa com dois olhos nas janelas e um coração na porta. Atrás, escrevam o próprio nome: Deus vê e gosta de mim.',
        questions: [
          'O que Deus falou que ouviu?',
          'O que Deus pôs naquela casa?',
          'Como você fica pertinho de Deus?',
        ],
      },
      to12: {
        story:
          'Foram vinte anos de obra: primeiro a casa de Deus, depois o palácio. Salomão tinha conseguido tudo o que queria. Muita gente, quando consegue tudo, esquece de quem ajudou. Foi justo nessa hora que Deus apareceu ao rei pela segunda vez. Começou com uma notícia boa: eu ouvi a sua oração; meus olhos e meu coração estarão nesta casa todos os dias. Depois pediu: ande comigo de coração inteiro, como Davi. E avisou com firmeza: se vocês me largarem para servir a outros deuses, perderão a terra, e esta casa vai virar ruína. Quem passar vai assobiar de espanto e perguntar o que houve. E vão responder: esqueceram o Deus que os tirou do Egito. Era um aviso de quem ama, dado antes, para que nada disso acontecesse.',
        activity:
          'Placa de memória: cada um faz uma plaquinha com uma coisa boa que Deus já fez e a põe num lugar da casa por onde se passa todo dia.',
        questions: [
          'Por que Deus apareceu quando estava tudo pronto?',
          'O que ele disse que colocaria ali?',
          'O que ajuda você a não esquecer de Deus quando está feliz?',
        ],
      },
      challenge: 'Agradeça a Deus cada noite por uma coisa que já deu certo.',
    },
    prayer:
      'Tu ouviste, Senhor, e isso já é tanto. Põe sobre nós os teus olhos e o teu coração. Guarda-nos no dia bom, quando parece que não precisamos de nada, e não deixes virar ruína o que fizeste em nós.',
    leader: {
      lost: 'Os versículos 6 a 9 podem virar ameaça ao grupo. É a aliança com um rei e uma nação, dita por quem acabou de abrir o coração. Pergunte de que perigo Deus queria livrar Salomão, e repare que capítulos depois ele cai nisso mesmo.',
      tender:
        'Alguém pode olhar para a própria ruína, um casamento ou um negócio desfeito, e concluir que Deus o lançou fora. Não deixe a frase solta. O mesmo Deus ouviu de longe os exilados e os trouxe de volta.',
    },
    comfort:
      'Se você orou e não sabe se chegou lá em cima, fique com meia frase: eu ouvi a tua oração. E com a outra metade: ali estará o meu coração, todos os dias. Também neste.',
    closing: 'Onde Deus põe os olhos, põe o coração.',
    words: [
      'segunda vez',
      'apareceu a salomao',
      'como lhe havia aparecido em gibeao',
      'meus olhos e meu coracao',
      'integridade de coracao',
      'proverbio e fabula',
      'santifiquei esta casa',
      'salomao',
      'deuses alheios',
      'templo',
    ],
  },
  {
    verses: '10:1-13',
    key: '10:9',
    title: 'Nem a metade me contaram',
    theme: 'as perguntas que a gente leva a Deus',
    themes: ['sabedoria', 'missao', 'justica', 'adoracao'],
    idea: 'Uma rainha vem de longe com as suas perguntas difíceis, acha mais do que lhe disseram e, em vez de invejar, bendiz a Deus e lembra ao rei para que serve um trono: direito e justiça.',
    context:
      'Quando Deus perguntou a Salomão o que ele queria, o rei pediu um coração que soubesse escutar (3:9). A fama disso correu o mundo. Sabá ficava muito ao sul, provavelmente na Arábia, a meses de camelo. O capítulo admira a riqueza do palácio; o seguinte conta como o coração desse mesmo rei se desviou (11:1-13).',
    retold: [
      {
        verses: '10:1-3',
        says: 'A rainha de Sabá ouve a fama de Salomão e chega a Jerusalém com camelos carregados de ouro. Pergunta tudo o que traz no coração, e ele responde tudo.',
      },
      {
        verses: '10:4-9',
        says: 'Pasma com a sabedoria e a casa do rei, a rainha diz que não lhe contaram nem a metade. Bendiz ao Senhor, que o fez rei para fazer direito e justiça.',
      },
      {
        verses: '10:10-12',
        says: 'A rainha dá ao rei ouro, pedras preciosas e especiaria como nunca se viu. A frota de Hirão traz sândalo, e dele se fazem harpas para os cantores.',
      },
      {
        verses: '10:13',
        says: 'Salomão dá à rainha de Sabá tudo o que ela pede, e ainda mais, e ela volta à sua terra.',
      },
    ],
    read: {
      verses: '10:1-10',
      how: 'Alguém entra de fora da sala, carregando uma sacola, e lê a rainha. Outro narra. No 4 e no 5, quem ouve olha em volta e repara na casa em que o grupo está.',
    },
    observe: [
      {
        ask: 'O que fez a rainha viajar, o que trazia nos camelos e o que trazia no coração?',
        verses: '10:1-2',
        listen:
          'A fama de Salomão; especiarias, ouro, pedras; perguntas, tudo o que tinha no coração.',
      },
      {
        ask: 'Como as perguntas dela são recebidas?',
        verses: '10:3',
        listen: 'Todas respondidas; nenhuma ficou escondida.',
      },
      {
        ask: 'Além das respostas, em que coisas da casa ela repara?',
        verses: '10:4-5',
        listen: 'Mesa, assento dos servos, roupas, copeiros, ofertas; fica pasma.',
      },
      {
        ask: 'O que ela confessa que pensava antes de vir, e o que diz agora?',
        verses: '10:6-7',
        listen: 'Não cria; não lhe contaram nem a metade.',
      },
      {
        ask: 'A quem ela bendiz, e para que diz que Salomão foi posto como rei?',
        verses: '10:9',
        listen: 'Ao Senhor, que amou Israel; “para que faças direito e justiça”.',
      },
    ],
    interpret: [
      {
        ask: 'Ela podia ter mandado um embaixador com as perguntas. O que muda quando alguém vem em pessoa, com tempo e de coração aberto?',
        verses: '10:2, 10:7',
        listen: 'Pergunta de verdade precisa de presença; ela ouviu, viu, e pôde mudar de ideia.',
      },
      {
        ask: 'A visitante observa copeiros e servos, e chama de felizes os que servem ali. O que o jeito de tratar quem serve conta de uma casa?',
        verses: '10:5, 10:8',
        listen:
          'É onde a sabedoria deixa de ser discurso. Servo feliz não se fabrica para a visita.',
        follow: 'Em que casa você já sentiu isso?',
      },
      {
        ask: 'Nenhuma frase de Salomão é citada; quem fala do Senhor é a estrangeira. O que pode tê-la levado das respostas do rei até o Deus dele?',
        verses: '10:1, 10:9',
        listen: 'A fama já vinha ligada ao nome do Senhor; ela viu o dom e agradeceu a quem o deu.',
      },
      {
        ask: 'O elogio passa pelo ouro e pela mesa e termina em direito e justiça. Por que será que ela põe ali o ponto final?',
        verses: '10:7-9',
        listen:
          'O que se recebe é para o bem dos outros. Quem conhece os capítulos seguintes ouve um aviso.',
      },
    ],
    live: [
      {
        ask: 'Que pergunta difícil você carrega e nunca fez em voz alta a ninguém da igreja?',
        listen: 'Só ouvir já é muito. Ninguém responde na hora.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Sobre que pessoa, lugar ou grupo você julgou de longe e mudou de ideia quando foi ver?',
        listen: 'O que viu que a fama não contava.',
      },
      {
        ask: 'O que um visitante atento notaria no seu jeito de servir a mesa e de tratar quem trabalha para você?',
        listen: 'Faxineira, garçom, entregador, o mais novo da casa.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Das perguntas que os seus amigos fazem sobre Deus, em qual você queria saber conversar melhor?',
        listen: 'Anote as perguntas; podem virar um encontro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você tem a mais, em dinheiro, cargo ou estudo, tem servido ao direito de quem?',
        listen: 'Um nome, um caso. Se não houver, por onde começar.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Quem é a sua pessoa de perguntar, e até onde você viajaria por uma tarde de conversa com ela?',
        listen: 'Avó, pastora, amigo, professora; talvez seja hora da viagem.',
        for: ['singles', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Aonde você foi achando que era exagero dos outros, e era ainda melhor: um lugar, uma comida, uma festa?',
        bridge: 'Uma rainha disse: não me contaram nem a metade.',
      },
      {
        text: 'Se você pudesse fazer uma só pergunta à pessoa mais sábia do mundo, qual seria? Vale pergunta boba.',
        bridge: 'Uma rainha atravessou o deserto por causa das perguntas dela.',
        for: ['teens', 'young', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Faça uma mala imaginária. Em vez de roupa, ponha dentro as perguntas que você nunca fez.',
      bridge: 'Uma rainha viajou com uma bagagem assim.',
    },
    complete: [
      {
        name: 'Bagagem de perguntas',
        text: 'Escreva três: uma que me dá vergonha, … ; uma que me dói, … ; uma de pura curiosidade, … . Marque a que você levaria primeiro a Jesus.',
      },
      {
        name: 'Para que',
        text: 'Complete: Recebi … . Às vezes penso que é só para … . Acho que recebi para que … . Quem vai notar a diferença é … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, leve a sua pergunta difícil a alguém que possa conversar com você sem pressa; se não souber a quem, procure o líder.',
        tell: 'Se voltou com uma resposta, com metade ou com uma pergunta melhor.',
      },
      {
        do: 'No sábado, receba alguém em casa e cuide dos detalhes em que a rainha repararia: a comida, o lugar e a pessoa que lava a louça.',
        tell: 'No que a visita reparou.',
      },
      {
        do: 'Escolha uma pessoa que não consegue fazer valer um direito e use até sexta o que você sabe, um telefonema ou um papel, para ajudá-la.',
        tell: 'Que direito era e o que andou.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Posso levar a Deus todas as minhas perguntas.',
      to7: {
        story:
          'Lá longe, muito longe, morava uma rainha que gostava de perguntar. Por que isso? Como aquilo? Ela ouviu falar de um rei muito sábio, chamado Salomão, que tinha aprendido com Deus. Será que é verdade? Vou ver! Ela arrumou os camelos com perfumes, ouro e pedras brilhantes, e viajou, viajou, viajou. Quando chegou, fez todas as perguntas que tinha no coração. Salomão respondeu a todas! A rainha olhou a mesa, as roupas, as pessoas felizes que trabalhavam ali, e ficou de boca aberta. Ela disse: não me contaram nem a metade! E falou: bendito seja Deus, que ama vocês! Deus gosta das nossas perguntas.',
        activity:
          'Com uma almofada como camelo, a criança atravessa a sala, chega ao adulto e faz uma pergunta sobre Deus. Guardem as perguntas num pote.',
        questions: [
          'O que a rainha levou nos camelos?',
          'O que ela disse quando viu tudo?',
          'Que pergunta você quer fazer a Deus?',
        ],
      },
      to12: {
        story:
          'A rainha de Sabá governava um país rico, muito ao sul. Ouvia contar que em Jerusalém havia um rei a quem Deus tinha dado sabedoria, mas ela não acreditava: devia ser exagero. Em vez de ficar só duvidando, foi conferir. Viajou meses, com camelos carregados, e chegou com a bagagem mais importante: tudo o que tinha no coração. Perguntou, perguntou, e nenhuma pergunta ficou sem resposta. Ela também usou os olhos: viu a mesa, viu como as pessoas que serviam eram bem tratadas. Ficou pasma. É verdade o que ouvi, disse ela; aliás, não me contaram nem a metade! Poderia ter sentido inveja. Em vez disso, bendisse a Deus e lembrou a Salomão: ele fez de você rei para praticar a justiça. Jesus elogiou essa rainha, porque ela veio de longe para ouvir.',
        activity:
          'Caixa das perguntas: cada um escreve uma pergunta sobre Deus, sem assinar. Sorteiem uma e procurem juntos, na Bíblia ou com alguém, por onde começar a responder.',
        questions: [
          'Por que a rainha não ficou só duvidando?',
          'O que ela lembrou a Salomão no fim?',
          'A quem você pode levar uma pergunta difícil?',
        ],
      },
      challenge: 'Faça a alguém que ama a Deus uma pergunta que você nunca fez.',
    },
    prayer:
      'Senhor, viemos com o que temos no coração, até o que dá vergonha de perguntar. Escuta-nos. Bendito sejas pelo que já nos deste. E lembra-nos de que deste para que haja direito e justiça.',
    leader: {
      lost: 'O romance entre Salomão e a rainha não está no texto. E não deixe que a riqueza vire o assunto: o livro a admira e desconfia dela, porque a lei proibia o rei de ajuntar ouro para si (Deuteronômio 17:17). O centro é o coração que pergunta e a frase do versículo 9.',
      tender:
        'Há quem tenha feito perguntas na igreja e levado bronca. Peça desculpas em nome de quem não soube ouvir, e não responda depressa. Algumas perguntas têm uma perda por baixo.',
      differ:
        'Uns entendem que a rainha passou a crer no Senhor; outros, que bendisse com gentileza o Deus do anfitrião. Cristãos da Etiópia guardam tradições próprias sobre ela. A Bíblia conta que veio ouvir, e por isso Jesus a elogia (Mateus 12:42).',
    },
    comfort:
      'A rainha levou a Salomão tudo o que tinha no coração, e nenhuma pergunta foi mandada embora. A sua, a que você já nem formula, também pode ser levada a Deus, com a viagem que for preciso.',
    closing:
      'Jesus disse que a rainha viajou para ouvir Salomão, e que agora está aqui alguém maior: leve a ele tudo o que tem no coração.',
    words: [
      'rainha de saba',
      'saba',
      'rainha do sul',
      'perguntas dificeis',
      'enigmas',
      'nem a metade',
      'fama de salomao',
      'camelos com especiarias',
      'ouro de ofir',
      'sandalo',
      'direito e justica',
    ],
  },
  {
    verses: '11:1-13',
    key: '11:4',
    title: 'Um desvio bem devagar',
    theme: 'o coração que se divide',
    themes: ['fidelidade', 'tentacao', 'santidade', 'arrependimento'],
    idea: 'O homem mais sábio do mundo não caiu de uma vez: foi dando pedaços do coração até não seguir mais a Deus por inteiro, e mesmo ao romper o reino Deus lembrou uma promessa.',
    context:
      'Salomão tem ouro, fama e paz. Casa-se por alianças com princesas de todos os vizinhos, e para cada uma ergue um altar. A lei já avisava os reis de que isso desviaria o coração (Dt 17:17). O texto não culpa as estrangeiras de terem nascido fora: Rute também nasceu. Fala de deuses.',
    retold: [
      {
        verses: '11:1-3',
        says: 'Salomão ama muitas mulheres de nações com que o Senhor mandou não se juntar. São setecentas esposas e trezentas concubinas, e elas desviam o coração dele.',
      },
      {
        verses: '11:4-8',
        says: 'Na velhice, o coração de Salomão não é completo com o Senhor, como foi o de Davi. Ele segue outros deuses e constrói um alto para Camos em frente de Jerusalém.',
      },
      {
        verses: '11:9-10',
        says: 'O Senhor se ira contra Salomão, a quem apareceu duas vezes e mandou que não seguisse outros deuses.',
      },
      {
        verses: '11:11-13',
        says: 'Deus diz a Salomão que vai rasgar dele o reino, mas só no tempo do filho, por amor de Davi. Fica uma tribo, por amor de Davi e de Jerusalém.',
      },
    ],
    read: {
      verses: '11:1-11',
      how: 'Façam uma fileira de onze objetos, um por versículo. A cada versículo, quem lê empurra a fileira um dedo para o lado. Olhem no fim onde ela foi parar.',
    },
    observe: [
      {
        ask: 'Que avisos e que encontros Salomão já tinha recebido de Deus?',
        verses: '11:2, 11:9-10',
        listen: 'O mandamento claro; Deus lhe apareceu duas vezes.',
      },
      {
        ask: 'Quantas vezes o texto fala em coração, e o que acontece com ele?',
        verses: '11:2-4, 11:9',
        listen: 'Inclinado, desviado, não completo.',
      },
      {
        ask: 'Quando e de que modo a mudança aparece do lado de fora?',
        verses: '11:4-8',
        listen: 'Na velhice; altares no monte em frente a Jerusalém.',
      },
      {
        ask: 'O que Deus diz que fará?',
        verses: '11:11',
        listen: 'Romper o reino e dar a um servo.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não diz que ele largou o Senhor, e sim que “não seguiu completamente o SENHOR”. Que tipo de infidelidade é essa?',
        verses: '11:6',
        listen: 'Somar outros amores; ficar com um pé em cada lado.',
        follow: 'Por que ela é mais difícil de notar?',
      },
      {
        ask: 'Como pode um homem cheio de sabedoria perder o rumo? O que a sabedoria não faz sozinha?',
        verses: '11:3-4, 11:9',
        listen: 'Saber não guarda o coração; é preciso continuar ouvindo.',
      },
      {
        ask: 'Davi pecou gravemente e é lembrado como de coração completo. Em que os dois eram diferentes?',
        verses: '11:4, 11:6',
        listen: 'Davi, repreendido, voltou; aqui não se fala em volta.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a primeira coisa pequena que você cedeu num assunto que hoje já ocupa muito espaço?',
        listen: 'Horário, dinheiro, tela; sem pedir confissão.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem tem permissão para dizer a você: estou achando você longe?',
        listen: 'Um nome, ou a falta dele.',
        follow: 'Como pedir isso a alguém?',
      },
      {
        ask: 'Para ser aceito num grupo ou por quem você gosta, o que a gente vai topando aos poucos?',
        listen: 'Exemplos da idade deles; sem cara de espanto.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Depois de décadas de fé, que cuidado do começo você foi deixando de lado?',
        listen: 'Oração, confissão, gente por perto; fala direto a quem já andou muito.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Num casamento em que os dois creem diferente, o que preserva o respeito e também a fé?',
        listen: 'Conversa franca; nada de desprezar quem não crê.',
        for: ['couples'],
      },
      {
        ask: 'Que coisas boas, dadas por Deus, viram altar se a gente não repara?',
        listen: 'Filhos, ministério, saúde, sucesso.',
        for: ['adults', 'parents', 'long-believers'],
      },
      {
        ask: 'Se até Salomão se perdeu, em que você se apoia para começar a crer?',
        listen: 'Em Deus, e não na força da gente; em Jesus, fiel até o fim.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'De olhos fechados, caminhe dez passos em linha reta pela sala, com alguém ao lado para proteger. Onde foi parar?',
        bridge: 'Salomão também achava que andava reto.',
        for: ['teens', 'young', 'adults'],
      },
      {
        text: 'Conte de uma vez em que o GPS, ou a sua teimosia, levou você para bem longe sem ninguém no carro perceber.',
        bridge: 'Um desvio pequeno, mantido por muito tempo, levou um rei para longe.',
      },
    ],
    quiet: {
      text: 'Risque numa folha uma linha e, ao lado, outra quase igual, só um pouco inclinada. Continue as duas até a beirada.',
      bridge: 'A vida de Salomão coube na segunda linha.',
    },
    complete: [
      {
        name: 'Mapa do desvio',
        text: 'Marque quatro pontos numa linha: onde comecei, onde cedi um pouco, onde estou, onde isso vai dar. Ao lado de um deles, escreva o nome de quem pode caminhar com você de volta.',
      },
      {
        name: 'Coração em fatias',
        text: 'Desenhe um coração e divida conforme o tempo e o pensamento da última semana. Dê nome às fatias. Pinte a que você quer devolver inteira.',
      },
    ],
    challenges: [
      {
        do: 'Peça a um amigo de confiança que responda sem rodeios: o que você tem visto mudar em mim no último ano?',
        tell: 'Como foi ouvir. O que ele disse pode ficar só com você.',
      },
      {
        do: 'Escolha uma concessão pequena e diga não a ela por sete dias, escrevendo à noite um sim ou um quase.',
        tell: 'Em que hora do dia puxou mais.',
      },
    ],
    children: null,
    prayer:
      'Tu nos apareceste mais de uma vez, Senhor, e a gente se desvia tão devagar que nem percebe. Junta os pedaços do nosso coração. Põe por perto quem nos diga a verdade, e guarda a nossa velhice como guardaste o começo.',
    leader: {
      lost: 'Vai haver piada com as mil mulheres e, logo atrás, um dedo para as estrangeiras. Corte as duas. Aquelas princesas eram peças de acordo, sem escolha nenhuma. O texto acusa o rei, que sabia e edificou altares.',
      tender:
        'Quem é casado com alguém de outra fé, ou viveu traição, pode se sentir acusado. Diga que o assunto são os deuses que ocupam o coração. Não peça relato sexual. Se aparecer controle ou violência no casamento, converse a sós e indique o Ligue 180.',
      differ:
        'Cristãos discordam se Salomão se arrependeu no fim; alguns leem em Eclesiastes a voz dele voltando, outros lembram que Reis não conta volta nenhuma. O aviso e a promessa a Davi ficam de pé nos dois casos.',
    },
    comfort:
      'Se você olhou para trás e viu o quanto se afastou, saiba que o capítulo ainda diz “por amor de Davi”. A promessa que Deus guarda é mais antiga que o seu desvio, e o filho de Davi sai à procura de quem se perdeu.',
    closing: 'Ninguém se perde de uma vez; e sempre dá para virar o passo.',
    words: [
      'mulheres estrangeiras',
      'setecentas',
      'trezentas concubinas',
      'astarote',
      'milcom',
      'camos',
      'moloque',
      'coracao desviado',
      'salomao caiu',
      'velhice de salomao',
      'idolatria',
      'romperei o reino',
    ],
  },
  {
    verses: '11:26-43',
    key: '11:38',
    title: 'Doze pedaços de uma capa nova',
    theme: 'a promessa que chega com condição',
    themes: ['obediencia', 'humildade', 'esperanca', 'trabalho'],
    idea: 'Deus rasga o reino por causa dos ídolos, oferece a Jeroboão uma casa firme se ele ouvir, e ainda guarda para Davi uma lâmpada acesa.',
    context:
      'Salomão se desviou, e Deus disse que o reino seria rompido. Jeroboão, filho de viúva, é um trabalhador esforçado que o próprio rei promoveu. Saindo de Jerusalém, ele encontra no campo um profeta de capa nova. Depois, Salomão tenta matá-lo e ele foge para o Egito até o rei morrer.',
    retold: [
      {
        verses: '11:26-28',
        says: 'Jeroboão, servo de Salomão, levanta a mão contra o rei. É valente e esforçado, e Salomão lhe deu o cargo sobre toda a casa de José.',
      },
      {
        verses: '11:29-33',
        says: 'O profeta Aías rasga a própria capa em doze pedaços e dá dez a Jeroboão. Deus vai lhe entregar dez tribos, porque adoraram outros deuses e não andaram em seus caminhos.',
      },
      {
        verses: '11:34-39',
        says: 'Ao filho de Salomão fica uma tribo, para Davi ter sempre uma lâmpada. Deus promete a Jeroboão casa firme, se obedecer, e aflição à semente de Davi, mas não para sempre.',
      },
      {
        verses: '11:40-43',
        says: 'Salomão procura matar Jeroboão, que foge para o Egito. Depois de quarenta anos de reinado Salomão morre, e Roboão, seu filho, reina.',
      },
    ],
    read: {
      verses: '11:29-39',
      how: 'Rasguem uma folha em doze pedaços durante o versículo 30. Dez ficam com um leitor; um, no meio da roda. Deixem os papéis à vista até o fim.',
    },
    observe: [
      {
        ask: 'O que Aías faz com a capa, e o que cada pedaço representa?',
        verses: '11:30-32',
        listen: 'Doze pedaços, dez para Jeroboão, um para a casa de Davi.',
      },
      {
        ask: 'Que motivo Deus dá para rasgar o reino?',
        verses: '11:33',
        listen: 'Deixaram a Deus e adoraram outros.',
      },
      {
        ask: 'O que Deus oferece a Jeroboão e com que condição?',
        verses: '11:37-38',
        listen: 'Reino, presença, casa firme; se der ouvido e andar no caminho.',
      },
      {
        ask: 'O que Deus guarda para a família de Davi?',
        verses: '11:34-36, 11:39',
        listen: 'Uma tribo, uma lâmpada; aflição que não é para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Por que estragar uma capa nova em vez de só falar?',
        verses: '11:30-31',
        listen: 'O rasgo se vê e se escuta; custa algo; ninguém esquece.',
      },
      {
        ask: 'A oferta a Jeroboão é quase igual à que Davi recebeu. O que isso revela sobre Deus e sobre quem não vem de família importante?',
        verses: '11:38',
        listen: 'Deus abre de verdade a porta; ele poderia ter sido outro Davi.',
        follow: 'O que faz alguém desperdiçar uma oferta assim?',
      },
      {
        ask: 'No meio do juízo aparece “lâmpada” e aparece “mas não para sempre”. Que esperança cabe aí?',
        verses: '11:36, 11:39',
        listen: 'Deus não apaga tudo; dessa casa virá o Messias.',
      },
    ],
    live: [
      {
        ask: 'Que oportunidade caiu na sua mão sem você ter berço para ela, e o que anda fazendo com ela?',
        listen: 'Emprego, estudo, casa, cargo na igreja.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'O que já rasgou na sua vida e ainda deixou um pedaço inteiro?',
        listen: 'Sem pressa; o pedaço pode ser pequeno.',
        for: ['adults', 'mourning', 'elderly'],
      },
      {
        ask: 'Alguém viu em você um jeito para alguma coisa. O que falta para você acreditar e caprichar?',
        listen: 'Nomeiem o talento; Salomão reparou no rapaz.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Uma promessa boa demora anos, e enquanto isso se foge e se espera. O que você faz com esse tempo?',
        listen: 'Jeroboão ficou no Egito até a morte do rei.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Quando você ganha um cargo, qual é a primeira coisa que deixa de ouvir?',
        listen: 'Crítica, família, Deus; com exemplo.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'Que lâmpada a sua família deixou acesa para você, mesmo com tudo o que deu errado?',
        listen: 'Uma oração, um canto, um jeito de receber gente.',
        for: ['parents', 'couples', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte do dia em que uma roupa nova rasgou, manchou ou encolheu na estreia.',
        bridge: 'Um profeta rasgou de propósito a capa que tinha acabado de ganhar.',
      },
      {
        text: 'Em trinta segundos, cada dupla tenta juntar de volta uma folha rasgada em doze. Sem fita adesiva!',
        bridge: 'Rasgar um reino foi rápido. Juntar, ninguém conseguiu.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Rasgue bem devagar um pedaço de papel e escute o som. Guarde um dos pedaços na mão.',
      bridge: 'No campo, um rapaz ouviu esse som doze vezes.',
    },
    complete: [
      {
        name: 'O pedaço que ficou',
        text: 'Escreva três linhas: O que se rasgou na minha vida foi … . O que ficou foi … . A luz que Deus ainda mantém acesa é … .',
      },
      {
        name: 'Se deres ouvido',
        text: 'Complete: Recebi … . Para cuidar disso eu preciso ouvir … . O ouvido costuma fechar quando … .',
      },
    ],
    challenges: [
      {
        do: 'Repare num jovem esforçado do trabalho, da rua ou da igreja e diga a ele, com um exemplo, o que você viu.',
        tell: 'A cara que ele fez.',
        for: ['adults', 'long-believers', 'elderly', 'parents'],
      },
      {
        do: 'Ponha uma luzinha ou vela num canto da casa e, ao acender, lembre um nome da família que precisa de esperança.',
        tell: 'De quem você mais lembrou.',
      },
    ],
    children: {
      truth: 'Deus cuida para a sua luz não apagar.',
      to7: {
        story:
          'Jeroboão era um moço trabalhador. Um dia ele ia pelo caminho e encontrou o profeta Aías. O profeta estava de capa nova, bem bonita. De repente, rrrasg! Ele rasgou a capa! Rasg, rasg, rasg! Doze pedaços. Ele disse: pegue dez pedaços para você. O reino vai ser repartido, porque o rei parou de seguir a Deus. Você vai cuidar de dez famílias grandes. Escute a Deus e ande no caminho dele, que ele vai ficar com você. Mas um pedaço ficou guardado para a família de Davi. Deus falou: vou deixar ali uma luz acesa. E Deus não esqueceu essa luz.',
        activity:
          'Rasguem um papel colorido em doze pedaços, contem juntos e colem em volta de uma vela desenhada no centro.',
        questions: [
          'O que o profeta rasgou?',
          'Quantos pedaços Jeroboão ganhou?',
          'Para quem Deus guardou uma luz?',
        ],
      },
      to12: {
        story:
          'O rei Salomão tinha começado bem, mas passou a adorar outros deuses. Isso entristeceu muito a Deus. Um funcionário do rei, Jeroboão, era filho de uma viúva e trabalhava duro. Um dia ele saía de Jerusalém quando encontrou o profeta Aías, de capa nova. Não havia mais ninguém no campo. Aías tirou a capa e rasgou em doze pedaços! Doze, como as tribos de Israel. Deu dez a Jeroboão e explicou: Deus vai repartir o reino. Você será rei de dez tribos. Se ouvir o que Deus manda e andar com ele, Deus fará da sua família uma casa firme. Que oferta! Para a família de Davi ficaria um pedaço, e nele uma lâmpada sempre acesa. Deus estava triste, mas não tinha desistido. Muito depois, dessa família nasceu Jesus, a luz do mundo.',
        activity:
          'Quebra-cabeça do reino: desenhem um mapa, recortem em doze, troquem peças entre grupos e conversem sobre o que se perde quando um povo se separa.',
        questions: [
          'Por que o reino seria repartido?',
          'Que condição Jeroboão recebeu?',
          'Que oportunidade boa você quer cuidar bem?',
        ],
      },
      challenge: 'Cuide bem, nesta semana, de uma tarefa que confiaram a você.',
    },
    prayer:
      'Senhor, tu vês o que rasgou. Guarda o pedaço que restou e acende nele a tua lâmpada. Dá ouvido atento a quem acaba de receber muito, e lembra-nos de que a aflição não é para sempre.',
    leader: {
      lost: 'Contas (dez mais um não dá doze) e nomes tomam tempo. Explique que Judá já trazia Benjamim e Levi junto, e volte ao que se vê: um rasgo, uma oferta, uma lâmpada.',
      tender:
        'Famílias divididas vão se enxergar na capa. Não prometa que tudo volta a se juntar. Fique com o que o texto diz: um pedaço ficou, e a dor não dura para sempre.',
    },
    comfort:
      'Há coisas que rasgaram e não têm costura que volte. Deus não mandou fingir. Apenas disse que, naquele pedaço que sobrou, ele deixaria uma lâmpada.',
    closing: 'Do pano rasgado, Deus ainda guarda um pedaço com luz.',
    words: [
      'jeroboao',
      'aias',
      'aias silonita',
      'capa nova',
      'doze pedacos',
      'dez tribos',
      'lampada',
      'casa firme',
      'nebate',
      'capa rasgada',
      'divisao do reino',
    ],
  },
  {
    verses: '12:1-24',
    key: '12:7',
    title: 'O conselho que Roboão não quis',
    theme: 'liderar servindo',
    themes: ['sabedoria', 'servico', 'humildade', 'lingua'],
    idea: 'Um povo cansado pede alívio, os velhos aconselham servir, mas Roboão prefere parecer forte; em uma resposta dura, perde quase tudo que herdou.',
    context:
      'Salomão morreu. As obras dele custaram caro: impostos e trabalho forçado. As tribos se reúnem em Siquém para coroar o filho, Roboão, e trazem um pedido. Depois da resposta dele, dez tribos vão embora, e Deus, pela boca de Semaías, impede uma guerra entre irmãos (12:22-24).',
    retold: [
      {
        verses: '12:1-5',
        says: 'Jeroboão e o povo pedem a Roboão que diminua o jugo pesado que o pai dele pôs, e assim o servirão. O rei manda voltar em três dias.',
      },
      {
        verses: '12:6-11',
        says: 'Os anciãos aconselham Roboão a servir o povo e dizer boas palavras. Os rapazes criados com ele mandam dizer que seu dedo menor é mais grosso que os lombos do pai.',
      },
      {
        verses: '12:12-15',
        says: 'No terceiro dia Roboão responde duramente: o pai feriu com açoites, ele ferirá com escorpiões. Assim o Senhor confirma o que tinha dito por Aías.',
      },
      {
        verses: '12:16-24',
        says: 'Israel vai embora, apedreja o homem dos tributos e faz Jeroboão rei. Roboão junta soldados, mas Deus diz que não lutem contra irmãos, e eles voltam.',
      },
    ],
    read: {
      verses: '12:4-15',
      how: 'Três grupos: o povo, os anciãos e os rapazes. Cada um fala só a sua parte; no fim, o rei responde do alto de uma cadeira.',
    },
    observe: [
      {
        ask: 'O que o povo pede e o que oferece em troca?',
        verses: '12:4',
        listen: 'Aliviar o jugo pesado; e te serviremos.',
      },
      {
        ask: 'O que aconselham os anciãos?',
        verses: '12:7',
        listen: 'Ser servo hoje, responder boas palavras; eles servirão para sempre.',
      },
      {
        ask: 'O que dizem os rapazes, e quem são eles para Roboão?',
        verses: '12:8-11',
        listen: 'Criados com ele; meu dedo é mais grosso, acrescentar jugo, escorpiões.',
      },
      {
        ask: 'Como o texto descreve a resposta do rei?',
        verses: '12:13-15',
        listen: 'Dura; deixou o conselho; não ouviu o povo; e por trás havia a palavra de Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Roboão pede três dias e ouve dois lados. Se ele fez o que parecia certo, onde foi que errou?',
        verses: '12:5-9',
        listen: 'Já tinha largado o primeiro antes de ouvir o segundo; procurou quem concordasse.',
        follow: 'Repare que ele diz nós aos rapazes: respondamos.',
      },
      {
        ask: 'Que medo pode haver por trás de uma frase como “meu pai vos feriu com açoites, mas eu vos ferirei com escorpiões”?',
        verses: '12:10-11, 12:14',
        listen: 'Medo de parecer fraco, de ser menor que o pai.',
      },
      {
        ask: 'Os velhos dizem que um rei ganha o povo servindo. Como Jesus levou essa ideia até o fim?',
        verses: '12:7',
        listen: 'Veio para servir; diz que o seu jugo é suave.',
      },
    ],
    live: [
      {
        ask: 'Quem está pedindo a você, direta ou indiretamente, que alivie um pouco o peso?',
        listen: 'Funcionário, filho, esposa, voluntário da igreja.',
        for: ['adults', 'men', 'parents', 'long-believers'],
      },
      {
        ask: 'De que conselho mais velho você já riu, e depois viu que era bom?',
        listen: 'Histórias engraçadas abrem a porta.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Seu grupo de amigos costuma puxar você para a resposta dura ou para a mansa?',
        listen: 'Conversa de zap, provocação, treta.',
        follow: 'Quem do grupo puxa para o outro lado?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que resposta sua, dada de cabeça quente, custou mais caro do que você imaginava?',
        listen: 'Sem detalhes que exponham outros.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Comparar-se com pai, mãe ou chefe anterior: de que modo isso entra no seu jeito de mandar ou de obedecer?',
        listen: 'Querer provar algo.',
        for: ['men', 'women', 'adults'],
      },
      {
        ask: 'Que peso alguém já lhe pôs em nome de Deus, e que palavra boa você gostaria de ouvir no lugar?',
        listen: 'Escute sem defender ninguém.',
        for: ['visitors', 'new-believers', 'women'],
      },
      {
        ask: 'Nos versículos seguintes, os irmãos desistem de guerrear e voltam para casa. De que briga valeria a pena voltar no meio do caminho?',
        listen: 'Semaías disse: são vossos irmãos.',
        for: ['elderly', 'couples', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Conselho de avó contra conselho de internet: cada um diz um de cada, e o grupo adivinha de onde veio.',
        bridge: 'Roboão ouviu dois grupos de conselheiros e tinha três dias para escolher.',
      },
      {
        text: 'Qual foi o pior chefe de filme, novela ou desenho, e que frase ele diria numa reunião?',
        bridge: 'O rei desta história entrou na reunião com uma frase dessas.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Levante um pouco os ombros, segure, e depois solte. Que peso você percebe neles hoje?',
      bridge: 'Um povo inteiro chegou ao rei com os ombros assim.',
    },
    complete: [
      {
        name: 'Duas mesas',
        text: 'Pense numa decisão. Desenhe duas mesas: na primeira, quem diria a você o que é difícil de ouvir; na segunda, quem só concordaria. Conte as cadeiras de cada uma.',
      },
      {
        name: 'Boas palavras',
        text: 'Pegue uma resposta dura que você deu ou está para dar. Escreva como ela ficaria com uma palavra boa no começo e um alívio no fim.',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a alguém que depende de você: que peso eu poderia tirar dos seus ombros esta semana? E tire um.',
        tell: 'O que a pessoa pediu.',
      },
      {
        do: 'Antes de responder a uma mensagem que irritou, espere um dia e mostre a resposta a alguém mais velho.',
        tell: 'O que você mudou no texto.',
      },
    ],
    children: {
      truth: 'Quem lidera bem ajuda a carregar o peso.',
      to7: {
        story:
          'Roboão ia ser o novo rei. O povo chegou cansado e disse: seu pai pôs muito peso em nós. Deixe mais leve, e a gente serve você! Roboão falou: voltem em três dias. Ele perguntou aos vovôs sábios. Eles disseram: ajude o povo, fale com carinho, e eles vão gostar de você. Roboão fez uma careta. Foi perguntar aos amigos. Eles disseram: fale grosso! Ponha mais peso! E Roboão falou grosso. Que pena! O povo ficou triste e foi embora. Quase todo mundo. O reino se partiu em dois. Deus então pediu: não briguem, vocês são irmãos. E eles voltaram para casa.',
        activity:
          'Um carrega uma mochila com livros. A turma diz frases mansas e, a cada uma, tira um livro. Como fica o ombro no fim?',
        questions: [
          'O que o povo pediu ao rei?',
          'Quem deu o conselho bom?',
          'Que peso você pode ajudar alguém a carregar?',
        ],
      },
      to12: {
        story:
          'O rei Salomão construiu coisas lindas, mas o povo pagou com muito trabalho. Quando ele morreu, todos foram a Siquém falar com o filho, Roboão: alivie o nosso peso, e nós serviremos você. Roboão pediu três dias. Primeiro procurou os mais velhos, que conheciam bem o reino. Eles disseram: se hoje você servir esse povo e responder com palavras boas, eles estarão com você para sempre. Roboão não gostou. Procurou os rapazes que tinham crescido com ele. Eles acharam graça: diga que o seu dedo mindinho é mais grosso que a cintura do seu pai! Diga que vai pôr mais peso ainda! Foi o que o rei falou. Em um minuto ele perdeu dez tribos. Quis sair para a guerra, mas Deus avisou: não lutem contra seus irmãos. E desta vez eles ouviram e voltaram.',
        activity:
          'Teatro em três cenas: o povo pede, os dois conselhos, a resposta. Depois refaçam a última cena com Roboão escolhendo o outro conselho.',
        questions: [
          'O que cada grupo aconselhou?',
          'Por que Roboão escolheu a resposta dura?',
          'A quem você pede conselho quando a coisa é séria?',
        ],
      },
      challenge: 'Peça um conselho a alguém mais velho e pense nele por um dia.',
    },
    prayer:
      'Senhor Jesus, rei que serve, teu jugo é suave. Perdoa as respostas duras com que a gente quis parecer grande. Dá ouvido para os velhos, coragem para a palavra mansa e mãos que aliviem o peso de alguém ainda hoje.',
    leader: {
      lost: 'Não é velhos bons contra jovens ruins; o erro foi escolher quem lhe agradava. O versículo 15 também enrosca: diga que Deus conduz a história sem que Roboão deixe de ser responsável pelo que falou.',
      tender:
        'Quem apanhou, ou trabalha sob humilhação, reconhece os açoites. Não peça que perdoe depressa o chefe ou o marido. Ofereça ajuda concreta a sós: Ligue 180, Disque 100 e, para trabalho abusivo, a Justiça do Trabalho ou o sindicato.',
      differ:
        'Sobre o versículo 15, uns ressaltam que Deus dispõe tudo o que acontece; outros, que ele aproveita escolhas livres para cumprir o que disse. Os dois reconhecem a palavra de Aías cumprida e a culpa de Roboão.',
    },
    comfort:
      'Se o que pesa hoje foi posto por gente dura, há um rei que ouve o pedido daquele povo e responde de outro modo: venham a mim os cansados.',
    closing: 'Grande é quem tira peso do ombro alheio.',
    words: [
      'roboao',
      'siquem',
      'jugo',
      'conselho dos anciaos',
      'conselho dos rapazes',
      'rapazes',
      'escorpioes',
      'acoites',
      'semaias',
      'reino dividido',
      'anciaos',
      'menor dedo',
    ],
  },
  {
    verses: '12:25-33',
    key: '12:28',
    title: 'Deus perto de casa, do meu jeito',
    theme: 'a fé inventada por medo',
    themes: ['adoracao', 'medo', 'fidelidade', 'fe'],
    idea: 'Com medo de perder o que Deus lhe tinha dado, Jeroboão inventa uma religião mais cômoda, e o que era para segurar o reino vira a queda dele.',
    context:
      'O reino rachou. Jeroboão governa as dez tribos do norte e tem de Deus uma promessa clara: casa firme, se andar com ele. Mas o templo ficou em Jerusalém, no reino do sul. Três vezes por ano, o povo sobe para lá. O rei faz contas de madrugada.',
    retold: [
      {
        verses: '12:25-27',
        says: 'Jeroboão reedifica Siquém e mora ali. Pensa que, se o povo subir a Jerusalém para sacrificar, o coração deles voltará a Roboão, e ele será morto.',
      },
      {
        verses: '12:28-30',
        says: 'Jeroboão faz dois bezerros de ouro, um em Betel e outro em Dã. Diz que já basta de subir a Jerusalém, e o povo vai adorar o bezerro.',
      },
      {
        verses: '12:31-33',
        says: 'Jeroboão faz sacerdotes que não são filhos de Levi e inventa do seu coração uma festa no oitavo mês. Ele mesmo sobe ao altar para queimar incenso.',
      },
    ],
    read: {
      verses: '12:26-33',
      how: 'Leiam 26 e 27 em voz baixa, como pensamento. Do 28 em diante, em tom de anúncio de rádio, bem alegre. Parem e comparem os dois tons.',
    },
    observe: [
      {
        ask: 'O que Jeroboão diz consigo mesmo, e o que teme?',
        verses: '12:26-27',
        listen: 'Que o povo volte a Roboão e o matem.',
      },
      {
        ask: 'Que argumento ele apresenta ao povo, e o que oferece?',
        verses: '12:28-29',
        listen: 'Já subiram demais; dois bezerros, em Betel e em Dã, nas pontas do reino.',
      },
      {
        ask: 'Quantas coisas novas ele faz por conta própria?',
        verses: '12:31-33',
        listen: 'Casas nos altos, sacerdotes, festa, data, altar.',
      },
    ],
    interpret: [
      {
        ask: 'O motivo dito ao povo é diferente do motivo do coração. Qual é a distância entre os dois?',
        verses: '12:26-28',
        listen: 'Por dentro, medo; por fora, cuidado com o cansaço do povo.',
        follow: 'Por que a comodidade convence tão depressa?',
      },
      {
        ask: 'A frase sobre quem tirou Israel do Egito é a mesma do bezerro de Arão. O que há de perigoso numa mentira feita de palavras conhecidas?',
        verses: '12:28',
        listen: 'Parece fé antiga; troca o Deus vivo por algo que se controla.',
      },
      {
        ask: 'O texto diz que o mês ele “havia inventado de seu coração”. Onde fica a diferença entre criar com liberdade e inventar um deus?',
        verses: '12:32-33',
        listen: 'Formas mudam; aqui o culto serve ao trono.',
      },
    ],
    live: [
      {
        ask: 'Que medo de perder já fez você torcer um pouco o que sabe que é certo?',
        listen: 'Cliente, namoro, cargo; cada um diz até onde quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se você montasse um deus sob medida, ele nunca tocaria em que assunto?',
        listen: 'Riso primeiro; depois o assunto de verdade.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'O que na fé lhe parece longe ou trabalhoso demais, e que atalho você costuma pegar?',
        listen: 'Oração, perdão, reunião, dinheiro, leitura.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Quando vocês dois decidem algo importante, o que pesa mais: a promessa ou o pior que pode acontecer?',
        listen: 'Uma decisão concreta que passou.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Líder com medo produz regra esquisita. Onde você já viu isso, e como alguém com paz faria?',
        listen: 'Sem nomear pessoas; pode ser a própria casa.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que imagem de Deus passaram a você e que hoje parece mais bezerro do que Deus?',
        listen: 'Deus banqueiro, deus bravo, deus amuleto.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a gambiarra mais criativa que você já fez, e quanto tempo durou?',
        bridge: 'Um rei fez uma gambiarra na fé de um país inteiro.',
      },
      {
        text: 'Cada um inventa um feriado com data, comida e motivo. Votem no melhor.',
        bridge: 'Jeroboão também inventou uma festa, só que para o povo esquecer outra.',
        for: ['teens', 'young', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Escreva em letra bem pequena uma coisa que você tem medo de perder. Dobre o papel e segure.',
      bridge: 'O texto começa com um homem pensando, sozinho, nisso.',
    },
    complete: [
      {
        name: 'Por fora e por dentro',
        text: 'Dobre uma folha. Por fora: o motivo que eu dou. Por dentro: o motivo que eu tenho. Pense num assunto só e não mostre a ninguém.',
      },
      {
        name: 'Medo e promessa',
        text: 'Complete: Tenho medo de que … . Deus já me disse que … . Se eu acreditasse nele, deixaria de … .',
      },
    ],
    challenges: [
      {
        do: 'Tome uma decisão pequena pela confiança e não pelo medo: dê a informação, devolva o dinheiro ou conte a verdade.',
        tell: 'O que o medo dizia que ia acontecer, e o que aconteceu.',
      },
      {
        do: 'Escolha uma coisa da fé que você anda fazendo às pressas, a oração, a leitura ou o culto, e faça uma vez com calma, do começo ao fim.',
        tell: 'O que você percebeu sem a pressa.',
      },
    ],
    children: {
      truth: 'Confio em Deus e não invento outro.',
      to7: {
        story:
          'Jeroboão virou rei de um povo grande. Deus tinha dito a ele: ande comigo, e eu cuido de você. Mas Jeroboão ficou com medo. Ele pensou: se o povo for orar em Jerusalém, vai gostar mais do outro rei! Sabe o que ele fez? Mandou fazer dois bezerros de ouro. Brilhavam, mas não viam, não ouviam, não ajudavam ninguém. E ele falou ao povo: Jerusalém é longe! Adorem aqui mesmo. Esses são os seus deuses. Não era verdade. O Deus de verdade é que cuidou do povo. Jeroboão não precisava ter tanto medo. Era só confiar em Deus, que cumpre o que promete.',
        activity:
          'Conversem com um boneco ou enfeite: ele responde? Depois fechem os olhos e falem com Deus, que escuta mesmo sem a gente ver.',
        questions: [
          'Do que Jeroboão tinha medo?',
          'O que os bezerros de ouro sabiam fazer?',
          'O que você faz quando tem medo?',
        ],
      },
      to12: {
        story:
          'Dez tribos fizeram de Jeroboão o seu rei. Deus tinha prometido: se você me ouvir, a sua casa vai ser firme. Só que o templo ficava em Jerusalém, no país de Roboão, o outro rei. Jeroboão pensou consigo: se o povo viajar até lá para adorar, vai querer voltar para Roboão, e eu estou perdido. Em vez de confiar na promessa, ele inventou um jeito. Fez dois bezerros de ouro e pôs um em cada ponta do país. Disse ao povo: chega de viajar tanto! Aqui estão os deuses que tiraram vocês do Egito. Ele inventou sacerdotes, inventou festa, inventou até a data. Parecia mais fácil, mas era mentira. Um bezerro de metal não tira ninguém do Egito. O medo fez um rei trocar o Deus vivo por um enfeite.',
        activity:
          'Detetive da mentira: o líder lê frases sobre Deus, algumas verdadeiras, outras inventadas. O grupo procura na Bíblia como saber.',
        questions: [
          'O que Deus tinha prometido a Jeroboão?',
          'Por que ele inventou os bezerros?',
          'Que medo você pode contar para Deus?',
        ],
      },
      challenge: 'Quando der medo, diga: Deus já prometeu cuidar de mim.',
    },
    prayer:
      'Deus vivo, tu não cabes num bezerro nem no nosso calendário. Conta-nos de novo o que já prometeste, antes que o medo faça o seu serviço. Livra-nos da fé sob medida e leva-nos, pelo caminho comprido, até ti.',
    leader: {
      lost: 'Fácil virar ataque a outras igrejas e estilos de culto. O texto olha para um coração assustado que usa Deus para se garantir. Comece pelo seu próprio bezerro.',
      tender:
        'Quem foi manipulado por líderes religiosos pode se agitar aqui. Acredite no que a pessoa conta, não defenda instituição nenhuma e não a apresse a voltar a confiar.',
      differ:
        'Alguns acham que os bezerros eram pensados como pedestal do Senhor; outros, como deuses mesmo. De um jeito ou de outro, Reis chama isso de pecado que o povo carregou por gerações.',
    },
    comfort:
      'O medo de perder faz a gente fabricar garantias. Se você está assim, cansado de segurar tudo, ouça: a promessa foi feita antes do medo, e ainda vale.',
    closing: 'Deus não se fabrica; ele nos fez.',
    words: [
      'bezerros de ouro',
      'dois bezerros',
      'jeroboao',
      'betel',
      'pecado de jeroboao',
      'demais subistes',
      'inventado de seu coracao',
      'altos',
      'sacerdotes da classe do povo',
      'idolatria',
      'culto inventado',
      'mes oitavo',
    ],
  },
  {
    verses: '13:1-32',
    key: '13:9',
    title: 'O outro profeta na estrada',
    theme: 'ficar com o que Deus já disse',
    themes: ['obediencia', 'palavra', 'sabedoria', 'tentacao'],
    idea: 'O homem de Deus resistiu ao rei e ao dinheiro, mas largou o que tinha ouvido de Deus quando um colega simpático disse que um anjo havia mudado a ordem.',
    context:
      'Um profeta sem nome vem de Judá e fala contra o altar que Jeroboão inventou. O rei manda prendê-lo, a mão seca, o profeta ora e ela sara. Então chega um convite para jantar. Deus dissera: não coma, não beba, não volte pelo mesmo caminho. Depois da leitura, um leão o mata na estrada, e o velho que mentiu o enterra chorando.',
    retold: [
      {
        verses: '13:1-6',
        says: 'Um homem de Deus clama contra o altar de Betel. A mão de Jeroboão se seca e sara pela oração.',
      },
      {
        verses: '13:7-10',
        says: 'O homem de Deus recusa o convite do rei, porque Deus mandou não comer, não beber nem voltar pelo mesmo caminho.',
      },
      {
        verses: '13:11-19',
        says: 'Um velho profeta acha o homem de Deus debaixo de um carvalho e mente que um anjo mandou levá-lo. Ele volta e come.',
      },
      {
        verses: '13:20-25',
        says: 'O velho profeta anuncia à mesa que o homem de Deus não entrará no sepulcro dos pais, e um leão o mata.',
      },
      {
        verses: '13:26-32',
        says: 'O velho profeta busca o corpo, lamenta o irmão e o enterra. Quer os ossos junto dos dele, porque o que ele disse virá.',
      },
    ],
    read: {
      verses: '13:8-19',
      how: 'Três leitores: narrador, homem de Deus e velho profeta. Quem faz o velho fala com a voz mais simpática da sala.',
    },
    observe: [
      {
        ask: 'O que Deus mandou não fazer, e quantas vezes o homem repete isso?',
        verses: '13:9, 13:16-17',
        listen: 'Não comer, não beber, não voltar; repete ao rei e ao velho.',
      },
      {
        ask: 'Que oferta do rei ele recusa, e com que firmeza?',
        verses: '13:8',
        listen: 'Nem por metade da casa.',
      },
      {
        ask: 'Onde o velho o encontra, e o que diz para convencê-lo?',
        verses: '13:14-15, 13:18',
        listen: 'Sentado sob um carvalho; também sou profeta, um anjo me falou. Mentiu.',
      },
    ],
    interpret: [
      {
        ask: 'O rei não conseguiu e o colega conseguiu. O que tornou o segundo convite tão mais forte?',
        verses: '13:8, 13:18-19',
        listen: 'Vinha de alguém como ele, em nome de Deus, e ele estava cansado e com fome.',
        follow: 'De quem você baixa a guarda com facilidade?',
      },
      {
        ask: 'Deus falou com ele; um anjo teria falado com outro. Por que isso devia ter soado estranho?',
        verses: '13:9, 13:17-18',
        listen: 'Deus não costuma desdizer por terceiros o que disse de modo claro.',
      },
      {
        ask: 'O texto não explica por que o velho mentiu. Que motivos cabem numa pessoa que já foi profeta e mora em Betel, calada?',
        verses: '13:11-15',
        listen: 'Solidão, inveja, saudade, vontade de companhia; sem certeza.',
      },
    ],
    live: [
      {
        ask: 'Que coisa clara, já sabida, você anda renegociando?',
        listen: 'Um sim ou um não antigo; ninguém precisa detalhar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Alguém chega e diz: Deus me mandou lhe dizer. O que você faz com essa frase antes de obedecer?',
        listen: 'Comparar com a Escritura, esperar, ouvir gente madura.',
        for: ['young', 'singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'É mais fácil dizer não a um inimigo ou a um amigo? Em que assunto isso pega?',
        listen: 'Turma, bebida, cola, fofoca; deixe que escolham.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Sentado debaixo do carvalho, cansado: em que hora do seu dia uma conversa errada acha você desprevenido?',
        listen: 'Fim de expediente, madrugada, solidão.',
        follow: 'Que cuidado caberia nessa hora?',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Quem tem muitos anos de fé pode atrapalhar um mais novo sem querer. De que modo, e como ajudar em vez disso?',
        listen: 'Conselho fora de hora, peso da própria experiência.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Como a gente ensina um filho a não confiar em qualquer um que fale em nome de Deus, sem deixá-lo desconfiado de tudo?',
        listen: 'Ler junto, perguntar, dar o direito de dizer não a adultos.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a dica que alguém lhe deu com toda a certeza e que estava redondamente errada?',
        bridge: 'Um profeta recebeu uma dica assim, de quem menos esperava.',
      },
      {
        text: 'Telefone sem fio com um endereço. Ao final, comparem: quem iria parar onde?',
        bridge: 'Entre o que Deus disse e o que contaram que ele disse, houve uma distância.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Escreva numa linha uma coisa que você sabe com certeza que Deus quer de você. Leia três vezes.',
      bridge: 'Alguém tinha uma linha assim e a repetia em voz alta.',
    },
    complete: [
      {
        name: 'O que eu já sei',
        text: 'Em três linhas: Deus já me disse, na Bíblia, que … . Quem tenta mudar isso em mim é … . Quando estou cansado, eu … .',
      },
      {
        name: 'Peneira',
        text: 'Desenhe uma peneira. Em cima, um conselho que recebeu. Nos furos, quatro perguntas que você faria a ele. Embaixo, o que sobrou.',
      },
    ],
    challenges: [
      {
        do: 'Pegue um recado ou vídeo que diz falar em nome de Deus e confira, com a Bíblia aberta e mais uma pessoa, se é assim.',
        tell: 'O que confirmaram e o que não.',
      },
      {
        do: 'Descubra a hora do dia em que você fica mais cansado e mais fraco, como o profeta sentado debaixo do carvalho, e combine com um amigo uma mensagem nesse horário.',
        tell: 'Que diferença a mensagem fez.',
      },
    ],
    children: null,
    prayer:
      'Senhor, a tua palavra chegou a nós clara, e a estrada é comprida. Guarda-nos quando o rei oferece e, mais ainda, quando o amigo convida. Perdoa se já enganamos alguém em teu nome.',
    leader: {
      lost: 'O leão rouba a cena: por que morreu quem foi enganado, e quem mentiu ficou? O texto não responde. Diga isso. Fique no que ele mostra: quem leva a palavra de Deus não pode largá-la no meio do caminho.',
      tender:
        'Quem sofreu abuso espiritual conhece bem o velho profeta. Afirme que mentir em nome de Deus é culpa de quem mentiu. Se houve exploração, dinheiro ou corpo, é caso de proteção e denúncia: Ligue 180, Disque 100.',
      differ:
        'Há igrejas em que se espera que Deus fale hoje por profecias, e outras que ouvem Deus somente pela Escritura. Todas concordam em que nada anula o que ele já disse com clareza.',
    },
    comfort:
      'O velho chorou: Ai, irmão meu! Se um erro custou caro e não dá para voltar, a Bíblia conhece esse choro. Deus cumpriu o que falou, mas o luto também ficou escrito.',
    closing: 'O que Deus disse na ida vale também na volta.',
    words: [
      'homem de deus',
      'velho profeta',
      'altar de betel',
      'mao secou',
      'leao no caminho',
      'nao comas pao',
      'eu tambem sou profeta',
      'carvalho',
      'porem mentiu lhe',
      'jeroboao',
      'josias',
      'asno e o leao',
    ],
  },
  {
    verses: '14:1-20',
    key: '14:13',
    title: 'Por que você finge ser outra?',
    theme: 'chegar sem disfarce diante de Deus',
    themes: ['sofrimento', 'arrependimento', 'luto', 'filhos'],
    idea: 'Jeroboão quer uma palavra de Deus sem se mostrar a ele; o profeta cego enxerga a mulher por trás do disfarce e, na pior notícia, Deus ainda vê o bem que havia no menino.',
    context:
      'O filho do rei adoece. Jeroboão, que trocou Deus por bezerros, manda a mulher disfarçada ao velho profeta Aías, o da capa rasgada. Quer saber, sem mudar. A resposta é dura: a casa dele será varrida. O menino morre quando ela volta, e todo o povo chora por ele (14:17-18).',
    retold: [
      {
        verses: '14:1-3',
        says: 'O filho de Jeroboão adoece. O rei manda a mulher, disfarçada, com pães e mel, perguntar ao profeta Aías o que será do menino.',
      },
      {
        verses: '14:4-6',
        says: 'Aías já não pode ver, de tão velho, mas o Senhor o avisou. Ouve os passos na porta e diz: “Entra, mulher de Jeroboão”.',
      },
      {
        verses: '14:7-16',
        says: 'Deus diz que fez Jeroboão príncipe, e ele o lançou atrás das costas. A casa dele será varrida, e só o menino terá sepultura, por alguma coisa boa que se achou nele.',
      },
      {
        verses: '14:17-20',
        says: 'Quando a mulher de Jeroboão entra em casa, o jovem morre, e todo Israel o lamenta. Depois de vinte e dois anos de reinado, Jeroboão morre também.',
      },
    ],
    read: {
      verses: '14:4-13',
      how: 'Uma pessoa faz os passos da mulher antes do versículo 6. Do 7 em diante, leitura lenta, sem voz de bronca. Fiquem um minuto calados no fim.',
    },
    observe: [
      {
        ask: 'O que Aías não podia mais fazer, e como ele soube quem chegava?',
        verses: '14:4-6',
        listen: 'Estava cego; Deus contou; ouviu os passos.',
      },
      {
        ask: 'O que Deus lembra ter feito por Jeroboão, e como o rei respondeu?',
        verses: '14:7-9',
        listen: 'Levantou do meio do povo; ele o lançou às costas.',
      },
      {
        ask: 'O que se diz do menino, diferente de toda a família?',
        verses: '14:13',
        listen: 'Será chorado e sepultado; havia nele algo bom do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'O rei acreditava que Deus sabia o futuro do filho, mas mandou esconder quem era a mãe. Que ideia de Deus é essa?',
        verses: '14:4-5',
        listen: 'Um Deus que informa e não vê; útil, e não Senhor.',
        follow: 'Onde a gente faz algo parecido?',
      },
      {
        ask: 'O que significa lançar Deus “atrás de tuas costas”?',
        verses: '14:9',
        listen: 'Já não olhar para ele; continuar a vida de costas.',
      },
      {
        ask: 'Por que o texto para, no meio do juízo, a fim de falar bem de uma criança?',
        verses: '14:13',
        listen:
          'Deus enxerga o bem pequeno numa casa perdida; o menino não é castigado por ser mau.',
      },
    ],
    live: [
      {
        ask: 'Que disfarce você põe para falar com Deus ou para vir ao grupo?',
        listen: 'O forte, o alegre, o que sabe; riam com carinho.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'No perfil, na escola, em casa: em qual dos três você aparece mais de cara limpa?',
        listen: 'Sem pedir que mostrem nada.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A mulher foi e voltou sozinha, levando a notícia. Quem você conhece que carrega assim uma doença na família, e o que seria caminhar junto?',
        listen: 'Carona, comida, ficar na sala de espera.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Em que assunto você só procura Deus na hora do aperto?',
        listen: 'Todos têm um. É um começo, e não um fim.',
        for: ['adults', 'young', 'new-believers'],
      },
      {
        ask: 'Alguma coisa boa brota em casas complicadas. Quem da sua família foi esse broto?',
        listen: 'Gratidão, às vezes por quem já morreu.',
        for: ['visitors', 'new-believers', 'elderly', 'mourning'],
      },
      {
        ask: 'O que vocês fingem um para o outro, por medo de uma conversa dura?',
        listen: 'Cada casal conversa em casa; aqui basta pensar.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua melhor fantasia, e quem reconheceu você primeiro?',
        bridge: 'Uma rainha se disfarçou, e foi reconhecida por um cego.',
      },
      {
        text: 'De olhos fechados, o grupo tenta adivinhar quem anda pela sala só pelos passos.',
        bridge: 'Um velho profeta ouviu uns passos e soube quem entrava.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe a mão devagar pelo próprio rosto. Diga o seu nome em voz baixa.',
      bridge: 'Entra, disse o profeta; por que te finges outra?',
    },
    complete: [
      {
        name: 'Atrás das costas',
        text: 'Numa folha, desenhe uma pessoa de costas. Atrás dela, escreva o que você tem evitado olhar. Vire a folha e escreva como seria virar-se.',
      },
      {
        name: 'Entra',
        text: 'Complete: Diante dos outros eu sou … . Quando ninguém vê, eu estou … . Se Deus me chamasse pelo nome, eu diria … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa segura como você está de verdade, respondendo sem o costumeiro tudo bem.',
        tell: 'Só o que mudou depois de contar.',
      },
      {
        do: 'Acompanhe alguém que tem um doente na família: uma tarde, uma marmita ou uma ida ao hospital.',
        tell: 'O que a pessoa mais agradeceu.',
      },
    ],
    children: null,
    prayer:
      'Tu conheces os nossos passos, Senhor. Tira de nós o disfarce sem nos humilhar. Consola as mães que voltam para casa com notícia ruim. Obrigado porque enxergas o bem pequeno que há em cada casa.',
    leader: {
      lost: 'O grupo pode querer explicar a doença como castigo. Não deixe virar regra: o próprio texto diz que o menino era o melhor da casa. Jesus recusou a pergunta sobre quem pecou (Jo 9). Fale do disfarce do rei, e não do leito da criança.',
      tender:
        'Um filho morre. Para quem perdeu um, esta leitura é pesada demais: avise antes, ou use outro texto. Nunca ligue a morte a pecado de pai ou mãe. Fique junto, ofereça silêncio e companhia; em desespero, CVV 188.',
    },
    comfort:
      'De toda aquela casa, foi o menino que Deus lembrou com ternura: achou-se nele coisa boa. Ninguém tem de entender essa morte. Ele foi visto, foi chorado, e Deus o conhecia.',
    closing: 'Deus nos conhece pelos passos; o disfarce pode ficar na porta.',
    words: [
      'mulher de jeroboao',
      'abias',
      'aias cego',
      'disfarca te',
      'por que te finges outra',
      'revelacao dura',
      'coisa boa',
      'botija de mel',
      'filho doente',
      'silo',
      'dissimulada',
      'tirsa',
    ],
  },
  {
    verses: '15:9-24',
    key: '15:14',
    title: 'Um coração firme e uma obra pela metade',
    theme: 'mudar o que veio de família',
    themes: ['fidelidade', 'familia', 'santidade', 'fe'],
    idea: 'Asa rompe com os ídolos até dentro da própria família, deixa coisas por fazer e erra no aperto; o Deus que conhece a obra incompleta também conhece o coração dele.',
    context:
      'Depois da divisão, Judá teve reis que multiplicaram ídolos. Asa, bisneto de Salomão, assume e reina quarenta e um anos. Faz uma limpa corajosa. Mais tarde, cercado, compra com a prata do templo a ajuda da Síria; Crônicas conta que um profeta o repreendeu e ele não gostou (2Cr 16).',
    retold: [
      {
        verses: '15:9-13',
        says: 'Asa faz o que é correto diante do Senhor. Tira as imundícies dos pais, tira da avó o posto de rainha-mãe e queima o ídolo que ela fez.',
      },
      {
        verses: '15:14-15',
        says: 'Os altos não são tirados, mas o coração de Asa é completo com o Senhor a vida toda. Ele leva ouro e prata à casa do Senhor.',
      },
      {
        verses: '15:16-22',
        says: 'Baasa, rei de Israel, constrói Ramá para trancar Judá. Asa manda a prata e o ouro do templo ao rei da Síria, que ataca Israel, e Baasa larga a obra.',
      },
      {
        verses: '15:23-24',
        says: 'Asa, na velhice, adoece dos pés. Morre, é sepultado na cidade de Davi, e reina em seu lugar Josafá, seu filho.',
      },
    ],
    read: {
      verses: '15:11-22',
      how: 'Duas vozes: uma lê 11 a 15, outra lê 16 a 22. Entre as duas, um minuto para cada um escrever que nota daria ao rei até ali.',
    },
    observe: [
      {
        ask: 'O que Asa tirou, e o que trouxe para a casa do Senhor?',
        verses: '15:12-15',
        listen: 'Práticas e imagens, o ídolo da avó; trouxe prata, ouro, utensílios.',
      },
      {
        ask: 'O que ele não tirou, e o que se diz dele apesar disso?',
        verses: '15:14',
        listen: 'Os altos; mas o coração foi completo com o Senhor.',
      },
      {
        ask: 'Que problema Baasa criou e como Asa o resolveu?',
        verses: '15:17-20',
        listen: 'Cidade que fechava a passagem; pagou a Síria com os tesouros da casa do Senhor.',
      },
      {
        ask: 'O que aconteceu com as pedras de Ramá?',
        verses: '15:21-22',
        listen: 'O povo todo carregou e fez com elas duas cidades suas.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mexer com a avó pode ter sido mais difícil do que enfrentar um exército?',
        verses: '15:13',
        listen: 'Afeto, respeito, posição; ídolo herdado tem cara de família.',
      },
      {
        ask: 'Como se pode dizer que os altos ficaram e, mesmo assim, que “o coração de Asa foi completo com o SENHOR”?',
        verses: '15:14',
        listen: 'Direção inteira não é o mesmo que obra acabada.',
        follow: 'Que alívio há nisso, e que perigo?',
      },
      {
        ask: 'Asa leva prata e ouro para o templo e, no aperto, tira de lá prata e ouro. O que o medo fez com o que era de Deus?',
        verses: '15:15, 15:18-19',
        listen: 'Confiou primeiro num acordo; o plano funcionou e saiu caro.',
      },
    ],
    live: [
      {
        ask: 'O que você herdou da família e já decidiu que não vai passar adiante?',
        listen: 'Grito, silêncio, vício, superstição; diga quem se sentir à vontade.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Como discordar de alguém mais velho que você ama, sem faltar ao respeito e sem fingir que concorda?',
        listen: 'Um exemplo com tom, hora e lugar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual é o alto que ficou: aquilo que até hoje você não conseguiu tirar?',
        listen: 'Sem confissão pública; Deus já sabe.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quando a saída fica fechada, quem você procura primeiro, e o que costuma pagar por isso?',
        listen: 'Empréstimo, favor, mentira; também ajuda boa.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Asa foi bom rei por décadas e terminou mais duro. O que amolece ou endurece a gente com a idade?',
        listen: 'Dor, elogio, correção recusada.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'As pedras que fechavam a estrada viraram casa. O que já bloqueou você e hoje serve para alguma coisa boa?',
        listen: 'Sem forçar final feliz.',
      },
      {
        ask: 'Começar na fé pode mexer com costumes de casa. Qual é o mais delicado para você?',
        listen: 'Festas, altares, promessas; respeito pela família.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto da casa da sua avó ninguém podia tocar nem em pensamento?',
        bridge: 'O rei Asa mexeu justamente nas coisas da avó.',
      },
      {
        text: 'Se você ganhasse um caminhão de pedras hoje, o que construiria: churrasqueira, muro, banco de praça?',
        bridge: 'No fim deste texto, um povo inteiro carrega pedras que eram do inimigo.',
        for: ['adults', 'young', 'teens', 'men'],
      },
    ],
    quiet: {
      text: 'Olhe em volta e ache uma coisa que você começou e não terminou. Olhe sem culpa.',
      bridge: 'A história de Asa tem uma frase sobre isso.',
    },
    complete: [
      {
        name: 'Tirei, trouxe, ficou',
        text: 'Três colunas: o que já tirei; o que trouxe no lugar; o que ainda ficou. Debaixo das três, escreva para onde o coração está virado.',
      },
      {
        name: 'Pedras de Ramá',
        text: 'Desenhe um muro. Em cada pedra, uma coisa que travou você. Ao lado, use as mesmas pedras para desenhar uma coisa útil, uma casa ou uma ponte, e escreva o que você aprendeu com cada uma.',
      },
    ],
    challenges: [
      {
        do: 'Escolha um costume herdado que faz mal e troque-o uma vez, nesta semana, por outro: conversa no lugar do grito, por exemplo.',
        tell: 'Quem percebeu primeiro.',
      },
      {
        do: 'Tire de casa ou do celular uma coisa que disputa o seu coração, e ponha outra no lugar dela.',
        tell: 'O que pôs no lugar.',
      },
    ],
    children: {
      truth: 'Meu coração pode ser de Deus por inteiro.',
      to7: {
        story:
          'Asa era um rei que gostava muito de Deus. Quando ele chegou, o país estava cheio de bonecos de madeira e de pedra. As pessoas se ajoelhavam para eles! Asa disse: isso não. Só Deus é Deus! E juntou os bonecos e tirou todos dali. Até a vovó dele tinha um. Asa amava a vovó, mas disse com coragem: vovó, esse também não fica. Depois ele levou presentes para a casa de Deus: ouro, prata e vasilhas bonitas. Asa não conseguiu arrumar tudo. Ficaram umas coisas por fazer. Um dia ele até errou porque teve medo. Mas Deus via o coração dele, e o coração de Asa era de Deus.',
        activity:
          'Tira e põe: numa caixa, cada um tira um papel com uma coisa feia (grito, mentira) e põe um coração de papel no lugar.',
        questions: [
          'O que Asa tirou do país?',
          'De quem era um dos bonecos?',
          'O que Deus via em Asa?',
        ],
      },
      to12: {
        story:
          'O bisavô de Asa foi Salomão. Desde então, cada rei tinha deixado mais ídolos espalhados pelo país. Asa cresceu vendo aquilo e, quando virou rei, resolveu mudar. Tirou as imagens que os pais dele tinham feito. A avó, Maaca, era rainha-mãe, uma mulher muito importante, e também tinha um ídolo. Foi o mais difícil: Asa tirou o cargo dela e queimou o ídolo perto do ribeiro. Depois levou ouro e prata para a casa de Deus. Ele não conseguiu tudo: uns lugares errados de culto ficaram de pé. E, quando um inimigo fechou a estrada, Asa teve medo e pagou outro rei para ajudar, com a prata de Deus. Não foi um herói perfeito. Mas a Bíblia diz que o coração dele foi de Deus a vida toda. Deus conhece a obra pela metade e conhece o coração.',
        activity:
          'Construam com pedrinhas ou blocos um muro que fecha um caminho; depois usem as mesmas peças para fazer uma casa.',
        questions: [
          'Por que foi difícil mexer com a avó?',
          'O que Asa deixou por fazer?',
          'Que costume ruim você quer trocar?',
        ],
      },
      challenge: 'Troque um costume ruim por um bom, um dia de cada vez.',
    },
    prayer:
      'Senhor, obrigado pelo que já tiraste de nós, e paciência, por favor, com o que ainda está de pé. Dá coragem com carinho dentro de casa. Guarda o nosso coração virado para ti até ficarmos velhos.',
    leader: {
      lost: 'A palavra sodomitas, no versículo 12, indica gente presa à prostituição nos cultos, explorada ali. Explique em uma frase e não deixe virar conversa contra ninguém. Os reis e as cidades também cansam: fique com a avó, os altos e as pedras.',
      tender:
        'Tirar o que é da família pode soar como licença para atacar pais idosos ou quebrar objetos da fé alheia. Asa era rei em outro tempo; a nós cabe respeito. Quem cresceu numa casa violenta talvez precise de distância segura e de ajuda: Ligue 180, Disque 100.',
    },
    comfort:
      'Não deu para fazer tudo? A frase sobre Asa tem um porém no meio: os altos não foram tirados, contudo o coração. Deus também escreve contudo na sua história.',
    closing: 'Obra pela metade, coração por inteiro.',
    words: [
      'rei asa',
      'asa rei de juda',
      'maaca',
      'baasa',
      'ben hadade',
      'rama',
      'cedrom',
      'altos nao foram tirados',
      'rainha mae',
      'ribeiro',
      'coracao de asa',
      'reforma',
    ],
  },
  {
    verses: '16:29-34',
    key: '16:31',
    title: 'Quando o mal parece pouca coisa',
    theme: 'o costume do pecado',
    themes: ['tentacao', 'fidelidade', 'familia', 'santidade'],
    idea: 'Acabe achou pouco o mal que herdou e somou outro maior; o texto conta isso sem gritar, porque o pecado mais perigoso é aquele a que todo mundo já se acostumou.',
    context:
      'Em sessenta anos, o norte teve rei atrás de rei, golpes e assassinatos. Todos mantiveram os bezerros de Jeroboão. Acabe traz dinheiro, aliança e casamento com a princesa da Fenícia, terra de Baal. Parece progresso. Na página seguinte, sem aviso nenhum, aparece Elias.',
    retold: [
      {
        verses: '16:29-30',
        says: 'Acabe, filho de Onri, reina vinte e dois anos em Samaria e faz o que é mau aos olhos do Senhor, mais que todos antes dele.',
      },
      {
        verses: '16:31-33',
        says: 'Acabe acha pouco andar nos pecados de Jeroboão. Casa-se com Jezabel, adora Baal, faz para ele altar e templo e provoca a ira do Senhor.',
      },
      {
        verses: '16:34',
        says: 'No tempo de Acabe, Hiel reedifica Jericó à custa de dois filhos, o primogênito e o mais novo, como o Senhor tinha dito por Josué.',
      },
    ],
    read: {
      verses: '16:29-34',
      how: 'Leiam como quem lê ata de reunião, num tom só. No fim, contem até cinco em silêncio e digam que palavra pesou.',
    },
    observe: [
      {
        ask: 'O que se compara quando se fala do mal que Acabe fez?',
        verses: '16:30, 16:33',
        listen: 'Além de todos os que foram antes dele; mais que todos os reis.',
      },
      {
        ask: 'Que passos vão se somando na história dele?',
        verses: '16:31-33',
        listen: 'Pecados antigos, casamento, servir a Baal, altar, templo, bosque.',
      },
      {
        ask: 'O que acontece em Jericó, e que palavra se cumpre?',
        verses: '16:34',
        listen: 'Hiel reconstrói à custa de dois filhos; a palavra por Josué.',
      },
    ],
    interpret: [
      {
        ask: 'O que a frase “lhe foi pouca coisa” conta sobre como se chega tão longe?',
        verses: '16:31',
        listen: 'O errado de ontem vira o normal de hoje.',
        follow: 'O que era grave antes e hoje nem se comenta?',
      },
      {
        ask: 'Por que terminar a lista do rei com um pedreiro de Betel e seus dois filhos?',
        verses: '16:34',
        listen:
          'O exemplo de cima chega embaixo; o povo já não leva Deus a sério, e os pequenos pagam.',
      },
      {
        ask: 'Samaria ganhou templo e aliança. Em que o sucesso pode esconder o estrago?',
        verses: '16:31-32',
        listen: 'O que cresce nem sempre vive.',
      },
    ],
    live: [
      {
        ask: 'Que coisa incomodava você há cinco anos e hoje passa sem coceira?',
        listen: 'Jeito de falar, tela, desonestidade pequena.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que todo mundo faz na escola ou no trabalho e ninguém mais acha errado?',
        listen: 'Escute antes de opinar.',
        follow: 'Como seria não fazer sem bancar o santo?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem pagou a conta de uma escolha que parecia só sua?',
        listen: 'Pode doer; não peça nomes.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Com quem você se casou, ou anda junto, e para que lado isso tem inclinado o seu coração?',
        listen: 'O foco é o coração da própria pessoa, e não a culpa do outro.',
        for: ['couples', 'singles', 'young'],
      },
      {
        ask: 'Que pequena resistência, como não rir de uma maldade, ainda está ao seu alcance?',
        listen: 'Coisas mínimas valem muito.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Depois de uma página assim vem Elias. Quando Deus apareceu no pior momento da sua história?',
        listen: 'Relato simples, ou a espera dele.',
        for: ['new-believers', 'visitors', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual cheiro, barulho ou bagunça da sua casa só as visitas ainda percebem?',
        bridge: 'A gente se acostuma com quase tudo. O rei Acabe também.',
      },
      {
        text: 'Em que pequena coisa você é mais relaxado do que a sua mãe gostaria: louça, cama, chinelo no caminho?',
        bridge: 'Aqui aparece uma expressão curiosa: foi pouca coisa.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Cheire a manga da sua roupa. Quase não se sente, não é? O nariz se acostuma.',
      bridge: 'O coração também se acostuma; leia devagar.',
    },
    complete: [
      {
        name: 'Pouca coisa',
        text: 'Faça uma escadinha de cinco degraus. No primeiro, uma concessão pequena. No último, aonde ela pode levar. Marque com um X o degrau em que dá para descer.',
      },
      {
        name: 'Quem paga',
        text: 'Complete sem mostrar: Eu acho pouca coisa … . Quem acaba pagando é … . Eu poderia parar em … .',
      },
    ],
    challenges: [
      {
        do: 'Por uma semana, anote as vezes em que pensar: não é nada demais. Releia no sábado.',
        tell: 'Qual delas era alguma coisa.',
      },
      {
        do: 'Recuse com educação uma esperteza que todos aceitam: a nota errada, o atestado, o gato na luz.',
        tell: 'A reação de quem estava perto.',
      },
    ],
    children: null,
    prayer:
      'Senhor, desacostuma-nos. Devolve ao nosso nariz o cheiro do que apodrece, e ao nosso coração o susto. Guarda as crianças que pagam contas de gente grande. E manda, na página seguinte, a tua palavra.',
    leader: {
      lost: 'Jezabel vira xingamento para mulher forte. Não permita: o texto põe a conta em Acabe, que foi, serviu e adorou. E não transforme a conversa em análise de governo; fale do nosso acostumar-se.',
      tender:
        'O versículo 34 fala de filhos mortos, talvez em sacrifício, talvez por desgraça na obra. Não detalhe. Quem perdeu um filho não deve ouvir que foi por culpa dos pais; Deus não diz isso a ninguém da roda. Em luto sem saída: CVV 188.',
    },
    comfort:
      'Há tempos em que tudo piora, e parece que só você nota. Foi num tempo assim, sem anúncio, que Deus já preparava alguém. A página seguinte não estava em branco.',
    closing: 'Não é pouca coisa o que a gente deixa de estranhar.',
    words: [
      'acabe',
      'jezabel',
      'onri',
      'pouca coisa',
      'pecados de jeroboao',
      'baal',
      'samaria',
      'hiel de betel',
      'jerico',
      'etbaal',
      'abirao',
      'segube',
    ],
  },
  {
    verses: '17:1-16',
    key: '17:14',
    title: 'O fundo do pote',
    theme: 'a provisão de cada dia',
    themes: ['fe', 'generosidade', 'ansiedade', 'esperanca'],
    idea: 'Quando o ribeiro seca, Deus sustenta o profeta pelas mãos de quem só tinha a última refeição; o pote nunca enche e nunca acaba.',
    context:
      'Israel adora Baal, que diziam mandar na chuva. Elias anuncia seca e vai se esconder, alimentado por corvos. Depois Deus o manda justamente à terra de Baal, à casa de uma viúva estrangeira e faminta.',
    retold: [
      {
        verses: '17:1-4',
        says: 'Elias diz a Acabe que não haverá chuva nem orvalho, a não ser por sua palavra. Deus o manda se esconder no ribeiro de Querite.',
      },
      {
        verses: '17:5-7',
        says: 'Elias bebe do ribeiro, e os corvos lhe trazem pão e carne de manhã e à tarde. Depois o ribeiro seca, porque não choveu.',
      },
      {
        verses: '17:8-12',
        says: 'Deus manda Elias a uma viúva de Sarepta. Ele pede água e pão, e ela só tem um punhado de farinha e um pouco de azeite, para comer com o filho e morrer.',
      },
      {
        verses: '17:13-16',
        says: 'Elias pede primeiro uma pequena torta e promete que a farinha e o azeite não vão acabar até chover. A viúva faz assim, e todos comem muitos dias.',
      },
    ],
    read: {
      verses: '17:5-16',
      how: 'Ponham na mesa um punhado de farinha e um fio de azeite num pires. Elias, a viúva e um narrador leem em volta.',
    },
    observe: [
      {
        ask: 'Por quem Deus sustenta Elias em cada lugar, e o que acontece com o primeiro?',
        verses: '17:6-9',
        listen: 'Corvos e ribeiro, que seca; depois, uma viúva.',
      },
      {
        ask: 'O que a mulher tem, e qual é o plano dela?',
        verses: '17:10-12',
        listen: 'Um punhado, um pouco, dois gravetos; comer com o filho e morrer.',
      },
      {
        ask: 'O que Elias pede, o que promete, e o que acontece todos os dias?',
        verses: '17:13-16',
        listen: 'Primeiro um bolinho a ele; o pote não esvazia até chover.',
      },
    ],
    interpret: [
      {
        ask: 'O ribeiro secou por causa da seca que o próprio Elias anunciara. O que isso mostra sobre obedecer a Deus e sofrer com os outros?',
        verses: '17:7',
        listen: 'O fiel não vive numa bolha; sofre a mesma sede.',
        follow: 'O que fazer quando seca justamente o que Deus deu?',
      },
      {
        ask: 'O pedido de Elias parece cruel. O que o separa de exploração?',
        verses: '17:13-14',
        listen:
          'Vem com a palavra de Deus, um não temas, e ela come todos os dias; ele não enriquece.',
      },
      {
        ask: 'O pote nunca fica cheio. Por que Deus sustentaria assim, de fundo em fundo?',
        verses: '17:15-16',
        listen: 'Cada manhã pede confiança nova; ninguém acumula, todos comem.',
      },
    ],
    live: [
      {
        ask: 'Que ribeiro secou para você, algo que Deus deu e acabou?',
        listen: 'Emprego, saúde, igreja, amizade: luto também.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Qual é o seu punhado de farinha: o pouco que restou de tempo, ânimo, dinheiro ou fé?',
        listen: 'Ninguém precisa dar o que não tem; só nomear.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Se você só tivesse um lanche e alguém estivesse com fome, o que passaria pela cabeça antes da resposta bonita?',
        listen: 'Valorize a franqueza; é daí que se começa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem catou gravetos, de tão pobre, e mesmo assim repartiu com a sua família?',
        listen: 'Histórias de vó; agradeçam por nome.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'No fim do mês, como vocês dois conversam sobre o fundo do pote sem brigar?',
        listen: 'Hora, lugar, números à vista, oração curta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Vive o Senhor, teu Deus, disse ela, como quem olha a fé do outro de fora. De que modo você também ainda diz o Deus de vocês?',
        listen: 'É um lugar honesto; a história dela não parou aí.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a sua receita de fim de mês, a que sai de uma geladeira quase vazia?',
        bridge: 'Uma mulher tinha farinha para um bolinho só, e uma visita com fome.',
      },
      {
        text: 'Que ajuda já veio até você da fonte mais improvável: ex, cachorro, vizinho ranzinza, desconhecido?',
        bridge: 'Elias recebeu comida de corvos e depois de uma viúva sem nada.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Raspe o fundo de um pote ou prato, ou passe o dedo pelo fundo de um copo. Repare no que ainda há ali.',
      bridge: 'Num fundo assim, Deus pôs o pão de três pessoas.',
    },
    complete: [
      {
        name: 'Pote e botija',
        text: 'Desenhe um pote com um dedo de farinha. Escreva no fundo o que ainda há. Do lado de fora, quem se senta à mesa com você. Em cima: hoje, basta para …',
      },
      {
        name: 'Quando o ribeiro secou',
        text: 'Complete: Deus me sustentou por meio de …; isso acabou em …; depois apareceu …; ou: ainda espero que apareça …',
      },
    ],
    challenges: [
      {
        do: 'Reparta do seu pouco, com prudência, uma coisa de comer com alguém que tem menos, e coma junto se puder.',
        tell: 'Como foi a conversa em volta do prato.',
      },
      {
        do: 'Procure uma mãe que cria filhos sozinha no seu bairro e pergunte: de que vocês precisam até sexta?',
        tell: 'O que ela pediu, e quem do grupo pôde ajudar.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim um dia de cada vez.',
      to7: {
        story:
          'Não chovia fazia muito tempo. O rio secou, as plantinhas secaram. Deus mandou passarinhos pretos, os corvos, levarem pão para Elias. Que entregadores engraçados! Depois o riacho secou também. Deus disse: Vá à casa de uma mulher, ela vai dar comida a você. Elias a encontrou juntando gravetos. Ele pediu água e pão. Ela respondeu triste: Só tenho um punhadinho de farinha para mim e meu filho. Elias disse: Não tenha medo! Faça primeiro um bolinho para mim. Deus prometeu que a farinha não vai acabar. Ela fez. E no outro dia ainda havia farinha! E no outro também! Todo dia tinha o bastante.',
        activity:
          'Façam uma massinha de farinha e água. Cada um tira um pedacinho e dá ao amigo antes de fazer o seu.',
        questions: [
          'Quem levava pão para Elias?',
          'O que a mulher tinha em casa?',
          'O que você pode dividir hoje?',
        ],
      },
      to12: {
        story:
          'O rei Acabe e o povo adoravam Baal e diziam que ele mandava na chuva. Elias avisou que não ia chover, e não choveu. Deus escondeu Elias perto de um riacho e mandou corvos lhe levarem pão e carne, de manhã e à tarde. Até que o riacho secou. Então Deus o mandou a um país estrangeiro, para a casa de uma viúva. Ela estava catando dois gravetos para fazer a última comida dela e do filho. Elias pediu água e um pedaço de pão. Ela contou a verdade: tenho só um punhado de farinha e um pouco de azeite. E ele: não tenha medo; faça primeiro um bolinho para mim, porque Deus disse que a farinha e o azeite não vão acabar. Ela confiou. No dia seguinte, olhou no pote: ainda havia um pouco. No outro, também. O pote nunca ficou cheio, mas nunca acabou. Todo dia havia pão para os três.',
        activity:
          'Cada um traz um ingrediente pequeno para um bolo ou sopa do grupo. Reparem em como o pouco de cada um virou comida de todos, e levem um pedaço a alguém.',
        questions: [
          'Por que Deus escolheu ajuda tão improvável?',
          'O que a mulher arriscou ao fazer primeiro o bolinho de Elias?',
          'De que pouco seu pode sair uma ajuda?',
        ],
      },
      challenge: 'Divida um lanche com alguém e agradeça pelo pão de hoje.',
    },
    prayer:
      'Senhor, tu sabes quais ribeiros secaram. Manda os teus corvos e as tuas viúvas. Abençoa o pouco que restou e a mão que ainda reparte. Que não falte pão, hoje, na casa de quem junta gravetos.',
    leader: {
      lost: 'O versículo 13 é usado para arrancar dinheiro de pobre. Diga claramente que não: Elias passou a depender daquela casa, não a tirar dela. Quem tem obrigação de repartir primeiro somos nós.',
      tender:
        'Pode haver alguém com a despensa vazia hoje. Não espere que conte. Deixe uma cesta discreta, informe o CRAS e o banco de alimentos. E quem fala em comer e morrer pode estar no limite: fique perto, CVV 188.',
    },
    comfort:
      'Ela já tinha decidido que era a última refeição. Deus chegou antes, com sede, pedindo companhia. Talvez o seu pote não encha. Que haja, amanhã, o bastante de amanhã.',
    closing: 'Nem cheio nem vazio: o bastante de hoje.',
    words: [
      'elias',
      'viuva de sarepta',
      'sarepta',
      'corvos',
      'querite',
      'ribeiro',
      'farinha',
      'azeite',
      'botija',
      'punhado de farinha',
      'seca',
      'acabe',
      'baal',
      'dois gravetos',
      'provisao',
    ],
  },
  {
    verses: '17:17-24',
    key: '17:22',
    title: 'Dá-me aqui teu filho',
    theme: 'orar na dor que ninguém explica',
    themes: ['oracao', 'luto', 'sofrimento', 'ressurreicao'],
    idea: 'Diante da mãe que perde o filho e se culpa, Elias não dá explicação: toma o menino nos braços, leva a pergunta a Deus, e Deus ouve.',
    context:
      'Elias mora com a viúva de Sarepta, no país de Baal. A farinha não acaba e todos comem. Parecia que o pior tinha passado. Então o menino adoece. É a primeira vez na Bíblia que se conta a volta de um morto à vida, e acontece na casa de uma estrangeira pobre.',
    retold: [
      {
        verses: '17:17-18',
        says: 'O filho da dona da casa adoece e fica sem respiração. Ela pergunta a Elias se ele veio lembrar os pecados dela e fazer morrer o menino.',
      },
      {
        verses: '17:19-21',
        says: 'Elias toma o menino do colo da mãe e o põe em sua cama. Estende-se sobre ele três vezes e pede ao Senhor que a alma da criança volte.',
      },
      {
        verses: '17:22-24',
        says: 'O Senhor ouve, o menino revive, e Elias o entrega à mãe. A mulher diz que agora sabe que a palavra do Senhor é verdade na boca dele.',
      },
    ],
    read: {
      verses: '17:17-24',
      how: 'Leiam bem devagar, quase sem volume, até o 21. Façam silêncio. O 22 em diante por outra voz, clara.',
    },
    observe: [
      {
        ask: 'De que a mãe acusa Elias, e de que acusa a si mesma?',
        verses: '17:18',
        listen: 'Veio lembrar as minhas iniquidades e matar meu filho.',
      },
      {
        ask: 'O que Elias faz com o menino, e aonde o leva?',
        verses: '17:19, 17:21',
        listen: 'Tira do colo, leva ao quarto, põe na própria cama, estende-se três vezes.',
      },
      {
        ask: 'Quais são as duas orações dele?',
        verses: '17:20-21',
        listen: 'Uma pergunta quase queixa; depois um pedido.',
      },
      {
        ask: 'Como o texto conta o que Deus fez, e o que a mãe passou a dizer?',
        verses: '17:22-24',
        listen: 'Ouviu a voz; o menino viveu; agora conheço que a palavra é verdade.',
      },
    ],
    interpret: [
      {
        ask: 'A mulher fala duramente com quem a ajudou. Elias não se defende nem corrige. O que ele entendeu daquela dor?',
        verses: '17:18-19',
        listen: 'Que não era hora de responder; ele pede o filho.',
        follow: 'Que resposta pronta teria machucado?',
      },
      {
        ask: 'A oração de Elias começa com “até à viúva em cuja casa eu estou hospedado afligiste”. O que aprendemos sobre o que se pode dizer a Deus?',
        verses: '17:20',
        listen: 'Cabe a queixa; ele reclama a Deus, não de Deus pelas costas.',
      },
      {
        ask: 'Havia pão todos os dias, mas só agora ela diz “Agora conheço”. O que mudou na fé dela?',
        verses: '17:24',
        listen: 'De milagre na cozinha a confiança na palavra; prenúncio do Filho devolvido vivo.',
      },
    ],
    live: [
      {
        ask: 'Quando a desgraça chega, que culpa antiga volta a bater à porta?',
        listen: 'Só reconhecer que ela vem. Ninguém conta qual.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem já segurou no colo uma dor sua sem explicar nada?',
        listen: 'Gestos: comida, silêncio, cama arrumada.',
        for: ['mourning', 'elderly', 'adults'],
      },
      {
        ask: 'Um amigo perde alguém. O que você mandaria no celular, e o que faria sem celular?',
        listen: 'Presença; menos frases.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pergunta você gostaria de fazer a Deus gritando, se soubesse que ele não se ofende?',
        listen: 'Pode ficar por dentro; ele ouviu Elias.',
        for: ['young', 'adults', 'visitors'],
      },
      {
        ask: 'O que é, para um pai ou mãe, entregar o filho nas mãos de outro, do médico, da escola, de Deus?',
        listen: 'Medo e confiança misturados.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Desta vez o menino voltou. Como viver com as vezes em que se orou e não voltou?',
        listen: 'Não explique. Lembre que Jesus chorou e que a última palavra ainda vem.',
        for: ['long-believers', 'mourning'],
      },
      {
        ask: 'Em que a sua confiança em Deus era só na cozinha, e agora precisa chegar ao quarto?',
        listen: 'Do pão à palavra.',
        for: ['new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando você era criança e ficava doente, o que faziam na sua casa: chá, canja, benzer, desenho na televisão?',
        bridge: 'Numa casa em Sarepta, um menino adoeceu, e não havia chá que bastasse.',
      },
      {
        text: 'Quem já carregou alguém escada acima, de brincadeira ou de verdade? Contem.',
        bridge: 'Elias sobe uma escada carregando um menino.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Junte os braços como quem segura uma criança. Pense em quem você gostaria de pôr ali.',
      bridge: 'Dá-me aqui teu filho, disse Elias.',
    },
    complete: [
      {
        name: 'Duas orações',
        text: 'Escreva primeiro: Senhor, por que … ? Deixe um espaço. Depois: Senhor, eu te peço … . As duas podem ficar na mesma folha.',
      },
      {
        name: 'O que ajuda, o que pesa',
        text: 'Em duas colunas: frases e gestos que ajudam quem perdeu; frases que pesam. Troquem as listas e guardem.',
      },
    ],
    challenges: [
      {
        do: 'Visite ou ligue para uma família em luto passados os primeiros dias, quando já quase ninguém aparece. Fale pouco.',
        tell: 'O que ajudou mais: uma palavra, um gesto ou o silêncio.',
      },
      {
        do: 'Fale com Deus em voz alta, num lugar só seu, sobre uma dor que não tem explicação.',
        tell: 'Se conseguiu. Não precisa contar o assunto.',
      },
    ],
    children: {
      truth: 'Deus escuta quando a gente chora.',
      to7: {
        story:
          'Elias morava na casa de uma viúva e do filho dela. Todo dia tinha pão. Um dia o menino ficou muito, muito doente. A mãe chorava com ele no colo. Ela perguntava: por que isso aconteceu? Elias não brigou com ela. Ele disse: me dê o seu filho. Pegou o menino com carinho e levou para o quarto dele, lá em cima. Pôs o menino na cama. E orou com toda a força: Deus, por favor! Deus ouviu a voz de Elias. O menino voltou a respirar e abriu os olhos! Elias desceu a escada com ele e disse: olha, seu filho está vivo! A mãe abraçou o menino e falou: agora eu sei que a palavra de Deus é verdade.',
        activity:
          'Façam um cartão de abraço para alguém que está doente ou triste, com o desenho de dois braços que abrem e fecham.',
        questions: [
          'Quem ficou doente?',
          'O que Elias fez com o menino?',
          'O que você fala com Deus quando está triste?',
        ],
      },
      to12: {
        story:
          'Fazia tempo que Elias morava em Sarepta, com uma viúva e o filho. A farinha do pote nunca acabava. Mas um dia o menino adoeceu, e piorou tanto que parou de respirar. A mãe, desesperada, achou que era culpa dela e até falou mal de Elias. Quem sofre às vezes fala assim. Elias não discutiu. Disse só: dê o menino para mim. Levou-o no colo até o quarto de cima e o deitou na própria cama. Lá, sozinho, abriu o coração com Deus: Senhor, por que fazer isso com esta viúva, que me hospeda? Depois pediu: devolva a vida a este menino. Três vezes. Deus ouviu. O menino viveu! Elias o levou para a mãe. Nem sempre a gente recebe o que pede, e isso dói. Mas Deus sempre ouve, e um dia, por causa de Jesus, vai vencer a morte de vez.',
        activity:
          'Caixa das perguntas: cada um escreve uma pergunta para Deus e coloca numa caixa. O grupo ora com a caixa no meio, sem abrir.',
        questions: [
          'Por que a mãe falou duro com Elias?',
          'O que ele disse a Deus?',
          'Como ajudar um amigo que está triste?',
        ],
      },
      challenge: 'Ore todo dia por uma pessoa doente e mande um desenho a ela.',
    },
    prayer:
      'Senhor, aqui estão os que não têm mais colo. Recebe a nossa pergunta e o nosso pedido. Fica com as mães e os pais que esperam. Tu ouviste a voz de Elias, tu devolveste vivo o teu Filho. Ouve também a nossa.',
    leader: {
      lost: 'Surge a pergunta: se Elias orou e deu certo, faltou fé a quem orou e perdeu? Responda que não. A Bíblia conta poucas voltas assim, e elas apontam para a ressurreição. Elias também orou sem saber o que Deus faria.',
      tender:
        'Nenhum texto é mais delicado para pais enlutados. Avise antes, não peça testemunho e não fale em propósito da morte. Sente-se perto. Procure de novo na semana e no mês seguinte. Quem disser que não quer mais viver não fica sozinho: CVV 188, SAMU 192.',
    },
    comfort:
      'Elias não explicou. Subiu a escada com o peso nos braços e perguntou a Deus o que a mãe perguntava. Que alguém carregue hoje um pouco do seu. E que Deus, que ouviu aquela voz, ouça a sua.',
    closing: 'Na casa em que ninguém sabe o que dizer, Deus ouve.',
    words: [
      'filho da viuva',
      'elias',
      'sarepta',
      'reviveu',
      'teu filho vive',
      'se estendeu sobre o menino',
      'tres vezes',
      'ressuscita',
      'agora conheco',
      'do colo da mae',
      'quarto de cima',
      'enfermo',
    ],
  },
  {
    verses: '18:1-16',
    key: '18:13',
    title: 'Duas covas, cem homens e um mordomo',
    theme: 'a fé dentro do palácio',
    themes: ['medo', 'trabalho', 'fidelidade', 'proximo'],
    idea: 'Enquanto Elias some e aparece, Obadias serve a Deus dentro da casa de Jezabel, escondendo cem homens a pão e água; chamado a aparecer, tem medo, conta o medo e vai.',
    context:
      'Faz três anos que não chove, como Elias tinha avisado ao rei Acabe. A rainha Jezabel persegue os profetas do Senhor. O chefe do palácio se chama Obadias, que quer dizer servo do Senhor, e teme muito a Deus (18:3-4). O rei procura Elias em todos os países; e Deus acaba de mandar que Elias se mostre.',
    retold: [
      {
        verses: '18:1-4',
        says: 'Deus manda Elias se mostrar a Acabe e promete chuva. Há grande fome, e o mordomo Obadias esconde cem profetas em covas, a pão e água.',
      },
      {
        verses: '18:5-8',
        says: 'Acabe e Obadias se repartem pela terra em busca de grama para os animais. Obadias encontra Elias, que o manda dizer ao rei: “Eis aqui Elias”.',
      },
      {
        verses: '18:9-14',
        says: 'Obadias tem medo: se o espírito do Senhor levar Elias para outro lugar, o rei vai matá-lo. Lembra que teme ao Senhor desde jovem e escondeu cem profetas.',
      },
      {
        verses: '18:15-16',
        says: 'Elias jura que hoje mesmo se mostrará a Acabe. Obadias dá o aviso, e o rei vem ao encontro do profeta.',
      },
    ],
    read: {
      verses: '18:5-16',
      how: 'Um narrador, Acabe, Elias e Obadias. Quem faz Obadias lê de 9 a 14 quase sem respirar, como quem está com medo mesmo. Elias responde devagar.',
    },
    observe: [
      {
        ask: 'No meio da fome, o que o rei manda procurar, e para quem?',
        verses: '18:5-6',
        listen: 'Água e capim para cavalos e mulas.',
      },
      {
        ask: 'Como Obadias cumprimenta Elias, e que recado recebe para levar?',
        verses: '18:7-8',
        listen: 'Prostra-se e o chama de senhor; vai, dize a teu amo: eis aqui Elias.',
      },
      {
        ask: 'De que Obadias tem medo, e como imagina que tudo aconteceria?',
        verses: '18:9-12',
        listen: 'Que Elias suma de novo e o rei o mate por mentir.',
      },
      {
        ask: 'O que ele já tinha feito pelos profetas, quantos eram, onde estavam e o que comiam?',
        verses: '18:13',
        listen: 'Escondeu cem, de cinquenta em cinquenta, em covas; pão e água.',
      },
      {
        ask: 'O que Elias jura, e o que Obadias faz em seguida?',
        verses: '18:15-16',
        listen: 'Que hoje se mostrará ao rei; Obadias vai e dá o aviso.',
      },
    ],
    interpret: [
      {
        ask: 'Pão e água para cem, em plena seca, saindo debaixo do nariz de Jezabel. O que cada dia daquilo exigia?',
        verses: '18:5, 18:13',
        listen: 'Conta, transporte, silêncio, gente de confiança, coragem repetida toda manhã.',
      },
      {
        ask: 'O rei anda atrás de capim para as mulas; o mordomo, atrás de pão para gente. O que uma busca conta de quem procura?',
        verses: '18:5, 18:13',
        listen: 'Mostra o que cada um não suporta perder.',
        follow: 'O que a sua procura da semana contaria de você?',
      },
      {
        ask: 'Três vezes Obadias diz que vão matá-lo. Como Elias trata esse medo?',
        verses: '18:9, 18:12, 18:14-15',
        listen:
          'Não chama de covardia nem discute; jura que estará lá. Dá a palavra de que o outro precisava.',
      },
      {
        ask: 'Um enfrentava o rei do lado de fora; o outro continuou dentro. O que cada um pôde fazer justamente por estar onde estava?',
        verses: '18:8, 18:13',
        listen:
          'Elias fala em público; Obadias salva em segredo. O texto não escolhe um contra o outro.',
      },
    ],
    live: [
      {
        ask: 'No lugar em que você trabalha ou estuda, o que dá para salvar de dentro que ninguém salvaria de fora?',
        listen: 'Uma vaga, um nome, um prazo, uma pessoa humilhada.',
      },
      {
        ask: 'Que sinal mostraria a você que chegou a hora de sair de um lugar, ou de ficar mais um dia?',
        listen: 'Limites claros: o que eu não assino, o que eu não calo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Na escola ou na rede, quem está precisando de um esconderijo e de um pão, sem plateia?',
        listen: 'Um nome em silêncio; um gesto que não vire postagem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é o filme de pior caso que passa na sua cabeça, e quem poderia ouvi-lo inteiro?',
        listen: 'Obadias contou o dele até o fim, e só depois foi.',
        for: ['adults', 'women', 'couples', 'singles'],
      },
      {
        ask: 'Quem sustentou você numa hora ruim e até hoje quase ninguém sabe?',
        listen: 'Uma cesta, um empréstimo, um quarto; contem sem expor.',
        for: ['elderly', 'new-believers', 'long-believers'],
      },
      {
        ask: 'Onde ainda lhe dá medo que saibam que você leva Deus a sério?',
        listen: 'Família, firma, turma; o medo pode ser dito aqui.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Obadias temia a Deus desde a juventude. O que as crianças e os jovens de hoje precisam ver em casa para poder dizer o mesmo um dia?',
        listen: 'Coerência pequena: troco, palavra, desculpa, oração.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o melhor esconderijo da sua infância no pique-esconde, e quanto tempo você aguentou lá dentro?',
        bridge: 'Um homem escondeu cem pessoas, e ninguém achou.',
      },
      {
        text: 'Conte uma surpresa ou um segredo bom que você guardou por muito tempo, ou quase guardou.',
        bridge: 'Obadias guardava um segredo com cem nomes.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha à sua frente um copo de água e um pedaço de pão. Pense em levar isso a cem pessoas, todo dia, às escondidas.',
      bridge: 'Um mordomo fez isso dentro do palácio errado.',
    },
    complete: [
      {
        name: 'Por dentro da casa',
        text: 'Complete: Estou todos os dias em … . De fora ninguém conseguiria … . De dentro, eu posso … . O risco é … . Quem sabe e ora por mim: … .',
      },
      {
        name: 'O filme do medo',
        text: 'Escreva em três cenas: se eu for, … ; aí, … ; e então … . Embaixo, complete com alguém do grupo: hoje eu vou estar com você em … .',
      },
    ],
    challenges: [
      {
        do: 'Até sexta, leve pão e água a alguém sem que se saiba de quem veio: uma marmita na portaria, uma passagem, uma conta paga.',
        tell: 'Só se deu para guardar o segredo.',
      },
      {
        do: 'Na segunda, onde você trabalha ou estuda, diga uma frase curta a favor de alguém que estiver sendo diminuído.',
        tell: 'A frase e como as pessoas reagiram.',
      },
    ],
    children: {
      truth: 'Deus vê o bem que eu faço escondido.',
      to7: {
        story:
          'Obadias trabalhava na casa do rei. Ele cuidava das chaves, da comida, de tudo. E Obadias amava muito a Deus! A rainha Jezabel não gostava dos amigos de Deus e queria acabar com eles. O que Obadias fez? Escondeu cem deles em cavernas, cinquenta numa e cinquenta noutra. Psiu! Todo dia ele levava pão e água, bem quietinho. Não chovia fazia muito tempo, e era difícil achar água, mas ele achava. Um dia encontrou o profeta Elias no caminho. Elias disse: vá avisar o rei que eu cheguei. Obadias ficou com muito medo e contou o medo. Elias respondeu: pode ir, eu prometo que vou estar lá. E Obadias foi.',
        activity:
          'Cabana com lençol: metade das crianças se esconde, a outra metade leva pão e água na ponta dos pés. Depois trocam.',
        questions: [
          'Quantos amigos de Deus ele escondeu?',
          'O que levava para eles?',
          'Que coisa boa você pode fazer sem ninguém ver?',
        ],
      },
      to12: {
        story:
          'Havia três anos que não chovia. No palácio do rei Acabe, o chefe de tudo era Obadias, um homem que temia a Deus desde jovem. Trabalhar ali era perigoso: a rainha Jezabel perseguia os profetas do Senhor. Em vez de fugir, Obadias usou o lugar em que estava. Escondeu cem profetas em duas cavernas e, com água e pão tão raros, alimentou todos, em segredo. Um dia, procurando capim para os cavalos do rei, deu de cara com Elias, o profeta mais procurado do país. Vá dizer ao rei que estou aqui, pediu Elias. Obadias gelou: e se você sumir? O rei me mata! Ele não fingiu coragem; contou o medo inteiro, do começo ao fim. Elias não riu. Prometeu: hoje mesmo eu me mostro a ele. E Obadias foi, com medo e tudo. Sem aquele recado, a história grande do monte Carmelo não teria começado.',
        activity:
          'Missão secreta: cada um sorteia o nome de alguém do grupo e, durante a semana, faz por essa pessoa um bem escondido. No próximo encontro, tentam adivinhar.',
        questions: [
          'Por que Obadias não foi embora do palácio?',
          'O que Elias fez com o medo dele?',
          'Quem você pode ajudar de dentro do lugar em que está?',
        ],
      },
      challenge: 'Faça um bem escondido a alguém da sua casa e não conte a ninguém.',
    },
    prayer:
      'Senhor, tu vês as covas e quem leva o pão. Guarda os teus que trabalham em casa difícil. Ouve o nosso medo inteiro, com o filme todo, e dá-nos alguém que diga: hoje eu estarei lá.',
    leader: {
      lost: 'Este Obadias não é o do livro profético. E não monte um concurso entre o valente Elias e o medroso Obadias: o versículo 3 diz que ele temia muito a Deus. Também não use o texto para desculpar qualquer acomodação; ele ficou, e ficar lhe custava risco todos os dias.',
      tender:
        'Quem vive sob chefe abusivo ou em casa com agressor pode ouvir que deve aguentar. Diga o contrário: esconder e tirar gente do perigo é o que Obadias faz. Ligue 180, Disque 100; para assédio no trabalho, o sindicato ou o Ministério Público do Trabalho.',
      differ:
        'Até onde alguém pode enganar uma autoridade cruel para salvar vidas? Cristãos respondem de modos diferentes: uns guardam a verdade em qualquer caso, outros lembram Obadias, Raabe e as parteiras do Egito. O texto elogia o temor a Deus e não discute o método.',
    },
    comfort:
      'Três vezes Obadias disse: vão me matar. Elias não mandou que parasse de ter medo. Disse que estaria lá. Se o seu medo tem um filme inteiro, conte-o a Deus até o fim; ele sabe ficar.',
    closing:
      'Obadias arriscou a vida por cem homens; Jesus deu a dele por nós, e vê o pão que você leva às escondidas.',
    words: [
      'obadias',
      'mordomo de acabe',
      'cem profetas',
      'escondeu os profetas',
      'profetas nas covas',
      'cinquenta em cinquenta',
      'pao e agua',
      'jezabel',
      'vai dize a teu amo',
      'grama para os cavalos',
      'fe no palacio',
    ],
  },
  {
    verses: '18:20-39',
    key: '18:37',
    title: 'O altar consertado',
    theme: 'o coração dividido',
    themes: ['fidelidade', 'arrependimento', 'adoracao', 'oracao'],
    idea: 'Depois de horas de gritos sem resposta, Elias junta pedras, conserta o altar e faz uma oração curta; o fogo vem para que o povo, dividido, volte o coração para Deus.',
    context:
      'Três anos sem chuva. No monte Carmelo, Elias encara o rei, quatrocentos e cinquenta profetas de Baal e um povo que manca entre dois lados. Até quando hesitareis? Ninguém responde uma palavra. Os de Baal já gritaram a manhã inteira.',
    retold: [
      {
        verses: '18:20-24',
        says: 'Elias pergunta ao povo até quando hesitará entre dois pensamentos, e propõe dois bois sobre a lenha, sem fogo. O Deus que responder por fogo, esse é Deus.',
      },
      {
        verses: '18:25-29',
        says: 'Os profetas de Baal gritam desde a manhã, saltam e se cortam. Elias zomba, dizendo que talvez o deus durma, e não há voz nem resposta.',
      },
      {
        verses: '18:30-35',
        says: 'Elias repara o altar arruinado com doze pedras e faz um sulco em volta. Põe lenha e boi, e manda derramar água três vezes, até encher o sulco.',
      },
      {
        verses: '18:36-39',
        says: 'Elias pede ao Senhor que responda, para o povo conhecer que ele é Deus. O fogo cai, consome tudo, até a água, e o povo se prostra.',
      },
    ],
    read: {
      verses: '18:29-39',
      how: 'Cada pessoa traz uma pedra, ou um livro pesado, e põe no altar ao ler. A oração de 36 e 37 é lida sem elevar a voz.',
    },
    observe: [
      {
        ask: 'O que se ouve, e o que não se ouve, do lado dos profetas de Baal?',
        verses: '18:29',
        listen: 'Muito barulho; nem voz, nem resposta, nem quem escutasse.',
      },
      {
        ask: 'O que Elias faz antes de orar?',
        verses: '18:30-35',
        listen: 'Chama o povo para perto, repara o altar com doze pedras, encharca tudo.',
      },
      {
        ask: 'O que Elias pede que se saiba, e o que o povo responde?',
        verses: '18:36-39',
        listen: 'Que tu és Deus e lhes fizeste voltar o coração; o Senhor é o Deus!',
      },
    ],
    interpret: [
      {
        ask: 'Por que consertar o altar antigo, em vez de fazer um novo e mais bonito?',
        verses: '18:30-32',
        listen: 'A aliança já existia; faltava voltar. Doze pedras: todos cabem.',
      },
      {
        ask: 'De um lado, horas de gritos e feridas; do outro, duas frases. O que isso ensina sobre oração?',
        verses: '18:29, 18:36-37',
        listen: 'Deus não precisa ser convencido por barulho nem por dor.',
        follow: 'Que ideia de Deus faz alguém se machucar para ser ouvido?',
      },
      {
        ask: 'Molhar a lenha três vezes atrapalhava. Para que serve tornar mais difícil?',
        verses: '18:33-35',
        listen: 'Tira qualquer dúvida de truque e de mérito humano.',
      },
    ],
    live: [
      {
        ask: 'Entre quais dois pensamentos você tem mancado?',
        listen: 'Dois empregos, dois amores, duas versões de si: sem pressa.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Quem você é no grupo da igreja e quem você é no outro grupo: onde dói a emenda?',
        listen: 'Normalize; depois pergunte o que ajudaria a juntar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que altar da sua casa está em ruínas, e qual seria a primeira pedra?',
        listen: 'Oração a dois, mesa, leitura, perdão: uma pedra só.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Aproximai-vos de mim, disse Elias. De quem você precisa se aproximar para voltar?',
        listen: 'Voltar a Deus costuma passar por gente.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Que coisas a gente serve esperando chuva, e elas nunca respondem?',
        listen: 'Dinheiro, imagem, sorte, trabalho: exemplos da vida.',
        for: ['adults', 'young', 'visitors'],
      },
      {
        ask: 'Você já tentou conseguir algo de Deus sofrendo, prometendo, se punindo. O que ouve neste texto?',
        listen: 'Alívio: ele responde por graça.',
        for: ['new-believers', 'visitors', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que eterna dúvida você vive: praia ou serra, doce ou salgado, cortar o cabelo ou não?',
        bridge: 'Há dúvidas divertidas e há a de um povo que não conseguia escolher a quem seguir.',
      },
      {
        text: 'Quem aqui já acendeu fogueira ou churrasqueira com lenha molhada? Qual foi o truque, ou o fracasso?',
        bridge: 'Elias mandou encharcar a lenha de propósito.',
        for: ['men', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Junte alguns objetos pequenos e empilhe-os devagar, um sobre o outro, até ficarem firmes.',
      bridge: 'Antes do fogo, houve mãos arrumando pedras.',
    },
    complete: [
      {
        name: 'Doze pedras',
        text: 'Desenhe um altar de doze pedras. Nas caídas, escreva o que se soltou na sua vida com Deus. Na que vai levantar primeiro, ponha um dia da semana.',
      },
      {
        name: 'Até quando',
        text: 'Complete só para você: de um lado, eu …; do outro, eu …; fico mancando porque …; Senhor, volta o meu coração em …',
      },
    ],
    challenges: [
      {
        do: 'Retome um costume de fé que você tinha deixado, no mesmo horário, por sete dias.',
        tell: 'Em que dia você quase parou e o que o ajudou a continuar.',
      },
      {
        do: 'No lugar em que você costuma esconder a sua fé, aja uma vez do mesmo jeito que age na igreja.',
        tell: 'O que aconteceu, para melhor ou para pior.',
      },
    ],
    children: {
      truth: 'O Senhor é Deus, e quero segui-lo de coração inteiro.',
      to7: {
        story:
          'O povo não sabia a quem seguir: um dia era Deus, outro dia era uma estátua chamada Baal. Elias disse: Até quando vocês vão ficar pulando de um lado para o outro? Fizeram um teste. Quem responder com fogo é Deus! Os amigos da estátua gritaram a manhã toda: Baal! Baal! Nada. Nem um piozinho. Então Elias chamou o povo para perto. Ele arrumou o altar com doze pedras e derramou água, muita água! Depois orou bem calminho: Senhor, mostra que tu és Deus, para o povo voltar para ti. E desceu fogo do céu! Todos disseram: O Senhor é Deus! O Senhor é Deus!',
        activity:
          'Façam um altar com doze pedras ou caixinhas. Ponham em cima chamas de papel e digam bem alto: O Senhor é Deus!',
        questions: [
          'A estátua respondeu alguma coisa?',
          'Quantas pedras Elias usou?',
          'Como você fala com Deus: gritando ou conversando?',
        ],
      },
      to12: {
        story:
          'Em Israel muita gente queria agradar aos dois lados: um pouco a Deus, um pouco a Baal, a estátua que diziam mandar na chuva. Fazia três anos que não chovia. No monte Carmelo, Elias perguntou ao povo: até quando vocês vão mancar entre dois pensamentos? Ninguém respondeu. Ele propôs um teste: dois altares, sem fogo; o Deus que respondesse com fogo seria o verdadeiro. Os profetas de Baal gritaram da manhã até de tarde e nada aconteceu. Aí Elias disse: cheguem perto. Consertou o altar do Senhor, que estava caído, com doze pedras, uma para cada tribo. E mandou jogar água três vezes, até escorrer! Então fez uma oração curta: Senhor, responde, para que este povo saiba que tu és Deus e que estás chamando de volta o coração deles. O fogo caiu e secou até a água. O povo gritou: o Senhor é o Deus!',
        activity:
          'Cada um ganha duas pedras de papel: numa escreve algo que divide o coração, na outra algo que o junta a Deus. Com as segundas, montem um altar.',
        questions: [
          'O que significa mancar entre dois pensamentos?',
          'Por que a oração de Elias pôde ser tão curta?',
          'Em que lugar é mais difícil ser a mesma pessoa que você é na igreja?',
        ],
      },
      challenge: 'Seja o mesmo em casa, na escola e na igreja por um dia inteiro.',
    },
    prayer:
      'Responde-nos, Senhor. O nosso altar tem pedras caídas, e o coração manca. Junta o que está dividido. Livra-nos de gritar por deuses que não ouvem e de nos ferir para sermos vistos. Tu és Deus; faz-nos voltar.',
    leader: {
      lost: 'O versículo 40, com a morte dos profetas, pesa, e alguns usam Elias para atacar outras religiões. Não é licença para isso: Jesus repreendeu quem pediu fogo do céu (Lucas 9:54-55). O fogo aqui é para converter o coração de casa.',
      tender:
        'O versículo 28 fala de gente que se corta. Se alguém na sala se machuca, ou jovens reagirem, diga que Deus nunca pede isso e que existe ajuda: converse a sós, avise um responsável se for menor, CVV 188, CAPS.',
    },
    comfort:
      'Você não precisa gritar mais alto nem doer mais para que Deus escute. Ele ouve a oração curta, de quem está cansado. Se der, ponha uma pedra sobre outra; o fogo é com ele.',
    closing: 'Pedra por pedra, o coração volta.',
    words: [
      'elias',
      'carmelo',
      'baal',
      'fogo do ceu',
      'altar',
      'doze pedras',
      'reparou o altar',
      'restaurar o altar',
      'dois pensamentos',
      'coxeareis',
      'hesitareis',
      'responde me senhor',
      'acabe',
      'o senhor e deus',
      'profetas de baal',
    ],
  },
  {
    verses: '18:41-46',
    key: '18:44',
    title: 'Do tamanho de uma mão',
    theme: 'a oração que persevera',
    themes: ['oracao', 'espera', 'fe', 'esperanca'],
    idea: 'Elias já ouve a chuva que ninguém vê e ora com o rosto entre os joelhos; sete vezes a resposta é nada ou quase nada, até aparecer uma nuvem que cabe na palma da mão.',
    context:
      'O fogo já caiu no Carmelo, mas a terra continua rachada. O rei sobe para comer; o profeta sobe para orar. Quem desceu fogo com duas frases agora precisa insistir por água. Tiago diz que Elias era gente como a gente.',
    retold: [
      {
        verses: '18:41-42',
        says: 'Elias diz a Acabe que coma e beba, porque há ruído de grande chuva. Ele sobe ao cume do Carmelo, prostra-se e põe o rosto entre os joelhos.',
      },
      {
        verses: '18:43-44',
        says: 'O criado de Elias olha para o mar e não vê nada. Na sétima vez, vê uma pequena nuvem, como a palma da mão de um homem.',
      },
      {
        verses: '18:45-46',
        says: 'O céu escurece, cai uma grande chuva, e Acabe vai de carro para Jezreel. Com a mão do Senhor sobre ele, Elias corre na frente até lá.',
      },
    ],
    read: {
      verses: '18:41-46',
      how: 'Alguém sai e volta sete vezes à janela ou à porta, dizendo não há nada. Na sétima, mostra a palma da mão.',
    },
    observe: [
      {
        ask: 'O que Elias ouve, e o que o céu mostra naquele momento?',
        verses: '18:41, 18:43',
        listen: 'Ruído de grande chuva; no céu, nada.',
      },
      {
        ask: 'Em que posição ele ora, e o que pede ao criado?',
        verses: '18:42-43',
        listen: 'No chão, rosto entre os joelhos; volta sete vezes.',
      },
      {
        ask: 'De que tamanho é o primeiro sinal, e o que ele faz ao sabê-lo?',
        verses: '18:44-45',
        listen: 'Palma da mão; manda avisar que a chuva vem.',
      },
    ],
    interpret: [
      {
        ask: 'Deus tinha prometido chuva (18:1). Por que, então, ainda orar por ela?',
        verses: '18:41-42',
        listen: 'A promessa convida à oração; ele nos quer participando.',
      },
      {
        ask: 'O criado vai e volta com a mesma notícia. O que se passa com ele, e com Elias, lá pela quinta vez?',
        verses: '18:43',
        listen: 'Cansaço, dúvida, teimosia: imaginem em voz alta.',
        follow: 'De quem você precisaria para ir olhar quando já não aguenta?',
      },
      {
        ask: 'Uma nuvenzinha basta para Elias se mexer. Qual a diferença entre reconhecer um sinal pequeno e inventar um?',
        verses: '18:44',
        listen: 'Ele ora, espera, manda olhar e confere; não força.',
      },
    ],
    live: [
      {
        ask: 'Por que chuva você já foi olhar mais de seis vezes?',
        listen: 'Filho, cura, emprego, reconciliação: escreva os pedidos e guarde.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'Em qual tentativa você costuma desistir: de estudar, de orar, de fazer as pazes?',
        listen: 'Números concretos divertem e revelam.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que nuvem do tamanho da mão apareceu nas últimas semanas e quase passou despercebida?',
        listen: 'Ajude a lembrar; outros viram por ela.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Um de vocês ora, o outro vai olhar. Que papel cabe a cada um na espera de vocês?',
        listen: 'Valorize os dois; podem trocar.',
        for: ['couples'],
      },
      {
        ask: 'Como você ora quando já não tem palavra? Em que posição, em que lugar?',
        listen: 'O corpo também reza; acolha jeitos simples.',
        for: ['elderly', 'singles', 'new-believers'],
      },
      {
        ask: 'E se a nuvem não veio? O que você faria com as seis vezes em que foi olhar?',
        listen: 'Nada se perdeu diante de Deus; não diga mais que isso.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Como você prevê a chuva: dor no joelho, formiga, avó, aplicativo? Quem acerta mais?',
        bridge: 'Elias ouviu a chuva num céu sem nuvem nenhuma.',
      },
      {
        text: 'Quantas vezes você atualiza a página quando espera um resultado?',
        bridge: 'Um criado subiu sete vezes para ver se havia novidade.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Olhe para a palma da sua mão por um minuto. Pense no tamanho das coisas que começam.',
      bridge: 'Do tamanho dela foi a primeira nuvem depois de três anos.',
    },
    complete: [
      {
        name: 'Sete idas',
        text: 'Faça sete quadradinhos para um pedido. A cada dia em que orar e olhar, anote o que viu: nada, quase nada, ou um sinal. Traga a folha na próxima vez.',
      },
      {
        name: 'Na palma da mão',
        text: 'Contorne a mão. Dentro, um sinal pequeno que você já viu; em cada dedo, alguém que pode esperar com você.',
      },
    ],
    challenges: [
      {
        do: 'Ore sete vezes pelo mesmo pedido nesta semana e, depois de cada vez, vá olhar: procure um fato, uma pessoa, uma notícia.',
        tell: 'O que apareceu na sua folha, mesmo que tenha sido nada.',
      },
      {
        do: 'Procure alguém cansado de esperar por uma resposta e diga: nesta semana eu oro por isso no seu lugar. No fim, dê notícia.',
        tell: 'Como a pessoa recebeu.',
      },
    ],
    children: {
      truth: 'Continuo orando, mesmo quando ainda não vejo nada.',
      to7: {
        story:
          'Fazia muito tempo que não chovia. A terra estava dura e cheia de rachaduras. Elias subiu no alto do monte, abaixou até o chão, pôs o rosto entre os joelhos e orou: Deus, manda chuva! Ele pediu ao ajudante: Vá olhar lá no mar. O rapaz foi e voltou: Não tem nada. Vá de novo! Nada. De novo! Nada. Ele foi uma, duas, três, quatro, cinco, seis vezes. Na sétima, voltou correndo: Eu vi uma nuvenzinha! Pequenininha, do tamanho de uma mão! Elias disse: A chuva vem vindo! O céu ficou escuro, o vento soprou, e ploc, ploc, ploc: choveu muito, muito!',
        activity:
          'Uma criança vai à janela sete vezes e diz: nada! Na última mostra a mão aberta, e todos fazem chuva com os dedos na mesa.',
        questions: [
          'O que Elias pediu a Deus?',
          'Quantas vezes o ajudante foi olhar?',
          'O que você quer continuar pedindo?',
        ],
      },
      to12: {
        story:
          'O fogo já tinha caído no monte, e o povo dizia que o Senhor era Deus. Mas a seca continuava. Elias disse ao rei: vá comer, porque já se ouve barulho de chuva. O céu estava azulzinho! Então ele subiu ao alto do monte, encolheu-se no chão com o rosto entre os joelhos e orou. Depois mandou o ajudante olhar o mar. Não há nada. Volte lá. Nada. De novo. Nada. Imagine a cara do rapaz na quinta viagem! Na sétima, ele viu uma nuvem lá longe, tão pequena quanto a palma de uma mão. Para Elias, foi o suficiente: avise o rei, que vem chuva! O céu escureceu, o vento chegou, e caiu um temporal. A Bíblia lembra que Elias era uma pessoa igual a nós. Ele não tinha superpoder. Tinha um Deus que ouve, e a teimosia de mandar olhar mais uma vez.',
        activity:
          'Diário das sete olhadas: escolham um pedido do grupo e, durante a semana, cada dia um fica responsável por orar e anotar o que viu.',
        questions: [
          'Por que Elias orou, se Deus já tinha prometido a chuva?',
          'O que você faria no lugar do ajudante, na sexta vez?',
          'Que sinal pequeno de Deus você já percebeu?',
        ],
      },
      challenge: 'Ore sete dias pelo mesmo pedido e anote o que acontece.',
    },
    prayer:
      'Senhor, aqui estamos, com o rosto entre os joelhos. Já fomos olhar tantas vezes. Dá-nos mais uma. Ensina a reconhecer a nuvem pequena sem inventá-la, e põe ao nosso lado quem vá olhar quando a gente cansa.',
    leader: {
      lost: 'O sete vira fórmula, e há quem conclua que o não recebido foi por falta de insistência. Lembre que a mesma Bíblia mostra Paulo pedindo três vezes e ouvindo um não (2 Coríntios 12:8-9).',
      tender:
        'Quem orou anos por uma cura que não veio pode sair culpado. Diga, olhando nos olhos, que a demora ou o não de Deus não mede a fé de ninguém. Fique um pouco com a pessoa.',
    },
    comfort:
      'Elias orou encolhido, sem olhar o céu. Outro foi olhar por ele. Hoje, se não der para esperar, deixe que alguém espere no seu lugar. Você pode ficar com o rosto nos joelhos.',
    closing: 'Vá olhar mais uma vez.',
    words: [
      'elias',
      'nuvem',
      'palma da mao',
      'nuvem pequena',
      'sete vezes',
      'ruido de chuva',
      'abundante chuva',
      'carmelo',
      'rosto entre os joelhos',
      'moco',
      'acabe',
      'jezreel',
      'perseverar',
      'nao ha nada',
    ],
  },
  {
    verses: '19:1-18',
    key: '19:7',
    title: 'Basta, Senhor',
    theme: 'o cansaço e o cuidado de Deus',
    themes: ['sofrimento', 'descanso', 'medo', 'esperanca'],
    idea: 'O profeta que venceu no monte quer morrer no deserto; Deus não lhe dá bronca: dá sono, pão, água, outra vez sono, um caminho longo, uma voz suave e companhia.',
    context:
      'Um dia depois da chuva, chega o recado de Jezabel: amanhã você morre. Elias, que enfrentara centenas, foge para salvar a vida e, um dia depois, pede que ela acabe. O corpo e a alma chegaram ao fim ao mesmo tempo.',
    retold: [
      {
        verses: '19:1-4',
        says: 'Jezabel ameaça a vida de Elias, e ele foge para o deserto. Debaixo de um junípero, deseja morrer e diz ao Senhor que já basta.',
      },
      {
        verses: '19:5-8',
        says: 'Um anjo toca Elias duas vezes e manda comer. Há uma torta e água, e com a força daquela comida ele anda quarenta dias até o monte Horebe.',
      },
      {
        verses: '19:9-13',
        says: 'Em uma cova, Elias diz que só ele restou. O Senhor não está no vento, no terremoto nem no fogo, e depois vem uma voz agradável e suave.',
      },
      {
        verses: '19:14-18',
        says: 'Elias repete a queixa. O Senhor manda ungir dois reis, e Eliseu como profeta em seu lugar, e guarda sete mil que não se curvaram a Baal.',
      },
    ],
    read: {
      verses: '19:3-13',
      how: 'Luz baixa. Leiam os versículos 5 a 8 bem devagar. Antes do 12, façam barulho com as mãos nas cadeiras e parem de repente.',
    },
    observe: [
      {
        ask: 'O que Elias faz e diz debaixo da árvore?',
        verses: '19:3-5',
        listen: 'Deixa o criado, anda só, senta, pede para morrer, dorme.',
      },
      {
        ask: 'Quais são os cuidados do anjo, e quantas vezes ele volta?',
        verses: '19:5-8',
        listen: 'Toca, pão quente, água, deixa dormir; duas vezes.',
      },
      {
        ask: 'Em que Deus não estava, e em que se deixou ouvir?',
        verses: '19:11-13',
        listen: 'Nem vento, nem terremoto, nem fogo; numa voz suave.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a queda vem logo depois da maior vitória?',
        verses: '19:3-4',
        listen: 'Esgotamento, ameaça, solidão; ninguém vive no pico.',
      },
      {
        ask: 'Deus não responde ao pedido de morrer. Que resposta ele dá ao que estava por baixo do pedido?',
        verses: '19:5-8',
        listen: 'Descanso, comida, presença: trata o corpo antes de conversar.',
        follow: 'O que aprendemos aí sobre cuidar de alguém exausto?',
      },
      {
        ask: '“Que fazes aqui, Elias?” Com que tom você ouve essa pergunta, e por que Deus a faz?',
        verses: '19:9-10, 19:13',
        listen: 'Abre espaço para o desabafo; escuta a mesma queixa duas vezes.',
      },
    ],
    live: [
      {
        ask: 'Quais são, no seu corpo, os avisos de que você está chegando ao basta?',
        listen: 'Sono, irritação, choro, dor, vontade de sumir: anotem.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Para quem você conseguiria mandar uma mensagem dizendo hoje não estou bem?',
        listen: 'Dois nomes por pessoa; confira depois quem não teve nenhum.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Elias deixou o criado para trás e seguiu só. De quem você se afasta justamente quando mais precisa?',
        listen: 'Isolar-se é sintoma; combine um sinal de socorro.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que quem serve há anos na igreja não se permite dizer?',
        listen: 'Que está cansado, que duvida, que queria parar: acolha.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quando um de vocês dois está no limite, o que o outro pode fazer que seja pão e não sermão?',
        listen: 'Comida, silêncio, assumir tarefas, marcar consulta.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Deus numa voz suave: que barulhos lhe disseram que era Deus e não eram?',
        listen: 'Gritos, ameaças, culpa; deixe que se compare.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que pão e que água, hoje, você conseguiria aceitar?',
        listen: 'Pergunta para um gesto imediato; ofereça-o.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde e como foi o melhor cochilo da sua vida? Conte com detalhes de travesseiro.',
        bridge: 'O primeiro remédio que Deus deu a um profeta exausto foi dormir.',
      },
      {
        text: 'Que comida, feita por quem, põe você de pé em qualquer dia ruim?',
        bridge: 'Um anjo fez pão na brasa para um homem que não queria mais nada.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Deite-se, se puder, ou apoie a cabeça. Tenha por perto um copo de água e algo de comer. Não é preciso fazer mais nada por enquanto.',
      bridge: 'Levanta-te, come, disse alguém tocando de leve. E depois deixou dormir de novo.',
    },
    complete: [
      {
        name: 'Medidor de Elias',
        text: 'Desenhe quatro medidores, de vazio a cheio: sono, comida, gente, Deus. Marque como estão. Escolha o mais baixo e escreva um cuidado para as próximas vinte e quatro horas.',
      },
      {
        name: 'Que fazes aqui?',
        text: 'Responda a Deus por escrito, sem enfeitar: estou aqui porque …; estou cansado de …; acho que só eu …; o que eu não tenho contado a ninguém é …',
      },
    ],
    challenges: [
      {
        do: 'Cuide do corpo como parte da fé: durma oito horas em duas noites da semana e coma sentado.',
        tell: 'O que mudou na oração, no humor ou na paciência.',
      },
      {
        do: 'Leve comida pronta a alguém esgotado, faça companhia sem dar conselho e volte uma segunda vez na mesma semana.',
        tell: 'Por que a segunda vez foi diferente da primeira.',
      },
    ],
    children: {
      truth: 'Quando estou triste e cansado, Deus cuida de mim.',
      to7: {
        story:
          'Elias era muito corajoso. Mas um dia ficou com muito medo e muito cansado. Ele andou, andou pelo deserto, sentou embaixo de uma arvorezinha e disse: Deus, eu não aguento mais! E dormiu. Deus não brigou com ele. Mandou um anjo, que fez um carinho e disse: Acorde, venha comer! Havia um pãozinho quente e água fresca. Elias comeu e dormiu de novo. O anjo voltou: Coma mais um pouco, o caminho é longo. Depois, na montanha, veio um vento forte, um tremor e um fogo. Deus não estava ali. Aí veio uma voz bem suave, bem baixinha. Era Deus! Elias não estava sozinho.',
        activity:
          'Todos deitam como Elias. O líder passa, faz um carinho e dá um biscoito e água. Depois escutem, em silêncio, o som mais baixinho da sala.',
        questions: [
          'Como Elias estava?',
          'O que o anjo trouxe?',
          'Com quem você fala quando está muito triste?',
        ],
      },
      to12: {
        story:
          'Elias tinha visto fogo descer do céu e chuva depois de três anos. Devia estar feliz! Mas a rainha Jezabel mandou dizer que ia acabar com ele, e alguma coisa dentro de Elias desabou. Ele fugiu, deixou o ajudante para trás e foi sozinho pelo deserto. Sentou debaixo de uma árvore e disse: chega, Senhor. Estava tão triste que não queria mais viver. Sabe o que Deus fez? Não brigou. Deixou Elias dormir. Mandou um anjo com pão quente e água, e deixou que dormisse outra vez. O anjo voltou: coma, porque o caminho é comprido. Com essa força ele chegou ao monte. Lá Deus perguntou: o que você faz aqui, Elias? E escutou tudo. Vieram vento, terremoto e fogo, mas Deus falou numa voz suave. E contou que Elias não era o único: ainda havia sete mil pessoas fiéis, e um amigo para acompanhá-lo. Até os fortes se cansam, e Deus cuida.',
        activity:
          'Montem um kit de cuidado numa caixa (chá, biscoito, bilhete, desenho) para alguém que está cansado. Escrevam também os nomes de dois adultos com quem podem conversar.',
        questions: [
          'Por que Deus cuidou primeiro do corpo de Elias?',
          'O que a voz suave ensina sobre Deus?',
          'Com que adulto você falaria se ficasse triste por muito tempo?',
        ],
      },
      challenge: 'Se ficar triste por muitos dias, conte a um adulto de confiança.',
    },
    prayer:
      'Senhor da voz suave, toca em quem disse basta. Dá sono a quem não dorme, pão a quem não come, companhia a quem se isolou. Escuta outra vez a mesma queixa. E mostra que não restou ninguém só.',
    leader: {
      lost: 'O grupo discute se Elias teve depressão ou falta de fé. Não precisam decidir. Olhem como Deus o trata e façam igual. E a missão difícil dos versículos 15 a 17 fica para outro dia.',
      tender:
        'Este texto fala de alguém que deseja morrer. Pergunte sem medo, a sós: você tem pensado em morrer? Perguntar não aumenta o risco. Se a resposta for sim, não deixe a pessoa só: CVV 188 (24 horas), SAMU 192, CAPS ou pronto-socorro, e avise alguém da família. Remédio e terapia também são pão de Deus.',
    },
    comfort:
      'Deus não discutiu com Elias debaixo da árvore. Tocou nele, deu comida e o deixou dormir. Se viver tem sido demais, diga isso a alguém hoje mesmo. Grande caminho ainda resta, e você não vai a pé sozinho.',
    closing: 'Coma, descanse; o caminho continua, e com companhia.',
    words: [
      'elias',
      'jezabel',
      'junipero',
      'zimbro',
      'basta senhor',
      'caverna',
      'horebe',
      'voz mansa',
      'voz mansa e delicada',
      'voz suave',
      'brisa',
      'que fazes aqui',
      'levanta te e come',
      'depressao',
      'sete mil',
      'anjo',
      'esgotamento',
    ],
  },
  {
    verses: '19:19-21',
    key: '19:20',
    title: 'O manto sobre o arado',
    theme: 'o chamado no meio do trabalho',
    themes: ['discipulado', 'proposito', 'obediencia', 'servico'],
    idea: 'Um manto cai nos ombros de quem estava arando; Eliseu beija os pais, faz do arado uma fogueira para alimentar o povo e vai servir, sem rota de volta.',
    context:
      'Deus acabou de dizer ao esgotado Elias que ele não está só e que haverá quem o acompanhe. Eliseu é filho de gente abastada: doze juntas de bois é muita terra. Ele está suado, com barro até o joelho, quando o profeta passa.',
    retold: [
      {
        verses: '19:19-20',
        says: 'Elias acha Eliseu arando com doze juntas de bois e lança sobre ele o seu manto. Eliseu corre atrás dele e pede para beijar primeiro o pai e a mãe.',
      },
      {
        verses: '19:21',
        says: 'Eliseu mata um par de bois, cozinha a carne com o arado e dá ao povo para comer. Depois se levanta, vai atrás de Elias e o serve.',
      },
    ],
    read: {
      verses: '19:19-21',
      how: 'Leiam duas vezes. Na segunda, quem lê Elias passa e deixa um casaco nos ombros de quem lê Eliseu.',
    },
    observe: [
      {
        ask: 'O que Eliseu estava fazendo, e com quem?',
        verses: '19:19',
        listen: 'Arando, com a décima segunda junta, entre outros trabalhadores.',
      },
      {
        ask: 'Quantas palavras Elias usa para chamá-lo?',
        verses: '19:19-20',
        listen: 'Nenhuma: só o manto; depois, uma resposta curta e livre.',
      },
      {
        ask: 'O que Eliseu faz com os bois e com o arado?',
        verses: '19:21',
        listen: 'Sacrifica, cozinha com a madeira, reparte com o povo.',
      },
    ],
    interpret: [
      {
        ask: 'Por que os chamados da Bíblia acontecem tantas vezes no meio do serviço?',
        verses: '19:19',
        listen: 'Deus chama gente ocupada; o trabalho já era lugar dele.',
        follow: 'O que o arado ensinou que Eliseu vai usar depois?',
      },
      {
        ask: 'Vai, volta; que te fiz eu? O que essa resposta de Elias preserva em Eliseu?',
        verses: '19:20',
        listen: 'A liberdade: ele pode beijar os seus e ainda desistir.',
      },
      {
        ask: 'Queimar o arado é jogar fora o ganha-pão. E por que transformar isso em refeição para todos?',
        verses: '19:21',
        listen: 'Despedida com gratidão; o que larga alimenta outros.',
      },
    ],
    live: [
      {
        ask: 'O que você estava arando quando Deus passou por você, ou passa agora?',
        listen: 'Faculdade, caixa do mercado, fraldas, roça: tudo é campo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que plano B você mantém bem guardado, para o caso de Deus falhar?',
        listen: 'Prudência não é pecado; medo disfarçado se conhece por dentro.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Se um caminho mudasse o seu futuro, quem você faria questão de beijar antes?',
        listen: 'Chamado e afeto andam juntos; deixe vir os nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem recebeu o seu manto, ou poderia receber, enquanto você ainda está de pé?',
        listen: 'Elias não esperou morrer para chamar alguém.',
        for: ['elderly', 'long-believers', 'parents'],
      },
      {
        ask: 'Eliseu passa de patrão a ajudante e põe água nas mãos de Elias. Em que lugar você precisaria voltar a servir de baixo?',
        listen: 'Exemplos pequenos e sinceros.',
        for: ['men', 'adults', 'couples'],
      },
      {
        ask: 'Deus chama com palavras, com manto, com silêncio. De que jeito ele tem chegado até você?',
        listen: 'Acolha até o talvez.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que peça de roupa de outra pessoa você gostaria de herdar, e o que viria junto com ela?',
        bridge: 'Um casaco nos ombros mudou a vida de um lavrador.',
      },
      {
        text: 'Como foi o seu último dia num emprego, escola ou cidade: bolo, choro, porta batida?',
        bridge: 'Eliseu fez um churrasco para se despedir, e a lenha era o arado.',
        for: ['adults', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha nos ombros um casaco ou uma toalha e sinta o peso. Depois olhe para as suas mãos e lembre o que elas fazem todos os dias.',
      bridge: 'Sem dizer nada, um profeta deixou o manto sobre um homem que arava.',
    },
    complete: [
      {
        name: 'Lenha do arado',
        text: 'Desenhe um arado. Em cada peça, escreva uma coisa que dá segurança a você. Circule a que Deus talvez esteja pedindo. Quem poderia ser ajudado com ela? … .',
      },
      {
        name: 'Carta de despedida',
        text: 'Escreva três linhas a uma fase que acaba: obrigado por …; deixo com você …; levo comigo … E uma à fase que começa: aqui estou para …',
      },
    ],
    challenges: [
      {
        do: 'Sirva, por uma semana, a alguém mais experiente na fé ou no ofício, em tarefa pequena, só para aprender de perto.',
        tell: 'O que você aprendeu que nenhuma aula diria.',
        for: ['young', 'teens', 'new-believers', 'singles'],
      },
      {
        do: 'Diga a alguém mais novo o que você vê de bom nele, convide-o a acompanhar você em algo que faz, e deixe-o livre para dizer não.',
        tell: 'Quem foi e como recebeu o convite.',
        for: ['adults', 'elderly', 'long-believers', 'parents'],
      },
    ],
    children: {
      truth: 'Deus me chama onde estou, e eu posso segui-lo.',
      to7: {
        story:
          'Eliseu estava trabalhando no campo. Ele segurava o arado, e dois bois fortes puxavam: Mu! Mu! De repente passou o profeta Elias. Sem falar nada, tirou o casaco e pôs nos ombros de Eliseu. Que surpresa! Era um convite: Deus quer você! Eliseu saiu correndo atrás dele: Posso dar um beijo no papai e na mamãe? Depois eu vou! Elias disse: Pode ir. Eliseu voltou, abraçou os pais e fez uma festa com muita comida para todos os vizinhos. Aí foi com Elias, para ajudar e aprender. Agora Elias não estava mais sozinho. Tinha um amigo!',
        activity:
          'Brinquem de manto: quem recebe o casaco nos ombros diz: Eu vou com Deus! e vai atrás de quem o entregou, formando um trenzinho.',
        questions: [
          'O que Eliseu estava fazendo?',
          'O que Elias pôs nos ombros dele?',
          'Em que você pode ajudar alguém mais velho?',
        ],
      },
      to12: {
        story:
          'Depois daqueles dias muito tristes, Elias seguiu caminho com uma boa notícia: Deus ia lhe dar um companheiro. Ele chegou a um campo onde doze juntas de bois aravam a terra. Na última ia Eliseu. Elias passou e, sem dizer uma palavra, jogou o próprio manto sobre ele. Naquele tempo, isso era como dizer: venha ser profeta comigo. Eliseu largou os bois e correu: deixe-me dar um beijo no meu pai e na minha mãe, e eu vou. Elias respondeu que ele era livre. Eliseu voltou, despediu-se da família, usou a madeira do arado para fazer fogo, cozinhou e deu um grande almoço ao povo. Sem arado, já não havia como voltar atrás. Então foi com Elias e começou de baixo, servindo e aprendendo. Muitos anos depois, seria um grande profeta. Tudo começou num dia comum de trabalho.',
        activity:
          'Entrevista: cada um pergunta a um adulto como descobriu o que Deus queria dele. Depois contem o que mais se parece com a história de Eliseu.',
        questions: [
          'Por que Elias não obrigou Eliseu?',
          'O que quer dizer queimar o arado?',
          'Com quem você gostaria de aprender algo de perto?',
        ],
      },
      challenge: 'Ajude uma pessoa mais velha numa tarefa e aprenda algo com ela.',
    },
    prayer:
      'Senhor que passas pelos nossos campos, põe o teu manto em quem está arando. Dá beijos de despedida e passos livres. Que aquilo que largarmos vire pão para outros. E que nenhum Elias ande só.',
    leader: {
      lost: 'O gesto de queimar tudo vira pressão para largar emprego e família. Eliseu teve liberdade, despedida e companhia. A maioria é chamada a seguir Deus sem sair do arado.',
      tender:
        'Alguns foram manipulados por líderes que exigiam romper com a família. Mostre que Elias não fez isso. Quem se sente preso a um grupo assim merece escuta fora dele, em segredo.',
    },
    comfort:
      'Elias pensava que estava acabado, e Deus lhe deu alguém para andar junto. Pode ser que a ajuda que você espera esteja num campo, com barro no pé, sem saber ainda o seu nome.',
    closing: 'Deus costuma chamar a gente num dia comum de trabalho.',
    words: [
      'eliseu',
      'elias',
      'manto',
      'arado',
      'doze juntas',
      'juntas de bois',
      'safate',
      'beijar meu pai',
      'queimou o arado',
      'chamado',
      'seguir',
      'discipulo',
      'abel meola',
      'servia',
      'lavrador',
    ],
  },
  {
    verses: '20:1-43',
    key: '20:28',
    title: 'Deus dos montes e dos vales',
    theme: 'o Deus que não tem fronteira',
    themes: ['fe', 'graca', 'obediencia', 'sabedoria'],
    idea: 'Deus salva até um Acabe para que se conheça quem ele é, no monte e no vale; e Acabe, que recebe duas vitórias de presente, gasta a segunda como se fosse dele.',
    context:
      'Acabe, o rei que pôs Baal em Israel, é cercado por Ben-Hadade e trinta e dois reis. Um profeta anuncia, sem que ninguém pedisse: Deus vai livrar, por meio de rapazes. E livra. Os sírios acham uma explicação: o Deus de Israel só vale na montanha. Um ano depois voltam, na planície. A leitura começa aí e vai até Acabe soltar o inimigo. Depois outro profeta o repreende (20:35-43).',
    retold: [
      {
        verses: '20:1-12',
        says: 'Ben-Hadade cerca Samaria e exige prata, ouro, mulheres e filhos. Acabe manda dizer que não se glorie antes da luta.',
      },
      {
        verses: '20:13-21',
        says: 'Um profeta promete a vitória, para que Acabe conheça o Senhor. Os criados dos príncipes saem na frente, e os sírios fogem.',
      },
      {
        verses: '20:22-30',
        says: 'Os sírios dizem que o Deus de Israel é só dos montes e voltam à planície. Israel, como dois rebanhos de cabras, vence.',
      },
      {
        verses: '20:31-34',
        says: 'Os servos de Ben-Hadade, com sacos e cordas, pedem a vida dele. Acabe o chama de irmão, faz aliança e o deixa ir.',
      },
      {
        verses: '20:35-43',
        says: 'Um profeta disfarçado leva Acabe a dar a própria sentença: sua vida pela do homem que soltou. O rei vai embora irritado.',
      },
    ],
    read: {
      verses: '20:23-34',
      how: 'Dois grupos, um de cada lado da sala: os conselheiros sírios e o acampamento de Israel. O versículo 28 é lido por alguém no meio.',
    },
    observe: [
      {
        ask: 'Como os conselheiros da Síria explicam a derrota, e o que propõem?',
        verses: '20:23-25',
        listen:
          'Que os deuses de Israel são dos montes; propõem lutar na planície, com outros chefes e outro exército.',
      },
      {
        ask: 'Com que o texto compara os dois exércitos?',
        verses: '20:27',
        listen: 'Israel, “dois pequenos rebanhos de cabras”; os sírios enchiam a terra.',
      },
      {
        ask: 'Que razão Deus dá para livrar Israel desta vez?',
        verses: '20:28',
        listen:
          'Porque disseram que ele não é Deus dos vales; para que conheçam que ele é o Senhor.',
      },
      {
        ask: 'Como Ben-Hadade escapa, e de que Acabe o chama?',
        verses: '20:31-34',
        listen:
          'Com sacos, cordas e a fama de reis clementes; Acabe o chama de irmão e faz aliança.',
      },
    ],
    interpret: [
      {
        ask: 'Um deus só dos montes caberia num mapa. O que havia de errado nessa ideia, e por que Deus a desmente em campo aberto?',
        verses: '20:23, 20:28',
        listen:
          'Ele não é dono de um terreno: é Senhor de tudo. Vence na planície para que se conheça quem ele é.',
        follow: 'Onde a gente costuma achar que Deus não vale?',
      },
      {
        ask: 'Acabe não pediu ajuda nem merecia. Por que Deus o livrou?',
        verses: '20:28',
        listen:
          'Pelo próprio nome: “para que conheçais que eu sou o SENHOR”. O texto não dá mérito nenhum a Acabe.',
      },
      {
        ask: 'Perdoar um inimigo parece bonito. O que havia de torto no acordo de Acabe?',
        verses: '20:33-34',
        listen:
          'A vitória era de Deus, e ele não perguntou a Deus; trocou-a por cidades e praças em Damasco. O versículo 42 confirma.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu vale: o lugar ou assunto em que você quase não conta com Deus?',
        listen: 'Trabalho, dinheiro, corpo, estudo; um só.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Há turmas em que parece proibido ter fé. Como é ser de Deus ali, na planície?',
        listen: 'Escola, faculdade, jogo; um gesto possível.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você se viu como dois rebanhinhos de cabras diante de um vale cheio, o que aconteceu?',
        listen: 'Um fato; também vale dizer que ainda está no vale.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Que bênção recebida você administra como se fosse só sua, sem perguntar nada a quem deu?',
        listen: 'Casa, dom, cargo, tempo livre.',
        follow: 'Que pergunta você faria a Deus sobre isso?',
        for: ['long-believers', 'couples', 'adults'],
      },
      {
        ask: 'Deus se deu a conhecer a quem nem o procurava. De que modo ele já se antecipou a você?',
        listen: 'Um encontro, um livramento; sem forçar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Praia, serra ou planície: onde você funciona melhor, e onde nem o celular pega direito?',
        bridge: 'Uns conselheiros de rei achavam que Deus só pegava na serra.',
      },
      {
        text: 'Que explicação furada você já ouviu para uma derrota do seu time?',
        bridge: 'A da Síria entrou para a Bíblia: perdemos por causa do relevo.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Desenhe a linha da sua semana, com altos e baixos. Marque onde você falou com Deus.',
      bridge: 'Há um Deus para a linha inteira.',
    },
    complete: [
      {
        name: 'Monte e vale',
        text: 'Desenhe um monte e um vale. No monte: Aqui é fácil crer: … . No vale: Aqui eu esqueço que ele é Deus: … . Escreva SENHOR dos dois lados.',
      },
      {
        name: 'De quem é',
        text: 'Complete: Deus me deu … . Eu decidi sozinho … . Agora quero perguntar a ele sobre … .',
      },
    ],
    challenges: [
      {
        do: 'Entre no seu lugar mais difícil desta semana repetindo baixinho: aqui também és Deus.',
        tell: 'Em que momento você se lembrou de repetir.',
      },
      {
        do: 'Antes de fechar um acordo ou uma compra que parece vantajosa, espere um dia e ore sobre ela.',
        tell: 'Se no dia seguinte ela ainda parecia tão boa.',
      },
    ],
    children: {
      truth: 'Deus é Deus em todo lugar.',
      to7: {
        story:
          'Um rei de outra terra perdeu uma luta contra o povo de Deus. Os amigos dele disseram: o Deus deles só manda lá no alto do morro! Vamos chamar o povo para baixo, no vale, que aí Deus não ajuda. Que engano! O povo de Deus ficou lá embaixo. Era pouquinho, parecia dois rebanhinhos de cabras. O outro lado era grandão. Mas Deus mandou dizer: eu cuido de vocês aqui também, para saberem que eu sou o Senhor. E cuidou! Deus está no morro, no vale, na escola, em casa e no escuro do quarto.',
        activity:
          'Subam numa almofada e digam: Deus está aqui! Agachem e digam: aqui também! Repitam em três lugares da casa.',
        questions: [
          'Onde achavam que Deus não estava?',
          'Quem cuidou do povo no vale?',
          'Em que lugar você quer lembrar que Deus está?',
        ],
      },
      to12: {
        story:
          'Ben-Hadade, rei da Síria, perdeu feio nas montanhas de Israel. Os conselheiros dele acharam uma explicação: os deuses deles são deuses dos montes! Na planície nós ganhamos. Passou um ano, e a Síria voltou com um exército que enchia a terra. O povo de Israel, do outro lado, parecia dois pequenos rebanhos de cabras. Então um homem de Deus disse ao rei Acabe: eles falaram que o Senhor não é Deus dos vales; por isso eu vou livrar vocês, para que conheçam que eu sou o Senhor. E Deus livrou. Acabe nem era um rei bom! Deus ajudou porque queria ser conhecido. Só que depois Acabe fez um acordo com o inimigo sem perguntar nada a Deus, como se a vitória fosse dele. Um profeta o repreendeu, e ele voltou para casa triste e irritado.',
        activity:
          'Desenhem um mapa do seu dia, com morros e vales. Em cada lugar escrevam: Deus daqui também.',
        questions: [
          'O que os conselheiros pensavam de Deus?',
          'Por que Deus ajudou até Acabe?',
          'Qual é o seu vale?',
        ],
      },
      challenge: 'Num lugar difícil, diga baixinho: Deus está aqui também.',
    },
    prayer:
      'Senhor dos montes e dos vales, perdoa o mapa pequeno em que te pusemos. Vem conosco à planície. E o que ganhaste por nós, ensina-nos a não gastar sem te perguntar.',
    leader: {
      lost: 'O grupo tende a defender Acabe: ele só foi misericordioso. A resposta está em 20:34 e 42: não foi misericórdia, foi negócio com o que era de Deus. Os versículos 35 e 36, do leão, são um sinal duro dado a profetas; não dá para fazer regra deles.',
      tender:
        'Há guerra e muitos mortos. Quem viveu violência pode se fechar; não insista nos números. O assunto é quem Deus é.',
      differ:
        'O juízo sobre Ben-Hadade incomoda, e com razão, quem ouviu Jesus mandar amar o inimigo. Uns explicam pela missão única de Israel naquele tempo; outros acentuam que Deus julga sem nos dar a espada. Todos: o texto não autoriza vingança nossa.',
    },
    comfort:
      'Disseram que Deus não chegava ao vale, e foi lá que ele foi. Se você está no fundo, não está fora do terreno dele.',
    closing: 'Não há chão em que ele deixe de ser Deus.',
    words: [
      'acabe',
      'ben hadade',
      'deus dos montes',
      'deus dos vales',
      'siria',
      'afeque',
      'rebanhos de cabras',
      'trinta e dois reis',
      'anatema',
      'samaria cercada',
      'meu irmao',
    ],
  },
  {
    verses: '21:1-29',
    key: '21:19',
    title: 'A vinha que não era dele',
    theme: 'a justiça de Deus contra o abuso',
    themes: ['justica', 'arrependimento', 'tentacao', 'proximo'],
    idea: 'Um rei que tem tudo quer a roça do vizinho, e o crime é coberto com lei e religião; mas Deus desce até a vinha e fala em nome do morto.',
    context:
      'Nabote tem uma vinha ao lado do palácio. Acabe quer fazer ali uma horta. Ele recusa: “Guarde-me o SENHOR”, é a herança dos pais, que a lei mandava não vender. O rei se deita emburrado e não come. Jezabel escreve cartas com o selo dele. Depois da leitura, Acabe se humilha, e Deus adia o castigo (21:27-29).',
    retold: [
      {
        verses: '21:1-7',
        says: 'Acabe quer a vinha de Nabote, que não entrega a propriedade dos pais. O rei fica irritado, e Jezabel promete consegui-la.',
      },
      {
        verses: '21:8-16',
        says: 'Jezabel escreve em nome do rei e arranja duas testemunhas falsas. Nabote é apedrejado, e Acabe desce para tomar a vinha.',
      },
      {
        verses: '21:17-20',
        says: 'Deus manda Elias dizer a Acabe: “Não mataste e também possuíste?” Onde os cães lamberam o sangue de Nabote, lamberão o do rei.',
      },
      {
        verses: '21:21-26',
        says: 'Elias anuncia o fim da casa de Acabe e o de Jezabel, que o incitava. Ninguém se vendeu ao mal como ele.',
      },
      {
        verses: '21:27-29',
        says: 'Acabe rasga as roupas, jejua e anda humilhado. Deus diz que não trará o mal em seus dias, mas nos do filho.',
      },
    ],
    read: {
      verses: '21:9-20',
      how: 'Alguém conta o começo em um minuto. Depois leiam em pé as cartas e o crime; sentem-se no versículo 17 e escutem a palavra do Senhor.',
    },
    observe: [
      {
        ask: 'Que coisas sérias e religiosas são usadas no plano?',
        verses: '21:9-10, 21:12-13',
        listen: 'Jejum, testemunhas, acusação de blasfêmia, sentença.',
      },
      {
        ask: 'Quem participa, além da rainha, e o que fazem quando acaba?',
        verses: '21:11-14',
        listen: 'Anciãos, principais, dois homens; mandam o aviso.',
      },
      {
        ask: 'O que Jezabel e Acabe dizem ou fazem ao saber da morte?',
        verses: '21:15-16',
        listen: 'Levanta-te e possui; ele se levanta e desce.',
      },
      {
        ask: 'Quem mais desce à vinha, e com que pergunta?',
        verses: '21:17-20',
        listen: 'Elias, com a palavra: não mataste e também possuíste?',
      },
    ],
    interpret: [
      {
        ask: 'Acabe não escreveu carta nem atirou pedra. Por que Deus lhe diz que matou?',
        verses: '21:16, 21:19',
        listen: 'Ele cedeu o selo, calou e tirou proveito.',
        follow: 'Que formas de lavar as mãos existem hoje?',
      },
      {
        ask: 'Uma cidade inteira obedeceu à carta. O que teria sido preciso para que um só ancião dissesse não?',
        verses: '21:11',
        listen: 'Coragem, temor a Deus, não estar sozinho.',
      },
      {
        ask: 'Nabote já não pode falar. O que significa Deus saber o lugar exato e o nome dele?',
        verses: '21:17-19',
        listen: 'O sangue do pequeno não se perde; Deus conhece o endereço da injustiça.',
      },
    ],
    live: [
      {
        ask: 'De que vinha você fica de olho: a vida, a casa, o cargo, o casamento de quem?',
        listen: 'Cobiça começa com ficar emburrado.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando espalham algo sobre um colega, o que custa ser o que não assina embaixo?',
        listen: 'Print, boato, exclusão; pensem numa frase para dizer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Um não honesto como o de Nabote pode sair caro. Qual você precisa manter?',
        listen: 'No trabalho, na família, no próprio corpo.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Entre nós, de que modo um recebe o benefício do que outro sofreu sem perguntar como veio?',
        listen: 'Compra barata, serviço mal pago, herança.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Jezabel disse: eu te darei a vinha. Como um casal pode se ajudar a querer menos, em vez de conseguir mais?',
        listen: 'Conversa antes do desejo virar plano.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Até Acabe, quando se humilhou, foi visto por Deus. O que isso diz a quem acha que já foi longe demais?',
        listen: 'Arrepender-se conta; a vítima continua importando.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'De que Nabote da nossa cidade alguém deveria falar o nome em voz alta?',
        listen: 'Despejo, terra, trabalho; um nome e um gesto.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última vez que você ficou emburrado por não conseguir uma coisa? Como a sua cara fica?',
        bridge: 'Um rei virou o rosto para a parede e não quis jantar.',
      },
      {
        text: 'Mostre ou conte uma coisa que você não venderia por dinheiro nenhum, mesmo que não valha quase nada.',
        bridge: 'Nabote tinha uma vinha assim, e o vizinho era rei.',
        for: ['adults', 'young', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Diga em voz baixa o nome de alguém que sofreu uma injustiça. Espere um pouco antes de ler.',
      bridge: 'Deus também disse um nome: Nabote.',
    },
    complete: [
      {
        name: 'Emburrado',
        text: 'Complete: Eu quero … , que é de … . Enquanto não consigo, eu fico … . O que eu já tenho ao meu alcance é … .',
      },
      {
        name: 'Cinco cadeiras',
        text: 'Desenhe cinco cadeiras: o rei, a rainha, o ancião, a testemunha falsa, Nabote. Pense em algo que você viu acontecer e anote em qual esteve. Escreva o que poderia ter dito dali.',
      },
    ],
    challenges: [
      {
        do: 'Não repasse nenhuma acusação nesta semana, contra ninguém, sem ter ouvido a pessoa.',
        tell: 'Quantas vezes teve de apagar a mensagem.',
      },
      {
        do: 'Defenda com uma frase alguém que estava sendo prejudicado: na fila, no serviço, no grupo da família.',
        tell: 'A frase e o que aconteceu depois.',
      },
    ],
    children: null,
    prayer:
      'Senhor, tu sabes o nome e o endereço de quem foi roubado e calado. Perdoa o nosso selo emprestado, a nossa assinatura, o nosso proveito. Dá-nos a firmeza de Nabote, e desce conosco à vinha.',
    leader: {
      lost: 'Todos vão bater em Jezabel. O texto diz que foi Acabe quem se vendeu, e que uma cidade inteira obedeceu. Pergunte pelos cúmplices. Não desvie para política partidária; deixe a palavra chegar à própria roda.',
      tender:
        'Quem foi vítima de calúnia, grilagem, assédio ou violência vai se ver em Nabote. Acredite, não exija perdão imediato ao agressor, e ofereça caminhos: Ligue 180, Disque 100, Defensoria Pública. A humildade de Acabe não apaga a dor da família da vítima.',
      differ:
        'Uns leem o adiamento como sinal de arrependimento verdadeiro de Acabe; outros, como susto passageiro, já que ele volta ao velho caminho. Em ambos, é a misericórdia de Deus que aparece.',
    },
    comfort:
      'Talvez tenham tirado o que era seu e dito mentira diante de todos. Ninguém em Jezreel falou por Nabote. Deus falou. Ele ainda sabe o lugar e a hora, e não trocou o seu nome.',
    closing: 'Deus não esquece o nome de Nabote.',
    words: [
      'nabote',
      'vinha de nabote',
      'acabe',
      'jezabel',
      'jezreel',
      'heranca de meus pais',
      'horta',
      'cartas',
      'mataste e possuiste',
      'achaste me inimigo meu',
      'cobica',
      'falsas testemunhas',
      'caes',
    ],
  },
  {
    verses: '21:17-29',
    key: '21:29',
    title: 'Viste como Acabe se humilhou?',
    theme: 'a sentença e a misericórdia',
    themes: ['arrependimento', 'justica', 'graca', 'humildade'],
    idea: 'Na vinha roubada, Deus manda dizer na cara do rei o crime que ele dava por encerrado; e, quando até Acabe se humilha, o Senhor é o primeiro a ver e adia o castigo.',
    context:
      'Acabe quis a vinha do vizinho. Jezabel, a rainha, arranjou testemunhas falsas e Nabote foi morto (21:1-16). O rei desce para tomar posse da terra. É ali que Deus manda Elias procurá-lo, para perguntar pelo morto. Mais adiante (22:34-38) Acabe morrerá em combate.',
    retold: [
      {
        verses: '21:17-19',
        says: 'Deus manda Elias dizer a Acabe: “Não mataste e também possuíste?” No lugar onde os cães lamberam o sangue de Nabote, lamberão também o do rei.',
      },
      {
        verses: '21:20-24',
        says: 'Acabe chama Elias de inimigo. O profeta responde que o rei se vendeu a fazer o mal, e anuncia o fim da casa dele e o de Jezabel.',
      },
      {
        verses: '21:25-26',
        says: 'Ninguém é como Acabe, que se vende a fazer o mal e caminha atrás dos ídolos, incitado por Jezabel, sua mulher.',
      },
      {
        verses: '21:27-29',
        says: 'Acabe ouve, rasga as roupas, veste saco e jejua. O Senhor mostra a Elias que ele se humilhou, e diz que o mal só virá nos dias do filho.',
      },
    ],
    read: {
      verses: '21:18-29',
      how: 'Uma voz lê Deus e Elias, outra a frase de Acabe no 20. Antes do 27, um minuto de silêncio. O 28 e o 29, bem baixo, como quem conta um segredo.',
    },
    observe: [
      {
        ask: 'Onde Elias encontra Acabe, e que pergunta leva da parte de Deus?',
        verses: '21:18-19',
        listen: 'Na vinha de Nabote: “Não mataste e também possuíste?”',
      },
      {
        ask: 'De que Acabe chama Elias, e que verbo Elias usa para o que o rei fez consigo?',
        verses: '21:20, 21:25',
        listen: 'Inimigo meu; te vendeste.',
      },
      {
        ask: 'O que o narrador acha de Acabe, para que ninguém o confunda com um bom rei?',
        verses: '21:25-26',
        listen: 'Ninguém foi como ele; abominável, atrás dos ídolos.',
      },
      {
        ask: 'Que coisas Acabe faz ao ouvir, e o que Deus comenta com Elias?',
        verses: '21:27-29',
        listen:
          'Rasga a roupa, saco, jejum, dorme no saco, anda humilhado; viste? Não será em seus dias.',
      },
    ],
    interpret: [
      {
        ask: 'Para o rei, o assunto estava resolvido, e a terra já era dele. O que a chegada de Elias muda na história de Nabote?',
        verses: '21:18-19',
        listen: 'O morto tem quem fale por ele; caso fechado na terra segue aberto diante de Deus.',
      },
      {
        ask: '“Achaste-me, inimigo meu?” Por que quem diz a verdade costuma virar o inimigo?',
        verses: '21:20',
        listen: 'É mais fácil brigar com a voz do que olhar a vinha.',
        follow: 'Como a gente reconhece que um inimigo desses pode ser o melhor amigo?',
      },
      {
        ask: 'O que quer dizer vender-se para fazer o mal? O que Acabe entregou e o que recebeu?',
        verses: '21:20, 21:25',
        listen:
          'Entregou a si mesmo, por uma horta; não deixa de ser responsável por ter sido incitado.',
      },
      {
        ask: 'Depois de dizer que ninguém foi pior, o texto mostra Deus atento ao jejum dele. O que esse “Não viste?” revela?',
        verses: '21:25, 21:27-29',
        listen: 'Ele procura o menor sinal de volta; e mesmo assim o mal feito tem consequência.',
      },
    ],
    live: [
      {
        ask: 'Que coisa você deu por encerrada e Deus, de vez em quando, chama pelo nome?',
        listen: 'Ninguém conta o quê. Se alguém quiser, que seja depois, a sós.',
      },
      {
        ask: 'Quem foi o Elias que um dia encontrou você na vinha, e quanto tempo levou para você deixar de vê-lo como inimigo?',
        listen: 'Mãe, amigo, médico, filho. Uma história com final.',
        for: ['adults', 'men', 'women', 'elderly'],
      },
      {
        ask: 'O print apagado, a mentira que colou, a culpa que ficou com outro: o que fazer quando ninguém descobriu, mas você sabe?',
        listen: 'Contar a alguém seguro e reparar. Se houver chantagem ou risco, um adulto hoje.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Vender-se é aos poucos. Por quanto você já trocou a paz, e o que a horta lhe rendeu?',
        listen: 'Cargo, aparência, uma última palavra numa briga.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Jezabel incitava, e o texto não desculpa Acabe. Num casal ou entre amigos, como se diz: nisso eu não vou com você?',
        listen: 'Uma frase amorosa e firme, para ter pronta.',
        for: ['couples', 'young', 'parents'],
      },
      {
        ask: 'De quem você acha que não muda mais? O que o versículo 29 faz com essa certeza?',
        listen: 'Orar por alguém não exige voltar a se expor a quem fere.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Se até o susto de Acabe foi notado, o que isso diz a você, que talvez se ache longe demais?',
        listen: 'Voltar começa de qualquer ponto.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando criança, onde você se escondia depois de aprontar, e quem sempre achava?',
        bridge: 'Um rei foi achado bem no lugar do crime, e reclamou de ter sido achado.',
      },
      {
        text: 'Que bronca você levou com raiva e hoje agradece?',
        bridge: 'Acabe chamou de inimigo quem lhe trouxe a verdade. Vamos ver no que deu.',
        for: ['adults', 'young', 'teens', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Fique em silêncio um minuto com esta frase: Deus sabe onde eu estou. Repare se ela assusta ou descansa.',
      bridge: 'Elias recebeu o endereço exato de um rei. Leia até o último versículo.',
    },
    complete: [
      {
        name: 'Achaste-me',
        text: 'Senhor, tu me achaste em … . Eu chamei de inimigo … , que só me disse a verdade sobre … . Hoje eu respondo a essa pessoa … . E a ti: … .',
      },
      {
        name: 'Rasgar o quê',
        text: 'Acabe rasgou a roupa. Escreva num pedaço de papel o que você quer rasgar diante de Deus: uma desculpa, um plano, uma vantagem: … . Rasgue. No outro pedaço, o que vai devolver ou acertar, e com quem: … .',
      },
    ],
    challenges: [
      {
        do: 'Pense em algo que você tirou de alguém, um crédito, um objeto, o bom nome, e dê o primeiro passo para devolver.',
        tell: 'só como foi dar o passo; o resto fica entre vocês.',
      },
      {
        do: 'Procure alguém que lhe disse uma verdade dura e diga o que ela fez de bom em você.',
        tell: 'a cara que a pessoa fez.',
      },
    ],
    children: null,
    prayer:
      'Deus que sabe o endereço, acha-nos antes que a vinha pareça nossa. Dá voz a Nabote e a quem hoje não pode falar. Rasga as nossas desculpas. Tu viste até Acabe: vê também a nós, que voltamos devagar. Amém.',
    leader: {
      lost: 'Os cães e o fim de Jezabel tomam conta da conversa, ou todos discutem se o choro de Acabe foi sincero. O texto guarda o comentário de Deus para o fim, e é a ele que convém chegar: viste como se humilhou?',
      tender:
        'Quem foi ferido por alguém poderoso pode achar injusto que Acabe receba adiamento. Diga que Deus não retirou a sentença nem se esqueceu de Nabote. Ninguém está obrigado a receber de volta um agressor porque ele chorou: proteção primeiro, Ligue 180 e Disque 100.',
      differ:
        'Foi arrependimento ou medo? Alguns veem aqui uma volta verdadeira, embora curta; outros, um pesar que não mudou o caminho, como o capítulo 22 parece mostrar. Sobre o castigo que passa ao filho, muitos lembram que Acazias e Jorão seguiram os mesmos passos.',
    },
    comfort:
      'Se tudo o que você consegue é andar devagar, de cabeça baixa, alguém reparou. Antes que qualquer pessoa percebesse a mudança, Deus já dizia a Elias: viste?',
    closing: 'Deus acha, diz a verdade e vê quem volta.',
    words: [
      'elias tisbita',
      'acabe se humilhou',
      'mataste e tambem possuiste',
      'achaste me inimigo meu',
      'te vendeste',
      'vendeu a fazer o mal',
      'vinha de nabote',
      'rasgou suas roupas',
      'pano de saco',
      'jejuou',
      'nao trarei o mal em seus dias',
      'caes lamberam',
      'jezabel',
    ],
  },
  {
    verses: '22:1-28',
    key: '22:14',
    title: 'Quatrocentos contra um',
    theme: 'falar a verdade quando ninguém quer ouvir',
    themes: ['palavra', 'lingua', 'fidelidade', 'medo'],
    idea: 'Cercado de vozes que repetem o que o rei deseja, Micaías diz só o que Deus lhe der, e descobre que a verdade vale mais do que a unanimidade.',
    context:
      'Acabe quer retomar uma cidade e chama Josafá, rei de Judá, para a guerra. Este aceita depressa e só depois lembra de consultar a Deus. Quatrocentos profetas da corte dizem sim. Depois da leitura, Micaías fala de um espírito de mentira, leva um tapa e vai para a cadeia. Acabe morre na batalha.',
    retold: [
      {
        verses: '22:1-6',
        says: 'O rei de Israel chama Josafá para lutar por Ramote de Gileade. Josafá quer consultar o Senhor, e quatrocentos profetas mandam subir.',
      },
      {
        verses: '22:7-12',
        says: 'Josafá pede um profeta do Senhor. O rei fala de Micaías, que odeia porque só profetiza mal, e manda buscá-lo.',
      },
      {
        verses: '22:13-18',
        says: 'O mensageiro pede a Micaías que anuncie o bem, mas ele diz o que o Senhor falar. Viu Israel disperso, como ovelhas sem pastor.',
      },
      {
        verses: '22:19-23',
        says: 'Micaías viu o Senhor no trono e um espírito que sai para ser mentira na boca dos profetas do rei.',
      },
      {
        verses: '22:24-28',
        says: 'Zedequias fere Micaías, e o rei manda prendê-lo. O profeta diz que, se o rei voltar em paz, o Senhor não falou por ele.',
      },
    ],
    read: {
      verses: '22:7-18',
      how: 'Todos são os quatrocentos e repetem juntos o versículo 12. Uma só pessoa, sentada à parte, faz Micaías.',
    },
    observe: [
      {
        ask: 'Por que Acabe não gosta de Micaías?',
        verses: '22:8, 22:18',
        listen: 'Nunca profetiza bem dele; ele aborrece o mensageiro.',
      },
      {
        ask: 'Que cena de poder cerca a consulta?',
        verses: '22:10-12',
        listen: 'Tronos, roupas reais, praça, chifres de ferro, todos de acordo.',
      },
      {
        ask: 'Que conselho o mensageiro dá a Micaías e o que ouve de volta?',
        verses: '22:13-14',
        listen: 'Fale como os outros; o que o Senhor falar, isso direi.',
      },
      {
        ask: 'O que Micaías viu?',
        verses: '22:17',
        listen: 'Israel espalhado como ovelhas sem pastor.',
      },
    ],
    interpret: [
      {
        ask: 'O mensageiro parece querer ajudar. O que existe de perigoso no conselho “seja agora a tua palavra conforme à palavra de algum deles”?',
        verses: '22:13',
        listen: 'Troca a verdade pela paz do grupo; parece prudência.',
        follow: 'Onde você já ouviu ou deu esse conselho?',
      },
      {
        ask: 'Na primeira resposta, Micaías repete o que todos dizem, e até o rei percebe a ironia. O que isso revela do rei?',
        verses: '22:15-16',
        listen: 'Ele sabe reconhecer a verdade; só não a quer.',
      },
      {
        ask: 'A visão não é de derrota militar, e sim de ovelhas soltas. Com quem Deus está preocupado?',
        verses: '22:17',
        listen: 'Com o povo; Jesus verá as multidões do mesmo modo.',
      },
    ],
    live: [
      {
        ask: 'De quem você foge porque sabe que a pessoa vai dizer a verdade?',
        listen: 'Médico, esposa, amigo, contador. Riso e tristeza.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O algoritmo mostra quatrocentos que pensam igual a você. Onde anda o seu Micaías?',
        listen: 'Uma fonte ou pessoa diferente, de confiança.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em que lugar é difícil ser o único que discorda, e o que ajudaria a falar com mansidão?',
        listen: 'Turma, reunião, família.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Josafá disse sim e depois quis consultar a Deus. Que decisão você tomou nessa ordem?',
        listen: 'Compra, sociedade, mudança, namoro.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Como um grupo como o nosso pode permitir que alguém diga: acho que estamos errados?',
        listen: 'Regras de escuta, gratidão, tempo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Os filhos podem contar a você uma coisa ruim sem apanhar de palavra? O que você percebe neles antes de falarem?',
        listen: 'Eles medem a nossa cara primeiro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Se pregadores dizem coisas opostas em nome de Deus, como quem está chegando pode saber em quem confiar?',
        listen: 'Ler, ver frutos, desconfiar de quem só agrada.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Todos combinam em segredo uma resposta errada, menos um, e perguntam: quantas rodas tem um triciclo? Vejam o que ele faz. Depois agradeçam ao corajoso.',
        bridge: 'Um profeta ficou nessa situação, só que diante de dois reis.',
        for: ['young', 'teens', 'adults'],
      },
      {
        text: 'Quem na sua família diz a verdade sem anestesia? Imite a pessoa olhando uma roupa nova.',
        bridge: 'Micaías era um desses, e o rei tinha pavor de convidá-lo.',
      },
    ],
    quiet: {
      text: 'Deixe a sala em silêncio e desligue um aparelho. Escute só o que você vinha abafando.',
      bridge: 'Numa praça barulhenta, uma voz só disse o que Deus falou.',
    },
    complete: [
      {
        name: 'Minha praça',
        text: 'Desenhe uma praça com dois tronos. Em volta, escreva as vozes que repetem o que você gosta. Num canto, ponha uma cadeira com o nome de quem lhe diz a verdade.',
      },
      {
        name: 'Isso direi',
        text: 'Complete: A verdade que eu preciso dizer a … é … . Vou dizer no dia … , com este tom: … . Antes, vou ouvir … .',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a alguém que costuma discordar de você o que pensa de um plano seu. Escute sem rebater.',
        tell: 'O ponto em que ele tinha razão.',
      },
      {
        do: 'Diga, com carinho e em particular, uma verdade que vem adiando, começando pelo que a pessoa tem de bom.',
        tell: 'Como foi o primeiro minuto.',
      },
    ],
    children: {
      truth: 'Falo a verdade, mesmo quando estou sozinho.',
      to7: {
        story:
          'O rei Acabe queria ir à guerra. Ele perguntou a quatrocentos homens: eu vou? E todos responderam o que ele queria ouvir: vai, vai, vai! O outro rei, Josafá, perguntou: não tem mais ninguém que fale por Deus? Acabe fez bico: tem um, o Micaías. Mas eu não gosto dele. Foram buscar Micaías. No caminho, o homem avisou: fale igual aos outros! Micaías respondeu: eu só vou falar o que Deus me disser. E falou a verdade: rei, não vai dar certo; o povo vai ficar como ovelhinhas sem pastor. O rei ficou zangado. Mas Micaías ficou firme, porque Deus estava com ele.',
        activity:
          'Coro e voz: todos dizem juntos uma coisa errada (o céu é verde!) e um de cada vez diz a certa, bem calmo. Batam palmas para ele.',
        questions: [
          'Quantos homens falaram a mesma coisa?',
          'O que Micaías disse que ia falar?',
          'Quando é difícil dizer a verdade?',
        ],
      },
      to12: {
        story:
          'Acabe convidou Josafá, rei de Judá, para uma guerra. Josafá disse que ia e só depois pensou: vamos perguntar a Deus? Acabe chamou quatrocentos profetas que viviam no palácio dele. Todos falaram juntos: sobe, que vai dar certo! Um deles até fez chifres de ferro para dar mais emoção. Josafá estranhou e quis saber se havia outro. Há um, disse Acabe, mas eu o detesto: ele nunca diz o que eu quero. Era Micaías. O mensageiro aconselhou: combine com os outros. Ele respondeu: o que o Senhor me falar, isso direi. Na praça, diante de dois reis, ele contou o que tinha visto: o povo espalhado pelos montes, como ovelhas sem pastor. Era um aviso. O rei não quis ouvir e mandou prender Micaías. Ele perdeu a liberdade, mas não perdeu a verdade. E o que ele disse aconteceu.',
        activity:
          'Jogo da unanimidade: o grupo combina votar errado e um tenta explicar a resposta certa com calma. Troquem e contem como se sentiram.',
        questions: [
          'Por que o rei não gostava de Micaías?',
          'O que o mensageiro aconselhou?',
          'Onde você precisa de coragem para dizer a verdade?',
        ],
      },
      challenge: 'Diga a verdade uma vez em que mentir seria mais fácil.',
    },
    prayer:
      'Senhor, o que nos disseres, isso queremos dizer. Livra-nos de juntar quatrocentos para não ouvir um. Guarda os que pagam caro por falar. E olha pelas ovelhas espalhadas, Pastor bom.',
    leader: {
      lost: 'O espírito de mentira, nos versículos 20 a 23, puxa o grupo para longe. Diga que a visão mostra Deus entregando o rei à mentira que ele escolheu, e contando a ele o que se passava. Deus avisou; Acabe é que não quis ouvir.',
      tender:
        'Quem denunciou algo na igreja ou no trabalho e foi isolado sabe o que é o pão de angústia. Não relativize. Ouça a sós e, em caso de abuso, apoie a denúncia (Disque 100, Ligue 180).',
      differ:
        'Sobre Deus e o espírito de mentira, uns veem um decreto soberano; outros, a permissão de Deus e a linguagem de uma cena de corte. Os dois afirmam que Deus não mente e que Acabe teve a verdade diante de si.',
    },
    comfort:
      'Se você disse a verdade e ficou sozinho, saiba que a Bíblia guardou o seu parente: um homem preso, com pão de angústia, e o nome limpo. Deus estava na minoria.',
    closing: 'Antes só com a verdade do que em coro com a mentira.',
    words: [
      'micaias',
      'josafa',
      'acabe',
      'ramote de gileade',
      'quatrocentos profetas',
      'zedequias',
      'chifres de ferro',
      'isso direi',
      'ovelhas que nao tem pastor',
      'espirito de mentira',
      'pao de angustia',
      'inla',
    ],
  },
  {
    verses: '22:29-40',
    key: '22:34',
    title: 'A flecha ao acaso e o rei disfarçado',
    theme: 'fugir da verdade que já se ouviu',
    themes: ['palavra', 'humildade', 'obediencia', 'medo'],
    idea: 'Acabe ouve a verdade, prende quem a disse e vai à guerra disfarçado; a palavra de que fugia o encontra numa fresta da armadura, pela mão de quem nem sabia em quem atirava.',
    context:
      'Acabe quer retomar a cidade de Ramote. Quatrocentos profetas prometem vitória; só Micaías avisa que o rei não volta, e por isso vai preso (22:1-28). Anos antes, quando Acabe tomou a vinha de Nabote, Elias já tinha falado do fim dele (21:19). Josafá, rei de Judá, entrou nessa guerra por amizade entre as famílias.',
    retold: [
      {
        verses: '22:29-33',
        says: 'O rei de Israel entra na batalha disfarçado, e Josafá vai com suas vestes. Os capitães sírios tomam Josafá pelo rei que procuram, mas o deixam quando ele grita.',
      },
      {
        verses: '22:34-36',
        says: 'Um homem atira com o arco ao acaso e fere Acabe entre as junturas da armadura. O rei fica no carro diante dos sírios e morre à tarde.',
      },
      {
        verses: '22:37-40',
        says: 'Acabe é sepultado em Samaria. Lavam o carro no tanque, os cães lambem o seu sangue, como o Senhor tinha falado, e reina Acazias, seu filho.',
      },
    ],
    read: {
      verses: '22:29-38',
      how: 'Quem lê Acabe troca de casaco com quem lê Josafá no versículo 30. Leiam o 34 com voz comum, sem suspense. O 38 pode ser lido pelo líder, baixo.',
    },
    observe: [
      {
        ask: 'Que plano de roupas Acabe propõe ao amigo?',
        verses: '22:30',
        listen: 'Ele vai disfarçado; Josafá, com as vestes de rei.',
      },
      {
        ask: 'Que ordem os capitães da Síria tinham, e o que isso causa a Josafá?',
        verses: '22:31-33',
        listen: 'Lutar só contra o rei de Israel; cercam Josafá, que grita, e o deixam.',
      },
      {
        ask: 'Quem acerta Acabe, com que intenção e por onde a flecha entra?',
        verses: '22:34',
        listen: 'Um homem sem nome; ao acaso; entre as junturas da armadura.',
      },
      {
        ask: 'Como o rei passa o resto do dia, e que grito corre o campo ao pôr do sol?',
        verses: '22:35-36',
        listen: 'De pé no carro até morrer à tarde; cada um à sua cidade.',
      },
      {
        ask: 'Com que palavras o texto liga o fim ao que tinha sido dito antes?',
        verses: '22:38',
        listen: '“Conforme à palavra do SENHOR que havia falado.”',
      },
    ],
    interpret: [
      {
        ask: 'Quem não acredita num aviso não precisa se fantasiar. O que o disfarce conta do que Acabe pensava da palavra de Micaías?',
        verses: '22:30',
        listen: 'No fundo acreditava. Quis os benefícios de duvidar e a proteção de quem crê.',
        follow: 'Como se percebe em nós que já acreditamos num aviso?',
      },
      {
        ask: 'Ele deixa o amigo vestido de alvo. O que o medo de perder faz com uma amizade?',
        verses: '22:30, 22:32',
        listen:
          'O outro vira escudo. Josafá aceitou sem perguntar; só gritou quando já estava cercado.',
      },
      {
        ask: 'Um homem atira ao acaso, e o narrador diz que foi conforme a palavra. Como as duas coisas ficam na mesma história?',
        verses: '22:34, 22:38',
        listen:
          'O soldado não sabia de nada; Deus não precisou que soubesse. O texto não explica o mecanismo.',
      },
      {
        ask: 'Ferido, Acabe fica no carro até a tarde, diante dos sírios. O que você vê aí: coragem, orgulho, as duas coisas?',
        verses: '22:35',
        listen:
          'Há valor em não abandonar o exército; e há também um homem que até o fim não pede nada a Deus.',
      },
    ],
    live: [
      {
        ask: 'De que verdade você anda disfarçado, na esperança de que ela não o reconheça?',
        listen: 'Exame, dívida, conversa, pedido de perdão; basta pensar, se quiser.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem já ficou com a sua roupa de rei e levou no seu lugar uma bronca, uma conta ou uma fama?',
        listen: 'Irmão, cônjuge, colega; o que seria destrocar as roupas.',
        for: ['couples', 'adults', 'parents'],
      },
      {
        ask: 'Perfil falso, foto mexida, personagem da turma: quando um disfarce protege, e quando não deixa ninguém achar você?',
        listen: 'Às vezes protege mesmo; escute antes de julgar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que guerra que não era sua você já entrou por amizade, e o que fez você gritar?',
        listen: 'Briga de família, sociedade, fofoca; e o alívio de ter saído.',
        for: ['young', 'adults', 'singles'],
      },
      {
        ask: 'Que conselho verdadeiro você deixou preso, a pão e água, porque não agradava?',
        listen: 'Quem o deu, e se ainda dá tempo de soltá-lo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Toda armadura tem uma fresta. Para quem você mostraria a sua antes que ela vire ferida?',
        listen: 'Uma pessoa; o que a faz confiável.',
      },
      {
        ask: 'O que assusta mais: ser atingido ou ser visto como você é?',
        listen: 'As duas respostas são boas; pergunte por quê.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor fantasia que você já usou, e o que entregou que era você?',
        bridge: 'Um rei foi à guerra fantasiado de soldado.',
      },
      {
        text: 'Conte um acerto que foi pura sorte: um gol de costas, uma bola na sinuca, um papel no lixo lá de longe.',
        bridge: 'Um soldado puxou o arco sem mirar em ninguém.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Repare na roupa que você está usando. O que ela mostra de você, e o que ela esconde bem?',
      bridge: 'Um rei trocou de roupa para não ser achado.',
    },
    complete: [
      {
        name: 'Armadura',
        text: 'Desenhe uma armadura. Nas placas, com que você se protege: … , … , … . Na fresta, o que já doeu: … . Ao lado, a verdade que prefiro ouvir de um amigo: … .',
      },
      {
        name: 'Roupa trocada',
        text: 'Complete: Eu me disfarço de … quando … . Enquanto isso, quem fica exposto é … . Se eu chegasse sem disfarce diante de Deus, diria … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, procure o seu Micaías, alguém que lhe disse uma verdade e foi posto de lado, e diga: você tinha razão em me avisar.',
        tell: 'Como a pessoa recebeu.',
      },
      {
        do: 'No sábado, tire um disfarce pequeno: corrija um exagero que contou ou assuma uma culpa que ficou com outro.',
        tell: 'O que custou e o que ficou mais leve.',
      },
    ],
    children: null,
    prayer:
      'Senhor, a tua palavra nos conhece com qualquer roupa. Cansamos de nos esconder dela. Solta em nós o aviso que prendemos. E guarda os amigos que deixamos no nosso lugar.',
    leader: {
      lost: 'O sangue e os cães do versículo 38 podem virar cena de filme; diga só que a palavra dita por Elias se cumpriu, e volte ao disfarce. E mostre que Deus não armou emboscada: Acabe foi avisado muitas vezes, uma delas se humilhou e o juízo foi adiado (21:27-29), e Micaías falou na véspera.',
      tender:
        'Quem perdeu alguém por bala perdida vai ouvir de outro modo a flecha ao acaso. Ninguém diga que Deus mirou. Aqui se trata de um rei avisado pelo nome, e não de uma vítima que passava. Se alguém chorar, a conversa para.',
      differ:
        'Existe acaso? Uns creem que Deus dirige cada flecha; outros, que ele deixa o mundo correr com liberdade e se serve do que acontece. Os dois grupos leem aqui que nenhuma fantasia põe alguém fora do alcance de Deus, e isso vale também para quem quer ser achado.',
    },
    comfort:
      'Acabe ficou de pé o dia inteiro com a ferida aberta, para que ninguém percebesse. Você não precisa. Diga: dá a volta, estou ferido. É frase de gente, e Deus a ouve.',
    closing:
      'Acabe vestiu a roupa de outro para não morrer; Jesus vestiu a nossa carne para morrer em nosso lugar.',
    words: [
      'acabe disfarcado',
      'flecha ao acaso',
      'ramote de gileade',
      'morte de acabe',
      'junturas da armadura',
      'josafa gritou',
      'caes lamberam',
      'trinta e dois capitaes',
      'tanque de samaria',
      'disfarcou se na batalha',
      'arqueiro',
    ],
  },
]
