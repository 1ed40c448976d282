/**
 * What is missing or wrong in a deployed product, in words: `npm run doctor -- production.env [address]`.
 *
 * Reads the names of docs/deploy.md from that file (production.env where none is given) and, over it, from the
 * environment. Ends with 1 where something is to be done.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { examine } from './doctor.ts'
import { environmentOf } from './environment.ts'

const args = process.argv.slice(2)
const address = args.find((argument) => /^https?:/.test(argument))
const file = args.find((argument) => argument !== address) ?? 'production.env'
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

const findings = await examine(environmentOf({ ...fromFile, ...process.env }, address))
const lines = findings.map((one) =>
  one.ok ? `ok     ${one.name}` : `WRONG  ${one.name}\n       ${one.todo}`,
)
const wrong = findings.filter(({ ok }) => !ok).length
process.stdout.write(`${lines.join('\n')}\n\n${findings.length - wrong} ok, ${wrong} to do\n`)
process.exitCode = wrong > 0 ? 1 : 0
