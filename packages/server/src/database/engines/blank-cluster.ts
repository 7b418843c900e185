import { randomUUID } from 'node:crypto'
import { access, cp, rename, rm } from 'node:fs/promises'

/**
 * Has the engine `make` a new cluster at `path`. Where `BLANK_CLUSTER` names a folder, as a run of tests does, the
 * first one is kept there and later ones are copies of it: to make one takes seconds, and tests need dozens.
 */
export async function newCluster(
  path: string,
  make: () => Promise<void>,
  blank = process.env['BLANK_CLUSTER'] ?? '',
): Promise<void> {
  if (blank === '') return make()
  if (await isThere(blank)) return cp(blank, path, { recursive: true })
  await make()
  // Copied aside and moved, because several programs may be doing the same.
  const draft = `${blank}.${randomUUID()}`
  await cp(path, draft, { recursive: true })
  await rename(draft, blank).catch(() => rm(draft, { recursive: true, force: true }))
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
