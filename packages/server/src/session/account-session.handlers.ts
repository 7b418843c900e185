import { fail, ok } from '@diandu/core/kernel'
import {
  bindMobile as bindMobileRow,
  bindUserToken,
  changePassword as changePasswordRow,
  getLoggedInUser,
  getUserInfo,
  logoutEverywhere,
  resetPassword as resetPasswordRow,
} from '@diandu/wire'
import { handlerFor, memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { bindMobile } from './bind-mobile.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { exchangeAppToken } from './exchange-app-token.ts'
import type { PasswordCost } from './hash-password.ts'
import { loginPartsOf } from './login-parts-of.ts'
import { endSessionsOf } from './session-store.ts'
import { findUser, userInfoOf } from './user-store.ts'

export interface AccountSessionParts {
  readonly cost: PasswordCost
  readonly nobodysHash: string
  /** What apps sign their tokens with; null where there are none. */
  readonly appTokenSecret: string | null
}

/** The rarer ways in, the person behind a session, and what ends others. */
export function accountSessionHandlers({ cost, nobodysHash, appTokenSecret }: AccountSessionParts): readonly Handler[] {
  return [
    memberHandlerFor(getUserInfo, me),
    memberHandlerFor(getLoggedInUser, me),
    handlerFor(bindMobileRow, (binding, context) => bindMobile(binding, loginPartsOf(context), nobodysHash)),
    handlerFor(bindUserToken, ({ token }, context) => exchangeAppToken(token, appTokenSecret, loginPartsOf(context))),
    memberHandlerFor(logoutEverywhere, async (_nothing, { db, viewer }) => {
      await endSessionsOf(db, viewer.userId)
      return ok(null)
    }),
    memberHandlerFor(changePasswordRow, (change, { db, clock, viewer, bearerToken }) =>
      changePassword(change, { db, nowMs: clock.now(), cost, userId: viewer.userId, keptToken: bearerToken }),
    ),
    handlerFor(resetPasswordRow, (reset, { db, clock }) => resetPassword(reset, { db, nowMs: clock.now(), cost })),
  ]
}

async function me(_nothing: unknown, { db, viewer }: MemberContext) {
  const user = await findUser(db, viewer.userId)
  return user === undefined ? fail({ kind: 'login-required' } as const) : ok(userInfoOf(user))
}
