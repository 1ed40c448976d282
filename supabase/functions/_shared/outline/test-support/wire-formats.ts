import type { AiProvider } from '../engines/ai/providers.ts'

/** Why an answer ends: it is whole, its length is used up, or the model refuses the subject. */
export type Finish = 'stop' | 'length' | 'refusal'

const REASONS = {
  'openai-compatible': { stop: 'stop', length: 'length', refusal: 'content_filter' },
  google: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' },
} as const satisfies Record<AiProvider, Record<Finish, string>>

const PIECE = 120

/** An answer as it comes in one piece. `asTool`: where the schema was given as a tool (Anthropic). */
export function whole(
  provider: AiProvider,
  text: string,
  finish: Finish,
  asTool: boolean,
): unknown {
  const reason = REASONS[provider][finish]
  if (provider === 'google') {
    return {
      candidates: [
        { content: { role: 'model', parts: [{ text }] }, finishReason: reason, index: 0 },
      ],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
    }
  }
  if (provider === 'anthropic') {
    const tool = asTool && finish === 'stop'
    return {
      ...anthropicMessage(),
      content: [tool ? { ...toolUse(), input: JSON.parse(text) } : { type: 'text', text }],
      stop_reason: tool ? 'tool_use' : reason,
      usage: { input_tokens: 10, output_tokens: 20 },
    }
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  }
}

/** The same as server-sent events. */
export function streamed(
  provider: AiProvider,
  text: string,
  finish: Finish,
  asTool: boolean,
): string[] {
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? ['']
  const reason = REASONS[provider][finish]
  if (provider === 'google') {
    const candidates = pieces.map((part, index) => ({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: part }] },
          ...(index === pieces.length - 1 ? { finishReason: reason } : {}),
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
    }))
    return candidates.map((data) => event(data))
  }
  if (provider === 'anthropic') return anthropicStream(pieces, reason, asTool)
  const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' }
  return [
    ...pieces.map((content) =>
      event({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content } }] }),
    ),
    event({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
    event({
      ...chunk,
      choices: [],
      usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
    }),
    'data: [DONE]\n\n',
  ]
}

function anthropicStream(pieces: readonly string[], reason: string, asTool: boolean): string[] {
  const named = (data: { type: string } & Record<string, unknown>) => event(data, data.type)
  const start = asTool ? { ...toolUse(), input: {} } : { type: 'text', text: '' }
  return [
    named({
      type: 'message_start',
      message: { ...anthropicMessage(), usage: { input_tokens: 10, output_tokens: 1 } },
    }),
    named({ type: 'content_block_start', index: 0, content_block: start }),
    ...pieces.map((text) =>
      named({
        type: 'content_block_delta',
        index: 0,
        delta: asTool
          ? { type: 'input_json_delta', partial_json: text }
          : { type: 'text_delta', text },
      }),
    ),
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'message_delta',
      delta: { stop_reason: asTool && reason === 'end_turn' ? 'tool_use' : reason },
      usage: { output_tokens: 20 },
    }),
    named({ type: 'message_stop' }),
  ]
}

function anthropicMessage() {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [],
    stop_reason: null,
    stop_sequence: null,
  }
}

function toolUse() {
  return { type: 'tool_use', id: 'toolu_1', name: 'json' }
}

function event(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}
