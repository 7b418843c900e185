import type { Clock } from '@diandu/core/kernel'
import type { Database } from '../database.ts'
import type { Migration } from './migration.ts'
import { leave, signOfLife } from './present-servers.ts'

const SIGN_EVERY_MS = 5_000

export interface PresenceOptions {
  readonly db: Database
  readonly clock: Clock
  /** No other start of any server has it. */
  readonly id: string
  readonly version: string
  readonly migrations: readonly Migration[]
  /** As JSON. */
  readonly facts: () => string
  readonly warn: (why: string) => void
  /** Something that this server needs was removed: it must stop. */
  readonly onOutdated: (trouble: Error) => void
}

/** Stands in the list of servers until it is stopped. Fails where this server could not serve. */
export async function stayPresent({
  warn,
  onOutdated,
  ...own
}: PresenceOptions): Promise<{ stop: () => Promise<void> }> {
  const { db, clock, id } = own
  // Its folder has one owner.
  if (db.engine === 'pglite') return { stop: async () => undefined }
  let cancel = (): void => undefined
  let isStopped = false
  let saying = Promise.resolve()
  const say = async (): Promise<Error | undefined> => outdated(await signOfLife(db, own))
  const again = (): void => {
    if (isStopped) return
    cancel = clock.after(SIGN_EVERY_MS, () => {
      saying = say()
        .then((trouble) => trouble !== undefined && !isStopped && onOutdated(trouble))
        .catch((error: unknown) => warn(error instanceof Error ? error.message : String(error)))
        .then(again)
    })
  }
  const trouble = await say()
  if (trouble !== undefined) {
    await leave(db, id)
    throw trouble
  }
  again()
  return {
    async stop() {
      isStopped = true
      cancel()
      await saying
      await leave(db, id)
    },
  }
}

const outdated = (taken: readonly string[]): Error | undefined =>
  taken.length === 0
    ? undefined
    : new Error(
        `What this version needs was taken away from the database by ${taken.join(', ')}: only a newer version can serve on it.`,
      )
