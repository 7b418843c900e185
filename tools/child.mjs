import { spawn } from 'node:child_process'
import { constants, homedir } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { root } from './checkout.mjs'

/** Runs a program silently and hands back its exit code and everything it said. */
export function runQuietly(command, args, { cwd = root, env = process.env, timeoutMs, user } = {}) {
  return new Promise((settle) => {
    // A group of its own, so that an interruption reaches the grandchildren too.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...user })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))

    const stop = (signal) => killGroup(child, signal)
    const interrupted = (signal) => {
      stop(signal)
      process.exit(exitCodeOf(signal))
    }
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            chunks.push(Buffer.from(`\nstopped: it ran longer than ${timeoutMs / 1000} s\n`))
            stop('SIGKILL')
          }, timeoutMs)
    process.on('SIGINT', interrupted).on('SIGTERM', interrupted)

    const finish = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      settle({ code, output: Buffer.concat(chunks).toString('utf8') })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    child.on('close', (code, signal) => finish(signal === null ? code : exitCodeOf(signal)))
  })
}

/** Gives this terminal to a program until it ends, passes it the signals, and hands back its exit code. */
export function handOver(command, args, { cwd = process.cwd(), env = process.env } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
    const forward = (signal) => {
      // A terminal sends Ctrl-C to every program in the foreground itself; a second one would mean "now".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    process.on('SIGINT', forward).on('SIGTERM', forward).on('SIGHUP', forward)
    child.on('error', fail)
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward).off('SIGHUP', forward)
      settle(signal === null ? code : exitCodeOf(signal))
    })
  })
}

/**
 * npm passes a signal to its shell, and the shell dies of it without a word to us: so when the parent is gone, stop.
 * Only under npm: a developer who starts this by hand may well close the terminal and want it to go on.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0)

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}

/** The end of what a program said, without the names of this machine and of the places that packages come from. */
export function tailOf(output, lines = 60) {
  const stored = stripVTControlCharacters(output).trimEnd().split('\n').slice(-lines).join('\n')
  return stored
    .replaceAll(`${root}/`, '')
    .replace(wholePath(root), '.')
    .replace(wholePath(homedir()), '~')
    .replace(/\bhttps?:\/\/(?!127\.0\.0\.1|localhost)[^\s/"']+/g, 'https://…')
}

/** Not `/root` in `app/root-layout.tsx`. */
const wholePath = (path) => new RegExp(`(?<![\\w.~-])${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w.-])`, 'g')
