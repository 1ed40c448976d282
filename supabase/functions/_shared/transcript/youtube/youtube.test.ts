import { describe, expect, it } from 'vitest'
import { createYoutubeSource } from './youtube.ts'

const ID = 'Ab3_-dEfGh1'

type Call = { url: string; init: RequestInit }

/** A YouTube that answers the player request and the caption request with what a test gives it. */
function youtube(player: unknown, captions: () => Response = () => Response.json(CAPTIONS)) {
  const calls: Call[] = []
  const source = createYoutubeSource({
    fetch: async (url, init) => {
      calls.push({ url, init })
      if (url.includes('/youtubei/v1/player')) {
        return player instanceof Response ? player : Response.json(player)
      }
      return captions()
    },
  })
  return { calls, read: (id = ID) => source.fetch(id, new AbortController().signal) }
}

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return await attempt.then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? 'no code',
  )
}

const address = (language: string, more = '', id = ID) =>
  `https://www.youtube.com/api/timedtext?v=${id}&ei=xp1JaMfUBcyL&caps=asr&opi=112496729&xoaf=5&hl=pt&ip=0.0.0.0&ipbits=0&expire=1780000000&sparams=ip%2Cipbits%2Cexpire%2Cv%2Cei%2Ccaps%2Copi%2Cxoaf&signature=4F2A.9B1C&key=yt8&lang=${language}&fmt=srv3${more}`

const track = (language: string, kind?: 'asr', baseUrl?: string) => ({
  baseUrl: baseUrl ?? address(language, kind ? '&kind=asr' : '&name=manual'),
  name: { runs: [{ text: kind ? `${language} (gerada automaticamente)` : language }] },
  vssId: `${kind ? 'a' : ''}.${language}`,
  languageCode: language,
  ...(kind && { kind }),
  isTranslatable: true,
  trackName: '',
})

const playable = (tracks: unknown[] | undefined, details: object = {}) => ({
  responseContext: { visitorData: 'CgtmS09UUW54WUQ5', maxAgeSeconds: 0 },
  playabilityStatus: { status: 'OK', playableInEmbed: true, contextParams: 'Q0FFU0FnZ0M=' },
  streamingData: { expiresInSeconds: '21540', formats: [] },
  ...(tracks && {
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: tracks,
        audioTracks: [{ captionTrackIndices: [0] }],
        translationLanguages: [
          { languageCode: 'pt', languageName: { runs: [{ text: 'Português' }] } },
        ],
      },
    },
  }),
  videoDetails: {
    videoId: ID,
    title: 'A mesa posta | Culto de domingo',
    lengthSeconds: '5407',
    channelId: 'UC0000000000000000000000',
    isLiveContent: true,
    isPrivate: false,
    ...details,
  },
})

const refused = (status: string, reason: string) => ({
  responseContext: { visitorData: 'Cgs3NmJkd2VWU1N2' },
  playabilityStatus: {
    status,
    reason,
    errorScreen: { playerErrorMessageRenderer: { reason: { runs: [{ text: reason }] } } },
    contextParams: 'Q0FFU0FnZ0M=',
  },
})

