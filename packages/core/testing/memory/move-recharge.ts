import { ok, type Result } from '../../src/kernel/index.ts'
import { hearNews, moveRecharge, postingOfRecharge, type ChargeNews, type RequestStep } from '../../src/wallet/index.ts'
import { notFound, type KeptRecharge, type MarketState } from './market-state.ts'
import { payProved } from './pay-order.ts'
import { post } from './market-books.ts'
import { settleOverdue } from './settle-overdue.ts'

/** What a payment channel says: money that came for an order pays it, if it still can be paid, and is the person's otherwise. */
export function hearOf(state: MarketState, id: string, news: ChargeNews): Result<unknown> {
  settleOverdue(state)
  const kept = state.recharges.get(id)
  if (kept === undefined) return notFound()
  const heard = hearNews(kept, news, state.clock.now())
  if (heard.ok && heard.value !== kept) keepRecharge(state, heard.value)
  return heard
}

export function reviewRecharge(state: MarketState, id: string, step: RequestStep): Result<unknown> {
  const kept = state.recharges.get(id)
  if (kept === undefined) return notFound()
  const moved = moveRecharge(kept, step)
  if (moved.ok) keepRecharge(state, moved.value)
  return moved
}

interface Transfer {
  readonly accountNumber: string
  readonly amountFen: number
  readonly reference: string
}

/** Money on somebody's own account is theirs; the same movement is taken once. */
export function takeTransfer(state: MarketState, { accountNumber, amountFen, reference }: Transfer): Result<unknown> {
  const userId = state.ownAccounts.get(accountNumber)
  if (userId === undefined) return notFound()
  const id = `t-${reference}`
  if (state.recharges.has(id)) return ok(null)
  const at = state.clock.now()
  const steps = [2, 3].map((status) => ({ status, at, by: 'house', why: `银行流水 ${reference}` }))
  keepRecharge(state, { id, userId, channel: 'transfer', amountFen, askedAt: at, status: 3, steps, purpose: null, payment: null })
  return ok(null)
}

export function keepRecharge(state: MarketState, recharge: KeptRecharge): void {
  const posting = postingOfRecharge(recharge)
  if (posting !== undefined) post(state, posting)
  state.recharges.set(recharge.id, posting === undefined ? recharge : { ...recharge, purpose: servedPurpose(state, recharge) })
}

function servedPurpose(state: MarketState, { userId, purpose, payment }: KeptRecharge): KeptRecharge['purpose'] {
  const buyer = [...state.members.values()].find((member) => member.userId === userId)
  if (purpose === null || payment === null || buyer === undefined) return purpose
  return { ...purpose, outcome: payProved(state, buyer, payment).ok ? 'paid' : 'kept' }
}
