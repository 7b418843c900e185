import type { Clock } from '@diandu/core/kernel'

/** A difference below this is an answer's way, or a second hand: nothing on a page jumps for it. */
export const UNNOTICED_MS = 5_000

/**
 * The server's time on a device whose own clock may be wrong: the device's clock, plus what the server's answers say it
 * is off by.
 */
export interface ServerTime {
  readonly clock: Clock
  /**
   * An answer that was asked for at `requestedAtMs` of the device's clock, and came now, was given at `serverNowMs`.
   */
  readonly receive: (serverNowMs: number, requestedAtMs: number) => void
  /** Hears that the clock was put right; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createServerTime(device: Clock): ServerTime {
  let aheadMs = 0
  const listeners = new Set<() => void>()
  return {
    clock: { now: () => device.now() + aheadMs, after: device.after },
    receive(serverNowMs, requestedAtMs) {
      // An answer that was long on its way leaves room for more than one difference; one that is possible stays.
      const minMs = serverNowMs - device.now()
      const maxMs = serverNowMs - requestedAtMs
      if (aheadMs >= minMs - UNNOTICED_MS && aheadMs <= maxMs + UNNOTICED_MS) return
      aheadMs = Math.abs(minMs) < UNNOTICED_MS ? 0 : minMs
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
