/**
 * Every check and every test, the fast ones first. `npm test` runs all of them even after a failure, so that one
 * run shows all there is to mend; the last line counts: 'N passed, N failed'.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const CHECKS = [
  'check:format',
  'check:lint',
  'check:types',
  'check:functions',
  'check:unused',
  'check:generated',
]

const SUITES = ['test:unit', 'test:component', 'test:sql', 'test:local', 'test:build', 'test:e2e']

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean }

const reports = mkdtempSync(path.join(tmpdir(), 'esboca-tests-'))
let passed = 0
let failed = 0

function run(script: string, ...args: string[]): boolean {
  const started = performance.now()
  console.log(`\n── npm run ${script}`)
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${script}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  return status === 0
}

for (const check of CHECKS) {
  if (run(check)) passed += 1
  else failed += 1
}

for (const suite of SUITES) {
  const file = path.join(reports, `${suite.replace(':', '-')}.json`)
  const ok = run(suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  const report = readReport(file)
  passed += report?.numPassedTests ?? 0
  failed += report?.numFailedTests ?? 0
  // A suite that breaks outside a test (a hook, an import) has failed although no test says so.
  if (!ok && !report?.numFailedTests) failed += 1
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return null
  }
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
