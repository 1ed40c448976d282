import type { BookPassages } from '../passage.ts'

export const PRO: BookPassages = [
  {
    verses: '3:1-12',
    key: '3:5',
    title: 'Com o coração inteiro',
    theme: 'confiar no Senhor de todo o coração',
    themes: ['fe', 'sabedoria', 'obediencia', 'generosidade'],
    idea: 'Confiar em Deus de coração inteiro é deixar que ele entre em todos os caminhos, até no bolso e na correção, porque quem nos guia é um Pai que ama.',
    context:
      'É conversa de pai com filho, daquelas de antes de o filho sair pelo mundo. Seis vezes ele faz a mesma costura: um conselho e o bem que costuma vir dele. Não são garantias de contrato; são o jeito como a vida anda, na maior parte das vezes, quando se vive perto de Deus.',
    read: {
      verses: '3:1-12',
      how: 'Em duplas de dois versículos: uma voz mais velha lê o conselho (1, 3, 5, 7, 9, 11), e uma mais nova responde com o seguinte. O 5 e o 6, todos.',
    },
    observe: [
      {
        ask: 'Onde a bondade e a fidelidade devem ficar, nas figuras do versículo 3?',
        verses: '3:3',
        listen: 'Amarradas ao pescoço e escritas na tábua do coração: fora e dentro.',
      },
      {
        ask: 'O que fazer com o coração, com o entendimento e com os caminhos, nos versículos 5 e 6?',
        verses: '3:5-6',
        listen: 'Confiar inteiro, não se apoiar só no entendimento, reconhecer Deus em todos.',
      },
      {
        ask: 'Com que o pai manda honrar ao Senhor?',
        verses: '3:9',
        listen: 'Com os bens e a primeira parte da renda.',
      },
      {
        ask: 'Por que Deus corrige, segundo o fim do trecho?',
        verses: '3:11-12',
        listen: 'Porque ama, como um pai que quer bem ao filho.',
      },
    ],
    interpret: [
      {
        ask: 'Usar o entendimento é uma coisa; apoiar-se nele é outra. Que diferença vocês veem?',
        verses: '3:5, 3:7',
        listen: 'Pensar é bom; o perigo é fazer da própria cabeça a última palavra.',
        follow: 'Quando o seu entendimento foi bengala que quebrou?',
      },
      {
        ask: 'O que significa reconhecer Deus “em todos os teus caminhos”, e qual deles a gente costuma deixar de fora?',
        verses: '3:6',
        listen: 'Trabalho, namoro, dinheiro, lazer; não só o domingo.',
      },
      {
        ask: 'Se a correção vem de um pai que quer bem, como distingui-la de castigo, acaso ou maldade dos outros?',
        verses: '3:11-12',
        listen: 'Ela ensina e aproxima, não humilha; e nem todo sofrimento é correção.',
      },
    ],
    live: [
      {
        ask: 'Em que decisão aberta o seu coração está dividido, metade confiando e metade calculando?',
        listen: 'Emprego, mudança, tratamento; a dúvida não desqualifica.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Curso, namoro, redes: em que caminho você prefere que Deus não dê palpite, e por quê?',
        listen: 'Franqueza sem susto; o medo de perder algo.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'O que a primeira parte do seu dinheiro e do seu dia diz sobre quem vem primeiro?',
        listen: 'Sem valores nem cobrança; é um espelho particular.',
        for: ['couples', 'long-believers', 'adults'],
      },
      {
        ask: 'Que conselho de pai, mãe ou avó você amarrou no pescoço e carrega até hoje?',
        listen: 'Uma frase e uma cena; honra aos mais velhos.',
        for: ['elderly', 'parents', 'young'],
      },
      {
        ask: 'Como se corrige alguém em casa de um jeito que a pessoa saia sentindo que foi amada?',
        listen: 'Hora, tom, abraço; exemplos bons e ruins.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Confiar inteiro num Deus que a gente está conhecendo assusta. Que pedacinho de confiança você conseguiria dar hoje?',
        listen: 'Um caminho só; confiança cresce andando.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando o caminho ficou torto por uma perda, o que quer dizer para você ele endireitará as tuas veredas?',
        listen: 'Não explique; talvez só o próximo passo.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a pior enrascada em que o mapa do celular ou o seu atalho infalível já colocou você?',
        bridge: 'Não te apoies no teu próprio entendimento, disse um pai ao filho que ia viajar.',
      },
      {
        text: 'Teste: cada um diz em que cadeira, galho ou ponte já confiou demais, e o que aconteceu.',
        bridge: 'Confiar é pôr o peso. O texto fala de onde pôr o peso inteiro.',
        for: ['teens', 'young', 'men', 'adults'],
      },
    ],
    quiet: {
      text: 'Sente-se e solte de verdade o peso na cadeira: pés, costas, ombros, nuca. Perceba onde você ainda se segurava.',
      bridge: 'Confia com todo o teu coração. Leia sem se segurar.',
    },
    complete: [
      {
        name: 'Caminhos no mapa',
        text: 'Desenhe um mapa com seis ruas: família, trabalho, dinheiro, corpo, lazer, futuro. Ponha um sinal verde onde você reconhece Deus e um amarelo onde ele ainda espera na esquina.',
      },
      {
        name: 'Apoio e confiança',
        text: 'Complete: eu me apoio muito em … . Tenho medo de que Deus … . Hoje confio a ele o caminho de … . E peço que ele endireite … .',
      },
    ],
    challenges: [
      {
        do: 'Copie o 5 e o 6 num cartão, leia-os antes de cada decisão da semana, mesmo pequena, e pergunte: Senhor, o que vês aqui?',
        tell: 'em que decisão essa pergunta mudou o passo.',
      },
      {
        do: 'Separe a primeira meia hora do próximo dia de folga para Deus, antes de qualquer outra coisa.',
        tell: 'como o resto do dia ficou arrumado.',
        for: ['adults', 'young', 'long-believers', 'couples'],
      },
    ],
    children: {
      truth: 'Confio em Deus com meu coração inteiro.',
      to7: {
        story:
          'O papai e o Davizinho foram andar no mato. Havia dois caminhos. O menino disse: é por ali! O papai sorriu: parece, mas ali tem um brejo. Quer ir comigo? O Davizinho pensou, pensou e deu a mão. Não meia mão: a mão inteira! Andaram, andaram. Teve subida, teve pedra. Quando ele ia comer uma frutinha vermelha, o papai disse: não, essa faz mal! Ele fez bico. O papai o abraçou: eu falei porque amo você. E chegaram ao rio bonito. A Bíblia diz assim: confia em Deus com o coração inteirinho. Ele conhece o caminho e é um Pai que ama.',
        activity:
          'De olhos vendados, a criança é guiada pela mão e pela voz de um adulto em quem confia, por um caminho com almofadas. Depois trocam, e o adulto é guiado.',
        questions: [
          'Por que o menino deu a mão inteira?',
          'Por que o papai disse não?',
          'Em que você quer confiar em Deus?',
        ],
      },
      to12: {
        story:
          'Um pai chamou o filho para uma conversa importante. Disse: não se esqueça do que lhe ensinei. Amarre a bondade e a fidelidade no pescoço, como um colar, e escreva também no coração. Depois disse a frase mais conhecida: confie no Senhor de todo o coração e não se apoie só no que você acha. Imagine uma ponte: não adianta confiar nela com um pé só. Em todos os caminhos, lembre-se dele: na escola, no jogo, no dinheiro, nas amizades. Ele vai ajeitando a estrada. O pai falou ainda de dar a Deus a primeira parte, não a sobra. E, por fim, falou da correção. Quando Deus corrige, não é porque desistiu de nós; é porque ama, como um bom pai. Correção de amor ensina e abraça. Se alguém machuca você e chama isso de correção, conte a um adulto de confiança: isso não vem de Deus.',
        activity:
          'Façam pulseiras ou colares com as palavras bondade e fidelidade. Cada um conta onde vai precisar delas nesta semana.',
        questions: [
          'O que o filho devia amarrar no pescoço?',
          'O que é confiar com o coração inteiro?',
          'Em qual caminho seu você quer lembrar mais de Deus?',
        ],
      },
      challenge: 'Antes de escolher uma coisa nesta semana, pergunte: Deus, o que o Senhor acha?',
    },
    prayer:
      'Pai, toma o coração inteiro, que vivemos dando aos pedaços. Entra nos caminhos em que preferíamos ir sem ti. Recebe a primeira parte e não a sobra. Corrige-nos como quem ama, e endireita a nossa estrada.',
    leader: {
      lost: 'Os versículos 2, 8 e 10 podem virar garantia de saúde e fartura para quem obedece e oferta. Provérbios diz como a vida costuma andar; Jó e Eclesiastes lembram as exceções. Fiquem no 5 e no 6.',
      tender:
        'Correção de Deus foi usada, em muitas casas, para justificar surra e humilhação. Diga que não é isso. E não chame de correção a doença ou a perda de ninguém. Crianças agredidas: Disque 100; mulheres: Ligue 180.',
      differ:
        'Sobre honrar com a primeira parte da renda (3:9): algumas igrejas entendem que o dízimo, a décima parte, vale hoje como regra; outras, que a oferta cristã é livre e proporcional, sem porcentagem fixa. As duas ensinam dar primeiro e com alegria, nunca por medo.',
    },
    comfort:
      'Você não precisa entender o mapa inteiro. Há dias em que confiar é só não soltar a mão. Quem guia esta estrada quer bem a você.',
    closing: 'Ponha o peso inteiro: ele aguenta.',
    words: [
      'confia no senhor de todo',
      'confia no senhor com todo',
      'nao te apoies',
      'nao te estribes',
      'teu proprio entendimento',
      'em todos os teus caminhos',
      'endireitara as tuas veredas',
      'sabio aos teus proprios olhos',
      'honra ao senhor com',
      'primicias',
      'primeira parte',
      'bondade e a fidelidade',
      'tabua de teu coracao',
      'repreende a quem',
    ],
  },
  {
    verses: '4:20-27',
    key: '4:23',
    title: 'Guarde a nascente',
    theme: 'guardar o coração',
    themes: ['santidade', 'sabedoria', 'lingua', 'tentacao'],
    idea: 'O coração é a nascente de onde escorre a vida inteira: quem cuida dele, do que ouve, fala, olha e por onde anda, cuida de tudo o que vem depois.',
    context:
      'Um pai que aprendeu com o próprio pai (4:3-4) passa adiante o que recebeu. Acaba de comparar dois caminhos, um que vai clareando e outro em que se tropeça no escuro (4:18-19). Agora desce ao corpo: ouvidos, olhos, coração, boca, lábios, pés. É quase um exame médico.',
    read: {
      verses: '4:20-27',
      how: 'A cada parte do corpo que aparecer, todos tocam nela: ouvido, olhos, coração, boca, pés. No 23, fiquem um instante com a mão no peito.',
    },
    observe: [
      {
        ask: 'Por onde a palavra entra e onde deve ser guardada, nos versículos 20 e 21?',
        verses: '4:20-21',
        listen: 'Ouvidos e olhos; no meio do coração.',
      },
      {
        ask: 'Por que o coração vem acima de tudo o que se guarda?',
        verses: '4:23',
        listen: 'Dele procedem as fontes da vida.',
      },
      {
        ask: 'O que o pai pede à boca, aos olhos e aos pés?',
        verses: '4:24-27',
        listen: 'Sem perversidade; olhar direito; pesar o curso e não se desviar.',
      },
    ],
    interpret: [
      {
        ask: 'Na Bíblia, o coração é também o lugar de pensar e decidir. O que muda em guardar o coração quando se sabe disso?',
        verses: '4:23',
        listen: 'Não só sentimentos: pensamentos, vontades, escolhas.',
      },
      {
        ask: 'Guardar uma nascente não é trancá-la. Que cuidado ela pede, e o que isso ensina?',
        verses: '4:21-23',
        listen: 'Cercar, limpar, deixar correr; nem fechado, nem pisado por todos.',
        follow: 'O que anda caindo na sua nascente?',
      },
      {
        ask: 'Por que, depois do coração, o texto fala logo da boca?',
        verses: '4:23-24',
        listen: 'É a primeira torneira; o que está dentro sai por ali. Jesus dirá o mesmo.',
      },
    ],
    live: [
      {
        ask: 'Se a sua semana fosse um rio, onde a água sujou: na nascente ou no caminho?',
        listen: 'Distinguir o que veio de dentro e o que jogaram.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'O que você vê antes de dormir costuma amanhecer com você. Que conteúdo tem virado hóspede do seu coração?',
        listen: 'Séries, pornografia, brigas, notícias; nada de interrogatório.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Que palavra saiu da sua boca e fez você perguntar: de onde veio isso?',
        listen: 'Pista do que mora dentro; sem vergonha pública.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Com os anos a gente se acostuma com a própria água. Quem pode provar a sua e dizer como está?',
        listen: 'Amigo franco, conselheiro.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Por onde os seus pés voltam sempre, embora a cabeça já tenha decidido não ir?',
        listen: 'Hábitos; pensar em mudar a rua, não só a vontade.',
        for: ['men', 'young', 'adults'],
      },
      {
        ask: 'Que palavra da Bíblia, das poucas que você conhece, gostaria de guardar no meio do coração?',
        listen: 'Uma já é nascente.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Coração ferido às vezes se fecha para não doer. Que cerca ajudou você, e qual já pode ter porteira?',
        listen: 'Respeite o tempo; não empurre a porteira.',
        for: ['mourning', 'singles'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você guarda com mais zelo: senha, pote da geladeira, caneta boa ou lugar no sofá?',
        bridge: 'Acima de tudo o que se guarda, diz um pai, há uma coisa que quase ninguém tranca.',
      },
      {
        text: 'Já bebeu água numa nascente ou num poço? Conte onde foi e que gosto tinha.',
        bridge: 'O texto diz que a gente leva uma nascente por dentro.',
        for: ['adults', 'elderly', 'parents'],
      },
    ],
    quiet: {
      text: 'Ponha a mão no peito até sentir o coração bater. Conte vinte batidas, sem pressa de terminar.',
      bridge: 'Daí procedem as fontes da vida. Leia com a mão aí.',
    },
    complete: [
      {
        name: 'Consulta do corpo',
        text: 'Faça uma ficha: ouvidos (o que tenho ouvido): … ; olhos: … ; boca: … ; pés: … ; coração, diagnóstico em uma palavra: … ; receita para sete dias: … .',
      },
      {
        name: 'Nascente e torneiras',
        text: 'Desenhe uma nascente e três torneiras: palavra, olhar, passo. Escreva o que está saindo em cada uma e marque de onde vem.',
      },
    ],
    challenges: [
      {
        do: 'Cerque a sua nascente por uma semana: escolha um conteúdo que suja e troque-o por um salmo ouvido no mesmo horário.',
        tell: 'o que saiu diferente da sua boca.',
      },
      {
        do: 'Mude um trajeto, de rua ou de tela, que sempre leva você aonde não quer ir.',
        tell: 'qual foi o desvio e o que havia no caminho novo.',
        for: ['young', 'teens', 'men', 'adults'],
      },
    ],
    children: {
      truth: 'Guardo coisas boas no meu coração.',
      to7: {
        story:
          'Na roça do vovô havia uma nascente: glub, glub, água limpinha! Dela bebia a vaca, o cachorro, a horta e o Pedrinho. Um dia o Pedrinho jogou barro nela: ploft! A água ficou marrom. A vaca fez cara feia: muuu! A horta ficou triste. O vovô não brigou. Chamou: vem, vamos limpar juntos. Tiraram o barro e fizeram uma cerquinha. E a água correu clara de novo. O vovô disse: o seu coração é assim também. O que entra nele depois sai pela boca, pelos olhos e pelos pés. Guarde coisas boas aí dentro, e Deus ajuda a limpar quando sujar.',
        activity:
          'Numa jarra de água limpa, pinguem tinta escura e vejam o que acontece; depois vão pondo água limpa até clarear. Toquem orelhas, olhos, boca, pés e coração.',
        questions: [
          'O que aconteceu com a nascente?',
          'Como o vovô e o Pedrinho a limparam?',
          'Que coisa boa você quer guardar no coração?',
        ],
      },
      to12: {
        story:
          'Um pai ensinou ao filho uma coisa que tinha aprendido com o seu próprio pai. Disse: de tudo o que você guarda, guarde mais o coração, porque é dele que sai a vida. Pense numa nascente no alto do morro. Se a água lá em cima está limpa, o rio inteiro fica limpo: a horta, os bichos, a cidade. Se alguém suja a nascente, não adianta lavar o rio lá embaixo. O coração é essa nascente. Na Bíblia, coração é onde a gente sente, pensa e decide. Por isso o pai falou dos ouvidos e dos olhos, por onde as coisas entram, e da boca e dos pés, por onde elas saem. Ele não disse: tranque o coração. Disse: cuide dele. E quando suja? Deus sabe limpar, e é bom pedir. Se você viu algo que fez mal ou deu medo, conte a um adulto em quem confia. Isso também é guardar.',
        activity:
          'Montem um filtro com garrafa, algodão, areia e pedrinhas e passem água barrenta. Escrevam nas camadas o que ajuda a filtrar o que chega ao coração.',
        questions: [
          'Por que o coração é como uma nascente?',
          'Por onde as coisas entram e por onde saem?',
          'O que você vai deixar de pôr no seu coração?',
        ],
      },
      challenge: 'Antes de assistir ou ouvir algo, pergunte: isso deixa meu coração limpo?',
    },
    prayer:
      'Pai, olha a nossa nascente. Tira o que caiu nela sem querermos e o que nós mesmos jogamos. Cerca os nossos olhos, adoça a nossa boca, firma os nossos pés. E que da nossa vida escorra água boa para os outros.',
    leader: {
      lost: 'Guardar o coração é usado como desculpa para não amar ninguém, ou só para falar de namoro. O texto fala da vida toda: ouvir, olhar, falar, andar. E guardar não é trancar.',
      tender:
        'Pornografia e pensamentos que invadem podem gerar muita vergonha. Não peça confissão na roda. Trauma também suja nascente sem culpa de quem bebe: ofereça escuta a sós e ajuda profissional. Abuso de criança ou adolescente: Disque 100.',
    },
    comfort:
      'Se a sua água anda turva de tristeza, não é sujeira: é chuva forte. Ela assenta. Enquanto isso, há quem cuide da nascente com você.',
    closing: 'Cuide da nascente, e o rio agradece lá na frente.',
    words: [
      'guarda o teu coracao',
      'sobre tudo o que se deve guardar',
      'acima de tudo o que se deve',
      'fontes da vida',
      'saidas da vida',
      'procedem as fontes',
      'perversidade da boca',
      'olhos olhem direito',
      'pondera o curso',
      'vereda de teus pes',
      'nem para a direita',
      'afasta teus pes do mal',
    ],
  },
  {
    verses: '15:1-4',
    key: '15:1',
    title: 'A resposta que apaga o fogo',
    theme: 'a ira e a resposta branda',
    themes: ['lingua', 'sabedoria', 'comunhao', 'familia'],
    idea: 'Numa briga, a próxima frase decide o tamanho do fogo: quem fala com brandura desvia a fúria e vira árvore de vida para quem escuta.',
    context:
      'A segunda parte de Provérbios é um colar de ditados de Salomão, quase todos de duas linhas que se completam ou se contrariam. Este grupo gira em torno da boca. São quatro versículos para se levar no bolso: três falam da língua, e um lembra que há quem escute tudo.',
    read: {
      verses: '15:1-4',
      how: 'Leiam o 1 três vezes: gritando, ironizando e com calma. Reparem na sala. Depois sigam até o 4 em voz natural.',
    },
    observe: [
      {
        ask: 'O que faz a resposta suave, e o que faz a palavra pesada?',
        verses: '15:1',
        listen: 'Uma desvia o furor; a outra aumenta a ira.',
      },
      {
        ask: 'Que verbo mostra o que a boca do tolo faz, e que uso o sábio dá à língua?',
        verses: '15:2',
        listen: 'Derrama loucura; o sábio faz bom uso do que sabe.',
      },
      {
        ask: 'Quem está presente em toda conversa, segundo o versículo 3?',
        verses: '15:3',
        listen: 'O Senhor, cujos olhos estão em todo lugar.',
      },
      {
        ask: 'A que a língua sã é comparada, e o que faz a língua torta?',
        verses: '15:4',
        listen: 'Árvore de vida; deixa o espírito em pedaços.',
      },
    ],
    interpret: [
      {
        ask: 'O furor não some: é desviado. O que acontece com a raiva do outro quando encontra uma resposta suave?',
        verses: '15:1',
        listen: 'Perde o alvo, passa ao lado, tem tempo de esfriar.',
        follow: 'Suave é o mesmo que concordar?',
      },
      {
        ask: 'Entre os ditados sobre a boca, por que entrar um sobre os olhos de Deus?',
        verses: '15:2-4',
        listen: 'Ele ouve o que se diz dentro de casa; protege quem é ferido e ajuda quem fala.',
      },
      {
        ask: 'Árvore dá sombra, fruto, lugar de pouso. Que serviço uma boca assim presta numa família?',
        verses: '15:4',
        listen: 'As pessoas correm para perto dela; descanso em vez de medo.',
      },
    ],
    live: [
      {
        ask: 'Qual é a sua primeira frase automática quando alguém chega bravo?',
        listen: 'Riam das frases; depois inventem outra.',
        for: ['adults', 'couples', 'parents'],
      },
      {
        ask: 'Mensagem em maiúscula, áudio cortado, visualizado e não respondido: qual deles põe fogo em você, e que resposta suave caberia?',
        listen: 'Esperar, ligar, não responder em público.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que tom de voz mandava na casa em que você cresceu, e em que hora ele sai da sua boca?',
        listen: 'Herança que se pode mudar; sem acusar os pais.',
        for: ['men', 'women', 'parents'],
      },
      {
        ask: 'Quem tem língua de árvore na sua vida, alguém perto de quem dá vontade de sentar?',
        listen: 'Gratidão com nome; o que essa pessoa faz de diferente?',
        for: ['singles', 'elderly', 'long-believers'],
      },
      {
        ask: 'Que palavra pesada você ainda carrega, dita por outro, e que palavra sã poderia começar a tratar dela?',
        listen: 'Não peça para repetir a palavra; ofereça outra.',
      },
      {
        ask: 'Crente nervoso afasta gente. Que resposta suave você já recebeu, ou gostaria de ter recebido, de quem tem fé?',
        listen: 'Escute e, se couber, peça desculpa em nome do grupo.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'No luto, até palavra bem-intencionada pesa. O que já lhe disseram que fez bem de verdade?',
        listen: 'Aprendam com a resposta.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Digam a frase cadê a minha chave em cinco tons: carinho, pressa, acusação, mistério e novela. Quem acerta o tom?',
        bridge: 'A mesma frase apaga ou acende o fogo. Provérbios diz como.',
      },
      {
        text: 'Que coisa ridícula já fez você perder a paciência com um objeto: impressora, elástico de lençol, tampa?',
        bridge: 'Com a tampa não há conversa. Com gente, há uma resposta que muda tudo.',
        for: ['adults', 'young', 'men', 'women'],
      },
    ],
    quiet: {
      text: 'Solte o queixo, descole a língua do céu da boca e respire dez vezes só pelo nariz.',
      bridge: 'A boca descansou. Agora leia o que ela pode fazer de bom.',
    },
    complete: [
      {
        name: 'Extintor de bolso',
        text: 'Escreva três frases suaves e verdadeiras para usar em briga, por exemplo: isso me doeu, podemos falar daqui a pouco. A minha primeira: … . A segunda: … . A terceira: … .',
      },
      {
        name: 'Árvore ou espinho',
        text: 'Desenhe uma árvore e, nos galhos, palavras que alguém ouviu de você e guardou com carinho. No chão, as que deixaram alguém em pedaços. Circule uma para ir consertar.',
      },
    ],
    challenges: [
      {
        do: 'Na próxima discussão, espere três respirações e baixe o volume da sua voz um ponto a cada frase.',
        tell: 'o que aconteceu com a voz do outro.',
      },
      {
        do: 'Volte a alguém que ouviu de você uma palavra pesada e diga: falei mal com você, me perdoa.',
        tell: 'como foi dizer, sem contar o caso.',
        for: ['adults', 'parents', 'couples', 'teens'],
      },
    ],
    children: {
      truth: 'Minha palavra mansa pode acalmar uma briga.',
      to7: {
        story:
          'A Nanda pisou no castelo do Tuca. Ploft! O Tuca ficou bravo, vermelho como tomate: sua chata! Era como fogo: fuuu! A Nanda podia gritar também: chato é você! O fogo ia crescer: FUUU! Mas ela lembrou do que a vovó ensinou: resposta mansinha apaga o fogo, como água. A Nanda respirou e falou baixinho: desculpa, Tuca, foi sem querer. Quer que eu ajude a fazer outro? Tssss… O fogo foi apagando. O Tuca limpou o nariz e disse: quero. Os dois fizeram um castelo maior ainda! A Bíblia diz: uma resposta suave manda a raiva embora.',
        activity:
          'Com tiras de papel vermelho fazendo fogo, uma criança agita as tiras e outra diz uma palavra mansa; a cada palavra, o fogo abaixa até deitar no chão.',
        questions: [
          'Por que o Tuca ficou bravo?',
          'Como a Nanda respondeu?',
          'Que palavra mansinha você pode usar?',
        ],
      },
      to12: {
        story:
          'Imagine duas pessoas: uma chega soltando faíscas. A outra tem, em cada mão, um balde. Num há gasolina, no outro há água. O sábio Salomão disse que a próxima palavra é um desses baldes. A resposta suave desvia a fúria. A palavra pesada faz a raiva crescer. Suave não é fraca, nem mentirosa: dá para dizer não gostei disso com calma. É preciso muito mais força para falar baixo do que para gritar. Depois ele lembrou que Deus está em todo lugar e ouve o que se fala na cozinha, no recreio e no grupo do celular. E fez uma comparação linda: uma língua boa é uma árvore de vida. Gente cansada senta na sombra dela. Já a língua torta deixa o outro em pedaços. Qual delas você quer ser? Se em casa alguém grita e machuca, a culpa não é sua; conte a um adulto de confiança.',
        activity:
          'Teatro dos dois baldes: em duplas, façam a mesma briga duas vezes, uma com gasolina e outra com água. O grupo aponta a frase que mudou tudo.',
        questions: [
          'O que são os dois baldes da história?',
          'Por que falar baixo pede mais força?',
          'Que frase suave você quer treinar?',
        ],
      },
      challenge:
        'Quando alguém ficar bravo, respire e responda baixinho. Conte depois o que houve.',
    },
    prayer:
      'Senhor, os teus olhos veem o que a nossa boca faz dentro de casa. Cura quem foi deixado em pedaços por palavras. Dá-nos a resposta suave antes da outra. Faz da nossa língua uma árvore onde alguém descanse.',
    leader: {
      lost: 'Vira aula de bons modos, ou alguém conta a briga inteira de ontem. Puxe para a próxima frase: o que você dirá da próxima vez? Suave não é engolir tudo; a verdade também tem tom manso.',
      tender:
        'Quem vive com pessoa agressiva pode achar que apanha por não responder direito. Diga com clareza: nenhuma resposta suave é obrigação de quem sofre violência, e a culpa não é dela. Ligue 180, Disque 100; em perigo na hora, 190.',
    },
    comfort:
      'Se palavras deixaram você em pedaços, Deus viu cada uma. Ele fala baixo com quem está ferido. Fique um pouco debaixo dessa sombra.',
    closing: 'A próxima frase é sua: água ou gasolina.',
    words: [
      'resposta branda',
      'resposta suave',
      'resposta calma',
      'desvia o furor',
      'desvia a furia',
      'palavra dura',
      'palavra pesada',
      'suscita a ira',
      'arvore de vida',
      'lingua sa',
      'lingua dos sabios',
      'olhos do senhor estao em todo lugar',
      'raiva',
    ],
  },
  {
    verses: '16:1-9',
    key: '16:9',
    title: 'A gente planeja, Deus dirige',
    theme: 'os planos entregues a Deus',
    themes: ['fe', 'humildade', 'trabalho', 'ansiedade'],
    idea: 'Fazer planos é coisa de gente, e é bom; quem os coloca na mão do Senhor trabalha com mais firmeza e aceita que os passos sejam ajustados por ele.',
    context:
      'No meio da coleção de Salomão aparece um bloco em que quase toda linha traz o nome do Senhor. Abre com planos e fecha com planos, como uma moldura (16:1 e 16:9). Dentro dela entram motivos, orgulho, dinheiro e até inimigos: tudo aquilo que os nossos planos costumam esquecer de calcular.',
    read: {
      verses: '16:1-9',
      how: 'Um lê a primeira metade de cada versículo, outro responde com a segunda. Depois do 9, cada um escreve calado uma palavra: o plano que trouxe.',
    },
    observe: [
      {
        ask: 'Qual é a parte da pessoa e qual é a parte do Senhor na abertura e no fecho do trecho?',
        verses: '16:1, 16:9',
        listen: 'Planejar é nosso; a resposta e os passos são dele.',
      },
      {
        ask: 'Como a pessoa se vê, e o que Deus pesa?',
        verses: '16:2',
        listen: 'Puros aos próprios olhos; Deus pesa os espíritos, os motivos.',
      },
      {
        ask: 'O que fazer com as obras, e o que acontece com os pensamentos?',
        verses: '16:3',
        listen: 'Confiá-las ao Senhor; eles ficam firmes.',
      },
      {
        ask: 'O que vale mais que muita renda?',
        verses: '16:8',
        listen: 'O pouco com justiça.',
      },
    ],
    interpret: [
      {
        ask: 'O texto não diz para não planejar. Que diferença há entre um plano entregue e um plano blindado?',
        verses: '16:1, 16:3',
        listen: 'O entregue aceita correção; o blindado só pede carimbo.',
        follow: 'Como você reage quando um plano seu é mexido?',
      },
      {
        ask: 'Se os nossos caminhos sempre nos parecem puros, que ajuda Deus dá para a gente enxergar os motivos?',
        verses: '16:2',
        listen: 'Palavra, oração, gente franca, resultado das escolhas.',
      },
      {
        ask: 'Por que orgulho e pouco com justiça entram numa conversa sobre planos?',
        verses: '16:5, 16:8',
        listen: 'O plano pode dar certo e estragar quem o fez; importa como se chega.',
      },
    ],
    live: [
      {
        ask: 'Que plano seu está pronto, detalhado e ainda não foi conversado com Deus?',
        listen: 'Nenhuma bronca; dizê-lo já é o começo.',
        for: ['adults', 'singles', 'men', 'women'],
      },
      {
        ask: 'O que você vai ser quando crescer: quem mais tem opinião sobre isso, e onde entra a direção de Deus?',
        listen: 'Pressão da família, medo de errar; passos pequenos.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Qual plano que não deu certo vocês dois hoje agradecem por não ter dado?',
        listen: 'Histórias com risada; e as que ainda doem.',
        for: ['couples', 'elderly'],
      },
      {
        ask: 'Num desvio da sua história, como você percebeu, só depois, que os passos estavam sendo dirigidos?',
        listen: 'Nem todo desvio se entende; não force.',
        for: ['long-believers', 'elderly'],
      },
      {
        ask: 'Na criação dos filhos, que projeto era de vocês e não deles, e como soltar?',
        listen: 'Profissão, time, jeito; entrega.',
        for: ['parents'],
      },
      {
        ask: 'O que muda na ideia de acaso ou destino ouvir que há alguém pesando e dirigindo com cuidado?',
        listen: 'Perguntas sobre liberdade são bem-vindas.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'A vida que vocês tinham planejado foi interrompida. Que passo, de meio metro, cabe nesta semana?',
        listen: 'Muito pequeno; acompanhe.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi o plano perfeito (festa, viagem, dieta, pedido de namoro) que desandou no primeiro minuto?',
        bridge: 'O coração do homem planeja seu caminho. O versículo tem uma segunda metade.',
      },
      {
        text: 'Você é de planilha, de lista na mão ou de seja o que Deus quiser? Provem com um exemplo.',
        bridge: 'Provérbios tem um recado para os três tipos.',
        for: ['couples', 'adults', 'young', 'singles'],
      },
    ],
    quiet: {
      text: 'Escreva o plano de amanhã num papel, com horários. Agora segure-o na palma aberta, sem fechar os dedos.',
      bridge: 'É nessa posição que o texto nos quer. Leia assim.',
    },
    complete: [
      {
        name: 'Plano na mão aberta',
        text: 'Complete: o meu plano é … . O motivo que eu conto aos outros é … . O motivo que só Deus pesa é … . Se ele mudar o rumo, eu … .',
      },
      {
        name: 'Duas metades',
        text: 'Divida a folha: à esquerda, a minha parte (o que vou fazer); à direita, a parte do Senhor (o que não controlo). Ore só com a coluna da direita.',
      },
    ],
    challenges: [
      {
        do: 'Toda manhã, por cinco dias, leia a agenda a Deus em voz alta e deixe nela uma hora sem dono.',
        tell: 'o que entrou na hora sem dono.',
      },
      {
        do: 'Mostre um plano a uma pessoa sábia e peça que ela aponte um motivo que você não viu.',
        tell: 'se o plano ficou igual.',
        for: ['young', 'singles', 'adults', 'men'],
      },
    ],
    children: {
      truth: 'Eu faço planos, e Deus guia meus passos.',
      to7: {
        story:
          'A Manu fez um plano: amanhã vou fazer um piquenique! Preparou a cesta: suco, pão e maçã. Escolheu o caminho do parque. Antes de dormir, falou com Deus: este é o meu plano, o Senhor me ajuda? De manhã, choveu: plic, plic, ploc! Ah, não! A Manu ficou chateada. A mamãe disse: vamos fazer na varanda? No caminho da varanda, elas viram a vizinha sozinha na janela. Venha também! A vizinha trouxe bolo quentinho, e foi o melhor piquenique de todos! A Manu pensou: eu fiz o plano, e Deus guiou os meus pezinhos. Que bom!',
        activity:
          'Desenhem um caminho com giz ou fita e andem por ele; um adulto vai dando desvios (direita, pulo, volta) até uma surpresa gostosa no fim.',
        questions: [
          'Qual era o plano da Manu?',
          'O que mudou, e quem apareceu?',
          'Que plano você quer contar a Deus?',
        ],
      },
      to12: {
        story:
          'Salomão foi um rei que fez planos enormes: palácio, templo, jardins. Ele sabia que planejar é bom. Mas escreveu uma porção de ditados com uma segunda metade. A pessoa faz planos no coração, e a resposta vem do Senhor. A gente acha que todos os nossos caminhos são certos, e Deus pesa os motivos. O coração planeja o caminho, e o Senhor dirige os passos. Pense num barco: você rema, escolhe o rumo, cuida da vela; mas há um vento e um piloto mais experiente. Quem entrega o plano a Deus não fica parado. Rema com mais calma. E, se o barco fizer uma curva, não entra em pânico. Salomão lembrou também que é melhor ter pouco de um jeito justo do que muito enganando os outros. Deus se importa com o lugar aonde vamos e também com o jeito de ir.',
        activity:
          'Façam um mapa de um plano da semana com três etapas. Ao lado de cada uma, escrevam uma pergunta para Deus. Guardem e confiram no próximo encontro.',
        questions: [
          'Qual é a segunda metade dos ditados?',
          'Por que Deus pesa os motivos?',
          'Que plano seu mudou e acabou sendo bom?',
        ],
      },
      challenge: 'De manhã, conte a Deus o plano do dia. À noite, veja com ele o que mudou.',
    },
    prayer:
      'Senhor, aqui estão os nossos planos, na palma aberta. Pesa os motivos que nem nós vemos. Firma o que é bom, desvia o que machuca. Guarda-nos do orgulho, dá-nos o pouco com justiça. E dirige os passos de amanhã.',
    leader: {
      lost: 'O 4 pode prender o grupo numa discussão sobre Deus e o mal. Ouça, use a nota abaixo e volte à moldura, 1 e 9. O 7 também é regra geral: gente fiel já teve inimigos até o fim, como Jesus.',
      tender:
        'Quem viu um plano legítimo morrer (casamento, gravidez, carreira) não precisa ouvir que Deus desviou para melhor. Diga só que Deus anda com ele no desvio. Desemprego longo adoece; ofereça ajuda prática.',
      differ:
        'Sobre 16:4 e a direção dos passos: uns creem que Deus decide cada acontecimento; outros, que ele conduz a história respeitando escolhas humanas reais. Os dois leem aqui que Deus é justo, que o mal não escapa do seu governo e que somos responsáveis pelo que fazemos.',
    },
    comfort:
      'O mapa rasgou, e você não precisa desenhar outro agora. Os passos ainda podem ser dirigidos sem mapa. Um de cada vez, com a mão de alguém.',
    closing: 'Faça o plano a lápis e deixe a borracha com Deus.',
    words: [
      'coracao do homem planeja',
      'coracao do homem propoe',
      'o senhor dirige',
      'dirige seus passos',
      'lhe dirige os passos',
      'planos do coracao',
      'preparacoes do coracao',
      'confia tuas obras',
      'confia ao senhor as tuas obras',
      'entrega ao senhor',
      'pesa os espiritos',
      'resposta da boca',
      'melhor e o pouco com justica',
      'planejamentos',
    ],
  },
  {
    verses: '31:10-31',
    key: '31:30',
    title: 'Força e riso diante do amanhã',
    theme: 'a mulher que teme ao Senhor',
    themes: ['trabalho', 'familia', 'sabedoria', 'generosidade'],
    idea: 'O livro da sabedoria termina com um rosto de mulher: forte, generosa, sem medo do futuro, porque teme ao Senhor; e pede que o seu valor seja dito em público.',
    context:
      'No hebraico, este poema segue as letras do alfabeto, de ponta a ponta, como quem diz: um elogio completo. Vem logo depois dos conselhos de uma mãe a um rei (31:1-9). Nos versículos anteriores ao nosso trecho, a mulher busca lã, compra um campo, planta vinha e trabalha até de noite (31:13-19).',
    read: {
      verses: '31:20-31',
      how: 'Alguém resume os versículos 10 a 19. Se houver homens, são eles que leem do 20 ao 27, e as mulheres escutam sentadas. O 28 e o 29, todos de pé. O 30 e o 31, uma voz mais velha.',
    },
    observe: [
      {
        ask: 'A quem ela estende a mão, e o que faz pelos de casa?',
        verses: '31:20-21',
        listen: 'Ao aflito e ao necessitado; todos agasalhados para o frio.',
      },
      {
        ask: 'Que trabalhos e negócios dela aparecem aqui?',
        verses: '31:22, 31:24, 31:27',
        listen: 'Cobertas, panos de linho que vende, cintos aos comerciantes, direção da casa.',
      },
      {
        ask: 'De que ela se veste, no versículo 25, e como olha o futuro?',
        verses: '31:25',
        listen: 'Força e glória; sorri.',
      },
      {
        ask: 'Quem a elogia, e onde as obras dela devem ser louvadas?',
        verses: '31:28, 31:31',
        listen: 'Filhos e marido; nas portas da cidade, em público.',
      },
    ],
    interpret: [
      {
        ask: 'No meio de tantas tarefas, qual é o segredo dela, segundo o versículo 30?',
        verses: '31:30',
        listen: 'Teme ao Senhor; o livro começou assim (1:7) e termina assim.',
      },
      {
        ask: 'O poema não descreve o rosto nem o corpo dela. O que isso diz, num mundo que mede mulher pela aparência?',
        verses: '31:30-31',
        listen: 'A beleza passa; honra-se o caráter, a mão e a palavra.',
        follow: 'Que elogio não físico você gostaria de ouvir mais?',
      },
      {
        ask: 'É lista de cobrança ou canção de homenagem? Que pistas há no jeito de terminar?',
        verses: '31:28-31',
        listen: 'Não diz seja assim; diz elogiem, deem a ela o fruto das suas mãos.',
      },
    ],
    live: [
      {
        ask: 'De tudo o que você faz e ninguém vê, o que gostaria que fosse dito às portas da cidade?',
        listen: 'Deixe as mulheres falarem; aplaudam.',
        for: ['women', 'adults'],
      },
      {
        ask: 'Que mulher sustentou você com mãos, oração ou palavra, e o que ela precisa ouvir ainda nesta semana?',
        listen: 'Mãe, tia, professora, esposa; combine o dia.',
        for: ['men', 'elderly', 'long-believers'],
      },
      {
        ask: 'A beleza é enganosa e passageira. Como vocês sentem essa pressão, meninas e meninos, e o que dá força por dentro?',
        listen: 'Corpo, filtro, comparação; muito cuidado e respeito.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Na divisão de trabalho da casa de vocês, quem se levanta ainda de noite, e o que poderia mudar de mão?',
        listen: 'Justiça concreta: uma tarefa, um dia.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Ela sorri para o futuro. O que, no seu amanhã, já permite um meio sorriso, e o que ainda dá medo da neve?',
        listen: 'Confiança e previsão juntas.',
        for: ['singles', 'adults', 'mourning'],
      },
      {
        ask: 'O que você aprendeu, fora ou dentro da igreja, sobre o lugar da mulher, e o que este poema confirma ou desmente?',
        listen: 'Ouça dores; o poema traz comércio, terra, ensino, casa.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é a frase mais repetida da sua mãe, avó ou de quem criou você? Diga com o sotaque e a mão na cintura.',
        bridge: 'Um rei guardou as palavras da mãe, e logo depois delas vem o poema de hoje.',
      },
      {
        text: 'Em trinta segundos, liste tudo o que uma pessoa da sua casa faz antes das oito da manhã. Quem tem a lista mais longa?',
        bridge: 'Ainda de noite ela se levanta, diz o texto. E há quem resolveu cantar isso.',
        for: ['adults', 'couples', 'parents', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe as suas mãos, dos dois lados. Lembre três coisas que elas já fizeram por alguém e que ninguém agradeceu.',
      bridge: 'Dai a ela conforme o fruto de suas mãos. Leia olhando as suas.',
    },
    complete: [
      {
        name: 'Alfabeto de alguém',
        text: 'Pense numa mulher que você admira e escreva uma qualidade dela para cada letra do nome. Embaixo: ela teme ao Senhor quando … . Entregue a ela, se puder.',
      },
      {
        name: 'Roupa de dentro',
        text: 'Complete: por fora tenho vestido … . O texto fala de vestir força e glória; hoje eu preciso de … . Diante do futuro, eu … , porque … .',
      },
    ],
    challenges: [
      {
        do: 'Elogie em público, com um fato concreto e sem falar de aparência, uma mulher da sua família, trabalho ou igreja.',
        tell: 'a reação dela e a das pessoas em volta.',
      },
      {
        do: 'Assuma por uma semana, sem ninguém pedir, uma tarefa da casa que sempre cai na mesma pessoa.',
        tell: 'o que você descobriu sobre essa tarefa.',
        for: ['men', 'teens', 'young', 'couples'],
      },
    ],
    children: {
      truth: 'Deus vê o bem que as mãos fazem.',
      to7: {
        story:
          'Dona Rute acordava antes do galo: cocoricó! Fazia o pão. Costurava: tec, tec, tec. Comprou um terreninho e plantou uvas. Vendia panos bonitos na feira. Quando fez frio, todos na casa tinham casaco quentinho. E quando alguém com fome batia na porta, ela estendia a mão: entre, tem pão! Dona Rute falava com sabedoria e carinho, e ria do dia de amanhã: ha ha! Por que ela não tinha medo? Porque amava e respeitava a Deus. Um dia os filhos se levantaram da mesa e bateram palmas: mamãe, você é uma bênção! E a cidade toda bateu palmas também. Que mulher você quer aplaudir?',
        activity:
          'Pintem o contorno das mãos de uma mulher querida (mãe, avó, tia, professora) e, em cada dedo, desenhem uma coisa boa que ela faz. Entreguem com um aplauso.',
        questions: [
          'O que Dona Rute fazia?',
          'A quem ela estendia a mão?',
          'Quem você quer aplaudir e por quê?',
        ],
      },
      to12: {
        story:
          'O livro de Provérbios termina com um poema que segue o alfabeto, como um elogio de A a Z. Ele fala de uma mulher forte. Ela trabalha com lã e linho, avalia um campo e o compra, planta uma vinha, vende seus panos aos comerciantes. Organiza a casa e cuida para que ninguém passe frio. Quando alguém pobre se aproxima, ela estende a mão. Quando fala, sai sabedoria e bondade. E diz uma coisa curiosa: ela sorri para o futuro! De onde vem essa coragem? O poema responde no fim: a beleza passa, mas a mulher que teme ao Senhor será louvada. O poeta não quis fazer uma lista de tarefas impossíveis. Quis que todo mundo aplaudisse em público quem tantas vezes trabalha sem ser vista. Meninas podem crescer com essa força. Meninos também podem aprender com ela, e aprender a dizer obrigado.',
        activity:
          'Entrevistem uma mulher da igreja ou da família: o que suas mãos sabem fazer, o que já lhe deu medo e como Deus ajudou. Leiam as respostas de pé, como homenagem.',
        questions: [
          'Que trabalhos a mulher do poema fazia?',
          'Por que ela sorria para o futuro?',
          'A quem você vai agradecer em público?',
        ],
      },
      challenge: 'Agradeça a uma mulher da sua casa por uma coisa que ninguém costuma notar.',
    },
    prayer:
      'Senhor, obrigado pelas mãos de mulher que nos vestiram, alimentaram e ensinaram. Perdoa o que recebemos sem ver. Dá descanso às cansadas e justiça às exploradas. Veste-nos de força, e que possamos sorrir para o amanhã porque confiamos em ti.',
    leader: {
      lost: 'O poema vira régua para medir esposas, ou piada sobre quem não acorda cedo. É um canto de louvor a uma vida inteira, não a rotina de um dia. Peça aos homens que elogiem, em vez de cobrar.',
      tender:
        'Muitas saem deste texto exaustas e culpadas; solteiras, viúvas, mulheres sem filhos ou que foram traídas podem sentir-se fora. Honre-as pelo nome. Se alguma contar que em casa é humilhada ou agredida, o valor dela não está em suportar: Ligue 180.',
      differ:
        'Igrejas diferem sobre o papel da mulher na casa e no ministério, e usam este texto dos dois lados. Ele mostra uma mulher que cuida do lar, faz negócios e ensina. O que todos podem afirmar: ela teme ao Senhor e merece honra pública.',
    },
    comfort:
      'Ninguém precisa ser de ferro. Talvez hoje a sua força seja deixar que outra mão se estenda para você. Deus sabe de cada noite em que a sua lâmpada ficou acesa.',
    closing: 'O livro da sabedoria acaba em aplauso, e é para ela.',
    words: [
      'mulher virtuosa',
      'mulher forte',
      'mulher exemplar',
      'valor e muito maior que o de rubis',
      'excede o de rubis',
      'rubis',
      'forca e gloria',
      'forca e dignidade',
      'beleza e enganosa',
      'enganosa e a graca',
      'que teme ao senhor',
      'pao da preguica',
      'portas da cidade',
      'la e linho',
    ],
  },
]
