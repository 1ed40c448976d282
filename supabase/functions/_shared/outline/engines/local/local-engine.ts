import type { OutlineEngine } from '../../model/engine.ts'
import { writeDraft } from './write/write-draft.ts'

/**
 * The engine that needs neither a key nor the network: the sermon's own words, chosen and ordered, with
 * questions and activities from a hand-written bank. The same input always gives the same draft.
 *
 * Throws DomainError `transcript_too_short` where nothing of the transcript can be quoted.
 */
export function createLocalEngine(): OutlineEngine {
  return { author: 'local', write: writeDraft }
}
