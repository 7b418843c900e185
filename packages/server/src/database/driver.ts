import type { EngineName, Isolation, Planning, SqlValue } from './database.ts'

export interface Outcome {
  readonly rows: readonly unknown[]
  readonly changed: number
}

export type RunStatement = (sql: string, parameters: readonly SqlValue[], planning?: Planning) => Promise<Outcome>

/** One connection for the length of a transaction. */
export interface Session {
  readonly run: RunStatement
  readonly script: (sql: string) => Promise<void>
}

/** What an engine has to be able to do; `guardedDatabase` makes the `Database` out of it. */
export interface Driver {
  readonly engine: EngineName
  readonly durability: string
  readonly run: RunStatement
  readonly inTransaction: <T>(isolation: Isolation, work: (session: Session) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}
