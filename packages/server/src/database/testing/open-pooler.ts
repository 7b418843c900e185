/** A pgbouncer in front of a server, as `tools/pooler.mjs` starts it. */
export interface Pooler {
  readonly url: string
  readonly version: string
  readonly stop: () => Promise<void>
  readonly restart: (signal?: NodeJS.Signals, whileAway?: () => Promise<void>) => Promise<void>
}

interface PoolerTools {
  readonly NO_POOLER: string
  readonly findPooler: () => string | undefined
  readonly startPooler: (
    url: string,
    options?: { readonly connections?: number; readonly lines?: readonly string[] },
  ) => Promise<Pooler | undefined>
}

const TOOLS = new URL('../../../../../tools/pooler.mjs', import.meta.url)

export const poolerTools = async (): Promise<PoolerTools> => (await import(TOOLS.href)) as PoolerTools
