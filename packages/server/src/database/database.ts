import type { Announced } from './announcements/announcement.ts'

/** Bound to `$1`, `$2`, …. JSON is bound as its text: `JSON.stringify(value)`. */
export type SqlValue = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[]

export type EngineName = 'pglite' | 'postgresql'

/** How many of a pool's connections do what, and how many callers wait for one. */
export interface ConnectionCounts {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/**
 * `kept`: the engine may keep a plan that serves any parameters. `anew`: for statements that are composed for the
 * question
 * asked, and whose best plan depends on what was asked. Transactions keep all.
 */
export type Planning = 'kept' | 'anew'

export interface TransactionOptions {
  readonly isolation?: Isolation
  /**
   * Its statements may take as long as they like, and be silent as long: for migrations, backups, restores, checks.
   * Locks of others are waited for as ever.
   */
  readonly isUnlimited?: boolean
}

/** Read-only, always with bound parameters. */
export interface Reads {
  /**
   * The rows of one statement. `bigint` columns come back as numbers (one beyond 2^53 − 1 throws), `jsonb` parsed,
   * `numeric` as text (so write `sum(amount_fen)::int8`), `bytea` as bytes. There are no timestamp columns: instants
   * are epoch milliseconds in a `bigint`.
   */
  query<Row>(sql: string, parameters?: readonly SqlValue[], planning?: Planning): Promise<readonly Row[]>
}

/** One statement at a time. */
export interface Queries extends Reads {
  /** How many rows the statement inserted, updated or deleted. */
  change(sql: string, parameters?: readonly SqlValue[]): Promise<number>
}

/** Statements that become true together, or not at all. */
export interface Transaction extends Queries {
  readonly kind: 'transaction'
  /** Several statements without parameters, for migrations. */
  script(sql: string): Promise<void>
  /** Names what it changes: listeners hear of it once the transaction is committed, and never if it is not. */
  announce(what: string): void
}

export interface Database extends Queries {
  readonly kind: 'database'
  readonly engine: EngineName
  /** Data that a crash or a power cut may lose, as text for the health answer. */
  readonly durability: string
  /**
   * A connection of its own to PostgreSQL itself, without limits and outside of any transaction: for what it does in
   * none. Missing where there is no way but through a pooler, and on the embedded engine.
   */
  readonly onOwnConnection?: <T>(work: (session: Queries) => Promise<T>) => Promise<T>
  /** Of a pool; the embedded engine has none. */
  readonly connections?: () => ConnectionCounts
  /**
   * Commits what `work` did, unless it throws. After a serialisation failure or a deadlock `work` runs again, so it
   * must do nothing that a second run would repeat outside the database. Inside it only the transaction may be used.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Hears what transactions announced: this process's at once, and where the database was opened to hear others, theirs
   * too. `everything`: something may not have been heard. Answers how to stop.
   */
  onCommitted(listen: (announced: Announced) => void): () => void
  close(): Promise<void>
}
