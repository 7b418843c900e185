import { fail, ok, type Result } from '@diandu/core/kernel'
import { goesToOwnMobile, isMembersPurpose } from '@diandu/core/session'
import {
  comeBackFromWeChat as comeBackRow,
  login,
  logout,
  register as registerRow,
  sendCode as sendCodeRow,
  validateCaptcha,
} from '@diandu/wire'
import { badParameter, handlerFor, memberHandlerFor, type CallContext, type Handler } from '../calls/index.ts'
import type { CaptchaCheck, Sms } from '../integrations/index.ts'
import { accountSessionHandlers } from './account-session.handlers.ts'
import type { Asker } from './codes/code-budget-store.ts'
import { nobodysHash, STANDARD_COST, type PasswordCost } from './passwords/hash-password.ts'
import { isKnownNetwork } from './login/known-network-store.ts'
import { loginByCode } from './login/login-by-code.ts'
import { loginByPassword, loginDepsOf } from './login/login.ts'
import { logLogin } from './login/log-login.ts'
import { networkOf } from '../kernel/index.ts'
import { register } from './login/register.ts'
import { proveMobile } from './codes/prove-mobile.ts'
import { sendCode } from './codes/send-code.ts'
import { endSession } from './session-store.ts'
import { solvePuzzle } from './captcha/solve-puzzle.ts'
import { takeTicket } from './captcha/take-ticket.ts'
import { findUser } from './user-store.ts'
import { comeBackFromWeChat, type VisitDeps } from './login/wechat-visit.ts'

export interface SessionDeps {
  readonly sms: Sms
  /** The check of tickets; without one, tickets come from our own puzzles. */
  readonly captcha?: CaptchaCheck | null
  /** The cost of hashing a new password; tests take less. */
  readonly passwordCost?: PasswordCost
  readonly appTokenSecret?: string | null
  readonly visits?: VisitDeps
}

const NO_VISIT: VisitDeps = { weChat: null, key: new Uint8Array(32) }

export function sessionHandlers({
  sms,
  captcha: check = null,
  passwordCost = STANDARD_COST,
  appTokenSecret = null,
  visits = NO_VISIT,
}: SessionDeps): readonly Handler[] {
  const nobodys = nobodysHash(passwordCost)
  return [
    handlerFor(validateCaptcha, async (answer, context) => {
      const { db, random, clock, viewer } = context
      if (!('code' in answer)) return solvePuzzle(answer, db, random, clock.now())
      return viewer === null ? fail({ kind: 'login-required' }) : proveMobile(answer.code, { ...context, viewer })
    }),
    handlerFor(sendCodeRow, async ({ mobile, purpose, captcha }, context) => {
      if (isMembersPurpose(purpose) && context.viewer === null) return fail({ kind: 'login-required' })
      const own = await ownMobile(context)
      const receiver = goesToOwnMobile(purpose) ? own : typedMobile(mobile)
      if (!receiver.ok) return receiver
      const { db, random, clock } = context
      const taken = await takeTicket(captcha, check, context)
      if (!taken.ok) return taken
      const asker = own.ok && own.value === receiver.value ? OWNER : await askerFor(receiver.value, context)
      return sendCode(receiver.value, purpose, { db, random, sms, asker, nowMs: clock.now() })
    }),
    handlerFor(registerRow, (registration, context) =>
      logLogin('registering', context, register(registration, loginDepsOf(context), passwordCost)),
    ),
    handlerFor(login, (credentials, context) =>
      'password' in credentials
        ? logLogin('password', context, loginByPassword(credentials, loginDepsOf(context), nobodys))
        : logLogin('code', context, loginByCode(credentials, loginDepsOf(context), passwordCost)),
    ),
    handlerFor(logout, async (_nothing, { db, bearerToken }) => {
      if (bearerToken !== null) await endSession(db, bearerToken)
      return ok(null)
    }),
    memberHandlerFor(comeBackRow, (visit, { db, bearerToken, clock }) =>
      comeBackFromWeChat(visit, visits, { db, token: bearerToken ?? '', nowMs: clock.now() }),
    ),
    ...accountSessionHandlers({ cost: passwordCost, nobodysHash: nobodys, appTokenSecret }),
  ]
}

const typedMobile = (mobile: string): Result<string> =>
  mobile === '' ? fail(badParameter('mobile', '不能为空')) : ok(mobile)

const OWNER: Asker = { kind: 'owner' }

/** From where the owner came in before, it is the owner; otherwise a stranger, by name where a user is logged in. */
async function askerFor(mobile: string, { db, clock, viewer, clientAddress }: CallContext): Promise<Asker> {
  if (await isKnownNetwork(db, mobile, clientAddress, clock.now())) return OWNER
  return { kind: 'stranger', name: viewer === null ? networkOf(clientAddress) : `user ${viewer.userId}` }
}

/** Whatever was typed: the code goes to the mobile on record. */
async function ownMobile({ db, viewer }: CallContext): Promise<Result<string>> {
  const user = viewer === null ? undefined : await findUser(db, viewer.userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  return user.mobile === '' ? fail({ kind: 'phone-not-bound' }) : ok(user.mobile)
}
