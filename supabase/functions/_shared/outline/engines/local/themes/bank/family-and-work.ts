import type { ThemeEntry } from '../theme-bank.ts'

export const FAMILY_AND_WORK = {
  familia: {
    name: 'a família',
    words: {
      strong: 'familia familias lar culto_domestico eu_e_a_minha_casa',
      medium: 'pais mae pai_de_familia parentes avo esposa marido',
      weak: 'casa filhos mesa irmao',
    },
    titles: ['A nossa casa diante de Deus', 'Família que serve ao Senhor'],
    truth: 'Deus não espera uma família perfeita: ele quer entrar na que nós temos.',
    icebreakers: [
      'Que costume engraçado só existe na sua família?',
      'Qual era o cheiro ou o barulho mais marcante da casa da sua infância?',
    ],
    understand: [
      'O que uma família pode aprender com os erros das famílias da Bíblia?',
      'Por que é mais fácil ser paciente fora de casa do que dentro dela?',
    ],
    live: [
      'Que conversa está faltando na sua casa?',
      'Que atitude sua mudaria o clima da sua família nesta semana?',
    ],
    applications: [
      'Escolha uma refeição da semana para todos comerem juntos, sem televisão e sem celular.',
      'Elogie cada pessoa da sua casa por algo específico.',
    ],
    challenges: [
      'Façam um encontro em família de dez minutos: um texto curto, um agradecimento de cada um e uma oração.',
      'Procure um parente de quem você se afastou e faça um contato de paz.',
    ],
    prayers: [
      'Por cada casa representada, pelo nome da família.',
      'Por lares divididos, e por proteção para quem sofre dentro de casa.',
    ],
    children: {
      truth: 'Deus me deu uma família para amar e cuidar.',
      opener: 'O que a sua família faz de mais divertido junta?',
      activity:
        'Desenhem em uma folha o contorno de uma casa e, dentro, cada pessoa da família (também avós, bichos e quem mora longe). Cada criança mostra o desenho e diz uma coisa boa de alguém. Orem pelas casas desenhadas.',
      questions: [
        'Como você pode ajudar em casa sem ninguém pedir?',
        'O que você mais gosta na sua família?',
      ],
      challenge: 'Faça uma tarefa surpresa em casa, sem que ninguém peça, por três dias.',
    },
    teens: {
      opener: 'Que frase o seu pai, a sua mãe ou a sua avó repete sem parar?',
      question: 'O que ajudaria a melhorar a conversa entre você e a sua família?',
      activity:
        'Em duplas, encenem a mesma discussão de família duas vezes: na primeira, como costuma ser; na segunda, ouvindo antes de responder. O grupo aponta o que mudou.',
    },
    couples:
      'O que vocês querem repetir da família em que cresceram, e o que querem fazer diferente?',
    readings: ['Josué 24:15', 'Salmos 127:1', 'Deuteronômio 6:6-7', 'Efésios 6:1-4'],
  },
  casamento: {
    name: 'o casamento',
    words: {
      strong:
        'casamento casal casais conjuge conjugal matrimonio divorcio alianca_de_casamento noivado',
      medium: 'marido esposa esposo mulher_e_marido namoro noivos',
      weak: 'amor lar uma_so_carne',
    },
    titles: ['Um amor que se escolhe todo dia', 'Casamento com Deus no centro'],
    truth: 'Amar é uma decisão renovada a cada dia, e Deus sustenta quem o põe no centro da casa.',
    icebreakers: [
      'Como foi o encontro ou o casamento mais bonito que você já viu?',
      'Que gesto simples mostra amor melhor do que um discurso?',
    ],
    understand: [
      'O que a forma como Cristo ama a igreja ensina sobre o amor entre marido e mulher?',
      'O que costuma esfriar um relacionamento sem que ninguém perceba?',
    ],
    live: [
      'Que palavra ou gesto tem faltado nas pessoas que você mais ama?',
      'Em que situação você precisa ouvir antes de se defender?',
    ],
    applications: [
      'Separe um tempo na semana para conversar sem telas, sem contas e sem filhos no meio.',
      'Troque uma crítica por um pedido claro e gentil.',
    ],
    challenges: [
      'Façam nesta semana um encontro simples a dois, com uma conversa sobre o que cada um está vivendo.',
      'Orem de mãos dadas, por um minuto, em cada noite da semana.',
    ],
    prayers: [
      'Pelos casamentos do grupo e da igreja, em especial pelos que estão feridos.',
      'Por solteiros, viúvos e separados, para que sejam acolhidos e amados.',
    ],
    children: {
      truth: 'Deus inventou o amor e me ensina a cuidar de quem eu amo.',
      opener: 'O que as pessoas fazem quando gostam muito umas das outras?',
      activity:
        'Em duplas, amarrem com um pano o pé de um ao pé do outro e atravessem a sala sem cair. Só funciona combinando e esperando o passo do amigo. Diga que amar é caminhar junto, com paciência.',
      questions: ['O que ajudou vocês a andar juntos?', 'Como podemos mostrar amor em casa?'],
      challenge: 'Faça um bilhete ou desenho de amor para quem cuida de você.',
    },
    teens: {
      opener: 'Que casal você conhece que dá vontade de imitar, e por quê?',
      question: 'Que qualidades importam em um namoro e quase não aparecem nas redes?',
      activity:
        'Em grupos, montem duas listas: “namoro que aproxima de Deus” e “namoro que machuca”. Comparem as listas e conversem sobre limites, respeito e como pedir ajuda quando algo não vai bem.',
    },
    couples: 'O que o outro fez, no último mês, que mais mostrou amor a você?',
    readings: ['Efésios 5:25-28', 'Gênesis 2:24', 'Eclesiastes 4:9-12', '1 Coríntios 13:4-7'],
  },
  filhos: {
    name: 'a criação dos filhos',
    words: {
      strong:
        'criar_filhos criacao_dos_filhos educar educacao_dos_filhos disciplina_dos_filhos paternidade maternidade ensina_a_crianca',
      medium: 'filhos crianca criancas disciplina bebe adolescente netos',
      weak: 'pais mae ensinar',
    },
    titles: ['Herança do Senhor', 'Ensinar os filhos no caminho'],
    truth: 'Os filhos aprendem mais do que veem em nós do que do que dizemos a eles.',
    icebreakers: [
      'Que conselho dos seus pais ou avós você repete hoje?',
      'Que travessura de criança entrou para a história da sua família?',
    ],
    understand: [
      'O que significa ensinar a criança no caminho, e não só apontar o caminho?',
      'Como equilibrar firmeza e ternura ao corrigir?',
    ],
    live: [
      'O que as crianças que convivem com você aprendem olhando para a sua fé?',
      'Que tempo de qualidade você pode oferecer a uma criança nesta semana?',
    ],
    applications: [
      'Reserve quinze minutos por dia para estar por inteiro com os filhos, netos ou sobrinhos.',
      'Peça perdão a uma criança quando errar com ela: isso também ensina.',
    ],
    challenges: [
      'Abençoe cada criança da sua família com uma oração em voz alta, pelo nome, todas as noites.',
      'Conte a uma criança ou a um jovem a história de como Deus cuidou de você.',
    ],
    prayers: [
      'Por cada filho, neto e sobrinho, pelo nome.',
      'Por sabedoria e paciência para quem educa sozinho.',
    ],
    children: {
      truth: 'Eu sou um presente de Deus para a minha família.',
      opener: 'Que história do tempo em que você era bebê contam na sua casa?',
      activity:
        'Embrulhe uma caixa com várias camadas de papel. Passem a caixa ao som de música; quando para, a criança tira uma camada e diz o nome de quem cuida dela. No fim, dentro há um cartão: “você é presente de Deus”.',
      questions: ['Quem cuida de você, e como?', 'Como você pode alegrar quem cuida de você?'],
      challenge: 'Dê um abraço e diga “obrigado por cuidar de mim” a quem cuida de você.',
    },
    teens: {
      opener: 'O que você já faz igualzinho aos seus pais?',
      question: 'Que atitude dos adultos faz você querer ouvir o que eles dizem?',
      activity:
        'Cada um escreve uma carta curta a quem o criou: um agradecimento, um pedido e uma pergunta. Quem quiser, combina o dia de entregar.',
    },
    couples: 'Em que ponto da educação dos filhos, de hoje ou de um dia, vocês pensam diferente?',
    readings: ['Provérbios 22:6', 'Salmos 127:3-5', 'Marcos 10:13-16', 'Deuteronômio 6:6-7'],
  },
  amizade: {
    name: 'a amizade',
    words: {
      strong: 'amizade amizades amigo_de_verdade melhor_amigo jonatas',
      medium: 'amigo amigos companheiro companhia solidao',
      weak: 'junto lealdade',
    },
    titles: ['Amigos que aproximam de Deus', 'O valor de um amigo'],
    truth: 'Deus cuida de nós também por meio de amigos que dizem a verdade com amor.',
    icebreakers: [
      'Quem foi o seu melhor amigo de infância, e o que vocês aprontavam?',
      'O que faz uma pessoa desconhecida virar amiga?',
    ],
    understand: [
      'Que marcas tem uma amizade que aproxima de Deus?',
      'Por que um bom amigo às vezes precisa discordar de nós?',
    ],
    live: [
      'De quem você se afastou sem motivo e gostaria de se reaproximar?',
      'Que tipo de amigo você tem sido nos últimos meses?',
    ],
    applications: [
      'Ligue para um amigo em vez de só curtir o que ele posta.',
      'Convide para perto alguém que vive sozinho.',
    ],
    challenges: [
      'Marque até o próximo encontro um tempo com um amigo que você não vê há meses.',
      'Agradeça, por escrito, a um amigo que disse a você uma verdade difícil.',
    ],
    prayers: ['Pelos amigos de cada um, citados pelo nome.', 'Por quem se sente só.'],
    children: {
      truth: 'Jesus é meu melhor amigo e me ensina a ser um bom amigo.',
      opener: 'Como você conheceu o seu melhor amigo?',
      activity:
        'Sentados em roda, joguem um novelo de lã: quem recebe diz uma qualidade do amigo que jogou e segura o fio. No fim, mostrem a teia: se um solta, ela afrouxa. Amigos se seguram uns aos outros.',
      questions: [
        'O que um bom amigo faz quando o outro está triste?',
        'Como Jesus mostra que é nosso amigo?',
      ],
      challenge: 'Convide para brincar uma criança que costuma ficar sozinha.',
    },
    teens: {
      opener: 'Que combinação de qualidades formaria o amigo ideal?',
      question: 'Como saber se uma amizade faz bem ou faz mal a você?',
      activity:
        'Escreva no quadro “amigo de verdade” e “só companhia”. O grupo lê situações e decide em qual coluna entram. Terminem escolhendo uma atitude de amigo de verdade para praticar na escola.',
    },
    couples: 'O que mantém vocês dois amigos, além de casal?',
    readings: ['Provérbios 17:17', 'João 15:13-15', 'Eclesiastes 4:9-10', '1 Samuel 18:1'],
  },
  trabalho: {
    name: 'o trabalho',
    words: {
      strong: 'profissao emprego desemprego patrao carreira ambiente_de_trabalho mordomia',
      medium: 'trabalho trabalhar trabalhador chefe salario empresa excelencia',
      weak: 'servir esforco',
    },
    titles: ['Trabalhar como para o Senhor', 'Fé de segunda a sexta'],
    truth: 'Não existe trabalho pequeno quando ele é feito para Deus e para o bem dos outros.',
    icebreakers: [
      'Qual foi o seu primeiro trabalho, e o que você aprendeu nele?',
      'O que você queria ser quando crescesse?',
    ],
    understand: [
      'O que muda quando o trabalho é visto como serviço a Deus?',
      'Como diferenciar dedicação de escravidão ao trabalho?',
    ],
    live: [
      'Em que situação do trabalho ou do estudo é mais difícil viver a sua fé?',
      'Quem trabalha ou estuda com você e precisa de uma palavra sua?',
    ],
    applications: [
      'Comece cada expediente entregando a Deus as tarefas do dia.',
      'Escolha um colega difícil e faça por ele algo bom e inesperado.',
    ],
    challenges: [
      'Faça nesta semana uma tarefa de que você não gosta como se fosse para Jesus, e observe o que muda.',
      'Ore cada dia por uma pessoa do seu trabalho ou da sua escola, pelo nome.',
    ],
    prayers: [
      'Por quem procura emprego e por quem está sobrecarregado.',
      'Para que sejamos honestos e gentis onde Deus nos pôs.',
    ],
    children: {
      truth: 'Tudo o que eu faço, eu posso fazer bem feito para Deus.',
      opener: 'O que você quer ser quando crescer?',
      activity:
        'Brinquem de mímica de profissões. A cada acerto, digam como aquela profissão ajuda as pessoas. Depois, cada criança escolhe uma tarefa da sala (guardar, limpar, distribuir) e faz com capricho “para Deus”.',
      questions: [
        'Como as pessoas que trabalham nos ajudam?',
        'Que tarefa você pode fazer com capricho para Deus?',
      ],
      challenge: 'Faça a lição ou guarde os brinquedos com capricho, dizendo: “é para Deus!”.',
    },
    teens: {
      opener: 'Que profissão você já quis ter e hoje acha engraçada?',
      question: 'Como estudar pode ser um jeito de servir a Deus e às pessoas?',
      activity:
        'Cada um escreve um talento em um papel. Misturem tudo e, em grupos, sorteiem quatro talentos para inventar um projeto que ajudaria o bairro. Apresentem em um minuto.',
    },
    couples: 'Como o trabalho tem afetado o tempo e a paciência de vocês em casa?',
    readings: ['Colossenses 3:23-24', 'Provérbios 16:3', 'Eclesiastes 3:12-13', 'Gênesis 2:15'],
  },
  generosidade: {
    name: 'o dinheiro e a generosidade',
    words: {
      strong:
        'generosidade generoso dinheiro riqueza riquezas avareza ganancia oferta_da_viuva dizimo_e_oferta repartir mamom',
      medium:
        'rico ricos pobre oferta ofertar semear dar_com_alegria tesouro consumo contentamento',
      weak: 'dar moeda conta',
    },
    titles: ['Um coração de mãos abertas', 'A alegria de repartir'],
    truth:
      'Tudo o que temos veio de Deus; repartir nos livra de ser donos e nos lembra de ser filhos.',
    icebreakers: [
      'Qual foi o melhor presente que você já deu a alguém?',
      'O que você faria com uma quantia inesperada que só pudesse gastar com outras pessoas?',
    ],
    understand: [
      'O que o modo como usamos o dinheiro conta sobre o nosso coração?',
      'Por que a generosidade não depende da quantia?',
    ],
    live: [
      'Em que área você sente mais dificuldade de abrir a mão: dinheiro, tempo, casa ou atenção?',
      'Quem perto de você tem uma necessidade que você pode ajudar a suprir?',
    ],
    applications: [
      'Olhe os gastos do mês e separe, antes de tudo, uma parte para repartir.',
      'Doe algo que você usa e de que gosta, e não só o que sobra.',
    ],
    challenges: [
      'Faça uma doação em segredo até o próximo encontro.',
      'Passe a semana sem comprar nada que não seja necessário e dê o valor economizado a quem precisa.',
    ],
    prayers: [
      'Por contentamento e por liberdade diante do dinheiro.',
      'Por famílias endividadas ou sem o necessário.',
    ],
    children: {
      truth: 'Deus me deu muitas coisas, e eu posso repartir com alegria.',
      opener: 'Que brinquedo você gosta de emprestar?',
      activity:
        'Dê a uma criança um pacote de balas e às outras nenhuma. Pergunte o que seria bom fazer. Repartam por igual e vejam que todos ficaram contentes. Contem a história do menino que repartiu os pães e os peixes.',
      questions: [
        'Como você se sente quando alguém reparte com você?',
        'O que você pode dar a uma criança que tem pouco?',
      ],
      challenge:
        'Separe um brinquedo bom, em bom estado, e dê a outra criança, com a ajuda da sua família.',
    },
    teens: {
      opener: 'Em que você gastaria cem reais agora mesmo?',
      question: 'Como a vontade de ter o que os outros têm mexe com as suas escolhas?',
      activity:
        'Entregue a cada grupo um orçamento de um mês em papel e pequenos imprevistos para sortear. Decidam o que cortar e o que repartir. Conversem: o que entrou primeiro na lista de cada grupo?',
    },
    couples: 'Como vocês decidem juntos o que gastar, guardar e repartir?',
    readings: ['2 Coríntios 9:6-8', 'Lucas 21:1-4', 'Mateus 6:19-21', '1 Timóteo 6:6-10'],
  },
} satisfies Record<string, ThemeEntry>
