import type { Clock, Random } from '@diandu/core/kernel'
import type { Database, Reads, Transaction } from '../database/index.ts'
import type { Log } from '../kernel/index.ts'

/** Who is asking, once the token has been looked up. */
export interface Viewer {
  readonly userId: string
}

export interface CallContext {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly viewer: Viewer | null
  /** As it was sent, for the calls that end or renew it. */
  readonly bearerToken: string | null
  readonly clientAddress: string
  /** As the client says it: to be compared with, and never to be led to. */
  readonly host?: string
  /** From the client, unverified. */
  readonly userAgent?: string
  /** The upload of an endpoint that takes a file. */
  readonly file?: Uint8Array
  readonly idempotencyKey?: string
  /** The request's signature, with its parameters and instant. */
  readonly signature?: string
  /** Aborted when the client goes away before it is answered. */
  readonly gone?: AbortSignal | undefined
  readonly log: Log
}

export interface MemberContext extends CallContext {
  readonly viewer: Viewer
}

/** Of a call that only reads: a replica may answer it, and nothing else can be done with it. */
export interface ReaderContext extends Omit<CallContext, 'db'> {
  readonly db: Reads
}

export interface RequestContext extends CallContext {
  readonly reads: Reads
}

/** Inside the transaction that also keeps the answer. Everything written here is undone by a refusal. */
export interface MoneyContext extends Omit<MemberContext, 'db'> {
  readonly db: Transaction
}
