import type { BookPassages } from '../passage.ts'

export const AMO: BookPassages = [
  {
    verses: '5:1-24',
    key: '5:24',
    title: 'Menos barulho, mais justiça',
    theme: 'a justiça que Deus procura no culto',
    themes: ['justica', 'adoracao', 'proximo', 'arrependimento'],
    idea: 'Deus não suporta canto bonito de quem pisa no pobre; quem quer encontrá-lo busca o bem, e deixa a justiça correr como rio que não seca.',
    context:
      'Amós criava ovelhas no sul e foi mandado pregar no reino do norte, rico e religioso. Nos santuários havia festa e música; na porta da cidade, onde se julgavam as causas, o pobre perdia sempre. As pessoas esperavam o dia do Senhor como quem espera premiação (5:18). Ele canta para elas um canto de enterro.',
    retold: [
      {
        verses: '5:1-6',
        says: 'Amós canta um lamento: Israel caiu, e ninguém a levanta. O Senhor diz que o busquem e viverão, e que não vão a Betel, que será reduzida a nada.',
      },
      {
        verses: '5:7-13',
        says: 'O povo joga a justiça no chão, pisa no pobre e aceita suborno. O Senhor, que fez as estrelas, sabe disso: não morarão em suas belas casas.',
      },
      {
        verses: '5:14-17',
        says: 'Amós pede que busquem o bem, odeiem o mal e pratiquem a justiça: talvez Deus tenha piedade. Avisa que haverá pranto em todas as praças.',
      },
      {
        verses: '5:18-24',
        says: 'O dia do Senhor será trevas, como fugir do leão e dar com o urso. Deus despreza festas e cânticos e quer a justiça como um ribeiro.',
      },
    ],
    read: {
      verses: '5:14-24',
      how: 'Comecem cantarolando juntos uma música alegre; no 21, parem de repente e leiam em silêncio até o 23. O 24, com som de água correndo, se houver.',
    },
    observe: [
      {
        ask: 'Que verbos são mandados em 14 e 15, e onde a justiça deve ser praticada?',
        verses: '5:14-15',
        listen: 'Buscar, odiar o mal, amar o bem; na porta da cidade.',
      },
      {
        ask: 'O que eles repetiam sobre Deus estar com eles, e que condição o texto põe?',
        verses: '5:14',
        listen: 'Diziam que ele estava; estará se buscarem o bem.',
      },
      {
        ask: 'O que Deus diz de festas, reuniões, ofertas e cânticos?',
        verses: '5:21-23',
        listen: 'Odeia, não aguenta, não aceita, não ouve; afasta de mim.',
      },
      {
        ask: 'O que ele quer no lugar, e com que se parece?',
        verses: '5:24',
        listen: 'Juízo e justiça; águas, ribeiro impetuoso.',
      },
    ],
    interpret: [
      {
        ask: 'Foi Deus quem mandou celebrar festas. Como uma coisa que ele pediu pode lhe dar náusea?',
        verses: '5:21-23',
        listen: 'Quando serve de capa; culto de domingo e opressão na segunda.',
        follow: 'Quando o nosso canto vira isso?',
      },
      {
        ask: 'Eles queriam o dia do Senhor achando que seria luz para eles. Por que Amós conta de leão, urso e cobra?',
        verses: '5:18-20',
        listen: 'Ninguém foge de Deus pela religião; o dia mostra a verdade.',
      },
      {
        ask: 'A porta da cidade era o fórum, o mercado e o cartório. Que lugares de hoje são a porta, onde o pobre ganha ou perde?',
        verses: '5:15',
        listen: 'Guichê, escola, posto, contratação, rede, câmara.',
      },
      {
        ask: 'Por que um rio, e não um balde? O que um “ribeiro impetuoso” faz que um gesto isolado não faz?',
        verses: '5:24',
        listen: 'Constância, força, limpa por onde passa.',
      },
    ],
    live: [
      {
        ask: 'Entre o que você canta e o que paga, contrata ou negocia, onde há um desencontro?',
        listen: 'Diarista, troco, nota, prazo, salário. Sem discurso político.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
      {
        ask: 'Quem na sua escola ou trabalho perde sempre, e o que você poderia fazer na porta, na hora certa?',
        listen: 'Testemunhar, incluir, avisar, votar, defender.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Odiai o mal, amai o bem: o que você só tolera e devia odiar, e o que só aprova e devia amar?',
        listen: 'Nomes concretos; um de cada.',
      },
      {
        ask: 'Se Deus tirasse o som do nosso culto, o que restaria para ele ver?',
        listen: 'Quem é acolhido, como se gasta, quem senta com quem.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'A religião de alguém já feriu você, enquanto a música continuava? O que sente ao ler que Deus mandou parar?',
        listen: 'Alívio, raiva. Ouçam e peçam perdão se couber.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'No orçamento da casa, qual é o fio de água que poderia virar rio a favor de alguém?',
        listen: 'Constância vale mais que tamanho.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que uma criança da sua casa aprende sobre justiça na hora do brinquedo, do bolo e da bronca?',
        listen: 'Partir o bolo; ouvir os dois lados.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que som faz você querer sair correndo: moto sem escapamento, mastigação, alarme, parente no karaokê?',
        bridge: 'Deus também disse que havia um som que não aguentava. Vão se espantar qual.',
      },
      {
        text: 'Onde fica o rio, riacho ou mar da sua infância, e o que ele levava embora?',
        bridge: 'Amós sonhou com a justiça correndo assim pela cidade.',
        for: ['adults', 'elderly', 'couples', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Desligue toda música por dez minutos. Ouça água correndo, da torneira ou na lembrança.',
      bridge: 'Afasta de mim os cânticos, disse Deus; corra a justiça como as águas. Leia assim.',
    },
    complete: [
      {
        name: 'Domingo e segunda',
        text: 'Duas colunas. Domingo eu canto … ; segunda eu … . Domingo eu digo amém a … ; segunda eu … . Domingo eu abraço … ; segunda eu … . Circule onde o rio está represado e escreva como abrir: … .',
      },
      {
        name: 'Na porta',
        text: 'Complete: A porta da cidade onde eu passo é … . Quem perde ali é … . O bem que posso buscar é … . Vou começar no dia … , com … .',
      },
    ],
    challenges: [
      {
        do: 'Acerte uma injustiça pequena que depende de você: pague o que falta, devolva, corrija, peça desculpas a quem serve você.',
        tell: 'só que acertou, e como dormiu.',
      },
      {
        do: 'Acompanhe uma pessoa num guichê, posto, escola ou fila em que ela costuma ser mal atendida.',
        tell: 'o que você viu do lado de cá do balcão.',
      },
    ],
    children: {
      truth: 'Deus gosta de canto junto com justiça.',
      to7: {
        story:
          'Na praça tinha uma festa linda para Deus. Cantavam alto: lá, lá, lá! Tocavam tambor: bum, bum! Mas ali do lado, o dono da venda pesava errado e pegava o dinheiro da vovó. O menino pobre pedia água e diziam: sai! E continuavam cantando. Então veio Amós, que cuidava de ovelhas. Ele disse: parem a música! Deus não quer ouvir assim. Ele quer justiça, como um rio cheio de água, chuá, chuá! Imagine se o dono da venda devolvesse o dinheiro da vovó e desse água ao menino. Aí, sim, o canto ia ficar bonito!',
        activity:
          'Cantem uma música e parem; cada um faz uma coisa justa, como dividir em partes iguais; depois cantem de novo com um pano azul de rio.',
        questions: [
          'O que acontecia ao lado da festa?',
          'O que Amós pediu?',
          'O que é dividir de um jeito justo?',
        ],
      },
      to12: {
        story:
          'Amós não era profeta de profissão. Cuidava de ovelhas e colhia figos. Um dia Deus o mandou a uma cidade rica, onde o culto era um espetáculo: coral, instrumentos, ofertas gordas. Mas, na porta da cidade, onde os juízes decidiam as brigas, quem tinha dinheiro ganhava sempre. Pisavam no pobre e depois iam cantar. Amós falou, em nome de Deus: eu odeio as festas de vocês! Parem com a cantoria! Deve ter ficado um silêncio daqueles. Não era que Deus não goste de música. É que não dá para cantar para ele com o pé em cima de alguém. Busquem o bem e vivam, disse Amós. Façam justiça na porta. Que ela corra como água, como um rio que não seca nunca. Um balde de bondade de vez em quando é pouco. Deus quer um rio, e a torneira começa na mão de cada um.',
        activity:
          'Façam um rio de papel no corredor; cada um escreve num peixe uma atitude justa para esta semana e, quando cumprir, põe o peixe na água.',
        questions: [
          'Por que Deus mandou parar a música?',
          'O que acontecia na porta da cidade?',
          'Onde falta justiça perto de você, e o que dá para fazer?',
        ],
      },
      challenge: 'Divida alguma coisa em partes iguais e deixe o outro escolher primeiro.',
    },
    prayer:
      'Deus da justiça, cala o nosso canto se ele estiver em cima de alguém. Mostra a porta em que passamos e quem perde ali. Abre a represa em nós. Que o bem corra de segunda a sábado, e então domingo a gente cante. Amém.',
    leader: {
      lost: 'A noite pode virar briga de partido, ou todos concordam que os ricos de lá eram maus. Pergunte: qual é a minha porta? E não deixe concluírem que culto e louvor não prestam; Amós quer os dois juntos.',
      tender:
        'Na roda pode haver patrão e empregado, quem deve e quem empresta. Não exponha ninguém. Se aparecer trabalho escravo, calote a idoso ou exploração, ajude a denunciar: Disque 100.',
      differ:
        'Até onde a igreja deve ir na vida pública, os cristãos divergem: uns pensam em obras de misericórdia e voto; outros, em lutar para mudar leis e estruturas. Que Deus cobra justiça de quem o adora, este texto diz a todos.',
    },
    comfort:
      'Se alguém pisou em você enquanto a música tocava, saiba que Deus mandou parar. Ele ouviu, por baixo do coral, o que mais ninguém ouvia.',
    closing: 'Corra a justiça. Depois, o canto.',
    words: [
      'corra o juizo como as aguas',
      'ribeiro impetuoso',
      'buscai me e vivereis',
      'buscai o bem',
      'odiai o mal',
      'afasta de mim os teus',
      'muitos canticos',
      'desprezo vossas solenidades',
      'porta da cidade',
      'pisoteais ao pobre',
      'profeta amos',
      'dia do senhor trevas',
    ],
  },
]
