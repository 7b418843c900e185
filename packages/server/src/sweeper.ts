import { DatabaseBusy } from './database/index.ts'
import type { ModuleDeps, ServerModule, Sweep } from './server-module.ts'

/** Runs every module's sweeps at their pace until stopped. One that fails is logged, and comes back like any other. */
export function startSweeper(
  modules: readonly ServerModule[],
  deps: ModuleDeps,
): { readonly stop: () => Promise<void> } {
  let isStopped = false
  const cancels = new Map<Sweep, () => void>()
  const underWay = new Set<Promise<void>>()

  const schedule = (sweep: Sweep) => {
    if (!isStopped)
      cancels.set(
        sweep,
        deps.clock.after(sweep.everyMs, () => begin(sweep)),
      )
  }
  const begin = (sweep: Sweep) => {
    const run = runSweep(sweep, deps).finally(() => {
      underWay.delete(run)
      schedule(sweep)
    })
    underWay.add(run)
  }
  for (const module of modules) for (const sweep of module.sweeps ?? []) schedule(sweep)

  return {
    async stop() {
      isStopped = true
      for (const cancel of cancels.values()) cancel()
      await Promise.all(underWay)
    },
  }
}

async function runSweep(sweep: Sweep, deps: ModuleDeps): Promise<void> {
  try {
    await sweep.run(deps)
  } catch (error) {
    if (error instanceof DatabaseBusy)
      deps.log.warn({ sweep: sweep.name, why: error.message }, 'A sweep waits for the database')
    else deps.log.error({ sweep: sweep.name, error }, 'A sweep failed')
  }
}
