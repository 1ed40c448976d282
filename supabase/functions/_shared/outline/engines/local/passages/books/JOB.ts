import type { BookPassages } from '../passage.ts'

export const JOB: BookPassages = [
  {
    verses: '1:1-22',
    key: '1:21',
    title: 'O dia dos quatro mensageiros',
    theme: 'a perda e a fé sem troca',
    themes: ['sofrimento', 'luto', 'adoracao', 'fidelidade'],
    idea: 'Num só dia Jó perde quase tudo, e o leitor sabe o que ele não sabe: não foi castigo; entre a roupa rasgada e a adoração, a fé mostra que não era negócio.',
    context:
      'Jó é justo, rico, cuidadoso com os filhos. No céu alguém pergunta se ele ama a Deus de graça ou pelo que ganha. Jó nunca saberá dessa conversa. Mas quem lê sabe desde o começo que o sofrimento dele não é castigo.',
    retold: [
      {
        verses: '1:1-5',
        says: 'Jó vive na terra de Uz, tem dez filhos e é o maior de todos do oriente. De madrugada oferece sacrifícios pelos filhos, caso tenham pecado.',
      },
      {
        verses: '1:6-12',
        says: 'Satanás diz a Deus que Jó o teme porque vive protegido por uma cerca. Deus põe na mão dele tudo o que Jó tem, mas não Jó.',
      },
      {
        verses: '1:13-19',
        says: 'Mensageiros chegam a Jó, um enquanto o outro ainda fala. Foram-se os bois, as ovelhas, os camelos e os servos, e a casa caiu sobre os filhos, que morreram.',
      },
      {
        verses: '1:20-22',
        says: 'Jó rasga a capa, rapa a cabeça e adora. O Senhor deu e o Senhor tomou, diz ele, e bendiz o nome do Senhor.',
      },
    ],
    read: {
      verses: '1:13-22',
      how: 'Quatro pessoas leem os mensageiros, cada uma começando antes que a outra termine. Depois do 19, silêncio longo. O 20 é lido de joelhos.',
    },
    observe: [
      {
        ask: 'Que notícias chegam, e que frase se repete entre elas?',
        verses: '1:14-19',
        listen: 'Bois, ovelhas, camelos, filhos; enquanto este ainda falava; só eu escapei.',
      },
      {
        ask: 'Quais são os gestos de Jó antes das palavras?',
        verses: '1:20',
        listen: 'Levanta-se, rasga, rapa, cai, adora: luto inteiro.',
      },
      {
        ask: 'O que o narrador faz questão de dizer no fim?',
        verses: '1:22',
        listen: 'Que Jó não pecou nem culpou a Deus de falta alguma.',
      },
    ],
    interpret: [
      {
        ask: 'Rasgar a roupa e adorar no mesmo versículo: o que isso corrige na ideia de que ter fé é não chorar?',
        verses: '1:20',
        listen: 'Dor e adoração cabem no mesmo corpo.',
      },
      {
        ask: '“O SENHOR deu, e o SENHOR tomou”. Jó diz isso de si, na primeira hora. O que acontece quando outra pessoa diz essa frase a quem sofre?',
        verses: '1:21',
        listen: 'Vira pedra; só o ferido pode dizê-la, e Jó ainda vai gritar por trinta capítulos.',
        follow: 'Que frase você gostaria de não ter ouvido no pior dia?',
      },
      {
        ask: 'Nenhum dos golpes veio por pecado de Jó. Que diferença faz saber disso para o modo como a gente olha o sofrimento de alguém?',
        verses: '1:13-19, 1:22',
        listen: 'Acaba com o jogo de achar culpado.',
      },
    ],
    live: [
      {
        ask: 'Qual foi a sequência de notícias que caiu sobre você, uma antes de terminar a outra?',
        listen: 'Quem quiser conta; os outros só acenam.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Se Deus não desse mais nada além dele mesmo, o que você acha que sentiria, sinceramente?',
        listen: 'Pergunta dura; acolha o não sei.',
        for: ['long-believers', 'adults', 'elderly'],
      },
      {
        ask: 'Que explicação apressada já ouviu para o sofrimento de alguém: carma, castigo, falta de fé?',
        listen: 'Anote e pergunte o que Jó 1 responde.',
        for: ['young', 'teens', 'visitors'],
      },
      {
        ask: 'Quando a notícia ruim chegar, o que vocês dois precisam um do outro nas primeiras horas?',
        listen: 'Silêncio, abraço, alguém que avise a família: combinem antes.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'De que bênção da sua vida você se lembraria para dizer que Deus deu, mesmo hoje?',
        listen: 'Pergunta para quem está bem; não para quem acabou de perder.',
        for: ['new-believers', 'adults', 'singles'],
      },
      {
        ask: 'Que palavra ou gesto, no seu luto, foi a única coisa que coube?',
        listen: 'Ouçam e guardem como ensinamento.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a semana em que tudo quebrou de uma vez: chuveiro, celular, carro, dente? Conte rindo, se já der.',
        bridge: 'Há dias assim com coisas que se consertam. E há o dia de Jó.',
      },
      {
        text: 'Que objeto simples, se sumisse, faria você parar e respirar?',
        bridge: 'Uma tarde levou de um homem muito mais que objetos.',
        for: ['adults', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Pode rasgar um papel, devagar, e deixar os pedaços caírem. Depois fique um instante em silêncio com eles.',
      bridge: 'Jó também rasgou, e só então se inclinou.',
    },
    complete: [
      {
        name: 'O que foi e o que fica',
        text: 'De um lado da folha, nomes e coisas que se foram. Do outro, o que ninguém conseguiu levar (uma memória, uma palavra, um amor, Deus). Sem pressa de encher o segundo.',
      },
      {
        name: 'Frases que não vou dizer',
        text: 'Escreva três frases que você promete não dizer mais a quem sofre e três gestos que pode oferecer no lugar.',
      },
    ],
    challenges: [
      {
        do: 'Visite ou acompanhe, sem explicar nada, alguém que recebeu uma sequência de más notícias. Leve comida.',
        tell: 'Que silêncio foi mais difícil.',
      },
      {
        do: 'Agradeça a Deus, nome por nome, pelas pessoas que ainda estão com você, uma por dia.',
        tell: 'A quem você disse e a quem só disse a Deus.',
      },
    ],
    children: null,
    prayer:
      'Senhor, há dias em que as notícias não deixam a anterior terminar. Segura quem caiu em terra. Dá espaço para rasgar a roupa e para, quando puder, te dizer bendito. E guarda-nos de explicar a dor alheia.',
    leader: {
      lost: 'O grupo quer discutir Satanás, o acordo no céu e a ideia de provação. Diga que Jó não soube daquela conversa e que o texto a dá ao leitor para acabar com a acusação de culpa. Volte ao homem no chão.',
      tender:
        'Não peça a um enlutado que repita o versículo 21. Não diga que Deus tomou. Ofereça presença longa, comida, ajuda com papelada, e volte depois de um mês, quando todos já sumiram. Em desespero, CVV 188.',
      differ:
        'As igrejas explicam de modos distintos como Deus se relaciona com o mal e o sofrimento. O livro dá uma parte do quadro e, no fim, a voz de Deus; ninguém aqui precisa resolver o mistério.',
    },
    comfort:
      'A Bíblia deixou Jó rasgar a roupa antes de dizer qualquer coisa. Ninguém pode exigir de você a frase bonita. Fique no chão o tempo de que precisar; Deus não se ofende com o seu luto.',
    closing: 'Chorar e adorar cabem no mesmo chão.',
    words: [
      'livro de jo',
      'mensageiros',
      'satanas',
      'nu sai do ventre',
      'o senhor deu',
      'o senhor tomou',
      'bendito seja o nome',
      'integro',
      'rasgou',
      'sabeus',
      'caldeus',
      'filhos de jo',
      'provacao',
      'temente a deus',
    ],
  },
  {
    verses: '2:7-13',
    key: '2:13',
    title: 'Sete dias sem dizer nada',
    theme: 'o silêncio que acompanha',
    themes: ['amizade', 'sofrimento', 'luto', 'proximo'],
    idea: 'Antes de virarem professores da dor, os amigos de Jó fazem a coisa certa: viajam, choram, sentam no chão e ficam sete dias calados, porque veem que a dor é muito grande.',
    context:
      'Depois dos bens e dos filhos, veio a doença. Jó coça as feridas com um caco, sentado na cinza. Três amigos, de cidades diferentes, combinam de ir juntos. É o melhor momento deles; quando abrirem a boca, estragam.',
    retold: [
      {
        verses: '2:7-8',
        says: 'Satanás sai da presença do Senhor e fere Jó com chagas malignas, da planta dos pés ao alto da cabeça.',
      },
      {
        verses: '2:9-10',
        says: 'A mulher de Jó diz que ele amaldiçoe a Deus e morra. Jó pergunta se receberiam de Deus o bem e não o mal, e não peca com os lábios.',
      },
      {
        verses: '2:11-13',
        says: 'Os amigos vêm consolar Jó e de longe não o reconhecem. Choram alto, rasgam a capa e se sentam com ele no chão sete dias e sete noites, sem uma palavra.',
      },
    ],
    read: {
      verses: '2:7-13',
      how: 'Leiam e, depois do versículo 13, sentem-se todos no chão, em silêncio, por dois minutos contados.',
    },
    observe: [
      {
        ask: 'Como está Jó quando os amigos chegam?',
        verses: '2:7-8',
        listen: 'Ferido da cabeça aos pés, na cinza; irreconhecível (2:12).',
      },
      {
        ask: 'Que verbos mostram o que os amigos fazem, um por um?',
        verses: '2:11-13',
        listen: 'Combinam, vêm, choram, rasgam, pó na cabeça, sentam, calam.',
      },
      {
        ask: 'Por que razão ninguém fala?',
        verses: '2:13',
        listen: '“pois viam que a dor era muito grande”.',
      },
    ],
    interpret: [
      {
        ask: 'Os amigos combinam de ir juntos. Que diferença faz chegar juntos e de propósito diante de uma dor assim?',
        verses: '2:11',
        listen: 'Juntos se sustentam e se contêm; presença organizada não é frieza.',
      },
      {
        ask: 'O que um silêncio de sete dias consegue dizer?',
        verses: '2:12-13',
        listen: 'Choro, pó, respiração: o corpo diz que a dor é grande.',
        follow: 'Quanto tempo a gente costuma aguentar calado?',
      },
      {
        ask: 'A mulher de Jó costuma ser apresentada como má. O que também pode haver por trás da frase dela?',
        verses: '2:9-10',
        listen: 'Ela perdeu os mesmos filhos; dor fala torto, e Jó responde sem a expulsar.',
      },
    ],
    live: [
      {
        ask: 'Quem ficou com você sem tentar consertar nada, e quanto tempo?',
        listen: 'Digam os nomes e, se der, enviem um recado já.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Como a sua turma consola: piada, conselho, sumiço, figurinha? O que falta?',
        listen: 'Sem julgar; proponham um jeito novo.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que impulso você precisa segurar quando alguém chora na sua frente?',
        listen: 'Explicar, comparar, mudar de assunto, rezar alto.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'O luto de um e o do outro são diferentes. Como vocês dois se sentam no mesmo chão?',
        listen: 'Não peçam o mesmo ritmo; combinem um gesto diário.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'A quem da nossa rede falta alguém que sente ao lado por sete dias, e quem faria a escala?',
        listen: 'Sete nomes, sete horas: já saiam com a lista.',
        for: ['adults', 'singles', 'new-believers', 'visitors'],
      },
      {
        ask: 'Se pudesse pedir aos amigos só um gesto, nenhum conselho, qual seria?',
        listen: 'Escreva e faça chegar a eles com permissão.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quanto tempo você aguenta ficar ao lado de alguém sem pegar o celular nem puxar assunto? Testem por um minuto.',
        bridge: 'Três amigos aguentaram sete dias.',
      },
      {
        text: 'Qual presente de visita a um doente já surpreendeu você: uma fruta, uma revista, uma meia?',
        bridge: 'Os de Jó levaram pouco e ficaram muito.',
        for: ['adults', 'elderly', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Sente-se no chão ao lado de uma cadeira vazia. Não diga nada por um minuto.',
      bridge: 'Foi assim que os amigos de Jó começaram.',
    },
    complete: [
      {
        name: 'Escala de silêncio',
        text: 'Faça um calendário de sete dias para alguém que sofre: quem vai, a que hora, o que leva, e a regra: nenhum conselho.',
      },
      {
        name: 'Meu melhor amigo de cinza',
        text: 'Escreva o nome de uma pessoa que se sentou com você. Complete: você não disse …; você fez …; até hoje eu …',
      },
    ],
    challenges: [
      {
        do: 'Fique meia hora com alguém em sofrimento sem dar conselho, versículo nem comparação.',
        tell: 'O que a sua boca quis dizer e o que o corpo conseguiu dizer.',
      },
      {
        do: 'Combine uma visita em dupla a quem está doente ou de luto e levem só comida e tempo.',
        tell: 'Como um ajudou o outro a calar.',
      },
    ],
    children: {
      truth: 'Posso ficar quietinho ao lado de um amigo triste.',
      to7: {
        story:
          'Jó estava muito, muito triste e doente. Sentou no chão e não conseguia nem sorrir. Três amigos dele moravam longe. Quando ouviram, disseram: Vamos juntos! Andaram, andaram. Quando chegaram perto, quase não reconheceram Jó, de tão triste que estava. Eles choraram. E sabe o que fizeram? Sentaram no chão, pertinho dele. Ficaram quietinhos um dia, dois dias, três dias, sete dias! Não deram bronca, não disseram: Isso vai passar. Só ficaram junto. Às vezes um amigo triste não precisa de palavras. Precisa de companhia.',
        activity:
          'Sentem em roda no chão e passem um abraço ou um paninho macio de um em um, em silêncio, até todos receberem.',
        questions: [
          'Por que os amigos foram ver Jó?',
          'O que eles fizeram durante sete dias?',
          'Ao lado de quem você pode ficar quietinho?',
        ],
      },
      to12: {
        story:
          'Jó era um homem bom que passou por muitas perdas e, ainda por cima, ficou muito doente. Sentou-se na cinza, que naquele tempo mostrava grande tristeza. A notícia correu, e três amigos, de três cidades diferentes, combinaram de ir juntos consolá-lo. Quando chegaram, ficaram assustados: mal o reconheceram. Choraram alto, rasgaram a roupa e se sentaram com ele no chão. E então fizeram a coisa mais bonita que fizeram na história: ficaram sete dias e sete noites sem dizer uma palavra, porque viram que a dor dele era grande demais. Mais tarde abriram a boca e estragaram tudo, tentando achar culpas. Mas nesses sete dias ensinaram uma lição: quando alguém sofre muito, a gente não precisa explicar. Precisa chegar, ficar e cuidar.',
        activity:
          'Em duplas, um desenha algo que o deixa triste e o outro, em silêncio, completa o desenho com coisas que fazem companhia: sol, banco, cobertor, amigo.',
        questions: [
          'O que os amigos fizeram de certo, e quando erraram?',
          'Por que o silêncio pode ajudar mais que palavras?',
          'Como você gostaria que ficassem com você num dia ruim?',
        ],
      },
      challenge: 'Fique ao lado de um amigo triste por um tempo, sem dar conselho.',
    },
    prayer:
      'Senhor, ensina-nos a viajar, a chorar e a sentar no chão. Cala em nós o professor. Dá ao doente companhia sem pressa, e ao cansado alguém que simplesmente fique. Que a tua presença esteja nesse silêncio.',
    leader: {
      lost: 'O grupo apressa o que vem: os discursos errados dos amigos. Guarde-os para outro dia e deixe que o silêncio do versículo 13 ensine.',
      tender:
        'Doença grave, luto recente e depressão se reconhecem aqui. Avise que ninguém precisa falar. Depois do encontro, se for preciso, acompanhe até o serviço de saúde (UBS, CAPS). Pensamentos de morte: CVV 188, sem sair do lado.',
    },
    comfort:
      'Não precisa explicar o tamanho da dor; quem se sentar ao seu lado vai vê-lo. Deus não chega com discurso. Fica, sete dias e mais, no mesmo chão.',
    closing: 'Sentar no chão também é palavra.',
    words: [
      'elifaz',
      'bildade',
      'zofar',
      'amigos de jo',
      'sete dias e sete noites',
      'cinza',
      'caco',
      'silencio',
      'consolar',
      'mulher de jo',
      'chagas',
      'dor muito grande',
      'condoerem',
    ],
  },
  {
    verses: '19:13-27',
    key: '19:25',
    title: 'Eu sei que o meu Redentor vive',
    theme: 'a esperança no meio do abandono',
    themes: ['esperanca', 'sofrimento', 'ressurreicao', 'fe'],
    idea: 'Abandonado por todos e acusado pelos amigos, Jó deixa sair o protesto mais duro e, logo depois, uma certeza que ninguém lhe ensinou: alguém, vivo, o defenderá, e os olhos dele o verão.',
    context:
      'Passaram-se capítulos de discussão em que os amigos insistem que Jó deve ter feito algo errado. Ele está sozinho, com a pele grudada nos ossos. Redentor, na sua língua, era o parente que vinha resgatar e defender quem não podia se defender.',
    retold: [
      {
        verses: '19:13-15',
        says: 'Jó conta que os irmãos foram afastados dele, que os conhecidos o esqueceram e que na própria casa o tratam como estrangeiro.',
      },
      {
        verses: '19:16-20',
        says: 'Jó chama o servo, e ele não responde. Os meninos o desprezam, e os que ele amava se viraram contra ele.',
      },
      {
        verses: '19:21-24',
        says: 'Jó pede compaixão aos amigos, porque a mão de Deus o tocou. Queria suas palavras gravadas na pedra com ponta de ferro, para sempre.',
      },
      {
        verses: '19:25-27',
        says: 'Jó diz que sabe que o seu Redentor vive e por fim se levantará sobre a terra. Mesmo consumida a pele, ele verá a Deus com os próprios olhos.',
      },
    ],
    read: {
      verses: '19:16-27',
      how: 'Leiam os versículos 16 a 22 devagar, como desabafo. Respirem. Do 23 ao 27, de pé, uma voz só.',
    },
    observe: [
      {
        ask: 'Quem, uma a uma, abandonou Jó?',
        verses: '19:16-19',
        listen: 'Servo, mulher, irmãos, meninos, amigos próximos.',
      },
      {
        ask: 'O que ele pede aos amigos, duas vezes?',
        verses: '19:21-22',
        listen: 'Compadecei-vos: compaixão em vez de discurso.',
      },
      {
        ask: 'Que coisas ele diz que sabe?',
        verses: '19:25-27',
        listen: 'Que o Redentor vive, que se levantará, que o verá com os próprios olhos.',
      },
    ],
    interpret: [
      {
        ask: 'Como podem caber no mesmo capítulo a acusação de que a mão de Deus o tocou e a certeza de que o Redentor vive?',
        verses: '19:21, 19:25',
        listen: 'A fé que sofre diz as duas coisas; Jó se queixa de Deus sem soltá-lo.',
        follow: 'Que par de frases suas também anda junto?',
      },
      {
        ask: 'Ele quer as palavras gravadas na pedra. Por que alguém que sofre precisa que se escreva o que sente?',
        verses: '19:23-24',
        listen: 'Para que a dor não seja esquecida nem mudada por outros; a Bíblia guardou.',
      },
      {
        ask: 'O que um parente que resgata faria por Jó, que nenhum dos amigos fez?',
        verses: '19:25',
        listen: 'Tomaria a causa dele, diria quem ele é, o defenderia.',
      },
    ],
    live: [
      {
        ask: 'Compadecei-vos, e não me acusem: em que hora da vida você gostaria de ter dito isso?',
        listen: 'Não peça nomes; agradeça a confiança.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quando você fica doente ou triste, quem some, e quem aparece?',
        listen: 'Sem acusar ausentes; pergunte como gostaria que viessem.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Se você pudesse gravar uma frase sua em pedra, de hoje, qual seria?',
        listen: 'Desabafo também serve; escreva.',
        for: ['elderly', 'long-believers', 'adults'],
      },
      {
        ask: 'O que muda pensar que alguém, vivo, vai falar em sua defesa?',
        listen: 'Acolha o talvez; a certeza de Jó amadureceu na dor.',
        for: ['new-believers', 'visitors', 'adults'],
      },
      {
        ask: 'Como vocês dois fazem companhia quando o outro fala mal até de Deus?',
        listen: 'Não corrijam na hora; Deus aguenta ouvir.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quem já foi, para você, um pouco do redentor que defende?',
        listen: 'Advogado, tia, professora, amigo: nomes contam.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Que imagem de esperança cabe hoje, se alguma cabe?',
        listen: 'Uma palavra, uma cor, uma música; ou nenhuma ainda.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que frase de parede, tatuagem ou camiseta você gostaria de ter escrito?',
        bridge: 'Jó queria a sua em pedra, com chumbo. Ficou bem mais famosa que isso.',
      },
      {
        text: 'Quem na sua família defende todo mundo na hora do aperto, mesmo que a causa seja fraca?',
        bridge: 'Jó procurava um defensor e o encontrou onde não esperava.',
        for: ['adults', 'couples', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Escreva com o dedo, na palma da mão ou na mesa, uma palavra que dói. Depois desenhe um traço embaixo.',
      bridge: 'Jó pediu que as palavras dele ficassem em pedra.',
    },
    complete: [
      {
        name: 'Pedra e chumbo',
        text: 'Desenhe uma pedra e escreva dentro dela uma frase sua de verdade, sem enfeite, e embaixo: eu sei que … (complete só o que sabe, até onde sabe).',
      },
      {
        name: 'Dois lados da boca',
        text: 'De um lado, a queixa mais franca que você tem para Deus; do outro, a certeza que ainda lhe resta. Não precisa igualar o tamanho.',
      },
    ],
    challenges: [
      {
        do: 'Seja, por uma semana, um defensor: fale a favor de alguém que está sendo acusado sem ter sido ouvido.',
        tell: 'O que você perdeu e o que ganhou com isso.',
      },
      {
        do: 'Decore o versículo 25 e diga-o em voz alta num momento em que sentir o contrário, sem fingir.',
        tell: 'Em que momento a voz falhou e em que momento sustentou.',
      },
    ],
    children: null,
    prayer:
      'Senhor, meu Redentor vive: dizemos isso com a boca seca. Compadece-te de quem foi abandonado. Grava em pedra as nossas palavras sinceras. Levanta-te, um dia, por todos os acusados, e que os nossos olhos te vejam.',
    leader: {
      lost: 'O grupo corre direto ao versículo 25 e ignora os outros. Não o arranque do abandono: é ali que ele vale. E não transforme Jó num modelo de paciência; neste capítulo ele protesta.',
      tender:
        'Doentes, abandonados e acusados injustamente podem chorar. Não os corrija por falarem com raiva. Se houver desejo de morrer, fique perto e chamem juntos o CVV 188. Ofereça visita e companhia concreta nas semanas seguintes.',
      differ:
        'O versículo 26 é difícil de traduzir: alguns leem como certeza da ressurreição do corpo; outros, como esperança de ser defendido por Deus. Os cristãos encontram em Jesus, ressuscitado, o cumprimento mais pleno.',
    },
    comfort:
      'Jó disse tudo, até o que parecia não se poder dizer, e a Bíblia guardou. Ninguém cobra de você esperança hoje. O Redentor vive também nos dias em que a gente não consegue dizer isso.',
    closing: 'Abandonado por todos, Jó ainda disse: vive.',
    words: [
      'meu redentor vive',
      'redentor',
      'eu sei que o meu redentor',
      'resgatador',
      'esculpidas em pedra',
      'ponta de ferro',
      'compadecei vos',
      'em minha carne verei a deus',
      'abandonado',
      'pele de meus dentes',
      'ressurreicao',
      'ver a deus',
      'desprezam',
    ],
  },
  {
    verses: '42:1-17',
    key: '42:5',
    title: 'Agora os meus olhos te veem',
    theme: 'depois da dor, ver a Deus',
    themes: ['fe', 'humildade', 'oracao', 'esperanca'],
    idea: 'Depois de tanto perguntar, Jó não recebe explicações, recebe Deus; ora pelos amigos que o acusaram, e a vida recomeça, sem que nada ocupe o lugar do que se perdeu.',
    context:
      'Deus fala finalmente, do meio do redemoinho, e não responde por que Jó sofreu. Mostra estrelas, animais, mares. Jó, que exigia um processo, diz que o viu e que isso basta. Deus ainda o elogia por ter falado com franqueza.',
    retold: [
      {
        verses: '42:1-6',
        says: 'Jó reconhece que falou do que não entendia. Só conhecia Deus de ouvir falar, agora os seus olhos o veem, e ele se arrepende no pó e na cinza.',
      },
      {
        verses: '42:7-9',
        says: 'Deus se ira com Elifaz e os dois amigos, que não falaram dele o que era correto. Manda que ofereçam sacrifícios e que Jó ore por eles.',
      },
      {
        verses: '42:10-12',
        says: 'Enquanto Jó ora pelos amigos, Deus o livra do infortúnio e lhe dá o dobro do que tinha. Irmãos e conhecidos comem com ele e o consolam.',
      },
      {
        verses: '42:13-17',
        says: 'Jó tem ainda sete filhos e três filhas, que recebem herança com os irmãos. Vê quatro gerações e morre velho, farto de dias.',
      },
    ],
    read: {
      verses: '42:1-12',
      how: 'Uma pessoa lê Jó nos versículos 1 a 6, bem devagar; outra lê Deus nos versículos 7 e 8; depois, todos juntos o 10.',
    },
    observe: [
      {
        ask: 'O que Jó reconhece no início da sua resposta?',
        verses: '42:2-3',
        listen: 'Que Deus pode tudo e que ele falou de coisas que não entendia.',
      },
      {
        ask: 'Que diferença ele aponta entre antes e agora?',
        verses: '42:5',
        listen: 'De ouvir falar a ver com os próprios olhos.',
      },
      {
        ask: 'Quem Deus repreende, e o que se passa quando Jó ora por eles?',
        verses: '42:7-10',
        listen: 'Os amigos que defenderam a Deus; o infortúnio de Jó vira enquanto ora.',
      },
    ],
    interpret: [
      {
        ask: 'Deus não explicou nada do que Jó perguntou. O que Jó recebeu, então, e por que lhe bastou?',
        verses: '42:2-5',
        listen: 'A presença dele; o encontro no lugar da explicação.',
        follow: 'De que você precisa mais hoje: de uma resposta ou de um encontro?',
      },
      {
        ask: 'Os amigos defenderam a Deus e levam bronca; Jó, que tanto protestou, falou o que era correto. O que Deus aprecia?',
        verses: '42:7-8',
        listen: 'Sinceridade que continua falando com ele, mais que defesa pronta.',
      },
      {
        ask: 'Jó ora por quem o feriu com palavras. Que caminho foi preciso andar até chegar aí?',
        verses: '42:8-10',
        listen: 'Não é no primeiro capítulo; vem depois de ser visto por Deus.',
      },
    ],
    live: [
      {
        ask: 'O que de Deus você só ouviu, e o que já chegou a ver?',
        listen: 'Sem medir espiritualidade; um exemplo só.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que pergunta você anda fazendo a Deus e gostaria de fazer sem ser corrigido?',
        listen: 'Anotem; Deus elogiou quem perguntou.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Por quem o acusou você conseguiria orar, hoje ou um dia, e o que ainda falta para isso?',
        listen: 'Um dia ou hoje não; as duas respostas valem.',
        for: ['adults', 'men', 'singles'],
      },
      {
        ask: 'Os que sumiram voltaram, comeram pão e consolaram tarde (42:11). Quem você poderia ir consolar, ainda que atrasado?',
        listen: 'Antes tarde; um telefonema serve.',
        for: ['adults', 'long-believers', 'elderly'],
      },
      {
        ask: 'O que vocês dois aprenderam com um tempo difícil que não trocariam por nada, mas jamais escolheriam?',
        listen: 'Sem romantizar; só o que for verdade.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Se você nunca tivesse respostas, mas tivesse companhia, o que mudaria?',
        listen: 'Abra espaço para o não sei.',
        for: ['new-believers', 'visitors', 'young'],
      },
      {
        ask: 'O que a vida devolveu a você, e o que não tem substituto?',
        listen: 'Filhos não se substituem; deixe ser dito.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Conte algo que você conhecia só de ouvir falar e um dia viu: mar, neve, um artista, um lugar.',
        bridge: 'Jó diz que conhecia Deus de ouvido e agora o viu.',
      },
      {
        text: 'Com quem você já brigou feio e hoje ri junto da briga?',
        bridge: 'O livro de Jó termina com um homem orando por quem o acusou.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Feche os olhos por meio minuto. Abra e olhe uma coisa comum bem de perto: uma folha, a mão, um copo.',
      bridge: 'Agora meus olhos te veem, disse um homem exausto.',
    },
    complete: [
      {
        name: 'De ouvir e de ver',
        text: 'Duas colunas: o que eu ouvia dizer de Deus; o que eu já vi dele, até na dor. Sublinhe a linha em que os dois lados discordam.',
      },
      {
        name: 'Oração difícil',
        text: 'Escreva o nome de alguém que o magoou. Termine: hoje não consigo orar por … ou hoje consigo dizer a Deus … Ponha a data e volte a ela.',
      },
    ],
    challenges: [
      {
        do: 'Ore por uma pessoa que o feriu com palavras, durante sete dias, mesmo que seja com uma frase.',
        tell: 'Em que dia a oração mudou de tom, se mudou.',
      },
      {
        do: 'Vá com atraso: procure alguém que sofreu há meses e que você não visitou, leve pão e escute.',
        tell: 'O que a pessoa disse sobre o atraso.',
      },
    ],
    children: {
      truth: 'Deus é maior que minhas perguntas e está comigo.',
      to7: {
        story:
          'Jó passou por um tempo muito triste e tinha muitas perguntas. Deus, por que isso aconteceu? Os amigos ficavam dizendo coisas duras. Um dia Deus falou com Jó, do meio de um vento forte. Mostrou as estrelas, os animais, o mar. Jó ficou maravilhado e disse: Antes eu só ouvia falar do Senhor. Agora os meus olhos te veem! Deus disse que Jó tinha falado com o coração sincero. E Jó orou pelos amigos que tinham sido duros com ele. Aos poucos, a família e os amigos voltaram, comeram pão juntos e o consolaram. Deus estava com ele o tempo todo.',
        activity:
          'Olhem bem de perto uma folha, uma pedra, a palma da mão. Cada um diz: Deus, eu te vejo aqui! e desenha o que viu.',
        questions: [
          'O que Deus mostrou a Jó?',
          'Por quem Jó orou?',
          'O que você quer perguntar a Deus?',
        ],
      },
      to12: {
        story:
          'Depois de muita dor, muitas perguntas e amigos que o acusavam, Jó queria explicações. Deus falou do meio de um redemoinho. Mas não explicou por quê. Fez Jó olhar o mundo: as estrelas, o mar, os animais selvagens. E Jó entendeu que Deus era bem maior do que ele imaginava. Disse assim: antes eu conhecia o Senhor só de ouvir falar, mas agora os meus olhos te veem. Depois veio uma surpresa. Deus disse aos três amigos que eles não tinham falado direito, e que Jó, com todas as suas queixas, tinha sido sincero. E pediu que Jó orasse por eles. Jó orou, e foi ali que a vida começou a virar. Irmãos e conhecidos voltaram, comeram com ele e o consolaram. Deus não nos promete responder tudo. Promete estar, e gosta da nossa verdade.',
        activity:
          'Escrevam perguntas a Deus em cartões coloridos, sem nome. Leiam algumas, digam não sei quando não souberem, e terminem agradecendo por uma coisa que já viram dele.',
        questions: [
          'O que Deus mostrou a Jó em vez de explicar?',
          'Por que Deus gostou da sinceridade de Jó?',
          'Por quem você poderia orar, mesmo tendo sido difícil com você?',
        ],
      },
      challenge: 'Ore por alguém que foi duro com você, ainda que seja uma frase.',
    },
    prayer:
      'Senhor, de ouvir te conhecíamos. Ensina-nos a ver. Recebe as perguntas sem resposta e a oração por quem nos feriu. Põe à mesa os que voltam atrasados, e consola o que ninguém substitui.',
    leader: {
      lost: 'A restituição em dobro vira lição de que Deus sempre compensa. Os filhos não foram substituídos, e a Bíblia não diz que foram. Fique em 42:5 e na oração pelos amigos.',
      tender:
        'Enlutados podem se sentir feridos pelos novos filhos do fim. Diga em voz alta que ninguém substitui ninguém. Para quem sofreu com líderes religiosos, o versículo 7 é consolo: Deus discordou deles.',
    },
    comfort:
      'Ele não recebeu a resposta que pediu, e mesmo assim pôde dizer que tinha visto. Talvez o seu encontro venha devagar. Por enquanto basta não fingir; Deus gostou de quem disse a verdade.',
    closing: 'De ouvir, e agora de ver.',
    words: [
      'agora meus olhos te veem',
      'ouvira falar de ti',
      'com os ouvidos',
      'redemoinho',
      'elifaz',
      'orava pelos amigos',
      'dobro',
      'arrependo no po',
      'tudo podes',
      'jemima',
      'quezia',
      'maravilhosas demais',
      'cinza',
    ],
  },
]
