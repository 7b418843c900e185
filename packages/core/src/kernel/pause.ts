import type { Clock } from './clock.ts'
import type { StopSignal } from './stop-signal.ts'

/** Ends after `waitMs`, or at once when the caller leaves: no timer runs on for nobody. */
export function pause(clock: Clock, waitMs: number, signal: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(waitMs, resolve)
    signal.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
}
