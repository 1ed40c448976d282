import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type * as scriptureModule from '@/lib/bible/scripture'

export type Scripture = typeof scriptureModule

/** Null until the code that knows references is there; the text reads the same without it. */
const ScriptureContext = createContext<Scripture | null>(null)

let loaded: Scripture | null = null

export function ScriptureProvider({ children }: { children: ReactNode }) {
  const [scripture, setScripture] = useState(loaded)
  useEffect(() => {
    if (loaded) return undefined
    let mounted = true
    const load = async () => {
      try {
        loaded = await import('@/lib/bible/scripture')
        if (mounted) setScripture(loaded)
      } catch {
        // without a connection: references stay text until the next visit
      }
    }
    void load()
    return () => {
      mounted = false
    }
  }, [])
  return <ScriptureContext value={scripture}>{children}</ScriptureContext>
}

export function useScripture(): Scripture | null {
  return use(ScriptureContext)
}
