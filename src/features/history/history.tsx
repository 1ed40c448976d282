import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Group } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { useAllOutlines } from '@/domain/outline/use-all-outlines'
import { seriesNames } from '@/domain/series/series-order'
import { lazyComponent } from '@/lib/lazy-component'
import { seriesPath } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history'
import { seriesMessages } from '@/messages/series/series'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'
import { focusIfLost } from '@/ui/elements/lost-focus'
import { EmptyState } from '@/ui/feedback/empty-state'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { TextField } from '@/ui/forms/text-field'
import { TextLink } from '@/ui/elements/text-link'
import { OutlineCard, titleIdOf } from './outline-card'
import type { OutlineActions } from './outline-dialog'
import { OutlineGrid } from './outline-grid'
import { ALL_GROUPS, type HistoryFilter } from './search-outlines'
import { useDeleteOutline } from './use-delete-outline'
import { useHistorySearch } from './use-history-search'
import { useRenameOutline } from './use-rename-outline'

// what only some visits need comes when it is needed
const TypeFilter = lazyComponent(
  async () => (await import('./type-filter')).TypeFilter,
  <div className="h-target-lg" />,
)
const GroupFilter = lazyComponent(
  async () => (await import('./group-filter')).GroupFilter,
  <div className="h-target-lg" />,
)
const SeriesFilter = lazyComponent(
  async () => (await import('./series-filter')).SeriesFilter,
  <div className="h-target-lg" />,
)
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/elements/confirm-dialog')).ConfirmDialog,
)
const OutlineDialog = lazyComponent(async () => (await import('./outline-dialog')).OutlineDialog)

const NO_GROUPS: readonly Group[] = []

/** From so many on, looking through the cards takes longer than searching, and a phone shows the fields at once. */
const MANY = 7

const NO_FILTER: HistoryFilter = { text: '', type: 'all', group: ALL_GROUPS, series: '' }

type HistoryProps = {
  /** Undefined while it is not known who is there. */
  userId: string | undefined
  /** What can be done with an outline that is open. */
  actions?: OutlineActions
  /** On the line of the heading. */
  beside?: ReactNode
}

