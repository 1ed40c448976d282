import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { App } from '@supabase/lite'
import { createAuthMiddleware } from './auth/middleware.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database/database.ts'
import { LOCAL_KEYS } from './keys.ts'
import { createMailer, readEmailTemplates } from './mail/mailer.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'

/** The embedded backend: what a hosted project answers under `/auth/v1` and `/rest/v1`. */
export interface Backend {
  readonly database: Database
  readonly outbox: Outbox
  /** Answers a request; anything outside `/auth/v1` and `/rest/v1` is 404. */
  fetch(request: Request): Promise<Response>
  /** Origin of the running server: links in e-mails start with it, redirects to it are allowed. */
  setSiteUrl(origin: string): void
  close(): Promise<void>
}

export interface BackendOptions {
  database: DatabaseOptions
  /** File in which caught e-mails outlive a restart; in memory when not given. */
  outboxFile?: string | undefined
  /** Shortest time between two e-mails of a kind to one user; 1 second when not given. */
  maxFrequencyMs?: number
}

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SERVED = /^\/(auth|rest)\/v1(\/|$)/
const DEFAULT_ORIGIN = 'http://localhost:5173'
const MINIMUM_PASSWORD_LENGTH = 6

/** Opens the database and the routes over it. Throws what `openDatabase` throws. */
export async function startBackend({
  database: databaseOptions,
  outboxFile,
  maxFrequencyMs = 1000,
}: BackendOptions): Promise<Backend> {
  const database = await openDatabase(databaseOptions)
  const outbox = createOutbox(outboxFile)
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: LOCAL_KEYS.jwtSecret,
      jwt_expiry: 3600,
      site_url: DEFAULT_ORIGIN,
      additional_redirect_urls: [],
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
      email: { enable_signup: true, enable_confirmations: true, otp_expiry: 3600 },
    },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        middlewares: [
          createAuthMiddleware({ database, secretKey: LOCAL_KEYS.secret, maxFrequencyMs }),
        ],
      },
    },
  })
  const mailer = createMailer({
    templates: await readEmailTemplates(PROJECT_ROOT),
    outbox,
    siteUrl: () => app.config.auth?.site_url ?? DEFAULT_ORIGIN,
    userMetadata: (id) => userMetadata(database, id),
  })
  Reflect.set(app, '_mailer', mailer)
  await app.init()

  const answer = (request: Request): Promise<Response> => app.fetch(request)
  const answerInTurn = database.driver === 'pglite' ? oneAtATime(answer) : answer
  return {
    database,
    outbox,
    fetch: (request) =>
      SERVED.test(new URL(request.url).pathname)
        ? answerInTurn(request)
        : Promise.resolve(Response.json({ message: 'no Route matched' }, { status: 404 })),
    setSiteUrl(origin) {
      Object.assign(app.config.auth ?? {}, {
        site_url: origin,
        additional_redirect_urls: [`${origin}/**`, `${sameOnLoopback(origin)}/**`],
      })
    },
    close: () => database.close(),
  }
}

/**
 * PGlite has one session. Lite opens transactions on it without a lock, so that two requests at once
 * would share one transaction, and with it one role. Taking them in turn keeps them apart.
 */
function oneAtATime<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const mine = last.then(() => run(input))
    last = mine.catch(() => undefined)
    return mine
  }
}

function sameOnLoopback(origin: string): string {
  return origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost')
}

async function userMetadata(database: Database, id: string): Promise<Record<string, unknown>> {
  const [row] = await database.query<{ data: Record<string, unknown> | null }>(
    'select raw_user_meta_data as data from auth.users where id = $1',
    [id],
  )
  return row?.data ?? {}
}

/** Where the files of a data folder lie: the cluster and, beside it, caught e-mails and simulated payments. */
export function dataPaths(dataDir: string): { cluster: string; outbox: string; stripe: string } {
  return {
    cluster: path.join(dataDir, 'pgdata'),
    outbox: path.join(dataDir, 'mail.json'),
    stripe: path.join(dataDir, 'stripe.json'),
  }
}
