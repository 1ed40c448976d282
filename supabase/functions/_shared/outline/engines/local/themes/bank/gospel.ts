import type { ThemeEntry } from '../theme-bank.ts'

export const GOSPEL = {
  graca: {
    name: 'a graça e a volta para casa',
    words: {
      strong:
        'filho_prodigo prodigo filho_mais_novo filho_mais_velho irmao_mais_velho graca favor_imerecido casa_do_pai terra_distante',
      medium:
        'misericordia abraco merecer merecimento imerecido correu corre festa bezerro chiqueiro porcos',
      weak: 'filho voltar pai alegria amor',
    },
    titles: ['O Pai que corre ao nosso encontro', 'De volta para casa pela graça'],
    truth:
      'Ninguém volta para Deus por merecer: voltamos porque o Pai nos espera e vem ao nosso encontro.',
    icebreakers: [
      'Como é a sensação de voltar para casa depois de muito tempo longe?',
      'Qual foi o presente mais inesperado que você já recebeu sem ter feito nada por ele?',
    ],
    understand: [
      'Com qual personagem desta mensagem você mais se parece hoje, e por quê?',
      'Por que é tão difícil aceitar um amor que não se pode merecer?',
    ],
    live: [
      'De que maneira você ainda tenta pagar a Deus aquilo que ele deu de graça?',
      'Quem está longe e precisa encontrar em você um abraço antes de uma cobrança?',
    ],
    applications: [
      'Deixe de lado o discurso pronto e conte a Deus, com simplicidade, onde você se afastou.',
      'Receba bem alguém que errou, sem lembrar o erro na primeira conversa.',
    ],
    challenges: [
      'Procure nesta semana uma pessoa que se afastou e convide-a para um café, sem cobrança.',
      'Escreva em um papel o erro que você mais repete a si mesmo, agradeça a Deus pela graça e rasgue o papel.',
    ],
    prayers: [
      'Por filhos, irmãos e amigos que estão longe de casa ou de Deus.',
      'Para que a nossa igreja saiba fazer festa por quem volta.',
    ],
    children: {
      truth: 'Deus me ama mesmo quando eu erro, e sempre me espera de braços abertos.',
      opener: 'Onde você se esconde melhor no esconde-esconde?',
      activity:
        'Esconda um anel de brinquedo, uma sandália e uma capa (ou pano) na sala. As crianças procuram e, a cada achado, conte um pedaço da história do filho que voltou. No fim, vistam uma delas com tudo e façam uma festa de boas-vindas com palmas.',
      questions: [
        'Como o pai ficou quando viu o filho voltando?',
        'O que você pode fazer quando percebe que errou?',
      ],
      challenge: 'Dê um abraço de festa em alguém da sua casa quando essa pessoa chegar da rua.',
    },
    teens: {
      opener: 'Qual foi a maior besteira que você já fez achando que era uma ótima ideia?',
      question: 'Quando você erra, o que faz você querer se esconder em vez de voltar?',
      activity:
        'Divida em três grupos: o filho mais novo, o filho mais velho e o pai. Cada grupo escreve uma mensagem de celular que o seu personagem mandaria naquela noite e lê para os outros. Conversem sobre qual delas parece a nossa.',
    },
    couples:
      'Quando um de vocês erra, o que o outro costuma oferecer primeiro: o abraço ou a conta?',
    readings: ['Lucas 15:20-24', 'Efésios 2:8-9', 'Romanos 5:8', 'Tito 3:4-7'],
  },
  perdao: {
    name: 'o perdão',
    sensitive: true,
    words: {
      strong:
        'perdao perdoar perdoado perdoou perdoei perdoa perdoe perdoo perdoando magoa ressentimento rancor ofensa ofendeu setenta_vezes_sete reconciliacao reconciliar',
      medium: 'divida devedor culpa raiz_de_amargura amargura vinganca ferida desculpa',
      weak: 'misericordia soltar cobrar irmao',
    },
    titles: ['Perdoados para perdoar', 'O perdão que solta'],
    truth:
      'Perdoar não é fingir que não doeu: é soltar a dívida nas mãos de Deus, que nos perdoou primeiro.',
    icebreakers: [
      'Qual foi a briga mais boba que você já teve com um irmão, primo ou amigo?',
      'Que pedido de desculpas marcou você pelo jeito como foi feito?',
    ],
    understand: [
      'O que perdoar é, e o que perdoar não é?',
      'Por que quem entende o próprio perdão consegue perdoar com mais liberdade?',
    ],
    live: [
      'Que lembrança ainda faz você fechar a mão, e qual seria um primeiro passo com segurança?',
      'A quem você precisa pedir perdão, e o que tem impedido essa conversa?',
    ],
    applications: [
      'Dê o nome certo à ofensa diante de Deus, sem diminuir nem aumentar, e peça forças para soltar.',
      'Separe perdão de reconciliação: o perdão você pode dar hoje; voltar a conviver pede verdade, tempo e segurança.',
    ],
    challenges: [
      'Ore durante sete dias, pelo nome, por uma pessoa que magoou você.',
      'Se for seguro e possível, dê até o próximo encontro um passo de paz: uma mensagem, um bom-dia, um pedido de desculpas.',
    ],
    prayers: [
      'Por feridas antigas que ainda doem, e por proteção para quem corre perigo.',
      'Por coragem para pedir perdão e graça para perdoar.',
    ],
    children: {
      truth: 'Deus me perdoa, e me ajuda a perdoar os meus amigos.',
      opener: 'O que você faz quando um amigo pega o seu brinquedo sem pedir?',
      activity:
        'Em duplas, uma criança fecha a mão com força segurando uma bolinha de papel onde se escreveu “mágoa”. Pergunte se dá para bater palmas ou abraçar assim. Depois, todas jogam as bolinhas no lixo e abraçam a sua dupla. Perdoar é abrir a mão.',
      questions: [
        'Como fica o seu coração quando você faz as pazes?',
        'O que podemos dizer a um amigo quando erramos com ele?',
      ],
      challenge:
        'Se brigar com alguém nesta semana, tome a iniciativa e diga: “me desculpa, vamos fazer as pazes?”.',
    },
    teens: {
      opener: 'O que é mais difícil para você: pedir desculpas ou aceitar um pedido de desculpas?',
      question: 'O que acontece em uma amizade quando ninguém quer pedir desculpas primeiro?',
      activity:
        'Passe uma corda ou barbante: duas pessoas seguram as pontas e puxam enquanto dizem motivos de briga de um grupo de amigos. Peça que uma solte. Conversem: o que muda para quem solta, mesmo que o outro continue segurando?',
    },
    couples:
      'Que assunto antigo volta em toda discussão de vocês, e o que falta para encerrá-lo com perdão?',
    readings: ['Mateus 18:21-22', 'Efésios 4:31-32', 'Colossenses 3:13', 'Salmos 103:10-12'],
  },
  salvacao: {
    name: 'a salvação pela fé',
    words: {
      strong:
        'salvacao salvador salvos novo_nascimento nascer_de_novo justificacao justificado justificados vida_eterna redencao propiciacao',
      medium: 'salvar salvo salva salvou pecador pecadores condenacao perdidos crer evangelho',
      weak: 'fe graca pecado cruz ceu',
    },
    titles: ['Salvos pela fé em Jesus', 'O presente da salvação'],
    truth:
      'A salvação é presente de Deus, recebido pela fé em Jesus, e não prêmio para os melhores.',
    icebreakers: [
      'Como você ouviu falar de Jesus pela primeira vez?',
      'De que aperto alguém já livrou você?',
    ],
    understand: [
      'De que Jesus nos salva, e para que ele nos salva?',
      'Que diferença há entre concordar com ideias sobre Deus e confiar em Jesus de coração?',
    ],
    live: [
      'Em que você tem apoiado a sua segurança diante de Deus?',
      'O que mudou, ou precisa mudar, nos seus dias por causa da salvação que você recebeu?',
    ],
    applications: [
      'Conte em poucas frases a sua história com Jesus a alguém de casa.',
      'Se você ainda não entregou a vida a Jesus, converse hoje com o líder: essa decisão pode ser simples e sincera.',
    ],
    challenges: [
      'Escreva em meia página como você conheceu Jesus e leia para uma pessoa até o próximo encontro.',
      'Ore diariamente por três pessoas, pelo nome, para que conheçam a salvação em Jesus.',
    ],
    prayers: [
      'Por familiares e amigos que ainda não conhecem Jesus.',
      'Gratidão pelo dia em que Jesus nos encontrou.',
    ],
    children: {
      truth: 'Jesus me ama, me salva e é meu amigo para sempre.',
      opener: 'Qual é o resgate mais legal que você já viu em um filme?',
      activity:
        'Faça de um tapete um barco e espalhe as crianças pelo “mar” da sala. Quem conduz joga uma boia (um bambolê ou uma corda) e puxa uma por uma para o barco. No fim, diga que ninguém se salvou sozinho: alguém veio buscar. Jesus veio nos buscar.',
      questions: [
        'Quem veio nos buscar porque nos ama?',
        'O que você gostaria de dizer a Jesus por ele ser o nosso Salvador?',
      ],
      challenge: 'Conte a um amigo ou a alguém de casa que Jesus ama essa pessoa.',
    },
    teens: {
      opener: 'Em que situação você já precisou que alguém resolvesse o que você não conseguia?',
      question: 'Como você explicaria a salvação a um colega, sem usar palavras de igreja?',
      activity:
        'Em trios, expliquem o evangelho em no máximo trinta segundos, sem usar as palavras “graça”, “pecado” e “salvação”. O grupo escolhe a explicação mais clara e completa o que faltou.',
    },
    couples: 'Como a fé de um tem fortalecido a fé do outro desde que vocês se conheceram?',
    readings: ['João 3:16-17', 'Efésios 2:8-10', 'Romanos 10:9-10', 'Atos 16:30-31'],
  },
  cruz: {
    name: 'a cruz de Cristo',
    words: {
      strong:
        'cruz crucificado crucificacao calvario cordeiro_de_deus sangue_de_jesus sangue_de_cristo',
      medium: 'cordeiro sacrificio sangue cravos coroa_de_espinhos expiacao substituto',
      weak: 'culpa pecado morreu dor',
    },
    titles: ['O que a cruz mudou', 'Aos pés da cruz'],
    truth: 'Na cruz, Jesus levou o que era nosso para nos dar o que era dele.',
    icebreakers: [
      'Quem já fez um sacrifício por você que você só entendeu mais tarde?',
      'Que objeto lembra a você uma grande prova de amor?',
    ],
    understand: [
      'O que a cruz revela sobre o nosso pecado e sobre o amor de Deus?',
      'Por que o perdão teve um preço, se Deus é amor?',
    ],
    live: [
      'Que culpa você continua carregando, mesmo sabendo que Jesus já a levou?',
      'Como seria amar alguém nesta semana com um amor que custa alguma coisa?',
    ],
    applications: [
      'Confesse a Deus, com sinceridade, o que pesa na consciência e receba o perdão que Jesus conquistou.',
      'Escolha um ato de amor que lhe custe tempo ou conforto e faça sem contar a ninguém.',
    ],
    challenges: [
      'Leia nesta semana o relato da crucificação em um dos Evangelhos e anote o que Jesus disse na cruz.',
      'Faça por alguém um serviço que ninguém quer fazer, em gratidão pelo que Jesus fez por você.',
    ],
    prayers: [
      'Gratidão pelo amor de Jesus, dita com palavras simples.',
      'Por quem ainda carrega culpa e vergonha.',
    ],
    children: {
      truth: 'Jesus deu a vida por mim porque me ama muito.',
      opener: 'Quem já deu a você um pedaço da coisa mais gostosa que tinha?',
      activity:
        'Faça com as crianças uma cruz de palitos de sorvete e lã. Em um coração de papel, cada uma escreve o próprio nome e cola no meio da cruz. Diga que o amor de Jesus tem o nome de cada um de nós.',
      questions: ['Por que Jesus aceitou sofrer por nós?', 'Como você pode mostrar amor a Jesus?'],
      challenge:
        'Ponha a sua cruz em um lugar da casa e, quando passar por ela, diga: “obrigado, Jesus”.',
    },
    teens: {
      opener: 'Por quem você abriria mão da coisa de que mais gosta?',
      question: 'O que a cruz diz a respeito do seu valor quando você se acha pouco importante?',
      activity:
        'Cada um escreve em um papel algo de que se envergonha, sem assinar e sem mostrar. Juntos, rasguem os papéis em silêncio e ponham os pedaços ao pé de uma cruz desenhada. Encerrem com uma oração de gratidão.',
    },
    couples: 'Que sacrifício pequeno de um de vocês tem sido uma prova de amor para o outro?',
    readings: ['Isaías 53:4-6', '1 Pedro 2:24', 'Romanos 5:8', 'Lucas 23:33-34'],
  },
  ressurreicao: {
    name: 'a ressurreição',
    words: {
      strong: 'ressurreicao ressuscitou ressuscitado ressuscitar ele_vive tumulo_vazio pascoa',
      medium: 'tumulo sepulcro terceiro_dia vivo',
      weak: 'morte vida vitoria',
    },
    titles: ['Ele vive, e isso muda tudo', 'Vida nova depois do túmulo'],
    truth: 'Jesus venceu a morte: por isso nenhum fim é mais forte do que a vida que ele dá.',
    icebreakers: [
      'Qual foi a melhor notícia que você já recebeu logo cedo pela manhã?',
      'Que coisa quebrada ou perdida você já viu ser recuperada?',
    ],
    understand: [
      'O que a nossa fé perderia se Jesus não tivesse ressuscitado?',
      'Por que os discípulos passaram do medo à coragem depois de ver Jesus vivo?',
    ],
    live: [
      'Que situação da sua vida parece um túmulo fechado, e como a ressurreição fala a ela?',
      'Como viver a segunda-feira de quem crê que Jesus está vivo?',
    ],
    applications: [
      'Volte a orar por algo que você já dava por perdido.',
      'Conte a alguém por que você crê que Jesus vive, começando pela sua experiência.',
    ],
    challenges: [
      'Leia os capítulos da ressurreição em João e anote como Jesus tratou cada pessoa que o encontrou.',
      'Leve uma palavra de vida a alguém desanimado, em pessoa ou por telefone.',
    ],
    prayers: [
      'Louvor a Jesus, que venceu a morte.',
      'Por situações que parecem sem saída na vida de cada um.',
    ],
    children: {
      truth: 'Jesus está vivo e está comigo todos os dias!',
      opener: 'Qual foi a surpresa mais feliz que você já teve?',
      activity:
        'Prepare caixinhas numeradas com objetos da história: um espinho de papel, um pano dobrado, uma pedra e, por último, uma caixa vazia. As crianças abrem em ordem e contam o que cada uma lembra. A caixa vazia é a melhor notícia: Jesus não está mais no túmulo!',
      questions: [
        'Como as mulheres ficaram quando viram o túmulo vazio?',
        'Para quem você quer contar que Jesus está vivo?',
      ],
      challenge: 'Desenhe o túmulo vazio e dê o desenho a alguém, contando a boa notícia.',
    },
    teens: {
      opener: 'Que notícia deixaria você sem conseguir ficar parado?',
      question: 'O que mudaria na sua escola se você vivesse como quem crê que Jesus está vivo?',
      activity:
        'Montem uma reportagem: um é o repórter, outros são Maria Madalena, Pedro, Tomé e um guarda. Cada personagem responde o que viu e sentiu naquela manhã. Depois, conversem sobre qual testemunho convenceu mais.',
    },
    couples: 'Que parte do relacionamento de vocês precisa de vida nova?',
    readings: ['1 Coríntios 15:20-22', 'Lucas 24:5-6', 'João 11:25-26', 'Romanos 6:4'],
  },
  volta: {
    name: 'a volta de Cristo',
    words: {
      strong:
        'volta_de_jesus volta_de_cristo arrebatamento segunda_vinda ultimos_dias fim_dos_tempos eternidade',
      medium: 'vigiar vigiai vigilantes vinda trombeta noivo virgens ceu juizo',
      weak: 'preparado esperar apocalipse',
    },
    titles: ['Prontos para a volta de Jesus', 'Ele virá outra vez'],
    truth:
      'Jesus vai voltar, e esperar por ele é viver hoje de um modo que combine com esse encontro.',
    icebreakers: [
      'Como fica a sua casa na hora antes de chegar uma visita importante?',
      'Que viagem ou encontro você já preparou com muita antecedência?',
    ],
    understand: [
      'Por que Jesus não disse o dia nem a hora da sua volta?',
      'Que diferença há entre esperar com medo e esperar com esperança?',
    ],
    live: [
      'O que você deixaria de adiar se soubesse que Jesus volta em breve?',
      'Em que prioridade da sua rotina essa espera já aparece?',
    ],
    applications: [
      'Resolva uma pendência que você vem deixando para depois: um perdão, uma dívida, uma conversa.',
      'Releia as suas prioridades do mês e mude uma delas à luz da eternidade.',
    ],
    challenges: [
      'Comece cada dia da semana com a pergunta: “o que eu faria hoje se Jesus voltasse amanhã?”, e faça uma dessas coisas.',
      'Fale da esperança da volta de Jesus com alguém que anda sem esperança.',
    ],
    prayers: [
      'Para que Jesus nos encontre vigilantes, servindo com alegria.',
      'Por quem ainda não está preparado para encontrar o Senhor.',
    ],
    children: {
      truth: 'Jesus prometeu que vai voltar, e eu espero por ele com alegria.',
      opener: 'Quem você gosta de esperar na porta de casa?',
      activity:
        'Brinquem de estátua: enquanto toca a música, todos ajudam a arrumar a sala; quando ela para, ficam prontos e parados na porta. Diga que não sabemos quando a música para, por isso ficamos preparados, como quem espera Jesus.',
      questions: [
        'O que você quer estar fazendo quando Jesus voltar?',
        'Como podemos nos preparar para encontrar Jesus?',
      ],
      challenge:
        'Arrume o seu quarto nesta semana e lembre: quem espera uma visita querida se prepara.',
    },
    teens: {
      opener: 'Se você tivesse só mais uma semana de férias, o que faria primeiro?',
      question: 'O que na sua rotina não combina com quem espera Jesus?',
      activity:
        'Entregue a cada um uma folha com as vinte e quatro horas de um dia comum. Pintem o tempo gasto em cada coisa e conversem: que pedaço eu mudaria se soubesse que Jesus volta logo?',
    },
    couples: 'Que prioridade da casa de vocês mudaria se a eternidade entrasse na conta?',
    readings: ['Mateus 24:42-44', '1 Tessalonicenses 4:16-18', 'Apocalipse 22:20', 'Tito 2:11-13'],
  },
} satisfies Record<string, ThemeEntry>
