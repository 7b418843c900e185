import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { tailOf } from './child.mjs'
import { freePort, unprivileged } from './loopback.mjs'

/*
 * A throwaway pgbouncer in transaction mode, where the machine has one: its own folder, loopback, a free port.
 */

export const NO_POOLER = 'pgbouncer is not on this machine (on Debian: apt-get install pgbouncer)'

const PORT_TRIES = 5
const STOP_AFTER_MS = 5_000

/** The program, or undefined. Debian puts it where only root looks. */
export function findPooler(path = process.env.PATH ?? '') {
  return [...path.split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => existsSync(file))
}

/**
 * Starts one in front of the server of `url`, whichever its database; answers `{ url, version, stop, restart }`, or
 * undefined where there is no pgbouncer. `connections`: how many it opens to each database, in turn for each
 * transaction, so that what a session leaves behind is met by others.
 */
export async function startPooler(url, { connections = 4, lines = [], within = tmpdir() } = {}) {
  const program = findPooler()
  if (program === undefined) return undefined
  const owner = unprivileged()
  const folder = mkdtempSync(join(within, 'diandu-pooler-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const first = await listen({ program, folder, owner, url: new URL(url), connections, lines })
    const pooled = new URL(url)
    pooled.port = String(first.port)
    let child = first.child
    const atExit = () => {
      child.kill('SIGKILL')
      remove()
    }
    process.on('exit', atExit)
    const end = async (signal) => {
      const gone = new Promise((settle) => child.on('exit', settle))
      child.ref()
      child.kill(signal)
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_AFTER_MS)
      await gone
      clearTimeout(impatience)
    }
    return {
      url: pooled.href,
      version: versionOf(program),
      /** It is ended by the signal, with all its connections; `whileAway` runs while nothing listens. */
      restart: async (signal = 'SIGTERM', whileAway = async () => {}) => {
        await end(signal)
        await whileAway()
        child = (await listen({ program, folder, owner, url: new URL(url), connections, lines, atPort: first.port }))
          .child
      },
      stop: async () => {
        process.off('exit', atExit)
        await end('SIGTERM')
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

const versionOf = (program) => /[\d.]+/.exec(spawnSync(program, ['--version']).stdout.toString())?.[0] ?? '?'

async function listen({ program, folder, owner, url, connections, lines, atPort }) {
  for (let tries = 1; ; tries += 1) {
    const port = atPort ?? (await freePort())
    const files = {
      'users.txt': `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"\n`,
      'pooler.ini': configuration({ folder, url, port, connections, lines }),
    }
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), text, { mode: 0o600 })
      if (owner !== undefined) chownSync(join(folder, name), owner.uid, owner.gid)
    }
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
    const child = spawn(program, [join(folder, 'pooler.ini')], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...owner,
    })
    const refusal = await readyOrRefusal(child)
    if (refusal === undefined) {
      child.unref()
      child.stderr.unref()
      return { child, port }
    }
    if (tries === PORT_TRIES || atPort !== undefined || !refusal.includes('Address already in use'))
      throw new Error(`pgbouncer did not start:\n${tailOf(refusal)}`)
  }
}

const configuration = ({ folder, url, port, connections, lines }) => `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
query_wait_timeout = 5
server_round_robin = 1
server_login_retry = 1
${lines.join('\n')}
`

/** Undefined once it takes connections; what it said when it ended instead. */
function readyOrRefusal(child) {
  return new Promise((settle) => {
    let output = ''
    child.stderr.on('data', (chunk) => {
      if (output.length < 100_000) output += chunk
      if (output.includes('process up')) settle(undefined)
    })
    child.on('error', (error) => settle(error.message))
    child.on('exit', (code) => settle(`${output}\nexit code ${code}`))
  })
}
