import type { Clock } from '../clock.ts'
import type { Paced } from './paced.ts'
import { waitMsOr } from './wait-ms-or.ts'

/** For how long a second tap does nothing (spec §5). */
export const THROTTLE_MS = 2000

/** Acts at the first call, and drops the others until `restMs` have passed since. */
export function throttle<Words extends readonly unknown[]>(
  clock: Clock,
  act: (...words: Words) => void,
  restMs: number = THROTTLE_MS,
): Paced<Words> {
  const waitMs = waitMsOr(THROTTLE_MS, restMs)
  let stopRest: (() => void) | undefined
  const wake = () => {
    stopRest?.()
    stopRest = undefined
  }
  const call = (...words: Words) => {
    if (stopRest !== undefined) return
    stopRest = clock.after(waitMs, wake)
    act(...words)
  }
  return Object.assign(call, { cancel: wake })
}
