import { useId, useState, type Ref } from 'react'
import type { Group } from '@/domain/group/group'
import { lazyComponent } from '@/lib/lazy-component'
import { historyMessages } from '@/messages/history'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'
import { TextField } from '@/ui/forms/text-field'
import { ALL_GROUPS, type HistoryFilter } from './search-outlines'

const PLACE = <div className="h-target-lg lg:h-target" />

// what only some visits need comes when it is needed
const TypeFilter = lazyComponent(async () => (await import('./type-filter')).TypeFilter, PLACE)
const GroupFilter = lazyComponent(async () => (await import('./group-filter')).GroupFilter, PLACE)
const SeriesFilter = lazyComponent(
  async () => (await import('./series-filter')).SeriesFilter,
  PLACE,
)

/** From so many on, looking through the cards takes longer than searching, and a phone shows the search at once. */
const MANY = 7

export const NO_FILTER: HistoryFilter = { text: '', type: 'all', group: ALL_GROUPS, series: '' }

type HistoryToolsProps = {
  /** Of all that are saved, found or not. */
  count: number
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  groups: readonly Group[]
  /** The names of those there are. */
  series: readonly string[]
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters. A phone has them behind one button on the line of the heading, so that the outlines come first. */
export function HistoryTools({
  count,
  filter,
  onFilter,
  groups,
  series,
  searchRef,
}: HistoryToolsProps) {
  const id = useId()
  // of this visit: fields do not come and go with an outline that is deleted
  const [few] = useState(count < MANY)
  const [open, setOpen] = useState(false)
  const folded = !open && 'max-sm:hidden'
  const set = (change: Partial<HistoryFilter>) => onFilter({ ...filter, ...change })
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        className="col-start-2 row-start-1 -my-2 -mr-3 px-3! sm:hidden"
        onClick={() => setOpen(!open)}
      >
        {historyMessages.filters(narrowing(filter, few))}
        <ChevronIcon className={classNames('transition-transform', open && 'rotate-180')} />
      </Button>
      <div
        id={id}
        className={classNames(
          'col-span-full grid gap-2 sm:grid-cols-2 lg:flex xl:justify-end xl:col-span-1 xl:col-start-2 xl:row-start-1 lg:[&_:is(input,[role=combobox])]:min-h-target lg:[&_:is(input,[role=combobox])]:text-sm',
          few && folded,
        )}
      >
        <TextField
          ref={searchRef}
          type="search"
          label={historyMessages.search}
          labelHidden
          placeholder={historyMessages.search}
          value={filter.text}
          onChange={(event) => set({ text: event.target.value })}
          className="lg:w-[20rem]"
        />
        <div className={classNames('contents lg:*:w-[11.5rem] lg:*:shrink-0', folded)}>
          <TypeFilter value={filter.type} onChange={(type) => set({ type })} />
          {groups.length > 0 && (
            <GroupFilter
              groups={groups}
              value={filter.group}
              onChange={(group) => set({ group })}
            />
          )}
          {series.length > 0 && (
            <SeriesFilter
              names={series}
              value={filter.series}
              onChange={(name) => set({ series: name })}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** How many of the folded fields narrow the list. */
function narrowing(filter: HistoryFilter, withText: boolean): number {
  const folded = ['type', 'group', 'series', ...(withText ? (['text'] as const) : [])] as const
  return folded.filter((field) => filter[field] !== NO_FILTER[field]).length
}
