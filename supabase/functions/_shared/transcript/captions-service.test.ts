import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import exampleWorker from '../../../../docs/captions-worker.ts'
import { DomainError } from '../contract/error-codes.ts'
import { loopbackServer } from '../outline/test-support/external-webhook.ts'
import { captionsServiceFromEnv } from './captions-service.ts'

const VIDEO_ID = 'dQw4w9WgXcQ'
const VTT = `WEBVTT
Language: pt

00:01.000 --> 00:04.000
A paz de Deus guarda o coração.

00:05.000 --> 00:09.000
Ela não depende do que acontece.
`
const ANSWER = { language: 'pt-BR', captions: VTT, title: 'A paz <b>que guarda</b>' }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function serve(answer: (response: ServerResponse) => void) {
  const server = await loopbackServer(answer)
  closing.push(() => server.close())
  return server
}

type Given = { url?: string; secret?: string; timeoutMs?: number; fetch?: typeof fetch }

function service({ url = 'https://captions.example/', secret = 's3cret', ...options }: Given) {
  const env = { CAPTIONS_URL: url, CAPTIONS_SECRET: secret }
  const found = captionsServiceFromEnv(env, { fetch, ...options })
  if (!found) throw new Error('no service')
  return found
}

const signal = () => new AbortController().signal

async function ask(answer: unknown, status = 200) {
  const server = await serve((response) => {
    response.writeHead(status)
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return service({ url: server.url }).fetch(VIDEO_ID, signal())
}

async function failureOf(asked: Promise<unknown>): Promise<DomainError> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof DomainError) return error
  throw new Error('nothing was refused')
}

it('is none where the operator has set none', () => {
  expect(captionsServiceFromEnv({ CAPTIONS_URL: ' ' }, { fetch })).toBeNull()
})

