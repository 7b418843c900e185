import type { Readers } from './database/index.ts'
import { isJobInTrouble, jobState, readJobs } from './jobs/index.ts'
import { booksGauge, type GaugeReading } from './metrics/index.ts'
import { sealedUntil } from './wallet/index.ts'
import type { ModuleDeps, ServerModule } from './server-module.ts'

/**
 * `recent`: what moved since the books were sealed last, with the sums of the seals. `whole`: everything, the seals
 * too.
 */
export type BooksRead = 'recent' | 'whole'

/** Complaints of all modules about the books, in words. */
export async function complaintsAboutBooks(
  { db }: Pick<ModuleDeps, 'db'>,
  modules: readonly ServerModule[],
  read: BooksRead = 'recent',
): Promise<readonly string[]> {
  const since = read === 'whole' ? null : await sealedUntil(db)
  return (await Promise.all(modules.map((module) => module.checkBooks?.(db, since) ?? []))).flat()
}

/** Gauges for operators: the books, the way to the database, and those of each module. */
export const gaugesOf = (
  deps: Pick<ModuleDeps, 'db' | 'clock'> & { readonly readers?: Pick<Readers, 'ageMs'> },
  modules: readonly ServerModule[],
): readonly GaugeReading[] => [
  booksGauge(async () => (await complaintsAboutBooks(deps, modules)).length, deps.clock),
  {
    name: 'database_connections',
    help: 'Connections of this server to the database, and requests that wait for one',
    by: 'state',
    read: async () => {
      const counts = deps.db.connections?.()
      return counts === undefined ? undefined : { ...counts }
    },
  },
  {
    name: 'reads_age_seconds',
    help: 'How old what is read from the replica may be at most; 0 where the primary answers',
    read: async () => (deps.readers?.ageMs() ?? 0) / 1000,
  },
  {
    name: 'job_late_seconds',
    help: 'How long each job has been due without a server that runs it',
    by: 'job',
    read: async () =>
      Object.fromEntries(
        (await readJobs(deps.db)).map((job) => {
          const state = jobState(job)
          return [job.name, 'lateMs' in state ? state.lateMs / 1000 : 0]
        }),
      ),
  },
  {
    name: 'jobs_in_trouble',
    help: 'Jobs that fail again and again, or that no server has taken for long',
    read: async () => (await readJobs(deps.db)).filter(isJobInTrouble).length,
  },
  ...modules.flatMap(({ gauges }) => gauges?.(deps) ?? []),
]
