/** Of the links by which a leader gives an outline away. SQL repeats days and length as checks of `outline_links`. */
export const LINK_DAYS = [7, 30, 90] as const
export const LINK_DAYS_DEFAULT = 30
/** Characters of what the sender says to another leader. */
export const LINK_NOTE_LENGTH = 120

/** To the group, which reads the participants' part; to another leader, who keeps a copy. */
export type LinkKind = 'group' | 'leaders'

/** Random bytes of what opens a link. In the address they are base64url, without padding. */
export const LINK_TOKEN_BYTES = 16

const TOKEN = /^[\w-]{22}$/

/** Whether somebody may have got this from a link: nothing else is looked up. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text)
}
