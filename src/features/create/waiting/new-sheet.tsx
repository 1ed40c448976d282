import { parseVideoId } from '@contract/video-url'
import { useQuery } from '@tanstack/react-query'
import { videoPreviewQuery } from '@/domain/generation/video-preview'
import type { NewOutline } from '@/domain/generation/new-outline'
import { outlinePath } from '@/lib/paths'
import { outlineViewMessages } from '@/messages/outline-view'
import { GroupName } from '@/outline-view/group-name'
import { typeLabel } from '@/outline-view/outline-facts'
import { OutlineView } from '@/outline-view/outline-view'
import { ButtonLink } from '@/ui/elements/button-link'

/** What there is of an outline; once it is made, in its cover, from edge to edge of what it stands in. */
export function NewSheet({ markdown, outline }: { markdown: string; outline?: NewOutline }) {
  return (
    <OutlineView
      markdown={markdown}
      topLevel={3}
      {...(outline && {
        cover: { type: outline.outline_type, foot: <CoverFoot outline={outline} /> },
      })}
    />
  )
}

/** For when and for whom it is, whose sermon it was, and where it is used. */
function CoverFoot({ outline }: { outline: NewOutline }) {
  const { youtube_url: url, duration, group_profile: profile, request_id: requestId } = outline
  // what the form has asked already
  const { data: video } = useQuery({
    ...videoPreviewQuery(parseVideoId(url) ?? ''),
    enabled: false,
  })
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1 font-sans text-sm leading-normal [&_*]:text-on-cloth">
        <span>{outlineViewMessages.minutes(duration)}</span>
        <span>{typeLabel(outline)}</span>
        {video?.channel && <span className="wrap-anywhere">{video.channel}</span>}
        {profile && <GroupName name={profile} />}
      </div>
      <p className="pt-2 font-sans">
        <ButtonLink variant="onCloth" to={outlinePath(requestId)} className="max-sm:w-full">
          {outlineViewMessages.openPage}
        </ButtonLink>
      </p>
    </>
  )
}
