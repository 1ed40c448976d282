import { inspect } from 'node:util'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/** A connection of `@supabase/lite`, over PGlite or over a native Postgres. */
export type LiteConnection = PgliteConnection | PostgresConnection

const TIMESTAMPTZ = 1184
const TIMESTAMP = 1114
const NUMERIC = 1700
const JSONB = 3802

const isoDateTime = (text: string): string => text.replace(' ', 'T')
const isoInstant = (text: string): string => isoDateTime(text).replace(/([+-]\d\d)$/, '$1:00')

/**
 * PGlite parsers that render values as PostgREST does, which lets Postgres turn rows into JSON:
 * `2026-11-20T20:35:26.015+00:00`, and numeric as a number.
 */
export const pgliteParsers = {
  [TIMESTAMPTZ]: isoInstant,
  [TIMESTAMP]: isoDateTime,
  [NUMERIC]: Number,
}

const unchanged = (value: string): string => value

/**
 * The same rendering for postgres.js. `jsonb` is here because lite hands over auth metadata already
 * as JSON text, which postgres.js would store as one JSON string.
 */
export const postgresTypes = {
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: unchanged, parse: isoInstant },
  timestamp: { to: TIMESTAMP, from: [TIMESTAMP], serialize: unchanged, parse: isoDateTime },
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: Number },
  jsonb: {
    to: JSONB,
    from: [JSONB],
    serialize: (value: unknown): string =>
      typeof value === 'string' && /^[{["]/.test(value) ? value : JSON.stringify(value),
    parse: (text: string): unknown => JSON.parse(text),
  },
}

/**
 * SQLSTATEs to which lite answers 500 `{"code":"SUP"}`, with the status PostgREST gives them
 * (https://docs.postgrest.org/en/stable/references/errors.html).
 */
const STATUS_BY_SQLSTATE: Readonly<Record<string, number>> = {
  '23502': 400,
  '23514': 400,
  '23P01': 400,
  P0001: 400,
  P0002: 400,
  P0003: 400,
  P0004: 400,
  '28P01': 403,
  '40001': 500,
  '40P01': 500,
  '57014': 500,
}

interface DatabaseErrorFields {
  code?: string
  message?: string
  detail?: string | null
  details?: string | null
  hint?: string | null
}

/** PostgREST's own way for a database error to name its status and body: code `PGRST`. */
function withPostgrestStatus(error: unknown): unknown {
  const fields = (error ?? {}) as DatabaseErrorFields
  const status = fields.code === undefined ? undefined : STATUS_BY_SQLSTATE[fields.code]
  if (status === undefined) return error
  return {
    code: 'PGRST',
    message: JSON.stringify({
      code: fields.code,
      message: fields.message,
      details: fields.detail ?? fields.details ?? null,
      hint: fields.hint ?? null,
    }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

/** Lite logs every refused request with its parameters; this leaves one line, without what users wrote. */
function withShortLog(answered: unknown, cause: unknown): unknown {
  if (typeof answered !== 'object' || answered === null) return answered
  const { code = '', message = '' } = (cause ?? {}) as DatabaseErrorFields
  return Object.defineProperty(answered, inspect.custom, {
    value: () => `[rest] ${code} ${message}`,
  })
}

/**
 * Makes a connection of lite 0.10.0 keep a hosted project's semantics:
 * - lite re-grants ALL on every table at the first request of each process, so that a revoked column
 *   becomes writable; the grants of the migrations are left alone instead;
 * - database errors carry PostgREST's status and body.
 */
export function patchConnection<Connection extends LiteConnection>(
  connection: Connection,
): Connection {
  const normalize = connection.normalizeDbError.bind(connection)
  return Object.assign(connection, {
    ensureRlsContext: () => Promise.resolve(true),
    normalizeDbError: (error: unknown) => {
      const normalized = normalize(error)
      return withShortLog(withPostgrestStatus(normalized), normalized)
    },
  })
}
