import type { GenerateOutlineRequest } from '../_shared/contract/calls/generate-outline.ts'

/**
 * SHA-256, in hex, of what decides the outline. The same request id with another hash is a mistake of the
 * client's and refused (fault 4). Who asks is not part of it: the id is unique per user already.
 */
export async function inputHash(request: GenerateOutlineRequest, videoId: string): Promise<string> {
  const input = JSON.stringify([
    videoId,
    request.outlineType,
    request.duration,
    request.groupProfile,
    request.additionalInfo,
    request.startTime,
    request.endTime,
    request.transcript ?? null,
    request.groupId ?? null,
    request.previousOutlineId ?? null,
    // without a series as it always was: a request may have been made before there were any
    ...(request.series ? [request.series.name, request.series.number, request.series.total] : []),
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(input))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
