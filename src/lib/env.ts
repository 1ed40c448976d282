type Env = {
  /** Without a trailing slash. The embedded backend answers under the page's own origin. */
  supabaseUrl: string
  supabaseAnonKey: string
  /** Where outlines are made. Our own function unless an external automation is configured. */
  outlineWebhookUrl: string
}

/** The settings of this build. Read when needed, not at start: pages are also rendered where there is no window. */
export function env(): Env {
  const supabaseUrl = (import.meta.env.VITE_SUPABASE_URL || window.location.origin).replace(
    /\/+$/,
    '',
  )
  return {
    supabaseUrl,
    supabaseAnonKey:
      import.meta.env.VITE_SUPABASE_ANON_KEY || import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || '',
    outlineWebhookUrl:
      import.meta.env.VITE_OUTLINE_WEBHOOK_URL || `${supabaseUrl}/functions/v1/generate-outline`,
  }
}
