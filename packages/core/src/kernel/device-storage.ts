/** A few texts by name. Reading and writing never throw, whatever the browser forbids. */
export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Whether the store itself holds what was written under this name last, and not only this page's memory. */
  holds(key: string): boolean
}

/** Where a device stores texts. What an area does not take stays in memory as long as the page. */
export interface DeviceStorage {
  /** Until it is removed, for all tabs. */
  readonly local: KeyValueStore
  /** Until its tab is closed. */
  readonly visit: KeyValueStore
  /** For a year, and sent to the server, which renders by it. */
  readonly cookies: KeyValueStore
}
