import { expect, it, onTestFinished, vi } from 'vitest'
import { createSupabase } from './supabase-client'

const PUBLISHABLE = 'sb_publishable_do_projeto'
const OF_THE_OLD_KIND = 'eyJhbGciOiJIUzI1NiJ9.e30.x'

/** What a stranger's call is sent as: its address, and who it says it is from. */
async function sent(key: string, call: (client: ReturnType<typeof createSupabase>) => unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await call(
    createSupabase('https://projeto.supabase.co/', key, {
      storageKey: `key-${key}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    }),
  )
  const [[address, init] = []] = fetched.mock.calls
  const headers = new Headers(init?.headers)
  const url = address instanceof Request ? address.url : String(address)
  return { url, apikey: headers.get('apikey'), bearer: headers.get('Authorization') }
}

it('asks the database with the key, where nobody is logged in', async () => {
  expect(await sent(PUBLISHABLE, (client) => client.from('groups').select('id'))).toEqual({
    url: 'https://projeto.supabase.co/rest/v1/groups?select=id',
    apikey: PUBLISHABLE,
    bearer: `Bearer ${PUBLISHABLE}`,
  })
})

it.each([
  [PUBLISHABLE, null],
  [OF_THE_OLD_KIND, `Bearer ${OF_THE_OLD_KIND}`],
])('calls a function with the key %s as what it is', async (key, bearer) => {
  expect(await sent(key, (client) => client.functions.invoke('video-preview'))).toEqual({
    url: 'https://projeto.supabase.co/functions/v1/video-preview',
    apikey: key,
    bearer,
  })
})
