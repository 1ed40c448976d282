/** A value of Stripe's form encoding: everything is text on the wire. */
type FormValue = string | FormValue[] | { [key: string]: FormValue }

export type FormObject = { [key: string]: FormValue }

/** Reads `a=1&line_items[0][price]=p&expand[]=x` as nested objects and arrays. */
export function parseForm(text: string): FormObject {
  const root: FormObject = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    put(root, [first, ...rest], value)
  }
  return withArrays(root) as FormObject
}

function put(target: FormObject, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path
  const key = head === '' ? String(Object.keys(target).length) : head
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const inner = target[key]
  const next: FormObject = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  target[key] = next
  put(next, rest, value)
}

/** Objects whose keys are 0, 1, 2 … are arrays. */
function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const)
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** A field as text; undefined when it is missing or not text. */
export function textField(form: FormObject, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

/** A field as pairs of texts, as metadata is. */
export function textMap(form: FormObject, name: string): Record<string, string> {
  const value = form[name]
  if (typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(isTextEntry))
}

function isTextEntry(entry: [string, FormValue]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/** A field as a list of texts, as expand is. */
export function textList(form: FormObject, name: string): string[] {
  const value = form[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** The object under a name, empty when it is missing. */
export function objectField(form: FormObject, name: string): FormObject {
  const value = form[name]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}
