import type { SeriesPlace } from '@contract/calls/generate-outline'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { readDraft, writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM } from '@/domain/generation/outline-input'
import { formOf, type Group } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { ownHeading } from '@/domain/outline/own-heading'
import { useAllOutlines } from '@/domain/outline/use-all-outlines'
import { inOrder, nextOf } from '@/domain/series/series-order'
import { formatDate, withBoundDash } from '@/lib/formats'
import { Head } from '@/lib/head'
import { lazyComponent } from '@/lib/lazy-component'
import { outlinePath, paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { seriesPageMessages } from '@/messages/series/page'
import { Button } from '@/ui/elements/button'
import { PageTitle } from '@/ui/elements/page'
import { BackLink, TextLink } from '@/ui/elements/text-link'
import { EmptyState } from '@/ui/feedback/empty-state'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { ChoiceChips } from '@/ui/forms/choice-chips'

const RenameSeries = lazyComponent(async () => (await import('./rename-series')).RenameSeries)

const ALL = 'all'

type SeriesOutlinesProps = {
  userId: string
  name: string
  /** What can be done with those that are shown, in their order: printing, saving. */
  renderActions: (outlines: readonly OutlineSummary[]) => ReactNode
}

/** A series of messages: its outlines in order, and the one that comes next. */
export function SeriesOutlines({ userId, name, renderActions }: SeriesOutlinesProps) {
  const { data: all, isPending, isError, retry } = useAllOutlines(userId)
  const { data: groups = [] } = useQuery(groupQueries.list(userId))
  const [group, setGroup] = useState(ALL)
  const [renaming, setRenaming] = useState(false)

  // the history has the newest first; of one number the first stands first here
  const outlines = inOrder(name, all?.toReversed() ?? [])
  const itsGroups = groups.filter(({ id }) => outlines.some(({ group_id: of }) => of === id))
  const shown = outlines.filter(({ group_id: of }) => group === ALL || of === group)
  const next = nextOf(name, shown)
  const lastGroup = groups.find(({ id }) => id === shown.at(-1)?.group_id)
  const numbers = new Set(shown.map(({ series_number: number }) => number))

  const found = shown.length > 0
  return (
    <>
      <Head
        title={found ? name : seriesPageMessages.pageTitle}
        description={seriesPageMessages.pageDescription}
      />
      <BackLink to={paths.dashboard}>{seriesPageMessages.toHistory}</BackLink>
      <PageTitle
        {...(found && {
          lead: seriesPageMessages.lead(numbers.size, shown.at(-1)?.series_total ?? null),
        })}
      >
        <span className="wrap-anywhere">{found ? name : seriesPageMessages.pageTitle}</span>
      </PageTitle>
      {isPending && <LoadingNotice rest text={seriesPageMessages.loading} />}
      {isError && (
        <RetryNotice
          text={seriesPageMessages.failed}
          retryLabel={commonMessages.retry}
          onRetry={retry}
        />
      )}
      {all && !found && !isError && (
        <EmptyState
          under="page"
          title={seriesPageMessages.missingTitle}
          text={seriesPageMessages.missingText}
        >
          <TextLink alone to={paths.createOutline}>
            {seriesPageMessages.missingAction}
          </TextLink>
        </EmptyState>
      )}
      {itsGroups.length > 1 && (
        <ChoiceChips
          legend={seriesPageMessages.groups}
          options={[
            { value: ALL, label: seriesPageMessages.allGroups },
            ...itsGroups.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          value={group}
          onChange={setGroup}
        />
      )}
      {found && (
        <>
          {renderActions(shown)}
          <ol aria-label={seriesPageMessages.list} className="flex flex-col border-t border-line">
            {shown.map((outline) => (
              <Row
                key={outline.id}
                outline={outline}
                group={groups.find(({ id }) => id === outline.group_id)?.name ?? null}
              />
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            {next && <NextButton userId={userId} next={next} group={lastGroup} />}
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setRenaming(true)}>
              {seriesPageMessages.rename}
            </Button>
          </div>
        </>
      )}
      {renaming && <RenameSeries userId={userId} name={name} onClose={() => setRenaming(false)} />}
    </>
  )
}

/** Leads to the form, which begins with the next number of the series, and with the group of the last one. */
function NextButton({
  userId,
  next,
  group,
}: {
  userId: string
  next: SeriesPlace
  group: Group | undefined
}) {
  const navigate = useNavigate()
  const goOn = async () => {
    writeDraft(userId, {
      ...(readDraft(userId) ?? { ...EMPTY_FORM, ...(group && formOf(group)) }),
      series: next.name,
      seriesNumber: String(next.number),
      seriesTotal: String(next.total ?? ''),
    })
    await navigate(paths.createOutline)
  }
  return <Button onClick={() => void goOn()}>{seriesPageMessages.next(next.number)}</Button>
}

function Row({ outline, group }: { outline: OutlineSummary; group: string | null }) {
  const own = ownHeading(outline.heading)
  const number = outline.series_number ?? 0
  return (
    <li className="relative flex gap-4 border-b border-line py-4">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-on-accent-soft"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <TextLink
          to={outlinePath(outline.id)}
          className="font-serif text-lg leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          <span className="sr-only">{seriesPageMessages.numberOf(number)}: </span>
          {withBoundDash(own?.sermon ?? outline.title)}
        </TextLink>
        {own?.passage && <span className="text-sm font-semibold text-link">{own.passage}</span>}
        <span className="text-sm text-muted wrap-anywhere">
          {[group, formatDate(outline.created_at)].filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  )
}
