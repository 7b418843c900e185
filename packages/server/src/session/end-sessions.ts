import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { inTurnOf, proveOwnPassword } from './prove-own-password.ts'
import { endSessionOf, endSessionsOf } from './session-store.ts'
import { findUser } from './user-store.ts'

/** One session of the caller, by the login password: a finder of an open phone cannot lock its owner out elsewhere. */
export const endOneSession = (
  { sessionId, password }: { readonly sessionId: string; readonly password: string },
  context: MemberContext,
): Promise<Result<null>> =>
  behindPassword(password, context, async ({ db, viewer }) =>
    (await endSessionOf(db, viewer.userId, sessionId)) ? ok(null) : fail(refused('not-found', '这台设备已经退出登录')),
  )

export const endOtherSessions = (
  { password }: { readonly password: string },
  context: MemberContext,
): Promise<Result<null>> =>
  behindPassword(password, context, async ({ db, viewer, bearerToken }) => {
    await endSessionsOf(db, viewer.userId, bearerToken)
    return ok(null)
  })

const behindPassword = (
  password: string,
  context: MemberContext,
  end: (context: MemberContext) => Promise<Result<null>>,
): Promise<Result<null>> =>
  inTurnOf(context.viewer.userId, async () => {
    const { db, viewer, clock } = context
    const user = await findUser(db, viewer.userId)
    if (user === undefined) return fail({ kind: 'login-required' })
    const proven = await proveOwnPassword(
      db,
      user,
      { password, wrong: '登录密码不正确' },
      { nowMs: clock.now(), gone: context.gone },
    )
    return proven.ok ? end(context) : proven
  })
