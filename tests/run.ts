/**
 * Every check and every test: `npm test`. `npm run test:quick` runs what finds most faults in under a minute.
 *
 * Two jobs run at a time, each with half of the machine: the browser tests mostly wait, the others mostly compute.
 * All of them run even after a failure, so that one run shows all there is to mend. What failed is printed and named at
 * the end; the last line counts: 'N passed, N failed'.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

const LANES = 2
const MOST_NAMES = 15

const CHECKS = ['types', 'lint', 'functions', 'generated', 'unused', 'format'].map(
  (name) => `check:${name}`,
)
const QUICK = ['check:types', 'test:unit', 'check:lint']
// the longest first: what is short fills up the lane that is free sooner
const ALL = ['e2e', 'component', 'local', 'unit', 'sql', 'build']
  .map((name) => `test:${name}`)
  .concat(CHECKS)

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

type Outcome = { passed: number; failures: string[]; printed: string }

const reports = mkdtempSync(path.join(tmpdir(), 'esboca-tests-'))
const quick = process.argv.includes('--quick')
// of the quick ones only one takes workers: with half of them a core would rest when the others are through
const workers = Math.max(1, Math.floor(availableParallelism() / (quick ? 1 : LANES)))

async function runJob(script: string): Promise<Outcome> {
  const isSuite = script.startsWith('test:')
  const file = path.join(reports, `${script.replace(':', '-')}.json`)
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // the browser tests have a number of their own
  const share = script === 'test:e2e' ? [] : [`--maxWorkers=${workers}`]
  const args = isSuite ? ['--', ...reporting, ...share] : []
  const started = performance.now()
  const { ok, output } = await npmRun(script, args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const printed = `\n── npm run ${script}\n${output}── ${script}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`
  // what failed waits for the end, where it is looked for
  console.log(ok ? printed : `\n── ${script}: FAILED (${seconds} s)`)
  if (isSuite) return { ...outcomeOf(script, ok, file), printed }
  return { passed: ok ? 1 : 0, failures: ok ? [] : [script], printed }
}

/** Its output is held back until it has ended: two jobs at once would write into each other. */
function npmRun(script: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, ...args], {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        // jsdom, React and Vite are compiled once, not by each of some fifty processes
        NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node-compiled'),
        ...process.env,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (status) => resolve({ ok: status === 0, output }))
  })
}

/** A suite that breaks outside a test (a hook, an import) has failed although no test says so. */
function outcomeOf(script: string, ok: boolean, file: string): Omit<Outcome, 'printed'> {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { passed: 0, failures: [`${script}: it ended before it could tell`] }
  }
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const place = path.relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${place} > ${fullName}`)
    return status === 'failed' ? [`${place}: outside a test`] : []
  })
  if (!ok && failures.length === 0) failures.push(`${script}: outside a test`)
  return { passed: report.numPassedTests, failures }
}

const waiting = quick ? QUICK : ALL
const outcomes: Outcome[] = []

async function lane(): Promise<void> {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    outcomes.push(await runJob(script))
  }
}

await Promise.all(Array.from({ length: LANES }, lane))
rmSync(reports, { recursive: true, force: true })

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const outcome of outcomes) if (outcome.failures.length > 0) console.log(outcome.printed)
console.log('')
for (const failure of failures.slice(0, MOST_NAMES)) console.log(`FAILED ${failure}`)
if (failures.length > MOST_NAMES) console.log(`… and ${failures.length - MOST_NAMES} more`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
