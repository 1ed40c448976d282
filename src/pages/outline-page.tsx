import { useParams } from 'react-router-dom'
import type { Outline } from '@/domain/outline/outline-row'
import { useAuth } from '@/features/auth/auth-provider'
import { DuplicateAction } from '@/features/create/batch/duplicate-action'
import { LastOutline } from '@/features/history/last-outline'
import { LinkActions } from '@/features/links/link-actions'
import { SavedOutline } from '@/features/reading/saved-outline'
import { EditSeriesButton } from '@/features/series/edit-series-button'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { LAST_OUTLINE } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'

/** A saved outline on its own page. */
export function Page() {
  const { user } = useAuth()
  const { id = '' } = useParams()
  return (
    <PageColumn className="flex flex-col gap-6 py-6 sm:py-10">
      {user && id === LAST_OUTLINE && <LastOutline userId={user.id} />}
      {user && id !== LAST_OUTLINE && (
        <SavedOutline key={id} userId={user.id} id={id} renderActions={actions} renderMore={more} />
      )}
    </PageColumn>
  )
}

function actions(outline: Outline, markdown: string) {
  return <LazyShareBar outline={outline} markdown={markdown} place={outline} />
}

function more(outline: Outline, markdown: string) {
  return (
    <>
      <LinkActions outline={outline} markdown={markdown} />
      <DuplicateAction outline={outline} />
      <EditSeriesButton outline={outline} />
    </>
  )
}
