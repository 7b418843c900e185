import { dirname, join, relative } from 'node:path'
import { readdirSync } from 'node:fs'
import { filesBelow } from './fingerprint.mjs'

/** More than this is looked through instead of known at a glance. */
const MAX_FILES = 25

/** Folders that may hold more, and why. One that holds no more than any other goes from this list. */
const EXEMPT = {
  'packages/server/src/database/migrations': 'one numbered sequence, read in its order and never by subject',
}

/** Every folder of sources with too many files in it, as a sentence; tests count. */
export function crowdedFolders(base, exempt = EXEMPT) {
  const counts = new Map()
  for (const name of readdirSync(join(base, 'packages'))) {
    for (const file of filesBelow(join(base, 'packages', name, 'src'))) {
      const folder = relative(base, dirname(file))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  const crowded = [...counts].filter(([, count]) => count > MAX_FILES)
  return [
    ...crowded
      .filter(([folder]) => !Object.hasOwn(exempt, folder))
      .map(([folder, count]) => `${folder} holds ${count} files: split it by subject, ${MAX_FILES} at most`),
    ...Object.keys(exempt)
      .filter((folder) => !crowded.some(([name]) => name === folder))
      .map((folder) => `${folder} may hold more than ${MAX_FILES} files and does not: tools/crowded-folders.mjs`),
  ]
}
