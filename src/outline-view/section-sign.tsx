import { sectionOf } from '@contract/meeting/sections'
import { LineIcon } from '@/ui/elements/icons'

const PATHS = {
  followUp: 'M8 4.5 4 8.5l4 4M4.5 8.5h7a4 4 0 0 1 0 8H8',
  icebreaker: 'M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6M8 3.8l2 1.7 2-1.7M8 16.2l2-1.7 2 1.7',
  worship:
    'M7.5 15V5l8-1.5v10M7.5 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM15.5 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  introduction: 'M4 5.5h12M4 10h12M4 14.5h7',
  observation: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  summary:
    'M10 12.5a3 3 0 0 0 3-3v-4a3 3 0 0 0-6 0v4a3 3 0 0 0 3 3ZM4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5',
  points: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5v.01M3.5 10v.01M3.5 14.5v.01',
  questions:
    'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v6.5a1.5 1.5 0 0 1-1.5 1.5H10L6 16.5V13H4.5A1.5 1.5 0 0 1 3 11.5V5a1.5 1.5 0 0 1 1.5-1.5ZM7 7h6M7 9.8h3.5',
  activity: 'M12.5 4.5 15.5 7.5 7 16l-3.5.5L4 13l8.5-8.5Z',
  application:
    'M10 17v-6.5M10 10.5c0-3.5-2-5.5-6-5.5 0 3.5 2 5.5 6 5.5ZM10 12c0-2.5 1.8-4.5 5.5-4.5 0 3-1.8 4.5-5.5 4.5Z',
  prayer:
    'M10 2.5c2.5 3 3.5 4.7 3.5 6.7a3.5 3.5 0 0 1-7 0C6.5 7.2 7.5 5.5 10 2.5ZM5.5 17.5h9M10 12.7v4.8',
  conclusion: 'M5 17.5V3M5 4h10l-2.5 3.3L15 10.5H5',
  challenge:
    'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 10v.01',
  leader: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c0-3 2.5-5 6-5s6 2 6 5',
  relatedTexts:
    'M10 5.5C8 4 5.5 3.7 3 4.3v11c2.5-.6 5-.3 7 1.2 2-1.5 4.5-1.8 7-1.2v-11c-2.5-.6-5-.3-7 1.2Zm0 0v11',
  credits: null,
} as const satisfies Record<NonNullable<ReturnType<typeof sectionOf>>, string | null>

/** Of its sign, in a row of a list of parts. */
export const rowSignClass =
  'grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft'

/** A small drawing of what a section is for, by which it is found while scrolling; nothing for one of the leader's own. */
export function SectionSign({ title, className }: { title: string; className?: string }) {
  const kind = sectionOf(title)
  const path = kind && PATHS[kind]
  if (!path) return null
  return (
    <span aria-hidden="true" data-sign className={className}>
      <LineIcon strokeWidth={1.7} className="size-[55%]">
        <path d={path} />
      </LineIcon>
    </span>
  )
}
