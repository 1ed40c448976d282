import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { outlineCache } from '@/domain/outline/outline-cache'
import { saveOutlineText } from '@/domain/outline/outline-mutations'
import type { Outline } from '@/domain/outline/outline-row'
import { ENTRY_LIFETIME, writeEntry, readEntry, removeEntry } from '@/lib/device/offline-store'
import { createAutosave, type Autosave, type SaveState } from './autosave'

/**
 * The text of an outline while its page is open. What is changed is stored on this device until the server has it;
 * `left` is such a text of an earlier visit.
 */
export function useEditedText({ id, user_id: userId, generated_content: saved }: Outline) {
  const cache = outlineCache(useQueryClient(), userId)
  const [draft, setDraft] = useState<string | null>(null)
  const [state, setState] = useState<SaveState>('saved')
  const [left, setLeft] = useState<string | null>(null)
  const autosave = useRef<Autosave>(null)
  const key = `edit/${id}`

  useEffect(() => {
    let mounted = true
    const look = async () => {
      const entry = await readEntry(userId, key)
      if (mounted && typeof entry?.value === 'string') setLeft(entry.value)
    }
    void look()
    return () => {
      mounted = false
    }
  }, [userId, key])

  useEffect(() => {
    const flush = () => autosave.current?.flush()
    window.addEventListener('online', flush)
    // the last that a phone tells a page before it is gone
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])

  const begin = () =>
    createAutosave({
      saved,
      save: async (text) => {
        await saveOutlineText(id, text)
        cache.changeText(id, text)
        await cache.readListsAgain()
        await removeEntry(key)
      },
      onState: setState,
    })

  const latest = useRef(saved)
  useEffect(() => {
    latest.current = draft ?? saved
  }, [draft, saved])

  const change = (changed: string) => {
    latest.current = changed
    setLeft(null)
    setDraft(changed)
    autosave.current ??= begin()
    autosave.current.change(changed)
    void writeEntry({ owner: userId, key, value: changed, lifetime: ENTRY_LIFETIME.written })
  }

  return {
    text: draft ?? saved,
    state,
    change,
    /** Changes the text as it stands when this is called, however long ago it was handed out. */
    changeFrom: (edit: (text: string) => string) => change(edit(latest.current)),
    flush: () => autosave.current?.flush(),
    left: left === saved ? null : left,
    dropLeft: () => {
      setLeft(null)
      void removeEntry(key)
    },
  }
}

export type EditedText = ReturnType<typeof useEditedText>
