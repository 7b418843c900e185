import type { RateCounter } from './rate-counter.ts'
import { rateWindows } from './rate-windows.ts'

/** For a database that one server owns: no other has to be told. */
export function memoryRates(now: () => number): RateCounter {
  const windowOf = rateWindows(now)
  const countFromMemory = (name: string) => {
    const window = windowOf(name)
    window.unreported += 1
    return { count: window.unreported, leftMs: window.endsAt - now() }
  }
  return { countFromMemory, count: async (names) => names.map(countFromMemory) }
}
