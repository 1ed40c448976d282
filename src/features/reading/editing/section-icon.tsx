import { BinIcon, LineIcon, MoreIcon, PencilIcon, PlusIcon } from '@/ui/elements/icons'

const ICONS = {
  more: <MoreIcon />,
  pencil: <PencilIcon />,
  undo: icon('M8 4.5 4 8.5l4 4M4.5 8.5h7a4 4 0 0 1 0 8H8'),
  rewrite: icon(
    'M4 10a6 6 0 0 1 10.3-4.2L16.5 8M16.5 4v4h-4M16 10a6 6 0 0 1-10.3 4.2L3.5 12M3.5 16v-4h4',
  ),
  addLine: <PlusIcon />,
  moveUp: icon('M10 16V4m0 0L5 9m5-5 5 5'),
  moveDown: icon('M10 4v12m0 0 5-5m-5 5-5-5'),
  removePart: <BinIcon />,
} as const

export function SectionIcon({ name }: { name: keyof typeof ICONS }) {
  return ICONS[name]
}

function icon(path: string) {
  return (
    <LineIcon className="size-5">
      <path d={path} />
    </LineIcon>
  )
}
