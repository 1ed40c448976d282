import { parseVideoId } from '@contract/video-url'
import { partsOf } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { videoPreviewQuery } from '@/domain/generation/video-preview'
import type { NewOutline } from '@/domain/generation/new-outline'
import { outlinePath } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { GroupName } from '@/outline-view/group-name'
import { typeLabel } from '@/outline-view/outline-facts'
import { OutlineView } from '@/outline-view/outline-view'
import { ContentsRail } from '@/outline-view/table-of-contents'
import { TypeSizeControl } from '@/outline-view/type-size-control'
import { useTypeSize } from '@/outline-view/use-type-size'
import { ButtonLink } from '@/ui/elements/button-link'

/** What there is of an outline; once it is made, in its cover, from edge to edge of what it stands in. */
export function NewSheet({
  markdown,
  outline,
  change,
}: {
  markdown: string
  outline?: NewOutline
  /** The way back to its form. */
  change?: ReactNode
}) {
  const [typeSize, resize] = useTypeSize('page')
  return (
    <OutlineView
      markdown={markdown}
      topLevel={3}
      typeSize={typeSize}
      {...(outline && {
        cover: {
          type: outline.outline_type,
          foot: (
            <CoverFoot outline={outline} change={change}>
              <TypeSizeControl size={typeSize} onChange={resize} />
            </CoverFoot>
          ),
        },
      })}
    />
  )
}

/** Its parts, to go to: they stand beside it. */
export function NewSheetContents({ markdown }: { markdown: string }) {
  const { sections } = useMemo(() => partsOf(parseOutline(markdown)), [markdown])
  return <ContentsRail sections={sections} />
}

/** For when and for whom it is, whose sermon it was, and where it is used. */
function CoverFoot({
  outline,
  change,
  children,
}: {
  outline: NewOutline
  change: ReactNode
  /** The size of its letters. */
  children: ReactNode
}) {
  const { youtube_url: url, duration, group_profile: profile, request_id: requestId } = outline
  // what the form has asked already
  const { data: video } = useQuery({
    ...videoPreviewQuery(parseVideoId(url) ?? ''),
    enabled: false,
  })
  return (
    <>
      {/* what begins a line has its dot where nothing is shown */}
      <div className="relative right-4 flex flex-wrap gap-y-1 font-sans text-sm leading-normal [clip-path:inset(0_0_0_1rem)] *:relative *:pl-4 *:before:absolute *:before:left-1.5 *:before:content-['·'] [&_*]:text-on-cloth">
        <span>{commonMessages.minutes(duration)}</span>
        <span>{typeLabel(outline)}</span>
        {video?.channel && <span className="wrap-anywhere">{video.channel}</span>}
        {profile && <GroupName name={profile} />}
      </div>
      <div className="flex flex-wrap items-stretch justify-between gap-2 pt-2 font-sans [&_button]:border-on-cloth/60 [&_button:not(:hover)]:text-on-cloth">
        <ButtonLink
          variant="onCloth"
          size="lg"
          to={outlinePath(requestId)}
          className="max-sm:grow max-sm:px-4!"
        >
          {outlineViewMessages.workWithIt}
        </ButtonLink>
        {children}
      </div>
      {change}
    </>
  )
}
