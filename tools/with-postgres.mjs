import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { handOver, runQuietly, tailOf } from './child.mjs'
import { projectEnv } from './checkout.mjs'
import { freePort, unprivileged } from './loopback.mjs'
import { NO_POOLER, startPooler } from './pooler.mjs'

/*
 * A throwaway PostgreSQL, where the machine has one: its own folder, its own password, loopback, a free port. `node
 * tools/with-postgres.mjs [--durable] [--pooled] <command> …` runs a command with TEST_DATABASE_URL set, to the
 * cluster or to a pgbouncer in front of it.
 */

export const NO_POSTGRES = 'PostgreSQL not on this machine: its half of the tests did not run'

const PORT_TRIES = 5
const STOP_AFTER_MS = 5_000
const LOOPBACK = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200']
/** A cluster that is thrown away need not survive a power cut. Measurements keep the defaults. */
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])

/** The folder with `initdb` and `postgres`, or undefined. */
export function findPostgres(
  path = process.env.PATH ?? '',
  shelves = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'],
) {
  const shelved = shelves.flatMap((shelf) =>
    (existsSync(shelf) ? readdirSync(shelf) : [])
      .filter((name) => /^(postgresql@?)?[\d.]*$/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(shelf, name, 'bin')),
  )
  const found = [...path.split(delimiter).filter(Boolean), ...shelved].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  // A link to the program would make it look for its parts beside the link.
  return found === undefined ? undefined : dirname(realpathSync(join(found, 'postgres')))
}

/**
 * Starts a cluster, in a folder inside `within`, and answers `{ url, version, stop, restart, stall }`, or undefined
 * where there is no PostgreSQL. `storedIn`: the folder of a cluster that outlives this, and is made the first time.
 * `settings`: more of PostgreSQL's own, as `name=value`.
 */
export async function startPostgres({ durable = false, within = tmpdir(), storedIn, settings = [] } = {}) {
  const bin = findPostgres()
  if (bin === undefined) return undefined
  const owner = unprivileged()
  const isThere = storedIn !== undefined && existsSync(join(storedIn, 'password'))
  const password = isThere ? readFileSync(join(storedIn, 'password'), 'utf8') : randomBytes(18).toString('base64url')
  return startCluster({ bin, owner, durable, within, storedIn, settings, password }, async (folder) => {
    if (isThere) return
    writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
    if (owner !== undefined) chownSync(join(folder, 'password'), owner.uid, owner.gid)
    await initialise(bin, folder, owner)
  })
}