/** The json3 of automatic captions: a window, lines of words, and a line break appended after each line. */
const CAPTIONS = {
  wireMagic: 'pb3',
  pens: [{}],
  wsWinStyles: [{}, { mhModeHint: 2, juJustifCode: 0, sdScrollDir: 3 }],
  wpWinPositions: [{}, { apPoint: 6, ahHorPos: 20, avVerPos: 100, rcRows: 2, ccCols: 40 }],
  events: [
    { tStartMs: 0, dDurationMs: 5_407_000, id: 1, wpWinPosId: 1, wsWinStyleId: 1 },
    { tStartMs: 160, dDurationMs: 5000, wWinId: 1, segs: [{ utf8: '[Música]' }] },
    {
      tStartMs: 2399,
      dDurationMs: 6801,
      wWinId: 1,
      segs: [
        { utf8: 'boa', acAsrConf: 0 },
        { utf8: ' noite', tOffsetMs: 201, acAsrConf: 0 },
        { utf8: ' igreja', tOffsetMs: 721, acAsrConf: 0 },
      ],
    },
    { tStartMs: 4430, dDurationMs: 4770, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
    {
      tStartMs: 4440,
      dDurationMs: 6239,
      wWinId: 1,
      segs: [
        { utf8: 'abram' },
        { utf8: ' a', tOffsetMs: 319 },
        { utf8: '\u200B Bíblia', tOffsetMs: 400 },
      ],
    },
    { tStartMs: 9190, dDurationMs: 1489, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
    {
      tStartMs: 3_723_000,
      dDurationMs: 2000,
      segs: [{ utf8: 'vamos\norar <img src=x onerror=alert(1)>' }],
    },
  ],
}

describe('createYoutubeSource', () => {
  it('gives cues, title, language and length', async () => {
    expect(await youtube(playable([track('pt', 'asr')])).read()).toEqual({
      cues: [
        { start: 2.399, end: 4.44, text: 'boa noite igreja' },
        { start: 4.44, end: 10.679, text: 'abram a Bíblia' },
        { start: 3723, end: 3725, text: 'vamos orar' },
      ],
      timed: true,
      language: 'pt',
      title: 'A mesa posta | Culto de domingo',
      durationSeconds: 5407,
    })
  })

  it('asks for the video by its id, then for the words as json3, and follows no redirect', async () => {
    const { calls, read } = youtube(playable([track('pt', 'asr')]))
    await read()
    expect(calls.map((call) => call.url)).toEqual([
      'https://www.youtube.com/youtubei/v1/player?prettyPrint=false',
      expect.stringMatching(
        /^https:\/\/www\.youtube\.com\/api\/timedtext\?v=Ab3_-dEfGh1&.*&lang=pt&fmt=json3&kind=asr$/,
      ),
    ])
    expect(calls.map((call) => call.init.redirect)).toEqual(['manual', 'manual'])
    expect(JSON.parse(calls[0]?.init.body as string)).toMatchObject({
      videoId: ID,
      context: { client: { clientName: 'ANDROID' } },
    })
  })

  it.each([
    '',
    'Ab3_-dEfGh',
    'Ab3_-dEfGh12',
    'Ab3_-dEf/h1',
    '../../admin',
    'a&v=bcdefgh',
    'Ab3_-dEfGh\n',
  ])('asks nothing for the id %j', async (id) => {
    const { calls, read } = youtube(playable([track('pt')]))
    expect(await codeOf(read(id))).toBe('invalid_url')
    expect(calls).toEqual([])
  })
})

describe('the track', () => {
  it.each([
    ['Brazilian before others', [track('pt-PT'), track('pt'), track('pt-BR')], 'lang=pt-BR'],
    ['plain before European', [track('en'), track('pt-PT'), track('pt')], 'lang=pt&'],
    ['a person’s before a machine’s', [track('pt', 'asr'), track('pt')], 'name=manual'],
    [
      'a person’s European before a machine’s Brazilian',
      [track('pt-BR', 'asr'), track('pt-PT')],
      'lang=pt-PT',
    ],
    ['any other Portuguese', [track('en'), track('pt-AO')], 'lang=pt-AO'],
    ['a machine’s, where nothing else is', [track('en'), track('pt', 'asr')], 'kind=asr'],
  ])('is %s', async (_, tracks, expected) => {
    const { calls, read } = youtube(playable(tracks))
    await read()
    expect(calls[1]?.url).toContain(expected)
  })

  it.each([
    ['other languages', [track('en'), track('es', 'asr')]],
    ['a language that only begins alike', [track('ptb')]],
    ['a translation', [track('en'), track('pt', undefined, address('en', '&tlang=pt'))]],
  ])('is not taken from %s', async (_, tracks) => {
    const { calls, read } = youtube(playable(tracks))
    expect(await codeOf(read())).toBe('captions_language')
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['no captions at all', undefined],
    ['an empty list', []],
  ])('is missing with %s', async (_, tracks) => {
    const error = await youtube(playable(tracks))
      .read()
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'captions_missing', durationSeconds: 5407 })
  })

  it.each([
    'https://evil.example/api/timedtext?v=Ab3_-dEfGh1&lang=pt',
    'https://www.youtube.com@evil.example/api/timedtext?v=Ab3_-dEfGh1',
    'http://169.254.169.254/api/timedtext?v=Ab3_-dEfGh1',
    'http://www.youtube.com/api/timedtext?v=Ab3_-dEfGh1',
    'https://www.youtube.com/redirect?q=https://evil.example&v=Ab3_-dEfGh1',
    'https://www.youtube.com/api/timedtext?v=AAAAAAAAAAA',
    'not an address\\',
  ])('is not read from %s', async (baseUrl) => {
    const { calls, read } = youtube(playable([track('pt', undefined, baseUrl)]))
    expect(await codeOf(read())).toBe('captions_blocked')
    expect(calls).toHaveLength(1)
  })
})

