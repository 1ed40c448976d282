const EMAIL = /[^\s@<>"'(){}[\]:;,=/]+@[^\s@<>"'(){}[\]:;,=/]+\.[^\s@<>"'(){}[\]:;,=/]+/g
/** JSON Web Tokens, keys of Stripe, Supabase and model providers, and whatever follows 'Bearer'. */
const SECRETS =
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b(?:sk|rk|pk|whsec|sb|re)_\w{8,}|\bsk-[\w-]{8,}|(?<=Bearer )\S+/g
/** Bounded: V8 remembers every letter of a run, and gives up ('Maximum call stack size exceeded') at some four million. */
const WORD = /[\p{L}\p{N}]{1,1000}/gu
const RUN_OF_WORDS = 3

/** Something that somebody wrote or said, as `withoutPersons` compares it. */
export function plainWords(text: string): string {
  return ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `
}

/**
 * A text for a log or a crash report: messages of errors quote what they stumbled over, so addresses and keys are taken
 * out, and nothing is left where it repeats three words of what is `hidden` (`plainWords`). Ids and codes, which are in
 * one piece, stay.
 */
export function withoutPersons(text: string, hidden: readonly string[]): string {
  if (/\s/.test(text) && repeats(text, hidden)) return '[words of a person]'
  return text.replace(EMAIL, '[e-mail]').replace(SECRETS, '[secret]')
}

function repeats(text: string, hidden: readonly string[]): boolean {
  const words = text.toLowerCase().match(WORD) ?? []
  return words.some((_, at) => {
    const run = words.slice(at, at + RUN_OF_WORDS)
    return run.length === RUN_OF_WORDS && hidden.some((said) => said.includes(` ${run.join(' ')} `))
  })
}
