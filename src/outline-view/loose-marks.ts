import type { Piece } from '@/lib/bible/scripture'

const CLOSING = /^[)\]"”»'.,;:!?…]+/
const OPENING = /[(["“«']+$/

/** A piece of a text, and for a reference the marks that touch it, which then are in no other piece. */
export type MarkedPiece = Piece & { before: string; after: string }

/** Puts the marks that touch a reference to it, so that no line begins or ends with one of them. */
export function withLooseMarks(pieces: readonly Piece[]): readonly MarkedPiece[] {
  const cut = pieces.map((piece, index) => {
    if (piece.reference) return { closing: '', words: piece.text, opening: '' }
    const closing = follows(pieces, index) ? (CLOSING.exec(piece.text)?.[0] ?? '') : ''
    const rest = piece.text.slice(closing.length)
    const opening = pieces[index + 1]?.reference ? (OPENING.exec(rest)?.[0] ?? '') : ''
    return { closing, words: rest.slice(0, rest.length - opening.length), opening }
  })
  return pieces.map((piece, index) => ({
    ...piece,
    text: cut[index]?.words ?? '',
    before: piece.reference ? (cut[index - 1]?.opening ?? '') : '',
    after: piece.reference ? (cut[index + 1]?.closing ?? '') : '',
  }))
}

function follows(pieces: readonly Piece[], index: number): boolean {
  return Boolean(pieces[index - 1]?.reference)
}
