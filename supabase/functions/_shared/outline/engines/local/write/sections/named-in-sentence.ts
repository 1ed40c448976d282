import { fold } from '../../../../model/words.ts'

/**
 * What a sentence of a sermon may name, and what it changes where one lives. A question stands behind a sentence only if it
 * asks about what that sentence names; in whatever way the sentence speaks of it, the question has to hold.
 */
export type Subject = {
  named: RegExp
  /** With its article. */
  name: string
  live: readonly [string, string]
}

/** The most particular first: of a sentence that names several, the first is asked about. */
const SUBJECTS: readonly Subject[] = [
  {
    named: /\bidol\w+/,
    name: 'a idolatria',
    live: [
      'Que coisa boa anda querendo ocupar, na sua semana, o lugar de Deus?',
      'O que tira a sua paz quando é ameaçado, e o que isso mostra?',
    ],
  },
  {
    named: /\bperd(?:ao|oa\w*|oe\w*|oou)\b/,
    name: 'o perdão',
    live: [
      'O que pesa mais para você hoje: pedir perdão, dar perdão ou aceitar o perdão?',
      'Que história de perdão, dado ou negado, essa frase traz à memória?',
    ],
  },
  {
    named: /\barrepend\w+/,
    name: 'o arrependimento',
    live: [
      'Que diferença você já sentiu entre ficar com remorso e voltar para Deus?',
      'O que costuma atrasar o seu “eu errei”?',
    ],
  },
  {
    named: /\b(?:opress\w+|oprimid\w+|injustic\w+)/,
    name: 'a injustiça',
    live: [
      'Em quem você costuma descarregar o que recebe de quem está acima?',
      'Que injustiça, perto de você, todo mundo já se acostumou a ver?',
    ],
  },
  {
    named: /\b(?:provac\w+|sofr(?:er|e|em|emos|imentos?)|aflic\w+|tribulac\w+|dor|dores)\b/,
    name: 'o sofrimento',
    live: [
      'O que ajudou você, numa hora difícil, a não largar a fé?',
      'O que não se deve dizer a quem sofre, e o que faz bem ouvir?',
    ],
  },
  {
    named: /\b(?:orar|orando|oramos|orac(?:ao|oes))\b/,
    name: 'a oração',
    live: [
      'Por qual assunto você parou de orar, e o que faria você voltar?',
      'Em que lugar e em que hora da sua semana a oração cabe de verdade?',
    ],
  },
  {
    named: /\b(?:humild\w+|orgulh\w+|soberb\w+)/,
    name: 'a humildade',
    live: [
      'Em que conversa, de casa ou da igreja, é mais difícil você ceder?',
      'Quem mostrou a você o que é ser humilde, e de que jeito?',
    ],
  },
  {
    named: /\b(?:dinheiro|riquezas?|avareza|ganancia)\b/,
    name: 'o dinheiro',
    live: [
      'O que a sua última compra diz sobre aquilo que você mais ama?',
      'Em que o dinheiro manda em você mais do que você manda nele?',
    ],
  },
  {
    named: /\b(?:casamento|maridos?|esposas?)\b/,
    name: 'o casamento',
    live: [
      'O que um casamento que você viu de perto ensinou a você sobre o amor?',
      'O que um casamento pode mostrar do amor de Cristo a quem olha de fora?',
    ],
  },
  {
    named: /\b(?:familias?|pais e filhos|nossos filhos|seus filhos)\b/,
    name: 'a família',
    live: [
      'O que as pessoas da sua casa veem da sua fé num dia de cansaço?',
      'Que costume pequeno da sua casa ajuda a falar de Deus, ou poderia ajudar?',
    ],
  },
  {
    named: /\b(?:evangeliz\w+|missao|missoes|missionari\w+|testemunh\w+)/,
    name: 'a missão',
    live: [
      'A quem você tem vontade de falar de Jesus, e o que segura a sua boca?',
      'Quem falou de Jesus a você pela primeira vez, e o que fez você escutar?',
    ],
  },
  {
    named: /\b(?:obed\w+|desobed\w+)/,
    name: 'a obediência',
    live: [
      'Em que ponto você já sabe o que Deus pede e vai deixando para depois?',
      'Que diferença você percebe entre obedecer por medo e obedecer por amor?',
    ],
  },
  {
    named: /\b(?:santidade|santific\w+)/,
    name: 'a santidade',
    live: [
      'Em que hábito pequeno a santidade teria de aparecer primeiro, na sua vida?',
      'O que ajuda você a querer ser santo, e não só a parecer?',
    ],
  },
  {
    named: /\b(?:promess\w+|promet\w+|alianca)\b/,
    name: 'a promessa de Deus',
    live: [
      'Que promessa de Deus você conhece de cor e ainda acha difícil crer?',
      'Que promessa de Deus sustentou você ou alguém da sua casa?',
    ],
  },
  {
    named: /\besperanca\b/,
    name: 'a esperança',
    live: [
      'O que você espera de verdade, e em que essa espera se apoia?',
      'Quem, perto de você, precisa de esperança, e que gesto seria um começo?',
    ],
  },
  {
    named: /\b(?:heranca|eternidade|vida eterna|eterna salvacao)\b/,
    name: 'a vida eterna',
    live: [
      'O que, nos seus planos, perde peso à luz da eternidade?',
      'O que você faria com mais calma se lembrasse que esta vida não é tudo?',
    ],
  },
  {
    named: /\bressurreicao|\bressuscit\w+/,
    name: 'a ressurreição',
    live: [
      'Que parte da sua vida você trata como se Jesus ainda estivesse no túmulo?',
      'O que você ainda não vê e espera, porque Jesus ressuscitou?',
    ],
  },
  {
    named: /\b(?:cruz|crucificad\w+|sangue de (?:cristo|jesus)|(?:cristo|jesus) morreu)\b/,
    name: 'a cruz',
    live: [
      'O que você ainda tenta pagar a Deus, como se a cruz não bastasse?',
      'Quando foi que a cruz deixou de ser só um sinal na parede para você?',
    ],
  },
  {
    named: /\bmisericordi\w+/,
    name: 'a misericórdia',
    live: [
      'Quem, perto de você, espera uma segunda chance, e o que falta para dar?',
      'Quando foi que alguém teve misericórdia de você, e o que isso mudou?',
    ],
  },
  {
    named: /\bgraca\b/,
    name: 'a graça',
    live: [
      'Onde, na sua semana, você ainda tenta merecer o que é dado?',
      'Quem já tratou você com graça quando você esperava cobrança?',
    ],
  },
  {
    named: /\bespirito santo\b|\b(?:o|do|no|ao|pelo) espirito\b(?! d[aeo])/,
    name: 'a ação do Espírito',
    live: [
      'Que mudança em você só se explica pela ação do Espírito?',
      'Como você percebe que o Espírito está corrigindo o seu caminho?',
    ],
  },
  {
    named: /\b(?:palavra de deus|palavra do senhor|escrituras?|biblia)\b/,
    name: 'a palavra de Deus',
    live: [
      'Que palavra da Bíblia já mudou uma decisão sua?',
      'Que palavra da Bíblia você entende bem e anda evitando?',
    ],
  },
  {
    named: /\b(?:culto|ador(?:ar|acao|amos|adores)|louv(?:or|ar))\b/,
    name: 'a adoração',
    live: [
      'Em que a sua semana combina com o que você canta no domingo, e em que não combina?',
      'Em que hora comum da semana você já percebeu que estava adorando a Deus?',
    ],
  },
  {
    named: /\bvontade (?:de deus|do senhor|do pai|dele)\b/,
    name: 'a vontade de Deus',
    live: [
      'Que vontade sua bate de frente com a de Deus nestes dias?',
      'Como você costuma procurar a vontade de Deus quando tem pressa?',
    ],
  },
  {
    named: /\b(?:confia\w*|confie\w*)\b/,
    name: 'a confiança em Deus',
    live: [
      'Que assunto você já entregou a Deus e pegou de volta?',
      'O que ajuda você a confiar quando não vê o fim da história?',
    ],
  },
  {
    named: /\b(?:medos?|temores)\b/,
    name: 'o medo',
    live: [
      'O que você faria de outro jeito nesta semana se o medo não mandasse?',
      'Que medo costuma tomar decisões no seu lugar?',
    ],
  },
  {
    named: /\b(?:raiva|odio|irar|irados?)\b/,
    name: 'a ira',
    live: [
      'O que, em casa, acende a sua raiva mais depressa, e o que a apaga?',
      'Que diferença você já viu entre raiva que cura e raiva que fere?',
    ],
  },
  {
    named: /\b(?:servir|servico|servimos|serv[eo]m? uns)\b/,
    name: 'o serviço',
    live: [
      'A quem você serviria nesta semana sem que ninguém ficasse sabendo?',
      'Que serviço, em casa ou na igreja, você evita porque ninguém agradece?',
    ],
  },
  {
    named: /\btrabalh\w+/,
    name: 'o trabalho',
    live: [
      'Que parte do seu trabalho você faria de outro jeito se a fizesse para Deus?',
      'O que o trabalho dá a você, e o que anda tirando?',
    ],
  },
  {
    named: /\b(?:mentiras?|mentir|(?<!\bna )verdade)\b/,
    name: 'a verdade',
    live: [
      'Que verdade você precisa dizer, ou ouvir, e vem adiando?',
      'Em que assunto é mais fácil você enfeitar a verdade?',
    ],
  },
  {
    named: /\bpaz\b/,
    name: 'a paz',
    live: [
      'Onde, na sua semana, a paz mais faz falta?',
      'Com quem falta paz, e que passo cabe a você?',
    ],
  },
  {
    named: /\balegr\w+/,
    name: 'a alegria',
    live: [
      'O que costuma roubar a sua alegria, e o que a devolve?',
      'De que alegria você se esquece quando o dia aperta?',
    ],
  },
  {
    named: /\bidentidade\b|\bfilhos de deus\b/,
    name: 'quem somos em Cristo',
    live: [
      'Quando o mês aperta, que nome, dado por Deus, você esquece que tem?',
      'O que as pessoas usam para dizer quem você é, e o que Deus diz?',
    ],
  },
  {
    named: /\b(?:discipul\w+|seguir a? ?(?:jesus|cristo))\b/,
    name: 'seguir Jesus',
    live: [
      'O que seguir Jesus já custou a você, e o que já deu?',
      'Em que curva do caminho é mais difícil seguir Jesus?',
    ],
  },
  {
    named: /\bsalv(?:acao|os?|ou|ar|ador)\b/,
    name: 'a salvação',
    live: [
      'Como você contaria, em três frases, do que Jesus salvou você?',
      'O que você responde a quem pensa que precisa ser bom para ser salvo?',
    ],
  },
  {
    named: /\b(?:juizo|julga\w*|julgamento)\b/,
    name: 'o juízo de Deus',
    live: [
      'O que muda no seu jeito de viver saber que Deus vê o que ninguém viu?',
      'Que diferença faz, para você, que o juiz seja aquele que também salva?',
    ],
  },
  {
    named: /\bpecad\w+/,
    name: 'o pecado',
    live: [
      'Que desculpa a gente mais usa para dar outro nome ao pecado?',
      'O que ajuda você a falar do seu pecado sem se esconder e sem desesperar?',
    ],
  },
  {
    named: /\bevangelho\b/,
    name: 'o evangelho',
    live: [
      'Como você contaria o evangelho, em um minuto, a um vizinho?',
      'Em que dia da semana você mais se esquece do evangelho?',
    ],
  },
  {
    named: /\bigreja\b|\bcomunhao\b|\bcorpo de cristo\b/,
    name: 'a igreja',
    live: [
      'O que você recebe da igreja que não teria por conta própria, e o que ela recebe de você?',
      'De quem, na igreja, você sabe o nome e não sabe a história?',
    ],
  },
  {
    named: /\bfe\b/,
    name: 'a fé',
    live: [
      'Em que assunto da sua vida é mais fácil falar de fé do que confiar?',
      'Quando foi que a sua fé ficou mais firme, e o que estava acontecendo?',
    ],
  },
  {
    named: /\b(?:amor|amar|amou|amamos|amemos|ame)\b/,
    name: 'o amor',
    live: [
      'A quem é difícil amar com gestos, e que gesto caberia nesta semana?',
      'Quem já amou você sem que você tivesse feito nada para isso?',
    ],
  },
]

/** What a sentence names that one can ask about; null where it names nothing of the kind. */
export function subjectNamedIn(sentence: string): Subject | null {
  const folded = fold(sentence)
  return SUBJECTS.find(({ named }) => named.test(folded)) ?? null
}