/** 'Histórico de Esboços' (HIST-2). */
export function History({ userId, actions, beside }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // outlives the list, which goes with its last outline
  const restoringRef = useRef<string>(null)
  return (
    <section aria-labelledby="historico" className="flex flex-col gap-4 sm:gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="historico" ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
          {historyMessages.title}
        </h2>
        {beside}
      </div>
      {userId !== undefined && (
        <SavedOutlines
          userId={userId}
          actions={actions}
          restoringRef={restoringRef}
          onDeleted={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}

type SavedOutlinesProps = {
  userId: string
  actions: OutlineActions | undefined
  /** The outline that is being brought back, which then has the focus. */
  restoringRef: RefObject<string | null>
  /** The card that had the focus is gone. */
  onDeleted: () => void
}

function SavedOutlines({ userId, ...rest }: SavedOutlinesProps) {
  const { data: outlines, isPending, isError, isRefreshing, retry } = useAllOutlines(userId)
  return (
    <>
      {isPending && <LoadingNotice rest text={historyMessages.loading} />}
      {isError && (
        <RetryNotice
          text={outlines ? historyMessages.partly : historyMessages.failed}
          retryLabel={commonMessages.retry}
          onRetry={retry}
        />
      )}
      {outlines?.length === 0 && !isError && (
        <EmptyState
          drawing="sheets"
          title={historyMessages.emptyTitle}
          text={historyMessages.emptyText}
        />
      )}
      {outlines && outlines.length > 0 && (
        <Outlines userId={userId} outlines={outlines} refreshing={isRefreshing} {...rest} />
      )}
    </>
  )
}

type OutlinesProps = SavedOutlinesProps & {
  outlines: readonly OutlineSummary[]
  /** The list may be an older one. */
  refreshing: boolean
}

function Outlines({
  userId,
  outlines,
  refreshing,
  actions,
  restoringRef,
  onDeleted,
}: OutlinesProps) {
  const search = useRef<HTMLInputElement>(null)
  const filtersId = useId()
  const [filter, setFilter] = useState(NO_FILTER)
  // of this visit: fields do not come and go with an outline that is deleted
  const [few] = useState(outlines.length < MANY)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [opened, setOpened] = useState<OutlineSummary | null>(null)
  const [leaving, setLeaving] = useState<OutlineSummary | null>(null)
  const { data: groups = NO_GROUPS } = useQuery(groupQueries.list(userId))
  const { found, searching, failed, retry } = useHistorySearch(userId, outlines, filter)
  const groupNames = useMemo(() => new Map(groups.map(({ id, name }) => [id, name])), [groups])
  const series = useMemo(() => seriesNames(outlines), [outlines])
  const rename = useRenameOutline(userId)
  const remove = useDeleteOutline(userId, (id) => {
    restoringRef.current = id
  })
  useEffect(() => {
    const id = restoringRef.current
    if (id === null || !found.some((outline) => outline.id === id)) return
    restoringRef.current = null
    focusIfLost(document.querySelector<HTMLElement>(`[aria-describedby="${titleIdOf(id)}"]`))
  }, [found, restoringRef])
  const removeLeaving = async ({ id }: OutlineSummary) => {
    setLeaving(null)
    await remove(id)
    // the dialog has given the focus back to a card that is gone; whoever has gone on meanwhile is left alone
    setTimeout(() => {
      if (document.activeElement?.matches('body, main') !== false) onDeleted()
    })
  }
  const clear = () => {
    setFilter(NO_FILTER)
    // the button goes with what it says
    search.current?.focus()
  }
  return (
    <>
      {few && (
        <Button
          variant="secondary"
          aria-expanded={filtersOpen}
          aria-controls={filtersId}
          className="self-start sm:hidden"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          {historyMessages.filters}
          <ChevronIcon
            className={classNames('transition-transform', filtersOpen && 'rotate-180')}
          />
        </Button>
      )}
      {/* in two columns the search has a line of its own, and so has a filter that would stand alone */}
      <div
        id={filtersId}
        className={classNames(
          'grid gap-x-3 gap-y-4 min-[22rem]:grid-cols-2 min-[22rem]:max-lg:[&>:first-child]:col-span-2 min-[22rem]:max-lg:[&>:nth-child(even):last-child]:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
          few && !filtersOpen && 'max-sm:hidden',
        )}
      >
        <TextField
          ref={search}
          type="search"
          label={historyMessages.search}
          placeholder={historyMessages.searchPlaceholder}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <TypeFilter value={filter.type} onChange={(type) => setFilter({ ...filter, type })} />
        {groups.length > 0 && (
          <GroupFilter
            groups={groups}
            value={filter.group}
            onChange={(group) => setFilter({ ...filter, group })}
          />
        )}
        {series.length > 0 && (
          <SeriesFilter
            names={series}
            value={filter.series}
            onChange={(name) => setFilter({ ...filter, series: name })}
          />
        )}
      </div>
      {filter.series !== '' && (
        <TextLink alone to={seriesPath(filter.series)} className="-my-3 self-start">
          {seriesMessages.openSeries(filter.series)}
        </TextLink>
      )}
      <div className="-my-2 flex flex-wrap gap-x-3 text-sm text-muted">
        <output>
          {searching ? historyMessages.searching : historyMessages.found(found.length)}
        </output>
        <output>{refreshing && historyMessages.refreshing}</output>
      </div>
      {failed && (
        <RetryNotice
          text={historyMessages.searchFailed}
          retryLabel={commonMessages.retry}
          onRetry={retry}
        />
      )}
      {found.length === 0 && !searching && !failed && (
        <EmptyState title={historyMessages.noMatchTitle} text={historyMessages.noMatchText}>
          <Button variant="secondary" onClick={clear}>
            {historyMessages.noMatchAction}
          </Button>
        </EmptyState>
      )}
      <OutlineGrid items={found}>
        {(outline, position) => (
          <OutlineCard
            key={outline.id}
            position={position}
            outline={outline}
            group={groupNames.get(outline.group_id ?? '') ?? outline.group_profile}
            onOpen={() => setOpened(outline)}
            onRename={(title) => void rename(outline, title)}
            onDelete={() => setLeaving(outline)}
          />
        )}
      </OutlineGrid>
      {leaving && (
        <ConfirmDialog
          title={historyMessages.deleteTitle}
          text={historyMessages.deleteText(headLines(leaving.title, leaving.heading).large)}
          confirmLabel={historyMessages.deleteConfirm}
          cancelLabel={commonMessages.cancel}
          closeLabel={commonMessages.close}
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
