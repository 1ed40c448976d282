import { formatReference } from '../../bible/canon.ts'
import { findReferences } from '../../bible/references/find-references.ts'
import { PROPER_NAMES } from './proper-names.ts'
import { fold } from './words.ts'

const SERVICE =
  /\b(?:culto (?:d[aeo]s?|a|ao|on ?line|especial|noturno|matutino|vespertino)|live|ao vivo|pregacao|pr|pra|pastor|pastora|domingo|quarta|serie|parte|ep|igreja (?:\w+ )?(?:batista|presbiteriana|metodista|luterana|anglicana|catolica|evangelica|universal|adventista|quadrangular|crista|assembleia)|mensagem|\d{2,})\b|^(?:culto|igreja)\b/

/** What a video's title says of the sermon itself, in its order: not of the service, the preacher or the series. */
export function namesIn(videoTitle: string): string[] {
  return piecesOf(videoTitle).filter((piece) => !SERVICE.test(fold(piece)))
}

function piecesOf(videoTitle: string): string[] {
  return (
    videoTitle
      .normalize('NFKC')
      // a hyphen with a blank on one side joins no words
      .split(/\s*[|•–—/[\](){}#"“”]\s*|(?:^|\s)-|-(?:\s|$)/)
      .map((piece) => piece.trim().replace(/[.:;,]+$/, ''))
      .filter((piece) => piece !== '')
  )
}

/** A shouted name in quiet letters, the names of the Bible with their capitals. */
export function inSentenceCase(name: string): string {
  const shouted = name === name.toUpperCase()
  const text = (shouted ? name.toLowerCase() : name).replaceAll(/[\p{L}]+/gu, (word) =>
    shouted ? (PROPER_NAMES.get(word) ?? word) : word,
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * A video's title as an outline would be headed: 'A paz que fica de guarda – Filipenses 4:4-9'. Without what its channel
 * says already; whole where nothing in it names the sermon.
 */
export function headingOfVideo(videoTitle: string, channel: string | null): string {
  const pieces = piecesOf(videoTitle)
  const passage = pieces.find((piece) => passageOf(piece) !== null)
  const name = namesIn(videoTitle).find(
    (piece) => piece !== passage && fold(piece) !== fold(channel ?? ''),
  )
  if (name === undefined) return inSentenceCase(videoTitle.trim())
  const heading = inSentenceCase(name)
  return passage === undefined ? heading : `${heading} – ${passageOf(passage)}`
}

/** The passage that a piece is, with nothing beside it. */
function passageOf(piece: string): string | null {
  const [found, another] = findReferences(piece)
  if (!found || another || found.length < piece.length) return null
  return formatReference(found.reference)
}
