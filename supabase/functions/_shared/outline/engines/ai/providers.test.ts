import { REQUIRED_SECTIONS } from '../../../contract/meeting/sections.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createAiEngine } from './ai-engine.ts'
import type { AiProvider } from './providers.ts'
import { DomainError } from '../../../contract/error-codes.ts'
import type { EngineOptions } from '../../model/engine.ts'
import { type Scripted, startEndpoint } from '../../test-support/scripted-endpoint.ts'
import { honestAnswer, sermonInput } from '../../test-support/sermon.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Way = { provider: AiProvider; model: string }

async function ask(
  { provider, model }: Way,
  script: [Scripted, ...Scripted[]],
  options: Partial<EngineOptions> = {},
) {
  const endpoint = await startEndpoint(script, provider)
  stops.push(endpoint.stop)
  const engine = createAiEngine({ provider, model, apiKey: 'sk-secret', baseUrl: endpoint.baseUrl })
  const outcome = await engine
    .write(sermonInput(), {
      signal: new AbortController().signal,
      onStage: () => undefined,
      ...options,
    })
    .catch((error: unknown) => {
      if (error instanceof DomainError) return error
      throw error
    })
  const kinds = outcome instanceof DomainError ? [] : outcome.sections.map(({ kind }) => kind)
  const code = outcome instanceof DomainError ? outcome.code : null
  return { asked: endpoint.asked, kinds, code }
}

const WAYS: [string, Way][] = [
  ['openai-compatible', { provider: 'openai-compatible', model: 'scripted' }],
  ['google', { provider: 'google', model: 'gemini-2.5-flash' }],
  ['anthropic', { provider: 'anthropic', model: 'claude-sonnet-4-5' }],
  ['anthropic with the schema as a tool', { provider: 'anthropic', model: 'scripted' }],
]

describe.each(WAYS)('%s', (_, way) => {
  it('writes an outline in one request', async () => {
    const { asked, kinds } = await ask(way, [{ say: honestAnswer() }])
    expect(kinds).toEqual([...REQUIRED_SECTIONS])
    expect(asked).toHaveLength(1)
    const sent = JSON.stringify(asked[0]?.body)
    expect(sent).toContain('boa noite igreja')
    expect(sent).toContain('12000')
    expect(sent).toContain('0.4')
  })

  it('repairs an answer that was cut', async () => {
    const cut = JSON.stringify(honestAnswer()).slice(0, 900)
    const { asked, kinds } = await ask(way, [
      { say: cut, finish: 'length' },
      { say: honestAnswer() },
    ])
    expect(kinds).toHaveLength(6)
    const repair = JSON.stringify(asked[1]?.body)
    expect(repair).toContain('não pôde ser usada')
    expect(repair).toContain('Conte uma volta para casa')
  })

  it('asks no second time where the model refuses the subject', async () => {
    const { asked, code } = await ask(way, [{ say: 'Não posso.', finish: 'refusal' }])
    expect(code).toBe('model_failed')
    expect(asked).toHaveLength(1)
  })

  it('tries again after 429', async () => {
    const { asked, kinds } = await ask(way, [{ status: 429 }, { say: honestAnswer() }])
    expect(kinds).toHaveLength(6)
    expect(asked).toHaveLength(2)
  })

  it('asks more plainly after 400, without the schema in the request', async () => {
    const { asked, kinds } = await ask(way, [{ status: 400 }, { say: honestAnswer() }])
    expect(kinds).toHaveLength(6)
    const words = new Set(['messages', 'contents', 'system', 'systemInstruction'])
    const settings = Object.entries(asked[1]?.body ?? {}).filter(([key]) => !words.has(key))
    expect(JSON.stringify(settings)).not.toMatch(/relatedTexts|0\.4/)
    expect(JSON.stringify(settings)).toContain('8000')
    expect(JSON.stringify(asked[1]?.body)).toContain('relatedTexts')
  })

  it('gives up after two answers 500', async () => {
    const { asked, code } = await ask(way, [{ status: 500 }])
    expect(code).toBe('model_failed')
    expect(asked).toHaveLength(2)
  })

  it('hands out every section but the last while it streams', async () => {
    const sections: string[] = []
    const { asked, kinds } = await ask(way, [{ say: honestAnswer(), pauseMs: 1 }], {
      onSection: ({ kind }) => sections.push(kind),
    })
    expect(kinds).toHaveLength(6)
    expect(sections).toEqual(REQUIRED_SECTIONS.slice(0, 5))
    expect(asked).toHaveLength(1)
  })

  it('asks again in one piece where the stream breaks or never was one', async () => {
    const options = { onSection: () => undefined }
    const broken = await ask(
      way,
      [{ say: honestAnswer(), breaks: true }, { say: honestAnswer() }],
      options,
    )
    expect(broken.kinds).toHaveLength(6)
    expect(broken.asked).toHaveLength(2)
    const html = { status: 200, body: '<html>', type: 'text/html' }
    const never = await ask(way, [html, { say: honestAnswer() }], options)
    expect(never.kinds).toHaveLength(6)
    expect(JSON.stringify(never.asked[1])).not.toMatch(/"stream":true|:streamGenerateContent/)
  })

  it('tells what was used, and nothing of the sermon', async () => {
    const lines: [string, Record<string, unknown>][] = []
    await ask(way, [{ status: 429 }, { say: honestAnswer() }], {
      log: (event, fields = {}) => lines.push([event, fields]),
    })
    expect(lines).toEqual([
      [
        'model_usage',
        {
          task: 'outline',
          provider: way.provider,
          model: way.model,
          requests: 2,
          answers: 1,
          inputTokens: 10,
          outputTokens: 20,
          durationMs: expect.any(Number),
          finishReasons: ['stop'],
          outcome: 'ok',
        },
      ],
    ])
  })
})

