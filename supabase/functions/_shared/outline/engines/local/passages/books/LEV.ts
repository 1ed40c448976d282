import type { BookPassages } from '../passage.ts'

export const LEVITICUS: BookPassages = [
  {
    verses: '19:9-18',
    key: '19:18',
    title: 'O canto da roça que fica',
    theme: 'amar o próximo com as mãos',
    themes: ['proximo', 'justica', 'santidade', 'generosidade'],
    idea: 'Ser santo, na lei de Deus, é deixar espiga no canto, pagar no dia, não tropeçar o cego e falar de frente: aí está, com chão e endereço, o “amarás a teu próximo como a ti mesmo”.',
    context:
      'Levítico parece livro de sacrifícios, mas aqui Deus diz ao povo: sereis santos, porque eu sou santo (19:2). E começa a falar de roça, salário, balança e fofoca. A frase que Jesus chamou de segundo grande mandamento nasceu nesta lista.',
    read: {
      verses: '19:9-18',
      how: 'Um versículo por pessoa. Toda vez que aparecer eu sou o Senhor, todos dizem juntos, olhando para quem está ao lado.',
    },
    observe: [
      {
        ask: 'O que se deve deixar na colheita, e para quem?',
        verses: '19:9-10',
        listen: 'O canto da plantação, as uvas caídas; pobre e estrangeiro.',
      },
      {
        ask: 'Que cuidados há com quem trabalha, com o surdo e com o cego?',
        verses: '19:13-14',
        listen: 'Pagar no dia; não amaldiçoar nem pôr tropeço.',
      },
      {
        ask: 'O que se pede a quem julga e a quem fala?',
        verses: '19:15-16',
        listen: 'Não favorecer pobre nem poderoso; não espalhar boatos.',
      },
      {
        ask: 'O que fazer com a mágoa, segundo o texto?',
        verses: '19:17-18',
        listen: 'Não odiar por dentro, falar francamente, não se vingar, não guardar rancor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que deixar o canto para o pobre colher, em vez de colher tudo e dar a ele um pacote?',
        verses: '19:9-10',
        listen: 'Dignidade: ele entra, trabalha, leva; e o dono aprende a não ter tudo.',
        follow: 'Qual seria o canto de quem não tem roça?',
      },
      {
        ask: 'O surdo não ouve a maldição e o cego não vê quem pôs a pedra. Por que entra aí o temor de Deus?',
        verses: '19:14',
        listen: 'Deus ouve e vê pelo que não pode se defender.',
      },
      {
        ask: 'Repreender “francamente” aparece entre não odiar e não se vingar. Como uma conversa difícil pode ser amor?',
        verses: '19:17-18',
        listen: 'Evita o ódio calado e a vingança; quer o outro de volta.',
      },
    ],
    live: [
      {
        ask: 'Que canto do seu tempo, salário ou mesa você colhe até a última espiga?',
        listen: 'Um canto com medida.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quem presta serviço a você e ainda espera pagamento, resposta ou reconhecimento?',
        listen: 'Diarista, pedreiro, estagiário, avó.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Áudio, boato, print: o que faz a sua mão parar antes de passar adiante?',
        listen: 'Uma regra pessoal simples.',
        for: ['teens', 'young'],
      },
      {
        ask: 'De quem você fala porque a pessoa não está ouvindo, como se fosse surda?',
        listen: 'Reconhecer sem contar a fofoca de novo.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Que pedra no caminho de uma pessoa com deficiência ou idade a nossa casa, igreja ou rua ainda tem?',
        listen: 'Degrau, letra miúda, pressa.',
        for: ['adults', 'young', 'elderly'],
      },
      {
        ask: 'Que conversa franca evitaria que uma mágoa virasse rancor nesta semana?',
        listen: 'Hora, lugar, primeira frase; com segurança.',
        for: ['couples', 'singles', 'adults'],
      },
      {
        ask: 'Você esperava achar isto em Levítico? O que muda na ideia de santidade?',
        listen: 'Santo tem a ver com salário e espiga.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua casa, quem raspa a panela, e quem sempre deixa um restinho? Defendam-se.',
        bridge: 'Deus mandou deixar um restinho no canto da plantação.',
      },
      {
        text: 'Um vendado atravessa a sala guiado só pela voz de um amigo, com os móveis afastados. Troquem.',
        bridge: 'Há um mandamento bem curto sobre o caminho do cego.',
        for: ['teens', 'young', 'parents', 'adults'],
      },
    ],
    quiet: {
      text: 'Pegue um punhado de grãos, ou de moedas. Separe um canto e deixe-o na mesa, sem contar.',
      bridge: 'Foi esse gesto que Deus pôs no começo do amor ao próximo.',
    },
    complete: [
      {
        name: 'O meu canto',
        text: 'Desenhe um campo quadrado. Cada lado é um dia útil. Marque um canto que não será seu e escreva quem pode colher ali.',
      },
      {
        name: 'Como a ti mesmo',
        text: 'Complete: Quando eu tenho fome, quero … ; quando erro, quero que me digam … ; quando trabalho, quero … . Agora ponha no lugar do eu o nome de um próximo.',
      },
    ],
    challenges: [
      {
        do: 'Pague hoje o que deve a um trabalhador, ou responda hoje a quem espera a sua palavra.',
        tell: 'A diferença que fez ser hoje.',
      },
      {
        do: 'Deixe um canto: uma hora, uma porcentagem, um prato ou um lugar no carro, à disposição de alguém.',
        tell: 'Quem colheu.',
      },
    ],
    children: {
      truth: 'Amo o próximo repartindo e falando a verdade.',
      to7: {
        story:
          'Deus ensinou o povo a viver bem. Ele disse: quando vocês colherem o trigo, não peguem tudo! Deixem o cantinho. Assim quem não tem comida pode vir e colher também. Se caírem umas uvas no chão, deixem para quem precisa. Não mintam. Paguem logo a quem trabalhou. Não façam maldade com quem não ouve, nem ponham pedra no caminho de quem não vê. Cuidem dele! Não fiquem falando mal dos outros. Se alguém deixou você triste, converse. E o mais bonito: ame o seu próximo como você gosta de ser amado. Eu sou o Senhor, disse Deus. Ele ama todos e quer que a gente ame também.',
        activity:
          'O canto do prato: cada um deixa um pedacinho do lanche num prato do meio. Depois procurem juntos com quem dividir.',
        questions: [
          'O que ficava no canto da roça?',
          'Para quem ficava?',
          'Com quem você pode repartir?',
        ],
      },
      to12: {
        story:
          'Muita gente acha que ser santo é ficar quieto e de cara séria. Veja o que Deus disse ao povo: sejam santos, porque eu sou santo. E explicou como. Na colheita, não peguem tudo: deixem o canto do campo para o pobre e para o estrangeiro. Repare que eles mesmos colhiam, com as próprias mãos. Não roubem nem enganem. Se alguém trabalhou para vocês, paguem no mesmo dia. Não xinguem o surdo só porque ele não ouve. Não ponham tropeço diante do cego. Na hora de julgar, não ajudem o rico por ser rico. Não espalhem boatos. Se alguém errou com você, não guarde raiva por dentro: fale com ele. E então vem a frase que Jesus repetiu: ame o seu próximo como a si mesmo. Amar tem mãos.',
        activity:
          'Caça aos tropeços: andem pela casa ou igreja procurando o que atrapalha alguém que não vê ou não anda bem. Consertem um.',
        questions: [
          'Por que deixar o canto da plantação?',
          'O que fazer quando alguém magoa você?',
          'Que canto você pode deixar para alguém?',
        ],
      },
      challenge: 'Reparta uma coisa sua e não passe nenhuma fofoca adiante.',
    },
    prayer:
      'Santo Deus, tu paras na beira da roça e olhas o canto. Ensina-nos a não colher tudo, a pagar hoje, a tirar a pedra, a falar de frente. E que o próximo seja amado como a gente quer ser.',
    leader: {
      lost: 'Há quem queira discutir quais leis de Levítico ainda valem. Lembre que Jesus e Paulo retomaram o versículo 18 e que Tiago ecoa o trecho. Voltem ao canto da roça e ao salário.',
      tender:
        'Falar francamente com quem ofende não vale para quem corre perigo. E não se vingar não é deixar de denunciar: a denúncia protege. Ligue 180, Disque 100. Quem está com fome deve poder receber sem contar por quê.',
    },
    comfort:
      'Talvez hoje você não tenha roça, só precise do canto. Ele foi deixado por ordem de Deus, e não é esmola. Entre, colha, e volte amanhã.',
    closing: 'Santidade também é espiga que fica.',
    words: [
      'levitico',
      'canto da plantacao',
      'amaras a teu proximo',
      'como a ti mesmo',
      'ceifardes',
      'espigas',
      'rebuscar',
      'estrangeiro',
      'assalariado',
      'surdo',
      'diante do cego',
      'boatos',
      'mexerico',
      'rancor',
    ],
  },
]
