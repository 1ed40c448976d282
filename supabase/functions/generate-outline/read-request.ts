import type { OutlineErrorCode } from '../_shared/contract/error-codes.ts'
import {
  type GenerateOutlineRequest,
  generateOutlineRequest,
} from '../_shared/contract/calls/generate-outline.ts'
import { jsonBody } from '../_shared/endpoint/endpoint.ts'

/** A request that is complete: it has its idempotency key. */
export type KeyedRequest = GenerateOutlineRequest & { requestId: string }

export const readRequest = jsonBody(
  generateOutlineRequest.transform((request): KeyedRequest => ({
    ...request,
    requestId: request.requestId ?? crypto.randomUUID(),
  })),
  {
    tooLarge: { code: 'body_too_large' },
    malformed: 'malformed_body',
    invalid({ message, path, code }): { code: OutlineErrorCode } {
      if (message === 'invalid_times') return { code: 'invalid_times' }
      const isLong = path[0] === 'transcript' && code === 'too_big'
      return { code: isLong ? 'body_too_large' : 'invalid_input' }
    },
  },
)
