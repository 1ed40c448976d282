import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/functions/_shared/contract/database.types.ts'
import { startEndpoint } from '../../supabase/functions/_shared/outline/test-support/scripted-endpoint.ts'
import {
  honestAnswer,
  sermonInput,
} from '../../supabase/functions/_shared/outline/test-support/sermon.ts'
import { streamed } from '../../supabase/functions/_shared/outline/test-support/wire-formats.ts'
import { SENTENCES } from '../../supabase/functions/generate-outline/handler.test-support.ts'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { platformEnv } from '../../supabase/local/functions/env.ts'
import { LOCAL_KEYS } from '../../supabase/local/keys.ts'
import { startNativePostgres } from '../../supabase/tests/native-postgres.ts'
import { freePort } from '../free-port.ts'
import type { Bench, Measurement } from './bench.ts'
import { denoCommand } from './deno.ts'

const PEOPLE = 50
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120)
/** For a whole outline, piece by piece; as much for a section, in one. */
const MODEL_MS = 2_000
const TRIAL = 10
const PASSWORD = 'graça e paz'
const VIDEO_ID = 'load-sermon'
/** Of the samples of the heap: those before it are the programs' own growth to their working size. */
const WARM = 1 / 3

/**
 * Fifty people for two minutes: they log in, ask what is left, have an outline made by a model that takes its time, look
 * at their history and ask for another version of a section. Postgres is native; the functions run in Deno, from their
 * `index.ts`, and ask a scripted model over HTTP; auth and REST are the embedded backend's, which has this process with
 * the fifty people. So the times are those of this machine and of that backend; exact has to be what is charged.
 */
export const bench: Bench = async () => {
  const server = await startNativePostgres()
  const backend = await startBackend({
    database: { driver: 'postgres', url: server.url, maxConnections: 30 },
  })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const api = await listen(backend, port)
  const model = await startModel()
  const functions = await startFunctions(origin, model.baseUrl)
  try {
    return await measure({ backend, origin, functions, model })
  } finally {
    functions.child.kill()
    await model.stop()
    api.closeAllConnections()
    api.close()
    await backend.close()
    await server.stop()
  }
}

async function listen(backend: Backend, port: number): Promise<Server> {
  const answer = getRequestListener((request) => backend.fetch(request), {
    overrideGlobalObjects: false,
  })
  const api = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    api.listen(port, '127.0.0.1', resolve)
  })
  return api
}

/** A model that says of the same sermon the same outline, each time with another icebreaker. */
async function startModel() {
  let asked = 0
  const say = () => {
    asked += 1
    const answer = honestAnswer()
    answer.sections[0]!.blocks[0]!.text = `Conte uma volta para casa, a de número ${asked}.`
    return answer
  }
  const pieces = streamed('openai-compatible', JSON.stringify(say()), 'stop', false).length
  const endpoint = await startEndpoint(({ body }) => {
    // it remembers every request, which would be told as a growing heap
    endpoint.asked.length = 0
    return { say: say(), pauseMs: body['stream'] === true ? MODEL_MS / pieces : MODEL_MS }
  })
  return { ...endpoint, count: () => asked - 1 }
}

type Functions = {
  origin: string
  child: ChildProcess
  heap: number[]
  events: Map<string, number>
}

async function startFunctions(origin: string, baseUrl: string): Promise<Functions> {
  const functions = new URL('../../supabase/functions/', import.meta.url)
  const [deno, args, options] = denoCommand('functions-in-deno.ts', {
    flags: ['--unstable-no-legacy-abort', '--allow-net', '--allow-read', '--v8-flags=--expose-gc'],
    env: {
      ...platformEnv(origin),
      SITE_URL: origin,
      AI_BASE_URL: baseUrl,
      AI_MODEL: 'scripted',
      AI_API_KEY: 'k',
      FUNCTIONS_DIR: pathToFileURL(functions.pathname).href,
    },
  })
  // its stdin is how it notices that this process is gone
  const child = spawn(deno, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] })
  const heap: number[] = []
  const events = new Map<string, number>()
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Deno ended with code ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, word, value] = /^@@(\w+) (\d+)$/.exec(line) ?? []
      if (word === 'listening') resolve(value!)
      else if (word === 'heap') heap.push(Number(value) / 1e6)
      else count(events, line)
    })
  })
  return { origin: `http://127.0.0.1:${port}`, child, heap, events }
}

/** Lines of the log by event and code. */
function count(events: Map<string, number>, line: string): void {
  const [, event] = /"event":"(\w+)"/.exec(line) ?? []
  const [, code] = /"code":"(\w+)"/.exec(line) ?? []
  const name = [event ?? 'no event', code].filter(Boolean).join(' ')
  events.set(name, (events.get(name) ?? 0) + 1)
}

type Stage = {
  backend: Backend
  origin: string
  functions: Functions
  model: { count: () => number }
}
type Answer = { success: boolean; code?: string }

