import type { ViewedShop, ViewedShopsStore } from '../../src/catalog/index.ts'

export function createMemoryViewedShopsStore(viewed: readonly ViewedShop[] = []): ViewedShopsStore {
  let stored = viewed
  return {
    read: () => stored,
    write(written) {
      stored = written
    },
  }
}
