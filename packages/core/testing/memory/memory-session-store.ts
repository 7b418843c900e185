import type { Session, SessionStore } from '../../src/session/index.ts'

export function createMemorySessionStore(session?: Session): SessionStore {
  let stored = session
  return {
    readToken: () => stored?.token,
    readUser: () => stored?.userInfo,
    write(written) {
      stored = written
    },
    clear() {
      stored = undefined
    },
    end() {
      stored = undefined
    },
  }
}
