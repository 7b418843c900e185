import type { Clock, Random } from '@diandu/core/kernel'
import type { Database, Transaction } from '../database/index.ts'
import type { Log } from '../log.ts'

/** Who is asking, once the token has been looked up. */
export interface Viewer {
  readonly userId: string
}

/** What came with one request, beside its input. */
export interface CallContext {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly viewer: Viewer | null
  /** As it was sent, for the calls that end or renew it. */
  readonly bearerToken: string | null
  readonly clientAddress: string
  /** What came with a row that carries a file. */
  readonly file?: Uint8Array
  readonly idempotencyKey?: string
  readonly log: Log
}

export interface MemberContext extends CallContext {
  readonly viewer: Viewer
}

/** Inside the transaction that also keeps the answer. Everything written here is undone by a refusal. */
export interface MoneyContext extends Omit<MemberContext, 'db'> {
  readonly db: Transaction
}
