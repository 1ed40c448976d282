/*
 * Stands for the two parts of supabase-js that this app has no use for, live channels and file storage (25 kB of
 * gzip): only what its client does with them unasked. See lighter-libraries.ts.
 */

export class RealtimeClient {
  /** Called whenever the session changes. */
  setAuth(): Promise<void> {
    return Promise.resolve()
  }
}

export class StorageApiError extends Error {}

/** Made with the client, and never asked for anything. */
export function StorageClient(): void {}
