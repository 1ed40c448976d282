import type { BookPassages } from '../passage.ts'

export const PHM: BookPassages = [
  {
    verses: '1:8-21',
    key: '1:16',
    title: 'Põe na minha conta',
    theme: 'a reconciliação',
    themes: ['perdao', 'comunhao', 'graca', 'justica'],
    idea: 'Em Cristo, quem era tratado como coisa volta como irmão amado; e alguém, por amor, oferece-se para pagar a conta e abrir a porta da reconciliação.',
    context:
      'É a menor carta de Paulo. Ele está preso e escreve a Filemom, cristão que hospeda uma igreja em casa e é dono de um escravo, Onésimo. Por algum motivo os dois se separaram, talvez com prejuízo. Longe dali, Onésimo conheceu Paulo e creu. Agora volta, com este bilhete na mão, que será lido diante da igreja (1:2).',
    retold: [
      {
        verses: '1:8-12',
        says: 'Paulo, já velho, poderia mandar, mas prefere pedir por amor. Envia de volta Onésimo, a quem chama de filho, antes inútil e agora útil aos dois.',
      },
      {
        verses: '1:13-14',
        says: 'Paulo queria ficar com Onésimo para ajudá-lo na prisão, mas não quis decidir sem Filemom, para que a bondade dele fosse de livre vontade.',
      },
      {
        verses: '1:15-17',
        says: 'Paulo pede que Onésimo seja recebido como se fosse ele próprio, não mais como servo, e sim como irmão amado.',
      },
      {
        verses: '1:18-21',
        says: 'Se Onésimo deve alguma coisa, Paulo escreve de próprio punho que pagará. E confia que Filemom fará ainda mais do que ele diz.',
      },
    ],
    read: {
      verses: '1:8-19',
      how: 'Três cadeiras: Paulo, que lê; Filemom e Onésimo, que escutam calados, um de frente para o outro. Quem conduz encerra com o 20 e o 21.',
    },
    observe: [
      {
        ask: 'Paulo podia mandar. O que ele escolhe fazer, e como se apresenta?',
        verses: '1:8-9',
        listen: 'Pedir por amor; velho e prisioneiro.',
      },
      {
        ask: 'De que nomes e jeitos Paulo chama Onésimo ao longo do bilhete?',
        verses: '1:10-12, 1:16',
        listen: 'Meu filho, útil, meus íntimos sentimentos, amado irmão.',
      },
      {
        ask: 'O que Paulo oferece quanto ao dano e à dívida?',
        verses: '1:17-19',
        listen: 'Receber como a ele mesmo; põe na minha conta; eu pagarei, de próprio punho.',
      },
      {
        ask: 'Por que ele não ficou com Onésimo, embora quisesse?',
        verses: '1:13-14',
        listen: 'Não quis agir sem Filemom, para que o bem fosse de livre vontade.',
      },
    ],
    interpret: [
      {
        ask: 'O que muda numa casa quando alguém volta “não mais como a um servo”, e sim como irmão?',
        verses: '1:16',
        listen: 'Mesa, voz, castigo, posse: tudo fica sem chão.',
        follow: 'Até onde Filemom teria de ir, se levasse isso a sério?',
      },
      {
        ask: 'O amor pede onde a autoridade mandaria. O que cada um desses caminhos consegue?',
        verses: '1:8-9, 1:14',
        listen: 'Ordem muda o ato; o pedido chama o coração. E a igreja inteira ouvia.',
      },
      {
        ask: 'Paulo paga a dívida de outro e diz: recebe-o como a mim. Que história maior vocês ouvem por trás?',
        verses: '1:17-19',
        listen: 'O que Cristo fez por nós; Paulo repete o gesto que recebeu.',
      },
      {
        ask: 'O “talvez” do versículo 15 é cuidadoso. O que ele evita dizer sobre o que aconteceu?',
        verses: '1:15',
        listen: 'Não afirma que o mal foi bom nem que Deus o mandou; vê que pode haver bem.',
      },
    ],
    live: [
      {
        ask: 'Quem está, hoje, entre duas pessoas que você ama, e como seria ser um Paulo ali?',
        listen: 'Com cuidado: mediar é ouvir os dois e, às vezes, pagar algo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Na sua turma, alguém ficou marcado por um erro. O que seria recebê-lo de volta como irmão?',
        listen: 'Um gesto público, como sentar junto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que conta um já quitou pelo outro, dessas que ninguém mais soube?',
        listen: 'Agradecer de novo faz bem.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem trabalha para você, em casa ou no serviço, e o que mudaria se fosse tratado como irmão amado?',
        listen: 'Salário, horário, nome, mesa. Concreto.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Pense numa volta em que você não sabia se a porta abriria. O que ajudou a bater?',
        listen: 'Só quem quiser. Um bilhete, um amigo, um abraço.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que carta curta, escrita de próprio punho, ainda falta você escrever?',
        listen: 'Os mais velhos costumam saber a quem.',
        for: ['elderly'],
      },
      {
        ask: 'Há contas que ficaram abertas com quem já morreu. O que você entregaria para Cristo anotar na conta dele?',
        listen: 'Escute; não apresse o alívio.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Fiado, vaquinha ou pagamento errado: qual foi a conta mais engraçada que já sobrou para você?',
        bridge: 'Paulo pediu uma conta para si, e ela nem era dele.',
      },
      {
        text: 'Quem já escreveu um bilhete ou recomendação que abriu uma porta para você?',
        bridge: 'A carta de hoje foi entregue pela própria pessoa de quem ela falava.',
        for: ['adults', 'young', 'singles', 'men'],
      },
    ],
    quiet: {
      text: 'Escreva o seu nome à mão, devagar, como quem assina um compromisso.',
      bridge: 'Paulo fez isso no versículo 19. Leia até lá.',
    },
    complete: [
      {
        name: 'Bilhete de recomendação',
        text: 'Escreva por alguém: peço-te por …, que para mim é … . Antes … , mas agora … . Recebe essa pessoa como … . Se ela te deve …, eu posso … .',
      },
      {
        name: 'Três cadeiras',
        text: 'Desenhe três cadeiras e, numa situação sua, escreva quem está em cada uma: quem foi ferido, quem volta, quem intercede. Marque a sua e complete: daqui, eu poderia … .',
      },
    ],
    challenges: [
      {
        do: 'Pague em silêncio uma conta de alguém: a passagem, o lanche, o remédio, uma multa de biblioteca.',
        tell: 'só a alegria; o nome fica em segredo.',
      },
      {
        do: 'Descubra o nome, a história e o aniversário de uma pessoa que serve você toda semana, e trate-a como alguém da família.',
        tell: 'o que você aprendeu com ela.',
      },
    ],
    children: {
      truth: 'Jesus pagou por mim e me faz irmão.',
      to7: {
        story:
          'Onésimo trabalhava na casa de Filemom, mas não era livre. Os dois se separaram, e a amizade ficou quebrada. Longe dali, Onésimo encontrou Paulo e conheceu Jesus. Ele queria consertar tudo. Mas como voltar? Dava um frio na barriga! Paulo escreveu uma cartinha: Filemom, receba o Onésimo de volta, não como servo, mas como um irmão querido. Receba como se fosse eu! E se ele deve alguma coisa, eu pago. Onésimo levou a carta, toc, toc, e bateu na porta. Filemom, você abre?',
        activity:
          'Encenem a chegada: um bate na porta com uma carta; o outro abre, lê e resolve como receber. Troquem e inventem finais bons.',
        questions: [
          'Por que Onésimo tinha um frio na barriga?',
          'O que Paulo prometeu pagar?',
          'Como você receberia um amigo que volta?',
        ],
      },
      to12: {
        story:
          'Naquele tempo havia uma coisa muito injusta: pessoas podiam ser donas de outras. Filemom, que era cristão, tinha um escravo chamado Onésimo. Os dois se separaram, e não sabemos bem por quê; talvez com prejuízo. Longe, Onésimo conheceu Paulo, que estava preso, e creu em Jesus. Paulo passou a chamá-lo de filho. O nome Onésimo quer dizer útil, e Paulo brincou: antes ele era inútil para você, agora é útil para nós dois! Então mandou uma carta por ele mesmo. Eu podia mandar, mas prefiro pedir por amor: receba-o não mais como servo, mas como irmão amado. Se ele deve alguma coisa, ponha na minha conta; assino embaixo, eu pago. Jesus fez assim por nós: pagou e nos tornou família. A Bíblia não conta o que Filemom respondeu. E você, o que responderia?',
        activity:
          'Escrevam a resposta de Filemom a Paulo. Depois leiam as respostas e escolham a que mais parece com Jesus.',
        questions: [
          'O que havia de errado no jeito daquele tempo?',
          'O que quer dizer põe na minha conta?',
          'A quem você poderia ajudar a fazer as pazes?',
        ],
      },
      challenge: 'Ajude alguém que errou a ser recebido de volta na brincadeira.',
    },
    prayer:
      'Senhor Jesus, tu disseste ao Pai por nós: põe na minha conta. Obrigado. Faz-nos gente que pede por amor, que paga sem cobrar, e que recebe como irmão quem o mundo trata como coisa. Amém.',
    leader: {
      lost: 'Uns vão discutir só se Onésimo fugiu, e a carta não diz. Outros passam por cima da escravidão. Fique na palavra do versículo 16: não mais servo, irmão amado.',
      tender:
        'O Brasil viveu séculos de escravidão, e este texto já foi usado para mandar escravos de volta. Diga com clareza que possuir gente é pecado contra o próximo. Não use a carta para mandar alguém de volta a quem o explora ou agride: Disque 100 recebe denúncia de trabalho escravo, e o Ligue 180 atende mulheres.',
      differ:
        'Sobre o motivo da separação, a tradição fala em fuga; outros pensam que Onésimo foi procurar Paulo como mediador, ou que fora enviado. Sobre o farás ainda mais do que eu digo: muitos ouvem ali um pedido de liberdade; outros acham que Paulo deixou isso em aberto.',
    },
    comfort:
      'Se você é quem espera do lado de fora da porta, saiba que há uma carta a seu respeito. Quem a assinou já disse: eu pago.',
    closing: 'Vão leves: a conta de vocês já tem dono.',
    words: [
      'filemom',
      'onesimo',
      'minha conta',
      'eu pagarei',
      'amado irmao',
      'irmao amado',
      'inutil',
      'recebe o como a mim',
      'paulo o velho',
      'prisioneiro de cristo',
      'gerei',
      'de livre vontade',
    ],
  },
]
