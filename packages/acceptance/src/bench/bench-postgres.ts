import { pathToFileURL } from 'node:url'
import { inCheckout } from '../server/checkout-root.ts'

export interface BenchPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A throwaway PostgreSQL that writes as durably as one in earnest; undefined on a machine without. */
export async function startBenchPostgres(): Promise<BenchPostgres | undefined> {
  const { startPostgres } = (await import(pathToFileURL(inCheckout('tools', 'with-postgres.mjs')).href)) as {
    startPostgres: (options: { readonly durable: boolean }) => Promise<BenchPostgres | undefined>
  }
  return startPostgres({ durable: true })
}
