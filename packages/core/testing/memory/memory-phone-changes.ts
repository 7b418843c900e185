import {
  checkPhoneChange,
  mayRequestPhoneChange,
  fieldRefusal,
  type PhoneChange,
  type PhoneChangeId,
  type PhoneChanges,
  type PhoneProof,
} from '../../src/account/index.ts'
import { maskMobile } from '../../src/format/index.ts'
import { fail, ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { keepAccount, withAccount } from './memory-account.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions } from './signed-in.ts'

const PROOF_VALID_MS = 10 * 60_000

export function createMemoryPhoneChanges(state: MarketState, store: SessionStore): PhoneChanges {
  return {
    prove: (code) =>
      withAccount(state, store, (_account, { userId, mobile }) => {
        const right = checkCode(state, mobile, 'change-phone', code)
        if (!right.ok) return right
        spendCode(state, mobile)
        const proof = state.random.token() as PhoneProof
        state.phoneProofs.set(proof, { userId, validUntil: state.clock.now() + PROOF_VALID_MS })
        return ok(proof)
      }),
    change: ({ proof, newMobile, code }) =>
      withAccount(state, store, (_account, member) => {
        if (newMobile === member.mobile) return refuse('bad-parameter', '与原来的相同', 'newMobile')
        const proven = state.phoneProofs.get(proof)
        if (proven?.userId !== member.userId || proven.validUntil < state.clock.now())
          return refuse('proof-spent', '请重新验证原手机号')
        const right = checkCode(state, newMobile, 'new-phone', code)
        if (!right.ok) return right
        if (memberNamed(state, newMobile) !== undefined) return refuse('mobile-taken', '该手机号已注册', 'newMobile')
        spendCode(state, newMobile)
        state.phoneProofs.delete(proof)
        state.members.set(member.userId, { ...member, mobile: newMobile })
        endSessions(state, member.userId, store.readToken())
        return ok(null)
      }),
    request: (draft) =>
      withAccount(state, store, ({ phoneChanges }, member) => {
        const checked = checkPhoneChange(draft, member.mobile)
        if (!checked.ok) return fail(fieldRefusal(checked.failure))
        const { newMobile, code, reason } = checked.value
        if (!mayRequestPhoneChange(phoneChanges[0])) return refuse('change-open', '已有一份更换申请在审核中')
        const right = checkCode(state, newMobile, 'new-phone', code)
        if (!right.ok) return right
        if (memberNamed(state, newMobile) !== undefined) return refuse('mobile-taken', '该手机号已注册', 'newMobile')
        spendCode(state, newMobile)
        const requested: PhoneChange = {
          id: state.random.token() as PhoneChangeId,
          newMobile,
          reason,
          status: 'reviewing',
          askedAt: state.clock.now(),
          reviewedAt: null,
          note: '',
        }
        keepAccount(state, member, { phoneChanges: [requested, ...phoneChanges] })
        return ok(shown(requested))
      }),
    record: () => withAccount(state, store, ({ phoneChanges }) => ok(phoneChanges.map(shown))),
  }
}

const shown = (change: PhoneChange): PhoneChange => ({ ...change, newMobile: maskMobile(change.newMobile) })
