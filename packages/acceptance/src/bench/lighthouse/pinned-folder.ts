import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Programs in a folder of their own, by a manifest and a lockfile that are kept elsewhere. */
export interface PinnedFolder {
  /** Holds package.json and package-lock.json. */
  readonly from: string
  /** Where the packages go; everything in it is replaced. */
  readonly into: string
}

const PINS = ['package.json', 'package-lock.json']
const STAMP = '.diandu-stamp'

/** Runs `install` in the folder, unless what the lockfile says is there already. */
export async function fillPinnedFolder(
  { from, into }: PinnedFolder,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  const print = createHash('sha256')
  for (const name of PINS) print.update(readFileSync(join(from, name)))
  const wanted = print.digest('hex')
  const stamp = join(into, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  for (const name of PINS) copyFileSync(join(from, name), join(into, name))
  await install(into)
  // After the work, never before: an installation that was broken off begins again.
  writeFileSync(stamp, wanted)
}
