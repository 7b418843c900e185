import type { Clock } from '@diandu/core/kernel'

export interface HandClock extends Clock {
  readonly advance: (ms: number) => void
}

/** Stands still until a test moves it; what falls due then is run. */
export function handClock(startMs = Date.UTC(2026, 2, 11, 4)): HandClock {
  let nowMs = startMs
  const waiting = new Set<{ readonly atMs: number; readonly task: () => void }>()
  return {
    now: () => nowMs,
    after(delayMs, task) {
      const entry = { atMs: nowMs + delayMs, task }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
    advance(ms) {
      nowMs += ms
      for (const entry of [...waiting].filter(({ atMs }) => atMs <= nowMs)) {
        waiting.delete(entry)
        entry.task()
      }
    },
  }
}