describe('the request', () => {
  it('carries the id of the video and the secret, and nothing of whoever asks', async () => {
    const server = await serve((response) => response.end(JSON.stringify(ANSWER)))
    await service({ url: server.url }).fetch(VIDEO_ID, signal())
    const [asked] = server.received
    expect(JSON.parse(asked?.body ?? '')).toEqual({ videoId: VIDEO_ID })
    expect(asked?.headers).toMatchObject({ 'x-captions-secret': 's3cret' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.headers).not.toHaveProperty('cookie')
  })

  it('is not sent on when the service redirects', async () => {
    const elsewhere = await serve((response) => response.end(JSON.stringify(ANSWER)))
    const server = await serve((response) => {
      response.writeHead(307, { location: elsewhere.url })
      response.end()
    })
    const asked = service({ url: server.url }).fetch(VIDEO_ID, signal())
    expect(await failureOf(asked)).toMatchObject({ code: 'captions_blocked' })
    expect(elsewhere.received).toEqual([])
  })

  it.each([
    ['an address over http', { url: 'http://captions.example/' }],
    ['no address', { url: 'captions' }],
    ['an address with a password', { url: 'https://a:b@captions.example/' }],
    ['no secret', { secret: '' }],
    ['a secret with letters that a header cannot carry', { secret: 'ação' }],
  ])('is not made with %s (42)', async (_, given) => {
    const asked = vi.fn<typeof fetch>()
    const failure = await failureOf(service({ ...given, fetch: asked }).fetch(VIDEO_ID, signal()))
    expect(failure).toMatchObject({
      code: 'not_configured',
      message: expect.stringContaining('CAPTIONS_'),
    })
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('the answer', () => {
  it('is captions with their times, cleaned as those of YouTube', async () => {
    expect(await ask({ ...ANSWER, durationSeconds: 61.2 })).toEqual({
      cues: [
        { start: 1, end: 4, text: 'A paz de Deus guarda o coração.' },
        { start: 5, end: 9, text: 'Ela não depende do que acontece.' },
      ],
      timed: true,
      language: 'pt-BR',
      title: 'A paz que guarda',
      durationSeconds: 62,
    })
  })

  it('may be SRT', async () => {
    const captions = '1\n00:00:01,000 --> 00:00:04,000\nA paz de Deus guarda o coração.\n'
    expect((await ask({ language: 'pt', captions })).cues).toHaveLength(1)
  })

  it.each([
    'captions_missing',
    'captions_language',
    'captions_blocked',
    'video_unavailable',
    'video_live',
  ])('may be a refusal: %s', async (code) => {
    const failure = await failureOf(ask({ code, durationSeconds: 1939 }))
    expect(failure).toMatchObject({ code, durationSeconds: 1939 })
  })

  it.each([
    ['a status of failure', ANSWER, 502, 'captions_blocked'],
    ['a page of HTML', '<html></html>', 200, 'captions_blocked'],
    ['JSON of another shape', [ANSWER], 200, 'captions_blocked'],
    ['a code that is not one of these', { code: 'limit_reached' }, 200, 'captions_blocked'],
    ['more bytes than ten hours have', 'a'.repeat(12_000_001), 200, 'captions_blocked'],
    ['captions in another language', { ...ANSWER, language: 'es' }, 200, 'captions_language'],
    ['captions without a time', { ...ANSWER, captions: 'A paz' }, 200, 'captions_missing'],
  ])('that is %s is refused', async (_, answer, status, code) => {
    expect(await failureOf(ask(answer, status))).toMatchObject({ code })
  })

  it('that never comes is not waited for, and its address is not told', async () => {
    const server = await serve(() => {})
    const asked = service({ url: server.url, timeoutMs: 50 }).fetch(VIDEO_ID, signal())
    const failure = await failureOf(asked)
    expect(failure.code).toBe('captions_blocked')
    expect(JSON.stringify([failure.message, failure.cause])).not.toContain('127.0.0.1')
  })

  it('is not waited for by a run that was given up', async () => {
    const server = await serve(() => {})
    const run = new AbortController()
    const asked = service({ url: server.url }).fetch(VIDEO_ID, run.signal)
    run.abort(new DOMException('time is over', 'TimeoutError'))
    await expect(asked).rejects.toThrow('time is over')
  })
})

describe('the example worker of the documentation', () => {
  const worker = { CAPTIONS_SECRET: 's3cret' }
  const throughWorker: typeof fetch = (url, init) =>
    exampleWorker.fetch(new Request(url, init), worker)

  const youtube = vi.fn<typeof fetch>()
  beforeEach(() => void vi.stubGlobal('fetch', youtube))
  afterEach(() => {
    youtube.mockReset()
    vi.unstubAllGlobals()
  })

  const player = (tracks: { languageCode: string; kind?: string }[], more = {}) => ({
    playabilityStatus: { status: 'OK' },
    videoDetails: { videoId: VIDEO_ID, title: 'A paz', lengthSeconds: '61' },
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: tracks.map((track) => ({
          ...track,
          baseUrl: `https://www.youtube.com/api/timedtext?v=${VIDEO_ID}&lang=${track.languageCode}&kind=${track.kind}`,
        })),
      },
    },
    ...more,
  })

  it('brings the captions of a video, those of a person first', async () => {
    const tracks = [
      { languageCode: 'en' },
      { languageCode: 'pt', kind: 'asr' },
      { languageCode: 'pt-BR' },
    ]
    youtube
      .mockResolvedValueOnce(Response.json(player(tracks)))
      .mockResolvedValueOnce(new Response(VTT))
    const fetched = await service({ fetch: throughWorker }).fetch(VIDEO_ID, signal())
    expect(fetched).toMatchObject({ language: 'pt-BR', title: 'A paz', durationSeconds: 61 })
    expect(fetched.cues).toHaveLength(2)
    const [, [askedForWords] = []] = youtube.mock.calls
    expect(askedForWords).toMatchObject({ search: expect.stringMatching(/lang=pt-BR.*fmt=vtt/) })
  })

  it.each([
    ['captions_missing', player([])],
    ['captions_language', player([{ languageCode: 'en' }])],
    ['captions_blocked', { playabilityStatus: { status: 'LOGIN_REQUIRED' } }],
    ['video_live', { playabilityStatus: { status: 'LIVE_STREAM_OFFLINE' } }],
  ])('says %s', async (code, answer) => {
    youtube.mockResolvedValueOnce(Response.json(answer))
    const asked = service({ fetch: throughWorker }).fetch(VIDEO_ID, signal())
    expect(await failureOf(asked)).toMatchObject({ code })
  })

  it('calls an empty body a refusal, never a video without captions', async () => {
    youtube
      .mockResolvedValueOnce(Response.json(player([{ languageCode: 'pt' }])))
      .mockResolvedValueOnce(new Response(''))
    const asked = service({ fetch: throughWorker }).fetch(VIDEO_ID, signal())
    expect(await failureOf(asked)).toMatchObject({ code: 'captions_blocked' })
  })

  it('talks to nobody without the secret, and about nothing but a video', async () => {
    const post = (body: string, secret: string) =>
      exampleWorker.fetch(
        new Request('https://captions.example/', {
          method: 'POST',
          headers: { 'x-captions-secret': secret },
          body,
        }),
        worker,
      )
    expect((await post(JSON.stringify({ videoId: VIDEO_ID }), 'wrong')).status).toBe(401)
    expect((await post('{"videoId":"../../x"}', 's3cret')).status).toBe(400)
    expect((await post('nothing', 's3cret')).status).toBe(400)
    expect(youtube).not.toHaveBeenCalled()
  })
})
