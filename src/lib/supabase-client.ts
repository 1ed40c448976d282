import { AuthClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@contract/database.types'

export type Supabase = Pick<PostgrestClient<Database>, 'from' | 'rpc'> & {
  auth: InstanceType<typeof AuthClient>
  functions: FunctionsClient
}

type AuthOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>

/**
 * What `createClient` of supabase-js puts together, from the same parts, without those that this product does not use:
 * files and live channels are 25 kB of gzip.
 */
export function createSupabase(url: string, key: string, options: AuthOptions): Supabase {
  const at = (service: string) => new URL(`${service}/v1`, url.replace(/\/*$/, '/')).href
  const auth = new AuthClient({
    url: at('auth'),
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    ...options,
  })

  /** As whoever is logged in. The key in place of a session is for the database: functions take it as `apikey` alone. */
  const fetchAs =
    (stranger: string | null): typeof fetch =>
    async (input, init) => {
      const { data } = await auth.getSession()
      const bearer = data.session?.access_token ?? stranger
      const headers = new Headers(init?.headers)
      headers.set('apikey', key)
      if (bearer !== null && !headers.has('Authorization')) {
        headers.set('Authorization', `Bearer ${bearer}`)
      }
      return fetch(input, { ...init, headers })
    }

  const rest = new PostgrestClient<Database>(at('rest'), { schema: 'public', fetch: fetchAs(key) })
  // a key of the old kind is a token that functions take as well
  const isToken = !key.startsWith('sb_')
  return {
    auth,
    functions: new FunctionsClient(at('functions'), { customFetch: fetchAs(isToken ? key : null) }),
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
  }
}
