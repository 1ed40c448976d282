import type { BookPassages } from '../passage.ts'

export const MRK: BookPassages = [
  {
    verses: '1:40-45',
    key: '1:41',
    title: 'A mão que tocou',
    theme: 'o toque que acolhe',
    themes: ['graca', 'sofrimento', 'proximo'],
    idea: 'Jesus não cura o leproso de longe: estende a mão e toca quem ninguém tocava, porque quer, e acaba ficando do lado de fora no lugar dele.',
    context:
      'Quem tinha lepra vivia fora da cidade, gritava para avisar que era impuro e não recebia um abraço havia anos. Chegar tão perto de Jesus já era quebrar a lei. Marcos, que quase sempre tem pressa, faz a cena parar na mão estendida.',
    read: {
      verses: '1:40-45',
      how: 'No 41, quem lê estende a mão devagar até tocar o ombro da pessoa ao lado; o gesto passa pela roda antes de seguir.',
    },
    observe: [
      {
        ask: 'O que o leproso acredita, e do que ele não tem certeza?',
        verses: '1:40',
        listen: 'Crê que Jesus pode; não sabe se quer.',
      },
      {
        ask: 'Em que ordem Jesus sente, toca e fala?',
        verses: '1:41',
        listen: 'Compaixão, mão, palavra: o toque veio antes da cura.',
      },
      {
        ask: 'No começo e no fim, quem está dentro da cidade e quem está fora?',
        verses: '1:45',
        listen: 'Trocaram de lugar: agora é Jesus quem fica em lugares desertos.',
      },
    ],
    interpret: [
      {
        ask: 'Bastava uma palavra. Por que será que Jesus tocou antes de curar?',
        verses: '1:41',
        listen: 'A doença dele era também a solidão.',
        follow: 'Que parte da dor de alguém só se cura de perto?',
      },
      {
        ask: 'Todos achavam que a impureza pegava. O que pega de Jesus, quando ele toca?',
        verses: '1:41-42',
        listen: 'A pureza dele é que contagia.',
      },
      {
        ask: 'Por que Jesus manda o homem ao sacerdote, se ele já está limpo?',
        verses: '1:44',
        listen: 'Para voltar à família, ao culto, ao trabalho: cura inteira.',
      },
    ],
    live: [
      {
        ask: 'O que você tem certeza de que Deus pode fazer e não sabe se ele quer?',
        listen: 'A oração do leproso aceita essa dúvida.',
        for: ['adults', 'new-believers', 'mourning'],
      },
      {
        ask: 'Quem, na sua escola, ninguém toca, nem com a mão, nem com conversa?',
        listen: 'Procurem um gesto pequeno e respeitoso.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Há quanto tempo você não recebe um abraço demorado, e de quem gostaria?',
        listen: 'Pergunta delicada; quem vive só costuma sentir.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'Que pessoas a gente prefere ajudar de longe, com depósito e mensagem?',
        listen: 'Ajuda a distância vale; o texto pergunta pela mão.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você já escondeu para poder ficar perto das pessoas?',
        listen: 'Ninguém precisa dizer o quê.',
        for: ['young', 'women', 'men'],
      },
      {
        ask: 'Em que fase o toque sumiu entre vocês, e o que o trouxe de volta?',
        listen: 'Falem de mão dada e colo; o resto é em casa.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Você é de abraço apertado, de dois beijinhos, de aperto de mão ou de aceno de longe? Faça a sua saudação oficial para a roda.',
        bridge: 'Havia um homem que não recebia nenhuma delas fazia anos.',
      },
      {
        text: 'Já teve catapora, conjuntivite ou piolho e foi isolado da família? Conte como foi o exílio.',
        bridge: 'Alguns dias já parecem longos. O homem do texto morava fora da cidade.',
        for: ['teens', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão sobre a outra e deixe-a ali, com peso e calor. Se fizer tempo que ninguém toca você assim, conte isso a Deus.',
      bridge: 'Jesus estendeu a mão antes de dizer qualquer coisa.',
    },
    complete: [
      {
        name: 'Se queres',
        text: 'Senhor, eu sei que podes… Não sei se queres… porque… Venho de joelhos mesmo assim. E a tua resposta, lida em Marcos 1:41, para mim soa…',
      },
      {
        name: 'Mapa de dentro e de fora',
        text: 'Desenhe um círculo. Dentro, escreva grupos em que você é bem-vindo: … Fora, quem não entra neles: … Desenhe uma seta de fora para dentro e escreva o que você faria: …',
      },
    ],
    challenges: [
      {
        do: 'Dê um aperto de mão ou um abraço, com permissão, a alguém que quase nunca é tocado: um idoso no asilo, um morador de rua, um doente.',
        tell: 'quanto tempo durou e o que viu no rosto.',
      },
      {
        do: 'Diga a Deus, uma vez por dia, a oração do leproso sobre a parte de você que mais esconde.',
        tell: 'se a frase ficou mais fácil, sem dizer do que se trata.',
      },
    ],
    children: {
      truth: 'Jesus quer chegar perto de mim sempre.',
      to7: {
        story:
          'Um homem tinha uma doença de pele com muitas feridinhas. As pessoas tinham medo. Ninguém dava a mão para ele, ninguém dava abraço. Ele morava sozinho, fora da cidade. Um dia ele viu Jesus e se ajoelhou: se o senhor quiser, pode me curar! Será que Jesus ia fugir? Não! O coração dele se encheu de carinho. Jesus esticou a mão e encostou no homem. Encostou! E disse: eu quero! Fique bom! Na mesma hora as feridinhas sumiram. O homem ficou tão feliz que saiu contando para todo mundo. Jesus chega perto quando os outros se afastam.',
        activity:
          'Façam adesivos ou pontinhos laváveis no braço. Uma criança por vez é tocada com carinho, lava o braço e ouve: Jesus quer ficar perto de você.',
        questions: [
          'Por que ninguém abraçava o homem?',
          'O que Jesus fez com a mão?',
          'Quem você pode abraçar hoje?',
        ],
      },
      to12: {
        story:
          'A lepra assustava todo mundo. Quem ficava doente tinha de sair de casa e morar longe, e quando alguém se aproximava precisava gritar: impuro, impuro! Imagine ficar anos sem um abraço. Pois um homem assim criou coragem, chegou até Jesus, ajoelhou-se e disse: se o senhor quer, pode me limpar. Repare: ele sabia que Jesus podia, só não sabia se queria. Os outros devem ter dado um passo para trás. Jesus deu um passo à frente, sentiu compaixão, estendeu a mão e tocou. Ele tocou antes de curar! E disse: quero, fique limpo. A lepra foi embora. Depois Jesus mandou que ele se mostrasse ao sacerdote, para poder voltar para a família. O homem contou a tanta gente que Jesus nem conseguia mais entrar nas cidades. Ficou do lado de fora, no lugar onde o outro morava.',
        activity:
          'Pega-pega ao contrário: quem é tocado fica livre e passa a ajudar o pegador a libertar os outros. Depois comparem com o que pega de Jesus.',
        questions: [
          'O que o homem sabia e o que não sabia de Jesus?',
          'Por que Jesus tocou antes de curar?',
          'Quem fica do lado de fora na sua turma?',
        ],
      },
      challenge: 'Chame para perto alguém que os outros deixam de lado.',
    },
    prayer:
      'Senhor, se queres, podes. Obrigado pela tua mão que não esperou. Toca onde ninguém chega, em nós e nesta cidade. E faz das nossas mãos uma extensão da tua.',
    leader: {
      lost: 'Por que Jesus mandou calar intriga os curiosos. Uma frase basta: ele não queria fama antes da cruz. Fique com a mão.',
      tender:
        'Nem toda pessoa quer ser tocada, e quem sofreu abuso pode travar. Toque só com permissão, ofereça a opção de mão no peito e não comente quem recusou. Doentes crônicos também não devem ser transformados em alvo de oração pública sem serem ouvidos.',
    },
    comfort:
      'Antes de melhorar você, Jesus encosta. Ele não tem medo do que o isolou. Se hoje só couber um pensamento, que seja este: quero.',
    closing: 'Quero, disse ele, e a mão já estava estendida.',
    words: [
      'leproso',
      'lepra',
      'se queres',
      'limpar',
      'se limpo',
      'tocou',
      'estendeu a mao',
      'compaixao',
      'impuro',
      'sacerdote',
      'purificacao',
      'hanseniase',
      'excluid',
    ],
  },
  {
    verses: '2:1-12',
    key: '2:5',
    title: 'Amigos de abrir telhado',
    theme: 'os amigos e o perdão',
    themes: ['amizade', 'perdao', 'fe'],
    idea: 'Quatro amigos abrem caminho por cima para que alguém chegue a Jesus, e ele cura primeiro o que ninguém tinha pedido: o coração.',
    context:
      'A casa, talvez a de Pedro, era pequena, com telhado plano de galhos e barro e uma escada do lado de fora. Acreditava-se que doença grave era castigo por pecado; o homem na maca carregava, além do corpo parado, essa acusação.',
    read: {
      verses: '2:1-12',
      how: 'Sentem-se bem apertados, como naquela sala. No 4, todos olham para cima. O 9 é lido duas vezes.',
    },
    observe: [
      {
        ask: 'Que obstáculos os quatro encontram e o que fazem com cada um?',
        verses: '2:2-4',
        listen: 'Multidão, porta, telhado: sobem, abrem, descem a maca.',
      },
      { ask: 'De quem é a fé que Jesus vê?', verses: '2:5', listen: 'Deles: dos amigos também.' },
      {
        ask: 'O que Jesus diz ao paralítico primeiro, e o que só diz depois?',
        verses: '2:5, 2:11',
        listen: 'Perdão antes, pernas depois.',
      },
    ],
    interpret: [
      {
        ask: 'Todos esperavam que o homem andasse. Por que Jesus começa por “teus pecados estão perdoados”?',
        verses: '2:5',
        listen: 'Ele vê o peso que a maca não mostra; e chama-o de filho.',
      },
      {
        ask: 'A pergunta dos escribas está certa: só Deus perdoa. A que conclusão eles não quiseram chegar?',
        verses: '2:6-10',
        listen: 'Que quem está ali é mais do que um mestre.',
      },
      {
        ask: 'O homem não diz uma palavra na história inteira. Que lugar tem a fé dos outros na vida de quem não consegue crer nem pedir?',
        verses: '2:3-5',
        listen: 'Há dias em que se chega a Deus nos braços dos outros.',
        follow: 'Quem já creu por você?',
      },
    ],
    live: [
      {
        ask: 'Quem foram os seus quatro, os que carregaram um canto da sua maca?',
        listen: 'Peça nomes; agradeçam.',
        for: ['adults', 'new-believers', 'long-believers'],
      },
      {
        ask: 'Que amigo seu anda sem conseguir chegar a lugar nenhum, e qual canto da maca você pegaria?',
        listen: 'Carregar a quatro é mais leve: pensem em time.',
        for: ['teens', 'young'],
      },
      {
        ask: 'É mais difícil para você carregar ou ser carregado?',
        listen: 'A resposta conta muito; não debata.',
        for: ['men', 'adults', 'singles'],
      },
      {
        ask: 'De que culpa silenciosa você gostaria de ouvir: filho, está perdoado?',
        listen: 'Fica no coração de cada um; faça silêncio.',
        for: ['adults', 'women', 'visitors'],
      },
      {
        ask: 'Que telhado da nossa igreja atrapalha quem quer chegar: horário, linguagem, escada, panelinha?',
        listen: 'Anotem um para abrir de verdade.',
        for: ['long-believers', 'young'],
      },
      {
        ask: 'Que estrago na casa vocês aceitariam para alguém encontrar Jesus ali?',
        listen: 'O dono do telhado também entrou na história.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Já entrou em algum lugar por onde não se entra: janela, muro, porta dos fundos de casamento?',
        bridge: 'Quatro amigos entraram pelo teto. Por uma boa causa.',
      },
      {
        text: 'Qual a maior doideira que um amigo já fez por você, ou você por um amigo?',
        bridge: 'Amizade boa faz buraco em telhado. Literalmente, nesta história.',
        for: ['teens', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Deite-se de costas, se puder, e olhe para o teto. Imagine um buraco se abrindo e luz entrando. Deixe-se descer.',
      bridge: 'Um homem chegou a Jesus assim, sem dar um passo.',
    },
    complete: [
      {
        name: 'Quatro cantos',
        text: 'Desenhe uma maca com quatro cantos. Dentro, o nome (ou a inicial) de quem precisa: … Em cada canto, quem pode ajudar a carregar: eu, … , … e … O nosso telhado é… O buraco vai ser…',
      },
      {
        name: 'O que ninguém vê na maca',
        text: 'O que as pessoas veem em mim e querem consertar: … O que eu sei que dói mais: … O que Jesus diria primeiro, se me visse hoje: filho (ou filha), …',
      },
    ],
    challenges: [
      {
        do: 'Junte três pessoas e façam, juntas, um favor pesado a alguém que está parado: mudança, mutirão, consulta, escala de visitas.',
        tell: 'quem pegou que canto.',
      },
      {
        do: 'Deixe que carreguem você uma vez: diga a um amigo do que precisa e aceite.',
        tell: 'como foi ser o da maca.',
        for: ['adults', 'men', 'women', 'long-believers'],
      },
    ],
    children: {
      truth: 'Amigo de verdade leva a gente até Jesus.',
      to7: {
        story:
          'Um homem não conseguia andar. Ele ficava o dia todo na caminha. Mas tinha quatro amigos muito bons! Vamos levar você até Jesus!, disseram. Cada um pegou numa ponta da caminha: um, dois, três, quatro, já! Quando chegaram, ih! A casa estava cheia, ninguém passava. E agora? Um deles olhou para cima: o telhado! Subiram a escada, fizeram um buraco, creque, creque, creque, e desceram a caminha com cordas, bem devagarinho, na frente de Jesus. Jesus sorriu: filho, os seus pecados estão perdoados. E depois: levante, pegue a sua caminha e vá para casa. E o homem levantou e foi andando!',
        activity:
          'Um boneco numa toalha: quatro crianças seguram as pontas e atravessam a sala sem derrubar, por cima de uma mesa, até a cadeira onde está escrito Jesus.',
        questions: [
          'Quantos amigos carregaram o homem?',
          'Por onde eles entraram?',
          'Que amigo você quer levar a Jesus?',
        ],
      },
      to12: {
        story:
          'A notícia correu em Cafarnaum: Jesus está em casa! Em minutos não cabia mais ninguém, nem na porta. Quatro amigos vinham chegando com um paralítico numa maca. Pediram licença; nada. Qualquer um teria voltado outro dia. Eles subiram a escada de fora, abriram um buraco no telhado de barro e baixaram o amigo no meio da sala. Imagine a poeira caindo na cabeça das pessoas! Jesus viu a fé deles e disse ao homem: filho, seus pecados estão perdoados. Todos esperavam outra coisa, mas Jesus sabia o que doía por dentro. Uns mestres pensaram: só Deus pode perdoar! Jesus respondeu ao pensamento deles: para vocês saberem que eu posso, eu digo: levante-se, pegue a maca e vá para casa. O homem se levantou na frente de todo mundo. E saiu carregando o que antes o carregava.',
        activity:
          'Em grupos de quatro, transportem um copo cheio de água sobre um pano esticado por um percurso com obstáculos. Se um solta, todos perdem: conversem sobre amizade.',
        questions: [
          'O que os amigos fizeram quando não puderam entrar?',
          'Por que Jesus perdoou antes de curar?',
          'Que amigo precisa que você pegue uma ponta da maca?',
        ],
      },
      challenge: 'Ajude um amigo numa coisa difícil junto com outros colegas.',
    },
    prayer:
      'Jesus, obrigado por quem nos carregou quando não tínhamos pernas nem fé. Perdoa o que pesa mais do que a maca. Dá-nos ombro, amigos e coragem de abrir telhados.',
    leader: {
      lost: 'O debate pode ficar na ligação entre pecado e doença. Diga que Jesus, em outro lugar (João 9:3), a recusa como regra; aqui ele trata dos dois porque o homem era inteiro.',
      tender:
        'Pessoas com deficiência não existem para ilustrar milagre. Se houver alguma no grupo, pergunte antes como quer falar do texto, ofereça acesso de verdade ao lugar, e não ore por cura sem que ela peça.',
      differ:
        'Quem pode declarar o perdão em nome de Deus é entendido de modos diferentes: católicos e ortodoxos no sacramento da confissão; protestantes no anúncio do evangelho e na oração. Todos leem que Jesus tem esse poder.',
    },
    comfort:
      'Você não precisa achar palavras nem andar até lá. Há gente segurando as pontas da sua maca agora, mesmo que você esteja de olhos fechados. Deixe-se descer.',
    closing: 'Voltem para casa carregando o que antes carregava vocês.',
    words: [
      'paralitico',
      'telhado',
      'quatro amigos',
      'carregado por quatro',
      'maca',
      'leito',
      'cafarnaum',
      'teus pecados',
      'perdoados',
      'levanta te',
      'toma o teu leito',
      'amigos',
      'escribas',
      'amizade',
    ],
  },
  {
    verses: '4:1-20',
    key: '4:20',
    title: 'Que terra eu sou hoje?',
    theme: 'ouvir a palavra',
    themes: ['palavra', 'discipulado', 'obediencia'],
    idea: 'A palavra de Deus é boa semente em qualquer lugar onde cai; a pergunta de Jesus é como eu a estou ouvindo.',
    context:
      'A multidão é tanta que Jesus ensina sentado num barco, e muita gente ouve sem decidir nada. Ele conta do semeador que lança em caminho, pedras, espinhos e terra boa; depois, a sós com os discípulos, explica por que a mesma mensagem dá em nada numa vida e em cem por um na outra.',
    read: {
      verses: '4:13-20',
      how: 'Quem conduz conta a parábola (3-8) com um punhado de sementes ou feijões na mão. Depois uma pessoa lê a semente (14-15), outra o sol (16-17), outra os espinhos (18-19), e todos leem o 20.',
    },
    observe: [
      {
        ask: 'O que é a semente, e que três coisas diferentes acontecem com ela antes de chegar à boa terra?',
        verses: '4:14-19',
        listen: 'É a palavra: tirada, seca, sufocada.',
      },
      {
        ask: 'Na explicação, quem ou o que tira, seca e sufoca?',
        verses: '4:15, 4:17, 4:19',
        listen: 'Satanás; tribulação e perseguição; preocupações, riquezas, cobiças.',
      },
      {
        ask: 'Quais são os três verbos da boa terra?',
        verses: '4:20',
        listen: 'Ouvir, receber, dar fruto.',
      },
    ],
    interpret: [
      {
        ask: 'O semeador e a semente são os mesmos nos quatro casos. O que isso diz sobre onde está o problema, e onde não está?',
        verses: '4:14-20',
        listen: 'Não na palavra; no jeito de recebê-la.',
      },
      {
        ask: 'O terreno de pedras recebe “com alegria” e mesmo assim seca. O que é raiz, e por que só a dificuldade mostra se ela existe?',
        verses: '4:16-17',
        listen: 'Raiz é o que se tem quando a emoção passa.',
      },
      {
        ask: 'Entre os espinhos a planta não morre, fica sem fruto. Por que preocupação e riqueza aparecem na mesma lista?',
        verses: '4:18-19',
        listen: 'A falta e a sobra ocupam o mesmo lugar na cabeça.',
      },
    ],
    live: [
      {
        ask: 'Faz tempo que você ouve a palavra. Que ensino já virou caminho batido: você concorda, sabe de cor, e ele não entra mais?',
        listen: 'O caminho ficou duro de tanto passarem por ele.',
        for: ['long-believers'],
      },
      {
        ask: 'Olhando os seus últimos dez anos: que raiz só apareceu por causa de um tempo de sol forte?',
        listen: 'Não glorifique o sol; pergunte pela raiz.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Abra a agenda desta semana na cabeça: qual espinho ocupa mais espaço, preocupação, dinheiro ou a vontade de mais uma coisa?',
        listen: 'Uma palavra por pessoa já ajuda.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'O que some da sua memória mais rápido depois do culto: o que o pastor disse ou o que você viu no celular no caminho?',
        listen: 'Pergunte o que ajudaria a semente a ficar.',
        for: ['young', 'teens'],
      },
      {
        ask: 'Você começou com alegria. O que tem testado essa alegria, e quem pode ajudar você a criar raiz?',
        listen: 'Anote o nome que surgir e ajude a combinar.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Com quem você conversa sobre o que ouve de Deus?',
        listen: 'Viver sozinho pode dar silêncio bom ou silêncio demais.',
        for: ['singles'],
      },
      {
        ask: 'Há dias em que a dor parece sol demais. O que, mesmo pequeno, ainda está vivo debaixo da terra?',
        listen: 'Se a resposta for nada, fique ao lado.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Você já conseguiu matar uma planta daquelas que não morrem nunca? Conte como. Quem tem mão boa conta o segredo.',
        bridge:
          'Quase nunca o defeito era da semente. Jesus também conta uma história de plantio em que a diferença está no chão.',
        for: ['adults', 'long-believers', 'couples'],
      },
      {
        text: 'Que curso, treino ou série você começou com toda a empolgação e largou em duas semanas?',
        bridge: 'Começar com alegria é fácil. Jesus fala do que faz uma coisa durar e dar fruto.',
        for: ['young', 'teens', 'singles'],
      },
    ],
    quiet: {
      text: 'Ponha as mãos abertas no colo, como terra à espera. Fique um minuto em silêncio. Não precisa produzir nada agora.',
      bridge: 'O semeador ainda sai a semear. Ouça o texto como quem recebe.',
    },
    complete: [
      {
        name: 'Check-up do terreno',
        text: 'De 0 a 5, dê uma nota a cada um, só para você: caminho, ouço e não entra… ; pedras, começo e não sigo… ; espinhos, sigo, mas sufocado… ; terra boa, está dando fruto… Circule o maior e escreva ao lado uma causa: …',
      },
      {
        name: 'Frase para terminar',
        text: 'O espinho que mais me rouba tempo é… Nesta semana vou arrancá-lo por um dia, deixando de… , para ter espaço de ouvir…',
      },
    ],
    challenges: [
      {
        do: 'Em três dias desta semana leia Marcos 4:14-20 antes de abrir qualquer tela e anote uma única frase.',
        tell: 'qual dos quatro terrenos você foi em cada dia.',
      },
      {
        do: 'Escolha uma coisa que você já sabe que Deus pediu e vem adiando, e faça a primeira parte dela até sábado.',
        tell: 'o que brotou quando você deixou de só concordar.',
      },
    ],
    children: {
      truth: 'A palavra de Deus cresce no coração que escuta.',
      to7: {
        story:
          'Um homem saiu para plantar. Ele pegava a semente e jogava: chuá, chuá! Umas caíram no caminho duro, e os passarinhos, nhoc, comeram tudo. Outras caíram nas pedras. Nasceram rapidinho, mas o sol esquentou e elas murcharam. Outras caíram no meio dos espinhos, que apertaram as plantinhas até elas não darem nada. E outras caíram na terra boa, fofinha. Essas cresceram, cresceram e deram um monte de grãos! Jesus explicou: a semente é a palavra de Deus. A terra é o nosso coração. Quando a gente escuta com carinho e faz o que Deus diz, a sementinha cresce!',
        activity:
          'Quatro vasilhas: uma com papelão duro, uma com pedras, uma com palitos, uma com terra fofa. As crianças põem sementes em todas e regam a boa durante a semana.',
        questions: [
          'Quem comeu a semente do caminho?',
          'Em que terra ela cresceu?',
          'Como a gente escuta Deus com o coração?',
        ],
      },
      to12: {
        story:
          'Havia tanta gente na praia que Jesus entrou num barco e ensinou de lá. Ele contou que um semeador saiu a semear jogando a semente para todo lado, sem economizar. Uma parte caiu no caminho pisado e os pássaros comeram. Outra caiu onde havia pedra por baixo: brotou num instante e, quando o sol apertou, secou, porque não tinha raiz. Outra caiu entre espinhos, que cresceram mais e a sufocaram. E outra caiu em boa terra e deu trinta, sessenta, cem grãos. Mais tarde os amigos pediram a explicação. A semente é a palavra de Deus, disse Jesus. Tem gente que ouve e esquece na porta. Tem gente que se anima muito e desiste na primeira dificuldade. Tem gente que enche a cabeça de tantas vontades que não sobra lugar. E tem gente que ouve, recebe e vive. Terra pode mudar: dá para cavar, tirar pedra, arrancar espinho.',
        activity:
          'Em quatro grupos, cada um faz a mímica de um terreno com a semente. Os outros adivinham e dizem um exemplo da escola para aquele terreno.',
        questions: [
          'O que é a semente na história?',
          'Por que a planta das pedras secou?',
          'Que espinho atrapalha você de ouvir Deus?',
        ],
      },
      challenge: 'Escute uma história da Bíblia por dia e conte-a a alguém.',
    },
    prayer:
      'Senhor, obrigado porque continuas semeando, mesmo onde já demos pouca colheita. Quebra o que endureceu, tira a pedra que não vemos, arranca o que sufoca. Faz de nós gente que ouve, recebe e dá fruto, no nosso ritmo: trinta, sessenta ou cem.',
    leader: {
      lost: 'O grupo gosta de classificar os outros e trava nos versículos 11 e 12. Devolva a pergunta para a primeira pessoa; sobre o 11-12, basta dizer que os discípulos entenderam porque ficaram e perguntaram. A porta era essa.',
      tender:
        'Quem está seco ou desanimado pode ouvir a parábola como sentença. Lembre que terreno muda: terra se cava, pedra se tira. Se alguém disser que não dá fruto, não corrija na hora; agradeça a franqueza e ore por essa pessoa.',
    },
    comfort:
      'O semeador desta história não economiza semente. Ele joga também onde parece perda. Se hoje você se sente chão duro, a palavra foi lançada para você também.',
    closing: 'Ouvir, receber, dar fruto: a semente já é boa.',
    words: [
      'semeador',
      'semente',
      'semear',
      'terreno',
      'boa terra',
      'espinhos',
      'pedregulhos',
      'pedregoso',
      'raiz',
      'trinta',
      'sessenta',
      'cem por um',
      'sufoca',
      'parabola',
      'beira do caminho',
    ],
  },
  {
    verses: '4:26-34',
    key: '4:27',
    title: 'Cresce enquanto a gente dorme',
    theme: 'o Reino que cresce sem barulho',
    themes: ['esperanca', 'espera', 'descanso'],
    idea: 'O Reino de Deus tem força própria e começo miúdo: a gente semeia, dorme, acorda, e ele cresce sem que se saiba como.',
    context:
      'Jesus acabava de explicar quanta semente se perde, e talvez os discípulos estivessem desanimados. Só Marcos conta esta primeira parábola. A mostarda era um matinho de horta que, de uma semente como um ponto, chegava a três metros.',
    read: {
      verses: '4:26-34',
      how: 'Leiam com ritmo de noite e dia: quem lê para um instante nas palavras dormir e levantar, e os outros fecham e abrem os olhos.',
    },
    observe: [
      {
        ask: 'O que o homem faz, o que ele não faz e o que não sabe?',
        verses: '4:26-27',
        listen: 'Lança, dorme, levanta; não puxa a planta; não sabe como cresce.',
      },
      {
        ask: 'Em que etapas vem o crescimento?',
        verses: '4:28-29',
        listen: 'Erva, espiga, grão cheio, colheita: sem pular nenhuma.',
      },
      {
        ask: 'Como começa e como termina o grão de mostarda, e quem aproveita a sombra?',
        verses: '4:31-32',
        listen: 'Menor, maior; as aves do céu.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Jesus faz questão de dizer que o agricultor dorme?',
        verses: '4:27',
        listen: 'O sono dele é confiança; o crescimento não depende da sua vigília.',
      },
      {
        ask: 'Se a terra frutifica “de si mesma”, para que serve o trabalho do semeador?',
        verses: '4:26, 4:28-29',
        listen: 'Ele lança e colhe; o meio é de Deus.',
        follow: 'Que parte do meio você tem tentado fazer no lugar dele?',
      },
      {
        ask: 'Os ouvintes esperavam um Reino como cedro imponente. O que Jesus quer que pensem com uma hortaliça?',
        verses: '4:30-32',
        listen: 'Grande sem ser pomposo; serve de abrigo.',
      },
    ],
    live: [
      {
        ask: 'Que semente você plantou em alguém e não faz ideia do que aconteceu com ela?',
        listen: 'Pais, professores e avós têm muitas.',
        for: ['parents', 'elderly', 'adults'],
      },
      {
        ask: 'O que você vive desenterrando para ver se brotou?',
        listen: 'Ria junto: resposta de mensagem, namoro, emprego.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em qual etapa você está: erva, espiga, grão? E qual você queria pular?',
        listen: 'Erva também é vida.',
        for: ['new-believers', 'young'],
      },
      {
        ask: 'O que no seu trabalho para Deus você não consegue largar nem para dormir?',
        listen: 'Descanso pode ser ato de fé.',
        for: ['long-believers', 'women', 'men'],
      },
      {
        ask: 'Que coisa minúscula, se fosse feita toda semana entre vocês, viraria sombra daqui a dez anos?',
        listen: 'Um café, uma oração de mãos dadas, uma caminhada.',
        for: ['couples'],
      },
      {
        ask: 'O que Deus fez crescer em você enquanto dormia, sofria ou nem prestava atenção?',
        listen: 'Às vezes só os outros notam; deixe que digam.',
        for: ['adults', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na escola, o seu feijão no algodão brotou, apodreceu ou foi afogado por excesso de amor?',
        bridge:
          'Quem já ficou olhando algodão sabe: olhar não apressa nada. Jesus conta de um homem que foi dormir.',
      },
      {
        text: 'Você é de dormir em qualquer lugar ou de ficar olhando o teto fazendo contas?',
        bridge: 'Há um sono no meio desta parábola, e ele é mais santo do que parece.',
        for: ['adults', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Antes de dormir, sente-se na beira da cama. Diga uma coisa que você plantou hoje, mesmo pequena. Deite-se.',
      bridge: 'O Reino continua enquanto você apaga a luz.',
    },
    complete: [
      {
        name: 'Calendário da semente',
        text: 'Semente que lancei: … Quando: … O que vejo hoje (nada, erva, espiga): … O que é meu fazer agora: … O que só Deus faz: … Prometo não desenterrar até…',
      },
      {
        name: 'Um ponto na folha',
        text: 'Faça um ponto bem pequeno no meio do papel: é algo mínimo que você pode começar nesta semana: … Agora desenhe, a partir dele, a árvore que gostaria que fosse daqui a vinte anos e quem pousaria nela: …',
      },
    ],
    challenges: [
      {
        do: 'Comece uma coisa boa do tamanho de uma mostarda (uma mensagem, um versículo, um real, um vizinho) e repita-a todos os dias.',
        tell: 'o tamanho dela no primeiro e no último dia.',
      },
      {
        do: 'Durma uma noite inteira sem levar o celular para o quarto, dizendo antes: a terra trabalha, e Deus também.',
        tell: 'como acordou.',
      },
    ],
    children: {
      truth: 'Deus faz crescer, até quando eu durmo.',
      to7: {
        story:
          'Um homem plantou uma semente na terra. Aí ele jantou, escovou os dentes e dormiu. Rrronc! De manhã, olhou: nada. Dormiu de novo. Rrronc! De manhã: um verdinho! Ele não sabia como. Ninguém estava puxando a plantinha. Primeiro veio a folhinha, depois a espiga, depois os grãos cheinhos. Deus fazia crescer! Jesus contou também da sementinha de mostarda. Ela é tão pequena que some na mão. Mas cresce tanto, tanto, que os passarinhos pousam nos galhos e descansam na sombra. O Reino de Deus é assim: começa pequenininho e vira uma árvore com lugar para todo mundo.',
        activity:
          'As crianças viram semente: agachadas, bem pequenas. O adulto diz noite e dia, e a cada dia elas crescem um pouquinho, até abrir os braços como galhos e receber passarinhos de papel.',
        questions: [
          'O que o homem fez depois de plantar?',
          'Quem fez a semente crescer?',
          'Que coisa pequena e boa você pode começar hoje?',
        ],
      },
      to12: {
        story:
          'Jesus contou duas histórias de semente. Na primeira, um homem semeia, dorme, levanta, dorme de novo, e a planta vai crescendo sem que ele saiba como. Primeiro a folha, depois a espiga, depois o grão. Ele não consegue apressar nada! Se puxar, arranca. Se cavar para ver, mata. A força está na semente que Deus fez. Na segunda, um grão de mostarda, um pontinho que quase não se vê, cresce até ficar mais alto que uma pessoa, e os pássaros vêm morar na sombra. Jesus começou com doze amigos numa terra pequena, e hoje há gente que o segue em todos os países. O bem que você faz também pode parecer pequeno: uma palavra, um convite, uma oração. Não despreze. Plante e vá dormir tranquilo. Deus está acordado.',
        activity:
          'Plantem feijão ou alpiste num copo transparente e anotem o que aparece a cada dia; é proibido mexer. Levem a foto da última semana ao encontro.',
        questions: [
          'O que o agricultor não podia fazer?',
          'Por que Jesus escolheu uma semente tão pequena?',
          'Que semente de bem você quer plantar?',
        ],
      },
      challenge: 'Plante algo num copinho e agradeça a Deus por cada milímetro.',
    },
    prayer:
      'Deus que trabalhas de noite, obrigado pelo que cresce sem nós. Recebe as sementes que já esquecemos. Dá sono aos que vigiam demais e paciência aos que só veem terra. Venha o teu Reino, ainda que miúdo.',
    leader: {
      lost: 'Alguém usará a parábola para não fazer nada, e outro para exigir resultados grandes. O homem lança e colhe; o meio ele deixa com Deus.',
      tender:
        'Líderes e pais cansados podem chorar com este texto. Deixe. Se alguém não dorme há semanas, sugira com carinho que procure um médico: insônia também se trata.',
    },
    comfort:
      'Enquanto você não tem forças, algo continua trabalhando debaixo da terra. Não é preciso acompanhar nem entender. Pode fechar os olhos.',
    closing: 'Boa noite: a semente não precisa de nós para respirar.',
    words: [
      'grao de mostarda',
      'mostarda',
      'semente',
      'de si mesma',
      'dormisse',
      'erva',
      'espiga',
      'grao cheio',
      'aves',
      'ninho',
      'sombra',
      'cresc',
      'reino de deus',
      'foice',
    ],
  },
  {
    verses: '4:35-41',
    key: '4:39',
    title: 'Ele dormia no meio da tempestade',
    theme: 'Jesus na tempestade',
    themes: ['medo', 'fe', 'sofrimento'],
    idea: 'Jesus está no barco e às vezes parece dormir; a pergunta que nos salva do pânico não é só como sair da tempestade, mas quem é este que está conosco.',
    context:
      'O lago fica num buraco entre montes, e o vento desce de repente. Pelo menos quatro dos que remavam eram pescadores daquelas águas: se eles acharam que iam morrer, era sério. Jesus tinha ensinado o dia todo e foi levado como estava, exausto.',
    read: {
      verses: '4:35-41',
      how: 'Todos fazem o vento com a boca a partir do 37; ao ouvir a ordem do 39, silêncio total por vinte segundos.',
    },
    observe: [
      {
        ask: 'De quem foi a ideia de atravessar, e a que hora?',
        verses: '4:35-36',
        listen: 'De Jesus, ao entardecer.',
      },
      {
        ask: 'O que cada um está fazendo no auge da tempestade?',
        verses: '4:37-38',
        listen: 'O barco se enche, Jesus dorme numa almofada, eles o acordam.',
      },
      {
        ask: 'Em que difere o medo de antes do medo de depois da calmaria?',
        verses: '4:38, 4:40-41',
        listen: 'Antes, das ondas; depois, grande temor diante de quem ele é.',
      },
    ],
    interpret: [
      {
        ask: '“Não te importas que pereçamos?” O que mais dói nessa pergunta: o perigo ou a dúvida sobre Jesus?',
        verses: '4:38',
        listen: 'A tempestade de fora acordou a de dentro.',
      },
      {
        ask: 'O que o sono de Jesus mostra dele, como homem e como Filho?',
        verses: '4:38-39',
        listen: 'Cansaço verdadeiro; confiança de quem descansa no Pai.',
      },
      {
        ask: 'Jesus fala primeiro com o vento e só depois com os discípulos. O que essa ordem diz do jeito dele?',
        verses: '4:39-40',
        listen: 'Socorre e depois conversa.',
        follow: 'E se a ordem fosse contrária?',
      },
    ],
    live: [
      {
        ask: 'Em que tempestade você já perguntou a Deus se ele não se importava?',
        listen: 'Essa pergunta está na Bíblia; pode ser dita.',
        for: ['adults', 'women', 'mourning'],
      },
      {
        ask: 'O que dentro de você balança mais que o barco: pensamento acelerado, comparação, medo do futuro?',
        listen: 'Ajude a nomear; não consertar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Havia outros barquinhos na mesma tempestade. Quem passa hoje pela mesma onda que você e talvez nem saiba que você está ali?',
        listen: 'Pode nascer uma ligação depois da reunião.',
        for: ['adults', 'singles', 'men'],
      },
      {
        ask: 'Como é cada um de vocês na crise: quem rema, quem grita, quem dorme?',
        listen: 'Rir disso une; brigar por isso afunda.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Depois de qual calmaria você passou a conhecer Jesus de outro modo?',
        listen: 'Pode não ter havido calmaria ainda.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'O que faria você responder, hoje, à pergunta: quem é este?',
        listen: 'Deixe a resposta incompleta.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem dorme em qualquer tempestade e quem conta os segundos entre o raio e o trovão? Qual foi o seu maior temporal?',
        bridge: 'Jesus era do primeiro grupo. E isso deixou os amigos desesperados.',
      },
      {
        text: 'Se você fosse acordado de repente, qual seria a sua primeira palavra: onde, quem, que horas, ou nada publicável?',
        bridge: 'Acordaram Jesus no pior momento. Vamos ouvir o que ele disse.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Imagine a sua cabeça como um lago com vento. Não tente parar as ondas. Procure, na parte de trás do barco, alguém deitado numa almofada.',
      bridge: 'Ele está no mesmo barco. Leia.',
    },
    complete: [
      {
        name: 'Boletim do tempo',
        text: 'Vento de hoje: … Altura das ondas, de 0 a 10: … Água que já entrou: … Quem rema comigo: … O que eu gritaria a Jesus: … O que eu queria que ele dissesse ao meu vento: …',
      },
      {
        name: 'Duas perguntas',
        text: 'A pergunta que eu faço a Deus: … A pergunta que ele talvez faça a mim: por que… ? A pergunta que fica quando a água acalma: quem é este que…',
      },
    ],
    challenges: [
      {
        do: 'Quando a agitação vier, pare, ponha a mão no peito e diga devagar as palavras de Jesus em Marcos 4:39, três vezes.',
        tell: 'em que lugar isso aconteceu e o que acalmou, por fora ou por dentro.',
      },
      {
        do: 'Procure um outro barquinho: alguém que atravessa algo parecido com o que você vive, e tome um café com ele.',
        tell: 'o que muda quando se rema em dois.',
      },
    ],
    children: {
      truth: 'Jesus está comigo no barco; até o vento obedece.',
      to7: {
        story:
          'Já era de tardinha. Jesus disse: vamos para o outro lado! Todos entraram no barco. Jesus estava tão cansado que deitou numa almofada e dormiu. De repente, vuuuuum! Um vento forte! As ondas pulavam para dentro do barco: splash, splash! Os amigos tiveram muito medo. E Jesus? Dormindo! Eles o sacudiram: Mestre, acorda! O senhor não liga para a gente? Jesus se levantou, olhou para o vento e para o mar e disse: quietinhos! E o vento parou. O mar ficou lisinho, lisinho. Os amigos ficaram de boca aberta: quem é ele, que até o vento e o mar obedecem?',
        activity:
          'Numa toalha azul segurada pelas pontas, façam ondas com um barquinho de papel em cima. Uma criança faz Jesus e diz quietinho; todas param na hora.',
        questions: [
          'Onde Jesus dormia?',
          'O que ele disse ao vento?',
          'O que você faz quando está com medo?',
        ],
      },
      to12: {
        story:
          'Depois de um dia inteiro ensinando, Jesus disse: vamos atravessar o lago. Ele estava tão cansado que foi do jeito que estava e pegou no sono na parte de trás do barco, com a cabeça numa almofada. Aquele lago era famoso por temporais repentinos. O vento desceu dos montes, as ondas entraram no barco, e até os pescadores, que conheciam tudo ali, acharam que iam morrer. Acordaram Jesus quase brigando: o senhor não se importa? Ele se levantou e deu uma ordem ao vento e ao mar, como quem fala com um cachorro agitado: quieto! Ficou tudo calmo. Só então ele falou com os amigos: por que tanto medo? Vocês ainda não têm fé? Eles se olharam, assustados de outro jeito: quem é este, que até o vento e o mar lhe obedecem? Era a pergunta certa.',
        activity:
          'Façam uma tempestade de sons: dedos na mesa, palmas, pés, aumentando. Ao sinal, silêncio de trinta segundos. Cada um diz uma tempestade de criança para orar.',
        questions: [
          'Por que Jesus dormia?',
          'O que os amigos pensaram dele?',
          'Em que tempestade você quer lembrar que Jesus está junto?',
        ],
      },
      challenge: 'Quando tiver medo, respire fundo e diga: Jesus está no meu barco.',
    },
    prayer:
      'Senhor do vento e do mar, às vezes te achamos dormindo. Não deixes o nosso barco sem ti. Dize à água: aquieta-te; e, se ela demorar, aquieta-nos primeiro. Guarda também os outros barquinhos desta noite.',
    leader: {
      lost: 'A moral de que quem tem fé não passa por tempestade é o contrário do texto: foi Jesus quem mandou atravessar. Corte-a com gentileza.',
      tender:
        'Quem sofre de pânico ou ansiedade já tentou mandar a tempestade parar. Não receite fé como remédio único. Quem perdeu alguém num acidente ou num temporal precisa de cuidado; pergunte antes, e permita sair da encenação dos ventos.',
    },
    comfort:
      'Ele dorme porque não está com medo, e não porque não liga. Você pode acordá-lo com grito, sem boas maneiras. Pode também encostar a cabeça na mesma almofada.',
    closing: 'Passemos para o outro lado: ele vai no barco.',
    words: [
      'tempestade',
      'dormindo',
      'almofada',
      'popa',
      'aquieta te',
      'cala te',
      'bonanca',
      'outro lado',
      'vento e o mar',
      'nao te importas',
      'perecamos',
      'barquinhos',
      'quem e este',
      'ondas',
    ],
  },
]
