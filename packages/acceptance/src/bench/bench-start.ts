import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { checkoutRoot, programEnv } from '../server/checkout-root.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { keepResults, tableText } from './tables.ts'

const ANSWERS = /^Diandu answers at (http:\/\/\S+)$/m
const START_WITHIN_MS = 600_000
const AT_REST_MS = 10_000
const MIB = 1024 * 1024

interface Start {
  readonly firstAnswerMs: number
  readonly restMib: number
  readonly steps: string
}

/** `npm start` on a clone that nothing was done to yet, once more on what that left, and the same on PostgreSQL. */
export async function benchStart(tell: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'diandu-clone-'))
  try {
    const clone = join(folder, 'clone')
    const cloned = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', checkoutRoot, clone], { encoding: 'utf8' })
    if (cloned.status !== 0) throw new Error(`No clone could be made: ${cloned.stderr}`)
    const fresh = await start(clone)
    tell(`fresh clone: first answer after ${Math.round(fresh.firstAnswerMs)} ms\n${fresh.steps}`)
    const prepared = await start(clone)
    const onPostgres = await startOnPostgres(clone, tell)
    keepResults('start', { fresh, prepared, ...onPostgres })
    const row = (name: string, { firstAnswerMs, restMib }: Start) => [
      name,
      (firstAnswerMs / 1000).toFixed(1),
      String(Math.round(restMib)),
    ]
    tell(
      `\n${tableText(['`npm start`', 'first answer s', 'memory at rest MiB'], [row('fresh clone', fresh), row('prepared', prepared), ...Object.entries(onPostgres).map(([name, one]) => row(name, one))])}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnPostgres(clone: string, tell: (line: string) => void): Promise<Readonly<Record<string, Start>>> {
  const postgres = await startBenchPostgres()
  if (postgres === undefined) {
    tell('PostgreSQL is not on this machine: starts on it are not measured')
    return {}
  }
  try {
    const settings = { DATABASE_URL: postgres.url }
    return {
      'PostgreSQL, first start': await start(clone, settings),
      'PostgreSQL, later': await start(clone, settings),
    }
  } finally {
    await postgres.stop()
  }
}

async function start(clone: string, settings: Readonly<Record<string, string>> = {}): Promise<Start> {
  const startedAt = performance.now()
  // The machine's own npm, as a newcomer has it, and none of our tools on the path.
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((entry) => !entry.startsWith(checkoutRoot))
    .join(':')
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...programEnv({ PORT: '0', LOG_LEVEL: 'warn', ...settings }), PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((settle) => child.on('close', () => settle()))
  try {
    const url = await new Promise<string>((settle, fail) => {
      const tooLate = setTimeout(
        () => fail(new Error(`No answer within ${START_WITHIN_MS} ms:\n${output}`)),
        START_WITHIN_MS,
      )
      const listen = (chunk: Buffer) => {
        output += chunk.toString('utf8')
        const address = ANSWERS.exec(output)?.[1]
        if (address === undefined) return
        clearTimeout(tooLate)
        settle(address)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.on('close', (code) => fail(new Error(`npm start ended (${code}):\n${output}`)))
    })
    await (await fetch(url)).text()
    const firstAnswerMs = performance.now() - startedAt
    await passed(AT_REST_MS)
    return { firstAnswerMs, restMib: serverMemory(child), steps: output }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Memory of the server itself: the youngest descendant of npm. Read from /proc, so on Linux only. */
function serverMemory({ pid }: ChildProcess): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }))
  let server = pid
  for (
    let child = parents.find(({ parent }) => parent === server);
    child !== undefined;
    child = parents.find(({ parent }) => parent === server)
  )
    server = child.pid
  const pages = Number(readFileSync(`/proc/${server}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / MIB
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return Number.NaN
  }
}
