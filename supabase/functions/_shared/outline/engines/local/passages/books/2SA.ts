import type { BookPassages } from '../passage.ts'

export const SECOND_SAMUEL: BookPassages = [
  {
    verses: '1:17-27',
    key: '1:26',
    title: 'Como caíram os valentes',
    theme: 'chorar com honra',
    themes: ['luto', 'amizade', 'lingua', 'perdao'],
    idea: 'Davi perde no mesmo dia o perseguidor e o amigo e faz um canto para os dois: de um, escolhe o que merece ser lembrado; do outro, diz a dor sem vergonha; e manda o povo aprender a cantar.',
    context:
      'Saul e três filhos, um deles Jônatas, morreram na batalha do monte Gilboa. Saul tinha caçado Davi durante anos; Jônatas era o seu melhor amigo. A morte do rei abre a Davi o caminho do trono, e quem trouxe a notícia esperava festa e recompensa. Davi rasgou a roupa, chorou e jejuou até a tarde (1:1-16).',
    retold: [
      {
        verses: '1:17-20',
        says: 'Davi faz uma lamentação por Saul e Jônatas: pereceu a glória de Israel sobre as montanhas. Que ninguém conte em Gate, para que as filhas dos filisteus não se alegrem.',
      },
      {
        verses: '1:21-24',
        says: 'Davi pede que nem orvalho caia nos montes de Gilboa. Canta Saul e Jônatas, mais ligeiros que águias, juntos até na morte, e chama as filhas de Israel a chorar por Saul.',
      },
      {
        verses: '1:25-27',
        says: 'Davi repete: “Como caíram os valentes”. Sente angústia por Jônatas, seu irmão, que lhe foi muito doce, e diz que o amor dele foi mais maravilhoso que o das mulheres.',
      },
    ],
    read: {
      verses: '1:17-27',
      how: 'É um canto: uma pessoa lê as estrofes, e todos dizem juntos “Como caíram os valentes” sempre que aparece (19, 25 e 27). No 26, uma voz só, devagar.',
    },
    observe: [
      {
        ask: 'Que frase volta três vezes, e em que pontos do canto?',
        verses: '1:19, 1:25, 1:27',
        listen: 'Como caíram os valentes; no começo, no meio e no fim.',
      },
      {
        ask: 'Onde Davi não quer que a notícia chegue, e por quê?',
        verses: '1:20',
        listen: 'Gate e Asquelom, cidades inimigas; para que ninguém se alegre.',
      },
      {
        ask: 'O que ele pede aos montes, e o que pede às filhas de Israel?',
        verses: '1:21, 1:24',
        listen: 'Que não tenham orvalho nem chuva; que chorem por Saul, que as vestia.',
      },
      {
        ask: 'O que é dito de Saul e Jônatas juntos?',
        verses: '1:22-23',
        listen: 'Amados, não separados na morte, ligeiros como águias, fortes como leões.',
      },
      {
        ask: 'Como muda a linguagem quando ele fala só de Jônatas?',
        verses: '1:26',
        listen: 'Passa a falar com ele: por ti, irmão meu, me foste muito doce.',
      },
    ],
    interpret: [
      {
        ask: 'Saul atirou lanças em Davi, e nada disso entra no canto. Como você entende esse silêncio?',
        verses: '1:22-24',
        listen:
          'Não mente: Saul foi valente e vestiu o povo. Escolhe o que honra, e o resto fica entre ele e Deus.',
      },
      {
        ask: 'Por que, no meio da dor, ele se preocupa com o que vão cantar na cidade dos outros?',
        verses: '1:20',
        listen: 'Queda de alguém não é notícia para festa; ele protege os mortos da risada.',
        follow: 'Que queda de alguém você viu virar festa?',
      },
      {
        ask: 'Davi manda ensinar ao povo; muitos entendem que “o arco” é o nome deste canto. De que serve um povo inteiro saber chorar junto?',
        verses: '1:17-18',
        listen: 'Ninguém precisa achar as palavras sozinho; a dor ganha forma, data e companhia.',
      },
      {
        ask: 'Por Saul, ele pede que chorem as filhas de Israel; por Jônatas, diz que a angústia é dele. O que essa diferença ensina sobre luto?',
        verses: '1:24, 1:26',
        listen: 'Cada perda tem o seu tamanho; não é preciso sentir igual por todos, nem fingir.',
      },
    ],
    live: [
      {
        ask: 'Que amigo ou amiga foi muito doce para você?',
        listen: 'O nome e um gesto; pode ser alguém vivo.',
      },
      {
        ask: 'De alguém difícil que já se foi, o que é verdade, foi bom e merece ser lembrado?',
        listen: 'Se a resposta for nada, que seja nada. Ninguém insiste.',
        for: ['adults', 'elderly', 'long-believers'],
      },
      {
        ask: 'Quando um rival cai, perde ou passa vergonha, o que a turma posta, e o que seria não anunciar em Gate?',
        listen: 'Não repassar, não rir, mudar de assunto, procurar a pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que perda sua ficou sem canto, sem velório ou sem choro?',
        listen: 'Aborto, mudança, amizade, emprego, pandemia; deixe o silêncio.',
        for: ['mourning', 'adults', 'women', 'men'],
      },
      {
        ask: 'Dos que morreram na família, o que se conta às crianças, e que nome deixou de ser dito?',
        listen: 'Um nome dito hoje, se fizer bem.',
        for: ['parents', 'couples'],
      },
      {
        ask: 'Quem ensinou você a chorar, ou a engolir o choro?',
        listen: 'A cena; depois, o que gostaria de passar adiante.',
        for: ['men', 'young', 'singles', 'visitors'],
      },
      {
        ask: 'Que verso você gostaria que estivesse no canto sobre a sua vida?',
        listen: 'Uma linha, dita com calma ou com humor.',
        for: ['elderly', 'long-believers', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que música faz você lembrar de alguém já na primeira nota? Cantarole um pedacinho.',
        bridge: 'Davi fez uma música assim e mandou o povo aprender.',
      },
      {
        text: 'Que elogio do seu próprio velório você preferia ouvir já, em vida e com bolo?',
        bridge: 'Davi elogiou dois homens tarde demais, mas elogiou bem.',
        for: ['adults', 'elderly', 'couples', 'men'],
      },
    ],
    quiet: {
      text: 'Ponha para tocar, ou cante baixinho, a música que lembra uma pessoa de quem você sente falta.',
      bridge: 'Davi pôs a falta num canto.',
    },
    complete: [
      {
        name: 'Canto de quatro linhas',
        text: 'Complete: Como caiu … ! Não contem isso em … . Era ligeiro como … e forte como … . Angústia tenho por ti, … , que me foste … .',
      },
      {
        name: 'O que eu canto',
        text: 'Pense em alguém difícil que já se foi e faça duas listas: o que não preciso cantar; o que foi bom e é verdade. Se a segunda ficar vazia, deixe-a vazia, e entregue a folha a Deus.',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, diga a um amigo vivo, olhando para ele, uma frase que você diria no enterro dele.',
        tell: 'A cara que ele fez.',
      },
      {
        do: 'No domingo, ligue para quem perdeu alguém há mais de um ano, diga o nome da pessoa que morreu e peça uma história dela.',
        tell: 'A história, se puder ser contada.',
      },
    ],
    children: {
      truth: 'Posso chorar e lembrar o que foi bom.',
      to7: {
        story:
          'Davi estava muito, muito triste. O amigo dele, Jônatas, tinha morrido, e o rei Saul também. Davi chorou. Chorou até a tarde. Depois pegou a harpa e fez uma música. Na música, ele lembrava coisas boas: Jônatas era corajoso! Era rápido como uma águia e forte como um leão! Davi cantou: meu irmão Jônatas, que saudade, você foi tão bom para mim. E o rei Saul? Saul tinha sido mau com Davi. Mas Davi não falou mal dele. Só lembrou o que era bom. E ensinou a música para todos cantarem juntos. Quando a gente está triste, pode chorar e pode contar a Deus.',
        activity:
          'Com uma música calma, as crianças fazem uma águia com os braços e depois dizem o nome de alguém de quem têm saudade e uma coisa boa dessa pessoa.',
        questions: [
          'Por que Davi chorou?',
          'Com que bichos ele comparou os amigos?',
          'De quem você sente saudade?',
        ],
      },
      to12: {
        story:
          'Numa batalha, morreram no mesmo dia o rei Saul e o filho dele, Jônatas. Saul tinha perseguido Davi por anos. Jônatas era o melhor amigo de Davi. Agora Davi poderia ser rei, e o homem que trouxe a notícia achou que ele ia comemorar. Mas Davi rasgou a roupa e chorou. Depois fez um canto. Três vezes ele diz: como caíram os valentes! Pede que ninguém vá contar aos inimigos, para que não riam. De Saul, não lembra as maldades: diz que foi forte e que cuidou do povo. De Jônatas, fala como quem conversa com ele: meu irmão, você foi muito doce para mim, que angústia eu tenho. E mandou que todo o povo aprendesse a cantar. Davi mostrou que um guerreiro pode chorar e que a gente não precisa rir da queda de ninguém.',
        activity:
          'Escrevam juntos um canto de quatro linhas sobre alguém de quem a turma sente saudade, com um refrão que todos repetem.',
        questions: [
          'O que Davi escolheu lembrar de Saul?',
          'Por que ele não queria a notícia em Gate?',
          'Que coisa boa você quer lembrar de alguém?',
        ],
      },
      challenge: 'Conte a alguém de casa uma lembrança boa de uma pessoa de quem sente saudade.',
    },
    prayer:
      'Senhor, como caíram os nossos valentes! Recebe o nome de cada um. Guarda-nos de festejar a queda de alguém. Dá-nos palavras para quem foi doce, e verdade sem veneno para quem foi difícil.',
    leader: {
      lost: 'O versículo 26 compara amores, e há quem leve isso para debate ou piada. Davi fala da lealdade de um amigo que lhe entregou o próprio trono; fique nisso. No 18, o arco pode ser o nome do canto ou o treino com a arma: as traduções variam.',
      tender:
        'Saul tirou a própria vida na batalha (1 Samuel 31:4), e Davi o cantou com honra: diga isso a famílias que perderam alguém assim e ouviram condenação. Para quem sofreu abuso de quem morreu, ninguém peça elogio. Se o desejo for ir junto, CVV 188 e companhia.',
    },
    comfort:
      'Davi não se obrigou a entender. Repetiu três vezes a mesma linha, porque a dor repete. Repita a sua quantas vezes vier. Há canto na Bíblia que é só isso.',
    closing:
      'Jesus chorou diante do túmulo do amigo e depois o chamou pelo nome: o canto dos que caíram não é o último.',
    words: [
      'como cairam os valentes',
      'lamentacao de davi',
      'canto do arco',
      'gilboa',
      'saul e jonatas',
      'elegia',
      'nao o anuncieis em gate',
      'irmao meu jonatas',
      'ligeiros que aguias',
      'morte de saul',
      'morte de jonatas',
    ],
  },
  {
    verses: '5:17-25',
    key: '5:24',
    title: 'O som no alto das amoreiras',
    theme: 'perguntar a Deus outra vez',
    themes: ['oracao', 'obediencia', 'fe', 'humildade'],
    idea: 'O mesmo inimigo, no mesmo vale: Davi podia repetir o plano que deu certo, mas pergunta outra vez, e agora é dar a volta, esperar o som nas árvores e só então andar.',
    context:
      'Depois de anos fugindo e de sete reinando só em Judá, Davi é rei de todo o povo e tomou Jerusalém (5:1-12). Enquanto o país estava dividido, os filisteus o deixaram em paz; agora sobem todos contra ele. O vale de Refaim fica às portas da cidade nova.',
    retold: [
      {
        verses: '5:17-19',
        says: 'Os filisteus se espalham pelo vale, e Davi pergunta ao Senhor se deve ir contra eles. O Senhor responde que vá, porque vai entregá-los nas mãos dele.',
      },
      {
        verses: '5:20-21',
        says: 'Davi vence e diz que o Senhor rompeu os inimigos à sua frente, como as águas quando arrebentam. Os filisteus deixam ali seus ídolos, e Davi os queima.',
      },
      {
        verses: '5:22-25',
        says: 'Os filisteus voltam, Davi consulta de novo, e desta vez Deus manda rodear e só se mover ao ouvir um estrondo na copa das amoreiras. Davi obedece e os derrota até Gaza.',
      },
    ],
    read: {
      verses: '5:17-25',
      how: 'Leiam em duas partes, 17 a 21 e 22 a 25, com o mesmo leitor para Davi e outro para Deus. No 24, todos esfregam as mãos devagar, imitando folhas, e só param quando o leitor recomeça.',
    },
    observe: [
      {
        ask: 'O que faz os filisteus subirem, e onde eles se espalham?',
        verses: '5:17-18',
        listen: 'Saber que Davi foi ungido rei; o vale de Refaim.',
      },
      {
        ask: 'O que Davi pergunta, e que resposta recebe da primeira vez?',
        verses: '5:19',
        listen: 'Irei? Os entregarás? Vai, porque certamente entregarei.',
      },
      {
        ask: 'Que nome ele dá ao lugar, e a quem atribui a vitória?',
        verses: '5:20-21',
        listen: 'Baal-Perazim, por causa do romper; “O SENHOR rompeu meus inimigos”.',
      },
      {
        ask: 'Na segunda vez, o que se repete e o que muda na resposta?',
        verses: '5:22-24',
        listen: 'Mesmo inimigo e mesmo vale; não subas, rodeia, espera o som, então te move.',
      },
      {
        ask: 'Como Davi age, e até onde vai?',
        verses: '5:25',
        listen: 'Como o Senhor mandou; de Gibeá até Gaza.',
      },
    ],
    interpret: [
      {
        ask: 'O plano de ontem tinha funcionado. Por que perguntar de novo?',
        verses: '5:19, 5:22-23',
        listen:
          'A vitória foi do Senhor, e não do plano. Quem confia na receita já não precisa da voz.',
      },
      {
        ask: 'Ele compara a vitória com o romper das águas. O que essa imagem diz sobre quem fez a força?',
        verses: '5:20',
        listen:
          'Represa não se empurra: quando rompe, a gente corre atrás. O nome guarda a lembrança disso.',
      },
      {
        ask: 'O que custa ficar parado atrás das árvores, com o inimigo à vista, esperando um barulho?',
        verses: '5:23-24',
        listen:
          'Parecer medroso; perder a hora; confiar em outro ouvido. Depois do som, é preciso correr.',
        follow: 'O que é mais difícil para você: esperar ou mover-se na hora?',
      },
      {
        ask: 'Se o Senhor “sairá diante de ti”, o que sobra para Davi fazer, e por que ainda é tanto?',
        verses: '5:24-25',
        listen:
          'Ouvir, dar a volta, mover-se, lutar o dia todo. Ir atrás de Deus não é ficar sentado.',
      },
    ],
    live: [
      {
        ask: 'Em que assunto você vem repetindo um plano que um dia deu certo, sem perguntar outra vez?',
        listen: 'Criar o segundo filho como o primeiro, o mesmo discurso, a mesma venda.',
        for: ['adults', 'parents', 'men'],
      },
      {
        ask: 'Que problema, já vencido uma vez, voltou a se espalhar no mesmo vale?',
        listen: 'Dívida, vício, ciúme, doença; voltar não apaga a primeira vitória.',
      },
      {
        ask: 'Curso, namoro, emprego: onde você quer correr já, e o que seria esperar o som nas árvores?',
        listen: 'Conselho, tempo, um não ouvido; sem inventar sinal.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Como as decisões são tomadas na sua casa: quem pergunta, a quem, e em que hora?',
        listen: 'Uma decisão recente, contada pelos dois.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Quando a resposta de Deus foi dar a volta, em vez de ir de frente?',
        listen: 'O caminho mais longo que salvou alguma coisa.',
        for: ['long-believers', 'elderly', 'women', 'adults'],
      },
      {
        ask: 'Que nome você daria ao lugar em que uma represa se rompeu a seu favor?',
        listen: 'Um hospital, uma rua, um banco de praça; ponham o nome.',
      },
      {
        ask: 'Na sua ideia, como uma pessoa comum faz para perguntar alguma coisa a Deus?',
        listen: 'Toda resposta ajuda; depois contem os jeitos de vocês.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que barulho de longe você reconhece na hora: um portão, os passos de alguém, o carro do gás, o pastel chegando?',
        bridge: 'Davi precisava esperar um som no alto das amoreiras.',
      },
      {
        text: 'Que receita, atalho ou truque seu nunca falhava e foi falhar justo diante da visita?',
        bridge: 'Davi tinha um plano que deu certo e resolveu não repeti-lo sem perguntar.',
        for: ['adults', 'couples', 'young', 'elderly'],
      },
    ],
    quiet: {
      text: 'Abra a janela e escute durante um minuto o som mais distante que conseguir.',
      bridge: 'Um rei ficou assim, de ouvido nas folhas.',
    },
    complete: [
      {
        name: 'Mesmo vale',
        text: 'Complete: O problema que voltou é … . Da primeira vez, o que deu certo foi … . Desta vez, antes de repetir, pergunto: … . Se a resposta for dar a volta, eu teria de … .',
      },
      {
        name: 'Amoreira',
        text: 'Desenhe uma árvore. Na raiz, o que já sei que Deus quer: … . No tronco, com quem posso me aconselhar: … . Nas folhas, o que ainda estou esperando ouvir: … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, pegue uma decisão que você toma no automático e pergunte a Deus e a uma pessoa de juízo, como se fosse a primeira vez.',
        tell: 'A decisão e se o caminho mudou.',
      },
      {
        do: 'No sábado, fique quinze minutos debaixo de uma árvore, sem celular, com uma pergunta só para Deus.',
        tell: 'O que ouviu, ainda que tenham sido só as folhas.',
      },
    ],
    children: {
      truth: 'Posso perguntar a Deus outra vez, sempre.',
      to7: {
        story:
          'Davi era o rei novo. Uns inimigos vieram para brigar e se espalharam pelo vale. Davi perguntou: Deus, eu vou? Deus disse: vá! Davi foi, e Deus ajudou. Foi como uma água forte que abre caminho: chuá! Depois, os inimigos voltaram. O mesmo vale, outra vez! Davi pensou: já sei o que fazer? Não. Ele perguntou de novo: Deus, e agora? Deus disse: desta vez é diferente. Dê a volta por trás das amoreiras. Espere quietinho. Quando ouvir um barulho lá no alto das folhas, pode ir, que eu vou na frente! Davi esperou. Shhh… As folhas fizeram barulho, e Deus foi na frente. Deus gosta quando a gente pergunta.',
        activity:
          'Estátua das amoreiras: todos parados; quando um adulto sacode uma folha ou um papel, podem andar; quando para, param.',
        questions: [
          'O que Davi perguntou a Deus?',
          'Onde ele ouviu o barulho?',
          'O que você quer perguntar a Deus hoje?',
        ],
      },
      to12: {
        story:
          'Davi tinha acabado de se tornar rei quando os filisteus subiram com um exército e encheram o vale perto da cidade. Ele não saiu correndo. Perguntou ao Senhor: devo ir? Vai, respondeu Deus, e a vitória veio como uma represa que se rompe. Tempos depois, os filisteus voltaram para o mesmo vale. Qualquer um diria: é só fazer igual! Mas Davi perguntou de novo. E a resposta foi outra: desta vez não vá de frente. Dê a volta e espere atrás das amoreiras. Quando ouvir um som de marcha no alto das árvores, mexa-se depressa, porque eu saí na sua frente. Davi ficou parado, com o inimigo à vista, só escutando as folhas. Quando o som veio, ele foi. E descobriu que confiar em Deus não é decorar uma receita: é continuar perguntando.',
        activity:
          'Labirinto de ouvido: de olhos vendados, um anda pela sala guiado só pelo som que o parceiro faz com papel. Depois mudem o caminho: o de antes já não serve.',
        questions: [
          'Por que Davi perguntou de novo?',
          'O que mudou na segunda resposta?',
          'Que coisa você faz no automático e podia conversar com Deus antes?',
        ],
      },
      challenge: 'Antes de uma escolha nesta semana, pare e fale com Deus por um minuto.',
    },
    prayer:
      'Senhor, o problema voltou ao mesmo vale, e já íamos com o plano de ontem. Perguntamos de novo. Ensina-nos a dar a volta, a ficar quietos e a correr quando fores à frente.',
    leader: {
      lost: 'O grupo pode sair caçando amoreiras: que sinal devo esperar? Aqui o som foi combinado por Deus de antemão; Davi não o inventou. O que serve para todos é o caminho dele: perguntar, ouvir, esperar, obedecer, e perguntar de novo na vez seguinte.',
      tender:
        'Há quem tenha perguntado, obedecido como soube e visto tudo dar errado. Não diga que ouviu mal. E quem recaiu pode sentir que o vale é prova de fracasso: Davi também o viu encher-se duas vezes, sem ter feito nada de mau.',
      differ:
        'Como Deus orienta hoje? Uns contam com impressões, sonhos e palavras proféticas; outros, com a Escritura, o conselho e o bom senso, e desconfiam de sinais. Deixe que cada um conte como faz, e que todos guardem o que a Bíblia já deixou claro.',
    },
    comfort:
      'Às vezes o que Deus pede é só que você fique atrás das árvores. Não é preguiça nem medo. Ouça as folhas. Ele sabe a hora e vai na frente.',
    closing:
      'Jesus já saiu à nossa frente, até do outro lado da morte; quem o segue pode perguntar outra vez.',
    words: [
      'amoreiras',
      'balsameiras',
      'copas das amoreiras',
      'som de marcha',
      'estrondo nas amoreiras',
      'baal perazim',
      'vale de refaim',
      'rompimento das aguas',
      'consultou davi ao senhor',
      'nao subas rodeia',
      'filisteus subiram',
    ],
  },
  {
    verses: '6:12-23',
    key: '6:21',
    title: 'O rei que dançou na rua',
    theme: 'a alegria diante de Deus',
    themes: ['adoracao', 'humildade', 'identidade', 'familia'],
    idea: 'Davi dança sem a roupa do cargo porque sabe diante de quem está; a mesma alegria que abençoa o povo inteiro esbarra, na porta de casa, numa janela fechada.',
    context:
      'A primeira tentativa de trazer a arca terminou em morte e susto, e ela ficou três meses na casa de Obede-Edom, que foi muito abençoada. Agora Davi volta a buscá-la, com mais cuidado e com mais festa. Mical, filha de Saul, já fora dada, tirada e devolvida a Davi como peça de acordo.',
    retold: [
      {
        verses: '6:12-15',
        says: 'Davi traz a arca de Deus para a sua cidade. Logo nos primeiros seis passos há sacrifício, e o rei, vestido de linho, salta com toda a força ao som de trombeta.',
      },
      {
        verses: '6:16-19',
        says: 'Mical olha da janela, vê o rei saltando e o despreza no coração. Davi põe a arca na tenda, abençoa o povo e reparte pão, carne e vinho com todos.',
      },
      {
        verses: '6:20-23',
        says: 'Davi volta para abençoar a própria casa, e Mical zomba dele por se descobrir diante das criadas. Davi responde que dança diante do Senhor, e Mical nunca tem filhos.',
      },
    ],
    read: {
      verses: '6:12-22',
      how: 'Ponham uma música animada baixinho até o 15. No 16, desliguem de repente e deixem o silêncio trabalhar.',
    },
    observe: [
      {
        ask: 'Com que gestos e sons a arca entra na cidade?',
        verses: '6:12-15',
        listen: 'Alegria, sacrifícios, saltos com toda a força, trombeta, o rei de linho simples.',
      },
      {
        ask: 'Onde está Mical, o que vê e o que sente?',
        verses: '6:16',
        listen: 'Na janela, de longe; despreza-o no coração.',
      },
      {
        ask: 'O que Davi faz pelo povo e o que pretendia fazer ao chegar em casa?',
        verses: '6:18-20',
        listen: 'Abençoa, reparte comida a todos, homens e mulheres; e ia abençoar os seus.',
      },
    ],
    interpret: [
      {
        ask: 'Davi tira a roupa de rei e veste linho, como os que servem. O que esse traje diz sobre ele diante de Deus?',
        verses: '6:14, 6:21-22',
        listen: 'Ali não há cargo; é mais um do povo que adora.',
      },
      {
        ask: 'O que Mical pode estar chorando por trás da ironia?',
        verses: '6:16, 6:20',
        listen: 'Pai morto, casamento de acordos, dignidade ferida: não a julgue depressa.',
        follow: 'E o que faltou na resposta de Davi a ela?',
      },
      {
        ask: 'Depois da festa, cada pessoa volta com pão, carne e vinho. Que relação há entre adorar e repartir?',
        verses: '6:18-19',
        listen: 'Louvor que não chega ao prato do povo fica pela metade.',
      },
    ],
    live: [
      {
        ask: 'O que ainda prende o seu corpo quando você quer se alegrar em Deus: idade, cargo, vergonha, o que vão pensar?',
        listen: 'Há temperamentos quietos; alegria não tem um só jeito.',
        for: ['adults', 'men', 'elderly'],
      },
      {
        ask: 'Diante de quem você deixa de fazer coisas boas por medo de pagar mico?',
        listen: 'Orar no refeitório, cantar, defender alguém, dançar.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Chegar em casa depois de um dia bom e encontrar gelo: o que vocês dois fazem nessa hora?',
        listen: 'Peça um jeito de entrar e um jeito de receber.',
        for: ['couples'],
      },
      {
        ask: 'De que janela você costuma assistir à alegria dos outros, e o que dói aí dentro?',
        listen: 'Mágoa antiga endurece; acolha a Mical que há em nós.',
        for: ['women', 'singles', 'long-believers'],
      },
      {
        ask: 'Qual maneira de adorar, diferente da sua, você aprendeu a respeitar?',
        listen: 'Palma, silêncio, terço, hinário, banda: conte uma história.',
        for: ['long-believers', 'adults', 'visitors'],
      },
      {
        ask: 'O que, no caminho com Deus, já deu a você uma alegria que não coube sentada?',
        listen: 'Frescor de quem começa faz bem aos antigos.',
        for: ['new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual música faz você dançar onde estiver: fila, cozinha, trânsito? Quem tiver coragem demonstra.',
        bridge: 'Um rei saiu dançando pela rua, e nem todo mundo aplaudiu.',
      },
      {
        text: 'Em que ocasião você se vestiu errado para a festa: chique demais, simples demais, fantasia no dia trocado?',
        bridge: 'Davi trocou de roupa de propósito e deu o que falar.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Ponha uma música que você ama, sem ninguém por perto. Deixe um pé, ou um ombro, acompanhar.',
      bridge: 'Davi saltava diante do Senhor, e era para ele que olhava.',
    },
    complete: [
      {
        name: 'Rua e janela',
        text: 'Desenhe uma rua e uma janela. Na rua, o que faria você dançar diante de Deus. Na janela, o que o tem deixado só olhando. Trace um caminho de uma à outra.',
      },
      {
        name: 'Diante de quem',
        text: 'Complete: quando penso nos outros, eu …; quando lembro que estou diante do Senhor, eu …; nesta semana, diante dele, vou …',
      },
    ],
    challenges: [
      {
        do: 'Louve a Deus de um modo que você nunca usa: cantando alto, em silêncio, de joelhos, dançando na cozinha, escrevendo.',
        tell: 'Como foi para o corpo e quem viu.',
      },
      {
        do: 'Depois de uma alegria, reparta: leve comida ou um presente a alguém e abençoe a sua casa ao chegar.',
        tell: 'O que repartiu e como foi recebido na porta.',
      },
    ],
    children: {
      truth: 'Posso me alegrar diante de Deus com o corpo todo.',
      to7: {
        story:
          'A arca de Deus ia chegar à cidade! A arca era uma caixa dourada que lembrava que Deus estava com o povo. O rei Davi ficou tão contente que tirou a capa de rei, vestiu uma roupa simples e foi dançando na frente: pula, gira, pula! Tocavam trombetas: Tu-tu-tu! Todo mundo cantava. A rainha Mical olhou pela janela e achou feio. Ela não estava feliz. Mas Davi disse: Eu danço para Deus! Depois da festa, Davi deu pão e comida gostosa para cada pessoa, homens e mulheres. Ninguém foi embora de mãos vazias.',
        activity:
          'Façam uma procissão pela sala com uma caixa enfeitada, pulando e tocando tampas. No fim, repartam um pãozinho com todos.',
        questions: [
          'Por que Davi dançou?',
          'O que Davi deu para as pessoas?',
          'Como você gosta de se alegrar com Deus?',
        ],
      },
      to12: {
        story:
          'A arca da aliança, sinal da presença de Deus, estava na casa de um homem chamado Obede-Edom, e a família dele vivia abençoada. Davi resolveu levá-la para Jerusalém. Foi a maior festa! A cada poucos passos paravam para agradecer. Davi tirou as roupas de rei, vestiu uma túnica simples de linho e dançou com toda a força, no meio do povo. De uma janela, Mical, sua esposa, viu e sentiu desprezo. Ela carregava muita tristeza no coração. Quando ele chegou em casa para abençoar a família, ela fez uma piada amarga: que bonito, o rei se exibindo! Davi respondeu que dançava diante do Senhor, e não para os outros. Antes disso, ele tinha repartido pão e carne com cada homem e cada mulher. Diante de Deus ninguém precisa de roupa de rei. Mas é triste quando a alegria da rua não consegue entrar em casa.',
        activity:
          'Criem um louvor com o corpo: cada um inventa um gesto para uma frase de gratidão, e o grupo repete em sequência.',
        questions: [
          'Por que Davi trocou a roupa de rei por uma simples?',
          'O que Mical talvez estivesse sentindo por dentro?',
          'Quando a vergonha impede você de fazer algo bom?',
        ],
      },
      challenge: 'Cante ou dance de alegria diante de Deus com alguém da família.',
    },
    prayer:
      'Senhor, diante de ti não precisamos de cargo. Solta o que em nós está preso de vergonha. Olha com ternura para quem ficou na janela, com motivos que ninguém conhece. Que a festa da rua chegue à nossa mesa.',
    leader: {
      lost: 'Vira disputa sobre dança e estilo de culto, ou piada de casal. O texto não manda dançar; mostra alguém esquecido de si diante de Deus e uma casa onde faltou conversa.',
      tender:
        'O versículo 23 pode ser ouvido como se Deus castigasse com esterilidade: o texto não diz isso, e você pode dizê-lo. Mulheres tratadas como Mical, passadas de mão em mão, merecem compaixão, não lição.',
      differ:
        'Há igrejas que louvam com dança e instrumentos e outras que preferem o recolhimento. As duas maneiras podem nascer do mesmo amor.',
    },
    comfort:
      'Se hoje você está na janela, e a festa lá embaixo chega a doer, ninguém vai obrigar você a descer. Deus passa na rua, e também conhece o que se sente atrás do vidro.',
    closing: 'Diante do Senhor, cabe o corpo inteiro.',
    words: [
      'arca',
      'davi',
      'mical',
      'obede edom',
      'danca',
      'dancou',
      'saltava',
      'efode de linho',
      'janela',
      'jerusalem',
      'jubilo',
      'trombeta',
      'menosprezou',
      'adoracao',
      'mais vil',
    ],
  },
  {
    verses: '7:1-17',
    key: '7:11',
    title: 'Quem constrói a casa de quem?',
    theme: 'a promessa feita a Davi',
    themes: ['graca', 'esperanca', 'humildade', 'adoracao'],
    idea: 'Davi quer fazer uma casa para Deus e ouve um não cheio de carinho: é Deus quem fará uma casa para ele, um reino que chega até Jesus e não acaba.',
    context:
      'As guerras pararam. Davi olha as paredes de cedro e se incomoda: Deus mora em tenda. O profeta Natã aprova na hora, mas naquela noite Deus o manda voltar com outra palavra. Depois, Davi se sentará diante do Senhor e perguntará: quem sou eu?',
    retold: [
      {
        verses: '7:1-3',
        says: 'Davi diz ao profeta Natã que mora em casa de cedro, e a arca de Deus, entre cortinas. Natã responde que siga o que tem no coração.',
      },
      {
        verses: '7:4-7',
        says: 'Deus manda Natã perguntar se é Davi quem lhe fará uma casa. Desde o Egito, o Senhor anda em tenda e nunca pediu casa de cedro.',
      },
      {
        verses: '7:8-11',
        says: 'Deus lembra que tirou Davi de trás das ovelhas e esteve sempre com ele. Promete ao povo um lugar seguro e a Davi, uma dinastia.',
      },
      {
        verses: '7:12-17',
        says: 'Um descendente de Davi edificará a casa, e Deus lhe será pai: se errar, será castigado, sem perder a misericórdia. O trono será firme para sempre.',
      },
    ],
    read: {
      verses: '7:5-16',
      how: 'A cada vez que Deus disser algo que ele fez ou fará, alguém põe um bloco ou livro no centro. No fim, contem.',
    },
    observe: [
      {
        ask: 'Que pergunta Deus faz, e o que lembra sobre onde tem morado?',
        verses: '7:5-7',
        listen: 'Tu me edificarás? Andou em tenda com o povo e nunca pediu cedro.',
      },
      {
        ask: 'De onde Deus tirou Davi, e o que fez por ele?',
        verses: '7:8-9',
        listen: 'Do curral; esteve com ele, venceu inimigos, deu nome.',
      },
      {
        ask: 'O que Deus promete ao povo, a Davi e ao filho dele?',
        verses: '7:10-13',
        listen: 'Lugar, descanso, dinastia, filho que edifica, trono.',
      },
      {
        ask: 'O que acontece se esse filho errar?',
        verses: '7:14-15',
        listen: 'Será corrigido; a misericórdia não será tirada.',
      },
    ],
    interpret: [
      {
        ask: 'O plano de Davi era bom e sincero, e Natã concordou. Por que Deus diz não?',
        verses: '7:5-7',
        listen: 'Deus não precisa ser instalado; a iniciativa é dele.',
        follow: 'Que bom plano seu ouviu um não?',
      },
      {
        ask: 'Nestes versículos, quantos verbos são de Deus, e quantos de Davi? O que isso muda na ideia de servir?',
        verses: '7:8-13',
        listen: 'Quase tudo é Deus quem faz; servir é resposta.',
      },
      {
        ask: '“Eu lhe serei pai, e ele me será filho.” Em Salomão isso começa. Em quem se completa, e como?',
        verses: '7:13-16',
        listen: 'Jesus, filho de Davi, reino sem fim; nele a casa somos nós.',
      },
    ],
    live: [
      {
        ask: 'O que você quer fazer para Deus, e o que ele talvez queira fazer em você primeiro?',
        listen: 'Projeto, ministério, promessa; sem desanimar ninguém.',
        for: ['adults', 'long-believers', 'men'],
      },
      {
        ask: 'Que não, recebido com dor, se mostrou depois maior que o seu sim?',
        listen: 'Vaga, namoro, casa; há quem ainda não veja.',
        for: ['adults', 'singles', 'women', 'mourning'],
      },
      {
        ask: 'De que curral Deus tirou você, e quem ainda se lembra disso?',
        listen: 'Origem sem vergonha.',
        for: ['elderly', 'new-believers', 'adults'],
      },
      {
        ask: 'Um conselheiro bom, como Natã, deu a resposta errada e voltou atrás. Como você age quando percebe que aconselhou mal?',
        listen: 'Voltar, dizer, sem orgulho.',
        for: ['long-believers', 'parents', 'couples'],
      },
      {
        ask: 'Que sonho grande você carrega, e como seria se outro o realizasse depois de você?',
        listen: 'Salomão construiu; Davi preparou.',
        for: ['young', 'teens', 'elderly'],
      },
      {
        ask: 'Saber que Deus corrige sem retirar a misericórdia: com que ideia de pai isso bate ou combina?',
        listen: 'Histórias diferentes; cuidado.',
        for: ['visitors', 'new-believers', 'teens'],
      },
    ],
    icebreakers: [
      {
        text: 'Se você pudesse construir hoje qualquer coisa para alguém que ama, o que seria?',
        bridge: 'Davi quis construir uma casa para Deus.',
      },
      {
        text: 'Qual foi o presente que você deu e a pessoa, na mesma hora, tinha um bem maior para você?',
        bridge: 'Davi foi dar um presente e ficou sem palavras.',
        for: ['adults', 'couples', 'young', 'teens'],
      },
    ],
    quiet: {
      text: 'Olhe para o teto que está sobre você. Pense em quem o levantou.',
      bridge: 'Davi olhou o teto de cedro e teve uma ideia.',
    },
    complete: [
      {
        name: 'Casa e casa',
        text: 'Desenhe duas casas. Na primeira, o que quero fazer para Deus. Na segunda, o que Deus diz que faz por mim. Compare o tamanho.',
      },
      {
        name: 'Do curral',
        text: 'Complete: Deus me tirou de … , esteve comigo em … , e me prometeu … . O que eu não vou ver terminar é … .',
      },
    ],
    challenges: [
      {
        do: 'Ajude em segredo a realizar o sonho de outra pessoa: junte material, recurso ou contato.',
        tell: 'O que separou para ela, sem dizer o nome.',
      },
      {
        do: 'Sente-se dez minutos diante de Deus, como Davi faria depois, e enumere o que ele já fez.',
        tell: 'O item que você quase esqueceu.',
      },
    ],
    children: {
      truth: 'Deus faz por mim mais do que eu por ele.',
      to7: {
        story:
          'O rei Davi morava numa casa bem bonita, de madeira cheirosa. Um dia ele pensou: eu tenho casa, e a arca de Deus fica numa tenda! Vou fazer uma casa para Deus. O amigo Natã gostou da ideia. Mas de noite Deus falou com Natã: diga a Davi que eu nunca pedi uma casa. Eu andei junto com o meu povo na tenda. Eu tirei Davi de perto das ovelhas e cuidei dele. Agora sou eu que vou fazer uma coisa para ele: uma família de reis, e um reino que não acaba nunca! Davi ficou de boca aberta. Sabe quem é o rei que não acaba? Jesus!',
        activity:
          'Casinha de blocos: a cada bloco, digam uma coisa que Deus já fez por vocês. No telhado, uma coroa para Jesus.',
        questions: [
          'O que Davi queria fazer?',
          'O que Deus prometeu?',
          'O que Deus já fez por você?',
        ],
      },
      to12: {
        story:
          'Davi, que tinha sido pastor, agora morava num palácio de cedro. As guerras acabaram. Ele olhou em volta e ficou sem jeito: eu aqui, e a arca de Deus numa tenda! Contou ao profeta Natã que queria construir uma casa para Deus. Natã respondeu: faça! Parecia óbvio. Mas, naquela noite, Deus corrigiu Natã: diga a Davi que eu nunca pedi casa. Eu sempre andei com o meu povo. Fui eu que tirei Davi do meio das ovelhas e estive com ele em todo lugar. E agora eu é que vou fazer uma casa para ele, uma família. Um filho dele vai reinar para sempre. Se errar, eu corrijo como um pai, mas não tiro o meu amor. O filho que veio logo foi Salomão. O filho que reina para sempre é Jesus.',
        activity:
          'Balança: num prato, papéis com o que fazemos para Deus; no outro, o que ele faz por nós. Vejam qual pesa mais.',
        questions: [
          'Por que Deus disse não ao plano?',
          'O que ele prometeu no lugar?',
          'Que não você já ouviu e depois entendeu?',
        ],
      },
      challenge: 'Agradeça a Deus por cinco coisas que ele fez por você.',
    },
    prayer:
      'Senhor, viemos com o nosso projeto, e tu nos mostraste o curral de onde nos tiraste. Quem somos nós? Corrige-nos como filhos, não retires a tua misericórdia, e reina para sempre, Jesus, na casa que somos nós.',
    leader: {
      lost: 'Casa e dinastia são a mesma palavra em hebraico, e é esse o jogo do texto. Explique em uma frase. Não deixe virar campanha de construção, nem contra nem a favor.',
      tender:
        'O versículo 14 fala em vara e açoites. Quem apanhou do pai pode travar. Diga que Deus promete corrigir sem abandonar, e que isso não autoriza bater em ninguém. Criança agredida: Disque 100.',
    },
    comfort:
      'Você queria ter feito mais por Deus e não deu. Ouça o que ele respondeu a Davi: estive contigo por onde quer que foste. A casa é ele quem faz.',
    closing: 'Deus recusou o cedro e prometeu um Filho.',
    words: [
      'nata',
      'casa de cedro',
      'promessa a davi',
      'alianca davidica',
      'tu me edificaras',
      'detras das ovelhas',
      'trono para sempre',
      'dinastia',
      'cortinas',
      'eu lhe serei pai',
      'filho de davi',
      'curral',
    ],
  },
  {
    verses: '9:1-13',
    key: '9:7',
    title: 'Um lugar na mesa do rei',
    theme: 'a graça que vai buscar',
    themes: ['graca', 'fidelidade', 'identidade', 'generosidade'],
    idea: 'Davi procura alguém da família inimiga para fazer o bem, manda buscá-lo no lugar sem pasto e lhe dá cadeira de filho, para sempre.',
    context:
      'Novos reis costumavam eliminar os parentes do antigo. Davi tinha prometido a Jônatas que não faria isso. Mefibosete, filho de Jônatas, caiu do colo da ama aos cinco anos, numa fuga, e desde então não anda. Vive escondido em Lo-Debar, nome que soa como lugar sem pasto.',
    retold: [
      {
        verses: '9:1-4',
        says: 'Davi pergunta se ainda resta alguém da casa de Saul a quem possa fazer o bem, por causa de Jônatas. O servo Ziba lhe fala de um filho.',
      },
      {
        verses: '9:5-8',
        says: 'Mefibosete chega e se prostra. Davi lhe diz que não tenha medo, devolve as terras da família e o convida à sua mesa, e Mefibosete se chama de “um cão morto”.',
      },
      {
        verses: '9:9-11',
        says: 'Davi manda Ziba, com seus filhos e servos, lavrar as terras para Mefibosete. O filho de Jônatas comerá à mesa do rei como um dos filhos dele.',
      },
      {
        verses: '9:12-13',
        says: 'Mefibosete, que tem um filho pequeno, passa a morar em Jerusalém. Coxo dos dois pés, come sempre à mesa do rei.',
      },
    ],
    read: {
      verses: '9:1-11',
      how: 'Preparem uma mesa com uma cadeira vazia e bonita. Quem lê Mefibosete começa longe e é trazido até ela.',
    },
    observe: [
      {
        ask: 'Que pergunta Davi faz, e por amor a quem?',
        verses: '9:1, 9:3',
        listen: 'Se restou alguém a quem fazer misericórdia, por causa de Jônatas.',
      },
      {
        ask: 'Como Mefibosete se apresenta, e como Davi o chama?',
        verses: '9:6-8',
        listen: 'Servo, cão morto; Davi diz o nome dele e que não tema.',
      },
      {
        ask: 'Quais são os três presentes do rei?',
        verses: '9:7, 9:9-11',
        listen: 'As terras, quem as cultive e lugar à mesa como filho.',
      },
    ],
    interpret: [
      {
        ask: 'Mefibosete não pediu nada nem podia retribuir. De onde vem, então, a bondade que recebe?',
        verses: '9:1, 9:7',
        listen: 'De uma aliança anterior a ele; isso é graça.',
        follow: 'Que promessa antiga alcança a gente em Jesus?',
      },
      {
        ask: 'Davi podia mandar uma pensão a Lo-Debar. Por que quer o homem sentado com ele?',
        verses: '9:7, 9:11',
        listen: 'Quer pertença, e não só sustento; a mesa faz família.',
      },
      {
        ask: 'O que acontece por dentro de alguém que se chama de cão morto e passa a comer todos os dias com príncipes?',
        verses: '9:8, 9:11',
        listen: 'Leva tempo; a mesa repetida cura o nome.',
      },
    ],
    live: [
      {
        ask: 'Em que Lo-Debar você já viveu, escondido, certo de que ninguém procuraria?',
        listen: 'Depressão, dívida, fracasso, vergonha do corpo.',
        for: ['adults', 'men', 'women'],
      },
      {
        ask: 'Que nome feio você se dá quando ninguém ouve, e o que seria ouvir o seu nome na voz do Rei?',
        listen: 'Não precisa dizer o nome feio; diga o nome da pessoa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Por amor a quem, que já se foi ou está longe, você poderia fazer o bem a alguém?',
        listen: 'Filho do amigo, viúva do colega, neto da professora.',
        for: ['adults', 'elderly', 'mourning'],
      },
      {
        ask: 'O que a nossa casa, a nossa célula ou a nossa igreja precisaria mudar para que uma pessoa com deficiência ficasse à vontade?',
        listen: 'Degrau, banheiro, letra grande, paciência: saiam com uma tarefa.',
        for: ['long-believers', 'adults', 'couples'],
      },
      {
        ask: 'O que é mais difícil para você: sentar-se à mesa de graça, ou continuar sentado no dia seguinte?',
        listen: 'Muitos aceitam uma vez e voltam a querer pagar.',
        for: ['new-believers', 'visitors', 'singles'],
      },
      {
        ask: 'Quem vocês poderiam trazer para comer sempre, e não só uma vez, na mesa de vocês?',
        listen: 'Sempre é a palavra do texto; escolham um dia fixo.',
        for: ['couples', 'parents'],
      },
    ],
    icebreakers: [
      {
        text: 'Na mesa da sua infância, quem sentava onde? O que acontecia com quem pegasse o lugar errado?',
        bridge: 'Um homem ganhou, de surpresa, uma cadeira fixa na mesa do rei.',
      },
      {
        text: 'Você já foi chamado pelo chefe, diretor ou síndico e passou o caminho inteiro pensando no que tinha feito?',
        bridge: 'Mefibosete deve ter tremido o caminho todo até o palácio.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Puxe para perto da mesa uma cadeira e sente-se nela como quem foi convidado. Ponha as mãos sobre a mesa.',
      bridge: 'Comerás sempre pão à minha mesa, disse um rei.',
    },
    complete: [
      {
        name: 'Cartão de lugar',
        text: 'Faça um cartão de mesa com o seu nome, bem caprichado. No verso, escreva: estou aqui por causa de …; o que eu pensava que me excluía era …',
      },
      {
        name: 'Restou alguém?',
        text: 'Liste pessoas ou famílias com quem você, ou os seus, teve conflito. Ao lado de uma delas: a quem, dessa casa, eu poderia fazer o bem, por causa de …?',
      },
    ],
    challenges: [
      {
        do: 'Vá buscar alguém, de carro, a pé ou de ônibus, que não viria sozinho a uma mesa boa, e sente-se ao lado dessa pessoa.',
        tell: 'O que ela contou no caminho.',
      },
      {
        do: 'Faça um bem a um filho, neto ou aluno de quem foi bom com você, dizendo por quê.',
        tell: 'Que lembrança do amigo antigo apareceu.',
        for: ['adults', 'elderly', 'long-believers'],
      },
    ],
    children: {
      truth: 'Deus me chama pelo nome e me dá lugar à mesa.',
      to7: {
        story:
          'Davi agora era rei. Ele se lembrou do amigo Jônatas e perguntou: Sobrou alguém da família dele? Quero fazer o bem! Disseram: Sobrou um filho, o Mefibosete. Ele não pode andar, machucou os pezinhos quando era pequeno. Mora bem longe. O rei mandou buscá-lo. Mefibosete chegou com medo: Será que o rei está bravo? Mas Davi disse o nome dele com carinho: Mefibosete! Não tenha medo. Você vai ter casa, terra e vai comer comigo todos os dias. Todos os dias! E Mefibosete ganhou um lugar na mesa, pertinho do rei, como se fosse filho.',
        activity:
          'Façam plaquinhas com o nome de cada um e montem uma mesa. Cada criança é buscada na porta e levada de mãos dadas até o seu lugar.',
        questions: [
          'Quem Davi mandou buscar?',
          'O que Davi deu a ele?',
          'Quem você quer chamar para a sua mesa?',
        ],
      },
      to12: {
        story:
          'Mefibosete era neto do rei Saul. Quando tinha cinco anos, chegou a notícia de que o pai e o avô tinham morrido na guerra. A ama o pegou e fugiu correndo, mas ele caiu e nunca mais pôde andar. Cresceu escondido num lugar pobre. Naquele tempo, os reis novos perseguiam a família dos reis antigos. Por isso, quando os soldados de Davi bateram à porta, ele deve ter pensado que era o fim. No palácio, curvou-se e disse: por que o senhor olha para alguém como eu? Mas Davi o chamou pelo nome: Mefibosete, não tenha medo. Vou ser bom com você por causa do seu pai, Jônatas, meu amigo. Devolveu-lhe as terras e disse a frase mais bonita: você vai comer sempre à minha mesa. Sempre! E o rapaz que não podia andar se sentou, todos os dias, entre os filhos do rei. Quando a mesa está posta, ninguém repara nos pés.',
        activity:
          'Preparem um lanche em que ninguém se serve sozinho: cada um serve quem está ao lado, perguntando o nome completo e algo de que a pessoa gosta.',
        questions: [
          'Por que Davi foi bom com alguém que não podia retribuir?',
          'O que mudou para Mefibosete ao ouvir o próprio nome?',
          'O que falta para que todos consigam participar das nossas brincadeiras?',
        ],
      },
      challenge: 'Chame para sentar com você alguém que costuma ficar longe.',
    },
    prayer:
      'Rei bondoso, tu mandaste nos buscar quando a gente se escondia. Obrigado pela cadeira com o nosso nome. Cura o que nos chamamos por dentro. Faz da nossa mesa lugar de sempre para quem vem de Lo-Debar.',
    leader: {
      lost: 'O texto vira só alegoria da salvação ou só lição de inclusão. Deixe as duas coisas conversarem: a graça recebida e a mesa aberta.',
      tender:
        'Pessoas com deficiência e suas famílias já ouviram a deficiência ser usada como símbolo de pecado ou defeito. Não faça isso. Davi não condiciona nada à cura. Pergunte como a pessoa prefere que se fale dela.',
    },
    comfort:
      'Você não precisa chegar andando. O rei mandou buscar. Há uma cadeira, e o seu nome está nela; hoje, amanhã, e nos dias em que você achar que não merece.',
    closing: 'Sempre à mesa, como um dos filhos.',
    words: [
      'mefibosete',
      'davi',
      'jonatas',
      'ziba',
      'lo debar',
      'mesa do rei',
      'coxo',
      'aleijado dos pes',
      'misericordia por causa de jonatas',
      'cao morto',
      'maquir',
      'comeras pao',
      'graca',
      'casa de saul',
    ],
  },
  {
    verses: '11:1-27',
    key: '11:1',
    title: 'O rei que ficou em casa',
    theme: 'o pecado que cresce no escondido',
    themes: ['tentacao', 'justica', 'santidade', 'arrependimento'],
    idea: 'Davi tem poder demais e freio de menos: vê, manda buscar, toma, encobre e mata; e o capítulo inteiro espera, em silêncio, a última frase, a única em que Deus aparece.',
    context:
      'É primavera, tempo de guerra, e o rei envia todo mundo e fica. O verbo enviar percorre o capítulo: Davi manda e todos obedecem. Bate-Seba não tem voz; Urias, soldado estrangeiro, mostra mais lealdade que o rei.',
    retold: [
      {
        verses: '11:1-5',
        says: 'Davi vê do terraço uma mulher se lavando. Ouve que é casada com Urias, manda buscá-la e dorme com ela, que engravida.',
      },
      {
        verses: '11:6-13',
        says: 'Davi chama Urias da batalha e insiste que vá para casa. Urias dorme à porta do palácio, porque os companheiros estão em tendas.',
      },
      {
        verses: '11:14-17',
        says: 'Davi escreve a Joabe que abandone Urias no mais forte da luta. O próprio Urias leva a carta, e morre.',
      },
      {
        verses: '11:18-25',
        says: 'Joabe manda contar ao rei a morte de Urias. Davi responde que Joabe não se entristeça, a espada é assim mesmo.',
      },
      {
        verses: '11:26-27',
        says: 'A mulher de Urias chora o marido, e Davi a toma por mulher. Nasce um filho, mas Davi desagradou ao Senhor.',
      },
    ],
    read: {
      verses: '11:1-11',
      how: 'Leitura sóbria, sem dramatização. A cada vez que Davi enviar alguém, o grupo bate de leve na mesa.',
    },
    observe: [
      {
        ask: 'Onde todos estão, e onde está Davi?',
        verses: '11:1',
        listen: 'Reis na guerra, exército no cerco; Davi em casa.',
      },
      {
        ask: 'Que verbos descrevem os passos do rei até o versículo 5?',
        verses: '11:2-5',
        listen: 'Viu, perguntou, enviou, tomou, dormiu: rápido e sem conversa.',
      },
      {
        ask: 'O que Urias responde quando Davi lhe oferece ir para casa?',
        verses: '11:8-11',
        listen: 'A arca e os companheiros estão em tendas; não farei tal coisa.',
      },
    ],
    interpret: [
      {
        ask: 'Disseram a Davi que ela era filha de alguém e mulher de alguém. O que ele fez com essa informação?',
        verses: '11:3-4',
        listen: 'Passou por cima: via um desejo, não uma pessoa.',
      },
      {
        ask: 'Um rei manda soldados buscarem uma mulher. Que espaço tinha Bate-Seba para dizer não?',
        verses: '11:4',
        listen: 'Quase nenhum; a Bíblia culpa Davi, nunca a ela.',
        follow: 'Como o poder muda o sentido da palavra consentir?',
      },
      {
        ask: 'Por que a retidão de Urias, em vez de acordar Davi, o empurra para algo pior?',
        verses: '11:8-11',
        listen: 'Quem encobre vê o justo como obstáculo; um pecado pede outro.',
      },
    ],
    live: [
      {
        ask: 'Em que hora e lugar da semana você fica em casa da guerra: sozinho, ocioso, sem prestar contas?',
        listen: 'Basta localizar a hora; não peça o resto.',
        for: ['men', 'adults', 'singles'],
      },
      {
        ask: 'Do terraço para o celular: em que momento o olhar vira busca, e que freio funciona com você?',
        listen: 'Fale sem escândalo: sono, companhia, filtro, amigo.',
        for: ['young', 'teens', 'men'],
      },
      {
        ask: 'Que poder você tem, pequeno que seja, sobre alguém que dificilmente diria não?',
        listen: 'Chefe, pai, professor, líder, quem paga: exame honesto.',
        for: ['adults', 'long-believers', 'parents'],
      },
      {
        ask: 'O que você já tentou encobrir, e quanto custou o segundo passo em comparação com o primeiro?',
        listen: 'Resposta por dentro; diga que há caminho de volta.',
        for: ['adults', 'couples'],
      },
      {
        ask: 'Que combinados livres e claros deixam vocês dois mais protegidos?',
        listen: 'Senha não é confiança; conversa é.',
        for: ['couples'],
      },
      {
        ask: 'A Bíblia conta isto do seu maior rei sem esconder. O que essa franqueza lhe provoca?',
        listen: 'Uns se decepcionam, outros confiam mais: ouça ambos.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Que pequena mentira sua precisou de outra, e de mais outra, até virar novela?',
        bridge: 'Começou com um passeio no terraço. Vamos ver até onde foi.',
      },
      {
        text: 'O que você apronta quando todos saem e a casa fica só para você? Versão publicável.',
        bridge: 'Num ano em que todos saíram, Davi ficou.',
        for: ['young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Vire o celular com a tela para baixo e deixe-o assim por alguns minutos. Repare na inquietação ou no alívio.',
      bridge: 'Num fim de tarde sem ocupação, um rei caminhava pelo terraço.',
    },
    complete: [
      {
        name: 'Escada para baixo',
        text: 'Desenhe cinco degraus descendo, do primeiro olhar até o pior. Marque em que degrau você costuma perceber. Escreva ao lado quem poderia chamar ali.',
      },
      {
        name: 'Prestação de contas',
        text: 'Complete: ninguém me pergunta sobre …; a pessoa que poderia perguntar é …; a pergunta que eu quero que me faça é …',
      },
    ],
    challenges: [
      {
        do: 'Dê a uma pessoa madura, do mesmo sexo, licença para perguntar como você está nas horas de terraço. Marquem o dia.',
        tell: 'Se a conversa aconteceu; nada do conteúdo.',
      },
      {
        do: 'Devolva o nome a alguém: numa conversa que trata uma pessoa como objeto, diga que ela é filha, irmã ou mãe de alguém, e mude o rumo.',
        tell: 'O que aconteceu com o riso da roda.',
        for: ['men', 'young', 'teens', 'adults'],
      },
    ],
    children: null,
    prayer:
      'Senhor, o que Davi fez te desagradou, e em nós também há terraços. Abre os nossos olhos no primeiro degrau. Protege quem não pode dizer não. Dá-nos amigos que perguntem e a lealdade simples de Urias.',
    leader: {
      lost: 'Corrija com calma dois desvios: que Bate-Seba o seduziu (o texto não diz; ela cumpria um rito de purificação) e que homem é assim mesmo. O erro é do rei, e o capítulo é sobre poder.',
      tender:
        'É provável que haja na sala quem sofreu abuso, quem traiu e quem foi traído. Não peça confissão pública. Fique disponível depois: vítima, Ligue 180 e companhia; casal em crise, encaminhe a aconselhamento; quem cometeu crime precisa responder por ele.',
    },
    comfort:
      'Quem foi ferido por alguém poderoso talvez tenha visto todos se calarem. No fim do capítulo há uma frase, baixa e firme: aquilo foi mau aos olhos do Senhor. Ele viu. Não chamou de outra coisa.',
    closing: 'No primeiro degrau ainda é cedo para voltar.',
    words: [
      'davi',
      'bate seba',
      'urias',
      'terraco',
      'joabe',
      'adulterio',
      'tempo em que os reis saem',
      'ficou em jerusalem',
      'encobrir',
      'carta',
      'cobica',
      'abuso de poder',
      'raba',
      'heteu',
      'tentacao',
    ],
  },
  {
    verses: '12:1-23',
    key: '12:13',
    title: 'Você é esse homem',
    theme: 'a verdade que leva ao arrependimento',
    themes: ['arrependimento', 'perdao', 'justica', 'luto'],
    idea: 'Deus não manda um exército contra o rei: manda um amigo com uma história; e o homem que podia calar o profeta se cala e diz a frase que salva, pequei.',
    context:
      'Passaram-se meses. Urias morreu, Bate-Seba mora no palácio, tudo parece resolvido. Davi, que foi pastor, escuta de Natã um caso de ovelha e julga sem saber que julga a si mesmo. Depois vem uma perda que nenhuma explicação alivia.',
    retold: [
      {
        verses: '12:1-6',
        says: 'Natã fala de um rico que, para servir um hóspede, toma de um pobre a única cordeira. Davi se enfurece e diz que ele merece morrer.',
      },
      {
        verses: '12:7-12',
        says: 'Natã responde a Davi: “Tu és aquele homem”. Deus lhe deu tanto, e ele matou Urias e tomou sua mulher. A espada não sairá de sua casa.',
      },
      {
        verses: '12:13-17',
        says: 'Davi confessa que pecou contra o Senhor, e Natã diz que o pecado foi tirado, mas o menino morrerá. A criança adoece, e Davi jejua no chão.',
      },
      {
        verses: '12:18-23',
        says: 'O menino morre, e Davi se levanta, se lava, adora e come. Já não pode trazê-lo de volta: ele irá até o filho, mas o filho não voltará.',
      },
    ],
    read: {
      verses: '12:2-13',
      how: 'Contem a história da cordeira quase como a uma criança. No 7, Natã fala baixo, não gritando.',
    },
    observe: [
      {
        ask: 'Que detalhes fazem a gente se afeiçoar à cordeira do pobre?',
        verses: '12:3',
        listen: 'Única, criada com os filhos, comia do prato, dormia junto: como filha.',
      },
      {
        ask: 'Qual é a reação de Davi, e que palavra revela o que faltou no rico?',
        verses: '12:5-6',
        listen: 'Furor, morte, quatro vezes mais; não teve misericórdia.',
      },
      {
        ask: 'O que Natã diz a Davi da parte de Deus, e o que Davi responde?',
        verses: '12:7-13',
        listen: 'Tu és aquele homem; eu te dei, tu tomaste; pequei contra o Senhor.',
      },
    ],
    interpret: [
      {
        ask: 'Por que uma história alcançou Davi onde uma acusação direta talvez não alcançasse?',
        verses: '12:2-7',
        listen: 'O pastor se comove antes de se defender; a verdade entra pelo afeto.',
        follow: 'Quem já lhe disse uma verdade assim?',
      },
      {
        ask: 'É fácil enxergar a crueldade do rico da história. O que nos cega para a mesma coisa em nós?',
        verses: '12:5-7',
        listen: 'Poder, costume, distância; o erro do outro é mais nítido.',
      },
      {
        ask: 'Perdão e consequência chegam juntos. Como uma coisa não anula a outra?',
        verses: '12:10-13',
        listen: 'Deus remove a culpa; o mal feito a outros continua a ferir.',
      },
    ],
    live: [
      {
        ask: 'Quem tem licença para chegar até você e dizer: é você?',
        listen: 'Se não houver ninguém, essa é a descoberta da noite.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Como se diz uma verdade difícil a um amigo sem humilhar nem fugir?',
        listen: 'Montem juntos as primeiras frases.',
        for: ['teens', 'young', 'singles'],
      },
      {
        ask: 'Qual erro alheio deixa você furioso demais, e o que essa fúria pode contar sobre você?',
        listen: 'Pergunta fina; deixe um minuto de silêncio.',
        for: ['adults', 'women', 'couples'],
      },
      {
        ask: 'Pequei, sem mas: por que três letras a mais estragam um pedido de perdão?',
        listen: 'Mas você também, mas eu estava: riam e treinem.',
        for: ['couples', 'teens', 'adults'],
      },
      {
        ask: 'Deus removeu o teu pecado: o que ajuda você, ou impede, de crer nessa frase a seu respeito?',
        listen: 'Leia 2 Samuel 12:13 com o nome da pessoa, se ela quiser.',
        for: ['new-believers', 'visitors', 'elderly'],
      },
      {
        ask: 'Davi orou, esperou, e o menino morreu. Depois lavou o rosto e foi à casa do Senhor. O que foi o seu lavar o rosto?',
        listen: 'Não há tempo certo; quem ainda está no chão pode ficar.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Que bicho de estimação já foi tratado na sua casa como gente: lugar no sofá, nome de santo, bolo de aniversário?',
        bridge: 'A história que um profeta contou ao rei tinha um bichinho assim.',
      },
      {
        text: 'Você já xingou um motorista, um jogador ou um personagem, e logo depois fez igualzinho?',
        bridge: 'Davi se indignou com um homem, e o homem era ele.',
        for: ['teens', 'young', 'adults'],
      },
    ],
    quiet: {
      text: 'Lave o rosto com água fresca e fique um instante com ele molhado, sem enxugar.',
      bridge: 'No fim desta história, um homem que tinha chorado no chão lavou o rosto.',
    },
    complete: [
      {
        name: 'Eu te dei, tu tomaste',
        text: 'Duas colunas, só para você: o que Deus me deu; o que eu tomei de alguém (tempo, honra, confiança, dinheiro). Na linha de baixo, apenas: pequei contra …, e vou reparar …',
      },
      {
        name: 'Meu Natã',
        text: 'Escreva o nome de alguém a quem você dará licença de lhe falar a verdade, e três perguntas que essa pessoa pode fazer quando quiser.',
      },
    ],
    challenges: [
      {
        do: 'Peça perdão a alguém com uma frase sem mas e uma reparação concreta.',
        tell: 'Só se conseguiu parar no ponto final.',
      },
      {
        do: 'Procure uma pessoa de confiança e diga: você tem licença de me dizer quando eu estiver errando. Pergunte o que ela já vê.',
        tell: 'Como foi escutar até o fim.',
      },
    ],
    children: null,
    prayer:
      'Senhor, manda-nos amigos com histórias. Desarma a nossa fúria contra os outros e põe na nossa boca a frase curta. Remove o nosso pecado, ajuda a reparar, e recolhe do chão quem chora uma perda que não se explica.',
    leader: {
      lost: 'O versículo 14, a morte da criança como consequência, é dos mais difíceis da Bíblia. Não tente explicar. Diga que Jesus recusou ligar sofrimento de filho a pecado de pai (João 9:3) e volte ao 13.',
      tender:
        'Pais que perderam filhos: avise antes e ofereça faltar. Diga com firmeza que a morte de uma criança não é castigo pelos erros de ninguém. Não cite o versículo 23 como consolo pronto. Esteja presente, e por perto nos dias seguintes.',
    },
    comfort:
      'Davi disse: eu vou a ele, mas ele não voltará a mim. Não há lição nessa frase, só amor de pai. Deus a guardou na Bíblia para que ninguém precise fingir. Quando puder, lave o rosto; ele espera.',
    closing: 'Pequei é o começo do caminho de volta.',
    words: [
      'nata',
      'davi',
      'cordeira',
      'ovelhinha',
      'tu es o homem',
      'es aquele homem',
      'pequei contra o senhor',
      'arrependimento',
      'bate seba',
      'urias',
      'jejum',
      'morte do menino',
      'lavou se',
      'confissao',
      'profeta',
    ],
  },
  {
    verses: '15:1-37',
    key: '15:26',
    title: 'Davi sobe chorando',
    theme: 'a traição e a entrega a Deus',
    themes: ['sofrimento', 'fidelidade', 'familia', 'fe'],
    idea: 'Traído pelo próprio filho, Davi foge descalço sem agarrar o trono nem a arca: entrega-se ao que Deus quiser, e descobre quem fica ao lado dele na hora da queda.',
    context:
      'Absalão, filho de Davi, passou anos na porta da cidade beijando quem chegava e dizendo que só ele faria justiça; assim roubou o coração do povo (15:2-6). Agora se proclama rei em Hebrom. Davi, para poupar Jerusalém, foge (15:14). Há culpas antigas na família, e ele sabe disso. No fim ele ora contra o conselho de Aitofel, que o traiu (15:31).',
    retold: [
      {
        verses: '15:1-6',
        says: 'Absalão arranja carros e cavalos. Diz a quem busca justiça que o rei não tem quem o ouça.',
      },
      {
        verses: '15:7-12',
        says: 'Absalão vai a Hebrom com a desculpa de um voto. Seus espias avisam: ao som da trombeta, digam que ele reina.',
      },
      {
        verses: '15:13-23',
        says: 'Davi sai com a família e diz ao estrangeiro Itai que volte. Itai jura ficar com ele na morte ou na vida, e a terra chora.',
      },
      {
        verses: '15:24-29',
        says: 'Davi manda a arca de volta à cidade. Se agradar a Deus, tornará a vê-la, e se não, que Deus faça o que quiser.',
      },
      {
        verses: '15:30-37',
        says: 'Davi sobe o monte das Oliveiras descalço e chorando. Manda o amigo Husai voltar para desfazer os planos de Aitofel.',
      },
    ],
    read: {
      verses: '15:19-30',
      how: 'Leiam andando devagar em roda. Um lê Davi, outro Itai, outro o narrador. No 30, cabeça baixa e sem pressa.',
    },
    observe: [
      {
        ask: 'O que Davi oferece a Itai, e o que ele responde?',
        verses: '15:19-21',
        listen: 'Que volte e fique em segurança; ele jura ir para a morte ou para a vida.',
      },
      {
        ask: 'Que ordem Davi dá sobre a arca?',
        verses: '15:24-25',
        listen: 'Que volte à cidade; Deus o trará, se quiser.',
      },
      {
        ask: 'O que Davi diz que aceita, se Deus disser que não se agrada dele?',
        verses: '15:26',
        listen: 'Aqui estou, faça de mim o que bem lhe parecer.',
      },
      {
        ask: 'Como Davi e o povo sobem o monte das Oliveiras?',
        verses: '15:30',
        listen: 'Chorando, cabeça coberta, ele descalço.',
      },
    ],
    interpret: [
      {
        ask: 'Itai era estrangeiro e tinha chegado ontem. O que há de surpreendente em ser ele quem fica?',
        verses: '15:19-21',
        listen: 'O filho trai, o de fora é fiel.',
        follow: 'Que fidelidade inesperada você já recebeu?',
      },
      {
        ask: 'Por que devolver a arca, se ela era o sinal de Deus com ele?',
        verses: '15:24-26',
        listen: 'Não usa Deus como amuleto; Deus não é posse de quem foge nem de quem fica.',
      },
      {
        ask: 'Davi se entrega a Deus e ao mesmo tempo monta um plano com os sacerdotes. Como essas duas coisas cabem juntas?',
        verses: '15:26-28',
        listen: 'Confiar não é deixar de agir; é agir sem agarrar o resultado.',
      },
    ],
    live: [
      {
        ask: 'Quem foi o seu Itai, o que veio sem precisar?',
        listen: 'Um nome e um gesto.',
      },
      {
        ask: 'O que você aprendeu, numa traição, sobre quem fica?',
        listen: 'Só até onde a pessoa quiser.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Que coisa boa de Deus você tem medo de perder, e gostaria de carregar como amuleto?',
        listen: 'Objeto, versículo, rotina; a diferença entre confiar e agarrar.',
        for: ['long-believers', 'adults'],
      },
      {
        ask: 'Absalão dava beijos e dizia o que o povo queria ouvir. Como você reconhece esse tipo de elogio?',
        listen: 'Político, influenciador, colega, namoro.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Que relação com um filho, pai ou mãe dói, e que passo pequeno ainda pode dar sem risco?',
        listen: 'Proteção antes; nada de obrigar reencontro.',
        for: ['parents', 'couples', 'elderly'],
      },
      {
        ask: 'Como seria dizer a Deus, sobre o seu pedido de hoje: aqui estou, faz o que bem te parecer?',
        listen: 'Deixe que seja difícil.',
        for: ['new-believers', 'singles', 'visitors', 'mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Na mudança mais corrida da sua vida, o que levou primeiro e o que ficou para trás?',
        bridge: 'Um rei saiu de casa às pressas e deixou até a arca.',
      },
      {
        text: 'Quem apareceu sem avisar no dia em que você mais precisava?',
        bridge: 'Um estrangeiro recém-chegado apareceu no dia da fuga de Davi.',
        for: ['adults', 'young', 'couples'],
      },
    ],
    quiet: {
      text: 'Tire os sapatos e caminhe devagar pelo quarto, contando dez passos. Em cada passo solte uma coisa que você segura.',
      bridge: 'Davi subiu assim o monte das Oliveiras.',
    },
    complete: [
      {
        name: 'Aqui estou',
        text: 'Escreva: Se Deus disser sim, eu … . Se Deus disser ainda não, eu … . Se disser não, aqui estou para … .',
      },
      {
        name: 'Quem passou por mim',
        text: 'Desenhe um riacho. De um lado, os que ficaram do seu lado numa crise; do outro, os que não puderam ir. Escreva um obrigado a um deles.',
      },
    ],
    challenges: [
      {
        do: 'Escreva a quem ficou do seu lado numa hora ruim, contando o que ele fez e você lembra.',
        tell: 'O que a pessoa lembrava.',
      },
      {
        do: 'Sente-se nesta semana com alguém traído ou demitido, sem conselho e sem pressa, só para estar junto.',
        tell: 'O que foi difícil no silêncio.',
      },
    ],
    children: {
      truth: 'Deus fica comigo quando eu choro.',
      to7: {
        story:
          'O rei Davi ficou muito triste. O filho Absalão queria tomar o lugar dele, e Davi teve de sair da cidade. Ele subiu um monte chorando, descalço, com a cabeça coberta. Muita gente foi com ele. Um homem chamado Itai era de outro país e tinha chegado fazia pouco. Davi disse: pode voltar, amigo. Itai respondeu: onde você estiver, eu também vou! Davi disse aos sacerdotes: levem a arca de volta. Se Deus quiser, eu volto. Davi estava triste, mas confiou em Deus.',
        activity:
          'Caminhada dos amigos: andem de mãos dadas, e quando um parar para fingir um choro, todos param e abraçam.',
        questions: [
          'Por que Davi chorou?',
          'O que Itai falou?',
          'Quem fica com você quando está triste?',
        ],
      },
      to12: {
        story:
          'Absalão era filho do rei Davi. Por anos ficou na porta da cidade, beijando as pessoas e dizendo que faria justiça melhor que o pai. Assim roubou o coração do povo e, um dia, mandou tocar a trombeta: Absalão reina! Davi fugiu para que a cidade não sofresse. Na estrada tentou mandar Itai, um estrangeiro, de volta: você mal chegou. Itai respondeu: na vida ou na morte, onde o rei estiver, eu vou. Trouxeram também a arca, sinal da presença de Deus. Davi mandou devolver: se Deus me quiser de volta, eu volto; se não, aqui estou, faça o que parecer bem. Subiu o monte das Oliveiras chorando e descalço. Muitos séculos depois, Jesus também sofreria ali perto e diria ao Pai: seja como tu queres.',
        activity:
          'Bilhete de Itai: cada um escreve a um amigo uma frase: quando você estiver triste, eu … .',
        questions: [
          'Como Absalão conquistou o povo?',
          'Por que Davi devolveu a arca?',
          'O que você diria a um amigo traído?',
        ],
      },
      challenge: 'Fique ao lado de alguém que está triste, mesmo sem saber o que dizer.',
    },
    prayer:
      'Senhor, aqui estamos, sem agarrar o trono, a arca nem o plano. Se te agrada, traz-nos de volta; se não, fica conosco na subida. Obrigado por quem vem conosco.',
    leader: {
      lost: 'Nomes demais. Segure três: Absalão, que beija; Itai, que fica; Davi, que se entrega. O versículo 7 fala em quarenta anos; algumas versões antigas trazem quatro, e o grupo não precisa resolver isso. Que Davi tenha errado como pai (capítulos 13 e 14) não desculpa Absalão.',
      tender:
        'Filho contra pai, mulheres deixadas em casa (15:16), traição: há feridas fundas. Não force perdão nem reencontro. Em perigo, Ligue 180 ou Disque 100; para desespero, CVV 188.',
      differ:
        'Uns leem tudo como castigo pelo pecado de Davi (12:10-11); outros enfatizam as escolhas livres de Absalão. O texto deixa as duas coisas de pé.',
    },
    comfort:
      'Davi não subiu o monte com cara de forte. Subiu chorando, e Deus não o mandou parar. Chore também, e não sozinho.',
    closing: 'Aqui estou: faça de mim o que bem lhe parecer.',
    words: [
      'absalao',
      'itai',
      'giteu',
      'aitofel',
      'husai',
      'fuga de davi',
      'monte das oliveiras',
      'roubava o coracao',
      'zadoque',
      'cedrom',
      'hebrom',
      'traicao do filho',
    ],
  },
  {
    verses: '16:5-14',
    key: '16:12',
    title: 'Pedras na beira da estrada',
    theme: 'ser insultado e não revidar',
    themes: ['humildade', 'perdao', 'sofrimento', 'lingua'],
    idea: 'No pior dia de Davi, um homem atira pedras e acusações; o rei segura quem quer cortar cabeças, deixa a ofensa nas mãos de Deus e continua andando até poder descansar.',
    context:
      'Absalão tomou o trono do pai, e Davi foge a pé com os que lhe ficaram (15:13-30). Em Baurim mora Simei, parente de Saul, que culpa Davi pela ruína da família. Não era verdade: Davi poupou Saul mais de uma vez. Mas ele tinha outro sangue nas mãos, o de Urias (11:14-17). Abisai, sobrinho e guerreiro de Davi, caminha ao lado.',
    retold: [
      {
        verses: '16:5-8',
        says: 'Simei sai ao encontro de Davi atirando pedras e gritando que ele é um homem sanguinário. Diz que o Senhor lhe cobra o sangue da casa de Saul e deu o reino a Absalão.',
      },
      {
        verses: '16:9-12',
        says: 'Abisai pede licença para tirar a cabeça de Simei. Davi manda deixá-lo, pois o Senhor o mandou amaldiçoar, e espera que Deus olhe sua aflição e lhe dê o bem em troca.',
      },
      {
        verses: '16:13-14',
        says: 'Davi segue seu caminho, e Simei vai pelo lado do monte, amaldiçoando, jogando pedras e levantando pó. O rei e o povo chegam exaustos e ali descansam.',
      },
    ],
    read: {
      verses: '16:5-14',
      how: 'Andem em roda, devagar. Do lado de fora, quem lê Simei acompanha amassando bolinhas de papel e deixando-as cair no chão, sem jogar em ninguém. No 14, todos se sentam.',
    },
    observe: [
      {
        ask: 'Quem é Simei, o que faz com a boca e o que faz com as mãos?',
        verses: '16:5-6',
        listen: 'Da família de Saul; amaldiçoa e joga pedras no rei e em todos.',
      },
      {
        ask: 'De que ele acusa Davi, e em nome de quem fala?',
        verses: '16:7-8',
        listen:
          'De homem sanguinário, pelo sangue da casa de Saul; diz que é o Senhor que lhe paga.',
      },
      {
        ask: 'O que Abisai propõe?',
        verses: '16:9',
        listen: 'Passar e tirar-lhe a cabeça.',
      },
      {
        ask: 'Que razões Davi dá para deixá-lo falar?',
        verses: '16:10-12',
        listen:
          'Deus pode ter permitido; meu próprio filho busca a minha vida; talvez o Senhor olhe.',
      },
      {
        ask: 'O que Simei continua fazendo, e como a caminhada termina?',
        verses: '16:13-14',
        listen: 'Segue ao lado, com pedras e pó; eles chegam exaustos e descansam ali.',
      },
    ],
    interpret: [
      {
        ask: 'A acusação era falsa, e Davi tinha culpa de outra morte. Por que um insulto injusto dói mais quando encosta numa culpa verdadeira?',
        verses: '16:7-8',
        listen: 'Tira a certeza de ser inocente. Ele não se defende nem concorda; leva a Deus.',
      },
      {
        ask: 'Abisai resolveria tudo com um golpe. O que Davi enxerga que ele não vê?',
        verses: '16:9-11',
        listen:
          'Que a dor maior é outra, o filho; que calar um homem não cura nada; que há Deus na estrada.',
        follow: 'O que a espada de Abisai teria resolvido?',
      },
      {
        ask: '“Talvez o SENHOR olhe a minha aflição.” Que fé cabe na palavra talvez?',
        verses: '16:12',
        listen:
          'A de quem não se acha com direito a nada e ainda assim espera ser visto. Não é pouca fé.',
      },
      {
        ask: 'A cena não acaba com Simei calado. O que se aprende de um texto que termina com gente exausta, empoeirada e descansando?',
        verses: '16:13-14',
        listen:
          'Nem toda ofensa se resolve no dia; dá para chegar e descansar com ela ainda no ar.',
      },
    ],
    live: [
      {
        ask: 'Que pedra jogada em você tinha um pedaço de verdade, e o que fez com ele?',
        listen: 'Separar o pedaço do resto; sem defender quem jogou.',
        for: ['adults', 'women', 'men'],
      },
      {
        ask: 'Quem é o seu Abisai, o que compra a sua briga na hora, e o que você costuma responder a ele?',
        listen: 'Gratidão e limite: que tenho eu convosco.',
      },
      {
        ask: 'Comentário, apelido, áudio espalhado: quando vale seguir andando, e quando é hora de contar a um adulto?',
        listen: 'Se repete, ameaça ou humilha, é hora de contar. Digam a quem.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Em que ofensa você ainda gasta vida, e como seria dizer sobre ela: deixai-o?',
        listen: 'Não é dar razão; é não levar a pedra no bolso.',
        for: ['adults', 'couples', 'elderly', 'long-believers'],
      },
      {
        ask: 'Atrás dos gritos de Simei havia uma família que perdeu tudo. Que dor pode haver atrás de quem ataca você?',
        listen: 'Imaginar não é desculpar; ajuda a não odiar.',
        for: ['parents', 'couples', 'long-believers'],
      },
      {
        ask: 'Simei falou em nome do Senhor. Que pedra já lhe atiraram usando o nome de Deus?',
        listen: 'Ouça até o fim e peça desculpas por quem atirou.',
        for: ['visitors', 'new-believers'],
      },
      {
        ask: 'Quando chega exausto de uma estrada assim, onde é que você descansa?',
        listen: 'Um lugar, uma pessoa, um banho, um salmo.',
        for: ['singles', 'mourning', 'women', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'No trânsito, na arquibancada ou numa fila, qual foi o xingamento mais criativo que você ouviu, dos que dá para repetir aqui?',
        bridge: 'Um rei foi xingado na estrada, e o homem ia andando ao lado.',
      },
      {
        text: 'Quem da sua turma ou da família compra a sua briga antes de você acabar de contar?',
        bridge: 'Abisai já estava com a mão na espada.',
        for: ['teens', 'young', 'adults', 'couples'],
      },
    ],
    quiet: {
      text: 'Amasse um papel até virar pedra e segure-o na mão fechada. Quanto tempo aguenta sem cansar?',
      bridge: 'Um rei andou debaixo de pedras e não guardou nenhuma.',
    },
    complete: [
      {
        name: 'Peneira',
        text: 'Desenhe uma peneira. Em cima, o que me disseram: … . O que fica nela, porque é verdade e posso mudar: … . O que passa e cai no chão da estrada: … .',
      },
      {
        name: 'Talvez',
        text: 'Complete as frases de Davi: Deixem que ele … . A minha dor maior hoje é … . Talvez o Senhor olhe … . Enquanto isso, eu ando até … e descanso.',
      },
    ],
    challenges: [
      {
        do: 'Receba uma crítica até sexta sem responder no mesmo dia: passe-a pela peneira e agradeça só a parte verdadeira.',
        tell: 'O que ficou na peneira.',
      },
      {
        do: 'No sábado, caminhe meia hora com alguém que anda sendo atacado, falem pouco e terminem sentados num banco.',
        tell: 'O que o banco fez que a conversa não tinha feito.',
      },
    ],
    children: {
      truth: 'Posso ser xingado e não xingar de volta.',
      to7: {
        story:
          'O rei Davi estava num dia muito triste. Ele ia andando pela estrada, cansado, com os amigos. De repente apareceu um homem bravo, chamado Simei. Ele gritava: vai embora, você é mau! E jogava pedrinhas e poeira. Que feio! Um amigo de Davi disse: vou lá brigar com ele! Davi respondeu: não. Deixe. Deus está vendo a minha tristeza e pode me fazer bem. Davi não gritou. Davi não jogou pedra. Continuou andando, passo a passo. No fim do caminho, todos estavam cansados, sentaram e descansaram. Deus viu tudo. Deus cuida de quem não devolve o mal.',
        activity:
          'Pedras de papel: cada criança amassa uma folha, segura com força, abre a mão e põe a bolinha numa caixa, dizendo: eu deixo com Deus.',
        questions: [
          'O que Simei fez com Davi?',
          'O que Davi respondeu ao amigo?',
          'O que você pode fazer quando alguém grita com você?',
        ],
      },
      to12: {
        story:
          'Davi teve de fugir de Jerusalém porque o próprio filho tomou o trono. Ia a pé, com o coração partido. No caminho apareceu Simei, parente do antigo rei Saul, cheio de raiva. Ele gritava insultos, jogava pedras e poeira, e acusava Davi de coisas que ele não tinha feito. Abisai, um soldado forte, perguntou: por que este homem xinga o rei? Deixe que eu acabo com ele! Davi disse que não. Meu próprio filho quer a minha vida, e isso dói mais; deixem que ele fale. Talvez o Senhor olhe a minha aflição e me faça o bem no lugar dessas maldições. E seguiu andando, com Simei gritando do lado. Chegaram exaustos e descansaram. Davi não fingiu que não doía. Também não deixou que as pedras mandassem nele. Pôs a história nas mãos de Deus.',
        activity:
          'Em duplas, ensaiem três respostas para um insulto que não são xingar de volta: sair andando, dizer pare com isso, chamar um adulto. Quando usar cada uma?',
        questions: [
          'Por que Davi não deixou Abisai brigar?',
          'O que quer dizer o talvez de Davi?',
          'Quando é preciso contar a um adulto o que estão fazendo com você?',
        ],
      },
      challenge: 'Se alguém provocar você, respire, não devolva, e conte a um adulto se continuar.',
    },
    prayer:
      'Senhor, olha a nossa aflição. Peneira o que nos disseram: deixa o que é verdade, leva o resto. Segura a espada dos que nos amam. E dá-nos, no fim da estrada, um lugar para descansar.',
    leader: {
      lost: 'Davi não diz que Simei tem razão; diz que Deus está acima até disso. E convém ser honesto sobre o depois: na volta, Davi o perdoa (19:18-23), mas no fim da vida deixa a Salomão um recado duro sobre ele (1 Reis 2:8-9). Perdoar às vezes não termina num dia.',
      tender:
        'Este texto não manda ninguém aguentar agressão. Pedra é violência: em casa, Ligue 180 ou 190; contra criança e adolescente, Disque 100; na escola, direção e família. Davi tinha guardas dos dois lados. Quem apanha precisa de guardas, e não de silêncio.',
      differ:
        'Davi diz que o Senhor mandou Simei amaldiçoar. Uns leem que Deus quis corrigi-lo desse modo; outros, que Davi fala do que Deus permitiu e ainda pode mudar em bem. O talvez do versículo 12 cabe nas duas leituras.',
    },
    comfort:
      'Chegaram exaustos e descansaram ali. É tudo o que o texto diz, e é bastante por hoje. A pedra pode ainda estar no ar; você pode sentar.',
    closing:
      'Jesus, filho de Davi, saiu daquela cidade debaixo de insultos e disse: Pai, perdoa-lhes.',
    words: [
      'simei',
      'baurim',
      'abisai',
      'homem sanguinario',
      'pedras contra davi',
      'cao morto',
      'deixai o que amaldicoe',
      'filhos de zeruia',
      'davi amaldicoado',
      'espalhando po',
      'olhe a minha aflicao',
    ],
  },
  {
    verses: '18:24-19:8',
    key: '18:33',
    title: 'Meu filho, meu filho',
    theme: 'o luto de um pai',
    themes: ['luto', 'filhos', 'familia', 'sofrimento'],
    idea: 'O rei venceu a guerra e perdeu o filho; não há vitória que console, e o grito de Davi, que daria a vida no lugar do rebelde, deixa ver de longe o coração de Deus.',
    context:
      'Absalão, filho amado e magoado, tomou o trono do pai e o fez fugir descalço. Na batalha decisiva, Davi só dá uma ordem: tratem com brandura o jovem. Não obedecem. Agora ele espera notícias sentado entre duas portas.',
    retold: [
      {
        verses: '18:24-27',
        says: 'O vigia, em cima da porta, vê um homem correndo sozinho e depois mais um. Davi diz de cada um que deve trazer boas notícias.',
      },
      {
        verses: '18:28-32',
        says: 'Aimaás anuncia a vitória, mas Davi pergunta se o jovem Absalão está em paz. O segundo mensageiro, um cuxita, dá a entender que ele morreu.',
      },
      {
        verses: '18:33-19:4',
        says: 'Davi sobe chorando e repete que queria ter morrido no lugar do filho. A vitória vira luto, e o povo entra na cidade às escondidas, como quem fugiu da batalha.',
      },
      {
        verses: '19:5-8',
        says: 'Joabe diz a Davi que ele envergonha os soldados que lhe salvaram a vida e que todos irão embora. O rei se senta à porta, e o povo vem.',
      },
    ],
    read: {
      verses: '18:24-33',
      how: 'Leiam com pausas de espera, como quem olha a estrada. O 33, uma só pessoa, sem elevar muito a voz; depois, silêncio.',
    },
    observe: [
      {
        ask: 'O que Davi pergunta a cada mensageiro?',
        verses: '18:29, 18:32',
        listen: 'O jovem Absalão está em paz? Nada sobre a guerra.',
      },
      {
        ask: 'De que modos diferentes os dois contam, ou não contam, a notícia?',
        verses: '18:28-32',
        listen: 'Um desvia, outro diz como boa nova: nenhum sabe como.',
      },
      {
        ask: 'Quantas vezes ele diz filho meu, e o que deseja que tivesse acontecido?',
        verses: '18:33',
        listen: 'Cinco; ter morrido em lugar dele.',
      },
    ],
    interpret: [
      {
        ask: 'Absalão queria matá-lo, e Davi só pergunta se ele está bem. Que amor é esse?',
        verses: '18:29, 18:33',
        listen: 'De pai: não depende do que o filho fez.',
        follow: 'Quem, na Bíblia, pôde de fato morrer em lugar dos filhos rebeldes?',
      },
      {
        ask: 'Que arrependimentos podem estar dentro desse choro?',
        verses: '18:33',
        listen: 'Anos sem falar com o filho, silêncios, a própria culpa; luto misturado é comum.',
      },
      {
        ask: 'Aimaás viu e não disse. Por que é tão difícil levar uma notícia assim, e como se leva?',
        verses: '18:28-32',
        listen: 'Perto, com clareza, sem enfeitar e sem correr embora.',
      },
    ],
    live: [
      {
        ask: 'Por notícias de quem o seu coração fica sentado entre duas portas?',
        listen: 'Filho longe, irmão na rua, pai doente: escreva os nomes e ore.',
        for: ['parents', 'adults', 'elderly'],
      },
      {
        ask: 'O que você gostaria que seus pais soubessem, e ainda não conseguiu dizer?',
        listen: 'Se houver distância por violência, não empurre.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Que conversa com um filho, irmão ou amigo ainda pode acontecer antes que seja tarde?',
        listen: 'Um recado já abre; que saia daqui com a primeira frase.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Quando alguém chora uma morte complicada, o que a gente diz que machuca, e o que ajuda?',
        listen: 'Suicídio, crime, briga antiga: montem duas listas.',
        for: ['long-believers', 'adults', 'women'],
      },
      {
        ask: 'Joabe mandou Davi parar de chorar e voltar ao trabalho (19:5-7). Quando a vida exigiu isso de você, o que fez com o choro?',
        listen: 'Havia um povo a cuidar; e o luto continuou. As duas coisas são verdade.',
        for: ['men', 'singles', 'mourning'],
      },
      {
        ask: 'Um Deus que sofre como esse pai: o que isso desperta em você?',
        listen: 'Não explique; leiam juntos Lucas 15:20, se quiserem.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem, na sua família, espera acordado até todo mundo chegar? Como essa pessoa disfarça?',
        bridge: 'Um rei esperou assim, olhando a estrada, até o vigia gritar.',
      },
      {
        text: 'Você reconhece alguém de longe só pelo jeito de correr ou de andar? De quem é e como é?',
        bridge:
          'Da torre, o vigia reconheceu o mensageiro pelo passo. A notícia ninguém adivinhou.',
      },
    ],
    quiet: {
      text: 'Sente-se perto de uma porta ou de uma janela que dê para a rua. Diga devagar o nome de quem você espera, ou esperou.',
      bridge: 'Davi estava sentado entre as duas portas.',
    },
    complete: [
      {
        name: 'Cinco vezes',
        text: 'Escreva cinco vezes o nome de alguém que você ama. Depois de cada vez, uma frase diferente: saudade, pedido, perdão, agradecimento, o que ficou.',
      },
      {
        name: 'Recado a tempo',
        text: 'Complete: ainda dá tempo de dizer a … que …; o que me impede é …; o menor recado possível é …',
      },
    ],
    challenges: [
      {
        do: 'Mande um recado a um filho, pai ou irmão com quem a conversa esfriou, onde houver segurança para isso: só pergunte se está em paz.',
        tell: 'Quanto custou apertar enviar.',
      },
      {
        do: 'Visite ou telefone a alguém em luto que todos já acham que devia ter superado, e diga o nome de quem morreu.',
        tell: 'O que a pessoa fez ao ouvir o nome.',
      },
    ],
    children: null,
    prayer:
      'Pai que conheces este grito, senta-te com quem espera entre duas portas. Acolhe o choro misturado de culpa. Segura as famílias partidas, apressa os recados que ainda podem ser dados, e consola quem não teve tempo.',
    leader: {
      lost: 'O grupo discute de quem foi a culpa, de Davi, de Absalão ou de Joabe. Todos têm a sua. Neste capítulo, porém, não se julga: acompanha-se um pai.',
      tender:
        'Esta página pede cuidado máximo: pais enlutados, famílias de quem morreu por suicídio, crime ou droga. Avise antes. Nada de explicar o destino de ninguém. Há grupos de apoio a enlutados; e o CVV (188) atende também quem ficou. Não deixe a pessoa ir embora sozinha.',
    },
    comfort:
      'Não há o que responder a esse grito, e a Bíblia não responde. Só o guarda, com o nome repetido. Diga o nome quantas vezes quiser. Deus sabe o que é olhar a estrada, e sabe o que é perder um filho.',
    closing: 'Deus sabe dizer: meu filho.',
    words: [
      'absalao',
      'davi',
      'filho meu',
      'meu filho absalao',
      'joabe',
      'aimaas',
      'cuxita',
      'entre as duas portas',
      'vigia',
      'mensageiro',
      'luto',
      'quem me dera',
      'pai',
      'rebeliao',
      'chorou',
    ],
  },
  {
    verses: '23:8-17',
    key: '23:16',
    title: 'A água que ficou cara demais',
    theme: 'o presente que se oferece a Deus',
    themes: ['amizade', 'servico', 'adoracao', 'fidelidade'],
    idea: 'Davi suspira de sede, e três amigos atravessam o exército inimigo por um gole; ele vê naquela água a vida deles e a derrama diante de Deus, porque é preciosa demais para um só beber.',
    context:
      'É a lista dos valentes de Davi, guardada junto das últimas palavras dele. Muitos chegaram quando ele era fugitivo na caverna de Adulão: gente endividada e amargurada (1 Samuel 22:1-2). Belém, a cidade onde nasceu, estava ocupada por soldados filisteus. Era tempo de colheita, e fazia calor.',
    retold: [
      {
        verses: '23:8-12',
        says: 'Entre os valentes, Eleazar luta até a mão ficar grudada na espada, e Samá defende um campo de lentilhas de onde todos fugiram. O Senhor dá grandes vitórias.',
      },
      {
        verses: '23:13-15',
        says: 'Três líderes descem até Davi na cova de Adulão, com os filisteus acampados no vale. Davi diz que gostaria de beber da cisterna que está à porta de Belém.',
      },
      {
        verses: '23:16-17',
        says: 'Os três valentes rompem pelo acampamento, tiram a água e a trazem. Davi não bebe e a derrama ao Senhor, pois seria beber o sangue de quem arriscou a vida.',
      },
    ],
    read: {
      verses: '23:9-17',
      how: 'Ponham um copo de água no centro. Cada valente é lido por uma pessoa: Eleazar (9 e 10), Samá (11 e 12), os três (13 a 17). No fim do 16, alguém derrama a água devagar numa planta.',
    },
    observe: [
      {
        ask: 'O que Eleazar faz quando os outros recuam, e o que acontece com a mão dele?',
        verses: '23:9-10',
        listen: 'Levanta-se e luta até cansar; a mão fica grudada na espada.',
      },
      {
        ask: 'O que Samá defende, sozinho, depois que o povo foge?',
        verses: '23:11-12',
        listen: 'Um terreno cheio de lentilhas.',
      },
      {
        ask: 'O que Davi deseja em voz alta, e o que havia entre ele e o poço?',
        verses: '23:13-15',
        listen: 'Água da cisterna da porta de Belém; o acampamento dos filisteus.',
      },
      {
        ask: 'O que os três fazem, e o que Davi faz com o que trouxeram?',
        verses: '23:16',
        listen: 'Atravessam, tiram, trazem; ele não bebe, derrama ao Senhor.',
      },
      {
        ask: 'De que nome Davi chama aquela água?',
        verses: '23:17',
        listen: 'Sangue dos homens que foram com risco de vida.',
      },
    ],
    interpret: [
      {
        ask: 'Não houve ordem, só um suspiro. O que precisa existir entre as pessoas para que um suspiro vire missão?',
        verses: '23:15-16',
        listen: 'Convivência e amor; gente que escuta mais do que as palavras.',
      },
      {
        ask: 'À primeira vista, derramar parece desperdício e até desfeita. Como os três podem ter entendido o gesto?',
        verses: '23:16-17',
        listen:
          'Como a maior honra: a água deles foi tratada como oferta. Davi não os usa para matar a sede.',
        follow: 'Que presente você já recebeu que era grande demais para consumir?',
      },
      {
        ask: 'Do poço até a mão de Davi, a água é a mesma. O que mudou no valor dela?',
        verses: '23:17',
        listen: 'O que custou. Ele vê pessoas dentro do copo.',
      },
      {
        ask: 'Entre feitos de guerra há um campo de lentilhas. Por que o livro guardou isso e diz que “o SENHOR operou uma grande vitória”?',
        verses: '23:11-12',
        listen: 'Era a comida de uma aldeia. Para Deus, ficar de pé por lentilhas também é grande.',
      },
    ],
    live: [
      {
        ask: 'Que gosto ou que lugar da sua infância faria você suspirar como Davi?',
        listen: 'Água de bica, goiabada, quintal; já é falar de saudade.',
      },
      {
        ask: 'Que suspiro de alguém perto de você está esperando quem o escute?',
        listen: 'Sono, companhia, uma tarde livre, uma visita.',
        for: ['couples', 'adults', 'parents'],
      },
      {
        ask: 'Que campo de lentilhas você não quer largar, mesmo que os outros achem bobagem?',
        listen: 'Uma amizade, um bicho, uma causa, a honestidade na prova.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quem lidera precisa cuidar do que deseja em voz alta. Que desejo seu já custou demais a quem o ama?',
        listen: 'Casa, carreira, festa, meta; e o obrigado que faltou.',
        for: ['men', 'parents', 'adults', 'long-believers'],
      },
      {
        ask: 'Quem já atravessou um acampamento por você, e o que fez com esse presente?',
        listen: 'Mãe que dobrou turno, amigo que veio de longe.',
        for: ['adults', 'elderly', 'new-believers', 'singles'],
      },
      {
        ask: 'A mão de Eleazar grudou na espada. De que serviço você já não consegue abrir a mão, e quem poderia soltar os seus dedos?',
        listen: 'Cuidar de doente, igreja, trabalho; ajuda com nome e dia.',
        for: ['women', 'long-believers', 'adults'],
      },
      {
        ask: 'Esses valentes tinham chegado endividados e amargurados. Que grupo já aceitou você do jeito que chegou?',
        listen: 'Um time, uma oficina, uma república, uma igreja; o que havia lá de bom.',
        for: ['visitors', 'new-believers', 'young'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual é o café, o suco ou a água mais gostosa do mundo, e de que lugar ela vem?',
        bridge: 'Davi sonhou alto com a água do poço da cidade dele.',
      },
      {
        text: 'Qual foi a maior distância que você já percorreu por causa de uma comida, para si ou para agradar alguém?',
        bridge: 'Três amigos atravessaram um exército por um gole.',
        for: ['adults', 'young', 'couples', 'teens'],
      },
    ],
    quiet: {
      text: 'Encha um copo e, antes de beber, pense em cada pessoa que trabalhou para essa água chegar até você.',
      bridge: 'Um rei segurou um copo assim e não conseguiu beber.',
    },
    complete: [
      {
        name: 'O que há no copo',
        text: 'Desenhe um copo cheio. Dentro, escreva os nomes de quem se arriscou ou se gastou por você: … , … , … . Embaixo: isto é precioso demais para … . Por isso, eu … .',
      },
      {
        name: 'Suspiros',
        text: 'Complete: Ouvi … suspirar por … . Entre essa pessoa e o que ela deseja há … . O que eu poderia atravessar é … . O que não me cabe é … .',
      },
    ],
    challenges: [
      {
        do: 'Até quinta, preste atenção num suspiro de alguém de casa ou do trabalho e, sem avisar, vá buscar o que ele não chegou a pedir.',
        tell: 'O suspiro e a travessia.',
      },
      {
        do: 'No sábado, procure quem se gastou por você, diga quanto sabe que custou, e ofereça a Deus uma coisa boa em nome dessa pessoa.',
        tell: 'O que você ofereceu e o que a pessoa disse.',
      },
    ],
    children: {
      truth: 'A amizade é um presente, e eu agradeço a Deus.',
      to7: {
        story:
          'Fazia muito calor. Davi estava escondido numa caverna com os amigos. Ele suspirou: ah, quem me dera um golinho da água do poço de Belém! Era a água da cidade dele, a mais gostosa do mundo. Mas no meio do caminho havia muitos soldados inimigos. Três amigos ouviram o suspiro. Psiu, vamos? Vamos! Eles passaram pelos soldados, chegaram ao poço, tiraram a água e voltaram correndo. Pronto, Davi, é para você! Davi olhou para a água e ficou emocionado. Vocês podiam ter morrido por mim! Esta água vale demais. Ele não bebeu. Derramou a água no chão, como um presente para Deus. E agradeceu pelos amigos.',
        activity:
          'Em trios, as crianças levam um copinho de água pela sala, passando por almofadas, sem derramar. No fim regam uma planta e dizem: obrigado, Deus, pelos amigos!',
        questions: [
          'De que Davi teve saudade?',
          'O que os três amigos fizeram?',
          'Que amigo você quer agradecer a Deus?',
        ],
      },
      to12: {
        story:
          'Os valentes de Davi não começaram como heróis. Chegaram à caverna dele cheios de dívidas e de tristeza. Com o tempo, ficaram corajosos. Um deles, Samá, defendeu sozinho um campo de lentilhas, porque era a comida de uma aldeia. Num dia de muito calor, Davi suspirou: quem me dera beber da água do poço que fica na porta de Belém! Era a cidade onde ele tinha nascido, e agora estava cheia de soldados inimigos. Não foi uma ordem, foi só saudade. Mas três amigos ouviram, atravessaram o acampamento, tiraram a água e a trouxeram. Davi segurou a água e viu nela a vida dos três. Não conseguiu beber. Derramou tudo diante de Deus, como a oferta mais cara que tinha. Parecia desperdício. Era o maior obrigado que ele sabia dizer.',
        activity:
          'Cada um enche um copo e escreve no copo de papel o nome de alguém que já se esforçou muito por ele. Regam juntos uma planta, dizendo os nomes.',
        questions: [
          'Por que os três foram buscar a água?',
          'Por que Davi não bebeu?',
          'Como você pode agradecer a quem se esforça por você?',
        ],
      },
      challenge: 'Descubra o que alguém de casa gostaria e faça uma surpresa.',
    },
    prayer:
      'Senhor, há nomes dentro do nosso copo. Obrigado por quem atravessou perigo e cansaço por nós. Não queremos beber a vida dos outros sem ver. Recebe-a como oferta, e dá-nos ouvidos para os suspiros de casa.',
    leader: {
      lost: 'Contam-se mortos e discutem-se números; o 8 é difícil de traduzir, e por isso a leitura começa no 9. Passe depressa pela guerra. E não faça da mão grudada na espada um elogio ao esgotamento: o texto a conta com espanto, e quem fez a vitória foi Deus.',
      tender:
        'Policiais, militares e socorristas da sala podem ter visto amigos morrerem: o 17 é deles. Ouça, sem perguntar detalhes. Cuidadores e líderes exaustos podem chorar na pergunta dos dedos; combine alívio concreto antes de orar.',
    },
    comfort:
      'Davi não disfarçou a saudade: suspirou. Às vezes é só o que se consegue. Há quem escute suspiro, e Deus é um deles. Beba um copo de água devagar, em paz; este é seu.',
    closing:
      'Por um suspiro nosso, Jesus atravessou as linhas do inimigo e derramou a própria vida; e é ele quem diz: bebam.',
    words: [
      'valentes de davi',
      'tres valentes',
      'eleazar filho de dodo',
      'lentilhas',
      'cisterna de belem',
      'poco de belem',
      'agua de belem',
      'adulao',
      'mao grudada na espada',
      'josebe bassebete',
      'derramou a agua',
    ],
  },
  {
    verses: '24:1-25',
    key: '24:24',
    title: 'Não darei a Deus o que não custa',
    theme: 'o arrependimento que assume o custo',
    themes: ['arrependimento', 'humildade', 'graca', 'adoracao'],
    idea: 'Davi manda contar o povo, o coração o acusa, a praga vem, e ele assume a culpa; Deus manda o anjo parar na eira de um estrangeiro, onde o rei não aceita adorar de graça.',
    context:
      'Davi mandou contar os homens de guerra, embora Joabe tenha perguntado para quê. O coração o acusa, e ele pede perdão. Posto diante de três castigos, escolhe cair na mão de Deus e não na dos homens (24:10-14). Vem uma peste terrível sobre o povo. A leitura começa quando Deus a manda parar.',
    retold: [
      {
        verses: '24:1-9',
        says: 'O Senhor se ira contra Israel, e Davi manda contar o povo de Dã até Berseba. Depois de nove meses, Joabe lhe traz o número.',
      },
      {
        verses: '24:10-15',
        says: 'Davi diz ao Senhor que agiu como um louco. O profeta Gade lhe apresenta fome, fuga ou peste, e a peste que vem mata setenta mil pessoas.',
      },
      {
        verses: '24:16-19',
        says: 'O anjo vai destruir Jerusalém, e Deus diz que basta. Davi pede que o golpe caia sobre ele, e Gade manda fazer um altar na eira de Araúna.',
      },
      {
        verses: '24:20-25',
        says: 'Araúna oferece de presente a eira e os bois. Davi paga, porque não dará a Deus o que não lhe custou nada, e a praga termina.',
      },
    ],
    read: {
      verses: '24:16-25',
      how: 'Uma voz firme lê a ordem de Deus no 16. Davi e Araúna se leem um diante do outro. Silêncio depois do 25.',
    },
    observe: [
      {
        ask: 'O que Deus diz ao anjo, e onde o anjo está?',
        verses: '24:16',
        listen: 'Basta, detém tua mão; junto à eira de Araúna, o jebuseu.',
      },
      {
        ask: 'Que diz Davi quando vê o anjo ferindo o povo?',
        verses: '24:17',
        listen: 'Eu pequei; estas ovelhas, que fizeram? Pede que caia sobre ele e a sua casa.',
      },
      {
        ask: 'O que Araúna oferece, e o que Davi responde?',
        verses: '24:22-24',
        listen: 'Bois, trilhos, tudo de graça; Davi compra, não oferece o que não lhe custa.',
      },
      {
        ask: 'O que acontece quando o altar é levantado?',
        verses: '24:25',
        listen: 'O Senhor se aplacou com a terra, e a praga cessou.',
      },
    ],
    interpret: [
      {
        ask: 'Deus diz basta antes do altar e do preço. O que isso mostra sobre de onde nasce a misericórdia?',
        verses: '24:16, 24:25',
        listen: 'Começa em Deus; o sacrifício responde a ela, não a compra.',
        follow: 'O que muda no modo de Davi adorar, sabendo disso?',
      },
      {
        ask: 'Davi chama o povo de ovelhas e põe a culpa em si. O que ele aprendeu desde que mandou contar?',
        verses: '24:17',
        listen: 'De números a gente; o pastor assume.',
      },
      {
        ask: 'Por que o presente de Araúna era generoso e, ainda assim, não servia?',
        verses: '24:22-24',
        listen: 'Generosidade de outro não substitui a entrega de quem errou.',
      },
    ],
    live: [
      {
        ask: 'Que número você conta mais do que devia: seguidores, dinheiro, curtidas, frequência?',
        listen: 'O que esse número promete.',
        for: ['teens', 'young', 'adults'],
      },
      {
        ask: 'Quando foi mais fácil dizer fui eu, sem dividir a culpa, e o que ajudou?',
        listen: 'Exemplo de casa ou trabalho.',
        for: ['adults', 'couples', 'men', 'women'],
      },
      {
        ask: 'O que você oferece a Deus só com o que sobra, e o que custaria um pouco mais?',
        listen: 'Tempo, voz, conforto, dinheiro; sem valores em público.',
      },
      {
        ask: 'Quem já pagou pelo seu erro sem ter culpa, e o que você gostaria de dizer a essa pessoa?',
        listen: 'Pai, irmão, colega. Pode ser carta.',
        for: ['adults', 'parents', 'singles'],
      },
      {
        ask: 'Que decisão tomada contra um conselho amigo você ainda carrega?',
        listen: 'Joabe avisou; a gente também foi avisado.',
        for: ['long-believers', 'elderly', 'adults'],
      },
      {
        ask: 'Como soa, para quem pensa que Deus é só cobrança, ouvir que foi ele quem disse basta?',
        listen: 'Deixe a dúvida falar.',
        for: ['new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'O que você já recusou de graça porque fazia questão de pagar?',
        bridge: 'Um rei fez questão de pagar por algo que lhe davam.',
      },
      {
        text: 'O que você conta sem precisar: passos, degraus, azulejos, curtidas?',
        bridge: 'Davi mandou contar um povo inteiro, e o coração dele não gostou.',
        for: ['adults', 'young', 'teens', 'couples'],
      },
    ],
    quiet: {
      text: 'Escreva um número que você vive conferindo. Risque-o devagar e deixe só o nome das pessoas por trás dele.',
      bridge: 'Davi passou por esse caminho, do número às ovelhas.',
    },
    complete: [
      {
        name: 'Número e ovelhas',
        text: 'Duas colunas: o que conto para me sentir seguro; quem são as pessoas por trás do número. Ligue cada uma a um pedido de oração.',
      },
      {
        name: 'Fui eu',
        text: 'Complete: Eu fiz … . Quem sofreu com isso foi … . O que eu não posso mais fazer de graça é … .',
      },
    ],
    challenges: [
      {
        do: 'Peça desculpa a alguém por um erro seu, sem a palavra mas, e ofereça um gesto concreto de reparo.',
        tell: 'O que você disse e o que o gesto custou.',
      },
      {
        do: 'Dê a Deus nesta semana um tempo que custe: a hora do sono, do jogo ou da rede.',
        tell: 'De onde tirou e o que aconteceu ali.',
      },
    ],
    children: {
      truth: 'Quando eu erro, posso dizer: fui eu.',
      to7: {
        story:
          'O rei Davi quis contar quantos soldados tinha. Depois o coração dele ficou muito triste. Disse a Deus: eu errei. O povo estava sofrendo com uma doença, e Davi falou: fui eu, não as ovelhas! Deus teve pena e mandou parar: chega! O profeta disse a Davi: faça um altar no lugar do trigo de Araúna. Araúna falou: rei, leve tudo de graça! Davi respondeu: não. Eu vou pagar. Não vou dar a Deus uma coisa que não me custa nada. Ele fez o altar, e a doença acabou.',
        activity:
          'Altar de pedrinhas: cada criança põe uma pedra e diz uma coisa sua que vai dar a Deus.',
        questions: [
          'O que Davi mandou contar?',
          'O que Davi disse sobre o erro?',
          'O que você pode dar a Deus de coração?',
        ],
      },
      to12: {
        story:
          'Davi mandou contar os homens de guerra, e Joabe perguntou: para que o rei quer isso? Davi insistiu. Quando o número chegou, o coração dele doeu: eu pequei. Veio uma peste, e muita gente sofria. Davi disse a Deus: fui eu quem errei; que fizeram estas ovelhas? Deus tinha dito ao anjo: basta! O anjo estava junto à eira de Araúna, um estrangeiro que malhava trigo. O profeta Gade mandou Davi levantar ali um altar. Araúna ofereceu tudo de graça: os bois, a lenha, tudo. Davi não aceitou: não oferecerei ao Senhor o que não me custa nada. Comprou, fez o altar, e a praga parou. Davi deu a Deus algo que lhe custou; Jesus, muito depois, daria a própria vida por erros que nem eram dele.',
        activity:
          'O preço do presente: cada um escolhe algo seu, de valor pequeno, para dar a alguém que precisa, e conta por que é difícil.',
        questions: [
          'Por que Davi se arrependeu?',
          'O que Araúna ofereceu?',
          'O que é difícil de dar?',
        ],
      },
      challenge: 'Quando errar, diga fui eu antes que perguntem.',
    },
    prayer:
      'Senhor, tu és quem diz basta. Tira de nós a vontade de contar o que não é nosso. Ajuda-nos a dizer fui eu, e a te dar o que nos custa, não para comprar, mas porque nos amaste primeiro.',
    leader: {
      lost: 'Dois nós. No versículo 1 Deus incita Davi; em 1 Crônicas 21:1 é Satanás. O texto não explica como as duas coisas se juntam: aqui Davi é responsável e assume. E a morte do povo pelo erro do rei: reconheça que dói, não invente razões. Mostre onde Deus diz basta.',
      tender:
        'Quem perdeu alguém numa epidemia não pode sair daqui achando que foi castigo. Diga em voz alta: este caso é de Davi, e Jesus recusou esse tipo de conta (João 9:3). Para desespero, CVV 188.',
      differ:
        'Sobre o versículo 1, uns leem que Deus usa até a tentação; outros, que permite. Nenhum diz que Deus gosta do mal.',
    },
    comfort:
      'No meio da pior história do capítulo, a palavra é de Deus: basta. A sua dor tem um limite que ele conhece.',
    closing: 'Deus disse basta; agora eu posso dar o que me custa.',
    words: [
      'censo',
      'arauna',
      'eira',
      'jebuseu',
      'gade',
      'contou o povo',
      'peste',
      'cinquenta siclos',
      'joabe',
      'nao me custa',
      'estas ovelhas',
      'dan ate berseba',
    ],
  },
]
