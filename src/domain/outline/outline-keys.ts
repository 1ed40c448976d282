/** The key under which whole outlines of a user are read, by their own id or by that of the request behind them. */
export const wholeOutlinesKey = (userId: string) => ['outlines', userId, 'whole'] as const
