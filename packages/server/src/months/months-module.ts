import { HOUR_MS } from '@diandu/core/kernel'
import type { ModuleDeps, ServerModule } from '../server-module.ts'
import { keepByMonth, makeMonths } from './keep-by-month.ts'
import { MONTHLY_TABLES } from './monthly-table.ts'

export const monthsModule: ServerModule = {
  name: 'months',
  sweeps: [{ name: 'keep tables by month', everyMs: HOUR_MS, run: (deps) => keepTablesByMonth(deps) }],
}

/** The same at a start: what is locked just then is turned by the job. */
export const beginMonths = (deps: MonthDeps): Promise<void> =>
  keepTablesByMonth(deps).catch((error: unknown) => deps.log.warn({ error }, 'Tables wait to be kept by month'))

type MonthDeps = Pick<ModuleDeps, 'db' | 'clock' | 'log'>

/** Turns the tables that only grow into ones that are kept by month, and makes room ahead. */
export async function keepTablesByMonth({ db, clock, log }: MonthDeps): Promise<void> {
  for (const table of MONTHLY_TABLES) {
    if (await keepByMonth(db, table, clock.now()))
      log.info({ table: table.name }, 'A table is kept by month from now on')
    const rows = await makeMonths(db, table, clock.now())
    if (rows > 0) log.warn({ table: table.name, rows }, 'Rows were written into a month that had not been made in time')
  }
}
