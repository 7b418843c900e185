import type { Announced } from './announcements/announcement.ts'
import type { ConnectionCounts, EngineName, Planning, SqlValue, TransactionOptions } from './database.ts'

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

/** `guardedDatabase` makes the `Database` out of it. */
export interface Driver {
  readonly engine: EngineName
  readonly durability: string
  readonly run: RunStatement
  readonly inTransaction: <T>(
    options: Required<TransactionOptions>,
    work: (session: DriverSession) => Promise<T>,
  ) => Promise<T>
  /** Other servers hear it once the transaction is committed; without it there are no others. */
  readonly tellOthers?: (session: DriverSession, announced: ReadonlySet<string>) => Promise<void>
  /** Begins to hear what others announced. */
  readonly listenToOthers?: (onAnnounced: (announced: Announced) => void) => void
  /** Without limits, and past any pooler. */
  readonly onOwnConnection?: <T>(work: (run: RunStatement) => Promise<T>) => Promise<T>
  /** Where there is a pool of them. */
  readonly connections?: () => ConnectionCounts
  readonly close: () => Promise<void>
}
