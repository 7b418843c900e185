import type { Database } from '../database/index.ts'
import { isKeptByMonth, partsOf, type MonthlyTable } from '../monthly-partitions/index.ts'

export interface ArchiveWork {
  readonly db: Database
  readonly folder: string
  readonly nowMs: number
}

/** The rows of a month that may go. */
export interface DuePart {
  readonly part: string
  /** The instant until which they are. */
  readonly untilAt: number
}

/** The oldest first. */
export async function duePartsOf(db: Database, table: MonthlyTable, limit: number): Promise<readonly DuePart[]> {
  if (!(await isKeptByMonth(db, table))) return []
  return (await partsOf(db, table)).flatMap(({ part, until }) =>
    until !== null && Number(until) <= limit ? [{ part, untilAt: Number(until) }] : [],
  )
}
