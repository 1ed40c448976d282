import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Group } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { seriesNames } from '@/domain/series/series-order'
import { lazyComponent } from '@/lib/lazy-component'
import { seriesPath } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'
import { seriesMessages } from '@/messages/series/series'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { focusIfLost } from '@/ui/elements/lost-focus'
import { TextLink } from '@/ui/elements/text-link'
import { EmptyState } from '@/ui/feedback/empty-state'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { DeleteDialog } from './delete-dialog'
import { HistoryTools, MANY, NO_FILTER } from './history-tools'
import { OutlineCard, titleIdOf } from './outline-card'
import type { OutlineActions } from './outline-dialog'
import { OutlineGrid } from './outline-grid'
import { useDeleteOutline } from './use-delete-outline'
import { useHistorySearch } from './use-history-search'
import { useRenameOutline } from './use-rename-outline'

// what only some visits need comes when it is needed
const OutlineDialog = lazyComponent(async () => (await import('./outline-dialog')).OutlineDialog)

const NO_GROUPS: readonly Group[] = []

/** Fewer have the width of the page, each, where three columns would be a hole. */
const SOME = 3

type OutlinesProps = {
  userId: string
  outlines: readonly OutlineSummary[]
  /** The list may be an older one. */
  refreshing: boolean
  actions: OutlineActions | undefined
  /** The outline that is being brought back, which then has the focus. */
  restoringRef: RefObject<string | null>
  /** The card that had the focus is gone. */
  onDeleted: () => void
}

/** The outlines there are: what narrows them, and a card for each. */
export function Outlines({ userId, outlines, refreshing, ...rest }: OutlinesProps) {
  const search = useRef<HTMLInputElement>(null)
  const [filter, setFilter] = useState(NO_FILTER)
  // of this visit: fields do not come and go with an outline that is deleted
  const [few] = useState(outlines.length < MANY)
  const { data: groups = NO_GROUPS } = useQuery(groupQueries.list(userId))
  const groupNames = useMemo(() => new Map(groups.map(({ id, name }) => [id, name])), [groups])
  const { found, searching, failed, retry } = useHistorySearch(userId, outlines, filter, groupNames)
  const series = useMemo(() => seriesNames(outlines), [outlines])
  const clear = () => {
    setFilter(NO_FILTER)
    // the button goes with what it says
    search.current?.focus()
  }
  return (
    <>
      <HistoryTools
        few={few}
        filter={filter}
        onFilter={setFilter}
        groups={groups}
        series={series}
        searchRef={search}
      />
      <p
        className={classNames(
          'col-start-2 row-start-1 flex items-baseline text-sm whitespace-nowrap text-muted',
          few && 'max-xl:sr-only',
        )}
      >
        <output>
          {searching ? historyMessages.searching : historyMessages.found(found.length)}
        </output>
        {/* a phone has no room for it beside the heading */}
        <output className="max-sm:sr-only [&:not(:empty)]:ml-3">
          {refreshing && historyMessages.refreshing}
        </output>
      </p>
      {filter.series !== '' && (
        <TextLink
          alone
          to={seriesPath(filter.series)}
          className="col-span-full -my-3 justify-self-start"
        >
          {seriesMessages.openSeries(filter.series)}
        </TextLink>
      )}
      {failed && (
        <div className="col-span-full">
          <RetryNotice
            text={historyMessages.searchFailed}
            retryLabel={commonMessages.retry}
            onRetry={retry}
          />
        </div>
      )}
      <div className="col-span-full">
        {found.length === 0 && !searching && !failed && (
          <EmptyState title={historyMessages.noMatchTitle} text={historyMessages.noMatchText}>
            <Button variant="secondary" onClick={clear}>
              {historyMessages.noMatchAction}
            </Button>
          </EmptyState>
        )}
        <Cards
          userId={userId}
          found={found}
          byMonth={filter.series === ''}
          wide={outlines.length < SOME}
          groupNames={groupNames}
          {...rest}
        />
      </div>
    </>
  )
}

type CardsProps = Pick<OutlinesProps, 'userId' | 'actions' | 'restoringRef' | 'onDeleted'> & {
  found: readonly OutlineSummary[]
  byMonth: boolean
  /** Each has the width of the page. */
  wide: boolean
  groupNames: ReadonlyMap<string, string>
}

/** A card for each that was found, and what opens from one. */
function Cards({
  userId,
  found,
  byMonth,
  wide,
  groupNames,
  actions,
  restoringRef,
  onDeleted,
}: CardsProps) {
  const [opened, setOpened] = useState<OutlineSummary | null>(null)
  const groupOf = ({ group_id: id, group_profile: profile }: OutlineSummary) =>
    groupNames.get(id ?? '') ?? profile
  const rename = useRenameOutline(userId)
  const { leaving, setLeaving, removeLeaving } = useLeaving(userId, restoringRef, onDeleted)
  useFocusOnRestored(found, restoringRef)
  return (
    <>
      <OutlineGrid items={found} byMonth={byMonth} wide={wide}>
        {(outline, position) => (
          <OutlineCard
            key={outline.id}
            position={position}
            wide={wide}
            outline={outline}
            group={groupOf(outline)}
            onOpen={() => setOpened(outline)}
            onRename={(title) => void rename(outline, title)}
            onDelete={() => setLeaving(outline)}
          />
        )}
      </OutlineGrid>
      {leaving && (
        <DeleteDialog
          outline={leaving}
          heading={leaving.heading}
          group={groupOf(leaving)}
          onConfirm={() => void removeLeaving(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {opened && (
        <OutlineDialog
          userId={userId}
          outline={opened}
          actions={actions}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** The outline that is asked about before it is deleted. */
function useLeaving(userId: string, restoringRef: RefObject<string | null>, onDeleted: () => void) {
  const [leaving, setLeaving] = useState<OutlineSummary | null>(null)
  const remove = useDeleteOutline(userId, (id) => {
    restoringRef.current = id
  })
  const removeLeaving = async ({ id }: OutlineSummary) => {
    setLeaving(null)
    await remove(id)
    // the dialog has given the focus back to a card that is gone; whoever has gone on meanwhile is left alone
    setTimeout(() => {
      if (document.activeElement?.matches('body, main') !== false) onDeleted()
    })
  }
  return { leaving, setLeaving, removeLeaving }
}

/** An outline that was brought back is where reading goes on. */
function useFocusOnRestored(
  found: readonly OutlineSummary[],
  restoringRef: RefObject<string | null>,
): void {
  useEffect(() => {
    const id = restoringRef.current
    if (id === null || !found.some((outline) => outline.id === id)) return
    restoringRef.current = null
    focusIfLost(document.querySelector<HTMLElement>(`[aria-describedby="${titleIdOf(id)}"]`))
  }, [found, restoringRef])
}
