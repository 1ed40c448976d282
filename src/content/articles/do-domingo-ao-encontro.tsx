import { BibleCredit, Scripture } from '@/content/scripture'

export function FromSundayToTheMeeting() {
  return (
    <>
      <p>
        A mensagem de domingo foi boa, mas já é quarta-feira, o encontro é amanhã e você só se
        lembra de duas frases e de uma história engraçada. Se essa é a sua semana, você está bem
        acompanhado: a maioria dos líderes trabalha, cuida da casa e prepara o grupo no tempo que
        sobra.
      </p>
      <p>
        A boa notícia é que uma hora bem usada resolve. Este é um roteiro para essa hora. Adapte à
        vontade: o que importa é chegar ao encontro com o texto no coração e o olhar livre para as
        pessoas.
      </p>

      <h2>O grupo não é um segundo culto</h2>
      <p>
        Antes do roteiro, um alívio. Você não precisa pregar de novo. Quem estava no culto já ouviu;
        quem não estava pode assistir ao vídeo. O pequeno grupo existe para o que o culto não
        consegue fazer: perguntar, discordar com carinho, contar a própria história, orar pelo nome
        e combinar um passo. Tiago resume a diferença em uma linha:
      </p>
      <Scripture reference="Tiago 1:22">
        e sede praticantes da palavra, e não somente ouvintes, enganando a vós mesmos.
      </Scripture>
      <p>
        No domingo o grupo ouviu. No encontro, ele descobre como praticar. Se ao final cada pessoa
        souber qual é o seu próximo passo, o encontro cumpriu o seu papel, mesmo que metade da folha
        tenha ficado para trás.
      </p>

      <h2>Uma hora de preparo, por partes</h2>
      <h3>Dez minutos: lembre</h3>
      <p>
        Antes de abrir qualquer anotação, escreva de memória o que ficou da mensagem. Uma ideia, uma
        imagem, uma frase. O que ficou em você provavelmente ficou em mais gente. Depois confira com
        as suas notas ou com o vídeo, e marque os minutos que merecem ser ouvidos de novo.
      </p>
      <h3>Quinze minutos: leia o texto</h3>
      <p>
        Leia a passagem bíblica inteira, devagar, duas vezes. Leia também o que vem antes e depois.
        Anote o que a mensagem destacou e o que ela não teve tempo de comentar. Os judeus de Bereia
        são lembrados exatamente por isso, e não por desconfiança de Paulo:
      </p>
      <Scripture reference="Atos 17:11">
        E estes foram mais nobres do que os que estavam em Tessalônica, porque os quais receberam a
        palavra com toda boa vontade, examinando a cada dia as escrituras, para ver se estas coisas
        eram assim.
      </Scripture>
      <p>Boa vontade e exame: as duas atitudes cabem na mesma pessoa.</p>
      <h3>Cinco minutos: uma frase</h3>
      <p>
        Complete: “Se o grupo esquecer todo o resto, quero que se lembre de que…”. Uma frase só, com
        palavras que você usaria na cozinha de casa. Ela vai decidir o que entra e o que sai da
        folha. Sem ela, tudo parece importante.
      </p>
      <h3>Vinte minutos: a conversa</h3>
      <p>
        Escolha um quebra-gelo que aponte para o tema, ainda que de longe. Se a frase é sobre
        perdão, a pergunta inicial pode ser sobre um objeto emprestado que nunca voltou. Depois
        escreva quatro ou cinco perguntas abertas: uma ou duas sobre o que o texto diz, uma sobre o
        que significa, duas sobre a vida. Termine com um desafio pequeno, que caiba em sete dias e
        que se possa contar no encontro seguinte. “Ser mais grato” não cabe. “Agradecer em voz alta
        a uma pessoa por dia” cabe.
      </p>
      <h3>Dez minutos: as pessoas</h3>
      <p>
        Feche a folha e pense em cada cadeira da sala. Quem está desempregado? Quem perdeu alguém?
        Quem vem pela primeira vez? Ore pelo nome. Muitas vezes é aqui que uma pergunta muda: aquilo
        que parecia leve pode doer em alguém, e você ainda tem tempo de trocar.
      </p>

      <h2>Como repartir os minutos do encontro</h2>
      <p>Para um encontro de sessenta minutos, esta divisão costuma funcionar:</p>
      <ul>
        <li>10 minutos de quebra-gelo, com todos falando pelo menos uma vez;</li>
        <li>10 minutos para ler o texto e recordar a mensagem, com poucas palavras suas;</li>
        <li>25 minutos de perguntas, sem pressa;</li>
        <li>10 minutos para cada um dizer o que vai praticar, e para orar uns pelos outros;</li>
        <li>5 minutos de conclusão e do desafio da semana.</li>
      </ul>
      <p>
        Se o grupo chega atrasado, corte do quebra-gelo e do resumo, nunca da oração. Se a conversa
        esquentou, deixe uma pergunta para depois. O relógio está a serviço das pessoas, mas também
        é um carinho com quem acorda cedo: termine na hora combinada.
      </p>

      <h2>Quando o grupo é outro</h2>
      <p>
        A mesma mensagem pede folhas diferentes. Com crianças, troque a discussão por um objeto, uma
        encenação ou um desenho, e diga a ideia em uma frase que elas possam repetir em casa. Com
        adolescentes, comece por uma situação da escola ou do celular, e aceite respostas curtas no
        início. Com casais, evite perguntas que coloquem um contra o outro na frente de todos; peça
        que conversem a dois por cinco minutos. Com idosos, dê espaço para a memória: eles trazem
        exemplos que nenhum livro tem.
      </p>

      <h2>No dia, leve pouco</h2>
      <p>
        Uma folha, a Bíblia, uma caneta. Se você usa o celular, deixe a folha aberta e o aparelho no
        modo silencioso. Sente-se na roda, não na frente dela. Leia o texto em voz alta, ou peça a
        quem gosta de ler; nunca obrigue alguém que talvez tenha dificuldade. Paulo descreve bem o
        clima que procuramos:
      </p>
      <Scripture reference="Colossenses 3:16">
        A palavra de Cristo habite abundantemente em vós com toda sabedoria, ensinando-vos e
        advertindo-vos uns aos outros; e cantai ao Senhor com salmos, hinos, e cânticos espirituais,
        com graça no vosso coração.
      </Scripture>
      <p>
        “Uns aos outros” tira um peso das suas costas. O ensino não depende só de você. A sua parte
        é arrumar a mesa; quem serve o banquete é o Senhor, e muitas vezes ele o faz pela boca de
        quem menos se espera.
      </p>

      <h2>Depois do encontro, dois minutos</h2>
      <p>
        Anote três coisas: a pergunta que funcionou, o pedido de oração que não pode ser esquecido e
        o desafio combinado. Mande uma mensagem a quem faltou, sem cobrança. Na semana seguinte,
        comece perguntando como foi o desafio, e conte primeiro como foi o seu, inclusive se não deu
        certo. Poucas coisas ensinam tanto quanto um líder que também está tentando praticar.
      </p>
      <BibleCredit />
    </>
  )
}
