import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Installation } from '../server/installation.ts'
import { startKeptPostgres } from './bench-postgres.ts'
import { measureLarge, type LargeCosts } from './large/large-costs.ts'
import { fillOnce } from './large/fill-once.ts'
import { numberText } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

/** The smallest is what the others are compared with. */
const SIZES = (process.env['BENCH_ENTRIES'] ?? '20000,20000000').split(',').map(Number)
const MAX_RATIO = 1.5
export const LARGE_FOLDER = process.env['BENCH_LARGE_FOLDER'] ?? join(tmpdir(), 'diandu-large')

const COSTS: Readonly<Record<keyof LargeCosts, string>> = {
  payment: 'payment',
  statement: 'statement of a year',
  bills: 'list of bills',
  orders: 'list of orders',
  messages: 'count of unread messages',
  books: 'check of the books',
}

/** Not removed after the run. */
export const filledInstallation = (databaseUrl: string): Installation => ({
  engine: 'postgresql',
  folder: LARGE_FOLDER,
  isFilled: true,
  env: { DATABASE_URL: databaseUrl, DATA_DIR: join(LARGE_FOLDER, 'no-data') },
  loseData: async () => undefined,
  remove: async () => undefined,
})

/**
 * Costs of payment, lists and books in a market of few entries and of many; false where the many make anything cost
 * more than half as much again. A database is filled once and kept, and each run measures in a copy of it.
 */
export async function benchLarge(tell: (line: string) => void): Promise<boolean> {
  const postgres = await startKeptPostgres(LARGE_FOLDER)
  if (postgres === undefined) {
    tell('PostgreSQL is not on this machine: nothing is measured')
    return true
  }
  const measured: { readonly entries: number; readonly costs: LargeCosts }[] = []
  try {
    for (const entries of SIZES) {
      const databaseUrl = await fillOnce(postgres.url, entries, LARGE_FOLDER, tell)
      measured.push({ entries, costs: await measureLarge(filledInstallation(databaseUrl)) })
    }
  } finally {
    await postgres.stop()
  }
  keepResults('large', measured)
  const rows = (Object.keys(COSTS) as (keyof LargeCosts)[]).map((cost) => {
    const times = measured.map(({ costs }) => costs[cost])
    return { cost, times, ratio: Math.max(...times) / (times[0] ?? Number.NaN) }
  })
  const head = [
    'median ms',
    ...measured.map(({ entries }) => `${entries.toLocaleString('en')} entries`),
    'times as much',
  ]
  tell(
    tableText(
      head,
      rows.map(({ cost, times, ratio }) => [COSTS[cost], ...times.map(numberText), numberText(ratio)]),
    ),
  )
  const tooMuch = rows.filter(({ ratio }) => ratio > MAX_RATIO).map(({ cost }) => COSTS[cost])
  tell(`Aim: at most ${MAX_RATIO} times as much: ${tooMuch.length === 0 ? 'met' : `NOT MET for ${tooMuch.join(', ')}`}`)
  return tooMuch.length === 0
}
