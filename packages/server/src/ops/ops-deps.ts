import type { Clock, Random } from '@diandu/core/kernel'
import type { DataKey } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'

/** `text` is printed. Exit codes: 0 done, 1 refused, 2 not understood. */
export interface OpsAnswer {
  readonly exitCode: 0 | 1 | 2
  readonly text: string
}

export interface OpsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  /** Where staff open the console; null where it is not known here. */
  readonly consoleUrl?: string | null
  /** Where accounts of staff act, and no name that is typed: in production. */
  readonly isProduction?: boolean
  /** The account that the command is done by, where it is done by one. */
  readonly staffId?: string
  /** Seals documents. */
  readonly dataKey: DataKey
  /**
   * Copies an embedded database's folder as it is in one moment, and answers where the copy is. The owner of the folder
   * owns it.
   */
  readonly copyData?: () => Promise<string>
}

export const done = (text: string): OpsAnswer => ({ exitCode: 0, text })

/** A command that was understood and could not be done. */
export const notDone = (text: string): OpsAnswer => ({ exitCode: 1, text })
