import type { BookPassages } from '../passage.ts'

export const SECOND_KINGS: BookPassages = [
  {
    verses: '1:1-18',
    key: '1:3',
    title: 'A quem o rei mandou perguntar',
    theme: 'a quem a gente recorre na queda',
    themes: ['fe', 'medo', 'oracao', 'humildade'],
    idea: 'Ferido, um rei manda perguntar longe a um deus de fora e quer prender quem lhe traz a palavra de Deus; um capitão sem nome faz o que ele não fez: ajoelha-se e pede pela vida.',
    context:
      'Acabe morreu, e o filho dele, Acazias, herdou o trono e os deuses da casa. Caiu da sacada do palácio e não melhora. Ecrom é cidade dos filisteus, a dias de viagem, e lá as pessoas consultavam Baal-Zebube sobre o futuro. Elias conhece bem essa família: é o profeta que enfrentou Acabe e Jezabel. O rei manda buscá-lo três vezes; na terceira, Elias desce e repete a mesma palavra (1:15-17).',
    retold: [
      {
        verses: '1:1-4',
        says: 'Acazias, ferido numa queda, manda consultar Baal-Zebube. Por ordem do anjo, Elias sai ao encontro dos mensageiros, com o aviso de que o rei morrerá.',
      },
      {
        verses: '1:5-8',
        says: 'Os mensageiros voltam ao rei e descrevem um homem vestido de pelos, com cinto de couro. Ele reconhece Elias.',
      },
      {
        verses: '1:9-14',
        says: 'O rei manda capitães buscarem Elias, e fogo do céu consome os dois primeiros com seus homens. O terceiro se ajoelha e roga pela vida dos seus.',
      },
      {
        verses: '1:15-18',
        says: 'O anjo diz a Elias que desça sem medo. Ele pergunta ao rei se não há Deus em Israel, e Acazias morre, como o Senhor falou.',
      },
    ],
    read: {
      verses: '1:2-13',
      how: 'Uma voz narra e outra faz Elias. Três pessoas fazem os capitães: a primeira fala de pé, a segunda com pressa, a terceira de joelhos. Não leiam o fogo como espetáculo.',
    },
    observe: [
      {
        ask: 'O que aconteceu com Acazias, e o que os mensageiros dele vão perguntar, e a quem?',
        verses: '1:2',
        listen:
          'Caiu da sacada e está de cama; perguntar a Baal-Zebube, deus de Ecrom, se vai sarar.',
      },
      {
        ask: 'Que pergunta Deus manda devolver ao rei, e quantas vezes ela aparece no que lemos?',
        verses: '1:3, 1:6',
        listen: '“Acaso não há Deus em Israel”; duas vezes aqui, e uma terceira no versículo 16.',
      },
      {
        ask: 'Por quais sinais o rei descobre de quem veio o recado?',
        verses: '1:7-8',
        listen: 'A roupa de pelos e o cinto de couro; ele reconhece Elias na hora.',
      },
      {
        ask: 'Compare os três capitães: o que cada um diz a Elias, e como o terceiro se põe diante dele?',
        verses: '1:9, 1:11, 1:13',
        listen:
          'O primeiro: desce; o segundo: desce logo; o terceiro, de joelhos, roga por ele e pelos seus.',
      },
    ],
    interpret: [
      {
        ask: 'Ecrom ficava longe, e a palavra de Deus morava ali perto. O que pode levar alguém a procurar tão longe o que tem ao lado?',
        verses: '1:2-3',
        listen:
          'Talvez já imaginasse o que Elias diria; um deus de fora não pede mudança; era o costume da casa dos pais.',
      },
      {
        ask: 'O rei ouviu a palavra no versículo 6. O que ele faz com ela, e o que mais poderia ter feito?',
        verses: '1:6-9',
        listen:
          'Manda soldados atrás de quem falou. Podia ter chorado e pedido, como o rei Ezequias, doente, faria depois (20:1-6).',
        follow: 'Por que é mais fácil discutir com quem traz a notícia do que com a notícia?',
      },
      {
        ask: 'O terceiro capitão recebeu a mesma ordem do mesmo rei. O que ele entendeu que os outros dois não tinham entendido?',
        verses: '1:11-13',
        listen:
          'Que não se dá ordem a Deus; que a vida é preciosa, a dele e a dos cinquenta. Ele pede em vez de mandar.',
      },
    ],
    live: [
      {
        ask: 'Quando você leva um tombo na saúde, no dinheiro ou no amor, para quem corre primeiro, antes de pensar?',
        listen: 'A resposta sincera, sem a resposta certa: mãe, celular, cartão, cama.',
      },
      {
        ask: 'Que Ecrom é oferecida hoje, na esquina ou no celular, a quem está assustado com uma doença?',
        listen:
          'Cura paga, simpatia, vidente, vídeo sem fonte. Procurar médico e remédio não é Ecrom.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Signo, teste, carta que alguém tira ao vivo: o que a gente espera ouvir quando pergunta do futuro a essas coisas?',
        listen: 'Um sim, uma segurança, um empurrão; escute sem zombar de quem faz.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Com que mensageiro você já se zangou porque a mensagem doía?',
        listen: 'Médico, amiga, mãe, pastor; e o que havia de certo no recado.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O terceiro capitão pediu também pelos cinquenta. Quem está debaixo do seu cuidado e precisa que você dobre os joelhos?',
        listen: 'Filhos, equipe, pais idosos; um nome já basta.',
        for: ['parents', 'adults', 'long-believers'],
      },
      {
        ask: 'O que dificulta, para você, perguntar direto a Deus o que só ele sabe?',
        listen: 'Não saber como, medo da resposta, vergonha de só aparecer no aperto.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu tombo mais vergonhoso, daqueles em que a primeira coisa é olhar se alguém viu?',
        bridge: 'Um rei caiu da sacada de casa e precisou escolher a quem pedir ajuda.',
      },
      {
        text: 'Qual foi o conselho de saúde mais esquisito que já lhe deram: um chá, uma simpatia, uma faca debaixo da cama?',
        bridge: 'De cama, um rei mandou buscar conselho a dias de viagem.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe as últimas pesquisas que você fez no celular. Ache uma que nasceu de um medo.',
      bridge: 'Um rei com medo também mandou fazer uma pergunta.',
    },
    complete: [
      {
        name: 'A minha lista de socorro',
        text: 'Complete: Quando eu caio, procuro primeiro … ; depois … ; por último … . Se Deus fosse o primeiro da lista, eu diria a ele: … .',
      },
      {
        name: 'Três jeitos de subir o monte',
        text: 'Escreva três linhas. Mandando: Deus, desce e … . Apressando: Deus, desce logo, porque … . Pedindo: Senhor, seja preciosa diante dos teus olhos a vida de … . Risque as duas primeiras e ore a terceira.',
      },
    ],
    challenges: [
      {
        do: 'No primeiro susto desta semana, fale com Deus em voz alta por um minuto antes de pegar o celular; se até quinta não vier nenhum, faça isso com uma preocupação antiga.',
        tell: 'Qual foi o susto e o que mudou com a ordem trocada.',
      },
      {
        do: 'No sábado, ligue para alguém que está de cama, pergunte como foi a noite e, se a pessoa quiser, ore ali mesmo com ela.',
        tell: 'O que ela contou que você não sabia.',
      },
    ],
    children: {
      truth: 'Deus está perto: posso perguntar tudo a ele.',
      to7: {
        story:
          'Um rei estava na sacada da casa dele e, bum, caiu! Ficou de cama, com muita dor. Ele queria saber: será que eu vou sarar? Em vez de falar com Deus, mandou uns homens bem longe, perguntar a uma estátua. Estátua não ouve e não responde! No caminho, o profeta Elias apareceu e disse: por que ir tão longe? Será que não tem Deus aqui? Tem, sim! Depois veio um soldado falar com Elias. Ele não gritou nem mandou. Ficou de joelhos e pediu: por favor, cuide da minha vida e da vida dos meus amigos! E Deus cuidou deles. Deus está pertinho. A gente pode falar com ele.',
        activity:
          'Telefone perto e longe: com um copo na orelha, a criança corre até a parede e chama, e ninguém responde; depois fica no lugar, fecha os olhos e conta uma coisa a Deus.',
        questions: [
          'O que aconteceu com o rei?',
          'O que Elias perguntou?',
          'O que você quer perguntar a Deus?',
        ],
      },
      to12: {
        story:
          'O rei Acazias despencou da sacada do palácio e ficou muito mal. Com medo de não sarar, mandou mensageiros a uma cidade estrangeira, para consultar um deus chamado Baal-Zebube. No meio do caminho apareceu um homem de roupa de pelos e cinto de couro, com um recado do Senhor: acaso não há Deus em Israel, para vocês irem perguntar tão longe? O rei reconheceu: é Elias! Mas, em vez de falar com Deus, mandou soldados buscarem o profeta à força. Dois capitães chegaram dando ordens: desça daí! E acabou muito mal para eles. O terceiro subiu o monte e se ajoelhou: homem de Deus, que a minha vida e a vida destes cinquenta sejam preciosas para você. Deus disse a Elias que fosse com ele, sem medo, e todos foram poupados. O rei nunca chegou a fazer o que aquele capitão fez: pedir.',
        activity:
          'Cada um escreve num papel uma pergunta sobre o futuro. Dobram, põem numa caixa e, um a um, dizem: Deus, isto é contigo.',
        questions: [
          'Por que o rei não perguntou a Deus?',
          'O que o terceiro capitão fez de diferente?',
          'Quando você fica com medo, a quem pergunta primeiro?',
        ],
      },
      challenge: 'Quando levar um susto, fale com Deus antes de contar a qualquer pessoa.',
    },
    prayer:
      'Senhor, há Deus aqui, e a gente vai perguntar longe. Perdoa as vezes em que brigamos com quem nos disse a verdade. Estamos de joelhos, nós e os nossos: seja a nossa vida preciosa diante dos teus olhos.',
    leader: {
      lost: 'O fogo dos versículos 10 e 12 toma a noite inteira. Diga o que o texto mostra: um rei manda soldados calar à força a palavra de Deus, como Jezabel já tinha feito com os profetas (1 Reis 18:4). E leia Lucas 9:54-56: quando os discípulos quiseram repetir a cena, Jesus os repreendeu. Depois volte à pergunta do versículo 3.',
      tender:
        'Pode haver na sala alguém doente, ou que perdeu uma pessoa depois de muita oração. Acazias não morre por ter adoecido nem por buscar tratamento; ninguém deve sair ouvindo que a sua doença é castigo. Quem já procurou cura em todo canto merece escuta, e não bronca.',
      differ:
        'Uns leem o fogo como juízo de Deus sobre quem usou soldados contra a sua palavra; outros acrescentam que ele é de um tempo que Jesus deixou para trás. As duas leituras concordam: ninguém está autorizado a pedir fogo sobre gente.',
    },
    comfort:
      'Há dias em que a gente está de cama e não sabe a quem perguntar. O terceiro capitão não trouxe explicação nenhuma; pediu que a vida dele fosse vista como preciosa. Essa frase serve para você hoje.',
    closing: 'Há Deus aqui, e em Jesus ele desceu até junto da nossa cama: pode perguntar.',
    words: [
      'acazias',
      'baal zebube',
      'ecrom',
      'caiu da sacada',
      'elias tisbita',
      'fogo do ceu',
      'capitao de cinquenta',
      'cinquenta soldados',
      'terceiro capitao',
      'cinto de couro',
      'acaso nao ha deus em israel',
    ],
  },
  {
    verses: '2:1-14',
    key: '2:9',
    title: 'O manto que caiu no chão',
    theme: 'a despedida e a herança de um mestre',
    themes: ['discipulado', 'luto', 'espirito', 'fidelidade'],
    idea: 'Eliseu acompanha o mestre até o último passo, não pede cargo e sim o mesmo Espírito, chora de roupa rasgada e volta ao rio chamando pelo Deus que não foi embora.',
    context:
      'Elias chamou Eliseu anos antes, jogando sobre ele o manto. Agora todos sabem que é o dia da partida, até os alunos de Betel e Jericó, que não param de comentar. Três vezes Elias diz: fica aqui. Três vezes Eliseu responde: não te deixarei.',
    retold: [
      {
        verses: '2:1-6',
        says: 'Elias vai a Betel, a Jericó e ao Jordão e pede que Eliseu fique. Eliseu jura que não o deixará, e manda calar os que falam da partida.',
      },
      {
        verses: '2:7-10',
        says: 'Elias fere as águas com o manto, e os dois passam em seco. Eliseu pede porção dobrada do espírito dele, e a terá, se o vir ser tirado.',
      },
      {
        verses: '2:11-12',
        says: 'Um carro de fogo separa os dois, e Elias sobe ao céu num turbilhão. Eliseu clama: “Meu pai, meu pai”, e rasga as roupas.',
      },
      {
        verses: '2:13-14',
        says: 'Eliseu levanta o manto caído, fere as águas do Jordão e pergunta onde está o Deus de Elias. As águas se apartam, e ele passa.',
      },
    ],
    read: {
      verses: '2:6-14',
      how: 'Usem um pano como manto. Quem faz Elias o deixa cair no 11. Ninguém o pega até o versículo 13.',
    },
    observe: [
      {
        ask: 'O que Elias pede a Eliseu, e o que ele responde?',
        verses: '2:6',
        listen: 'Fica aqui; vive o Senhor, não te deixarei.',
      },
      {
        ask: 'O que Eliseu quer receber, e que condição ouve?',
        verses: '2:9-10',
        listen: 'Porção dobrada do espírito; se me vires quando for tirado.',
      },
      {
        ask: 'O que separa os dois, e o que Eliseu grita?',
        verses: '2:11-12',
        listen: 'Carro e cavalos de fogo; meu pai, meu pai; rasga a roupa.',
      },
      {
        ask: 'O que ele faz com o manto, e que pergunta faz no rio?',
        verses: '2:13-14',
        listen: 'Levanta, fere a água: onde está o Senhor, o Deus de Elias?',
      },
    ],
    interpret: [
      {
        ask: 'A porção dobrada era a parte do filho mais velho na herança. O que Eliseu está pedindo, então?',
        verses: '2:9',
        listen: 'Não ser duas vezes maior, e sim herdeiro; continuar a obra.',
      },
      {
        ask: 'Elias diz: coisa difícil pediste. Por que ele não pode simplesmente dar?',
        verses: '2:10',
        listen: 'O Espírito é de Deus; mestre nenhum distribui por conta própria.',
        follow: 'O que um mestre pode dar, e o que não pode?',
      },
      {
        ask: 'No rio, ele não pergunta onde está Elias. Que diferença faz a pergunta “Onde está o SENHOR, o Deus de Elias?”',
        verses: '2:14',
        listen: 'O mestre foi; Deus ficou. Luto e fé na mesma frase.',
      },
    ],
    live: [
      {
        ask: 'De quem você aprendeu a fé andando junto, e o que ficou com você como um manto?',
        listen: 'Um jeito, uma frase, um costume.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'A quem você diria hoje: não te deixarei, mesmo que insista para eu ficar?',
        listen: 'Doente, amigo, idoso; presença.',
        for: ['adults', 'couples', 'women', 'men'],
      },
      {
        ask: 'Sabes que ele vai embora? Calai. Que comentário de gente próxima não ajudou na sua despedida?',
        listen: 'Eliseu também mandou calar.',
        for: ['mourning', 'adults'],
      },
      {
        ask: 'Se pudesse pedir uma coisa a alguém que admira, antes de ele ir, o que seria?',
        listen: 'Conselho, bênção, ofício.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que manto está caído no chão, na igreja ou na família, esperando que alguém o pegue?',
        listen: 'Tarefa de quem se mudou ou morreu.',
        for: ['adults', 'young', 'long-believers'],
      },
      {
        ask: 'Quem são os mais novos que andam ao seu lado, e o que eles veem quando você não está ensinando?',
        listen: 'Passos do dia a dia.',
        for: ['parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'Quando foi a sua vez de perguntar onde está Deus, e para quem você perguntou?',
        listen: 'Quem crê e quem não crê pergunta; Eliseu o fez batendo na água.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que roupa de outra pessoa você já usou e ficou enorme, ou até hoje guarda?',
        bridge: 'Eliseu ficou com o manto do mestre.',
      },
      {
        text: 'Quem é aquela pessoa da família que se despede na porta umas quatro vezes?',
        bridge: 'Elias e Eliseu levaram um dia inteiro se despedindo.',
        for: ['adults', 'elderly', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha um casaco ou pano sobre os ombros. Sinta o peso. Pense em quem já cobriu você assim.',
      bridge: 'Um manto ficou no chão, na beira do Jordão.',
    },
    complete: [
      {
        name: 'O que ficou',
        text: 'Complete: Quem partiu foi … . Deixou comigo … . Para continuar, eu peço a Deus … . O primeiro passo que vou dar é … .',
      },
      {
        name: 'Manto',
        text: 'Desenhe um manto. No forro, escreva o que recebeu. Na barra, o nome de quem poderá usá-lo depois.',
      },
    ],
    challenges: [
      {
        do: 'Acompanhe por uma tarde uma pessoa de fé mais velha no que ela faz, e só observe e ajude.',
        tell: 'O que aprendeu sem que ela ensinasse.',
      },
      {
        do: 'Assuma por um mês uma tarefa que ficou sem ninguém, como Eliseu pegou o manto do chão.',
        tell: 'Qual, e como foi o primeiro dia.',
      },
    ],
    children: {
      truth: 'Deus continua comigo quando alguém querido vai embora.',
      to7: {
        story:
          'Elias era um profeta de Deus. Eliseu era o aluno e amigo dele. Um dia Elias ia para o céu. Ele disse: Eliseu, fique aqui. Eliseu respondeu: não, eu vou com você! Foram andando. Chegaram ao rio. Elias bateu com o manto na água, e o rio abriu um caminho! Atravessaram no seco. Eliseu pediu: quero que Deus me ajude como ajudou você. De repente, apareceu um carro brilhante, com cavalos brilhantes, e um vento forte levou Elias para o céu. Eliseu chorou de saudade. O manto tinha ficado no chão. Eliseu pegou o manto e chamou por Deus. E o rio abriu de novo! Deus estava com Eliseu.',
        activity:
          'Manto: com um lençol, cada criança recebe o manto nos ombros e ouve: Deus está com você.',
        questions: [
          'O que Eliseu disse ao amigo?',
          'O que ficou no chão?',
          'Quem continua com a gente sempre?',
        ],
      },
      to12: {
        story:
          'Todo mundo sabia: era o último dia de Elias na terra. Os alunos cochichavam, e Eliseu pedia silêncio. Elias foi de cidade em cidade e em cada uma disse: fique aqui. Eliseu repetia: não vou deixar o senhor. No rio Jordão, Elias dobrou o manto, bateu na água, e ela se abriu. Do outro lado, perguntou: o que você quer antes que eu vá? Eliseu não pediu fama nem dinheiro. Pediu ser herdeiro do mesmo Espírito que ajudava o mestre. É difícil, disse Elias; isso é Deus quem dá. Iam conversando quando um carro de fogo os separou, e Elias subiu num redemoinho. Eliseu gritou: meu pai! E rasgou a roupa de tristeza. Depois viu o manto caído. Pegou, voltou ao rio e perguntou: onde está o Deus de Elias? As águas se abriram. Elias tinha ido. Deus, não.',
        activity:
          'Revezamento do manto: a cada trecho, quem passa o pano diz uma coisa boa que aprendeu com alguém.',
        questions: [
          'Por que Eliseu não quis ficar para trás?',
          'O que ele pediu?',
          'Com quem você aprende sobre Deus?',
        ],
      },
      challenge: 'Agradeça a alguém que ensina você sobre Deus.',
    },
    prayer:
      'Deus de Elias, onde estás? Os nossos mestres partem, e o rio continua largo. Dá-nos o mesmo Espírito. Deixa-nos chorar de roupa rasgada, e depois abaixar e pegar o manto.',
    leader: {
      lost: 'O carro de fogo fascina, e muitos pedem porção dobrada como quem pede poder. Explique a herança do filho mais velho e leve a conversa para o pedido, o choro e o rio.',
      tender:
        'Para quem perdeu pai, mãe, pastor ou amigo, o grito do 12 é forte. Não apresse a parte do manto. Ninguém precisa ocupar o lugar de quem morreu. Se a saudade tirar a vontade de viver, fique junto e ligue 188.',
    },
    comfort:
      'Meu pai, meu pai: Eliseu gritou e nunca mais o viu. Só depois pegou o manto. Se você ainda está no grito, fique nele. O Deus de Elias espera na beira do rio.',
    closing: 'O mestre subiu; o Deus dele ficou.',
    words: [
      'elias subiu',
      'eliseu',
      'carro de fogo',
      'turbilhao',
      'redemoinho',
      'manto de elias',
      'porcao dobrada',
      'nao te deixarei',
      'jordao',
      'meu pai meu pai',
      'deus de elias',
      'filhos dos profetas',
      'arrebatamento de elias',
    ],
  },
  {
    verses: '2:15-25',
    key: '2:21',
    title: 'Sal na nascente',
    theme: 'a água curada e a palavra desprezada',
    themes: ['palavra', 'esperanca', 'obediencia', 'graca'],
    idea: 'A mesma palavra de Deus que vai até a nascente e cura a água de Jericó não é brinquedo: quem a recebe bebe vida, quem zomba dela fica sem abrigo.',
    context:
      'Elias acabou de subir ao céu e Eliseu voltou pelo Jordão com o manto do mestre. Os alunos dos profetas já reconhecem nele o espírito de Elias. Jericó, cidade que Josué proibiu de reconstruir, sob maldição (Josué 6:26), é a primeira cidade a procurá-lo. Depois ele sobe para Betel, onde ficava um dos bezerros de ouro do rei Jeroboão.',
    retold: [
      {
        verses: '2:15-18',
        says: 'Os filhos dos profetas de Jericó recebem Eliseu e insistem em procurar Elias. Cinquenta homens buscam três dias e não o acham.',
      },
      {
        verses: '2:19-22',
        says: 'Em Jericó as águas são más e a terra é estéril. Eliseu lança sal na nascente, diz que o Senhor sarou as águas, e elas ficam saradas até hoje.',
      },
      {
        verses: '2:23-25',
        says: 'No caminho de Betel, meninos zombam de Eliseu, chamando-o de calvo. Ele os amaldiçoa em nome do Senhor, e duas ursas atacam quarenta e dois deles. Eliseu segue para o Carmelo.',
      },
    ],
    read: {
      verses: '2:15-25',
      how: 'Leiam em três pedaços, com três vozes: a busca (15 a 18), a água (19 a 22) e a estrada de Betel (23 a 25). Antes do terceiro, avise que é duro e que vão conversar sobre ele.',
    },
    observe: [
      {
        ask: 'O que os cinquenta homens querem procurar, por quanto tempo procuram e com que resultado?',
        verses: '2:16-18',
        listen: 'Querem achar Elias; procuram três dias e não o acham, como Eliseu tinha avisado.',
      },
      {
        ask: 'O que Jericó tem de bom e o que tem de ruim, segundo os moradores?',
        verses: '2:19',
        listen: 'O lugar é bom, mas as águas são más e a terra é estéril.',
      },
      {
        ask: 'Que objetos Eliseu pede, onde joga o sal e quem ele diz que curou a água?',
        verses: '2:20-21',
        listen:
          'Uma botija nova com sal; joga na nascente; e fala em nome do Senhor: “Eu sarei estas águas”.',
      },
      {
        ask: 'O que gritam para Eliseu no caminho, e o que acontece em seguida?',
        verses: '2:23-24',
        listen:
          '“Sobe, calvo!”; ele amaldiçoa em nome do Senhor, e duas ursas despedaçam quarenta e dois.',
      },
    ],
    interpret: [
      {
        ask: 'Por que será que os alunos insistiram tanto em procurar um profeta que Deus tinha levado?',
        verses: '2:16-17',
        listen:
          'É difícil aceitar que um tempo acabou; procuravam no monte o que já tinham diante deles, o mesmo Espírito em Eliseu (15).',
        follow: 'Que despedida a gente costuma adiar desse jeito?',
      },
      {
        ask: 'Sal não conserta água ruim. O que o gesto de Eliseu deixa claro sobre de onde veio a cura?',
        verses: '2:21-22',
        listen:
          'Não veio do sal: veio do Senhor, “conforme a palavra que falou Eliseu”. O sinal só apontava.',
      },
      {
        ask: 'Eliseu foi à nascente, e não ao balde de cada casa. O que isso ensina sobre o jeito de Deus curar?',
        verses: '2:21-22',
        listen:
          'Ele trata a origem, e a água continua boa “até hoje”; tratar só o balde seria começar de novo todo dia.',
      },
      {
        ask: 'Jericó e Betel encontram o mesmo homem. Qual é a diferença entre as duas cidades?',
        verses: '2:19, 2:23-24',
        listen:
          'Uma traz a doença e espera ajuda; da outra só sai zombaria. A palavra é a mesma, a recepção não.',
      },
    ],
    live: [
      {
        ask: 'Numa casa boa, num emprego bom, qual tem sido a água ruim que faz todo mundo adoecer um pouco?',
        listen:
          'Algo pequeno e constante: ironia, dívida, silêncio. Sem citar nome de quem não está.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Onde você vem tratando o balde em vez da nascente?',
        listen: 'O sintoma que volta sempre; ajude a pessoa a dizer qual seria a origem.',
        follow: 'O que seria levar essa nascente a Deus?',
      },
      {
        ask: 'Que Elias você ainda procura pelos montes: uma igreja, um líder, uma época que já passou?',
        listen: 'Saudade sem culpa; depois, o que Deus pôs no lugar.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Na sua turma, de que jeito a zombaria contra quem leva Deus a sério aparece, e de que lado da estrada você costuma ficar?',
        listen: 'Figurinha, apelido, risada junto; honestidade, sem sermão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Os moradores de Jericó falaram do problema na frente de um recém-chegado. A quem você contaria o que não vai bem?',
        listen: 'Um nome de confiança; e o que facilita contar.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Que coisa que parecia estragada de vez você já viu Deus tornar boa de beber?',
        listen: 'Uma história curta; pode ser de outra pessoa.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a água mais estranha que você já bebeu: de poço, de filtro esquecido, de praia, de tereré de ontem?',
        bridge: 'Uma cidade bonita tinha água que ninguém queria no copo.',
      },
      {
        text: 'Conte alguma coisa que você procurou pela casa inteira e que não estava em lugar nenhum, ou estava na sua mão.',
        bridge: 'Cinquenta homens fortes também passaram três dias procurando.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Encha um copo de água e beba devagar. Pense de onde ela veio até chegar aí.',
      bridge: 'Hoje a história vai até a nascente.',
    },
    complete: [
      {
        name: 'Nascente e balde',
        text: 'Desenhe uma nascente e um balde. Dentro do balde escreva o que aparece: … . Na nascente, de onde isso vem: … . Embaixo: Senhor, sara … .',
      },
      {
        name: 'O bom e o ruim',
        text: 'Complete como os moradores: O lugar onde eu vivo é bom porque … . Mas a água está ruim quando … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um assunto que vive voltando em casa e, em vez de discutir o último episódio, converse uma vez sobre onde ele começou.',
        tell: 'O que apareceu lá na origem.',
      },
      {
        do: 'Ponha uma pitada de sal num pires ao lado da pia e, cada vez que abrir a torneira, ore por um lugar da cidade que adoece gente.',
        tell: 'Por qual lugar você mais orou.',
      },
    ],
    children: {
      truth: 'Deus sabe curar o que está estragado.',
      to7: {
        story:
          'Jericó era uma cidade bonita. Mas a água da fonte era ruim! Quem bebia não ficava bem, e na terra nada crescia direito. Os moradores foram falar com Eliseu, o amigo de Deus: a cidade é boa, mas a água é ruim! Eliseu pediu: tragam uma vasilha nova, com sal dentro. Eles trouxeram. Eliseu foi até o lugar onde a água nascia e jogou o sal: chuá! Então disse: Deus falou assim, eu curei estas águas. E a água ficou boa! Dava para beber e para molhar as plantas. Não foi o sal que curou. Foi Deus, que fala e acontece.',
        activity:
          'Com uma jarra e copos, cada criança serve água a outra e diz: Deus fez a água boa!',
        questions: [
          'O que estava ruim em Jericó?',
          'Quem curou a água?',
          'O que você quer pedir para Deus deixar bom?',
        ],
      },
      to12: {
        story:
          'Eliseu tinha acabado de perder o mestre dele, Elias, levado por Deus ao céu. Cinquenta homens fortes procuraram Elias durante três dias e não acharam. Eliseu tinha avisado! Aí os moradores de Jericó vieram contar um problema: a cidade fica num lugar bom, mas a água é má e a terra não produz. Eliseu não deu desculpa nem foi de casa em casa. Pediu uma vasilha nova com sal e foi até a nascente, onde tudo começava. Jogou o sal e falou: assim disse o Senhor, eu sarei estas águas. Todo mundo sabe que sal não conserta água. Quem consertou foi a palavra de Deus. E a água continuou boa por muito e muito tempo. Deus gosta de curar desde o começo, lá na nascente.',
        activity:
          'Em duplas, desenhem um rio da nascente até a casa. Marquem onde Eliseu jogou o sal e escrevam ali um pedido por um lugar da sua cidade.',
        questions: [
          'Por que Eliseu foi até a nascente?',
          'Como a gente sabe que não foi o sal?',
          'Que lugar da sua cidade precisa de cura?',
        ],
      },
      challenge: 'Sirva um copo de água a alguém da sua casa antes que a pessoa peça.',
    },
    prayer:
      'Senhor, tu conheces a nascente de cada casa. Aqui está a água como ela é. Fala a tua palavra e sara na origem, para que quem beber de nós beba vida. E guarda a nossa boca de fazer pouco de ti.',
    leader: {
      lost: 'O fim costuma engolir o encontro inteiro. Diga logo o que o texto diz e o que não diz: Eliseu amaldiçoa em nome do Senhor, e o texto conta o que veio depois em uma linha, sem comentar. “Sobe” pode ser zombaria da subida de Elias. Depois volte à nascente.',
      tender:
        'Quem perdeu um filho pode sofrer com o versículo 24. Ninguém deve usar este texto para assustar criança nem para dizer que uma tragédia foi castigo. Se alguém chorar, pare e fique com a pessoa.',
      differ:
        'Uns leem “meninos” como crianças pequenas; outros lembram que a palavra hebraica vale também para moços crescidos, e que um grupo de mais de quarenta era uma ameaça na estrada. As duas leituras põem o peso no desprezo à palavra de Deus, num lugar de idolatria.',
    },
    comfort:
      'Eliseu não ralhou com Jericó pela água que tinha. Foi até a nascente. O que adoeceu em você há muito tempo também tem um lugar onde Deus sabe chegar.',
    closing: 'Leve a Deus o lugar onde o problema começa, e não só o que aparece.',
    words: [
      'eliseu',
      'jerico',
      'aguas de jerico',
      'sal na agua',
      'nascente',
      'aguas saradas',
      'botija nova',
      'ursas',
      'calvo',
      'sobe calvo',
      'cinquenta homens',
    ],
  },
  {
    verses: '3:1-27',
    key: '3:17',
    title: 'Covas num vale seco',
    theme: 'preparar lugar para o que Deus vai dar',
    themes: ['fe', 'espera', 'obediencia', 'esperanca'],
    idea: 'Três reis entram no deserto sem perguntar a Deus e ficam sem água; ele manda cavar covas sem vento nem chuva à vista, e de manhã a água chega pelo chão.',
    context:
      'Moabe pagava tributo a Israel em ovelhas e, quando Acabe morreu, parou de pagar. O rei Jorão chama para a guerra Josafá, rei de Judá, que aceita na hora; o rei de Edom vai junto. Escolhem dar a volta pelo deserto (3:7-8), e o texto não conta que alguém tenha consultado Deus antes de sair.',
    retold: [
      {
        verses: '3:1-8',
        says: 'Morto Acabe, Moabe se rebela. O rei Jorão chama Josafá, rei de Judá, e vão pelo caminho do deserto de Edom.',
      },
      {
        verses: '3:9-12',
        says: 'Falta água no deserto, e Jorão acha que o Senhor entregou os três reis. Josafá pede um profeta, e vão a Eliseu.',
      },
      {
        verses: '3:13-19',
        says: 'Eliseu atende por respeito a Josafá. Enquanto um músico toca, manda cavar covas: sem vento nem chuva, o vale se encherá de água.',
      },
      {
        verses: '3:20-24',
        says: 'De manhã a água vem pelo caminho de Edom. Os moabitas a veem vermelha como sangue, correm à presa e são feridos.',
      },
      {
        verses: '3:25-27',
        says: 'Israel assola as cidades. O rei de Moabe sacrifica o filho sobre o muro, há grande ira, e os exércitos se retiram.',
      },
    ],
    read: {
      verses: '3:9-20',
      how: 'Deixem no meio da roda uma bacia vazia. Leiam com as vozes de Jorão, Josafá, um servo e Eliseu. No 15, alguém toca ou cantarola baixinho; no 20, alguém põe água na bacia, bem devagar.',
    },
    observe: [
      {
        ask: 'Quantos dias eles andaram, o que acabou e para quem faltou?',
        verses: '3:9',
        listen: 'Sete dias; a água; para o exército e para os animais.',
      },
      {
        ask: 'No mesmo aperto, o que diz o rei de Israel e o que pergunta Josafá?',
        verses: '3:10-11',
        listen:
          'Um: o Senhor nos chamou para nos entregar. O outro: não há aqui profeta do Senhor?',
      },
      {
        ask: 'Como o servo apresenta Eliseu aos três reis?',
        verses: '3:11',
        listen: 'Como aquele que “derramava água sobre as mãos de Elias”: o ajudante.',
      },
      {
        ask: 'O que Eliseu pede antes de falar, que trabalho manda fazer, e o que avisa que ninguém verá?',
        verses: '3:15-17',
        listen: 'Um músico; muitas covas no vale; nem vento nem chuva.',
      },
      {
        ask: 'A que hora e por que caminho a água aparece?',
        verses: '3:20',
        listen: 'De manhã, na hora da oferta, vindo do lado de Edom, pelo chão.',
      },
    ],
    interpret: [
      {
        ask: 'A viagem foi ideia dos reis. O que mostra de Jorão o fato de ele pôr a conta no nome de Deus?',
        verses: '3:10, 3:13',
        listen:
          'Lembra de Deus só para culpar; repete a mesma frase até diante do profeta. Josafá, no mesmo aperto, pergunta.',
      },
      {
        ask: 'Cavar dá mais sede ainda. O que aquelas covas dizem, antes de cair dentro delas a primeira gota?',
        verses: '3:16-17',
        listen: 'Que levaram a palavra a sério. A cova não faz água: só tem onde recebê-la.',
        follow: 'O que a água teria feito num vale sem cova nenhuma?',
      },
      {
        ask: 'Por que será que Deus avisa de antemão que não haverá vento nem chuva?',
        verses: '3:17, 3:20',
        listen:
          'Para não medirem a promessa pelo céu; ela viria por outro lado, e ninguém poderia dizer que foi o tempo.',
      },
      {
        ask: 'Encher um vale de água é chamado de “coisa pouca aos olhos do SENHOR”. O que muda quando o nosso impossível é visto desse tamanho?',
        verses: '3:18',
        listen:
          'O tamanho da sede continua; o de Deus aparece. Não precisa diminuir a sede de ninguém.',
      },
    ],
    live: [
      {
        ask: 'Em que viagem você entrou sem perguntar nada a Deus e só lembrou dele quando faltou água?',
        listen: 'Sociedade, compra, namoro, mudança; pode haver risada.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'O que você pode cavar já, enquanto a água não vem: uma conversa, um quarto arrumado, um papel em ordem, uma consulta marcada?',
        listen: 'Um trabalho pequeno, com cara de começo.',
      },
      {
        ask: 'Estudar para uma vaga que talvez não saia, treinar sem ser convocado: onde você está cavando no seco, e o que ajuda a não largar a pá?',
        listen: 'Um amigo junto, uma rotina, uma palavra guardada.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Na sua família, quem pergunta de quem é a culpa e quem pergunta onde se ouve Deus? De qual dos dois você tem feito o papel?',
        listen: 'Cada um fala do próprio papel, e não do papel dos outros.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Eliseu pediu música antes de falar. O que aquieta você a ponto de conseguir escutar?',
        listen: 'Hino, caminhada, louça, silêncio, cheiro de café.',
      },
      {
        ask: 'Os reis desceram até um homem conhecido por despejar água nas mãos de outro. Que serviço pequeno fez de você quem você é?',
        listen: 'Histórias de cozinha, portaria, berçário, oficina.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'De que lado inesperado já chegou socorro para você, sem vento nem chuva?',
        listen: 'Um desconhecido, um erro, uma porta ao lado; serve sem ser milagre.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma viagem em que acabou no meio do caminho alguma coisa básica: gasolina, água, bateria, banheiro.',
        bridge: 'Três reis e um exército ficaram sem água no sétimo dia de estrada.',
      },
      {
        text: 'Que tarefa parecia não servir para nada quando mandaram você fazer, e depois fez todo o sentido?',
        bridge: 'Soldados com sede receberam uma pá e a ordem de abrir buracos.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ponha à sua frente um copo vazio e fique um minuto olhando, sem encher.',
      bridge: 'Antes de mandar água, Deus pediu lugar vazio.',
    },
    complete: [
      {
        name: 'Valas para a água',
        text: 'Desenhe um vale com três valas, como as que eles cavaram para a água, e escreva uma frase em cada: o que espero de Deus é … ; o que posso cavar é … ; começo no dia … . Deixe o céu do desenho em branco.',
      },
      {
        name: 'Duas frases no deserto',
        text: 'Complete a de Jorão: Ah! O Senhor me trouxe aqui para … . Agora a de Josafá: Quem aqui pode me ajudar a ouvir o Senhor? Um nome: … . Em que dia eu procuro essa pessoa: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa boa que você espera de Deus e, na terça, trabalhe uma hora para estar pronto quando ela vier: estude, arrume, conserte.',
        tell: 'O que você preparou e como foi trabalhar sem ver sinal.',
      },
      {
        do: 'Até sexta, antes de decidir qualquer coisa, pare num lugar quieto, ouça inteira uma música que fale de Deus e só depois pergunte a ele.',
        tell: 'Qual era a música e o que ficou mais claro, ou não ficou.',
      },
    ],
    children: {
      truth: 'Deus cuida de mim de um jeito que eu nem imagino.',
      to7: {
        story:
          'Três reis foram viajar pelo deserto, com muita gente e muitos animais. Andaram sete dias. Que calor! E a água acabou. Ninguém tinha nem um golinho. Um rei ficou bravo. O outro rei perguntou: tem aqui alguém que escuta a Deus? Tinha! Era Eliseu. Ele pediu uma música bem bonita e ficou quietinho, ouvindo Deus. Depois falou: cavem buracos, muitos buracos! Cavar? Mas não tem nuvem no céu! Eles cavaram: tuc, tuc, tuc. Foram dormir. Não ventou. Não choveu. De manhã, olha só! A água veio correndo pelo chão e encheu todos os buracos. As pessoas beberam, as ovelhas beberam, os cavalos beberam. Deus cuidou de todo mundo.',
        activity:
          'Num tabuleiro com terra, areia ou farinha, as crianças cavam covinhas com a colher; o adulto despeja água de um lado só, e todos veem a água chegar.',
        questions: [
          'O que acabou no deserto?',
          'O que Eliseu mandou fazer?',
          'Como Deus já cuidou de você?',
        ],
      },
      to12: {
        story:
          'Três reis juntaram os exércitos e cortaram caminho pelo deserto. Ninguém perguntou a Deus se era para ir. No sétimo dia, a água acabou, para as pessoas e para os animais. O rei de Israel reclamou: foi Deus que nos trouxe aqui para nos destruir! O rei Josafá fez uma pergunta melhor: não há aqui alguém que fale da parte do Senhor? Um servo lembrou de Eliseu, que antes era só o ajudante do profeta Elias. Eliseu pediu um músico. Enquanto a música tocava, Deus falou: abram muitas covas neste vale. Vocês não vão ver vento nem chuva, e o vale vai se encher de água. Para Deus, isso é pouca coisa! Imagine cavar com sede, debaixo de um céu sem nuvem. Cavaram. De manhã, a água veio pelo chão, do lado de Edom, de onde ninguém esperava. E as covas estavam prontas para ela.',
        activity:
          'Corrida da água: de um lado uma bacia cheia, do outro potes vazios; só vence a equipe que preparou os potes antes de a água sair. Conversem: para que serve preparar lugar?',
        questions: [
          'Que diferença houve entre a frase de Jorão e a de Josafá?',
          'Por que cavar antes de ver a água?',
          'Que lugar você pode preparar para uma coisa boa de Deus?',
        ],
      },
      challenge: 'Arrume um cantinho da casa para receber bem alguém nesta semana.',
    },
    prayer:
      'Senhor, entramos no deserto por conta própria e depois pusemos a culpa em ti. Fala outra vez. Dá-nos braço para cavar onde não há nuvem, e enche, do teu jeito, o lugar que abrimos.',
    leader: {
      lost: 'A guerra pode engolir a conversa, e o fim do capítulo é terrível: cercado, o rei de Moabe mata o próprio filho (27). Não leia isso com crianças. O centro da noite são as covas. Cuidado também com a promessa fácil: cova não obriga Deus a dar o que eu quero; aqui houve uma palavra dele antes da pá.',
      tender:
        'Quem espera há anos um filho, um emprego ou uma cura pode entender que lhe faltou cavar. Não deixe que isso seja dito. Pergunte antes de tudo há quanto tempo dura a sede, e fique com a pessoa.',
      differ:
        'O versículo 19 fala em cortar árvores boas, e Deuteronômio 20:19 manda poupá-las: uns entendem que Eliseu só anuncia o que fariam, outros que foi ordem para aquele caso. E a ira do 27 fica sem explicação: a dos moabitas, o juízo de Deus ou o horror do próprio exército. O texto não diz.',
    },
    comfort:
      'Você talvez não tenha braço para cavar hoje. Os reis tinham um exército, e as covas foram abertas por muita gente. Deixe que outros cavem perto de você por uns dias; a água é de Deus.',
    closing:
      'Deus chega por onde ninguém está olhando: a água, pelo chão; o Salvador, numa manjedoura.',
    words: [
      'covas',
      'cavar covas',
      'vale seco',
      'moabe',
      'messa',
      'jorao',
      'josafa',
      'tres reis',
      'deserto de edom',
      'musico',
      'tangedor',
      'nem vento nem chuva',
      'coisa pouca aos olhos',
    ],
  },
  {
    verses: '4:1-7',
    key: '4:2',
    title: 'O que você tem em casa?',
    theme: 'a dívida e o azeite',
    themes: ['fe', 'proximo', 'generosidade', 'ansiedade'],
    idea: 'A uma viúva endividada Deus não manda uma mala de dinheiro: faz render o azeite que ela tinha, nos vasos que a vizinhança emprestou, até a conta fechar e sobrar para viver.',
    context:
      'O marido era um homem de Deus e morreu devendo. Pela lei do tempo, o credor podia levar os filhos para trabalhar até quitar. A mulher clama a Eliseu, que não tem dinheiro e faz duas perguntas.',
    retold: [
      {
        verses: '4:1-2',
        says: 'Uma viúva conta a Eliseu que o credor quer levar seus dois filhos por servos. Ele pergunta o que há em casa, e ela só tem uma botija de azeite.',
      },
      {
        verses: '4:3-5',
        says: 'Eliseu manda pedir vasos vazios aos vizinhos, fechar a porta e despejar neles o azeite. A viúva faz assim, e os filhos lhe trazem os vasos.',
      },
      {
        verses: '4:6-7',
        says: 'Quando todos os vasos da viúva estão cheios, o azeite para. Eliseu diz que ela venda, pague os credores e viva com os filhos do que restar.',
      },
    ],
    read: {
      verses: '4:1-7',
      how: 'Espalhem pela sala copos e potes vazios. A cada versículo, alguém traz um deles para o centro.',
    },
    observe: [
      {
        ask: 'Qual é a situação da mulher, em detalhes?',
        verses: '4:1',
        listen: 'Viúva, dívida, credor à porta, dois filhos ameaçados.',
      },
      {
        ask: 'Como ela responde à pergunta sobre o que tem em casa?',
        verses: '4:2',
        listen: 'Nada; e então, a não ser uma botija de azeite.',
      },
      {
        ask: 'Quem participa do que acontece, e o que faz cada um?',
        verses: '4:3-7',
        listen: 'Vizinhos emprestam, filhos trazem, ela derrama; o profeta nem está na casa.',
      },
    ],
    interpret: [
      {
        ask: 'Por que ela começa dizendo nenhuma coisa, se havia uma?',
        verses: '4:2',
        listen: 'O desespero apaga o pouco; a pergunta ajuda a enxergar.',
        follow: 'Que coisa pequena você esqueceu de contar?',
      },
      {
        ask: 'Ela precisou bater em muitas portas pedindo vasos vazios. Que papel a vizinhança tem no milagre?',
        verses: '4:3',
        listen: 'O tamanho da ajuda passa pela rede; pedir foi parte da fé.',
      },
      {
        ask: 'Deus podia apagar a dívida. Por que, em vez disso, houve venda, pagamento e sobra para viver?',
        verses: '4:7',
        listen: 'Ela sai com dignidade, contas quitadas e sustento.',
      },
    ],
    live: [
      {
        ask: 'Que credor bate à sua porta, com dinheiro ou com outra cobrança, e quem já sabe disso?',
        listen: 'Não peça valores; o segredo costuma pesar mais que a conta.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você tem em casa, ou na mão, que parece pouco demais para contar?',
        listen: 'Bolo, costura, conserto, idioma, carro, tempo.',
        for: ['adults', 'singles', 'elderly'],
      },
      {
        ask: 'Para pedir ajuda a um amigo, qual é a parte mais difícil: falar, esperar ou dever?',
        listen: 'Pedir vaso vazio exige coragem; treinem a frase.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como vocês contam um ao outro uma dívida ou um gasto escondido?',
        listen: 'Porta fechada, hora marcada, sem plateia.',
        for: ['couples'],
      },
      {
        ask: 'Que vaso vazio poderíamos emprestar a alguém daqui: contato, vaga, quarto, ferramenta, tarde livre?',
        listen: 'Façam a lista e anotem nomes ao lado.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'Ela fechou a porta e fez aquilo só com os filhos. O que Deus fez com você em particular, que ninguém aplaudiu?',
        listen: 'Testemunho baixinho; não transforme em palco.',
        for: ['new-believers', 'visitors', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantos potes sem tampa e tampas sem pote existem na sua casa? Por que ninguém joga fora?',
        bridge: 'Certa vez, pote vazio foi tudo o que uma família precisou pedir.',
      },
      {
        text: 'O que você já emprestou e nunca voltou? E o que está com você e não é seu?',
        bridge: 'Uma rua inteira emprestou vasilhas sem saber para quê.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Abra um armário da cozinha e olhe o que há nele, sem julgar. Pegue uma coisa nas mãos.',
      bridge: 'Que tens em casa?, perguntou um profeta a uma mulher aflita.',
    },
    complete: [
      {
        name: 'Nada, a não ser',
        text: 'Escreva: eu não tenho nada, a não ser … Complete cinco vezes, com coisas, pessoas e saberes. Circule a que dá para usar já.',
      },
      {
        name: 'Plano da botija',
        text: 'Quatro linhas: o que devo; o que tenho; a quem posso pedir vasos; o primeiro passo, com data. Quem quiser, peça companhia para fazê-lo.',
      },
    ],
    challenges: [
      {
        do: 'Procure em casa, como a viúva, uma coisa que você já nem contava, um mantimento, um objeto ou um ofício, e use-a até domingo para aliviar um aperto seu ou de outra pessoa.',
        tell: 'O que você achou e para que serviu.',
      },
      {
        do: 'Faça como os vizinhos: empreste a alguém em aperto uma coisa, um contato ou uma tarde sua.',
        tell: 'O que você emprestou e no que ajudou.',
      },
    ],
    children: {
      truth: 'Deus faz muito com o pouco que eu tenho.',
      to7: {
        story:
          'Uma mamãe estava muito preocupada. O papai tinha morrido, e ela devia dinheiro. Foi pedir ajuda a Eliseu. Ele perguntou: O que você tem em casa? Ela disse: Nada! Só um pouquinho de azeite. Eliseu falou: Peça vasilhas vazias para os vizinhos. Muitas! Os meninos correram de casa em casa: Empresta um pote? Empresta uma panela? Depois fecharam a porta. A mamãe começou a despejar o azeite. Encheu um pote, dois, três, dez! O azeite não acabava! Traga mais um! Acabaram os potes, mamãe. Aí o azeite parou. Ela vendeu tudo, pagou a conta, e ainda sobrou para viver.',
        activity:
          'Juntem potes de vários tamanhos. Passem água de uma jarra para eles, e cada criança diz uma coisa boa que Deus dá.',
        questions: [
          'O que a mamãe tinha em casa?',
          'O que os vizinhos emprestaram?',
          'Que coisa pequena sua pode ajudar alguém?',
        ],
      },
      to12: {
        story:
          'Uma viúva procurou o profeta Eliseu em desespero. O marido tinha morrido deixando dívidas, e o homem a quem deviam ia levar os dois filhos dela para trabalhar. Eliseu não tinha dinheiro. Perguntou: o que você tem em casa? Ela respondeu: nada, a não ser uma botija de azeite. Então ele mandou que pedisse vasilhas vazias a todos os vizinhos, e não poucas. A família saiu de porta em porta. Depois fecharam a porta de casa e começaram a despejar. O azeite daquela botijinha enchia um pote, e outro, e outro. Os meninos traziam, a mãe enchia. Mãe, acabaram os potes! E o azeite parou. Eliseu disse: venda, pague o que deve e vivam com o que sobrar. Deus usou o pouco que ela tinha, a coragem de pedir e a bondade dos vizinhos. E os filhos ficaram com a mãe.',
        activity:
          'Banco de vasos: cada um escreve em tiras o que pode emprestar (jogo, aula de bicicleta, livro, companhia). Façam um mural e combinem trocas.',
        questions: [
          'Por que a mulher disse que não tinha nada?',
          'O que teria acontecido sem os vizinhos?',
          'O que você poderia emprestar a quem precisa?',
        ],
      },
      challenge: 'Empreste ou divida uma coisa sua com alguém que precisa.',
    },
    prayer:
      'Senhor, tu conheces os credores e as portas. Guarda os filhos de quem deve. Ajuda-nos a enxergar a botija esquecida, a pedir sem vergonha e a emprestar sem pergunta. Que haja o bastante para pagar e para viver.',
    leader: {
      lost: 'A história vira promessa de multiplicação financeira ou venda de óleo ungido. Não há compra nem oferta aqui: há uma família, uma vizinhança e um recurso simples. Fique com eles.',
      tender:
        'Superendividamento tira o sono e, às vezes, a vontade de viver. Não pergunte valores no grupo. Informe em particular: Procon e Defensoria Pública ajudam a renegociar. Perdeu o provedor: CRAS. Se houver ameaça de agiota, polícia (190). Se houver desespero, CVV (188).',
    },
    comfort:
      'Quem tocava as contas se foi, e elas ficaram. Deus ouviu aquela mulher antes que ela tivesse um plano. Feche a porta, respire, e deixe que alguém da rua traga um pote.',
    closing: 'Ela dizia que não tinha nada, a não ser uma botija: foi por ela que Deus começou.',
    words: [
      'eliseu',
      'viuva',
      'azeite',
      'botija',
      'vasos',
      'vasilhas',
      'vasos vazios',
      'emprestados',
      'credor',
      'divida',
      'dois filhos',
      'que tens em casa',
      'fecha a porta',
      'vizinhos',
      'milagre do azeite',
    ],
  },
  {
    verses: '4:8-37',
    key: '4:26',
    title: 'A mulher que não soltou',
    theme: 'a fé que se agarra na perda',
    themes: ['sofrimento', 'luto', 'fe', 'filhos'],
    idea: 'A mulher que abriu um quarto para Deus vê morrer o filho que não tinha pedido; não esconde a amargura de quem deve ouvi-la, agarra-se e não aceita menos do que presença.',
    context:
      'Rica e generosa, a sunamita construiu um quarto para Eliseu: cama, mesa, cadeira, luz. Não pediu nada em troca. Ganhou um filho que já não esperava, e uma manhã, no campo, o menino se queixou da cabeça.',
    retold: [
      {
        verses: '4:8-17',
        says: 'Uma mulher rica de Suném faz um quarto para Eliseu. Ele promete que ela abraçará um filho, e um ano depois o menino nasce.',
      },
      {
        verses: '4:18-21',
        says: 'O menino cresce, sente a cabeça doer e morre no colo da mãe. Ela o deita na cama de Eliseu.',
      },
      {
        verses: '4:22-28',
        says: 'A mãe corre ao Carmelo e pega os pés de Eliseu. Pergunta se foi ela quem pediu um filho.',
      },
      {
        verses: '4:29-31',
        says: 'Eliseu manda Geazi na frente com o bordão, mas a mãe não o deixa, e ele vai com ela. O menino não desperta.',
      },
      {
        verses: '4:32-37',
        says: 'Eliseu ora, estende-se sobre o menino e o aquece, até ele espirrar sete vezes e abrir os olhos. A mãe toma o filho.',
      },
    ],
    read: {
      verses: '4:19-30',
      how: 'Uma mulher lê as falas da sunamita. Leiam sem pressa; façam uma pausa depois do 20.',
    },
    observe: [
      {
        ask: 'O que a mãe faz, passo a passo, depois que o menino morre?',
        verses: '4:20-25',
        listen: 'Colo, cama do profeta, porta fechada, jumenta, direto ao Carmelo.',
      },
      {
        ask: 'A quem ela responde só paz, e com quem ela desabafa?',
        verses: '4:23, 4:26-28',
        listen: 'Marido e Geazi: paz; com Eliseu: pega-lhe os pés e diz tudo.',
      },
      {
        ask: 'O que Geazi quer fazer, e o que Eliseu percebe nela?',
        verses: '4:27',
        listen: 'Afastá-la; ele vê a alma em amargura e reconhece que não sabia.',
      },
    ],
    interpret: [
      {
        ask: 'Ela estava em paz quando disse paz? O que essa palavra pode significar na boca dela?',
        verses: '4:23, 4:26',
        listen:
          'Não tinha forças nem tempo para explicar a qualquer um; guardou para quem devia ouvir.',
        follow: 'Para quem você costuma responder tudo bem?',
      },
      {
        ask: '“Pedi eu filho a meu senhor?” O que há de fé numa queixa como essa?',
        verses: '4:28',
        listen: 'Cobra de quem prometeu; é relação, não educação.',
      },
      {
        ask: 'Eliseu manda o bordão por Geazi; ela diz que não o deixará. Por que um objeto não bastava?',
        verses: '4:29-30',
        listen: 'Na dor queremos gente; ele se levanta e a segue.',
      },
    ],
    live: [
      {
        ask: 'Com quem você não precisa responder paz quando não há paz?',
        listen: 'Se ninguém, deixe o silêncio mostrar o que o grupo pode ser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que um amigo faz, sem perceber, que é mandar um bordão em vez de ir?',
        listen: 'Figurinha, versículo copiado, vai passar: pensem no que seria ir.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que quarto, espaço ou hora você poderia preparar para quem serve a Deus e anda cansado?',
        listen: 'Cama, mesa, cadeira, luz: coisas simples.',
        for: ['couples', 'adults', 'long-believers'],
      },
      {
        ask: 'Não mintas para mim, pediu ela. Que boa notícia você recebeu com medo de se alegrar?',
        listen: 'Esperança ferida se protege; acolha.',
        follow: 'O que ajudou você a abrir a porta um pouco?',
        for: ['women', 'singles', 'new-believers'],
      },
      {
        ask: 'Como o pai e a mãe da casa podem ficar juntos quando cada um reage à dor de um jeito?',
        listen: 'Um cala, outro corre; não é falta de amor.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O Senhor me encobriu, disse o profeta. Que alívio ou incômodo há em líderes que não sabem?',
        listen: 'Honestidade abre caminho; ele vai junto assim mesmo.',
        for: ['long-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Se pudesse agarrar os pés de alguém e dizer tudo, o que diria?',
        listen: 'Deixe dizer até o fim; sem responder.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Descreva o quarto de hóspedes dos seus sonhos em quatro objetos. Só quatro.',
        bridge: 'Uma mulher escolheu cama, mesa, cadeira e candeeiro para receber um profeta.',
      },
      {
        text: 'Quando perguntam tudo bem?, que respostas automáticas você tem no estoque?',
        bridge: 'Paz, disse ela, com o mundo desabando. Há um motivo.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Abrace uma almofada ou um travesseiro com força. Não precisa dizer que está tudo bem.',
      bridge: 'Uma mãe guardou a palavra até chegar a quem podia ouvi-la.',
    },
    complete: [
      {
        name: 'A quem eu digo o quê',
        text: 'Desenhe três círculos. No de fora, a quem respondo que está tudo bem; no do meio, a quem conto um pouco; no centro, a quem posso contar tudo. Quem falta no centro?',
      },
      {
        name: 'Quarto na parede',
        text: 'Desenhe um quarto pequeno. Ponha nele o que você ofereceria a quem está exausto: cama, mesa, cadeira e luz. Que nome o ocuparia primeiro?',
      },
    ],
    challenges: [
      {
        do: 'Visite uma pessoa que você só consolou por mensagem.',
        tell: 'O que a presença fez que o recado não fazia.',
      },
      {
        do: 'Conte a verdade a uma pessoa quando ela perguntar se está tudo bem.',
        tell: 'Como você ficou depois de contar.',
      },
    ],
    children: null,
    prayer:
      'Senhor, há mães e pais com a porta fechada e a jumenta pronta. Recebe quem te agarra os pés com raiva e amor. Livra-nos de afastar os que choram. Vem tu mesmo; não nos mandes só o bordão.',
    leader: {
      lost: 'O grupo vai querer chegar logo ao menino que revive. Diga que sim, o filho viveu, e que a Bíblia não promete isso a todas as mães. Volte ao caminho dela até os pés do profeta.',
      tender:
        'Pais e mães enlutados, perda gestacional, filho doente: avise antes quem passou por isso e ofereça encontro à parte. Não compare, não diga que faltou fé nem que Deus vai devolver. Fique. Há grupos de apoio a enlutados; em desespero, CVV 188.',
    },
    comfort:
      'Você pode responder paz a quem pergunta de passagem; não deve explicações a ninguém. Mas há um lugar onde não é preciso. Ali, a alma em amargura não é afastada. Deixem-na, disse o profeta.',
    closing: 'Eliseu se levantou e foi com aquela mãe; Deus também vai com quem chora.',
    words: [
      'sunamita',
      'sunem',
      'eliseu',
      'geazi',
      'quarto do profeta',
      'cama mesa cadeira',
      'vai tudo bem',
      'paz',
      'filho morreu',
      'minha cabeca',
      'bordao',
      'monte carmelo',
      'alma em amargura',
      'nao te deixarei',
      'espirrou sete vezes',
    ],
  },
  {
    verses: '4:38-44',
    key: '4:43',
    title: 'Morte na panela, pão que sobra',
    theme: 'a comida que Deus dá na fome',
    themes: ['fe', 'generosidade', 'comunhao', 'gratidao'],
    idea: 'Na fome, Deus tira a morte da panela e faz vinte pães darem para cem: a palavra dele alimenta os seus, e ainda sobra.',
    context:
      'Há fome na terra, e os alunos dos profetas vivem juntos em Gilgal, com pouca coisa. São dois milagres pequenos, de cozinha, no meio de outros de Eliseu: antes, o azeite da viúva e o filho da sunamita; depois, a cura de Naamã. Séculos mais tarde, Jesus também dará pão de cevada a uma multidão, e também vai sobrar (João 6).',
    retold: [
      {
        verses: '4:38-39',
        says: 'Num tempo de fome, Eliseu manda fazer sopa para os filhos dos profetas. Um deles colhe frutos silvestres, sem saber o que são, e os corta na panela.',
      },
      {
        verses: '4:40-41',
        says: 'Os homens começam a comer e gritam que há morte na panela. Eliseu pede farinha, espalha-a ali, e já não há mal nenhum.',
      },
      {
        verses: '4:42-44',
        says: 'Um homem traz vinte pães de cevada, e Eliseu manda dar ao povo. O servente pergunta como servir a cem homens, mas eles comem e sobra, como o Senhor disse.',
      },
    ],
    read: {
      verses: '4:38-44',
      how: 'Sentem-se em volta da mesa, com uma panela no meio. Um lê, e no versículo 40 todos dizem juntos a frase dos alunos.',
    },
    observe: [
      {
        ask: 'Quem pôs a fruta errada na panela, onde a achou e por que não percebeu?',
        verses: '4:39',
        listen: 'Um deles saiu a colher ervas, achou uma planta selvagem; não sabia o que era.',
      },
      {
        ask: 'O que Eliseu usa para salvar a comida e que ordem dá depois?',
        verses: '4:41',
        listen: 'Farinha; e manda servir ao povo. Não houve mais mal na panela.',
      },
      {
        ask: 'O que o homem de Baal-Salisa traz, e para quantas pessoas teria de dar?',
        verses: '4:42-43',
        listen: 'Vinte pães de cevada das primícias e trigo novo; para cem homens.',
      },
      {
        ask: 'Como termina a segunda refeição?',
        verses: '4:44',
        listen: 'Comeram e sobrou, conforme a palavra do Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não diz que alguém brigou com quem estragou a sopa. O que se vê no jeito de Eliseu cuidar da situação?',
        verses: '4:40-41',
        listen:
          'Ele não joga fora nem acusa: conserta e manda servir. O erro foi de boa vontade e de quem não sabia.',
        follow: 'Como costuma ser lá em casa quando alguém queima o arroz?',
      },
      {
        ask: 'Primícias eram o primeiro da colheita, oferta para Deus. O que muda quando essa oferta vai parar na mesa de cem famintos?',
        verses: '4:42',
        listen: 'O que é dado a Deus alimenta gente; Eliseu não guarda para si.',
      },
      {
        ask: 'Diante de “Como porei isto diante de cem homens?”, em que se apoia a resposta de Eliseu?',
        verses: '4:43',
        listen:
          'Na palavra do Senhor: “Comerão, e sobrará”. A conta do servo está certa; só não contava com Deus.',
      },
    ],
    live: [
      {
        ask: 'Quando foi que, querendo ajudar, você pôs na panela uma coisa que estragou tudo?',
        listen: 'Uma boa intenção que deu errado; deixe rir.',
        follow: 'Quem jogou farinha?',
      },
      {
        ask: 'Em que área o seu pão é de vinte e a fome é de cem, e a conta trava a sua mão?',
        listen: 'Dinheiro, tempo, paciência; a conta real, sem frase pronta.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Entre os seus amigos, o que anda entrando na panela sem ninguém saber direito o que é?',
        listen: 'Conteúdo, conversa, moda, substância; cuidado, sem interrogatório.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se um colega de grupo erra feio, que farinha a gente tem à mão para que a mesa continue?',
        listen: 'Conversa, perdão, ajuda prática; algo que este grupo faria mesmo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'De quem você já recebeu comida quando a coisa apertou, e como foi receber?',
        listen: 'Um nome e um prato; receber também custa.',
        for: ['adults', 'elderly', 'visitors'],
      },
      {
        ask: 'O que seriam as primícias do seu mês, e quem poderia comer delas?',
        listen: 'O primeiro, antes da sobra; pode ser hora, pão, habilidade.',
        for: ['new-believers', 'young', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte o maior desastre de cozinha da sua vida, e quem teve coragem de comer.',
        bridge: 'Um aluno de profeta também estragou a sopa de todos, e na época da fome.',
      },
      {
        text: 'Que prato rende sempre mais do que parece, na mão de quem você conhece?',
        bridge: 'Vinte pães de cevada, cem bocas: vamos ver se rende.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra o armário ou a geladeira e escolha com os olhos uma coisa pouca. Agradeça por ela.',
      bridge: 'O pouco de alguém vai ser servido a cem.',
    },
    complete: [
      {
        name: 'A conta',
        text: 'Escreva: Eu tenho … . Preciso de … . Faltam … . Deus disse … . Hoje vou servir … .',
      },
      {
        name: 'Farinha na panela',
        text: 'Complete: Ficou amargo quando … . O que eu posso pôr para adoçar, sem acusar ninguém, é … .',
      },
    ],
    challenges: [
      {
        do: 'Cozinhe uma porção a mais do que costuma e leve, ainda quente, a alguém que come sozinho.',
        tell: 'Para quem foi e o que vocês conversaram na porta.',
      },
      {
        do: 'Quando alguém da casa ou do trabalho errar nesta semana, conserte junto antes de comentar o erro.',
        tell: 'O que vocês fizeram para consertar.',
      },
    ],
    children: {
      truth: 'Deus faz o pouco dar para muitos.',
      to7: {
        story:
          'Havia pouca comida na terra. Os alunos de Eliseu estavam com a barriga roncando. Eliseu falou: façam uma sopa na panela grande! Um aluno foi buscar verdurinhas e trouxe uma fruta que ele não conhecia. Ploft, na panela! Quando provaram, gritaram: esta comida faz mal! Eliseu pegou farinha, jogou na panela e pronto: a sopa ficou boa. Oba! Depois um homem chegou com vinte pães. Eliseu disse: dê para o povo comer. Mas o ajudante falou: são cem pessoas, não vai dar! Eliseu respondeu: Deus disse que vão comer e vai sobrar. E sobrou mesmo! Deus cuida da nossa comida.',
        activity:
          'Um pãozinho só: repartam em pedacinhos até que todos comam e contem quantas pessoas comeram.',
        questions: [
          'O que Eliseu jogou na panela?',
          'Quantos pães havia?',
          'Com quem você quer repartir?',
        ],
      },
      to12: {
        story:
          'Era tempo de fome. Eliseu mandou pôr no fogo uma panela enorme para os alunos. Um deles quis ajudar: saiu ao campo, achou uma planta que não conhecia, encheu a capa de frutos e picou tudo na sopa. Na hora de comer, gritaram: há morte na panela! Eliseu não jogou a comida fora. Pediu farinha, espalhou na panela e a sopa ficou boa. Depois chegou um homem com um presente para Deus: vinte pães de cevada, os primeiros da colheita, e trigo novo. Eliseu podia ter guardado. Mas disse: dê ao povo. O servente fez a conta: vinte pães para cem homens? Não dá! Eliseu repetiu o que Deus disse: comerão, e sobrará. E foi assim. Muito tempo depois, Jesus pegou cinco pães de um menino e deu de comer a milhares. A história é parecida porque o Deus é o mesmo.',
        activity:
          'Calculem juntos: vinte pães divididos por cem pessoas dá quanto para cada um? Cortem um pão nesse tamanho e comam, agradecendo.',
        questions: [
          'Por que o aluno errou?',
          'O que o servente pensou quando viu os pães?',
          'O que você tem pouco e pode repartir?',
        ],
      },
      challenge: 'Reparta um lanche seu com alguém nesta semana, sem ninguém mandar.',
    },
    prayer:
      'Pai, tu sabes o que há na nossa panela e o que falta na nossa conta. Tira o que amarga. Recebe o nosso pouco e serve a quem tem fome. E dá-nos olhos para ver a sobra e dizer obrigado.',
    leader: {
      lost: 'Há quem saia procurando o que significa o número vinte, e há quem pare na comida. O texto aponta para a palavra do Senhor, que torna boa a panela e faz o pouco sobrar; por isso ele leva bem a João 6, onde quem reparte o pão é o próprio pão da vida.',
      tender:
        'Pode haver gente passando necessidade na roda. Não peça que conte. Saiba antes quem no grupo pode levar uma cesta, e ofereça em particular, sem anunciar.',
    },
    comfort:
      'Na fome, Deus se ocupou de sopa e de pão. Ele não acha pequeno aquilo de que você precisa hoje para ficar de pé.',
    closing: 'Comerão, e sobrará.',
    words: [
      'eliseu',
      'morte na panela',
      'panela',
      'baal salisa',
      'vinte paes',
      'cevada',
      'primicias',
      'farinha',
      'gilgal',
      'comerao e sobrara',
      'cem homens',
    ],
  },
  {
    verses: '5:1-19',
    key: '5:13',
    title: 'Sete mergulhos num rio barrento',
    theme: 'o orgulho que mergulha',
    themes: ['humildade', 'obediencia', 'graca', 'missao'],
    idea: 'Um general poderoso só fica limpo quando aceita o conselho de uma menina cativa, a bronca mansa dos criados e um banho simples, sem espetáculo e sem pagamento.',
    context:
      'Naamã manda nos exércitos que invadem Israel, e debaixo da armadura há lepra. Quem indica o caminho é uma menina arrancada de casa por esses mesmos soldados. Ele parte com ouro, prata, roupas e uma ideia bem clara de como deve ser curado.',
    retold: [
      {
        verses: '5:1-7',
        says: 'Naamã, comandante da Síria, é leproso, e uma menina cativa fala do profeta de Samaria. Ele chega com uma carta, e o rei de Israel rasga as roupas.',
      },
      {
        verses: '5:8-12',
        says: 'Eliseu manda Naamã se lavar sete vezes no Jordão. Ele se indigna, porque esperava outra coisa e acha melhores os rios de Damasco.',
      },
      {
        verses: '5:13-14',
        says: 'Os servos dizem a Naamã que ele faria uma coisa grande, e esta é só lavar-se. Ele mergulha, e sua carne fica como a de um menino.',
      },
      {
        verses: '5:15-19',
        says: 'Naamã diz que só há Deus em Israel e oferece um presente, que Eliseu recusa. Pede terra, pede perdão pelo templo de Rimom e vai em paz.',
      },
    ],
    read: {
      verses: '5:3-14',
      how: 'Uma criança, se houver, lê a menina. Quem lê Naamã usa um crachá enorme e o tira antes do último versículo.',
    },
    observe: [
      {
        ask: 'Quem fala a coisa certa em cada momento, e que posição tem?',
        verses: '5:3, 5:10, 5:13',
        listen: 'Menina escrava, um mensageiro, os criados: ninguém importante.',
      },
      {
        ask: 'Como os reis e o general tentam resolver o caso?',
        verses: '5:5-9',
        listen: 'Cartas, dinheiro, cavalos, pânico diplomático.',
      },
      {
        ask: 'O que Naamã esperava, e o que recebeu?',
        verses: '5:9-12',
        listen: 'O profeta em pessoa, gesto solene; recebe um recado e um rio.',
      },
    ],
    interpret: [
      {
        ask: 'A menina podia desejar o mal de Naamã. O que a leva a desejar o bem?',
        verses: '5:3',
        listen: 'Compaixão e fé, sem ter sido libertada; o texto não explica.',
        follow: 'O que seria errado concluir disso sobre quem foi cativo?',
      },
      {
        ask: 'Se mandasse alguma coisa grande, não farias? Por que o simples ofende mais que o difícil?',
        verses: '5:11-13',
        listen: 'Com o difícil a gente se exibe; o simples só se recebe.',
      },
      {
        ask: 'Eliseu nem sai à porta. De que doença, além da pele, isso tratou?',
        verses: '5:9-10, 5:14',
        listen: 'Do lugar de honra; ele sai limpo como menino.',
      },
    ],
    live: [
      {
        ask: 'Que passo simples você vem recusando por parecer pequeno demais para o seu problema?',
        listen: 'Consulta, pedir desculpa, dormir, terapia, caminhada.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Debaixo de qual armadura você esconde o que o incomoda?',
        listen: 'Piada, roupa, marra, filtro: sem cobrar nomes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem, abaixo de você na hierarquia, veio um conselho que o salvou?',
        listen: 'Filho, aluno, estagiário, diarista: agradeçam.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Como os criados, de que modo vocês dois se dizem a verdade quando o outro sai batendo a porta?',
        listen: 'Meu pai, disseram; respeito e lógica, na hora certa.',
        for: ['couples'],
      },
      {
        ask: 'O que você esperava que Deus fizesse, com detalhes, e ele fez de outro jeito?',
        listen: 'Eis que eu dizia comigo: todo mundo tem um roteiro.',
        for: ['long-believers', 'elderly', 'singles'],
      },
      {
        ask: 'Naamã quis pagar, e Eliseu não aceitou. O que mexe com você num favor que não se paga?',
        listen: 'Graça incomoda e descansa; deixe falar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que conselho de criança já deixou um adulto sem resposta na sua família?',
        bridge: 'Um general foi salvo porque alguém escutou uma menina.',
      },
      {
        text: 'Qual remédio caseiro da sua avó parecia absurdo e funcionava, ou pelo menos ela jurava que sim?',
        bridge: 'A receita de Naamã parecia ridícula: sete mergulhos num rio feio.',
        for: ['adults', 'elderly', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Tire relógio, pulseira, crachá, o que tiver, e mergulhe as mãos numa bacia ou debaixo da torneira. Sem pressa.',
      bridge: 'Um homem importante desceu do carro e entrou na água.',
    },
    complete: [
      {
        name: 'Roteiro e recado',
        text: 'De um lado: eu dizia comigo que Deus faria … Do outro: o recado simples que recebi foi … Embaixo: vou mergulhar a primeira vez em …',
      },
      {
        name: 'Armadura',
        text: 'Desenhe uma armadura e escreva nas peças o que impressiona os outros. Por dentro, bem pequeno, o que só você sabe. Entregue essa parte a Deus.',
      },
    ],
    challenges: [
      {
        do: 'Por sete dias, antes de sair de casa, abra a mão vazia e agradeça a Deus por uma coisa que você não pagou.',
        tell: 'Qual das sete foi a mais difícil de receber de graça.',
      },
      {
        do: 'Peça a opinião de alguém mais novo ou mais simples sobre um problema seu, e escute até o fim.',
        tell: 'O que essa pessoa viu.',
      },
    ],
    children: {
      truth: 'Deus usa gente pequena para ajudar gente grande.',
      to7: {
        story:
          'Naamã era um soldado muito importante, mas tinha feridas na pele. Na casa dele trabalhava uma menina que tinha sido levada para longe da família. Ela ficou com pena e disse: Se ele fosse ao profeta de Deus, ia sarar! Naamã foi, com cavalos, ouro e roupas bonitas. Eliseu nem saiu: mandou dizer para tomar banho sete vezes no rio Jordão. Naamã ficou bravo: Que rio feio! Vou embora! Os empregados falaram com jeitinho: É tão fácil, tente! Ele entrou na água. Um mergulho, dois, três, quatro, cinco, seis, sete! E a pele ficou lisinha como a de um bebê. Naamã disse: Agora eu sei que Deus é o Deus de verdade!',
        activity:
          'Contem e façam sete mergulhos de mentira, abaixando e levantando. No último, todos pulam e gritam: Obrigado, Deus!',
        questions: [
          'Quem contou a Naamã sobre o profeta?',
          'Quantas vezes ele mergulhou?',
          'Que coisa simples você pode obedecer hoje?',
        ],
      },
      to12: {
        story:
          'Naamã comandava o exército da Síria. Era corajoso e famoso, mas tinha lepra, uma doença de pele que ninguém curava. Numa guerra, seus soldados tinham levado embora uma menina de Israel, que agora era empregada na casa dele. Longe da família, ela podia ter desejado o mal. Em vez disso, disse: se o meu senhor fosse ao profeta, ficaria curado. Um rei mandou carta a outro rei, que se apavorou. Naamã chegou com cavalos e muito ouro à porta de Eliseu. O profeta não saiu; só mandou o recado: lave-se sete vezes no Jordão. Ele ficou furioso. Esperava um grande espetáculo! Já ia embora, quando os empregados disseram: se ele pedisse uma coisa difícil, o senhor não faria? Quanto mais uma tão simples. Naamã desceu e mergulhou. Na sétima vez, a pele estava nova. Quis pagar, e Eliseu não aceitou. A bondade de Deus não se compra.',
        activity:
          'Façam um teatro com só quatro falas: a da menina, a do mensageiro, a dos empregados e a de Naamã no fim. Conversem sobre quem foi o verdadeiro herói.',
        questions: [
          'O que havia de corajoso e bondoso no que a menina disse?',
          'Por que Naamã ficou bravo com uma ordem tão fácil?',
          'Que conselho de alguém mais novo ou mais simples você poderia escutar?',
        ],
      },
      challenge: 'Obedeça a um pedido simples sem reclamar e conte o que aconteceu.',
    },
    prayer:
      'Senhor, tira de nós o crachá e o roteiro. Obrigado pelas meninas e pelos criados que nos apontam o rio. Dá-nos descer da carruagem e mergulhar até a sétima vez. E guarda as crianças arrancadas de casa.',
    leader: {
      lost: 'Discute-se o sete, a terra que ele leva e a licença para entrar no templo de Rimom. Eliseu responde com um simples vai em paz. Fé nova tem pontas soltas; não exija mais que o profeta.',
      tender:
        'A menina foi vítima de guerra e escravidão. Não a use para ensinar que vítima deve servir o agressor. Tráfico e trabalho infantil: Disque 100. E quem está doente e não foi curado não falhou em mergulho nenhum; incentive o tratamento.',
    },
    comfort:
      'Ninguém precisou ser forte para entrar naquele rio; bastou descer, e havia gente ao lado dizendo com carinho: tente. Se hoje só dá para um mergulho, os outros seis podem esperar.',
    closing: 'Naamã não pagou nada e ficou limpo: foi presente de Deus.',
    words: [
      'naama',
      'eliseu',
      'jordao',
      'sete vezes',
      'sete mergulhos',
      'lepra',
      'leproso',
      'menina cativa',
      'siria',
      'abana e farpar',
      'rios de damasco',
      'servos de naama',
      'lava te',
      'orgulho',
      'rimom',
    ],
  },
  {
    verses: '5:19-27',
    key: '5:26',
    title: 'A corrida de Geazi',
    theme: 'a ganância e a mentira',
    themes: ['tentacao', 'graca', 'fidelidade', 'arrependimento'],
    idea: 'Deus curou Naamã de graça e Eliseu não quis um centavo; Geazi corre atrás para cobrar o que era presente, e acaba levando para casa a doença junto com a prata.',
    context:
      'Naamã, general da Síria, foi curado da lepra no Jordão e quis pagar. Eliseu recusou (5:16), para que ficasse claro que Deus não vende. Geazi, ajudante do profeta havia anos, esteve na casa da sunamita e viu o filho dela voltar à vida. Agora vê a prata indo embora no carro do estrangeiro.',
    retold: [
      {
        verses: '5:19-22',
        says: 'Naamã parte em paz, e Geazi corre atrás dele para receber alguma coisa. Mente que chegaram dois rapazes e que Eliseu pede prata e roupas para eles.',
      },
      {
        verses: '5:23-24',
        says: 'Naamã insiste que Geazi leve o dobro da prata, e manda dois criados carregarem. Geazi guarda tudo em casa e despede os homens.',
      },
      {
        verses: '5:25-27',
        says: 'Eliseu pergunta a Geazi de onde vem, e ele nega ter saído. O profeta pergunta se é tempo de tomar prata, e Geazi sai leproso, branco como a neve.',
      },
    ],
    read: {
      verses: '5:19-27',
      how: 'Três vozes e um narrador: Geazi, Naamã, Eliseu. Depois do versículo 25 parem em silêncio por dez segundos.',
    },
    observe: [
      {
        ask: 'O que Geazi diz a si mesmo antes de correr, e a quem ele mete na frase?',
        verses: '5:20',
        listen: 'Que o patrão poupou o sírio; que vai receber alguma coisa. E jura pelo Senhor.',
      },
      {
        ask: 'Que história ele inventa para Naamã e quanto pede?',
        verses: '5:22',
        listen:
          'Dois rapazes que chegaram do monte de Efraim; um talento de prata e duas mudas de roupas.',
      },
      {
        ask: 'Como Naamã trata quem vem pedir?',
        verses: '5:21, 5:23',
        listen: 'Desce do carro, pergunta se vai bem, dá o dobro e manda carregar.',
      },
      {
        ask: 'O que Geazi responde quando Eliseu pergunta de onde ele vem?',
        verses: '5:25',
        listen: '“Teu servo não foi a nenhuma parte”: mais uma mentira.',
      },
    ],
    interpret: [
      {
        ask: 'Eliseu tinha jurado “Vive o SENHOR” para recusar; Geazi usa a mesma frase para ir buscar. O que isso mostra sobre ele?',
        verses: '5:20',
        listen:
          'Aprendeu as palavras do mestre e não o coração: fala de Deus enquanto planeja enganar.',
        follow: 'Como alguém chega a esse ponto morando na casa de um profeta?',
      },
      {
        ask: 'Naamã pagou contente. Quem, afinal, saiu prejudicado com o pedido de Geazi?',
        verses: '5:22-23',
        listen:
          'A mensagem: o estrangeiro pode ficar achando que a graça do Deus de Israel tinha preço. E também o nome de Eliseu.',
      },
      {
        ask: 'Eliseu faz uma lista: prata, roupas, olivais, vinhas, rebanhos, servos. Por que falar em olivais, se Geazi só trouxe prata e roupa?',
        verses: '5:26',
        listen:
          'Ele vê o plano por trás: o que aquela prata ia comprar. A ganância já tinha a fazenda pronta.',
      },
    ],
    live: [
      {
        ask: 'Que frase você costuma dizer a si mesmo para achar que tem direito ao que não é seu?',
        listen: '“Eu mereço”, “todo mundo faz”, “ele nem vai sentir falta”.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você recebeu de graça, de Deus ou de alguém, e anda cobrando dos outros?',
        listen: 'Tempo, perdão, ensino, ajuda; uma conta que a gente apresenta.',
        follow: 'Como seria rasgar essa conta?',
      },
      {
        ask: 'Como costuma ser a segunda mentira, aquela que a gente conta para segurar a primeira?',
        listen: 'Exemplo leve; a frase seca de Geazi ajuda.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Sua família vê você tratar dinheiro toda semana. O que acha que ela aprendeu vendo?',
        listen: 'Uma coisa boa e uma a consertar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Geazi viu milagres de perto. De que modo a convivência com coisas de Deus pode deixar a gente acostumado?',
        listen: 'Rotina, cargo, linguagem; quem serve há muito tempo sabe.',
        for: ['long-believers'],
      },
      {
        ask: 'Para quem já viu igreja cobrar o que Deus dá: o que esta história diz a respeito?',
        listen: 'Escute a mágoa; o profeta está do lado de quem não vende.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a desculpa mais mal contada que você já ouviu de alguém com a boca suja de chocolate?',
        bridge: 'Geazi escondeu a prata e entrou em casa com cara de quem não foi a lugar nenhum.',
      },
      {
        text: 'Se um estranho rico pagasse hoje uma compra sua, só uma, o que você poria no carrinho?',
        bridge: 'Um ajudante fez essa lista correndo atrás de um carro.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha na mão uma moeda. Sinta o peso dela e pense no que ela já comprou.',
      bridge: 'Dois sacos de prata pesaram nas costas de uma mentira.',
    },
    complete: [
      {
        name: 'De graça',
        text: 'Faça duas listas: O que Deus me deu sem cobrar: … . O que eu cobro de quem vive comigo: … . Risque da segunda o que veio da primeira.',
      },
      {
        name: 'De onde vens?',
        text: 'Responda no papel, sem mostrar, à pergunta de Eliseu: Hoje eu venho de … . O que eu preferia esconder é … . O que eu vou contar, e a quem, é … .',
      },
    ],
    challenges: [
      {
        do: 'Devolva ou acerte nesta semana uma coisa que ficou com você e não era sua: dinheiro, objeto, crédito por uma ideia.',
        tell: 'Se foi mais fácil ou mais difícil do que esperava.',
      },
      {
        do: 'Faça um favor a alguém que pode pagar e, quando oferecerem, recuse com um sorriso.',
        tell: 'A cara que a pessoa fez.',
      },
    ],
    children: {
      truth: 'O presente de Deus não se vende.',
      to7: {
        story:
          'Deus curou Naamã, e ele ficou tão feliz! Queria dar prata e roupas bonitas. Eliseu disse: não precisa, foi presente de Deus! Mas Geazi, o ajudante, pensou: eu quero essa prata. Ele correu, correu, e alcançou o carro. Contou uma mentira: chegaram dois moços, o meu patrão mandou pedir. Naamã acreditou e deu. Geazi escondeu tudo em casa. Eliseu perguntou: de onde você vem? Geazi disse: não fui a lugar nenhum! Outra mentira. Mas Eliseu já sabia. Deus vê tudo. Geazi ficou doente e foi embora triste. Quando a gente erra, é melhor contar a verdade logo, porque Deus gosta de perdoar.',
        activity:
          'Passem de mão em mão um presente feito de papel, dizendo: é de graça! Ninguém pode pagar.',
        questions: [
          'O que Geazi queria?',
          'O que ele respondeu para Eliseu?',
          'O que Deus dá de graça para você?',
        ],
      },
      to12: {
        story:
          'Naamã, o general, estava curado e queria pagar. Eliseu não aceitou nada: Deus não vende cura! Naamã foi embora contente. Só que Geazi, o ajudante de Eliseu, ficou olhando a prata ir embora. Pensou: vou atrás, vou receber alguma coisa. Correu até o carro e inventou que dois moços tinham chegado e precisavam de prata e roupas. Naamã deu o dobro do que ele pediu. Geazi escondeu tudo e voltou com a cara mais normal do mundo. Eliseu perguntou: de onde vens? Não fui a nenhuma parte, ele disse. Era mentira em cima de mentira. Eliseu sabia até o que Geazi sonhava comprar: terras, vinhas, ovelhas. A doença de que Naamã tinha sido curado passou para Geazi. Ele quis a prata e perdeu muito mais. A graça de Deus não tem preço, e a verdade pode ser dita em qualquer hora.',
        activity:
          'Jogo das duas verdades: cada um conta duas coisas verdadeiras da semana. Depois digam qual delas foi mais difícil de contar.',
        questions: [
          'Por que Eliseu não quis o pagamento?',
          'Quantas mentiras Geazi contou?',
          'Quando é difícil dizer a verdade?',
        ],
      },
      challenge: 'Se contar uma mentira nesta semana, volte e conte a verdade no mesmo dia.',
    },
    prayer:
      'Senhor, tudo o que temos de melhor veio de graça. Perdoa a mão que corre atrás de mais e a boca que esconde. Pergunta-nos de onde vimos, e dá-nos coragem de responder a verdade enquanto é cedo.',
    leader: {
      lost: 'O grupo gasta o tempo discutindo se o castigo foi exagerado. Mostre o que estava em jogo: Geazi pôs preço na graça diante de um estrangeiro que acabava de crer. A pergunta do versículo 25 foi uma porta aberta; ele a fechou.',
      tender:
        'Quem tem doença de pele, ou doença grave, pode ouvir que foi castigo. Diga com clareza que aqui é um caso contado por um profeta; Naamã era leproso e o texto não diz que por culpa. Não ligue doença a pecado de ninguém.',
      differ:
        'O “para sempre” sobre a família de Geazi é lido por uns como sentença cumprida à letra; outros lembram que Deus também diz que cada um responde pelo próprio pecado (Ezequiel 18) e que em 2 Reis 8 Geazi ainda conversa com o rei.',
    },
    comfort:
      'O que Deus fez por você não vem com boleto depois. Se alguém cobrou em nome dele, foi Geazi correndo atrás do carro, e não o profeta.',
    closing: 'De graça recebemos; que ninguém corra atrás para cobrar.',
    words: [
      'geazi',
      'naama',
      'talento de prata',
      'mudas de roupas',
      'ganancia',
      'cobica',
      'de onde vens',
      'lepra de naama',
      'correrei atras dele',
      'mentira',
      'eliseu',
    ],
  },
  {
    verses: '6:1-7',
    key: '6:6',
    title: 'O machado era emprestado',
    theme: 'Deus nas perdas pequenas',
    themes: ['trabalho', 'fe', 'comunhao', 'generosidade'],
    idea: 'O profeta que ressuscitou um menino também pergunta onde caiu um machado: o Deus grande mora com os seus e se importa com o que é pequeno.',
    context:
      'Os discípulos dos profetas vivem apertados e resolvem construir com as próprias mãos, à beira do Jordão. O machado nem era deles. Antes deste episódio, um general foi curado da lepra; depois, um exército inteiro será cegado. No meio das coisas grandes está esta, de sete versículos.',
    retold: [
      {
        verses: '6:1-3',
        says: 'Os filhos dos profetas acham estreito o lugar onde moram e querem buscar vigas no Jordão. Pedem que Eliseu vá junto, e ele vai.',
      },
      {
        verses: '6:4-5',
        says: 'Um dos filhos dos profetas derruba uma árvore junto ao Jordão, e o machado cai na água. Ele grita, porque era emprestado.',
      },
      {
        verses: '6:6-7',
        says: 'Eliseu pergunta onde caiu o machado, lança ali um pau, e o ferro flutua. O homem estende a mão e o toma.',
      },
    ],
    read: {
      verses: '6:1-7',
      how: 'Dramatizem: um grupo corta árvores com gestos, alguém grita no 5, um Eliseu pergunta onde foi. Leiam depois sem gestos.',
    },
    observe: [
      {
        ask: 'Qual é o problema dos discípulos, e que solução eles mesmos propõem?',
        verses: '6:1-2',
        listen: 'Lugar estreito; cada um pega uma viga.',
      },
      {
        ask: 'O que pedem a Eliseu, e o que ele responde, em quantas palavras?',
        verses: '6:3',
        listen: 'Que vá junto; eu irei.',
      },
      {
        ask: 'O que o homem grita quando o machado cai, e o que mais o aflige?',
        verses: '6:5',
        listen: 'Ah, senhor meu! Era emprestado.',
      },
      {
        ask: 'O que Eliseu pergunta, o que faz, e o que cabe ao homem fazer?',
        verses: '6:6-7',
        listen: 'Onde caiu? Lança um pau, o ferro flutua; o homem estende a mão e pega.',
      },
    ],
    interpret: [
      {
        ask: 'O homem não se queixa do próprio prejuízo; pensa no dono. O que isso revela dele?',
        verses: '6:5',
        listen: 'Responsabilidade; o que é do outro pesa mais.',
        follow: 'O que é emprestado na sua mão?',
      },
      {
        ask: 'Por que um profeta tão importante iria cortar madeira com eles?',
        verses: '6:3-4',
        listen: 'Presença no trabalho comum; Deus também vai.',
      },
      {
        ask: 'Eliseu faz o ferro boiar, mas não o põe na mão dele. Por que será que manda: “Toma-o”?',
        verses: '6:7',
        listen: 'Deus faz o impossível; o possível fica conosco.',
      },
      {
        ask: 'Que lugar tem uma história tão miúda entre curas e guerras? O que ela conta de Deus?',
        verses: '6:5-6',
        listen: 'Não há aflição pequena para quem ama.',
      },
    ],
    live: [
      {
        ask: 'Que perda sua é pequena para os outros e grande para você?',
        listen: 'Objeto, ânimo, costume, bicho. Leve a sério.',
      },
      {
        ask: 'No trabalho ou no serviço, em que momento o seu corte sumiu, e onde foi que caiu?',
        listen: 'Alegria, paciência, preparo. Voltar ao lugar.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'O que você usa como se fosse seu e é emprestado: corpo, talento, tempo, carro da mãe?',
        listen: 'Gratidão e cuidado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde vocês estão apertados, e que viga cada um poderia carregar?',
        listen: 'Casa, agenda, orçamento; dividir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A quem você deve devolver uma coisa há tempo demais?',
        listen: 'Livro, forma de bolo, dinheiro, resposta.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'Você conta a Deus as coisas miúdas ou acha que ele está ocupado com as grandes?',
        listen: 'Imagens de Deus; experimentar contar uma.',
        for: ['visitors', 'new-believers', 'young'],
      },
      {
        ask: 'Onde falta você dizer, como Eliseu, apenas: eu vou?',
        listen: 'Ir junto vale mais que conselho.',
        for: ['long-believers', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual coisa emprestada você já perdeu, quebrou ou manchou, e como contou ao dono?',
        bridge: 'Ah, era emprestado! É quase a frase inteira do herói de hoje.',
      },
      {
        text: 'Faça uma lista rápida do que já caiu do seu bolso em lugar impossível: bueiro, vaso, rio, fresta do banco.',
        bridge: 'Um ferro foi parar no fundo do Jordão. Vejam quem parou para procurar.',
        for: ['adults', 'young', 'teens', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Pegue uma ferramenta ou objeto que alguém emprestou a você. Sinta o peso. Pense no dono.',
      bridge: 'Leia a história segurando-o.',
    },
    complete: [
      {
        name: 'Onde caiu',
        text: 'Desenhe um rio. No fundo, o que caiu: … . Marque com um X o lugar, o dia ou a conversa em que caiu: … . Na margem, escreva o que você diria: Ah, senhor meu, … . E a mão estendida: eu posso … .',
      },
      {
        name: 'Inventário de emprestados',
        text: 'O que tenho e é dos outros: … . O que tenho e é de Deus: … . O que vou devolver: … . O que vou cuidar melhor: … .',
      },
    ],
    challenges: [
      {
        do: 'Devolva nesta semana uma coisa emprestada, em melhor estado do que recebeu.',
        tell: 'a cara do dono.',
      },
      {
        do: 'Vá junto com alguém a um trabalho comum: carregar, pintar, cozinhar, montar. Sem discurso.',
        tell: 'de que falaram enquanto as mãos trabalhavam.',
      },
    ],
    children: {
      truth: 'Deus se importa até com coisas pequenas.',
      to7: {
        story:
          'A casa ficou pequena: aperta daqui, aperta dali! Os amigos do profeta Eliseu disseram: vamos fazer outra! Vem com a gente? Vou, disse ele. Na beira do rio cortaram árvores: toc, toc, toc! De repente o ferro do machado voou e, tchibum!, caiu na água. Ai, ai! Era emprestado!, gritou o moço. Eliseu não riu nem brigou. Onde caiu?, perguntou. O moço mostrou. Eliseu jogou um pedaço de pau ali, e o ferro pesado subiu, subiu, e boiou! Pode pegar, disse ele. O moço esticou a mão e pegou. Deus cuida até de um machado!',
        activity:
          'Testem na bacia o que boia e o que afunda; depois procurem juntos uma coisa perdida da casa, orando antes.',
        questions: [
          'O que caiu no rio?',
          'Por que o moço ficou tão triste?',
          'Que coisa pequena você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Ferro, naquele tempo, valia como um celular novo. E o moço não tinha machado; pegou um emprestado para ajudar na construção. Os discípulos dos profetas moravam apertados e decidiram fazer uma casa maior, cada um com a sua viga. Pediram a Eliseu: o senhor vem? Ele respondeu só: vou. E foi. No meio do serviço, a cabeça do machado se soltou e afundou no Jordão. Ah, meu senhor, era emprestado! Ele não disse paciência, acontece. Sabia que era de outra pessoa. Eliseu tinha ajudado reis e generais. Podia ter dito: não me amole com isso. Mas perguntou onde tinha caído, jogou ali um pedaço de madeira, e o ferro boiou. Agora pegue, disse. O moço estendeu a mão. É uma história bem curta, entre outras enormes, para lembrar uma coisa: Deus também está no meio do serviço, e não acha bobo o que faz você gritar ai.',
        activity:
          'Combinem um dia de devolução: cada um procura em casa o que é emprestado, limpa, conserta e leva ao dono com um bilhete.',
        questions: [
          'Por que perder o machado era tão grave?',
          'O que Deus fez, e o que o moço precisou fazer?',
          'O que está emprestado com você?',
        ],
      },
      challenge: 'Devolva uma coisa emprestada, limpa e com um obrigado.',
    },
    prayer:
      'Senhor, vais conosco ao trabalho e paras por causa de um machado. Obrigado. Mostra onde caiu o que perdemos. Faz boiar o que não podemos alcançar, e põe força na mão para pegar. E que cuidemos bem de tudo o que é teu e dos outros. Amém.',
    leader: {
      lost: 'A madeira lançada na água vira muitas vezes alegoria de tudo. Fique primeiro no que está escrito: emprestado, onde caiu, toma-o.',
      tender:
        'Dívida e perda do que era de outro envergonham. Se alguém se abrir sobre dinheiro devido ou agiota, não comente na roda; ofereça ajuda para organizar e, se há ameaça, para procurar a polícia.',
    },
    comfort:
      'Não precisa ser uma tragédia para Deus se abaixar. Um machado no fundo do rio basta. O que você perdeu e os outros acham pouco, ele pergunta onde foi.',
    closing: 'Onde caiu? Mostre, e estenda a mão.',
    words: [
      'machado emprestado',
      'caiu o machado',
      'fez flutuar o ferro',
      'ferro flutuou',
      'machado flutuou',
      'era emprestado',
      'filhos dos profetas',
      'lugar e estreito',
      'eliseu e o machado',
      'onde caiu',
      'jordao cada um uma viga',
      'estendeu a mao e tomou',
    ],
  },
  {
    verses: '6:8-23',
    key: '6:17',
    title: 'Abre os olhos dele',
    theme: 'ver além do cerco',
    themes: ['medo', 'oracao', 'fe', 'perdao'],
    idea: 'O rapaz vê o cerco; Eliseu vê quem cerca o cerco. E, quando tem os inimigos na mão, o profeta usa o poder para lhes dar pão e mandá-los para casa.',
    context:
      'O rei da Síria descobre que o profeta avisa Israel de cada emboscada e manda um exército inteiro prender um homem só. De madrugada, o ajudante abre a porta e dá de cara com os carros de guerra.',
    retold: [
      {
        verses: '6:8-14',
        says: 'O rei da Síria descobre que Eliseu avisa o rei de Israel de seus planos. Manda de noite cavaleiros e carros cercarem a cidade onde ele está.',
      },
      {
        verses: '6:15-17',
        says: 'O criado de Eliseu vê o exército e se assusta. O profeta ora, o Senhor abre os olhos do jovem, e ele vê o monte cheio de carros de fogo.',
      },
      {
        verses: '6:18-20',
        says: 'Eliseu ora, e os sírios ficam cegos. Ele os guia até Samaria, ora de novo, e eles se veem no meio da cidade.',
      },
      {
        verses: '6:21-23',
        says: 'O rei pergunta a Eliseu se deve ferir os sírios. O profeta manda dar pão e água, e depois do banquete eles voltam a seu senhor.',
      },
    ],
    read: {
      verses: '6:14-23',
      how: 'Fiquem em roda, de costas para fora. No 17, todos se viram. No 22, alguém põe pão na mesa.',
    },
    observe: [
      {
        ask: 'O que o criado vê primeiro, e o que vê depois da oração?',
        verses: '6:15-17',
        listen: 'Exército em volta; depois, o monte cheio de fogo ao redor de Eliseu.',
      },
      {
        ask: 'Quantas orações Eliseu faz neste trecho, e o que pede em cada uma?',
        verses: '6:17-18, 6:20',
        listen: 'Abrir olhos, cegar, abrir olhos: ver é o assunto.',
      },
      {
        ask: 'O que o rei quer fazer com os prisioneiros, e o que Eliseu manda?',
        verses: '6:21-23',
        listen: 'Ferir; e ele: pão, água, banquete, volta para casa.',
      },
    ],
    interpret: [
      {
        ask: 'Eliseu não pede que o exército suma. Por que pede olhos?',
        verses: '6:16-17',
        listen: 'O socorro já estava lá; faltava ao rapaz enxergar.',
        follow: 'O que muda quando a circunstância é a mesma e o olhar é outro?',
      },
      {
        ask: 'Como Eliseu trata o medo do rapaz?',
        verses: '6:15-17',
        listen: 'Não ri nem repreende: diz não temas e ora por ele.',
      },
      {
        ask: 'Um banquete acabou com as incursões. O que a mesa fez que a espada não faria?',
        verses: '6:22-23',
        listen: 'Desarmou; Paulo lembraria: se o inimigo tiver fome, dá-lhe de comer.',
      },
    ],
    live: [
      {
        ask: 'Ao abrir a porta de manhã, o que você vê cercando a casa?',
        listen: 'Boletos, notícia, doença, processo: deixe a lista sair.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Ai, que faremos? Para quem você grita isso, e como essa pessoa costuma responder?',
        listen: 'Bons Eliseus oram com a gente; falem dos seus.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Em que momento, olhando para trás, o monte estava cheio e você não via?',
        listen: 'Testemunhos curtos; não force o extraordinário.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que inimigo seu, rival, vizinho ou parente, desarmaria diante de um prato de comida?',
        listen: 'Onde houver segurança; bolo já resolveu muita cerca.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Que medo dos filhos vocês têm tratado com bronca, e como seria tratá-lo com oração e presença?',
        listen: 'Escuro, escola, monstros, provas.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Mais são os que estão conosco: você consegue, hoje, imaginar alguém ao seu lado?',
        listen: 'Se não, diga que tudo bem e peça por olhos.',
        follow: 'Que nome lhe vem, mesmo que seja um só?',
        for: ['mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem usa óculos: o que viu no primeiro dia com eles? Quem não usa: o que já jurou ter visto e era outra coisa?',
        bridge: 'Um rapaz ganhou olhos novos numa manhã de terror.',
      },
      {
        text: 'Conte um susto ao abrir uma porta: bicho, visita, festa surpresa, alagamento.',
        bridge: 'O ajudante de Eliseu abriu a porta e havia um exército.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Cubra os olhos com as mãos por meio minuto. Depois abra os dedos devagar e repare na primeira coisa que a luz mostra.',
      bridge: 'Rogo-te que abras os olhos dele, orou um amigo.',
    },
    complete: [
      {
        name: 'Dois cercos',
        text: 'Desenhe a sua casa. Em volta, a lápis, o que a cerca e dá medo. Mais em volta ainda, em vermelho, sinais de que Deus cuida: nomes, fatos, promessas.',
      },
      {
        name: 'Espada ou pão',
        text: 'Complete em segredo: se eu tivesse … nas minhas mãos, a vontade seria …; um pão que eu poderia pôr diante dessa pessoa, sem me pôr em risco, é …',
      },
    ],
    challenges: [
      {
        do: 'Ore por três dias por alguém que está com medo, dizendo o nome e pedindo: Senhor, abre os olhos dessa pessoa para que veja que não está só. Depois conte a ela.',
        tell: 'O que ela começou a enxergar, e você também.',
      },
      {
        do: 'Ponha pão diante de um rival: faça uma gentileza concreta a alguém com quem compete ou discute.',
        tell: 'Se a guerra diminuiu um pouco.',
      },
    ],
    children: {
      truth: 'Deus está em volta de mim, mesmo que eu não veja.',
      to7: {
        story:
          'De manhã bem cedo, o ajudante de Eliseu abriu a porta. Ai, ai, ai! Havia soldados e cavalos por todos os lados! Ele correu: Eliseu, o que vamos fazer? Eliseu estava calmo: Não tenha medo. Tem mais gente com a gente do que com eles! O rapaz olhou: só via soldados. Então Eliseu orou: Deus, abre os olhos dele! E o rapaz viu: a montanha estava cheia de cavalos e carros de fogo, brilhando, todos de Deus! Depois Eliseu levou os soldados até o rei. Será que iam brigar? Não! Eliseu disse: Deem comida para eles! Fizeram um banquete, e os soldados voltaram para casa. E não fizeram mais guerra.',
        activity:
          'Escondam desenhos de anjos e cavalos pela sala. Com as luzes apagadas e uma lanterna, as crianças procuram: Deus está em volta!',
        questions: [
          'O que o rapaz viu primeiro?',
          'O que Deus mostrou para ele?',
          'O que deram para os soldados?',
        ],
      },
      to12: {
        story:
          'O rei da Síria estava furioso, porque o profeta Eliseu descobria todos os planos dele e avisava o rei de Israel. Então mandou de noite um exército cercar a cidade. De manhã, o ajudante de Eliseu abriu a porta e gelou: cavalos e carros de guerra para todo lado. Ai, meu senhor, o que vamos fazer? Eliseu não zombou dele. Disse: não tenha medo, os que estão conosco são mais. E orou: Senhor, abre os olhos dele. O rapaz olhou outra vez e viu o monte cheio de cavalos e carros de fogo em volta de Eliseu. O exército do rei continuava ali, mas o medo já era outro. Depois Deus confundiu os soldados, e Eliseu os levou, sem perceberem, até a capital. O rei de Israel quis atacá-los. De jeito nenhum, disse Eliseu: dê pão e água. Comeram um banquete e foram embora. E as invasões acabaram.',
        activity:
          'Em duplas, um descreve um medo e o outro ora por ele em voz alta com a frase de Eliseu. Depois inventem um banquete da paz entre duas turmas que brigam.',
        questions: [
          'O que mudou entre a primeira e a segunda vez que o rapaz olhou?',
          'Por que Eliseu deu comida aos inimigos?',
          'Com quem você poderia fazer as pazes em volta de um lanche?',
        ],
      },
      challenge: 'Divida um lanche com alguém com quem você não se dá bem.',
    },
    prayer:
      'Senhor, abre os nossos olhos. A gente abre a porta e só vê o cerco. Põe perto de cada assustado alguém que ore por ele. E quando estiver em nossas mãos o poder de ferir, lembra-nos do pão.',
    leader: {
      lost: 'A curiosidade por anjos e batalhas invisíveis leva longe. Diga que a Bíblia fala pouco e com sobriedade, e que a cena tem duas metades: os carros de fogo e o banquete. Não pare na primeira.',
      tender:
        'Quem vive cercado de verdade por violência ou ameaça precisa de proteção concreta: Ligue 180, 190, Disque 100. Dar pão ao inimigo não vale para agressor em casa. Medos intensos e visões que assustam pedem também cuidado de saúde (CAPS).',
    },
    comfort:
      'O rapaz não conseguiu ver sozinho. Alguém orou por ele, e isso bastou. Se o monte parece vazio, deixe que outro veja no seu lugar por enquanto. Você está cercado de mais do que percebe.',
    closing: 'Mais são os que estão conosco.',
    words: [
      'eliseu',
      'geazi',
      'dota',
      'abre os olhos',
      'carros de fogo',
      'cavalos de fogo',
      'mais sao os que estao conosco',
      'sirios',
      'cerco',
      'moco',
      'nao temas',
      'samaria',
      'pao e agua',
      'banquete',
      'exercito',
    ],
  },
  {
    verses: '6:24-7:2',
    key: '6:33',
    title: 'O pano de saco por baixo da roupa',
    theme: 'a espera que chegou ao fim',
    themes: ['espera', 'sofrimento', 'esperanca', 'fe'],
    idea: 'Com a cidade morrendo de fome, o rei esconde a dor debaixo da roupa, procura um culpado e desiste de esperar; é nessa hora, sem ninguém merecer, que Deus diz: amanhã.',
    context:
      'O rei da Síria cercou Samaria: ninguém entra, ninguém sai, e a comida acabou. Uma cabeça de jumento custa oitenta peças de prata. O rei de Israel passa por cima do muro, e uma mulher grita por socorro. Ele responde que não tem de onde tirar, e então ouve dela um horror que a fome fez (6:26-29; não leia com crianças na sala). O que vamos ler começa aí.',
    retold: [
      {
        verses: '6:24-29',
        says: 'O rei da Síria cerca Samaria, e há grande fome. Uma mulher grita por socorro e conta ao rei o que a fome fez a ela e ao seu filho.',
      },
      {
        verses: '6:30-33',
        says: 'O rei rasga as roupas, e o povo vê o pano de saco por dentro. Ele jura tirar a cabeça de Eliseu, e o recado é que não adianta esperar o Senhor.',
      },
      {
        verses: '7:1-2',
        says: 'Eliseu anuncia que amanhã haverá farinha e cevada baratas à porta de Samaria. O príncipe duvida, e o profeta diz que ele verá, mas não comerá.',
      },
    ],
    read: {
      verses: '6:30-33',
      how: 'São só quatro versículos: leiam duas vezes, a segunda bem devagar. Fiquem meio minuto calados depois da última pergunta. No fim da conversa, e só no fim, alguém lê 7:1-2.',
    },
    observe: [
      {
        ask: 'O que o rei rasga, e o que o povo descobre que havia por baixo?',
        verses: '6:30',
        listen: 'As roupas; por dentro, sobre a carne, ele trazia pano de saco.',
      },
      {
        ask: 'Contra quem o rei jura, e o que promete fazer ainda naquele dia?',
        verses: '6:31',
        listen: 'Contra Eliseu; tirar-lhe a cabeça.',
      },
      {
        ask: 'Onde Eliseu está, com quem, e o que ele já sabe antes de baterem à porta?',
        verses: '6:32',
        listen: 'Sentado em casa com os anciãos; sabe que vêm matá-lo e que o rei vem logo atrás.',
      },
      {
        ask: 'Que duas coisas são ditas de Deus quando o mensageiro chega?',
        verses: '6:33',
        listen: 'Que o mal vem dele; e para que esperar mais por ele.',
      },
    ],
    interpret: [
      {
        ask: 'Pano de saco era roupa de luto e de quem busca a Deus. Por que um rei o usaria por dentro, onde ninguém vê?',
        verses: '6:30',
        listen:
          'Dor verdadeira, talvez oração; e também medo de parecer fraco. Não é preciso escolher uma só.',
      },
      {
        ask: 'Entre a roupa rasgada e o juramento há uma linha. O que faz a dor virar tão depressa uma caça a alguém?',
        verses: '6:30-31',
        listen:
          'Sofrer sem endereço é insuportável. Os sírios estavam longe; o profeta estava ao alcance.',
        follow: 'O que seria, ali, sofrer sem caçar ninguém?',
      },
      {
        ask: '“Para que tenho de esperar mais ao SENHOR?” O que falta para essa frase ser uma oração?',
        verses: '6:33',
        listen:
          'Quase nada: dizê-la a Deus, e não sobre Deus. Há salmos tão duros quanto ela, e são orações.',
      },
      {
        ask: 'Enquanto o rei anda pelo muro e jura, o profeta está “sentado em sua casa” com os anciãos. O que você imagina dentro daquela sala?',
        verses: '6:31-32',
        listen:
          'Gente com a mesma fome, junta, esperando uma palavra. Esperar também pode ser isso.',
      },
    ],
    live: [
      {
        ask: 'Quanto da sua semana você passa com um pano de saco por baixo da roupa de trabalho, e o que custa mantê-lo escondido?',
        listen: 'Basta dizer que há; ninguém precisa mostrar o que é.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando o dinheiro ou a paciência acaba em casa, quem costuma levar a bronca que não era dele?',
        listen: 'O mais próximo e o mais fraco: filho, cônjuge, atendente, cachorro.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Quando uma turma está com medo ou com raiva, como ela escolhe em quem vai pôr a culpa?',
        listen: 'O novo, o diferente, quem não revida; e quem poderia interromper.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto você já disse a si mesmo: para que esperar mais?',
        listen: 'Escute sem consertar. Depois: há quanto tempo?',
        follow: 'O que você deixou de fazer desde que parou de esperar?',
      },
      {
        ask: 'Em 7:2, um oficial ri da promessa. Que experiência ensinou você a rir antes de crer?',
        listen: 'Promessa quebrada, culto exagerado, política; a história por trás do riso.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Eliseu esperou sentado com outros. Com quem você se senta enquanto a resposta não vem?',
        listen: 'Se não houver ninguém, este grupo ouviu um pedido.',
        for: ['singles', 'mourning', 'visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma fila, uma ligação ou uma espera em que você desistiu e depois soube que a sua vez era a próxima.',
        bridge: 'Um rei cansou de esperar na véspera.',
      },
      {
        text: 'Que roupa velha você ainda usa em casa e morreria de vergonha se a visita visse?',
        bridge: 'Um rasgo na roupa do rei mostrou o que ele usava por baixo.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito, por cima da roupa. O que há aí embaixo hoje que ninguém viu?',
      bridge: 'Um rei passava pelo muro com o luto escondido.',
    },
    complete: [
      {
        name: 'Direito e avesso',
        text: 'Desenhe uma camisa. No direito, o que os outros viram em você nesta semana: … . No avesso, o que estava lá: … . Na gola, as iniciais de quem poderia ver o avesso: … .',
      },
      {
        name: 'Dizer a ele',
        text: 'Passe a frase do rei para a forma de oração: Senhor, este mal … . Esperei por ti … . Hoje eu já não … . Mesmo assim, te peço … .',
      },
    ],
    challenges: [
      {
        do: 'Na quarta, diga em uma frase a uma pessoa de confiança o que tem pesado por baixo da roupa.',
        tell: 'Só como foi dizer, sem contar o quê.',
      },
      {
        do: 'Até domingo, sente-se uma hora com alguém que espera há muito tempo, levando pão e nenhum conselho.',
        tell: 'Do que vocês falaram quando acabou o assunto.',
      },
    ],
    children: {
      truth: 'Posso contar a Deus a tristeza que ninguém vê.',
      to7: {
        story:
          'A cidade estava fechada. Soldados em volta não deixavam ninguém sair, e a comida acabou. Todos estavam com fome. O rei andava em cima do muro, com a roupa bonita de rei. Mas o coração dele estava tão triste! Um dia ele rasgou a roupa, e todo mundo viu: por baixo ele usava um pano feio e áspero, de quem está chorando. O rei ficou bravo e perguntou: por que eu vou esperar mais por Deus? Sabe o que Deus fez? Mandou uma notícia pelo profeta Eliseu: amanhã, nesta mesma hora, vai ter comida no portão da cidade! E teve mesmo. Deus viu a tristeza escondida e mandou pão.',
        activity:
          'Numa folha dobrada, a criança desenha por fora um rosto sorrindo e, por dentro, como o coração está hoje. Só mostra o lado de dentro se quiser.',
        questions: [
          'O que o rei usava por baixo da roupa?',
          'O que Deus prometeu para amanhã?',
          'Que tristeza você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Um exército cercou a cidade de Samaria, e chegou o dia em que já não havia quase nada para comer. O rei passava por cima do muro vendo o povo sofrer. De tanta angústia, rasgou a própria roupa, e todos viram o que ele escondia: por baixo do traje de rei, um pano de saco, roupa de quem está de luto. Mas em vez de contar a dor a Deus, ele procurou um culpado e mandou prender o profeta Eliseu. E disse: para que vou esperar mais pelo Senhor? Eliseu estava sentado em casa com os mais velhos da cidade, com a mesma fome. Ele não respondeu com bronca. Respondeu com uma notícia: amanhã, a esta hora, vai ter farinha boa e barata no portão. Um oficial riu: nem que Deus abrisse janelas no céu! Na manhã seguinte, o acampamento inimigo estava vazio e cheio de comida. O rei tinha desistido de esperar na véspera.',
        activity:
          'Cada um escreve num papel uma frase que diria a Deus quando está bravo. Dobram e põem debaixo de um pedaço de pão. Depois dividem o pão: Deus ouviu e não foi embora.',
        questions: [
          'Por que o rei escondia o pano de saco?',
          'O que ele fez com a raiva dele?',
          'O que você pode fazer quando cansa de esperar?',
        ],
      },
      challenge: 'Pergunte a alguém da sua casa: como está o seu coração por dentro?',
    },
    prayer:
      'Senhor, tu vês o que trazemos por baixo da roupa. Estamos cansados de esperar, e dizemos isso a ti. Guarda-nos de ferir quem está por perto. Fala tu a palavra amanhã, e ajuda-nos a chegar até lá juntos.',
    leader: {
      lost: 'Os versículos 28 e 29. Ninguém precisa ouvi-los na roda: diga em uma frase que a fome levou gente a fazer o que nunca faria, e siga. No 33 não fica claro se fala o mensageiro ou o rei, que vinha atrás dele; a frase é do rei de um modo ou de outro. Deixe a promessa (7:1-2) para o fim: ela é a resposta.',
      tender:
        'Mães que perderam filhos e quem já passou fome podem sofrer com este cerco; avise antes do que trata. Se falta comida agora, combine ajuda discreta e indique o CRAS. Se alguém disser que não quer mais esperar por nada, não o deixe só: CVV 188.',
      differ:
        'O rei está certo ao dizer que o mal vem do Senhor? Uns lembram que a Lei avisava de cercos assim quando o povo abandonasse a Deus (Deuteronômio 28:52-57); outros olham primeiro para quem cercou, que foi a Síria. O texto deixa a frase com ele e responde com farinha.',
    },
    comfort:
      'Para que esperar mais? Deus não virou o rosto por causa dessa frase. A resposta que mandou foi uma data e um preço de farinha. Diga a ele o seu cansaço do jeito que está, mesmo sem forma de oração.',
    closing:
      'Ninguém ali fez por merecer o amanhã, e ele veio; Jesus é o pão que Deus mandou a quem já não esperava.',
    words: [
      'cerco de samaria',
      'pano de saco',
      'fome em samaria',
      'cabeca de jumento',
      'cabeca de asno',
      'esterco de pombas',
      'socorro rei',
      'ben hadade',
      'rasgou as roupas',
      'amanha a estas horas',
      'esperar mais ao senhor',
      'janelas no ceu',
    ],
  },
  {
    verses: '7:1-20',
    key: '7:9',
    title: 'Não fazemos bem em calar',
    theme: 'a boa nova que não se guarda',
    themes: ['missao', 'esperanca', 'generosidade', 'fe'],
    idea: 'Quatro excluídos acham comida para uma cidade inteira e, de barriga cheia, percebem: hoje é dia de boa nova; quem achou pão e fica calado está fazendo mal.',
    context:
      'Samaria está cercada, e a fome chegou ao pior (6:24-30; não leia isso com crianças). O rei culpa Deus. Eliseu promete que amanhã haverá farinha barata, e um oficial zomba. Do lado de fora do portão, quatro leprosos fazem as contas. No acampamento inimigo, Deus fizera ouvir um barulho de exército, e todos fugiram.',
    retold: [
      {
        verses: '7:1-2',
        says: 'Eliseu anuncia que amanhã haverá farinha e cevada baratas à porta de Samaria. O príncipe duvida, e o profeta diz que ele verá, mas não comerá.',
      },
      {
        verses: '7:3-8',
        says: 'Quatro leprosos vão ao campo dos sírios e não acham ninguém, porque o Senhor os fez ouvir um grande exército. Comem, bebem e escondem prata e roupas.',
      },
      {
        verses: '7:9-15',
        says: 'Os leprosos lembram que é dia de boa nova e avisam a cidade. O rei suspeita de cilada, mas acham o caminho cheio de roupas largadas na pressa.',
      },
      {
        verses: '7:16-20',
        says: 'O povo saqueia o campo, e a farinha sai pelo preço que o Senhor disse. O príncipe, posto à porta, é atropelado e morre.',
      },
    ],
    read: {
      verses: '7:3-11',
      how: 'Quatro pessoas fazem os leprosos, fora da roda, e entram no 5. No 9, falam baixinho entre si; no 10, gritam para todos.',
    },
    observe: [
      {
        ask: 'Que contas os quatro fazem à porta da cidade?',
        verses: '7:3-4',
        listen: 'Entrar, morrer; ficar, morrer; ir aos sírios, talvez viver.',
      },
      {
        ask: 'O que acharam no acampamento, e por quê?',
        verses: '7:5-7',
        listen: 'Ninguém; Deus fez ouvir carros e cavalos; fugiram deixando tudo.',
      },
      {
        ask: 'O que fazem primeiro com o que encontram?',
        verses: '7:8',
        listen: 'Comem, bebem, levam e escondem, duas vezes.',
      },
      {
        ask: 'Qual é a frase que muda o rumo deles, e o que fazem em seguida?',
        verses: '7:9-11',
        listen: 'Não fazemos bem; é dia de boa nova e nós calamos; vão contar.',
      },
    ],
    interpret: [
      {
        ask: 'Deus usa quem estava fora do portão para salvar os de dentro. O que ele parece gostar de fazer?',
        verses: '7:3, 7:9-10',
        listen: 'Escolher os excluídos; ninguém esperava deles.',
        follow: 'De quem você não espera nada?',
      },
      {
        ask: 'Eles não tinham certeza, só sabiam que ficar parado era morrer. Que tipo de fé é essa?',
        verses: '7:3-5',
        listen: 'Um passo sem garantia; Deus já tinha agido antes.',
      },
      {
        ask: 'Comer e guardar foi natural. Por que calar passou a ser mal?',
        verses: '7:8-9',
        listen: 'Havia gente morrendo a poucos metros; o pão era para todos.',
      },
      {
        ask: 'Jesus é chamado de pão da vida. Em que a nossa situação se parece com a dos quatro?',
        verses: '7:8-9',
        listen: 'Achamos sem merecer; há fome perto.',
      },
    ],
    live: [
      {
        ask: 'Que boa coisa Deus pôs na sua mesa e você tem comido sozinho, escondido na tenda?',
        listen: 'Fé, paz, livro, grupo, comida mesmo.',
      },
      {
        ask: 'Em que situação ficar parado já é morrer um pouco, e qual seria o primeiro passo na direção do desconhecido?',
        listen: 'Procurar ajuda, emprego, médico, perdão.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'Por que é mais fácil mandar um meme do que contar que Jesus faz diferença? O que trava?',
        listen: 'Vergonha, medo do print, não saber dizer.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem está fora do portão na nossa cidade, e o que sabe de Deus que nós precisamos ouvir?',
        listen: 'Gente de rua, doentes, presos; ouvir antes de falar.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Depois de ter comido muito na igreja, quando foi a última vez que você foi dar a notícia no portão?',
        listen: 'Sem culpa pesada; um nome.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Quem trouxe a boa nova até você, e como falou: gritando, de mansinho, com comida?',
        listen: 'O jeito ensina.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na sua despensa, o que sobra hoje e faltaria na do vizinho?',
        listen: 'Tornar concreto: sacola, prato, visita.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu segredo gastronômico: a padaria, o pastel ou a barraca que você não conta para não lotar?',
        bridge: 'Quatro homens acharam um banquete e quase não contaram.',
      },
      {
        text: 'Conte uma decisão que tomou no desespero, na base do perdido por perdido, e deu certo.',
        bridge: 'Se ficarmos aqui, morremos: a conta dos quatro era assim.',
        for: ['adults', 'young', 'men', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Coma um pedaço de pão bem devagar, prestando atenção ao gosto.',
      bridge: 'Agora pense em quem está com fome ali perto. Leia o versículo 9.',
    },
    complete: [
      {
        name: 'Contas no portão',
        text: 'Faça as contas como eles: Se eu ficar onde estou, … . Se eu voltar para trás, … . Se eu der um passo para … , pode ser que … . Vou com … .',
      },
      {
        name: 'Dia de boa nova',
        text: 'Complete: O pão que eu achei foi … . Quem está com fome perto de mim é … . O que me faz calar é … . A minha primeira frase vai ser … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a alguém, em uma frase e sem sermão, uma boa coisa que Deus fez na sua semana.',
        tell: 'a frase e o que ouviu.',
      },
      {
        do: 'Leve uma refeição quente a alguém que vive na rua ou passa aperto, pergunte o nome e converse um pouco.',
        tell: 'o nome da pessoa e uma coisa que ela ensinou.',
      },
    ],
    children: {
      truth: 'Achei uma boa nova e vou contar.',
      to7: {
        story:
          'A cidade estava com muita fome, e os soldados inimigos estavam em volta. Do lado de fora do portão ficavam quatro homens doentes, que tinham de viver separados. Vamos até lá, disse um, quem sabe nos dão comida. Foram, pé ante pé, no escuro. Olá? Não tinha ninguém! Deus tinha feito um barulhão, e os soldados fugiram. Só ficou a comida: pão, queijo, uva! Eles comeram: nham, nham! E esconderam um pouco. Então um parou: gente, isso não está certo. Hoje é dia de notícia boa, e a cidade está com fome! Correram e gritaram: tem comida! E todos comeram.',
        activity:
          'Escondam um lanche; quem acha primeiro corre pela casa gritando: hoje é dia de boa nova! e divide com todos.',
        questions: [
          'O que os quatro acharam?',
          'O que um deles disse?',
          'Que notícia boa de Jesus você vai contar?',
        ],
      },
      to12: {
        story:
          'Não havia mais nada para comer em Samaria. O inimigo cercava a cidade, o rei estava furioso, e o profeta Eliseu disse uma coisa que parecia loucura: amanhã, a esta hora, vai ter farinha barata no portão. Um oficial riu: só se Deus abrir janelas no céu. Do lado de fora estavam quatro leprosos, obrigados a viver separados. Pensaram: aqui morremos, lá dentro também; vamos ao inimigo, quem sabe. No escuro, chegaram ao acampamento e… silêncio. Deus tinha feito os soldados ouvirem um exército que não existia, e eles fugiram largando tudo. Os quatro entraram numa tenda, comeram, esconderam coisas; entraram em outra. Aí pararam. Não estamos fazendo bem. Hoje é dia de boa nova, e nós calados! Voltaram correndo e gritaram no portão da cidade que os tinha deixado de fora. E foi assim que todos comeram: por causa de quatro que ninguém queria.',
        activity:
          'Caça ao pão: escondam pedaços de pão pelo lugar; quem achar não come, chama os outros, e só comem quando todos tiverem.',
        questions: [
          'Por que os quatro foram ao acampamento?',
          'O que os fez parar de esconder?',
          'A quem você quer contar a boa notícia de Jesus?',
        ],
      },
      challenge: 'Divida uma coisa gostosa e conte a alguém uma coisa boa de Deus.',
    },
    prayer:
      'Senhor, achamos pão sem merecer, no escuro. Perdoa as tendas em que escondemos. Dá-nos a pressa dos quatro e a mansidão de quem sabe o que é fome. Abençoa os que estão fora do portão: por eles nos chegas. Amém.',
    leader: {
      lost: 'A cena de 6:28-29, de mães e fome, é insuportável; não a leia na roda. E o oficial atropelado (7:17-20) puxa para castigo. O fio da noite é curto: achamos, e não fazemos bem em calar.',
      tender:
        'Pode haver alguém passando fome ou envergonhado de pedir. Avise que há ajuda discreta e cumpra. Quem vive com depressão pode ouvir a conta dos quatro, ficar é morrer, de outro modo: se houver risco, CVV 188, e não deixe só.',
    },
    comfort:
      'Os quatro saíram sem fé bonita, só porque não dava mais para ficar. Deus já tinha ido na frente e esvaziado o campo. O seu passo cansado também pode estar indo na direção de um pão.',
    closing: 'Hoje é dia de boa notícia: não dá para guardar só para nós.',
    words: [
      'quatro leprosos',
      'leprosos de samaria',
      'dia de boa nova',
      'dia de boas novas',
      'nao fazemos bem',
      'cerco de samaria',
      'janelas no ceu',
      'campo dos sirios',
      'porta de samaria',
      'para que estamos aqui ate que morramos',
      'estrondo de carros',
      'ben hadade',
    ],
  },
  {
    verses: '8:1-6',
    key: '8:5',
    title: 'Na hora em que contavam dela',
    theme: 'o que Deus devolve',
    themes: ['fidelidade', 'esperanca', 'justica', 'familia'],
    idea: 'Depois de sete anos fora, uma mulher chega para pedir a casa de volta no minuto em que alguém conta ao rei a história dela; o que Deus fez ontem abre uma porta hoje.',
    context:
      'É a sunamita: a mulher que fez um quarto para Eliseu e viu o filho voltar à vida (4:8-37). Tinha casa, terra e vizinhos. O marido, que já era velho, não é mencionado aqui. Geazi é o antigo ajudante do profeta; no capítulo 5 ele fica leproso, e a Bíblia não explica como os dois fatos se encaixam no tempo.',
    retold: [
      {
        verses: '8:1-2',
        says: 'Eliseu avisa a mulher cujo filho fez viver que virão sete anos de fome. Ela parte com a família para a terra dos filisteus.',
      },
      {
        verses: '8:3-4',
        says: 'Depois de sete anos a mulher volta e vai clamar ao rei por sua casa e suas terras. O rei está pedindo a Geazi que conte o que Eliseu fez.',
      },
      {
        verses: '8:5-6',
        says: 'Geazi conta do morto que voltou a viver, e nesse momento a mulher chega com o filho. O rei manda restituir tudo a ela, com os frutos das terras.',
      },
    ],
    read: {
      verses: '8:1-6',
      how: 'Um narrador lê 1 a 3 andando devagar pela sala. No 4, duas pessoas sentadas fazem o rei e Geazi. Quem faz a mulher entra pela porta exatamente no meio do versículo 5.',
    },
    observe: [
      {
        ask: 'O que Eliseu manda a mulher fazer, por qual motivo, e quanto tempo vai durar?',
        verses: '8:1',
        listen: 'Ir viver onde puder, ela e a casa toda; vem fome; sete anos.',
      },
      {
        ask: 'Para que terra ela vai com a família?',
        verses: '8:2',
        listen: 'Para a dos filisteus, velhos inimigos de Israel; viveu como estrangeira.',
      },
      {
        ask: 'Quando volta, a quem ela recorre e o que pede?',
        verses: '8:3',
        listen: 'Ao rei; a casa e as terras, que estavam com outros.',
      },
      {
        ask: 'O que está acontecendo no palácio no momento em que ela entra?',
        verses: '8:4-5',
        listen: 'O rei pediu histórias de Eliseu, e Geazi contava a do filho dela.',
      },
      {
        ask: 'O que o rei manda devolver, e contando desde quando?',
        verses: '8:6',
        listen: 'Tudo o que era dela e os frutos das terras, desde o dia em que saiu.',
      },
    ],
    interpret: [
      {
        ask: 'Ela tinha o que perder. O que arriscava se fosse embora, e o que arriscava se ficasse?',
        verses: '8:1-3',
        listen:
          'Indo, a terra; ficando, a vida da família. Foi por causa de uma palavra, sem saber da volta.',
      },
      {
        ask: 'O texto não diz que foi Deus quem marcou aquele encontro. Por que o narrador põe as duas cenas no mesmo minuto?',
        verses: '8:4-5',
        listen:
          'Ele mostra e deixa a gente concluir. Há quem veja acaso; há quem veja a mão que já tinha cuidado dela.',
        follow: 'Que sinais levam você a ver uma coisa ou a outra?',
      },
      {
        ask: 'Geazi só contava um caso antigo, e o caso virou testemunha a favor de alguém. Para que serve, então, recordar em voz alta o que Deus fez?',
        verses: '8:4-6',
        listen:
          'Muda quem ouve, prepara decisão, põe rosto numa causa: esta é a mulher, este é o filho.',
      },
      {
        ask: 'Ela pediu a casa e as terras; veio mais do que isso. O que essa decisão diz sobre fazer justiça?',
        verses: '8:3, 8:6',
        listen: 'Não basta parar o erro: repara-se também o que ele rendeu enquanto durou.',
      },
    ],
    live: [
      {
        ask: 'De que cidade, casa ou modo de vida você teve de sair porque não dava mais, e o que ficou para trás?',
        listen: 'Gente de outras terras na sala: deixe que contem sem pressa.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Trocar de escola, de cidade ou de turma é perder o lugar. O que ajuda quando a gente volta e tudo mudou?',
        listen: 'Alguém que guarda a cadeira, que apresenta, que lembra o nome.',
        for: ['teens', 'young'],
      },
      {
        ask: 'A mulher conhecia o caminho até o rei. Em que porta você ainda não bateu para pedir o que é justo?',
        listen: 'Banco, INSS, escola, patrão, Defensoria; o que trava é vergonha ou cansaço?',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que história do que Deus fez na sua vida está guardada, e a quem ela poderia servir?',
        listen: 'Uma história de dois minutos; quem sabe agora mesmo.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que encontro, na hora exata, mudou alguma coisa para você?',
        listen: 'Elevador, ônibus, corredor de hospital; não é preciso explicar.',
      },
      {
        ask: 'Que histórias de Deus com a família os filhos de vocês já sabem de cor, e qual ainda falta contar?',
        listen: 'Nascimento, susto, emprego, perdão; escolham uma.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você tem vontade de pedir de volta a Deus, sabendo que ele pode responder de outro jeito?',
        listen: 'Anos, saúde, confiança; sem prometer o que o texto não promete.',
        for: ['mourning', 'new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte quando você estava falando de uma pessoa e, bem naquela hora, ela entrou ou ligou. O que estava sendo dito?',
        bridge: 'Foi assim que uma mulher recuperou a casa dela.',
      },
      {
        text: 'O que se perdeu, se quebrou ou ficou para trás numa mudança sua e faz falta até hoje?',
        bridge: 'Uma família passou sete anos longe e voltou para pedir o que era seu.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Lembre o endereço de uma casa em que você morou e saiu. De olhos fechados, ande por ela até a cozinha.',
      bridge: 'Uma mulher voltou ao endereço dela, e havia outros morando lá.',
    },
    complete: [
      {
        name: 'Linha de sete anos',
        text: 'Trace uma linha de sete anos até hoje. Marque nela o que saiu da sua mão, o que voltou e o que ainda espera. Ao lado de cada marca, quem estava por perto: … .',
      },
      {
        name: 'Esta é a pessoa',
        text: 'Escolha alguém da roda e complete como Geazi: Esta é … , a quem Deus … , e eu sei porque … . Depois ouça o que dizem de você.',
      },
    ],
    challenges: [
      {
        do: 'Na quarta, ligue para uma pessoa que viu Deus agir na sua família e peça que conte de novo, desde o começo.',
        tell: 'Um detalhe que você ainda não sabia.',
      },
      {
        do: 'Até sexta, acompanhe alguém a um lugar onde se pede o que é justo, como cartório, banco, posto ou Defensoria, ou ajude a juntar os papéis.',
        tell: 'O que foi mais difícil: a fila, a papelada ou pedir.',
        for: ['adults', 'couples', 'elderly', 'long-believers'],
      },
      {
        do: 'Guarde o lugar de quem está fora: mande no sábado uma foto e um recado a alguém que se mudou, dizendo do que você sente falta.',
        tell: 'O que a pessoa respondeu.',
      },
    ],
    children: {
      truth: 'Deus não se esquece de mim quando estou longe.',
      to7: {
        story:
          'Eliseu avisou uma mamãe: vai faltar comida aqui por muito tempo. Vá com a sua família para outro lugar! Ela foi. Ficou fora um ano, dois, três, quatro, cinco, seis, sete anos! Quando voltou, que surpresa triste: havia outras pessoas na casa dela. Ela foi falar com o rei. E sabe o que o rei estava fazendo? Estava ouvindo uma história! Um homem contava: um dia, um menino morreu, e Deus fez o menino viver de novo. Nessa hora, toc, toc! O homem falou: ó rei, é ela! É a mamãe da história! E este é o menino! O rei ficou admirado e mandou: devolvam a casa e a terra para ela. E a família voltou para casa.',
        activity:
          'Façam uma casa com almofadas. As crianças dão sete voltas na sala, contando os anos, e no fim entram na casa dizendo: Deus não esqueceu de mim!',
        questions: [
          'Quantos anos a mamãe ficou longe?',
          'Que história o rei estava ouvindo?',
          'Onde você quer que Deus se lembre de você?',
        ],
      },
      to12: {
        story:
          'O profeta Eliseu avisou a mulher que o tinha hospedado: vai haver sete anos de fome; leve a sua família para onde puder viver. Ela deixou casa, terra e vizinhos e foi morar num país estrangeiro. Sete anos depois, voltou com o filho, e outros tinham ficado com tudo. O que fazer? Ela foi reclamar direto com o rei. Naquele mesmo dia, o rei estava curioso e pediu a Geazi, que trabalhava com Eliseu: conte as coisas grandes que ele fez. Geazi começou pela mais incrível, a do menino que tinha voltado a viver. Estava bem nessa parte quando a porta se abriu. Geazi quase pulou: ó rei, esta é a mulher, e este é o filho! O rei quis ouvir tudo da boca dela. Depois chamou um oficial e mandou devolver a casa, as terras e até o que as terras renderam naqueles sete anos. Ela chegou na hora exata, e nem sabia.',
        activity:
          'Em roda, cada um conta em duas frases uma coisa boa que viu Deus fazer por alguém que está ali; quem é citado se levanta na hora.',
        questions: [
          'Por que a família teve de ir embora?',
          'O que o rei estava ouvindo quando ela chegou?',
          'Que história de Deus você pode contar de alguém?',
        ],
      },
      challenge: 'Devolva nesta semana uma coisa que está com você e é de outra pessoa.',
    },
    prayer:
      'Senhor, tu sabes o que ficou para trás quando saímos. Acompanha quem está longe de casa. Dá voz a quem pede o que é seu, ouvidos a quem decide, e a nós, memória para contar o que fizeste.',
    leader: {
      lost: 'Gasta-se tempo demais perguntando como Geazi, leproso, falava com o rei. Este livro nem sempre segue a ordem dos anos; diga isso e continue. E não prometa que tudo o que se perdeu volta: voltaram a terra e os frutos, e os sete anos fora ela viveu assim mesmo.',
      tender:
        'Despejo, herança tomada, separação, fuga de outro país: alguém pode estar vivendo isto agora. Não peça detalhes na roda. A Defensoria Pública atende de graça; se um homem toma ou destrói os bens de uma mulher, isso é violência, e o Ligue 180 orienta.',
    },
    comfort:
      'Sete anos é muito tempo para estar longe de tudo. Ninguém disse à sunamita que no palácio já falavam dela. Talvez também de você se fale num lugar onde ainda não chegou.',
    closing:
      'Antes de você bater à porta, alguém já fala do seu nome ao Rei: Jesus vive e pede por nós.',
    words: [
      'sunamita',
      'sete anos de fome',
      'geazi',
      'terra dos filisteus',
      'casa e terras',
      'restituir',
      'restituicao',
      'devolver as terras',
      'contando ao rei',
      'clamar ao rei',
      'esta e a mulher',
    ],
  },
  {
    verses: '8:7-15',
    key: '8:11',
    title: 'O choro do profeta diante de Hazael',
    theme: 'o mal que a gente não se acha capaz de fazer',
    themes: ['tentacao', 'sofrimento', 'humildade', 'sabedoria'],
    idea: 'Eliseu encara um homem educado até ver o mal que ele vai fazer, e chora; Hazael não se acha capaz daquilo, e no dia seguinte começa.',
    context:
      'Damasco é a capital da Síria, que vive em guerra com Israel. O rei Ben-Hadade, o mesmo que cercou Samaria, agora está de cama e manda perguntar ao Deus do país que atacou. Hazael é o homem de confiança dele. Anos antes, Deus já tinha dito a Elias que Hazael reinaria (1 Reis 19:15). Leia antes: o versículo 12 fala de violência contra mulheres e crianças.',
    retold: [
      {
        verses: '8:7-9',
        says: 'Ben-Hadade, rei da Síria, está doente, e Eliseu chega a Damasco. O rei manda Hazael com quarenta camelos carregados perguntar se vai sarar.',
      },
      {
        verses: '8:10-13',
        says: 'Eliseu diz que o rei morrerá, fixa o olhar em Hazael e chora pelo mal que ele fará a Israel. Hazael estranha, e ouve que será rei da Síria.',
      },
      {
        verses: '8:14-15',
        says: 'Hazael diz ao rei que ele viverá. No dia seguinte cobre o rosto dele com um pano molhado, Ben-Hadade morre, e Hazael reina.',
      },
    ],
    read: {
      verses: '8:7-15',
      how: 'Avise que há um versículo duro. Um narrador, um Eliseu e um Hazael sentados frente a frente. No 11, os dois se olham calados por dez segundos antes de continuar. O 12 é lido baixo, sem teatro.',
    },
    observe: [
      {
        ask: 'Quem está doente, quem vai em nome dele, e com que tamanho de presente?',
        verses: '8:7-9',
        listen: 'Ben-Hadade; Hazael; quarenta camelos carregados dos bens de Damasco.',
      },
      {
        ask: 'O que Eliseu manda dizer ao rei, e o que acrescenta que viu?',
        verses: '8:10',
        listen: 'Que vai viver; e que o Senhor lhe mostrou que morrerá certamente.',
      },
      {
        ask: 'O que Eliseu faz com os olhos, como Hazael fica, e o que vem depois?',
        verses: '8:11',
        listen: 'Fixa o olhar; o outro fica desconcertado; o homem de Deus chora.',
      },
      {
        ask: 'O que Hazael conta ao seu rei, que parte deixa de fora, e o que faz no outro dia?',
        verses: '8:14-15',
        listen: 'Conta só que viverá; cala a morte e o trono; sufoca o doente com um pano molhado.',
      },
    ],
    interpret: [
      {
        ask: 'Eliseu sabe o que esse homem fará ao povo dele. Podia ameaçar, e chora. O que esse choro conta de Deus?',
        verses: '8:11-12',
        listen:
          'Que Deus não vê o mal de longe, como quem lê uma lista; a dor que ainda vai acontecer já dói nele.',
      },
      {
        ask: 'Hazael se chama de cão e chama aquilo de “esta grande coisa”. De quantos jeitos se pode ouvir a resposta dele?',
        verses: '8:12-13',
        listen:
          'Espanto, modéstia de fachada, ou um brilho nos olhos: grande coisa. Deixe em aberto.',
        follow: 'Em que tom você leria essa frase em voz alta?',
      },
      {
        ask: 'Deus mostrou que Hazael seria rei, e não mandou matar ninguém. Que distância há entre saber o que vem e ter licença de fazer?',
        verses: '8:13-15',
        listen: 'Davi também soube que reinaria e não tocou em Saul. O pano foi escolha de Hazael.',
      },
      {
        ask: 'Ele repetiu uma frase verdadeira ao rei. O que a metade calada lhe permitiu?',
        verses: '8:10, 8:14',
        listen:
          'Deixou o doente tranquilo e as mãos dele livres; a meia verdade foi a primeira arma.',
      },
    ],
    live: [
      {
        ask: 'Que coisa você dizia que nunca faria e um dia se viu fazendo?',
        listen: 'Pode ser pequena: o grito do pai, a mentira no trabalho. Comece você, líder.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Que maldade do mundo consegue fazer você chorar, e não só xingar?',
        listen: 'Um rosto, um caso; o choro também é jeito de conhecer a Deus.',
      },
      {
        ask: 'Num grupo de mensagens, como é que gente legal vai se acostumando a ser cruel com uma pessoa?',
        listen: 'Uma risada, uma figurinha, um apelido por vez; quem poderia parar no começo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Volante, cargo, senha, voz mais grossa em casa: que poder pequeno mostra o que há dentro de você?',
        listen: 'O que aparece quando ninguém pode cobrar.',
        for: ['men', 'adults', 'parents'],
      },
      {
        ask: 'Em que lugar da sua vida é mais fácil contar só a metade que convém?',
        listen: 'Conta, prova, exame, celular; o que a outra metade protege.',
        for: ['couples', 'young', 'long-believers'],
      },
      {
        ask: 'Ser encarado até o fundo assusta. Quem já viu o seu pior e continua querendo o seu bem?',
        listen: 'Uma pessoa; e, para quem crê, o olhar de Jesus.',
        for: ['visitors', 'new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Que frase dos seus pais você jurou nunca repetir e já saiu igualzinha da sua boca?',
        bridge: 'Um homem garantiu que não era capaz; foi no dia seguinte.',
      },
      {
        text: 'Na brincadeira de encarar sem rir, quem da sala ganha? Façam uma rodada de quinze segundos, em duplas.',
        bridge: 'Um profeta encarou um visitante até ele não saber onde pôr os olhos.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe-se num espelho por um minuto inteiro, sem arrumar nada no rosto.',
      bridge: 'Um homem foi olhado assim, e não gostou do que ouviu.',
    },
    complete: [
      {
        name: 'A outra metade',
        text: 'Só para os seus olhos: O que eu contei foi … . O que deixei de fora foi … . Calei porque … . A quem devo a outra metade: … .',
      },
      {
        name: 'Eu, nunca',
        text: 'Escreva: Eu nunca faria … . Mas poderia chegar perto se … . Antes disso, quero que … tenha licença de me dizer: … .',
      },
    ],
    challenges: [
      {
        do: 'Até sexta, pergunte a alguém que convive com você: que jeito meu machuca e eu não percebo? Escute até o fim, sem se explicar.',
        tell: 'Quanto tempo conseguiu ficar sem se defender.',
      },
      {
        do: 'Leia na terça uma notícia de violência sem comentar nem passar adiante; escreva o nome de quem sofreu e ore por essa pessoa até domingo.',
        tell: 'Se o nome ficou com você, e o que isso mudou.',
      },
    ],
    children: null,
    prayer:
      'Senhor, tu nos olhas até o fundo e não desvias os olhos. Mostra-nos o mal antes que a mão o comece. Chora conosco pelas casas feridas. E livra de nós os que estão ao nosso alcance.',
    leader: {
      lost: 'O versículo 10 parece mentira do profeta: vai viver, vai morrer. O mais simples é ler assim: da doença ele não morreria, e sim pela mão de Hazael. Há cópias antigas que trazem a primeira frase ao contrário. Não gaste nisso a noite; o coração da cena é o olhar e o choro do 11.',
      tender:
        'O versículo 12 toca quem sofreu violência, quem perdeu um bebê e quem fugiu de guerra. Permita que saiam da sala sem explicar. Violência contra a mulher: Ligue 180; contra crianças: Disque 100. Se alguém reconhecer em si o agressor, leve a sério: é hora de proteger quem está em casa e de encaminhar ao CRAS ou ao CREAS, e não de consolar depressa.',
      differ:
        'Se Deus mostrou o que Hazael faria, ele podia não fazer? Cristãos explicam de modos diferentes como se encontram o que Deus sabe e o que a gente escolhe. O texto guarda as duas pontas: Deus viu antes, e foi Hazael quem molhou o pano.',
    },
    comfort:
      'Eliseu chorou por gente que ainda nem tinha sido ferida. O que fizeram a você não aconteceu longe dos olhos de Deus. Antes de qualquer explicação, houve quem chorasse.',
    closing:
      'Jesus também olhou uma cidade até o fundo e chorou, e entrou nela para morrer por quem o mataria.',
    words: [
      'hazael',
      'ben hadade',
      'damasco',
      'eliseu chorou',
      'profeta chorou',
      'pano molhado',
      'pano grosso',
      'quarenta camelos',
      'teu servo um cao',
      'sararei desta doenca',
      'fixou o olhar',
    ],
  },
  {
    verses: '9:1-10:36',
    key: '10:31',
    title: 'Zelo que para nos bezerros',
    theme: 'o zelo pela metade',
    themes: ['obediencia', 'justica', 'fidelidade', 'humildade'],
    idea: 'Jeú acaba com o Baal dos outros a toda velocidade e deixa de pé os bezerros que lhe convinham: Deus usa o braço dele, e procura ainda o coração inteiro.',
    context:
      'Acabe e Jezabel encheram Israel de Baal e mataram Nabote para ficar com a vinha dele. Anos depois, um jovem profeta unge o capitão Jeú, que guia o carro feito louco. Ele mata dois reis, Jezabel, a família toda de Acabe, e atrai os adoradores de Baal a uma armadilha no templo. São dois capítulos de muito sangue. A leitura é o balanço final.',
    retold: [
      {
        verses: '9:1-13',
        says: 'Um profeta mandado por Eliseu unge Jeú rei, para ferir a casa de Acabe. Os príncipes do exército o aclamam.',
      },
      {
        verses: '9:14-29',
        says: 'Jeú mata o rei Jorão na propriedade de Nabote, e também Acazias, rei de Judá.',
      },
      {
        verses: '9:30-37',
        says: 'Jezabel olha de uma janela, Jeú manda lançá-la abaixo, e ela morre, como Deus tinha dito por Elias.',
      },
      {
        verses: '10:1-17',
        says: 'Jeú faz matar os setenta filhos de Acabe e todos os que restam da casa dele, em Jezreel e em Samaria.',
      },
      {
        verses: '10:18-28',
        says: 'Jeú reúne com astúcia os servos de Baal, mata todos e derruba o templo deles.',
      },
      {
        verses: '10:29-36',
        says: 'Jeú não larga os bezerros de ouro nem anda na lei de todo o coração. O Senhor começa a diminuir Israel.',
      },
    ],
    read: {
      verses: '10:26-36',
      how: 'Alguém conta antes, em dois minutos e sem detalhes cruéis, o que vem no contexto. Depois um lê devagar; nos versículos 29 e 31 outra voz lê, a partir do “Contudo” e do “Mas”.',
    },
    observe: [
      {
        ask: 'O que Jeú e seus homens destruíram, e o que virou o templo de Baal?',
        verses: '10:26-28',
        listen: 'Estátuas queimadas, casa derrubada e feita latrina: Baal foi extinto de Israel.',
      },
      {
        ask: 'O que ele deixou no lugar?',
        verses: '10:29',
        listen: 'Os bezerros de ouro de Jeroboão, em Betel e em Dã.',
      },
      {
        ask: 'Que promessa Deus faz a Jeú, e até quando ela vale?',
        verses: '10:30',
        listen: 'Os filhos dele se sentarão no trono até a quarta geração.',
      },
      {
        ask: 'O que começa a acontecer com o território naqueles dias?',
        verses: '10:32-33',
        listen: 'O Senhor começa a diminuí-lo; Hazael ataca por todos os lados.',
      },
    ],
    interpret: [
      {
        ask: 'Os bezerros tinham sido feitos para o povo do norte não ir adorar em Jerusalém. Por que um rei do norte, tão zeloso, mexeria em Baal e não neles?',
        verses: '10:28-29',
        listen:
          'O texto não diz. Baal era o deus da família rival; os bezerros ajudavam a segurar o trono dele. Era zelo que não lhe custava nada.',
        follow: 'Como se reconhece um zelo que combina demais com o nosso interesse?',
      },
      {
        ask: 'No versículo 30 Deus diz que Jeú fez bem; no 31 vem um mas. Como as duas coisas podem ser verdade sobre a mesma pessoa?',
        verses: '10:30-31',
        listen:
          'Executou um juízo anunciado, e Deus reconhece; mas não andou na lei “com todo seu coração”.',
      },
      {
        ask: 'O que muda entre destruir um ídolo e cuidar de andar na lei do Senhor?',
        verses: '10:31',
        listen: 'Destruir é um dia, com plateia; andar é todo dia, sem aplauso.',
      },
    ],
    live: [
      {
        ask: 'Que erro dos outros você combate com toda a força, e que erro seu, como os bezerros de Jeú, vai ficando de pé?',
        listen: 'Um contraste honesto, com humor se der.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Na internet é fácil ser Jeú. Que causa já fez você atropelar gente?',
        listen: 'Comentário, cancelamento, grupo; o que se perdeu.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Jeú disse a Jonadabe: “verás meu zelo pelo SENHOR”. O que na sua fé cresce quando alguém está olhando?',
        listen: 'Oração em voz alta, post, cargo; sem vergonha de dizer.',
        follow: 'E o que cresce quando ninguém olha?',
      },
      {
        ask: 'Que costume herdado da família segue de pé porque mexer nele sairia caro?',
        listen: 'Dinheiro, bebida, preconceito, silêncio; o preço que a pessoa vê.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Quem já foi ferido por gente que falava em nome de Deus: o que o mas do versículo 31 diz a você?',
        listen: 'Deus não assina tudo o que fazem por ele; escute mais do que explique.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Depois de uma grande decisão, o que ajuda você a cuidar dela na terça-feira comum?',
        listen: 'Hábito, amigo, horário: o andar de que fala o texto.',
        for: ['men', 'women', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Como você dirige, pedala ou anda: tartaruga, ônibus de linha ou motoboy atrasado? Quem convive confirma.',
        bridge: 'De longe, o vigia reconheceu Jeú pelo jeito de guiar o carro (9:20).',
      },
      {
        text: 'Qual é o canto da casa que escapa de toda faxina?',
        bridge: 'Um rei fez a maior faxina de Israel e passou reto por dois bezerros.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe em volta e ache uma coisa que você sempre limpa e outra que nunca limpa.',
      bridge: 'O balanço de um rei também tinha as duas.',
    },
    complete: [
      {
        name: 'Contudo',
        text: 'Complete: Eu acabei de vez com … . Contudo, não me separei de … . Ele fica porque me serve para … .',
      },
      {
        name: 'Com todo o coração',
        text: 'Desenhe um coração e divida em fatias: casa, dinheiro, língua, celular, fé, descanso. Sombreie as que já andam com Deus. Circule a próxima.',
      },
    ],
    challenges: [
      {
        do: 'Por uma semana, cada vez que for criticar alguém, fale antes com Deus de um ponto seu no mesmo assunto.',
        tell: 'Quantas críticas ainda saíram depois.',
      },
      {
        do: 'Pense numa coisa que afasta você de Deus e que fica porque lhe convém, como os bezerros de Jeú, e passe sete dias sem ela: um aplicativo, um gasto, um assunto.',
        tell: 'Em que dia fez mais falta.',
      },
    ],
    children: null,
    prayer:
      'Deus justo, tu ouves quem foi morto sem culpa, como Nabote, o dono da vinha, e também vês os ídolos que nos convêm. Livra-nos do zelo que só custa aos outros. Ensina os nossos pés a andar, e junta para ti os pedaços do nosso coração.',
    leader: {
      lost: 'O sangue destes capítulos assusta ou fascina. Não faça de Jeú um modelo nem um monstro: o próprio texto dá a medida em 10:30 e 31. A resposta para o incômodo é esta: Deus fez justiça a Nabote, o homem morto por causa de uma vinha (1 Reis 21), e não deu a Jeú um coração aprovado em tudo.',
      tender:
        'Quem vive ou viveu violência, ou conhece fanatismo de perto, pode ficar mal. Não leia em voz alta as mortes. Se alguém contar agressão em casa, escute depois e passe o Ligue 180 ou, se houver criança ou idoso, o Disque 100.',
      differ:
        'Oseias 1:4 anuncia castigo pelo sangue de Jezreel. Uns entendem que Jeú foi além do que Deus mandou, matando também gente de Judá; outros, que a ordem era de Deus, mas o motivo de Jeú era o trono. Ninguém tira daqui licença para ferir em nome da fé.',
    },
    comfort:
      'Nabote foi morto por causa da sua vinha, e a justiça demorou anos; Deus não se esqueceu. Se fizeram injustiça com você e todos já mudaram de assunto, ele ainda lembra o lugar e o nome.',
    closing: 'Deus não quer só o nosso ímpeto: quer o nosso andar.',
    words: [
      'jeu',
      'jezabel',
      'casa de acabe',
      'zelo pelo senhor',
      'jonadabe',
      'recabe',
      'bezerros de ouro',
      'baal',
      'jezreel',
      'nabote',
      'acazias',
      'quarta geracao',
    ],
  },
  {
    verses: '11:1-21',
    key: '11:12',
    title: 'O menino escondido no templo',
    theme: 'a promessa guardada em segredo',
    themes: ['fidelidade', 'esperanca', 'espera', 'familia'],
    idea: 'Quando uma avó tenta apagar a família de Davi, Deus guarda a promessa num quarto, por seis anos, com a coragem de uma tia e a paciência de um sacerdote.',
    context:
      'Deus prometera a Davi um trono que não acabaria. Jeú matou Acazias, rei de Judá, e a mãe dele, Atalia, manda matar os próprios netos para ficar com o poder. De toda a casa real sobra um bebê de colo, Joás. Se ele morresse, a linha de onde viria Jesus estaria cortada. Depois da coroação, Atalia morre fora do templo (11:16).',
    retold: [
      {
        verses: '11:1-3',
        says: 'Atalia destrói toda a família real. Jeoseba esconde o menino Joás num quarto, e ele fica seis anos na casa do Senhor, enquanto Atalia reina.',
      },
      {
        verses: '11:4-12',
        says: 'No sétimo ano, o sacerdote Joiada faz aliança com os capitães e põe guardas ao redor. Coroa o menino, e batendo palmas eles o fazem rei.',
      },
      {
        verses: '11:13-16',
        says: 'Atalia ouve o povo, vê o rei junto à coluna e grita traição. Joiada manda tirá-la do templo, e ela é morta.',
      },
      {
        verses: '11:17-21',
        says: 'Joiada faz aliança entre o Senhor, o rei e o povo, que derruba o templo de Baal. Joás se senta no trono aos sete anos, e a cidade repousa.',
      },
    ],
    read: {
      verses: '11:1-12',
      how: 'Leiam os versículos 1 a 3 em voz baixa, como quem guarda segredo, e o 12 em voz cheia; no “Viva o rei!” todos batem palmas.',
    },
    observe: [
      {
        ask: 'O que Atalia faz ao ver o filho morto, e o que faz Jeoseba?',
        verses: '11:1-2',
        listen:
          'Uma destrói a família real; a outra tira Joás dentre os que iam morrer e o esconde.',
      },
      {
        ask: 'Onde e por quanto tempo o menino fica escondido, e quem está com ele?',
        verses: '11:2-3',
        listen: 'Num quarto de dormir e depois na casa do Senhor, com a ama, seis anos.',
      },
      {
        ask: 'O que Joiada faz antes de mostrar o menino aos capitães, e que armas lhes entrega?',
        verses: '11:4, 11:10',
        listen: 'Faz aliança e os faz jurar; dá lanças e escudos que foram de Davi.',
      },
      {
        ask: 'O que é posto sobre Joás na hora da coroação?',
        verses: '11:12',
        listen:
          'A coroa e o testemunho, que muitos entendem como o livro da aliança; e ele é ungido.',
      },
    ],
    interpret: [
      {
        ask: 'Durante seis anos, quem olhava de fora via só “Atalia foi rainha sobre aquela terra”. O que Deus estava fazendo enquanto isso?',
        verses: '11:3',
        listen: 'Criava um menino no quarto ao lado; a promessa seguia viva sem aparecer.',
        follow: 'Por que Deus não encurtaria esses anos?',
      },
      {
        ask: 'Jeoseba não faz discurso nem luta. Em que está a coragem dela?',
        verses: '11:2-3',
        listen: 'Age na hora, arrisca a vida, salva o que consegue: um. E sustenta o segredo.',
      },
      {
        ask: 'Junto com a coroa o menino recebe o testemunho. O que isso diz de um rei que Deus quer?',
        verses: '11:12',
        listen: 'Ele também vive debaixo da Palavra; Atalia não obedecia a ninguém.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa está crescendo escondida na sua vida ou na sua casa, sem ninguém de fora ver?',
        listen: 'Um filho, um estudo, uma reconciliação, uma fé miúda.',
        for: ['adults', 'parents', 'couples'],
      },
      {
        ask: 'Jeoseba salvou um. Quem é o um que você poderia tirar do meio do perigo?',
        listen: 'Pessoa real e passo possível; nada de herói sozinho.',
        follow: 'Quem mais precisa saber para ajudar?',
      },
      {
        ask: 'Em qual notícia parece que Atalia vai reinar para sempre?',
        listen: 'Desânimo com o mundo, o país, a família; sem debate de partido.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
      {
        ask: 'Que adulto cuidou de você como Joiada, sem ser seu pai?',
        listen: 'Tia, padrinho, professora; um gesto lembrado.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Seis anos calado, e no sétimo a hora. Como você percebe que chegou a hora de falar de alguma coisa?',
        listen: 'Preparo, gente de confiança, segurança de quem é frágil.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'O que seria, para quem está começando, receber a coroa e o livro juntos: honra e direção?',
        listen: 'Deus trata como filho e também ensina o caminho.',
        for: ['new-believers', 'visitors', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era o seu melhor esconderijo de pique-esconde, e quanto tempo você aguentava?',
        bridge: 'Um menino bateu todos os recordes: seis anos.',
      },
      {
        text: 'Que surpresa você conseguiu guardar por mais tempo sem deixar escapar?',
        bridge: 'Em Jerusalém, um punhado de gente guardou um rei inteiro.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Feche a porta do quarto por um minuto e escute o silêncio da casa.',
      bridge: 'Uma promessa inteira coube num quarto assim.',
    },
    complete: [
      {
        name: 'Lá fora e aqui dentro',
        text: 'Risque um quadrado, como um quarto. Fora dele, escreva o que parece reinar hoje: … . Dentro, o que Deus está guardando: … .',
      },
      {
        name: 'Gente que guarda',
        text: 'Complete: Quem me escondeu do perigo foi … . Quem me ensinou foi … . Quem ficou de guarda por mim foi … .',
      },
    ],
    challenges: [
      {
        do: 'Ofereça uma hora de cuidado a uma criança e descanso a quem cuida dela: tia, avó, mãe só, vizinha.',
        tell: 'O que a pessoa fez com essa hora.',
      },
      {
        do: 'Agradeça, por áudio ou bilhete, a alguém que cuidou de você quando não era obrigação.',
        tell: 'O que você lembrou enquanto escrevia.',
      },
    ],
    children: {
      truth: 'Deus guarda a sua promessa e cuida de mim.',
      to7: {
        story:
          'Joás era um bebezinho, filho de rei. Uma rainha má queria o trono só para ela. Mas a tia Jeoseba amava o Joás! Ela pegou o bebê no colo, bem quietinha, e o levou para a casa de Deus. A babá foi junto. Ali Joás mamou, engatinhou, andou, aprendeu a falar. Um, dois, três, quatro, cinco, seis anos! O sacerdote Joiada cuidava dele também. Quando Joás fez sete anos, Joiada chamou os guardas e pôs a coroa na cabeça do menino. Todos bateram palmas: viva o rei! Deus tinha prometido, e cuidou de Joás todos os dias.',
        activity:
          'Façam uma coroa de papel. Uma criança se esconde atrás de um pano, todos contam até sete e gritam: viva o rei!',
        questions: ['Quem escondeu Joás?', 'Onde ele morou?', 'Quem cuida de você?'],
      },
      to12: {
        story:
          'Deus tinha prometido a Davi que a família dele teria sempre um rei. Só que Atalia, mãe do rei que morreu, quis mandar sozinha e tentou acabar com a família inteira. A princesa Jeoseba foi mais rápida: tirou dali o bebê Joás e a babá dele e escondeu os dois. O esconderijo foi a casa de Deus. Lá fora todo mundo achava que Atalia tinha vencido. Lá dentro, um menino crescia e aprendia. No sétimo ano, o sacerdote Joiada chamou os capitães, mostrou o menino e distribuiu os escudos que tinham sido de Davi. Com os guardas em volta, trouxe Joás e pôs nele duas coisas: a coroa e o livro da aliança. O povo bateu palmas e as trombetas tocaram. Joás tinha sete anos. Da família dele nasceu, muito depois, Jesus, outro bebê que precisou ser protegido de um rei mau.',
        activity:
          'Escrevam numa tira de papel uma promessa de Deus que conhecem e escondam pela sala. Cada um acha uma que não é a sua e lê alto.',
        questions: [
          'O que Jeoseba arriscou?',
          'Por que Joás recebeu o livro junto com a coroa?',
          'Quando você achou que Deus tinha esquecido alguma coisa?',
        ],
      },
      challenge: 'Ajude a cuidar de uma criança menor do que você por um dia.',
    },
    prayer:
      'Senhor, tu guardas o que ninguém vê. Obrigado pelas Jeosebas e pelos Joiadas da nossa vida. Dá coragem a quem protege um pequeno e paciência a quem espera o sétimo ano. A tua promessa não morre.',
    leader: {
      lost: 'Os turnos da guarda (versículos 5 a 8) confundem. Resuma assim: na troca da guarda, no sábado, os soldados que saíam ficaram com os que entravam, e cercaram o menino. O centro é a promessa a Davi, que pendia de um bebê e não caiu.',
      tender:
        'Há violência dentro da família: uma avó contra netos. Quem sofreu algo assim, ou luta pela guarda de uma criança, pode calar. Se souberem de criança em perigo, não guardem segredo: Disque 100. O segredo de Jeoseba era para proteger a vítima, e não o agressor.',
    },
    comfort:
      'Houve seis anos em que a promessa não fazia barulho nenhum. Ela dormia, comia e crescia num quarto. O silêncio de Deus também pode ser cuidado.',
    closing: 'O que Deus promete pode caber num berço e ainda assim não se perde.',
    words: [
      'joas',
      'atalia',
      'jeoseba',
      'joiada',
      'menino escondido',
      'viva o rei',
      'seis anos',
      'semente real',
      'coroa e o testemunho',
      'casa de davi',
      'rei de sete anos',
    ],
  },
  {
    verses: '12:1-21',
    key: '12:15',
    title: 'Uma caixa com um furo na tampa',
    theme: 'o cuidado fiel da casa de Deus',
    themes: ['fidelidade', 'generosidade', 'trabalho', 'discipulado'],
    idea: 'A casa de Deus fica em pé com oferta voluntária, contas claras e gente fiel; e a fé de Joás, que só andava de braço dado com Joiada, não aguenta ficar sozinha.',
    context:
      'Joás virou rei aos sete anos, criado no templo pelo sacerdote Joiada. Atalia e os seus tinham arruinado a casa de Deus (2 Crônicas 24:7). Já adulto, ele cuida da reforma. O capítulo termina mal: diante do rei da Síria, Joás entrega os tesouros do mesmo templo, e morre pelas mãos dos próprios servos. Segundo 2 Crônicas 24, depois da morte de Joiada ele deixou o Senhor.',
    retold: [
      {
        verses: '12:1-3',
        says: 'Joás reina quarenta anos e faz o que é correto enquanto o sacerdote Joiada o conduz. Contudo, os altos não são tirados.',
      },
      {
        verses: '12:4-8',
        says: 'Joás manda os sacerdotes repararem o templo com o dinheiro recebido. No ano vinte e três nada foi feito, e eles deixam o encargo.',
      },
      {
        verses: '12:9-16',
        says: 'Joiada faz um furo na tampa de uma arca e a põe junto ao altar. O dinheiro paga os carpinteiros e pedreiros, por meio de gente que age fielmente.',
      },
      {
        verses: '12:17-21',
        says: 'Hazael, rei da Síria, decide subir contra Jerusalém, e Joás lhe manda o ouro do templo. Os servos conspiram e matam Joás, e reina Amasias.',
      },
    ],
    read: {
      verses: '12:4-15',
      how: 'Um é o narrador, outro o rei. No versículo 9 alguém põe na mesa uma caixa, e os outros, em silêncio, deixam cair dentro uma moeda ou um botão.',
    },
    observe: [
      {
        ask: 'Qual era o plano de Joás no começo, e o que se descobre anos depois?',
        verses: '12:4-6',
        listen:
          'Os sacerdotes receberiam o dinheiro e consertariam; no ano vinte e três nada estava feito.',
      },
      {
        ask: 'Que solução Joiada inventa, e onde a põe?',
        verses: '12:9',
        listen: 'Uma arca com um furo na tampa, junto ao altar, à vista de quem entra.',
      },
      {
        ask: 'Quem conta o dinheiro e para quem ele vai?',
        verses: '12:10-12',
        listen:
          'O notário do rei e o grande sacerdote, juntos; vai para carpinteiros, pedreiros, madeira e pedra.',
      },
      {
        ask: 'Por que não pediam contas aos que pagavam os trabalhadores?',
        verses: '12:15',
        listen: '“porque o faziam eles fielmente”.',
      },
    ],
    interpret: [
      {
        ask: 'O dinheiro entrava, e as rachaduras continuavam. O que faltava no primeiro plano?',
        verses: '12:5-7',
        listen:
          'O texto não acusa de roubo; faltava quem respondesse pela obra, separar o dinheiro e olhar o resultado.',
        follow: 'Quanto tempo o rei levou para perguntar?',
      },
      {
        ask: 'A caixa tinha furo, lugar à vista e duas pessoas para contar. O que esse cuidado protege?',
        verses: '12:9-10',
        listen: 'A oferta, a confiança do povo e também quem lida com o dinheiro.',
      },
      {
        ask: 'Nada de bacias de prata nem trombetas antes da hora. O que essa escolha ensina sobre prioridades?',
        verses: '12:13-14',
        listen: 'Primeiro tapar a rachadura, depois o enfeite.',
      },
    ],
    live: [
      {
        ask: 'Que rachadura da sua casa, das que se veem ou das que não se veem, espera conserto desde muito antes deste ano?',
        listen: 'Parede, saúde, conversa, documento; uma só.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Joás fazia o certo enquanto Joiada o conduzia (12:2). De quem a sua fé anda de braço dado, e o que já anda com as próprias pernas?',
        listen: 'Gratidão pelo braço, e um passo próprio.',
        for: ['young', 'teens', 'new-believers'],
      },
      {
        ask: 'Quando lhe entregam dinheiro ou tarefa dos outros, o que você faz para que a confiança não precise de sorte?',
        listen: 'Nota, dois que conferem, prazo, mensagem.',
        follow: 'O que ainda está só na sua cabeça?',
      },
      {
        ask: 'O que mudou na sua vontade de ofertar conforme você viu para onde o dinheiro ia?',
        listen: 'Alegria ou ferida; sem defender nem atacar ninguém.',
        for: ['adults', 'visitors', 'long-believers'],
      },
      {
        ask: 'Qual trabalho manual seu poderia tapar um buraco na igreja ou na casa de alguém?',
        listen: 'Pintura, costura, planilha, comida, elétrica.',
        for: ['men', 'women', 'elderly', 'young'],
      },
      {
        ask: 'Em que enfeite a gente costuma gastar enquanto a parede está rachada?',
        listen: 'Na vida, na igreja, no grupo; humor ajuda.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual conserto na sua casa ficou provisório e já faz aniversário?',
        bridge: 'O templo de Jerusalém esperou até o ano vinte e três do rei.',
      },
      {
        text: 'O que você já juntou em cofrinho, e o que comprou quando abriu?',
        bridge: 'A ideia da caixa com furo na tampa é mais velha do que parece.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Ache com os olhos uma rachadura, um risco ou um lascado perto de você.',
      bridge: 'Um rei jovem também reparou nas fendas.',
    },
    complete: [
      {
        name: 'Ordem de serviço',
        text: 'Preencha: A fenda é … . Está aberta desde … . Quem pode ajudar é … . Começo no dia … . Saberei que acabou quando … .',
      },
      {
        name: 'Sem Joiada',
        text: 'Complete: O que faço com Deus porque alguém me puxa: … . O que eu faria mesmo sozinho: … . O que quero passar de uma lista para a outra: … .',
      },
    ],
    challenges: [
      {
        do: 'Conserte nesta semana, com as suas mãos ou chamando quem saiba, uma coisa que está quebrada na casa de outra pessoa.',
        tell: 'O que era e o que a pessoa disse.',
      },
      {
        do: 'Faça uma caixa com um furo na tampa, ponha nela um pouco por dia e decidam juntos em que conserto usar.',
        tell: 'Que conserto vocês escolheram.',
      },
    ],
    children: {
      truth: 'Eu posso ajudar a cuidar da casa de Deus.',
      to7: {
        story:
          'O rei Joás gostava da casa de Deus. Foi lá que ele cresceu! Mas um dia ele olhou e viu buracos nas paredes. Ele pediu: vamos consertar! O tempo passou, passou, e ninguém consertou. Então o sacerdote Joiada teve uma ideia. Pegou uma caixa bem grande, fez um furo na tampa e pôs perto do altar. Quem queria dava o seu dinheirinho: plim, plim, plim! Quando a caixa ficava cheia, eles contavam e pagavam os carpinteiros e os pedreiros. Toc, toc, toc! A casa de Deus foi consertada. E os trabalhadores faziam tudo direitinho.',
        activity:
          'Façam um furo na tampa de uma caixa. Cada criança põe dentro um desenho de algo que pode fazer para ajudar na igreja.',
        questions: [
          'O que havia nas paredes?',
          'O que Joiada fez com a caixa?',
          'Como você pode ajudar?',
        ],
      },
      to12: {
        story:
          'Joás foi escondido e criado no templo quando era pequeno. Agora era rei, e as paredes daquele lugar querido estavam cheias de fendas. Ele mandou juntar dinheiro e consertar. Só que, muitos anos depois, nada estava pronto! O rei chamou Joiada e perguntou: por que não reparais as aberturas? Joiada, que já era velho, achou um jeito simples: uma caixa com um furo na tampa, bem à vista, ao lado do altar. Quem chegava entregava a oferta, e os sacerdotes da porta punham ali. Quando enchia, duas pessoas contavam juntas, e o dinheiro ia para carpinteiros, pedreiros, madeira e pedra. Nada de comprar enfeite de ouro antes da hora: primeiro, as paredes. E os homens que pagavam os trabalhadores eram tão honestos que nem precisavam prestar contas. Fidelidade é isto: fazer direito quando ninguém confere.',
        activity:
          'Inventem uma ordem de serviço para a igreja ou a casa: o que está quebrado, o que precisa, quem faz. Escolham uma e façam hoje.',
        questions: [
          'Por que o primeiro plano não deu certo?',
          'Por que duas pessoas contavam o dinheiro?',
          'O que você faz bem mesmo sem ninguém olhar?',
        ],
      },
      challenge: 'Conserte ou arrume uma coisa da sua casa sem ninguém pedir.',
    },
    prayer:
      'Senhor, tu vês as fendas da tua casa e da nossa. Dá-nos mãos fiéis, contas limpas e alegria de ofertar. E quando o braço que nos guia faltar, segura-nos tu, para que o nosso coração não se desvie.',
    leader: {
      lost: 'O capítulo pode virar palestra sobre arrecadação. O coração dele está em duas frases: “porque o faziam eles fielmente” (15) e “todo o tempo que o sacerdote Joiada o conduziu” (2). Conte o fim de Joás em um minuto: reformou a casa e não firmou o coração.',
      tender:
        'Quem foi explorado por causa de ofertas pode ficar na defensiva, e com razão. Não peça dinheiro neste encontro. Diga que a Bíblia é a favor de contas à vista.',
    },
    comfort:
      'As fendas do templo ficaram anos abertas, e Deus não foi embora dali. Ele mora com gente em obra. Você não precisa estar rebocado para ele ficar.',
    closing: 'Fidelidade é o que segura a parede quando ninguém olha.',
    words: [
      'joas',
      'joiada',
      'reparar o templo',
      'fendas',
      'aberturas do templo',
      'arca com furo',
      'ofertas',
      'carpinteiros',
      'pedreiros',
      'fielmente',
      'hazael',
      'reforma do templo',
    ],
  },
  {
    verses: '13:1-9',
    key: '13:4',
    title: 'A única coisa que guardaram dele',
    theme: 'a oração de quem não merece',
    themes: ['oracao', 'graca', 'arrependimento', 'fidelidade'],
    idea: 'Um rei que fez o mal, com o exército virado em pó, ora; Deus olha a aflição do povo e dá um salvador, sabendo que depois do alívio eles vão continuar iguais.',
    context:
      'Há gerações o reino do norte, Israel, se curva aos bezerros de ouro que Jeroboão fez. A Síria toma cidade após cidade. Jeoacaz, filho de Jeú, reina dezessete anos, e o livro gasta com ele nove versículos: uma ficha de funcionário, com um parêntese no meio. É nesse parêntese que está a novidade.',
    retold: [
      {
        verses: '13:1-3',
        says: 'Jeoacaz reina em Samaria e segue os pecados de Jeroboão. O Senhor se ira e entrega Israel nas mãos dos reis da Síria por longo tempo.',
      },
      {
        verses: '13:4-6',
        says: 'Jeoacaz ora, e o Senhor o ouve, porque vê a aflição de Israel. Dá ao povo um salvador, e mesmo assim eles não largam os pecados.',
      },
      {
        verses: '13:7-9',
        says: 'A Jeoacaz só restam cinquenta cavaleiros, dez carros e dez mil homens, porque a Síria fez os outros como pó. Ele morre, e reina Joás, seu filho.',
      },
    ],
    read: {
      verses: '13:1-9',
      how: 'Uma pessoa lê 1 a 3 e 7 a 9 com voz de quem lê relatório. Outra, com voz de quem conta novidade, lê 4 a 6. Parem um instante entre uma voz e a outra.',
    },
    observe: [
      {
        ask: 'Que nota o livro dá ao governo de Jeoacaz, e a quem o compara?',
        verses: '13:1-2',
        listen: 'Fez o mal; seguiu os pecados de Jeroboão e não largou deles.',
      },
      {
        ask: 'Quem oprime Israel, e quanto dura isso?',
        verses: '13:3',
        listen: 'Hazael e depois o filho dele; “por longo tempo”.',
      },
      {
        ask: 'O que o rei faz, o que Deus olha e o que Deus dá?',
        verses: '13:4-5',
        listen:
          'Ele ora; Deus olha a aflição de Israel; dá um salvador, e voltam a morar como antes.',
      },
      {
        ask: 'Passado o perigo, o que muda no povo e o que fica de pé?',
        verses: '13:5-6',
        listen: 'Voltam para casa; os pecados continuam e o bosque, o poste do ídolo, permanece.',
      },
      {
        ask: 'O que restou do exército, e com que o texto compara os que caíram?',
        verses: '13:7',
        listen: 'Cinquenta cavaleiros, dez carros, dez mil a pé; com pó para pisar.',
      },
    ],
    interpret: [
      {
        ask: 'O rei é o mesmo antes e depois de orar. Segundo o texto, o que fez Deus ouvir?',
        verses: '13:4',
        listen:
          '“Porque olhou a aflição de Israel”: foi a dor do povo, e não o currículo de quem orou.',
        follow: 'O que isso faz com a ideia de que só é ouvido quem anda direito?',
      },
      {
        ask: 'Do salvador não se diz o nome, nem de onde veio, nem como venceu. Para onde isso leva os nossos olhos?',
        verses: '13:5',
        listen: 'Para quem deu. A ajuda chega, e a glória fica com Deus.',
      },
      {
        ask: 'Que diferença há entre querer que Deus tire o aperto e querer a Deus?',
        verses: '13:4-6',
        listen: 'O poste ficou de pé: quiseram a casa de volta, e não quem a devolveu.',
      },
      {
        ask: 'O versículo 8 fala das valentias do rei e não conta nenhuma. O que o livro escolheu guardar dele, e por quê?',
        verses: '13:4, 13:8',
        listen: 'Uma oração. De dezessete anos, foi o que valeu a pena escrever.',
      },
    ],
    live: [
      {
        ask: 'Que oração você fez só porque não restava mais nada a fazer?',
        listen: 'Corredor de hospital, boleto, estrada; Deus não desprezou a de Jeoacaz.',
      },
      {
        ask: 'Em que assunto você se sente com dez carros e cinquenta cavaleiros, muito menos do que já teve?',
        listen: 'Força, dinheiro, paciência, amigos; sem pressa de animar.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Prometer tudo a Deus na véspera e esquecer no dia seguinte: o que daria para fazer na manhã depois do alívio?',
        listen: 'Uma coisa só, pequena e com horário.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Depois que Deus socorreu a sua casa, que poste ficou de pé num canto sem ninguém mexer?',
        listen: 'O jogo, a dívida nova, o silêncio; cada um fala do seu poste.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'O que você acha que precisa arrumar na vida antes de poder falar com Deus?',
        listen: 'Ouça com carinho; depois releiam o versículo 4.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se de toda a sua vida coubesse uma linha num livro, que oração você gostaria que fosse?',
        listen: 'Cada um pode escrever antes de dizer.',
        for: ['adults', 'elderly', 'singles', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a promessa que você quebrou mais depressa: dieta, academia, não comprar mais nada?',
        bridge: 'Um povo foi socorrido e logo voltou ao que era.',
      },
      {
        text: 'Que coisa na sua casa está caindo aos pedaços e continua firme no serviço: ventilador, chinelo, carro?',
        bridge: 'Um rei ficou com dez carros e cinquenta cavalos, e foi orar.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Passe o dedo num móvel e olhe o pó que ficou nele.',
      bridge: 'Um exército inteiro ficou assim, e o rei orou.',
    },
    complete: [
      {
        name: 'O que restou',
        text: 'Conte como no versículo 7: Restaram-me … , … e … . Diante disso, eu peço: Senhor, olha … .',
      },
      {
        name: 'Depois do alívio',
        text: 'Duas linhas: Quando Deus me tirou de … , eu voltei a viver como antes, e foi bom porque … . Mas o que eu não deixei Deus mudar foi … . Sobre essa segunda linha, uma oração de uma frase: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um socorro que você já recebeu e, no domingo, em vez de pedir, agradeça por ele e mude uma coisa concreta por causa disso.',
        tell: 'O socorro e a mudança, em duas frases.',
      },
      {
        do: 'Na terça, ore por alguém que, para você, não merece, falando a Deus só do que aflige essa pessoa.',
        tell: 'O que você passou a ver depois de olhar a aflição dela.',
      },
    ],
    children: {
      truth: 'Deus me ouve mesmo quando eu errei.',
      to7: {
        story:
          'Havia um rei que não obedecia a Deus. O nome dele era Jeoacaz. Vieram inimigos muito fortes, por muito, muito tempo. O rei tinha um montão de soldados. Sobraram poucos. Tinha um montão de cavalos. Sobraram cinquenta. Tinha um montão de carros. Sobraram só dez! O rei ficou pequenininho. Então ele fez uma coisa que não costumava fazer: orou. Deus, ajuda a gente! E Deus ouviu? Ouviu, sim! Deus viu que o povo estava sofrendo e mandou ajuda. Todos voltaram para as suas casas e dormiram sossegados. Deus ouve a gente mesmo quando a gente errou. Ele é muito bom.',
        activity:
          'Com blocos ou tampinhas, montem um exército grande e vão tirando até sobrarem dez. Aí todos juntam as mãos e dizem: Deus, ajuda a gente!',
        questions: [
          'Quantos carros sobraram para o rei?',
          'O que ele fez então?',
          'O que você quer pedir a Deus?',
        ],
      },
      to12: {
        story:
          'O livro dos Reis parece um caderno de notas, e a nota de Jeoacaz foi ruim: fez o que era mau, igual aos reis antes dele. Durante muito tempo a Síria atacou Israel. O exército foi encolhendo até parecer pó no chão: dez carros, cinquenta cavaleiros. Aí aconteceu uma coisa que ninguém esperava. Jeoacaz orou. E uma coisa ainda mais inesperada: Deus ouviu! Não porque o rei fosse bom, mas porque olhou para o povo e viu como estava sofrendo. Deus mandou alguém para livrá-los; o livro nem diz o nome. As pessoas voltaram para casa. Só que, passado o susto, continuaram com os ídolos como antes. Que pena! O rei viveu muitos anos e fez muitas coisas valentes, mas o livro não conta nenhuma. Contou só isto: um dia, ele orou, e o Senhor o ouviu.',
        activity:
          'Cada um recebe uma tira de papel do tamanho de uma linha e escreve nela uma oração que gostaria que guardassem. Colem as tiras numa folha: o livro da turma.',
        questions: [
          'Por que Deus ouviu um rei que tinha errado tanto?',
          'O que o povo não mudou depois de ser ajudado?',
          'Como você pode agradecer por uma ajuda que já recebeu?',
        ],
      },
      challenge: 'Agradeça a Deus hoje por um pedido antigo que ele já atendeu.',
    },
    prayer:
      'Senhor, restou pouco, e não é por sermos bons que viemos. Olha a aflição da nossa gente. E quando o aperto passar, não nos deixes só de volta em casa: traz-nos de volta a ti.',
    leader: {
      lost: 'Os nomes: há dois Joás, um em cada reino, e dois Ben-Hadade. Nesta noite só importam Jeoacaz e a Síria. O bosque do versículo 6 não são árvores: é um poste de madeira, imagem de uma deusa. E o 7 volta no tempo, para contar como estava o exército quando o rei orou.',
      tender:
        'Quem convive com recaída, sua ou de alguém de casa, pode ouvir o versículo 6 como sentença. Diga que o 4 continua aberto a quem caiu de novo. CAPS AD e grupos como AA e Al-Anon ajudam de graça, e sem perguntar quantas vezes.',
      differ:
        'Quem foi o salvador do versículo 5? Uns pensam num rei da Assíria que atacou Damasco, outros no filho ou no neto de Jeoacaz, outros em Eliseu. O texto cala o nome, e o grupo pode calar também.',
    },
    comfort:
      'Pó no chão não fica de pé para orar. Jeoacaz orou assim mesmo, e Deus olhou. Se o que lhe resta é pouco, ou se você só procurou Deus agora, o olhar dele alcança esse pouco.',
    closing:
      'A eles Deus deu um salvador sem nome, e ficaram iguais; a nós deu Jesus, que também faz o coração novo.',
    words: [
      'jeoacaz',
      'hazael',
      'po para pisar',
      'deu um salvador a israel',
      'dez carros',
      'cinquenta cavaleiros',
      'aflicao de israel',
      'opressao da siria',
      'pecados de jeroboao',
      'oracao de jeoacaz',
    ],
  },
  {
    verses: '13:14-25',
    key: '13:19',
    title: 'Três batidas no chão',
    theme: 'a fé que para cedo demais',
    themes: ['fe', 'esperanca', 'luto', 'fidelidade'],
    idea: 'Na cama da morte, Eliseu põe as mãos sobre as de um rei que chora; Deus oferece mais do que o rei ousa receber, e nem o enterro do profeta faz Deus parar de dar vida.',
    context:
      'Joás reina no norte, e dele também se diz que fez o mal (13:11). A Síria tinha deixado o exército do pai dele como pó. Eliseu é profeta há muitas décadas e já serviu a vários reis; agora adoeceu. Joás o chama com as palavras que o próprio Eliseu gritou quando perdeu Elias (2:12). O capítulo termina com três vitórias (13:25).',
    retold: [
      {
        verses: '13:14-17',
        says: 'O rei Joás chora diante de Eliseu, que está para morrer. Eliseu põe as mãos sobre as do rei, e ele atira pela janela uma flecha de salvação contra a Síria.',
      },
      {
        verses: '13:18-19',
        says: 'Eliseu manda o rei ferir a terra com as flechas, e ele fere três vezes e para. O profeta se ira, porque só três vezes ele ferirá a Síria.',
      },
      {
        verses: '13:20-25',
        says: 'Eliseu morre, e um morto que toca em seus ossos revive. O Senhor se compadece de Israel, por amor de seu pacto, e Joás derrota a Síria três vezes.',
      },
    ],
    read: {
      verses: '13:14-23',
      how: 'Uma pessoa deitada ou recostada faz Eliseu, outra faz o rei, ajoelhada ao lado. No 16, ponham mesmo as mãos sobre as mãos. No 18, o rei bate três vezes no chão, e todos esperam um pouco em silêncio.',
    },
    observe: [
      {
        ask: 'Como está Eliseu, como chega o rei, e de que o chama?',
        verses: '13:14',
        listen: 'Doente para morrer; chorando; meu pai, carro de Israel e seus cavaleiros.',
      },
      {
        ask: 'Onde Eliseu põe as mãos antes da primeira flecha, e que nome dá a ela?',
        verses: '13:16-17',
        listen: 'Sobre as mãos do rei; “Flecha de salvação do SENHOR”.',
      },
      {
        ask: 'Qual é a segunda ordem, quantas vezes o rei a cumpre, e o que Eliseu diz que faltou?',
        verses: '13:18-19',
        listen: 'Fere a terra; três vezes; deviam ser cinco ou seis.',
      },
      {
        ask: 'O que acontece no sepulcro de Eliseu, e por que as pessoas estavam com pressa?',
        verses: '13:20-21',
        listen: 'Vinha uma tropa; jogaram ali um morto, e ele reviveu ao tocar os ossos.',
      },
      {
        ask: 'Que motivo o versículo 23 dá para Deus não ter destruído Israel?',
        verses: '13:23',
        listen: 'Misericórdia, compaixão, o pacto com Abraão, Isaque e Jacó.',
      },
    ],
    interpret: [
      {
        ask: 'O rei chora um homem doente como quem perde um exército. O que ele achava que ia embora junto com Eliseu?',
        verses: '13:14, 13:17',
        listen: 'A defesa do país. Eliseu mostra de quem ela é: a flecha é do Senhor.',
      },
      {
        ask: 'O que as mãos de um moribundo sobre as mãos de um rei dizem, que uma frase não diria?',
        verses: '13:16',
        listen: 'Você não atira sozinho; a força não é minha nem sua.',
        follow: 'Quem já fez isso com você?',
      },
      {
        ask: 'Ninguém disse ao rei um número. O que três batidas mostram, depois da promessa que ele tinha acabado de ouvir?',
        verses: '13:17-19',
        listen:
          'Cumpriu a ordem e guardou a força; recebeu a promessa pela metade. Não há aqui conta mágica de batidas.',
      },
      {
        ask: 'Por que o livro conta o morto que revive logo depois de contar que o profeta morreu?',
        verses: '13:20-21, 13:23',
        listen: 'O mensageiro se acaba e Deus não; a vida era dele o tempo todo.',
      },
    ],
    live: [
      {
        ask: 'Em que coisa boa você bateu três vezes e parou, por cansaço ou por vergonha de esperar mais?',
        listen:
          'Reconciliação, estudo, oração por alguém; às vezes parar foi sábio, e isso também se diz.',
      },
      {
        ask: 'Que mãos já se puseram sobre as suas quando você não sabia segurar o arco?',
        listen: 'Um nome e a lembrança das mãos.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Quem está fraco ou doente e ainda tem o que ensinar a você?',
        listen: 'Tornem a resposta uma visita, com dia marcado.',
        for: ['adults', 'women', 'men', 'singles'],
      },
      {
        ask: 'Fazer só o bastante para passar: onde isso já fez você perder uma coisa maior?',
        listen: 'Prova, treino, amizade; sem bronca de adulto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você teme que se acabe no dia em que uma certa pessoa faltar?',
        listen:
          'Reuniões de família, a fé da casa, o conselho; e o que já pode ser aprendido hoje.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Deus curou tanta gente por meio de Eliseu, e Eliseu morreu doente. O que isso faz com o que você ouviu sobre fé e cura?',
        listen: 'Alívio, pergunta, raiva: tudo pode ser dito.',
        for: ['visitors', 'new-believers', 'mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Quando alguém diz bate na porta, quantas vezes você bate? Mostre na mesa, um de cada vez, e vejam se o número é sempre o mesmo.',
        bridge: 'Um rei bateu três vezes e parou.',
      },
      {
        text: 'Na pescaria da festa junina, nos dardos ou no boliche, conte um fiasco da sua pontaria.',
        bridge: 'Um rei acertou a flecha pela janela e falhou depois, na parte mais fácil.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Bata de leve com a mão na mesa. Repare em quantas vezes bateu antes de parar, sem ninguém ter dito o número.',
      bridge: 'Um rei bateu três.',
    },
    complete: [
      {
        name: 'Flecha pela janela',
        text: 'Dobre um papel em flecha e escreva nele: flecha de … . Abra a janela, olhe para onde o sol nasce e diga baixinho o que está do lado de lá: … .',
      },
      {
        name: 'A quarta batida',
        text: 'Complete: Por … já tentei três vezes e parei. Parei porque … . A quarta seria … . Para a quinta, eu precisaria das mãos de … sobre as minhas.',
      },
    ],
    challenges: [
      {
        do: 'Na quinta, volte a uma coisa boa que você largou na terceira tentativa e faça a quarta.',
        tell: 'Qual era e como foi levantar o braço outra vez.',
      },
      {
        do: 'No sábado, visite uma pessoa idosa ou doente que ensinou você e peça que ela ponha as mãos sobre as suas e ore.',
        tell: 'Uma frase dela, do jeito que ela disse.',
      },
    ],
    children: {
      truth: 'Deus tem mais para dar do que eu peço.',
      to7: {
        story:
          'Eliseu estava velhinho e doente, de cama. O rei foi visitar e chorou: o que vamos fazer sem você? Eliseu disse: pegue o arco e as flechas. O rei pegou. Eliseu pôs as mãos dele em cima das mãos do rei, bem quentinhas. Abra a janela! Atire! Zum, lá foi a flecha. Esta é a flecha de Deus, que vai ajudar vocês! Agora, pegue as outras flechas e bata no chão. O rei bateu: um, dois, três. E parou. Ah, disse Eliseu, por que parou tão cedo? Deus queria dar mais ajuda ainda! Mesmo assim, Deus teve pena do povo e ajudou o rei três vezes.',
        activity:
          'Com lápis ou canudos, as crianças batem no chão, e a cada batida dizem uma coisa boa que Deus dá. Quantas conseguem antes de parar?',
        questions: [
          'Onde Eliseu pôs as mãos?',
          'Quantas vezes o rei bateu?',
          'O que você quer continuar pedindo a Deus?',
        ],
      },
      to12: {
        story:
          'Eliseu, o profeta que tinha ajudado tanta gente, estava doente, e dessa vez não ia sarar. O rei Joás foi vê-lo e chorou: meu pai, você valia mais que um exército! Eliseu pediu um arco. Colocou as próprias mãos, fracas, sobre as mãos do rei, e mandou abrir a janela. Atire! É a flecha da salvação do Senhor: vocês vão vencer a Síria. Depois disse: tome as flechas e fira o chão. O rei bateu uma, duas, três vezes, e parou. Eliseu ficou triste e bravo: você tinha uma promessa na mão! Se batesse cinco ou seis vezes, a vitória seria completa; agora serão três. Eliseu morreu e foi enterrado. Tempos depois, uns homens puseram um morto no túmulo dele, e ele voltou a viver! Deus não tinha ido embora com o profeta. E as três vitórias vieram, porque Deus teve compaixão do povo.',
        activity:
          'Em duplas, um segura um lápis e o outro põe as mãos sobre as dele; juntos escrevem a palavra Deus. Conversem: como é fazer força com as mãos de outro por cima?',
        questions: [
          'Por que o rei chorava?',
          'O que as três batidas mostraram?',
          'Em que coisa boa você quer tentar mais uma vez?',
        ],
      },
      challenge: 'Tente mais uma vez uma coisa boa que você tinha desistido de fazer.',
    },
    prayer:
      'Senhor, põe as tuas mãos sobre as nossas. Paramos na terceira por medo de esperar muito. Recebe os que se despedem, sustenta os que ficam, e acaba em nós a tua obra com a tua misericórdia.',
    leader: {
      lost: 'Não diga que quem bate mais recebe mais. O texto não dá fórmula: Eliseu se indigna com quem tinha a promessa na mão e parou, e o versículo 23 põe a esperança na misericórdia de Deus, e não nas batidas. O arco e a cama valem mais tempo do que a conta.',
      tender:
        'Alguém pode pensar que uma pessoa morreu porque ele orou pouco ou parou cedo. Diga com todas as letras que não: o próprio Eliseu morreu doente, e não foi por falta de oração de ninguém. Se houver na sala quem acompanha um doente sem cura, dê a ele tempo para falar.',
      differ:
        'Por causa do versículo 21, católicos e ortodoxos veem na Bíblia um lugar para honrar as relíquias dos santos; evangélicos entendem que foi um sinal único, sem mandar que se repita. Todos leem que a vida veio de Deus, e não dos ossos.',
    },
    comfort:
      'O rei chorou junto da cama e ninguém o mandou parar. Depois sentiu as mãos do doente sobre as suas. Se você está ao lado de uma cama assim, fique; há mãos que ainda ensinam.',
    closing: 'A gente para na terceira batida; Deus, que não poupou o próprio Filho, não parou.',
    words: [
      'eliseu doente',
      'morte de eliseu',
      'joas',
      'flecha de salvacao',
      'flecha da vitoria',
      'ferir a terra',
      'bateu tres vezes',
      'cinco ou seis vezes',
      'ossos de eliseu',
      'sepulcro de eliseu',
      'janela para o oriente',
      'arco e flechas',
      'afeque',
    ],
  },
  {
    verses: '14:1-15:7',
    key: '14:10',
    title: 'O cardo que falou com o cedro',
    theme: 'o orgulho depois da vitória',
    themes: ['humildade', 'obediencia', 'graca', 'sabedoria'],
    idea: 'Amazias vence uma guerra, deixa a vitória subir à cabeça e perde o muro da cidade; enquanto isso, Deus olha a aflição de um povo que nem merecia e o salva por pura compaixão.',
    context:
      'O reino está partido em dois. Amazias, em Judá, começa bem: não vinga nos filhos a culpa dos pais. Vence Edom e desafia Joás, rei de Israel, que responde com uma fábula. Depois o capítulo passa ao norte, onde Jeroboão II, um rei mau, recupera terras porque Deus teve pena do povo (14:23-27). Por fim reina Azarias, também chamado Uzias, que termina leproso.',
    retold: [
      {
        verses: '14:1-7',
        says: 'Amazias, rei de Judá, mata os servos que mataram seu pai, mas não os filhos deles, como manda a lei. Depois fere Edom.',
      },
      {
        verses: '14:8-14',
        says: 'Amazias desafia Joás, rei de Israel, que responde com o cardo pisado. Ele não ouve, é vencido, e Joás rompe o muro de Jerusalém.',
      },
      {
        verses: '14:15-22',
        says: 'Joás morre. Amazias vive mais quinze anos, é morto numa conspiração, e o povo faz rei seu filho Azarias, de dezesseis anos.',
      },
      {
        verses: '14:23-29',
        says: 'Em Israel, Jeroboão faz o mal, mas recupera terras, porque o Senhor viu a aflição amarga do povo e o salvou.',
      },
      {
        verses: '15:1-7',
        says: 'Azarias faz o correto, mas os altos ficam. O Senhor o fere com lepra, e ele habita em casa separada.',
      },
    ],
    read: {
      verses: '14:3-14',
      how: 'Um narrador, um Amazias e um Joás. Quem faz Joás conta a fábula do versículo 9 como quem conta um caso, olhando para Amazias.',
    },
    observe: [
      {
        ask: 'O que Amazias faz de bom no começo, e que mandamento está por trás?',
        verses: '14:3, 14:5-6',
        listen: 'Poupa os filhos dos assassinos do pai: “cada um morrerá por seu pecado”.',
      },
      {
        ask: 'O que ele deixou sem fazer?',
        verses: '14:3-4',
        listen: 'Não foi como Davi; os altos ficaram, e o povo ainda sacrificava ali.',
      },
      {
        ask: 'Quem fala com quem na fábula, o que pede e como ela acaba?',
        verses: '14:9',
        listen: 'O cardo pede ao cedro a filha em casamento; passam os animais e pisam o cardo.',
      },
      {
        ask: 'O que Amazias e Jerusalém perdem no fim?',
        verses: '14:12-14',
        listen:
          'A batalha, a liberdade, quatrocentos côvados de muro, o ouro, os vasos, os reféns.',
      },
    ],
    interpret: [
      {
        ask: 'Joás diz: “gloria-te, pois, mas fica-te em tua casa”. O que Amazias teria ganhado se escutasse esse conselho atravessado?',
        verses: '14:10-11',
        listen:
          'Ficaria com a vitória de Edom, o muro e o povo. O conselho veio de um rival, e era certo.',
        follow: 'Por que é tão duro aceitar verdade de quem a gente não gosta?',
      },
      {
        ask: 'Nada indica que faltasse alguma coisa a Amazias. Então por que desafiar o vizinho?',
        verses: '14:7-10',
        listen:
          'O próprio texto responde: “teu coração te envaideceu”. A vitória pediu outra, maior.',
      },
      {
        ask: 'Joás fala em cair “tu, e Judá contigo”. O que isso ensina sobre o orgulho de quem lidera?',
        verses: '14:10, 14:12-14',
        listen: 'A conta não fica com um só: soldados, muro, templo e reféns pagaram.',
      },
    ],
    live: [
      {
        ask: 'Depois de qual vitória você ficou com vontade de brigar com um cedro?',
        listen: 'Promoção, nota, compra, elogio; riso bem-vindo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que conselho certo você recusou só por causa de quem o deu?',
        listen: 'Sogro, chefe, irmão mais novo, adversário.',
        follow: 'O que faria com ele hoje?',
      },
      {
        ask: 'Onde seria mais sábio ficar em casa do que aceitar o desafio: no grupo da família, no jogo, na discussão da internet?',
        listen: 'Um lugar concreto e um jeito de não responder.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Amazias não cobrou dos filhos a culpa dos pais. Que culpa antiga a sua família ainda cobra de quem nem tinha nascido?',
        listen: 'Mágoa herdada, briga de terra; sem expor ninguém.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'Os altos foram ficando, rei após rei. O que na sua vida com Deus virou costume que ninguém mais questiona?',
        listen: 'Um hábito sem coração, uma coisa dividida.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Mais adiante, Deus olha a aflição de Israel e salva um povo sem ninguém. O que essa compaixão diz a quem acha que não fez por merecer?',
        listen: 'Ele salvou por pena, e não por prêmio; dê tempo a quem é novo.',
        for: ['new-believers', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você fosse uma planta, seria cedro, cardo, samambaia ou cacto de escritório? Os outros podem discordar.',
        bridge: 'Um rei foi chamado de cardo numa carta, e não gostou.',
      },
      {
        text: 'Conte um desafio que você aceitou de boca cheia e perdeu feio: corrida, queda de braço, pimenta.',
        bridge: 'Amazias também mandou dizer: vem, e vejamo-nos face a face.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Lembre a última vez em que deu tudo certo. Repare no que veio à cabeça logo depois.',
      bridge: 'A queda de Amazias começou ali.',
    },
    complete: [
      {
        name: 'Cardo e cedro',
        text: 'Complete: A minha vitória foi … . Ela me deu vontade de … . Se eu ficar em casa, guardo … . Se eu for, arrisco … e levo comigo … .',
      },
      {
        name: 'O muro',
        text: 'Desenhe um muro com quatro pedras. Em cada uma, escreva algo que a sua calma protege. Que pedra cairia primeiro numa briga à toa?',
      },
    ],
    challenges: [
      {
        do: 'Receba uma provocação nesta semana e não devolva: feche a boca, guarde o celular, fique em casa.',
        tell: 'O que a briga teria estragado.',
      },
      {
        do: 'Procure alguém com quem você compete e elogie, com um fato, uma coisa que essa pessoa faz melhor.',
        tell: 'Como foi dizer aquilo em voz alta.',
      },
    ],
    children: {
      truth: 'Posso ficar feliz sem me achar o maior.',
      to7: {
        story:
          'Era uma vez um rei chamado Amazias. Ele ganhou uma luta e ficou todo, todo importante. Aí mandou um recado para outro rei, mais forte: vem me enfrentar! O outro rei respondeu com uma historinha: um espinheirinho pediu a filha de uma árvore enorme, o cedro, para casar com o filho dele. Mas passaram os bichos e pisaram no espinheirinho. O rei quis dizer: fica em casa, não procura briga! Amazias não escutou. Foi, e perdeu. Até o muro da cidade dele quebrou. Que pena! Quem escuta um bom conselho não precisa cair. Deus gosta do coração que não se acha o maior de todos.',
        activity:
          'Fiquem na ponta dos pés, bem grandes como o cedro, e depois agachados. Digam: Deus me ama pequeno e me ama grande.',
        questions: [
          'O que Amazias mandou dizer?',
          'Quem ele não escutou?',
          'Que conselho bom você já ouviu?',
        ],
      },
      to12: {
        story:
          'Amazias começou bem o reinado. Venceu o povo de Edom e ficou cheio de si. Então desafiou Joás, o rei vizinho: vem, vamos nos ver face a face! Joás respondeu com uma fábula. Um cardo, aquela planta de espinho que nasce no mato, mandou recado ao cedro, a árvore gigante: dá a tua filha para casar com o meu filho. Nisso passaram os animais e pisaram o cardo. E Joás explicou: você venceu uma vez e ficou vaidoso. Comemore, mas fique em casa. O conselho era bom, mesmo vindo de um rival. Amazias não quis ouvir. Perdeu a luta, e abriram um buraco enorme no muro de Jerusalém. Mais adiante, a Bíblia conta que Deus olhou um povo muito aflito e o salvou, só porque teve pena. O rei orgulhoso caiu; o povo sem forças foi socorrido.',
        activity:
          'Inventem em duplas uma fábula curta com plantas ou bichos para alguém que está se achando demais. Contem para a turma.',
        questions: [
          'Por que Amazias desafiou Joás?',
          'O que a fábula queria dizer?',
          'Quando é difícil aceitar um conselho?',
        ],
      },
      challenge: 'Se ganhar um jogo nesta semana, elogie primeiro quem perdeu.',
    },
    prayer:
      'Senhor, quando vencermos, guarda o nosso coração de subir. Dá-nos ouvidos para o conselho que vem de onde não esperamos. E olha a aflição de quem não tem ninguém, como olhaste a de Israel.',
    leader: {
      lost: 'Os nomes confundem: há um Joás rei de Judá, pai de Amazias, e um Joás rei de Israel, que conta a fábula. E Jeroboão aqui é o segundo. Escreva numa folha: sul, Amazias e Azarias; norte, Joás e Jeroboão. A lição do capítulo está em 14:10; a graça, em 14:26-27.',
      tender:
        'Azarias termina a vida separado por causa da doença. 2 Crônicas 26 liga a lepra dele a um ato de soberba; não estenda isso a nenhum doente da sala.',
      differ:
        'Como entender que um rei mau prospere? Uns veem a paciência de Deus com o povo; outros lembram que, no mesmo tempo, Amós denunciou a injustiça por trás daquela riqueza. As duas vozes estão na Bíblia: território maior não é prova de coração certo.',
    },
    comfort:
      'Em 14:26 o povo não tinha quem o ajudasse, nem escravo nem livre. O texto não conta que pedisse; conta que Deus viu. Ele vê também a sua aflição muito amarga.',
    closing: 'Vitória guardada em casa vale mais do que muro no chão.',
    words: [
      'amazias',
      'cardo',
      'cedro do libano',
      'joas rei de israel',
      'edom',
      'azarias',
      'uzias',
      'jeroboao segundo',
      'teu coracao te envaideceu',
      'fica te em tua casa',
      'bete semes',
      'vale das salinas',
    ],
  },
  {
    verses: '16:1-20',
    key: '16:7',
    title: 'O altar copiado de Damasco',
    theme: 'o socorro que sai caro',
    themes: ['medo', 'fe', 'adoracao', 'tentacao'],
    idea: 'Com medo de dois reis, Acaz se declara filho de um terceiro, paga com a prata de Deus, copia o altar do vencedor e acaba desmontando a casa do Senhor peça por peça.',
    context:
      'Dois vizinhos, a Síria e Israel, se juntam contra Judá. Deus manda Isaías dizer ao rei Acaz que não tenha medo e que peça um sinal; ele não quer pedir (Isaías 7:1-14). Este capítulo já contou que Acaz entregou o próprio filho ao fogo (16:3; não leia com crianças na sala). Agora ele procura quem o defenda.',
    retold: [
      {
        verses: '16:1-6',
        says: 'Acaz não faz o que é correto e chega a passar o filho pelo fogo. Os reis da Síria e de Israel cercam Jerusalém, mas não a tomam.',
      },
      {
        verses: '16:7-9',
        says: 'Acaz se diz servo e filho do rei da Assíria e lhe manda a prata e o ouro do templo. O rei assírio toma Damasco.',
      },
      {
        verses: '16:10-16',
        says: 'Em Damasco, Acaz vê um altar e manda o sacerdote Urias fazer um igual. Sacrifica nele e põe de lado o altar de bronze.',
      },
      {
        verses: '16:17-20',
        says: 'Acaz corta e tira peças da casa do Senhor e remove a entrada do rei, por causa do rei da Assíria. Morre, e reina Ezequias, seu filho.',
      },
    ],
    read: {
      verses: '16:7-18',
      how: 'Ponham no centro da mesa uma Bíblia aberta. Cada vez que Acaz tirar ou mudar uma coisa do templo, alguém empurra a Bíblia um pouco para o lado. Reparem onde ela foi parar no 18.',
    },
    observe: [
      {
        ask: 'Que dois nomes Acaz dá a si mesmo diante do rei da Assíria, e o que pede?',
        verses: '16:7',
        listen: '“Eu sou teu servo e teu filho”; sobe e defende-me.',
      },
      {
        ask: 'De onde sai o pagamento, e o que ele compra?',
        verses: '16:8-9',
        listen: 'Da casa do Senhor e do palácio; a Assíria ataca Damasco e a toma.',
      },
      {
        ask: 'O que Acaz vê em Damasco, o que manda para casa, e o que o sacerdote já fez quando ele chega?',
        verses: '16:10-11',
        listen: 'Um altar; o desenho dele; Urias já construiu tudo antes da volta.',
      },
      {
        ask: 'Para onde vai o altar de bronze, o de sempre, e para que o rei ainda o guarda?',
        verses: '16:14-15',
        listen: 'Para o lado, ao norte; para consultar quando for o caso.',
      },
      {
        ask: 'O que mais ele corta e muda de lugar, e por causa de quem?',
        verses: '16:17-18',
        listen: 'As cintas, o mar de bronze, a tenda, a entrada; por causa do rei da Assíria.',
      },
    ],
    interpret: [
      {
        ask: 'Servo e filho: a quem um rei da família de Davi devia dizer essas palavras?',
        verses: '16:7',
        listen:
          'Ao Senhor, que prometeu a Davi ser pai do rei (2 Samuel 7:14). O medo fez Acaz trocar de pai.',
      },
      {
        ask: 'O socorro funcionou: Damasco caiu. Como um socorro que funciona pode sair caro demais?',
        verses: '16:8-9, 16:17-18',
        listen:
          'Prata, depois altar, depois a própria porta: quem comprou o favor continuou pagando.',
        follow: 'Onde você já viu uma conta assim?',
      },
      {
        ask: 'Acaz não jogou fora o altar de Deus, só o encostou. Por que encostar engana mais do que jogar fora?',
        verses: '16:14-15',
        listen: 'Dá para dizer que ele continua ali; Deus vira opção de consulta.',
      },
      {
        ask: 'Do sacerdote não se conta uma única pergunta. O que se poderia esperar de alguém no lugar de Urias?',
        verses: '16:11, 16:16',
        listen:
          'Que perguntasse, que demorasse, que dissesse não. Obedeceu a tudo e até antes do prazo.',
      },
    ],
    live: [
      {
        ask: 'De quem você já se fez servo e filho por medo: um chefe, um grupo, um parente, uma dívida?',
        listen: 'O medo que havia por trás; ninguém precisa dizer o nome.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Com que prata que não era só sua você já pagou um alívio: o tempo da família, a saúde, o seu nome?',
        listen: 'Hora extra sem fim, empréstimo, mentira; sem julgar quem precisou.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Mudar de roupa, de gosto ou de opinião por causa de quem está olhando: que peça sua já saiu do lugar assim?',
        listen: 'Uma risada falsa, um amigo deixado de lado, a fé escondida.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que é de Deus e continua na sua casa, mas encostado, para o caso de precisar?',
        listen: 'A Bíblia, o domingo, a mesa junta, a oração com o outro.',
        for: ['long-believers', 'couples', 'elderly'],
      },
      {
        ask: 'Que ordem você cumpriu depressa demais, sem fazer a pergunta que devia?',
        listen: 'No trabalho, na igreja, em casa; o que seria perguntar com respeito.',
      },
      {
        ask: 'A quem você tem vontade de dizer hoje: sobe e defende-me?',
        listen: 'Uma pessoa, um remédio, um dinheiro; Deus também pode ouvir essa frase.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já tentou copiar igualzinho, um corte de cabelo, um bolo, uma sala de revista, e saiu outra coisa?',
        bridge: 'Um rei viu um altar em viagem e mandou fazer um igual.',
      },
      {
        text: 'Conte um conserto baratinho ou um favor de graça que saiu caríssimo.',
        bridge: 'Acaz achou quem o ajudasse, e a conta foi chegando.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Procure em casa um objeto que foi encostado num canto quando chegou outro mais bonito.',
      bridge: 'No templo, um rei encostou o altar de Deus.',
    },
    complete: [
      {
        name: 'Recibo do socorro',
        text: 'Preencha: Recebi de … a ajuda de … . Paguei com … . Depois ainda me cobraram … . Assinado: eu. Embaixo: se eu tivesse começado por Deus, … .',
      },
      {
        name: 'Planta da casa',
        text: 'Desenhe a planta da sua casa ou da sua semana e marque onde está o lugar de Deus: no meio, de lado ou encostado. Faça uma seta até onde ele vai ficar e escreva nela um dia.',
      },
    ],
    challenges: [
      {
        do: 'Até sábado, traga de volta para o meio uma coisa encostada: a Bíblia na mesa, a oração antes da comida, o telefonema do domingo.',
        tell: 'O que precisou sair para ela caber.',
      },
      {
        do: 'Na próxima vez que for dizer sim por medo, responda: amanhã eu digo. Nessa noite, converse com Deus e com uma pessoa sensata.',
        tell: 'Se o sim continuou sim na manhã seguinte.',
      },
    ],
    children: {
      truth: 'O lugar de Deus é no meio, e não no cantinho.',
      to7: {
        story:
          'O rei Acaz estava com medo de uns inimigos. Deus mandou dizer: não tenha medo, confie em mim! Mas Acaz não confiou. Chamou um rei muito forte e disse: eu sou seu servo, eu sou seu filho, venha me salvar! E pagou com a prata que era de Deus. Depois foi visitar esse rei e viu um altar diferente, enorme. Que lindo, quero um igual! Fizeram um igualzinho. E o altar de Deus? Empurra, empurra, empurra: foi para o cantinho. Que triste! Deus queria cuidar do rei Acaz como um pai cuida do filho. O lugar de Deus é bem no meio do coração da gente.',
        activity:
          'Com almofadas, a criança faz uma casa e põe um coração de papel no cantinho. Todos ajudam a trazê-lo para o meio e dizem: aqui é o lugar de Deus!',
        questions: [
          'De quem o rei tinha medo?',
          'Para onde foi o altar de Deus?',
          'Onde você quer que Deus fique?',
        ],
      },
      to12: {
        story:
          'Dois reis vizinhos ameaçavam a cidade de Jerusalém. O profeta Isaías disse ao rei Acaz: fique calmo, Deus vai proteger vocês. Acaz preferiu outro plano. Mandou um recado ao poderoso rei da Assíria: sou seu servo e seu filho, venha me defender! E, para pagar, pegou a prata e o ouro do templo de Deus. Deu certo: a Assíria derrotou o inimigo. Só que a conta não parou aí. Acaz foi a Damasco agradecer, viu um altar estrangeiro e mandou o desenho para casa: quero um igual! O sacerdote Urias nem perguntou nada; quando o rei voltou, estava pronto. O altar de Deus foi empurrado para o lado. Depois, para agradar ao rei da Assíria, Acaz foi cortando e mudando peças do templo. Ele não expulsou Deus. Só foi encostando, um pouquinho de cada vez, por medo.',
        activity:
          'Desenhem uma mesa com várias cadeiras: escola, jogo, amigos, família. Onde está a cadeira de Deus? Movam as cadeiras de papel até ficar do jeito que acham certo e expliquem.',
        questions: [
          'A quem Acaz chamou de pai, e por quê?',
          'O que aconteceu com o altar de Deus?',
          'Quando o medo faz você querer agradar aos outros?',
        ],
      },
      challenge: 'Numa refeição desta semana, lembre a família de agradecer a Deus antes.',
    },
    prayer:
      'Pai, o medo nos fez dizer a outros: sou teu servo, sou teu filho. Traz-nos de volta para ti. Desencosta o que pusemos de lado, e dá-nos a pergunta que Urias não fez.',
    leader: {
      lost: 'São muitos reis. Basta dizer: dois vizinhos que ameaçam e um gigante contratado. E cuidado com a lição torta: pedir ajuda a médico, polícia, advogado ou amigo é bom. O erro de Acaz foi a quem se entregou como filho, depois de Deus ter oferecido cuidado, e com o que pagou.',
      tender:
        'Pode haver alguém preso a quem o socorreu: agiota, companheiro que controla, líder que cobra obediência. Não peça nomes na roda; diga em particular que há saída (Ligue 180, Defensoria Pública, polícia). O versículo 3 fere quem sofreu violência dos pais: mencione-o sem ler.',
      differ:
        'Há quem use este capítulo contra toda novidade no culto, e há quem lembre que o próprio templo foi feito por artesãos de Tiro. Cristãos pensam de modos diferentes sobre formas e estilos; aqui a pergunta é outra, e vem antes: de quem somos filhos?',
    },
    comfort:
      'Acaz estava cercado, e quem tem medo agarra o que vê. Deus tinha mandado dizer a ele: aquieta-te. Se você já encostou Deus por puro cansaço, ele continua ali perto, e a frase vale para você.',
    closing: 'Deus não vende socorro: em Jesus, ele mesmo pagou e nos fez filhos.',
    words: [
      'acaz',
      'tiglate pileser',
      'altar de damasco',
      'altar copiado',
      'urias sacerdote',
      'altar de bronze',
      'resim',
      'rei da assiria',
      'teu servo e teu filho',
      'mar de bronze',
      'modelo do altar',
    ],
  },
  {
    verses: '17:1-23',
    key: '17:13',
    title: 'Seguiram o vazio e ficaram vazios',
    theme: 'a queda de Israel e os avisos de Deus',
    themes: ['arrependimento', 'santidade', 'obediencia', 'palavra'],
    idea: 'Israel não caiu num dia: por duzentos anos foi trocando o Deus que o libertou por ídolos vazios, surdo ao convite repetido de voltar.',
    context:
      'O ano é por volta de 722 antes de Cristo. A Assíria cerca Samaria por três anos, toma a cidade e leva as dez tribos do norte para longe. A notícia cabe em dois versículos (5 e 6). O resto do capítulo para e explica por quê, como um médico que escreve a história da doença. Judá, no sul, fica avisado (19).',
    retold: [
      {
        verses: '17:1-6',
        says: 'Oseias, rei de Israel, deixa de pagar tributo, e o rei da Assíria o prende. Samaria é cercada por três anos e tomada, e Israel é levado embora.',
      },
      {
        verses: '17:7-12',
        says: 'Israel pecou contra o Senhor, que o tirou do Egito. Seguiu as nações, levantou estátuas em todo morro alto e serviu aos ídolos.',
      },
      {
        verses: '17:13-17',
        says: 'O Senhor advertiu por todos os profetas, mas Israel endureceu. Fez dois bezerros, serviu a Baal e passou os filhos pelo fogo.',
      },
      {
        verses: '17:18-23',
        says: 'O Senhor se ira e tira Israel de diante de si, e só resta Judá, que também não obedece. Desde Jeroboão, Israel não se desviou do pecado.',
      },
    ],
    read: {
      verses: '17:7-18',
      how: 'Uma voz lê a lista, sem pressa. No versículo 13 outra pessoa se levanta e lê, como um profeta à porta. Depois volta a primeira voz.',
    },
    observe: [
      {
        ask: 'Que grande coisa Deus tinha feito por esse povo, e o que eles fizeram em troca?',
        verses: '17:7',
        listen: 'Tirou-os do Egito; eles temeram outros deuses.',
      },
      {
        ask: 'Que lugares e práticas aparecem na lista?',
        verses: '17:9-12, 17:16-17',
        listen:
          'Altos em todas as cidades, estátuas, incenso, bezerros, Baal, adivinhação, até filhos passados pelo fogo.',
      },
      {
        ask: 'Por meio de quem Deus avisava, e com que palavras?',
        verses: '17:13',
        listen: 'Por todos os profetas e videntes: “Convertei-vos de vossos maus caminhos”.',
      },
      {
        ask: 'Como eles responderam ao aviso?',
        verses: '17:14-15',
        listen: 'Não obedeceram, endureceram a cerviz, rejeitaram os estatutos e o pacto.',
      },
    ],
    interpret: [
      {
        ask: 'O texto diz que “seguiram a vaidade, e se fizeram vãos”. De que modo a gente fica parecido com aquilo que segue?',
        verses: '17:15',
        listen:
          'Vaidade é o que é vazio, sopro: quem adora o vazio esvazia. O coração toma a forma do que ama.',
        follow: 'Que exemplo disso vocês veem por aí?',
      },
      {
        ask: 'A lista começa assim: pecaram contra quem os tirou do Egito. Por que lembrar o Egito antes de falar dos ídolos?',
        verses: '17:7-8',
        listen: 'Mostra a ingratidão: quem esquece quem o libertou procura outro senhor.',
      },
      {
        ask: 'O versículo 9 diz que faziam coisas “secretamente”, e o 10 fala de todo morro alto. Como um pecado passa do segredo para o morro?',
        verses: '17:9-10',
        listen: 'Aos poucos: primeiro escondido, depois costume, depois monumento.',
      },
      {
        ask: 'O que o versículo 13, no meio da lista, revela sobre o coração de Deus?',
        verses: '17:13',
        listen: 'Ele não queria a queda: mandou todos os profetas chamar de volta.',
      },
    ],
    live: [
      {
        ask: 'Com o que você tem se parecido ultimamente, de tanto seguir?',
        listen: 'Pressa, tela, comparação, raiva; também coisas boas.',
        for: ['adults', 'young', 'men', 'women'],
      },
      {
        ask: 'Que Egito Deus já tirou de baixo dos seus pés, e quando foi a última vez que você contou isso?',
        listen: 'Um fato; a memória protege.',
        follow: 'Para quem dá para contar nesta semana?',
      },
      {
        ask: 'As nações em volta ditavam a moda. O que todo mundo em volta de você faz, e você passou a fazer sem decidir?',
        listen: 'Gasto, fala, aposta, jeito de namorar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Por quem Deus tem mandado recados a você, e por que é mais fácil endurecer o pescoço?',
        listen: 'Filho, médico, cônjuge, pregação; orgulho e medo.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Em que idade ou fase é mais fácil voltar, e o que a sua casa pode fazer para deixar a porta sem tranca?',
        listen: 'Gesto que mostra que há volta.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem chega agora pode achar esta lista um puxão de orelha. Que convite você ouve no meio dela?',
        listen: 'Voltem: a porta do versículo 13.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que mania ou sotaque você pegou de tanto andar com alguém?',
        bridge: 'Israel também pegou o jeito de quem seguiu.',
      },
      {
        text: 'Qual aviso você ignora sempre: luz do painel, pilha do detector, data do iogurte?',
        bridge: 'Deus acendeu a luz do painel durante séculos.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Abra a mão e sopre sobre ela. Sinta o ar passar e acabar.',
      bridge: 'A Bíblia chama de sopro aquilo que muita gente seguiu.',
    },
    complete: [
      {
        name: 'Do segredo ao morro',
        text: 'Desenhe um morro com três degraus. No primeiro: Começou escondido quando … . No segundo: Virou costume quando … . No topo: Hoje eu … . Ponha uma seta de volta em algum degrau.',
      },
      {
        name: 'Recado recebido',
        text: 'Complete: Deus já me avisou por meio de … . O recado era … . Eu respondi … . Agora quero responder … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha o que mais ocupa os seus olhos num dia comum e troque meia hora dele por lembrar e escrever o que Deus já fez por você.',
        tell: 'Quantas linhas saíram.',
      },
      {
        do: 'Procure a pessoa que avisou você de alguma coisa e diga: você tinha razão.',
        tell: 'O que mudou entre vocês.',
      },
    ],
    children: {
      truth: 'Deus sempre me chama de volta.',
      to7: {
        story:
          'Deus amava muito o povo de Israel. Ele os tirou do Egito e deu uma terra bonita. Mas o povo foi esquecendo. Fizeram bonecos de pedra e de madeira e disseram: este é o nosso deus! Boneco não escuta. Boneco não abraça. Deus ficou triste e mandou amigos, os profetas, para dizer: voltem para mim! Mandou um, mandou outro, mandou muitos. Mas o povo não quis escutar e foi ficando longe, longe, até ter de morar em outra terra. Mesmo assim, Deus continuou chamando. Quando a gente erra o caminho, Deus chama: volte! E ele espera de braços abertos.',
        activity:
          'Uma criança anda de costas para longe; a outra chama o nome dela e diz: volte! Ela vira e corre para o abraço.',
        questions: [
          'O que o povo esqueceu?',
          'Quem Deus mandou para avisar?',
          'Quem ajuda você a voltar para o caminho certo?',
        ],
      },
      to12: {
        story:
          'O reino de Israel acabou. A Assíria cercou a capital, Samaria, por três anos e levou o povo embora. Como foi que aquilo aconteceu? A Bíblia conta como quem conta uma história de família. Deus tinha tirado o povo do Egito. Era para ninguém esquecer! Mas eles esqueceram. Primeiro fizeram coisas erradas escondido. Depois puseram altares em cada cidade, em cada morro, debaixo de cada árvore bonita. Copiaram os vizinhos em tudo. Seguiram coisas vazias e ficaram vazios também. Deus ficou quieto? Não! Mandou profeta atrás de profeta para dizer: voltem dos seus maus caminhos. Eles fizeram pescoço duro, como burrinho que empaca. A queda foi triste, mas o convite ficou escrito para nós: voltem. Em Jesus, Deus veio em pessoa buscar quem estava longe.',
        activity:
          'Cada um desenha um caminho com uma placa de Volte. Ao lado da placa, escrevam o que ajuda a voltar: oração, amigo, desculpa.',
        questions: [
          'Qual foi o primeiro erro do povo?',
          'O que quer dizer ficar de pescoço duro?',
          'Que coisa vazia as pessoas seguem hoje?',
        ],
      },
      challenge: 'Conte a alguém uma coisa boa que Deus já fez pela sua família.',
    },
    prayer:
      'Deus que nos tiraste do Egito, perdoa a memória curta e o pescoço duro. Temos seguido tanto sopro. Chama outra vez, e dá-nos ouvidos, enquanto é hoje, para voltar inteiros a ti.',
    leader: {
      lost: 'A lista é longa e o grupo pode ouvi-la como fofoca sobre gente antiga. A chave está em três versos: pecaram contra quem os libertou (7), foram chamados (13), ficaram vazios (15). Gaste o tempo neles. A resposta à pergunta de por que caiu é essa, e não o tamanho da Assíria.',
      tender:
        'Alguém pode concluir que toda perda na vida é castigo. O texto explica um povo, depois de séculos de aviso; não serve de régua para a doença ou o desemprego de ninguém. Quem perdeu filho pode sofrer com o versículo 17: não o detalhe.',
      differ:
        'O que foi feito das dez tribos? Uns esperam um retorno futuro; outros entendem que se misturaram às nações e que, em Cristo, Deus reúne gente de todas elas. O capítulo não responde, e não é preciso resolver hoje.',
    },
    comfort:
      'No meio da pior lista do livro há um convite. Deus mandou todos os profetas que tinha. Se você se sente longe demais, saiba que ele costuma mandar gente atrás.',
    closing: 'A gente fica parecido com aquilo que segue.',
    words: [
      'queda de samaria',
      'queda de israel',
      'assiria',
      'salmaneser',
      'oseias filho de ela',
      'seguiram a vaidade',
      'se fizeram vaos',
      'convertei vos',
      'cerviz dura',
      'cativeiro',
      'dez tribos',
      'idolos',
    ],
  },
  {
    verses: '17:24-41',
    key: '17:33',
    title: 'Deus e mais alguns',
    theme: 'o coração dividido',
    themes: ['adoracao', 'fidelidade', 'santidade', 'obediencia'],
    idea: 'Gente de cinco lugares, levada à força para Samaria, aprende a temer a Deus por medo de leão e o põe na prateleira ao lado dos seus deuses; mas o Senhor não é um a mais.',
    context:
      'A Assíria levou embora o povo de Israel e trouxe para Samaria gente de outros lugares, também arrancada da sua terra. Dessa mistura vem o povo que, no tempo de Jesus, se chamava samaritano. O capítulo termina lembrando que Deus tinha feito um pacto e que tudo continuou como antes, até os filhos e os netos (17:35-41).',
    retold: [
      {
        verses: '17:24-28',
        says: 'O rei da Assíria põe outros povos em Samaria, e leões os matam, porque não temem ao Senhor. Um sacerdote vem ensinar como temê-lo.',
      },
      {
        verses: '17:29-33',
        says: 'Cada povo faz os seus próprios deuses e os põe nos templos dos altos. Temem ao Senhor e honram seus deuses ao mesmo tempo.',
      },
      {
        verses: '17:34-39',
        says: 'O Senhor fez um pacto com os filhos de Jacó: não temer outros deuses, mas a ele, que os tirou do Egito e os livrará dos inimigos.',
      },
      {
        verses: '17:40-41',
        says: 'Ninguém escuta. Aquelas nações temem ao Senhor e servem a seus ídolos, e os filhos e netos fazem como os pais até hoje.',
      },
    ],
    read: {
      verses: '17:24-34',
      how: 'Cada pessoa põe no meio da roda um objeto do bolso ou da bolsa em que confia para o dia a dia. Leiam em volta desse monte. Não percam tempo com os nomes difíceis: quem lê pode rir deles.',
    },
    observe: [
      {
        ask: 'De quantos lugares vem essa gente, e quem decidiu onde ela moraria?',
        verses: '17:24',
        listen: 'Cinco; o rei da Assíria. Ninguém ali escolheu.',
      },
      {
        ask: 'Que perigo aparece, e que explicação mandam ao rei?',
        verses: '17:25-26',
        listen: 'Leões; não sabem o costume do Deus daquela terra.',
      },
      {
        ask: 'Que providência o rei toma, e onde o professor vai morar?',
        verses: '17:27-28',
        listen: 'Manda de volta um sacerdote; ele mora em Betel e ensina a temer ao Senhor.',
      },
      {
        ask: 'O que cada povo faz depois da aula?',
        verses: '17:29-32',
        listen: 'Cada um faz os seus deuses e os põe nos altos, com sacerdotes tirados do povo.',
      },
      {
        ask: 'O que o versículo 33 diz deles, e o que diz o 34?',
        verses: '17:33-34',
        listen: 'Temiam ao Senhor e honravam os seus deuses; e nem temem ao Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Eles falam do “costume do Deus daquela terra”. Que ideia de Deus cabe nessa expressão?',
        verses: '17:26-27',
        listen:
          'Um dono do bairro, com regras próprias; um risco a controlar, e não alguém a conhecer.',
      },
      {
        ask: 'O medo de um leão levou muita gente a ouvir falar de Deus. Até onde um começo assim leva, e onde ele para?',
        verses: '17:25-28',
        listen: 'Leva à porta. Sem conhecer e amar, Deus vira um seguro contra leões.',
        follow: 'O que o faria passar da porta?',
      },
      {
        ask: 'Como se pode temer e não temer ao Senhor em dois versículos seguidos?',
        verses: '17:33-34',
        listen:
          'Acrescentar Deus aos outros já é não tê-lo como Deus. Tinham o costume e não tinham o pacto.',
      },
      {
        ask: 'O professor veio do povo levado embora e foi morar em Betel, onde tinha ficado um bezerro de ouro. O que essa escolha sugere sobre as aulas?',
        verses: '17:28-29',
        listen:
          'Ensinou o que sabia; talvez ele mesmo já misturasse. Ninguém dá um coração inteiro que não tem.',
      },
    ],
    live: [
      {
        ask: 'Além de Deus, em que você bate na madeira, só por garantia?',
        listen: 'Amuleto, saldo, exame toda hora, opinião de alguém; sorriso e verdade.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Cada povo trouxe um deus na mudança. Qual é o da sua turma, e o que ele cobra de quem o serve?',
        listen: 'Seguidores, corpo, nota, time, dinheiro; o preço é a parte que interessa.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que fez você procurar Deus pela primeira vez: um leão, um costume ou uma pessoa?',
        listen: 'Qualquer porta serve para contar; depois, o que veio além dela.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'O versículo 41 fala de filhos e netos. Que jeito seu de crer as crianças desta casa já repetem?',
        listen: 'Uma frase, um gesto, uma ausência; o bom e o que preocupa.',
        for: ['parents', 'elderly', 'long-believers'],
      },
      {
        ask: 'Quando o estrangeiro foi você, que costume levou na mala e qual aprendeu no lugar?',
        listen: 'Comida, fala, fé; o que guardou com razão e o que largou.',
      },
      {
        ask: 'Em que parte da sua semana Deus é o Senhor, e em que parte é só um costume da terra?',
        listen: 'Domingo, conta bancária, namoro, trânsito; sem disputa de quem é pior.',
        for: ['adults', 'men', 'women', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Que superstição da sua avó você não leva a sério e, por via das dúvidas, obedece?',
        bridge:
          'Um povo inteiro aprendeu sobre Deus e guardou os outros deuses, por via das dúvidas.',
      },
      {
        text: 'Que costume de um lugar para onde você se mudou pareceu muito estranho no começo?',
        bridge: 'Cinco povos chegaram a Samaria sem saber o costume da terra.',
        for: ['adults', 'young', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe uma prateleira da sua casa. O que está na frente, o que ficou atrás, o que está ali só por estar?',
      bridge: 'Há gente que pôs Deus numa prateleira.',
    },
    complete: [
      {
        name: 'A prateleira',
        text: 'Desenhe uma prateleira com cinco lugares e ponha neles o que dá segurança a você. Em qual ficou Deus? Complete: Se ele deixasse de ser um dos cinco e ficasse com a casa toda, … .',
      },
      {
        name: 'Do leão em diante',
        text: 'Complete: Comecei a pensar em Deus por medo de … . Continuei pelo costume de … . O que eu gostaria que me fizesse ficar é … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha um objeto, um gesto ou uma consulta que você mantém só por garantia e passe sem isso de segunda a domingo.',
        tell: 'Em que dia fez mais falta e em quem você se apoiou.',
      },
      {
        do: 'No sábado, convide para um café alguém que veio de outra cidade ou de outro país e pergunte como se orava na casa dele.',
        tell: 'O que você aprendeu sem precisar corrigir nada.',
      },
    ],
    children: {
      truth: 'Deus quer o meu coração inteiro.',
      to7: {
        story:
          'Um rei mandou muitas famílias morarem numa terra nova. Elas vieram de longe, cada uma com o seu jeito, e não conheciam Deus. Perto dali havia leões, e elas ficaram com medo! Disseram: precisamos aprender sobre o Deus deste lugar. Veio um professor e ensinou. Que bom! Mas sabe o que as famílias fizeram? Pegaram os bonecos que chamavam de deuses e puseram numa prateleira. E puseram Deus junto, como se ele fosse mais um. Um pedacinho do coração para este, um pedacinho para aquele. Mas Deus não é um boneco! Ele está vivo, ama a gente e quer o coração inteirinho.',
        activity:
          'Recortem um coração grande de papel em pedaços. As crianças montam o coração de novo e colam tudo numa folha em que está escrito: Deus.',
        questions: [
          'De que as famílias tinham medo?',
          'Onde elas puseram Deus?',
          'Como você mostra que ama a Deus?',
        ],
      },
      to12: {
        story:
          'O rei da Assíria fazia uma coisa cruel: tirava os povos da terra deles e trocava de lugar. Para Samaria ele levou gente de cinco regiões. Eles não conheciam o Senhor, e logo apareceram leões por perto. Assustados, mandaram dizer ao rei: é que não sabemos o costume do Deus desta terra! O rei enviou de volta um sacerdote, que foi morar em Betel e ensinou. Eles aprenderam um pouco e fizeram uma mistura: adoravam ao Senhor, para se livrar dos leões, e também cada um ao seu ídolo, por garantia. A Bíblia diz que temiam ao Senhor e serviam a outros deuses; e logo depois diz que, assim, não temiam de verdade. Deus não é mais um na lista. Muitos anos depois, Jesus sentou-se perto de um poço, naquela mesma região, e conversou com uma mulher dali sobre o jeito verdadeiro de adorar.',
        activity:
          'Levem uma jarra de água limpa e um copo com corante. Pinguem uma gota e observem. Conversem: o que acontece quando a gente mistura Deus com outras garantias?',
        questions: [
          'Por que eles quiseram aprender sobre Deus?',
          'O que fizeram depois de aprender?',
          'O que tenta ficar com um pedaço do seu coração?',
        ],
      },
      challenge: 'Escolha um dia para falar com Deus antes de ligar a televisão ou o celular.',
    },
    prayer:
      'Senhor, chegamos a ti por medo, por costume, pela mão de alguém. Não queremos te deixar na prateleira. Junta o nosso coração repartido, e dá às crianças desta casa um jeito inteiro de crer.',
    leader: {
      lost: 'Os nomes dos deuses: passe por eles. O 31 fala de crianças queimadas; se houver crianças na sala, o narrador pula esse versículo. E não faça de samaritano um xingamento: Jesus contou a história de um samaritano bom e conversou com uma samaritana justamente sobre onde e como adorar (João 4).',
      tender:
        'Haverá quem venha de outra religião ou tenha família nela: nada de piada, nada de imitar reza de ninguém. E quem foi tirado da sua terra pode ouvir o versículo 24 como a própria história. Pergunte por ela antes de perguntar pela fé.',
      differ:
        'Cristãos traçam em lugares diferentes a linha entre guardar a própria cultura e misturar a fé: festas, imagens, músicas, comidas. O texto fala de servir a outros deuses. Deixe que cada um diga por que traça a linha onde traça.',
    },
    comfort:
      'Gente arrancada de casa, com medo, numa terra de leões: foi ali que o nome do Senhor chegou. Se você veio parar onde não queria, Deus também se deixa conhecer nesse lugar.',
    closing:
      'A uma neta daquele povo, na beira de um poço, Jesus disse: sou eu, que falo contigo. Ele não veio para a prateleira.',
    words: [
      'samaritanos',
      'origem dos samaritanos',
      'sincretismo',
      'leoes em samaria',
      'deuses das nacoes',
      'nergal',
      'sefarvaim',
      'costume do deus daquela terra',
      'temiam ao senhor e serviam',
      'adrameleque',
      'coracao dividido',
    ],
  },
  {
    verses: '18:1-12',
    key: '18:5',
    title: 'O rei que quebrou a serpente de bronze',
    theme: 'a confiança que não se apoia em coisas',
    themes: ['fe', 'adoracao', 'obediencia', 'fidelidade'],
    idea: 'Ezequias põe a esperança no Senhor, chega-se a ele e não o larga; por isso quebra até a serpente de bronze que um dia salvou gente, e o Senhor vai com ele.',
    context:
      'O pai de Ezequias, Acaz, tinha fechado o coração a Deus e aberto altares por toda parte. O filho, com vinte e cinco anos, faz o contrário. Ao lado, o reino do norte segue o outro caminho: nos dias de Ezequias a Assíria toma Samaria, a capital, e leva o povo embora (18:9-12). O mesmo império vai bater um dia à porta de Judá.',
    retold: [
      {
        verses: '18:1-4',
        says: 'Ezequias reina em Jerusalém e faz o que é correto, como Davi. Tira os altos e quebra até a serpente de bronze de Moisés, porque lhe queimavam incenso.',
      },
      {
        verses: '18:5-8',
        says: 'Ezequias põe sua esperança no Senhor como nenhum outro rei de Judá. O Senhor é com ele, e ele prospera e não serve ao rei da Assíria.',
      },
      {
        verses: '18:9-12',
        says: 'O rei da Assíria cerca Samaria, toma-a em três anos e leva Israel embora, porque não ouviram o Senhor e quebraram o seu pacto.',
      },
    ],
    read: {
      verses: '18:1-12',
      how: 'Leiam em volta, um versículo cada um. No versículo 4, quem lê para antes de “Neustã”, e todos repetem o nome, que quer dizer coisa de bronze. Os nomes difíceis do 9 ao 11 ficam com uma pessoa só; no 12, todos.',
    },
    observe: [
      {
        ask: 'Com quem o texto compara Ezequias, e em que ele é diferente dos outros reis de Judá?',
        verses: '18:3, 18:5',
        listen: 'Com Davi, seu antepassado; ninguém esperou no Senhor como ele.',
      },
      {
        ask: 'Que coisas ele tira, quebra, arranca e faz em pedaços?',
        verses: '18:4',
        listen: 'Altos, imagens, bosques e a serpente de bronze de Moisés.',
      },
      {
        ask: 'Que verbos descrevem a relação de Ezequias com o Senhor?',
        verses: '18:5-6',
        listen: 'Pôs a esperança, chegou-se, não se separou, guardou os mandamentos.',
      },
      {
        ask: 'O que o Senhor faz por ele, e que coragem isso lhe dá?',
        verses: '18:7-8',
        listen: 'Foi com ele, e prosperava; deixou de servir ao rei da Assíria.',
      },
      {
        ask: 'O que aconteceu com o reino do norte, e que motivo o texto dá?',
        verses: '18:9-12',
        listen: 'Samaria tomada e o povo levado; não ouviram o Senhor e quebraram o pacto.',
      },
    ],
    interpret: [
      {
        ask: 'A serpente de bronze tinha sido ordem de Deus e salvou gente no deserto (Números 21). Como uma coisa boa precisou virar pedaços?',
        verses: '18:4',
        listen: 'O povo queimava incenso a ela: o sinal tomou o lugar de quem salvou.',
        follow: 'Quanto tempo leva para uma lembrança virar ídolo?',
      },
      {
        ask: 'Ezequias a chama de Neustã, coisa de bronze. Por que dar à peça um nome tão sem graça?',
        verses: '18:4',
        listen: 'Devolve a coisa ao tamanho dela: é só metal; quem salva é Deus.',
      },
      {
        ask: 'Quebrar uma peça tão famosa e enfrentar a Assíria pedia coragem. Pelo que os versículos 5 e 6 contam, de onde ela vinha?',
        verses: '18:4-7',
        listen:
          'De esperar no Senhor e ficar junto dele. Chegar-se, não se separar e obedecer são uma coisa só.',
        follow: 'O que muda quando a gente começa pelo coração, e não pela faxina?',
      },
      {
        ask: 'Compare o versículo 6 com o 12. O que separa Ezequias do povo do norte, se os dois conheciam os mandamentos de Moisés?',
        verses: '18:6, 18:12',
        listen: 'Ele “não se separou dele” e guardou; eles nem escutaram nem praticaram.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa, que Deus usou de verdade na sua história, corre o risco de tomar o lugar dele?',
        listen: 'Um método, um pregador, um objeto, uma experiência antiga.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Se você desse um nome sem graça, como Neustã, a uma coisa em que anda confiando demais, qual seria?',
        listen: 'É só um papel, só um número, só um aplicativo. Deixe rir.',
        follow: 'O que muda quando ele recebe esse nome?',
      },
      {
        ask: 'Ezequias não repetiu o pai. Que herança da sua casa você resolveu não passar adiante?',
        listen: 'Sem acusar os pais; o que se escolheu pôr no lugar.',
        for: ['young', 'singles', 'parents', 'couples'],
      },
      {
        ask: 'No meio de uma turma que se agarra a tanta coisa, o que ajuda você a se chegar a Deus e não se separar?',
        listen: 'Um hábito, uma pessoa, um lugar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na hora do aperto, a que você costuma se agarrar primeiro, e o que ajudaria a se agarrar antes ao Senhor?',
        listen: 'Dinheiro, telefone, controle, alguém; sem vergonha de dizer.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Para quem chega com um amuleto no bolso ou na parede, sem querer ofender: como é ouvir esta história?',
        listen: 'Curiosidade e respeito; ninguém precisa quebrar nada hoje.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto velho você guarda por nada neste mundo, mesmo que não sirva mais?',
        bridge: 'Judá guardou um objeto por séculos, e acabou queimando incenso para ele.',
      },
      {
        text: 'Invente um nome bem sem graça para uma coisa que todo mundo acha o máximo: celular novo, jogador, carro.',
        bridge: 'Um rei fez isso com a peça mais famosa do país: chamou de coisa de bronze.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Segure um objeto que lembra alguma coisa boa. Agradeça, e depois ponha-o de volta no lugar.',
      bridge: 'Um sinal é para lembrar; não é para segurar a vida.',
    },
    complete: [
      {
        name: 'Sinal ou ídolo',
        text: 'Complete: Deus usou … na minha vida. Isso me aponta para ele quando … . Isso toma o lugar dele quando … .',
      },
      {
        name: 'Chegar e não largar',
        text: 'Complete: Eu me chego ao Senhor quando … . Eu me solto dele quando … . Nesta semana, o que me ajuda a não largar é … .',
      },
    ],
    challenges: [
      {
        do: 'Comece cada manhã desta semana, antes do telefone, dizendo a Deus em que você precisa dele naquele dia e terminando: em ti ponho a minha esperança.',
        tell: 'Em que hora do dia você se lembrou dessa frase.',
      },
      {
        do: 'Conte a alguém mais novo como Deus usou um livro, um lugar ou uma pessoa para ajudar você, e termine assim: mas quem me ajudou foi Deus.',
        tell: 'O que você contou e o que a pessoa perguntou.',
      },
    ],
    children: {
      truth: 'Eu confio em Deus, e não em coisas.',
      to7: {
        story:
          'Ezequias era um rei moço. Ele amava a Deus de verdade! Mas o povo tinha ficado confuso. Havia uma cobra de metal, bem antiga. Muito tempo antes, Deus usou essa cobra para ajudar gente doente. Só que agora o povo achava que a cobra era mágica e cuidava dela como se fosse Deus! Ezequias disse: isto é só um pedaço de bronze. Crec! Quebrou em pedacinhos. Quem ajuda é Deus! E o rei ficou bem juntinho de Deus, sem largar. Deus estava com ele em todo lugar aonde ele ia.',
        activity:
          'Com massinha, façam uma cobra e depois desmanchem dizendo: quem cuida de mim é Deus! Da massinha, façam um coração.',
        questions: [
          'O que o povo achava da cobra de metal?',
          'O que Ezequias fez?',
          'Quem cuida de você de noite e de dia?',
        ],
      },
      to12: {
        story:
          'Ezequias virou rei com vinte e cinco anos. O pai dele não quis saber de Deus, mas Ezequias quis. Ele se chegou ao Senhor e não se separou. Ele tirou do país o que o povo adorava no lugar de Deus. E havia uma peça muito difícil: a serpente de bronze que Moisés tinha feito no deserto! Era antiga, famosa, e Deus a tinha usado mesmo, para salvar quem foi mordido por cobras. Com o tempo, porém, as pessoas começaram a queimar incenso para ela. Ezequias fez em pedaços e deu um nome: Neustã, que é como dizer coisa de bronze. É só isso! Quem salvou foi Deus. Muito depois, Jesus se lembrou daquela serpente levantada no deserto e disse que ele também seria levantado, para que todo o que nele crê tenha a vida eterna.',
        activity:
          'Cada um desenha algo que as pessoas tratam como se fosse mágico e inventa um nome sem graça para ele, como coisa de bronze.',
        questions: [
          'Por que a serpente existia?',
          'O que deu errado com ela?',
          'Em que coisas as pessoas confiam hoje mais do que em Deus?',
        ],
      },
      challenge:
        'Antes de uma prova ou de um jogo, fale com Deus em vez de confiar em objeto da sorte.',
    },
    prayer:
      'Senhor Deus, em ti pomos a nossa esperança. Mostra as coisas boas que tomaram o teu lugar e dá-nos coragem de soltá-las. Faz-nos chegar perto de ti e não nos separar, e vai conosco aonde formos. Amém.',
    leader: {
      lost: 'A roda pode virar tribunal da religião dos outros, com imagem, vela e relíquia. Traga de volta: a serpente era herança da própria fé deles. A resposta do texto é que até o que Deus usou pode tomar o lugar de Deus. Cada um olhe as suas coisas. Se perguntarem o que veio depois: anos mais tarde, com o inimigo em Judá, Ezequias fraquejou e pagou com a prata do templo e o ouro das portas (18:13-16), e o inimigo não foi embora. Mesmo assim, o elogio do versículo 5 ficou.',
      tender:
        'Quem vem de outra tradição, ou tem parente nela, pode se sentir atacado. Peça que ninguém fale da devoção alheia. O convite é olhar a própria mão.',
    },
    comfort:
      'Chegar-se a Deus não pede força: pede só não ir embora. Se hoje as suas mãos estão cansadas, fique perto dele assim mesmo. O texto diz que o Senhor foi com Ezequias; ele também vai com você.',
    closing: 'Chegue-se ao Senhor e não se separe dele: ele vai com você.',
    words: [
      'ezequias',
      'neusta',
      'serpente de bronze',
      'tirou os altos',
      'no senhor pos sua esperanca',
      'confiou no senhor',
      'se apegou ao senhor',
      'nao se separou dele',
      'serpente de moises',
      'reforma de ezequias',
      'reliquia',
      'idolatria',
    ],
  },
  {
    verses: '18:17-37',
    key: '18:30',
    title: 'A voz no muro',
    theme: 'as vozes que atacam a confiança',
    themes: ['medo', 'fe', 'ansiedade', 'palavra'],
    idea: 'Antes de lançar uma flecha em Jerusalém, o inimigo ataca com palavras que misturam verdade e mentira para que o povo largue o Senhor; e a primeira resposta da fé é não responder.',
    context:
      'Ezequias já pagou um tributo enorme à Assíria, e o exército veio mesmo assim. Três oficiais de Senaqueribe param junto ao aqueduto, à vista do muro. Rabsaqué, o que fala, pergunta em que Ezequias confia: no Egito, cana quebrada? No Deus cujos altares ele tirou? Pedem-lhe que fale em siríaco, para o povo não entender; ele grita mais alto, em judaico. No capítulo 19 virá a resposta de Deus.',
    retold: [
      {
        verses: '18:17-25',
        says: 'Rabsaqué, enviado da Assíria, pergunta em que Ezequias confia. Compara o Egito a um bordão de cana quebrada e diz que o próprio Senhor o mandou destruir a terra.',
      },
      {
        verses: '18:26-27',
        says: 'Os homens de Ezequias pedem a Rabsaqué que fale em siríaco. Ele responde que veio falar também aos que estão sobre o muro.',
      },
      {
        verses: '18:28-35',
        says: 'Em alta voz, em judaico, Rabsaqué diz que não confiem no Senhor. Promete pão e vinhas e pergunta que deus livrou sua terra da Assíria.',
      },
      {
        verses: '18:36-37',
        says: 'O povo se cala, como o rei mandou. Os homens de Ezequias voltam com as roupas rasgadas e contam as palavras de Rabsaqué.',
      },
    ],
    read: {
      verses: '18:28-37',
      how: 'Quem lê Rabsaqué fica em pé numa cadeira e fala alto; os outros ficam sentados, de costas, sem responder nada. Depois fiquem quinze segundos quietos.',
    },
    observe: [
      {
        ask: 'Em que língua Rabsaqué grita, e para quem?',
        verses: '18:28-29',
        listen: 'Na língua judaica, para o povo do muro, passando por cima do rei.',
      },
      {
        ask: 'O que ele diz que Ezequias não consegue fazer, e que frase de Ezequias ele repete para zombar?',
        verses: '18:29-30',
        listen: 'Livrar; e a frase: “Decerto nos livrará o SENHOR”.',
      },
      {
        ask: 'Que vida boa ele promete a quem se render, e que pedaço fica escondido no meio da promessa?',
        verses: '18:31-32',
        listen: 'Vide, figueira, poço; e “vos leve a uma terra como a vossa”: o exílio.',
      },
      {
        ask: 'O que o povo responde, e como os três voltam ao rei?',
        verses: '18:36-37',
        listen: 'Nada, por ordem do rei; voltam de roupas rasgadas e contam tudo.',
      },
    ],
    interpret: [
      {
        ask: 'A Assíria tinha mesmo destruído outras nações. Onde está o engano da conta que Rabsaqué faz nos versículos 33 a 35?',
        verses: '18:33-35',
        listen:
          'Põe o Senhor na mesma prateleira dos deuses de madeira; o passado é verdade, a conclusão não.',
        follow: 'Que mentira chega até nós apoiada em fatos?',
      },
      {
        ask: 'Ele ameaça e oferece figo e poço quase na mesma frase. Por que essa mistura funciona tão bem com gente cansada?',
        verses: '18:31-32',
        listen: 'Quem está cercado quer alívio; a rendição vem vestida de descanso.',
      },
      {
        ask: '“Não lhe respondais.” O que havia de sábio nesse silêncio, e em que ele é diferente de engolir tudo calado?',
        verses: '18:36-37',
        listen:
          'Não discutem com quem quer assustar; levam as palavras a quem pode ajudar. Calam diante de um, falam com outro.',
      },
    ],
    live: [
      {
        ask: 'Se a sua ansiedade gritasse do muro, na sua língua, que frase ela repetiria?',
        listen: 'A frase exata; a pessoa só diz se quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que acordo com figueira e poço anda parecendo bom só porque você está cansado?',
        listen: 'Desistir, voltar a um vício, a um namoro ruim, um dinheiro fácil.',
        follow: 'O que vem escondido no meio?',
      },
      {
        ask: 'Onde vale para você a ordem de não responder: comentário, grupo, provocação no corredor?',
        listen: 'Um lugar, e o que fazer com a raiva depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Eliaquim não guardou para si: levou tudo ao rei. Para quem você leva, de roupa rasgada, o que ouviu?',
        listen: 'Um nome; e, acima dele, Deus.',
        for: ['adults', 'couples', 'young'],
      },
      {
        ask: 'Que meia verdade sobre Deus deixou você inseguro por um tempo, e o que ajudou a enxergar o resto?',
        listen: 'Sofrimento, escândalo, argumento; escute sem refutar depressa.',
        for: ['new-believers', 'visitors', 'long-believers'],
      },
      {
        ask: 'As crianças também escutam o que se grita no muro. Como a sua casa conversa sobre notícia que dá medo?',
        listen: 'Hora, jeito, oração antes de dormir.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte uma propaganda que convenceu você direitinho, e o que chegou na caixa.',
        bridge: 'Na porta de Jerusalém também houve uma oferta imperdível, com letrinha miúda.',
      },
      {
        text: 'Joguem um minuto de ficar sério: um provoca com palavras e caretas, sem tocar; quem rir ou responder troca de lugar.',
        bridge: 'Uma cidade inteira teve ordem de não responder.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Repare nos sons de fora por um minuto. Qual fala mais alto? Deixe que ele passe sem responder.',
      bridge: 'Uma voz fez isso com Jerusalém.',
    },
    complete: [
      {
        name: 'Verdade e mentira',
        text: 'Faça três colunas: O que a voz diz. O que nisso é fato. O que ela esconde ou torce. Ponha nelas uma frase que tem assustado você.',
      },
      {
        name: 'Não respondo, levo',
        text: 'Complete: Não vou responder a … . Vou levar isso a … . E vou contar a Deus assim: … .',
      },
    ],
    challenges: [
      {
        do: 'Deixe sem resposta, por um dia, uma provocação; leve-a por escrito a Deus e depois a alguém de confiança.',
        tell: 'Se no dia seguinte a resposta ainda fazia falta.',
      },
      {
        do: 'Corte por uma semana uma fonte de notícia ou conversa que só grita medo, e no mesmo horário leia um salmo.',
        tell: 'Qual salmo ficou.',
      },
    ],
    children: {
      truth: 'Quando uma voz me assusta, conto para Deus.',
      to7: {
        story:
          'O povo de Deus estava na cidade, atrás do muro. Chegou um homem mandado por um rei muito forte. Ele gritava: não confiem em Deus! Ele não vai ajudar vocês! Venham comigo, eu dou figos e uvas! O homem falava alto e queria assustar. Mas o rei Ezequias tinha dito: não respondam nada. E o povo ficou quietinho, psiu! Depois os ajudantes foram contar tudo ao rei. E o rei foi falar com Deus. Deus escutou e cuidou da cidade. Quando alguém diz coisas que assustam, você pode contar para um adulto que ama você e para Deus.',
        activity:
          'Um adulto fala bobagens engraçadas em voz grossa; as crianças fazem psiu, vão até outro adulto e contam no ouvido dele.',
        questions: [
          'O que o homem gritava?',
          'O que o povo respondeu?',
          'Para quem você conta quando fica com medo?',
        ],
      },
      to12: {
        story:
          'O exército da Assíria parou perto do muro de Jerusalém. Um oficial chamado Rabsaqué começou a falar alto, na língua do povo, para todo mundo entender. Pediram que falasse em outra língua, mas aí ele gritou mais ainda. Disse que Ezequias estava enganando o povo, que Deus não ia livrar ninguém, que nenhum deus de outro lugar tinha conseguido. E fez promessas: venham, cada um vai comer do seu figo e beber do seu poço! E no meio avisou que ia levar todos para outra terra. Era ameaça misturada com presente. O povo do muro ouviu tudo e não respondeu uma palavra, porque o rei tinha pedido. Os ajudantes foram contar a Ezequias, de roupas rasgadas de tristeza. E o rei levou aquelas palavras até Deus. No outro capítulo a gente fica sabendo: Deus livrou a cidade.',
        activity:
          'Escrevam num papel frases que desanimam. Não respondam: dobrem os papéis, ponham numa caixa e orem juntos com a mão sobre ela.',
        questions: [
          'O que Rabsaqué prometia e o que ele escondia?',
          'Por que o povo não respondeu?',
          'Que voz desanima você, e a quem contar?',
        ],
      },
      challenge:
        'Se alguém provocar você, não responda na hora: conte a Deus e a um adulto de confiança.',
    },
    prayer:
      'Senhor, há vozes no muro, e elas sabem a nossa língua. Guarda o nosso ouvido. Ensina-nos quando calar e para onde levar o que ouvimos. Decerto nos livrarás: queremos dizer isso, mesmo com a voz fraca.',
    leader: {
      lost: 'O grupo pode tomar o silêncio como regra para tudo. Responda: eles calaram diante de quem queria assustar e contaram tudo a quem devia saber (37). E marque o ponto fraco do discurso: o Senhor não é mais um dos deuses da lista (35), como o capítulo 19 mostra.',
      tender:
        'Para quem vive debaixo de ameaça ou humilhação em casa, não responder pode soar como aguentar calado. Diga com todas as letras que não: levar adiante é o que o texto manda. Ligue 180, ou Disque 100. Se a voz fala em morrer, CVV 188, e ninguém vai embora sozinho.',
    },
    comfort:
      'O povo ficou sem palavras no muro, e isso foi suficiente naquele dia. Você não precisa ter resposta para o que o assusta. Basta não acreditar que a última palavra é dele.',
    closing: 'Voz alta não é palavra final.',
    words: [
      'rabsaque',
      'ezequias',
      'senaqueribe',
      'muro de jerusalem',
      'nao lhe respondais',
      'cana quebrada',
      'egito',
      'que confianca e esta',
      'eliaquim',
      'roupas rasgadas',
      'ameaca',
      'afronta',
    ],
  },
  {
    verses: '19:8-37',
    key: '19:14',
    title: 'A carta aberta diante de Deus',
    theme: 'a oração com a ameaça na mão',
    themes: ['oracao', 'medo', 'fe', 'adoracao'],
    idea: 'Com a ameaça por escrito na mão, Ezequias a estende diante do Senhor, fala primeiro de quem Deus é, e pede socorro para que todos os reinos conheçam o único Deus.',
    context:
      'O exército assírio cerca Judá e já derrubou nação após nação. Rabsaqué gritou no muro e o povo se calou. Agora chega uma carta, e ela já não chama o rei de enganador: diz isso de Deus. Depois da oração, Isaías manda a resposta: o rei da Assíria não lançará ali nem uma flecha (19:32). Naquela noite o exército cai, e Senaqueribe volta para casa.',
    retold: [
      {
        verses: '19:8-13',
        says: 'O rei da Assíria manda dizer a Ezequias que seu Deus não o engane, pois os deuses não livraram as outras nações.',
      },
      {
        verses: '19:14-19',
        says: 'Ezequias estende as cartas diante do Senhor. Pede salvação, para que todos os reinos saibam que só o Senhor é Deus.',
      },
      {
        verses: '19:20-28',
        says: 'Isaías manda dizer que Deus ouviu. O assírio afrontou o Santo de Israel, que lhe porá anzol e freio e o fará voltar.',
      },
      {
        verses: '19:29-34',
        says: 'Deus dá um sinal a Ezequias: no terceiro ano semearão e colherão. O rei assírio não lançará flecha na cidade.',
      },
      {
        verses: '19:35-37',
        says: 'De noite o anjo do Senhor fere o campo dos assírios. Senaqueribe volta a Nínive, e os próprios filhos o matam.',
      },
    ],
    read: {
      verses: '19:10-20',
      how: 'Alguém lê os versículos 10 a 13 de um papel, como carta. Depois abre o papel no chão ou na mesa, e outra pessoa lê a oração com as mãos sobre ele.',
    },
    observe: [
      {
        ask: 'A quem a carta chama de enganador, e que provas ela apresenta?',
        verses: '19:10-13',
        listen: 'O próprio Deus; cita terras destruídas e reis que sumiram.',
      },
      {
        ask: 'O que Ezequias faz com a carta antes de dizer uma palavra?',
        verses: '19:14',
        listen: 'Lê, sobe à casa do Senhor e a estende diante dele.',
      },
      {
        ask: 'Como a oração começa, antes de qualquer pedido?',
        verses: '19:15',
        listen: 'Quem Deus é: entre os querubins, único, de todos os reinos, fez céu e terra.',
      },
      {
        ask: 'O que ele admite ser verdade, e para que quer ser salvo?',
        verses: '19:17, 19:19',
        listen: 'Que a Assíria destruiu as nações; para que todos saibam que só o Senhor é Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Deus já sabia o que estava na carta. Por que estendê-la diante dele?',
        verses: '19:14, 19:16',
        listen: 'Para o rei soltar o peso inteiro, sem resumo nem enfeite: olha tu, Senhor.',
        follow: 'O que você deixaria fora do resumo?',
      },
      {
        ask: '“É verdade, ó SENHOR”, diz ele sobre a força da Assíria. O que uma oração ganha quando encara os fatos?',
        verses: '19:17-18',
        listen:
          'Fé não finge; ela olha o perigo e depois olha quem Deus é. E vê que aqueles deuses “não eram deuses”.',
      },
      {
        ask: 'O pedido dele ocupa uma linha. Por que tanto espaço para o nome de Deus e tão pouco para a solução?',
        verses: '19:15-19',
        listen:
          'Quem pede já viu a quem pede; o motivo do pedido é a honra de Deus entre os povos.',
      },
    ],
    live: [
      {
        ask: 'Que carta, resultado, mensagem ou boleto você leria hoje em voz alta diante de Deus?',
        listen: 'Só o tipo de papel, se a pessoa preferir.',
        for: ['adults', 'couples', 'elderly'],
      },
      {
        ask: 'Quando chega notícia ruim, para onde os seus pés vão primeiro?',
        listen: 'Telefone, geladeira, cama, oração; sem culpa.',
        follow: 'O que encurtaria o caminho até Deus?',
      },
      {
        ask: 'Tem mensagem no seu celular que aperta o peito toda vez que você abre? Como seria lê-la com Deus, linha por linha?',
        listen: 'Cuidado se for ameaça: vire ajuda de adulto já.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que nome ou obra de Deus você diria primeiro, antes de pedir, no assunto que mais o preocupa?',
        listen: 'Criador, Pai, o que ressuscita; ligado ao caso.',
        for: ['long-believers', 'new-believers', 'adults'],
      },
      {
        ask: 'Ezequias queria que os reinos soubessem quem é Deus. Quem de fora está olhando como você atravessa o seu cerco?',
        listen: 'Filho, colega, vizinho; sem pressão de parecer forte.',
        for: ['parents', 'adults', 'men', 'women'],
      },
      {
        ask: 'E se a resposta não vier na mesma noite, o que desta oração ainda serve de chão?',
        listen: 'Deus segue Deus; o peso foi entregue; há quem ore junto.',
        for: ['mourning', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última carta de papel que você recebeu, e o que era?',
        bridge: 'A de Ezequias veio de um rei, e não trazia parabéns.',
      },
      {
        text: 'Mostrem em mímica a cara de quem abre: uma multa, uma nota de prova, um bilhete de amor.',
        bridge: 'Vejam o que um rei fez depois de abrir o pior papel da vida.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha diante de você, aberto, um papel ou uma mensagem que pesa. Deixe ali sem reler.',
      bridge: 'Ezequias fez isso no chão do templo.',
    },
    complete: [
      {
        name: 'Estendida',
        text: 'Copie a oração com o seu caso: Senhor, tu és … . Inclina o ouvido e olha: … . É verdade que … . Salva-me de … , para que … saiba que só tu és Deus.',
      },
      {
        name: 'O que diz o papel',
        text: 'Numa folha escreva de um lado o que a ameaça afirma: … . Vire a folha e escreva quem Deus é diante disso: … . Guarde com este lado para cima.',
      },
    ],
    challenges: [
      {
        do: 'Na próxima notícia ruim, antes de mandar mensagem a alguém, ponha o papel ou o celular sobre a cama e fale com Deus por dois minutos.',
        tell: 'O que você fez depois dos dois minutos.',
      },
      {
        do: 'Peça a outra pessoa que leia com você o papel que o assusta e ore junto, como Ezequias avisou Isaías.',
        tell: 'O que ficou menor ao ser lido a dois.',
      },
    ],
    children: {
      truth: 'Posso abrir tudo o que sinto diante de Deus.',
      to7: {
        story:
          'O rei Ezequias recebeu uma carta. Ela dizia coisas feias: Deus não vai ajudar você! O rei leu e ficou preocupado. Sabe o que ele fez? Não rasgou nem escondeu. Foi para a casa de Deus e abriu a carta bem abertinha, na frente de Deus. E falou: Senhor, tu fizeste o céu e a terra. Olha o que está escrito! Escuta! Salva a gente, para todo mundo saber que só tu és Deus. Deus escutou. O profeta Isaías mandou dizer: Deus ouviu a tua oração! E o rei bravo foi embora para casa. A cidade ficou bem.',
        activity:
          'Cada criança desenha algo que dá medo, abre o desenho no chão e diz: olha, Senhor! Depois todos cantam juntos.',
        questions: [
          'O que chegou para o rei?',
          'Onde ele abriu a carta?',
          'O que você quer mostrar para Deus?',
        ],
      },
      to12: {
        story:
          'Senaqueribe, rei da Assíria, mandou a Ezequias uma carta cheia de ameaças: o teu Deus te engana! Nós destruímos todas as terras; achas que vais escapar? Era verdade que ele tinha vencido muitos povos. Ezequias leu tudo. Depois subiu ao templo e fez uma coisa que ninguém esperava: estendeu a carta diante de Deus, como quem diz, lê, Senhor. Começou a oração falando de quem Deus é: tu só és Deus de todos os reinos, tu fizeste o céu e a terra. Não fingiu: é verdade que eles venceram. Mas os deuses daquela gente eram madeira e pedra! E pediu: salva-nos, para que todos os reinos saibam que só tu és Deus. Isaías mandou a resposta: Deus ouviu. O exército não atirou nem uma flecha dentro da cidade, e Senaqueribe voltou para a terra dele.',
        activity:
          'Escrevam uma carta curta com o que preocupa. Num canto da sala, abram as cartas no chão, em silêncio, e uma pessoa ora por todas sem ler.',
        questions: [
          'O que a carta dizia?',
          'Como Ezequias começou a oração?',
          'Que papel ou mensagem você poria diante de Deus?',
        ],
      },
      challenge: 'Quando ficar preocupado, escreva o motivo, abra o papel e leia para Deus.',
    },
    prayer:
      'Senhor, que fizeste o céu e a terra, olha o papel que trouxemos. É verdade o que está escrito, e é mais verdade quem tu és. Inclina o ouvido. Salva-nos, e que todos saibam que só tu és Deus.',
    leader: {
      lost: 'O grupo pula para o anjo e os mortos do versículo 35. Não comece por lá. A oração é o centro, e a resposta está em 19:20: “ouvi”. Se perguntarem do fim de Senaqueribe, leia 36 e 37: foi morto diante do deus que não o ouviu.',
      tender:
        'Há quem estendeu a carta, um exame, por exemplo, e perdeu a pessoa amada. Não diga que faltou fé. Nem tudo na vida de Ezequias acabou em livramento (20:17). Fique com quem chora.',
      differ:
        'Sobre os cento e oitenta e cinco mil, uns leem o número como está e outros como modo antigo de contar. Todos leem o mesmo fato: Deus livrou a cidade sem que ela lutasse.',
    },
    comfort:
      'Você não precisa achar palavras. Pode só abrir o papel e dizer: olha. Deus leu a carta de Ezequias até o fim.',
    closing: 'O que você estende diante de Deus não precisa carregar dobrado no bolso.',
    words: [
      'ezequias',
      'carta',
      'senaqueribe',
      'estendeu as cartas',
      'querubins',
      'isaias',
      'anjo do senhor',
      'oracao de ezequias',
      'assiria',
      'inclina o ouvido',
      'so tu es deus',
      'cerco de jerusalem',
    ],
  },
  {
    verses: '20:1-11',
    key: '20:5',
    title: 'Com o rosto na parede',
    theme: 'oração e lágrimas diante da morte',
    themes: ['oracao', 'sofrimento', 'esperanca', 'espera'],
    idea: 'Um rei com sentença de morte vira o rosto para a parede e chora; antes que o profeta atravesse o pátio, Deus responde: ouvi a tua oração, vi as tuas lágrimas.',
    context:
      'Ezequias foi um dos reis mais fiéis de Judá. Ameaçado pela Assíria, adoece gravemente. O recado de Isaías é seco: arruma a casa, vais morrer. O que se segue é uma das orações mais curtas e mais íntimas da Bíblia. Os quinze anos que vieram depois tiveram acertos e erros (20:12-19).',
    retold: [
      {
        verses: '20:1-3',
        says: 'Isaías avisa Ezequias, enfermo, que ele vai morrer. O rei vira o rosto para a parede, pede ao Senhor que se lembre do seu coração íntegro e chora muito.',
      },
      {
        verses: '20:4-7',
        says: 'Antes de Isaías chegar à metade do pátio, o Senhor o manda voltar: o rei terá mais quinze anos. Põem uma pasta de figos sobre a chaga, e ele sara.',
      },
      {
        verses: '20:8-11',
        says: 'Ezequias pede um sinal, e prefere que a sombra volte atrás dez degraus, o que é mais difícil. Isaías clama, e ela volta no relógio de Acaz.',
      },
    ],
    read: {
      verses: '20:1-7',
      how: 'Quem lê o 2 e o 3 vira-se de costas para a roda. Uma pausa longa. Outra voz, do fundo da sala, lê o 5.',
    },
    observe: [
      {
        ask: 'Que recado Ezequias recebe, e o que o corpo dele faz em resposta?',
        verses: '20:1-2',
        listen: 'Vais morrer; vira o rosto à parede e ora.',
      },
      {
        ask: 'O que ele diz a Deus, e o que não chega a pedir?',
        verses: '20:3',
        listen: 'Lembra de como andei; não pede a cura com palavras; chora muito.',
      },
      {
        ask: 'Até onde Isaías tinha andado quando a resposta veio?',
        verses: '20:4',
        listen: 'Nem metade do pátio.',
      },
      {
        ask: 'O que Deus ouviu, o que viu, o que dará, e por que meio vem a cura?',
        verses: '20:5-7',
        listen: 'Oração, lágrimas; quinze anos, livramento; pasta de figos.',
      },
    ],
    interpret: [
      {
        ask: 'Por que virar-se para a parede? O que essa posição tira da oração?',
        verses: '20:2',
        listen: 'Plateia, protocolo, coroa; fica só ele e Deus.',
        follow: 'Qual é a sua parede?',
      },
      {
        ask: 'Deus diz que viu as lágrimas. Que valor tem, na oração, aquilo que não é palavra?',
        verses: '20:3, 20:5',
        listen: 'Choro também é ouvido.',
      },
      {
        ask: 'Deus promete curar e, mesmo assim, manda “uma pasta de figos”. Como remédio e oração se dão ali?',
        verses: '20:5, 20:7',
        listen: 'Sem briga; Deus cura também por remédio.',
      },
      {
        ask: 'A sentença veio de Deus e mudou com a oração. O que isso diz de com quem estamos falando?',
        verses: '20:1, 20:5',
        listen: 'Pai vivo que se deixa tocar, e não máquina; mistério.',
      },
    ],
    live: [
      {
        ask: 'Que notícia já pôs você de cara na parede, e quem soube?',
        listen: 'Poucas palavras; muito respeito.',
      },
      {
        ask: 'Arruma a tua casa: se ouvisse isso hoje, o que arrumaria primeiro, e por que esperar a ordem?',
        listen: 'Perdão, papéis, conversa, gaveta.',
        for: ['elderly', 'adults', 'couples'],
      },
      {
        ask: 'Choro é fraqueza no seu meio? Como seria contar a alguém que você chorou?',
        listen: 'Normalizar; quem é pessoa segura.',
        for: ['teens', 'young', 'men'],
      },
      {
        ask: 'Você ora por uma pessoa doente e foge de falar com ela. O que ajudaria a ficar no quarto?',
        listen: 'Presença, silêncio, figo, água.',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'Se ganhasse quinze anos, o que não repetiria e o que faria na primeira semana?',
        listen: 'Concreto; leve.',
        for: ['adults', 'long-believers', 'singles', 'young'],
      },
      {
        ask: 'Nem sempre vieram quinze anos. O que você guarda de um pedido que Deus não atendeu como você quis?',
        listen: 'Não explicar. Agradecer a coragem.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que diferença faz para você um Deus que diz: vi as tuas lágrimas?',
        listen: 'Pode ser a primeira vez que ouve isso.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual remédio caseiro da sua avó você toma, passa ou jura que funciona até hoje?',
        bridge: 'No quarto do rei doente também havia um: pasta de figos.',
      },
      {
        text: 'Para onde você vira na cama quando não quer conversa: parede, janela, travesseiro na cara?',
        bridge: 'Um rei fez isso e descobriu que Deus estava do lado da parede.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se de frente para uma parede, bem perto. Fique um minuto sem dizer nada.',
      bridge: 'Ezequias orou assim. Leia e, se vier choro, deixe.',
    },
    complete: [
      {
        name: 'Bilhete na parede',
        text: 'Escreva num papel: Senhor, lembra-te de que … . O que eu não consigo dizer é … . Vê as minhas lágrimas por … . Cole na parede ao lado da cama, virado para ela.',
      },
      {
        name: 'Casa em ordem',
        text: 'Três gavetas para arrumar antes que alguém mande: uma conversa com … ; um papel que é … ; um perdão para … . Data de cada uma: … .',
      },
    ],
    challenges: [
      {
        do: 'Visite um doente sem conselho nem explicação: fique dez minutos, segure a mão, leve alguma coisa boa.',
        tell: 'como foi ficar sem explicar nada.',
      },
      {
        do: 'Ponha em ordem uma gaveta da vida que você adia: exame, testamento, pedido de perdão, telefonema.',
        tell: 'qual, e o que sentiu ao fechar.',
      },
    ],
    children: {
      truth: 'Deus ouve minha oração e vê minhas lágrimas.',
      to7: {
        story:
          'O rei Ezequias ficou muito doente, deitado na cama. Estava triste, triste. Virou o rosto para a parede, para ninguém ver, e falou com Deus bem baixinho. Lembra de mim, Senhor! E chorou: snif, snif. O profeta Isaías já estava saindo, nem tinha chegado na metade do quintal. Deus disse: volte! Diga ao rei que eu ouvi a oração dele e vi as lágrimas. Ele vai melhorar! Isaías voltou correndo. Fizeram um remédio com figos, bem molinho, e puseram no dodói. E o rei sarou! Deus ouve até quando a gente chora na parede.',
        activity:
          'Façam uma pasta de fruta amassada; enquanto comem, contem a Deus o nome de alguém doente.',
        questions: [
          'Para onde o rei virou o rosto?',
          'O que Deus ouviu e viu?',
          'Por quem você quer orar?',
        ],
      },
      to12: {
        story:
          'Ezequias era rei, mas naquela hora era só um homem doente. O profeta entrou e disse: arrume a casa, porque você vai morrer. E saiu. O rei virou a cara para a parede. Não chamou ministro, não fez discurso. Disse: Senhor, lembra como eu andei contigo. E chorou muito. Isaías ainda atravessava o pátio quando Deus falou: volte. Diga a ele: eu ouvi a sua oração e vi as suas lágrimas. Vou curá-lo e dar mais quinze anos. Isaías voltou, e mandou preparar um remédio: figos amassados sobre a ferida. Deus usou o remédio! O rei pediu um sinal, e a sombra voltou dez degraus. Nem todo mundo que ora fica bom; a gente não sabe por quê, e pode perguntar isso a Deus também. Mas uma coisa vale sempre: ele ouve, e vê cada lágrima. Até a que caiu virada para a parede.',
        activity:
          'Façam cartões para alguém doente, com uma frase do versículo 5, e entreguem com uma fruta.',
        questions: [
          'O que o rei fez quando recebeu a notícia?',
          'Como Deus curou?',
          'O que você quer dizer a Deus, mesmo sem palavras?',
        ],
      },
      challenge: 'Ore todo dia por alguém doente e faça um cartão para a pessoa.',
    },
    prayer:
      'Deus de Davi, o Senhor vê o que cai virado para a parede. Olha os doentes desta sala e os dos nossos quartos. Dá cura, figo, médico, anos; e, quando não vierem, dá a ti mesmo. Ajuda-nos a arrumar a casa sem medo. Amém.',
    leader: {
      lost: 'O relógio que volta atrás e por que Deus mudou de ideia rendem a noite inteira. Fique na parede, nas lágrimas e na metade do pátio. E não faça regra: orou, curou. A Bíblia tem as duas histórias.',
      tender:
        'Haverá doentes e enlutados. Nunca diga que faltou fé, nem que parem remédio: aqui Deus mandou usar. Se alguém com doença grave falar em acabar com a dor, não deixe só; CVV 188 e equipe médica.',
      differ:
        'Se Deus muda de fato os seus planos ou se já contava com a oração: uns dizem que a oração pesa na decisão dele; outros, que ele decretou também a oração. Os dois lados oram.',
    },
    comfort:
      'Ezequias não pediu nada com palavras. Chorou, e foi suficiente. Você também não precisa formular. Deus leu a parede.',
    closing: 'O profeta ainda estava no pátio, e Deus já tinha ouvido.',
    words: [
      'ezequias enfermo',
      'ezequias doente',
      'rosto a parede',
      'vi tuas lagrimas',
      'ouvi tua oracao',
      'quinze anos',
      'pasta de figos',
      'relogio de acaz',
      'dez degraus',
      'da ordens a tua casa',
      'ezequias chorou',
      'isaias filho de amoz',
    ],
  },
  {
    verses: '20:12-21',
    key: '20:15',
    title: 'O que viram em sua casa?',
    theme: 'a vaidade e o futuro dos filhos',
    themes: ['humildade', 'sabedoria', 'filhos', 'fidelidade'],
    idea: 'Curado por Deus, Ezequias abre todos os armários, e de Deus não se ouve palavra; a vitrine de hoje vira perda amanhã, e um bom rei se contenta com a paz só nos seus dias.',
    context:
      'Ezequias ia morrer; orou, chorou, e Deus lhe deu mais quinze anos. De longe chega uma comitiva da Babilônia, ainda uma potência pequena, com carta e presente. 2 Crônicas 32:31 diz que Deus o deixou só nessa hora, para se ver o que havia no coração dele. Cerca de cem anos depois a Babilônia levou tudo, inclusive descendentes do rei, como Daniel conta.',
    retold: [
      {
        verses: '20:12-13',
        says: 'O rei da Babilônia manda cartas e um presente a Ezequias, porque soube da doença. Ezequias mostra aos enviados todos os seus tesouros e as suas armas.',
      },
      {
        verses: '20:14-18',
        says: 'Isaías pergunta a Ezequias o que os enviados viram, e ele responde que viram tudo. O profeta anuncia que tudo será levado à Babilônia, e filhos do rei servirão no palácio.',
      },
      {
        verses: '20:19-21',
        says: 'Ezequias diz que a palavra é boa, e pergunta se não haverá paz em seus dias. O rei que trouxe água para a cidade morre, e reina Manassés.',
      },
    ],
    read: {
      verses: '20:12-21',
      how: 'Um Ezequias, um Isaías, um narrador. Isaías faz cada pergunta devagar e espera a resposta olhando nos olhos.',
    },
    observe: [
      {
        ask: 'Por que a Babilônia mandou presente?',
        verses: '20:12',
        listen: 'Porque ouviu que Ezequias tinha estado doente.',
      },
      {
        ask: 'O que Ezequias mostra, e o que ele não mostra?',
        verses: '20:13',
        listen:
          'Prata, ouro, especiaria, armas, tudo. O texto não registra palavra nenhuma sobre quem o curou.',
      },
      {
        ask: 'Que perguntas Isaías faz?',
        verses: '20:14-15',
        listen: 'O que disseram, de onde vieram, o que viram na tua casa.',
      },
      {
        ask: 'O que vai acontecer com os tesouros e com os descendentes?',
        verses: '20:17-18',
        listen: 'Serão levados para a Babilônia; filhos servirão no palácio de lá.',
      },
    ],
    interpret: [
      {
        ask: 'A visita veio por causa da cura. Que oportunidade Ezequias deixou passar?',
        verses: '20:12-13',
        listen: 'Contar quem o curou. O texto só fala dos cofres; de Deus, nenhuma palavra.',
        follow: 'Por que falar de coisas é mais fácil?',
      },
      {
        ask: 'Duas vezes o texto insiste: nada ficou sem mostrar. O que leva alguém a abrir até a última porta?',
        verses: '20:13, 20:15',
        listen: 'Vontade de parecer grande diante de gente importante; ser aceito pelos fortes.',
      },
      {
        ask: '“Mas não haverá paz e verdade em meus dias?” O que essa frase mostra de bom e de triste no coração do rei?',
        verses: '20:19',
        listen:
          'Aceita a palavra de Deus sem brigar; mas pensa nos próprios dias, e não nos filhos que vão sofrer.',
      },
    ],
    live: [
      {
        ask: 'Se uma visita passasse um dia na sua casa, o que ela diria que viu?',
        listen: 'Coisas, correria, carinho, fé; escutem sem julgar.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'O que você mais gosta de mostrar na tela, e o que Deus fez que nunca apareceu por lá?',
        listen: 'Um contraste, sem culpa.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Diante de quem dá vontade de abrir todos os armários e parecer maior?',
        listen: 'Chefe, parente rico, ex, colega; humor ajuda.',
        follow: 'O que você queria que essa pessoa pensasse?',
      },
      {
        ask: 'Que conta nossa vai cair no colo dos filhos e netos se a gente só cuidar da paz dos nossos dias?',
        listen: 'Dívida, mágoa, planeta, fé não contada.',
        for: ['parents', 'elderly', 'adults'],
      },
      {
        ask: 'Depois de uma bênção grande, uma cura, um emprego, o que ajuda a contar a história com Deus dentro?',
        listen: 'Uma frase simples que a pessoa diria.',
        for: ['long-believers', 'new-believers', 'adults'],
      },
      {
        ask: 'Como você distingue amizade verdadeira de visita que veio contar os seus móveis?',
        listen: 'Tempo, perguntas, presença na dor; inclusive golpes.',
        for: ['elderly', 'men', 'women', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que canto da sua casa você mostra com orgulho e que porta ninguém pode abrir quando chega visita?',
        bridge: 'Ezequias não deixou porta nenhuma fechada.',
      },
      {
        text: 'Faça um passeio guiado de trinta segundos por um lugar comum, cozinha, guarda-roupa ou mochila, como se fosse palácio.',
        bridge: 'Um rei fez esse passeio com embaixadores de verdade.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe o lugar em que você está com olhos de visita. O que ele conta de você?',
      bridge: 'Isaías fez essa pergunta a um rei.',
    },
    complete: [
      {
        name: 'Visita guiada',
        text: 'Desenhe a planta da sua casa. Em cada cômodo escreva o que Deus fez ali: … . Marque com um X o cômodo que ainda não tem nada escrito.',
      },
      {
        name: 'Depois de mim',
        text: 'Complete: Para os meus dias eu quero … . Para quem vem depois eu quero … . Por isso, neste mês, vou … .',
      },
    ],
    challenges: [
      {
        do: 'Receba alguém em casa nesta semana e conte, no meio da conversa, uma coisa que Deus fez naquele lugar.',
        tell: 'Em que cômodo você contou.',
      },
      {
        do: 'Faça uma coisa pequena cujo fruto só vai aparecer para os mais novos: plante, poupe, anote uma história, peça perdão.',
        tell: 'O que foi e para quem.',
      },
    ],
    children: {
      truth: 'Posso contar o que Deus fez por mim.',
      to7: {
        story:
          'O rei Ezequias tinha ficado muito doente, e Deus o curou! Um dia chegaram visitas de longe, com presente e carta. O rei ficou todo contente. Mostrou o ouro, mostrou a prata, mostrou os perfumes, mostrou tudo, tudo! Mas a Bíblia não conta que ele falou o mais bonito: foi Deus que me curou! O profeta Isaías perguntou: o que eles viram na tua casa? Viram tudo, disse o rei. E Isaías explicou que um dia aquelas coisas iam embora. Coisas vão embora. O amor de Deus fica! Quando chegar visita, você pode contar o que Deus fez.',
        activity:
          'Façam uma visita guiada: uma criança leva as outras pela casa e em cada lugar todos dizem obrigado por uma coisa.',
        questions: [
          'O que o rei mostrou?',
          'O que ele podia ter contado?',
          'O que Deus fez de bom para você?',
        ],
      },
      to12: {
        story:
          'Ezequias quase morreu, mas orou, e Deus lhe deu mais quinze anos. A notícia correu, e da Babilônia vieram visitantes com carta e presente. Era a hora perfeita para contar: foi o Senhor que me curou! Mas Ezequias preferiu abrir as portas: prata, ouro, especiarias, perfumes, armas. Não ficou uma coisa sem mostrar. Depois Isaías chegou com três perguntas simples: o que disseram? De onde vieram? O que viram na tua casa? O rei respondeu: viram tudo. Então Isaías contou o que vinha: um dia a Babilônia levaria todas aquelas coisas, e até gente da família do rei. Ezequias disse que a palavra de Deus era boa e pensou: pelo menos haverá paz nos meus dias. Foi um rei bom, mas naquele dia a Bíblia não conta que falasse de Deus nem que pensasse nos que viriam depois.',
        activity:
          'Em vez de vitrine, façam um mural com o título O que Deus fez aqui. Cada um cola um desenho ou bilhete.',
        questions: [
          'Por que os visitantes vieram?',
          'O que Ezequias podia ter contado?',
          'O que você quer que vejam na sua casa?',
        ],
      },
      challenge:
        'Conte a um amigo uma coisa que Deus fez, antes de mostrar uma coisa que você tem.',
    },
    prayer:
      'Senhor, o que viram em nossa casa? Perdoa a vitrine cheia e a boca calada. Faz da nossa história um lugar em que tu apareças. E dá-nos cuidado com os dias que não serão nossos.',
    leader: {
      lost: 'Pode virar lição de segurança, do tipo não mostre o que tem. Prudência é boa, mas a pergunta de Isaías vai mais fundo: a visita veio por causa de uma cura, e o texto não conta que tenha ouvido de Deus. Essa é a resposta que o grupo precisa alcançar.',
      tender:
        'Pais com filhos longe, presos ou perdidos podem ouvir o versículo 18 como sentença. Não diga que os filhos pagam pelos erros dos pais: em Babilônia, Daniel e os amigos conheceram Deus de perto.',
      differ:
        'A frase do versículo 19 é lida por uns como humildade de quem aceita o que Deus diz e agradece o adiamento; por outros, como egoísmo. O texto não comenta. As duas coisas podem morar no mesmo coração.',
    },
    comfort:
      'Ezequias, tão perto de Deus, teve um dia de vaidade, e Deus ainda assim falou com ele. O seu erro não fecha a conversa.',
    closing: 'Que as visitas saiam sabendo quem mora com a gente.',
    words: [
      'ezequias',
      'babilonia',
      'berodaque',
      'merodaque',
      'embaixadores',
      'tesouros',
      'que viram em tua casa',
      'paz em meus dias',
      'vaidade',
      'isaias',
      'aqueduto',
      'vitrine',
    ],
  },
  {
    verses: '21:1-18',
    key: '21:10',
    title: 'O pior rei e a Palavra que não se calou',
    theme: 'o mal de Manassés e a paciência de Deus',
    themes: ['arrependimento', 'justica', 'palavra', 'filhos'],
    idea: 'Manassés desfaz o que o pai fez, enche a casa de Deus de ídolos e a cidade de sangue inocente; Deus não faz de conta que não viu, e continua mandando quem avise.',
    context:
      'Manassés é filho do bom Ezequias. Sobe ao trono aos doze anos e fica cinquenta e cinco, o reinado mais longo de Judá. Entre as maldades está o sacrifício do próprio filho no fogo. 2 Reis conta o estrago que levou ao exílio. 2 Crônicas 33:11-17 conta ainda outra coisa: preso pelos assírios, Manassés se humilhou, orou, e Deus o ouviu e o trouxe de volta.',
    retold: [
      {
        verses: '21:1-6',
        says: 'Manassés faz o que é mau aos olhos do Senhor. Refaz os altos que o pai derrubou, põe altares na casa do Senhor e passa o filho pelo fogo.',
      },
      {
        verses: '21:7-9',
        says: 'Manassés põe uma imagem na casa onde o Senhor pôs seu nome para sempre. O povo não escuta e faz mais mal que as nações destruídas.',
      },
      {
        verses: '21:10-15',
        says: 'O Senhor diz pelos profetas que limpará Jerusalém como se limpa um prato e se vira para baixo. Entregará os restantes aos inimigos.',
      },
      {
        verses: '21:16-18',
        says: 'Manassés enche Jerusalém de sangue inocente, de ponta a ponta. É sepultado no jardim de sua casa, e reina Amom, seu filho.',
      },
    ],
    read: {
      verses: '21:7-16',
      how: 'Leiam sem pressa. No versículo 10 parem e releiam só ele. Depois, alguém conta com as próprias palavras o que diz 2 Crônicas 33:12-13.',
    },
    observe: [
      {
        ask: 'O que Manassés põe na casa de que Deus tinha dito “Eu porei meu nome para sempre nesta casa”?',
        verses: '21:7',
        listen: 'Uma imagem entalhada, do bosque que ele fez.',
      },
      {
        ask: 'Que condição acompanhava a promessa da terra, e como o povo respondeu?',
        verses: '21:8-9',
        listen:
          'Guardar a lei de Moisés; não escutaram, e Manassés os levou a fazer pior que as nações.',
      },
      {
        ask: 'Por quem Deus fala, e que imagens de casa e de obra ele usa?',
        verses: '21:10, 21:13',
        listen: 'Pelos profetas; cordel, prumo e um prato que se limpa e se vira.',
      },
      {
        ask: 'Que outro mal, além dos ídolos, encheu Jerusalém?',
        verses: '21:16',
        listen: 'Sangue inocente, de extremidade a extremidade.',
      },
    ],
    interpret: [
      {
        ask: 'O prumo mede se a parede está reta. O que Deus está dizendo ao pôr sobre Jerusalém o prumo da casa de Acabe?',
        verses: '21:12-13',
        listen: 'Mede os seus com a mesma régua dos outros; ter o templo não dá desconto.',
        follow: 'Que parede nossa a gente prefere não medir?',
      },
      {
        ask: 'Ídolos no templo e sangue nas ruas aparecem na mesma conta. Que ligação há entre adorar errado e machucar gente?',
        verses: '21:7, 21:16',
        listen: 'Quem perde o Deus da vida perde o valor da vida; o pequeno vira coisa.',
      },
      {
        ask: 'No meio de tanta maldade está: “E falou o SENHOR por meio de seus servos os profetas”. O que essa linha revela?',
        verses: '21:9-11',
        listen: 'Deus não desistiu de falar, mesmo a quem não escutava; aviso é misericórdia.',
      },
    ],
    live: [
      {
        ask: 'Um pai como Ezequias teve um filho como Manassés. O que você diria a pais que se perguntam onde erraram?',
        listen: 'Cada um responde diante de Deus; consolo antes de conselho.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Aos doze anos ele já era rei, e devia ouvir muitas vozes. Quem está guiando você nas decisões grandes?',
        listen: 'Amigo, tela, família, líder; se essa voz faz bem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que coisa foi entrando no lugar que era só de Deus, e já parece parte da mobília?',
        listen: 'Hora, dinheiro, afeto, domingo; algo concreto.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Onde há sangue inocente perto de nós, e o que costuma fazer a cidade olhar para o outro lado?',
        listen: 'Violência, descaso, preconceito; sem debate de partido.',
        follow: 'O que está ao alcance deste grupo?',
      },
      {
        ask: 'Crônicas diz que até Manassés orou e foi ouvido. De quem você já desistiu, e o que essa notícia faz com a sua desistência?',
        listen: 'Um nome, em silêncio se preferir; esperança sem ingenuidade.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Se alguém acha que já foi longe demais para voltar, qual palavra destas histórias você entregaria?',
        listen: 'Deus ainda falava; Deus ouviu.',
        for: ['visitors', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'O que o seu pai ou a sua mãe faz de um jeito, e você jurou fazer do contrário?',
        bridge: 'Manassés fez o contrário do pai em tudo, e não foi para melhor.',
      },
      {
        text: 'Quem aqui lava a louça deixando o prato virado para escorrer, e quem larga de qualquer jeito?',
        bridge: 'Deus usou um prato virado para falar de uma cidade inteira.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Pendure um chaveiro num fio e deixe parar. Veja como ele marca o que é reto.',
      bridge: 'Um prumo assim foi posto sobre Jerusalém.',
    },
    complete: [
      {
        name: 'O prumo',
        text: 'Risque uma linha reta de cima a baixo. Ao lado, desenhe a parede da sua semana. Onde ela pende: … . Quem pode ajudar a endireitar: … .',
      },
      {
        name: 'Ainda fala',
        text: 'Complete: Mesmo quando eu não queria ouvir, Deus me falou por … . Ele disse … . Hoje eu respondo … .',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias desta semana, pelo nome, por uma pessoa de quem você já tinha desistido.',
        tell: 'O que mudou em você, mesmo que nela nada.',
      },
      {
        do: 'Ajude de um jeito prático quem protege crianças: um abrigo, uma família acolhedora, uma vizinha com bebê.',
        tell: 'O que era preciso lá.',
      },
    ],
    children: null,
    prayer:
      'Senhor, tu não fechas os olhos para o sangue inocente, nem a boca para quem se perdeu. Põe o teu prumo em nós. Tira o que ocupou o teu lugar. E ouve os Manassés de hoje, onde quer que estejam orando.',
    leader: {
      lost: 'Muitos perguntam: como Deus perdoa um homem desses? Diga as duas verdades: 2 Reis mostra que o mal deixou marcas e o exílio veio (23:26); 2 Crônicas mostra que o homem que se humilhou foi ouvido. Perdão não apaga consequências, e consequências não anulam o perdão.',
      tender:
        'O versículo 6 fala de um filho queimado; não o leia se houver crianças. Quem perdeu filho, sofreu violência ou passou por um aborto pode doer-se aqui. Escute, não explique. Disque 100 e Ligue 180 para quem está em perigo; CVV 188 para quem não aguenta.',
      differ:
        'Reis não conta o arrependimento de Manassés, e Crônicas conta. Os que creem entendem que cada livro tem o seu alvo: um explica por que veio o exílio, o outro anima os que voltaram. Quanto à força de um ato tardio, uns acentuam a graça sem limite, outros as perdas de quem demora.',
    },
    comfort:
      'Num reino de cinquenta e cinco anos de maldade, Deus contou cada vida inocente. A sua também. E não há fundo de poço, nem em terra estranha, de onde uma oração não chegue a ele.',
    closing: 'Enquanto Deus fala, ainda há volta.',
    words: [
      'manasses',
      'filho de ezequias',
      'cinquenta e cinco anos',
      'sangue inocente',
      'prumo',
      'cordel de samaria',
      'limpa um prato',
      'idolos no templo',
      'abominacoes',
      'baal',
      'profetas',
      'rei mau',
    ],
  },
  {
    verses: '22:8-20',
    key: '22:19',
    title: 'O livro perdido dentro de casa',
    theme: 'redescobrir a Palavra',
    themes: ['palavra', 'arrependimento', 'humildade', 'obediencia'],
    idea: 'A Palavra estava perdida dentro da própria casa de Deus; quando um rei moço a escuta de coração mole, rasga a roupa, procura entender e descobre que Deus também o escutou.',
    context:
      'Josias virou rei aos oito anos, depois de um avô e de um pai que encheram o templo de ídolos. Aos vinte e seis, manda consertar o telhado e as paredes. No meio do entulho, o sacerdote acha um livro. Depois desta leitura, o rei o lê ao povo todo e renova a aliança.',
    retold: [
      {
        verses: '22:8-11',
        says: 'O sacerdote Hilquias acha o livro da lei na casa do Senhor, e Safã o lê diante do rei. Ao ouvir, o rei rasga as roupas.',
      },
      {
        verses: '22:12-13',
        says: 'O rei manda perguntar ao Senhor sobre o livro, porque é grande a ira: os pais não escutaram aquelas palavras.',
      },
      {
        verses: '22:14-17',
        says: 'A profetisa Hulda responde que o Senhor trará o mal que está no livro, porque o deixaram e queimaram incenso a outros deuses.',
      },
      {
        verses: '22:18-20',
        says: 'Ao rei, Hulda manda dizer que Deus o ouviu, porque seu coração se enterneceu e ele chorou. Será sepultado em paz, sem ver aquele mal.',
      },
    ],
    read: {
      verses: '22:8-19',
      how: 'Escondam uma Bíblia na sala antes de começar. Quem achar lê o versículo 8. Hulda é lida por uma mulher.',
    },
    observe: [
      {
        ask: 'Quem acha o livro, onde, e por que mãos ele chega ao rei?',
        verses: '22:8-10',
        listen: 'Hilquias, na casa do Senhor; Safã lê e leva; lê diante do rei.',
      },
      {
        ask: 'O que o rei faz ao ouvir, e o que manda fazer?',
        verses: '22:11-13',
        listen: 'Rasga a roupa; ide e perguntai ao Senhor.',
      },
      {
        ask: 'A quem os homens do rei vão perguntar?',
        verses: '22:14',
        listen: 'A Hulda, profetisa, que morava em Jerusalém.',
      },
      {
        ask: 'Que diferença Deus faz entre o lugar e o rei, e por quê?',
        verses: '22:16-19',
        listen: 'O mal virá sobre o lugar; o rei ouviu, enterneceu-se, humilhou-se, chorou.',
      },
    ],
    interpret: [
      {
        ask: 'Como um livro se perde dentro do lugar feito para ele?',
        verses: '22:8',
        listen: 'Ninguém procura; há culto, dinheiro e obra, sem escuta.',
        follow: 'Que objetos ficam em cima da nossa Bíblia?',
      },
      {
        ask: 'Safã fala primeiro do dinheiro e da obra, e por fim diz que lhe deram um livro. O rei reage ao livro. O que isso mostra dos dois?',
        verses: '22:9-11',
        listen: 'Para um, mais um item; para o outro, a voz de Deus.',
      },
      {
        ask: 'Deus diz “também eu te ouvi”. O que o rei disse, afinal, para ser ouvido?',
        verses: '22:19',
        listen: 'O coração enternecido e o choro; quem escuta é escutado.',
      },
    ],
    live: [
      {
        ask: 'Em que época a Bíblia se perdeu dentro da sua casa, e o que a fez reaparecer?',
        listen: 'Gaveta, aplicativo, luto, convite.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que passagem já fez você querer rasgar alguma coisa e mudar?',
        listen: 'Uma lembrança; se não houver, tudo bem.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Josias tinha pai e avô muito ruins e decidiu diferente. O que ajuda alguém novo a não repetir a casa?',
        listen: 'Palavra, gente boa por perto, decisão.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando a leitura incomoda, a quem você pergunta, como o rei perguntou a Hulda?',
        listen: 'Uma pessoa sábia, um grupo.',
        for: ['singles', 'young', 'new-believers'],
      },
      {
        ask: 'Entre contas, obras e agenda da família, onde o livro poderia ficar para ser achado?',
        listen: 'Mesa, banheiro, carro; um lugar mesmo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que você procura na Bíblia quando a abre pelas primeiras vezes, e o que estranha?',
        listen: 'Perguntas livres; aprendam com elas.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais curiosa que você achou numa faxina ou reforma?',
        bridge: 'Numa reforma, acharam o que ninguém sabia que tinha perdido.',
      },
      {
        text: 'Dois minutos para cada um achar na sala o objeto mais antigo. Quem vence conta a história dele.',
        bridge: 'O sacerdote Hilquias venceria fácil: achou a lei de Deus.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe a mão na capa da sua Bíblia, ou na tela em que a lê. Veja se há poeira, e sorria.',
      bridge: 'No templo, havia poeira sobre um livro.',
    },
    complete: [
      {
        name: 'Achei o livro',
        text: 'Complete: Eu o tinha perdido em … . Achei quando … . Ao ouvir, o meu coração … . Preciso perguntar a … sobre … .',
      },
      {
        name: 'Entulho',
        text: 'Desenhe uma pilha de entulho e um livro embaixo. Dê nome a cada pedaço da pilha. Risque um que dá para tirar nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Leia em voz alta, com alguém, um capítulo inteiro por dia durante cinco dias, sem explicar nada.',
        tell: 'O versículo que fez vocês pararem.',
      },
      {
        do: 'Dê uma Bíblia, ou um livro dela, a quem não tem, com a página marcada e o motivo escrito.',
        tell: 'Que página você marcou.',
      },
    ],
    children: {
      truth: 'A Palavra de Deus é um tesouro para escutar.',
      to7: {
        story:
          'Josias virou rei quando tinha só oito anos! Ele cresceu e quis consertar a casa de Deus, que estava toda quebrada. Toc, toc, toc! No meio da bagunça, o sacerdote Hilquias gritou: achei! Era um livro, o livro da lei de Deus. Estava perdido ali dentro, e ninguém lembrava dele. Levaram o livro ao rei e leram em voz alta. Josias escutou com muita atenção. Ele ficou triste, porque o povo não estava fazendo o que Deus ensinou. Chorou e quis mudar. Mandou perguntar a Hulda, uma mulher que falava por Deus. E Deus disse: você me escutou, e eu também escutei você.',
        activity:
          'Caça ao livro: escondam uma Bíblia infantil. Quem achar grita achei, e todos se sentam para ouvir uma história.',
        questions: [
          'O que acharam na casa de Deus?',
          'O que o rei fez quando ouviu?',
          'Onde fica a Bíblia na sua casa?',
        ],
      },
      to12: {
        story:
          'O avô e o pai de Josias foram reis que deixaram Deus de lado. Josias assumiu o trono aos oito anos, e escolheu outro caminho. Quando já era moço, mandou reformar o templo. No meio da obra, o sacerdote Hilquias encontrou um livro: era a lei de Deus, perdida dentro da casa de Deus! O secretário contou ao rei sobre o dinheiro, os pedreiros, e disse: ah, e me deram um livro. Leu. O rei ficou tão abalado que rasgou a própria roupa. Percebeu que o povo inteiro tinha esquecido o que Deus ensinou. Não fingiu que não ouviu. Mandou perguntar a uma profetisa chamada Hulda. Ela respondeu com a palavra de Deus: coisas tristes virão por causa de tanto mal, mas, porque o seu coração ficou mole e você chorou, eu também ouvi você. Quem escuta a Deus descobre que Deus escuta.',
        activity:
          'Marcadores: façam um marcador de página com a frase também eu te ouvi e ponham no texto de que mais gostam.',
        questions: [
          'Onde o livro estava perdido?',
          'Por que Josias rasgou a roupa?',
          'O que você pode fazer para não perder a Palavra?',
        ],
      },
      challenge: 'Ouça ou leia um pedaço da Bíblia todos os dias.',
    },
    prayer:
      'Senhor, achamos o livro, e ele nos achou. Amolece o nosso coração. Dá-nos Huldas a quem perguntar e coragem de mudar o que ouvimos. E dize-nos também: eu te ouvi.',
    leader: {
      lost: 'Pergunta-se que livro era; em geral se pensa em Deuteronômio. Não é preciso decidir. E as palavras duras do 16 e 17 são para aquele lugar, depois de séculos; fiquem no coração que se enterneceu.',
      tender:
        'Quem só ouviu a Bíblia como arma pode ter deixado o livro no entulho por necessidade. Não cobre leitura. Ofereça uma página boa e companhia. Rasgar a roupa não é pedir que alguém se castigue: Deus olhou o coração.',
    },
    comfort:
      'Josias chorou, e Deus disse: também eu te ouvi. Se você abre o livro e só consegue chorar, isso já foi escutado.',
    closing: 'Quem acha o livro descobre que foi ouvido.',
    words: [
      'josias',
      'hilquias',
      'safa',
      'hulda',
      'livro da lei',
      'achei o livro',
      'rasgou suas roupas',
      'coracao se enterneceu',
      'profetisa',
      'reforma do templo',
      'tambem eu te ouvi',
      'escriba',
    ],
  },
  {
    verses: '23:1-30',
    key: '23:3',
    title: 'A Palavra lida em voz alta',
    theme: 'a renovação que começa na Palavra',
    themes: ['palavra', 'arrependimento', 'adoracao', 'obediencia'],
    idea: 'Josias não guarda para si o livro que o fez chorar: lê tudo diante de todos, firma a aliança de coração inteiro, limpa a casa e termina em festa de Páscoa.',
    context:
      'Na reforma do templo acharam o livro da lei, esquecido havia muito. Josias rasgou as roupas, e a profetisa Hulda confirmou: o juízo viria, mas não nos dias dele (capítulo 22). Ele poderia descansar. Em vez disso reúne o povo. Depois da leitura ele percorre a terra derrubando altares (4-20) e celebra uma Páscoa como não havia desde os juízes. Morre em batalha, aos trinta e nove anos.',
    retold: [
      {
        verses: '23:1-3',
        says: 'Josias lê a todo o povo o livro do pacto. Junto à coluna, faz aliança de seguir o Senhor com todo o coração.',
      },
      {
        verses: '23:4-14',
        says: 'O rei manda tirar do templo o que era de Baal e queima tudo. Derruba altares e profana os altos, até os de Salomão.',
      },
      {
        verses: '23:15-20',
        says: 'Em Betel, Josias destrói o altar de Jeroboão, mas poupa os ossos do homem de Deus. Mata os sacerdotes dos altos.',
      },
      {
        verses: '23:21-25',
        says: 'O rei manda fazer a páscoa, como não houve desde os juízes. Nenhum outro se converteu ao Senhor como ele.',
      },
      {
        verses: '23:26-30',
        says: 'A ira do Senhor contra Judá não se desvia, por causa de Manassés. Josias morre em Megido, e reina Jeoacaz.',
      },
    ],
    read: {
      verses: '23:1-6',
      how: 'Todos de pé, como naquele dia, do mais novo ao mais velho. Uma voz lê os versículos 1 a 3; sentem-se para o resto. No fim alguém lê 23:21-22.',
    },
    observe: [
      {
        ask: 'Quem foi chamado para ouvir?',
        verses: '23:1-2',
        listen:
          'Anciãos, homens de Judá, moradores, sacerdotes, profetas, todo o povo, do menor ao maior.',
      },
      {
        ask: 'Quem lê, e quanto do livro lê?',
        verses: '23:2',
        listen: 'O próprio rei; “todas as palavras do livro do pacto”.',
      },
      {
        ask: 'A que o rei se compromete, e o que faz o povo?',
        verses: '23:3',
        listen: 'A seguir o Senhor e cumprir o livro, de coração e alma; o povo confirma o pacto.',
      },
      {
        ask: 'O que sai de dentro do templo, e o que é feito com isso?',
        verses: '23:4-6',
        listen: 'Vasos de Baal e o bosque; queimados, feitos pó, fora da cidade.',
      },
    ],
    interpret: [
      {
        ask: 'Hulda disse que o mal viria de qualquer jeito, só que depois dele. Por que, então, Josias se dá a tanto trabalho?',
        verses: '23:1-3',
        listen: 'Não obedece para ganhar prêmio; ouviu a Palavra e amou a Deus de coração inteiro.',
        follow: 'Que bem você faria mesmo sem colher?',
      },
      {
        ask: 'Primeiro o livro lido, depois a limpeza. O que aconteceria se a ordem fosse ao contrário?',
        verses: '23:2-4',
        listen: 'Viraria só demolição, gosto do rei; a Palavra dá o motivo e o limite.',
      },
      {
        ask: 'Os vasos de Baal estavam dentro da casa do Senhor. Como coisas assim vão parar ali sem que ninguém estranhe?',
        verses: '23:4-6',
        listen: 'Aos poucos, por reis anteriores; sem livro aberto ninguém sabe comparar.',
      },
    ],
    live: [
      {
        ask: 'O que Deus já mostrou só para você e que faria bem à sua casa inteira escutar?',
        listen: 'Uma palavra partilhada, sem sermão à mesa.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'Qual foi a última vez em que você ouviu um pedaço grande da Bíblia lido em voz alta, e como foi?',
        listen: 'Sono, surpresa, emoção; tudo vale.',
        follow: 'Que livro gostaria de ouvir inteiro?',
      },
      {
        ask: 'Que coisa ninguém estranha mais no seu quarto, no seu celular ou na sua turma, e um livro aberto faria estranhar?',
        listen: 'Algo concreto, sem contar o de ninguém.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Uma limpeza assim começa por dentro do templo. Por onde começaria na nossa igreja ou no nosso grupo, sem apontar pessoas?',
        listen: 'Hábitos nossos: fofoca, disputa, indiferença.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Depois do pó veio a Páscoa. Que festa faz falta à sua fé, no meio de tanta correção?',
        listen: 'Alegria, mesa, gratidão, ceia.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Para quem abre a Bíblia há pouco tempo: que parte tocou você como tocou Josias, e que parte ainda é um livro fechado?',
        listen: 'Perguntas boas; prometa voltar a elas.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que apareceu na sua última faxina grande que você nem lembrava que existia?',
        bridge: 'Em Jerusalém a faxina achou um livro; e o livro mandou continuar a faxina.',
      },
      {
        text: 'Quem lia histórias para você quando era criança, e com que voz?',
        bridge: 'Um rei leu em voz alta para uma cidade inteira.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Leia em voz alta, mesmo sozinho, um salmo curto. Repare como é ouvir em vez de só olhar.',
      bridge: 'Foi ouvindo que um povo inteiro acordou.',
    },
    complete: [
      {
        name: 'Fica e sai',
        text: 'Desenhe uma casa. Dentro escreva o que a Palavra manda ficar: … . Na porta, o que está de saída: … . No quintal, a festa que vem depois: … .',
      },
      {
        name: 'Pacto de hoje',
        text: 'Complete: Eu ouvi … . De todo o coração quero … . Quem ouviu comigo e pode confirmar é … .',
      },
    ],
    challenges: [
      {
        do: 'Leia em voz alta, com quem mora com você ou com um amigo ao telefone, um capítulo inteiro por dia durante três dias.',
        tell: 'Que verso ficou no ouvido.',
      },
      {
        do: 'Tire de casa uma coisa que puxa você para longe de Deus e, no lugar dela, marque uma refeição alegre com alguém.',
        tell: 'O que foi servido.',
      },
    ],
    children: {
      truth: 'A Palavra de Deus é para todo mundo ouvir.',
      to7: {
        story:
          'No tempo do rei Josias acharam um tesouro: o livro de Deus, que estava perdido! O rei ouviu e chorou, porque o povo tinha esquecido. Então chamou todo mundo: os vovôs, os papais, as mamães, os grandes e os pequenos. E leu o livro em voz alta, todinho! Depois Josias disse: eu quero seguir a Deus de todo o coração! E o povo disse: nós também! Aí foram limpar a casa de Deus. Tiraram as coisas que não eram de Deus. E fizeram uma festa linda, a Páscoa. Fazia muito tempo que não havia uma festa assim!',
        activity:
          'Todos ficam de pé e uma criança segura a Bíblia aberta enquanto um adulto lê dois versículos. Depois digam: nós também!',
        questions: [
          'Quem leu o livro?',
          'Quem foi ouvir?',
          'Que história da Bíblia você gosta de ouvir?',
        ],
      },
      to12: {
        story:
          'O livro da lei de Deus tinha ficado perdido no templo. Quando Josias o ouviu, rasgou a roupa de tristeza: ninguém estava vivendo daquele jeito! Ele não guardou a notícia só para si. Chamou a cidade toda, do menor ao maior, subiu à casa de Deus e leu em voz alta o livro inteiro. De pé, junto à coluna, prometeu seguir a Deus com todo o coração e com toda a alma. O povo disse que também queria. Então veio a limpeza: tiraram do templo as coisas de Baal, que outros reis tinham posto ali, e derrubaram altares pelo país. E depois da faxina, a festa: a Páscoa, para lembrar que Deus tirou o povo do Egito. Desde o tempo dos juízes não havia uma igual. A Bíblia diz que não houve outro rei que se voltasse a Deus assim.',
        activity:
          'Maratona de leitura: em roda, cada um lê um versículo em voz alta, sem parar, até fechar um capítulo. Terminem com um lanche de festa.',
        questions: [
          'Por que Josias chamou até as crianças?',
          'O que saiu do templo?',
          'O que a Bíblia já fez você mudar?',
        ],
      },
      challenge: 'Leia em voz alta um versículo por dia para alguém da sua casa.',
    },
    prayer:
      'Senhor, abre de novo o teu livro no meio de nós, do menor ao maior. Que ele nos faça chorar o que é de chorar, tirar o que é de tirar e fazer festa por tua causa. De todo o coração e de toda a alma.',
    leader: {
      lost: 'A lista de altares e nomes cansa, e o versículo 20 é duro. Resuma: do templo, de Betel e das cidades saiu o culto aos ídolos, até o que matava crianças (10). O coração está em 2 e 3, e o fruto em 21: leitura, aliança, limpeza, festa, nessa ordem.',
      tender:
        'Quem já viveu fanatismo pode se assustar com um rei que destrói altares. Lembre: era o rei daquele povo, dentro da aliança deles. Jesus não dá licença de quebrar o que é dos outros.',
      differ:
        'Por que um rei tão fiel morre cedo, em batalha (29)? Crônicas diz que ele não escutou um aviso de Deus; outros leem ali a misericórdia prometida por Hulda, de não ver o desastre. Ninguém tira daqui que gente fiel está livre de morte cedo.',
    },
    comfort:
      'Josias soube que o mal viria e ainda assim fez festa. Há dias em que a Páscoa cabe no meio da má notícia. Deus senta à mesa nesses dias também.',
    closing: 'Livro fechado não limpa a casa; livro aberto acaba em festa.',
    words: [
      'josias',
      'livro do pacto',
      'livro da lei',
      'alianca',
      'reforma de josias',
      'pascoa',
      'coluna',
      'hulda',
      'betel',
      'bosque',
      'tofete',
      'de todo seu coracao',
    ],
  },
  {
    verses: '24:1-25:26',
    key: '25:12',
    title: 'O dia em que a casa queimou',
    theme: 'a queda de Jerusalém',
    themes: ['luto', 'sofrimento', 'arrependimento', 'fidelidade'],
    idea: 'Depois de séculos de aviso, a cidade cai e a casa de Deus queima, levada peça por peça; na cinza ficam uns pobres cuidando de vinhas, e um Deus que não queimou com a casa.',
    context:
      'Por gerações os profetas avisaram em que dariam os ídolos e o sangue inocente (24:2-4). A Babilônia já tinha levado um rei e dez mil pessoas. Zedequias, o último rei, se rebela. Vêm um cerco de ano e meio, a fome, a fuga de noite e o que fizeram aos filhos e aos olhos dele (25:1-7; não leia com crianças). No mês seguinte, volta o capitão da guarda.',
    retold: [
      {
        verses: '24:1-9',
        says: 'Jeoaquim se rebela contra a Babilônia, e o Senhor manda tropas contra Judá, pelos pecados de Manassés. Depois reina Joaquim, que também faz o mal.',
      },
      {
        verses: '24:10-20',
        says: 'Joaquim se rende, e Nabucodonosor leva os tesouros e dez mil cativos. Põe Zedequias como rei, e ele se rebela.',
      },
      {
        verses: '25:1-7',
        says: 'Jerusalém é cercada até faltar pão. Zedequias foge, é preso, perde os filhos e a vista e vai acorrentado à Babilônia.',
      },
      {
        verses: '25:8-21',
        says: 'Nebuzaradã queima a casa do Senhor e a cidade e leva o bronze e o povo. Deixa alguns pobres para lavrar as vinhas.',
      },
      {
        verses: '25:22-26',
        says: 'Gedalias, o governador, diz que não temam. Ismael o mata, e o povo vai para o Egito, com medo dos caldeus.',
      },
    ],
    read: {
      verses: '25:8-15',
      how: 'Uma voz só, sem pressa. No 13 ao 15, cada pessoa diz em voz alta uma das peças que foram levadas. Depois da última, fiquem calados o tempo de três respirações.',
    },
    observe: [
      {
        ask: 'Quem chega, com que data marcada no texto, e o que ele põe em chamas?',
        verses: '25:8-9',
        listen: 'Nebuzaradã, com mês, dia e ano; a casa do Senhor, a do rei e todas as outras.',
      },
      {
        ask: 'O que acontece com os muros e com a gente da cidade?',
        verses: '25:10-11',
        listen: 'Os muros vão ao chão; o povo é levado.',
      },
      {
        ask: 'Quem fica na terra, e para fazer o quê?',
        verses: '25:12',
        listen: 'Dos pobres; para lavrar as vinhas e as terras.',
      },
      {
        ask: 'Que peças do templo o texto enumera?',
        verses: '25:13-15',
        listen:
          'Colunas, bases, mar de bronze, caldeiras, pás, tenazes, colheres, incensários, bacias.',
      },
    ],
    interpret: [
      {
        ask: 'O narrador podia dizer: levaram tudo. Por que ele conta até as pás e as colheres?',
        verses: '25:13-15',
        listen: 'É inventário de luto. Quem perdeu sabe o nome de cada coisa, e a mão que a usava.',
        follow: 'Que colher você ainda guarda na memória?',
      },
      {
        ask: 'Muita gente dizia que a casa de Deus jamais cairia (Jeremias 7:4). O que se aprende de Deus quando ele deixa queimar a própria casa?',
        verses: '25:9',
        listen:
          'Que ele não é refém de um prédio; que falava sério; que não se deixa usar como amuleto.',
      },
      {
        ask: 'Os poderosos vão embora, e uns pobres ficam com vinhas. Que ironia e que semente há nisso?',
        verses: '25:11-12',
        listen:
          'Os sem terra cuidam da terra; no meio da cinza, alguém tem trabalho para a próxima safra.',
      },
      {
        ask: 'Nestes versículos Deus não diz uma palavra. O que um povo pode fazer com um silêncio assim?',
        verses: '25:8-15',
        listen: 'Chorar, como em Lamentações; lembrar o que ele já tinha dito; plantar; esperar.',
      },
    ],
    live: [
      {
        ask: 'Que casa sua já queimou, de verdade ou por dentro, e de que peça dela você mais sente falta?',
        listen: 'Uma peça só, pequena e precisa; deixe o silêncio trabalhar.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Que aviso você ouviu muitas vezes antes de uma coisa se quebrar?',
        listen: 'Sem transformar em culpa o que não dependia da pessoa.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quando acaba um namoro, um time ou uma amizade, o que ajuda mais: explicação, silêncio ou companhia?',
        listen: 'Cada um é de um jeito; anotem o jeito dos amigos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Sem que lugar, costume ou pessoa você achava que Deus não conseguiria cuidar de você?',
        listen: 'Um templo, um grupo, um pastor, a mãe; o que sobrou quando faltou.',
        for: ['long-believers', 'elderly', 'singles'],
      },
      {
        ask: 'No meio do que acabou, que vinha pequena ficou para ser cuidada amanhã de manhã?',
        listen: 'Um filho, um cachorro, um emprego, uma planta; basta uma.',
      },
      {
        ask: 'Quem da sua família está longe, e o que vocês fazem para o laço não se perder?',
        listen: 'Domingo por vídeo, receita, história contada às crianças.',
        for: ['parents', 'couples', 'adults'],
      },
      {
        ask: 'O que você pensou de Deus no dia em que tudo desabou?',
        listen: 'A frase verdadeira, mesmo que seja dura; ninguém corrige.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto sem valor nenhum da casa dos seus avós você conseguiria desenhar de memória?',
        bridge: 'Alguém guardou de memória até as colheres do templo.',
      },
      {
        text: 'Gente e bichos já estão a salvo e você pode voltar para buscar uma coisa só. O que traz nos braços?',
        bridge: 'Em Jerusalém ninguém pôde voltar; a lista foi feita depois.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Pegue uma colher da cozinha e olhe bem. Quem já comeu com ela?',
      bridge: 'As colheres do templo entraram na lista do que se perdeu.',
    },
    complete: [
      {
        name: 'Inventário',
        text: 'Faça a lista do que se foi, peça por peça, sem explicar: … , … , … , … . Na última linha, escreva: e ficou … .',
      },
      {
        name: 'Muro e muda',
        text: 'Desenhe um muro caído e, ao lado, uma muda de videira. No muro, o que não volta: … . Na muda, o que dá para regar nesta semana: … .',
      },
    ],
    challenges: [
      {
        do: 'Na quarta, plante alguma coisa, uma muda ou um feijão num copo, em nome do que você perdeu, e cuide dela até o próximo encontro.',
        tell: 'O que plantou e o que já apareceu, ou ainda não.',
      },
      {
        do: 'Até domingo, sente-se com alguém que perdeu a casa, o trabalho ou uma pessoa querida, deixe que conte do que sente falta e não console depressa.',
        tell: 'Que lembrança fez a pessoa sorrir, sem contar o resto.',
      },
    ],
    children: {
      truth: 'Deus continua comigo quando as coisas se acabam.',
      to7: {
        story:
          'O povo de Deus tinha uma casa linda para orar. Tinha colunas altas, bacias de bronze e até colheres de ouro. Mas o povo não ouvia mais a Deus. Deus avisava, avisava, avisava. Um dia vieram soldados de longe, derrubaram os muros, e a casa se acabou. Levaram tudo embora. Que tristeza! Muita gente teve de viajar para longe. Mas algumas pessoas bem pobres ficaram, e ganharam um trabalho: cuidar das plantinhas de uva. Elas regaram e esperaram. E Deus? Deus não foi embora com as coisas. Ele continuou com quem ficou e também com quem foi. Um dia, a casa seria feita de novo.',
        activity:
          'Montem uma casa de blocos, desmontem devagar e, no lugar, cada criança planta um feijão no algodão e diz: Deus continua comigo.',
        questions: [
          'O que havia na casa de Deus?',
          'De que as pessoas pobres cuidaram?',
          'Quem continua com você quando alguma coisa se acaba?',
        ],
      },
      to12: {
        story:
          'O templo de Jerusalém era o lugar mais querido do povo. Muitos pensavam: enquanto ele estiver aqui, nada de mau nos acontece, e podemos viver como quisermos. Durante anos os profetas avisaram que não era assim. Ninguém escutou. Então veio o exército da Babilônia, cercou a cidade e entrou. O templo foi queimado, os muros caíram, e quase todos foram levados para um país distante. Quem escreveu a história anotou cada peça perdida: as colunas, a grande bacia de bronze, as pás, as colheres. Dá para perceber a saudade. E há uma linha que quase ninguém nota: os mais pobres ficaram, para cuidar das vinhas. No meio da cinza, alguém regava uma planta. Deus não era o prédio. Ele foi com os que viajaram e ficou com os que plantavam, e tempos depois trouxe muitos de volta.',
        activity:
          'Cada um desenha uma coisa de que sente saudade e escreve o nome dela. Em volta, todos desenham folhas de videira. Ponham os desenhos juntos na parede.',
        questions: [
          'Por que o povo achava que nada de mau aconteceria?',
          'O que os pobres ficaram fazendo?',
          'De que coisa você sente saudade e quer contar a Deus?',
        ],
      },
      challenge: 'Cuide todos os dias de uma planta da sua casa e agradeça a Deus por ela.',
    },
    prayer:
      'Senhor, fizemos a lista do que se foi, e ela dói. Perdoa os avisos que não ouvimos. Fica com os que foram levados e com os que ficaram. Dá a cada um de nós uma vinha para cuidar amanhã cedo.',
    leader: {
      lost: 'O perigo é usar este capítulo como régua para as desgraças de hoje. O livro explica esta queda, desta cidade, depois de séculos de aviso; não explica o incêndio do vizinho nem a demissão de ninguém. Outro perigo é correr para a parte boa. Deixe a lista ser lida até o fim.',
      tender:
        'Quem passou por incêndio, enchente, despejo ou luto pode precisar sair um instante. Não peça que encontrem o lado bom. O que fizeram a Zedequias não se lê na roda. Se aparecer desespero, fique com a pessoa e ligue com ela para o CVV, 188.',
      differ:
        'O texto diz que a queda veio por ordem do Senhor e também que os reis fizeram o mal e se rebelaram. Cristãos explicam de modos diferentes como o juízo de Deus e as escolhas das pessoas andam juntos, e quanto disso se pode dizer de fatos de hoje. Na dúvida, chorem juntos.',
    },
    comfort:
      'Alguém, no meio da ruína, sentou e anotou as colheres. Não era falta de fé, era amor. Conte as suas peças a Deus, uma por uma. Ele não apressa a lista.',
    closing:
      'Jesus chorou por esta cidade e falou do seu próprio corpo como templo: derrubado, em três dias ele o levantou.',
    words: [
      'queda de jerusalem',
      'nabucodonosor',
      'nebuzarada',
      'zedequias',
      'templo queimado',
      'exilio na babilonia',
      'cativeiro babilonico',
      'cerco de jerusalem',
      'muros derrubados',
      'gedalias',
      'utensilios do templo',
    ],
  },
  {
    verses: '25:27-30',
    key: '25:29',
    title: 'Uma cadeira para o preso',
    theme: 'a graça no fim do exílio',
    themes: ['graca', 'esperanca', 'espera', 'identidade'],
    idea: 'O livro das ruínas acaba numa mesa: depois de trinta e sete anos, um rei preso troca de roupa e come todo dia diante de quem o soltou; a história de Deus com a casa de Davi não acabou.',
    context:
      'Joaquim tinha dezoito anos quando reinou, e só por três meses; entregou-se à Babilônia e foi preso (24:8-15). Enquanto isso, Jerusalém virou cinza. Agora ele tem cinquenta e cinco. É da família de Davi, a quem Deus prometeu um trono, e com o nome de Jeconias está na lista dos antepassados de Jesus (Mateus 1:11-12).',
    retold: [
      {
        verses: '25:27-28',
        says: 'No ano trinta e sete do cativeiro, o rei da Babilônia tira Joaquim da prisão. Fala-lhe bem e lhe dá assento de mais honra que o dos outros reis.',
      },
      {
        verses: '25:29-30',
        says: 'Joaquim troca as roupas da prisão e come diante do rei todos os dias da vida. O sustento de cada dia lhe vem do rei.',
      },
    ],
    read: {
      verses: '25:27-30',
      how: 'Sentem-se em volta de uma mesa com pão e deixem uma cadeira vazia. Leiam uma vez de pé, como notícia, e outra sentados, como quem já está comendo.',
    },
    observe: [
      {
        ask: 'Quanto tempo durou a prisão, e que cuidado o texto tem com a data da soltura?',
        verses: '25:27',
        listen: 'Trinta e sete anos; ano, mês e dia. Alguém estava contando.',
      },
      {
        ask: 'Quem o tirou de lá, e o que esse rei tinha acabado de começar?',
        verses: '25:27',
        listen: 'Evil-Merodaque, no primeiro ano do seu reinado.',
      },
      {
        ask: 'Além de abrir a prisão, o que o rei faz por Joaquim?',
        verses: '25:28-30',
        listen: 'Fala-lhe bem, dá-lhe um assento alto, muda a roupa, põe-no à mesa, sustenta-o.',
      },
      {
        ask: 'Que palavras de tempo se repetem nos dois últimos versículos?',
        verses: '25:29-30',
        listen: 'Sempre, todos os dias, continuamente, por todos os dias de sua vida.',
      },
    ],
    interpret: [
      {
        ask: 'Não se conta nada que Joaquim tenha feito para sair. A que o texto atribui a mudança?',
        verses: '25:27',
        listen: 'Ao rei, que “concedeu favor a Joaquim”. Ele não comprou nem conquistou nada.',
      },
      {
        ask: 'A porta já estava aberta. Por que era preciso mudar também a roupa e falar bem com ele?',
        verses: '25:28-29',
        listen:
          'Há quem saia da prisão e continue preso por fora e por dentro; a roupa diz quem você é agora.',
        follow: 'O que faz alguém solto sentir-se solto?',
      },
      {
        ask: 'Ele comeu “sempre diante dele” e nunca mais viu a sua terra. Como cabem alegria e falta na mesma mesa?',
        verses: '25:29-30',
        listen:
          'Cabem. O favor é verdadeiro, a saudade também; o texto não resolve uma com a outra.',
      },
      {
        ask: 'Depois de tanta ruína, por que a última imagem do livro é um prato por dia?',
        verses: '25:30',
        listen:
          'Uma luz pequena acesa: ainda há um filho de Davi, está vivo e come. A promessa não acabou.',
      },
    ],
    live: [
      {
        ask: 'Que porta você espera ver aberta, e há quanto tempo, contado em anos, meses e dias?',
        listen: 'A conta exata já é uma oração.',
      },
      {
        ask: 'Quem falou bem com você quando você ainda estava com a roupa da prisão?',
        listen: 'Um professor, uma tia, um chefe; a frase, se lembrarem.',
        for: ['adults', 'elderly', 'men'],
      },
      {
        ask: 'Que roupa velha você continua vestindo depois de ter sido solto: um apelido, uma culpa, um medo?',
        listen: 'Quem quiser diz; ninguém adivinha a do outro.',
        for: ['new-believers', 'long-believers', 'adults', 'women'],
      },
      {
        ask: 'Num recreio, numa faculdade ou num emprego novo, o que muda quando alguém guarda uma cadeira para você?',
        listen: 'E quem, na turma de vocês, come de pé ou sozinho?',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem da sua família está preso, internado ou afastado, e que palavra boa ainda pode chegar até essa pessoa?',
        listen: 'Sem pedir o motivo; com cuidado de não prometer visita que não virá.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Que porção chega a você todos os dias, e você já nem repara?',
        listen: 'Café, remédio, ônibus, bom dia, pão.',
      },
      {
        ask: 'Se você fosse chamado hoje a uma mesa sem ter de explicar o seu passado, o que sentiria ao sentar?',
        listen: 'Alívio, desconfiança, vergonha; todas cabem.',
        for: ['visitors', 'mourning', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua casa existe lugar fixo à mesa? Conte o que acontece quando alguém senta no lugar errado.',
        bridge: 'Um preso ganhou de um dia para o outro uma cadeira entre reis.',
      },
      {
        text: 'Depois de um tempo longo de hospital, viagem, quarentena ou dieta, qual foi a primeira coisa que você quis comer?',
        bridge: 'Depois de trinta e sete anos, puseram um prato na frente de um homem.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Puxe uma cadeira vazia para perto da sua e deixe-a ali enquanto lê.',
      bridge: 'O livro dos Reis termina com uma cadeira.',
    },
    complete: [
      {
        name: 'Data da soltura',
        text: 'Escreva como no versículo 27: Aos … anos de … , no mês … , no dia … . Se já aconteceu, conte o que foi. Se não, deixe a data em branco e ponha o nome de quem espera com você.',
      },
      {
        name: 'Duas camisas',
        text: 'Desenhe duas camisas. Na primeira, a palavra que grudaram em você: … . Na segunda, o que alguém que o ama diz de você: … . Dobre a folha de modo que só se veja a segunda.',
      },
    ],
    challenges: [
      {
        do: 'Na terça, guarde uma cadeira: convide para comer com você alguém que costuma comer sozinho.',
        tell: 'O que comeram e de que falaram primeiro.',
      },
      {
        do: 'Até sábado, mande uma carta ou faça uma visita a alguém preso, internado ou em asilo, por conta própria ou com a capelania, e fale-lhe bem.',
        tell: 'Uma coisa boa que você disse e viu que chegou.',
        for: ['adults', 'long-believers', 'couples', 'elderly'],
      },
      {
        do: 'Na quinta, livre-se de um apelido que o prende: apague-o, pare de usá-lo ou peça que não o chamem mais assim.',
        tell: 'Qual nome ficou no lugar dele.',
      },
    ],
    children: {
      truth: 'Na mesa de Deus há um lugar para mim.',
      to7: {
        story:
          'Joaquim era um rei muito novo. Um dia ele perdeu tudo e foi levado para uma prisão, bem longe de casa. Passou um ano. Passaram dez. Passaram vinte. Passaram trinta e sete anos! Ele já tinha cabelo branco. Então veio um rei novo naquela terra. Ele mandou abrir a porta: pode sair, Joaquim! O rei falou com ele com carinho. Tirou a roupa de preso e deu uma roupa limpa. Puxou uma cadeira bem bonita e disse: sente-se aqui! E todos os dias, todos mesmo, Joaquim comeu na mesa do rei. Deus não se esqueceu dele. Deus também tem um lugar para você.',
        activity:
          'Arrumem uma mesinha com pão. Cada criança recebe um pano limpo nos ombros, ouve o seu nome e senta: este é o seu lugar!',
        questions: [
          'Quantos anos Joaquim ficou preso?',
          'O que o rei deu a ele?',
          'Quem você quer convidar para a sua mesa?',
        ],
      },
      to12: {
        story:
          'Joaquim virou rei aos dezoito anos e, três meses depois, perdeu tudo. Foi levado preso para a Babilônia. De longe soube que a cidade dele tinha sido destruída e que o templo não existia mais. Parecia que ninguém mais se lembrava daquele rei sem reino. Os anos passaram: dez, vinte, trinta e sete. Ele já tinha cinquenta e cinco. Aí um rei novo subiu ao trono e mandou soltá-lo. Não só abriu a porta: falou bem com ele, deu-lhe uma cadeira de honra, mandou tirar a roupa da prisão, e daquele dia em diante Joaquim comeu na mesa do rei, todos os dias da sua vida. Ele não tinha feito nada para merecer. Por que a Bíblia termina o livro assim? Porque Joaquim era da família de Davi, e Deus tinha prometido que dela viria o Salvador. Muito tempo depois, Jesus nasceu nessa família.',
        activity:
          'Façam cartões de lugar para a mesa da casa, um para cada pessoa e mais um em branco, para um convidado. Decorem e combinem quem será.',
        questions: [
          'O que o rei fez por Joaquim além de abrir a porta?',
          'Por que ele precisava de roupa nova?',
          'Para quem você pode guardar um lugar nesta semana?',
        ],
      },
      challenge: 'Chame alguém que está sozinho para sentar perto de você.',
    },
    prayer:
      'Senhor, tu contas os anos da nossa prisão. Fala bem conosco. Tira a roupa velha e põe-nos à tua mesa, não por merecer, mas porque é do teu feitio. E ensina-nos a guardar cadeira para outros.',
    leader: {
      lost: 'Confunde-se Joaquim com o pai, Jeoaquim. Diga só: o rei moço, o de três meses. E há quem pergunte se ele merecia. O texto não responde a isso, e esse é o assunto da noite: quatro versículos em que tudo é dado.',
      tender:
        'Famílias com alguém preso carregam vergonha e cansaço, e quem já cumpriu pena pode estar na sala. Não pergunte o motivo nem o tempo. Ofereça companhia no dia de visita. Defensoria Pública e Pastoral Carcerária orientam as famílias.',
      differ:
        'Uns leem este final como esperança: a lâmpada de Davi ainda está acesa. Outros o leem com tristeza: o último rei come do pão de quem destruiu a casa dele, e Jeremias 22:30 diz que nenhum filho seu reinaria. O livro não comenta; deixe que as duas leituras se sentem à mesa.',
    },
    comfort:
      'Trinta e sete anos não têm explicação nestes versículos. Têm um dia marcado, uma roupa limpa e um prato. Se a sua espera é longa, alguém sabe a conta certa dos dias.',
    closing:
      'Dessa família veio Jesus, que desceu até a nossa prisão, trocou a nossa roupa pela dele e nos guarda um lugar à mesa.',
    words: [
      'evil merodaque',
      'jeconias',
      'joaquim solto',
      'trinta e sete anos',
      'roupas da prisao',
      'tirado da prisao',
      'mesa do rei da babilonia',
      'assento de honra',
      'final do livro dos reis',
      'fim do exilio',
      'lampada de davi',
    ],
  },
]
