import { MINUTE_MS } from '@diandu/core/kernel'

export type Place = 'free' | 'last' | 'none'

/** Counts what was written in the last minute, in memory: at most `most` instants. */
export interface MinuteBound {
  /** Whether one more has a place now, and whether it is the last one. Takes none. */
  readonly placeAt: (nowMs: number) => Place
  readonly take: (nowMs: number) => void
  readonly isEmptyAt: (nowMs: number) => boolean
}

export function minuteBound(max: number): MinuteBound {
  const taken: number[] = []
  const forget = (nowMs: number): void => {
    // A time later than now was taken before a clock was put back, and limits nothing.
    if ((taken.at(-1) ?? nowMs) > nowMs) taken.length = 0
    while ((taken[0] ?? nowMs) <= nowMs - MINUTE_MS) taken.shift()
  }
  return {
    placeAt(nowMs) {
      forget(nowMs)
      if (taken.length >= max) return 'none'
      return taken.length === max - 1 ? 'last' : 'free'
    },
    take: (nowMs) => void taken.push(nowMs),
    isEmptyAt(nowMs) {
      forget(nowMs)
      return taken.length === 0
    },
  }
}
