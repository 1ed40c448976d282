import type { LinkErrorCode } from '../contract/error-codes.ts'
import { textOf } from './outline-tree.ts'
import { parseOutline } from './parse-outline.ts'
import { participantsHandout, type HandoutBlock } from './participants-handout.ts'

/** What the link for the group opens: the participants' part of an outline, and nothing else of it. */
export type GroupPage = {
  /** Null where the leader keeps it to themselves. */
  title: string | null
  /** None where the outline has nothing for participants. */
  blocks: readonly HandoutBlock[]
}

/** What `group-link` answers. */
export type GroupPageAnswer =
  | ({ success: true } & GroupPage)
  | { success: false; error: string; code: LinkErrorCode }

/** Never throws: a stored outline is whatever its leader has typed. */
export function groupPage(markdown: string, { showsTitle }: { showsTitle: boolean }): GroupPage {
  const handout = participantsHandout(parseOutline(markdown))
  const title = showsTitle && handout?.title ? textOf(handout.title.children).trim() : ''
  return { title: title || null, blocks: handout?.blocks ?? [] }
}
