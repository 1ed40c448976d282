import type { User } from '@supabase/supabase-js'
import { useEffect, useRef } from 'react'
import { displayName, firstName } from '@/lib/auth/user-name'
import type { Letter } from './letter'

/** Who is logged in. */
export type Sender = { name: string; email: string }

/** A name that was made of the address is none to sign with. */
export function senderOf(user: User | null): Sender | null {
  if (!user) return null
  return { name: firstName(user) === null ? '' : displayName(user), email: user.email ?? '' }
}

/**
 * Fills in who writes, as soon as that is known, and what they have written already, where nothing was typed yet. For
 * the form that this is the ref of.
 */
export function useKnownSender(sender: Sender | null, letter: Letter | null = null) {
  const form = useRef<HTMLFormElement>(null)
  const name = sender?.name ?? ''
  const email = sender?.email ?? ''
  const subject = letter?.subject ?? ''
  const message = letter?.message ?? ''
  useEffect(() => {
    const [first = '', ...others] = name.split(/\s+/)
    const known = { name, email, firstName: first, lastName: others.join(' '), subject, message }
    for (const [field, value] of Object.entries(known)) {
      const input = form.current?.elements.namedItem(field)
      const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      if (!isText || input.value !== '' || value === '') continue
      input.value = value
      // whoever shows what the form holds hears of it as of what is typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [name, email, subject, message])
  return form
}
