import type { KeyValueStore } from '@diandu/core/kernel'
import { guardedStore } from './guarded-store.ts'

/** Local or session storage. Even touching it throws where it is blocked, so it is looked up inside the guard. */
export const webStore = (area: () => Storage): KeyValueStore =>
  guardedStore(() => {
    const storage = area()
    return {
      read: (key) => storage.getItem(key),
      write: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      keys: () => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
    }
  })
