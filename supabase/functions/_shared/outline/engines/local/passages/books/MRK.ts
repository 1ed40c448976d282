import type { BookPassages } from '../passage.ts'

export const MRK: BookPassages = [
  {
    verses: '1:14-20',
    key: '1:17',
    title: 'Vinde após mim',
    theme: 'o chamado de Jesus',
    themes: ['discipulado', 'arrependimento', 'missao', 'trabalho'],
    idea: 'Jesus anuncia que o Reino de Deus chegou perto e chama gente comum no meio do serviço: quem crê muda de direção, vai atrás dele e passa a buscar gente.',
    context:
      'É o começo do livro mais curto sobre Jesus. João Batista acaba de ser preso; em vez de se calar, Jesus vai à Galileia, terra de pescadores e de estrada movimentada. Em João 1 se vê que André e Pedro já o tinham conhecido; aqui ele os chama a deixar as redes.',
    retold: [
      {
        verses: '1:14-15',
        says: 'Depois que João é preso, Jesus vem à Galileia e prega: o Reino de Deus está próximo; arrependam-se e creiam no Evangelho.',
      },
      {
        verses: '1:16-18',
        says: 'Junto ao mar, Jesus vê Simão e André lançando a rede e os chama para serem pescadores de gente. Os dois deixam as redes e o seguem.',
      },
      {
        verses: '1:19-20',
        says: 'Mais adiante Jesus vê Tiago e João consertando as redes e logo os chama. Os irmãos deixam o pai no barco com os empregados e vão.',
      },
    ],
    read: {
      verses: '1:14-20',
      how: 'Quatro pessoas ficam sentadas mexendo as mãos como quem puxa ou conserta rede. Quando quem lê chegar ao 18 e ao 20, duas se levantam de cada vez.',
    },
    observe: [
      {
        ask: 'O que acabava de acontecer quando Jesus começou a pregar, e o que ele anunciava?',
        verses: '1:14-15',
        listen: 'João fora preso; o tempo cumprido, o Reino próximo, arrepender-se e crer.',
      },
      {
        ask: 'O que cada dupla de irmãos está fazendo quando Jesus passa?',
        verses: '1:16, 1:19',
        listen: 'Simão e André lançam a rede; Tiago e João consertam as redes no barco.',
      },
      {
        ask: 'O que cada dupla deixa para trás, e quanto tempo leva para decidir?',
        verses: '1:18, 1:20',
        listen: 'As redes; o pai, o barco e os empregados. Foram na hora.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não manda só sentir remorso: diz que o Reino chegou perto. Como essa notícia muda o jeito de entender “arrependei-vos”?',
        verses: '1:15',
        listen: 'É virar-se para alguém que chegou, mudar de direção porque há boa notícia.',
      },
      {
        ask: 'Ele vê os irmãos trabalhando e diz que os fará pescadores de gente. Por que usar o que eles já sabiam fazer?',
        verses: '1:16-17',
        listen:
          'Não joga fora a história deles; dá a ela outro destino. E quem faz é ele: “farei serdes”.',
        follow: 'O que no seu ofício serviria bem a Deus?',
      },
      {
        ask: 'Deixar redes é uma coisa; deixar o pai no barco é outra. O que Marcos mostra ao contar os dois preços?',
        verses: '1:18-20',
        listen: 'Seguir mexe com sustento e família; o pai não fica só, há empregados.',
      },
    ],
    live: [
      {
        ask: 'Jesus chamou no meio do expediente. Em que parte comum do seu dia você menos espera que ele fale com você?',
        listen: 'Ônibus, cozinha, plantão, oficina.',
      },
      {
        ask: 'Que rede ocupa hoje as suas mãos, e como seria dar a Jesus o primeiro lugar sem fugir do serviço?',
        listen: 'Nem todos largaram o ofício; todos mudaram o centro.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curso, namoro, grupo: que direção da sua vida você tem vontade de virar, e o que segura?',
        listen: 'Uma curva pequena e concreta. Sem pressão.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Zebedeu ficou no barco vendo os filhos irem. Pais, o que ajuda a soltar um filho que Deus chama?',
        listen: 'Orgulho e aperto juntos; deixe contar.',
        for: ['parents', 'elderly'],
      },
      {
        ask: 'Quem veio até você, como um pescador paciente, para lhe falar de Jesus?',
        listen: 'Gratidão, e o jeito da pessoa.',
        for: ['new-believers', 'long-believers'],
      },
      {
        ask: 'O que atrai e o que assusta você num convite curto como este: vem atrás de mim?',
        listen: 'Sem defesa; agradeça a sinceridade.',
        for: ['visitors', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o seu primeiro trabalho, e o que você aprendeu nele que usa até hoje?',
        bridge: 'Quatro homens estavam no serviço de sempre quando alguém passou e os chamou.',
      },
      {
        text: 'Conte uma história de pescaria, verdadeira ou quase.',
        bridge: 'Hoje a pescaria é outra, e começou na beira de um lago.',
        for: ['adults', 'men', 'young', 'parents'],
      },
    ],
    quiet: {
      text: 'Olhe para as suas mãos e lembre o que elas fizeram hoje, desde que você acordou.',
      bridge: 'Foi olhando mãos ocupadas que Jesus chamou os primeiros. Leia devagar.',
    },
    complete: [
      {
        name: 'Redes e caminho',
        text: 'Complete: A minha rede de todo dia é … . O que eu teria medo de soltar é … . Se Jesus passasse hoje, eu o seguiria começando por … .',
      },
      {
        name: 'O que eu já sei fazer',
        text: 'Liste três coisas que você sabe fazer: … , … , … . Ao lado de cada uma: com isto eu posso chegar perto de … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma coisa que você sabe que precisa mudar de direção e dê o primeiro passo em até um dia, contando a alguém de confiança.',
        tell: 'que passo foi, se quiser, e como se sentiu depois.',
      },
      {
        do: 'Use o seu ofício para o bem de uma pessoa de fora da igreja: conserte, cozinhe, ensine ou acompanhe, sem cobrar.',
        tell: 'o que fez e que conversa nasceu dali.',
      },
    ],
    children: {
      truth: 'Jesus me chama, e eu vou com ele.',
      to7: {
        story:
          'Perto de um lago grande, dois irmãos trabalhavam. Simão e André jogavam a rede na água: tchibum! Jesus vinha andando pela praia. Ele olhou para os dois e disse: venham comigo! Vocês vão pescar gente! Pescar gente? Quer dizer trazer pessoas para perto de Deus. Simão e André largaram a rede na areia e foram. Um pouco adiante havia outros dois irmãos, Tiago e João, consertando a rede no barco do papai. Jesus chamou: venham também! E eles foram. O papai ficou no barco com os ajudantes. Agora Jesus tinha quatro amigos andando atrás dele.',
        activity:
          'Brinquem de seguir o mestre em volta da sala. Quem vai à frente para, chama um nome e diz: vem comigo! E a fila cresce.',
        questions: [
          'O que Simão e André faziam?',
          'O que Jesus disse a eles?',
          'Quem você quer trazer para perto de Jesus?',
        ],
      },
      to12: {
        story:
          'João Batista tinha sido preso. Muita gente pensou: acabou. Mas Jesus foi para a Galileia e começou a anunciar: o tempo chegou! O Reino de Deus está perto! Mudem de vida e creiam nesta boa notícia. Depois ele caminhou pela beira do lago. Simão e André jogavam a rede, como faziam todo dia. Jesus disse: venham comigo, e eu farei de vocês pescadores de gente. Eles deixaram as redes e foram. Mais adiante, Tiago e João consertavam redes com o pai, Zebedeu. Jesus os chamou também. Imagine aqueles barcos parados e o pai olhando os filhos se afastarem. Eles não eram famosos nem sabiam tudo. Erraram muito depois! Mas foram aprendendo com Jesus, um dia de cada vez. E o que sabiam fazer, esperar, puxar junto, não desistir, serviu para buscar pessoas para Deus.',
        activity:
          'Com barbante, façam uma rede no chão. Cada um prende nela um papel com uma coisa que sabe fazer e que pode ajudar alguém.',
        questions: [
          'O que Jesus anunciava na Galileia?',
          'O que os quatro deixaram para trás?',
          'O que você sabe fazer que pode ajudar alguém a conhecer Jesus?',
        ],
      },
      challenge: 'Convide um amigo para brincar, para o culto ou para orar com você.',
    },
    prayer:
      'Senhor Jesus, tu passas no meio do nosso serviço e sabes o nosso nome. Vira o nosso rosto para o teu Reino. Dá-nos coragem de soltar o que prende e paciência de aprender contigo. Faz do que sabemos fazer um caminho até alguém. Amém.',
    leader: {
      lost: 'Fala-se logo em largar emprego, ou em quem tem chamado e quem não tem. Volte ao 15: o convite a arrepender-se e crer é para todos. E os pescadores voltaram a usar barco; o que mudou foi atrás de quem andavam.',
      tender:
        'Há quem tenha sido pressionado por igreja a deixar estudo, trabalho ou família. Diga que ninguém decide isso numa noite nem sob pressão, e que conselho de gente madura faz bem.',
    },
    comfort:
      'Jesus não chamou gente descansada nem perfeita: chamou quem consertava rede rasgada. Se hoje você só consegue remendar, ele passa por aí também.',
    closing: 'Ele passa no meio do dia e diz: vem comigo.',
    words: [
      'pescadores de gente',
      'pescadores de homens',
      'vinde apos mim',
      'o tempo esta cumprido',
      'reino de deus esta proximo',
      'arrependei vos e crede',
      'deixaram as redes',
      'zebedeu',
      'consertando as redes',
      'simao e andre',
      'mar da galileia',
      'chamado dos discipulos',
    ],
  },
  {
    verses: '1:40-45',
    key: '1:41',
    title: 'A mão que tocou',
    theme: 'o toque que acolhe',
    themes: ['graca', 'sofrimento', 'proximo'],
    idea: 'Jesus não cura o leproso de longe: estende a mão e toca quem ninguém tocava, porque quer, e acaba ficando do lado de fora no lugar dele.',
    context:
      'Quem tinha lepra vivia fora da cidade, gritava para avisar que era impuro e não recebia um abraço havia anos. Chegar tão perto de Jesus já era quebrar a lei. Marcos, que quase sempre tem pressa, faz a cena parar na mão estendida.',
    retold: [
      {
        verses: '1:40-42',
        says: 'Um leproso se ajoelha e diz a Jesus que, se ele quiser, pode limpá-lo. Jesus se compadece, toca nele, diz que quer, e logo a lepra sai.',
      },
      {
        verses: '1:43-44',
        says: 'Jesus logo o manda embora, com o aviso de não contar a ninguém. Que se mostre ao sacerdote e ofereça pela purificação o que Moisés mandou.',
      },
      {
        verses: '1:45',
        says: 'O homem sai e espalha a notícia, e Jesus já não pode entrar na cidade à vista de todos. Fica em lugares desertos, e vêm a ele de toda parte.',
      },
    ],
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
    retold: [
      {
        verses: '2:1-4',
        says: 'Jesus está em casa, em Cafarnaum, e nem junto à porta cabe mais gente. Quatro homens abrem o telhado e descem por ali um paralítico no seu leito.',
      },
      {
        verses: '2:5-9',
        says: 'Jesus vê a fé deles e diz ao paralítico que os seus pecados estão perdoados. Os escribas pensam que só Deus pode perdoar, e ele pergunta o que é mais fácil dizer.',
      },
      {
        verses: '2:10-12',
        says: 'Jesus manda o paralítico levantar-se, para que saibam que ele pode perdoar pecados. O homem pega o leito e sai diante de todos, que glorificam a Deus.',
      },
    ],
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
        ask: 'O que é mais difícil para você, carregar ou ser carregado, e por quê?',
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
    verses: '3:1-6',
    key: '3:5',
    title: 'Estende a tua mão',
    theme: 'a misericórdia antes da regra',
    themes: ['proximo', 'fe', 'justica'],
    idea: 'Jesus põe no meio quem estava no canto e restaura a mão dele: para Deus, fazer o bem a uma pessoa nunca é o dia errado.',
    context:
      'É a quinta briga seguida em Marcos: perdão, mesa com pecadores, jejum, espigas no sábado e agora isto. O sábado era dia de descanso, presente de Deus. Alguns tinham cercado esse presente com tantas regras que já não viam o doente ao lado. Não havia risco de vida: daria para esperar até o dia seguinte.',
    retold: [
      {
        verses: '3:1-2',
        says: 'Jesus entra na sinagoga, onde está um homem de mão atrofiada. Observam se o curará no sábado, para o acusarem.',
      },
      {
        verses: '3:3-5',
        says: 'Jesus chama o homem para o meio e pergunta se no sábado se faz o bem ou o mal. Todos se calam, ele se entristece, e a mão fica sã.',
      },
      {
        verses: '3:6',
        says: 'Os fariseus saem e logo combinam com os herodianos como matar Jesus.',
      },
    ],
    read: {
      verses: '3:1-6',
      how: 'Ponham uma cadeira vazia no meio da roda. No 3, alguém se levanta e vai até ela. No 4, façam o silêncio que o texto conta.',
    },
    observe: [
      {
        ask: 'O que cada um foi fazer na sinagoga naquele dia: o homem, os observadores, Jesus?',
        verses: '3:1-3',
        listen: 'O homem estava ali; eles espiavam para acusar; Jesus viu o homem.',
      },
      {
        ask: 'Que ordens Jesus dá ao homem, e em que ordem?',
        verses: '3:3, 3:5',
        listen: 'Levanta-te, vem para o meio, estende a mão.',
      },
      {
        ask: 'Que dois sentimentos passam pelo rosto de Jesus quando todos se calam?',
        verses: '3:4-5',
        listen: 'Indignação e tristeza, pela dureza do coração.',
      },
      {
        ask: 'Em que termina o sábado dos que guardavam tanto o sábado?',
        verses: '3:6',
        listen: 'Num plano para matar. Ironia do texto.',
      },
    ],
    interpret: [
      {
        ask: 'Por que trazer o homem para o meio, se dava para curá-lo discretamente?',
        verses: '3:3-4',
        listen: 'Deixa de ser problema e vira gente; ninguém pode fingir que não viu.',
        follow: 'E que cuidado é preciso para não expor quem sofre?',
      },
      {
        ask: 'Jesus só oferece duas opções: fazer o bem ou o mal, salvar ou matar. O que acontece com o não fazer nada?',
        verses: '3:4',
        listen: 'Não há lado de fora: deixar de socorrer também é escolha.',
      },
      {
        ask: 'Ele pede ao homem justo o que o homem não consegue. O que nasce primeiro, a cura ou o gesto?',
        verses: '3:5',
        listen: 'A palavra já dá o que pede; ele obedece e a mão vai.',
      },
    ],
    live: [
      {
        ask: 'O que em você ficou recolhido com o tempo: um dom, uma confiança, um jeito de abraçar?',
        listen: 'Mão atrofiada tem muitas formas. Só quem quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem fica sempre no canto da sua sala, e como trazê-lo para o meio sem envergonhar?',
        listen: 'Chamar para o grupo, sentar ao lado, conversar antes.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que regra nossa, boa um dia, hoje faz alguém esperar do lado de fora?',
        listen: 'Roupa, horário, estado civil, jeito de falar. Sem caça a culpados.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Diante de que injustiça você tem ficado quieto como aqueles homens?',
        listen: 'O silêncio do versículo 4. Um passo possível e seguro.',
        for: ['men', 'singles', 'couples'],
      },
      {
        ask: 'Na sua casa, o que vem primeiro quando as duas coisas brigam: a regra ou a pessoa?',
        listen: 'As regras servem ao cuidado. Exemplos.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Você já entrou numa igreja com a sensação de estar sendo observado? O que mudaria se fosse visto por Jesus?',
        listen: 'Ouvir e pedir desculpa, se couber.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Há partes que a perda deixou dormentes. O que seria, hoje, estender só um dedo?',
        listen: 'Atender um telefonema, abrir a janela. Nenhuma pressa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Façam uma tarefa com a mão que não é a de costume: escrever o nome, abrir um pacote, desenhar um boi. Mostrem o resultado.',
        bridge: 'Um homem vivia assim todos os dias, até um sábado na sinagoga.',
      },
      {
        text: 'Que regra engraçada havia na sua escola ou no seu prédio, e ninguém sabia para que servia?',
        bridge: 'Regra sem gente dentro fica esquisita. Jesus topou com uma dessas.',
        for: ['teens', 'young', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Feche a mão com força por dez segundos e abra os dedos um a um.',
      bridge: 'Com a mão aberta no colo, leia estes seis versículos.',
    },
    complete: [
      {
        name: 'A minha mão',
        text: 'Contorne a sua mão no papel. Em cada dedo, escreva uma coisa que ela fazia e parou de fazer: … . Circule o dedo que Jesus talvez peça: estende.',
      },
      {
        name: 'Canto e meio',
        text: 'Complete: no canto da minha vida deixei … . Quem está no canto da nossa igreja é … . Para vir ao meio seria preciso … .',
      },
    ],
    challenges: [
      {
        do: 'Faça, no seu dia de descanso, um bem que não estava no plano, sem adiá-lo para segunda.',
        tell: 'o que custou e como acabou o descanso.',
      },
      {
        do: 'Retome por vinte minutos algo que as suas mãos abandonaram: um instrumento, uma carta, uma costura, um carinho.',
        tell: 'como ela estava de início e como ficou.',
      },
    ],
    children: {
      truth: 'Jesus me vê e quer me fazer bem todos os dias.',
      to7: {
        story:
          'Na casa de oração havia um homem com a mão encolhidinha. Não abria, não pegava, não dava tchau. Ele ficava no cantinho. Jesus o viu: levante-se e venha aqui para o meio! Uns homens bravos olhavam: hoje é dia de descanso, não pode curar! Jesus perguntou: no dia de descanso é para fazer o bem ou o mal? Ninguém respondeu. Jesus ficou triste com aqueles corações duros. Então disse ao homem: estenda a mão. Ele foi abrindo, abrindo… Abriu! Cinco dedos fortes, igual à outra. Todo dia é dia de fazer o bem.',
        activity:
          'Brinquem de mão fechada: todos escondem a mão e, quando ouvem estenda a mão!, abrem, acenam e fazem um carinho em quem está ao lado.',
        questions: [
          'Como era a mão do homem?',
          'O que Jesus pediu que ele fizesse?',
          'Que coisa boa a sua mão pode fazer hoje?',
        ],
      },
      to12: {
        story:
          'Todos olhavam para Jesus, mas ninguém olhava para o homem. Ele tinha uma mão atrofiada, parada, e estava no canto da sinagoga. Era sábado, dia de descanso. Alguns esperavam que Jesus o curasse só para poder acusá-lo de trabalhar. Jesus percebeu e fez o contrário de esconder: levanta-te e vem para o meio. O homem foi. Então ele perguntou a todos: no sábado se deve fazer o bem ou o mal? Salvar ou matar? Silêncio. Dava para ouvir uma mosca. Jesus olhou em volta, indignado e ao mesmo tempo muito triste, porque o coração deles é que estava atrofiado. E disse: estende a tua mão. O homem nunca tinha conseguido. Mas obedeceu, e ela se abriu, sã como a outra! Em vez de festa, aqueles homens saíram planejando o mal, em pleno sábado. Quem é que tinha guardado o dia de Deus?',
        activity:
          'Façam uma tarde só com a mão que não usam e conversem sobre quem precisa de mais ajuda na escola.',
        questions: [
          'Por que Jesus chamou o homem para o meio?',
          'O que estava atrofiado nos que observavam?',
          'Que bem não deveria ficar para depois?',
        ],
      },
      challenge: 'Ajude alguém na hora em que perceber, sem deixar para depois.',
    },
    prayer:
      'Jesus, tu nos vês no canto. Perdoa o nosso silêncio e as regras que usamos para não ver gente. Amolece o que endureceu em nós. Dá-nos coragem de vir ao meio e estender, diante de ti, o que encolheu. Amém.',
    leader: {
      lost: 'A noite pode ir para o que se pode ou não fazer no sábado ou no domingo. Pergunte: e o homem, onde estava na conversa?',
      tender:
        'Não exponha ninguém com deficiência nem sugira que falta fé a quem não foi curado. Pessoas assim são parte do grupo, não ilustração. Ninguém deve ser chamado ao meio contra a vontade.',
      differ:
        'Cristãos guardam o dia de descanso de modos diferentes, no sábado, no domingo ou sem dia fixo. Todos podem dizer com o texto: nele se faz o bem.',
    },
    comfort:
      'Ele não exige que você estenda o braço inteiro. A voz que pede é a mesma que restaura.',
    closing: 'Do canto para o meio, da mão fechada para a aberta.',
    words: [
      'mao atrofiada',
      'mao mirrada',
      'mao ressequida',
      'mao seca',
      'estende a tua mao',
      'vem para o meio',
      'fica no meio',
      'e licito no sabado',
      'dureza do coracao',
      'herodianos',
      'cura no sabado',
      'marcos tres',
    ],
  },
  {
    verses: '3:20-35',
    key: '3:35',
    title: 'Quem é a minha família?',
    theme: 'a família de Jesus',
    themes: ['familia', 'comunhao', 'obediencia', 'identidade'],
    idea: 'Chamado de louco pelos seus e de endemoninhado pelos entendidos, Jesus olha a roda à sua volta e diz que é da família quem faz a vontade de Deus.',
    context:
      'Jesus acaba de escolher os doze (3:13-19). A casa enche tanto que ninguém consegue comer. Os parentes vêm para levá-lo; no meio do caminho, Marcos põe os escribas, que dizem que ele age pelo diabo (3:22-30). Jesus responde com a casa dividida e o homem forte amarrado, e então a família chega à porta. Mais tarde, Maria e os irmãos estarão entre os que creem (Atos 1:14).',
    retold: [
      {
        verses: '3:20-22',
        says: 'A multidão se junta em volta de Jesus, e nem se pode comer. Os familiares dizem que ele está fora de si, e os escribas, que tem Belzebu.',
      },
      {
        verses: '3:23-27',
        says: 'Jesus pergunta como Satanás expulsa Satanás, se um reino dividido não dura. Para roubar um homem forte, é preciso primeiro amarrá-lo.',
      },
      {
        verses: '3:28-30',
        says: 'Jesus diz que todos os pecados serão perdoados, mas não a blasfêmia contra o Espírito Santo. Eles tinham dito que ele tinha espírito imundo.',
      },
      {
        verses: '3:31-35',
        says: 'A mãe e os irmãos de Jesus mandam chamá-lo. Ele olha a roda e diz que são esses, e quem faz a vontade de Deus.',
      },
    ],
    read: {
      verses: '3:24-35',
      how: 'Sentem-se em roda. Do 31 em diante, dois ficam em pé fora dela e fazem as vozes da família; no 34, quem lê Jesus olha para cada um.',
    },
    observe: [
      {
        ask: 'O que acontece com um reino ou uma casa dividida, e o que é preciso fazer antes de entrar na casa do homem forte?',
        verses: '3:24-27',
        listen: 'Não perdura. É preciso primeiro amarrar o homem forte.',
      },
      {
        ask: 'O que Jesus diz que será perdoado, qual é a exceção e por que ele fala nisso ali?',
        verses: '3:28-30',
        listen:
          'Todos os pecados e blasfêmias; a blasfêmia contra o Espírito Santo. Porque diziam: “Ele tem espírito imundo”.',
      },
      {
        ask: 'Onde estão a mãe e os irmãos, onde está a multidão, e para quem Jesus olha?',
        verses: '3:31-34',
        listen:
          'A família está de fora e manda chamá-lo; a multidão, sentada ao redor; ele olha os que estão junto dele.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus liberta gente, e os escribas chamam isso de obra do diabo. O que há de tão grave em olhar o bem e dar-lhe o nome de mal?',
        verses: '3:28-30',
        listen:
          'Quem chama de mal a própria mão que cura fecha a única porta por onde viria o perdão.',
        follow: 'Por que quem teme ter feito isso mostra que não está nesse ponto?',
      },
      {
        ask: 'Quem é o homem forte e quem é o que entra para tirar os bens?',
        verses: '3:26-27',
        listen:
          'O forte é Satanás; Jesus é o mais forte, que o amarra e solta os que estavam presos.',
      },
      {
        ask: 'Jesus despreza a mãe, ou faz outra coisa quando diz “Eis aqui minha mãe e meus irmãos”?',
        verses: '3:33-35',
        listen:
          'Não a despreza: alarga a família. Sangue deixa de ser a senha; a porta é fazer a vontade de Deus, e ela está aberta também à mãe.',
      },
    ],
    live: [
      {
        ask: 'Quem já foi chamado de exagerado na família por causa da fé? Como seguir amando sem parar de seguir?',
        listen: 'Sem briga nem pena de si. Jesus não mandou ninguém embora.',
        for: ['adults', 'new-believers', 'young'],
      },
      {
        ask: 'Que assunto divide hoje a sua casa em dois reinos, e qual seria uma primeira ponte?',
        listen: 'Política, dinheiro, criação. Um gesto, não um debate.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Em que grupo você se sente de dentro, em qual fica em pé na porta, e onde Jesus o está vendo?',
        listen: 'Ele olha em redor, para quem se senta junto dele.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Quem, nesta roda ou na igreja, já foi mãe, irmão ou irmã para você sem ter o seu sangue?',
        listen: 'Nomes e gestos. Agradecer na hora, se a pessoa estiver ali.',
        for: ['elderly', 'long-believers', 'mourning'],
      },
      {
        ask: 'Que coisa boa Deus fez por meio de alguém de quem você não gosta, e como você a chamou?',
        listen: 'A língua dos escribas também é nossa. Dar o nome certo ao bem.',
      },
      {
        ask: 'O que imaginava que era preciso para ser da família de Deus?',
        listen:
          'Nascer nela, merecer, ter ficha limpa. Jesus fala de fazer a vontade de Deus, perto dele.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Quantas pessoas já couberam na sua casa de uma vez, e o que acabou primeiro: cadeira, prato ou paciência?',
        bridge: 'Na casa em que Jesus estava nem dava para comer.',
      },
      {
        text: 'Que vizinha, tio postiço ou amigo é tão da família que abre a sua geladeira?',
        bridge: 'Jesus também olha em redor e descobre parentes.',
        for: ['adults', 'elderly', 'teens'],
      },
    ],
    quiet: {
      text: 'Diga devagar o nome de três pessoas que são sua família. Depois o de uma que virou família sem nascer nela.',
      bridge: 'Com esses nomes à volta, sente-se na roda do texto.',
    },
    complete: [
      {
        name: 'Dentro e fora da roda',
        text: 'Faça um círculo. Dentro, ponha quem se senta comigo perto de Jesus: … . Na porta, quem eu amo e ainda está em pé lá fora: … . O que posso fazer para que encontrem lugar: … .',
      },
      {
        name: 'Árvore nova',
        text: 'Na família de Jesus, tenho um irmão em … , uma irmã em … , uma mãe em … . A vontade de Deus que me cabe hoje nessa família é … .',
      },
    ],
    challenges: [
      {
        do: 'Trate por sete dias uma pessoa sozinha da igreja como parente: chame para o almoço, ligue sem motivo, guarde um pedaço de bolo.',
        tell: 'o que ela contou que você não sabia.',
      },
      {
        do: 'Mande uma mensagem carinhosa ao parente que menos entende a sua fé, sem falar de religião.',
        tell: 'como foi escrever e se houve resposta.',
      },
    ],
    children: {
      truth: 'Quem faz o que Deus quer é família de Jesus.',
      to7: {
        story:
          'A casa estava cheia, cheia! Tanta gente queria ver Jesus que nem dava para comer. A família dele ouviu isso e foi buscá-lo. A mãe e os irmãos chegaram e ficaram do lado de fora. Alguém avisou: Jesus, a sua mãe e os seus irmãos estão lá fora! Jesus olhou para as pessoas sentadas em volta dele. Olhou uma por uma. E disse: aqui estão a minha mãe e os meus irmãos. Quem faz a vontade de Deus é meu irmão, minha irmã e minha mãe. Jesus amava a mãe dele. E tem uma família bem grande. Tem lugar para você!',
        activity:
          'Sentem-se em roda e olhem um para o outro. Cada um diz ao vizinho: você é da família de Jesus! Façam uma corrente de bonecos de papel.',
        questions: [
          'Por que não dava para comer na casa?',
          'Quem Jesus disse que é da família dele?',
          'O que Deus gosta que a gente faça?',
        ],
      },
      to12: {
        story:
          'Jesus entrou em casa, e a multidão se ajuntou de novo. Os parentes ouviram e foram buscá-lo; diziam que ele estava fora de si. Uns professores da Lei, vindos de Jerusalém, disseram coisa pior: que ele expulsava o mal com a força do próprio mal. Jesus chamou-os e perguntou: como pode o mal expulsar o mal? Uma casa dividida não fica de pé. E contou de alguém que entra na casa de um homem forte: primeiro precisa amarrá-lo. Jesus é o mais forte, e veio libertar. Então chegaram a mãe e os irmãos e ficaram do lado de fora. Avisaram: a tua família te procura. Jesus olhou para os que estavam sentados ao redor: aqui estão minha mãe e meus irmãos! Quem faz a vontade de Deus é meu irmão, minha irmã e mãe. Ele não deixou de amar a mãe; abriu a família. E, depois, ela e os irmãos também estavam juntos com os discípulos, orando.',
        activity:
          'Desenhem a árvore da família de Jesus com os nomes de gente da igreja e de longe. Deixem galhos vazios para quem ainda vai chegar.',
        questions: [
          'O que os parentes e os professores pensavam de Jesus?',
          'O que acontece com uma casa dividida?',
          'Quem é como irmão para você, sem ser do seu sangue?',
        ],
      },
      challenge: 'Faça um convite carinhoso a uma criança que vive sozinha no recreio.',
    },
    prayer:
      'Jesus, mais forte que o forte, amarra o que nos prende e junta o que se dividiu em casa. Olha em redor e conta-nos entre os teus. Dá-nos gosto pela vontade do Pai, e lugar na roda para quem está em pé lá fora. Amém.',
    leader: {
      lost: 'Na blasfêmia contra o Espírito. Responda pelo 30: Jesus fala a quem chamava de imundo o Espírito que agia nele. Quem se aflige com medo de ter pecado assim mostra coração ainda aberto.',
      tender:
        'Quem foi rejeitado ou maltratado pela família ouve isto de outro jeito. Não peça reconciliação apressada. E há quem viva atormentado achando que cometeu o pecado sem perdão: leia com ele o 28, devagar, e ajude a procurar cuidado se a angústia não passa (CVV 188).',
      differ:
        'Católicos e ortodoxos entendem os irmãos de Jesus como parentes próximos ou filhos de José; muitos evangélicos, como filhos de Maria e José. O texto não discute isso.',
    },
    comfort:
      'Se a sua mesa ficou com cadeira vazia, Jesus olha em redor e vê você. Ele não substitui quem partiu. Chega perto e diz: és da minha família.',
    closing: 'Olhem em redor antes de ir: é a família.',
    words: [
      'fora de si',
      'belzebu',
      'principe dos demonios',
      'casa dividida',
      'reino dividido',
      'homem forte',
      'valente',
      'blasfemia contra o espirito',
      'pecado imperdoavel',
      'quem e minha mae',
      'meus irmaos',
      'fizer a vontade de deus',
      'familia de jesus',
      'familiares',
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
    retold: [
      {
        verses: '4:1-9',
        says: 'Jesus conta do semeador. A semente junto ao caminho as aves comem, a dos pedregulhos seca, a dos espinhos é sufocada, e a da boa terra dá fruto.',
      },
      {
        verses: '4:10-12',
        says: 'Perguntam a Jesus da parábola. A eles se dá o mistério do reino de Deus, e os de fora ouvem e não entendem.',
      },
      {
        verses: '4:13-17',
        says: 'Jesus explica que a semente é a palavra. De uns Satanás logo a tira, e outros a recebem com alegria, mas sem raiz.',
      },
      {
        verses: '4:18-20',
        says: 'Os espinhos, diz Jesus, são as preocupações e a sedução das riquezas. Boa terra são os que ouvem a palavra, a recebem e dão fruto.',
      },
    ],
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
      lost: 'O grupo gosta de classificar os outros e trava nos versículos 11 e 12. Devolva a pergunta para a primeira pessoa; sobre o 11-12, volte à frase de Jesus, “a vós é dado”: entender é presente, e os discípulos o receberam ficando perto e perguntando.',
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
    retold: [
      {
        verses: '4:26-29',
        says: 'Jesus compara o Reino de Deus a um homem que lança a semente, dorme e levanta, e ela cresce sem ele saber como. Pronto o fruto, vem a colheita.',
      },
      {
        verses: '4:30-32',
        says: 'Jesus compara o Reino também a um grão de mostarda, a menor das sementes. Cresce tanto que as aves podem fazer ninho debaixo da sua sombra.',
      },
      {
        verses: '4:33-34',
        says: 'Jesus fala ao povo por muitas parábolas, conforme podem ouvir, e em particular explica tudo aos discípulos.',
      },
    ],
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
        ask: 'Em qual etapa você está (erva, espiga, grão), e qual você queria pular?',
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
    retold: [
      {
        verses: '4:35-37',
        says: 'Jesus diz que passem para o outro lado, e os discípulos o levam no barco. Vem uma grande tempestade, e as ondas já enchem o barco.',
      },
      {
        verses: '4:38-39',
        says: 'Jesus dorme na popa, sobre uma almofada, e os discípulos o acordam com medo de morrer. Ele manda o mar se calar, e tudo fica calmo.',
      },
      {
        verses: '4:40-41',
        says: 'Jesus pergunta por que têm tanto medo e não têm fé. Eles, com grande temor, perguntam quem é este, a quem até o vento e o mar obedecem.',
      },
    ],
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
  {
    verses: '5:1-20',
    key: '5:19',
    title: 'Sentado, vestido e com nome',
    theme: 'a libertação',
    themes: ['salvacao', 'missao', 'identidade'],
    idea: 'Jesus atravessa o mar por um homem que todos tinham desistido de segurar, devolve-lhe o juízo e a casa, e faz dele a primeira boa notícia daquela terra.',
    context:
      'É a margem dos estrangeiros: túmulos, porcos, tudo o que um judeu evitava. Marcos descreve com detalhes um homem que quebrava correntes, gritava de noite e se machucava (5:2-5). Ele vem correndo, e não se sabe se para atacar ou para pedir ajuda.',
    retold: [
      {
        verses: '5:1-8',
        says: 'Jesus desce do barco na terra dos gadarenos, e vem a ele, dos sepulcros, um homem com espírito imundo. Ele se prostra e pede que não o atormente.',
      },
      {
        verses: '5:9-13',
        says: 'O espírito diz que se chama Legião, porque são muitos. Jesus lhes permite entrar numa manada de porcos, que se lança no mar e se afoga.',
      },
      {
        verses: '5:14-17',
        says: 'As pessoas vêm e veem o homem sentado, vestido e em são juízo. Ficam com medo e pedem que Jesus saia dali.',
      },
      {
        verses: '5:18-20',
        says: 'O homem pede para ir com Jesus. Ele o manda voltar aos seus e contar o que o Senhor fez, e todos se admiram.',
      },
    ],
    read: {
      verses: '5:9-20',
      how: 'Quem conduz conta com sobriedade os versículos 1 a 8. Na leitura, uma voz para Jesus, uma para o homem, e o povo para todos (14-17).',
    },
    observe: [
      {
        ask: 'O que Jesus pergunta ao homem, e o que o nome que ele dá revela?',
        verses: '5:9',
        listen: 'O nome; Legião era tropa de milhares: ele se sente multidão.',
      },
      {
        ask: 'Como o povo da cidade encontra o homem, e o que sente?',
        verses: '5:15',
        listen: 'Sentado, vestido, em são juízo; e teve medo.',
      },
      {
        ask: 'O que o povo pede a Jesus, o que o homem pede, e qual dos pedidos Jesus atende?',
        verses: '5:17-19',
        listen: 'Que vá embora (atende); ir com ele (não atende: manda para casa).',
      },
    ],
    interpret: [
      {
        ask: 'O povo temia menos o homem furioso do que o homem curado. Por que uma mudança boa pode assustar?',
        verses: '5:14-17',
        listen: 'Mexe no bolso e no costume; exige outro jeito de tratar.',
      },
      {
        ask: 'O que se perde e o que se ganha naquele dia, segundo a conta de cada um?',
        verses: '5:13-16',
        listen: 'Uns contam porcos, Jesus conta um homem.',
      },
      {
        ask: 'Por que mandar de volta para casa justamente quem mais queria seguir viagem?',
        verses: '5:18-20',
        listen: 'Ali conheciam o antes; o missionário daquele lugar era ele.',
        follow: 'O que ele tinha para dizer sem ter estudado nada?',
      },
    ],
    live: [
      {
        ask: 'Quem a sua cidade já acorrentou com um apelido, e que nome essa pessoa tem de verdade?',
        listen: 'Descobrir o nome já é começo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Quando você sente que há muita gente dentro da cabeça falando ao mesmo tempo, o que ajuda a voltar a ser um só?',
        listen: 'Escute com atenção; veja a parte de cuidado.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que mudança em alguém da família você demora a acreditar, e o que isso faz com a pessoa?',
        listen: 'Confiar de novo leva tempo; não exija.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que o Senhor fez com você e como teve misericórdia: como contaria isso em três frases, sem vocabulário de igreja?',
        listen: 'Dê dois minutos de silêncio e deixe treinar.',
        for: ['new-believers', 'long-believers', 'adults'],
      },
      {
        ask: 'Que porcos a gente prefere salvar, quando ajudar uma pessoa dá prejuízo?',
        listen: 'Tempo, dinheiro, sossego, reputação.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Onde é mais difícil falar do que Deus fez: longe, com estranhos, ou em casa, com os seus?',
        listen: 'Em casa lembram o antes; e é ali que ele mandou.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido de infância colou em você e não combinava em nada?',
        bridge: 'Um homem dizia que o nome dele era Legião. Jesus lhe devolveu outro.',
      },
      {
        text: 'Depois de uma viagem ou mudança de visual, já voltou para casa e não reconheceram você? Como foi a cara deles?',
        bridge: 'Os vizinhos deste homem levaram um susto assim, só que maior.',
        for: ['young', 'teens', 'women'],
      },
    ],
    quiet: {
      text: 'Sente-se com as costas retas, os pés no chão, as mãos quietas. Diga o seu nome completo, devagar, como quem chama alguém querido.',
      bridge: 'No fim da história há um homem sentado assim, em paz.',
    },
    complete: [
      {
        name: 'Antes, encontro, depois',
        text: 'Antes eu vivia… Jesus chegou quando… Hoje, ainda em obras, eu… Vou contar isso a… , que me conheceu antes, em…',
      },
      {
        name: 'Correntes que não funcionaram',
        text: 'Para me segurar já tentaram (ou tentei): … Não deu certo porque… O que me acalmou de verdade alguma vez foi… O nome que quero ouvir, em vez daquele apelido, é…',
      },
    ],
    challenges: [
      {
        do: 'Vá para casa, como ele: conte a uma pessoa da sua família uma coisa boa que Deus fez em você, sem pedir que ela mude.',
        tell: 'o que ela disse ou não disse.',
      },
      {
        do: 'Aprenda o nome de alguém que só conhecem por apelido ou problema, e use esse nome.',
        tell: 'o que aconteceu quando você o chamou pelo nome.',
      },
    ],
    children: {
      truth: 'Jesus devolve a paz e manda contar a boa notícia.',
      to7: {
        story:
          'Do outro lado do mar morava um homem muito triste e bravo. Ele gritava, não queria roupa, não tinha casa. Todos tinham medo e fugiam dele. Mas Jesus não fugiu. Jesus atravessou o mar inteirinho para encontrá-lo! Ele perguntou: qual é o seu nome? E mandou embora tudo o que fazia mal àquele homem. Sabe como ele ficou? Sentadinho, vestido, calmo, com um sorriso. As pessoas não acreditavam! O homem queria entrar no barco com Jesus. Mas Jesus disse: vá para a sua casa, para a sua família, e conte como Deus teve carinho com você. E ele foi contar em dez cidades!',
        activity:
          'As crianças correm e fazem barulho; ao som de um sininho, sentam quietas e cada uma ouve o seu nome dito com carinho.',
        questions: [
          'Por que as pessoas fugiam do homem?',
          'Como ele ficou depois que Jesus chegou?',
          'A quem você pode contar algo bom que Deus fez?',
        ],
      },
      to12: {
        story:
          'Depois de uma tempestade, o barco de Jesus chegou a uma praia onde quase nenhum judeu ia. Vivia ali um homem que sofria demais. Estava dominado por uma força má, não dormia, gritava, e ninguém conseguia segurá-lo. As pessoas só pensavam em prendê-lo ou fugir. Jesus perguntou o nome dele. Fazia muito tempo que ninguém perguntava! E com a sua palavra expulsou o mal que o atormentava. Quando o povo veio ver, o homem estava sentado, vestido e conversando normalmente. Em vez de festa, ficaram com medo e pediram que Jesus fosse embora. Que estranho! O homem quis ir junto no barco, mas Jesus deu a ele uma tarefa: volte para sua casa e conte o que Deus fez e como teve misericórdia de você. Ele obedeceu e contou em toda a região, que se chamava Dez Cidades. Virou notícia ambulante.',
        activity:
          'Cada um faz um cartaz de três quadros (antes, encontro, depois) da história do homem e, se quiser, um da própria vida.',
        questions: [
          'O que Jesus fez que ninguém fazia?',
          'Por que as pessoas tiveram medo?',
          'O que Deus já fez na sua casa que vale contar?',
        ],
      },
      challenge: 'Chame pelo nome alguém que todos chamam por apelido.',
    },
    prayer:
      'Jesus, que atravessas mar e noite por um só, chega aos lugares de onde todos fugiram. Devolve o juízo, a roupa, a casa, o nome. E manda-nos de volta aos nossos com uma história simples.',
    leader: {
      lost: 'Demônios e porcos rendem uma noite inteira. Diga o que o texto diz, sem detalhes, e olhe para o homem sentado.',
      tender:
        'O homem se feria. Se alguém contar que se machuca ou pensa em morrer, acolha sem espanto, não o deixe só e busque ajuda (CVV 188, CAPS, SAMU 192). Nunca diga que transtorno mental ou dependência é demônio nem mande parar remédio: isso já matou gente.',
      differ:
        'Há leituras diferentes sobre possessão: algumas igrejas praticam oração de libertação; a católica tem o exorcismo, com discernimento médico; outras veem sobretudo linguagem da época para o sofrimento. Todas confessam que Cristo é mais forte que o mal e cuida da pessoa inteira.',
    },
    comfort:
      'Ninguém mais ia até aquele lugar, e ele foi. Não há canto da sua cabeça que assuste Jesus. O final que ele prepara é simples: você sentado, em paz, na sua casa.',
    closing: 'Vá para casa, aos seus, e conte a misericórdia.',
    words: [
      'gadareno',
      'geraseno',
      'gadarenos',
      'legiao',
      'endemoninhado',
      'espirito imundo',
      'porcos',
      'manada',
      'sepulcros',
      'correntes',
      'decapolis',
      'em sao juizo',
      'vai para tua casa',
      'libertac',
    ],
  },
  {
    verses: '5:25-34',
    key: '5:34',
    title: 'Filha, no meio da multidão',
    theme: 'a coragem de tocar em Jesus',
    themes: ['fe', 'sofrimento', 'identidade'],
    idea: 'Uma mulher esgotada se aproxima por trás, em segredo, e Jesus para tudo para que ela saia dali não só curada, mas ouvida e chamada de filha.',
    context:
      'Jesus vai às pressas à casa de Jairo, cuja filhinha está morrendo. A mulher sangra há doze anos: pela lei, tudo o que ela tocasse ficava impuro, e ela vivia sem abraço, sem culto e agora sem dinheiro. Estar naquela multidão já era um risco.',
    retold: [
      {
        verses: '5:25-29',
        says: 'Uma mulher doente há doze anos gastou tudo com médicos e só piorou. Vem por trás, na multidão, toca a roupa de Jesus e sente no corpo que está curada.',
      },
      {
        verses: '5:30-32',
        says: 'Jesus percebe que dele saiu poder e pergunta quem o tocou. Os discípulos estranham, com tanta gente apertando, mas ele olha em volta.',
      },
      {
        verses: '5:33-34',
        says: 'A mulher se aproxima tremendo e conta toda a verdade. Jesus a chama de filha, diz que a fé a salvou e que vá em paz.',
      },
    ],
    read: {
      verses: '5:25-34',
      how: 'De preferência, que uma mulher leia 25-29 e 33. No 32, todos olham em volta, devagar, como Jesus.',
    },
    observe: [
      {
        ask: 'O que ela já tinha perdido em doze anos?',
        verses: '5:25-26',
        listen: 'Saúde, dinheiro, esperança nos médicos; só piorava.',
      },
      {
        ask: 'O que ela diz a si mesma, e o que sente quando toca?',
        verses: '5:27-29',
        listen: 'Se tão somente tocar; sente no corpo.',
      },
      {
        ask: 'O que Jesus pergunta, o que faz, e como a chama no fim?',
        verses: '5:30-34',
        listen: 'Quem tocou? Olha em redor até achá-la; chama-a de filha.',
      },
    ],
    interpret: [
      {
        ask: 'Muitos apertavam Jesus, e um toque foi diferente. Qual é a distância entre esbarrar e tocar?',
        verses: '5:27-31',
        listen: 'Esbarrar é estar perto; tocar é vir com a dor na mão.',
      },
      {
        ask: 'Ela já estava curada. Para que Jesus a faz aparecer diante de todos?',
        verses: '5:32-34',
        listen: 'Para devolver nome, lugar e paz; ela não precisará se esconder.',
      },
      {
        ask: 'Ela conta “toda a verdade” tremendo. O que faz com uma pessoa poder contar a história inteira e ser ouvida até o fim?',
        verses: '5:33-34',
        listen: 'A vergonha perde o esconderijo.',
        follow: 'E Jairo, que esperava ao lado, o que terá aprendido?',
      },
    ],
    live: [
      {
        ask: 'Que dor você carrega há tanto tempo que já nem comenta?',
        listen: 'Uma palavra basta; ninguém pede detalhes.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'No meio de tanta gente conectada, quando você se sente invisível?',
        listen: 'Não diga que é fase.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que momentos da semana você só esbarra em Jesus, e em qual chega a tocar nele?',
        listen: 'Culto e correria também apertam.',
        for: ['long-believers', 'adults', 'men'],
      },
      {
        ask: 'A quem você já contou toda a verdade, e como essa pessoa escutou?',
        listen: 'Anotem o que faz um bom ouvinte.',
        for: ['singles', 'young', 'women'],
      },
      {
        ask: 'Quem interrompe a sua pressa, e o que mudaria se essa pessoa fosse a razão de você parar?',
        listen: 'Filho, idoso, colega carente.',
        for: ['parents', 'men', 'couples'],
      },
      {
        ask: 'Se você chegasse a Jesus por trás, sem ninguém ver, o que tentaria tocar?',
        listen: 'Para quem não sabe se tem direito de estar aqui.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior multidão em que você já esteve, e o que perdeu nela: sapato, criança, carteira, paciência?',
        bridge: 'No meio de um empurra-empurra desses, Jesus sentiu um toque.',
      },
      {
        text: 'Conte a mais longa das suas esperas por um atendimento, uma peça, um diagnóstico, uma vaga.',
        bridge: 'Doze anos. Essa mulher esperava há doze anos.',
        for: ['adults', 'elderly', 'women'],
      },
    ],
    quiet: {
      text: 'Segure a ponta da manga ou da blusa entre dois dedos. Só isso. Às vezes a fé tem esse tamanho.',
      bridge: 'Houve alguém que pensou: se eu tão somente tocar.',
    },
    complete: [
      {
        name: 'Prontuário',
        text: 'Há quanto tempo dói: … O que já tentei: … O que gastei (dinheiro, força, amigos): … O que escondo da multidão: … A minha frase, como a dela: se tão somente… Como eu gostaria de ser chamado por Jesus: …',
      },
      {
        name: 'Toda a verdade',
        text: 'Reserve uma folha para Deus. Comece com: a verdade toda é que… Escreva sem parar por cinco minutos. Depois dobre e escreva por fora: vai em paz.',
      },
    ],
    challenges: [
      {
        do: 'Pare, numa hora de pressa, para ouvir até o fim a história de alguém, sem olhar o relógio nem o telefone.',
        tell: 'quanto durou e o que a pessoa fez ao terminar.',
      },
      {
        do: 'Conte uma parte da sua verdade a alguém seguro, de quem você sabe que não sairá dali.',
        tell: 'só se valeu a pena.',
      },
    ],
    children: {
      truth: 'Jesus me percebe no meio de todo mundo.',
      to7: {
        story:
          'Uma mulher estava doente havia muito, muito tempo: doze anos! Ela foi a um monte de médicos e gastou todo o dinheirinho. Nada adiantou. Um dia ouviu que Jesus ia passar. Havia gente demais, empurrando. Ela pensou: se eu só encostar na roupa dele, vou ficar boa. Foi chegando por trás, esticou o dedinho e encostou. Na mesma hora sarou! Jesus parou: quem me tocou? Os amigos disseram: mas todo mundo está apertando o senhor! Jesus continuou procurando com os olhos. A mulher veio tremendo e contou tudo. E Jesus falou com carinho: filha, a sua fé salvou você. Vá em paz.',
        activity:
          'Um adulto fica de costas com um lenço no ombro; as crianças, em silêncio, tentam encostar só no lenço. Quando uma encosta, ele se vira, procura e diz: filho, filha, eu vi você.',
        questions: [
          'Há quanto tempo a mulher estava doente?',
          'Onde ela encostou?',
          'Como Jesus a chamou?',
        ],
      },
      to12: {
        story:
          'Jesus ia depressa à casa de um homem importante, cuja filha estava muito mal. A rua estava tão cheia que ninguém conseguia andar sem esbarrar. No meio da multidão ia uma mulher que ninguém queria por perto. Ela tinha uma doença de doze anos e, por causa dela, as pessoas não a tocavam, achando que ficariam impuras. Os médicos tinham levado todo o seu dinheiro, e ela só piorava. Ela pensou: se eu tocar na roupa dele, fico boa. E tocou. Sarou na hora e quis sumir. Mas Jesus parou. Quem me tocou? Os discípulos acharam a pergunta esquisita. Ele olhava em volta, procurando um rosto. Ela apareceu, tremendo, e contou tudo. Jesus tinha pressa, e mesmo assim ouviu até o fim. Depois a chamou de filha. Agora todos sabiam: ela estava curada e era da família.',
        activity:
          'Quem tocou? De olhos vendados, cada um tenta reconhecer o colega pelo aperto de mão. Conversem: como é ser reconhecido no meio de muitos?',
        questions: [
          'Por que a mulher chegou escondida?',
          'Por que Jesus quis que ela aparecesse?',
          'Quando você gostaria que alguém parasse para ouvir você?',
        ],
      },
      challenge: 'Ouça alguém até o fim sem interromper nem uma vez.',
    },
    prayer:
      'Jesus, a gente se espreme e nem sempre te toca. Aqui vai a ponta dos dedos. Obrigado por parar, procurar e ouvir tudo. Chama de filha e de filho quem se esconde hoje por vergonha, e dá a tua paz.',
    leader: {
      lost: 'O versículo 26 vira piada contra médicos. Desfaça: procurar tratamento é cuidado de Deus. E não faça da roupa um amuleto; Jesus disse que foi a fé.',
      tender:
        'Doença ginecológica, infertilidade e perda de gestação podem estar na sala. Não peça que ninguém exponha o corpo. Se o grupo for misto, evite piadas e detalhes. E há quem creia há doze anos sem cura: não meça a fé de ninguém.',
    },
    comfort:
      'Você pode vir por trás, sem força para pedir, só com a ponta dos dedos. Ele vai perceber. E não vai brigar por você ter atrasado o caminho.',
    closing: 'Vá em paz, filha, filho: você foi visto.',
    words: [
      'fluxo de sangue',
      'hemorragia',
      'hemorroissa',
      'doze anos',
      'tocar suas roupas',
      'orla',
      'quem me tocou',
      'quem tocou',
      'filha',
      'tua fe te salvou',
      'multidao',
      'toda a verdade',
      'medicos',
      'vai em paz',
    ],
  },
  {
    verses: '5:35-43',
    key: '5:36',
    title: 'Não incomode mais o Mestre?',
    theme: 'a fé quando chega a má notícia',
    themes: ['esperanca', 'luto', 'fe'],
    idea: 'Quando a notícia diz que já é tarde, Jesus não solta a mão do pai: entra com ele no quarto da morte e mostra que ela não tem a última palavra.',
    context:
      'Jairo, chefe da sinagoga, tinha se jogado aos pés de Jesus pela filha de doze anos. No caminho, Jesus parou para atender uma mulher que sofria há doze anos. Foi nesse atraso que a menina morreu. Agora o pai está ali, no meio da rua, com a frase na cara.',
    retold: [
      {
        verses: '5:35-36',
        says: 'Alguns avisam o chefe da sinagoga que a filha morreu e que não incomode mais o Mestre. Jesus ouve e lhe diz que não tema, creia somente.',
      },
      {
        verses: '5:37-40',
        says: 'Jesus leva só Pedro, Tiago e João e acha a casa em choro. Diz que a menina dorme, riem dele, e ele faz sair todos, menos o pai, a mãe e os seus.',
      },
      {
        verses: '5:41-43',
        says: 'Jesus pega a mão da menina e manda que se levante, e ela se levanta e anda. Pede que ninguém saiba e que lhe deem de comer.',
      },
    ],
    read: {
      verses: '5:35-43',
      how: 'Depois do 35, silêncio. O 36 é dito por uma só voz, baixa, a um palmo do ouvinte. No 41, todos estendem a mão.',
    },
    observe: [
      {
        ask: 'O que dizem os mensageiros, e o que Jesus responde sem que Jairo tenha falado nada?',
        verses: '5:35-36',
        listen: 'Está morta, não incomode; não temas, crê somente.',
      },
      {
        ask: 'Quem Jesus deixa do lado de fora e quem leva para dentro?',
        verses: '5:37, 5:40',
        listen: 'Fora o alvoroço; dentro, três amigos, pai e mãe.',
      },
      {
        ask: 'O que ele faz e diz à menina, e qual é o último cuidado?',
        verses: '5:41-43',
        listen: 'Pega a mão, talita cumi, e manda dar comida.',
      },
    ],
    interpret: [
      {
        ask: '“Crê somente” não pede que Jairo entenda nem que se sinta bem. O que lhe é pedido naquele instante?',
        verses: '5:35-36',
        listen: 'Continuar andando ao lado de Jesus até a casa.',
      },
      {
        ask: 'Riram de Jesus, e ele esvaziou a sala. Que vozes precisam sair para que a esperança caiba num quarto?',
        verses: '5:38-40',
        listen: 'Pressa, deboche, curiosidade; fica quem ama.',
      },
      {
        ask: 'Jesus chama a morte de sono sem negar a dor daqueles pais. O que ele está dizendo sobre ela?',
        verses: '5:39-41',
        listen: 'A morte é real; para ele é algo de que se pode acordar.',
        follow: 'O que isso promete, e o que não promete, a quem enterrou alguém?',
      },
    ],
    live: [
      {
        ask: 'Qual notícia dividiu a sua vida em antes e depois, e quem andou com você até em casa?',
        listen: 'Deixe a emoção vir; não peça detalhes.',
        for: ['adults', 'mourning', 'parents'],
      },
      {
        ask: 'Que sonho seu já declararam morto e pediram para você não incomodar mais ninguém com ele?',
        listen: 'Nem todo sonho volta; alguns, sim.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Em quem você confiaria para entrar no quarto com você, se só pudesse levar três pessoas?',
        listen: 'Amizade se cultiva antes do quarto.',
        for: ['men', 'adults', 'young'],
      },
      {
        ask: 'Jairo teve de assistir ao milagre de outra pessoa enquanto esperava o seu. O que isso mexe em você?',
        listen: 'Inveja e esperança podem vir juntas.',
        for: ['long-believers', 'women'],
      },
      {
        ask: 'Depois do milagre, Jesus lembrou do prato de comida. Que cuidado simples costuma ser esquecido em horas de grande emoção?',
        listen: 'Água, sono, comida, irmãos pequenos.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'O que você gostaria que as pessoas tivessem dito ou calado no seu luto?',
        listen: 'A roda aprende; ouça sem se defender.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem na sua família recebe qualquer crise com um prato de comida, e qual é o prato?',
        bridge: 'No fim desta história, depois do maior espanto, Jesus pensa na comida.',
      },
      {
        text: 'Como acordavam você para a escola: grito, água, música, cócegas? E hoje, quem consegue acordar você?',
        bridge: 'Jesus acordou uma menina de um sono que ninguém acordava.',
        for: ['teens', 'parents', 'couples'],
      },
    ],
    quiet: {
      text: 'Deixe lá fora, por uns minutos, o alvoroço: notícias, grupos, opiniões. Feche a porta. Estenda a mão aberta no ar.',
      bridge: 'Jesus entra no quarto com quem ama e pega uma mão.',
    },
    complete: [
      {
        name: 'Dentro e fora do quarto',
        text: 'Desenhe uma porta. Fora, as vozes que preciso deixar sair: … Dentro, quem quero comigo: … Na cama, o que parece perdido: … O que eu peço que Jesus diga: …',
      },
      {
        name: 'Frase de caminho',
        text: 'A notícia que recebi foi… Eu tenho medo de… Mesmo assim, hoje eu continuo andando com Jesus até… Não temas, para mim, quer dizer…',
      },
    ],
    challenges: [
      {
        do: 'Leve comida pronta a uma casa em luto ou doença, entregue e fique só se pedirem.',
        tell: 'o que você disse, se disse alguma coisa.',
      },
      {
        do: 'Acompanhe alguém num lugar difícil (consulta, cemitério, audiência) e ande ao lado, sem discurso.',
        tell: 'o que aprendeu no caminho.',
      },
    ],
    children: {
      truth: 'Jesus é mais forte até que a morte.',
      to7: {
        story:
          'Jairo tinha uma filhinha de doze anos, e ela estava muito doente. Ele buscou Jesus, e os dois iam andando para casa. No caminho veio uma notícia triste: a menina morreu, não precisa mais incomodar o Mestre. O papai parou. Mas Jesus disse baixinho: não tenha medo, só creia. Na casa, todo mundo chorava alto. Jesus disse: ela está dormindo. E riram dele! Então Jesus entrou no quarto só com o papai, a mamãe e três amigos. Pegou na mãozinha dela e disse: Talita cumi, menina, levante! E a menina abriu os olhos, levantou e andou! E Jesus falou: agora deem comida para ela!',
        activity:
          'Uma criança finge dormir; outra pega a mão e diz talita cumi; ela se levanta, e todos comem juntos um biscoito.',
        questions: [
          'O que Jesus disse ao papai no caminho?',
          'O que quer dizer talita cumi?',
          'O que Jesus pediu para darem à menina?',
        ],
      },
      to12: {
        story:
          'Jairo era um homem respeitado, mas naquele dia se ajoelhou na rua, na frente de todos: a filha estava muito mal. Jesus foi com ele. Só que houve uma demora no caminho, e alguém da casa chegou dizendo: sua filha morreu, não incomode mais o Mestre. Imagine o coração desse pai! Antes que ele dissesse qualquer coisa, Jesus falou: não tenha medo, apenas creia. E continuaram andando. Na casa havia muita gente chorando e fazendo barulho. Quando Jesus disse que a menina dormia, riram. Ele pôs todos para fora e entrou no quarto com o pai, a mãe e três amigos. Segurou a mão dela e falou na língua que ela ouvia em casa: talita cumi, menina, levante-se. Ela se levantou e andou. Jesus sabia que ela devia estar com fome e mandou que lhe dessem comida. Um dia, ele vai acordar todos os que morreram confiando nele.',
        activity:
          'Façam um cartão de consolo para alguém triste, com poucas palavras e um desenho, e juntem um lanche para entregar com um adulto.',
        questions: [
          'Por que Jairo podia ter desistido no caminho?',
          'Por que Jesus esvaziou a sala?',
          'De quem você sente saudade e quer falar com Jesus?',
        ],
      },
      challenge: 'Leve um carinho, com a ajuda de um adulto, a quem está triste.',
    },
    prayer:
      'Jesus, segura a nossa mão entre a notícia e a casa. Põe para fora o barulho. Consola os pais que não ouviram talita cumi aqui e guarda a esperança deles até o dia em que vais acordar todos os teus. E dá pão hoje.',
    leader: {
      lost: 'A pergunta de por que esta menina sim e a minha não virá, em voz alta ou por dentro. Não a responda. Diga que o milagre é sinal do que Deus fará com todos, e que ela voltou a morrer um dia, já velha.',
      tender:
        'Pais que perderam filhos precisam ser avisados antes do tema e ter liberdade de não vir. Nunca diga que faltou crer. Fique perto, diga o nome da criança, ofereça comida. Se alguém não quiser mais viver, não o deixe só (CVV 188).',
    },
    comfort:
      'Ele não veio explicar a Jairo o atraso; andou ao lado dele. Se você está entre a notícia e a casa, é nesse pedaço de rua que ele está. Quem partiu está em mãos que sabem acordar.',
    closing: 'Não temas; e agora vamos comer alguma coisa juntos.',
    words: [
      'jairo',
      'chefe da sinagoga',
      'talita',
      'talita cumi',
      'menina',
      'nao temas',
      'cre somente',
      'nao esta morta',
      'dorme',
      'incomod',
      'alvoroco',
      'riram',
      'filha',
      'ressuscit',
      'deem de comer',
    ],
  },
  {
    verses: '6:1-13',
    key: '6:7',
    title: 'Recusado em casa, enviado adiante',
    theme: 'a missão que não para na recusa',
    themes: ['missao', 'fe', 'familia', 'servico'],
    idea: 'Na terra em que o viram crescer, Jesus não é recebido; em vez de parar, percorre as aldeias e envia os doze de dois em dois, com pouca coisa e confiança.',
    context:
      'Jesus acalmou o mar, curou uma mulher e devolveu a vida a uma menina (4:35 a 5:43). Agora volta a Nazaré, onde todos sabem quem é a mãe dele e que mesa ele consertou. Logo adiante vem a morte de João Batista: ser enviado por Jesus nunca foi garantia de aplauso.',
    retold: [
      {
        verses: '6:1-3',
        says: 'Jesus ensina na sinagoga da sua terra, e todos se espantam. Mas conhecem o carpinteiro, filho de Maria, e os irmãos dele, e se escandalizam.',
      },
      {
        verses: '6:4-6',
        says: 'Jesus diz que um profeta só não tem honra entre os seus. Admirado da incredulidade deles, cura uns poucos enfermos e ensina nas aldeias vizinhas.',
      },
      {
        verses: '6:7-11',
        says: 'Jesus envia os doze de dois em dois, quase sem bagagem. Que fiquem na casa em que entrarem e, onde não os receberem, sacudam o pó.',
      },
      {
        verses: '6:12-13',
        says: 'Os doze saem e pregam o arrependimento. Expulsam muitos demônios, ungem muitos enfermos com azeite e os curam.',
      },
    ],
    read: {
      verses: '6:1-12',
      how: 'Do 1 ao 6, o grupo faz a voz do povo, em cochicho, e um leitor faz Jesus. Do 7 ao 12, leiam em duplas, de pé, um versículo cada dupla.',
    },
    observe: [
      {
        ask: 'Que perguntas o povo de Nazaré faz, e o que sabe da família de Jesus?',
        verses: '6:2-3',
        listen: 'De onde vem isso? O carpinteiro, filho de Maria; irmãos e irmãs conhecidos.',
      },
      {
        ask: 'O que Jesus faz, não faz e sente naquela visita?',
        verses: '6:4-6',
        listen:
          'Cura uns poucos; não faz milagres ali; admira-se da incredulidade e segue ensinando.',
      },
      {
        ask: 'O que os doze podem levar, o que não podem, e como devem agir nas casas?',
        verses: '6:7-11',
        listen: 'Cajado e sandálias; sem pão, bolsa, dinheiro; ficar na mesma casa; sacudir o pó.',
      },
    ],
    interpret: [
      {
        ask: 'Eles se espantam com a sabedoria de Jesus e, mesmo assim, tropeçam nele. Como conhecer alguém há muito tempo pode atrapalhar?',
        verses: '6:2-3',
        listen: 'Acham que já sabem tudo dele; o costume fecha os olhos.',
        follow: 'De que jeito isso acontece também com quem cresceu na igreja?',
      },
      {
        ask: 'O texto diz que Jesus não pôde fazer milagre ali, e também que curou alguns. O que isso mostra da relação dele com quem não o quer?',
        verses: '6:5-6',
        listen: 'Não força a porta; e não castiga: ainda cura quem chega perto.',
      },
      {
        ask: 'Por que mandar gente de dois em dois, com tão pouca bagagem?',
        verses: '6:7-9',
        listen:
          'Um apoia o outro; dependem de Deus e da hospitalidade; a mensagem pesa mais que a mala.',
      },
      {
        ask: 'Sacudir o pó dos pés é ir embora sem briga. O que esse gesto ensina sobre ser recusado?',
        verses: '6:10-11',
        listen:
          'Avisar com seriedade, sem forçar nem se vingar; a responsabilidade passa a quem não quis ouvir.',
      },
    ],
    live: [
      {
        ask: 'Em que lugar é mais difícil viver a fé: onde ninguém o conhece ou onde todos o viram crescer?',
        listen: 'Em casa não há palco. Histórias com carinho.',
      },
      {
        ask: 'Quem da sua família ou do seu serviço você parou de ouvir porque acha que já conhece?',
        listen: 'Sem nomes, se preferirem. O que faria ouvir de novo?',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'Quando riem do que você acredita, o que ajuda a continuar sem brigar e sem se esconder?',
        listen: 'Um amigo junto; dois a dois.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você acha que precisa ter ou saber antes de servir a Deus, e que Jesus talvez mandasse deixar em casa?',
        listen: 'Curso, dinheiro, tempo ideal, medo de errar.',
        for: ['long-believers', 'singles', 'new-believers'],
      },
      {
        ask: 'Com quem você poderia formar dupla para visitar, orar ou ajudar alguém?',
        listen: 'Se possível, que as duplas se formem hoje.',
        for: ['adults', 'elderly'],
      },
      {
        ask: 'Nem todos em casa creram em Jesus de primeira. O que isso diz a quem ora há anos pela própria família?',
        listen: 'Mais tarde irmãos dele estavam com os discípulos (Atos 1:14). Sem prometer prazo.',
        for: ['parents', 'mourning', 'elderly'],
      },
      {
        ask: 'De onde você vem, o que as pessoas pensavam de Jesus, e o que você pensa hoje?',
        listen: 'Curiosidade e respeito.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que apelido ou história de infância a sua família conta até hoje, por mais que você cresça?',
        bridge: 'Em Nazaré todos lembravam do menino Jesus, e isso os impediu de ouvir o homem.',
      },
      {
        text: 'Na hora de viajar, você leva a casa inteira ou esquece metade?',
        bridge: 'Jesus fez a lista de bagagem mais curta que existe.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Tire tudo dos bolsos ou da bolsa e ponha sobre a mesa. Olhe cada coisa.',
      bridge: 'Jesus mandou doze homens pela estrada com muito menos do que isso.',
    },
    complete: [
      {
        name: 'Lista de bagagem',
        text: 'Complete: Para servir a Deus eu acho que preciso de … , de … e de … . Jesus talvez me dissesse para deixar … e levar só … . Quem iria comigo é … .',
      },
      {
        name: 'De novo, com outros olhos',
        text: 'Complete em silêncio: De Jesus eu já acho que sei … . O que eu nunca parei para ouvir é … . Uma pessoa perto de mim que eu quero ouvir de novo é … .',
      },
    ],
    challenges: [
      {
        do: 'Com outra pessoa do grupo, faça uma visita curta a alguém doente ou sozinho: ouçam, orem se a pessoa quiser e não levem nada além de um pão.',
        tell: 'o que cada um da dupla percebeu que o outro não viu.',
      },
      {
        do: 'Faça a alguém de casa uma pergunta que você nunca fez, sobre o que ele pensa ou sonha, e ouça até o fim.',
        tell: 'o que você descobriu, se a pessoa deixar contar.',
      },
    ],
    children: {
      truth: 'Jesus me envia com amigos para fazer o bem.',
      to7: {
        story:
          'Jesus voltou para a cidade onde foi menino. Ele ensinou, e as pessoas falaram: ué, esse não é o filho de Maria, o que faz mesas e portas? E não quiseram ouvir. Jesus ficou admirado. Mas ele não parou! Foi a outros lugares e chamou os seus doze amigos. Vão de dois em dois, disse Jesus. Não precisam de mala grande, nem de pão, nem de dinheiro. Só um cajado e sandálias nos pés. E lá foram eles, dois para cá, dois para lá. Quando uma casa abria a porta, ficavam. Quando não abria, iam adiante. Falaram de Deus e muitos doentes ficaram bons.',
        activity:
          'Em duplas de mãos dadas, andem pela sala até uma porta. Batam. Quem abre diz: podem entrar! E a dupla diz: Deus ama você.',
        questions: [
          'O que as pessoas da cidade disseram de Jesus?',
          'Quantos amigos iam juntos em cada caminho?',
          'Com quem você gosta de ajudar os outros?',
        ],
      },
      to12: {
        story:
          'Em Nazaré todo mundo conhecia Jesus desde pequeno. Quando ele ensinou na sinagoga, ficaram espantados: de onde ele tirou tanta sabedoria? Mas logo começaram os cochichos: não é o carpinteiro? A mãe dele não é Maria? As irmãs não moram aqui? E não quiseram crer. Jesus disse que um profeta tem honra em toda parte, menos na própria casa. Ainda curou alguns doentes e seguiu viagem. Ele não ficou de mal nem desistiu. Chamou os doze e os enviou de dois em dois. A lista de bagagem era minúscula: um cajado e sandálias. Nem pão, nem bolsa, nem dinheiro, nem roupa de reserva. Se uma casa os recebesse, ficassem ali. Se não, sacudissem o pó dos pés e fossem adiante. E eles foram, pregaram e cuidaram de muitos doentes. Quem anda com Jesus nem sempre é bem recebido, mas nunca precisa ir sozinho.',
        activity:
          'Cada um recebe um papel e faz a mala de uma viagem com só cinco coisas. Depois risca três. O que é mesmo preciso?',
        questions: [
          'Por que o povo de Nazaré não quis ouvir Jesus?',
          'Por que será que ele enviou dois a dois?',
          'O que você faz quando alguém não quer ouvir você?',
        ],
      },
      challenge: 'Junto com um amigo ou irmão, ajude alguém da sua rua ou da sua casa.',
    },
    prayer:
      'Jesus, perdoa quando achamos que já te conhecemos e paramos de ouvir. Consola quem não é recebido na própria casa. Manda-nos de dois em dois, com pouca bagagem e muita confiança, e ensina-nos a sair sem raiva de onde não nos querem. Amém.',
    leader: {
      lost: 'Duas curiosidades podem tomar a noite: quem eram os irmãos de Jesus e por que ele não pôde fazer milagres. Dê uma frase para cada uma e volte: o que fecha os nossos ouvidos, e o que Jesus faz quando é recusado?',
      tender:
        'Quem foi rejeitado pela família por causa da fé, ou de outra coisa, vai se ver aqui. E nunca diga a um doente que ele não sarou por falta de fé: Jesus curou até ali, e o texto fala de um povo que o recusou.',
      differ:
        'Irmãos de Jesus: evangélicos em geral entendem filhos de Maria e José; ortodoxos, filhos de um primeiro casamento de José; católicos, parentes próximos. A unção com azeite (6:13): em algumas igrejas é sacramento, em outras um gesto de oração pelos doentes.',
    },
    comfort:
      'Até Jesus soube o que é não ter lugar entre os seus. Ele não endureceu por isso; curou os poucos que chegaram e seguiu. Se uma porta se fechou para você, ele está do lado de fora, com você.',
    closing: 'Uma porta se fechou; a estrada continua, e ninguém vai sozinho.',
    words: [
      'nazare',
      'carpinteiro',
      'filho de maria',
      'nao ha profeta sem honra',
      'profeta que nao tenha honra',
      'santo de casa',
      'incredulidade deles',
      'dois em dois',
      'envio dos doze',
      'sacudam o po',
      'nem bolsa nem pao',
      'duas tunicas',
      'ungiam muitos enfermos',
    ],
  },
  {
    verses: '6:30-44',
    key: '6:37',
    title: 'Deem vocês de comer',
    theme: 'o pão repartido',
    themes: ['generosidade', 'descanso', 'comunhao'],
    idea: 'Jesus não manda embora os famintos nem os cansados: toma o pouco que os seus têm, dá graças, parte, e nas mãos deles sobra para todos.',
    context:
      'Os apóstolos voltam da primeira missão tão ocupados que não conseguem nem comer, e Jesus os chama para descansar. A folga dura o tempo da travessia: a multidão chegou antes. Um denário era o salário de um dia; duzentos, quase o ano inteiro.',
    retold: [
      {
        verses: '6:30-32',
        says: 'Os apóstolos contam a Jesus o que fizeram e ensinaram. Ele os convida a repousar num lugar deserto, porque nem tinham tempo para comer.',
      },
      {
        verses: '6:33-34',
        says: 'A multidão corre a pé e chega antes. Jesus tem compaixão, porque são como ovelhas que não têm pastor, e começa a ensinar.',
      },
      {
        verses: '6:35-38',
        says: 'Os discípulos pedem que Jesus mande o povo comprar pão. Ele responde que lhes deem de comer, e só acham cinco pães e dois peixes.',
      },
      {
        verses: '6:39-44',
        says: 'Jesus faz todos se sentarem na relva, abençoa e parte os pães. Quase cinco mil homens comem até se saciar, e sobram doze cestos.',
      },
    ],
    read: {
      verses: '6:33-44',
      how: 'Ponham um pão na mesa. Leiam até o 41, partam o pão, passem de mão em mão e só então leiam o resto, mastigando.',
    },
    observe: [
      {
        ask: 'O que Jesus sente ao ver a multidão, e o que os discípulos propõem no fim da tarde?',
        verses: '6:34-36',
        listen: 'Compaixão; eles sugerem mandar embora.',
      },
      {
        ask: 'Que ordem Jesus dá, que conta eles fazem e o que conseguem achar?',
        verses: '6:37-38',
        listen: 'Deem vocês; duzentos denários; cinco pães e dois peixes.',
      },
      {
        ask: 'Quais são os verbos de Jesus com o pão, e por quais mãos ele chega ao povo?',
        verses: '6:41',
        listen: 'Tomar, abençoar, partir, dar; pelas mãos dos discípulos.',
      },
    ],
    interpret: [
      {
        ask: 'Os discípulos veem o que falta, e Jesus pergunta quanto há. Que diferença faz começar pela segunda conta?',
        verses: '6:37-38',
        listen: 'Sai da paralisia; oferece o que existe.',
      },
      {
        ask: 'Por que Jesus organiza o povo em grupos, sentados na relva, antes de multiplicar qualquer coisa?',
        verses: '6:39-40',
        listen: 'Multidão vira roda; faminto vira convidado.',
      },
      {
        ask: 'O pão podia ter caído do céu. O que os doze terão sentido ao repartir e ver que não acabava?',
        verses: '6:41-43',
        listen: 'O milagre passou pelas mãos cansadas deles; e sobrou um cesto para cada um.',
        follow: 'O que Deus costuma multiplicar só depois que sai da nossa mão?',
      },
    ],
    live: [
      {
        ask: 'Diante de tanta necessidade, você é mais do despede-os ou do quanto temos?',
        listen: 'Cansaço explica muito; reconheça.',
        for: ['adults', 'women', 'long-believers'],
      },
      {
        ask: 'Quais são os seus cinco pães e dois peixes: coisas pequenas que você tem e acha que não contam?',
        listen: 'Ajude a listar: mesada, bicicleta, conversa, desenho.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que você parou para comer com calma e com gente nos últimos dias?',
        listen: 'Jesus cuidou da fome dos discípulos também.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Que refeição na sua casa já virou lugar de encontro com Deus?',
        listen: 'Aniversário, café de velório, pastel na feira.',
        for: ['couples', 'parents', 'elderly'],
      },
      {
        ask: 'Que fome, além da de pão, traz uma pessoa nova a um grupo como este?',
        listen: 'Ouça primeiro quem é novo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'O que acontece com o desperdício na sua geladeira, e quem poderia estar comendo com você?',
        listen: 'Recolheram as sobras: nada foi para o lixo.',
        for: ['adults', 'couples'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a maior multiplicação que você já viu numa cozinha: feijão com água, bolo em fatias transparentes, pizza para quinze?',
        bridge: 'Mãe brasileira entende este milagre. Jesus fez com cinco pães.',
      },
      {
        text: 'Piquenique, marmita ou churrasco na laje: qual foi a refeição ao ar livre mais gostosa da sua vida?',
        bridge: 'Havia relva verde, fim de tarde e quase cinco mil homens com fome.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Coma um pedaço de pão bem devagar, mastigando vinte vezes. Pense em quantas mãos trabalharam para que ele chegasse até você.',
      bridge: 'Leia com o gosto ainda na boca.',
    },
    complete: [
      {
        name: 'Inventário de cinco e dois',
        text: 'Cinco pães que eu tenho: … , … , … , … , … Dois peixes: … e … A multidão que vejo: … O que vou pôr nas mãos de Jesus hoje: …',
      },
      {
        name: 'Mesa da semana',
        text: 'Desenhe sete pratos, um por dia. Em cada um, escreva com quem você come. Onde estiver só você, pergunte: gosto disso ou queria companhia? Escolha um prato e escreva um convite: …',
      },
    ],
    challenges: [
      {
        do: 'Reparta uma refeição sua, a mesma comida, na mesma hora, com alguém que tem menos ou come só.',
        tell: 'o que sobrou depois, além da comida.',
      },
      {
        do: 'Antes de cada refeição da semana, segure o pão ou o prato um instante, agradeça e pense em quem o preparou.',
        tell: 'em que dia quase esqueceu, e por quê.',
      },
    ],
    children: {
      truth: 'Com Jesus, o pouco repartido dá para todos.',
      to7: {
        story:
          'Tinha muita gente com Jesus: papais, mamães, vovós, crianças. Ele ensinou o dia todo. O sol foi baixando, e as barrigas começaram a roncar. Os amigos disseram: mande esse povo embora, não tem comida. Jesus falou: deem vocês a comida! Nós? Só temos cinco pãezinhos e dois peixinhos! Jesus mandou todos se sentarem na grama verdinha, em rodas. Pegou os pães, olhou para o céu, agradeceu e foi partindo. Partia e dava, partia e dava, e o pão não acabava! Todo mundo comeu até ficar com a barriga cheia. E ainda sobraram doze cestos!',
        activity:
          'Contem cinco pães e dois peixes de papel. Sentem-se em rodinhas numa toalha, agradeçam e repartam um pão de verdade até todos comerem.',
        questions: [
          'Quantos pães e peixes havia?',
          'O que Jesus fez antes de repartir?',
          'O que você pode repartir amanhã?',
        ],
      },
      to12: {
        story:
          'Os apóstolos voltaram de uma viagem tão cansados que nem tinham tempo de almoçar. Jesus disse: venham descansar um pouco. Foram de barco para um lugar deserto, mas o povo correu pela praia e chegou antes! Jesus podia ficar bravo. Ficou com pena, porque pareciam ovelhas sem pastor, e ensinou até a tarde. Então os discípulos vieram com uma ideia prática: mande todos embora, que comprem comida. Jesus respondeu: deem vocês mesmos. Eles fizeram a conta: seria preciso quase um ano de salário! Jesus perguntou: quanto vocês têm? Cinco pães e dois peixes. Foi o bastante. Ele mandou o povo se sentar em grupos, agradeceu, partiu e foi dando aos discípulos, que davam ao povo. Comeram todos, mais de cinco mil, e recolheram doze cestos. Um para cada discípulo cansado levar para casa.',
        activity:
          'Projeto cinco e dois: o grupo junta cinco alimentos e duas horas de tempo e decide, com um adulto, a quem vai servir.',
        questions: [
          'Por que os discípulos queriam mandar o povo embora?',
          'O que Jesus perguntou em vez de reclamar?',
          'O que você tem de pouco que pode repartir?',
        ],
      },
      challenge: 'Reparta o seu lanche com alguém, pelo menos uma vez na semana.',
    },
    prayer:
      'Senhor do pão, perdoa as vezes em que mandamos embora quem tinha fome. Aqui estão cinco e dois: toma, abençoa, parte e dá. Descansa os que servem cansados. Que não falte pão na casa de ninguém desta roda.',
    leader: {
      lost: 'Uns explicam o milagre dizendo que cada um tirou o lanche escondido. Não brigue: Marcos conta como obra de Jesus, e o resultado em nós é o mesmo, repartir.',
      tender:
        'Pode haver alguém na roda sem comida em casa. Sirva o pão sem cerimônia e mande sobras para todos levarem, de modo que ninguém se destaque. Converse depois, a sós, sobre ajuda.',
      differ:
        'Nos verbos do 41 muitos cristãos, sobretudo católicos e ortodoxos, ouvem a Ceia, a Eucaristia; outros veem o cuidado de Deus com o pão de cada dia. As duas lembranças se dão bem à mesma mesa.',
    },
    comfort:
      'Jesus viu a fome dos que vieram e o cansaço dos que serviam. Se você é dos que repartem sem ter almoçado, há um cesto com o seu nome no final.',
    closing: 'Levem as sobras: neste grupo ninguém vai embora com fome.',
    words: [
      'cinco paes',
      'dois peixes',
      'multiplicacao',
      'paes',
      'doze cestos',
      'dai lhes vos',
      'deem vos mesmos',
      'relva',
      'cinco mil',
      'deserto',
      'repousai',
      'saciaram',
      'repart',
      'ovelhas que nao tem pastor',
    ],
  },
  {
    verses: '7:1-23',
    key: '7:6',
    title: 'Mãos lavadas, coração longe',
    theme: 'o coração e a tradição',
    themes: ['santidade', 'arrependimento', 'adoracao', 'palavra'],
    idea: 'Dá para caprichar no costume e estar longe de Deus; o que suja o ser humano não entra pela boca, sai do coração, e é o coração que Jesus quer.',
    context:
      'Fariseus e escribas vêm de Jerusalém e reparam nas mãos dos discípulos. Não era questão de higiene, e sim de um rito que os antigos acrescentaram à Lei. Jesus cita Isaías e o caso do corbã: dizer que o dinheiro é de Deus para não ajudar pai e mãe. Depois chama a multidão e fala do que suja de verdade (7:14-23).',
    retold: [
      {
        verses: '7:1-5',
        says: 'Os fariseus e escribas perguntam a Jesus por que os discípulos comem sem lavar as mãos, contra a tradição dos antigos.',
      },
      {
        verses: '7:6-13',
        says: 'Jesus responde que honram a Deus com os lábios, mas o coração está longe. Deixam o mandamento de honrar pai e mãe por causa da tradição.',
      },
      {
        verses: '7:14-16',
        says: 'Jesus chama a multidão e diz que nada do que entra no ser humano o contamina, mas o que sai dele.',
      },
      {
        verses: '7:17-23',
        says: 'Jesus explica aos discípulos que o alimento vai para o estômago, e não para o coração. É do coração que saem os furtos, a inveja, a soberba e todos os males.',
      },
    ],
    read: {
      verses: '7:5-15',
      how: 'Um lê a pergunta dos fariseus; outro, a resposta. As palavras de Isaías, no 6 e no 7, todos leem com a mão no peito.',
    },
    observe: [
      {
        ask: 'De que os fariseus reclamam, e com que palavras de Isaías Jesus responde?',
        verses: '7:5-7',
        listen:
          'Comem com as mãos sem lavar. “Este povo me honra com os lábios, mas seu coração está longe de mim”.',
      },
      {
        ask: 'O que Moisés mandou, e como o corbã dava a volta nesse mandamento?',
        verses: '7:10-13',
        listen:
          'Honrar pai e mãe. Declarava-se oferta o que ajudaria os pais, e assim já não se fazia nada por eles.',
      },
      {
        ask: 'O que Jesus pede à multidão que entenda?',
        verses: '7:14-15',
        listen: 'Nada de fora, entrando, contamina; o que sai da pessoa é que contamina.',
      },
    ],
    interpret: [
      {
        ask: 'Tradição pode ser coisa boa. Quando é que ela invalida a palavra de Deus?',
        verses: '7:8-9, 7:13',
        listen: 'Quando serve de desculpa para não amar, ou quando vale mais que o mandamento.',
        follow: 'Que costume nosso ajuda a obedecer?',
      },
      {
        ask: 'Por que Jesus escolhe justamente pai e mãe como exemplo?',
        verses: '7:10-12',
        listen: 'É o amor mais perto de casa. Ali a religião bonita é posta à prova.',
      },
      {
        ask: 'Se o problema está no que sai do coração, por que lavar mais as mãos não resolve?',
        verses: '7:6, 7:15',
        listen: 'Limpa o lado errado. Precisa de coração novo, que só Deus dá.',
      },
    ],
    live: [
      {
        ask: 'Que costume religioso você faria com capricho mesmo com o coração a quilômetros dali?',
        listen: 'Cantar, dizer amém, postar versículo. Sem se açoitar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Que perfil limpo dá para montar por fora, e o que sai da boca quando o celular é bloqueado?',
        listen: 'Distância entre imagem e conversa. Ninguém mostra o celular.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem tem pai ou mãe vivos: de que ajuda eles precisam e qual é a desculpa mais piedosa que a gente usa?',
        listen: 'Tempo, remédio, visita. Corbã de hoje: a agenda da igreja.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'O que costuma sair de você quando o dia aperta, e de onde acha que aquilo vem?',
        listen: 'Grito, mentira, inveja. Perguntar pela raiz, não só pelo modo.',
      },
      {
        ask: 'Que regra de igreja afastou você, e o que Jesus parece dizer sobre ela?',
        listen: 'Ele separa mandamento de costume. Escute sem defender.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Que tradição da sua família de fé você quer passar adiante, e que coração vai dentro dela?',
        listen: 'Orar à mesa, bênção, canto. Contar o motivo aos mais novos.',
        for: ['parents', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a regra da sua casa que visita nenhuma entende: sapato na porta, pano certo para cada coisa, lugar no sofá?',
        bridge: 'No texto, uma regra de mãos vira a conversa inteira.',
      },
      {
        text: 'Já mordeu uma fruta linda por fora e horrível por dentro? Ou o contrário?',
        bridge: 'Jesus fala de dentro e de fora.',
        for: ['teens', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Lave as mãos devagar, com água fria, e seque. Depois pergunte em silêncio: e o coração, onde anda?',
      bridge: 'Leve essa pergunta para a leitura.',
    },
    complete: [
      {
        name: 'Lábios e coração',
        text: 'Os meus lábios dizem a Deus … . O meu coração, hoje, está em … . A distância entre os dois, de um a dez, é … . O que o traria para perto é … .',
      },
      {
        name: 'De dentro para fora',
        text: 'Nesta semana saiu de mim … . Por baixo havia … . Senhor, no lugar disso, cria … .',
      },
    ],
    challenges: [
      {
        do: 'Faça por seu pai, sua mãe ou um idoso sozinho algo que você vinha adiando por falta de tempo.',
        tell: 'qual era a desculpa.',
      },
      {
        do: 'Por três dias, antes de qualquer prática de fé (orar, cantar, ler), diga a Deus com sinceridade onde está o seu coração.',
        tell: 'o que mudou quando você disse a verdade.',
      },
    ],
    children: {
      truth: 'Deus olha o meu coração, não só as minhas mãos.',
      to7: {
        story:
          'Os amigos de Jesus estavam comendo pão. Uns homens olharam as mãos deles e reclamaram: vocês não lavaram do jeito certo! Era um costume antigo daquele povo. Jesus respondeu: vocês falam coisas bonitas de Deus com a boca, mas o coração está longe. E contou que alguns deixavam de ajudar o papai e a mamãe com uma desculpa. Deus não gosta disso! Lavar as mãos é bom. Mas quem lava o coração? Deus! Quando sai de nós uma palavra feia ou uma mentira, pedimos: Deus, limpa o meu coração.',
        activity:
          'Desenhem um coração com giz numa lousa ou em papel manteiga sobre vidro. Limpem com um pano molhado enquanto dizem: Deus, limpa o meu coração.',
        questions: [
          'De que os homens reclamaram?',
          'Onde estava o coração deles?',
          'O que você quer pedir a Deus para limpar?',
        ],
      },
      to12: {
        story:
          'Uns fariseus e escribas vieram de Jerusalém e ficaram reparando: os discípulos de Jesus comiam sem lavar as mãos! Não era por causa de germes. Havia um costume antigo, de lavar de um jeito certo para mostrar pureza diante de Deus, e eles o levavam muito a sério. Por que não seguem a tradição?, perguntaram. Jesus lembrou o profeta Isaías: este povo me honra com os lábios, mas o coração está longe de mim. E deu um exemplo. Deus mandou honrar pai e mãe. Mas alguns diziam: o dinheiro que ajudaria vocês já é oferta a Deus. E não ajudavam mais. Parecia muito santo, e era só desculpa. Depois chamou a multidão: não é o que entra na pessoa que a suja por dentro; é o que sai dela. Maldade, mentira, inveja e orgulho vêm do coração. Mão a gente lava com água. Coração, só Deus limpa, e a gente pode pedir.',
        activity:
          'Levem dois copos, um sujo por fora e outro por dentro. Perguntem de qual beberiam. Depois cada um escreve uma oração curta pelo seu coração.',
        questions: [
          'Por que os homens reclamaram?',
          'Qual era a desculpa para não ajudar os pais?',
          'Que coisa boa você quer que saia do seu coração?',
        ],
      },
      challenge: 'Ajude seu pai, sua mãe ou quem cuida de você em algo, sem ninguém pedir.',
    },
    prayer:
      'Pai, os nossos lábios estão aqui. Traz também o coração. Limpa o que sai dele e machuca. Livra-nos da desculpa piedosa, e faze que o amor comece em casa. Amém.',
    leader: {
      lost: 'Em comida: o que crente pode comer e beber. Marcos diz o que Jesus declarou (19), e o assunto segue adiante: de onde vem o que suja? Do coração (21).',
      tender:
        'Cuidar de pai e mãe não obriga ninguém a voltar a um pai ou mãe que abusou. Diga isso. Quem cuida de idoso sozinho está cansado: ofereça um turno.',
      differ:
        'Igrejas dão pesos diferentes à tradição. Umas a recebem como guia junto da Bíblia; outras a medem só por ela. Todas podem concordar com Jesus: tradição que desfaz o mandamento de amar não serve.',
    },
    comfort:
      'Se o seu coração está longe e você nem sabe onde, diga só isso. Deus não olha primeiro as suas mãos. Ele vem buscar o coração lá onde está.',
    closing: 'Mãos limpas são boas; coração perto é melhor.',
    words: [
      'maos sem lavar',
      'maos impuras',
      'tradicao dos antigos',
      'tradicao',
      'honra com os labios',
      'coracao esta longe de mim',
      'corba',
      'honra teu pai e tua mae',
      'mandamentos humanos',
      'preceitos de homens',
      'o que sai do homem',
      'contamina',
      'de dentro do coracao',
      'maus pensamentos',
      'hipocritas',
      'alimentos puros',
    ],
  },
  {
    verses: '7:24-30',
    key: '7:28',
    title: 'Da mesa dele até a migalha basta',
    theme: 'a fé insistente de uma mãe',
    themes: ['fe', 'oracao', 'humildade', 'missao'],
    idea: 'Uma mãe estrangeira ouve um não que parece fechar a porta, acha nele uma fresta e prova que da mesa de Jesus até a migalha chega para todos.',
    context:
      'Jesus sai de Israel e vai à região de Tiro. Quer ficar escondido e não consegue. Acabara de dizer que a impureza não vem de fora (7:15); agora uma mulher tida por impura cai a seus pés. A palavra da resposta é a dos cachorrinhos de casa, que ficam debaixo da mesa, e não a dos cães de rua.',
    retold: [
      {
        verses: '7:24-26',
        says: 'Jesus entra numa casa e não quer que saibam. Uma mulher grega, sirofenícia, lança-se a seus pés e pede que ele livre a filha de um demônio.',
      },
      {
        verses: '7:27-28',
        says: 'Jesus diz que primeiro se saciem os filhos, e não se lance o pão aos cachorrinhos. A mulher responde que eles também comem as migalhas, debaixo da mesa.',
      },
      {
        verses: '7:29-30',
        says: 'Jesus diz à mulher que vá, porque por essa palavra a filha está livre. Em casa, ela acha a filha deitada na cama, e o demônio já saiu.',
      },
    ],
    read: {
      verses: '7:24-30',
      how: 'Três vozes: narração, Jesus e a mãe. Leiam o 27 e o 28 sem pressa, olhando um para o outro.',
    },
    observe: [
      {
        ask: 'O que Jesus queria ao entrar na casa, e quem o encontra?',
        verses: '7:24-25',
        listen:
          'Que ninguém soubesse; não conseguiu se esconder. Uma mulher cuja filha tinha um espírito imundo.',
      },
      {
        ask: 'De onde é essa mulher, e o que ela faz e pede?',
        verses: '7:25-26',
        listen: 'Grega, sirofenícia. Lança-se aos pés dele e roga que expulse o demônio da filha.',
      },
      {
        ask: 'O que Jesus diz, o que ela responde e o que acha em casa?',
        verses: '7:27-30',
        listen:
          'Primeiro os filhos. Também os cachorrinhos comem as migalhas. A filha deitada, e o demônio já havia saído.',
      },
    ],
    interpret: [
      {
        ask: 'Na resposta de Jesus há uma palavra pequena, “primeiro”. Que porta ela deixa aberta?',
        verses: '7:27',
        listen:
          'Primeiro quer dizer que há depois. Israel recebe antes, e os outros povos também virão.',
      },
      {
        ask: 'Ela aceita a comparação e tira dela um pedido. Que retrato de Jesus essa mãe tem na cabeça?',
        verses: '7:28',
        listen: 'O de alguém tão farto que a migalha basta, e tão bom que não a negará.',
        follow: 'Que diferença há entre fé insistente e teimosia?',
      },
      {
        ask: 'Jesus a atende “por causa dessa palavra”. O que ele valorizou na fala dela?',
        verses: '7:28-29',
        listen: 'A confiança humilde e ousada; chama-o Senhor e não desiste da filha.',
      },
    ],
    live: [
      {
        ask: 'Por quem você já pediu tanto que perdeu a vergonha de pedir?',
        listen: 'Filho, mãe, amigo. Um nome; orem já.',
        for: ['parents', 'women', 'adults'],
      },
      {
        ask: 'Onde já fizeram você se sentir de segunda classe, e o que a fala desta mulher acende em você?',
        listen: 'Bairro, cor, sotaque, escola. Escute; não explique.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que migalha de Deus já sustentou você um dia inteiro?',
        listen: 'Um versículo, uma ligação, um sono bom. Pequeno vale.',
        for: ['elderly', 'mourning', 'new-believers'],
      },
      {
        ask: 'O que você faz quando Deus parece dizer ainda não: sai, cala, briga, volta?',
        listen: 'Ela ficou e conversou. Todas as reações podem ser contadas.',
        for: ['long-believers', 'men', 'couples'],
      },
      {
        ask: 'De que lado da mesa a nossa igreja põe quem vem de fora, e o que poderia mudar já no domingo?',
        listen: 'Lugar, nome, comida. Um passo que se possa contar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Esta mulher não era do povo nem da religião. O que a resposta de Jesus a ela diz a quem está chegando?',
        listen: 'Não precisa de credencial: basta vir e pedir.',
        for: ['visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual bicho de estimação da sua vida era especialista em pedir comida debaixo da mesa, e como ele fazia a cara?',
        bridge: 'Uma mãe usou essa imagem para falar com Jesus.',
      },
      {
        text: 'Quem na sua casa não aceita o primeiro não: na feira, na escola, no balcão?',
        bridge: 'Hoje lemos de uma mulher assim, e Jesus gostou da resposta dela.',
        for: ['parents', 'women', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha um pedaço de pão ou biscoito na mesa e esfarele um pouco. Prove uma só migalha.',
      bridge: 'Com esse gosto na boca, ouça uma mãe pedir.',
    },
    complete: [
      {
        name: 'Sim, Senhor, mas também',
        text: 'Deus, parece que estás dizendo … . Eu respondo: sim, Senhor; mas também … . Peço por … . Uma migalha que já bastaria: … .',
      },
      {
        name: 'Debaixo da mesa',
        text: 'Desenhe a mesa de Jesus. Escreva quem está sentado: … , quem está perto do chão: … , quem ainda está na rua: … . Puxe uma cadeira para um deles.',
      },
    ],
    challenges: [
      {
        do: 'Ore todos os dias, na mesma hora, por uma criança ou jovem que sofre, e diga à família que você está orando.',
        tell: 'o que a família respondeu.',
      },
      {
        do: 'Aprenda o nome e a história de alguém que costuma ficar à margem do seu caminho: porteiro, catador, imigrante.',
        tell: 'o que aprendeu com essa pessoa.',
      },
    ],
    children: {
      truth: 'Jesus ouve quem pede, venha de onde vier.',
      to7: {
        story:
          'Jesus foi a uma terra longe e entrou numa casa. Não queria que soubessem. Mas uma mamãe soube! Ela era de outro povo. A filhinha dela não estava bem, e a mamãe estava muito aflita. Ela se ajoelhou: Jesus, ajude a minha filha! Jesus respondeu: primeiro os filhos comem; não se tira o pão deles para dar aos cachorrinhos. A mamãe não foi embora. Disse: sim, Senhor, mas os cachorrinhos comem as migalhas que caem da mesa! Ela sabia que até um pouquinho de Jesus é muito. Jesus gostou: por causa dessa palavra, pode ir; a sua filha está bem. E estava mesmo!',
        activity:
          'Façam de conta que a mesa tem pão. Deixem cair migalhas de papel e contem uma coisa boa de Jesus a cada migalha.',
        questions: [
          'Para quem a mamãe pediu ajuda?',
          'O que ela disse dos cachorrinhos?',
          'Por quem você quer pedir a Jesus?',
        ],
      },
      to12: {
        story:
          'Jesus foi para a região de Tiro, terra de estrangeiros, e não queria que soubessem onde estava. Mas uma mulher grega, sirofenícia, cuja filha sofria muito, soube e se lançou aos pés dele. Pedia que libertasse a menina. Jesus disse: deixa que primeiro os filhos comam; não é bom tirar o pão dos filhos e lançá-lo aos cachorrinhos. Ele falava do povo de Israel, que Deus tinha chamado primeiro. Muita gente teria ido embora triste. Ela ficou e respondeu: sim, Senhor; mas também os cachorrinhos comem as migalhas debaixo da mesa. Quer dizer: eu sei que não sou da família, mas a tua mesa é tão farta que uma migalha dá para a minha filha. Jesus gostou: por causa dessa palavra, vai; o mal já saiu da tua filha. Ela voltou e achou a menina deitada na cama, livre. Quem era de fora mostrou uma fé que surpreende até hoje.',
        activity:
          'Escrevam em migalhas de papel pedidos pequenos por pessoas de fora do grupo e ponham todas num prato no meio da mesa. Orem por cada uma.',
        questions: [
          'De onde era a mulher?',
          'O que ela respondeu a Jesus?',
          'Por que você acha que ela não desistiu?',
        ],
      },
      challenge: 'Todo dia, peça a Jesus por uma criança que sofre.',
    },
    prayer:
      'Senhor, também nós vivemos das migalhas da tua mesa, e elas são fartura. Trazemos os filhos, os nossos e os de outros, que não estão bem. Não nos deixes ir embora na primeira resposta. Amém.',
    leader: {
      lost: 'Alguns se escandalizam com a palavra cachorrinhos; outros explicam tudo depressa. Deixe que estranhem. Aponte a palavra “primeiro”, do 27, e o resultado do 29: Jesus atende a estrangeira e elogia a palavra dela.',
      tender:
        'Há pais de filho doente que pediram e não viram cura. Não diga que faltou fé. Fique com eles. Sofrimento de alma da criança se cuida também com médico e psicólogo.',
      differ:
        'Uns entendem que Jesus provava a fé da mulher; outros, que a conversa mostra a vez dos outros povos chegando. As leituras se ajudam.',
    },
    comfort:
      'Se hoje só der para pedir de joelhos uma migalha, peça. Ele ouve. E fica com você, mesmo quando a resposta demora.',
    closing: 'Da mesa dele ainda cai pão.',
    words: [
      'sirofenicia',
      'tiro e sidom',
      'mulher grega',
      'migalhas',
      'cachorrinhos',
      'debaixo da mesa',
      'pao dos filhos',
      'por causa dessa palavra',
      'espirito imundo',
      'filha',
      'mae',
      'estrangeira',
      'insistente',
    ],
  },
  {
    verses: '7:31-37',
    key: '7:34',
    title: 'Efatá, abre-te',
    theme: 'os ouvidos abertos',
    themes: ['proximo', 'palavra', 'fe', 'lingua'],
    idea: 'Jesus tira o surdo da multidão, fala a língua dele com gestos, suspira e abre: assim Deus cumpre o que prometeu, e faz bem todas as coisas.',
    context:
      'Jesus anda por terras de não judeus, na Decápolis, dez cidades de cultura grega. Ali, capítulos antes, um homem liberto de demônios contou a todos o que Jesus fez. Agora trazem-lhe um surdo que fala com dificuldade. O espanto do povo lembra Isaías 35: os ouvidos dos surdos se abrirão.',
    retold: [
      {
        verses: '7:31-32',
        says: 'Jesus volta para o mar da Galileia, passando pela Decápolis. Levam até ele um surdo que fala com dificuldade e pedem que ponha a mão nele.',
      },
      {
        verses: '7:33-35',
        says: 'Jesus o leva à parte, põe os dedos nos ouvidos dele e lhe toca a língua. Olha para o céu, suspira e diz que se abra, e o homem ouve e fala.',
      },
      {
        verses: '7:36-37',
        says: 'Jesus ordena que não contem a ninguém, e quanto mais ordena, mais divulgam. Admirados, dizem que ele faz tudo bem.',
      },
    ],
    read: {
      verses: '7:31-37',
      how: 'Uma primeira vez sem som: alguém faz só os gestos de Jesus, e o grupo diz o que entendeu. Depois leiam em voz alta.',
    },
    observe: [
      {
        ask: 'O que as pessoas pedem a Jesus, e o que ele faz de diferente do pedido?',
        verses: '7:32-33',
        listen: 'Pôr a mão; ele o leva à parte, toca ouvidos e língua.',
      },
      {
        ask: 'Contem os gestos de Jesus antes de dizer uma palavra. Quais são?',
        verses: '7:33-34',
        listen: 'Separar, dedos nos ouvidos, saliva na língua, olhar para o céu, suspirar.',
      },
      {
        ask: 'Que palavra na língua de Jesus o evangelho guardou sem trocar, e o que ela quer dizer?',
        verses: '7:34',
        listen: '“Efatá”: abre-te.',
      },
      {
        ask: 'Pediram silêncio, e o que aconteceu? Com que frase o povo resume Jesus?',
        verses: '7:36-37',
        listen: 'Divulgavam mais; “Tudo ele faz bem!”',
      },
    ],
    interpret: [
      {
        ask: 'Por que conversar por gestos, com alguém que não ouvia, é um sinal de respeito?',
        verses: '7:33-34',
        listen: 'Jesus fala de um jeito que o homem entende; vai até a língua dele.',
        follow: 'Com quem a nossa igreja só fala do jeito dela?',
      },
      {
        ask: 'O suspiro vem entre o céu e a palavra. O que vocês imaginam que havia nele?',
        verses: '7:34',
        listen: 'Dor com a dor do homem, oração sem palavras, peso. Jesus sente.',
      },
      {
        ask: 'Primeiro se abrem os ouvidos e só depois se solta a língua. O que essa ordem ensina a quem fala de Deus?',
        verses: '7:35',
        listen: 'Ouvir antes; quem não escuta fala mal.',
      },
    ],
    live: [
      {
        ask: 'A quem você tem dificuldade de ouvir até o fim, e em que frase desliga?',
        listen: 'Rir ajuda. Um trato simples.',
        for: ['adults', 'couples', 'men'],
      },
      {
        ask: 'Fone no ouvido, porta fechada: que voz você gostaria que atravessasse, e qual prefere que não?',
        listen: 'Sem sermão sobre celular.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Já foi levado à parte por alguém que percebeu que você não aguentava a multidão?',
        listen: 'Gratidão por cuidado discreto.',
        for: ['women', 'singles', 'new-believers'],
      },
      {
        ask: 'A audição vai falhando e as conversas passam depressa. Como a família pode falar a sua língua?',
        listen: 'Pedir é direito. Falar de frente, devagar, sem gritar.',
        for: ['elderly'],
      },
      {
        ask: 'De que modo o seu filho diz eu te amo, se não é com palavras?',
        listen: 'Gestos, desenho, presença. Aprender a ler.',
        for: ['parents'],
      },
      {
        ask: 'Em que assunto da fé os seus ouvidos estão tapados de tanto ouvir?',
        listen: 'Costume também ensurdece.',
        for: ['long-believers'],
      },
      {
        ask: 'Há dores que só saem em suspiro. Que diferença faz Jesus também ter suspirado?',
        listen: 'Suspirem juntos, se couber.',
        for: ['mourning', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Mímica: cada um conta por gestos o que fez ontem. Quem é o melhor intérprete da roda?',
        bridge: 'Jesus cura um homem quase só com gestos. Vamos ver quais.',
      },
      {
        text: 'Que letra de música ou de hino você cantou errado por anos?',
        bridge: 'Ouvir mal pode ser engraçado. Para um homem da Decápolis era a vida inteira.',
        for: ['young', 'women', 'adults', 'elderly'],
      },
    ],
    quiet: {
      text: 'Tape os ouvidos por meio minuto e, ao soltar, preste atenção ao primeiro som.',
      bridge: 'Efatá. Leia em voz alta, para escutar a própria voz.',
    },
    complete: [
      {
        name: 'Abre-te',
        text: 'Complete: abre, Senhor, os meus ouvidos para … . Solta a minha língua para … . Tira-me da multidão de … . Suspiro por … .',
      },
      {
        name: 'Dicionário de gestos',
        text: 'Anote três pessoas e o gesto que cada uma entende melhor como cuidado: … . Ao lado, quando foi a última vez que o fez: … .',
      },
    ],
    challenges: [
      {
        do: 'Aprenda em Libras a dizer bom dia, obrigado e Deus ama você, e use uma vez se encontrar um surdo.',
        tell: 'mostre os sinais ao grupo.',
      },
      {
        do: 'Escute uma pessoa por dez minutos inteiros, sem interromper e sem contar nada seu.',
        tell: 'o que ela disse no nono minuto.',
      },
    ],
    children: {
      truth: 'Jesus me entende e faz tudo muito bem.',
      to7: {
        story:
          'Havia um homem que não ouvia nada. Nem passarinho, nem música, nem o seu nome. E quase não conseguia falar. Os amigos o levaram a Jesus. Tinha muita gente! Jesus pegou o homem e foi para um cantinho, só os dois. Pôs os dedos nos ouvidos dele. Tocou a língua. Olhou para o céu e deu um suspiro: ahhh. E disse: Efatá! Quer dizer: abre! E abriu! O homem ouviu o vento, ouviu os amigos, e falou direitinho! Todo mundo dizia: Jesus faz tudo muito bem!',
        activity:
          'Tapem e destapem os ouvidos quando o líder disser Efatá! e contem que sons ouviram. Aprendam juntos um sinal de Libras: amigo.',
        questions: [
          'O que o homem não conseguia fazer?',
          'O que quer dizer Efatá?',
          'Que som bonito você agradece a Deus?',
        ],
      },
      to12: {
        story:
          'A Lívia é surda e conversa com as mãos. Na escola nova, todos falavam com ela mexendo muito a boca e bem alto, como se adiantasse! Só a Duda pesquisou e chegou no outro dia fazendo um sinal: oi, meu nome é D-U-D-A. A Lívia abriu um sorriso enorme. Jesus fez algo parecido. Trouxeram-lhe um homem surdo, no meio de uma multidão barulhenta e cheia de curiosos. Jesus o levou à parte. Como o homem não ouvia, conversou por gestos: dedos nos ouvidos, um toque na língua, os olhos no céu. E suspirou, porque sentia a dor dele. Depois disse: Efatá! Abre-te! Os ouvidos se abriram, a língua se soltou. O povo não parava de dizer: ele faz tudo bem! Nem todo surdo é curado, e a Lívia não está triste por ser surda. Mas todo mundo precisa de alguém que fale a sua língua. Jesus fala.',
        activity:
          'Procurem o alfabeto de Libras e soletrem com as mãos o próprio nome e a palavra Jesus.',
        questions: [
          'O que a Duda fez de diferente?',
          'Por que Jesus usou gestos?',
          'Como você pode falar a língua de alguém?',
        ],
      },
      challenge: 'Ouça alguém até o fim, olhando nos olhos, sem interromper.',
    },
    prayer:
      'Jesus, tu que nos levas à parte e falas a nossa língua, diz Efatá. Abre os ouvidos que a pressa e o costume taparam. Solta a língua presa de medo. Recebe os nossos suspiros junto com o teu. Tudo fazes bem. Amém.',
    leader: {
      lost: 'Por que pediu silêncio? A pergunta é boa; diga que Jesus não queria ser procurado só como milagreiro, e volte aos gestos.',
      tender:
        'Não use surdo nem surdez como figura de teimosia, sobretudo se houver pessoa surda ou a família dela. Surdos têm língua e comunidade próprias. Se alguém do grupo ouve mal, cuide do lugar e da luz no rosto de quem fala.',
    },
    comfort: 'Suspiro também é oração. O dele subiu antes da palavra, e o seu sobe junto.',
    closing: 'Efatá: que a semana nos ache de ouvido aberto.',
    words: [
      'efata',
      'abre te',
      'surdo',
      'surdo e gago',
      'falava com dificuldade',
      'decapolis',
      'dedos nos ouvidos',
      'tocou lhe a lingua',
      'levantando os olhos ao ceu suspirou',
      'tudo ele faz bem',
      'tudo faz bem',
      'surdos faz ouvir',
    ],
  },
  {
    verses: '8:22-26',
    key: '8:25',
    title: 'A segunda vez',
    theme: 'a fé que vai clareando',
    themes: ['fe', 'discipulado', 'espera'],
    idea: 'Jesus leva o cego pela mão e o toca duas vezes: ele não se ofende com quem ainda vê tudo borrado, e não para até que a vista fique clara.',
    context:
      'Pouco antes, no barco, Jesus perguntou aos discípulos: tendo olhos, não vedes? Eles tinham visto o pão se multiplicar e não entendiam. Logo depois, Pedro dirá que ele é o Cristo e, em seguida, não aceitará a cruz: vê pela metade. Entre uma cena e outra, só Marcos conta esta cura em dois tempos.',
    retold: [
      {
        verses: '8:22-24',
        says: 'Jesus chega a Betsaida, toma um cego pela mão e o leva para fora da aldeia. Põe as mãos sobre ele, e ele diz que vê as pessoas como árvores andando.',
      },
      {
        verses: '8:25-26',
        says: 'Jesus põe de novo as mãos nos olhos do homem, e ele passa a ver todos claramente. Manda-o para casa, sem entrar na aldeia nem contar a ninguém.',
      },
    ],
    read: {
      verses: '8:22-26',
      how: 'Quem lê fecha os olhos no 22 e ouve de outro. No 24, todos olham por entre os dedos. No 25, abrem bem os olhos.',
    },
    observe: [
      {
        ask: 'Quem toma a iniciativa, e o que pede?',
        verses: '8:22',
        listen: 'Amigos ou vizinhos o trazem e pedem que o toque.',
      },
      {
        ask: 'Sigam os passos de Jesus no versículo 23. O que ele faz antes de perguntar?',
        verses: '8:23',
        listen: 'Toma pela mão, leva para fora, cospe nos olhos, põe as mãos.',
      },
      {
        ask: 'O que o homem responde com toda a franqueza?',
        verses: '8:24',
        listen: 'Vê pessoas como árvores andando.',
      },
      {
        ask: 'Que palavra mostra que a segunda vez resolveu?',
        verses: '8:25',
        listen: 'Claramente; via a todos.',
      },
    ],
    interpret: [
      {
        ask: 'O homem podia ter dito que já estava ótimo. Por que a franqueza dele foi boa para ele?',
        verses: '8:24-25',
        listen: 'Quem diz como está recebe o segundo toque.',
        follow: 'Onde a gente diz que vê bem por educação?',
      },
      {
        ask: 'Jesus curou outros com uma palavra. Que recado há em fazer esta cura aos poucos, justo na frente desses discípulos?',
        verses: '8:23-25',
        listen: 'Eles também viam borrado; ele tem paciência com processos.',
      },
      {
        ask: 'Para fora da aldeia, pela mão, sem plateia. O que esse caminho deve ter sido para um cego?',
        verses: '8:23, 8:26',
        listen: 'Confiança passo a passo; respeito; só os dois.',
      },
    ],
    live: [
      {
        ask: 'Desde que começou a seguir Jesus, o que era borrão e hoje você vê com nitidez?',
        listen: 'Perdão, dinheiro, um parente, si mesmo.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Que pergunta sobre Deus ainda está como árvore andando na sua cabeça?',
        listen: 'Escrever as perguntas; não responder todas.',
        for: ['teens', 'young', 'new-believers'],
      },
      {
        ask: 'Quem você anda vendo como árvore, uma função, um vulto, e não como pessoa?',
        listen: 'Caixa, porteiro, colega, cônjuge cansado.',
        for: ['men', 'couples', 'women'],
      },
      {
        ask: 'Quem trouxe você pela mão quando não enxergava a saída?',
        listen: 'Contar e, se der, telefonar.',
        for: ['elderly', 'singles'],
      },
      {
        ask: 'Em que assunto o seu filho está no primeiro toque e você já cobra o segundo?',
        listen: 'Paciência com quem está aprendendo.',
        for: ['parents'],
      },
      {
        ask: 'Para quem olha de longe: o que você consegue ver de Jesus, mesmo sem nitidez?',
        listen: 'O borrão também é visão. Agradeça a sinceridade.',
        for: ['visitors'],
      },
      {
        ask: 'Choro embaça tudo. Enquanto clareia, que mão você aceitaria segurar?',
        listen: 'Oferecer a sua, sem mapa.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem usa óculos: qual foi o mico que pagou sem eles? Quem não usa: já cumprimentou um desconhecido?',
        bridge: 'Um homem confundiu gente com árvore, e contou a verdade a Jesus.',
      },
      {
        text: 'De olhos fechados, deixem-se levar por alguém até a porta e de volta. O que o guia fez de bom?',
        bridge: 'Jesus levou um cego pela mão até sair da aldeia.',
        for: ['teens', 'young', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Embace um vidro com a respiração, olhe através dele e limpe-o com o dedo, devagar.',
      bridge: 'Nem sempre a vista clareia de uma vez. Leia estes cinco versículos.',
    },
    complete: [
      {
        name: 'Exame de vista',
        text: 'Complete: vejo claramente que … . Vejo borrado quando o assunto é … . Ainda não vejo … . Peço o segundo toque em … .',
      },
      {
        name: 'Gente e árvore',
        text: 'Desenhe três árvores. Dê a cada uma o nome de alguém que você tem visto só de longe: … . Ao lado, uma coisa que quer saber dessa pessoa: … .',
      },
    ],
    challenges: [
      {
        do: 'Escolha uma pessoa que você vê todo dia sem enxergar e descubra três coisas da vida dela.',
        tell: 'o que viu que não tinha visto.',
      },
      {
        do: 'Leve para um passeio devagar alguém que enxerga pouco ou anda com dificuldade e descreva o caminho.',
        tell: 'o que você mesmo passou a reparar.',
      },
    ],
    children: {
      truth: 'Jesus tem paciência e vai me ajudando a ver.',
      to7: {
        story:
          'Uns amigos trouxeram um homem que não enxergava. Jesus, põe a mão nele! Jesus pegou a mão do homem, bem firme, e foram andando juntos até fora da cidade. Passo, passo, passinho. Jesus tocou os olhos dele e perguntou: você vê alguma coisa? Vejo, disse o homem, mas parece que as pessoas são árvores andando! Que engraçado! Jesus ficou bravo? Não. Pôs a mão de novo. E agora? Agora o homem via tudinho: as folhas, o céu, o rosto de Jesus! Jesus não tem pressa. Ele fica com a gente até o fim.',
        activity:
          'Olhem por um papel de seda ou saco plástico e depois sem ele. Digam o que parecia e o que era. Andem de mãos dadas, um de olhos fechados.',
        questions: [
          'Como Jesus levou o homem?',
          'O que o homem viu primeiro?',
          'O que você quer que Jesus ajude você a entender?',
        ],
      },
      to12: {
        story:
          'Quando o Lucas pôs óculos pela primeira vez, disse: a árvore tem folha! Ele achava que árvore era só uma bola verde. Ninguém tinha percebido, porque ele também não sabia que via mal. Os discípulos de Jesus estavam assim: viam os milagres e não entendiam quem ele era. Então, numa vila chamada Betsaida, trouxeram um cego. Jesus o levou pela mão para fora, longe da plateia. Tocou os olhos dele e perguntou se via algo. O homem poderia ter dito: tudo certo, obrigado! Mas falou a verdade: vejo gente, só que parecem árvores andando. Jesus não reclamou. Tocou outra vez, e aí o homem via tudo com clareza. Depois o mandou direto para casa. Será que os discípulos perceberam o recado? Eles também precisavam de mais tempo e de mais um toque. Jesus tinha paciência com eles. Tem com você.',
        activity:
          'Ponham uma foto bem perto dos olhos e afastem-na aos poucos até ficar nítida. Depois, cada um escreve uma pergunta sobre Deus que ainda está borrada.',
        questions: [
          'O que foi corajoso na resposta do cego?',
          'Por que os discípulos precisavam ver aquela cura?',
          'Que pergunta você quer levar a Jesus?',
        ],
      },
      challenge: 'Ajude com paciência alguém que está aprendendo algo que você já sabe.',
    },
    prayer:
      'Jesus, pega a nossa mão. Confessamos que vemos borrado: a ti, aos outros, a nós. Obrigado porque não te irritas com a nossa resposta sincera. Toca de novo, quantas vezes for preciso, até que vejamos a todos claramente. Amém.',
    leader: {
      lost: 'A saliva desperta curiosidade e risos; deixe rir. Era gesto conhecido de cuidado. O assunto é o segundo toque.',
      tender:
        'Quem tem deficiência visual não é símbolo de falta de fé. Fale com respeito, e não diga que fé maior daria cura. Se houver alguém assim no grupo, pergunte antes como prefere participar.',
    },
    comfort:
      'Ver pela metade não é fracasso. Jesus perguntou, ouviu o borrão e ficou para a segunda vez.',
    closing: 'Ainda são árvores andando? Fique. Ele não terminou.',
    words: [
      'cego de betsaida',
      'betsaida',
      'arvores andando',
      'homens como arvores',
      'segundo toque',
      'tomando o cego pela mao',
      'fora da aldeia',
      'cuspindo lhe nos olhos',
      'via a todos claramente',
      'ves alguma coisa',
      'cura em duas etapas',
    ],
  },
  {
    verses: '8:27-38',
    key: '8:34',
    title: 'Quem vós dizeis que eu sou?',
    theme: 'o caminho da cruz',
    themes: ['discipulado', 'cruz', 'obediencia', 'identidade'],
    idea: 'Dizer que Jesus é o Cristo é só o começo: ele é o Cristo que dá a vida, e quem o segue aprende a achar a vida entregando-a.',
    context:
      'Esta conversa fica no meio do Evangelho de Marcos. Até aqui se perguntava quem é ele; daqui em diante o caminho desce para Jerusalém. O lugar, Cesareia de Filipe, era cheio de templos a imperadores e deuses. O povo esperava um Cristo que vencesse Roma; ninguém imaginava um que fosse rejeitado e morto.',
    retold: [
      {
        verses: '8:27-30',
        says: 'Jesus pergunta aos discípulos quem as pessoas dizem que ele é, e depois quem eles mesmos dizem. Pedro responde que é o Cristo, e Jesus manda que não contem.',
      },
      {
        verses: '8:31-33',
        says: 'Jesus ensina que precisa sofrer, ser rejeitado, morto e ressuscitar depois de três dias. Pedro o repreende, e Jesus diz que ele não compreende as coisas de Deus.',
      },
      {
        verses: '8:34-38',
        says: 'Jesus diz que quem quiser segui-lo negue a si mesmo e tome a cruz. Quem perder a vida por ele e pelo Evangelho a salvará, e que ninguém se envergonhe dele.',
      },
    ],
    read: {
      verses: '8:27-38',
      how: 'Leiam caminhando devagar pela sala, se houver espaço. No 33, todos param. O 34 é lido por Jesus, e a turma dá um passo atrás dele.',
    },
    observe: [
      {
        ask: 'Quais são as duas perguntas de Jesus no caminho, e que palavra muda de uma para a outra?',
        verses: '8:27, 8:29',
        listen: 'As pessoas; vós. A segunda não deixa responder pelos outros.',
      },
      {
        ask: 'Que quatro coisas Jesus diz que era necessário acontecer?',
        verses: '8:31',
        listen: 'Sofrer, ser rejeitado, ser morto, ressuscitar depois de três dias.',
      },
      {
        ask: 'Pedro repreende Jesus e Jesus repreende Pedro. Para quem Jesus olha antes de falar?',
        verses: '8:32-33',
        listen: 'Para os discípulos: a lição é de todos.',
      },
      {
        ask: 'Que três verbos cabem a quem quer vir após ele, e a quem isso é dito?',
        verses: '8:34',
        listen: 'Negar a si mesmo, tomar a cruz, seguir; à multidão também.',
      },
    ],
    interpret: [
      {
        ask: 'Pedro acerta no 29 e erra no 32. Que Cristo ele queria?',
        verses: '8:29-33',
        listen: 'Um vitorioso, sem dor. Palavra certa com sonho próprio.',
        follow: 'E nós, que Cristo preferíamos?',
      },
      {
        ask: 'Ninguém ali usava a cruz no pescoço: era morte de condenado. O que aquela gente ouviu quando Jesus disse para tomá-la?',
        verses: '8:34',
        listen: 'Um caminho de vergonha e de entrega, sem volta; não um incômodo qualquer.',
      },
      {
        ask: 'Negar a si mesmo não é odiar-se. Pelo que vem em seguida, de que é que se abre mão?',
        verses: '8:34-35',
        listen: 'De ser o dono e o centro; de salvar a própria pele a todo custo.',
      },
      {
        ask: 'Como alguém consegue ganhar o mundo todo e sair perdendo?',
        verses: '8:36-37',
        listen: 'Fica com tudo e já não há quem aproveite. Não há troco para a alma.',
      },
    ],
    live: [
      {
        ask: 'Se um colega perguntasse hoje quem é Jesus para você, sem frase de igreja, o que sairia?',
        listen: 'Curto e verdadeiro. Vale: ainda estou descobrindo.',
        for: ['adults', 'visitors', 'new-believers'],
      },
      {
        ask: 'Em que ambiente dá vergonha dizer que você segue Jesus, e de onde vem essa vergonha?',
        listen: 'Zoação, decepção com igrejas. Levar a sério.',
        for: ['teens', 'young'],
      },
      {
        ask: 'O que você tem segurado com tanta força para salvar que está perdendo?',
        listen: 'Imagem, controle, dinheiro, um cargo.',
        for: ['men', 'singles', 'adults'],
      },
      {
        ask: 'Onde, no casamento ou na casa, cada um precisaria perder uma discussão para ganhar a vida?',
        listen: 'Os dois, e não sempre o mesmo. Nada de suportar violência.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que coisa de Deus você já tentou puxar de lado e corrigir, como Pedro?',
        listen: 'Rir de si. Deus aguenta a conversa.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Jesus chama a perda pelo nome e fala do terceiro dia. Qual das duas partes você consegue ouvir agora?',
        listen: 'Uma por vez. Não force a segunda.',
        for: ['mourning', 'women'],
      },
    ],
    icebreakers: [
      {
        text: 'Já confundiram você com outra pessoa? Quem era, e até onde deixou a conversa ir?',
        bridge:
          'As pessoas confundiam Jesus com João Batista, Elias, um profeta. Ele quis saber dos amigos.',
      },
      {
        text: 'O que você já guardou tanto, para não gastar, que acabou vencendo, mofando ou não servindo mais?',
        bridge: 'Jesus diz que com a vida pode acontecer a mesma coisa.',
        for: ['women', 'adults', 'elderly', 'young'],
      },
    ],
    quiet: {
      text: 'Caminhe dez passos devagar, pela sala ou no quintal, e pare.',
      bridge:
        'Foi no caminho que ele perguntou. Leia de pé até o versículo 29, responda por dentro e depois siga.',
    },
    complete: [
      {
        name: 'Quem dizem, quem digo',
        text: 'Complete: na minha família dizem que Jesus é … . Na internet dizem … . Eu, hoje, digo que ele é … . E o que ainda não sei é … .',
      },
      {
        name: 'Perder e achar',
        text: 'Faça duas colunas. Aperto para não perder: … . Ganhei quando larguei: … . Trace uma seta do que poderia mudar de coluna.',
      },
    ],
    challenges: [
      {
        do: 'Deixe passar uma vez, por escolha e por amor, a última palavra, o melhor lugar ou o elogio que era seu.',
        tell: 'o que sentiu na hora e no outro dia.',
      },
      {
        do: 'Pergunte a três pessoas que não são da igreja quem Jesus é para elas e só escute.',
        tell: 'a resposta que mais fez pensar.',
      },
    ],
    children: {
      truth: 'Jesus é o Salvador, e eu quero segui-lo.',
      to7: {
        story:
          'Jesus ia pela estrada com os amigos. Tap, tap, tap. Ele perguntou: quem as pessoas dizem que eu sou? Um disse: acham que é João. Outro: acham que é Elias. E vocês?, perguntou Jesus. Quem eu sou para vocês? Pedro respondeu depressa: tu és o Cristo, o Salvador! Isso mesmo! Então Jesus contou um segredo difícil: vou sofrer por amor, mas depois de três dias vou viver de novo. Pedro não gostou. Mas Jesus sabia o caminho. E chamou todos: quem quiser, venha comigo! Seguir Jesus é amar como ele.',
        activity:
          'Brinquem de siga o Mestre: quem lidera faz gestos de amor (repartir, abraçar, ajudar a levantar), e todos imitam atrás.',
        questions: [
          'Quem Pedro disse que Jesus é?',
          'O que aconteceria depois de três dias?',
          'Como você pode seguir Jesus hoje?',
        ],
      },
      to12: {
        story:
          'Na estrada, Jesus fez uma pergunta fácil: quem o povo diz que eu sou? Os discípulos sabiam de cor: uns dizem João Batista, outros Elias, outros um profeta. Aí veio a difícil: e vocês? Pedro respondeu: tu és o Cristo! Acertou em cheio. Mas na cabeça dele o Cristo era um rei de espada, que ia expulsar os soldados romanos. Jesus começou a explicar: eu vou ser rejeitado e morto, e depois de três dias vou ressuscitar. Pedro o puxou de lado: nem pensar! E Jesus lhe disse palavras fortes, porque Pedro estava pensando só do jeito humano e tentando tirá-lo do caminho. Depois falou a todos: quem quer vir comigo deixe de ser o centro, tome a sua cruz e siga-me. De que adianta ganhar o mundo inteiro e perder a si mesmo? Quem dá a vida por amor é que a encontra. Pedro demorou a entender, mas um dia entendeu.',
        activity:
          'Façam um mural: no alto, quem dizem que Jesus é; no meio, um espelho com a pergunta: e você? Cada um cola a sua resposta.',
        questions: [
          'Qual a diferença entre as duas perguntas de Jesus?',
          'Por que Pedro não gostou do que ouviu?',
          'O que seria, para você, não querer ser sempre o centro?',
        ],
      },
      challenge: 'Deixe alguém ser o primeiro no seu lugar, por amor.',
    },
    prayer:
      'Jesus, tu és o Cristo. Perdoa quando dizemos a palavra certa com o sonho errado. Ensina-nos a andar atrás de ti, não à tua frente. Tira das nossas mãos o que apertamos e dá-nos a vida que só se acha entregando. Amém.',
    leader: {
      lost: 'Cruz vira sinônimo de qualquer chateação: sogra, dor nas costas. No texto, é o preço livre de seguir Jesus e amar como ele.',
      tender:
        'Nunca use tomar a cruz ou perder a vida para manter alguém sob violência, abuso ou exploração. Jesus entregou-se livremente; não mandou ninguém ser destruído. Ligue 180, Disque 100. Se alguém falar em perder a vida como desejo de morrer, escute de verdade: CVV 188.',
    },
    comfort:
      'Antes de pedir que o sigam, Jesus conta para onde vai: pela dor, até o terceiro dia. Você não anda num caminho que ele não conhece.',
    closing: 'A pergunta continua no caminho: e vós?',
    words: [
      'quem dizeis que eu sou',
      'quem as pessoas dizem',
      'tu es o cristo',
      'cesareia de filipe',
      'tome sua cruz',
      'tome a sua cruz',
      'negue a si mesmo',
      'retira te de diante de mim',
      'arreda satanas',
      'ganhar o mundo',
      'perder a sua alma',
      'quem se envergonhar de mim',
      'quem quiser salvar sua vida',
    ],
  },
  {
    verses: '9:14-29',
    key: '9:24',
    title: 'Creio, ajuda a minha incredulidade',
    theme: 'a fé misturada com dúvida',
    themes: ['fe', 'filhos', 'oracao'],
    idea: 'Um pai exausto descobre que não precisa fabricar certeza: pode levar a Jesus, na mesma frase, a fé que tem e a que lhe falta.',
    context:
      'Três discípulos desceram do monte onde viram Jesus brilhar; embaixo, os outros nove fracassaram em público, e os mestres discutem com eles. No meio do debate há um menino doente e um pai de quem ninguém mais cuidava.',
    retold: [
      {
        verses: '9:14-18',
        says: 'Um homem da multidão traz a Jesus o filho, que um espírito mudo lança ao chão. Os discípulos não conseguiram expulsá-lo.',
      },
      {
        verses: '9:19-24',
        says: 'O pai pede a Jesus que, se puder, tenha compaixão. Jesus diz que tudo é possível ao que crê, e ele clama com lágrimas que crê e que o ajude na incredulidade.',
      },
      {
        verses: '9:25-27',
        says: 'Jesus ordena ao espírito que saia e nunca mais volte. O menino fica como morto, mas Jesus o toma pela mão e o ergue.',
      },
      {
        verses: '9:28-29',
        says: 'Os discípulos perguntam a Jesus por que não conseguiram. Ele responde que esse tipo só sai com oração e jejum.',
      },
    ],
    read: {
      verses: '9:17-28',
      how: 'Um pai ou uma mãe lê as falas do pai. O versículo 24 é dito por todos, duas vezes, a segunda sussurrada.',
    },
    observe: [
      {
        ask: 'O que o pai conta sobre o filho, e há quanto tempo vivem aquilo?',
        verses: '9:17-18, 9:21-22',
        listen: 'Quedas, perigo de fogo e água, desde a infância.',
      },
      {
        ask: 'Que palavrinha do pai Jesus repete de volta?',
        verses: '9:22-23',
        listen: 'O se podes: a dúvida não está no poder de Jesus.',
      },
      {
        ask: 'Com que frase o pai responde, e como ele a diz?',
        verses: '9:24',
        listen: 'Creio, ajuda; clamando, com lágrimas.',
      },
    ],
    interpret: [
      {
        ask: 'Como podem caber numa frase só “Creio, Senhor!” e “Ajuda minha incredulidade”?',
        verses: '9:24',
        listen: 'Fé não é ausência de dúvida; é para onde se leva a dúvida.',
      },
      {
        ask: 'Enquanto os entendidos discutiam, o menino sofria. O que se perde quando a dor de alguém vira assunto?',
        verses: '9:18-20',
        listen: 'O rosto; Jesus corta o debate e manda trazer o menino.',
      },
      {
        ask: 'Jesus pergunta ao pai há quanto tempo. Ele precisava da informação, ou o pai é que precisava da pergunta?',
        verses: '9:21-22',
        listen: 'Ser ouvido já mexe; a história inteira vem à tona.',
        follow: 'Quando alguém fez essa pergunta a você?',
      },
    ],
    live: [
      {
        ask: 'Em que assunto a sua oração hoje é creio, e em qual é ajuda a minha incredulidade?',
        listen: 'Dê o exemplo com sinceridade.',
        for: ['adults', 'long-believers', 'women'],
      },
      {
        ask: 'Que dúvida você tem medo de dizer em voz alta na igreja?',
        listen: 'Agradeça cada dúvida; não responda todas.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como pais, o que mais assusta: não poder proteger, não entender, não saber pedir ajuda?',
        listen: 'Há pais muito sós ali; ofereça companhia real.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'O que ficou em você de uma vez em que pediu ajuda a discípulos e eles não conseguiram?',
        listen: 'A igreja falha; Jesus perguntou: trazei-o a mim.',
        for: ['visitors', 'new-believers', 'adults'],
      },
      {
        ask: 'Se Jesus perguntasse a você há quanto tempo, sobre o que você sabe que seria?',
        listen: 'Uma data, um número de anos; basta.',
        for: ['men', 'singles', 'elderly'],
      },
      {
        ask: 'Em que discussão você entrou nas últimas semanas esquecendo quem sofria no meio dela?',
        listen: 'Política, doutrina, família: pergunte pelo menino.',
        for: ['adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Em que você acredita meio a meio: horóscopo do tempo, dieta nova, promessa de pedreiro, motorista que diz que está chegando?',
        bridge: 'Crer pela metade é coisa humana. Um pai foi honesto sobre isso diante de Jesus.',
      },
      {
        text: 'Qual foi o conserto em que você disse deixa comigo e no final teve de chamar alguém?',
        bridge: 'Nove discípulos passaram essa vergonha em praça pública.',
        for: ['men', 'couples', 'adults'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão aberta e a outra fechada sobre os joelhos. Uma crê, a outra ainda não. Apresente as duas.',
      bridge: 'Um pai chorando fez exatamente isso.',
    },
    complete: [
      {
        name: 'Mão aberta, mão fechada',
        text: 'Contorne as suas mãos. Na aberta: eu creio que… Na fechada: ainda não consigo crer que… Entre as duas, escreva: ajuda-me.',
      },
      {
        name: 'Há quanto tempo',
        text: 'Isto me acontece desde… O que eu já tentei: … Quem discutiu em vez de ajudar: … Quem me levou até Jesus: … Se podes… (complete sem medo): …',
      },
    ],
    challenges: [
      {
        do: 'Use a oração do pai (Marcos 9:24) todas as vezes em que a dúvida aparecer, em vez de discutir com ela.',
        tell: 'em que situações ela saiu sem você pensar.',
      },
      {
        do: 'Pergunte a um pai ou a uma mãe que cuida de filho com doença ou deficiência: há quanto tempo? E ouça. Depois ofereça duas horas de ajuda.',
        tell: 'o que foi aceito.',
      },
    ],
    children: {
      truth: 'Posso contar a Jesus até as minhas dúvidas.',
      to7: {
        story:
          'Um papai estava muito preocupado. O filhinho dele caía no chão, se machucava e não conseguia falar. O papai pediu ajuda aos amigos de Jesus, mas eles não conseguiram. Aí Jesus chegou. Tragam o menino para mim! Jesus perguntou: desde quando ele está assim? Desde pequenininho, disse o papai. Se o Senhor puder, ajude a gente! Jesus respondeu: tudo é possível para quem crê. E o papai chorou: eu creio! Mas ajude quando eu não consigo crer! Jesus não ficou bravo. Ele mandou embora o que fazia mal ao menino, pegou na mão dele e o levantou. O menino ficou bom!',
        activity:
          'As crianças mostram com as mãos o tamanho da sua fé: deste tamanho! O adulto põe as mãos por fora das delas, bem maiores: e Jesus ajuda deste tamanho.',
        questions: [
          'O que acontecia com o menino?',
          'O que o papai disse chorando?',
          'O que é difícil para você acreditar?',
        ],
      },
      to12: {
        story:
          'Quando Jesus desceu do monte, encontrou uma confusão: gente gritando, mestres discutindo, discípulos com cara de quem fracassou. No meio de todos, um pai. O filho dele sofria ataques desde pequeno, caía no fogo e na água e não falava. Os discípulos tentaram ajudar e não conseguiram, e aí todos começaram a discutir. Jesus disse: tragam o menino. E perguntou ao pai: há quanto tempo isso acontece? Ninguém tinha perguntado. O pai contou tudo e pediu: se o senhor pode alguma coisa, ajude! Se eu posso?, respondeu Jesus. Tudo é possível a quem crê. O pai, chorando, disse a oração mais sincera do mundo: eu creio, ajude a minha falta de fé! Jesus não disse que aquilo era pouco. Libertou o menino, segurou a mão dele e o levantou. Fé pequena, nas mãos de Jesus, já serve.',
        activity:
          'Caixa das dúvidas: cada um escreve uma pergunta sobre Deus sem assinar. Leiam algumas e orem juntos a frase do pai. O líder promete conversar sobre uma por semana.',
        questions: [
          'O que todos faziam enquanto o menino sofria?',
          'O que é sincero na oração do pai?',
          'Que dúvida você gostaria de contar a Jesus?',
        ],
      },
      challenge: 'Ore a frase do pai quando algo parecer impossível.',
    },
    prayer:
      'Senhor, cremos; ajuda a nossa incredulidade. Recebe os pais que não sabem mais o que fazer, os filhos que caem e se machucam, os discípulos que falharam. Segura a mão de cada um e levanta.',
    leader: {
      lost: 'O versículo 23 é usado para cobrar fé de doente. Mostre a resposta do pai, que foi atendida: pela metade, e com lágrimas. No 29, em vez de fórmula, fale de dependência.',
      tender:
        'O quadro lembra a epilepsia. Diga com clareza que epilepsia, autismo e transtornos têm tratamento e não são demônio; jamais sugira largar remédio. Pais atípicos precisam de rede: pergunte o que seria útil nesta semana e faça.',
      differ:
        'Cristãos entendem de modos diferentes a relação entre a doença e o espírito neste texto, e o jejum no versículo 29 falta em manuscritos antigos. Em todas as leituras Jesus cuida do menino e acolhe a fé fraca do pai.',
    },
    comfort:
      'Você pode dizer as duas coisas: creio e não consigo. Jesus não espera a segunda metade melhorar para pegar na sua mão.',
    closing: 'Creio, Senhor; e o que faltar, ajuda tu.',
    words: [
      'creio',
      'incredulidade',
      'ajuda minha incredulidade',
      'tudo e possivel',
      'espirito mudo',
      'menino',
      'pai do menino',
      'se podes',
      'geracao incredula',
      'desde a infancia',
      'oracao e jejum',
      'duvida',
      'nao conseguiram',
    ],
  },
  {
    verses: '9:30-50',
    key: '9:35',
    title: 'A conversa que ninguém quis repetir',
    theme: 'a grandeza de servir',
    themes: ['humildade', 'servico', 'discipulado', 'comunhao'],
    idea: 'Enquanto Jesus fala da cruz, os discípulos disputam quem é o maior; ele põe uma criança no meio e mede a grandeza por quem se serve e se recebe.',
    context:
      'Jesus anuncia pela segunda vez a morte e a ressurreição, e ninguém pergunta nada. Em Cafarnaum ele puxa a conversa do caminho. Depois João conta que proibiu alguém de fora do grupo (9:38-41), e Jesus avisa com palavras duras quem faz tropeçar um pequeno (9:42-48): cortar a mão é exagero que mostra a gravidade, e não ordem. Criança, ali, não tinha posição nenhuma.',
    retold: [
      {
        verses: '9:30-32',
        says: 'Jesus ensina aos discípulos que será entregue e morto e ressuscitará ao terceiro dia. Eles não entendem e têm medo de perguntar.',
      },
      {
        verses: '9:33-37',
        says: 'Os discípulos discutiam quem seria o maior. Jesus diz que o primeiro será servo de todos, abraça uma criança e diz que quem a recebe o recebe.',
      },
      {
        verses: '9:38-41',
        says: 'João conta que proibiram um homem que não anda com eles. Jesus diz que não proíbam, pois quem não é contra nós é por nós.',
      },
      {
        verses: '9:42-50',
        says: 'Jesus diz que é melhor perder a mão ou o olho do que ir inteiro ao inferno. Que tenham sal em si mesmos e paz uns com os outros.',
      },
    ],
    read: {
      verses: '9:30-41',
      how: 'Leiam andando pela sala do 30 ao 32. No 33 sentem-se; se houver criança por perto, ela fica no meio, se quiser.',
    },
    observe: [
      {
        ask: 'O que Jesus ensina na estrada, e como os discípulos reagem?',
        verses: '9:30-32',
        listen:
          'Que será entregue, morto e ressuscitará ao terceiro dia. Não entendem e têm medo de perguntar.',
      },
      {
        ask: 'Por que ficam calados em casa, e que regra Jesus dá a quem quer ser o primeiro?',
        verses: '9:33-35',
        listen: 'Tinham discutido quem era o maior. Será “o último de todos e o servo de todos”.',
      },
      {
        ask: 'O que Jesus faz com a criança, e o que responde sobre o homem que não andava com eles?',
        verses: '9:36-41',
        listen:
          'Põe no meio, toma nos braços; quem a recebe o recebe. Não o proíbam: quem não é contra nós é por nós; nem um copo de água fica sem recompensa.',
      },
    ],
    interpret: [
      {
        ask: 'De um lado a cruz, do outro a disputa por lugar. Por que as duas conversas acontecem na mesma estrada?',
        verses: '9:31-34',
        listen:
          'Quem não entende a cruz continua medindo gente por posição; o medo de perguntar ajuda a não ver.',
        follow: 'De que assunto a gente foge falando de outro?',
      },
      {
        ask: 'Uma criança não retribui nem dá prestígio. O que Jesus ensina ao escolhê-la como visita de honra?',
        verses: '9:36-37',
        listen: 'Grande é quem recebe quem não pode devolver; nela se recebe Jesus e o Pai.',
      },
      {
        ask: 'O problema de João era que o outro “não nos segue”. O que Jesus faz com esse “nos”?',
        verses: '9:38-41',
        listen: 'Tira-a do centro: o que conta é o nome dele, e não a nossa turma.',
      },
    ],
    live: [
      {
        ask: 'Em que roda você mais mede lugar: trabalho, família, igreja, academia? Como a disputa aparece?',
        listen: 'Quem fala mais, quem é citado, quem lava. Rir de si ajuda.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Se Jesus perguntasse de que vocês falavam no grupo de mensagens, que conversa você apagaria primeiro?',
        listen: 'Silêncio envergonhado vale como resposta.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem na sua casa é servo de todos sem que ninguém repare, e o que você pode assumir no lugar?',
        listen: 'Uma tarefa inteira, não uma ajuda de vez em quando.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que cristão de outra igreja faz um bem que a gente tem dificuldade de elogiar?',
        listen: 'Um nome, um bem, uma oração por ele.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Que pergunta sobre a cruz você nunca teve coragem de fazer?',
        listen: 'Os discípulos também não. Hoje dá para fazer, e ninguém dá nota.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Que copo de água alguém lhe deu em nome de Jesus e você não esqueceu?',
        listen: 'Gestos mínimos. Servem de exemplo para dar.',
      },
    ],
    icebreakers: [
      {
        text: 'Que assunto morre na hora quando a sua mãe, o seu chefe ou o professor entra?',
        bridge: 'Jesus perguntou de que falavam, e todos ficaram calados.',
      },
      {
        text: 'Na fila da comida em festa, você é o primeiro, o do meio ou o que espera sobrar?',
        bridge: 'Jesus falou de primeiros e de últimos.',
        for: ['young', 'teens', 'adults'],
      },
    ],
    quiet: {
      text: 'Beba um copo de água devagar, lembrando quem lhe deu água, comida ou colo quando você era pequeno.',
      bridge: 'Jesus fala de um copo e de uma criança.',
    },
    complete: [
      {
        name: 'A pergunta do caminho',
        text: 'Hoje, no caminho, eu vinha pensando em … . Queria ser visto por … . Jesus se senta e diz … . O último lugar que posso escolher nesta semana: … .',
      },
      {
        name: 'Pelo grupo ou pelo nome',
        text: 'Faço coisas por causa do meu grupo: … . Faço em nome de Jesus: … . Alguém que não anda comigo e faz o bem nesse nome: … .',
      },
    ],
    challenges: [
      {
        do: 'Faça por sete dias, sem avisar, o serviço que ninguém quer na casa, na igreja ou no trabalho.',
        tell: 'em que dia você quis que alguém visse.',
      },
      {
        do: 'Receba uma criança como visita importante: escute a história inteira, sirva primeiro, aprenda o nome do bicho dela.',
        tell: 'o que ela contou.',
      },
    ],
    children: {
      truth: 'Para Jesus, grande é quem ajuda os outros.',
      to7: {
        story:
          'Os discípulos andavam pela estrada e discutiam: eu sou o maior! Não, sou eu! Chegaram em casa, e Jesus perguntou: do que vocês falavam? Ninguém respondeu. Ficaram com vergonha. Jesus sentou-se e chamou os doze: quem quiser ser o primeiro, seja o último e ajude todos. Então ele pegou uma criança, pôs no meio e a abraçou. E disse: quem recebe uma criança em meu nome recebe a mim! Olha só! As crianças são muito importantes para Jesus. E sabe como a gente fica grande de verdade? Ajudando. Até um copo de água dado com amor Jesus vê.',
        activity:
          'Cada criança serve um copo de água a alguém da casa e diz: para você, em nome de Jesus.',
        questions: [
          'Sobre o que os discípulos discutiam?',
          'Quem Jesus abraçou?',
          'A quem você quer ajudar hoje?',
        ],
      },
      to12: {
        story:
          'No caminho, Jesus contou uma coisa séria: vou ser entregue e morto, e no terceiro dia vou ressuscitar. Os discípulos não entenderam e ficaram com medo de perguntar. E, pelo caminho, discutiam entre si qual deles era o maior. Em casa, Jesus perguntou: o que vocês discutiam? Silêncio total. Então ele se sentou e ensinou: se alguém quer ser o primeiro, será o último e o servo de todos. Chamou uma criança para o meio e a tomou nos braços: quem recebe uma criança em meu nome recebe a mim, e recebe aquele que me enviou. João contou: vimos um homem que libertava pessoas em teu nome e o proibimos, porque não anda conosco. Não o proíbam, disse Jesus; quem não é contra nós é por nós. Até quem der um copo de água em meu nome não ficará sem recompensa. Grande, para Jesus, é quem abre lugar e serve.',
        activity:
          'Façam um pódio ao contrário: o lugar mais baixo é o do primeiro. Escrevam nele serviços que cada um vai fazer na semana.',
        questions: [
          'Por que os discípulos ficaram calados?',
          'O que Jesus ensinou com a criança?',
          'Que serviço escondido você pode fazer?',
        ],
      },
      challenge: 'Faça uma tarefa da casa sem ninguém pedir e sem contar.',
    },
    prayer:
      'Jesus, tu ias para a cruz e nós discutíamos o lugar. Senta-te no meio de nós e põe ali os pequenos. Faze-nos servos sem plateia, amigos de quem te serve em outro canto, e dá-nos coragem de perguntar. Amém.',
    leader: {
      lost: 'Nas palavras sobre cortar mão e pé. Diga que é exagero de mestre: leve a sério o que faz você e os pequenos tropeçarem. Ninguém deve se ferir. Volte ao 35.',
      tender:
        'Quem faz tropeçar um pequeno: se houver suspeita de abuso de criança, não abafe nem investigue sozinho. Proteja e denuncie (Disque 100). Se alguém se machuca de propósito, procure ajuda com essa pessoa (CVV 188).',
    },
    comfort:
      'Jesus tomou nos braços quem não tinha nada a oferecer. Se hoje você está assim, há lugar no meio da roda e nos braços dele.',
    closing: 'Saiam os últimos primeiro: é assim que se anda com ele.',
    words: [
      'quem e o maior',
      'qual deles seria o maior',
      'ultimo de todos',
      'servo de todos',
      'tomando a entre seus bracos',
      'crianca no meio',
      'quem nao e contra nos',
      'copo de agua',
      'nao o proibais',
      'motivo de tropeco',
      'pedra de moinho',
      'corta a tua mao',
      'salgado com fogo',
      'tende sal em vos',
      'cafarnaum',
    ],
  },
  {
    verses: '10:13-16',
    key: '10:14',
    title: 'Deixem vir as crianças',
    theme: 'as crianças no colo de Jesus',
    themes: ['filhos', 'familia', 'graca', 'humildade'],
    idea: 'Jesus se indigna com quem põe cerca em volta dele, toma as crianças nos braços e diz que o Reino é de quem o recebe assim: de mãos vazias, sem mérito, no colo.',
    context:
      'Jesus vai a caminho de Jerusalém e acaba de falar sobre casamento; logo depois virá o homem rico que perguntava o que fazer. No meio, chegam mães, pais, talvez irmãos mais velhos, com os pequenos. Naquele mundo criança não contava: não sabia a Lei, não produzia, não decidia. Os discípulos achavam que protegiam o Mestre.',
    retold: [
      {
        verses: '10:13-14',
        says: 'Os discípulos repreendem quem traz crianças para Jesus tocar. Ele se indigna e diz que as deixem vir, porque delas é o Reino de Deus.',
      },
      {
        verses: '10:15-16',
        says: 'Jesus diz que de maneira nenhuma entra no reino de Deus quem não o recebe como criança. Toma as crianças nos braços, põe as mãos sobre elas e as abençoa.',
      },
    ],
    read: {
      verses: '10:13-16',
      how: 'Leiam como quem assiste à cena: parem depois do 13 e olhem para a porta. O 14 e o 15, de pé. O 16, bem devagar, prestando atenção nos três gestos.',
    },
    observe: [
      {
        ask: 'O que as pessoas queriam de Jesus para as crianças, e quem ficou no caminho?',
        verses: '10:13',
        listen: 'Que as tocasse; os discípulos repreendiam.',
      },
      {
        ask: 'Como Jesus se sentiu ao ver aquilo, e que duas ordens deu?',
        verses: '10:14',
        listen: 'Indignou-se; deixem vir, não impeçam.',
      },
      {
        ask: 'Que três coisas Jesus faz com os braços, as mãos e a voz?',
        verses: '10:16',
        listen: 'Toma nos braços, põe as mãos, abençoa. Pediram um toque; ele deu um abraço.',
      },
    ],
    interpret: [
      {
        ask: 'Os discípulos não eram maus. Por que será que achavam que criança atrapalhava?',
        verses: '10:13-14',
        listen: 'Pressa, importância, ordem. Muita cerca se levanta com boa intenção.',
        follow: 'Que cercas assim uma igreja pode levantar sem perceber?',
      },
      {
        ask: 'Uma criança de colo não traz nada e não entende quase nada. O que isso mostra sobre “receber o reino de Deus como criança”?',
        verses: '10:15',
        listen: 'Não é inocência nem esforço: é receber, depender, ser carregado.',
      },
      {
        ask: 'Jesus diz “delas é o Reino de Deus” antes de ensinar qualquer coisa a elas. Que lugar isso dá aos pequenos no meio do povo de Deus?',
        verses: '10:14, 10:16',
        listen: 'São recebidos e abençoados, não só um público do futuro.',
      },
    ],
    live: [
      {
        ask: 'Quem levou você a Jesus quando ainda não sabia ir sozinho?',
        listen: 'Mãe, avó, vizinho, professora. Deixe os nomes aparecerem.',
      },
      {
        ask: 'O que na rotina da nossa igreja diz a uma criança: espere lá fora?',
        listen: 'Horário, barulho, paciência, espaço. Uma mudança possível.',
        for: ['adults', 'long-believers', 'men', 'women'],
      },
      {
        ask: 'Em que momento do dia os seus filhos encontram você com os braços livres?',
        listen: 'Sem culpa; procurem juntos uma hora pequena.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Receber sem merecer é difícil em que parte da sua vida: nota, aparência, amizade, família?',
        listen: 'O Reino não é prêmio; ninguém entra por currículo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que criança, que não é da sua casa, precisa de alguém que a leve pela mão?',
        listen: 'Sobrinha, vizinho, aluno; com o conhecimento dos pais.',
        for: ['adults', 'elderly', 'singles', 'women', 'men'],
      },
      {
        ask: 'Se Jesus não pede que você chegue sabendo, o que ainda segura você do lado de fora?',
        listen: 'Escute sem corrigir; ninguém precisa responder.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual colo você lembra da sua infância, e que cheiro ou que barulho ele tinha?',
        bridge: 'No texto, Jesus dá colo a quem outros queriam mandar embora.',
      },
      {
        text: 'Que regra de adulto parecia não ter sentido nenhum quando você era criança?',
        bridge: 'Os discípulos tinham uma regra sobre crianças. Jesus não gostou dela.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Cruze os braços sobre o peito, como num abraço, e fique assim por um minuto. Não faça nada para merecer.',
      bridge: 'É assim que Jesus recebe os pequenos. Leia de braços cruzados no peito.',
    },
    complete: [
      {
        name: 'Porta ou cerca',
        text: 'Faça duas colunas: o que em mim abre caminho para uma criança chegar perto de Jesus … ; o que em mim põe cerca … . Circule uma cerca para tirar nesta semana.',
      },
      {
        name: 'De mãos vazias',
        text: 'Complete: para me sentir digno de Deus, costumo trazer … . Hoje quero chegar só com … . Como criança, preciso que ele me carregue em … .',
      },
    ],
    challenges: [
      {
        do: 'Ore em voz alta por uma criança, pelo nome, junto dela e com os pais sabendo, e diga a ela uma coisa boa que você vê nela.',
        tell: 'o que ela respondeu ou fez.',
      },
      {
        do: 'Ajude uma vez no que recebe as crianças da igreja: a salinha, a entrada, o banco ao lado de uma mãe cansada.',
        tell: 'o que dali você não sabia.',
        for: ['adults', 'young', 'long-believers', 'singles'],
      },
    ],
    children: {
      truth: 'Jesus quer que eu chegue perto dele.',
      to7: {
        story:
          'As mamães e os papais tiveram uma ideia: vamos levar as crianças a Jesus! Foram andando, andando. Os bebês no colo, os maiores correndo. Mas, quando chegaram, os amigos de Jesus disseram: não, não! Jesus está ocupado. Voltem para casa! As crianças ficaram tristes. Então Jesus viu. Ele não gostou nada daquilo! E disse: deixem as crianças virem a mim! Não fechem o caminho! O Reino de Deus é delas! E Jesus abriu os braços. Pegou um por um no colo, pôs a mão na cabecinha e orou por eles. Que abraço gostoso! Jesus também quer você bem pertinho.',
        activity:
          'Um adulto abre os braços no fim da sala. Cada criança vem de um jeito (pulando, devagar, de costas) e ganha um abraço e o seu nome dito com alegria.',
        questions: [
          'Para onde os pais levaram as crianças?',
          'O que Jesus disse aos amigos dele?',
          'Como você acha que era o abraço de Jesus?',
        ],
      },
      to12: {
        story:
          'Havia uma fila de gente importante querendo falar com Jesus. E chegaram umas famílias com crianças de todo tamanho. Queriam só que ele pusesse a mão nelas. Os discípulos ficaram incomodados. Criança faz barulho, não entende nada, atrapalha! Mandaram voltar. Jesus viu e ficou indignado, que é ficar bravo quando uma coisa injusta acontece. Ele disse: deixem as crianças virem a mim, não impeçam, porque delas é o Reino de Deus. E disse mais aos adultos: quem não receber o Reino como uma criança não entra nele. Por quê? Porque criança pequena não tem dinheiro nem cargo para oferecer. Ela só abre os braços e recebe. Foi o que aconteceu: Jesus tomou as crianças nos braços e as abençoou. Elas não fizeram nada para merecer. Você também não precisa fazer.',
        activity:
          'Em grupos, encenem a chegada das famílias: uns são os discípulos, outros as crianças, um lê as palavras de Jesus. Troquem os papéis e digam o que sentiram.',
        questions: [
          'Por que os discípulos mandaram as crianças embora?',
          'O que deixou Jesus bravo?',
          'Quem você pode ajudar a se sentir bem-vindo no seu grupo?',
        ],
      },
      challenge: 'Chame para brincar uma criança que costuma ficar de fora.',
    },
    prayer:
      'Jesus, obrigado pelos teus braços abertos. Perdoa as cercas que levantamos. Abençoa os pequenos da nossa casa e da nossa igreja, e ensina a gente grande a receber o Reino de mãos vazias.',
    leader: {
      lost: 'É fácil falar só de como criança é pura ou fofa. Jesus não elogia a pureza delas: mostra que o Reino se recebe, não se conquista.',
      tender:
        'Quem perdeu um filho, não pôde ter ou foi ferido na infância pode se calar. Diga que o colo do texto é também para adultos. Onde uma criança estiver em perigo, Disque 100.',
      differ:
        'Igrejas que batizam crianças veem aqui que os pequenos já pertencem ao povo de Deus; igrejas que batizam só quem professa a fé lembram que Jesus as abençoou e não as batizou. As duas levam as crianças a Jesus.',
    },
    comfort:
      'Hoje você não precisa trazer nada. Há braços que recebem quem não dá conta de andar sozinho.',
    closing: 'Ninguém entra no Reino pelo tamanho: entra no colo.',
    words: [
      'criancas no colo',
      'deixai vir',
      'nao as impecais',
      'traziam lhe criancas',
      'pequeninos',
      'como crianca',
      'abencoar as criancas',
    ],
  },
  {
    verses: '10:17-27',
    key: '10:21',
    title: 'Olhou, amou e disse a verdade',
    theme: 'o que ainda falta',
    themes: ['discipulado', 'generosidade', 'salvacao'],
    idea: 'Jesus ama um homem correto o bastante para lhe mostrar a única coisa que o segura, e oferece o que ninguém consegue comprar: para Deus, o impossível é possível.',
    context:
      'Jesus pega a estrada para Jerusalém. Pensava-se que riqueza era sinal de que Deus aprovava alguém; se um rico honesto não entrasse no Reino, quem entraria? O camelo era o maior bicho da região, e o fundo da agulha, o menor buraco.',
    retold: [
      {
        verses: '10:17-20',
        says: 'Um homem corre, ajoelha-se e pergunta a Jesus o que fazer para herdar a vida eterna. Ele diz que guarda os mandamentos desde a juventude.',
      },
      {
        verses: '10:21-22',
        says: 'Jesus olha para o homem, ama-o e diz que lhe falta uma coisa: vender tudo, dar aos pobres e segui-lo. Ele vai embora triste, porque tem muitas propriedades.',
      },
      {
        verses: '10:23-27',
        says: 'Jesus diz que é mais fácil um camelo passar pelo fundo de uma agulha que um rico entrar no reino. Os discípulos perguntam quem se salva, e para Deus tudo é possível.',
      },
    ],
    read: {
      verses: '10:17-27',
      how: 'Quem lê Jesus olha nos olhos de quem lê o homem no 21, e espera três segundos antes de falar.',
    },
    observe: [
      {
        ask: 'Como o homem chega, o que pergunta e como se vai embora?',
        verses: '10:17, 10:22',
        listen: 'Correndo e de joelhos; sai devagar e triste.',
      },
      {
        ask: 'O que Marcos diz que aconteceu em Jesus antes de ele falar da coisa que faltava?',
        verses: '10:21',
        listen: 'Olhou para ele e o amou.',
      },
      {
        ask: 'Que reação os discípulos têm, e qual é a última palavra de Jesus?',
        verses: '10:24, 10:26-27',
        listen: 'Espanto; para Deus tudo é possível.',
      },
    ],
    interpret: [
      {
        ask: 'Ele pergunta o que fazer para herdar. O que há de estranho nessa pergunta, se herança se recebe?',
        verses: '10:17-20',
        listen: 'Trata a vida eterna como mais um bem a adquirir.',
      },
      {
        ask: 'Jesus não pediu isso a todos os ricos. O que ele viu naquele homem para tocar logo nesse ponto?',
        verses: '10:21-22',
        listen: 'O que ele tinha, tinha a ele.',
      },
      {
        ask: 'Por que amar alguém, às vezes, é dizer a frase que o faz ir embora triste?',
        verses: '10:21-22',
        listen: 'Jesus não negocia, não persegue, não humilha; deixa a porta aberta.',
        follow: 'O que você acha que esse homem fez anos depois?',
      },
    ],
    live: [
      {
        ask: 'Se Jesus olhasse para você com carinho e dissesse que falta uma coisa, qual você torceria para que não fosse?',
        listen: 'A torcida já é a resposta.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que você faz direitinho desde pequeno e que mesmo assim não sossega o coração?',
        listen: 'Bom aluno, boa filha, bom crente.',
        for: ['teens', 'young', 'women'],
      },
      {
        ask: 'Que bem, se sumisse amanhã, levaria embora também quem você é?',
        listen: 'Nem sempre é dinheiro: cargo, corpo, casa, filho.',
        for: ['adults', 'men'],
      },
      {
        ask: 'Quanto custa a vida que vocês levam, em horas um sem o outro?',
        listen: 'Deixe os números para casa.',
        for: ['couples'],
      },
      {
        ask: 'Que ideia você tinha do que precisava fazer para ser aceito por Deus?',
        listen: 'Leve ao 27: impossível aos homens, possível a Deus.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Quem já disse a você uma verdade difícil com amor nos olhos?',
        listen: 'Como se reconhece esse olhar?',
        for: ['singles', 'young', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Na sua última mudança, qual foi o objeto inútil que você não teve coragem de jogar fora e carregou de novo?',
        bridge:
          'A gente tem as coisas até o dia em que elas têm a gente. Um homem rico descobriu isso.',
      },
      {
        text: 'Qual foi o maior objeto que você já tentou fazer passar por um lugar onde não cabia?',
        bridge: 'Jesus brinca com um camelo e uma agulha. E fala muito sério.',
        for: ['teens', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Imagine alguém que conhece tudo sobre você e, antes de dizer qualquer coisa, olha e sorri com ternura. Fique nesse olhar o tempo de cinco respirações.',
      bridge: 'Marcos diz que foi assim que Jesus olhou.',
    },
    complete: [
      {
        name: 'Uma coisa',
        text: 'O que já faço bem: … O que ainda me deixa inquieto: … A uma coisa que talvez me falte soltar: … O que temo perder com ela: … O que Jesus promete em troca: …',
      },
      {
        name: 'Etiqueta de preço',
        text: 'Escolha três coisas suas e escreva nelas duas etiquetas: o que me custou… e o que me cobra por mês em tempo, sono ou paz… Qual delas está cara demais?',
      },
    ],
    challenges: [
      {
        do: 'Venda ou dê uma coisa boa de que você gosta, e entregue o valor a alguém que passa necessidade.',
        tell: 'se você foi embora triste ou leve.',
      },
      {
        do: 'Experimente três dias sem comprar nada além do necessário para comer e se locomover, e repare no que sente.',
        tell: 'o que deu vontade de comprar e a que horas.',
      },
    ],
    children: {
      truth: 'Jesus me ama e vale mais do que as coisas.',
      to7: {
        story:
          'Um moço muito rico veio correndo e se ajoelhou: bom Mestre, o que eu faço para viver para sempre com Deus? Jesus perguntou dos mandamentos, e ele disse: eu obedeço desde pequeno! Jesus olhou para ele e o amou. Depois disse: só falta uma coisa. Dê o que você tem aos pobres e venha comigo! O moço ficou com o rosto triste. Ele tinha casas, bois, roupas, moedas, tantas coisas! E foi embora devagarinho, porque não queria largar. Jesus ficou triste também. Os amigos perguntaram: então quem consegue? E Jesus respondeu: sozinho ninguém consegue. Mas para Deus tudo é possível.',
        activity:
          'A criança enche os braços de brinquedos e tenta abraçar alguém. Não dá! Ela solta um por um, até conseguir dar o abraço.',
        questions: [
          'Por que o moço ficou triste?',
          'Como Jesus olhou para ele?',
          'O que é difícil para você dividir?',
        ],
      },
      to12: {
        story:
          'Jesus ia saindo em viagem quando um homem veio correndo e caiu de joelhos: bom Mestre, o que devo fazer para herdar a vida eterna? Era rico, educado e correto: guardava os mandamentos desde menino. Parecia perfeito. Jesus olhou bem para ele e o amou. E, porque o amava, disse a verdade: falta uma coisa só. Venda o que tem, dê aos pobres e venha comigo. O rosto do homem mudou. Ele tinha muitos bens, ou melhor, os bens tinham a ele. Foi embora triste. Jesus não correu atrás nem mudou o convite. Disse aos discípulos que era mais fácil um camelo passar pelo buraco de uma agulha! Espantados, eles perguntaram: então quem pode ser salvo? Para as pessoas é impossível, respondeu Jesus, mas não para Deus. A vida com Deus não se compra. Ele dá. Só que, para receber, a mão precisa estar vazia.',
        activity:
          'Tentem passar um barbante grosso por uma agulha de verdade. Depois conversem: que coisas deixam a gente grande demais para passar?',
        questions: [
          'O que faltava àquele homem?',
          'Por que Jesus o deixou ir?',
          'Que coisa sua manda mais em você do que deveria?',
        ],
      },
      challenge: 'Escolha um brinquedo bom e dê a uma criança que tem menos.',
    },
    prayer:
      'Bom Mestre, olha para nós com amor antes de nos dizer o que falta. A nossa mão está cheia, e o que segura não dura. Faz em nós o impossível. E vai ao encontro de quem um dia se afastou triste.',
    leader: {
      lost: 'Discute-se se todos devem vender tudo, ou inventa-se uma porta chamada agulha para o camelo passar ajoelhado (não há prova dela). O exagero é de propósito: sozinho, ninguém passa.',
      tender:
        'Não transforme a noite em pedido de dinheiro. Quem vive com pouco não precisa ouvir sermão contra ricos nem se sentir acusado de querer melhorar; e quem foi explorado em campanhas deve ser respeitado.',
      differ:
        'Desde cedo, alguns cristãos leem a ordem como chamado especial à pobreza voluntária (frades, monjas); outros, como palavra àquele homem e alerta a todos. As duas tradições admiram quem reparte.',
    },
    comfort:
      'Talvez as suas mãos tenham ficado vazias sem que você escolhesse. O olhar do versículo 21 é seu também: ele olhou e amou, antes de qualquer pedido.',
    closing: 'Ele olhou e amou: vão com esse olhar.',
    words: [
      'jovem rico',
      'homem rico',
      'moco rico',
      'uma coisa te falta',
      'camelo',
      'agulha',
      'bom mestre',
      'vida eterna',
      'herdar',
      'propriedades',
      'riquezas',
      'vende tudo',
      'tudo e possivel',
      'retirou se triste',
    ],
  },
  {
    verses: '10:35-45',
    key: '10:45',
    title: 'A cadeira ao lado do trono',
    theme: 'servir em vez de mandar',
    themes: ['servico', 'humildade', 'cruz'],
    idea: 'A fila da grandeza, com Jesus, anda ao contrário: primeiro é quem serve, porque o Filho do homem veio servir e dar a vida.',
    context:
      'Pela terceira vez Jesus acaba de contar que vai ser zombado, açoitado e morto. Dois discípulos escolhem essa hora para reservar lugares. À direita e à esquerda de Jesus, na hora da sua glória, estarão duas cruzes; eles não sabiam o que pediam.',
    retold: [
      {
        verses: '10:35-37',
        says: 'Tiago e João pedem a Jesus que, na sua glória, se sentem um à sua direita e o outro à sua esquerda.',
      },
      {
        verses: '10:38-40',
        says: 'Jesus pergunta se podem beber o cálice que ele bebe, e eles dizem que sim. Vão beber, responde, mas os lugares são de quem os tem preparados.',
      },
      {
        verses: '10:41-45',
        says: 'Os outros dez se indignam. Jesus diz que entre eles quem quiser ser grande sirva, porque o Filho do homem veio servir e dar a vida em resgate por muitos.',
      },
    ],
    read: {
      verses: '10:35-45',
      how: 'Ponham três cadeiras na frente. Dois sentam nas laterais até o 41 e se levantam no 42; a do meio fica vazia.',
    },
    observe: [
      {
        ask: 'Como Tiago e João fazem o pedido, e o que pedem?',
        verses: '10:35-37',
        listen: 'Querem um cheque em branco; os dois melhores lugares.',
      },
      {
        ask: 'Como reagem os outros dez, e por que será?',
        verses: '10:41',
        listen: 'Indignados; talvez porque queriam o mesmo.',
      },
      {
        ask: 'Que contraste Jesus faz entre os governantes e os seus discípulos?',
        verses: '10:42-44',
        listen: 'Dominam; entre vós não será assim.',
      },
    ],
    interpret: [
      {
        ask: 'Jesus não repreende a vontade de ser grande; muda o caminho. Qual passa a ser a medida da grandeza?',
        verses: '10:43-44',
        listen: 'Quantos eu sirvo, e não quantos me servem.',
      },
      {
        ask: 'Cálice e batismo falam do sofrimento que viria. O que “Podemos” revela sobre quem responde tão rápido?',
        verses: '10:38-39',
        listen: 'Coragem sem medida; e mesmo assim um dia beberão.',
      },
      {
        ask: '“Não veio para ser servido, mas para servir, e dar sua vida em resgate”. Como essa frase liga a bacia, a cruz e a nossa louça?',
        verses: '10:45',
        listen: 'O serviço miúdo nasce do grande: fomos resgatados por alguém que serviu.',
        follow: 'O que é deixar-se servir por Jesus?',
      },
    ],
    live: [
      {
        ask: 'Em que cadeira você anda de olho: no trabalho, na igreja, na família?',
        listen: 'Confessar com humor desarma a sala.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'O que as pessoas com poder fazem na sua escola, e o que seria dizer: entre nós não será assim?',
        listen: 'Time, sala, grupo de mensagens.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que serviço da casa ninguém vê e sempre cai sobre a mesma pessoa?',
        listen: 'Redistribuam um; hoje.',
        for: ['couples', 'parents', 'women'],
      },
      {
        ask: 'Quando mandar é a sua função, como se lidera sem dominar?',
        listen: 'Chefes, professores, pais: procurem exemplos.',
        for: ['adults', 'singles'],
      },
      {
        ask: 'Que diferença você nota, ou gostaria de notar, entre poder na igreja e poder lá fora?',
        listen: 'Ouça sem defender.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Depois de servir tanto, o que é mais difícil em receber ajuda?',
        listen: 'Idosos e cuidadores sabem; ofereçam.',
        for: ['elderly', 'long-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem na sua infância sempre ficava com o banco da frente, o controle da tevê ou a cama de cima, e com que argumento?',
        bridge:
          'Disputa de lugar não acaba na infância. Dois discípulos queriam as melhores cadeiras.',
      },
      {
        text: 'Se você fosse prefeito do bairro por um dia, qual seria o seu primeiro decreto absurdo?',
        bridge: 'Poder é divertido de imaginar. Jesus tem uma ideia estranha do que fazer com ele.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Olhe para uma cadeira vazia perto de você. Pense em quem costuma se sentar no lugar de honra e em quem costuma buscar as cadeiras.',
      bridge: 'Jesus conta em qual das duas pessoas mora a grandeza.',
    },
    complete: [
      {
        name: 'Dois requerimentos',
        text: 'O que Tiago e João pediram, eu também peço quando quero… Agora o requerimento ao contrário: Senhor, dá-me um lugar para servir em… , junto de… , mesmo que…',
      },
      {
        name: 'Pirâmide virada',
        text: 'Desenhe uma pirâmide de cabeça para baixo. Embaixo, na ponta: Jesus que serve. Acima, eu. Mais acima, as pessoas que eu poderia erguer nesta semana: … , … , … Como: …',
      },
    ],
    challenges: [
      {
        do: 'Faça, três vezes, o serviço que normalmente é do último da fila: lavar banheiro, guardar cadeiras, levar lixo.',
        tell: 'o que passou pela sua cabeça na segunda vez.',
      },
      {
        do: 'Se você lidera alguém, pergunte a essa pessoa: como eu poderia facilitar a sua vida? E faça uma das coisas.',
        tell: 'qual foi a resposta e o espanto.',
        for: ['adults', 'parents', 'men', 'women'],
      },
    ],
    children: {
      truth: 'Grande de verdade é quem ajuda.',
      to7: {
        story:
          'Tiago e João eram irmãos. Eles chegaram perto de Jesus e disseram: a gente quer uma coisa! Quando o senhor for rei, deixa um sentar deste lado e o outro do outro? Os outros dez amigos ouviram e ficaram bravos: ei, e a gente? Todos queriam ser o mais importante! Jesus chamou todo mundo para perto. Ele disse: os chefões gostam de mandar e gritar. Com vocês não vai ser assim. Quem quiser ser grande, ajude. Quem quiser ser o primeiro, sirva a todos. Eu também não vim para me servirem. Eu vim servir e dar a minha vida por vocês.',
        activity:
          'Brincadeira do garçom: cada criança serve água ou biscoito à outra com um paninho no braço e diz: eu sirvo você. Depois trocam.',
        questions: [
          'O que os dois irmãos pediram?',
          'Quem é grande para Jesus?',
          'A quem você pode servir na sua casa?',
        ],
      },
      to12: {
        story:
          'Jesus tinha acabado de contar que ia sofrer muito. Logo depois, Tiago e João vieram com um pedido: queremos que o senhor faça o que a gente pedir. O quê? Sentar nas cadeiras mais importantes, uma de cada lado do seu trono. Jesus respondeu: vocês não sabem o que estão pedindo. Os outros dez ficaram furiosos, provavelmente porque queriam o mesmo! Então Jesus juntou todos e ensinou. No mundo, quem manda gosta de esmagar os outros. Entre vocês, não vai ser assim. Quem quiser ser grande seja o servidor. Quem quiser ser o primeiro seja o servo de todos. E ele era o exemplo: o maior de todos não veio para ser servido, mas para servir e dar a vida. Quando você lava um copo que não sujou ou espera o mais lento, está sendo grande do jeito de Jesus.',
        activity:
          'Olimpíada às avessas: ganha ponto quem ajuda outro a terminar a tarefa (montar uma torre, amarrar o sapato). Contem quantas ajudas houve.',
        questions: [
          'Por que os dez ficaram bravos?',
          'O que é ser grande para Jesus?',
          'Que serviço ninguém quer fazer e você poderia fazer?',
        ],
      },
      challenge: 'Faça uma tarefa que é de outra pessoa, sem cobrar.',
    },
    prayer:
      'Filho do homem, que deste a vida em resgate, levanta-nos da cadeira que disputamos. Perdoa o poder que usamos para pesar. Põe uma toalha na nossa mão e alegria no serviço que ninguém aplaude.',
    leader: {
      lost: 'A conversa pode virar lista de líderes ruins. Dois minutos bastam; depois, a pergunta é pela minha cadeira.',
      tender:
        'Quem já serve demais (mães, cuidadoras, empregadas) não precisa de mais peso: servir, no texto, é para quem quer ser grande. Ajude a repartir. Servir não é aguentar exploração ou violência.',
    },
    comfort:
      'Ele veio servir: isso quer dizer você. Nos dias em que não consegue fazer nada por ninguém, deixe que ele faça por você, sem se desculpar.',
    closing: 'As cadeiras ficam; a gente se levanta para servir.',
    words: [
      'tiago e joao',
      'filhos de zebedeu',
      'direita',
      'esquerda',
      'calice',
      'servo de todos',
      'ser grande',
      'ser servido',
      'para servir',
      'resgate',
      'entre vos nao sera assim',
      'dominam',
      'poder',
      'lideranca',
      'servidor',
    ],
  },
  {
    verses: '10:46-52',
    key: '10:51',
    title: 'O que você quer que eu faça?',
    theme: 'o grito de Bartimeu',
    themes: ['fe', 'oracao', 'discipulado'],
    idea: 'Um cego que mandaram calar grita mais alto, joga fora a capa e, perguntado, sabe dizer o que quer; e a vista que recebe serve para seguir pelo caminho.',
    context:
      'É o último milagre antes de Jerusalém. Há pouco Jesus perguntou a Tiago e João a mesma coisa: que quereis que eu vos faça? Eles pediram tronos. A capa de um mendigo era cama, cobertor e o pano onde caíam as moedas.',
    retold: [
      {
        verses: '10:46-48',
        says: 'Bartimeu, um cego sentado à beira do caminho, ouve que é Jesus e clama por misericórdia. Muitos mandam que se cale, e ele clama ainda mais.',
      },
      {
        verses: '10:49-50',
        says: 'Jesus para e manda chamar o cego, que ouve que tenha ânimo. Ele lança a capa, levanta-se e vem até Jesus.',
      },
      {
        verses: '10:51-52',
        says: 'Jesus pergunta o que o cego quer, e ele diz que quer ver. A fé o salvou, diz Jesus, e logo ele vê e o segue pelo caminho.',
      },
    ],
    read: {
      verses: '10:46-52',
      how: 'Quem lê Bartimeu fica de olhos vendados. O resto do grupo pede silêncio no 48 e muda de voz no 49.',
    },
    observe: [
      {
        ask: 'Onde está Bartimeu no começo, e onde está no fim?',
        verses: '10:46, 10:52',
        listen: 'Sentado à beira do caminho; seguindo pelo caminho.',
      },
      {
        ask: 'O que ele grita, e o que o povo faz antes e depois de Jesus parar?',
        verses: '10:47-49',
        listen: 'Tem misericórdia; mandam calar, depois animam.',
      },
      {
        ask: 'O que ele faz quando ouve que Jesus o chama?',
        verses: '10:50',
        listen: 'Lança a capa, levanta, vem.',
      },
    ],
    interpret: [
      {
        ask: 'Um cego chama Jesus de Filho de Davi, título de rei. O que ele já enxergava que os outros não?',
        verses: '10:47-48',
        listen: 'Quem era Jesus.',
      },
      {
        ask: 'Era evidente o que um cego pediria. Por que Jesus pergunta “Que queres que eu te faça?”',
        verses: '10:51',
        listen: 'Respeita, dá voz; o desejo precisa ser dito.',
        follow: 'O que acontece quando a gente ajuda sem perguntar?',
      },
      {
        ask: 'Por que largar a capa antes de ver qualquer coisa era um gesto arriscado?',
        verses: '10:50',
        listen: 'Cego não acha capa jogada na multidão; ele não contava voltar a mendigar.',
      },
    ],
    live: [
      {
        ask: 'Se Jesus parasse e perguntasse o que você quer que ele faça, o que responderia sem rodeios?',
        listen: 'Muitos percebem que não sabem.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que vozes mandam você calar: as da turma, as de dentro, as de casa?',
        listen: 'Note quem fala pouco na roda.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual é a sua capa, aquilo que protege e ao mesmo tempo segura você sentado?',
        listen: 'Emprego morno, rótulo, doença antiga, papel de vítima.',
        for: ['adults', 'singles', 'long-believers'],
      },
      {
        ask: 'Que barulho incômodo o grupo costuma pedir que se cale?',
        listen: 'Criança, pobre, gente em crise, quem faz pergunta.',
        for: ['long-believers', 'couples'],
      },
      {
        ask: 'Quem disse a você um dia: tem bom ânimo, levanta, ele te chama?',
        listen: 'Agradeçam; e a quem vocês podem dizer?',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'O que você fez, ou faria, com a primeira coisa que pudesse ver claro?',
        listen: 'Bartimeu seguiu Jesus: o dom virou caminho.',
        for: ['young', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a vez em que você mais gritou na vida: gol, montanha-russa, barata, parto, ônibus indo embora?',
        bridge: 'Um homem gritou tanto que a comitiva inteira parou.',
      },
      {
        text: 'Cite uma peça de roupa velha que você não larga por nada. Quem mora com você confirma.',
        bridge: 'Bartimeu tinha uma capa assim, e fez com ela uma coisa espantosa.',
        for: ['couples', 'teens', 'elderly'],
      },
    ],
    quiet: {
      text: 'Feche os olhos por dois minutos e ouça os passos, as vozes, os carros. Alguém está passando perto.',
      bridge: 'Bartimeu soube de Jesus pelos ouvidos.',
    },
    complete: [
      {
        name: 'Resposta a Jesus',
        text: 'Que queres que eu te faça? Primeira resposta, a que sai logo: … Segunda, mais funda: … Terceira, a que quase não ouso: … Fico com a…',
      },
      {
        name: 'Capa no chão',
        text: 'A minha capa é… Ela me dá… Ela me impede de… Se eu a jogasse, o primeiro passo seria… Quem pode dizer levanta a mim: …',
      },
    ],
    challenges: [
      {
        do: 'Pergunte a alguém que você costuma ajudar do seu jeito: o que você quer que eu faça? Faça só o que a pessoa pedir.',
        tell: 'em que o pedido era diferente do que você imaginava.',
      },
      {
        do: 'Repita por uma semana, ao andar, a oração de Bartimeu: Jesus, Filho de Davi, tem misericórdia de mim.',
        tell: 'onde ela apareceu sozinha.',
      },
    ],
    children: {
      truth: 'Jesus para e escuta quando eu chamo.',
      to7: {
        story:
          'Bartimeu não enxergava. Ele ficava sentado na beira da estrada, com uma capa no colo, pedindo moedinhas. Um dia ouviu um barulhão: pés, vozes. O que é? É Jesus passando! Então ele gritou: Jesus, tem pena de mim! As pessoas disseram: psiu, fique quieto! Mas ele gritou mais alto ainda: Jesus! E Jesus parou. Parou só por causa dele! Chamem esse moço. Bartimeu jogou a capa longe, deu um pulo e foi. Jesus perguntou: o que você quer que eu faça? Eu quero ver! E ele viu! A primeira pessoa que viu foi Jesus. E foi andando com ele pela estrada.',
        activity:
          'De olhos vendados, uma criança segue a voz de quem diz venha, ele chama você. Ao chegar, tira a venda, vê um rosto amigo e ganha um abraço.',
        questions: [
          'O que Bartimeu gritava?',
          'O que as pessoas disseram a ele?',
          'O que você pediria a Jesus?',
        ],
      },
      to12: {
        story:
          'Na saída de Jericó havia um mendigo cego chamado Bartimeu. Naquele dia passou uma multidão maior que o normal, e ele descobriu que era Jesus. Começou a gritar: Jesus, Filho de Davi, tem misericórdia de mim! Muita gente mandou que se calasse; achavam que Jesus não tinha tempo para um mendigo. Ele gritou mais. E Jesus, que ia para Jerusalém com o coração cheio de preocupação, parou. Chamem-no. As mesmas pessoas mudaram de tom: ânimo, levante, ele chama você! Bartimeu jogou a capa, que era tudo o que tinha, e foi. Jesus fez uma pergunta que parece boba: o que você quer que eu faça? Mas ele queria ouvir da boca dele. Mestre, quero ver. E Jesus disse: vá, a sua fé salvou você. Bartimeu podia ir para onde quisesse. Escolheu seguir Jesus pelo caminho.',
        activity:
          'Em duplas: um descreve só com palavras um desenho simples, e o outro, vendado, tenta fazê-lo. Depois perguntem um ao outro: como você queria ser ajudado?',
        questions: [
          'Por que mandaram Bartimeu calar?',
          'Por que Jesus perguntou o que ele queria?',
          'Quem é calado perto de você e precisa ser ouvido?',
        ],
      },
      challenge: 'Pergunte a alguém como pode ajudar, antes de ajudar.',
    },
    prayer:
      'Jesus, Filho de Davi, tem misericórdia de nós. Obrigado por parar. Dá-nos coragem de jogar a capa e palavras para dizer o que queremos. Que a vista que nos dás sirva para te seguir.',
    leader: {
      lost: 'Fala-se muito da insistência e pouco da pergunta de Jesus. Deixe tempo de verdade para respondê-la.',
      tender:
        'Pessoas cegas ou com baixa visão podem estar presentes: a encenação com venda só com o acordo delas, e nada de usar cegueira como sinônimo de falta de fé. Ofereça o texto em áudio ou letra grande.',
    },
    comfort:
      'Se a sua voz sumiu de tanto gritar, ele já parou. Está perguntando, sem pressa, o que você quer. Pode responder chorando.',
    closing: 'Levanta: ele te chama.',
    words: [
      'bartimeu',
      'jerico',
      'cego',
      'filho de davi',
      'filho de timeu',
      'capa',
      'tem misericordia de mim',
      'que queres que eu te faca',
      'recupere a vista',
      'bom animo',
      'ele te chama',
      'beira do caminho',
      'mendigo',
      'clamar',
    ],
  },
  {
    verses: '11:12-25',
    key: '11:22',
    title: 'Folhas sem fruto',
    theme: 'a fé que dá fruto',
    themes: ['fe', 'oracao', 'perdao', 'adoracao'],
    idea: 'Uma figueira só de folhas e um templo só de movimento contam a mesma história; Jesus chama os seus a outra coisa: confiar em Deus, orar e perdoar.',
    context:
      'É a última semana. No domingo, Jesus entrou em Jerusalém e olhou tudo. Na segunda, com fome, acha uma figueira cheia de folhas e sem nada (11:12-14); em seguida entra no templo e derruba as mesas de quem negociava no pátio onde os de fora podiam orar. Na terça de manhã, a árvore está seca. Marcos põe uma história dentro da outra.',
    retold: [
      {
        verses: '11:12-14',
        says: 'Com fome, Jesus vai ver se acha algum fruto na figueira e só encontra folhas, pois não é tempo de figos. Diz que ninguém mais comerá fruto dela.',
      },
      {
        verses: '11:15-19',
        says: 'No Templo, Jesus expulsa os que vendem e compram e lembra que a casa de Deus é de oração para todas as nações. Os chefes dos sacerdotes procuram matá-lo.',
      },
      {
        verses: '11:20-21',
        says: 'De manhã, Pedro se lembra do que Jesus disse e mostra que a figueira secou desde as raízes.',
      },
      {
        verses: '11:22-25',
        says: 'Jesus pede fé em Deus: até um monte se lança no mar para quem não duvida no coração. E quem ora deve perdoar, para que o Pai também o perdoe.',
      },
    ],
    read: {
      verses: '11:14-25',
      how: 'Quem lidera conta o 12 e o 13 com um galho de folhas na mão. Leiam o templo (15 a 18) em pé e a manhã seguinte (20 a 25) sentados. O 25, devagar.',
    },
    observe: [
      {
        ask: 'O que Jesus faz no templo com mesas, cadeiras e objetos?',
        verses: '11:15-16',
        listen: 'Expulsa, derruba, não deixa atravessar carregando coisas.',
      },
      {
        ask: 'Que casa era para ser aquela, e para quem? Em que a tinham transformado?',
        verses: '11:17',
        listen: 'Casa de oração para todas as nações; esconderijo de ladrões.',
      },
      {
        ask: 'Até onde a figueira secou?',
        verses: '11:20-21',
        listen: 'Desde as raízes.',
      },
      {
        ask: 'Depois de falar de montes, com que assunto Jesus termina?',
        verses: '11:22-25',
        listen: 'Fé em Deus, oração e, por fim, perdoar.',
      },
    ],
    interpret: [
      {
        ask: 'Por que Marcos conta o templo bem no meio da história da árvore?',
        verses: '11:14-17, 11:20',
        listen: 'Uma explica a outra: aparência de vida, sem fruto.',
        follow: 'Que fruto Deus esperava achar ali?',
      },
      {
        ask: 'O comércio ocupava o pátio dos estrangeiros. Quem estava sendo impedido de orar, e por que isso indigna Jesus?',
        verses: '11:15-17',
        listen: 'As nações, os de fora, os pobres que compravam pombas.',
      },
      {
        ask: 'Se o templo que parecia eterno vai secar, em quem se apoiar? Como isso ilumina o “Tende fé em Deus”?',
        verses: '11:21-23',
        listen: 'Não em prédios nem na força da própria fé: em Deus.',
      },
      {
        ask: 'Montes que se movem e, na frase seguinte, alguém a perdoar. O que uma coisa tem com a outra?',
        verses: '11:23-25',
        listen: 'Mágoa também é monte; quem ora com o coração fechado não ora inteiro.',
      },
    ],
    live: [
      {
        ask: 'Onde a sua vida tem muita folha, agenda, foto, fala bonita, e pouca coisa para quem tem fome?',
        listen: 'Com leveza. Deus vem por fome, não por inspeção.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que na igreja afasta os seus amigos que não são dela, e o que os deixaria chegar perto?',
        listen: 'Ouvir sem defender. É o pátio deles.',
        for: ['teens', 'young', 'visitors'],
      },
      {
        ask: 'Que mesa Jesus viraria no seu dia para abrir espaço de oração?',
        listen: 'Concreto: uma notificação, um hábito, um negócio.',
        for: ['men', 'singles', 'women'],
      },
      {
        ask: 'Por qual monte vocês oram, e há alguém a perdoar no pé dele?',
        listen: 'Só pensar. Um passo, se for seguro.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Que fruto de uma vida inteira você vê nas mãos de outros?',
        listen: 'Filhos, alunos, vizinhos. Celebrar.',
        for: ['elderly'],
      },
      {
        ask: 'Você já orou crendo e não recebeu o que pediu. Que conversa teve com Deus depois?',
        listen: 'Jesus também pediu no Getsêmani e ouviu não. Não ache culpados.',
        for: ['mourning', 'new-believers', 'adults'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual fruta você já mordeu achando que estava doce, pela casca, e quis devolver?',
        bridge: 'De longe parecia ótima. Jesus teve uma decepção assim com uma figueira.',
      },
      {
        text: 'Que canto da sua casa era para uma coisa e virou depósito de tudo?',
        bridge: 'Um pátio feito para orar tinha virado feira. Jesus fez faxina.',
        for: ['parents', 'couples', 'adults', 'women'],
      },
    ],
    quiet: {
      text: 'Segure uma folha verde, olhe a frente e o verso, e pense no que ela promete.',
      bridge: 'Leia até o versículo 25 e ponha a folha dentro da Bíblia, nessa página.',
    },
    complete: [
      {
        name: 'Folha e fruto',
        text: 'Desenhe uma árvore. Nas folhas: o que todos veem em mim: … . Nos frutos: quem já se alimentou disso: … . Na raiz: em que confio: … .',
      },
      {
        name: 'Ao ficar em pé para orar',
        text: 'Complete: o monte que trago é … . Creio que Deus … . Antes de continuar, tenho algo contra … . Senhor, ajuda-me a … .',
      },
    ],
    challenges: [
      {
        do: 'Desocupe um canto da casa, nem que seja uma cadeira, e use-o sete dias só para orar.',
        tell: 'o que você teve de tirar de lá.',
      },
      {
        do: 'Cada vez que começar a pedir algo a Deus, pare e solte primeiro uma mágoa, pequena que seja.',
        tell: 'se o pedido mudou depois.',
      },
    ],
    children: {
      truth: 'Confio em Deus, oro e perdoo.',
      to7: {
        story:
          'Jesus estava com fome. Viu de longe uma árvore cheia de folhas verdes. Oba, deve ter figo! Chegou perto, procurou, procurou: só folhas! Depois foi à casa de Deus. Lá também tinha muita coisa: mesas, moedas, barulho, gente vendendo. Mas cadê a oração? Jesus tirou as mesas do lugar: esta é uma casa para todo mundo conversar com Deus! No outro dia, Jesus ensinou aos amigos: confiem em Deus. Falem com ele. E, quando orarem, perdoem. Isso é fruto gostoso! Deus fica contente quando a gente confia e perdoa.',
        activity:
          'Façam uma árvore de papel com folhas. Depois colem frutos: em cada um, um desenho de oração, perdão ou ajuda.',
        questions: [
          'O que Jesus achou na árvore?',
          'Para que servia a casa de Deus?',
          'Que fruto você quer dar?',
        ],
      },
      to12: {
        story:
          'O estande da Feira de Ciências era lindo: luzes, cartaz, fumaça. Qual é a experiência?, perguntou o professor. Silêncio. Não havia nenhuma. Jesus viu duas coisas assim na mesma semana. Primeiro, uma figueira carregada de folhas, e nada para comer. Depois, o templo: muito movimento, mesas de troca, venda de pombas, e o lugar onde os estrangeiros podiam orar virou mercado. Jesus derrubou as mesas e disse: está escrito que esta é casa de oração para todas as nações! No dia seguinte, a figueira estava seca até a raiz. Pedro se espantou. Jesus não ficou falando da árvore. Disse: tenham fé em Deus. Ele move até montes. Orem confiando. E, quando estiverem orando, perdoem quem os magoou, como o Pai perdoa vocês. Era esse o fruto que ele procurava: gente que confia, ora e perdoa. Folha, qualquer estande tem.',
        activity:
          'Arrumem juntos um canto de oração na casa ou na sala e façam uma placa: aqui todos podem falar com Deus.',
        questions: [
          'Em que a figueira e o templo se pareciam?',
          'Por que Jesus virou as mesas?',
          'Que fruto Deus gostaria de achar em você?',
        ],
      },
      challenge: 'Antes de pedir algo a Deus, perdoe alguém.',
    },
    prayer:
      'Senhor, chega perto e procura: há muita folha em nós. Vira as mesas que ocupam o lugar da oração e dos que estão de fora. Dá-nos fé em ti, e não na nossa fé. E, antes do amém, ajuda-nos a soltar quem nos magoou. Amém.',
    leader: {
      lost: 'Por que castigar a árvore se não era tempo de figos? Diga que é uma parábola feita com gestos, como faziam os profetas, sobre o templo. Não passe a noite nela.',
      tender:
        'Crede que recebereis já feriu quem orou por um filho e o perdeu. Diga que o texto não é medidor de fé, e lembre o Getsêmani. Perdoar na oração não é reencontrar quem abusou nem retirar denúncia: Disque 100, Ligue 180.',
      differ:
        'Uns leem os versículos 23 e 24 como promessa ampla a quem crê sem duvidar; outros, ao lado de outros textos, como convite à confiança em Deus conforme a vontade dele. Todos pedem com ousadia e descansam nele.',
    },
    comfort:
      'Se você se sente sem fruto, saiba que Jesus chegou àquela árvore com fome. Ele não vem a você com régua: vem querendo a sua companhia.',
    closing: 'Menos folha. Mais fruto. Tende fé em Deus.',
    words: [
      'figueira',
      'nada achou senao folhas',
      'senao folhas',
      'figueira estava seca',
      'secou desde as raizes',
      'casa de oracao para todas as nacoes',
      'covil de salteadores',
      'mesas dos cambistas',
      'mesas dos cambiadores',
      'tende fe em deus',
      'quem disser a este monte',
      'ergue te e lanca te no mar',
      'crede que recebereis',
      'quando estiverdes orando perdoai',
    ],
  },
  {
    verses: '12:28-34',
    key: '12:30',
    title: 'Não longe do Reino',
    theme: 'o amor a Deus e ao próximo',
    themes: ['proximo', 'adoracao', 'obediencia', 'palavra'],
    idea: 'O primeiro mandamento é amar com tudo o Deus único, e o segundo vem colado nele; quem entende isso já está perto do Reino, e só falta entrar.',
    context:
      'Nos últimos dias em Jerusalém, adversários armam perguntas para pegar Jesus: imposto, ressurreição. Então vem um escriba que pergunta a sério. Os mestres contavam centenas de mandamentos na Lei. Jesus responde com Deuteronômio 6, que todo judeu orava de manhã e à noite, e com Levítico 19. O escriba é o único ali que ouve: não estás longe.',
    retold: [
      {
        verses: '12:28-31',
        says: 'Um escriba pergunta qual é o primeiro mandamento. Jesus responde: amar o único Senhor de todo o coração, e também amar o próximo como a si mesmo.',
      },
      {
        verses: '12:32-33',
        says: 'O escriba concorda e diz que amar a Deus e ao próximo é mais do que todos os holocaustos e sacrifícios.',
      },
      {
        verses: '12:34',
        says: 'Jesus vê que o escriba respondeu com sabedoria e diz que ele não está longe do reino de Deus. Ninguém mais tem coragem de perguntar.',
      },
    ],
    read: {
      verses: '12:28-34',
      how: 'Duas pessoas em pé, frente a frente: Jesus e o escriba. O 30 é dito por todos, com as mãos no peito, na testa e abertas.',
    },
    observe: [
      {
        ask: 'Por que o escriba resolve perguntar, e qual é a pergunta?',
        verses: '12:28',
        listen: 'Viu que Jesus respondera bem. Quer saber qual é o primeiro mandamento de todos.',
      },
      {
        ask: 'Com que quatro coisas se ama a Deus, e o que vem antes do amarás?',
        verses: '12:29-30',
        listen: 'Coração, alma, entendimento, forças. Antes vem ouve: o Senhor é o único Senhor.',
      },
      {
        ask: 'O que o escriba acrescenta, e o que Jesus lhe diz?',
        verses: '12:33-34',
        listen:
          'Que amar é mais do que todos os holocaustos e sacrifícios. “Tu não estás longe do reino de Deus”.',
      },
    ],
    interpret: [
      {
        ask: 'Perguntaram por um mandamento, e Jesus deu dois. Por que não conseguiu parar no primeiro?',
        verses: '12:30-31',
        listen: 'O amor a Deus toma corpo no próximo; um sem o outro fica falso.',
        follow: 'Qual dos dois é mais fácil de fingir?',
      },
      {
        ask: 'Mandar amar parece estranho. O que o “Ouve” do começo muda na ordem?',
        verses: '12:29',
        listen:
          'Primeiro se escuta quem Deus é; amor é resposta a ele, mais do que sentimento fabricado.',
      },
      {
        ask: 'Alguém que sabe a resposta certa ouve que está perto. O que ainda falta a quem “não estás longe” descreve?',
        verses: '12:34',
        listen:
          'Entrar: viver o que sabe e seguir quem está à sua frente. Perto não é dentro, e já é muito.',
      },
    ],
    live: [
      {
        ask: 'Coração, alma, entendimento, forças: com qual deles você ama a Deus com facilidade, e qual anda de fora?',
        listen: 'Quem sente muito, quem só pensa, quem só trabalha. Um passo para o que falta.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'O que quer dizer amar a Deus com o entendimento numa sala de aula onde riem da fé?',
        listen: 'Estudar, perguntar, não ter medo de pensar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Como anda em você o “como a ti mesmo”: falaria a um amigo do modo como fala consigo?',
        listen: 'Amar o próximo supõe cuidar de si. Cuidado com a dureza.',
        for: ['women', 'singles', 'parents'],
      },
      {
        ask: 'Quem é o próximo com nome e endereço que tem pedido o seu amor nesta semana?',
        listen: 'O próximo de perto: cunhado, colega, síndico.',
        for: ['men', 'couples', 'adults'],
      },
      {
        ask: 'Que sacrifício de religião seria mais fácil para você do que amar certa pessoa?',
        listen: 'Jejuar, ofertar, servir na escala. O escriba acertou.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Se Jesus dissesse a você “não estás longe”, o que sentiria, e que passo viria depois?',
        listen: 'Alegria, surpresa, medo. O passo é da pessoa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a regra número um da sua casa, aquela que, se cair, caem todas?',
        bridge: 'Um homem perguntou a Jesus pela regra número um.',
      },
      {
        text: 'Você já andou muito até um lugar e descobriu que estava a um quarteirão? Conte o quase.',
        bridge: 'Jesus disse a alguém que ele não estava longe.',
        for: ['adults', 'young', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha uma mão no peito, depois na testa, depois abra as duas. Sem palavras.',
      bridge: 'Coração, entendimento, forças: é deles que o texto fala.',
    },
    complete: [
      {
        name: 'Com tudo',
        text: 'Faça quatro linhas. Com o coração, amo a Deus quando … . Com a alma, quando … . Com o entendimento, quando … . Com as forças, quando … . Sublinhe a linha mais vazia.',
      },
      {
        name: 'Mandamento com nome',
        text: 'Amarás … (escreva um nome) como a ti mesmo. Isso, até sábado, quer dizer … . O que eu gostaria que fizessem por mim e vou fazer por essa pessoa: … .',
      },
    ],
    challenges: [
      {
        do: 'Diga em voz alta, ao acordar e ao deitar, o mandamento do 30 e do 31, como se fazia no povo de Jesus, por sete dias.',
        tell: 'em que hora do dia a frase voltou sozinha.',
      },
      {
        do: 'Escolha o próximo mais difícil da sua rotina e faça por ele uma coisa que você gostaria de receber.',
        tell: 'qual foi a coisa.',
      },
    ],
    children: {
      truth: 'Amo a Deus com tudo e ao próximo como a mim.',
      to7: {
        story:
          'Um professor da Lei chegou perto de Jesus. Ele queria saber uma coisa: qual é o mandamento mais importante? Jesus respondeu: Deus é um só. Ame a Deus com todo o coração, com toda a alma, com todo o pensamento e com toda a força! E tem o segundo: ame o seu próximo como a si mesmo. Próximo é quem está perto: o irmão, a vizinha, o colega. O professor disse: muito bem, Mestre! Amar é mais do que muitos presentes no templo. Jesus gostou da resposta e falou: você não está longe do Reino de Deus! Que notícia boa de ouvir!',
        activity:
          'Digam o mandamento com gestos: mão no coração, abraço em si, dedo na testa, braços fortes. Depois um abraço no próximo.',
        questions: [
          'Qual é o mandamento mais importante?',
          'Quem é o seu próximo?',
          'Como você pode amar alguém hoje?',
        ],
      },
      to12: {
        story:
          'Muita gente fazia perguntas a Jesus só para pegá-lo numa armadilha. Mas chegou um escriba que viu que Jesus respondia bem e perguntou de verdade: qual é o primeiro mandamento de todos? Na Lei havia muitos! Jesus respondeu com uma oração que os judeus sabiam de cor: ouve, Israel, o Senhor nosso Deus é o único Senhor; amarás o Senhor teu Deus de todo o coração, de toda a alma, de todo o entendimento e com todas as forças. E juntou outro: amarás o teu próximo como a ti mesmo. Não há mandamento maior. O escriba gostou: muito bem, Mestre! Amar assim vale mais do que todos os sacrifícios do templo. Jesus viu que ele tinha respondido com sabedoria e disse: tu não estás longe do Reino de Deus. Não longe! Talvez faltasse viver aquilo e seguir Jesus. Saber a resposta já é bom. Amar de verdade, com tudo, é o caminho inteiro.',
        activity:
          'Façam um cartaz com quatro cantos (coração, alma, entendimento, forças) e, em cada um, colem um jeito de amar a Deus. No meio, os nomes de próximos.',
        questions: [
          'Por que a pergunta desse escriba era diferente?',
          'Quais são os dois mandamentos?',
          'Com qual parte de você é mais difícil amar a Deus?',
        ],
      },
      challenge: 'Ajude alguém de perto como gostaria de ser ajudado.',
    },
    prayer:
      'Senhor, único Senhor, ouvimos. Junta o que em nós anda espalhado, coração, alma, entendimento e forças, e acende tudo num amor só. E que o nosso próximo perceba. Traz para dentro quem já não está longe. Amém.',
    leader: {
      lost: 'Em definir quem é o próximo até não sobrar ninguém. Peça um nome da semana. E, se virar cobrança, volte ao ouve: o amor começa em quem Deus é.',
      tender:
        'Quem se trata com desprezo sofre com o “como a ti mesmo”. Não faça disso mais uma ordem; diga que Deus ama essa pessoa primeiro. Amar o próximo não inclui suportar quem agride (Ligue 180).',
    },
    comfort:
      'Com tudo, hoje, pode ser bem pouco. Deus pede o seu coração, e não um coração maior. Esse que está cansado serve.',
    closing: 'Não estamos longe. Falta entrar, e a porta tem nome.',
    words: [
      'primeiro mandamento',
      'maior mandamento',
      'ouve israel',
      'shema',
      'amaras o senhor teu deus',
      'de todo o teu coracao',
      'entendimento',
      'com todas as tuas forcas',
      'amaras teu proximo',
      'escriba',
      'holocaustos e sacrificios',
      'nao estas longe do reino',
      'unico senhor',
    ],
  },
  {
    verses: '12:41-44',
    key: '12:44',
    title: 'Duas moedinhas que ninguém ouviu',
    theme: 'dar de coração',
    themes: ['generosidade', 'fe', 'adoracao'],
    idea: 'Jesus mede a oferta não pelo que cai no cofre, e sim pelo que fica na mão; e repara em quem ninguém repara.',
    context:
      'No pátio do Templo havia treze cofres com boca de trombeta, e moeda graúda fazia barulho. Jesus acabara de criticar os que devoram as casas das viúvas (12:40). Agora se senta em frente, cansado, e observa. Faltam poucos dias para ele dar tudo.',
    retold: [
      {
        verses: '12:41-42',
        says: 'Sentado de frente para a arca do tesouro, Jesus observa muitos ricos lançando muito dinheiro. Chega uma viúva pobre e lança duas pequenas moedas.',
      },
      {
        verses: '12:43-44',
        says: 'Jesus chama os discípulos e diz que a viúva deu mais do que todos. Os outros deram do que sobrava, e ela deu tudo o que tinha para se sustentar.',
      },
    ],
    read: {
      verses: '12:41-44',
      how: 'Derrubem um punhado de moedas numa lata no 41; no 42, só duas, bem de leve. Depois, silêncio e o resto da leitura.',
    },
    observe: [
      {
        ask: 'O que Jesus está fazendo, e o que exatamente ele observa?',
        verses: '12:41',
        listen: 'Sentado, observa como as pessoas dão.',
      },
      {
        ask: 'Quanto a viúva oferece, comparado aos ricos?',
        verses: '12:41-42',
        listen: 'Duas moedinhas, a menor que havia.',
      },
      {
        ask: 'Que conta Jesus ensina os discípulos a fazer?',
        verses: '12:43-44',
        listen: 'Do que sobrava contra tudo o que tinha.',
      },
    ],
    interpret: [
      {
        ask: 'Eram duas moedas, e ela podia ter ficado com uma. O que diz sobre a confiança dela dar as duas?',
        verses: '12:42, 12:44',
        listen: 'Entrega-se inteira; o texto não manda copiar a quantia.',
      },
      {
        ask: 'Como uma oferta menor pode ser “mais do que todos”?',
        verses: '12:43-44',
        listen: 'Deus conta o coração e o custo, e não a cifra.',
      },
      {
        ask: 'Jesus pouco antes denunciou quem explora viúvas. O que na fala dele soa como elogio à mulher, e o que soa como lamento pelo que se fazia com ela?',
        verses: '12:43-44',
        listen:
          'As duas coisas cabem: admira a fé e expõe um sistema que deixa uma viúva sem sustento.',
        follow: 'O que uma comunidade deve a quem dá tudo?',
      },
    ],
    live: [
      {
        ask: 'O que você dá a Deus do que sobra, e o que dá do que faz falta?',
        listen: 'Tempo e atenção contam tanto quanto dinheiro.',
        for: ['adults', 'long-believers'],
      },
      {
        ask: 'Com a sua mesada, o seu tempo e o seu celular, quais seriam as suas duas moedinhas?',
        listen: 'Pequeno dado com gosto é grande.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem dá muito na sua igreja sem que ninguém ouça o barulho?',
        listen: 'Nomes: agradeçam de verdade depois.',
        for: ['long-believers', 'women', 'elderly'],
      },
      {
        ask: 'Como conversam sobre dinheiro em casa: com paz, com medo, com segredo?',
        listen: 'Não entre em cifras.',
        for: ['couples', 'men'],
      },
      {
        ask: 'Que relação com ofertas na igreja você traz, e o que gostaria de perguntar?',
        listen: 'Há mágoas; responda com franqueza e transparência.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Se Jesus se sentasse diante do seu extrato, o que o faria sorrir?',
        listen: 'Comece pelo sorriso; o resto aparece.',
        for: ['singles', 'adults', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Você tem um pote de moedas? Para que foi, e o que já comprou com ele?',
        bridge: 'Duas moedinhas ficaram mais famosas que todos os cofres daquele dia.',
      },
      {
        text: 'Qual foi o presente mais barato que você já ganhou e nunca esqueceu?',
        bridge: 'O valor nem sempre está na etiqueta. Jesus ensina outra conta.',
        for: ['couples', 'parents', 'elderly'],
      },
    ],
    quiet: {
      text: 'Segure duas moedas pequenas na palma, ou lembre o peso delas. Pense em algo igualmente pequeno que é tudo o que você tem hoje.',
      bridge: 'Alguém estava sentado em frente e viu.',
    },
    complete: [
      {
        name: 'Do que sobra, do que falta',
        text: 'Sobra na minha vida: … e disso eu dou… Falta na minha vida: … e disso eu poderia dar… Quem perceberia: só…',
      },
      {
        name: 'Duas moedas',
        text: 'Desenhe duas moedas. Na primeira: guardo com medo… Na segunda: entrego com confiança… Embaixo escreva: o Senhor viu, e o que ele diria aos discípulos sobre mim é…',
      },
    ],
    challenges: [
      {
        do: 'Dê algo que vá fazer um pouco de falta (o valor de um lanche, uma hora de sono, o lugar na fila) a alguém ou a uma causa, em silêncio.',
        tell: 'se fez falta mesmo e o que veio no lugar.',
      },
      {
        do: 'Descubra se há uma viúva, um idoso ou uma mãe só perto de você com o armário vazio, e cuide disso com o grupo.',
        tell: 'o que o grupo conseguiu fazer.',
      },
    ],
    children: {
      truth: 'Deus vê o coração de quem dá.',
      to7: {
        story:
          'No Templo havia uma caixa grande para as pessoas darem dinheiro a Deus. Jesus sentou em frente e ficou olhando. Vinham os ricos com sacos de moedas: blém, blém, blém! Que barulhão! Todo mundo olhava. Depois veio uma viúva bem pobrezinha. Ela abriu a mão e colocou duas moedinhas: plim, plim. Ninguém ouviu. Ninguém olhou. Mas Jesus viu! Ele chamou os amigos: vocês viram? Essa mulher deu mais do que todos! Como assim?, pensaram eles. Jesus explicou: os outros deram o que sobrava. Ela deu tudo o que tinha, com o coração inteiro.',
        activity:
          'Cada criança recebe duas moedas de papel e escreve ou desenha nelas algo pequeno que pode dar: um beijo, um brinquedo, uma ajuda. Ponham numa lata e ouçam o plim.',
        questions: ['Quanto a viúva deu?', 'Quem viu?', 'O que você pode dar com o coração?'],
      },
      to12: {
        story:
          'Jesus estava cansado e se sentou no pátio do Templo, de frente para os cofres de ofertas. Eles tinham a boca de metal, e as moedas grandes faziam muito barulho ao cair. Os ricos despejavam bastante, e o povo virava a cabeça. Então chegou uma viúva. Naquele tempo, mulher sem marido costumava ficar sem proteção e sem dinheiro. Ela colocou duas moedinhas, as menores que existiam. Podia ter guardado uma! O barulho foi tão fraquinho que ninguém notou. Jesus notou. Chamou os discípulos e disse que ela tinha dado mais do que todos. Eles devem ter feito a conta duas vezes. Os outros davam do que sobrava; ela deu do que precisava para comer. Deus não olha só quanto a gente dá. Olha com que coração. E Jesus também queria que ninguém deixasse uma viúva passar fome.',
        activity:
          'Em grupo, planejem um fundo de moedinhas: durante um mês, cada um junta o que puder, e juntos escolhem quem precisa de cuidado.',
        questions: [
          'Por que ninguém reparou na viúva?',
          'Como pouco pode ser mais que muito?',
          'O que você poderia dar que faz um pouco de falta?',
        ],
      },
      challenge: 'Dê algo pequeno que custe um pouquinho, sem contar a ninguém.',
    },
    prayer:
      'Jesus sentado diante do cofre, vê também a nossa mão. Ensina-nos a dar do que custa, com alegria e sem barulho. Guarda as viúvas e os que têm só duas moedas, e que a tua igreja nunca as deixe sozinhas.',
    leader: {
      lost: 'O texto vira ocasião de pedir oferta. Não peça. Ele é sobre o olhar de Jesus, e logo antes vem uma crítica a religiosos que exploram viúvas.',
      tender:
        'Nunca use esta mulher para pressionar quem tem pouco: já houve gente que deu o dinheiro do remédio. Diga claramente que Deus não pede que se deixe de comer ou de pagar a luz. Se alguém está nesse ponto, o grupo é que deve dar.',
      differ:
        'Há igrejas que ensinam o dízimo como regra, outras a oferta livre; e há quem leia a cena mais como elogio ou mais como denúncia. O próprio texto deixa ver as duas coisas.',
    },
    comfort:
      'O pouco que você conseguiu hoje, levantar, responder, esquentar uma sopa, fez um barulho pequenino. Ele ouviu. E disse aos anjos: olhem.',
    closing: 'Plim, plim: o céu inteiro escutou.',
    words: [
      'viuva',
      'viuva pobre',
      'duas moedas',
      'duas pequenas moedas',
      'moedinhas',
      'gazofilacio',
      'arca do tesouro',
      'oferta',
      'quadrante',
      'do que lhes sobrava',
      'todo o seu sustento',
      'dizimo',
      'cofre',
    ],
  },
  {
    verses: '14:3-9',
    key: '14:8',
    title: 'O desperdício bonito',
    theme: 'o amor sem medida',
    themes: ['adoracao', 'gratidao', 'generosidade'],
    idea: 'Uma mulher derrama de uma vez o que tinha de mais caro sobre Jesus, e ele defende o gesto que todos chamaram de desperdício: ela fez o que podia, na hora certa.',
    context:
      'Faltam dois dias para a Páscoa, e lá fora já se trama a morte de Jesus. O nardo vinha da Índia em frascos selados; trezentos denários eram quase um ano de trabalho. Quebrar o frasco era não poder guardar nada. Logo depois, Judas sai para vendê-lo por bem menos.',
    retold: [
      {
        verses: '14:3',
        says: 'Em Betânia, na casa de Simão, o Leproso, uma mulher quebra um vaso de alabastro e derrama um perfume muito caro sobre a cabeça de Jesus.',
      },
      {
        verses: '14:4-5',
        says: 'Alguns se indignam e criticam a mulher. Dizem que é desperdício, porque o perfume podia ser vendido e o dinheiro, dado aos pobres.',
      },
      {
        verses: '14:6-9',
        says: 'Jesus manda deixar a mulher em paz: ela fez o que podia e ungiu seu corpo para a sepultura. Onde o Evangelho for pregado, o gesto dela será lembrado.',
      },
    ],
    read: {
      verses: '14:3-9',
      how: 'Se houver perfume ou óleo cheiroso, abram antes de começar e deixem o cheiro chegar. Uma mulher lê o 3; homens leem o 4 e o 5.',
    },
    observe: [
      {
        ask: 'O que a mulher faz, com o quê, e que palavras ela diz?',
        verses: '14:3',
        listen: 'Quebra e derrama; não diz nenhuma.',
      },
      {
        ask: 'De que a acusam, e com que argumento?',
        verses: '14:4-5',
        listen: 'Desperdício; podia dar aos pobres.',
      },
      {
        ask: 'Que frases Jesus usa para defendê-la?',
        verses: '14:6-9',
        listen: 'Deixai-a; boa obra; fez o que podia; será lembrada.',
      },
    ],
    interpret: [
      {
        ask: 'O argumento dos pobres era bom. O que Jesus percebe por trás dele naquela hora?',
        verses: '14:4-7',
        listen: 'Crítica que não custa nada a quem critica; e o momento era único.',
      },
      {
        ask: 'Ninguém à mesa queria pensar na morte de Jesus, e ela “adiantou-se”. O que o amor percebe antes da lógica?',
        verses: '14:8',
        listen: 'A hora; ela ungiu o vivo, porque depois não haveria tempo.',
      },
      {
        ask: 'Jesus diz que aos pobres se pode fazer bem sempre. De que modo adorar e servir aos pobres se alimentam, em vez de competir?',
        verses: '14:6-7',
        listen: 'Quem quebra o frasco não costuma ser pão-duro com ninguém.',
        follow: 'O que seria derramar o frasco hoje?',
      },
    ],
    live: [
      {
        ask: 'Que frasco você guarda para depois e talvez devesse quebrar agora: uma declaração, um dinheiro, um tempo?',
        listen: 'Depois do enterro, o perfume não chega mais.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'O que as pessoas achariam exagero no seu jeito de amar a Jesus, e isso intimida você?',
        listen: 'Há exageros de jovem que são lindos; respeite.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando você critica o gesto de alguém, o que isso poupa você de fazer?',
        listen: 'Pergunta que incomoda; dê silêncio.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Ela fez o que podia. O que você pode, e o que vive se culpando por não poder?',
        listen: 'Consolo para cuidadores e mães.',
        for: ['women', 'parents', 'elderly'],
      },
      {
        ask: 'Quando foi o último desperdício bonito entre vocês dois?',
        listen: 'Flor sem data, viagem boba, carta.',
        for: ['couples'],
      },
      {
        ask: 'Que cheiro, canção ou gesto lembra alguém que você amou até o fim?',
        listen: 'Deixe contar; é uma unção também.',
        for: ['mourning'],
      },
      {
        ask: 'O que, em Jesus, merece algo tão caro, aos seus olhos de quem está chegando?',
        listen: 'Pode ainda não haver resposta.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que cheiro leva você direto para a infância: bolo, terra molhada, loção do avô, merendeira?',
        bridge: 'Naquele jantar, um cheiro encheu a casa e ficou na memória do mundo.',
      },
      {
        text: 'Qual foi a coisa mais exagerada que você já fez por amor, por amizade ou por um time?',
        bridge: 'Alguns chamariam de desperdício. Jesus chamou um gesto assim de bonito.',
        for: ['young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha uma gota de perfume, óleo ou creme no pulso. Respire devagar até quase não sentir mais.',
      bridge: 'O gesto dela foi lembrado em todas as partes do mundo, e chegou até você.',
    },
    complete: [
      {
        name: 'Frasco',
        text: 'Desenhe um frasco. Dentro: o que tenho de mais precioso é… Selo: guardo porque… Rótulo: se eu quebrasse, seria para… Quem chamaria de desperdício: … O que Jesus chamaria: …',
      },
      {
        name: 'Antes que seja tarde',
        text: 'Pessoas a quem quero dar o perfume em vida: … , … , … O que quero que ouçam de mim: … Dia e hora: …',
      },
    ],
    challenges: [
      {
        do: 'Quebre um frasco: diga ou faça por alguém, nesta semana, aquilo que costuma ficar para o velório.',
        tell: 'como a pessoa recebeu.',
      },
      {
        do: 'Ofereça a Jesus uma hora inteira sem utilidade nenhuma: cantar, andar, chorar, ficar.',
        tell: 'quando começou a parecer desperdício, e quando deixou de parecer.',
      },
    ],
    children: {
      truth: 'Posso dar a Jesus o meu melhor.',
      to7: {
        story:
          'Jesus estava jantando na casa de um amigo. Entrou uma mulher com um vidrinho muito bonito. Dentro havia um perfume caro, caríssimo! Ela tinha guardado por muito tempo. Então, crec, quebrou o vidro e derramou todo o perfume na cabeça de Jesus. A casa inteira ficou cheirosa! Mas algumas pessoas ficaram bravas: que desperdício! Podia vender e ganhar muito dinheiro! A mulher ficou quietinha. Jesus disse: deixem-na em paz. Ela fez uma coisa linda para mim. Ela fez o que podia. E vão contar isso no mundo todo. E não é que a gente está contando agora?',
        activity:
          'Com água e gotinhas de essência, façam um perfume. Cada criança põe uma gota na mão da outra e diz algo lindo que Jesus fez por ela.',
        questions: [
          'O que a mulher derramou?',
          'O que Jesus disse dela?',
          'O que você tem de melhor para dar a Jesus?',
        ],
      },
      to12: {
        story:
          'Em Betânia, Jesus jantava na casa de Simão, que tinha sido leproso. De repente entrou uma mulher com um frasco de alabastro cheio de perfume de nardo, que vinha de muito longe e valia quase um ano de trabalho. Ela não pingou umas gotinhas. Quebrou o frasco e derramou tudo sobre a cabeça de Jesus, sem dizer nada. Alguns ficaram indignados: que desperdício, dava para ajudar os pobres! Parecia até um bom argumento. Mas Jesus viu o coração e a defendeu: por que a incomodam? Ela fez uma coisa boa. Os pobres vocês podem ajudar sempre, e devem. Eu não estarei sempre aqui. Ela fez o que podia: preparou o meu corpo para a sepultura. Em poucos dias ele ia morrer, e ela foi a única que percebeu. E Jesus prometeu que, no mundo todo, contariam o que ela fez. Hoje cumprimos a promessa.',
        activity:
          'Cartas em vida: cada um escreve a alguém que ama três coisas bonitas que nunca disse, perfuma o papel e entrega.',
        questions: [
          'Por que chamaram o gesto de desperdício?',
          'O que a mulher percebeu que os outros não?',
          'A quem você quer mostrar amor antes que seja tarde?',
        ],
      },
      challenge: 'Diga a alguém, com um bilhete ou abraço, quanto gosta dessa pessoa.',
    },
    prayer:
      'Jesus, que defendeste quem te amou sem medida, aceita o que temos no frasco. Cura a língua que critica para não dar. Que o cheiro do que te oferecemos chegue também aos pobres, que estão sempre conosco.',
    leader: {
      lost: 'Vão perguntar se esta mulher é Maria de Betânia ou a pecadora de Lucas 7. Marcos não diz o nome; deixe-a assim. E não usem o 7 para ignorar pobres: Jesus cita uma lei que manda abrir a mão (Deuteronômio 15:11).',
      tender:
        'Quem se arrepende de não ter dado o perfume em vida pode sofrer. Console: ela fez o que podia, e você também fez. Nada de cobrança em cima de luto.',
    },
    comfort:
      'Talvez você só tenha lágrimas para derramar. Jesus não acha desperdício. Fez o que podia: é o elogio dele para você, hoje.',
    closing: 'Que a nossa casa guarde o cheiro desse amor.',
    words: [
      'alabastro',
      'nardo',
      'perfume',
      'unguento',
      'betania',
      'simao o leproso',
      'desperdicio',
      'trezentos denarios',
      'fez o que podia',
      'boa obra',
      'pobres sempre',
      'ungir',
      'quebrando o vaso',
      'em sua memoria',
      'uncao',
    ],
  },
]
