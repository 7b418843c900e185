import type { Clock } from './clock.ts'
import type { StopSignal } from './stop-signal.ts'

/** Ends after `waitMs`. When the caller leaves, the timer goes too: nobody is there to be told. */
export function pause(clock: Clock, waitMs: number, signal: StopSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', clock.after(waitMs, resolve)))
}
