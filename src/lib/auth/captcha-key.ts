/**
 * The site key of Cloudflare Turnstile. Empty where no CAPTCHA is asked for: a constant of the build, so that one without
 * it leaves out all of it. The content security policy follows it.
 */
export const TURNSTILE_SITE_KEY = import.meta.env.VITE_TURNSTILE_SITE_KEY ?? ''
