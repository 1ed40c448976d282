import { DURATION } from '@contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { GroupBeginning } from '@/domain/group/group'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { beginningMessages } from '@/messages/groups/beginnings'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { groupFacts } from './group-facts'

/** One row of them on a desktop. */
const MOST_BEGINNINGS = 3

type GroupBeginningsProps = {
  userId: string
  onBegin: (beginning: GroupBeginning) => void
}

/** Below an empty list: the groups that the last outlines were asked for, to be saved; without any, what one looks like. */
export function GroupBeginnings({ userId, onBegin }: GroupBeginningsProps) {
  const { data: outlines, isPending } = useInfiniteQuery(outlineQueries.list(userId))
  const titleId = useId()
  if (isPending) return null
  const described = describedIn(outlines ?? [])
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {described.length > 0 ? beginningMessages.describedTitle : beginningMessages.sampleTitle}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {described.map((group) => (
          <Described key={group.group_profile} group={group} onBegin={onBegin} />
        ))}
        {described.length === 0 && (
          <Card as="li" tone="quiet" className="flex flex-col gap-2">
            <p className="font-heading text-lg font-semibold">{beginningMessages.sampleName}</p>
            <p className="text-sm text-muted">{groupFacts(beginningMessages.sample)}</p>
            <p>{beginningMessages.sample.group_profile}</p>
          </Card>
        )}
      </ul>
    </section>
  )
}

function Described({
  group,
  onBegin,
}: {
  group: GroupBeginning
  onBegin: GroupBeginningsProps['onBegin']
}) {
  const textId = useId()
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p id={textId} className="font-semibold wrap-break-word">
        {group.group_profile}
      </p>
      <p className="text-sm text-muted">{groupFacts(group)}</p>
      <div className="mt-auto pt-2">
        <Button variant="secondary" aria-describedby={textId} onClick={() => onBegin(group)}>
          {beginningMessages.saveDescribed}
        </Button>
      </div>
    </Card>
  )
}

/** The last described groups, each once, as it was described last. */
function describedIn(outlines: readonly OutlineSummary[]): GroupBeginning[] {
  const byProfile = new Map<string, GroupBeginning>()
  for (const { group_profile: told, outline_type, duration } of outlines) {
    const profile = told?.trim() ?? ''
    if (profile === '' || byProfile.has(profile)) continue
    byProfile.set(profile, {
      group_profile: profile,
      outline_type: outline_type ?? '',
      duration: duration ?? DURATION.default,
    })
  }
  return [...byProfile.values()].slice(0, MOST_BEGINNINGS)
}
