import { LineIcon } from './icons'

const PATHS = {
  copy: 'M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7Z',
  word: 'M10 3v9m0 0 3.5-3.5M10 12 6.5 8.5M3.5 13v2.5A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5V13',
  whatsapp:
    'M3 17l1.1-3.6A7 7 0 1 1 6.7 16L3 17Zm4.6-9.7c-.5 2.4 2.7 5.6 5.1 5.1l.6-1.6-1.7-.9-.9.8a4 4 0 0 1-1.4-1.4l.8-.9-.9-1.7-1.6.6Z',
  email:
    'M3.5 5h13a.5.5 0 0 1 .5.5v9a.5.5 0 0 1-.5.5h-13a.5.5 0 0 1-.5-.5v-9a.5.5 0 0 1 .5-.5Zm0 .5L10 11l6.5-5.5',
  print:
    'M6 8V3.5h8V8M6 14H4.5A1.5 1.5 0 0 1 3 12.5v-3A1.5 1.5 0 0 1 4.5 8h11A1.5 1.5 0 0 1 17 9.5v3a1.5 1.5 0 0 1-1.5 1.5H14m-8-2.5h8V17H6v-5.5Z',
} as const

export function ShareIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <LineIcon strokeWidth={1.5} className="size-5">
      <path d={PATHS[name]} />
    </LineIcon>
  )
}
