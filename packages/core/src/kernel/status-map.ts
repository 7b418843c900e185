import type { Name } from './name.ts'

export type Outcome = 'pending' | 'success' | 'failure'

/** One status of a map, and the codes of those that may follow it. */
export interface StatusRow<Status extends string> {
  readonly status: Status
  readonly outcome: Outcome
  readonly name: Name
  readonly next: readonly number[]
}

/** What a code says. A code that the map does not know is `unknown` and pending: nobody may act on it. */
export interface StatusReading<Status extends string> {
  /** Null where what came was no number at all. */
  readonly code: number | null
  readonly status: Status | 'unknown'
  readonly outcome: Outcome
  readonly name: Name
  /** Nothing follows any more. */
  readonly isFinal: boolean
}

export interface StatusMap<Status extends string> {
  /** In ascending order; everything begins at the first. */
  readonly codes: readonly number[]
  readonly read: (code: unknown) => StatusReading<Status>
  readonly mayMove: (from: unknown, to: unknown) => boolean
}

const UNKNOWN: Name = { zh: '未知状态', en: 'Unknown' }

/** A map from a table of codes. Codes are taken as numbers or as their plain decimal texts. */
export function createStatusMap<Status extends string>(rows: Readonly<Record<number, StatusRow<Status>>>): StatusMap<Status> {
  const codes = Object.keys(rows).map(Number)
  const table: ReadonlyMap<number | null, StatusRow<Status>> = new Map(Object.entries(rows).map(([code, row]) => [Number(code), row]))
  const rowOf = (code: unknown): StatusRow<Status> | undefined => table.get(toCode(code))
  return {
    codes,
    read(code) {
      const row = rowOf(code)
      if (row === undefined) return { code: toCode(code), status: 'unknown', outcome: 'pending', name: UNKNOWN, isFinal: false }
      const { status, outcome, name, next } = row
      return { code: toCode(code), status, outcome, name, isFinal: next.length === 0 }
    },
    mayMove(from, to) {
      const following: readonly (number | null)[] = rowOf(from)?.next ?? []
      return following.includes(toCode(to))
    },
  }
}

function toCode(code: unknown): number | null {
  if (typeof code === 'number') return Number.isFinite(code) ? code : null
  return typeof code === 'string' && String(Number(code)) === code ? toCode(Number(code)) : null
}
