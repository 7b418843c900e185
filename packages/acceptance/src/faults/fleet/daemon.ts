import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  closeSync,
  chownSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Owner } from './loopback-tools.ts'

/** A program of the machine that runs until it is ended, with what it starts. Signals reach all of them at once. */
export interface Daemon {
  readonly name: string
  /** Everything it has written so far. */
  readonly log: () => string
  readonly isAlive: () => boolean
  /** As the machine that loses its power. */
  readonly kill: () => Promise<void>
  /** As the machine whose network is cut: nothing answers, and no connection is closed. */
  readonly suspend: () => void
  readonly resume: () => void
  /** The program itself hangs, and what it has started goes on. */
  readonly suspendAlone: () => void
}

export interface DaemonOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Its files and its log; it belongs to `owner`. */
  readonly folder: string
  readonly owner?: Owner | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Names in its first line a process that it starts and lets go: it ends with it all the same. */
  readonly pidFile?: string
}

const SHELVES = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/local/sbin']

/** Where the machine has it; undefined where it has not. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...SHELVES]
    .filter(Boolean)
    .map((shelf) => join(shelf, name))
    .find((path) => existsSync(path))

export function makeFolder(path: string, owner: Owner | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid)
  return path
}

export function writeOwned(path: string, text: string, owner: Owner | undefined): string {
  writeFileSync(path, text, { mode: 0o600 })
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid)
  return path
}

export function startDaemon({ name, command, args, folder, owner, env = {}, pidFile }: DaemonOptions): Daemon {
  makeFolder(folder, owner)
  const logPath = join(folder, `${name}.log`)
  const log = openSync(logPath, 'a')
  const child = spawn(command, [...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    detached: true,
    ...owner,
  })
  closeSync(log)
  let isAlive = true
  const ended = new Promise<void>((settle) => {
    const end = (): void => {
      isAlive = false
      settle()
    }
    child.on('exit', end).on('error', end)
  })
  const family = (): readonly number[] => [child.pid ?? 0, pidIn(pidFile)].flatMap(familyOf)
  // Elders first: none is left that would start another in place of one that ended.
  const toAll = (signal: NodeJS.Signals): void => {
    for (const pid of family()) signalQuietly(pid, signal)
  }
  const endWithUs = (): void => toAll('SIGKILL')
  process.on('exit', endWithUs)
  return {
    name,
    log: () => readFileSync(logPath, 'utf8'),
    isAlive: () => isAlive,
    async kill() {
      toAll('SIGKILL')
      await ended
      process.off('exit', endWithUs)
    },
    suspend: () => toAll('SIGSTOP'),
    resume: () => toAll('SIGCONT'),
    suspendAlone: () => signalQuietly(child.pid ?? 0, 'SIGSTOP'),
  }
}

function pidIn(pidFile: string | undefined): number {
  if (pidFile === undefined || !existsSync(pidFile)) return 0
  return Number(/^\d+/.exec(readFileSync(pidFile, 'utf8'))?.[0] ?? 0)
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal)
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ESRCH') throw error
  }
}

/** The process and all that it has started, and those in turn: elders first. */
function familyOf(pid: number): readonly number[] {
  if (pid === 0) return []
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  )
  const family = [pid]
  for (const elder of family) for (const [one, parent] of parents) if (parent === elder) family.push(one)
  return family
}

function parentOf(pid: string): number {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    // It has ended since the list was read.
    return 0
  }
}
