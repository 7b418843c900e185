/** A throwaway PostgreSQL, as `tools/with-postgres.mjs` starts it. */
export interface Cluster {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends every connection; `whileAway` runs while nothing listens. */
  readonly restart: (whileAway?: () => Promise<void>) => Promise<void>
}

interface ClusterTools {
  readonly NO_POSTGRES: string
  readonly findPostgres: () => string | undefined
  readonly startPostgres: () => Promise<Cluster | undefined>
  /** A replica that follows the cluster of this address. */
  readonly startReplica: (url: string) => Promise<Cluster | undefined>
}

const TOOLS = new URL('../../../../../tools/with-postgres.mjs', import.meta.url)

export const clusterTools = async (): Promise<ClusterTools> => (await import(TOOLS.href)) as ClusterTools
