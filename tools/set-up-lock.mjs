import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const HEARTBEAT_MS = 1_000
/** A pid can be used again by another program, so a lock must also have been touched lately. */
const STALE_AFTER_MS = 30_000
const POLL_MS = 200

/** Runs one set-up at a time. A lock whose holder is gone is taken over. */
export async function withSetUpLock(path, work, { onWait = () => {}, staleAfterMs = STALE_AFTER_MS } = {}) {
  mkdirSync(dirname(path), { recursive: true })
  let waited = false
  while (!take(path)) {
    if (breakIfStale(path, staleAfterMs)) continue
    if (!waited) onWait(holderOf(path))
    waited = true
    await pause(POLL_MS)
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS)
  const release = () => {
    clearInterval(heartbeat)
    if (holderOf(path) === process.pid) rmSync(path, { force: true })
  }
  process.on('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function breakIfStale(path, staleAfterMs) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return true
  const fresh = Date.now() - stat.mtimeMs < staleAfterMs
  if (fresh && isAlive(holderOf(path))) return false
  // Of two that see the stale lock, one renames it; the other finds it gone and starts over.
  const grave = `${path}.stale.${process.pid}`
  try {
    renameSync(path, grave)
    rmSync(grave, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return true
}

function holderOf(path) {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10)
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  // Created but not written yet, by a user who is.
  if (!Number.isInteger(pid)) return true
  // An earlier life of this very pid.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Taken away by hand: the work goes on, only unguarded.
  }
}
