import { pathToFileURL } from 'node:url'
import { inCheckout } from '../server/checkout-root.ts'

export interface BenchPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends every connection; `whileAway` runs while nothing listens. */
  readonly restart: (whileAway?: () => Promise<void>) => Promise<void>
  /** It is suspended with every connection open; `whileStill` runs in that time. Linux only. */
  readonly stall: (whileStill: () => Promise<void>) => Promise<void>
}

/**
 * A throwaway PostgreSQL that writes as durably as one in earnest, inside the folder `within`; undefined on a machine
 * without.
 */
export async function startBenchPostgres(within?: string): Promise<BenchPostgres | undefined> {
  const { startPostgres } = (await import(pathToFileURL(inCheckout('tools', 'with-postgres.mjs')).href)) as {
    startPostgres: (options: {
      readonly durable: boolean
      readonly within?: string
    }) => Promise<BenchPostgres | undefined>
  }
  return startPostgres({ durable: true, ...(within === undefined ? {} : { within }) })
}
