/** Text in which no line ends inside 'e-mail'. Its letters stay as they are, for screen readers and for who copies it. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(e-mails?)/i).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={`word-${String(index)}`} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  )
}
