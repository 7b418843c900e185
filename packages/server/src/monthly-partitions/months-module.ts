import { HOUR_MS } from '@diandu/core/kernel'
import type { ModuleDeps, ServerModule } from '../server-module.ts'
import { keepByMonth, makeMonths } from './keep-by-month.ts'
import { isKeptByMonth, MONTHLY_TABLES, type MonthlyTable } from './monthly-table.ts'

export const monthsModule: ServerModule = {
  name: 'months',
  sweeps: [{ name: 'keep tables by month', everyMs: HOUR_MS, run: keepMonths }],
}

/**
 * PostgreSQL looks by itself at what the parts hold, and never at what they hold together: without that it takes the
 * few rows of a posting for many thousands, and plans for those.
 */
const analyzeWhole = async ({ db }: Pick<MonthDeps, 'db'>, { name }: MonthlyTable): Promise<void> =>
  void (await db.change(`ANALYZE ${name}`))

async function keepMonths(deps: MonthDeps): Promise<void> {
  await keepTablesByMonth(deps)
  for (const table of MONTHLY_TABLES) await analyzeWhole(deps, table)
}

/** A start waits for a few seconds of it. */
const BATCHES_AT_START = 20

/** The same at a start: what is locked just then, or takes longer, is turned by the job. */
export const beginMonths = (deps: MonthDeps): Promise<void> =>
  keepTablesByMonth(deps, BATCHES_AT_START).catch((error: unknown) =>
    deps.log.warn({ error }, 'Tables wait to be kept by month'),
  )

type MonthDeps = Pick<ModuleDeps, 'db' | 'clock' | 'log'>

/** Turns the tables that only grow into ones that are kept by month, and makes room ahead. */
export async function keepTablesByMonth({ db, clock, log }: MonthDeps, maxBatches?: number): Promise<void> {
  for (const table of MONTHLY_TABLES) {
    if (await keepByMonth(db, table, clock.now(), maxBatches)) {
      log.info({ table: table.name }, 'A table is kept by month from now on')
      await analyzeWhole({ db }, table)
    }
    if (!(await isKeptByMonth(db, table))) continue
    const rows = await makeMonths(db, table, clock.now())
    if (rows > 0) log.warn({ table: table.name, rows }, 'Rows were written into a month that had not been made in time')
  }
}
