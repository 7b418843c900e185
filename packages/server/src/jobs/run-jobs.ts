import { DatabaseBusy } from '../database/index.ts'
import { truncated } from '../kernel/index.ts'
import type { ModuleDeps, Sweep } from '../server-module.ts'
import { traceJob } from '../tracing/index.ts'
import { claimJobs, endJob, extendLeases, LEASE_MS, registerJobs, releaseJobs, type ClaimedJob } from './job-store.ts'

export interface RunningJobs {
  /** Takes nothing more, waits for what is under way, and gives back the rest. */
  readonly stop: () => Promise<void>
}

const POLL_INTERVAL_MS = 500
const EXTENDED_EVERY_MS = LEASE_MS / 4
/** A job that hangs must not keep the others waiting. */
const MAX_AT_ONCE = 8

/**
 * Takes what is due and runs it: of all servers on one database, each run is one server's, by a lease that it extends
 * while it works; `heldBy` is its name. A job that fails is logged and comes back like any other; that of a server that
 * fell is taken over.
 */
export async function startJobs(sweeps: readonly Sweep[], deps: ModuleDeps, heldBy: string): Promise<RunningJobs> {
  const { db, clock, log } = deps
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]))
  const underWay = new Map<string, Promise<void>>()
  const cancels = new Map<string, () => void>()
  let isStopped = false
  let looking = Promise.resolve()

  await registerJobs(db, sweeps, db.engine === 'pglite')

  /** Does it again and again; what fails is tried again the next time. */
  const repeat = (name: string, everyMs: number, work: () => Promise<void>): void => {
    if (isStopped) return
    cancels.set(
      name,
      clock.after(everyMs, () => {
        looking = looking
          .then(work)
          .catch((error: unknown) => tellTrouble(name, error, deps))
          .finally(() => repeat(name, everyMs, work))
      }),
    )
  }

  const begin = ({ name, isTakenOver }: ClaimedJob): void => {
    const sweep = byName.get(name)
    if (sweep === undefined) return
    if (isTakenOver) log.warn({ sweep: name }, 'A sweep is taken over from a server that has fallen')
    underWay.set(
      name,
      runOnce(sweep, heldBy, deps).finally(() => underWay.delete(name)),
    )
  }

  repeat('take sweeps that are due', POLL_INTERVAL_MS, async () => {
    const names = [...byName.keys()].filter((name) => !underWay.has(name))
    const max = MAX_AT_ONCE - underWay.size
    if (isStopped || max <= 0) return
    const claimed = await claimJobs(db, { names, heldBy, max })
    // Jobs claimed during the stop are given back by it.
    if (!isStopped) claimed.forEach(begin)
  })
  repeat('keep sweeps that are under way', EXTENDED_EVERY_MS, async () => {
    if (underWay.size > 0) await extendLeases(db, heldBy)
  })

  return {
    async stop() {
      isStopped = true
      for (const cancel of cancels.values()) cancel()
      await looking
      await Promise.all(underWay.values())
      await releaseJobs(db, heldBy).catch((error: unknown) => tellTrouble('give sweeps back', error, deps))
    },
  }
}

const MAX_FAILURE = 300

async function runOnce(sweep: Sweep, heldBy: string, deps: ModuleDeps): Promise<void> {
  let failure: string | null = null
  try {
    await traceJob(sweep.name, () => sweep.run(deps))
  } catch (error) {
    tellTrouble(sweep.name, error, deps)
    failure = truncated(error instanceof Error ? error.message : String(error), MAX_FAILURE)
  }
  // Not written down, it comes back once the lease has ended.
  await endJob(deps.db, sweep.name, heldBy, failure).catch((error: unknown) => tellTrouble(sweep.name, error, deps))
}

function tellTrouble(sweep: string, error: unknown, { log }: Pick<ModuleDeps, 'log'>): void {
  if (error instanceof DatabaseBusy) log.warn({ sweep, why: error.message }, 'A sweep waits for the database')
  else log.error({ sweep, error }, 'A sweep failed')
}
