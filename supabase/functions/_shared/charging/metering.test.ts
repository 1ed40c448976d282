import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { Database } from '../contract/database.types.ts'
import { createMetering } from './metering.ts'

it('stores no character that Postgres has none for, wherever it stands', async () => {
  let sent = ''
  const client = createClient<Database>('http://localhost', 'key', {
    global: {
      fetch: async (_, init) => {
        if (typeof init?.body === 'string') sent = init.body
        return Response.json(true)
      },
    },
  })
  const result = { outline: 'gra\u0000ça 😀', input: { groupProfile: 'jovens\ud83d' } }
  await createMetering(client).commit({ id: 'r1', attempt: 1 }, result, {
    historyTitle: 'Esboço',
    paid: false,
  })
  expect(JSON.parse(sent)).toMatchObject({
    p_result: { outline: 'graça 😀', input: { groupProfile: 'jovens' } },
  })
})
