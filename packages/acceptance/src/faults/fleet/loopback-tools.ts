import { pathToFileURL } from 'node:url'
import { inCheckout } from '../../server/checkout-root.ts'

/** A user and a group of this machine. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** pgbouncer in transaction mode. */
export interface Pooler {
  readonly url: string
  /** Ended by the signal, with all its connections; `whileAway` runs while nothing listens. */
  readonly restart: (signal: NodeJS.Signals, whileAway: () => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

interface LoopbackTools {
  readonly freePort: () => Promise<number>
  /** PostgreSQL and its pooler refuse the administrator; undefined where this is not the administrator. */
  readonly unprivileged: () => Owner | undefined
  readonly findPostgres: () => string | undefined
  readonly findPooler: () => string | undefined
  readonly startPooler: (
    url: string,
    options: { readonly connections: number; readonly lines: readonly string[]; readonly within: string },
  ) => Promise<Pooler | undefined>
}

const load = async (name: string): Promise<object> =>
  (await import(pathToFileURL(inCheckout('tools', name)).href)) as object

/** The project's own tools, which are no part of a package. */
export const loopbackTools = {
  ...(await load('loopback.mjs')),
  ...(await load('with-postgres.mjs')),
  ...(await load('pooler.mjs')),
} as LoopbackTools
