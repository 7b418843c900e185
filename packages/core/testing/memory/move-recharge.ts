import { ok, type Result } from '../../src/kernel/index.ts'
import {
  countsAsPaidAt,
  creditByHand,
  applyChargeNews,
  isPaidLate,
  moveRecharge,
  postingOfRecharge,
  toRechargeStatus,
  type ChargeNews,
  type HandCredit,
  type RechargeStatus,
  type RequestStep,
} from '../../src/wallet/index.ts'
import { notFound, refuse, type RechargeRecord, type MarketState } from './market-state.ts'
import { payProved } from './pay-order.ts'
import { post } from './market-books.ts'
import { settleOverdue } from './settle-overdue.ts'

/**
 * What a payment channel says: money that came for an order pays it, if it still can be paid, and is the person's
 * otherwise.
 */
export function onNews(state: MarketState, id: string, news: ChargeNews): Result<unknown> {
  settleOverdue(state)
  const stored = state.recharges.get(id)
  if (stored === undefined) return notFound()
  const received = applyChargeNews(stored, news, state.clock.now())
  if (received.ok && received.value !== stored)
    keepRecharge(state, received.value, news.kind === 'paid' ? news.paidAt : undefined)
  if (isPaidLate(stored, news)) state.recharges.set(id, { late: 'waiting', ...stored })
  return received
}

/** What came after its recharge had failed becomes the person's, once. */
export function creditLate(state: MarketState, id: string, credit: HandCredit): Result<unknown> {
  const stored = state.recharges.get(id)
  if (stored?.late !== 'waiting') return refuse('bad-parameter', '没有迟到的款项可入账', 'status')
  const { userId, channel, amountFen, purpose } = stored
  const { at: askedAt, reference } = credit
  const begun: RechargeRecord = {
    id: `late-${id}`,
    userId,
    channel,
    amountFen,
    askedAt,
    status: 'to-review',
    steps: [],
    purpose: null,
    payment: null,
    receipt: null,
    bankReference: reference,
  }
  const credited = creditByHand(begun, credit)
  if (!credited.ok) return credited
  if (reference !== null && isCredited(state, reference)) return refuse('key-reused', '这笔银行流水已入账', 'reference')
  state.recharges.set(id, { ...stored, late: 'credited', purpose: purpose && { ...purpose, outcome: 'kept' } })
  keepRecharge(state, credited.value)
  return ok(null)
}

export function reviewRecharge(
  state: MarketState,
  id: string,
  step: RequestStep<RechargeStatus>,
  reference: string | null = null,
): Result<unknown> {
  const stored = state.recharges.get(id)
  if (stored === undefined) return notFound()
  const moved = moveRecharge(stored, step)
  if (!moved.ok) return moved
  const isCredit = toRechargeStatus(step.status).outcome === 'success'
  if (isCredit && reference === null) return refuse('parameter-missing', '请填写银行流水号', 'reference')
  if (isCredit && isCredited(state, reference)) return refuse('key-reused', '这笔银行流水已入账', 'reference')
  keepRecharge(state, { ...moved.value, bankReference: isCredit ? reference : null })
  return moved
}

const isCredited = ({ recharges }: MarketState, reference: string | null): boolean =>
  [...recharges.values()].some(({ bankReference }) => bankReference === reference)

interface Transfer {
  readonly accountNumber: string
  readonly amountFen: number
  readonly reference: string
}

/** Money on a user's own account is theirs; the same movement is taken once. */
export function takeTransfer(state: MarketState, { accountNumber, amountFen, reference }: Transfer): Result<unknown> {
  const userId = state.ownAccounts.get(accountNumber)
  if (userId === undefined) return notFound()
  const id = `t-${reference}`
  if (isCredited(state, reference)) return ok(null)
  const at = state.clock.now()
  const begun: RechargeRecord = {
    id,
    userId,
    channel: 'transfer',
    amountFen,
    askedAt: at,
    status: 'to-review',
    steps: [],
    purpose: null,
    payment: null,
    receipt: null,
    bankReference: reference,
  }
  const credited = creditByHand(begun, { at, by: 'reviewer', why: `银行流水 ${reference}`, second: null, reference })
  if (credited.ok) keepRecharge(state, credited.value)
  return credited
}

/** `saidAt`: when its channel says that it was paid. */
export function keepRecharge(state: MarketState, recharge: RechargeRecord, saidAt?: number): void {
  const posting = postingOfRecharge(recharge)
  if (posting !== undefined) post(state, posting)
  state.recharges.set(
    recharge.id,
    posting === undefined
      ? recharge
      : { ...recharge, purpose: servedPurpose(state, recharge, countsAsPaidAt(recharge, saidAt, state.clock.now())) },
  )
}

function servedPurpose(
  state: MarketState,
  { userId, purpose, payment }: RechargeRecord,
  paidAt: number,
): RechargeRecord['purpose'] {
  const buyer = [...state.members.values()].find((member) => member.userId === userId)
  if (purpose === null || payment === null || buyer === undefined) return purpose
  return {
    ...purpose,
    outcome: payProved(state, buyer, payment, payment.part === 'balance' ? paidAt : undefined).ok ? 'paid' : 'kept',
  }
}
