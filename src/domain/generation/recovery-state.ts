export type Recovery = {
  /** Requests of this device that no tab is working on and whose end is awaited. */
  waiting: number
  /** Outlines that are being made in another tab or on another device. */
  elsewhere: number
  /** Outlines of this device that the history would not take. */
  unsaved: number
}

export const recoveryKey = (userId: string) => ['recovery', userId] as const
