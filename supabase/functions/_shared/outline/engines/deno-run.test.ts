import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { AiProvider } from './ai/providers.ts'
import { startEndpoint } from '../test-support/scripted-endpoint.ts'
import { lyingAnswer } from '../test-support/sermon.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const MODELS: Record<AiProvider, string> = {
  'openai-compatible': 'liar',
  google: 'gemini-2.5-flash',
  anthropic: 'claude-sonnet-4-5',
}

it('writes the same outline in Deno, with every provider', { timeout: 120_000 }, async () => {
  const providers = Object.keys(MODELS) as AiProvider[]
  const endpoints = await Promise.all(
    providers.map((provider) => startEndpoint([{ say: lyingAnswer() }], provider)),
  )
  const environments = providers.map((provider, index) => ({
    AI_PROVIDER: provider,
    AI_MODEL: MODELS[provider],
    AI_API_KEY: 'sk',
    AI_BASE_URL: endpoints[index]?.baseUrl,
  }))
  const { stdout } = await promisify(execFile)(
    at('../../../../../node_modules/.bin/deno'),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      '--allow-net=127.0.0.1',
      '--allow-env',
      '--allow-sys',
      '--allow-read',
      `--config=${at('../../../deno.json')}`,
      fileURLToPath(new URL('../test-support/deno-run.ts', import.meta.url)),
      JSON.stringify(environments),
    ],
    { cwd: at('../../..') },
  )
  await Promise.all(endpoints.map((endpoint) => endpoint.stop()))
  const outlines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { shown: string[]; markdown: string })
  expect(outlines).toHaveLength(3)
  expect(new Set(outlines.map(({ markdown }) => markdown)).size).toBe(1)
  expect(outlines[0]?.markdown).toContain('## Perguntas para discussão (28 min)')
  expect(outlines[0]?.markdown).not.toContain('Hezequias')
  for (const { shown } of outlines) expect(shown.slice(0, 2)).toEqual(['icebreaker', 'summary'])
})
