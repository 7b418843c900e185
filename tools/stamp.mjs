import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Does work only when what it was made from has changed, and says whether it did.
 * The stamp is taken away before the work and written after it, so that work cut short is done again.
 */
export async function whenChanged({ stamp, print, stillThere }, work) {
  if (stillThere() && readStamp(stamp) === print) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
  return true
}

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
