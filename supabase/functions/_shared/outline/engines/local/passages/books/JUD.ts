import type { BookPassages } from '../passage.ts'

export const JUD: BookPassages = [
  {
    verses: '1:17-25',
    key: '1:21',
    title: 'Guardados e guardando',
    theme: 'firmeza com misericórdia',
    themes: ['fidelidade', 'oracao', 'comunhao', 'adoracao'],
    idea: 'No meio de vozes que zombam e dividem, os amados edificam-se, oram e se conservam no amor de Deus, têm misericórdia de quem vacila, e descansam em quem pode guardá-los.',
    context:
      'Judas, irmão de Tiago, queria escrever sobre a salvação, mas soube que gente de dentro torcia a graça em desculpa para viver de qualquer jeito. A carta é curta e forte. Depois de descrever esses enganadores com imagens da natureza, ele se vira com carinho: mas vós, amados. Termina com uma das bênçãos mais bonitas da Bíblia.',
    retold: [
      {
        verses: '1:17-19',
        says: 'Judas lembra o que os apóstolos tinham avisado: no último tempo viriam zombadores, andando atrás dos próprios desejos. São gente que se separa e não tem o Espírito.',
      },
      {
        verses: '1:20-23',
        says: 'Judas pede aos amados que cresçam na fé, orem no Espírito Santo e se conservem no amor de Deus. De alguns tenham misericórdia, outros salvem, arrancando-os do fogo.',
      },
      {
        verses: '1:24-25',
        says: 'Judas dá glória a Deus, que tem poder para guardá-los de tropeçar e apresentá-los com alegria diante da sua glória, agora e para sempre.',
      },
    ],
    read: {
      verses: '1:17-25',
      how: 'Em toda palavra amados, quem lê levanta os olhos. De 20 a 23, uma ordem por pessoa. O 24 e o 25, todos de pé, como bênção.',
    },
    observe: [
      {
        ask: 'Do que eles devem se lembrar, e como são as pessoas de quem Judas fala?',
        verses: '1:17-19',
        listen:
          'Das palavras dos apóstolos; escarnecedores que separam e seguem os próprios desejos.',
      },
      {
        ask: 'Que quatro coisas os amados fazem por si mesmos e entre si?',
        verses: '1:20-21',
        listen:
          'Edificar-se na fé, orar no Espírito, conservar-se no amor, esperar a misericórdia.',
      },
      {
        ask: 'Como se deve tratar quem vacila e quem está em perigo?',
        verses: '1:22-23',
        listen: 'Com misericórdia e discernimento; arrancar do fogo, com temor.',
      },
      {
        ask: 'O que Deus é poderoso para fazer, e em que estado nos apresenta?',
        verses: '1:24',
        listen: 'Guardar de tropeçar; irrepreensíveis, com alegria.',
      },
    ],
    interpret: [
      {
        ask: 'Judas escreve conservai-vos no 21 e, no 24, fala de quem “é poderoso para vos guardar”. Como as duas coisas combinam?',
        verses: '1:21, 1:24',
        listen: 'A gente se mantém perto; quem segura é ele.',
        follow: 'Qual das duas você esquece mais?',
      },
      {
        ask: 'Depois de palavras tão duras, por que a misericórdia aparece tanto?',
        verses: '1:21-23',
        listen: 'Quem vive de misericórdia não trata o confuso como inimigo.',
      },
      {
        ask: 'O que será ajudar alguém “em temor”, sem se achar superior e sem se queimar junto?',
        verses: '1:22-23',
        listen: 'Cuidado com a própria fraqueza; amar a pessoa, recusar o mal.',
      },
      {
        ask: 'A marca dos enganadores é separar; a dos amados, edificar. Como se percebe isso numa conversa?',
        verses: '1:19-20',
        listen: 'Pelo que fica de pé depois que ela acaba.',
      },
    ],
    live: [
      {
        ask: 'O que ajuda você a ficar no amor de Deus numa semana comum: hora, pessoa, lugar, canção?',
        listen: 'Coisas pequenas que se repetem.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando zombam da sua fé nos comentários, o que você faz por dentro, e o que faz por fora?',
        listen: 'Raiva, vergonha, riso. Ver o que edifica.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Um filho ou amigo anda cheio de dúvidas. Como seria ter misericórdia em vez de pressa?',
        listen: 'Perguntar, escutar, ficar. Sem palestra.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que dúvida sua já foi recebida com misericórdia, e por quem?',
        listen: 'Se nenhuma foi, o grupo pode começar hoje.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Depois de anos de igreja é fácil comentar mais do que edificar. Que tijolo está faltando você colocar?',
        listen: 'Com humor, na primeira pessoa.',
        for: ['long-believers'],
      },
      {
        ask: 'De quem você precisa chegar mais perto, porque há fumaça, e com quem iria junto?',
        listen: 'Não ir só; saber o limite; chamar ajuda.',
        for: ['singles', 'adults'],
      },
      {
        ask: 'Apresentar-vos com alegria diante de sua glória: quem você imagina já ali?',
        listen: 'Ouça o nome. A bênção serve aos que ficam.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você guardou tão bem guardado que nunca mais achou?',
        bridge: 'Judas fala de alguém que guarda e não perde.',
      },
      {
        text: 'Qual foi o tropeço mais ridículo que você deu em público, e quem o segurou, ou não?',
        bridge: 'A carta termina com quem é poderoso para nos guardar de tropeçar.',
        for: ['young', 'teens', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Cruze os braços sobre o peito, como quem se agasalha, e fique assim por três respirações.',
      bridge: 'Conservai-vos no amor de Deus. Leia agasalhado.',
    },
    complete: [
      {
        name: 'Tijolo, oração, abrigo, espera',
        text: 'Complete as quatro linhas: edifico a minha fé com … . Oro por … . Fico no amor de Deus quando … . Espero a misericórdia dele para … .',
      },
      {
        name: 'Três pessoas',
        text: 'Sem mostrar: alguém que vacila e precisa de paciência: … . Alguém em perigo que precisa de ajuda rápida: … . Alguém que já me segurou: … .',
      },
    ],
    challenges: [
      {
        do: 'Decore Judas 24 e 25 e diga a bênção sobre alguém da sua casa, com a mão no ombro, antes de dormir.',
        tell: 'como a pessoa reagiu.',
      },
      {
        do: 'Convide para um café alguém cheio de perguntas sobre Deus e prometa a si mesmo não responder antes de ouvir três.',
        tell: 'a pergunta que ficou com você.',
      },
    ],
    children: {
      truth: 'Deus me guarda no seu amor.',
      to7: {
        story:
          'Judas, irmão de Tiago, escreveu uma carta pequenininha. Havia gente rindo das coisas de Deus e fazendo confusão. Judas disse: meus amados, não fiquem com medo. Façam assim: cresçam na fé, como quem põe um tijolinho em cima do outro. Orem! Fiquem no amor de Deus, quentinhos como num abraço. E quando um amigo tiver dúvida, sejam bonzinhos com ele. Será que a gente consegue? Deus é forte! Ele segura a nossa mão para a gente não cair, e um dia vai nos receber com muita alegria. Viva Deus!',
        activity:
          'Caminhem em fila sobre uma linha no chão, de mãos dadas com um adulto. Quem balança é segurado, e todos dizem: Deus me guarda!',
        questions: [
          'O que Judas mandou fazer com os tijolinhos da fé?',
          'Como a gente trata um amigo que tem dúvida?',
          'Quem segura a nossa mão?',
        ],
      },
      to12: {
        story:
          'Já sentiu vontade de desistir porque alguém riu do que você crê? Os cristãos que receberam a carta de Judas passavam por isso, e pior: gente do próprio grupo zombava e criava divisão. Judas lembrou: os apóstolos já tinham avisado. Mas vocês, amados, façam diferente! Construam a vida sobre a fé, tijolo por tijolo. Orem com a ajuda do Espírito. Fiquem dentro do amor de Deus e esperem a misericórdia de Jesus. E os outros? Com quem tem dúvidas, tenham paciência. Quem está em perigo, ajudem depressa, com cuidado para não se queimar. Parece difícil? Então ouçam o final: Deus é poderoso para não deixar vocês tropeçarem e para apresentar vocês diante dele, sem culpa e com muita alegria. A ele seja a glória, para sempre!',
        activity:
          'Construam uma parede de caixas; em cada uma, escrevam algo que fortalece a fé. No alto, uma faixa: Deus é poderoso para guardar.',
        questions: [
          'O que os zombadores faziam com o grupo?',
          'Como ajudar quem tem dúvida e quem está em perigo?',
          'Que tijolo você quer pôr na sua fé nesta semana?',
        ],
      },
      challenge: 'Quando um amigo tiver uma dúvida, escute sem rir e orem juntos.',
    },
    prayer:
      'Ao Senhor, que pode nos guardar de tropeçar, a glória e o louvor. Conserva-nos no teu amor. Dá-nos tijolo e oração, paciência com quem duvida, pressa com quem se queima, e alegria no dia de te ver. Amém.',
    leader: {
      lost: 'A carta dá vontade de listar hereges. O trecho de hoje começa com mas vós, amados: trate do que nós fazemos.',
      tender:
        'Quem está em dúvida, ou saiu machucado de uma igreja, precisa do versículo 22. Não o trate como inimigo. Arrancar do fogo não é invadir nem obrigar; em perigo de vida, chame ajuda (CVV 188, Ligue 180).',
      differ:
        'Orar no Espírito Santo: uns incluem aqui a oração em línguas; outros entendem toda oração guiada pelo Espírito. Guardar de tropeçar: para uns, garantia de que Deus não perde nenhum dos seus; para outros, promessa a quem se conserva no amor dele. O texto diz as duas coisas: conservai-vos, e ele guarda.',
    },
    comfort:
      'Se hoje você mal se segura, leia só o fim: há quem possa guardar. E ele vai apresentá-lo com alegria, não com bronca.',
    closing: 'Àquele que é poderoso para guardar vocês: boa noite e glória.',
    words: [
      'carta de judas',
      'escarnecedores',
      'ultimo tempo',
      'edifica',
      'santissima fe',
      'orando no espirito',
      'conservai vos no amor',
      'guardai vos no amor',
      'arrancando os do fogo',
      'poderoso para vos guardar',
      'guardar de tropecar',
      'unico sabio deus',
    ],
  },
]
