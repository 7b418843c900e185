import { fail, ok } from '@diandu/core/kernel'
import {
  bindMobile as bindMobileRow,
  bindUserToken,
  changePassword as changePasswordRow,
  endOtherSessions as endOtherSessionsRow,
  endSession,
  getUserInfo,
  listSessions,
  logoutEverywhere,
  resetPassword as resetPasswordRow,
} from '@diandu/wire'
import { handlerFor, memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { bindMobile } from './login/bind-mobile.ts'
import { changePassword, resetPassword } from './passwords/change-password.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { exchangeAppToken } from './login/exchange-app-token.ts'
import type { PasswordCost } from './passwords/hash-password.ts'
import { logLogin } from './login/log-login.ts'
import { loginDepsOf } from './login/login.ts'
import { endSessionsOf, listSessionsOf } from './session-store.ts'
import { findUser, userInfoOf } from './user-store.ts'

export interface AccountSessionDeps {
  readonly cost: PasswordCost
  readonly nobodysHash: string
  /** The apps sign their tokens with it; null where there are no apps. */
  readonly appTokenSecret: string | null
}

/** The rarer ways in, the person behind a session, and what ends others. */
export function accountSessionHandlers({ cost, nobodysHash, appTokenSecret }: AccountSessionDeps): readonly Handler[] {
  return [
    memberHandlerFor(getUserInfo, me),
    handlerFor(bindMobileRow, (binding, context) =>
      logLogin('binding', context, bindMobile(binding, loginDepsOf(context), nobodysHash)),
    ),
    handlerFor(bindUserToken, ({ token }, context) =>
      logLogin('app-token', context, exchangeAppToken(token, appTokenSecret, loginDepsOf(context))),
    ),
    memberHandlerFor(logoutEverywhere, async (_nothing, { db, viewer }) => {
      await endSessionsOf(db, viewer.userId)
      return ok(null)
    }),
    memberHandlerFor(listSessions, async (_nothing, { db, viewer, clock, bearerToken }) =>
      ok({ items: await listSessionsOf(db, viewer.userId, bearerToken ?? '', clock.now()) }),
    ),
    memberHandlerFor(endSession, endOneSession),
    memberHandlerFor(endOtherSessionsRow, endOtherSessions),
    memberHandlerFor(changePasswordRow, (change, { db, clock, viewer, bearerToken, gone }) =>
      changePassword(change, { db, nowMs: clock.now(), cost, userId: viewer.userId, currentToken: bearerToken, gone }),
    ),
    handlerFor(resetPasswordRow, (reset, { db, clock, clientAddress, gone }) =>
      resetPassword(reset, { db, nowMs: clock.now(), cost, clientAddress, gone }),
    ),
  ]
}

async function me(_nothing: unknown, { db, viewer }: MemberContext) {
  const user = await findUser(db, viewer.userId)
  return user === undefined ? fail({ kind: 'login-required' } as const) : ok(userInfoOf(user))
}
