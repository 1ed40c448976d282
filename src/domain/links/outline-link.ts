import type { Tables } from '@contract/database.types'

/** A link by which an outline is given away, without what opens it. */
export type OutlineLink = Pick<
  Tables<'outline_links'>,
  'id' | 'shows_title' | 'note' | 'created_at' | 'expires_at' | 'revoked_at'
>

export const LINK_COLUMNS = 'id, shows_title, note, created_at, expires_at, revoked_at'

/** As this device's clock says; the server decides. */
export function isOpen({ revoked_at, expires_at }: OutlineLink): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now()
}
