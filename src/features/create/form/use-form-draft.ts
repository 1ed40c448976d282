import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'

/** Milliseconds after the last key; a pasted transcript is too long to be written with each. */
const PAUSE_MS = 400

/**
 * The values of the form, stored on this device while they are typed. `saveNow` does not wait for a pause; `keep` stores
 * them also where an outline was made of them, and nothing of them has changed since.
 */
export function useFormDraft(userId: string) {
  const [values, setValues] = useState(() => readDraft(userId) ?? EMPTY_FORM)
  const latest = useRef(values)
  const written = useRef(values)

  const keep = useCallback(() => {
    written.current = latest.current
    writeDraft(userId, latest.current)
  }, [userId])
  const saveNow = useCallback(() => {
    if (written.current !== latest.current) keep()
  }, [keep])

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // a phone that puts a page away promises no later event than the first of these
    document.addEventListener('visibilitychange', saveNow)
    window.addEventListener('pagehide', saveNow)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      window.removeEventListener('pagehide', saveNow)
      clearTimeout(pause.current)
      saveNow()
    }
  }, [saveNow])

  const change = useCallback(
    (changed: Partial<OutlineFormValues>) => {
      latest.current = { ...latest.current, ...changed }
      setValues(latest.current)
      clearTimeout(pause.current)
      pause.current = setTimeout(saveNow, PAUSE_MS)
    },
    [saveNow],
  )
  return { values, change, saveNow, keep }
}
