// Runs in Deno: one process that serves every function of FUNCTIONS_DIR as hosted Supabase does.

export type Handler = (request: Request) => Response | Promise<Response>

const functionsDir = Deno.env.get('FUNCTIONS_DIR') ?? ''
const PATH = /^\/functions\/v1\/(?<name>[a-zA-Z0-9][\w-]*)(?<rest>\/.*)?$/
const CORS = { 'access-control-allow-origin': '*' }

const serve = Deno.serve
const loaded = new Map<string, Promise<Handler>>()
let captured: Handler | undefined
let lastLoad: Promise<unknown> = Promise.resolve()

// Every index.ts calls Deno.serve(handler): its handler is kept instead of opening a port of its own.
Object.assign(Deno, {
  serve: (...args: unknown[]) => {
    captured = args.map(asHandler).find((handler) => handler !== undefined)
    return {
      finished: new Promise(() => {}),
      shutdown: () => Promise.resolve(),
      ref() {},
      unref() {},
    }
  },
})

function asHandler(argument: unknown): Handler | undefined {
  if (typeof argument === 'function') return argument as Handler
  return (argument as { handler?: Handler } | null)?.handler
}

// One import at a time, so that a captured handler belongs to the function being imported.
function load(name: string): Promise<Handler> {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const loading = lastLoad.then(async () => {
    captured = undefined
    await import(new URL(`${name}/index.ts`, functionsDir).href)
    if (captured === undefined) throw new Error(`${name}/index.ts did not call Deno.serve`)
    return captured
  })
  lastLoad = loading.catch(() => loaded.delete(name))
  loaded.set(name, loading)
  return loading
}

async function exists(name: string): Promise<boolean> {
  try {
    return (await Deno.stat(new URL(`${name}/index.ts`, functionsDir))).isFile
  } catch {
    return false
  }
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { name, rest } = PATH.exec(url.pathname)?.groups ?? {}
  if (name === undefined || !(await exists(name))) {
    return Response.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404, headers: CORS },
    )
  }
  // What the hosted runtime shows to a function as its path.
  url.pathname = `/${name}${rest ?? ''}`
  let handler: Handler
  try {
    handler = await load(name)
  } catch (error) {
    console.error(`${name}:`, error)
    return Response.json(
      { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
      { status: 503, headers: CORS },
    )
  }
  try {
    return await handler(new Request(url, request))
  } catch (error) {
    console.error(`${name}:`, error)
    return Response.json(
      { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
      { status: 500, headers: CORS },
    )
  }
}

serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log(`@@listening ${port}`),
  },
  answer,
)

// The parent holds the other end of stdin: it closes when the parent is gone, however it went.
for await (const _ of Deno.stdin.readable) continue
Deno.exit(0)
