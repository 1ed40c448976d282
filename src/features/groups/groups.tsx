import { DURATION } from '@contract/limits'
import { FIRST_OUTLINE_TYPE, type OutlineType } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { MOST_GROUPS, type Group, type GroupBeginning } from '@/domain/group/group'
import { blocksFor } from '@/domain/group/group-structure'
import { groupQueries } from '@/domain/group/group-queries'
import { commonMessages } from '@/messages/common'
import { groupMessages } from '@/messages/groups/groups'
import { lazyComponent } from '@/lib/lazy-component'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { PlusIcon } from '@/ui/elements/icons'
import { focusIfLost } from '@/ui/elements/lost-focus'
import { EmptyState } from '@/ui/feedback/empty-state'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { GroupBeginnings, SampleGroup } from './group-beginnings'
import { GroupDialog } from './group-dialog'
import { GroupBand } from './group-band'
import { groupFacts } from './group-facts'
import { useBeginOutline } from './use-begin-outline'
import { useDeleteGroup } from './use-delete-group'
import { useDescribed } from './use-described'

// what only some visits need comes when it is needed
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/elements/confirm-dialog')).ConfirmDialog,
)

type GroupsProps = {
  userId: string
  /** The leader's own, with which a new group begins; empty for the most common one. */
  usualType: OutlineType | ''
}

/** 'Meus grupos': each once, to be corrected or taken away. */
export function Groups({ userId, usualType }: GroupsProps) {
  const { data: groups, isPending, isError, refetch } = useQuery(groupQueries.list(userId))
  const { described, waiting } = useDescribed(userId, groups?.length === 0)
  // without groups, only once it is known what there is to begin with
  const shown = waiting ? undefined : groups
  const [edited, setEdited] = useState<Group | GroupBeginning | null>(null)
  const blank = {
    group_profile: '',
    outline_type: usualType === '' ? FIRST_OUTLINE_TYPE : usualType,
    duration: DURATION.default,
  }
  const [leaving, setLeaving] = useState<Group | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const follow = useMovingGroup(shown, addButton)
  const remove = useDeleteGroup(userId, ({ id }) => follow(id, true))
  const removeLeaving = (group: Group) => {
    setLeaving(null)
    follow(group.id, false)
    void remove(group)
  }
  const beginOutline = useBeginOutline(userId)
  const add = () => setEdited(blank)
  return (
    <>
      {(isPending || waiting) && <LoadingNotice rest text={groupMessages.loading} />}
      {isError && (
        <RetryNotice
          text={groupMessages.failed}
          retryLabel={commonMessages.retry}
          onRetry={() => void refetch()}
        />
      )}
      {shown?.length === 0 && described.length > 0 && (
        <GroupBeginnings
          described={described}
          onBegin={setEdited}
          addTile={<AddTile ref={addButton} onAdd={add} wide />}
        />
      )}
      {shown?.length === 0 && described.length === 0 && (
        <>
          <EmptyState
            drawing="table"
            under="page"
            title={groupMessages.emptyTitle}
            text={groupMessages.emptyText}
          >
            <Button ref={addButton} size="lg" onClick={add}>
              {groupMessages.add}
            </Button>
          </EmptyState>
          <SampleGroup />
        </>
      )}
      {shown && shown.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              onBegin={() => beginOutline(group)}
              onEdit={() => setEdited(group)}
              onDelete={() => setLeaving(group)}
            />
          ))}
          {shown.length < MOST_GROUPS && <AddTile ref={addButton} onAdd={add} />}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={groupMessages.removeTitle}
          text={groupMessages.removeText(leaving.name)}
          confirmLabel={groupMessages.remove}
          cancelLabel={commonMessages.cancel}
          closeLabel={commonMessages.close}
          onConfirm={() => removeLeaving(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {edited && (
        <GroupDialog
          userId={userId}
          group={'id' in edited ? edited : null}
          beginning={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** The last of the cards, or in a row of its own below them. */
function AddTile({
  ref,
  onAdd,
  wide = false,
}: {
  ref: Ref<HTMLButtonElement>
  onAdd: () => void
  wide?: boolean
}) {
  return (
    <li className={wide ? 'col-span-full' : ''}>
      <button
        ref={ref}
        type="button"
        className={classNames(
          'flex size-full min-h-20 items-center justify-center gap-2 rounded-lg border-2 border-dashed border-control bg-surface/50 p-5 font-semibold text-link transition-colors hover:border-accent hover:bg-accent-soft hover:text-on-accent-soft',
          !wide && 'sm:flex-col',
        )}
        onClick={onAdd}
      >
        <PlusIcon className="size-6" />
        {groupMessages.add}
      </button>
    </li>
  )
}

/**
 * The focus follows a group that leaves the list, to the button that adds one, or comes back into it.
 *
 * @returns says which group is on its way
 */
function useMovingGroup(
  groups: readonly Group[] | undefined,
  addButton: RefObject<HTMLButtonElement | null>,
): (id: string, isBack: boolean) => void {
  const moving = useRef<{ id: string; isBack: boolean }>(null)
  useEffect(() => {
    if (!groups || !moving.current) return
    const { id, isBack } = moving.current
    if (groups.some((group) => group.id === id) !== isBack) return
    moving.current = null
    const card = document.querySelector<HTMLElement>(`[aria-describedby="${titleIdOf(id)}"]`)
    focusIfLost(isBack ? card : addButton.current)
  }, [groups, addButton])
  return (id, isBack) => {
    moving.current = { id, isBack }
  }
}

/** What its meetings are like, where they are not the usual ones. */
function orderOf(group: Group): string {
  const blocks = blocksFor(group, group.outline_type)
  return blocks ? blocks.map(({ name }) => name).join(', ') : ''
}

/** Of the name on a card, by which its buttons are told apart. */
function titleIdOf(groupId: string): string {
  return `grupo-${groupId}`
}

function GroupCard({
  group,
  onBegin,
  onEdit,
  onDelete,
}: {
  group: Group
  onBegin: () => void
  onEdit: () => void
  onDelete: () => void
}) {
  const titleId = titleIdOf(group.id)
  const order = orderOf(group)
  return (
    <Card as="li" className="flex flex-col gap-3 overflow-hidden">
      <GroupBand facts={groupFacts(group)}>
        <h2 id={titleId} className="text-xl wrap-break-word">
          {group.name}
        </h2>
      </GroupBand>
      {group.group_profile && <p className="wrap-break-word">{group.group_profile}</p>}
      {order !== '' && <p className="text-sm text-muted">{order}</p>}
      <div className="mt-auto flex flex-wrap justify-between gap-2 pt-1">
        <Button wide aria-describedby={titleId} onClick={onBegin}>
          {groupMessages.newOutline}
        </Button>
        <Button variant="secondary" aria-describedby={titleId} onClick={onEdit}>
          {groupMessages.edit}
        </Button>
        <Button
          variant="quietDanger"
          className="-mr-3 px-3!"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onDelete}
        >
          {groupMessages.remove}
        </Button>
      </div>
    </Card>
  )
}
