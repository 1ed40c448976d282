import { existsSync, readdirSync } from 'node:fs'
import { ask } from '../ask.ts'
import { finding, type Check } from '../finding.ts'

const FUNCTIONS = new URL('../../../supabase/functions/', import.meta.url)

/** Each is there, starts, and answers itself, where the gateway would refuse whoever comes without a login. */
export const checkFunctions: Check = ({ supabaseUrl }) => {
  const names = readdirSync(FUNCTIONS).filter((name) =>
    existsSync(new URL(`${name}/index.ts`, FUNCTIONS)),
  )
  return Promise.all(
    names.map(async (name) => {
      // a method that none of them knows: our own answer, for which nothing is done
      const answer = await ask(`${supabaseUrl}/functions/v1/${name}`, { method: 'PUT' })
      return finding(`function ${name}`, await problemOf(name, answer))
    }),
  )
}

async function problemOf(name: string, answer: Response): Promise<string | null> {
  const text = await answer.text()
  if (text.includes('"method_not_allowed"')) return null
  if (answer.status === 404) return `is not deployed: supabase functions deploy ${name}`
  if (answer.status === 401) {
    return "is behind the gateway's own login: deploy it from this folder, whose config.toml says verify_jwt = false"
  }
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
  return `does not start (${answer.status} ${code}): look at its log, and whether the deploy had all files`
}
