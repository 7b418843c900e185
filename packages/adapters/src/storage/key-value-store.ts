/** A few texts by name. Reading and writing never throw, whatever the browser forbids. */
export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Whether the store itself holds what was written under this name last, and not only this page's memory. */
  holds(key: string): boolean
}

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