describe('the wire', () => {
  it('sends each provider its key, its path and its kind of schema', async () => {
    const [openai, google, anthropic, tool] = await Promise.all(
      WAYS.map(([, way]) => ask(way, [{ say: honestAnswer() }])),
    )
    expect(openai?.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret' },
      body: { response_format: { type: 'json_schema', json_schema: { name: 'outline' } } },
    })
    expect(google?.asked[0]).toMatchObject({
      path: '/v1/models/gemini-2.5-flash:generateContent',
      headers: { 'x-goog-api-key': 'sk-secret' },
      body: { generationConfig: { responseMimeType: 'application/json' } },
    })
    const { generationConfig } = google?.asked[0]?.body ?? {}
    expect(JSON.stringify(generationConfig)).toContain(
      '["analysis","title","idea","goal","preparation","sections","leaderNotes","relatedTexts"]',
    )
    expect(anthropic?.asked[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'sk-secret' },
      body: { output_config: { format: { type: 'json_schema' } } },
    })
    expect(tool?.asked[0]?.body).toMatchObject({ tools: [{ name: 'json' }] })
  })

  it('calls the limit of an answer as a refusal names it', async () => {
    const refusal = JSON.stringify({
      error: { message: "Use 'max_completion_tokens' instead of 'max_tokens'." },
    })
    const { asked, kinds } = await ask({ provider: 'openai-compatible', model: 'o' }, [
      { status: 400, body: refusal },
      { say: honestAnswer() },
    ])
    expect(kinds).toHaveLength(6)
    expect(asked[1]?.body).toMatchObject({ max_completion_tokens: 12_000 })
    expect(asked[1]?.body).not.toHaveProperty('max_tokens')
  })

  const refusal = (message: string): Scripted => ({
    status: 400,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
  })
  const TEMPERATURE =
    "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported."
  const LIMIT =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  const SCHEMA = "'response_format' of type 'json_schema' is not supported with this model."
  const OPENAI = { provider: 'openai-compatible', model: 'o' } as const

  it('leaves out only what an endpoint refuses, one thing after the other', async () => {
    const { asked, kinds } = await ask(OPENAI, [
      refusal(LIMIT),
      refusal(TEMPERATURE),
      { say: honestAnswer() },
    ])
    expect(kinds).toHaveLength(6)
    expect(asked[1]?.body).toMatchObject({ temperature: 0.4, max_completion_tokens: 12_000 })
    expect(asked[2]?.body).toMatchObject({
      max_completion_tokens: 12_000,
      response_format: { type: 'json_schema' },
    })
    expect(asked[2]?.body).not.toHaveProperty('temperature')
  })

  it('keeps the rest where the schema is refused', async () => {
    const { asked, kinds } = await ask(OPENAI, [refusal(SCHEMA), { say: honestAnswer() }])
    expect(kinds).toHaveLength(6)
    expect(asked[1]?.body).toMatchObject({
      temperature: 0.4,
      max_tokens: 12_000,
      response_format: { type: 'json_object' },
    })
  })

  it('gives up where nothing is left to leave out', async () => {
    const { asked, code } = await ask(OPENAI, [refusal('No.')])
    expect(code).toBe('model_failed')
    expect(asked).toHaveLength(2)
  })
})

