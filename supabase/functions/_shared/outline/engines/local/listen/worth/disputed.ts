import { SAYS, SPEAKER_SAYS, THINKER } from '../../../../model/named-authors.ts'
import { oncePer } from '../../../../model/once-per.ts'
import type { Sentence } from './key-sentences.ts'

/** Takes back what was said just before: it was told to be refuted. Folded text, from the beginning of a sentence. */
const TAKES_BACK =
  /^(?:(?:mas|e|so que|irmaos|porem|entretanto|contudo|obviamente|claro que) )*(?:eu (?:ate )?entendo (?:quem|ess[ea]s?|aquel[ea]s?|a logica|o raciocinio)|(?:isso|isto|ess[ea]s?|est[ea]s?)(?: (?!que\b)\w+)?(?: tambem)? (?:nao (?:e|sao|era|foi|pode|podem|esta|existe|corresponde|procede|vem|faz|tem)\b|(?:e|esta|sao) (?:\w+ )?(?:errad|mentira|engan|heresia|falacia|falso|falsa|perigos|tolice|bobagem|absurdo|um erro|um equivoco|uma (?:visao|ideia|nocao) ))|(?:isso )?nao e (?:bem )?(?:assim|isso|esse|essa|verdade)\b|nada disso|longe disso|(?:muito )?pelo contrario|ao contrario|de jeito nenhum|de (?:forma|maneira|modo) (?:alguma|nenhuma)|(?:nao )?mentira\b|errado\b|nao nao\b|(?:isso )?(?:ate )?(?:esta|e|ta) (?:certo|verdade|correto)(?: isso)? (?:mas|porem|so que)\b|ate certo ponto|nem tanto\b|nao e tao (?:simples|facil|certo)|nao esta (?:tao|muito|bem) cert[oa]|nao e bem por ai|sera (?:mesmo )?que (?:e|isso)|(?:mas )?(?:pedro|paulo|jesus|deus|tiago|joao|cristo|a biblia|a palavra|a escritura|o texto|o evangelho)(?: \w+)? nao (?:diz|disse|ensina|esta|aponta|fala|manda|apresenta|chama|quer))/

/** The same, wherever it stands: what is wrong is named so. */
const IS_WRONG =
  /\b(?:(?:esta|estao|estava|estavam) (?:\w+ )?(?:errad|enganad|equivocad|iludid)\w+|nao e (?:o|um) caminho|e (?:um|o) (?:grande |terrivel )?(?:engano|erro|equivoco)|e uma (?:grande |terrivel )?(?:mentira|heresia|falacia|ilusao)|(?:isso|esse pensamento|essa ideia|essa visao) (?:nao )?(?:vem do|e do) (?:diabo|inimigo|mundo))\b/

/** Said for a laugh, or not meant as it was said. */
const JOKES =
  /\b(?:(?:estou|to|tou|eu) brincando|(?:e|foi|era) (?:so )?(?:uma )?(?:brincadeira|piada|ironia)|brincadeiras a parte|ironic\w+|sarcas\w+|rs|risos|engracad[oa]|da pra rir|e claro que (?:nao|isso nao)|absurdo)\b/

/** Somebody else's view begins, and may go on in the sentences after it. */
const SOMEBODY_ELSE =
  /^(?:(?:mas|e|entao|hoje|agora|ai|infelizmente|veja|olha|por outro lado|de um lado|do outro lado|na verdade) )*(?:alguns|algumas|muit[oa]s(?! vezes)|tem (?:gente|pessoas?|crentes?)|ha (?:quem|pessoas|aqueles|crentes|igrejas|alguns)|existem? (?:pessoas?|crentes?|cristaos|aqueles|gente|uma (?:visao|ideia))|(?:muita )?gente|as pessoas|o mundo|a (?:sociedade|cultura|nossa cultura)|outros|outras|voce pode (?:falar|pensar|dizer|perguntar)|(?:talvez )?alguem (?:pode|vai|poderia|diria|fala|diz)|[oa] (?!cristianismo)\w+ismo|[oa] (?:legalista|ateu|incredulo|moralista|mundo|diabo|inimigo|tentador|serpente|religioso|fariseu)|os (?:fariseus|gnosticos|hereges|ateus|judaizantes|falsos \w+|incredulos|catolicos|romanistas)|falsos \w+|eles|elas)\b(?=.*\b(?:diz|dizem|diziam|diria\w*|dizer|dizendo|fal[ae]\w*|ach\w+|pens\w+|acredit\w+|entend\w+|defend\w+|ensin\w+|afirm\w+|quer|querem|imagin\w+|argument\w+|propoe|prega\w*|olha\w*|critica\w*)\b)/

