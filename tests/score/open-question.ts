const ASKING =
  /^(?:(?:a|ao|aos|com|contra|de|desde|do|dos|em|entre|para|por|sobre|até|e|mas|então) )*(?:o que|que|quê|qual|quais|quem|como|quando|onde|aonde|por que|porque|por quê|quanto|quantos|quanta|quantas)(?![\p{L}\p{N}])/u

/** Where the answer stands: its 'v.' ends no sentence. */
const VERSES = /\s*\(v\. [^)]*\)/

/**
 * Ends in a question mark, and one of the clauses of its last sentence begins with a question word: 'Você já orou
 * hoje?' can be answered with yes, 'Na sua casa, quando é que vocês oram?' cannot.
 */
export function isOpenQuestion(text: string): boolean {
  const asked = text.replace(VERSES, '').trim()
  if (!/\?["”')\]]*$/.test(asked)) return false
  const sentence = asked.split(/(?<=[.!?…])["”')\]]*\s+/).at(-1) ?? ''
  return sentence
    .toLowerCase()
    .split(/[,;:–—("“]+|(?<=\p{L}) (?=e (?:o que|como|qual|quais|por que|quem|onde|quando))/u)
    .some((clause) => ASKING.test(clause.trim()))
}
