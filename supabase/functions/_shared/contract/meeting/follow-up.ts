/** Looking back at the challenge of the last meeting, in minutes of the new one, and in whole weeks. */
export const FOLLOW_UP = {
  minutes: 5,
  /** The shortest meeting that has the time for it. */
  from: 20,
  /** After so many weeks nobody remembers: it is offered, and not set. */
  weeks: 6,
} as const