describe('what the player says', () => {
  it.each([
    ['LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot', 'captions_blocked'],
    ['LOGIN_REQUIRED', 'Faça login para confirmar que você não é um robô', 'captions_blocked'],
    ['LOGIN_REQUIRED', 'Sign in to confirm your age', 'captions_blocked'],
    ['LOGIN_REQUIRED', 'This video is private', 'video_unavailable'],
    ['LOGIN_REQUIRED', 'Este vídeo é privado', 'video_unavailable'],
    ['LOGIN_REQUIRED', 'Vídeo particular', 'video_unavailable'],
    ['ERROR', 'This video is unavailable', 'video_unavailable'],
    ['ERROR', 'Este vídeo foi removido pelo usuário que fez o envio', 'video_unavailable'],
    ['UNPLAYABLE', 'Join this channel to get access to members-only content', 'video_unavailable'],
    ['UNPLAYABLE', 'The following content is not available on this app.', 'captions_blocked'],
    [
      'UNPLAYABLE',
      'The uploader has not made this video available in your country',
      'captions_blocked',
    ],
    ['UNPLAYABLE', 'This content isn’t available, try again later.', 'captions_blocked'],
    ['LIVE_STREAM_OFFLINE', 'Esta transmissão ao vivo começará em 2 horas', 'video_live'],
    ['CONTENT_CHECK_REQUIRED', '', 'captions_blocked'],
    ['SOMETHING_NEW', '', 'captions_blocked'],
  ])('%s "%s" is %s', async (status, reason, code) => {
    expect(await codeOf(youtube(refused(status, reason)).read())).toBe(code)
  })

  it('tells a live stream from one that has ended', async () => {
    expect(await codeOf(youtube(playable([track('pt')], { isLive: true })).read())).toBe(
      'video_live',
    )
    expect(await codeOf(youtube(playable([track('pt')], { isUpcoming: true })).read())).toBe(
      'video_live',
    )
    expect(await codeOf(youtube(playable([track('pt')], { isLiveContent: true })).read())).toBe(
      'no error',
    )
  })

  it('does not take another video for the one asked for', async () => {
    expect(await codeOf(youtube(playable([track('pt')], { videoId: 'aQvGIIdgFDM' })).read())).toBe(
      'captions_blocked',
    )
  })

  it('does not refuse a long video, which may be clipped', async () => {
    const { durationSeconds } = await youtube(
      playable([track('pt')], { lengthSeconds: '36000' }),
    ).read()
    expect(durationSeconds).toBe(36_000)
  })

  it('does without title and length', async () => {
    const details = { title: undefined, lengthSeconds: undefined }
    expect(await youtube(playable([track('pt')], details)).read()).toMatchObject({
      title: null,
      durationSeconds: null,
    })
  })
})

