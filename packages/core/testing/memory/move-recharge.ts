import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideChargeNews,
  decideCredit,
  decideLateCredit,
  decideRechargeReview,
  decideTransfer,
  methodOfChannel,
  movementKnown,
  paysAsOf,
  plainReference,
  postingOfRecharge,
  rechargeMessages,
  type ArrivedTransfer,
  type ChargeNews,
  type DecidedRecharge,
  type HandCredit,
  type MoneyCredit,
  type RechargeStatus,
  type RequestStep,
} from '../../src/wallet/index.ts'
import type { RechargeRecord, MarketState } from './market-state.ts'
import { payProved } from './pay-order.ts'
import { post } from './market-books.ts'
import { settleOverdue } from './settle-overdue.ts'
import { writeMessages } from './write-messages.ts'

/**
 * A payment channel's report: money for an order pays it, if that is still possible, and is credited to the person
 * otherwise.
 */
export function onNews(state: MarketState, id: string, news: ChargeNews): Result<unknown> {
  settleOverdue(state)
  const decided = decideChargeNews(state.recharges.get(id), news, state.clock.now())
  if (!decided.ok) return decided
  const { before, after, isLate, paidAt } = decided.value
  if (after !== before) keepRecharge(state, after, paidAt)
  if (isLate) state.recharges.set(id, { ...after, late: after.late ?? 'waiting' })
  return ok(null)
}

/** Money that came after its recharge had failed is credited to the person, once. */
export function creditLate(state: MarketState, id: string, credit: HandCredit): Result<unknown> {
  const decided = decideLateCredit(state.recharges.get(id), credit)
  if (!decided.ok) return decided
  const { recharge, money } = decided.value
  const credited = creditMoney(state, money)
  const purpose = recharge.purpose && { ...recharge.purpose, outcome: 'kept' as const }
  if (credited.ok) state.recharges.set(id, { ...recharge, late: 'credited', purpose })
  return credited
}

export function reviewRecharge(
  state: MarketState,
  id: string,
  step: RequestStep<RechargeStatus>,
  named = '',
): Result<unknown> {
  const reference = plainReference(named)
  const facts = { recharge: state.recharges.get(id), reference, isMovementKnown: isCredited(state, reference) }
  const decided = decideRechargeReview(facts, step)
  if (!decided.ok) return decided
  keepRecharge(state, { ...decided.value.after, bankReference: decided.value.credited })
  return ok(null)
}

/** Money on a user's own account is theirs; the same movement is taken once. */
export function takeTransfer(
  state: MarketState,
  accountNumber: string,
  transfer: Pick<ArrivedTransfer, 'amountFen' | 'reference'>,
): Result<unknown> {
  const arrived = { ...transfer, at: state.clock.now(), by: 'reviewer', second: null }
  const decided = decideTransfer(state.ownAccounts.get(accountNumber), arrived)
  if (!decided.ok) return decided
  return isCredited(state, decided.value.reference) ? ok(null) : creditMoney(state, decided.value)
}

const isCredited = ({ recharges }: MarketState, reference: string | null): boolean =>
  reference !== null && [...recharges.values()].some(({ bankReference }) => bankReference === reference)

function creditMoney(state: MarketState, money: MoneyCredit): Result<unknown> {
  const decided = decideCredit(money)
  if (!decided.ok) return decided
  if (isCredited(state, money.reference)) return fail(movementKnown())
  const credited = {
    ...decided.value,
    method: methodOfChannel(decided.value.channel),
    purpose: null,
    payment: null,
    receipt: null,
  }
  return ok(keepNewRecharge(state, credited, money.reference))
}

export function keepNewRecharge(
  state: MarketState,
  begun: DecidedRecharge,
  bankReference: string | null = null,
): RechargeRecord {
  const recharge = { ...begun, id: state.random.token().slice(0, 20), bankReference, late: null }
  keepRecharge(state, recharge)
  return recharge
}

/** `paidAt`: when it was paid, according to its channel. */
function keepRecharge(state: MarketState, recharge: RechargeRecord, paidAt?: number): void {
  const posting = postingOfRecharge(recharge)
  if (posting !== undefined) post(state, posting)
  const purpose = posting === undefined ? recharge.purpose : servedPurpose(state, recharge, paidAt)
  state.recharges.set(recharge.id, { ...recharge, purpose })
  writeMessages(state, rechargeMessages(recharge))
}

function servedPurpose(
  state: MarketState,
  recharge: RechargeRecord,
  paidAt: number | undefined,
): RechargeRecord['purpose'] {
  const { userId, purpose, payment } = recharge
  const buyer = [...state.members.values()].find((member) => member.userId === userId)
  if (purpose === null || payment === null || buyer === undefined) return purpose
  const sentAt = paysAsOf(payment.part, recharge, paidAt, state.clock.now())
  return { ...purpose, outcome: payProved(state, buyer, payment, sentAt).ok ? 'paid' : 'kept' }
}
