import type { Clock } from '@diandu/core/kernel'
import { timerDelay } from '../kernel/index.ts'

/**
 * The machine's clock, as far off as `offsetMs` says; or, for demonstrations, one that starts at a given instant and
 * runs on from there.
 */
export function systemClock(startAtMs: number | null = null, offsetMs: () => number = () => 0): Clock {
  const shiftMs = startAtMs === null ? 0 : startAtMs - Date.now()
  return {
    now: () => Date.now() + shiftMs + offsetMs(),
    after(delayMs, task) {
      let timer: NodeJS.Timeout
      const wind = (leftMs: number): void => {
        const stretchMs = timerDelay(leftMs)
        timer = setTimeout(() => (leftMs > stretchMs ? wind(leftMs - stretchMs) : task()), stretchMs)
        // A chore that waits must not keep the process from ending.
        timer.unref()
      }
      wind(delayMs)
      return () => clearTimeout(timer)
    },
  }
}
