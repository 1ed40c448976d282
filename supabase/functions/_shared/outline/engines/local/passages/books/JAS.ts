import type { BookPassages } from '../passage.ts'

export const JAS: BookPassages = [
  {
    verses: '1:2-12',
    key: '1:5',
    title: 'O que a prova vai fazendo',
    theme: 'as provações e a sabedoria',
    themes: ['sofrimento', 'sabedoria', 'fe'],
    idea: 'A provação não é boa, mas Deus trabalha dentro dela; e quem não sabe como atravessá-la pode pedir sabedoria a quem dá sem jogar na cara.',
    context:
      'Tiago escreve a cristãos de origem judaica espalhados longe de casa, muitos pobres e explorados por gente rica. É uma carta de conselhos curtos e de imagens fortes. Ele começa sem rodeios pelo assunto que todos tinham em comum: a dificuldade.',
    retold: [
      {
        verses: '1:2-4',
        says: 'Tiago pede aos irmãos que se alegrem nas várias provações, porque a prova da fé produz perseverança, e a perseverança os torna completos e íntegros.',
      },
      {
        verses: '1:5-8',
        says: 'Quem tem falta de sabedoria deve pedir a Deus, que concede com generosidade. Peça com fé, porque quem duvida é como a onda do mar levada pelo vento.',
      },
      {
        verses: '1:9-12',
        says: 'O humilde pode se orgulhar quando é exaltado, e o rico, quando é abatido, porque passará como a flor da erva. Quem suporta a provação receberá a coroa da vida.',
      },
    ],
    read: {
      verses: '1:2-12',
      how: 'Três leitores: o da prova (2-4), o do pedido (5-8) e o da flor (9-11). O 12 é dito por todos.',
    },
    observe: [
      {
        ask: 'Que corrente de acontecimentos vai da provação até a pessoa completa?',
        verses: '1:2-4',
        listen: 'Prova, perseverança, maturidade; leva tempo.',
      },
      {
        ask: 'De que maneira Deus dá a sabedoria a quem pede?',
        verses: '1:5',
        listen: 'Com generosidade, a todos, e sem repreender.',
      },
      {
        ask: 'Que imagens da natureza Tiago usa, e do que cada uma fala?',
        verses: '1:6, 1:10-11',
        listen: 'Onda para quem vai e volta; flor para a riqueza que passa.',
      },
    ],
    interpret: [
      {
        ask: 'Tiago não manda achar a dor alegre. Onde, no texto, a alegria se apoia?',
        verses: '1:2-4',
        listen: 'No que Deus faz por meio dela, que se sabe, e nem sempre se sente.',
      },
      {
        ask: 'Por que, logo depois de falar de provações, ele fala em pedir sabedoria e não em pedir alívio?',
        verses: '1:4-5',
        listen: 'Na prova, o que mais falta é saber o que fazer; alívio também se pode pedir.',
        follow: 'Que pergunta prática você faria a Deus sobre o seu aperto?',
      },
      {
        ask: 'Duvidar, aqui, é ter perguntas ou é outra coisa?',
        verses: '1:6-8',
        listen: 'É ter duas mentes, querer e não querer Deus; perguntas honestas cabem na fé.',
      },
    ],
    live: [
      {
        ask: 'Que coisa boa há em você hoje que não existiria sem um tempo ruim?',
        listen: 'Não obrigue ninguém a agradecer pela dor.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Quando você erra ou não entende, quem ensina sem jogar na cara, e como é a diferença?',
        listen: 'Compare com o jeito de Deus no versículo 5.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que decisão vocês dois estão como a onda, um dia para lá e outro para cá?',
        listen: 'Pode virar pedido de oração do casal.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que o dinheiro, sobrando ou faltando, tem feito com a sua ideia de quem você é?',
        listen: 'Tiago fala aos dois: o pobre tem honra, o rico passa.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Se Deus não repreende quem pergunta, que pergunta você faria a ele hoje?',
        listen: 'Anote as perguntas; não responda a todas.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você gostaria que ninguém mais dissesse a quem está sofrendo?',
        listen: 'Que o grupo aprenda; ouça sem se defender.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a receita, conserto ou montagem em que você descobriu, no meio, que não sabia o que estava fazendo?',
        bridge: 'Tiago fala com gente no meio de uma coisa difícil e diz a quem perguntar.',
      },
      {
        text: 'Que professor, técnico ou chefe exigia muito de você e hoje você até agradece?',
        bridge: 'Tiago diz que a prova produz alguma coisa em nós. Vamos ver o quê.',
        for: ['adults', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Fique de pé sobre um pé só, perto de uma parede, por quinze segundos. Sinta os pequenos ajustes que o corpo faz para não cair.',
      bridge: 'Perseverar se parece com isso: muitos ajustes pequenos. Leia com calma.',
    },
    complete: [
      {
        name: 'Pedido sem vergonha',
        text: 'Escreva: Senhor, neste aperto que se chama… eu não sei como… Já tentei… O que mais me confunde é… Dá-me sabedoria para o próximo passo, que talvez seja…',
      },
      {
        name: 'Linha da prova',
        text: 'Trace uma linha do tempo de uma dificuldade que passou. Como entrei: … O que quase me fez largar: … Quem segurou comigo: … O que ficou em mim: …',
      },
    ],
    challenges: [
      {
        do: 'Peça sabedoria a Deus, com o versículo 5, todos os dias, pelo mesmo problema, e converse sobre ele com uma pessoa mais experiente até sábado.',
        tell: 'que passo ficou mais claro e de onde veio a luz.',
      },
      {
        do: 'Ajude alguém em prova com uma coisa prática que encurte a carga, como uma fila, uma conta ou uma tarde com as crianças.',
        tell: 'o que você viu de perseverança naquela pessoa.',
      },
    ],
    children: {
      truth: 'Quando não sei o que fazer, Deus me ensina.',
      to7: {
        story:
          'Tiago tinha amigos que moravam longe e passavam por dias difíceis. Ele escreveu uma carta: queridos amigos, quando vier uma coisa difícil, Deus vai ajudar vocês a ficarem fortes, como a perninha de quem aprende a andar. Cai, levanta, cai, levanta, e um dia anda! E se vocês não souberem o que fazer? Perguntem a Deus! Deus não fica bravo com quem pergunta. Ele não diz: de novo? Ele gosta de ensinar. Os amigos leram a carta, deram as mãos e oraram: Deus, ensina a gente! E Deus ensinou.',
        activity:
          'Façam uma linha com barbante no chão. As crianças andam em cima dela; quem se desequilibra pede ajuda e um amigo dá a mão. No fim digam juntos: Deus me ensina.',
        questions: [
          'Para quem Tiago escreveu?',
          'O que Deus faz quando a gente pergunta?',
          'Em que coisa difícil você quer a ajuda de Deus?',
        ],
      },
      to12: {
        story:
          'Aprender a andar de bicicleta parece impossível no começo. A roda balança, o joelho rala e dá vontade de largar. Mas cada tentativa ensina alguma coisa ao corpo. Tiago escreveu a cristãos que passavam por dificuldades de verdade: eram pobres, viviam longe da terra deles e eram tratados com injustiça. Ele não disse que aquilo era gostoso. Disse que Deus podia usar até aquilo para deixá-los firmes por dentro. E se alguém não souber o que fazer? Aí vem a parte de que muita gente gosta mais: peça sabedoria a Deus, que dá a todos com generosidade e não fica jogando na cara. Já pensou num professor que nunca diz: de novo essa pergunta? Deus é assim. Só não vale pedir com um olho e fugir com o outro, como uma onda que vai e volta com o vento. Quem ama a Deus e continua receberá dele a coroa da vida.',
        activity:
          'Em duplas, um tenta desenhar com a mão que não usa; o outro ensina com paciência, sem caçoar. Trocam e contam como foi ser ensinado assim.',
        questions: [
          'O que as dificuldades podem produzir na gente?',
          'Como Deus trata quem pergunta?',
          'Em que situação você precisa de sabedoria nesta semana?',
        ],
      },
      challenge: 'Quando não souber o que fazer, pare, ore e pergunte a um adulto de confiança.',
    },
    prayer:
      'Deus generoso, que não jogas na cara, dá-nos sabedoria para o aperto que temos. Segura quem balança como onda. Termina em nós o que a dificuldade começou, e alivia quem já não aguenta.',
    leader: {
      lost: 'O versículo 2 pode virar obrigação de sorrir. Diga cedo que Tiago fala do que se sabe sobre Deus, não do que se deve sentir.',
      tender:
        'Violência e abuso não são prova a suportar calado. Se algo assim surgir, diga que Deus quer a pessoa segura e procure ajuda: Ligue 180, Disque 100. Quem fala em não aguentar mais precisa de companhia e do 188.',
    },
    comfort:
      'Se a única coisa que você tem hoje é não saber, já tem por onde começar: há quem dê sem reclamar de você ter pedido.',
    closing: 'Pergunte de novo amanhã: ele não vai suspirar.',
    words: [
      'provac',
      'perseveranca',
      'falta de sabedoria',
      'sabedoria',
      'peca a deus',
      'onda do mar',
      'dupla mentalidade',
      'flor da erva',
      'coroa da vida',
      'tiago',
      'liberalmente',
    ],
  },
  {
    verses: '1:13-18',
    key: '1:17',
    title: 'O anzol e o presente',
    theme: 'a tentação e a bondade de Deus',
    themes: ['tentacao', 'gratidao', 'graca'],
    idea: 'Deus não põe isca na nossa frente: o anzol é o nosso próprio desejo torto; do Pai das luzes, que não muda, só descem presentes, e o maior é a vida nova.',
    context:
      'Tiago acabou de dizer que as provações podem amadurecer quem as suporta (1:2-12). Então alguém poderia concluir: se a prova vem, quem me faz cair é Deus. Ele corta essa conversa pela raiz e mostra de onde vem a queda e de onde vem o bem.',
    retold: [
      {
        verses: '1:13-15',
        says: 'Tiago diz que Deus não tenta ninguém. Cada um é seduzido pelo próprio mau desejo, que dá à luz o pecado, e o pecado gera a morte.',
      },
      {
        verses: '1:16-17',
        says: 'Tiago pede que os irmãos não se enganem. Toda boa dádiva desce do Pai das luzes, em quem não há mudança nem sombra de variação.',
      },
      {
        verses: '1:18',
        says: 'Por sua própria vontade, Deus nos gerou pela palavra da verdade, para que fôssemos os primeiros frutos dentre as suas criaturas.',
      },
    ],
    read: {
      verses: '1:13-18',
      how: 'De 13 a 15, voz baixa, descendo. Uma pausa no 16. De 17 a 18, voz clara, e todos levantam o rosto.',
    },
    observe: [
      {
        ask: 'Que frase Tiago proíbe na boca de quem é tentado, e por que motivo?',
        verses: '1:13',
        listen: 'Sou tentado por Deus; o mal não o tenta, e ele não tenta a ninguém.',
      },
      {
        ask: 'Reconstruam a família do versículo 15: quem gera quem?',
        verses: '1:14-15',
        listen: 'O desejo concebe, nasce o pecado, e o pecado crescido gera a morte.',
      },
      {
        ask: 'O que desce do alto, e como é o Pai de quem tudo isso vem?',
        verses: '1:17',
        listen: 'Toda boa dádiva; Pai das luzes, sem mudança nem sombra.',
      },
    ],
    interpret: [
      {
        ask: 'Atraído e seduzido são palavras de pescaria. O que a isca mostra, e o que ela esconde?',
        verses: '1:14-15',
        listen: 'Mostra o gosto, esconde o anzol e o fim.',
        follow: 'Em que momento ainda dá para nadar para longe?',
      },
      {
        ask: 'Por que será tão tentador pôr em Deus a culpa da nossa queda?',
        verses: '1:13',
        listen: 'Alivia por um minuto, mas nos afasta de quem ajuda.',
      },
      {
        ask: 'Como acreditar que Deus é bom e não muda enfraquece a isca?',
        verses: '1:16-17',
        listen: 'Quem confia que o bem vem dele não precisa roubá-lo.',
      },
      {
        ask: 'O texto tem dois nascimentos. O que nasce do desejo, e o que nasce da vontade de Deus?',
        verses: '1:15, 1:18',
        listen: 'Morte de um lado; do outro, nós, gerados pela palavra da verdade.',
      },
    ],
    live: [
      {
        ask: 'Em que hora do dia a isca costuma aparecer para você, sem precisar dizer qual é?',
        listen: 'Cansaço, solidão, raiva, tédio: a hora já ensina a se prevenir.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que isca foi feita sob medida para a sua idade, e que anzol vem dentro dela?',
        listen: 'Aposta, nude, vape, humilhação: fale sem susto, e ofereça conversa a sós.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quando algo dá errado em casa, quem leva a culpa primeiro: o outro, a vida ou Deus?',
        listen: 'Com humor; Adão fez o mesmo.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Qual foi o último presente bom que você recebeu sem perceber de onde descia?',
        listen: 'Pequenos: chuva, café, um telefonema.',
        for: ['elderly', 'women'],
      },
      {
        ask: 'Que imagem de Deus lhe ensinaram: alguém que arma ciladas ou um Pai que dá presentes?',
        listen: 'Quem teve pai cruel pode estranhar a palavra. Acolha.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Depois de muitos anos de fé, que isca ainda conhece o seu nome, e quem sabe disso além de Deus?',
        listen: 'Só a segunda metade precisa de resposta, e em particular.',
        for: ['long-believers'],
      },
      {
        ask: 'Em dias de perda, o que quer dizer para você um Deus em quem não há sombra de variação?',
        listen: 'Que ele não mudou, mesmo quando tudo mudou.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que comida faz você furar qualquer dieta, e em quantos segundos?',
        bridge: 'Rimos da isca de comer. Tiago fala de outras, e do que há dentro.',
      },
      {
        text: 'Conte uma história de pescador, sua ou de parente, e o grupo vota se é verdade.',
        bridge: 'Tiago usa palavras de pesca. Só que, na história dele, o peixe somos nós.',
        for: ['men', 'adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Vá até uma janela ou acenda uma lâmpada. Repare nas sombras que mudam conforme a luz anda.',
      bridge: 'Leia sobre o Pai das luzes, em quem não há sombra que se mova.',
    },
    complete: [
      {
        name: 'Anzol aberto',
        text: 'Só para você: a isca promete … . O anzol que vem dentro é … . A hora perigosa é … . Antes dela eu posso … . Quem posso chamar: … .',
      },
      {
        name: 'Do alto',
        text: 'Escreva na vertical a palavra DÁDIVA e, em cada letra, um bem que recebeu neste mês.',
      },
    ],
    challenges: [
      {
        do: 'Mude uma coisa concreta na hora da isca: o lugar do telefone, o caminho de volta, a companhia. Por sete dias.',
        tell: 'o que mudou de lugar; a isca, só se quiser.',
      },
      {
        do: 'Ponha num pote um papelzinho para cada presente que notar nesta semana e leia todos em voz alta no domingo.',
        tell: 'quantos papéis havia, e um que surpreendeu.',
      },
    ],
    children: {
      truth: 'Deus é bom e só me dá coisas boas.',
      to7: {
        story:
          'O peixinho Zico viu uma minhoca gostosa. Hum! Ele queria, queria, queria. Mas dentro da minhoca tinha um anzol escondido! A mamãe peixe avisou: nade para longe, Zico! E ele nadou. Ufa! Tiago contou que com a gente acontece assim. Às vezes dá vontade de fazer o que é errado, e parece gostoso. Não é Deus que manda essa vontade. Deus só manda presente bom! O sol, a chuva, o abraço, a comida. Ele é o Pai das luzes, e nunca muda. Quando vier a vontade ruim, a gente pede: Deus, me ajuda a nadar para longe!',
        activity:
          'Pesquem, com um clipe e um ímã, peixes de papel com desenhos de presentes de Deus. A cada peixe, digam: obrigado, Pai das luzes!',
        questions: [
          'O que havia dentro da minhoca?',
          'De quem vêm os presentes bons?',
          'Que presente de Deus você ganhou hoje?',
        ],
      },
      to12: {
        story:
          'A culpa não é minha! O Rafa colou na prova e já tinha a desculpa pronta: a prova era difícil, Deus devia ter me ajudado. Tiago, o autor da carta, conhecia gente assim. Ele escreveu: ninguém diga que é Deus quem está tentando. Deus não faz isso com ninguém. O que puxa a gente é um desejo errado, aqui de dentro, como a isca que puxa o peixe. Se a gente alimenta esse desejo, ele cresce e vira pecado; e o pecado crescido estraga tudo. Não se enganem! De Deus vem outra coisa: todo presente bom desce do Pai das luzes. O sol muda de lugar e a sombra anda; Deus não muda. Ele até nos deu uma vida nova pela sua palavra. O Rafa pensou, contou a verdade à professora e pediu outra chance.',
        activity:
          'Desenhem um anzol com uma isca bonita por fora. Do lado de dentro, escrevam o que vem depois. No verso, o que ajuda a nadar para longe.',
        questions: [
          'Em quem o Rafa quis pôr a culpa?',
          'O que acontece quando a gente alimenta um desejo errado?',
          'O que ajuda você a nadar para longe da isca?',
        ],
      },
      challenge: 'Anote um presente de Deus por dia e diga obrigado.',
    },
    prayer:
      'Pai das luzes, perdoa quando pusemos em ti a culpa. Abre os nossos olhos para o anzol e dá-nos pernas para fugir. Obrigado por todo bem que desce de ti, e pela vida nova que nos deste. Amém.',
    leader: {
      lost: 'Uns vão falar só do diabo, outros só de força de vontade. Tiago põe o dedo no desejo e levanta os olhos para a bondade de Deus.',
      tender:
        'Fale de vício e compulsão sem envergonhar: existe tratamento, e grupo não substitui. Ninguém é culpado por abuso que sofreu: isso não é isca nem desejo seu. Disque 100 e Ligue 180 ouvem.',
    },
    comfort:
      'Se a queda foi ontem, o Pai das luzes não mudou durante a noite. Pode voltar pelo mesmo caminho de sempre.',
    closing: 'A isca brilha, mas não ilumina. A luz vem do alto.',
    words: [
      'tentado',
      'tentacao',
      'sou tentado por deus',
      'cobica',
      'concupiscencia',
      'mau desejo',
      'atraido e seduzido',
      'pai das luzes',
      'boa dadiva',
      'dom perfeito',
      'sombra de variacao',
      'tiago',
    ],
  },
  {
    verses: '1:19-21',
    key: '1:19',
    title: 'Ouvir primeiro, irar-se por último',
    theme: 'ouvir antes de falar e de se irar',
    themes: ['lingua', 'sabedoria', 'palavra', 'familia'],
    idea: 'Deus plantou em nós a sua palavra; quem a recebe com mansidão aprende a ouvir depressa, a falar devagar e a não deixar a raiva mandar.',
    context:
      'Tiago escreve a cristãos espalhados por muitos lugares, gente que passa por provações. Gente cansada discute fácil. Ele acabou de dizer que todo bom presente vem do Pai, que nos gerou pela palavra da verdade (1:17-18). É daí que vem o conselho: quem nasceu de uma palavra que ouviu aprende a ouvir.',
    retold: [
      {
        verses: '1:19-20',
        says: 'Tiago pede aos irmãos amados que cada pessoa seja pronta para ouvir e tardia para falar e para se irar, porque a ira humana não cumpre a justiça de Deus.',
      },
      {
        verses: '1:21',
        says: 'Tiago manda rejeitar toda impureza e malícia e receber com mansidão a palavra implantada, que pode salvar as almas.',
      },
    ],
    read: {
      verses: '1:19-21',
      how: 'Leiam o 19 depressa no ouvir e bem devagar no falar e no irar. Depois releiam tudo, com um silêncio antes do 21.',
    },
    observe: [
      {
        ask: 'O que Tiago quer depressa, e o que quer devagar?',
        verses: '1:19',
        listen: 'Depressa, ouvir; devagar, falar e irar-se. Vale para toda pessoa.',
      },
      {
        ask: 'Que motivo ele dá para não ter pressa de se irar?',
        verses: '1:20',
        listen: 'A ira humana não cumpre a justiça de Deus.',
      },
      {
        ask: 'O que é preciso rejeitar, o que é preciso receber, e de que jeito?',
        verses: '1:21',
        listen: 'Rejeitar impureza e malícia; receber a palavra implantada; com mansidão.',
      },
    ],
    interpret: [
      {
        ask: 'A palavra já está “implantada” e pode salvar. O que Deus já fez nessas pessoas, e o que fica para elas?',
        verses: '1:21',
        listen:
          'Deus plantou, e é a palavra dele que salva; a elas cabe dar lugar, com mansidão. O freio na língua nasce dessa vida plantada, e não o contrário.',
      },
      {
        ask: 'O que a gente espera conseguir com a raiva, e o que costuma sair dela?',
        verses: '1:20',
        listen:
          'Espera respeito, mudança, justiça; sai medo, silêncio e mais raiva. A justiça de Deus conserta de outro jeito.',
        follow: 'Que raiva sua já deu um resultado que você não queria?',
      },
      {
        ask: 'Tiago não escreve nunca: escreve devagar. O que cabe no tempo entre a ofensa e a resposta?',
        verses: '1:19',
        listen:
          'Ouvir o resto, perguntar, orar, dormir. Deus faz assim conosco: é tardio para a ira (Êxodo 34:6).',
      },
      {
        ask: 'Que ligação há entre ouvir as pessoas e receber a palavra de Deus com mansidão?',
        verses: '1:19, 1:21',
        listen: 'É o mesmo ouvido. Quem já tem a resposta pronta não escuta nem gente nem Deus.',
      },
    ],
    live: [
      {
        ask: 'Quem, na sua semana, mais precisa que você o ouça até o fim da frase?',
        listen: 'Costuma ser alguém de casa ou da equipe.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Em que grupo ou conversa do celular você responde mais depressa do que devia?',
        listen: 'Sem mostrar a conversa. O que daria para fazer antes do enviar?',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como vocês percebem, no corpo ou na voz, que a raiva está chegando, e que pausa podem combinar?',
        listen:
          'Um sinal e uma hora de voltar ao assunto. Onde há medo ou agressão, ajuda de fora.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que assunto da Bíblia você já não escuta, porque acha que sabe?',
        listen: 'Mansidão também é deixar-se corrigir.',
        for: ['long-believers'],
      },
      {
        ask: 'O que é, para você, ser ouvido de verdade, e onde já viveu isso?',
        listen: 'O grupo aprende com a resposta.',
        for: ['visitors', 'new-believers', 'elderly'],
      },
      {
        ask: 'Que frase dita depressa demais, na sua dor, você gostaria de não ter ouvido?',
        listen: 'Só ouvir. Não defender quem a disse.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'O que tira você do sério em menos de dez segundos: fila furada, áudio longo, trânsito, pia cheia?',
        bridge: 'Tiago fala justamente desses dez segundos.',
      },
      {
        text: 'Quem é a pessoa que melhor escuta que você conhece, e como se percebe que ela escuta?',
        bridge: 'Gente assim é rara. Tiago pede que cada um aprenda isso.',
        for: ['adults', 'elderly', 'couples', 'women', 'singles'],
      },
    ],
    quiet: {
      text: 'Fique dois minutos só ouvindo, sem fazer nada: a rua, a casa, a própria respiração.',
      bridge: 'Com esse ouvido, leia devagar.',
    },
    complete: [
      {
        name: 'Dois minutos cada um',
        text: 'Em duplas: um fala por dois minutos sobre a semana, e o outro só escuta, sem aconselhar. Depois quem ouviu completa: Você me disse que … . Percebi que para você é importante … . Troquem. No fim, cada um diz: Ser ouvido assim foi … .',
      },
      {
        name: 'Antes da resposta',
        text: 'Complete só para você: Eu me iro depressa quando … . O que eu queria proteger era … . O que saiu foi … . Da próxima vez, antes de falar, vou … . Senhor, planta em mim … .',
      },
    ],
    challenges: [
      {
        do: 'Em uma conversa por dia, não responda antes de repetir, com as suas palavras, o que o outro disse.',
        tell: 'em que conversa isso mudou o rumo.',
      },
      {
        do: 'Quando a raiva vier, espere até o dia seguinte para tratar do assunto, se ele puder esperar, e ore uma vez nesse tempo.',
        tell: 'quantos assuntos ficaram menores de um dia para o outro.',
      },
      {
        do: 'Peça perdão a alguém com quem você falou com raiva, sem acrescentar o que essa pessoa fez de errado.',
        tell: 'o que foi mais difícil: procurar, falar ou parar por ali.',
      },
    ],
    children: {
      truth: 'Deus me ajuda a ouvir antes de gritar.',
      to7: {
        story:
          'Quantas orelhas você tem? Duas! E quantas bocas? Uma! Tiago escreveu uma carta e disse: sejam rápidos para ouvir, devagar para falar e devagar para ficar com raiva. A Bia queria o lápis vermelho. A Lia pegou primeiro. A Bia ficou vermelha igual ao lápis e ia gritar! Aí ela lembrou: devagar. Respirou: um, dois, três. E ouviu a Lia dizer: eu já ia dar para você! Que bom que a Bia esperou. Deus planta em nós a palavra dele, como uma sementinha. Ela cresce e ajuda a gente a ouvir, a falar com carinho e a acalmar a raiva.',
        activity:
          'Brinquem de ouvido atento: de olhos fechados, um minuto de silêncio; depois cada um diz três sons que ouviu. Plantem um feijão no algodão para lembrar a palavra plantada.',
        questions: [
          'O que Tiago disse para fazer bem rápido?',
          'O que a Bia fez antes de gritar?',
          'Quando você quer lembrar de respirar?',
        ],
      },
      to12: {
        story:
          'O grupo da sala no celular parecia um formigueiro. Alguém tinha escrito que o Caio perdeu o jogo de propósito. O Caio leu, sentiu o rosto queimar e começou a digitar a pior resposta do mundo. O dedo estava no enviar quando a avó chamou para o lanche. Na mesa, ela lia a carta de Tiago: toda pessoa seja pronta para ouvir, tardia para falar, tardia para se irar. Por quê, vó?, perguntou ele. Porque a raiva da gente não faz a justiça de Deus, ela respondeu; ela só espalha o estrago. E contou que Deus planta a palavra dele no coração, como semente, e que é essa palavra que vai mudando a gente por dentro. O Caio voltou ao celular e ligou para o colega. O que foi que você quis dizer? Era uma brincadeira mal escrita. O colega pediu desculpas no grupo. A resposta terrível ficou sem ser enviada, e o Caio a apagou, meio rindo, meio assustado com o que quase fez.',
        activity:
          'Façam um semáforo de papel: vermelho, paro; amarelo, escuto e pergunto; verde, falo. Contem situações e mostrem a cor de cada passo.',
        questions: [
          'O que deve ser rápido e o que deve ser devagar?',
          'O que o Caio descobriu quando perguntou?',
          'Em que situação você precisa parar antes de falar?',
        ],
      },
      challenge: 'Quando der raiva, respire três vezes e pergunte antes de responder.',
    },
    prayer:
      'Pai, tu nos ouves até o fim e és tardio para a ira. Planta mais fundo em nós a tua palavra. Dá-nos ouvido para quem mora conosco, freio para a língua e mansidão para ser corrigidos. Por Jesus. Amém.',
    leader: {
      lost: 'O grupo pode ficar só em dicas para controlar a raiva. Leve ao versículo 21: a mudança vem da palavra que Deus plantou. E não deixe que marido e mulher usem a noite para cobrar um ao outro.',
      tender:
        'Onde a raiva vira grito, ameaça ou pancada, o caminho não é ouvir mais: é proteção (Ligue 180, Disque 100, 190). Tardio para falar não manda calar quem precisa denunciar. Quem sofre com a própria raiva pode buscar terapia e um pastor.',
      differ:
        'A palavra que salva: todos veem aqui o evangelho recebido com fé. Para uns, salvar aponta para o último dia e para um caminho de toda a vida; para outros, para a salvação já recebida, que vai dando fruto. Nos dois casos, quem planta é Deus.',
    },
    comfort:
      'Deus é o primeiro a ouvir e o último a se irar. Se hoje você só tem um desabafo, ele o escuta até o fim.',
    closing: 'Deus nos ouve. Vamos ouvir também.',
    words: [
      'pronto para ouvir',
      'tardio para falar',
      'tardio para se irar',
      'prontos para ouvir',
      'ira do homem',
      'ira humana',
      'justica de deus',
      'palavra implantada',
      'palavra enxertada',
      'mansidao',
      'raiva',
      'escutar',
      'irar se',
    ],
  },
  {
    verses: '1:19-27',
    key: '1:22',
    title: 'Do espelho para a rua',
    theme: 'ouvir e praticar',
    themes: ['obediencia', 'palavra', 'lingua'],
    idea: 'Ouvir de verdade a palavra de Deus é deixar que ela freie a boca, baixe a ira e ponha as mãos a serviço de quem está desamparado.',
    context:
      'Tiago acabou de dizer que todo bom presente vem do Pai, que nos fez nascer pela palavra. Agora mostra o que essa palavra faz num dia comum. Órfãos e viúvas, naquele tempo, não tinham renda, voz nem quem os defendesse.',
    retold: [
      {
        verses: '1:19-21',
        says: 'Tiago quer cada um pronto para ouvir e tardio para falar e para se irar, porque a ira humana não cumpre a justiça de Deus. A palavra implantada se recebe com mansidão.',
      },
      {
        verses: '1:22-25',
        says: 'Quem só ouve a palavra e não a pratica é como quem se olha no espelho e logo esquece como era. Quem persevera na lei da liberdade será bendito no que fizer.',
      },
      {
        verses: '1:26-27',
        says: 'Quem pensa ser religioso e não controla a língua engana o próprio coração. A religião pura é visitar os órfãos e as viúvas e guardar-se da corrupção do mundo.',
      },
    ],
    read: {
      verses: '1:19-27',
      how: 'Passem um espelho de mão em mão. Quem o recebe se olha, lê um versículo e entrega ao próximo.',
    },
    observe: [
      {
        ask: 'Que três velocidades Tiago recomenda, e para quê?',
        verses: '1:19',
        listen: 'Depressa para ouvir; devagar para falar e para a ira.',
      },
      {
        ask: 'O que faz o homem diante do espelho, e com quem ele se parece?',
        verses: '1:23-24',
        listen: 'Olha, sai e esquece, como quem ouve e não pratica.',
      },
      {
        ask: 'Quais são as marcas da religião pura, segundo o último versículo?',
        verses: '1:26-27',
        listen: 'Língua contida, cuidado com desamparados, vida guardada.',
      },
    ],
    interpret: [
      {
        ask: 'Por que “a ira humana não cumpre a justiça de Deus”, mesmo quando temos razão?',
        verses: '1:19-20',
        listen: 'Ira quer vencer; a justiça de Deus quer consertar.',
        follow: 'Que conserto a sua última ira produziu?',
      },
      {
        ask: 'Tiago chama a lei de Deus de lei da liberdade. Como um mandamento pode libertar alguém?',
        verses: '1:25',
        listen: 'Solta da ira, da língua e do impulso que nos mandam.',
      },
      {
        ask: 'Por que visitar órfãos e viúvas pesa mais, para ele, do que parecer religioso?',
        verses: '1:26-27',
        listen: 'Ali não há troca nem plateia; o amor fica visível.',
      },
    ],
    live: [
      {
        ask: 'Com quem você é mais rápido para falar do que para ouvir?',
        listen: 'Costuma ser alguém de casa.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que você já respondeu no impulso, numa mensagem, e daria tudo para não ter enviado?',
        listen: 'Basta contar a sensação, sem o conteúdo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que hora do dia a ira entra na casa de vocês, e o que daria para mudar nessa hora?',
        listen: 'Fome, cansaço e trânsito ajudam a explicar; agressão é outra conversa, a sós.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que pregação ou texto você elogiou neste ano e ainda não fez nada com ele?',
        listen: 'Os de casa costumam rir e depois pensar.',
        for: ['long-believers'],
      },
      {
        ask: 'O que alguém que não crê precisaria ver em nós para achar a nossa religião verdadeira?',
        listen: 'Ouça os visitantes primeiro.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem visitou você na aflição, e o que fez de bom nessa visita?',
        listen: 'O grupo aprende a visitar com essa resposta.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já passou um dia inteiro com o rosto sujo, a roupa do avesso ou alface no dente sem ninguém avisar?',
        bridge: 'Tiago fala de um homem que se viu no espelho e saiu sem arrumar nada.',
      },
      {
        text: 'Que manual ou bula você nunca leu e se arrependeu amargamente?',
        bridge: 'Pior do que não ler é ler e não fazer. O texto mexe com isso.',
        for: ['adults', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Olhe-se num espelho por um minuto inteiro, sem arrumar nada. O que o rosto conta sobre a sua semana?',
      bridge: 'A palavra de Deus é outro espelho. Leia e não saia correndo.',
    },
    complete: [
      {
        name: 'Radar de velocidade',
        text: 'Dê de zero a dez à sua velocidade nesta semana. Para ouvir: … Para falar: … Para irar-me: … O trecho em que levei multa foi… A placa que vou pôr ali: …',
      },
      {
        name: 'Do ouvido à mão',
        text: 'Escreva três linhas. Uma palavra de Deus que ouvi e não esqueci: … O que ela mostra em mim: … O que vou fazer com ela, com quem e em que dia: …',
      },
    ],
    challenges: [
      {
        do: 'Visite até domingo uma pessoa viúva, órfã ou sozinha, leve algo simples e ouça mais do que fala.',
        tell: 'o que você aprendeu ouvindo.',
      },
      {
        do: 'Espere dez minutos no relógio antes de responder a qualquer mensagem que dê raiva, por sete dias.',
        tell: 'quantas respostas mudaram nesses dez minutos.',
      },
    ],
    children: {
      truth: 'Eu ouço a palavra de Deus e faço.',
      to7: {
        story:
          'Um homem acordou e olhou no espelho. Xiii! O rosto estava todo sujo de chocolate. Ele viu, mas saiu de casa e esqueceu! Andou na rua com o rosto sujinho. Tiago, um amigo de Jesus, contou isso e disse: não seja assim! A Bíblia é como um espelho. Ela mostra o que precisa mudar. Aí a gente faz! Por exemplo: ouvir bastante, falar com carinho e não ficar bravo depressa. E também visitar quem está sozinho. Uma menina ouviu isso, levou um bolo para a vovó da casa ao lado e deu um abraço. Ela ouviu e fez!',
        activity:
          'Pintem um pontinho de tinta ou creme no nariz de cada criança. Elas se olham no espelho e limpam. Depois um adulto diz uma boa ação, e todos fazem na hora.',
        questions: [
          'O que o homem esqueceu de fazer?',
          'O que a menina levou para a vovó?',
          'O que você vai fazer para ajudar alguém?',
        ],
      },
      to12: {
        story:
          'Imagine que você se olha no espelho e vê pasta de dente na bochecha. O que faz? Limpa, claro. Tiago conta de alguém que olhou, virou as costas e esqueceu. Engraçado, né? Mas ele diz que a gente faz igual quando escuta a palavra de Deus, acha linda e não muda nada. Então Tiago dá exemplos bem práticos. Orelhas rápidas: preste atenção no outro. Boca lenta: pense antes de falar. Raiva mais lenta ainda: ela promete consertar as coisas e geralmente quebra mais. Depois ele fala de mãos e pés. Naquele tempo, crianças sem pais e mulheres sem marido ficavam sem comida e sem defesa. Tiago diz que a religião de que Deus gosta é ir até quem está sofrendo e cuidar. Não adianta cantar alto no culto e tratar mal quem está do lado. A palavra entra pelo ouvido e precisa sair pela mão.',
        activity:
          'Brinquem de telefone sem fio com uma ordem de boa ação; o último tem de fazer o que ouviu. Conversem sobre o que se perdeu no caminho.',
        questions: [
          'Por que o espelho não adiantou para aquele homem?',
          'O que a raiva costuma quebrar?',
          'Quem você conhece que gostaria de receber uma visita?',
        ],
      },
      challenge: 'Antes de responder com raiva, respire três vezes.',
    },
    prayer:
      'Senhor, faze-nos rápidos para ouvir e lentos para ferir. Planta em nós a tua palavra até que ela chegue às mãos. Leva-nos a quem está só, e que a nossa fé tenha cheiro de cuidado.',
    leader: {
      lost: 'O grupo gosta de falar de praticar e sai sem nada marcado. Antes de orar, pergunte quem, quando e o quê.',
      tender:
        'Quem vive com alguém de ira perigosa não deve ouvir que precisa calar mais. Segurança primeiro: Ligue 180 e Disque 100. Para quem já perdeu pais ou cônjuge, a palavra viúva pode doer; trate pelo nome.',
    },
    comfort:
      'Se você é hoje quem precisa de visita, este texto não lhe cobra nada: ele manda alguém bater à sua porta.',
    closing: 'O espelho ficou na sala; o que ele mostrou vai com a gente.',
    words: [
      'praticantes',
      'ouvintes',
      'espelho',
      'pronto para ouvir',
      'tardio',
      'ira humana',
      'lei da liberdade',
      'orfaos',
      'viuvas',
      'religiao pura',
      'tiago',
    ],
  },
  {
    verses: '2:1-13',
    key: '2:1',
    title: 'O melhor lugar da sala',
    theme: 'o valor de cada pessoa',
    themes: ['justica', 'proximo', 'comunhao'],
    idea: 'Quem crê no Senhor da glória não mede gente pela roupa: Deus honra os pobres, manda amar o próximo como a si mesmo, e a misericórdia tem a última palavra.',
    context:
      'Tiago escreve a comunidades em que a maioria era pobre, e alguns ricos as levavam à justiça. Ele acabou de dizer que a religião pura cuida de órfãos e viúvas. Agora conta uma cena que podia acontecer na porta de qualquer reunião.',
    retold: [
      {
        verses: '2:1-4',
        says: 'Tiago imagina um homem de anéis de ouro e um pobre entrando na reunião. Dar a um o lugar de honra e deixar o outro em pé é julgar com maus pensamentos.',
      },
      {
        verses: '2:5-7',
        says: 'Deus escolheu os pobres deste mundo para serem ricos na fé e herdeiros do reino. São os ricos que oprimem os irmãos e os arrastam aos tribunais.',
      },
      {
        verses: '2:8-11',
        says: 'Faz bem quem ama o próximo como a si mesmo, mas quem dá preferência a uns comete pecado. Falhar num só item da lei é ser culpado de todos.',
      },
      {
        verses: '2:12-13',
        says: 'Tiago pede que falem e procedam como quem será julgado pela lei da liberdade, porque a misericórdia triunfa sobre o julgamento.',
      },
    ],
    read: {
      verses: '2:1-12',
      how: 'Encenem os versículos 2 e 3 com duas cadeiras e dois visitantes, sem exagerar. Depois leiam tudo sentados. Quem conduz termina lendo também o 13.',
    },
    observe: [
      {
        ask: 'Quem entra na reunião, o que cada um veste e o que cada um ouve?',
        verses: '2:2-3',
        listen: 'Anéis e lugar de honra; roupa pobre, ficar em pé ou no chão.',
      },
      {
        ask: 'Do que Tiago acusa quem separou os lugares?',
        verses: '2:4',
        listen: 'Discriminação; juízes de maus pensamentos.',
      },
      {
        ask: 'O que Deus escolheu dar aos pobres, e o que os ricos dali faziam?',
        verses: '2:5-7',
        listen: 'Ricos na fé e herdeiros; os outros oprimiam, processavam, blasfemavam.',
      },
      {
        ask: 'Que lei Tiago chama de real, e que nome ele dá à outra, pela qual seremos julgados?',
        verses: '2:8, 2:12',
        listen: 'Amar o próximo como a si mesmo; lei da liberdade.',
      },
    ],
    interpret: [
      {
        ask: 'Ele chama Jesus de “glorioso Senhor” antes de falar de roupa. O que a glória dele faz com o brilho dos anéis?',
        verses: '2:1-2',
        listen: 'Perto dela o ouro fica pequeno; e o Senhor da glória foi pobre.',
      },
      {
        ask: 'Por que preferir o rico era, além de injusto, sem sentido para aquela igreja?',
        verses: '2:5-7',
        listen: 'Bajulavam quem os oprimia e humilhavam um dos seus.',
        follow: 'Por que a gente bajula quem não precisa?',
      },
      {
        ask: 'Tiago põe acepção de pessoas na mesma lei do adultério e do assassinato. Que pecado pequeno ele está aumentando de tamanho?',
        verses: '2:9-11',
        listen: 'O que achamos normal; a lei é uma só, como um vidro.',
      },
    ],
    live: [
      {
        ask: 'Quando mediram você pela roupa, pelo bairro, pela cor ou pelo sotaque, o que gostaria que alguém tivesse feito?',
        listen: 'Quem contar precisa ser acreditado. Não minimize.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Na escola ou na faculdade, quem senta sempre no banco que ninguém quer, e o que custaria sentar ao lado?',
        listen: 'Custa posição. Ajude a combinar um gesto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Se um estranho entrasse aqui domingo, o que a nossa recepção diria a ele nos primeiros três minutos?',
        listen: 'Ouça primeiro quem chegou há pouco.',
        for: ['long-believers'],
      },
      {
        ask: 'Como você foi recebido quando entrou pela primeira vez numa reunião assim?',
        listen: 'Agradeça, mesmo que doa ouvir.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Com quem os seus filhos veem você falar grosso e com quem veem você falar fino?',
        listen: 'Porteiro, garçom, chefe, pastor: eles reparam.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Que pessoa você já julgou pelo jeito e depois precisou agradecer por conhecer?',
        listen: 'História boa ensina mais que conselho.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'Ao escolher quem convidar para a sua mesa, que critério você usa sem perceber?',
        listen: 'Parecidos, úteis, fáceis. Um convite diferente já basta.',
      },
    ],
    icebreakers: [
      {
        text: 'Ônibus, cinema, mesa de família: qual é o seu lugar preferido, e o que você faz para garantir?',
        bridge: 'Tiago conta uma confusão por causa de lugares. Vejam quem ficou em pé.',
      },
      {
        text: 'Já foi a uma festa com a roupa completamente errada? Conte.',
        bridge:
          'Alguém entrou numa reunião com a roupa errada aos olhos dos outros. O que fizeram com ele?',
        for: ['young', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se um instante no chão e olhe o cômodo dali, de baixo.',
      bridge: 'Foi o lugar que deram ao pobre. Leia o texto desse ângulo.',
    },
    complete: [
      {
        name: 'Mapa de cadeiras',
        text: 'Desenhe a sala do grupo. Perto de mim costuma sentar … . Longe fica … . Quem não tem cadeira aqui: … . No próximo encontro vou me sentar ao lado de … .',
      },
      {
        name: 'Etiqueta trocada',
        text: 'Escreva uma etiqueta que você já pôs em alguém: esse é … . Risque e escreva como Deus o vê: herdeiro, amado, próximo. Depois, a que puseram em você; risque também.',
      },
    ],
    challenges: [
      {
        do: 'Aprenda o nome de três pessoas que servem você e quase ninguém chama pelo nome, e use-o todos os dias.',
        tell: 'os nomes, e uma coisa que soube de cada uma.',
      },
      {
        do: 'Convide para comer, em casa ou na padaria, alguém de vida bem diferente da sua, e pague a conta.',
        tell: 'o que vocês descobriram em comum.',
      },
    ],
    children: {
      truth: 'Para Deus, cada pessoa vale muito.',
      to7: {
        story:
          'Toc, toc! Entrou um homem na igreja com anéis que brilhavam. Todos disseram: venha, sente aqui na frente! Toc, toc! Entrou outro homem, com a roupa velhinha. Disseram: fique ali em pé, ou sente no chão. Ele ficou triste. Tiago, amigo de Jesus, escreveu: não façam assim! Deus não olha a roupa. Deus ama os dois! A regra do Rei é esta: ame o outro como você ama a si mesmo. Na outra vez, quando chegou alguém de roupa velhinha, um menino puxou a cadeira e disse: sente aqui do meu lado!',
        activity:
          'Façam uma sala com cadeiras e bonecos. Cada boneco entra com uma roupa diferente, e todos dizem: bem-vindo, sente aqui!',
        questions: [
          'O que disseram ao homem dos anéis?',
          'O que disseram ao homem da roupa velha?',
          'Quem você quer chamar para sentar perto?',
        ],
      },
      to12: {
        story:
          'No refeitório da escola, a mesa do meio era dos populares. Quando chegou o aluno de tênis de marca, abriram espaço na hora. Quando chegou a Jô, de mochila costurada, ninguém levantou os olhos. Tiago escreveu sobre uma cena igual, só que dentro da igreja! Para o homem de anéis: sente aqui, no lugar de honra. Para o pobre: fique em pé, ou no chão. Tiago ficou indignado. Vocês viraram juízes? Deus escolheu os pobres para serem ricos na fé. A lei do Rei é amar o próximo como a si mesmo. Quem separa gente pela aparência está quebrando essa lei. Falem e vivam com misericórdia, porque ela vence. No dia seguinte, alguém pegou a bandeja, saiu da mesa do meio e perguntou à Jô: posso sentar aqui?',
        activity:
          'Troquem de lugar a cada cinco minutos durante o lanche, de modo que todos se sentem com todos e descubram uma coisa nova do outro.',
        questions: [
          'O que a mesa do meio e a igreja tinham de igual?',
          'O que Deus vê no pobre?',
          'Ao lado de quem você poderia se sentar amanhã?',
        ],
      },
      challenge: 'Sente-se ao lado de alguém que costuma ficar sozinho.',
    },
    prayer:
      'Senhor da glória, que te fizeste pobre por nós, perdoa as vezes em que medimos gente. Dá-nos os teus olhos na porta, na mesa e na rua. Que a misericórdia triunfe em nós, como triunfou por nós. Amém.',
    leader: {
      lost: 'Pode virar conversa sobre política, ou sobre os ricos de fora. Traga para a porta, para a mesa e para as cadeiras desta sala.',
      tender:
        'Quem sofreu racismo, preconceito ou humilhação não precisa reviver a cena para ensinar os outros. Racismo é crime; se houver caso atual, acompanhe a pessoa a quem pode ajudar (Disque 100).',
      differ:
        'Sobre o juízo sem misericórdia do versículo 13, uns leem um aviso que pode alcançar também quem diz crer; outros, que a misericórdia que se pratica mostra a que se recebeu. Ninguém lê que ela se compra.',
    },
    comfort:
      'Se já deixaram você em pé no canto, saiba que o Senhor da glória olha para a sala a partir desse canto.',
    closing: 'Que haja sempre uma cadeira vaga, e que seja das boas.',
    words: [
      'acepcao de pessoas',
      'favoritismo',
      'aneis de ouro',
      'lugar de honra',
      'estrado dos meus pes',
      'lei real',
      'lei regia',
      'amaras o teu proximo',
      'pobres deste mundo',
      'misericordia triunfa',
      'juizes de maus pensamentos',
      'tiago',
    ],
  },
  {
    verses: '2:14-26',
    key: '2:17',
    title: 'Fé com as mãos',
    theme: 'a fé que se vê',
    themes: ['fe', 'obediencia', 'proximo', 'generosidade'],
    idea: 'Fé que fica só na boca é como corpo sem espírito: a fé viva, a de Abraão e a de Raabe, aparece no que a gente faz quando alguém precisa.',
    context:
      'Tiago vem falando de misericórdia com o pobre. Agora pergunta se é fé aquela que só fala. A cena que ele usa é de irmão com fome na porta. Depois traz duas testemunhas bem diferentes do Antigo Testamento: o patriarca Abraão e Raabe, a prostituta estrangeira de Jericó.',
    retold: [
      {
        verses: '2:14-17',
        says: 'Tiago pergunta de que serve a fé sem obras. É como dizer a um irmão sem roupa e sem comida que vá em paz, e não lhe dar nada.',
      },
      {
        verses: '2:18-20',
        says: 'Alguém dirá que mostra a sua fé pelas obras. Crer que há um só Deus é bom, mas os demônios também creem, e estremecem.',
      },
      {
        verses: '2:21-24',
        says: 'Abraão ofereceu Isaque sobre o altar, e a fé dele cooperou com as obras. Tiago conclui que se é justificado pelas obras, e não somente pela fé.',
      },
      {
        verses: '2:25-26',
        says: 'Raabe recebeu os mensageiros e os ajudou a sair por outro caminho. Como o corpo sem o espírito está morto, assim também a fé sem obras.',
      },
    ],
    read: {
      verses: '2:15-26',
      how: 'Quem conduz lê a pergunta do versículo 14. Depois, três leitores: a cena da porta (15-17), a discussão (18-20) e as duas testemunhas (21-26).',
    },
    observe: [
      {
        ask: 'Do que o irmão e a irmã precisavam, e o que receberam?',
        verses: '2:15-16',
        listen: 'Roupa e comida; receberam uma frase bonita.',
      },
      {
        ask: 'Quem mais crê que há um só Deus, e o que isso lhes provoca?',
        verses: '2:19',
        listen: 'Os demônios, e estremecem; crer na ideia não basta.',
      },
      {
        ask: 'O que fez Abraão e o que fez Raabe, segundo Tiago?',
        verses: '2:21-25',
        listen: 'Ele ofereceu Isaque; ela recebeu os mensageiros e os ajudou a sair.',
      },
    ],
    interpret: [
      {
        ask: '“Ide em paz, aquecei-vos”: o que há de cruel numa frase tão educada?',
        verses: '2:16',
        listen: 'Usa a bênção para encerrar a conversa e não ajudar.',
        follow: 'Qual é a versão de hoje dessa frase?',
      },
      {
        ask: 'Tiago diz que “a fé cooperou com as suas obras”. Como as duas trabalham juntas na história de Abraão?',
        verses: '2:22-23',
        listen: 'Ele creu primeiro e foi tido por justo; a obra completou e mostrou essa fé.',
      },
      {
        ask: 'Por que pôr lado a lado o pai do povo e uma prostituta de fora?',
        verses: '2:21, 2:25',
        listen: 'A fé viva não depende de currículo nem de sangue.',
      },
      {
        ask: 'O que a figura do corpo e do espírito acrescenta, que a palavra inútil não diria?',
        verses: '2:20, 2:26',
        listen: 'Não é fé fraca: é fé sem vida.',
      },
    ],
    live: [
      {
        ask: 'Em que situação você já disse vou orar por você quando podia também ter levado o arroz?',
        listen: 'Orar continua bom. O grupo ri e se reconhece.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Postar, curtir e compartilhar uma causa é fácil. Qual seria o passo seguinte, com o corpo, para a que você mais posta?',
        listen: 'Uma tarde, um objeto, uma visita.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que gesto de fé um viu no outro neste ano, sem que ninguém fizesse discurso?',
        listen: 'Dizer em voz alta já é presente.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Raabe estava só começando a conhecer Deus. Que passo de começo já cabe em você?',
        listen: 'Abrir a porta de casa, proteger alguém, dizer a verdade.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem, na sua rua, está precisando de coisa que se carrega na mão?',
        listen: 'Nomear com respeito; decidir juntos.',
        for: ['men', 'women', 'singles'],
      },
      {
        ask: 'Com menos força no corpo, que obra a sua fé ainda faz e talvez ninguém conte como obra?',
        listen: 'Ouvir, telefonar, interceder, sorrir: conta, sim.',
        for: ['elderly'],
      },
      {
        ask: 'No seu luto, quem deixou de lado as frases e fez alguma coisa?',
        listen: 'Lavar a louça, buscar as crianças. O grupo aprende.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a promessa mais enrolada que já lhe fizeram: vamos marcar, passo aí, depois eu pago?',
        bridge: 'Tiago fala de uma fé que também só promete.',
      },
      {
        text: 'Que ajuda concreta alguém lhe deu numa mudança, numa enchente ou num aperto, e você nunca esqueceu?',
        bridge: 'Esse alguém talvez nem tenha feito discurso. Vamos ouvir Tiago.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe as suas duas mãos, palma e dorso. O que elas fizeram por alguém desde segunda?',
      bridge: 'Leia o texto com elas abertas sobre a página.',
    },
    complete: [
      {
        name: 'Da boca à mão',
        text: 'Faça duas colunas. O que eu digo que creio: … . O gesto que mostra isso: … . Deixe em branco onde ainda não há gesto, e escolha um branco para esta semana.',
      },
      {
        name: 'Testemunhas',
        text: 'Se a minha fé fosse a um tribunal, poderiam chamar … para contar do dia em que eu … . Gostaria que um dia … pudesse contar que eu … .',
      },
    ],
    challenges: [
      {
        do: 'Junte com o grupo uma cesta para uma família que vocês conhecem pelo nome e entreguem pessoalmente, sem foto.',
        tell: 'o que a família ensinou a vocês.',
      },
      {
        do: 'Toda vez que disser vou orar por você, ore na hora e pergunte: do que você precisa até sexta?',
        tell: 'o que lhe pediram, e o que deu para fazer.',
      },
    ],
    children: {
      truth: 'A minha fé aparece no que eu faço.',
      to7: {
        story:
          'Toc, toc! Na porta estava um irmãozinho com frio e com fome. O dono da casa disse: vá em paz, se esquente e coma bastante! E fechou a porta. O irmãozinho continuou com frio e com fome. Ué, ajudou? Não! Tiago contou isso e disse: fé sem ação não está viva. Quem confia em Jesus ajuda de verdade. Aí bateram em outra porta. Toc, toc! Uma menina abriu, chamou a mamãe, e elas trouxeram sopa quentinha e um casaco. Que fé viva! Jesus ficou contente.',
        activity:
          'Contornem as mãos num papel e escrevam ou desenhem em cada dedo uma ajuda. Façam uma delas antes de dormir.',
        questions: [
          'O que o primeiro dono da casa fez?',
          'O que a menina e a mamãe trouxeram?',
          'Que ajuda as suas mãos vão dar?',
        ],
      },
      to12: {
        story:
          'Imagine um aplicativo de comida que só manda a foto do prato. Bonito, mas a fome fica. Tiago perguntou: de que adianta alguém dizer que tem fé e não fazer nada? Se um irmão está sem roupa e sem comida, e você só diz: fique quentinho, coma bem, tchau, de que serviu? A fé que não faz nada está morta. Ele lembrou de duas pessoas. Abraão confiou em Deus e mostrou isso obedecendo; até foi chamado amigo de Deus. E Raabe, uma mulher de outro povo, confiou e escondeu em casa os mensageiros, que depois saíram por outro caminho. Um era famoso, a outra ninguém respeitava. Nos dois, a fé tinha mãos. Um corpo que não respira não está vivo; a fé que não age, também não.',
        activity:
          'Em duplas, um diz uma frase bonita de ajuda; o outro transforma em gesto que se possa fazer hoje. Façam um dos gestos.',
        questions: [
          'O que faltava na frase fique quentinho?',
          'O que Abraão e Raabe tinham em comum?',
          'Que gesto pode mostrar a sua fé amanhã?',
        ],
      },
      challenge: 'Separe uma roupa ou um brinquedo bom e dê a quem precisa.',
    },
    prayer:
      'Senhor, não queremos fé de boca. Sopra vida na nossa, e que ela chegue às mãos. Mostra-nos quem está com frio na porta. Obrigado por receberes Abraão, Raabe e a nós. Amém.',
    leader: {
      lost: 'A discussão fé contra obras pode comer a noite inteira. Diga em duas frases em que as igrejas concordam e volte à porta do versículo 15.',
      tender:
        'Quem hoje passa necessidade pode estar na sala. Não peça que se apresente; combine um jeito discreto de pedir e de receber. E quem já se mata de servir não precisa ouvir que falta obra.',
      differ:
        'Paulo diz que o ser humano é justificado pela fé, sem obras da lei; Tiago, que não somente pela fé. Muitos entendem que Paulo fala de como somos aceitos, e Tiago, de como se vê que a fé é viva: a fé salva, e nunca está só. Outros cristãos entendem que a fé e as obras de amor, pela graça, participam juntas da justificação. Todos recusam a fé morta.',
    },
    comfort:
      'Se você não consegue fazer nada hoje, talvez seja você o irmão da porta. Pode receber a sopa.',
    closing: 'Ide em paz, e levem o casaco.',
    words: [
      'fe sem obras',
      'fe e obras',
      'fe morta',
      'mostra me a tua fe',
      'demonios creem',
      'raabe',
      'justificado pelas obras',
      'amigo de deus',
      'aquecei vos',
      'corpo sem o espirito',
      'abraao',
      'tiago',
    ],
  },
  {
    verses: '3:1-12',
    key: '3:10',
    title: 'Uma faísca na boca',
    theme: 'as palavras que dizemos',
    themes: ['lingua', 'sabedoria', 'santidade'],
    idea: 'A língua é pequena e dirige a vida inteira; por isso precisa de um dono melhor do que o nosso impulso, para que da mesma boca não saiam louvor e ferida.',
    context:
      'Tiago fala a comunidades em que muitos queriam ensinar e discutir. Sem microfone nem internet, a palavra falada já podia destruir uma casa. Ele junta cavalo, navio, incêndio, fonte e figueira para dizer uma coisa só.',
    retold: [
      {
        verses: '3:1-5',
        says: 'Tiago não quer muitos mestres, porque o julgamento deles será mais rigoroso. Um freio conduz o cavalo, um leme conduz o navio, e a língua também é um pequeno membro.',
      },
      {
        verses: '3:6-8',
        says: 'A língua é um fogo que contamina o corpo todo. Animais de toda espécie já foram domados, mas ninguém consegue dominar a língua, cheia de veneno mortal.',
      },
      {
        verses: '3:9-12',
        says: 'Com a mesma boca se bendiz a Deus e se amaldiçoam pessoas feitas à semelhança dele. Uma fonte não jorra água doce e amarga, nem a figueira dá azeitonas.',
      },
    ],
    read: {
      verses: '3:1-12',
      how: 'Distribuam as figuras: cavalo, navio, fogo, bichos, fonte e figueira. Cada pessoa lê o versículo da sua figura, e o 9 e o 10 são de todos.',
    },
    observe: [
      {
        ask: 'Que coisas pequenas dirigem ou destroem coisas grandes neste texto?',
        verses: '3:3-5',
        listen: 'Freio, leme, faísca.',
      },
      {
        ask: 'Quem o ser humano conseguiu domar, e o que não conseguiu?',
        verses: '3:7-8',
        listen: 'Todos os bichos; a própria língua, não.',
      },
      {
        ask: 'Que contradição sai da mesma boca?',
        verses: '3:9-10',
        listen: 'Bendiz a Deus e amaldiçoa quem é semelhante a ele.',
      },
    ],
    interpret: [
      {
        ask: 'Se “nenhum ser humano consegue dominar a língua”, por que Tiago escreve sobre isso?',
        verses: '3:8, 3:10',
        listen: 'Para nos levar a pedir ajuda, não a desistir.',
      },
      {
        ask: 'Por que ofender uma pessoa teria a ver com Deus?',
        verses: '3:9',
        listen: 'Ela traz a semelhança dele; a ofensa o alcança.',
        follow: 'Que pessoa você esquece que se parece com Deus?',
      },
      {
        ask: 'A fonte e a figueira mostram que a boca revela o que está atrás dela. O que, então, precisa ser tratado?',
        verses: '3:11-12',
        listen: 'O manancial: o coração de onde a fala jorra.',
      },
    ],
    live: [
      {
        ask: 'Que frase dita por alguém há muitos anos ainda dirige alguma coisa em você?',
        listen: 'Pode ser uma frase boa; não insista nas ruins.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Qual brincadeira do seu grupo já deixou de ser brincadeira para alguém?',
        listen: 'Atenção a quem sofre em silêncio; procure depois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual frase está proibida entre vocês dois daqui para a frente, e o que dirão no lugar?',
        listen: 'Sempre, nunca e igual à sua mãe são boas candidatas.',
        for: ['couples'],
      },
      {
        ask: 'Que palavra o seu filho ouve mais da sua boca, e qual gostaria que fosse?',
        listen: 'Dá para começar no café da manhã.',
        for: ['parents'],
      },
      {
        ask: 'Quem ensina ou lidera fala muito. Onde a sua fala na igreja já acendeu um fogo, e como apagá-lo?',
        listen: 'Reparar inclui voltar às pessoas que ouviram.',
        for: ['long-believers'],
      },
      {
        ask: 'O que mudou ou precisa mudar no seu jeito de falar desde que conheceu Jesus?',
        listen: 'Cuidado para não virar lista de palavrões.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Que palavra dita a quem se foi você agradece ter dito, e que frase tem consolado?',
        listen: 'Se vier remorso, ouça e ore; não discuta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior gafe que já saiu da sua boca, daquelas que fazem a sala inteira ficar muda?',
        bridge: 'Tiago diz que todos tropeçamos no que falamos. Estamos em boa companhia.',
      },
      {
        text: 'Áudio de cinco minutos, mensagem curtinha ou ligação: como você prefere falar, e o que isso já causou?',
        bridge: 'Mudou o aparelho, a língua é a mesma. Vamos ouvir quem a conhecia bem.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Passe dois minutos sem dizer nem digitar nada. Repare nas frases que querem sair.',
      bridge: 'Cada uma é uma faísca ou um copo de água. Leia o texto com elas por perto.',
    },
    complete: [
      {
        name: 'Leme do dia',
        text: 'Escreva para onde as suas palavras levaram hoje. A conversa da manhã foi para… A do trabalho ou estudo foi para… A da noite foi para… Amanhã quero virar o leme em…',
      },
      {
        name: 'Água da mesma fonte',
        text: 'Desenhe uma fonte com dois canos. Água doce que dei a alguém nesta semana: … Água amarga: … Lá no fundo, o que há na nascente: … O pedido que faço a Deus sobre ela: …',
      },
    ],
    challenges: [
      {
        do: 'Fique três dias sem falar de nenhuma pessoa ausente, a não ser para o bem dela.',
        tell: 'em que hora e com quem foi mais difícil.',
      },
      {
        do: 'Diga pessoalmente uma palavra boa e verdadeira a cinco pessoas, uma por dia, incluindo alguém que não espera ouvi-la de você.',
        tell: 'qual das cinco mudou de rosto ao ouvir.',
      },
    ],
    children: {
      truth: 'Deus ajuda minha boca a dizer palavras boas.',
      to7: {
        story:
          'Tiago perguntou: o que é pequenininho e manda num cavalo grandão? O freio na boca dele! E o que é pequeno e vira um navio enorme? O leme! E na gente? A língua! Ela é pequena, mas faz coisas grandes. Um dia um menino disse ao amigo: você é chato! O amigo ficou triste e foi embora. O menino viu e pensou: Deus, ajuda a minha boca! Então correu e falou: desculpa, eu gosto de você. O amigo sorriu, e os dois brincaram de novo. Palavra boa é como água fresquinha!',
        activity:
          'As crianças andam como um navio em fila, e a primeira é o leme. Toda vez que o adulto diz uma palavra boa, o navio anda; quando diz uma palavra que machuca, ele para.',
        questions: [
          'O que vira o navio grande?',
          'Como o amigo ficou com a palavra ruim?',
          'Que palavra boa você quer dizer a alguém?',
        ],
      },
      to12: {
        story:
          'Faça a conta: quanto pesa a sua língua? Menos que uma maçã. Mesmo assim Tiago diz que ela parece o freio do cavalo, o leme do navio e uma faísca na floresta. O freio é pequeno e vira um animal forte. O leme é pequeno e vira um barco no meio da ventania. A faísca é pequena e queima um bosque inteiro. Uma frase pode alegrar um dia ou estragar uma amizade. Tiago ainda brinca: os humanos já domaram leões, aves e bichos do mar, mas ninguém doma a própria língua sozinho. E o mais estranho é que, com a mesma boca, a gente canta para Deus e depois xinga uma pessoa que Deus fez parecida com ele. Uma fonte dá água doce e amarga ao mesmo tempo? A figueira dá azeitona? Então não pode ser assim. Se a água sai ruim, é preciso cuidar da nascente. Por isso a gente pede a Deus que cuide do coração.',
        activity:
          'Apertem um pouco de pasta de dente num prato e tentem pôr de volta com um palito. Falem das palavras que, depois de saírem, não voltam.',
        questions: [
          'Por que a língua parece um leme?',
          'O que fazer quando uma palavra ruim já saiu?',
          'Em quem você pode pôr água doce amanhã?',
        ],
      },
      challenge: 'Diga uma palavra boa por dia a alguém da sua casa.',
    },
    prayer:
      'Senhor, põe a mão no nosso leme. Apaga os fogos que acendemos e cura quem saiu queimado. Limpa a nascente, para que a boca que te louva seja boa com quem se parece contigo.',
    leader: {
      lost: 'Vira fácil uma noite sobre palavrões ou sobre a fofoca dos outros. Traga de volta ao manancial e à própria boca, com humor.',
      tender:
        'Há quem tenha sido humilhado por palavras durante anos. Não exponha, não peça que repita o que ouviu, e diga que violência verbal também é violência; Ligue 180 e Disque 100 atendem esses casos.',
    },
    comfort:
      'Se as palavras dos outros queimaram você, há outra fonte. Fique hoje perto de quem fala baixo e com carinho, e deixe que Deus lhe diga o seu nome.',
    closing: 'Que a próxima palavra de cada um seja um copo de água.',
    words: [
      'lingua',
      'freio',
      'leme',
      'navio',
      'faisca',
      'bosque',
      'incendeia',
      'veneno',
      'fonte',
      'figueira',
      'maldicao',
      'tiago',
    ],
  },
  {
    verses: '3:13-18',
    key: '3:17',
    title: 'Duas sabedorias',
    theme: 'a sabedoria que faz paz',
    themes: ['sabedoria', 'humildade', 'comunhao'],
    idea: 'Sabedoria se conhece pelo fruto: a que é da terra vem com inveja e deixa confusão; a do alto é pura, mansa, cheia de misericórdia, e semeia paz.',
    context:
      'Tiago escreve a comunidades onde muita gente queria ensinar e ganhar discussão. Acabou de mostrar o estrago que a língua faz (3:1-12). Agora pergunta quem ali é sábio de verdade, e propõe um teste que não é de conhecimento.',
    retold: [
      {
        verses: '3:13-14',
        says: 'Tiago pede que o sábio mostre as suas obras pela boa conduta e com humildade. Quem tem amarga inveja no coração não deve se orgulhar.',
      },
      {
        verses: '3:15-16',
        says: 'A sabedoria invejosa não vem do alto, mas é terrena e demoníaca. Onde há inveja e rivalidade, há perturbação e toda obra perversa.',
      },
      {
        verses: '3:17-18',
        says: 'A sabedoria do alto é pacífica, tratável, imparcial, de bons frutos e sem hipocrisia. O fruto da justiça é semeado na paz para os que praticam a paz.',
      },
    ],
    read: {
      verses: '3:13-18',
      how: 'Dois leitores, um de cada lado da sala: um lê 14 a 16, o outro 13, 17 e 18. Quem escuta percebe a diferença de clima.',
    },
    observe: [
      {
        ask: 'Como o sábio prova que é sábio, segundo o versículo 13?',
        verses: '3:13',
        listen: 'Pela boa conduta, com humildade.',
      },
      {
        ask: 'Que duas raízes tem a sabedoria que não vem do alto, e o que nasce delas?',
        verses: '3:14-16',
        listen: 'Inveja e rivalidade; perturbação e toda obra perversa.',
      },
      {
        ask: 'Quais são as oito marcas da sabedoria do alto, e qual vem primeiro?',
        verses: '3:17',
        listen:
          'Pura; depois pacífica, moderada, tratável, misericórdia, bons frutos, imparcial, sem hipocrisia.',
      },
    ],
    interpret: [
      {
        ask: 'Por que alguém muito inteligente pode deixar “perturbação” por onde passa?',
        verses: '3:14-16',
        listen: 'Saber serve ao que o coração quer; inveja usa até a verdade como arma.',
        follow: 'Onde você já viu razão sem paz?',
      },
      {
        ask: 'O que será ser tratável, e que diferença há entre isso e não ter opinião?',
        verses: '3:17',
        listen: 'Dá para conversar com a pessoa; ela escuta e pode mudar.',
      },
      {
        ask: 'A paz, aqui, é semente e também terra. Que colheita ela dá, e por que não nasce de briga?',
        verses: '3:18',
        listen: 'Fruto de justiça; o modo de plantar decide o que se colhe.',
      },
    ],
    live: [
      {
        ask: 'Da última discussão em que você tinha razão, o que sobrou depois que ela acabou?',
        listen: 'Fruto: distância, alívio, silêncio, conserto.',
        for: ['adults', 'men'],
      },
      {
        ask: 'De quem você sente aquela inveja que vem disfarçada de crítica?',
        listen: 'Ninguém diz o nome; dizer eu também já liberta.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Na casa de vocês, quem é mais fácil de convencer e em que assunto nenhum dos dois é tratável?',
        listen: 'Rir primeiro; depois um assunto para reabrir com calma.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que pessoa simples, talvez sem estudo, é das mais sábias que você conhece, e como isso aparece?',
        listen: 'Uma cena, não um elogio geral.',
        for: ['elderly', 'women', 'new-believers'],
      },
      {
        ask: 'Em que conversa da igreja a rivalidade já se vestiu de zelo, e o que você faria diferente hoje?',
        listen: 'Falar de si. Sem reabrir o caso.',
        for: ['long-believers'],
      },
      {
        ask: 'De quem você aceitaria um conselho hoje, e o que essa pessoa tem do versículo 17?',
        listen: 'A confiança nasce do fruto.',
        for: ['visitors'],
      },
      {
        ask: 'Que semente de paz você pode pôr na terra até quarta-feira, e em que canteiro?',
        listen: 'Família, condomínio, escala, grupo de mensagens.',
      },
    ],
    icebreakers: [
      {
        text: 'Que conselho de avó você achava bobo e hoje repete igualzinho?',
        bridge: 'Há sabedoria sem diploma. Tiago ensina a reconhecer.',
      },
      {
        text: 'Qual é o seu especialista de família: o que entende de tudo, da gripe ao motor?',
        bridge: 'Tiago pergunta quem é sábio, e o teste não é saber tudo.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha um grão de feijão ou de arroz na palma da mão. Antes de plantado, não se vê o que ele guarda.',
      bridge: 'Leia pensando no que as suas palavras têm plantado.',
    },
    complete: [
      {
        name: 'Peneira de oito furos',
        text: 'Pense numa coisa que vai dizer a alguém. Passe por oito furos: é pura? pacífica? moderada? tratável? tem misericórdia? bom fruto? é imparcial? sem fingimento? O furo em que ela entalou: … .',
      },
      {
        name: 'Canteiro',
        text: 'Desenhe um canteiro. O que semeei nesta semana com a língua: … . O que está nascendo: … . O mato que preciso arrancar: … . A semente de paz: … .',
      },
    ],
    challenges: [
      {
        do: 'Entre numa conversa em que há dois lados e faça só perguntas, até que cada um se sinta ouvido.',
        tell: 'o que aconteceu com o volume das vozes.',
      },
      {
        do: 'Elogie com sinceridade, diante de outros, a pessoa que você tem invejado.',
        tell: 'o que mudou em você ao dizer.',
      },
    ],
    children: {
      truth: 'A sabedoria de Deus faz a paz.',
      to7: {
        story:
          'A formiguinha Bela sabia tudo. Eu sei mais! Eu sou a melhor! Ela brigava com todo mundo, e o formigueiro ficava uma bagunça. A formiguinha Mel falava pouquinho. Quando duas brigavam, ela escutava as duas, repartia a folha e fazia as pazes. Quem era a mais sábia? A Mel! Tiago ensinou: a sabedoria que vem de Deus é limpinha, é calma, escuta e ajuda. É como plantar sementinhas de paz. Depois nascem flores bem bonitas. A Bela viu e pediu: Mel, você me ensina?',
        activity:
          'Plantem sementes num copinho. A cada semente, digam uma coisa que faz a paz: emprestar, escutar, pedir desculpa.',
        questions: [
          'O que a formiguinha Bela dizia?',
          'O que a Mel fazia quando duas brigavam?',
          'Que sementinha de paz você vai plantar?',
        ],
      },
      to12: {
        story:
          'Na gincana, o Igor sabia todas as respostas. Só que gritava, corrigia os outros e ria de quem errava. No meio do jogo, o grupo dele já não se falava. A Duda sabia menos, mas ouvia, juntava as ideias e lembrava de chamar quem estava quieto. Quem era o mais sábio? Tiago diz que existe uma sabedoria que nasce da inveja e de querer ser o maior. Ela até parece esperta, mas deixa confusão. A outra vem do alto, de Deus: é pura, pacífica, sabe conversar, tem misericórdia, não tem preferidos e não finge. A gente reconhece pelo fruto, como se reconhece a árvore. Quem faz a paz está plantando, e o que nasce é justiça. O Igor olhou para a Duda e disse: fala você agora.',
        activity:
          'Resolvam um quebra-cabeça ou charada em duas rodadas: na primeira, cada um por si; na segunda, só vale perguntando e ouvindo. Comparem.',
        questions: [
          'O que a esperteza do Igor deixou no grupo?',
          'Que marcas da sabedoria do alto a Duda mostrou?',
          'Onde você poderia ouvir mais?',
        ],
      },
      challenge: 'Ajude dois amigos ou irmãos a fazerem as pazes.',
    },
    prayer:
      'Senhor, tira de nós a inveja que se finge de razão. Dá-nos a sabedoria do alto, pura e mansa, que escuta e reparte. Que onde a gente passar fique paz, e dela nasça justiça. Amém.',
    leader: {
      lost: 'O grupo pode começar a classificar as pessoas nas duas sabedorias. As duas moram em cada um de nós; peça exemplos na primeira pessoa.',
      tender:
        'Fazer a paz não é encobrir abuso nem calar quem foi ferido: Tiago põe a pureza antes da paz e a liga à justiça. Se houver perigo, Ligue 180 ou Disque 100.',
    },
    comfort:
      'Quando falta até vontade de decidir, há uma sabedoria que desce. Você não precisa fabricá-la; pode esperar embaixo.',
    closing: 'Que a última palavra de hoje seja uma semente.',
    words: [
      'sabedoria do alto',
      'sabedoria terrena',
      'terrena animal e demoniaca',
      'inveja',
      'rivalidade',
      'sentimento faccioso',
      'mansidao de sabedoria',
      'pacifica',
      'tratavel',
      'fruto da justica',
      'sabio e inteligente',
      'tiago',
    ],
  },
  {
    verses: '4:1-10',
    key: '4:8',
    title: 'A guerra de dentro',
    theme: 'a humildade diante de Deus',
    themes: ['humildade', 'oracao', 'arrependimento', 'graca'],
    idea: 'As brigas de fora nascem dos desejos que guerreiam por dentro; mas Deus dá graça maior, e quem se aproxima dele de mãos vazias o encontra vindo ao encontro.',
    context:
      'Depois de falar da sabedoria que semeia paz (3:13-18), Tiago olha para as brigas na própria comunidade e pergunta de onde vêm. É a parte mais dura da carta. Mas bem no meio há uma frase que muda o tom: ele concede uma graça maior.',
    retold: [
      {
        verses: '4:1-3',
        says: 'Tiago diz que as guerras vêm das cobiças de cada um. Querem e não têm, porque não pedem, ou pedem mal, para gastar nos próprios prazeres.',
      },
      {
        verses: '4:4-6',
        says: 'Tiago avisa que a amizade do mundo é inimizade contra Deus. Lembra que Deus resiste aos soberbos, mas concede graça aos humildes.',
      },
      {
        verses: '4:7-10',
        says: 'Tiago manda sujeitar-se a Deus e resistir ao diabo, que fugirá. Pede que limpem as mãos, chorem e se humilhem diante do Senhor, porque ele os exaltará.',
      },
    ],
    read: {
      verses: '4:1-10',
      how: 'Leiam o 1 ao 5 sentados. No 6, quem lê diminui a voz. De 7 a 10, todos leem, e quem puder abre as mãos sobre os joelhos.',
    },
    observe: [
      {
        ask: 'De que lugar vêm as guerras, conforme a resposta do próprio Tiago?',
        verses: '4:1-2',
        listen: 'Das cobiças que guerreiam dentro; querer e não ter.',
      },
      {
        ask: 'Que dois problemas aparecem na oração deles?',
        verses: '4:2-3',
        listen: 'Não pedem; ou pedem mal, para gastar nos prazeres.',
      },
      {
        ask: 'A quem Deus resiste, e a quem concede graça?',
        verses: '4:6',
        listen: 'Aos soberbos; aos humildes.',
      },
      {
        ask: 'Façam a lista das ordens de 7 a 10. Quais delas vêm com promessa?',
        verses: '4:7-10',
        listen: 'Resistir, e ele foge; aproximar-se, e ele se aproxima; humilhar-se, e ele exalta.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Tiago procura a raiz da briga no desejo, e não no assunto discutido?',
        verses: '4:1-2',
        listen: 'O assunto muda, a vontade de ter ou de mandar fica.',
        follow: 'O que costuma haver por baixo das nossas brigas?',
      },
      {
        ask: 'Ele usa uma palavra de casamento traído. O que isso revela sobre como Deus nos quer?',
        verses: '4:4-5',
        listen: 'Não como patrão, mas como quem ama e sente ciúme.',
      },
      {
        ask: 'Ser amigo do mundo não é gostar de gente. O que seria, pelo que veio antes no texto?',
        verses: '4:2-4',
        listen: 'Viver da cobiça, inveja e prazer como regra.',
      },
      {
        ask: 'Se a lista de ordens começa com Sujeitai-vos e termina com ele vos exaltará, o que a soberba perde pelo caminho?',
        verses: '4:6-10',
        listen: 'Quem se levanta sozinho não pode ser levantado.',
      },
    ],
    live: [
      {
        ask: 'Pense na última briga de casa ou do serviço: o que você queria ter, e não teve, naquela hora?',
        listen: 'Razão, descanso, respeito, dinheiro. Só a própria parte.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que você anda querendo tanto que já está atrapalhando uma amizade?',
        listen: 'Atenção, vaga no time, alguém. Sem riso.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que pedido você faz a Deus há tempos, e para que você o gastaria se ele desse?',
        listen: 'Alguns pedidos crescem com a pergunta; outros encolhem.',
        for: ['singles', 'men', 'long-believers'],
      },
      {
        ask: 'O que ajuda você a aproximar-se de Deus quando está com as mãos sujas: hora, lugar, alguém?',
        listen: 'Ele se aproxima também; ninguém precisa se limpar antes de vir.',
        for: ['new-believers', 'women'],
      },
      {
        ask: 'Que palavra deste texto soou dura para você, e qual soou como porta aberta?',
        listen: 'As duas são bem-vindas; não explique de pronto.',
        for: ['visitors'],
      },
      {
        ask: 'Em que disputa da família você poderia ser o primeiro a largar a corda?',
        listen: 'Largar a corda não é dar razão a tudo.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Tiago fala em chorar. O que você ainda não chorou diante de Deus?',
        listen: 'Quem está de luto já chora por outro motivo: acolha, e não corrija.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Cabo de guerra: quando você era criança, puxava com força, fazia corpo mole ou soltava de repente?',
        bridge: 'Tiago diz que existe um cabo de guerra dentro da gente.',
      },
      {
        text: 'Qual foi a maior briga por bobagem que você já viu em fila, estacionamento ou jogo?',
        bridge: 'De onde vem tanta guerra? Tiago faz essa pergunta e responde.',
        for: ['adults', 'men', 'young'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água fria, e seque-as sem pressa.',
      bridge: 'Leia até o versículo 8 com as mãos ainda frescas.',
    },
    complete: [
      {
        name: 'Raio X da briga',
        text: 'Assunto de que se falava: … . O que eu queria por baixo: … . O que o outro talvez quisesse: … . O que posso pedir a Deus em vez de arrancar: … .',
      },
      {
        name: 'Passo e passo',
        text: 'Desenhe duas pegadas vindo uma em direção à outra. Na minha: o passo que dou até Deus é … . Na dele: ele se aproxima de mim em … .',
      },
    ],
    challenges: [
      {
        do: 'No meio de um desentendimento, pare e diga: o que eu queria mesmo era isto. E pergunte o que a outra pessoa queria.',
        tell: 'o que estava por baixo do assunto.',
      },
      {
        do: 'Tire dez minutos por dia, no mesmo lugar, para se aproximar de Deus sem pedir nada.',
        tell: 'em que dia você percebeu que ele estava perto.',
      },
    ],
    children: {
      truth: 'Quando chego perto de Deus, ele chega perto de mim.',
      to7: {
        story:
          'A Ana queria o balanço. O Beto queria o balanço. É meu! Não, é meu! Puxa daqui, puxa de lá, e ploft: os dois caíram na areia. Ninguém balançou! Tiago explicou: a briga começa aqui dentro, quando a gente só pensa no que quer. O que fazer? Chegar perto de Deus! Quando a gente dá um passo para ele, ele dá um passo para a gente. Que bom! A Ana sacudiu a areia e disse: vai você primeiro. O Beto sorriu: eu empurro você depois!',
        activity:
          'Um adulto fica de um lado da sala e a criança do outro. A cada passo que ela dá dizendo estou chegando, ele dá um também, até o abraço.',
        questions: [
          'Por que ninguém balançou?',
          'O que Deus faz quando a gente chega perto?',
          'O que você pode deixar o outro fazer primeiro?',
        ],
      },
      to12: {
        story:
          'Por que a gente briga? Por causa do controle, da janela do carro, do último pedaço. Será? Tiago, numa carta bem franca, diz que a briga de fora começa numa guerra de dentro: eu quero, eu não tenho, então eu tomo. Às vezes, nem passa pela cabeça pedir a Deus. Ou a gente pede só para si. Tiago fica bravo: assim vocês viram as costas para Deus, que ama vocês e tem ciúme! Mas logo vem uma notícia boa: ele dá uma graça ainda maior. Deus não fica do lado do orgulhoso; ele ajuda o humilde. Então, digam não ao mal, e ele foge. Cheguem perto de Deus, e ele chega perto de vocês. Limpem as mãos e o coração. Quem se abaixa diante do Senhor, ele mesmo levanta.',
        activity:
          'Façam um cabo de guerra com um pano e, ao sinal, soltem e se sentem juntos. Cada um conta o que queria numa briga recente.',
        questions: [
          'Onde começa a briga, segundo Tiago?',
          'O que acontece quando a gente se aproxima de Deus?',
          'Que briga você gostaria de largar?',
        ],
      },
      challenge: 'Numa disputa, deixe o outro ir primeiro e conte a Deus como foi.',
    },
    prayer:
      'Senhor, há guerra aqui dentro. Perdoa o que tomamos sem te pedir. Estamos chegando perto, de mãos sujas e vazias. Vem ao nosso encontro com a tua graça maior, e levanta-nos quando for a hora. Amém.',
    leader: {
      lost: 'A dureza do trecho pode virar bronca geral. O centro é o versículo 6: graça maior. Não termine a leitura antes do 10.',
      tender:
        'Não use humilhai-vos para quem já é humilhado em casa ou no trabalho. O texto fala de baixar a cabeça diante de Deus, e não de quem agride (Ligue 180, Disque 100). E chorai não é ordem para quem está deprimido.',
      differ:
        'O versículo 5 é difícil de traduzir: uns leem que o Espírito de Deus em nós tem ciúme; outros, que o nosso espírito é que tende à inveja. Não se acha no Antigo Testamento uma frase igual. Por isso vale apoiar-se no 6, que é claro.',
    },
    comfort:
      'Você não precisa fazer o caminho inteiro. Dê meio passo. A outra parte da promessa é ele quem anda.',
    closing: 'Larguem a corda. Ele já está vindo.',
    words: [
      'guerras e brigas',
      'guerras e contendas',
      'cobicas',
      'pedis mal',
      'amizade do mundo',
      'amigo do mundo',
      'resiste aos soberbos',
      'graca aos humildes',
      'resisti ao diabo',
      'chegai vos a deus',
      'aproximai vos de deus',
      'humilhai vos',
      'tiago',
    ],
  },
  {
    verses: '4:13-17',
    key: '4:15',
    title: 'Se o Senhor quiser',
    theme: 'os planos e o amanhã',
    themes: ['trabalho', 'humildade', 'sabedoria'],
    idea: 'Fazer planos não é o erro; o erro é planejar como dono do amanhã. A vida é vapor nas mãos de Deus, e o bem que se sabe fazer é para hoje.',
    context:
      'Tiago vem combatendo o orgulho (4:6-10). Agora fala com comerciantes que viajavam pelas cidades do império, com negócio, prazo e lucro já calculados. Em seguida ele será mais duro com os ricos que não pagavam o salário dos trabalhadores (5:1-6).',
    retold: [
      {
        verses: '4:13-14',
        says: 'Tiago fala aos que dizem que vão a uma cidade passar um ano negociando e lucrando. Eles não sabem o amanhã, e a vida é um vapor que logo se desvanece.',
      },
      {
        verses: '4:15-17',
        says: 'Tiago diz que o certo é acrescentar: se o Senhor quiser. O orgulho deles é maligno, e quem sabe fazer o bem e não o faz comete pecado.',
      },
    ],
    read: {
      verses: '4:13-17',
      how: 'Uma pessoa lê o 13 como quem fecha negócio ao telefone. Outra responde com o 14, quase num sopro. O 15, todos.',
    },
    observe: [
      {
        ask: 'Que pontos do plano dos comerciantes já estão decididos?',
        verses: '4:13',
        listen: 'Quando, aonde, por quanto tempo, o que farão, o resultado.',
      },
      {
        ask: 'A que a vida é comparada, e o que essa coisa faz?',
        verses: '4:14',
        listen: 'Vapor; aparece por pouco tempo e se desvanece.',
      },
      {
        ask: 'Que frase Tiago sugere no lugar, e que duas coisas ela condiciona?',
        verses: '4:15',
        listen: 'Se o Senhor quiser, e vivermos; o viver e o fazer.',
      },
      {
        ask: 'Que pecado aparece na última linha, e por que ele é diferente dos outros?',
        verses: '4:17',
        listen: 'Saber o bem e não fazer; é de omissão.',
      },
    ],
    interpret: [
      {
        ask: 'Tiago não condena viajar nem negociar. Onde está a arrogância do plano?',
        verses: '4:13, 4:16',
        listen: 'Deus não aparece; falam do amanhã como propriedade.',
        follow: 'Como ficaria o mesmo plano com Deus dentro?',
      },
      {
        ask: '“Se o Senhor quiser” pode virar cacoete. O que precisa haver por trás para não ser só frase?',
        verses: '4:15',
        listen: 'Disposição de ouvir, mudar, perder; confiança em quem quer o bem.',
      },
      {
        ask: 'Por que terminar uma conversa sobre o amanhã com o bem que se deixa de fazer?',
        verses: '4:14, 4:17',
        listen: 'Se a vida é curta, o bem não espera; o depois esconde a omissão.',
      },
    ],
    live: [
      {
        ask: 'Que plano seu já veio com planilha, prazo e valor, e em que linha dele Deus poderia escrever?',
        listen: 'Não é para rasgar a planilha; é para abri-la.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Todo mundo pergunta o que você vai ser. Como seria responder com sonho e com humildade ao mesmo tempo?',
        listen: 'Alivia saber que não é preciso controlar tudo.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Qual bem você sabe que devia fazer e vive marcando para depois das contas, da reforma ou da formatura?',
        listen: 'Um bem, uma data.',
        for: ['singles', 'long-believers', 'women'],
      },
      {
        ask: 'Que plano de vocês dois mudou sem pedir licença, e o que Deus fez com a mudança?',
        listen: 'Pode ser perda. Não obrigue a achar lição.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com mais anos vividos, o que se sabe sobre o vapor que os jovens não sabem?',
        listen: 'Deixe os mais novos perguntarem.',
        for: ['elderly'],
      },
      {
        ask: 'Saber que não controla o amanhã assusta ou descansa você?',
        listen: 'Depende de quem se imagina segurando o amanhã.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quem você ama foi como vapor, cedo demais. O que permanece daquele tempo curto?',
        listen: 'Tiago não explica mortes. Só escute.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que viagem, festa ou mudança saiu completamente diferente do que você tinha planejado?',
        bridge: 'Tiago ouviu uns comerciantes com tudo planejado. Reparem no que faltou.',
      },
      {
        text: 'Se Deus quiser, com fé em Deus, amanhã sem falta: o que na sua família essas frases querem dizer de verdade?',
        bridge: 'Uma delas saiu desta página. Vamos ver o que ela queria dizer.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Solte o ar perto de um vidro ou espelho frio e olhe a mancha sumir.',
      bridge: 'Tiago diz que a vida é assim. Leia sem medo: alguém segura o vidro.',
    },
    complete: [
      {
        name: 'Agenda a lápis',
        text: 'Escreva a lápis: até o fim do ano, se o Senhor quiser e vivermos, eu faço … . Se ele mudar, peço … . O que não quero perder no caminho: … .',
      },
      {
        name: 'O bem atrasado',
        text: 'Lista curta: sei que devia … . Devia também … . Circule um. Escreva ao lado: hoje, às … horas.',
      },
    ],
    challenges: [
      {
        do: 'Faça em quarenta e oito horas um bem que você vem adiando há mais de um mês.',
        tell: 'o que era, e quanto tempo levou de verdade.',
      },
      {
        do: 'Abra a agenda toda manhã com Tiago 4:15 e deixe meia hora em branco para o que Deus puser ali.',
        tell: 'quem apareceu na meia hora em branco.',
      },
    ],
    children: {
      truth: 'O amanhã é de Deus, e eu confio nele.',
      to7: {
        story:
          'Seu Juca era vendedor. Ele falou alto: amanhã eu vou para outra cidade! Vou ficar um ano e ganhar um montão! Tiago escutou e perguntou: seu Juca, o senhor conhece o amanhã? Seu Juca pensou. Não conheço, não. E se chover? E se a roda quebrar? Tiago sorriu: olhe a fumacinha da panela. Aparece e some. A nossa vida é assim, e Deus cuida dela. Então diga: se o Senhor quiser, eu vou. Seu Juca gostou. E Tiago falou mais: se você sabe fazer uma coisa boa, faça hoje!',
        activity:
          'Façam bolhas de sabão. A cada bolha, digam um plano: amanhã eu quero… se o Senhor quiser. Terminem fazendo uma coisa boa na hora.',
        questions: [
          'O que seu Juca queria fazer?',
          'Quem conhece o amanhã?',
          'Que coisa boa você pode fazer hoje?',
        ],
      },
      to12: {
        story:
          'A turma do Enzo montou um plano perfeito de férias: dia, hora, lanche, campeonato. Na véspera, choveu tanto que a quadra virou piscina. E agora? Tiago conta de comerciantes assim. Hoje ou amanhã vamos a tal cidade, ficamos um ano, vendemos, lucramos! Tudo certo, menos uma coisa: eles nem lembraram de Deus. Vocês não sabem nem o que vai acontecer amanhã, disse Tiago. A vida é como o vapor da chaleira. Fazer plano não é errado; errado é achar que a gente manda em tudo. Digam: se o Senhor quiser, viveremos e faremos isso ou aquilo. E não deixem o bem para depois: quem sabe o que é bom e não faz está errando também. Na chuva, o Enzo lembrou do vizinho de cama, com a perna quebrada. Foram todos jogar cartas com ele.',
        activity:
          'Façam uma agenda de papel para a semana com um espaço em branco por dia, chamado espaço de Deus. No fim, contem o que entrou ali.',
        questions: [
          'O que faltava no plano dos comerciantes?',
          'O que a chuva ensinou à turma do Enzo?',
          'Que bem você sabe fazer e deixou para depois?',
        ],
      },
      challenge: 'Faça hoje uma coisa boa que você ia deixar para amanhã.',
    },
    prayer:
      'Senhor do amanhã, põe a tua mão nos nossos planos. Livra-nos de viver como donos. Ensina-nos a sonhar a lápis, a confiar em ti, e a fazer hoje o bem que já sabemos. Amém.',
    leader: {
      lost: 'Dá vontade de discutir se planejar é falta de fé. Tiago não discute isso; ele pergunta quem está no centro do plano.',
      tender:
        'Falar da vida como vapor toca quem recebeu diagnóstico ou perdeu alguém de repente. E se o Senhor quiser não deve servir para dizer que Deus quis a tragédia. Em risco, CVV 188.',
    },
    comfort: 'Você não precisa saber como será amanhã. Por esta noite, basta que alguém saiba.',
    closing: 'Até a semana que vem, se o Senhor quiser. E ele costuma querer.',
    words: [
      'se o senhor quiser',
      'se deus quiser',
      'hoje ou amanha',
      'negociando',
      'negociaremos',
      'vapor',
      'neblina',
      'que e a vossa vida',
      'presuncoes',
      'sabe fazer o bem',
      'tiago',
    ],
  },
  {
    verses: '5:1-6',
    key: '5:4',
    title: 'O salário que grita',
    theme: 'a riqueza que explora, ouvida por Deus',
    themes: ['justica', 'trabalho', 'generosidade'],
    idea: 'Deus ouve o grito do trabalhador que não recebeu: a riqueza juntada com injustiça apodrece e testemunha contra quem a juntou.',
    context:
      'Tiago escreve a comunidades onde havia muito pobre e alguns donos de terra. Naquele tempo o diarista comia à noite o que ganhava de dia: reter o pagamento era deixar uma família com fome. Como os profetas antigos, ele fala aos ricos que exploram, e os pobres, sentados ali, escutam que Deus ouviu. Logo depois pede a estes paciência (5:7).',
    retold: [
      {
        verses: '5:1-3',
        says: 'Tiago manda os ricos chorarem pelas misérias que virão. As riquezas estão podres, a traça comeu as roupas, e a ferrugem do ouro será testemunho contra eles.',
      },
      {
        verses: '5:4',
        says: 'O salário retido dos trabalhadores está clamando, e o clamor dos que fizeram a colheita chegou aos ouvidos do Senhor dos exércitos.',
      },
      {
        verses: '5:5-6',
        says: 'Os ricos viveram em luxo e engordaram o coração como num dia de matança. Condenaram e mataram o justo, que não lhes resistiu.',
      },
    ],
    read: {
      verses: '5:1-6',
      how: 'Uma voz só, firme e sem gritar. Depois do versículo 4, um silêncio de dez segundos antes de continuar.',
    },
    observe: [
      {
        ask: 'O que está acontecendo com as riquezas guardadas: comida, roupa, ouro e prata?',
        verses: '5:2-3',
        listen: 'Podres, comidas pela traça, enferrujados.',
      },
      {
        ask: 'Que duas coisas clamam no versículo 4, e aos ouvidos de quem chegam?',
        verses: '5:4',
        listen: 'O salário retido e os trabalhadores; do Senhor dos exércitos.',
      },
      {
        ask: 'Enquanto isso, como viviam esses ricos?',
        verses: '5:5',
        listen: 'Em luxo e prazeres, engordando o coração como em dia de matança.',
      },
      {
        ask: 'De que mais são acusados no fim, e como reagiu a vítima?',
        verses: '5:6',
        listen: 'Condenaram e mataram o justo; ele não resistiu.',
      },
    ],
    interpret: [
      {
        ask: 'O que a traça e a ferrugem contam sobre aquilo que se guarda e não se reparte?',
        verses: '5:2-3',
        listen: 'Sobrava tanto que estragou; faltava a quem colheu.',
      },
      {
        ask: 'Por que Tiago faz o próprio salário gritar?',
        verses: '5:4',
        listen: 'O dinheiro retido acusa, mesmo quando o pobre não tem voz.',
        follow: 'Que gritos assim ninguém ouve hoje?',
      },
      {
        ask: 'Senhor dos exércitos é o título do Deus que comanda as hostes do céu. O que significa esse Senhor dar ouvidos a um boia-fria?',
        verses: '5:4',
        listen: 'O mais forte está do lado do mais fraco.',
      },
      {
        ask: 'O texto condena ter bens ou o modo como foram juntados e usados? Em que palavras se vê?',
        verses: '5:3-6',
        listen: 'Retido fraudulentamente, acumular, luxo, matar. O alvo é a injustiça.',
        follow: 'O que torna difícil, a quem tem muito, enxergar isso?',
      },
    ],
    live: [
      {
        ask: 'Quem colhe, limpa, entrega ou costura o que você usa, e o que você sabe de como é paga essa pessoa?',
        listen: 'Um nome, uma profissão, uma pergunta a fazer.',
      },
      {
        ask: 'A quem você ou a sua casa deve hoje: um pagamento, um acerto, um reajuste, uma hora extra?',
        listen: 'Dívida concreta, sem expor a ninguém.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Roupa da moda, frete grátis, entrega em dez minutos: que parte do preço outra pessoa paga por nós?',
        listen: 'Curiosidade sem culpa vazia.',
        follow: 'O que dá para mudar sem virar discurso?',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que está guardado na sua casa a ponto de estragar, e faria falta a alguém?',
        listen: 'Remédio, roupa, ferramenta, comida.',
        for: ['adults', 'elderly', 'parents', 'singles'],
      },
      {
        ask: 'Se você já trabalhou e não recebeu, o que significa ouvir que o seu grito chegou a Deus?',
        listen: 'Deixar a raiva ter lugar; não corrigir.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'Ao longo da vida, como mudou o seu jeito de lidar com o que sobra?',
        listen: 'Histórias de aprender a repartir, e de medo de faltar.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que injustiça perto de nós, na rua ou na firma, a gente se acostumou a não ouvir?',
        listen: 'Uma situação próxima, e quem já luta contra ela.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o primeiro dinheiro que você ganhou com o seu trabalho, e no que gastou?',
        bridge: 'Salário tem suor, tem nome e tem história. Tiago diz que tem até voz.',
      },
      {
        text: 'Que coisa você guardou por tanto tempo, para uma ocasião especial, que estragou ou não serviu mais?',
        bridge: 'De um vidro de perfume vencido a gente ri. Tiago abre outro armário.',
      },
    ],
    quiet: {
      text: 'Olhe para a roupa que está usando. Quantas mãos passaram por ela até chegar a você?',
      bridge: 'Deus conhece essas mãos e ouve quando elas clamam. Leia devagar.',
    },
    complete: [
      {
        name: 'Do armário à mesa',
        text: 'Complete: O que está parado comigo é … . Quem precisaria disso é … . O que me faz guardar é o medo de … . Nesta semana, isso sai de casa até … .',
      },
      {
        name: 'Conta em dia',
        text: 'Escreva para você: Devo a … (dinheiro, hora, acerto, palavra dada). Prometi para … . Posso resolver a primeira parte até … . Se não posso pagar agora, vou conversar no dia … .',
      },
    ],
    challenges: [
      {
        do: 'Acerte nesta semana uma conta atrasada com quem trabalhou para você. Se não deve nada, pague na hora, sem pechinchar, o próximo serviço de alguém.',
        tell: 'o que acertou ou pagou, e como a pessoa reagiu.',
      },
      {
        do: 'Aprenda o nome e um pouco da história de uma pessoa cujo trabalho sustenta o seu dia.',
        tell: 'o nome e uma coisa que você não sabia.',
      },
    ],
    children: {
      truth: 'Deus ouve quem foi tratado com injustiça.',
      to7: {
        story:
          'O seu Tonho colheu feijão o dia inteiro. O sol estava quente! De noite, foi buscar o dinheiro para comprar o pão dos filhos. Mas o dono da fazenda disse: não vou pagar. E foi comer a sua comida gostosa. Na casa dele havia tanta coisa guardada que estragava! O seu Tonho foi para casa triste. Quem ouviu o choro dele? Deus ouviu! Deus é grande e forte, e tem ouvido para quem é pequeno. Tiago escreveu ao dono: isso está errado! O dinheiro que você não pagou está gritando para Deus. Deus quer que a gente pague o que deve e reparta o que tem.',
        activity:
          'Separem juntos um brinquedo ou uma roupa boa que está parada e decidam a quem dar.',
        questions: [
          'O que o seu Tonho fez o dia inteiro?',
          'Quem ouviu o choro dele?',
          'O que você pode repartir?',
        ],
      },
      to12: {
        story:
          'Imagine a carta de Tiago sendo lida numa sala cheia. No fundo, sentados no chão, estão os homens e as mulheres que fizeram a colheita. As mãos têm calos. Faz dias que não recebem. O leitor chega a um pedaço forte: escutem, ricos! A roupa de vocês está cheia de traça, o ouro está enferrujado, a comida apodreceu de tanto ser guardada. E o salário que vocês não pagaram está gritando. Os trabalhadores levantam a cabeça. Gritando para quem? Para o Senhor dos exércitos, o Deus mais forte que existe. E ele ouviu. Ninguém naquela fazenda tinha escutado; Deus escutou. Tiago não disse que é errado ter coisas. Errado é enganar quem trabalha, juntar sem repartir e viver como se o outro não existisse. Quem ama Jesus paga direito, reparte e presta atenção em quem quase ninguém vê.',
        activity:
          'Escrevam num papel os nomes de quem trabalhou para o dia de vocês acontecer (escola, ônibus, padaria) e façam um bilhete de obrigado para um deles.',
        questions: [
          'O que estava acontecendo com as coisas guardadas?',
          'Por que o salário gritava, e quem ouviu?',
          'Quem trabalha para você e quase ninguém vê?',
        ],
      },
      challenge: 'Agradeça pelo nome a alguém que trabalha na sua escola ou na sua rua.',
    },
    prayer:
      'Senhor dos exércitos, tu ouves o que nós deixamos de ouvir. Faz justiça a quem colheu e não recebeu. Abre os nossos armários e acerta as nossas contas. Dá-nos mãos limpas no dinheiro e ouvidos parecidos com os teus. Amém.',
    leader: {
      lost: 'A conversa escorrega para política ou para os ricos lá longe. Traga para perto: a diarista, o freelancer, o rapaz da entrega. E não use o texto para envergonhar quem tem posses; convide a fazer bem.',
      tender:
        'Haverá na roda gente endividada, desempregada ou explorada, e talvez quem deve e tem vergonha. Ninguém abre as suas contas. Trabalho em condição de escravo se denuncia no Disque 100; salário retido, no Ministério Público do Trabalho ou no sindicato.',
      differ:
        'Alguns leem que Tiago fala a ricos de fora da igreja, já que não os chama a mudar; outros, que avisa também os de dentro. No versículo 6, o justo pode ser qualquer inocente pobre, ou fazer lembrar Jesus.',
    },
    comfort:
      'Se tiraram de você o que era seu e ninguém deu ouvidos, o texto lhe dá uma certeza: o seu clamor chegou. Quem o ouviu é o Senhor dos exércitos, e dele ninguém esconde a conta.',
    closing: 'Deus ouve o salário que grita. Que nós também.',
    words: [
      'ricos chorai',
      'riquezas podres',
      'roupas comidas pela traca',
      'ouro enferrujado',
      'ferrugem testemunho contra vos',
      'salario dos trabalhadores',
      'salario retido',
      'senhor dos exercitos',
      'vivestes em luxo',
      'dia de matanca',
      'condenastes e matastes o justo',
      'exploracao',
    ],
  },
  {
    verses: '5:7-12',
    key: '5:8',
    title: 'Esperar como quem plantou',
    theme: 'a paciência até o Senhor chegar',
    themes: ['espera', 'sofrimento', 'esperanca', 'lingua'],
    idea: 'Quem sofre injustiça espera como o lavrador espera a chuva: firme, sem se queixar dos irmãos e com palavra limpa, porque o Senhor que vem é Juiz e é cheio de compaixão.',
    context:
      'Tiago acabou de falar aos ricos que não pagaram os trabalhadores (5:1-6). Agora se volta para os que ficaram sem receber e os chama de irmãos. Não diz que está tudo bem, nem manda revidar. Mostra três retratos: um lavrador, os profetas e Jó. Depois disso fala de oração (5:13).',
    retold: [
      {
        verses: '5:7-8',
        says: 'Tiago pede paciência até a vinda do Senhor, que está próxima. O lavrador aguarda assim o fruto da terra, até receber a primeira chuva e a chuva tardia.',
      },
      {
        verses: '5:9-11',
        says: 'Ninguém se queixe do outro, porque o Juiz está à porta. Os profetas são exemplo de paciência, e também Jó, que viu como o Senhor é misericordioso.',
      },
      {
        verses: '5:12',
        says: 'Tiago pede, acima de tudo, que não jurem nem pelo céu nem pela terra. O sim deve ser sim, e o não, não.',
      },
    ],
    read: {
      verses: '5:7-12',
      how: 'Um versículo por pessoa, com uma respiração funda entre um e outro.',
    },
    observe: [
      {
        ask: 'O que o lavrador espera, e de que ele depende?',
        verses: '5:7',
        listen: 'O precioso fruto; a primeira chuva e a chuva tardia.',
      },
      {
        ask: 'O que os irmãos devem fazer enquanto esperam, e o que devem evitar entre si?',
        verses: '5:8-9',
        listen: 'Ser pacientes, fortalecer o coração; não se queixar uns dos outros.',
      },
      {
        ask: 'Que exemplos do passado são lembrados, e o que se viu no fim da história de Jó?',
        verses: '5:10-11',
        listen: 'Os profetas e Jó; que o Senhor é misericordioso e cheio de compaixão.',
      },
      {
        ask: 'Como deve ser o sim e o não?',
        verses: '5:12',
        listen: 'Sim, sim; não, não; sem juramento.',
      },
    ],
    interpret: [
      {
        ask: 'O lavrador não fica parado, e não faz chover. O que essa figura ensina sobre paciência?',
        verses: '5:7',
        listen: 'Faz a sua parte e aceita não mandar no tempo.',
        follow: 'Em que isso é diferente de cruzar os braços?',
      },
      {
        ask: 'Por que a gente que sofre costuma descontar justo em quem está ao lado?',
        verses: '5:9',
        listen: 'O opressor está longe; o irmão, à mão. O cansaço estreita a gente.',
      },
      {
        ask: '“Eis que o Juiz está à porta.” Para quem isso é susto, e para quem é alívio?',
        verses: '5:9',
        listen: 'Alívio ao injustiçado; susto a quem julga o irmão.',
      },
      {
        ask: 'Jó reclamou alto e perguntou muito. O que, então, Tiago chama de paciência nele?',
        verses: '5:11',
        listen: 'Não largou Deus; brigou com ele sem ir embora.',
        follow: 'O que isso permite a quem hoje está no meio da dor?',
      },
    ],
    live: [
      {
        ask: 'O que você plantou e ainda não viu brotar?',
        listen: 'Filho, projeto, pedido, tratamento. Só nomear.',
      },
      {
        ask: 'Quando a espera cansa, sobre quem cai a sua queixa, e o que essa pessoa tem a ver com o caso?',
        listen: 'Reconhecer e rir um pouco; talvez pedir desculpa.',
        follow: 'Onde a queixa poderia ir, sem ferir ninguém?',
        for: ['adults', 'couples', 'parents', 'men', 'women'],
      },
      {
        ask: 'Resposta na hora, entrega na hora: o que na sua vida está demorando, e o que a demora faz com você?',
        listen: 'Vaga, namoro, nota, futuro.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em que ponto o seu sim anda valendo talvez?',
        listen: 'Atraso, promessa, compromisso pela metade.',
        for: ['adults', 'young', 'long-believers'],
      },
      {
        ask: 'Depois de muitos invernos, o que você viu da compaixão do Senhor que só se vê no fim?',
        listen: 'Testemunho sem conclusão apressada.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que pergunta de Jó você gostaria de fazer a Deus hoje?',
        listen: 'Deixar a pergunta de pé.',
        for: ['mourning', 'visitors', 'new-believers'],
      },
      {
        ask: 'Que injustiça pede de você firmeza na espera, e que passo certo cabe enquanto a resposta não vem?',
        listen: 'Procurar direitos também é cuidar da roça.',
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a fila mais comprida da sua vida, e o que o povo inventou para aguentar?',
        bridge: 'Esperar junto tem a sua arte, e os seus perigos. Tiago fala dos dois.',
      },
      {
        text: 'Você já plantou alguma coisa e foi olhar todo dia se tinha nascido? O que era, e nasceu?',
        bridge: 'Cavar para ver não ajuda. Tiago aponta para o lavrador.',
      },
    ],
    quiet: {
      text: 'Imagine uma semente na terra escura, depois da primeira chuva. Por fora, nada se vê.',
      bridge: 'Tiago escreve a quem está nesse tempo. Leia devagar, uma frase por respiração.',
    },
    complete: [
      {
        name: 'Caderno do lavrador',
        text: 'Complete: O que plantei foi … . A chuva que já veio: … . A que espero: … . O que cabe a mim nesta semana: … . O que não está na minha mão: … .',
      },
      {
        name: 'Sim e não',
        text: 'Escreva um sim que você deu e está devendo: … . Até … eu cumpro. Escreva um não que precisa dizer com clareza: … .',
      },
    ],
    challenges: [
      {
        do: 'Cada vez que for se queixar de alguém da casa ou da igreja, pare e conte a Deus, em voz alta, o que cansa você de verdade.',
        tell: 'quantas vezes conseguiu, e o que descobriu por baixo da queixa.',
      },
      {
        do: 'Cumpra nesta semana um sim atrasado, ou avise com um não honesto que não vai dar.',
        tell: 'como a pessoa recebeu.',
      },
    ],
    children: {
      truth: 'Espero com coragem: Jesus vem e cuida de mim.',
      to7: {
        story:
          'O seu Nico plantou sementinhas. No outro dia, nada. Depois, nada! O neto, o Beto, ficou bravo: vou cavar para ver! Não, disse o vovô, é preciso esperar a chuva. Eles regaram, tiraram o mato e esperaram. Plim, plim: veio a primeira chuva. Um tempo depois, plim, plim: veio a outra. E uma manhã, olhe: uma folhinha verde! Tiago escreveu: esperem como o lavrador. Fiquem com o coração forte. Não briguem uns com os outros enquanto esperam. O Senhor está chegando, e ele é muito bom, cheio de carinho.',
        activity:
          'Agachem como sementes. A cada chuvinha feita com os dedos, cresçam um pouco, bem devagar, até ficar em pé.',
        questions: [
          'O que o Beto queria fazer?',
          'O que o vovô ensinou?',
          'O que é difícil para você esperar?',
        ],
      },
      to12: {
        story:
          'Os amigos de Tiago tinham trabalhado a colheita toda, e os donos das terras não pagaram. Dava raiva! E sabe o que acontecia? Cansados, eles começavam a brigar entre si. Tiago escreveu: irmãos, olhem o lavrador. Ele planta, cuida, e espera a primeira chuva e a última. Não adianta gritar com a terra, nem com o vizinho. Fiquem firmes; o Senhor vem, e ele é o Juiz que vai fazer justiça. Depois lembrou os profetas, que falaram a verdade e sofreram por isso. E lembrou Jó, que perdeu quase tudo, chorou, perguntou mil vezes por quê, e não largou a mão de Deus. No fim, viu que o Senhor é cheio de compaixão. Então Tiago deu uma regra para os dias difíceis: não precisa jurar por nada. Que o seu sim seja sim, e o seu não seja não. Esperar não é ficar calado diante do mal: se alguém maltrata você, conte a um adulto.',
        activity:
          'Plantem um feijão num algodão molhado e escrevam ao lado um pedido a Deus. Cuidem dos dois a semana toda.',
        questions: [
          'Por que os amigos de Tiago estavam com raiva?',
          'O que o lavrador faz, e o que não pode fazer?',
          'O que você está esperando, e quem espera com você?',
        ],
      },
      challenge: 'Diga sim só quando for cumprir, e cumpra o que já prometeu.',
    },
    prayer:
      'Senhor que estás à porta, fortalece o coração de quem espera e já cansou. Manda a tua chuva no tempo certo. Guarda-nos de ferir quem está ao lado. Dá-nos uma palavra limpa, e mostra-nos no fim, como a Jó, que és cheio de compaixão. Vem. Amém.',
    leader: {
      lost: 'Paciência pode soar como aceitar tudo calado. Lembre o trecho anterior: Tiago denuncia a injustiça em voz alta. Esperar, aqui, é não fazer vingança nem perder o coração.',
      tender:
        'Quem sofre violência não deve ouvir que tenha paciência com o agressor: precisa de proteção (Ligue 180, Disque 100, 190). E não use Jó para prometer que tudo será devolvido; os filhos que ele perdeu não voltaram. O que o texto promete é a compaixão do Senhor.',
      differ:
        'Alguns cristãos, por causa do versículo 12, recusam todo juramento, até no tribunal; a maioria entende que Tiago proíbe o jurar à toa, e aceita o juramento solene. E a proximidade da vinda é lida por uns como no tempo, por outros como certeza que pode se cumprir a qualquer hora.',
    },
    comfort:
      'Por fora não se vê nada, e a chuva tarda. Tiago não diz que você devia estar melhor. Diz que o Senhor é muito misericordioso, e que ele já está à porta.',
    closing: 'Coração firme: o Senhor está à porta.',
    words: [
      'sede pacientes',
      'lavrador espera',
      'precioso fruto da terra',
      'chuva tardia',
      'chuva tempora',
      'fortalecei os vossos coracoes',
      'nao vos queixeis',
      'juiz a porta',
      'paciencia de jo',
      'cheio de compaixao',
      'nao jureis',
      'sim seja sim',
    ],
  },
  {
    verses: '5:13-20',
    key: '5:16',
    title: 'Uns pelos outros',
    theme: 'a oração na comunidade',
    themes: ['oracao', 'comunhao', 'perdao', 'sofrimento'],
    idea: 'Aflito, contente, doente, culpado ou desviado: ninguém fica sozinho com o que vive, porque a igreja ora uns pelos outros a um Deus que ouve gente comum.',
    context:
      'São as últimas linhas da carta. Tiago falou de provas, de língua, de brigas, de salário retido e de paciência. Termina sem se despedir, com a igreja em roda: gente chorando, cantando, doente, confessando, e alguém saindo à procura de quem se perdeu.',
    retold: [
      {
        verses: '5:13-15',
        says: 'Tiago diz ao aflito que ore, ao contente que cante, e ao doente que chame os anciãos da igreja. Eles orarão e o ungirão com azeite, e o Senhor o levantará.',
      },
      {
        verses: '5:16-18',
        says: 'Tiago manda confessar as culpas e orar uns pelos outros. Elias, tão humano quanto nós, orou, e não choveu por três anos e meio, e orou outra vez, e veio a chuva.',
      },
      {
        verses: '5:19-20',
        says: 'Quem traz de volta um irmão que se desviou da verdade salva uma alma da morte, diz Tiago, e cobre uma multidão de pecados.',
      },
    ],
    read: {
      verses: '5:13-20',
      how: 'No 13 e no 14, um faz as perguntas e o grupo lê as respostas. O resto, duas vozes que se revezam. Um momento de silêncio depois do 20.',
    },
    observe: [
      {
        ask: 'Para cada situação dos versículos 13 e 14, o que se faz?',
        verses: '5:13-14',
        listen: 'Aflito ora; contente canta; doente chama os anciãos.',
      },
      {
        ask: 'Quem vem ao doente, o que fazem e em nome de quem?',
        verses: '5:14-15',
        listen: 'Anciãos; oram e ungem com azeite no nome do Senhor.',
      },
      {
        ask: 'O que uns fazem com as culpas dos outros, no versículo 16?',
        verses: '5:16',
        listen: 'Confessam e oram, para que sejam curados.',
      },
      {
        ask: 'O que o texto destaca em Elias antes de contar da chuva?',
        verses: '5:17-18',
        listen: 'Era “tão humano quanto nós”, e orou insistentemente.',
      },
    ],
    interpret: [
      {
        ask: 'O doente chama, não espera que adivinhem. O que esse pedido lhe custa, e o que lhe dá?',
        verses: '5:14',
        listen: 'Custa orgulho; dá companhia.',
      },
      {
        ask: 'Tiago põe cura e perdão bem perto, sem dizer que toda doença vem de pecado. Onde vocês veem esse cuidado?',
        verses: '5:15-16',
        listen: 'No se: “se houver cometido pecados”; e na cura que é da comunidade.',
        follow: 'Que dano faz quem tira esse se da frase?',
      },
      {
        ask: 'De todos os heróis da oração, por que lembrar que Elias era de carne e osso como a gente?',
        verses: '5:16-18',
        listen: 'O poder está em quem ouve; ninguém precisa ser especial.',
      },
      {
        ask: 'A carta termina com alguém indo buscar quem se desviou. O que isso diz sobre para que serve tudo o que veio antes?',
        verses: '5:19-20',
        listen: 'A palavra dura é para trazer de volta, não para mandar embora.',
      },
    ],
    live: [
      {
        ask: 'Em qual das portas você entrou hoje: aflito, contente, doente ou cansado de carregar algo?',
        listen: 'Uma palavra por pessoa; depois orem de acordo.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'A quem você contaria um erro sabendo que essa pessoa ia orar, e não printar?',
        listen: 'Confiança se conquista; não force confissão no grupo.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quando foi a última vez que vocês oraram juntos, e o que torna isso tão difícil e tão bom?',
        listen: 'Uma frase cada um, hoje, já vale.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem fazia parte da roda e sumiu, e qual seria um jeito carinhoso de ir atrás, sem cobrança?',
        listen: 'Visita, não emboscada. Combinar quem vai.',
        for: ['long-believers', 'singles'],
      },
      {
        ask: 'Quando você adoece, o que gostaria que fizessem na hora de orar, e o que não?',
        listen: 'Respeitar o corpo e o cansaço de quem sofre.',
        for: ['elderly', 'visitors'],
      },
      {
        ask: 'Você está contente hoje. Que louvor é a sua cara, e com quem gostaria de cantar?',
        listen: 'Alegria também se reparte. Cantem.',
        for: ['new-believers', 'adults'],
      },
      {
        ask: 'A gente orou e a pessoa não sarou. O que você quer que Deus, e este grupo, saibam sobre isso?',
        listen: 'Nada de explicar. Crer não protege do luto.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual era o remédio de tudo na sua casa: chá, canja, arnica, cânfora, cafuné?',
        bridge:
          'Tiago tem uma receita para quando alguém adoece. Ela precisa de mais gente na sala.',
      },
      {
        text: 'Quando está feliz, que música você canta, e o que os vizinhos acham?',
        bridge: 'Tiago diz: alguém está contente? Cante. Ele pensou nos alegres também.',
        for: ['young', 'teens', 'women', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no próprio ombro, como um amigo faria, e respire fundo duas vezes.',
      bridge: 'Leia devagar. Depois pense em quem poderia pôr a mão ali de verdade.',
    },
    complete: [
      {
        name: 'Roda de quatro cadeiras',
        text: 'Desenhe quatro cadeiras: aflito, contente, doente, longe. Escreva em cada uma um nome, e o seu também. Ao lado, o que fazer por cada um.',
      },
      {
        name: 'Bilhete de chamado',
        text: 'Complete, mesmo que não entregue: estou precisando de oração por … . Gostaria que viesse … . Prefiro que não … . Posso receber na … .',
      },
    ],
    challenges: [
      {
        do: 'Visite um doente com mais uma pessoa; pergunte se ele quer oração e ore em menos de dois minutos.',
        tell: 'como a pessoa recebeu vocês.',
      },
      {
        do: 'Procure alguém que deixou o grupo só para saber como está, sem convidar para nada.',
        tell: 'como foi ouvir.',
      },
    ],
    children: {
      truth: 'A gente ora um pelo outro, e Deus ouve.',
      to7: {
        story:
          'Tiago fez umas perguntas. Alguém está triste? Converse com Deus! Alguém está feliz? Cante bem alto! Alguém está doente? Chame os amigos da igreja. Eles vêm, ficam pertinho e oram com carinho. Será que Deus ouve gente pequena? Ouve! Tiago contou de Elias. Elias era gente como a gente. Ele orou, e a chuva parou. Orou de novo, e a chuva veio, ploc, ploc, ploc, e a terra deu fruta. Deus ouve! E se um amigo estiver longe? A gente vai buscar, com um abraço.',
        activity:
          'Façam uma roda. Quem tira a carinha triste recebe oração; quem tira a alegre escolhe a música; quem tira a doente recebe um cafuné.',
        questions: [
          'O que a gente faz quando está feliz?',
          'Quem orou e a chuva veio?',
          'Por quem você quer orar hoje?',
        ],
      },
      to12: {
        story:
          'Como se termina uma carta? Um beijo, até logo? Tiago terminou imaginando a igreja numa roda. Alguém aí está sofrendo? Ore. Alguém está alegre? Cante. Alguém está doente? Não fique sozinho: chame os líderes, que eles vão orar e passar azeite, em nome do Senhor. Alguém errou? Conte a um irmão de confiança, e orem um pelo outro. Mas a minha oração é tão fraquinha, alguém dirá. Tiago lembra de Elias, um profeta que também ficava triste e com medo. Era gente como a gente. Ele orou, e passou três anos e meio sem chover. Orou outra vez, e o céu se abriu. Às vezes a gente ora e a pessoa demora a sarar, ou não sara, e Deus continua perto. Por fim Tiago diz: se um amigo se perder, vá buscá-lo. E acaba assim, com alguém saindo pela porta.',
        activity:
          'Cada um escreve num papel um pedido ou uma alegria, sem nome. Misturem, sorteiem e orem, ou agradeçam, pelo papel que saiu.',
        questions: [
          'O que Tiago diz para cada pessoa da roda?',
          'Por que ele lembra que Elias era como nós?',
          'Quem você gostaria de trazer de volta para a roda?',
        ],
      },
      challenge: 'Ore todos os dias por uma pessoa doente e mande um desenho a ela.',
    },
    prayer:
      'Senhor, aqui está a nossa roda. Consola o aflito, alegra-te com o contente, toca o doente, perdoa o culpado, e leva-nos até quem se perdeu. Ouve-nos, que somos gente comum. Amém.',
    leader: {
      lost: 'O azeite e a cura tomam o tempo todo. Volte às palavras uns aos outros, que se repetem, e orem de verdade antes de acabar.',
      tender:
        'Nunca diga que alguém não sarou por falta de fé ou por pecado. Não mande suspender remédio nem tratamento. Confissão não se força, e quem sofreu abuso não tem culpa a confessar. Para quem pensa em morrer, CVV 188.',
      differ:
        'Sobre a oração da fé que sara: há igrejas que esperam a cura física como promessa para hoje; outras entendem que Deus sara como e quando quer, às vezes só na ressurreição. Sobre o azeite: para uns é sacramento dos enfermos; para outros, sinal de cuidado, ou remédio da época. Confessar uns aos outros: a um irmão, ao pastor ou a um sacerdote, conforme a tradição.',
    },
    comfort: 'Você pode ser o doente da cena: não precisa orar bonito, só deixar que venham.',
    closing: 'Ninguém sai desta roda sem que alguém ore pelo seu nome.',
    words: [
      'esta alguem aflito',
      'esta alguem doente',
      'anciaos da igreja',
      'presbiteros',
      'ungindo o',
      'azeite',
      'oracao da fe',
      'confessai',
      'orai uns pelos outros',
      'oracao de um justo',
      'elias',
      'multidao de pecados',
      'tiago',
    ],
  },
]
