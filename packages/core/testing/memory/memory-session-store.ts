import type { Session, SessionStore, UserId } from '../../src/session/index.ts'

/** `besides` is what another tab of the same device would do. */
export function createMemorySessionStore(session?: Session): SessionStore & {
  readonly besides: (session: Session | undefined) => void
} {
  let stored = session
  let acting: UserId | undefined = session?.userInfo.userId
  const isOvertaken = () => stored?.userInfo.userId !== acting
  const forget = () => {
    if (!isOvertaken()) stored = undefined
    acting = undefined
  }
  return {
    readToken: () => stored?.token,
    readUser: () => stored?.userInfo,
    actsFor: () => acting,
    isOvertaken,
    adopt() {
      acting = stored?.userInfo.userId
    },
    write(written) {
      stored = written
      acting = written.userInfo.userId
    },
    clear: forget,
    end: forget,
    besides(other) {
      stored = other
    },
  }
}
