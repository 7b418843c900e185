import type { KeyValueStore } from './device-storage.ts'

/** Lives as long as the page, or on the server as long as the request. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    holds: (key) => values.has(key),
  }
}
