import type { ComparedShopsStore, ShopId } from '../../src/catalog/index.ts'

export function createMemoryComparedShopsStore(ids: readonly ShopId[] = []): ComparedShopsStore {
  let stored = ids
  return {
    read: () => stored,
    write(written) {
      stored = written
    },
  }
}