/** Starts a replica that follows the cluster of this address; answers what `startPostgres` does. */
export async function startReplica(primaryUrl, { durable = false, within = tmpdir() } = {}) {
  const bin = findPostgres()
  if (bin === undefined) return undefined
  const owner = unprivileged()
  const { password } = new URL(primaryUrl)
  return startCluster({ bin, owner, durable, within, password }, async (folder) => {
    // `-R` writes whom it follows; everything that is committed during the copy comes with it.
    const args = ['-d', primaryUrl, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    const { code, output } = await runQuietly(join(bin, 'pg_basebackup'), args, { cwd: folder, user: owner })
    if (code !== 0) throw new Error(`pg_basebackup failed:\n${tailOf(output)}`)
  })
}

async function startCluster({ bin, owner, durable, within, storedIn, settings = [], password }, fill) {
  if (storedIn !== undefined) mkdirSync(storedIn, { recursive: true })
  const folder = storedIn ?? mkdtempSync(join(within, 'diandu-pg-'))
  const remove = () => {
    if (storedIn === undefined) rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
    await fill(folder)
    const given = [...(durable ? [] : CARELESS), ...settings.flatMap((setting) => ['-c', setting])]
    const start = (atPort) => listen(bin, folder, owner, given, atPort)
    const first = await start()
    const cluster = endable(first.child, remove)
    return {
      url: `postgres://diandu:${password}@127.0.0.1:${first.port}/postgres`,
      version: versionOf(bin),
      stop: cluster.stop,
      /** Ends every connection; `whileAway` runs while nothing listens. */
      restart: async (whileAway = async () => {}) => {
        await cluster.end()
        await whileAway()
        cluster.follow((await start(first.port)).child)
      },
      /**
       * It is suspended, with every connection open, as on a machine that hangs; `whileStill` runs in that time.
       * Linux only.
       */
      stall: async (whileStill) => {
        const all = withChildren(cluster.pid())
        for (const pid of all) process.kill(pid, 'SIGSTOP')
        try {
          await whileStill()
        } finally {
          for (const pid of all.toReversed()) process.kill(pid, 'SIGCONT')
        }
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

const versionOf = (bin) => /[\d.]+/.exec(spawnSync(join(bin, 'postgres'), ['--version']).stdout.toString())?.[0] ?? '?'

async function initialise(bin, folder, owner) {
  const args = ['-D', join(folder, 'data'), '-U', 'diandu', '-E', 'UTF8', '--no-locale', '--no-sync']
  const auth = ['--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
  const { code, output } = await runQuietly(join(bin, 'initdb'), [...args, ...auth], { cwd: folder, user: owner })
  if (code !== 0) throw new Error(`initdb failed:\n${tailOf(output)}`)
}

async function listen(bin, folder, owner, given, atPort) {
  for (let tries = 1; ; tries += 1) {
    const port = atPort ?? (await freePort())
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', join(folder, 'data'), '-p', String(port), ...LOOPBACK, ...given],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...owner },
    )
    const refusal = await readyOrRefusal(child)
    if (refusal === undefined) return { child, port }
    if (tries === PORT_TRIES || !refusal.includes('Address already in use'))
      throw new Error(`postgres did not start:\n${tailOf(refusal)}`)
  }
}

/** Undefined once it takes connections; what it said when it ended instead. */
function readyOrRefusal(child) {
  return new Promise((settle) => {
    let printed = ''
    child.stderr.on('data', (chunk) => {
      if (printed.length < 100_000) printed += chunk
      if (/ready to accept (read-only )?connections/.test(printed)) settle(undefined)
    })
    child.on('error', (error) => settle(error.message))
    child.on('exit', (code) => settle(`${printed}\nexit code ${code}`))
  })
}

/** The process of a cluster, whichever it is by now. */
function endable(first, remove) {
  let child
  let gone
  const atExit = () => {
    child.kill('SIGQUIT')
    remove()
  }
  const follow = (next) => {
    child = next
    gone = new Promise((settle) => next.on('exit', settle))
    next.unref()
    next.stderr.unref()
  }
  const end = async () => {
    child.ref()
    child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_AFTER_MS)
    await gone
    clearTimeout(impatience)
  }
  follow(first)
  process.on('exit', atExit)
  const stop = async () => {
    process.off('exit', atExit)
    await end()
    remove()
  }
  return { follow, end, stop, pid: () => child.pid }
}

/** The process and those that it has started, which are in groups of their own. */
function withChildren(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(pid))
  return [pid, ...children.map(Number)]
}

function parentOf(pid) {
  try {
    return /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    // It has ended since the list was read.
    return undefined
  }
}

async function runWithPostgres(given) {
  const { options, rest } = optionsOf(given)
  const [command, ...args] = rest.filter((word, at) => at > 0 || word !== '--')
  if (command === undefined) throw new Error('say which command to run')
  const postgres = await startPostgres({ durable: options.has('--durable') })
  if (postgres === undefined) console.error(NO_POSTGRES)
  let pooler
  try {
    if (postgres !== undefined && options.has('--pooled')) {
      pooler = await startPooler(postgres.url, { connections: 16 })
      if (pooler === undefined) throw new Error(NO_POOLER)
    }
    const url = postgres === undefined ? {} : { TEST_DATABASE_URL: pooler?.url ?? postgres.url }
    return await handOver(command, args, { env: projectEnv(url) })
  } finally {
    await pooler?.stop()
    await postgres?.stop()
  }
}

function optionsOf(given) {
  const end = given.findIndex((word) => word !== '--durable' && word !== '--pooled')
  const at = end === -1 ? given.length : end
  return { options: new Set(given.slice(0, at)), rest: given.slice(at) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runWithPostgres(process.argv.slice(2))
}
