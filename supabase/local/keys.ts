/**
 * Keys of the embedded backend. They open nothing but the data of the machine it runs on, so they are
 * the same everywhere; a hosted project has keys of its own.
 */
export const LOCAL_KEYS = {
  /** What the browser sends: role `anon` until a user signs in. */
  publishable: 'sb_publishable_localdev_0123456789abcdefghij',
  /** What the functions send: role `service_role`. */
  secret: 'sb_secret_localdev_0123456789abcdefghij',
  jwtSecret: 'local-development-only-signing-key-of-32-bytes-or-more',
} as const
