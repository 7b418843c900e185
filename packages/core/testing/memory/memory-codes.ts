import { isMobile } from '../../src/input/index.ts'
import { fail, ok, type Refused, type Result } from '../../src/kernel/index.ts'
import {
  goesToOwnMobile,
  isMembersPurpose,
  RESEND_AFTER_SECONDS,
  type CodePurpose,
  type CodeSent,
  type SessionStore,
  type VerificationCodes,
} from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { spendTicket } from './memory-captcha.ts'
import { signedIn } from './signed-in.ts'

const CODE_VALID_MS = 5 * 60_000
const CODE_TRIES = 5

export function createMemoryCodes(state: MarketState, store: SessionStore): VerificationCodes {
  return {
    async send({ mobile, purpose, captcha }) {
      if (!spendTicket(state, captcha)) return refuse('captcha-wrong', '请先完成验证', 'captcha')
      if (!isMembersPurpose(purpose)) return sendTo(state, mobile, purpose)
      const who = signedIn(state, store)
      return who.ok ? sendTo(state, goesToOwnMobile(purpose) ? who.value.mobile : mobile, purpose) : who
    },
  }
}

function sendTo(state: MarketState, mobile: string, purpose: CodePurpose): Result<CodeSent> {
  if (!isMobile(mobile)) return refuse('bad-parameter', '手机号码不正确', 'mobile')
  const now = state.clock.now()
  const last = state.codes.get(mobile)
  if (last !== undefined && now < last.sentAt + RESEND_AFTER_SECONDS * 1000)
    return refuse('code-too-soon', '请稍后再获取验证码')
  const code = String(state.random.below(1_000_000)).padStart(6, '0')
  state.codes.set(mobile, { code, purpose, sentAt: now, wrongTries: 0, isSpent: false })
  return ok({ retryAfterMs: RESEND_AFTER_SECONDS * 1000 })
}

interface CodeGuess {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** Uses a right code up; a wrong one counts. Other obstacles are reported only after a right one, which stays good. */
export function takeCode(state: MarketState, { mobile, purpose, code }: CodeGuess, inTheWay?: Refused): Result<null> {
  const sent = state.codes.get(mobile)
  if (sent === undefined || sent.purpose !== purpose) return codeWrong()
  if (sent.isSpent || sent.wrongTries >= CODE_TRIES || state.clock.now() > sent.sentAt + CODE_VALID_MS)
    return refuse('code-spent', '验证码已失效，请重新获取', 'code')
  const isRight = sent.code === code
  state.codes.set(
    mobile,
    isRight ? { ...sent, isSpent: inTheWay === undefined } : { ...sent, wrongTries: sent.wrongTries + 1 },
  )
  if (!isRight) return codeWrong()
  return inTheWay === undefined ? ok(null) : fail(inTheWay)
}

export const codeWrong = () => refuse('code-wrong', '验证码不正确', 'code')
