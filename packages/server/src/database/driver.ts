import type { EngineName, Planning, SqlValue, TransactionOptions } from './database.ts'

export interface StatementOutcome {
  readonly rows: readonly unknown[]
  readonly changed: number
}

export type RunStatement = (
  sql: string,
  parameters: readonly SqlValue[],
  planning?: Planning,
) => Promise<StatementOutcome>

/** One connection for the length of a transaction. */
export interface DriverSession {
  readonly run: RunStatement
  readonly script: (sql: string) => Promise<void>
}

/** What an engine has to be able to do; `guardedDatabase` makes the `Database` out of it. */
export interface Driver {
  readonly engine: EngineName
  readonly durability: string
  readonly run: RunStatement
  readonly inTransaction: <T>(
    options: Required<TransactionOptions>,
    work: (session: DriverSession) => Promise<T>,
  ) => Promise<T>
  readonly close: () => Promise<void>
}