/** 'O primeiro erro', 'o outro extremo': what follows describes it. */
const NAMES_AN_ERROR =
  /\b(?:primeir[oa]|segund[oa]|terceir[oa]|outr[oa]|um|dois|tres|esse|este) (?:grande )?(?:erros?|extremos?|enganos?|equivocos?|falacias?|mentiras?|heresias?|desculpas?)\b/

/** 'A opinião predominante entre os anabatistas era …': a view is told, and whose it is. */
const TELLS_A_VIEW =
  /^(?:(?:mas|e|entao|ai|ja) )*(?:a (?:opiniao|visao|heresia|crenca|tese|posicao|ideia)|o (?:pensamento|argumento|ensino)) (?!de (?:deus|jesus|cristo|paulo|pedro|joao)\b)(?:\w+ )?(?:d[oa]s|entre|daqueles|de (?:muitos|alguns|quem))\b(?=.*\b(?:era|e|foi) (?:de )?que\b)/

/** Of the Bible, which is read in order to be followed. */
const BIBLICAL = String.raw`(?:d[aeo]s? )?(?:(?:primeir[oa]|segund[oa]|[12]) )?(?:genesis|exodo|levitico|numeros|deuteronomio|josue|juizes|rute|samuel|reis|cronicas|esdras|neemias|ester|jo|salmos?|proverbios|eclesiastes|cantares|canticos?|isaias|jeremias|lamentacoes|ezequiel|daniel|oseias|joel|amos|obadias|jonas|miqueias|naum|h?abacuque?|sofonias|ageu|zacarias|malaquias|mateus|marcos|lucas|joao|atos|romanos|corintios|galatas|efesios|filipenses|colossenses|tessalonicenses|timoteo|tito|filemon|hebreus|tiago|pedro|paulo|judas|apocalipse|deus|jesus|cristo|senhor|biblia|escritura|palavra|lei|alianca|vida|propri[oa]|profetas?|moises|davi|salomao|texto|versiculo|nosso|evangelh\w+)`

/** A passage of the Bible is read, and nothing else. */
const NAMES_A_VERSE = /\b(?:versiculos?|capitulos?|biblia)\b/

/** Somebody's own words are read or told next: a book's, a film's, a saying's. */
const HANDS_OVER = new RegExp(
  String.raw`\b(?:(?:(?:n?um|outro|seu) (?:\w+ )?(?:livro|artigo|ensaio|poema|discurso|romance|filme|diario|blog)|(?:n?uma|sua) (?:\w+ )?(?:musica|cancao|entrevista|palestra|novela)|sua obra|em uma obra|(?:o|esse|nesse|no|do) (?:filme|manifesto|poema|seriado)|(?:a|essa|na|da) (?:musica|novela|cancao)|livro d[aeo] (?!${BIBLICAL}))\b(?=.*\b${SAYS}\b)|frase (?:muito )?(?:famosa|conhecida|celebre|atribuida|d[aeo] (?!${BIBLICAL}))|(?:famosa|celebre|conhecida) (?:frase|afirmacao|citacao|maxima|tese)\b|(?:abre|abrindo|abro) aspas\b|(?:vou|vamos|quero|gostaria de) (?:\w+ )?(?:ler|citar) (?:\w+ )?(?:um|uma|esse|essa|este|esta) (?:trecho|paragrafo|citacao|frase|poema|noticia|relato|depoimento)\b|fulano (?:\w+ )?${SAYS}\b)`,
)

/** 'Essa frase é do Manifesto', 'quem disse isso foi': whose the words before it were. */
const NAMES_ITS_AUTHOR = new RegExp(
  String.raw`^(?:(?:e|mas|entao|irmaos|bom|bem|olha|agora) )*(?:(?:essa|esta) (?:e (?:a|uma) )?(?:frase|citacao|maxima)\b.*\b(?:conhecida|famosa|celebre|escrita por|dita por|atribuida)|fecha aspas|fechando aspas|fim da citacao|(?:(?:essa|esta) (?:e (?:a|uma) )?(?:frase|citacao|maxima)\b.*\b(?:e|foi) d[aeo] |ess[ae]s (?:frases|palavras|linhas) (?:sao|foram) d[aeo] |quem (?:disse|escreveu|falou|afirmou) (?:isso|essa|essas|esta) (?:\w+ )?(?:foi|e) (?:o )?|assim (?:comeca|escreveu|dizia) (?:[oa] )?(?=\w))(?!${BIBLICAL}))`,
)

