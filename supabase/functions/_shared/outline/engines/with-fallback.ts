import { REQUIRED_SECTIONS, type SectionKind } from '../../contract/meeting/sections.ts'
import { DomainError } from '../../contract/error-codes.ts'
import { MEETING_TYPES, type OutlineType } from '../../contract/meeting/meeting-types.ts'
import type { DraftSection, OutlineDraft } from '../model/document.ts'
import type { EngineInput, EngineOptions, OutlineEngine } from '../model/engine.ts'
import { planMeeting } from '../../contract/meeting/meeting-plan.ts'
import { inspectDraft } from '../verify/verify.ts'

/** What another engine can mend; what the operator or the caller has to mend stays an error. */
const REPLACEABLE = new Set<string>(['model_failed', 'model_timeout'])

/**
 * An engine that is helped out where it fails: nobody is sent away while an outline is possible. A required section
 * of which verification would leave nothing comes from `fallback`, and so does what a block of the church's waits for,
 * and the whole where nothing is left or the engine fails; the draft says so. A failure of both is that of `engine`.
 */
export function withFallback(engine: OutlineEngine, fallback: OutlineEngine): OutlineEngine {
  return {
    author: engine.author,
    async write(input, options) {
      const attempt = await attemptOf(engine, input, options)
      const missing = attempt.draft
        ? (await inspectDraft(attempt.draft, input)).missing
        : REQUIRED_SECTIONS
      const awaited = attempt.draft ? awaitedBy(input, attempt.draft) : []
      if (attempt.draft && missing.length + awaited.length === 0) return attempt.draft

      const other = await fallback
        .write(input, { signal: options.signal, onStage: () => undefined })
        .catch(() => null)
      if (other === null) {
        if (attempt.draft && missing.length === 0) return attempt.draft
        throw attempt.failure ?? new DomainError('model_failed')
      }
      const isWhole = attempt.draft === null || missing.length === REQUIRED_SECTIONS.length
      options.log?.('model_replaced', {
        code: attempt.failure?.code ?? null,
        sections: isWhole ? 'all' : [...missing, ...awaited],
      })
      if (attempt.draft === null || isWhole) return { ...other, author: fallback.author }
      return completed(attempt.draft, other, [...missing, ...awaited], input.outlineType)
    },
  }
}

/** What stands in a block of the church's meeting, and was not written. */
function awaitedBy(input: EngineInput, { sections }: OutlineDraft): SectionKind[] {
  if (!input.blocks) return []
  return planMeeting(input)
    .map(({ kind }) => kind)
    .filter((kind) => !REQUIRED_SECTIONS.includes(kind))
    .filter((kind) => !sections.some((section) => section.kind === kind))
}

type Attempt = { draft: OutlineDraft; failure: null } | { draft: null; failure: DomainError }

async function attemptOf(
  engine: OutlineEngine,
  input: EngineInput,
  options: EngineOptions,
): Promise<Attempt> {
  try {
    return { draft: await engine.write(input, options), failure: null }
  } catch (error) {
    const isReplaceable = error instanceof DomainError && REPLACEABLE.has(error.code)
    if (options.signal.aborted || !isReplaceable) throw error
    return { draft: null, failure: error }
  }
}

function completed(
  draft: OutlineDraft,
  other: OutlineDraft,
  missing: readonly SectionKind[],
  type: OutlineType,
): OutlineDraft {
  const order: readonly SectionKind[] = MEETING_TYPES[type].sections.map(({ kind }) => kind)
  const sections: DraftSection[] = draft.sections.filter(({ kind }) => !missing.includes(kind))
  const added = other.sections.filter(({ kind }) => missing.includes(kind))
  for (const section of added) {
    const place = order.indexOf(section.kind)
    const next = sections.findIndex(({ kind }) => order.indexOf(kind) > place)
    sections.splice(next === -1 ? sections.length : next, 0, section)
  }
  if (added.length === 0) return draft
  return { ...draft, sections, localSections: added.map(({ kind }) => kind) }
}
