import { LineIcon } from '@/ui/elements/icons'

const PATHS = {
  more: 'M10 4.5v.01M10 10v.01M10 15.5v.01',
  pencil: 'M12.5 4.5 15.5 7.5 7 16l-3.500.5L4 13l8.5-8.5Z',
  undo: 'M8 4.5 4 8.5l4 4M4.5 8.5h7a4 4 0 0 1 0 8H8',
  rewrite:
    'M4 10a6 6 0 0 1 10.3-4.2L16.5 8M16.5 4v4h-4M16 10a6 6 0 0 1-10.3 4.2L3.5 12M3.5 16v-4h4',
  addLine: 'M10 4v12M4 10h12',
  moveUp: 'M10 16V4m0 0L5 9m5-5 5 5',
  moveDown: 'M10 4v12m0 0 5-5m-5 5-5-5',
  removePart:
    'M3.5 5.5h13M8 5.5V3.8c0-.4.3-.8.8-.8h2.4c.5 0 .8.4.8.8v1.7M5 5.5l.8 10.2c0 .7.6 1.3 1.3 1.3h5.8c.7 0 1.3-.6 1.3-1.3L15 5.5',
} as const

export function SectionIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <LineIcon
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      className={name === 'more' ? 'size-6 text-ink' : 'size-5'}
    >
      <path d={PATHS[name]} />
    </LineIcon>
  )
}
