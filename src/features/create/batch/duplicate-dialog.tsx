import { parseVideoId } from '@contract/video-url'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { batchQuery } from '@/domain/generation/batch'
import type { Group } from '@/domain/group/group'
import { blocksFor, leastDuration } from '@/domain/group/group-structure'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { Outline } from '@/domain/outline/outline-row'
import { planQueries } from '@/domain/plan/plan-queries'
import { paths } from '@/lib/paths'
import { batchMessages } from '@/messages/create/batch'
import { commonMessages } from '@/messages/common'
import { groupMessages } from '@/messages/groups/groups'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { classNames } from '@/ui/elements/class-names'
import { Dialog } from '@/ui/elements/dialog'
import { CheckField } from '@/ui/forms/check-field'
import { beginBatch, leftOf } from './run-batch'
import { formFor, useDuplicate } from './use-duplicate'
import { useMaker } from '../generate/use-generate-outline'

type DuplicateDialogProps = {
  outline: Outline
  groups: readonly Group[]
  onClose: () => void
}

/** Asks the one thing that is not known: for whom. What that costs is said before anything is made. */
export function DuplicateDialog({ outline, groups, onClose }: DuplicateDialogProps) {
  const { user_id: userId } = outline
  const maker = useMaker({ id: userId })
  const navigate = useNavigate()
  const duplicate = useDuplicate(outline)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data: usage } = useQuery(planQueries.usage(userId))
  const { data: outlines = [] } = useInfiniteQuery(outlineQueries.list(userId))
  const { batch } = useQuery(batchQuery(userId)).data
  const unfinished = leftOf(batch).length > 0
  const left = usage?.requests_remaining ?? null

  const video = parseVideoId(outline.youtube_url)
  const haveOne = new Set(
    outlines
      .filter(({ youtube_url: url }) => video !== null && parseVideoId(url) === video)
      .map(({ group_id: groupId }) => groupId),
  )
  const wanted = groups.filter(({ id }) => chosen.includes(id))
  const [only] = wanted
  const tooShort = wanted.map(shortfallOf).find((text) => text !== null) ?? null

  const generate = async () => {
    void beginBatch(maker, formFor(outline, null), wanted)
    onClose()
    await navigate(paths.createOutline)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={readingMessages.duplicateTitle}
      description={batchMessages.lead}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-5">
        {unfinished ? (
          <>
            <p>{batchMessages.busy}</p>
            <ButtonLink to={paths.createOutline} wide>
              {batchMessages.seeBusy}
            </ButtonLink>
          </>
        ) : (
          <>
            <GroupsToChoose
              groups={groups}
              haveOne={haveOne}
              chosen={chosen}
              onChoose={setChosen}
            />
            <output
              className={classNames(
                'block text-sm',
                tooShort === null ? 'text-muted' : 'text-danger',
              )}
            >
              {tooShort ?? costOf(wanted.length, left)}
            </output>
            <Button
              wide
              size="lg"
              disabled={
                wanted.length === 0 || tooShort !== null || (left !== null && wanted.length > left)
              }
              onClick={() => void generate()}
            >
              {batchMessages.generate(wanted.length)}
            </Button>
          </>
        )}
        <div className="-mt-2 flex flex-wrap justify-center gap-x-2">
          {only && wanted.length === 1 && (
            <Button variant="quiet" onClick={() => void duplicate(only)}>
              {batchMessages.adjust}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void duplicate(null)}>
            {readingMessages.duplicateOther}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function GroupsToChoose({
  groups,
  haveOne,
  chosen,
  onChoose,
}: {
  groups: readonly Group[]
  /** Ids of those that have an outline of this message. */
  haveOne: ReadonlySet<string | null>
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{batchMessages.legend}</legend>
      {groups.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name}
          hint={haveOne.has(id) && batchMessages.hasOne}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}

/** What is wrong where the order of a group's meeting does not fit into its minutes; null where it does. */
function shortfallOf(group: Group): string | null {
  const blocks = blocksFor(group, group.outline_type)
  const least = blocks ? leastDuration(blocks) : 0
  return least > group.duration ? groupMessages.tooShort(group.name, least) : null
}

function costOf(count: number, left: number | null): string {
  if (left !== null && (left === 0 || count > left)) return batchMessages.tooMany(left)
  return [
    count === 0 ? batchMessages.costOfEach : batchMessages.cost(count),
    left !== null && batchMessages.left(left),
  ]
    .filter(Boolean)
    .join(' ')
}
