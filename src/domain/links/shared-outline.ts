import { AppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'

/** An outline that another leader shares, before it is kept. */
export type SharedOutline = {
  title: string
  outline_type: string
  duration: number
  outline: string
  note: string
  /** Where it is in one's own history already. */
  own_id: string | null
}

type Shown = ({ status: 'open' } & SharedOutline) | { status: 'gone' | 'too_many' }
type Kept = { status: 'kept'; id: string } | { status: 'gone' | 'too_many' }

/** What a link shows; null where it is gone. Rejects with `links.too_many` or where nobody can tell. */
export async function showShared(token: string): Promise<SharedOutline | null> {
  const client = await supabase()
  const { data } = await client.rpc('preview_shared_outline', { p_token: token }).throwOnError()
  const shown = data as Shown
  if (shown.status === 'too_many') throw new AppError('links.too_many')
  return shown.status === 'open' ? shown : null
}

/** Puts a copy into one's history, once; answers its id. Rejects where there is none: `links.gone`, `links.no_room`. */
export async function keepShared(token: string): Promise<string> {
  const client = await supabase()
  const { data, error } = await client.rpc('keep_shared_outline', { p_token: token })
  if (error?.message === 'history_full') throw new AppError('links.no_room')
  if (error) throw error
  const kept = data as Kept
  if (kept.status !== 'kept') throw new AppError(`links.${kept.status}`)
  return kept.id
}
