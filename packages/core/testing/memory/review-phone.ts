import { reviewPhoneChange, type PhoneChangeReview } from '../../src/account/index.ts'
import type { UserId } from '../../src/session/index.ts'
import type { MarketState } from './market-state.ts'
import { keepAccount } from './memory-account.ts'
import { endSessions } from './signed-in.ts'

/**
 * A reviewer's word on the change that a person asked for last. Where it is agreed, the new mobile counts and all
 * devices log in again.
 */
export function reviewPhone(state: MarketState, userId: UserId, review: PhoneChangeReview): void {
  const [last, ...earlier] = state.accounts.get(userId)?.phoneChanges ?? []
  const member = state.members.get(userId)
  const reviewed = last === undefined ? undefined : reviewPhoneChange(last, review)
  if (member === undefined || reviewed?.ok !== true) throw new Error('There is no change to review')
  keepAccount(state, member, { phoneChanges: [reviewed.value, ...earlier] })
  if (review.verdict !== 'changed') return
  state.members.set(userId, { ...member, mobile: reviewed.value.newMobile })
  endSessions(state, userId)
}
