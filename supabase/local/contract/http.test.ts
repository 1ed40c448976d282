import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContractServer, startContractServer } from './server.ts'
import { LOCAL_KEYS } from '../keys.ts'

let server: ContractServer
let ana: SupabaseClient
let bruno: SupabaseClient
let anaId: string
let brunoId: string

beforeAll(async () => {
  server = await startContractServer()
  ;({ client: ana, id: anaId } = await server.signedIn('ana@exemplo.com.br'))
  ;({ client: bruno, id: brunoId } = await server.signedIn('bruno@exemplo.com.br'))
})

afterAll(() => server.close())

describe('functions of the database', () => {
  it('return rows and single rows', async () => {
    const rows = await ana.rpc('use_one', { user_uuid: anaId })
    expect(rows.data).toEqual([{ success: true, used: 1 }])
    const single = await ana.rpc('use_one', { user_uuid: anaId }).single()
    expect(single.data).toEqual({ success: true, used: 2 })
    expect((await ana.from('my_usage').select('*')).data).toEqual([{ user_id: anaId, used: 2 }])
    expect((await bruno.from('my_usage').select('*')).data).toEqual([])
  })

  it('grant exactly the allowance to parallel callers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bruno.rpc('use_one', { user_uuid: brunoId }).single()),
    )
    const granted = answers.filter(({ data }) => (data as { success: boolean }).success)
    expect(granted).toHaveLength(3)
  })

  it('search without accents through the extensions', async () => {
    await ana.from('notes').insert({ title: 'Oração da manhã' })
    const { data } = await ana.rpc('search_notes', { q: 'oracao da manha' })
    expect((data as { title: string }[]).map(({ title }) => title)).toEqual(['Oração da manhã'])
  })

  it('refuse with the status and body of PostgREST', async () => {
    const foreign = await ana.rpc('use_one', { user_uuid: brunoId })
    expect([foreign.status, foreign.error?.code, foreign.error?.message]).toEqual([
      403,
      '42501',
      'not yours',
    ])
    const visitor = await server.client().rpc('use_one', { user_uuid: anaId })
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
    const raised = await ana.rpc('refuse')
    expect(raised.status).toBe(400)
    expect(raised.error).toMatchObject({
      code: 'P0001',
      message: 'outline_not_found',
      details: 'none with this id',
      hint: 'try another',
    })
    const missing = await ana.rpc('nope')
    expect([missing.status, missing.error?.code]).toEqual([404, 'PGRST202'])
    const wrongArgument = await ana.rpc('use_one', { wrong: 1 })
    expect([wrongArgument.status, wrongArgument.error?.code]).toEqual([404, 'PGRST202'])
  })

  it('for the server alone open to the secret key alone', async () => {
    const args = { user_uuid: anaId, new_plan: 'pro' }
    const own = await ana.rpc('set_plan', args)
    expect([own.status, own.error?.code]).toEqual([403, '42501'])
    const service = await server.client(LOCAL_KEYS.secret).rpc('set_plan', args)
    expect(service.data).toMatchObject({ id: anaId, plan: 'pro' })
  })
})

describe('keys', () => {
  const ask = async (
    headers: Record<string, string>,
    path = '/rest/v1/profiles?select=id',
  ): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(server.url + path, { headers })
    return { status: response.status, body: await response.json() }
  }

  it('are required', async () => {
    expect(await ask({})).toEqual({
      status: 401,
      body: {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
    })
    const session = (await ana.auth.getSession()).data.session
    const bearerOnly = await ask({ authorization: `Bearer ${session?.access_token}` })
    expect(bearerOnly.status).toBe(401)
  })

  it('are checked', async () => {
    expect((await ask({ apikey: 'outra' })).body).toMatchObject({ message: 'Invalid API key' })
    expect(await ask({ apikey: LOCAL_KEYS.publishable })).toEqual({ status: 200, body: [] })
    const forged = await ask({
      apikey: LOCAL_KEYS.publishable,
      authorization: 'Bearer abc.def.ghi',
    })
    expect([forged.status, (forged.body as { code: string }).code]).toEqual([401, 'PGRST301'])
  })

  it('of the server are refused from a browser', async () => {
    const answer = await ask({
      apikey: LOCAL_KEYS.secret,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
    })
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: 'Forbidden use of secret API key in browser' },
    ])
  })

  it('open nothing of the system', async () => {
    for (const path of ['/_system/config', '/_system', '/', '/storage/v1/bucket']) {
      expect((await ask({ apikey: LOCAL_KEYS.secret }, path)).status).toBe(404)
    }
    const authUsers = await ask({
      apikey: LOCAL_KEYS.publishable,
      'accept-profile': 'auth',
    })
    expect([authUsers.status, (authUsers.body as { code: string }).code]).toEqual([406, 'PGRST106'])
  })
})

describe('CORS', () => {
  it('lets a page of another origin ask', async () => {
    const response = await fetch(`${server.url}/rest/v1/profiles`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4173',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey,authorization',
      },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
  })
})
