/** The settings of a function, by name: its secrets where it is hosted. */
export type Env = Readonly<Record<string, string | undefined>>
