import { LINK_ERROR_TEXTS } from '../_shared/contract/error-codes.ts'
import { isLinkToken } from '../_shared/contract/links.ts'
import { defineEndpoint } from '../_shared/endpoint/endpoint.ts'
import { bearerToken, json } from '../_shared/endpoint/http.ts'
import type { Log } from '../_shared/log.ts'
import { groupPage, type GroupPageAnswer } from '../_shared/parsed-outline/group-page.ts'
import type { OpenLink } from './open-link.ts'

type Dependencies = { openLink: OpenLink; log: Log }

/**
 * The participants' part of an outline, to whoever has its link. The token comes as `Authorization: Bearer`, which no
 * log of the platform writes down, as it does addresses. A token that is unknown, over or closed gets the same answer.
 */
export function createHandler({ openLink, log }: Dependencies) {
  return defineEndpoint({
    log,
    methods: ['GET'],
    async auth(request, refusal) {
      const token = bearerToken(request) ?? ''
      if (!isLinkToken(token)) throw refusal('gone')
      return { token }
    },
    errors: {
      texts: LINK_ERROR_TEXTS,
      status: { method_not_allowed: 405, too_many: 429, internal: 503 },
      codeOf: () => 'internal',
      answer: { success: false },
    },
    async answer({ caller: { token }, request, refusal }) {
      const link = await openLink(token, request)
      if (link.status !== 'open') throw refusal(link.status)
      const page = groupPage(link.outline, { showsTitle: link.shows_title })
      const response = json({ success: true, ...page } satisfies GroupPageAnswer)
      // what is closed must not live on in a cache
      response.headers.set('Cache-Control', 'no-store')
      return response
    },
  })
}
