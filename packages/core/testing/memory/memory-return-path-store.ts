import { safeReturnPath, type ReturnPathStore } from '../../src/session/index.ts'

export function createMemoryReturnPathStore(): ReturnPathStore {
  let stored: string | undefined
  return {
    save(path) {
      stored = safeReturnPath(path)
    },
    take() {
      const path = stored
      stored = undefined
      return path
    },
  }
}
