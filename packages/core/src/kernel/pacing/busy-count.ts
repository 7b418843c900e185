/** How many requests are under way. The loading bar shows from the first and hides after the last (spec §4). */
export interface BusyCount {
  readonly isBusy: () => boolean
  /** Starts one; the answer ends it, once. */
  readonly start: () => () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createBusyCount(): BusyCount {
  let underWay = 0
  const listeners = new Set<() => void>()
  const change = (by: 1 | -1) => {
    const wasBusy = underWay > 0
    underWay += by
    if (wasBusy !== underWay > 0) for (const listener of listeners) listener()
  }
  return {
    isBusy: () => underWay > 0,
    start() {
      let ended = false
      change(1)
      return () => {
        if (ended) return
        ended = true
        change(-1)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
