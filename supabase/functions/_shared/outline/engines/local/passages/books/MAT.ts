import type { BookPassages } from '../passage.ts'

export const MAT: BookPassages = [
  {
    verses: '1:18-25',
    key: '1:23',
    title: 'Um homem bom sem saber o que fazer',
    theme: 'a confiança de José',
    themes: ['obediencia', 'familia', 'medo'],
    idea: 'Deus entra na nossa vida por caminhos que não planejamos, e ser justo, como José, é acolher o que ele está fazendo mesmo quando a gente não entende tudo.',
    context:
      'Mateus abre o evangelho com uma lista de antepassados e chega a um carpinteiro noivo. Naquele tempo o noivado já valia como casamento: desfazê-lo era repúdio, e uma gravidez fora dele podia destruir a vida da mulher. José ainda não sabe de nada do que o leitor já sabe.',
    read: {
      verses: '1:18-25',
      how: 'Um narrador, uma voz para o anjo (20-21) e todos juntos no 23. Depois do 19, façam um silêncio de dez segundos: José ainda está sem resposta.',
    },
    observe: [
      {
        ask: 'O que José decide antes do sonho, e como Mateus descreve o caráter dele?',
        verses: '1:19',
        listen: 'Ele é justo e, por ser justo, protege Maria da vergonha.',
      },
      {
        ask: 'Que dois nomes o menino recebe neste texto, e o que cada um quer dizer?',
        verses: '1:21, 1:23',
        listen: 'Jesus: ele salvará o povo dos pecados; Emanuel: Deus conosco.',
      },
      {
        ask: 'Quais são as três coisas que José faz quando acorda?',
        verses: '1:24-25',
        listen:
          'Recebe Maria, respeita o tempo dela e dá o nome ao filho; nenhuma fala dele foi guardada.',
      },
    ],
    interpret: [
      {
        ask: 'José é chamado de justo e não quer expor ninguém. Que ideia de justiça é essa, em que a verdade e a misericórdia moram juntas?',
        verses: '1:19',
        listen: 'Ser justo aqui não é cobrar tudo o que a lei permite.',
        follow: 'Onde você já viu alguém ter razão e mesmo assim não humilhar?',
      },
      {
        ask: 'O anjo não explica o futuro, só diz o que fazer agora. Por que terá bastado para José?',
        verses: '1:20-21',
        listen: 'Ele recebe uma palavra e um passo, não um mapa.',
      },
      {
        ask: 'O nome Jesus fala de salvar “seu povo de seus pecados”, e não dos romanos. O que esse nome conta sobre o tamanho do nosso problema?',
        verses: '1:21',
        listen: 'O mal mais fundo não está só lá fora, e é para ele que Deus vem.',
      },
    ],
    live: [
      {
        ask: 'Qual foi um plano seu que Deus deixou desmoronar e que hoje você conta de outro jeito?',
        listen: 'Não force um final feliz; há quem ainda esteja no meio.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Se você descobrisse algo que acabaria com a reputação de um colega, o que faria com isso antes do fim do dia, num mundo de print e de grupo?',
        listen: 'José pensou em segredo; nós costumamos postar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na última crise de vocês dois, quem precisou confiar sem ter todas as provas, e o que ajudou?',
        listen: 'Confiança machucada se reconstrói devagar; não cobre rapidez.',
        for: ['couples'],
      },
      {
        ask: 'José criou com amor um filho que chegou de outro jeito. Que gente Deus colocou na sua casa sem passar pelo seu planejamento?',
        listen: 'Enteados, netos, sobrinhos, adoção, um pai idoso.',
        for: ['parents', 'men'],
      },
      {
        ask: 'Que pedaço do nome Emanuel, Deus conosco, é mais difícil de acreditar para quem está chegando agora?',
        listen: 'Ouça a dúvida sem consertá-la na hora.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Em que decisão desta semana você pode escolher o caminho que protege alguém, mesmo perdendo um pouco de razão?',
        listen: 'Vale ser pequeno: um comentário que não se faz.',
        for: ['adults', 'singles', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a festa, viagem ou mudança que você planejou tim-tim por tim-tim e que saiu completamente diferente? Conte só a parte engraçada.',
        bridge:
          'José também tinha tudo combinado: noiva, casa, oficina. Uma notícia virou o plano do avesso.',
      },
      {
        text: 'Quem escolheu o seu nome, e por quê? Quem quase se chamou outra coisa pode confessar.',
        bridge:
          'Nesta história o nome não sai de um livrinho de bebê: vem do céu, e diz o que a criança veio fazer.',
        for: ['adults', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lembre uma noite em que você foi dormir sem saber o que fazer. Deixe o corpo pesar na cadeira e respire devagar, sem resolver nada.',
      bridge: 'Foi numa noite assim, com José dormindo, que Deus falou.',
    },
    complete: [
      {
        name: 'Bilhete debaixo do travesseiro',
        text: 'Escreva e guarde até amanhã: eu tinha planejado… Aconteceu… O que eu ainda não entendo é… O passo que já está claro é…',
      },
      {
        name: 'Duas colunas de José',
        text: 'À esquerda, o que eu teria o direito de fazer numa situação que vivo agora: … À direita, o que protegeria a outra pessoa: … Circule o que você quer pedir a Deus coragem para escolher.',
      },
    ],
    challenges: [
      {
        do: 'Quando ouvir algo ruim sobre alguém nesta semana, segure por vinte e quatro horas: não repasse, não comente, ore pela pessoa.',
        tell: 'o que aconteceu com a sua vontade de contar no dia seguinte.',
      },
      {
        do: 'Escolha uma decisão que está parada porque você quer ver o caminho inteiro e faça só o primeiro passo até sexta.',
        tell: 'qual foi o passo e o que apareceu depois dele.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    children: {
      truth: 'Jesus é Deus bem pertinho da gente.',
      to7: {
        story:
          'José era carpinteiro. Ele fazia mesas, portas e banquinhos, e ia se casar com Maria. Um dia soube que Maria ia ter um bebê. José ficou confuso, sem saber o que fazer, e foi dormir preocupado. Naquela noite, em sonho, um anjo do Senhor falou com ele: José, não tenha medo! Esse bebê vem de Deus. O nome dele vai ser Jesus, porque ele vai salvar as pessoas. José acordou e fez tudinho o que o anjo disse. Levou Maria para casa e cuidou dela. Quando o bebê nasceu, José pegou o menino no colo e disse o nome: Jesus. E o bebê tinha outro nome lindo, Emanuel. Sabe o que quer dizer? Deus com a gente!',
        activity:
          'Com um paninho enrolado como bebê, cada criança embala, diz que Deus está com a gente e passa ao colega do lado.',
        questions: [
          'Como José estava quando foi dormir?',
          'Quem falou com José no sonho?',
          'Em que hora você gosta de lembrar que Deus está com você?',
        ],
      },
      to12: {
        story:
          'José e Maria estavam noivos quando veio a notícia: Maria esperava um bebê, e o bebê não era de José. Ele ficou triste e sem entender nada. Podia contar a todo mundo e deixar Maria passar vergonha, mas José era um homem justo e não quis machucá-la. Pensou em se separar em silêncio. Foi dormir com esse peso. Em sonho, um anjo do Senhor explicou: não tenha medo de receber Maria. Esse menino vem do Espírito Santo. Você vai chamá-lo de Jesus, porque ele vai salvar o seu povo dos seus pecados. Muito tempo antes, um profeta já tinha falado de um filho chamado Emanuel, que quer dizer Deus conosco. José acordou e não ficou enrolando: levou Maria para casa, cuidou dela e, quando o bebê nasceu, deu a ele o nome que o anjo tinha dito. A Bíblia não guardou nenhuma palavra de José. Guardou o que ele fez.',
        activity:
          'Cada um dobra um papel em forma de casa. Por fora escreve Emanuel; dentro, uma situação em que precisa lembrar que Deus está junto. Quem quiser mostra.',
        questions: [
          'O que José poderia ter feito contra Maria e não fez?',
          'Por que Deus contou a José só o próximo passo?',
          'Quando você sabe um segredo de alguém, como pode agir como José?',
        ],
      },
      challenge: 'Ajude alguém da sua casa em silêncio, como José, sem contar que foi você.',
    },
    prayer:
      'Deus conosco, obrigado porque o Senhor não ficou olhando de longe. Ensina-nos a ser justos sem ser duros, e a obedecer ao passo que já está claro. Fica perto de quem vai dormir hoje sem saber o que fazer.',
    leader: {
      lost: 'A conversa tende a parar na biologia do nascimento ou a comparar com a própria vida amorosa. Diga o que o texto diz, que vem do Espírito Santo, e volte ao que José faz com isso.',
      tender:
        'Gravidez inesperada, traição e paternidade ausente podem estar na sala. Não peça exemplos pessoais sobre esses temas, não transforme José em regra para quem foi enganado e, se alguém se calar de repente, procure depois, a sós.',
      differ:
        'O versículo 25 diz “até que ela deu à luz”. Católicos e ortodoxos creem que Maria permaneceu virgem, e leem o “até” sem falar do depois; a maioria dos evangélicos entende que ela teve outros filhos com José. O texto quer firmar a origem de Jesus, e nisso todos concordam.',
    },
    comfort:
      'José dormiu com a vida desfeita e, enquanto dormia, Deus já estava trabalhando. Se hoje você não tem forças para decidir nada, pode descansar: o nome da criança continua sendo Deus conosco.',
    closing:
      'José não disse nada que fosse guardado, e mesmo assim a gente aprendeu com ele a dizer sim.',
    words: [
      'jose',
      'maria',
      'emanuel',
      'deus conosco',
      'sonho',
      'anjo',
      'noiv',
      'desposad',
      'gravid',
      'natal',
      'carpinteiro',
      'virgem',
    ],
  },
  {
    verses: '2:1-12',
    key: '2:10',
    title: 'Gente de longe chega primeiro',
    theme: 'a busca e a adoração',
    themes: ['adoracao', 'proposito', 'generosidade'],
    idea: 'Quem procura Jesus com sinceridade, venha de onde vier, é guiado até ele, se alegra, põe o melhor a seus pés e volta por outro caminho.',
    context:
      'Jesus já nasceu, e Mateus conta quem repara nisso. São estrangeiros que estudam o céu, gente de outra religião e de outra terra. Em Jerusalém, os especialistas sabem o endereço de cor e ninguém sai do lugar; no palácio, Herodes treme pelo trono.',
    read: {
      verses: '2:1-12',
      how: 'Três cantos da sala: os magos (1-2, 9-12), o palácio (3-4, 7-8) e os estudiosos (5-6). Cada um lê de onde está.',
    },
    observe: [
      {
        ask: 'Qual é a reação de cada um à notícia do rei que nasceu: os magos, Herodes, os sacerdotes e escribas?',
        verses: '2:2-6',
        listen: 'Uns viajam, um se perturba, outros respondem certo e ficam em casa.',
      },
      {
        ask: 'O que os magos sentem e fazem quando encontram a estrela e o menino?',
        verses: '2:10-11',
        listen: 'Alegria, joelhos no chão, tesouros abertos, nessa ordem.',
      },
      {
        ask: 'Por qual caminho eles voltam, e por quê?',
        verses: '2:12',
        listen: 'Por outro: avisados em sonho, não fazem o jogo de Herodes.',
      },
    ],
    interpret: [
      {
        ask: 'Como é possível saber exatamente onde está o Cristo, como aqueles mestres sabiam, e não dar um passo na direção dele?',
        verses: '2:4-6',
        listen: 'Conhecimento pode virar substituto do encontro.',
      },
      {
        ask: 'Herodes usa a palavra “adore”. O que denuncia a diferença entre a adoração dele e a dos magos?',
        verses: '2:7-8, 2:11',
        listen: 'Ele age às escondidas e quer controlar; eles se prostram e dão.',
      },
      {
        ask: 'Por que terá Deus chamado primeiro homens que vinham de fora e lhes falado por uma estrela, justamente o que eles sabiam olhar?',
        verses: '2:1-2, 2:9',
        listen: 'Deus fala a língua de quem procura e depois o leva à Escritura e ao menino.',
      },
    ],
    live: [
      {
        ask: 'Que estrela pôs você a caminho: uma pessoa, uma perda, uma música, uma pergunta que não ia embora?',
        listen: 'Toda história serve, inclusive as que ainda estão na estrada.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Em que assunto da fé você já sabe responder tudo e faz tempo que não anda um quilômetro?',
        listen: 'Espere silêncio; essa pergunta é para os de casa.',
        for: ['long-believers'],
      },
      {
        ask: 'O que no seu pequeno reino ficaria perturbado se Jesus fosse rei ali de verdade: agenda, dinheiro, um relacionamento, a imagem?',
        listen: 'Todo mundo tem um Herodes miúdo; ria disso com carinho.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'O que você segue hoje com mais dedicação do que os magos seguiram a estrela, e para onde isso leva?',
        listen: 'Pode ser gente famosa, um time, um sonho de carreira.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se abrissem juntos os baús da família, o que vocês teriam de precioso para oferecer a Deus neste ano?',
        listen: 'Tempo, quarto de hóspedes, uma habilidade.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Voltar por outro caminho, no seu caso, seria mudar que rota, costume ou companhia?',
        listen: 'Um encontro com Jesus costuma alterar o trajeto da segunda-feira.',
        for: ['young', 'adults'],
      },
      {
        ask: 'O Natal pode ser duro para quem perdeu alguém. Que gesto de adoração caberia num ano sem festa?',
        listen: 'Uma vela, um silêncio, um lugar à mesa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é do time que pergunta o caminho ou do time que confia no GPS até cair num rio? Conte a sua pior perdida.',
        bridge:
          'Os magos andaram muito, erraram de porta e precisaram perguntar. Mesmo assim chegaram.',
      },
      {
        text: 'Qual foi o presente mais estranho que você já ganhou e teve de fazer cara de quem amou?',
        bridge:
          'Ouro, incenso e mirra também não parecem enxoval de bebê. Vamos ver o que havia naqueles presentes.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Se for noite, apague a luz e olhe um minuto pela janela. Se for dia, feche os olhos e lembre o céu mais bonito que já viu.',
      bridge: 'Alguém, um dia, olhou para o céu e entendeu que precisava sair de casa.',
    },
    complete: [
      {
        name: 'Mapa da viagem',
        text: 'Desenhe uma linha com três paradas. Onde a minha busca começou: … Onde me perdi ou parei para perguntar: … Onde estou agora: … Marque um ponto mais à frente e dê um nome a ele.',
      },
      {
        name: 'Três baús',
        text: 'Escreva uma coisa sua em cada um. Ouro, o que tenho de valor: … Incenso, o que só a Deus devo dar: … Mirra, a dor que quero pôr aos pés dele: …',
      },
    ],
    challenges: [
      {
        do: 'Abra um dos seus baús: ofereça nesta semana uma coisa de valor (dinheiro, horas, um talento) a alguém que não pode devolver.',
        tell: 'o que você ofereceu e se houve alegria no caminho.',
      },
      {
        do: 'Puxe conversa com uma pessoa de fora do seu círculo, que talvez esteja procurando sentido, e faça mais perguntas do que afirmações.',
        tell: 'que estrela essa pessoa anda seguindo, sem citar o nome dela.',
      },
    ],
    children: {
      truth: 'Quem procura Jesus encontra, e fica muito feliz.',
      to7: {
        story:
          'Muito longe dali, uns homens sábios olhavam o céu. De repente viram uma estrela nova! Eles disseram: nasceu um rei, vamos conhecê-lo! E foram andando, andando, dias e dias. Primeiro bateram na porta errada, no palácio do rei Herodes. O bebê não estava lá. Mas a estrela apareceu de novo e foi na frente, como quem diz: venham! Os sábios ficaram tão contentes! A estrela parou em cima de uma casinha. Lá dentro estava o menino Jesus no colo de Maria. Eles se ajoelharam e abriram os presentes: ouro brilhante, incenso cheiroso e mirra. Depois voltaram para a terra deles por outro caminho, felizes da vida.',
        activity:
          'Uma lanterna ou o celular vira estrela: apague a luz, faça a estrela andar pela parede, e as crianças a seguem em fila até uma Bíblia aberta.',
        questions: [
          'O que os sábios viram no céu?',
          'O que eles fizeram quando viram Jesus?',
          'Que presente o seu coração pode dar a Jesus?',
        ],
      },
      to12: {
        story:
          'Os magos eram estudiosos de uma terra distante. Quando viram uma estrela diferente, entenderam que tinha nascido um rei e foram atrás dela. Pensaram: rei nasce em palácio. Por isso foram a Jerusalém e perguntaram. O rei Herodes levou um susto, com medo de perder o trono. Chamou os mestres da lei, que responderam sem errar: o Cristo nasce em Belém, está escrito. Sabiam tudo, mas nenhum deles foi ver. Herodes fingiu que queria adorar o menino também e pediu que os magos o avisassem. Eles seguiram viagem, e a estrela foi adiante até a casa onde Jesus estava. Que alegria! Os homens importantes se ajoelharam diante de um menino e abriram seus tesouros: ouro, incenso e mirra. Em sonho, Deus os avisou para não voltarem a Herodes. E eles foram embora por outro caminho.',
        activity:
          'Espalhe pela casa cinco estrelas de papel, cada uma com uma pista para a próxima; a última fica junto de um papel com Mateus 2:10.',
        questions: [
          'Qual a diferença entre saber onde Jesus está e ir até ele?',
          'Por que Herodes ficou com medo de uma criança?',
          'O que você faz quando percebe que está no caminho errado?',
        ],
      },
      challenge: 'Dê de presente um desenho, um brinquedo ou um tempo seu a alguém que não espera.',
    },
    prayer:
      'Senhor, obrigado por acender luz para quem ainda estava longe. Livra a gente de saber o caminho e não andar. Recebe o que temos nas mãos e leva-nos para casa por outro caminho.',
    leader: {
      lost: 'Quantos eram os magos, que nomes tinham, que astro era a estrela: nada disso o texto conta. Sorria, diga que não sabemos e volte aos três jeitos de reagir a Jesus.',
      tender:
        'Dezembro pesa para quem tem cadeira vazia à mesa. Pergunte antes como cada um está e não exija clima de festa. Com crianças, pare no versículo 12: a continuação da história é violenta.',
      differ:
        'Muitas igrejas celebram esta passagem na Epifania, outras só no Natal ou não usam calendário nenhum. Também se discute o que cada presente simboliza; o texto não diz, e vale oferecer isso como leitura antiga da igreja, não como dado.',
    },
    comfort:
      'Os magos atravessaram muita noite antes de chegar, e a estrela, que tinham perdido de vista, voltou a aparecer. Se você não vê luz agora, não quer dizer que o caminho acabou.',
    closing: 'Quem encontrou o menino já não volta pela mesma estrada.',
    words: [
      'magos',
      'estrela',
      'belem',
      'herodes',
      'ouro',
      'incenso',
      'mirra',
      'oriente',
      'outro caminho',
      'natal',
      'epifania',
      'presentes',
    ],
  },
  {
    verses: '3:13-17',
    key: '3:17',
    title: 'Amado antes de fazer qualquer coisa',
    theme: 'a identidade de filho',
    themes: ['identidade', 'espirito', 'graca'],
    idea: 'Antes do primeiro milagre e do primeiro sermão, Jesus entra na fila dos pecadores e ouve do Pai que é amado; nele, também a gente recebe um nome antes de ter um currículo.',
    context:
      'João batiza no Jordão gente que confessa pecados e quer recomeçar. Jesus tem por volta de trinta anos e ninguém ouviu falar dele fora de Nazaré. A cena fica entre os anos escondidos na oficina e os quarenta dias no deserto.',
    read: {
      verses: '3:13-17',
      how: 'Uma pessoa lê até o 16. O 17 é lido por três vozes diferentes, uma de cada vez, sem pressa.',
    },
    observe: [
      {
        ask: 'Que argumento João usa para tentar impedir Jesus?',
        verses: '3:14',
        listen: 'Ele acha que a ordem está invertida: é Jesus quem devia batizá-lo.',
      },
      {
        ask: 'O que Jesus responde, e quem mais ele inclui quando diz “nos convém”?',
        verses: '3:15',
        listen: 'Inclui João: os dois juntos cumprem a vontade de Deus.',
      },
      {
        ask: 'O que se vê e o que se ouve quando Jesus sai da água?',
        verses: '3:16-17',
        listen: 'Céus abertos, o Espírito como pomba e a voz do Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não tinha pecado para confessar. Por que terá querido entrar na mesma água que aquela multidão?',
        verses: '3:13-15',
        listen: 'Ele se põe ao lado de quem veio salvar, não acima.',
      },
      {
        ask: 'Até aqui Jesus não pregou nem curou ninguém. Em que o amor do Pai está apoiado, se não há obra para premiar?',
        verses: '3:17',
        listen: 'Na relação: é o Filho. Amor que vem antes de desempenho.',
        follow: 'Como seria obedecer a partir desse amor, e não para conquistá-lo?',
      },
      {
        ask: 'Pai, Filho e Espírito aparecem juntos numa cena só. O que ela deixa ver do jeito de Deus ser?',
        verses: '3:16-17',
        listen: 'Deus é comunhão: um fala, um desce, um recebe, e há alegria.',
      },
    ],
    live: [
      {
        ask: 'Que frase sobre você, ouvida em casa ou na escola, ainda tenta falar mais alto do que a voz do Pai?',
        listen: 'Ninguém precisa repetir a frase; basta dizer de quando ela é.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Se ninguém pudesse ver nem curtir o que você faz durante um mês, o que sobraria de quem você é?',
        listen: 'Dê tempo; é pergunta de silêncio.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual a última vez que um filho seu ouviu que é amado numa hora em que não tinha feito nada de especial?',
        listen: 'Sem culpa: dá para começar hoje.',
        for: ['parents'],
      },
      {
        ask: 'No trabalho da igreja, o que você faria diferente se não precisasse provar nada a ninguém?',
        listen: 'Talvez descansar, talvez dizer não.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Jesus esperou cerca de trinta anos em Nazaré. O que ajuda você a viver um tempo em que nada parece acontecer?',
        listen: 'Espera não é atraso no amor de Deus.',
        for: ['singles', 'young'],
      },
      {
        ask: 'O que o batismo significa para você hoje, seja lembrança, pergunta ou vontade?',
        listen: 'Acolha histórias de igrejas diferentes sem compará-las.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando já não se consegue produzir como antes, em que se apoia o valor de uma pessoa?',
        listen: 'Fale pouco; deixe os mais velhos ensinarem.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido você já teve na vida? Vale o de família, o da escola e aquele que só a sua avó usa.',
        bridge: 'Há nomes que colam na gente. Hoje vamos ouvir o nome que o Pai diz sobre o Filho.',
      },
      {
        text: 'Qual foi a fila mais longa ou mais absurda em que você já ficou?',
        bridge: 'Havia uma fila no Jordão, só de gente com algo a confessar. E Jesus entrou nela.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Molhe as mãos com um pouco de água e deixe que sequem sozinhas. Enquanto isso, não prove nada a ninguém.',
      bridge: 'Leia como quem está na beira do rio e ouve uma voz boa.',
    },
    complete: [
      {
        name: 'Crachá',
        text: 'Dobre um papel como crachá. Por fora: as pessoas me conhecem como… Por dentro: eu tenho medo de ser só… Vire e escreva grande, por cima de tudo: amado por Deus.',
      },
      {
        name: 'Frases com outro começo',
        text: 'Troque o motor de cada frase. Em vez de: eu sirvo para que gostem de mim, escreva: porque já sou amado, eu posso… Porque já sou amado, não preciso mais… Porque já sou amado, consigo ouvir uma crítica como…',
      },
    ],
    challenges: [
      {
        do: 'Todas as manhãs, antes do celular, diga em voz alta Mateus 3:17 e fique um minuto em silêncio.',
        tell: 'em que dia foi mais difícil acreditar e o que tinha acontecido.',
      },
      {
        do: 'Diga a uma pessoa da sua casa que a ama, numa hora em que ela não fez nada para merecer.',
        tell: 'a cara que a pessoa fez.',
      },
    ],
    children: {
      truth: 'Deus me ama antes de eu fazer qualquer coisa.',
      to7: {
        story:
          'Havia um rio chamado Jordão, e um homem chamado João que batizava as pessoas ali. Elas entravam na água porque queriam mudar de vida. Um dia, quem apareceu na beira do rio? Jesus! João levou um susto: o Senhor aqui? Eu é que devia ser batizado pelo Senhor! Mas Jesus disse que era assim que devia ser. Então João o batizou. Quando Jesus saiu da água, pingando, o céu se abriu! O Espírito de Deus desceu como uma pombinha. E veio uma voz lá de cima. Era Deus Pai, e ele disse: este é o meu Filho amado, ele é a minha alegria! Jesus ainda não tinha feito nenhum milagre. E o Pai já o amava muito, muito.',
        activity:
          'Cada criança molha a ponta do dedo numa bacia, toca a própria mão e ouve de um adulto, pelo nome: Deus ama você.',
        questions: [
          'Em que rio Jesus foi batizado?',
          'O que a voz do céu disse?',
          'Quem já disse hoje que ama você?',
        ],
      },
      to12: {
        story:
          'João Batista estava no rio Jordão, e vinha gente de todo lado para se arrepender e ser batizada. No meio da fila estava Jesus, que tinha vivido muitos anos em Nazaré sem que quase ninguém soubesse dele. João o reconheceu e não quis: eu é que preciso ser batizado pelo senhor! Jesus respondeu que convinha fazer tudo o que Deus queria. Ele não tinha pecado nenhum, mas quis ficar do lado das pessoas, na mesma água. Quando saiu do rio, os céus se abriram, o Espírito de Deus desceu como uma pomba, e uma voz falou: este é o meu Filho amado, em quem me agrado. Pense nisto: Jesus ainda não tinha curado ninguém, nem contado uma parábola, nem juntado doze amigos. O Pai não esperou resultado para dizer que o amava. Primeiro o amor, depois a missão.',
        activity:
          'Cada um escreve numa folha azul o que os outros costumam elogiar (notas, gols, desenho). Depois dobra a folha num barquinho e escreve no casco: amado antes disso.',
        questions: [
          'Por que João achou estranho batizar Jesus?',
          'O que Jesus já tinha feito quando ouviu que era amado?',
          'Como você se sente quando tira nota baixa, e o que Deus diria?',
        ],
      },
      challenge: 'Diga a alguém: eu gosto de você do jeito que você é hoje.',
    },
    prayer:
      'Pai, obrigado porque a tua voz chega antes das nossas obras. Cala em nós as vozes que diminuem. Espírito Santo, desce sobre a nossa semana, e ensina-nos a servir como filhos, não como empregados com medo.',
    leader: {
      lost: 'É fácil gastar a noite discutindo batismo. Deixe isso para outra ocasião e conduza ao versículo 17, que é o alvo.',
      tender:
        'Quem não teve pai, ou teve um pai que feriu, pode ouvir mal a palavra Pai. Não diga que Deus é igual a um pai daqui, só que melhor; diga que a voz deste texto é de alegria e de respeito, e que ele pode ser chamado Senhor, ou Deus, até a palavra sarar.',
      differ:
        'As igrejas batizam de maneiras diferentes (crianças ou só quem professa a fé, imersão ou aspersão) e explicam de modos diferentes o Espírito e o batismo. O grupo não precisa decidir: o ponto da passagem é quem Jesus é e o que o Pai diz dele.',
    },
    comfort:
      'Há dias em que você não faz nada que preste, só aguenta. Pois a voz do Jordão foi ouvida num dia sem obra nenhuma. Você pode ser amado hoje sem levantar da cadeira.',
    closing: 'Primeiro a voz que ama; depois o deserto, o caminho e todo o resto.',
    words: [
      'jordao',
      'batism',
      'batiz',
      'joao batista',
      'pomba',
      'filho amado',
      'voz',
      'ceus se abriram',
      'toda a justica',
      'em quem me agrado',
      'identidade',
      'amado',
    ],
  },
  {
    verses: '4:1-11',
    key: '4:4',
    title: 'Três atalhos no deserto',
    theme: 'a tentação',
    themes: ['tentacao', 'palavra', 'identidade'],
    idea: 'A tentação quase sempre oferece uma coisa boa por um atalho; Jesus vence confiando no Pai e na palavra dele, e caminha ao lado de quem é tentado.',
    context:
      'A água do batismo mal secou, e a voz que disse “este é o meu Filho amado” ainda ecoa. O mesmo Espírito leva Jesus ao deserto, onde Israel tinha passado quarenta anos e falhado. Jesus responde sempre com trechos de Deuteronômio, o livro daquele caminho.',
    read: {
      verses: '4:1-11',
      how: 'Três leitores: narrador, tentador e Jesus. Quem faz Jesus lê sem levantar a voz.',
    },
    observe: [
      {
        ask: 'Em que estado está Jesus quando o tentador chega, e por que isso importa?',
        verses: '4:1-3',
        listen: 'Só, cansado e com fome de quarenta dias; a tentação escolhe hora.',
      },
      {
        ask: 'O que é oferecido em cada uma das três tentações?',
        verses: '4:3, 4:5-6, 4:8-9',
        listen: 'Pão na hora, segurança com espetáculo, poder sem cruz.',
      },
      {
        ask: 'O que as três respostas de Jesus têm em comum?',
        verses: '4:4, 4:7, 4:10',
        listen: 'Todas começam no que está escrito e põem Deus no lugar dele.',
      },
    ],
    interpret: [
      {
        ask: 'Duas vezes o tentador começa com “Se tu és o Filho de Deus”. O que ele está tentando pôr em dúvida, tão perto do batismo?',
        verses: '4:3, 4:6',
        listen: 'A confiança: prove que é amado, não basta a palavra do Pai.',
      },
      {
        ask: 'O tentador também cita a Escritura. Como se distingue usar a Bíblia de obedecer a Deus?',
        verses: '4:6-7',
        listen:
          'Um versículo isolado pode servir ao meu interesse; Jesus lê um texto à luz do outro.',
      },
      {
        ask: 'Pão, proteção e até o reinado do mundo são coisas que o Pai daria a Jesus. Onde estava, então, o veneno de cada oferta?',
        verses: '4:3-9',
        listen: 'No atalho: ter a coisa boa sem confiança, sem espera, sem cruz.',
        follow: 'Que coisa boa você anda querendo por um caminho torto?',
      },
    ],
    live: [
      {
        ask: 'Fome, sono, solidão, raiva: em qual desses estados você costuma tomar as piores decisões?',
        listen: 'Conhecer a própria hora fraca já é meia defesa.',
        for: ['adults', 'young', 'men'],
      },
      {
        ask: 'De noite, sozinho com o celular, que conversa você tem com o tentador, e o que costuma convencer?',
        listen: 'Não peça detalhes; agradeça a coragem de quem falar.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual atalho aparece com mais frequência no seu trabalho: o jeitinho, a meia verdade, a nota fria, o colega exposto?',
        listen: 'Procure o medo que está debaixo do jeitinho.',
        for: ['adults'],
      },
      {
        ask: 'Depois de um momento alto com Deus, que deserto já veio em seguida?',
        listen: 'É a ordem do próprio texto; tranquiliza saber.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Que combinação prática de vocês dois serviria de “está escrito” nos dias ruins?',
        listen: 'Algo dito antes da crise, não durante.',
        for: ['couples'],
      },
      {
        ask: 'Há algum ponto em que você tem pulado do alto esperando que Deus segure, e chamado isso de fé?',
        listen: 'Saúde, dívida, relacionamento; trate com bom humor.',
        for: ['adults', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual comida consegue acabar com qualquer dieta sua, e em quanto tempo ela vence?',
        bridge:
          'A primeira tentação deste texto também entra pela barriga. Só que o assunto é mais fundo do que pão.',
      },
      {
        text: 'Conte um atalho que saiu mais comprido do que o caminho: no trânsito, numa receita, num conserto em casa.',
        bridge: 'O tentador é especialista em atalhos. Vamos ver os três que ele ofereceu a Jesus.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Repare no seu corpo: está com fome, com sono, com pressa? Diga a Deus como você chega, sem maquiar.',
      bridge: 'Jesus também foi encontrado assim, fraco e só, e não estava abandonado.',
    },
    complete: [
      {
        name: 'Ficha do deserto',
        text: 'Só para você: a minha hora mais fraca costuma ser… A oferta que volta sempre é… O que ela promete é… O que ela cobra depois é… Uma frase de Deus para essa hora: …',
      },
      {
        name: 'Três pedras',
        text: 'Desenhe três pedras e escreva em cada uma o que você gostaria que virasse pão já. Ao lado, escreva: Pai, eu espero de ti… Risque as pedras que você decide não transformar sozinho.',
      },
    ],
    challenges: [
      {
        do: 'Copie um versículo que responda à sua tentação mais comum e leve no bolso ou na tela de bloqueio durante sete dias.',
        tell: 'uma vez em que ele chegou na hora certa, ou chegou atrasado.',
      },
      {
        do: 'Combine com alguém de confiança uma palavra que significa: estou no deserto, me liga. Use-a se precisar.',
        tell: 'se foi preciso usar, sem contar o motivo.',
      },
    ],
    children: {
      truth: 'Quando for difícil escolher o certo, Jesus me ajuda.',
      to7: {
        story:
          'Jesus foi para o deserto, um lugar cheio de areia e pedras. Ele ficou lá muitos e muitos dias orando e sem comer. A barriga dele roncava de fome! Então veio o tentador, que queria que Jesus desobedecesse a Deus. Ele disse: transforme estas pedras em pão! Jesus respondeu: a palavra de Deus é mais importante do que pão. O tentador disse: pule lá do alto! Jesus respondeu: não vou fazer isso, eu confio em Deus. O tentador disse: eu dou o mundo todo se você me adorar! E Jesus disse bem firme: vá embora! Só a Deus a gente adora. E o tentador foi embora. Depois vieram anjos e cuidaram de Jesus.',
        activity:
          'Brincadeira do sim e do não: o adulto faz convites (mentir, dividir o lanche, bater, pedir desculpa), e as crianças respondem não com os braços cruzados ou sim com um pulo.',
        questions: [
          'Onde Jesus estava?',
          'O que Jesus respondeu ao tentador?',
          'Quando é difícil para você obedecer?',
        ],
      },
      to12: {
        story:
          'Logo depois do batismo, o Espírito levou Jesus para o deserto. Ele ficou quarenta dias sem comer, e a fome era enorme. Foi bem nessa hora que o tentador apareceu. Primeiro disse: se você é o Filho de Deus, mande estas pedras virarem pão. Parecia até razoável. Mas Jesus não faria nada sem o Pai e respondeu que a gente não vive só de pão, vive de toda palavra de Deus. Então o tentador o pôs no alto do Templo e usou até um versículo: pule, Deus manda os anjos! Jesus respondeu que não se faz teste com Deus. Por último, mostrou todos os reinos do mundo: tudo seu, se me adorar. Jesus disse: vai embora, Satanás! Só a Deus se adora. O tentador foi embora, e anjos vieram cuidar de Jesus. Ele sabe como é ser tentado. Por isso pode ajudar a gente.',
        activity:
          'Em duplas, um inventa uma desculpa esperta para fazer algo errado (colar na prova, mexer no que não é seu) e o outro responde com uma frase curta e firme. Depois trocam.',
        questions: [
          'Por que o tentador esperou Jesus ter fome?',
          'Como alguém pode usar a Bíblia do jeito errado?',
          'Que frase você quer lembrar quando der vontade de fazer o errado?',
        ],
      },
      challenge: 'Aprenda de cor um pedaço de Mateus 4:4 e diga a alguém no café da manhã.',
    },
    prayer:
      'Jesus, o Senhor conhece a fome, a solidão e a conversa macia do tentador. Fica ao nosso lado na hora fraca. Põe a tua palavra na nossa boca antes da pressa, e recebe de volta quem caiu nesta semana.',
    leader: {
      lost: 'O grupo pode passar a noite no diabo. Diga o necessário e volte ao Filho: o texto mostra como ele confia.',
      tender:
        'Quem luta com vício (bebida, jogo, pornografia, comida) se reconhece depressa. Não arranque confissões em roda. Ofereça conversa a sós e caminho concreto: alguém do mesmo sexo para acompanhar, grupo de apoio, médico, CAPS. Caiu não quer dizer perdido.',
    },
    comfort:
      'No fim do deserto, os anjos o serviram. Deus não ficou medindo a fraqueza de Jesus para ver até onde ia; mandou pão e companhia. Se você está esgotado, receba ajuda primeiro e pense nas lições depois.',
    closing: 'Quem confia no Pai pode dispensar o atalho.',
    words: [
      'deserto',
      'tentac',
      'tentad',
      'tentador',
      'pedras',
      'nem so de pao',
      'jejum',
      'quarenta dias',
      'esta escrito',
      'diabo',
      'satanas',
      'pinaculo',
      'atalho',
      'anjos',
    ],
  },
  {
    verses: '4:18-22',
    key: '4:19',
    title: 'Chamados no meio do expediente',
    theme: 'o chamado de Jesus',
    themes: ['discipulado', 'missao', 'trabalho'],
    idea: 'Jesus chama gente comum no meio do trabalho, antes de estar pronta, e é seguindo os passos dele que ela vai sendo feita para os outros.',
    context:
      'Jesus acaba de se mudar para Cafarnaum e começa a anunciar que o Reino dos céus chegou perto (4:12-17). Naquele tempo, o aluno escolhia o mestre; aqui é o mestre quem sai pela praia e escolhe. O primeiro lugar em que procura é um ponto de trabalho.',
    read: {
      verses: '4:18-22',
      how: 'Leiam duas vezes: na primeira, de olhos abertos; na segunda, de olhos fechados, imaginando cheiro, barulho e mãos molhadas.',
    },
    observe: [
      {
        ask: 'O que cada um dos quatro homens está fazendo quando Jesus passa?',
        verses: '4:18, 4:21',
        listen: 'Dois jogam a rede, dois a consertam: serviço de todo dia.',
      },
      {
        ask: 'Na frase de Jesus, o que cabe a eles fazer e o que ele promete fazer?',
        verses: '4:19',
        listen: 'Eles vêm atrás; ele faz deles pescadores de gente.',
      },
      {
        ask: 'O que eles deixam para trás, e em que palavrinha aparece a pressa?',
        verses: '4:20, 4:22',
        listen: 'Redes, barco e até o pai; e “logo”, duas vezes.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus aproveita o ofício deles e diz “pescadores de gente”. O que isso mostra sobre o que ele faz com a história e a profissão de alguém?',
        verses: '4:19',
        listen: 'Ele não apaga quem a pessoa é; dá a isso outro rumo.',
      },
      {
        ask: 'Ele diz “eu vos farei”, e não: preparem-se e depois venham. Que diferença faz essa ordem?',
        verses: '4:19',
        listen: 'Discípulo se forma andando junto, não antes de começar.',
      },
      {
        ask: 'Tiago e João deixam o pai no barco. Como ler essa decisão sem virar desprezo pela família?',
        verses: '4:21-22',
        listen: 'Jesus ganha o primeiro lugar; a Bíblia continua mandando honrar pai e mãe.',
      },
    ],
    live: [
      {
        ask: 'Onde você estava quando percebeu que Jesus chamava você, e o que tinha nas mãos naquela época?',
        listen: 'Vale um chamado devagar, sem data nem hora.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que rede ocupa tanto as suas mãos hoje que fica difícil responder a qualquer convite?',
        listen: 'Pode ser coisa boa: estudo, jogo, namoro, treino.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que na sua profissão ou no seu jeito de ser Jesus poderia usar para aproximar gente de Deus?',
        listen: 'Ajude cada um a ver o que os outros já veem nele.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem já saiu da praia e foi buscar você, com paciência, quando você nem pensava em Deus?',
        listen: 'É hora de lembrar nomes e agradecer.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Você tem adiado algum passo até se sentir pronto. Que passo é esse?',
        listen: 'O versículo 19 promete formar pelo caminho.',
        for: ['new-believers', 'young', 'adults'],
      },
      {
        ask: 'Zebedeu viu os filhos saírem do barco. O que, nos planos que você fez para os seus, precisa ser solto com confiança?',
        listen: 'Ouça os pais com ternura; soltar dói.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu primeiro trabalho, pago ou não, e qual foi o maior desastre do primeiro mês?',
        bridge: 'Pedro, André, Tiago e João estavam no serviço quando a vida deles mudou.',
      },
      {
        text: 'Existe história de pescador na família? Conte uma mentira boa e deixe o grupo adivinhar o tamanho verdadeiro do peixe.',
        bridge: 'Jesus também falou de pesca com pescadores. E não era mentira.',
        for: ['men', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos. Lembre o que elas fizeram hoje: digitar, lavar, carregar, cuidar. Foi com mãos assim que Jesus começou.',
      bridge: 'Imagine que ele passa pelo lugar onde você trabalha e para.',
    },
    complete: [
      {
        name: 'Rede no chão',
        text: 'Desenhe uma rede simples. Nos quadradinhos, escreva o que prende os seus dias. Pinte o que é bom e pode ser usado por Jesus; deixe em branco o que ele talvez peça para largar: …',
      },
      {
        name: 'Profissão com sobrenome',
        text: 'Pescadores viraram pescadores de gente. Complete o seu: eu sou… (o que faço) de gente quando… E o primeiro nome que me vem à cabeça é…',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma pessoa do seu dia a dia e convide-a para um café sem assunto marcado, só para conhecer a vida dela.',
        tell: 'o que você soube que não sabia.',
      },
      {
        do: 'Separe quinze minutos da semana para fazer, sem esperar ficar pronto, uma coisa pequena que você sente que Jesus pede.',
        tell: 'o que você aprendeu fazendo que não teria aprendido esperando.',
      },
    ],
    children: {
      truth: 'Jesus me chama para andar com ele.',
      to7: {
        story:
          'Plaft! A rede caía na água. Pedro e André eram irmãos e pescadores. Eles jogavam a rede e puxavam, jogavam e puxavam. Jesus vinha andando pela praia. Ele parou, olhou para os dois e disse: venham comigo! Vocês vão pescar pessoas! Pescar pessoas? Quer dizer: trazer muita gente para perto de Deus. Pedro e André largaram as redes na mesma hora e foram. Mais adiante estavam outros dois irmãos, Tiago e João, no barco com o papai deles, costurando os buraquinhos da rede. Jesus chamou também: venham! E eles foram. Agora eram quatro amigos andando com Jesus. E sabe de uma coisa? Ele ainda chama gente hoje.',
        activity:
          'Um lençol vira rede. As crianças andam pela sala, e o adulto chama uma por uma pelo nome; quem é chamado segura uma ponta do lençol, até todas ficarem juntas.',
        questions: [
          'O que Pedro e André estavam fazendo?',
          'O que eles fizeram quando Jesus chamou?',
          'Para onde você gostaria de ir com Jesus?',
        ],
      },
      to12: {
        story:
          'De manhã cedo, na beira do mar da Galileia, o trabalho não parava. Pedro e André lançavam a rede. Jesus passou, viu os dois e disse: venham atrás de mim, e eu farei de vocês pescadores de gente. Repare: ele não perguntou que nota tinham, nem se sabiam a Bíblia de cor. Só chamou. E prometeu que ele mesmo ia ensiná-los. Os irmãos deixaram logo as redes e foram. Mais adiante, num barco, Tiago e João consertavam as redes com o pai, Zebedeu. Jesus os chamou também, e eles foram. Ninguém ali sabia ainda pregar, nem orar por doentes, nem entender parábola. Iam aprender andando com ele: errando, perguntando, rindo, começando de novo. Pescar gente não é enganar ninguém com isca. É ajudar pessoas a chegar perto de Deus.',
        activity:
          'Amarrem uma rede com barbantes de meio metro: cada um põe um fio e diz uma coisa que sabe fazer e que pode ajudar alguém. No fim, vejam se a rede segura uma bola leve.',
        questions: [
          'O que Jesus não perguntou antes de chamar os quatro?',
          'O que quer dizer ser pescador de gente?',
          'O que você já sabe fazer que Jesus pode usar para o bem de alguém?',
        ],
      },
      challenge: 'Convide um colega que fica sozinho para brincar ou lanchar com você.',
    },
    prayer:
      'Jesus, obrigado por passar pelos lugares onde a gente trabalha. Aqui estão as nossas mãos, com calo e tudo. Faz de nós o que ainda não somos, e dá nome e rosto às pessoas que o Senhor quer alcançar por nós.',
    leader: {
      lost: 'Alguns concluem que seguir Jesus é largar o emprego. Ele chamou estes quatro assim; a outros mandou voltar para casa. O que é igual para todos é o primeiro lugar.',
      tender:
        'Quem está desempregado pode se sentir fora de um texto cheio de trabalho. Tenha uma palavra para isso: Jesus olha para a pessoa antes de olhar para a rede. Pergunte depois como o grupo pode ajudar.',
      differ:
        'Algumas tradições chamam de vocação sobretudo o ministério e a vida consagrada; outras falam do chamado de todo cristão em qualquer ofício. O texto mostra os primeiros discípulos e serve às duas conversas.',
    },
    comfort:
      'Jesus viu aqueles homens antes que eles o vissem. Se hoje você não tem pernas para seguir ninguém, saiba que já foi visto; e ele sabe andar no passo de quem está cansado.',
    closing: 'Ele diz: venham; e o resto a gente aprende pelo caminho.',
    words: [
      'pescador',
      'pescadores',
      'pescadores de gente',
      'redes',
      'galileia',
      'andre',
      'tiago',
      'zebedeu',
      'chamad',
      'vinde apos mim',
      'discipul',
      'barco',
      'vocac',
    ],
  },
]
