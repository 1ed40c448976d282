import { readFile } from 'node:fs/promises'

type Value = string | number | boolean

/** Values of `supabase/config.toml` by their full name: `auth.email.template.recovery.subject`. */
export type ConfigToml = ReadonlyMap<string, Value>

const SECTION = /^\[(?<name>[\w.-]+)\]$/
const ASSIGNMENT = /^(?<key>[\w-]+)\s*=\s*(?<value>.+)$/
const QUOTED = /^"(?<text>(?:[^"\\]|\\.)*)"/

/**
 * Reads the part of TOML that the embedded backend shares with the hosted project: sections with texts,
 * numbers and booleans, one to a line. Lists and everything else are passed over.
 */
export function parseConfigToml(text: string): ConfigToml {
  const values = new Map<string, Value>()
  let section = ''
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const name = SECTION.exec(line)?.groups?.['name']
    if (name !== undefined) {
      section = `${name}.`
      continue
    }
    const { key, value } = ASSIGNMENT.exec(line)?.groups ?? {}
    const parsed = value === undefined ? undefined : parseValue(value)
    if (key !== undefined && parsed !== undefined) values.set(section + key, parsed)
  }
  return values
}

/** Reads and parses a `config.toml`. */
export async function readConfigToml(file: string): Promise<ConfigToml> {
  return parseConfigToml(await readFile(file, 'utf8'))
}

function parseValue(raw: string): Value | undefined {
  const quoted = QUOTED.exec(raw)
  if (quoted) return JSON.parse(quoted[0]) as string
  const bare = raw.split('#', 1)[0]?.trim() ?? ''
  if (bare === 'true' || bare === 'false') return bare === 'true'
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined
}
