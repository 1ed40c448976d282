import type { ExampleVideo } from '@contract/calls/example-video'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMinutes } from '@/lib/formats'
import { exampleVideoMessages } from '@/messages/create/example-video'
import { classNames } from '@/ui/elements/class-names'
import { FoldedSection } from '@/ui/elements/disclosure'

// a function, so that nothing of it is left where nobody calls it
const exampleVideos = () =>
  queryOptions({
    queryKey: ['example-videos'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ExampleVideo[]> => {
      const response = await fetch('/dev/demo-videos.json', { signal })
      if (!response.ok) throw new Error(`demo-videos.json answered ${response.status}`)
      return (await response.json()) as ExampleVideo[]
    },
  })

type ExampleVideosProps = {
  url: string
  onPick: (url: string) => void
}

type ExampleVideoPickerProps = ExampleVideosProps & {
  /** What takes the choice back. */
  swap: RefObject<HTMLButtonElement | null>
}

/** The sermons that come with the project; only where the embedded backend runs. Folds away once one is picked. */
export function ExampleVideoPicker({ url, onPick, swap }: ExampleVideoPickerProps) {
  const [picked, setPicked] = useState(0)
  const pick = (videoUrl: string) => {
    flushSync(() => {
      onPick(videoUrl)
      setPicked((count) => count + 1)
    })
    // this goes once the video is known; what takes the choice back stays, over what the link leads to
    swap.current?.focus({ preventScroll: true })
    swap.current?.scrollIntoView({ block: 'center' })
  }
  return (
    // a new one is folded
    <FoldedSection key={picked} quiet title={exampleVideoMessages.title} mounts="opened">
      <ExampleVideos url={url} onPick={pick} />
    </FoldedSection>
  )
}

function ExampleVideos({ url, onPick }: ExampleVideosProps) {
  const { data: videos, isError } = useQuery(exampleVideos())
  const list = useRef<HTMLUListElement>(null)
  const there = videos !== undefined
  useEffect(() => {
    // the bar of the form lies over what was below the button
    if (there) list.current?.scrollIntoView({ block: 'nearest' })
  }, [there])
  return (
    <>
      <p className="text-sm text-muted">{exampleVideoMessages.lead}</p>
      {isError && <p>{exampleVideoMessages.failed}</p>}
      <ul ref={list} className="mt-4 flex scroll-mt-[9rem] scroll-mb-[7rem] flex-col gap-3">
        {videos?.map((video) => (
          <li key={video.videoId}>
            <ExampleVideoButton
              video={video}
              chosen={url === video.url}
              onPick={() => onPick(video.url)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function ExampleVideoButton({
  video,
  chosen,
  onPick,
}: {
  video: ExampleVideo
  chosen: boolean
  onPick: () => void
}) {
  const { title, preacher, durationSeconds, summary } = video
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPick}
      className={classNames(
        'flex w-full flex-col items-start gap-1 rounded-md border px-4 py-3 text-left hover:border-accent',
        chosen ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-control bg-surface',
      )}
    >
      <span className="font-semibold leading-snug">{title}</span>
      <span className="flex flex-col gap-1 text-sm">
        <span>
          {preacher} · {formatMinutes(Math.round(durationSeconds / 60))}
        </span>
        <span>{summary}</span>
      </span>
      {chosen && <span className="text-sm font-semibold">{exampleVideoMessages.chosen}</span>}
    </button>
  )
}
