/** A question and its answer, one string per paragraph. Plain text, so that search engines get the same words. */
export type Faq = {
  question: string
  answer: readonly string[]
  /** Where to go on from here, on this site. */
  link?: { to: string; text: string }
}
