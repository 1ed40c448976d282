import type { ReactNode } from 'react'
import type { Outline } from '@/domain/outline/outline-row'
import type { headLines } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { GroupName } from '@/outline-view/group-name'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { TextWithReferences, WithPassagePanel } from '@/outline-view/passage-panel'
import { ScriptureProvider } from '@/outline-view/scripture-context'
import { SheetCover } from '@/outline-view/sheet-cover'
import { HEADING_ID } from '@/ui/elements/focus-page'

/** The top of a sheet that is read: what it is called, for when and for whom. */
export function SheetOpening({
  type,
  head,
  children,
}: {
  type: string
  head: ReturnType<typeof headLines>
  /** `SheetFacts`. */
  children: ReactNode
}) {
  return (
    <SheetCover type={type}>
      <h1 id={HEADING_ID} className="flow-root text-2xl sm:text-3xl">
        {withBoundDash(head.large)}
      </h1>
      {/* in one row where there is room: on a phone the text begins so much sooner */}
      <div className="mt-1! flex flex-wrap items-baseline gap-x-5 [&>section]:w-full">
        {head.passage !== null && (
          <ScriptureProvider>
            <WithPassagePanel words={head.passage}>
              <p className="flex min-h-target items-center font-heading text-lg leading-snug font-semibold tracking-tight wrap-anywhere [&_button]:min-h-target [&_button[aria-expanded=false]]:text-on-cloth">
                <TextWithReferences text={head.passage} />
              </p>
            </WithPassagePanel>
          </ScriptureProvider>
        )}
        {children}
      </div>
    </SheetCover>
  )
}

/** For when and for whom a sheet is, on its cover. */
export function SheetFacts({
  outline,
  minutes,
  small,
  group,
}: {
  outline: Outline
  /** Of what it holds now. */
  minutes: number
  /** What stands first: what the sermon is called, where the sheet has another name; its type, where nothing else says it. */
  small: string | null
  /** The group that it was made for: its name, or how it was described. */
  group: string | undefined
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 font-sans text-sm leading-normal [&_*]:text-on-cloth">
      {small !== null && (
        <span className="-mr-3 wrap-anywhere">
          {withBoundDash(small)}
          <span aria-hidden="true"> ·</span>
        </span>
      )}
      <OutlineFacts outline={{ ...outline, duration: minutes }} withType={false} />
      {group !== undefined && <GroupName name={group} />}
    </div>
  )
}
