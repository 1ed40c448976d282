import { describe, expect, it } from 'vitest'
import { secretKey } from './service-client.ts'

describe('secretKey', () => {
  it.each([
    ['keys by name', { SUPABASE_SECRET_KEYS: '{"other":"sb_o","default":"sb_d"}' }, 'sb_d'],
    ['one key of another name', { SUPABASE_SECRET_KEYS: '{"backend":"sb_b"}' }, 'sb_b'],
    ['a single key', { SUPABASE_SECRET_KEY: 'sb_single' }, 'sb_single'],
    ['the older kind', { SUPABASE_SERVICE_ROLE_KEY: 'eyJ' }, 'eyJ'],
    [
      'both kinds',
      { SUPABASE_SECRET_KEYS: '{"default":"sb_d"}', SUPABASE_SERVICE_ROLE_KEY: 'eyJ' },
      'sb_d',
    ],
    [
      'no key of the new kind yet',
      { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: 'eyJ' },
      'eyJ',
    ],
    ['no JSON', { SUPABASE_SECRET_KEYS: 'sb_x', SUPABASE_SERVICE_ROLE_KEY: 'eyJ' }, 'eyJ'],
    ['nothing', {}, ''],
  ])('reads %s', (_, env, key) => {
    expect(secretKey(env)).toBe(key)
  })
})
