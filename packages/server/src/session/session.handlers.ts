import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { getUserInfo, login, logout, register as registerRow, sendCode as sendCodeRow, validateCaptcha } from '@diandu/wire'
import { badParameter, handlerFor, memberHandlerFor, type CallContext, type Handler } from '../calls/index.ts'
import type { Sms } from '../outside/index.ts'
import { spendTicket } from './captcha-store.ts'
import { nobodysHash, STANDARD_COST, type PasswordCost } from './hash-password.ts'
import { loginByCode, loginByPassword, type LoginParts } from './login.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'
import { endSession } from './session-store.ts'
import { solvePuzzle } from './solve-puzzle.ts'
import { findUser, userInfoOf } from './user-store.ts'

export interface SessionParts {
  readonly sms: Sms
  /** What a new password costs; tests take less. */
  readonly passwordCost?: PasswordCost
}

export function sessionHandlers({ sms, passwordCost = STANDARD_COST }: SessionParts): readonly Handler[] {
  const strangersHash = nobodysHash(passwordCost)
  return [
    handlerFor(validateCaptcha, (answer, { db, random, clock }) => solvePuzzle(answer, db, random, clock.now())),
    handlerFor(sendCodeRow, async ({ mobile, purpose, captcha }, context) => {
      const receiver = purpose === 'payment-password' ? await ownMobile(context) : typedMobile(mobile)
      if (!receiver.ok) return receiver
      const { db, random, clock } = context
      if (!(await spendTicket(db, captcha, clock.now()))) return fail(refused('captcha-wrong', '请先完成滑块验证', 'captcha'))
      return sendCode(receiver.value, purpose, { db, random, sms, nowMs: clock.now() })
    }),
    handlerFor(registerRow, (registration, context) => register(registration, partsOf(context), passwordCost)),
    handlerFor(login, (credentials, context) =>
      'password' in credentials ? loginByPassword(credentials, partsOf(context), strangersHash) : loginByCode(credentials, partsOf(context)),
    ),
    handlerFor(logout, async (_nothing, { db, bearerToken }) => {
      if (bearerToken !== null) await endSession(db, bearerToken)
      return ok(null)
    }),
    memberHandlerFor(getUserInfo, async (_nothing, { db, viewer }) => {
      const user = await findUser(db, viewer.userId)
      return user === undefined ? fail({ kind: 'login-required' }) : ok(userInfoOf(user))
    }),
  ]
}

const partsOf = ({ db, random, clock }: CallContext): LoginParts => ({ db, random, nowMs: clock.now() })

const typedMobile = (mobile: string): Result<string> => (mobile === '' ? fail(badParameter('mobile', '不能为空')) : ok(mobile))

/** Whatever was typed: the code goes to the mobile on record. */
async function ownMobile({ db, viewer }: CallContext): Promise<Result<string>> {
  const user = viewer === null ? undefined : await findUser(db, viewer.userId)
  return user === undefined ? fail({ kind: 'login-required' }) : ok(user.mobile)
}
