import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type Backend, startBackend } from '../backend.ts'
import { LOCAL_KEYS } from '../keys.ts'
import type { CaughtMail } from '../mail/outbox.ts'

/** A running backend for the contract tests: real HTTP, a database in memory, tables of its own. */
export interface ContractServer {
  readonly url: string
  readonly backend: Backend
  /** A client like the browser's, without stored session. */
  client(key?: string): SupabaseClient
  /** Signs up, confirms by the mail's link and signs in. */
  signedIn(email: string): Promise<{ client: SupabaseClient; id: string }>
  /** Mails to an address, newest first. */
  mailsTo(email: string): CaughtMail[]
  /** Has the server open the link of a mail (see serverLink), without following it: where it leads. */
  open(link: string): Promise<{ status: number; location: URL }>
  close(): Promise<void>
}

export const PASSWORD = 'segredo123'

/** Starts a server on a free port of 127.0.0.1. */
export async function startContractServer(
  options: { maxFrequencyMs?: number } = {},
): Promise<ContractServer> {
  const migrationsDir = fileURLToPath(new URL('fixture/', import.meta.url))
  const backend = await startBackend({
    database: { driver: 'pglite', migrationsDir },
    maxFrequencyMs: options.maxFrequencyMs ?? 0,
  })
  const listener = getRequestListener((request) => backend.fetch(request), {
    overrideGlobalObjects: false,
  })
  const server = createServer((req, res) => void listener(req, res))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  backend.setSiteUrl(url)

  const client = (key: string = LOCAL_KEYS.publishable): SupabaseClient =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
  const mailsTo = (email: string): CaughtMail[] =>
    backend.outbox.list().filter((mail) => mail.to === email)
  const open = async (link: string): Promise<{ status: number; location: URL }> => {
    const response = await fetch(serverLink(link), { redirect: 'manual' })
    await response.arrayBuffer()
    return { status: response.status, location: new URL(response.headers.get('location') ?? url) }
  }

  return {
    url,
    backend,
    client,
    mailsTo,
    open,
    async signedIn(email) {
      const user = client()
      await user.auth.signUp({ email, password: PASSWORD })
      await open(mailsTo(email)[0]?.link ?? '')
      const { data, error } = await user.auth.signInWithPassword({ email, password: PASSWORD })
      if (error) throw error
      return { client: user, id: data.user.id }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
    },
  }
}

/**
 * The server's own link (`ConfirmationURL`) to what the link of a mail is for. Ours leads to the app; this one is used
 * up by being opened, and leads to the app with a session in the fragment (AUTH-5).
 */
export function serverLink(link: string): string {
  const page = new URL(link)
  const url = new URL('/auth/v1/verify', page.origin)
  url.searchParams.set('token', page.searchParams.get('token_hash') ?? '')
  url.searchParams.set('type', page.searchParams.get('type') ?? '')
  page.searchParams.delete('token_hash')
  page.searchParams.delete('type')
  url.searchParams.set('redirect_to', page.href)
  return url.href
}

/** What an error of supabase-js says, as a plain object to compare. */
export function said(error: unknown): Record<string, unknown> | null {
  if (error === null || error === undefined) return null
  const { name, status, code, message } = error as Record<string, unknown>
  return { name, status, code, message }
}
