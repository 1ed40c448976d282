import { BibleCredit, Scripture } from '@/content/scripture'

export function OpenQuestions() {
  return (
    <>
      <p>
        Você termina de recapitular a mensagem, olha em volta e pergunta: “E aí, o que vocês
        acharam?”. Alguém responde “foi uma bênção”. Outro concorda com a cabeça. E a sala fica
        quieta.
      </p>
      <p>
        Quase todo líder conhece esse silêncio, e quase todo líder conclui que o grupo é tímido. Na
        maioria das vezes o grupo não é tímido: a pergunta é que não deu a ninguém por onde começar.
        Perguntar bem se aprende, e o efeito aparece já no encontro seguinte.
      </p>

      <h2>Jesus perguntava de verdade</h2>
      <p>
        Os evangelhos estão cheios de perguntas de Jesus. Ele pergunta a quem já sabe a resposta, a
        quem tem medo dela e a quem nunca tinha pensado no assunto. Ao cego Bartimeu, que gritava à
        beira do caminho, ele não presume nada:
      </p>
      <Scripture reference="Marcos 10:51">
        E Jesus, respondendo, disse-lhe: “Que queres que eu te faça?” E o cego lhe disse: “Mestre,
        que eu recupere a vista”.
      </Scripture>
      <p>
        Parece uma pergunta desnecessária. Mas ela devolve a palavra a um homem que muitos mandavam
        calar. E quando um doutor da lei quer discutir teologia, Jesus começa pelo texto e pela
        leitura que aquele homem faz dele:
      </p>
      <Scripture reference="Lucas 10:26">
        E Jesus lhe disse: “O que está escrito na Lei? Como tu a lês?”
      </Scripture>
      <p>
        São duas perguntas diferentes: uma sobre o que está escrito, outra sobre a pessoa que lê. Um
        bom encontro passa pelas duas e acrescenta uma terceira: o que isso muda na minha semana?
      </p>

      <h2>Três degraus, nesta ordem</h2>
      <p>
        <strong>O que o texto diz.</strong> Comece por aquilo que todos podem ver, com a Bíblia
        aberta. Quem está na cena? O que se repete? O que surpreende? Essas perguntas não exigem
        conhecimento nem coragem. Quem chegou hoje responde tão bem quanto quem tem vinte anos de
        igreja, e uma pessoa que já falou uma vez fala de novo com mais facilidade.
      </p>
      <p>
        <strong>O que o texto quer dizer.</strong> Agora o grupo pensa junto. Por que Jesus responde
        com uma história? O que mudaria se o versículo terminasse antes? O que a mensagem de domingo
        destacou e que eu não tinha notado? Aqui cabem opiniões diferentes, e é bom que apareçam.
      </p>
      <p>
        <strong>O que isso muda em nós.</strong> Só depois dos dois primeiros degraus a pergunta
        pessoal deixa de ser uma invasão. Quem pula direto para “qual é o seu maior pecado nessa
        área?” recebe silêncio ou uma resposta ensaiada.
      </p>

      <h2>Troque a pergunta fechada pela aberta</h2>
      <p>
        Pergunta fechada se responde com “sim”, “não” ou com a palavra que todo mundo espera ouvir.
        Pergunta aberta pede uma história, uma escolha ou uma razão. Veja a diferença:
      </p>
      <ul>
        <li>
          Em vez de “Devemos confiar em Deus?”, experimente: “Em que área é mais difícil confiar
          hoje, e por quê?”.
        </li>
        <li>
          Em vez de “O samaritano fez o certo, não fez?”, experimente: “O que custou ao samaritano
          parar?”.
        </li>
        <li>
          Em vez de “Vocês oraram nesta semana?”, experimente: “Como foi tentar orar nesta semana?”.
        </li>
        <li>
          Em vez de “Entenderam?”, experimente: “Se você fosse contar isso a um colega de trabalho,
          como diria?”.
        </li>
      </ul>
      <p>
        Repare que as perguntas sugeridas não têm resposta certa escondida. Se você já sabe a frase
        que quer ouvir, é melhor dizê-la e perguntar outra coisa.
      </p>

      <h2>Menos perguntas, mais tempo</h2>
      <p>
        Para uma conversa de meia hora, quatro ou cinco perguntas bastam. Com dez, o líder corre, e
        o grupo percebe que a folha importa mais do que as pessoas. Marque na sua folha as duas que
        você não quer perder. As outras ficam de reserva.
      </p>
      <p>
        Depois de perguntar, espere. Conte até dez por dentro, sem reformular a pergunta e sem
        responder você mesmo. O silêncio parece longo para quem conduz; para quem está pensando, ele
        passa depressa. Se ajudar, avise: “Vou dar um tempinho para a gente pensar”. Outra saída boa
        é pedir que conversem primeiro em duplas, por dois minutos. Quase todo mundo fala com uma
        pessoa; depois, contar ao grupo fica fácil.
      </p>

      <h2>O que fazer com a resposta</h2>
      <p>
        A segunda pergunta costuma valer mais do que a primeira. Quando alguém responde, resista à
        vontade de completar, corrigir ou aplicar na hora. Diga “conta mais”, “o que fez você pensar
        assim?” ou simplesmente “obrigado por dividir isso”. Então passe a palavra: “Alguém viveu
        algo parecido, ou diferente?”.
      </p>
      <p>
        E quando a resposta está errada? Volte ao texto, não à pessoa: “Vamos ler de novo o
        versículo e ver o que ele diz”. O grupo aprende a se corrigir pela Bíblia, e ninguém sai
        humilhado. O livro de Provérbios tem uma imagem bonita para esse trabalho paciente:
      </p>
      <Scripture reference="Provérbios 20:5">
        O conselho no coração do homem é como águas profundas; mas o homem prudente consegue tirá-lo
        para fora.
      </Scripture>
      <p>
        Tirar água funda leva tempo. Desce-se o balde devagar, e ninguém joga pedra no poço para a
        água subir.
      </p>

      <h2>Perguntas que é melhor guardar</h2>
      <ul>
        <li>
          A que expõe alguém: “Fulano, conta para todos aquele problema do seu casamento?”. Assunto
          íntimo só vem à roda se a própria pessoa o trouxer.
        </li>
        <li>A que acusa: “Por que ninguém aqui evangeliza?”.</li>
        <li>
          A que só o líder sabe responder. Um detalhe de grego ou de história, se importa, você
          mesmo explica em uma frase.
        </li>
        <li>
          A que são três em uma. Faça a primeira, escute, e veja se as outras ainda são necessárias.
        </li>
      </ul>

      <h2>Para o próximo encontro</h2>
      <p>
        Na véspera, escolha uma pergunta de cada degrau e leia as três em voz alta, só para você.
        Responda você primeiro, no papel. Se a sua resposta couber em uma palavra, a pergunta ainda
        está fechada. Se você mesmo não gostaria de respondê-la na frente dos outros, ela ainda está
        funda demais para o começo.
      </p>
      <p>
        Depois do encontro, anote qual pergunta fez o grupo esquecer o relógio. Em dois meses você
        terá a sua própria coleção, feita sob medida para as pessoas que Deus colocou na sua sala.
      </p>
      <BibleCredit />
    </>
  )
}
