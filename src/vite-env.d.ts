interface ImportMetaEnv {
  /** Another one when the shape of persisted answers may have changed: `build/stored-shapes.ts`. */
  readonly STORED_SHAPES: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** The same, under the name that Supabase gives it now. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  readonly VITE_OUTLINE_WEBHOOK_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_EXAMPLES_PDF_URL?: string
  readonly VITE_GA_MEASUREMENT_ID?: string
  readonly VITE_TURNSTILE_SITE_KEY?: string
  readonly VITE_SENTRY_DSN?: string
  readonly VITE_STRIPE_PIX?: string
  readonly VITE_VAPID_PUBLIC_KEY?: string
}
