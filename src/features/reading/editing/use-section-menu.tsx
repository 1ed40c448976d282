import { isSectionKind, sectionOf } from '@contract/meeting/sections'
import { partsOf, textOf } from '@parsed-outline/outline-tree'
import { useCallback, useMemo, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sectionPlaces, withoutSection, withSectionsSwapped } from '@/domain/editing/edit-sections'
import type { EditableOutline } from '@/domain/editing/editable-outline'
import { timedSections } from '@/domain/outline/section-text'
import { readingMessages } from '@/messages/reading'
import { notify } from '@/ui/feedback/notify'
import { SectionMenu } from './section-menu'
import { sectionId } from '../table-of-contents'
import type { Editing } from './use-editing'

/** The menu at the heading of each part; `onRewrite` is null where the server knows nothing of the outline. */
export function useSectionMenu(
  outline: EditableOutline,
  editing: RefObject<Editing>,
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
          onRewrite={onRewrite && rewritable.has(title) ? () => onRewrite(title) : undefined}
          onUp={movable.has(index - 1) ? swap(index - 1, index - 1) : undefined}
          onDown={movable.has(index + 1) ? swap(index, index + 1) : undefined}
          onAdd={() => {
            const place = lastLine(editing.current.outline, index)
            if (place !== null) editing.current.addAfter(place)
          }}
          onRemove={
            movable.size > 1
              ? () => {
                  const removed = readingMessages.partRemoved(title)
                  editing.current.apply(
                    (now) => withoutSection(now, index),
                    () => notify.success(readingMessages.partBack, { insteadOf: removed }),
                  )
                  notify.success(removed)
                }
              : undefined
          }
        />
      )
    },
    [titles, movable, rewritable, editing, onRewrite],
  )
}

/** Goes along with a part that was moved. */
function showPart(index: number): void {
  const part = document.querySelector(`#${sectionId(index)}`)
  part?.scrollIntoView({ block: 'nearest' })
  part?.querySelector<HTMLElement>('[data-menu] button')?.focus({ preventScroll: true })
}

function lastLine(outline: EditableOutline, index: number): number | null {
  const place = sectionPlaces(outline)[index]
  if (!place) return null
  const inside = [...outline.units.values()].filter(
    ({ from }) => from >= place.from && from < place.to,
  )
  return inside.at(-1)?.from ?? null
}
