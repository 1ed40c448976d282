import { useId, useState, type Ref } from 'react'
import type { Group } from '@/domain/group/group'
import { lazyComponent } from '@/lib/lazy-component'
import { historyMessages } from '@/messages/history/history'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'
import { TextField } from '@/ui/forms/text-field'
import { ALL_GROUPS, type HistoryFilter } from './search-outlines'

const PLACE = <div className="h-target" />

// what only some visits need comes when it is needed
const TypeFilter = lazyComponent(async () => (await import('./type-filter')).TypeFilter, PLACE)
const GroupFilter = lazyComponent(async () => (await import('./group-filter')).GroupFilter, PLACE)
const SeriesFilter = lazyComponent(
  async () => (await import('./series-filter')).SeriesFilter,
  PLACE,
)

/** From so many on, looking through the cards takes longer than searching, and the fields are shown at once. */
export const MANY = 6

export const NO_FILTER: HistoryFilter = { text: '', type: 'all', group: ALL_GROUPS, series: '' }

type HistoryToolsProps = {
  /** There are not `MANY`. */
  few: boolean
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  groups: readonly Group[]
  /** The names of those there are. */
  series: readonly string[]
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters. Of few outlines they are behind one button on the line of the heading. */
export function HistoryTools({
  few,
  filter,
  onFilter,
  groups,
  series,
  searchRef,
}: HistoryToolsProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const set = (change: Partial<HistoryFilter>) => onFilter({ ...filter, ...change })
  return (
    <>
      {few && (
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          className="col-start-2 row-start-1 -my-2 -mr-3 justify-self-end px-3! xl:col-start-3"
          onClick={() => setOpen(!open)}
        >
          {historyMessages.filters(narrowing(filter))}
          <ChevronIcon className={classNames('transition-transform', open && 'rotate-180')} />
        </Button>
      )}
      <div
        id={id}
        className={classNames(
          'col-span-full grid gap-2 sm:flex xl:justify-end [&_:is(input,[role=combobox])]:min-h-target [&_:is(input,[role=combobox])]:text-sm',
          few ? !open && 'hidden!' : 'xl:col-span-1 xl:col-start-3 xl:row-start-1',
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
          className="sm:grow xl:max-w-[18rem]"
        />
        <div className="grid auto-cols-fr gap-2 max-sm:grid-cols-2 sm:flex sm:*:w-[10.75rem] sm:*:shrink-0 [&_[role=combobox]]:gap-1 [&_[role=combobox]]:px-3 [&_[role=combobox]>:first-child]:truncate">
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
function narrowing(filter: HistoryFilter): number {
  const fields = ['text', 'type', 'group', 'series'] as const
  return fields.filter((field) => filter[field] !== NO_FILTER[field]).length
}
