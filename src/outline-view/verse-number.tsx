import { Fragment, type ReactNode } from 'react'
import { atVerseNumbers } from '@/lib/bible/verse-numbers'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'

/** What is seen of a verse's number, and what is heard of it: apart from the words, which it stands right before. */
export function VerseNumber({ heard, children }: { heard: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      {/* what is copied is what is seen */}
      <span className="sr-only select-none">{` ${outlineViewMessages.verse(heard)} `}</span>
    </>
  )
}

/** A text whose small verse numbers are heard as such. */
export function withVerseNumbers(text: string): ReactNode {
  const pieces = atVerseNumbers(text)
  if (pieces.every(({ verse }) => verse === null)) return text
  return pieces.map((piece, index) => (
    // a text never changes its order
    <Fragment key={`${piece.text}-${String(index)}`}>
      {piece.verse === null ? (
        piece.text
      ) : (
        <VerseNumber heard={String(piece.verse)}>{piece.text}</VerseNumber>
      )}
    </Fragment>
  ))
}
