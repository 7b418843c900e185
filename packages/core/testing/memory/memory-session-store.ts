import type { Session, SessionStore } from '../../src/session/index.ts'

export function createMemorySessionStore(session?: Session): SessionStore {
  let kept = session
  return {
    readToken: () => kept?.token,
    readUser: () => kept?.userInfo,
    write(written) {
      kept = written
    },
    clear() {
      kept = undefined
    },
  }
}
