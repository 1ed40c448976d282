import { outlineMessages } from '@/messages'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { OutlineFacts } from './outline-facts'
import type { SavedOutline } from './outline-queries'
import { VideoLink } from './video-link'

export function OutlineCard({ outline, onOpen }: { outline: SavedOutline; onOpen: () => void }) {
  const titleId = `esboco-${outline.id}`
  return (
    <Card as="li" className="flex flex-col gap-4">
      <h3 id={titleId} className="text-lg leading-snug">
        {outline.title}
      </h3>
      <OutlineFacts outline={outline} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <Button variant="secondary" aria-describedby={titleId} onClick={onOpen}>
          {outlineMessages.openOutline}
        </Button>
        <VideoLink pasted={outline.youtube_url} describedBy={titleId} />
      </div>
    </Card>
  )
}
