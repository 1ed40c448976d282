import { z } from 'zod'
import type { OutlineErrorCode } from '../error-codes.ts'
import { DURATION, MAX_LENGTH, SERIES } from '../limits.ts'
import { OUTLINE_TYPES } from '../meeting/meeting-types.ts'

const seconds = z.number().int().nonnegative().nullable().default(null)

const position = z.number().int().min(1).max(SERIES.most)

/** The place of a message in a series of them: 'Romanos, 3 de 8'. */
const seriesPlace = z
  .object({
    name: z.string().trim().min(1).max(SERIES.nameLength),
    number: position,
    /** Null where nobody knows yet how many there will be. */
    total: position.nullable().default(null),
  })
  .refine(({ number, total }) => total === null || total >= number)

/** What the outline webhook takes (GEN-5, call 12). `requestId` is the idempotency key of the client. */
export const generateOutlineRequest = z
  .object({
    url: z.string().trim().min(1).max(MAX_LENGTH.url),
    outlineType: z.enum(OUTLINE_TYPES),
    duration: z.number().int().min(DURATION.min).max(DURATION.max).multipleOf(DURATION.step),
    groupProfile: z.string().trim().max(MAX_LENGTH.groupProfile).nullable().default(null),
    additionalInfo: z.string().trim().max(MAX_LENGTH.additionalInfo).nullable().default(null),
    startTime: seconds,
    endTime: seconds,
    userEmail: z.string().max(320).nullish(),
    userId: z.string().max(64).nullish(),
    requestId: z.uuid().optional(),
    transcript: z.string().max(MAX_LENGTH.transcript).nullish(),
    /** One of the leader's own groups; the outline is kept with it. */
    groupId: z.uuid().nullish(),
    /** An outline of the leader's own, whose challenge the meeting begins with. */
    previousOutlineId: z.uuid().nullish(),
    series: seriesPlace.nullish(),
  })
  .refine((request) => request.endTime === null || request.endTime > (request.startTime ?? 0), {
    path: ['endTime'],
    message: 'invalid_times',
  })

export type SeriesPlace = z.infer<typeof seriesPlace>

export type GenerateOutlineRequest = z.infer<typeof generateOutlineRequest>

/** The same as the browser writes it: optional fields may be left out. */
export type GenerateOutlineBody = z.input<typeof generateOutlineRequest>

export type GenerateOutlineAnswer =
  | { success: true; outline: string; error: null; title: string; requestId: string }
  | { success: false; outline: null; error: string; code: OutlineErrorCode; requestId?: string }
