import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bench, Measurement } from './bench.ts'
import { denoCommand } from './deno.ts'
import type { Spent } from './hostile-in-deno.ts'

const SIZE = 200_000
/** What the hosted platform gives a request of CPU is 2 s. */
const GOAL = 2
const SHOWN = 5
/** About as many words as are taken; the most characters that are taken. */
const LARGER = [330_000, 2_400_000]

/** Transcripts that are made to cost: CPU of the whole function in Deno, and whether twice the text costs more than twice. */
export const bench: Bench = async () => {
  const half = await spent(SIZE / 2)
  const whole = await spent(SIZE)
  const larger: Measurement[] = []
  for (const size of LARGER) {
    const seconds = Math.max(...(await spent(size)).map((one) => one.seconds))
    larger.push({
      what: `CPU: the worst of ${size} characters`,
      value: seconds,
      unit: 's',
      goal: GOAL,
    })
  }
  const growth = whole.map(({ name, seconds, code }, index) => {
    const before = half[index]!
    // one that was refused and one that was not have not done the same work
    return { name, ratio: before.code === code ? seconds / Math.max(before.seconds, 0.05) : 0 }
  })
  const slowest = whole.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  const steepest = growth.toSorted((a, b) => b.ratio - a.ratio).slice(0, SHOWN)
  return [
    { what: 'hostile transcripts', value: whole.length, unit: '' },
    {
      what: '  of which an outline was made',
      value: whole.filter(({ code }) => code === 'ok').length,
      unit: '',
    },
    ...larger,
    ...slowest.map(({ name, seconds }) => ({
      what: `CPU: ${name}`,
      value: seconds,
      unit: 's',
      goal: GOAL,
    })),
    ...steepest.map(({ name, ratio }) => ({
      what: `twice the text: ${name}`,
      value: ratio,
      unit: 'x',
      goal: 3,
    })),
  ]
}

async function spent(size: number): Promise<Spent[]> {
  const { stdout } = await promisify(execFile)(
    ...denoCommand('hostile-in-deno.ts', { args: [String(size)], flags: ['--allow-read'] }),
  )
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Spent)
}