describe('a refusal', () => {
  const consent = () =>
    new Response('<!DOCTYPE html><form action="https://consent.youtube.com/s"></form>', {
      headers: { 'content-type': 'text/html' },
    })

  it.each([
    ['429', () => new Response('', { status: 429 })],
    ['403', () => new Response('', { status: 403 })],
    ['500', () => new Response('oops', { status: 500 })],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    ],
    ['a consent page', consent],
    ['an empty body', () => new Response('')],
    ['JSON of another kind', () => Response.json({ hello: 'world' })],
    ['null', () => Response.json(null)],
  ])('is told as blocked: %s', async (_, answer) => {
    expect(await codeOf(youtube(answer()).read())).toBe('captions_blocked')
    expect(await codeOf(youtube(playable([track('pt')]), answer).read())).toBe('captions_blocked')
  })

  it('is told as blocked for captions without any event', async () => {
    const captions = () => Response.json({ wireMagic: 'pb3', events: [] })
    expect(await codeOf(youtube(playable([track('pt')]), captions).read())).toBe('captions_blocked')
  })

  it('is told as missing for captions in which nobody speaks', async () => {
    const captions = () =>
      Response.json({ events: [{ tStartMs: 0, dDurationMs: 900, segs: [{ utf8: '[Música]' }] }] })
    expect(await codeOf(youtube(playable([track('pt')]), captions).read())).toBe('captions_missing')
  })

  it('is told as blocked where the network fails', async () => {
    const source = createYoutubeSource({
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(await codeOf(source.fetch(ID, new AbortController().signal))).toBe('captions_blocked')
  })

  it('stops reading a body without end', async () => {
    let sent = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1
            controller.enqueue(new Uint8Array(1_000_000).fill(32))
          },
        }),
      )
    expect(await codeOf(youtube(endless()).read())).toBe('captions_blocked')
    expect(await codeOf(youtube(playable([track('pt')]), endless).read())).toBe('video_too_long')
    expect(sent).toBeLessThan(25)
  })
})

describe('the signal', () => {
  const hanging = () =>
    createYoutubeSource({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    })

  it('makes a time-out a refusal', async () => {
    const controller = new AbortController()
    const attempt = hanging().fetch(ID, controller.signal)
    controller.abort(new DOMException('too slow', 'TimeoutError'))
    expect(await codeOf(attempt)).toBe('captions_blocked')
  })

  it('gives who cancels their own reason back', async () => {
    const controller = new AbortController()
    const attempt = hanging().fetch(ID, controller.signal)
    const reason = new Error('the reader left')
    controller.abort(reason)
    await expect(attempt).rejects.toBe(reason)
  })
})

describe('whether a video is public', () => {
  const asking = (answer: () => Promise<Response>) => {
    const asked: string[] = []
    const source = createYoutubeSource({
      fetch(url) {
        asked.push(url)
        return answer()
      },
    })
    return {
      asked,
      isPublic: (id = 'dQw4w9WgXcQ') => source.isPublic(id, new AbortController().signal),
    }
  }

  it('is known where YouTube can describe it', async () => {
    const { asked, isPublic } = asking(async () => Response.json({ title: 'Paz' }))
    expect(await isPublic()).toBe(true)
    expect(asked).toEqual([
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
    ])
  })

  it.each([400, 401, 404, 429, 500])('is not known after status %i', async (status) => {
    expect(await asking(async () => new Response('', { status })).isPublic()).toBe(false)
  })

  it('is not known where nobody answers, and of no other address', async () => {
    const { asked, isPublic } = asking(() => Promise.reject(new TypeError('fetch failed')))
    expect(await isPublic()).toBe(false)
    expect(await isPublic('../evil?x=1')).toBe(false)
    expect(asked).toHaveLength(1)
  })
})
