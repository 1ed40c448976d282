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
    retold: [
      {
        verses: '1:18-19',
        says: 'Maria, prometida a José, está grávida do Espírito Santo antes de viverem juntos. José é justo, não quer que ela seja difamada e pensa em deixá-la em segredo.',
      },
      {
        verses: '1:20-23',
        says: 'Um anjo diz a José em sonho que não tema receber Maria. O filho se chamará Jesus, porque salvará seu povo, e assim se cumpre o nome Emanuel, “Deus conosco”.',
      },
      {
        verses: '1:24-25',
        says: 'José desperta, faz o que o anjo mandou e recebe a esposa. Quando ela dá à luz o filho, ele lhe põe o nome de Jesus.',
      },
    ],
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
    retold: [
      {
        verses: '2:1-6',
        says: 'Uns magos do oriente chegam a Jerusalém e perguntam pelo Rei que nasceu, porque viram a sua estrela. Herodes se perturba e fica sabendo pelos escribas que é em Belém.',
      },
      {
        verses: '2:7-8',
        says: 'Herodes chama os magos em segredo, pergunta quando a estrela apareceu e pede que o avisem, dizendo que também quer adorar o menino.',
      },
      {
        verses: '2:9-12',
        says: 'A estrela guia os magos até o menino, e eles se alegram muito. Adoram-no, dão ouro, incenso e mirra e, avisados em sonho, voltam por outro caminho.',
      },
    ],
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
        tell: 'o que a conversa ensinou a você, sem contar o que ouviu.',
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
    retold: [
      {
        verses: '3:13-15',
        says: 'Jesus vem da Galileia para ser batizado por João, que se opõe e diz que ele é quem precisa do batismo. Jesus pede que permita, para cumprir toda a justiça.',
      },
      {
        verses: '3:16-17',
        says: 'Os céus se abrem para Jesus, e ele vê o Espírito de Deus descer como uma pomba. Uma voz dos céus diz: “Este é o meu Filho amado, em quem me agrado”.',
      },
    ],
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
      'A água do batismo mal secou, e a voz que o chamou de Filho amado ainda ecoa. O mesmo Espírito leva Jesus ao deserto, onde Israel tinha passado quarenta anos e falhado. Jesus responde sempre com trechos de Deuteronômio, o livro daquele caminho.',
    retold: [
      {
        verses: '4:1-4',
        says: 'Jesus, depois de quarenta dias de jejum, tem fome. O diabo lhe diz que faça pão das pedras, e ele responde que não se vive só de pão, mas da palavra de Deus.',
      },
      {
        verses: '4:5-7',
        says: 'O diabo leva Jesus ao ponto mais alto do Templo e diz que se lance dali, pois os anjos o tomarão. Jesus responde que não se tenta o Senhor.',
      },
      {
        verses: '4:8-11',
        says: 'O diabo oferece a Jesus todos os reinos do mundo, se ele o adorar. Jesus o manda embora, porque só a Deus se adora, e anjos vêm servi-lo.',
      },
    ],
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
        ask: 'Onde você tem pulado do alto esperando que Deus segure, e chamado isso de fé?',
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
    retold: [
      {
        verses: '4:18-20',
        says: 'Jesus anda junto ao mar da Galileia e vê os irmãos Pedro e André lançando a rede. Diz que fará deles pescadores de gente, e eles deixam logo as redes e o seguem.',
      },
      {
        verses: '4:21-22',
        says: 'Jesus vê adiante outros dois irmãos, Tiago e João, consertando as redes no barco com o pai. Ele os chama, e logo deixam o barco e o pai e o seguem.',
      },
    ],
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
  {
    verses: '5:1-12',
    key: '5:4',
    title: 'Felizes os de mãos vazias',
    theme: 'a felicidade dos pobres de espírito',
    themes: ['humildade', 'luto', 'esperanca'],
    idea: 'Jesus chama de felizes os que chegam a Deus de mãos vazias e olhos molhados, porque é a eles que Deus dá o Reino e o consolo.',
    context:
      'São as primeiras frases do sermão do monte, ditas a discípulos e a uma multidão cansada e doente que vinha atrás de Jesus (4:24-25). Ele não começa por exigências: começa dizendo quem Deus abraça.',
    retold: [
      {
        verses: '5:1-6',
        says: 'Jesus, sentado no monte, chama de bem-aventurados os humildes de espírito, os que choram, os mansos e os que têm fome e sede de justiça. Eles serão consolados e saciados.',
      },
      {
        verses: '5:7-9',
        says: 'Jesus diz que os misericordiosos alcançarão misericórdia, os limpos de coração verão a Deus e os pacificadores serão chamados filhos de Deus.',
      },
      {
        verses: '5:10-12',
        says: 'Jesus chama de bem-aventurados os perseguidos por causa da justiça e os insultados por causa dele. Que se alegrem, porque assim perseguiram também os profetas.',
      },
    ],
    read: {
      verses: '5:1-12',
      how: 'Leitura lenta, uma bem-aventurança por pessoa; depois de cada uma, uma pausa de duas respirações.',
    },
    observe: [
      {
        ask: 'Que tipos de pessoa Jesus chama de bem-aventuradas, e qual delas você não esperaria numa lista de gente feliz?',
        verses: '5:3-11',
        listen: 'Quase ninguém ali está por cima.',
      },
      {
        ask: 'Olhando o que é prometido a cada uma, quais promessas estão no presente e quais no futuro?',
        verses: '5:3-10',
        listen: 'O Reino já é deles, no começo e no fim da lista; o resto virá.',
      },
      {
        ask: 'Que promessa recebem os que choram?',
        verses: '5:4',
        listen: 'Serão consolados; não se diz quando nem como.',
      },
    ],
    interpret: [
      {
        ask: 'O que é ser humilde, ou pobre, de espírito diante de Deus, e por que é por aí que tudo começa?',
        verses: '5:3',
        listen: 'Quem não tem o que mostrar pode receber.',
      },
      {
        ask: 'Jesus diz “serão consolados” sem dizer por quem. Que diferença faz se o consolo vem de Deus e ainda está a caminho?',
        verses: '5:4',
        listen: 'A promessa tem dono e olha para a frente.',
      },
      {
        ask: 'Em que momentos o próprio Jesus chorou, foi manso, teve misericórdia ou foi insultado?',
        verses: '5:3-12',
        listen: 'Ele viveu a lista antes de ensiná-la: é quase um retrato dele.',
      },
    ],
    live: [
      {
        ask: 'Em que área você ainda chega a Deus mostrando o currículo em vez das mãos vazias?',
        listen: 'Serviço na igreja também pode virar currículo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Onde a pressão de parecer forte, e feliz na foto, mais cansa você?',
        listen: 'Agradeça a franqueza; não dê conselho.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que fraqueza vocês escondem um do outro, e o que seria chorar juntos em vez de cada um no seu canto?',
        listen: 'Podem responder só em casa.',
        for: ['couples'],
      },
      {
        ask: 'O que mais surpreende você no tipo de gente que Jesus recebe primeiro?',
        listen: 'Quem chega agora costuma ver melhor a surpresa.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você precisaria poder dizer a Deus hoje sem ter de parecer forte?',
        listen: 'Silêncio também responde.',
        for: ['mourning'],
      },
      {
        ask: 'De quem, ou de que jeito, já chegou até você um pouco de consolo, por menor que fosse?',
        listen: 'Quase sempre foi presença, e não explicação.',
        for: ['mourning', 'adults', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Complete rápido, sem pensar: feliz é quem tem… Agora complete de novo, do jeito que a propaganda completaria.',
        bridge: 'Jesus também completou essa frase, e não como ninguém esperava.',
        for: ['young', 'teens', 'singles'],
      },
      {
        text: 'Qual foi a última vez que você precisou pedir ajuda e custou pedir? Que ajuda foi?',
        bridge:
          'Pedir ajuda dói no orgulho. Jesus diz que é justamente aí que o Reino abre a porta.',
        for: ['adults', 'couples', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Encontre um lugar em que ninguém precise de você por vinte minutos. Se quiser, acenda uma luz pequena ou sente perto da janela. Se as lágrimas vierem, deixe: elas não atrapalham.',
      bridge: 'Jesus tem uma palavra para quem chora, e ela não começa mandando ser forte.',
    },
    complete: [
      {
        name: 'Frase para terminar',
        text: 'Deus, hoje as minhas mãos estão vazias de… Eu sinto falta de… O que eu peço é… Pode deixar algum espaço em branco; também é oração.',
      },
      {
        name: 'Papel de dois lados',
        text: 'De um lado, escreva o que você perdeu ou não consegue mais carregar. Do outro, copie Mateus 5:4. Guarde dentro da Bíblia, com o versículo para cima.',
      },
    ],
    challenges: [
      {
        do: 'Nesta semana, aceite uma ajuda pequena que alguém oferecer: uma comida, uma carona, uma companhia.',
        tell: 'como foi receber, se você quiser contar a alguém de confiança.',
      },
      {
        do: 'Fique dez minutos ao lado de alguém que está sofrendo, sem conselho e sem versículo pronto.',
        tell: 'o que você ouviu quando não teve de responder.',
      },
    ],
    children: {
      truth: 'Deus abraça quem chora e quem precisa dele.',
      to7: {
        story:
          'Muita gente vinha atrás de Jesus. Havia gente cansada, gente doente, gente triste. Jesus olhou para todos com carinho, subiu num monte, sentou na grama e os amigos se sentaram em volta. Aí ele começou a falar. Ele não disse: feliz é quem tem a casa maior. Não disse: feliz é quem ganha sempre. Ele disse: felizes os que precisam de Deus, porque o Reino é deles. Felizes os que choram, porque Deus vai consolar. Felizes os que são bonzinhos com os outros. Felizes os que ajudam a parar a briga, porque são chamados filhos de Deus. As pessoas tristes levantaram a cabeça e escutaram: Jesus estava falando com elas!',
        activity:
          'Façam dois rostos em pratos de papel, um chorando e um sorrindo. O adulto diz uma tristeza, todos mostram o rosto que chora, e uma criança por vez dá um abraço no prato.',
        questions: [
          'Onde Jesus se sentou para falar?',
          'O que Deus faz com quem chora?',
          'Quem abraça você quando você está triste?',
        ],
      },
      to12: {
        story:
          'Se você fizesse uma lista de gente feliz, quem entraria? Campeões, famosos, quem tem a melhor bicicleta? Jesus fez uma lista bem diferente. Ele estava num monte, e em volta havia gente simples: doentes que tinham sido curados, pobres, pessoas de quem ninguém se lembrava. Jesus disse que são felizes os humildes, que sabem que precisam de Deus; os que choram, porque serão consolados; os mansos, que não precisam gritar; os que querem muito que as coisas sejam justas; os que perdoam e ajudam; os de coração limpo; os que fazem as pazes; e até os que sofrem por fazer o certo. Feliz, para Jesus, não é quem nunca tem problema. É quem tem Deus por perto em qualquer problema. E a lista parece muito com alguém: o próprio Jesus viveu cada uma daquelas frases.',
        activity:
          'Cada criança escolhe uma bem-aventurança e faz uma mímica. Os outros descobrem qual é, com a Bíblia aberta.',
        questions: [
          'Quem está na lista de Jesus e não estaria na sua?',
          'Como Jesus mesmo foi manso ou misericordioso?',
          'Que frase dessa lista você precisa ouvir nesta semana?',
        ],
      },
      challenge: 'Faça companhia a alguém triste: sente perto, divida o lanche, dê um abraço.',
    },
    prayer:
      'Jesus, o Senhor também chorou: chega perto de quem chora agora. Pai, recebe as nossas mãos vazias; o que temos para trazer é isto. Espírito consolador, fica com quem não consegue dormir esta noite.',
    leader: {
      lost: 'O grupo discute se pobreza material é bênção ou transforma a lista em metas de esforço. As bem-aventuranças anunciam quem Deus abraça; não são escada.',
      tender:
        'O versículo 4 toca quem está em luto. Não apresse: nada de dizer que foi melhor assim, que Deus precisava, que já faz tempo. Se a pessoa chorar, fique em silêncio por perto. Se falar em não querer mais viver, não a deixe só e procure ajuda (CVV, 188).',
    },
    comfort:
      'Jesus não diz que é bom perder. Ele diz que quem chora não foi esquecido: o consolo vem de Deus, e vem até você. Hoje basta estar aqui.',
    closing: 'Bem-aventurados os que choram, porque eles serão consolados.',
    words: [
      'bem aventur',
      'bemaventur',
      'humildes de espirito',
      'pobres de espirito',
      'mansos',
      'pacificador',
      'misericordios',
      'limpos de coracao',
      'consolad',
      'sermao do monte',
      'sermao da montanha',
      'reino dos ceus',
      'choram',
    ],
  },
  {
    verses: '5:3',
    key: '5:3',
    title: 'O Reino de quem não tem o que mostrar',
    theme: 'a pobreza de espírito',
    themes: ['humildade', 'graca', 'salvacao'],
    idea: 'O Reino de Deus não é prêmio de quem se acha em dia com ele: é presente para quem chega de mão estendida, e já começa a ser seu hoje.',
    context:
      'É a primeira frase do sermão do monte. Em volta de Jesus há doentes curados e gente simples que veio de longe (4:23-25). A palavra que está por trás de humilde, ou pobre, é a do mendigo, de quem vive da mão de outro. Em Isaías 66:2, Deus diz que é para gente assim que ele olha.',
    retold: [
      {
        verses: '5:3',
        says: 'Jesus começa o seu ensino chamando de bem-aventurados os humildes de espírito. O motivo que ele dá é este: deles é o Reino dos céus.',
      },
    ],
    read: {
      verses: '5:3',
      how: 'Duas pessoas leem a mesma frase, devagar. Na primeira vez, todos ouvem de mãos fechadas; na segunda, abertas.',
    },
    observe: [
      {
        ask: 'Com que palavra a frase começa, antes mesmo de se saber de quem Jesus fala?',
        verses: '5:3',
        listen: 'Bem-aventurados, isto é, felizes, abençoados: a boa notícia vem na frente.',
      },
      {
        ask: 'Que gente é essa a quem o Reino é dado?',
        verses: '5:3',
        listen: 'Os humildes de espírito; muitas Bíblias dizem pobres em espírito.',
      },
      {
        ask: 'Jesus podia ter dito “será”, e disse “é”. A partir de quando o Reino pertence a essas pessoas?',
        verses: '5:3',
        listen: 'Desde agora, embora ainda não se veja inteiro.',
      },
    ],
    interpret: [
      {
        ask: 'A palavra lembra o mendigo de mão estendida. O que muda quando alguém chega a Deus desse jeito, e não com uma lista de méritos?',
        verses: '5:3',
        listen: 'Só se enche a mão que está vazia; o publicano de Lucas 18:9-14 é o retrato disso.',
      },
      {
        ask: 'Ser humilde de espírito não é achar que não se vale nada. Como vocês explicariam essa diferença a um adolescente?',
        verses: '5:3',
        listen: 'Saber que preciso de Deus é uma coisa; desprezar quem ele criou é outra.',
      },
      {
        ask: 'Jesus, sendo rico, se fez pobre por nossa causa, como lembra 2 Coríntios 8:9. Que peso isso dá a esta frase na boca dele?',
        verses: '5:3',
        listen: 'Ele não fala de cima: desceu até o lugar de quem pede.',
      },
    ],
    live: [
      {
        ask: 'Em que parte da vida você faz de conta que está tudo sob controle, até na hora de orar?',
        listen: 'Dinheiro, casamento, saúde, fé: não pressione ninguém a detalhar.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que você sente que precisa provar o tempo todo, na escola, no trabalho ou na rede, para que aceitem você?',
        listen: 'Nota, corpo, dinheiro, opinião certa. Ouça sem dar lição.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que frase custa mais a sair na casa de vocês dois: eu errei, eu não sei ou eu preciso de você?',
        listen: 'Podem rir da resposta e conversar melhor em casa.',
        for: ['couples'],
      },
      {
        ask: 'Quando foi que um filho viu você pedir ajuda, a Deus ou a alguém?',
        listen: 'Filho que só vê pai e mãe fortes aprende a esconder a própria fraqueza.',
        for: ['parents'],
      },
      {
        ask: 'Com a idade a gente passa a depender mais dos outros. Em que ajuda recebida você já percebeu um carinho de Deus?',
        listen: 'Depender dói; dirigir, cozinhar e subir escada são perdas de verdade.',
        for: ['elderly'],
      },
      {
        ask: 'O que você pensava que precisava ter ou ser antes de chegar perto de Deus?',
        listen: 'Deixe que descubram que a porta já estava aberta.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a coisa simples que você até hoje não sabe fazer e disfarça: assobiar, dobrar lençol de elástico, estacionar, entender o aplicativo do banco?',
        bridge:
          'A gente passa um bom tempo disfarçando o que não sabe. Jesus começa justamente por quem já não disfarça.',
      },
      {
        text: 'Na porta de uma festa, o que você mostraria para deixarem você entrar: um talento, uma receita, uma piada?',
        bridge: 'No Reino de que Jesus fala, quem entra primeiro é quem não tem nada na mão.',
      },
    ],
    quiet: {
      text: 'Ponha as mãos abertas sobre os joelhos, com as palmas para cima. Pense em uma coisa só que você não está conseguindo resolver, e não resolva agora.',
      bridge: 'Mãos vazias não são vergonha aqui. A primeira frase de Jesus é para elas.',
    },
    complete: [
      {
        name: 'Currículo e mão aberta',
        text: 'De um lado da folha: o que eu gosto que Deus veja em mim é… Do outro: o que eu preciso que ele me dê é… Dobre de modo que só o segundo lado apareça.',
      },
      {
        name: 'Oração de mendigo',
        text: 'Senhor, eu não sei… Eu não consigo… Eu não tenho… Por isso venho ao Senhor, que… Termine só o que for verdade hoje.',
      },
    ],
    challenges: [
      {
        do: 'Diga uma vez por dia, a alguém, uma destas três frases quando ela for verdade: não sei, errei, pode me ajudar?',
        tell: 'qual das três custou mais, e como a outra pessoa reagiu.',
      },
      {
        do: 'Antes de levantar da cama, abra as mãos e diga a Deus em uma frase aquilo de que você precisa, sem prometer nada em troca.',
        tell: 'o que apareceu na sua frase mais de uma vez.',
      },
    ],
    children: {
      truth: 'Eu preciso de Deus, e ele me recebe.',
      to7: {
        story:
          'Jesus sentou no alto de um monte, e muita gente se sentou perto. Quem será que ele chamou primeiro de feliz? Jesus disse: felizes os que sabem que precisam de Deus, porque o Reino dos céus é deles! É assim: se a sua mão está cheia de brinquedos, dá para pegar um presente? Não dá. A mão está ocupada! Mas se a mão está vazia, bem aberta, o presente cabe direitinho. Deus gosta de encher mãos abertas. Você não precisa ser o mais forte, nem o mais esperto. Pode dizer assim: Deus, eu preciso do Senhor! E Deus diz: vem cá, o meu Reino é para você.',
        activity:
          'Cada criança segura brinquedos nas duas mãos e tenta receber uma bolacha. Depois solta tudo, abre as mãos, recebe e come.',
        questions: [
          'Quem Jesus chamou de feliz primeiro?',
          'Por que a mão cheia não pega o presente?',
          'Em que você precisa da ajuda de Deus?',
        ],
      },
      to12: {
        story:
          'A Bia era a melhor em quase tudo. Quando não sabia, fingia. Na aula de natação, a professora perguntou quem ainda não sabia nadar. O Téo levantou a mão, meio vermelho. A Bia ficou quieta e foi para a parte funda com os outros. Logo teve de agarrar a borda. A professora pegou a mão dela e disse: que bom que você pediu ajuda. Vem, eu ensino desde o começo, você e o Téo. Jesus começou o seu ensino mais famoso assim: felizes os humildes de espírito, porque deles é o Reino dos céus. Humilde de espírito é quem não finge diante de Deus. Não é quem se acha pior que os outros; é quem sabe que precisa dele e estende a mão. E Jesus disse que o Reino já é deles. Quem levanta a mão encontra a mão de Deus.',
        activity:
          'Em duplas, um fecha os olhos e é guiado só pela mão do outro entre as cadeiras. Trocam, e contam como foi depender.',
        questions: [
          'O que o Téo fez que a Bia não fez?',
          'Por que Jesus chama de feliz quem precisa de Deus?',
          'Em que você costuma fingir que não precisa de ajuda?',
        ],
      },
      challenge: 'Peça ajuda em uma coisa que você não sabe e agradeça a quem ajudou.',
    },
    prayer:
      'Pai, chegamos de mãos vazias e com um pouco de vergonha disso. Obrigado porque o teu Reino não se compra. Jesus, que te fizeste pobre por nós, livra-nos da pose. Enche o que está vazio, do teu jeito e no teu tempo.',
    leader: {
      lost: 'Muita gente troca humildade de espírito por timidez ou por falar mal de si. Volte à imagem da mão estendida: a questão não é quanto eu valho, e sim de quem eu preciso.',
      tender:
        'Quem foi humilhado em casa ou vive abatido pode ouvir aqui que não presta. Diga com clareza que Jesus chama essa gente de feliz, e não de inútil. Se alguém disser que é um peso para os outros ou que não quer viver, fique junto e procure ajuda com a pessoa (CVV, 188).',
      differ:
        'Em Lucas 6:20 Jesus diz apenas pobres. Uns entendem que a bênção é antes de tudo para quem passa necessidade, que Deus defende; outros, que Mateus fala de uma atitude diante de Deus. Muitos juntam as duas coisas.',
    },
    comfort:
      'Se hoje não sobrou força nem para orar bonito, você está exatamente no lugar de que Jesus fala. Não precisa trazer nada. O Reino é de quem vem assim.',
    closing: 'Saímos de mãos abertas: é assim que se recebe o Reino, e é assim que se reparte.',
    words: [
      'humildes de espirito',
      'pobres de espirito',
      'pobreza de espirito',
      'pobre em espirito',
      'mendigo',
      'maos vazias',
      'autossuficien',
      'falencia espiritual',
      'primeira bem aventuranca',
    ],
  },
  {
    verses: '5:4',
    key: '5:4',
    title: 'Lágrimas que têm promessa',
    theme: 'o consolo dos que choram',
    themes: ['luto', 'sofrimento', 'esperanca', 'arrependimento'],
    idea: 'Jesus não manda ninguém engolir o choro: diz que Deus está do lado de quem chora e que o consolo vem, já em parte agora e inteiro no fim.',
    context:
      'É a segunda frase do sermão do monte. Isaías 61:1-3 tinha prometido alguém enviado por Deus para consolar todos os tristes, e Jesus se apresenta como esse enviado (Lucas 4:16-21). Na época se chorava alto e em público: por um morto, pela injustiça, pelos próprios pecados.',
    retold: [
      {
        verses: '5:4',
        says: 'Jesus chama de bem-aventurados os que choram. A razão é uma promessa: eles serão consolados.',
      },
    ],
    read: {
      verses: '5:4',
      how: 'Uma voz só lê, bem devagar. Fiquem em silêncio pelo tempo de cinco respirações, e a mesma voz lê outra vez.',
    },
    observe: [
      {
        ask: 'O que a frase conta sobre essas pessoas, e o que deixa sem contar?',
        verses: '5:4',
        listen: 'Conta que choram, e não por quê; cabe ali mais de um tipo de lágrima.',
      },
      {
        ask: 'Um verbo está no presente e o outro no futuro. Qual é qual?',
        verses: '5:4',
        listen: 'Choram agora; serão consolados: entre um e outro há espera.',
      },
      {
        ask: 'Em “serão consolados”, o que essas pessoas precisam fazer para receber o consolo?',
        verses: '5:4',
        listen: 'Nada: o consolo é feito a elas, por outro.',
      },
    ],
    interpret: [
      {
        ask: 'Feliz e chorando não combinam. Onde está, então, a felicidade de que Jesus fala?',
        verses: '5:4',
        listen: 'Não na dor: em quem vem ao encontro dela.',
      },
      {
        ask: 'A Bíblia conhece o choro pela morte de alguém, pelo mal do mundo e pelo mal que a gente mesmo fez. O que esses três têm em comum diante de Deus?',
        verses: '5:4',
        listen: 'Nenhum finge que está tudo bem; os três esperam dele o que não têm em si.',
      },
      {
        ask: 'Jesus chorou diante do túmulo de Lázaro (João 11:35) e sobre Jerusalém (Lucas 19:41). Como isso muda o jeito de ouvir a promessa?',
        verses: '5:4',
        listen: 'Quem promete já teve o rosto molhado; não consola de longe.',
      },
      {
        ask: 'Apocalipse 21:4 vê o dia em que Deus mesmo enxuga toda lágrima. O que esse fim permite, e não obriga, a quem chora hoje?',
        verses: '5:4',
        listen: 'Permite chorar com esperança; não obriga a sorrir antes da hora.',
      },
    ],
    live: [
      {
        ask: 'O que você aprendeu, na família ou na igreja, sobre gente que chora: que é fraqueza, que é falta de fé, que é normal?',
        listen: 'Cada um carrega uma regra que ninguém escreveu.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Com quem dá para ficar mal de verdade, sem ter de responder que está tudo bem com uma figurinha?',
        listen: 'Se alguém não tiver ninguém, guarde isso e procure depois.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando um de vocês chora, o que o outro costuma fazer: consertar, sair de perto ou ficar?',
        listen: 'Ficar é mais difícil do que consertar.',
        for: ['couples'],
      },
      {
        ask: 'Que frase você gostaria de dizer quando seu filho chora, no lugar da que sai sem pensar?',
        listen: 'Todos já disseram engole o choro; não é tribunal.',
        for: ['parents'],
      },
      {
        ask: 'De que pessoa querida você gostaria que a gente dissesse o nome nas datas de festa?',
        listen: 'Um nome dito em voz alta já consola.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que filme, desenho ou propaganda já fez você chorar ou ficar com a garganta apertada sem querer?',
        bridge: 'Essas lágrimas a gente conta rindo. Jesus tem uma palavra também para as outras.',
      },
      {
        text: 'Qual é a melhor comida para um dia difícil: sopa, brigadeiro, bolo de fubá, pastel?',
        bridge:
          'Todo mundo conhece um jeitinho de consolar. Hoje Jesus fala de um consolo que vai mais fundo.',
      },
    ],
    quiet: {
      text: 'Sente num lugar em que ninguém precise de você por uns minutos. Se houver uma tristeza, deixe que ela se sente também. Não é preciso dar nome nem explicar.',
      bridge: 'A frase de hoje é curta e foi dita para gente assim.',
    },
    complete: [
      {
        name: 'Carta curta',
        text: 'Deus, eu tenho chorado, por fora ou por dentro, por causa de… O que mais me falta é… O que eu não entendo é… Se o Senhor quiser consolar, comece por…',
      },
      {
        name: 'Mapa do consolo',
        text: 'Escreva três jeitos em que já foi consolado na vida: uma pessoa: … um lugar: … uma palavra ou canção: … Ao lado de um deles, anote a quem você poderia levar o mesmo.',
      },
    ],
    challenges: [
      {
        do: 'Mande uma mensagem a alguém que perdeu uma pessoa há mais de seis meses, dizendo o nome de quem partiu e que você não esqueceu.',
        tell: 'o que foi difícil escrever, sem contar a história dos outros.',
      },
      {
        do: 'Reserve dez minutos para chorar ou lamentar diante de Deus uma coisa que você vem empurrando: perda, erro ou injustiça.',
        tell: 'se quiser, só como ficou o seu coração depois.',
      },
    ],
    children: {
      truth: 'Quando eu choro, Deus cuida de mim.',
      to7: {
        story:
          'Todo mundo chora. O bebê chora. O vovô chora. A mamãe às vezes chora. E sabe quem também já chorou? Jesus! Um dia morreu um amigo dele, e Jesus chorou com a família. Por isso, quando ensinou no monte, ele olhou as pessoas tristes e disse: felizes os que choram, porque eles serão consolados. Consolar é chegar pertinho, dar colo, enxugar a lágrima. Deus não briga com quem chora. Deus não diz: para com isso! Deus chega perto. Um dia ele vai enxugar todas as lágrimas de todo mundo. E hoje ele consola assim: com um abraço, com um colo, com um amigo que fica do lado. Quando você chorar, pode contar a ele.',
        activity:
          'Desenhem gotas grandes de papel azul. Em cada gota a criança conta uma tristeza ao adulto; depois todas as gotas são guardadas dentro de um coração de papel.',
        questions: [
          'Quem foi que também chorou?',
          'O que é consolar?',
          'Quem dá colo quando você fica triste?',
        ],
      },
      to12: {
        story:
          'Quando o cachorro do Davi morreu, todo mundo quis ajudar depressa. O tio disse: era só um cachorro. A vizinha disse: logo você ganha outro. O primo disse: homem não chora. O Davi enxugou o rosto e foi para o quintal. Aí chegou a avó. Não disse nada. Sentou no degrau, do lado dele, e ficou. Depois de um tempo perguntou: do que ele mais gostava? O Davi contou da bola murcha, e os dois choraram e riram juntos. Jesus disse: felizes os que choram, porque eles serão consolados. Ele não falou que chorar é feio, nem que a tristeza passa rápido. Falou que Deus não deixa quem chora sozinho. O próprio Jesus chorou quando seu amigo Lázaro morreu. E a Bíblia promete que um dia Deus vai enxugar toda lágrima. Enquanto esse dia não chega, ele consola também por meio de alguém que senta no degrau e fica.',
        activity:
          'Em duplas, pensem em quatro frases que não ajudam quem está triste e em quatro coisas que ajudam. Façam um cartão com a melhor e entreguem a alguém.',
        questions: [
          'O que a avó fez de diferente dos outros?',
          'Por que Jesus pode entender quem chora?',
          'Ao lado de quem você poderia se sentar nesta semana?',
        ],
      },
      challenge: 'Quando vir alguém chorando, chegue perto e fique, mesmo sem saber o que dizer.',
    },
    prayer:
      'Jesus, o Senhor chorou com os amigos e conhece o gosto das lágrimas. Chega perto de quem perdeu, de quem errou e de quem não aguenta mais ver o mal. Dá-nos coragem de ficar ao lado. E apressa o dia em que o Senhor mesmo enxuga cada rosto.',
    leader: {
      lost: 'O grupo corre para explicar por que Deus permitiu. A frase não explica a dor; promete consolo. Se vierem teorias, leia o versículo de novo e deixe um silêncio.',
      tender:
        'Saiba antes quem está de luto, quem perdeu um bebê, quem se separou. Ninguém precisa falar. Nada de frases prontas, e não compare dores. Choro que não deixa dormir, comer ou trabalhar por muito tempo pede também médico ou psicólogo, e isso não é falta de fé. Se alguém falar em morrer, fique junto e ligue com a pessoa para o CVV (188).',
      differ:
        'Muitos leem aqui sobretudo o choro pelo próprio pecado, que leva ao arrependimento; outros, toda aflição de quem sofre e espera em Deus, como em Isaías 61. O texto não diz a causa das lágrimas, e nas duas leituras quem consola é Deus.',
    },
    comfort:
      'Você não precisa parar de chorar para ser abençoado. A bênção foi dita por cima das lágrimas, e não depois delas.',
    closing:
      'Que ninguém aqui volte a chorar sozinho: Deus consola, e às vezes ele usa a nossa mão.',
    words: [
      'os que choram',
      'consolad',
      'consolo',
      'lagrimas',
      'choro',
      'pranto',
      'lamento',
      'enlutad',
      'segunda bem aventuranca',
    ],
  },
  {
    verses: '5:5',
    key: '5:5',
    title: 'A força que não precisa esmagar',
    theme: 'a mansidão',
    themes: ['humildade', 'identidade', 'esperanca'],
    idea: 'Manso não é quem não tem força, é quem a entrega a Deus. O mundo fica, por herança, com gente assim, porque o próprio Jesus venceu desse jeito.',
    context:
      'A terra em que Jesus fala é ocupada pelos romanos, e havia quem quisesse tomá-la de volta pela espada. Ele repete uma promessa do Salmo 37:11, um salmo para quem vê os maus prosperarem e fica com raiva. Mais adiante Jesus diz de si mesmo que é manso (11:29).',
    retold: [
      {
        verses: '5:5',
        says: 'Jesus chama de bem-aventurados os mansos. A promessa para eles é que herdarão a terra.',
      },
    ],
    read: {
      verses: '5:5',
      how: 'Leiam a frase de três jeitos: primeiro gritada, como ordem; depois cochichada; por fim na voz de quem tem certeza e não precisa gritar. Fiquem com a terceira.',
    },
    observe: [
      {
        ask: 'Que palavra Jesus usa para descrever essas pessoas?',
        verses: '5:5',
        listen: 'Mansos; ouça também que imagem a palavra desperta em cada um.',
      },
      {
        ask: 'Que tamanho tem o que é prometido aos mansos?',
        verses: '5:5',
        listen: 'A terra inteira: o que os fortes disputam.',
      },
      {
        ask: 'Com que verbo a terra chega às mãos deles?',
        verses: '5:5',
        listen: 'Herdarão: não conquistam nem compram, recebem do Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Números 12:3 chama Moisés de muito manso, e ele enfrentou o Faraó. Que diferença há entre mansidão e fraqueza?',
        verses: '5:5',
        listen: 'O fraco não pode revidar; o manso pode, e entrega a sua força a Deus.',
      },
      {
        ask: 'Jesus virou mesas no templo, ficou calado diante dos que o acusavam e perdoou na cruz. Onde vocês veem mansidão em cada uma dessas cenas?',
        verses: '5:5',
        listen: 'Ele nunca usa a força para se defender; usa-a pelos outros e confia no Pai.',
      },
      {
        ask: 'Quem ouvia Jesus via a terra na mão de soldados. Como esta frase pode ser esperança, e não conversa para deixar tudo como está?',
        verses: '5:5',
        listen: 'Ela diz que o poder dos brutos tem prazo, e que Deus não se esqueceu.',
      },
    ],
    live: [
      {
        ask: 'Em que situação da semana a sua voz sobe primeiro: trânsito, fila, reunião, família?',
        listen: 'Rir de si ajuda; ninguém precisa prometer nada.',
        for: ['adults', 'men'],
      },
      {
        ask: 'O que custa mais para você numa discussão de comentário ou de grupo: não responder, responder sem humilhar ou apagar o que já escreveu?',
        listen: 'Mansidão em tela também é força contida.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Como cada um de vocês usa a força quando brigam: no tom, no silêncio, na ironia, no dinheiro?',
        listen:
          'Só o que quiserem dizer aqui. Se houver medo de um do outro, não é exercício de mansidão: fale a sós.',
        for: ['couples'],
      },
      {
        ask: 'Como é ser firme com um filho sem esmagá-lo? Conte uma vez em que deu certo.',
        listen: 'Limite claro e voz baixa; pedir desculpa quando passa do ponto.',
        for: ['parents'],
      },
      {
        ask: 'Que briga da juventude você hoje não compraria?',
        listen: 'Pergunte o que a vida ensinou no lugar dela.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Onde Deus poderia estar pedindo que você fale com firmeza e calma, em vez de ficar calado por medo?',
        listen: 'Para muitos, o passo manso é falar, e não calar.',
        for: ['women', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o bicho mais bravo que você já tentou acalmar: cachorro, galinha, gato no banho, passarinho? Como terminou?',
        bridge:
          'Um animal manso não perdeu a força; aprendeu em quem confiar. É uma boa imagem para a palavra de hoje.',
      },
      {
        text: 'De um a dez, quanta paciência você tem com internet lenta, fila de banco e vizinho de som alto? Dê três notas.',
        bridge:
          'Jesus conhece as nossas notas baixas e mesmo assim fala de mansidão como notícia boa.',
      },
    ],
    quiet: {
      text: 'Feche as mãos com força, o quanto aguentar, e solte bem devagar. Faça isso três vezes. Note onde mais o corpo está apertado: a testa, os dentes, os ombros.',
      bridge: 'Jesus fala de uma força que aprendeu a soltar.',
    },
    complete: [
      {
        name: 'Termômetro da semana',
        text: 'A situação em que eu mais esquento é… O que eu tenho medo de perder ali é… Se eu acreditasse que isso está na mão de Deus, eu…',
      },
      {
        name: 'Nem capacho, nem trator',
        text: 'Divida a folha em três. Como capacho, eu calo e engulo: … Como trator, eu passo por cima: … Como manso, eu poderia dizer, com calma e sem mentir: … Escreva a frase inteira, do jeito que você fala.',
      },
    ],
    challenges: [
      {
        do: 'Na primeira provocação desta semana, espere três respirações e responda em voz mais baixa que a da outra pessoa. Se houver perigo, saia dali.',
        tell: 'o que aconteceu com a conversa quando a sua voz desceu.',
      },
      {
        do: 'Use uma força que você tem (cargo, idade, conhecimento, dinheiro) para aliviar alguém que não pode retribuir.',
        tell: 'que força foi essa e em que ela virou.',
        for: ['adults', 'long-believers', 'men'],
      },
    ],
    children: {
      truth: 'Jesus é forte e manso, e me ensina.',
      to7: {
        story:
          'Você já viu um cavalo? Ele é enorme! As patas são fortes, fortes. Mas o cavalo manso deixa a criança fazer carinho no focinho e anda devagarinho para ela não cair. Ele perdeu a força? Não! Ele usa a força com cuidado. Jesus disse assim: felizes os mansos, porque eles herdarão a terra. Manso é quem não precisa empurrar, nem gritar, nem morder para conseguir as coisas. E sabe quem é o mais manso de todos? Jesus! Ele mandava no vento e no mar, e pegava as crianças no colo. Ele era o Rei e entrou na cidade montado num jumentinho. Os gritões querem tomar tudo. Mas Jesus diz que Deus vai dar a terra bonita dele de presente para os mansos.',
        activity:
          'Com uma pena ou um pedacinho de papel na palma, atravessem a sala sem apertar e sem deixar cair. Depois façam carinho com a mesma mão.',
        questions: [
          'O cavalo manso perdeu a força?',
          'Quem é o mais manso de todos?',
          'Quando a sua mão precisa ser mansa?',
        ],
      },
      to12: {
        story:
          'No recreio, o Caio tomou a bola dos menores, como sempre. A Rute era a mais alta da turma e lutava judô. Todo mundo olhou para ela: vai lá, derruba! Ela foi. Parou na frente do Caio, olhou nos olhos dele e falou baixo, mas firme: a bola é deles. Devolve. Depois, se você quiser, joga com a gente. O Caio esperava um empurrão. Largou a bola e foi embora. No dia seguinte pediu para jogar. A Rute não era fraca. Era mansa. Jesus disse: felizes os mansos, porque eles herdarão a terra. Ser manso não é deixar que machuquem a gente: se alguém machuca você, conte a um adulto. Ser manso é ter força e não usá-la para esmagar. Jesus podia acabar com seus inimigos, e preferiu perdoar. Os brigões querem tomar o mundo. Deus vai dá-lo aos mansos, como um pai dá uma herança.',
        activity:
          'Em trios, encenem a cena da bola de três jeitos: fugindo, brigando e com mansidão firme. Conversem sobre o tom de voz de cada um.',
        questions: [
          'Como a Rute usou a força que tinha?',
          'Por que ser manso não é ser fraco?',
          'Em que momento do seu dia falta mansidão?',
        ],
      },
      challenge: 'Quando der vontade de gritar, respire, fale baixo e diga o que você quer.',
    },
    prayer:
      'Jesus, manso e humilde de coração, o Senhor tinha toda a força e não nos esmagou. Acalma o que em nós vive pronto para brigar. Dá firmeza a quem só aprendeu a calar. E ensina-nos a esperar a herança em vez de arrancá-la.',
    leader: {
      lost: 'A conversa escorrega para o temperamento: fulano é calmo de nascença. Mansidão não é jeito de ser; é o que se faz com a força que se tem. Volte a Jesus.',
      tender:
        'Muita gente, sobretudo mulheres, já ouviu que ser manso é aguentar agressão. Diga sem rodeios: não é. Procurar proteção e denunciar não é falta de mansidão (Ligue 180; Disque 100 para crianças e idosos). Não peça exemplos de briga de casal em público.',
      differ:
        'Sobre herdar a terra há leituras diferentes: a nova criação que Deus fará, um reino de Cristo nesta terra no fim dos tempos, ou uma figura da vida com Deus que já começa. Todos esperam a terra de Deus, e não da força.',
    },
    comfort:
      'Se a vida tirou coisas de você à força e não sobrou vontade de lutar, ouça com calma: há uma herança guardada, e ninguém precisa arrancá-la. O Pai a entrega.',
    closing: 'Vamos para casa sem precisar ganhar nenhuma briga: a herança está em boas mãos.',
    words: [
      'mansos',
      'mansidao',
      'manso e humilde',
      'herdarao a terra',
      'herdar a terra',
      'forca sob controle',
      'temperamento',
      'brandura',
      'revidar',
      'terceira bem aventuranca',
    ],
  },
  {
    verses: '5:6',
    key: '5:6',
    title: 'Fome de ver tudo no lugar',
    theme: 'a fome e a sede de justiça',
    themes: ['justica', 'santidade', 'esperanca'],
    idea: 'Querer com o corpo todo que a vida fique certa, em nós e à nossa volta, já é sinal de bênção: essa fome vem de Deus, e ele a sacia.',
    context:
      'Quem escutava Jesus sabia o que era fome: o trabalho era pago por dia, e água se buscava longe. Na Bíblia, justiça é estar certo com Deus e tratar o próximo direito; é também o que os profetas cobravam de quem esmagava os pobres. Jesus volta a essa palavra várias vezes no sermão (5:20; 6:33).',
    retold: [
      {
        verses: '5:6',
        says: 'Jesus chama de bem-aventurados os que têm fome e sede de justiça. O motivo é que eles serão saciados.',
      },
    ],
    read: {
      verses: '5:6',
      how: 'Ponham um copo de água no meio da roda. Alguém lê o versículo; em silêncio, todos olham o copo; outra pessoa lê de novo. Só no fim a água é bebida.',
    },
    observe: [
      {
        ask: 'Que duas necessidades do corpo Jesus escolhe para falar de justiça?',
        verses: '5:6',
        listen: 'Fome e sede: o que não se adia por muito tempo.',
      },
      {
        ask: 'Jesus não diz os que são justos. O que ele diz no lugar disso?',
        verses: '5:6',
        listen: 'Os que têm fome e sede: ainda lhes falta, e eles sabem.',
      },
      {
        ask: 'Até onde vai a promessa, pela palavra “saciados”?',
        verses: '5:6',
        listen: 'Até ficar satisfeito, como depois de uma boa refeição.',
      },
    ],
    interpret: [
      {
        ask: 'Por que será bênção ter fome de justiça, se fome dói?',
        verses: '5:6',
        listen: 'Quem ainda sente falta está vivo; triste é já não sentir.',
      },
      {
        ask: 'Essa justiça pode ser vista em três lugares: em nós diante de Deus, no nosso jeito de agir e no mundo. O que se perde quando se fica só com um deles?',
        verses: '5:6',
        listen: 'Fé sem próximo, esforço sem graça ou luta sem Deus.',
      },
      {
        ask: 'O verbo não diz que eles se saciam sozinhos. O que isso muda para quem já cansou de tentar ser melhor?',
        verses: '5:6',
        listen: 'A comida vem de Deus; Isaías 55:1 convida a comer sem dinheiro e sem preço.',
      },
      {
        ask: 'Na cruz, aquele que sempre fez o certo foi condenado como criminoso e teve sede. O que essa cena diz a quem espera por justiça?',
        verses: '5:6',
        listen: 'Deus conhece a injustiça por dentro; ali ele torna justo quem não era.',
      },
    ],
    live: [
      {
        ask: 'Que injustiça perto de você já virou paisagem, de tanto passar por ela?',
        listen: 'Salário, fila do posto, jeito de tratar quem limpa. Peça uma concreta.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que a causa de que você já postou pediria das suas mãos numa tarde de sábado?',
        listen: 'Sem deboche: postar pode ser começo.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que tarefa, dinheiro ou descanso está mal repartido entre vocês dois e pede um acerto nesta semana?',
        listen: 'Justiça começa na pia da cozinha. Um acerto pequeno basta.',
        for: ['couples'],
      },
      {
        ask: 'Quando um filho reclama que não é justo, o que você costuma responder?',
        listen: 'Às vezes ele tem razão; ouvir já ensina justiça.',
        for: ['parents'],
      },
      {
        ask: 'Que injustiça do seu tempo de jovem você já viu mudar?',
        listen: 'Quem viveu muito pode testemunhar que a fome não é em vão.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você faz quando a fome aperta e a comida ainda demora meia hora? Vale contar o que beliscou escondido da panela.',
        bridge:
          'Fome muda o nosso dia inteiro. Jesus fala de uma fome assim, só que de outra coisa.',
      },
      {
        text: 'Qual era a regra mais injusta da sua casa ou da sua escola quando você era criança?',
        bridge:
          'Desde cedo a gente sabe dizer que não é justo. Essa reclamação tem mais a ver com Deus do que parece.',
      },
    ],
    quiet: {
      text: 'Tome um copo de água em goles bem pequenos. A cada gole, pense numa coisa que você queria ver certa: em você, em casa, na cidade.',
      bridge: 'Jesus conhece essa sede e fala dela como bênção.',
    },
    complete: [
      {
        name: 'Cardápio da alma',
        text: 'Ultimamente eu mato a minha fome com… Isso me deixa… A fome de verdade, lá embaixo, é de… O que eu peço a Deus que ponha na mesa é…',
      },
      {
        name: 'Três pratos',
        text: 'Desenhe três pratos vazios. No primeiro: o que eu queria ver certo em mim: … No segundo: na minha casa: … No terceiro: na minha rua ou cidade: … Faça um risco embaixo do que dói mais.',
      },
    ],
    challenges: [
      {
        do: 'Acerte uma conta pequena que está torta: um pagamento atrasado, um crédito que era de outro, uma tarefa que você deixa sempre para a mesma pessoa.',
        tell: 'o que você acertou e como ficou por dentro.',
      },
      {
        do: 'Descubra um lugar do seu bairro que serve comida ou defende gente sem voz e ofereça duas horas ou um pacote de alimento.',
        tell: 'o nome de alguém que você conheceu lá.',
      },
    ],
    children: {
      truth: 'Deus ama o que é justo, e eu também quero amar.',
      to7: {
        story:
          'Quando a barriga ronca, o que ela pede? Comida! Quando a boca está seca, o que ela pede? Água! Jesus disse que existe outra fome, uma fome do coração. É quando a gente vê uma coisa errada e pensa: isso não está certo, eu queria que ficasse certo! A Manu sentiu essa fome no lanche. Tinha quatro bolinhos e cinco crianças. Cada um pegou um, e o Ravi ficou sem. A Manu olhou o bolinho dela, olhou o Ravi e partiu no meio. Pronto! O coração dela ficou quentinho. Jesus disse: felizes os que têm fome e sede de justiça, porque serão saciados. Saciado é quando a barriga fica cheia e feliz. Um dia Deus vai deixar tudo bem certinho. E ele já começa no coração da gente.',
        activity:
          'Repartam uma fruta ou um pão de modo que todos recebam a mesma coisa: um corta, e quem corta escolhe por último.',
        questions: [
          'O que a Manu fez com o bolinho?',
          'Qual é a fome do coração de que Jesus falou?',
          'O que você queria que Deus deixasse certo?',
        ],
      },
      to12: {
        story:
          'Na gincana, a equipe do Joel ganhou por um ponto. Festa, medalha, foto. Só que o Joel tinha visto: o cronômetro foi parado um segundo antes, por engano, e ninguém notou. Ele foi para casa com a medalha no pescoço e uma coisa apertando por dentro, como fome. Jantou, repetiu, e a fome continuava. Contou à mãe. Ela disse: isso é fome de justiça. Jesus falou dela: felizes os que têm fome e sede de justiça, porque eles serão saciados. Na segunda-feira o Joel procurou a professora e contou. A equipe perdeu a medalha, mas naquele dia ele almoçou em paz. Jesus não disse: felizes os que já são perfeitos. Disse: felizes os que têm fome. Quem põe essa fome no coração da gente é Deus. Jesus, que viveu tudo certo, ajuda quem quer viver assim.',
        activity:
          'Cada grupo recebe uma situação injusta da escola e monta um cartaz: o que está torto, quem sofre com isso, qual seria um primeiro passo.',
        questions: [
          'Por que a fome do Joel não passou com a janta?',
          'O que quer dizer ser saciado nesta frase de Jesus?',
          'Que coisa injusta da escola dá fome em você?',
        ],
      },
      challenge: 'Conserte uma coisa injusta: reparta direito, devolva, conte a verdade.',
    },
    prayer:
      'Deus justo, temos fome de ver as coisas no lugar, e às vezes nos acostumamos sem elas. Perdoa o nosso fastio. Sacia quem foi passado para trás. Põe em nós a justiça de Jesus, que é presente, e faz dela pão na mão dos outros.',
    leader: {
      lost: 'O grupo pode virar debate de política ou ficar só na vida íntima. Peça sempre um rosto: quem, perto de nós, precisa que isto fique certo?',
      tender:
        'Pode haver na roda quem passe fome de verdade, ou espere há anos por uma sentença, um direito, um pedido de desculpas. Não diga que Deus resolve no fim como quem encerra o assunto. Pergunte a sós do que a pessoa precisa e veja o que a igreja pode fazer já, com discrição.',
      differ:
        'Uns ouvem em justiça sobretudo o ser aceito por Deus pela fé; outros, a vida reta de quem segue Jesus; outros, o direito dos pobres que os profetas pediam. Muitos acham que as três coisas andam juntas.',
    },
    comfort:
      'Se fizeram a você uma injustiça que ninguém consertou, Jesus não pede que finja que passou. Ele chama a sua fome de bem-aventurada e promete que ela não será para sempre.',
    closing: 'Quem tem essa fome não está com defeito: Deus já pôs a mesa.',
    words: [
      'fome e sede de justica',
      'fome de justica',
      'sede de justica',
      'saciados',
      'fartos',
      'faminto',
      'sedento',
      'injustica',
      'fastio',
      'retidao',
      'quarta bem aventuranca',
    ],
  },
  {
    verses: '5:7',
    key: '5:7',
    title: 'Misericórdia que vai e volta',
    theme: 'a misericórdia',
    themes: ['graca', 'perdao', 'proximo'],
    idea: 'Quem foi alcançado pela misericórdia de Deus passa a enxergar a miséria do outro e a mexer as mãos por ele; e continua vivendo dessa mesma misericórdia até o fim.',
    context:
      'Até aqui as bem-aventuranças falavam de gente a quem algo falta; esta fala de gente que se inclina para quem precisa. Em Mateus a palavra aparece quando Jesus come com cobradores de impostos (9:13) e quando um servo perdoado aperta o pescoço do colega (18:33). Havia filósofos da época que ensinavam que ter pena é fraqueza.',
    retold: [
      {
        verses: '5:7',
        says: 'Jesus chama de bem-aventurados os misericordiosos. A promessa é que eles alcançarão misericórdia.',
      },
    ],
    read: {
      verses: '5:7',
      how: 'Em duas metades: um lado da roda lê até a vírgula, o outro responde com o resto. Depois troquem os lados, para que todos deem e todos recebam.',
    },
    observe: [
      {
        ask: 'Que palavra aparece nas duas metades da frase, de um lado como jeito de ser e do outro como presente?',
        verses: '5:7',
        listen: 'Misericordiosos e misericórdia: é a única em que se recebe o mesmo que se dá.',
      },
      {
        ask: 'Jesus não diz de quem eles têm misericórdia. Que pessoas cabem nesse espaço aberto?',
        verses: '5:7',
        listen: 'Quem sofre, quem errou, quem não merece, quem não é dos nossos.',
      },
      {
        ask: 'Quando os misericordiosos alcançam o que lhes é prometido, pelo tempo do verbo?',
        verses: '5:7',
        listen: 'No futuro: ainda vão precisar dela, como todo mundo.',
      },
    ],
    interpret: [
      {
        ask: 'O samaritano de Lucas 10:25-37 viu, chegou perto e gastou do que era seu. O que isso acrescenta a sentir pena?',
        verses: '5:7',
        listen: 'Olhos, pés e mãos: na Bíblia a misericórdia vira gesto.',
      },
      {
        ask: 'A frase parece uma troca: dê e receba. Como entendê-la sem transformar a misericórdia em moeda?',
        verses: '5:7',
        listen:
          'Moeda compra o que não se tem; aqui se passa adiante o que já veio de graça, como em Mateus 18:21-35.',
      },
      {
        ask: 'Jesus tocou em leproso, comeu com quem ninguém queria e orou por quem o crucificava. Que cara tem a misericórdia quando se olha para ele?',
        verses: '5:7',
        listen: 'Ela não espera o outro melhorar para se aproximar.',
      },
    ],
    live: [
      {
        ask: 'De que tipo de erro você sente raiva antes de sentir pena?',
        listen: 'Costuma ser o erro que já nos feriu, ou o que a gente também comete.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Alguém da turma foi cancelado por uma coisa que fez mesmo. Como seria ter misericórdia sem dizer que não foi nada?',
        listen: 'Chamar para conversar, não compartilhar, não rir.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Como o defeito do outro, que vocês já sabem de cor, costuma ser recebido em dia de cansaço?',
        listen: 'Um exemplo leve basta. Defeito não é agressão; agressão pede ajuda.',
        for: ['couples'],
      },
      {
        ask: 'Quando seu filho quebra uma regra, o que ajuda você a corrigir sem humilhar?',
        listen: 'Esperar a raiva baixar; lembrar dos próprios tropeços.',
        for: ['parents'],
      },
      {
        ask: 'Olhando a vida para trás, quem teve misericórdia de você quando podia ter cobrado?',
        listen: 'Deixe contar com calma; essas histórias são o coração da frase.',
        for: ['elderly', 'mourning'],
      },
      {
        ask: 'Em que você se cobra de um jeito que não cobraria de um amigo?',
        listen: 'Quem não aceita misericórdia para si tem pouca para dar.',
        for: ['women', 'singles', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que multa, bronca ou castigo você merecia e acabou escapando porque alguém aliviou?',
        bridge:
          'Ninguém esquece a vez em que podia ter pagado e não pagou. É dessa memória que nasce a frase de hoje.',
      },
      {
        text: 'Que coisa quebrada ou feia da sua casa você não joga fora, de dó: uma planta, uma caneca, um sofá?',
        bridge: 'Se a gente tem dó de uma caneca lascada, imagine o coração de Deus com gente.',
      },
    ],
    quiet: {
      text: 'Lembre um erro seu que alguém recebeu com bondade. Fique um minuto com o rosto dessa pessoa na memória, sem se explicar.',
      bridge: 'Jesus fala de quem foi recebido assim e aprendeu a receber.',
    },
    complete: [
      {
        name: 'Recibo sem valor',
        text: 'Recebi misericórdia de… , no dia em que eu… . Não paguei nada por isso. Hoje passo adiante para… , começando por… .',
      },
      {
        name: 'Trocar os óculos',
        text: 'Pense em alguém que irrita você. Com os óculos da cobrança eu vejo: … Com os óculos de quem sabe que também precisa de misericórdia, talvez eu veja: … Um gesto que cabe nesta semana: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha alguém que atrasou, esqueceu ou errou com você em coisa pequena e alivie: não cobre, ou cobre com bondade.',
        tell: 'o que você teve vontade de dizer e o que disse.',
      },
      {
        do: 'Faça com as mãos uma obra de misericórdia: uma visita a doente, uma marmita, uma roupa boa, uma hora com quem cuida de alguém acamado.',
        tell: 'o que você viu de perto e não sabia.',
      },
    ],
    children: {
      truth: 'Deus tem misericórdia de mim, e eu reparto.',
      to7: {
        story:
          'Misericórdia é uma palavra comprida. Vamos falar juntos? Mi-se-ri-cór-dia! Sabe o que é? É quando o coração vê alguém precisando e as mãos correm para ajudar. O Nino derramou o suco todo na toalha nova. Ele ficou parado, com os olhos cheios de água. A vovó podia ter gritado. Mas a vovó olhou, pegou um pano e disse: vem, vamos secar juntos. Isso é misericórdia! No dia seguinte, a irmãzinha derrubou os lápis do Nino. Ele ia brigar. Aí se lembrou do pano da vovó, abaixou e disse: vem, vamos pegar juntos. Jesus falou: felizes os misericordiosos, porque eles alcançarão misericórdia. Deus é assim com a gente. E a gente aprende a ser assim também.',
        activity:
          'Espalhem lápis pelo chão. A cada lápis que pegam juntos, em dupla, dizem: vem, eu ajudo!',
        questions: [
          'O que a vovó fez quando o suco caiu?',
          'O que o Nino fez com a irmãzinha?',
          'Quem precisa da sua ajuda em casa?',
        ],
      },
      to12: {
        story:
          'A Clara pegou emprestado, sem pedir, o livro da biblioteca que estava com a Iara, e o livro caiu na poça. A Iara viu as páginas inchadas e ficou uma fera. Mas viu também a Clara tremendo. Respirou e disse: foi errado pegar. Agora vamos juntas contar à bibliotecária. As duas secaram página por página e dividiram o conserto. Uma semana depois, o menino novo riscou sem querer a capa do caderno da Clara, e a turma gritou: faz ele pagar! A Clara olhou para o menino e se lembrou da poça. Ela disse: tudo bem, me ajuda a fazer uma capa nova. Jesus disse: felizes os misericordiosos, porque eles alcançarão misericórdia. Misericórdia não é dizer que não foi nada. É ver a pessoa atrás do erro e estender a mão. Deus fez isso com a gente primeiro: Jesus chegou perto de quem todo mundo queria longe. Quem se lembra disso passa adiante.',
        activity:
          'Brinquem de passar adiante: cada um recebe um elogio ou uma ajuda da pessoa à direita e dá uma diferente à da esquerda.',
        questions: [
          'O que a Iara fez em vez de só brigar?',
          'Por que misericórdia não é fingir que não foi nada?',
          'A quem você pode passar adiante o que recebeu?',
        ],
      },
      challenge: 'Quando alguém errar com você, ajude a consertar em vez de gritar.',
    },
    prayer:
      'Pai das misericórdias, obrigado por todas as vezes em que o Senhor não nos tratou pelo que fizemos. Amolece o que em nós virou fiscal. Jesus, que chegaste perto de quem ninguém queria, leva os nossos pés até lá.',
    leader: {
      lost: 'Cuidado com a conta de dar para receber. Pergunte de quem cada um já recebeu misericórdia e parta daí: primeiro vem o presente.',
      tender:
        'Quem foi agredido ou traído pode ouvir que tem de aceitar tudo. Misericórdia não é deixar o mal continuar, nem esconder crime, nem abrir a porta a quem fere; proteger a vítima também é misericórdia (Ligue 180, Disque 100). Há ainda quem se castigue por um erro antigo: a esse, escute a sós.',
      differ:
        'Sobre o fio que liga as duas metades, uns dizem que ter misericórdia é o fruto que mostra que alguém já a recebeu; outros, que Deus leva mesmo em conta, no juízo, como tratamos os outros (Tiago 2:13). Uns e outros concordam que ninguém a compra.',
    },
    comfort:
      'Há dias em que a gente só consegue precisar. A promessa vale também nesse dia: misericórdia é o que Deus tem de sobra, e ele não faz perguntas antes de chegar.',
    closing: 'Recebemos sem pagar; que saia daqui do mesmo jeito.',
    words: [
      'misericordios',
      'misericordia',
      'alcancarao misericordia',
      'obras de misericordia',
      'compaixao',
      'credor incompassivo',
      'miseria',
      'quinta bem aventuranca',
    ],
  },
  {
    verses: '5:8',
    key: '5:8',
    title: 'Um coração sem segunda intenção',
    theme: 'a pureza de coração',
    themes: ['santidade', 'identidade', 'adoracao'],
    idea: 'Coração limpo não é coração que nunca errou: é o que Deus lavou e que já não vive dividido. A alegria dele não é um prêmio qualquer, é ver o próprio Deus.',
    context:
      'Na Bíblia o coração não é só sentimento: é o lugar em que se pensa, se quer e se decide. No tempo de Jesus havia muito cuidado em lavar mãos e copos, e ele insistia no que vem de dentro (15:1-20; 23:25-28). O Salmo 24:3-6 perguntava quem pode subir ao lugar de Deus.',
    retold: [
      {
        verses: '5:8',
        says: 'Jesus chama de bem-aventurados os limpos de coração. O que os espera é isto: eles verão a Deus.',
      },
    ],
    read: {
      verses: '5:8',
      how: 'Uma pessoa lê. Todos fecham os olhos e ouvem de novo, na voz de outra pessoa; só abrem os olhos depois da última palavra.',
    },
    observe: [
      {
        ask: 'Que parte da pessoa Jesus diz que é limpa?',
        verses: '5:8',
        listen: 'O coração; não fala de mãos, roupa nem fama.',
      },
      {
        ask: 'Que promessa recebem essas pessoas, em três ou quatro palavras?',
        verses: '5:8',
        listen: '“Verão a Deus”: o presente é ele mesmo.',
      },
      {
        ask: 'O que a frase não diz sobre como o coração ficou limpo?',
        verses: '5:8',
        listen: 'Não diz que se limparam sozinhos; o Salmo 51:10 pede isso a Deus.',
      },
    ],
    interpret: [
      {
        ask: 'Água limpa é água sem mistura. O que seria um coração assim, sem segunda intenção, em tudo o que decide?',
        verses: '5:8',
        listen: 'Quer uma coisa só e não usa Deus nem as pessoas; vai muito além do sexo.',
      },
      {
        ask: 'Por que o coração cheio de interesse ou de rancor fica com a vista embaçada para Deus?',
        verses: '5:8',
        listen: 'A gente enxerga o que procura; quem só procura a si não percebe Deus.',
      },
      {
        ask: 'Em João 14:9 Jesus diz que quem o vê, vê o Pai. Como o único inteiramente limpo abre aos outros o caminho de ver Deus?',
        verses: '5:8',
        listen: 'Ele mostra o Pai e lava os seus; não se limpa primeiro para chegar depois.',
      },
    ],
    live: [
      {
        ask: 'Qual é a distância entre você no domingo de manhã e você na terça, às seis da tarde?',
        listen: 'Deixe rir. O alvo é ficar inteiro, e não parecer melhor.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que, do que passa pela tela, vai deixando a sua vista mais embaçada para as pessoas e para Deus?',
        listen: 'Ninguém precisa contar o que vê. Comparação e ódio também embaçam.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Que assunto entre vocês costuma vir com segunda intenção e seria mais leve dito de frente?',
        listen: 'Pedido disfarçado de reclamação, por exemplo.',
        for: ['couples'],
      },
      {
        ask: 'O que as crianças da sua vida dizem sem filtro e que já fez você ver alguma coisa com mais clareza?',
        listen: 'Criança ainda não aprendeu a fingir; dá para aprender com ela.',
        for: ['parents', 'women'],
      },
      {
        ask: 'O que foi ficando mais nítido para você com os anos?',
        listen: 'O tempo também limpa: ouça o que sobrou e o que perdeu a importância.',
        for: ['elderly'],
      },
      {
        ask: 'Se ver Deus é a promessa, em que momento comum da vida você já teve a impressão de percebê-lo?',
        listen: 'Um nascimento, um pôr do sol, um perdão. Todos podem responder.',
        for: ['new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que na sua casa vive sujo, por mais que se limpe: o fogão, os óculos, o vidro do carro, a tela do celular?',
        bridge:
          'Com o vidro sujo a gente acha que o mundo é que está cinza. Jesus fala de limpar por onde se olha.',
      },
      {
        text: 'Você já elogiou um presente ou uma comida de que não gostou nada? Como foi a sua atuação, de zero a dez?',
        bridge: 'Essa a gente perdoa. Hoje Jesus fala de um coração que não precisa atuar.',
      },
    ],
    quiet: {
      text: 'Limpe os óculos, a janela ou a tela do celular bem devagar, até não sobrar marca. Olhe através dela por um minuto.',
      bridge: 'Jesus promete uma vista assim, e quem limpa é Deus.',
    },
    complete: [
      {
        name: 'Uma coisa só',
        text: 'Se eu pudesse querer uma coisa só diante de Deus, seria… O que mais divide o meu coração é… Eu peço que ele lave em mim…',
      },
      {
        name: 'Por fora e por dentro',
        text: 'Desenhe um copo. Do lado de fora: o que as pessoas veem em mim: … Do lado de dentro, em letra pequena que só você lê: … Embaixo do copo, copie: cria em mim um coração puro, ó Deus.',
      },
    ],
    challenges: [
      {
        do: 'Uma vez por dia, antes de mandar uma mensagem ou fazer um favor, pergunte a si mesmo o que espera em troca. Se houver disfarce, fale direto ou faça sem contar a ninguém.',
        tell: 'o que você descobriu sobre as suas intenções.',
      },
      {
        do: 'Passe uma noite sem aquilo que mais embaça a sua vista e use o tempo para olhar: o céu, uma pessoa da casa, um salmo.',
        tell: 'o que você viu e há tempos não reparava.',
      },
    ],
    children: {
      truth: 'Deus limpa o meu coração, e um dia vou vê-lo.',
      to7: {
        story:
          'A Dedé pôs os óculos da mamãe. Estavam cheios de marca de dedo! Ela olhou o gato: um borrão. Olhou a flor: outro borrão. A mamãe riu, passou um paninho, e pronto: o gato tinha bigode! A flor tinha uma joaninha! Jesus disse: felizes os limpos de coração, porque eles verão a Deus. O coração da gente às vezes fica embaçado. Uma mentirinha embaça. Uma inveja embaça. Mas dá para pedir: Deus, limpa o meu coração! Ele limpa com carinho. E um dia, Jesus prometeu, vamos ver o próprio Deus. Vai ser a coisa mais linda de todas!',
        activity:
          'Sujem um vidro ou um plástico transparente com tinta de dedo, tentem ver um desenho por trás, limpem juntos e olhem de novo.',
        questions: [
          'O que a Dedé viu quando os óculos ficaram limpos?',
          'Quem limpa o coração da gente?',
          'O que você quer ver quando olhar para Deus?',
        ],
      },
      to12: {
        story:
          'O Samuel ajudava a vizinha a carregar as compras toda quinta-feira. Um dia a mãe perguntou: que bonito, por que você ajuda? Ele ia dizer que era por amor, mas pensou bem: é que ela sempre me dá um doce, e o pessoal da rua me elogia. A mãe riu: pelo menos você foi sincero! Na quinta seguinte a vizinha estava triste e não tinha doce. O Samuel quase foi embora. Ficou. Sentou na cozinha e ouviu a história dela. Saiu sem doce e sem elogio, e com uma alegria diferente. Jesus disse: felizes os limpos de coração, porque eles verão a Deus. Coração limpo não é o de quem nunca fez nada errado. É o que não vive fingindo, e que deixa Deus lavar. A Bíblia tem até uma oração para isso: cria em mim um coração puro, ó Deus.',
        activity:
          'Ponham uma gota de corante num copo de água e vão acrescentando água limpa até clarear. Conversem: o copo se limpou sozinho ou alguém despejou água nele?',
        questions: [
          'Por que o Samuel ajudava no começo?',
          'O que é um coração limpo para Jesus?',
          'O que você gostaria de pedir que Deus lave?',
        ],
      },
      challenge: 'Faça uma coisa boa em segredo, sem doce, sem elogio e sem foto.',
    },
    prayer:
      'Cria em nós um coração puro, ó Deus. Tu vês as nossas misturas e não vais embora. Jesus, limpo de coração, lava-nos. Cura os olhos cansados de tanta sujeira e deixa-nos perceber o teu rosto até o dia em que o veremos.',
    leader: {
      lost: 'Vira fácil uma lista de pecados dos outros ou só de sexo. Volte à imagem da água sem mistura e à promessa: o assunto é ver Deus.',
      tender:
        'Quem sofreu abuso muitas vezes se sente sujo. Diga em voz clara, sem olhar para ninguém: o que fizeram com você não suja o seu coração; a culpa é de quem fez. Ofereça escuta a sós e ajuda (Disque 100, Ligue 180). Quem luta com pornografia ou outro vício não deve se expor na roda: indique uma pessoa de confiança.',
      differ:
        'Sobre ver Deus, todos esperam o encontro do fim (1 João 3:2). Uns acentuam que só então será; outros, sobretudo no Oriente cristão, que a oração e a pureza já dão a ver algo da sua luz.',
    },
    comfort:
      'Se hoje você olha e não vê Deus em lugar nenhum, não é prova de que ele saiu. Lágrima também embaça a vista. Ele vê você, e a promessa é que um dia você o verá.',
    closing: 'Que o Senhor lave o nosso olhar, e que a semana tenha o que ver.',
    words: [
      'limpos de coracao',
      'puros de coracao',
      'coracao puro',
      'coracao limpo',
      'pureza',
      'verao a deus',
      'ver a deus',
      'segundas intencoes',
      'coracao dividido',
      'sexta bem aventuranca',
    ],
  },
  {
    verses: '5:9',
    key: '5:9',
    title: 'Fazer as pazes dá trabalho',
    theme: 'os que promovem a paz',
    themes: ['comunhao', 'proximo', 'identidade'],
    idea: 'Deus fez as pazes conosco em Jesus, e os filhos se parecem com o Pai: em vez de fugir da briga ou pôr fogo nela, entram no meio para construir paz.',
    context:
      'Roma se orgulhava da sua paz, mantida com soldados e cruzes, e o imperador era chamado filho de um deus. Jesus dá o nome de filhos de Deus a outro tipo de gente. Na Bíblia, paz não é só falta de briga: é a vida inteira no lugar, com verdade e justiça.',
    retold: [
      {
        verses: '5:9',
        says: 'Jesus chama de bem-aventurados os pacificadores. A promessa é que eles serão chamados filhos de Deus.',
      },
    ],
    read: {
      verses: '5:9',
      how: 'Fiquem de pé em roda. Cada um lê uma palavra, uma pessoa depois da outra, até a frase se completar; quem errar é ajudado, e recomeça-se juntos.',
    },
    observe: [
      {
        ask: 'Dentro da palavra pacificador há um verbo escondido. Qual é a diferença entre essa palavra e pacífico?',
        verses: '5:9',
        listen: 'Pacificador é quem faz a paz; pacífico pode ser só quem não briga.',
      },
      {
        ask: 'Que nome os pacificadores recebem?',
        verses: '5:9',
        listen: 'Filhos de Deus.',
      },
      {
        ask: 'Em “serão chamados” não se diz quem chama. Quem vocês imaginam dizendo esse nome?',
        verses: '5:9',
        listen: 'Deus mesmo, e talvez quem vê a paz acontecer.',
      },
    ],
    interpret: [
      {
        ask: 'Por que justamente quem faz a paz é reconhecido como filho, como quem tem a cara do pai?',
        verses: '5:9',
        listen: 'Porque é isto que o Pai faz: reconciliar.',
      },
      {
        ask: 'Jeremias 6:14 reclama de quem diz paz, paz, onde não há paz. O que separa fazer a paz de abafar o problema?',
        verses: '5:9',
        listen: 'A paz passa pela verdade; o silêncio só muda a ferida de lugar.',
      },
      {
        ask: 'Colossenses 1:20 diz que Jesus fez a paz pelo sangue da sua cruz. O que isso conta sobre o preço de entrar no meio?',
        verses: '5:9',
        listen: 'O pacificador paga em vez de cobrar; Jesus fez isso por inteiro.',
      },
    ],
    live: [
      {
        ask: 'Quando há briga por perto, você foge, apaga o fogo ou joga lenha? Conte uma vez.',
        listen: 'Cada estilo foi aprendido em algum lugar; dá para mudar.',
        for: ['adults', 'women'],
      },
      {
        ask: 'No grupo da turma ou da família, que mensagem sua já começou uma briga sem você querer?',
        listen: 'Áudio, figurinha, print. Rir e pensar.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual é o sinal de paz de vocês dois depois de uma discussão: um café, uma piada, um desculpa?',
        listen:
          'Nomear o sinal ajuda a usá-lo mais cedo. Onde há medo, não é caso de sinal: ofereça ajuda a sós.',
        for: ['couples'],
      },
      {
        ask: 'Como você costuma agir na briga dos filhos: juiz, bombeiro ou plateia?',
        listen: 'Ensinar a ouvir os dois lados vale mais que dar a sentença.',
        for: ['parents'],
      },
      {
        ask: 'Da paz que você ainda gostaria de ver na família, que parte está nas suas mãos?',
        listen: 'Só a própria parte. Há reconciliação que não depende mais da gente.',
        for: ['elderly', 'mourning', 'long-believers'],
      },
      {
        ask: 'De que conversa necessária você vem fugindo em nome da paz?',
        listen: 'Às vezes fazer a paz começa por dizer o que ninguém diz.',
        for: ['men', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a guerra eterna da sua casa: janela aberta ou fechada, volume da televisão, tampa da pasta de dente, último pedaço do bolo?',
        bridge:
          'Se essas já pedem diplomata, imagine as grandes. Jesus tem um nome lindo para quem faz a paz.',
      },
      {
        text: 'Em que você se parece com alguém da família, a ponto de dizerem: é a cara de fulano? Vale nariz, risada, mania.',
        bridge: 'Jesus diz em que os filhos de Deus se parecem com o Pai.',
      },
    ],
    quiet: {
      text: 'Pense num lugar em que você sente paz. Repare no que há ali: os sons, a luz, quem está. Fique um minuto.',
      bridge: 'Jesus fala de gente que constrói lugares assim para os outros.',
    },
    complete: [
      {
        name: 'Meu primeiro tijolo',
        text: 'Entre mim e… há um muro feito de… O tijolo que fui eu que pus é… O que eu poderia tirar nesta semana é… O que não depende de mim, e entrego a Deus, é…',
      },
      {
        name: 'Paz de verdade ou paz de fachada',
        text: 'Em casa, a gente evita falar de… Isso parece paz porque… Uma paz de verdade teria… Quem poderia ajudar a conversar é…',
      },
    ],
    challenges: [
      {
        do: 'Quando alguém falar mal de uma pessoa ausente, diga uma coisa boa e verdadeira sobre ela, ou proponha que falem com ela.',
        tell: 'o que mudou no rumo da conversa.',
      },
      {
        do: 'Dê um passo seguro para consertar uma relação que esfriou: uma ligação, um pedido de desculpas, um convite para um café.',
        tell: 'que passo foi, mesmo que o outro não tenha respondido.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    children: {
      truth: 'Filho de Deus ajuda a fazer as pazes.',
      to7: {
        story:
          'A Lia e o Beto queriam o mesmo balde de areia. A Lia puxou! O Beto puxou! A alça quebrou, e os dois começaram a gritar. A Nara viu tudo. Ela podia ter rido. Podia ter fugido. Mas a Nara sentou no meio e perguntou: o que você queria fazer, Lia? Um bolo. E você, Beto? Um rio. A Nara pensou: e se a gente fizer um bolo com um rio em volta? Os três foram buscar água e riram muito. Jesus disse: felizes os pacificadores, porque eles serão chamados filhos de Deus. Pacificador é quem ajuda a fazer as pazes. Jesus fez as pazes entre a gente e Deus. Quem faz as pazes fica parecido com o Pai do céu!',
        activity:
          'Façam um rio de papel azul no chão e construam com blocos uma ponte por cima. Duas crianças vêm de cada lado e dão as mãos no meio.',
        questions: [
          'Por que a Lia e o Beto brigaram?',
          'O que a Nara fez?',
          'Com quem você pode fazer as pazes?',
        ],
      },
      to12: {
        story:
          'O sexto ano estava partido em dois: o grupo da Malu e o grupo da Ester. Ninguém sabia mais como tinha começado. O Igor era amigo das duas e ouvia tudo: diz para ela que… Ele virou carteiro de fofoca, e cada recado piorava a briga. Uma noite, leu com o pai a frase de Jesus: felizes os pacificadores, porque eles serão chamados filhos de Deus. O pai explicou: pacificador não é quem fica quieto para ninguém se zangar com ele. É quem faz a paz. No dia seguinte o Igor parou de levar recado. Disse às duas: se vocês quiserem conversar, eu sento junto. Demorou três dias. Quando enfim falaram, descobriram que a briga tinha nascido de uma mensagem mal entendida. Fazer a paz deu trabalho. Para Jesus também deu: ele fez as pazes entre nós e Deus, e isso custou a vida dele. E quando a briga é perigosa, fazer a paz é chamar um adulto.',
        activity:
          'Brinquem de telefone sem fio com um recado bravo e vejam como chega. Depois o primeiro e o último conversam frente a frente e comparam.',
        questions: [
          'Por que os recados pioravam a briga?',
          'Qual é a diferença entre ficar quieto e fazer a paz?',
          'Em que briga você pode parar de levar recado?',
        ],
      },
      challenge: 'Ajude duas pessoas a fazerem as pazes, ou peça desculpas primeiro.',
    },
    prayer:
      'Deus da paz, o Senhor não esperou que a gente parasse de brigar: veio até nós em Jesus. Faz-nos parecidos contigo. Dá verdade a quem abafa, calma a quem põe fogo e abrigo a quem tem medo. Que haja paz onde pisarmos.',
    leader: {
      lost: 'O grupo confunde paz com não falar do assunto. Lembre que Jesus falou muita verdade incômoda. Pergunte: nesta situação, o que seria paz de verdade?',
      tender:
        'Onde há violência, não se marca conversa de reconciliação com quem agride, e ninguém da igreja deve pressionar por isso. Primeiro vem a segurança: Ligue 180, Disque 100, polícia no 190. Quem tentou a paz e não foi recebido precisa ouvir que fez a sua parte.',
      differ:
        'Desde cedo os cristãos discutem até onde vai essa palavra. Uns recusam toda arma e toda guerra; outros admitem a força da lei para defender quem é atacado. Ambos querem ser fiéis a Jesus, e para ambos a paz é o alvo.',
    },
    comfort:
      'Se você está sem forças para consertar o que se quebrou, descanse: a paz mais funda não foi você que fez. Jesus já entrou no meio e ficou.',
    closing: 'Vamos em paz, e que ela chegue aonde a gente chegar.',
    words: [
      'pacificador',
      'pacificadores',
      'promover a paz',
      'promotores da paz',
      'fazer as pazes',
      'reconcilia',
      'shalom',
      'conflito',
      'mediador',
      'setima bem aventuranca',
    ],
  },
  {
    verses: '5:10-12',
    key: '5:10',
    title: 'Quando fazer o certo custa caro',
    theme: 'a perseguição por causa de Jesus',
    themes: ['sofrimento', 'fidelidade', 'esperanca'],
    idea: 'Seguir Jesus pode custar insulto e perda, e ele não esconde isso: diz que quem sofre por ele está em boa companhia, já tem o Reino e pode se alegrar.',
    context:
      'É o fim das bem-aventuranças, e a promessa da primeira volta: deles é o Reino dos céus (5:3). De repente Jesus deixa de falar de eles e fala com os discípulos cara a cara. Mais adiante ele avisa que haverá açoites e tribunais (10:17-22).',
    retold: [
      {
        verses: '5:10',
        says: 'Jesus chama de bem-aventurados os que sofrem perseguição por causa da justiça, porque deles é o Reino dos céus.',
      },
      {
        verses: '5:11-12',
        says: 'Jesus diz aos discípulos que são bem-aventurados quando os insultam e mentem contra eles por causa dele. Que se alegrem: a recompensa é grande, e assim perseguiram os profetas.',
      },
    ],
    read: {
      verses: '5:10-12',
      how: 'Uma voz lê o 10 para a parede, como quem fala de gente distante; outra lê 11-12 olhando nos olhos de cada um da roda.',
    },
    observe: [
      {
        ask: 'Que coisas, uma por uma, podem fazer contra os discípulos?',
        verses: '5:10-11',
        listen: 'Perseguir, insultar, falar todo mal com mentira.',
      },
      {
        ask: 'Que dois motivos Jesus dá para essa perseguição?',
        verses: '5:10-11',
        listen: '“Por causa da justiça” e “por minha causa”: os dois andam juntos.',
      },
      {
        ask: 'Que palavrinha do versículo 11 impede de chamar de perseguição qualquer crítica merecida?',
        verses: '5:11',
        listen: '“Mentindo”: se for verdade o que dizem, o caso é outro.',
      },
    ],
    interpret: [
      {
        ask: 'Por que o mundo haveria de se incomodar com gente mansa, misericordiosa e que faz a paz?',
        verses: '5:10',
        listen: 'Ela atrapalha quem vive da mentira e da força; foi assim com Jesus.',
      },
      {
        ask: 'De onde vem a alegria de que Jesus fala, se não vem da dor?',
        verses: '5:12',
        listen: 'De pertencer a Jesus e saber para onde se vai. A dor continua dor.',
      },
      {
        ask: 'Jesus põe pescadores comuns na fila dos profetas, como Jeremias, que acabou na lama de um poço (Jeremias 38:6). O que esse lugar na fila dá a quem sofre sozinho?',
        verses: '5:12',
        listen: 'Companhia e história: não é o primeiro nem foi esquecido.',
      },
    ],
    live: [
      {
        ask: 'Onde ser honesto, no trabalho ou nos negócios, já custou ou pode custar algo a você?',
        listen: 'Um cliente, uma promoção, uma amizade. Não é concurso de heróis.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Onde é mais difícil que saibam que você é de Jesus: na sala, na festa, no grupo, no time?',
        listen: 'Sem cobrar coragem; conte também a sua hora.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando um de vocês sofre por fazer o certo, de que jeito o outro pode ficar do lado?',
        listen: 'Às vezes o salário da casa entra na conta; é assunto dos dois.',
        for: ['couples'],
      },
      {
        ask: 'Como preparar um filho para ser diferente sem ensiná-lo a se achar melhor que os colegas?',
        listen: 'Firmeza e simpatia juntas. Se há violência na escola, o adulto age.',
        for: ['parents'],
      },
      {
        ask: 'Que preço da fé você viu seus pais ou os irmãos mais antigos pagarem?',
        listen: 'Histórias de família e de igreja; há muita coisa guardada.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Como tem sido a convivência com quem, na família ou entre os amigos, ainda estranha a sua fé?',
        listen: 'Amar quem estranha; ninguém precisa ganhar discussão.',
        for: ['new-believers', 'visitors', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Por que motivo bobo já riram de você: um apelido, um corte de cabelo, o sotaque, o time?',
        bridge:
          'Dessas a gente já ri junto. Jesus fala de quando o motivo é ele, e aí dói de outro jeito.',
      },
      {
        text: 'Para que fila você enfrentaria sol e chuva: pão quente, show, posto de saúde, promoção? Por quê?',
        bridge:
          'Jesus coloca os discípulos numa fila antiga, a dos profetas, e diz que vale a pena.',
      },
    ],
    quiet: {
      text: 'Lembre uma vez em que falaram de você o que não era verdade. Deixe que a lembrança passe sem responder a ela, soltando o ar devagar.',
      bridge: 'Jesus também ouviu mentiras a seu respeito. Ele fala agora com você.',
    },
    complete: [
      {
        name: 'Por causa de quê',
        text: 'Tenho sido criticado por… Para ser honesto, em parte foi por minha culpa, quando… Em parte foi por fazer o certo, quando… O que eu entrego a Jesus é…',
      },
      {
        name: 'Minha fila',
        text: 'Antes de mim, alguém que pagou um preço pela fé: … Ao meu lado, alguém que passa por isso hoje: … Depois de mim, alguém que está me olhando: …',
      },
    ],
    challenges: [
      {
        do: 'Procure saber o nome de um país ou de uma igreja em que cristãos são perseguidos e ore por eles no mesmo horário, cinco dias seguidos.',
        tell: 'o que você descobriu sobre essas pessoas.',
      },
      {
        do: 'Responda com uma bondade concreta a alguém que fez pouco da sua fé: um favor, um elogio sincero, uma oração pelo nome.',
        tell: 'o que isso fez com a sua raiva.',
      },
    ],
    children: {
      truth: 'Quando é difícil fazer o certo, Jesus está comigo.',
      to7: {
        story:
          'O Toni agradecia a Deus pela comida todo dia. Na escola também! Ele fechava os olhos um pouquinho e dizia: obrigado, Deus. Um dia alguns colegas riram: olha só o que ele faz! O Toni ficou triste e parou no meio. Em casa, contou para o vovô. O vovô pôs o Toni no colo e disse: sabia que também riram de Jesus? Ele sabe como é. Jesus falou assim: felizes vocês, quando falarem mal de vocês por minha causa. Podem se alegrar, o Pai do céu tem um presente grande! No outro dia, o Toni foi agradecer de novo. Ao lado dele a Kelly fechou os olhinhos também. Ele não estava sozinho. E Jesus estava bem perto, com os dois.',
        activity:
          'De mãos dadas, uma criança fecha os olhos e anda enquanto os outros dizem: estou com você! Depois todos agradecem juntos pelo lanche.',
        questions: [
          'Por que riram do Toni?',
          'Quem mais já ouviu risadas assim?',
          'Quando é difícil para você fazer o certo?',
        ],
      },
      to12: {
        story:
          'O Levi viu o gabarito da prova correndo de celular em celular. Todo mundo copiou. Quando chegou a vez dele, disse: não, obrigado. Pronto. Virou o santinho da turma. Disseram até que ele tinha contado à professora, e era mentira. O Levi almoçou num canto. À noite, com os olhos ardendo, leu o que Jesus disse: felizes vocês, quando insultarem e falarem mal de vocês, mentindo, por minha causa. Alegrem-se! Alegrar? O Levi não tinha vontade nenhuma. A mãe explicou: ele não diz que é bom apanhar por aí. Diz que quem sofre por fazer o certo não perdeu: é da família dele e está na fila dos profetas. E disse mais: amanhã eu vou à escola, porque mentira e gozação não são para aguentar calado. Na saída, um colega chamou o Levi de lado: eu também não queria ter copiado. Posso sentar com você amanhã?',
        activity:
          'Façam uma fila de silhuetas de papel: um profeta, um discípulo, alguém da igreja de hoje e a si mesmos. Pendurem na parede de mãos dadas.',
        questions: [
          'Que preço o Levi pagou por fazer o certo?',
          'Por que Jesus fala de alegria numa hora dessas?',
          'Quem está sozinho por fazer o certo e você pode acompanhar?',
        ],
      },
      challenge: 'Sente ao lado de alguém de quem estão rindo.',
    },
    prayer:
      'Jesus, insultado e inocente, o Senhor sabe quanto custa. Guarda os nossos irmãos presos, expulsos ou escondidos por tua causa. Livra-nos de provocar por vaidade e de calar por medo. E põe em nós uma alegria que ninguém alcança.',
    leader: {
      lost: 'O grupo pode chamar de perseguição qualquer crítica, ou disputar quem sofre mais. Volte aos dois motivos de Jesus, a justiça e ele mesmo, e leia 1 Pedro 4:14-16.',
      tender:
        'Apanhar em casa, sofrer assédio no trabalho ou bullying na escola não é cruz para suportar em silêncio: pede proteção (Ligue 180, Disque 100, a direção da escola). Quem foi posto para fora de casa ou rompeu com a família por causa da fé pode estar aqui; acolha sem expor.',
      differ:
        'A palavra recompensa é ouvida de modos diferentes: uns falam de méritos que a própria graça produz; outros preferem dizer que tudo é presente, e que Deus coroa o que ele mesmo deu. Ninguém pensa numa dívida de Deus conosco.',
    },
    comfort:
      'Se mentiram a seu respeito e você se cansou de se explicar, descanse um pouco: quem conhece a verdade inteira já disse de que lado está.',
    closing:
      'O Reino é deles, disse Jesus no começo e no fim da lista. Ninguém tira isso de vocês.',
    words: [
      'perseguicao',
      'perseguidos',
      'igreja perseguida',
      'insultarem',
      'injuria',
      'calunia',
      'por causa da justica',
      'por minha causa',
      'jubilem',
      'grande e vossa recompensa',
      'martir',
      'oitava bem aventuranca',
    ],
  },
  {
    verses: '5:13-16',
    key: '5:16',
    title: 'Na panela e na luminária',
    theme: 'o testemunho',
    themes: ['missao', 'proposito', 'identidade'],
    idea: 'Jesus já nos chama de sal e de luz; a gente não precisa virar outra coisa, e sim entrar na panela e sair de baixo do cesto, para que vejam o Pai.',
    context:
      'Jesus acaba de chamar de felizes os humildes, os que choram e os perseguidos. É a essa gente sem destaque que ele diz agora, sem aviso: vocês são o sal e a luz. Sal, naquele tempo, dava gosto e conservava a comida; a lâmpada era um pratinho de barro com azeite.',
    retold: [
      {
        verses: '5:13',
        says: 'Jesus diz aos discípulos que são o sal da terra. Se o sal perde o sabor, já não presta, é jogado fora e pisado.',
      },
      {
        verses: '5:14-16',
        says: 'Jesus diz aos discípulos que são a luz do mundo. Como a lâmpada ilumina a casa toda, que brilhem as boas obras deles, para que se glorifique o Pai.',
      },
    ],
    read: {
      verses: '5:13-16',
      how: 'Com a luz da sala apagada, alguém lê com a lanterna do celular; ao chegar no 16, acendam tudo e leiam juntos.',
    },
    observe: [
      {
        ask: 'Em que tempo está o verbo nas duas frases sobre sal e luz: ordem, promessa ou afirmação?',
        verses: '5:13-14',
        listen: 'Afirmação: vocês são. Não é meta.',
      },
      {
        ask: 'O que pode dar errado com o sal, e o que pode dar errado com a lâmpada?',
        verses: '5:13, 5:15',
        listen: 'Um perde o sabor; a outra fica escondida.',
      },
      {
        ask: 'Quando a luz brilha, o que as pessoas veem e a quem elas agradecem?',
        verses: '5:16',
        listen: 'Veem boas obras e glorificam o Pai, não quem brilhou.',
      },
    ],
    interpret: [
      {
        ask: 'O sal trabalha sumindo na comida, e a luz, aparecendo. O que essas duas imagens dizem juntas sobre como os cristãos estão no mundo?',
        verses: '5:13-15',
        listen: 'Às vezes discretos, às vezes visíveis; sempre misturados e sempre diferentes.',
      },
      {
        ask: 'Daqui a pouco Jesus vai dizer para não fazer o bem a fim de ser visto. O que separa brilhar de se exibir?',
        verses: '5:16',
        listen: 'O destino do olhar: para mim ou para o Pai.',
      },
      {
        ask: 'Para que alguém poria um cesto em cima da própria lâmpada?',
        verses: '5:15',
        listen: 'Medo, vergonha, comodismo, mágoa de crente.',
      },
    ],
    live: [
      {
        ask: 'No seu ambiente de trabalho, o que está sem gosto ou apodrecendo e espera uma pitada sua?',
        listen: 'Pode ser a fofoca, o cinismo, o jeito de tratar a faxineira.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que lugar você põe o cesto por cima: na sala de aula, no grupo de amigos, no perfil?',
        listen: 'Não culpe; pergunte o que dá medo ali.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que cristão, antes de abrir a boca, já fez você querer saber de Deus?',
        listen: 'As respostas costumam ser gestos, não discursos.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há quantos anos todos os seus amigos são da igreja, e o que isso faz com o sal?',
        listen: 'Saleiro cheio não tempera feijão.',
        for: ['long-believers'],
      },
      {
        ask: 'O que os vizinhos ouvem pela parede da casa de vocês e o que gostariam que ouvissem?',
        listen: 'Riso faz bem aqui; depois, um passo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com a força que você tem hoje, que boa obra pequena ainda cabe entre as suas mãos?',
        listen: 'Uma ligação, uma oração, um bolo.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte um desastre seu na cozinha por causa do sal: esqueceu, exagerou ou trocou com o açúcar?',
        bridge: 'Uma colherinha decide a panela inteira. Jesus pensou nisso quando falou de você.',
      },
      {
        text: 'O que a sua família fazia quando acabava a luz: história de assombração, vela, sombra de bicho na parede?',
        bridge:
          'No escuro, qualquer foguinho reúne a casa toda. É com essa imagem que Jesus fala de nós.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha um grãozinho de sal na língua e espere o gosto chegar. Tão pequeno, e ninguém deixa de notar.',
      bridge: 'Foi essa a comparação que Jesus escolheu para gente como você.',
    },
    complete: [
      {
        name: 'Receita',
        text: 'O lugar onde passo mais tempo é… O gosto que mais falta ali é… A pitada que eu posso pôr nesta semana é… Para não salgar demais, vou evitar…',
      },
      {
        name: 'Inventário de cestos',
        text: 'Marque os que cobrem a sua lâmpada: vergonha, medo de perguntas, preguiça, decepção com a igreja, vida dupla, outro: … Escolha um só e escreva o que aconteceria se ele fosse levantado dois dedos: …',
      },
    ],
    challenges: [
      {
        do: 'Faça uma boa obra visível no lugar mais sem gosto da sua semana, sem explicar por que fez, a não ser que perguntem.',
        tell: 'se alguém perguntou, e o que você respondeu.',
      },
      {
        do: 'Anote os nomes de três pessoas que não seguem Jesus e vivem perto de você; até o próximo encontro, faça algo útil por uma delas.',
        tell: 'o que foi feito e como a pessoa reagiu, sem dizer quem é.',
      },
    ],
    children: {
      truth: 'Jesus me fez luz para alegrar e ajudar.',
      to7: {
        story:
          'Jesus gostava de ensinar com coisas da cozinha e da casa. Um dia ele disse aos amigos: vocês são o sal da terra! Sabe quando o feijão está sem gosto? A mamãe põe um pouquinho de sal e, hum, fica gostoso. Jesus quer que a gente deixe o mundo mais gostoso assim. Depois ele disse: vocês são a luz do mundo! Quando alguém acende uma lâmpada, põe debaixo de um balde? Não! Ficaria tudo escuro. A gente põe bem no alto, e a casa toda fica clara. Quando você ajuda, divide e fala a verdade, a sua luzinha brilha. E as pessoas dizem: que Deus bom!',
        activity:
          'Numa sala escura, acenda uma lanterna e cubra-a com um balde; depois tire o balde e ponha a lanterna no alto. Provem também um pedaço de pepino sem sal e outro com.',
        questions: [
          'O que o sal faz na comida?',
          'Onde a gente coloca uma lâmpada?',
          'Como você pode brilhar na sua casa hoje?',
        ],
      },
      to12: {
        story:
          'No tempo de Jesus não havia geladeira nem botão de luz. O sal impedia que o peixe estragasse e dava gosto ao pão. De noite, uma lamparina de barro iluminava a casa inteira, que muitas vezes tinha um cômodo só. Jesus olhou para gente simples, pescadores, mães, doentes curados, e disse: vocês são o sal da terra, vocês são a luz do mundo. Não disse que um dia seriam, nem que era preciso ser importante. E avisou dos dois perigos: o sal pode ficar sem sabor, quando a gente faz tudo igual a todo mundo, até o que é errado; e a lâmpada pode ir parar debaixo do cesto, quando a gente esconde que é amigo dele. Que a luz de vocês brilhe, disse Jesus, para que vejam o bem que vocês fazem e agradeçam ao Pai. Repare: o elogio é para Deus.',
        activity:
          'Em potinhos de vidro, cada um desenha janelas com canetinha e escreve nelas boas obras da semana. Com uma luz de celular dentro, apaguem a sala e leiam.',
        questions: [
          'Para que servia o sal naquele tempo?',
          'Qual é a diferença entre brilhar e se exibir?',
          'Em que lugar é mais difícil não esconder que você ama Jesus?',
        ],
      },
      challenge: 'Faça uma coisa boa por dia e, se elogiarem, lembre-se de agradecer a Deus.',
    },
    prayer:
      'Pai, o Senhor acendeu uma luz pequena em cada um de nós. Tira o cesto do medo. Devolve o sabor a quem anda sem gosto de nada. Que olhem para o bem que fizermos e pensem no Senhor.',
    leader: {
      lost: 'Uns se perdem na química do sal que perde o sabor; outros fazem lista de obrigações. Lembre que a frase é vocês são: primeiro Jesus dá o nome, depois manda brilhar.',
      differ:
        'Cristãos pensam de modos diferentes sobre como ser sal na política e na cultura. Deixe que cada um fale da própria pitada e não permita campanha na roda.',
    },
    comfort:
      'Luz de lamparina não precisa ser grande. Em noite comprida, um pavio fraco já mostra onde está a porta. Se a sua chama está baixinha, há quem a proteja do vento com as mãos.',
    closing: 'Amanhã cedo vocês voltam para a rua: sejam sal e luz por lá.',
    words: [
      'sal da terra',
      'luz do mundo',
      'sabor',
      'lampada',
      'luminaria',
      'candeia',
      'velador',
      'alqueire',
      'cesto',
      'boas obras',
      'testemunh',
      'cidade',
      'brilh',
      'influenc',
    ],
  },
  {
    verses: '5:17-20',
    key: '5:17',
    title: 'Não apagou nem um til',
    theme: 'a lei cumprida em Jesus',
    themes: ['obediencia', 'palavra', 'justica'],
    idea: 'Jesus não joga fora o que Deus disse antes: ele o leva ao fim em si mesmo e abre para nós uma justiça que nasce por dentro, maior do que cumprir regras.',
    context:
      'Jesus curava em dia de descanso e comia com gente malvista, e corria o boato de que ele viera acabar com a Lei. Antes de dizer seis vezes “Porém eu vos digo”, ele explica a sua relação com as Escrituras. Escribas e fariseus eram, para o povo, o máximo de seriedade religiosa.',
    retold: [
      {
        verses: '5:17-18',
        says: 'Jesus diz que não veio revogar a Lei ou os Profetas, e sim cumprir. Enquanto durarem o céu e a terra, nem um i nem um til passará da Lei.',
      },
      {
        verses: '5:19-20',
        says: 'Quem cumprir e ensinar até os menores mandamentos, diz Jesus, será chamado grande no Reino dos céus. A justiça deles deve ser maior que a dos escribas e fariseus.',
      },
    ],
    read: {
      verses: '5:17-20',
      how: 'Leiam uma vez em voz alta e uma vez em silêncio, cada um procurando a palavra que mais incomoda.',
    },
    observe: [
      {
        ask: 'O que Jesus diz que não veio fazer, e o que veio fazer?',
        verses: '5:17',
        listen: 'Não revogar; cumprir.',
      },
      {
        ask: 'Que pedacinhos da escrita ele cita para mostrar o quanto leva a Lei a sério?',
        verses: '5:18',
        listen: 'Um i e um til, as menores marcas.',
      },
      {
        ask: 'Com quem ele compara a justiça dos discípulos?',
        verses: '5:20',
        listen: 'Com a dos escribas e fariseus, os campeões do assunto.',
      },
    ],
    interpret: [
      {
        ask: 'Cumprir é mais do que obedecer: é também completar, encher até a borda. De que maneiras Jesus cumpriu o que a Lei e os Profetas anunciavam?',
        verses: '5:17-18',
        listen: 'Obedecendo, sendo aquele de quem falavam, mostrando a intenção delas.',
      },
      {
        ask: 'Como a nossa justiça pode ser maior que a de pessoas que davam dízimo até do tempero?',
        verses: '5:20',
        listen: 'Não em quantidade; em raiz: de dentro, por amor, recebida de Deus.',
        follow: 'Quem lê adiante vê: Jesus vai falar de raiva, desejo, palavra, vingança.',
      },
      {
        ask: 'Jesus fala de fazer e de ensinar. Por que ele junta os dois, e nessa ordem?',
        verses: '5:19',
        listen: 'Ensinar o que não se pratica esvazia o mandamento.',
      },
    ],
    live: [
      {
        ask: 'Que parte da Bíblia você costuma pular porque acha que já passou do prazo?',
        listen: 'Ria junto: Levítico, genealogias. Depois pergunte o que se perde.',
        for: ['adults', 'new-believers'],
      },
      {
        ask: 'Onde você obedece direitinho por fora e por dentro está longe?',
        listen: 'Pode ser em casa, na escola, no culto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que regra da sua criação religiosa era medo, e qual era amor que você só entendeu depois?',
        listen: 'Há feridas aqui; ouça sem defender nem acusar igreja.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'O que você ensina aos seus filhos que ainda não faz?',
        listen: 'Humor ajuda: celular à mesa é campeão.',
        for: ['parents'],
      },
      {
        ask: 'Quando alguém diz que o importante é ser bom e o resto é detalhe, que detalhe de Deus você sabe que fez diferença na sua vida?',
        listen: 'Busque histórias em vez de teses.',
        for: ['visitors', 'adults', 'singles'],
      },
      {
        ask: 'Depois de tantos anos, em que ponto a sua fé corre o risco de virar regulamento?',
        listen: 'Quem tem mais tempo de casa ajuda todos se falar primeiro.',
        for: ['long-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era a regra mais estranha da casa da sua avó ou da sua escola, dessas que ninguém sabia explicar?',
        bridge:
          'Toda regra teve um dia um motivo. Jesus vai falar das regras de Deus e do motivo delas.',
      },
      {
        text: 'Um acento, uma vírgula ou uma letra trocada já mudou tudo numa mensagem sua? Conte o estrago.',
        bridge: 'Jesus disse que nem um til passaria. Detalhe, para ele, tem peso.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Abra a Bíblia em qualquer página antiga, de Gênesis a Malaquias, e passe a mão sobre o papel. Foi esse livro que Jesus amou e decorou.',
      bridge: 'Ele não veio apagar essas páginas. Ouça o que disse delas.',
    },
    complete: [
      {
        name: 'Do lado de fora, do lado de dentro',
        text: 'Escolha um mandamento (não matar, não furtar, honrar pai e mãe, descansar). Fora, eu cumpro quando… Dentro, ele pede de mim… O que eu não consigo sozinho e peço a Jesus é…',
      },
      {
        name: 'Carta a uma regra',
        text: 'Escreva três linhas a uma regra que pesou na sua vida: regra, eu obedeci a você por… Hoje entendo que por trás de você havia… Quero ficar com… e deixar…',
      },
    ],
    challenges: [
      {
        do: 'Leia um salmo por dia procurando onde ele faz pensar em Jesus, e sublinhe uma palavra em cada um.',
        tell: 'em que salmo você o encontrou sem esperar.',
      },
      {
        do: 'Escolha um pequeno dever que faz de cara fechada e faça-o nesta semana como presente a alguém.',
        tell: 'se mudou o dever ou mudou você.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    children: {
      truth: 'Jesus cumpriu tudo o que Deus prometeu.',
      to7: {
        story:
          'As pessoas tinham um livro muito querido, com as palavras de Deus. Estava tudo escrito em rolos compridos, de enrolar e desenrolar. Algumas pessoas ficaram preocupadas: será que Jesus vai rasgar o nosso livro? Jesus sorriu e explicou: não! Eu não vim rasgar nada. Eu vim fazer tudo o que está escrito. Nem uma letrinha, nem um pinguinho vai se perder. Sabe as promessas que Deus fez há muito, muito tempo? Jesus veio cumprir cada uma. E ele quer que a gente obedeça a Deus não de cara feia, mas com o coração contente.',
        activity:
          'Enrolem uma tira de papel em dois palitos para fazer um rolo. Dentro, cada criança desenha um coração e um pinguinho, e vai desenrolando enquanto ouve a história de novo.',
        questions: [
          'Onde ficavam escritas as palavras de Deus?',
          'Jesus veio rasgar ou cumprir?',
          'O que você faz de coração contente para obedecer?',
        ],
      },
      to12: {
        story:
          'Jesus fazia coisas que espantavam os religiosos: curava no dia do descanso, sentava à mesa com quem ninguém queria. Então começaram a cochichar que ele ia acabar com a Lei de Deus. Jesus respondeu com toda a clareza que não tinha vindo apagar, mas cumprir. Nem a menor letra, nem um til, aquele risquinho do ã, ia se perder. E disse uma coisa de deixar todos de boca aberta: a justiça de vocês precisa ser maior que a dos escribas e fariseus. Eles eram os que mais cumpriam regras! Como ganhar deles? Jesus não falava de fazer mais regras. Falava do coração. Dá para emprestar o brinquedo e, por dentro, estar com raiva. Dá para pedir desculpa só porque mandaram. Deus quer a obediência que vem de dentro, e é Jesus quem nos dá um coração assim.',
        activity:
          'Corrida do til: cada dupla recebe um parágrafo sem nenhum acento e tem dois minutos para corrigir. Depois conversem: detalhe faz diferença?',
        questions: [
          'O que Jesus veio fazer com a Lei?',
          'Por que cumprir regra só por fora não basta?',
          'Em que você quer obedecer mais com o coração?',
        ],
      },
      challenge: 'Obedeça a um pedido em casa na primeira vez e com um sorriso.',
    },
    prayer:
      'Senhor, obrigado porque nenhuma palavra tua se perde. Jesus cumpriu o que nós não conseguimos. Escreve agora o teu querer por dentro, onde ninguém vê, e livra-nos de ser certinhos sem amor.',
    leader: {
      lost: 'Em cinco minutos alguém pergunta de carne de porco, sábado ou tatuagem. Anote a pergunta com respeito e volte: Jesus fala aqui de si mesmo e de uma justiça de dentro.',
      differ:
        'Cristãos entendem de modos diferentes quanto da lei do Antigo Testamento vale hoje e como (o sábado, o dízimo, a separação entre lei moral e cerimonial). Todos concordam que ela aponta para Cristo e que ninguém é salvo por cumpri-la.',
    },
    comfort:
      'Se a palavra justiça cansa você, olhe para quem a pronunciou. Ele a cumpriu inteira e divide com quem está sem fôlego. Nada do que Deus prometeu sobre você foi apagado.',
    closing: 'Jesus cumpriu tudo, até a última letra, e quer cumprir também em nós.',
    words: [
      'cumprir',
      'revogar',
      'lei e os profetas',
      'nem um til',
      'jota',
      'escribas',
      'fariseus',
      'mandamento',
      'legalis',
      'antigo testamento',
      'justica exceder',
      'menor no reino',
    ],
  },
  {
    verses: '5:21-26',
    key: '5:24',
    title: 'Deixe a oferta e vá',
    theme: 'a ira e a reconciliação',
    themes: ['perdao', 'lingua', 'familia'],
    idea: 'Para Jesus a violência começa bem antes do golpe, na raiva cultivada e na palavra que rebaixa; por isso fazer as pazes tem pressa e vem até antes do culto.',
    context:
      'É o primeiro de seis exemplos da justiça “maior” de que Jesus acabou de falar. Ninguém ali tinha matado ninguém, e todos podiam ouvir o mandamento de braços cruzados. O altar ficava em Jerusalém, a dias de caminhada da Galileia: deixar a oferta e voltar era um absurdo de propósito.',
    retold: [
      {
        verses: '5:21-22',
        says: 'Jesus lembra o mandamento de não matar e diz que já responde a julgamento quem se ira sem razão contra o irmão ou o chama de idiota ou de louco.',
      },
      {
        verses: '5:23-24',
        says: 'Jesus diz a quem está com a oferta no altar e lembra que o irmão tem algo contra ele: deixe ali a oferta e vá primeiro se reconciliar.',
      },
      {
        verses: '5:25-26',
        says: 'Jesus manda acertar-se depressa com o adversário, ainda no caminho. Se o caso chegar ao juiz e à prisão, não se sai dali sem pagar a última moeda.',
      },
    ],
    read: {
      verses: '5:21-26',
      how: 'Um homem e uma mulher se alternam por versículo. Depois do 24, todos ficam calados meio minuto.',
    },
    observe: [
      {
        ask: 'Que atitudes Jesus põe na mesma conta do homicídio?',
        verses: '5:21-22',
        listen: 'Ira contra o irmão e palavras que o diminuem.',
      },
      {
        ask: 'Na cena do altar, quem tem algo contra quem?',
        verses: '5:23',
        listen: 'O irmão contra mim; sou eu quem precisa ir, mesmo que ele não venha.',
      },
      {
        ask: 'Que verbos e advérbios dão pressa ao texto?',
        verses: '5:24-25',
        listen: 'Deixa, vai primeiro, concilia-te depressa.',
      },
    ],
    interpret: [
      {
        ask: 'O que acontece dentro de nós quando chamamos alguém de idiota, para Jesus levar isso tão a sério?',
        verses: '5:22',
        listen: 'A gente rebaixa o outro até ele não contar mais como irmão.',
      },
      {
        ask: 'Por que Deus prefere esperar a oferta a recebê-la de quem deixou um irmão para trás?',
        verses: '5:23-24',
        listen: 'O culto e a relação não ficam em gavetas separadas.',
        follow: 'O que isso faria com os nossos domingos?',
      },
      {
        ask: 'A história do devedor a caminho do juiz mostra um conflito que cresce. O que o tempo costuma fazer com uma briga que ninguém trata?',
        verses: '5:25-26',
        listen: 'Endurece, soma juros, envolve mais gente.',
      },
    ],
    live: [
      {
        ask: 'Quando você está de cabeça quente, qual é a sua arma preferida: grito, sarcasmo, silêncio ou a lista de erros antigos?',
        listen: 'Cada um fala de si; não deixe marido falar da esposa.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Qual brincadeira da sua turma já deixou de ser brincadeira para alguém?',
        listen: 'Pode haver na sala quem é o alvo.',
        for: ['teens'],
      },
      {
        ask: 'Que comentário na internet você não diria olhando no olho da pessoa?',
        listen: 'Tela tira o rosto, e sem rosto fica fácil.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quem poderia, neste momento, estar lembrando algo contra você, com razão?',
        listen: 'É a pergunta do versículo 23; respondam por dentro.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você gostaria que um filho aprendesse olhando o jeito como vocês terminam uma briga?',
        listen: 'Deixar os filhos verem a paz, e não só a briga, educa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que cara tem a raiva quando ela é, na verdade, medo ou tristeza?',
        listen: 'Debaixo da ira mora outra coisa; vale nomear.',
        for: ['men', 'young', 'women'],
      },
      {
        ask: 'Se a briga aconteceu dentro de uma igreja, o que seria um primeiro passo possível, com segurança e sem pressa?',
        listen: 'Ouça mais do que fale; muita gente saiu por causa disso.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que coisa pequena do trânsito, da fila ou do grupo da família tira você do sério em três segundos?',
        bridge: 'A gente ri, mas Jesus começa por esses três segundos.',
      },
      {
        text: 'Na infância, como faziam você e seus irmãos ou primos fazerem as pazes: abraço obrigatório, de castigo no mesmo sofá, mãozinha dada?',
        bridge: 'Alguém já obrigou você a ir primeiro. Jesus pede que a gente vá por vontade.',
        for: ['adults', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Solte os ombros e destrave os dentes. Se um rosto aparecer agora com aperto no peito, não o mande embora.',
      bridge: 'Jesus fala de alguém que, bem na hora de orar, lembra um rosto.',
    },
    complete: [
      {
        name: 'Rascunho de mensagem',
        text: 'Escreva, sem enviar ainda: lembrei de você porque… Reconheço que a minha parte foi… Não quero discutir quem tem razão; queria… Podemos conversar em…? Ore e decida amanhã se envia, se liga ou se espera.',
      },
      {
        name: 'Termômetro',
        text: 'Desenhe um termômetro de 0 a 10. Onde está hoje a minha raiva de… ? Ela sobe quando… Ela baixa quando… O que ela está tentando proteger é…',
      },
    ],
    challenges: [
      {
        do: 'Dê o primeiro passo com uma pessoa que tem algo contra você, uma só, até quinta-feira, num assunto em que isso seja seguro.',
        tell: 'quem deu o segundo passo, ou como foi ficar sem resposta.',
      },
      {
        do: 'Passe três dias sem xingar ninguém, nem no trânsito, nem em pensamento falado, nem no jogo.',
        tell: 'em que hora foi mais difícil.',
        for: ['teens', 'young', 'men'],
      },
    ],
    children: {
      truth: 'Fazer as pazes deixa Deus muito contente.',
      to7: {
        story:
          'Jesus contou assim. Imagine um menino levando um presente lindo para Deus. Ele vai andando todo feliz, com o presente nos braços. Chega pertinho do altar e, opa, ele lembra: ontem eu gritei com o meu irmão, e ele ficou triste comigo. E agora? Jesus disse: deixe o presente aí no chão. Corra e faça as pazes primeiro! Deus espera. O menino vai, procura o irmão e diz: desculpe. Os dois se abraçam. Aí o menino volta, pega o presente e entrega a Deus com o coração levinho. Deus gosta muito do presente, e gosta mais ainda de ver os irmãos amigos outra vez.',
        activity:
          'Uma criança leva uma caixa de presente pela sala; no meio do caminho o adulto diz que ela lembrou. Ela põe a caixa no chão, vai dar um abraço em alguém e volta para terminar o caminho.',
        questions: [
          'O que o menino lembrou?',
          'O que Jesus mandou fazer primeiro?',
          'Com quem você quer fazer as pazes?',
        ],
      },
      to12: {
        story:
          'Todo mundo conhecia o mandamento: não matar. E muita gente pensava que esse já estava cumprido, porque nunca tinha matado ninguém. Jesus foi mais fundo. Disse que a raiva guardada contra o irmão e os xingamentos também machucam e também importam para Deus. Palavra que rebaixa já é um tipo de pancada. Depois contou uma cena: você viajou longe até o templo com a sua oferta. Está na vez. De repente lembra que seu irmão tem algo contra você. O que fazer? Jesus diz: deixe a oferta ali mesmo, vá se reconciliar e depois volte. Os ouvintes devem ter rido, porque era uma viagem de dias! Mas era isso mesmo que ele queria dizer: fazer as pazes vale a viagem. E disse para resolver depressa, porque briga que a gente deixa para depois costuma crescer.',
        activity:
          'Encham um balão a cada situação de raiva que alguém contar. Depois soltem o ar devagar e digam um jeito de se acalmar antes de falar.',
        questions: [
          'Por que Jesus leva os xingamentos tão a sério?',
          'Quem deve ir primeiro fazer as pazes?',
          'O que ajuda você a se acalmar antes de responder?',
        ],
      },
      challenge:
        'Peça desculpas a alguém antes que o dia acabe, mesmo que a briga tenha sido pequena.',
    },
    prayer:
      'Senhor, conheces os nomes que a gente deu aos outros em voz baixa. Lava a nossa boca. Dá coragem para levantar do banco e ir. E quando a outra porta não abrir, guarda o nosso coração de fechar a sua.',
    leader: {
      lost: 'Pergunta certa de aparecer: e a ira justa, e Jesus no templo? Reconheça que existe e siga: quase nunca é a nossa.',
      tender:
        'Nunca mande alguém procurar quem o agrediu. Em violência, abuso ou ameaça, ir falar a sós é perigoso, e reconciliação não é o passo: proteção é (Ligue 180, Disque 100, 190 na urgência). Havendo alvo de bullying na sala, converse depois e avise os pais ou a escola.',
    },
    comfort:
      'Às vezes a pessoa com quem você queria se acertar já não está aqui. Pode dizer a Deus o que diria a ela; ele recebe as ofertas que a gente não conseguiu levar a tempo.',
    closing: 'A oferta pode esperar; o irmão, não.',
    words: [
      'ira',
      'raiva',
      'homicidio',
      'nao mataras',
      'oferta',
      'altar',
      'reconcili',
      'adversario',
      'idiota',
      'louco',
      'xingar',
      'ouvistes o que foi dito',
      'briga',
    ],
  },
  {
    verses: '5:27-32',
    key: '5:28',
    title: 'O olhar e a aliança',
    theme: 'a pureza e a fidelidade',
    themes: ['santidade', 'casamento', 'tentacao'],
    idea: 'Jesus defende o coração, a mulher e o casamento: gente não é coisa para ser consumida pelo olhar nem descartada por um papel, e vale cortar cedo o que leva até aí.',
    context:
      'Naquele tempo o adultério era contado como ofensa ao marido, e a carta de divórcio, que só o homem dava, podia deixar a esposa na miséria por qualquer motivo. Jesus fala primeiro aos homens e muda o lugar da culpa: não está na mulher que é olhada, está em quem a cobiça.',
    retold: [
      {
        verses: '5:27-28',
        says: 'Jesus lembra o mandamento contra o adultério e diz que o homem que olha uma mulher para cobiçá-la já adulterou no coração.',
      },
      {
        verses: '5:29-30',
        says: 'Jesus usa palavras duras: se o olho ou a mão direita faz pecar, que se arranque e se lance fora. É melhor perder um membro do que o corpo todo.',
      },
      {
        verses: '5:31-32',
        says: 'Jesus fala da carta de divórcio. Quem se divorcia da esposa, a não ser por causa de pecado sexual, faz com que ela adultere, e quem se casa com ela comete adultério.',
      },
    ],
    read: {
      verses: '5:27-32',
      how: 'Quem conduz lê, sem comentário nenhum entre os versículos. Depois, um minuto de silêncio.',
    },
    observe: [
      {
        ask: 'Para onde Jesus muda o começo do adultério?',
        verses: '5:27-28',
        listen: 'Do ato para o coração, no olhar que cobiça.',
      },
      {
        ask: 'Que partes do corpo ele cita, e que verbos usa com elas?',
        verses: '5:29-30',
        listen: 'Olho e mão direitos, os preferidos; arrancar, cortar, lançar.',
      },
      {
        ask: 'O que dizia a regra sobre a carta de divórcio, e sobre quem Jesus põe a responsabilidade?',
        verses: '5:31-32',
        listen: 'A regra pedia só o papel; Jesus fala a quem despede e do dano que faz.',
      },
    ],
    interpret: [
      {
        ask: 'Que diferença há entre notar que alguém é bonito e “olhar para uma mulher para a cobiçar”?',
        verses: '5:28',
        listen: 'A intenção: usar, possuir, alimentar. O primeiro olhar não é a queda.',
      },
      {
        ask: 'Ninguém na igreja antiga leu o olho arrancado ao pé da letra. O que Jesus quer dizer com uma imagem tão dura?',
        verses: '5:29-30',
        listen: 'Seja radical com a causa, cedo, mesmo que custe algo querido.',
      },
      {
        ask: 'Num mundo em que a esposa podia ser mandada embora com um papel, como soavam essas palavras para as mulheres que ouviam?',
        verses: '5:31-32',
        listen: 'Como proteção: ela não é descartável.',
      },
    ],
    live: [
      {
        ask: 'O que a pornografia e certas propagandas vão ensinando, sem a gente notar, sobre o que uma pessoa é?',
        listen: 'Fale de efeito, não de frequência; ninguém precisa se expor.',
        for: ['young', 'men', 'singles'],
      },
      {
        ask: 'Que conversa, aplicativo ou amizade já não é mais inocente, mesmo sem ter acontecido nada?',
        listen: 'Respondam em silêncio; depois fale do caminho de ajuda.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Entre o que rola nos vídeos e o que você quer viver um dia com alguém, onde está a maior distância?',
        listen: 'Com adolescentes, fique no respeito e no sonho; nada gráfico.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que faz vocês dois se sentirem escolhidos de novo, depois de anos?',
        listen: 'Aliança se cuida antes de precisar ser defendida.',
        for: ['couples'],
      },
      {
        ask: 'Quem é a pessoa com quem você poderia ser totalmente franco sobre essa área, e o que falta para procurá-la?',
        listen: 'Do mesmo sexo, madura, que guarde segredo.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Como este grupo pode ser um lugar em que divorciados e recasados não se sintam de segunda classe?',
        listen: 'Peça exemplos de gesto, e não opiniões sobre casos.',
        for: ['adults', 'women', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já teve de cortar de vez, porque reduzir não funcionava: refrigerante, jogo no celular, cartão de crédito?',
        bridge:
          'Há coisas em que a metade não resolve. Jesus usa uma imagem bem forte para dizer isso.',
      },
      {
        text: 'Qual casal, da família ou da ficção, você gostava de ver junto, e o que havia entre eles?',
        bridge: 'Fidelidade é bonita de ver. O texto de hoje cuida da raiz dela.',
        for: ['couples', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Pouse as mãos sobre os olhos fechados por alguns segundos, com delicadeza. Agradeça por tudo o que eles já viram de bonito.',
      bridge: 'Jesus quer bem aos seus olhos e ao seu coração. Leia sem medo.',
    },
    complete: [
      {
        name: 'Corte pequeno, corte cedo',
        text: 'Só para você, sem mostrar a ninguém: o caminho que me leva até onde não quero costuma começar em… às… horas, quando estou… O que posso tirar do alcance ainda hoje é… Vou avisar a…',
      },
      {
        name: 'Voto renovado',
        text: 'Para casais, cada um escreve e troca: o que eu admiro em você e não digo há tempo é… O que quero proteger entre nós é… Uma porta que vou fechar por você é…',
        for: ['couples'],
      },
    ],
    challenges: [
      {
        do: 'Tire um acesso do caminho por sete dias: um aplicativo, um perfil, o celular dentro do quarto à noite.',
        tell: 'o que você fez com o tempo livre, sem precisar explicar o resto.',
      },
      {
        do: 'Marque uma hora a sós com seu cônjuge, sem tela e sem conta para pagar, e façam um ao outro três perguntas que não sejam de rotina.',
        tell: 'uma coisa que você não sabia, com permissão.',
        for: ['couples'],
      },
    ],
    children: null,
    prayer:
      'Senhor, que olhas e não devoras, limpa o nosso olhar. Guarda os casamentos deste grupo. Levanta quem caiu e se esconde, cuida de quem foi traído ou deixado, e ensina-nos a ver gente onde o mundo vê coisa.',
    leader: {
      lost: 'O versículo 32 puxa para o debate sobre quem pode casar de novo. Diga que isso se conversa com calma com o pastor ou padre e volte ao que Jesus protege.',
      tender:
        'Há gente traída, divorciada, abusada, viciada e envergonhada nesta roda. Se puder, separe homens e mulheres na parte pessoal, proíba detalhes e ofereça conversa a sós. Assédio e violência não são tentação de quem sofreu: Ligue 180; com menores, Disque 100 e dever de avisar.',
      differ:
        'As igrejas entendem de modos diferentes a ressalva do versículo 32 e o novo casamento: a Igreja Católica sustenta que o vínculo válido permanece; ortodoxos e muitos evangélicos admitem exceções, mais ou menos amplas. Todos concordam que Deus quer fidelidade e acolhe quem sofreu a ruptura.',
    },
    comfort:
      'Se a sua aliança foi quebrada por outra pessoa, este texto está do seu lado: Jesus não achou pequeno o que fizeram com você. O seu valor não saiu de casa com quem saiu.',
    closing: 'Quem aprende a olhar como Jesus descobre pessoas em toda parte.',
    words: [
      'adulterio',
      'cobic',
      'pureza',
      'pornograf',
      'divorcio',
      'carta de divorcio',
      'olho direito',
      'mao direita',
      'arranca',
      'fidelidade',
      'traic',
      'casament',
      'repudi',
    ],
  },
  {
    verses: '5:33-37',
    key: '5:37',
    title: 'Sim que é sim',
    theme: 'a palavra que se cumpre',
    themes: ['lingua', 'fidelidade', 'justica'],
    idea: 'Jesus quer gente cuja palavra simples baste, porque vive diante de Deus o tempo todo e não precisa enfeitar nem reforçar o que diz.',
    context:
      'Havia uma escala de juramentos: jurar pelo templo valia menos que jurar pelo ouro, jurar pela terra valia menos que jurar por Deus. Com as palavras certas, dava para prometer já com a saída pronta. Jesus desmonta o sistema: tudo é de Deus, logo toda palavra é dita diante dele.',
    retold: [
      {
        verses: '5:33-35',
        says: 'Jesus lembra a ordem antiga de não jurar falso e diz que não jurem de maneira nenhuma. Nem pelo céu, que é o trono de Deus, nem pela terra, nem por Jerusalém.',
      },
      {
        verses: '5:36-37',
        says: 'Jesus diz que ninguém jure pela cabeça, pois não faz branco nem preto um só cabelo. O falar seja sim, sim, não, não, e o que passa disso vem do maligno.',
      },
    ],
    read: {
      verses: '5:33-37',
      how: 'Leiam em ritmo de conversa, um versículo cada; o 37, todos, em voz firme e curta.',
    },
    observe: [
      {
        ask: 'Por quais coisas as pessoas juravam, segundo Jesus?',
        verses: '5:34-36',
        listen: 'Céu, terra, Jerusalém e a própria cabeça.',
      },
      {
        ask: 'Que motivo ele dá para não jurar por cada uma?',
        verses: '5:34-36',
        listen: 'Todas são de Deus ou fogem ao nosso poder, até um fio de cabelo.',
      },
      {
        ask: 'Que regra curta ele põe no lugar dos juramentos?',
        verses: '5:37',
        listen: 'Sim, sim; não, não; o resto é excesso.',
      },
    ],
    interpret: [
      {
        ask: 'Se preciso jurar desta vez, o que estou dizendo sobre todas as outras vezes em que falei?',
        verses: '5:33-34',
        listen: 'Que a minha palavra comum vale menos.',
      },
      {
        ask: 'O detalhe do cabelo branco ou preto tem certo humor. O que ele lembra sobre quem promete coisas?',
        verses: '5:36',
        listen: 'Prometemos como donos do que não controlamos.',
      },
      {
        ask: 'Por que Jesus liga o excesso de palavras ao maligno?',
        verses: '5:37',
        listen: 'A mentira precisa de enfeite; a verdade pode ser curta.',
      },
    ],
    live: [
      {
        ask: 'Qual é a meia verdade que você usa com mais naturalidade: já estou chegando, não vi a mensagem, depois eu te pago?',
        listen: 'Comece por você, rindo; abre a roda.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Para quem você diz sim quando queria dizer não, e o que teme perder?',
        listen: 'Às vezes a falta de verdade é medo de desagradar.',
        for: ['women', 'young', 'adults'],
      },
      {
        ask: 'Quanto do seu perfil é sim e quanto é filtro?',
        listen: 'Sem moralismo; eles conhecem o cansaço de manter a imagem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que promessa feita aos filhos ficou pelo caminho e ainda dá para cumprir?',
        listen: 'Criança guarda data.',
        for: ['parents'],
      },
      {
        ask: 'No dia em que vocês se casaram houve um sim. Em que rotina ele precisa ser dito de novo?',
        listen: 'Procure gestos miúdos: voltar na hora, ouvir até o fim.',
        for: ['couples'],
      },
      {
        ask: 'Que voto ou promessa você fez a Deus no aperto e depois esqueceu na gaveta?',
        listen: 'Não cobre; convide a conversar com Deus sobre isso.',
        for: ['long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Duas verdades e uma mentira: diga três coisas sobre você, e o grupo descobre qual é falsa.',
        bridge:
          'Foi divertido, mas imagine viver com gente assim. Jesus fala de uma vida em que ninguém precisa adivinhar.',
      },
      {
        text: 'Qual desculpa de atraso você já ouviu, ou deu, que merecia um prêmio de criatividade?',
        bridge:
          'A gente enfeita muito para não dizer a verdade simples. Jesus tem uma proposta bem mais curta.',
        for: ['adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Fique um minuto sem dizer nada, nem por dentro. Se vier uma frase, escolha só a mais verdadeira e diga a Deus.',
      bridge: 'Com ele não é preciso jurar. Basta sim, basta não.',
    },
    complete: [
      {
        name: 'Extrato da palavra',
        text: 'Como num extrato de banco. Prometi e cumpri: … Prometi e está em aberto: … Prometi e não devia ter prometido: … O acerto que faço até domingo: …',
      },
      {
        name: 'Quatro frases curtas',
        text: 'Eu preciso dizer sim a… Eu preciso dizer não a… Preciso dizer não sei sobre… Preciso dizer errei a…',
      },
    ],
    challenges: [
      {
        do: 'Passe a semana sem as expressões de reforço (juro, pela minha mãe, te garanto) e sem inventar desculpa: diga só o que é.',
        tell: 'em que hora a verdade curta foi mais difícil.',
      },
      {
        do: 'Cumpra uma promessa atrasada, a menor que houver na sua lista.',
        tell: 'como a outra pessoa reagiu.',
      },
    ],
    children: {
      truth: 'Deus gosta quando eu falo a verdade.',
      to7: {
        story:
          'No tempo de Jesus, tinha gente que prometia assim: eu juro pelo céu! Eu juro pela terra! Eu juro pela minha cabeça! E depois não cumpria nada. Jesus disse: não precisa disso. O céu é de Deus, a terra é de Deus. E você consegue mudar a cor de um fio do seu cabelo só de querer? Não, né? Então fale simples. Quando for sim, diga sim. Quando for não, diga não. E pronto! Quem fala a verdade não precisa jurar, porque todo mundo já sabe que pode confiar. Deus sempre fala a verdade. E ele gosta quando a gente faz igual.',
        activity:
          'Jogo do pulo: o adulto diz frases (o gato late, hoje já comemos). Se for verdade, todos pulam e dizem sim; se não, cruzam os braços e dizem não.',
        questions: [
          'O que as pessoas usavam para jurar?',
          'O que Jesus mandou dizer?',
          'Quando é difícil para você falar a verdade?',
        ],
      },
      to12: {
        story:
          'Você já ouviu alguém dizer juro por tudo, com os dedos cruzados nas costas? No tempo de Jesus havia até uma tabela: tal juramento vale, tal não vale. Quem era esperto jurava pela terra ou por Jerusalém e depois dizia que aquele não contava. Jesus acabou com o jogo. Não jurem pelo céu, que é o trono de Deus, nem pela terra, que é onde ele descansa os pés, nem pela cabeça de vocês, que não conseguem mudar a cor de um fio de cabelo. E deu uma regra que cabe na palma da mão: que o sim de vocês seja sim, e o não seja não. Já pensou viver assim? Ninguém ia perguntar: sério mesmo? Ia bastar a sua palavra. Ser de confiança é uma das coisas mais bonitas que alguém pode ser, e quem anda perto de Jesus aprende com ele, que nunca mentiu.',
        activity:
          'Ponte de confiança: de olhos vendados, um colega anda guiado só pelas palavras esquerda, direita e pare, ditas por um parceiro que não pode enganar. Troquem e conversem.',
        questions: [
          'Como as pessoas usavam juramentos para enganar?',
          'Por que a palavra simples basta?',
          'Em quem você confia de olhos fechados, e por quê?',
        ],
      },
      challenge: 'Prometa uma coisa pequena a alguém e cumpra antes de dormir.',
    },
    prayer:
      'Deus de palavra, que disse e fez, tira da nossa boca o enfeite e o engano. Dá firmeza ao nosso sim e delicadeza ao nosso não. Que confiar em nós fique mais fácil a cada semana.',
    leader: {
      lost: 'O debate sobre jurar em cartório ou no tribunal come o tempo. Uma frase basta (veja abaixo), e voltem ao cotidiano.',
      differ:
        'Alguns grupos cristãos, como muitos menonitas e os quacres, não prestam nenhum juramento, por causa deste texto; a maioria entende que Jesus combate o abuso e aceita juramentos solenes diante da justiça. Os dois lados querem a mesma coisa: palavra que vale.',
    },
    comfort:
      'Nem toda promessa que fizeram a você foi cumprida, e isso cansa a alma. Há uma palavra que não precisou de reforço nenhum: o sim de Deus em Jesus continua de pé hoje.',
    closing: 'Que a gente saia daqui com menos palavras e mais palavra.',
    words: [
      'juramento',
      'jurar',
      'jureis',
      'sim sim',
      'nao nao',
      'promessa',
      'mentira',
      'verdade',
      'palavra dada',
      'perjur',
      'cabelo',
      'integridade',
      'maligno',
    ],
  },
  {
    verses: '5:38-48',
    key: '5:44',
    title: 'Chuva em todos os quintais',
    theme: 'o amor aos inimigos',
    themes: ['proximo', 'perdao', 'justica'],
    idea: 'Quem recebe o sol do Pai sem merecer pode interromper a corrente da vingança e fazer o bem até a quem lhe faz mal, porque é assim que se parece filho dele.',
    context:
      'A regra do olho por olho tinha nascido para conter exageros: um dente por um dente, nunca a boca inteira. No tempo de Jesus, a Galileia vivia sob ocupação, e um soldado romano podia obrigar qualquer um a carregar sua bagagem por uma milha. Todos tinham um rosto em mente ao ouvir a palavra inimigo.',
    retold: [
      {
        verses: '5:38-42',
        says: 'Jesus lembra o olho por olho e pede outra coisa: oferecer a outra face, deixar também a capa, andar duas milhas em vez de uma e dar a quem pede.',
      },
      {
        verses: '5:43-45',
        says: 'Jesus manda amar os inimigos e orar pelos que perseguem. Assim serão filhos do Pai, que faz o sol nascer sobre maus e bons e chover sobre justos e injustos.',
      },
      {
        verses: '5:46-48',
        says: 'Jesus pergunta que recompensa há em amar só quem nos ama, pois os publicanos fazem o mesmo. E diz que sejam perfeitos, como o Pai que está nos céus.',
      },
    ],
    read: {
      verses: '5:38-48',
      how: 'Dividam a roda ao meio: um lado lê o que foi dito (38, 43), o outro responde com o que Jesus diz.',
    },
    observe: [
      {
        ask: 'Que quatro situações do dia a dia Jesus usa como exemplo, e o que propõe em cada uma?',
        verses: '5:39-42',
        listen:
          'Tapa, processo, milha forçada, empréstimo: sempre um gesto a mais do que o esperado.',
      },
      {
        ask: 'Quais são os verbos do amor ao inimigo?',
        verses: '5:44',
        listen: 'Amar, bendizer, fazer bem, orar: três deles não dependem de sentir nada.',
      },
      {
        ask: 'Sobre quem o Pai faz nascer o sol e cair a chuva?',
        verses: '5:45',
        listen: 'Maus e bons, justos e injustos.',
      },
    ],
    interpret: [
      {
        ask: 'A milha obrigatória era humilhação; a segunda seria escolha. O que acontece com a relação de força quando alguém caminha a mais por vontade própria?',
        verses: '5:41',
        listen: 'Quem era vítima volta a agir em liberdade, sem revidar.',
      },
      {
        ask: 'Por que orar por uma pessoa difícil muda o jeito de olhar para ela?',
        verses: '5:44',
        listen: 'É difícil levar alguém a Deus todo dia e continuar só odiando.',
      },
      {
        ask: 'Depois de falar de sol e chuva, Jesus diz “Sede vós, pois, perfeitos”. Que perfeição é essa, à luz dos versículos de antes?',
        verses: '5:45-48',
        listen: 'Amor inteiro, que não escolhe quintal; não é nunca errar.',
      },
    ],
    live: [
      {
        ask: 'Quem é a pessoa que estraga o seu dia só de aparecer na tela, e qual dos verbos do versículo 44 seria menos impossível com ela?',
        listen: 'Nada de nomes na roda.',
        for: ['adults', 'young'],
      },
      {
        ask: 'Quando um grupo inteiro cai em cima de alguém na internet, o que costuma ser a sua milha: assistir, curtir, sair, defender?',
        listen: 'Defender um adversário é o caso mais raro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que conta de olho por olho vocês mantêm em casa: eu lavei, você não lavou; você esqueceu, eu esqueço?',
        listen: 'Deixe rirem e escolherem um item para zerar.',
        for: ['couples'],
      },
      {
        ask: 'De que grupo político, religioso ou social você fala como se Deus não mandasse chuva para lá?',
        listen: 'Corte o debate; cada um só pensa no seu.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'O que parece mais absurdo nesse ensino para quem o ouve pela primeira vez?',
        listen: 'Concorde que é difícil; Jesus sabia.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que segunda milha alguém já andou por você sem ter obrigação nenhuma?',
        listen: 'A gratidão abre caminho para o mandamento.',
        for: ['elderly', 'women', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a vingança mais boba que você já planejou: sal no café, a última fatia escondida, o despertador do irmão?',
        bridge:
          'Essas fazem rir. Mas a vontade de dar o troco mora perto de todos nós, e Jesus a conhece.',
      },
      {
        text: 'Conte de uma chuva que marcou a sua vida: a que molhou, a que atrasou, a que salvou a plantação.',
        bridge:
          'Ela caiu também no quintal do vizinho chato. Jesus tira daí uma lição sobre o Pai.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche as mãos com força por alguns segundos e depois abra devagar. Sinta a diferença entre segurar e soltar.',
      bridge: 'Há ensinos que só se ouvem de mão aberta. Este é um.',
    },
    complete: [
      {
        name: 'Oração por alguém difícil',
        text: 'Sem pôr o nome: Deus, por essa pessoa eu ainda sinto… Ela deve ter medo de… Ela também recebe do Senhor… Hoje eu consigo pedir para ela…',
      },
      {
        name: 'A segunda milha',
        text: 'A primeira milha, que me obrigam a andar, é… Hoje eu a faço resmungando porque… Uma segunda milha possível, por minha escolha, seria… E o limite saudável que vou manter é…',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias, por um minuto, pedindo coisa boa para uma pessoa de quem você não gosta.',
        tell: 'em que dia a oração deixou de ser só da boca para fora, se deixou.',
      },
      {
        do: 'Cumprimente pelo nome, durante a semana inteira, alguém a quem você costuma não cumprimentar.',
        tell: 'o que aconteceu no terceiro ou no quarto dia.',
      },
    ],
    children: {
      truth: 'Deus ama todo mundo e me ensina a amar.',
      to7: {
        story:
          'Jesus perguntou aos amigos: de quem é fácil gostar? De quem gosta da gente, claro! Da mamãe, do vovô, do amigo que empresta o brinquedo. Mas Jesus disse uma coisa nova: amem também quem é chato com vocês. Orem por quem trata vocês mal. E ele apontou para o céu. Olhem o sol! Deus faz o sol nascer só para os bonzinhos? Não, ele esquenta todo mundo. E a chuva? Ela molha a plantinha da casa boa e a plantinha da casa brava. Deus é assim: ele faz o bem para todos. E quem faz o bem também para os difíceis fica parecido com o Pai do céu.',
        activity:
          'Com um borrifador, façam chuva sobre um monte de bonequinhos misturados. Ninguém fica seco: cada criança diz o nome de alguém e fala que Deus o ama.',
        questions: [
          'De quem é fácil gostar?',
          'A chuva cai na casa de quem?',
          'Por que criança você pode orar hoje?',
        ],
      },
      to12: {
        story:
          'Olho por olho, dente por dente: era uma lei antiga para ninguém exagerar na vingança. Se quebraram um dente seu, você não podia quebrar dez. Muita gente, porém, usava a regra para dar o troco sempre. Jesus propôs outra coisa. Um soldado romano podia obrigar qualquer pessoa a carregar a mochila dele por uma milha. Jesus disse: ande duas. Imagine a cara do soldado! O mal esperava outro mal e encontrou uma surpresa. E Jesus ainda foi além: amem os inimigos, façam bem a eles, orem por eles. Por quê? Porque o Pai do céu manda sol e chuva para todos. Gostar só de quem gosta de nós, qualquer um consegue. Amar não é deixar que machuquem você: quando alguém faz mal, a gente pede ajuda a um adulto. Mas, por dentro, dá para não virar igual.',
        activity:
          'Corrente de papel: cada elo traz uma palavra de troco (empurrou, xingou, ignorou). O grupo rompe a corrente e escreve no verso um gesto que surpreende.',
        questions: [
          'O que o soldado esperava e o que recebeu?',
          'Por que Deus manda chuva para todos?',
          'A quem contar quando alguém machuca você de verdade?',
        ],
      },
      challenge: 'Faça uma gentileza surpresa para alguém que costuma ser chato com você.',
    },
    prayer:
      'Pai do sol e da chuva, obrigado pelo que caiu no nosso quintal sem merecermos. Segura a nossa mão antes do troco. Abençoa quem nos fez mal, muda o que precisa mudar, e protege quem está sendo ferido agora.',
    leader: {
      lost: 'Surgem guerra, legítima defesa, ladrão em casa. Jesus trata de vingança pessoal e insulto; não resolve ali todas as políticas. Reconheça e volte à pessoa difícil da semana.',
      tender:
        'Este texto já foi usado para prender gente em casa com agressor. Diga em voz alta: amar o inimigo não é apanhar calado, não é retirar denúncia, não é morar com quem machuca. Pode-se orar por alguém de longe. Ligue 180; Disque 100; 190 na urgência.',
      differ:
        'Desde cedo os cristãos se dividem sobre força e guerra: tradições pacifistas leem o texto como recusa de toda violência; outras admitem que autoridades protejam os fracos pela força. Ambas proíbem o ódio e a vingança.',
    },
    comfort:
      'A chuva não pergunta quem merece antes de cair. Se você só consegue ficar parado, fique: o bem de Deus desce também sobre quem não tem forças para nenhuma milha.',
    closing: 'O sol de amanhã vai nascer para todo mundo; que o nosso bom-dia também.',
    words: [
      'inimigo',
      'inimigos',
      'olho por olho',
      'dente por dente',
      'outra face',
      'segunda milha',
      'vinganca',
      'revid',
      'perseguem',
      'publicanos',
      'sede perfeitos',
      'amai',
      'chuva',
    ],
  },
  {
    verses: '6:1-4',
    key: '6:4',
    title: 'O bem que ninguém viu',
    theme: 'a generosidade em segredo',
    themes: ['generosidade', 'humildade', 'proximo'],
    idea: 'O bem feito para a plateia já recebeu tudo o que ia receber; o bem feito em segredo é visto pelo Pai, e isso basta.',
    context:
      'Jesus passa agora do que fazemos aos outros para o que fazemos diante de Deus: dar, orar, jejuar. As três práticas eram as mais respeitadas do seu tempo, e nenhuma ele cancela. O que está em jogo é para quem a gente olha com o canto do olho enquanto pratica.',
    retold: [
      {
        verses: '6:1-2',
        says: 'Jesus pede que não se dê esmola para ser visto, nem com trombeta na frente, como fazem os hipócritas. Esses já receberam a sua recompensa.',
      },
      {
        verses: '6:3-4',
        says: 'Jesus diz que a mão esquerda não saiba o que faz a direita, para a esmola ficar em segredo. O Pai, que vê em segredo, dará a recompensa.',
      },
    ],
    read: {
      verses: '6:1-4',
      how: 'Uma pessoa lê o 2 com voz de anúncio de rádio; outra lê o 3 e o 4 quase sussurrando.',
    },
    observe: [
      {
        ask: 'O que faz com a sua esmola quem quer aparecer, e onde faz?',
        verses: '6:2',
        listen: 'Toca trombeta, nas sinagogas e nas ruas: onde há público.',
      },
      {
        ask: 'Que imagem divertida Jesus usa para o segredo?',
        verses: '6:3',
        listen: 'Uma mão que não sabe o que a outra faz.',
      },
      {
        ask: 'Quem paga a recompensa em cada caso?',
        verses: '6:2, 6:4',
        listen: 'Num, o aplauso, já recebido; no outro, o Pai.',
      },
    ],
    interpret: [
      {
        ask: 'A palavra hipócrita vinha do teatro: era o ator de máscara. O que a ajuda vira quando passa a ser cena?',
        verses: '6:1-2',
        listen: 'O pobre se torna figurante da minha peça.',
      },
      {
        ask: 'A mão esquerda é minha também. O que significa esconder o bem até de mim?',
        verses: '6:3',
        listen: 'Não ficar assistindo à própria bondade.',
      },
      {
        ask: 'Há pouco Jesus mandou brilhar para que vissem as boas obras. Por que agora manda esconder?',
        verses: '6:1, 6:4',
        listen: 'Ali o perigo era a covardia; aqui, a vaidade. Os dois olhares procuram o Pai.',
        follow: 'Qual dos dois perigos é o seu?',
      },
    ],
    live: [
      {
        ask: 'Como você se sente, de verdade, quando ajuda alguém e ninguém agradece?',
        listen: 'A resposta honesta já é meio caminho.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Uma boa ação sem foto e sem história: que graça ainda teria?',
        listen: 'Não condene quem posta; pergunte o que o segredo daria.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem recebe a sua ajuda sai da conversa maior ou menor do que entrou?',
        listen: 'O jeito de dar pode humilhar.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Que trabalho invisível sustenta a casa de vocês, e quem o faz?',
        listen: 'É hora de alguém ser visto e agradecido.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você já recebeu sem descobrir de quem veio?',
        listen: 'Cesta, vaga, dinheiro num envelope, uma oração.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Com o salário que tem hoje, quanto você consegue dar em segredo sem esperar sobrar?',
        listen: 'Ninguém diz número; cada um responde por dentro.',
        for: ['singles', 'young', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já aprontou uma surpresa anônima, ou recebeu um presente de amigo secreto que entregou o autor na hora?',
        bridge:
          'Guardar segredo coça. Jesus fala do segredo mais difícil de guardar: o do bem que a gente faz.',
      },
      {
        text: 'Se tocasse uma música de entrada toda vez que você fizesse algo bom, que música seria?',
        bridge: 'No tempo de Jesus havia gente quase assim, de trombeta e tudo.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Lembre um bem que você fez e do qual só Deus sabe. Não conte, não anote. Fique um pouco ali, na companhia de quem viu.',
      bridge: 'É desse olhar que o texto fala.',
    },
    complete: [
      {
        name: 'Folha para rasgar',
        text: 'Escreva num papel um bem que quer fazer nesta semana: a quem, o quê, quando. Leia duas vezes, peça ajuda a Deus, rasgue e jogue fora. Agora só o Pai e você sabem.',
      },
      {
        name: 'Para quem eu olho',
        text: 'Quando ajudo em casa, olho de lado para ver se… Quando sirvo na igreja, espero que… Quando dou dinheiro, gosto de… O olhar que me bastaria é…',
      },
    ],
    challenges: [
      {
        do: 'Faça um bem de modo que seja impossível descobrirem que foi você, e não conte nem à pessoa mais próxima.',
        tell: 'apenas se conseguiu; o quê e a quem ficam entre você e o Pai.',
      },
      {
        do: 'Repare em alguém que trabalha sem ser visto (limpeza, portaria, som da igreja) e agradeça de modo que só essa pessoa saiba.',
        tell: 'o que mudou no seu jeito de passar por ela.',
      },
    ],
    children: {
      truth: 'Deus vê o bem que eu faço escondido.',
      to7: {
        story:
          'Tará-tá-tá! Uma trombeta na rua! Era um homem que ia dar uma moedinha a um pobre, mas queria que todos olhassem. Olhem para mim, como eu sou bom! As pessoas bateram palmas. E pronto: o presente dele eram as palmas. Jesus disse aos amigos: não façam assim. Quando você ajudar alguém, faça quietinho, tão quietinho que a mão de lá nem saiba o que a mão de cá está fazendo! Deus, que é Pai, vê no escondido. Ele viu quando você guardou o brinquedo do irmão. Ele viu quando você dividiu o biscoito. E ele fica contente com você.',
        activity:
          'Missão secreta: cada criança recebe, ao ouvido, um bem para fazer na sala (arrumar os sapatos, deixar uma flor na cadeira de alguém) sem ninguém notar.',
        questions: [
          'O que o homem da trombeta queria?',
          'Quem vê quando a gente ajuda escondido?',
          'Que bem escondido você pode fazer em casa?',
        ],
      },
      to12: {
        story:
          'Imagine alguém que, antes de dar um lanche a quem tem fome, liga a câmera, acende a luz e pede silêncio no estúdio. No tempo de Jesus não havia celular, mas havia gente igualzinha: dava esmola no meio da rua, fazendo barulho, para que todos comentassem como era bondosa. Jesus disse que essas pessoas já tinham recebido o que queriam: aplausos. E aplauso dura pouco. Depois ele deu um conselho engraçado: quando ajudar alguém, que a sua mão esquerda nem saiba o que a direita está fazendo. Quer dizer: não fique se exibindo, nem para você mesmo. Há um Pai que vê em segredo. Ele reparou em coisas suas que ninguém elogiou: a louça lavada sem pedirem, o colega que você não deixou sozinho, o dinheiro do lanche que virou presente. Ele viu, e se alegrou.',
        activity:
          'Amigo secreto da bondade: sorteiem nomes e, até o próximo encontro, façam um bem escondido à pessoa sorteada. Na volta, tentem adivinhar.',
        questions: [
          'Que recompensa o exibido recebeu?',
          'O que quer dizer a mão esquerda não saber da direita?',
          'Como é, para você, fazer algo bom e ninguém notar?',
        ],
      },
      challenge: 'Arrume um canto da casa sem pedirem e não conte a ninguém.',
    },
    prayer:
      'Pai que vê em segredo, cura a nossa fome de plateia. Ensina as nossas mãos a dar sem barulho e sem diminuir quem recebe. E quando ninguém perceber, que nos baste saber que o Senhor viu.',
    leader: {
      lost: 'Dízimo, obra social da igreja e imposto não são o tema. Também evite julgar quem divulga campanhas: a pergunta é para onde o coração olha.',
      tender:
        'Quem passa necessidade pode se sentir exposto ao ouvir falar de esmola. Não peça que contem ajudas recebidas com nome de quem deu, e se o grupo for ajudar alguém, faça-o do jeito do texto: por baixo do pano, com respeito.',
    },
    comfort:
      'Talvez você cuide de alguém há meses e ninguém pergunte como está quem cuida. Há um olhar sobre cada noite mal dormida, cada remédio na hora certa. O Pai viu.',
    closing: 'Apaguem-se as trombetas: o Pai já está vendo.',
    words: [
      'esmola',
      'trombeta',
      'mao esquerda',
      'em segredo',
      'hipocrita',
      'recompensa',
      'plateia',
      'aplauso',
      'ser visto',
      'vistos',
      'caridade',
      'generos',
      'vaidade',
    ],
  },
  {
    verses: '6:5-15',
    key: '6:9',
    title: 'De porta fechada com o Pai',
    theme: 'a oração do Pai nosso',
    themes: ['oracao', 'perdao', 'identidade'],
    idea: 'Orar não é impressionar os homens nem cansar a Deus: é fechar a porta, dizer Pai junto com os irmãos e pôr o nome dele antes da nossa fome, sem esconder a fome.',
    context:
      'Está no centro do sermão do monte. Os ouvintes oravam três vezes por dia com palavras decoradas, e os pagãos à volta faziam listas de nomes para chamar a atenção dos deuses. Jesus corrige os dois jeitos e entrega uma oração de menos de um minuto.',
    retold: [
      {
        verses: '6:5-8',
        says: 'Jesus pede que não se ore para ser visto nem com muitas palavras. Cada um entre no quarto, feche a porta e fale ao Pai, que já sabe o que lhe falta.',
      },
      {
        verses: '6:9-13',
        says: 'Jesus ensina a pedir que o nome do Pai seja santificado, venha o Reino e se faça a sua vontade. Depois, o pão de hoje, o perdão e o livramento do mal.',
      },
      {
        verses: '6:14-15',
        says: 'Jesus explica que o Pai perdoa a quem perdoa as ofensas dos outros. A quem não perdoa, também o Pai não perdoará.',
      },
    ],
    read: {
      verses: '6:5-15',
      how: 'Alguém lê até o 8. O Pai nosso (9-13) é dito por todos, na forma em que cada um o aprendeu, sem acertar o passo. Outra pessoa lê 14-15.',
    },
    observe: [
      {
        ask: 'Quais são os dois jeitos de orar que Jesus não quer?',
        verses: '6:5, 6:7',
        listen: 'A oração de vitrine e a oração por peso de palavras.',
      },
      {
        ask: 'Na oração, o que vem na primeira metade e o que vem na segunda?',
        verses: '6:9-13',
        listen: 'Primeiro o teu: nome, Reino, vontade; depois o nosso: pão, dívidas, tentação.',
      },
      {
        ask: 'Qual dos pedidos é o único que Jesus comenta depois do amém?',
        verses: '6:12, 6:14-15',
        listen: 'O perdão: é onde a oração mais emperra.',
      },
    ],
    interpret: [
      {
        ask: 'Em toda a oração não há um “eu” nem um “meu”. O que esse “nosso” faz com quem reza sozinho no quarto?',
        verses: '6:6, 6:9-12',
        listen: 'Ninguém entra no quarto sem trazer os irmãos.',
      },
      {
        ask: 'Se o Pai já sabe do que precisamos, para que pedir?',
        verses: '6:8',
        listen: 'Não para informá-lo; para estar com ele e confiar.',
      },
      {
        ask: 'Jesus amarra o perdão que recebemos ao que damos. Como entender isso sem pensar que compramos o perdão de Deus?',
        verses: '6:12, 6:14-15',
        listen: 'Mão fechada não dá nem recebe; quem foi alcançado vai aprendendo a soltar.',
      },
    ],
    live: [
      {
        ask: 'Qual pedido do Pai nosso você diz mais depressa, e em qual a sua voz engasga?',
        listen: 'Uns engasgam na vontade, outros no perdão, outros em Pai.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Onde fica, na sua casa cheia de gente ou de barulho, um quarto de porta fechada?',
        listen: 'Banheiro, ônibus, garagem, fone de ouvido: vale tudo.',
        for: ['young', 'parents', 'women'],
      },
      {
        ask: 'Se você pudesse mandar a Deus só três mensagens por dia, curtas, quais seriam hoje?',
        listen: 'Ajude a ver: pão, perdão, livramento.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Pedir o pão de cada dia, e não o do ano inteiro: o que isso mexe no seu jeito de cuidar do dinheiro e do futuro?',
        listen: 'Não é contra poupar; é contra viver só de amanhã.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Como foi que você aprendeu a orar, ou o que ainda trava quando tenta?',
        listen: 'Diga a quem começa que uma frase sincera já é oração.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há na sua vida uma dívida de alguém que ainda não dá para perdoar por inteiro. Que pedaço dela você poderia entregar a Deus hoje?',
        listen: 'Ninguém conta o caso; perdoar é caminho.',
        for: ['adults', 'mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a mensagem de áudio mais longa que você já recebeu, e sobre o que era mesmo?',
        bridge:
          'Tem gente que fala com Deus assim, achando que por muito falar será ouvida. Jesus ensina o contrário.',
      },
      {
        text: 'Quem ensinou a você a primeira oração, e que palavra você dizia errado quando era criança?',
        bridge:
          'A oração de hoje muitos de nós aprenderam antes de entender. Vale aprender de novo.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche mesmo a porta, ou os olhos, se não houver porta. Deixe o celular do outro lado. Diga só uma palavra, Pai, e espere.',
      bridge: 'Ele já sabe do que você precisa. O texto é sobre como ficar perto.',
    },
    complete: [
      {
        name: 'Pai nosso com as minhas coisas',
        text: 'Pai… (como consigo chamar o Senhor hoje). Que o teu nome seja honrado em… Que o teu Reino venha sobre… Seja feita a tua vontade, e não a minha, em… O pão de que preciso hoje é… Perdoa-me por… Eu solto a dívida de… Livra-me de…',
      },
      {
        name: 'Planta da casa',
        text: 'Desenhe a planta da sua casa em um minuto. Marque onde você fala com Deus hoje, onde já falou e não fala mais, e onde gostaria de fechar a porta: …',
      },
    ],
    challenges: [
      {
        do: 'Ore o Pai nosso uma vez por dia parando trinta segundos num pedido só, um diferente a cada dia.',
        tell: 'qual pedido mudou de gosto quando você parou nele.',
      },
      {
        do: 'Feche a porta por cinco minutos, no mesmo horário, em quatro dias da semana, sem lista de pedidos.',
        tell: 'o que apareceu quando acabaram as palavras.',
      },
    ],
    children: {
      truth: 'Posso falar com Deus como quem fala com um Pai.',
      to7: {
        story:
          'Os amigos de Jesus queriam saber como falar com Deus. Será que precisa falar bonito? Será que precisa gritar na esquina? Jesus disse: não! Vá para o seu cantinho, feche a porta e fale com o seu Pai. Ele está pertinho e ouve até cochicho. E não precisa falar um monte de palavras sem parar, porque o Pai já sabe do que você precisa. Falem assim: Pai nosso, que estás nos céus! O teu nome é especial. Faz o que o Senhor quer aqui na terra. Dá o pãozinho de hoje. Perdoa a gente, como a gente perdoa os outros. E cuida de nós para o mal não chegar. Amém!',
        activity:
          'Inventem um gesto para cada pedido do Pai nosso (mãos para cima, coroa na cabeça, partir o pão, abraço, escudo) e orem com os gestos.',
        questions: [
          'Onde a gente pode falar com Deus?',
          'O que pedimos para comer no Pai nosso?',
          'O que você quer contar a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Havia pessoas que oravam bem alto nas esquinas para que todo mundo dissesse: nossa, como ela é santa! Outras repetiam palavras sem parar, achando que Deus só escutava depois da centésima vez. Jesus disse que não precisava nada disso. Entre no seu quarto, feche a porta e fale com seu Pai. Ele já sabe do que você precisa e mesmo assim gosta de ouvir você. Então ensinou uma oração curtinha. Primeiro vêm as coisas de Deus: que o teu nome seja honrado, que venha o teu Reino, que se faça a tua vontade. Depois as nossas: o pão de hoje, o perdão, a ajuda contra o mal. Você notou? É Pai nosso, e não Pai meu. Quem ora assim, mesmo sozinho no quarto, está orando junto com gente do mundo inteiro. E Jesus avisou: quem quer ser perdoado também aprende a perdoar.',
        activity:
          'Escrevam os pedidos do Pai nosso em tiras, embaralhem e montem na ordem, contra o relógio. Depois, cada um escolhe um e explica com as suas palavras.',
        questions: [
          'Por que alguns oravam nas esquinas?',
          'Que pedidos vêm primeiro na oração?',
          'Qual pedido combina mais com a sua semana?',
        ],
      },
      challenge: 'Escolha um cantinho só seu e fale com Deus nele todas as noites.',
    },
    prayer:
      'Pai nosso, que estás nos céus, aqui estamos, com pressa e com fome. Recebe o pouco que sabemos dizer. Que o teu nome brilhe mais que o nosso, que o pão não falte a ninguém, e que a gente solte quem nos deve.',
    leader: {
      lost: 'Vozes diferentes dizem o Pai nosso de modos diferentes (ofensas ou dívidas, com ou sem o fecho). Não acertem as versões; acertem o coração.',
      tender:
        'Os versículos 14 e 15 assustam quem foi muito ferido. Explique que perdoar é processo, não é sentir-se bem, nem voltar a conviver, nem abrir mão da justiça. A quem sofreu violência, ofereça escuta a sós e proteção, e não prazo.',
      differ:
        'O fecho do versículo 13 está em muitos manuscritos e falta em outros mais antigos; por isso católicos o dizem em outro momento e muitas Bíblias o trazem em nota. Também há quem prefira orar o texto decorado e quem o use só como modelo; Jesus serve aos dois.',
    },
    comfort:
      'Quando não há palavra, uma serve: Pai. Ele sabe do que você precisa antes que consiga pedir. Fique atrás da porta o tempo que quiser; ninguém está contando.',
    closing: 'A porta se abre outra vez, e o Pai vai junto para a rua.',
    words: [
      'pai nosso',
      'oracao',
      'quarto',
      'porta fechada',
      'santificado',
      'venha o teu reino',
      'pao nosso',
      'cada dia',
      'dividas',
      'devedores',
      'repeticoes',
      'livra nos do mal',
      'vontade',
    ],
  },
  {
    verses: '6:9',
    key: '6:9',
    title: 'Um Pai que é nosso',
    theme: 'o Pai nosso e o nome de Deus',
    themes: ['oracao', 'identidade', 'adoracao'],
    idea: 'Jesus divide com a gente o seu próprio jeito de chamar Deus, Pai, e ensina a querer, antes de tudo, que esse Pai seja conhecido e honrado como ele é.',
    context:
      'Jesus acaba de dizer que Deus não precisa de discurso nem de plateia (6:5-8), e agora entrega a oração. Em Israel o nome de Deus era tão respeitado que quase não se pronunciava. O pedido lembra Ezequiel 36:23, em que Deus promete santificar o seu nome, que o povo tinha sujado.',
    retold: [
      {
        verses: '6:9',
        says: 'Jesus ensina os discípulos a orar assim: Pai nosso, que estás nos céus. O primeiro pedido é que o nome do Pai seja santificado.',
      },
    ],
    read: {
      verses: '6:9',
      how: 'Uma pessoa lê a frase inteira. Depois cada um diz só as duas primeiras palavras da oração, Pai nosso, no seu tom, um de cada vez; no fim, todos juntos dizem o resto.',
    },
    observe: [
      {
        ask: 'Com que palavra a oração começa, antes de qualquer pedido?',
        verses: '6:9',
        listen: 'Pai: primeiro com quem se fala, depois o que se quer.',
      },
      {
        ask: 'Que palavra mostra que ninguém ora isto sozinho?',
        verses: '6:9',
        listen: 'Nosso; e Jesus diz “orareis”, no plural.',
      },
      {
        ask: 'A frase diz que Deus é Pai e que está nos céus. Que lado dele cada expressão mostra?',
        verses: '6:9',
        listen: 'Perto e grande: nem distante, nem do nosso tamanho.',
      },
    ],
    interpret: [
      {
        ask: 'Quem ensina a dizer Pai é o Filho. O que muda na oração quando ela é uma carona na intimidade de Jesus com Deus?',
        verses: '6:9',
        listen:
          'Não entro pelo meu comportamento, e sim com Jesus; Romanos 8:15 diz que o Espírito ora assim em nós.',
      },
      {
        ask: 'Deus já é santo. O que estamos pedindo, então, quando dizemos “santificado seja o teu nome”?',
        verses: '6:9',
        listen: 'Que ele mostre quem é, e que seja tratado assim por nós e por todos.',
      },
      {
        ask: 'Quem mais está dentro desse “nosso”, além das pessoas de quem você gosta?',
        verses: '6:9',
        listen: 'Gente de outra igreja, outro país, outra opinião; e quem ainda não sabe chamá-lo.',
      },
    ],
    live: [
      {
        ask: 'O que o seu jeito de começar a falar com Deus mostra da ideia que você tem dele?',
        listen: 'Chefe, juiz, socorro, amigo, Pai. Não corrija; escute.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que ideia de Deus circula entre os seus amigos, pelo que eles veem de quem usa o nome dele?',
        listen: 'Pode doer ouvir. O pedido de Jesus começa em nós.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que ajuda ou trava vocês dois na hora de orar juntos em voz alta?',
        listen: 'Vergonha é comum; uma frase cada um já serve.',
        for: ['couples'],
      },
      {
        ask: 'Que traço de Deus você gostaria que seu filho descobrisse pelo seu jeito de ser pai ou mãe?',
        listen: 'Um só. Quem cria sozinho também está incluído.',
        for: ['parents'],
      },
      {
        ask: 'Que nome ou jeito de chamar Deus foi mudando com você ao longo dos anos?',
        listen: 'Da infância até aqui; é um testemunho sem parecer.',
        for: ['elderly', 'women'],
      },
      {
        ask: 'O que aproxima ou afasta você da ideia de um Deus que é Pai?',
        listen: 'Toda resposta serve, também a de quem não consegue dizer a palavra.',
        for: ['new-believers', 'visitors', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'De quantos jeitos chamam você: nome inteiro quando é bronca, apelido em casa, como no trabalho? Qual é o seu preferido?',
        bridge:
          'O jeito de chamar conta quem somos um para o outro. Jesus ensina um jeito de chamar Deus.',
      },
      {
        text: 'O que na sua casa é nosso, de todo mundo, e sempre dá confusão: o controle, o banheiro, o carregador, o sofá?',
        bridge: 'Dizer nosso dá trabalho. A oração de Jesus começa por essa palavra.',
      },
    ],
    quiet: {
      text: 'Sente com os pés no chão. Ao soltar o ar, diga baixinho a palavra Pai; ao puxar, não diga nada. Se essa palavra for difícil, diga Deus.',
      bridge: 'Jesus deu essa palavra de presente. Ele sabe o que ela acorda em cada um.',
    },
    complete: [
      {
        name: 'Começo de conversa',
        text: 'Pai, que está perto como… e é grande como… , hoje eu falo com o Senhor junto com… Que o seu nome seja honrado no meu jeito de…',
      },
      {
        name: 'O nome na minha boca',
        text: 'Complete com sinceridade: digo o nome de Deus sem pensar quando… Digo com respeito quando… Alguém poderia conhecer melhor o Pai por mim se eu…',
      },
    ],
    challenges: [
      {
        do: 'Comece cada dia só com as palavras Pai nosso, e acrescente o nome de uma pessoa que está nesse nosso e que você costuma esquecer.',
        tell: 'que nome surpreendeu você.',
      },
      {
        do: 'Escolha um lugar em que sabem que você crê e faça ali, sem falar de Deus, algo que honre o nome dele: cumprir a palavra, pagar o combinado, tratar bem.',
        tell: 'onde foi e se alguém reparou.',
        for: ['adults', 'young', 'men'],
      },
    ],
    children: {
      truth: 'Deus é nosso Pai, e o nome dele é especial.',
      to7: {
        story:
          'Os amigos de Jesus queriam aprender a orar. Como será que se chama Deus? De senhor lá longe? De rei bravo? Jesus ensinou: digam assim, Pai nosso! Pai, porque ele ama e cuida. Nosso, porque não é só meu nem só seu. É meu, é do seu amigo, é da vovó, é do menino que fala outra língua! E ele está nos céus: é grande, maior que o mar, maior que a noite. Depois Jesus ensinou o primeiro pedido: que o seu nome seja santificado. Santificado quer dizer muito especial. É para falar com carinho. Vamos dizer bem baixinho? Pai nosso!',
        activity:
          'Em roda, uma bola de lã passa de mão em mão, cada um segura o fio e diz um nome. No fim todos puxam de leve e falam juntos: Pai nosso!',
        questions: [
          'Como Jesus ensinou a chamar Deus?',
          'Por que a gente diz nosso?',
          'O que você quer contar ao Pai do céu?',
        ],
      },
      to12: {
        story:
          'Na turma do Ian cada um falava com Deus de um jeito. A Pri começava com: ó Altíssimo, e nunca sabia continuar. O Gil só pedia uma bicicleta. O Ian quase não falava; não conhecia o pai dele e achava a palavra esquisita. A professora contou que Jesus ensinou a começar assim: Pai nosso, que estás nos céus, santificado seja o teu nome. Pai, porque está perto e ama. Nos céus, porque é maior que tudo. Nosso, porque ninguém ora sozinho. E o primeiro pedido não é a bicicleta: é que todos conheçam quem Deus é. O Ian perguntou: e quem não tem um pai legal? A professora respondeu: Jesus não disse que Deus é igual aos pais da terra. Disse que ele é o Pai que nunca vai embora. E você pode dizer só Deus, até a palavra caber. Naquela noite o Ian experimentou. Disse: nosso. Parou. E depois disse: Pai.',
        activity:
          'Cada um faz uma placa com a palavra Pai nosso em letras bonitas e, em volta, nomes de pessoas diferentes que cabem no nosso.',
        questions: [
          'O que há de perto e o que há de grande nessa frase?',
          'Por que o primeiro pedido fala do nome de Deus?',
          'Quem você quer pôr dentro do seu nosso?',
        ],
      },
      challenge: 'Ore dizendo Pai nosso e o nome de alguém de quem você nunca se lembra.',
    },
    prayer:
      'Pai nosso, obrigado por nos deixar chamar o Senhor assim, junto com Jesus. Perdoa as vezes em que usamos o teu nome para nós. Que na nossa casa, na rua e no trabalho alguém descubra quem tu és. E acolhe quem ainda não consegue dizer esta palavra.',
    leader: {
      lost: 'Santificado soa a palavra de igreja e passa batido. Traduza: que seja levado a sério, honrado, conhecido como é.',
      tender:
        'Para quem teve pai violento, ausente ou que morreu, a palavra pode machucar. Não diga que basta imaginar um pai melhor. Jesus mostra o Pai em si mesmo (João 14:9), e pode-se chamar Deus de outro modo por um tempo. Se aparecer abuso, escute a sós e busque ajuda (Disque 100, Ligue 180).',
      differ:
        'Uns dizem que Deus é Pai de todas as pessoas, porque as criou; outros, que só quem crê em Jesus se torna filho (João 1:12). As duas coisas têm apoio na Bíblia, e muita gente distingue: todos são criaturas amadas, e em Jesus se entra na família.',
    },
    comfort:
      'Se você não tem mais quem chame de pai ou de mãe, esta palavra ficou para você. E mesmo dita sem voz, no escuro, ela vai no plural: há outros orando com você agora.',
    closing: 'Pai nosso: com essas duas palavras ninguém sai daqui órfão nem sozinho.',
    words: [
      'pai nosso que estas nos ceus',
      'paternidade',
      'abba pai',
      'nos ceus',
      'santificado seja o teu nome',
      'nome santo',
      'orareis assim',
      'filiacao',
    ],
  },
  {
    verses: '6:10',
    key: '6:10',
    title: 'O céu no chão da nossa casa',
    theme: 'o Reino e a vontade de Deus',
    themes: ['oracao', 'obediencia', 'esperanca'],
    idea: 'Pedir o Reino é pedir que Deus governe de verdade aqui embaixo. Em Jesus ele já começou, ainda não chegou inteiro, e quem ora oferece a própria vida para que ele passe.',
    context:
      'São o segundo e o terceiro pedido da oração que Jesus ensinou. Ele tinha começado a pregar dizendo que o Reino estava perto (4:17), e com ele doentes eram curados e excluídos voltavam à mesa. Na última noite, no Getsêmani, ele mesmo diria ao Pai: faça-se tua vontade (26:42).',
    retold: [
      {
        verses: '6:10',
        says: 'Jesus ensina a pedir ao Pai que venha o seu Reino. Ensina também a pedir que a vontade dele seja feita na terra como no céu.',
      },
    ],
    read: {
      verses: '6:10',
      how: 'Leiam em pé. Na primeira frase, todos estendem os braços para a frente; na segunda, abrem as mãos; nas palavras do fim, olham para o chão e para o alto.',
    },
    observe: [
      {
        ask: 'Que movimento o verbo da primeira frase pede do Reino?',
        verses: '6:10',
        listen: 'Que venha até nós; não se pede para ir embora daqui.',
      },
      {
        ask: 'De quem são o Reino e a vontade, pela palavra que se repete?',
        verses: '6:10',
        listen: 'Teu, tua: do Pai; nós costumamos orar com meu e minha.',
      },
      {
        ask: 'Dos dois lugares que Jesus compara, qual serve de modelo?',
        verses: '6:10',
        listen: 'O céu: ali a vontade dele já se faz, com alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Se é preciso pedir “seja feita”, o que isso diz sobre tudo o que acontece na terra?',
        verses: '6:10',
        listen: 'Que nem tudo aqui já é como ele manda e gosta; a violência não é.',
      },
      {
        ask: 'Em Mateus 12:28 Jesus diz que o Reino já chegou até nós, e aqui manda pedir que venha. Como entender um Reino que já está e ainda não está?',
        verses: '6:10',
        listen: 'Como o amanhecer: já há luz, ainda não é meio-dia.',
      },
      {
        ask: 'No Getsêmani, Jesus pediu para não beber o cálice e depois entregou a sua vontade. O que isso ensina sobre dizer esta frase com sinceridade?',
        verses: '6:10',
        listen: 'Pode-se dizer antes o que se quer; entregar não é fingir que não dói.',
      },
    ],
    live: [
      {
        ask: 'Se o Reino viesse até a sua segunda-feira, o que seria diferente às dez da manhã?',
        listen: 'Peça cena, e não ideia: quem fala com quem, o que muda de lugar.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Que escolha à sua frente você já decidiu e só quer que Deus assine embaixo?',
        listen: 'Curso, namoro, mudança. Não dê a resposta por ninguém.',
        for: ['young', 'singles'],
      },
      {
        ask: 'Como vocês dois fazem quando as vontades não batem, a de um, a do outro e a de Deus?',
        listen: 'Usar a vontade de Deus para ganhar a discussão não vale.',
        for: ['couples'],
      },
      {
        ask: 'O que você planejou para o seu filho que talvez seja mais seu do que de Deus?',
        listen: 'Soltar um plano dói; há amor nisso também.',
        for: ['parents'],
      },
      {
        ask: 'De que pedido seu, não atendido como você queria, hoje você fala com menos aperto?',
        listen: 'Se ainda apertar, também pode dizer. Não feche a história.',
        for: ['elderly', 'long-believers', 'women'],
      },
      {
        ask: 'Que sinal pequeno de que Deus age você já viu neste bairro ou nesta cidade?',
        listen: 'Sopa, mutirão, perdão em família, alguém que largou o vício.',
        for: ['adults', 'new-believers', 'teens'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você fosse rei ou rainha desta rua por um dia, qual seria o seu primeiro decreto?',
        bridge: 'Rimos dos nossos decretos. Jesus ensina a pedir que outro governe, e melhor.',
      },
      {
        text: 'Quem manda no cardápio, na música do carro e no horário de dormir na sua casa?',
        bridge:
          'Vontades batem em qualquer casa. Hoje a oração trata da vontade de Deus no meio das nossas.',
      },
    ],
    quiet: {
      text: 'Ponha os pés descalços no chão, se puder. Sinta o frio ou o morno do piso. É nesta terra aqui que a oração de hoje quer chegar.',
      bridge: 'Jesus ensinou a pedir o céu para o lugar em que você pisa.',
    },
    complete: [
      {
        name: 'Mapa de chegada',
        text: 'Desenhe a sua casa, a sua rua e o seu trabalho ou escola. Em cada lugar, complete: venha o teu Reino aqui, onde… O que eu posso abrir para ele passar é…',
      },
      {
        name: 'Minha vontade, tua vontade',
        text: 'O que eu quero, dito sem enfeite: … O que eu temo se não for assim: … O que eu sei que o Pai quer, porque Jesus mostrou: … Termine, se conseguir: seja feita a tua vontade em…',
      },
    ],
    challenges: [
      {
        do: 'Escolha um lugar por onde passa todo dia e, ao chegar nele, ore só: venha o teu Reino aqui. Depois faça ali uma coisa pequena que combine com o pedido.',
        tell: 'que lugar foi e o que você fez.',
      },
      {
        do: 'Antes de uma decisão desta semana, diga a Deus com todas as letras o que você quer e espere uma noite antes de responder.',
        tell: 'o que mudou entre a noite e a manhã.',
      },
    ],
    children: {
      truth: 'O que Deus quer é bom, na terra como no céu.',
      to7: {
        story:
          'No céu, todo mundo faz o que Deus quer, e é muito bom! Ninguém empurra, ninguém fica de fora, ninguém chora sozinho. Jesus queria que fosse assim aqui também. Então ensinou a gente a pedir: venha o teu Reino! Reino é o lugar em que Deus é o Rei. E mais: seja feita a tua vontade, assim na terra como no céu. A Gabi queria o balanço só para ela. Aí pensou: o que será que Deus quer? Ela desceu e disse: agora é a sua vez! O menino novo riu, balançando alto. Pronto! Um pedacinho do céu apareceu ali, no parquinho.',
        activity:
          'Com giz ou fita, façam um caminho do céu (nuvem) até a terra (casa). Cada criança anda por ele e diz uma coisa boa que Deus quer aqui.',
        questions: [
          'Como é lá no céu?',
          'O que a Gabi fez com o balanço?',
          'Que coisa boa Deus quer na sua casa?',
        ],
      },
      to12: {
        story:
          'O condomínio da Mel tinha um terreno baldio cheio de lixo. Todo mundo reclamava e passava reto. Na reunião das crianças da igreja, aprenderam os pedidos de Jesus: venha o teu Reino, seja feita tua vontade, assim na terra como no céu. A Mel perguntou: tem lixo no céu? A professora riu: acho que não. E Jesus mandou pedir que o céu chegue aqui. O que Deus iria querer naquele terreno? Cada um falou: flores, um banco, um lugar para o seu Abel tomar sol. Oraram juntos. E depois arregaçaram as mangas. Levou quatro sábados. Metade das mudas morreu, mas o banco ficou, e o seu Abel se sentou nele. A Mel entendeu: o Reino de Deus ainda não chegou inteiro, porque o mundo continua com coisas tristes. Mas já começou, com Jesus. E quem pede por ele vai logo abrindo caminho.',
        activity:
          'Dividam uma folha: como é hoje e como seria se a vontade de Deus fosse feita ali. Escolham um lugar real da escola ou do bairro e um passo.',
        questions: [
          'O que as crianças fizeram depois de orar?',
          'O que já chegou do Reino e o que ainda falta?',
          'Em que lugar você quer ver um pedaço do céu?',
        ],
      },
      challenge: 'Pergunte a Deus o que ele quer num lugar da sua casa e faça uma parte.',
    },
    prayer:
      'Pai, venha o teu Reino aonde a gente já não espera nada. Seja feita a tua vontade, também na nossa, que é teimosa. Jesus, que disseste sim com suor e lágrimas, segura quem hoje só consegue dizer metade. E começa por nós.',
    leader: {
      lost: 'O grupo tende ao conformismo: o que for, será. A frase é o contrário, um pedido para que a terra mude. Pergunte o que no céu não existe e aqui ainda há.',
      tender:
        'Quem perdeu alguém ou sofreu violência já ouviu que foi a vontade de Deus. Não repita isso nem explique a dor. Jesus chorou diante da morte e se opôs ao mal. Basta dizer: a gente também não entende, e o Reino em que isso não acontece ainda está chegando.',
      differ:
        'Sobre o que acontece, uns ensinam que Deus governa cada coisa, mesmo a que não aprova; outros, que ele permite muito por respeitar a liberdade. Também se discute quanto do Reino se verá antes da volta de Cristo. Todos oram a mesma frase.',
    },
    comfort:
      'Se o que aconteceu com você não parece com o céu, você tem razão, não parece. É por isso que Jesus mandou pedir. Hoje outros pedem no seu lugar.',
    closing: 'Venha o Reino: que o primeiro pedaço de chão seja este, sob os nossos pés.',
    words: [
      'venha o teu reino',
      'venha a nos o vosso reino',
      'seja feita tua vontade',
      'seja feita a tua vontade',
      'assim na terra como no ceu',
      'vontade do pai',
      'soberania',
      'ja e ainda nao',
    ],
  },
  {
    verses: '6:11',
    key: '6:11',
    title: 'O pão de hoje',
    theme: 'o pão de cada dia',
    themes: ['oracao', 'ansiedade', 'generosidade', 'gratidao'],
    idea: 'O Pai se importa com o prato e com o boleto: Jesus ensina a pedir hoje o de hoje, sem vergonha, e a dizer nosso, para que ninguém coma sozinho.',
    context:
      'Depois do nome, do Reino e da vontade de Deus, a oração chega à cozinha. Quem ouvia Jesus recebia o salário no fim do dia e com ele comprava a comida. O pedido lembra o maná do deserto, que vinha para um dia só (Êxodo 16), e Provérbios 30:8, que pede nem pobreza nem riqueza.',
    retold: [
      {
        verses: '6:11',
        says: 'Jesus ensina a pedir ao Pai que dê hoje o nosso pão de cada dia.',
      },
    ],
    read: {
      verses: '6:11',
      how: 'Se puderem, ponham um pão no meio da mesa. Uma pessoa lê, parte um pedaço e passa o pão e a Bíblia adiante, até que todos tenham lido.',
    },
    observe: [
      {
        ask: 'Que coisa, das mais comuns de uma casa, se pede aqui a Deus?',
        verses: '6:11',
        listen: 'Pão: o que sustenta, o da mesa de todo mundo.',
      },
      {
        ask: 'Que palavras da frase marcam o tempo?',
        verses: '6:11',
        listen: '“De cada dia” e “hoje”: duas vezes o dia, nenhuma vez o ano.',
      },
      {
        ask: 'De quem é esse pão, pela palavrinha que vem junto dele?',
        verses: '6:11',
        listen: 'É nosso, e se pede “nos dá”: não há meu nem me.',
      },
    ],
    interpret: [
      {
        ask: 'A gente trabalha, compra e cozinha. O que é que se reconhece quando se pede “nos dá”?',
        verses: '6:11',
        listen:
          'Que semente, chuva, saúde e trabalho são recebidos; pedir desmancha a ilusão de que fiz tudo.',
      },
      {
        ask: 'Que medo aparece quando se pede só o de hoje, e não o do mês?',
        verses: '6:11',
        listen: 'O de depender, como no maná; e com ele um alívio: o amanhã não está na minha mão.',
      },
      {
        ask: 'Se o pão é nosso e sobra no meu armário, o que esta oração começa a me pedir?',
        verses: '6:11',
        listen: 'Deus às vezes responde ao pedido de um pela mão de outro.',
      },
      {
        ask: 'Em João 6:35 Jesus se chama pão da vida. O que o pão da mesa e esse outro têm a ver?',
        verses: '6:11',
        listen: 'Os dois vêm do Pai e sustentam; o segundo não acaba, e se parte para todos.',
      },
    ],
    live: [
      {
        ask: 'Qual é o pão de que você precisa hoje: comida, trabalho, sono, remédio, coragem, companhia?',
        listen: 'Cada um escolhe; anote em silêncio quem disse comida ou remédio.',
        for: ['adults', 'mourning'],
      },
      {
        ask: 'Com que preocupação de daqui a cinco anos você gasta a cabeça de hoje?',
        listen: 'Carreira, dinheiro, casa. Planejar é bom; carregar tudo já, não.',
        for: ['young', 'singles', 'teens'],
      },
      {
        ask: 'Quando o dinheiro aperta, como vocês conversam: juntos, escondendo conta ou brigando?',
        listen: 'Não se pedem números. Esconder costuma ser medo.',
        for: ['couples'],
      },
      {
        ask: 'Que lembrança de mesa você gostaria que seus filhos guardassem da sua casa?',
        listen: 'Nem precisa de mesa cheia: conversa, gratidão, riso.',
        for: ['parents', 'women'],
      },
      {
        ask: 'Num tempo de panela quase vazia, o que foi que segurou você?',
        listen: 'Deixe contar inteiro; os mais novos precisam ouvir.',
        for: ['elderly', 'long-believers', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o pão da sua vida: francês quentinho, de queijo, caseiro, tapioca, cuscuz? E com o quê?',
        bridge:
          'Com fome fica difícil falar de coisas elevadas. Jesus sabia, e pôs o pão dentro da oração.',
      },
      {
        text: 'O que sempre some primeiro da sua geladeira, e quem é suspeito?',
        bridge: 'Na oração de Jesus o pão não é meu nem seu: é nosso.',
      },
    ],
    quiet: {
      text: 'Segure um pedaço de pão, ou o que tiver. Sinta o cheiro, pense em quantas mãos ele passou até a sua, e coma bem devagar.',
      bridge: 'Foi desta coisa simples que Jesus fez um pedido a Deus.',
    },
    complete: [
      {
        name: 'Lista de hoje',
        text: 'Pai, hoje eu preciso de… Não preciso ainda resolver… Recebi sem pedir… Posso repartir…',
      },
      {
        name: 'Caminho do pão',
        text: 'Desenhe um pão e, até chegar a ele, todas as mãos de que dependeu: quem plantou, quem… , quem… Embaixo: por estas mãos eu agradeço; por esta, que ganha pouco ou não tem pão, eu peço: …',
      },
    ],
    challenges: [
      {
        do: 'Antes de uma refeição por dia, diga esta frase com calma e lembre pelo nome alguém que pode estar sem comida ou sem trabalho.',
        tell: 'que nome apareceu e se algum gesto nasceu daí.',
      },
      {
        do: 'Separe da sua despensa, sem ser o que ninguém quer, comida para uma refeição inteira e entregue com discrição a quem precisa.',
        tell: 'como foi, sem dizer o nome de quem recebeu.',
      },
    ],
    children: {
      truth: 'Deus cuida do pão de hoje, e a gente reparte.',
      to7: {
        story:
          'Hummm, que cheirinho! É pão quente. Jesus gostava de comer pão com os amigos. E quando ensinou a orar, falou até de comida! Ele disse: peçam assim, o pão nosso de cada dia nos dá hoje. De onde vem o pão? Da padaria! E antes? Da farinha. E antes? Do trigo. E quem mandou sol e chuva para o trigo? Deus! A Lulu orou: Deus, dá o meu pão hoje! A mamãe disse: Jesus ensinou a dizer nosso. Nosso? Então é meu, é seu, é do Chico que mora ali! A Lulu partiu o pão no meio e levou um pedaço para o Chico. Os dois comeram sentados na calçada, cheios de farelo.',
        activity:
          'Cada criança recebe um pedaço de pão e só come depois de dar a metade a outra. Agradecem juntos.',
        questions: [
          'O que Jesus ensinou a pedir?',
          'Por que a gente diz pão nosso?',
          'Com quem você pode repartir o lanche?',
        ],
      },
      to12: {
        story:
          'O Rui guardava comida. Biscoito debaixo do travesseiro, banana na mochila. Onde morou antes, às vezes não tinha janta. A Marta, que cuidava dele agora, achou a banana preta e não brigou. À noite oraram juntos, e ela disse devagar: o pão nosso de cada dia nos dá hoje. O Rui perguntou: e amanhã? A Marta contou que, no deserto, Deus mandava um pão chamado maná, um dia de cada vez. Quem guardava para o outro dia via estragar. O povo foi aprendendo a confiar. Ela disse: amanhã a gente pede de novo. E eu vou pôr a mesa. Pôs, no outro dia e no outro. Uma noite o Rui falou: se é nosso, falta o Edu, da minha sala, que só come na escola. Na sexta a Marta mandou dois lanches. Deus tinha respondido a oração do Edu, e foi na mochila do Rui.',
        activity:
          'Montem uma caixa do pão nosso para levar a uma família ou entidade: cada um traz um alimento e escreve um bilhete sem assinar.',
        questions: [
          'Por que o Rui guardava comida?',
          'O que muda quando a gente pede só o pão de hoje?',
          'De quem você pode se lembrar quando disser nosso?',
        ],
      },
      challenge: 'Leve um lanche a mais e reparta com alguém, sem contar aos outros.',
    },
    prayer:
      'Pai, o pão nosso de cada dia nos dá hoje. Obrigado pelo que já está na mesa. Lembra-te de quem abre a panela e ela está vazia, e abre a nossa mão. Jesus, pão da vida, sacia também o que comida nenhuma alcança.',
    leader: {
      lost: 'Uns espiritualizam o pão na hora; outros discutem se poupar é falta de fé. Fique na mesa: Jesus fala de comida. Guardar com juízo cabe; viver com medo do amanhã é o que ele quer curar (6:34).',
      tender:
        'Pode haver fome, desemprego ou dívida na roda. Não peça que contem nem diga que faltou fé. Pergunte a sós, ajude com discrição e saiba indicar o CRAS, a ação social ou quem orienta sobre dívidas. Comida também dói para quem tem transtorno alimentar: não comente o que ou quanto alguém come.',
      differ:
        'A palavra grega traduzida por “de cada dia” é muito rara: pode ser o de hoje, o necessário ou o do dia que vem. Muitos, desde os primeiros séculos, ouvem também o pão da Ceia ou da Eucaristia; outros, só o alimento. A mesa de Jesus acolhe as duas fomes.',
    },
    comfort:
      'Talvez o mês inteiro seja demais para você. Jesus também não pediu o mês. Hoje, só hoje: um pouco de comida, um pouco de sono, alguém por perto. Pode pedir isso.',
    closing: 'O pão de hoje é de hoje, e é nosso. Amanhã a gente pede de novo.',
    words: [
      'pao nosso',
      'pao de cada dia',
      'cada dia nos da hoje',
      'mana',
      'sustento',
      'provisao',
      'boletos',
      'padaria',
      'pao cotidiano',
    ],
  },
  {
    verses: '6:12-15',
    key: '6:12',
    title: 'Perdoados que aprendem a soltar',
    theme: 'o perdão recebido e dado',
    themes: ['perdao', 'graca', 'oracao'],
    idea: 'Jesus põe na nossa boca, todo dia, o pedido de perdão e a dívida dos outros juntos: quem vive de ser perdoado vai aprendendo, com a ajuda de Deus, a soltar.',
    context:
      'É a segunda metade do Pai nosso. No dia a dia daquela gente, quem não pagava podia perder a terra e a liberdade, e dívida virou o modo comum de falar de pecado. É o único pedido que Jesus comenta depois, e a história que o explica está em 18:21-35.',
    retold: [
      {
        verses: '6:12-13',
        says: 'Jesus ensina a pedir que o Pai perdoe as nossas dívidas, como nós perdoamos aos devedores. Ensina também a pedir que ele não nos induza à tentação e nos livre do mal.',
      },
      {
        verses: '6:14-15',
        says: 'Jesus diz que o Pai celestial perdoa a quem perdoa as ofensas das pessoas. A quem não as perdoa, também o Pai não perdoará.',
      },
    ],
    read: {
      verses: '6:12-15',
      how: 'Todos dizem juntos o 12, devagar. Uma pessoa lê o 13, e outra, sem dureza na voz, 14-15. Depois, um silêncio.',
    },
    observe: [
      {
        ask: 'Com que imagem do mundo do dinheiro Jesus fala do mal que fazemos?',
        verses: '6:12',
        listen: 'Dívidas e devedores: o que se deve e não se consegue pagar.',
      },
      {
        ask: 'Que palavrinha liga o perdão que pedimos ao que damos?',
        verses: '6:12',
        listen: '“Assim como”: os dois na mesma frase.',
      },
      {
        ask: 'Como Deus é chamado justamente onde se fala de perdoar ou não perdoar?',
        verses: '6:14-15',
        listen: 'Pai, duas vezes: não se trata de um banco.',
      },
    ],
    interpret: [
      {
        ask: 'Em Mateus 18:21-35 o rei perdoa primeiro, e uma dívida enorme. Como essa ordem ajuda a ouvir os avisos de Jesus sem pensar que compramos o perdão?',
        verses: '6:14-15',
        listen: 'Deus começa; quem fecha a mão mostra que ainda não percebeu o que recebeu.',
      },
      {
        ask: 'Perdoar uma dívida é dizer que ela existe e desistir de cobrá-la por conta própria. Em que isso é diferente de dizer que não foi nada?',
        verses: '6:12',
        listen: 'O mal é chamado de mal; a conta vai para Deus.',
      },
      {
        ask: 'Quem ensina esta oração é quem pediu perdão pelos que o pregavam na cruz (Lucas 23:34). Que força isso dá a quem não consegue?',
        verses: '6:12',
        listen: 'Ele perdoa primeiro, e dentro do perdão dele cabe o nosso, ainda pequeno.',
      },
    ],
    live: [
      {
        ask: 'Que conta pequena você vive guardando: um atraso, uma frase, um convite que não veio?',
        listen: 'Comece pelas leves; a mão treina nelas.',
        for: ['adults', 'women'],
      },
      {
        ask: 'O que é mais difícil para você: pedir desculpa sem explicar, ou aceitar uma desculpa sem jogar na cara depois?',
        listen: 'Amizades, irmãos, grupo. Deixe que se divirtam um pouco.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que dívida antiga ainda aparece nas discussões de vocês dois, mesmo já paga?',
        listen: 'Só dizer o nome dela, sem recontar. Traição recente se conversa com ajuda.',
        for: ['couples'],
      },
      {
        ask: 'Como foi pedir perdão a um filho, numa vez de que você se lembra?',
        listen: 'Filho que ouve isso aprende como se faz.',
        for: ['parents'],
      },
      {
        ask: 'Que perdão, dado ou recebido, mudou o rumo da sua vida?',
        listen: 'Não force final; há quem ainda espere.',
        for: ['elderly', 'long-believers', 'men'],
      },
      {
        ask: 'O que ainda pesa em você e que gostaria de ouvir de Deus que está perdoado?',
        listen: 'Pode responder só em pensamento. Lembre: ele perdoa de verdade.',
        for: ['new-believers', 'mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você emprestou e nunca mais viu: livro, pote, guarda-chuva, casaco? Já desistiu de cobrar?',
        bridge: 'De um pote a gente desiste rindo. Jesus fala de dívidas que custam mais a soltar.',
      },
      {
        text: 'Como você é para guardar papel: joga tudo fora, empilha ou tem pasta de notas de dez anos atrás?',
        bridge: 'Há quem guarde conta paga por muitos anos. Com mágoa acontece coisa parecida.',
      },
    ],
    quiet: {
      text: 'Feche a mão em volta de uma moeda ou de uma pedrinha, até sentir a marca. Abra devagar e olhe a marca sumir.',
      bridge: 'Perdoar tem algo disso: a mão demora a desfazer a marca, e Deus espera.',
    },
    complete: [
      {
        name: 'Dois recibos',
        text: 'Num papel: Pai, perdoa a minha dívida de… Noutro: eu solto, até onde consigo hoje, a dívida de… Se ainda não der, escreva: ajuda-me a querer. Rasguem os dois, sem mostrar.',
      },
      {
        name: 'Perdoar é, perdoar não é',
        text: 'Faça duas listas. Perdoar é… (entregar a conta a Deus, …). Perdoar não é… (esquecer, fingir, voltar para o perigo, …). Marque o que é novo para você.',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão por uma coisa definida a uma pessoa da casa ou do trabalho, numa frase, sem a palavra mas.',
        tell: 'como foi terminar a frase sem se defender.',
      },
      {
        do: 'Ore o versículo 12 cada noite, dizendo baixinho uma dívida que Deus perdoou e uma que você está soltando. Escolha das pequenas.',
        tell: 'se a segunda ficou mais leve ao longo da semana.',
      },
    ],
    children: {
      truth: 'Deus me perdoa, e me ajuda a perdoar.',
      to7: {
        story:
          'O Zeca pisou na torre de blocos do irmão. Ploft! Tudo no chão. O Zeca disse: desculpa. E o irmão disse: não desculpo! Aí, na hora de dormir, os dois oraram com a mamãe. A oração de Jesus diz: perdoa a gente, como a gente perdoa os outros. O irmão parou no meio. Ficou pensando. Hoje ele tinha derramado leite no tapete, e a mamãe perdoou. Ontem ele tinha falado uma mentira, e Deus perdoou. Ele olhou para o Zeca e disse: eu perdoo. Amanhã você me ajuda a fazer outra torre? O Zeca abriu um sorrisão. Deus gosta de perdoar! E quem foi perdoado fica com o coração leve e perdoa também.',
        activity:
          'Cada criança carrega uma sacola com livros pelo quarto, tira um livro dizendo: eu perdoo, e sente a sacola ficar leve.',
        questions: [
          'O que o Zeca fez com a torre?',
          'Por que o irmão parou no meio da oração?',
          'A quem você quer dizer: eu perdoo?',
        ],
      },
      to12: {
        story:
          'A Tainá tinha uma lista no celular: quem esqueceu o aniversário dela, quem riu, quem pegou a caneta roxa. Toda noite ela orava o Pai nosso bem rápido. Numa noite, faltou luz, e sem o celular ela orou devagar. Chegou a: perdoa-nos nossas dívidas, assim como nós perdoamos aos nossos devedores. Devedores são os que nos devem, pensou. Como a minha lista! E se Deus tivesse uma lista minha? Lembrou da resposta atravessada para a avó. Jesus contou que Deus perdoa uma dívida enorme e quer que a gente solte as pequenas. A Tainá pediu perdão. Quando a luz voltou, apagou a caneta roxa da lista. O aniversário doía mais e ficou para outro dia. Perdoar não é dizer que não doeu. E se alguém machuca ou mete medo em você, conte a um adulto: perdoar não é ficar perto de quem faz mal.',
        activity:
          'Escrevam a lápis uma mágoa pequena, leiam juntos o pedido de perdão de Jesus e usem a borracha. Conversem sobre a marca que às vezes fica no papel.',
        questions: [
          'Que lista a Tainá guardava?',
          'Por que Jesus junta o perdão de Deus e o nosso?',
          'O que você pode apagar da sua lista hoje?',
        ],
      },
      challenge: 'Peça perdão a alguém sem dizer mas, e perdoe uma coisa pequena.',
    },
    prayer:
      'Pai, perdoa-nos nossas dívidas, as que confessamos e as que nem vimos. Obrigado por Jesus, que perdoou primeiro. Desata as nossas mãos, um dedo de cada vez. Protege quem foi ferido e ainda tem medo, e não o deixes carregar culpa por isso.',
    leader: {
      lost: 'Surge logo a pergunta: e se a pessoa não pede perdão? Distinga: soltar a dívida depende de mim e de Deus; reconciliar-se depende dos dois e de mudança. E aqui se trata de mal feito, e não de dispensar quem deve dinheiro.',
      tender:
        'O versículo 15 assusta quem sofreu abuso. Diga com clareza: perdoar não é voltar para o perigo, retirar queixa, calar nem sentir-se bem; e ninguém perdoa com hora marcada. Não ponha vítima e agressor frente a frente. Escute a sós e ajude a buscar proteção (Ligue 180, Disque 100).',
      differ:
        'Uns leem em 14-15 uma condição de verdade para receber o perdão; outros, o sinal de que ele foi mesmo recebido; outros distinguem o perdão da salvação e o da convivência diária com o Pai. Todos veem que pedir um e negar o outro não combina.',
    },
    comfort:
      'Se hoje você não consegue perdoar, diga isso ao Pai, que ele escuta. E se o peso é o que você mesmo fez, ouça: o pedido está na oração porque ele quer atendê-lo.',
    closing: 'De mão aberta se recebe e se solta. O Pai nosso fica com o resto da conta.',
    words: [
      'perdoa nos nossas dividas',
      'perdoa as nossas ofensas',
      'devedores',
      'assim como nos perdoamos',
      'perdoardes',
      'ofensas',
      'magoa',
      'ressentimento',
      'guardar rancor',
      'credor incompassivo',
      'liberar perdao',
    ],
  },
  {
    verses: '6:13',
    key: '6:13',
    title: 'Segura a nossa mão',
    theme: 'a tentação e o livramento do mal',
    themes: ['tentacao', 'oracao', 'fidelidade'],
    idea: 'Jesus conhece a força do mal e a nossa fraqueza; por isso ensina a pedir socorro antes da queda, juntos, ao Pai a quem pertence a última palavra.',
    context:
      'É o fim do Pai nosso. Quem o ensina passou quarenta dias sendo tentado no deserto (4:1-11) e na última noite pediria aos amigos que vigiassem e orassem (26:41). Tiago 1:13 diz com todas as letras que Deus não tenta ninguém; aqui se pede que ele não nos deixe ir para onde não aguentamos.',
    retold: [
      {
        verses: '6:13',
        says: 'Jesus ensina a pedir que o Pai não nos induza à tentação, mas nos livre do mal. A oração termina dizendo que dele são o Reino, o poder e a glória, para sempre.',
      },
    ],
    read: {
      verses: '6:13',
      how: 'De mãos dadas, se todos se sentirem à vontade. Uma pessoa lê o pedido; todos respondem juntos desde Porque teu é o Reino até o Amém.',
    },
    observe: [
      {
        ask: 'Que dois pedidos a frase junta com a palavra “mas”?',
        verses: '6:13',
        listen: 'Não sermos induzidos à tentação e sermos livrados do mal.',
      },
      {
        ask: 'Quantas pessoas estão nesse pedido, pela palavra “nos”?',
        verses: '6:13',
        listen: 'Mais de uma: ninguém pede só por si.',
      },
      {
        ask: 'Que três coisas se reconhecem como do Pai no final?',
        verses: '6:13',
        listen: 'O Reino, o poder e a glória; para sempre.',
      },
    ],
    interpret: [
      {
        ask: 'Pelo que diz Tiago 1:13, Deus não empurra ninguém para o mal. O que se pede, então, com estas palavras?',
        verses: '6:13',
        listen:
          'Que ele nos guarde da prova que nos derrubaria; há Bíblias que dizem não nos deixes cair.',
      },
      {
        ask: 'O mal aqui está dentro da gente, entre as pessoas ou acima delas?',
        verses: '6:13',
        listen:
          'A Bíblia conhece os três; por isso o pedido é de livramento, e não só de força de vontade.',
      },
      {
        ask: 'Jesus foi tentado em tudo e não caiu, como diz Hebreus 4:15. O que muda pedir socorro a quem passou por ali?',
        verses: '6:13',
        listen: 'Ele não estranha a nossa luta, venceu por nós e segura a nossa mão.',
      },
    ],
    live: [
      {
        ask: 'Em que hora, lugar ou estado de espírito a sua força costuma acabar: com fome, com raiva, a sós, com sono?',
        listen: 'Falem do momento, e não do pecado. Conhecer a hora já ajuda.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Que combinado ajudaria você com aquilo que, no celular, foi feito para ninguém conseguir parar?',
        listen: 'Aposta, vídeo, compra, imagem. Sem confissão na roda.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como vocês podem avisar um ao outro que estão num dia ruim, antes de explodir ou de se esconder?',
        listen: 'Uma senha, um sinal, dez minutos de conversa.',
        for: ['couples'],
      },
      {
        ask: 'Como falar com seu filho, sem só assustar, do perigo de que você mais quer livrá-lo?',
        listen: 'Internet, bebida, más companhias. Conversa aberta protege mais que medo.',
        for: ['parents'],
      },
      {
        ask: 'De que Deus já livrou você e só mais tarde deu para perceber?',
        listen: 'Uma viagem, um negócio, um namoro, um desespero. Ouça com tempo.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'A quem você poderia mandar uma mensagem dizendo só: hoje está difícil, ora por mim?',
        listen: 'Um nome basta. Se alguém não tiver, ofereça-se.',
        for: ['adults', 'new-believers', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'A que comida você não resiste, nem de barriga cheia: pudim, pastel, chocolate, farofa?',
        bridge:
          'Dessa tentação a gente ri. Há outras que prometem doce e deixam amargo, e Jesus fala delas na oração.',
      },
      {
        text: 'Qual foi o maior susto de que você saiu inteiro: tombo, cachorro, freada, choque, onda?',
        bridge: 'Só de lembrar, dá vontade de agradecer. O pedido de hoje é de livramento.',
      },
    ],
    quiet: {
      text: 'Imagine que atravessa uma rua movimentada segurando a mão de alguém em quem confia. Aperte a própria mão por um momento e solte os ombros.',
      bridge: 'Jesus ensina a pedir ao Pai que segure assim.',
    },
    complete: [
      {
        name: 'Meu mapa de perigo',
        text: 'Só para você: fico mais fraco quando… , perto de… , depois de… A mentira que a tentação me conta é… A verdade que quero lembrar é… Quem pode me ajudar é…',
      },
      {
        name: 'Livra-nos',
        text: 'Complete pensando em círculos cada vez maiores: livra-me de… Livra a minha casa de… Livra a nossa cidade de… E termine: porque teu é…',
      },
    ],
    challenges: [
      {
        do: 'Mude uma coisa de lugar para facilitar o bem: o celular fora do quarto, um aplicativo apagado, outro caminho para casa.',
        tell: 'se a mudança ajudou, sem precisar contar em quê.',
      },
      {
        do: 'Combine com uma pessoa de confiança uma palavra que quer dizer está difícil, e ore por ela toda noite com este versículo.',
        tell: 'como foi ter alguém do lado.',
      },
    ],
    children: {
      truth: 'Deus me ajuda a fazer o bem e cuida de mim.',
      to7: {
        story:
          'Para atravessar a rua, o que a gente faz? Dá a mão! A mão grande segura a mão pequena, e ninguém se perde. Jesus sabe que às vezes dá vontade de fazer o que não é bom. A Nina viu o chocolate do irmão em cima da mesa. Não era dela. A mão da Nina foi chegando, foi chegando. Aí ela se lembrou da oração de Jesus: livra-nos do mal. Quer dizer: Deus, segura a minha mão! A Nina pôs as duas mãos para trás e foi contar à mamãe: quase peguei! A mamãe deu um abraço. Deus ajuda a gente a fazer o bem. Deus cuida da gente. E ele é o mais forte de todos, para sempre. Amém!',
        activity:
          'Com almofadas no chão como poças, as crianças atravessam a sala de mãos dadas com um adulto, dizendo: Deus segura a minha mão!',
        questions: [
          'O que a Nina quase pegou?',
          'O que ela lembrou na hora?',
          'Quando você quer que Deus segure a sua mão?',
        ],
      },
      to12: {
        story:
          'O Artur prometeu que ia parar de jogar às nove. Às nove e cinco: só mais uma partida. Às dez, outra. De manhã, dormiu em cima do caderno. Prometeu mais forte, e caiu de novo. O avô contou que, antes de ser preso, Jesus avisou os amigos: fiquem acordados e orem, para não entrarem em tentação. Pedro achava que era forte, dormiu, e depois falhou feio. E Jesus gostava dele do mesmo jeito, e o levantou. Por isso ensinou esta oração: não nos induzas à tentação, mas livra-nos do mal. É como dizer: Pai, eu sou fraco aqui, me segura. E é no plural, disse o avô, ninguém precisa lutar sozinho. O Artur orou e fez uma coisa a mais: às nove, entregou o controle ao avô e pediu que guardasse. Na segunda noite foi difícil. Na quinta, menos.',
        activity:
          'Em trios, um se inclina de leve para um lado e para o outro, e os dois amparam pelos ombros. Conversem sobre quem segura cada um.',
        questions: [
          'Por que só prometer não bastou para o Artur?',
          'O que o pedido de Jesus quer dizer, com as suas palavras?',
          'A quem você pode pedir ajuda quando for difícil?',
        ],
      },
      challenge: 'Conte a um adulto de confiança uma coisa difícil e peça que ore com você.',
    },
    prayer:
      'Pai, não nos induzas à tentação, mas livra-nos do mal: do que mora em nós, do que nos fazem e do que nem vemos. Jesus, que venceste no deserto e no jardim, segura a nossa mão. Porque teu é o Reino, o poder, e a glória, para sempre. Amém.',
    leader: {
      lost: 'Pode-se gastar a noite discutindo se Deus tenta. Diga em uma frase, com Tiago 1:13, que não, e pergunte de que cada um precisa ser guardado.',
      tender:
        'Quem luta com álcool, droga, aposta ou pornografia conhece a recaída: nada de confissão em roda; indique o CAPS, um grupo de apoio, alguém de confiança. Para quem vive com um agressor, livrar do mal inclui sair e denunciar (Ligue 180, Disque 100). A quem pensa em morrer, companhia agora e o CVV (188).',
      differ:
        'O grego permite ler livra-nos do mal ou do Maligno. Muitas Bíblias e liturgias dizem não nos deixes cair em tentação. E o final, teu é o Reino, falta nos manuscritos mais antigos: uns o oram sempre, outros em outro momento do culto. O sentido da confiança é o mesmo.',
    },
    comfort:
      'Se você caiu de novo e tem vergonha de orar, esta é a oração certa. Ela foi feita para fracos, e termina falando do poder do Pai, e não do nosso.',
    closing: 'Amém: o poder é dele, e a mão que nos segura também.',
    words: [
      'nao nos induzas',
      'nao nos deixes cair em tentacao',
      'livra nos do mal',
      'livrai nos do mal',
      'maligno',
      'tentacao',
      'tentador',
      'recaida',
      'vicio',
      'teu e o reino o poder',
      'doxologia',
      'livramento',
    ],
  },
  {
    verses: '6:16-18',
    key: '6:18',
    title: 'Jejum de cara lavada',
    theme: 'o jejum',
    themes: ['adoracao', 'humildade', 'oracao'],
    idea: 'O jejum é fome oferecida a Deus em segredo; ele perde o gosto quando vira propaganda e ganha sentido quando abre espaço para o Pai.',
    context:
      'Depois da esmola e da oração, a terceira prática: jejuar. Os mais zelosos jejuavam duas vezes por semana, e alguns passavam cinza no rosto para que se notasse. Jesus fala como quem sabe que os discípulos vão jejuar; a pergunta é com que cara.',
    retold: [
      {
        verses: '6:16',
        says: 'Jesus pede que, ao jejuar, ninguém fique tristonho, como os hipócritas, que mudam o rosto para os outros notarem. Eles já receberam a sua recompensa.',
      },
      {
        verses: '6:17-18',
        says: 'Quem jejua, diz Jesus, lave o rosto e ponha óleo na cabeça, para só o Pai saber. O Pai, que vê em segredo, o recompensará.',
      },
    ],
    read: {
      verses: '6:16-18',
      how: 'São três versículos: leiam três vezes, com três vozes, a última bem devagar.',
    },
    observe: [
      {
        ask: 'Como se reconhece de longe o jejum dos hipócritas?',
        verses: '6:16',
        listen: 'Pela cara: tristonhos, desfigurados.',
      },
      {
        ask: 'O que Jesus manda fazer com a cabeça e com o rosto?',
        verses: '6:17',
        listen: 'Ungir e lavar: o que se fazia em dia comum, ou de festa.',
      },
      {
        ask: 'Que expressão sobre o Pai aparece duas vezes no fim?',
        verses: '6:18',
        listen: 'Em segredo: ele está e vê em segredo.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus diz “quando vós jejuardes”. O que um estômago vazio pode ensinar a quem ora?',
        verses: '6:16-18',
        listen: 'Dependência, atenção, solidariedade com quem tem fome.',
      },
      {
        ask: 'Se o jejum serve para eu ser admirado, quem está sendo alimentado?',
        verses: '6:16',
        listen: 'O orgulho come bem nesse dia.',
      },
      {
        ask: 'Por que esconder com perfume uma coisa tão séria?',
        verses: '6:17-18',
        listen: 'Protege a intimidade: há coisas que só crescem a dois.',
      },
    ],
    live: [
      {
        ask: 'De que você sente falta em menos de uma hora: comida, café, notícia, conversa, celular?',
        listen: 'A lista revela o que nos carrega.',
        for: ['adults', 'young', 'teens'],
      },
      {
        ask: 'Se ficasse um dia inteiro sem rede social, de que barulho dentro de você teria medo?',
        listen: 'Escute sem rir; o silêncio assusta mesmo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que espaço da sua rotina a comida, a compra ou a série ocupa quando, no fundo, o que você quer é consolo?',
        listen: 'Trate com ternura, sem falar de peso nem de corpo.',
        for: ['adults', 'women'],
      },
      {
        ask: 'Em que prática da fé você já se pegou fazendo cara de sofrimento para que reparassem?',
        listen: 'Vale cansaço de ministério contado em tom de queixa.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Do que vocês poderiam abrir mão juntos por uma semana, para ter tempo e dinheiro para alguém?',
        listen: 'Isaías 58 liga jejum a repartir o pão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você já ouviu sobre jejum que parecia troca com Deus, e o que este texto mostra de outro?',
        listen: 'Jejum não é greve para convencer o Pai.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Como é você com fome? Peça que quem mora com você, ou quem mais conhece você aqui, responda.',
        bridge: 'A fome muda a nossa cara. Jesus tem um recado para a cara de quem jejua.',
      },
      {
        text: 'Qual foi a sua maior encenação de doente para não ir à escola, e quem descobriu?',
        bridge: 'Fazer cara de sofrimento para a plateia é arte antiga.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lave o rosto com água fria, sem pressa. Enxugue e olhe-se no espelho com bondade. Ninguém mais precisa ver.',
      bridge: 'Jesus manda justamente lavar o rosto antes de encontrar o Pai em segredo.',
    },
    complete: [
      {
        name: 'Plano de um jejum pequeno',
        text: 'Vou abrir mão de… por… (tempo curto e possível). Nesse tempo vou estar com Deus fazendo… O que eu economizar vai para… Para cuidar da saúde, vou… E não vou contar a…',
      },
      {
        name: 'Fome de quê',
        text: 'Complete três vezes, descendo um degrau de cada vez. Eu tenho fome de… Debaixo dessa fome, há fome de… E, bem no fundo, tenho fome de…',
      },
    ],
    challenges: [
      {
        do: 'Faça um jejum possível: uma refeição, se a sua saúde permite, ou um dia sem tela, e use esse tempo para orar por uma pessoa.',
        tell: 'o que a falta mostrou, sem contar do que foi.',
      },
      {
        do: 'Calcule o preço de um lanche que você dispensou e entregue esse valor, em comida, a quem está com fome.',
        tell: 'sem dizer o que fez, o que a fome de um dia lhe ensinou sobre a fome dos outros.',
      },
    ],
    children: {
      truth: 'Deus me vê no escondido e gosta de estar comigo.',
      to7: {
        story:
          'Algumas pessoas ficavam um tempinho sem comer para orar mais. Isso se chama jejum. Era para estar pertinho de Deus. Mas havia uns homens que faziam uma cara horrorosa, despenteavam o cabelo e andavam gemendo: ai, ai, vejam como eu sofro! Eles queriam que todos olhassem. Jesus disse: quando vocês fizerem isso, lavem o rosto! Penteiem o cabelo! Fiquem cheirosos! Ninguém precisa saber. É um segredo bom entre você e o Pai do céu. Ele vê no escondido e sorri. Criança não precisa ficar sem comer. Mas pode deixar um pouquinho o desenho na televisão para conversar com Deus.',
        activity:
          'Cada criança faz a cara mais sofrida que puder no espelho; depois lava o rosto, passa um creme cheiroso nas mãos e faz a cara de quem tem um segredo feliz.',
        questions: [
          'Que cara faziam aqueles homens?',
          'O que Jesus mandou lavar?',
          'O que você pode deixar um pouquinho para ficar com Deus?',
        ],
      },
      to12: {
        story:
          'Jejuar é ficar um tempo sem comer, ou sem outra coisa de que se gosta muito, para dar atenção a Deus. No tempo de Jesus, muita gente jejuava de coração. Mas alguns transformaram isso num teatro: não se lavavam, passavam cinza no rosto, andavam curvados para que o povo dissesse que eles eram muito religiosos. Jesus ficou triste com aquilo e disse que eles já tinham ganhado o que queriam, os olhares. Quando você jejuar, disse ele, lave o rosto e passe perfume. Que ninguém desconfie. Seu Pai, que vê em segredo, vai saber. Criança não deve ficar sem comida, porque está crescendo. Mas pode escolher deixar por um dia o jogo ou o doce e usar esse tempo para orar, ler a Bíblia, ajudar. E o melhor: sem cara feia e sem anunciar.',
        activity:
          'Teatro mudo: um grupo encena o jejum de vitrine e outro o jejum de rosto lavado; os demais dão título às duas cenas.',
        questions: [
          'O que é jejuar?',
          'O que estragava o jejum daqueles homens?',
          'De que você abriria mão um dia para ter mais tempo com Deus?',
        ],
      },
      challenge: 'Deixe um doce ou um jogo de lado por um dia e use o tempo para orar.',
    },
    prayer:
      'Pai que está em segredo, temos fome de tanta coisa. Mostra-nos o que está debaixo dela. Livra-nos da cara de santo e dá-nos um rosto lavado, um coração perto e mãos que repartem.',
    leader: {
      lost: 'O grupo quer regras: quantas horas, água pode, café pode. O texto não as dá. Fique em para quem e para quê.',
      tender:
        'Transtorno alimentar, diabetes, gestação e remédio contínuo pedem cuidado: não desafie ninguém do grupo a ficar sem comer; a quem não pode, sugira outra renúncia, dizendo que ela é ajuda e não jejum, e não permita comentários sobre corpo. Se alguém contar que não come ou provoca vômito, acolha e ajude a chegar a um médico.',
      differ:
        'Católicos e ortodoxos jejuam em tempos marcados, como a Quaresma; muitas igrejas evangélicas convocam jejuns por um motivo; outras deixam a cada um. O ensino de Jesus sobre o coração vale para todos os costumes.',
    },
    comfort:
      'A tristeza às vezes tira a fome, e isso não é jejum, é dor. Deus não pede que você esconda esse rosto dele. Lave-o se puder, coma um pouco, deixe que alguém faça a sopa.',
    closing: 'Rosto lavado, segredo guardado, Pai por perto.',
    words: [
      'jejum',
      'jejuar',
      'jejuardes',
      'tristonhos',
      'rosto',
      'desfigur',
      'unge',
      'em segredo',
      'hipocritas',
      'quaresma',
      'renuncia',
      'fome',
    ],
  },
  {
    verses: '6:19-24',
    key: '6:21',
    title: 'Onde está o seu tesouro?',
    theme: 'o tesouro do coração',
    themes: ['generosidade', 'fidelidade', 'sabedoria'],
    idea: 'O coração vai atrás do tesouro; por isso Jesus convida a guardar em Deus o que a gente mais valoriza, porque ali nada estraga nem é roubado.',
    context:
      'Jesus está no monte, ensinando discípulos que, na maioria, viviam do trabalho do dia. Ele acabou de falar de dar, orar e jejuar sem plateia e, logo depois, vai falar de ansiedade: no meio dos dois está a pergunta sobre o que realmente vale.',
    retold: [
      {
        verses: '6:19-21',
        says: 'Jesus diz que não se juntem tesouros na terra, onde a traça e a ferrugem consomem e o ladrão rouba, mas no céu. Onde está o tesouro, ali está o coração.',
      },
      {
        verses: '6:22-23',
        says: 'Jesus compara o olho a uma lâmpada. Se o olho for puro, o corpo todo tem luz, e se for mau, tudo fica em trevas.',
      },
      {
        verses: '6:24',
        says: 'Jesus diz que ninguém pode servir a dois senhores, porque amará um e desprezará o outro. Não se pode servir a Deus e às riquezas.',
      },
    ],
    read: {
      verses: '6:19-24',
      how: 'Leiam os seis versículos; quem lê o 21 lê duas vezes, devagar.',
    },
    observe: [
      {
        ask: 'O que pode acontecer com o tesouro da terra, e o que não acontece com o do céu?',
        verses: '6:19-20',
        listen: 'Traça, ferrugem, ladrão: estraga ou some.',
      },
      {
        ask: 'Que três figuras Jesus usa para falar do mesmo assunto?',
        verses: '6:20, 6:22, 6:24',
        listen: 'Tesouro, olho, dono.',
      },
      {
        ask: 'Segundo Jesus, quem vai atrás de quem: o coração do tesouro ou o tesouro do coração?',
        verses: '6:21',
        listen: 'Primeiro se guarda; o coração vem depois.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não diz que ter coisas é errado. Então, em que ponto uma coisa boa se torna tesouro?',
        verses: '6:19-21',
        listen: 'Quando a segurança e o sono dependem dela.',
      },
      {
        ask: 'O que o jeito de olhar (inveja, comparação, gratidão) faz com a vida inteira da pessoa?',
        verses: '6:22-23',
        listen: 'O olho era figura de generosidade ou de mesquinhez.',
      },
      {
        ask: 'Por que não dá para ter dois donos, e como a gente percebe quem está mandando?',
        verses: '6:24',
        listen: 'Na hora em que os dois pedem coisas diferentes.',
      },
    ],
    live: [
      {
        ask: 'Se alguém visse só o seu tempo de tela desta semana, o que diria que é o seu tesouro?',
        listen: 'Pergunte também se seria justo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você tem muito medo de perder: notas, amigos, o lugar no time, a aparência?',
        listen: 'Deixe passar a vez quem quiser.',
        for: ['teens'],
      },
      {
        ask: 'Quando você se compara com alguém na internet, o que o olho bom veria ali que o olho cansado não vê?',
        listen: 'A comparação escurece até o que é bonito na própria vida.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Olhe a fatura e a agenda do mês passado: que tesouro elas mostram sem você precisar explicar?',
        listen: 'Para pensar em silêncio; ninguém diz valores.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Que plano de vida você entrega a Deus com a condição de ele não mexer?',
        listen: 'Até um ministério pode ser esse plano.',
        for: ['young', 'singles', 'long-believers'],
      },
      {
        ask: 'O que você já soltou desde que começou a seguir Jesus, e o que ganhou no lugar?',
        listen: 'Não exagere o ganho por ele.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que, no amor de Deus, as suas perdas não conseguiram levar?',
        listen: 'Se a resposta for ainda não sei, fique com ela.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'A casa está pegando fogo (todo mundo já saiu, até o cachorro) e você pode salvar três coisas. Quais? Trinta segundos para pensar.',
        bridge:
          'O que a gente corre para salvar mostra o que vale. Jesus faz essa pergunta sem precisar de incêndio.',
        for: ['teens', 'young'],
      },
      {
        text: 'Qual objeto sem valor de venda você jamais daria embora? Conte a história em um minuto.',
        bridge: 'Tesouro quase nunca é preço; é apego. É desse apego que Jesus fala.',
        for: ['adults', 'couples', 'long-believers', 'singles'],
      },
    ],
    quiet: {
      text: 'Pegue ou lembre um objeto que traz alguém ou um tempo de volta. Segure um instante. Agradeça pelo que ele guarda.',
      bridge: 'Existe um lugar onde o que é precioso não estraga. Jesus fala dele.',
    },
    complete: [
      {
        name: 'Papel de dois lados',
        text: 'De um lado: o que eu digo que é mais importante. Do outro: onde foram parar meu tempo, meu dinheiro e meus pensamentos nesta semana. Compare os dois lados em silêncio e sublinhe uma coisa para mudar.',
      },
      {
        name: 'Frase para terminar',
        text: 'Eu fico sem chão quando perco… Isso mostra que tenho guardado meu coração em… Jesus, quero confiar ao Senhor…',
      },
    ],
    challenges: [
      {
        do: 'Dê, sem ninguém ficar sabendo, uma coisa sua que ainda tem valor para você: objeto, tempo ou lanche.',
        tell: 'o que você sentiu, sem contar a quem deu nem o quê.',
      },
      {
        do: 'Escolha um dia e troque trinta minutos de tela por trinta minutos com alguém da sua casa ou com Deus.',
        tell: 'o que foi difícil e o que você encontrou no lugar.',
      },
    ],
    children: {
      truth: 'Meu maior tesouro é Deus, que ninguém pode roubar.',
      to7: {
        story:
          'Era uma vez um homem que tinha um baú. Ele guardava roupas bonitas, e a traça veio e, nhac, fez buraquinhos. Ele guardava uma espada brilhante, e a ferrugem deixou tudo marrom. Ele guardava moedas, e um ladrão levou. Ah, que tristeza! Jesus contou isso para ensinar: as coisas daqui estragam ou somem. Mas existe um baú no céu onde nada estraga! O que vai nesse baú? O amor a Deus, a ajuda que você deu, o abraço em quem estava triste. E Jesus disse um segredo: onde está o seu tesouro, lá está o seu coração.',
        activity:
          'Numa caixa de sapato, façam um baú. Cada criança desenha um amor que não estraga (abraçar, dividir, orar) e guarda dentro.',
        questions: [
          'O que a traça fez com a roupa?',
          'O que ninguém pode roubar?',
          'Que tesouro você quer guardar com Deus?',
        ],
      },
      to12: {
        story:
          'Jesus olhou para as pessoas e falou de uma coisa em que todo mundo pensa: o que é precioso. Naquele tempo, quem tinha riqueza guardava tecidos finos, metais, moedas. Só que a traça comia o tecido, a ferrugem estragava o metal e os ladrões cavavam a parede de barro e levavam o resto. Não ajuntem só esse tipo de tesouro, disse Jesus. Ajuntem no céu, onde nada se estraga. E explicou o porquê: onde estiver o tesouro, ali vai estar o coração. É como um ímã. Se o meu tesouro é ganhar sempre, meu coração fica aflito no jogo. Se é ser famoso, ele fica preso nas curtidas. Depois disse que ninguém consegue servir a dois donos: um vai mandar mais. Dinheiro é um bom empregado e um péssimo patrão. Deus é o único dono que ama quem é dele.',
        activity:
          'Um ímã e clipes: cada clipe recebe uma etiqueta (jogo, roupa, família, Deus, notas). Puxem e conversem sobre o que mais puxa o coração de cada um.',
        questions: [
          'Quais eram os três inimigos dos tesouros?',
          'Por que Jesus compara tesouro e coração?',
          'O que mais puxa o seu coração nesta semana?',
        ],
      },
      challenge: 'Dê a alguém uma coisa sua de que você gosta, não uma estragada.',
    },
    prayer:
      'Jesus, o Senhor vê o que a gente ama de verdade e não se afasta por isso. Limpa o nosso olhar da inveja e da comparação. Ensina o nosso coração a ter um dono só, e a descansar nisso.',
    leader: {
      lost: 'O assunto escorrega para o que é proibido querer, ou para dízimo e política. Volte ao 21: Jesus fala de onde o coração mora, não de uma lista de compras.',
      tender:
        'Há quem passe aperto em casa, e falar de riqueza pode envergonhar. Não pergunte quanto alguém tem ou ganha e não compare famílias. Lembre que o medo de faltar é o assunto seguinte de Jesus (6:25-34).',
    },
    comfort:
      'Tudo o que você ama aqui pode ser ferido pelo tempo. Jesus não diz isso para assustar, mas para oferecer um lugar seguro. O que você confia a ele não se perde.',
    closing: 'Onde estiver o tesouro, ali estará também o coração.',
    words: [
      'tesouro',
      'traca',
      'ferrugem',
      'ladroes',
      'dois senhores',
      'mamom',
      'riquezas',
      'lampada do corpo',
      'olho',
      'dinheiro',
      'ajunteis',
      'coracao',
      'consumismo',
    ],
  },
  {
    verses: '6:25-34',
    key: '6:33',
    title: 'Passarinho não tem celeiro',
    theme: 'a ansiedade e o cuidado do Pai',
    themes: ['ansiedade', 'fe', 'descanso'],
    idea: 'Quem tem um Pai que veste os lírios pode trabalhar sem se consumir, buscar primeiro o Reino e viver um dia de cada vez.',
    context:
      'Jesus acaba de dizer que não se pode servir a Deus e às riquezas, e alguém deve ter pensado na panela vazia. Os ouvintes recebiam por dia e comiam por dia. É a eles, e não a gente de conta gorda, que ele fala de pássaros e flores que todos podiam ver dali.',
    retold: [
      {
        verses: '6:25-27',
        says: 'Jesus pede que não andem ansiosos pela comida nem pela roupa. As aves não semeiam nem ceifam, e o Pai as alimenta, e ninguém cresce com a ansiedade.',
      },
      {
        verses: '6:28-30',
        says: 'Jesus aponta os lírios do campo, que não trabalham nem fiam e se vestem melhor que Salomão. Deus vestirá muito mais a essa gente de pouca fé.',
      },
      {
        verses: '6:31-34',
        says: 'O Pai sabe do que eles precisam, diz Jesus. Que busquem primeiro o reino de Deus e sua justiça, e não se preocupem com amanhã: basta a cada dia o seu mal.',
      },
    ],
    read: {
      verses: '6:25-34',
      how: 'Se for possível, leiam ao ar livre ou perto de uma janela. Quem lê 26 e 28 aponta para fora.',
    },
    observe: [
      {
        ask: 'Quantas vezes aparece a ansiedade no texto, e a respeito de quê?',
        verses: '6:25, 6:28, 6:31, 6:34',
        listen: 'Comida, bebida, roupa, amanhã: coisas básicas, não luxo.',
      },
      {
        ask: 'Que perguntas Jesus faz aos ouvintes?',
        verses: '6:25-28, 6:30',
        listen: 'Ele não manda calar a ansiedade; conversa com ela por perguntas.',
      },
      {
        ask: 'O que o Pai sabe, e o que cabe aos discípulos buscar primeiro?',
        verses: '6:32-33',
        listen: 'Sabe do que precisamos; a nós cabe o Reino e a justiça.',
      },
    ],
    interpret: [
      {
        ask: 'As aves não semeiam, mas também não ficam de bico aberto no ninho. Que diferença há entre trabalhar e andar ansioso?',
        verses: '6:26',
        listen: 'O esforço é nosso; o peso de garantir tudo não é.',
      },
      {
        ask: 'Por que Jesus manda olhar os lírios com atenção, se eles duram tão pouco?',
        verses: '6:28-30',
        listen: 'Se Deus capricha no que dura um dia, quanto mais em nós.',
      },
      {
        ask: 'O que muda na lista das preocupações quando o Reino vem primeiro e o resto vem como acréscimo?',
        verses: '6:33',
        listen: 'As necessidades ficam na lista, mas deixam de ser o chefe.',
        follow: 'Por que terminar dizendo “Basta a cada dia o seu mal”?',
      },
    ],
    live: [
      {
        ask: 'A que horas a sua ansiedade bate ponto, e o que ela costuma dizer quando chega?',
        listen: 'Três da manhã é resposta comum.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'Prova, corpo, futuro, grupo: qual desses amanhãs você já está vivendo hoje?',
        listen: 'Não diminua o problema deles por serem novos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como seria, na sua área, buscar o Reino primeiro numa decisão de emprego ou de mudança?',
        listen: 'Ajude a sair do abstrato: horário, honestidade, gente.',
        for: ['young', 'singles', 'men'],
      },
      {
        ask: 'Qual de vocês dois se preocupa por ambos, e como o outro poderia dividir esse peso sem dizer que é bobagem?',
        listen: 'Costuma render conversa em casa; não force aqui.',
        for: ['couples'],
      },
      {
        ask: 'Que provisão de Deus, pequena e na hora, você já viu e talvez tenha esquecido?',
        listen: 'Peça histórias com dia e nome; fé cresce de memória.',
        for: ['long-believers', 'elderly', 'new-believers'],
      },
      {
        ask: 'O amanhã sem quem partiu parece grande demais. O que cabe só no dia de hoje?',
        listen: 'Banho, comida, uma ligação: basta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você leva na bolsa, na mochila ou no carro para o caso de precisar, e nunca precisou?',
        bridge: 'A gente se prepara para tudo o que pode acontecer. Jesus conhece essa bagagem.',
      },
      {
        text: 'Se você fosse um bicho por um dia, sem boleto e sem despertador, qual seria e por quê?',
        bridge: 'Jesus também mandou olhar para os bichos. Os dele tinham asas.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Vá até a janela e procure um passarinho, uma planta, um mato teimoso na calçada. Olhe por dois minutos inteiros, sem fotografar.',
      bridge: 'Foi isso que Jesus pediu aos ansiosos: olhem.',
    },
    complete: [
      {
        name: 'Duas caixas',
        text: 'Desenhe duas caixas. Na primeira, hoje: o que eu posso fazer nas próximas horas é… Na segunda, do Pai: o que está fora das minhas mãos é… Leia a segunda em voz alta e termine: o Senhor sabe.',
      },
      {
        name: 'Carta da ansiedade',
        text: 'Deixe a ansiedade escrever uma linha: se você não se preocupar, então… Agora responda com a voz de Mateus 6: eu ouvi você, mas o Pai…',
      },
    ],
    challenges: [
      {
        do: 'Marque dez minutos por dia para anotar as preocupações; fora desse horário, quando vierem, diga que já têm hora marcada.',
        tell: 'quantas ainda faziam sentido no fim da semana.',
      },
      {
        do: 'Saia todos os dias um instante para olhar uma ave ou uma flor, e agradeça por um cuidado recebido naquele dia.',
        tell: 'qual ave ou flor, e qual cuidado.',
      },
    ],
    children: {
      truth: 'Deus cuida dos passarinhos e cuida de mim.',
      to7: {
        story:
          'Piu, piu! Um passarinho pousou no galho. Jesus apontou: olhem os passarinhos! Eles não plantam arroz, não têm geladeira, não guardam comida no armário. E quem dá comida para eles? O Pai do céu! Depois Jesus mostrou as flores do campo. Elas não costuram, não compram roupa na loja, e mesmo assim são mais bonitas do que a roupa do rei Salomão, que era riquíssimo! Se Deus cuida do passarinho e veste a florzinha, ele não vai cuidar de você? Você vale muito mais! Por isso, não precisa ficar com o coração apertado pensando no amanhã. O Pai já está lá.',
        activity:
          'Encham um comedouro simples (uma garrafa cortada com sementes) ou desenhem pássaros de dedos pintados; a cada pássaro, digam uma coisa de que Deus cuida.',
        questions: [
          'Quem dá comida aos passarinhos?',
          'O que era mais bonito que a roupa do rei?',
          'O que deixa o seu coração apertado e você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'As pessoas que ouviam Jesus ganhavam o dinheiro de um dia para comer naquele dia. Elas se preocupavam: o que vamos comer, e vestir, e amanhã? Jesus não riu delas. Mandou olhar para cima. Vejam as aves: não plantam nem guardam em celeiros, e o Pai as alimenta. Elas voam atrás da comida, claro, mas não passam a noite aflitas. Depois mandou olhar para baixo, para as flores do campo. Nem Salomão, o rei mais rico, se vestiu como uma delas! E perguntou: qual de vocês consegue crescer um pouquinho só de tanto se preocupar? Ninguém. Preocupação cansa e não resolve. Então disse o segredo: busquem primeiro o Reino de Deus, e o Pai, que sabe do que vocês precisam, cuida do resto. E vivam um dia de cada vez, porque cada dia já tem trabalho bastante.',
        activity:
          'Pote das preocupações: cada um escreve a sua num papelzinho, dobra em forma de pássaro simples ou amassa como pedrinha, põe num pote, e todos entregam a Deus.',
        questions: [
          'O que as aves fazem e o que não fazem?',
          'Por que a preocupação não faz ninguém crescer?',
          'Que preocupação de amanhã você pode deixar para amanhã?',
        ],
      },
      challenge: 'Antes de dormir, conte a Deus uma preocupação e um motivo de gratidão.',
    },
    prayer:
      'Pai das aves e dos lírios, o Senhor sabe. Sabe do aluguel, do exame, do filho, da prova. Hoje entregamos o amanhã, que nunca foi nosso. Dá-nos o pão deste dia e vontade do teu Reino.',
    leader: {
      lost: 'Alguém dirá que ansioso não tem fé; outro, que então não precisa trabalhar. Jesus não diz nem uma coisa nem outra: chama de pequena a fé e continua conversando com ela.',
      tender:
        'Ansiedade pode ser doença, e doença se trata: médico, psicólogo e oração andam juntos. Nunca sugira largar remédio. Se faltar comida em alguma casa do grupo, não recite o versículo: leve a compra. Se alguém falar em morrer, não o deixe só (CVV, 188).',
    },
    comfort:
      'Hoje não precisa caber a semana. O Pai que veste a flor de um dia só sabe cuidar de quem só aguenta um dia por vez.',
    closing: 'O amanhã se preocupará consigo mesmo; por hoje, há um Pai.',
    words: [
      'ansios',
      'ansiedade',
      'aves do ceu',
      'passarinho',
      'lirios',
      'salomao',
      'celeiros',
      'buscai primeiro',
      'reino de deus e sua justica',
      'acrescentadas',
      'amanha',
      'preocupac',
      'inquiet',
    ],
  },
  {
    verses: '7:1-6',
    key: '7:5',
    title: 'A trave, o cisco e o colírio',
    theme: 'o julgamento dos outros',
    themes: ['humildade', 'lingua', 'comunhao'],
    idea: 'Jesus não proíbe enxergar o erro; proíbe o tribunal de quem não se enxerga, e ensina a tirar primeiro a trave para então ajudar o irmão com mão leve.',
    context:
      'Jesus cresceu numa oficina de carpinteiro: pó de serra no olho era coisa de casa. Depois de falar da nossa relação com Deus e com as coisas, o sermão passa à relação com o irmão. A imagem é uma caricatura, e quem ouvia deve ter rido antes de ficar sério.',
    retold: [
      {
        verses: '7:1-2',
        says: 'Jesus pede que não julguem, para não serem julgados. Com a medida que usam para os outros, eles mesmos serão medidos.',
      },
      {
        verses: '7:3-5',
        says: 'Jesus pergunta por que alguém vê o cisco no olho do irmão e não a trave no seu. Que tire primeiro a trave, e então verá bem para tirar o cisco.',
      },
      {
        verses: '7:6',
        says: 'Jesus diz que não se dê aos cães o que é santo nem se lancem pérolas aos porcos, que as pisam e se viram contra quem deu.',
      },
    ],
    read: {
      verses: '7:1-6',
      how: 'Dois voluntários encenam os versículos 3 a 5 enquanto alguém lê: um segura um cabo de vassoura diante do rosto, o outro tem um fiapo.',
    },
    observe: [
      {
        ask: 'O que volta para quem julga, segundo Jesus?',
        verses: '7:1-2',
        listen: 'O mesmo juízo, a mesma medida.',
      },
      {
        ask: 'Qual a diferença de tamanho entre o que há nos dois olhos, e quem tem o maior?',
        verses: '7:3-4',
        listen: 'Cisco e viga; a viga está em quem se ofereceu para ajudar.',
      },
      {
        ask: 'Em que ordem Jesus manda agir, e para quê?',
        verses: '7:5',
        listen: 'Primeiro a trave; depois, sim, tirar o cisco: o irmão ainda precisa de ajuda.',
      },
    ],
    interpret: [
      {
        ask: 'Como alguém pode andar com uma viga no olho sem notar?',
        verses: '7:3-4',
        listen: 'Costume, comparação, olhar sempre para fora.',
      },
      {
        ask: 'O versículo 5 termina com o cisco sendo tirado. Que diferença há entre condenar uma pessoa e ajudá-la a ver melhor?',
        verses: '7:1, 7:5',
        listen: 'Distância ou proximidade; sentença ou cuidado.',
      },
      {
        ask: 'Pérola é coisa preciosa dita na hora ou para a pessoa errada. Como não julgar e, ao mesmo tempo, ter discernimento?',
        verses: '7:6',
        listen: 'Não julgar não é ser ingênuo; há hora de calar.',
      },
    ],
    live: [
      {
        ask: 'Que defeito dos outros irrita você mais do que a média das pessoas, e o que isso pode estar contando de você?',
        listen: 'Muitas vezes o cisco é lasca da nossa trave.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quanto tempo você leva para formar opinião sobre alguém pelo perfil ou pela roupa?',
        listen: 'Convide a lembrar um engano bom.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que assunto o seu cônjuge já ouviu tantas correções que parou de escutar?',
        listen: 'Quem responde fala de si, não do outro.',
        for: ['couples'],
      },
      {
        ask: 'Que medida você usa com os filhos que não aceitaria que usassem com você?',
        listen: 'Tom de voz, comparação com irmãos, pressa.',
        for: ['parents'],
      },
      {
        ask: 'Quando o olhar de gente religiosa pesou em você na porta da igreja, como gostaria de ter sido recebido?',
        listen: 'Peça desculpas em nome da casa, se for o caso.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem já tirou um cisco do seu olho com jeito, e como fez para não machucar?',
        listen: 'Anotem o jeito: é a lição prática do texto.',
        for: ['adults', 'singles', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'De que primeira impressão sua você teve de se arrepender bonito, porque a pessoa não era nada daquilo?',
        bridge:
          'O nosso olho engana, e não é por falta de vista. Jesus explica o motivo com uma piada de carpinteiro.',
      },
      {
        text: 'Quanto tempo você já andou por aí com algo no dente, a blusa do avesso ou a etiqueta pendurada, até alguém avisar?',
        bridge:
          'Os outros veem na gente o que a gente não vê. Isso serve para rir e para o texto de hoje.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Limpe devagar as lentes dos óculos, a tela do celular ou uma janela. Veja quanto embaçado havia sem você perceber.',
      bridge: 'Jesus fala de olhos que precisam de limpeza, começando pelos nossos.',
    },
    complete: [
      {
        name: 'Receita de óculos',
        text: 'Olho esquerdo: o que eu vejo rápido nos outros é… Olho direito: o que eu demoro a ver em mim é… Grau da lente: alguém que já me mostrou isso foi… Uso diário: vou perguntar a… como sou para conviver.',
      },
      {
        name: 'Troca de frase',
        text: 'Uma sentença que eu costumo dar: fulano é um… Agora, como pergunta: o que será que ele viveu para… Agora, como oração: Senhor, em mim também há…',
      },
    ],
    challenges: [
      {
        do: 'Cada vez que criticar alguém em pensamento, diga por dentro: e eu? Anote só quantas vezes foram por dia.',
        tell: 'os números e o que fez a conta cair, ou subir.',
      },
      {
        do: 'Peça a uma pessoa que gosta de você: diga uma trave minha, com carinho. Agradeça e não se explique.',
        tell: 'quanto custou não se explicar.',
      },
    ],
    children: {
      truth: 'Antes de apontar o erro do outro, olho o meu.',
      to7: {
        story:
          'Jesus contou uma história engraçada. Um homem tinha um cisquinho no olho. Um cisquinho bem pequeno, como pó. Aí veio outro homem e disse: deixa que eu tiro! Mas adivinhem? Esse outro homem tinha um pedaço de pau enorme no próprio olho! Ele virava a cabeça e bum, batia na parede. Virava de novo e paf, derrubava o vaso. Como é que ele ia ajudar o amigo, se não enxergava nada? Jesus disse: primeiro tire o pau do seu olho! Depois você vai ver direitinho e ajudar o seu amigo com cuidado. Quando alguém erra, a gente lembra: eu também erro. E ajuda com carinho.',
        activity:
          'Com um rolo de papel toalha diante de um olho, as crianças tentam pegar um fiapo do braço do colega. Depois tiram o rolo e tentam de novo.',
        questions: [
          'O que havia no olho de cada homem?',
          'Qual dos dois precisava de ajuda primeiro?',
          'O que você pode dizer a um amigo que errou?',
        ],
      },
      to12: {
        story:
          'Jesus foi criado numa carpintaria e sabia bem o que é pó de madeira no olho. Talvez por isso tenha inventado esta cena: um sujeito com uma viga atravessada no rosto, daquelas que seguram telhado, chega todo sério e diz ao amigo que há um cisquinho no olho dele e que vai tirar. As pessoas devem ter dado risada. Então Jesus perguntou: por que você vê o cisco do seu irmão e não percebe a viga no seu? Todo mundo parou de rir, porque todo mundo já fez isso. É fácil ver o erro da irmã, do professor, do time adversário. Difícil é ver o nosso. Jesus não disse para deixar o amigo com o cisco. Disse: primeiro a viga, depois o cisco. Quem já tirou a própria viga sabe como dói e ajuda com delicadeza.',
        activity:
          'Tribunal ao contrário: leiam casos simples (colou, furou a fila, não emprestou) e, em vez de sentença, cada um diz: eu já fiz algo parecido quando… e sugere como ajudar.',
        questions: [
          'Por que a história de Jesus é engraçada e séria?',
          'O que fazer antes de corrigir alguém?',
          'Que erro você vê rápido nos outros?',
        ],
      },
      challenge: 'Quando quiser acusar alguém, diga antes um acerto dessa pessoa.',
    },
    prayer:
      'Jesus, carpinteiro, o Senhor conhece madeira de longe. Mostra a trave com carinho, porque dói tirar. Perdoa as sentenças que demos sem ouvir. Faz das nossas mãos mãos leves, que ajudem a ver.',
    leader: {
      lost: 'Usam o versículo 1 para encerrar qualquer conversa sobre certo e errado. Leia o 5 inteiro: o cisco sai, e há ajuda. O alvo é o tribunal.',
      tender:
        'Vítimas de abuso já ouviram este texto para se calar. Diga que denunciar um crime não é julgar o irmão: é proteger. E não brinque com defeitos de pessoas presentes.',
    },
    comfort:
      'Talvez quem mais julga você seja você. A medida de Jesus, porém, é outra: ele viu tudo e não fugiu. Hoje dê a si a mesma paciência que daria a alguém querido.',
    closing: 'Primeiro a trave; depois, com mão leve, o cisco.',
    words: [
      'nao julgueis',
      'julgar',
      'julgamento',
      'trave',
      'cisco',
      'argueiro',
      'hipocrita',
      'medida',
      'perolas',
      'porcos',
      'caes',
      'critica',
      'condenar',
    ],
  },
  {
    verses: '7:7-12',
    key: '7:11',
    title: 'Bata: há um Pai do outro lado',
    theme: 'o Pai que dá coisas boas',
    themes: ['oracao', 'fe', 'proximo'],
    idea: 'A gente pede, busca e bate porque do outro lado da porta há um Pai bom; e quem é tratado assim aprende a tratar os outros do mesmo jeito.',
    context:
      'O sermão do monte se aproxima do fim, e o que Jesus pediu até aqui passa das nossas forças: amar inimigos, não julgar, não se inquietar. Agora ele diz onde buscar essa força. O versículo 12, a regra de ouro, fecha o ensino e resume a Lei e os Profetas.',
    retold: [
      {
        verses: '7:7-8',
        says: 'Jesus manda pedir, buscar e bater. Quem pede recebe, quem busca acha, e a quem bate a porta se abre.',
      },
      {
        verses: '7:9-11',
        says: 'Jesus pergunta quem daria pedra ao filho que pede pão, ou serpente ao que pede peixe. Muito mais o Pai dará boas coisas aos que lhe pedirem.',
      },
      {
        verses: '7:12',
        says: 'Jesus diz que cada um faça aos outros tudo o que quer que lhe façam, porque esta é a Lei e os Profetas.',
      },
    ],
    read: {
      verses: '7:7-12',
      how: 'Antes de cada verbo do 7, alguém bate três vezes na mesa ou na porta.',
    },
    observe: [
      {
        ask: 'Quais são os três verbos, e o que responde a cada um?',
        verses: '7:7-8',
        listen: 'Pedir e receber, buscar e achar, bater e ver abrir.',
      },
      {
        ask: 'Que trocas absurdas nenhum pai faria com o filho?',
        verses: '7:9-10',
        listen: 'Pão por pedra, peixe por serpente: coisas parecidas que não alimentam.',
      },
      {
        ask: 'O que o Pai dá, segundo o versículo 11, e o que Jesus não diz que ele dá?',
        verses: '7:11',
        listen: 'Dá coisas boas; não diz que é tudo o que se pede.',
      },
    ],
    interpret: [
      {
        ask: 'O que cada verbo acrescenta ao anterior: pedir, buscar, bater?',
        verses: '7:7',
        listen: 'Boca, pés, mãos: cresce o envolvimento de quem ora.',
      },
      {
        ask: 'Se o Pai dá só coisas boas, o que um filho deve pensar quando pediu e recebeu outra coisa, ou ainda nada?',
        verses: '7:9-11',
        listen: 'Às vezes pedimos pedra achando que é pão; às vezes não sabemos o porquê.',
        follow: 'Como continuar batendo sem fingir que entende?',
      },
      {
        ask: 'O versículo 12 começa com “Portanto”. O que a bondade do Pai tem a ver com o modo como tratamos os outros?',
        verses: '7:11-12',
        listen: 'Quem foi bem tratado toma a iniciativa de tratar bem.',
      },
    ],
    live: [
      {
        ask: 'O que você parou de pedir a Deus, e quando foi que desistiu?',
        listen: 'Não prometa resposta; ofereça-se para pedir junto.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Na sua vida de oração hoje, você está mais na fase de pedir, de buscar ou de bater?',
        listen: 'Bater cansa mais; reconheça.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'De que presente recebido quando criança você nunca se esqueceu, e o que ele dizia sobre quem deu?',
        listen: 'O presente era o jeito de alguém dizer que conhecia você.',
        for: ['young', 'teens', 'parents'],
      },
      {
        ask: 'Aplicando a regra de ouro ao seu grupo de mensagens, o que você deixaria de enviar hoje?',
        listen: 'Peça que pensem como quem vai receber.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como você gostaria de ser tratado na hora em que chega cansado do trabalho, e como trata quem chega?',
        listen: 'Um combinado de cinco minutos pode nascer aqui.',
        for: ['couples', 'men'],
      },
      {
        ask: 'O que você pediria a Deus se tivesse certeza de que ele é bom?',
        listen: 'A pergunta revela o retrato que se faz dele.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que desejo você repetiu tanto quando criança que venceu os adultos pelo cansaço: bicho, bicicleta, irmãozinho?',
        bridge: 'Criança pede sem vergonha. Jesus aprova o jeito.',
      },
      {
        text: 'Qual foi o presente mais trocado que você já recebeu: tamanho errado, repetido, presente de chefe?',
        bridge: 'Um pai conhece o filho e não troca pão por pedra. É assim que Jesus fala de Deus.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Bata de leve três vezes na mesa ou no braço da cadeira. Ouça o som e espere. Não é preciso dizer o que você quer; ele já se levantou.',
      bridge: 'Jesus garante que há alguém atrás da porta.',
    },
    complete: [
      {
        name: 'Três portas',
        text: 'Desenhe três portas. Na primeira: estou pedindo… Na segunda: estou buscando… Na terceira: continuo batendo por… Embaixo da terceira, escreva há quanto tempo.',
      },
      {
        name: 'Regra de ouro em três lugares',
        text: 'Em casa, eu gostaria que me… então hoje eu vou… No trabalho ou na escola, eu gostaria que me… então amanhã eu vou… Na internet, eu gostaria que me… então…',
      },
    ],
    challenges: [
      {
        do: 'Retome um pedido que você tinha parado de fazer a Deus e ore por ele todos os dias, no mesmo horário.',
        tell: 'o que mudou na oração, mesmo que a resposta não tenha vindo.',
      },
      {
        do: 'Escolha uma hora por dia para agir com alguém exatamente como você gostaria que agissem com você naquela situação.',
        tell: 'a melhor das sete cenas.',
      },
    ],
    children: {
      truth: 'Deus é um Pai bom e gosta que eu peça.',
      to7: {
        story:
          'Toc, toc, toc! Jesus disse: quando vocês quiserem falar com Deus, é só pedir. É só procurar. É só bater na porta, e ela abre! Depois ele fez uma pergunta. Se um menino pede pão ao papai, o papai dá uma pedra? Não! Ele ia quebrar os dentinhos! Se a menina pede peixe, alguém dá uma cobra? Que horror, não! Quem cuida de criança sabe dar coisas boas. E Deus, que é o Pai do céu, é muito, muito melhor. Ele sempre dá coisas boas. Às vezes ele diz sim, às vezes diz espera, e às vezes dá outra coisa melhor. E Jesus ensinou mais uma: trate os outros do jeito que você gosta que tratem você.',
        activity:
          'Atrás de uma porta ou caixa, um adulto responde a cada toc, toc, toc dizendo o nome da criança e dando um pedacinho de pão ou biscoito.',
        questions: [
          'O que um pai dá ao filho que pede pão?',
          'Como é Deus quando a gente pede?',
          'Como você gosta que os amigos tratem você?',
        ],
      },
      to12: {
        story:
          'Jesus ensinou a oração com três verbos: peçam, busquem, batam. Pedir é com a boca. Buscar já precisa das pernas. Bater precisa das mãos e da coragem de esperar do lado de fora. Quem pede recebe, quem busca acha, e a quem bate a porta se abre. Aí ele brincou com os pais que estavam ouvindo: se o seu filho pedir pão, vocês dão uma pedra? Se pedir peixe, uma serpente? Claro que não! Mesmo quem erra muito sabe dar coisas boas aos filhos. Então imaginem o Pai do céu! Isso não quer dizer que Deus dá tudo. Se você pedir uma serpente achando que é peixe, um Pai bom não entrega. No fim, Jesus deu uma regra que o mundo chama de regra de ouro: façam aos outros tudo o que gostariam que fizessem a vocês. Não é esperar para ver. É começar.',
        activity:
          'Dado da regra de ouro: num cubo de papel, escrevam seis lugares (casa, escola, jogo, ônibus, internet, igreja). Quem joga diz o que gostaria que fizessem por ele ali e o que vai fazer.',
        questions: [
          'Qual a diferença entre pedir, buscar e bater?',
          'Por que um pai bom às vezes diz não?',
          'Onde é mais difícil usar a regra de ouro?',
        ],
      },
      challenge: 'Faça por alguém, hoje, o que você gostaria que fizessem por você.',
    },
    prayer:
      'Pai, viemos de novo, com o mesmo pedido no bolso. Obrigado porque do outro lado não há má vontade. Se pedimos pedra, dá pão assim mesmo. E que a gente trate cada pessoa como foi tratado pelo Senhor.',
    leader: {
      lost: 'A conversa corre para se Deus dá tudo o que se pede. O texto fala de coisas boas e de um Pai, não de uma máquina. Deixe o mistério aberto.',
      tender:
        'Quem pediu por uma cura que não veio, um filho que não veio, pode sair ferido. Nunca explique a demora por falta de fé. Também há quem tenha recebido pedras do próprio pai: o versículo 11 diz que Deus não é assim.',
    },
    comfort:
      'Se as mãos já doem de bater, encoste a testa na porta. Quem está do outro lado não precisa de barulho para saber que você chegou.',
    closing: 'Bata sem medo: quem abre a porta é o Pai.',
    words: [
      'pedi',
      'buscai',
      'batei',
      'pedir',
      'porta',
      'pedra',
      'serpente',
      'peixe',
      'boas coisas',
      'regra de ouro',
      'quanto mais',
      'insist',
      'lei e os profetas',
    ],
  },
  {
    verses: '7:13-23',
    key: '7:21',
    title: 'Porta estreita, fruto e frases bonitas',
    theme: 'a fé verdadeira',
    themes: ['discipulado', 'obediencia', 'sabedoria'],
    idea: 'Seguir Jesus não se mede pela multidão, pelo brilho nem pelas palavras certas, e sim por conhecê-lo e deixar que o fruto dele apareça.',
    context:
      'Jesus terminou de ensinar e passa a chamar à decisão, com pares: duas portas, duas árvores, dois tipos de gente que dizem Senhor. Nos campos da Palestina, certo espinheiro dá bolinhas escuras que, de longe, lembram uvas; só de perto se percebe.',
    retold: [
      {
        verses: '7:13-14',
        says: 'Jesus manda entrar pela porta estreita. A larga leva à perdição e muitos entram por ela, e poucos acham o caminho apertado que leva à vida.',
      },
      {
        verses: '7:15-20',
        says: 'Jesus avisa dos falsos profetas, lobos vestidos de ovelhas. É pelos frutos que se conhecem, como a árvore boa e a má, pois não se colhem uvas dos espinheiros.',
      },
      {
        verses: '7:21-23',
        says: 'Jesus diz que não basta chamá-lo de Senhor, é preciso fazer a vontade do Pai. A muitos que fizeram maravilhas em seu nome dirá que nunca os conheceu.',
      },
    ],
    read: {
      verses: '7:13-23',
      how: 'Três leitores, um para cada par: porta e caminho (13-14), árvore e fruto (15-20), palavra e vontade (21-23).',
    },
    observe: [
      {
        ask: 'Como são descritos os dois caminhos, e aonde cada um leva?',
        verses: '7:13-14',
        listen: 'Largo e cheio, à perdição; apertado e com poucos, à vida.',
      },
      {
        ask: 'Por que sinal se conhece um profeta, e por que sinal ele não se conhece?',
        verses: '7:15-16, 7:20',
        listen: 'Pelos frutos, não pela roupa de ovelha.',
      },
      {
        ask: 'O que dizem de si os que ficam de fora, e o que Jesus responde?',
        verses: '7:22-23',
        listen: 'Falam de feitos; ele responde: “Nunca vos conheci”.',
      },
    ],
    interpret: [
      {
        ask: 'O que pode haver de estreito numa porta por onde qualquer pessoa é convidada a passar?',
        verses: '7:13-14',
        listen: 'Passa gente; não passa bagagem: orgulho, máscara, autossuficiência.',
      },
      {
        ask: 'Por que Jesus confia mais no fruto, que demora, do que em milagres, que impressionam na hora?',
        verses: '7:16-18, 7:22',
        listen: 'O fruto vem da natureza da árvore; a obra vistosa pode vir de outra fonte.',
      },
      {
        ask: 'Ele não diz que não sabia quem eram, e sim que nunca os conheceu. O que é ser conhecido por Jesus?',
        verses: '7:21-23',
        listen: 'Relação de confiança e obediência, e não uso do nome dele.',
        follow: 'Qual a diferença entre falar de alguém e viver com alguém?',
      },
    ],
    live: [
      {
        ask: 'Que bagagem você tem tentado passar pela porta e que insiste em entalar?',
        listen: 'Peça uma palavra só: mágoa, fama, vício, controle.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Como você escolhe quem seguir na internet quando o assunto é Deus: número de seguidores, emoção ou fruto?',
        listen: 'Ensine a olhar família, dinheiro, humildade, trato com fracos.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quando todo mundo vai por um lado, o que ajuda você a ficar no caminho apertado?',
        listen: 'Um amigo que também ande nele vale muito.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que fruto as pessoas da sua casa diriam que está maduro em você, e qual ainda trava a boca de tão verde?',
        listen: 'Riso e verdade; ninguém dá nota ao outro.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Você pode ter servido muito a Jesus ultimamente. Quando foi que ficou com ele sem fazer nada?',
        listen: 'Ativismo se disfarça de fidelidade.',
        for: ['long-believers'],
      },
      {
        ask: 'Como alguém que começa agora pode distinguir uma comunidade saudável de uma que só impressiona?',
        listen: 'Deixe que perguntem; não fale mal de igrejas.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já mordeu uma fruta linda por fora e horrível por dentro, ou comprou pela foto e se arrependeu?',
        bridge: 'Aparência engana até na feira. Jesus fala de árvores e de gente.',
      },
      {
        text: 'Qual foi o lugar mais apertado por onde você já passou: gruta, catraca com sacola, corredor de ônibus lotado?',
        bridge: 'Para passar foi preciso largar alguma coisa. A porta de hoje também é assim.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Se houver uma fruta em casa, segure-a e sinta o cheiro. Pense no tempo que ela levou: sol, chuva, espera. Ninguém a fez em um dia.',
      bridge: 'Jesus não tem pressa de fruto. Quer é árvore boa.',
    },
    complete: [
      {
        name: 'Revista da bagagem',
        text: 'Na mala que carrego há: … O que cabe na porta estreita: … O que precisa ficar do lado de fora: … O que tenho medo de descobrir sem essa bagagem: …',
      },
      {
        name: 'Árvore',
        text: 'Desenhe uma árvore. Raiz: onde busco água é… Tronco: o que me mantém em pé é… Frutos maduros: … Frutos verdes: … Praga que preciso tratar: …',
      },
    ],
    challenges: [
      {
        do: 'Peça a alguém que convive com você que diga um fruto que já percebeu e um que ainda espera; só ouça.',
        tell: 'o que você ouviu e não sabia.',
      },
      {
        do: 'Escolha uma coisa da vontade de Deus que você já conhece bem e só comenta, e pratique-a uma vez.',
        tell: 'qual a distância entre dizer e fazer.',
      },
    ],
    children: {
      truth: 'Quem anda com Jesus dá frutos bons.',
      to7: {
        story:
          'Jesus disse: olhem aquela árvore! Se é uma laranjeira boa, o que ela dá? Laranja gostosa! Um espinheiro dá uva? Não, dá espinho, ai! A gente conhece a árvore pela fruta. Com as pessoas também é assim. Tem gente que fala bonito, mas é bruta. E tem gente que fala pouquinho e ajuda, perdoa, divide. Essas são as frutas boas! Jesus falou também de um caminho. O caminho largo é fácil e todo mundo empurra. O caminho pequeno é mais difícil, mas leva para a vida com Deus. E sabe o melhor? Nesse caminho, Jesus vai segurando a nossa mão.',
        activity:
          'Façam uma árvore grande de papel. Cada criança pinta a mão, carimba uma fruta e diz uma coisa boa que quer fazer crescer: carinho, verdade, ajuda.',
        questions: [
          'Que fruta dá a laranjeira?',
          'Como é o caminho que leva à vida?',
          'Que fruta boa você quer dar na sua casa?',
        ],
      },
      to12: {
        story:
          'No fim do seu grande ensino, Jesus convidou as pessoas a escolher. Há uma porta larga, em que cabe tudo, e muita gente vai por ela porque os outros vão. E há uma porta estreita, que leva à vida. Ela não é estreita porque Jesus não quer gente; é que não dá para passar carregando mentira, maldade e orgulho. Depois avisou: cuidado com quem se veste de ovelha e por dentro é lobo. Como saber? Pelo fruto. De longe, um espinheiro pode parecer que tem uvas. Chegue perto e espere. Por fim, disse algo muito sério: não basta falar Senhor, Senhor, nem fazer coisas que impressionam. O que importa é conhecer Jesus e fazer a vontade do Pai. Ele prefere um amigo de verdade, que obedece quando ninguém filma, a um artista no palco.',
        activity:
          'Caça ao fruto: misturem frutas de verdade e de plástico (ou fotos) e descubram de olhos fechados. Depois, listem como se reconhece um amigo verdadeiro.',
        questions: [
          'Por que a porta é chamada de estreita?',
          'Como descobrir se alguém é lobo vestido de ovelha?',
          'Que fruto os seus amigos veem em você?',
        ],
      },
      challenge: 'Faça a coisa certa uma vez mesmo que os amigos façam outra.',
    },
    prayer:
      'Jesus, a gente não quer só usar o teu nome: quer ser conhecido por ti. Alivia a bagagem na porta. Guarda-nos de lobos e de virar um. Dá tempo e sol para o fruto que ainda está verde.',
    leader: {
      lost: 'O grupo começa a citar líderes famosos. Não deixe: pergunte pelos próprios frutos. Também não transforme os poucos do 14 em conta de quem se salva.',
      tender:
        'Gente de consciência sensível sai do 23 apavorada. Diga que quem teme não conhecer Jesus já está olhando para ele. Quem foi enganado ou abusado por um líder precisa ouvir que o lobo é o culpado; escute a sós e, havendo crime, ajude a denunciar.',
      differ:
        'Uns leem o 21-23 como aviso de que se pode perder a salvação; outros, de que aquelas pessoas nunca a tiveram, já que ele diz nunca as ter conhecido. Todos concordam que a fé viva aparece na vida.',
    },
    comfort:
      'Árvore no inverno não mostra nada, e não está morta. Quem conhece você não espera fruto em toda estação. Fique perto da água.',
    closing: 'Mais do que palavras bonitas, que ele encontre em nós gente conhecida.',
    words: [
      'porta estreita',
      'porta larga',
      'caminho',
      'falsos profetas',
      'lobos',
      'pelos seus frutos',
      'arvore',
      'espinheiros',
      'figos',
      'nem todo o que me diz',
      'nunca vos conheci',
      'perdicao',
      'apertado',
    ],
  },
  {
    verses: '7:24-29',
    key: '7:24',
    title: 'O que a enchente revela',
    theme: 'os dois alicerces',
    themes: ['obediencia', 'palavra', 'sabedoria'],
    idea: 'A mesma tempestade bate em todas as casas; fica de pé a de quem não só ouviu Jesus, mas pôs em prática o que ele disse.',
    context:
      'É o fim do sermão do monte. Na Palestina, o leito seco de um riacho é chão plano e fácil para construir, até que a chuva do inverno o transforma em correnteza. Jesus fecha com uma história de obra e deixa a decisão nas mãos de quem ouviu.',
    retold: [
      {
        verses: '7:24-25',
        says: 'Jesus compara quem ouve e pratica as suas palavras ao homem prudente, que constrói a casa sobre a rocha. Vêm a chuva, as correntezas e os ventos, e ela não cai.',
      },
      {
        verses: '7:26-27',
        says: 'Quem ouve Jesus e não pratica é como o homem insensato, que constrói a casa sobre areia. Vêm a mesma chuva e os mesmos ventos, e a queda é grande.',
      },
      {
        verses: '7:28-29',
        says: 'As multidões se admiram do ensino de Jesus, porque ele fala com autoridade, e não como os escribas.',
      },
    ],
    read: {
      verses: '7:24-29',
      how: 'Todos fazem o som da chuva com os dedos na perna; o som cresce no 25 e no 27 e para de repente.',
    },
    observe: [
      {
        ask: 'O que as duas casas têm de igual?',
        verses: '7:24-27',
        listen: 'Construtor que ouviu, chuva, correnteza, vento: palavra por palavra.',
      },
      {
        ask: 'Qual é a única diferença entre os dois homens antes da tempestade?',
        verses: '7:24, 7:26',
        listen: 'Um pratica o que ouviu, o outro não.',
      },
      {
        ask: 'Como o povo reage ao ensino de Jesus, e por quê?',
        verses: '7:28-29',
        listen: 'Admira-se: ele fala com autoridade própria.',
      },
    ],
    interpret: [
      {
        ask: 'Por que, nos dias de sol, as duas casas pareciam iguais?',
        verses: '7:24, 7:26',
        listen: 'O alicerce não aparece; só a enchente o revela.',
      },
      {
        ask: 'Jesus não promete que a chuva vai desviar da casa prudente. O que ele promete, então?',
        verses: '7:25',
        listen: 'Que ela não cai. Fé não é telhado sem goteira; é chão firme.',
      },
      {
        ask: 'A rocha, na parábola, não é só acreditar em Jesus nem só admirá-lo. Que papel tem a prática em deixar a casa firme?',
        verses: '7:24, 7:28',
        listen: 'Cada obediência é um pedaço de alicerce; o povo admirou, e isso ainda é pouco.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a sua maior enchente, e o que ficou de pé quando a água baixou?',
        listen: 'Alguém pode dizer que nada ficou; acolha.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Em que parte da vida você tem feito acabamento bonito sobre areia: imagem, nota, corpo, namoro?',
        listen: 'Fale do seu primeiro, com humor.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Do sermão do monte inteiro, que frase você sabe de cor e ainda não virou tijolo?',
        listen: 'Ansiedade, perdão, sim que é sim: dê exemplos.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Antes da próxima crise, que costume simples reforçaria o chão da casa de vocês?',
        listen: 'Orar juntos, jantar sem tela, acertar contas na data.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem está começando a construir: que primeira coisa dita por Jesus você quer pôr em prática?',
        listen: 'Uma só. Alicerce se faz devagar.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Para quem está com água na porta agora, o que seria ajudar sem dar aula de engenharia?',
        listen: 'Balde, colo, comida; lição só depois.',
        for: ['adults', 'women', 'men'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte a sua pior história de obra, reforma ou móvel montado sem ler o manual.',
        bridge: 'Economizar no que não se vê sai caro. Jesus também contou uma história de obra.',
      },
      {
        text: 'Na praia ou no quintal, você era de construir castelo ou de pisar no castelo dos outros?',
        bridge:
          'Castelo de areia é ótimo até chegar a onda. Jesus fala de casas em que a gente mora.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos e sinta o chão firme sob os pés. Passe o peso de um pé para o outro. Repare: ele segura você sem esforço seu.',
      bridge: 'Jesus fala de um chão que aguenta a enchente.',
    },
    complete: [
      {
        name: 'Corte da casa',
        text: 'Desenhe uma casa e, abaixo, o que não se vê. Telhado, o que os outros veem: … Paredes, o que me ocupa: … Alicerce, o que eu pratico quando ninguém vê: … Trinca que já notei: …',
      },
      {
        name: 'Diário de obra',
        text: 'Ouvi Jesus dizer… Até hoje eu só… O primeiro tijolo, que ponho nesta semana, é… Quem vem conferir a obra comigo é…',
      },
    ],
    challenges: [
      {
        do: 'Releia Mateus 5 a 7 em três dias e escolha uma única frase para praticar até o próximo encontro.',
        tell: 'qual frase e qual foi o primeiro tijolo.',
      },
      {
        do: 'Visite ou ligue para alguém que está no meio de uma tempestade e ofereça um serviço concreto (buscar, lavar, cozinhar).',
        tell: 'o que a pessoa aceitou.',
      },
    ],
    children: {
      truth: 'Quem faz o que Jesus diz fica firme.',
      to7: {
        story:
          'Dois homens foram construir uma casa. O primeiro procurou uma pedra bem grande e firme. Cavou, cavou, suou muito e fez a casa em cima da rocha. O segundo tinha pressa. Achou a areia fofinha e fez a casa ali mesmo, rapidinho. As duas ficaram bonitas! Aí veio a chuva: ploc, ploc, ploc! O rio cresceu: vuuuum! O vento soprou: fuuuu! A casa da rocha nem se mexeu. E a casa da areia? Balançou, balançou e tchibum, caiu! Jesus disse: quem escuta a minha palavra e faz o que eu digo é igual ao homem da rocha.',
        activity:
          'Numa bacia, façam uma casinha de blocos sobre uma pedra e outra sobre areia ou farinha; com um regador, façam a chuva e vejam.',
        questions: [
          'Onde o primeiro homem fez a casa?',
          'O que aconteceu com a casa da areia?',
          'O que Jesus diz que você já pode fazer?',
        ],
      },
      to12: {
        story:
          'Para terminar o seu ensino no monte, Jesus contou a história de dois construtores. Naquela região havia riachos que secavam no verão e deixavam um chão liso, de areia: lugar ótimo para construir rápido. Um homem fez a casa ali. Outro teve trabalho dobrado: foi até a rocha e construiu nela. Nos dias de sol, quem passava não via diferença. Talvez a da areia até fosse mais bonita! Mas veio o inverno, a chuva desceu, a correnteza encheu o riacho seco e o vento bateu nas duas casas. Uma ficou de pé. A outra caiu, e foi uma queda enorme. Jesus explicou: os dois homens ouviram as minhas palavras, mas só um fez o que eu disse. Ouvir é bom. Achar bonito é bom. Mas o que segura a casa é fazer. A tempestade vem para todos; o chão faz a diferença.',
        activity:
          'Desafio de engenharia: com palitos e massinha, dois grupos constroem em dez minutos. Depois, um leque e um borrifador fazem a tempestade.',
        questions: [
          'O que as duas casas tinham de igual?',
          'Por que a diferença não aparecia no sol?',
          'Que ensino de Jesus você quer começar a fazer?',
        ],
      },
      challenge: 'Escolha uma frase de Jesus e pratique-a três vezes nesta semana.',
    },
    prayer:
      'Senhor, ouvimos muito e construímos pouco. Mostra a trinca enquanto ainda há sol. Segura as casas que estão na enchente hoje. E que cada palavra tua desça da memória para as mãos.',
    leader: {
      lost: 'Muitos leem como se fossem crentes contra descrentes. Na parábola, os dois ouviram Jesus. A pergunta é para quem está na sala.',
      tender:
        'Uma casa destruída por enchente, deslizamento, divórcio ou morte pode ser história real de alguém ali. Não insinue que caiu por falta de fé: a chuva veio para os dois. Pergunte de que a pessoa precisa.',
    },
    comfort:
      'Você pode estar contando telhas no meio da lama. Jesus também sabe recomeçar obra. Por hoje, a rocha só pede que você ponha os pés nela.',
    closing: 'Que amanhã cada um assente um tijolo daquilo que ouviu.',
    words: [
      'rocha',
      'areia',
      'casa sobre a rocha',
      'alicerce',
      'prudente',
      'insensato',
      'correnteza',
      'chuva',
      'ventos',
      'construiu',
      'edific',
      'fundament',
      'tempestade',
      'pratica',
    ],
  },
  {
    verses: '8:5-13',
    key: '8:8',
    title: 'Só uma palavra',
    theme: 'a fé que confia na palavra de Jesus',
    themes: ['fe', 'humildade', 'palavra'],
    idea: 'Um estrangeiro que se sabe indigno e confia na autoridade de Jesus acha o que muita gente de dentro não achou: basta uma palavra dele.',
    context:
      'Um centurião comandava perto de cem soldados de Roma, a força que ocupava o país. Um judeu que entrasse na casa dele ficaria mal falado. E o doente é um servo, gente que o império tratava como ferramenta. Nada nessa cena combina, e é isso que faz Jesus se admirar.',
    retold: [
      {
        verses: '8:5-7',
        says: 'Um centurião de Cafarnaum pede a Jesus pelo seu servo, paralítico e em grande sofrimento. Jesus diz que vai até lá e o curará.',
      },
      {
        verses: '8:8-9',
        says: 'O centurião diz que não é digno de receber Jesus sob o seu telhado, e que basta uma palavra. Ele mesmo dá ordens aos soldados, e eles obedecem.',
      },
      {
        verses: '8:10-13',
        says: 'Jesus se admira, pois nem em Israel achou tanta fé. Muitos virão de longe à mesa do Reino, outros ficarão de fora, e o servo é curado naquela hora.',
      },
    ],
    read: {
      verses: '8:5-13',
      how: 'Três vozes: narrador, centurião e Jesus. Quem lê o centurião fica de pé.',
    },
    observe: [
      {
        ask: 'Quem é o homem que se aproxima e por quem ele pede?',
        verses: '8:5-6',
        listen: 'Um oficial romano, e pede por um servo que sofre.',
      },
      {
        ask: 'Jesus se oferece para ir. Por que o centurião diz que não é preciso?',
        verses: '8:7-8',
        listen: 'Sente-se indigno e crê que uma palavra basta.',
      },
      {
        ask: 'O que deixa Jesus maravilhado?',
        verses: '8:10',
        listen: 'Achar fora de Israel uma fé como não achou dentro.',
      },
    ],
    interpret: [
      {
        ask: 'Como a experiência de dar e receber ordens ajudou esse homem a entender quem é Jesus?',
        verses: '8:9',
        listen: 'Quem está sob autoridade sabe que a palavra age a distância.',
      },
      {
        ask: 'Humildade e confiança aparecem na mesma frase. Por que achar-se indigno não o afastou de pedir?',
        verses: '8:8',
        listen: 'Ele não olha para o próprio mérito; olha para o poder e a bondade de Jesus.',
      },
      {
        ask: 'O que a mesa com gente “do oriente e do ocidente” diz aos que se achavam donos dos lugares?',
        verses: '8:11-12',
        listen: 'Convite largo e aviso sério: lugar não se herda por costume.',
      },
    ],
    live: [
      {
        ask: 'Por quem de fora da sua família você pediria ajuda com a mesma aflição desse homem?',
        listen: 'O pedido dele era por um empregado.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Como são tratadas por você as pessoas que trabalham para você ou abaixo de você?',
        listen: 'Diarista, porteiro, estagiário: peça gestos concretos.',
        for: ['adults', 'women'],
      },
      {
        ask: 'Quem na sua escola ou no seu trabalho parece longe da fé e talvez tenha mais fé do que muita gente da igreja?',
        listen: 'Cuidado com rótulos; Jesus se admirou de um soldado inimigo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que você precisa ver ou sentir para acreditar que Deus agiu?',
        listen: 'O centurião foi para casa com uma palavra.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'Que privilégio de quem é de casa já deixou você acomodado diante de Jesus?',
        listen: 'Conhecer tudo de cor pode tirar o espanto.',
        for: ['long-believers'],
      },
      {
        ask: 'Que palavra de Deus você segura agora, a distância, por alguém que está longe ou doente?',
        listen: 'Não prometa cura; ore em seguida, pelo nome.',
        for: ['parents', 'elderly', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é de mandar ou de obedecer? Conte de um chefe, técnico ou professor que falava uma vez só e todo mundo fazia.',
        bridge:
          'Um oficial romano olhou para Jesus e reconheceu esse tipo de autoridade, só que maior.',
      },
      {
        text: 'De quem você ficaria com vergonha de receber visita hoje, do jeito que está a casa?',
        bridge:
          'Houve um homem que achou que a casa dele não servia para Jesus. E não era pela louça.',
        for: ['women', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Diga bem baixo, três vezes, com pausa: dize somente uma palavra. Não complete. Espere.',
      bridge: 'Foi com essa frase que um estranho tocou o coração de Jesus.',
    },
    complete: [
      {
        name: 'Pedido por outro',
        text: 'Senhor, há alguém que está… (sem nome, se preferir). O que eu vejo dele e me dói é… Eu não posso… O Senhor pode… Dize uma palavra sobre…',
      },
      {
        name: 'Organograma',
        text: 'Desenhe quem manda em você e quem depende das suas ordens. Agora ponha Jesus no alto. O que muda em como obedeço: … O que muda em como mando: …',
      },
    ],
    challenges: [
      {
        do: 'Descubra o nome e uma preocupação de alguém que serve você (na portaria, no caixa, na limpeza) e ore por isso todos os dias.',
        tell: 'o que a pessoa contou, no que puder ser dito.',
      },
      {
        do: 'Escolha uma frase de Jesus e aja como se ela fosse ordem dada hoje: sem pedir segunda via.',
        tell: 'qual frase e o que você fez.',
      },
    ],
    children: {
      truth: 'Uma palavra de Jesus pode tudo.',
      to7: {
        story:
          'Um soldado importante veio correndo até Jesus. Ele mandava em cem soldados! Quando dizia vai, eles iam. Quando dizia vem, eles vinham. Mas agora ele estava triste. O ajudante dele estava na cama, muito doente, e não conseguia se mexer. Senhor, ajuda! Jesus respondeu: eu vou lá. O soldado disse: não precisa entrar na minha casa, eu nem mereço. Fale só uma palavrinha, e ele vai ficar bom! Jesus ficou admirado: que fé grande! Então disse: vá, vai ser como você acreditou. E naquela mesma hora, lá longe, na casa, o ajudante ficou bom!',
        activity:
          'Vivo ou morto diferente: uma criança é o capitão e diz vai, vem, senta, pula. No fim, todas dizem juntas: Jesus fala, e acontece.',
        questions: [
          'Por quem o soldado pediu?',
          'Jesus precisou ir até a casa?',
          'Por que pessoa longe você quer orar?',
        ],
      },
      to12: {
        story:
          'Em Cafarnaum morava um centurião, um chefe de soldados romanos. O povo não gostava dos romanos, que tinham tomado o país. Mas esse homem procurou Jesus, e não foi para prender ninguém: veio pedir por um servo que sofria muito. Jesus respondeu na hora: eu vou curá-lo. Aí o centurião disse uma coisa inesperada: Senhor, eu não sou digno de que entre na minha casa. Diga só uma palavra. Eu sei como é: quando mando um soldado, ele vai, mesmo que eu não veja. Se o Senhor mandar, a doença obedece. Jesus ficou maravilhado. Virou-se para o povo e disse que nem em Israel tinha visto tanta fé, e que gente do mundo todo se sentaria à mesa de Deus. E ao centurião: vá, será como você creu. Na mesma hora o servo ficou bom, sem remédio, sem visita, só pela palavra.',
        activity:
          'Telefone de fé: um grupo fica em outro cômodo e obedece a ordens levadas por um mensageiro. Conversem: como é fazer algo por uma palavra de quem você não vê?',
        questions: [
          'Por que era estranho um centurião procurar Jesus?',
          'O que ele entendia sobre autoridade?',
          'Em que palavra de Jesus você confia mesmo sem ver?',
        ],
      },
      challenge: 'Ore por alguém doente e mande-lhe um desenho ou um recado.',
    },
    prayer:
      'Senhor, não somos dignos de que entres em nossa casa, e mesmo assim o Senhor disse: eu irei. Dize uma palavra sobre quem amamos e sobre quem nos serve. E guarda um lugar à mesa para quem ainda vem de longe.',
    leader: {
      lost: 'Alguém conclui que fé forte sempre cura. O texto mostra em quem ele confiou, e não uma técnica. Não meça a fé de doente nenhum.',
      tender:
        'Se houver doença grave em alguma família, avise antes que vai haver oração e pergunte se a pessoa quer. Ore sem garantir resultado e combine ajuda prática: carona, refeição, noite no hospital.',
      differ:
        'Os católicos repetem a frase do versículo 8 antes da comunhão; outras igrejas a usam na oração. É a mesma confiança em momentos diferentes.',
    },
    comfort:
      'Você talvez não possa estar ao lado de quem ama. A palavra de Jesus não depende de estrada nem de horário de visita. Diga o nome dessa pessoa e deixe que ele vá.',
    closing: 'Uma palavra dele ainda chega aonde a gente não chega.',
    words: [
      'centuriao',
      'cafarnaum',
      'nao sou digno',
      'uma palavra',
      'servo',
      'paralitico',
      'autoridade',
      'soldados',
      'tanta fe',
      'oriente e do ocidente',
      'romano',
      'criado',
    ],
  },
  {
    verses: '8:23-34',
    key: '8:27',
    title: 'Que homem é este?',
    theme: 'a autoridade de Jesus',
    themes: ['medo', 'fe', 'esperanca', 'identidade'],
    idea: 'O mesmo Jesus que dorme no barco manda no vento e liberta dois homens que ninguém conseguia ajudar; diante dele uns se admiram e outros pedem que vá embora.',
    context:
      'O dia foi cheio de doentes (8:16), e dois homens quiseram segui-lo; a um deles Jesus disse que não tinha onde reclinar a cabeça (8:18-22). Então ele entra no barco e dorme. Do outro lado do lago a terra é de gente de fora de Israel, que criava porcos, bicho que os judeus não comiam. As duas cenas juntas fazem uma pergunta: “Quem é este?”',
    retold: [
      {
        verses: '8:23-25',
        says: 'Jesus entra no barco com os discípulos e dorme, enquanto uma tempestade cobre o barco de ondas. Os discípulos o acordam e pedem que os salve.',
      },
      {
        verses: '8:26-27',
        says: 'Jesus pergunta por que têm medo, repreende os ventos e o mar, e faz-se grande calmaria. Os discípulos se admiram e perguntam quem é este.',
      },
      {
        verses: '8:28-29',
        says: 'Do outro lado, dois endemoninhados que saíam dos sepulcros, tão ferozes que ninguém passava ali, gritam e chamam Jesus de Filho de Deus.',
      },
      {
        verses: '8:30-32',
        says: 'Os demônios pedem para entrar numa manada de porcos. Jesus diz uma palavra, os demônios saem, e os porcos se lançam no mar e morrem.',
      },
      {
        verses: '8:33-34',
        says: 'Os que cuidavam dos porcos fogem e contam tudo na cidade. A cidade inteira sai ao encontro de Jesus e pede que ele vá embora.',
      },
    ],
    read: {
      verses: '8:23-34',
      how: 'Na primeira cena (23-27), o grupo faz o barulho da chuva com os dedos e para de repente no 26. Na segunda (28-34), uma voz só, sem teatro e sem gritos.',
    },
    observe: [
      {
        ask: 'O que Jesus está fazendo na tempestade, e o que os discípulos fazem?',
        verses: '8:24-25',
        listen: 'Dorme; eles o acordam: “Senhor, salva-nos!”',
      },
      {
        ask: 'O que Jesus diz e faz, e que pergunta fica no ar?',
        verses: '8:26-27',
        listen: 'Por que tendes medo; repreende ventos e mar; quem é este?',
      },
      {
        ask: 'Como viviam os dois homens, e o que dizem ao ver Jesus?',
        verses: '8:28-29',
        listen: 'Nos sepulcros, ferozes, ninguém passava; chamam-no Filho de Deus.',
      },
      {
        ask: 'Como termina a cena para os homens, os porcos e a cidade?',
        verses: '8:31-34',
        listen: 'Os demônios saem; os porcos morrem; a cidade pede que Jesus se retire.',
      },
    ],
    interpret: [
      {
        ask: 'A oração dos discípulos é curta e cheia de medo. O que ela tem de fé, e o que lhe falta?',
        verses: '8:25-26',
        listen: 'Correm para ele; ainda não sabem quem está no barco.',
        follow: 'Que oração curta você faz quando não dá tempo de fazer outra?',
      },
      {
        ask: 'Jesus fala com o vento e com os demônios, e é obedecido. O que Mateus quer que a gente responda à pergunta do 27?',
        verses: '8:26-27, 8:29, 8:32',
        listen:
          'É mais do que mestre: tem a autoridade de Deus; os demônios o dizem antes dos amigos.',
      },
      {
        ask: 'Dois homens ficaram livres, e a cidade pediu que Jesus fosse embora. Por que alguém preferiria ficar sem ele?',
        verses: '8:33-34',
        listen: 'Medo do que não controlam, prejuízo, costume; os porcos pesaram mais que os dois.',
      },
    ],
    live: [
      {
        ask: 'Que tempestade está batendo no seu barco, e como você anda acordando Jesus?',
        listen: 'Gritos, silêncio, pressa. Ele ouviu até o grito de pouca fé.',
      },
      {
        ask: 'O que você teria receio de perder se Jesus mandasse de verdade na sua vida?',
        listen: 'Os porcos de cada um: lucro, controle, hábito. Sem pressão.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Por que caminho da sua cidade ou da escola ninguém quer passar, por causa de quem está lá?',
        listen: 'Gente evitada; o que seria chegar perto com segurança.',
        for: ['teens', 'young', 'long-believers'],
      },
      {
        ask: 'Como se dorme, na sua casa, em noite de tempestade: contas, doença, filho fora?',
        listen: 'Truques e orações. Riam um pouco.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Quando parece que Jesus dorme, o que você ainda sabe sobre ele?',
        listen: 'Que está no barco; que ouve; que manda no mar.',
        for: ['mourning', 'adults', 'singles'],
      },
      {
        ask: 'Se tivesse de responder hoje à pergunta que homem é este?, o que diria com sinceridade?',
        listen: 'Toda resposta vale; anotem e voltem a ela.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que lugar barulhento você consegue dormir: ônibus, rede, sofá com a televisão ligada?',
        bridge: 'Jesus dormia num barco coberto pelas ondas.',
      },
      {
        text: 'Qual foi o maior susto que você levou na água, na chuva ou na estrada?',
        bridge: 'Uns pescadores acostumados ao lago pensaram que iam morrer.',
        for: ['adults', 'young', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Ouça os ruídos à sua volta por um minuto. Depois ouça os de dentro: preocupação, pressa, medo.',
      bridge: 'Leia sobre uma palavra que fez grande calmaria.',
    },
    complete: [
      {
        name: 'No barco',
        text: 'Desenhe um barco. Nas ondas: o que me cobre é … . Dentro, os nomes de quem está comigo: … . Na popa, Jesus. Embaixo, a minha oração de três palavras: … .',
      },
      {
        name: 'Fica ou vai?',
        text: 'Complete só para você: Eu peço que Jesus fique em … . Sem perceber, peço que ele se retire de … . Tenho medo de que ele mexa em … . Hoje eu digo a ele … .',
      },
    ],
    challenges: [
      {
        do: 'Em cada susto ou aperto desta semana, ore primeiro as palavras dos discípulos: Senhor, salva-nos. Depois faça o que precisa ser feito.',
        tell: 'em que hora você orou assim e o que veio depois.',
      },
      {
        do: 'Informe-se sobre um serviço da sua cidade que cuida de gente que todos evitam, como um abrigo ou um CAPS, e veja de que ajuda ele precisa.',
        tell: 'que serviço encontrou e do que precisa.',
      },
    ],
    children: {
      truth: 'Jesus manda no vento e cuida de mim.',
      to7: {
        story:
          'Jesus e os amigos entraram num barco. Jesus estava cansado e dormiu. Aí o vento soprou forte: vuuu! As ondas subiram: ploft, ploft! A água entrava no barco. Os amigos ficaram com muito medo e correram para Jesus: Senhor, salva-nos! Jesus acordou. Ele perguntou: por que vocês estão com medo? Então ficou de pé e falou com o vento e com o mar. E sabe o que aconteceu? Tudo ficou quietinho. Nem uma ondinha. Os amigos abriram a boca de admiração: quem é este? Até o vento e o mar obedecem a ele! É Jesus, e ele está no barco com a gente.',
        activity:
          'Segurem as pontas de um lençol e façam ondas com um barquinho de papel. Quando alguém diz a palavra de Jesus, quieto!, todos param.',
        questions: [
          'O que Jesus fazia no barco?',
          'O que os amigos disseram a ele?',
          'O que você fala para Jesus quando está com medo?',
        ],
      },
      to12: {
        story:
          'O dia tinha sido cheio, e Jesus entrou no barco para atravessar o lago. Deitou e dormiu. De repente veio uma tempestade tão grande que as ondas cobriam o barco. Alguns discípulos eram pescadores e conheciam bem aquele lago; mesmo assim pensaram que iam morrer. Acordaram Jesus: Senhor, salva-nos! Ele perguntou por que tinham medo, levantou-se e deu ordem aos ventos e ao mar. Fez-se uma grande calmaria. Quem é este, perguntaram, que até o vento e o mar obedecem? Do outro lado havia dois homens que sofriam tanto que moravam longe de todos, e ninguém passava por ali. Jesus os libertou com uma palavra. Você pensa que a cidade fez festa? Ficou com medo e pediu que ele fosse embora. Jesus tem todo o poder, mas não fica à força em lugar nenhum. E você: pede que ele fique?',
        activity:
          'Teatro em duas cenas: o barco e a cidade. No fim, cada um escreve numa vela de papel a sua resposta à pergunta: quem é este?',
        questions: [
          'Por que até os pescadores tiveram medo?',
          'O que Jesus fez com uma palavra?',
          'Por que você gostaria que Jesus ficasse perto?',
        ],
      },
      challenge: 'Quando tiver medo, respire e diga: Jesus, fica no barco comigo.',
    },
    prayer:
      'Senhor, salva-nos! A nossa fé é pouca, mas é para ti que corremos. Manda calar o vento lá fora e o medo aqui dentro. Liberta quem ninguém consegue ajudar. E não atendas quando, por medo, pedirmos que te vás: fica conosco. Amém.',
    leader: {
      lost: 'Porcos e demônios roubam a noite. Explique pouco: a terra era de gente de fora de Israel, e Marcos e Lucas falam de um só dos homens. Volte às duas perguntas: quem é este, e por que pediram que fosse embora?',
      tender:
        'Quem tem doença mental, ou parente assim, pode ouvir que é coisa de demônio. Diga com clareza: este texto não é diagnóstico de ninguém, e tratamento e remédio são cuidado de Deus (CAPS). Desejo de morrer: CVV, 188. Quem sofreu enchente ou afogamento: avise antes.',
      differ:
        'Sobre demônios hoje há cristãos que oram expulsando-os com frequência, outros que o fazem raramente e com cuidado médico junto, e outros que veem aqui sobretudo um sinal do Reino naquele tempo. Todos confessam que Jesus tem autoridade sobre o mal.',
    },
    comfort:
      'A oração dos discípulos foi um grito de gente apavorada, e bastou. Jesus não esperou que tivessem fé bonita para acalmar o mar. Grite, se precisar. Ele está no barco.',
    closing: 'Quem é este? Aquele que está no barco conosco.',
    words: [
      'senhor salva nos',
      'homens de pouca fe',
      'repreendeu os ventos',
      'grande calmaria',
      'grande bonanca',
      'que homem e este',
      'quem e este que ate os ventos',
      'ventos e o mar lhe obedecem',
      'gergesenos',
      'gadarenos',
      'dois endemoninhados',
      'manada de porcos',
      'retirasse do territorio deles',
    ],
  },
  {
    verses: '9:9-13',
    key: '9:13',
    title: 'A mesa na casa do cobrador',
    theme: 'a misericórdia de Jesus',
    themes: ['graca', 'salvacao', 'comunhao'],
    idea: 'Jesus chama quem ninguém chamaria e senta à mesa com gente malvista, porque veio como médico, e a misericórdia vale mais que qualquer cerimônia.',
    context:
      'Mateus cobrava imposto para quem mandava no país e podia ficar com a diferença: para os vizinhos, era traidor e ladrão. Comer junto, ali, era declarar amizade. É o próprio Mateus, segundo a tradição, quem conta esta história, em poucas linhas.',
    retold: [
      {
        verses: '9:9-10',
        says: 'Jesus vê Mateus sentado na coletoria de impostos e o chama, e ele se levanta e o segue. Na casa, muitos publicanos e pecadores se sentam à mesa com Jesus.',
      },
      {
        verses: '9:11-13',
        says: 'Os fariseus perguntam por que ele come com essa gente. Jesus responde que são os doentes que precisam de médico, e que não veio chamar os justos, mas os pecadores.',
      },
    ],
    read: {
      verses: '9:9-13',
      how: 'Sentem-se em volta de uma mesa com algo de comer. Sirvam depois do versículo 10 e leiam o resto comendo.',
    },
    observe: [
      {
        ask: 'Onde Mateus está quando Jesus o vê, e o que acontece em seguida?',
        verses: '9:9',
        listen: 'Sentado no posto de cobrança; ouve duas palavras e se levanta.',
      },
      {
        ask: 'Quem está à mesa na casa, e quem olha de fora?',
        verses: '9:10-11',
        listen: 'Publicanos, pecadores, Jesus e os discípulos; os fariseus comentam.',
      },
      {
        ask: 'A que profissão Jesus se compara, e que lição de casa ele passa aos críticos?',
        verses: '9:12-13',
        listen: 'Médico; que aprendam o que é querer misericórdia.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não diz a Mateus que mude primeiro e venha depois. O que faz um convite mudar alguém mais do que uma condição?',
        verses: '9:9-10',
        listen: 'Ser visto e querido abre o que a cobrança fecha.',
      },
      {
        ask: 'Os fariseus não falam com Jesus, falam com os discípulos. O que a pergunta deles revela sobre a mesa que eles teriam?',
        verses: '9:11',
        listen: 'Mesa de iguais, para não se contaminar.',
      },
      {
        ask: 'Se só doente procura médico, que perigo corre quem se acha são?',
        verses: '9:12-13',
        listen: 'Fica fora da consulta, não por falta de convite.',
        follow: 'Como conciliar misericórdia com o chamado ao arrependimento que Jesus faz?',
      },
    ],
    live: [
      {
        ask: 'Quem você não convidaria para jantar, e o que teme que pensem?',
        listen: 'Responder por dentro basta.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Em que mesa do recreio, do refeitório ou do jogo Jesus estaria sentado hoje?',
        listen: 'Pergunte quem come sozinho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você achava que precisava arrumar antes de chegar perto de Deus?',
        listen: 'Vida, roupa, vício, passado; celebre quem veio sem arrumar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há quantos anos você não precisa de médico na fé, e que exame anda adiando?',
        listen: 'Brinque com a imagem; depois deixe o silêncio agir.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'Mateus apresentou Jesus aos colegas de profissão. Que amigos seus ficariam à vontade com o seu jeito de falar de Deus?',
        listen: 'Uma mesa convence mais que um folheto.',
        for: ['adults', 'singles', 'young'],
      },
      {
        ask: 'Onde a sua família tem sido rigorosa com cerimônias e econômica em misericórdia?',
        listen: 'Horário, casa arrumada, notas; e um abraço a menos.',
        for: ['parents', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Se pudesse convidar três pessoas, vivas, de qualquer canto, para comer na sua casa, quem seria e qual o prato?',
        bridge: 'Lista de convidados diz muito sobre a gente. Vamos ver a de Jesus.',
      },
      {
        text: 'Qual a maior multa, taxa ou boleto que já fez você querer brigar com quem cobrou?',
        bridge: 'Ninguém gosta do cobrador. Foi a um deles que Jesus disse que o seguisse.',
        for: ['adults', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha um lugar a mais na mesa: um prato, um copo. Deixe a cadeira puxada. Sente-se em frente, em silêncio.',
      bridge: 'Jesus gostava de mesas assim, e dos lugares que ninguém queria ocupar.',
    },
    complete: [
      {
        name: 'Lista de convidados',
        text: 'Desenhe uma mesa redonda com oito lugares. Escreva quem costuma se sentar nela. Deixe duas cadeiras vazias e escreva nelas quem Jesus poria ali: … e … O que eu serviria: …',
      },
      {
        name: 'Ficha do paciente',
        text: 'Onde dói: … Há quanto tempo: … O que já tentei por conta própria: … O que eu escondo do médico: … O que espero ouvir dele: …',
      },
    ],
    challenges: [
      {
        do: 'Coma com alguém de fora do seu círculo, na sua casa ou num banco de praça, e deixe a pessoa falar mais.',
        tell: 'o que a comida facilitou.',
      },
      {
        do: 'Fale bem, uma vez por dia, de alguém de quem todo mundo fala mal, desde que seja verdade.',
        tell: 'o que aconteceu com a conversa na roda.',
      },
    ],
    children: {
      truth: 'Jesus quer ser amigo até de quem errou.',
      to7: {
        story:
          'Mateus ficava sentado numa mesinha pegando moedas: plim, plim, plim. Ele cobrava das pessoas e às vezes pegava a mais. Ninguém gostava dele. Ninguém o convidava para brincar nem para jantar. Um dia Jesus passou, olhou bem para ele e disse: vem comigo! Eu? Sim, você! Mateus se levantou na hora e foi. Ficou tão feliz que fez um jantar e chamou os amigos para conhecer Jesus. Uns homens bravos disseram: por que ele come com gente ruim? Jesus respondeu: quem precisa de médico, quem está bom ou quem está dodói? Eu vim ajudar quem precisa.',
        activity:
          'Façam um piquenique de faz de conta. Cada criança chama outra pelo nome e diz: vem sentar comigo! Até que ninguém fique fora da toalha.',
        questions: [
          'Por que ninguém gostava de Mateus?',
          'O que Jesus disse a ele?',
          'Quem você pode chamar para sentar com você?',
        ],
      },
      to12: {
        story:
          'Na saída da cidade havia uma mesa de impostos, e nela um homem chamado Mateus. Ele trabalhava para os romanos e podia cobrar mais do que devia. Os vizinhos viravam a cara quando passavam. Jesus passou e não virou a cara. Olhou e disse apenas: segue-me. Mateus se levantou, deixou a mesa e foi. Depois deu um jantar, e quem apareceu? Outros cobradores e um monte de gente malfalada. Jesus se sentou no meio deles, tranquilo. Lá fora, os fariseus reclamaram com os discípulos: por que o mestre de vocês come com essa gente? Jesus ouviu e respondeu: quem está com saúde não precisa de médico; quem precisa é o doente. Eu não vim chamar quem se acha perfeito. Vim chamar quem errou, para mudar de vida. Mateus nunca esqueceu aquele dia. Foi ele quem escreveu esta história.',
        activity:
          'Montem um cardápio do jantar de Mateus, com nomes divertidos (sopa de segunda chance, pão de perdão), e façam convites para alguém que costuma ficar de fora.',
        questions: [
          'Por que comer junto era tão importante?',
          'Por que Jesus se comparou a um médico?',
          'Quem na sua escola precisa de um convite?',
        ],
      },
      challenge: 'Sente no lanche ao lado de alguém que costuma ficar sozinho.',
    },
    prayer:
      'Jesus, obrigado por sentar à nossa mesa antes de a gente arrumar a casa. Cura o que escondemos do médico. Alarga a nossa mesa, e ensina-nos a querer misericórdia mais do que aparência.',
    leader: {
      lost: 'A roda se divide entre acolher e corrigir. No texto as duas coisas vêm juntas: ele come com eles e chama ao arrependimento. Não solte nenhuma ponta.',
      tender:
        'Quem já foi excluído de igreja pode se emocionar ou se irritar. Ouça sem defender instituição. E cuidado com a palavra pecadores apontada para grupos de pessoas: no texto, quem precisa de médico somos todos.',
    },
    comfort:
      'O médico não se espanta com a ferida. Você pode chegar sem explicação, sem roupa boa, sem melhora nenhuma para mostrar.',
    closing: 'Há um lugar à mesa, e ele já disse o seu nome.',
    words: [
      'mateus',
      'publicano',
      'publicanos',
      'coletoria',
      'cobrador',
      'segue me',
      'medico',
      'doentes',
      'misericordia quero',
      'misericordia e nao sacrificio',
      'fariseus',
      'mesa',
      'levi',
    ],
  },
  {
    verses: '9:35-38',
    key: '9:36',
    title: 'Olhos que se demoram na multidão',
    theme: 'a compaixão e a colheita',
    themes: ['missao', 'proximo', 'oracao'],
    idea: 'Jesus vê gente cansada onde outros veem multidão, e a compaixão dele vira duas coisas: um pedido ao dono da colheita e um convite a quem pede.',
    context:
      'Mateus resume meses de estrada: povoado por povoado, sinagoga por sinagoga. Ovelha sem pastor, naquela terra, não era só triste: era presa de lobo e de barranco. Logo depois deste pedido de oração, os mesmos discípulos que oraram serão enviados (10:1).',
    retold: [
      {
        verses: '9:35-36',
        says: 'Jesus anda por cidades e aldeias, ensina e cura toda doença. Ao ver as multidões, tem compaixão, porque estão desamparadas, como ovelhas que não têm pastor.',
      },
      {
        verses: '9:37-38',
        says: 'Jesus diz aos discípulos que a colheita é grande e os trabalhadores são poucos. Que peçam ao Senhor da colheita que envie trabalhadores.',
      },
    ],
    read: {
      verses: '9:35-38',
      how: 'Leiam uma vez em silêncio, com o dedo na palavra que mais toca. Depois alguém lê em voz alta, e cada um repete a sua palavra ao ouvi-la.',
    },
    observe: [
      {
        ask: 'Quais são as três atividades de Jesus pelo caminho?',
        verses: '9:35',
        listen: 'Ensinar, pregar e curar: cabeça, coração e corpo.',
      },
      {
        ask: 'Com que palavras Mateus descreve o estado das multidões?',
        verses: '9:36',
        listen: 'Desgarradas e desamparadas, sem pastor.',
      },
      {
        ask: 'Diante da colheita grande, qual é a primeira coisa que Jesus manda fazer?',
        verses: '9:37-38',
        listen: 'Rogar; antes de sair correndo, pedir ao dono.',
      },
    ],
    interpret: [
      {
        ask: 'A palavra traduzida por compaixão fala das entranhas. Que diferença há entre ter pena e sentir na barriga a dor do outro?',
        verses: '9:36',
        listen: 'Pena olha de cima; compaixão chega perto e faz.',
      },
      {
        ask: 'Outros veriam ali um problema, e ele vê uma colheita. Por que chamar de grande uma coisa que parece só cansaço?',
        verses: '9:36-37',
        listen: 'Gente ferida está mais aberta do que se pensa.',
      },
      {
        ask: 'Se a colheita tem dono, que peso sai dos nossos ombros, e qual fica?',
        verses: '9:38',
        listen: 'Não salvamos ninguém; mas quem ora se torna disponível.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar cheio você passa de fone no ouvido, sem ver ninguém, e quem poderia estar desamparado ali?',
        listen: 'Metrô, pátio, shopping, arquibancada.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que notícia ou pessoa ainda mexe com as suas entranhas, e qual já não mexe mais?',
        listen: 'Cansaço de compaixão existe; não envergonhe ninguém.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem, na sua rua, é cuidado por todo mundo e quem não é cuidado por ninguém?',
        listen: 'Tente chegar a um nome e a um gesto.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Quando você era ovelha desgarrada, de que jeito alguém chegou até você?',
        listen: 'Ou talvez ainda esteja esperando: acolha.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Com o tempo e o dom que você tem hoje, que parte da colheita caberia na sua mão: ensinar, anunciar ou cuidar?',
        listen: 'Ninguém precisa fazer as três.',
        for: ['singles', 'men', 'adults'],
      },
      {
        ask: 'Como a sua casa poderia ser, uma vez por mês, um pasto seguro para alguém?',
        listen: 'Mesa, sofá, lição de escola, conversa.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já se perdeu de alguém numa multidão, na feira, na praia, no estádio? Quem achou quem?',
        bridge:
          'Estar perdido no meio de muita gente é uma solidão estranha. Jesus percebia isso em cada rosto.',
      },
      {
        text: 'Já colheu alguma coisa com as próprias mãos: manga no pé, café, alface de horta, jabuticaba do vizinho?',
        bridge:
          'Colheita não espera muito: passa do ponto. Jesus usou essa imagem para falar de gente.',
        for: ['elderly', 'adults', 'parents'],
      },
    ],
    quiet: {
      text: 'Passe na memória, devagar, três rostos que você viu hoje sem reparar: no ônibus, no mercado, no elevador. Olhe de novo.',
      bridge: 'Jesus via as multidões assim, rosto por rosto.',
    },
    complete: [
      {
        name: 'Lista do dono da colheita',
        text: 'Senhor da colheita, envia alguém para… (um lugar). Envia alguém para… (uma pessoa). Se quiser, envia-me para… E me dá antes disso…',
      },
      {
        name: 'Três janelas',
        text: 'Divida a folha em três. Janela da casa, vejo gente cansada em: … Janela do trabalho ou da escola, vejo: … Janela do bairro, vejo: … Pinte a janela por onde você vai sair nesta semana.',
      },
    ],
    challenges: [
      {
        do: 'Às 9h38 de cada dia (pode pôr no despertador), peça por meio minuto que Deus envie trabalhadores à colheita.',
        tell: 'que nome começou a aparecer na sua oração.',
      },
      {
        do: 'Ande quinze minutos pelo seu bairro sem celular, orando por quem encontrar, e pare para conversar com uma pessoa.',
        tell: 'o que você viu que nunca tinha visto.',
      },
    ],
    children: {
      truth: 'Jesus vê cada pessoa e cuida dela.',
      to7: {
        story:
          'Jesus andava muito! Ia numa cidade, depois na outra, depois naquela pequenininha lá no alto. Em cada uma ele ensinava, contava do Reino de Deus e curava os doentes. E sempre vinha muita gente. Jesus olhava e o coração dele ficava apertado. Sabe por quê? Aquelas pessoas pareciam ovelhinhas perdidas, sem pastor, béé, béé, com medo e com fome. Então ele disse aos amigos: é como um campo enorme cheio de trigo maduro, mas tem pouca gente para colher. Peçam a Deus que mande ajudantes! E adivinhe quem Deus quis mandar para ajudar? Aqueles amigos mesmos. E você também pode!',
        activity:
          'Espalhe bolinhas de algodão pela sala: são ovelhas perdidas. As crianças procuram, contam quantas acharam e as levam com cuidado ao colo de quem é o pastor.',
        questions: [
          'Com o que as pessoas se pareciam?',
          'O que Jesus pediu aos amigos?',
          'Quem está triste e precisa de um ajudante?',
        ],
      },
      to12: {
        story:
          'De aldeia em aldeia, a pé, na poeira, Jesus ensinava, anunciava a boa notícia e curava doentes. Os discípulos viam multidões: barulho, empurrão, calor. Jesus via outra coisa. Via uma mãe sem dormir, um menino que ninguém chamava, um velho com medo. A Bíblia diz que ele teve compaixão, uma palavra que quer dizer sentir lá dentro, na barriga, a dor do outro. Para ele, o povo parecia ovelhas sem pastor: cansadas, espalhadas, sem saber aonde ir. Então disse: a colheita é grande e os trabalhadores são poucos. Peçam ao dono da colheita que mande mais gente. Os discípulos devem ter orado. E no capítulo seguinte, adivinhe quem Jesus mandou? Eles! Cuidado com essa oração: às vezes a resposta tem o seu nome.',
        activity:
          'Mapa da compaixão: desenhem a escola ou a rua vista de cima e marquem com um coração os lugares onde alguém costuma ficar só. Escolham um coração para agir.',
        questions: [
          'O que Jesus via nas multidões que os outros não viam?',
          'O que ele mandou pedir a Deus?',
          'Onde você poderia ser um trabalhador da colheita?',
        ],
      },
      challenge: 'Repare num colega triste, pergunte o nome dele e brinque com ele.',
    },
    prayer:
      'Senhor da colheita, empresta-nos os teus olhos, mesmo que doa. Envia gente aos lugares de onde todos passam longe. E se quiseres nos enviar, dá primeiro compaixão, depois coragem.',
    leader: {
      lost: 'A conversa vira estatística de missões ou culpa por não evangelizar. Traga de volta a um rosto concreto e a uma oração concreta.',
      tender:
        'Quem cuida de muita gente (mães, enfermeiros, professores, líderes) pode estar esgotado e ouvir mais uma cobrança. Diga-lhes que a ordem do texto é pedir ajuda, e pergunte quem cuida deles.',
    },
    comfort:
      'Pode ser que neste momento você não seja o trabalhador, e sim a ovelha no barranco. Então este texto é sobre os olhos que já viram você.',
    closing: 'A colheita tem dono; que ele nos mande para onde os olhos dele já estão.',
    words: [
      'colheita',
      'seara',
      'ceifeiros',
      'trabalhadores',
      'compaixao',
      'ovelhas que nao tem pastor',
      'multidoes',
      'desgarradas',
      'desamparadas',
      'rogai',
      'aldeias',
      'missoes',
    ],
  },
  {
    verses: '10:1-16',
    key: '10:8',
    title: 'Enviados de mãos leves',
    theme: 'a missão dos doze',
    themes: ['missao', 'discipulado', 'generosidade', 'servico'],
    idea: 'Jesus chama gente comum pelo nome e manda sem bagagem levar o que recebeu de graça: cura, paz na porta e a notícia de que o Reino chegou perto.',
    context:
      'Jesus viu as multidões como ovelhas sem pastor e pediu oração por trabalhadores (9:36-38). Agora envia discípulos que ouviram esse pedido. Nesta primeira viagem vão só a Israel; depois da ressurreição irão a todas as nações (28:19). Entre os doze há pescadores, um cobrador de impostos e um zelote, talvez de um grupo contrário a Roma. Depois ele avisa que haverá perseguição (10:17-39).',
    retold: [
      {
        verses: '10:1-4',
        says: 'Jesus chama os doze discípulos e lhes dá poder para expulsar espíritos imundos e curar doenças. O primeiro é Pedro, e entre eles está Judas, que o traiu.',
      },
      {
        verses: '10:5-8',
        says: 'Jesus envia os doze às ovelhas perdidas de Israel. Que anunciem o Reino dos céus e curem, e deem de graça, porque de graça receberam.',
      },
      {
        verses: '10:9-10',
        says: 'Jesus não quer que levem ouro nem prata, nem bolsa, nem duas túnicas, pois o trabalhador merece o seu alimento.',
      },
      {
        verses: '10:11-16',
        says: 'Jesus manda saudar a casa e, se não os receberem, sacudir o pó dos pés. Vão como ovelhas entre lobos, prudentes como serpentes e simples como pombas.',
      },
    ],
    read: {
      verses: '10:5-16',
      how: 'Antes, leiam os doze nomes dos versículos 2 a 4, um por pessoa. Quem ler do 9 ao 10 põe no chão bolsa, chave e celular.',
    },
    observe: [
      {
        ask: 'A quem os doze devem ir, o que devem dizer e o que devem fazer?',
        verses: '10:5-8',
        listen:
          'Às ovelhas perdidas de Israel; “Perto está o Reino dos céus”; curar, limpar, ressuscitar, expulsar, de graça.',
      },
      {
        ask: 'O que não devem levar, e por que motivo?',
        verses: '10:9-10',
        listen:
          'Ouro, prata, cobre, bolsa, duas túnicas, sandálias, cajado; o trabalhador é digno do seu alimento.',
      },
      {
        ask: 'Como devem agir numa casa que recebe, numa que não recebe, e com que bichos se devem parecer?',
        verses: '10:11-16',
        listen:
          'Ficar e saudar com paz; se não, a paz volta e se sacode o pó. Ovelhas entre lobos, prudentes como serpentes e simples como pombas.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mandar sem bolsa quem vai precisar de tudo?',
        verses: '10:8-10',
        listen:
          'Para confiar em Deus e nas casas, e ninguém achar que é negócio: de graça receberam.',
        follow: 'De que bagagem a nossa missão não consegue largar?',
      },
      {
        ask: 'Serpente e pomba não combinam. O que se perde quando se fica só com uma?',
        verses: '10:16',
        listen:
          'Só esperteza vira malícia; só simplicidade vira ingenuidade. Entre lobos é preciso juntar as duas.',
      },
      {
        ask: 'O que se faz com a paz que não foi aceita, e que peso isso tira de quem foi enviado?',
        verses: '10:12-14',
        listen: 'Ela volta para ele. Não precisa forçar nem ficar magoado; o pó fica, ele segue.',
      },
    ],
    live: [
      {
        ask: 'O que você recebeu de graça e tem cobrado dos outros?',
        listen: 'Perdão, tempo, ensino, atenção. Um exemplo de casa.',
        for: ['adults', 'couples', 'long-believers'],
      },
      {
        ask: 'Que ovelha perdida da sua sala ou do seu time você poderia procurar, e com que jeito de pomba?',
        listen: 'Simples e sem truque. Um convite, uma escuta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Sem bolsa nem cajado: o que você espera ter antes de servir a Deus?',
        listen: 'Curso, dinheiro, idade, filhos criados. Qual dá para largar?',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Que porta se fechou para você ao falar de fé, e o que ainda está grudado como pó?',
        listen: 'Mágoa de família, riso de colega. Sacudir é soltar, sem desprezar.',
        for: ['new-believers', 'elderly'],
      },
      {
        ask: 'A quem a sua casa poderia dizer: paz, fique aqui?',
        listen: 'Hóspede, missionário, sobrinho. Receber também é missão.',
        for: ['elderly', 'parents', 'couples'],
      },
      {
        ask: 'Na lista dos doze há gente que dificilmente se sentaria junta. Que lugar você imagina para si num grupo assim?',
        listen: 'Cada um chega como é. Ouça o que dá receio.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você viaja com mala para três semanas ou com uma mochila para o mês inteiro? Qual item nunca falta?',
        bridge: 'Jesus mandou viajar com menos do que a nossa menor mochila.',
      },
      {
        text: 'Que apelido ou sobrenome sempre grudou no seu nome na lista de chamada?',
        bridge: 'Mateus guardou os doze nomes, e alguns vêm com apelido.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Esvazie os bolsos ou a bolsa sobre a mesa. Olhe tudo e afaste com a mão, devagar.',
      bridge: 'De mãos leves, ouça Jesus enviar.',
    },
    complete: [
      {
        name: 'Carta de envio',
        text: 'Eu, … (nome e apelido), sou enviado a … . Deixo em casa: … . Levo de graça: … . Ao chegar, direi: paz a esta casa, e farei … .',
      },
      {
        name: 'Serpente e pomba',
        text: 'Na situação de … , ser prudente é … ; ser simples é … . O que não vou fazer: … . O primeiro passo: … .',
      },
    ],
    challenges: [
      {
        do: 'Ofereça de graça a alguém da sua rua algo que costuma fazer por dinheiro, sem aproveitar para vender nada.',
        tell: 'o que a pessoa perguntou.',
      },
      {
        do: 'Entre em três casas ou salas nesta semana dizendo por dentro: paz aqui. Fique atento ao que aparece.',
        tell: 'em qual delas você percebeu que era esperado.',
      },
    ],
    children: {
      truth: 'Jesus me envia para levar amor de graça.',
      to7: {
        story:
          'Jesus tinha doze amigos especiais. Ele sabia o nome de todos: Pedro, André, Tiago, João, Filipe, Tomé, Mateus e os outros. Um dia Jesus disse: agora vocês vão! Contem que o Reino de Deus está perto. Ajudem os doentes. O que receberam de graça, deem de graça! E o que vamos levar? Mala grande? Dinheiro? Não! Vão de mãos leves. Nas casas, digam: paz! Se gostarem de vocês, fiquem. Se não quiserem, tudo bem, sigam em frente. Sejam espertos como a cobra e bonzinhos como a pomba. Jesus também sabe o nosso nome e nos manda levar amor.',
        activity:
          'Façam fila de doze passos com uma mochila vazia. Em cada porta da casa, digam: paz! E deixem um coração de papel.',
        questions: [
          'Quantos amigos Jesus enviou?',
          'O que eles diziam nas casas?',
          'A quem você quer levar amor de graça?',
        ],
      },
      to12: {
        story:
          'Jesus chamou doze discípulos e os enviou. Eram muito diferentes: pescadores, Mateus, que cobrava impostos, e Simão, o zelote, talvez de um grupo que não queria os romanos ali. No mesmo time! Jesus mandou: vão às ovelhas perdidas de Israel e digam que o Reino dos céus está perto. Curem os doentes. De graça receberam, de graça deem. E não levem ouro, nem bolsa, nem roupa a mais. Por quê? Quem trabalha merece o seu alimento, disse ele. Iam depender de Deus e das casas que os recebessem. Quando entrarem numa casa, desejem paz. Se a casa não quiser, a paz volta para vocês; sacudam o pó dos pés e sigam, sem briga. Jesus foi sincero: vocês vão como ovelhas no meio de lobos. Por isso sejam prudentes como as serpentes e simples como as pombas. Ser prudente é pensar antes; ser simples é não ter maldade. Pouco antes Jesus tinha pedido que orassem por trabalhadores. Agora os trabalhadores eram eles.',
        activity:
          'Preparem um bilhete de paz para três vizinhos ou parentes e combinem com um adulto a entrega. Nada de pedir em troca.',
        questions: [
          'Quem estava no time dos doze?',
          'Por que Jesus mandou ir sem bagagem?',
          'Onde você precisa ser prudente e simples?',
        ],
      },
      challenge: 'Faça um favor a alguém e, se quiserem pagar, diga: é de graça.',
    },
    prayer:
      'Senhor da colheita, tu sabes os nossos nomes. Manda-nos de mãos leves. O que recebemos de graça, ensina-nos a dar. Põe a tua paz nas portas em que batermos, e dá-nos cabeça de serpente e coração de pomba. Amém.',
    leader: {
      lost: 'O grupo para nos milagres: por que não vemos igual? Deixe a pergunta e volte ao fim do 8: o que recebemos de graça que podemos dar já nesta semana?',
      tender:
        'Sacudir o pó não é cortar parente que não crê. E ninguém deve largar trabalho ou filhos pequenos por culpa. Quem vive perto de um lobo de verdade, que ameaça ou bate, precisa de proteção (Ligue 180, Disque 100).',
      differ:
        'Uns creem que os dons de cura continuam hoje do mesmo modo; outros, que marcaram o tempo dos apóstolos. Todos podem orar pelos doentes e servir de graça.',
    },
    comfort:
      'Se você chegou de mãos vazias e cansado, é assim que Jesus manda os seus. A paz que ninguém quis voltou para você. Pode ficar com ela hoje.',
    closing: 'De graça recebemos. Vão leves.',
    words: [
      'doze apostolos',
      'nomes dos doze',
      'ovelhas perdidas da casa de israel',
      'perto esta o reino dos ceus',
      'de graca recebestes',
      'de graca dai',
      'nem bolsa',
      'duas tunicas',
      'trabalhador e digno',
      'sacudi o po',
      'paz sobre ela',
      'ovelhas em meio de lobos',
      'prudentes como as serpentes',
      'simples como as pombas',
      'zelote',
      'enviou',
    ],
  },
  {
    verses: '10:26-33',
    key: '10:31',
    title: 'Mais que muitos pardais',
    theme: 'o medo dos outros',
    themes: ['medo', 'missao', 'identidade'],
    idea: 'Quem sabe que o Pai conta até os seus fios de cabelo pode perder o medo do que as pessoas pensam e assumir, à luz do dia, de quem é.',
    context:
      'Jesus está para mandar os doze pelas aldeias e avisa que vão apanhar, ser levados a tribunais e ser malvistos até em casa. Pardal assado era a carne dos pobres, vendida por quase nada. Três vezes, em poucos versos, ele diz para não temer.',
    retold: [
      {
        verses: '10:26-27',
        says: 'Jesus diz aos discípulos que não temam, porque tudo o que está encoberto será revelado. O que ouvem ao ouvido, proclamem sobre os telhados.',
      },
      {
        verses: '10:28-31',
        says: 'Jesus diz que não temam quem mata só o corpo. Nem um pardal cai sem o Pai, e eles valem mais que muitos, com os cabelos da cabeça todos contados.',
      },
      {
        verses: '10:32-33',
        says: 'Jesus promete reconhecer diante do Pai quem o reconhecer diante das pessoas. E quem o negar, ele também negará diante do Pai.',
      },
    ],
    read: {
      verses: '10:26-33',
      how: 'Um lê; a cada vez que o texto diz para não temer ou não ter medo, todos repetem a frase.',
    },
    observe: [
      {
        ask: 'Em que versículos Jesus manda não temer, e que motivo dá em cada um?',
        verses: '10:26, 10:28, 10:31',
        listen: 'A verdade aparece; a alma está fora do alcance; vocês valem.',
      },
      {
        ask: 'Que detalhes minúsculos servem de prova do cuidado do Pai?',
        verses: '10:29-30',
        listen: 'Um pardal que cai e cada fio de cabelo.',
      },
      {
        ask: 'O que Jesus promete a quem o reconhece diante das pessoas?',
        verses: '10:32-33',
        listen: 'Reconhecê-lo diante do Pai; e o contrário também é dito.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não diz que o pardal não cai. Que consolo há num Pai que está presente na queda?',
        verses: '10:29',
        listen: 'Nada acontece longe dele; cuidado não é ausência de dor.',
      },
      {
        ask: 'Há um temor que tira os outros do lugar. Como o respeito a Deus pode diminuir o medo das pessoas?',
        verses: '10:28',
        listen: 'O tamanho de um relativiza o do outro.',
      },
      {
        ask: 'No escuro se ouve, no telhado se proclama. Por que algumas coisas precisam ser primeiro ouvidas ao pé do ouvido?',
        verses: '10:26-27',
        listen: 'Quem fala sem ter escutado só faz barulho.',
      },
    ],
    live: [
      {
        ask: 'De quem é a opinião que mais governa a sua vida, mesmo quando a pessoa nem está por perto?',
        listen: 'Pode ser de um pai já falecido.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'O que você deixa de dizer ou de usar para não virar piada na sala?',
        listen: 'Não chame de covardia; conte um medo seu.',
        for: ['teens'],
      },
      {
        ask: 'Em que situação do trabalho ou da faculdade você já ficou quieto sobre Jesus e ficou pensando nisso depois?',
        listen: 'Pedro também; o fim da história dele foi bom.',
        for: ['young', 'men', 'adults'],
      },
      {
        ask: 'Se Deus conta fios de cabelo, que detalhe da sua vida você acha pequeno demais para levar a ele?',
        listen: 'Contas, joanete, prova, cachorro doente: tudo vale.',
        for: ['elderly', 'adults', 'new-believers'],
      },
      {
        ask: 'Como a sua família reagiu, ou reagiria, à sua fé?',
        listen: 'Para alguns custa caro em casa; não receite confronto.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que coragem você gostaria que os seus filhos vissem em você?',
        listen: 'Coragem também é pedir perdão e dizer não sei.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Barata, altura, injeção, palhaço, falar em público: qual é o seu medo de estimação, e qual foi o maior vexame por causa dele?',
        bridge: 'Há medos que dão boa história. Jesus fala de um que costuma calar a gente.',
      },
      {
        text: 'Sem olhar: quantos fios de cabelo você acha que tem? Quem tem menos fios também joga.',
        bridge: 'São uns cem mil, quando a genética ajuda. E há quem os tenha contado.',
        for: ['teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Passe a mão na cabeça, com carinho, como se fazia com você em criança. Cada fio, ou cada falta de fio, é conhecida.',
      bridge: 'Jesus disse isso a pessoas com medo.',
    },
    complete: [
      {
        name: 'Se ninguém risse',
        text: 'Se eu não tivesse medo do que vão pensar, eu diria… a… Eu pararia de fingir que… Eu assumiria que Jesus… A pior coisa que pode acontecer é… E nessa hora o Pai…',
      },
      {
        name: 'Balança de pardais',
        text: 'Desenhe uma balança. De um lado, o que as pessoas acham que eu valho e por quê: … Do outro, copie Mateus 10:31. Desenhe o prato que pesa mais.',
      },
    ],
    challenges: [
      {
        do: 'Diga com simplicidade, a uma pessoa que não sabe, que você segue Jesus, quando a conversa abrir porta.',
        tell: 'o que você temia e o que aconteceu.',
      },
      {
        do: 'Toda vez que vir um pardal, ou outro passarinho qualquer, lembre o versículo 31 e respire fundo uma vez.',
        tell: 'quantos pássaros contou e que medo ficou menor.',
      },
    ],
    children: {
      truth: 'Eu valho muito para Deus; não preciso ter medo.',
      to7: {
        story:
          'Na feira vendiam passarinhos bem baratinhos: dois por uma moeda. Ninguém ligava para eles. Mas Jesus disse: o Pai do céu liga! Quando um pardalzinho cai no chão, Deus sabe. E sabem de outra coisa? Deus sabe quantos fios de cabelo você tem na cabeça. Um, dois, três, mil, cem mil! A mamãe não sabe, nem a cabeleireira sabe. Deus sabe! Então, por que ter medo? Você vale mais do que um montão de passarinhos. Se alguém rir porque você gosta de Jesus, pode ficar tranquilo: Deus está vendo você e gosta muito de você.',
        activity:
          'Em roda, uma criança por vez tenta contar os fios de uma mechinha do colega por dez segundos. Depois todas dizem: só Deus sabe contar tudo!',
        questions: [
          'Quanto custavam os passarinhos?',
          'O que Deus sabe da sua cabeça?',
          'De que você tem medo e quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Jesus ia mandar seus amigos contar a boa notícia e sabia que nem todos gostariam. Alguns iam rir, outros iam brigar. Por isso, antes da viagem, ele repetiu três vezes: não tenham medo. E deu as razões. Primeira: a verdade sempre aparece; o que vocês ouviram baixinho, podem dizer do alto do telhado. Segunda: as pessoas podem machucar por fora, mas ninguém alcança a alma de quem é de Deus. Terceira: olhem os pardais do mercado, os mais baratos que existem. Nem um deles cai sem que o Pai saiba. E até os fios de cabelo de vocês estão contados! Vocês valem mais que muitos pardais. Então ele fez uma promessa: quem disser diante das pessoas que é meu, eu direi diante do Pai que é meu também. Imagine ouvir Jesus dizer o seu nome lá!',
        activity:
          'Dobrem pardais de papel. Por dentro, cada um escreve um medo; por fora, a palavra valho. Façam os pardais voar e troquem para orar uns pelos outros sem abrir.',
        questions: [
          'Quais as razões de Jesus para não ter medo?',
          'Por que ele falou logo de pardais?',
          'Quando é difícil mostrar que você é amigo de Jesus?',
        ],
      },
      challenge: 'Conte a um amigo uma coisa que você gosta em Jesus.',
    },
    prayer:
      'Pai dos pardais, o Senhor sabe quanto a opinião dos outros nos aperta. Põe o teu cuidado maior do que o nosso medo. Guarda os que sofrem hoje por causa do teu nome, e solta a nossa língua com doçura.',
    leader: {
      lost: 'O versículo 28 puxa para o inferno e o 33 para a culpa. Lembre o centro: três vezes Jesus diz para não ter medo, e a razão é o valor que temos.',
      tender:
        'Medo de gente pode ter motivo: bullying, chefe abusivo, agressor em casa. Coragem ali é pedir socorro. Se um adolescente contar humilhação repetida, não deixe para depois: família, escola, Disque 100.',
      differ:
        'Sobre o versículo 29, uns dizem que Deus quer cada queda, outros que a permite. O texto afirma que nada escapa ao Pai e que valemos muito; fique nisso.',
    },
    comfort:
      'Pardal caído também tem Pai. Se você caiu, não foi para fora da vista dele: ele sabe o lugar exato do chão.',
    closing: 'Quem conta cabelos não perde gente.',
    words: [
      'pardais',
      'pardal',
      'fios de cabelo',
      'cabelos',
      'nao temais',
      'medo',
      'telhados',
      'reconhecer',
      'negar',
      'diante das pessoas',
      'encoberto',
      'persegui',
      'vergonha',
      'coragem',
    ],
  },
  {
    verses: '11:1-15',
    key: '11:5',
    title: 'A pergunta que veio da prisão',
    theme: 'a dúvida de quem crê',
    themes: ['fe', 'espera', 'sofrimento', 'esperanca'],
    idea: 'João Batista, preso, pergunta se Jesus é mesmo quem devia vir; Jesus responde com o que faz, e honra em público o homem que perguntou.',
    context:
      'João anunciou alguém que viria com fogo e juízo (3:11-12) e batizou Jesus. Agora está preso, e das obras de Jesus só ouve contar. As palavras da resposta vêm das promessas de Isaías (35:5-6; 61:1). Depois Jesus apresenta João como o Elias que havia de vir (11:14); mais tarde, João será morto (capítulo 14).',
    retold: [
      {
        verses: '11:1-3',
        says: 'João ouve na prisão as obras de Cristo e manda dois discípulos perguntar se é ele que havia de vir, ou se esperam outro.',
      },
      {
        verses: '11:4-6',
        says: 'Jesus manda contar a João o que ouvem e veem: os cegos veem, os mancos andam, e aos pobres é anunciado o Evangelho.',
      },
      {
        verses: '11:7-11',
        says: 'Jesus pergunta às multidões o que foram ver no deserto. João é mais que um profeta, diz, e mesmo assim o menor no Reino é maior que ele.',
      },
      {
        verses: '11:12-15',
        says: 'Jesus diz que desde os dias de João o Reino sofre violência. Os profetas e a Lei falaram até João e, se quiserem aceitar, ele é o Elias que havia de vir.',
      },
    ],
    read: {
      verses: '11:2-11',
      how: 'Dois discípulos de João leem a pergunta na porta da sala; do outro lado, alguém lê a resposta de Jesus. O 7 ao 11, todos em volta.',
    },
    observe: [
      {
        ask: 'Onde João está, do que ouviu falar, e o que manda perguntar?',
        verses: '11:2-3',
        listen:
          'Na prisão; ouviu as obras de Cristo; pergunta se ele é o que havia de vir ou se esperam outro.',
      },
      {
        ask: 'O que os mensageiros devem contar a João? Digam as seis coisas.',
        verses: '11:4-5',
        listen:
          'Cegos veem, mancos andam, leprosos são limpos, surdos ouvem, mortos são ressuscitados, aos pobres é anunciado o Evangelho.',
      },
      {
        ask: 'Que perguntas Jesus faz ao povo sobre João, e o que diz dele no fim?',
        verses: '11:7-11',
        listen:
          'Cana ao vento? Roupas delicadas? Profeta? Mais que profeta; ninguém maior nascido de mulher.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus podia ter respondido sou eu. Por que manda contar o que se ouve e se vê?',
        verses: '11:4-5',
        listen:
          'As obras são a resposta: as promessas de Isaías estão acontecendo. João pode reconhecer nelas quem veio.',
        follow:
          'Que promessa de Isaías não aparece na lista, e João talvez esperasse? (Abrir a prisão.)',
      },
      {
        ask: 'O que na maneira de Jesus agir podia fazer João tropeçar?',
        verses: '11:3, 11:6',
        listen:
          'João esperava juízo e continua preso; Jesus cura e anuncia boa notícia. É bem-aventurado quem não desiste dele por isso.',
      },
      {
        ask: 'Jesus elogia João logo depois da pergunta dele. O que isso diz sobre quem pergunta?',
        verses: '11:7-11',
        listen: 'A pergunta não tirou o lugar de João; ele a levou à pessoa certa.',
      },
    ],
    live: [
      {
        ask: 'Que prisão de hoje faz você perguntar se Jesus é mesmo quem dizem?',
        listen: 'Doença, desemprego, oração sem resposta. A pergunta é bem-vinda.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Para onde vão as suas dúvidas de fé: para a internet, para a gaveta, para alguém de confiança?',
        listen: 'João mandou a dúvida a Jesus. Quem pode ser o mensageiro?',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você tem ouvido e visto de Jesus na vida de outros, mesmo quando a sua segue parada?',
        listen: 'Façam juntos uma lista; ela segura quem está escuro por dentro.',
      },
      {
        ask: 'Se Jesus lhe desse a lista do versículo 5, que item faria você prestar mais atenção, e por quê?',
        listen: 'Aos pobres é anunciada boa notícia costuma surpreender.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que vocês dois esperavam que Deus já tivesse feito, e como falam disso em casa?',
        listen: 'Esperas diferentes no mesmo casal. Contar um ao outro já ajuda.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De quem você poderia falar bem em público justo agora que essa pessoa anda fraca?',
        listen: 'Foi o que Jesus fez. Um nome e uma frase.',
        for: ['singles', 'men', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual encomenda, visita ou festa veio bem diferente do que você esperava?',
        bridge: 'João esperava um Messias de um jeito, e a notícia chegou de outro.',
      },
      {
        text: 'Quem na família manda recado pelos outros em vez de falar direto, e qual foi o recado que chegou mais torto?',
        bridge: 'João mandou um recado de longe, e Jesus respondeu com outro.',
        for: ['adults', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Escreva numa linha a pergunta que você teria vergonha de fazer a Jesus em voz alta. Deixe o papel à sua frente.',
      bridge: 'João mandou a dele por dois amigos. Leia o que voltou.',
    },
    complete: [
      {
        name: 'Recado e resposta',
        text: 'Bilhete a Jesus: daqui de onde estou, pergunto se tu … . Ouço dizer que tu … . Eu esperava … . Agora, do outro lado do papel, a resposta: vai e conta o que ouves e vês: … .',
      },
      {
        name: 'Lista de Jesus, hoje',
        text: 'Complete com gente de verdade: quem não via e agora vê: … . Quem estava caído e anda: … . Quem recebeu boa notícia: … . Se não houver nome, deixe em branco e ore.',
      },
    ],
    challenges: [
      {
        do: 'Leve um recado bom a alguém preso em casa, em hospital ou em si mesmo: conte uma coisa que viu Deus fazer, sem sermão.',
        tell: 'qual notícia você levou.',
      },
      {
        do: 'Conte a sua dúvida a um cristão maduro e leiam juntos Isaías 35.',
        tell: 'se a pergunta ficou menor, maior ou só mais acompanhada.',
      },
    ],
    children: {
      truth: 'Posso levar minhas perguntas a Jesus, e ele responde.',
      to7: {
        story:
          'João Batista amava Deus e falava de Jesus a todo mundo. Mas João estava preso, e ali dentro ficou com uma pergunta. Ele mandou dois amigos a Jesus. Os amigos perguntaram: é você mesmo que devia vir, ou vamos esperar outro? Será que Jesus ficou zangado? Não! Ele respondeu: contem a João o que vocês ouvem e veem. Quem não via agora vê. Quem não andava agora anda. Quem não ouvia agora ouve. E os pobres recebem boas notícias! Depois Jesus falou bem de João para todos: não há ninguém maior do que ele! Jesus gosta quando a gente traz perguntas.',
        activity:
          'Uma criança cochicha um recado bom sobre Jesus e ele passa de ouvido em ouvido. No fim, confiram se chegou inteiro.',
        questions: [
          'Onde João estava?',
          'O que os amigos deviam contar a João?',
          'Que pergunta você quer fazer a Jesus?',
        ],
      },
      to12: {
        story:
          'João Batista tinha preparado o povo para a chegada de Jesus. Mas agora estava na prisão e só ouvia contar o que Jesus fazia. Por que eu continuo aqui?, ele talvez pensasse. João não guardou a pergunta. Mandou dois discípulos perguntarem: és tu aquele que havia de vir, ou esperamos outro? Jesus não deu bronca. Disse: vão e contem a João o que estão ouvindo e vendo. Cegos veem, mancos andam, leprosos ficam limpos, surdos ouvem, mortos revivem, e aos pobres é anunciada a boa notícia. Eram promessas antigas do livro de Isaías, que João conhecia. Quando os dois foram embora, Jesus falou de João à multidão: vocês foram ao deserto ver uma cana balançada pelo vento? Um homem de roupas finas? Não. Viram um profeta, e mais que um profeta! Jesus disse isso de João no mesmo dia em que ele perguntou. Perguntar não fez João menor.',
        activity:
          'Façam uma caixa de perguntas. Cada um escreve uma dúvida sobre Deus, sem nome. Escolham duas para conversar e guardem as outras para as próximas semanas.',
        questions: [
          'Por que João mandou perguntar a Jesus?',
          'Como Jesus respondeu?',
          'Com quem você pode conversar quando tem dúvidas?',
        ],
      },
      challenge: 'Conte a alguém triste uma coisa boa que Jesus fez.',
    },
    prayer:
      'Senhor Jesus, aqui vão as nossas perguntas, pelas mãos uns dos outros. Mostra-nos o que já fazes. Quando a porta não se abre, não nos deixes tropeçar em ti. Lembra-te de quem está preso hoje. Amém.',
    leader: {
      lost: 'O versículo 12 rende debate sem fim. Diga em uma frase que os cristãos o leem de mais de um modo e volte à pergunta do 3.',
      tender:
        'Alguém pode ter perdido a fé esperando um milagre. Não a conserte. Diga que João perguntou e foi elogiado. Pergunte com quem ela conversa e, se falar em não querer viver, fique junto (CVV 188).',
      differ:
        'Alguns leem que João perguntou por causa dos discípulos, para que vissem com os próprios olhos; outros, que a dúvida era dele. No 12, há quem leia que os violentos atacam o Reino e quem leia que só entra quem se esforça.',
    },
    comfort:
      'O maior dos profetas perguntou, de uma prisão: és tu? A sua pergunta, feita do quarto, não é falta de fé. É um recado, e chega.',
    closing: 'Levem para casa a pergunta e também a resposta que os dois levaram a João.',
    words: [
      'joao batista na prisao',
      'es tu aquele que havia de vir',
      'esperamos outro',
      'os cegos veem',
      'coxos andam',
      'duvida de joao',
      'cana agitada',
      'cana que se move',
      'roupas delicadas',
      'mais que profeta',
      'tropeco por minha causa',
      'reino dos ceus sofre violencia',
      'elias que havia de vir',
      'nascidos de mulher',
    ],
  },
  {
    verses: '11:25-30',
    key: '11:28',
    title: 'O jugo que descansa',
    theme: 'o descanso em Jesus',
    themes: ['descanso', 'ansiedade', 'humildade'],
    idea: 'Jesus chama os cansados, não para uma vida sem peso, mas para andar emparelhados com ele, que é manso, e aprender dele outro jeito de carregar.',
    context:
      'As cidades onde Jesus mais fez milagres lhe viraram as costas. Nessa hora de fracasso aparente, ele agradece ao Pai e abre os braços. Jugo é a peça de madeira que une dois bois; os mestres também chamavam assim o peso dos seus mandamentos.',
    retold: [
      {
        verses: '11:25-26',
        says: 'Jesus dá graças ao Pai porque escondeu estas coisas aos sábios e entendidos e as revelou às crianças, como lhe agradou.',
      },
      {
        verses: '11:27',
        says: 'Jesus diz que o Pai lhe entregou todas as coisas. Ninguém conhece o Pai, senão o Filho e aquele a quem ele quiser revelar.',
      },
      {
        verses: '11:28-30',
        says: 'Jesus convida os cansados e sobrecarregados a virem a ele e descansarem. Ele é manso e humilde de coração, e o jugo que dá é suave, a carga é leve.',
      },
    ],
    read: {
      verses: '11:25-30',
      how: 'A primeira parte (25-27) é oração: quem lê olha para cima. A segunda (28-30) é convite: quem lê olha para cada pessoa da roda.',
    },
    observe: [
      {
        ask: 'Por que coisa Jesus dá graças ao Pai?',
        verses: '11:25-26',
        listen: 'Porque os pequenos enxergaram o que os entendidos não viram.',
      },
      {
        ask: 'Quem é convidado, e que três pedidos Jesus faz?',
        verses: '11:28-29',
        listen: 'Cansados e sobrecarregados; vir, tomar o jugo, aprender.',
      },
      {
        ask: 'Como Jesus descreve o próprio coração?',
        verses: '11:29',
        listen: 'Manso e humilde: é a única vez em que fala do seu coração.',
      },
    ],
    interpret: [
      {
        ask: 'Jugo parece mais trabalho, e não descanso. Como pode alguém descansar carregando?',
        verses: '11:29-30',
        listen: 'Jugo é para dois: ele puxa junto e dita o passo.',
      },
      {
        ask: 'Jesus une a autoridade de quem recebeu tudo do Pai e a mansidão de quem convida. Por que essas duas coisas quase nunca andam juntas entre nós?',
        verses: '11:27-29',
        listen: 'Poder costuma pesar sobre os outros; o dele alivia.',
      },
      {
        ask: 'O que crianças sabem receber que os entendidos têm dificuldade de aceitar?',
        verses: '11:25',
        listen: 'Ajuda, colo, presente: coisas que não se conquistam.',
      },
    ],
    live: [
      {
        ask: 'O seu cansaço de hoje é do corpo, da cabeça ou da alma?',
        listen: 'Corpo pede sono; alma pede outra coisa. Ajude a distinguir.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que peso puseram nas suas costas e Jesus não pôs: expectativa de família, nota, corpo perfeito, sucesso cedo?',
        listen: 'Nomear o dono do peso já alivia.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que na sua vida de igreja virou fardo, e desde quando?',
        listen: 'Ouça sem se ofender; talvez seja hora de aliviar a escala.',
        for: ['long-believers'],
      },
      {
        ask: 'Se fossem dois bois no mesmo jugo, em que vocês estão puxando cada um para um lado?',
        listen: 'Ria da imagem; depois escolham uma coisa só.',
        for: ['couples'],
      },
      {
        ask: 'Que ideia de Deus você trazia: a de um chefe severo ou a de alguém que diz vinde a mim?',
        listen: 'Muita gente chega esperando bronca.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Há carga que a idade, a doença ou a saudade não deixam largar. Como seria carregá-la com alguém ao lado?',
        listen: 'Fale menos; talvez ofereça companhia concreta.',
        for: ['elderly', 'mourning', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a coisa mais pesada que você já carregou escada acima: geladeira, sofá, criança dormindo, compra do mês?',
        bridge: 'Peso dividido é outra história. Jesus convida gente carregada.',
      },
      {
        text: 'Onde foi o cochilo mais estranho da sua vida: ônibus em pé, reunião, banco de hospital, show de rock?',
        bridge: 'O corpo dorme onde dá. A alma precisa de um lugar, e Jesus se oferece.',
        for: ['young', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Encoste as costas, apoie a cabeça e deixe os braços caírem. Durante um minuto não segure nada, nem mesmo a leitura.',
      bridge: 'A primeira palavra do convite é só esta: vinde.',
    },
    complete: [
      {
        name: 'Mochila',
        text: 'Desenhe uma mochila e ponha dentro, por escrito, tudo o que você carregou hoje. Marque M no que é meu, O no que é dos outros, D no que é só de Deus. Tire um item e escreva ao lado para quem ele vai: …',
      },
      {
        name: 'Convite respondido',
        text: 'Jesus, o Senhor disse vinde a mim. Eu venho cansado de… Eu ainda não trouxe… porque… Quero aprender do Senhor a… O descanso que peço para hoje é…',
      },
    ],
    challenges: [
      {
        do: 'Escolha meio dia desta semana para não produzir nada: sem trabalho, sem tela, sem culpa. Comece lendo Mateus 11:28.',
        tell: 'o que foi mais difícil de largar.',
      },
      {
        do: 'Pegue por uma hora o jugo de alguém sobrecarregado: fique com as crianças, faça a faxina, resolva a fila.',
        tell: 'o que a pessoa fez com a hora dela.',
      },
    ],
    children: {
      truth: 'Quando estou cansado ou triste, posso ir até Jesus.',
      to7: {
        story:
          'Você já viu dois boizinhos puxando um carro? Em cima do pescoço deles tem um pau que junta os dois. Chama-se jugo. Quando um boi novo está aprendendo, colocam junto com um boi forte. O forte puxa a maior parte, e o pequeno vai ao lado, aprendendo. Jesus olhou para as pessoas. Umas estavam cansadas. Outras estavam tristes, com o coração pesado como uma sacola cheia de pedras. E ele abriu os braços: venham a mim, todos vocês! Eu vou dar descanso. Andem juntinho comigo. Eu sou manso, não grito, não empurro. Comigo fica leve!',
        activity:
          'Uma criança carrega uma mochila com livros pela sala. Depois o adulto segura a alça junto. Perguntem: ficou diferente? Digam: Jesus carrega comigo.',
        questions: [
          'O que junta os dois boizinhos?',
          'O que Jesus disse aos cansados?',
          'O que pesa no seu coração hoje?',
        ],
      },
      to12: {
        story:
          'Jesus tinha ensinado e curado em várias cidades, e muita gente importante não quis saber dele. Em vez de ficar zangado, ele orou e agradeceu: obrigado, Pai, porque os pequenos entenderam o que os sabidos não viram. Depois olhou em volta. Havia lavradores com as mãos feridas, mães sem dormir, pessoas com medo de não cumprir todas as regras que os mestres inventavam. E disse uma das frases mais bonitas que já se ouviram: venham a mim, todos os que estão cansados e carregados, e eu darei descanso. Tomem o meu jugo. Jugo é a madeira que une dois bois. Quando um é novo, o mais forte leva o peso e mostra o caminho. Jesus estava dizendo: eu ando ao seu lado. Sou manso e humilde. Comigo o peso fica leve, não porque some, mas porque você não carrega só.',
        activity:
          'Em duplas, tornozelos unidos por um lenço, atravessem a sala. Na primeira vez, sem combinar; na segunda, um dita o passo. Comparem com o jugo.',
        questions: [
          'O que Jesus fez quando muitos o rejeitaram?',
          'Como o jugo pode deixar a carga leve?',
          'Que peso você quer dividir com Jesus nesta semana?',
        ],
      },
      challenge: 'Ajude alguém a carregar um peso de verdade: sacola, mochila, lixo.',
    },
    prayer:
      'Jesus manso, a gente chega com os ombros duros. Leva o que não é nosso, ensina-nos a carregar o que é. Dá sono a quem não dorme, colo a quem cuida, e a todos o teu passo.',
    leader: {
      lost: 'O 25 pode virar desprezo por estudo, e o 27, aula sobre a Trindade. O convite do 28 é a porta por onde esta gente precisa entrar hoje.',
      tender:
        'Esgotamento e depressão não se curam com uma frase. Se alguém disser que não aguenta mais, pergunte com calma se pensa em morrer, não deixe a pessoa só e procure ajuda (CVV, 188). Ofereça ir junto ao médico.',
      differ:
        'O versículo 27 fala de a quem o Filho quer revelar o Pai. Cristãos explicam de modos diferentes a escolha de Deus e a resposta humana; aqui a revelação e o convite a todos estão lado a lado, e o grupo pode deixá-los assim.',
    },
    comfort:
      'Você não precisa subir até o descanso: ele veio até a sua altura e disse seu convite em voz baixa. Encoste. Não há lição para entregar.',
    closing: 'Vamos para casa no passo dele, que sabe andar devagar.',
    words: [
      'vinde a mim',
      'cansados',
      'sobrecarregados',
      'jugo',
      'fardo',
      'carga leve',
      'descanso',
      'alivi',
      'manso e humilde',
      'pequeninos',
      'sabios e entendidos',
      'suave',
    ],
  },
  {
    verses: '12:1-14',
    key: '12:7',
    title: 'Misericórdia no dia de descanso',
    theme: 'a misericórdia acima do rito',
    themes: ['graca', 'descanso', 'justica', 'proximo'],
    idea: 'Jesus, Senhor do sábado, devolve o dia de descanso ao seu dono e ao seu fim: que o faminto coma, que a mão se estenda, que se faça o bem.',
    context:
      'Jesus acaba de chamar os cansados para o seu descanso (11:28-30). Colher um punhado na plantação alheia era permitido ao faminto (Deuteronômio 23:25); a queixa é ser sábado. Ele lembra Davi (1 Samuel 21), os sacerdotes e Oseias 6:6. Na sinagoga usam um doente como armadilha, e saem dali tramando a morte de Jesus.',
    retold: [
      {
        verses: '12:1-4',
        says: 'Os discípulos de Jesus, com fome, comem espigas num sábado, e os fariseus reclamam. Jesus lembra Davi, que comeu na casa de Deus o pão só dos sacerdotes.',
      },
      {
        verses: '12:5-8',
        says: 'Jesus lembra também os sacerdotes, que trabalham no sábado sem culpa. Deus quer misericórdia, e não sacrifício, e o Filho do homem é Senhor até do sábado.',
      },
      {
        verses: '12:9-12',
        says: 'Na sinagoga, perguntam a Jesus se é lícito curar no sábado. Ele diz que quem levanta uma ovelha da cova pode fazer o bem a um ser humano.',
      },
      {
        verses: '12:13-14',
        says: 'Jesus manda o homem da mão definhada estendê-la, e ela fica sã. Os fariseus saem e combinam como matá-lo.',
      },
    ],
    read: {
      verses: '12:1-12',
      how: 'De pé, como quem anda na plantação, do 1 ao 8; sentados como na sinagoga, do 9 em diante. O líder conta no fim o que diz o 13.',
    },
    observe: [
      {
        ask: 'O que os discípulos fazem, por quê, e o que os fariseus dizem?',
        verses: '12:1-2',
        listen: 'Tinham fome; arrancam espigas e comem. Dizem que não é lícito no sábado.',
      },
      {
        ask: 'Que dois exemplos Jesus tira das Escrituras, e que frase de Deus ele cita?',
        verses: '12:3-7',
        listen:
          'Davi e os pães da presença; os sacerdotes no Templo. ‘Quero misericórdia, e não sacrifício’.',
      },
      {
        ask: 'Que pergunta fazem diante do homem doente, e com que bicho Jesus responde?',
        verses: '12:10-12',
        listen: 'Se é lícito curar nos sábados. Uma ovelha caída na cova; um ser humano vale mais.',
      },
    ],
    interpret: [
      {
        ask: 'Eles conheciam bem a Escritura. O que faltou para entenderem “Quero misericórdia, e não sacrifício”?',
        verses: '12:3, 12:7',
        listen: 'Olhar a fome e a mão. Sem misericórdia, a regra condena inocentes.',
        follow: 'Que regra boa, sem amor, já machucou alguém que você conhece?',
      },
      {
        ask: 'Jesus diz que “o maior que o Templo está aqui” e que ele é Senhor do sábado. O que está dizendo de si?',
        verses: '12:6, 12:8',
        listen: 'Que nele Deus está presente e que cabe a ele dizer para que serve o dia.',
      },
      {
        ask: 'Usam um homem doente “para o acusarem”. Como Jesus muda o lugar desse homem na conversa?',
        verses: '12:10-12',
        listen: 'De prova num processo passa a alguém que vale; faz-se o bem a ele.',
      },
    ],
    live: [
      {
        ask: 'Que regra sua, de casa ou de igreja, precisa voltar a servir gente?',
        listen: 'Horário, silêncio, mesa. Perguntar para que ela nasceu.',
        for: ['adults', 'long-believers', 'parents'],
      },
      {
        ask: 'Quem na escola vira assunto ou meme e deixa de ser pessoa, e como devolver o nome a ela?',
        listen: 'Chamar pelo nome, não repassar, sentar perto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como anda o seu dia de descanso: é presente, obrigação ou não existe?',
        listen: 'Cansaço de verdade. Uma hora protegida já é começo.',
        for: ['adults', 'couples', 'women'],
      },
      {
        ask: 'Que bem você deixou de fazer porque não era a hora, o dia ou a sua função?',
        listen: 'Sem culpa; ainda dá tempo?',
        for: ['men', 'singles', 'elderly'],
      },
      {
        ask: 'Que imagem de Deus você tinha: fiscal das regras ou dono que manda dar comida?',
        listen: 'Histórias de onde veio a imagem. O 7 responde.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'De que modo julgar depressa já fez você condenar um inocente?',
        listen: 'Reconhecer e, se possível, pedir perdão.',
      },
    ],
    icebreakers: [
      {
        text: 'Domingo ideal: rede, futebol, almoço que não acaba, silêncio? Descreva o seu.',
        bridge: 'O texto se passa num dia de descanso em que quase não deixaram ninguém descansar.',
      },
      {
        text: 'Qual foi a regra mais esquisita de escola, condomínio ou trabalho que você já teve de cumprir?',
        bridge: 'Os fariseus perguntavam o que é lícito; Jesus olhou para quem tinha fome.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Estenda a mão à frente, devagar, e abra os dedos. Olhe-a por um instante: o que ela consegue, o que não consegue mais.',
      bridge: 'Jesus pediu a um homem que estendesse a dele.',
    },
    complete: [
      {
        name: 'Para que serve',
        text: 'A regra que mais defendo é … . Ela nasceu para … . Quem ela tem machucado: … . Com misericórdia, ficaria assim: … .',
      },
      {
        name: 'Quanto vale',
        text: 'Eu largaria tudo para tirar do buraco … (uma coisa minha). Jesus pergunta: e … (uma pessoa)? O bem que farei a ela no meu dia de descanso: … .',
      },
    ],
    challenges: [
      {
        do: 'Separe meio dia para descansar de verdade e, dentro dele, faça um bem a alguém que não pode retribuir.',
        tell: 'o que descansou você mais.',
      },
      {
        do: 'Antes de criticar a conduta de alguém nesta semana, descubra primeiro qual é a fome por trás.',
        tell: 'o que descobriu, sem dizer o nome.',
      },
    ],
    children: {
      truth: 'Jesus quer que a gente faça o bem todo dia.',
      to7: {
        story:
          'Era sábado, o dia de descansar. Os amigos de Jesus passavam por uma plantação e estavam com fome. Pegaram espigas e comeram. Uns homens reclamaram: não pode! Jesus respondeu: Deus quer misericórdia. Misericórdia é ter pena e ajudar. Depois Jesus foi à sinagoga. Ali estava um homem com a mão doente. Os outros perguntaram: pode curar no sábado? Jesus disse: se a sua ovelha cair num buraco, você não a tira de lá? Uma pessoa vale muito mais do que uma ovelha! Então falou ao homem: estende a mão. Ele estendeu, e a mão ficou boa!',
        activity:
          'Brinquem de tirar a ovelha do buraco: um bicho de pelúcia numa caixa funda, e todos juntos puxam com um pano ou corda.',
        questions: [
          'Por que os amigos pegaram espigas?',
          'O que aconteceu com a mão do homem?',
          'Que bem você pode fazer no domingo?',
        ],
      },
      to12: {
        story:
          'O sábado era um presente de Deus: um dia para parar e descansar. Mas, com o tempo, algumas pessoas juntaram a ele muitas regras. Os discípulos, com fome, arrancaram espigas pelo caminho, e os fariseus acusaram: isso não pode no sábado! Jesus lembrou que o rei Davi, com fome, comeu os pães da casa de Deus, e que os sacerdotes trabalham no sábado sem culpa. E citou uma palavra de Deus: quero misericórdia, e não sacrifício. Na sinagoga havia um homem com a mão definhada. Em vez de terem pena, perguntaram a Jesus se podia curar no sábado, só para acusá-lo. Ele perguntou: quem não tiraria a sua ovelha de uma cova no sábado? Quanto mais vale uma pessoa! É permitido fazer o bem. E disse ao homem: estende a mão. A mão ficou sã como a outra. Os fariseus saíram dali fazendo planos contra Jesus. Para Jesus, fazer o bem vinha primeiro.',
        activity:
          'Façam um cartão de vale um bem e entreguem a um idoso, vizinho ou doente, para ser usado no dia de descanso.',
        questions: [
          'Para que servia o sábado?',
          'O que Jesus respondeu com a história da ovelha?',
          'O que é mais importante quando uma regra e uma pessoa parecem brigar?',
        ],
      },
      challenge: 'No seu dia de descanso, faça um bem para alguém.',
    },
    prayer:
      'Senhor do sábado, tu queres misericórdia. Perdoa quando usamos o certo para ferir. Dá descanso a quem trabalha demais, comida a quem tem fome, força à mão que já não pode. E a nós, um coração que se importa. Amém.',
    leader: {
      lost: 'A discussão sobre sábado ou domingo toma a noite. O texto pergunta para que serve o dia: para fazer o bem (12). Fique aí.',
      tender:
        'Quem tem deficiência ou doença sem cura ouve o 13. Não diga que falta fé. Jesus dá valor ao homem antes de curá-lo (12). Pergunte o que a pessoa precisa do grupo.',
      differ:
        'Alguns cristãos guardam o sábado, muitos o domingo, outros tratam todos os dias por igual (Romanos 14:5). Todos podem aprender aqui que o descanso é dom e serve à misericórdia.',
    },
    comfort:
      'Antes de qualquer regra, Jesus viu a fome e a mão. Ele vê a sua. Hoje você pode só estendê-la.',
    closing: 'Bom descanso, e mão aberta.',
    words: [
      'sabado',
      'espigas',
      'campos de cereais',
      'searas',
      'licito',
      'paes da presenca',
      'maior que o templo',
      'quero misericordia',
      'nao sacrificio',
      'senhor do sabado',
      'mao definhada',
      'mao mirrada',
      'estende tua mao',
      'ovelha cair numa cova',
      'fazer o bem nos sabados',
    ],
  },
  {
    verses: '13:1-23',
    key: '13:23',
    title: 'Quatro chãos, uma semente',
    theme: 'a escuta da Palavra',
    themes: ['palavra', 'discipulado', 'obediencia'],
    idea: 'A mesma semente cai em quatro chãos: a palavra do Reino dá fruto onde alguém ouve, entende e a deixa descer mais fundo que a pressa, o medo e o dinheiro.',
    context:
      'Naquele dia Jesus saiu de casa, entrou num barco e ensinou a multidão que estava na praia. Contou do semeador (3 a 9). Os discípulos perguntaram por que falava por parábolas (10 a 17), e ele lembrou Isaías: há quem ouça sem escutar. Depois explicou a história só a eles, e é essa explicação que vamos ler.',
    retold: [
      {
        verses: '13:1-9',
        says: 'Jesus conta do semeador. Parte da semente cai junto ao caminho, parte em pedregais, parte em espinhos, e a que cai em boa terra dá fruto.',
      },
      {
        verses: '13:10-17',
        says: 'Jesus diz aos discípulos que usa parábolas porque muitos ouvem e não entendem. Os olhos deles são bem-aventurados, porque veem o que os profetas desejaram ver.',
      },
      {
        verses: '13:18-21',
        says: 'Jesus explica a semente: quem não entende a palavra é como o caminho, e como os pedregais quem a recebe com alegria, mas não tem raiz.',
      },
      {
        verses: '13:22-23',
        says: 'Entre os espinhos, diz Jesus, o cuidado deste mundo e as riquezas sufocam a palavra. A boa terra é quem ouve, entende e dá fruto.',
      },
    ],
    read: {
      verses: '13:18-23',
      how: 'Antes, alguém conta de memória a parábola, com um punhado de feijão na mão. Depois leiam a explicação: um leitor para cada chão.',
    },
    observe: [
      {
        ask: 'Em que os quatro ouvintes são iguais no começo da história?',
        verses: '13:19-23',
        listen: 'Todos ouvem a palavra. O mesmo semeador, a mesma semente.',
      },
      {
        ask: 'O que rouba, o que queima e o que sufoca a semente nos três primeiros?',
        verses: '13:19, 13:21-22',
        listen:
          'O maligno; aflição ou perseguição sem raiz; cuidado deste mundo e sedução das riquezas.',
      },
      {
        ask: 'Que dois verbos vêm antes de dar fruto na boa terra, e a colheita é igual para todos?',
        verses: '13:23',
        listen: 'Ouve e entende. Cem, sessenta, trinta: quantidades diferentes, todas boas.',
      },
    ],
    interpret: [
      {
        ask: 'Do chão de pedras sai a reação mais rápida e alegre. Por que justo essa planta morre?',
        verses: '13:20-21',
        listen: 'Sem terra funda, tudo vai para cima. Entusiasmo não é raiz.',
        follow: 'Como se cria raiz, na prática?',
      },
      {
        ask: 'Espinho nasce junto com o trigo, sem alarde. O que as preocupações e as riquezas têm em comum para sufocarem do mesmo jeito?',
        verses: '13:22',
        listen: 'Tomam espaço e luz; ter de menos e ter de mais ocupam o mesmo lugar.',
      },
      {
        ask: 'O semeador joga semente até em pedra e no caminho. O que essa mão aberta mostra de quem fala?',
        verses: '13:19-23',
        listen: 'Generosidade; não escolhe o terreno antes de dar a palavra.',
      },
      {
        ask: 'No começo o problema é não entender, no fim o fruto vem de entender. Que entender é esse, se não é ser inteligente?',
        verses: '13:19, 13:23',
        listen: 'Acolher, ligar com a vida, perguntar como os discípulos.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a última coisa que você ouviu num domingo e ainda lembrava na quinta?',
        listen: 'Se ninguém lembrar, riam, e perguntem por quê.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Depois do retiro ou do acampamento, quanto tempo durou o fogo, e o que faltou embaixo?',
        listen: 'Raiz: amigos, constância, alguém para perguntar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que espinho seu tem nome bonito, desses que até dá orgulho ter?',
        listen: 'Agenda cheia, segurança, carreira, filhos perfeitos.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Que pedaço do seu coração virou caminho batido, de tanto pisarem nele?',
        listen: 'Não pedir a história. Terra batida também se ara, aos poucos.',
        for: ['singles', 'women', 'mourning'],
      },
      {
        ask: 'Para quem está ouvindo isso há pouco tempo: o que ainda não faz sentido e você gostaria de perguntar?',
        listen: 'Perguntar foi o que os discípulos fizeram. Não responda tudo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Trinta também é boa colheita. Onde você anda se comparando com quem deu cem?',
        listen: 'Alívio. Agradecer pelo que nasceu.',
        for: ['elderly', 'adults', 'parents'],
      },
      {
        ask: 'Que hábito pequeno afofaria a terra antes do próximo domingo?',
        listen: 'Dormir antes, ler o texto, anotar uma frase, conversar no almoço.',
      },
    ],
    icebreakers: [
      {
        text: 'Feijão no algodão: o seu cresceu, mofou ou a sua mãe jogou fora?',
        bridge: 'Jesus contou uma história com quatro finais para a mesma semente.',
      },
      {
        text: 'Que mato teimoso cresce no seu quintal, vaso ou calçada sem ninguém plantar?',
        bridge: 'Na parábola, o que não foi plantado também cresce, e cresce depressa.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Esfregue um pouco de terra entre os dedos, ou lembre a textura dela: seca, dura, úmida, cheia de raiz.',
      bridge: 'Sem pressa de se classificar, leia os quatro chãos.',
    },
    complete: [
      {
        name: 'Um quintal, quatro canteiros',
        text: 'Desenhe o seu coração como um quintal. Onde está batido: … . Onde é raso: … . Onde há espinho: … . Onde já deu fruto: … .',
      },
      {
        name: 'Da praia para casa',
        text: 'Complete: no domingo ouvi que … . Entendi que … . O que quase a sufocou nesta semana foi … . Para criar raiz, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Escreva uma frase do próximo sermão num papel e releia-a na segunda, na quarta e na sexta, na hora do almoço.',
        tell: 'em que dia a frase encontrou uma situação de verdade.',
      },
      {
        do: 'Arranque um espinho por sete dias: um aplicativo, um programa, uma compra, um compromisso que não era seu.',
        tell: 'o que ocupou o espaço que abriu.',
      },
    ],
    children: {
      truth: 'Quero guardar a palavra de Jesus bem fundo no coração.',
      to7: {
        story:
          'Jesus sentou num barquinho e contou uma história. Um homem saiu jogando sementes. Umas caíram no caminho duro, e os passarinhos, tic, tic, comeram tudo. Outras caíram nas pedras: nasceram depressa, mas o sol esquentou e elas murcharam. Outras caíram no meio dos espinhos, e eles apertaram as plantinhas. Mas algumas caíram na terra boa, fofinha! Cresceram, cresceram e deram muitos, muitos grãos. Depois Jesus explicou aos amigos: a semente é a palavra de Deus. A terra é o coração da gente. Que o meu coração seja uma terra fofinha!',
        activity:
          'Plantem feijões em três copinhos: um só com pedras, um com a terra bem apertada e um com terra fofa. Olhem todos os dias e conversem.',
        questions: [
          'Quem comeu as sementes do caminho?',
          'O que é a semente, na história de Jesus?',
          'O que você já guardou no coração?',
        ],
      },
      to12: {
        story:
          'O Pedro, o Enzo, a Malu e a Sofia ouviram a mesma história sobre perdoar. O Pedro estava pensando no jogo e, na saída, já não lembrava. O Enzo adorou, disse que ia perdoar todo mundo, e no primeiro empurrão do recreio desistiu. A Malu quis mesmo tentar, mas tinha balé, inglês, vídeo, festa, e a ideia foi ficando embaixo de tudo. A Sofia foi para casa, perguntou ao pai o que era perdoar de verdade, pensou na prima e, no sábado, bateu à porta dela. Jesus contou isso com sementes. Caminho: não entendeu, e levaram embora. Pedras: alegria rápida, nenhuma raiz. Espinhos: preocupações e vontade de ter coisas sufocam. Terra boa: ouve, entende e dá fruto, um cem, outro sessenta, outro trinta. Sabe o que é melhor? Terra muda. O Pedro, na outra semana, sentou na frente.',
        activity:
          'Dividam-se em quatro grupos e encenem, sem palavras, o que acontece com a semente em cada chão. Os outros adivinham.',
        questions: [
          'Qual das quatro crianças se parece com cada chão?',
          'O que a Sofia fez que os outros não fizeram?',
          'Como um chão duro pode ficar macio?',
        ],
      },
      challenge: 'Escolha uma frase de Jesus, desenhe-a e faça o que ela diz.',
    },
    prayer:
      'Semeador generoso, tu jogas a tua palavra até onde nós já desistimos. Afofa o que está batido, aprofunda o que é raso, arranca conosco o espinho de nome bonito. E que dê fruto, trinta, sessenta ou cem, para alimentar alguém. Amém.',
    leader: {
      lost: 'Todo mundo quer classificar os outros, e a si como boa terra. Lembre que o mesmo quintal tem os quatro chãos.',
      tender:
        'Quem esfriou na fé por sofrimento pode ouvir: eu era de pedra. Não confirme. Aflição sem companhia seca qualquer planta; ofereça sombra e água.',
      differ:
        'Se as plantas que secam eram de fato salvas, cristãos respondem de modos diferentes. E sobre os versículos 11 a 15: uns realçam que Deus dá a poucos o entender; outros, que o povo é que fechou os olhos. O apelo é igual: quem tem ouvidos, ouça.',
    },
    comfort:
      'Em terra cansada não se cobra colheita: deixa-se descansar. A semente já está aí dentro, e ela sabe esperar chuva.',
    closing: 'O semeador volta amanhã, de mão aberta. Que ache a terra fofa.',
    words: [
      'semeador',
      'o semeador saiu a semear',
      'parabola do semeador',
      'pedregais',
      'espinhos',
      'boa terra',
      'beira do caminho',
      'sufocaram',
      'seducao das riquezas',
      'a cem outro a sessenta',
      'quem tem ouvidos',
      'por que lhes falas por parabolas',
      'raiz em si mesmo',
    ],
  },
  {
    verses: '13:24-43',
    key: '13:30',
    title: 'Paciência no meio do joio',
    theme: 'a paciência de Deus',
    themes: ['esperanca', 'justica', 'espera'],
    idea: 'O mal que aparece no campo não saiu das mãos do dono nem vai durar para sempre; até a colheita, ele prefere poupar o trigo a apressar o corte.',
    context:
      'Jesus fala do barco para a multidão, e depois, já em casa, explica aos discípulos (36-43): o campo é o mundo, quem colhe são os anjos. O joio é quase igual ao trigo enquanto é novo, e as raízes dos dois se enroscam. Semear praga na roça do inimigo era vingança conhecida.',
    retold: [
      {
        verses: '13:24-30',
        says: 'Jesus conta de um homem que semeia trigo, e o inimigo semeia joio no meio. O dono manda que cresçam juntos até a colheita.',
      },
      {
        verses: '13:31-33',
        says: 'Jesus compara o Reino a um grão de mostarda, que vira árvore, e ao fermento que uma mulher põe na farinha até fermentar tudo.',
      },
      {
        verses: '13:34-35',
        says: 'Jesus fala às multidões só por parábolas, para cumprir o que disse o profeta: publicar coisas escondidas desde a fundação do mundo.',
      },
      {
        verses: '13:36-43',
        says: 'Jesus explica que a boa semente são os filhos do Reino, e o joio, os do maligno. No fim, os anjos retiram os que praticam injustiça, e os justos brilham como o sol.',
      },
    ],
    read: {
      verses: '13:24-30',
      how: 'Leitura em vozes: narrador, servos (todos) e dono. Depois, quem conduz conta em três frases a explicação dos versículos 36 a 43.',
    },
    observe: [
      {
        ask: 'O que o dono semeou, e o que apareceu junto?',
        verses: '13:24-26',
        listen: 'Boa semente e joio; a culpa não é da semente.',
      },
      {
        ask: 'Que perguntas os servos fazem, e que resposta recebem?',
        verses: '13:27-28',
        listen: 'De onde veio? Um inimigo. Arrancamos? Ainda não.',
      },
      {
        ask: 'Que motivo o dono dá para esperar, e até quando?',
        verses: '13:29-30',
        listen: 'Para não arrancar o trigo junto; até a colheita.',
      },
    ],
    interpret: [
      {
        ask: 'Os servos perguntam o que muita gente pergunta: se Deus é bom, de onde vem isso? O que a resposta diz e o que deixa de dizer?',
        verses: '13:27-28',
        listen: 'Diz que não é obra do dono; não explica tudo.',
      },
      {
        ask: 'O dono não confia nas mãos dos servos para separar. O que nos falta para essa tarefa?',
        verses: '13:28-29',
        listen: 'Enxergar raízes; o joio de hoje às vezes é só trigo atrasado.',
      },
      {
        ask: 'Esperar não é fazer de conta que joio é trigo. Como o versículo 30 mostra que a paciência de Deus não é indiferença?',
        verses: '13:30',
        listen: 'Há um fim marcado, com separação e celeiro.',
        follow: 'Por que isso é boa notícia para quem sofreu injustiça?',
      },
    ],
    live: [
      {
        ask: 'Que pessoa você já tinha dado por perdida e surpreendeu você?',
        listen: 'Talvez a resposta seja: eu mesmo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que injustiça faz você querer pedir a Deus que arranque logo tudo?',
        listen: 'Deixe a indignação ter voz; ela está nos servos também.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Na sua própria lavoura, que joio e que trigo têm raízes enroscadas?',
        listen: 'Zelo com controle, humor com crueldade, cuidado com medo.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Quando você viu coisa errada dentro da igreja, o que abalou, e o que ajudou ou ainda faz falta?',
        listen: 'Não minimize; o dono também reconheceu o joio.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Como vocês lidam com um defeito do outro que já tentaram arrancar à força?',
        listen: 'Às vezes se arranca junto a confiança.',
        for: ['couples'],
      },
      {
        ask: 'Em que filho, neto ou aluno você precisa esperar a espiga, e não julgar pela folha?',
        listen: 'Peça uma qualidade que já brota.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já arrancou a planta errada, lavou a roupa errada ou apagou o arquivo errado na pressa de limpar?',
        bridge: 'Pressa de limpeza faz estrago. Havia uns servos com essa pressa.',
      },
      {
        text: 'Que duas pessoas, frutas ou cantores você vive confundindo?',
        bridge: 'Trigo novo e joio novo também são de confundir. E aí está a sabedoria do dono.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Pense no mundo que você viu hoje no noticiário ou na rua. Não tente consertar nada por dois minutos. Só diga: o campo é teu.',
      bridge: 'Há um dono que viu o joio antes de nós.',
    },
    complete: [
      {
        name: 'Carta ao dono do campo',
        text: 'Senhor, não semeaste boa semente em… ? De onde veio… ? Eu queria arrancar já… Tenho medo de que… Enquanto espero, ajuda-me a cuidar do trigo que é…',
      },
      {
        name: 'Duas pilhas que não são minhas',
        text: 'Escreva o nome (ou a inicial) de alguém que você costuma pôr na pilha do joio. Agora escreva três sinais de trigo que já viu nessa pessoa: … , … , … Rasgue a etiqueta.',
      },
    ],
    challenges: [
      {
        do: 'Em vez de arrancar, regue: dê atenção ou ajuda a uma pessoa boa que esteja cansada num ambiente ruim.',
        tell: 'que trigo você encontrou ali.',
      },
      {
        do: 'Fique uma semana sem chamar ninguém de caso perdido, e ore cada dia por alguém a quem você já deu esse título.',
        tell: 'se o título ainda serve.',
      },
    ],
    children: {
      truth: 'Deus tem paciência e um dia vai consertar tudo.',
      to7: {
        story:
          'Um homem plantou trigo bom no seu campo. Trigo serve para fazer pão! De noite, quando todos dormiam, um inimigo veio na pontinha dos pés e jogou semente de mato ruim, o joio. Depois fugiu. As plantinhas cresceram juntas e eram quase iguais! Os ajudantes vieram correndo: senhor, tem mato ruim! Podemos arrancar? O dono respondeu: não, esperem. Se vocês puxarem o mato, podem arrancar o trigo junto, sem querer. Deixem crescer. No dia da colheita a gente separa. O trigo bonito vai para o meu celeiro. Deus também tem paciência. Ele cuida do que é bom e um dia vai acabar com tudo o que é ruim.',
        activity:
          'Misturem feijões e bolinhas de papel da mesma cor. De olhos fechados, tentem separar; depois, de olhos abertos e sem pressa, na hora da colheita.',
        questions: [
          'Quem plantou o mato ruim?',
          'Por que o dono mandou esperar?',
          'Com quem você precisa ter paciência?',
        ],
      },
      to12: {
        story:
          'Jesus contou que um homem semeou trigo da melhor qualidade. De noite, um inimigo jogou no meio semente de joio, uma praga, e sumiu. Quem olha o joio novinho acha que é trigo. Só quando as espigas apareceram é que os servos perceberam e ficaram espantados: o senhor não plantou semente boa? Foi um inimigo, respondeu o dono. Então vamos arrancar tudo! O dono balançou a cabeça: as raízes estão enroladas, vocês podem estragar o trigo. Deixem crescer juntos até a colheita. Mais tarde, em casa, os discípulos pediram a explicação. O campo é o mundo, disse Jesus. Deus plantou o bem; o mal veio do inimigo. No fim, Deus mesmo vai tirar do mundo tudo o que faz mal, e os que são dele vão brilhar como o sol. A gente não precisa ser o juiz. Pode ser trigo.',
        activity:
          'Detetive: mostrem de longe pares parecidos (sal e açúcar, duas folhas, duas letras). Quem acerta de longe? Conversem sobre julgar pessoas depressa demais.',
        questions: [
          'Por que não dava para arrancar o joio logo?',
          'Quem vai separar no fim?',
          'Você já julgou alguém depressa e errou?',
        ],
      },
      challenge: 'Diga algo bom sobre um colega de quem todos reclamam.',
    },
    prayer:
      'Dono do campo, cansa ver o joio crescer. Segura a nossa mão apressada. Faz justiça aos que sofrem, amadurece o que é bom em nós, e que no dia da colheita a gente brilhe na casa do Pai.',
    leader: {
      lost: 'Corre-se para descobrir quem é joio na igreja. Jesus diz que o campo é o mundo e que a separação não é nossa. Traga cada um de volta a si.',
      tender:
        'Deixar crescer não significa tolerar abuso ou crime. Quem foi ferido precisa ouvir que a parábola não manda proteger agressor: a paciência é sobre condenar pessoas, não sobre deixar de proteger as fracas (Disque 100, Ligue 180).',
      differ:
        'Algumas tradições usam este texto para falar da igreja misturada até o fim; outras insistem que a igreja deve ter disciplina, e que o campo é o mundo. Há também leituras diferentes sobre o castigo final. O grupo pode ficar com o que todos veem: o dono é justo e não tem pressa de destruir.',
    },
    comfort:
      'O que cresceu de ruim à sua volta não foi Deus quem semeou. Ele viu, e não confunde você com a praga. Há um celeiro, e você não vai se perder no meio do mato.',
    closing: 'Cuidemos do trigo; da colheita, cuida o dono.',
    words: [
      'joio',
      'trigo',
      'joio e o trigo',
      'inimigo',
      'celeiro',
      'colheita',
      'ceifa',
      'ceifeiros',
      'arrancar',
      'crescam ambos',
      'fornalha',
      'brilharao como o sol',
      'paciencia',
    ],
  },
  {
    verses: '13:44-46',
    key: '13:44',
    title: 'O melhor negócio da vida',
    theme: 'a alegria do Reino',
    themes: ['discipulado', 'proposito', 'salvacao'],
    idea: 'Quem descobre o Reino de Deus não larga o resto por obrigação: a alegria do achado faz qualquer preço parecer pequeno.',
    context:
      'São duas histórias de uma linha, contadas só aos discípulos. Sem bancos, e com guerras passando, enterrava-se o dinheiro; o dono morria, e o tesouro ficava. Pérola era o que o diamante é hoje. Um acha sem procurar; o outro procura a vida inteira.',
    retold: [
      {
        verses: '13:44',
        says: 'Jesus compara o Reino dos céus a um tesouro escondido num campo. Um homem o acha e, na sua alegria, vende tudo o que tem e compra o campo.',
      },
      {
        verses: '13:45-46',
        says: 'Jesus compara o Reino também a um negociante que busca boas pérolas. Ele acha uma de grande valor, vende tudo e a compra.',
      },
    ],
    read: {
      verses: '13:44-46',
      how: 'São só três versículos: um voluntário conta a primeira história de cor, outro a segunda, e os demais corrigem com o texto aberto.',
    },
    observe: [
      {
        ask: 'O que as duas pessoas fazem de igual quando encontram?',
        verses: '13:44, 13:46',
        listen: 'Vão, vendem tudo, compram.',
      },
      {
        ask: 'Em que os dois achados são diferentes?',
        verses: '13:44-46',
        listen: 'Um tropeça no tesouro; o outro é especialista e procurava.',
      },
      {
        ask: 'Que sentimento move o homem do campo?',
        verses: '13:44',
        listen: 'Alegria: é dela que sai a venda.',
      },
    ],
    interpret: [
      {
        ask: 'Para os vizinhos, o homem que vendeu tudo parecia louco. O que ele sabia que eles não sabiam?',
        verses: '13:44',
        listen: 'O valor do que estava debaixo da terra.',
      },
      {
        ask: 'Por que Jesus põe a alegria antes da renúncia, e não depois, como prêmio?',
        verses: '13:44',
        listen: 'Quem renuncia sem ter achado nada só fica amargo.',
        follow: 'Que tipo de cristão nasce quando a ordem é trocada?',
      },
      {
        ask: 'O negociante tinha boas pérolas. O que acontece com coisas boas quando aparece uma melhor que todas?',
        verses: '13:45-46',
        listen: 'Elas não viram más; deixam de ser o centro.',
      },
    ],
    live: [
      {
        ask: 'Você está mais para quem tropeçou em Deus sem procurar ou para quem procurou em muitas lojas?',
        listen: 'As duas histórias são boas; deixe contar.',
        for: ['adults', 'new-believers', 'visitors'],
      },
      {
        ask: 'O que você já largou por causa de Jesus e nem sentiu falta?',
        listen: 'Se ninguém lembrar, pergunte o que custou e valeu.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Por que coisa você venderia o videogame, o celular e o tênis hoje, sem pensar duas vezes?',
        listen: 'Comece leve e desça: o que vale tudo?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pérola bonita disputa o primeiro lugar com a maior: carreira, alguém, um projeto?',
        listen: 'Não é para jogar fora; é para pôr no lugar.',
        for: ['young', 'singles', 'men'],
      },
      {
        ask: 'Onde foi parar a alegria do começo, e em que campo você a encontraria de novo?',
        listen: 'Muitas vezes perto de gente recém-chegada à fé.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'O que os seus filhos diriam que é o tesouro da casa, só de olhar para as suas caras?',
        listen: 'A alegria ensina mais que a cobrança.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor pechincha da sua vida, a que você conta até hoje para quem quiser ouvir?',
        bridge:
          'Ninguém precisa obrigar a gente a falar de um bom negócio. Jesus compara o Reino com isso.',
      },
      {
        text: 'Já achou dinheiro no bolso, no livro, no sofá, ou algo que tinha dado por perdido? Reviva a cena.',
        bridge: 'Aquela alegria de surpresa é o ponto de partida da primeira história.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Lembre uma alegria que veio sem você esperar: uma notícia, um encontro, uma cura. Deixe o rosto lembrar também.',
      bridge: 'Jesus começa a falar do Reino com um homem alegre no meio do mato.',
    },
    complete: [
      {
        name: 'Nota de compra',
        text: 'Comprador: … O que encontrei em Jesus: … O que precisei vender: … O que ainda está na vitrine sem que eu queira vender: … O que recebi além do combinado: …',
      },
      {
        name: 'Anúncio do achado',
        text: 'Escreva em três linhas, como um classificado, o que você achou (ou espera achar) em Deus: achei… procuro… troco…',
      },
    ],
    challenges: [
      {
        do: 'Desfaça-se de uma coisa boa que ocupa o lugar do melhor (venda, doe, cancele) e use o espaço para estar com Deus.',
        tell: 'se ficou buraco ou se ficou leve.',
      },
      {
        do: 'Conte a uma pessoa, em dois minutos e sem sermão, por que Jesus é uma alegria para você.',
        tell: 'que parte da história a interessou.',
      },
    ],
    children: {
      truth: 'Conhecer Jesus vale mais que tudo.',
      to7: {
        story:
          'Um homem trabalhava na terra que não era dele. Cavava, cavava e, toc! A pá bateu em alguma coisa. Ele limpou a terra. Era um baú! Abriu devagarinho e uau: um tesouro brilhando! O coração dele pulou de alegria. Ele cobriu tudo de novo e correu para casa. Vendeu a cama, vendeu o cavalo, vendeu até o chapéu. As pessoas diziam: está maluco? E ele ria! Com o dinheiro comprou aquele campo, e o tesouro ficou sendo dele. Jesus disse: o Reino de Deus é assim. Quem encontra fica tão feliz que as outras coisas parecem pequenas.',
        activity:
          'Caça ao tesouro: enterrem uma caixinha numa bacia de arroz ou areia com um coração dourado dentro. Quem achar dá um grito de alegria e mostra a todos.',
        questions: [
          'O que o homem achou?',
          'Como ele estava quando vendeu as coisas?',
          'Por que Jesus é um tesouro para você?',
        ],
      },
      to12: {
        story:
          'Jesus contou duas histórias bem curtas. Na primeira, um homem mexia na terra quando topou com um tesouro enterrado. Naquele tempo não havia banco, e as pessoas escondiam moedas no chão. Ele ficou tão alegre que tapou o buraco, foi para casa e vendeu tudo o que tinha para comprar o campo. Os vizinhos deviam achar que ele tinha perdido o juízo, mas ele sabia o que havia embaixo! Na segunda história, um comerciante viajava procurando pérolas bonitas. Já tinha visto milhares. Um dia encontrou uma que valia mais que todas. O que ele fez? Vendeu as outras e ficou com aquela. Um achou sem procurar, o outro procurou muito. Com Deus também é assim: tem gente que tropeça nele e tem gente que busca a vida toda. Quando encontra, ninguém precisa mandar ficar feliz.',
        activity:
          'Leilão: cada criança recebe dez grãos de feijão para dar lances em envelopes fechados. Um traz escrito amizade com Deus. Quem deu tudo por ele conta como escolheu.',
        questions: [
          'Qual a diferença entre os dois homens?',
          'Por que o primeiro vendeu tudo com alegria?',
          'O que você deixaria de lado para ter mais de Jesus?',
        ],
      },
      challenge: 'Conte a alguém da família o que você mais gosta em Deus.',
    },
    prayer:
      'Senhor do tesouro, obrigado pela alegria de achar e de ser achado. Devolve o brilho a quem se acostumou. Solta os nossos dedos do que é bom, para que caiba o melhor.',
    leader: {
      lost: 'Discute-se se foi honesto esconder o tesouro, ou se o tesouro somos nós. Registre as ideias e volte à alegria, que é o motor da história.',
      tender:
        'Ninguém deve sair daqui decidido a largar emprego ou família por impulso. Quem foi explorado por pedidos de dinheiro em igreja precisa ouvir que vender tudo, aqui, não é quantia para ninguém cobrar.',
      differ:
        'Alguns leem o tesouro como o Reino que a pessoa encontra; outros, como a pessoa que Cristo compra a preço alto. A primeira leitura é a mais comum; a segunda tem a sua beleza.',
    },
    comfort:
      'Se hoje você não sente alegria nenhuma, o tesouro não saiu do campo. A terra por cima está pesada, só isso. Quem o pôs ali sabe onde está.',
    closing: 'Vá com alegria: foi o melhor negócio.',
    words: [
      'tesouro escondido',
      'perola',
      'perola de grande valor',
      'negociante',
      'vende tudo',
      'campo',
      'alegria',
      'achou',
      'comprou',
      'reino dos ceus',
      'renuncia',
      'valor',
    ],
  },
  {
    verses: '14:13-21',
    key: '14:16',
    title: 'Dai-lhes vós mesmos',
    theme: 'a compaixão que reparte',
    themes: ['generosidade', 'servico', 'fe', 'proximo'],
    idea: 'Jesus não despede quem tem fome: pede o pouco que os seus têm, abençoa, parte e o faz passar de volta pelas mãos deles, até sobrar.',
    context:
      'Jesus tinha acabado de saber que João Batista fora morto. Quis ficar a sós e foi de barco para um lugar deserto, mas a multidão correu pela margem e chegou. Depois desta refeição, ele manda os discípulos para o barco e, enfim, sobe sozinho ao monte para orar.',
    retold: [
      {
        verses: '14:13-14',
        says: 'Jesus se retira num barco para um lugar deserto, e as multidões o seguem a pé. Ele vê tanta gente, compadece-se e cura os doentes.',
      },
      {
        verses: '14:15-18',
        says: 'Os discípulos querem despedir o povo, para comprar comida. Jesus diz que eles mesmos lhes deem de comer, e só têm cinco pães e dois peixes.',
      },
      {
        verses: '14:19-21',
        says: 'Jesus abençoa e parte os pães, os discípulos repartem, e todos comem até se saciar. Sobram doze cestos, e eram quase cinco mil homens, além de mulheres e crianças.',
      },
    ],
    read: {
      verses: '14:13-21',
      how: 'Ponham cinco pães e dois objetos no centro. Três vozes: narrador, discípulos (juntos, cansados) e Jesus.',
    },
    observe: [
      {
        ask: 'O que Jesus procurava ao sair de barco, e o que sentiu quando viu que não ia ter?',
        verses: '14:13-14',
        listen: 'Ficar à parte. Compadeceu-se e curou.',
      },
      {
        ask: 'Qual é o plano sensato dos discípulos, e quantas razões eles dão?',
        verses: '14:15',
        listen: 'Lugar deserto, hora avançada, aldeias onde comprar.',
      },
      {
        ask: 'Sigam o caminho do pão: por quantas mãos ele passa até chegar à boca?',
        verses: '14:18-19',
        listen: 'Discípulos, Jesus, discípulos, multidões.',
      },
      {
        ask: 'Que números o texto dá no fim, e quem ficou fora da conta, mas não da refeição?',
        verses: '14:20-21',
        listen: 'Doze cestos, quase cinco mil homens, além de mulheres e crianças.',
      },
    ],
    interpret: [
      {
        ask: 'Os discípulos dizem “despede”, Jesus diz “dai-lhes”. Que maneira de olhar para o povo há em cada palavra?',
        verses: '14:15-16',
        listen: 'Problema que precisa ir embora; gente que está conosco.',
        follow: 'Que palavra a nossa cidade mais usa com os pobres?',
      },
      {
        ask: '“Não temos aqui senão”. O que muda entre contar o que se tem e entregar o que se tem?',
        verses: '14:17-18',
        listen: 'A conta é verdadeira, mas para em nós; “trazei-os aqui” abre outra.',
      },
      {
        ask: 'Jesus poderia ter feito cair pão no colo de cada um. Por que quis usar as mãos dos discípulos?',
        verses: '14:19',
        listen: 'Ele os inclui no cuidado; aprendem repartindo.',
      },
      {
        ask: 'Ele estava de luto por João e foi interrompido. O que essa compaixão ensina sobre dor e serviço, sem virar cobrança?',
        verses: '14:13-14',
        listen: 'A dor não fechou o coração dele; e depois ele foi, sim, ficar só.',
      },
    ],
    live: [
      {
        ask: 'O que são os seus cinco pães: aquilo que, olhado de perto, parece pouco demais para servir a alguém?',
        listen: 'Uma hora, um fogão, um ouvido, um carro velho.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'De quem a sua turma costuma dizer deixa para lá, não é problema nosso?',
        listen: 'Sem acusar. Um gesto que caiba na mochila.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que dia você queria silêncio e chegou gente com fome? O que aprendeu sobre os seus limites?',
        listen: 'Pais, cuidadores, profissionais. Descansar também é obedecer.',
        for: ['parents', 'couples', 'women'],
      },
      {
        ask: 'Que sobra vocês já viram depois de repartir o que não dava?',
        listen: 'Histórias de mesa esticada.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Você já foi multidão sentada na grama, recebendo sem poder pagar? Como foi?',
        listen: 'Receber também é difícil. Honrar quem conta.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Quem anda de luto às vezes é cobrado a servir e às vezes é proibido. O que faria bem a você agora?',
        listen: 'A pessoa decide. Jesus fez as duas coisas.',
        for: ['mourning'],
      },
      {
        ask: 'Se Jesus dissesse a este grupo “dai-lhes vós mesmos”, a quem estaria apontando?',
        listen: 'Uma rua, uma escola, uma fila. Um combinado antes de ir embora.',
      },
    ],
    icebreakers: [
      {
        text: 'Chegou visita na hora do almoço e tinha pouco: qual é o truque da sua casa para esticar a comida?',
        bridge:
          'Água no feijão é milagre de brasileiro. Os discípulos tinham cinco pães e cinco mil bocas.',
      },
      {
        text: 'Qual foi o melhor piquenique ou farofa da sua vida?',
        bridge: 'Sentem-se na grama: o texto de hoje é um piquenique que ninguém planejou.',
        for: ['teens', 'young', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Segure um pedaço de pão, parta-o ao meio e coma devagar uma das metades.',
      bridge: 'A outra metade fica na mão enquanto você lê.',
    },
    complete: [
      {
        name: 'Senão',
        text: 'Complete com calma: não tenho aqui senão … e … . Vejo à minha frente gente com fome de … . Jesus, trago a ti … .',
      },
      {
        name: 'Doze cestos',
        text: 'Desenhe um cesto. Escreva dentro o que sobrou para você nas vezes em que repartiu: … . Escreva fora o nome de quem comeu: … .',
      },
    ],
    challenges: [
      {
        do: 'Cozinhe a mais de propósito uma vez nesta semana e leve a porção a alguém, sentando-se para comer junto se puder.',
        tell: 'o que se conversou com o prato na mão.',
      },
      {
        do: 'Procure na sua cidade quem já dá comida ou reforço escolar a quem precisa e ofereça duas horas.',
        tell: 'o que você entregou e o que recebeu.',
      },
    ],
    children: {
      truth: 'Jesus usa o meu pouquinho para ajudar muita gente.',
      to7: {
        story:
          'Já era tardezinha e a barriga de todo mundo roncava: ronc, ronc! Eram milhares de pessoas na grama, ouvindo Jesus. Os amigos dele disseram: manda essa gente embora comprar comida! Jesus respondeu: deem vocês mesmos de comer. Nós? Só temos cinco pães e dois peixinhos! Tragam para mim, disse Jesus. Ele olhou para o céu, agradeceu e foi partindo o pão. Os amigos levavam, voltavam, levavam, voltavam, e nunca acabava! Papais, mamães, crianças, todos comeram até ficar satisfeitos. E ainda sobraram doze cestos cheios. Jesus cuida da gente!',
        activity:
          'Repartam um pão em roda: cada criança parte um pedaço e dá a quem está do lado antes de comer o seu.',
        questions: [
          'Quantos pães e peixes havia?',
          'O que Jesus fez antes de partir o pão?',
          'O que você tem que pode repartir?',
        ],
      },
      to12: {
        story:
          'Jesus estava triste. Um amigo dele, João Batista, tinha morrido. Ele queria ficar um pouco sozinho e foi de barco para um lugar vazio. Quando chegou, adivinhe: uma multidão! Tinham dado a volta a pé. Jesus podia ter dito: hoje não. Mas olhou para eles, sentiu compaixão e curou os doentes. No fim da tarde, os discípulos fizeram as contas: lugar deserto, hora tardia, gente demais. Despede o povo!, pediram. E Jesus: não precisam ir; deem vocês mesmos de comer. Cinco pães e dois peixes era tudo o que tinham. Tragam aqui, disse ele. Todos se sentaram na grama. Jesus olhou para o céu, abençoou, partiu, e o pão foi passando: da mão dele para a dos discípulos, da mão dos discípulos para a do povo. Comeram uns cinco mil homens, fora as mulheres e as crianças. E sobraram doze cestos. Depois, sim, ele subiu ao monte para orar.',
        activity:
          'Organizem uma coleta de alimentos na rua ou no prédio: cada família dá um item, e o grupo entrega junto.',
        questions: [
          'Por que Jesus queria ficar sozinho?',
          'O que os discípulos queriam fazer com o povo, e o que Jesus pediu?',
          'O que parece pouco em você e poderia ajudar alguém?',
        ],
      },
      challenge: 'Leve um lanche a mais e divida com um colega.',
    },
    prayer:
      'Senhor Jesus, trazemos o que temos, e é pouco. Toma, abençoa, parte e põe de volta em nossas mãos para passar adiante. Livra-nos de mandar embora quem tu convidaste a sentar. E dá-nos também, como a ti, o monte e o silêncio. Amém.',
    leader: {
      lost: 'O grupo discute como o milagre aconteceu. Mateus se interessa mais por quem mandava embora e por quem mandou sentar.',
      tender:
        'Pode haver fome na sala: alguém que come menos para que sobre aos filhos. Não pergunte em público. Tenha uma cesta e o endereço da assistência social da cidade, e fale a sós.',
    },
    comfort:
      'Jesus também quis ir a um lugar deserto para chorar um amigo. Se hoje você só consegue sentar na grama e receber, sente-se.',
    closing: 'Tragam o que têm. Ele sabe partir.',
    words: [
      'cinco paes e dois peixes',
      'multiplicacao dos paes',
      'dai lhes vos mesmos',
      'dai lhes vos de comer',
      'doze cestos',
      'cinco mil homens',
      'despede as multidoes',
      'trazei os aqui',
      'lugar deserto',
      'se compadeceu deles',
      'partindo os paes',
      'primeira multiplicacao',
    ],
  },
  {
    verses: '14:22-33',
    key: '14:27',
    title: 'Passos em cima da água',
    theme: 'a fé no meio do medo',
    themes: ['fe', 'medo', 'sofrimento'],
    idea: 'Jesus vem ao encontro dos seus por dentro da tempestade, chama para perto e, quando a coragem acaba no meio do caminho, estende logo a mão.',
    context:
      'O dia tinha sido longo: a notícia da morte de João Batista, uma multidão alimentada. Jesus obriga os discípulos a atravessar o lago e sobe para orar. A quarta vigília vai das três às seis da manhã: eles remam há horas contra o vento, exatamente onde ele os mandou estar.',
    retold: [
      {
        verses: '14:22-24',
        says: 'Jesus manda os discípulos na frente, de barco, e sobe só ao monte para orar. O barco, no meio do mar, sofre com as ondas e o vento contrário.',
      },
      {
        verses: '14:25-27',
        says: 'Jesus vem até eles de noite, andando sobre o mar, e os discípulos gritam de medo. Ele diz que tenham ânimo, que é ele.',
      },
      {
        verses: '14:28-33',
        says: 'Pedro anda sobre as águas até Jesus, tem medo do vento e começa a afundar. Jesus logo o segura pela mão, o vento se aquieta e o adoram como Filho de Deus.',
      },
    ],
    read: {
      verses: '14:22-33',
      how: 'Quem lê fica no centro; os outros balançam de leve o corpo como num barco até o 31 e param no 32.',
    },
    observe: [
      {
        ask: 'Como os discípulos foram parar no meio do mar, e onde estava Jesus nas primeiras horas?',
        verses: '14:22-24',
        listen: 'Ele os mandou; estava no monte, orando.',
      },
      {
        ask: 'O que eles pensam ao ver Jesus, e o que ele responde?',
        verses: '14:26-27',
        listen: 'Que é fantasma; ele diz para terem ânimo: sou eu.',
      },
      {
        ask: 'O que Pedro faz entre o “Vem” e o grito de socorro?',
        verses: '14:29-30',
        listen: 'Desce, anda, sente o vento, teme, afunda e pede ajuda.',
      },
    ],
    interpret: [
      {
        ask: 'Os discípulos estavam obedecendo quando veio o vento contrário. O que isso corrige na ideia de que obediência traz mar calmo?',
        verses: '14:22-24',
        listen: 'Vento contra nem sempre é sinal de caminho errado.',
      },
      {
        ask: 'Por que Jesus terá esperado até a quarta vigília?',
        verses: '14:25',
        listen: 'O texto não explica; diz que ele veio. Deixe a pergunta doer um pouco.',
      },
      {
        ask: 'Costuma-se lembrar que Pedro afundou. O que a cena mostra de bonito nele, e na rapidez de Jesus?',
        verses: '14:28-31',
        listen: 'Só ele saiu do barco; e a mão veio logo, antes da pergunta.',
        follow: 'Em que ordem você daria a mão e a bronca?',
      },
    ],
    live: [
      {
        ask: 'Em que vigília você está: começo da noite, meia-noite ou quase manhã?',
        listen: 'Não diga que vai amanhecer logo; pergunte quem rema junto.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'O que, na vida, parecia fantasma e depois você percebeu que era Jesus chegando?',
        listen: 'Uma demissão, uma doença, uma pessoa chata.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que barco confortável você precisaria deixar para dar um passo: a turma, a casa dos pais, uma opinião?',
        listen: 'Não empurre; Pedro esperou ouvir o convite.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando o vento bate no casamento, quem de vocês olha primeiro para a onda, e quem lembra de chamar?',
        listen: 'Os dois papéis se alternam; ótimo.',
        for: ['couples'],
      },
      {
        ask: 'Qual é a oração mais curta que você já fez?',
        listen: 'A de Pedro cabe numa respiração: Senhor, salva-me.',
        for: ['new-believers', 'visitors', 'men'],
      },
      {
        ask: 'Como se ensina um filho a tentar, sabendo que ele pode afundar um pouco?',
        listen: 'Mão perto, e não coleira.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte o seu maior susto à toa: vulto no corredor, galho na janela, gato no telhado.',
        bridge: 'Doze homens feitos gritaram juntos numa noite dessas. E não era fantasma.',
      },
      {
        text: 'Trampolim, tirolesa, palco, pedido de namoro: de que coragem você se arrependeu no meio do caminho?',
        bridge: 'Pedro conhece esse segundo exato em que a valentia acaba.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Ouça o vento, o ventilador ou o barulho da rua. Respire no ritmo de quem rema: puxa, solta. Faça isso dez vezes.',
      bridge: 'No meio do barulho, alguém diz: sou eu.',
    },
    complete: [
      {
        name: 'Diário de bordo',
        text: 'O vento contrário da minha semana é… Eu remo desde… O que eu confundi com fantasma foi… Se eu ouvisse “Vem”, o primeiro pé seria… A minha oração de uma linha: …',
      },
      {
        name: 'Mão estendida',
        text: 'Contorne a sua mão numa folha. Em cada dedo escreva um momento em que você afundava e foi seguro por alguém ou por Deus: … Na palma, escreva quem precisa da sua mão agora: …',
      },
    ],
    challenges: [
      {
        do: 'Dê um passo pequeno para fora do barco nesta semana, naquilo que você sente há tempo que Jesus chama.',
        tell: 'a que altura apareceu o vento.',
      },
      {
        do: 'Seja mão rápida: quando alguém pedir socorro, ajude primeiro e só depois pergunte o que houve.',
        tell: 'como foi guardar a bronca.',
      },
    ],
    children: {
      truth: 'Quando eu tiver medo, Jesus segura a minha mão.',
      to7: {
        story:
          'Era noite no mar. O vento fazia vuuu, e o barco balançava para lá e para cá. Os amigos de Jesus remavam com força, mas não saíam do lugar. De repente viram alguém andando em cima da água. Um fantasma!, gritaram. Mas uma voz conhecida falou: calma, sou eu, não tenham medo. Era Jesus! Pedro disse: posso ir até aí? Jesus disse: vem! E Pedro andou em cima da água: um passo, dois passos. Aí ele olhou para o vento, ficou com medo e começou a afundar. Jesus, me salva! Na mesma hora Jesus esticou a mão e o segurou. Os dois subiram no barco, e o vento parou.',
        activity:
          'Um lençol azul no chão é o mar. Cada criança anda sobre ele olhando para o adulto que faz Jesus; no meio, todas gritam vento, e o adulto dá a mão.',
        questions: [
          'Quem andava em cima da água?',
          'O que Pedro gritou quando afundava?',
          'Quando você tem medo, quem segura a sua mão?',
        ],
      },
      to12: {
        story:
          'Jesus mandou os discípulos atravessarem o lago e ficou sozinho no monte para orar. A noite foi dura: o vento vinha de frente, e as ondas batiam no barco. Eles remaram, remaram, e já era quase de manhã quando viram um vulto sobre a água. Homens acostumados com o mar gritaram de medo. Mas Jesus falou logo: coragem, sou eu! Pedro teve uma ideia maluca: se é o Senhor, mande que eu vá. Vem, disse Jesus. Pedro passou a perna para fora do barco e andou sobre as águas! Enquanto ia para Jesus, deu certo. Quando reparou na força do vento, o medo cresceu, e ele foi afundando. Só deu tempo de gritar: Senhor, salva-me! E Jesus não esperou: segurou-o na hora. Depois perguntou por que tinha duvidado. No barco, o vento parou, e todos disseram: tu és mesmo o Filho de Deus.',
        activity:
          'Equilíbrio: andem sobre uma fita no chão olhando para um ponto fixo; depois, olhando para os lados com os colegas fazendo barulho. Comparem com Pedro.',
        questions: [
          'Quem mandou os discípulos para o mar?',
          'O que Pedro fez de corajoso e o que o fez afundar?',
          'Qual vento anda assustando você?',
        ],
      },
      challenge:
        'Faça com Jesus uma coisa boa que dava medo: pedir desculpas, apresentar um trabalho.',
    },
    prayer:
      'Jesus, vem andando por cima do que nos apavora. Que a gente reconheça a tua voz e não te tome por fantasma. Chama, sustenta e, quando afundarmos, estende logo a mão.',
    leader: {
      lost: 'Vira concurso de fé: quem sai do barco, quem fica. Os onze também foram visitados por Jesus e também o adoraram. O centro é ele.',
      tender:
        'Quem rema há muito tempo (doença longa, desemprego, filho nas drogas) pode ouvir o versículo 31 como acusação. Mostre a ordem: a mão veio antes da pergunta. Se alguém estiver no limite, não o deixe ir embora sozinho; CVV 188.',
    },
    comfort:
      'Enquanto eles remavam no escuro, Jesus orava. Quando ninguém o via, ele já estava vindo. A sua oração pode ter três palavras, ou só um grito.',
    closing: 'Ânimo: quem vem vindo por cima das ondas é ele.',
    words: [
      'andar sobre as aguas',
      'andando sobre o mar',
      'pedro',
      'barco',
      'fantasma',
      'vento contrario',
      'ondas',
      'quarta vigilia',
      'afundar',
      'salva me',
      'pouca fe',
      'bom animo',
      'sou eu',
    ],
  },
  {
    verses: '15:21-28',
    key: '15:28',
    title: 'A mãe que não foi embora',
    theme: 'a fé que insiste',
    themes: ['fe', 'oracao', 'filhos'],
    idea: 'Uma mãe estrangeira enfrenta silêncio, enxotadores e fronteira, agarra-se à bondade que vê em Jesus e descobre que até a migalha dele é pão de sobra.',
    context:
      'Jesus sai do território de Israel, única vez que o vemos lá fora. Cananeu era nome de inimigo antigo. A conversa fica numa encruzilhada: primeiro Israel, depois os povos; e, no fim deste evangelho, ele mandará ir a todas as nações.',
    retold: [
      {
        verses: '15:21-24',
        says: 'Uma mulher cananeia pede a Jesus pela filha endemoninhada. Ele não responde, os discípulos querem mandá-la embora, e ele diz que foi enviado às ovelhas perdidas de Israel.',
      },
      {
        verses: '15:25-27',
        says: 'A mulher insiste. Jesus diz que não é bom lançar aos cachorrinhos o pão dos filhos, e ela responde que eles também comem as migalhas que caem da mesa.',
      },
      {
        verses: '15:28',
        says: 'Jesus diz à mulher que é grande a sua fé e que se faça como ela quer. Desde aquela hora a filha fica curada.',
      },
    ],
    read: {
      verses: '15:21-28',
      how: 'Narrador, mulher, discípulos e Jesus. Depois do 23a, fiquem quinze segundos em silêncio, como ela ficou.',
    },
    observe: [
      {
        ask: 'Quantos obstáculos aparecem entre o pedido e a resposta?',
        verses: '15:22-26',
        listen: 'Silêncio, discípulos incomodados, a missão a Israel, a frase do pão.',
      },
      {
        ask: 'Como ela chama Jesus e como o seu pedido vai encurtando?',
        verses: '15:22, 15:25',
        listen: 'Filho de Davi, Senhor; do discurso ao “Senhor, socorre-me”.',
      },
      {
        ask: 'O que ela responde sobre os cachorrinhos, e o que Jesus diz dela?',
        verses: '15:27-28',
        listen: 'Aceita o lugar e pede a migalha; ele elogia: grande fé.',
      },
    ],
    interpret: [
      {
        ask: 'O silêncio de Jesus não é dito nem como não nem como sim. Como essa mulher leu esse silêncio?',
        verses: '15:23, 15:25',
        listen: 'Como espaço para chegar mais perto.',
      },
      {
        ask: 'A palavra de Jesus usa o diminutivo, o cachorro de dentro de casa. Que brecha ela enxerga nessa frase tão dura?',
        verses: '15:26-27',
        listen: 'Se é de casa, come na mesma hora; a mesa é farta.',
      },
      {
        ask: 'Os discípulos acabavam de ver discussões sobre pureza. O que terão aprendido vendo uma cananeia receber esse elogio?',
        verses: '15:23, 15:28',
        listen: 'Que a fé mora onde eles não procuravam.',
      },
    ],
    live: [
      {
        ask: 'Por quem você já clamou tanto que os outros acharam que era hora de parar?',
        listen: 'Ofereça-se para clamar junto.',
        for: ['parents', 'women', 'adults'],
      },
      {
        ask: 'Como você aguenta o silêncio de Deus: se afasta, briga, insiste ou finge que está tudo bem?',
        listen: 'Nenhuma resposta é proibida aqui.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quem os discípulos de hoje mandariam embora por fazer barulho no lugar errado?',
        listen: 'Crianças, moradores de rua, gente de outra turma.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que situação você já se sentiu de fora da mesa, e o que fez com isso?',
        listen: 'Racismo, classe, sotaque, estado civil: ouça com respeito.',
        for: ['singles', 'young', 'new-believers', 'visitors'],
      },
      {
        ask: 'O que cada um de vocês faz com a dor de um filho: fala, cala, trabalha, reza?',
        listen: 'Jeitos diferentes não são amores diferentes.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que migalha de Deus, nesta semana, já foi pão para você?',
        listen: 'Um telefonema, um exame, uma noite dormida.',
        for: ['mourning', 'elderly', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua maior teimosia que deu certo: emprego, conquista, vaga, ingresso?',
        bridge: 'Há insistência que irrita e há uma que Jesus elogia em voz alta.',
      },
      {
        text: 'O seu cachorro, ou o da infância, o que era capaz de fazer por uma migalha debaixo da mesa?',
        bridge: 'Uma mãe usou justamente essa cena para convencer Jesus.',
        for: ['teens', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pense em um nome por quem você daria tudo. Diga só o nome, em voz baixa, algumas vezes. Isso já é oração.',
      bridge: 'Uma mãe chegou a Jesus com um nome assim.',
    },
    complete: [
      {
        name: 'Oração que encurta',
        text: 'Escreva o seu pedido em quatro linhas: … Agora em duas: … Agora em três palavras: … Fique com as três palavras a semana inteira.',
      },
      {
        name: 'Quatro barreiras',
        text: 'Entre mim e Deus tem parecido haver: um silêncio, que é… ; pessoas, quando… ; uma regra, que diz… ; uma frase dura, que ouvi de… Por cima de tudo escreva: mesmo assim eu peço…',
      },
    ],
    challenges: [
      {
        do: 'Volte todos os dias a um mesmo pedido por outra pessoa, de joelhos ou como o corpo permitir, sem pular nenhum.',
        tell: 'o que você sentiu no dia em que deu vontade de parar.',
      },
      {
        do: 'Aproxime-se de uma mãe ou um pai que luta por um filho e pergunte o que seria uma migalha de ajuda.',
        tell: 'como foi e se deu para oferecer.',
      },
    ],
    children: {
      truth: 'Posso pedir a Jesus e não desistir.',
      to7: {
        story:
          'Uma mamãe vinha correndo atrás de Jesus. Ela morava em outro país. A filhinha dela estava muito, muito mal. Jesus, me ajuda! Jesus, me ajuda! Jesus não respondeu logo. Os amigos disseram: ela está gritando, mande embora! Mas a mamãe não foi embora. Ela se ajoelhou: Senhor, me socorre! Jesus disse que o pão era primeiro para os filhos da casa. E a mamãe, muito esperta, respondeu: é verdade, mas os cachorrinhos comem as migalhinhas que caem da mesa! Jesus ficou admirado: mulher, como é grande a sua fé! E na mesma hora a filhinha dela, lá em casa, ficou boa.',
        activity:
          'Debaixo da mesa, as crianças recebem pedacinhos de pão que caem da mão de alguém. Contem que, na mesa de Jesus, até a migalha é muita.',
        questions: [
          'Por quem a mamãe pedia?',
          'O que ela fez quando não ouviu resposta?',
          'Por quem você quer pedir a Jesus hoje?',
        ],
      },
      to12: {
        story:
          'Jesus viajou para uma terra estrangeira. Lá, uma mulher cananeia soube que ele estava por perto e veio gritando: Senhor, tem pena de mim, minha filha sofre demais! Jesus ficou calado. Os discípulos se irritaram: mande essa mulher embora. Ela não foi. Jesus explicou que tinha vindo primeiro para o povo de Israel. Ela chegou mais perto, ajoelhou-se e pediu só: socorre-me. Então ele disse que não era certo pegar o pão dos filhos e dar aos cachorrinhos. Muita gente teria ido embora ofendida. Ela achou um jeito: sim, Senhor, mas os cachorrinhos também comem as migalhas que caem da mesa. Era como dizer: na sua mesa tem tanto pão que sobra até para mim! Jesus se encantou e disse: mulher, grande é a sua fé. Seja como você quer. E a menina sarou naquela hora.',
        activity:
          'Quatro cadeiras no caminho são as barreiras (silêncio, gente, fronteira, vergonha). Cada um atravessa dizendo por quem quer pedir a Jesus.',
        questions: [
          'Que barreiras a mulher encontrou?',
          'O que a resposta sobre as migalhas mostra?',
          'Por quem você não vai desistir de orar?',
        ],
      },
      challenge: 'Ore pela mesma pessoa todos os dias, sem pular nenhum.',
    },
    prayer:
      'Senhor, filho de Davi, socorre. Socorre as mães que não dormem, os filhos que sofrem por dentro, os que ouvem silêncio. Na tua mesa há pão de sobra; uma migalha já nos basta para hoje.',
    leader: {
      lost: 'O grupo se choca com a palavra cachorrinhos. Não corra a desculpar Jesus nem a acusá-lo: admita a dureza, mostre a mesa de dentro de casa e olhe para o final.',
      tender:
        'Pais de filhos com doença mental, dependência ou deficiência podem se ver aqui. Não relacione a doença com demônios na conversa, não diga que a cura depende de insistir mais, e apoie o tratamento. Pergunte como está quem cuida.',
      differ:
        'Uns entendem que Jesus prova a fé dela e ensina os discípulos; outros, que o diálogo mostra de verdade a ordem da missão, primeiro Israel. Também há leituras diferentes sobre possessão e doença. Em todas, ela sai atendida e elogiada.',
    },
    comfort:
      'Ela foi encurtando a oração até sobrar uma palavra só. Se a sua também encurtou, você não está orando pior. Socorre é uma oração inteira.',
    closing: 'Na mesa dele, até quem está no chão come.',
    words: [
      'cananeia',
      'siro fenicia',
      'tiro e sidom',
      'cachorrinhos',
      'migalhas',
      'socorre me',
      'filho de davi',
      'mulher cananeia',
      'filha',
      'insist',
      'grande e a tua fe',
      'ovelhas perdidas',
      'silencio',
    ],
  },
  {
    verses: '16:13-20',
    key: '16:16',
    title: 'E você, quem diz que eu sou?',
    theme: 'quem é Jesus',
    themes: ['fe', 'salvacao', 'comunhao'],
    idea: 'Chega a hora em que repetir opiniões não basta: Jesus pergunta a cada um quem ele é, e é sobre essa fé, dada pelo Pai, que ele constrói a sua igreja.',
    context:
      'Cesareia de Filipe ficava ao pé de um monte cheio de templos, um deles ao imperador e outro numa gruta de água funda que o povo chamava de porta do mundo dos mortos. É nesse cenário de deuses e poder que Jesus faz a pergunta.',
    retold: [
      {
        verses: '16:13-14',
        says: 'Jesus pergunta aos discípulos quem as pessoas dizem que ele é. Uns falam de João Batista, outros de Elias, de Jeremias ou de algum profeta.',
      },
      {
        verses: '16:15-17',
        says: 'Jesus pergunta quem eles mesmos dizem que ele é. Pedro responde que é o Cristo, o Filho do Deus vivo, e Jesus diz que foi o Pai que lhe revelou isso.',
      },
      {
        verses: '16:18-20',
        says: 'Jesus diz: “tu és Pedro, e sobre esta pedra edificarei minha igreja”. Promete a Pedro as chaves do reino dos céus e manda que não contem quem ele é.',
      },
    ],
    read: {
      verses: '16:13-20',
      how: 'O grupo responde o 14 em vozes soltas, como boato de rua. Depois do 15, um silêncio; só então alguém lê o 16.',
    },
    observe: [
      {
        ask: 'Quais eram as opiniões que circulavam sobre Jesus?',
        verses: '16:14',
        listen: 'João Batista, Elias, Jeremias, profeta: todas elogiosas, nenhuma certa.',
      },
      {
        ask: 'O que muda entre a primeira e a segunda pergunta?',
        verses: '16:13, 16:15',
        listen: 'Das pessoas para vós: de comentário para resposta.',
      },
      {
        ask: 'O que Pedro diz, de onde veio isso e o que Jesus promete construir?',
        verses: '16:16-18',
        listen: 'Cristo, Filho do Deus vivo; revelado pelo Pai; a igreja é dele: minha.',
      },
    ],
    interpret: [
      {
        ask: 'Chamar Jesus de profeta já era muito. O que falta a quem o admira como mestre e para por aí?',
        verses: '16:14-16',
        listen: 'Profeta aponta caminho; o Filho do Deus vivo pede a vida.',
      },
      {
        ask: 'Se não foi “carne e sangue” que revelou, de que modo Deus vai abrindo os olhos de alguém?',
        verses: '16:17',
        listen: 'Convivendo, ouvindo, orando; ninguém convence sozinho ninguém.',
      },
      {
        ask: 'Portas servem para defender. Que retrato da igreja aparece quando Jesus diz que as portas da morte não a vencem?',
        verses: '16:18',
        listen: 'Ela avança; a morte é que não aguenta.',
        follow: 'O que o nosso grupo estaria fazendo, se acreditasse nisso?',
      },
    ],
    live: [
      {
        ask: 'Aos dez anos, aos vinte, e agora: como mudou a sua resposta à pergunta de Jesus?',
        listen: 'Boa para contar em três frases.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'O que os seus colegas dizem que Jesus é, e onde você concorda ou discorda deles?',
        listen: 'Não há resposta boba; há ponto de partida.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se você tivesse de responder hoje sem palavras de igreja, como diria quem ele é para você?',
        listen: 'Não sei ainda também é resposta honesta.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que outra voz, entre tantos templos, anda dizendo a você quem manda no mundo?',
        listen: 'Mercado, política, fama, algoritmo.',
        for: ['adults', 'men', 'young'],
      },
      {
        ask: 'De que forma você tem cuidado de uma igreja que Jesus chama de minha?',
        listen: 'Ele não disse tua; isso alivia e compromete.',
        for: ['long-believers', 'women'],
      },
      {
        ask: 'O que os filhos responderiam, se a pergunta fosse quem é Jesus para os meus pais?',
        listen: 'Deixe a pergunta ir para casa com eles.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'O que falam de você pelas costas que é mentira, mas até que é engraçado?',
        bridge: 'Jesus também quis saber o que andavam falando dele. E depois fez outra pergunta.',
      },
      {
        text: 'Apresente a pessoa à sua esquerda em uma frase, sem dizer profissão nem estado civil.',
        bridge: 'Dizer quem alguém é exige conhecer. Foi isso que Jesus pediu aos amigos.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Imagine uma mesa pequena e Jesus do outro lado. Ele não tem pressa. Faz uma pergunta e espera.',
      bridge: 'Leia e responda sem ninguém ouvindo.',
    },
    complete: [
      {
        name: 'Quatro respostas',
        text: 'Meus avós diriam que Jesus é… Meus amigos dizem que é… Nos meus dias ruins eu acho que ele é… Hoje, olhando para ele, eu digo: tu és…',
      },
      {
        name: 'Documento de identidade',
        text: 'Preencha um documento de Jesus a partir do texto. Nome: … Filho de: … Reconhecido por: … O que constrói: … O que não o vence: … Sinal particular que eu conheço: …',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a três pessoas diferentes quem Jesus é para elas, agradeça e não discuta.',
        tell: 'a resposta que mais fez você pensar.',
      },
      {
        do: 'Escreva em um cartão a sua própria resposta ao versículo 15 e releia antes de cada refeição.',
        tell: 'que palavra você trocou ao longo dos dias.',
      },
    ],
    children: {
      truth: 'Jesus é o Filho do Deus vivo.',
      to7: {
        story:
          'Jesus andava com os amigos e perguntou: o que as pessoas falam de mim? Os amigos responderam: uns dizem que o senhor é João, outros dizem que é Elias, outros dizem que é um profeta de antigamente. Hum! Eram pessoas importantes, mas ninguém tinha acertado. Então Jesus olhou bem nos olhos deles: e vocês, quem vocês dizem que eu sou? Pedro falou na hora: o senhor é o Cristo, o Filho do Deus vivo! Jesus ficou muito contente: acertou, Pedro! Quem contou isso ao seu coração foi o meu Pai. E Jesus prometeu: eu vou fazer a minha igreja, e ninguém vai conseguir acabar com ela.',
        activity:
          'Adivinha quem é: dê três pistas de pessoas conhecidas (a vovó, o motorista, um profeta) e por último de Jesus. Todas respondem: o Filho do Deus vivo!',
        questions: [
          'O que as pessoas pensavam de Jesus?',
          'O que Pedro respondeu?',
          'Quem é Jesus para você?',
        ],
      },
      to12: {
        story:
          'Havia um lugar com templos por todos os lados, um para cada deus, e até um para o imperador. Foi ali que Jesus perguntou aos amigos o que o povo dizia dele. Choveram respostas: João Batista, Elias, Jeremias, um profeta. Todas bonitas, nenhuma certa. Aí Jesus fez a segunda pergunta, a mais difícil: e vocês? Quem vocês dizem que eu sou? Não dava mais para repetir a opinião dos outros. Pedro respondeu: tu és o Cristo, o Filho do Deus vivo! Jesus disse que ele era feliz, porque não tinha aprendido aquilo só com gente: foi o Pai quem mostrou. E fez uma promessa: vou construir a minha igreja, e nem a morte vai conseguir vencê-la. A igreja não são as paredes. É o povo que responde como Pedro, e ela está de pé até hoje.',
        activity:
          'Façam um muro com caixas de fósforo ou blocos. Em cada um, colem um papel com o nome de alguém da igreja; no alto, a resposta de Pedro.',
        questions: [
          'Por que as primeiras respostas não bastavam?',
          'Como Pedro descobriu quem era Jesus?',
          'O que você responderia se Jesus perguntasse a você?',
        ],
      },
      challenge: 'Pergunte a um adulto querido quem é Jesus para ele.',
    },
    prayer:
      'Jesus, Cristo, Filho do Deus vivo, às vezes respondemos de ouvir dizer. Pai, mostra-nos o teu Filho de novo. Edifica em nós e conosco a tua igreja, e que a morte não nos faça recuar.',
    leader: {
      lost: 'Este é um texto em que a roda pode virar debate entre igrejas. Diga logo no começo que há leituras diferentes, leia o que está abaixo, se preciso, e siga para a pergunta do versículo 15.',
      differ:
        'Católicos veem aqui Pedro como a pedra e o início do ministério dos papas, com as chaves; ortodoxos reconhecem a honra de Pedro entre os apóstolos; a maioria dos evangélicos entende a pedra como a fé que ele confessou, ou o próprio Cristo. Todos leem juntos que Jesus é o Cristo e que a igreja é dele.',
    },
    comfort:
      'A pergunta não vem com prova nem prazo. Se você só consegue responder com um nome dito baixinho, Jesus, isso já foi revelado a você por alguém que o ama.',
    closing: 'A pergunta vai conosco pela rua: e você, quem diz que eu sou?',
    words: [
      'quem dizeis que eu sou',
      'cesareia de filipe',
      'cesareia',
      'simao',
      'filho do deus vivo',
      'tu es o cristo',
      'sobre esta pedra',
      'edificarei',
      'minha igreja',
      'chaves',
      'portas do inferno',
      'carne e sangue',
      'elias',
    ],
  },
  {
    verses: '16:21-27',
    key: '16:24',
    title: 'Perder para achar',
    theme: 'a cruz de cada discípulo',
    themes: ['discipulado', 'cruz', 'proposito'],
    idea: 'O caminho de Jesus passa pela cruz antes da glória, e quem anda atrás dele descobre que a vida agarrada escorre, e a vida entregue é devolvida.',
    context:
      'Poucos versículos antes, Pedro acertou em cheio ao dizer que Jesus é o Cristo. Agora Jesus explica que tipo de Cristo, e o mesmo Pedro o puxa para o lado para corrigi-lo. Cruz, para aqueles ouvintes, não era joia: era a execução que viam à beira das estradas.',
    retold: [
      {
        verses: '16:21',
        says: 'Jesus começa a mostrar aos discípulos que precisa ir a Jerusalém, sofrer muito, ser morto e ressuscitar ao terceiro dia.',
      },
      {
        verses: '16:22-23',
        says: 'Pedro repreende Jesus e diz que isso nunca lhe aconteça. Jesus o manda afastar-se, chama-o de Satanás e diz que ele não compreende as coisas de Deus.',
      },
      {
        verses: '16:24-27',
        says: 'Jesus diz que quem quiser segui-lo negue a si mesmo e tome a sua cruz. Quem perder a vida por ele a achará, e nada vale ganhar o mundo e perder a alma.',
      },
    ],
    read: {
      verses: '16:21-27',
      how: 'Duas pessoas leem em pé: Pedro e Jesus. Na fala do 24, Jesus se vira e os outros ficam atrás dele.',
    },
    observe: [
      {
        ask: 'O que Jesus começa a mostrar aos discípulos, e que palavra diz que aquilo não é acidente?',
        verses: '16:21',
        listen: 'Sofrer, morrer, ressuscitar; ele tinha de ir.',
      },
      {
        ask: 'Como Pedro reage, e com que dureza Jesus responde?',
        verses: '16:22-23',
        listen: 'Repreende; e ouve que virou pedra de tropeço.',
      },
      {
        ask: 'Quais são os três verbos de quem quer ir atrás de Jesus?',
        verses: '16:24',
        listen: 'Negar-se, tomar a cruz, seguir.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro falou por amor. Como um carinho pode se tornar tropeço no caminho de alguém?',
        verses: '16:22-23',
        listen: 'Quando poupa o outro justamente daquilo que Deus lhe pediu.',
      },
      {
        ask: 'Qual a diferença entre negar-se a si mesmo e desprezar-se?',
        verses: '16:24',
        listen: 'Negar-se é sair do centro; o valor da pessoa continua (ver 26).',
      },
      {
        ask: 'Salvar e perder, perder e achar: em que experiências comuns já se vê que a vida funciona assim?',
        verses: '16:25-26',
        listen: 'Amor, criação de filhos, música, amizade: cresce o que se dá.',
        follow: 'Por que Jesus acrescenta que é por causa dele?',
      },
    ],
    live: [
      {
        ask: 'O que você ganharia do mundo inteiro que já percebeu estar custando a alma?',
        listen: 'Horas extras, imagem, vingança, conforto.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Que sonho ensinaram você a chamar de sucesso, e quem paga a conta dele?',
        listen: 'Sem matar sonhos; só perguntando o preço.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que cruz é realmente cruz, escolhida por amor a Jesus, e que peso você carrega só porque ninguém ajudou a largar?',
        listen: 'Doença e agressão não são cruz que se manda carregar calado.',
        for: ['adults', 'women'],
      },
      {
        ask: 'De que sofrimento você tem tentado poupar alguém, quando talvez devesse acompanhá-lo?',
        listen: 'Pais e amigos reconhecem isto.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Pedro acertou e errou no mesmo capítulo. Onde você se vê nele?',
        listen: 'Jesus não o mandou embora; mandou para trás, no lugar de discípulo.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'Olhando para trás, que vida você achou justamente onde pensou que a perdia?',
        listen: 'Os mais velhos costumam ter boas histórias aqui.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Já estragou alguma coisa por segurar com força demais: flor, pintinho, pão fresco, namoro?',
        bridge: 'Certas coisas só ficam vivas na mão aberta. Jesus disse isso da própria vida.',
      },
      {
        text: 'Você já deu um conselho cheio de boa intenção e levou uma bronca? Conte.',
        bridge: 'Pedro quis ajudar Jesus e ouviu a bronca mais dura do evangelho.',
        for: ['adults', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Pegue algo pequeno na mão e aperte até cansar. Depois vire a palma para cima e deixe que o objeto só repouse ali.',
      bridge: 'Jesus fala de dois jeitos de segurar a vida.',
    },
    complete: [
      {
        name: 'Balanço',
        text: 'Coluna um, o que estou ganhando: … Coluna dois, o que isso me custa: … Coluna três, o que eu não trocaria por nada: … Assine embaixo só se o balanço fechar.',
      },
      {
        name: 'Três verbos em português de segunda-feira',
        text: 'Negar-me, nesta semana, é deixar de… Tomar a minha cruz é aceitar… Seguir Jesus é ir até… O que espero achar no fim é…',
      },
    ],
    challenges: [
      {
        do: 'Abra mão de ter a última palavra em três conversas e observe o que se salva.',
        tell: 'o que você perdeu e o que achou.',
      },
      {
        do: 'Dê uma hora da sua semana a alguém de quem não virá retorno nenhum, por causa de Jesus.',
        tell: 'quanto tempo levou para você parar de olhar o relógio.',
      },
    ],
    children: {
      truth: 'Quem vive com Jesus encontra a vida de verdade.',
      to7: {
        story:
          'Jesus contou aos amigos um segredo difícil: eu vou sofrer e vou morrer, mas no terceiro dia vou viver de novo. Pedro não gostou nada. Ele puxou Jesus pelo braço: não, não, isso não pode acontecer! Pedro amava Jesus, mas estava atrapalhando. Jesus disse: Pedro, fique atrás de mim, você não entendeu o plano de Deus. Depois falou para todos: quem quer andar comigo precisa vir atrás de mim e amar como eu amo, mesmo quando custa. Quem guarda tudo só para si acaba perdendo. Quem dá a vida por amor encontra a vida. É como um abraço: só fica bom quando a gente dá!',
        activity:
          'Siga o mestre: um adulto faz Jesus e anda pela casa fazendo gestos de amor (levantar quem caiu, dividir, servir água). As crianças vão atrás e imitam.',
        questions: [
          'O que Jesus contou que ia acontecer?',
          'O que Pedro fez?',
          'O que você pode fazer como Jesus hoje, mesmo que custe?',
        ],
      },
      to12: {
        story:
          'Pedro tinha acabado de acertar: Jesus é o Cristo! Ele imaginava um rei com coroa e exército. Aí Jesus começou a explicar que ia a Jerusalém, ia sofrer, ser morto e ressuscitar ao terceiro dia. Pedro levou um susto e chamou Jesus num canto: isso nunca vai acontecer com o senhor! Jesus foi firme: para trás! Você está pensando como os homens, não como Deus. Pedro queria um atalho sem dor. Mas o amor de Jesus ia até o fim. Depois ele disse a todos: quem quer me seguir pare de viver só para si, pegue a sua cruz e venha. Parece perder. Só que é como semente: guardada no bolso, ela não vira nada; entregue à terra, vira árvore. De que adianta ganhar o mundo todo e perder a própria vida? Com Jesus, quem entrega encontra.',
        activity:
          'Plantem feijões no algodão. Um fica guardado num pote com nome e data; na semana seguinte, comparem o que foi guardado e o que foi entregue à água.',
        questions: [
          'Por que Pedro quis impedir Jesus?',
          'O que quer dizer ganhar o mundo e perder a vida?',
          'Do que você poderia abrir mão por amor a alguém?',
        ],
      },
      challenge: 'Deixe alguém escolher primeiro, todos os dias, sem reclamar.',
    },
    prayer:
      'Jesus, às vezes queremos o Cristo sem a cruz. Põe-nos de novo atrás de ti, onde se aprende. Abre as nossas mãos. Livra-nos de ganhar o mundo e não ter a quem abraçar.',
    leader: {
      lost: 'A frase cada um tem a sua cruz aparece para tudo, de sogra a boleto. Pergunte com leveza se aquilo é cruz por causa de Jesus.',
      tender:
        'Jamais deixe que se diga a uma pessoa agredida que a sua cruz é aguentar. Jesus escolheu a dele; ninguém pode pregar o outro. Ajude a buscar segurança (Ligue 180). Quem se despreza por natureza precisa ouvir o 26: a sua alma vale mais que o mundo.',
    },
    comfort:
      'Se você perdeu, e não foi por escolha, este texto não cobra nada de você. Ele só diz que, com Jesus, perder não é a última palavra: no fim da frase há terceiro dia.',
    closing: 'Mãos abertas: é assim que ele devolve a vida.',
    words: [
      'negue se',
      'negar se a si mesmo',
      'tome sua cruz',
      'tome a sua cruz',
      'siga me',
      'perder a vida',
      'ganhar o mundo inteiro',
      'alma',
      'pedra de tropeco',
      'afasta te',
      'arreda',
      'renuncia',
      'discipul',
    ],
  },
  {
    verses: '17:14-21',
    key: '17:20',
    title: 'Um grão de mostarda',
    theme: 'a fé pequena',
    themes: ['fe', 'oracao', 'filhos', 'sofrimento'],
    idea: 'O pai se ajoelha, os discípulos fracassam, e Jesus mostra que a fé não vale pelo tamanho: um grão entregue ao Pai em oração move o que a nossa força não move.',
    context:
      'Jesus desce do monte onde três discípulos viram a sua glória. Embaixo, os outros nove não conseguiram ajudar um menino que sofria convulsões e se machucava. Antes, Jesus lhes tinha dado poder para isso (capítulo 10). Logo depois, Jesus fala pela segunda vez da sua morte e ressurreição.',
    retold: [
      {
        verses: '17:14-16',
        says: 'Um homem se ajoelha diante de Jesus e pede pelo filho, que sofre convulsões e cai no fogo e na água. Os discípulos não puderam curá-lo.',
      },
      {
        verses: '17:17-18',
        says: 'Jesus lamenta a geração incrédula e pergunta até quando a suportará. Manda trazer o menino, repreende o demônio, e ele sara naquela hora.',
      },
      {
        verses: '17:19-21',
        says: 'Os discípulos perguntam por que não puderam. Jesus diz que foi por incredulidade: fé como um grão de mostarda moveria um monte, e aquilo só sai com oração e jejum.',
      },
    ],
    read: {
      verses: '17:14-21',
      how: 'Quem faz o pai fica de joelhos. Quem faz os discípulos só fala a partir do 19, em voz baixa, em particular.',
    },
    observe: [
      {
        ask: 'O que o pai conta do filho, e com que palavra começa o pedido?',
        verses: '17:14-15',
        listen: 'Tem misericórdia. Convulsões, cai no fogo e na água, sofre muito.',
      },
      {
        ask: 'A quem ele recorreu antes, e com que resultado?',
        verses: '17:16',
        listen: 'Aos discípulos; não puderam.',
      },
      {
        ask: 'O que Jesus manda fazer com o menino no meio da sua indignação?',
        verses: '17:17-18',
        listen: '“Trazei-o a mim aqui”; e ele sara desde aquela hora.',
      },
      {
        ask: 'Que pergunta os discípulos guardam para fazer a sós, e que duas respostas recebem?',
        verses: '17:19-21',
        listen: 'Por que não pudemos. Incredulidade, fé como grão; oração e jejum.',
      },
    ],
    interpret: [
      {
        ask: 'Se um grão minúsculo basta, o que faltou aos discípulos não era quantidade. O que era?',
        verses: '17:19-20',
        listen: 'Confiança em Deus mesmo, e não no que já tinham conseguido antes.',
        follow: 'Quando a experiência toma o lugar da fé?',
      },
      {
        ask: 'Jesus fala da incredulidade dos discípulos e da geração. Sobre o menino e o pai, o que ele faz?',
        verses: '17:17-18',
        listen: 'Acolhe e cura. Não culpa o doente nem a família.',
      },
      {
        ask: 'Por que oração e jejum combinam com a ideia de uma fé pequena?',
        verses: '17:20-21',
        listen: 'Os dois dizem: não tenho em mim; dependo.',
      },
    ],
    live: [
      {
        ask: 'Diante de que monte você já tentou de tudo menos pôr-se de joelhos?',
        listen: 'Sem detalhes. Não dizer que bastava orar.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que mãe ou pai você conhece que carrega um filho como este homem, e o que ele precisa de nós?',
        listen: 'Deficiência, doença, vício. Companhia, terapia, uma tarde livre.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Você tentou, não conseguiu e passou vergonha na frente dos outros. Que pergunta faria a Jesus em particular?',
        listen: 'Coragem de perguntar por quê. Não humilhar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você hoje faz no piloto automático da experiência e antes fazia tremendo e orando?',
        listen: 'Ensinar, cantar, visitar, dirigir.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se a sua fé coubesse na ponta do dedo, para onde ela apontaria?',
        listen: 'Pequena é bem-vinda. O texto é de grãos.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'E quando oramos e o monte ficou onde estava, o que ajuda a não culpar nem a si, nem a quem partiu?',
        listen: 'Dizer alto: a morte de alguém não é nota da fé de ninguém.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o menor objeto que já causou a maior confusão na sua casa: parafuso, chave, chip, brinco?',
        bridge: 'Jesus fala de um grão do tamanho de um ponto final, e de um monte.',
      },
      {
        text: 'Que coisa você fazia muito bem e um dia, na frente de todos, não saiu de jeito nenhum?',
        bridge: 'Os discípulos passaram por isso ao pé do monte.',
        for: ['young', 'adults', 'men', 'teens'],
      },
    ],
    quiet: {
      text: 'Faça com a caneta o menor ponto que conseguir no meio de uma folha em branco. Olhe para ele.',
      bridge: 'Mais ou menos esse tamanho. Leia com o papel por perto.',
    },
    complete: [
      {
        name: 'Monte e grão',
        text: 'Desenhe um monte e escreva nele: … . Ao pé, faça um ponto e escreva ao lado: creio pelo menos que … . Embaixo: tem misericórdia de … .',
      },
      {
        name: 'Em particular',
        text: 'Complete como os discípulos: Senhor, por que não pude … ? O que eu estava confiando era em … . Ensina-me a … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma refeição para deixar de fazer, se a sua saúde permite, ou um dia sem telas, e use esse tempo para orar por uma família.',
        tell: 'o que a fome ou o silêncio ensinou à sua oração.',
      },
      {
        do: 'Ofereça duas horas a uma família que cuida de alguém doente, para que os pais descansem ou saiam.',
        tell: 'o que você passou a entender da rotina dela.',
      },
    ],
    children: {
      truth: 'Minha fé pode ser pequena; Jesus é grande.',
      to7: {
        story:
          'Um papai chegou correndo e se ajoelhou diante de Jesus. Senhor, ajuda o meu filho! Ele está doente e se machuca muito. Eu pedi aos seus amigos, mas eles não conseguiram. Jesus disse: tragam o menino aqui para mim. E, naquela mesma hora, o menino ficou bom! O papai o abraçou forte. Depois os amigos perguntaram baixinho: por que a gente não conseguiu? Jesus contou um segredo: confiem em Deus. Se a fé de vocês for pequenininha como um grão de mostarda, já dá! Porque quem faz é Deus, e Deus é grande.',
        activity:
          'Colem num cartão uma sementinha de mostarda ou de gergelim e escrevam: minha fé é pequena, meu Deus é grande.',
        questions: [
          'O que o papai pediu a Jesus?',
          'De que tamanho pode ser a nossa fé?',
          'Por quem você quer pedir ajuda a Jesus?',
        ],
      },
      to12: {
        story:
          'Nove discípulos, um menino doente, uma roda de gente olhando. Eles já tinham ajudado outras pessoas e devem ter pensado: essa é fácil. Tentaram uma vez. Duas. Nada. Imagine a vergonha! O pai, cansado, viu Jesus descendo o monte e correu até ele: tem misericórdia do meu filho, ele sofre muito, cai no fogo, cai na água. Jesus ficou indignado com tanta falta de confiança em volta, mas com o menino foi assim: tragam-no aqui. E ele sarou naquela hora. Mais tarde, longe do povo, os discípulos criaram coragem: por que nós não conseguimos? Jesus respondeu que não era questão de força nem de fé gigante. Um grão de mostarda de fé, quase do tamanho de um ponto, já move um monte, porque confia em Deus e não em si mesmo. E é conversando com Deus que a gente aprende a depender dele.',
        activity:
          'Procurem a menor semente da cozinha e a planta que nasce dela. Tentem levantar algo pesado sozinhos e depois com ajuda: confiar é pedir ajuda.',
        questions: [
          'Por que os discípulos ficaram com vergonha?',
          'O que Jesus disse sobre o tamanho da fé?',
          'Em que você precisa depender mais de Deus?',
        ],
      },
      challenge: 'Ore todo dia por uma criança doente, pelo nome.',
    },
    prayer:
      'Senhor, tem misericórdia. Trazemos os filhos que sofrem, os montes que não saem e a nossa fé do tamanho de um ponto. Perdoa quando confiamos no que já sabíamos fazer. Ensina-nos de novo a orar. E abraça as famílias cansadas. Amém.',
    leader: {
      lost: 'Mover montes vira lista de desejos. Volte ao pé do monte: um menino, um pai de joelhos, discípulos que não dependiam de Deus.',
      tender:
        'Nunca ligue epilepsia, autismo ou doença mental a demônio ou a falta de fé, nem sugira largar remédio. Muitas famílias já ouviram isso e sangram. Tratamento e oração andam juntos. E jejum não é para doentes, grávidas ou quem sofre com comida.',
      differ:
        'O versículo 21 não está em alguns manuscritos antigos, e certas Bíblias o põem em nota. Sobre curas e libertação hoje, uns as esperam como ministério comum da igreja; outros as veem como sinais mais próprios daquele tempo. Todos oram pelos doentes.',
    },
    comfort:
      'Não precisa arranjar mais fé para ser atendido. O pai do menino chegou só com um pedido: tem misericórdia. Foi o bastante para ouvir: tragam-no a mim.',
    closing: 'O grão é pequeno. A mão em que ele cai, não.',
    words: [
      'grao de mostarda',
      'fe como um grao',
      'passa daqui para la',
      'nada vos seria impossivel',
      'nada vos sera impossivel',
      'oracao e jejum',
      'geracao incredula',
      'nao puderam curar',
      'por que nao pudemos',
      'lunatico',
      'cai no fogo',
      'menino com convulsoes',
      'pai ajoelhado',
    ],
  },
  {
    verses: '18:1-10',
    key: '18:4',
    title: 'A criança no meio da roda',
    theme: 'a humildade e o cuidado dos pequenos',
    themes: ['humildade', 'filhos', 'servico'],
    idea: 'No Reino, o maior é quem cabe no tamanho de uma criança, e o modo como tratamos os pequenos é o modo como tratamos Jesus.',
    context:
      'Criança, naquele mundo, não era símbolo de pureza: era quem não tinha voz, voto nem salário. Os discípulos perguntam por cargos, e Jesus chama uma delas para o centro. O tom sobe de repente quando ele fala de quem faz mal a um pequenino.',
    retold: [
      {
        verses: '18:1-5',
        says: 'Os discípulos perguntam quem é o maior no Reino dos céus. Jesus põe uma criança no meio deles e diz que o maior é quem for humilde como ela.',
      },
      {
        verses: '18:6-9',
        says: 'Jesus diz que seria melhor ir ao fundo do mar do que fazer tropeçar um pequenino. E que a mão, o pé ou o olho que faz pecar seja cortado e lançado fora.',
      },
      {
        verses: '18:10',
        says: 'Jesus pede que não desprezem nenhum pequenino, porque os anjos deles veem sempre no céu a face do Pai.',
      },
    ],
    read: {
      verses: '18:1-10',
      how: 'Se houver crianças em casa e elas quiserem, chamem uma para sentar no meio durante a leitura dos versículos 1 a 5.',
    },
    observe: [
      {
        ask: 'Que pergunta os discípulos fazem, e como Jesus começa a responder antes de falar?',
        verses: '18:1-2',
        listen: 'Quem é o maior; ele chama uma criança e a põe no meio.',
      },
      {
        ask: 'O que Jesus diz que faz com ele quem recebe uma criança?',
        verses: '18:5',
        listen: 'Recebe a ele próprio.',
      },
      {
        ask: 'Que imagens Jesus usa para quem derruba um pequenino?',
        verses: '18:6-9',
        listen: 'Pedra de moinho, mar, corte: as mais duras dele.',
      },
    ],
    interpret: [
      {
        ask: 'O que significa tornar-se como criança, se não é ser ingênuo nem infantil?',
        verses: '18:3-4',
        listen: 'Não ter posição para defender; depender; aceitar ajuda.',
      },
      {
        ask: 'Por que Jesus responde à ambição com uma presença, e não com uma definição?',
        verses: '18:1-4',
        listen: 'Uma criança na roda faz cargo parecer ridículo.',
      },
      {
        ask: 'Jesus fala manso com tanta gente. O que o faz falar tão duro aqui?',
        verses: '18:6-7, 18:10',
        listen: 'Ele toma como feito a si o mal feito ao fraco.',
        follow: 'O que essa dureza promete a quem foi ferido na infância?',
      },
    ],
    live: [
      {
        ask: 'Em que conversa desta semana você estava, no fundo, perguntando quem é o maior?',
        listen: 'Reunião, família, grupo de oração.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Quem é tratado como pequeno na sua escola ou na sua turma, e o que custaria pôr essa pessoa no meio?',
        listen: 'No meio com honra, não como atração.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que as crianças da sua casa aprendem sobre Deus quando você está com pressa?',
        listen: 'Sem culpa; peça um ajuste só.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Como a nossa igreja mostra, no espaço e na agenda, que recebe Jesus ao receber crianças?',
        listen: 'Banheiro, barulho, proteção, gente preparada.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'O que você perdeu de criança que gostaria de receber de volta de Deus?',
        listen: 'Riso, colo, perguntas; pode doer, não insista.',
        for: ['singles', 'elderly', 'new-believers'],
      },
      {
        ask: 'Pedir ajuda como criança pede: em que área isso ainda custa caro ao seu orgulho?',
        listen: 'Dinheiro, saúde, casamento, fé.',
        for: ['adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Que pergunta de criança já deixou você sem resposta, ou que resposta sua de criança a família repete até hoje?',
        bridge: 'Criança no meio da roda muda a conversa. Jesus fez isso de propósito.',
      },
      {
        text: 'Do que você brincava que hoje ninguém brinca mais? Ensine a regra em trinta segundos.',
        bridge: 'Por um minuto fomos pequenos de novo. É dessa altura que Jesus fala do Reino.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão, se o corpo deixar, e olhe a sala da altura de uma criança. Tudo fica grande. Fique ali um pouco.',
      bridge: 'Jesus chama para o meio quem olha o mundo de baixo.',
    },
    complete: [
      {
        name: 'Duas alturas',
        text: 'De pé, como adulto, eu defendo… , escondo… , controlo… Sentado, como criança diante de Deus, eu peço… , confio… , descanso…',
      },
      {
        name: 'Compromisso com os pequenos',
        text: 'Uma criança (ou pessoa sem voz) que Deus pôs perto de mim: … O que a recebe bem: … O que a faz tropeçar em mim: … O que vou mudar até o próximo encontro: …',
      },
    ],
    challenges: [
      {
        do: 'Dê a uma criança vinte minutos de atenção inteira, no chão, na brincadeira que ela escolher.',
        tell: 'o que ela disse ou fez que você não esperava.',
      },
      {
        do: 'Informe-se sobre como a sua igreja ou escola protege as crianças e ofereça-se para ajudar num ponto.',
        tell: 'o que já existe e o que falta.',
      },
    ],
    children: {
      truth: 'Criança é muito importante para Jesus.',
      to7: {
        story:
          'Os amigos de Jesus estavam discutindo: quem é o maior? Sou eu! Não, sou eu! Então perguntaram a Jesus. E o que ele fez? Não apontou para o mais forte. Não apontou para o mais rico. Ele chamou uma criança, assim como você, e colocou bem no meio de todos aqueles grandões. E disse: quem quiser ser grande no Reino de Deus precisa ser como esta criança. E mais: quem recebe uma criança com carinho está recebendo a mim! Jesus disse ainda: não desprezem os pequeninos. Deus, no céu, está sempre vendo vocês. E ninguém pode machucar uma criança. Se alguém machucar você, conte logo a um adulto de confiança.',
        activity:
          'Faça uma roda; cada criança vai ao meio e recebe uma salva de palmas baixinha e a frase: você é importante para Jesus.',
        questions: [
          'O que os amigos de Jesus discutiam?',
          'Quem Jesus colocou no meio?',
          'A quem você conta quando algo faz mal a você?',
        ],
      },
      to12: {
        story:
          'Quem é o maior? Essa era a pergunta que não saía da cabeça dos discípulos. Talvez esperassem uma lista: Pedro em primeiro, João em segundo. Jesus fez diferente: chamou uma criança e a pôs no meio. Naquele tempo, criança não mandava em nada e ninguém pedia a opinião dela. Jesus disse: se vocês não mudarem e não forem como crianças, nem entram no Reino. Maior é quem se faz pequeno assim. Ser como criança não é fazer birra! É confiar, saber que precisa de ajuda e não se achar melhor que os outros. Depois ele ficou muito sério. Avisou que ai de quem fizer mal a um desses pequenos. Para Jesus, machucar uma criança é coisa gravíssima. Por isso, se alguém fizer algo com você que parece errado, mesmo que peça segredo, conte a um adulto de confiança. A culpa nunca é sua.',
        activity:
          'Cada um desenha a mão e escreve em cada dedo o nome de um adulto a quem contaria qualquer coisa. Conversem sobre segredos bons e segredos ruins.',
        questions: [
          'Por que Jesus pôs uma criança no meio?',
          'O que é ser como criança?',
          'Com que adultos você pode contar?',
        ],
      },
      challenge: 'Inclua na brincadeira alguém menor do que você.',
    },
    prayer:
      'Pai, põe-nos do tamanho certo. Perdoa-nos as disputas por lugar. Guarda cada criança desta cidade do mal e do descuido, cura quem foi ferido quando era pequeno, e faz da nossa casa um lugar de chegada.',
    leader: {
      lost: 'O grupo romantiza a infância. Lembre que o ponto é a falta de status. E não se percam nos versículos 8 e 9: são imagens de cortar o que leva ao mal.',
      tender:
        'Quem sofreu abuso na infância pode se mover muito aqui. Não pergunte, não peça relatos; diga que a ira de Jesus está do lado da criança e ofereça escuta a sós e ajuda profissional. Suspeita de abuso atual não se resolve na igreja: Disque 100, conselho tutelar, polícia.',
      differ:
        'O versículo 10 é lido por muitos, sobretudo católicos e ortodoxos, como base do anjo da guarda; outros veem anjos que cuidam dos pequenos em geral. O ponto comum: o céu não os perde de vista.',
    },
    comfort:
      'Você pode ser pequeno hoje. Não precisa responder por ninguém, nem explicar, nem segurar o choro. O rosto do Pai está voltado para os que não aguentam sozinhos.',
    closing: 'O lugar de honra já tem dono: é de quem cabe no colo.',
    words: [
      'crianca',
      'criancas',
      'quem e o maior',
      'maior no reino',
      'pequeninos',
      'tropeco',
      'pedra de moinho',
      'humilde como esta crianca',
      'converterdes',
      'anjos',
      'escandalo',
      'infancia',
    ],
  },
  {
    verses: '18:15-20',
    key: '18:15',
    title: 'A sós, antes de tudo',
    theme: 'a correção com amor',
    themes: ['comunhao', 'perdao', 'lingua'],
    idea: 'Quando um irmão erra, Jesus manda ir a ele antes de falar dele, para ganhá-lo de volta; e promete estar no meio de quem se reúne assim.',
    context:
      'Logo antes está a ovelha desgarrada que o pastor sai para buscar; logo depois, o perdão sem conta. No meio, o passo a passo de uma busca. A frase dos dois ou três reunidos, que repetimos tanto, nasceu aqui: na tarefa difícil de restaurar alguém.',
    retold: [
      {
        verses: '18:15',
        says: 'Jesus diz a quem foi ofendido pelo irmão que vá falar com ele a sós. Se ele ouvir, o irmão está ganho.',
      },
      {
        verses: '18:16-17',
        says: 'Se o irmão não ouvir, diz Jesus, voltem com um ou dois, e depois a igreja seja avisada. Se nem a ela escutar, seja tido como gentio e publicano.',
      },
      {
        verses: '18:18-20',
        says: 'Jesus diz que o que ligarem na terra será ligado no céu. Se dois concordarem no que pedem, será feito, e onde dois ou três se reúnem em seu nome, ele está ali.',
      },
    ],
    read: {
      verses: '18:15-20',
      how: 'Façam em escada: o 15 é lido por uma voz, o 16 por duas ou três, o 17 por todos; o 20 outra vez por uma só.',
    },
    observe: [
      {
        ask: 'Quais são os passos, e quantas pessoas sabem do assunto em cada um?',
        verses: '18:15-17',
        listen: 'Um, dois ou três, a comunidade: o círculo cresce devagar.',
      },
      {
        ask: 'Que resultado Jesus quer desde o primeiro passo?',
        verses: '18:15',
        listen: 'Ganhar o irmão, não ganhar a discussão.',
      },
      {
        ask: 'Que promessas encerram o trecho?',
        verses: '18:18-20',
        listen: 'O céu confirma, o Pai ouve, Jesus está no meio.',
      },
    ],
    interpret: [
      {
        ask: 'Por que começar “entre ti e ele só”, se é tão mais fácil desabafar primeiro com outros?',
        verses: '18:15',
        listen: 'Protege a honra do outro e testa a nossa intenção.',
      },
      {
        ask: 'Tratar como gentio e publicano parece expulsão. Lembrando como Jesus tratava essas pessoas, o que fica em aberto?',
        verses: '18:17',
        listen: 'Reconhece-se a ruptura, e a pessoa volta a ser alguém a buscar.',
      },
      {
        ask: 'O que a presença de Jesus no meio de dois ou três acrescenta a uma conversa difícil?',
        verses: '18:19-20',
        listen: 'Ninguém está sozinho contra ninguém; há um terceiro que ama os dois.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu primeiro impulso quando alguém erra com você: contar a um amigo, sumir, explodir, engolir?',
        listen: 'Quase ninguém diz: ir a sós.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que acontece com uma mágoa que vira indireta em rede social?',
        listen: 'Cem pessoas sabem; a única que precisava, não.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que tipo de correção você consegue ouvir, e de quem?',
        listen: 'Anotem os ingredientes: hora, tom, afeto.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Que assunto vocês dois já levaram à mãe, à amiga, ao grupo, antes de levar um ao outro?',
        listen: 'Uma escada a ser subida de novo pelo primeiro degrau.',
        for: ['couples'],
      },
      {
        ask: 'Como foi a conversa a dois com que alguém ganhou você de volta?',
        listen: 'Histórias assim ensinam mais que o método.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Quem chega a uma comunidade deve esperar que tipo de sinceridade, e que tipo de cuidado?',
        listen: 'Fale de limites claros e de segredo guardado.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Já mandou mensagem falando de alguém para a própria pessoa, ou no grupo errado? Conte até onde der.',
        bridge:
          'Falar de alguém é fácil até ele ler. Jesus propõe outro endereço para essa conversa.',
      },
      {
        text: 'Quem na sua família era o diplomata que fazia todo mundo se acertar, e qual era o truque?',
        bridge: 'Fazer as pazes tem técnica. A de Jesus tem três passos e uma promessa.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Imagine duas cadeiras viradas uma para a outra. Sente-se numa. Veja quem apareceu na outra. Não diga nada ainda.',
      bridge: 'Jesus disse que estaria no meio de duas cadeiras assim.',
    },
    complete: [
      {
        name: 'Roteiro de conversa',
        text: 'Quero falar com… (por dentro). O que aconteceu, em uma frase sem adjetivo: … Como me afetou: … O que eu talvez não saiba: … O que desejo para nós: … A minha parte nisso: … Lugar e hora: …',
      },
      {
        name: 'Teste da intenção',
        text: 'Antes de ir, responda de 0 a 5: quero ganhar a pessoa… ; quero ter razão… ; já orei por ela… ; já contei a outros… ; aceito ouvir… Se o segundo ou o quarto estiverem altos, espere um dia.',
      },
    ],
    challenges: [
      {
        do: 'Suba o primeiro degrau: marque uma conversa a dois, presencial, num assunto pequeno que você vinha comentando com outros.',
        tell: 'o que você descobriu do lado de lá, sem dizer quem é.',
      },
      {
        do: 'Quando alguém vier reclamar de um ausente, pergunte com gentileza: você já falou com ele?',
        tell: 'quantas vezes perguntou e que caras viu.',
      },
    ],
    children: {
      truth: 'Falo com meu amigo antes de falar dele.',
      to7: {
        story:
          'E se um amigo faz uma coisa que deixa você triste? Jesus ensinou um jeitinho bom, como uma escadinha. Primeiro degrau: vá até ele, só vocês dois, e conte baixinho: eu fiquei triste quando você fez isso. Se ele pedir desculpa, pronto! Você ganhou seu amigo de volta! Se ele não ouvir, segundo degrau: chame mais uma ou duas pessoas para ajudar, como a professora ou a mamãe. E se ainda não der, peça ajuda a mais gente grande. O que não vale é sair contando para todo mundo e deixar o amigo de fora. E sabe quem está junto quando a gente conversa direitinho? Jesus, bem no meio!',
        activity:
          'Com três almofadas em fila, encenem um caso (tomou o brinquedo). Em cada almofada, a criança diz o que faria naquele degrau.',
        questions: [
          'Qual é o primeiro degrau?',
          'Quem pode ajudar no segundo?',
          'Com que amigo você precisa conversar?',
        ],
      },
      to12: {
        story:
          'Ninguém gosta quando um amigo erra com a gente. O mais comum é contar para a turma toda, menos para o próprio amigo. Jesus ensinou o contrário. Primeiro, vá você e ele, a sós, e diga o que aconteceu. Se ele ouvir, você ganhou seu irmão! Reparou? Não é ganhar a briga, é ganhar o irmão. Se ele não quiser ouvir, leve uma ou duas pessoas que possam ajudar. Só depois, se ainda não resolver, leva-se o assunto à comunidade, aos responsáveis. Jesus prometeu uma coisa bonita para essas horas difíceis: onde dois ou três se reúnem em meu nome, eu estou ali no meio. Quando alguém machuca ou ameaça de verdade, porém, a gente não vai sozinho: conta logo a um adulto de confiança. Isso também é fazer o que Jesus quer.',
        activity:
          'Cartas de situação: em grupos, decidam em que degrau começa cada caso (apelido chato, cola na prova, empurrão forte, segredo que assusta) e por quê.',
        questions: [
          'Por que começar a sós?',
          'O que Jesus quer que a gente ganhe?',
          'Em que caso você deve chamar logo um adulto?',
        ],
      },
      challenge: 'Não fale mal de ninguém que não esteja presente durante um dia inteiro.',
    },
    prayer:
      'Jesus, senta-te entre nós. Perdoa-nos as conversas com o endereço errado. Dá coragem para a cadeira da frente, brandura para falar e humildade para ouvir. Traz de volta os que perdemos pelo caminho.',
    leader: {
      lost: 'Logo aparecem casos de disciplina mal feita. Ouça um, não três. E lembre que dois ou três reunidos não é desculpa para pouca gente no culto: é promessa para quem restaura.',
      tender:
        'O passo a sós vale para ofensa entre iguais. Nunca mande uma vítima de abuso, violência ou chantagem encarar o agressor, nem trate crime como assunto interno: proteja e denuncie (180, 100, 190). Quem foi humilhado em disciplina pública precisa de escuta.',
      differ:
        'Sobre ligar e desligar, católicos veem autoridade dada à igreja, ligada ao perdão dos pecados; protestantes, em geral, a tarefa da comunidade de declarar o que o evangelho já diz. Todos concordam que não é poder para dominar.',
    },
    comfort:
      'Há laços que não voltaram, por mais que você tenha ido. Ir já era o que cabia a você. No meio das duas cadeiras, mesmo com uma vazia, Jesus fica.',
    closing: 'Antes de falar dele, fale com ele; e fale a Deus pelos dois.',
    words: [
      'repreende',
      'teu irmao pecar',
      'entre ti e ele so',
      'testemunhas',
      'dois ou tres',
      'reunidos em meu nome',
      'ligardes',
      'disciplina',
      'ganhaste teu irmao',
      'gentio e publicano',
      'conflito',
      'correcao',
    ],
  },
  {
    verses: '18:21-35',
    key: '18:33',
    title: 'A conta que não cabe na calculadora',
    theme: 'o perdão sem medida',
    themes: ['perdao', 'graca', 'justica'],
    idea: 'Quem esquece o tamanho da própria dívida perdoada acaba sufocando os outros por pouca coisa; lembrar a misericórdia recebida é o que solta a mão.',
    context:
      'Pedro acha que está sendo generoso: os mestres falavam em perdoar três vezes, e ele oferece sete. Jesus responde com uma conta absurda e uma história. Dez mil talentos eram mais de cem mil anos de salário; cem denários, uns três meses.',
    retold: [
      {
        verses: '18:21-22',
        says: 'Pedro pergunta se deve perdoar o irmão até sete vezes. Jesus responde que não até sete, mas até setenta vezes sete.',
      },
      {
        verses: '18:23-27',
        says: 'Jesus conta de um rei a quem um servo deve dez mil talentos. O servo se prostra e pede paciência, e o rei se comove e perdoa a dívida.',
      },
      {
        verses: '18:28-30',
        says: 'O servo perdoado, na história de Jesus, agarra um companheiro que lhe deve cem denários. Não tem paciência com ele e o põe na prisão.',
      },
      {
        verses: '18:31-35',
        says: 'O rei fica sabendo, pergunta por que aquele servo não teve a mesma misericórdia e o entrega aos atormentadores. Assim fará o Pai, diz Jesus, a quem não perdoa de coração.',
      },
    ],
    read: {
      verses: '18:22-33',
      how: 'Quem conduz conta a pergunta de Pedro (21). Três leitores seguem: narrador, rei e servo. Ao fim, leiam juntos o 33.',
    },
    observe: [
      {
        ask: 'Que número Jesus responde, e o que esse número quer dizer?',
        verses: '18:22',
        listen: 'Setenta vezes sete: pare de contar.',
      },
      {
        ask: 'Comparem as duas cenas de cobrança: que palavras e gestos se repetem?',
        verses: '18:26, 18:29',
        listen: 'Mesma súplica, mesmo chão; só a resposta muda.',
      },
      {
        ask: 'O servo pede paciência para pagar. O que o rei dá?',
        verses: '18:26-27',
        listen: 'Mais do que pediu: perdão da dívida inteira.',
      },
    ],
    interpret: [
      {
        ask: 'Ele prometeu pagar o que ninguém pagaria. O que essa promessa mostra sobre o que ele entendeu, ou não, da própria situação?',
        verses: '18:24-27',
        listen: 'Saiu achando que tinha conseguido prazo; não viu graça.',
      },
      {
        ask: 'Como pode a mesma pessoa sair de uma sala perdoada e, na calçada, agarrar outra pelo pescoço?',
        verses: '18:27-30',
        listen: 'A misericórdia recebida não passou da conta para o coração.',
      },
      {
        ask: 'O rei não diz que os cem denários não existiam. Em que o perdão é diferente de fingir que não houve dívida?',
        verses: '18:32-33',
        listen: 'Reconhece a conta e decide não cobrar; alguém absorve o prejuízo.',
        follow: 'Quem absorveu o prejuízo dos dez mil talentos?',
      },
    ],
    live: [
      {
        ask: 'De que dívida impagável sua Deus ou alguém já abriu mão?',
        listen: 'Deixe que lembrem antes de falar de quem lhes deve.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que erro dos seus pais você ainda cobra todo mês, com juros?',
        listen: 'Não minimize o erro; fale do peso de cobrar.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que planilha invisível existe entre vocês, e que linha poderia ser apagada hoje?',
        listen: 'Cada um apaga da própria coluna.',
        for: ['couples'],
      },
      {
        ask: 'Quando você diz que perdoou, que sinal no corpo mostra se é verdade?',
        listen: 'Estômago, sono, vontade de contar de novo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Perdoar setenta vezes sete às vezes é perdoar setenta vezes a mesma coisa. Que lembrança volta pedindo outra rodada?',
        listen: 'Recair na mágoa não é fracasso; é mais uma vez.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'O que você imaginava que Deus fazia com a sua conta, antes de ouvir uma história como esta?',
        listen: 'Muitos esperam parcelas a vida inteira.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Você lembra de alguém que lhe deve um valor ridículo desde sempre: um lanche, um livro, cinco reais?',
        bridge:
          'Dívida pequena a gente não esquece. Jesus conta de um homem que devia uma fortuna.',
      },
      {
        text: 'Qual o maior estrago que você fez na casa ou no carro de alguém, e como a pessoa reagiu?',
        bridge:
          'Quando alguém diz deixa para lá, a gente respira. Vamos ver o que um homem fez depois de respirar.',
        for: ['young', 'adults', 'teens'],
      },
    ],
    quiet: {
      text: 'Aperte o punho como quem segura alguém pela gola. Note quanto cansa. Solte um dedo por vez, sem obrigar os que não querem.',
      bridge: 'Jesus conta de uma mão que não soltou, e de outra que soltou tudo.',
    },
    complete: [
      {
        name: 'Duas notas',
        text: 'Nota um, o que me foi perdoado: … Valor: impagável. Nota dois, o que me devem e ainda cobro: … Valor real: … Juros que venho pagando por cobrar: … Data em que gostaria de rasgar a segunda: …',
      },
      {
        name: 'Degraus do perdão',
        text: 'Marque onde está, sem pressa: ainda nem consigo nomear… / quero querer perdoar… / paro de revidar… / entrego a cobrança a Deus… / desejo algum bem… O próximo degrau, não o último, seria…',
      },
    ],
    challenges: [
      {
        do: 'Anule uma dívida pequena e antiga (dinheiro, favor, desculpa) e avise a pessoa, se isso fizer bem a ela.',
        tell: 'como foi ouvir ou imaginar o alívio.',
      },
      {
        do: 'Durante sete noites, agradeça por um perdão que recebeu antes de pensar em quem deve a você.',
        tell: 'se a lista dos devedores mudou de tamanho.',
      },
    ],
    children: {
      truth: 'Deus me perdoa muito; eu também perdoo.',
      to7: {
        story:
          'Um homem devia ao rei um monte de dinheiro, um monte do tamanho de uma montanha! Ele nunca ia conseguir pagar. Caiu de joelhos e chorou: tenha paciência! O rei ficou com pena e disse: eu perdoo tudo. Tudinho! Pode ir! Que alegria! O homem saiu pulando. Mas na rua encontrou um amigo que lhe devia só umas moedinhas. E sabe o que ele fez? Gritou: pague já! O amigo pediu: tenha paciência! E ele não teve. O rei soube e ficou muito triste: eu perdoei a sua montanha, e você não perdoou as moedinhas? Deus perdoa a gente muito. E quer que a gente perdoe também.',
        activity:
          'Numa balança de cabide, ponham de um lado um saco cheio de feijão (o que Deus perdoa) e do outro três grãos (o que o amigo fez). O que pesa mais?',
        questions: [
          'Quanto o homem devia ao rei?',
          'O que ele fez com o amigo?',
          'O que alguém fez que você quer perdoar?',
        ],
      },
      to12: {
        story:
          'Pedro perguntou quantas vezes precisava perdoar: sete? Ele se achava generoso. Jesus respondeu: setenta vezes sete. Faça a conta e vai ver que é para parar de contar! E contou uma história. Um rei chamou um servo que devia dez mil talentos. Para pagar, ele teria de trabalhar mais de cem mil anos! O servo se jogou no chão e pediu paciência. O rei teve pena e fez muito mais: perdoou tudo. Na saída, o homem encontrou um companheiro que lhe devia o salário de uns três meses. Agarrou o coitado e exigiu o pagamento. O companheiro pediu paciência com as mesmas palavras, e ele não quis saber. Quando o rei descobriu, disse: eu perdoei toda a sua dívida; você não devia ter pena do seu colega? Perdoar não é dizer que não doeu. É largar a cobrança nas mãos de Deus.',
        activity:
          'Calculem juntos setenta vezes sete e tentem fazer tantos risquinhos num papel. Quando cansarem, conversem: foi para isso que Jesus deu esse número.',
        questions: [
          'O que o rei fez que o servo nem pediu?',
          'Por que o servo não conseguiu perdoar?',
          'O que ajuda você a perdoar quando doeu de verdade?',
        ],
      },
      challenge: 'Perdoe uma coisa pequena sem cobrar depois, nem lembrar em voz alta.',
    },
    prayer:
      'Rei misericordioso, a nossa conta não cabia em vida nenhuma, e o Senhor a rasgou. Afrouxa a nossa mão. Ajuda quem quer perdoar e ainda não consegue, e faz justiça a quem foi roubado do que não se paga.',
    leader: {
      lost: 'O castigo dos versículos 34 e 35 assusta e domina a noite. Diga que é um aviso sério: quem se recusa a viver de graça volta a viver de cobrança. E volte ao 33.',
      tender:
        'Perdoar não é reatar, não é esquecer, não é deixar de denunciar. Em abuso, estupro, violência ou fraude, a dívida é grande e não são cem denários; ninguém cobre a dor com este texto nem dá prazo. Ofereça companhia e ajuda: 180, 100, CVV 188.',
    },
    comfort:
      'Se o que fizeram com você não tem tamanho, Deus sabe contar. Ele não compara a sua dor com moedas. Por hoje, talvez baste dizer: Senhor, toma tu esta conta, que ela me cansa.',
    closing: 'Fomos soltos; que nesta semana alguém respire por causa disso.',
    words: [
      'setenta vezes sete',
      'perdao',
      'perdoar',
      'dez mil talentos',
      'cem denarios',
      'conservo',
      'servo mau',
      'divida',
      'credor',
      'incompassivo',
      'perdoou a divida',
      'ate sete',
      'sufoca',
    ],
  },
  {
    verses: '19:3-9',
    key: '19:6',
    title: 'O que Deus juntou',
    theme: 'o casamento',
    themes: ['casamento', 'fidelidade', 'familia'],
    idea: 'Quando lhe perguntam como sair do casamento, Jesus responde como Deus o sonhou: dois que se unem de corpo e vida, sem dureza de coração.',
    context:
      'Duas escolas de mestres discutiam: uns permitiam ao marido despedir a esposa só por algo vergonhoso, outros por qualquer motivo, até comida queimada. Querem que Jesus escolha um lado. Ele abre a Bíblia na primeira página.',
    retold: [
      {
        verses: '19:3-6',
        says: 'Os fariseus perguntam se o homem pode divorciar-se por qualquer causa. Jesus lembra que no princípio Deus os fez para serem uma só carne, e que ninguém separe o que Deus juntou.',
      },
      {
        verses: '19:7-8',
        says: 'Os fariseus perguntam por que Moisés mandou dar carta de separação. Jesus responde que ele a permitiu pela dureza dos corações, e que no princípio não foi assim.',
      },
      {
        verses: '19:9',
        says: 'Jesus diz que quem se divorcia, a não ser por pecado sexual, e se casa com outra, comete adultério, como quem se casa com a divorciada.',
      },
    ],
    read: {
      verses: '19:3-9',
      how: 'Dois grupos: os que perguntam (3, 7) e os que respondem com Jesus (4-6, 8-9). Os dois leem juntos o 6.',
    },
    observe: [
      {
        ask: 'Com que pergunta os fariseus chegam, e a que livro Jesus volta para responder?',
        verses: '19:3-5',
        listen: 'Por qualquer causa se pode? Ele volta ao princípio, a Gênesis.',
      },
      {
        ask: 'Que verbos descrevem o casamento na citação?',
        verses: '19:5-6',
        listen: 'Deixar, unir-se, ser uma só carne; e Deus é quem junta.',
      },
      {
        ask: 'Que diferença há entre a palavra dos fariseus e a de Jesus sobre o que Moisés fez?',
        verses: '19:7-8',
        listen: 'Eles dizem mandou; ele diz permitiu.',
      },
    ],
    interpret: [
      {
        ask: 'Eles perguntam pela saída, e Jesus fala da entrada. O que muda numa conversa sobre casamento quando ela começa pelo propósito?',
        verses: '19:3-6',
        listen: 'Sai da lei do mínimo; fala do bem que se quer guardar.',
      },
      {
        ask: 'Que formas toma dentro de casa a “dureza de vossos corações”?',
        verses: '19:8',
        listen: 'Ironia, indiferença, contabilidade, violência; coração que não se dobra.',
      },
      {
        ask: 'Só o homem podia dar a carta. De que modo esta resposta protege quem não tinha escolha?',
        verses: '19:7-9',
        listen: 'A esposa não é descartável por capricho.',
      },
    ],
    live: [
      {
        ask: 'Deixar, unir-se, tornar-se um: qual desses verbos está pedindo cuidado em vocês neste ano?',
        listen: 'Cada cônjuge responde por si.',
        for: ['couples'],
      },
      {
        ask: 'Quando foi a última vez que o seu coração amoleceu numa discussão, e o que o amoleceu?',
        listen: 'Um gesto, uma lágrima, um riso fora de hora.',
        for: ['couples', 'adults', 'men'],
      },
      {
        ask: 'Que casamento você viu de perto, e o que levaria dele, ou deixaria?',
        listen: 'Muitos trazem a separação dos pais; respeite.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Como saber, no namoro, se alguém tem coração duro ou coração ensinável?',
        listen: 'Veja como trata garçom, mãe, quem lhe diz não.',
        for: ['singles', 'young'],
      },
      {
        ask: 'O que ajudou, ou ajudaria, alguém que passou por uma separação a sentir que ainda tem lugar aqui?',
        listen: 'Dê a palavra a quem viveu, só se quiser.',
        for: ['adults', 'women', 'visitors'],
      },
      {
        ask: 'Depois de décadas, ou depois da viuvez, o que você diria a um casal que começa?',
        listen: 'Ouça os velhos: vale mais que apostila.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte como um casal que você admira se conheceu. Quanto mais improvável, melhor.',
        bridge: 'Cada história começa num encontro. Jesus conta o primeiro de todos.',
      },
      {
        text: 'Qual foi a discussão mais sem pé nem cabeça que você já presenciou entre duas pessoas que se amam: rota, toalha, controle remoto?',
        bridge: 'Dois virando um dá trabalho. Jesus sabia quando falou do princípio.',
        for: ['couples', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha as duas mãos juntas, entrelace os dedos e repare como se encaixam sem deixarem de ser duas.',
      bridge: 'Assim Jesus lembra o sonho de Deus no princípio.',
    },
    complete: [
      {
        name: 'Carta de permanência',
        text: 'Havia carta para mandar embora. Escreva o contrário: eu fico porque… Eu peço perdão por… Eu agradeço por… Eu quero aprender a… Entregue, leia ou guarde.',
        for: ['couples'],
      },
      {
        name: 'Raio X do coração',
        text: 'Onde ele endureceu: … O que aconteceu antes disso: … O que ele protege: … Uma coisa que o amolece: … Um pedido a Deus: …',
      },
    ],
    challenges: [
      {
        do: 'Durante a semana, façam juntos dez minutos por dia sem tela: um fala cinco, o outro só escuta, e trocam.',
        tell: 'o que apareceu no terceiro dia.',
        for: ['couples'],
      },
      {
        do: 'Procure um casal antigo ou uma pessoa que já foi casada por muito tempo e pergunte o que guardou o amor deles.',
        tell: 'a frase que você anotou.',
      },
    ],
    children: null,
    prayer:
      'Deus que junta, guarda os casais desta roda: do cansaço, da dureza, do silêncio comprido. Abraça quem foi deixado e quem nunca encontrou. Ensina-nos a ter coração mole e palavra firme.',
    leader: {
      lost: 'Chegam logo às exceções do versículo 9 e aos casos conhecidos. Jesus recusou começar por ali. Anote as dúvidas para uma conversa com o pastor ou padre.',
      tender:
        'Pode haver na roda quem se divorciou, quem foi traído, quem pensa em separar, filhos de pais separados. Diga cedo: ninguém aqui é réu. Em casa onde há violência, separar para viver não é o tema deste texto; é caso de proteção: Ligue 180, 190, Disque 100.',
      differ:
        'A Igreja Católica ensina que o vínculo sacramental válido é indissolúvel e examina a nulidade; ortodoxos admitem nova união por misericórdia; evangélicos variam, muitos aceitando novo casamento depois de infidelidade ou abandono. Todos ouvem de Jesus que Deus quer a união.',
    },
    comfort:
      'Se o seu lar se desfez, Deus não se desfez de você. Ele é perto dos que têm o coração quebrado, e sabe a diferença entre coração duro e coração ferido.',
    closing: 'Que o coração chegue em casa mais mole do que saiu.',
    words: [
      'casamento',
      'divorcio',
      'divorciar',
      'uma so carne',
      'o que deus juntou',
      'dureza',
      'carta de separacao',
      'deixara pai e mae',
      'macho e femea',
      'moises',
      'conjuge',
      'repudio',
      'alianca',
    ],
  },
  {
    verses: '20:1-16',
    key: '20:15',
    title: 'Pagamento igual no fim do dia',
    theme: 'a graça que incomoda',
    themes: ['graca', 'justica', 'gratidao'],
    idea: 'Deus não deve nada a ninguém e é generoso com todos; a graça só parece injusta a quem parou de olhar o que recebeu para medir o que o outro ganhou.',
    context:
      'Pedro tinha acabado de perguntar o que ganhariam os que deixaram tudo (19:27). Na praça, diaristas esperavam serviço; um denário era o pão de uma família por um dia. Ficar ali até as cinco da tarde era voltar para casa sem nada.',
    retold: [
      {
        verses: '20:1-5',
        says: 'Jesus conta de um proprietário que de madrugada contrata trabalhadores para a vinha, por um denário. Durante o dia volta à praça e manda outros.',
      },
      {
        verses: '20:6-7',
        says: 'Perto da décima primeira hora, o proprietário acha gente parada, que ninguém empregou. Manda também estes para a vinha.',
      },
      {
        verses: '20:8-12',
        says: 'De noite, o senhor da vinha paga um denário a cada um, começando dos últimos. Os primeiros esperavam mais e murmuram, porque levaram o calor do dia.',
      },
      {
        verses: '20:13-16',
        says: 'O senhor da vinha responde que pagou o combinado e pode dar do que é seu. Assim, diz Jesus, os últimos serão primeiros, e os primeiros, últimos.',
      },
    ],
    read: {
      verses: '20:6-16',
      how: 'Quem conduz conta em poucas frases os versículos 1 a 5. Na leitura, um lado da sala são os da madrugada, outro os das cinco da tarde; o dono fica no meio.',
    },
    observe: [
      {
        ask: 'Que explicação dão os que ainda estavam na praça às cinco da tarde?',
        verses: '20:6-7',
        listen: 'Ninguém os empregou: não era preguiça.',
      },
      {
        ask: 'Em que ordem se faz o pagamento, e o que isso provoca?',
        verses: '20:8-11',
        listen: 'Dos últimos aos primeiros; os primeiros veem e esperam mais.',
      },
      {
        ask: 'O que o dono responde ao que reclamou?',
        verses: '20:13-15',
        listen: 'Cumpri o combinado; posso ser bom com o que é meu.',
      },
    ],
    interpret: [
      {
        ask: 'Se os primeiros tivessem recebido antes e ido embora contentes, ninguém reclamaria. Por que o dono quis que vissem?',
        verses: '20:8-12',
        listen: 'A comparação revela o que a gente achava que merecia.',
      },
      {
        ask: 'A queixa é “tu os igualaste a nós”. O que dói mais ali: o dinheiro ou a igualdade?',
        verses: '20:12',
        listen: 'O orgulho de ter feito mais.',
      },
      {
        ask: 'O dono fala em “olho mau”. O que a inveja faz com a bondade que está bem na nossa frente?',
        verses: '20:15',
        listen: 'Transforma presente alheio em ofensa minha.',
        follow: 'Em que momento da história você começou a torcer por alguém?',
      },
    ],
    live: [
      {
        ask: 'Qual foi a última vez que a alegria de outra pessoa estragou o seu dia?',
        listen: 'Ria de si primeiro; a inveja perde força à luz.',
        for: ['adults', 'women'],
      },
      {
        ask: 'De quem você costuma medir as notas, a roupa, o corpo, os seguidores, antes de saber se está contente?',
        listen: 'Comparação é praça onde ninguém é contratado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem chegou depois na igreja e recebeu um lugar que você esperava?',
        listen: 'Pergunta para veteranos; escute sem defender.',
        for: ['long-believers'],
      },
      {
        ask: 'Quando foi que você ficou na praça até as cinco da tarde, sem que ninguém chamasse você?',
        listen: 'Desemprego, namoro, time de educação física; se quiserem, contem.',
        for: ['singles', 'men', 'adults'],
      },
      {
        ask: 'Começar tarde com Deus dá em você alívio, vergonha ou pressa?',
        listen: 'O denário é inteiro.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Entre os irmãos ou os filhos, o que é justo e o que é igual na sua casa?',
        listen: 'Nem sempre coincidem; boa conversa.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Na divisão do bolo, do banco da frente ou da herança de brinquedos, qual foi a maior injustiça da sua infância?',
        bridge: 'O grito de não é justo nasce cedo. Jesus contou uma história para ele.',
      },
      {
        text: 'No futebol ou na queimada da escola, você era dos primeiros ou dos últimos a serem escolhidos?',
        bridge: 'Quem ficou por último conhece a praça desta parábola.',
        for: ['teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Olhe as horas. Pense no que você recebeu desde que acordou sem ter pago: luz, ar, água, uma voz. Não compare com ninguém.',
      bridge: 'O dono da vinha ainda está na praça, chamando.',
    },
    complete: [
      {
        name: 'Holerite',
        text: 'Em que hora cheguei à vinha: … O que fiz: … O que recebi de Deus até hoje: … O que achei que merecia a mais: … Quem recebeu igual e me incomodou: … Observação do dono: …',
      },
      {
        name: 'Troca de óculos',
        text: 'Olho mau: não é justo que… tenha… Olho bom: que bom que… tem… Olho agradecido: e eu tenho…',
      },
    ],
    challenges: [
      {
        do: 'Comemore de verdade, com mensagem ou abraço, uma conquista de alguém com quem você se compara.',
        tell: 'o que aconteceu por dentro dois dias depois.',
      },
      {
        do: 'Seja bom além do combinado com quem presta um serviço a você: gorjeta, lanche, pagamento adiantado.',
        tell: 'como a pessoa reagiu e o que você sentiu.',
      },
    ],
    children: {
      truth: 'Deus é bom com todos, também com quem chega depois.',
      to7: {
        story:
          'Era época de colher uvas. O dono da vinha foi à praça bem cedinho: quem quer trabalhar? Vou pagar uma moeda! Uns homens foram. Mais tarde ele voltou e chamou outros. Depois do almoço, outros. E quando o sol já estava quase dormindo, ainda havia gente na praça: ninguém quis a gente! O dono disse: venham vocês também! Na hora de pagar, ele deu uma moeda para os últimos. Uma moeda! E uma moeda para os primeiros também. Os primeiros ficaram zangados: mas a gente trabalhou mais! O dono falou: eu dei o que combinei. Você está bravo porque eu sou bom? Deus é assim: tem carinho inteiro para todo mundo.',
        activity:
          'Colham uvas (ou bolinhas): uns começam logo, outros perto do fim. No final, todos recebem a mesma porção. Conversem sobre a cara de cada um.',
        questions: [
          'O que o dono deu a cada trabalhador?',
          'Por que os primeiros ficaram bravos?',
          'Você fica contente quando um amigo ganha algo bom?',
        ],
      },
      to12: {
        story:
          'De madrugada, o dono de uma vinha foi à praça contratar gente e combinou uma moeda pelo dia, o bastante para a comida da família. Voltou às nove, ao meio-dia, às três. Às cinco da tarde, faltando uma hora para acabar, ainda achou homens parados. Por que vocês estão aqui? Porque ninguém nos contratou. Imagine a tristeza deles! Venham também, disse o dono. Na hora de pagar, começou pelos últimos e deu uma moeda inteira. Os que trabalharam o dia todo esfregaram as mãos: vamos ganhar muito mais! E receberam uma moeda. Reclamaram: não é justo! O dono respondeu: amigo, não foi isso que combinamos? Eu quis ser bom com os outros. Você está com inveja porque eu sou bom? Deus não faz conta de quem merece mais. Ele gosta de dar, e a gente pode aprender a festejar junto.',
        activity:
          'Corrida com chegada surpresa: todos os que cruzam a linha, em qualquer ordem, ganham o mesmo prêmio. Depois anotem o que sentiram e por quê.',
        questions: [
          'Por que alguns só começaram às cinco?',
          'O dono foi injusto com os primeiros?',
          'Quando é difícil ficar feliz pelo outro?',
        ],
      },
      challenge: 'Dê parabéns de coração a alguém que ganhou ou conseguiu algo.',
    },
    prayer:
      'Dono da vinha, obrigado por voltar tantas vezes à praça. Cura o nosso olho que mede. Chama quem ninguém chamou hoje, dá trabalho e pão a quem procura, e ensina-nos a festejar a moeda dos outros.',
    leader: {
      lost: 'Discute-se salário, sindicato, mérito. É uma história sobre Deus e não um modelo de folha de pagamento, embora fale bem do dono que se importa com desempregados.',
      tender:
        'Quem procura emprego sente na pele a praça vazia. Não use a parábola para dizer que há sempre vaga; pergunte da área, do currículo, da geladeira, e mobilize o grupo.',
    },
    comfort:
      'Talvez você ache que chegou tarde, com pouca luz e pouca força. O dono saiu mais uma vez, e foi por sua causa. O que ele dá no fim do dia é inteiro.',
    closing: 'Vamos dormir com a mão cheia do que não merecemos.',
    words: [
      'vinha',
      'trabalhadores da vinha',
      'denario',
      'undecima hora',
      'ultima hora',
      'praca',
      'salario',
      'ultimos serao primeiros',
      'primeiros',
      'olho mau',
      'inveja',
      'proprietario',
      'generos',
      'murmurav',
    ],
  },
  {
    verses: '21:1-11',
    key: '21:5',
    title: 'Um rei de jumentinho emprestado',
    theme: 'o rei manso',
    themes: ['adoracao', 'humildade', 'esperanca'],
    idea: 'Jesus entra na cidade como rei, mas do jeito dele: manso, desarmado e montado num animal emprestado; e a multidão precisa decidir se quer esse rei ou outro.',
    context:
      'É semana de Páscoa, e Jerusalém transborda de peregrinos. Contam que, por outra porta, o governador romano entrava com cavalos e lanças para evitar tumulto. Hosana quer dizer: salva-nos, por favor. Cinco dias depois, a cidade ouvirá outros gritos.',
    retold: [
      {
        verses: '21:1-5',
        says: 'Jesus manda dois discípulos buscar uma jumenta e um jumentinho presos na aldeia em frente. Cumpre-se o profeta: o rei vem manso, montado num jumento.',
      },
      {
        verses: '21:6-9',
        says: 'Os discípulos põem as capas sobre os animais, e Jesus monta. A multidão estende roupas e ramos pelo caminho e clama hosana ao Filho de Davi.',
      },
      {
        verses: '21:10-11',
        says: 'Jesus entra em Jerusalém, e a cidade inteira se alvoroça e pergunta quem é este. As multidões respondem que é o Profeta de Nazaré.',
      },
    ],
    read: {
      verses: '21:1-11',
      how: 'Ponham no chão um pano, um casaco, um ramo. Todos fazem a multidão no 9 e a cidade no 10.',
    },
    observe: [
      {
        ask: 'Que instruções Jesus dá sobre o animal, e o que promete ao dono?',
        verses: '21:2-3',
        listen: 'Desprender, trazer, dizer que o Senhor precisa; devolver logo.',
      },
      {
        ask: 'Como o profeta descreve o rei que chega?',
        verses: '21:5',
        listen: 'Manso, montado num jumento.',
      },
      {
        ask: 'O que as pessoas estendem, o que gritam e que pergunta corre pela cidade?',
        verses: '21:8-10',
        listen: 'Roupas, ramos, hosana; quem é este?',
      },
    ],
    interpret: [
      {
        ask: 'Cavalo era para a guerra, e jumento para o trabalho e a paz. O que Jesus diz sem palavras ao escolher a montaria?',
        verses: '21:5, 21:7',
        listen: 'Vem reinar sem esmagar ninguém.',
      },
      {
        ask: 'O povo pede salvação. De que eles talvez quisessem ser salvos, e de que Jesus veio salvá-los?',
        verses: '21:9',
        listen: 'De Roma; dele mesmos, do pecado, da morte.',
      },
      {
        ask: 'Depois de tanta festa, a resposta da multidão é “o Profeta de Nazaré”. O que eles viram e o que ainda não viram?',
        verses: '21:10-11',
        listen: 'Perto da verdade, sem chegar lá; entusiasmo não é conhecimento.',
      },
    ],
    live: [
      {
        ask: 'Que jumentinho seu o Senhor está precisando hoje: carro, sala, tempo, talento, silêncio?',
        listen: 'O dono soltou sem fazer discurso.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando a turma muda de opinião sobre alguém de um dia para o outro, você vai junto?',
        listen: 'Hosana e crucifica saíram da mesma cidade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que rei você queria que Jesus fosse nesta fase: um que resolve, que vinga, que enriquece?',
        listen: 'Decepção com Deus muitas vezes vem daí.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Estender o casaco no chão era pôr aos pés dele o que se tinha. O que é o seu casaco?',
        listen: 'Algo que protege e de que a gente se orgulha.',
        for: ['young', 'singles', 'adults'],
      },
      {
        ask: 'Se um vizinho perguntasse quem é este, que resposta curta a sua família daria?',
        listen: 'Treinem uma frase sem jargão.',
        for: ['couples', 'parents', 'new-believers'],
      },
      {
        ask: 'Hosana começou como grito de socorro. De que você precisa ser salvo agora?',
        listen: 'Uma palavra por pessoa; depois orem com elas.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a entrada mais triunfal ou mais atrapalhada que você já viu: noiva, formatura, festa de quinze anos, tropeço no palco?',
        bridge: 'Jesus também teve uma entrada, e escolheu um veículo que ninguém escolheria.',
      },
      {
        text: 'O que você já pegou emprestado e demorou vergonhosamente a devolver? Está perdoado, pode dizer.',
        bridge: 'Jesus pediu um jumentinho emprestado e avisou que devolvia logo.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pegue uma folha, um galhinho, qualquer verde que houver por perto. Sinta a textura. Segure-o durante a leitura.',
      bridge: 'Gente como você cortou ramos naquele dia, sem saber o que vinha depois.',
    },
    complete: [
      {
        name: 'Ramo e casaco',
        text: 'Desenhe um ramo e um casaco. No ramo: pelo que eu louvo… No casaco: o que eu estendo aos pés dele… Atrás da folha: o que eu faria na sexta-feira, se o rei não fizesse o que eu esperava…',
      },
      {
        name: 'Hosana em partes',
        text: 'Salva a minha cabeça de… Salva a minha casa de… Salva a minha cidade de… Salva-me de mim quando…',
      },
    ],
    challenges: [
      {
        do: 'Empreste algo seu de valor, com gosto e sem fazer recomendação, a alguém que precisa.',
        tell: 'o que foi emprestado e se as recomendações ficaram na língua.',
      },
      {
        do: 'Ande pela cidade um dia como quem segue um rei manso: dê passagem, ceda o lugar, não buzine.',
        tell: 'quem se espantou primeiro, os outros ou você.',
      },
    ],
    children: {
      truth: 'Jesus é um Rei bom e manso.',
      to7: {
        story:
          'Jesus ia entrar numa cidade enorme. Ele pediu aos amigos: vão ali na frente, há um jumentinho amarrado. Tragam-no para mim. Depois eu devolvo! Os amigos trouxeram, puseram seus casacos em cima, e Jesus montou. Ploc, ploc, ploc, lá vinha ele. As pessoas viram e fizeram festa! Estenderam as roupas no chão, como um tapete colorido. Cortaram galhos verdes e balançavam no ar. E gritavam: hosana! Hosana! Viva o Rei! Os reis costumavam vir em cavalos grandes, com espadas. Jesus veio de jumentinho, sem espada nenhuma, porque ele é um rei manso. Hosana quer dizer: salva a gente! E Jesus veio para isso.',
        activity:
          'Façam um caminho com casacos e folhas de papel verde. As crianças se revezam montando num cabo de vassoura, e as outras cantam hosana.',
        questions: [
          'Em que bicho Jesus montou?',
          'O que as pessoas gritavam?',
          'Como você pode fazer festa para Jesus?',
        ],
      },
      to12: {
        story:
          'Jerusalém estava lotada para a festa da Páscoa. Jesus chegou perto e mandou dois amigos buscarem um jumentinho emprestado. Se alguém perguntasse, era para dizer: o Senhor precisa, e logo devolve. Por que um jumento? Os reis guerreiros vinham em cavalos fortes. Mas um profeta, séculos antes, tinha escrito: o seu rei vem manso, montado num jumentinho. Jesus estava mostrando que tipo de rei ele é. O povo entendeu que era alguém especial: forraram o chão com as roupas, cortaram ramos e gritaram hosana ao Filho de Davi! Hosana significa salva-nos. A cidade inteira perguntava: quem é este? Muitos queriam um rei que expulsasse os soldados. Jesus ia salvar de um jeito muito maior, dando a própria vida. Quem grita hosana também precisa aprender a segui-lo quando a festa acaba.',
        activity:
          'Manchetes: cada grupo escreve a notícia da entrada vista por alguém diferente: um soldado, o dono do jumento, uma criança, um discípulo.',
        questions: [
          'Por que Jesus escolheu um jumentinho?',
          'O que quer dizer hosana?',
          'Por que é fácil gritar na festa e difícil seguir depois?',
        ],
      },
      challenge: 'Empreste um brinquedo de que você gosta, sem dar ordens.',
    },
    prayer:
      'Hosana, Rei manso: salva-nos. Vem à nossa cidade barulhenta sem lança e sem pressa. Recebe o casaco, o ramo e o jumentinho que temos. E guarda a nossa voz para que continue tua na sexta-feira.',
    leader: {
      lost: 'O número de animais (Mateus fala em dois) atrai curiosos. Diga que ele conta com a profecia em mente, e siga para a mansidão do rei.',
      tender:
        'O assunto rei e poder pode virar briga política em ano de eleição. Combine antes: aqui só se fala do jeito de Jesus reinar.',
      differ:
        'Católicos, anglicanos, luteranos e outros celebram o Domingo de Ramos com procissão; muitas igrejas só pregam sobre o texto. Cada casa tem o seu modo de estender o casaco.',
    },
    comfort:
      'Hosana não precisa sair como canto. Pode ser o que era no início: salva, por favor. O rei que vem devagar ouve também quem só consegue sussurrar da beira do caminho.',
    closing: 'O rei passou por aqui; ainda há folhas no chão.',
    words: [
      'jumentinho',
      'jumenta',
      'jumento',
      'hosana',
      'ramos',
      'domingo de ramos',
      'entrada triunfal',
      'betfage',
      'filho de davi',
      'rei manso',
      'filha de siao',
      'multidao',
      'pascoa',
      'jerusalem',
    ],
  },
  {
    verses: '21:28-32',
    key: '21:31',
    title: 'Não quero. E foi.',
    theme: 'a obediência que volta atrás',
    themes: ['obediencia', 'arrependimento', 'graca'],
    idea: 'Entre o que disse não e foi e o que disse sim e não foi, Jesus mostra que a porta do Reino se abre para quem se arrepende, não para quem responde bonito.',
    context:
      'Jesus está no templo, na última semana. Os chefes religiosos perguntaram com que autoridade ele faz o que faz. Ele devolveu com outra pergunta, sobre João Batista, e eles fugiram: não sabemos. Então vem esta história curtinha, a primeira de três. Publicanos cobravam imposto para Roma e eram desprezados.',
    retold: [
      {
        verses: '21:28-30',
        says: 'Jesus conta de um pai que manda dois filhos à vinha. O primeiro diz que não quer, mas se arrepende e vai, e o segundo diz que vai, mas não vai.',
      },
      {
        verses: '21:31-32',
        says: 'Jesus pergunta qual fez a vontade do pai, e respondem que o primeiro. Publicanos e prostitutas vão na frente deles, diz, porque creram em João e se arrependeram.',
      },
    ],
    read: {
      verses: '21:28-32',
      how: 'Encenem em trinta segundos: um pai, um filho que emburra e depois levanta, um filho que sorri e continua sentado. Depois leiam.',
    },
    observe: [
      {
        ask: 'O pedido do pai é o mesmo para os dois. Com que palavra ele os chama, e para quando?',
        verses: '21:28, 21:30',
        listen: 'Filho; hoje; trabalhar na vinha.',
      },
      {
        ask: 'Comparem a boca e os pés de cada um: o que disse e o que fez?',
        verses: '21:29-30',
        listen: 'Não quero, foi. Eu vou, senhor, não foi.',
      },
      {
        ask: 'Quem está indo adiante no Reino, e quem viu isso e nem depois mudou?',
        verses: '21:31-32',
        listen: 'Publicanos e prostitutas; os chefes que ouviam.',
      },
    ],
    interpret: [
      {
        ask: 'O primeiro foi mal-educado com o pai. O que salva a história dele?',
        verses: '21:29',
        listen: 'Arrependeu-se e foi. A última palavra não foi a primeira.',
        follow: 'O que pode ter acontecido entre o não e o ir?',
      },
      {
        ask: 'O segundo disse até “senhor”. De que jeito uma resposta correta pode servir de esconderijo?',
        verses: '21:30',
        listen: 'Parece obediência, e por isso ninguém cobra; nem ele mesmo.',
      },
      {
        ask: 'Jesus não diz que os chefes ficaram de fora, e sim que outros vão adiante. Que porta ele ainda deixa aberta?',
        verses: '21:31-32',
        listen: 'Eles também podem se arrepender; é aviso e convite.',
      },
    ],
    live: [
      {
        ask: 'Com qual dos dois irmãos você se parece mais em casa? E na igreja?',
        listen: 'Podem ser diferentes. Rir.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que não você já disse, de cabeça quente, e ainda dá tempo de virar um vou?',
        listen: 'Com os pais, na escola, com Deus. Respeitar os nãos que protegem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que sim você deu na igreja ou em casa e está até hoje sentado em cima dele?',
        listen: 'Cumprir ou desdizer com honestidade.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Que filho seu diz não e vai, e qual diz sim e some? O que isso pede de você como pai ou mãe?',
        listen: 'Não rotular. Perceber os pés.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem, que muita gente reprova, você já viu obedecer a Deus de um jeito que ensinou?',
        listen: 'Sem citar detalhes que exponham.',
        for: ['singles', 'adults'],
      },
      {
        ask: 'Se você acha que já disse não demais a Deus, o que esta história deixa possível?',
        listen: 'Hoje. A palavra do pai continua: filho.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Já vou! Quantos minutos dura o seu já vou?',
        bridge: 'Um dos filhos da história disse: eu vou, senhor. O pai ainda está esperando.',
      },
      {
        text: 'Que tarefa de casa você mais detestava quando criança, e que tática usava para fugir?',
        bridge: 'Dois irmãos ouviram o mesmo pedido numa manhã. Cada um com a sua tática.',
        for: ['young', 'adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Fique sentado e diga: vou. Depois fique de pé sem dizer nada. Sinta a diferença no corpo.',
      bridge: 'Um falou, outro se levantou. Leia de pé.',
    },
    complete: [
      {
        name: 'Boca e pés',
        text: 'Faça duas colunas. Disse que ia e não fui: … . Disse que não e acabei indo: … . Puxe uma seta de uma linha da primeira coluna até a palavra hoje.',
      },
      {
        name: 'Entre o não e o ir',
        text: 'Complete: quando o Pai me pediu … , respondi … . Depois pensei em … . Se eu me levantar hoje, o primeiro passo é … .',
      },
    ],
    challenges: [
      {
        do: 'Cumpra hoje, sem anunciar, um sim que ficou parado.',
        tell: 'há quanto tempo ele esperava.',
      },
      {
        do: 'Volte a alguém a quem disse um não ríspido e que merecia outra resposta, e pergunte se ainda pode ajudar.',
        tell: 'o que a pessoa respondeu.',
      },
    ],
    children: {
      truth: 'Posso mudar de ideia e obedecer a Deus.',
      to7: {
        story:
          'Um pai tinha dois filhos. De manhã, ele disse ao primeiro: filho, vá trabalhar hoje na plantação de uvas. Não quero!, disse ele, e cruzou os braços. O pai pediu ao segundo: filho, você vai? Vou, papai, claro que vou! Mas ficou deitado. Enquanto isso, o primeiro pensou, pensou… Ah, papai é tão bom. Errei. Ele se levantou e foi! Qual dos dois fez o que o pai queria? O primeiro! Jesus contou isso para dizer: mesmo quem disse não pode mudar e vir. Deus espera com alegria.',
        activity:
          'Brinquem: o líder pede uma tarefa pequena. Uma criança diz não e faz; outra diz sim e fica. Digam quem obedeceu. Depois, todas dizem sim e fazem!',
        questions: [
          'O que o primeiro filho disse, e o que fez?',
          'E o segundo?',
          'O que você pode fazer hoje com um sim de verdade?',
        ],
      },
      to12: {
        story:
          'Mensagem da mãe, nove horas: alguém pode estender a roupa? O Otto respondeu: não dá. A irmã mandou um joinha e um coração. Às onze, o Otto passou pela área, viu o cesto cheio, lembrou que a mãe tinha trabalhado a noite toda, e estendeu tudo. A irmã continuava no sofá, com o joinha enviado. Quem fez o que a mãe queria? Jesus contou isso com dois filhos e uma vinha. Um disse não quero, mas se arrependeu e foi. O outro disse eu vou, senhor, e não foi. Os chefes do templo, que escutavam, acertaram na hora: o primeiro! Então Jesus disse algo que doeu: vocês falam bonito de Deus, mas gente que vocês desprezam, que já tinha dito muitos nãos, ouviu João, se arrependeu e está entrando antes de vocês no Reino. Ainda dava tempo. O pai continuava chamando os dois do mesmo jeito: filho.',
        activity:
          'Cada um escreve num papel um sim que deu e não cumpriu; em duplas, ajudem-se a cumpri-lo até o próximo encontro.',
        questions: [
          'Qual a diferença entre o Otto e a irmã?',
          'Por que os chefes do templo não gostaram da história?',
          'Que sim seu precisa sair do sofá?',
        ],
      },
      challenge: 'Quando disser sim a uma tarefa, faça na mesma hora.',
    },
    prayer:
      'Pai, tu nos chamas de filhos antes e depois do nosso não. Perdoa os sins que ficaram sentados. Dá-nos a graça de voltar atrás, levantar e ir, hoje. E ensina-nos a não medir quem vai à nossa frente. Amém.',
    leader: {
      lost: 'O grupo escolhe rápido o irmão certo. Os chefes também acertaram a resposta. Pergunte pelo passo, não pela opinião.',
      tender:
        'Não use o texto para obrigar alguém a aceitar qualquer pedido. Há nãos que protegem, sobretudo de crianças e de quem sofre abuso: Disque 100. Fale de prostitutas com respeito; muitas foram exploradas.',
    },
    comfort:
      'O dia ainda não acabou na história. Se de manhã foi não, o pai não retirou o filho da frase.',
    closing: 'A boca já falou. Que os pés digam o resto.',
    words: [
      'dois filhos',
      'parabola dos dois filhos',
      'vai trabalhar hoje',
      'trabalhar na vinha',
      'nao quero',
      'eu vou senhor',
      'depois arrependido foi',
      'qual dos dois fez a vontade',
      'publicanos e as prostitutas',
      'publicanos e as meretrizes',
      'caminho de justica',
      'adiante de vos ao reino',
    ],
  },
  {
    verses: '22:1-14',
    key: '22:9',
    title: 'A festa está pronta',
    theme: 'o convite do Rei',
    themes: ['graca', 'salvacao', 'missao', 'arrependimento'],
    idea: 'O Rei enche a festa do Filho com quem ninguém esperava, maus e bons; o convite é de graça, e quem entra é chamado a vestir-se para ela.',
    context:
      'Na última semana em Jerusalém, Jesus conta aos chefes do povo: um rei fez uma festa de casamento para o filho (22:1-2). Na história há cenas duras, servos mortos e cidade queimada, que lembram os profetas rejeitados e a ruína de Jerusalém, que viria. Mas o centro dela é uma mesa posta, que o rei não aceita ver vazia.',
    retold: [
      {
        verses: '22:1-5',
        says: 'Jesus compara o reino dos céus a um rei que faz a festa de casamento do filho. Os convidados não querem vir e vão para o campo e o comércio.',
      },
      {
        verses: '22:6-7',
        says: 'Alguns convidados maltratam e matam os servos do rei. Ele, indignado, destrói os assassinos e incendeia a cidade.',
      },
      {
        verses: '22:8-10',
        says: 'O rei manda os servos às esquinas dos caminhos. Eles juntam todos os que acham, maus e bons, e a festa se enche.',
      },
      {
        verses: '22:11-14',
        says: 'O rei vê um convidado sem roupa de festa, que fica calado, e o manda lançar fora. Muitos são chamados, diz Jesus, porém poucos escolhidos.',
      },
    ],
    read: {
      verses: '22:3-14',
      how: 'Quem lidera diz antes: o Reino é como um rei que preparou o casamento do filho. Depois, quatro leitores: o chamado (3 a 4), os que não vieram (5 a 7), as esquinas (8 a 10), a roupa (11 a 14).',
    },
    observe: [
      {
        ask: 'Quantas vezes o rei manda chamar, e o que ele acrescenta na segunda?',
        verses: '22:3-4',
        listen: 'Duas aos mesmos convidados; conta o cardápio: tudo está pronto.',
      },
      {
        ask: 'Que respostas os convidados dão, da mais educada à mais violenta?',
        verses: '22:3, 22:5-6',
        listen: 'Não quiseram, não se importaram, foram ao campo e ao comércio, mataram os servos.',
      },
      {
        ask: 'Onde os servos procuram os novos convidados, e que tipo de gente trazem?',
        verses: '22:9-10',
        listen: 'Nas esquinas; todos quantos acharam, maus e bons.',
      },
      {
        ask: 'O que o rei pergunta ao homem sem roupa de festa, e que resposta ouve?',
        verses: '22:11-12',
        listen: 'Amigo, como entraste aqui assim? Nenhuma.',
      },
    ],
    interpret: [
      {
        ask: 'Campo e comércio não são coisas más. Como algo bom vira desculpa para perder o melhor?',
        verses: '22:5',
        listen: 'Não por ódio, mas por não se importar.',
        follow: 'Com que palavra educada a gente diz não a Deus?',
      },
      {
        ask: 'Bons e maus entram lado a lado. Sobre que base alguém é aceito nessa mesa?',
        verses: '22:8-10',
        listen: 'O convite do rei, não a ficha. Graça.',
      },
      {
        ask: 'Todos vieram da rua, então ninguém trazia roupa de casa. O que dirá de alguém, numa festa assim, não querer se vestir?',
        verses: '22:11-12',
        listen: 'Entrou, mas não entrou na festa: quer o jantar sem o Filho, sem mudança.',
      },
      {
        ask: '“Muitos são chamados, porém poucos escolhidos”. Depois de ouvir a história, quem fecha a porta a quem?',
        verses: '22:3, 22:14',
        listen: 'O rei chama e chama; muitos não querem. O aviso é sério.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu campo e o seu comércio: o que, sendo bom, ocupa a hora do convite?',
        listen: 'Trabalho, obra, família, tela.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Em que esquina da sua escola ou faculdade está quem nunca foi convidado para nada?',
        listen: 'Um nome, um convite simples.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que significa para você que maus e bons estejam na mesma mesa, e em qual lista se põe?',
        listen: 'Rir da resposta rápida. Depois, agradecer.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que roupa velha é difícil deixar no cabide, mesmo já dentro da festa?',
        listen: 'Um hábito, um orgulho, um rancor. Não expor.',
        for: ['women', 'singles', 'adults'],
      },
      {
        ask: 'Você se sente convidado, curioso na porta ou ainda na esquina?',
        listen: 'As três são lugares honestos. Não empurrar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Como seria ensinar a fé em casa mais como festa e menos como lista?',
        listen: 'Mesa, música, riso, bênção.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Festa pesa quando falta alguém à mesa. De que esperança deste texto você consegue se servir, nem que seja um pouco?',
        listen: 'Não pedir alegria. A mesa do Rei ainda espera.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já foi vestido completamente errado a uma festa? Como estava, e como estavam os outros?',
        bridge: 'Na história de Jesus há um homem com a roupa errada, e isso intriga todo mundo.',
      },
      {
        text: 'Qual foi a desculpa mais esfarrapada que alguém já deu para não ir ao seu aniversário?',
        bridge: 'O rei também preparou tudo e ouviu desculpas. Vejam o que ele fez com a comida.',
        for: ['young', 'teens', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Ajeite a sua roupa, ponha a mesa para um, com capricho, ou só alise um pano diante de você.',
      bridge: 'Tudo está pronto, diz o rei. Leia como quem recebeu o envelope.',
    },
    complete: [
      {
        name: 'Resposta ao convite',
        text: 'Preencha: Ao Rei. Recebi o convite para a festa do Filho. Até agora respondi com … . O que me prende é … . Hoje respondo … .',
      },
      {
        name: 'Lista das esquinas',
        text: 'Anote três lugares por onde você passa e, em cada um, uma pessoa que ninguém convida: … . Como eu a chamaria: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça uma refeição e convide de propósito alguém que não pode retribuir e que não combina com a sua roda.',
        tell: 'quem veio e qual foi a graça da mistura.',
      },
      {
        do: 'Responda nesta semana a um convite que você vinha empurrando: de Deus, do cônjuge, de um filho, de um amigo.',
        tell: 'o que havia do outro lado do sim.',
      },
    ],
    children: {
      truth: 'Deus me convida para a festa dele.',
      to7: {
        story:
          'Um rei preparou uma festa enorme: era o casamento do filho! Tinha mesa comprida, comida cheirosa e música. Os ajudantes foram chamar os convidados: venham, está tudo pronto! Mas um foi para a roça, outro foi vender coisas. Não quero ir, não! O rei ficou triste e bravo. E agora? Jogar a festa fora? Não! Ele disse: vão pelas ruas e chamem todo mundo que encontrarem! E veio gente de todo lado, de todo jeito. A casa ficou cheia! Jesus contou isso para dizer: Deus quer você na festa dele. Venha alegre!',
        activity:
          'Façam convites com giz de cera, um para cada pessoa da casa e um para alguém de fora. Depois, vistam uma fita ou um chapéu de festa e lanchem juntos.',
        questions: [
          'De quem era a festa?',
          'Quem o rei mandou chamar no final?',
          'Quem você convidaria?',
        ],
      },
      to12: {
        story:
          'O convite tinha chegado havia semanas. No dia, os servos passaram de casa em casa: venham, o jantar está na mesa! Um disse: preciso ver meu campo. Outro: tenho uma loja para cuidar. Houve até quem maltratasse os servos, e isso acabou muito mal para a cidade deles. O salão continuava vazio, com o pão quente. Então o rei decidiu: quem foi chamado não quis; vão às esquinas e tragam todos! E vieram maus e bons, o cantor de rua, a moça da feira, o homem de má fama. A festa encheu. Lá no meio, o rei viu alguém sem roupa de festa. Amigo, como você entrou assim? O homem não respondeu nada. Queria o prato, mas não queria a festa, e teve de sair. Jesus contava do Reino de Deus. O convite é de graça, para qualquer um. Quem vem de verdade deixa Deus mudar até a roupa do coração.',
        activity:
          'Montem uma caixa de roupas e escrevam nelas, em fita adesiva, o que vestir no Reino: bondade, paciência, verdade. Cada um escolhe uma para a semana.',
        questions: [
          'Que desculpas os convidados deram?',
          'Por que o rei chamou gente das esquinas?',
          'O que é vestir-se para a festa de Deus?',
        ],
      },
      challenge: 'Convide para brincar ou lanchar alguém que nunca é convidado.',
    },
    prayer:
      'Rei bondoso, obrigado por mandar nos buscar na esquina. Perdoa as nossas desculpas bem-educadas. Veste-nos com o que não temos e faz-nos servos que saem chamando. Que a casa do teu Filho se encha. Amém.',
    leader: {
      lost: 'O homem sem roupa toma a noite. Três quartos da história são convite: dê esse peso à conversa.',
      tender:
        'Trevas e ranger de dentes assustam quem ouviu muita ameaça em nome de Deus. Não enfeite nem repita com gosto. Diga que Jesus avisa porque quer a casa cheia.',
      differ:
        'A roupa é entendida como a justiça de Cristo recebida pela fé, ou como a vida transformada que a acompanha; muitos dizem as duas. Sobre poucos escolhidos, uns realçam a escolha de Deus, outros a resposta de cada um.',
    },
    comfort:
      'A festa não exige que você chegue rindo. O rei mandou servos até a esquina em que você está sentado.',
    closing: 'Tudo está pronto. Vinde.',
    words: [
      'bodas',
      'festa de casamento',
      'parabola das bodas',
      'convidados',
      'veste nupcial',
      'roupa de festa',
      'muitos sao chamados',
      'poucos escolhidos',
      'esquinas dos caminhos',
      'encruzilhadas',
      'trevas exteriores',
      'um a seu campo',
    ],
  },
  {
    verses: '22:34-40',
    key: '22:37',
    title: 'Dois pregos seguram tudo',
    theme: 'o grande mandamento',
    themes: ['proximo', 'adoracao', 'obediencia'],
    idea: 'Tudo o que Deus pede está pendurado em dois amores que não se soltam um do outro: amar a ele por inteiro e amar o próximo como a gente mesmo.',
    context:
      'Os mestres tinham contado 613 mandamentos e discutiam quais pesavam mais. É a última semana de Jesus, e as perguntas são armadilhas. Ele responde com a oração que toda criança judia dizia de manhã e à noite, e cola nela um versículo escondido em Levítico.',
    retold: [
      {
        verses: '22:34-36',
        says: 'Os fariseus se reúnem, e um especialista da Lei, para testar Jesus, pergunta qual é o grande mandamento.',
      },
      {
        verses: '22:37-38',
        says: 'Jesus responde que o primeiro e grande mandamento é amar o Senhor de todo o coração, de toda a alma e de todo o entendimento.',
      },
      {
        verses: '22:39-40',
        says: 'Jesus acrescenta um segundo, semelhante: amar o próximo como a si mesmo. Destes dois dependem toda a Lei e os profetas.',
      },
    ],
    read: {
      verses: '22:34-40',
      how: 'Leiam o 37 com gestos: mão no coração, mão no peito todo, mão na testa. No 39, a mão no ombro do vizinho.',
    },
    observe: [
      {
        ask: 'Quem pergunta, com que intenção, e o que pede?',
        verses: '22:34-36',
        listen: 'Um especialista, para testá-lo: qual é o grande?',
      },
      {
        ask: 'Que palavra se repete no primeiro mandamento, e o que ela abrange?',
        verses: '22:37',
        listen: 'Todo: coração, alma, entendimento.',
      },
      {
        ask: 'Como Jesus liga o segundo ao primeiro, e o que depende dos dois?',
        verses: '22:38-40',
        listen: 'É semelhante; a Lei e os profetas pendem deles.',
      },
    ],
    interpret: [
      {
        ask: 'Como se pode mandar alguém amar? Que tipo de amor pode ser mandamento?',
        verses: '22:37, 22:39',
        listen: 'Amor que se decide e se faz, e que o sentimento aprende depois.',
      },
      {
        ask: 'Pediram um mandamento, e Jesus deu dois. O que acontece com cada um quando fica sem o outro?',
        verses: '22:37-39',
        listen: 'Sem Deus, o próximo vira projeto; sem o próximo, Deus vira desculpa.',
      },
      {
        ask: 'Amar o próximo “como a ti mesmo”: que lugar esse mandamento dá ao cuidado de si?',
        verses: '22:39',
        listen: 'Não é egoísmo; é medida que supõe ser gente amada.',
        follow: 'E quem não se ama, por onde começa?',
      },
    ],
    live: [
      {
        ask: 'Coração, alma, entendimento: com qual deles você ama a Deus com mais facilidade, e qual tem ficado de fora?',
        listen: 'Uns sentem e não pensam; outros, o contrário.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que pergunta da sua cabeça você acha que não pode levar para a igreja?',
        listen: 'Amar com o entendimento inclui perguntar.',
        for: ['young', 'teens', 'visitors'],
      },
      {
        ask: 'Quem é o próximo mais próximo, aquele que de tão perto você nem conta?',
        listen: 'Mora na mesma casa, senta na mesa ao lado.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Como você fala consigo quando erra, e falaria assim com um amigo?',
        listen: 'Aparecem palavras duras; acolha.',
        for: ['teens', 'women', 'singles'],
      },
      {
        ask: 'Se cada regra da sua casa tivesse de pender de um dos dois amores, qual cairia no chão?',
        listen: 'Divirtam-se; depois escolham uma para mudar.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'De tudo o que você anda aprendendo sobre Deus, o que esta resposta simplifica?',
        listen: 'Quem começa precisa de dois pregos, e não de 613.',
        for: ['new-believers', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se a sua casa tivesse só dois mandamentos colados na geladeira, quais seriam hoje, sinceramente?',
        bridge: 'Perguntaram a Jesus qual é o mandamento número um. Ele também chegou a dois.',
      },
      {
        text: 'Qual é a sua regra mais repetida para criança, cachorro ou colega de república?',
        bridge: 'De tanta regra, a gente perde a principal. Um especialista quis saber qual era.',
        for: ['parents', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito e sinta o ritmo. Depois na testa. Depois estenda-a para a frente, aberta. Faça esse caminho duas vezes.',
      bridge: 'É o caminho da resposta de Jesus.',
    },
    complete: [
      {
        name: 'Cabide',
        text: 'Desenhe dois pregos na parede e escreva neles: Deus, próximo. Pendure, com uma linha, cinco coisas da sua semana no prego de onde elas nascem: … Quais ficaram sem prego? …',
      },
      {
        name: 'Três terços',
        text: 'Com o coração, amo a Deus quando… Com a alma, o fôlego de cada dia, quando… Com o entendimento, quando… E como amo a mim mesmo, amo o próximo se…',
      },
    ],
    challenges: [
      {
        do: 'A cada manhã escolha um próximo e diga por dentro o nome dele com a pergunta: como eu gostaria de ser amado hoje no lugar dele?',
        tell: 'a resposta que mais deu trabalho cumprir.',
      },
      {
        do: 'Ame a Deus com a cabeça: escolha uma dúvida antiga, leia um bom texto ou pergunte a alguém preparado.',
        tell: 'o que você entendeu, ou que pergunta melhor achou.',
      },
    ],
    children: {
      truth: 'Amar a Deus e amar as pessoas: é isso!',
      to7: {
        story:
          'Um homem muito estudado queria ver se Jesus sabia a resposta. Ele perguntou: qual é a regra mais importante de todas? Havia tantas regras! Mais de seiscentas! Jesus respondeu assim: a primeira é amar a Deus. Amar com o coração inteiro, com a vida inteira, com o pensamento inteiro. E a segunda é parecida: amar o seu próximo como você ama a si mesmo. Próximo é quem está perto: o irmão, a vizinha, o colega novo, até aquele que ninguém chama para brincar. Jesus disse que todas as outras regras ficam penduradas nessas duas, como roupas no varal. Se o amor cair, cai tudo!',
        activity:
          'Estendam um varal com dois pregadores grandes (Deus e próximo). Cada criança desenha uma roupinha com uma regra boa e pendura no pregador certo.',
        questions: [
          'Qual é a primeira regra?',
          'Quem é o próximo?',
          'Como você pode amar alguém hoje?',
        ],
      },
      to12: {
        story:
          'Os mestres da lei tinham contado todos os mandamentos e chegado a 613. Discutiam horas para saber qual era o maior. Um deles, querendo testar Jesus, perguntou na frente de todos. Jesus respondeu com a oração que cada criança aprendia em casa: ame o Senhor seu Deus com todo o coração, toda a alma e todo o entendimento. Esse é o primeiro. E acrescentou, sem ninguém pedir: o segundo é parecido: ame o seu próximo como a si mesmo. Ele juntou os dois de propósito. Tem gente que diz amar a Deus e trata mal a empregada. Tem gente que ajuda todo mundo e nunca fala com Deus. Jesus disse que tudo o mais está pendurado nesses dois, como quadros em dois pregos. E notou? Amar como a si mesmo quer dizer que você também é alguém para cuidar com carinho.',
        activity:
          'Escrevam dez regras da escola ou da casa e descubram de qual dos dois amores cada uma depende. Alguma não depende de nenhum? Troquem por outra.',
        questions: [
          'Por que Jesus deu dois mandamentos e não um?',
          'O que é amar a Deus com o pensamento?',
          'Quem é o seu próximo mais difícil?',
        ],
      },
      challenge: 'Faça um gesto de amor a Deus e um a alguém, todos os dias.',
    },
    prayer:
      'Senhor nosso Deus, queremos amar-te inteiro, e vivemos aos pedaços. Junta em nós coração, fôlego e cabeça. Dá-nos olhos para o próximo mais próximo, e ensina a amar-se quem só aprendeu a se cobrar.',
    leader: {
      lost: 'A palestra sobre amor-próprio pode engolir a noite, contra ou a favor. Uma frase basta: quem foi amado por Deus é gente de valor e trata os outros assim.',
      tender:
        'Quem se odeia ou se fere pode se revelar aqui. Não responda com elogio rápido: escute, pergunte a sós se pensa em se machucar e busque ajuda junto (CVV 188, CAPS, médico).',
    },
    comfort:
      'Há dias em que não sobra coração inteiro para amar ninguém. Então deixe-se amar com o que resta: o mandamento começou do lado de lá, de um Deus que ama primeiro.',
    closing: 'Dois amores, uma vida: o resto se pendura.',
    words: [
      'grande mandamento',
      'maior mandamento',
      'amaras',
      'de todo o teu coracao',
      'entendimento',
      'amaras o teu proximo',
      'amaras teu proximo',
      'como a ti mesmo',
      'lei e os profetas',
      'saduceus',
      'shema',
      'primeiro mandamento',
    ],
  },
  {
    verses: '23:1-39',
    key: '23:26',
    title: 'O copo limpo por fora',
    theme: 'a hipocrisia e a verdade',
    themes: ['arrependimento', 'humildade', 'santidade', 'justica'],
    idea: 'Jesus desmascara a religião que limpa só o lado de fora, e quem fala assim é o mesmo que tantas vezes quis juntar os filhos debaixo das asas.',
    context:
      'Dias antes da cruz, no templo, Jesus fala ao povo e aos discípulos sobre os mestres que dizem e não fazem (23:1-12). Depois vêm os ais, que são lamento tanto quanto denúncia. Ele termina com a galinha que queria juntar os pintinhos, e Jerusalém não quis (23:37). Hipócrita era o nome do ator que usava máscara.',
    retold: [
      {
        verses: '23:1-7',
        says: 'Jesus pede que façam o que os escribas e fariseus dizem, e não o que praticam.',
      },
      {
        verses: '23:8-12',
        says: 'Jesus diz que um só é o Mestre, e todos são irmãos. O maior entre eles será servo.',
      },
      {
        verses: '23:13-22',
        says: 'Jesus diz ai dos guias cegos que fecham o Reino, devoram as casas das viúvas e valorizam o ouro mais que o Templo.',
      },
      {
        verses: '23:23-28',
        says: 'Jesus fala de quem dá o dízimo da hortelã e despreza a justiça e a misericórdia, como copo limpo só por fora.',
      },
      {
        verses: '23:29-36',
        says: 'Jesus diz que eles enfeitam os sepulcros dos profetas e matarão os que ele enviar.',
      },
      {
        verses: '23:37-39',
        says: 'Jesus quis juntar os filhos de Jerusalém, como a galinha junta os pintinhos, e eles não quiseram.',
      },
    ],
    read: {
      verses: '23:23-28',
      how: 'Tragam um copo para o meio. Uma só voz, sem raiva, como quem lamenta. Depois do 26, todos olham para o copo em silêncio.',
    },
    observe: [
      {
        ask: 'De que eles davam o dízimo com cuidado, e o que desprezavam?',
        verses: '23:23',
        listen:
          'Hortelã, endro e cominho; desprezavam “a justiça, a misericórdia, e a fidelidade”. Deviam fazer umas sem omitir as outras.',
      },
      {
        ask: 'Que bicho eles coavam e qual engoliam?',
        verses: '23:24',
        listen: 'Coavam um mosquito e engoliam um camelo.',
      },
      {
        ask: 'Como são por fora e por dentro o copo e os sepulcros?',
        verses: '23:25-28',
        listen:
          'Copo limpo por fora, por dentro extorsão e falta de moderação; sepulcros bonitos por fora, ossos e imundícia por dentro.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não manda jogar fora o dízimo do tempero. O que ele critica na ordem das coisas?',
        verses: '23:23-24',
        listen: 'Capricho no mínimo para não mexer no principal: gente tratada com justiça.',
        follow: 'Qual é o mosquito que o nosso grupo coa com mais cuidado?',
      },
      {
        ask: 'Por que limpar “primeiro o interior” deixa limpo também o exterior, e o contrário não funciona?',
        verses: '23:26',
        listen: 'Do coração saem os atos; por fora é só verniz. O de dentro, só Deus limpa.',
      },
      {
        ask: 'Alguém que parece justo aos outros perde o quê com a máscara?',
        verses: '23:27-28',
        listen: 'A chance de ser ajudado; fica sozinho com o que apodrece.',
      },
    ],
    live: [
      {
        ask: 'O que você limpa por fora antes de a visita chegar, na casa e na vida?',
        listen: 'Sorriso, foto, vocabulário. Um pouco de riso, depois verdade.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Qual é a distância entre o seu perfil e o seu quarto às onze da noite?',
        listen: 'Ninguém precisa mostrar nada. Com quem dá para ser inteiro?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Justiça, misericórdia, fidelidade: qual delas a sua semana de igreja tem deixado de lado?',
        listen: 'Um exemplo concreto: salário de alguém, perdão, palavra dada.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Já se feriu com a hipocrisia de um líder ou de uma igreja? O que a fala de Jesus faz com essa ferida?',
        listen: 'Ele ficou do lado dos feridos. Escute, sem se defender.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'O que os filhos veem por dentro da casa que a igreja não vê?',
        listen: 'Grito, dívida, frieza; também ternura. Pedir perdão aos filhos limpa por dentro.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Com quem você poderia tirar a máscara nesta semana, e por onde começaria?',
        listen: 'Uma pessoa segura e uma frase.',
      },
    ],
    icebreakers: [
      {
        text: 'Onde você joga a bagunça quando a campainha toca: armário, embaixo da cama, porta trancada?',
        bridge: 'Jesus fala de um copo limpo só do lado que aparece.',
      },
      {
        text: 'Já tomou gole de uma xícara bonita e achou um bicho dentro? Conte o susto.',
        bridge: 'Jesus usou mosquito e camelo para dizer uma coisa séria.',
        for: ['adults', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Pegue um copo e olhe o fundo, contra a luz, por um minuto.',
      bridge: 'Jesus pergunta por esse lado.',
    },
    complete: [
      {
        name: 'Mosquito e camelo',
        text: 'Eu me preocupo muito com … , que é um mosquito. E vou engolindo … , que é um camelo. O principal que quero recuperar: … .',
      },
      {
        name: 'Copo por dentro',
        text: 'Desenhe um copo. Por fora, o que veem de mim: … . Por dentro, em letra que só Deus leia: … . Embaixo: Senhor, limpa primeiro o interior.',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa de confiança uma coisa de dentro do copo que ninguém sabe, e orem juntos.',
        tell: 'só que contou; o quê fica entre vocês.',
      },
      {
        do: 'Troque um capricho religioso desta semana por um ato de justiça: pagar o que deve, devolver, defender alguém.',
        tell: 'qual foi o ato.',
      },
    ],
    children: {
      truth: 'Jesus quer limpar o meu coração por dentro.',
      to7: {
        story:
          'Imagine um copo bem brilhante por fora. Que bonito! Mas, por dentro, está sujo. Você beberia? Eu não! Jesus contou isso a uns homens importantes. Eles queriam parecer bons. Faziam orações compridas e davam a Deus até um pouquinho do tempero da horta. Mas não eram bons com as pessoas. Jesus disse: limpem primeiro o lado de dentro do copo! Jesus estava triste. No fim, falou à cidade toda: eu queria juntar os seus filhos, como a galinha junta os pintinhos debaixo das asas. Jesus não quer que a gente finja. Ele quer limpar o coração. Jesus, limpa o meu coração por dentro!',
        activity:
          'Lavem juntos copos de plástico, primeiro por dentro, dizendo: Jesus, limpa o meu coração. Depois, abracem-se como galinha e pintinhos.',
        questions: [
          'Como estava o copo por dentro?',
          'O que Jesus queria fazer como a galinha?',
          'O que você quer que Jesus limpe em você?',
        ],
      },
      to12: {
        story:
          'No templo, Jesus falou dos escribas e fariseus. Eles ensinavam a Lei, mas não faziam o que diziam. Gostavam dos melhores lugares e de ser chamados de mestres. Davam a Deus a décima parte até dos temperos, hortelã, endro e cominho, e esqueciam o mais importante: justiça, misericórdia e fidelidade. Vocês coam um mosquito e engolem um camelo!, disse Jesus. E falou de um copo limpo por fora e sujo por dentro. Chamou-os de hipócritas, que era o nome dos atores de máscara. Parece bravo? Estava, porque eles machucavam gente e afastavam pessoas de Deus. Mas estava triste também. No fim disse: Jerusalém, quantas vezes eu quis juntar os teus filhos, como a galinha junta os pintinhos debaixo das asas, e vocês não quiseram! Jesus não quer fingimento. Limpa primeiro o interior do copo, ele ensinou. Quem deixa Jesus ver por dentro não precisa de máscara.',
        activity:
          'Façam máscaras de papel. Na frente, escrevam o que a gente mostra; atrás, o que costuma esconder. Depois, tirem e orem em silêncio.',
        questions: [
          'O que eles esqueciam enquanto contavam temperos?',
          'O que quer dizer hipócrita?',
          'Quando você sente vontade de usar máscara?',
        ],
      },
      challenge: 'Conte a verdade numa hora em que seria mais fácil fingir.',
    },
    prayer:
      'Jesus, tu vês o fundo do copo e ainda assim queres nos juntar debaixo das asas. Limpa primeiro o interior. Tira a máscara sem nos envergonhar. Que a nossa fé tenha gosto de justiça, misericórdia e fidelidade. Amém.',
    leader: {
      lost: 'Todos acham hipócritas lá fora. Jesus falou aos discípulos também (23:1). Pergunte pelo copo que está na mesa. E fariseus eram um grupo daquele tempo, nem todos assim (João 3:1-2); nada disso se diz dos judeus de hoje.',
      tender:
        'Quem foi usado por líder religioso, com dinheiro, culpa ou corpo, precisa de proteção, e não de discrição. Ouça, acredite e ajude a denunciar (Disque 100, Ligue 180).',
      differ:
        'Sobre o dízimo hoje as igrejas pensam diferente. O texto não resolve isso: diz que nenhuma oferta ocupa o lugar da justiça, da misericórdia e da fidelidade. Sobre chamar alguém de pai ou mestre (23:8-10), umas igrejas evitam o título; outras o usam e leem ali um aviso contra o orgulho.',
    },
    comfort:
      'Fingir cansa. Debaixo das asas não precisa. Ele já viu o lado de dentro, e queria juntar você mesmo assim.',
    closing: 'Vão de rosto lavado e copo aberto.',
    words: [
      'ai de vos',
      'escribas e fariseus',
      'hipocritas',
      'cadeira de moises',
      'dizem e nao praticam',
      'cargas pesadas',
      'filacterios',
      'hortela',
      'endro',
      'cominho',
      'coais um mosquito',
      'engolis um camelo',
      'exterior do copo',
      'sepulcros caiados',
      'raca de viboras',
      'galinha ajunta seus pintinhos',
      'jerusalem jerusalem',
    ],
  },
  {
    verses: '24:1-14',
    key: '24:13',
    title: 'Ainda não é o fim',
    theme: 'a perseverança',
    themes: ['esperanca', 'medo', 'missao', 'fidelidade'],
    idea: 'Perguntado por datas e sinais, Jesus responde com cuidado e calma: não se deixem enganar, não se espantem, não deixem o amor esfriar, e levem a boa notícia até o fim.',
    context:
      'Os discípulos mostravam a Jesus as pedras enormes do templo. Ele disse que tudo seria derrubado, e isso aconteceu uns quarenta anos depois, quando os romanos tomaram Jerusalém. Assustados, eles perguntaram, no monte das Oliveiras: quando? É o começo do último grande ensino de Jesus em Mateus. Mais adiante ele dirá que só o Pai sabe o dia e a hora.',
    retold: [
      {
        verses: '24:1-3',
        says: 'Jesus diz que do Templo não ficará pedra sobre pedra. Os discípulos, a sós com ele, perguntam quando será e qual o sinal da sua vinda.',
      },
      {
        verses: '24:4-8',
        says: 'Jesus pede que ninguém os engane. Haverá falsos cristos, guerras, fomes e terremotos, mas não se espantem, porque é só o princípio das dores.',
      },
      {
        verses: '24:9-12',
        says: 'Jesus avisa que serão odiados por causa do seu nome e que uns trairão os outros. Com tanta injustiça, o amor de muitos esfriará.',
      },
      {
        verses: '24:13-14',
        says: 'Jesus diz que será salvo quem perseverar até o fim. O Evangelho será pregado em todo o mundo, e então virá o fim.',
      },
    ],
    read: {
      verses: '24:3-14',
      how: 'Antes, contem do templo e das pedras (1 e 2). Leiam com voz tranquila, de quem acalma. No 6, no 13 e no 14, todos juntos.',
    },
    observe: [
      {
        ask: 'Que duas perguntas os discípulos fizeram, e qual é a primeira palavra da resposta?',
        verses: '24:3-4',
        listen: 'Quando, e que sinal. “Cuidado”: que ninguém vos engane.',
      },
      {
        ask: 'Que coisas terríveis Jesus cita, e que frase curta põe depois delas?',
        verses: '24:6-8',
        listen: 'Guerras, fomes, pestes, terremotos. Ainda não é o fim; é o princípio das dores.',
      },
      {
        ask: 'Do versículo 9 ao 12, o que pode acontecer entre as próprias pessoas, e com o amor?',
        verses: '24:9-12',
        listen: 'Ódio, tropeço, traição, engano; o amor de muitos esfria.',
      },
      {
        ask: 'O que permanece quando tudo isso passa?',
        verses: '24:13-14',
        listen: 'Quem persevera; o Evangelho pregado a todas as nações.',
      },
    ],
    interpret: [
      {
        ask: 'Eles queriam um calendário e ganharam um aviso. Por que o engano é mais perigoso que o terremoto?',
        verses: '24:3-5, 24:11',
        listen: 'O medo faz seguir qualquer um que prometa saber.',
        follow: 'Que sinais tem um falso cristo ou profeta, pelo texto?',
      },
      {
        ask: 'Dores de quê começam e terminam em vida? O que a imagem do “princípio das dores” acrescenta ao susto?',
        verses: '24:8',
        listen: 'Dores de parto, como dizem muitos: há algo por nascer.',
      },
      {
        ask: 'Injustiça se multiplica e amor esfria. Como uma coisa gela a outra?',
        verses: '24:12',
        listen: 'A gente se protege, desconfia, cansa, endurece.',
      },
      {
        ask: 'Entre tantas notícias ruins, qual é a notícia que não para de andar, e o que isso pede da igreja?',
        verses: '24:14',
        listen: 'O Evangelho do Reino; testemunhar, não se esconder.',
      },
    ],
    live: [
      {
        ask: 'Que notícia dos últimos meses tirou o seu sono, e o que “não vos espanteis” poderia querer dizer diante dela?',
        listen: 'Não é não se importar. É não ser governado pelo medo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Vídeo de fim do mundo dá muita visualização. Como vocês distinguem alerta de exploração do medo?',
        listen: 'Quem ganha com isso? Leva a Jesus ou a um guru?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Para com quem o seu amor esfriou alguns graus, sem briga, só de cansaço?',
        listen: 'Gente, pobres, igreja, cônjuge. Uma brasa.',
        for: ['couples', 'long-believers'],
      },
      {
        ask: 'Como falar do futuro aos filhos sem assustar e sem mentir?',
        listen: 'Jesus reina, está conosco, vem. E cuidar da terra e das pessoas.',
        for: ['parents'],
      },
      {
        ask: 'Você já atravessou tempos que pareciam o fim. O que contaria a quem acha que agora acabou?',
        listen: 'Guerra, inflação, epidemia. Testemunho de perseverança.',
        for: ['elderly'],
      },
      {
        ask: 'O que mais espanta você quando cristãos falam do fim, e o que surpreende neste trecho?',
        listen: 'Ouvir. O tom de Jesus é de pastor.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Para quem perdeu alguém, o mundo já acabou uma vez. O que é perseverar só até amanhã?',
        listen: 'Até amanhã serve. Ninguém persevera sozinho.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que previsão furada ficou famosa na sua memória: bug do milênio, fim do mundo, campeão antes da final?',
        bridge:
          'Previsão de fim sempre teve público. Perguntaram a data a Jesus, e ele respondeu de outro jeito.',
      },
      {
        text: 'O que você faz para o café, a comida ou o pão não esfriarem?',
        bridge: 'Jesus diz que há uma coisa que pode esfriar em nós, e não é a comida.',
        for: ['couples', 'women', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Segure entre as mãos uma xícara quente até que comece a amornar.',
      bridge: 'O amor de muitos se esfriará. Leia antes que esfrie.',
    },
    complete: [
      {
        name: 'Jornal de hoje',
        text: 'Escreva três manchetes que assustam: … . Ao lado de cada uma, uma das frases de Jesus, do 4, do 6 ou do 13. Por último, a manchete do 14: … .',
      },
      {
        name: 'Termômetro',
        text: 'Desenhe um termômetro e marque a temperatura do seu amor por Deus … , por quem mora com você … , por quem pensa diferente … . Uma lenha para cada: … .',
      },
    ],
    challenges: [
      {
        do: 'Fique três dias sem vídeos e correntes sobre o fim e use o tempo para um gesto de amor a alguém que sofre agora.',
        tell: 'o que esquentou em você.',
      },
      {
        do: 'Adote em oração um povo que ainda pouco ouviu o Evangelho e escreva a um missionário perguntando como ajudar.',
        tell: 'o que ele respondeu.',
      },
    ],
    children: {
      truth: 'Jesus está comigo até o fim; não preciso ter medo.',
      to7: {
        story:
          'Os amigos de Jesus olhavam um prédio bem grande, de pedras enormes. Que lindo! Jesus disse: um dia estas pedras vão cair. Os amigos ficaram preocupados: quando, Jesus? Ele sentou com eles no monte e falou com calma: cuidado para ninguém enganar vocês. Não se assustem. Vão acontecer coisas difíceis, mas eu cuido de vocês. Não deixem o amor ficar frio! Continuem amando, continuem juntos de mim. E a boa notícia de Deus vai chegar ao mundo inteiro. Então os amigos ficaram mais tranquilos. Jesus sabe o fim da história, e ele é bom.',
        activity:
          'Esfreguem as mãos até esquentarem e encostem-nas nas do amigo: amor quentinho! Depois soprem um cata-vento dizendo o nome de um país que vai ouvir de Jesus.',
        questions: [
          'O que os amigos de Jesus olhavam?',
          'O que não pode ficar frio?',
          'Para quem você quer dar amor quentinho hoje?',
        ],
      },
      to12: {
        story:
          'A Sara viu um vídeo com música assustadora: o mundo vai acabar em agosto! Mostrou ao avô, com os olhos arregalados. Ele riu baixinho: já vivi uns sete fins do mundo. E abriu em Mateus. Os discípulos também queriam a data. Jesus tinha dito que o templo, com aquelas pedras gigantes, ia cair, e eles perguntaram: quando? Que sinal? Jesus não deu data. Disse: cuidado, que ninguém engane vocês. Muitos vão dizer que sabem. Vão ouvir de guerras, fomes, terremotos; não se espantem, ainda não é o fim. O que ele pediu foi outra coisa: não deixem o amor esfriar, continuem firmes. E prometeu que a boa notícia do Reino chegaria a todas as nações. Então o que a gente faz em agosto?, perguntou a Sara. O mesmo que em julho, disse o avô: ama a Deus, ajuda a vizinha e conta de Jesus. Ela apagou o vídeo e foi levar bolo à vizinha.',
        activity:
          'Montem um jornal de boas notícias: cada um traz uma, do bairro ou do mundo, e o mural fica na igreja.',
        questions: [
          'O que Jesus respondeu quando pediram a data?',
          'O que pode fazer o amor esfriar?',
          'O que você faria de bom se estivesse sem medo?',
        ],
      },
      challenge: 'Conte uma boa notícia de Jesus a alguém preocupado.',
    },
    prayer:
      'Senhor Jesus, tu falaste destas coisas sentado e com calma. Guarda-nos do engano e do espanto. Sopra as brasas do nosso amor, que a injustiça esfria. Sustenta os perseguidos, e leva por nós a boa notícia até os confins. Vem. Amém.',
    leader: {
      lost: 'Cada um terá um vídeo ou uma data. Combine logo no início: hoje a pergunta não é quando, é como perseverar.',
      tender:
        'Há quem viva ansioso com o fim, desde criança. Não alimente. Onde houver pânico ou insônia, indique cuidado de saúde. E lembre que perseverar não é ficar junto de quem agride: o versículo 13 não manda isso. Ligue 180.',
      differ:
        'Uns veem nestes versículos sobretudo a queda de Jerusalém no ano 70; outros, sinais do tempo antes da volta de Cristo; muitos, as duas coisas. Também se discute a ordem dos acontecimentos finais. Todos esperam o mesmo Senhor.',
    },
    comfort:
      'Quando parece que acabou, ouça a frase curta no meio do barulho: ainda não é o fim. Quem a disse atravessou o fim antes de nós.',
    closing: 'Não sabemos a hora. Sabemos manter aceso.',
    words: [
      'sinais do fim',
      'principio das dores',
      'guerras e de rumores de guerras',
      'rumores de guerras',
      'nao vos espanteis',
      'ainda nao e o fim',
      'pedra sobre pedra',
      'monte das oliveiras',
      'amor de muitos se esfriara',
      'perseverar ate o fim',
      'falsos profetas',
      'evangelho do reino sera pregado',
      'sera pregado em todo o mundo',
      'ninguem vos engane',
    ],
  },
  {
    verses: '24:36-44',
    key: '24:42',
    title: 'Sem data no calendário',
    theme: 'a volta de Jesus',
    themes: ['volta', 'esperanca', 'fidelidade'],
    idea: 'Ninguém sabe o dia, e isso é de propósito: Jesus quer discípulos acordados na vida comum, e não calculando a data nem dormindo no ponto.',
    context:
      'Sentados no monte das Oliveiras, os discípulos perguntam quando e com que sinal. Jesus fala longamente de tempos difíceis e, quando todos esperam um calendário, diz que ninguém o tem. O que ele dá no lugar é um verbo: vigiai.',
    retold: [
      {
        verses: '24:36-39',
        says: 'Jesus diz que daquele dia só o Pai sabe, nem os anjos. Nos dias de Noé comiam, bebiam e casavam, e só perceberam quando veio o dilúvio.',
      },
      {
        verses: '24:40-42',
        says: 'Jesus diz que de dois no campo um será levado, e de duas que moem juntas, uma será tomada. Por isso manda vigiar, pois não sabem a hora.',
      },
      {
        verses: '24:43-44',
        says: 'Jesus lembra o dono da casa que vigiaria, se soubesse quando o ladrão vem. Que estejam prontos, porque o Filho do homem virá quando não esperam.',
      },
    ],
    read: {
      verses: '24:36-44',
      how: 'Leiam em pé, como quem espera alguém na rodoviária. Quem lê o 42 toca no ombro da pessoa seguinte.',
    },
    observe: [
      { ask: 'Quem sabe o dia e a hora, segundo Jesus?', verses: '24:36', listen: 'Só o Pai.' },
      {
        ask: 'O que as pessoas faziam nos dias de Noé, e o que não perceberam?',
        verses: '24:37-39',
        listen: 'Coisas normais: comer, beber, casar; não perceberam o que vinha.',
      },
      {
        ask: 'Que figura inesperada Jesus usa para a sua vinda, e que ordem dá?',
        verses: '24:43-44',
        listen: 'Um ladrão, pelo imprevisto; estar prontos.',
      },
    ],
    interpret: [
      {
        ask: 'Comer, trabalhar e casar não são pecados. Qual era, então, o problema da geração de Noé?',
        verses: '24:38-39',
        listen: 'Viver como se não houvesse mais nada.',
      },
      {
        ask: 'Por que Deus terá preferido esconder a data?',
        verses: '24:36, 24:42',
        listen: 'Quem sabe a hora relaxa ou se apavora; quem ama fica acordado.',
      },
      {
        ask: 'Os dois no campo fazem a mesma coisa, e o fim é diferente. Onde está a diferença, se não está no serviço?',
        verses: '24:40-42',
        listen: 'Na prontidão do coração; por fora eram iguais.',
        follow: 'Como é estar pronto no meio da roça, da moagem, do expediente?',
      },
    ],
    live: [
      {
        ask: 'Se você soubesse que Jesus volta neste mês, que telefonema daria hoje?',
        listen: 'Então talvez seja o caso de dar.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'A ideia da volta de Jesus, em você, acende medo, alegria ou indiferença, e de onde vem isso?',
        listen: 'Filmes e pregações assustaram muita gente.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'O que, na sua rotina, põe a sua alma para cochilar?',
        listen: 'Rolagem infinita, trabalho sem pausa, amargura, conforto.',
        for: ['young', 'adults'],
      },
      {
        ask: 'Depois de tantos anos ouvindo que ele vem, o que aconteceu com a sua espera?',
        listen: 'A espera longa cansa; admitir ajuda a acordar.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que vocês arrumariam primeiro se a visita mais querida do mundo pudesse chegar a qualquer hora?',
        listen: 'Nem sempre é a casa.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'O reencontro que Jesus promete toca que saudade sua?',
        listen: 'Não explique; escute.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Já chegou visita sem avisar na sua casa no pior momento? O que foi escondido às pressas?',
        bridge: 'Visita surpresa mostra como a casa é de verdade. Jesus falou da dele.',
      },
      {
        text: 'Quantos alarmes você põe para acordar, e em qual deles levanta mesmo?',
        bridge: 'Há um toque de despertar no meio deste texto, e ele não tem botão de soneca.',
        for: ['teens', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Desligue o alarme, o relógio, o aviso de mensagem. Por alguns minutos não saiba que horas são.',
      bridge: 'Jesus disse que a hora pertence ao Pai, e que a gente pode viver acordado.',
    },
    complete: [
      {
        name: 'Se fosse hoje',
        text: 'Se fosse hoje, eu ficaria feliz por ter… Eu lamentaria não ter… Eu correria até… para… Eu pararia de… Circule o que pode ser feito antes de dormir.',
      },
      {
        name: 'Ronda da noite',
        text: 'Como um vigia, passe por quatro portas e anote: corpo, está… ; coração, está… ; gente que Deus me deu, está… ; serviço que me confiou, está… A porta que achei destrancada foi…',
      },
    ],
    challenges: [
      {
        do: 'Faça nesta semana uma coisa que você só faria se o tempo fosse curto: perdoar, visitar, dizer que ama, devolver.',
        tell: 'por que ela tinha ficado para depois.',
      },
      {
        do: 'Ao acordar, antes de tudo, diga: Senhor, se for hoje, que me aches amando. E repare no que isso faz com a sua agenda.',
        tell: 'que compromisso mudou de tamanho.',
      },
    ],
    children: {
      truth: 'Jesus vai voltar, e eu quero estar pronto e amando.',
      to7: {
        story:
          'Jesus prometeu aos amigos: eu vou voltar! Eles ficaram contentes e perguntaram: quando? Amanhã? No seu aniversário? Jesus respondeu: ninguém sabe o dia, nem os anjos. Só o Pai do céu sabe. É como quando a vovó diz que vem, mas não diz a hora. O que a gente faz? Deixa tudo arrumado e fica esperando alegre! Não precisa ter medo, porque quem vem é Jesus, que ama a gente. E o que ele quer encontrar? Crianças que amam, que ajudam, que falam com Deus. Cada dia é um bom dia para estar pronto.',
        activity:
          'Brincadeira da visita: alguém sai e, quando voltar batendo à porta em hora surpresa, todos correm para recebê-lo com um abraço. Repitam trocando a pessoa.',
        questions: [
          'O que Jesus prometeu?',
          'Quem sabe o dia?',
          'O que você quer estar fazendo quando Jesus voltar?',
        ],
      },
      to12: {
        story:
          'Os discípulos queriam uma data: quando o senhor vai voltar? Jesus respondeu que do dia e da hora ninguém sabe, nem os anjos, só o Pai. Por isso, quando alguém na internet disser que descobriu o dia, pode ficar tranquilo: não descobriu. Jesus lembrou o tempo de Noé. As pessoas comiam, trabalhavam, faziam festa de casamento, tudo coisa normal. Só que viviam sem pensar em Deus e não ligaram para o aviso. Ele pediu aos amigos que vigiassem. Vigiar não é ficar olhando as nuvens com medo. É viver acordado: fazer a lição, brincar, ajudar em casa, perdoar logo, falar com Deus, como quem pode receber a visita mais querida a qualquer hora. Quem ama Jesus não tem medo da volta dele. Tem saudade.',
        activity:
          'Escrevam uma lista do que fariam se Jesus viesse hoje à tarde. Depois marquem o que já dá para fazer nesta semana sem esperar.',
        questions: [
          'Por que ninguém pode marcar a data?',
          'O que é vigiar?',
          'O que você gostaria de acertar antes de Jesus voltar?',
        ],
      },
      challenge: 'Resolva hoje uma coisa boa que você vinha deixando para depois.',
    },
    prayer:
      'Vem, Senhor Jesus. Enquanto não vens, acorda-nos do sono das coisas normais. Guarda do medo quem foi assustado em teu nome, consola quem tem saudade, e que nos aches amando, no meio do serviço.',
    leader: {
      lost: 'Datas, guerras, vídeos e teorias podem devorar a reunião. O versículo 36 é o freio: ninguém sabe. O 42 é o caminho: vigiar.',
      tender:
        'Muita gente cresceu com pânico de ser deixada para trás. Diga às crianças e aos adultos que a vinda de Jesus é a chegada de quem os ama. Se houver pensamentos de fim do mundo que tiram o sono, ofereça conversa e, se preciso, ajuda profissional.',
      differ:
        'Cristãos leem diferente o ser levado e deixado (24:40-41): alguns veem o arrebatamento antes de uma tribulação; outros, uma só vinda visível no fim; no dilúvio, lembram, os levados foram os que pereceram. A ordem de vigiar é a mesma para todos.',
    },
    comfort:
      'Você não precisa segurar o relógio do mundo. A hora está em boas mãos. Se a noite está longa, lembre que quem prometeu voltar não esqueceu o endereço.',
    closing: 'Boa noite, e olhos abertos por dentro.',
    words: [
      'volta de jesus',
      'vinda do filho do homem',
      'vigiai',
      'dia e hora',
      'noe',
      'diluvio',
      'arca',
      'ladrao',
      'um sera levado',
      'estai prontos',
      'arrebatamento',
      'fim dos tempos',
      'moinho',
    ],
  },
  {
    verses: '25:1-13',
    key: '25:13',
    title: 'Azeite que não se empresta',
    theme: 'estar preparado',
    themes: ['volta', 'espera', 'espirito'],
    idea: 'O noivo demora mais do que se pensava, todas adormecem, e o que separa as sábias das tolas é a reserva que cada uma cuidou de ter por dentro.',
    context:
      'Num casamento daquele tempo, amigas da noiva esperavam na rua o cortejo do noivo, que podia chegar tarde da noite, e iam com lâmpadas até a casa da festa. Jesus já tinha dito que ninguém sabe a hora; agora fala de como se espera quando a espera é comprida.',
    retold: [
      {
        verses: '25:1-5',
        says: 'Jesus fala de dez virgens que saem com lâmpadas ao encontro do noivo. Cinco levam azeite, cinco não, e todas adormecem, porque ele demora.',
      },
      {
        verses: '25:6-9',
        says: 'À meia-noite gritam que vem o noivo. As insensatas pedem azeite, mas as prudentes as mandam comprar, para que não falte a todas.',
      },
      {
        verses: '25:10-12',
        says: 'O noivo chega enquanto elas compram, e as que estavam preparadas entram na festa. A porta se fecha, e às outras ele diz que não as conhece.',
      },
      {
        verses: '25:13',
        says: 'Jesus pede que vigiem, porque não sabem o dia nem a hora em que virá o Filho do homem.',
      },
    ],
    read: {
      verses: '25:2-13',
      how: 'Quem conduz conta o versículo 1 no escuro, com uma lanterna acesa na mão. No 6, alguém grita da porta; o 13 é lido por uma só voz, baixinho.',
    },
    observe: [
      {
        ask: 'O que as dez têm em comum, e qual é a única diferença?',
        verses: '25:2-5',
        listen: 'Todas têm lâmpada, esperam e dormem; só cinco têm azeite de reserva.',
      },
      {
        ask: 'O que acontece à meia-noite?',
        verses: '25:6-8',
        listen: 'Um grito; lâmpadas que se apagam.',
      },
      {
        ask: 'Por que as prudentes não dividem, e como termina a história?',
        verses: '25:9-12',
        listen: 'Faltaria para todas; a porta se fecha; não vos conheço.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não condena o sono. Que outro tipo de descuido está em questão?',
        verses: '25:3-5',
        listen: 'Não contar com a demora; viver da primeira carga.',
      },
      {
        ask: 'A recusa das prudentes parece egoísmo. Que coisas da vida com Deus uma pessoa não consegue ter pela outra?',
        verses: '25:8-9',
        listen: 'Intimidade, arrependimento, fé: não se emprestam na hora.',
      },
      {
        ask: 'As que chegam depois sabem o título certo, “Senhor, senhor”. Por que isso não basta para o noivo?',
        verses: '25:11-12',
        listen: 'Ele fala em conhecer: faltou relação, não informação.',
      },
    ],
    live: [
      {
        ask: 'Quando a vida demorou mais do que a sua fé tinha planejado, o que manteve a lâmpada acesa?',
        listen: 'Pessoas, Palavra, mesa, hábito; peça detalhes.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Você vive da fé de quem: dos pais, da banda do acampamento, do líder?',
        listen: 'É normal começar assim; o azeite próprio vem depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que costume simples põe azeite em você e foi o primeiro a sumir na correria?',
        listen: 'Sono, oração, amigos, silêncio, Bíblia.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você tem deixado para comprar à meia-noite: um pedido de perdão, um exame, uma decisão por Deus?',
        listen: 'Não assuste; ajude a fazer de dia.',
        for: ['singles', 'young', 'new-believers'],
      },
      {
        ask: 'Em que vocês dois dependem do azeite um do outro, quando cada um deveria ter o seu?',
        listen: 'Um ora pelos dois, por exemplo.',
        for: ['couples'],
      },
      {
        ask: 'Que espera está mais comprida na sua vida, e como se cuida de alguém que espera assim?',
        listen: 'Filho, cura, emprego, reconciliação.',
        for: ['mourning', 'parents', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'A sua bateria já acabou na hora mais importante: foto, chamada, mapa, ingresso no celular? Conte.',
        bridge: 'Tecnologia nova, história antiga: dez moças e cinco sem carga.',
      },
      {
        text: 'Qual foi o casamento mais atrasado a que você já foi, e como passou o tempo?',
        bridge: 'Jesus também contou de um noivo que demorou.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Acenda uma vela, se puder, ou imagine uma. Repare que a chama não se esforça: ela vive do que tem por baixo.',
      bridge: 'Jesus pergunta pelo que está embaixo da chama.',
    },
    complete: [
      {
        name: 'Nível do azeite',
        text: 'Desenhe uma lâmpada e marque o nível de hoje. O que tem gastado: … O que tem enchido: … A última vez que transbordou: … O que eu faço antes da meia-noite: …',
      },
      {
        name: 'Meu e emprestado',
        text: 'Na minha fé, o que é meu mesmo: … O que ainda é emprestado de… : … O que quero que se torne meu neste ano: … O primeiro passo: …',
      },
    ],
    challenges: [
      {
        do: 'Escolha um hábito que enche a sua vasilha e faça-o na mesma hora por seis dias, mesmo sem vontade.',
        tell: 'em que dia deixou de ser obrigação, se deixou.',
      },
      {
        do: 'Faça companhia a alguém que espera há muito tempo por alguma coisa; não prometa, só espere junto uma hora.',
        tell: 'o que se faz quando se espera a dois.',
      },
    ],
    children: {
      truth: 'Eu cuido da minha luz enquanto espero Jesus.',
      to7: {
        story:
          'Era noite de festa de casamento! Dez moças esperavam o noivo chegar. Cada uma tinha uma lamparina acesa. Cinco foram espertas: levaram um vidrinho com mais azeite. Cinco esqueceram. O noivo demorou, demorou, e todas dormiram. De repente: o noivo chegou! Todas pularam. As lamparinas das que esqueceram fizeram pfff e apagaram. Empresta azeite? Não dá, senão falta para todas! Elas foram comprar correndo, mas a festa começou e a porta já estava fechada. Jesus contou isso para dizer: fiquem prontos! A nossa luz é amar a Jesus. A gente cuida dela todo dia um pouquinho, falando com ele e ouvindo a história dele.',
        activity:
          'Com lanternas ou copos de papel amarelo, brinquem de dormir e acordar quando alguém gritar que o noivo chegou. Depois digam o que enche a nossa luz: orar, amar, ouvir a Bíblia.',
        questions: [
          'O que as moças espertas levaram?',
          'O que aconteceu com as lamparinas das outras?',
          'O que você faz para cuidar da sua luz?',
        ],
      },
      to12: {
        story:
          'Nos casamentos daquele tempo o noivo vinha à noite, em cortejo, e as amigas o esperavam com lâmpadas de azeite. Jesus contou de dez moças. De longe eram iguais: mesma roupa, mesma lâmpada, mesma vontade de ir à festa. A diferença estava numa vasilha: cinco levaram azeite de reserva. O noivo atrasou muito e todas pegaram no sono. À meia-noite alguém gritou que ele vinha chegando. Cinco lâmpadas estavam morrendo. Deem do azeite de vocês! Não dava: ia faltar para as dez. Foram comprar e, quando voltaram, a porta tinha fechado. Parece triste, e é um aviso de amigo. Há coisas que ninguém pode ter no seu lugar: a sua amizade com Jesus, por exemplo. Não dá para pegar emprestada da sua mãe na última hora. Mas dá para encher a vasilha todos os dias, um pouquinho.',
        activity:
          'Montem um calendário da vasilha: sete gotas desenhadas, uma por dia, cada uma com algo que enche (oração, história, ajuda). Pintem a gota quando fizerem.',
        questions: [
          'O que fez a diferença entre as dez?',
          'Por que não dava para dividir o azeite?',
          'O que você pode fazer para a sua fé ser sua?',
        ],
      },
      challenge: 'Pinte uma gota por dia: ore sem ninguém mandar.',
    },
    prayer:
      'Noivo que demora e vem, enche a nossa vasilha antes da meia-noite. Acende quem está quase apagado. Segura quem espera há muito, e que a tua chegada nos encontre com saudade, não com susto.',
    leader: {
      lost: 'O grupo quer saber o que é o azeite: Espírito, obras, fé, oração. O texto não diz. Pergunte o que, na vida de cada um, mantém a chama.',
      tender:
        'A porta fechada pode aterrorizar quem perdeu alguém sem saber como estava com Deus. Não julgue quem partiu; só Deus conhece o que se passou entre os dois. E a quem está esgotado não diga que faltou azeite: ajude a descansar.',
      differ:
        'Uns leem as insensatas como gente que perdeu a fé; outros, como gente que nunca a teve. Alguns ligam a parábola a um esquema do fim. A conclusão de Jesus é comum a todos: vigiem.',
    },
    comfort:
      'Até as sábias dormiram, e o noivo não as repreendeu por isso. Se você está exausto de esperar, durma. Quem vem sabe acordar os seus com carinho.',
    closing: 'Antes da meia-noite ainda há tempo; encham a vasilha.',
    words: [
      'dez virgens',
      'virgens',
      'azeite',
      'lampadas',
      'noivo',
      'prudentes',
      'insensatas',
      'meia noite',
      'vigiai',
      'porta fechada',
      'bodas',
      'nao vos conheco',
      'vasilhas',
      'loucas',
    ],
  },
  {
    verses: '25:14-30',
    key: '25:21',
    title: 'O medo que enterra',
    theme: 'o que Deus confiou a cada um',
    themes: ['fidelidade', 'trabalho', 'servico'],
    idea: 'Deus confia muito a cada pessoa, na medida em que ela pode, e quem conhece a bondade do dono arrisca e se alegra; quem o imagina cruel cava um buraco.',
    context:
      'Um talento não era um dom de cantar: era uma montanha de prata, uns vinte anos de salário. Até quem recebeu um só recebeu uma fortuna. A parábola responde à pergunta que sobrou das dez virgens: o que se faz enquanto o dono não volta?',
    retold: [
      {
        verses: '25:14-18',
        says: 'Jesus conta de um homem que viaja e entrega os bens aos servos, a um cinco talentos, a outro dois, a outro um. Este enterra o seu.',
      },
      {
        verses: '25:19-23',
        says: 'Muito tempo depois, o senhor volta e faz contas. Os que dobraram os talentos são chamados de bons e fiéis e entram na sua alegria.',
      },
      {
        verses: '25:24-25',
        says: 'O servo de um só talento diz que conhecia o senhor como homem severo. Teve medo, escondeu o talento e o devolve.',
      },
      {
        verses: '25:26-30',
        says: 'O senhor o chama de mau e preguiçoso, porque nem pôs o dinheiro a render. Manda tirar-lhe o talento e lançar fora o servo.',
      },
    ],
    read: {
      verses: '25:14-25',
      how: 'Três pessoas leem as falas dos servos e uma a do senhor. Depois da leitura, quem conduz conta em duas frases o que acontece nos versículos 26 a 30.',
    },
    observe: [
      {
        ask: 'Como o senhor divide os bens, e com que critério?',
        verses: '25:14-15',
        listen: 'Cinco, dois, um: conforme a capacidade de cada um.',
      },
      {
        ask: 'O que o senhor diz ao de cinco e ao de dois?',
        verses: '25:21, 25:23',
        listen: 'Exatamente a mesma frase; não compara os dois.',
      },
      {
        ask: 'Que retrato do senhor faz o terceiro servo, e que palavra explica o que ele fez?',
        verses: '25:24-25',
        listen: 'Homem severo; medo.',
      },
    ],
    interpret: [
      {
        ask: 'O texto mostra um dono que confia uma fortuna e convida para a sua alegria. De onde o terceiro terá tirado a ideia de um homem cruel?',
        verses: '25:14, 25:21, 25:24',
        listen: 'Às vezes o nosso medo pinta Deus.',
        follow: 'O que o seu retrato de Deus faz você enterrar?',
      },
      {
        ask: 'Ele não roubou nem gastou, devolveu tudo. Qual foi, então, a falta dele?',
        verses: '25:18, 25:25',
        listen: 'Tratou um presente como risco; nada fez, e nada se multiplicou.',
      },
      {
        ask: 'O prêmio é dito assim: “entra na alegria de teu senhor”. O que isso revela sobre o que o dono queria desde o início?',
        verses: '25:21, 25:23',
        listen: 'Não mais dinheiro: gente que partilhe a alegria dele.',
      },
    ],
    live: [
      {
        ask: 'O que Deus pôs na sua mão e está debaixo da terra há mais tempo?',
        listen: 'Diploma, ofício, dinheiro, voz, casa grande.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Que comparação faz você achar que o seu um não vale a pena?',
        listen: 'Um talento era uma fortuna.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que fracasso você tem tanto medo que prefere nem tentar?',
        listen: 'O senhor elogia fidelidade, não resultado igual.',
        for: ['young', 'singles', 'men'],
      },
      {
        ask: 'Que talento o seu cônjuge ou amigo tem e não enxerga, e como você diria isso a ele?',
        listen: 'Peça que digam ali mesmo, se quiserem.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'O que você imaginava que Deus cobraria de quem chega perto dele?',
        listen: 'Medo religioso tem história; ouça-a.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Na sua idade, o que ainda rende quando é posto em circulação?',
        listen: 'Memória, oração, tempo, receita, ofício ensinado a um jovem.',
        for: ['elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Se caíssem hoje cinquenta mil reais na sua conta com a ordem de usar e prestar contas em um ano, qual a primeira coisa que faria?',
        bridge:
          'Foi mais ou menos isso que aconteceu com três empregados. Um deles comprou uma pá.',
      },
      {
        text: 'O que você guarda para uma ocasião especial que nunca chega: louça, perfume, roupa, vinho?',
        bridge: 'Guardar também é um jeito de perder. Jesus fala de algo guardado com medo.',
        for: ['women', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra as mãos e conte nos dedos cinco coisas que lhe foram confiadas sem que você pedisse. Pare no dedo em que houver medo.',
      bridge: 'O dono sabe do medo. Leia e veja o que ele queria.',
    },
    complete: [
      {
        name: 'Mapa do enterro',
        text: 'Faça um X num papel. Aqui enterrei: … Em que ano: … Por medo de: … Quem podia estar se alegrando com isso: … Ferramenta para desenterrar: … Data da escavação: …',
      },
      {
        name: 'Dois retratos do dono',
        text: 'O dono que eu temo diria: … O dono da parábola disse: bem está… Se eu acreditasse no segundo, nesta semana eu arriscaria…',
      },
    ],
    challenges: [
      {
        do: 'Desenterre um talento: use-o uma vez, para o bem de alguém, mesmo enferrujado.',
        tell: 'o que rendeu, inclusive em risada.',
      },
      {
        do: 'Elogie três pessoas por um dom que elas têm, dizendo com exemplo quando você o viu em ação.',
        tell: 'qual delas não sabia.',
      },
    ],
    children: {
      truth: 'Deus me deu dons para usar, não para esconder.',
      to7: {
        story:
          'Um homem rico ia viajar. Ele chamou três ajudantes e deu um tesouro a cada um. Ao primeiro deu cinco sacos. Ao segundo, dois sacos. Ao terceiro, um saco bem grande. Cuidem disso até eu voltar! O primeiro trabalhou e fez mais cinco. O segundo trabalhou e fez mais dois. O terceiro ficou com medo. Cavou um buraco e escondeu o saco na terra. Quando o dono voltou, os dois primeiros mostraram os sacos. Muito bem!, disse ele, venham para a minha festa! O terceiro mostrou o saco sujo de terra. O dono ficou triste: eu dei para você usar! Deus deu coisas boas a você também. Use!',
        activity:
          'Cada criança mostra algo que sabe fazer (cantar, pular, desenhar, abraçar), e o grupo responde: muito bem!',
        questions: [
          'Quantos sacos cada um ganhou?',
          'Onde o terceiro pôs o saco?',
          'O que Deus deu a você para usar?',
        ],
      },
      to12: {
        story:
          'Antes de uma viagem longa, um homem confiou os seus bens a três empregados. Um talento era tanta prata que um trabalhador levaria uns vinte anos para ganhar. O primeiro recebeu cinco, o segundo dois, o terceiro um, cada um conforme o que dava conta. Os dois primeiros puseram mãos à obra e dobraram o que tinham. O terceiro cavou um buraco. Muito tempo depois o dono voltou. Ao de cinco disse: muito bem, servo bom e fiel, entre na minha alegria! Ao de dois disse a mesma coisa, palavra por palavra. Não comparou! O terceiro explicou: eu tive medo, o senhor é muito duro, escondi tudo. O dono ficou indignado: se você pensava isso, podia ao menos ter levado ao banco! O problema não era ter pouco. Era ter medo do dono e não fazer nada. Deus não pede que você seja o outro. Pede que use o que tem.',
        activity:
          'Feira de talentos: em dez minutos, cada um ensina ao grupo uma coisa que sabe (um nó, um passo, uma palavra em outra língua).',
        questions: [
          'O que o dono disse aos dois primeiros?',
          'Por que o terceiro escondeu o talento?',
          'Que dom seu está enterrado?',
        ],
      },
      challenge: 'Ensine a alguém uma coisa que você sabe fazer bem.',
    },
    prayer:
      'Senhor, que confias tanto em nós, desculpa o buraco que cavamos. Corrige o retrato que fizemos do Senhor. Dá-nos coragem de arriscar por amor, e um dia deixa-nos entrar na tua alegria.',
    leader: {
      lost: 'A leitura desliza para dons artísticos ou para prosperidade. O talento é tudo o que Deus confia, e o prêmio não é riqueza: é mais confiança e alegria.',
      tender:
        'Pessoas com depressão ou doença que as impede de produzir podem se ver no servo condenado. Lembre que cada um recebeu segundo a capacidade, e que o texto fala de medo de Deus, e não de falta de saúde. Nunca chame ninguém de preguiçoso.',
      differ:
        'Cristãos discutem se o terceiro servo figura um crente infiel ou alguém que nunca conheceu o senhor, e o que significa a perda final. A parábola não foi contada para marcar os outros, e sim para acordar quem ouve.',
    },
    comfort:
      'O dono não pediu cinco a quem tinha dois. Ele sabe exatamente o que há hoje na sua mão. Se for muito pouco, a frase dele é a mesma.',
    closing: 'Entrem na alegria: era para isso que ele confiou.',
    words: [
      'talentos',
      'talento',
      'servo bom e fiel',
      'cinco talentos',
      'enterrar',
      'enterrou',
      'escondi',
      'sobre o pouco',
      'alegria do teu senhor',
      'alegria de teu senhor',
      'banqueiros',
      'mordomia',
      'servo inutil',
      'multiplic',
    ],
  },
  {
    verses: '25:31-46',
    key: '25:40',
    title: 'Ele estava na fila do pão',
    theme: 'Jesus nos pequenos',
    themes: ['proximo', 'justica', 'servico'],
    idea: 'O Rei que virá julgar já está por aí, com fome, com frio, sem documento, atrás das grades; e o que se faz a um desses menores é feito a ele.',
    context:
      'É o último ensino público de Jesus neste evangelho; em dois dias ele mesmo terá fome, ficará nu e será preso. Ovelhas e cabras pastavam juntas durante o dia e eram separadas à noite. O que surpreende na cena é que ninguém, de lado nenhum, sabia.',
    retold: [
      {
        verses: '25:31-33',
        says: 'Jesus diz que o Filho do homem virá na sua glória e reunirá todas as nações. Separará uns dos outros, como o pastor separa ovelhas e bodes.',
      },
      {
        verses: '25:34-40',
        says: 'O Rei chama os da direita, porque lhe deram comida, acolheram e visitaram. Eles perguntam quando, e foi ao servir os menores irmãos dele.',
      },
      {
        verses: '25:41-45',
        says: 'O Rei manda embora os da esquerda, porque teve fome e não lhe deram de comer. O que não fizeram aos menores, não fizeram a ele.',
      },
      {
        verses: '25:46',
        says: 'Os que não serviram, diz Jesus, irão para o tormento eterno, e os justos para a vida eterna.',
      },
    ],
    read: {
      verses: '25:34-45',
      how: 'Quem conduz conta 31 a 33. Uma voz é o Rei; um lado da sala responde como os da direita, o outro como os da esquerda.',
    },
    observe: [
      {
        ask: 'Quais são as seis necessidades que o Rei enumera?',
        verses: '25:35-36',
        listen: 'Fome, sede, estrangeiro, nudez, doença, prisão.',
      },
      {
        ask: 'Que pergunta os dois grupos fazem?',
        verses: '25:37-39, 25:44',
        listen: 'Quando te vimos? Nenhum dos dois o reconheceu.',
      },
      {
        ask: 'Que explicação o Rei dá aos justos?',
        verses: '25:40',
        listen: 'O feito a um dos menores irmãos foi feito a ele.',
      },
    ],
    interpret: [
      {
        ask: 'Todas as obras citadas são simples: comida, água, roupa, visita. Por que o Rei não menciona nenhum feito extraordinário?',
        verses: '25:35-36',
        listen: 'O amor que ele procura cabe em qualquer pessoa.',
      },
      {
        ask: 'Os justos não sabiam que era com ele. O que a surpresa deles diz sobre os motivos que tinham?',
        verses: '25:37-40',
        listen: 'Não faziam para ganhar nada; fé que virou jeito de viver.',
      },
      {
        ask: 'Os da esquerda não maltrataram ninguém. De que são acusados?',
        verses: '25:42-45',
        listen: 'Do que não fizeram; a omissão também tem rosto.',
        follow: 'Como ler isso junto com a graça, sem comprar o céu com cestas básicas?',
      },
    ],
    live: [
      {
        ask: 'Das seis situações, qual está mais perto do seu caminho de todo dia, e qual você atravessa a rua para não ver?',
        listen: 'Medo e cansaço também existem; não condene.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem na sua escola tem fome de alguma coisa que lanche não resolve?',
        listen: 'Fome de amigo, de casa em paz, de ser ouvido.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que migrante, preso ou doente você conhece pelo nome?',
        listen: 'Se ninguém conhece, aí está a descoberta da noite.',
        for: ['long-believers', 'adults', 'singles'],
      },
      {
        ask: 'Quando o pequeno da história era você, quem foi Jesus na sua porta?',
        listen: 'Dê tempo e honra a quem contar.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
      {
        ask: 'Que gesto a sua família poderia fazer tantas vezes que virasse costume, e não evento?',
        listen: 'Marmita da sexta, visita do mês.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem cuidou de quem você perdeu, e como seria honrar esse cuidado?',
        listen: 'Enfermeira, vizinha, capelão: pode virar um bilhete.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já tratou alguém de qualquer jeito e só depois descobriu quem era: o chefe, a sogra, a professora nova?',
        bridge: 'Imagine descobrir isso no último dia, e que era o Rei.',
      },
      {
        text: 'Qual foi o copo de água, o cobertor ou a carona que chegou na hora em que você mais precisava?',
        bridge: 'Alguém, sem saber, fez aquilo a Jesus.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Tome um copo de água devagar. Pense em uma pessoa que hoje teve sede, de água ou de companhia.',
      bridge: 'O Rei diz que era ele.',
    },
    complete: [
      {
        name: 'Seis janelas',
        text: 'Desenhe seis janelinhas: fome, sede, estrangeiro, sem roupa, doente, preso. Em cada uma escreva o nome de uma pessoa ou lugar real. Deixe aberta a que estiver vazia: … e descubra até o próximo encontro.',
      },
      {
        name: 'Quando te vi',
        text: 'Complete como confissão e como festa. Senhor, quando te vi com… e passei direto? Foi em… Senhor, quando te vi com… e parei? Foi em… Da próxima vez, eu…',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma das seis obras e faça-a com uma pessoa de nome conhecido, olhando nos olhos e ficando dez minutos.',
        tell: 'o nome dela, se ela permitir, e o que conversaram.',
      },
      {
        do: 'Levante no grupo o que cada um sabe de uma instituição do bairro (abrigo, pastoral carcerária, hospital) e visite-a com alguém.',
        tell: 'o que é mais preciso lá, que não é dinheiro.',
      },
    ],
    children: {
      truth: 'Quando ajudo alguém, é a Jesus que ajudo.',
      to7: {
        story:
          'Jesus contou que um dia vai voltar como Rei, sentado num trono brilhante. E vai dizer a algumas pessoas: venham, amigos queridos! Eu estava com fome, e vocês me deram comida. Estava com sede, e me deram água. Estava com frio, e me deram roupa. Estava doente, e vocês foram me ver. As pessoas vão perguntar: quando, Senhor? A gente nunca viu o senhor com fome! E o Rei vai sorrir: sempre que vocês ajudaram um pequenino, era a mim que ajudavam! Então, quando você divide o lanche ou faz carinho em quem está doente, sabe quem fica feliz? Jesus!',
        activity:
          'Preparem juntos um sanduíche ou uma fruta bonita para dar a alguém (o porteiro, a vizinha). Antes de entregar, digam: Jesus, é para você.',
        questions: [
          'O que o Rei disse que recebeu?',
          'Quem era, na verdade, o pequenino ajudado?',
          'Quem você pode ajudar amanhã?',
        ],
      },
      to12: {
        story:
          'Poucos dias antes da cruz, Jesus contou como será quando voltar. Todos os povos estarão diante dele, e ele vai separá-los como o pastor separa ovelhas e bodes. Aos da direita dirá: venham! Tive fome e vocês me deram de comer; tive sede; fui estrangeiro e me receberam; estive sem roupa, doente, preso, e cuidaram de mim. Eles vão ficar espantados: quando foi isso? Nunca vimos o Senhor assim! E o Rei responderá: quando vocês fizeram isso a um dos meus irmãos mais pequenos, foi a mim. Aos outros dirá que passou por eles e não foi visto. Ninguém ali tinha feito grandes maldades; só não se importaram. Jesus não pede heróis. Um copo de água, uma visita, um casaco. Quem conhece Jesus aprende a procurá-lo no rosto das pessoas, principalmente das que ninguém vê.',
        activity:
          'Façam seis cartões com as seis necessidades e pensem, em duplas, um gesto que uma criança pode fazer para cada uma. Escolham um e marquem o dia.',
        questions: [
          'Por que os dois grupos ficaram surpresos?',
          'Por que não fazer nada também é errado?',
          'Em quem você pode encontrar Jesus nesta semana?',
        ],
      },
      challenge: 'Escolha um dos seis gestos e faça com a ajuda de um adulto.',
    },
    prayer:
      'Rei com fome, desculpa as vezes em que atravessamos a rua. Abre os nossos olhos antes do trono. Põe no nosso caminho um nome, um prato, uma porta. E abençoa quem hoje cuida do Senhor sem saber.',
    leader: {
      lost: 'Dois buracos: discutir quem vai para o inferno, ou virar arrecadação. Volte ao versículo 40 e a uma pessoa com nome.',
      tender:
        'Pode haver na roda quem tem parente preso, quem passa fome, quem é estrangeiro. Não fale deles como se não estivessem ali. Quem cuida de doente há anos e se sente culpado por não fazer mais precisa ouvir: foi a mim que fizeste.',
      differ:
        'Quem são os menores irmãos? Muitos entendem todo necessitado; outros, os discípulos perseguidos e pobres. E como isso combina com a salvação pela fé: católicos falam de fé que age pelo amor; evangélicos, de obras como fruto da fé. Ninguém lê o texto como licença para passar direto.',
    },
    comfort:
      'Se hoje você é quem tem fome, febre ou frio na alma, Jesus não está só entre os que ajudam: está sentado com você. Deixar-se cuidar também é receber o Rei.',
    closing: 'Vamos com os olhos abertos: o Rei pode estar na próxima esquina.',
    words: [
      'tive fome',
      'tive sede',
      'estrangeiro',
      'pequeninos',
      'menores irmaos',
      'ovelhas',
      'bodes',
      'cabritos',
      'na prisao',
      'juizo',
      'trono',
      'a mim o fizestes',
      'fizestes a mim',
      'julgamento',
      'benditos de meu pai',
    ],
  },
  {
    verses: '26:36-46',
    key: '26:39',
    title: 'O jardim da prensa',
    theme: 'a oração na angústia',
    themes: ['sofrimento', 'oracao', 'obediencia'],
    idea: 'Jesus levou ao Pai o medo e a vontade sem disfarce, pediu companhia, repetiu a mesma oração e saiu dali capaz de se levantar.',
    context:
      'Getsêmani quer dizer prensa de azeite: era um olival ao pé do monte. A ceia acabou, Judas saiu, e faltam minutos para as tochas. Cálice, na Bíblia, é a parte que alguém tem de beber, muitas vezes amarga.',
    retold: [
      {
        verses: '26:36-38',
        says: 'Jesus chega ao Getsêmani e leva consigo Pedro e os dois filhos de Zebedeu. Diz que a alma está cheia de tristeza até a morte e pede que vigiem com ele.',
      },
      {
        verses: '26:39-41',
        says: 'Jesus se prostra e pede ao Pai que o cálice passe, se possível, mas seja como o Pai quer. Acha os discípulos dormindo e manda vigiar e orar.',
      },
      {
        verses: '26:42-46',
        says: 'Jesus ora mais duas vezes que se faça a vontade do Pai. De olhos pesados, eles dormem outra vez, até que ele diz que é a hora e que o traidor vem.',
      },
    ],
    read: {
      verses: '26:36-46',
      how: 'Luz baixa. Só uma voz, sem pressa; três pausas longas, uma em cada vez que Jesus se afasta para orar.',
    },
    observe: [
      {
        ask: 'O que Jesus diz sentir, e o que pede aos três amigos?',
        verses: '26:37-38',
        listen: 'Tristeza até a morte; que fiquem e vigiem com ele.',
      },
      {
        ask: 'Comparem a primeira oração com a segunda: que mudança se percebe?',
        verses: '26:39, 26:42',
        listen: 'De se é possível, passe, para se não pode passar, faça-se.',
      },
      {
        ask: 'O que fazem os amigos, e como Jesus termina a noite?',
        verses: '26:40, 26:43, 26:45-46',
        listen: 'Dormem três vezes; ele diz: levantai-vos, vamos.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus pede que o cálice passe. O que esse pedido ensina a quem acha que fé é não ter medo nem querer outra saída?',
        verses: '26:38-39',
        listen: 'Pedir alívio não é desobedecer.',
      },
      {
        ask: 'O Pai não tirou o cálice. Em que, então, aquela oração foi atendida?',
        verses: '26:42, 26:46',
        listen: 'Saiu de pé; a resposta foi força, e não fuga.',
        follow: 'O que fazer quando nem a força aparece?',
      },
      {
        ask: 'O Filho de Deus quis gente por perto, mesmo gente que ia dormir. O que isso diz de quem sofre calado para não incomodar?',
        verses: '26:38, 26:40',
        listen: 'Precisar de companhia não é fraqueza de fé.',
      },
    ],
    live: [
      {
        ask: 'Que oração você repete há tempo com as mesmas palavras?',
        listen: 'Ele também orou três vezes igual.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Quem são os três que você chamaria para mais perto na pior noite?',
        listen: 'Se alguém não tiver três, guarde isso e procure depois.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando um amigo chorou perto de você, você dormiu, fugiu, deu conselho ou ficou?',
        listen: 'Os três dormiram e continuaram amigos.',
        for: ['teens', 'men', 'adults'],
      },
      {
        ask: 'Em que assunto você ainda não consegue dizer como tu queres, e quer ser sincero sobre isso?',
        listen: 'A primeira metade da oração também é santa.',
        for: ['adults', 'new-believers', 'elderly'],
      },
      {
        ask: 'Como vocês dois vigiam um com o outro nas madrugadas da vida?',
        listen: 'Hospital, filho doente, dívida, insônia.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você queria que tivessem feito por você, na sua noite, e não fizeram?',
        listen: 'Ouvir sem defender ninguém.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde você não podia dormir de jeito nenhum e dormiu: prova, culto, plantão, cinema com a namorada?',
        bridge:
          'Três amigos dormiram na noite em que não deviam. Vamos entrar naquele jardim com cuidado.',
      },
      {
        text: 'Qual remédio ou comida amarga você tomava em criança, e que truque usavam para você engolir?',
        bridge: 'Jesus falou de um cálice que ele preferia não beber. E não houve truque.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Ajoelhe-se ou sente-se curvado, com a testa apoiada nas mãos. Não arrume as frases. Se houver só um peso, traga o peso.',
      bridge: 'Há um jardim em que Deus Filho também se curvou assim.',
    },
    complete: [
      {
        name: 'Oração em duas partes',
        text: 'Meu Pai, se é possível, passe de mim… (pode escrever tudo). Agora, só se conseguir: porém… Se não conseguir, deixe a segunda linha em branco; volte a ela outro dia.',
      },
      {
        name: 'Escala de vigia',
        text: 'Quem está no jardim agora: … Que hora é a pior para essa pessoa: … O que eu posso fazer nessa hora, em vez de conselho: … O que vou pedir a alguém para fazer por mim: …',
      },
    ],
    challenges: [
      {
        do: 'Fique uma hora com alguém que está numa noite difícil, em pessoa ou no telefone, sem resolver nada.',
        tell: 'o que foi pior: o silêncio ou a vontade de consertar.',
      },
      {
        do: 'Em três noites, faça a oração de Jesus com o seu próprio cálice, de joelhos se puder, e anote uma palavra ao terminar.',
        tell: 'as três palavras, se quiser.',
      },
    ],
    children: {
      truth: 'Quando estou triste, posso contar tudo a Deus.',
      to7: {
        story:
          'Era noite. Jesus foi com os amigos a um jardim cheio de oliveiras. O coração dele estava muito, muito triste. Ele sabia que o dia seguinte ia ser difícil. Então disse aos amigos: fiquem aqui pertinho de mim. Jesus foi um pouco adiante, se abaixou até o chão e falou com Deus: Pai, eu não queria passar por isso. Mas faço o que o Senhor quiser. Ele voltou, e os amigos estavam dormindo, de tanto cansaço! Jesus orou de novo, e mais uma vez. Contou ao Pai tudo o que sentia. Depois se levantou, com coragem. Até Jesus ficou triste. E o Pai estava ouvindo.',
        activity:
          'Debaixo de uma mesa coberta com lençol, com luz fraca, as crianças entram duas a duas no jardim e cochicham com Deus o que as deixa tristes.',
        questions: [
          'Como estava o coração de Jesus?',
          'O que os amigos fizeram?',
          'O que você conta a Deus quando está triste?',
        ],
      },
      to12: {
        story:
          'Depois do jantar da Páscoa, Jesus levou os discípulos a um olival chamado Getsêmani. Chamou três para mais perto e disse uma coisa que talvez ninguém esperasse dele: a minha alma está triste até a morte; fiquem aqui acordados comigo. Jesus tinha medo e precisava de companhia. Foi um pouco adiante, encostou o rosto no chão e orou: Pai, se é possível, afaste de mim este cálice. Ele queria outra saída. E acrescentou: mas não seja como eu quero, e sim como o Senhor quer. Voltou, e os amigos dormiam. Orou de novo, com quase as mesmas palavras. Voltou: dormindo. Orou a terceira vez. O Pai não tirou a dor, mas Jesus se levantou com coragem: vamos! Ter medo não é pecado. Dá para contar tudo a Deus, até o que a gente não quer, e pedir força para fazer o certo.',
        activity:
          'Cada um amassa um papel com um medo escrito e alisa de novo, escrevendo por cima: Pai, fica comigo. As marcas continuam; a frase também.',
        questions: [
          'O que Jesus pediu aos amigos?',
          'Por que ele repetiu a oração?',
          'Que medo você quer contar a Deus sem disfarçar?',
        ],
      },
      challenge: 'Fique perto de alguém triste, em silêncio, por alguns minutos.',
    },
    prayer:
      'Jesus do Getsêmani, o Senhor conhece o peso às três da manhã. Fica com quem ora as mesmas palavras de novo. Se o cálice puder passar, passe. Se não, não nos deixes beber sozinhos.',
    leader: {
      lost: 'Perguntas sobre como o Filho ora ao Pai são boas e longas. Hoje, deixe o texto ser jardim, e não aula.',
      tender:
        'Tristeza até a morte pode ser a frase de alguém na sala. Não finja que não ouviu: a sós, pergunte diretamente se pensa em morrer, não deixe a pessoa sozinha, acione família e ajuda (CVV 188, SAMU 192). E não use o faça-se a tua vontade para calar a dor de ninguém.',
    },
    comfort:
      'Ele não disse que estava tudo bem. Deitou o rosto na terra e pediu que passasse. Você pode fazer igual, quantas vezes precisar, com as mesmas palavras. Há um que já esteve nesse chão e não dorme.',
    closing: 'Fiquem perto uns dos outros: ainda há gente no jardim.',
    words: [
      'getsemani',
      'calice',
      'passe de mim',
      'nao seja como eu quero',
      'vigiai e orai',
      'oliveiras',
      'tristeza ate a morte',
      'angustia',
      'carne e fraca',
      'nem uma hora',
      'dormindo',
      'faca se a tua vontade',
      'jardim',
    ],
  },
  {
    verses: '27:27-31',
    key: '27:29',
    title: 'Coroado por zombaria',
    theme: 'o Rei zombado por amor',
    themes: ['cruz', 'adoracao', 'humildade', 'graca'],
    idea: 'Os soldados vestem Jesus de rei para rir dele e, sem saber, mostram quem ele é: o Rei que aceita até a zombaria para nos salvar.',
    context:
      'Pilatos mandou açoitar Jesus e o entregou para ser crucificado (27:26). Antes de saírem, os soldados romanos se divertem com o condenado, acusado de se dizer rei. O imperador deles usava manto, coroa e cetro, e era saudado por todos. Os soldados imitam isso com o que têm à mão. A cruz ainda não chegou.',
    retold: [
      {
        verses: '27:27-29',
        says: 'Os soldados do governador reúnem a tropa junto de Jesus. Põem nele um manto vermelho, uma coroa de espinhos e uma cana na mão e, ajoelhados, zombam dele como Rei dos Judeus.',
      },
      {
        verses: '27:30-31',
        says: 'Os soldados cospem em Jesus, tomam a cana e batem na cabeça dele. Depois tiram a capa, vestem-no com as suas roupas e o levam para crucificar.',
      },
    ],
    read: {
      verses: '27:27-31',
      how: 'Uma pessoa lê devagar, com voz simples, sem imitar os soldados. Depois, um minuto de silêncio antes da primeira pergunta.',
    },
    observe: [
      {
        ask: 'O que os soldados põem em Jesus, e o que cada objeto imita num rei de verdade?',
        verses: '27:28-29',
        listen: 'A capa faz de manto real; os espinhos, de coroa; a cana, de cetro.',
      },
      {
        ask: 'Que gestos e palavras de homenagem aparecem, e o que vem logo depois deles?',
        verses: '27:29-30',
        listen: 'Ajoelham-se e o saúdam como Rei dos Judeus; depois cospem e batem.',
      },
      {
        ask: 'Onde se passa a cena, e quem está em volta de Jesus?',
        verses: '27:27',
        listen: 'No pretório, com a tropa toda reunida. De amigos o texto não mostra nenhum.',
      },
      {
        ask: 'O que Mateus conta que Jesus diz ou faz nesta cena?',
        verses: '27:27-31',
        listen: 'Nada. Tudo é feito a ele, e nenhuma palavra dele é contada.',
      },
    ],
    interpret: [
      {
        ask: 'Para os soldados, “Rei dos Judeus” é piada. O que eles dizem de verdade sem saber?',
        verses: '27:29',
        listen:
          'Ele é Rei. Mateus deixa que a verdade saia da boca de quem ri; no fim do capítulo um centurião a diz a sério (27:54).',
      },
      {
        ask: 'Coroa costuma ser de ouro. O que uma coroa de espinhos diz sobre o tipo de Rei que Jesus é?',
        verses: '27:29',
        listen:
          'Um Rei que carrega a dor dos seus. Muitos lembram os espinhos da terra depois da queda (Gênesis 3:17-18), que ele toma sobre si; Mateus não faz essa ligação.',
      },
      {
        ask: 'Jesus tinha dito que veio dar a vida em resgate por muitos (20:28). O que essa frase faz ver em tudo o que ele deixa que lhe façam aqui?',
        verses: '27:28-31',
        listen:
          'Não é fraqueza: podia pedir legiões de anjos (26:53) e não pediu. Veste o manto, leva os espinhos, segura a cana por amor, por nós.',
        follow: 'O que muda na fé saber que ele passou por isso por você?',
      },
      {
        ask: 'Os soldados tiram a capa, e para eles a brincadeira acabou. O que continua verdade sobre Jesus sem o manto?',
        verses: '27:31',
        listen:
          'Continua Rei. O seu reino não dependia da fantasia nem termina com a zombaria; vestido com a própria roupa, ele segue para a cruz.',
      },
    ],
    live: [
      {
        ask: 'Nos seus dias de humilhação, que diferença faz saber que Jesus foi humilhado diante de todos?',
        listen: 'Ele conhece por dentro. Ninguém precisa contar o que viveu.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Quando a turma ri de alguém, o que torna tão difícil não rir junto?',
        listen: 'Medo de ser o próximo. Os soldados também estavam em grupo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O joelho dos soldados dobrou, e o coração não. O que ajuda você a adorar a sério, e não só por costume?',
        listen: 'Lembrar o que ele fez, parar, obedecer em algo pequeno.',
        for: ['long-believers'],
      },
      {
        ask: 'Que ideia você tinha de Jesus, e o que esta cena acrescenta a ela?',
        listen: 'Ouvir sem corrigir.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que brincadeira da nossa casa ou do nosso trabalho já deixou de ter graça para alguém?',
        listen: 'Apelidos, corpo, jeito de falar. Combinem de parar com uma delas.',
        for: ['couples', 'parents', 'men'],
      },
      {
        ask: 'O que você gostaria de dizer hoje a esse Rei que não se defendeu?',
        listen: 'Pode ser dito só a ele.',
        for: ['adults', 'singles', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que fantasia você já usou, em festa da escola, feita com o que havia em casa?',
        bridge: 'Os soldados também fizeram uma com o que tinham à mão, e não era festa.',
      },
      {
        text: 'Conte de alguém que foi tratado como qualquer um e depois se descobriu quem era.',
        bridge: 'Os soldados não sabiam quem estava diante deles.',
        for: ['adults', 'young', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Segure um lápis ou um galho na mão direita. Uma coisa assim, sem valor, foi o cetro que deram a Jesus.',
      bridge: 'Leia devagar, olhando para ele, e não para os soldados.',
    },
    complete: [
      {
        name: 'Manto, coroa e cana',
        text: 'Três linhas, uma para cada objeto. Deram a Jesus um manto de brincadeira; de verdade ele é … . Deram uma coroa de espinhos; por mim ele suportou … . Deram uma cana no lugar do cetro; quero que ele governe na minha vida … .',
      },
      {
        name: 'A minha saudação',
        text: 'O que disseram rindo, diga a sério: Saudações, meu Rei. Eu te agradeço porque … . Perdoa quando eu … . Hoje eu te entrego … .',
      },
    ],
    challenges: [
      {
        do: 'Uma vez por dia, num lugar sem ninguém, ajoelhe-se, ou sente-se se o joelho não deixa, diga: Jesus, tu és o meu Rei, e entregue a ele um assunto do dia.',
        tell: 'que assunto foi mais difícil entregar.',
      },
      {
        do: 'Quando rirem de alguém perto de você, mude o assunto ou fique ao lado da pessoa, e depois pergunte a ela como está.',
        tell: 'o que aconteceu, sem dizer nomes.',
      },
      {
        do: 'Peça desculpas a uma pessoa de quem você já riu, sem explicar por que riu.',
        tell: 'como foi pedir.',
      },
    ],
    children: {
      truth: 'Jesus é o meu Rei, e ele me ama.',
      to7: {
        story:
          'Uns soldados fizeram uma brincadeira feia com Jesus. Eles diziam: você é rei? Então vista isto! E puseram nele uma capa vermelha, uma coroa que espetava e uma vareta na mão. Ajoelhavam-se e riam. Jesus ficou bravo? Jesus brigou? Não. Ele ficou ali, quieto. Ele podia chamar muitos anjos. Mas não chamou, porque nos amava e queria nos salvar. E sabe o que os soldados não sabiam? Jesus é Rei de verdade! É o Rei mais bondoso que existe. Um dia todos vão saber. A gente já sabe, e pode dizer sem rir dele, bem contente: Jesus, você é o meu Rei!',
        activity:
          'Façam uma coroa de papel e enfeitem com corações. Ponham a coroa ao lado de uma Bíblia aberta e digam juntos: Jesus é o Rei que me ama.',
        questions: [
          'O que os soldados puseram em Jesus?',
          'Quem é Rei de verdade?',
          'O que você quer dizer a Jesus, o Rei?',
        ],
      },
      to12: {
        story:
          'Os soldados do governador tinham ouvido que Jesus se dizia rei. Acharam graça. Chamaram a tropa inteira e resolveram fazer uma coroação de mentira. Um trouxe uma capa vermelha: o manto. Outro trançou uma coroa com espinhos. Outro arranjou uma cana e a pôs na mão dele: o cetro. Ajoelharam-se e diziam: Saudações, Rei dos Judeus! E riam, e o maltratavam. Você já viu uma turma inteira rindo de uma pessoa só? Foi assim. Jesus podia ter pedido anjos para acabar com aquilo. Não pediu. Mateus não conta nenhuma palavra dele. Ele aceitou ficar ali porque amava as pessoas, também as que riam, e ia dar a vida por elas. O mais estranho é que os soldados, sem querer, estavam certos. Ele era mesmo Rei, não só dos judeus, mas de todos. Depois lhe devolveram a roupa e o levaram. Tiraram o manto, mas não puderam tirar dele o que ele é. No terceiro dia isso ficou claro.',
        activity:
          'Desenhem os três objetos, o manto, a coroa e a cana. Embaixo de cada um, escrevam o que os soldados queriam dizer e o que Jesus é de verdade.',
        questions: [
          'Que objetos os soldados usaram na zombaria?',
          'Por que Jesus não chamou os anjos?',
          'O que você pode fazer quando uma turma ri de alguém?',
        ],
      },
      challenge: 'Se rirem de um colega, não ria: chame-o para ficar com você.',
    },
    prayer:
      'Jesus, puseram em ti um manto de brincadeira, e tu és Rei. Puseram espinhos na tua cabeça, e tu nos amaste. Ajoelhamos hoje sem zombaria. Perdoa o nosso riso e o nosso silêncio, e governa em nós com a tua bondade. Amém.',
    leader: {
      lost: 'Não descreva ferimentos nem corra para a cruz: fique nos objetos e na saudação, e em quem Jesus é. E não fale contra os judeus: quem zomba aqui são soldados romanos, e o Rei é judeu.',
      tender:
        'Quem sofreu humilhação na escola, no trabalho ou em casa pode reviver a cena. Ninguém precisa contar. Jesus escolheu este caminho para nos salvar; não diga a ninguém que aguente maus-tratos por isso (Disque 100, Ligue 180; CVV 188 se houver desejo de morrer).',
    },
    comfort:
      'Riram dele quando estava sem defesa. Se você já foi motivo de riso, ou se a sua dor não foi levada a sério, ele sabe como é. Está do seu lado, e é Rei.',
    closing: 'O que disseram rindo, nós dizemos com amor: salve, Rei Jesus.',
    words: [
      'manto vermelho',
      'manto escarlate',
      'purpura',
      'coroa de espinhos',
      'cana',
      'canico',
      'cetro',
      'pretorio',
      'soldados',
      'tropa',
      'zombavam',
      'zombaria',
      'salve rei dos judeus',
      'saudacoes rei',
      'cuspindo',
    ],
  },
  {
    verses: '27:27-44',
    key: '27:42',
    title: 'O Rei de quem zombaram',
    theme: 'o Rei humilhado',
    themes: ['cruz', 'salvacao', 'humildade', 'sofrimento'],
    idea: 'De brincadeira o chamam Rei e, sem querer, dizem a verdade: ele não desce da cruz porque é assim que salva os outros.',
    context:
      'É sexta-feira de manhã. Jesus foi acusado de se fazer rei; Pilatos o mandou açoitar e o entregou para ser crucificado (27:26). É desse título que todos zombam: primeiro os soldados, com manto, espinhos e caniço; depois, junto à cruz, quem passa, os chefes e até os ladrões. Mateus conta lembrando os Salmos 22 e 69, de um justo que sofre. No fim, um centurião diz a verdade sem rir (27:54).',
    retold: [
      {
        verses: '27:27-31',
        says: 'Os soldados põem em Jesus um manto vermelho, uma coroa de espinhos e uma cana na mão. Ajoelham-se, zombam dele e batem na sua cabeça.',
      },
      {
        verses: '27:32-36',
        says: 'Os soldados obrigam Simão, de Cirene, a levar a cruz. No Gólgota crucificam Jesus, que não quer o vinagre, e sorteiam as suas vestes.',
      },
      {
        verses: '27:37-38',
        says: 'Sobre a cabeça de Jesus põem escrito que ele é o Rei dos judeus. Dois ladrões são crucificados, um de cada lado.',
      },
      {
        verses: '27:39-44',
        says: 'Quem passa, os chefes e até os ladrões insultam Jesus. Dizem que salvou os outros, que desça da cruz e crerão nele.',
      },
    ],
    read: {
      verses: '27:33-44',
      how: 'Antes, o líder resume os versículos 27 a 32. As zombarias são lidas por vozes espalhadas; entre uma e outra, cinco segundos calados.',
    },
    observe: [
      {
        ask: 'O que está escrito acima da cabeça de Jesus, e quem fica ao lado dele?',
        verses: '27:37-38',
        listen: 'ESTE É JESUS, O REI DOS JUDEUS; dois ladrões, um à direita e outro à esquerda.',
      },
      {
        ask: 'Quem zomba dele neste trecho, e o que cada um diz?',
        verses: '27:39-44',
        listen:
          'Os que passam: salva a ti mesmo, desce. Chefes, escribas, anciãos e fariseus: salvou outros. Os ladrões também insultam.',
      },
      {
        ask: 'Enquanto Jesus sofre, o que fazem os soldados ali embaixo?',
        verses: '27:35-36',
        listen: 'Repartem as roupas por sorteio e ficam sentados guardando.',
      },
    ],
    interpret: [
      {
        ask: '“Salvou outros, a si mesmo não pode salvar”. Em que sentido essa zombaria é verdade?',
        verses: '27:42',
        listen:
          'Poder, podia; mas para salvar os outros não podia descer. A risada diz o evangelho sem saber.',
        follow: 'O que teria acontecido conosco se ele descesse?',
      },
      {
        ask: '“se és Filho de Deus”: o tentador já dizia quase isso no deserto (4:3-6). Por que essas palavras voltam aqui?',
        verses: '27:40',
        listen: 'É a mesma tentação: provar quem é usando o poder em favor próprio, sem a cruz.',
      },
      {
        ask: 'Prometem crer se ele descer. Que tipo de fé é essa que põe condição?',
        verses: '27:42-43',
        listen:
          'Quer um rei de espetáculo; Deus confiável seria só o que livra na hora. Jesus confia sem ser livrado.',
      },
    ],
    live: [
      {
        ask: 'Qual é o seu desce da cruz: o sinal que você pede a Deus para confiar?',
        listen: 'Cura, emprego, uma resposta. Pedir pode; fazer disso condição é outra coisa.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Onde a zombaria machuca mais hoje, na roda ou na tela, e de que lado você costuma ficar?',
        listen: 'Quem ri, quem filma, quem passa calado. Sem expor ninguém.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Já riram de você na pior hora. O que muda saber que riram dele também?',
        listen: 'Não apaga; tira a solidão. Fala quem quiser.',
        for: ['women', 'singles', 'elderly'],
      },
      {
        ask: 'Simão de Cirene levou a cruz obrigado. Que peso que você não escolheu está nas suas costas, e quem anda perto?',
        listen: 'Cuidado de doente, dívida de parente. Perguntem como dividir.',
        for: ['parents', 'couples', 'men'],
      },
      {
        ask: 'Que retrato de Rei você esperava de Deus, e o que sobra dele diante desta cruz?',
        listen: 'Rei que resolve tudo à força. Aqui ele fica por amor.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que situação salvar a si mesmo seria abandonar alguém, e como se acha força para ficar?',
        listen: 'Ao lado de um leito, num erro a assumir. Ficar não inclui suportar violência.',
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido de criança você já teve e que hoje dá para contar rindo?',
        bridge: 'O nome que puseram em Jesus era para rir, e era verdade.',
      },
      {
        text: 'O que não pode faltar numa fantasia de rei: coroa, manto, cetro, barba, cara de sério?',
        bridge: 'Os soldados arrumaram uma fantasia de rei: um manto, espinhos e uma cana.',
        for: ['teens', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Leia devagar o letreiro: ESTE É JESUS, O REI DOS JUDEUS. Repita só as três primeiras palavras, algumas vezes.',
      bridge: 'Puseram isso como acusação. Leia agora o que estava em volta.',
    },
    complete: [
      {
        name: 'Letreiro',
        text: 'Se eu escrevesse a placa acima dele, poria: este é Jesus, … . Ele ficou ali por … . Eu, que passava, … .',
      },
      {
        name: 'Se ele tivesse descido',
        text: 'Se ele descesse, eu teria visto … , mas teria perdido … . Porque ele ficou, hoje eu … .',
      },
    ],
    challenges: [
      {
        do: 'Nesta semana, não ria nem compartilhe nenhuma zombaria contra pessoa; a cada vez que aparecer uma, diga em voz baixa o nome de quem é o alvo e ore.',
        tell: 'quantas vezes foi preciso.',
      },
      {
        do: 'Ajude por uma hora quem leva um peso que não escolheu: fique com o doente, com a criança, com a louça.',
        tell: 'o que a pessoa fez com essa hora.',
      },
    ],
    children: {
      truth: 'Jesus é Rei de verdade e ficou por amor.',
      to7: {
        story:
          'Uns soldados quiseram rir de Jesus. Puseram nele um manto vermelho, uma coroa feita de espinhos e uma cana na mão. Faziam de conta que ele era rei. E riam! Mas sabe de um segredo? Jesus é Rei de verdade. Ele é o Rei de tudo! Depois o levaram para a cruz. No caminho, um homem chamado Simão carregou a cruz. As pessoas diziam: se és Filho de Deus, desce daí! Jesus podia descer? Podia. Mas ficou. Ficou porque nos ama e queria nos salvar. Foi um dia muito triste. Mas não foi o fim. No domingo, Jesus vivia de novo!',
        activity:
          'Recortem duas coroas. Numa desenhem espinhos; na outra, estrelas. Ponham uma sobre a outra e digam: o mesmo Jesus é Rei.',
        questions: [
          'O que puseram na cabeça de Jesus?',
          'Por que Jesus ficou na cruz?',
          'Como a gente pode honrar Jesus, nosso Rei?',
        ],
      },
      to12: {
        story:
          'Os soldados do governador juntaram a tropa em volta de Jesus. Puseram nele um manto vermelho, uma coroa de espinhos e, na mão direita, uma cana, como se fosse um cetro. Ajoelhavam-se e diziam: saudações, Rei dos judeus! Era tudo zombaria. No caminho, obrigaram um homem de Cirene, Simão, a levar a cruz. Sobre a cabeça de Jesus puseram uma placa: este é Jesus, o Rei dos judeus. Quem passava balançava a cabeça: salva a ti mesmo, desce da cruz! Os chefes também riam: salvou outros, a si mesmo não pode salvar; se descer, nós cremos. Eles não entendiam que estavam dizendo uma coisa certa. Jesus tinha poder para descer. Mas, se descesse, não salvaria os outros. Ele ficou, e ficou por nós. O que parecia derrota era o maior ato de amor de um rei. E no terceiro dia todos os risos perderam a graça: ele ressuscitou.',
        activity:
          'Cada um escreve uma placa nova para Jesus, com um título de rei que combine com o que ele fez. Montem um mural com todas.',
        questions: [
          'O que os soldados usaram para zombar de Jesus?',
          'Por que ele não desceu da cruz?',
          'O que você pode fazer quando zombam de alguém?',
        ],
      },
      challenge: 'Quando alguém for motivo de riso, fique do lado dessa pessoa.',
    },
    prayer:
      'Rei Jesus, riram de ti e ficaste. Tu podias descer. Perdoa o nosso riso, a nossa pressa de passar, as condições que pomos. Recebe hoje, sem zombaria, o que disseram rindo: tu és o Rei. Amém.',
    leader: {
      lost: 'Há quem se demore na dor física e quem fuja dela com pressa. Fique nas vozes: o que cada zombaria diz de verdade sem saber? A resposta mais forte está no 42.',
      tender:
        'Quem sofre humilhação, na escola ou em casa, ouve isto por dentro. Não diga aguente como Jesus. Ele escolheu ficar para salvar; a pessoa pode e deve buscar proteção (Disque 100, Ligue 180; CVV 188 se falar em morrer).',
    },
    comfort:
      'Se você só consegue ficar sentado perto da dor, saiba que ele não desceu dela. Ficou, por você também, e não exige que você sorria.',
    closing: 'Riram do nome dele. Vamos dizê-lo com amor: Jesus, o Rei.',
    words: [
      'manto vermelho',
      'manto escarlate',
      'coroa de espinhos',
      'cana na mao',
      'zombavam',
      'zombaria',
      'escarneciam',
      'soldados',
      'simao cireneu',
      'cirene',
      'golgota',
      'caveira',
      'desce da cruz',
      'salvou outros',
      'repartiram suas vestes',
      'vinagre',
      'fel',
    ],
  },
  {
    verses: '27:45-54',
    key: '27:46',
    title: 'O grito e o véu rasgado',
    theme: 'a cruz de Jesus',
    themes: ['cruz', 'salvacao', 'sofrimento'],
    idea: 'Na cruz, Jesus entra no abandono mais escuro com uma oração na boca, e, quando ele entrega a vida, cai por terra tudo o que separava a gente de Deus.',
    context:
      'É sexta-feira, do meio-dia às três. Jesus está pregado há horas, e quem passa zomba. O grito é o começo do Salmo 22, que ele sabia inteiro: começa em desamparo e termina em louvor. O véu era a cortina grossa que fechava, no Templo, o lugar aonde só um homem ia, uma vez por ano.',
    retold: [
      {
        verses: '27:45-49',
        says: 'A terra fica em trevas da hora sexta à nona, e Jesus clama perguntando a Deus por que o desamparou. Uns pensam que chama Elias, e um lhe dá vinagre numa esponja.',
      },
      {
        verses: '27:50-53',
        says: 'Jesus clama outra vez e entrega o espírito. O véu do Templo se rasga de cima a baixo, a terra treme, sepulcros se abrem e corpos de santos são ressuscitados.',
      },
      {
        verses: '27:54',
        says: 'O centurião e os que guardavam Jesus temem muito e dizem que verdadeiramente este era Filho de Deus.',
      },
    ],
    read: {
      verses: '27:45-54',
      how: 'Apaguem as luzes no 45. Quem lê não levanta a voz nem no grito. Depois do 51, acendam uma vela e leiam o resto.',
    },
    observe: [
      {
        ask: 'O que acontece com a luz, e por quanto tempo?',
        verses: '27:45',
        listen: 'Trevas ao meio-dia, três horas.',
      },
      {
        ask: 'O que Jesus grita, e o que os presentes pensam ter ouvido?',
        verses: '27:46-49',
        listen: 'Deus meu; acham que chama Elias.',
      },
      {
        ask: 'Que sinais vêm na hora da morte dele, e quem os entende primeiro?',
        verses: '27:50-54',
        listen: 'Véu, terra, rochas; o centurião e seus soldados.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não chama ali “meu Pai”, e mesmo assim diz “Deus meu”. Que fé cabe dentro dessa pergunta?',
        verses: '27:46',
        listen: 'Queixa que ainda se agarra: o meu não desaparece.',
      },
      {
        ask: 'Mateus observa que o véu se rasgou de cima a baixo. Que notícia há nessa direção?',
        verses: '27:51',
        listen: 'Foi Deus quem abriu; ninguém subiu para rasgar.',
      },
      {
        ask: 'Os religiosos zombaram, e um oficial estrangeiro reconheceu o Filho de Deus. O que ele viu, se só havia um homem morrendo?',
        verses: '27:54',
        listen: 'Viu como ele morreu; às vezes a fé nasce no pé da dor.',
        follow: 'O que a cruz faz você ver de Deus que nada mais mostraria?',
      },
    ],
    live: [
      {
        ask: 'Que pergunta sua a Deus começa por por que, e ainda está sem resposta?',
        listen: 'Não responda por Deus; ele também deixou o grito ecoar.',
        for: ['adults', 'mourning', 'women'],
      },
      {
        ask: 'O que você sente quando olha para uma cruz: nada, culpa, costume, gratidão, estranheza?',
        listen: 'Todas as respostas servem para conversar.',
        for: ['young', 'teens', 'visitors'],
      },
      {
        ask: 'Que cortina você ainda mantém fechada, como se Deus estivesse do outro lado e não pudesse ser visto?',
        listen: 'Vergonha, passado, a ideia de não ser digno.',
        for: ['new-believers', 'singles', 'adults'],
      },
      {
        ask: 'Como fica a sua culpa mais antiga diante de um véu rasgado de cima para baixo?',
        listen: 'Ninguém precisa dizer qual é.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Você já ouviu esta história dezenas de vezes. Que detalhe tocou hoje como se fosse a primeira?',
        listen: 'Reaprender a se espantar.',
        for: ['long-believers'],
      },
      {
        ask: 'De quem, hoje, a gente ouve o grito e entende errado, como os que pensaram em Elias?',
        listen: 'Adolescente calado, idoso que reclama, alguém que bebe.',
        for: ['adults', 'couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Como você reage quando acaba a luz de repente: ri, fala alto, procura vela, fica quieto?',
        bridge: 'Numa sexta-feira, ao meio-dia, escureceu para todos. Hoje vamos devagar.',
      },
      {
        text: 'Que objeto de tecido guarda história na sua família: uma colcha, um véu, uma camisa, uma fralda?',
        bridge: 'O texto fala de um pano que se rasgou, e desse rasgo vem boa notícia.',
        for: ['women', 'elderly', 'adults'],
      },
    ],
    quiet: {
      text: 'Deixe o lugar escuro por um minuto. Se houver um pedaço de pano ou de papel, rasgue-o devagar, de cima a baixo, ouvindo o som.',
      bridge: 'Quando ele entregou o espírito, algo se rasgou assim.',
    },
    complete: [
      {
        name: 'O meu Salmo 22',
        text: 'Deus meu, Deus meu, por que… Eu chamo e… Mesmo assim, lembro que o Senhor… Não fiques longe, porque… Um dia, quando isso passar, eu vou contar que…',
      },
      {
        name: 'Pano de dois nomes',
        text: 'Numa tira de papel ou pano escreva, de um lado, o que me separava: … Rasgue de cima a baixo. No verso das duas metades, escreva: aberto por Jesus. Guarde uma metade; dê a outra a alguém, se quiser.',
      },
    ],
    challenges: [
      {
        do: 'Na sexta, às três da tarde, pare três minutos onde estiver e diga: obrigado, Jesus, pela tua morte por mim.',
        tell: 'onde você estava e o que aconteceu por dentro.',
      },
      {
        do: 'Ouça até o fim alguém que está gritando do seu jeito (reclamando, calado, agressivo) e tente entender que nome ele chama.',
        tell: 'o que você tinha entendido errado.',
      },
    ],
    children: {
      truth: 'Jesus deu a vida por mim porque me ama.',
      to7: {
        story:
          'Esta é uma história triste, mas o final é muito feliz. Algumas pessoas não quiseram Jesus. Ele nunca tinha feito nada de errado, e mesmo assim foi posto numa cruz. No meio do dia, o céu ficou escuro, escuro. Jesus falou bem alto com Deus. E depois deu a sua vida, por amor. Por mim e por você. Na mesma hora, no Templo, uma cortina enorme se rasgou sozinha: rraaasg! De cima até embaixo! Sabe o que quer dizer? Que agora não há mais nada fechado entre a gente e Deus. Um soldado que estava ali disse: ele é mesmo o Filho de Deus! E daqui a três dias vem a parte mais feliz: Jesus vai viver de novo!',
        activity:
          'Duas crianças seguram um lençol de papel entre o grupo e uma vela acesa. O adulto rasga o papel de cima a baixo, e todas veem a luz.',
        questions: [
          'O que aconteceu com o céu?',
          'O que rasgou no Templo?',
          'O que você quer dizer a Jesus por tanto amor?',
        ],
      },
      to12: {
        story:
          'Na sexta-feira, Jesus foi crucificado. Ele era inocente e, mesmo assim, não xingou ninguém. Do meio-dia às três da tarde, ficou tudo escuro, como se o céu não conseguisse olhar. Então Jesus gritou com palavras de um salmo: Deus meu, por que me abandonaste? Ele se sentiu completamente só, para que a gente nunca precisasse ficar sem Deus. As pessoas nem entenderam o que ele disse. Depois deu outro grito e entregou a vida. Naquele momento a cortina do Templo, grossa como um tapete, se rasgou de cima a baixo. Ela separava o lugar santo de todas as pessoas. Quem rasgou? Deus mesmo. Era o jeito dele de dizer: agora podem entrar. A terra tremeu, e um soldado romano falou o que muitos ainda não sabiam: este era o Filho de Deus. E a história não terminou ali. O domingo estava chegando.',
        activity:
          'Cada um escreve num pedaço de papel escuro um erro seu, sem mostrar; dobram, prendem numa cruz de gravetos e, por cima, colam uma tira branca: perdoado.',
        questions: [
          'Por que Jesus gritou aquelas palavras?',
          'O que significava a cortina rasgada?',
          'Como você se sente sabendo que ele fez isso por amor?',
        ],
      },
      challenge: 'Diga obrigado a Jesus em três momentos diferentes do seu dia.',
    },
    prayer:
      'Jesus crucificado, não temos palavras do tamanho do teu grito. Obrigado por ires até o fundo. Pelo véu rasgado, entramos com medo e gratidão. Fica com quem hoje diz por que me desamparaste.',
    leader: {
      lost: 'Os mortos que aparecem (52-53) puxam a curiosidade. Diga que Mateus quer mostrar que a morte de Jesus abala a própria morte, e não vá além do que ele conta.',
      tender:
        'Este texto reabre perdas. Não feche com frases de consolo fácil; o próprio Jesus deixou a pergunta aberta. Com crianças, conte sem detalhes de dor e nunca diga que a culpa é delas. Se alguém disser que Deus o abandonou, fique; não corrija.',
      differ:
        'Cristãos explicam de modos que se completam como a cruz salva: pagamento da dívida, vitória sobre o mal, exemplo de amor, sacrifício, reconciliação. E discute-se em que sentido o Pai o desamparou. Nenhuma explicação esgota o que aconteceu ali.',
    },
    comfort:
      'O lugar onde você se sente abandonado já foi visitado. Ele gritou de lá primeiro. Não sabemos por que dura tanto, mas não é um lugar sem Deus: é onde ele pendurou o Filho, por amor.',
    closing: 'A cortina continua aberta. Entrem em silêncio.',
    words: [
      'deus meu deus meu',
      'eli eli',
      'desamparaste',
      'veu do templo',
      'veu rasgado',
      'cruz',
      'crucific',
      'calvario',
      'trevas',
      'hora nona',
      'centuriao',
      'entregou o espirito',
      'sexta feira santa',
      'vinagre',
      'sabactani',
    ],
  },
  {
    verses: '28:1-10',
    key: '28:6',
    title: 'Correr com medo e alegria',
    theme: 'a ressurreição de Jesus',
    themes: ['ressurreicao', 'esperanca', 'missao'],
    idea: 'As primeiras testemunhas foram mulheres que não esperavam nada e saíram correndo com medo e alegria misturados; no meio da corrida, o Vivo veio ao encontro delas.',
    context:
      'As duas Marias tinham visto a cruz e o sepulcro de perto; os homens haviam fugido. Naquele tempo, o testemunho de mulheres mal era aceito em tribunal, e é a elas que Deus confia a maior notícia da história. Há uma pedra, um selo e guardas: tudo preparado para que nada acontecesse.',
    retold: [
      {
        verses: '28:1-4',
        says: 'Maria Madalena e a outra Maria vão ver o sepulcro ao clarear do dia. A terra treme, um anjo rola a pedra e se senta nela, e os guardas ficam como mortos.',
      },
      {
        verses: '28:5-7',
        says: 'O anjo diz às mulheres que não tenham medo: Jesus já ressuscitou. Que vejam o lugar e vão depressa avisar os discípulos de que ele vai para a Galileia.',
      },
      {
        verses: '28:8-10',
        says: 'As mulheres correm com temor e grande alegria, e Jesus vem ao encontro delas. Elas lhe abraçam os pés, e ele as manda anunciar aos irmãos.',
      },
    ],
    read: {
      verses: '28:1-10',
      how: 'Se puderem, leiam ao amanhecer ou abram a cortina no 2. As falas do anjo e de Jesus são lidas por vozes femininas; o 6, por todos.',
    },
    observe: [
      {
        ask: 'Quem vai ao sepulcro, em que hora, e o que encontra?',
        verses: '28:1-3',
        listen: 'Duas Marias, ao clarear; um anjo sentado na pedra.',
      },
      {
        ask: 'O que acontece com os guardas, e o que é dito às mulheres?',
        verses: '28:4-7',
        listen: 'Os que guardavam a morte ficam como mortos; elas ouvem para não temer.',
      },
      {
        ask: 'Com que sentimentos elas saem, e quem encontram pelo caminho?',
        verses: '28:8-10',
        listen: 'Temor e grande alegria; Jesus, que vem ao encontro delas.',
      },
    ],
    interpret: [
      {
        ask: 'A pedra foi tirada, mas Jesus já não estava ali dentro. Para quem era, então, a porta aberta?',
        verses: '28:2, 28:6',
        listen: 'Para que elas entrassem e vissem.',
      },
      {
        ask: 'Medo e alegria na mesma corrida: por que o anjo não mandou esperar o medo passar?',
        verses: '28:5, 28:8',
        listen: 'Dá para obedecer tremendo; a alegria vai junto.',
      },
      {
        ask: 'Os discípulos tinham abandonado Jesus, e ele diz “meus irmãos”. O que há nessa palavra para quem falhou?',
        verses: '28:10',
        listen: 'A ressurreição começa com perdão, e não com cobrança.',
        follow: 'O que você esperaria que ele dissesse deles?',
      },
    ],
    live: [
      {
        ask: 'Que pedra você estava indo encontrar, conformado, e Deus já tinha rolado?',
        listen: 'Nem sempre há; escute também quem ainda vê a pedra.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Se a morte perdeu a última palavra, que medo seu deveria perder o emprego?',
        listen: 'Medo do futuro, de errar, de ficar só.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'A quem você contaria primeiro uma notícia boa demais para ser verdade, e quem duvidaria?',
        listen: 'Elas foram mandadas a homens que não acreditaram.',
        for: ['adults', 'men', 'new-believers'],
      },
      {
        ask: 'O que na Páscoa virou só chocolate e almoço, e que gesto poderia devolver a alegria?',
        listen: 'Uma vela, um café ao nascer do sol, uma visita.',
        for: ['couples', 'parents', 'long-believers'],
      },
      {
        ask: 'Diante do túmulo de alguém que você ama, que diferença faz, ou ainda não faz, o que este texto conta?',
        listen: 'Não apresse a alegria; elas foram chorar primeiro.',
        for: ['mourning'],
      },
      {
        ask: 'Que parte da ressurreição é mais difícil de crer para quem está se aproximando agora?',
        listen: 'A dúvida aparece até no versículo 17; pode falar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor notícia que você já recebeu de madrugada ou bem cedo, e para quem correu contar?',
        bridge: 'Duas mulheres correram assim, com o coração na boca.',
      },
      {
        text: 'Já chorou por algo que nem tinha acontecido: gato perdido dentro do armário, prova em que passou, alguém que só estava atrasado?',
        bridge: 'Elas foram chorar um morto. E a história virou.',
        for: ['young', 'teens', 'women'],
      },
    ],
    quiet: {
      text: 'Se puder, leia no começo da manhã, com a janela aberta. Veja a luz chegar sem pedir licença a ninguém.',
      bridge: 'Começava a clarear quando elas foram.',
    },
    complete: [
      {
        name: 'Antes e depois do sol',
        text: 'Antes de clarear, eu carregava… Eu esperava encontrar… O que estava sobre a pedra era… O que ouvi foi… Agora corro para… com medo de… e alegria por…',
      },
      {
        name: 'Recado do Vivo',
        text: 'Imagine que Jesus manda por você um recado a quem falhou com ele, começando por meus irmãos. Escreva: diga a… que eu… e que me encontre em…',
      },
    ],
    challenges: [
      {
        do: 'Levante-se um dia antes do sol, sozinho ou com alguém do grupo, leia Mateus 28:6 em voz alta e fique até clarear.',
        tell: 'o que a luz fez com o lugar.',
      },
      {
        do: 'Leve uma boa notícia a quem só tem recebido más: uma visita, uma solução, um convite.',
        tell: 'como chegou e como saiu a pessoa.',
      },
    ],
    children: {
      truth: 'Jesus está vivo! A morte não pôde segurá-lo.',
      to7: {
        story:
          'Era domingo, bem cedinho, o sol só estava abrindo um olhinho. Duas mulheres chamadas Maria iam para o lugar onde Jesus tinha sido sepultado. Elas estavam tristes. De repente o chão tremeu! Um anjo brilhante como relâmpago rolou a pedra grandona e sentou em cima dela. Os soldados caíram de susto. E o anjo disse às mulheres: não tenham medo! Vocês procuram Jesus? Ele não está aqui. Ele ressuscitou! Venham ver! Elas viram o lugar vazio e saíram correndo, com medo e com uma alegria enorme. E no caminho, adivinhe quem apareceu? Jesus! Vivo! Elas abraçaram os pés dele. Contem aos meus irmãos, disse Jesus. E elas foram contar: Jesus está vivo!',
        activity:
          'Com uma caixa e uma pedra de papel amassado, façam o sepulcro. Cada criança rola a pedra, olha, grita que ele não está ali, e corre para contar a alguém.',
        questions: [
          'Quem rolou a pedra?',
          'O que as Marias encontraram no caminho?',
          'Para quem você quer contar que Jesus vive?',
        ],
      },
      to12: {
        story:
          'No sábado ninguém podia trabalhar nem caminhar longe. Por isso, assim que começou a clarear o domingo, duas Marias foram ver o sepulcro. Havia uma pedra enorme, um selo e soldados de guarda. Tudo fechado. Mas a terra tremeu, e um anjo desceu, rolou a pedra e se sentou nela, como quem descansa de um serviço terminado. Os guardas desmaiaram de pavor. Às mulheres o anjo disse: não tenham medo, ele não está aqui, ressuscitou como tinha dito. Vejam e corram contar. Elas correram com medo e alegria juntos no peito. E Jesus apareceu na frente delas! Abraçaram os seus pés e o adoraram. Ele mandou recado aos discípulos, aqueles que tinham fugido, e chamou-os de meus irmãos. As primeiras a anunciar a maior notícia do mundo foram duas mulheres a quem quase ninguém dava ouvidos.',
        activity:
          'Jornal do domingo: em grupos, escrevam a primeira página com uma entrevista: uma das Marias, um guarda, o anjo, um discípulo que duvida.',
        questions: [
          'Por que a pedra foi rolada?',
          'Como se pode ter medo e alegria juntos?',
          'O que muda para você saber que Jesus vive?',
        ],
      },
      challenge: 'Conte a alguém, com alegria, que Jesus está vivo.',
    },
    prayer:
      'Jesus vivo, vem ao nosso encontro no meio da corrida. Rola a pedra que não temos força para mover. Aos que choram, dá um anjo sentado no lugar do medo. E faz de nós gente que corre para contar.',
    leader: {
      lost: 'Comparar os detalhes dos quatro evangelhos pode ocupar a noite. Diga que testemunhas contam de ângulos diferentes e fique com o que todas afirmam: o túmulo vazio e Jesus vivo.',
      tender:
        'Quem está de luto recente pode se sentir cobrado a festejar. Lembre que as Marias foram ao túmulo chorando, e que o medo e a alegria couberam juntos. Permita a lágrima na Páscoa.',
    },
    comfort:
      'Elas não foram por fé; foram por saudade. E foi no caminho da saudade que o Vivo as encontrou. Você pode ir hoje do jeito que está.',
    closing: 'Ele não está aqui: ressuscitou, e vai adiante de vocês.',
    words: [
      'ressurreicao',
      'ressuscit',
      'sepulcro',
      'tumulo vazio',
      'pedra',
      'anjo',
      'madalena',
      'pascoa',
      'nao esta aqui',
      'galileia',
      'primeiro dia da semana',
      'terremoto',
      'temor e grande alegria',
      'guardas',
    ],
  },
  {
    verses: '28:16-20',
    key: '28:20',
    title: 'Todos os dias, até o fim',
    theme: 'a grande comissão',
    themes: ['missao', 'discipulado', 'esperanca'],
    idea: 'Entre todo o poder que é dele e todos os dias em que estará conosco, Jesus põe a nossa tarefa: ir e fazer discípulos, mesmo com joelhos que duvidam.',
    context:
      'São onze, e não doze; o lugar vazio de Judas está na roda. Voltaram à Galileia, onde tudo começou, e a um monte, como no sermão. O livro que abriu com o nome Emanuel, Deus conosco, fecha com a mesma promessa na boca de Jesus.',
    retold: [
      {
        verses: '28:16-17',
        says: 'Os onze discípulos vão ao monte da Galileia onde Jesus tinha mandado. Quando o veem, eles o adoram, mas alguns duvidam.',
      },
      {
        verses: '28:18-20',
        says: 'Jesus diz que todo o poder lhe foi dado e manda fazer discípulos de todas as nações, batizando e ensinando. Promete: “eu estou convosco todos os dias, até o fim dos tempos”.',
      },
    ],
    read: {
      verses: '28:16-20',
      how: 'Fiquem de pé, voltados para a porta. O 20 é dito por uma pessoa, devagar, olhando para cada um.',
    },
    observe: [
      {
        ask: 'Como os onze reagem quando veem Jesus?',
        verses: '28:16-17',
        listen: 'Adoram; e alguns duvidam.',
      },
      {
        ask: 'Que ações formam a ordem de Jesus, e qual é a principal?',
        verses: '28:19-20',
        listen: 'Fazer discípulos; indo, batizando, ensinando a guardar.',
      },
      {
        ask: 'Quantas vezes aparecem todo, todas e todos, e a respeito de quê?',
        verses: '28:18-20',
        listen: 'Todo o poder, todas as nações, todas as coisas, todos os dias.',
      },
    ],
    interpret: [
      {
        ask: 'Mateus poderia ter escondido a dúvida. Por que deixou registrado que Jesus enviou também os que duvidavam?',
        verses: '28:17-19',
        listen: 'A missão se apoia no poder dele, e não na nossa certeza.',
      },
      {
        ask: 'Que diferença há entre convencer pessoas e fazer discípulos?',
        verses: '28:19-20',
        listen: 'Discípulo anda junto, aprende, guarda; leva tempo e mesa.',
      },
      {
        ask: 'Jesus manda ensinar a guardar, e não apenas a saber. Como se ensina alguém a viver uma coisa?',
        verses: '28:20',
        listen: 'Fazendo perto; errando junto; voltando.',
        follow: 'Quem fez isso com você?',
      },
    ],
    live: [
      {
        ask: 'Olhando para a sua rede (trabalho, rua, academia), a que nação você já foi enviado sem precisar de passaporte?',
        listen: 'Ir pode ser atravessar o corredor.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você duvida e o que você adora em Jesus, hoje, ao mesmo tempo?',
        listen: 'As duas coisas cabiam no mesmo monte.',
        for: ['young', 'teens', 'visitors'],
      },
      {
        ask: 'Quem você poderia acompanhar por três meses, e o que teria para ensinar vivendo?',
        listen: 'Um, e não uma multidão.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'De todas as coisas que Jesus mandou, qual você gostaria que alguém ensinasse a você, na prática?',
        listen: 'Anote: dali sai um par de discipulado.',
        for: ['new-believers', 'singles'],
      },
      {
        ask: 'Se os filhos são os primeiros discípulos da casa, o que aprenderam nesta semana sem aula nenhuma?',
        listen: 'Riso, perdão, pressa, oração: eles guardam tudo.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Em qual dos seus dias é mais difícil acreditar que ele está junto?',
        listen: 'Domingo à noite, segunda, aniversário de morte.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a última frase que alguém querido disse a você numa despedida de rodoviária, aeroporto ou portão?',
        bridge: 'As últimas palavras ficam. Vamos ouvir as que Mateus guardou de Jesus.',
      },
      {
        text: 'O que alguém ensinou você a fazer que nenhum vídeo ensinaria igual: dirigir, fazer pão, pescar, trocar fralda?',
        bridge: 'Há coisas que só passam de pessoa para pessoa. Seguir Jesus é uma delas.',
        for: ['adults', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Fique de pé diante da porta de casa, com a mão na maçaneta. Antes de abrir, diga: o Senhor está comigo neste dia também.',
      bridge: 'A última frase do evangelho foi dita a gente que ia sair.',
    },
    complete: [
      {
        name: 'Quatro todos',
        text: 'Todo o poder é dele, então eu paro de temer… Todas as nações, então eu começo por… Todas as coisas que mandou, então eu aprendo… Todos os dias, então também o dia…',
      },
      {
        name: 'Linha de discípulos',
        text: 'Escreva uma corrente de nomes: quem discipulou quem me discipulou: … quem me acompanhou: … eu… quem eu acompanho ou vou acompanhar: … Ore pelo último nome.',
      },
    ],
    challenges: [
      {
        do: 'Convide uma pessoa para andar com você em algo da fé: ler um evangelho, orar no ônibus, servir no sábado. Marque o primeiro encontro.',
        tell: 'o dia marcado e o frio na barriga.',
      },
      {
        do: 'Ore cada dia por um país diferente, com uma notícia dele aberta na sua frente.',
        tell: 'qual país ficou no coração.',
      },
    ],
    children: {
      truth: 'Jesus está comigo todos os dias.',
      to7: {
        story:
          'Depois que ressuscitou, Jesus marcou um encontro com os amigos num monte bem alto. Eles foram, e quando viram Jesus, se ajoelharam. Alguns ainda pensavam: será mesmo? Jesus chegou pertinho e disse: todo o poder é meu, no céu e na terra. Agora vão! Vão pelo mundo inteiro e façam novos amigos para mim. Batizem e ensinem tudo o que eu ensinei a vocês. Era um trabalho enorme! Será que eles iam conseguir? Jesus prometeu a coisa mais linda: eu estou com vocês todos os dias, até o fim do mundo. Hoje? Sim. Amanhã? Sim. No dia da injeção? Também! Todos os dias.',
        activity:
          'Com um globo, mapa ou bola, cada criança aponta um lugar e diz: Jesus ama as crianças daqui. Depois cantem os dias da semana dizendo: Jesus comigo!',
        questions: [
          'Onde Jesus encontrou os amigos?',
          'O que ele mandou fazer?',
          'Em que dia você precisa lembrar que ele está junto?',
        ],
      },
      to12: {
        story:
          'Onze amigos subiram a um monte na Galileia. Eram doze, mas um já não estava. Jesus ressuscitado apareceu, e eles o adoraram. A Bíblia conta, com sinceridade, que alguns duvidaram. Jesus brigou com eles? Não. Chegou mais perto. E entregou a todos a maior missão do mundo: vão e façam discípulos de todos os povos, batizem em nome do Pai, do Filho e do Espírito Santo, e ensinem a viver tudo o que eu mandei. Discípulo não é só quem sabe coisas sobre Jesus; é quem anda com ele e aprende. Onze homens simples, sem avião nem internet! Como iam conseguir? Jesus começou dizendo que todo o poder é dele e terminou com uma promessa: eu estou com vocês todos os dias, até o fim. Foi por causa dessa conversa que a notícia atravessou mares e séculos e chegou até você.',
        activity:
          'Façam aviões de papel com o nome de um povo ou amigo e uma oração curta na asa. Lancem, cada um pega outro e ora.',
        questions: [
          'O que Jesus fez com os que duvidavam?',
          'O que é um discípulo?',
          'Quem você gostaria de aproximar de Jesus?',
        ],
      },
      challenge: 'Convide um amigo para ir com você a um encontro da igreja.',
    },
    prayer:
      'Senhor de todo o poder e de todos os dias, manda-nos mesmo com os joelhos tremendo. Dá-nos uma pessoa, uma mesa, paciência. E naquele dia da semana que é mais duro, que a gente se lembre: estás conosco.',
    leader: {
      lost: 'O debate sobre batismo e sobre métodos de evangelismo rouba o verbo principal. Pergunte por uma pessoa com nome.',
      tender:
        'Quem foi pressionado por metas de conversão pode sentir o peso voltar. Diga que a ordem vem embrulhada em duas promessas, e que não há placar.',
      differ:
        'As igrejas praticam o batismo de modos diferentes (na infância ou na profissão de fé; por imersão, aspersão ou efusão), e algumas usam fórmulas próprias. A maioria dos cristãos batiza em nome do Pai, do Filho e do Espírito Santo, como aqui.',
    },
    comfort:
      'Todos os dias inclui este. Não só os dias de monte e de adoração, também o de ficar na cama olhando para o teto. Ele não disse que viria visitar: disse que está.',
    closing: 'Vão em paz: nenhum dos seus dias será sem ele.',
    words: [
      'grande comissao',
      'portanto ide',
      'fazei discipulos',
      'todas as nacoes',
      'batizando',
      'ensinando',
      'todo o poder',
      'estou convosco',
      'todos os dias',
      'missoes',
      'evangeliz',
      'discipulado',
      'consumacao',
    ],
  },
]
