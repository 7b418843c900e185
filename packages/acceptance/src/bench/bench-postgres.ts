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
 * A throwaway PostgreSQL that writes as durably as one in earnest, inside the folder `within`; undefined on a
 * machine without.
 */
export const startBenchPostgres = (within?: string): Promise<BenchPostgres | undefined> =>
  start(within === undefined ? {} : { within })

/** One whose data stay in the folder for the next run, with the memory that an operator gives to large tables. */
export const startKeptPostgres = (folder: string): Promise<BenchPostgres | undefined> =>
  start({ storedIn: folder, settings: ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'] })

interface StartOptions {
  readonly within?: string
  readonly storedIn?: string
  readonly settings?: readonly string[]
}

async function start(options: StartOptions): Promise<BenchPostgres | undefined> {
  const { startPostgres } = (await import(pathToFileURL(inCheckout('tools', 'with-postgres.mjs')).href)) as {
    startPostgres: (options: StartOptions & { readonly durable: boolean }) => Promise<BenchPostgres | undefined>
  }
  return startPostgres({ durable: true, ...options })
}
