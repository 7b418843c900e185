import fc from 'fast-check'
import { maskMobile } from '../../src/format/index.ts'
import type { Session, Token, UserId, UserInfo } from '../../src/session/index.ts'

export const aMobile = (): fc.Arbitrary<string> => fc.stringMatching(/^1[3-9]\d{9}$/)

export const aUserInfo = (): fc.Arbitrary<UserInfo> =>
  fc.record(
    {
      userId: fc.stringMatching(/^user-[0-9a-f]{8}$/).map((text) => text as UserId),
      username: fc.stringMatching(/^[a-z]\w{3,19}$/),
      mobile: aMobile().map(maskMobile),
    },
    { noNullPrototype: true },
  )

export const aSession = (): fc.Arbitrary<Session> =>
  fc.record(
    { token: fc.stringMatching(/^[\w-]{32}$/).map((text) => text as Token), userInfo: aUserInfo() },
    { noNullPrototype: true },
  )
