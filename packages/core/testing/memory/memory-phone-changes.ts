import {
  decidePhoneChange,
  decidePhoneRequest,
  mobileTaken,
  reviewPhoneChange,
  shownPhoneChange,
  type PhoneChangeId,
  type PhoneChangeReview,
  type PhoneChanges,
  type PhoneProof,
} from '../../src/account/index.ts'
import { ok, type Refused } from '../../src/kernel/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { keepMember, type MarketState } from './market-state.ts'
import { takeCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions } from './signed-in.ts'
import { beginCredentialHold } from './credential-hold.ts'

const PROOF_VALID_MS = 10 * 60_000

export function createMemoryPhoneChanges({ state, store, call }: Desk): PhoneChanges {
  const takeNewCode = (mobile: string, code: string) =>
    takeCode(state, { mobile, purpose: 'new-phone', code }, takenBy(mobile))
  const takenBy = (mobile: string): Refused | undefined =>
    memberNamed(state, mobile) === undefined ? undefined : mobileTaken('newMobile')
  const prove = (code: string) =>
    call(({ userId, mobile }) => {
      const taken = takeCode(state, { mobile, purpose: 'change-phone', code })
      if (!taken.ok) return taken
      const proof = state.random.token() as PhoneProof
      state.phoneProofs.set(proof, { userId, validUntil: state.clock.now() + PROOF_VALID_MS })
      return ok(proof)
    })
  return {
    prove,
    proveAgain: prove,
    change: ({ proof, newMobile, code }) =>
      call((who) => {
        const proven = state.phoneProofs.get(proof)
        const hasProof = proven?.userId === who.userId && proven.validUntil >= state.clock.now()
        const allowed = decidePhoneChange({ mobile: who.mobile, hasProof }, newMobile)
        const taken = allowed.ok ? takeNewCode(newMobile, code) : allowed
        if (!taken.ok) return taken
        state.phoneProofs.delete(proof)
        keepMember(state, who, { mobile: newMobile })
        beginCredentialHold(state, who, 'mobile')
        endSessions(state, who.userId, store.readToken())
        return ok(null)
      }),
    request: (draft) =>
      call((who) => {
        const { mobile, phoneChanges } = who
        const decided = decidePhoneRequest({ mobile, last: phoneChanges[0], at: state.clock.now() }, draft)
        if (!decided.ok) return decided
        const taken = takeNewCode(decided.value.requested.newMobile, decided.value.code)
        if (!taken.ok) return taken
        const requested = { ...decided.value.requested, id: state.random.token() as PhoneChangeId }
        keepMember(state, who, { phoneChanges: [requested, ...phoneChanges] })
        return ok(shownPhoneChange(requested))
      }),
    record: () => call(({ phoneChanges }) => ok(phoneChanges.map(shownPhoneChange))),
  }
}

/**
 * A reviewer's word on the change that a person asked for last. Where it is agreed, the new mobile counts and all
 * devices log in again.
 */
export function reviewPhone(state: MarketState, userId: UserId, review: PhoneChangeReview): void {
  const member = state.members.get(userId)
  const [last, ...earlier] = member?.phoneChanges ?? []
  const reviewed = last && reviewPhoneChange(last, review)
  if (member === undefined || reviewed?.ok !== true) throw new Error('There is no change to review')
  const isAgreed = review.verdict === 'changed'
  const { newMobile } = reviewed.value
  keepMember(state, member, { phoneChanges: [reviewed.value, ...earlier], ...(isAgreed && { mobile: newMobile }) })
  if (!isAgreed) return
  beginCredentialHold(state, member, 'mobile')
  endSessions(state, userId)
}
