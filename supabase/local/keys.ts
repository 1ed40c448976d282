/**
 * Keys of the embedded backend. They open nothing but the data of the machine it runs on, so they are
 * the same everywhere; a hosted project has keys of its own.
 */
export const LOCAL_KEYS = {
  /** What the browser sends: role `anon` until a user signs in. */
  publishable: 'sb_publishable_localdev_0123456789abcdefghij',
  /** What the functions send: role `service_role`. */
  secret: 'sb_secret_localdev_0123456789abcdefghij',
  /** By which push services know who sends (VAPID). */
  vapid: {
    publicKey:
      'BJyo_4XwVLogKT2YQTz3P4bAWM5GQJWgoZNaA0axAwgZ85qt4juJ3Z0BO9pKig2yy-iwfmuua5UJGPok2uSegIw',
    privateKey: 'LzJE_TF5FsY5GQ_2i2ryNlCN2b9ZqX1OmuRfWdnCMuM',
  },
  jwtSecret: 'local-development-only-signing-key-of-32-bytes-or-more',
} as const
