import { deviceStorage } from '@/lib/device/device-storage'

/** Where it is read: a page held in the hand, and a meeting's screen that lies on the table. */
export type TypeSizePlace = 'page' | 'meeting'

const KEYS = { page: 'esboca:type-size', meeting: 'esboca:meeting-type-size' } as const

/** Against the size of ordinary text; a page that is held at arm's length and read aloud begins a little larger. */
const SIZES = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const
const FIRST = 1.15

/** The size that was last chosen on this device; a meeting begins with the page's until it has its own. */
export function readTypeSize(place: TypeSizePlace): number {
  const stored = Number(deviceStorage.getItem(KEYS[place]))
  const chosen = SIZES.find((size) => size === stored)
  return chosen ?? (place === 'meeting' ? readTypeSize('page') : FIRST)
}

export function rememberTypeSize(place: TypeSizePlace, size: number): void {
  deviceStorage.setItem(KEYS[place], String(size))
}

/** The size `steps` away; null where there is none. */
export function typeSizeBeside(size: number, steps: 1 | -1): number | null {
  const place = SIZES.findIndex((candidate) => candidate === size)
  return SIZES[place + steps] ?? null
}
