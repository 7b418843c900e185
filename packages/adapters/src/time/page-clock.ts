import type { Clock } from '@diandu/core/kernel'
import { UNNOTICED_MS } from './server-time.ts'
import { systemClock } from './system-clock.ts'

/** The metric of the header `Server-Timing` under which a page says when it was sent, in epoch milliseconds. */
const SENT_AT = 'clock'

/**
 * The device's clock, put right by the moment at which the server sent this page: what a page shows by the time of day
 * is right before it asks anything. A page out of a cache, or a browser that does not say, leaves the clock as it is.
 */
export function pageClock({ performance }: Pick<Window, 'performance'>, device: Clock = systemClock): Clock {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sentAtMs = visit?.serverTiming?.find(({ name }) => name === SENT_AT)?.duration
  if (visit === undefined || sentAtMs === undefined || !(visit.transferSize > 0)) return device
  const aheadMs = Math.round(sentAtMs - (performance.timeOrigin + visit.responseStart))
  return Math.abs(aheadMs) < UNNOTICED_MS ? device : { now: () => device.now() + aheadMs, after: device.after }
}
