import { useParams } from 'react-router-dom'
import type { Outline } from '@/domain/outline/outline-row'
import { useAuth } from '@/features/auth/auth-provider'
import { DuplicateAction } from '@/features/create/batch/duplicate-action'
import { DeleteOutlineItem } from '@/features/history/delete-outline-item'
import { LastOutline } from '@/features/history/last-outline'
import { LinkActions } from '@/features/links/link-actions'
import { SavedOutline } from '@/features/reading/saved-outline'
import { EditSeriesItem } from '@/features/series/edit-series-item'
import { LazyShareTools } from '@/features/sharing/lazy-share-tools'
import { LAST_OUTLINE } from '@/lib/paths'
import { VideoItem } from '@/outline-view/video-link'
import { PageColumn } from '@/ui/elements/page'

/** A saved outline on its own page. */
export function Page() {
  const { user } = useAuth()
  const { id = '' } = useParams()
  return (
    <PageColumn className="flex flex-col gap-6 py-6 sm:py-10">
      {user && id === LAST_OUTLINE && <LastOutline userId={user.id} />}
      {user && id !== LAST_OUTLINE && (
        <SavedOutline key={id} userId={user.id} id={id} renderTools={tools} />
      )}
    </PageColumn>
  )
}

function tools(outline: Outline, markdown: string) {
  return (
    <LazyShareTools outline={outline} markdown={markdown} place={outline}>
      <LinkActions outline={outline} markdown={markdown} />
      <DuplicateAction outline={outline} />
      <EditSeriesItem outline={outline} />
      <VideoItem pasted={outline.youtube_url} />
      <DeleteOutlineItem outline={outline} markdown={markdown} />
    </LazyShareTools>
  )
}
