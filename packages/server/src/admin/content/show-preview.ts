import { contentKind } from '@diandu/core/admin'
import { bodyOf, givenOf, publishText } from '../../content/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { contentSource } from './content-sources.ts'
import { readPreviewTicket } from './preview-ticket.ts'

class Undone<T> extends Error {
  readonly value: T
  constructor(value: T) {
    super('The preview is over')
    this.value = value
  }
}

/** What `work` answers; nothing that it wrote stays. */
async function undone<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await work(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.value as T
    throw error
  }
}

/** The database as it is inside of a transaction, which its own transactions are part of. */
const within = ({ engine, durability }: Database, tx: Transaction): Database => ({
  kind: 'database',
  engine,
  durability,
  query: (...given) => tx.query(...given),
  change: (...given) => tx.change(...given),
  transaction: (work) => work(tx),
  onCommitted: () => () => undefined,
  close: async () => undefined,
})

/**
 * Publishes the version of a ticket in a transaction that is undone, and lets `show` read the market as it is then.
 * Undefined where there is nothing to show.
 */
export function contentPreview({
  db,
  clock,
  random,
  settings,
}: Pick<ModuleDeps, 'db' | 'clock' | 'random'> & { readonly settings: Pick<ModuleDeps['settings'], 'secrets'> }) {
  const box = createDataBox(settings.secrets.dataKey)
  return async <T>(
    ticket: string,
    show: (shown: { readonly path: string; readonly db: Database }) => Promise<T>,
  ): Promise<T | undefined> => {
    const nowMs = clock.now()
    const previewed = readPreviewTicket(box, ticket, nowMs)
    if (previewed === undefined) return undefined
    const { kind, id, version } = previewed
    const [source, page] = [contentSource(kind), contentKind(kind).page]
    if (page === undefined) return undefined
    return undone(db, async (tx) => {
      const stored = await bodyOf(tx, { kind, id }, version)
      const body = stored ?? (version === 0 ? (await givenOf(tx, source, id))?.body : undefined)
      if (body === undefined || (await source.faultsOf({ id, body, db: tx, nowMs })).length > 0) return undefined
      await publishText(tx, source, { id, body }, { id: '', name: '', nowMs, random })
      return show({ path: page(id, body), db: within(db, tx) })
    })
  }
}
