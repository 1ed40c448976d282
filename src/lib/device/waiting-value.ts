import { deviceStorage } from './device-storage'

type WaitingValueOptions = {
  /** Its name on the device. */
  key: string
  /** Milliseconds after which nobody remembers what they wanted. */
  lifetime: number
  isValid: (value: string) => boolean
}

/** A text that outlasts what lies between wanting something and being logged in: a new account, its e-mail, another tab. */
export function waitingValue({ key, lifetime, isValid }: WaitingValueOptions) {
  return {
    keep: (value: string): void => {
      deviceStorage.setItem(key, JSON.stringify({ value, at: Date.now() }))
    },

    /** Null where nothing waits, or where it has waited too long. */
    read: (): string | null => {
      try {
        const { value, at } = Object(JSON.parse(deviceStorage.getItem(key) ?? 'null')) as {
          value?: unknown
          at?: unknown
        }
        const fresh = typeof at === 'number' && Date.now() - at < lifetime
        return fresh && typeof value === 'string' && isValid(value) ? value : null
      } catch {
        return null
      }
    },

    forget: (): void => {
      deviceStorage.removeItem(key)
    },
  }
}