async function measure({ backend, origin, functions, model }: Stage): Promise<Measurement[]> {
  await seedSermon(backend)
  const clientWith = () =>
    createClient<Database>(origin, LOCAL_KEYS.publishable, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    })
  const stranger = clientWith()
  for (let index = 0; index < PEOPLE; index += 1) {
    const { error } = await stranger.auth.signUp({ email: email(index), password: PASSWORD })
    if (error) throw error
  }
  await backend.database.query('update auth.users set email_confirmed_at = now()')

  const times: Record<string, number[]> = {}
  const problems: string[] = []
  const timed = async <Result>(step: string, work: () => PromiseLike<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await work()
    ;(times[step] ??= []).push(performance.now() - begun)
    return result
  }

  const end = Date.now() + SECONDS * 1000
  async function live(index: number): Promise<{ made: number; rewritten: number }> {
    const client = clientWith()
    const { data, error } = await timed('log in', () =>
      client.auth.signInWithPassword({ email: email(index), password: PASSWORD }),
    )
    if (error) throw error
    const { user, session } = data
    const call = async (name: string, accept: string, body: object): Promise<Answer> => {
      const response = await fetch(`${functions.origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.access_token}`, accept },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      const result = /event: result\ndata: (.+)/.exec(text)?.[1] ?? text
      return JSON.parse(result) as Answer
    }
    let made = 0
    let rewritten = 0
    while (Date.now() < end) {
      const usage = await timed('usage', () =>
        client.rpc('can_make_request', { user_uuid: user.id }),
      )
      const requestId = randomUUID()
      const step = made < TRIAL ? 'generate' : 'generate, refused'
      const answer = await timed(step, () =>
        call('generate-outline', 'text/event-stream', {
          url: `https://www.youtube.com/watch?v=${VIDEO_ID}`,
          outlineType: 'celula',
          duration: 60,
          groupProfile: 'Casais jovens',
          requestId,
        }),
      )
      const history = await timed('history', () =>
        client.from('generated_outlines').select('id, title').order('created_at'),
      )
      if (answer.success) made += 1
      else if (answer.code !== 'limit_reached') problems.push(`generate ${answer.code}`)
      if (usage.error) problems.push(`usage ${usage.error.message}`)
      if (history.data?.length !== made) problems.push('history')
      if (answer.success) {
        const section = await timed('rewrite', () =>
          call('rewrite-section', 'application/json', {
            requestId,
            section: 'Quebra-gelo',
            current: '',
          }),
        )
        if (section.success) rewritten += 1
        else problems.push(`rewrite ${section.code}`)
      }
      await sleep(500)
    }
    return { made, rewritten }
  }

  const own: number[] = []
  const collect = collector()
  const watching = setInterval(() => {
    collect()
    own.push(process.memoryUsage().heapUsed / 1e6)
  }, 5_000)
  const lives = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => live(index)))
  clearInterval(watching)
  for (const problem of new Set(problems)) console.error(problem)
  console.log(Object.fromEntries(functions.events))

  const [ledger] = await backend.database.query<{ wrong: number; rewrites: number }>(
    `select count(*) filter (where committed <> $1 or open <> 0 or outlines <> $1)::int as wrong,
            sum(rewrites)::int as rewrites
     from (select user_id, count(*) filter (where state = 'committed') as committed,
                  count(*) filter (where state = 'reserved') as open, sum(rewrites) as rewrites,
                  (select count(*) from public.generated_outlines o where o.user_id = g.user_id) as outlines
           from public.generation_requests g group by user_id) as by_user`,
    [TRIAL],
  )
  const rewritten = lives.reduce((sum, life) => sum + life.rewritten, 0)
  return [
    { what: 'errors', value: problems.length, unit: '', goal: 0 },
    {
      what: `people who did not get exactly ${TRIAL}`,
      value: lives.filter(({ made }) => made !== TRIAL).length,
      unit: '',
      goal: 0,
    },
    { what: '  of whom the ledger says otherwise', value: ledger!.wrong, unit: '', goal: 0 },
    {
      what: 'rewrites counted, less those that came',
      value: Math.abs(ledger!.rewrites - rewritten),
      unit: '',
      goal: 0,
    },
    { what: 'outlines and rewrites', value: PEOPLE * TRIAL + rewritten, unit: '' },
    { what: 'questions to the model', value: model.count(), unit: '' },
    ...Object.entries(times).flatMap(([step, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
      const ofModel =
        step === 'generate' || step === 'rewrite' ? `, of which the model ${MODEL_MS}` : ''
      return [
        { what: `${step}: p50${ofModel}`, value: at(0.5), unit: 'ms' },
        { what: `${step}: p95`, value: at(0.95), unit: 'ms' },
      ]
    }),
    ...heapRows('the functions (Deno)', functions.heap),
    ...heapRows('backend and people (Node)', own),
  ]
}

const email = (index: number) => `p${index}@exemplo.com.br`

async function seedSermon(backend: Backend): Promise<void> {
  const { cues } = sermonInput().transcript
  // on its own it is too short for the webhook
  const more = SENTENCES.map((text, i) => ({ start: 4000 + i * 20, end: 4018 + i * 20, text }))
  await backend.database.query(
    `insert into public.video_transcripts (video_id, language, title, cues, source, duration_seconds)
     values ($1, 'pt', 'O pai que corre', $2, 'demo', 4200)`,
    [VIDEO_ID, JSON.stringify([...cues, ...more])],
  )
}

/** What the collector leaves, at the beginning and at the end of what came after the warming up. */
function heapRows(whose: string, samples: readonly number[]): Measurement[] {
  const warm = samples.slice(Math.floor(samples.length * WARM))
  const [first = Number.NaN] = warm
  return [
    { what: `heap of ${whose}, warm`, value: first, unit: 'MB' },
    {
      what: '  at the end to that',
      value: (warm.at(-1) ?? Number.NaN) / first,
      unit: 'x',
      goal: 1.1,
    },
  ]
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
