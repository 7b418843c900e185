import { stayPresent, type Migration } from '../database/index.ts'
import { VERSION } from '../kernel/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { agreeWithOthers } from './agree-with-others.ts'
import type { OwnServer } from './own-server.ts'

/**
 * A place among the servers on this database, for one that may be beside the others. Fails for one that may not.
 * `onOutdated`: what it needs was taken away while it served.
 */
export async function registerServer(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'> & { readonly own: OwnServer },
  migrations: readonly Migration[],
  onOutdated: (trouble: Error) => void,
): Promise<{ readonly leave: () => Promise<void> }> {
  const { db, clock, log, own } = deps
  const { stop } = await stayPresent({
    db,
    clock,
    id: own.id,
    version: VERSION,
    migrations,
    facts: () => JSON.stringify(own.facts()),
    warn: (why) => log.warn({ why }, 'This server could not say that it lives'),
    onOutdated,
  })
  try {
    await agreeWithOthers(deps)
  } catch (error) {
    await stop()
    throw error
  }
  return { leave: stop }
}
