import type { KeyValueStore } from '@diandu/core/kernel'

/**
 * A browser's store that may be full, blocked or missing. What it does not take is kept in memory, so that the visit
 * goes on; what it does take is read from it every time, so that other tabs are heard.
 */
export function guardedStore(open: () => Omit<KeyValueStore, 'holds'>): KeyValueStore {
  /** Keys that the store could not be told about; null is one that was removed. */
  const untold = new Map<string, string | null>()
  const attempt = <T>(work: (store: Omit<KeyValueStore, 'holds'>) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  const isForgotten = (key: string): boolean => attempt((store) => (store.remove(key), store.read(key) === null), false)
  return {
    read(key) {
      const kept = untold.get(key)
      return kept === undefined ? attempt((store) => store.read(key), null) : kept
    },
    write(key, value) {
      const isKept = attempt((store) => (store.write(key, value), store.read(key) === value), false)
      if (isKept) return void untold.delete(key)
      // An older value must not come back after a reload.
      isForgotten(key)
      untold.set(key, value)
    },
    remove(key) {
      if (isForgotten(key)) untold.delete(key)
      else untold.set(key, null)
    },
    keys() {
      const stored = attempt((store) => store.keys(), [])
      const all = new Set([...stored, ...untold.keys()])
      return [...all].filter((key) => untold.get(key) !== null)
    },
    holds: (key) => !untold.has(key) && attempt((store) => store.read(key), null) !== null,
  }
}
