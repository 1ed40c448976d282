/** Milliseconds; a function has 150 s on the smallest hosted plan, and a reservation is leased for 300 s. */

/** From a request's arrival to its outline. What is left of the function's time is for the ledger and the answer. */
export const RUN_TIMEOUT_MS = 140_000

/** Longer than any run, so that who waits for one sees its end. */
export const MOST_WAITING_MS = 145_000
