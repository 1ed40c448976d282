import { MAX_BODY_BYTES } from '../_shared/contract/limits.ts'
import { defineEndpoint, loggedIn } from '../_shared/endpoint/endpoint.ts'
import { eventStream } from '../_shared/endpoint/event-stream.ts'
import { json } from '../_shared/endpoint/http.ts'
import type { User } from '../_shared/service-client.ts'
import type { Dependencies } from './dependencies.ts'
import { OUTLINE_ERRORS } from './outline-errors.ts'
import { generate } from './generate.ts'
import { type KeyedRequest, readRequest } from './read-request.ts'
import { sectionsOf } from './sections.ts'

/**
 * The outline webhook (GEN-5). Domain failures are status 200 with `success: false`; a wrong method, a missing login,
 * an unreadable body and a request id used for another input are 405, 401, 400 and 409; 500 is a fault of ours before
 * anything was charged.
 *
 * With `Accept: text/event-stream` the same answer comes as the last event, `result`. Before it:
 * - `progress` `{stage}` when a stage begins. An automation of the operator's has none.
 * - `section` `{index, count, markdown}`, the parts of the outline, index 0 being its title. While a model writes, each
 *   section that passed verification on its own comes with `count` null and without its minutes; a failure takes it
 *   back. Once the whole is verified and committed, all parts come in order with their `count`, each in place of what
 *   was at its index. Joined, they are the outline.
 *
 * A stream whose request id is already being worked on waits for that run; a plain request is told `in_progress`.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: loggedIn(deps.findUser),
    body: { maxBytes: MAX_BODY_BYTES, read: readRequest },
    errors: OUTLINE_ERRORS,
    async answer({ caller, body, request, log, hide, hold }) {
      const work = { ...deps, log, hide }
      const end = hold()
      return request.headers.get('accept')?.includes('text/event-stream')
        ? streamed(work, caller, body, end)
        : plain(work, caller, body, end)
    },
  })
}

type End = (code: string) => void

function streamed(deps: Dependencies, user: User, asked: KeyedRequest, end: End): Response {
  return eventStream(async (send) => {
    const result = await generate(deps, user, asked, {
      onStage: (stage) => send('progress', { stage }),
      onPreview: (section) => send('section', section),
      waits: true,
    })
    if (result.success) {
      for (const section of sectionsOf(result.outline)) send('section', section)
    }
    send('result', result)
    end(result.success ? 'ok' : result.code)
  }, deps.keepAlive)
}

async function plain(
  deps: Dependencies,
  user: User,
  asked: KeyedRequest,
  end: End,
): Promise<Response> {
  const running = generate(deps, user, asked, {
    onStage: () => {},
    onPreview: null,
    waits: false,
  })
  deps.keepAlive(running)
  const result = await running
  end(result.success ? 'ok' : result.code)
  return json(result, !result.success && result.code === 'key_reused' ? 409 : 200)
}
