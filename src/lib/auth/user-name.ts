import type { User } from '@supabase/supabase-js'

/** The part of an e-mail address before the @. */
export function nameFromEmail(email: string): string {
  return email.split('@')[0] ?? ''
}

/** How the person is called: the name given at sign-up, else the e-mail before the @ (ROUTE-7), else 'Usuário'. */
export function displayName(user: Pick<User, 'email' | 'user_metadata'>): string {
  const name: unknown = user.user_metadata.name
  return (typeof name === 'string' && name.trim()) || nameFromEmail(user.email ?? '') || 'Usuário'
}

/** The first name that the person gave; null where there is none but the e-mail's. */
export function firstName({
  email = '',
  user_metadata: { name },
}: Pick<User, 'email' | 'user_metadata'>): string | null {
  const given = typeof name === 'string' ? name.trim() : ''
  if (given === '' || given.includes('@') || given === nameFromEmail(email)) return null
  return given.split(/\s+/)[0] ?? null
}
