import { fail, ok, type Result } from '@diandu/core/kernel'
import { goesToOwnMobile, isMembersPurpose } from '@diandu/core/session'
import { comeBackFromWeChat as comeBackRow, login, logout, register as registerRow, sendCode as sendCodeRow, validateCaptcha } from '@diandu/wire'
import { badParameter, handlerFor, memberHandlerFor, type CallContext, type Handler } from '../calls/index.ts'
import type { CaptchaCheck, Sms } from '../outside/index.ts'
import { accountSessionHandlers } from './account-session.handlers.ts'
import type { Asker } from './code-budget.ts'
import { nobodysHash, STANDARD_COST, type PasswordCost } from './hash-password.ts'
import { isKnownNetwork } from './known-network-store.ts'
import { loginByCode, loginByPassword } from './login.ts'
import { loginPartsOf } from './login-parts-of.ts'
import { networkOf } from './network-of.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'
import { endSession } from './session-store.ts'
import { solvePuzzle } from './solve-puzzle.ts'
import { takeTicket } from './take-ticket.ts'
import { findUser } from './user-store.ts'
import { comeBackFromWeChat, type VisitParts } from './wechat-visit.ts'

export interface SessionParts {
  readonly sms: Sms
  /** Who looks at tickets; without one, tickets come from our own puzzles. */
  readonly captcha?: CaptchaCheck | null
  /** What a new password costs; tests take less. */
  readonly passwordCost?: PasswordCost
  readonly appTokenSecret?: string | null
  readonly visits?: VisitParts
}

const NOBODY_VISITS: VisitParts = { weChat: null, key: new Uint8Array(32) }

export function sessionHandlers({ sms, captcha: check = null, passwordCost = STANDARD_COST, appTokenSecret = null, visits = NOBODY_VISITS }: SessionParts): readonly Handler[] {
  const nobodys = nobodysHash(passwordCost)
  return [
    handlerFor(validateCaptcha, (answer, { db, random, clock }) => solvePuzzle(answer, db, random, clock.now())),
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
    handlerFor(registerRow, (registration, context) => register(registration, loginPartsOf(context), passwordCost)),
    handlerFor(login, (credentials, context) =>
      'password' in credentials ? loginByPassword(credentials, loginPartsOf(context), nobodys) : loginByCode(credentials, loginPartsOf(context)),
    ),
    handlerFor(logout, async (_nothing, { db, bearerToken }) => {
      if (bearerToken !== null) await endSession(db, bearerToken)
      return ok(null)
    }),
    memberHandlerFor(comeBackRow, (visit, { db, bearerToken, clock }) => comeBackFromWeChat(visit, visits, { db, token: bearerToken ?? '', nowMs: clock.now() })),
    ...accountSessionHandlers({ cost: passwordCost, nobodysHash: nobodys, appTokenSecret }),
  ]
}

const typedMobile = (mobile: string): Result<string> => (mobile === '' ? fail(badParameter('mobile', '不能为空')) : ok(mobile))

const OWNER: Asker = { kind: 'owner' }

/** From where the owner came in before, it is the owner; otherwise a stranger, by name where somebody is logged in. */
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
