// Runs before `npm start` and `npm test`, on the machine's own Node and before anything is installed:
// plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = [20, 20]
// Quiet: some packages warn of Node 20, which only starts npm here; the project runs on its own Node.
const NPM_CI = ['ci', '--loglevel=error']
const STAMP = '.esboca-installed'

/**
 * @param {string} version such as '20.20.1'
 * @returns {boolean} whether the project runs on this Node
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

/**
 * Whether node_modules holds what package-lock.json says: by the stamp of an earlier run, or by npm's
 * own record of what it installed.
 * @param {string} root folder of package-lock.json
 * @returns {boolean}
 */
export function isInstalled(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const stamp = path.join(root, 'node_modules', STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lock)) return true
  if (!matchesRecord(root, lock)) return false
  writeFileSync(stamp, hashOf(lock))
  return true
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * @param {string} root
 * @param {string} lock text of package-lock.json
 */
function matchesRecord(root, lock) {
  const record = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(lock).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return (
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every(
      ([name, { version, optional }]) =>
        name === '' || (optional && !(name in installed)) || installed[name]?.version === version,
    )
  )
}

/** @param {string} root */
function install(root) {
  console.log('Instalando o que falta (só na primeira vez, leva um ou dois minutos)…')
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  // npm removes node_modules first: neither npm nor its scripts may run on the Node that lies in there.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter)
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: outside } }
  const { status } =
    npm && node
      ? spawnSync(node, [npm, ...NPM_CI], options)
      : spawnSync(`npm ${NPM_CI.join(' ')}`, { ...options, shell: true })
  return status === 0
}

function main() {
  if (!isSupportedNode(process.versions.node)) {
    console.error(
      `O Esboça precisa do Node ${OLDEST_NODE.join('.')} ou mais novo; este é o ${process.versions.node}. Instale em https://nodejs.org\n` +
        `Esboça needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
    )
    return 1
  }
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  if (isInstalled(root)) return 0
  if (install(root) && isInstalled(root)) return 0
  console.error(
    '\nA instalação não terminou. Verifique a internet e rode "npm ci" nesta pasta; a mensagem acima diz o motivo.\n' +
      'The installation failed. Check the network and run "npm ci" here; the reason is printed above.',
  )
  return 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main()
