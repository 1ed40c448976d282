import type { Context } from 'hono'
import type { Queryable } from '../database/database.ts'
import type { AuthServiceInside } from './service.ts'

const ADMIN_USERS = /^\/auth\/v1\/admin\/users(?:\/(?<id>[0-9a-f-]{36}))?$/
const PAGE_SIZE = 50

export interface AdminOptions {
  database: Queryable
  secretKey: string
}

/**
 * Answers `/auth/v1/admin/users`: list, read and delete, with the secret key only, as GoTrue does.
 * Null when the request is for something else.
 */
export async function answerAdmin(
  c: Context,
  service: AuthServiceInside,
  { database, secretKey }: AdminOptions,
): Promise<Response | null> {
  const url = new URL(c.req.url)
  if (!url.pathname.startsWith('/auth/v1/admin')) return null
  if (c.req.header('apikey') !== secretKey) {
    return c.json({ code: 403, error_code: 'not_admin', msg: 'User not allowed' }, 403)
  }
  const match = ADMIN_USERS.exec(url.pathname)
  const id = match?.groups?.['id']
  if (match === null) return null
  if (id === undefined) {
    return c.req.method === 'GET' ? listUsers(c, url.searchParams, service, database) : null
  }
  if (c.req.method !== 'GET' && c.req.method !== 'DELETE') return null
  if ((await service.repo.findUserById(id)) === null) {
    return c.json({ code: 404, error_code: 'user_not_found', msg: 'User not found' }, 404)
  }
  if (c.req.method === 'GET') return c.json(await service.getUser(id))
  await database.query('delete from auth.users where id = $1', [id])
  return c.json({})
}

async function listUsers(
  c: Context,
  query: URLSearchParams,
  service: AuthServiceInside,
  database: Queryable,
): Promise<Response> {
  const perPage = Number(query.get('per_page')) || PAGE_SIZE
  const page = Number(query.get('page')) || 1
  const [total] = await database.query<{ count: number }>(
    'select count(*)::int as count from auth.users',
  )
  const rows = await database.query<{ id: string }>(
    'select id from auth.users order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  )
  const users = await Promise.all(rows.map(({ id }) => service.getUser(id)))
  c.header('x-total-count', String(total?.count ?? 0))
  return c.json({ users, aud: 'authenticated' })
}
