import { FOLLOW_UP } from '../_shared/contract/meeting/follow-up.ts'
import type { GenerationStage } from '../_shared/contract/calls/generation-stage.ts'
import { isGroupWord, type GroupWord } from '../_shared/contract/meeting/group-words.ts'
import { MEETING_TYPES } from '../_shared/contract/meeting/meeting-types.ts'
import {
  blocksOf,
  leastMinutes,
  type MeetingBlock,
  ownMinutes,
} from '../_shared/contract/meeting/structures.ts'
import { videoUrl } from '../_shared/contract/video-url.ts'
import type { SectionPreview } from '../_shared/outline/model/engine.ts'
import type {
  ExternalRequest,
  ExternalWebhook,
} from '../_shared/outline/engines/external-webhook.ts'
import { challengeOf, type FollowUp } from '../_shared/outline/follow-up.ts'
import { errorFields } from '../_shared/log.ts'
import { type SeriesThread, threadOf } from '../_shared/outline/series-thread.ts'
import { writeMarkdown } from '../_shared/outline/markdown/write-markdown.ts'
import { countRepairs } from '../_shared/outline/verify/repair.ts'
import { verifyOutline } from '../_shared/outline/verify/verify.ts'
import { resolveTranscript } from '../_shared/transcript/resolve-transcript.ts'
import type { Spending } from '../_shared/charging/spending.ts'
import type { User } from '../_shared/service-client.ts'
import type { Dependencies } from './dependencies.ts'
import type { KeyedRequest } from './read-request.ts'
import { previewOf, type SectionEvent } from './sections.ts'

/** What is kept of a run: the answer to every later request with the same id. */
export type StoredOutline = { outline: string; title: string }

type Run = {
  request: KeyedRequest
  videoId: string
  user: User
  signal: AbortSignal
  spending: Spending
  onStage: (stage: GenerationStage) => void
  /** Sections that are ready before the whole; not asked for where nobody is watching. */
  onPreview: ((section: SectionEvent) => void) | null
}

/** transcript -> engine -> verify -> Markdown; or the operator's automation, whose text is taken as it is. */
export async function writeOutline(deps: Dependencies, run: Run): Promise<StoredOutline> {
  const { externalWebhook } = deps
  return externalWebhook ? askAutomation(deps, externalWebhook, run) : writeVerified(deps, run)
}

async function writeVerified(
  deps: Dependencies,
  { request, videoId, user, signal, onStage, onPreview }: Run,
): Promise<StoredOutline> {
  onStage('transcript')
  const [transcript, earlier, lookBack, thread, group] = await Promise.all([
    resolveTranscript(deps, request, videoId, signal),
    earlierOf(deps, user),
    followUpOf(deps, user, request),
    seriesThreadOf(deps, user, request),
    churchOf(deps, user, request),
  ])
  const { duration } = request
  // the form says what does not fit; who asks all the same has the usual sheet, and the church's order before a look back
  const blocks = group.blocks && leastMinutes(group.blocks) <= duration ? group.blocks : null
  const isFull = blocks !== null && leastMinutes(blocks) + (lookBack?.minutes ?? 0) > duration
  const followUp = isFull ? null : lookBack
  const available = duration - (followUp?.minutes ?? 0)
  const input = {
    transcript,
    videoId,
    outlineType: request.outlineType,
    duration: available - ownMinutes(blocks ?? []),
    groupProfile: request.groupProfile || null,
    additionalInfo: request.additionalInfo || null,
    earlier,
    ...(blocks && { blocks }),
    ...(group.called && { called: group.called }),
  }
  const engine = deps.engine()
  let previews = 0
  const onSection = (section: SectionPreview) => {
    previews += 1
    onPreview?.(previewOf(section, previews, input))
  }
  const draft = await engine.write(input, {
    signal,
    onStage,
    log: deps.log,
    ...(onPreview && { onSection }),
  })
  onStage('checking')
  const { document, repairs } = await verifyOutline(draft, input, engine.author)
  deps.log('outline_verified', {
    author: engine.author,
    outlineType: request.outlineType,
    duration: request.duration,
    repairs: countRepairs(repairs),
  })
  return {
    outline: writeMarkdown({
      ...document,
      duration: request.duration,
      ...(followUp && { followUp }),
      ...(thread && { thread }),
    }),
    title: document.title,
  }
}

/** Without its history a leader may be asked something again: no reason to have no outline. */
async function earlierOf({ earlierOutlines, log }: Dependencies, { id }: User): Promise<string[]> {
  try {
    return await earlierOutlines(id)
  } catch (error) {
    log('earlier_outlines_failed', errorFields(error))
    return []
  }
}

type Church = { blocks: readonly MeetingBlock[] | null; called: GroupWord | null }

const ANY_CHURCH: Church = { blocks: null, called: null }

/** The church's own order of the meeting and its word for a group; neither for one who is alone. */
async function churchOf(
  { ownGroup, log }: Dependencies,
  { id }: User,
  { groupId, outlineType }: KeyedRequest,
): Promise<Church> {
  const { audience } = MEETING_TYPES[outlineType]
  if (!groupId || audience === 'person') return ANY_CHURCH
  try {
    const { structure, called } = (await ownGroup(id, groupId)) ?? {}
    return {
      blocks: blocksOf(structure),
      called: audience === 'group' && isGroupWord(called) ? called : null,
    }
  } catch (error) {
    log('group_failed', errorFields(error))
    return ANY_CHURCH
  }
}

/**
 * What the meeting begins with: the challenge of the outline that the leader names, in the meetings that have the time.
 * One that is gone, or is somebody else's, is none; nor is it a reason to have no outline.
 */
async function followUpOf(
  { ownOutline, log }: Dependencies,
  { id }: User,
  { previousOutlineId, duration }: KeyedRequest,
): Promise<FollowUp | null> {
  if (!previousOutlineId || duration < FOLLOW_UP.from) return null
  try {
    const challenge = challengeOf((await ownOutline(id, previousOutlineId)) ?? '')
    return challenge === null ? null : { challenge, minutes: FOLLOW_UP.minutes }
  } catch (error) {
    log('previous_outline_failed', errorFields(error))
    return null
  }
}

/** What the message before in the series was about. Without its history a sheet goes without it. */
async function seriesThreadOf(
  { beforeInSeries, log }: Dependencies,
  { id }: User,
  { series }: KeyedRequest,
): Promise<SeriesThread | null> {
  if (!series) return null
  try {
    const before = await beforeInSeries(id, series)
    return before && threadOf(before, series.number)
  } catch (error) {
    log('series_failed', errorFields(error))
    return null
  }
}

/** Tells no stages: what the automation is doing, only the automation knows. */
async function askAutomation(
  deps: Dependencies,
  webhook: ExternalWebhook,
  { request, videoId, user, signal, spending }: Run,
): Promise<StoredOutline> {
  spending.spend()
  const stored = await webhook.write(toExternal(request, videoId, user), signal)
  deps.log('outline_from_automation', {
    outlineType: request.outlineType,
    duration: request.duration,
    characters: stored.outline.length,
  })
  return stored
}

function toExternal(request: KeyedRequest, videoId: string, user: User): ExternalRequest {
  return {
    url: videoUrl(videoId),
    outlineType: request.outlineType,
    duration: request.duration,
    groupProfile: request.groupProfile ?? '',
    additionalInfo: request.additionalInfo ?? '',
    startTime: request.startTime,
    endTime: request.endTime,
    userEmail: user.email ?? '',
    userId: user.id,
    requestId: request.requestId,
    ...(request.transcript?.trim() && { transcript: request.transcript }),
  }
}
