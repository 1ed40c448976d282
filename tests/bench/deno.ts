import path from 'node:path'
import { denoBinary } from '../../supabase/local/functions/supervisor.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** How to run a script of this folder in Deno as functions are run, with nothing from the network but what it asks for. */
export function denoCommand(
  script: string,
  { args = [], flags = [], env = {} }: DenoOptions = {},
): [binary: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }] {
  return [
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-lock',
      '--cached-only',
      '--node-modules-dir=manual',
      `--config=${path.join(ROOT, 'supabase/functions/deno.json')}`,
      '--allow-env',
      '--allow-sys',
      ...flags,
      path.join(import.meta.dirname, script),
      ...args,
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DENO_DIR: path.join(ROOT, 'node_modules/.cache/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...env,
      },
    },
  ]
}

type DenoOptions = {
  args?: readonly string[]
  flags?: readonly string[]
  env?: Record<string, string>
}
