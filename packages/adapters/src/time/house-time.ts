import type { Clock } from '@diandu/core/kernel'

/** A difference below this is an answer's way, or a second hand: nothing on a page jumps for it. */
export const UNNOTICED_MS = 5_000

/** The house's time on a device whose own clock may be wrong: the device's clock, plus what the house's answers say it is off by. */
export interface HouseTime {
  readonly clock: Clock
  /** An answer that was asked for at `askedAtMs` of the device's clock, and came now, was given at `houseNowMs`. */
  readonly hear: (houseNowMs: number, askedAtMs: number) => void
  /** Hears that the clock was put right; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createHouseTime(device: Clock): HouseTime {
  let aheadMs = 0
  const listeners = new Set<() => void>()
  return {
    clock: { now: () => device.now() + aheadMs, after: device.after },
    hear(houseNowMs, askedAtMs) {
      // An answer that was long on its way leaves room for more than one difference; one that is possible stays.
      const leastMs = houseNowMs - device.now()
      const mostMs = houseNowMs - askedAtMs
      if (aheadMs >= leastMs - UNNOTICED_MS && aheadMs <= mostMs + UNNOTICED_MS) return
      aheadMs = Math.abs(leastMs) < UNNOTICED_MS ? 0 : leastMs
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
