import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Announced } from './announcements/announcement.ts'
import { DatabaseBusy } from './database-busy.ts'
import type { Database, Planning, Queries, SqlValue, Transaction, TransactionOptions } from './database.ts'
import type { Driver, DriverSession, RunStatement } from './driver.ts'
import { isRetryable } from './sql-failure.ts'
import { tracedDriver } from './traced-driver.ts'

const MAX_TRIES = 6

interface OpenTransaction {
  isOpen: boolean
  readonly announced: Set<string>
}

/**
 * Makes a `Database` of a driver, and turns two mistakes into errors at once: using the database inside its own
 * transaction (PGlite would wait for itself for ever, PostgreSQL would see none of the transaction's rows), and using a
 * transaction after its end.
 */
export function guardedDatabase(engine: Driver): Database {
  const driver = tracedDriver(engine)
  const current = new AsyncLocalStorage<OpenTransaction>()
  const refuseInside = (what: string) => {
    if (current.getStore()?.isOpen) throw new Error(`${what} inside a transaction: use the transaction instead.`)
  }
  const listeners = new Set<(announced: Announced) => void>()
  const tell = (announced: Announced): void => {
    for (const listen of listeners) listen(announced)
  }
  driver.listenToOthers?.(tell)
  const once = async <T>(
    options: Required<TransactionOptions>,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> => {
    const state: OpenTransaction = { isOpen: true, announced: new Set() }
    const done = await driver.inTransaction(options, (session) =>
      current.run(state, async () => {
        try {
          const value = await work(transactionOf(session, state))
          if (state.announced.size > 0) await driver.tellOthers?.(session, state.announced)
          return value
        } finally {
          state.isOpen = false
        }
      }),
    )
    if (state.announced.size > 0) tell(state.announced)
    return done
  }

  return {
    kind: 'database',
    engine: driver.engine,
    durability: driver.durability,
    ...(driver.connections === undefined ? {} : { connections: driver.connections }),
    ...(driver.onOwnConnection === undefined
      ? {}
      : {
          onOwnConnection: <T>(work: (session: Queries) => Promise<T>) => {
            refuseInside('A connection was opened')
            return driver.onOwnConnection?.((run) => work(queriesBy(run))) as Promise<T>
          },
        }),
    async query<Row>(sql: string, parameters: readonly SqlValue[] = [], planning: Planning = 'kept') {
      refuseInside('The database was queried')
      return (await driver.run(sql, parameters, planning)).rows as readonly Row[]
    },
    async change(sql, parameters = []) {
      refuseInside('The database was changed')
      return (await driver.run(sql, parameters)).changed
    },
    async transaction(work, { isolation = 'read committed', isUnlimited = false } = {}) {
      refuseInside('A transaction was started')
      for (let tries = 1; ; tries += 1) {
        try {
          return await once({ isolation, isUnlimited }, work)
        } catch (error) {
          if (!isRetryable(error)) throw error
          if (tries === MAX_TRIES) throw new DatabaseBusy('Too many wrote the same at once.', error)
          // Two that met once must not meet again in step.
          await pause(Math.random() * 5 * 2 ** tries)
        }
      }
    },
    onCommitted(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    close: driver.close,
  }
}

const queriesBy = (run: RunStatement): Queries => ({
  query: async <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
    (await run(sql, parameters)).rows as readonly Row[],
  change: async (sql, parameters = []) => (await run(sql, parameters)).changed,
})

function transactionOf(session: DriverSession, state: OpenTransaction): Transaction {
  const refuseAfter = () => {
    if (!state.isOpen) throw new Error('The transaction has ended; a statement came after its end.')
  }
  return {
    kind: 'transaction',
    async query<Row>(sql: string, parameters: readonly SqlValue[] = []) {
      refuseAfter()
      return (await session.run(sql, parameters)).rows as readonly Row[]
    },
    async change(sql, parameters = []) {
      refuseAfter()
      return (await session.run(sql, parameters)).changed
    },
    async script(sql) {
      refuseAfter()
      await session.script(sql)
    },
    announce(what) {
      refuseAfter()
      state.announced.add(what)
    },
  }
}
