import type { BookPassages } from '../passage.ts'

export const HEBREWS: BookPassages = [
  {
    verses: '1:1-4',
    key: '1:3',
    title: 'Deus disse tudo no Filho',
    theme: 'quem é Jesus',
    themes: ['fe', 'palavra', 'adoracao', 'salvacao'],
    idea: 'Deus falou aos poucos por muita gente e, por fim, falou inteiro no Filho: quem quer saber como Deus é olha para Jesus, que fez o mundo, o sustenta e limpou os nossos pecados.',
    context:
      'A carta foi escrita a cristãos que conheciam muito bem as Escrituras de Israel e estavam cansados, apertados, com vontade de voltar atrás. Antes de qualquer conselho, o autor põe diante deles, numa frase só, quem é Jesus. O resto da carta desdobra essa abertura: ele é maior que anjos, que Moisés, que os sacerdotes.',
    retold: [
      {
        verses: '1:1-2',
        says: 'Deus falou antigamente pelos profetas, muitas vezes e de muitas maneiras. Agora falou por meio do Filho, herdeiro de todas as coisas, por quem também fez as eras.',
      },
      {
        verses: '1:3-4',
        says: 'O Filho é o resplendor da glória de Deus e sustenta tudo pela sua palavra. Depois de purificar os nossos pecados, assentou-se à direita da Majestade, muito superior aos anjos.',
      },
    ],
    read: {
      verses: '1:1-4',
      how: 'Leiam duas vezes. Na segunda, a cada coisa que se diz do Filho, alguém levanta um dedo; contem até onde chegam.',
    },
    observe: [
      {
        ask: 'Como Deus falava antigamente, com quem e por meio de quem?',
        verses: '1:1',
        listen: 'Muitas vezes, de muitas maneiras, aos ancestrais, pelos profetas.',
      },
      {
        ask: 'Façam a lista: o que estas linhas dizem que o Filho é e o que dizem que ele fez ou faz?',
        verses: '1:2-3',
        listen:
          'Herdeiro, por quem tudo foi feito, resplendor, imagem, sustenta, purifica, assenta-se.',
      },
      {
        ask: 'Depois de purificar os nossos pecados, o que o Filho faz, e onde?',
        verses: '1:3',
        listen: 'Senta-se à direita da Majestade: trabalho concluído e lugar de honra.',
        follow: 'Que diferença há entre sentar porque cansou e sentar porque terminou?',
      },
    ],
    interpret: [
      {
        ask: 'O autor não diz que os profetas falaram errado. O que muda quando, depois de muitos recados, vem o próprio Filho?',
        verses: '1:1-2',
        listen:
          'O recado de antes era verdadeiro e em partes; agora é uma pessoa, e nada fica faltando.',
      },
      {
        ask: 'Resplendor é a luz que sai do sol; a imagem é a marca do carimbo na cera. O que essas duas figuras dizem de Jesus em relação a Deus?',
        verses: '1:3',
        listen: 'Não há um Deus diferente escondido atrás de Jesus; vê-se um no outro.',
        follow: 'Que ideia de Deus não combina com o Jesus dos Evangelhos?',
      },
      {
        ask: 'Na mesma frase estão quem sustenta todas as coisas e quem limpa pecados. Por que o autor quis pôr o tamanho e o cuidado tão juntos?',
        verses: '1:3',
        listen:
          'Quem carrega o universo se ocupou da nossa sujeira; o perdão vem de quem pode tudo.',
      },
      {
        ask: 'Para gente cansada e tentada a voltar ao que era antes, que força tem começar pelo Filho, e não por uma lista de deveres?',
        verses: '1:2-4',
        listen: 'Perseverança nasce de ver quem ele é, não de apertar os dentes.',
      },
    ],
    live: [
      {
        ask: 'De onde veio a primeira ideia que você teve de Deus: de um quadro na parede, de uma bronca, de uma avó, e o que nela se parece com Jesus?',
        listen: 'Deixe as histórias virem; cada um compara por si.',
      },
      {
        ask: 'Pense no que mais pesa em você nesta semana. Que efeito tem ouvir que o Filho “sustenta todas as coisas”, incluindo essa?',
        listen: 'Não é que o peso some; é que não está só nas suas mãos.',
        for: ['adults', 'parents'],
      },
      {
        ask: 'Tanta gente fala o dia todo no seu celular: coach, influenciador, parente. Como você faz para que a voz de Jesus não vire só mais um áudio na fila?',
        listen: 'Coisas simples: hora, lugar, um Evangelho aberto.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Se alguém só conhecesse Deus pelo jeito como você fala dele no almoço, chegaria perto do Filho ou de outra figura?',
        listen: 'Exame sem culpa: às vezes falamos de um fiscal.',
        for: ['long-believers', 'parents'],
      },
      {
        ask: 'Que pergunta você gostaria de fazer a Deus e ainda não procurou em Jesus a resposta?',
        listen: 'Acolha a pergunta sem correr para responder.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A purificação já foi feita e o Filho se sentou. Que pecado antigo você continua esfregando como se ele ainda estivesse de pé, esperando?',
        listen: 'Ninguém precisa dizer qual; ajude a descansar na obra pronta.',
        for: ['adults', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte um recado que chegou a você todo torcido depois de passar por três ou quatro pessoas da família.',
        bridge:
          'Há coisas que só se resolvem quando a própria pessoa vem falar. Hebreus começa assim.',
      },
      {
        text: 'De quem você tem a cara, a risada ou a mania? Quem olha logo diz: é filho de fulano!',
        bridge: 'Do Filho o texto diz muito mais: é a expressão exata do Pai.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Olhe por um minuto para uma luz: a janela, uma vela, a lâmpada. Repare que você não vê a luz separada do brilho dela.',
      bridge: 'É com essa imagem que Hebreus fala de Jesus e do Pai.',
    },
    complete: [
      {
        name: 'Deus é como Jesus quando…',
        text: 'Complete três vezes: Deus é como Jesus quando … (lembre uma cena dos Evangelhos). Depois: E isso muda o jeito de eu orar, porque … .',
      },
      {
        name: 'Sete linhas do Filho',
        text: 'Copie do texto cada coisa dita de Jesus, uma por linha. Sublinhe a que você mais precisa hoje e circule a que menos entende.',
      },
    ],
    challenges: [
      {
        do: 'Leia uma cena de Jesus por dia no Evangelho de Marcos e, ao fim, diga em voz alta uma frase: então Deus é assim.',
        tell: 'qual cena mexeu com a ideia que você tinha de Deus.',
      },
      {
        do: 'Antes de abrir as mensagens pela manhã, leia Hebreus 1:1-4 uma vez, todos os dias, até saber de cor o começo do versículo 3.',
        tell: 'em que hora do dia a frase voltou à cabeça.',
      },
    ],
    children: {
      truth: 'Quem vê Jesus fica sabendo como Deus é.',
      to7: {
        story:
          'Há muito tempo, Deus mandava recados. Mandava por Moisés, por Elias, por Isaías. Eram recados bons e verdadeiros! Mas as pessoas ainda perguntavam: como será que Deus é? Sabe o que Deus fez? Ele mandou o seu Filho, Jesus. Agora não era um recado só: era o Filho em pessoa! Jesus abraçou crianças, curou doentes e perdoou pecados. Quem olhava para ele pensava: ah, Deus é assim! Jesus é como a luz que sai do sol. E é ele quem segura o mundo todo: as estrelas, o mar, você e eu.',
        activity:
          'Com a lanterna do celular, façam a luz aparecer na parede. A cada brilho, alguém diz uma coisa que Jesus fez e todos respondem: Deus é assim!',
        questions: [
          'Quem levava os recados de Deus antigamente?',
          'Quem Deus mandou depois?',
          'O que Jesus fez que mostra como Deus é?',
        ],
      },
      to12: {
        story:
          'Imagine um amigo que mora longe. Primeiro chega uma carta, depois um áudio, depois um desenho. Você vai conhecendo, mas em pedacinhos. Um dia alguém toca a campainha: é ele! Hebreus começa desse jeito. Diz que Deus falou muitas vezes e de muitas maneiras pelos profetas. E que agora falou pelo Filho. Jesus é o brilho da glória de Deus, igualzinho ao Pai. Foi por ele que tudo foi feito, e é ele que sustenta todas as coisas com a força da sua palavra. E esse Jesus tão grande fez uma coisa que ninguém mais podia: limpou os nossos pecados. Quando terminou, sentou-se ao lado de Deus. Sabe por que sentou? Porque estava pronto! Os cristãos que receberam essa carta andavam cansados. O autor não começou com bronca. Começou dizendo: olhem para Jesus.',
        activity:
          'Pressionem uma moeda ou um botão em massinha e comparem a marca com o original. Cada um escreve ao lado uma coisa que Jesus mostrou sobre Deus.',
        questions: [
          'Que diferença há entre um recado e a visita da própria pessoa?',
          'Por que Jesus se sentou?',
          'Que coisa de Deus você só sabe por causa de Jesus?',
        ],
      },
      challenge: 'Conte a alguém de casa uma história de Jesus e diga: Deus é assim.',
    },
    prayer:
      'Pai, obrigado porque não ficaste em silêncio. Falaste pelos profetas e falaste no teu Filho. Quando a gente imaginar um Deus distante ou mal-humorado, traz de volta o rosto de Jesus. Tu que sustentas tudo, sustenta também quem chegou aqui sem força. Amém.',
    leader: {
      lost: 'O assunto pode virar aula sobre anjos ou sobre quem escreveu Hebreus. O versículo 4 abre outra seção; fique no 3: o brilho, a imagem, a purificação feita.',
      tender:
        'Quem teve pai violento ou religião de ameaça pode travar na palavra Deus. Não corrija o sentimento; mostre Jesus devagar e ofereça conversa depois.',
    },
    comfort:
      'Se hoje você não consegue pensar direito em Deus, pense em Jesus sentado à beira de um poço, ou com a mão num doente. Deus é assim. E é ele, não você, quem sustenta todas as coisas.',
    closing: 'Deus não deixou nada por dizer: disse Jesus.',
    words: [
      'resplendor',
      'expressa imagem',
      'falou a nos por meio do seu filho',
      'profetas',
      'herdeiro',
      'sustenta todas as coisas',
      'majestade nas alturas',
      'superior aos anjos',
      'purificacao dos nossos pecados',
      'muitas maneiras',
      'palavra de poder',
    ],
  },
  {
    verses: '2:1-9',
    key: '2:9',
    title: 'Não deixe escorrer',
    theme: 'a tão grande salvação',
    themes: ['salvacao', 'palavra', 'cruz', 'esperanca'],
    idea: 'Ninguém precisa renegar Jesus para perdê-lo de vista, basta ir se descuidando; e, quando nada parece no lugar, o autor aponta: ainda não vemos tudo, mas vemos Jesus.',
    context:
      'O capítulo 1 mostrou o Filho maior que os anjos. Agora vem o primeiro dos avisos da carta. O verbo lembra um barco que passa do porto sem notar. Depois o autor cita o Salmo 8, sobre o ser humano coroado, e reconhece a verdade que todos veem: as coisas não estão assim.',
    retold: [
      {
        verses: '2:1-4',
        says: 'O autor pede mais atenção ao que foi ouvido. Se desobedecer à palavra dita por anjos teve castigo, como escapar quem descuida de tão grande salvação, que Deus confirmou com sinais?',
      },
      {
        verses: '2:5-8',
        says: 'Alguém pergunta a Deus o que é o homem, para que se lembre dele e ponha tudo debaixo dos seus pés. Mas isso, diz o autor, ainda não vemos.',
      },
      {
        verses: '2:9',
        says: 'Jesus foi feito um pouco menor que os anjos, e nós o vemos coroado de glória, por causa da morte que sofreu. Pela graça de Deus, ele a experimentou por todos.',
      },
    ],
    read: {
      verses: '2:1-9',
      how: 'Deixem uma torneira ou um copo pingando durante a leitura de 1 a 4. Do 5 ao 8, todos olham pela janela; no 9, para uma cruz ou para o centro.',
    },
    observe: [
      {
        ask: 'O que devemos fazer com o que já ouvimos, e para que não aconteça o quê?',
        verses: '2:1',
        listen: 'Prestar mais atenção; não cometer deslizes.',
      },
      {
        ask: 'Por quem a salvação foi anunciada, confirmada e testemunhada?',
        verses: '2:3-4',
        listen: 'O Senhor, os que ouviram, Deus com sinais e o Espírito.',
      },
      {
        ask: 'O que o salmo diz do ser humano?',
        verses: '2:6-8',
        listen: 'Lembrado, visitado, coroado; tudo debaixo dos pés.',
      },
      {
        ask: 'O que ainda não vemos, e quem vemos?',
        verses: '2:8-9',
        listen: 'Tudo sujeito; vemos Jesus coroado por causa do sofrimento.',
      },
    ],
    interpret: [
      {
        ask: 'O perigo aqui se chama “descuidarmos”, e não rebeldia. Por que o descuido é mais perigoso para gente boa?',
        verses: '2:1, 2:3',
        listen: 'Não dói, não se nota; a correnteza faz o resto.',
        follow: 'Qual é o primeiro sinal em você?',
      },
      {
        ask: 'O que torna esta salvação “tão grande”, nas palavras do texto?',
        verses: '2:3-4, 2:9',
        listen: 'Veio do próprio Senhor; custou a morte dele; é por todos.',
      },
      {
        ask: 'A carta admite que “ainda não vemos” o mundo em ordem. Que fé é essa que não finge?',
        verses: '2:8-9',
        listen: 'Honesta; olha a dor e olha Jesus.',
      },
      {
        ask: 'Um homem foi coroado passando pela morte. O que isso devolve ao ser humano que o salmo cantava?',
        verses: '2:7, 2:9',
        listen: 'Em Jesus, a nossa coroa perdida; ele abre o caminho.',
      },
    ],
    live: [
      {
        ask: 'O que já escorreu da sua fé sem que você decidisse largar?',
        listen: 'Oração, alegria, amizade; sem bronca.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'O que, na sua semana, funciona como âncora de atenção: hora, lugar, pessoa, caderno?',
        listen: 'Um costume pequeno que segura.',
      },
      {
        ask: 'Notificação puxa, vídeo emenda no outro: o que na sua atenção podia ser guardado para Deus?',
        listen: 'Acordo prático; dez minutos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é a sua frase do ainda não vemos: o que no mundo ou na sua casa não está no lugar?',
        listen: 'Deixe o lamento falar.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'Quando você olha para Jesus coroado com as marcas, o que muda no jeito de olhar para o que falta?',
        listen: 'Esperança sem pressa.',
        for: ['long-believers', 'singles', 'couples'],
      },
      {
        ask: 'Que é o homem, para que te lembres dele? De que lembrança de Deus você mais duvida?',
        listen: 'Valor; alguém se lembra.',
        for: ['visitors', 'new-believers', 'young'],
      },
      {
        ask: 'O que as crianças da casa estão ouvindo de vocês com tanta frequência que não vai escorrer?',
        listen: 'Repetição amorosa.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'O que na sua casa pinga, vaza ou escorre há meses, e ninguém conserta?',
        bridge: 'Pingo a pingo se perde muito. A carta fala de uma coisa que também escorre.',
      },
      {
        text: 'Já passou do ponto, da saída ou da estação por estar distraído? Onde foi parar?',
        bridge: 'Ninguém decide passar do porto. Vai passando.',
        for: ['adults', 'young', 'teens', 'men', 'couples'],
      },
    ],
    quiet: {
      text: 'Encha a mão de água e tente guardá-la por um minuto. Repare por onde escapa.',
      bridge: 'Prestar mais atenção, para não escorrer. Leia o versículo 1.',
    },
    complete: [
      {
        name: 'Vazamentos',
        text: 'Desenhe um balde. Escreva dentro o que você já ouviu e é precioso: … , … . Desenhe os furos: … , … . Ao lado de cada furo, o que pode tapar: … .',
      },
      {
        name: 'Ainda não, mas vejo',
        text: 'Complete três vezes: Ainda não vejo … , mas vejo Jesus … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma palavra que ouviu no último domingo e repita-a em três horas certas do dia, até o próximo.',
        tell: 'a palavra, e em que hora ela serviu.',
      },
      {
        do: 'Conserte uma coisa que pinga na sua casa e, enquanto conserta, ore por uma coisa que vaza em você.',
        tell: 'as duas, se quiser.',
      },
    ],
    children: {
      truth: 'Guardo o que ouvi: Jesus me salva.',
      to7: {
        story:
          'A Malu ganhou uma cesta cheia de feijõezinhos coloridos. Cada um era uma história de Jesus! Mas a cesta tinha um furinho. Ela foi brincar: pula, pula! Ploc, caiu um. Ploc, caiu outro. Nem percebeu! Chegou em casa, e a cesta estava quase vazia. A vovó disse: vamos prestar atenção? Voltaram pelo caminho catando, um por um, e contando as histórias de novo. Depois costuraram o furo. A Bíblia diz: prestem atenção ao que vocês ouviram, para não escorrer. Jesus é um presente grande demais para perder!',
        activity:
          'Catem feijões pela sala; para cada um, digam uma coisa que sabem de Jesus e ponham num pote sem furo.',
        questions: [
          'Por que os feijões sumiam?',
          'O que a vovó e a Malu fizeram?',
          'Que história de Jesus você quer guardar?',
        ],
      },
      to12: {
        story:
          'Ninguém acorda e diz: hoje vou me afastar de Jesus. Acontece como barco solto. A água vai levando, um pouquinho, mais um pouquinho, e quando você olha o porto já ficou para trás. A carta aos Hebreus avisa gente assim: prestem bastante atenção ao que já ouviram, porque a salvação é grande demais para a gente se descuidar. O próprio Senhor a anunciou! Mas aquelas pessoas olhavam em volta e diziam: um salmo conta que Deus coroou o ser humano e pôs tudo em ordem, e a gente só vê bagunça e dor. O autor não nega: é verdade, ainda não vemos tudo no lugar. E aponta: mas vemos Jesus. Ele se fez um de nós, sofreu a morte por todos e está coroado. Quando nada parece certo, não feche os olhos nem finja. Olhe para ele. E amarre bem o barco.',
        activity:
          'Soltem um barquinho numa bacia, com e sem barbante, agitando a água; conversem sobre o que amarra a atenção da gente em Jesus.',
        questions: [
          'Como alguém se afasta sem querer?',
          'O que ainda não vemos, e quem vemos?',
          'O que ajuda você a não deixar escorrer?',
        ],
      },
      challenge: 'Repita antes de dormir uma coisa que ouviu de Jesus hoje.',
    },
    prayer:
      'Senhor, passamos do porto sem notar. Amarra-nos outra vez à tua palavra. Ainda não vemos o mundo no lugar, e tu sabes o que dói. Mas vemos Jesus, coroado com as marcas. Que isso nos baste para hoje. Amém.',
    leader: {
      lost: 'Anjos e ameaças podem tomar o encontro. O aviso é sério e o centro é o 9. Pergunte: o que escorreu, e para quem olhamos?',
      tender:
        'Descuidado é palavra que pesa em quem não consegue orar por depressão ou cansaço. Diga que não é a mesma coisa. Há um tempo em que os outros seguram a corda do barco.',
      differ:
        'Ele provou a morte por todos: uns entendem por cada pessoa; outros, por todos os que são dele, de todos os povos. E quem é coroado no salmo, o ser humano ou Jesus, o texto junta os dois.',
    },
    comfort:
      'Ainda não vemos. A própria Bíblia diz isso por você, sem vergonha. E não pede que veja o resto: só que, quando puder, levante os olhos para um.',
    closing: 'Ainda não vemos tudo. Vemos Jesus.',
    words: [
      'tao grande salvacao',
      'se descuidarmos',
      'prestar atencao com muito mais empenho',
      'nos desviemos',
      'como escaparemos',
      'o que e o homem para que te lembres',
      'um pouco menor que os anjos',
      'coroado de gloria e de honra',
      'ainda nao vemos',
      'vemos jesus',
      'experimentasse a morte por todos',
      'salmo 8',
    ],
  },
  {
    verses: '2:14-18',
    key: '2:18',
    title: 'Ele se fez da nossa carne',
    theme: 'Jesus, nosso irmão',
    themes: ['salvacao', 'medo', 'tentacao', 'sofrimento'],
    idea: 'O Filho se fez gente como a gente, até morrer, para quebrar por dentro o poder da morte e ser um sacerdote que sabe o que é sofrer e por isso socorre.',
    context:
      'O capítulo 1 mostrou um Filho muito acima dos anjos. O capítulo 2 mostra o mesmo Filho feito, por um pouco, menor que os anjos, e que não se envergonha de nos chamar de irmãos. Agora o autor explica por que foi preciso descer tanto.',
    retold: [
      {
        verses: '2:14-15',
        says: 'O Filho participou da carne e do sangue, como os filhos, para aniquilar pela morte o diabo e libertar os que viviam escravos do medo de morrer.',
      },
      {
        verses: '2:16-18',
        says: 'O Filho não ajuda anjos, mas a descendência de Abraão. Tornou-se em tudo igual aos irmãos, para ser sacerdote misericordioso, e porque sofreu ao ser tentado, pode socorrer quem é tentado.',
      },
    ],
    read: {
      verses: '2:14-18',
      how: 'Leia um só, devagar. A cada “semelhante” ou “semelhantemente”, todos põem a mão no próprio braço: a mesma carne.',
    },
    observe: [
      {
        ask: 'O que os filhos têm em comum, e o que Jesus fez a respeito?',
        verses: '2:14',
        listen: 'Carne e sangue; ele participou das mesmas coisas.',
      },
      {
        ask: 'O que a morte dele veio fazer ao diabo, e o que veio fazer por quem tinha medo?',
        verses: '2:14-15',
        listen: 'Aniquilar um; libertar os outros, que viviam como escravos.',
      },
      {
        ask: 'Com que duas palavras o texto descreve o Sumo Sacerdote que ele se tornou?',
        verses: '2:17',
        listen: 'Misericordioso e fiel.',
      },
      {
        ask: 'O que faz de Jesus alguém capaz de socorrer?',
        verses: '2:18',
        listen: 'Ele mesmo sofreu ao ser tentado.',
      },
    ],
    interpret: [
      {
        ask: 'O texto diz que o medo da morte prende a pessoa “durante a vida toda”. De que jeitos esse medo manda em alguém que está bem vivo?',
        verses: '2:15',
        listen: 'Correria, controle, acúmulo, não arriscar amar, fugir do assunto.',
        follow: 'O que já se compra hoje com esse medo?',
      },
      {
        ask: 'Por que não bastava Deus mandar ajuda de longe, e foi preciso que ele se tornasse semelhante “em tudo”?',
        verses: '2:16-17',
        listen:
          'Para representar a gente diante de Deus e morrer em nosso lugar, tinha de ser um de nós.',
      },
      {
        ask: 'Aniquilar o dono da morte passando pela morte: o que há de estranho nessa vitória?',
        verses: '2:14',
        listen:
          'Ele entra na prisão para abri-la por dentro; a arma do inimigo vira a derrota dele.',
      },
      {
        ask: 'Que diferença faz pedir socorro a quem já sentiu a força da tentação, em vez de a quem só conhece a regra?',
        verses: '2:18',
        listen: 'Não precisa explicar nem se defender; ele entende e pode ajudar.',
      },
    ],
    live: [
      {
        ask: 'Em que fraqueza você costuma imaginar Jesus de braços cruzados, e como é pensá-lo do seu lado, sabendo o que é?',
        listen: 'Deixe espaço para a resposta honesta: é difícil imaginar.',
      },
      {
        ask: 'Em muita casa, quando se fala de morte, o assunto troca de cômodo. O que ajudaria na sua a falar com menos pavor?',
        listen: 'Testamento, despedida, esperança: coisas simples ditas a tempo.',
        for: ['adults', 'elderly', 'couples'],
      },
      {
        ask: 'Medo de ficar de fora, de não dar tempo, de não ser ninguém: qual deles mais escolhe por você?',
        listen: 'São parentes do medo da morte; ele veio libertar desses também.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Quem já socorreu você justamente porque tinha passado pela mesma dor?',
        listen: 'Gratidão com nome; e a pista de a quem você pode servir.',
        for: ['long-believers', 'women', 'men'],
      },
      {
        ask: 'Ele não se envergonha de chamar ninguém aqui de irmão. Que parte da sua história fazia você pensar que ele se envergonharia?',
        listen: 'Ninguém conta além do que quer.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando um filho erra, o que muda na conversa se você lembra das suas próprias tentações naquela idade?',
        listen: 'Misericórdia e fidelidade juntas, sem passar a mão na cabeça.',
        for: ['parents'],
      },
      {
        ask: 'Desde que essa pessoa partiu, o que a morte tem dito a você, e que palavra deste texto responde a ela?',
        listen: 'Ouça; nenhuma resposta precisa soar forte.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que medo de criança rende risada hoje: escuro, palhaço, ralo da piscina, liquidificador?',
        bridge:
          'Alguns medos passam com a idade. Hebreus fala de um que manda na gente a vida toda, e de quem o venceu.',
      },
      {
        text: 'Qual experiência só entende quem viveu: primeiro plantão, mudança de cidade, filho recém-nascido, ônibus lotado às seis?',
        bridge: 'O texto diz que Jesus não ficou de fora da nossa: participou das mesmas coisas.',
        for: ['adults', 'parents', 'singles'],
      },
    ],
    quiet: {
      text: 'Sinta o pulso no seu braço por meio minuto. Carne e sangue, batendo.',
      bridge: 'O Filho de Deus teve pulso também. O texto conta por quê.',
    },
    complete: [
      {
        name: 'Mesmas coisas',
        text: 'Escreva cinco coisas de gente que Jesus também teve: fome, … . Ao lado de uma delas, escreva: nisto ele me socorre quando … .',
      },
      {
        name: 'Cadeado',
        text: 'Desenhe um cadeado. Dentro, o medo que mais manda em você. Em volta, copie: libertar a todos. Não é preciso mostrar.',
      },
    ],
    challenges: [
      {
        do: 'Na hora em que a tentação de costume chegar, pare e diga: Jesus, tu sabes como é; socorre-me agora. Anote o que aconteceu em seguida.',
        tell: 'como foi pedir ajuda no meio, e não só depois.',
      },
      {
        do: 'Procure uma pessoa que está passando por algo que você já passou e diga apenas: eu sei um pouco como é, estou por aqui.',
        tell: 'o que ela respondeu, se puder ser contado.',
      },
    ],
    children: {
      truth: 'Jesus virou gente como eu e me ajuda.',
      to7: {
        story:
          'O Filho de Deus mora no céu e é mais forte que tudo. Mas ele olhou para nós e quis chegar bem pertinho. Então virou gente! Nasceu bebezinho. Teve mãozinha, barriga, sono e fome. Ralou o joelho, chorou e riu. Também teve vontade de desistir de coisas difíceis, mas nunca fez nada errado. Ele não tem vergonha da gente. Chama a gente de irmão! E quando você está com medo, ou com vontade de fazer uma coisa errada, pode falar com ele. Ele sabe como é. E ele ajuda de verdade.',
        activity:
          'Contornem a mão de cada um numa folha e, no meio, escrevam: Jesus também teve mãos. Em cada dedo, uma coisa que ele sentiu como nós.',
        questions: [
          'O que o Filho de Deus virou?',
          'De que ele chama a gente?',
          'Quando você quer pedir ajuda a Jesus?',
        ],
      },
      to12: {
        story:
          'A Rafa tinha medo de injeção. O primo dizia: deixa de bobagem! A tia explicava tudo certinho, mas não adiantava. Aí chegou a Bia, que vivia fazendo exame de sangue. Ela não riu. Disse: dói um pouquinho, eu sei. Segura a minha mão. E a Rafa foi. O livro de Hebreus fala de um Jesus assim. Ele é o Filho de Deus, maior que os anjos, mas quis ter carne e sangue como nós. Sentiu fome, cansaço e tristeza, foi tentado de verdade e nunca pecou. Ele até passou pela morte, e venceu, para que ninguém precise viver preso ao medo dela. Por isso, quando a gente pede ajuda, ele não diz deixa de bobagem. Ele diz: eu sei como é. E tem poder para socorrer.',
        activity:
          'Em duplas, um é guiado de olhos fechados por quem acabou de fazer o mesmo caminho. Conversem: por que dá mais confiança ser guiado por quem já passou?',
        questions: [
          'Por que a mão da Bia ajudou?',
          'O que Jesus sentiu que você também sente?',
          'Que medo você pode contar a ele?',
        ],
      },
      challenge: 'Quando sentir medo, diga: Jesus, tu sabes como é, me ajuda.',
    },
    prayer:
      'Jesus, irmão nosso, tu tiveste a nossa carne e não tens vergonha da gente. Onde o medo da morte manda, manda tu. Onde a tentação aperta, socorre. Aos que velam um doente ou choram alguém, dá a tua companhia misericordiosa e fiel. Amém.',
    leader: {
      lost: 'A pergunta será se Jesus podia pecar. Diga que o texto afirma que ele sofreu a tentação de verdade e, em 4:15, que ficou sem pecado; e volte ao que o versículo 18 oferece: socorro.',
      tender:
        'Falar de medo da morte alcança doentes, enlutados e quem já pensou em morrer. Não peça relatos. Se alguém disser que não quer viver, fique com a pessoa, fale a sós e ajude a procurar cuidado: CVV 188, dia e noite, de graça.',
    },
    comfort:
      'Ele sabe como é ter medo na véspera, chorar um amigo, não ter posição para dormir. Você não precisa explicar a ele por que dói. Pode só dizer: é aqui.',
    closing: 'Quem sofreu ao ser tentado está perto de quem é tentado hoje.',
    words: [
      'carne e do sangue',
      'carne e sangue',
      'medo da morte',
      'aniquilar',
      'semelhante aos irmaos',
      'sumo sacerdote',
      'misericordioso e fiel',
      'socorrer',
      'tentados',
      'servidao',
      'descendencia de abraao',
      'irmaos',
    ],
  },
  {
    verses: '3:7-15',
    key: '3:13',
    title: 'Hoje ainda é hoje',
    theme: 'ouvir a Deus hoje',
    themes: ['obediencia', 'comunhao', 'fe', 'palavra'],
    idea: 'O coração endurece aos poucos e sem barulho; por isso Deus fala no hoje e nos põe uns perto dos outros, cada dia, até o fim.',
    context:
      'Cristãos apertados pensavam em largar a fé. O autor lembra o Salmo 95, que conta como Israel, salvo do Egito, viu as obras de Deus por quarenta anos no deserto e mesmo assim não confiou nele (Êxodo 17, Números 14). Aquela geração não entrou no descanso prometido. A história é contada para que não se repita.',
    retold: [
      {
        verses: '3:7-9',
        says: 'O Espírito Santo pede que, ao ouvir hoje a voz de Deus, ninguém endureça o coração, como fizeram os pais, que o puseram à prova no deserto.',
      },
      {
        verses: '3:10-11',
        says: 'Deus se indigna com aquela geração, que sempre se desvia no coração e não conhece os seus caminhos. Na ira, jura que não entrarão no seu repouso.',
      },
      {
        verses: '3:12-15',
        says: 'O autor pede que ninguém se afaste do Deus vivo. Cada dia, enquanto é “hoje”, um encoraje o outro, mantendo firme a confiança do princípio até o fim.',
      },
    ],
    read: {
      verses: '3:7-15',
      how: 'Um leitor faz o texto; cada vez que aparecer a palavra hoje, o grupo todo a diz junto.',
    },
    observe: [
      {
        ask: 'Quantas vezes aparece o hoje, e que pedido vem agarrado a ele?',
        verses: '3:7-8, 3:13, 3:15',
        listen: 'Três vezes; não endurecer o coração ao ouvir a voz de Deus.',
      },
      {
        ask: 'O que os antepassados tinham visto, por quanto tempo, e o que fizeram mesmo assim?',
        verses: '3:9-10',
        listen:
          'Obras de Deus por quarenta anos; tentaram, desviaram-se, não conheceram os caminhos dele.',
      },
      {
        ask: 'Que remédio o autor receita contra o endurecimento, e com que frequência?',
        verses: '3:13',
        listen: 'Encorajar-se uns aos outros, a cada dia.',
      },
    ],
    interpret: [
      {
        ask: 'Quarenta anos vendo milagre, e o coração endureceu. O que isso revela sobre a ideia de que, se Deus fizesse um sinal, seria fácil crer?',
        verses: '3:9-10',
        listen: 'Ver não substitui confiar; dá para acostumar até com maravilha.',
      },
      {
        ask: 'O texto fala em “engano do pecado”. Que mentira o pecado conta para deixar um coração duro sem que ele perceba?',
        verses: '3:13',
        listen: 'Amanhã eu vejo; é só desta vez; ninguém se machuca; Deus não liga.',
        follow: 'Como alguém de fora percebe antes de nós?',
      },
      {
        ask: 'O cuidado é pedido no plural: que não haja em algum de vós. Por que o coração de um é assunto de todos?',
        verses: '3:12-13',
        listen: 'Quem endurece não nota sozinho; a igreja é o meio que Deus dá.',
      },
      {
        ask: 'O que é manter “firme a confiança do princípio até o fim”: ter a mesma emoção do começo ou outra coisa?',
        verses: '3:14',
        listen: 'Continuar agarrado a Cristo; emoção vai e volta.',
      },
    ],
    live: [
      {
        ask: 'Que coisa Deus já falou com você mais de uma vez e continua na gaveta do amanhã?',
        listen: 'Só para si, se preferir; o hoje do salmo cabe neste encontro.',
      },
      {
        ask: 'No trabalho ou na família, em que assunto você percebe que ficou mais duro do que era há cinco anos?',
        listen: 'Cansaço e decepção calejam; nomear já amolece.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que frase a galera usa para adiar o que é certo, tipo depois eu resolvo, e onde ela já pegou você?',
        listen: 'O engano fala a língua de cada idade.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem tem licença para dizer a você: acho que seu coração está ficando duro? Se ninguém tem, pense a quem daria.',
        listen: 'Uma pessoa de confiança, não a turma toda.',
        for: ['long-believers', 'singles', 'men'],
      },
      {
        ask: 'Como casal, o que vocês deixam para conversar amanhã há tanto tempo que já virou pedra?',
        listen: 'Um assunto pequeno, com dia marcado.',
        for: ['couples'],
      },
      {
        ask: 'Se a voz de Deus parece baixinha para você, o que já pareceu um convite dele, ainda que sem certeza?',
        listen: 'Valorize tentativas; ninguém precisa provar.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o campeão do seu amanhã eu faço: consulta, armário, dieta, aquele e-mail?',
        bridge: 'Hebreus tem uma palavra só contra o amanhã da alma: hoje.',
      },
      {
        text: 'O que já ficou duro na sua cozinha porque você esqueceu: pão, massinha, cimento do conserto, bolo?',
        bridge: 'Coração também endurece assim, sem ninguém mandar, só com o tempo e o descuido.',
        for: ['adults', 'women', 'parents'],
      },
    ],
    quiet: {
      text: 'Escreva a data de hoje no alto de um papel e fique um instante olhando para ela. Este dia nunca existiu antes.',
      bridge: 'O Espírito Santo fala com data: hoje.',
    },
    complete: [
      {
        name: 'Bilhete com data',
        text: 'Hoje, dia …, se eu ouvir a voz de Deus sobre …, não quero endurecer. O primeiro passo, antes de dormir, é … .',
      },
      {
        name: 'Termômetro do coração',
        text: 'Trace uma linha de barro mole a pedra. Marque onde você está com Deus, com a igreja e com uma pessoa difícil. Ao lado da mais dura, escreva quem poderia encorajar você.',
      },
    ],
    challenges: [
      {
        do: 'Cada dia desta semana, encoraje uma pessoa diferente do grupo com uma frase verdadeira e só dela, por mensagem ou de viva voz.',
        tell: 'o que foi receber e o que foi mandar.',
      },
      {
        do: 'Escolha uma coisa pequena que você vem adiando diante de Deus e faça-a nas próximas vinte e quatro horas.',
        tell: 'como ficou o coração depois.',
      },
    ],
    children: {
      truth: 'Hoje eu escuto a voz de Deus.',
      to7: {
        story:
          'O povo de Deus andava pelo deserto. Deus abriu o mar para eles! Deus mandou pão do céu! Deus fez sair água da pedra! Todo dia Deus cuidava deles. Mas o povo fechava o ouvido e reclamava: será que Deus está com a gente? O coração deles foi ficando duro, duro, como massinha esquecida fora do pote. Deus ficou triste. Muito tempo depois, a Bíblia conta essa história para nós e diz assim: hoje, quando ouvir a voz de Deus, deixe o seu coração bem macio. E ajude o seu amigo também, todos os dias!',
        activity:
          'Comparem massinha nova com massinha seca. Com a macia, cada um faz um coração e diz: hoje eu escuto.',
        questions: [
          'O que Deus fez pelo povo no deserto?',
          'Como ficou o coração deles?',
          'Como a gente deixa o coração macio?',
        ],
      },
      to12: {
        story:
          'O Téo era o rei do já vou. Já vou arrumar, já vou pedir desculpa, já vou orar. E o já vou nunca chegava. Um dia ele brigou com o Davi e pensou: amanhã eu peço desculpa. No outro dia, ficou mais difícil. No terceiro, ele já achava que nem precisava. A avó contou uma história: o povo de Deus viveu quarenta anos vendo coisas incríveis, e o coração deles foi endurecendo do mesmo jeito, um amanhã de cada vez. Por isso a Bíblia diz: hoje, se vocês ouvirem a voz dele, não endureçam o coração. E diz mais: animem uns aos outros todo dia. O Téo olhou o relógio. Ainda era hoje. Pegou a bicicleta e foi à casa do Davi. No caminho, achou até que o coração batia mais leve.',
        activity:
          'Cada um escreve num papel a palavra HOJE bem grande e, embaixo, uma coisa que não vai deixar para amanhã. Troquem encorajamentos em duplas.',
        questions: [
          'O que acontecia com o Téo a cada amanhã?',
          'O que o povo viu no deserto e mesmo assim esqueceu?',
          'Que coisa boa você quer fazer ainda hoje?',
        ],
      },
      challenge: 'Todo dia, diga uma palavra de ânimo a alguém da casa.',
    },
    prayer:
      'Espírito Santo, fala hoje, e dá ouvido hoje. Amolece o que endureceu por cansaço, por mágoa ou por teimosia. Não nos deixes sozinhos com o nosso amanhã; põe do lado alguém que anime. E segura firme em Cristo a confiança que começaste. Amém.',
    leader: {
      lost: 'Pode virar caça ao coração duro dos outros, ou debate sobre quem se perde. Traga para a primeira pessoa e para o versículo 13: quem eu animo amanhã cedo?',
      tender:
        'Quem vive dúvida ou depressão pode concluir que o coração está duro. Dúvida que procura não é dureza. Diga isso em voz alta e, se a tristeza for funda, ajude a buscar médico e companhia; CVV 188 escuta a qualquer hora.',
      differ:
        'O aviso e o se do versículo 14 são lidos de dois modos: para uns, um cristão verdadeiro pode abandonar a fé e perdê-la; para outros, Deus guarda os seus até o fim, e o aviso é um dos meios que ele usa, mostrando quem de fato era dele. Os dois concordam no que fazer: ouvir hoje, animar hoje.',
    },
    comfort:
      'Se tudo em você anda anestesiado, isso não é o fim. O texto não pede força para a semana inteira. Pede o dia de hoje, e põe gente ao seu lado para atravessá-lo.',
    closing: 'Enquanto se chama hoje, ainda dá tempo.',
    words: [
      'hoje se ouvirdes',
      'hoje',
      'nao endurecais',
      'endurec',
      'provocacao',
      'deserto',
      'engano do pecado',
      'encorajai vos uns aos outros',
      'exortai vos',
      'participantes de cristo',
      'coracao mau',
      'incredul',
      'meu repouso',
      'quarenta anos',
    ],
  },
  {
    verses: '4:1-11',
    key: '4:9',
    title: 'Ainda resta um descanso',
    theme: 'o repouso de Deus',
    themes: ['descanso', 'fe', 'obediencia', 'graca'],
    idea: 'A promessa de descanso ainda está aberta: quem crê entra, hoje, no repouso de Deus e larga a canseira de viver tentando se completar pelas próprias obras.',
    context:
      'O povo que saiu do Egito ouviu a promessa e não entrou na terra, porque ouviu sem crer (capítulo 3). Josué levou os filhos deles para dentro, e mesmo assim, séculos depois, um salmo ainda dizia: hoje, se ouvirdes. Então o descanso era maior que um pedaço de terra. Ele vem do sétimo dia, quando Deus repousou.',
    retold: [
      {
        verses: '4:1-2',
        says: 'A promessa de entrar no repouso de Deus continua, e ninguém deve ficar para trás. Aos antigos a palavra não aproveitou, porque a ouviram sem fé.',
      },
      {
        verses: '4:3-7',
        says: 'Os que creem entram no repouso de Deus, que descansou no sétimo dia. Como os primeiros não entraram, por desobediência, Deus marca outro dia, o “hoje” de ouvir a sua voz.',
      },
      {
        verses: '4:8-11',
        says: 'Se Josué tivesse dado o repouso, Deus não falaria depois de outro dia. Resta ainda um repouso como o do sábado, e o autor pede que procurem entrar nele.',
      },
    ],
    read: {
      verses: '4:1-11',
      how: 'Leiam sentados, encostados, sem pressa; cada vez que aparecer “repouso”, soltem o ar. No 7, quem lê olha para todos: hoje.',
    },
    observe: [
      {
        ask: 'O que ainda está de pé, e de que os leitores devem ter medo?',
        verses: '4:1',
        listen: 'A promessa de entrar; ficar para trás.',
      },
      {
        ask: 'Por que a palavra ouvida não adiantou para os de antes?',
        verses: '4:2, 4:6',
        listen: 'Não estava combinada com fé; desobediência.',
      },
      {
        ask: 'De onde vem o repouso, e que dia é marcado para entrar?',
        verses: '4:3-4, 4:7',
        listen: 'Do sétimo dia de Deus; o dia é hoje.',
      },
      {
        ask: 'O que faz quem entra, e o que se manda fazer no fim?',
        verses: '4:9-11',
        listen: 'Repousa das suas obras, como Deus; procuremos entrar.',
      },
    ],
    interpret: [
      {
        ask: 'Comida no prato não alimenta; é preciso misturar com a boca. Como é ouvir uma palavra que não está “combinada com a fé”?',
        verses: '4:2',
        listen: 'Concordar e não se apoiar; escutar muito e não entrar.',
        follow: 'Que sermão você já ouviu dez vezes e ainda não comeu?',
      },
      {
        ask: 'Deus descansou no primeiro dia inteiro que a humanidade viveu. O que significa começar pelo descanso e não pelo trabalho?',
        verses: '4:4, 4:10',
        listen: 'A obra dele já está pronta; recebemos antes de fazer.',
      },
      {
        ask: 'Repousar das próprias obras é parar de fazer o quê, por dentro?',
        verses: '4:10',
        listen: 'De se provar, de merecer, de segurar o mundo.',
      },
      {
        ask: 'Parece contradição: esforçar-se para entrar no descanso. Por que descansar dá trabalho?',
        verses: '4:11',
        listen: 'Soltar o controle custa; o coração endurece depressa.',
      },
    ],
    live: [
      {
        ask: 'Do que você descansa quando descansa: do corpo só, ou também da cobrança por dentro?',
        listen: 'Diferença entre parar e repousar.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que continua rodando na sua cabeça depois que apaga a luz?',
        listen: 'Lista, medo, conversa. Entregar uma coisa.',
      },
      {
        ask: 'Férias com notificação, domingo com culpa de não estudar: por que a sua geração cansa até deitada?',
        listen: 'Comparação e desempenho; um limite possível.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Na igreja, em que o serviço virou obra para se completar, e como voltaria a ser fruto de repouso?',
        listen: 'Menos cargos; alegria.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que hora da semana é sagrada para vocês não fazerem nada juntos?',
        listen: 'Marcar; defender.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Você espera estar melhor para então se aproximar de Deus? O que a palavra hoje diz a esse plano?',
        listen: 'Entra-se cansado mesmo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Com menos força do que antes, o que a idade ou a doença ensinou sobre valer sem produzir?',
        listen: 'Sabedoria dos mais velhos.',
        for: ['elderly', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o seu lugar perfeito para um cochilo, com direito a ruído de fundo e hora do dia?',
        bridge: 'Só de falar já dá sono. Deus oferece um repouso melhor ainda.',
      },
      {
        text: 'Sentem-se e tentem não fazer absolutamente nada por um minuto, nem mexer no cabelo. Quem conseguiu?',
        bridge: 'Descansar é mais difícil do que parece. O texto manda até se empenhar.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Deite-se no chão, de barriga para cima, e deixe o chão segurar você inteiro por três minutos.',
      bridge: 'É uma parábola do versículo 10. Depois leia devagar.',
    },
    complete: [
      {
        name: 'As minhas obras e a dele',
        text: 'Coluna um, o que eu carrego para me sentir em dia: … , … , … . Coluna dois, o que Deus já terminou: … , … . Risque na primeira o que não é seu e escreva ao lado: repouso.',
      },
      {
        name: 'Hoje',
        text: 'Complete: Amanhã eu pretendo … . Deus diz hoje. Hoje eu paro de … ; hoje eu confio … ; hoje eu entro … .',
      },
    ],
    challenges: [
      {
        do: 'Guarde vinte e quatro horas sem trabalho, sem compra e sem cobrança, começando por um jantar simples com oração.',
        tell: 'a que horas veio a vontade de fugir do descanso.',
      },
      {
        do: 'Antes de cada tarefa grande, diga: a obra principal já está feita. Depois comece.',
        tell: 'se o ombro baixou.',
      },
    ],
    children: {
      truth: 'Em Deus eu posso descansar hoje.',
      to7: {
        story:
          'A formiguinha Filó corria o dia todo: leva folha, traz folha! Não para nunca! Se eu parar, quem vai gostar de mim? Um dia ela ficou tão cansada que caiu sentada. O jardineiro abaixou: Filó, venha cá. Pôs a formiguinha numa folha fresca, na sombra. Descanse, o jardim é meu, e eu cuido. E as folhas?, perguntou ela. Já tem bastante. Eu gosto de você. A Filó respirou fundo e dormiu. A Bíblia conta que Deus fez tudo e descansou no dia sete. E chama a gente: entra, hoje, no meu descanso!',
        activity:
          'Façam um acampamento de travesseiros e fiquem cinco minutos deitados ouvindo a respiração; digam: Deus cuida.',
        questions: [
          'Por que a Filó não parava?',
          'O que o jardineiro disse?',
          'Onde você gosta de descansar com Deus?',
        ],
      },
      to12: {
        story:
          'Durante quarenta anos o povo ouviu falar da terra do descanso, e muitos não entraram. Não foi por falta de mapa. Ouviram, mas não confiaram. Depois Josué levou os filhos deles. Pronto, descansaram? Nem tanto. Muitos anos mais tarde, um salmo ainda dizia: hoje, se vocês ouvirem a voz dele, não endureçam o coração. Então havia um descanso maior que um lugar no mapa! O autor de Hebreus lembra o começo de tudo: Deus trabalhou seis dias e, no sétimo, repousou, porque estava pronto. É nesse repouso que ele nos convida a entrar. Como se entra? Confiando. Quem confia para de correr atrás de nota para Deus gostar dele. Ele continua estudando, ajudando, jogando; só que de coração leve. Ainda resta um descanso, diz a carta. E a data de entrada é sempre a mesma: hoje. Ninguém precisa estar em dia. Pode chegar cansado mesmo.',
        activity:
          'Montem na sala uma porta de pano escrita hoje; cada um deixa do lado de fora um papel com uma cobrança e entra para um lanche sem pressa.',
        questions: [
          'Por que alguns não entraram?',
          'Do que a gente descansa quando confia em Deus?',
          'O que pesa na sua mochila por dentro?',
        ],
      },
      challenge: 'Separe um tempo sem tela e sem tarefa para descansar com Deus e com a família.',
    },
    prayer:
      'Deus que repousaste, aqui estamos, de ombro alto. Obrigado porque a promessa ainda está aberta e a data é hoje. Tira das nossas mãos o que nunca foi nosso. Ensina-nos a entrar, com tudo o que falta, confiando em Jesus. Amém.',
    leader: {
      lost: 'O grupo pode entrar na discussão do sábado e do domingo, ou perder-se em Josué e Davi. Diga em uma frase: o repouso é maior que um dia e uma terra. E volte: do que você precisa repousar hoje?',
      tender:
        'Há quem não possa parar: dois empregos, filho doente, cuidado de idosos. Não cobre um dia de folga; perguntem como o grupo pode dar a essa pessoa duas horas de sono.',
      differ:
        'Uns guardam o sábado, outros o domingo, outros não distinguem dias (ver Romanos 14). Também se lê o repouso como já presente, como o céu, ou os dois. Que ele se entra pela fé, o texto diz a todos.',
    },
    comfort:
      'Ainda resta, diz o texto: não acabou, não fechou, não esgotou. Para você, que está exausto de aguentar, ficou um lugar guardado. Não precisa chegar bem.',
    closing: 'A obra está pronta. Entre, hoje.',
    words: [
      'repouso de deus',
      'resta um repouso',
      'entrar no seu repouso',
      'descanso sabatico',
      'nao entrarao no meu repouso',
      'repousou das suas obras',
      'setimo dia',
      'combinada com a fe',
      'hoje se ouvirdes a sua voz',
      'nao endurecais',
      'se josue tivesse lhes dado repouso',
      'sabado para o povo de deus',
    ],
  },
  {
    verses: '4:12-16',
    key: '4:16',
    title: 'Um trono onde se pode chegar',
    theme: 'a graça na hora certa',
    themes: ['graca', 'oracao', 'palavra', 'tentacao'],
    idea: 'A palavra de Deus nos enxerga por dentro, e quem nos vê assim é o mesmo que nos dá um Sumo Sacerdote compadecido: por isso a gente chega ao trono sem máscara e sem pavor.',
    context:
      'O autor acaba de falar do descanso que Deus oferece e de quem ficou de fora por não confiar. Explica que diante da palavra dele ninguém se esconde. Aí, quando a gente esperava medo, ele aponta Jesus: o Sumo Sacerdote, que em Israel representava o povo diante de Deus, agora é alguém que conhece a nossa fraqueza.',
    retold: [
      {
        verses: '4:12-13',
        says: 'A palavra de Deus é viva, mais afiada que espada de dois gumes, e julga até as intenções do coração. Diante dele nada fica encoberto, e a ele prestamos contas.',
      },
      {
        verses: '4:14-16',
        says: 'Jesus, o Filho de Deus, foi provado em tudo como nós, mas sem pecado. Por isso podemos chegar com confiança ao trono da graça, para receber misericórdia e socorro.',
      },
    ],
    read: {
      verses: '4:12-16',
      how: 'Leiam 12 e 13 de olhos na página, em voz baixa. Façam uma pausa. Leiam 14 a 16 olhando uns para os outros.',
    },
    observe: [
      {
        ask: 'Com o que a palavra de Deus é comparada, e até onde ela chega?',
        verses: '4:12',
        listen: 'Espada de dois gumes; até pensamentos e intenções do coração.',
      },
      {
        ask: 'O que pode ser escondido daquele a quem prestamos contas?',
        verses: '4:13',
        listen: 'Nada; tudo está nu e exposto.',
      },
      {
        ask: 'O que o texto diz que Jesus tem em comum conosco e em que ele é diferente?',
        verses: '4:15',
        listen: 'Provado em tudo, à nossa semelhança; porém sem pecado.',
      },
      {
        ask: 'Como devemos chegar ao trono, e o que se recebe lá?',
        verses: '4:16',
        listen: 'Com confiança; misericórdia, graça e socorro no tempo adequado.',
      },
    ],
    interpret: [
      {
        ask: 'Os versículos 12 e 13 deixam a gente sem roupa; os seguintes convidam a chegar perto. O que se perde quando se lê só um dos lados?',
        verses: '4:12-16',
        listen: 'Só o primeiro dá pavor; só o segundo dá leviandade. Juntos: visto e acolhido.',
        follow: 'Para qual dos lados você pende?',
      },
      {
        ask: 'Trono lembra rei e sentença. O que acontece com a palavra quando lhe põem do lado a palavra graça?',
        verses: '4:16',
        listen: 'Quem manda é quem socorre; o poder está do lado do fraco.',
      },
      {
        ask: 'Se Jesus nunca pecou, que força da tentação ele conhece, por ter resistido até o fim, que nós não conhecemos?',
        verses: '4:15',
        listen: 'Quem cede logo não sente o peso inteiro; ele o sentiu todo.',
      },
      {
        ask: 'O socorro vem “no tempo adequado”. O que isso oferece e o que não promete?',
        verses: '4:16',
        listen: 'Ajuda na hora da precisão; não estoque antecipado nem a nossa agenda.',
      },
    ],
    live: [
      {
        ask: 'Quando foi que um versículo leu você, em vez de você ler o versículo? Conte o que dá para contar.',
        listen: 'Espada que trata, como bisturi; valorize a coragem.',
      },
      {
        ask: 'Depois de uma queda, quanto tempo você costuma levar até voltar a orar, e o que faz nesse intervalo?',
        listen: 'Dias de castigo próprio; o texto manda chegar justamente aí.',
        for: ['adults', 'men', 'young'],
      },
      {
        ask: 'No perfil a gente mostra o melhor ângulo. Que alívio e que frio na barriga dá ser visto por inteiro por alguém que não vai embora?',
        listen: 'Os dois sentimentos cabem.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Para que hora certa desta semana você já sabe que vai precisar de socorro?',
        listen: 'Reunião, consulta, visita, madrugada: peça com data.',
        for: ['adults', 'parents', 'elderly'],
      },
      {
        ask: 'Quando faz coisa errada, o filho corre para a gente ou da gente. O que poderia aproximar a sua sala do trono da graça?',
        listen: 'Firmeza com compaixão; primeiro o abraço, depois a consequência.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que dificulta, para quem não tem costume de orar, a ideia de chegar com confiança?',
        listen: 'Não saber as palavras, achar-se indigno; ninguém precisa de senha.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Sala do diretor, gabinete do chefe, portão da sogra: em que porta você já parou com a mão levantada, sem coragem de bater?',
        bridge: 'Hebreus fala da porta mais alta de todas e diz: pode chegar.',
      },
      {
        text: 'Que coisa você escondeu quando criança achando que ninguém ia achar, e acharam?',
        bridge: 'Há quem nos ache por dentro. A surpresa é o que ele faz quando acha.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Abra as duas mãos, vazias, sobre os joelhos, e deixe-as assim por um minuto.',
      bridge: 'Assim se chega ao trono: sem ter o que mostrar, pronto para receber.',
    },
    complete: [
      {
        name: 'Requerimento ao trono',
        text: 'Preciso de misericórdia por … . Preciso de graça para … . A hora do aperto é … . Assinado: alguém que Jesus compreende.',
      },
      {
        name: 'Bisturi',
        text: 'Leia o versículo 12 em silêncio e termine: A palavra de Deus tocou numa intenção minha, que é … . Guarde para você ou conte a Deus.',
      },
    ],
    challenges: [
      {
        do: 'Toda vez que errar nesta semana, ore antes de passarem cinco minutos, nem que seja só: venho de novo.',
        tell: 'se o tempo até voltar ficou mais curto.',
      },
      {
        do: 'Ponha um alarme para a hora mais difícil do seu dia e, quando ele tocar, leia o versículo 16 e peça uma coisa.',
        tell: 'que socorro apareceu, grande ou pequeno.',
      },
    ],
    children: {
      truth: 'Posso chegar perto de Deus sem medo.',
      to7: {
        story:
          'Era uma vez um rei com um trono muito alto. Todo mundo tinha medo de chegar perto. Mas o rei tinha um filhinho. Quando o menino caía, ele corria pelo corredor, passava pelos guardas e subia direto no colo do pai! Sabe por quê? Porque era filho. A Bíblia diz que Deus é o Rei de tudo, e que vê tudo, até o que a gente esconde. E diz também: pode chegar! Porque Jesus está lá, e Jesus sabe como é ser gente, como é ficar triste e como é ter vontade de fazer coisa errada. Lá a gente ganha ajuda na hora certa.',
        activity:
          'Façam de uma cadeira um trono com um lençol. Cada criança vem até ela como quiser, correndo ou de mansinho, e pede uma ajuda a Deus.',
        questions: [
          'Por que o menino não tinha medo do rei?',
          'O que Jesus sabe sobre a gente?',
          'Que ajuda você quer pedir?',
        ],
      },
      to12: {
        story:
          'O Caio quebrou o vidro da vizinha e se escondeu no quintal. Ouvia o pai chamar e encolhia mais. Quando anoiteceu, pensou: ele já sabe. E sabia mesmo! O pai veio, sentou no chão ao lado dele e disse: eu quebrei uma vidraça na sua idade. Vamos lá comigo. O Caio chorou de alívio. O livro de Hebreus conta uma coisa parecida. Primeiro diz que nada fica escondido de Deus: a palavra dele chega até nos pensamentos. Se parasse aí, dava vontade de correr. Mas continua: temos Jesus, que foi tentado em tudo como nós e nunca pecou. Ele entende. Por isso podemos chegar com confiança perto do trono de Deus, que se chama trono da graça. Lá não se vai para ouvir sumam daqui. Lá se recebe perdão e ajuda na hora certa.',
        activity:
          'Desenhem um corredor até um trono. Ao longo dele, escrevam os motivos que a gente usa para não chegar; por cima de cada um, colem a palavra CHEGUE.',
        questions: [
          'Por que o Caio se escondeu?',
          'O que o pai fez que mudou tudo?',
          'O que se recebe no trono da graça?',
        ],
      },
      challenge: 'Quando errar, conte logo a Deus e peça ajuda para consertar.',
    },
    prayer:
      'Senhor, tu nos vês até as intenções e mesmo assim mandas chegar. Viemos, então, como estamos. Dá misericórdia pelo que já foi e graça para o que vem amanhã. Jesus, que sabes o peso de cada prova, fica conosco na hora certa. Amém.',
    leader: {
      lost: 'Divisão da alma e do espírito costuma render meia hora de teoria. O autor quer dizer que a palavra chega até o mais fundo. Siga para o convite do 16.',
      tender:
        'Quem carrega vergonha de algo que lhe fizeram pode ouvir nu e exposto como ameaça. Diga que Deus vê para cuidar, e que culpa de quem foi ferido não existe. Havendo abuso ou risco, fale a sós e ajude: Ligue 180, Disque 100.',
    },
    comfort:
      'O trono de Deus tem nome de graça. Você não precisa chegar bem, nem chegar bonito. Ele sabe o que é fraqueza e conhece a hora exata do seu socorro.',
    closing: 'Cheguem: quem vê tudo é quem recebe bem.',
    words: [
      'viva e eficaz',
      'espada de dois gumes',
      'trono da graca',
      'acheguemo nos',
      'cheguemos',
      'sumo sacerdote',
      'compadecer',
      'fraquezas',
      'provado em tudo',
      'sem pecado',
      'tempo adequado',
      'tempo oportuno',
      'juntas e medulas',
      'intencoes do coracao',
    ],
  },
  {
    verses: '5:1-10',
    key: '5:7',
    title: 'O sacerdote que chorou',
    theme: 'Jesus, sumo sacerdote compassivo',
    themes: ['cruz', 'oracao', 'sofrimento', 'obediencia'],
    idea: 'Quem leva o nosso caso a Deus não se nomeou nem ficou de longe: é o Filho, que orou com clamor e lágrimas, aprendeu na dor o que é obedecer e salva para sempre.',
    context:
      'O autor acabou de convidar cansados a chegar sem medo ao trono da graça (4:16), porque Jesus sabe o que é fraqueza. Agora explica. O sumo sacerdote era quem entrava diante de Deus em nome do povo. Que tipo de gente servia para isso, e por que Jesus serve melhor do que todos?',
    retold: [
      {
        verses: '5:1-4',
        says: 'Todo sumo sacerdote oferece sacrifícios pelos pecados do povo e também pelos seus. Por ser fraco, sabe se compadecer, e ninguém toma essa honra sem ser chamado por Deus.',
      },
      {
        verses: '5:5-6',
        says: 'Cristo não se glorificou a si mesmo para ser Sumo Sacerdote. Deus lhe disse que ele é seu Filho e sacerdote para sempre, segundo a ordem de Melquisedeque.',
      },
      {
        verses: '5:7-10',
        says: 'Cristo orou a quem podia livrá-lo da morte, com clamor e lágrimas, e foi ouvido. Aprendeu a obediência no que sofreu e deu salvação eterna aos que lhe obedecem.',
      },
    ],
    read: {
      verses: '5:1-10',
      how: 'Leiam 1 a 4 em tom de regulamento; parem; e leiam 7 e 8 bem devagar, por uma voz só, como quem entra num lugar onde alguém chora.',
    },
    observe: [
      {
        ask: 'De onde sai o sumo sacerdote, e para o que ele é posto ali?',
        verses: '5:1',
        listen: 'De entre os homens, em favor das pessoas, para as coisas de Deus.',
      },
      {
        ask: 'Por que ele consegue se compadecer, e o que precisa fazer por causa disso?',
        verses: '5:2-3',
        listen: 'Também é rodeado de fraqueza; oferece também por si mesmo.',
      },
      {
        ask: 'Como alguém chega a essa honra, e como Cristo chegou?',
        verses: '5:4-6',
        listen: 'Chamado por Deus, como Arão; não se glorificou, o Pai o disse.',
      },
      {
        ask: 'Como o texto descreve a oração de Jesus, e o que ele aprendeu?',
        verses: '5:7-9',
        listen: 'Clamor, lágrimas, súplicas; aprendeu obediência no que sofreu.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Deus quis que quem cuida de “ignorantes e dos errados” soubesse, por dentro, o que é ser fraco?',
        verses: '5:1-2',
        listen: 'Sem isso, vira juiz impaciente; com isso, trata com jeito.',
        follow: 'A quem você conta um erro seu, e por que a essa pessoa?',
      },
      {
        ask: 'Jesus pediu a quem “podia o livrar da morte”, “foi ouvido” e, ainda assim, morreu. Em que sentido foi ouvido?',
        verses: '5:7',
        listen: 'Não escapou da morte: foi tirado de dentro dela, e sustentado até lá.',
      },
      {
        ask: 'Se Jesus nunca pecou, como pode ter aprendido a obediência?',
        verses: '5:8',
        listen: 'Aprender por dentro quanto custa; obedecer até onde dói.',
      },
    ],
    live: [
      {
        ask: 'Quando foi a última vez que você orou chorando, ou quis chorar e não conseguiu?',
        listen: 'Ninguém precisa contar o motivo.',
      },
      {
        ask: 'Que pedido seu foi ouvido de um jeito tão diferente do que pediu que você demorou a chamar de resposta?',
        listen: 'Sem final feliz obrigatório.',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'Homem não chora, engole o choro: quem ensinou isso na sua casa, e o que você faz com o versículo 7?',
        listen: 'Jesus chorou alto. Deixe a roda em silêncio se precisar.',
        for: ['men', 'young', 'teens', 'parents'],
      },
      {
        ask: 'Quem erra perto de você encontra mais um fiscal ou mais um sacerdote: alguém que leva a Deus?',
        listen: 'Filhos, equipe, irmãos novos na fé.',
        for: ['parents', 'adults', 'long-believers'],
      },
      {
        ask: 'Que coisa a vida só ensinou a você pelo lado difícil, e que hoje ajuda a tratar bem os outros?',
        listen: 'Dor que virou jeito, sem dizer que a dor foi boa.',
        for: ['elderly', 'adults', 'couples'],
      },
      {
        ask: 'Alguns só imaginam Deus de braços cruzados. O que muda em quem descobre que há um homem que chorou ao lado do trono?',
        listen: 'Aproximação; talvez surpresa.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'O que você gostaria que Jesus repetisse hoje ao Pai no seu nome?',
        listen: 'Uma frase; pode ficar escrita.',
        for: ['mourning', 'young', 'singles', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem na sua família era mandado na frente para pedir as coisas ao pai, à mãe ou à avó, e por que essa pessoa?',
        bridge:
          'Mandar alguém na frente que sabe falar: o sumo sacerdote era isso, e Jesus é mais.',
      },
      {
        text: 'Em que filme, novela ou gol você chorou e fingiu que era cisco?',
        bridge: 'Jesus não fingiu cisco. Ele orou com lágrimas.',
        for: ['men', 'young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no rosto, debaixo dos olhos, e lembre de um choro que ninguém viu.',
      bridge: 'Alguém viu, e sabe como é. Leia o versículo 7 pensando nisso.',
    },
    complete: [
      {
        name: 'Pedido levado em mãos',
        text: 'Escreva como se entregasse a um advogado amigo: O meu caso é … . O que eu não sei explicar é … . Quem mais está envolvido é … . Jesus, leva isto ao Pai e diz que eu … . Dobre e deixe dentro da Bíblia, no capítulo 5.',
      },
      {
        name: 'O que aprendi sofrendo',
        text: 'Complete só até onde puder: No tempo de … eu sofri … . Ali aprendi … . Ainda não entendo … . Quem ficou perto foi … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha alguém que errou e por sete dias fale dele mais com Deus do que com os outros.',
        tell: 'se mudou o jeito de você olhar para a pessoa, sem dizer quem é.',
      },
      {
        do: 'Ore em voz alta, sozinho, usando as palavras que vierem, sem frase bonita, por cinco minutos.',
        tell: 'que palavra apareceu mais.',
      },
    ],
    children: {
      truth: 'Jesus sabe o que é chorar e fala por mim com Deus.',
      to7: {
        story:
          'O Miguel caiu da bicicleta e ralou o joelho. Ai, ai, ai! O primo falou: que bobagem, nem doeu. Mas tinha doído, sim. Aí chegou a Clarinha, que também já tinha caído. Ela mostrou a marca no joelho dela: eu sei como é. Sentou do lado, deu a mão e foi com ele até a mamãe contar tudo. Jesus é assim com a gente. Ele é o Filho de Deus e virou menino e homem. Ele já ficou cansado, já ficou triste, já orou chorando. Por isso sabe como é. E ele nos dá a mão e fala por nós com o Pai.',
        activity:
          'Façam um curativo de papel com o nome de Jesus e colem num boneco, dizendo: eu sei como é, vou com você.',
        questions: [
          'Quem entendeu o Miguel?',
          'Jesus já chorou?',
          'O que você quer que Jesus conte a Deus por você?',
        ],
      },
      to12: {
        story:
          'No time da escola, quem falava com a diretora era o representante. O primeiro se escolheu sozinho e só pedia coisas para si. Não durou. Depois a turma ganhou a Elisa. Ela já tinha ficado de recuperação, já tinha chorado no banheiro; sabia como era. Quando alguém errava, ela ia junto e explicava. No povo de Israel havia o sumo sacerdote, que falava com Deus por todos. Era alguém do povo, com fraquezas. Precisava pedir perdão até por si mesmo. E ninguém se nomeava: Deus chamava. A carta aos Hebreus conta que Jesus é o melhor de todos. O Pai o chamou. Ele nunca pecou, mas viveu como a gente: orou em voz alta, com lágrimas, quando ia morrer. Deus o ouviu e, depois da cruz, o levantou. Agora Jesus fala por nós para sempre. Não precisa trocar de representante no fim do ano. E você pode chegar sem inventar nada.',
        activity:
          'Em duplas, um conta um problema inventado e o outro o leva ao juiz da brincadeira, falando a favor; conversem sobre como é ter quem fale por nós.',
        questions: [
          'Por que a Elisa era uma boa representante?',
          'Como Jesus orou, segundo o versículo 7?',
          'O que você quer que ele leve ao Pai?',
        ],
      },
      challenge: 'Fique ao lado de alguém que está triste e diga: eu vou com você.',
    },
    prayer:
      'Jesus, tu oraste com lágrimas e foste ouvido. Toma o nosso caso. Não sabemos falar direito, e tu sabes. Ensina-nos a tratar com jeito quem erra, porque também somos fracos. E leva-nos contigo ao Pai, sem vergonha. Amém.',
    leader: {
      lost: 'Melquisedeque vai chamar atenção. Em uma frase: um rei e sacerdote antigo, sem sucessor na história (Gênesis 14), figura de um sacerdócio que não acaba; o capítulo 7 explica. Volte às lágrimas.',
      tender:
        'Quem orou por uma cura ou por um filho e a pessoa morreu pode ouvir o foi ouvido como mentira. Não explique. Diga: Jesus também foi até a morte, e Deus não o largou lá. Fique perto depois do encontro.',
    },
    comfort:
      'Chorar em voz alta não é falta de fé. O Filho de Deus fez isso, e o Pai ouviu. Se não sobrou palavra nenhuma, o choro já está escrito na oração dele.',
    closing: 'Há lágrimas perto do trono, e elas falam por nós.',
    words: [
      'sumo sacerdote',
      'clamor e lagrimas',
      'oracoes como suplicas',
      'aprendeu a obediencia',
      'melquisedeque',
      'autor da eterna salvacao',
      'rodeado de fraqueza',
      'como arao',
      'tu es meu filho',
      'sacerdote para sempre',
      'compadecer dos ignorantes',
      'getsemani',
    ],
  },
  {
    verses: '6:9-20',
    key: '6:19',
    title: 'Uma âncora que fica do outro lado',
    theme: 'a esperança que segura',
    themes: ['esperanca', 'fidelidade', 'espera', 'fe'],
    idea: 'A nossa esperança não está amarrada no nosso humor, e sim em Deus, que prometeu e jurou: é âncora presa além do véu, onde Jesus já entrou por nós.',
    context:
      'Cansados e pressionados, alguns pensavam em largar a fé, e o autor deu um aviso bem sério logo antes (6:4-8). Agora muda o tom e os chama de amados. Lembra o bem que fizeram, a paciência de Abraão e duas coisas que não mudam: a promessa e o juramento de Deus.',
    retold: [
      {
        verses: '6:9-12',
        says: 'O autor espera coisas melhores dos leitores, porque Deus não esquece o amor com que serviram aos santos. Deseja que mostrem o mesmo empenho até o fim.',
      },
      {
        verses: '6:13-15',
        says: 'Deus jurou por si mesmo, porque não havia ninguém maior, que abençoaria e multiplicaria Abraão. Esperando com paciência, Abraão obteve a promessa.',
      },
      {
        verses: '6:16-20',
        says: 'O juramento encerra as disputas, e Deus também jurou, ele que não pode mentir. Por isso a esperança é firme âncora da alma, que entra além do véu, onde Jesus entrou.',
      },
    ],
    read: {
      verses: '6:10-20',
      how: 'Segurem todos uma mesma corda ou barbante enquanto leem; no 19, quem está na ponta a amarra em algo firme.',
    },
    observe: [
      {
        ask: 'Do que Deus não se esquece, e o que os leitores ainda continuam fazendo?',
        verses: '6:10',
        listen: 'Da obra e do trabalho do amor; serviram e servem aos santos.',
      },
      {
        ask: 'O que o autor deseja e o que ele teme que aconteça com eles?',
        verses: '6:11-12',
        listen: 'Empenho até o fim; não ficar negligentes.',
      },
      {
        ask: 'Por quem Deus jurou a Abraão, e por quê?',
        verses: '6:13-15',
        listen: 'Por si mesmo; não há ninguém maior. E Abraão esperou com paciência.',
      },
      {
        ask: 'Que palavras descrevem a âncora, e onde está presa a ponta dela?',
        verses: '6:18-20',
        listen: 'Segura, firme; além do véu, onde Jesus entrou como precursor.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não precisava jurar para ser acreditado. Por que ele jurou mesmo assim?',
        verses: '6:16-18',
        listen: 'Por causa da nossa fraqueza; para encorajar.',
        follow: 'O que isso conta do jeito dele?',
      },
      {
        ask: 'Âncora não tira a tempestade do mar. O que ela faz, então, e o que não faz?',
        verses: '6:19',
        listen: 'Não acalma as ondas; não deixa o barco ir embora.',
      },
      {
        ask: 'Âncora comum desce para o fundo que não se vê. Esta “entra ao interior, além do véu”. O que se ganha com essa imagem estranha?',
        verses: '6:19-20',
        listen: 'Está presa no próprio Deus, em Jesus, onde a onda não chega.',
      },
      {
        ask: 'Por que lembrar o serviço deles aos irmãos ajudaria gente tentada a desistir?',
        verses: '6:10-11',
        listen: 'O amor feito é sinal de vida; Deus notou o que ninguém viu.',
      },
    ],
    live: [
      {
        ask: 'Se a sua alma fosse um barco agora, estaria no porto, à deriva, em manobra ou no meio do temporal?',
        listen: 'Cada um no seu ponto do mar; sem conserto rápido.',
      },
      {
        ask: 'Onde você já jogou âncora e ela não segurou: dinheiro, gente, saúde, plano?',
        listen: 'Sem culpa; coisas boas, mas sem fundo firme.',
        for: ['adults', 'men', 'women', 'couples'],
      },
      {
        ask: 'Que mudança de humor, de turma ou de nota leva a sua fé junto quando vai?',
        listen: 'Fé presa no sentimento; falar sem vergonha.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que serviço seu ninguém agradeceu, e o que sente ao ouvir que Deus não se esqueceu?',
        listen: 'Nome do serviço; o grupo pode agradecer ali mesmo.',
        for: ['long-believers', 'elderly', 'women'],
      },
      {
        ask: 'De quem você aprendeu a esperar com paciência só de ver essa pessoa viver?',
        listen: 'Imitar gente de verdade.',
        for: ['young', 'singles', 'new-believers', 'adults'],
      },
      {
        ask: 'Qual promessa de Deus você já decorou e ainda não apoiou o peso todo em cima?',
        listen: 'Entre saber e se apoiar há um passo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Perder alguém solta a gente no meio do mar. O que tem segurado você, mesmo que pouco?',
        listen: 'Pode ser um café, um cachorro, um salmo.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a sua pior viagem de barco, balsa, ônibus ou montanha russa? Contem até onde dá para ouvir perto do almoço.',
        bridge: 'Quem já balançou assim entende o que vale uma âncora.',
      },
      {
        text: 'Quando criança, que jura solene fazia o outro acreditar em você: dedinho, beijo cruzado, pela minha bola?',
        bridge: 'Deus também jurou, e não tinha ninguém maior para pôr na jura.',
        for: ['young', 'teens', 'adults', 'couples', 'parents'],
      },
    ],
    quiet: {
      text: 'Amarre um barbante em algo firme, a grade, o pé da mesa, e segure a outra ponta com os olhos fechados. Puxe de leve.',
      bridge: 'Você não vê o nó, mas sente. Leia o 19 com o barbante na mão.',
    },
    complete: [
      {
        name: 'Desenho de bordo',
        text: 'Desenhe um barco. Nas ondas, escreva o que balança: … , … . Na corda, o que você sabe de Deus mesmo balançando: … . Na ponta da âncora, bem longe da onda, o nome de quem já chegou lá: … .',
      },
      {
        name: 'Deus não se esqueceu',
        text: 'Liste três coisas feitas por amor que ninguém viu: … , … , … . Ao lado de cada uma, escreva: visto. Embaixo: hoje, com o mesmo empenho, eu ainda posso … .',
      },
    ],
    challenges: [
      {
        do: 'Agradeça com detalhes a alguém que serve aos irmãos há anos sem aparecer.',
        tell: 'o que a pessoa fez com as mãos enquanto você falava.',
      },
      {
        do: 'Amarre um barbante no chaveiro ou na mochila; cada vez que tocar nele, diga a promessa em que quer apoiar o peso.',
        tell: 'que promessa foi, e em que lugar você tocou no nó.',
      },
    ],
    children: {
      truth: 'Deus cumpre o que promete, e eu me seguro nele.',
      to7: {
        story:
          'O barquinho do seu Zé se chamava Sereno. Um dia o vento soprou: vuuuu! As ondas subiram: chuá! O Sereno balançava para cá e para lá. A Lili, neta do seu Zé, ficou com medo: vovô, vamos embora com o vento! O vovô sorriu e mostrou uma corda grossa. Na ponta dela, lá no fundo, tinha uma âncora bem presa na pedra. O barco balança, disse ele, mas não vai embora. A Bíblia conta que Deus fez uma promessa para Abraão, e cumpriu. E que Jesus já está no céu, segurando a nossa corda. A gente balança, mas não se perde!',
        activity:
          'Amarrem um barquinho de papel numa pedra, ponham na bacia e soprem forte; vejam se ele vai embora.',
        questions: [
          'O que o vento fez com o Sereno?',
          'Onde a âncora estava presa?',
          'Quem segura você quando tem medo?',
        ],
      },
      to12: {
        story:
          'Promete?, pergunta um. Prometo!, diz o outro. Jura? E aí vem o dedinho cruzado, porque a gente conhece promessa furada. Hebreus conta que Deus prometeu abençoar Abraão e, para ele ter certeza, jurou. Só que quem jura, jura por alguém maior. E maior que Deus não existe! Então jurou por ele mesmo. Abraão esperou com paciência, e Deus cumpriu. Duas coisas que não mudam: o que Deus promete e o que Deus jura. Ele não mente. O autor escreve isso a gente cansada, com vontade de largar tudo. Ele não diz: sejam fortes. Diz: vocês têm uma âncora. Uma âncora não para a tempestade, mas não deixa o barco ser levado. E esta não está presa no fundo do mar. Está presa lá dentro, junto de Deus, onde Jesus entrou primeiro para abrir caminho. E mais: Deus não esqueceu nenhum bem que vocês fizeram.',
        activity:
          'Façam cabo de guerra de brincadeira com a corda amarrada numa árvore; depois escrevam promessas de Deus em papéis e pendurem na corda.',
        questions: [
          'Por que Deus jurou por si mesmo?',
          'O que a âncora faz na tempestade?',
          'Em que onda você precisa lembrar que a corda segura?',
        ],
      },
      challenge: 'Cumpra esta semana uma promessa que você fez, para parecer com Deus.',
    },
    prayer:
      'Deus que não mentes, as ondas existem e a gente balança. Obrigado porque a ponta da corda não está na nossa mão. Lembra o amor que alguém aqui fez em segredo. Segura quem está à deriva, por Jesus, que entrou primeiro. Amém.',
    leader: {
      lost: 'O aviso de 6:4-8, sobre quem cai e não volta, pode dominar a noite. Diga que é sério, que o próprio autor logo escreve esperar melhores coisas deles, e leve quem se assustou para a âncora. Converse a sós depois.',
      tender:
        'Gente com depressão ou ansiedade pode achar que balançar é prova de não ter fé. Diga: barco ancorado balança. Incentive o tratamento; e, se houver pensamento de morte, não deixe sozinho: CVV 188.',
      differ:
        'Se alguém que crê de verdade pode se perder, os cristãos respondem de dois modos: uns dizem que Deus guarda os seus até o fim e o aviso serve para isso; outros, que é possível abandonar a fé. Ambos dizem: fique perto, persevere, há refúgio.',
    },
    comfort:
      'Você não precisa segurar a âncora. Ela já está presa, do lado de lá. Pode descansar as mãos esta noite; a corda não depende do seu aperto.',
    closing: 'O barco balança; o nó não.',
    words: [
      'ancora da alma',
      'ancora',
      'alem do veu',
      'jurou por si mesmo',
      'impossivel que deus minta',
      'duas coisas imutaveis',
      'deus nao e injusto para se esquecer',
      'trabalho do amor',
      'precursor',
      'herdam as promessas',
      'esperando pacientemente',
      'segura e firme',
    ],
  },
  {
    verses: '7:1-28',
    key: '7:25',
    title: 'Um sacerdote que não passa',
    theme: 'Jesus, sacerdote para sempre',
    themes: ['salvacao', 'oracao', 'esperanca', 'cruz'],
    idea: 'Os outros sacerdotes morriam e eram trocados; Jesus, segundo a ordem de Melquisedeque, vive para sempre, e por isso salva por completo quem se aproxima de Deus por meio dele.',
    context:
      'Melquisedeque aparece em Gênesis 14: rei e sacerdote que abençoa Abraão e some, sem começo nem fim contados. O Salmo 110 promete um sacerdote como ele, para sempre. Hebreus junta os fios: Jesus, da tribo de Judá, não veio da família dos sacerdotes, e sim por um juramento de Deus e por uma vida indestrutível.',
    retold: [
      {
        verses: '7:1-3',
        says: 'Melquisedeque, rei de justiça e de paz, recebe o dízimo de Abraão. Sem genealogia, sem começo nem fim, permanece sacerdote para sempre.',
      },
      {
        verses: '7:4-10',
        says: 'Melquisedeque é grande: o menor é abençoado pelo maior, e até Levi, por meio de Abraão, lhe pagou o dízimo.',
      },
      {
        verses: '7:11-17',
        says: 'Se o sacerdócio de Levi bastasse, não viria outro. O Senhor é de Judá e foi constituído pelo poder de uma vida indestrutível.',
      },
      {
        verses: '7:18-22',
        says: 'A Lei não tornou nada perfeito, e vem uma esperança melhor. Deus jurou, e Jesus é fiador de um pacto melhor.',
      },
      {
        verses: '7:23-28',
        says: 'Os outros sacerdotes eram muitos, porque morriam. Jesus vive sempre para interceder, e ofereceu a si mesmo uma vez por todas.',
      },
    ],
    read: {
      verses: '7:17-28',
      how: 'Quem conduz conta antes quem foi Melquisedeque. Leiam um versículo cada; cada vez que aparecer para sempre, todos repetem as duas palavras.',
    },
    observe: [
      {
        ask: 'Que frase sobre o sacerdote é dita duas vezes, e quem jurou?',
        verses: '7:17, 7:21',
        listen: 'Sacerdote para sempre, segundo a ordem de Melquisedeque; o Senhor.',
      },
      {
        ask: 'Por que os outros sacerdotes eram tantos, e por que Jesus é um só?',
        verses: '7:23-24',
        listen: 'A morte os impedia de continuar; ele permanece para sempre.',
      },
      {
        ask: 'O que Jesus pode fazer, por quem, e o que vive fazendo?',
        verses: '7:25',
        listen: 'Salvar de maneira completa os que se aproximam de Deus por ele; interceder.',
      },
      {
        ask: 'O que os sumos sacerdotes precisavam repetir, e o que Jesus fez uma vez só?',
        verses: '7:26-28',
        listen: 'Sacrifícios, por si e pelo povo; ele ofereceu a si mesmo.',
      },
    ],
    interpret: [
      {
        ask: 'A Lei “não tornou perfeito nada”, e veio “uma esperança melhor”. Melhor em quê?',
        verses: '7:18-19',
        listen: 'Por ela a gente se aproxima de Deus, o que a Lei não conseguia completar.',
      },
      {
        ask: 'Fiador é quem responde com o que é seu pelo compromisso de outro. O que isso diz de Jesus?',
        verses: '7:20-22',
        listen: 'Ele garante o pacto em pessoa; não depende da nossa firmeza.',
        follow: 'Quem já foi fiador sabe o risco. Que risco Jesus correu?',
      },
      {
        ask: 'Por que “vive para sempre” é a razão de a salvação ser completa?',
        verses: '7:24-25',
        listen: 'Não há dia em que ele falte, nem substituto que comece do zero.',
      },
      {
        ask: 'Ele é “separado dos pecadores”, e intercede por eles. Por que precisamos das duas coisas juntas?',
        verses: '7:25-27',
        listen: 'Santo o bastante para nos levar a Deus, perto o bastante para nos carregar.',
        follow: 'O que faltaria se fosse só uma delas?',
      },
    ],
    live: [
      {
        ask: 'Que diferença faria, numa terça-feira cansada, lembrar que alguém está orando por você naquele minuto?',
        listen: 'Um horário e um lugar concretos.',
      },
      {
        ask: 'Quem ajudava você a chegar perto de Deus e hoje já não está ao seu lado?',
        listen: 'Pastor, avó, amigo. Gratidão e saudade cabem juntas.',
        for: ['adults', 'mourning', 'elderly', 'long-believers'],
      },
      {
        ask: 'Tudo muda: professor, líder, turma, amigo. O que muda na sua fé se Jesus não sai do lugar?',
        listen: 'Segurança; quem decepcionou não era o sacerdote.',
        for: ['young', 'teens'],
      },
      {
        ask: 'O que você ainda tenta pagar a Deus, como quem repete um sacrifício que já foi feito uma vez por todas?',
        listen: 'Promessas de troca, castigos que a pessoa se dá.',
        follow: 'O que seria receber em vez de pagar?',
        for: ['adults', 'long-believers', 'new-believers'],
      },
      {
        ask: 'O que faz você pensar que não pode se aproximar de Deus do jeito que está?',
        listen: 'Acolher; o convite é para os que se aproximam por Jesus.',
        for: ['visitors', 'new-believers', 'singles'],
      },
      {
        ask: 'Por quem você intercede, e em que isso se parece com o que Jesus faz?',
        listen: 'Nomes de filhos, amigos, colegas.',
        for: ['parents', 'couples', 'elderly', 'women', 'men'],
      },
      {
        ask: 'De que coisa em você é difícil crer que Jesus salve por completo?',
        listen: 'Um vício, uma culpa antiga. Sem pedir detalhes.',
      },
    ],
    icebreakers: [
      {
        text: 'Quantos professores, médicos ou chefes novos você já teve de conhecer contando tudo outra vez desde o começo?',
        bridge: 'Cansa recomeçar com cada um. O texto fala de alguém que não é trocado.',
      },
      {
        text: 'Para quem você liga quando precisa que alguém fale por você: no banco, no condomínio, na família?',
        bridge: 'Há alguém que fala por nós diante de Deus, e não sai de férias.',
      },
    ],
    quiet: {
      text: 'Repare na sua respiração: vai e volta, sem você mandar. Enquanto isso, alguém está vivo e ora por você.',
      bridge: 'É o que diz o versículo 25. Leia devagar até chegar lá.',
    },
    complete: [
      {
        name: 'Ele vive para',
        text: 'Complete com o seu nome e a sua semana: Jesus vive para interceder por mim, …, quando … . Ele pode salvar por completo até … . Então posso me aproximar de Deus com … .',
      },
      {
        name: 'Passaram e permanece',
        text: 'Escreva nomes de gente que conduziu você a Deus e passou: … . Agradeça por cada um. Depois escreva: mas Jesus permanece para sempre, e por isso … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha três pessoas e interceda por elas todos os dias, no mesmo horário, até o próximo encontro.',
        tell: 'que horário escolheu e o que percebeu em si enquanto orava.',
      },
      {
        do: 'Sempre que a culpa vier com força nesta semana, pare e diga em voz baixa: ele vive para interceder por mim.',
        tell: 'uma hora em que precisou da frase.',
      },
    ],
    children: {
      truth: 'Jesus vive para sempre e ora por mim.',
      to7: {
        story:
          'Muito tempo atrás, o povo de Deus tinha sacerdotes. Eles oravam pelas pessoas: Deus, cuida da dona Ana! Deus, perdoa o seu José! Mas cada um ficava velhinho e ia embora. Aí vinha outro, e depois outro, e mais outro. Que saudade do primeiro! Deus tinha feito uma promessa: um dia vai chegar um que fica para sempre. Quem seria? Jesus! Jesus morreu por nós uma vez só, e ressuscitou, e nunca mais morre. E sabe o que ele está fazendo? Falando com o Pai sobre a gente. Ele fala o seu nome também. De manhã, de tarde e de noite.',
        activity:
          'Em roda, cada um diz o próprio nome, e todos respondem: Jesus ora por você hoje!',
        questions: [
          'O que os sacerdotes faziam pelas pessoas?',
          'Quem é o sacerdote que fica para sempre?',
          'Por quem você quer orar?',
        ],
      },
      to12: {
        story:
          'Há na Bíblia um personagem misterioso. Abraão voltava de uma batalha, e apareceu Melquisedeque, rei de Salém, que quer dizer paz, e sacerdote de Deus. Abençoou Abraão e saiu da história. Ninguém conta quem era o pai dele, quando nasceu, quando morreu. Séculos depois, um salmo prometeu: vai chegar um sacerdote como Melquisedeque, para sempre. Enquanto isso, o povo tinha sacerdotes da família de Levi. Eles faziam sacrifícios todo dia, pelos próprios erros e pelos do povo. E morriam, e vinha outro. A carta aos Hebreus mostra quem era o prometido: Jesus. Ele não precisou pedir perdão por si, porque nunca pecou. Não repetiu o sacrifício: deu a própria vida uma vez por todas. E ressuscitou, então ninguém precisa ficar no lugar dele. Agora vive para falar ao Pai por nós. Por isso pode salvar por inteiro quem chega a Deus por meio dele.',
        activity:
          'Façam uma fila de sacerdotes: cada um dá um passo, diz eu passo e se senta. O último fica de pé, e todos leem juntos o versículo 25.',
        questions: [
          'O que há de misterioso em Melquisedeque?',
          'O que Jesus fez uma vez só?',
          'Quando você gostaria de lembrar que Jesus ora por você?',
        ],
      },
      challenge: 'Toda noite, diga a Jesus o nome de um amigo e peça por ele.',
    },
    prayer:
      'Jesus, sacerdote para sempre, obrigado porque não és trocado, nem te cansas de nós. Tu te entregaste uma vez, e basta. Leva hoje ao Pai os nomes que trazemos e os que ninguém lembra. Ensina-nos a chegar perto, sem moeda de troca. Amém.',
    leader: {
      lost: 'Melquisedeque pode tomar a noite toda: anjo, homem, aparição? Conte Gênesis 14:18-20 em duas frases e siga para o versículo 25, que é aonde o capítulo quer chegar. O dízimo aqui serve para mostrar como Melquisedeque é grande.',
      tender:
        'Perdas de pai, mãe ou pastor querido podem voltar na pergunta sobre quem nos ajudava a chegar perto de Deus. Dê tempo. Quem foi ferido por um líder também pode precisar ouvir que o sacerdote que não passa é outro.',
      differ:
        'Para católicos e ortodoxos, o sacerdote da igreja participa do único sacerdócio de Cristo, cuja oferta, feita uma vez, se torna presente na missa. Evangélicos sublinham que todo o que crê se aproxima direto por Jesus. Todos confessam que o sacrifício é um só.',
    },
    comfort:
      'Quando você não consegue orar, há oração por você. Não para, não perde o fio, não espera que você melhore. Ele vive para isso.',
    closing: 'Ele vive, e fala o nosso nome ao Pai.',
    words: [
      'melquisedeque',
      'rei de salem',
      'ordem de melquisedeque',
      'sacerdote para sempre',
      'sacerdocio levitico',
      'vive para interceder',
      'vive sempre para interceder',
      'salvar de maneira completa',
      'salvar perfeitamente',
      'fiador',
      'uma vez por todas',
      'vida indestrutivel',
      'dizimo dos despojos',
    ],
  },
  {
    verses: '8:1-13',
    key: '8:10',
    title: 'Escrito por dentro',
    theme: 'a nova aliança',
    themes: ['graca', 'perdao', 'palavra', 'identidade'],
    idea: 'Jesus é o mediador de um pacto melhor: em vez de só mandar de fora, Deus escreve por dentro, se deixa conhecer por pequenos e grandes e não guarda lembrança do pecado.',
    context:
      'Quem lia esta carta sentia falta do Templo, do altar, dos sacerdotes que dava para ver. O autor responde: aquilo era maquete; temos o original, Jesus sentado à direita de Deus. E cita Jeremias 31, escrito seis séculos antes, quando Deus prometeu um novo pacto ao seu povo.',
    retold: [
      {
        verses: '8:1-2',
        says: 'O ponto principal, diz o autor, é que temos um Sumo Sacerdote nos céus, à direita do trono, servidor do verdadeiro Tabernáculo, que o Senhor ergueu.',
      },
      {
        verses: '8:3-5',
        says: 'Na terra, os sacerdotes oferecem sacrifícios segundo a Lei e servem a uma sombra das coisas celestiais. Moisés fez tudo conforme o modelo mostrado no monte.',
      },
      {
        verses: '8:6-9',
        says: 'Jesus é Mediador de um pacto melhor. Como o povo não permaneceu no primeiro, Deus promete um novo, diferente do que fez na saída do Egito.',
      },
      {
        verses: '8:10-13',
        says: 'Deus diz que porá suas leis nas mentes e nos corações e que todos o conhecerão, do menor ao maior. O primeiro pacto fica ultrapassado.',
      },
    ],
    read: {
      verses: '8:6-13',
      how: 'Um lê o autor (6-8a e 13); outra voz, de pé, lê as palavras do Senhor. Em 10 a 12, parem depois de cada promessa.',
    },
    observe: [
      {
        ask: 'O que é melhor agora, segundo a frase que abre a leitura?',
        verses: '8:6',
        listen: 'O ofício de Jesus, o pacto, as promessas.',
      },
      {
        ask: 'Por que o primeiro pacto não bastou? De quem foi a falha?',
        verses: '8:7-9',
        listen: 'Não permaneceram nele; Deus os repreendia.',
      },
      {
        ask: 'Que promessas Deus faz em 10 a 12? Contem nos dedos.',
        verses: '8:10-12',
        listen:
          'Lei nas mentes e corações; meu povo; todos me conhecerão; misericórdia; não lembrar.',
      },
      {
        ask: 'Quem vai conhecer a Deus?',
        verses: '8:11',
        listen: 'Todos, do menor ao maior.',
      },
    ],
    interpret: [
      {
        ask: 'Lei na pedra ou no papel diz o que fazer. O que a lei escrita no coração consegue que a de fora não conseguia?',
        verses: '8:9-10',
        listen: 'Dá vontade, dá jeito; obedece-se por dentro.',
        follow: 'O que você faz hoje com gosto e antes fazia por obrigação?',
      },
      {
        ask: 'Deus usa carinho até ao falar do que deu errado: “os tomei pelas mãos”. O que isso mostra do coração dele?',
        verses: '8:9',
        listen: 'Pai que ensina a andar; quem soltou foi o filho.',
      },
      {
        ask: 'Deus sabe tudo. O que ele quer dizer com não se lembrar mais dos pecados?',
        verses: '8:12',
        listen: 'Não traz à tona, não cobra, não usa contra.',
      },
      {
        ask: 'Entre o menor e o maior não há mais intermediário humano para conhecer a Deus. Que porta se abre e que vaidade se fecha?',
        verses: '8:6, 8:11',
        listen: 'Acesso para todos por Jesus; ninguém é dono de Deus.',
      },
    ],
    live: [
      {
        ask: 'Que mandamento de Deus ainda está do lado de fora em você: você cumpre, mas não entendeu nem quis?',
        listen: 'Franqueza; pedir que ele escreva ali.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'O que já está escrito em você há tanto tempo que sai sem pensar, de bom e de ruim?',
        listen: 'Frases da infância, reflexos. Deus também escreve.',
      },
      {
        ask: 'Senha, print, histórico: a internet não esquece. Como é para você um Deus que escolhe não lembrar?',
        listen: 'Alívio, desconfiança. Deixe as duas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que pecado já perdoado você relembra a Deus de vez em quando, como se ele tivesse esquecido de se lembrar?',
        listen: 'Sem contar qual.',
        for: ['adults', 'elderly', 'women', 'men'],
      },
      {
        ask: 'Vocês guardam arquivo um do outro? Como ficaria apagar uma pasta?',
        listen: 'Uma pasta específica; fora os casos de violência, que pedem proteção.',
        for: ['couples'],
      },
      {
        ask: 'Você acha que conhecer a Deus é coisa de gente estudada ou especial? O que o menor de todos já sabe dele?',
        listen: 'Criança, idoso, quem não lê.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Qual é a diferença entre uma criança que obedece com você olhando e uma que guardou aquilo no coração, e como se chega lá?',
        listen: 'Tempo, exemplo, conversa, oração.',
        for: ['parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o recado mais engraçado que já deixaram para você: na geladeira, na mão, na poeira do carro?',
        bridge: 'Recado na pedra, no papel, na mão. Deus escolheu um lugar melhor para escrever.',
      },
      {
        text: 'Que música você sabe inteira sem nunca ter tentado decorar? Cantem um pedaço.',
        bridge: 'Ela ficou escrita por dentro. É com uma coisa assim que Deus sonha.',
        for: ['teens', 'young', 'elderly', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Com o dedo, escreva devagar uma palavra no lado esquerdo do peito. Sinta a letra.',
      bridge:
        'Porei minhas leis nas mentes, as escreverei em seus corações: é Deus quem escreve. Leia o 10.',
    },
    complete: [
      {
        name: 'De fora para dentro',
        text: 'Escreva em volta de um coração desenhado o que ainda é só regra: … , … . Dentro, o que já virou vontade: … , … . Faça uma seta numa das regras e escreva nela: Senhor, escreve.',
      },
      {
        name: 'Arquivo morto',
        text: 'Num papel à parte, só seu: O que eu ainda arquivo contra mim é … ; contra outra pessoa, … . Escreva por cima, bem grande, a promessa do 12: não mais me lembrarei. Depois rasgue.',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma frase da Bíblia e copie-a à mão uma vez por dia, até saber sem olhar.',
        tell: 'em que momento da semana ela apareceu sozinha.',
      },
      {
        do: 'Na próxima discussão, não traga nada de antes daquele dia. Só o assunto de hoje.',
        tell: 'quantas vezes a frase do passado chegou à ponta da língua.',
      },
    ],
    children: {
      truth: 'Deus escreve o jeito dele no meu coração.',
      to7: {
        story:
          'Na parede da sala tinha uma lista: escovar os dentes, dividir o brinquedo, dizer a verdade. O Tomás olhava a lista e esquecia. Olhava e esquecia! Um dia o papel caiu atrás do sofá. E agora? Chegou o priminho Davi, sem brinquedo nenhum. O Tomás olhou para ele e deu o carrinho azul, o preferido. Tomás!, disse a mamãe, a lista nem está na parede! Ele pôs a mão no peito: acho que ela veio para cá. Deus prometeu fazer assim: escrever o jeito dele dentro da gente. E prometeu também não ficar lembrando os nossos erros. Por causa de Jesus!',
        activity:
          'Recortem um coração de papel e escrevam ou desenhem dentro uma coisa boa que Deus ensina; colem no lado de dentro da camiseta.',
        questions: [
          'O que aconteceu com a lista da parede?',
          'Por que o Tomás dividiu o carrinho?',
          'O que Deus já escreveu no seu coração?',
        ],
      },
      to12: {
        story:
          'A Manu estudava piano olhando a partitura sem parar. Se alguém virava a página, ela se perdia. A professora tocava de olhos fechados. Como a senhora consegue? A música já mora em mim, disse ela. Fazia muito tempo, Deus tinha escrito mandamentos em pedra para o povo de Israel. Eram bons. Deus os tinha tirado do Egito pela mão, como pai com filho pequeno. Mas o povo soltava a mão e esquecia. Então, pelo profeta Jeremias, Deus prometeu uma coisa nova: vou escrever dentro deles, na mente e no coração. Todos vão me conhecer, do menor ao maior. E não vou mais me lembrar dos pecados deles. Hebreus conta que Jesus trouxe esse novo pacto. Quem confia nele vai aprendendo por dentro, aos poucos. A Manu ainda erra notas. Só que agora, quando erra, sabe como a música devia soar. E volta.',
        activity:
          'Aprendam juntos um versículo curto cantando numa melodia conhecida, até todos conseguirem sem olhar.',
        questions: [
          'Por que a professora não precisava da partitura?',
          'O que Deus prometeu escrever, e onde?',
          'O que você faz de bom sem ninguém mandar?',
        ],
      },
      challenge: 'Faça o bem uma vez por dia sem ninguém lembrar você.',
    },
    prayer:
      'Pai que nos tomaste pela mão, soltamos tantas vezes. Obrigado por Jesus, que fez um pacto que não se quebra. Escreve em nós o teu jeito, com letra firme. E o que tu decidiste não lembrar, ajuda-nos a soltar também. Amém.',
    leader: {
      lost: 'O 13 pode virar desprezo pelo Antigo Testamento ou pelos judeus. Não é isso: quem promete o novo pacto é o próprio Antigo Testamento, a Israel. O que envelheceu é o sistema de sacrifícios, não as Escrituras nem o amor de Deus por aquele povo.',
      tender:
        'Quem sofreu violência pode ouvir não lembrar como ordem de esquecer. Diga: isso é o que Deus faz com o culpado arrependido; a vítima não é obrigada a apagar nem a ficar perto. Se ainda há risco, Ligue 180 ou Disque 100.',
      differ:
        'A promessa fala de Israel e de Judá. Uns entendem que ela se cumpre hoje na igreja, povo da nova aliança; outros, que a igreja já participa e Israel ainda a verá cumprida. Todos a leem selada no cálice de Jesus.',
    },
    comfort:
      'Não é preciso decorar nada hoje, nem provar que se lembra. Quem lembra é Deus, e o que ele escreveu em você continua escrito enquanto você dorme.',
    closing: 'Ele escreve por dentro e esquece por amor.',
    words: [
      'novo pacto',
      'nova alianca',
      'mediador de um melhor pacto',
      'leis nas mentes',
      'escreverei em seus coracoes',
      'todos me conhecerao',
      'do menor ao maior',
      'nao mais me lembrarei dos seus pecados',
      'melhores promessas',
      'sombra das coisas celestiais',
      'verdadeiro tabernaculo',
      'antiga alianca',
    ],
  },
  {
    verses: '9:11-28',
    key: '9:14',
    title: 'Uma vez por todas',
    theme: 'o sangue que limpa a consciência',
    themes: ['cruz', 'salvacao', 'perdao', 'servico'],
    idea: 'Todo ano o sacerdote entrava de novo com sangue alheio; Cristo entrou uma só vez com o próprio, limpa por dentro a consciência e voltará para buscar quem o espera.',
    context:
      'O autor descreveu o santuário: duas salas, um véu, e só um homem entrando na última, uma vez por ano, levando sangue (9:1-10). Aquilo lavava por fora e se repetia. A partir do versículo 11 ele diz o que Jesus fez de diferente. O centro da leitura explica também o que é um testamento.',
    retold: [
      {
        verses: '9:11-14',
        says: 'Cristo entrou de uma vez por todas no Santuário com o próprio sangue, não o de bodes. Se aquele purificava o corpo, o dele purifica a consciência.',
      },
      {
        verses: '9:15-17',
        says: 'Cristo é o Mediador de um Novo Testamento, para que os chamados recebam a herança eterna. E um testamento só vale depois da morte de quem o fez.',
      },
      {
        verses: '9:18-22',
        says: 'O primeiro testamento também foi consagrado com sangue: Moisés aspergiu o livro, o povo e o Tabernáculo. Sem derramamento de sangue não há perdão.',
      },
      {
        verses: '9:23-28',
        says: 'Cristo entrou no próprio Céu, para comparecer por nós diante de Deus. Ofereceu-se uma vez para tirar pecados, e aparecerá de novo aos que o esperam.',
      },
    ],
    read: {
      verses: '9:11-22',
      how: 'Leiam sentados em volta de uma mesa com um copo de água e um pano. No 14, façam silêncio. Quem conduz lê depois os versículos 26 a 28 para todos.',
    },
    observe: [
      {
        ask: 'Onde Cristo entrou, com o quê e quantas vezes?',
        verses: '9:11-12',
        listen: 'No santuário não feito por mãos; com o próprio sangue; uma vez por todas.',
      },
      {
        ask: 'O que o sangue de animais conseguia, e o que o de Cristo consegue?',
        verses: '9:13-14',
        listen: 'Pureza do corpo; consciência limpa, para servir ao Deus vivo.',
      },
      {
        ask: 'O que um testamento precisa para valer, e o que se recebe por ele aqui?',
        verses: '9:15-17',
        listen: 'A morte de quem o fez; a promessa da herança eterna.',
      },
      {
        ask: 'O que Moisés aspergiu, e que frase resume a Lei no assunto?',
        verses: '9:19-22',
        listen: 'Livro, povo, tabernáculo, utensílios; sem sangue não há perdão.',
      },
    ],
    interpret: [
      {
        ask: 'Por que a consciência é o lugar que nenhum ritual alcança?',
        verses: '9:13-14',
        listen: 'Fica dentro; sabe o que ninguém viu; água de fora não chega lá.',
        follow: 'Com que as pessoas costumam tentar limpá-la?',
      },
      {
        ask: 'O texto não diz que Deus gosta de sangue. O que ele mostra sobre a gravidade do mal e sobre quem paga?',
        verses: '9:14, 9:22',
        listen: 'Perdão custa vida; Deus mesmo, no Filho, paga.',
      },
      {
        ask: 'Uma herança só chega porque alguém morreu. O que muda em quem se sabe herdeiro e não empregado?',
        verses: '9:15-17',
        listen: 'Recebe por amor; não calcula.',
      },
      {
        ask: 'A consciência é limpa “para servirdes ao Deus vivo”. Por que gente com culpa serve mal?',
        verses: '9:14',
        listen: 'Trabalha para se pagar, com medo; livre, serve por amor.',
      },
    ],
    live: [
      {
        ask: 'O que você faz quando a consciência pesa: trabalha demais, compra, some, briga, ora?',
        listen: 'O mecanismo, sem a história.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Que obra boa sua talvez seja, no fundo, um pagamento por uma culpa antiga?',
        listen: 'Devagar. Servir pode ficar mais leve.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Dá para apagar a conversa do celular e não da cabeça. Como seria deixar Jesus chegar onde o apagar não chega?',
        listen: 'Coisa vista, dita, feita. Um adulto de confiança ajuda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Uma vez por todas: em que ponto da sua fé você ainda age como se fosse preciso repetir o sacrifício?',
        listen: 'Promessas, penitências, compensações.',
      },
      {
        ask: 'Se a consciência amanhecesse leve, a quem você serviria, e em quê?',
        listen: 'Um nome e um gesto.',
        for: ['adults', 'couples', 'new-believers'],
      },
      {
        ask: 'Como soa para você ouvir que alguém pagou antes de você saber que devia?',
        listen: 'Estranheza é boa resposta.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Ele aparecerá aos que o esperam. O que você gostaria que ele encontrasse você fazendo numa terça-feira?',
        listen: 'Coisa simples e de verdade.',
        for: ['elderly', 'young', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual mancha você tentou tirar de todo jeito e só piorou? Contem a receita caseira que não funcionou.',
        bridge: 'Tem mancha que água não leva. A carta fala de uma.',
      },
      {
        text: 'Que tarefa da casa você mais gostaria de fazer uma vez e nunca mais: louça, roupa, poeira, lancheira?',
        bridge:
          'Os sacerdotes entendiam: era todo dia, todo ano. Até que alguém fez uma vez por todas.',
        for: ['adults', 'couples', 'parents', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Lave as mãos sem pressa, com água e sabão. Repare: o que a água tirou e o que ela não alcança?',
      bridge: 'O versículo 14 vai até lá. Leia com as mãos ainda úmidas.',
    },
    complete: [
      {
        name: 'Herança',
        text: 'Escreva como um testamento aberto: Por causa da morte de Jesus, eu, … , recebo: … , … , … . Não paguei: … . Vou usar para servir a … .',
      },
      {
        name: 'Fora e dentro',
        text: 'Desenhe dois círculos, um dentro do outro. No de fora: o que eu já tentei lavar por minha conta … . No de dentro, em letra miúda que só Deus lê: … . Escreva atravessando os dois: uma vez por todas.',
      },
    ],
    challenges: [
      {
        do: 'Cada vez que lavar as mãos, diga por dentro: limpo para servir; e faça logo depois um favor pequeno.',
        tell: 'qual favor apareceu mais vezes.',
      },
      {
        do: 'Conte a uma pessoa madura e de confiança uma coisa que pesa na sua consciência, e peça que ela ore por você.',
        tell: 'apenas se foi mais leve voltar para casa.',
      },
    ],
    children: {
      truth: 'Jesus fez tudo uma vez só, e me limpa por dentro.',
      to7: {
        story:
          'A Rita quebrou o vaso e escondeu os cacos debaixo do tapete. Depois lavou as mãos, tomou banho, pôs roupa limpa. Mas, lá dentro, alguma coisa pesava, pesava. A água não chega lá!, pensou. Então contou para o papai. Ele abaixou, abraçou e disse: eu já tinha visto, e já paguei um vaso novo. Está perdoado. Uf! O peso foi embora. A Rita saiu pulando e foi ajudar a pôr a mesa. A Bíblia conta que Jesus fez assim por nós, na cruz. Uma vez só, e valeu para sempre. Ele limpa o coração, aonde a água não chega.',
        activity:
          'Encham uma mochila com livros, ponham nas costas e andem; depois tirem tudo e pulem. Conversem sobre o peso que Jesus tira.',
        questions: [
          'O que a Rita escondeu?',
          'Por que o banho não resolveu?',
          'O que você quer contar para Jesus?',
        ],
      },
      to12: {
        story:
          'Todo ano, num dia marcado, o sumo sacerdote de Israel fazia a mesma coisa. Lavava-se, vestia roupa de linho, passava pelo véu e entrava na sala mais santa. Só ele, só naquele dia, pedindo perdão por todos e por ele também. No ano seguinte, tudo de novo. Era como um aviso: o pecado é sério, e isto ainda não é o fim. Então veio Jesus. Ele não entrou numa sala feita por gente: foi até o Pai. Não levou nada emprestado: entregou a própria vida. E não precisou voltar no outro ano. Uma vez por todas! O que ele fez limpa a consciência, aquela voz que pesa quando a gente sabe que errou. Nenhum banho alcança essa parte. Jesus alcança. E limpa para quê? Para servir ao Deus vivo, leve, sem medo. Um dia ele vai aparecer de novo, e desta vez é para buscar quem está esperando por ele.',
        activity:
          'Pendurem um lençol como véu. Cada um escreve num papel um peso, deixa num cesto do lado de cá, e atravessa de mãos livres para receber um abraço.',
        questions: [
          'O que o sacerdote fazia todo ano?',
          'O que Jesus fez de diferente?',
          'O que pesa em você, e a quem pode contar?',
        ],
      },
      challenge:
        'Se fez algo errado escondido, conte a um adulto e a Jesus, e depois ajude alguém.',
    },
    prayer:
      'Cristo, entraste uma vez e bastou. Vem aonde a nossa água não chega. Tira o peso das obras mortas e põe nas nossas mãos um serviço leve. Obrigado pela herança que custou a tua vida. Esperamos por ti. Amém.',
    leader: {
      lost: 'A mobília do santuário e a palavra testamento, que no grego também quer dizer pacto, podem prender o grupo. Mostre a linha: muitas vezes, por fora; uma vez, por dentro. E não transforme a cruz em Pai bravo contra Filho bom: é Deus quem se dá.',
      tender:
        'Culpa que não é da pessoa pesa como se fosse: quem foi abusado, quem sobreviveu, quem perdeu um filho. Diga que essa não precisa de perdão, precisa de cuidado. Se falarem em não merecer viver: CVV 188, e não deixe só.',
      differ:
        'Como a morte de Cristo nos salva (no nosso lugar, como vitória, como entrega de amor), os cristãos dão acentos diferentes. Católicos veem a missa tornando presente o único sacrifício; evangélicos preferem falar em memória. Único, para ambos, ele é.',
    },
    comfort:
      'Uma vez por todas quer dizer que não sobrou nenhuma parte para você completar. Nem a sua dor precisa pagar alguma coisa. Descanse.',
    closing: 'Aonde a água não chega, ele chegou.',
    words: [
      'uma vez por todas',
      'sangue de touros e bodes',
      'derramamento de sangue',
      'nao ha perdao',
      'purificara a vossa consciencia',
      'obras mortas',
      'mediador de um novo testamento',
      'testador',
      'redencao eterna',
      'ordenado aos seres humanos morrerem uma vez',
      'depois disso o juizo',
      'segunda vez',
      'sangue do cristo',
    ],
  },
  {
    verses: '10:1-18',
    key: '10:14',
    title: 'O sacerdote que se sentou',
    theme: 'o sacrifício que bastou',
    themes: ['cruz', 'perdao', 'descanso', 'salvacao'],
    idea: 'Os sacerdotes ficavam de pé porque o serviço não acabava; Jesus ofereceu a si mesmo e se sentou: com uma só oferta, quem se achega está perdoado, e não há mais o que pagar.',
    context:
      'É o último passo de uma longa explicação sobre sacrifícios. No santuário antigo não havia cadeira: o trabalho recomeçava a cada manhã, e o grande dia, a cada ano. O autor põe na boca de Jesus o Salmo 40 e volta à promessa de Jeremias. Em seguida virá o convite: então cheguem perto (10:19).',
    retold: [
      {
        verses: '10:1-4',
        says: 'A Lei tem só uma sombra dos bens futuros. Os sacrifícios de cada ano apenas lembram os pecados, porque sangue de touros e de bodes não pode tirá-los.',
      },
      {
        verses: '10:5-10',
        says: 'Ao entrar no mundo, Jesus diz que Deus não quis sacrifícios, mas lhe preparou um corpo para fazer a vontade dele. Pela oferta desse corpo somos santificados.',
      },
      {
        verses: '10:11-14',
        says: 'Os sacerdotes oferecem cada dia os mesmos sacrifícios. Jesus ofereceu um só, assentou-se à direita de Deus e espera ter os inimigos debaixo dos pés.',
      },
      {
        verses: '10:15-18',
        says: 'O Espírito Santo dá testemunho de que Deus escreverá suas leis nos corações e não se lembrará mais dos pecados. Onde há perdão, não há mais oferta.',
      },
    ],
    read: {
      verses: '10:7-18',
      how: 'Todos de pé desde o 7. Quando for lido que ele “assentou-se”, no 12, todos se sentam e ficam assim até o fim.',
    },
    observe: [
      {
        ask: 'Que frase Jesus diz ao chegar, e o que ela substitui?',
        verses: '10:7-9',
        listen: 'Eis-me aqui, venho fazer a tua vontade; no lugar de ofertas e holocaustos.',
      },
      {
        ask: 'Que diferenças há entre o sacerdote do 11 e Jesus no 12?',
        verses: '10:11-12',
        listen: 'Cada dia, muitas vezes, nunca tira; um só, para sempre, sentado.',
      },
      {
        ask: 'O que uma só oferta fez, e por quem?',
        verses: '10:10, 10:14',
        listen: 'Santificou, aperfeiçoou para sempre os que são santificados.',
      },
      {
        ask: 'O que o Espírito testemunha, e que conclusão fecha o assunto?',
        verses: '10:15-18',
        listen: 'Leis no coração, pecados não lembrados; onde há perdão não há mais oferta.',
      },
    ],
    interpret: [
      {
        ask: 'Alguém se senta quando acaba o serviço. O que a cadeira de Jesus diz a quem vive de pé diante de Deus?',
        verses: '10:11-12',
        listen: 'Terminou; pode descansar da tentativa de pagar.',
        follow: 'Em que você ainda está de pé?',
      },
      {
        ask: 'Deus queria uma vontade entregue, não uma pilha de bichos. Por que um corpo obediente vale mais que muitos altares?',
        verses: '10:7-10',
        listen: 'Amor e obediência inteiros; é o que os sacrifícios apontavam.',
      },
      {
        ask: 'Já “aperfeiçoou para sempre”, e ainda “são santificados”. Como uma coisa pode estar pronta e em obras?',
        verses: '10:14',
        listen: 'O lugar está garantido; o jeito vai sendo formado.',
      },
      {
        ask: 'Se Deus fechou a conta, o que a gente está fazendo quando insiste em oferecer alguma coisa por um erro perdoado?',
        verses: '10:17-18',
        listen: 'Desconfiando do recibo; boa intenção, altar sobrando.',
      },
    ],
    live: [
      {
        ask: 'Com o que você tenta compensar Deus quando falha: jejum, oferta, serviço, tristeza prolongada?',
        listen: 'São coisas boas fora do lugar.',
        for: ['adults', 'long-believers', 'women', 'men'],
      },
      {
        ask: 'Quanto tempo você costuma ficar de castigo por conta própria depois de pecar?',
        listen: 'Um dia, um mês. De onde saiu esse prazo?',
      },
      {
        ask: 'Se errar num time ou numa live custa semanas de zoeira, como é ouvir: perdoado, assunto encerrado?',
        listen: 'Parece pouco sério ou bom demais?',
        for: ['teens', 'young'],
      },
      {
        ask: 'Eis-me aqui para fazer a tua vontade: em que assunto concreto essa frase custa a sair da sua boca?',
        listen: 'Trabalho, namoro, dinheiro, mudança.',
        for: ['singles', 'young', 'adults'],
      },
      {
        ask: 'Como vocês sabem, em casa, que um perdão foi mesmo dado e não apenas adiado?',
        listen: 'Não volta na próxima briga.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de uma vida inteira servindo, como é para você ficar sentado e ser apenas amado?',
        listen: 'Idade, doença, aposentadoria mexem com isso.',
        for: ['elderly', 'long-believers'],
      },
      {
        ask: 'Que religião ou costume ensinou você a pagar por fora, e o que sente ao ler que não há mais oferta pelo pecado?',
        listen: 'Respeito à história da pessoa e à fé de outros.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'A que horas do dia você finalmente se senta? Descrevam a cadeira, o sofá ou a beira da cama.',
        bridge: 'No santuário não havia cadeira nenhuma. Isso vai fazer diferença hoje.',
      },
      {
        text: 'Já pagaram duas vezes a mesma conta na sua casa? Como descobriram?',
        bridge: 'A gente faz isso com Deus: paga o que já foi pago.',
        for: ['adults', 'couples', 'elderly'],
      },
    ],
    quiet: {
      text: 'Fique de pé, parado, por dois minutos. Depois sente-se devagar, apoiando as costas, e respire.',
      bridge: 'Alguém se sentou porque acabou. Leia do 11 ao 14 sentado.',
    },
    complete: [
      {
        name: 'Recibo quitado',
        text: 'Escreva: Devedor: … . Motivo (pode ser uma inicial): … . Tentei pagar com: … . Carimbe com a própria letra: uma só oferta, para sempre. Assine com o nome de quem pagou: … .',
      },
      {
        name: 'Eis-me aqui',
        text: 'Complete: Em vez de oferecer … , eu me ofereço para … . A vontade de Deus que já conheço e ainda não fiz é … . Começo por … .',
      },
    ],
    challenges: [
      {
        do: 'Separe um lugar da casa para se sentar dez minutos por dia, sem fazer nada por Deus, só com ele.',
        tell: 'o que a sua cabeça mandou você ir fazer.',
      },
      {
        do: 'Toda manhã, antes de levantar, diga a frase de Jesus no versículo 7 e pense numa coisa do dia.',
        tell: 'em que dia ela mudou uma decisão.',
      },
    ],
    children: {
      truth: 'Jesus fez tudo e se sentou: estou perdoado.',
      to7: {
        story:
          'A mamãe nunca se senta! Lava um copo, aparece outro. Dobra a roupa, chega mais. De pé, de pé, de pé. Os sacerdotes do tempo antigo eram assim. Todo dia pediam perdão pelo povo, e no outro dia começava tudo de novo. No lugar onde trabalhavam não tinha nem cadeira! Um dia veio Jesus. Ele disse: Pai, estou aqui para fazer o que o Senhor quer. E deu a vida por todos, uma vez só. Viveu de novo, subiu ao céu e, sabe o que fez? Sentou! Pronto, acabou, está feito! Por isso você também pode sentar no colo de Deus. O perdão está prontinho.',
        activity:
          'Brinquem de estátua em pé; quando alguém gritar está feito!, todos correm para uma cadeira ou um colo.',
        questions: [
          'Por que os sacerdotes não se sentavam?',
          'O que Jesus fez depois que acabou?',
          'Como é bom descansar no colo de Deus?',
        ],
      },
      to12: {
        story:
          'Imagine um jogo que nunca acaba: você passa de fase e volta para a primeira. Todo dia igual. Era assim o trabalho dos sacerdotes. De manhã, sacrifício. De tarde, sacrifício. No ano que vem, tudo de novo. E no santuário havia mesa, candelabro, altar, mas cadeira não havia. Ninguém terminava! O autor de Hebreus conta que isso era uma sombra, como a sombra de uma pessoa que vem chegando. Quando a pessoa chegou, era Jesus. Ele não disse: aqui está um animal. Disse: eis-me aqui, Pai, vim fazer a tua vontade. E entregou a si mesmo. Uma vez. Bastou. Então fez o que nenhum sacerdote podia fazer: sentou-se, ao lado de Deus. Fim de jogo, vitória! Por isso, quando você erra e se arrepende, não precisa ficar de castigo por conta própria. Deus disse: dos pecados deles não me lembro mais. E vai ensinando você por dentro.',
        activity:
          'Joguem um jogo de tabuleiro com a regra de voltar sempre ao início; depois mudem a regra: alguém já venceu por todos. Conversem sobre como se sentiram.',
        questions: [
          'Por que não havia cadeira no santuário?',
          'O que Jesus disse ao Pai?',
          'Você já ficou de castigo por conta própria? Como foi?',
        ],
      },
      challenge: 'Quando pedir perdão a Deus, sente-se, respire e agradeça: está feito.',
    },
    prayer:
      'Jesus, tu te sentaste e nós continuamos correndo. Obrigado porque uma só oferta bastou. Tira da nossa mão o dinheiro de pagar duas vezes. Eis-nos aqui, não para comprar nada: para fazer contente a vontade do Pai. Amém.',
    leader: {
      lost: 'Alguém dirá: então posso pecar à vontade? O texto fala de leis escritas no coração, não de licença. Outros acham que oferta, jejum e serviço perdem valor; não perdem, mudam de motivo: agradecem, não pagam.',
      tender:
        'Quem se castiga no corpo ou deixa de comer por culpa precisa de cuidado, não de mais um sermão. Ouça em particular, sem espanto, e ajude a chegar a um profissional. Em crise, CVV 188.',
    },
    comfort:
      'Hoje você não precisa se levantar para Deus. Ele não está esperando de braços cruzados com uma lista. Há alguém sentado à direita dele que já terminou.',
    closing: 'Está feito. Pode sentar.',
    words: [
      'assentou se para sempre',
      'uma so oferta',
      'aperfeicoou para sempre',
      'sombra dos bens futuros',
      'sangue de touros',
      'eis me aqui venho para fazer',
      'me preparaste um corpo',
      'oferta pelo pecado',
      'nao ha mais oferta',
      'cada ano',
      'escabelo dos seus pes',
      'sacrificio perfeito',
    ],
  },
  {
    verses: '10:19-25',
    key: '10:24',
    title: 'A porta aberta e a roda cheia',
    theme: 'chegar a Deus juntos',
    themes: ['comunhao', 'esperanca', 'cruz', 'fe'],
    idea: 'Jesus abriu com o próprio corpo o caminho até Deus; quem entra por ele não entra sozinho: chega perto, segura a esperança e cuida para que o outro também continue.',
    context:
      'Por vários capítulos o autor explicou que os sacrifícios do templo se repetiam porque não resolviam, e que Jesus se ofereceu uma vez por todas. No templo, um véu separava o lugar santíssimo, onde só o sumo sacerdote entrava, uma vez por ano. Agora vem o portanto: três convites no plural. Depois deles a carta faz um aviso sério a quem pensa em abandonar tudo.',
    retold: [
      {
        verses: '10:19-21',
        says: 'O autor lembra que temos confiança para entrar no Santuário pelo sangue de Jesus, por um caminho novo e vivo, e que temos um grande Sacerdote sobre a casa de Deus.',
      },
      {
        verses: '10:22-23',
        says: 'O autor convida a chegar perto, com coração sincero e limpo da má consciência, e a manter firme a esperança, porque quem prometeu é fiel.',
      },
      {
        verses: '10:24-25',
        says: 'Os leitores devem dar atenção uns aos outros, para incentivar o amor e as boas obras, sem abandonar a reunião, e ainda mais vendo aquele dia se aproximar.',
      },
    ],
    read: {
      verses: '10:19-25',
      how: 'Um lê 19 a 21. Depois, três pessoas leem os três convites: 22, 23 e 24-25. Os três começam de pé, os outros se levantam com eles.',
    },
    observe: [
      {
        ask: 'O que já temos, segundo o começo do texto, antes de qualquer convite?',
        verses: '10:19-21',
        listen: 'Confiança de entrar pelo sangue de Jesus, um caminho, um grande Sacerdote.',
      },
      {
        ask: 'Procurem os convites que vêm no plural. Quais são?',
        verses: '10:22-25',
        listen: 'Aproximemo-nos, mantenhamos firme a esperança, sejamos atenciosos, encorajemos.',
      },
      {
        ask: 'Em que a esperança se apoia para ficar sem abalo?',
        verses: '10:23',
        listen: 'Em quem prometeu, que é fiel; não no nosso pulso.',
      },
      {
        ask: 'Que costume alguns tinham adotado, e o que o texto põe no lugar?',
        verses: '10:25',
        listen: 'Deixar de se reunir; encorajar uns aos outros, e cada vez mais.',
      },
    ],
    interpret: [
      {
        ask: 'O véu dizia: até aqui. O que significa que o caminho passe agora “através do véu, isto é, pela sua carne”?',
        verses: '10:20',
        listen: 'A entrada custou o corpo de Jesus; a porta é uma pessoa viva.',
      },
      {
        ask: 'Por que o autor chama esse caminho de novo e de vivo?',
        verses: '10:20',
        listen: 'Ninguém o tinha aberto antes; e quem o abriu ressuscitou e acompanha.',
      },
      {
        ask: 'Ser atencioso uns com os outros, aqui, quer dizer reparar. O que é preciso reparar em alguém para incentivar nele o amor, e não a culpa?',
        verses: '10:24',
        listen: 'Os dons, o cansaço, o que já faz de bom; incentivo é sob medida.',
        follow: 'Que incentivo, quando você recebe, tem efeito contrário?',
      },
      {
        ask: 'Por que o dia que se aproxima é motivo de encontrar-se mais, e não de cada um se arranjar?',
        verses: '10:25',
        listen: 'A volta de Cristo dá urgência ao cuidado; quem espera junto não desanima.',
      },
    ],
    live: [
      {
        ask: 'Quem, no último mês, reparou em você de um jeito que deu vontade de amar mais?',
        listen: 'Um detalhe concreto; alguém viu.',
      },
      {
        ask: 'Entre o trabalho, o trânsito e as crianças, o que faz você quase não vir, e o que no fim faz vir?',
        listen: 'Sem ralhar; agradeça quem chegou cansado.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Assistir ao culto na tela ajuda em muita coisa. O que só acontece quando a gente está na mesma roda, com bolo e mau humor?',
        listen: 'Ser visto, ser incomodado, servir.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'De quem desta igreja ou deste grupo você sente falta, e que gesto seria saudade e não cobrança?',
        listen: 'Um nome, uma visita, um pão; nada de fiscal de presença.',
        for: ['long-believers', 'women', 'elderly'],
      },
      {
        ask: 'Que parte de chegar perto de Deus ainda parece, para você, cheia de cordões e avisos de não entre?',
        listen: 'Escute o que formou essa ideia; a porta está no versículo 19.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A má consciência acusa de madrugada. Que efeito tem, nessa hora, lembrar que o coração pode ser purificado e não só disfarçado?',
        listen: 'O lugar de ir com a culpa é para dentro, não para longe.',
      },
      {
        ask: 'Que incentivo ao amor vocês dois poderiam trocar antes de qualquer reclamação do dia?',
        listen: 'Uma frase específica, dita na porta de casa.',
        for: ['couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Onde você entrou uma vez só porque alguém disse: ele está comigo? Camarote, cozinha de restaurante, festa chique?',
        bridge: 'Há um lugar em que todos nós entramos assim, e Hebreus diz quem falou por nós.',
      },
      {
        text: 'Brasa fora do churrasco apaga logo. O que mais, na vida, só funciona junto: quadrilha, frescobol, mutirão?',
        bridge: 'Fé também esfria quando a brasa fica só. É disso que o texto cuida.',
        for: ['adults', 'men', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Olhe para uma porta por um instante. Lembre uma porta que se abriu para você quando você não esperava.',
      bridge: 'O texto fala da porta que Jesus abriu, e de quem entra junto.',
    },
    complete: [
      {
        name: 'Reparar em alguém',
        text: 'Nome: … . O que reparei de bom: … . O que parece pesar: … . O incentivo sob medida: … .',
      },
      {
        name: 'Três convites',
        text: 'Chegar perto: hoje eu quero dizer a Deus … . Segurar firme: a promessa que não solto é … . Cuidar: quem eu vou procurar é … .',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que sumiu e leve um convite que não fale da ausência: um café, uma carona, um lugar guardado.',
        tell: 'como a pessoa recebeu, sem contar o que é dela.',
      },
      {
        do: 'Chegue dez minutos mais cedo ao próximo culto só para reparar: quem está sozinho, quem parece cansado, quem precisa de um oi.',
        tell: 'em quem você reparou.',
      },
    ],
    children: {
      truth: 'Jesus abriu a porta; a gente entra junto.',
      to7: {
        story:
          'Na casa de Deus, antigamente, havia uma cortina enorme. Atrás dela era um lugar muito santo. Ninguém podia entrar! Só um homem, um dia por ano. As pessoas ficavam do lado de fora. Mas Jesus morreu na cruz por nós e viveu de novo, e foi como se ele abrisse a cortina: podem vir! Todo mundo pode chegar pertinho de Deus. E a Bíblia diz: venham juntos! Não deixem o amigo para trás. Um anima o outro, um dá a mão ao outro. É por isso que a gente se encontra: para chegar perto de Deus de mãos dadas.',
        activity:
          'Pendurem um lençol na porta. Alguém abre e diz: podem vir! Todos passam de mãos dadas, e ninguém solta quem vem atrás.',
        questions: [
          'O que a cortina fazia?',
          'Quem abriu o caminho?',
          'Quem você quer trazer junto?',
        ],
      },
      to12: {
        story:
          'O time da rua ia jogar a final, mas o Juca não apareceu no treino. Alguém disse: problema dele. A goleira Lívia foi até a casa. O Juca estava no quarto: eu errei o pênalti, ninguém me quer lá. A Lívia respondeu: quem disse? Guardei até a sua camisa! Ele voltou. Hebreus escreveu a cristãos que também estavam sumindo dos encontros, uns por medo, outros por cansaço. A carta lembra: Jesus abriu para nós o caminho até Deus. Antes havia um véu, e só um sacerdote passava. Agora a entrada está livre, por causa de Jesus! Então vamos chegar perto, com o coração sincero. Vamos segurar firme a esperança, porque Deus cumpre o que promete. E vamos reparar uns nos outros, para animar cada um a amar. Não parem de se encontrar, diz a carta. Quem guardou a sua camisa está esperando.',
        activity:
          'Cada um recebe uma camiseta de papel com o nome de um colega e escreve nela um motivo por que ele faz falta. Entreguem.',
        questions: [
          'Por que o Juca sumiu?',
          'O que Jesus abriu para nós?',
          'Como se anima alguém sem dar bronca?',
        ],
      },
      challenge: 'Chame alguém que anda sumido para brincar ou ir à igreja.',
    },
    prayer:
      'Pai, chegamos pelo caminho que Jesus abriu. Limpa a consciência que acusa, firma a esperança que balança. Ensina a gente a reparar: no cansado, no calado, no que faltou hoje. Tu és fiel; ajuda-nos a esperar juntos o teu dia. Amém.',
    leader: {
      lost: 'O 25 costuma virar puxão de orelha em quem falta, dito a quem veio. Leia-o com o 24: o assunto é reparar e animar. E não emende com o aviso de 10:26 sem tempo para ele.',
      tender:
        'Há quem não venha por doença, por cuidar de alguém ou porque foi ferido numa igreja. Não é o costume de que o texto fala. Se alguém contar abuso, ouça, proteja e ajude a denunciar: Ligue 180, Disque 100.',
    },
    comfort:
      'Se você não consegue segurar a esperança hoje, deixe que os outros segurem um pouco por você. Quem prometeu é fiel, e ele conta conosco justamente para isso.',
    closing: 'Entramos juntos; ninguém fica na porta.',
    words: [
      'caminho novo e vivo',
      'atraves do veu',
      'aproximemo nos',
      'nao abandonando a nossa reuniao',
      'nao deixando de congregar',
      'congregar',
      'encorajemos',
      'quem prometeu e fiel',
      'boas obras',
      'costume de alguns',
      'ma consciencia',
      'santuario',
      'incentivar o amor',
      'aquele dia se aproximando',
    ],
  },
  {
    verses: '10:26-39',
    key: '10:35',
    title: 'Não jogue fora a confiança',
    theme: 'perseverar sem voltar atrás',
    themes: ['fe', 'fidelidade', 'sofrimento', 'esperanca'],
    idea: 'O aviso é sério, porque largar Cristo é largar tudo; mas quem já aguentou tanto não é dos que voltam atrás: a paciência de agora tem data, e aquele que vem virá.',
    context:
      'Alguns tinham parado de se reunir (10:25) e pensavam em abandonar Jesus para escapar da pressão. O autor primeiro diz o que está em jogo, com palavras que assustam (10:26-31). Depois muda de tom: lembra a coragem do começo, quando foram insultados, visitaram presos e perderam bens, e ficaram de pé.',
    retold: [
      {
        verses: '10:26-27',
        says: 'O autor avisa que, para quem conhece a verdade e continua pecando por vontade própria, já não resta outro sacrifício, mas uma terrível expectativa de julgamento.',
      },
      {
        verses: '10:28-31',
        says: 'Se rejeitar a Lei de Moisés custava a vida, pior castigo merece quem pisa o Filho de Deus. Cair nas mãos do Deus vivo é terrível.',
      },
      {
        verses: '10:32-34',
        says: 'Os leitores devem lembrar os dias em que sofreram, ficaram ao lado dos maltratados e perderam bens com alegria, certos de ter nos céus um bem melhor.',
      },
      {
        verses: '10:35-39',
        says: 'O autor pede que não joguem fora a confiança. Precisam de paciência, porque aquele que vem não tardará, e o justo vive pela fé, sem retroceder.',
      },
    ],
    read: {
      verses: '10:32-39',
      how: 'Os mais antigos na fé leem 32 a 34, como quem lembra; os mais novos, 35 e 36; todos, o 39 de pé.',
    },
    observe: [
      {
        ask: 'O que aconteceu com aquelas pessoas nos primeiros tempos?',
        verses: '10:32-34',
        listen: 'Combate, insultos em público, companhia a presos, perda de bens.',
      },
      {
        ask: 'Como elas conseguiram aceitar a perda dos bens com alegria?',
        verses: '10:34',
        listen: 'Sabiam ter um bem melhor e permanente.',
      },
      {
        ask: 'O que não devem rejeitar, e de que precisam agora?',
        verses: '10:35-36',
        listen: 'A confiança, que tem recompensa; paciência.',
      },
      {
        ask: 'Como o autor descreve quem “vem”, quem vive pela fé e quem “nós” somos?',
        verses: '10:37-39',
        listen: 'Virá e não tarda; o justo vive pela fé; não dos que retrocedem.',
      },
    ],
    interpret: [
      {
        ask: 'Para animar gente cansada, o autor manda lembrar. Por que a memória da coragem antiga dá força hoje?',
        verses: '10:32-34',
        listen: 'Já passaram por isto; Deus sustentou.',
        follow: 'Qual é o perigo de lembrar só dos fracassos?',
      },
      {
        ask: 'Alguns não foram presos, mas fizeram-se “companheiros daqueles” que foram. Por que isso entra na lista de aflições?',
        verses: '10:33-34',
        listen: 'Andar junto custa; é modo de confessar Cristo.',
      },
      {
        ask: 'Jogar fora é diferente de perder sem querer. Como alguém joga fora a confiança, aos poucos?',
        verses: '10:35, 10:38',
        listen: 'Falta, desânimo, atalho, vergonha, silêncio.',
      },
      {
        ask: 'O texto fala em “um pouco de tempo”. Como a paciência muda quando a gente sabe que alguém está chegando?',
        verses: '10:36-37',
        listen: 'Espera com rosto; cada dia encurta.',
      },
    ],
    live: [
      {
        ask: 'Como eram os seus primeiros tempos com Deus, e o que daquela coragem faz falta agora?',
        listen: 'Sem saudosismo; uma coisa para retomar.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Que cansaço já fez você pensar em largar, nem que fosse por uma noite?',
        listen: 'Ouvir sem susto. Falar disso já é ficar.',
      },
      {
        ask: 'Zoeira, revirar de olhos, não ser chamado: quanto já custou a você dizer que é de Jesus?',
        listen: 'Levar a sério; perguntar quem fica junto.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Você está do lado de quem leva a pancada ou de quem pode fazer companhia? O que isso pede nesta semana?',
        listen: 'Visita, presença no trabalho, defesa.',
        for: ['adults', 'men', 'women', 'singles'],
      },
      {
        ask: 'Que perda de dinheiro ou de lugar já mostrou a vocês qual era o bem que ninguém tira?',
        listen: 'Sem romantizar a pobreza.',
        for: ['couples', 'adults'],
      },
      {
        ask: 'Para quem está no começo: o que assusta e o que anima em ouvir que vai ser preciso paciência?',
        listen: 'Verdade e companhia.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quando os mais novos da casa olharem para esta fase, que gesto seu vai dizer: não somos dos que voltam atrás?',
        listen: 'Fidelidade pequena e visível.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Que objeto você jogou fora e depois correu ao lixo para procurar? Achou?',
        bridge: 'O autor pede que não se jogue fora uma coisa muito cara.',
      },
      {
        text: 'Qual foi a caminhada, prova ou mutirão em que você quase desistiu a cem metros do fim? O que o fez continuar?',
        bridge: 'Quem lia esta carta estava nesses cem metros.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Lembre de um tempo em que você foi corajoso por Deus, mesmo sem plateia. Fique um minuto nessa lembrança.',
      bridge: 'Lembrai-vos dos dias passados, diz a carta. Leia a partir daí.',
    },
    complete: [
      {
        name: 'Álbum de coragem',
        text: 'Três fotos para desenhar ou descrever: O dia em que eu aguentei … . O dia em que fiquei ao lado de … . O dia em que perdi … e não perdi … . Legenda: Deus estava lá.',
      },
      {
        name: 'Cem metros',
        text: 'Complete: O que me dá vontade de parar é … . O que me faz continuar é … . Quem pode correr estes cem metros comigo é … . Aquele que vem vai me achar … .',
      },
    ],
    challenges: [
      {
        do: 'Procure alguém que sumiu da reunião e convide para um café, sem cobrança e sem assunto de frequência.',
        tell: 'do que ela falou primeiro.',
      },
      {
        do: 'Ore por cristãos que sofrem por causa da fé em outro país; descubra o nome de um lugar e fale dele a Deus todo dia.',
        tell: 'o que aprendeu sobre eles.',
      },
    ],
    children: {
      truth: 'Com Jesus eu continuo, e ele está chegando.',
      to7: {
        story:
          'A turma da Vivi subiu um morro grande. No começo, que animação! Lá, lá, lá! Depois o sol esquentou, a perna doeu, e uns meninos riram deles. A Vivi sentou na pedra: vou voltar. A tia Neide sentou junto: lembra da ponte? Você atravessou com medo, lembra? E lembra que deu a mão para o Iago? A Vivi lembrou. Bebeu água e levantou. Falta pouco, e o vovô está lá em cima esperando! Deram as mãos e foram. A Bíblia conta de pessoas que seguiam Jesus e ficaram cansadas. Uma carta disse: não joguem fora a confiança. Jesus já vem!',
        activity:
          'Façam uma subida de brincadeira com almofadas; quem cansa senta, alguém conta uma vez em que ele foi corajoso, e seguem de mãos dadas.',
        questions: [
          'Por que a Vivi queria voltar?',
          'De que a tia Neide fez a Vivi lembrar?',
          'Quem dá a mão para você continuar?',
        ],
      },
      to12: {
        story:
          'Numa corrida de rua, o pior trecho é quase no fim: a perna pesa e a chegada não aparece. A carta aos Hebreus foi escrita para pessoas nesse ponto. No começo elas tinham sido muito corajosas. Riram delas na praça, e elas ficaram. Amigos foram presos, e elas foram visitar. Perderam coisas da casa, e não perderam a alegria, porque tinham um tesouro que ninguém leva. Agora estavam cansadas. Alguns já nem iam às reuniões e pensavam em deixar Jesus. O autor não esconde o perigo: sem Jesus não há outro caminho. Mas não fica brigando. Ele diz: lembrem! Lembrem de como Deus segurou vocês. Não joguem fora a confiança. Só falta um pouco de tempo, e aquele que vem virá. E termina com um nós bem grande: nós não somos dos que voltam atrás. Ninguém corre os últimos metros sozinho.',
        activity:
          'Corrida de três pernas, com os tornozelos amarrados por um lenço; conversem sobre continuar junto.',
        questions: [
          'O que aquelas pessoas já tinham aguentado?',
          'Por que o autor pede que lembrem?',
          'Em que você tem vontade de desistir, e quem corre com você?',
        ],
      },
      challenge: 'Anime uma pessoa que quer desistir de uma coisa boa e faça um pedaço com ela.',
    },
    prayer:
      'Senhor, alguns de nós estão nos cem metros mais compridos da vida. Lembra-nos dos dias em que nos seguraste. Não nos deixes jogar fora o que custou tanto. Traz de volta quem parou na pedra. E vem: não tardes. Amém.',
    leader: {
      lost: 'Os versículos 26 a 31 apavoram gente sensível. O autor fala de quem rejeita Cristo de propósito e despreza a graça, não de quem luta, cai e chora. Quem tem medo de ter feito isso mostra que ainda se importa. Leia a advertência, não a esconda, e caminhe até o 39.',
      tender:
        'Pode haver gente que se afastou por ter sido ferida na igreja. Não a chame de desviada. Pergunte o que houve, peça perdão se couber, e não devolva a vítima para perto de quem a machucou.',
      differ:
        'Uns leem o aviso como perigo real de perder a salvação; outros, como o meio de Deus guardar os seus, ou como palavra a quem nunca creu de fato. Todos concordam que não se brinca com ele, e que a porta está aberta a quem volta.',
    },
    comfort:
      'Se hoje você só consegue ficar sentado na pedra, fique, mas deste lado. Alguém vai sentar junto. Quem vem vindo não se atrasa e sabe onde você parou.',
    closing: 'Só mais um pouco, e juntos.',
    words: [
      'nao rejeiteis a vossa confianca',
      'necessitais de paciencia',
      'o justo vivera pela fe',
      'retrocedem',
      'nao somos dos que retrocedem',
      'um pouco de tempo',
      'aquele que vem vira',
      'lembrai vos dos dias passados',
      'cair nas maos do deus vivo',
      'pecando por vontade propria',
      'apostasia',
      'perseveranca',
      'espoliacao dos bens',
    ],
  },
  {
    verses: '11:1-7',
    key: '11:6',
    title: 'A certeza do que não se vê',
    theme: 'a fé',
    themes: ['fe', 'criacao', 'esperanca', 'obediencia'],
    idea: 'Fé é confiar em Deus a ponto de tratar como certo o que ele prometeu e ainda não se vê; foi com ela, e nunca sem ela, que gente de todo tipo agradou a Deus.',
    context:
      'O capítulo 10 terminou dizendo que o justo vive pela fé e que não somos dos que recuam. O 11 explica essa fé contando vidas: Abel, que ofereceu a Deus o melhor e foi morto pelo irmão (Gênesis 4), Enoque, que andou com Deus (Gênesis 5), e Noé, que fez um barco antes da chuva (Gênesis 6). Depois vêm Abraão, Moisés e muitos outros.',
    retold: [
      {
        verses: '11:1-3',
        says: 'A fé é a certeza das coisas que se esperam e a prova das que não se veem. Por ela entendemos que tudo foi posto em ordem pela palavra de Deus.',
      },
      {
        verses: '11:4-5',
        says: 'Abel ofereceu pela fé um sacrifício melhor que o de Caim, e ainda fala depois de morto. Enoque, que agradou a Deus, foi transportado para não experimentar a morte.',
      },
      {
        verses: '11:6-7',
        says: 'Quem se aproxima de Deus precisa crer que ele existe e recompensa os que o buscam. Noé, avisado do que ainda não se via, construiu a arca e salvou a família.',
      },
    ],
    read: {
      verses: '11:1-7',
      how: 'Uma pessoa lê o que não é repetido; o grupo inteiro diz, cada vez que chega, pela fé.',
    },
    observe: [
      {
        ask: 'Com que palavras o autor descreve a fé, e do que ela dá certeza?',
        verses: '11:1',
        listen: 'Certeza do que se espera, prova do que não se vê.',
      },
      {
        ask: 'O que se diz de cada um: Abel, Enoque e Noé?',
        verses: '11:4-5, 11:7',
        listen: 'Ofereceu; agradou e foi levado; temeu e construiu.',
      },
      {
        ask: 'Quais são as duas coisas que crê quem se aproxima de Deus?',
        verses: '11:6',
        listen: 'Que ele existe e que recompensa quem o busca.',
      },
      {
        ask: 'Sobre o que Noé foi avisado, e para que serviu a arca?',
        verses: '11:7',
        listen: 'Coisas que ainda não se viam; salvar a família.',
      },
    ],
    interpret: [
      {
        ask: 'Abel morreu cedo, Enoque não viu a morte, Noé sobreviveu com a família. O que a fé garante, então, se os finais são tão diferentes?',
        verses: '11:4-7',
        listen: 'O testemunho e a companhia de Deus, não um roteiro único.',
        follow: 'Por que isso livra a gente de comparar?',
      },
      {
        ask: 'Muitos creem que Deus existe. O que acrescenta crer também que ele é “recompensador dos que o buscam”?',
        verses: '11:6',
        listen: 'É confiar no caráter dele: buscá-lo não é perda de tempo.',
      },
      {
        ask: 'Em que a fé do versículo 1 se distingue de pensamento positivo e de torcida?',
        verses: '11:1, 11:7',
        listen: 'Ela se agarra ao que Deus disse; Noé tinha um aviso de Deus, não um palpite.',
      },
      {
        ask: 'Por que o autor começa a galeria pela criação, onde ninguém esteve para ver?',
        verses: '11:3',
        listen: 'Tudo o que se vê veio da palavra de Deus; confiar nela não é salto no vazio.',
      },
    ],
    live: [
      {
        ask: 'Que coisa você fez só porque confiou em Deus, quando ainda não dava para ver o resultado?',
        listen: 'Pequenas arcas: perdoar, mudar, matricular-se.',
      },
      {
        ask: 'Construir barco no seco deve ter rendido piada. Qual obediência sua parece estranha a quem trabalha com você?',
        listen: 'Honestidade, descanso, fidelidade; sem pose de mártir.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Entre provas, vídeos e teorias da internet, onde a sua fé pede uma resposta e onde pede um passo?',
        listen: 'Dúvida tem lugar; nem toda espera por prova acaba.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Noé pensou na família. Que prancha você pode pregar esta semana para que os seus tenham onde se abrigar?',
        listen: 'Uma oração à mesa, um hábito, uma conversa.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Abel, mesmo morto, ainda fala. De quem já partiu você continua ouvindo a fé?',
        listen: 'Deixe nomes e silêncios; honre.',
        for: ['mourning', 'elderly', 'long-believers'],
      },
      {
        ask: 'Qual das duas crenças do versículo 6 custa mais a você: que Deus existe ou que ele é bom com quem o procura?',
        listen: 'As duas respostas são sérias; agradeça a franqueza.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Que compra pela internet você esperou na fé e chegou bem diferente da foto?',
        bridge: 'Nem toda confiança merece o nome. A fé de Hebreus 11 depende de quem prometeu.',
      },
      {
        text: 'No que você acredita sem nunca ter visto: wi-fi, saudade, o tempero secreto da avó?',
        bridge:
          'Muita coisa real não aparece. O texto conta de gente que apostou a vida em Deus sem ver.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Feche os olhos e perceba três coisas que você não vê, mas sabe que estão aí: o ar, o chão sob o tapete, alguém que ama você longe daqui.',
      bridge: 'A Bíblia fala de uma certeza parecida e maior.',
    },
    complete: [
      {
        name: 'Pela fé, eu',
        text: 'Escreva a sua linha da galeria: Pela fé, … (seu nome), quando ainda não via …, fez … . Pode ser algo que já aconteceu ou o passo desta semana.',
      },
      {
        name: 'Vejo e não vejo',
        text: 'Duas colunas: o que eu vejo nesta situação, e o que Deus disse e ainda não vejo. Ligue com um traço uma coisa à outra.',
      },
    ],
    challenges: [
      {
        do: 'Separe quinze minutos em três dias para buscar a Deus sem pedir nada: só ler um salmo e ficar.',
        tell: 'que recompensa apareceu, se apareceu, em só estar ali.',
      },
      {
        do: 'Pergunte a um cristão mais velho o que ele fez pela fé quando ninguém entendia e anote a resposta.',
        tell: 'a história, em duas frases, com licença dele.',
      },
    ],
    children: {
      truth: 'Eu confio em Deus mesmo sem ver.',
      to7: {
        story:
          'Deus falou com Noé: vem muita água por aí. Faça um barco bem grande! Noé olhou para o céu. Azul, azul. Nem uma nuvem! Olhou para o chão. Sequinho. Mas Deus tinha falado, e Noé confiou. Pegou madeira e martelo: toc, toc, toc! Dia depois de dia. E, quando a água veio, a família toda ficou guardadinha no barco, com os bichos. Isso se chama fé: confiar em Deus mesmo quando a gente ainda não vê. Deus gosta muito quando a gente procura por ele e confia.',
        activity:
          'Montem um barco com almofadas ou uma caixa. Cada um dá uma martelada com a mão e diz: eu confio em Deus!',
        questions: [
          'O que Deus pediu a Noé?',
          'Noé já via a chuva?',
          'Quando você confia em Deus sem ver?',
        ],
      },
      to12: {
        story:
          'Hebreus 11 parece um álbum de família: vira a página e aparece alguém que confiou em Deus. Na primeira foto está Abel, que deu a Deus o melhor que tinha. Na segunda, Enoque, que agradou a Deus a vida inteira, e um dia Deus o levou para perto de si. Na terceira, Noé. Imagine os vizinhos: um barco no seco? Cadê a água? E Noé martelando. Ele não via a chuva, mas tinha ouvido Deus, e isso bastava. O álbum diz o que eles tinham em comum: fé. Fé é ter certeza do que Deus prometeu e a gente ainda não vê. Não é adivinhar nem torcer muito. É confiar em alguém que não mente. E diz mais: quem chega perto de Deus acredita que ele existe e que ele é bom com quem o procura. O álbum ainda tem páginas em branco. Uma é sua.',
        activity:
          'Façam uma moldura de papel com o próprio retrato desenhado e a legenda: Pela fé, e o que gostariam de fazer confiando em Deus.',
        questions: [
          'O que as pessoas do álbum tinham em comum?',
          'Qual a diferença entre fé e torcida?',
          'O que você escreveria na sua foto?',
        ],
      },
      challenge: 'Faça algo bom que Deus pede, mesmo sem ninguém entender.',
    },
    prayer:
      'Deus que não vemos e em quem confiamos, obrigado por Abel, Enoque, Noé e pela gente da nossa casa que andou contigo. Aumenta a nossa fé pequena. Dá coragem de pregar a primeira tábua. E que buscar a ti seja já o melhor prêmio. Amém.',
    leader: {
      lost: 'Há quem queira discutir idade da terra e extensão do dilúvio. O texto usa a criação e Noé para falar de confiança; anote as perguntas e volte ao 6.',
      tender:
        'Sem fé é impossível agradar a Deus pode esmagar quem ouviu que o filho morreu ou a cura não veio por falta de fé. Diga claramente: Abel tinha fé e morreu. Fé não é medida pelo resultado.',
    },
    comfort:
      'Fé não é sentir. Às vezes é só virar o rosto para o lado de Deus, no escuro. Ele existe, e é bom com quem o procura até com pouca força.',
    closing: 'O que ainda não se vê está bem guardado em quem prometeu.',
    words: [
      'certeza das coisas que se esperam',
      'coisas que se esperam',
      'coisas que nao se veem',
      'pela fe',
      'sem fe e impossivel',
      'agradar a deus',
      'abel',
      'enoque',
      'noe',
      'arca',
      'recompensador',
      'galeria da fe',
      'herois da fe',
      'firme fundamento',
    ],
  },
  {
    verses: '11:8-19',
    key: '11:10',
    title: 'Saiu sem saber aonde ia',
    theme: 'a fé que caminha',
    themes: ['fe', 'espera', 'obediencia', 'esperanca'],
    idea: 'Abraão e Sara viveram em barracas, de promessa em promessa, sem receber tudo em vida, porque confiavam em quem prometeu e esperavam uma cidade que Deus constrói.',
    context:
      'Depois de Abel, Enoque e Noé, a galeria da fé se demora em Abraão e Sara (Gênesis 12 a 22). Eles deixam a terra, envelhecem sem filhos, recebem Isaque e são provados outra vez. A carta conta isso a cristãos cansados, que também se sentiam estrangeiros na própria cidade e pensavam em voltar.',
    retold: [
      {
        verses: '11:8-10',
        says: 'Abraão, chamado por Deus, saiu sem saber aonde ia. Morou em tendas na terra da promessa, com Isaque e Jacó, à espera da cidade de fundamentos firmes.',
      },
      {
        verses: '11:11-16',
        says: 'Sara, já idosa, deu à luz, porque considerou fiel quem prometeu. Todos eles morreram vendo de longe as promessas, como peregrinos que desejam uma pátria melhor, a celestial.',
      },
      {
        verses: '11:17-19',
        says: 'Abraão, posto à prova, ofereceu Isaque, de quem viria a descendência. Considerou que Deus podia até ressuscitá-lo dos mortos, e assim, de forma figurada, o recuperou.',
      },
    ],
    read: {
      verses: '11:8-19',
      how: 'Leiam andando devagar em volta da sala; no versículo 13, todos param. Quem não pode andar lê o 13 e o 16 de onde está.',
    },
    observe: [
      {
        ask: 'O que Abraão sabia e o que não sabia quando saiu?',
        verses: '11:8',
        listen: 'Sabia quem chamou e que havia uma herança; não sabia o destino.',
      },
      {
        ask: 'Em que ele morava na terra prometida, e o que esperava?',
        verses: '11:9-10',
        listen: 'Tendas; uma cidade com alicerces, feita por Deus.',
      },
      {
        ask: 'O que fez Sara considerar possível o que a idade negava?',
        verses: '11:11',
        listen: 'Considerou fiel quem prometeu.',
      },
      {
        ask: 'O que aconteceu com as promessas na vida deles, e como eles se relacionavam com elas?',
        verses: '11:13',
        listen: 'Morreram sem recebê-las; viram de longe, creram, alegraram-se.',
      },
    ],
    interpret: [
      {
        ask: 'Tenda tem estaca, cidade tem alicerce. O que a escolha de viver em tendas mostra sobre onde Abraão punha o peso da vida?',
        verses: '11:9-10',
        listen: 'Nada aqui é definitivo; ele não confunde o caminho com a chegada.',
        follow: 'O que é fincar estaca demais hoje?',
      },
      {
        ask: 'Eles podiam voltar para a terra de onde saíram. O que segura uma pessoa quando a porta de trás está aberta?',
        verses: '11:15-16',
        listen: 'O desejo de algo melhor, mais que a proibição.',
      },
      {
        ask: 'Deus não se envergonha de ser chamado o Deus deles, e a vida deles teve tropeços conhecidos. De que, então, ele se agrada?',
        verses: '11:16',
        listen: 'Da confiança que continuou voltada para ele, não de ficha limpa.',
      },
      {
        ask: 'O que Abraão concluiu sobre Deus diante do pedido de Isaque, e o que o “de forma figurada” deixa entrever?',
        verses: '11:17-19',
        listen:
          'Que Deus podia ressuscitar; Deus não quis a morte do menino, e mais tarde deu o próprio Filho.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a maior mudança em que você saiu sem ter o mapa completo, e o que foi aparecendo pelo caminho?',
        listen: 'A fé se entende muitas vezes olhando para trás.',
      },
      {
        ask: 'Que promessa de Deus você saúda de longe, sabendo que talvez não a veja cumprida com os próprios olhos?',
        listen: 'Filhos, igreja, país, o Reino; esperança maior que a biografia.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'Vestibular, emprego, cidade nova: quanto do caminho você precisa enxergar para dar o primeiro passo?',
        listen: 'Distinguir prudência de paralisia.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Abraão levou gente junto nessa. Como vocês decidem em casa quando só um dos dois acha que é hora de sair?',
        listen: 'Ouvir, orar juntos, não usar Deus para vencer discussão.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De que Egito ou de que terra velha você às vezes tem saudade, ainda que não queira voltar?',
        listen: 'Saudade não é pecado; nomeie o que ficou lá.',
        for: ['new-believers', 'singles', 'adults'],
      },
      {
        ask: 'Sentir-se de fora, forasteiro, sem pertencer: onde você conhece isso, e que notícia há para você no versículo 16?',
        listen: 'Deus prepara um lugar; há uma cidade com nome de casa.',
        for: ['visitors', 'women', 'men'],
      },
      {
        ask: 'Quem você ama morreu sem ver algo que esperou muito. Que consolo e que dor este texto toca?',
        listen: 'Não explique; eles viram de longe, e a cidade está pronta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que passeio ou viagem sua começou com a gente vai por aqui, deve dar certo?',
        bridge: 'Abraão foi por ali também. Só que com a família inteira e para o resto da vida.',
      },
      {
        text: 'Se você pudesse levar só o que coubesse num carrinho de mão, o que iria na mudança?',
        bridge: 'Quem mora em tenda aprende a carregar pouco. O texto diz o que eles carregavam.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Lembre-se da última vez em que você fez uma mala. O que deixou de fora e nem fez falta?',
      bridge: 'Abraão partiu leve, com uma promessa só.',
    },
    complete: [
      {
        name: 'Endereço',
        text: 'Escreva como num envelope: De onde Deus me chamou: … . Onde estou acampado agora: … . Para onde estou olhando: … .',
      },
      {
        name: 'De longe',
        text: 'Desenhe um horizonte. Lá longe, uma promessa que você ainda não recebeu. No pé da folha, um passo pequeno na direção dela.',
      },
    ],
    challenges: [
      {
        do: 'Dê nesta semana o primeiro passo de uma coisa certa cujo fim você não enxerga: uma inscrição, um telefonema, uma conversa.',
        tell: 'o que se via antes do passo e o que se viu depois.',
      },
      {
        do: 'Visite alguém que veio de longe, de outro estado ou país, e ouça por que saiu e do que sente falta.',
        tell: 'o que aprendeu sobre ser estrangeiro.',
      },
    ],
    children: {
      truth: 'Deus sabe o caminho; eu vou com ele.',
      to7: {
        story:
          'Abraão morava numa cidade grande. Um dia Deus disse: venha, eu vou lhe mostrar uma terra nova! Abraão perguntou onde era? Deus ia mostrar no caminho. Então ele e Sara arrumaram tudo: tapetes, panelas, camelos. E foram! De noite dormiam na tenda, uma casinha de pano. Deus prometeu também um bebê. Mas eles estavam bem velhinhos! Esperaram, esperaram… e nasceu o Isaque! Sara riu de alegria. Abraão confiava: Deus cumpre o que promete. E ele sabia que Deus estava preparando uma cidade linda, que nunca cai.',
        activity:
          'Façam uma tenda com lençol e cadeiras. Lá dentro, contem juntos três coisas que Deus prometeu e agradeçam.',
        questions: [
          'Abraão sabia o caminho?',
          'Onde eles moravam?',
          'Quem nasceu quando já estavam velhinhos?',
        ],
      },
      to12: {
        story:
          'Se Abraão tivesse GPS, ele mostraria: destino desconhecido. Deus só disse: saia da sua terra e vá para a que eu mostrar. E ele foi, com Sara, os rebanhos e a tenda. Imagine as perguntas dos vizinhos! Chegando lá, não construiu palácio. Viveu em barraca, porque esperava uma cidade com alicerces, construída pelo próprio Deus. Deus tinha prometido um filho. Passaram anos e anos, os dois envelheceram, e Sara considerou: quem prometeu é fiel. Nasceu Isaque! Dele veio um povo grande como as estrelas. Mas muita coisa Abraão não viu. Ele olhou a promessa de longe, como quem avista um barco no horizonte, e acenou para ela contente. Hebreus diz que Deus tem gosto em ser chamado Deus de pessoas assim. Confiar em Deus é isto: a gente nem sempre sabe aonde vai, mas sabe com quem vai.',
        activity:
          'Caça ao tesouro com um bilhete de cada vez: só se descobre o próximo passo depois de dar o anterior. Conversem sobre como foi.',
        questions: [
          'O que Abraão não sabia?',
          'Por que ele morou em tenda?',
          'Que promessa você está esperando?',
        ],
      },
      challenge: 'Num dia de dúvida, diga: não sei o caminho, mas Deus sabe.',
    },
    prayer:
      'Deus de Abraão e de Sara, tu não te envergonhas da gente. Obrigado pelos que foram na frente sem mapa. Firma os que estão de mudança, os que esperam há anos, os que se sentem de fora. Prepara em nós a saudade da tua cidade. Amém.',
    leader: {
      lost: 'O sacrifício de Isaque pode tomar a noite. Lembre que Deus o impediu, que o texto olha para a ressurreição, e que ninguém jamais deve ferir alguém em nome de Deus. O centro aqui é esperar a cidade.',
      tender:
        'Sara concebeu na velhice; há quem espera um filho que não vem, ou o perdeu. Não ofereça a história como garantia. O próprio texto diz que muitos morreram sem receber o prometido, e nem por isso tiveram fé menor.',
    },
    comfort:
      'Eles também morreram esperando, e Deus não se envergonhou deles. O que você só viu de longe não está perdido: ele já preparou a cidade.',
    closing: 'A gente não sabe aonde vai, mas sabe quem chamou.',
    words: [
      'abraao',
      'sara',
      'sem que soubesse aonde ia',
      'sem saber para onde ia',
      'tendas',
      'terra de promessa',
      'cidade que tem fundamentos',
      'estrangeiros e peregrinos',
      'viram de longe',
      'patria',
      'celestial',
      'isaque',
      'nao se envergonha',
      'idade avancada',
    ],
  },
  {
    verses: '11:23-29',
    key: '11:27',
    title: 'Os olhos no invisível',
    theme: 'escolher com fé',
    themes: ['fe', 'obediencia', 'identidade', 'sofrimento'],
    idea: 'Moisés largou o palácio e não temeu o rei porque enxergava, pela fé, aquele que é invisível, e viu que andar com o povo de Deus valia mais que os tesouros do Egito.',
    context:
      'A galeria da fé chega a Moisés (Êxodo 1 a 14). O faraó mandara matar os meninos hebreus; os pais esconderam o filho, que acabou criado no palácio pela filha do rei. Já adulto, ele se põe do lado dos escravos. Mais tarde Deus liberta o povo na noite da Páscoa e o faz passar pelo mar.',
    retold: [
      {
        verses: '11:23',
        says: 'Os pais de Moisés, pela fé, o esconderam por três meses, porque viram que o menino era belo, e não se intimidaram com a ordem do rei.',
      },
      {
        verses: '11:24-26',
        says: 'Moisés, já crescido, recusou ser chamado filho da filha do faraó. Preferiu ser maltratado com o povo de Deus a ter por um tempo o prazer do pecado.',
      },
      {
        verses: '11:27-29',
        says: 'Moisés deixou o Egito sem temer a ira do rei e celebrou a Páscoa. O povo atravessou o mar Vermelho como por terra seca, e os egípcios se afogaram.',
      },
    ],
    read: {
      verses: '11:23-29',
      how: 'Dividam em cenas: o cesto, o palácio, a saída, a Páscoa, o mar. Cada pessoa lê uma e mostra com um gesto.',
    },
    observe: [
      {
        ask: 'O que os pais de Moisés fizeram, e o que não os intimidou?',
        verses: '11:23',
        listen: 'Esconderam-no três meses; não temeram a ordem do rei.',
      },
      {
        ask: 'O que Moisés recusou, o que preferiu, e por quê?',
        verses: '11:24-26',
        listen: 'Ser filho da filha de faraó; ser maltratado com o povo; olhava a recompensa.',
      },
      {
        ask: 'Com que palavras se explica que ele tenha perseverado?',
        verses: '11:27',
        listen: 'Como que vendo aquele que é invisível.',
      },
      {
        ask: 'Quem, no versículo 29, aparece com fé além de Moisés?',
        verses: '11:29',
        listen: 'O povo, que atravessou; a fé virou de muitos.',
      },
    ],
    interpret: [
      {
        ask: 'A história começa com dois pais com medo de um rei, e a fé deles esconde um bebê. Que fé cabe em quem não pode enfrentar o palácio de frente?',
        verses: '11:23',
        listen: 'Proteger o pequeno já é fé; nem toda coragem é pública.',
      },
      {
        ask: 'O texto admite que o pecado tem prazer, só que “por um tempo”. O que se ganha em dizer essa verdade inteira?',
        verses: '11:25',
        listen: 'Ninguém larga o que não reconhece que atrai; e o prazo muda a conta.',
      },
      {
        ask: 'Ele fez uma conta: humilhação de um lado, tesouros do outro. O que mudou o peso dos pratos da balança?',
        verses: '11:26',
        listen: 'A ligação com Cristo e a recompensa de Deus; não desprezo por coisas boas.',
        follow: 'Que conta parecida as pessoas fazem hoje ao contrário?',
      },
      {
        ask: 'Como alguém vê o invisível sem virar sonhador fora da realidade?',
        verses: '11:27-28',
        listen: 'Agindo: ele sai, celebra a Páscoa, atravessa; ver é confiar a ponto de andar.',
      },
    ],
    live: [
      {
        ask: 'Diante de quem, ou de quê, o seu olhar costuma baixar, como se fosse faraó?',
        listen: 'Chefe, banco, opinião da família; sem pedir nomes.',
      },
      {
        ask: 'Ser conhecido como filho de alguém importante abria portas. De que título você poderia abrir mão sem deixar de ser você?',
        listen: 'Cargo, sobrenome, seguidores; identidade em Deus.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Na escola ou na facul, o que custa ficar com a turma certa, e o que custa ficar com a errada?',
        listen: 'As duas listas, honestas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Os pais de Moisés esconderam três meses e depois tiveram de soltar o cesto. O que você ainda segura e o que já teve de entregar nas mãos de Deus?',
        listen: 'Cuidado e entrega na medida da idade.',
        for: ['parents', 'women'],
      },
      {
        ask: 'Com que povo sofrido Deus tem posto você lado a lado, em vez de só com pena, de longe?',
        listen: 'Gente com nome; presença antes de projeto.',
        for: ['adults', 'couples', 'young'],
      },
      {
        ask: 'Que prazer com data de validade você já viu de perto o fim que teve, em si ou em alguém?',
        listen: 'Só quem quiser; nada de confissão forçada.',
        for: ['new-believers', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você trocou e depois disse: que troca boa! Figurinha, quarto, turno, bairro?',
        bridge: 'Moisés fez uma troca que no Egito ninguém entendeu.',
      },
      {
        text: 'Escondido em casa: o que já passou mais de um mês na sua sem ninguém descobrir? Gato, dívida de bala, presente surpresa?',
        bridge: 'Um casal de escravos escondeu um bebê por três meses, e a fé entrou por aí.',
        for: ['young', 'teens', 'parents'],
      },
    ],
    quiet: {
      text: 'Pense em alguém que ama você e não está à vista agora. Perceba que isso muda, de algum modo, o que você faz.',
      bridge: 'Moisés viveu assim diante de Deus.',
    },
    complete: [
      {
        name: 'A balança',
        text: 'Desenhe dois pratos. Num, o que eu perderia se ficasse com Deus nesta decisão; no outro, o que ninguém me tira. Escreva embaixo: Olhando para ele, eu … .',
      },
      {
        name: 'Recusou e preferiu',
        text: 'Como no texto: Pela fé, … (seu nome) recusou … e preferiu … .',
      },
    ],
    challenges: [
      {
        do: 'Numa situação em que você costuma calar por medo de alguém, respire, lembre quem é invisível e está ali, e faça o certo com calma.',
        tell: 'o que o medo tinha prometido e o que aconteceu.',
      },
      {
        do: 'Abra mão por uma semana de um privilégio pequeno, o melhor lugar, o último pedaço, a primeira palavra, em favor de quem costuma ficar por último.',
        tell: 'o que você enxergou desse outro lugar.',
      },
    ],
    children: {
      truth: 'Não vejo Deus, mas ele está comigo.',
      to7: {
        story:
          'Um rei mandão não queria saber dos bebês do povo de Deus. Mas a mamãe e o papai do Moisés confiaram em Deus e esconderam o nenê. Psiu! Três meses bem quietinho. Depois a princesa achou o bebê no rio e cuidou dele no palácio. Moisés cresceu com roupa bonita e comida gostosa. Mas o povo dele trabalhava sem descanso. Moisés pensou: eu quero ficar com o povo de Deus! Ele não tinha medo do rei, porque sabia que Deus estava ali, mesmo sem ver. E Deus levou todo mundo embora, passando pelo meio do mar!',
        activity:
          'Esconde-esconde do cesto: escondam um boneco enrolado numa toalha. Quem achar diz: Deus cuida, mesmo quando ninguém vê!',
        questions: [
          'Quem escondeu o bebê?',
          'Com quem Moisés quis ficar?',
          'Quem estava com ele, sem ninguém ver?',
        ],
      },
      to12: {
        story:
          'Moisés tinha tudo para ficar quieto. Filho da princesa, comida boa, cama macia, servos por perto. E pela janela do palácio ele via o próprio povo, hebreu como ele, carregando tijolo debaixo do sol. Hebreus conta que ele fez uma escolha estranha: não quis mais ser chamado filho da princesa. Preferiu sofrer junto com o povo de Deus a aproveitar por um tempo o que era errado. Que conta maluca, alguém diria! Mas Moisés olhava para mais longe. Ele agia como quem vê o invisível. O faraó dava medo porque estava ali, com coroa e soldados. Deus não se via, e era muito maior. Por isso Moisés foi em frente. Na noite da saída, o povo celebrou a Páscoa como Deus mandou. E no mar, quando não havia saída, atravessaram como em terra seca. Tudo começou anos antes, com um pai e uma mãe que esconderam um bebê.',
        activity:
          'Façam óculos de papel. Em cada lente, escrevam algo que não se vê e é real: Deus está aqui, Deus cuida. Usem para olhar um problema combinado.',
        questions: [
          'O que Moisés deixou no palácio?',
          'Por que ele não teve medo do rei?',
          'Quando você precisa lembrar que Deus está ali?',
        ],
      },
      challenge: 'Fique do lado de um colega que está sendo deixado de lado.',
    },
    prayer:
      'Senhor invisível e presente, ajusta o nosso olhar. Que os faraós fiquem do tamanho deles. Dá coragem a quem vai escolher nesta semana, e cuidado de mãe a quem esconde e protege um pequeno. Abre o mar onde não há saída. Amém.',
    leader: {
      lost: 'O grupo pode concluir que conforto é pecado ou que todo cristão deve largar o emprego. Moisés recusou o que o separava do povo de Deus; José ficou no palácio pela mesma fé. A pergunta é para onde se olha.',
      tender:
        'Preferiu ser maltratado não ensina ninguém a ficar apanhando. Os pais de Moisés esconderam o filho, e ele saiu do Egito: proteger e sair também são fé. Havendo violência em casa, fale a sós e ajude a buscar proteção: Ligue 180, Disque 100.',
    },
    comfort:
      'Há dias em que só se vê o faraó. O invisível continua no mesmo lugar, ao seu lado, também de olhos fechados.',
    closing: 'Quem olha para o invisível não se dobra ao que se vê.',
    words: [
      'moises',
      'filha de farao',
      'farao',
      'vendo aquele que e invisivel',
      'invisivel',
      'tesouros no egito',
      'prazer do pecado',
      'maltratado com o povo',
      'mar vermelho',
      'pascoa',
      'recompensa',
      'escondido tres meses',
      'egito',
    ],
  },
  {
    verses: '12:1-3',
    key: '12:2',
    title: 'Correr olhando para Jesus',
    theme: 'a perseverança',
    themes: ['fe', 'sofrimento', 'cruz', 'santidade'],
    idea: 'A corrida da fé se corre solta de peso, no meio de uma multidão que já chegou e com os olhos em Jesus, que a começou, a completa e suportou a cruz pela alegria adiante.',
    context:
      'O capítulo 11 desfilou homens e mulheres que confiaram em Deus sem ver tudo cumprido. Agora a arquibancada está cheia e quem entra na pista são os leitores, cansados e com vontade de parar. Logo depois a carta fala da disciplina com que o Pai cuida de filhos.',
    retold: [
      {
        verses: '12:1',
        says: 'Uma grande nuvem de testemunhas rodeia os leitores. Por isso o autor chama a deixar toda sobrecarga e o pecado, e a correr com perseverança a corrida proposta.',
      },
      {
        verses: '12:2-3',
        says: 'Os olhos ficam em Jesus, que suportou a cruz e se assentou à direita do trono de Deus. Quem considera a hostilidade que ele suportou não fica exausto nem desanima.',
      },
    ],
    read: {
      verses: '12:1-3',
      how: 'Leiam de pé, como quem espera a largada. Ao chegar a “olhando para Jesus”, façam silêncio por cinco segundos.',
    },
    observe: [
      {
        ask: 'Quem está em volta de nós, e o que devemos deixar antes de correr?',
        verses: '12:1',
        listen: 'Nuvem de testemunhas; toda sobrecarga e o pecado que envolve.',
      },
      {
        ask: 'De que jeito se corre, e em que corrida?',
        verses: '12:1',
        listen: 'Com perseverança, na que nos está proposta; não em qualquer uma.',
      },
      {
        ask: 'O que Jesus tinha diante de si, o que suportou, e onde está agora?',
        verses: '12:2',
        listen: 'Alegria; a cruz e a vergonha; assentado à direita de Deus.',
      },
      {
        ask: 'Considerar Jesus serve para evitar o quê?',
        verses: '12:3',
        listen: 'Ficar exausto, com a alma fraca.',
      },
    ],
    interpret: [
      {
        ask: 'O autor separa sobrecarga de pecado. Que pesos não são pecado e mesmo assim não dá para correr com eles?',
        verses: '12:1',
        listen: 'Preocupações, expectativas alheias, excesso de compromissos bons.',
      },
      {
        ask: 'As testemunhas já terminaram a prova. O que elas testemunham para quem ainda está no meio?',
        verses: '12:1',
        listen: 'Que Deus é fiel e que dá para chegar; não são plateia para julgar.',
      },
      {
        ask: 'Jesus é chamado “Autor e aperfeiçoador da fé”. Que alívio há em a fé começar e terminar nele?',
        verses: '12:2',
        listen: 'Não depende só do nosso fôlego; ele abre a pista e leva até o fim.',
        follow: 'Onde você tem corrido como se fosse o autor?',
      },
      {
        ask: 'Pela alegria ele suportou a cruz. Em que isso difere de gostar de sofrer?',
        verses: '12:2-3',
        listen: 'A dor não era o bem; o bem vinha depois: a glória do Pai e nós com ele.',
      },
    ],
    live: [
      {
        ask: 'Na altura da prova em que você está, o que mais falta: fôlego, companhia ou enxergar a chegada?',
        listen: 'Cada falta pede um cuidado diferente.',
      },
      {
        ask: 'Qual sobrecarga boa você poderia devolver, repartir ou adiar neste mês?',
        listen: 'Uma concreta; o grupo pode ajudar a carregar.',
        for: ['adults', 'women', 'parents'],
      },
      {
        ask: 'Correr olhando para o lado derruba. Em quem você mais fica reparando, na tela ou na sala, até perder o passo?',
        listen: 'Comparação; voltar os olhos para Jesus.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Que rosto da sua arquibancada, vivo ou já com Deus, você gostaria de ouvir gritando o seu nome?',
        listen: 'Gratidão; deixe que se emocionem.',
        for: ['mourning', 'long-believers', 'elderly'],
      },
      {
        ask: 'O pecado que facilmente envolve funciona como roupa comprida na corrida. Em que hora do dia ele se enrola em você, e quem pode ajudar a soltar?',
        listen: 'Não o nome do pecado; a hora e a ajuda.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Para quem está dando as primeiras voltas, o que surpreendeu: ser mais leve ou mais longa do que parecia?',
        listen: 'Ritmo de cada um; ninguém corre com pernas de outro.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o peso mais absurdo que você já levou numa mochila, bolsa ou mala? Alguém usou o que estava lá dentro?',
        bridge: 'Hebreus fala de uma corrida em que a bagagem é o maior problema.',
      },
      {
        text: 'Já torceu tanto por alguém que ficou rouco? Pode ser o filho na festa junina ou o time rebaixado.',
        bridge: 'O texto nos põe na pista com uma arquibancada inteira em volta.',
        for: ['parents', 'adults', 'young'],
      },
    ],
    quiet: {
      text: 'Levante os ombros até as orelhas, segure e solte. Repita três vezes, reparando no peso que eles traziam.',
      bridge: 'O primeiro conselho do texto é soltar.',
    },
    complete: [
      {
        name: 'Mochila aberta',
        text: 'Desenhe uma mochila. Escreva nela o que você carrega. Risque o que pode sair hoje e ponha um nome ao lado do que precisa de ajuda.',
      },
      {
        name: 'Placa do quilômetro',
        text: 'Estou no quilômetro … . O que me cansa é … . Quem correu antes de mim e me anima é … . Quando olho para Jesus, vejo … .',
      },
    ],
    challenges: [
      {
        do: 'Tire da agenda da semana um compromisso que só pesa e ponha no lugar uma caminhada conversando com Jesus.',
        tell: 'o que você soltou e se alguém reclamou.',
      },
      {
        do: 'Grave um áudio curto de torcida, como quem está na arquibancada, e mande a alguém que está no trecho mais duro.',
        tell: 'como foi torcer em voz alta.',
      },
    ],
    children: {
      truth: 'Eu corro olhando para Jesus.',
      to7: {
        story:
          'Um, dois, três e já! A Bia começou a correr. Mas ela estava com a mochila cheia de pedrinhas, um casaco grandão e a boneca no braço. Ufa! Como pesava! O papai gritou: solta, Bia! Ela soltou a mochila e o casaco. Correu mais leve! Aí olhou para o lado e quase caiu. Olha para mim!, disse o papai, lá na chegada, de braços abertos. A Bia olhou e chegou! A Bíblia diz que seguir a Deus é assim: a gente solta o que atrapalha e olha para Jesus, que vai na frente e espera por nós.',
        activity:
          'Corrida com uma mochila pesada e depois sem ela. Na chegada, um adulto de braços abertos chama cada um pelo nome.',
        questions: [
          'O que atrapalhava a Bia?',
          'Para quem ela olhou?',
          'Para quem a gente olha na vida?',
        ],
      },
      to12: {
        story:
          'Imagine um estádio lotado. Na arquibancada estão Noé, Abraão, Sara e Moisés. Eles já correram a parte deles confiando em Deus. Agora a pista é sua! Hebreus dá três conselhos de treinador. Primeiro: solte o peso. Há coisas que nem são erradas, mas atrapalham, e há o pecado, que se enrola na perna. Segundo: corra sem desistir, porque a prova é longa. Terceiro, e mais importante: olhe para Jesus. Ele é quem começou a fé em nós e quem a leva até o fim. Jesus também teve um trecho terrível: a cruz, com gente rindo dele. Ele suportou, porque via a alegria lá adiante. E venceu! Está sentado ao lado de Deus. Por isso, quando der vontade de parar, a carta diz: pensem nele, para não ficarem sem força.',
        activity:
          'Equilibrem uma bolinha numa colher até a chegada: primeiro olhando os adversários, depois só um ponto fixo. Comparem.',
        questions: [
          'Quem está na arquibancada?',
          'Que peso atrapalha você?',
          'Por que olhar para Jesus dá força?',
        ],
      },
      challenge: 'Anime alguém que está cansado: você não está correndo sozinho!',
    },
    prayer:
      'Jesus, que começaste em nós a fé, leva-a até o fim. Tira dos ombros o que não mandaste carregar e desenrola dos pés o que derruba. Obrigado por quem já chegou e por quem corre ao lado. Quando a alma enfraquecer, sê tu o que a gente vê. Amém.',
    leader: {
      lost: 'Perde-se em adivinhar se os mortos nos veem do céu. O autor chama de testemunhas quem deu testemunho com a vida; o foco vem no versículo 2.',
      tender:
        'Para quem está esgotado ou deprimido, corra com perseverança pode soar como mais cobrança. Comece pelo verbo deixar. Descanso e tratamento são cuidado; se houver desespero, CVV 188.',
    },
    comfort:
      'Se hoje não dá para correr, ande. Se não dá para andar, olhe. Quem começou a sua fé não mandou você terminá-la sozinho.',
    closing: 'Solte o peso, erga os olhos, dê o próximo passo.',
    words: [
      'nuvem de testemunhas',
      'corrida',
      'carreira que nos esta proposta',
      'olhando para jesus',
      'autor e aperfeicoador',
      'autor e consumador',
      'sobrecarga',
      'embaraco',
      'perseveranca',
      'suportou a cruz',
      'alegria que lhe estava proposta',
      'exaustos',
      'arquibancada',
    ],
  },
  {
    verses: '12:4-13',
    key: '12:11',
    title: 'Mão de Pai',
    theme: 'a disciplina de Deus',
    themes: ['sofrimento', 'santidade', 'filhos', 'esperanca'],
    idea: 'No meio da luta, Deus não trata os seus como estranhos: forma-os como filhos amados, e o aperto de agora, nas mãos dele, dá depois um fruto de paz.',
    context:
      'Os leitores sofriam insultos e perdas por causa da fé e achavam que Deus os tinha largado. O autor, que acaba de mostrar Jesus suportando a cruz, cita Provérbios 3 e diz o contrário: a dificuldade não prova abandono. Disciplina, aqui, é a formação inteira de um filho. Ele termina com mãos cansadas e joelhos fracos, que pedem cuidado.',
    retold: [
      {
        verses: '12:4-6',
        says: 'Os leitores ainda não lutaram até o sangue, mas já esqueceram o que ouviram como filhos: não desprezar a disciplina do Senhor, que disciplina a quem ama.',
      },
      {
        verses: '12:7-11',
        says: 'Se respeitávamos os nossos pais, muito mais devemos sujeitar-nos ao Pai dos espíritos, que disciplina para o nosso proveito. No presente a disciplina dói, mas depois produz fruto de justiça.',
      },
      {
        verses: '12:12-13',
        says: 'O autor pede que levantem as mãos cansadas e os joelhos enfraquecidos e façam caminhos retos, para que o manco não se desvie, mas seja sarado.',
      },
    ],
    read: {
      verses: '12:4-13',
      how: 'Um lê como quem escreve a um filho longe de casa. No versículo 12, todos levantam as mãos um pouco, e quem quiser segura a do lado.',
    },
    observe: [
      {
        ask: 'Do que os leitores tinham se esquecido, e como Deus fala com eles nessa palavra?',
        verses: '12:5',
        listen: 'Do encorajamento; fala como a filhos: meu filho.',
      },
      {
        ask: 'Quem o Senhor disciplina, segundo a citação?',
        verses: '12:6',
        listen: 'Quem ele ama, quem recebe como filho.',
      },
      {
        ask: 'Que comparação o autor faz entre os pais humanos e Deus?',
        verses: '12:9-10',
        listen:
          'Eles, por pouco tempo e como lhes parecia; ele, para o nosso proveito e santidade.',
      },
      {
        ask: 'O que a disciplina parece agora, e o que produz depois?',
        verses: '12:11',
        listen: 'Sofrimento; fruto pacífico de justiça.',
      },
    ],
    interpret: [
      {
        ask: 'Quem sofre costuma concluir: Deus me esqueceu. Que conclusão o autor tira, e o que ela muda?',
        verses: '12:5-8',
        listen: 'Deus trata como filhos; o aperto pode ser lido como pertencimento.',
      },
      {
        ask: 'Dos pais, o texto diz “como bem lhes parecia”. Por que é importante que ele admita que pais erram?',
        verses: '12:10',
        listen: 'Nem toda disciplina humana é boa; a de Deus não se mede por ela.',
        follow: 'O que Deus não faz que alguns pais fazem?',
      },
      {
        ask: 'O fruto vem aos que foram “exercitados”, palavra de ginásio. Em que treino é diferente de castigo?',
        verses: '12:11',
        listen: 'Castigo olha para trás e paga; treino olha para a frente e forma.',
      },
      {
        ask: 'Depois de tudo isso, o autor manda cuidar do manco. O que se perde se a gente guarda só a parte dura?',
        verses: '12:12-13',
        listen: 'Disciplina de Deus caminha com cura; o fraco não deve ser empurrado.',
      },
    ],
    live: [
      {
        ask: 'Olhando para trás, que época apertada deixou em você um fruto que hoje dá paz aos outros?',
        listen: 'Só o passado, e só quem quiser; não apresse quem está no meio.',
      },
      {
        ask: 'Na hora de corrigir em casa, o que separa um dia em que você formou de um dia em que só descarregou?',
        listen: 'Cansaço, humilhação, pedido de perdão; nunca justificar pancada.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Treinador, professora, chefe: quem exigiu de você com amor, e como deu para saber que era amor?',
        listen: 'Queria o seu bem, ficou perto, não humilhou.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Mãos cansadas ou joelhos fracos: qual dos dois descreve melhor a sua semana, e de que ajuda precisa?',
        listen: 'Ajuda concreta; anotem e façam.',
        for: ['adults', 'elderly', 'women'],
      },
      {
        ask: 'Que desprezo e que desânimo você nota em si quando Deus corrige: dar de ombros ou desabar?',
        listen: 'Os dois extremos do versículo 5; o caminho do meio é confiar.',
        for: ['long-believers', 'men'],
      },
      {
        ask: 'A palavra pai traz o quê para você, e o que seria preciso para ouvi-la de Deus com sossego?',
        listen: 'Pode doer; ninguém explica. Ouça.',
        for: ['visitors', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Que treino chato acabou servindo: tabuada, escala no violão, baliza, tirar feijão ruim?',
        bridge: 'Hebreus usa palavra de academia para falar do que Deus faz em filhos.',
      },
      {
        text: 'Que frase de mãe ou de avó você jurou nunca repetir e já repetiu?',
        bridge: 'Pais fazem como lhes parece, diz o texto com humor. E aponta um Pai melhor.',
        for: ['adults', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Aperte as mãos com força por dez segundos e solte devagar. Sinta o sangue voltando.',
      bridge: 'Há mãos cansadas neste texto, e alguém que as levanta.',
    },
    complete: [
      {
        name: 'Agora e depois',
        text: 'Duas linhas: No presente, isto parece … . Depois, espero que dê fruto de … . Se ainda não dá para esperar nada, escreva: Senhor, segura.',
      },
      {
        name: 'Caminho reto para o manco',
        text: 'Quem perto de mim anda mancando: … . O buraco que eu posso tapar no caminho dele: … . Até quando: … .',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão a alguém, filho, aluno ou colega, por uma correção sua que passou do ponto.',
        tell: 'o que a pessoa disse e como você ficou.',
      },
      {
        do: 'Levante mãos cansadas de verdade: passe uma hora nesta semana fazendo o serviço de quem está sem força.',
        tell: 'que serviço foi.',
      },
    ],
    children: {
      truth: 'Deus me ensina porque me ama.',
      to7: {
        story:
          'O Lucas queria atravessar a rua correndo. O papai segurou a mão dele: espera, filho! O Lucas ficou bravo e bateu o pé. Aí passou um carro bem grande. Ah! Era por isso. O papai se abaixou, deu um abraço e ensinou: para, olha, e vai de mão dada. A Bíblia diz que Deus é um Pai muito bom. Às vezes ele diz não, às vezes diz espera. Ele não faz maldade nem fica xingando. Ele ensina porque ama. E, quando a gente fica cansado, ele levanta a gente com carinho.',
        activity:
          'Brinquem de atravessar: um adulto dá a mão e todos dizem: para, olha, vai! Depois agradeçam a Deus por alguém que ensina com carinho.',
        questions: [
          'Por que o papai segurou a mão?',
          'Por que Deus ensina a gente?',
          'Quem ensina você com carinho?',
        ],
      },
      to12: {
        story:
          'A Clara queria tocar flauta na festa. A professora mandava repetir a mesma linha: de novo, do começo. Dava vontade de chorar! Um dia ela disse: a senhora não gosta de mim. A professora sorriu: se eu não gostasse, deixava errado. E tomou água com ela antes de tentar outra vez. No dia da festa, a música saiu limpinha, e a Clara entendeu. Hebreus fala com pessoas que passavam por dias difíceis e pensavam: Deus não liga para nós. A carta responde: é o contrário! Deus trata vocês como filhos. Pais daqui às vezes erram a mão. Deus não erra; ele quer que a gente fique parecida com ele. Na hora dói, diz a carta, mas depois nasce um fruto de paz. E quem estiver mancando não deve ser empurrado: deve ser ajudado até sarar. Atenção: adulto que machuca não está fazendo o que Deus faz. Nesse caso, conte logo a alguém de confiança.',
        activity:
          'Escolham algo difícil, como um malabarismo com duas bolinhas, treinem cinco minutos e vejam a diferença. Quem conseguir ajuda quem ainda não.',
        questions: [
          'Por que a professora mandava repetir?',
          'Em que Deus é melhor que qualquer pai?',
          'O que fazer com quem está mancando?',
        ],
      },
      challenge: 'Ajude com paciência alguém que ainda está aprendendo.',
    },
    prayer:
      'Pai, tu nos chamas de filhos até no aperto. Livra a gente de dar de ombros e de desabar. Cura a lembrança de mãos que machucaram e ensina às nossas a corrigir sem ferir. Levanta as mãos cansadas desta sala e faz reto o caminho de quem manca. Amém.',
    leader: {
      lost: 'Surge depressa a lista de castigos: fulano adoeceu por isso. O texto fala a perseguidos e não autoriza ninguém a explicar a dor do outro. Fique no alvo do versículo 10 e no cuidado do 13.',
      tender:
        'O verbo açoita fere quem apanhou em casa. Diga sem rodeio: é figura da formação que um pai dava naquele tempo; não autoriza bater em criança, mulher ou ninguém. Quem sofreu isso não mereceu. Havendo risco: Disque 100 para crianças, Ligue 180 para mulheres.',
      differ:
        'Alguns entendem que Deus envia diretamente certas dores para formar; outros, que ele as permite e as usa, sem ser autor do mal. Em ambas, o amor do Pai e o fruto de paz ficam de pé.',
    },
    comfort:
      'Ninguém está pedindo que você ache bom. O texto diz que agora é sofrimento mesmo. Só diz também que você não deixou de ser filho, e que os joelhos fracos serão levantados.',
    closing: 'Filho cansado continua filho.',
    words: [
      'disciplina',
      'correcao',
      'a quem ama',
      'filhos',
      'ilegitimos',
      'fruto pacifico de justica',
      'maos cansadas',
      'joelhos enfraquecidos',
      'manco',
      'pai dos espiritos',
      'reprendido',
      'repreendido',
      'santidade',
      'exercitados',
    ],
  },
  {
    verses: '12:14-29',
    key: '12:28',
    title: 'Um Reino que não balança',
    theme: 'santidade, paz e o Reino inabalável',
    themes: ['santidade', 'graca', 'adoracao', 'comunhao'],
    idea: 'Não chegamos ao monte que apavora, e sim à cidade em festa, a Jesus; quem recebeu um Reino que não se abala corre atrás da paz e arranca a amargura pela raiz.',
    context:
      'O autor falou de disciplina e de pés firmes (12:12-13). Agora lembra dois irmãos, Esaú e Jacó, e duas montanhas: o Sinai, com fogo e trombeta, onde ninguém podia chegar perto, e Sião, a cidade de Deus. Os leitores viam o mundo deles tremer e queriam saber o que fica de pé.',
    retold: [
      {
        verses: '12:14-17',
        says: 'O autor pede paz com todos e vigilância, para não brotar raiz de amargura. Esaú vendeu a primogenitura por uma refeição e depois foi rejeitado, apesar das lágrimas.',
      },
      {
        verses: '12:18-21',
        says: 'Os leitores não chegaram ao monte de fogo, trevas e trombeta, onde o povo pediu que não se falasse mais e até Moisés tremia.',
      },
      {
        verses: '12:22-24',
        says: 'Os leitores chegaram ao monte Sião, à cidade do Deus vivo, com milhares de anjos, e a Jesus, cujo sangue fala melhor que o de Abel.',
      },
      {
        verses: '12:25-29',
        says: 'A voz de Deus, que abalou a terra, ainda vai abalar o céu, para que fique o inabalável. Quem recebe esse Reino o serve com devoção e temor.',
      },
    ],
    read: {
      verses: '12:18-29',
      how: 'Leiam 18 a 21 afastados, encostados nas paredes; no 22, venham todos para o centro. Quem conduz lê antes o 14 e o 15.',
    },
    observe: [
      {
        ask: 'O que havia no primeiro monte, e como ficaram o povo e Moisés?',
        verses: '12:18-21',
        listen: 'Fogo, trevas, tempestade, trombeta; pediram que parasse; Moisés tremia.',
      },
      {
        ask: 'A quem e a que chegamos agora? Façam a lista.',
        verses: '12:22-24',
        listen: 'Sião, Jerusalém celestial, anjos, igreja, Deus Juiz, justos, Jesus, sangue.',
      },
      {
        ask: 'O que ainda vai tremer, e para que serve esse tremor?',
        verses: '12:26-27',
        listen: 'Terra e céu; tirar o abalável, ficar o inabalável.',
      },
      {
        ask: 'O que recebemos, e como responder a isso?',
        verses: '12:25, 12:28-29',
        listen: 'Reino inabalável; não rejeitar quem fala, servir com devoção e temor.',
      },
    ],
    interpret: [
      {
        ask: 'O mesmo Deus está nos dois montes. O que mudou, para que num se peça distância e no outro se chegue perto?',
        verses: '12:18-19, 12:22-24',
        listen: 'Jesus, o Mediador; o sangue dele.',
      },
      {
        ask: 'O sangue de Abel gritava por justiça. O que o de Jesus fala, que é “melhores coisas”?',
        verses: '12:24',
        listen: 'Perdão, paz, acesso.',
        follow: 'Qual dos dois você ouve mais quando alguém o fere?',
      },
      {
        ask: 'Um tremor mostra o que estava bem preso. O que as crises da vida revelam, segundo o 27?',
        verses: '12:26-27',
        listen: 'O que era cenário e o que era pedra.',
      },
      {
        ask: 'Graça e “fogo consumidor” aparecem juntos no fim. Por que festa não quer dizer falta de respeito?',
        verses: '12:28-29',
        listen: 'Amor grande não é brincadeira; ele queima o que destrói.',
      },
    ],
    live: [
      {
        ask: 'Que raiz de amargura, ainda pequena, já contamina a sua conversa?',
        listen: 'Sem nomes; arrancar cedo (12:15).',
        for: ['adults', 'women', 'men', 'long-believers'],
      },
      {
        ask: 'O que caiu no último tremor da sua vida, e o que ficou de pé?',
        listen: 'Escutar sem conserto.',
      },
      {
        ask: 'Esaú trocou o futuro por um prato. Que prato de lentilhas anda na sua frente?',
        listen: 'Prazer rápido, atalho, aplauso.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Você costuma se achegar a Deus como quem vai ao monte do medo ou à cidade em festa?',
        listen: 'Criação, culpa; imagens.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Correr atrás da paz com todos: que pessoa fica fora do seu todos?',
        listen: 'O que depende de você; e limites.',
        for: ['couples', 'adults', 'long-believers'],
      },
      {
        ask: 'Quem da família ou da igreja já está entre os justos aperfeiçoados, e como é saber que vocês adoram juntos?',
        listen: 'Nomes; gratidão e saudade.',
        for: ['mourning', 'elderly'],
      },
      {
        ask: 'O que você gostaria que seus filhos vissem que não balança em vocês?',
        listen: 'Um hábito, um amor, uma palavra.',
        for: ['parents', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Balancem a mesa de leve com uma torre de copos, uma pedra e uma vela em cima. O que cai primeiro? Apostem antes.',
        bridge: 'Quando tudo treme, aparece o que era firme. O texto fala disso.',
      },
      {
        text: 'Qual foi a troca mais boba da sua infância: figurinha rara, lanche, bicicleta?',
        bridge: 'Esaú fez a pior troca da Bíblia, por um prato de comida.',
        for: ['young', 'teens', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Fique de pé num pé só até balançar. Depois encoste as costas numa parede.',
      bridge: 'Recebemos um Reino que não se abala. Leia encostado.',
    },
    complete: [
      {
        name: 'Balança e não balança',
        text: 'Faça duas listas: na minha vida balança … , … , … ; não balança … , … . Escolha uma coisa da primeira lista que você trata como se fosse da segunda: … .',
      },
      {
        name: 'Arrancar a raiz',
        text: 'Desenhe uma planta. Folhas (o que aparece): … . Caule (o que digo): … . Raiz (o que aconteceu): … . Escreva ao lado a graça que Deus põe ali: … , e um passo de paz: … .',
      },
    ],
    challenges: [
      {
        do: 'Dê um passo de paz com alguém antes que a raiz cresça: um oi, uma pergunta, um pedido de desculpa.',
        tell: 'se a terra estava dura.',
      },
      {
        do: 'Uma noite nesta semana, adore a Deus sem pedir nada: agradeça por tudo o que não balança.',
        tell: 'a primeira coisa da lista.',
      },
    ],
    children: {
      truth: 'O Reino de Jesus não balança, e estou nele.',
      to7: {
        story:
          'A Bela construiu um castelo de cartas. O Nino construiu de caixas. E o vovô encostou uma pedra grande na parede. O caminhão passou na rua: brrrrum! Tudo tremeu. As cartas caíram: fffft! As caixas caíram: ploc, ploc! A pedra ficou. Nem piscou! A Bela subiu na pedra e riu: aqui não balança! A Bíblia conta que muita coisa treme. Mas quem é de Jesus recebe um Reino que não balança nunca. Lá tem festa, tem anjos, tem gente querida, e tem Jesus, que nos deixa chegar perto sem medo.',
        activity:
          'Façam torres de coisas diferentes e tremam a mesa; depois todos se abraçam bem firmes e cantam: não balança!',
        questions: [
          'O que caiu quando o caminhão passou?',
          'O que ficou firme?',
          'Quem deixa a gente chegar perto de Deus?',
        ],
      },
      to12: {
        story:
          'Duas montanhas. Na primeira, o Sinai, havia fogo, nuvem escura, vento e uma trombeta que ficava cada vez mais forte. Ninguém podia encostar. O povo disse: parem, não aguentamos! Até Moisés tremia. Era Deus mostrando que é santo, e que ninguém brinca com ele. Na segunda, chamada Sião, há uma cidade em festa: anjos aos milhares, uma multidão com o nome escrito no céu, e Jesus no meio. É o mesmo Deus! Por que agora dá para chegar perto? Porque Jesus abriu o caminho com a própria vida. A carta aos Hebreus avisa: um dia tudo o que é fraco vai tremer e cair. Mas nós recebemos um Reino que não se abala. Então dá para viver de outro jeito: buscar a paz com todos e arrancar logo a amargura, que é como mato: pequena, sai com dois dedos; grande, só com enxada.',
        activity:
          'Arranquem mato de um vaso ou canteiro, comparando raiz pequena e grande; conversem sobre mágoas pequenas.',
        questions: [
          'Como era a primeira montanha, e como é a segunda?',
          'Por que podemos chegar perto?',
          'Que mágoa pequena você quer arrancar logo?',
        ],
      },
      challenge: 'Faça as pazes no mesmo dia, antes que a raiz cresça.',
    },
    prayer:
      'Deus santo, fogo que não destrói quem vem por Jesus, chegamos à tua cidade. Arranca a raiz que está começando. Ensina-nos a trocar bem. E, quando tudo tremer, que se veja em nós a pedra e não o cenário. Recebe a nossa adoração. Amém.',
    leader: {
      lost: 'O choro de Esaú (17) assusta: não houve perdão? O texto fala da bênção perdida, que não voltou; não diz que alguém que se arrepende diante de Deus é mandado embora. E a lista do 22 ao 24 merece tempo: não corra.',
      tender:
        'Buscar a paz com todos não obriga a voltar para perto de quem abusa. Paz às vezes é distância com oração. Diga isso em voz alta; Ligue 180, Disque 100.',
      differ:
        'Sem santificação ninguém verá o Senhor: uns ouvem uma condição a cumprir, outros, o fruto certo de quem foi salvo. Todos concordam que graça e vida nova andam juntas.',
    },
    comfort:
      'Se o seu chão tremeu, o texto não finge que foi pouco: cai muita coisa. Mas você chegou a uma cidade, e o seu nome está escrito lá. O tremor não apaga tinta.',
    closing: 'Tudo treme; o Reino fica.',
    words: [
      'reino inabalavel',
      'fogo consumidor',
      'raiz de amargura',
      'buscai a paz com todos',
      'sem a qual ninguem vera o senhor',
      'monte siao',
      'jerusalem celestial',
      'sangue da aspersao',
      'melhores coisas que o de abel',
      'esau',
      'primogenitura',
      'primogenitos inscritos nos ceus',
      'coisas abaladas',
    ],
  },
  {
    verses: '13:1-8',
    key: '13:8',
    title: 'O mesmo ontem, hoje e sempre',
    theme: 'o amor que permanece',
    themes: ['comunhao', 'generosidade', 'casamento', 'fe'],
    idea: 'Porque Jesus não muda e Deus prometeu não nos deixar, o amor pode permanecer: abre a porta, lembra o preso, honra o casamento e larga a ganância.',
    context:
      'Hebreus subiu alto: o Filho, o sacrifício, o Reino que ninguém abala. No último capítulo desce à casa dos leitores. Muitos eram malvistos, alguns tinham sido presos ou perdido bens. O autor diz como se vive quando se recebeu um Reino assim, e depois chama a seguir Jesus fora do portão.',
    retold: [
      {
        verses: '13:1-3',
        says: 'O autor pede que o amor de irmãos permaneça. Lembra a hospitalidade, pela qual alguns acolheram anjos sem saber, e os presos, como se estivéssemos presos com eles.',
      },
      {
        verses: '13:4-6',
        says: 'O matrimônio deve ser honrado, e a vida, sem ganância, contente com o que tem. Deus disse que não desampara, e por isso se pode dizer que o Senhor ajuda.',
      },
      {
        verses: '13:7-8',
        says: 'Os leitores devem lembrar os líderes que lhes falaram a palavra de Deus e imitar a fé deles. Jesus Cristo é o mesmo ontem, hoje e eternamente.',
      },
    ],
    read: {
      verses: '13:1-8',
      how: 'Cada pessoa lê um versículo. O 8, que segura todos os outros, o grupo diz junto, duas vezes.',
    },
    observe: [
      {
        ask: 'Quais pessoas o texto manda lembrar ou receber?',
        verses: '13:2-3, 13:7',
        listen: 'Forasteiros, presos, maltratados, líderes que ensinaram a palavra.',
      },
      {
        ask: 'O que se pede a respeito do casamento e do dinheiro?',
        verses: '13:4-5',
        listen: 'Honra e fidelidade; sem ganância, contentes com o que há.',
      },
      {
        ask: 'Que promessa de Deus é citada, e que resposta a gente pode dar?',
        verses: '13:5-6',
        listen: 'Não te deixarei; o Senhor é meu ajudador, não temerei.',
      },
    ],
    interpret: [
      {
        ask: 'Lembrar do preso é “como se estivésseis presos com eles”. Que diferença há entre ter pena e lembrar desse modo?',
        verses: '13:3',
        listen: 'O corpo do outro passa a doer em mim; leva a agir.',
        follow: 'Quem hoje fica esquecido atrás de grade, hospital ou porta trancada?',
      },
      {
        ask: 'O contentamento vem com um porquê: Deus não vai embora. O que a ganância tem a ver com medo de ser largado?',
        verses: '13:5-6',
        listen: 'Juntamos por medo; companhia segura solta a mão.',
      },
      {
        ask: 'Líderes passam; Jesus é o mesmo. Por que o versículo 8 vem logo depois do 7?',
        verses: '13:7-8',
        listen: 'A fé dos que se foram tinha um dono que não se foi; imitamos a fé, não a pessoa.',
      },
      {
        ask: 'Casa aberta, cama honrada, mão sem apego: o que essas áreas tão caseiras têm em comum?',
        verses: '13:1-5',
        listen: 'São onde o amor se prova quando ninguém aplaude.',
      },
    ],
    live: [
      {
        ask: 'Quem foi a última pessoa inesperada que sentou à sua mesa, e que presente veio junto?',
        listen: 'Anjos sem saber; histórias pequenas.',
      },
      {
        ask: 'Em que conta ou compra você percebe que o coração fala: nunca é bastante?',
        listen: 'Sem comparar salários; há quem precise mesmo de mais.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'O que vocês dois fazem, na prática, para que o casamento seja honrado dentro e fora de casa, inclusive no celular?',
        listen: 'Combinados simples; respeito também na piada.',
        for: ['couples'],
      },
      {
        ask: 'Amizade, namoro, corpo: que jeito de falar disso entre vocês honra as pessoas e que jeito desonra?',
        listen: 'Áudios, fotos, piadas; dignidade de cada um.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'De qual líder que lhe falou a palavra você imita a fé, mesmo conhecendo os defeitos?',
        listen: 'Observar o resultado; gratidão sem idolatria.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Tudo mudou rápido: trabalho, bairro, gente. O que significa para você que Jesus seja o mesmo de quando era criança e do dia mais velho que vier?',
        listen: 'Constância; deixe lembrar ontem, hoje, sempre.',
        for: ['elderly', 'mourning', 'adults'],
      },
      {
        ask: 'Para quem chega pela primeira vez numa igreja, o que faz sentir que a porta é de verdade aberta?',
        listen: 'O líder ouve e aprende.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Visita chegou sem avisar e só tem ovo em casa. O que sai?',
        bridge: 'O texto conta que alguns, recebendo visita, receberam anjos.',
      },
      {
        text: 'Que coisa da sua rua continua igualzinha desde que você era pequeno: padaria, árvore, vizinho na calçada?',
        bridge: 'Quase nada fica. De Jesus se diz que é o mesmo.',
        for: ['adults', 'elderly', 'long-believers'],
      },
    ],
    quiet: {
      text: 'Pense em três datas: uma da infância, o dia de hoje, um dia daqui a anos. Ponha, em silêncio, o nome de Jesus em cada uma.',
      bridge: 'Ontem, hoje e eternamente: é assim que o texto o chama.',
    },
    complete: [
      {
        name: 'Ontem, hoje, sempre',
        text: 'Ontem Jesus me … . Hoje eu preciso que ele … . Quando eu for velho, sei que ele … .',
      },
      {
        name: 'Bastante',
        text: 'Escreva cinco coisas que já tem e que bastam. Embaixo, copie: Não te deixarei, nem te desampararei.',
      },
    ],
    challenges: [
      {
        do: 'Convide para comer na sua casa alguém que nunca entrou nela, com a comida que houver.',
        tell: 'o que você ficou sabendo dessa pessoa.',
      },
      {
        do: 'Lembre-se de um preso, internado ou esquecido: escreva um bilhete, leve uma sacola, ajude a família dele.',
        tell: 'o que a lembrança custou e o que deu.',
      },
    ],
    children: {
      truth: 'Jesus é sempre o mesmo e não me deixa.',
      to7: {
        story:
          'Toc, toc, toc! Quem é? A vovó abriu a porta. Era uma moça nova na rua, com um bebê e sem conhecer ninguém. Entra, minha filha, tem bolo! O Pedrinho ofereceu o carrinho dele ao bebê. A Bíblia diz para nunca esquecer de receber bem as pessoas. Uma vez, alguns receberam visita e eram anjos, e eles nem sabiam! A Bíblia diz também que Deus prometeu: eu não vou deixar você, nunca. E Jesus é o mesmo ontem, hoje e para sempre. Quem tem um amigo assim pode abrir a porta e dividir o bolo!',
        activity:
          'Brinquem de toc, toc: um bate, outro abre e oferece alguma coisa. Depois façam um cartão de boas-vindas para um vizinho.',
        questions: [
          'O que a vovó fez com a moça?',
          'O que Deus prometeu?',
          'Quem você pode receber bem?',
        ],
      },
      to12: {
        story:
          'Tudo estava mudando para a Yara: escola nova, casa nova, e a melhor amiga ficou em outra cidade. Ela não queria dividir nada, nem o lápis. E se faltar?, pensava. No culto ouviu o fim do livro de Hebreus. Ali se diz para o amor continuar. Para receber gente de fora. Para lembrar dos presos e dos maltratados, como se a gente estivesse lá com eles. E para ficar contente com o que tem. Como?, pensou a Yara. Aí veio a razão: Deus disse, não te deixarei, nem te desampararei. E mais: Jesus Cristo é o mesmo ontem, hoje e eternamente. A Yara contou nos dedos o que tinha mudado. Depois contou quem não mudou: um. No recreio, viu um menino sozinho, novo como ela. Partiu o sanduíche ao meio. Quer? Não faltou nada naquele dia.',
        activity:
          'Linha do tempo em barbante: pendurem papéis do ontem, do hoje e do amanhã. Por cima de todos, estendam uma fita só com o nome JESUS.',
        questions: [
          'Por que a Yara não queria dividir?',
          'O que Deus prometeu não fazer?',
          'Quem perto de você é novo ou esquecido?',
        ],
      },
      challenge: 'Divida um lanche ou brinquedo com alguém que chegou agora.',
    },
    prayer:
      'Jesus, o mesmo de ontem, fica hoje com a gente. Abre a nossa porta e a nossa mão. Lembra-nos dos presos e dos maltratados. Honra os casamentos daqui e consola quem teve o seu quebrado. Não nos deixaste; não deixaremos uns aos outros. Amém.',
    leader: {
      lost: 'O assunto dos anjos encanta e toma o tempo; o dos adúlteros vira dedo apontado. O fio é o versículo 1: em cada área, que o amor permaneça, porque Cristo permanece.',
      tender:
        'O 4 toca em traição, divórcio e abuso. Não peça relatos nem faça plateia. Honrar o matrimônio nunca é esconder violência; não temer o ser humano inclui pedir ajuda: Ligue 180, Disque 100. Depois, ofereça conversa a sós.',
    },
    comfort:
      'Pessoas foram embora, a casa mudou de barulho. A promessa continua inteira: não te deixarei, nem te desampararei. Quem a fez é o mesmo de quando você ainda ria fácil.',
    closing: 'Ele é o mesmo; por isso o amor pode ficar.',
    words: [
      'o mesmo ontem',
      'ontem hoje e eternamente',
      'amor fraternal',
      'hospitalidade',
      'acolheram anjos',
      'hospedaram anjos',
      'prisioneiros',
      'matrimonio',
      'leito',
      'nao te deixarei',
      'desampararei',
      'meu ajudador',
      'ganancia',
      'contentando',
      'imitai a fe',
    ],
  },
]
