import { guardedStore } from './guarded-store.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Local storage. Even touching it throws where it is blocked, so it is looked up each time and inside the guard. */
export const localStore = (page: Pick<Window, 'localStorage'>): KeyValueStore =>
  guardedStore(() => {
    const storage = page.localStorage
    return {
      read: (key) => storage.getItem(key),
      write: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      keys: () => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
    }
  })
