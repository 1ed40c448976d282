import { createMessages } from '@/messages/create'
import { classNames } from '@/ui/elements/class-names'

/** The sheet as it will be, while there is nothing to make it of. A picture: it says nothing that the page does not. */
export function SheetToCome({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex flex-col gap-5 text-muted', className)}>
      {createMessages.sheetParts.map(([part, width], index) => (
        <div key={part} className="flex flex-col gap-2">
          <p className="flex items-baseline justify-between gap-3 font-heading font-semibold">
            {part}
          </p>
          <Line className={width} />
          {index % 2 === 0 && <Line className="w-1/2" />}
        </div>
      ))}
    </div>
  )
}

function Line({ className }: { className: string }) {
  return <div className={classNames('h-2 rounded-full bg-sunken', className)} />
}
