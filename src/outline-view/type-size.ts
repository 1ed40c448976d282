import { deviceStorage } from '@/lib/device/device-storage'

const KEY = 'esboca:type-size'

/** Against the size of ordinary text; a page that is held at arm's length and read aloud begins a little larger. */
const SIZES = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const
const FIRST = 1.15

/** The size that was last chosen on this device. */
export function readTypeSize(): number {
  const stored = Number(deviceStorage.getItem(KEY))
  return SIZES.find((size) => size === stored) ?? FIRST
}

export function rememberTypeSize(size: number): void {
  deviceStorage.setItem(KEY, String(size))
}

/** The size `steps` away; null where there is none. */
export function typeSizeBeside(size: number, steps: 1 | -1): number | null {
  const place = SIZES.findIndex((candidate) => candidate === size)
  return SIZES[place + steps] ?? null
}
