import { useEffect, useState } from 'react'
import { textOf, type Section } from '@parsed-outline/outline-tree'
import { commonMessages } from '@/messages/common'
import { sheetToolsMessages } from '@/messages/outline-view/sheet-tools'
import { classNames } from '@/ui/elements/class-names'
import { Disclosure } from '@/ui/elements/disclosure'
import { ListIcon } from '@/ui/elements/icons'
import { moveFocus } from '@/ui/elements/lost-focus'
import { MenuItem, PopupMenu } from '@/ui/elements/popup-menu'
import { barToolClass, barWordClass } from '@/ui/elements/tool-class'

/** An outline with fewer sections is seen at a glance. */
const FEWEST_SECTIONS = 4

/** Of the cover, where an outline begins. */
export const TOP_ID = 'inicio'

export function sectionId(index: number): string {
  return `parte-${index + 1}`
}

/** The sections of a long outline beside it, where there is room. */
export function ContentsRail({ sections }: { sections: readonly Section[] }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <nav
      aria-label={sheetToolsMessages.contents}
      // fades out at its foot: in a low window there is more of it
      className="hidden min-h-0 scroll-pb-10 flex-col gap-1 overflow-y-auto border-t border-line mask-[linear-gradient(#000_calc(100%-2.5rem),transparent)] pt-3 pb-8 in-data-editing:border-0 lg:flex"
    >
      <p className="px-3 text-sm font-semibold text-muted">{sheetToolsMessages.contents}</p>
      <ContentsList sections={sections} fromTop />
    </nav>
  )
}

/** The same where there is none: one row, folded, between what the outline opens with and its parts. */
export function ContentsFold({ sections }: { sections: readonly Section[] }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <div className="print-none border-b border-line px-5 font-sans text-base sm:px-10 lg:hidden [&>details]:border-0">
      <Disclosure title={sheetToolsMessages.contents}>
        <nav aria-label={sheetToolsMessages.contents}>
          <ContentsList sections={sections} />
        </nav>
      </Disclosure>
    </div>
  )
}

/** And in the bar that stays in sight while it is edited: from there each part is two touches away. */
export function ContentsMenu({ sections }: { sections: readonly Section[] }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <div className="lg:hidden">
      <PopupMenu
        label={<span className={barWordClass}>{sheetToolsMessages.parts}</span>}
        icon={<ListIcon />}
        worded={barToolClass}
      >
        <MenuItem onChoose={() => goTo(TOP_ID)}>{sheetToolsMessages.top}</MenuItem>
        {sections.map(({ heading }, index) => (
          <MenuItem key={sectionId(index)} onChoose={() => goTo(sectionId(index))}>
            {textOf(heading.children)}
          </MenuItem>
        ))}
      </PopupMenu>
    </div>
  )
}

/** The focus goes along, to what opens no keyboard. */
function goTo(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  moveFocus(part?.querySelector<HTMLElement>('[data-menu] button'))
}

function ContentsList({
  sections,
  fromTop = false,
}: {
  sections: readonly Section[]
  /** It leads to what stands before the first section too. */
  fromTop?: boolean
}) {
  const current = useCurrentSection(sections.length)
  return (
    <ol className="flex flex-col">
      {fromTop && (
        <ContentsItem id={TOP_ID} name={sheetToolsMessages.top} current={current === null} />
      )}
      {sections.map(({ heading }, index) => (
        <ContentsItem
          key={sectionId(index)}
          id={sectionId(index)}
          name={textOf(heading.children)}
          minutes={heading.minutes}
          current={current === index}
        />
      ))}
    </ol>
  )
}

function ContentsItem({
  id,
  name,
  minutes = null,
  current,
}: {
  id: string
  name: string
  minutes?: number | null
  current: boolean
}) {
  return (
    <li>
      <a
        href={`#${id}`}
        aria-current={current ? 'location' : undefined}
        className={classNames(
          // a name of two lines is no higher than one of a single line; beside the outline all fit into a low window
          'group flex min-h-target items-center justify-between gap-2 rounded-md px-3 py-0.5 leading-tight lg:-my-0.5 lg:text-[1rem]',
          current && 'bg-accent-soft font-semibold text-on-accent-soft',
        )}
      >
        {/* what the pointer happens to lie on does not look like where one is */}
        <span className="min-w-0 underline-offset-4 group-hover:underline">{name}</span>
        {minutes !== null && (
          <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
            {commonMessages.minutes(minutes)}
          </span>
        )}
      </a>
    </li>
  )
}

/** The section that is written in, or read: the last whose heading has passed the upper third of the screen. */
function useCurrentSection(count: number): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const find = () => {
      const line = window.innerHeight / 3
      let passed: number | null = null
      for (let index = 0; index < count; index += 1) {
        const section = document.querySelector(`#${sectionId(index)}`)
        const { top, bottom } = section?.getBoundingClientRect() ?? { top: line, bottom: line }
        if (top < line) passed = index
        if (section?.querySelector('textarea:focus') && top < line * 3 && bottom > 0) {
          passed = index
          break
        }
      }
      setCurrent(passed)
    }
    find()
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const event of events) window.addEventListener(event, find, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, find)
    }
  }, [count])
  return current
}
