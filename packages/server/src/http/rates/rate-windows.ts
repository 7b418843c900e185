import { MINUTE_MS } from '@diandu/core/kernel'
import { LRUCache } from 'lru-cache'

export const WINDOW_MS = MINUTE_MS
/** More than this many addresses in a minute: the oldest begin again. */
const MAX_NAMES = 10_000

/** One name's window, as this server knows it. */
export interface RateWindow {
  /** The count over all servers, when this one last read it. */
  sharedCount: number
  /** Requests counted here and not yet reported. */
  unreported: number
  /** Requests being reported. */
  onItsWay: number
  /** On this process's monotonic clock. */
  endsAt: number
}

/** The window of a name that is open now; a new one where none is. */
export function rateWindows(now: () => number): (name: string) => RateWindow {
  const windows = new LRUCache<string, RateWindow>({ max: MAX_NAMES })
  return (name) => {
    const known = windows.get(name)
    if (known !== undefined && known.endsAt > now()) return known
    const window = { sharedCount: 0, unreported: 0, onItsWay: 0, endsAt: now() + WINDOW_MS }
    windows.set(name, window)
    return window
  }
}