/** What moved the world, or is the world's: the view that was told before it is none of his. */
const NAMES_A_VIEW =
  /^(?:(?:e|mas|entao|irmaos|agora) )*(?:(?:ess[ae]|est[ae]|tal) (?:mesm[ao] )?(?:frase|visao|ideia|ideologia|cosmovisao|filosofia|teoria|tese|pensamento|mentalidade|concepcao|narrativa|lema)\b.*\b(?:influenc\w+|marxis\w+|comunis\w+|humanis\w+|secular\w*|mundan[ao]|materialis\w+|pag[ao]|domin\w+|contamin\w+|seduz\w*|d[ao] (?:mundo|cultura|sociedade|nossa epoca|nosso tempo)|fracass\w+)\b|(?:a )?influencia (?:d[aeo]s?|dess[ae])\b)/

/** The preacher speaks for himself again, and not the one whom he reads. */
const ANSWERS =
  /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|irmaos|meus irmaos|queridos|amados|pelo contrario|fecha aspas|voltando)\b/

/** The preacher speaks for himself again. */
const TURNS_BACK =
  /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|irmaos|meus irmaos|nao|jesus|deus|paulo|pedro|cristo|a biblia|a palavra|a escritura|o evangelho|o texto|pelo contrario|na verdade|nos)\b/

/** Granted for its own sake, and not what the text is about. */
const NOT_THE_POINT =
  /\bnao e (?:o que (?:esta acontecendo|acontece|o texto|ess[ea] texto)|ess[ea] o ponto|(?:sobre|d)isso que)\b|\bo ponto (?:do texto|aqui) nao e\b/

function handsOver(folded: string): boolean {
  return HANDS_OVER.test(folded) && !NAMES_A_VERSE.test(folded)
}

const TAKEN_BACK = 2
const GRANTED = 3
const JOKED = 4
/** What he says on from a joke. */
const JOKING_ON = 3
const GOES_ON = 3
/** What is read of somebody, and what of it stands before he is named. */
const READ_ON = 3
const READ_BEFORE = 2
/** 'Isso é de Marx', 'assim pensava Freud': the sentence before is his. */
const POINTS_AT_IT = /\b(?:isso|isto|essas?|esses?|assim|influenc\w+)\b/

/**
 * Sentences that the preacher does not say in his own name, or takes back: whoever doubts leaves them out. Indexes
 * into `sentences`.
 */
export const findDisputed = oncePer((sentences: readonly Sentence[]): ReadonlySet<number> => {
  const disputed = new Set<number>()
  const isNear = (a: number, b: number) => (sentences[b]?.from ?? 0) - (sentences[a]?.to ?? 0) < FAR
  for (const [index, { folded }] of sentences.entries()) {
    const isWrong = IS_WRONG.test(folded)
    if (isWrong || TAKES_BACK.test(folded)) {
      for (let back = 1; back <= TAKEN_BACK; back += 1) {
        if (index >= back && isNear(index - back, index)) disputed.add(index - back)
      }
    }
    if (NOT_THE_POINT.test(folded)) {
      for (let near = Math.max(0, index - GRANTED); near <= index; near += 1) disputed.add(near)
    }
    if (isWrong) disputed.add(index)
    if (JOKES.test(folded)) {
      for (let near = index - JOKED; near <= index + JOKING_ON; near += 1) {
        if (near >= 0 && isNear(Math.min(near, index), Math.max(near, index))) disputed.add(near)
      }
    }
    if (NAMES_ITS_AUTHOR.test(folded) || NAMES_A_VIEW.test(folded)) {
      for (let back = 0; back <= READ_BEFORE; back += 1) {
        if (index >= back && isNear(index - back, index)) disputed.add(index - back)
      }
    }
    if (THINKER.test(folded) || SPEAKER_SAYS.test(folded) || handsOver(folded)) {
      disputed.add(index)
      const { [index - 1]: before } = sentences
      if (before && THINKER.test(folded) && POINTS_AT_IT.test(folded)) disputed.add(index - 1)
      for (let next = index + 1; next <= index + READ_ON; next += 1) {
        const sentence = sentences[next]
        if (!sentence || !isNear(index, next) || ANSWERS.test(sentence.folded)) break
        // what is read first may begin with 'Deus' or 'nós'
        if (next > index + 1 && TURNS_BACK.test(sentence.folded)) break
        disputed.add(next)
      }
    }
    const isAnothers =
      SOMEBODY_ELSE.test(folded) || NAMES_AN_ERROR.test(folded) || TELLS_A_VIEW.test(folded)
    if (!isAnothers) continue
    disputed.add(index)
    for (let next = index + 1; next <= index + GOES_ON; next += 1) {
      const sentence = sentences[next]
      if (!sentence || !isNear(index, next) || TURNS_BACK.test(sentence.folded)) break
      disputed.add(next)
    }
  }
  return disputed
})

/** Words between two sentences that have nothing to do with each other. */
const FAR = 90
