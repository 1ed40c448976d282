import type { ThemeEntry } from '../theme-bank.ts'

export const CHURCH = {
  comunhao: {
    name: 'a comunhão e a unidade',
    words: {
      strong: 'comunhao unidade corpo_de_cristo uns_aos_outros partir_do_pao divisao divisoes',
      medium: 'membros juntos igreja_local pequeno_grupo celula mesa isolamento',
      weak: 'irmaos igreja corpo',
    },
    titles: ['Juntos somos um corpo', 'Ninguém caminha sozinho'],
    truth: 'Deus nos fez para caminhar juntos: a fé cresce quando a vida é repartida.',
    icebreakers: [
      'De que time, turma ou grupo você mais gostou de fazer parte?',
      'Qual é a melhor lembrança que você tem ao redor de uma mesa?',
    ],
    understand: [
      'O que se perde quando alguém tenta viver a fé sozinho?',
      'Como pode haver unidade entre pessoas tão diferentes?',
    ],
    live: [
      'O que impede você de ser mais verdadeiro com os irmãos?',
      'Quem tem ficado de fora da nossa roda, e como podemos incluir essa pessoa?',
    ],
    applications: [
      'Abra a sua casa ou divida uma refeição com alguém da igreja que você conhece pouco.',
      'Resolva um mal-entendido conversando com a pessoa, e não sobre a pessoa.',
    ],
    challenges: [
      'Convide alguém da igreja com quem você nunca conversou para um café nesta semana.',
      'Faça contato com uma pessoa que tem faltado aos encontros, só para saber como ela está.',
    ],
    prayers: [
      'Pela unidade do nosso grupo e da igreja.',
      'Por quem se afastou por causa de uma mágoa.',
    ],
    children: {
      truth: 'Na família de Deus há lugar para todos, e precisamos uns dos outros.',
      opener: 'Que brincadeira só tem graça com muitos amigos?',
      activity:
        'Monte um quebra-cabeça simples, com uma peça para cada criança. Deixe uma peça faltando de propósito e depois a entregue a alguém. Mostre que sem uma delas a figura não fica pronta: cada um é importante.',
      questions: [
        'Por que cada pessoa é importante na igreja?',
        'Como podemos receber bem quem chega pela primeira vez?',
      ],
      challenge: 'Convide um amigo para vir com você no próximo encontro.',
    },
    teens: {
      opener: 'Em que grupo você pode ser quem é, sem precisar fingir nada?',
      question: 'O que faria alguém novo se sentir em casa entre nós?',
      activity:
        'De mãos dadas em nó: em círculo, cada um dá as mãos a duas pessoas diferentes e, sem soltar, o grupo tenta desfazer o nó. Conversem sobre paciência, escuta e ajuda para resolver nós de verdade.',
    },
    couples: 'Que amizade com outro casal faria bem a vocês cultivar?',
    readings: ['Atos 2:42-47', '1 Coríntios 12:25-27', 'Salmos 133:1', 'Hebreus 10:24-25'],
  },
  servico: {
    name: 'o serviço',
    words: {
      strong:
        'servo_de_todos lavar_os_pes lava_pes servir_uns servindo servico servir_ao_proximo ser_servido',
      medium: 'servir servo servos bacia toalha voluntario ministerio talento talentos',
      weak: 'maior menor ajudar',
    },
    titles: ['Grande é quem serve', 'Mãos prontas para servir'],
    truth: 'Jesus, que podia ser servido, escolheu servir; quem o segue faz o mesmo caminho.',
    icebreakers: [
      'Que serviço simples de alguém já salvou o seu dia?',
      'Qual tarefa da casa você faz com mais gosto, e qual faz com menos?',
    ],
    understand: [
      'Por que servir parece perder, e Jesus diz que é ser grande?',
      'O que distingue servir com amor de servir para aparecer?',
    ],
    live: [
      'Que dom ou tempo você tem guardado e pode pôr a serviço de alguém?',
      'Quem serve você todos os dias sem ser notado?',
    ],
    applications: [
      'Procure o responsável por um ministério e ofereça ajuda em uma tarefa que ninguém disputa.',
      'Faça em casa, por uma semana, a tarefa que sempre sobra para a mesma pessoa.',
    ],
    challenges: [
      'Sirva uma pessoa por dia, de um jeito pequeno e sem anunciar.',
      'Como grupo, escolham uma necessidade do bairro ou da igreja e marquem o dia de ajudar.',
    ],
    prayers: [
      'Por um coração de servo em casa, no trabalho e na igreja.',
      'Por quem serve há muito tempo e está cansado.',
    ],
    children: {
      truth: 'Jesus serviu com amor, e eu também posso ajudar.',
      opener: 'Em que você gosta de ajudar em casa?',
      activity:
        'Leve bacia, toalha e água morna. Conte que Jesus lavou os pés dos amigos. Cada criança lava e seca as mãos de um colega, com carinho. Diga que ajudar com amor é parecer com Jesus.',
      questions: ['Como você se sentiu ao cuidar do amigo?', 'Quem você pode ajudar nesta semana?'],
      challenge: 'Seja ajudante secreto: faça uma coisa boa por dia sem contar a ninguém.',
    },
    teens: {
      opener: 'O que você sabe fazer bem e poderia ensinar a alguém?',
      question: 'Por que é mais fácil servir onde aparece do que onde ninguém vê?',
      activity:
        'Em dez minutos, façam um mapa de necessidades: na escola, na igreja, na rua, em casa. Votem em uma que o grupo consegue resolver com as próprias mãos e marquem quem faz o quê, e quando.',
    },
    couples: 'Que serviço vocês podem prestar juntos, como casal, a outra família?',
    readings: ['Marcos 10:43-45', 'João 13:14-15', '1 Pedro 4:10', 'Gálatas 5:13'],
  },
  missao: {
    name: 'a missão',
    words: {
      strong:
        'missao missoes missionario missionarios evangelizar evangelismo evangelizacao grande_comissao testemunhas fazei_discipulos',
      medium: 'pregar anunciar testemunho testemunhar nacoes colheita seara boas_novas',
      weak: 'evangelho ir almas vizinho',
    },
    titles: ['Enviados para contar boas notícias', 'Testemunhas onde Deus nos pôs'],
    truth: 'Quem encontrou boas notícias não guarda: conta com a vida e com palavras.',
    icebreakers: [
      'Que novidade você não conseguiu guardar e saiu contando?',
      'Quem falou de Jesus a você de um jeito que tocou o seu coração?',
    ],
    understand: [
      'O que faz do evangelho uma boa notícia para as pessoas de hoje?',
      'Por que Jesus confiou a missão a gente comum?',
    ],
    live: [
      'O que costuma travar você na hora de falar de Jesus?',
      'Em que lugar da sua rotina Deus já pôs você como testemunha?',
    ],
    applications: [
      'Escreva três nomes de pessoas próximas e ore por uma oportunidade de conversar com cada uma.',
      'Treine contar a sua história com Jesus em dois minutos, com palavras do dia a dia.',
    ],
    challenges: [
      'Convide uma pessoa para o próximo encontro do grupo e ofereça-se para buscá-la.',
      'Faça um ato de bondade a um vizinho nesta semana, e, se perguntarem, conte o porquê.',
    ],
    prayers: [
      'Por três pessoas que queremos ver perto de Jesus.',
      'Por missionários e por povos que ainda não ouviram o evangelho.',
    ],
    children: {
      truth: 'Jesus me mandou contar que ele ama todo mundo.',
      opener: 'Que notícia boa você contou para todo mundo?',
      activity:
        'Brinquem de telefone sem fio com a frase “Jesus ama você”. Depois, repitam falando alto, um de cada vez. Diga que a notícia chega melhor quando contamos com clareza. Façam um cartão para dar a um amigo.',
      questions: [
        'Para quem você quer falar de Jesus?',
        'Como podemos falar de Jesus com atitudes?',
      ],
      challenge: 'Entregue o seu cartão a um amigo e diga que Jesus ama essa pessoa.',
    },
    teens: {
      opener: 'Que filme ou série você já convenceu alguém a assistir, e como?',
      question: 'O que os seus amigos pensam de Jesus, e o que pensam dos cristãos?',
      activity:
        'Em duplas, contem a própria história com Jesus em dois minutos: como era antes, como o conheceu, o que mudou. Quem ouve aponta uma palavra difícil para trocar por outra mais simples.',
    },
    couples: 'Quem são as pessoas que Deus pôs perto da casa de vocês, e como acolhê-las?',
    readings: ['Mateus 28:19-20', 'Atos 1:8', 'Romanos 10:14-15', '1 Pedro 3:15'],
  },
  proximo: {
    name: 'o amor ao próximo',
    words: {
      strong:
        'bom_samaritano samaritano amor_ao_proximo ame_o_seu_proximo amaras_o_teu_proximo amai_vos compaixao',
      medium: 'proximo amar amor inimigo bondade vizinho ama',
      weak: 'ajudar cuidar',
    },
    titles: ['Amar quem está perto', 'Quem é o meu próximo'],
    truth: 'O amor a Deus fica visível no modo como tratamos quem cruza o nosso caminho.',
    icebreakers: [
      'Que gentileza de um desconhecido você nunca esqueceu?',
      'Qual vizinho marcou a sua vida, e por quê?',
    ],
    understand: [
      'O que Jesus muda na pergunta “quem é o meu próximo?”?',
      'Por que é mais fácil amar a ideia das pessoas do que as pessoas de verdade?',
    ],
    live: [
      'De quem você costuma desviar o olhar ou o caminho?',
      'Como seria amar, em gestos, a pessoa mais difícil da sua semana?',
    ],
    applications: [
      'Aprenda o nome de alguém que você vê sempre e nunca cumprimentou.',
      'Pare para ouvir uma pessoa até o fim, sem olhar o relógio nem o celular.',
    ],
    challenges: [
      'Faça um gesto concreto de amor por alguém que não pode retribuir.',
      'Leve um bolo, uma fruta ou um bilhete a um vizinho e puxe conversa.',
    ],
    prayers: [
      'Por olhos que enxerguem quem está caído à beira do caminho.',
      'Pela pessoa que cada um acha mais difícil de amar.',
    ],
    children: {
      truth: 'Deus me ama e me ensina a amar todas as pessoas.',
      opener: 'Quem já ajudou você quando você caiu?',
      activity:
        'Encenem a história do bom samaritano com panos, uma maca de lençol e curativos. Troquem os papéis para que todos cuidem e sejam cuidados. No fim, cada um diz o nome de alguém a quem quer ajudar.',
      questions: [
        'Quem ajudou o homem machucado, e por quê?',
        'Como você pode ajudar um colega na escola?',
      ],
      challenge:
        'Ajude por dia uma pessoa que não espera: um colega, um vizinho, o porteiro, a professora.',
    },
    teens: {
      opener: 'Que atitude legal de alguém você viu e ninguém filmou?',
      question: 'Quem é deixado de lado na sua escola, e o que você pode fazer?',
      activity:
        'Recontem a história do bom samaritano nos dias de hoje: quem seria o ferido, quem passaria reto e quem pararia? Cada grupo encena a sua versão em dois minutos.',
    },
    couples: 'Como o amor entre vocês pode transbordar para alguém de fora da casa?',
    readings: ['Lucas 10:33-37', '1 João 4:20-21', 'Mateus 22:37-39', 'Romanos 13:8-10'],
  },
  justica: {
    name: 'a justiça e a misericórdia',
    words: {
      strong:
        'injustica injusticas oprimido oprimidos opressao praticar_a_justica orfao orfaos desigualdade',
      medium: 'justica justo direito pobres racismo violencia',
      weak: 'misericordia lei',
    },
    titles: ['Praticar a justiça, amar a misericórdia', 'Deus se importa com o que é justo'],
    truth:
      'Deus olha por quem é esquecido e chama o seu povo a praticar a justiça com misericórdia.',
    icebreakers: [
      'Que injustiça da sua infância ainda lhe parece absurda?',
      'Quem é, para você, um exemplo de pessoa justa?',
    ],
    understand: [
      'Como a justiça e a misericórdia caminham juntas no coração de Deus?',
      'Por que o culto não agrada a Deus quando fechamos os olhos à injustiça?',
    ],
    live: [
      'Em que situação você tem ficado calado quando devia falar?',
      'Que atitude justa está ao seu alcance em casa ou no trabalho?',
    ],
    applications: [
      'Reveja uma relação em que você tem mais poder e pergunte se está sendo justo nela.',
      'Informe-se sobre uma necessidade do seu bairro e ofereça ajuda concreta.',
    ],
    challenges: [
      'Defenda nesta semana, com respeito, alguém que está sendo tratado de modo injusto.',
      'Corrija uma injustiça pequena que dependa de você: um pagamento, um crédito, uma palavra.',
    ],
    prayers: [
      'Por quem sofre injustiça e violência.',
      'Por autoridades, para que governem com justiça.',
    ],
    children: {
      truth: 'Deus é justo e quer que eu trate bem todas as pessoas.',
      opener: 'O que você acha que não é justo?',
      activity:
        'Proponha uma corrida com regras injustas (uns pulam em um pé só, outros saem na frente). Pergunte como se sentiram e refaçam a corrida com regras justas. Diga que Deus ama o que é justo.',
      questions: [
        'Como você se sentiu quando o jogo era injusto?',
        'O que você pode fazer quando vê alguém sendo maltratado?',
      ],
      challenge:
        'Defenda com palavras gentis um colega que está sendo maltratado, e chame um adulto.',
    },
    teens: {
      opener: 'Que causa faz você querer levantar a mão e falar?',
      question: 'Como reagir a uma injustiça sem virar injusto também?',
      activity:
        'Leve três notícias recentes de injustiça. Em grupos, respondam: quem sofre, o que Deus pensa disso, o que nós podemos fazer. Escolham uma ação possível para o grupo.',
    },
    couples: 'O que seria mais justo mudar na divisão das tarefas e das decisões da casa de vocês?',
    readings: ['Miqueias 6:8', 'Isaías 1:17', 'Amós 5:24', 'Tiago 2:1-4'],
  },
  fidelidade: {
    name: 'a fidelidade de Deus',
    words: {
      strong: 'fidelidade deus_e_fiel alianca promessas_de_deus cumpre_o_que_promete imutavel',
      medium: 'fiel promessa promessas prometeu cumprir geracoes',
      weak: 'lembrar misericordias',
    },
    titles: ['Deus é fiel', 'As promessas de Deus continuam de pé'],
    truth: 'As nossas forças variam, mas a fidelidade de Deus se renova a cada manhã.',
    icebreakers: [
      'Que promessa alguém cumpriu e você achava que não cumpriria?',
      'Que coisa em sua vida dura há mais de dez anos?',
    ],
    understand: [
      'O que a história do povo de Deus mostra sobre a fidelidade dele?',
      'Como lidar com o tempo entre a promessa e o cumprimento?',
    ],
    live: [
      'Em que promessa de Deus você precisa se apoiar agora?',
      'Que lembrança da fidelidade de Deus você não quer esquecer?',
    ],
    applications: [
      'Faça uma linha do tempo da sua vida e marque os momentos em que Deus sustentou você.',
      'Cumpra nesta semana uma palavra que você deu e deixou para trás.',
    ],
    challenges: [
      'Conte a uma pessoa mais nova uma história da fidelidade de Deus na sua vida.',
      'Escreva uma promessa de Deus em um papel e deixe onde você possa vê-la todos os dias.',
    ],
    prayers: [
      'Gratidão pela fidelidade de Deus em cada fase da vida.',
      'Por quem espera há muito tempo por uma resposta.',
    ],
    children: {
      truth: 'Deus sempre cumpre o que promete.',
      opener: 'Que promessa alguém já fez para você e cumpriu?',
      activity:
        'Façam um arco-íris com tiras de papel colorido. Em cada cor, escrevam ou desenhem uma promessa de Deus: ele está comigo, ele me perdoa, ele me ouve. Pendurem na sala e digam juntos: “Deus cumpre!”.',
      questions: [
        'Qual promessa de Deus deixa você mais feliz?',
        'Como você pode cumprir o que promete?',
      ],
      challenge: 'Faça uma promessa pequena a alguém de casa e cumpra direitinho.',
    },
    teens: {
      opener: 'O que é pior: alguém esquecer o combinado ou cancelar em cima da hora?',
      question: 'O que faz você confiar na palavra de alguém, e o que isso tem a ver com Deus?',
      activity:
        'Cada um desenha o gráfico da própria vida, com altos e baixos, e marca onde percebeu, na hora ou depois, o cuidado de Deus. Quem quiser, mostra ao grupo.',
    },
    couples: 'Em que fase difícil vocês viram a fidelidade de Deus na história do casal?',
    readings: ['Lamentações 3:22-23', '2 Timóteo 2:13', 'Deuteronômio 7:9', 'Hebreus 10:23'],
  },
} satisfies Record<string, ThemeEntry>
