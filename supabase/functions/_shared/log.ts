/** One line of JSON per event. Never a name, an address, a transcript or an outline. */
export type Log = (event: string, fields?: Record<string, unknown>) => void

/** Writes to the console, which the hosted platform and the embedded backend collect. Never throws. */
export function createLog(functionName: string, write: (line: string) => void): Log {
  return quiet((event, fields) =>
    write(JSON.stringify({ function: functionName, event, ...fields })),
  )
}

/** The same log, except that what cannot be written is lost: it must not take the place of what was to be logged. */
export function quiet(log: Log): Log {
  return (event, fields) => {
    try {
      log(event, fields)
    } catch {
      // there is nowhere left to tell it
    }
  }
}

/** What may be logged of an error: its kind and message, with those of its cause. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error))
    return { error: typeof error === 'string' ? error : 'not an Error' }
  const own = { error: `${error.name}: ${error.message}` }
  return error.cause === undefined ? own : { ...own, cause: errorFields(error.cause).error }
}
