import { isOutlineType } from '@contract/outline-type'
import type { User } from '@supabase/supabase-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import { timeValue } from '@/domain/generation/time-input'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { readingQueries, saveText, type KeptOutline } from '@/domain/outline/reading-queries'
import { useAuth } from '@/features/auth/auth-provider'
import { ReadingRoom } from '@/features/reading/outline-reader'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { readingMessages } from '@/messages/reading'
import { OutlineFacts } from '@/outline-view/outline-facts'
import { VideoLink } from '@/outline-view/video-link'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { notify } from '@/ui/notify'
import { PageColumn, PageTitle } from '@/ui/page'
import { LoadingNotice } from '@/ui/spinner'
import { TextLink } from '@/ui/text-link'

/** A saved outline on its own page. */
export function OutlinePage() {
  const { user } = useAuth()
  const { id = '' } = useParams()
  return (
    <PageColumn className="flex flex-col gap-6 py-6 sm:py-10">
      {user && <OpenOutline key={id} user={user} id={id} />}
    </PageColumn>
  )
}

function OpenOutline({ user, id }: { user: User; id: string }) {
  const {
    data: outline,
    isError,
    fetchStatus,
    refetch,
  } = useQuery(readingQueries.outline(user.id, id))
  const head = (
    <Head
      title={outline?.title ?? readingMessages.loadingTitle}
      description={readingMessages.pageDescription}
    />
  )
  const back = (
    <TextLink to={paths.dashboard} className="self-start">
      ← {readingMessages.toHistory}
    </TextLink>
  )
  if (outline) {
    return (
      <>
        {head}
        {back}
        <SavedOutline user={user} id={id} outline={outline} />
      </>
    )
  }
  if (outline === null) {
    return (
      <>
        {head}
        <PageTitle lead={readingMessages.missingText}>{readingMessages.missingTitle}</PageTitle>
        {back}
      </>
    )
  }
  const waitsForConnection = fetchStatus === 'paused'
  return (
    <>
      {head}
      {isError || waitsForConnection ? (
        <>
          <PageTitle>{readingMessages.loadingTitle}</PageTitle>
          <Notice tone="danger" announce="assertive" className="items-start gap-3">
            <p>{waitsForConnection ? readingMessages.failedOffline : readingMessages.failed}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {readingMessages.retry}
            </Button>
          </Notice>
          {back}
        </>
      ) : (
        <LoadingNotice page text={readingMessages.loading} />
      )}
    </>
  )
}

function SavedOutline({
  user,
  id,
  outline,
}: {
  user: User
  /** As the address has it. */
  id: string
  outline: KeptOutline
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const save = async (text: string) => {
    await saveText(outline.id, text)
    const saved: KeptOutline = { ...outline, generated_content: text }
    queryClient.setQueryData(readingQueries.outline(user.id, id).queryKey, saved)
    queryClient.setQueryData(outlineQueries.content(user.id, outline.id).queryKey, text)
    await queryClient.invalidateQueries({ queryKey: outlineQueries.lists(user.id) })
  }

  const duplicate = async () => {
    const transcript = await readTranscript(user.id, outline.youtube_url)
    writeDraft(user.id, formFor(outline, transcript))
    notify.success(readingMessages.duplicated, { description: readingMessages.duplicatedText })
    await navigate(paths.createOutline)
  }

  return (
    <ReadingRoom
      outline={outline}
      facts={<OutlineFacts outline={outline} />}
      video={<VideoLink pasted={outline.youtube_url} />}
      renderActions={(markdown) => (
        <LazyShareBar
          outline={markdown}
          title={outline.title}
          videoUrl={outline.youtube_url}
          duration={outline.duration}
          groupProfile={outline.group_profile}
        />
      )}
      onSave={save}
      onDuplicate={() => void duplicate()}
      canRewrite={isOwnWebhook()}
    />
  )
}

/** The form of an outline again, for a group that is still to be described. */
function formFor(outline: KeptOutline, transcript: string | null): OutlineFormValues {
  const { outline_type: type, start_time: start, end_time: end } = outline
  return {
    ...EMPTY_FORM,
    url: outline.youtube_url,
    outlineType: isOutlineType(type) ? type : '',
    duration: outline.duration,
    startTime: start === null ? '' : timeValue(start),
    endTime: end === null ? '' : timeValue(end),
    transcript: transcript ?? '',
  }
}
