import { DURATION } from '@contract/limits'
import { FIRST_OUTLINE_TYPE, type OutlineType } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { MOST_GROUPS, type Group, type GroupBeginning } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import { commonMessages } from '@/messages/common'
import { groupCardMessages } from '@/messages/groups/card'
import { groupMessages } from '@/messages/groups/groups'
import { lazyComponent } from '@/lib/lazy-component'
import { Drawing } from '@/ui/elements/drawing'
import { PlusIcon } from '@/ui/elements/icons'
import { focusIfLost } from '@/ui/elements/lost-focus'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { EmptyGroups } from './empty-groups'
import { GroupBeginnings } from './group-beginnings'
import { GroupCard, titleIdOf } from './group-card'
import { GroupDialog } from './group-dialog'
import { useBeginOutline } from './use-begin-outline'
import { useDeleteGroup } from './use-delete-group'
import { useGroupOutlines } from './use-group-outlines'

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
  const { newest, described, waiting } = useGroupOutlines(userId)
  // with what they had last: they would grow
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
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <GroupBeginnings described={described} onBegin={setEdited} />
          <Drawing name="table" className="w-full max-w-[18rem] place-self-center max-lg:hidden" />
          <AddTile ref={addButton} onAdd={add} />
        </div>
      )}
      {shown?.length === 0 && described.length === 0 && (
        <EmptyGroups addRef={addButton} onAdd={add} />
      )}
      {shown && shown.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              newest={newest.get(group.id)}
              alone={shown.length === 1}
              onBegin={() => beginOutline(group)}
              onEdit={() => setEdited(group)}
              onDelete={() => setLeaving(group)}
            />
          ))}
          {shown.length < MOST_GROUPS && (
            <li className="grid">
              <AddTile ref={addButton} onAdd={add} />
            </li>
          )}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={groupCardMessages.removeTitle}
          text={groupCardMessages.removeText(leaving.name)}
          confirmLabel={groupCardMessages.remove}
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

/** A place for the next one. */
function AddTile({ ref, onAdd }: { ref: Ref<HTMLButtonElement>; onAdd: () => void }) {
  return (
    <button
      ref={ref}
      type="button"
      className="group flex min-h-16 items-center justify-center gap-2 rounded-lg border-2 border-dashed border-control bg-surface/50 p-4 font-semibold text-link transition-colors hover:border-accent hover:bg-accent-soft hover:text-on-accent-soft"
      onClick={onAdd}
    >
      <span className="rounded-full bg-accent-soft p-2 text-on-accent-soft group-hover:bg-surface">
        <PlusIcon className="size-6" />
      </span>
      {groupMessages.add}
    </button>
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
