import { LINK_TOKEN_BYTES, type LinkKind } from '@contract/links'
import { AppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { rememberToken } from './link-tokens'

type NewLink = {
  outlineId: string
  kind: LinkKind
  days: number
  showsTitle: boolean
  note: string
}

/**
 * Makes a link, whose token this device alone then knows; answers the link's id. Rejects where it could not be saved:
 * `links.full` where there are too many.
 */
export async function makeLink({ outlineId, showsTitle, ...rest }: NewLink): Promise<string> {
  const token = newToken()
  const client = await supabase()
  const { data, error } = await client
    .from('outline_links')
    .insert({
      ...rest,
      outline_id: outlineId,
      shows_title: showsTitle,
      token_hash: await sha256(token),
    })
    .select('id')
    .single()
  if (error?.message === 'links_full') throw new AppError('links.full')
  if (error) throw error
  rememberToken(data.id, token)
  return data.id
}

/** From now on it opens nothing. Rejects where it still may. */
export async function endLink(id: string): Promise<void> {
  const client = await supabase()
  await client
    .from('outline_links')
    // the server writes its own time
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LINK_TOKEN_BYTES))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** In hex, as the table has it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
