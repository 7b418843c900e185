import { safeReturnPath, type ReturnPathStore } from '../../src/session/index.ts'

export function createMemoryReturnPathStore(): ReturnPathStore {
  let kept: string | undefined
  return {
    save(path) {
      kept = safeReturnPath(path)
    },
    take() {
      const path = kept
      kept = undefined
      return path
    },
  }
}
