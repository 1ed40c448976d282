/** A subject that messages are preached on, and the passages of the bank that are an evening on it. README.md tells more. */
export type Topic = {
  /** With its article, as it stands in a sentence: 'a santificação'. */
  name: string
  /** By what a title names it: words and phrases, apart by commas. */
  title: string
  /** By which words, besides, its speech is known. */
  speech: string
  /** 'BOOK chapter:verses', as the bank writes its entries; the best first. */
  passages: readonly string[]
}

/** One line of the table, as `npm run gen:books` packs it. */
export function topicRow({ name, title, speech, passages }: Topic): string {
  return [name, title, speech, passages.join(',')].join('|')
}

export function readTopic(row: string): Topic {
  const [name = '', title = '', speech = '', passages = ''] = row.split('|')
  return { name, title, speech, passages: passages.split(',') }
}
