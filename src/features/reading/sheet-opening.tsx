import type { Outline } from '@/domain/outline/outline-row'
import type { headLines } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { SheetCover } from '@/outline-view/sheet-cover'

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
    <SheetCover type={outline.outline_type}>
      <h1 className="text-3xl">{withBoundDash(head.large)}</h1>
      {head.passage !== null && (
        <p className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
          {head.passage}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm [&_*]:text-on-cloth">
        {head.small !== null && <span className="wrap-anywhere">{withBoundDash(head.small)}</span>}
        <OutlineFacts outline={{ ...outline, duration: minutes }} withType={false} />
        {group !== undefined && <GroupName name={group} />}
      </div>
    </SheetCover>
  )
}
