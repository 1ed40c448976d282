import { afterEach, describe, expect, it } from 'vitest'
import { DomainError, OUTLINE_ERROR_TEXTS } from '../../contract/error-codes.ts'
import { engineFromEnv, videoTranscriberFromEnv } from './engine-from-env.ts'
import { startEndpoint } from '../test-support/scripted-endpoint.ts'
import { honestAnswer, sermonInput } from '../test-support/sermon.ts'

const options = { signal: new AbortController().signal, onStage: () => undefined }
const complete = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm', AI_API_KEY: 'sk-secret' }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

describe('engineFromEnv', () => {
  it.each([
    ['nothing', {}],
    ['blanks', { AI_API_KEY: ' ', AI_BASE_URL: '' }],
    ['a model and a provider only', { AI_MODEL: 'm', AI_PROVIDER: 'openai-compatible' }],
  ])('is the local engine with %s', (_, env) => {
    expect(engineFromEnv(env).author).toBe('local')
  })

  it('is the AI where all is set', async () => {
    const endpoint = await startEndpoint([{ say: honestAnswer() }])
    stops.push(endpoint.stop)
    const engine = engineFromEnv({ ...complete, AI_BASE_URL: ` ${endpoint.baseUrl} ` })
    expect(engine.author).toBe('ai')
    expect((await engine.write(sermonInput(), options)).title).toBe('O pai que corre')
    expect(endpoint.asked[0]?.body['model']).toBe('m')
  })

  it('lets the model think where it is told to, and read again unless it is told not to', async () => {
    const endpoint = await startEndpoint(({ body }) =>
      JSON.stringify(body).includes('"name":"outline"')
        ? { say: honestAnswer() }
        : { say: { said: [], questions: [], notes: [] } },
    )
    stops.push(endpoint.stop)
    const settings = { ...complete, AI_BASE_URL: endpoint.baseUrl, AI_REASONING_EFFORT: 'low' }
    await engineFromEnv(settings).write(sermonInput(), options)
    expect(endpoint.asked).toHaveLength(3)
    expect(endpoint.asked[0]?.body).toMatchObject({ reasoning_effort: 'low', max_tokens: 36_000 })
    expect(endpoint.asked[0]?.body).not.toHaveProperty('temperature')
    const readAgain = JSON.stringify(endpoint.asked.slice(1).map(({ body }) => body))
    expect(readAgain).toContain('AFIRMAÇÃO 1')
    expect(readAgain).toContain('FOLHA')
    await engineFromEnv({ ...settings, AI_CRITIQUE: 'off' }).write(sermonInput(), options)
    expect(endpoint.asked).toHaveLength(4)
  })

  it.each(['google', 'anthropic'] as const)(
    'is the AI of %s, at its own address or another',
    async (provider) => {
      const env = { AI_PROVIDER: provider, AI_MODEL: 'gemini-2.5-flash', AI_API_KEY: 'sk-secret' }
      expect(engineFromEnv(env).author).toBe('ai')
      const endpoint = await startEndpoint([{ say: honestAnswer() }], provider)
      stops.push(endpoint.stop)
      const settings = { ...env, AI_BASE_URL: endpoint.baseUrl, AI_CRITIQUE: 'off' }
      const engine = engineFromEnv(settings)
      expect((await engine.write(sermonInput(), options)).title).toBe('O pai que corre')
      expect(endpoint.asked).toHaveLength(1)
    },
  )

  it.each([
    ['AI_MODEL', { ...complete, AI_MODEL: undefined }],
    ['AI_API_KEY', { ...complete, AI_API_KEY: ' ' }],
    ['AI_BASE_URL', { ...complete, AI_BASE_URL: '' }],
    ['AI_BASE_URL', { ...complete, AI_BASE_URL: 'ftp://127.0.0.1/v1' }],
    ['AI_BASE_URL', { ...complete, AI_BASE_URL: 'api' }],
    ['AI_REASONING_EFFORT', { ...complete, AI_REASONING_EFFORT: 'enormous' }],
    ['AI_PROVIDER toaster', { ...complete, AI_PROVIDER: 'toaster' }],
    ['AI_PROVIDER constructor', { AI_PROVIDER: 'constructor' }],
    ['AI_MODEL, AI_API_KEY', { AI_PROVIDER: 'google' }],
    ['AI_API_KEY', { AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }],
    ['AI_BASE_URL', { ...complete, AI_PROVIDER: 'google', AI_BASE_URL: 'api' }],
  ])('says that it is not configured, and in the log why: %s', async (name, env) => {
    const error: unknown = await engineFromEnv(env)
      .write(sermonInput(), options)
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(DomainError)
    if (!(error instanceof DomainError)) return
    expect(error.code).toBe('not_configured')
    expect(error.message).toContain(name)
    expect(error.message).not.toContain('sk-secret')
    expect(OUTLINE_ERROR_TEXTS.not_configured).toBe(
      'Este serviço ainda não está configurado. Escreva para nós em “Contato”.',
    )
  })
})

describe('videoTranscriberFromEnv', () => {
  const google = { AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-flash', AI_API_KEY: 'sk' }

  it('hears with Google only, and only where it is configured', () => {
    expect(videoTranscriberFromEnv(google)).not.toBeNull()
    expect(videoTranscriberFromEnv({})).toBeNull()
    expect(videoTranscriberFromEnv(complete)).toBeNull()
    expect(videoTranscriberFromEnv({ ...google, AI_PROVIDER: 'anthropic' })).toBeNull()
    expect(videoTranscriberFromEnv({ ...google, AI_API_KEY: '' })).toBeNull()
  })

  it('asks the model that the environment names', async () => {
    const say = { language: 'pt', lines: ['O pai correu.'] }
    const endpoint = await startEndpoint([{ say }], 'google')
    stops.push(endpoint.stop)
    const transcriber = videoTranscriberFromEnv({ ...google, AI_BASE_URL: endpoint.baseUrl })
    const heard = await transcriber?.transcribe(
      { videoId: 'abc_DEF-123', startSeconds: 0, endSeconds: 60 },
      { signal: options.signal },
    )
    expect(heard?.cues).toEqual([{ start: 0, end: 60, text: 'O pai correu.' }])
  })
})
