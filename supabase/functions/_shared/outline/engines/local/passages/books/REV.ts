import type { BookPassages } from '../passage.ts'

export const REVELATION: BookPassages = [
  {
    verses: '1:1-8',
    key: '1:5',
    title: 'Àquele que nos amou',
    theme: 'Jesus, Senhor da história',
    themes: ['esperanca', 'adoracao', 'volta', 'graca'],
    idea: 'Apocalipse não começa com monstros nem datas, e sim com uma bênção e um retrato: Jesus, que nos ama, nos lavou e vem, dentro da história de um Deus que é, que era e que virá.',
    context:
      'Apocalipse quer dizer revelação: tirar o véu. João escreve, da ilha onde está preso, a sete igrejas da Ásia, na atual Turquia, para ser lido em voz alta no culto. Antes de qualquer visão, ele as saúda com graça e paz. Nos versículos seguintes contará onde estava quando viu Jesus.',
    retold: [
      {
        verses: '1:1-3',
        says: 'Deus dá a Jesus Cristo a revelação do que deve acontecer em breve, e um anjo a leva a João. Felizes são os que leem, ouvem e guardam estas palavras.',
      },
      {
        verses: '1:4-6',
        says: 'João saúda as sete igrejas da parte de Deus e de Jesus Cristo, a fiel testemunha, que nos amou, nos lavou em seu sangue e nos fez reis e sacerdotes.',
      },
      {
        verses: '1:7-8',
        says: 'Jesus vem com as nuvens, e todo olho o verá. O Senhor se apresenta como o Alfa e o Ômega, o princípio e o fim.',
      },
    ],
    read: {
      verses: '1:1-8',
      how: 'Como nas primeiras igrejas: um só lê em pé e os outros apenas ouvem, sem acompanhar no papel.',
    },
    observe: [
      {
        ask: 'De quem é a revelação, e por que mãos ela passa até nós?',
        verses: '1:1-2',
        listen: 'De Jesus; Deus, Jesus, anjo, João, servos.',
      },
      {
        ask: 'Quem é chamado de bem-aventurado?',
        verses: '1:3',
        listen: 'Quem lê, quem ouve e guarda.',
      },
      {
        ask: 'Que nomes Jesus recebe, e o que ele fez por nós?',
        verses: '1:5-6',
        listen:
          'Testemunha fiel, primogênito dos mortos, chefe dos reis; amou, lavou, fez reis e sacerdotes.',
      },
      {
        ask: 'Como Deus se apresenta, no fim?',
        verses: '1:8',
        listen: 'Alfa e Ômega; que é, era e virá; Todo-Poderoso.',
      },
    ],
    interpret: [
      {
        ask: 'O livro que mais assusta promete felicidade a quem o lê. O que muda quando se entra nele por essa porta?',
        verses: '1:3-4',
        listen: 'Foi escrito para dar ânimo, graça e paz; não pavor.',
        follow: 'Quem ensinou você a ter medo dele?',
      },
      {
        ask: 'Para igrejas esmagadas por Roma, o que significava ouvir que Jesus é “Chefe dos reis da terra”?',
        verses: '1:5',
        listen: 'César não tem a palavra final; quem morreu e vive está acima.',
      },
      {
        ask: 'Deus diz que é, que era e que virá. Por que não simplesmente: que será?',
        verses: '1:4, 1:8',
        listen: 'Ele não espera no futuro; vem ao encontro.',
      },
    ],
    live: [
      {
        ask: 'Que notícia desta semana fica diferente se a última letra do alfabeto é dele?',
        listen: 'Ômega; sem negar a dor.',
      },
      {
        ask: 'Chefe, banco, governo, remédio: que pequeno rei manda nos seus dias, e como é lembrar quem é chefe dele?',
        listen: 'Proporção, oração, coragem.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Fim do mundo dá visualização. Que pergunta você faria a um vídeo desses, depois de ler estes versículos?',
        listen: 'Onde está Jesus nele? Dá graça e paz?',
        for: ['teens', 'young'],
      },
      {
        ask: 'De que começo seu, o alfa, você agradece, e que fim você quer entregar?',
        listen: 'Vida inteira nas mãos dele.',
        for: ['elderly', 'long-believers', 'mourning'],
      },
      {
        ask: 'Feitos sacerdotes: por quem, na sua casa, você poderia ficar diante de Deus a cada noite?',
        listen: 'Um nome; uma frase.',
        for: ['parents', 'couples', 'singles'],
      },
      {
        ask: 'Das três coisas, nos amou, nos lavou, nos fez, qual soa mais nova para você?',
        listen: 'Não corrija; escute.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que filme ou livro você abandonou por medo, e o que imagina que havia no final?',
        bridge: 'Muita gente abandona o Apocalipse. Ele começa com graça e paz.',
      },
      {
        text: 'Uma palavra com A para o começo do seu ano, outra com Z para o fim que você espera.',
        bridge: 'O texto tem alguém que é a primeira letra e a última.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Puxe devagar uma cortina, ou imagine uma sendo puxada. Repare na luz entrando.',
      bridge: 'Revelação é isso, e quem aparece é Jesus.',
    },
    complete: [
      {
        name: 'De A a Z',
        text: 'Escreva um alfabeto na margem e complete algumas letras com nomes e gestos de Deus na sua história. Comece por A e deixe Z em branco, para ele.',
      },
      {
        name: 'Que é, que era, que virá',
        text: 'Tu eras, quando … . Tu és, hoje, em … . Tu virás a … , e eu espero.',
      },
    ],
    challenges: [
      {
        do: 'Leia ou ouça Apocalipse 1 a 3 de uma vez, em voz alta, com alguém, anotando só o que diz de Jesus.',
        tell: 'quantas coisas anotaram.',
      },
      {
        do: 'Comece uma mensagem por dia com graça e paz, e diga por que deseja isso àquela pessoa.',
        tell: 'a resposta mais inesperada.',
      },
    ],
    children: {
      truth: 'Jesus me ama e é o Senhor de tudo.',
      to7: {
        story:
          'Sete igrejas esperavam carta. Chegou! Um homem ficou de pé e leu bem alto: graça e paz para vocês! Quem mandou foi João, que estava longe, numa ilha. Mas a notícia era de Jesus. A carta dizia: Jesus ama vocês! Ele limpou os nossos pecados. Ele é mais importante que todos os reis da terra. E ele vem! Deus disse: eu sou o A e sou o Z, o começo e o fim. As pessoas estavam com medo. Quando ouviram, o coração ficou quentinho.',
        activity:
          'Façam um grande A e um grande Z. Entre eles, pendurem desenhos da vida de cada um: tudo dentro do cuidado de Deus.',
        questions: ['Quem escreveu a carta?', 'O que ela dizia de Jesus?', 'Que letra é Deus?'],
      },
      to12: {
        story:
          'O irmão do Caíque disse que o último livro da Bíblia só tinha bicho de sete cabeças. O Caíque nem chegava perto daquelas páginas. Um domingo, a professora apagou a luz e leu como se fazia antigamente: uma pessoa de pé, todos ouvindo. Revelação de Jesus Cristo. Feliz quem lê e feliz quem ouve. Graça e paz a vocês! O Caíque estranhou: cadê o monstro? Em vez disso, ouviu que Jesus é a testemunha fiel, o que venceu a morte, o chefe dos reis da terra; que ele nos ama e nos lavou dos pecados. As igrejas que receberam a carta sofriam com um rei malvado e tinham medo. João quis que soubessem quem manda de verdade. E Deus falou: eu sou o Alfa e o Ômega, quer dizer, a primeira letra e a última. O Caíque pensou: então os bichos, se houver, ficam no meio. E o final já tem dono.',
        activity:
          'Escrevam um bilhete de ânimo para alguém com medo, começando com graça e paz e terminando com Jesus ama você.',
        questions: [
          'O que o Caíque esperava ouvir?',
          'O que a carta diz de Jesus?',
          'Que medo cabe entre o A e o Z de Deus?',
        ],
      },
      challenge: 'Diga a alguém: graça e paz! Jesus ama você.',
    },
    prayer:
      'Àquele que nos amou e nos lavou, a glória para sempre! Tu és, tu eras, tu virás. Tira o véu dos nossos olhos e o medo do nosso peito. Governa os que governam. Que quem lê, quem ouve e quem guarda seja feliz. Graça e paz. Amém.',
    leader: {
      lost: 'Alguém vai querer o número da besta já no primeiro encontro. Combine: aqui, primeiro, o retrato de Jesus nos versículos 5 e 6.',
      tender:
        'Há quem tenha sido aterrorizado com fim do mundo na infância e ainda tenha pesadelos. Leve a sério, comece por graça e paz, e não mostre vídeos de medo.',
      differ:
        'Apocalipse é lido de vários modos: como falando sobretudo do tempo de João, da história toda da igreja, do fim ainda por vir, ou em símbolos válidos para sempre. Em breve e o tempo está próximo são entendidos conforme cada um. O centro, em todos, é Cristo.',
    },
    comfort:
      'Você está em algum ponto entre o A e o Z, e não se perdeu. Quem ama está nas duas pontas.',
    closing: 'Graça e paz, da parte de quem é, era e vem.',
    words: [
      'revelacao de jesus cristo',
      'apocalipse',
      'bem aventurado aquele que le',
      'sete igrejas',
      'que e que era e que vira',
      'fiel testemunha',
      'primogenito dos mortos',
      'chefe dos reis',
      'aquele que nos amou',
      'nos lavou',
      'reis e sacerdotes',
      'vem com as nuvens',
      'alfa e o omega',
      'todo poderoso',
    ],
  },
  {
    verses: '1:9-20',
    key: '1:17',
    title: 'A mão direita no ombro',
    theme: 'o Cristo vivo',
    themes: ['ressurreicao', 'medo', 'adoracao', 'esperanca'],
    idea: 'A um preso numa ilha aparece o Senhor vivo, glorioso demais para se aguentar de pé, e ele põe a mão no ombro do amigo: não temas, a morte não tem mais a chave.',
    context:
      'João está em Patmos por ter falado de Jesus, longe das igrejas de que cuidava. Num domingo, ouve uma voz. As figuras vêm dos profetas: roupa de sacerdote, cabelo branco de sabedoria, olhos que veem tudo. Cada uma diz quem Jesus é. Depois vêm as cartas às sete igrejas.',
    retold: [
      {
        verses: '1:9-11',
        says: 'João está na ilha de Patmos, no dia do Senhor, e ouve uma voz como trombeta. Ela manda escrever num livro o que ele vê e enviar às sete igrejas.',
      },
      {
        verses: '1:12-16',
        says: 'João se vira e vê, entre sete castiçais de ouro, alguém semelhante ao Filho do homem, com olhos como fogo e o rosto como o sol.',
      },
      {
        verses: '1:17-20',
        says: 'João cai como morto, e Jesus põe a mão sobre ele: que não tema, pois ele vive para sempre e tem as chaves da morte. Os castiçais são as igrejas.',
      },
    ],
    read: {
      verses: '1:9-20',
      how: 'Leiam de olhos fechados, menos quem lê. No 17, cada um põe a mão no ombro do vizinho, se ele quiser.',
    },
    observe: [
      {
        ask: 'Como João se apresenta, onde está e por quê?',
        verses: '1:9',
        listen: 'Irmão e companheiro na aflição; Patmos; por causa da palavra.',
      },
      {
        ask: 'Ao virar-se, o que ele vê, e no meio de quê?',
        verses: '1:12-13',
        listen: 'Castiçais; um semelhante ao Filho do homem.',
      },
      {
        ask: 'Que comparações usa para os olhos, a voz e o rosto?',
        verses: '1:14-16',
        listen: 'Chama de fogo, muitas águas, sol.',
      },
      {
        ask: 'O que João faz, e o que Jesus faz e diz?',
        verses: '1:17-18',
        listen: 'Cai como morto; mão sobre ele; não temas, eu vivo, tenho as chaves.',
      },
    ],
    interpret: [
      {
        ask: 'Quem comia e ria com os amigos à mesa agora faz João cair aos seus pés. Por que a gente precisa dos dois: o amigo e o Senhor?',
        verses: '1:13-17',
        listen: 'Só amigo vira mascote; só glória vira pavor.',
        follow: 'De qual dos dois você mais se esquece?',
      },
      {
        ask: 'O que consola mais quem está preso: uma explicação ou a mão “direita sobre mim”?',
        verses: '1:17',
        listen: 'Presença antes de respostas.',
      },
      {
        ask: 'Quem tem as chaves decide quem entra e quem sai. O que significa que as da morte estejam com quem morreu e vive?',
        verses: '1:18',
        listen: 'A morte não é dona; não tranca os de Cristo.',
      },
      {
        ask: 'Jesus anda no meio dos castiçais, que são as igrejas. Que notícia é essa para grupos pequenos e perseguidos?',
        verses: '1:12-13, 1:20',
        listen: 'Não está longe; cuida da luz de cada uma.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua Patmos, o lugar onde você não escolheu estar?',
        listen: 'Hospital, desemprego, cidade nova; sem pressa.',
      },
      {
        ask: 'Que porta você teme que a morte feche, e o que muda saber com quem está o chaveiro?',
        listen: 'Exame, idade, guerra; confiança simples.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Se Jesus entrasse na sua live, você o reconheceria por qual destas marcas?',
        listen: 'Luz, voz, mão, feridas; riso e espanto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Onde você deixou Jesus pequeno, do tamanho dos seus planos?',
        listen: 'Talismã, conselheiro; voltar a adorar.',
        for: ['long-believers', 'men', 'women'],
      },
      {
        ask: 'Quem já pôs a mão no seu ombro na hora certa, e como soube que não precisava falar?',
        listen: 'Gestos; repetir.',
        for: ['couples', 'singles', 'parents'],
      },
      {
        ask: 'O que a frase fui morto e eis que vivo acende, ou deixa escuro, em você?',
        listen: 'As duas servem.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já perdeu por causa de uma chave: ônibus, paciência, porta arrombada?',
        bridge: 'Há um chaveiro no texto, e não está com quem a gente pensava.',
      },
      {
        text: 'Quem você só reconheceu pela voz, de costas ou ao telefone?',
        bridge: 'João ouviu uma voz atrás dele e se virou.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha a mão direita no próprio ombro esquerdo e deixe-a pesar um pouco.',
      bridge: 'Um preso sentiu uma mão assim.',
    },
    complete: [
      {
        name: 'Chaveiro',
        text: 'Desenhe três chaves: uma do que me prende, uma do que temo, uma da morte. Escreva em todas o nome de quem as tem.',
      },
      {
        name: 'Não temas, porque',
        text: 'Não temas … (o seu nome), eu sou … . Estive … e agora … . Tenho as chaves de … .',
      },
    ],
    challenges: [
      {
        do: 'Visite ou ligue a alguém que está na sua Patmos, cama, cela, casa vazia, e só diga: não temas, eu vim.',
        tell: 'o que a pessoa contou que se pode contar.',
      },
      {
        do: 'No domingo, antes do culto, leia esta visão em voz alta e fique um minuto calado.',
        tell: 'se o culto foi diferente.',
      },
    ],
    children: {
      truth: 'Jesus está vivo e diz: não tenha medo.',
      to7: {
        story:
          'João era velhinho e estava preso numa ilha, por ter contado de Jesus. Era domingo. Ele tinha saudade dos amigos. De repente, uma voz: parecia trombeta! João se virou. Viu sete luzes e, no meio delas, Jesus! O rosto brilhava como o sol. A voz parecia cachoeira. João ficou tão espantado que caiu no chão. Aí Jesus se abaixou e pôs a mão nele, com carinho: não tenha medo! Eu morri, mas estou vivo para sempre. E as luzes? São as igrejas. Jesus anda no meio delas.',
        activity:
          'Acendam sete luzinhas ou façam sete velas de papel. Um passa entre elas e toca de leve o ombro de cada um: não tenha medo!',
        questions: ['Onde João estava?', 'Quem ele viu?', 'O que Jesus disse com a mão nele?'],
      },
      to12: {
        story:
          'Uma ilha cheia de pedra, o mar em volta e nenhum barco. Mandaram João para lá por falar de Jesus. Era domingo, e ele pensava nas igrejas. Como estarão? Então ouviu uma voz forte atrás dele. Virou-se e viu sete castiçais de ouro e, no meio, alguém como ele nunca tinha visto: roupa comprida, cabelos brancos como a neve, olhos como fogo, voz como muitas águas, rosto como o sol. Era Jesus! João, que tinha sido amigo tão chegado, caiu como morto. E o que faz esse Jesus tão grande? Põe a mão direita nele: não temas. Eu sou o primeiro e o último. Fui morto, mas vivo para sempre, e tenho as chaves da morte. Depois explicou: os castiçais são as igrejas. Quer dizer que ele estava no meio delas! João não estava sozinho na ilha. E elas também não.',
        activity:
          'Façam um chaveiro de papelão com a frase: Jesus tem as chaves. Pendurem na mochila.',
        questions: [
          'Por que João estava na ilha?',
          'Como Jesus tratou o amigo espantado?',
          'Em que lugar você quer lembrar que Jesus vive?',
        ],
      },
      challenge: 'Ponha a mão no ombro de alguém triste: não tenha medo.',
    },
    prayer:
      'Primeiro e último, tu vives! Diante de ti a gente se cala e cai. Põe a mão direita nos presos, nos doentes, nos que esperam resultado. Anda no meio das nossas igrejas fracas. E guarda tu as chaves, que tanto medo nos deram. Amém.',
    leader: {
      lost: 'Cada detalhe da visão vira adivinhação. São retratos de quem Jesus é; escolha um ou dois e chegue à mão do 17.',
      tender:
        'Toque é bom para uns e difícil para quem foi ferido: só com licença. Quem está com medo da morte precisa de presença; se fala em morrer, fique e ligue 188 (CVV).',
      differ:
        'Os anjos das igrejas são para uns seres celestes e para outros mensageiros ou pastores; o próprio texto admite os dois. Não muda o recado.',
    },
    comfort:
      'Na ilha em que você está, ele já chegou. Não veio de longe: estava no meio. Sinta o peso da mão.',
    closing: 'Não temas: ele vive, e as chaves são dele.',
    words: [
      'patmos',
      'sete casticais',
      'castical',
      'filho do homem',
      'chaves',
      'chaves da morte',
      'primeiro e o ultimo',
      'nao temas',
      'eis que eu vivo',
      'fui morto',
      'dia do senhor',
      'muitas aguas',
      'sete estrelas',
      'mao direita',
      'trombeta',
    ],
  },
  {
    verses: '2:1-7',
    key: '2:4',
    title: 'O primeiro amor',
    theme: 'voltar ao primeiro amor',
    themes: ['arrependimento', 'fidelidade', 'servico', 'adoracao'],
    idea: 'Dá para trabalhar, aguentar e ter a doutrina certa e ter deixado o amor pelo caminho; Jesus, que anda no meio das igrejas, chama de volta antes que a luz se apague.',
    context:
      'João, preso na ilha de Patmos, recebe cartas de Jesus para sete igrejas. A primeira é a de Éfeso, cidade grande e rica, de igreja ativa, que expulsara falsos apóstolos. Os castiçais são as igrejas, e Jesus anda entre eles. O elogio é verdadeiro. O porém, também.',
    retold: [
      {
        verses: '2:1-3',
        says: 'Jesus diz à igreja de Éfeso que conhece o seu trabalho e a sua paciência. Ela não tolera os maus e sofreu pelo nome dele sem se cansar.',
      },
      {
        verses: '2:4-5',
        says: 'Jesus tem, porém, algo contra a igreja: ela deixou o primeiro amor. Pede que lembre de onde caiu e volte às primeiras obras, ou perderá o seu castiçal.',
      },
      {
        verses: '2:6-7',
        says: 'A igreja odeia as obras dos nicolaítas, como Jesus odeia. Quem vencer comerá da árvore da vida, no paraíso de Deus.',
      },
    ],
    read: {
      verses: '2:1-7',
      how: 'Acendam uma vela. Quem lê o 4 põe a mão em volta da chama, como quem protege; ela fica acesa até o fim.',
    },
    observe: [
      {
        ask: 'Onde Jesus está e por onde anda?',
        verses: '2:1',
        listen: 'Tem as estrelas na mão direita; anda no meio dos castiçais.',
      },
      {
        ask: 'O que ele elogia nesta igreja?',
        verses: '2:2-3, 2:6',
        listen: 'Obras, trabalho, paciência, provar falsos, não se cansar.',
      },
      {
        ask: 'Qual é o único porém, e quais são os três passos do conserto?',
        verses: '2:4-5',
        listen: 'Deixou o primeiro amor; lembrar, arrepender-se, fazer as primeiras obras.',
      },
      {
        ask: 'O que é prometido ao que vencer?',
        verses: '2:7',
        listen: 'Comer da árvore da vida.',
      },
    ],
    interpret: [
      {
        ask: 'O que fica no lugar do amor em quem não se cansou de trabalhar e já o deixou?',
        verses: '2:3-4',
        listen: 'Hábito, dever, fama, medo; o motor segue sem o dono.',
        follow: 'Por que os de fora demoram a notar?',
      },
      {
        ask: 'Jesus manda voltar às primeiras obras, e não aos primeiros sentimentos. Que sabedoria há nisso?',
        verses: '2:5',
        listen: 'Gesto se pode retomar hoje; o afeto costuma vir atrás.',
      },
      {
        ask: 'Éfeso era boa em descobrir mentirosos. Que risco corre um amor que vira só vigilância?',
        verses: '2:2, 2:4, 2:6',
        listen: 'Fica-se contra muita coisa e esquece-se a favor de quem.',
      },
    ],
    live: [
      {
        ask: 'O que você fazia com gosto, nos primeiros tempos com Deus, e hoje faz no piloto automático?',
        listen: 'Cantar, servir, ler; saudade é bom sinal.',
      },
      {
        ask: 'No seu serviço na igreja, qual foi a última vez em que você teve alegria, e não só escala?',
        listen: 'Talvez seja hora de parar um pouco.',
        for: ['long-believers', 'adults', 'women'],
      },
      {
        ask: 'Casal: que primeira obra de vocês, bilhete, passeio, conversa na calçada, caberia nesta sexta?',
        listen: 'Repetir o gesto; rir.',
        for: ['couples'],
      },
      {
        ask: 'Depois do acampamento o fogo baixa. O que mantém a brasa em dia de prova e tédio?',
        listen: 'Pouco, todo dia, com alguém.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você que está no começo: o que faz agora por amor, que gostaria de nunca perder?',
        listen: 'Os velhos ouvem e aprendem.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Lembra de onde caíste, diz a carta. Em que curva da estrada o seu amor foi ficando?',
        listen: 'Perda, mágoa, pressa, trabalho demais.',
        for: ['men', 'elderly', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a loucura mais bonita ou mais ridícula que você já fez no começo de uma paixão?',
        bridge: 'Jesus tem saudade das primeiras obras. É sobre isso esta carta.',
      },
      {
        text: 'O que na sua casa funciona no automático há tanto tempo que ninguém lembra quem ligou?',
        bridge: 'A igreja de Éfeso funcionava assim, e muito bem.',
        for: ['adults', 'parents', 'young'],
      },
    ],
    quiet: {
      text: 'Lembre-se de um lugar onde você se sentiu perto de Deus pela primeira vez. O cheiro, a luz, quem estava.',
      bridge: 'Lembra-te, diz Jesus. É o primeiro passo.',
    },
    complete: [
      {
        name: 'Lembra, volta, faz',
        text: 'Lembro-me de quando … . O amor foi ficando quando … . A primeira obra que vou refazer é … , no dia … .',
      },
      {
        name: 'Carta a Éfeso, carta a mim',
        text: 'Escreva como Jesus escreveria: Conheço as tuas … . Não te cansaste de … . Porém … . Volta: eu te espero em … .',
      },
    ],
    challenges: [
      {
        do: 'Refaça uma primeira obra: o canto no quarto, a visita, a caderneta de oração, o banco da praça onde você orava.',
        tell: 'o que estava lá, à espera.',
      },
      {
        do: 'Tire uma tarefa da igreja da sua lista nesta semana e dê o tempo a Jesus, sem fazer nada de útil.',
        tell: 'se deu culpa, e depois o quê.',
      },
    ],
    children: {
      truth: 'Jesus quer que eu faça tudo com amor.',
      to7: {
        story:
          'A Lara fez um desenho para a mamãe, com muito amor: coração, flor, sol. No outro dia fez outro. E outro. Depois começou a fazer correndo: risco, risco, toma! Nem olhava. A mamãe guardou o desenho e disse: está bonito, filha, mas eu sinto falta do seu abraço junto. A Lara largou o lápis e abraçou bem forte. Jesus mandou um recado assim a uma igreja: vocês trabalham muito, que bom! Mas sinto falta do amor do começo. Voltem a fazer como no primeiro dia!',
        activity:
          'Façam um desenho bem devagar para alguém e entreguem com um abraço de dez segundos.',
        questions: [
          'Do que a mamãe sentia falta?',
          'Que recado Jesus mandou?',
          'O que você vai fazer com amor?',
        ],
      },
      to12: {
        story:
          'O time do Rui ganhava tudo. Treino todo dia, apito, tabela. Mas ninguém ria mais. Uma tarde o técnico trouxe um vídeo de três anos antes: campinho de terra, chuteira emprestada, todo mundo gargalhando na lama. Vocês lembram por que começaram?, perguntou. Jesus mandou uma carta assim à igreja de Éfeso. Começou elogiando: eu conheço o teu trabalho, a tua paciência; não te cansaste. Ela fazia tudo certo! Mas faltava uma coisa: deixaste o teu primeiro amor. Jesus não rasgou a igreja. Ele andava no meio dela, com cuidado, como quem cuida de uma luz para não apagar. E ensinou o caminho: lembra de como era, volta atrás, e faz de novo o que fazias no começo. O técnico guardou a tabela. Hoje não tem treino, disse. Tem pelada. Começou a chover. Ninguém foi embora.',
        activity:
          'Cada um escreve uma coisa que gostava de fazer com Deus quando era menor e combina de fazer de novo nesta semana.',
        questions: [
          'O que faltava ao time?',
          'O que Jesus elogiou e do que sentiu falta?',
          'Que primeira obra você vai refazer?',
        ],
      },
      challenge: 'Faça hoje uma coisa para Deus bem devagar e com amor.',
    },
    prayer:
      'Jesus, que andas no meio de nós, tu conheces o trabalho e conheces o vazio. Lembra-nos do começo. Perdoa o serviço sem amor e o zelo sem ternura. Guarda a nossa luz com a tua mão e dá de comer da árvore da vida. Amém.',
    leader: {
      lost: 'Querem saber quem eram os nicolaítas, de que pouco se sabe. E o amor vira só emoção. Fique nos três verbos do 5.',
      tender:
        'Quem está esgotado ou deprimido não sente nada, e pode achar que Jesus o acusa. Diga que cansaço não é desamor; o remédio pode ser parar, dormir, procurar ajuda.',
      differ:
        'O primeiro amor é, para uns, o amor a Jesus; para outros, o amor entre os irmãos; é provável que seja um com o outro. Tirar o castiçal fala da igreja como luz naquele lugar; não é preciso decidir daí sobre a salvação de cada um.',
    },
    comfort:
      'Ele conhece o seu trabalho, e disse primeiro isso. O que sente em seguida não é raiva: é saudade de você.',
    closing: 'Lembre, volte, faça de novo: ele está no meio.',
    words: [
      'efeso',
      'primeiro amor',
      'deixaste o teu primeiro amor',
      'primeiras obras',
      'lembra te de onde',
      'arrepende te',
      'castical',
      'candeeiro',
      'nicolaitas',
      'arvore da vida',
      'conheco as tuas obras',
      'igreja de efeso',
      'sete igrejas',
    ],
  },
  {
    verses: '2:8-11',
    key: '2:10',
    title: 'Fiel até o fim',
    theme: 'a fidelidade na aflição',
    themes: ['fidelidade', 'sofrimento', 'medo', 'esperanca'],
    idea: 'À igreja pobre e perseguida, Jesus não promete atalho: diz que conhece, que ela é rica, que o sofrimento tem conta certa, e que ele, que morreu e vive, dará a coroa da vida.',
    context:
      'Esmirna era uma cidade bela e leal a Roma, e quem não adorava o imperador perdia trabalho e podia ser preso. Havia também acusações da parte de alguns vizinhos da sinagoga. É a segunda das sete cartas, a mais curta, e a Esmirna Jesus não faz nenhuma crítica.',
    retold: [
      {
        verses: '2:8-9',
        says: 'Jesus, que foi morto e vive, fala à igreja de Esmirna. Conhece a aflição e a pobreza dela, diz que é rica e sabe das ofensas que ela sofre.',
      },
      {
        verses: '2:10-11',
        says: 'Jesus pede à igreja que não tema a prisão nem a aflição que virá por dez dias. Quem for fiel até a morte receberá a coroa da vida.',
      },
    ],
    read: {
      verses: '2:8-11',
      how: 'Leiam como carta de alguém que ama: um só, sem pressa, com pausa depois de mas tu és rico.',
    },
    observe: [
      {
        ask: 'Como Jesus se apresenta a estas pessoas?',
        verses: '2:8',
        listen: 'Primeiro e último, que foi morto e vive.',
      },
      {
        ask: 'O que ele conhece delas, e o que acrescenta entre parênteses?',
        verses: '2:9',
        listen: 'Obras, aflição, pobreza; mas tu és rico.',
      },
      {
        ask: 'O que vai acontecer, por quanto tempo, e o que se pede?',
        verses: '2:10',
        listen: 'Prisão, dez dias; não temer, ser fiel até a morte.',
      },
      {
        ask: 'O que recebem o fiel e o que vence?',
        verses: '2:10-11',
        listen: 'Coroa da vida; a segunda morte não lhe faz mal.',
      },
    ],
    interpret: [
      {
        ask: 'Ele podia ter se apresentado como poderoso ou juiz. Por que, para Esmirna, “que foi morto, e vive”?',
        verses: '2:8',
        listen: 'Passou por onde eles vão passar; e há outro lado.',
      },
      {
        ask: 'Pobre aos olhos da cidade, rico aos olhos de Jesus. Que riqueza ele enxerga?',
        verses: '2:9',
        listen: 'Fé, amor, fidelidade; o que ninguém confisca.',
        follow: 'O que a nossa cidade chama de rico que ele não chamaria?',
      },
      {
        ask: 'Dez dias: um tempo com começo e fim. O que muda na dor saber que tem conta?',
        verses: '2:10',
        listen: 'Não é infinita nem está solta; Deus põe limite.',
      },
    ],
    live: [
      {
        ask: 'Eu conheço, diz Jesus. Que coisa sua você precisa que alguém conheça sem ter de explicar?',
        listen: 'Pode só dizer: há uma.',
      },
      {
        ask: 'O que a fidelidade já custou no bolso, e que riqueza veio por outro lado?',
        listen: 'Emprego, negócio, favor negado.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Ser fiel quando ninguém vê, no celular, na prova, no namoro: o que ajuda a passar só este dia?',
        listen: 'Dez dias por vez; alguém junto.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que cristão sofrido vocês admiram, e o que ele tem que vocês gostariam de ter?',
        listen: 'Nomes; gratidão; talvez visita.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Depois de tantos anos, o que quer dizer para você chegar fiel?',
        listen: 'Não sem quedas; ainda dele.',
        for: ['elderly'],
      },
      {
        ask: 'Seria mais fácil crer num Jesus que tira da dor. O que você acha de um que atravessa junto?',
        listen: 'Ouça a decepção.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o período mais comprido de dez dias da sua vida: quarentena, obra, visita, dieta?',
        bridge: 'Jesus fala a uma igreja de uma aflição de dez dias.',
      },
      {
        text: 'Que coisa não vale um real e deixa você rico?',
        bridge: 'Mas tu és rico, disse Jesus a gente muito pobre.',
        for: ['adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Ponha a mão aberta sobre a cabeça, leve, como uma coroa. Fique assim alguns segundos.',
      bridge: 'Há uma coroa da vida nesta carta.',
    },
    complete: [
      {
        name: 'Entre parênteses',
        text: 'Eu conheço a tua … e a tua … (mas tu és …). Complete como Jesus diria a você.',
      },
      {
        name: 'Dez quadradinhos',
        text: 'Faça dez quadrados para os próximos dez dias difíceis. Escreva em cada um: fiel hoje. Marque um de cada vez.',
      },
    ],
    challenges: [
      {
        do: 'Informe-se sobre uma igreja perseguida e ore por ela dez dias seguidos, sempre na mesma hora.',
        tell: 'o nome do lugar e o que aprendeu.',
      },
      {
        do: 'Diga a alguém que anda se achando pobre e pequeno que riqueza você vê nele.',
        tell: 'como ficou o rosto da pessoa.',
      },
    ],
    children: {
      truth: 'Jesus me conhece e fica comigo até o fim.',
      to7: {
        story:
          'Havia uma igreja pequena na cidade de Esmirna. As pessoas tinham pouquinho dinheiro. Algumas perderam o trabalho porque amavam Jesus. Elas estavam com medo. Aí chegou uma carta. Era de Jesus! A carta dizia: eu conheço vocês. Eu sei que está difícil. Vocês acham que são pobres, mas são ricos! São ricos de amor e de fé. Não tenham medo. Eu fico junto, e isso vai passar. Continuem meus amigos até o fim, e eu vou dar a vocês a coroa da vida!',
        activity:
          'Façam coroas de papel e escrevam: Jesus me conhece. Coroem uns aos outros, dizendo uma riqueza que cada um tem por dentro.',
        questions: [
          'O que faltava às pessoas de Esmirna?',
          'De que eram ricas?',
          'O que Jesus vai dar?',
        ],
      },
      to12: {
        story:
          'O pai da Kelly perdeu o emprego por não querer assinar uma nota falsa. Em casa trocaram a carne por ovo, e a Kelly ouviu na escola: seu pai foi bobo. Ela chegou brava. O pai abriu a Bíblia numa carta que Jesus mandou a uma igreja chamada Esmirna. Eram cristãos pobres, e alguns iam ser presos por causa da fé. Jesus disse: eu conheço a aflição e a pobreza de vocês. Mas vocês são ricos! Ele disse também que não tivessem medo e que a prova ia durar dez dias, quer dizer, tinha fim. E assinou: aquele que morreu e vive. Ele já passou por isso, filha, disse o pai, e está do outro lado com uma coroa. A Kelly olhou o ovo, a mesa, o pai com a consciência limpa. Somos ricos de quê?, perguntou. Vamos contar, disse ele. E a lista não coube num papel só.',
        activity:
          'Façam uma carteira de papel e encham-na de notas onde se escreve uma riqueza que ninguém pode tirar.',
        questions: [
          'O que o pai da Kelly não quis fazer?',
          'Por que Jesus diz que os pobres de Esmirna são ricos?',
          'Em que você quer ser fiel nesta semana?',
        ],
      },
      challenge: 'Faça o certo uma vez, mesmo que custe, e conte a Jesus.',
    },
    prayer:
      'Tu, que morreste e vives, conheces a aflição de cada um aqui. Chamas de rico quem o mundo esqueceu. Fica com os presos e os perseguidos. Conta tu os dias, e dá força para o de hoje. Guarda-nos fiéis, até a coroa. Amém.',
    leader: {
      lost: 'A frase sobre a sinagoga já serviu a ódio contra judeus: João e Jesus eram judeus, e a carta fala de um conflito daquela cidade. Diga isso e siga para o 10.',
      tender:
        'Fiel até a morte não é ficar em casa violenta, nem largar remédio, nem desejar morrer. Se alguém ouvir assim, converse a sós: Ligue 180; CVV 188.',
      differ:
        'Os dez dias são lidos como tempo curto e limitado, ou como perseguições históricas. Sobre a segunda morte, citada aqui, há diferenças entre os cristãos; a promessa ao fiel é a mesma.',
    },
    comfort:
      'Ele não diz: eu explico. Diz: eu conheço. E põe, no meio da sua pobreza, um parêntese que ninguém apaga: mas tu és rico.',
    closing: 'Não temas. Ele conhece, ele conta os dias, ele vive.',
    words: [
      'esmirna',
      'fiel ate a morte',
      'coroa da vida',
      'mas tu es rico',
      'tribulacao de dez dias',
      'dez dias',
      'aflicao e pobreza',
      'nada temas',
      'segunda morte',
      'foi morto e vive',
      'igreja perseguida',
      'pobreza',
      'sinagoga',
    ],
  },
  {
    verses: '2:12-17',
    key: '2:17',
    title: 'Uma pedrinha com o seu nome',
    theme: 'a fidelidade onde é difícil',
    themes: ['fidelidade', 'identidade', 'tentacao', 'arrependimento'],
    idea: 'Jesus sabe onde moramos e vê quem não nega o seu nome; por isso chama de volta quem foi se misturando, e promete alimento e um nome que ninguém tira.',
    context:
      'É a terceira das sete cartas que João, exilado, recebe do Cristo ressuscitado. Pérgamo era cidade de templos enormes e de culto ao imperador: não participar custava amigos, negócios e até a vida. Balaão é um personagem do livro de Números; sem conseguir amaldiçoar Israel, ensinou como fazê-lo tropeçar.',
    retold: [
      {
        verses: '2:12-13',
        says: 'Jesus, que tem a espada de dois fios, diz à igreja de Pérgamo que sabe onde ela mora. Ela não negou a fé, nem quando mataram Antipas.',
      },
      {
        verses: '2:14-16',
        says: 'Jesus reprova, porém, que alguns ali sigam a doutrina de Balaão, que levou Israel a comer do sacrifício dos ídolos. Chama a igreja a se arrepender.',
      },
      {
        verses: '2:17',
        says: 'A quem vencer, Jesus dará do maná escondido e uma pedrinha branca, com um nome novo que só conhece quem o recebe.',
      },
    ],
    read: {
      verses: '2:12-17',
      how: 'Um lê como carta chegando de longe. Depois do 13, pausa para respirar; depois do 16, outra. O 17, todos.',
    },
    observe: [
      {
        ask: 'O que Jesus conhece sobre o endereço dessa igreja?',
        verses: '2:13',
        listen: 'Mora onde está o trono de Satanás; e ali não negou a fé.',
      },
      {
        ask: 'Quem é chamado de fiel testemunha, e o que lhe aconteceu?',
        verses: '2:13',
        listen: 'Antipas; foi morto entre eles.',
      },
      {
        ask: 'Que problema havia, e com que personagem antigo é comparado?',
        verses: '2:14-15',
        listen: 'Ensino como o de Balaão: comida de ídolos e pecado sexual; nicolaítas.',
      },
      {
        ask: 'Que dois presentes são prometidos, e o que há de secreto neles?',
        verses: '2:17',
        listen: 'Maná escondido; pedrinha branca com nome que só quem recebe conhece.',
      },
    ],
    interpret: [
      {
        ask: 'Aguentaram a perseguição e cederam na mesa. Por que às vezes se resiste ao ataque e se cai no convite?',
        verses: '2:13-14',
        listen: 'O inimigo de fora une; o de dentro vem sorrindo, aos poucos.',
        follow: 'Que convite é mais perigoso para nós que um ataque?',
      },
      {
        ask: 'O que significa para uma igreja pequena ouvir: eu conheço “onde habitas”?',
        verses: '2:13',
        listen: 'Ele não cobra de longe; sabe o peso do lugar.',
      },
      {
        ask: 'Jesus vem com “a espada de minha boca”, e não com outra arma. Contra o que ela serve?',
        verses: '2:12, 2:16',
        listen: 'Contra a mentira; é a palavra dele que separa o certo do errado.',
      },
      {
        ask: 'Para quem deixava de comer nos banquetes da cidade, por que prometer justamente comida e um convite com nome?',
        verses: '2:14, 2:17',
        listen: 'Ele repõe o que custou: mesa melhor e pertencimento.',
      },
    ],
    live: [
      {
        ask: 'Onde você mora ou trabalha, o que torna difícil ser de Jesus sem se esconder?',
        listen: 'Ouça sem achar pouco. Jesus disse: eu conheço.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Para não ficar de fora do rolê, o que a gente acaba engolindo que não queria?',
        listen: 'Bebida, zoeira, sexo, mentira. Sem bronca; pergunte o que custa dizer não.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Que pequena concessão entrou na nossa igreja ou na nossa casa e já tem cadeira cativa?',
        listen: 'Nomes de práticas, não de pessoas.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'Que apelido ou rótulo lhe deram, e que nome você gostaria de ler na pedrinha?',
        listen: 'Pode ficar em segredo: no texto também fica.',
        for: ['adults', 'new-believers', 'couples'],
      },
      {
        ask: 'Se Jesus lhe escrevesse sabendo o seu endereço, o que você esperaria ouvir primeiro?',
        listen: 'Muitos esperam bronca; a carta começa por reconhecer.',
        for: ['visitors'],
      },
      {
        ask: 'Antipas só aparece aqui, numa linha. Que pessoa fiel e pouco lembrada você quer lembrar hoje?',
        listen: 'Digam o nome em voz alta.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido de infância só a sua família conhece? Quem tiver coragem, conta a origem.',
        bridge: 'O texto fala de um nome que só duas pessoas conhecem: quem dá e quem recebe.',
      },
      {
        text: 'Pulseira, ingresso, senha ou lista na porta: qual foi a entrada mais difícil que você já conseguiu?',
        bridge: 'Estudiosos dizem que pedrinhas podiam servir de convite. Jesus promete uma.',
        for: ['young', 'adults', 'singles'],
      },
    ],
    quiet: {
      text: 'Procure uma pedrinha no quintal, no vaso ou na rua. Feche a mão nela.',
      bridge: 'Leia até o fim e imagine um nome escrito do lado de dentro.',
    },
    complete: [
      {
        name: 'Carta com endereço',
        text: 'Escreva como se fosse Jesus: eu sei que você mora em …, onde é difícil … . Vi quando você não negou … . Tenho contra você … . Volte. Ao que vencer darei … .',
      },
      {
        name: 'Mesa examinada',
        text: 'Faça uma lista do que você tem consumido: conversa, tela, comida, aposta, notícia. Ao lado: me alimenta, me mistura, me custa. Marque uma para mudar.',
      },
    ],
    challenges: [
      {
        do: 'Recuse com gentileza, nesta semana, um convite que faz você negar o que crê, e faça outro convite no lugar.',
        tell: 'qual foi o convite que você fez.',
      },
      {
        do: 'Dê a alguém uma pedrinha clara com uma palavra boa e verdadeira sobre quem essa pessoa é.',
        tell: 'a palavra, e o rosto de quem leu.',
      },
    ],
    children: {
      truth: 'Jesus sabe onde eu moro e me dá um nome.',
      to7: {
        story:
          'João recebeu uma carta de Jesus para uma igreja. Jesus dizia: eu sei onde vocês moram! Aí é difícil. Muita gente quer que vocês se esqueçam de mim. Mas vocês continuam meus amigos. Que bom! Só que alguns estão fazendo coisas erradas, para ficar igual aos outros. Voltem para mim! Eu tenho um presente. Vou dar uma comida do céu e uma pedrinha branca, e nela vou escrever um nome novo, um segredo meu e de vocês. As crianças daquela igreja devem ter pensado: que nome será o meu?',
        activity:
          'Pintem de branco uma pedrinha ou um pedaço de papelão e desenhem nela um coração. Um adulto diz no ouvido de cada criança uma palavra carinhosa.',
        questions: [
          'O que Jesus sabia sobre aquela igreja?',
          'O que estava escrito na pedrinha?',
          'Que palavra boa você ouviu no ouvido?',
        ],
      },
      to12: {
        story:
          'Como seria morar numa cidade em que todos se curvam diante de estátuas e ficam bravos com quem não se curva? Assim era Pérgamo. Jesus mandou uma carta para a igreja de lá. Eu conheço o lugar em que vocês moram, disse; sei que é difícil. E vocês não negaram o meu nome, nem quando Antipas, meu amigo fiel, perdeu a vida. Mas há uma coisa errada. Alguns estão ensinando que tudo bem se misturar com o que é mau, para agradar a turma. Antigamente, Balaão fez isso com Israel. Mudem de caminho! E terminou com uma promessa bonita: quem vencer vai comer do maná escondido e receber uma pedrinha branca com um nome novo, que só quem recebe conhece. Ninguém vai poder tirar esse nome.',
        activity:
          'Façam dois cartões: um convite que vale a pena aceitar e um que vale a pena recusar. Ensaiem, em dupla, uma recusa educada e firme.',
        questions: [
          'Por que era difícil viver em Pérgamo?',
          'O que alguns estavam fazendo para agradar a turma?',
          'Em que hora é difícil para você não imitar o errado?',
        ],
      },
      challenge:
        'Quando quiserem que você faça algo errado, diga não e chame para outra brincadeira.',
    },
    prayer:
      'Senhor, tu sabes onde moramos. Obrigado por ver quando não te negamos. Com a tua palavra, separa em nós o que foi se misturando. Alimenta-nos de ti e guarda o nosso nome na tua mão. Amém.',
    leader: {
      lost: 'Trono de Satanás e nicolaítas rendem curiosidade sem fim. Diga em uma frase que era uma cidade hostil e um ensino que liberava tudo, e siga.',
      tender:
        'Quem já foi traído, ou vive culpa na área sexual, pode se encolher. Fale do arrependimento como porta, em particular. Quem sofreu violência sexual não é quem o texto repreende.',
      differ:
        'Sobre a pedrinha branca há várias explicações (voto de absolvição, senha de festa, amuleto trocado); nenhuma é certa. As sete cartas são lidas por todos como palavra às igrejas daquele tempo e de hoje; alguns veem nelas também épocas da história.',
    },
    comfort:
      'Ele conhece onde você habita: o andar, a rua, o barulho, o que se passa lá dentro. E começou a carta por aí.',
    closing: 'Há um nome guardado. Ninguém o apaga.',
    words: [
      'pergamo',
      'trono de satanas',
      'antipas',
      'balaao',
      'balaque',
      'nicolaitas',
      'mana escondido',
      'pedrinha branca',
      'pedra branca',
      'novo nome',
      'espada de dois',
      'apocalipse',
    ],
  },
  {
    verses: '2:18-29',
    key: '2:25',
    title: 'Amor que cresce e limites que faltam',
    theme: 'amor com discernimento',
    themes: ['fidelidade', 'arrependimento', 'santidade', 'esperanca'],
    idea: 'Jesus vê o amor que cresceu em Tiatira e também o mal que ela deixou entrar; dá tempo para arrepender-se e pede só isto aos fiéis: segurem o que têm até que eu venha.',
    context:
      'É a quarta carta de Apocalipse, para Tiatira, cidade de oficinas e tintureiros. Cada ofício tinha a sua associação, com banquetes em honra de um deus: faltar podia custar o emprego. Jezabel lembra a rainha que levou Israel aos ídolos (1 Reis). No trecho de 21 a 23, Jesus avisa que dará a paga a ela e aos que a seguem, se não se arrependerem.',
    retold: [
      {
        verses: '2:18-19',
        says: 'O Filho de Deus diz à igreja de Tiatira que conhece o seu amor, o seu serviço e a sua fé. As últimas obras são mais do que as primeiras.',
      },
      {
        verses: '2:20-23',
        says: 'O Filho de Deus reprova a igreja por deixar Jezabel enganar os servos dele. Deu tempo, ela não se arrependeu, e cada um receberá segundo as suas obras.',
      },
      {
        verses: '2:24-29',
        says: 'Aos outros de Tiatira, Jesus não dá outra carga: devem guardar o que já têm até a vinda dele. Quem vencer terá autoridade sobre as nações e a estrela da manhã.',
      },
    ],
    read: {
      verses: '2:18-29',
      how: 'Uma pessoa lê como quem entrega notícia séria, sem gritar. O 19 e o 25, duas vezes cada.',
    },
    observe: [
      {
        ask: 'Como Jesus se apresenta, e o que os olhos dele têm a ver com o que ele dirá?',
        verses: '2:18, 2:23',
        listen: 'Filho de Deus, olhos como fogo; investiga rins e corações.',
      },
      {
        ask: 'Que coisas boas ele vê, e em que direção elas vão?',
        verses: '2:19',
        listen: 'Amor, serviço, fé, paciência; as últimas mais que as primeiras.',
      },
      {
        ask: 'O que exatamente ele tem contra eles? Procurem o verbo da igreja e o verbo da mulher.',
        verses: '2:20',
        listen: 'A igreja deixa; ela ensina e engana os servos dele.',
      },
      {
        ask: 'O que ele pede aos que não seguiram esse ensino, e o que promete ao que vencer?',
        verses: '2:24-28',
        listen: 'Nenhuma outra carga; reter o que têm; autoridade e a estrela da manhã.',
      },
    ],
    interpret: [
      {
        ask: 'Como pode uma igreja crescer em amor e, ao mesmo tempo, tolerar quem faz mal a ela?',
        verses: '2:19-20',
        listen: 'Amor com medo de conflito; bondade sem discernimento.',
        follow: 'Que diferença há entre paciência e deixar pra lá?',
      },
      {
        ask: 'Antes do castigo, o texto fala em tempo dado para arrepender-se. O que isso revela do juiz?',
        verses: '2:21-22',
        listen: 'Não tem pressa de punir; até o aviso duro ainda tem um se.',
      },
      {
        ask: 'Jesus diz “não porei outra carga sobre vós”. Por que isso seria alívio para os fiéis de Tiatira?',
        verses: '2:24-25',
        listen: 'Já carregavam muito; ele não inventa exigências novas.',
      },
      {
        ask: 'Por que a estrela da manhã, que aparece ainda no escuro, combina com quem precisa aguentar?',
        verses: '2:25, 2:28',
        listen: 'Anuncia o dia antes de clarear; no fim do livro Jesus dá a si mesmo esse nome.',
      },
    ],
    live: [
      {
        ask: 'Em que o seu amor de hoje é maior do que no começo, e quem poderia confirmar?',
        listen: 'Jesus começou por aí; comecem também.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'Que voz você segue porque parece profunda e cheia de segredo, e que fruto ela deixa?',
        listen: 'Canal, mentor, amigo. Olhar o fruto e a liberdade que fica.',
        for: ['young', 'teens'],
      },
      {
        ask: 'No trabalho, que banquete você aceitaria para não perder o lugar, e onde fica a sua linha?',
        listen: 'Propina, mentira, silêncio. Sem heroísmo fácil: custa caro.',
        for: ['men', 'women', 'singles', 'adults'],
      },
      {
        ask: 'Que limite precisa existir em casa, e anda faltando por medo de desagradar?',
        listen: 'Um limite, dito com amor e mantido.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Na igreja já lhe puseram cargas que Jesus não pôs. Como soa ouvir que ele não põe outra?',
        listen: 'Acolha a queixa. Não defenda a instituição.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você quer segurar com as duas mãos até que ele venha?',
        listen: 'Pode ser uma fé pequena, um nome, uma promessa.',
        for: ['mourning', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que regra da sua casa todo mundo quebrava e ninguém dizia nada?',
        bridge: 'Em Tiatira havia uma coisa assim, só que fazia estrago.',
      },
      {
        text: 'Você é de madrugar ou de virar a noite? Conte um amanhecer que não esquece.',
        bridge: 'Jesus termina esta carta prometendo a estrela da manhã.',
        for: ['young', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Feche bem a mão em torno de uma chave ou moeda e solte só no fim da leitura.',
      bridge: 'A palavra da noite é reter. Veja o que vale a pena segurar.',
    },
    complete: [
      {
        name: 'Boletim ao contrário',
        text: 'Dê a você mesmo um antes e um agora: no amor, antes … , agora … . No serviço, … . Na fé, … . Na paciência, … . Agradeça pelo que cresceu.',
      },
      {
        name: 'Deixar ou reter',
        text: 'Faça duas colunas. Tenho deixado entrar: … . Quero reter até que ele venha: … . Uma conversa que preciso ter: com …, no dia … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha em prática um limite que você vem adiando, com uma frase clara e sem raiva.',
        tell: 'como foi manter a frase no segundo dia.',
      },
      {
        do: 'Levante-se uma vez antes de clarear, procure a estrela da manhã e ore por quem atravessa uma noite comprida.',
        tell: 'o que se vê dali.',
      },
    ],
    children: {
      truth: 'Jesus vê o meu amor e me ajuda a ser fiel.',
      to7: {
        story:
          'Jesus mandou uma carta para a igreja de Tiatira. Ele disse: eu vejo o amor de vocês! Está crescendo, como uma plantinha. Vocês ajudam, têm fé e paciência. Que lindo! Mas tem uma coisa errada: alguém está ensinando mentiras, e vocês estão deixando. Isso machuca os meus amigos! Eu esperei ela mudar, mas ela não quis. Vocês, que estão comigo, segurem firme o que têm, até eu voltar. E eu vou dar a vocês a estrela da manhã, aquela que brilha bem cedinho e avisa: o dia já vem!',
        activity:
          'Façam uma estrela de papel brilhante. De mãos bem fechadas nela, andem pela sala enquanto cantam; no fim, pendurem na janela.',
        questions: [
          'O que estava crescendo como plantinha?',
          'O que Jesus pediu para segurar?',
          'O que a estrela da manhã avisa?',
        ],
      },
      to12: {
        story:
          'Em Tiatira, quem trabalhava com tecido, couro ou metal fazia parte de um clube da profissão. Só que nas festas do clube se adorava um falso deus. E se você não fosse? Podia ficar sem trabalho. Uma mulher da igreja dizia: podem ir, não tem problema! Jesus, que tem olhos como fogo e vê o coração, escreveu. Primeiro elogiou: conheço o amor, o serviço, a fé e a paciência de vocês, e hoje são maiores que no começo. Depois falou sério: vocês deixam essa mulher enganar os meus servos. Eu dei tempo para ela mudar, e ela não quis. E aos que continuavam fiéis ele disse: não vou pôr mais peso em vocês. Só segurem o que têm até que eu venha. Aí vem a promessa: a estrela da manhã, que aparece quando ainda está escuro e conta que o sol já vem.',
        activity:
          'Em cartões, escrevam coisas para segurar (verdade, amizade, oração) e coisas para soltar. Brinquem de estátua: ao ouvir uma do primeiro grupo, abracem o cartão; do segundo, larguem.',
        questions: [
          'O que havia de bom naquela igreja?',
          'Por que era difícil dizer não às festas?',
          'O que você quer segurar até Jesus voltar?',
        ],
      },
      challenge: 'Diga não com educação a uma coisa errada e conte a um adulto.',
    },
    prayer:
      'Filho de Deus, teus olhos veem o que cresceu e o que deixamos entrar. Obrigado pelo tempo que nos dás. Dá-nos amor com firmeza, tira de nós as cargas que não puseste, e acende a estrela da manhã. Amém.',
    leader: {
      lost: 'A figura de Jezabel vira fácil xingamento de mulher. O problema no texto é enganar os servos de Cristo, feito por quem for; e a igreja que deixa.',
      tender:
        'Os versículos 22 e 23 são duros. Não os use para explicar doença ou morte de filhos de ninguém. Quem foi enganado ou abusado por líder religioso precisa ser ouvido e apoiado: Disque 100, Ligue 180.',
      differ:
        'Uns leem o castigo e os filhos dela como figura do fim desse ensino e de seus seguidores; outros, como juízo mais literal. Sobre dominar as nações: para uns é parte do reino futuro de Cristo na terra; para outros, a participação na vitória dele.',
    },
    comfort:
      'A estrela da manhã não espera clarear. Ela vem quando ainda é noite, e ele a prometeu a quem só conseguiu segurar.',
    closing: 'Sem outra carga. Só isto: segurem, até que ele venha.',
    words: [
      'tiatira',
      'jezabel',
      'olhos como chama de fogo',
      'toleras',
      'profetisa',
      'profundezas de satanas',
      'rins e coracoes',
      'outra carga',
      'retende ate que eu venha',
      'vara de ferro',
      'estrela da manha',
      'apocalipse',
    ],
  },
  {
    verses: '3:1-6',
    key: '3:2',
    title: 'Firma o que ainda vive',
    theme: 'acordar a fé',
    themes: ['arrependimento', 'fidelidade', 'santidade', 'esperanca'],
    idea: 'Uma igreja pode ter fama de viva e estar morrendo; Jesus a acorda, manda firmar o que resta e promete roupa branca e um nome que ele não risca.',
    context:
      'Sardes era uma cidade de passado glorioso, no alto de um penhasco. Contava-se que fora tomada mais de uma vez porque os guardas dormiram, certos de que ninguém subiria. É a quinta carta, dura quase desde a primeira linha, e ainda assim com uns poucos nomes ditos com carinho.',
    retold: [
      {
        verses: '3:1',
        says: 'Jesus, que tem as sete estrelas, diz à igreja de Sardes que conhece suas obras: tem nome de que vive, e está morta.',
      },
      {
        verses: '3:2-3',
        says: 'Jesus manda a igreja vigiar, firmar o que está para morrer e lembrar o que ouviu. Se não vigiar, ele virá como ladrão, numa hora que ela não sabe.',
      },
      {
        verses: '3:4-6',
        says: 'Alguns poucos em Sardes não sujaram a roupa e andarão de branco com Jesus. Quem vencer não terá o nome riscado do livro da vida.',
      },
    ],
    read: {
      verses: '3:1-6',
      how: 'Antes de ler, alguém toca um despertador. Desliguem-no e leiam.',
    },
    observe: [
      {
        ask: 'O que se pensava de Sardes, e o que Jesus sabe?',
        verses: '3:1',
        listen: 'Nome de que vive; está morta.',
      },
      {
        ask: 'Que ordens ele dá, uma atrás da outra?',
        verses: '3:2-3',
        listen: 'Vigia, firma o resto, lembra, guarda, arrepende-te.',
      },
      {
        ask: 'O que havia de diferente em alguns poucos?',
        verses: '3:4',
        listen: 'Não mancharam as roupas; andarão com ele de branco.',
      },
      {
        ask: 'O que o vencedor recebe, e o que Jesus faz com o nome dele?',
        verses: '3:5',
        listen: 'Roupa branca; não risca, declara diante do Pai.',
      },
    ],
    interpret: [
      {
        ask: 'Nenhuma heresia, nenhuma perseguição: só fama. Por que a fama é sono tão pesado?',
        verses: '3:1-2',
        listen: 'Aplauso cala o exame; ninguém incomoda quem parece bem.',
        follow: 'Por que sinais uma fama vai ficando maior que a vida?',
      },
      {
        ask: 'Por que Jesus diz “firma o resto que está a ponto de morrer”, em vez de mandar começar tudo de novo?',
        verses: '3:2',
        listen: 'Ainda há brasa; ele valoriza o que sobrou.',
      },
      {
        ask: 'Eles tinham um nome; ele promete dizer o nome deles ao Pai. Qual é a diferença entre esses dois nomes?',
        verses: '3:1, 3:5',
        listen: 'Reputação e pertença; um se mantém, outro se recebe.',
      },
    ],
    live: [
      {
        ask: 'O que em você ainda está vivo, embora pequeno, e merece ser firmado nesta semana?',
        listen: 'Uma brasa; não uma lista.',
      },
      {
        ask: 'Qual é a sua fama na igreja, e que trecho dela já não corresponde?',
        listen: 'Alívio em dizer; sem castigo.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Perfil bombando, coração no automático: a quem você contaria a diferença?',
        listen: 'Uma pessoa; sono da alma tem cura.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que vocês dois deixaram quase morrer na casa, e que gesto o firmaria: oração, riso, passeio?',
        listen: 'Pequeno e hoje.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você aprende com os poucos que, perto de você, continuam de roupa limpa?',
        listen: 'Gratidão concreta.',
        for: ['elderly', 'men', 'women'],
      },
      {
        ask: 'Ser dito pelo nome diante do Pai: que sentimento isso acorda?',
        listen: 'Vergonha, calor, espanto.',
        for: ['visitors', 'new-believers', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde você já pegou no sono sem poder: culto, cinema, reunião, ônibus errado?',
        bridge: 'Uma cidade inteira caiu porque alguém cochilou. Jesus escreve a ela.',
      },
      {
        text: 'Que planta, amizade ou bicho quase morto você salvou?',
        bridge: 'Firma o que está a ponto de morrer, diz a carta.',
        for: ['adults', 'women', 'elderly'],
      },
    ],
    quiet: {
      text: 'Espreguice-se devagar, dos dedos das mãos aos dos pés. Abra bem os olhos.',
      bridge: 'O texto acorda assim uma igreja.',
    },
    complete: [
      {
        name: 'Fama e vida',
        text: 'Dizem de mim: … . Ele sabe que … . O que ainda vive é … . Vou firmá-lo com … .',
      },
      {
        name: 'Meu nome',
        text: 'Escreva o seu nome bem no meio da folha. Em volta, nomes que lhe deram e quer largar. No alto: em maneira nenhuma riscarei.',
      },
    ],
    challenges: [
      {
        do: 'Firme uma brasa: escolha um só hábito com Deus que está quase morto e regue-o cinco minutos por dia.',
        tell: 'se pegou fogo ou só esquentou.',
      },
      {
        do: 'Conte a alguém de confiança onde a sua fama é maior que a vida.',
        tell: 'apenas que contou.',
      },
    ],
    children: {
      truth: 'Jesus sabe o meu nome e me acorda.',
      to7: {
        story:
          'A plantinha da Rosa estava murcha. Todo mundo dizia: que vaso lindo! O vaso era brilhante. Mas a planta, coitada, quase seca. A vovó olhou de perto: ainda há uma folhinha verde! Vamos cuidar dela. Pôs água, virou para o sol. No outro dia, a folhinha levantou! Jesus escreveu assim a uma igreja: parecem bonitos por fora, mas estão dormindo. Acordem! Cuidem do que ainda está vivo. E disse: eu sei o nome de vocês e vou contar ao meu Pai. Não risco nunca.',
        activity:
          'Reguem uma planta e façam etiquetas com o nome de cada um em branco e dourado: Jesus sabe o meu nome.',
        questions: ['Como estava a planta?', 'O que a vovó viu?', 'Quem sabe o seu nome?'],
      },
      to12: {
        story:
          'Sardes ficava no alto de um morro de pedra. Ninguém sobe aqui, diziam os guardas, e dormiam. Contam que duas vezes os inimigos subiram de noite. A igreja dessa cidade tinha boa fama: que igreja viva! Jesus, que enxerga por dentro, escreveu: vocês têm nome de vivos, mas estão morrendo. Parece duro, e era, como quem sacode um amigo que não pode dormir na neve. Acordem! Firmem o que ainda resta. Lembrem o que receberam. E Jesus sabia que havia alguns poucos acordados. Desses ele falou com alegria: andarão comigo de roupa branca. Depois prometeu: não vou riscar o nome do vencedor; vou dizer esse nome diante do meu Pai e dos anjos. Imagine ouvir o seu! A Duda, que cantava sem pensar em nada, fechou o hinário. Leu a letra. E cantou outra vez, só que acordada.',
        activity:
          'Cada um escreve algo que faz com Deus no automático e pensa num jeito de fazê-lo acordado.',
        questions: [
          'Por que a cidade foi tomada?',
          'Que fama e que verdade tinha a igreja?',
          'O que você quer fazer acordado?',
        ],
      },
      challenge: 'Ore hoje pensando em cada palavra.',
    },
    prayer:
      'Senhor, tu sabes o que a fama esconde. Acorda-nos com a tua mão. Firma em nós a brasa, a folha, o fio. Obrigado pelos poucos de roupa limpa que não desistiram. E diz o nosso nome ao Pai, com todos os que chamaste. Amém.',
    leader: {
      lost: 'O grupo acha logo outra igreja que está morta. E o riscar vira discussão de salvação. Volte ao firma o que resta, na primeira pessoa.',
      tender:
        'Quem vive depressão pode se ouvir chamado de morto. Diga que apatia pode ser doença e se trata; Jesus veio firmar o fiapo, não quebrá-lo. CVV 188.',
      differ:
        'Do não riscarei, uns tiram que um nome pode ser riscado; outros, que é promessa de que nunca será. O texto a dá como segurança a quem vence, e assim se lê bem em qualquer igreja.',
    },
    comfort:
      'Um resto basta. Ele não desprezou as brasas de Sardes e não despreza a sua. Seu nome está dito.',
    closing: 'Acordem: o que resta ainda vive, e ele sabe o nome.',
    words: [
      'sardes',
      'nome de que vives',
      'estas morto',
      'se vigilante',
      'firma o resto',
      'roupas brancas',
      'vestes brancas',
      'livro da vida',
      'riscarei',
      'como ladrao',
      'confessarei o seu nome',
      'poucos nomes',
      'igreja morta',
    ],
  },
  {
    verses: '3:7-13',
    key: '3:8',
    title: 'Pouca força, porta aberta',
    theme: 'a porta que ninguém fecha',
    themes: ['missao', 'fidelidade', 'esperanca', 'identidade'],
    idea: 'A quem tem pouca força e guardou a palavra, Jesus abre uma porta que ninguém fecha, diz que ama diante de todos e promete um lugar firme na casa de Deus.',
    context:
      'Filadélfia era uma cidade menor, sacudida por terremotos: muita gente dormia fora dos muros com medo de desabar. A igreja era fraca e, ao que parece, tinha sido posta para fora pelos vizinhos da sinagoga. É a sexta carta e, como Esmirna, não recebe nenhuma crítica.',
    retold: [
      {
        verses: '3:7-8',
        says: 'Jesus, que tem a chave de Davi, fala à igreja de Filadélfia. Ela tem pouca força, não negou o nome dele e recebe uma porta aberta que ninguém pode fechar.',
      },
      {
        verses: '3:9-10',
        says: 'Jesus fará que os opositores saibam que ele ama esta igreja. Ela guardou a sua palavra com paciência, e ele a guardará da hora da provação.',
      },
      {
        verses: '3:11-13',
        says: 'Jesus vem em breve e pede que ela guarde o que tem. Quem vencer será coluna no templo de Deus e receberá o nome da nova Jerusalém.',
      },
    ],
    read: {
      verses: '3:7-13',
      how: 'Com a porta da sala aberta, se der. Quem lê o 8 fica de pé no batente.',
    },
    observe: [
      {
        ask: 'Como Jesus se apresenta, e o que faz com a chave?',
        verses: '3:7',
        listen: 'Santo, verdadeiro; abre e ninguém fecha.',
      },
      {
        ask: 'Quanta força tem a igreja, e o que fez com ela?',
        verses: '3:8',
        listen: 'Pouca; guardou a palavra e não negou o nome.',
      },
      { ask: 'O que os outros vão ficar sabendo?', verses: '3:9', listen: 'Que Jesus a ama.' },
      {
        ask: 'Em que o vencedor será transformado, e que nomes levará?',
        verses: '3:12',
        listen: 'Coluna que não sai; nome de Deus, da cidade, o novo de Jesus.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Jesus não diz: vou lhe dar muita força, e sim: “te dei diante de ti uma porta aberta”?',
        verses: '3:8',
        listen: 'A obra depende da porta dele; pouca força basta para passar.',
        follow: 'O que a gente adia esperando ser forte?',
      },
      {
        ask: 'Para quem levou porta na cara dos vizinhos, o que significa ouvir que ninguém pode fechar?',
        verses: '3:7-9',
        listen: 'A última palavra sobre pertencer é de Jesus.',
      },
      {
        ask: 'Numa cidade de terremotos, o que eles sentiram ao ler coluna, e “nunca mais sairá”?',
        verses: '3:12',
        listen: 'Firmeza, fim da correria, lugar.',
      },
    ],
    live: [
      {
        ask: 'Que porta se fechou para você, e que outra talvez esteja encostada, à espera de um empurrão pequeno?',
        listen: 'Não force otimismo.',
      },
      {
        ask: 'Como você terminaria a frase: tenho pouca força para…?',
        listen: 'Riso, alívio, companhia.',
        for: ['adults', 'parents', 'women'],
      },
      {
        ask: 'Ser deixado de fora do grupo, do perfil, da mesa: o que ajuda a lembrar de quem diz eu te amo em público?',
        listen: 'Nome, porta, lugar; ajuda se há bullying.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você guardou nestes anos sem alarde, e que ninguém conseguiu arrancar?',
        listen: 'Honrem em voz alta.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que porta de amizade ou de serviço está aberta na sua rua, do tamanho da força que vocês têm?',
        listen: 'Pequena, concreta, agora.',
        for: ['couples', 'men', 'singles'],
      },
      {
        ask: 'Que nome você gostaria de ver escrito em você, para saber de onde é?',
        listen: 'Pertença; há lugar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Empurre ou puxe: conte a sua pior cena com uma porta.',
        bridge: 'Há uma porta aberta neste texto, e não precisa de força.',
      },
      {
        text: 'Em que lugar você entra sem bater porque é de casa?',
        bridge: 'Jesus promete um lugar assim a quem tinha sido posto para fora.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Repare numa porta ou janela aberta perto de você, e no ar que passa por ela.',
      bridge: 'O texto começa com uma assim.',
    },
    complete: [
      {
        name: 'Batente',
        text: 'Desenhe uma porta aberta. De cá, a minha pouca força: … . De lá, o que vejo: … . Um passo do tamanho dela: … .',
      },
      {
        name: 'Guardei',
        text: 'Guardei a palavra de … . Não neguei quando … . Continuo segurando … .',
      },
    ],
    challenges: [
      {
        do: 'Passe por uma porta aberta que você vinha olhando de longe: um convite, um curso, uma conversa sobre Jesus.',
        tell: 'quanta força precisou mesmo.',
      },
      {
        do: 'Abra uma porta a quem foi posto para fora: indique para um trabalho, guarde lugar, apresente à turma.',
        tell: 'quem entrou.',
      },
    ],
    children: {
      truth: 'Jesus abre a porta para mim.',
      to7: {
        story:
          'O Nico era pequeno. A porta da sala de música era pesada demais. Empurrou: humm! Nada. Os maiores disseram: você não entra. Ele sentou no degrau. Então veio o professor com uma chave grande: clec! Abriu a porta inteirinha e disse: esta, ninguém fecha para você. O Nico nem precisou ser forte! Jesus mandou uma carta a uma igreja fraquinha: eu sei que você tem pouca força. Mas guardou a minha palavra. Olhe: abri uma porta, e ninguém pode fechar. Eu amo você!',
        activity:
          'Façam uma porta de caixa de papelão. Cada um passa por ela devagar e todos dizem: Jesus abriu!',
        questions: [
          'O Nico era forte?',
          'Quem abriu a porta?',
          'Para quem você pode abrir uma porta?',
        ],
      },
      to12: {
        story:
          'Em Filadélfia a terra tremia. Rachava parede, caía coluna, e as pessoas corriam para fora da cidade. A igreja de lá tinha pouca força, e ainda por cima havia vizinhos que não a queriam por perto. Imagine: fraca e de porta na cara! Então Jesus escreveu. Eu tenho a chave, disse. O que eu abro, ninguém fecha. Sei que você tem pouca força. Mas você guardou a minha palavra e não negou o meu nome. Olhe a porta que eu abri diante de você! E todos vão saber que eu te amo. Depois fez uma promessa perfeita para quem vivia correndo de terremoto: vou fazer de você uma coluna na casa do meu Deus, e nunca mais vai precisar sair. E vou escrever em você o nome de Deus. Ninguém ali virou forte de repente. Mas acho que naquela noite dormiram dentro de casa.',
        activity:
          'Façam colunas de rolo de papel com o nome de cada um e montem um telhado por cima: só fica de pé com todas.',
        questions: [
          'Por que corriam para fora da cidade?',
          'O que Jesus abriu?',
          'O que você consegue fazer com pouca força?',
        ],
      },
      challenge: 'Chame para entrar na brincadeira quem ficou de fora.',
    },
    prayer:
      'Santo e verdadeiro, tens a chave. Olha a nossa pouca força e a porta que abriste. Dá coragem do tamanho do passo. Aos que foram postos para fora, diz alto que os amas. Firma-nos como coluna na casa do teu Deus. Amém.',
    leader: {
      lost: 'Porta aberta vira promessa de emprego e visto. Na carta, é entrada na casa de Deus e ocasião de servir. E a hora da provação não precisa de calendário aqui.',
      tender:
        'Cuidado com o 9: fala de um conflito local e não autoriza desprezo por judeus. Quem foi expulso de igreja ou família por violência ou preconceito precisa de acolhida; criança em risco, Disque 100.',
      differ:
        'Guardarei da hora da provação é lido por uns como ser tirado antes da tribulação; por outros, como ser guardado dentro dela. A promessa de guarda é comum.',
    },
    comfort: 'Pouca força ele já sabia. Não pediu mais. Abriu a porta e ficou segurando.',
    closing: 'Pouca força, porta aberta, lugar para sempre.',
    words: [
      'filadelfia',
      'porta aberta',
      'ninguem a pode fechar',
      'abre e ninguem fecha',
      'chave de davi',
      'pouca forca',
      'guardaste minha palavra',
      'nao negaste o meu nome',
      'coluna no templo',
      'hora da provacao',
      'novo nome',
      'guarda o que tu tens',
      'nova jerusalem',
    ],
  },
  {
    verses: '3:14-22',
    key: '3:20',
    title: 'Ele está à porta',
    theme: 'a igreja morna',
    themes: ['arrependimento', 'comunhao', 'humildade', 'graca'],
    idea: 'A quem se acha rico e não precisa de nada, Jesus diz a verdade por amor, oferece o que falta e, em vez de ir embora, bate à porta para jantar.',
    context:
      'É a última das sete cartas de Jesus às igrejas. Laodiceia tinha bancos, lã famosa e um colírio conhecido, e a água chegava morna por um aqueduto: nem fresca para beber, nem quente para curar. A igreja ficou parecida com a cidade. É a única que não recebe elogio, e ouve a frase: todos quantos eu amo.',
    retold: [
      {
        verses: '3:14-17',
        says: 'Jesus diz à igreja de Laodiceia que ela é morna, nem fria nem quente. Acha que é rica e não sabe que está pobre, cega e nua.',
      },
      {
        verses: '3:18-19',
        says: 'Jesus aconselha a igreja a receber dele ouro provado no fogo, roupas brancas e colírio para ver. Repreende porque ama, e chama ao arrependimento.',
      },
      {
        verses: '3:20-22',
        says: 'Jesus está à porta e bate: se alguém abrir, ele entra e ceia com essa pessoa. Quem vencer se sentará com ele no seu trono.',
      },
    ],
    read: {
      verses: '3:14-22',
      how: 'Antes do 20, alguém bate três vezes na mesa. Silêncio. Só então se lê.',
    },
    observe: [
      {
        ask: 'Como Jesus descreve as obras desta igreja?',
        verses: '3:15-16',
        listen: 'Nem frias nem quentes: mornas.',
      },
      {
        ask: 'O que ela diz de si mesma, e o que não sabe?',
        verses: '3:17',
        listen: 'Rica, sem falta de nada; miserável, pobre, cega e nua.',
      },
      {
        ask: 'Que três coisas ele aconselha comprar dele?',
        verses: '3:18',
        listen: 'Ouro provado, roupas brancas, colírio.',
      },
      {
        ask: 'Onde Jesus está, o que faz, e o que promete a quem abrir?',
        verses: '3:20',
        listen: 'À porta, batendo; entra e ceia com ele.',
      },
    ],
    interpret: [
      {
        ask: 'Água fresca refresca, água quente cura, morna não serve. O que, então, torna morna uma vida com Deus?',
        verses: '3:15-17',
        listen: 'Não precisar; bastar-se. Não é questão de entusiasmo só.',
      },
      {
        ask: 'Por que é mais difícil ajudar quem diz “de nada tenho falta” do que quem está quebrado?',
        verses: '3:17',
        listen: 'Porta fechada por dentro; falta de fome.',
        follow: 'Que autossuficiência a nossa igreja pode ter?',
      },
      {
        ask: 'Ele repreende a quem ama. O que a batida na porta acrescenta à bronca?',
        verses: '3:19-20',
        listen: 'Não arromba nem vai embora; quer mesa, não humilhação.',
      },
      {
        ask: 'O que há de estranho em Jesus estar do lado de fora de uma igreja?',
        verses: '3:20',
        listen: 'Culto sem ele é possível; basta alguém abrir.',
      },
    ],
    live: [
      {
        ask: 'Em que cômodo da vida Jesus ainda fica na soleira: bolso, agenda, celular, coração?',
        listen: 'Só para si; uma fresta basta.',
      },
      {
        ask: 'De que você achava que não precisava, e a vida mostrou que sim?',
        listen: 'Ajuda, perdão, gente, Deus.',
        for: ['men', 'adults', 'elderly'],
      },
      {
        ask: 'Dá para ser morno com a agenda cheia de igreja. Por quais sinais você se pega?',
        listen: 'Sem fome, sem falta, sem espanto.',
        for: ['long-believers', 'women'],
      },
      {
        ask: 'Tanto faz: em que assunto essa frase mais sai da sua boca, e o que ela protege?',
        listen: 'Medo de se importar; decepção.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se Jesus viesse cear hoje na sua mesa, que conversa de família ficaria diferente?',
        listen: 'Concreta; pode ser hoje.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Alguém bate sem forçar. O que faz você abrir, ou deixar para depois?',
        listen: 'Respeite o tempo; não puxe a maçaneta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'O que não suporta morno: café, refrigerante, sopa, banho?',
        bridge: 'Laodiceia conhecia a água morna. Jesus usou isso para falar com eles.',
      },
      {
        text: 'Quem já bateu à sua porta na pior hora, e foi bom ter aberto?',
        bridge: 'Há alguém que bate, e quer jantar.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Bata de leve três vezes com os dedos na cadeira. Espere. Escute o silêncio de depois.',
      bridge: 'Do outro lado desse silêncio está o texto.',
    },
    complete: [
      {
        name: 'Porta',
        text: 'Desenhe uma porta sem maçaneta por fora. Do lado de dentro, escreva o que a segura fechada. Na mesa, o que você serviria.',
      },
      {
        name: 'Compras',
        text: 'Digo que tenho: … . Ele diz que me falta: … . Aconselha que eu receba dele: … . Hoje eu aceito … .',
      },
    ],
    challenges: [
      {
        do: 'Faça uma refeição com um lugar a mais posto na mesa e converse com Jesus, em voz baixa, do começo ao fim.',
        tell: 'do que vocês falaram.',
      },
      {
        do: 'Peça ajuda em algo em que você sempre se bastou e aceite o que vier.',
        tell: 'o que descobriu que faltava.',
      },
    ],
    children: {
      truth: 'Jesus bate à porta e eu abro.',
      to7: {
        story:
          'Toc, toc, toc! O Benício estava no quarto, cheio de brinquedos. Quem é? É o seu amigo Jesus! Ah, pensou ele, já tenho tudo, não preciso. Continuou brincando. Mas brincar sozinho foi ficando sem graça. Toc, toc, toc! Jesus não foi embora. Não gritou nem derrubou a porta. Esperou com carinho. O Benício abriu uma frestinha. Jesus sorriu: posso comer com você? Foi o melhor lanche do mundo! Jesus disse na Bíblia: eu estou à porta e bato. Quem abrir, eu entro.',
        activity:
          'Batam na porta três vezes: toc, toc, toc! Uma criança abre e diz: entra, Jesus! Depois façam um lanche com um lugar a mais.',
        questions: [
          'Quem bateu à porta?',
          'Jesus derrubou a porta?',
          'O que você quer contar a ele na mesa?',
        ],
      },
      to12: {
        story:
          'Em Laodiceia havia banco, roupa fina e até um colírio famoso. Só a água era ruim: chegava morna, de longe. Nem boa para beber no calor, nem boa para um banho quente. Eca! Na igreja dessa cidade, as pessoas pensavam: somos ricos, não falta nada. E deixaram Jesus do lado de fora, imagine! Ele mandou uma carta. Disse a verdade: vocês estão mornos como a água. Acham que têm tudo, e estão precisando de muita coisa. Venham, que eu dou: riqueza que não acaba, roupa limpa, colírio para enxergar. Eu falo assim porque amo vocês. E aí vem a parte mais bonita. Jesus não arrombou a porta nem foi embora. Ele disse: eu estou à porta e bato. Se alguém ouvir a minha voz e abrir, eu entro e vamos jantar juntos. A maçaneta fica do lado de dentro.',
        activity:
          'Façam uma porta de papel que abre. Fora, desenhem Jesus; dentro, uma mesa com o que querem contar a ele.',
        questions: [
          'O que as pessoas de Laodiceia achavam?',
          'O que Jesus fez em vez de ir embora?',
          'Que parte da sua vida você quer abrir?',
        ],
      },
      challenge: 'Numa refeição, convide Jesus e conte o seu dia a ele.',
    },
    prayer:
      'Testemunha fiel, tu dizes a verdade porque amas. Dizíamos que não falta nada; falta. Dá o ouro, a roupa, o colírio. Ouvimos a batida. Entra e ceia com a gente, na igreja, na casa, no quarto fechado. Amém.',
    leader: {
      lost: 'Frio e quente viram escala de animação, e todo mundo promete ferver. O problema de Laodiceia era bastar-se. Leve ao 17 e termine no 20.',
      tender:
        'Vomitarei soa como rejeição a quem já foi rejeitado. Mostre que a carta acaba em jantar e trono. Repreendo e castigo é amor que corrige; não justifica agressão de ninguém: Ligue 180, Disque 100.',
      differ:
        'O 20 é muito usado como convite a quem ainda não crê; a carta fala a uma igreja. Cabem os dois usos, com o segundo primeiro. Alguns leem as sete igrejas também como épocas da história; outros, só como igrejas daquele tempo e exemplo para todas.',
    },
    comfort:
      'Se a casa está em desordem, ele não pediu faxina. Pediu que abrisse. O jantar ele também ajuda a fazer.',
    closing: 'Escutem: alguém bate, e quer ficar para o jantar.',
    words: [
      'laodiceia',
      'morno',
      'nem frio nem quente',
      'estou a porta',
      'a porta e bato',
      'cearei',
      'colirio',
      'ouro provado',
      'roupas brancas',
      'de nada tenho falta',
      'repreendo',
      'se alguem ouvir a minha voz',
      'igreja morna',
      'o amem',
    ],
  },
  {
    verses: '4:1-11',
    key: '4:11',
    title: 'Há um trono, e não está vazio',
    theme: 'a adoração ao Criador',
    themes: ['adoracao', 'criacao', 'humildade', 'esperanca'],
    idea: 'Antes de mostrar o que virá sobre a terra, Deus abre a porta do céu: o trono está ocupado, toda a criação o adora dia e noite, e diante dele até os coroados entregam as coroas.',
    context:
      'As cartas às igrejas terminaram com Jesus batendo a uma porta. Agora outra se abre, no céu. Os leitores viviam sob um imperador que queria ser chamado de senhor e deus. As figuras vêm de Isaías 6 e Ezequiel 1. No capítulo seguinte aparecerá o Cordeiro.',
    retold: [
      {
        verses: '4:1-3',
        says: 'João vê uma porta aberta no céu, e uma voz o chama para subir. Há um trono e alguém sentado nele, com um arco cor de esmeralda em volta.',
      },
      {
        verses: '4:4-8',
        says: 'Ao redor do trono estão vinte e quatro anciãos com coroas de ouro e quatro animais cheios de olhos, que dia e noite dizem: “Santo, Santo, Santo”.',
      },
      {
        verses: '4:9-11',
        says: 'Os anciãos se prostram e lançam as coroas diante do trono. Dizem que o Senhor é digno de glória, porque criou todas as coisas por sua vontade.',
      },
    ],
    read: {
      verses: '4:1-11',
      how: 'O Santo, Santo, Santo do 8 e o Digno do 11, todos. Quem quiser se ajoelha; quem não quiser, não.',
    },
    observe: [
      {
        ask: 'O que João vê primeiro, pela porta aberta?',
        verses: '4:1-2',
        listen: 'Um trono, e alguém assentado nele.',
      },
      {
        ask: 'O que está em volta do trono e o que sai dele?',
        verses: '4:3-6',
        listen: 'Arco, anciãos, mar de vidro; relâmpagos, lâmpadas.',
      },
      {
        ask: 'O que os quatro seres vivos dizem sem parar?',
        verses: '4:8',
        listen: 'Santo, santo, santo; que era, é e virá.',
      },
      {
        ask: 'O que os anciãos fazem com as coroas, e por que Deus é digno?',
        verses: '4:10-11',
        listen: 'Lançam-nas diante do trono; criou tudo por sua vontade.',
      },
    ],
    interpret: [
      {
        ask: 'Por que mostrar um trono ocupado a quem apanha do trono de Roma?',
        verses: '4:2',
        listen: 'Há alguém acima; o império não é o centro.',
        follow: 'Que trono hoje se finge de centro?',
      },
      {
        ask: 'João não descreve um rosto; só luz, pedras, um arco. Que respeito há em não dizer tudo?',
        verses: '4:3',
        listen: 'Mistério; Deus não cabe em retrato. E o arco lembra misericórdia.',
      },
      {
        ask: 'Leão, bezerro, rosto de homem, águia: bicho do mato, do curral, gente, ave. Quem está representado no culto?',
        verses: '4:7-8',
        listen: 'Toda a criação viva; adorar não é só nosso.',
      },
    ],
    live: [
      {
        ask: 'Que coroa você custa a tirar da cabeça, até na frente de Deus?',
        listen: 'Diploma, razão, cargo, boa mãe.',
      },
      {
        ask: 'Quando foi a última vez em que algo criado, céu, bicho, criança, fez você calar de espanto?',
        listen: 'Louvor começa aí.',
        for: ['adults', 'elderly', 'singles'],
      },
      {
        ask: 'O que ocupa o trono do seu quarto, pelo tempo que leva e pelo medo que dá?',
        listen: 'Celular, nota, opinião; trocar de lugar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Se o trono está ocupado, que notícia desta semana pode voltar ao tamanho dela?',
        listen: 'Não é indiferença; é proporção.',
        for: ['men', 'women', 'couples'],
      },
      {
        ask: 'No culto, o que ajuda você a adorar, e o que virou plateia?',
        listen: 'Sem crítica à equipe; o próprio coração.',
        for: ['long-believers'],
      },
      {
        ask: 'Tu criaste todas as coisas: isso diz o quê sobre você existir?',
        listen: 'Querido, não acaso; ouça dúvidas.',
        for: ['visitors', 'new-believers', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Se houvesse um trono na sua sala, quem já teria se sentado: avó, gato, caçula, controle remoto?',
        bridge: 'João viu um trono, e quem estava nele mudava o resto.',
      },
      {
        text: 'Qual é o lugar mais bonito onde você já pisou? Trinta segundos, sem foto.',
        bridge: 'O que João viu, ele mal consegue descrever.',
        for: ['adults', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Olhe para cima, mesmo que seja o teto, e fique um minuto sem pedir nada.',
      bridge: 'O texto é de quem olhou para cima.',
    },
    complete: [
      {
        name: 'Coroas no chão',
        text: 'Desenhe três coroas suas. Escreva nelas: consegui, tenho, sou. Ponha a folha no chão e diga: digno és tu.',
      },
      {
        name: 'Santo, santo, santo',
        text: 'Santo és no que eu já vi: … . Santo no que vejo hoje: … . Santo no que virá e eu não sei: … .',
      },
    ],
    challenges: [
      {
        do: 'Separe dez minutos ao ar livre, em três dias, para louvar a Deus por dez coisas criadas diante dos olhos.',
        tell: 'a menor das dez.',
      },
      {
        do: 'Quando receber um elogio, agradeça e, em silêncio, lance a coroa: digno és tu.',
        tell: 'como é elogio sem peso.',
      },
    ],
    children: {
      truth: 'Deus fez tudo e merece o meu louvor.',
      to7: {
        story:
          'Psiu! João viu uma porta aberta no céu. Espiou. Que lindo! Um trono grande, e Deus sentado nele, brilhando como pedra preciosa. Em volta, um arco-íris verdinho! Na frente, um mar lisinho como vidro. Havia um bicho com jeito de leão, outro de bezerro, um com rosto de gente e outro de águia voando. Eles cantavam sem cansar: Santo, santo, santo! E pessoas com coroas de ouro tiraram as coroas e puseram no chão: o Senhor é o maior, porque fez todas as coisas!',
        activity:
          'Façam coroas de papel e, cantando santo, santo, santo, ponham-nas no chão diante de uma cadeira vazia enfeitada.',
        questions: [
          'O que havia atrás da porta?',
          'O que os bichos cantavam?',
          'Que coisa Deus fez de que você gosta?',
        ],
      },
      to12: {
        story:
          'Em Roma havia um trono, e quem sentava nele queria ser chamado de deus. Quem não se curvava corria perigo. João estava preso numa ilha por isso. Então uma porta se abriu no céu e uma voz disse: sobe aqui. A primeira coisa que ele viu foi um trono. E não estava vazio! Havia alguém assentado, com um brilho de pedra preciosa e um arco colorido em volta. Raios, sete lâmpadas, um mar de cristal. Quatro seres vivos, como leão, bezerro, gente e águia, diziam de dia e de noite: Santo, Santo, Santo é o Senhor Deus, que era, que é e que virá! E vinte e quatro anciãos com coroas de ouro se ajoelhavam e jogavam as coroas no chão: digno és tu, porque criaste todas as coisas. João voltou à ilha com outra ideia do imperador. Ele era só um homem numa cadeira.',
        activity:
          'Desenhem a cena com cores e, embaixo, algo da criação louvando. Cada um acrescenta uma frase: digno és tu, porque…',
        questions: [
          'Que trono dava medo?',
          'O que os anciãos fizeram com as coroas?',
          'O que faz você dizer santo?',
        ],
      },
      challenge: 'Olhe uma coisa que Deus fez e diga: digno és tu!',
    },
    prayer:
      'Santo, santo, santo, que eras, que és e que virás! O trono não está vazio, e a gente respira. Recebe as nossas coroas, as verdadeiras e as de papel. Criaste tudo e nos quiseste vivos. Põe no lugar o que se fez de grande. Amém.',
    leader: {
      lost: 'Contar olhos e asas cansa. As figuras juntas dizem santidade, vigilância, vida. Deixe que vejam, e vá ao canto.',
      tender:
        'Quem foi oprimido por autoridade pode recuar diante de trono. Adiante: no meio dele há um Cordeiro. Ajoelhar é sempre livre.',
      differ:
        'O sobe aqui é, para alguns, figura do arrebatamento da igreja; para a maioria, só o convite a João. Os vinte e quatro anciãos são vistos como anjos ou como o povo de Deus inteiro.',
    },
    comfort:
      'Embaixo está tudo fora do lugar. Em cima, não. Alguém está assentado, e em volta dele há um arco de misericórdia.',
    closing: 'O trono está ocupado: podemos descansar e adorar.',
    words: [
      'trono estava posto',
      'porta estava aberta no ceu',
      'santo santo santo',
      'vinte e quatro anciaos',
      'quatro animais',
      'quatro seres viventes',
      'mar de vidro',
      'lancam suas coroas',
      'digno es tu',
      'criaste todas as coisas',
      'sobe aqui',
      'arco',
      'sete lampadas',
    ],
  },
  {
    verses: '5:1-14',
    key: '5:9',
    title: 'O Leão que é Cordeiro',
    theme: 'o Cordeiro que é digno',
    themes: ['adoracao', 'cruz', 'salvacao', 'esperanca'],
    idea: 'O choro de João acaba quando aparece quem pode abrir a história: anunciaram um Leão, ele vê um Cordeiro ferido e de pé, que venceu dando a vida e comprou gente de todo povo.',
    context:
      'João vê o trono de Deus e a criação que adora. Na mão de Deus há um livro fechado com sete selos: o plano dele para fazer justiça e salvar. Se ninguém o abrir, o mal fica sem resposta. Depois do trecho lido, o louvor cresce até toda criatura cantar (5:13-14).',
    retold: [
      {
        verses: '5:1-4',
        says: 'João vê na mão de quem está no trono um livro selado com sete selos. Ninguém é digno de abri-lo, e ele chora muito.',
      },
      {
        verses: '5:5-7',
        says: 'Um ancião diz a João que não chore, porque o Leão de Judá venceu. João olha e vê um Cordeiro, como se tivesse sido morto, que toma o livro.',
      },
      {
        verses: '5:8-10',
        says: 'Os animais e os anciãos cantam que o Cordeiro é digno, porque foi morto e com seu sangue comprou para Deus gente de todo povo.',
      },
      {
        verses: '5:11-14',
        says: 'Milhões de anjos dizem que o Cordeiro é digno de louvor. Depois, toda criatura do céu, da terra e do mar louva a Deus e ao Cordeiro.',
      },
    ],
    read: {
      verses: '5:1-12',
      how: 'Três vozes: o narrador, o ancião do 5 e o canto de todos em 9 a 12, cada vez mais alto.',
    },
    observe: [
      {
        ask: 'O que está na mão direita de quem se assenta no trono, e qual é a pergunta do anjo?',
        verses: '5:1-2',
        listen: 'Livro selado; quem é digno de abri-lo?',
      },
      {
        ask: 'Por que João chora, e como o consolam?',
        verses: '5:3-5',
        listen: 'Ninguém foi achado digno; não chores, o Leão venceu.',
      },
      {
        ask: 'João ouve falar de um Leão. O que ele vê?',
        verses: '5:6',
        listen: 'Um Cordeiro como se tivesse sido morto, no meio do trono.',
      },
      {
        ask: 'Por que o Cordeiro é digno, segundo o cântico?',
        verses: '5:9-10',
        listen: 'Foi morto e comprou gente de toda tribo; fez reis e sacerdotes.',
      },
    ],
    interpret: [
      {
        ask: 'Leão no anúncio, Cordeiro na visão. O que isso ensina sobre o modo como Deus vence?',
        verses: '5:5-6',
        listen: 'Força que se entrega; vence morrendo, não matando.',
        follow: 'Onde ainda esperamos só o Leão?',
      },
      {
        ask: 'Ele está de pé e com marcas. Por que a glória não apagou as feridas?',
        verses: '5:6',
        listen: 'São a prova do amor; ele reina como crucificado.',
      },
      {
        ask: 'Entre harpas de ouro há um perfume: as “orações dos santos”. O que isso faz com as orações que parecem bater no teto?',
        verses: '5:8',
        listen: 'Guardadas, preciosas, presentes na hora decisiva.',
      },
    ],
    live: [
      {
        ask: 'Que história fechada, sua ou do mundo, faz você chorar como João, porque ninguém abre?',
        listen: 'Deixe chorar; depois, não chores.',
      },
      {
        ask: 'Que oração antiga você gostaria de imaginar numa taça de ouro, na frente de Deus?',
        listen: 'Nada se perdeu; nomeiem.',
        for: ['elderly', 'parents', 'women'],
      },
      {
        ask: 'Na briga da escola ou da internet, como se vence de cordeiro sem virar capacho?',
        listen: 'Verdade, firmeza, ajuda, sem ódio.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que disputa você anda rugindo, e que jeito de cordeiro caberia?',
        listen: 'Trabalho, condomínio, casamento.',
        for: ['men', 'couples', 'adults'],
      },
      {
        ask: 'Comprados de toda tribo e língua: de que povo você tem preguiça ou medo, e ele também custou caro?',
        listen: 'Preconceito à luz do preço.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'O que em Jesus é digno, para você, mesmo que ainda haja dúvidas em volta?',
        listen: 'Uma palavra basta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que embalagem, pote ou cadeado já fez você quase chorar por não abrir? Quem abriu?',
        bridge: 'João chorou muito porque ninguém abria um livro.',
      },
      {
        text: 'Quem você imaginou enorme e, quando viu, era pequenininho, ou o contrário?',
        bridge: 'Falaram de um Leão. Veja quem apareceu.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Segure um livro fechado no colo. Pense no que você não sabe do amanhã, sem abrir.',
      bridge: 'Há mãos dignas para abrir este livro.',
    },
    complete: [
      {
        name: 'Sete selos',
        text: 'Desenhe um rolo fechado. Escreva nele o que está selado para você. No lacre, o nome de quem pode abrir. Ao lado: não chores.',
      },
      {
        name: 'Digno és',
        text: 'Digno és tu, porque foste … . Com o teu sangue compraste … . De mim fizeste … .',
      },
    ],
    challenges: [
      {
        do: 'Ponha um perfume, café ou cravo, perto de onde ora, e a cada dia deixe ali, com Deus, a mesma oração antiga.',
        tell: 'que oração foi, se quiser.',
      },
      {
        do: 'Numa disputa desta semana, abra mão de vencer no grito e procure vencer servindo.',
        tell: 'o que o outro fez.',
      },
    ],
    children: {
      truth: 'Jesus, o Cordeiro, venceu por amor.',
      to7: {
        story:
          'João viu, na mão de Deus, um livro muito importante, todo fechado. Um anjo perguntou: quem pode abrir? Procuraram no céu e na terra. Ninguém podia! João chorou, chorou. Aí alguém disse: não chore! O Leão venceu! João enxugou os olhos e procurou um leão bem grande. E viu um Cordeiro. Um Cordeiro! Era Jesus, que deu a vida por nós e está vivo. Ele pegou o livro. Todo mundo cantou: o Cordeiro merece! Cantaram os anjos, os bichos, o mar e a terra.',
        activity:
          'Enrolem uma folha como rolo e fechem-na com sete adesivos. Abram juntos e achem dentro um cordeirinho. Cantem!',
        questions: ['Por que João chorou?', 'Quem podia abrir o livro?', 'Como Jesus venceu?'],
      },
      to12: {
        story:
          'Ninguém abria o livro. Nem o anjo mais forte, nem rei, nem sábio. Estava na mão direita de Deus, escrito por dentro e por fora, com sete lacres. João sabia que ali estava a resposta: Deus fazendo justiça e salvando. E chorou muito. Então um ancião lhe disse: não chores, o Leão da tribo de Judá venceu. João olhou esperando dentes e juba. No meio do trono estava um Cordeiro, com marcas de quem foi morto, e de pé! Era Jesus. Ele não venceu machucando ninguém. Venceu dando a própria vida. Pegou o livro, e o céu inteiro começou a cantar uma música nova: digno és tu, porque foste morto e compraste para Deus gente de toda tribo, língua, povo e nação. Havia também taças de ouro com perfume. Sabe o que era? As orações das pessoas. Nenhuma se perdeu. Nem a sua.',
        activity:
          'Escrevam orações em tiras de papel perfumadas com canela e guardem-nas numa taça. Cantem um digno és juntos.',
        questions: [
          'Quem João esperava ver, e quem viu?',
          'De que jeito Jesus venceu?',
          'Que oração sua está naquela taça?',
        ],
      },
      challenge: 'Numa briga, vença do jeito de Jesus: com bondade e verdade.',
    },
    prayer:
      'Digno és tu, Cordeiro, que foste morto e estás de pé! Enxuga o choro de quem não vê saída. Recebe como perfume as orações antigas. Ensina-nos a vencer como venceste. E junta, de toda língua, o povo que compraste. Amém.',
    leader: {
      lost: 'O que está em cada selo? Isso é do capítulo 6 em diante. Aqui a pergunta é quem é digno. Termine cantando ou lendo 13 e 14.',
      tender:
        'Vencer de cordeiro não pede a ninguém que aguente agressão: o Cordeiro se deu livremente; vítima não escolheu. Diga isso. Ligue 180, Disque 100.',
      differ:
        'O livro selado é lido como o plano de Deus para toda a história, como o testamento da herança ou como os juízos do fim. Nós reinaremos sobre a terra é entendido como um reino futuro na terra ou como o serviço do povo já agora e para sempre. Só o Cordeiro abre, dizem todos.',
    },
    comfort:
      'Chorar muito também está na Bíblia, e no céu. Quem se aproximou de João não ralhou: apontou. Olhe quem está de pé.',
    closing: 'Não chorem: o Cordeiro está de pé.',
    words: [
      'livro selado',
      'sete selos',
      'quem e digno',
      'leao da tribo de juda',
      'raiz de davi',
      'cordeiro',
      'como se tivesse sido morto',
      'digno es tu',
      'digno e o cordeiro',
      'novo cantico',
      'toda tribo lingua povo',
      'oracoes dos santos',
      'nao chores',
      'reis e sacerdotes',
    ],
  },
  {
    verses: '7:9-17',
    key: '7:9',
    title: 'Uma multidão que ninguém conta',
    theme: 'a multidão diante do trono',
    themes: ['adoracao', 'missao', 'esperanca', 'sofrimento'],
    idea: 'No fim da aflição há uma multidão de todo povo e língua, de roupa limpa pelo Cordeiro, e ele, que é Cordeiro, é quem a pastoreia até que Deus enxugue toda lágrima.',
    context:
      'João viu selos abertos e muita dor na terra. Alguém pergunta quem poderá ficar de pé. Antes de prosseguir, Deus lhe mostra duas cenas: os selados de Israel, contados, e esta multidão sem conta. Para igrejinhas perseguidas, que se achavam poucas, foi um consolo enorme.',
    retold: [
      {
        verses: '7:9-10',
        says: 'João vê diante do trono uma multidão que ninguém pode contar, de todas as nações, com roupas brancas. Ela clama que a salvação é de Deus e do Cordeiro.',
      },
      {
        verses: '7:11-12',
        says: 'Os anjos se prostram diante do trono, adoram a Deus e lhe dão louvor, glória e poder para sempre.',
      },
      {
        verses: '7:13-17',
        says: 'Um ancião explica que os de branco vieram da grande tribulação e lavaram as roupas no sangue do Cordeiro. Ele os guiará às fontes de água, e Deus limpará toda lágrima.',
      },
    ],
    read: {
      verses: '7:9-17',
      how: 'O clamor do 10 todos dizem juntos, cada um na língua ou no sotaque que souber.',
    },
    observe: [
      {
        ask: 'De onde vêm as pessoas, quantas são, e como estão vestidas?',
        verses: '7:9',
        listen: 'De todas as nações e línguas; ninguém conta; roupas brancas e palmas.',
      },
      {
        ask: 'O que elas clamam?',
        verses: '7:10',
        listen: 'Que a salvação pertence a Deus e ao Cordeiro.',
      },
      {
        ask: 'De onde vieram, e como as roupas ficaram brancas?',
        verses: '7:14',
        listen: 'Da grande tribulação; lavadas no sangue do Cordeiro.',
      },
      {
        ask: 'O que nunca mais terão, e o que o Cordeiro e Deus fazem por elas?',
        verses: '7:16-17',
        listen: 'Fome, sede, calor; guia às fontes, enxuga lágrimas.',
      },
    ],
    interpret: [
      {
        ask: 'No céu, as línguas e os povos continuam reconhecíveis. O que isso diz do valor que Deus dá às diferenças?',
        verses: '7:9',
        listen: 'Unidos sem virar iguais; nenhuma cultura de fora.',
        follow: 'Quem falta na nossa roda, se ela é amostra?',
      },
      {
        ask: 'Sangue não branqueia pano. O que João quer dizer com essa imagem impossível?',
        verses: '7:14',
        listen: 'A morte de Jesus limpa; não foi o sofrimento deles que os salvou.',
      },
      {
        ask: 'O Cordeiro é o pastor. Que pastor é esse que já esteve no lugar da ovelha?',
        verses: '7:17',
        listen: 'Conhece a faca e a sede; guia quem sofre com ternura.',
      },
    ],
    live: [
      {
        ask: 'Que sotaque, língua ou música de outro povo já fez você adorar de um jeito novo?',
        listen: 'Histórias; cantem se souberem.',
      },
      {
        ask: 'Sendo poucos e cansados, o que a vista dessa multidão faz com vocês?',
        listen: 'Não somos só nós; ânimo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'De quem a turma ri pelo jeito de falar, e como seria cantar ao lado dele para sempre?',
        listen: 'Preconceito; começar na segunda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que estrangeiro, migrante ou vizinho de outra cultura está perto da sua casa, e que gesto cabe?',
        listen: 'Nome, comida, ajuda com papel.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'Pelo que você quer que o Cordeiro o guie até as fontes, nesta semana seca?',
        listen: 'Pedidos; orem uns pelos outros.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Pense em quem você perdeu, e que cria em Jesus, de roupa branca e palma na mão. O que sobe ao coração?',
        listen: 'Silêncio bom; lágrima também.',
        for: ['mourning'],
      },
      {
        ask: 'Há lugar nessa multidão. O que falta, para você, para se imaginar nela?',
        listen: 'Convite, sem empurrão.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o maior ajuntamento de gente em que você já esteve: estádio, romaria, show, ônibus?',
        bridge: 'João viu um maior, e ninguém conseguia contar.',
      },
      {
        text: 'Diga obrigado em qualquer língua, sotaque ou gíria que não seja a sua. Quantos conseguimos?',
        bridge: 'O louvor do texto soa assim, em todas.',
        for: ['young', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Imagine um som de multidão ao longe, chegando. Não tente entender as palavras.',
      bridge: 'João ouviu, e depois entendeu o que cantavam.',
    },
    complete: [
      {
        name: 'Meu lugar',
        text: 'Desenhe uma multidão com pontinhos. Marque um: sou eu. Ao lado, quem quero perto: … . Na minha língua, eu clamaria: … .',
      },
      {
        name: 'Nunca mais',
        text: 'Nunca mais terão fome. Nunca mais terão sede. Nunca mais, para mim, … . E o Cordeiro me guiará até … .',
      },
    ],
    challenges: [
      {
        do: 'Ore em cada dia por um povo diferente, olhando o mapa e aprendendo uma coisa sobre ele.',
        tell: 'que povo ficou no coração.',
      },
      {
        do: 'Leve água ou comida a alguém que trabalha no sol, como sinal do dia em que não haverá calor.',
        tell: 'o nome de quem recebeu.',
      },
    ],
    children: {
      truth: 'Gente de todo lugar vai cantar com Jesus.',
      to7: {
        story:
          'João viu uma festa no céu. Quanta gente! Tentou contar: um, dois, dez, mil… não dava! Havia gente de pele clarinha, escura, morena. Gente da floresta, da praia e da neve. Cada um falava de um jeito. Todos de roupa branquinha, com ramos na mão, cantavam a Jesus. Quem são eles?, perguntou um ancião. João respondeu: o senhor é que sabe! E ele contou: passaram por dias difíceis, e Jesus cuidou deles. Agora não têm fome nem sede. Jesus é o pastor deles e leva a fontes de água fresquinha. E Deus limpa toda lágrima. Há lugar para você nessa festa!',
        activity:
          'Façam bonecos de papel de muitas cores e ramos verdes. Balancem os ramos e cantem obrigado, Jesus, de vários jeitos.',
        questions: [
          'João conseguiu contar?',
          'De onde vinha aquela gente?',
          'O que Deus faz com as lágrimas?',
        ],
      },
      to12: {
        story:
          'A Yasmin chegou da Venezuela falando enrolado. Riram do jeito dela dizer cachorro. Na igreja, pediram que lesse a Bíblia, e ela quis fugir. Leu assim mesmo, na língua dela, o que João viu: uma grande multidão que ninguém podia contar, de todas as nações, tribos, povos e línguas, diante de Deus e do Cordeiro, que é Jesus. Todos de branco, com palmas, cantando. João soube que tinham passado por muito sofrimento e que o Cordeiro os lavou com a própria vida. Agora ninguém ali sente fome, nem sede, nem calor. Jesus os leva a fontes de água, e Deus enxuga toda lágrima. Quando ela terminou, ninguém ria. A dona Lourdes pediu: lê de novo, minha filha, que no céu vai ser assim. O Otto, que tinha rido, levantou a mão. Como é cachorro na sua língua?, perguntou. Perro. Ele treinou até acertar.',
        activity:
          'Façam um mural com santo, santo ou obrigado, Senhor, em várias línguas, e um mapa com fios até a cruz.',
        questions: [
          'De onde vinham as pessoas que João viu?',
          'O que elas nunca mais sentirão?',
          'Quem é de fora e precisa do seu acolhimento?',
        ],
      },
      challenge: 'Faça amizade com alguém que veio de outro lugar.',
    },
    prayer:
      'Ao nosso Deus e ao Cordeiro, a salvação! Obrigado pela multidão que não se conta. Cuida dos que estão na aflição agora, dos sem pão e dos sem pátria. Limpa a nossa roupa e o nosso preconceito. Pastoreia-nos até as fontes. Amém.',
    leader: {
      lost: 'Quando é a grande tribulação e quem são os 144 mil? Anote e siga. João mostra quem está de pé no fim e por causa de quem.',
      tender:
        'Há quem esteja no meio da sua tribulação; não diga que já passa. Racismo e xenofobia na roda se interrompem com firmeza, e são crime que se denuncia no Disque 100.',
      differ:
        'Uns veem na grande tribulação um período futuro, com a igreja antes, durante ou depois; outros, toda a aflição dos cristãos desde o início. Ambos leem o mesmo consolo no 17.',
    },
    comfort:
      'Você pode ter chegado ao fim do dia sem ninguém. Há uma multidão com o seu lugar, e um Pastor que sabe o caminho da água.',
    closing: 'De todo povo, pelo Cordeiro, até as fontes.',
    words: [
      'grande multidao',
      'ninguem podia contar',
      'todas as nacoes',
      'povos e linguas',
      'roupas brancas',
      'palmas',
      'grande tribulacao',
      'sangue do cordeiro',
      'fontes vivas',
      'cordeiro',
      'limpara toda lagrima',
      'a salvacao pertence',
      'apascentara',
    ],
  },
  {
    verses: '12:1-17',
    key: '12:11',
    title: 'O acusador já foi lançado fora',
    theme: 'a vitória sobre o acusador',
    themes: ['cruz', 'sofrimento', 'esperanca', 'fidelidade'],
    idea: 'O dragão persegue com fúria porque já perdeu: o acusador foi lançado fora do céu, e os irmãos o venceram pelo sangue do Cordeiro e pela palavra do seu testemunho.',
    context:
      'João escreve a igrejas perseguidas. No meio do livro, ele abre a cortina e mostra o que há por trás da dor delas: uma mulher, um menino, um dragão e uma batalha. As figuras vêm do Antigo Testamento. Depois da leitura, o dragão persegue a mulher, Deus a alimenta no deserto, e a fúria se volta contra os outros filhos dela (12:13-17).',
    retold: [
      {
        verses: '12:1-6',
        says: 'No céu aparece uma mulher vestida de sol, grávida, e um dragão vermelho quer devorar o menino. O filho é levado para Deus, e a mulher foge para o deserto.',
      },
      {
        verses: '12:7-9',
        says: 'No céu, Miguel e seus anjos batalham contra o dragão. Ele, que é o diabo, a antiga serpente, é lançado na terra.',
      },
      {
        verses: '12:10-12',
        says: 'Uma voz anuncia que o acusador caiu e que os irmãos o venceram pelo sangue do Cordeiro. O diabo desce irado, sabendo que tem pouco tempo.',
      },
      {
        verses: '12:13-17',
        says: 'O dragão lança um rio contra a mulher, mas ela recebe asas de águia, e a terra engole a água. Então ele vai guerrear contra os outros descendentes dela.',
      },
    ],
    read: {
      verses: '12:1-12',
      how: 'Um narra 1 a 6, outro narra 7 a 9. A grande voz, do 10 ao 12, é lida por todos, de pé.',
    },
    observe: [
      {
        ask: 'O que o dragão queria fazer com o menino, e o que aconteceu?',
        verses: '12:4-5',
        listen: 'Devorar; o menino foi arrebatado para Deus e para o seu trono.',
      },
      {
        ask: 'Para onde a mulher foi, e quem tinha preparado o lugar?',
        verses: '12:6',
        listen: 'Ao deserto; Deus, e ali a alimentavam.',
      },
      {
        ask: 'Que nomes o texto dá ao dragão, e o que ele fazia dia e noite?',
        verses: '12:9-10',
        listen: 'Serpente antiga, diabo, Satanás, o que engana; acusava os irmãos.',
      },
      {
        ask: 'Por meio de que os irmãos o venceram?',
        verses: '12:11',
        listen: 'Do sangue do Cordeiro e da palavra do testemunho; não amaram a vida até a morte.',
      },
    ],
    interpret: [
      {
        ask: 'O menino que vai dominar as nações parece indefeso diante do dragão. O que essa cena diz de como Deus vence?',
        verses: '12:4-5',
        listen: 'Pelo frágil: um nascimento, uma cruz. O poder do dragão falha.',
      },
      {
        ask: 'Por que a notícia de que o acusador perdeu o lugar no céu era tão boa para aquelas igrejas?',
        verses: '12:8-10',
        listen: 'Ninguém mais as acusa diante de Deus, mesmo que as acusem na terra.',
        follow: 'Que diferença há entre ser acusado e ser corrigido com amor?',
      },
      {
        ask: 'O sangue é do Cordeiro, e o testemunho é deles. Como as duas coisas se juntam na mesma vitória?',
        verses: '12:11',
        listen: 'Ele venceu na cruz; eles se agarram a isso e o dizem em voz alta.',
      },
      {
        ask: 'O diabo tem “grande ira, sabendo que ele tem pouco tempo”. Como isso muda o modo de olhar para a maldade que cresce?',
        verses: '12:12',
        listen: 'Fúria não é força: é de quem perdeu. E o ai é sério.',
        follow: 'O que isso não promete a quem sofre?',
      },
    ],
    live: [
      {
        ask: 'Que acusação volta sempre à sua cabeça, de noite ou de dia, e o que o sangue do Cordeiro responde a ela?',
        listen: 'A resposta importa mais que a acusação. Ninguém precisa dizê-la.',
      },
      {
        ask: 'Onde você já viu a maldade fazer muito barulho, e a vitória vir por um caminho pequeno?',
        listen: 'História de fé sem alarde.',
        for: ['adults', 'elderly', 'men', 'women'],
      },
      {
        ask: 'Comentário, apelido, julgamento em público: quando acusam você, onde está a voz que diz quem você é?',
        listen: 'Quem o defendeu; o que Deus diz.',
        follow: 'Quem da sua turma precisa de um defensor?',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quando foi a última vez que você contou, com as próprias palavras, o que Jesus fez por você?',
        listen: 'Testemunho simples, um minuto. Pode contar agora.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'Que deserto seu acabou tendo um lugar preparado e comida na hora?',
        listen: 'Cuidado recebido: pessoas, pão, tempo.',
        for: ['mourning', 'elderly', 'singles', 'adults'],
      },
      {
        ask: 'Para você que está chegando: o que pensava sobre o diabo, e o que este texto muda?',
        listen: 'Nem fascínio, nem medo; ele perdeu.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Em que situação custa alguma coisa a você dizer que é de Jesus?',
        listen: 'Custos reais, pequenos e grandes.',
      },
    ],
    icebreakers: [
      {
        text: 'Que vilão de filme ou novela dava medo e, no fim, perdeu feio?',
        bridge: 'João também mostra um vilão enorme. E conta o fim logo no meio do livro.',
      },
      {
        text: 'Você já viu um jogo sabendo o resultado? O que muda na hora do sufoco?',
        bridge: 'João conta o resultado às igrejas enquanto o jogo ainda estava duro.',
      },
    ],
    quiet: {
      text: 'Pense na frase mais dura que você costuma dizer a si mesmo. Não brigue com ela. Só repare de quem é a voz.',
      bridge: 'Há um acusador, e ele perdeu o lugar. Leia até a grande voz do versículo 10.',
    },
    complete: [
      {
        name: 'Acusação e resposta',
        text: 'Escreva para si: A voz que acusa diz … . O Cordeiro, que deu o sangue por mim, diz … . Então hoje eu posso … .',
      },
      {
        name: 'Palavra do testemunho',
        text: 'Complete em três linhas, para poder dizer a alguém: Antes, eu … . Jesus … . Agora, mesmo quando …, eu … .',
      },
    ],
    challenges: [
      {
        do: 'Conte a uma pessoa, em um minuto, uma coisa que Jesus fez por você.',
        tell: 'a quem contou e o que essa pessoa perguntou.',
      },
      {
        do: 'Nesta semana, recuse-se a acusar quem já está no chão: diante de uma acusação contra alguém, diga uma palavra de defesa verdadeira.',
        tell: 'onde foi preciso e como foi, sem dizer de quem se tratava.',
      },
    ],
    children: {
      truth: 'O mal faz barulho, mas Jesus já venceu.',
      to7: {
        story:
          'João viu uma cena no céu. Havia uma mulher linda, com roupa de sol e coroa de estrelas. Ela teve um menino, e esse menino ia ser rei de tudo. Um dragão malvado não queria. Mas ele não conseguiu chegar perto! Deus levou o menino para o seu trono. E a mulher? Deus preparou para ela um lugar seguro, com comida todo dia. Então Miguel e os anjos de Deus puseram o dragão para fora do céu. Ele vivia falando mal dos amigos de Deus, e agora não pode mais! Uma voz cantou: Deus venceu! Por causa de Jesus, que nos ama. A gente pode dormir tranquilo.',
        activity:
          'Um diz bem baixinho uma frase boba de medo, e todos respondem de pé, com os braços para cima: Jesus já venceu!',
        questions: [
          'Onde Deus guardou o menino?',
          'O que Deus preparou para a mulher?',
          'O que você pode dizer quando sente medo?',
        ],
      },
      to12: {
        story:
          'Os cristãos do tempo de João sofriam. Falavam mal deles, tomavam o que era deles, e eles se perguntavam: estamos perdendo? Então Deus abriu uma cortina e mostrou a João, em figuras, o que ninguém via. Uma mulher com coroa de estrelas teve um filho que ia ser rei das nações. Um dragão queria acabar com ele, e falhou: o menino foi levado para o trono de Deus. Houve uma batalha no céu, Miguel e os anjos contra o dragão, e o dragão foi jogado para fora. Quem é ele? Aquele que engana e que acusa os amigos de Deus de dia e de noite. Uma voz anunciou: agora veio a salvação! O acusador caiu! E como os amigos de Deus o venceram? Não foi com espada. Foi porque Jesus, o Cordeiro, deu a vida por eles, e porque contaram isso sem medo. O dragão ainda faz barulho. Mas é barulho de quem já perdeu.',
        activity:
          'Em uma folha, desenhem um microfone e escrevam nele uma coisa que Jesus fez por vocês. Cada um lê a sua, se quiser.',
        questions: [
          'Por que João precisava ver o que havia atrás da cortina?',
          'Como os amigos de Deus venceram?',
          'O que você diria no microfone sobre Jesus?',
        ],
      },
      challenge: 'Quando acusarem um colega, diga uma coisa boa e verdadeira sobre ele.',
    },
    prayer:
      'Cordeiro de Deus, pelo teu sangue o acusador perdeu o lugar. Cala em nós a voz que condena e abre a nossa boca para contar o que fizeste. Guarda no deserto quem está fugindo, alimenta quem não tem força. E vem logo. Amém.',
    leader: {
      lost: 'Cabeças, chifres e dias rendem a noite inteira. Diga que os números falam de um tempo limitado por Deus e volte ao versículo 11. Não deixe virar conversa sobre quem tem demônio.',
      tender:
        'Quem ouve vozes que acusam, ou vive com culpa doentia, precisa de cuidado médico junto com oração; diga isso sem susto. Se houver pensamento de morte, não deixe a pessoa só (CVV, 188). Não amar a própria vida, no texto, é ser fiel sob perseguição. Não é desprezar-se nem buscar a morte.',
      differ:
        'A mulher é lida como o povo de Deus, Israel e a igreja; católicos e ortodoxos veem nela também Maria; outros, só Israel. A queda do dragão é posta por uns no princípio do mundo, por outros na cruz, por outros no fim dos tempos. Todos leem que Cristo venceu.',
    },
    comfort:
      'O que acusa você dia e noite não tem mais lugar diante de Deus. Lá, quem fala é o Cordeiro, e ele deu o sangue por você. No seu deserto há um lugar preparado.',
    closing: 'O acusador caiu. O Cordeiro está de pé.',
    words: [
      'mulher vestida do sol',
      'dragao vermelho',
      'miguel e seus anjos',
      'batalha no ceu',
      'serpente antiga',
      'acusador dos nossos irmaos',
      'pelo sangue do cordeiro',
      'palavra do testemunho',
      'nao amaram suas vidas',
      'coroa de doze estrelas',
      'mil duzentos e sessenta dias',
      'asas de aguia',
      'pouco tempo',
    ],
  },
  {
    verses: '20:11-15',
    key: '20:12',
    title: 'Os livros e o livro',
    theme: 'o juízo diante do grande trono branco',
    themes: ['justica', 'salvacao', 'esperanca', 'arrependimento'],
    idea: 'No fim, grandes e pequenos estarão de pé diante de Deus: nada do que foi feito ficará escondido, a própria morte será lançada fora, e a esperança é estar escrito no livro da vida.',
    context:
      'As igrejas de João viam inocentes morrerem e poderosos escaparem. Antes desta cena, o diabo que os enganava já foi derrotado para sempre (20:10). Depois dela vem o novo céu, em que Deus enxuga as lágrimas (21:1-4). No meio está o tribunal, porque o mundo novo não pode nascer sobre injustiça varrida para debaixo do tapete.',
    retold: [
      {
        verses: '20:11-12',
        says: 'João vê um grande trono branco e os mortos de pé diante de Deus, grandes e pequenos. Livros são abertos, também o da vida, e todos são julgados segundo as suas obras.',
      },
      {
        verses: '20:13-15',
        says: 'O mar e a morte entregam os mortos. A própria morte é lançada no lago de fogo, e também quem não está escrito no livro da vida.',
      },
    ],
    read: {
      verses: '20:11-15',
      how: 'Uma pessoa lê tudo, devagar, com uma pausa depois de cada versículo. Quem conduz lembra, ao fim, que a história continua no capítulo 21.',
    },
    observe: [
      {
        ask: 'Como é o trono, e o que acontece com a terra e o céu diante de quem está nele?',
        verses: '20:11',
        listen: 'Grande e branco; fogem, e não se acha lugar para eles.',
      },
      {
        ask: 'Quem está de pé diante de Deus, e de onde vieram os mortos?',
        verses: '20:12-13',
        listen:
          'Grandes e pequenos; do mar, da morte e do Xeol, o lugar dos mortos. Ninguém foi esquecido.',
      },
      {
        ask: 'Que livros são abertos, e o que se lê neles?',
        verses: '20:12',
        listen: 'Livros com as obras, e outro livro, o da vida.',
      },
      {
        ask: 'O que acontece com a morte, e de que depende a sorte de cada um no fim?',
        verses: '20:14-15',
        listen: 'É lançada no lago de fogo; de estar escrito no livro da vida.',
      },
    ],
    interpret: [
      {
        ask: 'Por que é dito que ali estão “grandes e pequenos”? Que notícia isso é para quem nunca foi ouvido num tribunal?',
        verses: '20:12',
        listen: 'Ninguém é importante demais nem sem importância.',
        follow: 'E para quem sempre escapou?',
      },
      {
        ask: 'O mar, nas histórias antigas, guardava quem sumia sem túmulo. O que diz de Deus que até o mar entregue os seus mortos?',
        verses: '20:13',
        listen: 'Ninguém se perde da memória dele.',
      },
      {
        ask: 'Há livros, com as obras, e há um livro, o da vida. O que mudaria se existissem só os primeiros?',
        verses: '20:12, 20:15',
        listen:
          'Ninguém ficaria de pé só por suas obras; a vida está no livro do Cordeiro (21:27).',
        follow: 'E se existisse só o segundo, sem os livros das obras?',
      },
      {
        ask: 'O que significa a morte ser a condenada, ela que parecia ter a última palavra?',
        verses: '20:14',
        listen: 'O último inimigo acaba. O que vem depois não terá morte.',
      },
    ],
    live: [
      {
        ask: 'Que injustiça você gostaria de ver posta na mesa desse tribunal?',
        listen: 'Uma dor do mundo ou da rua. Dar lugar à sede de justiça.',
      },
      {
        ask: 'Que coisa boa você já fez sem ninguém notar, e como é pensar que está anotada?',
        listen: 'As obras boas também estão nos livros.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Histórico apagado, conversa sumida, conta secreta: o que muda saber que há livros que ninguém edita?',
        listen: 'Vida sem duas versões; sem clima de ameaça.',
        follow: 'O que dá alívio em não precisar esconder?',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que sente quando ouve falar de juízo: medo, alívio, raiva, nada? De onde vem isso na sua história?',
        listen: 'Qualquer resposta serve. Não corrigir.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Se Deus é quem julga no fim, que julgamento você pode largar hoje?',
        listen: 'Vingança, rancor, sentença sobre alguém ou sobre si.',
      },
      {
        ask: 'Depois de tantos anos de fé, em que você ainda se apoia quando pensa nesse dia: nos livros ou no livro?',
        listen: 'Sinceridade; a confiança volta para Cristo.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que você gostaria de consertar com alguém antes que fique tarde?',
        listen: 'Um acerto possível nesta semana.',
        for: ['couples', 'parents', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Lista de chamada, de espera, de convidados: em que lista foi uma alegria achar o seu nome?',
        bridge: 'João viu um livro em que ter o nome escrito é a maior das alegrias.',
      },
      {
        text: 'Qual foi a marcação de juiz mais injusta que você já viu num jogo? Ainda dói?',
        bridge: 'A gente tem sede de um juiz que veja tudo. João viu o trono dele.',
      },
    ],
    quiet: {
      text: 'Escreva o seu nome devagar, à mão ou com o dedo na palma. Olhe para ele.',
      bridge:
        'Há um livro de vida com nomes escritos. Leia sem pressa, até o fim, e depois leia 21:1-4.',
    },
    complete: [
      {
        name: 'Entrego ao trono',
        text: 'Complete só para você: O que fizeram e ninguém julgou: … . O que eu fiz e escondi: … . O que só Deus pode acertar: … . O que eu ainda posso acertar: … .',
      },
      {
        name: 'Nome escrito',
        text: 'Termine a frase em oração: Senhor Jesus, quero o meu nome no teu livro porque … . Não confio em … . Confio em … .',
      },
    ],
    challenges: [
      {
        do: 'Conserte nesta semana uma coisa que você preferia que ninguém lesse: devolva, conte a quem é de direito, peça perdão.',
        tell: 'se tirou um peso, sem precisar dizer qual.',
      },
      {
        do: 'Faça um bem que ninguém descubra, e não o conte a pessoa alguma.',
        tell: 'apenas se conseguiu guardar o segredo.',
      },
    ],
    children: null,
    prayer:
      'Deus do trono branco, tu não te esqueces de ninguém, nem dos que o mar guardou. Faz justiça a quem nunca a teve. Perdoa o que está nos nossos livros, por amor do Cordeiro, e guarda os nossos nomes no teu. Acaba depressa com a morte. Amém.',
    leader: {
      lost: 'Mil anos, lago de fogo e ordem dos acontecimentos levam a noite embora. Fique com o que se vê na cena: todos, os livros, o livro, a morte condenada. E não deixe ninguém dizer quem está ou não está escrito.',
      tender:
        'Quem perdeu alguém que não se dizia cristão vai pensar nessa pessoa. Não responda pelo juiz. Diga: ele está nas mãos de quem o conhece e é justo. Quem tem pavor de inferno desde criança precisa de calma; não use medo para apressar decisão.',
      differ:
        'O lago de fogo é entendido por muitos como castigo consciente sem fim, e por outros como destruição final. Também se discute se este juízo é um só para todos ou o último de vários. Ser julgado pelas obras não nega a graça: para uns, as obras mostram a fé; outros falam de obras feitas com a graça.',
    },
    comfort:
      'Até o mar entregou os seus. Nenhum dos que você perdeu ficou fora da memória de Deus. E a morte, que levou quem você amava, é ela que vai embora no fim.',
    closing: 'A morte não tem a última palavra; o livro da vida tem.',
    words: [
      'grande trono branco',
      'trono branco',
      'os livros foram abertos',
      'livro da vida',
      'mortos grandes e pequenos',
      'o mar entregou os mortos',
      'xeol',
      'hades',
      'segunda morte',
      'lago de fogo',
      'juizo final',
      'julgados segundo as obras',
    ],
  },
  {
    verses: '21:1-7',
    key: '21:4',
    title: 'Tudo novo',
    theme: 'a esperança da nova criação',
    themes: ['esperanca', 'luto', 'volta', 'criacao'],
    idea: 'A última palavra da história é Deus morando com a gente: ele mesmo enxuga cada lágrima, põe fim à morte e faz novas todas as coisas.',
    context:
      'Apocalipse foi escrito a igrejas perseguidas, que enterravam seus mortos e temiam os próximos dias. Depois de mostrar o mal em toda a sua força e o fim dele, João vê o que vem em seguida. Não é a gente subindo: é a cidade de Deus descendo. Logo adiante há um aviso sério a quem prefere o mal (21:8).',
    retold: [
      {
        verses: '21:1-2',
        says: 'João vê um novo céu e uma nova terra. A cidade santa, a nova Jerusalém, desce da parte de Deus, enfeitada como noiva para o marido.',
      },
      {
        verses: '21:3-4',
        says: 'Uma voz diz que Deus agora mora com os seres humanos. Ele limpará toda lágrima, e não haverá mais morte, nem pranto, nem dor.',
      },
      {
        verses: '21:5-7',
        says: 'Aquele que está no trono diz que faz novas todas as coisas. A quem tem sede dará de graça a água da vida, e quem vencer será seu filho.',
      },
    ],
    read: {
      verses: '21:1-7',
      how: 'Leia um só, devagar. No 4, pare depois de cada coisa que não haverá mais.',
    },
    observe: [
      {
        ask: 'O que João vê, e em que direção a cidade se move?',
        verses: '21:1-2',
        listen: 'Novo céu, nova terra; a cidade desce, vinda de Deus.',
      },
      {
        ask: 'O que a voz anuncia sobre onde Deus vai morar?',
        verses: '21:3',
        listen: 'Com os seres humanos; será Deus deles.',
      },
      {
        ask: 'O que Deus faz, e o que não haverá mais?',
        verses: '21:4',
        listen: 'Limpa as lágrimas; morte, pranto, clamor, dor.',
      },
      {
        ask: 'O que diz quem está no trono, e o que dá a quem tem sede?',
        verses: '21:5-6',
        listen: 'Faço novas todas as coisas; água da vida, de graça.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não diz que fará coisas novas, mas novas todas as coisas. Que diferença isso faz para o que amamos e estragou?',
        verses: '21:5',
        listen: 'Não joga fora; renova. O mundo importa.',
      },
      {
        ask: 'Por que é o próprio Deus que enxuga, e não um anjo ou o tempo?',
        verses: '21:4',
        listen: 'Ternura; ele viu cada uma. Só quem chega perto enxuga.',
        follow: 'O que isso diz das lágrimas de hoje?',
      },
      {
        ask: 'Do começo ao fim a Bíblia sonha com Deus morando no meio do povo. O que muda se o céu é, antes de tudo, companhia?',
        verses: '21:3',
        listen: 'Não um lugar de prêmios; presença sem distância.',
      },
    ],
    live: [
      {
        ask: 'Na lista do que não haverá mais, que palavra você leria primeiro em voz alta?',
        listen: 'Deixe que leiam; silêncio depois.',
      },
      {
        ask: 'Se Deus vai renovar este mundo, que canto dele, rua, rio, relação, vale começar a cuidar agora?',
        listen: 'Esperança que arregaça manga.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Com tanta notícia de fim do mundo, o que este fim faz com o seu medo do futuro?',
        listen: 'Clima, guerra, trabalho; final é encontro.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem você quer abraçar nesse dia, e o que gostaria que fosse novo entre vocês?',
        listen: 'Ouça; não prometa detalhes.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'Que sede você vem matando com água paga, se esta é de graça?',
        listen: 'Aprovação, compra, correria.',
        for: ['women', 'singles', 'long-believers'],
      },
      {
        ask: 'Que imagem de céu você tinha, e que diferença acha nesta?',
        listen: 'Nuvem e harpa; aqui, cidade, casa, gente.',
        for: ['visitors', 'new-believers', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a melhor reforma que já viu: cadeira do lixo, casa velha, bicicleta, cabelo?',
        bridge: 'Deus tem uma obra de restauração em vista, e é do tamanho de tudo.',
      },
      {
        text: 'Se a sua cidade fosse refeita, o que ficaria, o que sumiria e o que apareceria na sua rua?',
        bridge: 'João viu uma cidade descer do céu.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Passe o polegar de leve sob um dos olhos, como quem enxuga. Fique aí um instante.',
      bridge: 'Um dia será a mão de Deus, diz o texto.',
    },
    complete: [
      {
        name: 'Não haverá mais',
        text: 'Na minha casa, não haverá mais … . Na minha cidade, não haverá mais … . No meu peito, não haverá mais … . E haverá … .',
      },
      {
        name: 'Novas todas',
        text: 'Escreva uma coisa quebrada que você ama. Em volta dela: Eis que eu faço novas todas as coisas. Date e guarde.',
      },
    ],
    challenges: [
      {
        do: 'Enxugue uma lágrima: vá até alguém que chora e fique, sem explicar.',
        tell: 'só que foi, e quanto tempo ficou.',
      },
      {
        do: 'Faça nova uma coisa pequena: pinte um banco, plante, conserte um brinquedo para dar, como sinal do que vem.',
        tell: 'o que renovou.',
      },
    ],
    children: {
      truth: 'Deus vai fazer tudo novo e morar conosco.',
      to7: {
        story:
          'João era bem velhinho e estava longe de casa, numa ilha. Tinha saudade dos amigos. Um dia, Deus lhe mostrou uma coisa linda: um céu novo e uma terra novinha! Uma cidade brilhante vinha descendo, enfeitada como noiva. E uma voz disse: agora Deus vai morar com as pessoas! Pertinho, na mesma casa. Deus vai enxugar toda lágrima, com carinho. Não vai ter mais dor, nem choro, nem despedida. E Deus disse: eu faço tudo novo! Escreva, João, é verdade. João escreveu, sorrindo, para a gente saber.',
        activity:
          'Pintem por cima de uma folha amassada e cinza uma cidade bem colorida, com todos morando com Deus. Contem quem está lá.',
        questions: [
          'O que João viu descendo?',
          'O que Deus vai enxugar?',
          'O que você quer ver novo?',
        ],
      },
      to12: {
        story:
          'O avô do Tales consertava bonecas. Chegavam sem braço, riscadas, com o cabelo queimado. As pessoas diziam: joga fora! Ele respondia: dá aqui. E as devolvia tão bonitas que as donas choravam. João, amigo de Jesus, estava preso numa ilha quando viu o fim da história do mundo. Não viu tudo jogado fora. Viu um novo céu e uma nova terra, e uma cidade descendo de Deus. Ouviu: Deus vai morar com as pessoas! Ele mesmo vai limpar toda lágrima dos olhos. Não haverá mais morte, nem choro, nem dor. E quem estava no trono disse: eu faço novas todas as coisas. O Tales lembrou da avó, que tinha morrido no inverno. Tudo, vô? O avô parou com a linha na mão. Tudo, disse ele, e enxugou o rosto com as costas da mão. Por enquanto a gente usa esta. Depois, vai ser a dele.',
        activity:
          'Consertem juntos um brinquedo ou livro quebrado. Colem nele uma etiqueta: Deus faz novas todas as coisas.',
        questions: [
          'O que o avô fazia com o que mandavam jogar fora?',
          'O que não haverá mais?',
          'Que coisa você quer que Deus faça nova?',
        ],
      },
      challenge: 'Console alguém triste e diga: Deus vai enxugar toda lágrima.',
    },
    prayer:
      'Alfa e Ômega, tu terás a última palavra, e ela é: novo. Obrigado porque vens morar. Até lá, fica perto de quem chora; conhecemos as lágrimas, tu as contas. Dá água a quem tem sede e mãos a quem espera. Vem. Amém.',
    leader: {
      lost: 'Já não havia mar entristece quem gosta de praia: na Bíblia, o mar é figura do caos e da separação. E o calendário do fim toma a noite; fique no 3 e no 4.',
      tender:
        'É texto de velório; alguém vai chorar. Deixe, tenha lenço, não explique a morte de ninguém. Se a saudade virou vontade de morrer para ir logo, fique com a pessoa e procure ajuda: CVV 188.',
      differ:
        'Sobre mil anos, tribulação e ordem dos acontecimentos há várias leituras (literal ou simbólica, antes ou depois). E uns entendem que esta terra será substituída; outros, que será renovada. Todos esperam o que o 4 promete.',
    },
    comfort: 'Nenhuma das suas lágrimas se perdeu no travesseiro. Há uma mão guardada para elas.',
    closing: 'Ele mesmo enxugará. Estas palavras são verdadeiras e fiéis.',
    words: [
      'novo ceu',
      'nova terra',
      'nova jerusalem',
      'toda lagrima',
      'limpara toda lagrima',
      'enxugara',
      'nao havera mais morte',
      'faco novas todas as coisas',
      'tabernaculo de deus',
      'agua da vida',
      'cidade santa',
      'primeiras coisas',
      'alfa e o omega',
      'noiva',
    ],
  },
  {
    verses: '21:9-27',
    key: '21:22',
    title: 'A cidade sem templo e sem noite',
    theme: 'a noiva do Cordeiro, cidade onde Deus mora',
    themes: ['esperanca', 'adoracao', 'comunhao', 'santidade'],
    idea: 'A noiva do Cordeiro é uma cidade inteira feita morada de Deus: não precisa de templo nem de sol, porque ele e o Cordeiro estão nela, e as portas não se fecham às nações.',
    context:
      'Um anjo diz a João: vem ver a noiva. E mostra uma cidade que desce do céu, brilhando. Nas doze portas estão os nomes das tribos de Israel; nos doze fundamentos, os dos apóstolos (21:9-14): o povo de Deus de todos os tempos. Tem a forma de um cubo, como o Santo dos Santos do antigo templo, o lugar mais sagrado.',
    retold: [
      {
        verses: '21:9-11',
        says: 'Um anjo leva João a um monte alto e lhe mostra a noiva do Cordeiro: a santa Jerusalém, descendo do céu com luz de cristal.',
      },
      {
        verses: '21:12-14',
        says: 'O muro da cidade tem três portas de cada lado, com um anjo em cada uma, e doze fundamentos.',
      },
      {
        verses: '21:15-21',
        says: 'O anjo mede a cidade com uma cana de ouro: comprimento, largura e altura são iguais. Ela é de ouro puro, e cada porta é uma pérola.',
      },
      {
        verses: '21:22-27',
        says: 'Deus e o Cordeiro são o templo da cidade, que nem precisa de sol. As nações andarão na sua luz, as portas ficam abertas e nada impuro entra.',
      },
    ],
    read: {
      verses: '21:16-27',
      how: 'Um lê as medidas (16 e 17), outro as pedras, sem correr (18 a 21). O que não há na cidade (22 a 27), todos juntos.',
    },
    observe: [
      {
        ask: 'Que forma e que tamanho tem a cidade?',
        verses: '21:16-17',
        listen: 'Comprimento, largura e altura iguais: um cubo enorme.',
      },
      {
        ask: 'De que são feitos o muro, os fundamentos, as portas e a praça?',
        verses: '21:18-21',
        listen: 'Jaspe, pedras preciosas, pérolas, ouro como vidro.',
      },
      {
        ask: 'O que João procura e não encontra ali? Por quê?',
        verses: '21:22-23, 21:25',
        listen: 'Templo, sol, lua, noite; Deus e o Cordeiro são templo e luz.',
      },
      {
        ask: 'Quem e o que entra na cidade, e o que fica de fora?',
        verses: '21:24, 21:26-27',
        listen: 'As nações, a glória delas, os do livro da vida; nada que contamine, nem mentira.',
      },
    ],
    interpret: [
      {
        ask: 'No templo antigo, só um homem entrava no cubo, uma vez por ano. O que quer dizer a cidade inteira ter essa forma?',
        verses: '21:16, 21:22',
        listen: 'Todo lugar é o lugar mais perto de Deus, e todos moram lá.',
        follow: 'O que sobra, então, da distância entre santo e comum?',
      },
      {
        ask: 'João esperava um templo no centro e encontrou uma pessoa. O que isso diz sobre o que buscamos quando vamos à igreja?',
        verses: '21:22',
        listen: 'O próprio Deus; o resto é caminho.',
      },
      {
        ask: 'Porta de cidade antiga se fechava à noite, por medo. O que contam as portas que nunca se fecham?',
        verses: '21:25-26',
        listen: 'Acabou o perigo; há lugar, há chegada.',
      },
      {
        ask: 'As nações trazem “a glória e a honra” delas. O que de bom dos povos você imagina entrando por aquelas portas?',
        verses: '21:24, 21:26',
        listen: 'Música, língua, sabor, arte, trabalho. Deus não joga fora o que é belo.',
        follow: 'E o que ficaria do lado de fora, pelo versículo 27?',
      },
    ],
    live: [
      {
        ask: 'O que da sua terra, do seu povo ou da sua família você gostaria de levar por aquelas portas?',
        listen: 'Coisas concretas: uma canção, uma receita, um jeito de receber.',
      },
      {
        ask: 'Que noite, das que você conhece, mais quer ver acabar?',
        listen: 'Medo, vício, guerra, doença. Escutar até o fim.',
        for: ['adults', 'mourning', 'singles'],
      },
      {
        ask: 'Ouro lá serve de chão. O que hoje vale ouro para a sua turma, e como fica perto dessa cidade?',
        listen: 'Marca, corpo, fama; humor e verdade.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Em que lugares você separa Deus aqui, vida ali, e como seria viver já um pouco sem parede?',
        listen: 'Cozinha, trabalho, dinheiro, lazer.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Que porta da nossa casa ou do nosso grupo anda fechada, e para quem?',
        listen: 'Horário, linguagem, olhar. Uma porta a abrir.',
        for: ['couples', 'parents', 'adults'],
      },
      {
        ask: 'Alguma cidade já fez você se sentir de fora. O que muda ouvir que esta tem portas para todos os lados?',
        listen: 'Migrantes, gente do interior, quem recomeçou.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Que luz o Senhor já acendeu em você, e a quem ela ajuda a andar?',
        listen: 'Frutos de uma vida longa de fé.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Nada de mentira entra lá. Que mentira pequena você pode deixar de carregar desde já?',
        listen: 'Resposta pode ficar em silêncio.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual cidade deixou você de boca aberta na chegada, e o que viu primeiro?',
        bridge: 'João foi levado a um monte alto para ver uma cidade. Vamos olhar com ele.',
      },
      {
        text: 'Sem luz em casa, de noite: qual foi o apagão mais engraçado ou mais comprido que você viveu?',
        bridge: 'João viu uma cidade onde nunca falta luz, e não é por causa da rede elétrica.',
      },
    ],
    quiet: {
      text: 'Feche os olhos e pense na luz do fim da tarde no lugar mais bonito que você já viu.',
      bridge: 'João procura palavras para uma luz maior. Leia como quem olha pela janela.',
    },
    complete: [
      {
        name: 'Carta de um morador',
        text: 'Complete como quem já mora lá: Cheguei pela porta do … . Aqui não há mais … . Trouxe comigo … . Encontrei gente de … . E o melhor de tudo é que … .',
      },
      {
        name: 'Já um pouco',
        text: 'Escreva: Se Deus enche a cidade toda, então a minha … (cozinha, firma, sala de aula) também pode ser lugar dele. Nesta semana, ali, eu vou … .',
      },
    ],
    challenges: [
      {
        do: 'Abra uma porta: receba à sua mesa, ou sente-se à mesa de alguém que veio de outro lugar e ainda se sente de fora.',
        tell: 'de onde a pessoa veio e o que ela trouxe de bonito.',
      },
      {
        do: 'Em sete noites, ao apagar a luz, diga a Deus uma coisa boa que viu no dia e que caberia naquela cidade.',
        tell: 'a mais bonita das sete.',
      },
    ],
    children: {
      truth: 'Na cidade de Deus não há noite: ele é a luz.',
      to7: {
        story:
          'Um anjo levou João para cima de um monte bem alto. Olhe, João! E João viu uma cidade descendo do céu. Como brilhava! O chão era de ouro. As portas eram pérolas enormes, três de cada lado. As pedras eram verdes, azuis, roxas. João procurou o sol. Não tinha! Procurou a lua. Não tinha! Quem fazia a luz? O próprio Deus, e Jesus, o Cordeiro. Ali nunca fica escuro. As portas nunca se fecham. Chega gente de todos os países, trazendo coisas bonitas. E o melhor: Deus mora ali, pertinho de todos.',
        activity:
          'Pintem ou desenhem doze portas bem abertas e, em cada uma, alguém de um país chegando.',
        questions: [
          'De que eram as portas da cidade?',
          'Quem faz a luz ali?',
          'O que de bonito você levaria para lá?',
        ],
      },
      to12: {
        story:
          'João estava preso numa ilha, longe dos amigos. Um anjo lhe disse: vem, eu mostro a noiva do Cordeiro. João talvez esperasse uma moça de véu. Viu uma cidade! A noiva é o povo de Deus, e a cidade mostra como esse povo vai ficar bonito. Nas portas estavam os nomes das tribos de Israel; nas bases, os dos apóstolos de Jesus. O anjo mediu: altura, largura e comprimento iguais, como um cubo. No templo antigo havia um cubo assim, o lugar mais santo, onde quase ninguém podia entrar. Agora a cidade toda é esse lugar! João procurou um templo e não achou: Deus mesmo está ali, e o Cordeiro. Sol? Não precisa. Noite? Não há. Portas fechadas? Nunca. As nações vêm chegando com o que têm de melhor. Só a mentira e a maldade não entram. E o que se usa para calçar a rua? Ouro, aquilo pelo que tanta gente briga hoje.',
        activity:
          'Construam uma cidade com caixas, livros e potes, com portas para os quatro lados, e deem a cada porta um nome de povo ou de país.',
        questions: [
          'Por que João não achou um templo?',
          'Por que as portas não se fecham?',
          'Como a sua casa pode ter um pouco dessa cidade?',
        ],
      },
      challenge: 'Receba bem alguém que chegou há pouco na escola ou na rua.',
    },
    prayer:
      'Senhor, o teu Cordeiro é a lâmpada, e tu mesmo és o templo. Acende desde já a nossa casa. Abre as portas que trancamos por medo. Leva para a tua cidade o que os povos têm de belo, e deixa do lado de fora as nossas mentiras. Que não haja mais noite. Amém.',
    leader: {
      lost: 'As pedras e as medidas podem virar curiosidade. Diga que João descreve a noiva, isto é, gente, com imagens de cidade. Deixe as pessoas se encantarem, e vá ao versículo 22.',
      tender:
        'Quem está em luto pode querer saber se a pessoa que perdeu está lá agora. Não explique demais: diga que a luz é Deus, e que ele guarda os seus. Falar de portas de ouro a quem não tem casa pede respeito.',
      differ:
        'Alguns entendem uma cidade que se verá com essas pedras; outros, uma figura do povo de Deus glorificado; muitos juntam as duas coisas. Também se discute quem são as nações do versículo 24, que muitas Bíblias trazem sem as palavras dos salvos. Todos leem que Deus morará com o seu povo.',
    },
    comfort:
      'Ali não haverá noite. Se a sua está comprida, não se apresse em acender nada. A luz daquela cidade é alguém, e esse alguém já sabe o caminho até o seu quarto.',
    closing: 'Deus será o nosso templo, e o Cordeiro, a nossa luz.',
    words: [
      'noiva do cordeiro',
      'nova jerusalem',
      'santa jerusalem',
      'doze portas',
      'doze fundamentos',
      'muro de jaspe',
      'ruas de ouro',
      'nao vi templo',
      'nao necessita de sol',
      'sua lampada e o cordeiro',
      'portas nao se fecharao',
      'ali nao havera noite',
      'gloria das nacoes',
    ],
  },
  {
    verses: '22:12-21',
    key: '22:17',
    title: 'Vem!',
    theme: 'a espera pela volta de Jesus',
    themes: ['volta', 'esperanca', 'graca', 'oracao'],
    idea: 'A Bíblia termina com dois convites cruzados: a igreja diz a Jesus vem, e Jesus diz a quem tem sede venha; e entre um e outro fica a graça com todos.',
    context:
      'João viu o novo céu, a nova terra, o rio e a árvore da vida. A visão acaba. Jesus fala pela última vez e promete voltar. Há um aviso contra mexer neste livro e contra o mal que não quer mudar. Depois vêm a oração mais antiga da igreja e uma bênção.',
    retold: [
      {
        verses: '22:12-15',
        says: 'Jesus diz que vem logo, para retribuir a cada um segundo a sua obra. Quem guarda os mandamentos entra na cidade, e quem ama a mentira fica de fora.',
      },
      {
        verses: '22:16-17',
        says: 'Jesus é a brilhante estrela da manhã. O Espírito e a noiva dizem que venha, e quem tem sede pode vir e tomar de graça a água da vida.',
      },
      {
        verses: '22:18-21',
        says: 'Ninguém deve acrescentar nem tirar palavras deste livro. Jesus promete que logo vem, e João deseja que a graça dele esteja com todos.',
      },
    ],
    read: {
      verses: '22:12-21',
      how: 'A cada Vem, ou venha, todos dizem juntos. No 20, quem quiser acrescenta em voz baixa: Senhor Jesus.',
    },
    observe: [
      {
        ask: 'O que Jesus anuncia duas vezes, e com que nomes se apresenta?',
        verses: '22:12-13, 22:16, 22:20',
        listen: 'Logo venho; Alfa e Ômega, raiz de Davi, estrela da manhã.',
      },
      {
        ask: 'Quem diz vem, e a quem se diz venha?',
        verses: '22:17',
        listen: 'O Espírito, a noiva, quem ouve; quem tem sede, quem quiser.',
      },
      { ask: 'Quanto custa a água da vida?', verses: '22:17', listen: 'É de graça.' },
      {
        ask: 'Com que oração e com que bênção termina a Bíblia?',
        verses: '22:20-21',
        listen: 'Vem, Senhor Jesus; a graça seja com todos.',
      },
    ],
    interpret: [
      {
        ask: 'O vem do versículo 17 parece ir em duas direções. O que acontece com uma igreja que só diz um dos dois?',
        verses: '22:17',
        listen: 'Ou foge do mundo, ou esquece quem espera; os dois juntos.',
        follow: 'Qual dos dois é mais fraco entre nós?',
      },
      {
        ask: 'Dá a cada um conforme a obra e dá a água “de graça”. Como as duas coisas cabem na mesma página?',
        verses: '22:12, 22:17',
        listen: 'Recebe-se de graça; o que se fez disso importa a ele.',
      },
      {
        ask: 'A estrela da manhã aparece quando ainda está escuro. Por que Jesus escolhe esse nome para a despedida?',
        verses: '22:16',
        listen: 'Sinal certo do dia no meio da noite.',
      },
    ],
    live: [
      {
        ask: 'Sinceramente: quando ouve logo venho, o que sente primeiro, alegria, susto, tanto faz, ou espera um pouco?',
        listen: 'Todas cabem; conversem sobre o porquê.',
      },
      {
        ask: 'Se ele vier e a recompensa com ele, que obra sua, que ninguém conhece, você gostaria de lhe mostrar?',
        listen: 'Alegria de criança com o desenho.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que vídeo de fim do mundo já tirou o seu sono, e como a última frase do livro responde a ele?',
        listen: 'Graça com todos; menos medo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem perto de você tem sede, e como se diz venha sem parecer venda?',
        listen: 'De graça, com jeito, com nome.',
        for: ['long-believers', 'couples', 'singles'],
      },
      {
        ask: 'Quem quiser, tome, diz o texto. Sua sede é de quê, e o que segura a mão?',
        listen: 'Orgulho, vergonha, desconfiança; sem forçar.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que diferença há entre querer que ele venha por cansaço da vida e por saudade dele?',
        listen: 'As duas orações são ouvidas; cuide de quem está cansado.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Tô chegando! Quanto tempo isso quer dizer na boca de cada pessoa da sua família?',
        bridge: 'Jesus disse: logo venho. A igreja vive desse logo.',
      },
      {
        text: 'Qual foi o melhor copo de água que você já bebeu, e onde?',
        bridge: 'A última oferta da Bíblia é água, e de graça.',
        for: ['adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Respire fundo e, ao soltar o ar, diga sem voz: vem. Três vezes.',
      bridge: 'É a última oração da Bíblia.',
    },
    complete: [
      {
        name: 'Vem e venha',
        text: 'Vem, Senhor Jesus, sobre … . Venha, … (nome), porque … . E a graça seja com … .',
      },
      {
        name: 'Até lá',
        text: 'Enquanto ele não vem: o que quero terminar é … ; com quem quero fazer as pazes é … ; de que água quero beber é … .',
      },
    ],
    challenges: [
      {
        do: 'Diga Vem, Senhor Jesus diante de três coisas que doerem na semana: uma notícia, uma rua, um rosto.',
        tell: 'onde disse.',
      },
      {
        do: 'Ofereça água, de verdade, a quem passa com calor, e convide alguém com sede de Deus para a sua mesa.',
        tell: 'quem aceitou.',
      },
    ],
    children: {
      truth: 'Jesus vai voltar, e eu digo: vem!',
      to7: {
        story:
          'O papai da Ju trabalhava longe. Antes de viajar, abraçou bem forte: eu volto logo! A Ju punha o prato dele na mesa, varria a porta e cantava: vem, papai! Quando tinha saudade, olhava a estrela que aparece de manhãzinha. No fim da Bíblia, Jesus diz: eu venho logo. Eu sou a estrela da manhã! E todos os amigos dele respondem: vem, Jesus! Ele diz também: quem tem sede pode vir, a água é de graça. E a Bíblia fecha com um carinho: a graça de Jesus com todos vocês.',
        activity:
          'Façam uma estrela brilhante para a janela e, com copos de água na mão, brindem: vem, Jesus!',
        questions: [
          'O que o papai prometeu?',
          'O que Jesus disse no fim da Bíblia?',
          'O que a gente responde?',
        ],
      },
      to12: {
        story:
          'Última página. A Manoela tinha lido a Bíblia das crianças com a avó durante dois anos, e agora só faltava uma. Que será que diz no fim?, perguntou. Vira, disse a avó. João tinha visto coisas enormes e, no fim, ouviu Jesus: eu venho logo. Eu sou o primeiro e o último, a estrela brilhante da manhã. E o Espírito de Deus e a igreja responderam com uma palavra só: vem! Depois o convite mudou de lado: quem tem sede, venha; quem quiser, tome de graça da água da vida. A Manoela leu a última oração: vem, Senhor Jesus. E a última frase: a graça do Senhor Jesus seja com todos. Só isso? Só isso, disse a avó: ele vem, você pode vir, e graça para todo mundo. A menina ficou olhando pela janela. Ainda estava escuro, mas uma estrela já tinha aparecido. Vó, amanhã a gente começa de novo?',
        activity:
          'Façam um marcador de livro com a palavra VEM dos dois lados: num, dita a Jesus; no outro, a quem tem sede.',
        questions: [
          'Que nomes Jesus se dá no fim?',
          'Quem diz vem, e a quem se diz venha?',
          'A quem você quer dizer: venha?',
        ],
      },
      challenge: 'Ofereça água a alguém e diga: Jesus ama você.',
    },
    prayer:
      'Sim, vem, Senhor Jesus. Vem às ruas, aos hospitais, às guerras, à nossa sala. Enquanto não vens, dá água a quem tem sede e põe em nós o teu venha. Estrela da manhã, aparece a quem está no escuro. A tua graça seja com todos. Amém.',
    leader: {
      lost: 'Marcar data, ou acusar os outros de tirar e acrescentar palavras. O aviso vale primeiro para nós. Fique nos dois vem do 17.',
      tender:
        'Vem, Jesus pode ser, na boca de alguém, vontade de morrer. Repare, fique depois, pergunte com calma; CVV 188, a qualquer hora. E a lista do 15 não é para apontar ninguém na roda.',
      differ:
        'Sobre a volta há leituras diferentes (antes ou depois dos mil anos, quando e como). Que ele volta, e que convém esperar fazendo o bem, é de todos. Em alguns textos antigos o 14 traz os que lavam as suas roupas; a nossa tradução segue outros.',
    },
    comfort:
      'Se o cansaço só deixa dizer uma palavra, a Bíblia ensina qual: vem. E a resposta dele é a última: graça.',
    closing: 'Ele diz: logo venho. A gente diz: vem.',
    words: [
      'vem senhor jesus',
      'logo venho',
      'maranata',
      'o espirito e a noiva',
      'agua da vida',
      'estrela da manha',
      'alfa e o omega',
      'quem tem sede',
      'de graca',
      'recompensa',
      'arvore da vida',
      'acrescentar',
      'volta de jesus',
      'raiz e descendencia de davi',
    ],
  },
]
