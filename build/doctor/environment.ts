/** Names and values as the operator gives them to the build, the functions and the CLI. */
export type Values = Readonly<Record<string, string | undefined>>

export type Environment = {
  values: Values
  /** Origins without a slash at the end; empty where not given. */
  siteUrl: string
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Of the operator's Supabase account: for what only the dashboard knows. */
  accessToken: string
  managementUrl: string
}

/** @param address of the site, where it is another than SITE_URL says */
export function environmentOf(values: Values, address?: string): Environment {
  const first = (...names: string[]) =>
    names.map((name) => values[name]?.trim()).find((value) => value) ?? ''
  const plain = (url: string) => url.replace(/\/+$/, '')
  return {
    values,
    siteUrl: plain(address ?? first('SITE_URL', 'VITE_SITE_URL')),
    supabaseUrl: plain(first('VITE_SUPABASE_URL', 'SUPABASE_URL')),
    publishableKey: first('VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_PUBLISHABLE_KEY'),
    secretKey: first('SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
    accessToken: first('SUPABASE_ACCESS_TOKEN'),
    managementUrl: plain(first('SUPABASE_API_URL') || 'https://api.supabase.com'),
  }
}

/** What Supabase calls the project: the first part of its address, or SUPABASE_PROJECT_ID behind a domain of one's own. */
export function projectRef({ values, supabaseUrl }: Environment): string {
  return values['SUPABASE_PROJECT_ID'] || new URL(supabaseUrl).hostname.split('.', 1)[0] || ''
}
