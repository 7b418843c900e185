import type { Name } from '../name.ts'
import { createStatusCodes, toCode, type StatusCodes } from './status-codes.ts'

export type Outcome = 'pending' | 'success' | 'failure'

/** One status of a map: its number where it travels and is stored, and which may follow it. */
export interface StatusRow<Status extends string> {
  readonly code: number
  readonly outcome: Outcome
  readonly name: Name
  readonly next: readonly Status[]
}

/** The meaning of a status. One that the map does not know is `unknown` and pending: nothing may act on it. */
export interface StatusReading<Status extends string> {
  /** Null where what came was no number at all. */
  readonly code: number | null
  readonly status: Status | 'unknown'
  readonly outcome: Outcome
  readonly name: Name
  /** Nothing follows any more. */
  readonly isFinal: boolean
}

/** Codes in ascending order; everything begins at the first. */
export interface StatusMap<Status extends string> extends StatusCodes<Status> {
  /** By its name, or by its code. */
  readonly read: (status: unknown) => StatusReading<Status>
  readonly mayMove: (from: unknown, to: unknown) => boolean
  /** Where a status may go from here; nowhere from one that the map does not know. */
  readonly nextOf: (status: unknown) => readonly Status[]
  /** The codes of the statuses that are or ended so: a set for SQL. */
  readonly codesWith: (...outcomes: readonly Outcome[]) => readonly number[]
}

const UNKNOWN: Name = { zh: '未知状态', en: 'Unknown' }

/** A status is known by its name, and by its code as a number or as its plain decimal text. */
export function createStatusMap<Status extends string>(
  table: Readonly<Record<Status, StatusRow<NoInfer<Status>>>>,
): StatusMap<Status> {
  const codes = createStatusCodes(table)
  const known = (given: unknown): Status | undefined =>
    codes.statuses.find((status) => status === given) ?? codes.statusOf(given)
  const nextOf = (given: unknown): readonly Status[] => {
    const status = known(given)
    return status === undefined ? [] : table[status].next
  }
  return {
    ...codes,
    read(given) {
      const status = known(given)
      if (status === undefined)
        return { code: toCode(given), status: 'unknown', outcome: 'pending', name: UNKNOWN, isFinal: false }
      const { code, outcome, name, next } = table[status]
      return { code, status, outcome, name, isFinal: next.length === 0 }
    },
    mayMove: (from, to) => nextOf(from).some((status) => status === known(to)),
    nextOf,
    codesWith: (...outcomes) =>
      codes.statuses.filter((status) => outcomes.includes(table[status].outcome)).map(codes.codeOf),
  }
}
