import type { Outline } from '@/domain/outline/outline-row'
import type { headLines } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts, typeLabel } from '@/outline-view/outline-facts'
import { TypeDrawing } from '@/outline-view/type-drawing'

/** The top of a sheet that is read: what it is called, for when and for whom. */
export function SheetOpening({
  outline,
  head,
  minutes,
  group,
}: {
  outline: Outline
  head: ReturnType<typeof headLines>
  /** Of what it holds now. */
  minutes: number
  /** The name of the group that it was made for. */
  group: string | undefined
}) {
  return (
    <header className="flex items-start justify-between gap-6 bg-cloth px-5 py-6 text-on-cloth sm:rounded-t-lg sm:px-10 sm:py-8">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="text-sm font-semibold">{typeLabel(outline)}</p>
        <h1 className="text-3xl">{withBoundDash(head.large)}</h1>
        {head.passage !== null && (
          <p className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
            {head.passage}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm [&_*]:text-on-cloth">
          {head.small !== null && (
            <span className="wrap-anywhere">{withBoundDash(head.small)}</span>
          )}
          <OutlineFacts outline={{ ...outline, duration: minutes }} withType={false} />
          {group !== undefined && <GroupName name={group} />}
        </div>
      </div>
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft max-[26rem]:hidden sm:size-24">
        <TypeDrawing type={outline.outline_type} className="size-10 sm:size-16" />
      </span>
    </header>
  )
}
