import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { ScrollRegion } from '@/ui/elements/scroll-region'

/** A message as WhatsApp will show it: its marks are what they mean. */
export function MessageBubble({ text, className }: { text: string; className?: string }) {
  return (
    <ScrollRegion
      label={outlineViewMessages.messagePreview}
      className={classNames(
        'rounded-lg border border-line bg-accent-soft px-4 py-3 text-base leading-normal wrap-anywhere text-on-accent-soft',
        className,
      )}
    >
      {text.split('\n').map((line, index) => (
        <Line key={`line-${String(index)}`} line={line} />
      ))}
    </ScrollRegion>
  )
}

function Line({ line }: { line: string }) {
  const quoted = /^> ?(.*)$/.exec(line)?.[1]
  return (
    <p
      data-quoted={quoted === undefined ? undefined : true}
      className={classNames(
        'min-h-3',
        quoted === undefined
          ? 'not-empty:[&+[data-quoted]]:mt-2 not-empty:[[data-quoted]+&]:mt-2'
          : 'border-l-2 border-gilt pl-3 italic',
      )}
    >
      <Marked text={quoted ?? line} />
    </p>
  )
}

/** Bold and italic, one in the other as well. */
function Marked({ text }: { text: string }) {
  return text.split(/(\*[^*]+\*|_[^_]+_)/).map((piece, index) => {
    const key = `piece-${String(index)}`
    const Mark = /^\*.+\*$/.test(piece) ? 'strong' : /^_.+_$/.test(piece) ? 'em' : null
    return Mark === null ? (
      piece
    ) : (
      <Mark key={key}>
        <Marked text={piece.slice(1, -1)} />
      </Mark>
    )
  })
}
