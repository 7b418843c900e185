import type { ModuleParts, ServerModule, Sweep } from './server-module.ts'

/** Runs every module's sweeps at their pace until stopped. One that fails is logged, and comes back like any other. */
export function startSweeper(modules: readonly ServerModule[], parts: ModuleParts): { readonly stop: () => Promise<void> } {
  let isStopped = false
  const cancels = new Map<Sweep, () => void>()
  const underWay = new Set<Promise<void>>()

  const schedule = (sweep: Sweep) => {
    if (!isStopped) cancels.set(sweep, parts.clock.after(sweep.everyMs, () => begin(sweep)))
  }
  const begin = (sweep: Sweep) => {
    const run = runSweep(sweep, parts).finally(() => {
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

async function runSweep(sweep: Sweep, parts: ModuleParts): Promise<void> {
  try {
    await sweep.run(parts)
  } catch (error) {
    parts.log.error({ sweep: sweep.name, error }, 'A sweep failed')
  }
}
