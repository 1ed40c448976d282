import { describe, expect, it, vi } from 'vitest'
import { DomainError } from '../_shared/contract/error-codes.ts'
import { OUTLINE_TYPES } from '../_shared/contract/meeting/meeting-types.ts'
import { CaptionsError } from '../_shared/transcript/source.ts'
import {
  BODY,
  draft,
  KEPT_INPUT,
  post,
  SENTENCES,
  setUp,
  transcript,
  VIDEO_ID,
} from './handler.test-support.ts'
import type { SectionEvent } from './sections.ts'

describe('the wire', () => {
  it('answers a preflight for any origin', async () => {
    const answer = await setUp().handler(new Request('http://localhost/', { method: 'OPTIONS' }))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('refuses another method with 405', async () => {
    const answer = await setUp().handler(new Request('http://localhost/'))
    expect(answer.status).toBe(405)
    expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
  })

  it.each(['', 'Bearer stolen', 'good-token'])(
    'refuses the authorization %j with 401',
    async (authorization) => {
      const { handler, calls } = setUp()
      const answer = await handler(post(BODY, { authorization }))
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({
        success: false,
        error: 'Você precisa estar logado para gerar esboços.',
      })
      expect(calls.reserved).toBe(0)
    },
  )

  it('does not send to the login when nobody can tell whose token it is', async () => {
    const { handler, calls } = setUp({ findUser: () => Promise.reject(new Error('ECONNREFUSED')) })
    const answer = await handler(post(BODY))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({
      success: false,
      outline: null,
      error: 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
      code: 'internal',
    })
    expect(calls.logged.join()).toContain('ECONNREFUSED')
  })

  it.each(['{"url":', '[]', 'null', '"text"'])('refuses the body %s with 400', async (body) => {
    const answer = await setUp().handler(post(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'malformed_body' })
  })

  it.each([
    ['a transcript of 5 MB', 'a'.repeat(5_000_000)],
    // of two bytes a letter, as a text is that has one such sign: V8 reads it another way
    ['a transcript of 5 MB in one word', `“${'a'.repeat(5_000_000)}`],
    ['a body of 6.1 MB', 'a'.repeat(6_100_000)],
  ])('refuses %s without reserving anything', async (_, pasted) => {
    const { handler, calls } = setUp()
    const answer = await handler(post({ ...BODY, transcript: pasted }))
    expect(await answer.json()).toMatchObject({ success: false, code: 'body_too_large' })
    expect(calls.reserved).toBe(0)
  })

  it.each([
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'http://169.254.169.254/latest/meta-data',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/12345',
    'javascript:alert(1)',
  ])('takes %s for no video, charges and fetches nothing', async (url) => {
    const { handler, calls } = setUp()
    const answer = await handler(post({ ...BODY, url }))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_url' })
    expect(calls).toMatchObject({ reserved: 0, fetched: [] })
  })

  it('refuses an end before the start with the text of the form', async () => {
    const answer = await setUp().handler(post({ ...BODY, startTime: 300, endTime: 120 }))
    expect(await answer.json()).toMatchObject({
      success: false,
      error: 'Tempo de fim deve ser maior que o tempo de início',
    })
  })

  it.each([{ duration: 7 }, { duration: 125 }, { outlineType: 'palestra' }, { url: 7 }])(
    'refuses the value %o',
    async (change) => {
      const answer = await setUp().handler(post({ ...BODY, ...change }))
      expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
    },
  )
})

describe('an outline', () => {
  it('is made, committed and answered with its title', async () => {
    const { handler, calls } = setUp()
    const answer = await handler(post(BODY))
    const body = (await answer.json()) as { outline: string }
    expect(answer.status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      error: null,
      title: 'A paz que guarda o coração',
      requestId: BODY.requestId,
    })
    expect(body.outline).toMatch(/^# A paz que guarda o coração$/m)
    expect(body.outline).toMatch(/^## Perguntas para discussão \(20 min\)$/m)
    expect(calls.committed).toEqual([
      { outline: body.outline, title: 'A paz que guarda o coração', input: KEPT_INPUT },
    ])
    expect(calls.refunded).toEqual([])
  })

  it.each([
    ['2026-11-20T02:59:59Z', 'estudo', 'Esboço de Estudo Bíblico - 19/11/2026'],
    ['2026-11-20T03:00:00Z', 'celula', 'Esboço de Célula/Pequeno Grupo - 20/11/2026'],
  ])('made at %s goes into the history as %s: %s (GEN-7)', async (now, outlineType, title) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { handler, calls } = setUp()
    await handler(post({ ...BODY, outlineType }))
    vi.useRealTimers()
    expect(calls.titles).toEqual([title])
  })

  it.each(OUTLINE_TYPES)('is made for the type %s', async (outlineType) => {
    const answer = await setUp().handler(post({ ...BODY, outlineType }))
    expect(await answer.json()).toMatchObject({ success: true })
  })

  it('gets a request id when the caller sent none', async () => {
    const { requestId: _, ...body } = BODY
    const answer = (await (await setUp().handler(post(body))).json()) as { requestId: string }
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('prefers what the user pasted and asks YouTube nothing', async () => {
    const { handler, calls } = setUp()
    const pasted = SENTENCES.map((text, i) => `${Math.floor(i / 3)}:${(i % 3) * 2}0\n${text}`).join(
      '\n',
    )
    const answer = (await (await handler(post({ ...BODY, transcript: pasted }))).json()) as object
    expect(answer).toMatchObject({ success: true })
    expect(calls.fetched).toEqual([])
    expect(calls.engine[0]?.transcript.cues[0]).toMatchObject({ start: 0, text: SENTENCES[0] })
  })

  it('reads the cache before YouTube, and fills it after', async () => {
    const cached = setUp({ cache: { find: async () => transcript, store: async () => {} } })
    await cached.handler(post(BODY))
    expect(cached.calls.fetched).toEqual([])

    const fresh = setUp()
    await fresh.handler(post(BODY))
    expect(fresh.calls).toMatchObject({ fetched: [VIDEO_ID], stored: [VIDEO_ID] })
  })

  it.each(['captions_missing', 'captions_blocked'] as const)(
    'is heard by a model where there are no captions (%s) and the end is marked',
    async (code) => {
      const heard: unknown[] = []
      const { handler, calls } = setUp({
        youtube: { fetch: () => Promise.reject(new DomainError(code)) },
        transcriber: {
          async transcribe(part) {
            heard.push(part)
            return { ...transcript, timed: false }
          },
        },
      })
      await handler(post({ ...BODY, endTime: 1800 }))
      expect(heard).toEqual([{ videoId: VIDEO_ID, startSeconds: 0, endSeconds: 1800 }])
      expect(calls.engine).toHaveLength(1)
      expect(calls.stored).toEqual([])
      expect(calls.heard).toEqual([{ videoId: VIDEO_ID, startTime: null, endTime: 1800 }])
    },
  )

  it('is not heard again where the same part was heard before', async () => {
    const asked: unknown[] = []
    const { handler, calls } = setUp({
      youtube: { fetch: () => Promise.reject(new DomainError('captions_missing')) },
      cache: {
        async findHeard(clip) {
          asked.push(clip)
          return { ...transcript, timed: false }
        },
      },
      transcriber: { transcribe: () => Promise.reject(new Error('not to be asked')) },
    })
    expect(await (await handler(post({ ...BODY, endTime: 1800 }))).json()).toMatchObject({
      success: true,
    })
    expect(asked).toEqual([{ videoId: VIDEO_ID, startTime: null, endTime: 1800 }])
    expect(calls.paid).toEqual([false])
  })

  it('of a video that is not known to exist is not heard (43)', async () => {
    let heard = 0
    const { handler } = setUp({
      youtube: {
        fetch: () => Promise.reject(new DomainError('captions_blocked')),
        isPublic: async () => false,
      },
      transcriber: {
        async transcribe() {
          heard += 1
          return transcript
        },
      },
    })
    expect(await (await handler(post({ ...BODY, endTime: 900 }))).json()).toMatchObject({
      success: false,
      code: 'captions_blocked',
    })
    expect(heard).toBe(0)
  })

  describe("of the operator's service", () => {
    const fetched = { ...transcript, language: 'pt', durationSeconds: 200 }

    it.each(['captions_missing', 'captions_blocked'] as const)(
      'is taken, kept and told in the log where YouTube says %s, before anybody hears the video',
      async (code) => {
        const stored: unknown[] = []
        const asked: string[] = []
        const { handler, calls } = setUp({
          youtube: { fetch: () => Promise.reject(new DomainError(code)) },
          captionsService: {
            async fetch(videoId) {
              asked.push(videoId)
              return fetched
            },
          },
          cache: { store: async (...kept) => void stored.push(kept) },
          transcriber: { transcribe: () => Promise.reject(new Error('not to be asked')) },
        })
        expect(await (await handler(post({ ...BODY, endTime: 900 }))).json()).toMatchObject({
          success: true,
        })
        expect(asked).toEqual([VIDEO_ID])
        expect(stored).toEqual([[VIDEO_ID, fetched, 'service']])
        expect(calls.logged.join()).toContain(`"road":"service","youtube":"${code}","service":"ok"`)
      },
    )

    it.each([
      ['a text was pasted', { transcript: SENTENCES.join('\n') }, {}],
      ['the captions are kept', {}, { cache: { find: async () => transcript } }],
      ['YouTube gives them', {}, {}],
      [
        'the video is private',
        {},
        { youtube: { fetch: () => Promise.reject(new DomainError('video_unavailable')) } },
      ],
    ])('is not asked for where %s', async (_, body, given) => {
      let asked = 0
      const captionsService = {
        async fetch() {
          asked += 1
          return fetched
        },
      }
      const { handler } = setUp({ ...given, captionsService })
      await handler(post({ ...BODY, ...body }))
      expect(asked).toBe(0)
    })

    it.each([
      ['captions_blocked', 'captions_missing', 'captions_missing'],
      ['captions_blocked', 'video_unavailable', 'video_unavailable'],
      ['captions_blocked', 'captions_blocked', 'captions_blocked'],
      ['captions_blocked', 'not_configured', 'captions_blocked'],
      ['captions_missing', 'captions_language', 'captions_missing'],
    ] as const)('where YouTube says %s and the service %s, tells %s', async (first, then, told) => {
      const { handler, calls } = setUp({
        youtube: { fetch: () => Promise.reject(new DomainError(first)) },
        captionsService: { fetch: () => Promise.reject(new DomainError(then)) },
      })
      expect(await (await handler(post(BODY))).json()).toMatchObject({ code: told })
      expect(calls.refunded).toEqual([told])
      expect(calls.logged.join()).toContain(
        `"road":"none","youtube":"${first}","service":"${then}"`,
      )
    })

    it('that has none leaves the video to be heard, to the end that either of them told', async () => {
      const heard: unknown[] = []
      const { handler, calls } = setUp({
        youtube: {
          fetch: () => Promise.reject(new CaptionsError(new DomainError('captions_blocked'), 1939)),
        },
        captionsService: { fetch: () => Promise.reject(new DomainError('captions_missing')) },
        transcriber: {
          async transcribe(part) {
            heard.push(part)
            return { ...transcript, timed: false }
          },
        },
      })
      await handler(post(BODY))
      expect(heard).toEqual([{ videoId: VIDEO_ID, startSeconds: 0, endSeconds: 1939 }])
      expect(calls.logged.join()).toContain('"road":"heard"')
    })
  })

  it('is not kept where no outline can be made of it', async () => {
    const { handler, calls } = setUp({
      youtube: {
        fetch: async () => ({
          ...transcript,
          cues: transcript.cues.slice(0, 2),
          language: 'pt',
          durationSeconds: 200,
        }),
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ code: 'transcript_too_short' })
    expect(calls.stored).toEqual([])
  })

  it('is heard to the end of the video where none is marked', async () => {
    const heard: unknown[] = []
    const { handler, calls } = setUp({
      youtube: {
        fetch: () => Promise.reject(new CaptionsError(new DomainError('captions_missing'), 1939)),
      },
      transcriber: {
        async transcribe(part) {
          heard.push(part)
          return { ...transcript, timed: false }
        },
      },
    })
    await handler(post({ ...BODY, startTime: 60 }))
    expect(heard).toEqual([{ videoId: VIDEO_ID, startSeconds: 60, endSeconds: 1939 }])
    expect(calls.engine).toHaveLength(1)
  })

  it.each([
    ['nobody knows the end', { code: 'captions_missing', endTime: null, asked: 0 }],
    ['the video is private', { code: 'video_unavailable', endTime: 1800, asked: 0 }],
    ['the model cannot hear it', { code: 'captions_blocked', endTime: 1800, asked: 1 }],
  ] as const)('tells what YouTube said when %s', async (_, { code, endTime, asked }) => {
    let heard = 0
    const { handler, calls } = setUp({
      youtube: { fetch: () => Promise.reject(new DomainError(code)) },
      transcriber: {
        transcribe() {
          heard += 1
          return Promise.reject(new DomainError('model_failed'))
        },
      },
    })
    expect(await (await handler(post({ ...BODY, endTime }))).json()).toMatchObject({ code })
    expect(heard).toBe(asked)
    expect(calls.refunded).toEqual([code])
  })

  it('does not fail when the cache cannot be written', async () => {
    const { handler, calls } = setUp({
      cache: { find: async () => null, store: () => Promise.reject(new Error('disk full')) },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ success: true })
    expect(calls.logged.join()).toContain('transcript_not_cached')
  })

  it('is clipped to the times asked for', async () => {
    const { handler, calls } = setUp()
    await handler(post({ ...BODY, startTime: 20 }))
    expect(calls.engine[0]?.transcript.cues[0]?.start).toBe(20)
  })

  it('logs neither the transcript, the outline nor the person', async () => {
    const { handler, calls } = setUp()
    await handler(post(BODY))
    expect(calls.logged.join()).not.toMatch(/ansiedade|lider@example\.com|Casais jovens/)
    expect(calls.logged.join()).toContain('outline_verified')
  })

  it('comes as stages and a result when an event stream is asked for', async () => {
    const { handler } = setUp()
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const events = (await answer.text()).split('\n\n').filter((event) => event.startsWith('event:'))
    expect(events.slice(0, 3)).toEqual([
      'event: progress\ndata: {"stage":"transcript"}',
      'event: progress\ndata: {"stage":"writing"}',
      'event: progress\ndata: {"stage":"checking"}',
    ])
    const sections = events.slice(3, -1)
    expect(sections.every((event) => event.startsWith('event: section\ndata: '))).toBe(true)
    const parts = sections.map(
      (event) => JSON.parse(event.slice(event.indexOf('{'))) as { index: number; markdown: string },
    )
    expect(parts.map(({ index }) => index)).toEqual([...parts.keys()])
    expect(parts[1]?.markdown).toMatch(/^## Quebra-gelo \(10 min\)\n\nO que costuma/)
    const result = events.at(-1) ?? ''
    expect(result).toMatch(/^event: result\ndata: \{"success":true/)
    const { outline } = JSON.parse(result.slice(result.indexOf('{'))) as { outline: string }
    expect(parts.map(({ markdown }) => markdown).join('')).toBe(outline)
  })

  it('shows what a model has ready before the whole, which then takes its place', async () => {
    const asked: boolean[] = []
    const { handler } = setUp({
      engine: () => ({
        author: 'ai',
        async write(_, { onSection }) {
          asked.push(onSection !== undefined)
          const blocks = [
            { kind: 'paragraph', text: 'O que tira o *seu* sono?', origin: 'suggested' },
          ] as const
          onSection?.({ kind: 'icebreaker', blocks })
          onSection?.({
            kind: 'summary',
            blocks: [{ kind: 'quote', text: 'A paz guarda.', at: 75 }],
          })
          return draft
        },
      }),
    })
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    const sections = (await answer.text())
      .split('\n\n')
      .filter((event) => event.startsWith('event: section'))
      .map((event) => JSON.parse(event.slice(event.indexOf('{'))) as SectionEvent)
    expect(sections.slice(0, 2)).toEqual([
      { index: 1, count: null, markdown: '## Quebra-gelo\n\nO que tira o \\*seu\\* sono?\n\n' },
      {
        index: 2,
        count: null,
        markdown:
          '## Resumo da mensagem\n\n> "A paz guarda." ([01:15](https://www.youtube.com/watch?v=demo-paz-01&t=75s))\n\n',
      },
    ])
    expect(sections[2]).toMatchObject({ index: 0, markdown: '# A paz que guarda o coração\n\n' })
    expect(sections[3]).toMatchObject({ index: 1, count: sections.length - 2 })
    await handler(post(BODY))
    expect(asked).toEqual([true, false])
  })

  it('is finished and kept when the reader of the stream leaves', async () => {
    let finished: Promise<unknown> = Promise.resolve()
    const { handler, calls } = setUp({
      keepAlive(running) {
        finished = running
      },
    })
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    await answer.body?.cancel()
    await finished
    expect(calls.committed).toHaveLength(1)
  })
})
