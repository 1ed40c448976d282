import type { User } from '@supabase/supabase-js'
import { useEffect, useRef } from 'react'
import { displayName, firstName } from '@/lib/auth/user-name'

/** Who is logged in. */
export type Sender = { name: string; email: string }

/** A name that was made of the address is none to sign with. */
export function senderOf(user: User | null): Sender | null {
  if (!user) return null
  return { name: firstName(user) === null ? '' : displayName(user), email: user.email ?? '' }
}

/** Fills in who writes, as soon as that is known, where nothing was typed yet. For the form that this is the ref of. */
export function useKnownSender(sender: Sender | null) {
  const form = useRef<HTMLFormElement>(null)
  const name = sender?.name ?? ''
  const email = sender?.email ?? ''
  useEffect(() => {
    const [first = '', ...others] = name.split(/\s+/)
    const known = { name, email, firstName: first, lastName: others.join(' ') }
    for (const [field, value] of Object.entries(known)) {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value
    }
  }, [name, email])
  return form
}