describe('answers as the large providers send them', () => {
  const text = JSON.stringify(honestAnswer())
  const OPENAI = { provider: 'openai-compatible', model: 'o' } as const
  const GOOGLE = { provider: 'google', model: 'gemini-2.5-flash' } as const
  const ANTHROPIC = { provider: 'anthropic', model: 'claude-sonnet-4-5' } as const
  const sent = (body: unknown): Scripted => ({ status: 200, body: JSON.stringify(body) })
  const chat = (message: Record<string, unknown>, more = {}) =>
    sent({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_780_000_000,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
      ...more,
    })

  it.each<[string, Parameters<typeof ask>[0], Scripted]>([
    [
      'a chat with tokens of thought',
      OPENAI,
      chat(
        { content: text, refusal: null, annotations: [] },
        {
          service_tier: 'default',
          system_fingerprint: null,
          usage: {
            prompt_tokens: 10,
            completion_tokens: 20,
            total_tokens: 30,
            prompt_tokens_details: { cached_tokens: 0 },
            completion_tokens_details: { reasoning_tokens: 12 },
          },
        },
      ),
    ],
    [
      'a chat that thinks aloud beside its answer',
      OPENAI,
      chat({ content: text, reasoning_content: 'Deixe-me pensar {' }),
    ],
    ['a chat in parts', OPENAI, chat({ content: [{ type: 'text', text }] })],
    [
      'a chat that thinks aloud in its answer',
      OPENAI,
      chat({ content: `<think>Lucas 15 {20}.</think>\n${text}` }),
    ],
    [
      'Gemini with a thought before it',
      GOOGLE,
      sent({
        candidates: [
          {
            content: { role: 'model', parts: [{ text: 'Pensando…', thought: true }, { text }] },
            finishReason: 'STOP',
            index: 0,
          },
        ],
        usageMetadata: {
          promptTokenCount: 10,
          candidatesTokenCount: 20,
          thoughtsTokenCount: 12,
          totalTokenCount: 42,
        },
        modelVersion: 'gemini-2.5-flash',
      }),
    ],
    [
      'Claude with thinking before it',
      ANTHROPIC,
      sent({
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude-sonnet-4-5',
        content: [
          { type: 'thinking', thinking: 'Lucas 15 {', signature: 'abc' },
          { type: 'text', text },
        ],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 20, cache_read_input_tokens: 0 },
      }),
    ],
  ])('are read: %s', async (_, way, step) => {
    const { kinds, asked } = await ask(way, [step])
    expect(kinds).toEqual([...REQUIRED_SECTIONS])
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Parameters<typeof ask>[0], Scripted]>([
    ['a chat', OPENAI, chat({ content: null, refusal: "I'm sorry, I can't help with that." })],
    [
      'Gemini',
      GOOGLE,
      sent({
        promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
        usageMetadata: { promptTokenCount: 10 },
      }),
    ],
  ])('are a failure where they refuse: %s', async (_, way, step) => {
    expect((await ask(way, [step])).code).toBe('model_failed')
  })
})
