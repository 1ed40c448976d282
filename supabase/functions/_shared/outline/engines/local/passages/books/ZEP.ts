import type { BookPassages } from '../passage.ts'

export const ZEP: BookPassages = [
  {
    verses: '3:14-20',
    key: '3:17',
    title: 'Deus canta por causa de você',
    theme: 'a alegria de Deus',
    themes: ['identidade', 'esperanca', 'medo', 'adoracao'],
    idea: 'Depois de palavras muito duras, a última cena mostra Deus no meio do seu povo, salvando, aquietando em amor e alegrando-se com júbilo por quem andava de mãos caídas.',
    context:
      'Sofonias fala no tempo do rei Josias (1:1), quando Jerusalém ainda misturava Deus com outros deuses. Quase todo o livro anuncia um dia de juízo, também para a própria cidade (3:1-5). Então promete um povo humilde e pobre que confia no Senhor (3:12), e a música muda.',
    retold: [
      {
        verses: '3:14-15',
        says: 'O profeta chama Jerusalém a cantar com alegria: o Senhor afastou os julgamentos contra ela, e o Rei de Israel está no meio dela.',
      },
      {
        verses: '3:16-17',
        says: 'Naquele dia se dirá que Sião não tema nem enfraqueça as mãos. O Senhor salva como guerreiro, a aquieta em seu amor e se alegra por ela.',
      },
      {
        verses: '3:18-20',
        says: 'O Senhor promete ajuntar os tristes, salvar a que manca e recolher a expulsa. Onde passaram vergonha, terão bom nome, quando ele os trouxer de volta.',
      },
    ],
    read: {
      verses: '3:14-20',
      how: 'Todos leem 14, com voz de festa. Um só lê 15 e 16. O 17, bem devagar, duas vezes. Outra voz lê 18 a 20.',
    },
    observe: [
      {
        ask: 'Que ordens de festa a cidade recebe?',
        verses: '3:14',
        listen: 'Canta, grita de alegria, alegra-te, anima-te.',
      },
      {
        ask: 'Que motivos há para essa alegria?',
        verses: '3:15',
        listen: 'Os julgamentos foram afastados, o inimigo saiu, o Senhor está no meio.',
      },
      {
        ask: 'O que o Senhor faz nesse versículo, verbo por verbo?',
        verses: '3:17',
        listen: 'Está no meio, salva, tem prazer, aquieta, enche-se de alegria.',
      },
      {
        ask: 'Que gente ele promete salvar e ajuntar?',
        verses: '3:18-20',
        listen: 'Os tristes de saudade, a manca, a expulsa, os envergonhados.',
      },
    ],
    interpret: [
      {
        ask: 'O povo é chamado a cantar, e depois se descobre que Deus também se alegra com júbilo. O que muda em louvar sabendo disso?',
        verses: '3:14, 3:17',
        listen: 'O louvor responde a uma alegria que já existe; ninguém canta sozinho.',
      },
      {
        ask: 'O mesmo Senhor é “guerreiro que salva” e quem aquieta em amor. Como as duas coisas combinam?',
        verses: '3:17',
        listen: 'Força para defender, ternura para acalmar; como um pai que protege e embala.',
        follow: 'Qual das duas você conhece melhor?',
      },
      {
        ask: 'Mãos que enfraquecem: o que o medo tira de uma pessoa, segundo essa figura?',
        verses: '3:16',
        listen: 'A vontade de fazer; quem tem medo larga o que segurava.',
      },
      {
        ask: 'Por que a festa não se completa sem a manca e a expulsa?',
        verses: '3:19',
        listen: 'Deus ajunta primeiro quem ficou para trás; a vergonha vira louvor.',
      },
    ],
    live: [
      {
        ask: 'Quando você pensa no rosto de Deus olhando para você, que expressão imagina, e de onde veio essa ideia?',
        listen: 'Um pai bravo, um chefe, alguém distante. Deixe o 17 falar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'A quem você tenta agradar para se sentir aceito, e o que mudaria se cresse no versículo 17?',
        listen: 'Curtidas, turma, pais, namoro.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Suas mãos andam caídas em que assunto?',
        listen: 'Trabalho, oração, um projeto; sem conselho rápido.',
      },
      {
        ask: 'Como seria, em casa, aquietar alguém em amor em vez de mandar ficar quieto?',
        listen: 'Abraço, silêncio, um copo de água.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Saudade das reuniões: de que tempo com o povo de Deus você sente falta, e o que dá para recomeçar?',
        listen: 'Quem se afastou pode falar aqui sem cobrança.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que surpreende você na ideia de um Deus que se alegra com gente?',
        listen: 'Toda resposta serve; também a dúvida.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música alguém cantava para você dormir, ou que música você canta quando está feliz e ninguém ouve?',
        bridge: 'No fim deste livro, quem se enche de júbilo é Deus.',
      },
      {
        text: 'Em que torcida, festa ou formatura você já gritou até ficar sem voz?',
        bridge: 'O profeta manda a cidade inteira gritar de alegria.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão aberta sobre o peito e respire fundo cinco vezes, sem dizer nada.',
      bridge: 'Ele te aquietará em seu amor. Leia assim, quieto.',
    },
    complete: [
      {
        name: 'O que eu pensava, o que está escrito',
        text: 'Eu achava que Deus, ao me ver, … . O texto diz que ele … . Das ações dele, a que mais preciso hoje é … , porque … .',
      },
      {
        name: 'Minhas mãos',
        text: 'Contorne a sua mão no papel. Em cada dedo, algo que o medo me fez largar: … . Na palma, escreva: o Senhor está no meio de nós.',
      },
    ],
    challenges: [
      {
        do: 'Decore o versículo 17 e diga-o em voz alta toda noite antes de dormir, trocando ti pelo seu nome.',
        tell: 'em que noite ele fez diferença.',
      },
      {
        do: 'Procure alguém que ficou para trás no grupo, por doença, vergonha ou distância, e diga que sente alegria por essa pessoa existir.',
        tell: 'como foi recebido.',
      },
    ],
    children: {
      truth: 'Deus está perto e fica feliz comigo.',
      to7: {
        story:
          'O povo de Deus andava triste e com medo. As mãos estavam caídas, assim, molinhas. Então Deus mandou um recado por Sofonias: cante! Pule de alegria! Não tenha medo! Sabe por quê? Porque o Senhor está aqui, bem no meio de vocês. Ele é forte e salva. E ele fica feliz, muito feliz com vocês! Ele acalma com amor, como a mãe que embala o bebê. E se alegra como quem canta numa festa. Quem manca, quem está longe, quem está com vergonha, Deus chama para perto. Que abraço bom!',
        activity:
          'Fiquem em roda com as mãos caídas. Quando ouvirem: Deus está aqui, todos levantam as mãos, pulam e se abraçam.',
        questions: [
          'Como estavam as mãos do povo?',
          'Onde Deus está?',
          'O que você quer cantar para ele?',
        ],
      },
      to12: {
        story:
          'Sofonias viveu numa época em que a cidade fazia muita coisa errada: gente mentindo, gente maltratando os pobres, gente adorando outros deuses. O profeta avisou com palavras sérias que Deus não deixa o mal para sempre. Mas a última página do livro é uma festa. Canta, Jerusalém! Grita de alegria! Deus afastou o castigo e está no meio de vocês. Não tenham medo, não deixem as mãos caírem. E vem a frase mais bonita: o Senhor é forte como um guerreiro que salva, e tem prazer em vocês. Ele acalma no seu amor e se enche de alegria. Deus, feliz, por causa de pessoas! E ninguém fica de fora: quem manca, quem foi expulso, quem passou vergonha, todos são chamados. Ele promete trazer o seu povo de volta para casa.',
        activity:
          'Cada um escreve num bilhete, sem assinar: o que faz as minhas mãos caírem. Misturem, leiam e respondam juntos: o Senhor está no meio de nós.',
        questions: [
          'Por que o povo podia parar de ter medo?',
          'O que Deus faz no versículo 17?',
          'Como você se sente ao saber que Deus se alegra com você?',
        ],
      },
      challenge: 'Diga a alguém que anda triste: Deus tem alegria em você.',
    },
    prayer:
      'Senhor, tu estás no nosso meio, e a gente esquece. Levanta as mãos que caíram. Onde a vergonha mora, põe a tua alegria. Aquieta-nos em teu amor até ouvirmos o teu júbilo, e ensina-nos a cantar junto contigo. Amém.',
    leader: {
      lost: 'É fácil ler só o versículo 17 e pular o resto do livro. A alegria vem depois de Deus tratar o mal a sério. Diga isso em uma frase e volte à festa.',
      tender:
        'Quem cresceu ouvindo que não prestava pode não conseguir crer que alguém se alegre com ele. Não force; leia o versículo de novo, devagar, e deixe o silêncio trabalhar.',
      differ:
        'Uns esperam que a promessa a Sião ainda se cumpra com o povo de Israel, na terra; outros a veem cumprida em Cristo e no povo que ele reúne de toda parte. Todos creem no Deus que ajunta os dispersos.',
    },
    comfort:
      'Não está escrito que você precisa animar a Deus. Está escrito que ele aquieta você em seu amor.',
    closing: 'Vá em paz: há alguém que se alegra com júbilo por sua causa.',
    words: [
      'sofonias',
      'filha de siao',
      'canta alegremente',
      'esta no meio de ti',
      'guerreiro que salva',
      'poderoso para salvar',
      'jubilo',
      'te aquietara',
      'se deleitara em ti',
      'renovar te a no seu amor',
      'maos enfraquecidas',
      'manca',
      'restaurar',
    ],
  },
]
