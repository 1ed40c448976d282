/**
 * The same function, which works once for each object that it is asked about and remembers what came of it as long as that
 * object lives: for what several readers of a speech need and none of them changes.
 */
export function oncePer<About extends WeakKey, Made>(
  make: (about: About) => Made,
): (about: About) => Made {
  const made = new WeakMap<About, { result: Made }>()
  return (about) => {
    const known = made.get(about) ?? { result: make(about) }
    made.set(about, known)
    return known.result
  }
}
