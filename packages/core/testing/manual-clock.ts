import type { Clock } from '../src/kernel/index.ts'

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on and runs what falls due on the way, in the order of its instants. */
  advance(ms: number): void
}

/** Noon in China on an ordinary Wednesday: far from every midnight, so that a test of days says which one it means. */
export const AN_ORDINARY_NOON = Date.UTC(2026, 2, 11, 4)

interface Waiting {
  readonly at: number
  readonly task: () => void
}

export function createManualClock(startAt: number = AN_ORDINARY_NOON): ManualClock {
  let instant = startAt
  const waiting = new Set<Waiting>()
  const nextDue = (until: number): Waiting | undefined =>
    [...waiting].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
  return {
    now: () => instant,
    after(delayMs, task) {
      const entry = { at: instant + Math.max(0, delayMs), task }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
    advance(ms) {
      const until = instant + ms
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        waiting.delete(due)
        instant = due.at
        due.task()
      }
      instant = until
    },
  }
}
