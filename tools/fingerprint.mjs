import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const NEVER_READ = new Set(['node_modules', 'dist', '.cache'])

/** One digest of the names and contents of files and folders. What is missing counts as missing, not as an error. */
export function fingerprint(base, paths, { ignoring = () => false } = {}) {
  const digest = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(join(base, path))) {
      const name = relative(base, file)
      if (ignoring(name)) continue
      const content = readFileSync(file)
      digest.update(`${name}\0${content.length}\0`).update(content)
    }
  }
  return digest.digest('hex')
}

/** Every file at or below a path, in one order on every machine. */
export function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !NEVER_READ.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
