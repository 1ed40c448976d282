/**
 * Surnames that no brother of the hall has: whoever reads their words means to answer them. Folded, as a regular
 * expression.
 */
export const THINKERS = String.raw`marx|engels|gramsci|freud|nietzsche|niet?ze|sartre|simone de beauvoir|camus|foucault|heidegger|kant|hegel|spinoza|feuerbach|schopenhauer|kierkegaard|wittgenstein|rousseau|voltaire|descartes|maquiavel|hobbes|darwin|dawkins|hawking|harari|carl sagan|einstein|platao|socrates|aristoteles|epicuro|seneca|gandhi|buda|confucio|maome|shakespeare|tolstoi|dostoi?e\w+|machado de assis|fernando pessoa|oscar wilde|bertrand russell|john lennon|raul seixas|cazuza|renato russo|steve jobs|walt disney|manifesto (?:comunista|do partido)|alcorao`

/** A thinker by his name. */
export const THINKER = new RegExp(String.raw`\b(?:${THINKERS})\b`)

/** Of these something is told as often as they are quoted: they are heard where they speak. */
export const SPEAKER = String.raw`(?:lenin|stalin|hitler|goebbels|mao tse tung|(?:um|uma|[oa]|cert[oa]|outr[oa]) (?:(?:famos[oa]|grande|conhecid[oa]|cert[oa]|celebre|renomad[oa]|antig[oa]) )?(?:filosof[oa]|pensador|pensadora|sociolog[oa]|psicolog[oa]|psicanalista|economista|poeta|romancista|jornalista|ateu|cientista))`

export const SAYS = String.raw`(?:diz|dizia|disse|dizendo|escreve|escreveu|escrevendo|afirma|afirmou|afirmava|fala|falou|declarou|comenta|comentou|propos|defende|defendeu|defendia|resume|resumiu|definiu|define|comeca|concluiu|conclui)`

/** Somebody speaks who is nobody in the Bible and nobody of the hall. */
export const SPEAKER_SAYS = new RegExp(String.raw`\b${SPEAKER}\b(?=.*\b${SAYS}\b)`)
