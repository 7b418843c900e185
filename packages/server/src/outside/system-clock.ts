import type { Clock } from '@diandu/core/kernel'

/** The machine's clock; or, for demonstrations, one that starts at a given instant and runs on from there. */
export function systemClock(startAtMs: number | null = null): Clock {
  const shiftMs = startAtMs === null ? 0 : startAtMs - Date.now()
  return {
    now: () => Date.now() + shiftMs,
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      // A chore that waits must not keep the process from ending.
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}
