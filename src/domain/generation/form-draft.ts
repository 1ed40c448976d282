import { isOutlineType } from '@contract/meeting/meeting-types'
import { deviceStorage } from '@/lib/device/device-storage'
import { EMPTY_FORM, type OutlineFormValues } from './outline-input'

const KEY = 'esboca:draft'
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** What this user had typed into the form and not yet made an outline of, within the last 30 days. */
export function readDraft(userId: string): OutlineFormValues | null {
  try {
    const draft: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return null
    const { userId: owner, typedAt, values } = draft as Record<string, unknown>
    if (owner !== userId || typeof typedAt !== 'number') return null
    if (typeof values !== 'object' || values === null) return null
    // one that an older version wrote has fewer fields
    const form = { ...EMPTY_FORM, ...values }
    return Date.now() - typedAt < LIFETIME_MS && isForm(form) ? form : null
  } catch {
    return null
  }
}

/** A form in which nothing was typed leaves no draft. */
export function writeDraft(userId: string, values: OutlineFormValues): void {
  if (JSON.stringify(values) === JSON.stringify(EMPTY_FORM)) clearDraft()
  else deviceStorage.setItem(KEY, JSON.stringify({ userId, typedAt: Date.now(), values }))
}

export function clearDraft(): void {
  deviceStorage.removeItem(KEY)
}

/** What somebody else had typed on this device: it is not for whoever is logged in now (fault 39). */
export function clearDraftOfOthers(userId: string): void {
  const stored = deviceStorage.getItem(KEY)
  if (stored !== null && ownerOf(stored) !== userId) clearDraft()
}

function ownerOf(stored: string): unknown {
  try {
    return (Object(JSON.parse(stored)) as Record<string, unknown>).userId
  } catch {
    return undefined
  }
}

function isForm(values: unknown): values is OutlineFormValues {
  if (typeof values !== 'object' || values === null) return false
  const form = values as Record<string, unknown>
  const type = form.outlineType
  return (
    Object.entries(EMPTY_FORM).every(([field, empty]) => typeof form[field] === typeof empty) &&
    (type === '' || (typeof type === 'string' && isOutlineType(type)))
  )
}
