/**
 * npm run bench            every bench of this folder
 * npm run bench -- NAME…   those of the files NAME.bench.ts
 *
 * One table in the end; status 1 where a goal was missed or a bench failed. Never part of `npm test`: figures of a
 * busy machine prove nothing.
 */
import { readdirSync } from 'node:fs'
import { type Bench, isMissed, type Measurement } from './bench.ts'

const SUFFIX = '.bench.ts'

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}; there are: ${known.join(', ')}`)
  process.exit(2)
}

const rows: (Measurement & { bench: string })[] = []
let failed = 0
for (const name of asked.length > 0 ? asked : known) {
  console.log(`── ${name}`)
  try {
    const { bench } = (await import(`./${name}${SUFFIX}`)) as { bench: Bench }
    for (const measurement of await bench()) rows.push({ bench: name, ...measurement })
  } catch (error) {
    failed += 1
    console.error(error)
  }
}

console.log(['', ...rows.map(lineOf)].join('\n'))
const missed = rows.filter(isMissed).length
console.log(`\n${rows.length} figures, ${missed} goals missed, ${failed} benches failed`)
process.exitCode = missed + failed > 0 ? 1 : 0

function lineOf(row: Measurement & { bench: string }): string {
  const goal = row.goal === undefined ? '' : `goal ${row.goal} ${row.unit}`
  const verdict = row.goal === undefined ? '' : isMissed(row) ? 'MISSED' : 'ok'
  return [
    row.bench.padEnd(10),
    row.what.padEnd(44),
    `${rounded(row.value)} ${row.unit}`.padStart(14),
    goal.padEnd(14),
    verdict,
  ]
    .join('  ')
    .trimEnd()
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 3)
}
