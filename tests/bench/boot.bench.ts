/** How soon, and in how much memory, `npm start` answers: with no data yet, and with its data there. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../preview-server.ts'
import { type Bench, median } from './bench.ts'

const RUNS = 3

type Boot = { seconds: number; peakMegabytes: number }

export const bench: Bench = async () => {
  const first: Boot[] = []
  const warm: Boot[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'esboca-boot-'))
    try {
      first.push(await boot(folder))
      warm.push(await boot(folder))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const of = (boots: readonly Boot[], figure: keyof Boot) => median(boots.map((one) => one[figure]))
  return [
    { what: 'first boot', value: of(first, 'seconds'), unit: 's', goal: 10 },
    { what: '  peak memory of all its processes', value: of(first, 'peakMegabytes'), unit: 'MB' },
    { what: 'warm boot', value: of(warm, 'seconds'), unit: 's', goal: 5 },
    { what: '  peak memory of all its processes', value: of(warm, 'peakMegabytes'), unit: 'MB' },
  ]
}

/** Until the landing page and the backend have answered. */
async function boot(folder: string): Promise<Boot> {
  const started = performance.now()
  const { origin, pid, stop } = await startServer('start', { LOCAL_DATA_DIR: folder })
  try {
    await fetch(origin)
    const seconds = (performance.now() - started) / 1000
    return { seconds, peakMegabytes: await peakMemoryOf(pid) }
  } finally {
    await stop()
  }
}

/** The most that each process of a group has held, added up; in MB, as Linux counts it. */
async function peakMemoryOf(group: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const sizes = processes.map(async (id) => {
    // a process may end meanwhile
    const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')
    const [, , groupOf] = (await read('stat')).split(') ')[1]?.split(' ') ?? []
    if (Number(groupOf) !== group) return 0
    return Number(/VmHWM:\s+(\d+) kB/.exec(await read('status'))?.[1] ?? 0) / 1024
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
