import { wordsOnly } from '../../../../model/words.ts'

/** Verbs as far as they can be told from nouns: finite forms, the commonest by name. */
const HAS_VERB =
  /\b(?:(?:pare|deixe|busque|confie|perdoe|volte|entregue|lembre)m?|sao|foi|foram|era|eram|seja|somos|estamos|estao|estava|estavam|t[eê]m|temos|tinham?|ha|havia|existem?|vem|veio|vieram|vai|vao|vou|quer|querem|podem?|podia|deve|devem|precisam?|fez|faz|fazem|fazia|deu|deram|disse|ouvem?|sabem?|sabia|conhecia|morreu|vivem?|vivia|ama|amam|cre|creem|trouxe|queria|(?:mostra|abre|fala|ensina|transforma|liberta|exige|produz|revela|chama|convida|significa|depende|comeca|termina|continua|leva|traz|nasce|morre|cresce|serve|busca|espera|confia|guarda|perdoa|cura|salva|muda|custa|vale|basta|importa|permanece|acontece|conhece|merece|oferece|parece|pertence|esquece|obedece|age|promete|aponta|anda|entra|deixa|coloca|toma|volta|passa|fica|usa|cumpre|sofre|vence|perde|ganha|pede|recebe|entende|aprende|responde|escolhe|entrega|carrega|ilumina|reconhece|entristece|alegra|decide|desce|sobe|cai|sai|diz|nega|prega|ajuda|acaba|segue|cabe|cobre|julga|odeia|adora)m?|(?:nos|se|nao|te|lhe) \w+[aem]|adianta|\w+(?:amos|emos|imos|aram|eram|iram|avam|iam|arao|erao|irao)|\w{2,}(?:ou|eu|iu))\b|(?<!\p{L})(?:é|está|há|dá|vê|\p{L}+rá|\p{L}+ava)(?!\p{L})/iu
/** A new sentence begins without the full stop of the last. */
const GLUED =
  /\p{L},? (?<!(?<!\p{L})(?:mas|que|e|a|em|por|para|porque|quando|como|se|de|com|sem|pois|onde),? )(?:Isso|Ele|Ela|Eles|Não|Mas|Porque|Quando|Então|Nós|Eu|Você|Para|Que|Como|A|O|Os|As|E|Um|Uma|Em|No|Na|De|Dessa|Se|É|Há|Está|Foi|Aquel[ea]s?|Ess[ea]s?|Est[ea]s?|\p{Lu}\p{Ll}*(?:rão|mos|ndo))(?!\p{L})/u

/** Whether a piece of the speech is one sentence and whole: one main verb, and no second sentence run into it. */
export function isOneSentence(raw: string): boolean {
  return (
    !isGlued(raw) && ((hasMainVerb(raw) && !WITHOUT_END.test(raw)) || hasVerbForEachClause(raw))
  )
}

/** 'Quando não cremos que Deus ouve': what happens then would stand behind a comma, or have its verb. */
const WITHOUT_END = /^(?:quando|enquanto|embora|se)(?!\p{L})[^,]*$/iu

/** 'Troque a conta pela conversa', 'duvide sempre das suas intenções': asks with its first word. */
const ASKS =
  /^(?:não |nunca |sempre )?(?:(?!(?:hoje|sobre|que|se|onde|entre|ele|este|esse|quase|sempre|porque|desde|de|e)(?!\p{L}))\p{L}{2,}e|ponha|tenha|seja|faça|peça|agradeça|obedeça|leia|viva|vença|creia|receba|escolha|siga|sirva|cuide|duvide|fuja|abra) (?:(?:sempre|mais|bem|muito) )?(?:o|a|os|as|um|uma|seu|sua|seus|suas|nosso|nossa|todo|toda|cada|do|da|dos|das|de|em|no|na|com|para|pra)(?!\p{L})/iu

/** Whether a piece of the speech is asked of those who hear it, with its first word. */
export function asksAtOnce(raw: string): boolean {
  return ASKS.test(raw)
}

/** Whether a second sentence has run into it. */
export function isGlued(raw: string): boolean {
  return GLUED.test(raw)
}

/** 'Ele a fortalece', 'isso ocorre': after a pronoun comes the verb, whatever it ends in. */
const PRONOUN_AND_VERB =
  /^(?:\p{L}+,? ){0,2}(?:el[ea]s?|nós|vocês?|isso|isto|deus|jesus|cristo|a gente) (?:(?:não|nunca|sempre|já|também|ainda|se|nos|o|a|os|as|lhe|lhes|te|me) ){0,2}(?!quem|que|para|com|sem|de|em)\p{L}*[aeoumá](?!\p{L})/iu
const OPENS_CLAUSE =
  /(?<!\p{L})(?:que|quem|onde|quando|se|enquanto|embora|porque|pois|como)(?!\p{L})/giu

/** 'A vida de quem vive para si é uma tragédia': what its clauses need, and one verb more. */
function hasVerbForEachClause(raw: string): boolean {
  const clauses = raw.match(OPENS_CLAUSE)?.length ?? 0
  if (clauses === 0) return PRONOUN_AND_VERB.test(raw)
  if (/^(?:que|daquel[ea]s?|n?aquel[ea]s?|de forma|no sentido|uma vez)(?!\p{L})/iu.test(raw))
    return false
  const verbs = raw.match(new RegExp(HAS_VERB.source, 'giu'))?.length ?? 0
  return verbs > clauses
}

/** 'Ações do Espírito, revelando o que Deus queria': its only verb belongs to another clause. */
function hasMainVerb(raw: string): boolean {
  // 'Quando entregou a vida, derramando o sangue': what happened then is missing
  const [, consequence] = /^(?:quando|enquanto|se)\b[^,]*,(.*)$/iu.exec(raw) ?? []
  if (consequence !== undefined) return hasMainVerb(consequence.trim())
  const main = /^(?:quem|se|quando|enquanto|onde|o que)\b/i.test(raw)
    ? raw
    : raw.replaceAll(/(?<!\p{L})(?:que|quem|onde|quando|(?<=, )pois)(?!\p{L})[^,]*/giu, '')
  return HAS_VERB.test(main) || HAS_VERB.test(wordsOnly(main))
}

/** 'Deus tinha dito que Jacó e a sua nação': what 'que' began has no verb, so the sentence goes on. */
export function closesItsClauses(raw: string): boolean {
  const clauses = raw.split(
    /(?<!\p{L})(?<!\b(?:do|tem|temos|tenho|têm|tinha|tinham|teve|tiver) )que(?!\p{L})/iu,
  )
  return clauses
    .slice(1)
    .every((clause) => HAS_VERB.test(clause) || HAS_VERB.test(wordsOnly(clause)))
}
