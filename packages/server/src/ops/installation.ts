import type { DataKey } from '../crypto/index.ts'

/** Where the data of a server are, for commands that open the database themselves. */
export interface Installation {
  /** PostgreSQL when given, else the embedded engine in `folder`. */
  readonly url: string | undefined
  /** PostgreSQL itself, where `url` may lead to a pooler. */
  readonly directUrl?: string | undefined
  readonly folder: string
  readonly dataKey: DataKey
  readonly nowMs: number
}
