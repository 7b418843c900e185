import type { Clock, Random } from '@diandu/core/kernel'
import type { DataKey } from '../account/index.ts'
import type { Database } from '../database/index.ts'

/** What is printed, and the exit code of the program: 0 done, 1 refused, 2 not understood. */
export interface OpsAnswer {
  readonly exitCode: 0 | 1 | 2
  readonly text: string
}

export interface OpsParts {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  /** What papers are sealed with. */
  readonly dataKey: DataKey
}

export const done = (text: string): OpsAnswer => ({ exitCode: 0, text })
