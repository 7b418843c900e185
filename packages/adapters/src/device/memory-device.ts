import { memoryStore, createBusyCount } from '@diandu/core/kernel'
import { noBridge } from '../shells/index.ts'
import {
  returnPathStore,
  searchHistoryStore,
  sessionStore,
  comparedShopsStore,
  viewedShopsStore,
} from '../storage/index.ts'
import { systemClock, webRandom } from '../time/index.ts'
import type { DevicePorts } from './device-ports.ts'

/** A device that begins empty and forgets everything: for rendering on the server, and for tests. */
export function memoryDevice(given: Partial<Pick<DevicePorts, 'clock' | 'random' | 'shell'>> = {}): DevicePorts {
  const { clock = systemClock, random = webRandom(), shell = 'browser' } = given
  const store = memoryStore()
  return {
    shell,
    bridge: noBridge,
    hasChat: false,
    clock,
    random,
    copy: () => Promise.resolve(true),
    busy: createBusyCount(),
    isReachable: () => Promise.resolve(true),
    sessionStore: sessionStore(store, store),
    returnPath: returnPathStore(store),
    searchHistory: searchHistoryStore(store),
    viewedShops: viewedShopsStore(store),
    comparedShops: comparedShopsStore(store),
    storage: { local: store, visit: memoryStore(), cookies: store },
    copies: { list: () => Promise.resolve([]), forget: () => undefined },
  }
}
