import { BibleCredit, Scripture } from '@/content/scripture'

export function TalkersAndQuietOnes() {
  return (
    <>
      <p>
        Todo grupo tem alguém que responde antes de a pergunta terminar, alguém que passa meses sem
        dizer uma palavra e, mais cedo ou mais tarde, alguém que começa a chorar no meio de um
        quebra-gelo. Nenhuma dessas pessoas é um problema a resolver. Todas precisam de um líder que
        preste atenção.
      </p>
      <p>
        Conduzir uma conversa é uma forma de pastorear. Não exige diploma, mas exige algumas
        decisões simples, tomadas antes da hora difícil. Aqui vão as que mais ajudam.
      </p>

      <h2>Combine antes</h2>
      <p>
        No primeiro encontro, e sempre que chegar gente nova, leve dois minutos para dizer em voz
        alta o que o grupo espera de si mesmo:
      </p>
      <ul>
        <li>o que se conta aqui fica aqui;</li>
        <li>ninguém é obrigado a falar, ler ou orar em voz alta;</li>
        <li>uma pessoa fala de cada vez, e todos deixam espaço para os outros;</li>
        <li>ouvimos sem dar conselho, a não ser que a pessoa peça;</li>
        <li>começamos e terminamos na hora.</li>
      </ul>
      <p>
        Quando depois for preciso lembrar alguém, você não estará criando uma regra contra ele:
        estará voltando a um acordo de todos. O primeiro ponto merece cuidado redobrado, porque um
        segredo espalhado acaba com um grupo em uma semana:
      </p>
      <Scripture reference="Provérbios 11:13">
        Aquele que conta fofocas revela o segredo; mas o fiel de espírito encobre o assunto.
      </Scripture>

      <h2>Quem fala demais</h2>
      <p>
        Quase sempre é gente generosa, animada ou sozinha durante a semana. Comece por agradecer de
        coração. Depois use a mesa a seu favor: sente-se ao lado dessa pessoa, e não em frente, pois
        o olhar do líder é um convite a falar. Faça perguntas que limitem com gentileza: “Em uma
        frase, o que ficou para você?”, “Agora quero ouvir quem ainda não falou”, “Vamos fazer uma
        rodada, um minuto cada”.
      </p>
      <p>
        Se a fala se alonga, espere a pausa para respirar, resuma em poucas palavras o que ouviu e
        passe adiante: “Então, para você, o mais difícil foi perdoar seu irmão. Obrigado. Alguém
        mais?”. Quem se sente ouvido consegue parar.
      </p>
      <p>
        Se nada disso bastar, converse em particular, nunca na frente dos outros: “Você participa
        com facilidade, e isso é um presente. Você me ajuda a fazer os mais quietos falarem?”.
        Muitas vezes o maior falador se torna o melhor aliado. A carta de Tiago serve para ele, e
        para nós que conduzimos também:
      </p>
      <Scripture reference="Tiago 1:19">
        Portanto, meus amados irmãos, toda pessoa seja pronta para ouvir, tardia para falar, tardia
        para se irar;
      </Scripture>

      <h2>Quem se cala</h2>
      <p>
        Silêncio tem muitas causas: timidez, cansaço, medo de errar, luto, dificuldade de leitura,
        ou simplesmente o jeito de quem pensa antes de falar. Por isso não o trate como falta de
        interesse. Quem veio, quis estar ali.
      </p>
      <ul>
        <li>
          Dê caminhos que não passam pelo grupo inteiro: conversa em duplas, um papel para escrever,
          uma escolha entre duas figuras.
        </li>
        <li>
          Avise com antecedência: “Na quinta vou perguntar sobre isso; se quiser, pense em um
          exemplo”.
        </li>
        <li>
          Peça coisas pequenas e concretas, que não sejam falar: receber quem chega, cuidar do café,
          escolher a música.
        </li>
        <li>
          Não diga “fulano, você está tão quieto hoje”. Todos os olhos se viram, e a porta se fecha.
        </li>
      </ul>
      <p>
        E quando a pessoa finalmente falar, não faça festa. Acolha como acolheria qualquer outra
        resposta. Ela vai perceber que é seguro.
      </p>

      <h2>Quem chora</h2>
      <p>
        Uma pergunta sobre família pode tocar um luto recente. Se alguém chorar, não apresse, não
        mude de assunto e não explique o sofrimento. Uma mão no ombro, se houver intimidade, um copo
        de água, um silêncio sem pressa. Pergunte se a pessoa quer continuar, ficar um pouco em
        silêncio ou que o grupo ore. Os amigos de Jó acertaram enquanto ficaram calados ao lado dele
        (Jó 2:13); erraram quando começaram a explicar. Paulo pede algo mais simples do que um
        conselho:
      </p>
      <Scripture reference="Romanos 12:15">
        Alegrai-vos com os que se alegram, e chorai com os que choram.
      </Scripture>
      <p>
        Depois do encontro, procure a pessoa no mesmo dia ou no dia seguinte. Uma mensagem curta
        basta: “Fiquei pensando em você. Quer conversar?”.
      </p>

      <h2>Quem provoca</h2>
      <p>
        Às vezes alguém discorda de tudo, ou leva a conversa para a política, para a vida do pastor
        ou para uma briga antiga. Não aceite o duelo. Nomeie e devolva ao texto: “Esse assunto é
        grande e merece outra hora. Podemos conversar no café. Voltando ao versículo…”. E cumpra:
        converse no café. Antes de responder a uma provocação, escute o que há por trás dela.
      </p>
      <Scripture reference="Provérbios 18:13">
        Quem responde antes de ouvir age como tolo e causa vergonha para si.
      </Scripture>

      <h2>Conheça os seus limites</h2>
      <p>
        Há histórias que um pequeno grupo não deve carregar sozinho. Se alguém falar em tirar a
        própria vida, leve a sério, fique com a pessoa e busque ajuda na mesma hora: o CVV atende de
        graça pelo telefone 188, dia e noite; em risco imediato, ligue 192. Violência contra a
        mulher se denuncia no 180; contra crianças, adolescentes e idosos, no Disque 100. Diante do
        relato de um crime contra criança, sigilo não é opção: o adulto responsável avisa o Conselho
        Tutelar e o pastor.
      </p>
      <p>
        Nas dores menos urgentes, mas longas, ofereça o seu ombro e também o caminho: o pastor, um
        conselheiro da igreja, um psicólogo, um médico. Encaminhar não é abandonar. Você continua
        amigo.
      </p>

      <h2>Uma medida para cada um</h2>
      <p>Em uma única frase, Paulo mostra que cuidar não é tratar todos do mesmo jeito:</p>
      <Scripture reference="1 Tessalonicenses 5:14">
        Rogamo-vos também, irmãos, que advirtais os desordeiros, consoleis os de pouco ânimo,
        apoieis aos fracos, e tenhais paciência com todos.
      </Scripture>
      <p>
        Três verbos, três situações, e a paciência por cima de todas. No próximo encontro, escolha
        uma cadeira da sala e pergunte a Deus, antes de começar, qual desses verbos ela precisa
        hoje.
      </p>
      <BibleCredit />
    </>
  )
}
