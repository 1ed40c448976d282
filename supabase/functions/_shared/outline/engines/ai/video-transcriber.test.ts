import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../../contract/error-codes.ts'
import { type Asked, type Scripted, startEndpoint } from '../../test-support/scripted-endpoint.ts'
import type { VideoPart } from '../../../transcript/source.ts'
import { createVideoTranscriber } from './video-transcriber.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type File = {
  fileData?: { fileUri: string; mimeType: string }
  videoMetadata?: { startOffset: string; endOffset: string; fps: number }
}

function fileOf({ body }: Asked): File {
  const [content] = body['contents'] as { parts: File[] }[]
  return content?.parts.find((part) => part.fileData) ?? {}
}

const offsets = (asked: Asked) => {
  const { startOffset = '', endOffset = '' } = fileOf(asked).videoMetadata ?? {}
  return `${startOffset}-${endOffset}`
}

async function transcribe(
  part: Partial<VideoPart>,
  script: (asked: Asked, index: number) => Scripted,
  timeoutMs = 20_000,
) {
  const endpoint = await startEndpoint(script, 'google')
  stops.push(endpoint.stop)
  const lines: Record<string, unknown>[] = []
  const transcriber = createVideoTranscriber({
    provider: 'google',
    model: 'gemini-2.5-flash',
    apiKey: 'sk',
    baseUrl: endpoint.baseUrl,
    timeoutMs,
  })
  const outcome = await transcriber
    .transcribe(
      { videoId: 'abc_DEF-123', startSeconds: 60, endSeconds: 360, ...part },
      { signal: new AbortController().signal, log: (_, fields = {}) => lines.push(fields) },
    )
    .catch((error: unknown) => {
      if (error instanceof DomainError) return error
      throw error
    })
  return { outcome, asked: endpoint.asked, lines }
}

const speech = (...lines: string[]): Scripted => ({ say: { language: 'pt-BR', lines } })

describe('createVideoTranscriber', () => {
  it('gives the model the address of the video, its part, few frames and a low resolution', async () => {
    const { asked, lines } = await transcribe({}, () => speech('O pai correu.'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      path: '/v1/models/gemini-2.5-flash:generateContent',
      body: { generationConfig: { mediaResolution: 'MEDIA_RESOLUTION_LOW' } },
    })
    expect(fileOf(asked[0] as Asked)).toEqual({
      fileData: {
        fileUri: 'https://www.youtube.com/watch?v=abc_DEF-123',
        mimeType: 'video/mp4',
      },
      videoMetadata: { startOffset: '60s', endOffset: '360s', fps: 0.1 },
    })
    expect(lines).toMatchObject([{ task: 'video', provider: 'google', outcome: 'ok' }])
  })

  it('gives a transcript without times to show, in the order of the video', async () => {
    const { outcome } = await transcribe({ startSeconds: 0, endSeconds: 1200 }, (asked) =>
      offsets(asked) === '0s-600s'
        ? speech('O pai viu o filho.', 'Ele correu.')
        : speech('E o abraçou.'),
    )
    expect(outcome).toMatchObject({ timed: false, language: 'pt', title: null })
    expect('cues' in outcome && outcome.cues).toEqual([
      { start: 0, end: expect.closeTo(428.57), text: 'O pai viu o filho.' },
      { start: expect.closeTo(428.57), end: 600, text: 'Ele correu.' },
      { start: 600, end: 1200, text: 'E o abraçou.' },
    ])
  })

  it('hears an hour and a half in six pieces without a gap', async () => {
    const { asked } = await transcribe({ startSeconds: 600, endSeconds: 6_000 }, () =>
      speech('O pai correu.'),
    )
    expect(asked.map(offsets).toSorted()).toEqual([
      '1500s-2400s',
      '2400s-3300s',
      '3300s-4200s',
      '4200s-5100s',
      '5100s-6000s',
      '600s-1500s',
    ])
  })

  it.each([
    ['video_too_long', { startSeconds: 0, endSeconds: 5_401 }],
    ['clip_empty', { startSeconds: 60, endSeconds: 60 }],
    ['clip_empty', { endSeconds: Number.NaN }],
  ])('asks nobody: %s', async (code, part) => {
    const { outcome, asked } = await transcribe(part, () => speech('O pai correu.'))
    expect(outcome).toMatchObject({ code })
    expect(asked).toHaveLength(0)
  })

  it.each([
    ['captions_language', { say: { language: 'en', lines: ['The father ran.'] } }],
    ['transcript_too_short', speech()],
    ['model_failed', { status: 403 }],
    ['model_failed', { say: 'Não posso.', finish: 'refusal' }],
    ['model_failed', speech('ele correu e '.repeat(600))],
  ] satisfies [string, Scripted][])('fails honestly: %s', async (code, step) => {
    const { outcome, lines } = await transcribe({}, () => step)
    expect(outcome).toMatchObject({ code })
    expect(lines).toMatchObject([{ outcome: code }])
  })

  it('fails whole where one piece is not heard', async () => {
    const { outcome } = await transcribe({ startSeconds: 0, endSeconds: 1200 }, (asked) =>
      offsets(asked) === '0s-600s' ? speech('O pai correu.') : { status: 500 },
    )
    expect(outcome).toMatchObject({ code: 'model_failed' })
  })

  it('gives a model that hangs no more than its time', async () => {
    const { outcome } = await transcribe({}, () => 'hang', 150)
    expect(outcome).toMatchObject({ code: 'model_timeout' })
  })
})
