import type { BookPassages } from '../passage.ts'

export const RUT: BookPassages = [
  {
    verses: '1:1-22',
    key: '1:16',
    title: 'Aonde você for, eu vou',
    theme: 'a lealdade no luto',
    themes: ['luto', 'fidelidade', 'familia', 'amizade'],
    idea: 'Duas viúvas numa estrada: uma acha que Deus a deixou vazia, a outra resolve não ir embora; e o cuidado de Deus chega com os pés de quem ficou.',
    context:
      'No tempo confuso dos juízes, uma família de Belém, a casa do pão, foge da fome para Moabe, país inimigo. Em dez anos Noemi enterra o marido e os dois filhos. Restam ela e duas noras estrangeiras, sem sustento e sem futuro.',
    retold: [
      {
        verses: '1:1-7',
        says: 'Viúva e já sem os filhos, em Moabe, Noemi ouve que o Senhor deu pão ao seu povo. Põe-se a caminho de Judá com as noras, Orfa e Rute.',
      },
      {
        verses: '1:8-14',
        says: 'Noemi beija as noras e pede que voltem à casa de suas mães, porque não tem mais filhos para lhes dar. Orfa se despede, e Rute fica.',
      },
      {
        verses: '1:15-18',
        says: 'Rute diz que irá aonde Noemi for: “Teu povo será meu povo, e teu Deus meu Deus”. Só a morte as separará.',
      },
      {
        verses: '1:19-22',
        says: 'Em Belém, Noemi pede que a chamem de Mara, porque saiu cheia e voltou vazia. As duas chegam no princípio da colheita da cevada.',
      },
    ],
    read: {
      verses: '1:8-19',
      how: 'Três mulheres, se houver, leem Noemi, Orfa e Rute, de pé, como numa despedida de rodoviária.',
    },
    observe: [
      {
        ask: 'O que Noemi deseja às noras?',
        verses: '1:8-9',
        listen: 'A misericórdia do Senhor e descanso; ela as abençoa no meio da dor.',
      },
      {
        ask: 'Como Orfa e Rute reagem, cada uma do seu jeito?',
        verses: '1:14',
        listen: 'As duas choram; uma beija e volta, a outra fica agarrada.',
      },
      {
        ask: 'Quantas promessas Rute faz, e quais são?',
        verses: '1:16-17',
        listen: 'Ir, morar, povo, Deus, morrer, ser sepultada: seis laços.',
      },
    ],
    interpret: [
      {
        ask: 'Noemi manda as noras embora por amor ou por desespero?',
        verses: '1:11-13',
        listen: 'Talvez pelos dois: quem sofre não quer ser peso.',
      },
      {
        ask: 'O texto não condena Orfa por voltar. O que Rute faz, então, que vai além do dever?',
        verses: '1:14-17',
        listen:
          'Um amor que ninguém poderia exigir; a Bíblia tem uma palavra para isso, misericórdia fiel.',
      },
      {
        ask: 'Noemi diz que a mão do Senhor saiu contra ela. Que fé ainda existe em quem fala assim de Deus?',
        verses: '1:13',
        listen: 'Ela se queixa dele sem soltá-lo; o lamento também é conversa.',
        follow: 'E que resposta Rute dá a essa queixa?',
      },
    ],
    live: [
      {
        ask: 'Quem ficou quando não havia vantagem nenhuma em ficar com você?',
        listen: 'Peça o lugar e a hora da cena.',
        for: ['adults', 'women', 'elderly'],
      },
      {
        ask: 'Qual amizade sua aguentaria uma mudança de escola, de cidade ou de humor?',
        listen: 'Se a resposta for nenhuma, acolha; pode nascer aqui.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Sogra e nora, genro e sogro: que gesto seu surpreenderia a outra família?',
        listen: 'Ria das piadas e depois peça o gesto.',
        for: ['couples', 'parents'],
      },
      {
        ask: 'Como você faz companhia a alguém que só consegue dizer coisas amargas?',
        listen: 'Rute não discute nem corrige: caminha junto.',
        for: ['adults', 'long-believers', 'singles'],
      },
      {
        ask: 'Teu Deus será meu Deus: por causa da vida de quem você começou a se interessar por Deus?',
        listen: 'Quase sempre há um rosto; conte o seu também.',
        for: ['new-believers', 'visitors'],
      },
      {
        ask: 'Não me chamem Noemi, chamem-me Mara. Que nome você daria a si nestes meses?',
        listen: 'Deixe que diga e não troque por outro mais bonito.',
        for: ['mourning'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual foi a despedida mais demorada da sua vida: portão, aeroporto, telefone do desliga você?',
        bridge: 'Na estrada de Moabe houve uma despedida em que uma pessoa se recusou a ir embora.',
      },
      {
        text: 'Com quem da sua família você não tem o mesmo sangue e não sabe viver sem?',
        bridge: 'A história de Rute é sobre laços que o sangue não explica.',
        for: ['adults', 'couples', 'young'],
      },
    ],
    quiet: {
      text: 'Ponha dois pares de sapatos lado a lado, perto da porta, e fique um instante olhando para eles.',
      bridge:
        'Duas mulheres pegaram a mesma estrada. Uma delas não via motivo para alguém ir junto.',
    },
    complete: [
      {
        name: 'Seis laços',
        text: 'Escreva o nome de alguém que você não quer deixar. Complete: aonde você for, …; no dia em que …, eu …; o que eu não posso prometer é …; o que posso é …',
      },
      {
        name: 'Noemi e Mara',
        text: 'De um lado da folha, o que era cheio. Do outro, o que está vazio. No rodapé, o nome de quem está na estrada com você: …',
      },
    ],
    challenges: [
      {
        do: 'Faça companhia a uma pessoa amargurada ou enlutada por uma hora, andando ao lado, sem consertar nada.',
        tell: 'O que foi mais difícil não dizer.',
      },
      {
        do: 'Diga a alguém que ficou com você nos dias ruins: eu vi que você ficou.',
        tell: 'O que essa pessoa lembrava daquele tempo.',
      },
    ],
    children: {
      truth: 'Posso ficar ao lado de quem está triste.',
      to7: {
        story:
          'Noemi estava muito triste. O marido e os filhos dela tinham morrido. Ela queria voltar para a sua terra, Belém. As noras, Orfa e Rute, foram junto pela estrada. Noemi parou e disse: Podem voltar para a casa das mamães de vocês. Que Deus cuide de vocês! As três se abraçaram e choraram. Orfa deu um beijo e voltou. Mas Rute segurou bem firme na mão de Noemi e disse: Não me peça para ir embora! Aonde você for, eu vou. Onde você morar, eu vou morar. O seu Deus vai ser o meu Deus! E as duas foram juntas, devagarinho, até Belém. Chegaram bem no comecinho da colheita.',
        activity:
          'De mãos dadas, duas a duas, as crianças atravessam a sala com uma delas andando devagar. A outra não pode soltar nem correr.',
        questions: [
          'Por que Noemi estava triste?',
          'O que Rute disse a ela?',
          'Quem está triste e precisa da sua mão?',
        ],
      },
      to12: {
        story:
          'Faltava pão em Belém, e uma família se mudou para Moabe, um país que não se dava bem com Israel. Lá os dois filhos se casaram com moças da terra, Orfa e Rute. Mas veio uma tristeza atrás da outra: morreram o pai e, anos depois, os dois filhos. Noemi, a mãe, ouviu que em Belém havia pão de novo e resolveu voltar. No caminho disse às noras que ficassem com as próprias famílias. Elas choraram alto. Orfa a beijou e voltou, e não fez nada errado. Rute, porém, não soltou: aonde você for, eu irei; o seu povo será o meu povo, e o seu Deus será o meu Deus. Noemi estava tão triste que, ao chegar, pediu que a chamassem de Mara, amarga. Achava que tinha voltado de mãos vazias. Nem reparou que ao seu lado estava Rute. E que a colheita estava só começando.',
        activity:
          'Façam pulseiras de seis fios, um para cada promessa de Rute, e deem a um amigo dizendo o que podem prometer de verdade.',
        questions: [
          'Por que Rute não precisava ficar, e ficou?',
          'O que Noemi não conseguia enxergar por causa da tristeza?',
          'Como se ajuda um amigo que está amargo e responde mal?',
        ],
      },
      challenge: 'Fique um tempo ao lado de alguém triste, sem pedir que se alegre.',
    },
    prayer:
      'Senhor, vê as Noemis que voltam vazias. Recebe as queixas que fazem de ti. Dá-lhes uma Rute na estrada, e faz de nós gente que não vai embora. Que o começo de alguma colheita as encontre.',
    leader: {
      lost: 'O trecho de 16 e 17 é lido em casamentos, e muitos estranham que seja dito a uma sogra. Aproveite o riso e mostre o contexto: é amor no luto, entre duas mulheres pobres.',
      tender:
        'Viúvas, pais que perderam filhos, migrantes e casais sem filhos estão nesta página. Não responda às frases duras de Noemi contra Deus; elas estão na Bíblia. Combinem presença para depois da reunião.',
    },
    comfort:
      'Noemi disse o que sentia com todas as letras, e ninguém a corrigiu. Só houve alguém caminhando ao lado. Você pode se chamar de Mara por um tempo; Deus continua sabendo o seu outro nome.',
    closing: 'O cuidado de Deus tem pés, e fica.',
    words: [
      'rute',
      'noemi',
      'orfa',
      'moabe',
      'belem',
      'teu deus meu deus',
      'teu povo',
      'aonde quer que fores',
      'mara',
      'elimeleque',
      'sogra',
      'nora',
      'viuva',
      'moabita',
      'amargura',
    ],
  },
  {
    verses: '2:1-23',
    key: '2:12',
    title: 'Espigas deixadas de propósito',
    theme: 'a bondade que preserva a dignidade',
    themes: ['generosidade', 'trabalho', 'proximo', 'graca'],
    idea: 'Rute sai para catar sobras e encontra um campo em que a bondade tem regras: água, proteção, mesa e espigas caídas de propósito, sem humilhar ninguém.',
    context:
      'A lei mandava deixar as beiras do campo e as espigas caídas para o pobre e o estrangeiro. Rute é as duas coisas, e mulher sozinha. Por acaso, diz o texto com um sorriso, ela entra no campo de um parente.',
    retold: [
      {
        verses: '2:1-7',
        says: 'Rute pede a Noemi para colher espigas atrás dos ceifeiros e trabalha desde a manhã. Boaz chega, saúda os empregados e pergunta quem é a moça.',
      },
      {
        verses: '2:8-13',
        says: 'Boaz diz a Rute que fique ali e beba da água, e manda que ninguém a toque. Soube do que ela fez pela sogra e deseja que Deus a recompense.',
      },
      {
        verses: '2:14-17',
        says: 'Boaz divide com Rute o pão e os grãos tostados. Manda deixar cair espigas de propósito, e ela colhe até a tarde.',
      },
      {
        verses: '2:18-23',
        says: 'Rute leva a comida à sogra, e Noemi bendiz o Senhor: aquele homem é um dos seus remidores. Rute segue com as servas dele até o fim da colheita.',
      },
    ],
    read: {
      verses: '2:8-19',
      how: 'Espalhem no chão grãos ou papéis enrolados. Enquanto uns leem, outro vai recolhendo até o fim.',
    },
    observe: [
      {
        ask: 'Que cuidados Boaz oferece a Rute?',
        verses: '2:8-9, 2:14-16',
        listen: 'Lugar, companhia, proteção, água, almoço, espigas a mais.',
      },
      {
        ask: 'O que espanta Rute nisso tudo?',
        verses: '2:10, 2:13',
        listen: 'Ser notada e tratada assim, sendo estrangeira.',
      },
      {
        ask: 'O que ela leva para casa no fim do dia?',
        verses: '2:17-18',
        listen: 'Quase um efa de cevada, uns vinte litros, e o que sobrou do almoço.',
      },
    ],
    interpret: [
      {
        ask: 'Boaz podia dar um saco de grãos pronto. Por que manda deixar espigas caírem para que ela colha?',
        verses: '2:15-16',
        listen: 'Ela trabalha e leva o que é seu; a ajuda não a diminui.',
        follow: 'Qual a diferença entre ajudar e exibir a ajuda?',
      },
      {
        ask: 'Ele manda aos moços que não a toquem nem a envergonhem. O que essa ordem revela sobre o perigo que ela corria?',
        verses: '2:9, 2:15',
        listen: 'Assédio existia; quem tem autoridade protege antes que aconteça.',
      },
      {
        ask: '“cobrir-te debaixo de suas asas”: como a oração de Boaz começa a ser respondida por ele mesmo?',
        verses: '2:12-14',
        listen: 'Deus abriga por meio de uma mesa e de um campo.',
      },
    ],
    live: [
      {
        ask: 'Que beirada do seu campo (tempo, contatos, conhecimento, dinheiro) poderia ser deixada de propósito para alguém colher?',
        listen: 'Vaga, aula, estágio, lista de clientes, ferramenta.',
        for: ['adults', 'men', 'long-believers'],
      },
      {
        ask: 'Na escola ou no trabalho, quem come sozinho, e o que seria um achega-te aqui?',
        listen: 'Um lugar no banco já é mesa.',
        for: ['teens', 'young'],
      },
      {
        ask: 'Quando foi que alguém ajudou você sem deixar você pequeno?',
        listen: 'Notem os detalhes que guardaram a dignidade.',
        for: ['adults', 'women', 'visitors'],
      },
      {
        ask: 'Rute trabalhou de manhã à tarde sem saber aonde ia dar. Que trabalho invisível sustenta você hoje?',
        listen: 'Faxina, bico, cuidado, estudo noturno: honrem.',
        for: ['women', 'singles', 'new-believers'],
      },
      {
        ask: 'Como o nosso lugar de trabalho, ou a igreja, poderia ser mais seguro para mulheres sozinhas?',
        listen: 'Saia com uma medida; ouça primeiro as mulheres.',
        for: ['men', 'adults', 'couples'],
      },
      {
        ask: 'Consolaste-me e falaste ao coração: que palavra recente fez isso com você?',
        listen: 'Se não houve, que alguém do grupo a diga hoje.',
        for: ['mourning', 'elderly'],
      },
    ],
    icebreakers: [
      {
        text: 'Qual coincidência da sua vida foi tão certeira que você conta até hoje?',
        bridge: 'Por acaso, diz o livro de Rute, ela entrou justo naquele campo.',
      },
      {
        text: 'Quem sempre manda marmita, pote ou sacolinha quando você vai embora da casa dele?',
        bridge: 'Rute voltou para casa com o que sobrou do almoço, e a sogra quis saber de tudo.',
        for: ['adults', 'young', 'elderly', 'couples'],
      },
    ],
    quiet: {
      text: 'Recolha com os dedos, um por um, alguns grãos ou farelos sobre a mesa. Sinta o tempo que leva.',
      bridge: 'Uma mulher passou o dia inteiro assim, e foi vista.',
    },
    complete: [
      {
        name: 'Beirada do campo',
        text: 'Desenhe um campo retangular com o que você tem. Pinte as beiradas e escreva em cada lado: para quem fica, como vou deixar, sem envergonhar.',
      },
      {
        name: 'Cadeia de bondade',
        text: 'Escreva o nome de alguém que foi bom com você, o que fez, e a quem você pode passar adiante a mesma coisa, com uma data.',
      },
    ],
    challenges: [
      {
        do: 'Deixe espigas caírem: ajude alguém de modo que pareça oportunidade, e não esmola.',
        tell: 'O que você fez para proteger a dignidade da pessoa.',
      },
      {
        do: 'Chame para sentar à mesa, na hora do almoço, quem costuma comer à parte.',
        tell: 'Sobre o que conversaram.',
      },
    ],
    children: {
      truth: 'Deus cuida por meio de gente bondosa.',
      to7: {
        story:
          'Rute e Noemi não tinham comida. Rute disse: Vou ao campo juntar os grãozinhos que caírem no chão. Era um trabalho bem cansativo: abaixa, pega, abaixa, pega! O dono do campo se chamava Boaz. Ele chegou e disse a todos: Deus esteja com vocês! Aí viu Rute e perguntou quem era. Boaz falou com ela com carinho: Fique aqui no meu campo. Se tiver sede, beba água. Ninguém vai incomodar você. No almoço, ele a chamou para comer junto. E disse baixinho aos empregados: Deixem cair mais espigas, de propósito! Rute encheu um saco grandão. Noemi ficou tão feliz! Deus estava cuidando delas.',
        activity:
          'Escondam grãos ou balas pela sala. Os maiores deixam cair de propósito, para que os menores também encham o copinho.',
        questions: [
          'O que Rute foi juntar?',
          'O que Boaz mandou deixar cair?',
          'Como você pode ajudar alguém com carinho?',
        ],
      },
      to12: {
        story:
          'Rute era estrangeira e pobre, e precisava sustentar a sogra. Em Israel havia uma lei bonita: quem colhia devia deixar as espigas que caíssem para quem não tinha. Rute saiu cedo e foi parar, sem saber, no campo de Boaz, um parente do sogro. Boaz reparou nela e não fez cara feia. Disse que ficasse por ali, que bebesse da água dos trabalhadores, e mandou que ninguém a tocasse nem a envergonhasse. Rute se inclinou: por que o senhor é bom comigo, se sou de fora? Ele respondeu que sabia de tudo o que ela tinha feito por Noemi e orou: que Deus recompense você, porque veio se abrigar debaixo das asas dele. No almoço, sentou-a com o grupo. E, em segredo, mandou os empregados deixarem cair espigas de propósito. Rute levou para casa um saco enorme. Ajudar assim é uma arte: a pessoa recebe e continua de cabeça erguida.',
        activity:
          'Planejem uma bondade secreta: cada um escolhe alguém e deixa cair uma ajuda sem contar quem foi (lápis, bilhete, lugar na fila, lanche).',
        questions: [
          'Por que Boaz não deu logo um saco cheio a Rute?',
          'O que a ordem de não envergonhar ensina sobre ajudar?',
          'Quem precisa de um lugar na mesa do recreio?',
        ],
      },
      challenge: 'Deixe uma espiga cair: ajude alguém em segredo.',
    },
    prayer:
      'Senhor de asas largas, abriga quem trabalha o dia inteiro por um punhado. Faz dos nossos campos lugares seguros. Dá-nos olhos de Boaz, que veem e protegem, e mãos que deixam cair de propósito.',
    leader: {
      lost: 'O grupo já quer o romance e o casamento. Segure por hoje: o capítulo trata de trabalho, fome e bondade. Não transforme Boaz em príncipe para solteiras.',
      tender:
        'Assédio no trabalho e pobreza envergonhada estão nesta página. Não peça que contem. Informe discretamente: assédio se denuncia (Ligue 180, sindicato, Ministério Público do Trabalho), e o grupo pode acompanhar.',
    },
    comfort:
      'Você sai de manhã para catar o que cair, e já é muito. Que alguém note o seu esforço, fale ao seu coração e ponha um prato a mais na mesa. E que Deus seja reconhecido nisso.',
    closing: 'Deixe cair de propósito.',
    words: [
      'rute',
      'boaz',
      'noemi',
      'espigas',
      'respigar',
      'rebuscar',
      'cevada',
      'ceifeiros',
      'debaixo de suas asas',
      'estrangeira',
      'campo de boaz',
      'de proposito',
      'colheita',
      'remidor',
      'favor',
    ],
  },
  {
    verses: '3:1-18',
    key: '3:11',
    title: 'A borda do manto',
    theme: 'a coragem de pedir e a honra de quem cuida',
    themes: ['familia', 'fidelidade', 'santidade', 'esperanca'],
    idea: 'Rute arrisca a reputação para pedir proteção, e Boaz, com todo o poder na mão, escolhe honrar, esperar e fazer as coisas à luz do dia.',
    context:
      'A colheita acabou e, com ela, a comida certa. Um costume permitia que um parente próximo, o remidor, resgatasse a família em ruína. Noemi, que estava amarga, volta a fazer planos. O plano é ousado e perigoso para uma mulher.',
    retold: [
      {
        verses: '3:1-7',
        says: 'Noemi quer descanso para Rute e a manda, lavada e vestida, à eira de Boaz. De noite Rute chega em silêncio, descobre os pés dele e se deita.',
      },
      {
        verses: '3:8-11',
        says: 'À meia-noite Boaz acorda, e Rute pede que estenda a capa sobre ela, por ser parente próximo. Ele a abençoa e diz que todos a conhecem como mulher virtuosa.',
      },
      {
        verses: '3:12-15',
        says: 'Boaz avisa que há um parente mais próximo. Se esse não quiser resgatá-la, ele mesmo o fará, e lhe dá seis medidas de cevada.',
      },
      {
        verses: '3:16-18',
        says: 'Rute conta tudo à sogra. Noemi diz que descanse, porque Boaz não vai parar até resolver o assunto ainda naquele dia.',
      },
    ],
    read: {
      verses: '3:8-18',
      how: 'Vozes baixas, como de madrugada, até o 15. No 16, Noemi entra falando alto e curiosa.',
    },
    observe: [
      {
        ask: 'O que Rute pede a Boaz, com que imagem?',
        verses: '3:9',
        listen: 'Que estenda a borda da capa: proteção e casamento.',
      },
      {
        ask: 'Como Boaz fala de Rute e o que promete fazer?',
        verses: '3:10-13',
        listen: 'Bendita, virtuosa; respeitará o parente mais próximo e resolverá de dia.',
      },
      {
        ask: 'O que Rute leva ao sair, e que palavra de Noemi fecha a noite?',
        verses: '3:15-18',
        listen: 'Seis medidas de cevada; repousa, ele não parará.',
      },
    ],
    interpret: [
      {
        ask: 'No capítulo 2, Boaz orou que Deus a cobrisse com as asas. Aqui ela usa quase a mesma palavra. O que está dizendo a ele?',
        verses: '3:9',
        listen: 'Seja você a resposta da sua oração.',
        follow: 'Que oração sua poderia ter o seu nome na resposta?',
      },
      {
        ask: 'Noite, eira, ninguém por perto, ela em desvantagem. O que as atitudes de Boaz mostram sobre o uso do poder?',
        verses: '3:11-14',
        listen: 'Acalma, elogia, não se aproveita, protege o nome dela.',
      },
      {
        ask: 'Havia um parente com direito antes dele. Por que não fingir que não sabia?',
        verses: '3:12-13',
        listen: 'Ele quer o bem pelo caminho limpo, mesmo podendo perder.',
      },
    ],
    live: [
      {
        ask: 'Que pedido importante você tem coragem de fazer, e a quem, de frente?',
        listen: 'Emprego, ajuda, casamento, perdão: ensaiem a frase.',
        for: ['adults', 'women', 'singles'],
      },
      {
        ask: 'Numa paquera, que atitudes mostram que alguém cuida do seu nome, e quais mostram que não?',
        listen: 'Foto vazada, pressão, segredo: deixe a lista nascer deles.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Quando você teve alguém em desvantagem diante de si, o que fez com o poder que tinha?',
        listen: 'Chefe, pai, professor, cliente: pergunta para dentro.',
        for: ['men', 'adults', 'long-believers'],
      },
      {
        ask: 'Que assunto de vocês dois precisa sair da madrugada e ser tratado de manhã, com calma?',
        listen: 'Dinheiro, família, intimidade: marquem a hora.',
        for: ['couples'],
      },
      {
        ask: 'Noemi, a amarga, voltou a fazer planos para o bem de outra. O que reacendeu em você a vontade de planejar?',
        listen: 'Sinal bonito de cura; comemore com delicadeza.',
        for: ['mourning', 'elderly', 'women'],
      },
      {
        ask: 'Repousa, filha minha, até saberes. Que espera, agora, já não depende de você?',
        listen: 'Fez a sua parte; soltar é a próxima.',
        for: ['adults', 'new-believers', 'visitors'],
      },
    ],
    icebreakers: [
      {
        text: 'Como foi o pedido de namoro ou de casamento mais atrapalhado que você conhece?',
        bridge: 'O da Bíblia aconteceu à meia-noite, com um homem dormindo e um frio nos pés.',
      },
      {
        text: 'Quem na sua vida adora dar uma de cupido, e já acertou alguma vez?',
        bridge: 'Noemi tinha um plano. Vamos ver no que deu.',
        for: ['young', 'singles', 'adults'],
      },
    ],
    quiet: {
      text: 'Cubra os pés, ou os ombros, com a ponta de uma manta e repare no conforto de estar coberto.',
      bridge: 'Estende a borda da tua capa, pediu uma mulher a um homem bom.',
    },
    complete: [
      {
        name: 'Lista de virtude',
        text: 'Escreva cinco sinais de que uma pessoa honra outra quando ninguém vê. Marque os que você já pratica e um que quer aprender.',
      },
      {
        name: 'À luz do dia',
        text: 'Complete: o assunto que tenho resolvido no escuro é …; o caminho limpo, mesmo mais longo, seria …; amanhã de manhã eu …',
      },
    ],
    challenges: [
      {
        do: 'Cuide do bom nome de alguém ausente: interrompa uma fofoca, apague uma imagem, conte algo bom.',
        tell: 'Como a roda reagiu.',
      },
      {
        do: 'Faça, com clareza e respeito, um pedido que você vem rodeando há tempos.',
        tell: 'Qual foi a primeira frase e como dormiu naquela noite.',
      },
    ],
    children: null,
    prayer:
      'Senhor, estende sobre nós a tua capa. Dá coragem a quem precisa pedir e honra a quem tem poder de responder. Protege quem está em desvantagem. E depois que fizermos a nossa parte, ensina-nos a repousar.',
    leader: {
      lost: 'A discussão sobre o que houve na eira vira malícia. O texto elogia a virtude dos dois e marca o cuidado com o nome dela. E não tire daqui um método para conseguir marido.',
      tender:
        'Para quem sofreu abuso, a cena é tensa: diga logo que Boaz não se aproveitou e que consentimento importa. Se alguém se abrir depois, escute, acredite e acompanhe (Ligue 180; menor de idade, Disque 100).',
      differ:
        'Muitos cristãos veem no remidor uma figura de Jesus; outros preferem ler a história em si, como retrato de bondade fiel. As duas leituras se enriquecem.',
    },
    comfort:
      'Você já fez o que podia. Há uma hora em que a palavra é esta, dita por alguém que também sofreu: repousa, filha minha. Quem prometeu não vai parar no meio.',
    closing: 'Cobertos pela borda do manto.',
    words: [
      'rute',
      'boaz',
      'noemi',
      'eira',
      'capa',
      'manto',
      'remidor',
      'resgatador',
      'mulher virtuosa',
      'parente proximo',
      'meia noite',
      'seis medidas',
      'cevada',
      'estende',
      'repousa',
    ],
  },
  {
    verses: '4:1-22',
    key: '4:14',
    title: 'Um menino no colo de Noemi',
    theme: 'o resgate e a vida que recomeça',
    themes: ['salvacao', 'familia', 'esperanca', 'generosidade'],
    idea: 'Um homem abre mão de vantagens para resgatar uma família, e a mulher que voltou vazia termina com um neto no colo; sem saber, embalam o avô de Davi.',
    context:
      'Na porta da cidade se faziam os negócios. Boaz chama o parente com direito de resgate e dez testemunhas. O outro quer a terra, mas desiste quando ouve que vem junto Rute, para não estragar a própria herança. O nome dele nem ficou registrado: é fulano.',
    retold: [
      {
        verses: '4:1-6',
        says: 'Boaz se senta à porta da cidade e oferece a terra de Noemi ao parente mais próximo. O parente aceita e depois desiste, porque prejudicaria o que é seu.',
      },
      {
        verses: '4:7-12',
        says: 'O parente tira o sapato, como era costume. Diante do povo, Boaz fica com a terra e toma Rute por mulher, e todos o abençoam.',
      },
      {
        verses: '4:13-17',
        says: 'Rute dá à luz um filho. As mulheres louvam o Senhor e dizem que a nora vale mais que sete filhos, e Noemi põe o menino no colo.',
      },
      {
        verses: '4:18-22',
        says: 'O livro termina com as gerações de Perez até Davi: Boaz gerou Obede, Obede gerou Jessé, e Jessé gerou Davi.',
      },
    ],
    read: {
      verses: '4:9-17',
      how: 'O grupo inteiro é a cidade: respondam juntos, em voz alta, testemunhas somos. As mulheres leem 14 e 15.',
    },
    observe: [
      {
        ask: 'O que Boaz assume diante de todos?',
        verses: '4:9-10',
        listen: 'A terra, Rute e o nome dos que morreram.',
      },
      {
        ask: 'O que o povo deseja ao novo casal, e que mulheres cita?',
        verses: '4:11-12',
        listen: 'Raquel, Lia, Tamar: histórias difíceis que deram vida.',
      },
      {
        ask: 'O que as vizinhas dizem de Rute e do menino?',
        verses: '4:14-15',
        listen: 'Restaurador da alma; a nora vale mais que sete filhos.',
      },
    ],
    interpret: [
      {
        ask: 'Resgatar custava dinheiro e dava a herança a outro nome. Por que Boaz aceita o que o fulano recusa?',
        verses: '4:9-10',
        listen: 'Um protege o patrimônio; o outro, pessoas.',
        follow: 'Em que isso lembra o que Jesus fez?',
      },
      {
        ask: 'No capítulo 1, Noemi disse que voltou vazia. Como este quadro responde sem apagar o luto?',
        verses: '4:14-16',
        listen: 'Os mortos continuam lembrados; o colo, de novo ocupado.',
      },
      {
        ask: 'São as vizinhas que louvam a Deus e dão nome ao bebê. Que papel tem a comunidade numa restauração?',
        verses: '4:14, 4:17',
        listen: 'Viram a chegada amarga e festejam; às vezes louvam por quem ainda não consegue.',
      },
    ],
    live: [
      {
        ask: 'O que você protegeria do seu patrimônio antes de ajudar alguém, e a que preço ajudaria mesmo assim?',
        listen: 'Pergunta séria; não romantize dívidas.',
        for: ['adults', 'men', 'couples'],
      },
      {
        ask: 'Que recomeço, pequeno como um bebê, está no seu colo?',
        listen: 'Neto, planta, curso, casa alugada: tudo serve.',
        for: ['elderly', 'women', 'mourning'],
      },
      {
        ask: 'Que pessoa vale mais que sete na sua vida, e por que você ainda não disse?',
        listen: 'Que digam por mensagem antes de sair.',
        for: ['young', 'teens', 'singles'],
      },
      {
        ask: 'Boaz resolveu tudo à porta da cidade, com testemunhas. Que acordo da sua vida ficaria melhor às claras?',
        listen: 'Namoro, sociedade, herança, empréstimo.',
        for: ['adults', 'couples', 'singles'],
      },
      {
        ask: 'Eles não souberam que eram bisavós de um rei. Que fidelidade comum de hoje pode ir mais longe do que a gente verá?',
        listen: 'Criar, plantar, ensinar: honre o invisível.',
        for: ['long-believers', 'parents', 'adults'],
      },
      {
        ask: 'Uma estrangeira de um povo malvisto entra na família de Jesus. Como isso soa para quem se sente de fora?',
        listen: 'Deixe que a pessoa responda; não conclua por ela.',
        for: ['visitors', 'new-believers'],
      },
    ],
    icebreakers: [
      {
        text: 'Quem escolheu o seu nome, e quem na família deu palpite? Qual era o segundo colocado?',
        bridge: 'O bebê desta história recebeu o nome das vizinhas.',
      },
      {
        text: 'Que acordo vocês já fecharam com um gesto: aperto de mão, dedinho, cuspe na palma, fio de bigode?',
        bridge: 'Naquele tempo se fechava negócio entregando o sapato.',
        for: ['teens', 'young', 'adults', 'men'],
      },
    ],
    quiet: {
      text: 'Cruze os braços como quem segura um bebê e embale o ar por um instante, sem vergonha.',
      bridge: 'Uma mulher que se dizia vazia segurou assim um menino.',
    },
    complete: [
      {
        name: 'Cheia, vazia, colo',
        text: 'Desenhe três quadros, como uma tirinha: quando eu estava cheio; quando voltei vazio; o que hoje cabe no colo. Se o terceiro estiver em branco, ponha só a moldura.',
      },
      {
        name: 'Árvore com estrangeiros',
        text: 'Desenhe a sua família de fé: quem, vindo de fora, de outro jeito ou de outro sangue, entrou nela? Escreva o que cada um trouxe.',
      },
    ],
    challenges: [
      {
        do: 'Pague um resgate pequeno: a conta, a passagem, o remédio ou a dívida de alguém, sem pôr o seu nome.',
        tell: 'Como soube da necessidade e o que sentiu ao não assinar.',
      },
      {
        do: 'Festeje com uma vizinha ou um vizinho o recomeço dele: leve algo, diga bendito seja Deus, escute a história.',
        tell: 'Que recomeço era.',
      },
    ],
    children: {
      truth: 'Deus transforma tristeza em família de novo.',
      to7: {
        story:
          'Lembra da Noemi, que estava triste, triste? E da Rute, que não soltou a mão dela? Boaz era bondoso e quis cuidar das duas. Ele foi à porta da cidade e disse na frente de todo mundo: Eu vou me casar com Rute! Vocês são testemunhas? Somos! gritaram todos. Houve festa! Depois de um tempo, nasceu um bebê. As vizinhas correram para ver: Que lindo! Noemi, Deus não esqueceu de você! E disseram: A Rute vale mais que sete filhos! Noemi pegou o nenê no colo e abriu um sorriso. O nome dele era Obede. Quando ele cresceu, foi vovô do rei Davi. E dessa família nasceu Jesus!',
        activity:
          'Passem um boneco de colo em colo. Quem segura diz: Deus não esqueceu de mim! No fim, cantem parabéns para o bebê Obede.',
        questions: [
          'Quem se casou com Rute?',
          'O que Noemi segurou no colo?',
          'Quem nasceu nessa família muito tempo depois?',
        ],
      },
      to12: {
        story:
          'Boaz tinha prometido resolver a situação de Rute e foi fazer isso do jeito certo. Na porta da cidade, onde se tratavam os negócios, chamou o parente que tinha direito antes dele e dez pessoas como testemunhas. O parente queria a terra, mas, quando soube que precisaria cuidar de Rute e dar a herança ao nome dos que morreram, desistiu. Tirou a sandália e a entregou, que era o jeito de dizer que o trato estava feito. Então Boaz declarou: vocês são testemunhas de que eu resgato tudo. E se casou com Rute. Nasceu um menino. As vizinhas, que tinham visto Noemi chegar amarga, agora louvavam a Deus e diziam que aquela nora valia mais que sete filhos. Noemi pôs o bebê no colo. Chamaram-no de Obede. Ele foi avô do rei Davi, e dessa família, mil anos depois, veio Jesus. Deus vinha tecendo essa história, e usou gente comum.',
        activity:
          'Montem a árvore de Rute até Jesus com nomes e desenhos (Raabe, Boaz, Rute, Obede, Jessé, Davi, Jesus). Conversem: quem é surpreendente nessa lista?',
        questions: [
          'O que Boaz perdeu e o que ganhou com o resgate?',
          'O que mudou para Noemi desde o capítulo 1?',
          'Que coisa comum você faz bem e pode ir mais longe do que imagina?',
        ],
      },
      challenge: 'Diga a alguém da família por que essa pessoa vale tanto para você.',
    },
    prayer:
      'Louvado sejas, Senhor, que não nos deixas sem quem resgate. Põe vida no colo de quem voltou vazio. Dá-nos coração de Boaz e boca de vizinhas. E usa a nossa fidelidade comum para um bem que não veremos.',
    leader: {
      lost: 'A cerimônia do sapato e a lei do resgate pedem explicação; dê duas frases e siga. A lista do fim parece seca, mas é a surpresa do livro: leia-a em voz alta até Davi.',
      tender:
        'Final feliz pode ferir quem não teve o seu: viúvas, mulheres sem filhos, avós afastados dos netos. Diga que o bebê não substituiu os mortos, e pergunte a sós como a pessoa está.',
    },
    comfort:
      'Ninguém pediu a Noemi que dissesse obrigado. As vizinhas disseram por ela. Se hoje você só consegue ficar sentada, com o colo vazio ou cheio, deixe que outros louvem no seu lugar.',
    closing: 'Do vazio ao colo, Deus foi tecendo.',
    words: [
      'rute',
      'boaz',
      'noemi',
      'obede',
      'jesse',
      'davi',
      'remidor',
      'resgatador',
      'resgate',
      'porta da cidade',
      'testemunhas somos',
      'sapato',
      'sandalia',
      'mais que sete filhos',
      'restaurador',
    ],
  },
]
