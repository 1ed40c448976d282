import { isSectionKind, sectionOf } from '@contract/meeting/sections'
import { partsOf, textOf } from '@parsed-outline/outline-tree'
import { useCallback, useMemo, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sectionPlaces, withoutSection, withSectionsSwapped } from '@/domain/editing/edit-sections'
import type { EditableOutline } from '@/domain/editing/editable-outline'
import { timedSections } from '@/domain/outline/section-text'
import { readingMessages } from '@/messages/reading'
import { moveFocus } from '@/ui/elements/lost-focus'
import { notify } from '@/ui/feedback/notify'
import { SectionMenu } from './section-menu'
import { sectionId } from '@/outline-view/table-of-contents'
import type { Editing } from './use-editing'

/**
 * The menu at the heading of each part. `onEdit` is null where its lines are fields already, `onRewrite` where the server
 * knows nothing of the outline.
 */
export function useSectionMenu(
  outline: EditableOutline,
  editing: RefObject<Editing>,
  onEdit: ((index: number) => void) | null,
  onRewrite: ((title: string) => void) | null,
): (index: number) => ReactNode {
  const { tree, source } = outline
  const titles = useMemo(
    () => partsOf(tree).sections.map(({ heading }) => textOf(heading.children)),
    [tree],
  )
  // who is credited stays where it stands, last
  const movable = useMemo(
    () => new Set([...titles.keys()].filter((at) => sectionOf(titles[at] ?? '') !== 'credits')),
    [titles],
  )
  const rewritable = useMemo(
    () =>
      new Set(
        timedSections(source)
          .map(({ title }) => title)
          // what no engine wrote (last week's challenge, the church's own moments) it does not write anew
          .filter((title) => isSectionKind(sectionOf(title))),
      ),
    [source],
  )
  return useCallback(
    (index) => {
      const title = titles[index] ?? ''
      const swap = (first: number, to: number) => () => {
        flushSync(() => editing.current.apply((now) => withSectionsSwapped(now, first)))
        showPart(to)
      }
      return (
        <SectionMenu
          title={title}
          onEdit={onEdit ? () => onEdit(index) : undefined}
          onRewrite={onRewrite && rewritable.has(title) ? () => onRewrite(title) : undefined}
          onUp={movable.has(index - 1) ? swap(index - 1, index - 1) : undefined}
          onDown={movable.has(index + 1) ? swap(index, index + 1) : undefined}
          onAdd={() => {
            const place = lastLine(editing.current.outline, index)
            if (place !== null) editing.current.addAfter(place)
          }}
          onRemove={movable.size > 1 ? () => remove(title, index, editing) : undefined}
        />
      )
    },
    [titles, movable, rewritable, editing, onEdit, onRewrite],
  )
}

/** Milliseconds: long enough to find the way back without a mouse, or without haste. */
const OFFERED = 20_000

/** The way back is in the message, as long as nothing else was changed after it. */
function remove(title: string, index: number, editing: RefObject<Editing>): void {
  const unsay = notify.success(readingMessages.partRemoved(title), {
    action: { label: readingMessages.undoStep, onClick: () => editing.current.undo?.() },
    duration: OFFERED,
  })
  flushSync(() =>
    editing.current.apply((now) => withoutSection(now, index), {
      undone: () => {
        unsay()
        notify.success(readingMessages.partBack)
        showPart(index)
      },
      over: unsay,
    }),
  )
  // the part that follows has taken its place, with the focus; the credits have nothing that takes it
  if (document.activeElement === document.body) showPart(index - 1)
}

/** Goes along with a part that was moved. */
function showPart(index: number): void {
  const part = document.querySelector(`#${sectionId(index)}`)
  part?.scrollIntoView({ block: 'nearest' })
  moveFocus(part?.querySelector<HTMLElement>('[data-menu] button'))
}

function lastLine(outline: EditableOutline, index: number): number | null {
  const place = sectionPlaces(outline)[index]
  if (!place) return null
  const inside = [...outline.units.values()].filter(
    ({ from }) => from >= place.from && from < place.to,
  )
  return inside.at(-1)?.from ?? null
}
