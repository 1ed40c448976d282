import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatMinutes } from '@/lib/formats'
import { exampleVideoMessages } from '@/messages/example-video'
import { classNames } from '@/ui/elements/class-names'
import { FoldedSection } from '@/ui/elements/disclosure'

/** As the embedded backend lists them. */
type ExampleVideo = {
  videoId: string
  title: string
  preacher: string
  durationSeconds: number
  summary: string
  url: string
}

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

/** The sermons that come with the project; only where the embedded backend runs. */
export function ExampleVideoPicker({
  url,
  onPick,
}: {
  url: string
  onPick: (url: string) => void
}) {
  const { data: videos, isError } = useQuery(exampleVideos())
  return (
    <FoldedSection title={exampleVideoMessages.title}>
      <p className="text-sm text-muted">{exampleVideoMessages.lead}</p>
      {isError && <p>{exampleVideoMessages.failed}</p>}
      <ul className="mt-4 flex flex-col gap-3">
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
    </FoldedSection>
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
