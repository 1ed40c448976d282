/** Milliseconds; a function has 150 s on the smallest hosted plan. */

/** From a request's arrival to its outline. What is left of the function's time is for the ledger and the answer. */
export const RUN_TIMEOUT_MS = 140_000

/** Longer than any run, so that who waits for one sees its end. */
export const MOST_WAITING_MS = 145_000

/** How often a run tells the ledger that it is alive. Its lease is a minute: three words may be lost. */
export const RENEWAL_MS = 15_000
