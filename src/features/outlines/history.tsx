import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { outlineMessages } from '@/messages'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { LoadingNotice } from '@/ui/spinner'
import { TextField } from '@/ui/text-field'
import { TextLink } from '@/ui/text-link'
import { OutlineCard } from './outline-card'
import { outlineQueries, type SavedOutline } from './outline-queries'
import { searchOutlines, type HistoryFilter } from './search-outlines'

// what only some visits need comes when it is needed
const TypeFilter = lazy(async () => ({ default: (await import('./type-filter')).TypeFilter }))
const OutlineDialog = lazy(async () => ({
  default: (await import('./outline-dialog')).OutlineDialog,
}))

const NO_FILTER: HistoryFilter = { text: '', type: 'all' }

/** 'Histórico de Esboços' (HIST-2). */
export function History({ userId }: { userId: string }) {
  const { data: outlines, isPending, isError, refetch } = useQuery(outlineQueries.list(userId))
  return (
    <section aria-labelledby="historico" className="flex flex-col gap-6">
      <h2 id="historico" className="text-2xl">
        {outlineMessages.historyTitle}
      </h2>
      {isPending && <LoadingNotice text={outlineMessages.historyLoading} />}
      {isError && !outlines && (
        <Notice tone="danger" announce="assertive" className="items-start gap-3">
          <p>{outlineMessages.historyFailed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {outlineMessages.historyRetry}
          </Button>
        </Notice>
      )}
      {outlines?.length === 0 && (
        <EmptyState
          title={outlineMessages.historyEmptyTitle}
          text={outlineMessages.historyEmptyText}
        >
          <TextLink to={paths.createOutline}>{outlineMessages.historyEmptyAction}</TextLink>
        </EmptyState>
      )}
      {outlines && outlines.length > 0 && <Outlines outlines={outlines} />}
    </section>
  )
}

function Outlines({ outlines }: { outlines: readonly SavedOutline[] }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [opened, setOpened] = useState<SavedOutline | null>(null)
  const found = searchOutlines(outlines, useDeferredValue(filter))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          type="search"
          label={outlineMessages.search}
          placeholder={outlineMessages.searchPlaceholder}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <Suspense fallback={<div className="h-target-lg" />}>
          <TypeFilter value={filter.type} onChange={(type) => setFilter({ ...filter, type })} />
        </Suspense>
      </div>
      <output className="-my-2 block text-sm text-muted">
        {outlineMessages.found(found.length)}
      </output>
      {found.length === 0 && (
        <EmptyState title={outlineMessages.noMatchTitle} text={outlineMessages.noMatchText}>
          <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
            {outlineMessages.noMatchAction}
          </Button>
        </EmptyState>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((outline) => (
          <OutlineCard key={outline.id} outline={outline} onOpen={() => setOpened(outline)} />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <OutlineDialog outline={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

function EmptyState({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-control px-5 py-10 text-center">
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
