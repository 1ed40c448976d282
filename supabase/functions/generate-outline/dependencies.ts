import type { BeforeInSeries, EarlierOutlines, OwnOutline } from '../_shared/earlier-outlines.ts'
import type { OwnGroup } from '../_shared/own-group.ts'
import type { Log } from '../_shared/log.ts'
import type { Metering } from '../_shared/charging/metering.ts'
import type { OutlineEngine } from '../_shared/outline/model/engine.ts'
import type { ExternalWebhook } from '../_shared/outline/engines/external-webhook.ts'
import type { TranscriptCache } from '../_shared/transcript/transcript-cache.ts'
import type { SendNotices } from '../_shared/push/ready-notices.ts'
import type { CaptionsService } from '../_shared/transcript/captions-service.ts'
import type { TranscriptSource, VideoTranscriber } from '../_shared/transcript/source.ts'
import type { FindUser } from '../_shared/service-client.ts'

export type Dependencies = {
  findUser: FindUser
  metering: Metering
  cache: TranscriptCache
  earlierOutlines: EarlierOutlines
  ownOutline: OwnOutline
  beforeInSeries: BeforeInSeries
  ownGroup: OwnGroup
  youtube: TranscriptSource
  /** Asked where YouTube has no captions for us; null where the operator has none. */
  captionsService: CaptionsService | null
  /** Hears what YouTube gives no captions for; null where no model can. */
  transcriber: VideoTranscriber | null
  /** Made per request, so that a missing setting is an answer and not a crash at start. */
  engine: () => OutlineEngine
  /** Writes in place of transcript, engine and verification; null where the operator has none. */
  externalWebhook: ExternalWebhook | null
  /** Tells the devices that were asked to be told when this run has come to its end. */
  sendNotices: SendNotices
  log: Log
  /** Keeps the process alive for work that outlives its reader. */
  keepAlive: (running: Promise<unknown>) => void
}
