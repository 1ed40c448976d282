/** Without case and accents, for searching. The database does the same with whole outlines (private.plain_text). */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}
